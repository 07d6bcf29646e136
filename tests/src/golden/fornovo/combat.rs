//! Rounds of combat: points, chances to hit, dice, and expected hits before and after
//! saves.

use drumhead_fornovo::combat::{
    AttackFrom, Blow, Cover, Fighter, FightsAs, Impetus, LengthClass, Nerve, Round, RoundKinds,
    Side, Strike, Strikers, Striking, Struck, compare, hits, losses, weapon_length,
};
use drumhead_fornovo::{Grade, Interpretations, Rules, Weapon, WeaponSet};
use drumhead_rules::odds::Exact;
use serde::Deserialize;
use serde_json::Value;

use super::army::Letter;
use super::{Case, inputs, rules};
use crate::golden::Run;
use crate::golden::value::compare as compare_expected;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Inputs {
    #[serde(default)]
    impact: bool,
    a: Fights,
    b: Fights,
    #[serde(default)]
    switches: Interpretations,
}

/// A side as written in a case.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Fights {
    true_cavalry: bool,
    mounted_infantry: bool,
    grade: Grade,
    armor: Letter,
    figures: Figures,
    weapon: Arm,
    length_class: Option<LengthClass>,
    shield: bool,
    gallop_impetus: bool,
    impetus: bool,
    flank_rear_attack: bool,
    open_flanks: u8,
    naked: bool,
    in_open: bool,
    shaken: bool,
    routing: bool,
    lost_prior: bool,
    general: bool,
    disordered: bool,
    in_cover: InCover,
    uphill_attack: bool,
}

impl Default for Fights {
    fn default() -> Self {
        Self {
            true_cavalry: false,
            mounted_infantry: false,
            grade: Grade::default(),
            armor: Letter::default(),
            figures: Figures::default(),
            weapon: Arm::default(),
            length_class: None,
            shield: false,
            gallop_impetus: false,
            impetus: false,
            flank_rear_attack: false,
            open_flanks: 0,
            naked: false,
            in_open: true,
            shaken: false,
            routing: false,
            lost_prior: false,
            general: false,
            disordered: false,
            in_cover: InCover::default(),
            uphill_attack: false,
        }
    }
}

/// Figures that may strike.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Figures {
    cavalry: u32,
    pike: u32,
    heavy: u32,
    sword_shield: u32,
    other: u32,
}

/// A weapon of the rulebook, or a figure's basic arms.
#[derive(Default, Deserialize)]
#[serde(untagged)]
enum Arm {
    Weapon(Weapon),
    Handarms(Handarms),
    #[default]
    #[serde(skip)]
    Unsaid,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Handarms {
    Handarms,
    SwordShield,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum InCover {
    #[default]
    None,
    Soft,
    Hard,
}

impl Fights {
    fn fighter(&self, rules: &Rules) -> Fighter {
        let weapon = match self.weapon {
            Arm::Weapon(weapon) => WeaponSet::of(&[weapon]),
            Arm::Handarms(_) | Arm::Unsaid => WeaponSet::NONE,
        };
        let swords = self.figures.sword_shield > 0
            || matches!(self.weapon, Arm::Handarms(Handarms::SwordShield));
        let length = self.length_class;
        Fighter {
            fights_as: match (self.true_cavalry, self.mounted_infantry) {
                (true, _) => FightsAs::Cavalry,
                (false, true) => FightsAs::MountedInfantry,
                (false, false) => FightsAs::Foot,
            },
            grade: self.grade,
            armour: self.armor.into(),
            shield: self.shield,
            strikers: Strikers {
                cavalry: self.figures.cavalry,
                pike: self.figures.pike,
                heavy: self.figures.heavy,
                sword_shield: self.figures.sword_shield,
                other: self.figures.other,
            },
            striking: match (weapon.has(Weapon::HeavyWeapon), swords) {
                (true, _) => Striking::HeavyWeapon,
                (false, true) => Striking::SwordAndShield,
                (false, false) => Striking::Other,
            },
            length: length.unwrap_or_else(|| weapon_length(weapon, false, rules)),
            impetus: match (self.gallop_impetus, self.impetus) {
                (true, _) => Impetus::Gallop,
                (false, true) => Impetus::Other,
                (false, false) => Impetus::None,
            },
            // The cases do not distinguish flank from rear. Both count as the rear here, because
            // only at the front is a shield certain to count.
            attack: if self.flank_rear_attack {
                AttackFrom::Rear
            } else {
                AttackFrom::Front
            },
            open_flanks: self.open_flanks,
            naked: self.naked,
            in_open: self.in_open,
            nerve: match (self.routing, self.shaken) {
                (true, _) => Nerve::Routing,
                (false, true) => Nerve::Shaken,
                (false, false) => Nerve::Firm,
            },
            lost_prior: self.lost_prior,
            general: self.general,
            disordered: self.disordered,
            cover: match self.in_cover {
                InCover::None => Cover::None,
                InCover::Soft => Cover::Soft,
                InCover::Hard => Cover::Hard,
            },
            uphill: self.uphill_attack,
        }
    }
}

pub(super) fn run(case: &Case) -> Run {
    let inputs: Inputs = inputs(case)?;
    let interpretations = [&case.switches, &inputs.switches];
    let rules = rules(
        interpretations
            .into_iter()
            .find(|interpretations| !interpretations.is_default())
            .unwrap_or(&case.switches),
    )?;
    let round = if inputs.impact {
        Round::Impact
    } else {
        Round::Melee
    };
    let (a, b) = (inputs.a.fighter(&rules), inputs.b.fighter(&rules));
    let both = compare(&a, &b, RoundKinds::both(round), &rules);
    let (a, b) = (&both.a, &both.b);
    let higher = both.higher.map(|side| match side {
        Side::A => "a",
        Side::B => "b",
    });
    Ok(compare_expected(&case.expected, "", |key| {
        Some(match key {
            "cp_a" => a.points.total().into(),
            "cp_b" => b.points.total().into(),
            "difference" => both.difference.into(),
            "higher" => higher.into(),
            "to_hit_a" => a.to_hit.to_string().into(),
            "to_hit_b" => b.to_hit.to_string().into(),
            "dice_a" => a.dice.dice.into(),
            "dice_b" => b.dice.dice.into(),
            "expected_hits_a" => fraction(&hits(&blow(a, b)).mean()),
            "expected_hits_b" => fraction(&hits(&blow(b, a)).mean()),
            "expected_after_saves_a" => fraction(&losses(&blow(a, b)).mean()),
            "expected_after_saves_b" => fraction(&losses(&blow(b, a)).mean()),
            _ => return None,
        })
    }))
}

/// Returns the dice of one side against the other. The cases do not state how many figures can be
/// lost, so every unsaved hit counts.
fn blow(strikes: &Strike, struck: &Strike) -> Blow {
    Blow {
        to_hit: strikes.to_hit,
        dice: strikes.dice.dice,
        struck: vec![Struck {
            save: struck.saves_on,
            figures: u32::MAX,
        }],
    }
}

fn fraction(of: &Exact) -> Value {
    of.to_string().into()
}
