//! The cases for *D3 English Civil War*: each names a function of the rulebook.

use drumhead_d3_ecw::{
    Attack, AttackKind, Cover, Interpretations, Look, MoveAsked, MoveKind, Party, Tables, UnitType,
    activations, ammunition_left, field, give_ground, hindrances, hit_odds, may_initiate,
    next_shot, retires_at, rout_chance, rout_chances, volleys,
};
use drumhead_d3_ecw::{CommanderReturn, FlankAndHill, GunsCount};
use drumhead_rules::hex::{Cell, Facing, Grid, Numbering};
use drumhead_rules::odds::{Distribution, Exact};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::case::{Case, as_written, large};
use super::{Run, Trouble, unread};

/// The tables and interpretations of a case.
struct Rules {
    tables: &'static Tables,
    interpretations: Interpretations,
}

/// Returns all errors in a case.
pub(super) fn answer(case: &Case) -> Run {
    let rules = Rules {
        interpretations: case.interpretations(as_written)?,
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
            let at = retires_at(case.only("units")?, rules.tables);
            case.answers(&json!({ "retires_at": at }))
        }
        "parse_ref" => parsed(case),
        "ref_distance" => distance(case),
        "field" => {
            let cells = fields(case, &rules)?;
            let names: Vec<_> = cells.iter().map(ToString::to_string).collect();
            case.answers(&json!({ "hexes": names }))
        }
        "field_count" => case.answers(&json!({ "count": fields(case, &rules)?.len() })),
        "activations" => counted(case, &rules),
        "move_allowed" => moves(case, &rules),
        "give_ground" => gave_ground(case, &rules),
        "artillery_next" => artillery_next(case, &rules),
        "artillery_melee" => artillery_melee(case, &rules),
        "commander_contact" => commander_contact(case, &rules),
        other => Err(unread(format!("there is no function {other:?}"))),
    }
}

/// Returns all errors in a case about the name of a hex.
fn parsed(case: &Case) -> Run {
    let cell = cell(&case.only::<String>("ref")?)?;
    case.answers(&json!({ "col": cell.column, "row": cell.row }))
}

/// Returns all errors in a case about the distance between two hexes.
fn distance(case: &Case) -> Run {
    let asked: Apart = case.input()?;
    let far = grid(asked.layout.as_deref())?.distance(cell(&asked.from)?, cell(&asked.to)?);
    case.answers(&json!({ "distance": far }))
}

/// Returns all errors in a case about a unit that must give ground, with or without a free hex
/// behind it.
fn gave_ground(case: &Case, rules: &Rules) -> Run {
    let gave = give_ground(case.only("rear_free")?, rules.tables);
    case.answers(&json!({
        "moved": gave.moved,
        "hits": gave.hits,
        "still_in_melee": gave.in_melee,
    }))
}

/// Returns all errors in a case about a gun that has fired: the turn in which it can next fire, and
/// whether it can move again (it cannot).
fn artillery_next(case: &Case, rules: &Rules) -> Run {
    let next = next_shot(case.only("fired_turn")?, rules.tables);
    case.answers(&json!({ "next_turn": next, "may_move_again": false }))
}

/// Returns all errors in a case about artillery in melee. The artillery is eliminated; an
/// interpretation determines whether it counts as routed.
fn artillery_melee(case: &Case, rules: &Rules) -> Run {
    case.has_no_input()?;
    let counts = rules.interpretations.eliminated_guns_count_as_routed == GunsCount::Yes;
    let hit = if counts {
        rules.tables.command.per_rout
    } else {
        0
    };
    case.answers(&json!({ "eliminated": true, "commander_hit": hit }))
}

/// Returns all errors in a case about a commander in contact: he leaves the table, and returns at
/// the moment that an interpretation sets.
fn commander_contact(case: &Case, rules: &Rules) -> Run {
    case.has_no_input()?;
    let early = rules.interpretations.commander_return == CommanderReturn::BeforeCounting;
    let returns = if early {
        "next_own_turn_before_counting"
    } else {
        "next_own_turn"
    };
    case.answers(&json!({
        "removed": true,
        "returns": returns,
        "at": "base_edge",
        "killed": false,
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Apart {
    from: String,
    to: String,
    layout: Option<String>,
}

fn cell(name: &str) -> Result<Cell, Vec<Trouble>> {
    name.parse().map_err(|error| unread(format!("{error}")))
}

/// Returns a map with this layout; without a layout, a map with the layout of the rulebook's map.
fn grid(layout: Option<&str>) -> Result<Grid, Vec<Trouble>> {
    large(
        layout.unwrap_or("pointy/even-rows-right"),
        Numbering::Letters,
    )
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
    let asked: Shot = case.input()?;
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
    // If the attacker's flank attack and the target's hill cancel each other under the
    // interpretations, neither side re-rolls.
    let cancels = rules.interpretations.flank_vs_hill == FlankAndHill::Cancel
        && !rules.interpretations.reroll_beneficiary.hill_attacker()
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
    case.answers(&json!({ "dist": shown(&odds), "mean": mean(&odds).to_string() }))
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

/// The scores that are re-rolled: the attacker's, unless the case names the side.
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
    let asked: Input = case.input()?;
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
    case.answers(&json!({ "p": left }))
}

fn ammo_lifetime(case: &Case, rules: &Rules) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        cover_minus: i8,
        reroll: Option<Scores>,
    }
    let asked: Input = case.input()?;
    let policy = policy(asked.reroll);
    let less = -asked.cover_minus.abs();
    let (out, hits) = volleys::<Exact>(less, &policy, rules.tables, &rules.interpretations);
    // The number of volleys is geometrically distributed, and each volley has the same chance of a
    // hit.
    let count = out.recip();
    let total = &count * mean(&hits);
    case.answers(&json!({
        "p_out_per_volley": out.to_string(),
        "volleys": count.to_string(),
        "total_hits": total.to_string(),
    }))
}

fn by_type(case: &Case, predicate: impl Fn(UnitType) -> bool) -> Run {
    case.has_no_input()?;
    case.compare(|key| {
        let kind: UnitType = serde_json::from_value(key.into()).ok()?;
        Some(predicate(kind).into())
    })
}

/// Returns a distribution of hits as written in a case.
fn odds(rows: &Map<String, Value>) -> Result<Distribution<u8, Exact>, Vec<Trouble>> {
    let bad = || unread("input: this is not a distribution");
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
    // A die with as many sides as the common denominator: each row has a share of the sides that
    // equals its chance.
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
    let asked: Input = case.input()?;
    let chance: Exact = rout_chance(asked.hits_now, &odds(&asked.dist)?, &rules.interpretations);
    case.answers(&json!({ "p_rout": chance.to_string() }))
}

/// Returns all errors in a case about the chance of a rout after each of these numbers of attacks.
/// The odds of the first attack may differ from the odds of the others.
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
    case.answers(&json!({ "p": chances }))
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
    let asked: Input = case.input()?;
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
    let asked: Input = case.input()?;
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
    let asked: Input = case.input()?;
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
    let asked: Input = case.input()?;
    let commander = asked.commander.as_deref().map(cell).transpose()?;
    let units: Vec<_> = asked
        .units
        .iter()
        .map(|unit| Ok((cell(&unit.at)?, unit.visible)))
        .collect::<Result<_, Vec<Trouble>>>()?;
    let grid = grid(asked.layout.as_deref())?;
    let count = activations(grid, commander, asked.attached, &units, rules.tables);
    case.answers(&json!({ "activations": count }))
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
    let asked: Input = case.input()?;
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
    case.answers(&json!({ "legal": legal }))
}
