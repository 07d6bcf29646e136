//! What is printed of a battle.

use drumhead_rules::armies::BookError;
use drumhead_rules::catalogue::{Catalogue, Language};
use drumhead_rules::data::{TableError, switches};
use drumhead_rules::frame::Names as _;
use drumhead_rules::list::paper::{self, frame};
use drumhead_rules::list::setup::{ask_first, ask_name};
use drumhead_rules::list::{ListBook as _, breach_lines, new_army};
use drumhead_rules::printed::{Counted, Printed, RosterAsked};
use drumhead_words::play::{SetupForm, SetupSide, UnitRef};
use drumhead_words::sheet::{Sheet, Table};

use crate::Battle;
use crate::army::{Army, Toy};
use crate::story::Story;
use crate::tables::{Readings, clauses, register, speak};

/// The sheet of a battle under these interpretations: the clauses.
fn sheet(words: &Catalogue, readings: &Readings) -> Result<Sheet, TableError> {
    let rules = clauses()?
        .iter()
        .map(|it| format!("{} [{}]", it.text(words), it.id));
    let rules: Vec<String> = rules.collect();
    paper::playsheet::<Toy>(words, readings, vec![frame(words, "rules", &rules)])
}

impl Printed for Toy {
    type Story = Story;

    const COUNTED: Counted = Counted::Strength;

    fn whole_playsheet(_: bool, language: Language) -> Result<Sheet, BookError> {
        Ok(sheet(speak(language), &Readings::default())?)
    }

    fn form(battle: &Battle) -> Result<SetupForm, TableError> {
        let (setup, words) = (&battle.setup, battle.words);
        let names = setup.sides.each_ref().map(|side| side.name.as_str());
        let asked = (0..)
            .zip(names)
            .map(|(side, name)| ask_name(words, side, name));
        let about = (0..).zip(&setup.sides).map(|(side, of)| {
            let complaints = Self::complaints(&of.army, words)?;
            Ok(SetupSide {
                name: of.name.clone(),
                about: Self::about(&of.army, words)?,
                tags: Vec::new(),
                breaches: breach_lines(complaints, side, |unit| battle.unit_name(unit)),
            })
        });
        let path = |id: &str| format!("/readings/{id}");
        Ok(SetupForm {
            asked: asked
                .chain([ask_first(words, names, setup.first)])
                .collect(),
            readings: switches::asked(words, register()?, &setup.readings, path),
            others: Vec::new(),
            presets: Vec::new(),
            problems: Vec::new(),
            sides: about.collect::<Result<_, TableError>>()?,
        })
    }

    fn roster(battle: &Battle, side: u8, asked: RosterAsked) -> Result<Sheet, TableError> {
        let army = battle.setup.sides.get(usize::from(side));
        let army = Army {
            readings: battle.setup.readings,
            ..army.map_or_else(new_army::<Self>, |side| side.army.clone())
        };
        <Self as drumhead_rules::list::ListBook>::roster(&army, asked.for_whom, battle.words)
    }

    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        sheet(battle.words, &battle.setup.readings)
    }

    fn deviations(battle: &Battle) -> Result<Vec<String>, TableError> {
        let differ = battle.setup.readings.deviations(battle.words)?;
        Ok(differ.into_iter().map(str::to_owned).collect())
    }

    fn card_back(_: &Battle, _: UnitRef) -> Vec<Table> {
        Vec::new()
    }
}
