//! Shooting: targets, and the figures and guns that shoot.

use drumhead_words::Length;

use super::*;

fn shot(number: u16, figures: u32) -> Unit {
    Unit {
        groups: vec![armed(Weapon::Musket, figures)],
        ..unit(number, Kind::Infantry, 0)
    }
}

fn shoots(target: UnitRef, arm: Arm, observed: FireObservations) -> Command {
    Command::Shoot(actions::Shoot {
        unit: FOOT,
        target,
        arm,
        observed,
    })
}

const MUSKETS: Arm = Arm::Group {
    group: 0,
    weapon: Weapon::Musket,
};

/// F-9.12: only the target of a charge of exactly half a full charge shoots at it.
#[test]
fn others_shoot_at_a_charge_of_more_than_half_a_full_charge() {
    for (more, objects) in [(0, true), (1, false)] {
        let mut horse = unit(1, Kind::Cavalry, 12);
        horse.charge = Some(ChargeStyle::Gallop);
        let second = Unit {
            number: UnitNumber(2),
            ..foot(20)
        };
        let enemies = vec![horse, second];
        let mut battle = between(vec![shot(1, 24), shot(2, 24)], enemies);
        go_to(&mut battle, Step::ChargesB);
        let usual = ChargeObservations::default();
        let reach = position(&battle).charge_reach(ENEMY, &usual).unwrap();
        let distance = Some(reach.total().part(2).plus(Length::inches(more)));
        let observed = ChargeObservations { distance, ..usual };
        charge_with(&mut battle, ENEMY, HORSE, observed);
        go_to(&mut battle, Step::Fire);
        let why = objections(
            &battle,
            &shoots(ENEMY, MUSKETS, FireObservations::plain(12, true)),
        );
        assert_eq!(why.iter().any(|id| id == "charges_other"), objects);
    }
}
