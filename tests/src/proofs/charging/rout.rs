//! "Rout", "Surrender" and the author's comment.
#![allow(clippy::expect_used, reason = "a proof that cannot be made has failed")]

use drumhead_charging::actions::{End, Flee, Flight, Follow, Surrender};
use drumhead_charging::{
    Away, Case, CaughtRouters, Command, Event, Interpretations, Morale, Rolled, Struck, Tables,
    must_roll, rout_move_legal,
};
use drumhead_rules::play::Game;
use drumhead_vocabulary::Length;

use super::support::*;
use crate::proofs::{Proof, proof};

/// Returns the surrender rolls due, with their reasons.
fn rolls(battle: &drumhead_charging::Battle) -> Vec<Case> {
    let yields = &battle.state().yields;
    yields.iter().map(|roll| roll.why).collect()
}

pub(super) const PROOFS: &[Proof] = &[
    proof!("C-13", "a rout move is pending, and ends no nearer", || {
        let inches = |all: [i32; 2]| all.map(Length::inches);
        assert!(rout_move_legal(&inches([5, 9]), &inches([11, 10])));
        assert!(!rout_move_legal(&inches([5, 9]), &inches([11, 9])));
        assert!(!rout_move_legal(&inches([5, 9]), &inches([11, 8])));
        let mut battle = charged(HORSE, TARGET, Struck::Front);
        play(&mut battle, &test(TARGET), [6]);
        assert_eq!(against(&battle, &Command::End(End {})), ["C-13"]);
        let flight = Flight::OffTable;
        play(
            &mut battle,
            &Command::Flee(Flee {
                unit: TARGET,
                flight,
            }),
            [1],
        );
        let away = battle.state().unit(TARGET).and_then(|unit| unit.away);
        assert_eq!(away, Some(Away::OffTable));
    }),
    proof!("C-14", "rear, caught or cornered: surrender roll", || {
        let flee = |flight| {
            Command::Flee(Flee {
                unit: TARGET,
                flight,
            })
        };
        let surrender = Command::Surrender(Surrender { unit: TARGET });
        // No other router rolls.
        let mut battle = battle(Interpretations::default());
        set_morale(&mut battle, TARGET, Morale::Routing);
        assert_eq!(against(&battle, &surrender), ["C-14"]);
        let mut battle = charged(HORSE, TARGET, Struck::Rear);
        play(&mut battle, &test(TARGET), [6]);
        assert_eq!(rolls(&battle), [Case::Rear]);
        assert_eq!(against(&battle, &surrender), [""; 0]);
        let mut battle = charged(HORSE, TARGET, Struck::Front);
        play(&mut battle, &test(TARGET), [6]);
        play(&mut battle, &flee(Flight::Cornered), [1]);
        assert_eq!(rolls(&battle), [Case::Cornered]);
        let tables = Tables::standard().expect("the tables parse");
        assert!(must_roll(true, Length::inches(6), false, tables));
        assert!(!must_roll(true, Length::inches(7), false, tables));
        for (interpretation, rolled) in [
            (CaughtRouters::SurrenderCheck, vec![Case::Caught]),
            (CaughtRouters::NoCheck, vec![]),
        ] {
            let interpretations = Interpretations {
                caught_routers: interpretation,
                ..Interpretations::default()
            };
            let mut battle = battle_of(interpretations, HORSE, TARGET);
            play(&mut battle, &test(TARGET), [6]);
            play(&mut battle, &flee(Flight::Cover), [1]);
            play(&mut battle, &Command::End(End {}), [1]);
            let reaches = true;
            play(
                &mut battle,
                &Command::Follow(Follow {
                    unit: HORSE,
                    reaches,
                }),
                [1],
            );
            assert_eq!(rolls(&battle), rolled);
        }
        // The rule also applies after melee: the players fight the melee themselves, and report the
        // rout.
        let mut battle = charged(FOOT, TARGET, Struck::Rear);
        play(&mut battle, &test(TARGET), [1]);
        play(&mut battle, &Command::End(End {}), [1]);
        let reaches = true;
        play(
            &mut battle,
            &Command::Follow(Follow {
                unit: FOOT,
                reaches,
            }),
            [1],
        );
        play(&mut battle, &Command::End(End {}), [1]);
        play(&mut battle, &Command::End(End {}), [1]);
        set_morale(&mut battle, TARGET, Morale::Routing);
        assert_eq!(rolls(&battle), [Case::Rear]);
    }),
    proof!("C-15", "foot surrenders on 4+, mounted on 5+", || {
        for (unit, face, gone) in [
            (TARGET, 3, false),
            (TARGET, 4, true),
            (DRAGOONS, 4, false),
            (DRAGOONS, 5, true),
        ] {
            let mut battle = battle_of(Interpretations::default(), FOOT, unit);
            set_morale(&mut battle, unit, Morale::Routing);
            play(&mut battle, &Command::Surrender(Surrender { unit }), [face]);
            let away = battle.state().unit(unit).and_then(|unit| unit.away);
            assert_eq!(away == Some(Away::Surrendered), gone, "{unit:?} {face}");
            // Dismounted, it rolls as foot.
            if unit == DRAGOONS && face == 4 {
                let mut battle = battle_of(Interpretations::default(), FOOT, unit);
                play(&mut battle, &correct(unit, "mounted", false), [1]);
                set_morale(&mut battle, unit, Morale::Routing);
                let events = play(&mut battle, &Command::Surrender(Surrender { unit }), [4]);
                assert!(matches!(events[0], Event::Rolled(Rolled { needed: 4, .. })));
            }
        }
    }),
    proof!(
        "C-16",
        "the rout move's question says that terrain does not slow it",
        || {
            let mut battle = charged(HORSE, TARGET, Struck::Front);
            play(&mut battle, &test(TARGET), [6]);
            let offers = battle.offers(Some(TARGET));
            let questions = offers.iter().flat_map(|offer| &offer.questions);
            let mut hints = questions.filter_map(|question| question.hint.as_ref());
            assert!(hints.any(|hint| hint.contains("Only impassable terrain stops it")));
        }
    ),
];
