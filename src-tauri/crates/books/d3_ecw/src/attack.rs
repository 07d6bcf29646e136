//! An attack: what is added to its die, who may have it rolled again, and what
//! it comes to, exactly.

use drumhead_rules::frame::{self, Modified, ModifierTable, modifier, total};
use drumhead_rules::odds::{Chance, Distribution};
use drumhead_words::ClauseId;
use serde::{Deserialize, Serialize};

use crate::army::UnitType;
use crate::clauses::{AGAIN, INSPIRED, TRENCH};
use crate::readings::{AmmoScore, FlankAndHill, GunsAtTrenches, InfantryArmour, Readings};
use crate::tables::Tables;

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackKind {
    /// Shooting.
    Shoot,
    /// A round of melee.
    Melee,
}

/// What a target is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// The open.
    #[default]
    None,
    /// Woods.
    Woods,
    /// A town.
    Town,
    /// Hedges.
    Hedge,
}

/// An attack, as far as its hits go by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// What is done.
    pub action: AttackKind,
    /// Who attacks.
    pub attacker: UnitType,
    /// Whether it moved at least a hex into contact to do so.
    pub charging: bool,
    /// Who is attacked.
    pub target: UnitType,
    /// What the target is in.
    pub cover: Cover,
    /// Whether it is attacked through a side that is not its front.
    pub flank: bool,
    /// Whether it is on a hill.
    pub hill: bool,
    /// Whether it is in entrenchments.
    pub entrenched: bool,
}

drumhead_rules::ids! {
    /// Something that is added to the die of an attack.
    ModifierId as "D3ModifierId" {
        /// What the type adds when it shoots.
        Weapon = "weapon",
        /// What the type adds in melee.
        Round = "round",
        /// Elite pike.
        Pike = "pike",
        /// The target is in a town or woods.
        ShotCover = "shot_cover",
        /// The target is infantry.
        Armour = "armour",
        /// The target is cuirassiers.
        Cuirass = "cuirass",
        /// The target is in a town, woods or hedges.
        MeleeCover = "melee_cover",
    }
}

/// The die of an attack, to which modifiers are added.
#[derive(Debug)]
pub struct AttackDie;

impl Modified for AttackDie {
    type Id = ModifierId;
    type Situation<'a> = (&'a Attack, &'a Readings);
}

/// Something that is added to the die, with how much.
pub type Applied = frame::Applied<ModifierId>;

/// Everything that can be added to the die of an attack, in the book's order.
pub const MODIFIERS: ModifierTable<AttackDie> = ModifierTable(&[
    modifier(ModifierId::Weapon, "D3-29", |(attack, _)| {
        u32::from(!attack.is_melee())
    }),
    modifier(ModifierId::Round, "D3-35", |(attack, _)| {
        u32::from(attack.is_melee())
    }),
    modifier(ModifierId::Pike, "D3-49", |(attack, _)| {
        u32::from(attack.is_melee() && attack.attacker == UnitType::ElitePike)
    }),
    modifier(ModifierId::ShotCover, "D3-31", |(attack, _)| {
        let covered = matches!(attack.cover, Cover::Woods | Cover::Town);
        let guns = attack.attacker == UnitType::Artillery;
        u32::from(!attack.is_melee() && covered && !guns)
    }),
    modifier(ModifierId::Armour, "D3-37", |(attack, readings)| {
        let everyone = readings.infantry_minus1_applies_to == InfantryArmour::All;
        let applies = everyone || attack.attacker.is_cavalry();
        u32::from(attack.is_melee() && attack.target.is_infantry() && applies)
    }),
    modifier(ModifierId::Cuirass, "D3-50", |(attack, _)| {
        u32::from(attack.is_melee() && attack.target == UnitType::Cuirassiers)
    }),
    modifier(ModifierId::MeleeCover, "D3-38", |(attack, _)| {
        u32::from(attack.is_melee() && attack.cover != Cover::None)
    }),
]);

impl Attack {
    /// Whether it is a round of melee; otherwise it shoots.
    const fn is_melee(&self) -> bool {
        matches!(self.action, AttackKind::Melee)
    }

    /// What the type itself adds to the die; none for an attack that it does not have.
    fn own(&self, tables: &Tables) -> Option<i8> {
        let troop = tables.troop(self.attacker);
        match (self.action, self.charging) {
            (AttackKind::Shoot, _) => troop.shoots,
            (AttackKind::Melee, true) => troop.melee_charging,
            (AttackKind::Melee, false) => troop.melee,
        }
    }
}

impl ModifierId {
    /// How much it adds by the tables; `own` is what the attacker's type adds.
    pub(crate) fn value(self, own: i8, tables: &Tables) -> i32 {
        i32::from(match self {
            Self::Weapon | Self::Round => own,
            Self::Pike => tables.melee.pike,
            Self::ShotCover => tables.shooting.cover,
            Self::Armour | Self::Cuirass => tables.melee.armour,
            Self::MeleeCover => tables.melee.cover,
        })
    }
}

/// Everything that is added to the die of an attack, each with its clause; none
/// for an attack that the type does not have.
pub fn modifiers(attack: &Attack, tables: &Tables, readings: &Readings) -> Option<Vec<Applied>> {
    let own = attack.own(tables)?;
    let mut applied = MODIFIERS.tally(&(attack, readings), |id| id.value(own, tables));
    applied.retain(|it| it.value != 0);
    Some(applied)
}

/// What a score comes to in hits, never less than none.
pub fn hits(score: u8, applied: &[Applied]) -> u8 {
    let hits = i32::from(score).saturating_add(total(applied));
    u8::try_from(hits.max(0)).unwrap_or(u8::MAX)
}

/// A party to an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// Whoever attacks.
    Attacker,
    /// Whoever is attacked.
    Target,
}

/// Who may have the die of an attack rolled again, the attacker first (D3-24,
/// D3-36, D3-48). It is rolled again once, whoever wants it (gap D3-A5).
pub fn rerolls(attack: &Attack, commander: bool, readings: &Readings) -> Vec<Party> {
    let who = readings.reroll_beneficiary;
    let (mut attacker, mut target) = (false, false);
    match attack.action {
        AttackKind::Melee => {
            let Attack { hill, flank, .. } = *attack;
            let cancel = readings.flank_vs_hill == FlankAndHill::Cancel;
            if !(hill && flank && cancel) {
                attacker |= flank || (hill && who.hill_attacker());
                target |= hill && !who.hill_attacker();
            }
        }
        AttackKind::Shoot => {
            let sheltered = attack.target.is_infantry()
                || matches!(attack.target, UnitType::CommandedShot | UnitType::Artillery);
            let ignores = readings.guns_at_entrenchments == GunsAtTrenches::NoCover;
            let ignored = ignores && attack.attacker == UnitType::Artillery;
            if attack.entrenched && sheltered && !ignored {
                attacker |= who.trench_shooter();
                target |= !who.trench_shooter();
            }
        }
    }
    attacker |= commander;
    let mut parties = Vec::new();
    if attacker {
        parties.push(Party::Attacker);
    }
    if target {
        parties.push(Party::Target);
    }
    parties
}

/// The clause by which a party may have the die of an attack rolled again; an
/// attacker whose commander is attached needs no other.
pub(super) fn again_by(attack: &Attack, party: Party, commander: bool) -> ClauseId {
    if party == Party::Attacker && commander {
        return INSPIRED;
    }
    match attack.action {
        AttackKind::Melee => AGAIN,
        AttackKind::Shoot => TRENCH,
    }
}

/// The scores that a party has rolled again, each party in turn; the first to do
/// so settles it.
pub type Policy<'a> = &'a [(Party, Vec<u8>)];

/// The score of one die under a policy, with the score it showed first.
fn scored<C: Chance>(policy: Policy<'_>, tables: &Tables) -> Distribution<(u8, u8), C> {
    let die = Distribution::<u8, C>::die(|face| tables.score(face));
    die.then(|first| {
        let again = policy.iter().any(|(_, scores)| scores.contains(first));
        if again {
            die.map(|last| (*first, *last))
        } else {
            Distribution::certain((*first, *first))
        }
    })
}

/// The chance of each number of hits; none for an attack that the type has not.
pub fn hit_odds<C: Chance>(
    attack: &Attack,
    policy: Policy<'_>,
    tables: &Tables,
    readings: &Readings,
) -> Option<Distribution<u8, C>> {
    let applied = modifiers(attack, tables, readings)?;
    Some(scored(policy, tables).map(|(_, score)| hits(*score, &applied)))
}

/// Whether a score is the last of the ammunition (D3-30): the one that stands,
/// or the first (gap D3-A16).
pub fn runs_out(first: u8, last: u8, tables: &Tables, readings: &Readings) -> bool {
    let score = match readings.ammo_score {
        AmmoScore::Final => last,
        AmmoScore::First => first,
    };
    score == tables.shooting.last_score
}

/// The chance that one volley is the last.
fn last_volley<C: Chance>(policy: Policy<'_>, tables: &Tables, readings: &Readings) -> C {
    let runs = |(first, last): &(u8, u8)| runs_out(*first, *last, tables, readings);
    scored(policy, tables).chance(runs)
}

/// The chance that a unit still has ammunition after so many volleys.
pub fn ammunition_left<C: Chance>(
    shots: u32,
    policy: Policy<'_>,
    tables: &Tables,
    readings: &Readings,
) -> C {
    let kept = last_volley::<C>(policy, tables, readings).not();
    (0..shots).fold(C::certain(), |left, _| left.times(&kept))
}

/// The chance that a volley is the last, and the mean of the hits of one, where
/// this much is added to the die.
pub fn volleys<C: Chance>(
    added: i8,
    policy: Policy<'_>,
    tables: &Tables,
    readings: &Readings,
) -> (C, Distribution<u8, C>) {
    let applied = [Applied {
        id: ModifierId::ShotCover,
        value: added.into(),
    }];
    let hits_of = scored(policy, tables).map(|(_, score)| hits(*score, &applied));
    (last_volley(policy, tables, readings), hits_of)
}

/// Whether a unit with so many hits routs (D3-42).
pub(super) fn routs(taken: u32, readings: &Readings) -> bool {
    taken >= u32::from(readings.rout_at.hits())
}

/// The chance that a unit which has taken so many hits routs on an attack.
pub fn rout_chance<C: Chance>(taken: u32, hits: &Distribution<u8, C>, readings: &Readings) -> C {
    hits.chance(|more| routs(taken + u32::from(*more), readings))
}

/// The chances that a unit which has taken so many hits has routed after the
/// first, the second and so on of these attacks.
pub fn rout_chances<C: Chance>(
    taken: u32,
    attacks: &[&Distribution<u8, C>],
    readings: &Readings,
) -> Vec<C> {
    let mut sum = Distribution::<u32, C>::certain(taken);
    let after = attacks.iter().map(|hits| {
        sum = sum.then(|taken| hits.map(|more| taken + u32::from(*more)));
        sum.chance(|taken| routs(*taken, readings))
    });
    after.collect()
}
