//! One die, on which some rolls are bad.

use drumhead_rules::odds::Chance as _;
use drumhead_vocabulary::dice::FACES;

use crate::battle::prelude::*;

/// Returns the plan of an action that rolls one die of a side.
pub(in super::super) fn plan(title: Message, side: u8) -> Plan {
    Plan::plain(title.clone()).rolling(Pool::die(title, Some(side), 6, 1))
}

/// Explains one die; `preview.die.<key>` names the good and the bad result.
pub(in super::super) fn explain(key: &str, bad: impl Fn(u8) -> bool) -> Explanation {
    let word = |bad: bool| {
        let which = if bad { "bad" } else { "good" };
        message(format!("preview.die.{key}.{which}"))
    };
    let face = |face: u8| {
        let tone = if bad(face) { Tone::Bad } else { Tone::Good };
        (word(bad(face)), tone)
    };
    let on: Vec<Message> = FACES
        .into_iter()
        .filter(|face| bad(*face))
        .map(bare)
        .collect();
    let chance = f64::ratio(u32::try_from(on.len()).unwrap_or(0), 6);
    let sentence = match on.is_empty() {
        true => word(false),
        false => message("preview.die.on")
            .with("faces", Value::List(on, ", "))
            .with("what", word(true)),
    };
    Explanation {
        faces: FACES.map(face).to_vec(),
        odds: Some(Odds {
            sentence: Some(sentence),
            bars: vec![(word(true), chance), (word(false), chance.not())],
            ..Odds::default()
        }),
        ..Explanation::default()
    }
}
