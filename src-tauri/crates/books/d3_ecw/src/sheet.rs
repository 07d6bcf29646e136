//! Prints: a list of units with boxes to tick, and the playsheet.

mod rules;

use std::collections::BTreeSet;

use drumhead_vocabulary::sheet::{
    Align, Block, Column, Entry, Fact, HexFigure, RosterFor, Shade, Sheet, Table, Tick, Track,
    TrackMark,
};

use self::rules::{returns_early, rules};
use crate::actions::may_initiate;
use crate::army::{Army, D3Ecw, Kind, UnitType, fighting};
use crate::attack::{Attack, AttackKind, Cover, MODIFIERS, ModifierId, modifiers};
use crate::ground::{Look, ahead, allowance, behind, field, retires_at};
use crate::interpretations::{Facings, GroundWays, GunsAtTrenches, Interpretations, RearAttacks};
use crate::tables::Tables;
use crate::words::die_with;
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::{Catalogue, Form, signed};
use drumhead_rules::frame::total;
use drumhead_rules::hex::{Cell, Facing, Grid, Numbering, Pointing, Pushed, Side, figure};
use drumhead_rules::list::paper::{self, Head, column, deviations, fact, heading, tick};
use drumhead_rules::list::{ListBook as _, Unit};

/// Returns the roster of an army. `with_tables` adds the tables that its player looks up.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub fn roster(
    words: &'static Catalogue,
    army: &Army,
    for_whom: RosterFor,
    with_tables: bool,
) -> Result<Sheet, TableError> {
    let (tables, pointing) = (Tables::standard()?, Pointing::PointyTop);
    roster_on(words, tables, army, for_whom, with_tables, pointing)
}

/// Returns the roster of an army in a battle with these tables, with the orientation of the
/// battle's map.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub(super) fn roster_on(
    words: &'static Catalogue,
    tables: &Tables,
    army: &Army,
    for_whom: RosterFor,
    with_tables: bool,
    pointing: Pointing,
) -> Result<Sheet, TableError> {
    let retires = retires_at(fighting(army), tables).to_string();
    let retires = words.fill("sheet.resolve_units", &[("units", &retires)]);
    let head = Head {
        number: fighting(army),
        counts: "sheet.figure",
        facts: vec![fact(words, "resolve", retires)],
    };
    let entry = |unit: &Unit<Kind>| Entry {
        facts: unit_facts(words, tables, unit.of.kind),
        track: Some(track(words, army, unit.of.kind, tables)),
        ticks: ticks(words, tables, unit.of.kind),
        ..Entry::default()
    };
    let more = if with_tables {
        tables_of(words, tables, &army.interpretations, pointing, &[army])?
    } else {
        Vec::new()
    };
    let problems = D3Ecw::problems(army, words)?;
    paper::roster::<D3Ecw>(words, army, for_whom, &problems, head, entry, more)
}

/// Returns the playsheet under these interpretations, with everything needed in a turn.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub fn playsheet(
    words: &'static Catalogue,
    interpretations: &Interpretations,
) -> Result<Sheet, TableError> {
    let (tables, pointing) = (Tables::standard()?, Pointing::PointyTop);
    playsheet_on(words, tables, interpretations, pointing, &[])
}

/// Returns the playsheet of a battle of these armies with these tables, with the orientation of the
/// battle's map.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub(super) fn playsheet_on(
    words: &'static Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    pointing: Pointing,
    armies: &[&Army],
) -> Result<Sheet, TableError> {
    let blocks = tables_of(words, tables, interpretations, pointing, armies)?;
    paper::playsheet::<D3Ecw>(words, interpretations, blocks)
}

/// Returns the boxes of a unit: the hits that rout it or, for a commander, the routed units at
/// which his army retires.
fn track(words: &Catalogue, army: &Army, kind: UnitType, tables: &Tables) -> Track {
    let (boxes, word) = if kind == UnitType::Commander {
        (retires_at(fighting(army), tables), "retires")
    } else {
        (army.interpretations.rout_at.hits().into(), "routs")
    };
    Track {
        boxes,
        ticked: 0,
        marks: vec![TrackMark {
            at: boxes,
            word: words.get(&format!("sheet.{word}")).to_owned(),
        }],
    }
}

/// Returns the states of a unit that players tick.
fn ticks(words: &Catalogue, tables: &Tables, kind: UnitType) -> Vec<Tick> {
    let states: &[&str] = if kind == UnitType::Artillery {
        &["emplaced", "loading"]
    } else if kind == UnitType::Commander {
        &["off"]
    } else if tables.troop(kind).ammunition {
        &["empty", "melee"]
    } else {
        &["melee"]
    };
    states
        .iter()
        .map(|state| tick(words, &format!("sheet.tick_{state}")))
        .collect()
}

fn unit_facts(words: &Catalogue, tables: &Tables, kind: UnitType) -> Vec<Fact> {
    let mut facts = vec![fact(words, "unit_move", moves(tables, kind))];
    if tables.range(kind).is_some() {
        facts.push(fact(words, "unit_range", range(tables, kind)));
        facts.push(fact(words, "unit_shoot", shoots(tables, kind)));
    }
    if tables.troop(kind).melee.is_some() {
        facts.push(fact(words, "unit_melee", melee(tables, kind)));
    }
    facts
}

const NONE: &str = "\u{2013}";

fn moves(tables: &Tables, kind: UnitType) -> String {
    let (moves, charge) = (
        allowance(kind, false, tables),
        allowance(kind, true, tables),
    );
    if moves == charge {
        moves.to_string()
    } else {
        format!("{moves} ({charge})")
    }
}

fn range(tables: &Tables, kind: UnitType) -> String {
    tables
        .range(kind)
        .map_or_else(|| NONE.to_owned(), |range| range.to_string())
}

fn shoots(tables: &Tables, kind: UnitType) -> String {
    let troop = tables.troop(kind);
    let mark = if troop.ammunition { " \u{25cf}" } else { "" };
    troop.shoots.map_or_else(
        || NONE.to_owned(),
        |value| format!("{}{mark}", die_with(value.into())),
    )
}

fn melee(tables: &Tables, kind: UnitType) -> String {
    let troop = tables.troop(kind);
    let pike = if kind == UnitType::ElitePike {
        tables.melee.pike
    } else {
        0
    };
    let (Some(melee), Some(charging)) = (troop.melee, troop.melee_charging) else {
        return NONE.to_owned();
    };
    let with = |value: i8| die_with(i32::from(value) + i32::from(pike));
    if melee == charging {
        with(melee)
    } else {
        format!("{} ({})", with(melee), with(charging))
    }
}

/// Returns the tables, the diagrams and the clauses that players need in a turn.
fn tables_of(
    words: &Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    pointing: Pointing,
    armies: &[&Army],
) -> Result<Vec<Block>, TableError> {
    // North is a corner of pointy-topped hexes, and east is a corner of flat-topped hexes.
    let [corner, side] = match pointing {
        Pointing::PointyTop => [Facing::N, Facing::E],
        Pointing::FlatTop => [Facing::E, Facing::N],
    };
    let mut blocks = vec![
        heading(words, "sequence"),
        sequence(words, interpretations),
        troops(words, tables, interpretations),
        added(words, tables, interpretations),
        terrain(words, interpretations),
        resolve(words, tables, armies),
        Block::Figures(vec![
            drawn(words, tables, interpretations, (pointing, corner), "corner"),
            drawn(words, tables, interpretations, (pointing, side), "side"),
        ]),
        rules(
            words,
            interpretations,
            "moving",
            &["D3-13", "D3-14", "D3-15", "D3-16", "D3-17", "D3-52"],
        ),
        rules(
            words,
            interpretations,
            "shooting",
            &["D3-25", "D3-26", "D3-27", "D3-30", "D3-32", "D3-24"],
        ),
        rules(
            words,
            interpretations,
            "melee",
            &[
                "D3-33", "D3-34", "D3-36", "D3-39", "D3-40", "D3-41", "D3-42",
            ],
        ),
        rules(
            words,
            interpretations,
            "command",
            &[
                "D3-09", "D3-46", "D3-47", "D3-48", "D3-44", "D3-45", "D3-11", "D3-43",
            ],
        ),
    ];
    blocks.extend(deviations(words, &interpretations.deviations(words)?));
    Ok(blocks)
}

/// Returns the steps of a turn.
fn sequence(words: &Catalogue, interpretations: &Interpretations) -> Block {
    let steps = ["count", "activate", "give_ground", "commander", "book"];
    let rows = (1..).zip(steps).map(|(number, step)| {
        let text = |part: &str| words.get(&format!("sheet.{part}_{step}")).to_owned();
        let does = match step {
            "count" | "commander" if returns_early(interpretations) => text("do_early"),
            _ => text("do"),
        };
        vec![format!("{number}"), text("step"), does]
    });
    Block::Table(Table {
        caption: String::new(),
        columns: vec![
            column(words, "none", Align::Right, 0),
            column(words, "step", Align::Left, 2),
            column(words, "rule", Align::Left, 7),
        ],
        rows: rows.collect(),
    })
}

/// Returns the move, the range and the modifiers of each type except the commander, and whether it
/// may start a melee.
fn troops(words: &Catalogue, tables: &Tables, interpretations: &Interpretations) -> Block {
    let types = UnitType::ALL
        .iter()
        .filter(|kind| **kind != UnitType::Commander);
    let rows = types.map(|kind| {
        let name = words.get(&kind.key(Form::Start)).to_owned();
        let may = |ammunition| may_initiate(*kind, ammunition, tables, interpretations);
        let starts = match (may(true), may(false)) {
            (true, _) => words.get("sheet.yes").to_owned(),
            (false, true) => words.get("sheet.when_empty").to_owned(),
            (false, false) => NONE.to_owned(),
        };
        vec![
            name,
            moves(tables, *kind),
            range(tables, *kind),
            shoots(tables, *kind),
            melee(tables, *kind),
            starts,
        ]
    });
    let mut columns = vec![column(words, "type", Align::Left, 3)];
    columns.extend(
        ["move", "range", "shooting", "melee", "starts"]
            .map(|id| column(words, id, Align::Centre, 2)),
    );
    Block::Table(Table {
        caption: words.get("sheet.caption_troops").to_owned(),
        columns,
        rows: rows.collect(),
    })
}

/// Returns the modifiers that depend on the target, each with its clause.
fn added(words: &Catalogue, tables: &Tables, interpretations: &Interpretations) -> Block {
    // A type's own modifiers are in the table of types.
    let own = [
        ModifierId::Weapon,
        ModifierId::Round,
        ModifierId::Charge,
        ModifierId::Pike,
    ];
    let rows = MODIFIERS
        .0
        .iter()
        .filter(|row| !own.contains(&row.id))
        .map(|row| {
            let (id, value) = (row.id, row.id.value((0, 0), tables));
            let mut label = words.get(&format!("sheet.added_{}", id.id())).to_owned();
            let usual = interpretations.infantry_minus1_applies_to
                == Interpretations::default().infantry_minus1_applies_to;
            if id == ModifierId::Armour && !usual {
                label = words.get("sheet.added_armour_cavalry").to_owned();
            }
            vec![label, signed(value), row.clause.as_str().to_owned()]
        });
    Block::Table(Table {
        caption: words.get("sheet.caption_added").to_owned(),
        columns: vec![
            column(words, "added", Align::Left, 6),
            column(words, "add", Align::Right, 1),
            column(words, "clause", Align::Left, 1),
        ],
        rows: rows.collect(),
    })
}

fn terrain(words: &Catalogue, interpretations: &Interpretations) -> Block {
    let ignored = interpretations.guns_at_entrenchments == GunsAtTrenches::NoCover;
    let kinds = [
        "woods",
        "town",
        "hedge",
        "hill",
        "entrenchment",
        "water",
        "river",
    ];
    let rows = kinds.map(|kind| {
        let shot = match kind {
            "entrenchment" if ignored => "shot_not_by_guns",
            _ => "shot",
        };
        ["name", "enter", shot, "fought"]
            .map(|part| words.get(&format!("terrain.{kind}_{part}")).to_owned())
            .into()
    });
    Block::Table(Table {
        caption: words.get("sheet.caption_terrain").to_owned(),
        columns: vec![
            column(words, "terrain", Align::Left, 2),
            column(words, "enter", Align::Left, 4),
            column(words, "shot", Align::Left, 3),
            column(words, "fought", Align::Left, 3),
        ],
        rows: rows.into(),
    })
}

/// Returns a table with the number of routed units at which an army retires, for the sizes of these
/// armies or, without armies, for every size of the rules.
fn resolve(words: &Catalogue, tables: &Tables, armies: &[&Army]) -> Block {
    let mut sizes: BTreeSet<u32> = armies.iter().map(|army| fighting(army)).collect();
    sizes.remove(&0);
    if sizes.is_empty() {
        sizes.extend(u32::from(tables.size.least)..=tables.size.most.into());
    }
    let mut columns = vec![column(words, "units", Align::Left, 3)];
    columns.extend(sizes.iter().map(|size| Column {
        head: size.to_string(),
        align: Align::Centre,
        share: 1,
    }));
    let first = words.get("sheet.retires_row").to_owned();
    let cells = sizes
        .iter()
        .map(|size| retires_at(*size, tables).to_string());
    Block::Table(Table {
        caption: words.get("sheet.caption_resolve").to_owned(),
        columns,
        rows: vec![std::iter::once(first).chain(cells).collect()],
    })
}

/// Returns a diagram of a unit with this facing: its musket range, its flanks, and the hexes to
/// which it gives ground.
fn drawn(
    words: &Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    (pointing, facing): (Pointing, Facing),
    id: &str,
) -> HexFigure {
    let range = tables.range(UnitType::Infantry).unwrap_or(1);
    // The grid is large enough for the range in every direction.
    let grid = Grid {
        pointing,
        pushed: Pushed::Even,
        numbering: Numbering::Letters,
        columns: 11,
        rows: 11,
    };
    let at = Cell { column: 6, row: 6 };
    let from = grid.hex(at);
    let text = |key: &str| words.get(&format!("sheet.figure_{key}")).to_owned();
    let front = ahead(facing, grid);
    let back = behind(facing, grid);
    let near = Side::ALL.into_iter().map(|side| {
        let (shade, key) = if front.contains(&side) {
            (Shade::Open, "front")
        } else if back.contains(&side) {
            (Shade::Dark, "back")
        } else {
            (Shade::Light, "flank")
        };
        (side.step(), shade, text(key))
    });
    let field = field(grid, at, Look::Ahead(facing), range, interpretations);
    let far = field
        .into_iter()
        .filter(|cell| grid.distance(at, *cell) > 1)
        .map(|cell| {
            let hexes = grid.distance(at, cell).to_string();
            (grid.hex(cell) - from, Shade::Open, hexes)
        });
    let plain = interpretations.rear_attacks == RearAttacks::Plain;
    let back = interpretations.give_ground_ways == GroundWays::Back;
    // The caption about a side does not say where the unit gives ground.
    let caption = match (id, plain, back) {
        ("corner", false, false) => "corner",
        ("corner", true, false) => "corner_plain",
        ("corner", false, true) => "corner_back",
        ("corner", true, true) => "corner_plain_back",
        (_, false, _) => "side",
        (_, true, _) => "side_plain",
    };
    let ways = match (interpretations.facings, facing) {
        (Facings::Twelve, _) => text(&format!("any_{id}")),
        (Facings::Four, Facing::N) => text(&format!("north_{id}")),
        (Facings::Four, _) => text(&format!("east_{id}")),
    };
    let caption = words.fill(&format!("sheet.figure_{caption}"), &[("ways", &ways)]);
    figure(caption, grid.pointing, facing, near.chain(far))
}

/// Returns a table for the back of a type's card: the die and the modifier of each of its attacks,
/// for each kind of target. A type without attacks has no table.
pub(super) fn hits_of(
    words: &Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    kind: UnitType,
) -> Vec<Table> {
    let sum = |action, target, cover, charging| {
        let attack = Attack {
            action,
            attacker: kind,
            charging,
            target,
            cover,
            flank: false,
            hill: false,
            entrenched: false,
        };
        let applied = modifiers(&attack, tables, interpretations);
        applied.map_or_else(|| NONE.to_owned(), |applied| die_with(total(&applied)))
    };
    let troop = tables.troop(kind);
    let (shoots, fights) = (troop.shoots.is_some(), troop.melee.is_some());
    let charges = fights && troop.melee != troop.melee_charging;
    let ways = [
        (shoots, "card_shoots", AttackKind::Shoot, false),
        (charges, "card_charges", AttackKind::Melee, true),
        (fights, "card_fights", AttackKind::Melee, false),
    ];
    let ways: Vec<_> = ways.into_iter().filter(|(can, ..)| *can).collect();
    if ways.is_empty() {
        return Vec::new();
    }
    // Cuirassiers are always armoured in melee. Infantry has the same modifier, unless the players'
    // interpretation limits it to attacks by cavalry (D3-37).
    let melee = |target| sum(AttackKind::Melee, target, Cover::None, false);
    let solid = if melee(UnitType::Infantry) == melee(UnitType::Cuirassiers) {
        "card_solid"
    } else {
        "card_cuirassiers"
    };
    let targets = [
        (solid, UnitType::Cuirassiers, false),
        ("card_solid_covered", UnitType::Cuirassiers, true),
        ("card_others", UnitType::Gallopers, false),
        ("card_others_covered", UnitType::Gallopers, true),
    ];
    let rows = targets.map(|(key, target, covered)| {
        let hits = ways.iter().map(|(_, _, action, charging)| {
            let cover = match (covered, action) {
                (false, _) => Cover::None,
                (true, AttackKind::Shoot) => Cover::Woods,
                (true, AttackKind::Melee) => Cover::Hedge,
            };
            sum(*action, target, cover, *charging)
        });
        let label = words.get(&format!("sheet.{key}")).to_owned();
        std::iter::once(label).chain(hits).collect()
    });
    let mut columns = vec![column(words, "none", Align::Left, 3)];
    columns.extend((ways.iter()).map(|(_, id, ..)| column(words, id, Align::Centre, 2)));
    vec![Table {
        caption: words.get("sheet.caption_card").to_owned(),
        columns,
        rows: rows.into(),
    }]
}
