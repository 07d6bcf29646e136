//! What is printed of a battle, and counted of it for a report.

use drumhead_rules::armies::BookError;
use drumhead_rules::catalogue::Language;
use drumhead_rules::data::TableError;
use drumhead_rules::printed::{Counted, Printed, RosterAsked};
use drumhead_words::play::{self, SetupForm, UnitRef};
use drumhead_words::sheet::{Fact, Sheet, Table};

use crate::army::{Arm, Army, EdgehillNaseby};
use crate::place::{readings, scope};
use crate::state::Crew;
use crate::state::Standing;
use crate::words::speak;
use crate::{Battle, Readings, Scope, Story, form, panel, sheet};

/// How many units of each side are so.
fn counted(battle: &Battle, holds: impl Fn(&Standing) -> bool) -> [u32; 2] {
    [0_u8, 1].map(|side| {
        let units = battle.state.units();
        let own = units.filter(|(unit, it)| battle.state.serves(*unit) == side && holds(it));
        u32::try_from(own.count()).unwrap_or(u32::MAX)
    })
}

impl Printed for EdgehillNaseby {
    type Story = Story;

    const COUNTED: Counted = Counted::Units {
        but: &[play::Arm::Leader, play::Arm::Guns],
    };

    fn whole_playsheet(_: bool, language: Language) -> Result<Sheet, BookError> {
        Ok(sheet::playsheet(
            speak(language),
            &Readings::default(),
            Scope::WHOLE,
        )?)
    }

    fn form(battle: &Battle) -> Result<SetupForm, TableError> {
        form::form(battle)
    }

    fn roster(battle: &Battle, side: u8, asked: RosterAsked) -> Result<Sheet, TableError> {
        let RosterAsked {
            for_whom, tables, ..
        } = asked;
        let army = battle.setup.sides.get(usize::from(side));
        let army = Army {
            readings: battle.setup.readings,
            ..army.map_or_else(Army::default, |side| side.army.clone())
        };
        sheet::roster_with(battle.words, &army, for_whom, tables.then(|| scope(battle)))
    }

    fn playsheet(battle: &Battle) -> Result<Sheet, TableError> {
        sheet::playsheet_with(
            battle.words,
            readings(battle),
            scope(battle),
            &battle.setup.profile,
        )
    }

    fn deviations(battle: &Battle) -> Result<Vec<String>, TableError> {
        let differ = battle.setup.readings.deviations(battle.words)?;
        Ok(differ.into_iter().map(str::to_owned).collect())
    }

    /// What stays so, and not what is so at this moment.
    fn card_front(battle: &Battle, unit: UnitRef) -> Vec<Fact> {
        panel::lasting(battle, unit).facts(battle)
    }

    /// The odds of a gun, or what ground and facing do to troops.
    fn card_back(battle: &Battle, unit: UnitRef) -> Vec<Table> {
        let standing = battle.state.unit(unit);
        standing.map_or_else(Vec::new, |standing| {
            let (tables, readings) = (&battle.tables, readings(battle));
            sheet::behind(battle.words, standing.arm, tables, readings, scope(battle))
        })
    }

    /// The units of infantry, cavalry and guns that it has lost.
    fn lost(battle: &Battle) -> [u32; 2] {
        counted(battle, |it| it.arm != Arm::Leader && it.away.is_some())
    }

    /// Twice its infantry and cavalry, those in disorder counted once, and its guns that are served.
    fn in_hand(battle: &Battle) -> [u32; 2] {
        let whole = counted(battle, |it| it.is_troops() && it.away.is_none());
        let steady = counted(battle, |it| {
            it.is_troops() && it.away.is_none() && !it.disordered
        });
        let served = |it: &Standing| it.gun.is_some_and(|gun| gun.crew == Crew::Manned);
        let guns = counted(battle, |it| served(it) && it.away.is_none());
        [0, 1].map(|side| whole[side] + steady[side] + guns[side])
    }
}
