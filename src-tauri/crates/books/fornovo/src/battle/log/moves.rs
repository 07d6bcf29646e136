//! What was moved.

use super::super::prelude::*;

/// A charge declared.
pub(super) fn charges(unit: UnitRef, charge: &Charge) -> Line {
    let (key, clause) = match (charge.counter, charge.shoots) {
        _ if charge.crash_in => ("log.crashes", "F-7.59"),
        (true, true) => ("log.countercharges_shooting", "F-7.41"),
        (true, false) => ("log.countercharges", "F-7.46"),
        (false, true) => ("log.charges_shooting", "F-7.41"),
        (false, false) => ("log.charges", "F-7.37"),
    };
    // A player who keeps the other board needs both.
    let onto = match charge.onto {
        Facing::Front => None,
        Facing::Flank => Some(message("log.onto.flank")),
        Facing::Rear => Some(message("log.onto.rear")),
    };
    let over = charge.distance.map(|distance| {
        let inches = distance.to_string();
        message("log.onto.over").with("inches", inches)
    });
    let how: Vec<Message> = onto.into_iter().chain(over).collect();
    unit_line(key, unit)
        .with("target", charge.target)
        .with("how", Value::List(how, ""))
        .about([charge.target])
        .by(ClauseId::new(clause))
}

/// Friends that a router flowed round; those it burst through are told by their disorder.
pub(super) fn path(unit: UnitRef, path: &Path) -> Option<Line> {
    const ROUND: ClauseId = ClauseId::new("F-7.52");
    let round: Vec<UnitRef> = path.round.iter().copied().collect();
    let flows = || unit_line("log.flows_round", unit).by(ROUND);
    (!round.is_empty()).then(|| flows().with("units", round))
}
