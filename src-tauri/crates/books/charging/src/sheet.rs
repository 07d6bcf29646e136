//! Prints: a list of units with boxes to tick, and the playsheet.

use std::iter;
use std::ops::RangeInclusive;

use drumhead_vocabulary::sheet::{
    Align, Block, Column, Entry, Fact, RosterFor, Sheet, Table, Track,
};

use super::Charging;
use super::army::{Arm, Army, Kind, Unit, arm_key, strength};
use super::clauses::clause;
use super::factors::{Body, FACTORS, met_by};
use super::interpretations::{
    CounterBelow, FlankAndRear, FortAndObstacle, Interpretations, TerrainPenalty, register,
};
use super::result::{Bar, TestResult};
use super::state::Step;
use super::sums::Sums;
use super::tables::{FactorId, Reach, Suggestions, Tables};
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::{Catalogue, Form, signed};
use drumhead_rules::data::switches::with_gaps;
use drumhead_rules::list::ListBook as _;
use drumhead_rules::list::paper::{self, Head, column, deviations, fact, frame, heading};

/// Returns the roster of an army with the editors' suggestions and, if `with_tables`, the tables of
/// a turn of charges.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub fn roster(
    words: &'static Catalogue,
    army: &Army,
    for_whom: RosterFor,
    with_tables: bool,
) -> Result<Sheet, TableError> {
    roster_by(words, Tables::standard()?, army, for_whom, with_tables)
}

/// Returns the roster of an army in a battle with these tables.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub(super) fn roster_by(
    words: &'static Catalogue,
    tables: &Tables,
    army: &Army,
    for_whom: RosterFor,
    with_tables: bool,
) -> Result<Sheet, TableError> {
    let mut more = vec![suggestions(words)?];
    if with_tables {
        let morales = with_usual(army.units.iter().map(|unit| unit.of.basic_morale));
        more.extend(tables_of(words, tables, &army.interpretations, morales)?);
    }
    let entry = |unit: &Unit| Entry {
        facts: unit_facts(&tables.reach, &unit.of, words),
        track: Some(Track {
            boxes: u32::from(unit.of.strength),
            ticked: 0,
            marks: Vec::new(),
        }),
        ..Entry::default()
    };
    let head = Head {
        number: strength(army),
        counts: "card.strength",
        facts: vec![fact(words, "count", army.units.len().to_string())],
    };
    let problems = Charging::problems(army, words)?;
    paper::roster::<Charging>(words, army, for_whom, &problems, head, entry, more)
}

/// Returns the playsheet under these interpretations, with everything needed for a turn of charges.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub fn playsheet(
    words: &'static Catalogue,
    interpretations: &Interpretations,
) -> Result<Sheet, TableError> {
    playsheet_for(words, Tables::standard()?, interpretations, [])
}

/// Returns the playsheet of a battle with these tables and with units of these basic morales. If
/// the lowest of them is lower than usual, the table of tests begins with it.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub(super) fn playsheet_for(
    words: &'static Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    morales: impl IntoIterator<Item = u8>,
) -> Result<Sheet, TableError> {
    let blocks = tables_of(words, tables, interpretations, with_usual(morales))?;
    paper::playsheet::<Charging>(words, interpretations, blocks)
}

/// Returns the usual range of basic morale, extended to the lowest of these values.
fn with_usual(morales: impl IntoIterator<Item = u8>) -> RangeInclusive<u8> {
    let (usual, most) = USUAL.into_inner();
    let morales = morales.into_iter().filter(|it| (1..=most).contains(it));
    morales.fold(usual, u8::min)..=most
}

/// Returns the charge reach and the strength points as facts of an entry.
fn unit_facts(reach: &Reach, unit: &Kind, words: &Catalogue) -> Vec<Fact> {
    let arm = unit.arm.present(unit.mounted);
    vec![
        fact(words, "reach", reach_of(reach, arm, words)),
        fact(words, "strength", unit.strength.to_string()),
    ]
}

/// Returns the reach of an arm in words.
fn reach_of(reach: &Reach, arm: Arm, words: &Catalogue) -> String {
    reach.of(arm).map_or_else(
        || words.get("sheet.never").to_owned(),
        |inches| format!("{inches}\u{2033}"),
    )
}

/// Returns the tables of a turn of charges.
fn tables_of(
    words: &Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    morales: RangeInclusive<u8>,
) -> Result<Vec<Block>, TableError> {
    let mut blocks = vec![
        heading(words, "sequence"),
        sequence(words, interpretations),
        reach(words, tables),
        factors(words, tables, interpretations),
        odds(words, tables, interpretations, morales),
        frame(words, "after", &after(words, tables, interpretations)),
    ];
    blocks.extend(deviations(words, &interpretations.deviations(words)?));
    Ok(blocks)
}

/// Returns the steps of a turn, each with its clauses. The step of melees has a note instead.
fn sequence(words: &Catalogue, interpretations: &Interpretations) -> Block {
    let clauses_text = |ids: &[&str]| clauses_text(words, interpretations, ids);
    let rows = (1..).zip(Step::ALL).map(|(number, step)| {
        let text = match step {
            Step::Declare => clauses_text(&["C-01", "C-03"]),
            Step::Test => clauses_text(&["C-06", "C-04"]),
            Step::Move => clauses_text(&["C-05"]),
            Step::Surrender => clauses_text(&["C-14"]),
            Step::Melee => words.get("sheet.melee").to_owned(),
        };
        let label = words.get(&format!("step.{}", step.id())).to_owned();
        vec![format!("{number}"), label, text]
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

/// Returns the text of the clauses under these interpretations, one after another.
fn clauses_text(words: &Catalogue, interpretations: &Interpretations, ids: &[&str]) -> String {
    let texts = ids
        .iter()
        .filter_map(|id| clause_text(words, interpretations, id));
    texts.collect::<Vec<_>>().join(" ")
}

/// Returns the gaps whose interpretations are printed with this clause. Default interpretations are
/// also printed, because the source does not contain them.
fn printed_gaps(id: &str) -> &'static [&'static str] {
    match id {
        "C-11" => &["zero_sp"],
        "C-13" => &["caught_routers"],
        _ => &[],
    }
}

/// Returns the text of a clause with the interpretations of its gaps. An interpretation can replace
/// the text.
fn clause_text(words: &Catalogue, interpretations: &Interpretations, id: &str) -> Option<String> {
    let clause = clause(id)?;
    let low = interpretations.counter_below == CounterBelow::One;
    let free = interpretations.charge_terrain_penalty == TerrainPenalty::Free;
    let text = match id {
        "C-09" if low => words.get("sheet.counter_low"),
        "C-17" if free => words.get("sheet.terrain_free"),
        _ => clause.text(words),
    };
    let register = register().ok()?;
    let clause = (text, id);
    Some(with_gaps(
        words,
        clause,
        register,
        interpretations,
        printed_gaps(id),
    ))
}

fn reach(words: &Catalogue, tables: &Tables) -> Block {
    let rows = Arm::ALL.map(|arm| {
        let reach = reach_of(&tables.reach, arm, words);
        vec![words.get(&Form::Start.key(arm_key(arm))).to_owned(), reach]
    });
    Block::Table(Table {
        caption: words.get("sheet.caption_reach").to_owned(),
        columns: vec![
            column(words, "charger", Align::Left, 3),
            column(words, "reach", Align::Left, 5),
        ],
        rows: rows.into(),
    })
}

/// Returns a factor in words, with the interpretation of its gap.
fn factor(words: &Catalogue, interpretations: &Interpretations, id: FactorId) -> String {
    let (flank, fort) = (
        interpretations.flank_and_rear,
        interpretations.fort_and_obstacle,
    );
    let with_gap = match (id, flank, fort) {
        (FactorId::Flank, FlankAndRear::Both, _) => Some("sheet.flank_both"),
        (FactorId::Flank, FlankAndRear::Worst, _) => Some("sheet.flank_worst"),
        (FactorId::ObstacleOrBuilding, _, FortAndObstacle::FortOnly) => Some("sheet.fort_only"),
        (FactorId::ObstacleOrBuilding, _, FortAndObstacle::Both) => Some("sheet.fort_both"),
        _ => None,
    };
    let factor = words.get(&format!("factor.{}", id.id()));
    with_gap.map_or_else(
        || factor.to_owned(),
        |key| words.fill(key, &[("factor", factor)]),
    )
}

fn factors(words: &Catalogue, tables: &Tables, interpretations: &Interpretations) -> Block {
    let rows = FactorId::ALL.iter().map(|id| {
        vec![
            factor(words, interpretations, *id),
            signed(tables.factor(*id)),
            FACTORS
                .clause(*id)
                .map_or_else(String::new, |it| it.to_string()),
        ]
    });
    Block::Table(Table {
        caption: words.get("sheet.caption_factors").to_owned(),
        columns: vec![
            column(words, "factor", Align::Left, 6),
            column(words, "add", Align::Right, 1),
            column(words, "clause", Align::Left, 1),
        ],
        rows: rows.collect(),
    })
}

/// Returns the lowest face on which the unit routs: `4+`, or `–` if there is none.
fn routs(interpretations: &Interpretations, sums: &Sums, sum: i32, basic_morale: u8) -> String {
    let bar = Bar::open(basic_morale);
    let result = |face: &u8| sums.result(interpretations, *face, sum, bar);
    let least = (1..=6).find(|face| result(face) == TestResult::Rout);
    least.map_or_else(|| "–".to_owned(), |face| format!("{face}+"))
}

/// Returns the highest face on which a unit with these values may counter-charge: `2−`, or `–` if
/// there is none.
fn counters(interpretations: &Interpretations, sums: &Sums, sum: i32, bar: Bar) -> String {
    let result = |face: &u8| sums.result(interpretations, *face, sum, bar);
    let most = (1..=6).rfind(|face| result(face) == TestResult::MayCounter);
    most.map_or_else(|| "–".to_owned(), |face| format!("{face}\u{2212}"))
}

/// Returns a column for each sum of factors.
fn columns_of(sums: &Sums) -> impl Iterator<Item = Column> {
    sums.each().map(|sum| Column {
        head: signed(sum),
        align: Align::Centre,
        share: 1,
    })
}

/// Returns the faces on which a unit of this kind and basic morale routs or may counter-charge, for
/// each sum of factors.
pub(super) fn odds_of(
    words: &Catalogue,
    interpretations: &Interpretations,
    sums: &Sums,
    (body, basic_morale): (Body, u8),
) -> Table {
    let mut columns = vec![column(words, "morale", Align::Left, 0)];
    columns.extend(columns_of(sums));
    let row = |label: String, cell: &dyn Fn(i32) -> String| {
        let cells = sums.each().map(cell);
        iter::once(label).chain(cells).collect()
    };
    let counter = |key: &str, bar: Bar| {
        row(words.get(key).to_owned(), &|sum| {
            counters(interpretations, sums, sum, bar)
        })
    };
    let mut rows = vec![
        row(words.get("sheet.card_routs").to_owned(), &|sum| {
            routs(interpretations, sums, sum, basic_morale)
        }),
        counter("sheet.card_counters", Bar::open(basic_morale)),
    ];
    if body.is_cavalry() && interpretations.cav_vs_cav_counter.is_always() {
        let horse = Bar::horse(basic_morale);
        rows.push(counter("sheet.card_counters_cavalry", horse));
    }
    Table {
        caption: words.get("sheet.card_test").to_owned(),
        columns,
        rows,
    }
}

/// Returns a table of the factors that can apply to a charged unit of this kind.
pub(super) fn factors_of(
    words: &Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    body: Body,
) -> Table {
    let rows = met_by(body).map(|id| {
        vec![
            factor(words, interpretations, id),
            signed(tables.factor(id)),
        ]
    });
    Table {
        caption: words.get("sheet.caption_factors").to_owned(),
        columns: vec![
            column(words, "none", Align::Left, 1),
            column(words, "none", Align::Right, 0),
        ],
        rows: rows.collect(),
    }
}

/// The usual basic morale values on the playsheet: from one below the suggestion for militia to the
/// maximum in a list.
const USUAL: RangeInclusive<u8> = 4..=12;

/// Returns a table with a column for each sum of factors. The row of a basic morale has the lowest
/// face that routs; the last row has the highest face that allows a counter-charge. The label of
/// the last row states whether cavalry that cavalry charges may always counter-charge.
fn odds(
    words: &Catalogue,
    tables: &Tables,
    interpretations: &Interpretations,
    morales: RangeInclusive<u8>,
) -> Block {
    let sums = Sums::of_any(tables, interpretations, *morales.start());
    let mut columns = vec![column(words, "morale", Align::Left, 5)];
    columns.extend(columns_of(&sums));
    let rows = morales.map(|basic_morale| {
        let cells = sums
            .each()
            .map(|sum| routs(interpretations, &sums, sum, basic_morale));
        iter::once(words.fill("sheet.rout_at", &[("morale", &basic_morale.to_string())]))
            .chain(cells)
            .collect()
    });
    let last = if interpretations.cav_vs_cav_counter.is_always() {
        "sheet.counter_at_cavalry"
    } else {
        "sheet.counter_at"
    };
    let steady = Bar::open(u8::MAX);
    let counters = |sum| counters(interpretations, &sums, sum, steady);
    let last = iter::once(words.get(last).to_owned())
        .chain(sums.each().map(counters))
        .collect();
    Block::Table(Table {
        caption: words.get("sheet.caption_odds").to_owned(),
        columns,
        rows: rows.chain(iter::once(last)).collect(),
    })
}

/// Returns the texts about the consequences of a test, the surrender roll, and terrain.
fn after(words: &Catalogue, tables: &Tables, interpretations: &Interpretations) -> Vec<String> {
    // The surrender rolls (C-14) are in the list of steps.
    let mut texts: Vec<_> = ["C-08", "C-09", "C-10", "C-11", "C-12", "C-13"]
        .iter()
        .filter_map(|id| clause_text(words, interpretations, id))
        .collect();
    texts.push(words.fill(
        "sheet.surrender",
        &[
            ("foot", &tables.surrender.foot.to_string()),
            ("mounted", &tables.surrender.mounted.to_string()),
        ],
    ));
    let last = ["C-16", "C-17"].iter();
    texts.extend(last.filter_map(|id| clause_text(words, interpretations, id)));
    texts
}

/// Returns the editors' suggestions, marked as such.
fn suggestions(words: &Catalogue) -> Result<Block, TableError> {
    let qualities = Suggestions::standard()?.quality.iter().map(|quality| {
        let word = words.get(&format!("quality.{}", quality.id)).to_owned();
        format!("{word} {}", quality.basic_morale)
    });
    let list = qualities.collect::<Vec<_>>().join(", ");
    let sentence = words.fill("sheet.suggestions", &[("list", &list)]);
    Ok(frame(words, "suggestions", &[sentence]))
}
