//! Prints: a list of units with boxes to tick, and the playsheet.

mod artillery;
mod basic;
mod rules;

use drumhead_vocabulary::sheet::{
    Align, Block, Entry, HexFigure, RosterFor, Shade, Sheet, Table, Track,
};

use self::artillery::{artillery, guns};
use self::basic::basic_game;
use self::rules::Rules;
use crate::army::{Arm, Army, Body, EdgehillNaseby};
use crate::combat::{MODIFIERS, ModifierId};
use crate::facing::{Zone, zone, zones};
use crate::faults::problems;
use crate::interpretations::Interpretations;
use crate::profile::Profile;
use crate::scope::Scope;
use crate::tables::Tables;
use crate::terrain::Counts;
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::{Catalogue, signed};
use drumhead_rules::hex::{Corner, Facing, Pointing, Side, figure};
use drumhead_rules::list::Unit;
use drumhead_rules::list::paper::{self, Head, column, deviations, fact, frame, heading, tick};

/// Returns the roster of an army, with or without the tables that its player looks up.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub fn roster(
    words: &'static Catalogue,
    army: &Army,
    for_whom: RosterFor,
    with_tables: bool,
) -> Result<Sheet, TableError> {
    let (tables, scope) = (Tables::standard()?, with_tables.then_some(Scope::WHOLE));
    roster_with(words, tables, army, for_whom, scope)
}

/// Returns the roster by these tables, with the base game and the rules' tables that can apply in
/// this scope. `scope` is `None` for a roster without the rules' tables.
pub(super) fn roster_with(
    words: &'static Catalogue,
    tables: &Tables,
    army: &Army,
    for_whom: RosterFor,
    scope: Option<Scope>,
) -> Result<Sheet, TableError> {
    let mut more = basic_game(&army.own.profile, words);
    if let Some(scope) = scope {
        more.extend(tables_of(words, tables, &army.interpretations, scope)?);
    }
    let troops = army
        .units
        .iter()
        .filter(|it| matches!(it.of.arm, Arm::Infantry | Arm::Cavalry));
    let head = Head {
        number: drumhead_vocabulary::count(troops.count()),
        counts: "sheet.troops",
        facts: vec![fact(words, "count", army.units.len().to_string())],
    };
    let entry = |unit: &Unit<Body>| entry(words, army, &unit.of);
    let problems = problems(army, tables, words);
    paper::roster::<EdgehillNaseby>(words, army, for_whom, &problems, head, entry, more)
}

/// Returns a unit's entry: its leader, its movement allowance, and boxes for its strength and its
/// states.
fn entry(words: &Catalogue, army: &Army, body: &Body) -> Entry {
    let leader = body.leader.and_then(|number| army.unit(number));
    let leader = leader.map(|leader| fact(words, "leader", leader.named(words)));
    let ma = body.ma.map(|ma| fact(words, "ma", ma.to_string()));
    let states: &[&str] = match body.arm {
        Arm::Infantry | Arm::Cavalry => &["state.disordered"],
        Arm::Artillery => &["state.unmanned", "state.captured"],
        Arm::Leader => &[],
    };
    Entry {
        facts: leader.into_iter().chain(ma).collect(),
        track: body.strength.map(|strength| Track {
            boxes: u32::from(strength),
            ticked: 0,
            marks: Vec::new(),
        }),
        ticks: states.iter().map(|state| tick(words, state)).collect(),
        ..Entry::default()
    }
}

/// Returns the playsheet under these interpretations, limited to the parts that can apply.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub fn playsheet(
    words: &'static Catalogue,
    interpretations: &Interpretations,
    scope: Scope,
) -> Result<Sheet, TableError> {
    let (tables, profile) = (Tables::standard()?, &Profile::default());
    playsheet_with(words, tables, interpretations, scope, profile)
}

/// Returns the playsheet by these tables, with the players' description of the base game.
pub(super) fn playsheet_with(
    words: &'static Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    scope: Scope,
    profile: &Profile,
) -> Result<Sheet, TableError> {
    let mut blocks = basic_game(profile, words);
    blocks.extend(tables_of(words, tables, interpretations, scope)?);
    paper::playsheet::<EdgehillNaseby>(words, interpretations, blocks)
}

/// Returns the tables and frames of the rules that can apply, in the order of the document.
fn tables_of(
    words: &Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    scope: Scope,
) -> Result<Vec<Block>, TableError> {
    let used = scope.modules;
    let rules = Rules::of(words, interpretations, scope)?;
    let mut blocks = Vec::new();
    let mut without = Vec::new();
    let mut left_out = |part: &str| {
        without.push(words.get(&format!("sheet.left_out_{part}")).to_owned());
    };
    if used.command {
        let ids = ["E-39", "E-01", "E-02", "E-03"];
        blocks.push(frame(words, "command", &rules.say(&ids)));
    } else {
        left_out("command");
    }
    if used.facing {
        blocks.extend([
            heading(words, "facing"),
            Block::Figures(vec![zones_drawn(words, tables)]),
            Block::Table(facing(words, tables)),
            frame(words, "turning", &rules.say(&["E-05", "E-06", "E-09"])),
        ]);
    } else {
        left_out("facing");
    }
    if scope.guns {
        blocks.extend(artillery(&rules, tables));
    } else if used.artillery {
        left_out("guns");
    } else {
        left_out("artillery");
    }
    let ground = scope.ground(interpretations);
    if ground.hedges || ground.drawn {
        let ids = ["E-27", "E-33", "E-35", "E-36"];
        blocks.extend([
            heading(words, "terrain"),
            Block::Table(terrain(words, tables, ground)),
            frame(words, "charges", &rules.say(&ids)),
        ]);
    } else if used.terrain {
        left_out("ground");
    } else {
        left_out("terrain");
    }
    if !without.is_empty() {
        blocks.push(frame(words, "left_out", &without));
    }
    blocks.extend(deviations(words, &interpretations.deviations(words)?));
    Ok(blocks)
}

/// Returns the zones of a unit that faces corner 0, by hexside, with their shifts (E-04, E-07,
/// E-08).
fn facing(words: &Catalogue, tables: &Tables) -> Table {
    let sides = zones(Corner::new(0));
    let row = |zone: Zone| {
        let which: Vec<_> = (0_u8..)
            .zip(sides)
            .filter(|(_, it)| *it == zone)
            .map(|(side, _)| words.get(&format!("sheet.side_{side}")).to_owned())
            .collect();
        vec![
            words.get(&format!("zone.{}", zone.id())).to_owned(),
            which.join(", "),
            signed(shift(zone, tables)),
        ]
    };
    Table {
        caption: words.get("sheet.caption_facing").to_owned(),
        columns: vec![
            column(words, "zone", Align::Left, 2),
            column(words, "sides", Align::Left, 6),
            column(words, "shift", Align::Right, 1),
        ],
        rows: Zone::ALL.iter().copied().map(row).collect(),
    }
}

/// Returns the column shift of an attack through this zone (E-07, E-08).
fn shift(zone: Zone, tables: &Tables) -> i32 {
    match zone {
        Zone::Front => 0,
        Zone::Flank => i32::from(tables.facing.flank),
        Zone::Rear => i32::from(tables.facing.rear),
    }
}

/// Returns a diagram of the zones of a unit that faces a corner (E-04).
fn zones_drawn(words: &Catalogue, tables: &Tables) -> HexFigure {
    let (corner, pointing) = (Corner::new(0), Pointing::PointyTop);
    let hexes = Side::ALL.map(|side| {
        let zone = zone(corner, side);
        let name = words.get(&format!("zone.{}", zone.id())).to_owned();
        let shifts = |name| format!("{name} {}", signed(shift(zone, tables)));
        let (shade, text) = match zone {
            Zone::Front => (Shade::Open, name),
            Zone::Flank => (Shade::Light, shifts(name)),
            Zone::Rear => (Shade::Dark, shifts(name)),
        };
        (side.step(), shade, text)
    });
    let caption = words.get("sheet.figure_facing").to_owned();
    let facing = Facing::to_corner(corner, pointing);
    figure(caption, pointing, facing, hexes)
}

/// Returns the effects of terrain on moves and combat (E-26, E-28 to E-32, E-34, E-35).
fn terrain(words: &Catalogue, tables: &Tables, on: Counts) -> Table {
    let ground = &tables.terrain;
    let moves = |infantry: u8, cavalry: u8| {
        [infantry, cavalry].map(|more| match more {
            0 => "\u{2013}".to_owned(),
            more => format!("+{more}"),
        })
    };
    let row = |id: &str, [infantry, cavalry]: [String; 2], [die, shift]: [i8; 2]| {
        let (die, shift) = (signed(die.into()), signed(shift.into()));
        let values = [("die", die.as_str()), ("shift", shift.as_str())];
        let combat = words.fill(&format!("ground.{id}_combat"), &values);
        vec![
            words.get(&format!("ground.{id}")).to_owned(),
            infantry,
            cavalry,
            combat,
        ]
    };
    let wood = moves(ground.wood_infantry, ground.wood_cavalry);
    let hill = moves(0, ground.hillside_cavalry);
    let rows = [
        (
            on.drawn,
            row("wood", wood, [ground.wood_die, ground.wood_shift]),
        ),
        (
            on.hedges,
            row(
                "hedge",
                moves(0, ground.hedge_cavalry),
                [ground.hedge_die, 0],
            ),
        ),
        (on.drawn, row("hillside", hill, [0, ground.uphill_shift])),
        (on.drawn, row("road", moves(0, 0), [0, 0])),
    ]
    .into_iter()
    .filter(|(counts, _)| *counts);
    Table {
        caption: words.get("sheet.caption_terrain").to_owned(),
        columns: vec![
            column(words, "ground", Align::Left, 2),
            column(words, "move_infantry", Align::Centre, 2),
            column(words, "move_cavalry", Align::Centre, 2),
            column(words, "combat", Align::Left, 7),
        ],
        rows: rows.map(|(_, row)| row).collect(),
    }
}

/// Returns the back of a card: a gun's odds, or the effects of facing and terrain on troops.
pub(super) fn behind(
    words: &Catalogue,
    arm: Arm,
    tables: &Tables,
    interpretations: &Interpretations,
    scope: Scope,
) -> Vec<Table> {
    match arm {
        Arm::Artillery if scope.guns => vec![guns(words, tables, interpretations)],
        Arm::Infantry | Arm::Cavalry => {
            let facing = scope.modules.facing.then(|| facing(words, tables));
            let combat = combat(words, tables, interpretations, scope);
            facing.into_iter().chain(combat).collect()
        }
        Arm::Artillery | Arm::Leader => Vec::new(),
    }
}

/// Returns the modifiers for a combat. `None` if no modifier can apply.
fn combat(
    words: &Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    scope: Scope,
) -> Option<Table> {
    let ground = scope.ground(interpretations);
    let counts = |id: ModifierId| match id {
        ModifierId::Flank | ModifierId::Rear => scope.modules.facing,
        ModifierId::WoodShift | ModifierId::Uphill | ModifierId::WoodDie => ground.drawn,
        ModifierId::HedgeDie => ground.hedges,
    };
    let rows: Vec<_> = MODIFIERS
        .0
        .iter()
        .filter(|row| counts(row.id))
        .map(|row| {
            let (id, value) = (row.id, row.id.value(tables));
            let on = if id.on_die() { "die" } else { "columns" };
            let (sum, many) = (signed(value), value.unsigned_abs().to_string());
            let values = [("value", sum.as_str()), ("many", many.as_str())];
            vec![
                words.get(&format!("modifier.{}", id.id())).to_owned(),
                words.fill(&format!("sheet.on_{on}"), &values),
                row.clause.as_str().to_owned(),
            ]
        })
        .collect();
    let columns = [4, 2, 0].map(|share| column(words, "none", Align::Left, share));
    (!rows.is_empty()).then(|| Table {
        caption: words.get("sheet.caption_modifiers").to_owned(),
        columns: columns.into(),
        rows,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_card_has_every_modifier_with_its_number() {
        let words = crate::words::english();
        let tables = Tables::standard().unwrap();
        let tables = behind(
            words,
            Arm::Cavalry,
            tables,
            &Interpretations::default(),
            Scope::WHOLE,
        );
        let rows = &tables.last().unwrap().rows;
        let values: Vec<&str> = rows.iter().map(|row| row[1].as_str()).collect();
        let wanted = [
            "+1 column",
            "+2 columns",
            "\u{2212}1 column",
            "\u{2212}1 column",
            "\u{2212}2 to the die",
            "\u{2212}1 to the die",
        ];
        assert_eq!(values, wanted);
    }
}
