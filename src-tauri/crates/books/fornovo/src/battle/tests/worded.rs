//! Everything on screen has a sentence.

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
