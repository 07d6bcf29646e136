//! The cases of *Charging*: each names a function of the rulebook.

use drumhead_charging::{
    Aim, Applied, Arm, Bar, Body, CaughtRouters, Charged, Found, Hindrance, Interpretations, Moved,
    Order, RearCharged, Struck, Tables, TestResult, counter_odds, factors, follow, judge,
    may_declare, meet, must_roll, rear_chain, rout_move_legal, routed_of, routing_charged, score,
    surrender_odds, test_odds,
};
use drumhead_rules::data::switches::Switches as _;
use drumhead_rules::frame::total;
use drumhead_rules::odds::{Distribution, Exact};
use drumhead_vocabulary::Length;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::value::{compare, inches};
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

fn answer(case: &Case) -> Run {
    let interpretations = interpretations(&case.switches)?;
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
            let distance = input::<Distance>(case)?.distance_in;
            let each = inches(meet(distance.0));
            Ok(compare(&case.expected, "", |key| {
                (key == "each_moves_in").then(|| each.clone())
            }))
        }
        "charger_move" => charger_move(case, &interpretations),
        "rout_move_legal" => {
            let Distances { before, after } = input(case)?;
            if before.len() != after.len() {
                return Err(unread("input: as many distances after as before"));
            }
            let lengths = |all: &[Inches]| all.iter().map(|it| it.0).collect::<Vec<_>>();
            let legal = rout_move_legal(&lengths(&before), &lengths(&after));
            Ok(compare(&case.expected, "", |key| {
                (key == "legal").then(|| legal.into())
            }))
        }
        "surrender_check" => {
            let asked: Cornered = input(case)?;
            let roll = must_roll(
                asked.routing,
                asked.nearest_enemy_in.0,
                asked.can_move,
                tables,
            );
            Ok(compare(&case.expected, "", |key| {
                (key == "roll").then(|| roll.into())
            }))
        }
        other => Err(unread(format!("there is no function {other:?}"))),
    }
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
            .ok_or_else(|| serde::de::Error::custom(format!("{number} is no length in inches")))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Distance {
    distance_in: Inches,
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
    let asked: Input = input(case)?;
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
    Ok(compare(&case.expected, "", |key| {
        Some(match key {
            "total" => total(&found).into(),
            "factors" => json!(ids(&found)),
            _ => return None,
        })
    }))
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
    let asked: Input = input(case)?;
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
    Ok(compare(&case.expected, "", |key| {
        (key == "rows").then(|| json!(rows))
    }))
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
    let asked: Input = input(case)?;
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
    // Cases have several names for the third result.
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
    Ok(compare(&case.expected, "", |key| {
        Some(match key {
            "score" => score.into(),
            "result" => named(names, case.expected.get(key)),
            "sp_lost" => lost.into(),
            _ => return None,
        })
    }))
}

/// Returns the expected name if it is one of several equivalent names, otherwise the first of them.
fn named(names: &[&str], expected: Option<&Value>) -> Value {
    let expected = expected.and_then(Value::as_str);
    let same = names.iter().find(|name| Some(**name) == expected);
    same.or(names.first()).copied().into()
}

fn counter(case: &Case, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        modifier: i32,
    }
    // These cases are about cavalry charged by cavalry.
    let asked: Input = input(case)?;
    let chance: Exact = counter_odds(asked.modifier, true, interpretations);
    Ok(compare(&case.expected, "", |key| {
        (key == "p").then(|| chance.to_string().into())
    }))
}

/// The mount of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Mount {
    Foot,
    Mounted,
}

fn surrender(case: &Case, tables: &Tables) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        r#type: Mount,
    }
    let asked: Input = input(case)?;
    let odds: Distribution<bool, Exact> = surrender_odds(asked.r#type == Mount::Mounted, tables);
    let chance = odds.chance(|yields| *yields);
    Ok(compare(&case.expected, "", |key| {
        (key == "p").then(|| chance.to_string().into())
    }))
}

fn rear(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        basic_morale: u8,
        modifier: i32,
        r#type: Mount,
    }
    let asked: Input = input(case)?;
    let bar = bar(asked.basic_morale, false);
    let test: Distribution<_, Exact> = test_odds(asked.modifier, bar, interpretations);
    let chain = rear_chain(&test, asked.r#type == Mount::Mounted, tables);
    let of = |end| chain.chance(|it| *it == end).to_string();
    Ok(compare(&case.expected, "", |key| {
        Some(match key {
            "stand" => of(RearCharged::Stands).into(),
            "rout_and_surrender" => of(RearCharged::Surrenders).into(),
            "rout_survive" => of(RearCharged::Lives).into(),
            _ => return None,
        })
    }))
}

fn two_tests(case: &Case) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        p_each: Vec<String>,
    }
    let asked: Input = input(case)?;
    let chance = |text: &String| {
        let (over, under) = text.split_once('/').unwrap_or((text, "1"));
        let (over, under) = (over.parse().ok()?, under.parse().ok()?);
        (over <= under && under > 0).then(|| Distribution::either(over, under, true, false))
    };
    let tests: Option<Vec<Distribution<bool, Exact>>> = asked.p_each.iter().map(chance).collect();
    let tests = tests.ok_or_else(|| unread("input: p_each holds no chances"))?;
    let routed = routed_of(&tests);
    let shown: Map<String, Value> = routed
        .iter()
        .map(|(count, chance)| (count.to_string(), chance.to_string().into()))
        .collect();
    Ok(compare(&case.expected, "", |key| {
        (key == "dist").then(|| Value::Object(shown.clone()))
    }))
}

fn while_routing(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        r#type: Mount,
        sp: u8,
    }
    let asked: Input = input(case)?;
    let mounted = asked.r#type == Mount::Mounted;
    let after = routing_charged::<Exact>(mounted, asked.sp, tables, interpretations);
    Ok(compare(&case.expected, "", |key| {
        Some(match key {
            "p_surrender" => after.surrenders.to_string().into(),
            "else_sp" => after.strength.into(),
            "destroyed_at_zero" => after.destroyed.into(),
            _ => return None,
        })
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
    let asked: Input = input(case)?;
    let aim = Aim {
        arm: asked.arm,
        steady: !asked.shaken,
        distance: asked.distance_in.0,
        ahead: asked.target_directly_front,
        clear: true,
    };
    let against: Vec<Hindrance> = may_declare(&aim, tables, interpretations);
    Ok(compare(&case.expected, "", |key| {
        (key == "legal").then(|| against.is_empty().into())
    }))
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
    let asked: Input = input(case)?;
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
    Ok(compare(&case.expected, "", |key| {
        Some(match key {
            "to" => named(to, case.expected.get(key)),
            "melee" => matches!(moved, Moved::Contact | Moved::Met).into(),
            "then" => then.into(),
            _ => return None,
        })
    }))
}
