//! Choices that the rules leave to the player: which ranks fix bayonets, whether a charger tests to
//! halt, and whether a unit charges late or leaves a combat.

use drumhead_vocabulary::play::Offer;

use super::*;
use crate::combat::Strikers;

/// Returns a battle with 24 firelocks in two ranks, with plug bayonets.
fn plugs() -> Battle {
    plugs_who(false)
}

fn plugs_who(salvee: bool) -> Battle {
    let mut firelocks = foot(24);
    firelocks.groups[0].weapons = WeaponSet::of(&[Weapon::Musket]);
    firelocks.groups[0].lock = Lock::Firelock;
    firelocks.groups[0].bayonet = Some(Bayonet::Plug);
    firelocks.groups[0].salvee = salvee;
    firelocks.formation.front = Some(12);
    let mut battle = between(vec![firelocks], vec![foot(20)]);
    go_to(&mut battle, Step::MovesA);
    battle
}

fn manoeuvre(battle: &mut Battle, what: Manoeuvre) {
    play(battle, actions::Manoeuvre { unit: FOOT, what }, &[]);
}

fn volley(battle: &Battle) -> Option<Offer<Command>> {
    let offers = battle.offers(Some(FOOT));
    offers
        .into_iter()
        .find(|offer| offer.id.action() == "shoot")
}

fn figures(offer: &Offer<Command>) -> Option<u32> {
    if let Command::Shoot(actions::Shoot { observed, .. }) = &offer.command {
        Some(observed.figures)
    } else {
        None
    }
}

#[test]
fn the_second_rank_may_fire_if_only_the_front_rank_has_fixed_bayonets() {
    let mut battle = plugs();
    manoeuvre(&mut battle, Manoeuvre::FixBayonetsInFront);
    assert_eq!(state(&battle, FOOT).plugs, Plugs::FrontRank);
    go_to(&mut battle, Step::Fire);
    let offer = volley(&battle).unwrap();
    assert_eq!(figures(&offer), Some(12));
    let shown = battle.view();
    let tags = &shown.sides[0].units[0].tags;
    let tagged = |label: &str| tags.iter().any(|tag| tag.label.contains(label));
    assert!(tagged("bayonets fixed in rank 1"), "{tags:?}");
}

#[test]
fn no_rank_fires_if_all_bayonets_are_fixed_or_there_is_one_rank() {
    let mut battle = plugs();
    manoeuvre(&mut battle, Manoeuvre::FixBayonets);
    go_to(&mut battle, Step::Fire);
    assert!(volley(&battle).is_none());
    let arm = Arm::Group {
        group: 0,
        weapon: Weapon::Musket,
    };
    let shoot = Command::Shoot(actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm,
        observed: FireObservations::plain(12, true),
    });
    let refused = battle.decide(&shoot, &[], &mut Given::default());
    assert!(
        matches!(refused, Err(Refusal::Impossible(o)) if o.clause.as_deref() == Some("F-2.67"))
    );
    let mut battle = plugs();
    set(&mut battle, FOOT, |it| it.formation.front = Some(24));
    manoeuvre(&mut battle, Manoeuvre::FixBayonetsInFront);
    go_to(&mut battle, Step::Fire);
    assert!(volley(&battle).is_none());
}

#[test]
fn a_first_salvee_rank_with_fixed_bayonets_does_not_fire() {
    for salvee in [false, true] {
        let mut battle = plugs_who(salvee);
        manoeuvre(&mut battle, Manoeuvre::FixBayonetsInFront);
        let arm = Arm::Group {
            group: 0,
            weapon: Weapon::Musket,
        };
        let clause = |ranks| {
            let observed = FireObservations {
                ranks,
                ..FireObservations::plain(12, true)
            };
            let (unit, target) = (FOOT, ENEMY);
            let shoot = Command::Shoot(actions::Shoot {
                unit,
                target,
                arm,
                observed,
            });
            let against = battle.preview(&shoot).objections.into_iter();
            let mut plugged = against.filter(|it| it.id == "front_rank_plugged");
            plugged.next().and_then(|it| it.clause)
        };
        let expected = salvee.then(|| "F-2.67".to_owned());
        assert_eq!(clause(RanksFired::Both), expected);
        assert_eq!(clause(RanksFired::Second), None);
    }
}

#[test]
fn bayonets_are_stored_as_in_older_battles() {
    for (stored, plugs) in [
        ("true", Plugs::All),
        ("false", Plugs::Out),
        ("\"front_rank\"", Plugs::FrontRank),
    ] {
        assert_eq!(serde_json::from_str::<Plugs>(stored).unwrap(), plugs);
        // Older battles must still load, so the stored form must not change.
        assert_eq!(serde_json::to_string(&plugs).unwrap(), stored);
    }
}

/// Returns a battle in which the target of the horse's charge has evaded and the horse may test to
/// halt, with a second enemy behind the target.
fn evaded() -> Battle {
    let mut battle = against(vec![skirmishers(foot(12)), unit(2, Kind::Infantry, 20)]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, HORSE, Reply::Evades);
    go_to(&mut battle, Step::Completions);
    battle
}

#[test]
fn a_charger_may_charge_on_without_a_test_if_its_target_evaded() {
    const BEHIND: UnitRef = UnitRef::new(1, 2);
    let mut battle = evaded();
    let offers = battle.offers(Some(HORSE));
    let on = offers
        .iter()
        .find(|it| it.id.action() == "into.complete")
        .unwrap();
    assert_eq!(on.clause.as_deref(), Some("F-7.49"));
    // Only a charger that failed to halt can catch the evader.
    let into = |enemy| {
        Command::Complete(actions::Complete {
            unit: HORSE,
            how: ChargeEnd::Into {
                enemy,
                onto: Facing::Front,
            },
            through: Vec::new(),
        })
    };
    assert_eq!(on.command, into(BEHIND));
    let missed = Command::Complete(actions::Complete {
        unit: HORSE,
        how: ChargeEnd::Missed,
        through: Vec::new(),
    });
    assert!(battle.decide(&missed, &[], &mut Given::default()).is_err());
    let preview = battle.preview(&into(BEHIND));
    assert!(
        preview
            .needs
            .is_some_and(|it| it.contains("must test to meet the charge"))
    );
    let events = battle.decide(&into(BEHIND), &[], &mut Given::default());
    for event in events.unwrap() {
        battle.fold(&event).unwrap();
    }
    let due = |test| {
        let work = to_test(HORSE, test);
        is_due(&battle, &work)
    };
    assert!(due(Test::Charge) && !due(Test::HaltPursuit));
}

#[test]
fn a_late_charge_has_its_reply_tests_and_round_at_once() {
    let mut battle = battle();
    go_to(&mut battle, Step::Rounds);
    charge(&mut battle, HORSE, ENEMY);
    let answer = work("answer", ENEMY);
    assert!(is_due(&battle, &answer));
    reply(&mut battle, ENEMY, HORSE, Reply::Stands);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(ENEMY), &[6]);
    let fight = work("fight", HORSE);
    assert!(is_due(&battle, &fight));
    // If a unit evades, its charger must halt or run on.
    let mut battle = self::battle();
    go_to(&mut battle, Step::Rounds);
    charge(&mut battle, HORSE, ENEMY);
    reply(&mut battle, ENEMY, HORSE, Reply::Evades);
    let halt = to_test(HORSE, Test::HaltPursuit);
    assert!(is_due(&battle, &halt));
}

#[test]
fn a_unit_in_contact_cannot_turn_and_leaves_only_if_allowed_anyway() {
    let mut battle = battle();
    let with = vec![ENEMY];
    hand(&mut battle, FOOT, field("contacts", with));
    go_to(&mut battle, Step::MovesA);
    let against = |command: &Command| match battle.decide(command, &[], &mut Given::default()) {
        Err(Refusal::AgainstRules(objections)) => objections,
        other => panic!("{other:?}"),
    };
    let what = Manoeuvre::ChangeFacing;
    let turn = against(&Command::Manoeuvre(actions::Manoeuvre { unit: FOOT, what }));
    assert_eq!(turn[0].clause.as_deref(), Some("F-10.05"));
    let away = MoveObservations {
        moved: Moved::Half,
        ..MoveObservations::stood(FOOT)
    };
    assert_eq!(against(&moves(away))[0].clause, None);
    let offers = battle.offers(Some(FOOT));
    let of = |id: &str| offers.iter().find(|offer| offer.id == id).unwrap();
    assert_eq!(of("manoeuvre.change_facing").against.len(), 1);
    assert_eq!(of("move.go").against.len(), 1);
}

#[test]
fn a_forbidden_false_rout_shows_the_reason() {
    let mut tartars = unit(2, Kind::Cavalry, 12);
    tartars.order = Order::Skirmish;
    tartars.groups[0].false_rout = true;
    let mut battle = between(vec![foot(24), tartars], vec![unit(1, Kind::Cavalry, 20)]);
    go_to(&mut battle, Step::ChargesB);
    charge(&mut battle, ENEMY, HORSE);
    go_to(&mut battle, Step::AnswersA);
    reply(&mut battle, HORSE, ENEMY, Reply::Evades);
    go_to(&mut battle, Step::Completions);
    runs_out(&mut battle, ENEMY);
    let turns = |battle: &Battle| {
        let mut offers = battle.offers(Some(HORSE)).into_iter();
        let turn = offers.find(|offer| offer.id.action() == "false_rout");
        turn.unwrap()
    };
    // Skirmishers may turn on close order too.
    let turn = turns(&battle);
    assert!(turn.against.is_empty(), "{:?}", turn.against);
    let asked: Vec<_> = turn.questions.iter().map(|it| it.path.as_str()).collect();
    assert!(asked.contains(&"/straight_run"), "{asked:?}");
    hand(&mut battle, HORSE, field("morale", MoraleWord::Shaken));
    let turn = turns(&battle);
    assert_eq!(turn.against[0].clause.as_deref(), Some("F-7.39"));
}

#[test]
fn a_unit_in_contact_charges_another_enemy_only_if_allowed_anyway() {
    let mut battle = battle();
    let with = vec![ENEMY];
    hand(&mut battle, HORSE, field("contacts", with));
    go_to(&mut battle, Step::ChargesA);
    let offers = battle.offers(Some(HORSE));
    let charge = offers
        .iter()
        .find(|offer| offer.id.action() == "charge")
        .unwrap();
    assert_eq!(charge.against[0].id, "in_contact");
    let decided = battle.decide(&charge.command, &[], &mut Given::default());
    assert!(matches!(decided, Err(Refusal::AgainstRules(_))));
}

#[test]
fn longbows_and_units_of_grade_d_do_not_move_by_rotation() {
    for (weapon, grade, goes) in [
        (Weapon::Musket, Grade::C, true),
        (Weapon::Longbow, Grade::C, false),
        (Weapon::Musket, Grade::D, false),
    ] {
        let mut shot = foot(24);
        shot.grade = grade;
        shot.groups[0].weapons = WeaponSet::of(&[weapon]);
        let mut battle = between(vec![shot], vec![foot(20)]);
        go_to(&mut battle, Step::MovesA);
        let observed = MoveObservations {
            moved: Moved::Rotation,
            ..MoveObservations::stood(FOOT)
        };
        let decided = battle.decide(&moves(observed), &[], &mut Given::default());
        assert_eq!(decided.is_ok(), goes, "{weapon:?} {grade:?}");
    }
}

#[test]
fn a_charger_takes_no_charge_test_after_its_target_evaded_late() {
    let mut battle = battle();
    go_to(&mut battle, Step::Rounds);
    charge(&mut battle, HORSE, ENEMY);
    reply(&mut battle, ENEMY, HORSE, Reply::Evades);
    let test = Test::Charge;
    let work = to_test(HORSE, test);
    assert!(!is_due(&battle, &work));
}

#[test]
fn a_limit_on_strikers_is_shared_in_proportion_to_their_kinds() {
    let strikers = Strikers {
        heavy: 12,
        other: 12,
        ..Strikers::default()
    };
    let within = strikers.within(16);
    assert_eq!((within.heavy, within.other), (8, 8));
    assert_eq!(strikers.within(24), strikers);
    let odd = strikers.within(15);
    assert_eq!(odd.heavy + odd.other, 15);
}

#[test]
fn a_front_rank_with_plug_bayonets_does_not_count_for_fire() {
    let mut battle = plugs();
    manoeuvre(&mut battle, Manoeuvre::FixBayonetsInFront);
    go_to(&mut battle, Step::Fire);
    let arm = Arm::Group {
        group: 0,
        weapon: Weapon::Musket,
    };
    let shoot = |figures| {
        Command::Shoot(actions::Shoot {
            unit: FOOT,
            target: ENEMY,
            arm,
            observed: FireObservations::plain(figures, true),
        })
    };
    let refused_by = |figures| match battle.decide(&shoot(figures), &[], &mut Given::default()) {
        Err(Refusal::AgainstRules(objections)) => objections[0].clause.clone(),
        Ok(_) | Err(_) => None,
    };
    assert_eq!(refused_by(12), None);
    assert_eq!(refused_by(13).as_deref(), Some("F-2.67"));
}

/// Returns a battle in which two units of horse charge an unpaid unit that may evade.
fn two_charge_one() -> Battle {
    let mut light = unit(1, Kind::Cavalry, 12);
    light.groups[0].armour = Armour::Light;
    light.order = Order::Skirmish;
    light.pay = Pay::Unpaid;
    let mut battle = between(
        vec![unit(1, Kind::Cavalry, 12), unit(2, Kind::Cavalry, 12)],
        vec![light, unit(2, Kind::Infantry, 20)],
    );
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, FOOT, ENEMY);
    charge(&mut battle, HORSE, ENEMY);
    battle
}

fn evade(charger: UnitRef) -> Command {
    let (unit, how) = (ENEMY, Reply::Evades);
    Command::Reply(actions::Reply::of(unit, charger, how))
}

/// F-2.09, F-7.47: light horse evades from two ranks. A short last row is not a rank.
#[test]
fn light_horse_in_two_ranks_and_a_short_row_may_evade() {
    for (figures, evades) in [(12, true), (15, true), (16, false)] {
        let mut horse = unit(1, Kind::Cavalry, figures);
        horse.formation.front = Some(6);
        let battle = between(vec![horse], vec![foot(20)]);
        assert_eq!(position(&battle).may_evade(FOOT), evades, "{figures}");
    }
}

#[test]
fn a_unit_that_countercharges_or_fights_does_not_evade() {
    let refused = |battle: &Battle, charger: UnitRef| {
        let mut offers = battle
            .offers(Some(ENEMY))
            .into_iter()
            .map(|offer| offer.command);
        assert!(!offers.any(|it| it == evade(charger)));
        match battle.decide(&evade(charger), &[], &mut Given::default()) {
            Err(Refusal::AgainstRules(why)) => why[0].id.clone(),
            other => panic!("{other:?}"),
        }
    };
    let mut battle = two_charge_one();
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, FOOT, COUNTERCHARGES);
    assert_eq!(refused(&battle, HORSE), "countercharges");

    let mut battle = two_charge_one();
    let other = UnitRef::new(1, 2);
    hand(&mut battle, ENEMY, field("contacts", vec![FOOT]));
    go_to(&mut battle, Step::AnswersB);
    assert_eq!(refused(&battle, HORSE), "in_contact");
    // If the players allow the unit to leave, it fights no enemy.
    play(&mut battle, evade(HORSE), &[]);
    assert!(state(&battle, ENEMY).contacts.is_empty());
    assert!(state(&battle, other).contacts.is_empty());
}

#[test]
fn an_evasion_lists_every_charge_without_a_target() {
    let mut battle = two_charge_one();
    go_to(&mut battle, Step::AnswersB);
    let lines = log_of(&battle, &evade(FOOT), &[]);
    assert!(lines[0].contains("a charge by Unit 1, Unit 2"), "{lines:?}");
}

#[test]
fn unpaid_units_are_asked_once_for_each_event() {
    let mut battle = two_charge_one();
    let work = work("pay", ENEMY);
    let ask = Command::AskPay(actions::AskPay { unit: ENEMY });
    for left in [true, false] {
        assert!(is_due(&battle, &work));
        play(&mut battle, ask.clone(), &[4]);
        assert_eq!(is_due(&battle, &work), left);
    }
    // Another charge in the same turn is a new event, so the unit is asked again.
    charge(&mut battle, FOOT, ENEMY);
    assert!(is_due(&battle, &work));
}

#[test]
fn a_failed_charge_needs_no_reply() {
    let mut rabble = foot(8);
    rabble.grade = Grade::D;
    let mut battle = between(vec![rabble], vec![foot(40)]);
    go_to(&mut battle, Step::Rounds);
    charge(&mut battle, FOOT, ENEMY);
    let answer = work("answer", ENEMY);
    assert!(is_due(&battle, &answer));
    play(&mut battle, charge_test(FOOT), &[1]);
    let charge = state(&battle, FOOT).charge.unwrap();
    assert_eq!(charge.stage, ChargeStage::Failed);
    assert!(!is_due(&battle, &answer));
}
