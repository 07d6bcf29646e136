//! The sentences about a phase: events first, then their results, then a summary of the rest.

use std::collections::BTreeSet;

use drumhead_vocabulary::count;
use drumhead_vocabulary::play::UnitRef;

use crate::battle::report_events::{Loss, ReportEvents, Toll};
use crate::battle::state::*;
use crate::battle::{Battle, general_name, position};
use crate::reaction::{Outcome, Test};
use crate::turn::Phase;
use drumhead_rules::report::Weight::{Notable, Small};
use drumhead_rules::report::{ReportWriter, about, about_many};

/// Losses are heavy if they are at least one tenth of the unit's figures, and more than one figure.
const HURT: u32 = 10;

/// Adds the sentences about a phase.
pub(super) fn say(writer: &mut ReportWriter, battle: &Battle, phase: Phase, events: &ReportEvents) {
    rallies(writer, events);
    charges(writer, events);
    // All shooting comes before its results. If there were fights, losses are reported with the
    // fights.
    if events.fights.is_empty() {
        fire(writer, events);
    }
    sunk(writer, events, true);
    charge_tests(writer, events);
    fights(writer, events);
    generals(writer, battle, events);
    morale(writer, events);
    broken(writer, events);
    gone(writer, events);
    pursuits(writer, events);
    steadfast(writer, events, phase);
    moves(writer, events);
    if !events.corrected.is_empty() {
        let many = events.corrected.len();
        let units = writer.units(&events.corrected);
        let n = writer.number(count(many));
        writer.say_of(
            Small,
            "tale.corrected",
            many,
            &[("units", &units), ("n", &n)],
        );
    }
}

/// Adds the sentences about each side's losses in a turn.
pub(super) fn tolls(writer: &mut ReportWriter, tolls: &[Toll; 2]) {
    for (side, toll) in (0_u8..).zip(tolls) {
        let losses = [
            ("figures", toll.figures),
            ("guns", toll.guns),
            ("generals", toll.generals),
            ("routs", toll.routs),
        ];
        writer.turn_lost(side, losses);
    }
}

fn generals(writer: &mut ReportWriter, battle: &Battle, events: &ReportEvents) {
    for (general, with) in &events.fallen {
        let general = general_name(position(battle), *general);
        match with {
            Some(unit) => {
                let unit = writer.units([unit]);
                writer.say(
                    Notable,
                    "tale.general.fell_with",
                    &[("general", &general), ("unit", &unit)],
                );
            }
            None => writer.say(Notable, "tale.general.fell", &[("generals", &general)]),
        }
    }
    let safe: BTreeSet<_> = events.safe.iter().collect();
    let safe: Vec<String> = safe
        .into_iter()
        .map(|general| general_name(position(battle), *general))
        .collect();
    if !safe.is_empty() {
        let generals = writer.list(&safe);
        writer.say(Notable, "tale.general.safe", &[("generals", &generals)]);
    }
}

fn gone(writer: &mut ReportWriter, events: &ReportEvents) {
    for (why, key) in [
        (Gone::Destroyed, "tale.gone.destroyed"),
        (Gone::Surrendered, "tale.gone.surrendered"),
        (Gone::Fled, "tale.gone.fled"),
        (Gone::Mutinied, "tale.gone.mutinied"),
        (Gone::Removed, "tale.gone.removed"),
    ] {
        let units: Vec<UnitRef> = events
            .gone
            .iter()
            .filter(|(_, of)| *of == why)
            .map(|(unit, _)| *unit)
            .collect();
        about(writer, Notable, key, &units);
    }
}

/// Reports units that routed: shattered, in a test, or for another reason.
fn broken(writer: &mut ReportWriter, events: &ReportEvents) {
    let (shattered, tested): (Vec<UnitRef>, Vec<UnitRef>) =
        (events.broken()).partition(|unit| events.shattered.contains(unit));
    about(writer, Notable, "tale.broke.shattered", &shattered);
    for (test, key) in [
        (Some(Test::Charge), "tale.broke.charge"),
        (Some(Test::Shooting), "tale.broke.shooting"),
        (Some(Test::LostCombat), "tale.broke.lost_combat"),
        (None, "tale.broke.other"),
        (Some(Test::FriendRouting), "tale.broke.friend_routing"),
    ] {
        let by = |unit: &UnitRef| events.last_test(*unit, |it| it == Outcome::Routs);
        let units: Vec<UnitRef> = tested
            .iter()
            .filter(|unit| by(unit) == test)
            .copied()
            .collect();
        about(writer, Notable, key, &units);
    }
}

fn rallies(writer: &mut ReportWriter, events: &ReportEvents) {
    let rallied = events.came(Test::Rally, stops);
    about(writer, Notable, "tale.rally.rallied", &rallied);
    let mut on = events.came(Test::Rally, |it| it == Outcome::KeepsRouting);
    on.retain(|unit| !events.gone.iter().any(|(gone, _)| gone == unit));
    about(writer, Notable, "tale.rally.runs_on", &on);
    let back = events.came(Test::HaltPursuit, |it| {
        matches!(it, Outcome::Returns { .. })
    });
    about(writer, Notable, "tale.rally.returned", &back);
    let away = events.came(Test::HaltPursuit, |it| it == Outcome::StaysAway);
    about(writer, Small, "tale.rally.stayed_away", &away);
}

fn stops(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Rallies { .. })
}

/// Reports pursuits that began, continued and ended.
fn pursuits(writer: &mut ReportWriter, events: &ReportEvents) {
    for (unit, target) in &events.pursuits {
        let (units, target) = (writer.units([unit]), writer.units([target]));
        writer.say(
            Notable,
            "tale.charge.pursued",
            &[("units", &units), ("target", &target)],
        );
    }
    let charged = |unit: &UnitRef| events.after_charge.contains(unit);
    let on = events.came(Test::HaltPursuit, |it| it == Outcome::KeepsPursuing);
    let (charged_on, on): (Vec<_>, Vec<_>) = on.into_iter().partition(charged);
    about(writer, Notable, "tale.charge.went_on", &charged_on);
    about(writer, Notable, "tale.rally.pursues_on", &on);
    let halted = events.came(Test::HaltPursuit, stops);
    let (charge_halted, halted): (Vec<_>, Vec<_>) = halted.into_iter().partition(charged);
    about(writer, Notable, "tale.charge.halted", &charge_halted);
    about(writer, Notable, "tale.rally.halted", &halted);
    about(writer, Notable, "tale.charge.away", &events.away);
}

/// Reports declared charges, then the other events in charges.
fn charges(writer: &mut ReportWriter, events: &ReportEvents) {
    let mut clauses = Vec::new();
    for (counter, key) in [
        (false, "tale.charge.charged"),
        (true, "tale.charge.countercharged"),
    ] {
        let mut targets: Vec<UnitRef> = Vec::new();
        let charges = events.charges.iter().filter(|it| it.counter == counter);
        for charge in charges.clone() {
            if !targets.contains(&charge.target) {
                targets.push(charge.target);
            }
        }
        for target in targets {
            let units: Vec<UnitRef> = charges
                .clone()
                .filter(|it| it.target == target)
                .map(|it| it.unit)
                .collect();
            let (units, target) = (writer.units(&units), writer.units([&target]));
            clauses.push(writer.fill(key, &[("units", &units), ("target", &target)]));
        }
    }
    writer.add_all(Notable, clauses);
    about(writer, Notable, "tale.charge.evaded", &events.evaded);
    about(writer, Notable, "tale.charge.square", &events.squares);
}

/// Reports units that charged home, units that met a charge, and charges that failed.
fn charge_tests(writer: &mut ReportWriter, events: &ReportEvents) {
    let home = events.came(Test::Charge, |it| it == Outcome::ChargesHome);
    about(writer, Notable, "tale.charge.home", &home);
    let met = events.came(Test::Charge, |it| it == Outcome::MeetsCharge);
    about(writer, Notable, "tale.stood.charge", &met);
    let refused = events.came(Test::Charge, |it| {
        matches!(it, Outcome::RecoilsShaken { .. })
    });
    about(writer, Notable, "tale.shaken.charge", &refused);
}

/// Reports the fights: one sentence for each group of units linked by their fights.
fn fights(writer: &mut ReportWriter, events: &ReportEvents) {
    let mut reported = BTreeSet::new();
    let mut left: Vec<(UnitRef, UnitRef)> = events.fights.iter().copied().collect();
    while let Some(pair) = left.first().copied() {
        let mut group = BTreeSet::from([pair.0, pair.1]);
        loop {
            let size = group.len();
            for (one, other) in &left {
                if group.contains(one) || group.contains(other) {
                    group.extend([*one, *other]);
                }
            }
            if group.len() == size {
                break;
            }
        }
        left.retain(|(one, _)| !group.contains(one));
        let side = |side: u8| {
            let of = group.iter().filter(move |unit| unit.side == side);
            of.copied().collect::<Vec<_>>()
        };
        let (first, second) = (side(pair.0.side), side(pair.1.side));
        if let ([one], [other]) = (first.as_slice(), second.as_slice())
            && duel(writer, events, [*one, *other])
        {
            reported.extend(group);
            continue;
        }
        let losses: Vec<String> = group
            .iter()
            .filter_map(|unit| Some((unit, events.losses.get(unit)?)))
            .map(|(unit, loss)| lost(writer, *unit, loss, "tale.fight.lost"))
            .collect();
        let losses = match losses.as_slice() {
            [] => writer.word("tale.fight.bloodless"),
            some => writer.list(some),
        };
        let (first, second) = (writer.units(&first), writer.units(&second));
        writer.say(
            Notable,
            "tale.fight.fought",
            &[("first", &first), ("second", &second), ("losses", &losses)],
        );
        reported.extend(group);
    }
    if events.fights.is_empty() {
        return;
    }
    for (unit, loss) in &events.losses {
        if !reported.contains(unit) {
            other(writer, events, *unit, loss);
        }
    }
}

/// Reports a loss outside shooting and fights, with the enemies that inflicted it, if known.
fn other(writer: &mut ReportWriter, events: &ReportEvents, unit: UnitRef, loss: &Loss) {
    let by: Vec<UnitRef> = events
        .blows
        .iter()
        .filter(|(target, _)| *target == unit)
        .map(|(_, from)| *from)
        .collect();
    if by.is_empty() {
        let sentence = lost(writer, unit, loss, "tale.fight.other");
        writer.add(Notable, sentence);
        return;
    }
    let (unit, figures) = (writer.units([&unit]), toll(writer, loss));
    let by = writer.units(&by);
    let values = [("unit", &*unit), ("figures", &*figures), ("enemies", &*by)];
    writer.say(Notable, "tale.fight.other_to", &values);
}

/// Reports a fight between two units with losses on at least one side, naming each unit once.
/// Returns whether it was reported.
fn duel(writer: &mut ReportWriter, events: &ReportEvents, [one, other]: [UnitRef; 2]) -> bool {
    let (unit, enemy) = match (events.losses.get(&one), events.losses.get(&other)) {
        (None, None) => return false,
        (None, Some(_)) => (other, one),
        (Some(_), _) => (one, other),
    };
    let [lost, theirs] = [unit, enemy].map(|unit| {
        let loss = events.losses.get(&unit).copied().unwrap_or_default();
        toll(writer, &loss)
    });
    let (unit, enemy) = (writer.units([&unit]), writer.units([&enemy]));
    let key = if theirs.is_empty() {
        "tale.fight.duel_one"
    } else {
        "tale.fight.duel"
    };
    let values = [
        ("unit", unit.as_str()),
        ("enemy", enemy.as_str()),
        ("lost", lost.as_str()),
        ("theirs", theirs.as_str()),
    ];
    writer.say(Notable, key, &values);
    true
}

/// Returns the sentence with this key about a unit and its losses.
fn lost(writer: &ReportWriter, unit: UnitRef, loss: &Loss, key: &str) -> String {
    let (unit, figures) = (writer.units([&unit]), toll(writer, loss));
    writer.fill(key, &[("unit", &unit), ("figures", &figures)])
}

/// Returns losses in words: "two figures and one gun"; empty if there are none.
fn toll(writer: &ReportWriter, loss: &Loss) -> String {
    let mut parts = Vec::new();
    if loss.figures > 0 {
        parts.push(writer.count("figures", loss.figures));
    }
    if loss.guns > 0 {
        parts.push(writer.count("guns", loss.guns));
    }
    writer.list(&parts)
}

/// Reports shooting: first the units with heavy losses, no figures left, lost guns or worse morale,
/// in order of their losses, then the other units in a few sentences.
fn fire(writer: &mut ReportWriter, events: &ReportEvents) {
    let mut hurt: Vec<(UnitRef, Loss)> = Vec::new();
    let mut light = [0_u32; 2];
    for (unit, loss) in &events.losses {
        let heavy = loss.figures > 1 && loss.figures.saturating_mul(HURT) >= loss.figures_before;
        let last = loss.figures >= loss.figures_before;
        let sank = events.morale.get(unit);
        if heavy || last || loss.guns > 0 || sank.is_some_and(|(first, now)| *first < now.depth()) {
            hurt.push((*unit, *loss));
        } else if let Some(light) = light.get_mut(usize::from(unit.side)) {
            *light = light.saturating_add(loss.figures);
        }
    }
    hurt.sort_by_key(|(unit, loss)| (std::cmp::Reverse((loss.figures, loss.guns)), *unit));
    let mut clauses = Vec::new();
    for (target, loss) in &hurt {
        let shots = (events.volleys.iter()).filter(|it| it.target == *target && it.hits > 0);
        let mut shooters: Vec<UnitRef> = Vec::new();
        for shot in shots {
            if !shooters.contains(&shot.unit) {
                shooters.push(shot.unit);
            }
        }
        if shooters.is_empty() {
            other(writer, events, *target, loss);
            continue;
        }
        let (shooters, target) = (writer.units(&shooters), writer.units([target]));
        let lost = share(writer, loss);
        let values = [
            ("shooters", shooters.as_str()),
            ("target", target.as_str()),
            ("lost", lost.as_str()),
        ];
        clauses.push(writer.fill("tale.fire.hurt", &values));
    }
    writer.add_all(Notable, clauses);
    let list: Vec<String> = (0_u8..)
        .zip(light)
        .filter(|(_, figures)| *figures > 0)
        .map(|(side, figures)| {
            let figures = writer.count("figures", figures);
            let side = writer.side(side);
            writer.fill(
                "tale.fire.light_side",
                &[("side", &side), ("figures", &figures)],
            )
        })
        .collect();
    if !list.is_empty() {
        let list = writer.list(&list);
        writer.say(Notable, "tale.fire.light", &[("list", &list)]);
    }
    let harmless = |target: &UnitRef| !events.losses.contains_key(target);
    let vain = events
        .volleys
        .iter()
        .filter(|it| it.hits == 0 || harmless(&it.target))
        .count();
    if vain > 0 {
        let n = writer.number(count(vain));
        let key = if vain < events.volleys.len() {
            "tale.fire.vain"
        } else {
            "tale.fire.vain_all"
        };
        writer.say_of(Notable, key, vain, &[("n", &n)]);
    }
    let stood = events.came(Test::Shooting, |outcome| outcome == Outcome::CarriesOn);
    let keys = ["tale.stood.shooting", "tale.stood.shooting_many"];
    about_many(writer, Notable, keys, &stood);
}

/// Returns losses, with the number of figures that there were before: "three of 36 figures and one
/// gun".
fn share(writer: &ReportWriter, loss: &Loss) -> String {
    let guns = writer.count("guns", loss.guns);
    if loss.figures == 0 {
        return guns;
    }
    let n = writer.number(loss.figures);
    let figures = if loss.figures >= loss.figures_before {
        let figures = writer.count("figures", loss.figures);
        writer.fill("tale.fire.lost_all", &[("figures", &figures)])
    } else {
        let before = writer.number(loss.figures_before);
        writer.fill("tale.fire.lost", &[("n", &n), ("whole", &before)])
    };
    if loss.guns == 0 {
        return figures;
    }
    writer.fill(
        "tale.fire.lost_both",
        &[("figures", &figures), ("guns", &guns)],
    )
}

/// Reports units newly halted or shaken other than by shooting, and units that recovered.
fn morale(writer: &mut ReportWriter, events: &ReportEvents) {
    sunk(writer, events, false);
    let good: Vec<UnitRef> = events
        .morale
        .iter()
        .filter(|(_, (first, now))| *first > 0 && *now == Morale::Good)
        .map(|(unit, _)| *unit)
        .collect();
    about(writer, Small, "tale.rally.good", &good);
}

/// Reports units newly halted or shaken: by shooting if `fire` is true, otherwise by other causes.
fn sunk(writer: &mut ReportWriter, events: &ReportEvents, fire: bool) {
    let by_fire = |unit: &UnitRef| {
        let sinks = |it| matches!(it, Outcome::Halted | Outcome::Shaken);
        events.last_test(*unit, sinks) == Some(Test::Shooting)
    };
    let mut reported = events.came(Test::Charge, |it| {
        matches!(it, Outcome::RecoilsShaken { .. })
    });
    reported.extend(events.came(Test::HaltPursuit, stops));
    reported.extend(events.came(Test::Rally, stops));
    for (is, key) in [
        (shaken as fn(&Morale) -> bool, "tale.shaken"),
        (halted, "tale.halted"),
    ] {
        let mut sank = events.sank_to(is);
        sank.retain(|unit| !reported.contains(unit) && by_fire(unit) == fire);
        let key = if fire {
            format!("{key}.shooting")
        } else {
            format!("{key}.other")
        };
        about(writer, Notable, &key, &sank);
    }
}

fn shaken(morale: &Morale) -> bool {
    matches!(morale, Morale::Shaken { .. })
}

fn halted(morale: &Morale) -> bool {
    matches!(morale, Morale::Halted { .. })
}

/// Reports units that passed their tests and, in the Move phase, units that became disordered.
fn steadfast(writer: &mut ReportWriter, events: &ReportEvents, phase: Phase) {
    let unmoved = |outcome| outcome == Outcome::CarriesOn;
    if !events.fights.is_empty() {
        let stood = events.came(Test::Shooting, unmoved);
        let keys = ["tale.stood.shooting", "tale.stood.shooting_many"];
        about_many(writer, Small, keys, &stood);
    }
    let in_order = |it| matches!(it, Outcome::Recoils { .. });
    let ground = events.came(Test::LostCombat, in_order);
    about(writer, Notable, "tale.lost_combat.recoils", &ground);
    let stood = events.came(Test::FriendRouting, unmoved);
    let keys = [
        "tale.stood.friend_routing",
        "tale.stood.friend_routing_many",
    ];
    about_many(writer, Small, keys, &stood);
    // Routs and fights disorder many units, so disorder is reported only in the Move phase.
    if phase == Phase::Move {
        let units: Vec<UnitRef> = events.disordered.iter().copied().collect();
        let keys = ["tale.move.disordered", "tale.move.disordered_many"];
        about_many(writer, Small, keys, &units);
    }
}

fn moves(writer: &mut ReportWriter, events: &ReportEvents) {
    let list: Vec<String> = (0_u8..2)
        .filter_map(|side| {
            let many = events.moved.iter().filter(|it| it.side == side).count();
            let n = writer.number(count(many));
            let side = writer.side(side);
            let values = [("n", n.as_str()), ("side", side.as_str())];
            (many > 0).then(|| writer.fill_of("tale.move.moved_side", many, &values))
        })
        .collect();
    if !list.is_empty() {
        let list = writer.list(&list);
        writer.say(Small, "tale.move.moved", &[("list", &list)]);
    }
}
