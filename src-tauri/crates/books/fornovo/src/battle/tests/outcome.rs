//! The outcome of a battle.

use drumhead_rules::battles::BattleBook as _;
use drumhead_rules::outcome::{self as rules, Coin, Ended, GeneralFate, Left};

use super::*;

const GUNS: UnitRef = UnitRef::new(0, 3);

/// Returns a battle of foot, horse and a battery of two guns, against foot.
fn of_three() -> Battle {
    let battery = Unit {
        models: Models {
            medium_gun: 2,
            limber: 1,
            ..Models::default()
        },
        ..unit(3, Kind::Artillery, 6)
    };
    let own = vec![foot(24), unit(2, Kind::Cavalry, 12), battery];
    let enemy = army(vec![foot(20)]);
    Battle::new(Setup::of(army(own), enemy)).unwrap()
}

#[test]
fn the_outcome_lists_the_fate_figures_and_guns_of_each_unit() {
    let mut battle = of_three();
    let mut change = |unit, change: fn(&mut UnitState)| {
        change(battle.state.units.get_mut(&unit).unwrap());
    };
    change(FOOT, |it| {
        it.groups = vec![18];
        it.morale = Morale::Shaken {
            since: Moment::START,
        };
    });
    change(HORSE, |it| it.place = Place::Away { since: 2 });
    change(GUNS, |it| it.models.medium_gun = 1);
    change(ENEMY, |it| {
        it.morale = Morale::Routed {
            moves: 1,
            half_moves: 0,
        };
    });
    let outcome = Fornovo::outcome(&battle);
    let ended = |unit| outcome.fates[&unit].ended;
    assert_eq!(
        [FOOT, HORSE, GUNS, ENEMY].map(ended),
        [Ended::Stood, Ended::Away, Ended::Stood, Ended::Routed]
    );
    let guns: Vec<_> = outcome.fates[&GUNS]
        .left
        .iter()
        .map(|left| (left.coin, left.now, left.start))
        .collect();
    assert_eq!(
        guns,
        [
            (Coin::Figures, 6, 6),
            (Coin::Guns, 1, 2),
            (Coin::Limbers, 1, 1)
        ]
    );
    assert_eq!(outcome.fates[&FOOT].left, [Left::of(Coin::Figures, 18, 24)]);
    assert_eq!((outcome.lost(), outcome.in_hand()), ([6, 0], [60, 0]));
    assert_eq!(outcome.held_field, None);
}

#[test]
fn the_fate_of_a_unit_shows_why_it_is_gone() {
    for (why, ended) in [
        (Gone::Destroyed, Ended::Destroyed),
        (Gone::Fled, Ended::Fled),
        (Gone::Surrendered, Ended::Surrendered),
        (Gone::Mutinied, Ended::WentHome),
        (Gone::Removed, Ended::SetAside),
    ] {
        let mut battle = of_three();
        battle.state.units.get_mut(&ENEMY).unwrap().place = Place::Gone { why };
        let outcome = Fornovo::outcome(&battle);
        assert_eq!(outcome.fates[&ENEMY].ended, ended);
        assert_eq!(outcome.held_field, Some(0));
    }
}

#[test]
fn neither_side_holds_the_field_if_both_lose_all_their_units() {
    let mut battle = of_three();
    for unit in battle.state.units.values_mut() {
        unit.place = Place::Gone { why: Gone::Fled };
    }
    assert_eq!(battle.snapshot().beaten, [0, 1]);
    assert_eq!(Fornovo::outcome(&battle).held_field, None);
    let over = battle.over().unwrap();
    assert!(over.starts_with("Neither side has units left"), "{over}");
}

#[test]
fn a_general_removed_from_play_is_lost() {
    let mut battle = of_three();
    let [own, theirs] = [0, 1].map(|side| GeneralRef {
        side,
        general: commander().id,
    });
    battle.state.generals.insert(theirs, Commander::Lost);
    let outcome = Fornovo::outcome(&battle);
    let of = |general: GeneralRef| rules::GeneralRef {
        side: general.side,
        number: general.general.0,
    };
    assert_eq!(outcome.generals[&of(own)], GeneralFate::InField);
    assert_eq!(outcome.generals[&of(theirs)], GeneralFate::Lost);
    assert!(!Fornovo::general_name(&battle, of(own)).is_empty());
}
