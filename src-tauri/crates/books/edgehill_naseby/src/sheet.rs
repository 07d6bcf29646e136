//! What is printed: a list of units with what a pen ticks, and the book's
//! sheet.

mod artillery;
mod basic;
mod rules;

use drumhead_words::list::ListComplaint;
use drumhead_words::sheet::{
    Align, Block, Column, Entry, Fact, Figure, Heading, HexFigure, RosterFor, Shade, Sheet, Stamp,
    Table, Tick, Track,
};

use self::artillery::{artillery, guns};
use self::basic::basic_game;
use self::rules::{Grounds, Rules};
use super::army::{Arm, Army, EdgehillNaseby, Scenario};
use super::combat::ModifierId;
use super::facing::{Zone, zone, zones};
use super::profile::Profile;
use super::readings::{Readings, register};
use super::setup::Modules;
use super::tables::Tables;
use super::words::english;
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::{Catalogue, capital, signed};
use drumhead_rules::hex::{Corner, Facing, Pointing, Side, figure};
use drumhead_rules::list::paper::{deviations, frame, readings as readings_in_head};
use drumhead_rules::list::{ListBook as _, subtitle, title};

/// What of the book can occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scope {
    /// Which parts of the rules are used (E-39).
    pub modules: Modules,
    /// Whether there are guns, and they are used (E-37).
    pub guns: bool,
    /// Which of the two games it is; none for either (E-36).
    pub scenario: Option<Scenario>,
}

impl Scope {
    /// Everything.
    pub const WHOLE: Self = Self {
        modules: Modules {
            command: true,
            facing: true,
            artillery: true,
            terrain: true,
        },
        guns: true,
        scenario: None,
    };
}

/// The roster of an army, and on it what its players look up. An opponent is
/// not told where its owner has it from; an organiser is told what is odd in
/// it besides what is against the rules.
///
/// # Errors
/// A [`TableError`] if an embedded file does not read.
pub fn roster(army: &Army, for_whom: RosterFor, with_tables: bool) -> Result<Sheet, TableError> {
    roster_with(army, for_whom, with_tables.then_some(Scope::WHOLE))
}

/// The same with the tables of what can occur, or without tables.
pub(super) fn roster_with(
    army: &Army,
    for_whom: RosterFor,
    scope: Option<Scope>,
) -> Result<Sheet, TableError> {
    let words = english()?;
    let complaints = EdgehillNaseby::complaints(army)?;
    let breaches = complaints.iter().filter(|it| it.breach).count();
    let mut blocks = vec![heading(words, "units")];
    for unit in &army.units {
        let told = |it: &&ListComplaint| it.breach || for_whom == RosterFor::Organiser;
        let mine = complaints.iter().filter(|it| it.unit == Some(unit.number));
        let body = &unit.of;
        let mut looks = Vec::new();
        let mut look = |key: &str, value: Option<String>| {
            looks.extend(value.map(|value| Fact {
                label: words.get(&format!("sheet.{key}")).to_owned(),
                value,
            }));
        };
        let leader = body.leader.and_then(|number| army.unit(number));
        look("leader", leader.map(drumhead_rules::list::Unit::named));
        look("ma", body.ma.map(|it| it.to_string()));
        let states: &[&str] = match body.arm {
            Arm::Infantry | Arm::Cavalry => &["disordered"],
            Arm::Artillery => &["unmanned", "captured"],
            Arm::Leader => &[],
        };
        blocks.push(Block::Entry(Entry {
            number: unit.number.to_string(),
            name: unit.named(),
            lines: vec![capital(&EdgehillNaseby::what(unit)?)],
            looks,
            points: String::new(),
            track: body.strength.map(|strength| Track {
                boxes: u32::from(strength),
                ticked: 0,
                marks: Vec::new(),
            }),
            breaches: mine
                .filter(told)
                .map(|it| format!("{}. {}", capital(&it.title), it.detail))
                .collect(),
            ticks: states
                .iter()
                .map(|state| Tick {
                    word: words.get(&format!("state.{state}")).to_owned(),
                    ticked: false,
                })
                .collect(),
        }));
    }
    blocks.extend(basic_game(&army.own.profile, words));
    if let Some(scope) = scope {
        blocks.extend(tables(words, &army.readings, scope)?);
    }
    let troops = army.units.iter();
    let troops = troops.filter(|it| matches!(it.of.arm, Arm::Infantry | Arm::Cavalry));
    Ok(Sheet {
        title: title::<EdgehillNaseby>(army),
        subtitle: subtitle::<EdgehillNaseby>(army),
        figure: Some(Figure {
            number: troops.count().to_string(),
            unit: words.get("sheet.troops").to_owned(),
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

/// The book's sheet under these readings, with what can occur.
///
/// # Errors
/// A [`TableError`] if an embedded file does not read.
pub fn playsheet(readings: &Readings, scope: Scope) -> Result<Sheet, TableError> {
    playsheet_with(readings, scope, &Profile::default())
}

/// The same with what the players say of the basic game.
pub(super) fn playsheet_with(
    readings: &Readings,
    scope: Scope,
    profile: &Profile,
) -> Result<Sheet, TableError> {
    let words = english()?;
    let mut blocks = basic_game(profile, words);
    blocks.extend(tables(words, readings, scope)?);
    Ok(Sheet {
        title: words.get("sheet.title").to_owned(),
        subtitle: words.get("sheet.subtitle").to_owned(),
        figure: None,
        stamp: None,
        facts: vec![readings_in_head(words, register()?, readings)],
        blocks,
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

fn facts(army: &Army, for_whom: RosterFor, words: &Catalogue) -> Result<Vec<Fact>, TableError> {
    let fact = |label: &str, value: String| Fact {
        label: words.get(&format!("sheet.{label}")).to_owned(),
        value,
    };
    let mut facts = vec![fact("count", army.units.len().to_string())];
    if !army.source.is_empty() && for_whom != RosterFor::Opponent {
        facts.push(fact("source", army.source.clone()));
    }
    facts.push(readings_in_head(words, register()?, &army.readings));
    Ok(facts)
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

/// Everything that is played by, in the order of the document.
fn tables(words: &Catalogue, readings: &Readings, scope: Scope) -> Result<Vec<Block>, TableError> {
    let tables = Tables::standard()?;
    let used = scope.modules;
    let rules = Rules::of(words, readings, scope)?;
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
    let ground = Grounds::of(scope, readings);
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
    blocks.extend(deviations(words, &readings.deviations()?));
    Ok(blocks)
}

/// The zones of a unit that faces corner 0, hexside by hexside, with their
/// shifts (E-04, E-07, E-08).
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
        rows: Zone::ALL.map(row).into(),
    }
}

/// The column shift of an attack through this zone (E-07, E-08).
fn shift(zone: Zone, tables: &Tables) -> i32 {
    match zone {
        Zone::Front => 0,
        Zone::Flank => i32::from(tables.facing.flank),
        Zone::Rear => i32::from(tables.facing.rear),
    }
}

/// The zones of a unit that faces a corner, drawn (E-04).
fn zones_drawn(words: &Catalogue, tables: &Tables) -> HexFigure {
    let (corner, pointing) = (Corner::new(0), Pointing::PointyTop);
    let hexes = Side::ALL.map(|side| {
        let zone = zone(corner, side);
        let name = words.get(&format!("zone.{}", zone.id())).to_owned();
        let (shade, text) = match zone {
            Zone::Front => (Shade::Open, name),
            Zone::Flank => (
                Shade::Light,
                format!("{name} {}", signed(shift(zone, tables))),
            ),
            Zone::Rear => (
                Shade::Dark,
                format!("{name} {}", signed(shift(zone, tables))),
            ),
        };
        (side.step(), shade, text)
    });
    let caption = words.get("sheet.figure_facing").to_owned();
    figure(
        caption,
        pointing,
        Facing::to_corner(corner, pointing),
        hexes,
    )
}

/// What ground does to moves and to combat (E-26, E-28 to E-32, E-34).
fn terrain(words: &Catalogue, tables: &Tables, on: Grounds) -> Table {
    let ground = &tables.terrain;
    let moves = |infantry: u8, cavalry: u8| {
        [infantry, cavalry].map(|more| match more {
            0 => "\u{2013}".to_owned(),
            more => format!("+{more}"),
        })
    };
    let row = |id: &str, [infantry, cavalry]: [String; 2], values: &[(&str, i8)]| {
        let values: Vec<_> = values
            .iter()
            .map(|(name, value)| (*name, signed((*value).into())))
            .collect();
        let values: Vec<_> = values
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        vec![
            words.get(&format!("ground.{id}")).to_owned(),
            infantry,
            cavalry,
            words.fill(&format!("ground.{id}_combat"), &values),
        ]
    };
    let rows = [
        (
            on.drawn,
            row(
                "wood",
                moves(ground.wood_infantry, ground.wood_cavalry),
                &[("die", ground.wood_die), ("shift", ground.wood_shift)],
            ),
        ),
        (
            on.hedges,
            row(
                "hedge",
                moves(0, ground.hedge_cavalry),
                &[("die", ground.hedge_die)],
            ),
        ),
        (
            on.drawn,
            row(
                "hillside",
                moves(0, ground.hillside_cavalry),
                &[("shift", ground.uphill_shift)],
            ),
        ),
        (on.drawn, row("road", moves(0, 0), &[])),
    ];
    let rows = rows.into_iter().filter(|(counts, _)| *counts);
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

/// The back of a card: a gun's odds, or what facing and ground do to troops.
pub(super) fn behind(
    words: &Catalogue,
    arm: Arm,
    tables: &Tables,
    readings: &Readings,
    scope: Scope,
) -> Vec<Table> {
    match arm {
        Arm::Artillery if scope.guns => vec![guns(words, tables, readings)],
        Arm::Infantry | Arm::Cavalry => {
            let ground = Grounds::of(scope, readings);
            let counts = |id: &&ModifierId| match id {
                ModifierId::Flank | ModifierId::Rear => scope.modules.facing,
                ModifierId::WoodShift | ModifierId::Uphill | ModifierId::WoodDie => ground.drawn,
                ModifierId::HedgeDie => ground.hedges,
            };
            let rows = ModifierId::ALL.iter().filter(counts).map(|id| {
                let on = if id.on_die() { "die" } else { "columns" };
                let value = id.value(tables);
                let (sum, many) = (signed(value), value.unsigned_abs().to_string());
                let values = [("value", sum.as_str()), ("many", many.as_str())];
                vec![
                    words.get(&format!("modifier.{}", id.id())).to_owned(),
                    words.fill(&format!("sheet.on_{on}"), &values),
                    id.clause().as_str().to_owned(),
                ]
            });
            let rows: Vec<_> = rows.collect();
            let combat = (!rows.is_empty()).then(|| Table {
                caption: words.get("sheet.caption_modifiers").to_owned(),
                columns: vec![
                    column(words, "none", Align::Left, 4),
                    column(words, "none", Align::Left, 2),
                    column(words, "none", Align::Left, 0),
                ],
                rows,
            });
            let facing = scope.modules.facing.then(|| facing(words, tables));
            facing.into_iter().chain(combat).collect()
        }
        Arm::Artillery | Arm::Leader => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_card_has_every_modifier_with_its_number() {
        let (words, tables) = (english().unwrap(), Tables::standard().unwrap());
        let tables = behind(
            words,
            Arm::Cavalry,
            tables,
            &Readings::default(),
            Scope::WHOLE,
        );
        let rows = &tables.last().unwrap().rows;
        let values: Vec<&str> = rows.iter().map(|row| row[1].as_str()).collect();
        let wanted = [
            "+1 column",
            "+2 columns",
            "\u{2212}1 column",
            "\u{2212}1 column",
            "\u{2212}2 on the die",
            "\u{2212}1 on the die",
        ];
        assert_eq!(values, wanted);
    }
}
