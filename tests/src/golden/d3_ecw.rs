//! The cases of *D3 English Civil War*: each names a function of the rulebook.

use drumhead_d3_ecw::{
    Attack, AttackKind, Cover, Interpretations, Look, MoveAsked, MoveKind, Party, Tables, UnitType,
    activations, ammunition_left, field, give_ground, hindrances, hit_odds, may_initiate,
    next_shot, retires_at, rout_chance, rout_chances, volleys,
};
use drumhead_d3_ecw::{CommanderReturn, FlankAndHill, GunsCount};
use drumhead_rules::data::switches::Switches as _;
use drumhead_rules::hex::{Cell, Facing, Grid, Numbering, Pointing, Pushed};
use drumhead_rules::odds::{Distribution, Exact};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::value::compare;
use super::{Trouble, unread};

/// A case; its input depends on its function.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "title")]
    _title: String,
    /// The clauses of the case, for the reader.
    #[serde(default, rename = "rules")]
    _rules: Vec<String>,
    #[serde(rename = "fn")]
    function: String,
    /// Interpretations that differ from the defaults.
    #[serde(default)]
    switches: Map<String, Value>,
    input: Value,
    expected: Value,
    #[serde(default, rename = "note")]
    _note: String,
}

type Run = Result<Vec<Trouble>, Vec<Trouble>>;

/// Returns all errors in a case.
pub(super) fn run(case: &Value) -> Vec<Trouble> {
    let case: Case = match Case::deserialize(case) {
        Ok(case) => case,
        Err(error) => return unread(error.to_string()),
    };
    answer(&case).unwrap_or_else(|troubles| troubles)
}

/// The tables and interpretations of a case.
struct Rules {
    tables: &'static Tables,
    interpretations: Interpretations,
}

fn answer(case: &Case) -> Run {
    let rules = Rules {
        interpretations: interpretations(&case.switches)?,
        tables: Tables::standard().map_err(|error| unread(error.to_string()))?,
    };
    match case.function.as_str() {
        "hits" => shot(case, &rules),
        "ammo_left" => ammo_left(case, &rules),
        "ammo_lifetime" => ammo_lifetime(case, &rules),
        "uses_ammo" => by_type(case, |kind| rules.tables.troop(kind).ammunition),
        "may_initiate" => by_type(case, |kind| {
            may_initiate(kind, true, rules.tables, &rules.interpretations)
        }),
        "rout_probability" => rout(case, &rules),
        "rout_after" => rout_after(case, &rules),
        "rout_after_mixed" => rout_mixed(case, &rules),
        "army_resolve" => {
            let Units { units } = input(case)?;
            let at = retires_at(units, rules.tables);
            one(case, "retires_at", &json!(at))
        }
        "parse_ref" => parsed(case),
        "ref_distance" => distance(case),
        "field" => {
            let cells = fields(case, &rules)?;
            let names: Vec<_> = cells.iter().map(ToString::to_string).collect();
            one(case, "hexes", &json!(names))
        }
        "field_count" => one(case, "count", &json!(fields(case, &rules)?.len())),
        "activations" => counted(case, &rules),
        "move_allowed" => moves(case, &rules),
        "give_ground" => gave_ground(case, &rules),
        "artillery_next" => artillery_next(case, &rules),
        "artillery_melee" => artillery_melee(case, &rules),
        "commander_contact" => commander_contact(case, &rules),
        other => Err(unread(format!("there is no function {other:?}"))),
    }
}

/// Returns the cell with this name.
fn parsed(case: &Case) -> Run {
    let Ref { r#ref } = input(case)?;
    let cell: Cell = r#ref.parse().map_err(|error| unread(format!("{error}")))?;
    Ok(compare(&case.expected, "", |key| match key {
        "col" => Some(cell.column.into()),
        "row" => Some(cell.row.into()),
        _ => None,
    }))
}

/// Returns the distance between two hexes.
fn distance(case: &Case) -> Run {
    let asked: Apart = input(case)?;
    let far = grid(asked.layout.as_deref())?.distance(cell(&asked.from)?, cell(&asked.to)?);
    one(case, "distance", &json!(far))
}

/// Answers for a unit that must give ground, with or without a free hex behind it.
fn gave_ground(case: &Case, rules: &Rules) -> Run {
    let Rear { rear_free } = input(case)?;
    let gave = give_ground(rear_free, rules.tables);
    Ok(compare(&case.expected, "", |key| match key {
        "moved" => Some(gave.moved.into()),
        "hits" => Some(gave.hits.into()),
        "still_in_melee" => Some(gave.in_melee.into()),
        _ => None,
    }))
}

/// Answers with the turn of a gun's next shot. A gun that has fired cannot move again.
fn artillery_next(case: &Case, rules: &Rules) -> Run {
    let Fired { fired_turn } = input(case)?;
    let next = next_shot(fired_turn, rules.tables);
    Ok(compare(&case.expected, "", |key| match key {
        "next_turn" => Some(next.into()),
        "may_move_again" => Some(false.into()),
        _ => None,
    }))
}

/// Answers for artillery in melee, which is eliminated; an interpretation determines whether it
/// counts as routed.
fn artillery_melee(case: &Case, rules: &Rules) -> Run {
    let Nothing {} = input(case)?;
    let counts = rules.interpretations.eliminated_guns_count_as_routed == GunsCount::Yes;
    let hit = if counts {
        rules.tables.command.per_rout
    } else {
        0
    };
    Ok(compare(&case.expected, "", |key| match key {
        "eliminated" => Some(true.into()),
        "commander_hit" => Some(hit.into()),
        _ => None,
    }))
}

/// Answers for a commander in contact: he leaves the table and returns at the moment that an
/// interpretation sets.
fn commander_contact(case: &Case, rules: &Rules) -> Run {
    let Nothing {} = input(case)?;
    let early = rules.interpretations.commander_return == CommanderReturn::BeforeCounting;
    let returns = if early {
        "next_own_turn_before_counting"
    } else {
        "next_own_turn"
    };
    Ok(compare(&case.expected, "", |key| match key {
        "removed" => Some(true.into()),
        "returns" => Some(returns.into()),
        "at" => Some("base_edge".into()),
        "killed" => Some(false.into()),
        _ => None,
    }))
}

/// Compares one result with the result that the case expects.
fn one(case: &Case, name: &str, value: &Value) -> Run {
    Ok(compare(&case.expected, "", |key| {
        (key == name).then(|| value.clone())
    }))
}

/// Returns the input of a case, in the type that its function takes.
fn input<T: DeserializeOwned>(case: &Case) -> Result<T, Vec<Trouble>> {
    T::deserialize(&case.input).map_err(|error| unread(format!("input: {error}")))
}

/// Returns the case's interpretations; a number selects the option that is named by its digits.
fn interpretations(switches: &Map<String, Value>) -> Result<Interpretations, Vec<Trouble>> {
    let mut interpretations = Interpretations::default();
    for (id, option) in switches {
        let option = option
            .as_str()
            .map_or_else(|| option.to_string(), str::to_owned);
        if !interpretations.set(id, &option) {
            return Err(unread(format!(
                "there is no interpretation {id} with {option}"
            )));
        }
    }
    Ok(interpretations)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Units {
    units: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ref {
    r#ref: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Apart {
    from: String,
    to: String,
    layout: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rear {
    rear_free: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fired {
    fired_turn: u32,
}

fn cell(name: &str) -> Result<Cell, Vec<Trouble>> {
    name.parse().map_err(|error| unread(format!("{error}")))
}

/// Returns the largest possible map with this layout, as the cases give no size.
fn grid(layout: Option<&str>) -> Result<Grid, Vec<Trouble>> {
    let (pointing, pushed) = match layout {
        None | Some("pointy/even-rows-right") => (Pointing::PointyTop, Pushed::Even),
        Some("pointy/odd-rows-right") => (Pointing::PointyTop, Pushed::Odd),
        Some("flat/even-columns-down") => (Pointing::FlatTop, Pushed::Even),
        Some("flat/odd-columns-down") => (Pointing::FlatTop, Pushed::Odd),
        Some(other) => return Err(unread(format!("input: there is no layout {other}"))),
    };
    Ok(Grid {
        pointing,
        pushed,
        numbering: Numbering::Letters,
        columns: 99,
        rows: 99,
    })
}

/// A re-roll: the side that has it, and the scores re-rolled.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Again {
    by: By,
    faces: Vec<u8>,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum By {
    #[serde(alias = "shooter")]
    Attacker,
    #[serde(alias = "defender")]
    Target,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shot {
    action: AttackKind,
    attacker: UnitType,
    charging: bool,
    target: UnitType,
    cover: Shelter,
    flank: bool,
    target_on_hill: bool,
    reroll: Option<Again>,
}

/// A target's terrain, in the words of the cases.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Shelter {
    None,
    Woods,
    Town,
    #[serde(alias = "hedges")]
    Hedge,
    Hill,
    #[serde(alias = "entrenchments")]
    Entrenchment,
}

fn shot(case: &Case, rules: &Rules) -> Run {
    let asked: Shot = input(case)?;
    let attack = Attack {
        action: asked.action,
        attacker: asked.attacker,
        charging: asked.charging,
        target: asked.target,
        cover: match asked.cover {
            Shelter::None | Shelter::Hill | Shelter::Entrenchment => Cover::None,
            Shelter::Woods => Cover::Woods,
            Shelter::Town => Cover::Town,
            Shelter::Hedge => Cover::Hedge,
        },
        flank: asked.flank,
        hill: asked.target_on_hill || asked.cover == Shelter::Hill,
        entrenched: asked.cover == Shelter::Entrenchment,
    };
    // With a flank and a hill at once, neither side re-rolls.
    let cancels = rules.interpretations.flank_vs_hill == FlankAndHill::Cancel
        && attack.action == AttackKind::Melee
        && attack.flank
        && attack.hill;
    let policy: Vec<_> = asked
        .reroll
        .filter(|_| !cancels)
        .map(|again| (party(again.by), again.faces))
        .into_iter()
        .collect();
    let odds = hit_odds::<Exact>(&attack, &policy, rules.tables, &rules.interpretations);
    let Some(odds) = odds else {
        return Err(unread("input: that type has no such attack"));
    };
    Ok(compare(&case.expected, "", |key| match key {
        "dist" => Some(shown(&odds)),
        "mean" => Some(mean(&odds).to_string().into()),
        _ => None,
    }))
}

const fn party(by: By) -> Party {
    match by {
        By::Attacker => Party::Attacker,
        By::Target => Party::Target,
    }
}

fn shown(odds: &Distribution<u8, Exact>) -> Value {
    let rows = odds
        .iter()
        .map(|(hits, chance)| (hits.to_string(), chance.to_string().into()));
    Value::Object(rows.collect())
}

fn mean(odds: &Distribution<u8, Exact>) -> Exact {
    odds.map(|hits| u32::from(*hits)).mean()
}

/// The scores that are re-rolled, for either side.
#[derive(Deserialize)]
#[serde(untagged)]
enum Scores {
    Faces(Vec<u8>),
    By(Again),
}

fn policy(scores: Option<Scores>) -> Vec<(Party, Vec<u8>)> {
    let policy = scores.map(|scores| match scores {
        Scores::Faces(faces) => (Party::Attacker, faces),
        Scores::By(again) => (party(again.by), again.faces),
    });
    policy.into_iter().collect()
}

fn ammo_left(case: &Case, rules: &Rules) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        volleys: Vec<u32>,
        reroll: Option<Scores>,
    }
    let asked: Input = input(case)?;
    let policy = policy(asked.reroll);
    let left: Vec<_> = asked
        .volleys
        .iter()
        .map(|shots| {
            let left: Exact =
                ammunition_left(*shots, &policy, rules.tables, &rules.interpretations);
            left.to_string()
        })
        .collect();
    one(case, "p", &json!(left))
}

fn ammo_lifetime(case: &Case, rules: &Rules) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        cover_minus: i8,
        reroll: Option<Scores>,
    }
    let asked: Input = input(case)?;
    let policy = policy(asked.reroll);
    let less = -asked.cover_minus.abs();
    let (out, hits) = volleys::<Exact>(less, &policy, rules.tables, &rules.interpretations);
    // The number of volleys is geometrically distributed, and each volley has the same chance of a
    // hit.
    let count = out.recip();
    let total = &count * mean(&hits);
    Ok(compare(&case.expected, "", |key| match key {
        "p_out_per_volley" => Some(out.to_string().into()),
        "volleys" => Some(count.to_string().into()),
        "total_hits" => Some(total.to_string().into()),
        _ => None,
    }))
}

fn by_type(case: &Case, predicate: impl Fn(UnitType) -> bool) -> Run {
    let Nothing {} = input(case)?;
    Ok(compare(&case.expected, "", |key| {
        let kind: UnitType = serde_json::from_value(key.into()).ok()?;
        Some(predicate(kind).into())
    }))
}

/// Returns a distribution of hits as written in a case.
fn odds(rows: &Map<String, Value>) -> Result<Distribution<u8, Exact>, Vec<Trouble>> {
    let bad = || unread("input: that is no distribution");
    let mut parsed = Vec::new();
    let mut denominator = 1_u32;
    for (hits, chance) in rows {
        let text = chance.as_str().ok_or_else(bad)?;
        let (over, under) = text.split_once('/').unwrap_or((text, "1"));
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| bad());
        let (over, under) = (number(over)?, number(under)?);
        denominator = denominator.checked_mul(under.max(1)).ok_or_else(bad)?;
        parsed.push((hits.parse::<u8>().map_err(|_| bad())?, over, under.max(1)));
    }
    // A die with as many sides as the common denominator, divided among the rows by their chances.
    let mut sides = Vec::new();
    for (hits, over, under) in parsed {
        let share = usize::try_from(over * (denominator / under)).map_err(|_| bad())?;
        sides.extend(std::iter::repeat_n(hits, share));
    }
    if sides.is_empty() || u32::try_from(sides.len()) != Ok(denominator) {
        return Err(bad());
    }
    Ok(level(&sides))
}

/// Returns a uniform distribution.
fn level(sides: &[u8]) -> Distribution<u8, Exact> {
    let many = |some: &[u8]| u32::try_from(some.len()).unwrap_or(u32::MAX);
    match sides {
        [] => Distribution::certain(0),
        [only] => Distribution::certain(*only),
        _ => {
            let (low, high) = sides.split_at(sides.len() / 2);
            let (lower, upper) = (level(low), level(high));
            Distribution::<bool, Exact>::either(many(low), many(sides), true, false).then(
                |is_low| {
                    if *is_low {
                        lower.clone()
                    } else {
                        upper.clone()
                    }
                },
            )
        }
    }
}

fn rout(case: &Case, rules: &Rules) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        hits_now: u32,
        dist: Map<String, Value>,
    }
    let asked: Input = input(case)?;
    let chance: Exact = rout_chance(asked.hits_now, &odds(&asked.dist)?, &rules.interpretations);
    one(case, "p_rout", &json!(chance.to_string()))
}

/// Returns the chances after this many attacks, of which the first may differ.
fn after(
    case: &Case,
    rules: &Rules,
    (first, then): (&Distribution<u8, Exact>, &Distribution<u8, Exact>),
    hits_now: u32,
    attacks: &[u32],
) -> Run {
    let chances: Vec<_> = attacks
        .iter()
        .map(|attacks| {
            let mut row = vec![first];
            row.extend((1..*attacks).map(|_| then));
            row.truncate(usize::try_from(*attacks).unwrap_or(usize::MAX));
            let chances = rout_chances::<Exact>(hits_now, &row, &rules.interpretations);
            chances
                .last()
                .map_or_else(|| "0".to_owned(), ToString::to_string)
        })
        .collect();
    one(case, "p", &json!(chances))
}

fn rout_after(case: &Case, rules: &Rules) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        #[serde(default)]
        hits_now: u32,
        dist: Map<String, Value>,
        attacks: Vec<u32>,
    }
    let asked: Input = input(case)?;
    let odds = odds(&asked.dist)?;
    after(case, rules, (&odds, &odds), asked.hits_now, &asked.attacks)
}

fn rout_mixed(case: &Case, rules: &Rules) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        #[serde(default)]
        hits_now: u32,
        first: Map<String, Value>,
        then: Map<String, Value>,
        attacks: Vec<u32>,
    }
    let asked: Input = input(case)?;
    let (first, then) = (odds(&asked.first)?, odds(&asked.then)?);
    after(case, rules, (&first, &then), asked.hits_now, &asked.attacks)
}

fn fields(case: &Case, rules: &Rules) -> Result<Vec<Cell>, Vec<Trouble>> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        at: String,
        facing: String,
        range: u32,
        layout: Option<String>,
    }
    let asked: Input = input(case)?;
    let look = if asked.facing == "town" {
        Look::Round
    } else {
        let facing: Result<Facing, _> = asked.facing.parse();
        Look::Ahead(facing.map_err(|error| unread(format!("{error}")))?)
    };
    let grid = grid(asked.layout.as_deref())?;
    Ok(field(
        grid,
        cell(&asked.at)?,
        look,
        asked.range,
        &rules.interpretations,
    ))
}

fn counted(case: &Case, rules: &Rules) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        commander: Option<String>,
        attached: bool,
        units: Vec<Seen>,
        layout: Option<String>,
    }
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Seen {
        at: String,
        visible: bool,
    }
    let asked: Input = input(case)?;
    let commander = asked.commander.as_deref().map(cell).transpose()?;
    let units: Vec<_> = asked
        .units
        .iter()
        .map(|unit| Ok((cell(&unit.at)?, unit.visible)))
        .collect::<Result<_, Vec<Trouble>>>()?;
    let grid = grid(asked.layout.as_deref())?;
    let count = activations(grid, commander, asked.attached, &units, rules.tables);
    one(case, "activations", &json!(count))
}

fn moves(case: &Case, rules: &Rules) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        r#type: UnitType,
        hexes: u32,
        charging_into_contact: bool,
        hedge: bool,
        starts_within_1: bool,
        action: Kind,
    }
    #[derive(Clone, Copy, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Advance,
        PivotToFace,
        Retire,
    }
    let asked: Input = input(case)?;
    let kind = match (asked.action, asked.charging_into_contact) {
        (Kind::Advance, true) => MoveKind::Charge,
        (Kind::Advance, false) => MoveKind::Advance,
        (Kind::PivotToFace, _) => MoveKind::Face,
        (Kind::Retire, _) => MoveKind::Retire,
    };
    let made = MoveAsked {
        unit: asked.r#type,
        hexes: asked.hexes,
        kind,
        hedge: asked.hedge,
        near: asked.starts_within_1,
    };
    let legal = hindrances(&made, rules.tables, &rules.interpretations).is_empty();
    one(case, "legal", &json!(legal))
}
