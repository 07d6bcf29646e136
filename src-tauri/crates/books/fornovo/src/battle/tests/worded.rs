//! Texts on screen come from the catalogue, never show a key, and fit the situation.

use drumhead_vocabulary::Length;

use super::*;

/// Returns everything on screen now, as one string.
fn shown(battle: &Battle) -> String {
    let view = battle.view();
    let mut offers = battle.offers(None);
    for side in &view.sides {
        let units = side.units.iter().map(|card| card.unit);
        offers.extend(units.flat_map(|unit| battle.offers(Some(unit))));
    }
    let previews: Vec<_> = (offers.iter())
        .map(|offer| battle.preview(&offer.command))
        .collect();
    format!("{view:?} {offers:?} {previews:?}")
}

#[test]
fn everything_on_screen_has_a_sentence() {
    let mut battle = battle();
    rout(&mut battle, FOOT);
    let contacts = field("contacts", vec![ENEMY]);
    hand(&mut battle, HORSE, contacts);
    for _ in 0..40 {
        let shown = shown(&battle);
        for heading in [
            "\"offer.",
            "\"log.",
            "\"pending.",
            "\"ask.",
            "\"answer.",
            "\"group.",
            "\"tag.",
            "\"preview.",
            "\"against.",
            "\"step.",
            "\"panel.",
            "reaction.",
            "shooting.",
            "combat.",
            "plural.",
        ] {
            let at = shown.find(heading);
            let around = at.map(|at| &shown[at..(at + 80).min(shown.len())]);
            assert_eq!(around, None, "{:?}", battle.state().now);
        }
        if battle.state().now.step == Step::Initiative && battle.state().side_a.is_none() {
            go_to(&mut battle, Step::Recoils);
        } else {
            play(&mut battle, actions::EndStep {}, &[]);
        }
    }
}

/// Returns the labels of a unit's offers with this action.
fn labels(battle: &Battle, unit: UnitRef, action: &str) -> Vec<String> {
    let all = battle.offers(Some(unit)).into_iter();
    let of = all.filter(|offer| offer.id.action() == action);
    of.map(|offer| offer.label).collect()
}

fn to_rounds(battle: &mut Battle) {
    contact(battle, FOOT, ENEMY);
    go_to(battle, Step::Rounds);
}

/// F-10.29: if close order overruns skirmishers, the offer of a round between them is not called an
/// overrun.
#[test]
fn an_offer_of_a_round_is_not_labelled_as_an_overrun() {
    let mut battle = between(vec![foot(24)], vec![skirmishers(foot(12))]);
    to_rounds(&mut battle);
    let [fight] = labels(&battle, FOOT, "fight").try_into().unwrap();
    assert!(fight.ends_with("fight a round"), "{fight}");
    let overruns = labels(&battle, FOOT, "overrun");
    assert!(overruns.iter().all(|label| label.contains("overrun")));
    assert_eq!(overruns.len(), 1);
}

/// If a unit fights several enemies, the odds of a round do not state that it fights no other.
#[test]
fn odds_of_a_round_do_not_assume_that_a_unit_fights_no_other_enemy() {
    for several in [false, true] {
        let second = unit(2, Kind::Infantry, 20);
        let mut battle = between(vec![foot(24)], vec![foot(20), second]);
        let mut enemies = vec![ENEMY];
        enemies.extend(several.then_some(UnitRef::new(1, 2)));
        hand(&mut battle, FOOT, field("contacts", enemies));
        go_to(&mut battle, Step::Rounds);
        let offers = battle.offers(Some(FOOT)).into_iter();
        let mut rounds = offers.filter(|offer| offer.id.action() == "fight");
        let round = rounds.next().unwrap().command;
        let assumes = battle.preview(&round).odds.unwrap().assumes;
        let alone = assumes.iter().any(|it| it.contains("fight no other enemy"));
        assert_eq!(alone, !several, "{assumes:?}");
    }
}

/// F-10.25, D-185: the description of the current step states which units lose.
#[test]
fn the_step_of_lost_combat_tests_states_the_interpretation_in_force() {
    let line = |option| {
        let mut battle = under("D-185", option, vec![foot(24)], vec![foot(20)]);
        go_to(&mut battle, Step::LoserTests);
        battle.view().now
    };
    assert_ne!(line("all"), line("any"));
}

/// D-104: the result of a rally test states the unit's morale.
#[test]
fn the_result_of_a_rally_test_states_the_morale() {
    for (option, halted) in [("halted", true), ("good", false)] {
        let mut battle = under("D-104", option, vec![foot(24)], vec![foot(20)]);
        rout(&mut battle, FOOT);
        let half_moves = 0;
        set(&mut battle, FOOT, |it| {
            it.morale = Morale::Routed {
                moves: 1,
                half_moves,
            };
        });
        go_to(&mut battle, Step::RallyTests);
        let lines = log_of(&battle, &test_of(FOOT, Test::Rally), &[6]);
        let all = lines.join(" ");
        assert_eq!(all.contains("halted"), halted, "{all}");
    }
}

/// F-7.26, D-127: under the option that a square does not move, a unit that formed square has no
/// move left.
#[test]
fn the_log_of_forming_square_gives_a_rest_of_the_move_only_if_squares_move() {
    for (option, left) in [("stands", false), ("as_stated", true)] {
        let mut battle = under("D-127", option, vec![foot(24)], vec![foot(20)]);
        go_to(&mut battle, Step::MovesA);
        let (unit, what) = (FOOT, Manoeuvre::FormSquare);
        let forms = Command::Manoeuvre(actions::Manoeuvre { unit, what });
        let all = details_of(&battle, &forms, &[]).join(" ");
        assert!(all.contains("Cost"), "{all}");
        assert_eq!(all.contains("left to move"), left, "{all}");
    }
}

/// F-8.36: the offer and the preview of a recoil state the distance.
#[test]
fn a_recoil_states_its_distance() {
    for (unit, inches) in [(FOOT, "4"), (HORSE, "8")] {
        let mut battle = battle();
        go_to(&mut battle, Step::LoserTests);
        add(&mut battle, MustRecoil { unit });
        go_to(&mut battle, Step::Recoils);
        let [label] = labels(&battle, unit, "recoil").try_into().unwrap();
        assert!(label.contains(&format!("{inches}\u{2033}")), "{label}");
        let offers = battle.offers(Some(unit)).into_iter();
        let mut recoils = offers.filter(|offer| offer.id.action() == "recoil");
        let needs = battle.preview(&recoils.next().unwrap().command).needs;
        let needs = needs.unwrap();
        assert!(needs.contains(&format!("Recoils {inches}")), "{needs}");
    }
}

/// F-7.37, F-7.49: the preview of a charge that runs on states what is left of its move. If nothing
/// is left, the charge runs on only if the players allow it.
#[test]
fn a_charge_runs_on_with_the_rest_of_its_move() {
    for (short, spent) in [(0, true), (2, false)] {
        let second = unit(2, Kind::Infantry, 20);
        let enemies = vec![skirmishers(foot(12)), second];
        let mut battle = between(vec![unit(1, Kind::Cavalry, 12)], enemies);
        go_to(&mut battle, Step::ChargesA);
        let usual = ChargeObservations::default();
        let reach = position(&battle).charge_reach(FOOT, &usual).unwrap();
        let distance = Some(reach.total().minus(Length::inches(short)));
        charge_with(
            &mut battle,
            FOOT,
            ENEMY,
            ChargeObservations { distance, ..usual },
        );
        go_to(&mut battle, Step::AnswersB);
        reply(&mut battle, ENEMY, FOOT, Reply::Evades);
        go_to(&mut battle, Step::Completions);
        play(&mut battle, test_of(FOOT, Test::HaltPursuit), &[1]);
        let into = Command::Complete(actions::Complete {
            unit: FOOT,
            how: ChargeEnd::Into {
                enemy: UnitRef::new(1, 2),
                onto: Facing::Front,
            },
            through: Vec::new(),
        });
        let objects = objections(&battle, &into).contains(&"no_move_left".to_owned());
        assert_eq!(objects, spent);
        let preview = battle.preview(&into);
        let left = &preview.columns[0].entries[0];
        assert_eq!(left.label, "Charge move remaining");
        assert!(left.value.starts_with(&short.to_string()), "{left:?}");
    }
}
