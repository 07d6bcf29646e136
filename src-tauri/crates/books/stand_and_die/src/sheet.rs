//! Prints: a list of units with boxes to tick, and the playsheet.

use std::collections::BTreeSet;

use drumhead_vocabulary::sheet::{
    Align, Block, Column, Entry, Fact, HexFigure, RosterFor, Shade, Sheet, Table, Track, TrackMark,
};

use super::Army;
use super::aim::BONUSES;
use super::army::{Arm, Group, StandAndDie, Troops, all_of};
use super::chances::{Case, chance, faces_for, lives};
use super::clauses::clause;
use super::ground::front_sides;
use super::interpretations::{
    AttackArc, AttackTiming, FallBackDir, FallBackTrigger, Interpretations, Overflow, Pooling,
    RiverFire, SilentGuns,
};
use super::setup::{Covers, Setup};
use super::state::{Phase, Step};
use super::tables::{Suggestions, Tables};
use super::words::troops_in_words;
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::{Catalogue, Form, decimal, tenths};
use drumhead_rules::hex::{Facing, Pointing, Side, figure};
use drumhead_rules::list::paper::{self, Head, deviations, fact, frame, heading};
use drumhead_rules::list::{ListBook as _, Unit};

/// The maximum number of figures in the table of sums.
const MOST_RECKONED: u16 = 20;

/// Returns the roster of an army; `with_tables` adds the tables that its player looks up. An
/// opponent sees neither the source nor the objectives.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub fn roster(
    words: &'static Catalogue,
    army: &Army,
    for_whom: RosterFor,
    with_tables: bool,
) -> Result<Sheet, TableError> {
    let tables = Tables::standard()?;
    roster_of(words, tables, army, for_whom, with_tables, None, None)
}

/// Returns the roster of an army with these tables. In a battle, `own` contains the agreements that
/// are printed, and `left` the remaining troops, if the roster shows them.
pub(super) fn roster_of(
    words: &'static Catalogue,
    tables: &Tables,
    army: &Army,
    for_whom: RosterFor,
    with_tables: bool,
    own: Option<Agreed<'_>>,
    left: Option<Troops>,
) -> Result<Sheet, TableError> {
    let all = all_of(army);
    let troops = troops_in_words(words, left.unwrap_or(all), Form::Within);
    let mut facts = vec![
        fact(words, "count", army.units.len().to_string()),
        fact(words, "troops", troops),
    ];
    if for_whom != RosterFor::Opponent && !army.own.objectives.is_empty() {
        facts.push(fact(words, "objectives", army.own.objectives.as_str()));
    }
    let head = Head {
        number: u32::from(all.infantry) + u32::from(all.cavalry),
        counts: "card.figures",
        facts,
    };
    let entry = |unit: &Unit<Group>| Entry {
        facts: unit_facts(unit, tables, words),
        track: track(&unit.of, tables, words),
        ..Entry::default()
    };
    let more = if with_tables {
        blocks_of(words, tables, &army.interpretations, own)?
    } else {
        Vec::new()
    };
    let problems = StandAndDie::problems(army, words)?;
    paper::roster::<StandAndDie>(words, army, for_whom, &problems, head, entry, more)
}

/// Returns the playsheet under these interpretations, with everything needed in a turn.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub fn playsheet(
    words: &'static Catalogue,
    interpretations: &Interpretations,
) -> Result<Sheet, TableError> {
    sheet_of(words, Tables::standard()?, interpretations, None)
}

/// Returns the playsheet of a battle with these tables, with its agreements.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub(super) fn of_battle(
    words: &'static Catalogue,
    tables: &Tables,
    setup: &Setup,
) -> Result<Sheet, TableError> {
    let own = Some(Agreed::of(setup));
    sheet_of(words, tables, &setup.interpretations, own)
}

/// The agreements of a battle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Agreed<'a> {
    /// The capacity of a hex.
    room: Troops,
    /// The terrain that gives cover.
    cover: &'a Covers,
    /// The orientation of the map's hexes.
    pointing: Pointing,
}

impl<'a> Agreed<'a> {
    /// Returns the agreements of this set-up.
    pub(super) const fn of(setup: &'a Setup) -> Self {
        Self {
            room: setup.capacity,
            cover: &setup.cover,
            pointing: setup.map.grid.pointing,
        }
    }
}

fn sheet_of(
    words: &'static Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    own: Option<Agreed<'_>>,
) -> Result<Sheet, TableError> {
    let blocks = blocks_of(words, tables, interpretations, own)?;
    paper::playsheet::<StandAndDie>(words, interpretations, blocks)
}

fn unit_facts(unit: &Unit<Group>, tables: &Tables, words: &Catalogue) -> Vec<Fact> {
    let arms = unit.of.troops().arms();
    let hexes = arms.iter().map(|arm| *tables.moves.of(*arm)).min();
    let mut facts = vec![fact(words, "marches", hexes.unwrap_or(0).to_string())];
    facts.extend(arms.into_iter().map(|arm| {
        let of = |standing| tenths(words, chance(arm, &Case::plain(standing, false), tables));
        let chances = format!("{} / {}", of(true), of(false));
        fact(words, &format!("kills_{}", arm.id()), chances)
    }));
    facts
}

/// Returns a box for each figure, then a box for each casualty that the guns can take: guns come
/// after their infantry (S-15).
fn track(group: &Group, tables: &Tables, words: &Catalogue) -> Option<Track> {
    let men = u32::from(group.infantry) + u32::from(group.cavalry);
    let guns = u32::from(group.guns) * u32::from(lives(tables));
    let marks = if men > 0 && guns > 0 {
        vec![TrackMark {
            at: men,
            word: words.get("card.guns").to_owned(),
        }]
    } else {
        Vec::new()
    };
    (men + guns > 0).then(|| Track {
        boxes: men + guns,
        ticked: 0,
        marks,
    })
}

fn column(head: &str, align: Align, share: u32) -> Column {
    Column {
        head: head.to_owned(),
        align,
        share,
    }
}

/// Returns the tables of a turn.
fn blocks_of(
    words: &Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    own: Option<Agreed<'_>>,
) -> Result<Vec<Block>, TableError> {
    let suggestions = Suggestions::standard()?;
    let mut blocks = vec![
        heading(words, "sequence"),
        sequence(words, interpretations),
        heading(words, "chances"),
        chances(words, tables),
        die(words, interpretations, tables),
        Block::Table(sums(words, tables)),
        heading(words, "marching"),
        marching(words, tables),
        Block::Figures(vec![facing_drawn(words, own.map(|own| own.pointing))]),
        frame(
            words,
            "facing",
            &clause_texts(words, interpretations, &["S-06", "S-10", "S-19"]),
        ),
        frame(words, "casualties", &casualties(words, interpretations)),
        frame(words, "advice", &advice(words, tables)),
        frame(
            words,
            "agreed",
            &agreed(words, interpretations, suggestions, own),
        ),
    ];
    blocks.extend(deviations(words, &interpretations.deviations(words)?));
    Ok(blocks)
}

/// Returns a diagram of the front and the rear (S-06). Its hexes have the orientation of the
/// battle's map; without a battle, they have flat tops.
fn facing_drawn(words: &Catalogue, own: Option<Pointing>) -> HexFigure {
    let (faced, pointing) = (Side::new(0), own.unwrap_or(Pointing::FlatTop));
    let front = front_sides(faced);
    let hexes = Side::ALL.map(|side| {
        let (shade, key) = if front.contains(&side) {
            (Shade::Open, "sheet.col_front")
        } else {
            (Shade::Dark, "sheet.col_rear")
        };
        (side.step(), shade, words.get(key).to_owned())
    });
    let above = match pointing {
        Pointing::FlatTop => "sheet.above_flat",
        Pointing::PointyTop => "sheet.above_pointy",
    };
    let caption = words.fill("sheet.figure_facing", &[("which", words.get(above))]);
    figure(caption, pointing, Facing::to_side(faced, pointing), hexes)
}

/// Returns the text of clauses under these interpretations, one paragraph for each.
fn clause_texts(words: &Catalogue, interpretations: &Interpretations, ids: &[&str]) -> Vec<String> {
    let hurt = interpretations.fall_back_trigger == FallBackTrigger::Casualty;
    let overflow = interpretations.overflow_to_guns == Overflow::Yes;
    let front = interpretations.attack_arc == AttackArc::FrontThree;
    let pooled = interpretations.pooling == Pooling::PerTarget;
    let horse = interpretations.river_fire == RiverFire::AllArms;
    let texts = ids.iter().filter_map(|id| clause(id));
    texts
        .map(|clause| {
            let text = match clause.id.as_str() {
                "S-07" if hurt => words.get("sheet.stance_when_hurt"),
                "S-10" if horse => words.get("sheet.across_all"),
                "S-11" if front => words.get("sheet.attack_front"),
                "S-12" if pooled => words.get("sheet.sum_of_all"),
                "S-15" if overflow => words.get("sheet.guns_overflow"),
                "S-20" if hurt => words.get("sheet.back_when_hurt"),
                _ => clause.text(words),
            };
            format!("{text} [{}]", clause.id)
        })
        .collect()
}

/// Returns the text about losses and their consequences. An interpretation sets the direction of
/// falling back (gap S-A4).
fn casualties(words: &Catalogue, interpretations: &Interpretations) -> Vec<String> {
    let way = match interpretations.fall_back_dir {
        FallBackDir::OppositeFacing => "sheet.way_across",
        FallBackDir::AnyRear => "sheet.way_any",
    };
    let ids = ["S-12", "S-13", "S-14", "S-15", "S-20"];
    let mut texts = clause_texts(words, interpretations, &ids);
    texts.push(format!("{} [S-20]", words.get(way)));
    texts.extend(clause_texts(words, interpretations, &["S-21"]));
    texts
}

/// Returns the steps of a turn, each with its clauses.
fn sequence(words: &Catalogue, interpretations: &Interpretations) -> Block {
    let steps = super::place::sequence(interpretations.attack_timing, 0);
    let mut described = Vec::new();
    let rows = (1..).zip(steps).map(|(number, phase): (u32, Phase)| {
        let ids: &[&str] = match phase.step {
            Step::Deploy => &[],
            Step::Initiative => &["S-01"],
            Step::March => &["S-02", "S-05", "S-07", "S-09"],
            Step::Attack => &["S-11"],
            Step::FallBack => &["S-20"],
        };
        let who = match phase.side {
            None => "who.both",
            Some(0) => "who.first",
            Some(_) => "who.second",
        };
        // A step that the sides take one after the other is described only once.
        let done = if described.contains(&phase.step) {
            words.get("sheet.same_again").to_owned()
        } else {
            clause_texts(words, interpretations, ids).join(" ")
        };
        described.push(phase.step);
        vec![
            number.to_string(),
            words.get(&format!("step.{}", phase.step.id())).to_owned(),
            words.get(who).to_owned(),
            done,
        ]
    });
    let caption = match interpretations.attack_timing {
        AttackTiming::Simultaneous => "sheet.caption_at_once",
        AttackTiming::FirstMoverFirst | AttackTiming::OwnTurnOnly => "sheet.caption_in_turn",
    };
    Block::Table(Table {
        caption: words.get(caption).to_owned(),
        columns: vec![
            column("", Align::Right, 0),
            column(words.get("sheet.col_step"), Align::Left, 2),
            column(words.get("sheet.col_who"), Align::Left, 1),
            column(words.get("sheet.col_rule"), Align::Left, 7),
        ],
        rows: rows.collect(),
    })
}

/// The four situations of a target, in the order of the sheet.
const CASES: [(bool, bool, &str); 4] = [
    (true, false, "standing"),
    (false, false, "fall_back"),
    (true, true, "standing_cover"),
    (false, true, "fall_back_cover"),
];

/// Returns a target without bonuses, then with each bonus alone.
fn ways(standing: bool, cover: bool, tables: &Tables) -> Vec<Case> {
    let plain = Case::plain(standing, cover);
    let with: Vec<_> = BONUSES
        .0
        .iter()
        .map(|row| plain.with(row.id, tables))
        .collect();
    [vec![plain], with].concat()
}

/// Returns the table of chances, without bonuses and with each bonus (S-16 to S-19).
fn chances(words: &Catalogue, tables: &Tables) -> Block {
    let rows = Arm::ALL.map(|arm| {
        let name = words.get(&format!("sheet.each_{}", arm.id())).to_owned();
        let label = format!("{name} [{}]", arm.clause());
        let cells = CASES.map(|(standing, cover, _)| {
            let ways = ways(standing, cover, tables).into_iter();
            let each = ways.map(|case| tenths(words, chance(arm, &case, tables)));
            each.collect::<Vec<_>>().join(" → ")
        });
        std::iter::once(label).chain(cells).collect()
    });
    let mut columns = vec![column(words.get("sheet.col_each"), Align::Left, 3)];
    columns.extend(
        CASES.map(|(.., id)| column(words.get(&format!("sheet.case_{id}")), Align::Centre, 3)),
    );
    let bonuses = BONUSES
        .0
        .iter()
        .map(|row| {
            let way = words.get(&format!("bonus.{}_way", row.id.id()));
            format!("{way} [{}]", row.clause)
        })
        .collect::<Vec<_>>()
        .join(" → ");
    Block::Table(Table {
        caption: words.fill("sheet.caption_chances", &[("bonuses", &bonuses)]),
        columns,
        rows: rows.into(),
    })
}

/// Returns the faces that add a casualty, for each fraction (S-12).
fn die(words: &Catalogue, interpretations: &Interpretations, tables: &Tables) -> Block {
    let fractions = 1..u32::from(tables.die.sides);
    let mut columns = vec![column(words.get("sheet.col_fraction"), Align::Left, 0)];
    columns.extend(
        fractions
            .clone()
            .map(|of| column(&tenths(words, of), Align::Centre, 1)),
    );
    let cells = fractions.map(|of| {
        let faces = faces_for(of, interpretations.d10_faces, tables);
        let (first, last) = (faces.first().copied(), faces.last().copied());
        let (first, last) = (first.unwrap_or(0), last.unwrap_or(0));
        if first == last {
            first.to_string()
        } else {
            format!("{first}–{last}")
        }
    });
    let row = std::iter::once(words.get("sheet.one_more").to_owned()).chain(cells);
    Block::Table(Table {
        caption: words.get("sheet.caption_die").to_owned(),
        columns,
        rows: vec![row.collect()],
    })
}

/// Returns the table of sums by number of figures.
fn sums(words: &Catalogue, tables: &Tables) -> Table {
    let mut cases = CASES
        .map(|(standing, cover, _)| Case::plain(standing, cover))
        .to_vec();
    for row in BONUSES.0 {
        let with: Vec<_> = cases.iter().map(|case| case.with(row.id, tables)).collect();
        cases.extend(with);
    }
    let each: BTreeSet<u32> = cases
        .iter()
        .flat_map(|case| Arm::ALL.map(|arm| chance(arm, case, tables)))
        .filter(|of| *of > 0)
        .collect();
    let mut columns = vec![column(words.get("sheet.col_many"), Align::Right, 0)];
    columns.extend(
        each.iter()
            .map(|of| column(&tenths(words, *of), Align::Right, 1)),
    );
    let rows = (1..=MOST_RECKONED).map(|many| {
        // The sums are aligned at the decimal mark.
        let cells = each.iter().map(|of| decimal(words, u32::from(many) * of));
        std::iter::once(many.to_string()).chain(cells).collect()
    });
    Table {
        caption: words.get("sheet.caption_sums").to_owned(),
        columns,
        rows: rows.collect(),
    }
}

/// Returns the sums of these troops, for the back of their card.
pub(super) fn sums_of(words: &Catalogue, tables: &Tables, troops: Troops) -> Table {
    let mut columns = vec![column(words.get("sheet.col_attack"), Align::Left, 1)];
    columns.push(column(words.get("sheet.col_front"), Align::Right, 0));
    columns.extend(BONUSES.0.iter().map(|row| {
        let head = words.get(&format!("bonus.{}_head", row.id.id()));
        column(head, Align::Right, 0)
    }));
    let rows = CASES.map(|(standing, cover, id)| {
        let ways = ways(standing, cover, tables).into_iter();
        let sums = ways.map(|case| decimal(words, super::chances::tenths(troops, &case, tables)));
        let label = words.get(&format!("sheet.case_{id}")).to_owned();
        std::iter::once(label).chain(sums).collect()
    });
    Table {
        caption: words.get("sheet.card_sums").to_owned(),
        columns,
        rows: rows.into(),
    }
}

/// Returns each arm's march, and the arms that may share a hex.
fn marching(words: &Catalogue, tables: &Tables) -> Block {
    let rows = Arm::ALL.map(|arm| {
        let id = arm.id();
        vec![
            words.get(&format!("sheet.arm_{id}")).to_owned(),
            tables.moves.of(arm).to_string(),
            words.get(&format!("sheet.shares_{id}")).to_owned(),
        ]
    });
    let columns = vec![
        column(words.get("sheet.col_arm"), Align::Left, 2),
        column(words.get("sheet.col_hexes"), Align::Centre, 1),
        column(words.get("sheet.col_shares"), Align::Left, 5),
    ];
    Block::Table(Table {
        caption: words.get("sheet.caption_marching").to_owned(),
        columns,
        rows: rows.into(),
    })
}

/// Returns advice derived from the table: when falling back saves troops.
fn advice(words: &Catalogue, tables: &Tables) -> Vec<String> {
    let of = |arm, standing| tenths(words, chance(arm, &Case::plain(standing, false), tables));
    let sentences = Arm::ALL.map(|arm| {
        let (standing, back) = (of(arm, true), of(arm, false));
        let values = [("standing", standing.as_str()), ("fall_back", &back)];
        words.fill(&format!("sheet.advice_{}", arm.id()), &values)
    });
    sentences.into()
}

/// Returns the agreements before a battle, with the editors' values or this battle's values.
fn agreed(
    words: &Catalogue,
    interpretations: &Interpretations,
    suggestions: &Suggestions,
    own: Option<Agreed<'_>>,
) -> Vec<String> {
    let (room, cover) = own.map_or((suggestions.capacity, &suggestions.cover), |own| {
        (own.room, own.cover)
    });
    let room = Arm::ALL.map(|arm| room_of(words, arm, room)).join(", ");
    let covers = cover
        .iter()
        .filter(|(_, gives)| **gives)
        .map(|(feature, _)| words.get(&format!("feature.{}", feature.id())))
        .collect::<Vec<_>>();
    let covers = if covers.is_empty() {
        words.get("sheet.no_cover").to_owned()
    } else {
        covers.join(", ")
    };
    let of = |id: &str| match own {
        Some(_) => format!("sheet.agreed_{id}_battle"),
        None => format!("sheet.agreed_{id}"),
    };
    let mut agreed = vec![
        words.fill(&of("room"), &[("room", &room)]),
        words.fill(&of("cover"), &[("covers", &covers)]),
    ];
    // Guns that hold a hex cannot be captured (gap S-A16).
    if interpretations.silent_guns == SilentGuns::Open {
        agreed.push(words.get("sheet.agreed_guns").to_owned());
    }
    agreed.push(words.get("sheet.agreed_objectives").to_owned());
    agreed
}

/// Returns the capacity for an arm in words, even if it is 0.
fn room_of(words: &Catalogue, arm: Arm, room: Troops) -> String {
    let number = match room.of(arm) {
        0 => "none",
        1 => "one",
        _ => "many",
    };
    let key = format!("troops.{}_{number}", arm.id());
    words.fill(&key, &[("many", &room.of(arm).to_string())])
}
