//! An attack: what is added to its die, who may have it rolled again, and what
//! it comes to, exactly.

use serde::{Deserialize, Serialize};

use drumhead_words::ClauseId;

use super::army::UnitType;
use super::clauses::{
    AGAIN, AMMUNITION, ARMOUR, CUIRASS, HEDGE, HILL, INSPIRED, MELEE_COVER, PIKE, ROUND, ROUT,
    SHOT, SHOT_COVER, TRENCH,
};
use super::readings::{AmmoScore, FlankAndHill, InfantryArmour, Readings};
use super::tables::Tables;
use drumhead_rules::odds::{Chance, Distribution};

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Action", rename_all = "snake_case")]
pub enum Action {
    /// Shooting.
    Shoot,
    /// A round of melee.
    Melee,
}

/// What a target is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Cover", rename_all = "snake_case")]
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
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Attack", deny_unknown_fields)]
pub struct Attack {
    /// What is done.
    pub action: Action,
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

macro_rules! modifier_ids {
    ($($(#[$meta:meta])* $variant:ident = $id:literal, $clause:literal;)*) => {
        /// Something that is added to the die of an attack.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(rename = "D3ModifierId")]
        pub enum ModifierId { $($(#[$meta])* #[serde(rename = $id)] $variant,)* }

        impl ModifierId {
            /// Every one, in the book's order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Its name in files and in the catalogue.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),* }
            }

            /// The clause that grants it.
            pub const fn clause(self) -> ClauseId {
                match self { $(Self::$variant => ClauseId::new($clause)),* }
            }
        }
    };
}

modifier_ids! {
    /// What the type adds when it shoots.
    Weapon = "weapon", "D3-29";
    /// What the type adds in melee.
    Round = "round", "D3-35";
    /// Elite pike.
    Pike = "pike", "D3-49";
    /// The target is in a town or woods.
    ShotCover = "shot_cover", "D3-31";
    /// The target is infantry.
    Armour = "armour", "D3-37";
    /// The target is cuirassiers.
    Cuirass = "cuirass", "D3-50";
    /// The target is in a town, woods or hedges.
    MeleeCover = "melee_cover", "D3-38";
}

/// Something that is added to the die, with how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Applied", deny_unknown_fields)]
pub struct Applied {
    /// What.
    pub id: ModifierId,
    /// How much.
    pub value: i8,
}

/// Everything that is added to the die of an attack, each with its clause; none
/// for an attack that the type does not have.
pub fn modifiers(attack: &Attack, tables: &Tables, readings: &Readings) -> Option<Vec<Applied>> {
    let troop = tables.troop(attack.attacker);
    let mut found = Vec::new();
    let mut add = |id: ModifierId, value: i8| {
        if value != 0 {
            found.push(Applied { id, value });
        }
    };
    match attack.action {
        Action::Shoot => {
            let own = troop.shoots?;
            add(ModifierId::Weapon, if SHOT.stands() { own } else { 0 });
            let covered = matches!(attack.cover, Cover::Woods | Cover::Town);
            let guns = attack.attacker == UnitType::Artillery;
            if covered && !guns && SHOT_COVER.stands() {
                add(ModifierId::ShotCover, tables.shooting.cover);
            }
        }
        Action::Melee => {
            let own = if attack.charging {
                troop.melee_charging?
            } else {
                troop.melee?
            };
            add(ModifierId::Round, if ROUND.stands() { own } else { 0 });
            if attack.attacker == UnitType::ElitePike && PIKE.stands() {
                add(ModifierId::Pike, tables.melee.pike);
            }
            let everyone = readings.infantry_minus1_applies_to == InfantryArmour::All;
            let applies = everyone || attack.attacker.is_cavalry();
            if attack.target.is_infantry() && applies && ARMOUR.stands() {
                add(ModifierId::Armour, tables.melee.armour);
            }
            let cuirass = attack.target == UnitType::Cuirassiers;
            if cuirass && ARMOUR.stands() && CUIRASS.stands() {
                add(ModifierId::Cuirass, tables.melee.armour);
            }
            let covered = match attack.cover {
                Cover::None => false,
                Cover::Woods | Cover::Town => true,
                Cover::Hedge => HEDGE.stands(),
            };
            if covered && MELEE_COVER.stands() {
                add(ModifierId::MeleeCover, tables.melee.cover);
            }
        }
    }
    Some(found)
}

/// What a score comes to in hits, never less than none.
pub fn hits(score: u8, applied: &[Applied]) -> u8 {
    let added: i32 = applied.iter().map(|it| i32::from(it.value)).sum();
    u8::try_from((i32::from(score) + added).max(0)).unwrap_or(u8::MAX)
}

/// A party to an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Party", rename_all = "snake_case")]
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
        Action::Melee => {
            let hill = attack.hill && HILL.stands() && AGAIN.stands();
            let flank = attack.flank && AGAIN.stands();
            let cancel = readings.flank_vs_hill == FlankAndHill::Cancel;
            if !(hill && flank && cancel) {
                attacker |= flank || (hill && who.hill_attacker());
                target |= hill && !who.hill_attacker();
            }
        }
        Action::Shoot => {
            let sheltered = attack.target.is_infantry()
                || matches!(attack.target, UnitType::CommandedShot | UnitType::Artillery);
            if attack.entrenched && sheltered && TRENCH.stands() {
                attacker |= who.trench_shooter();
                target |= !who.trench_shooter();
            }
        }
    }
    attacker |= commander && INSPIRED.stands();
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
    if party == Party::Attacker && commander && INSPIRED.stands() {
        return INSPIRED;
    }
    match attack.action {
        Action::Melee => AGAIN,
        Action::Shoot => TRENCH,
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
    AMMUNITION.stands() && score == tables.shooting.last_score
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
        value: added,
    }];
    let hits_of = scored(policy, tables).map(|(_, score)| hits(*score, &applied));
    (last_volley(policy, tables, readings), hits_of)
}

/// Whether a unit with so many hits routs (D3-42).
pub(super) fn routs(taken: u32, readings: &Readings) -> bool {
    ROUT.stands() && taken >= u32::from(readings.rout_at.hits())
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
