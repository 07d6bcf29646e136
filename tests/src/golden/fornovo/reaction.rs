//! Reaction tests: the occasions, modifiers and results; and outgunned sides.

use drumhead_fornovo::reaction::{
    ChargeFacts, ChargeRole, Facts, FriendRoutingFacts, HaltPursuitFacts, LostCombatFacts, Outcome,
    Predicate, RallyFacts, RoutingFriend, ShootingFacts, Tally, Tester, TesterState, Verdict,
    outgunned as is_outgunned, reaction, weight_of_guns,
};
use drumhead_fornovo::{
    ChargeStyle, FigureScale, Grade, Group, Kind, Models, Order, Pay, Rules, TroopType, Unit,
};
use drumhead_rules::odds::Exact;
use drumhead_vocabulary::dice::FACES;
use serde::Deserialize;
use serde_json::{Value, json};

use super::army::Troops;
use super::{Case, inputs, rules};
use crate::golden::value::compare;
use crate::golden::{Run, unread};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Inputs {
    test: Test,
    unit: Tested,
    #[serde(default)]
    facts: Value,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Test {
    Rally,
    Pursuit,
    Shooting,
    Charge,
    LostCombat,
    FriendRout,
}

/// The tested unit.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tested {
    kind: TestedKind,
    #[serde(rename = "type", default)]
    troops: Troops,
    #[serde(default)]
    grade: Grade,
    start: u32,
    current: Option<u32>,
    #[serde(default)]
    general_attached: bool,
    #[serde(default)]
    noble: bool,
    #[serde(default)]
    shaken: bool,
    #[serde(default)]
    exhausted: bool,
    #[serde(default)]
    unpaid: bool,
    #[serde(default)]
    unsupplied: bool,
    #[serde(default)]
    skirmish: bool,
    #[serde(default)]
    gunner: bool,
    #[serde(default)]
    charge_style: Option<ChargeStyle>,
    /// Whether the unit is mounted infantry.
    #[serde(default)]
    horse: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TestedKind {
    Infantry,
    MountedInfantry,
    Cavalry,
    Artillery,
}

impl Tested {
    /// Returns the unit as it would be in an army, in the state that the case gives.
    fn tester(&self, rules: &Rules) -> Tester {
        let kind = match self.kind {
            TestedKind::Infantry | TestedKind::MountedInfantry => Kind::Infantry,
            TestedKind::Cavalry => Kind::Cavalry,
            TestedKind::Artillery => Kind::Artillery,
        };
        let unit = Unit {
            kind,
            troops: match self.troops {
                Troops::R => TroopType::Regular,
                Troops::I => TroopType::Irregular,
            },
            grade: self.grade,
            order: if self.skirmish {
                Order::Skirmish
            } else {
                Order::Close
            },
            charge: self.charge_style,
            pay: if self.unpaid { Pay::Unpaid } else { Pay::Paid },
            unsupplied: self.unsupplied,
            groups: vec![Group {
                count: self.start,
                noble: self.noble,
                gunner: self.gunner,
                horse: self.horse || self.kind == TestedKind::MountedInfantry,
                ..Group::default()
            }],
            ..Unit::default()
        };
        let state = TesterState {
            figures: self.current.unwrap_or(self.start),
            riding: true,
            general: self.general_attached,
            shaken: self.shaken,
            exhausted: self.exhausted,
        };
        Tester::of(&unit, state, rules)
    }
}

macro_rules! facts {
    ($($(#[$meta:meta])* $name:ident { $($(#[$fmeta:meta])* $field:ident: $ty:ty = $neutral:expr,)+ })*) => {$(
        $(#[$meta])*
        #[derive(Deserialize)]
        #[serde(default, deny_unknown_fields)]
        struct $name { $($(#[$fmeta])* $field: $ty,)+ }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: $neutral,)+ }
            }
        }
    )*};
}

// The facts as written in the cases; a missing fact has a neutral value.
facts! {
    Rally {
        rout_moves: u32 = 1,
        no_visible_enemy_12: bool = false,
        in_contact: bool = false,
        outgunned: bool = false,
    }
    Pursuit {
        pursuit_moves: u32 = 1,
        galloped: bool = false,
        returning: bool = false,
        in_cover: bool = false,
        pursuit_ordered: bool = false,
        target_over_12: bool = false,
    }
    Shooting {
        gunpowder_hits: u32 = 0,
        other_hits: u32 = 0,
        shooters: u32 = 0,
        artillery: bool = false,
        flank_or_rear: bool = false,
        heavy_artillery_or_steady_salvee: bool = false,
        outgunned: bool = false,
        charge_situation: bool = false,
        advanced_2: bool = false,
    }
    Charge {
        role: Role = Role::Charger,
        general_in_cd: bool = true,
        vs_flank_or_rear: bool = false,
        target_shaken_or_routing: bool = false,
        has_impetus: bool = false,
        gunpowder_hits: u32 = 0,
        other_hits: u32 = 0,
        charged_flank_or_rear: bool = false,
        mounted_frontally_vs_steady_pike: bool = false,
        naked_over_half_missile: bool = false,
    }
    LostCombat {
        hits: u32 = 0,
        flank_or_rear: bool = false,
        missile_over_half: bool = false,
        rounds_lost: u32 = 1,
    }
    FriendRout {
        routing_friends: Vec<Friend> = Vec::new(),
        square_or_hard_cover: bool = false,
        two_open_flanks: bool = false,
        burst_through: bool = false,
    }
    Friend {
        grade: Grade = Grade::C,
        gunner: bool = false,
        skirmish: bool = false,
    }
}

/// A role in a charge.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Role {
    Charger,
    #[serde(
        alias = "counter_charger",
        alias = "countercharge",
        alias = "counter-charger"
    )]
    Countercharger,
    #[serde(
        alias = "receiving",
        alias = "charged",
        alias = "target",
        alias = "defender",
        alias = "meeting",
        alias = "meet"
    )]
    Receiver,
}

impl Inputs {
    fn facts(&self) -> Result<Facts, serde_json::Error> {
        // A case that gives no facts uses neutral facts.
        let none = json!({});
        let observed = if self.facts.is_null() {
            &none
        } else {
            &self.facts
        };
        Ok(match self.test {
            Test::Rally => Facts::Rally(Rally::deserialize(observed)?.into()),
            Test::Pursuit => Facts::HaltPursuit(Pursuit::deserialize(observed)?.into()),
            Test::Shooting => Facts::Shooting(Shooting::deserialize(observed)?.into()),
            Test::Charge => Facts::Charge(Charge::deserialize(observed)?.into()),
            Test::LostCombat => Facts::LostCombat(LostCombat::deserialize(observed)?.into()),
            Test::FriendRout => Facts::FriendRouting(FriendRout::deserialize(observed)?.into()),
        })
    }
}

impl From<Rally> for RallyFacts {
    fn from(facts: Rally) -> Self {
        Self {
            rout_moves: facts.rout_moves,
            half_rout_moves: 0,
            no_visible_enemy_near: facts.no_visible_enemy_12,
            in_contact: facts.in_contact,
            outgunned: facts.outgunned,
        }
    }
}

impl From<Pursuit> for HaltPursuitFacts {
    fn from(facts: Pursuit) -> Self {
        Self {
            pursuit_moves: facts.pursuit_moves,
            galloped: facts.galloped,
            returning: facts.returning,
            target_left: false,
            ordered: facts.pursuit_ordered,
            in_cover: facts.in_cover,
            target_far: facts.target_over_12,
        }
    }
}

impl From<Shooting> for ShootingFacts {
    fn from(facts: Shooting) -> Self {
        Self {
            gunpowder_hits: facts.gunpowder_hits,
            other_hits: facts.other_hits,
            shooters: facts.shooters,
            artillery: facts.artillery,
            heavy_guns: facts.heavy_artillery_or_steady_salvee,
            organ_guns: false,
            steady_salvee: false,
            outgunned: facts.outgunned,
            charge_situation: facts.charge_situation,
            advanced: facts.advanced_2,
            flank_or_rear: facts.flank_or_rear,
        }
    }
}

impl From<Charge> for ChargeFacts {
    fn from(facts: Charge) -> Self {
        Self {
            role: match facts.role {
                Role::Charger => ChargeRole::Charges,
                Role::Countercharger => ChargeRole::Countercharges,
                Role::Receiver => ChargeRole::Meets,
            },
            target_shaken_or_routing: facts.target_shaken_or_routing,
            impetus: facts.has_impetus,
            gunpowder_hits: facts.gunpowder_hits,
            other_hits: facts.other_hits,
            over_half_missile: facts.naked_over_half_missile,
            naked: facts.naked_over_half_missile,
            general_near: facts.general_in_cd,
            at_flank_or_rear: facts.vs_flank_or_rear,
            charged_on_flank_or_rear: facts.charged_flank_or_rear,
            steady_pikes_frontally: facts.mounted_frontally_vs_steady_pike,
            ..Self::default()
        }
    }
}

impl From<LostCombat> for LostCombatFacts {
    fn from(facts: LostCombat) -> Self {
        Self {
            suffered: facts.hits,
            caused: 0,
            rounds_lost: facts.rounds_lost,
            over_half_missile: facts.missile_over_half,
            flank_or_rear: facts.flank_or_rear,
        }
    }
}

impl From<FriendRout> for FriendRoutingFacts {
    fn from(facts: FriendRout) -> Self {
        let friends = facts.routing_friends.into_iter();
        Self {
            friends: friends.map(RoutingFriend::from).collect(),
            tested: false,
            burst_through: facts.burst_through,
            square_or_hard_cover: facts.square_or_hard_cover,
            two_open_flanks: facts.two_open_flanks,
        }
    }
}

impl From<Friend> for RoutingFriend {
    fn from(friend: Friend) -> Self {
        Self {
            grade: friend.grade,
            gunners: friend.gunner,
            skirmishers: friend.skirmish,
        }
    }
}

pub(super) fn run(case: &Case) -> Run {
    let inputs: Inputs = inputs(case)?;
    let rules = rules(&case.switches)?;
    let facts = inputs
        .facts()
        .map_err(|error| unread(format!("facts: {error}")))?;
    let tester = inputs.unit.tester(&rules);
    let verdict = reaction(&tester, &facts, &rules);
    Ok(compare(&case.expected, "", |key| {
        let wanted = case.expected.get(key)?;
        let outcome = |passed| {
            let at = |scale| facts.outcome(passed, &tester, scale, &rules);
            let outcomes = [at(FigureScale::Large), at(FigureScale::Small)];
            Some(observed(wanted, outcomes))
        };
        Some(match (key, &verdict) {
            ("tests", verdict) => matches!(verdict, Verdict::Rolls(_)).into(),
            // The reason in a case is a sentence for the reader, so every value is accepted.
            ("why", Verdict::NotDue(_)) => wanted.clone(),
            ("modifiers", Verdict::Rolls(tally)) => modifiers(wanted, tally)?,
            ("total", Verdict::Rolls(tally)) => tally.total().into(),
            ("pass_on", Verdict::Rolls(tally)) => {
                let faces = FACES.into_iter().filter(|face| tally.passes(*face));
                faces.collect::<Vec<_>>().into()
            }
            ("probability", Verdict::Rolls(tally)) => tally.chance::<Exact>().to_string().into(),
            ("on_pass", Verdict::Rolls(_)) => outcome(true)?,
            ("on_fail", Verdict::Rolls(_)) => outcome(false)?,
            _ => return None,
        })
    }))
}

/// Returns the expected modifiers if their values match those of the tally, in any order; otherwise
/// the tally. Among the expected modifiers, D-minus may be separate or part of the grade.
fn modifiers(wanted: &Value, tally: &Tally) -> Option<Value> {
    let mut wanted_values = wanted
        .as_array()?
        .iter()
        .map(|row| {
            let [_, value] = row.as_array()?.as_slice() else {
                return None;
            };
            i32::try_from(value.as_i64()?).ok()
        })
        .collect::<Option<Vec<i32>>>()?;
    let values = |folds: bool| {
        let minus: i32 = tally
            .rows
            .iter()
            .filter(|row| folds && row.predicate == Predicate::DMinus)
            .map(|row| row.value)
            .sum();
        let rows = tally.rows.iter();
        let left = rows.filter(|row| !(folds && row.predicate == Predicate::DMinus));
        let mut values: Vec<i32> = left
            .map(|row| match row.predicate == Predicate::Grade {
                true => row.value + minus,
                false => row.value,
            })
            .collect();
        values.sort_unstable();
        values
    };
    // A modifier of 0, such as that of a grade, may be omitted.
    let observed = |values: &[i32]| -> Vec<i32> {
        values.iter().copied().filter(|value| *value != 0).collect()
    };
    wanted_values.sort_unstable();
    let same = [false, true]
        .iter()
        .any(|folds| observed(&values(*folds)) == observed(&wanted_values));
    Some(if same {
        wanted.clone()
    } else {
        let rows = tally
            .rows
            .iter()
            .map(|row| json!([row.predicate.id(), row.value]));
        rows.collect()
    })
}

/// The parts of words that distinguish outcomes.
const TURNS: [&str; 13] = [
    "carr", "halt", "shaken", "rout", "pursu", "recoil", "home", "meet", "stand", "disorder",
    "return", "keep", "off",
];

/// Returns the expected text if its key words match the outcome, and so do its distances if it has
/// any; otherwise the outcome in the words that cases use.
fn observed(wanted: &Value, [large, small]: [Outcome; 2]) -> Value {
    let mut lengths = Vec::new();
    for outcome in [large, small] {
        if let Outcome::Recoils { by } | Outcome::RecoilsShaken { by: Some(by) } = outcome {
            lengths.push(by.to_string());
        }
    }
    let ours = case_words(large);
    let turns = |text: &str| {
        let text = text.to_lowercase();
        TURNS.map(|turn| text.contains(turn))
    };
    let numbers = |text: &str| {
        let parts = text
            .split(|c: char| !c.is_ascii_digit() && c != '.')
            .filter(|part| part.bytes().any(|byte| byte.is_ascii_digit()));
        parts.map(str::to_owned).collect::<Vec<_>>()
    };
    let same = wanted.as_str().is_some_and(|text| {
        let given = numbers(text);
        turns(text) == turns(ours) && (given.is_empty() || given == lengths)
    });
    if same { wanted.clone() } else { ours.into() }
}

/// Returns the words that the cases use for an outcome, because the catalogue's words may change.
const fn case_words(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::CarriesOn => "carries on",
        Outcome::Rallies { .. } => "halts, disordered",
        Outcome::KeepsRouting => "keeps routing",
        Outcome::KeepsPursuing => "does not halt",
        Outcome::Returns { .. } => "returns",
        Outcome::StaysAway => "stays off the table",
        Outcome::Halted => "is halted",
        Outcome::Shaken => "becomes shaken",
        Outcome::Routs => "routs",
        Outcome::ChargesHome => "charges home",
        Outcome::MeetsCharge => "meets the charge",
        Outcome::Recoils { .. } => "recoils",
        Outcome::RecoilsShaken { .. } => "is shaken and recoils",
    }
}

/// Returns all errors in a case about the outgunned side.
pub(super) fn outgunned(case: &Case) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Sides {
        own: Models,
        enemy: Models,
    }
    let sides: Sides = inputs(case)?;
    let rules = rules(&case.switches)?;
    let [own, enemy] = [&sides.own, &sides.enemy].map(|guns| weight_of_guns([guns], &rules));
    Ok(compare(&case.expected, "", |key| {
        Some(match key {
            "own_weight" => own.into(),
            "enemy_weight" => enemy.into(),
            "outgunned" => is_outgunned(own, enemy, &rules).into(),
            _ => return None,
        })
    }))
}
