//! The cases for *Charging*: each names a function of the rulebook.

use drumhead_charging::{
    Aim, Applied, Arm, Bar, Body, CaughtRouters, Charged, Found, Hindrance, Interpretations, Moved,
    Order, RearCharged, Struck, Tables, TestResult, counter_odds, factors, follow, judge,
    may_declare, meet, must_roll, rear_chain, rout_move_legal, routed_of, routing_charged, score,
    surrender_odds, test_odds,
};
use drumhead_rules::frame::total;
use drumhead_rules::odds::{Distribution, Exact};
use drumhead_vocabulary::Length;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::case::{Case, as_written};
use super::value::inches;
use super::{Run, unread};

/// Returns all errors in a case.
pub(super) fn answer(case: &Case) -> Run {
    let interpretations = case.interpretations(as_written)?;
    let tables = Tables::standard().map_err(|error| unread(error.to_string()))?;
    match case.function.as_str() {
        "charge_modifier" => modifier(case, tables, &interpretations),
        "charge_table" => table(case, &interpretations),
        "charge_result" => result(case, tables, &interpretations),
        "counter_probability" => counter(case, &interpretations),
        "surrender" => surrender(case, tables),
        "rear_chain" => rear(case, tables, &interpretations),
        "two_tests" => two_tests(case),
        "charged_while_routing" => while_routing(case, tables, &interpretations),
        "may_declare" => declare(case, tables, &interpretations),
        "meet" => {
            let Inches(distance) = case.only("distance_in")?;
            case.answers(&json!({ "each_moves_in": inches(meet(distance)) }))
        }
        "charger_move" => charger_move(case, &interpretations),
        "rout_move_legal" => {
            let Distances { before, after } = case.input()?;
            if before.len() != after.len() {
                return Err(unread(
                    "input: there must be as many distances after the move as before",
                ));
            }
            let lengths = |all: &[Inches]| all.iter().map(|it| it.0).collect::<Vec<_>>();
            let legal = rout_move_legal(&lengths(&before), &lengths(&after));
            case.answers(&json!({ "legal": legal }))
        }
        "surrender_check" => {
            let asked: Cornered = case.input()?;
            let roll = must_roll(
                asked.routing,
                asked.nearest_enemy_in.0,
                asked.can_move,
                tables,
            );
            case.answers(&json!({ "roll": roll }))
        }
        other => Err(unread(format!("there is no function {other:?}"))),
    }
}

/// A length in inches, rounded up to a thirty-second of an inch, so that it is never shorter than
/// measured.
#[derive(Clone, Copy)]
struct Inches(Length);

impl<'de> Deserialize<'de> for Inches {
    fn deserialize<D: serde::Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        let number = serde_json::Number::deserialize(source)?.to_string();
        let exact = Length::parse_inches(&number);
        let coarse = || {
            let (inches, _) = number.split_once('.')?;
            let inches = Length::parse_inches(inches)?;
            let digits = number.split_once('.')?.1;
            let scale = 10_i64.checked_pow(u32::try_from(digits.len()).ok()?)?;
            let over = digits.parse::<i64>().ok()?.checked_mul(32)?;
            let over = i32::try_from((over + scale - 1) / scale).ok()?;
            Some(inches.plus(Length::from_32nds(over)))
        };
        exact
            .or_else(coarse)
            .map(Self)
            .ok_or_else(|| serde::de::Error::custom(format!("{number} is not a length in inches")))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Distances {
    before: Vec<Inches>,
    after: Vec<Inches>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cornered {
    routing: bool,
    nearest_enemy_in: Inches,
    can_move: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Troops {
    arm: Arm,
    order: Order,
    #[serde(default)]
    side: Option<Struck>,
}

impl Troops {
    const fn body(&self) -> Body {
        Body {
            arm: self.arm,
            order: self.order,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Conditions {
    #[serde(default)]
    shaken: bool,
    #[serde(default)]
    obstacle_or_building: bool,
    #[serde(default)]
    fortification: bool,
}

fn modifier(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        target: Troops,
        chargers: Vec<Troops>,
        state: Conditions,
    }
    let asked: Input = case.input()?;
    let charged = Charged {
        target: asked.target.body(),
        chargers: asked
            .chargers
            .iter()
            .map(|it| (it.body(), it.side.unwrap_or(Struck::Front)))
            .collect(),
        shaken: asked.state.shaken,
        obstacle: asked.state.obstacle_or_building,
        fortification: asked.state.fortification,
    };
    let found = factors(&charged, tables, interpretations);
    let ids = |found: &[Applied]| found.iter().map(|it| it.id.id()).collect::<Vec<_>>();
    case.answers(&json!({ "total": total(&found), "factors": ids(&found) }))
}

fn bar(basic_morale: u8, sheltered: bool) -> Bar {
    Bar {
        sheltered,
        ..Bar::open(basic_morale)
    }
}

fn table(case: &Case, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        modifier: i32,
        basic_morale: Vec<u8>,
        #[serde(default)]
        protected: bool,
    }
    let asked: Input = case.input()?;
    let rows: Vec<_> = asked
        .basic_morale
        .iter()
        .map(|value| {
            let bar = bar(*value, asked.protected);
            let odds: Distribution<_, Exact> = test_odds(asked.modifier, bar, interpretations);
            let of = |result| odds.chance(|it| *it == result).to_string();
            json!({
                "bm": value,
                "rout": of(TestResult::Rout),
                "counter": of(TestResult::MayCounter),
                "stand": of(TestResult::Stand),
            })
        })
        .collect();
    case.answers(&json!({ "rows": rows }))
}

fn result(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        roll: u8,
        modifier: i32,
        basic_morale: u8,
        #[serde(default)]
        protected: bool,
    }
    let asked: Input = case.input()?;
    let score = score(asked.roll, asked.modifier);
    let result = judge(
        score,
        bar(asked.basic_morale, asked.protected),
        interpretations,
    );
    let lost = if result == TestResult::Rout {
        tables.rout.strength
    } else {
        0
    };
    // Cases have several names for a counter-charge.
    let names: &[&str] = match result {
        TestResult::Rout => &["rout"],
        TestResult::Stand => &["stand"],
        TestResult::MayCounter => &[
            "counter",
            "may_counter",
            "may_counter_charge",
            "counter_charge",
        ],
    };
    case.answers(&json!({
        "score": score,
        "result": named(names, case.expected.get("result")),
        "sp_lost": lost,
    }))
}

/// Returns the expected name if it is one of several equivalent names, otherwise the first of them.
fn named(names: &[&str], expected: Option<&Value>) -> Value {
    let expected = expected.and_then(Value::as_str);
    let same = names.iter().find(|name| Some(**name) == expected);
    same.or(names.first()).copied().into()
}

fn counter(case: &Case, interpretations: &Interpretations) -> Run {
    // These cases are about cavalry charged by cavalry.
    let chance: Exact = counter_odds(case.only("modifier")?, true, interpretations);
    case.answers(&json!({ "p": chance.to_string() }))
}

/// Whether a unit is mounted or on foot.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Mount {
    Foot,
    Mounted,
}

fn surrender(case: &Case, tables: &Tables) -> Run {
    let mounted = case.only::<Mount>("type")? == Mount::Mounted;
    let odds: Distribution<bool, Exact> = surrender_odds(mounted, tables);
    let chance = odds.chance(|yields| *yields);
    case.answers(&json!({ "p": chance.to_string() }))
}

fn rear(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        basic_morale: u8,
        modifier: i32,
        r#type: Mount,
    }
    let asked: Input = case.input()?;
    let bar = bar(asked.basic_morale, false);
    let test: Distribution<_, Exact> = test_odds(asked.modifier, bar, interpretations);
    let chain = rear_chain(&test, asked.r#type == Mount::Mounted, tables);
    let of = |end| chain.chance(|it| *it == end).to_string();
    case.answers(&json!({
        "stand": of(RearCharged::Stands),
        "rout_and_surrender": of(RearCharged::Surrenders),
        "rout_survive": of(RearCharged::Lives),
    }))
}

fn two_tests(case: &Case) -> Run {
    let each: Vec<String> = case.only("p_each")?;
    let chance = |text: &String| {
        let (over, under) = text.split_once('/').unwrap_or((text, "1"));
        let (over, under) = (over.parse().ok()?, under.parse().ok()?);
        (over <= under && under > 0).then(|| Distribution::either(over, under, true, false))
    };
    let tests: Option<Vec<Distribution<bool, Exact>>> = each.iter().map(chance).collect();
    let tests = tests.ok_or_else(|| unread("input: p_each must contain chances"))?;
    let routed = routed_of(&tests);
    let shown: Map<String, Value> = routed
        .iter()
        .map(|(count, chance)| (count.to_string(), chance.to_string().into()))
        .collect();
    case.answers(&json!({ "dist": shown }))
}

fn while_routing(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        r#type: Mount,
        sp: u8,
    }
    let asked: Input = case.input()?;
    let mounted = asked.r#type == Mount::Mounted;
    let after = routing_charged::<Exact>(mounted, asked.sp, tables, interpretations);
    case.answers(&json!({
        "p_surrender": after.surrenders.to_string(),
        "else_sp": after.strength,
        "destroyed_at_zero": after.destroyed,
    }))
}

fn declare(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        arm: Arm,
        distance_in: Inches,
        target_directly_front: bool,
        #[serde(default)]
        shaken: bool,
    }
    let asked: Input = case.input()?;
    let aim = Aim {
        arm: asked.arm,
        steady: !asked.shaken,
        distance: asked.distance_in.0,
        ahead: asked.target_directly_front,
        clear: true,
    };
    let against: Vec<Hindrance> = may_declare(&aim, tables, interpretations);
    case.answers(&json!({ "legal": against.is_empty() }))
}

fn charger_move(case: &Case, interpretations: &Interpretations) -> Run {
    #[derive(Clone, Copy, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Did {
        Stand,
        Rout,
        Evade,
    }
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        target_result: Did,
        still_in_reach: bool,
    }
    let asked: Input = case.input()?;
    let found = match asked.target_result {
        Did::Stand => Found::There,
        Did::Rout => Found::Routed,
        Did::Evade => Found::Evaded,
    };
    let moved = follow(found, asked.still_in_reach);
    let to: &[&str] = match moved {
        Moved::Contact | Moved::Caught | Moved::Met => &["contact"],
        Moved::Followed => &["original_position", "where_it_stood", "former_position"],
        Moved::Short => &["short"],
    };
    // C-14 (b) is the only check that can follow from a charger's move.
    let check =
        moved == Moved::Caught && interpretations.caught_routers == CaughtRouters::SurrenderCheck;
    let then = check.then_some("surrender_check_b");
    case.answers(&json!({
        "to": named(to, case.expected.get("to")),
        "melee": matches!(moved, Moved::Contact | Moved::Met),
        "then": then,
    }))
}
