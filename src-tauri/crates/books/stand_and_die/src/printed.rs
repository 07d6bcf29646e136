//! Prints of a battle, and the form of its set-up.

use drumhead_rules::battles::lists::ListPrinted;
use drumhead_rules::catalogue::Catalogue;
use drumhead_rules::data::TableError;
use drumhead_rules::frame::Sum;
use drumhead_rules::printed::{Counted, RosterAsked};
use drumhead_vocabulary::play::{Asked, Tag, UnitRef};
use drumhead_vocabulary::sheet::{Sheet, Table};

use crate::army::Troops;
use crate::place::{is_occupier, lives};
use crate::state::UnitState;
use crate::{Army, Battle, Interpretations, StandAndDie, Story, form, panel, sheet, shown};

impl ListPrinted for StandAndDie {
    type Story = Story;

    const COUNTED: Counted = Counted::Strength;
    const STATES_TELL_PLACES: bool = true;

    fn asked(battle: &Battle) -> Vec<Asked> {
        form::agreements(battle)
    }

    fn warnings(battle: &Battle) -> Vec<String> {
        form::problems(battle)
    }

    fn setup_tags(battle: &Battle, army: &Army) -> Vec<Tag> {
        let objectives = shown::objectives(battle, &army.own.objectives);
        objectives.into_iter().collect()
    }

    fn whole_playsheet(words: &'static Catalogue) -> Result<Sheet, TableError> {
        sheet::playsheet(words, &Interpretations::default())
    }

    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        sheet::of_battle(battle.words, &battle.tables, &battle.setup)
    }

    fn side_roster(
        battle: &Battle,
        side: u8,
        army: Army,
        asked: RosterAsked,
    ) -> Result<Sheet, TableError> {
        let left = asked.now.then(|| {
            let here = battle
                .state
                .units()
                .filter(|(unit, it)| unit.side == side && it.away.is_none());
            let troops = here.map(|(_, it)| it.troops(lives(battle)));
            troops.fold(Troops::default(), Troops::and)
        });
        let (words, tables) = (battle.words, &battle.tables);
        let (for_whom, own) = (asked.for_whom, Some(sheet::Agreed::of(&battle.setup)));
        sheet::roster_of(words, tables, &army, for_whom, asked.tables, own, left)
    }

    fn card_front(battle: &Battle, _: UnitRef, group: &UnitState) -> Sum {
        panel::own(battle, group)
    }

    fn card_back(battle: &Battle, group: &UnitState) -> Vec<Table> {
        let troops = group.troops(lives(battle));
        vec![sheet::sums_of(battle.words, &battle.tables, troops)]
    }

    /// Guns out of action occupy their hex only if the players agree that they do (gap S-A16).
    fn occupies(battle: &Battle, unit: UnitRef) -> bool {
        is_occupier(battle, unit)
    }

    fn objectives(battle: &Battle, side: u8) -> &str {
        let of = battle.state.objectives.get(usize::from(side));
        of.map_or("", |text| text.trim())
    }
}
