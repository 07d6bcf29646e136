//! Printed documents of a battle.

use drumhead_rules::catalogue::Language;
use std::collections::BTreeMap;

use drumhead_rules::armies::BookError;
use drumhead_rules::printed::{Counted, Printed, RosterAsked};
use drumhead_vocabulary::play::{SetupForm, Trial, UnitRef};
use drumhead_vocabulary::sheet::{Sheet, Table};

use super::story::{self, Story};
use super::{Battle, Event, Fornovo, form, papers, position};
use crate::army::FigureScale;
use crate::interpretations::Interpretations;
use crate::playsheet::{Scope, interpretations_shown, playsheet};
use crate::sheet::RosterOptions;
use crate::tables::{Rules, TableError};
use crate::words::Words;

impl Printed for Fornovo {
    type Story = Story;

    const HAS_TESTS: bool = true;
    const COUNTED: Counted = Counted::Paid;
    const PAPER_WORDS: &'static str = "roster";
    const PLAYSHEETS: &'static [&'static str] = &["Fornovo, 25\u{2013}30 mm", "Fornovo, 15 mm"];

    fn whole_playsheet(small_figures: bool, language: Language) -> Result<Sheet, BookError> {
        let scale = if small_figures {
            FigureScale::Small
        } else {
            FigureScale::Large
        };
        let scope = Scope::of_all(scale);
        let rules = Rules::standard()?;
        let words = Words::speak(language);
        Ok(playsheet(
            rules,
            &Interpretations::default(),
            &scope,
            words,
        )?)
    }

    fn form(battle: &Battle) -> Result<SetupForm, TableError> {
        form::form(battle)
    }

    fn roster(battle: &Battle, side: u8, asked: RosterAsked) -> Result<Sheet, TableError> {
        let RosterAsked { for_whom, bill, .. } = asked;
        papers::of_side(battle, side, RosterOptions { for_whom, bill })
    }

    /// Returns the playsheet for the troops and terrain of both armies, with the battle's
    /// interpretations.
    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        let setup = &battle.setup;
        let sides = setup
            .sides
            .each_ref()
            .map(|side| (side.name.as_str(), &side.army));
        let rules = &battle.tables.rules;
        let scope = Scope::between(sides, setup.scale, setup.year, rules);
        playsheet(
            rules,
            &setup.interpretations,
            &scope,
            Words::of(battle.words),
        )
    }

    fn deviations(battle: &Battle) -> Result<Vec<String>, TableError> {
        interpretations_shown(&battle.setup.interpretations, Words::of(battle.words))
    }

    fn groups_left(battle: &Battle, side: u8) -> BTreeMap<u16, String> {
        papers::left(battle, side)
    }

    /// Whether the unit has states that players tick on paper. A sniper has none: it takes no tests
    /// and has no morale.
    fn keeps_states(battle: &Battle, unit: UnitRef) -> bool {
        !position(battle).is_sniper(unit)
    }

    fn base(battle: &Battle, unit: UnitRef) -> Option<(u16, u16)> {
        papers::base(battle, unit)
    }

    fn card_back(battle: &Battle, unit: UnitRef) -> Vec<Table> {
        papers::card_back(battle, unit)
    }

    fn trial(battle: &Battle, facts: &[Event]) -> Option<Trial> {
        story::trial(battle, facts)
    }
}
