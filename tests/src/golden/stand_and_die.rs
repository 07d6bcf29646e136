//! The cases for *Stand and Die!*: each names a function of the rulebook.

use std::collections::BTreeMap;

use drumhead_rules::hex::Side;
use drumhead_rules::odds::{Distribution, Exact};
use drumhead_stand_and_die::{
    Arm, Bonus, Case as Attack, Casualties, Interpretations, Retreat, Tables, Troops, casualties,
    chance, faces_for, initiative, lives, may_enter_occupied, may_share, parts, rear_sides,
    retreat, silenced, tenths,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::case::Case;
use super::{Run, Trouble, unread};

/// Returns all errors in a case.
pub(super) fn answer(case: &Case) -> Run {
    let interpretations = case.interpretations(spelled)?;
    let tables = Tables::standard().map_err(|error| unread(error.to_string()))?;
    match case.function.as_str() {
        "chance_table" => table(case, tables),
        "volley" => volley(case, tables, &interpretations),
        "multi_volley" => volleys(case, tables, &interpretations),
        "compare_stance" => stances(case, tables),
        "gun_silenced" => silence(case, tables),
        "rear_sides" => {
            let rear = rear_sides(side(case.only("facing")?)?).map(Side::number);
            case.answers(&json!({ "rear": rear }))
        }
        "fall_back" => fall_back(case, &interpretations),
        "move_allowed" => {
            let Marched { arm, hexes } = case.input()?;
            let most = u32::from(*tables.moves.of(arm));
            case.answers(&json!({ "legal": hexes <= most }))
        }
        "stack" => {
            let types: Vec<Arm> = case.only("types")?;
            case.answers(&json!({ "legal": may_share(&types) }))
        }
        "enter_enemy_hex" => {
            case.has_no_input()?;
            case.answers(&json!({ "legal": may_enter_occupied() }))
        }
        "initiative" => {
            let (first, tie): (Exact, Exact) = initiative(case.only("die")?);
            case.answers(&json!({
                "p_first": first.to_string(),
                "p_tie_per_roll": tie.to_string(),
            }))
        }
        "fraction_die" => {
            let tenths = case.only("fraction_tenths")?;
            let faces = faces_for(tenths, interpretations.d10_faces, tables);
            case.answers(&json!({ "success_faces": faces }))
        }
        other => Err(unread(format!("there is no function {other:?}"))),
    }
}

/// Returns the program's name for an option. The ledger has a name only for the default of these
/// interpretations, so cases have several names for the alternative.
fn spelled<'a>(id: &str, option: &'a str) -> &'a str {
    match (id, option) {
        ("pooling", "pooled" | "per_target_hex" | "all_on_target") => "per_target",
        ("fall_back_dir", "owner_choice" | "any_rear_side") => "any_rear",
        ("attack_arc", "front" | "front_only") => "front_three",
        _ => option,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Marched {
    #[serde(rename = "type")]
    arm: Arm,
    hexes: u32,
}

fn side(number: u8) -> Result<Side, Vec<Trouble>> {
    if number < 6 {
        Ok(Side::new(number))
    } else {
        Err(unread(format!("input: a hex has no side {number}")))
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stance {
    Standing,
    FallBack,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Firer {
    #[serde(rename = "type")]
    arm: Arm,
    n: u16,
}

fn troops(firers: &[Firer]) -> Troops {
    let each = firers.iter().map(|firer| match firer.arm {
        Arm::Infantry => Troops {
            infantry: firer.n,
            ..Troops::default()
        },
        Arm::Cavalry => Troops {
            cavalry: firer.n,
            ..Troops::default()
        },
        Arm::Artillery => Troops {
            guns: firer.n,
            ..Troops::default()
        },
    });
    each.fold(Troops::default(), Troops::and)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hex {
    stance: Stance,
    cover: bool,
    infantry: u32,
    guns: u32,
    cavalry: u32,
    /// The casualties that the hex's guns have already taken.
    #[serde(default)]
    gun_hits: u32,
}

impl Hex {
    fn target(&self, tables: &Tables) -> Casualties {
        let guns = self.guns * u32::from(lives(tables));
        Casualties {
            infantry: self.infantry,
            cavalry: self.cavalry,
            artillery: guns.saturating_sub(self.gun_hits),
        }
    }

    fn attacked(&self, bonuses: &Bonuses, tables: &Tables) -> Attack {
        attacked(self.stance, self.cover, bonuses, tables)
    }
}

/// Whether each bonus applies.
type Bonuses = BTreeMap<Bonus, bool>;

fn attacked(stance: Stance, cover: bool, bonuses: &Bonuses, tables: &Tables) -> Attack {
    let plain = Attack::plain(matches!(stance, Stance::Standing), cover);
    bonuses
        .iter()
        .filter(|(_, applies)| **applies)
        .fold(plain, |case, (id, _)| case.with(*id, tables))
}

fn table(case: &Case, tables: &Tables) -> Run {
    let firer = case.only("firer")?;
    let cases = [
        (true, false, "standing"),
        (false, false, "fall_back"),
        (true, true, "standing"),
        (false, true, "fall_back"),
    ];
    let rows = cases.map(|(standing, cover, stance)| {
        let plain = Attack::plain(standing, cover);
        let of = |case: &Attack| chance(firer, case, tables);
        let mut row = json!({ "stance": stance, "cover": cover, "front": of(&plain) });
        let rows = &case.expected["rows"];
        for id in Bonus::ALL
            .iter()
            .filter(|id| rows[0].get(id.id()).is_some())
        {
            row[id.id()] = of(&plain.with(*id, tables)).into();
        }
        row
    });
    case.answers(&json!({ "rows": rows }))
}

/// Returns the chance of each number of casualties.
fn spread(lost: &Distribution<u32>) -> Value {
    let chances = lost
        .iter()
        .map(|(lost, chance)| (lost.to_string(), Value::from(chance.to_string())));
    Value::Object(chances.collect())
}

/// Returns the total number of casualties of all kinds.
fn fallen(lost: &Distribution<Casualties>) -> Distribution<u32> {
    lost.map(|casualties| casualties.all())
}

fn volley(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    struct Input {
        firers: Vec<Firer>,
        target: Hex,
        #[serde(flatten)]
        bonuses: Bonuses,
    }
    let asked: Input = case.input()?;
    let attacked = asked.target.attacked(&asked.bonuses, tables);
    let sum = tenths(troops(&asked.firers), &attacked, tables);
    let of = parts(sum, tables);
    let lost = casualties(&[sum], asked.target.target(tables), tables, interpretations);
    let all = fallen(&lost);
    case.answers(&json!({
        "tenths": sum,
        "auto": of.sure,
        "fraction_tenths": of.fraction,
        "mean": all.mean().to_string(),
        "dist": spread(&all),
        "infantry_dist": spread(&lost.map(|casualties| casualties.infantry)),
        "gun_dist": spread(&lost.map(|casualties| casualties.artillery)),
    }))
}

fn volleys(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Volley {
        firers: Vec<Firer>,
    }
    #[derive(Deserialize)]
    struct Input {
        volleys: Vec<Volley>,
        target: Hex,
        #[serde(flatten)]
        bonuses: BTreeMap<Bonus, Vec<bool>>,
    }
    let asked: Input = case.input()?;
    let mut all = asked.bonuses.values();
    if all.any(|applies| applies.len() != asked.volleys.len()) {
        return Err(unread("input: each volley must have its bonus"));
    }
    let each = asked.volleys.iter().enumerate();
    let sums: Vec<u32> = each
        .map(|(place, volley)| {
            let applies = |(id, all): (&Bonus, &Vec<bool>)| Some((*id, *all.get(place)?));
            let bonuses = asked.bonuses.iter().filter_map(applies).collect();
            let attacked = asked.target.attacked(&bonuses, tables);
            tenths(troops(&volley.firers), &attacked, tables)
        })
        .collect();
    let lost = fallen(&casualties(
        &sums,
        asked.target.target(tables),
        tables,
        interpretations,
    ));
    case.answers(&json!({ "tenths": sums, "mean": lost.mean().to_string(), "dist": spread(&lost) }))
}

fn stances(case: &Case, tables: &Tables) -> Run {
    #[derive(Deserialize)]
    struct Input {
        firers: Vec<Firer>,
        cover: bool,
        #[serde(flatten)]
        bonuses: Bonuses,
    }
    let asked: Input = case.input()?;
    let mean = |stance| {
        let case = attacked(stance, asked.cover, &asked.bonuses, tables);
        let sum = tenths(troops(&asked.firers), &case, tables);
        let mean = Exact::new(sum.into(), i32::from(tables.die.sides).into());
        Value::from(mean.to_string())
    };
    case.answers(&json!({
        "standing_mean": mean(Stance::Standing),
        "fall_back_mean": mean(Stance::FallBack),
    }))
}

fn silence(case: &Case, tables: &Tables) -> Run {
    #[derive(Deserialize)]
    struct Input {
        firers: Vec<Firer>,
        turns: u32,
        gun_hits: u8,
        stance: Stance,
        cover: bool,
        #[serde(flatten)]
        bonuses: Bonuses,
    }
    let asked: Input = case.input()?;
    let attacked = attacked(asked.stance, asked.cover, &asked.bonuses, tables);
    let sum = tenths(troops(&asked.firers), &attacked, tables);
    let chance: Exact = silenced(sum, asked.turns, asked.gun_hits, tables);
    case.answers(&json!({ "p_silenced": chance.to_string() }))
}

fn fall_back(case: &Case, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        facing: u8,
        free_sides: Vec<u8>,
    }
    let Input { facing, free_sides } = case.input()?;
    let free: Result<Vec<Side>, _> = free_sides.into_iter().map(side).collect();
    let found = retreat(side(facing)?, &free?, interpretations);
    let choices: Vec<u8> = found.sides().into_iter().map(Side::number).collect();
    let to = match found {
        Retreat::To(side) => json!(side.number()),
        Retreat::Choice(_) => json!("owner_choice"),
        Retreat::Barred => Value::Null,
    };
    case.answers(&json!({ "to_side": to, "choices": choices }))
}
