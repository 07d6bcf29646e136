//! The beginning and the end of battles.

use drumhead_rules::battles::lists::ListBattle;
use drumhead_rules::data::TableError;
use drumhead_rules::frame::{Answer, Field, Row, nothing};
use drumhead_rules::outcome::{Coin, Ended, Fate, Left};
use drumhead_rules::unit_field;
use drumhead_rules::upcast::Upcast;
use drumhead_vocabulary::play::UnitRef;

use crate::army;
use crate::state::first_state;
use crate::{Army, Away, Battle, Command, Event, Setup, SideSetup, Soldiers, State, Tables, Toy};

impl Upcast for Toy {
    const VERSION: u32 = 1;
}

impl ListBattle for Toy {
    type Setup = Setup;
    type Tables = Tables;
    type State = State;
    type Fact = Event;
    type Action = Command;
    type ReportEvents = Vec<[UnitRef; 2]>;

    const FIELDS: &'static [&'static dyn Field<Self>] = &[
        &unit_field!(Toy: "away", |_, _| places(), away).on_paper(|_, _| Some(places())),
        &Row::new(
            "figures",
            |battle: &Battle, unit| Some(battle.state.unit(unit)?.figures),
            |_, _| Answer::up_to(army::MOST),
            |battle, unit, figures| {
                battle.state.unit_mut(unit)?.keeps(figures);
                Ok(())
            },
        )
        .on_paper(|battle, unit| {
            let start = battle.state.unit(unit)?.start;
            Some(Answer::left(start.into(), army::MOST.into()))
        }),
    ];
    const ENGINE: &'static str = env!("ENGINE");
    const TABLES: &'static str = "numbers.toml";
    const LOST_IN: &'static [Coin] = &[Coin::Figures];

    fn standard() -> Result<&'static Tables, TableError> {
        Tables::standard()
    }

    fn between(first: Army, second: Army) -> Result<Setup, TableError> {
        let side = |army: Army| SideSetup {
            name: army.name.trim().to_owned(),
            army,
        };
        Ok(Setup {
            interpretations: first.interpretations,
            sides: [first, second].map(side),
            first: 0,
            tables: None,
        })
    }

    fn first_state(setup: &Setup) -> State {
        first_state(setup)
    }

    fn beaten(battle: &Battle) -> Vec<u8> {
        let gone = |side: &u8| battle.state.standing(*side).next().is_none();
        [0, 1].into_iter().filter(gone).collect()
    }

    fn fate(_: &Battle, _: UnitRef, unit: &Soldiers) -> Fate {
        let figures = u32::from(unit.figures);
        Fate {
            ended: unit.away.map_or(Ended::Stood, |_| Ended::Destroyed),
            left: vec![Left::of(Coin::Figures, figures, unit.start.into())],
            worth: figures,
        }
    }
}

/// Returns the choice between "on the table" and the reasons for being off it.
fn places() -> Answer {
    let table = nothing("place.table");
    let away = Answer::named("away", Away::ALL, Away::id);
    Answer::One([&[table], &*away.choices()].concat())
}
