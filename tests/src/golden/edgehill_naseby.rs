//! The cases of the optional rules for Edgehill and Naseby: each names a function of the rulebook.

use drumhead_edgehill_naseby::{
    Arm, Attack, Bar, ChargeWay, Climb, GroundStep, Interpretations, Overrun, Scene, Shot, Tables,
    Zone, allowance, bars, blocked, charge, combined_odds, crew_flees, disorder_odds, in_command,
    lacks, may_start_combat, modifiers, overrun, step_cost, zones,
};
use drumhead_rules::hex::{Cell, Corner, Hex, Numbering, Sight};
use drumhead_rules::odds::{Distribution, Exact};
use serde::Deserialize;
use serde_json::{Value, json};

use super::case::{Case, as_written, large};
use super::{Run, unread};

/// Returns all errors in a case.
pub(super) fn answer(case: &Case) -> Run {
    let interpretations = &case.interpretations(as_written)?;
    let tables = Tables::standard().map_err(|error| unread(error.to_string()))?;
    match case.function.as_str() {
        "artillery_disorder" => disorder(case, tables, interpretations),
        "artillery_disorder_combined" => combined(case, tables, interpretations),
        "artillery_fire_legal" => legal(case, tables),
        "recrew" => recrew(case, tables),
        "overrun" => over(case),
        "facing_zones" => facing(case),
        "combat_modifiers" => combat(case, tables, interpretations),
        "command" => command(case, tables, interpretations),
        "move_cost" => cost(case, tables),
        "charge" => charges(case),
        "parse_ref" => reference(case),
        "setup_counts" => counts(case, tables),
        "min_gun_distance" => nearest(case, tables),
        "los" => sight(case, interpretations),
        other => Err(unread(format!("there is no function {other:?}"))),
    }
}

fn chance(odds: &Distribution<bool, Exact>) -> Value {
    odds.chance(|hit| *hit).to_string().into()
}

fn disorder(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        target: Arm,
        range: u32,
        #[serde(default)]
        infantry_in_gun_hex: bool,
    }
    let asked: Input = case.input()?;
    // Infantry in the gun's hex does not change the odds. It only affects whether the gun may fire
    // at all, and another function decides that.
    let _ = asked.infantry_in_gun_hex;
    let odds = disorder_odds(asked.target, asked.range, tables, interpretations);
    case.answers(&json!({
        "dice": tables.artillery.at(asked.range).unwrap_or(0),
        "p_disorder": odds.as_ref().map_or(json!("0"), chance),
    }))
}

fn combined(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        target: Arm,
        ranges: Vec<u32>,
    }
    let asked: Input = case.input()?;
    let odds = combined_odds(asked.target, &asked.ranges, tables, interpretations);
    let dice = |range: &u32| tables.artillery.at(*range).unwrap_or(0);
    case.answers(&json!({
        "dice": asked.ranges.iter().map(dice).sum::<u32>(),
        "p_disorder": odds.as_ref().map_or(json!("0"), chance),
    }))
}

fn legal(case: &Case, tables: &Tables) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        target: Arm,
        range: u32,
        target_disordered: bool,
        los: bool,
        manned: bool,
        turned_this_turn: bool,
        activations_this_turn: u32,
        leader_commands_infantry: bool,
        infantry_in_gun_hex: bool,
    }
    let asked: Input = case.input()?;
    let shot = Shot {
        target: asked.target,
        range: asked.range,
        manned: asked.manned,
        captured: false,
        sight: asked.los,
        in_arc: true,
        disordered: asked.target_disordered,
        turned: asked.turned_this_turn,
        activations: asked.activations_this_turn,
        leader_has_infantry: asked.leader_commands_infantry,
        infantry_with_gun: asked.infantry_in_gun_hex,
    };
    let bars = bars(&shot, tables);
    case.answers(&json!({
        "legal": bars.is_empty(),
        "reason": reason(bars.first().copied(), case.expected.get("reason")),
        "gun_becomes_unmanned": crew_flees(&bars),
    }))
}

/// Returns the reason why a shot is forbidden. Cases have several names for one reason.
fn reason(bar: Option<Bar>, expected: Option<&Value>) -> Value {
    let Some(bar) = bar else { return Value::Null };
    let others: &[&str] = match bar {
        Bar::Unmanned => &["gun_unmanned", "not_manned"],
        Bar::Captured => &[],
        Bar::OutOfRange => &["range", "beyond_range"],
        Bar::NoSight => &["no_line_of_sight"],
        Bar::OutOfArc => &["not_in_arc"],
        Bar::Disordered => &["already_disordered"],
        Bar::Turned => &["already_turned", "gun_turned_this_turn", "turned"],
        Bar::Activated => &[
            "already_activated_this_turn",
            "already_fired",
            "activated_this_turn",
        ],
        Bar::NoInfantry => &["leader_commands_no_infantry"],
        Bar::Unsupported => &["unsupported_adjacent_cavalry"],
    };
    let expected = expected.and_then(Value::as_str);
    let same = others.iter().find(|name| Some(**name) == expected);
    same.copied().unwrap_or(bar.id()).into()
}

fn recrew(case: &Case, tables: &Tables) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        turns_since_unmanned: u32,
        leader_distance: Option<u32>,
        nearest_enemy: Option<u32>,
    }
    let asked: Input = case.input()?;
    let lacks = lacks(
        asked.turns_since_unmanned,
        asked.leader_distance,
        asked.nearest_enemy,
        tables,
    );
    case.answers(&json!({ "may_recrew": lacks.is_empty() }))
}

fn over(case: &Case) -> Run {
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum How {
        Through,
        #[serde(alias = "ends", alias = "ending", alias = "stop", alias = "stops_on")]
        End,
    }
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        mover: Arm,
        how: How,
    }
    let asked: Input = case.input()?;
    let end = overrun(asked.mover, matches!(asked.how, How::End));
    case.answers(&json!({
        "gun": match end {
                Some(Overrun::Eliminated) => "eliminated",
                Some(Overrun::Captured) => "captured",
                None => "unharmed",
            }
            ,
        "replaceable_next_turn": (end == Some(Overrun::Captured)),
    }))
}

fn facing(case: &Case) -> Run {
    let zones = zones(Corner::new(case.only("facing_corner")?)).map(Zone::id);
    case.answers(&json!({ "zones": zones }))
}

fn combat(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct One {
        r#type: Arm,
        zone: Zone,
        into_wood: bool,
        uphill: bool,
        through_hedge: bool,
    }
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        defender: Arm,
        attacks: Vec<One>,
    }
    let asked: Input = case.input()?;
    let attacks: Vec<_> = (asked.attacks.iter())
        .map(|it| Attack {
            arm: it.r#type,
            zone: it.zone,
            into_wood: it.into_wood,
            uphill: it.uphill,
            through_hedge: it.through_hedge,
        })
        .collect();
    let found = modifiers(asked.defender, &attacks, tables, interpretations);
    case.answers(&json!({
        "facing_shift": found.facing_shift,
        "terrain_shift": found.terrain_shift,
        "net_shift": found.net_shift,
        "drm": found.drm,
    }))
}

fn command(case: &Case, tables: &Tables, interpretations: &Interpretations) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        distance: Option<u32>,
        ma: u8,
    }
    let asked: Input = case.input()?;
    let commanded = in_command(asked.distance, tables, interpretations.no_leader);
    case.answers(&json!({
        "in_command": commanded,
        "ma": allowance(asked.ma, commanded, tables),
        "may_start_combat": may_start_combat(commanded),
    }))
}

fn cost(case: &Case, tables: &Tables) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Input {
        r#type: Arm,
        base: u8,
        wood: bool,
        hedge: bool,
        hillside: bool,
        /// Roads have no effect (E-35).
        #[serde(default, rename = "road")]
        _road: bool,
        facing_changes: u32,
    }
    let asked: Input = case.input()?;
    let step = GroundStep {
        wood: asked.wood,
        hedge: asked.hedge,
        hillside: asked.hillside,
        turns: asked.facing_changes,
    };
    let cost = step_cost(asked.r#type, asked.base, step, tables);
    case.answers(&json!({ "cost": cost }))
}

fn charges(case: &Case) -> Run {
    #[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        IntoWood,
        OutOfWood,
        Uphill,
        Downhill,
        #[serde(
            alias = "level",
            alias = "flat",
            alias = "open_ground",
            alias = "clear"
        )]
        Open,
    }
    let kind: Kind = case.only("kind")?;
    let climb = match kind {
        Kind::Uphill => Climb::Up,
        Kind::Downhill => Climb::Down,
        Kind::IntoWood | Kind::OutOfWood | Kind::Open => Climb::Level,
    };
    let found = charge(ChargeWay {
        into_wood: kind == Kind::IntoWood,
        out_of_wood: kind == Kind::OutOfWood,
        climb,
    });
    case.answers(&json!({
        "legal": (!found.wood && !found.uphill),
        "charger_disordered": found.disordered,
    }))
}

fn reference(case: &Case) -> Run {
    let read = case.only::<String>("ref")?.parse::<Cell>().ok();
    let of = |what: fn(Cell) -> Value| read.map_or(Value::Null, what);
    case.answers(&json!({
        "col": of(|cell| cell.column.into()),
        "row": of(|cell| cell.row.into()),
        "canonical": of(|cell| cell.name(Numbering::Digits).into()),
        "valid": read.is_some(),
    }))
}

fn counts(case: &Case, tables: &Tables) -> Run {
    case.has_no_input()?;
    let guns = &tables.guns;
    let refs = |cells: &[Cell]| -> Value {
        let names = cells.iter().map(|cell| cell.name(Numbering::Digits));
        names.collect::<Vec<_>>().into()
    };
    case.answers(&json!({
        "royalist": guns.royalist.len(),
        "parliament": guns.parliament.len(),
        "royalist_refs": refs(&guns.royalist),
        "parliament_refs": refs(&guns.parliament),
    }))
}

fn nearest(case: &Case, tables: &Tables) -> Run {
    let grid = large(&case.only::<String>("layout")?, Numbering::Digits)?;
    let guns = &tables.guns;
    let pairs =
        (guns.royalist.iter()).flat_map(|one| guns.parliament.iter().map(|other| (*one, *other)));
    let least = pairs.map(|(one, other)| grid.distance(one, other)).min();
    let in_range = least.is_some_and(|range| tables.artillery.at(range).is_some());
    case.answers(&json!({ "distance": least, "any_in_range": in_range }))
}

/// A gun and its target in a case, with the units and the terrain that may be between them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenery {
    gun: [i32; 2],
    target: [i32; 2],
    units: Vec<[i32; 2]>,
    woods: Vec<[i32; 2]>,
    slopes: Vec<[i32; 2]>,
    /// The hedges, each given by the two hexes that it separates.
    hedges: Vec<[[i32; 2]; 2]>,
}

impl Scene for Scenery {
    fn unit(&self, hex: Hex) -> bool {
        self.units.contains(&[hex.x, hex.y])
    }

    fn wood(&self, hex: Hex) -> bool {
        self.woods.contains(&[hex.x, hex.y])
    }

    fn slope(&self, hex: Hex) -> bool {
        self.slopes.contains(&[hex.x, hex.y])
    }

    fn hedge(&self, one: Hex, other: Hex) -> bool {
        let (one, other) = ([one.x, one.y], [other.x, other.y]);
        self.hedges.contains(&[one, other]) || self.hedges.contains(&[other, one])
    }
}

fn sight(case: &Case, interpretations: &Interpretations) -> Run {
    let asked: Scenery = case.input()?;
    let hex = |[q, r]: [i32; 2]| Hex::new(q, r);
    let line = Sight::between(hex(asked.gun), hex(asked.target));
    let block = blocked(&line, &asked, interpretations);
    case.answers(&json!({ "clear": block.is_none() }))
}
