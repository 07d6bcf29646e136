//! The small battle used in the proofs: a moving side of foot, horse and a gun against foot, horse
//! and skirmishers.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_charging::actions::{Declare, End, Test};
use drumhead_charging::{
    Arm, Army, Battle, Command, Cover, Interpretations, Kind, Order, Setup, SideSetup, Struck, Unit,
};
use drumhead_rules::play::Game as _;
pub(super) use drumhead_testing::play;
use drumhead_vocabulary::play::UnitRef;

/// The moving side's foot and horse, and the other side's foot and skirmishers.
pub(super) const FOOT: UnitRef = UnitRef::new(0, 1);
pub(super) const HORSE: UnitRef = UnitRef::new(0, 2);
pub(super) const TARGET: UnitRef = UnitRef::new(1, 1);
pub(super) const LIGHT: UnitRef = UnitRef::new(1, 3);

fn unit(number: u16, arm: Arm, order: Order) -> Unit {
    Unit {
        number,
        of: Kind {
            arm,
            order,
            basic_morale: 7,
            strength: 3,
            mounted: arm == Arm::Cavalry,
        },
        ..Unit::default()
    }
}

/// Returns the battle under these interpretations.
pub(super) fn battle(interpretations: Interpretations) -> Battle {
    let side = |name: &str, units: Vec<Unit>| SideSetup {
        name: name.to_owned(),
        army: Army {
            units,
            ..Army::default()
        },
    };
    let foot = unit(1, Arm::Infantry, Order::Close);
    let horse = unit(2, Arm::Cavalry, Order::Close);
    let setup = Setup {
        sides: [
            side(
                "Crown",
                vec![
                    foot.clone(),
                    horse.clone(),
                    unit(3, Arm::Artillery, Order::Close),
                ],
            ),
            side(
                "Congress",
                vec![foot, horse, unit(3, Arm::Infantry, Order::Open)],
            ),
        ],
        first: 0,
        interpretations,
        tables: None,
    };
    Battle::new(setup).expect("the battle begins")
}

/// Returns a charge from 3 inches away, straight ahead and without obstacles.
pub(super) const fn charge(charger: UnitRef, target: UnitRef, struck: Struck) -> Command {
    Command::Declare(Declare {
        charger,
        target,
        struck,
        inches: 3,
        ahead: true,
        clear: true,
    })
}

/// Returns the test of a unit in the open.
pub(super) const fn test(unit: UnitRef) -> Command {
    Command::Test(Test {
        unit,
        cover: Cover::Open,
    })
}

/// Returns the battle after this charge was declared, at the start of the tests.
pub(super) fn charged(charger: UnitRef, target: UnitRef, struck: Struck) -> Battle {
    let mut battle = battle(Interpretations::default());
    play(&mut battle, &charge(charger, target, struck), [1]);
    play(&mut battle, &End {}, [1]);
    battle
}

/// Returns the battle in the other side's turn: its skirmishers charge the front of the horse,
/// which rolls a 1 and so may counter-charge.
pub(super) fn skirmishers_charge() -> Battle {
    let mut battle = battle(Interpretations::default());
    while battle.state().mover == 0 {
        play(&mut battle, &End {}, [1]);
    }
    play(&mut battle, &charge(LIGHT, HORSE, Struck::Front), [1]);
    play(&mut battle, &End {}, [1]);
    play(&mut battle, &test(HORSE), [1]);
    battle
}

/// Returns the log lines of a command with their details.
pub(super) fn narrated(battle: &mut Battle, command: &(impl Into<Command> + Clone)) -> String {
    let before = battle.clone();
    let events = play(battle, command, [1]);
    let lines: Vec<_> = before
        .narrate(&events)
        .into_iter()
        .flat_map(|line| std::iter::once(line.text).chain(line.details))
        .collect();
    lines.join(" ")
}
