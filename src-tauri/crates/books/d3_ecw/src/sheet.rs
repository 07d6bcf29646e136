//! What is printed: a list of units with boxes to tick, and the book's sheet.

mod rules;

use drumhead_words::sheet::{
    Align, Block, Column, Entry, Fact, Figure, Heading, HexFigure, RosterFor, Shade, Sheet, Stamp,
    Table, Tick, Track, TrackMark,
};

use self::rules::{returns_early, rules};
use super::army::{Army, D3Ecw, UnitType, fighting};
use super::attack::{Action, Attack, Cover, ModifierId, modifiers};
use super::decide::may_initiate;
use super::ground::{Look, ahead, allowance, behind, field, retires_at};
use super::readings::{Readings, RearAttacks, register};
use super::tables::Tables;
use super::words::{die_with, english};
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::{Catalogue, capital, signed};
use drumhead_rules::hex::{Cell, Facing, Grid, Numbering, Pointing, Pushed, Side, figure};
use drumhead_rules::list::paper::{deviations, readings as readings_in_head};
use drumhead_rules::list::{ListBook as _, subtitle, title};

/// The roster of an army, and on it what its players look up. An opponent is
/// not told where its owner has it from; an organiser is told what is odd in
/// it besides what is against the rules.
///
/// # Errors
/// A [`TableError`] if an embedded file does not read.
pub fn roster(army: &Army, for_whom: RosterFor, with_tables: bool) -> Result<Sheet, TableError> {
    roster_on(army, for_whom, with_tables, Pointing::PointyTop)
}

/// The roster of an army in a battle on a map whose hexes lie like this.
///
/// # Errors
/// A [`TableError`] if an embedded file does not read.
pub(super) fn roster_on(
    army: &Army,
    for_whom: RosterFor,
    with_tables: bool,
    pointing: Pointing,
) -> Result<Sheet, TableError> {
    let words = english()?;
    let tables = Tables::standard()?;
    let complaints = D3Ecw::complaints(army)?;
    let breaches = complaints.iter().filter(|it| it.breach).count();
    let mut blocks = vec![heading(words, "units")];
    for unit in &army.units {
        let kind = unit.of.kind;
        let told = complaints.iter().filter(|it| {
            let mine = it.unit == Some(unit.number);
            mine && (it.breach || for_whom == RosterFor::Organiser)
        });
        blocks.push(Block::Entry(Entry {
            number: unit.number.to_string(),
            name: unit.named(),
            lines: vec![capital(&D3Ecw::what(unit)?)],
            looks: looks(words, tables, kind),
            points: String::new(),
            track: Some(track(words, army, kind, tables)),
            breaches: told
                .map(|it| format!("{}. {}", capital(&it.title), it.detail))
                .collect(),
            ticks: ticks(words, tables, kind),
        }));
    }
    if with_tables {
        blocks.extend(tables_of(words, &army.readings, pointing)?);
    }
    Ok(Sheet {
        title: title::<D3Ecw>(army),
        subtitle: subtitle::<D3Ecw>(army),
        figure: Some(Figure {
            number: fighting(army).to_string(),
            unit: words.get("sheet.figure").to_owned(),
        }),
        stamp: (breaches > 0).then(|| Stamp {
            text: words.fill("sheet.stamp", &[("breaches", &breaches.to_string())]),
        }),
        facts: facts(army, for_whom, words)?,
        blocks,
        credit: words.get("sheet.credit").to_owned(),
        language: "en-GB".to_owned(),
    })
}

/// The book's sheet under these readings: everything a turn needs.
///
/// # Errors
/// A [`TableError`] if an embedded file does not read.
pub fn playsheet(readings: &Readings) -> Result<Sheet, TableError> {
    playsheet_on(readings, Pointing::PointyTop)
}

/// The sheet of a battle on a map whose hexes lie like this.
///
/// # Errors
/// A [`TableError`] if an embedded file does not read.
pub(super) fn playsheet_on(readings: &Readings, pointing: Pointing) -> Result<Sheet, TableError> {
    let words = english()?;
    Ok(Sheet {
        title: words.get("sheet.title").to_owned(),
        subtitle: words.get("sheet.subtitle").to_owned(),
        figure: None,
        stamp: None,
        facts: vec![readings_in_head(words, register()?, readings)],
        blocks: tables_of(words, readings, pointing)?,
        credit: words.get("sheet.credit").to_owned(),
        language: "en-GB".to_owned(),
    })
}

/// A sentence of the rosters, filled; the key itself where the catalogue cannot
/// be read, which a test shows not to happen.
pub fn say_on_paper(key: &str, values: &[(&str, &str)]) -> String {
    let key = format!("sheet.{key}");
    english().map_or_else(|_| key.clone(), |words| words.fill(&key, values))
}

/// The boxes of a unit: its hits, or the units that its commander may lose.
fn track(words: &Catalogue, army: &Army, kind: UnitType, tables: &Tables) -> Track {
    let (boxes, word) = if kind == UnitType::Commander {
        (retires_at(fighting(army), tables), "retires")
    } else {
        (army.readings.rout_at.hits().into(), "routs")
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

/// The states of a unit that a pen ticks.
fn ticks(words: &Catalogue, tables: &Tables, kind: UnitType) -> Vec<Tick> {
    let tick = |key: &str| Tick {
        word: words.get(&format!("sheet.{key}")).to_owned(),
        ticked: false,
    };
    if kind == UnitType::Artillery {
        vec![tick("tick_emplaced"), tick("tick_loading")]
    } else if kind == UnitType::Commander {
        vec![tick("tick_off")]
    } else if tables.troop(kind).ammunition {
        vec![tick("tick_empty"), tick("tick_melee")]
    } else {
        vec![tick("tick_melee")]
    }
}

fn facts(army: &Army, for_whom: RosterFor, words: &Catalogue) -> Result<Vec<Fact>, TableError> {
    let fact = |label: &str, value: String| Fact {
        label: words.get(&format!("sheet.{label}")).to_owned(),
        value,
    };
    let retires = retires_at(fighting(army), Tables::standard()?);
    let mut facts = vec![fact("resolve", retires.to_string())];
    if !army.source.is_empty() && for_whom != RosterFor::Opponent {
        facts.push(fact("source", army.source.clone()));
    }
    facts.push(readings_in_head(words, register()?, &army.readings));
    Ok(facts)
}

fn looks(words: &Catalogue, tables: &Tables, kind: UnitType) -> Vec<Fact> {
    let fact = |key: &str, value: String| Fact {
        label: words.get(&format!("sheet.{key}")).to_owned(),
        value,
    };
    let mut looks = vec![fact("look_move", moves(tables, kind))];
    if tables.range(kind).is_some() {
        looks.push(fact("look_range", range(tables, kind)));
        looks.push(fact("look_shoot", shoots(tables, kind)));
    }
    if tables.troop(kind).melee.is_some() {
        looks.push(fact("look_melee", melee(tables, kind)));
    }
    looks
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

fn heading(words: &Catalogue, id: &str) -> Block {
    Block::Heading(Heading {
        text: words.get(&format!("sheet.head_{id}")).to_owned(),
        note: String::new(),
    })
}

fn column(words: &Catalogue, id: &str, align: Align, share: u32) -> Column {
    Column {
        head: words.get(&format!("sheet.col_{id}")).to_owned(),
        align,
        share,
    }
}

/// The tables that a turn is played by.
fn tables_of(
    words: &Catalogue,
    readings: &Readings,
    pointing: Pointing,
) -> Result<Vec<Block>, TableError> {
    let tables = Tables::standard()?;
    // North is a corner where a corner of the hexes is up, and east one where a side is.
    let [corner, side] = match pointing {
        Pointing::PointyTop => [Facing::N, Facing::E],
        Pointing::FlatTop => [Facing::E, Facing::N],
    };
    let mut blocks = vec![
        heading(words, "sequence"),
        sequence(words, readings),
        troops(words, tables, readings),
        added(words, tables, readings),
        terrain(words),
        resolve(words, tables),
        Block::Figures(vec![
            drawn(words, tables, readings, (pointing, corner), "corner"),
            drawn(words, tables, readings, (pointing, side), "side"),
        ]),
        rules(
            words,
            readings,
            "moving",
            &["D3-13", "D3-14", "D3-15", "D3-16", "D3-17", "D3-52"],
        ),
        rules(
            words,
            readings,
            "shooting",
            &["D3-25", "D3-26", "D3-27", "D3-30", "D3-32", "D3-24"],
        ),
        rules(
            words,
            readings,
            "melee",
            &[
                "D3-33", "D3-34", "D3-36", "D3-39", "D3-40", "D3-41", "D3-42",
            ],
        ),
        rules(
            words,
            readings,
            "command",
            &[
                "D3-09", "D3-46", "D3-47", "D3-48", "D3-44", "D3-45", "D3-11", "D3-43",
            ],
        ),
    ];
    blocks.extend(deviations(words, &readings.deviations()?));
    Ok(blocks)
}

/// The steps of a turn.
fn sequence(words: &Catalogue, readings: &Readings) -> Block {
    let steps = ["count", "activate", "give_ground", "commander", "book"];
    let rows = (1..).zip(steps).map(|(number, step)| {
        let text = |part: &str| words.get(&format!("sheet.{part}_{step}")).to_owned();
        let does = match step {
            "count" | "commander" if returns_early(readings) => text("do_early"),
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

/// What each type moves, shoots and fights with.
fn troops(words: &Catalogue, tables: &Tables, readings: &Readings) -> Block {
    let types = UnitType::ALL
        .iter()
        .filter(|kind| **kind != UnitType::Commander);
    let rows = types.map(|kind| {
        let name = capital(words.get(&format!("type.{}", kind.id())));
        let may = |ammunition| may_initiate(*kind, ammunition, tables, readings);
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

/// What is added to the dice of whoever attacks.
fn added(words: &Catalogue, tables: &Tables, readings: &Readings) -> Block {
    // What a type adds by itself stands in the table of the types.
    let own = |id: &&ModifierId| {
        !matches!(
            id,
            ModifierId::Weapon | ModifierId::Round | ModifierId::Pike
        )
    };
    let rows = ModifierId::ALL.iter().filter(own).map(|id| {
        let value = match id {
            ModifierId::ShotCover => tables.shooting.cover,
            ModifierId::MeleeCover => tables.melee.cover,
            ModifierId::Armour | ModifierId::Cuirass => tables.melee.armour,
            ModifierId::Weapon | ModifierId::Round | ModifierId::Pike => 0,
        };
        let mut label = words.get(&format!("sheet.added_{}", id.id())).to_owned();
        let usual =
            readings.infantry_minus1_applies_to == Readings::default().infantry_minus1_applies_to;
        if *id == ModifierId::Armour && !usual {
            label = words.get("sheet.added_armour_cavalry").to_owned();
        }
        vec![label, signed(value.into()), id.clause().as_str().to_owned()]
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

fn terrain(words: &Catalogue) -> Block {
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
        ["name", "enter", "shot", "fought"]
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

/// At how many routed units an army retires.
fn resolve(words: &Catalogue, tables: &Tables) -> Block {
    let sizes: Vec<u32> = (tables.size.least.into()..=tables.size.most.into()).collect();
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

/// How near and how far a unit that faces so shoots with muskets, where an
/// attack on it is one on a flank, and where it gives ground to: drawn.
fn drawn(
    words: &Catalogue,
    tables: &Tables,
    readings: &Readings,
    (pointing, facing): (Pointing, Facing),
    id: &str,
) -> HexFigure {
    let range = tables.range(UnitType::Infantry).unwrap_or(1);
    // Large enough for the range every way.
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
    let field = field(grid, at, Look::Ahead(facing), range, readings);
    let far = field
        .into_iter()
        .filter(|cell| grid.distance(at, *cell) > 1);
    let far = far.map(|cell| {
        let hexes = grid.distance(at, cell).to_string();
        (grid.hex(cell) - from, Shade::Open, hexes)
    });
    let plain = readings.rear_attacks == RearAttacks::Plain;
    let of_rear = if plain { "_plain" } else { "" };
    let ways = if facing == Facing::N {
        text("north_south")
    } else {
        text("east_west")
    };
    let caption = words.fill(&format!("sheet.figure_{id}{of_rear}"), &[("ways", &ways)]);
    figure(caption, grid.pointing, facing, near.chain(far))
}

/// What a type's attacks come to against each kind of target, for the back of
/// its card.
pub(super) fn hits_of(
    words: &Catalogue,
    tables: &Tables,
    readings: &Readings,
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
        let applied = modifiers(&attack, tables, readings);
        applied.map_or_else(
            || NONE.to_owned(),
            |applied| die_with(applied.iter().map(|it| i32::from(it.value)).sum()),
        )
    };
    let row = |key: &str, cells: [String; 4]| {
        let label = words.get(&format!("sheet.{key}")).to_owned();
        std::iter::once(label).chain(cells).collect::<Vec<_>>()
    };
    let troop = tables.troop(kind);
    let covers = [Cover::None, Cover::Woods];
    let mut rows = Vec::new();
    if troop.shoots.is_some() {
        let [open, woods] = covers.map(|it| sum(Action::Shoot, UnitType::Infantry, it, false));
        let cells = [open.clone(), woods.clone(), open, woods];
        rows.push(row("card_shoots", cells));
    }
    if troop.melee.is_some() {
        let round = |target, cover, charging| sum(Action::Melee, target, cover, charging);
        let mut fights = |key: &str, charging| {
            rows.push(row(
                key,
                [
                    round(UnitType::Gallopers, Cover::None, charging),
                    round(UnitType::Gallopers, Cover::Hedge, charging),
                    round(UnitType::Infantry, Cover::None, charging),
                    round(UnitType::Infantry, Cover::Hedge, charging),
                ],
            ));
        };
        if troop.melee != troop.melee_charging {
            fights("card_charges", true);
        }
        fights("card_fights", false);
    }
    if rows.is_empty() {
        return Vec::new();
    }
    let mut columns = vec![column(words, "none", Align::Left, 2)];
    columns.extend(
        ["card_others", "card_covered", "card_solid", "card_covered"]
            .map(|id| column(words, id, Align::Centre, 2)),
    );
    vec![Table {
        caption: words.get("sheet.caption_card").to_owned(),
        columns,
        rows,
    }]
}
