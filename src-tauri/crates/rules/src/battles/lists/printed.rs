//! Prints of a battle between armies that are lists, and the form of its set-up.

use drumhead_catalogue::{Catalogue, Language};
use drumhead_vocabulary::list::ListProblem;
use drumhead_vocabulary::play::{Asked, SetupForm, SetupSide, Tag, Trial, UnitRef};
use drumhead_vocabulary::sheet::{Fact, Sheet, Table};

use super::{ListBattle, ListSetup as _, ListShown, UnitOf};
use crate::armies::BookError;
use crate::data::{TableError, switches};
use crate::frame::{Battle, Names as _, Sum};
use crate::list::setup::{ask_first, ask_name};
use crate::list::sides::ListState as _;
use crate::list::{ListArmy, ListBook, illegal_lines, new_army};
use crate::printed::{Counted, Printed, RosterAsked};
use crate::report::Narrator;

/// The prints and the set-up form of a rulebook whose armies are lists. The framework derives
/// [`Printed`] and [`BattleBook`](crate::battles::BattleBook) from this trait.
pub trait ListPrinted: ListShown {
    /// The report's narrator.
    type Story: Narrator<Self>;

    /// The quantity that rosters count.
    const COUNTED: Counted;
    /// Whether the rules have tests for single units.
    const HAS_TESTS: bool = false;
    /// Whether a unit's states include its place on the map.
    const STATES_TELL_PLACES: bool = false;

    /// Returns the set-up's questions about a side, which come after the question of the side's
    /// name.
    fn asked_of_side(_battle: &Battle<Self>, _side: u8) -> Vec<Asked> {
        Vec::new()
    }

    /// Returns the set-up's other questions.
    fn asked(_battle: &Battle<Self>) -> Vec<Asked> {
        Vec::new()
    }

    /// Returns whether an interpretation can have an effect in this battle. The set-up does not ask
    /// about other interpretations.
    fn matters(_battle: &Battle<Self>, _interpretation: &str) -> bool {
        true
    }

    /// Returns the warnings before the battle.
    fn warnings(_battle: &Battle<Self>) -> Vec<String> {
        Vec::new()
    }

    /// Returns the summary of a side's army in the set-up.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn about_side(battle: &Battle<Self>, army: &ListArmy<Self>) -> Result<String, TableError> {
        <Self as ListBook>::about(army, battle.words)
    }

    /// Returns the problems with a side's army in the set-up. A rulebook whose problems depend on
    /// tables uses the battle's.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn problems_of_side(
        battle: &Battle<Self>,
        army: &ListArmy<Self>,
    ) -> Result<Vec<ListProblem>, TableError> {
        <Self as ListBook>::problems(army, battle.words)
    }

    /// Returns the tags of a side in the set-up.
    fn setup_tags(_battle: &Battle<Self>, _army: &ListArmy<Self>) -> Vec<Tag> {
        Vec::new()
    }

    /// Returns the playsheet under the default interpretations.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn whole_playsheet(words: &'static Catalogue) -> Result<Sheet, TableError>;

    /// Returns the playsheet of this battle, including its agreements.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn playsheet(battle: &Battle<Self>) -> Result<Sheet, TableError>;

    /// Returns the roster of a side. The army already has the interpretations of the battle.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn side_roster(
        battle: &Battle<Self>,
        side: u8,
        army: ListArmy<Self>,
        asked: RosterAsked,
    ) -> Result<Sheet, TableError>;

    /// Returns the sum on the front of a unit's card, with a reason for each line.
    fn card_front(battle: &Battle<Self>, unit: UnitRef, of: &UnitOf<Self>) -> Sum;

    /// Returns the tables on the back of a unit's card.
    fn card_back(battle: &Battle<Self>, of: &UnitOf<Self>) -> Vec<Table>;

    /// Returns a side's objectives, in the player's words.
    fn objectives(_battle: &Battle<Self>, _side: u8) -> &str {
        ""
    }

    /// Returns whether a unit on the map occupies its hex for its side.
    fn occupies(_battle: &Battle<Self>, _unit: UnitRef) -> bool {
        true
    }

    /// Returns the test among the facts of the command just carried out, if there is one.
    fn trial(_battle: &Battle<Self>, _facts: &[Self::Fact]) -> Option<Trial> {
        None
    }
}

impl<B: ListPrinted> Printed for B {
    type Story = <B as ListPrinted>::Story;

    const HAS_TESTS: bool = <B as ListPrinted>::HAS_TESTS;
    const COUNTED: Counted = <B as ListPrinted>::COUNTED;
    const STATES_TELL_PLACES: bool = <B as ListPrinted>::STATES_TELL_PLACES;

    fn whole_playsheet(_: bool, language: Language) -> Result<Sheet, BookError> {
        let words = <B as ListBook>::words(language);
        Ok(<B as ListPrinted>::whole_playsheet(words)?)
    }

    fn form(battle: &Battle<B>) -> Result<SetupForm, TableError> {
        let (setup, words) = (&battle.setup, battle.words);
        let mut asked = Vec::new();
        let names = [0, 1].map(|side| battle.side_name(side));
        for (side, name) in (0_u8..).zip(names) {
            asked.push(ask_name(words, side, name));
            asked.extend(B::asked_of_side(battle, side));
        }
        asked.push(ask_first(words, names, setup.first()));
        asked.extend(B::asked(battle));
        let sides = (0_u8..).zip(setup.armies());
        let armies = names.into_iter().zip(setup.armies());
        let empty = armies
            .filter(|(_, army)| army.units.is_empty())
            .map(|(name, _)| words.fill("setup.no_units", &[("side", name)]));
        let path = |id: &str| format!("/interpretations/{id}");
        let mut interpretations =
            switches::asked(words, B::register()?, setup.interpretations(), path);
        let switches = B::register()?.iter();
        let idle: Vec<String> = switches
            .filter(|it| !B::matters(battle, it.id.as_str()))
            .map(|it| path(it.id.as_str()))
            .collect();
        interpretations.retain(|it| !idle.contains(&it.question.path));
        Ok(SetupForm {
            asked,
            interpretations,
            others: Vec::new(),
            presets: Vec::new(),
            problems: empty.chain(B::warnings(battle)).collect(),
            sides: sides
                .map(|(side, army)| side_of(battle, side, army))
                .collect::<Result<_, _>>()?,
        })
    }

    fn roster(battle: &Battle<B>, side: u8, asked: RosterAsked) -> Result<Sheet, TableError> {
        let army = battle.setup.armies().get(usize::from(side)).copied();
        let army = ListArmy::<B> {
            interpretations: battle.setup.interpretations().clone(),
            ..army.map_or_else(new_army::<B>, Clone::clone)
        };
        B::side_roster(battle, side, army, asked)
    }

    fn playsheet(battle: &Battle<B>) -> Result<Sheet, TableError> {
        <B as ListPrinted>::playsheet(battle)
    }

    fn deviations(battle: &Battle<B>) -> Result<Vec<String>, TableError> {
        let interpretations = battle.setup.interpretations();
        let differ = switches::deviations(battle.words, B::register()?, interpretations);
        Ok(differ.into_iter().map(str::to_owned).collect())
    }

    fn card_front(battle: &Battle<B>, unit: UnitRef) -> Vec<Fact> {
        let front = battle
            .state
            .find(unit)
            .map(|it| <B as ListPrinted>::card_front(battle, unit, it));
        front.map_or_else(Vec::new, |sum| sum.facts(battle))
    }

    fn card_back(battle: &Battle<B>, unit: UnitRef) -> Vec<Table> {
        let of = battle.state.find(unit);
        of.map_or_else(Vec::new, |it| <B as ListPrinted>::card_back(battle, it))
    }

    fn objectives(battle: &Battle<B>, side: u8) -> &str {
        <B as ListPrinted>::objectives(battle, side)
    }

    fn occupies(battle: &Battle<B>, unit: UnitRef) -> bool {
        <B as ListPrinted>::occupies(battle, unit)
    }

    fn trial(battle: &Battle<B>, facts: &[<B as ListBattle>::Fact]) -> Option<Trial> {
        <B as ListPrinted>::trial(battle, facts)
    }
}

/// Returns the summary of a side.
fn side_of<B: ListPrinted>(
    battle: &Battle<B>,
    side: u8,
    army: &ListArmy<B>,
) -> Result<SetupSide, TableError> {
    let problems = B::problems_of_side(battle, army)?;
    Ok(SetupSide {
        name: battle.side_name(side).to_owned(),
        about: B::about_side(battle, army)?,
        tags: B::setup_tags(battle, army),
        problems: illegal_lines(battle.words, problems, side, |unit| battle.unit_name(unit)),
    })
}
