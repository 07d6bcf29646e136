//! The set-up as a form: edges of the table, and warnings.

use drumhead_rules::frame::Names as _;
use drumhead_rules::list::setup::asked;
use drumhead_rules::report::within;
use drumhead_vocabulary::play::{self, Asked, Choice, Scalar};

use crate::army::Base;
use crate::prelude::*;

/// Returns the question about a side's edge of the table.
pub(super) fn ask_base(battle: &Battle, side: u8) -> Option<Asked> {
    let words = battle.words;
    let of = battle.setup.sides.get(usize::from(side))?;
    let named = |base: Base| {
        let label = words.get(&format!("base.{}", base.id())).to_owned();
        Choice::text(base.id(), label)
    };
    let choices = Base::ALL.map(named).into();
    Some(asked(
        format!("/sides/{side}/base"),
        words.fill(
            "setup.base",
            &[("side", &within(words, battle.side_name(side)))],
        ),
        play::Answer::One { choices },
        Scalar::Text(of.base.id().to_owned()),
    ))
}

/// Returns warnings before the battle.
pub(super) fn problems(battle: &Battle) -> Vec<String> {
    let (setup, words) = (&battle.setup, battle.words);
    let mut problems = Vec::new();
    let [one, other] = &setup.sides;
    if one.base == other.base {
        problems.push(words.get("setup.same_base").to_owned());
    }
    for (unit, state) in battle.state.units() {
        let army = setup.sides.get(usize::from(unit.side));
        let hex = army.and_then(|side| side.army.unit(unit.unit)?.of.hex);
        if let (Some(hex), Some(Away::Unplaced)) = (hex, state.away) {
            let (name, hex) = (battle.unit_name(unit), battle.hex_name(hex));
            let values = [("unit", &*name), ("hex", &*hex)];
            problems.push(words.fill("setup.unplaced", &values));
        }
    }
    problems
}
