//! The armies used in the proofs.
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_fornovo::*;
use drumhead_vocabulary::Length;

/// Returns the rules under their default interpretations.
pub(super) fn rules() -> &'static Rules {
    Rules::standard().expect("the tables parse")
}

/// Returns regular foot of grade C in close order, with handarms.
pub(super) fn foot(count: u32) -> Unit {
    Unit {
        number: UnitNumber(1),
        groups: vec![group(count, &[])],
        ..Unit::default()
    }
}

/// Returns regular galloping cavalry of grade C, with handarms.
pub(super) fn horse(count: u32) -> Unit {
    Unit {
        kind: Kind::Cavalry,
        charge: Some(ChargeStyle::Gallop),
        ..foot(count)
    }
}

/// Returns guns of one kind with four gunners and a limber each.
pub(super) fn guns(model: Model, count: u16) -> Unit {
    let mut unit = foot(u32::from(count) * 4);
    unit.kind = Kind::Artillery;
    unit.groups[0].gunner = true;
    *unit.models.count_mut(model) = count;
    unit.models.limber = count;
    unit
}

/// Returns a group of light figures with these weapons.
pub(super) fn group(count: u32, weapons: &[Weapon]) -> Group {
    Group {
        count,
        weapons: WeaponSet::of(weapons),
        ..Group::default()
    }
}

/// Returns the unit with its first group changed.
pub(super) fn with(mut unit: Unit, change: impl FnOnce(&mut Group)) -> Unit {
    change(&mut unit.groups[0]);
    unit
}

/// Returns the unit with these weapons in its first group.
pub(super) fn armed(unit: Unit, weapons: &[Weapon]) -> Unit {
    with(unit, |group| group.weapons = WeaponSet::of(weapons))
}

/// Returns a trained unit of this many pikes and arquebuses.
pub(super) fn pike_and_shot(pikes: u32, shot: u32) -> Unit {
    Unit {
        training: Some(Training::PikeAndShot),
        groups: vec![
            group(pikes, &[Weapon::Pike]),
            group(shot, &[Weapon::Arquebus]),
        ],
        ..foot(0)
    }
}

/// Returns an army of these units in this year under a commander-in-chief.
pub(super) fn army(year: u16, units: impl IntoIterator<Item = Unit>) -> Army {
    let mut army = Army {
        year,
        units: units.into_iter().collect(),
        ..Army::default()
    };
    for (number, unit) in (1..).zip(&mut army.units) {
        unit.number = UnitNumber(number);
    }
    army.generals.push(General {
        id: GeneralId(1),
        rank: Rank::CommanderInChief,
        ..General::default()
    });
    army
}

/// Returns the army under another interpretation.
pub(super) fn interpretation(mut army: Army, id: &str, option: &str) -> Army {
    army.interpretations
        .set(id, Some(option))
        .expect("the interpretation has the option");
    army
}

/// Returns an army without units that makes these purchases.
pub(super) fn pieces(year: u16, pieces: impl IntoIterator<Item = PieceKind>) -> Army {
    let mut army = army(year, []);
    army.pieces = (1..)
        .zip(pieces)
        .map(|(id, what)| Piece {
            id: PieceId(id),
            name: String::new(),
            what,
        })
        .collect();
    army
}

fn judged(army: &Army, severity: Severity) -> Vec<&'static str> {
    let rules = Rules::new(&army.interpretations).expect("the interpretations are known");
    let total = bill(army, &rules).total;
    let mut ids: Vec<_> = problems(army, &rules, total)
        .iter()
        .filter(|problem| problem.fault.severity() == severity)
        .filter_map(|problem| Some(problem.fault.clause()?.as_str()))
        .collect();
    ids.dedup();
    ids
}

/// Returns the clauses that make an army illegal, in order.
pub(super) fn against(army: &Army) -> Vec<&'static str> {
    judged(army, Severity::Illegal)
}

/// Returns the clauses of an army's warnings.
pub(super) fn warned(army: &Army) -> Vec<&'static str> {
    judged(army, Severity::Warning)
}

/// Returns the price of an army under its own interpretations.
pub(super) fn total(army: &Army) -> i32 {
    let rules = Rules::new(&army.interpretations).expect("the interpretations are known");
    bill(army, &rules).total.0
}

/// Returns the price of purchases, without the army's general.
pub(super) fn cost(what: impl IntoIterator<Item = PieceKind>) -> i32 {
    let mut army = pieces(1650, what);
    army.generals.clear();
    total(&army)
}

/// Returns the price of a figure in the unit's first group.
pub(super) fn figure(unit: Unit) -> i32 {
    figures(unit)[0]
}

/// Returns the price of a figure in each group.
pub(super) fn figures(unit: Unit) -> Vec<i32> {
    let bill = bill(&army(1600, [unit]), rules());
    bill.figure_prices.iter().map(|price| price.0).collect()
}

/// Returns the price of a unit's guns, limbers, wagons and stakes.
pub(super) fn equipment(unit: Unit) -> i32 {
    let bill = bill(&army(1600, [unit]), rules());
    bill.units[0].equipment.0
}

/// Returns the price of a unit's command.
pub(super) fn command(unit: Unit) -> i32 {
    let bill = bill(&army(1600, [unit]), rules());
    bill.units[0].command.0
}

/// Returns a unit's normal move and charge move in the larger scale, in inches.
pub(super) fn moves(unit: &Unit) -> (i32, i32) {
    let row = unit_move(unit, FigureScale::Large, rules()).expect("the unit has figures");
    (inches(row.normal), inches(row.charge))
}

/// Returns a length in whole inches.
pub(super) fn inches(length: Length) -> i32 {
    assert_eq!(length.as_32nds() % Length::PER_INCH, 0, "{length}");
    length.as_32nds() / Length::PER_INCH
}

/// Returns the roster's text: its headings with their notes, and its units' lines.
pub(super) fn roster_text(army: &Army) -> String {
    use drumhead_vocabulary::sheet::Block;
    let sheet = roster(
        army,
        rules(),
        RosterOptions::default(),
        Words::speak(drumhead_rules::catalogue::Language::ENGLISH),
    )
    .expect("the roster is made");
    let lines = sheet.blocks.into_iter().flat_map(|block| match block {
        Block::Heading(heading) => vec![heading.text, heading.note],
        Block::Entry(entry) => entry.lines,
        Block::Table(_)
        | Block::Frame(_)
        | Block::Prose(_)
        | Block::Chart(_)
        | Block::Pictures(_)
        | Block::Pieces(_)
        | Block::Board(_)
        | Block::Figures(_) => Vec::new(),
    });
    lines.collect::<Vec<_>>().join("\n")
}
