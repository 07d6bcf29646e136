//! An attack: its modifiers, its re-rolls and its exact odds.

use drumhead_rules::frame::{self, Modified, ModifierTable, modifier, total};
use drumhead_rules::odds::{Chance, Distribution};
use drumhead_vocabulary::ClauseId;
use serde::{Deserialize, Serialize};

use crate::army::UnitType;
use crate::clauses::{AGAIN, INSPIRED, TRENCH};
use crate::interpretations::{
    AmmoScore, DragoonsCharge, FlankAndHill, GunsAtTrenches, InfantryArmour, Interpretations,
};
use crate::tables::Tables;

/// The kind of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackKind {
    /// Shooting.
    Shoot,
    /// A round of melee.
    Melee,
}

/// A target's cover.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// No cover.
    #[default]
    None,
    /// Woods.
    Woods,
    /// A town.
    Town,
    /// Hedges.
    Hedge,
}

/// The properties of an attack that affect the number of hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// The kind.
    pub action: AttackKind,
    /// The attacker's type.
    pub attacker: UnitType,
    /// Whether the attacker moved at least one hex into contact.
    pub charging: bool,
    /// The target's type.
    pub target: UnitType,
    /// The target's cover.
    pub cover: Cover,
    /// Whether the attack is on the target's flank (D3-36, gap D3-A20).
    pub flank: bool,
    /// Whether the target is on a hill.
    pub hill: bool,
    /// Whether the target is in entrenchments.
    pub entrenched: bool,
}

drumhead_rules::ids! {
    /// A modifier for an attack's die.
    ModifierId as "D3ModifierId" {
        /// The type's modifier for shooting.
        Weapon = "weapon",
        /// The type's modifier for melee.
        Round = "round",
        /// The type's additional modifier for a charge into melee.
        Charge = "charge",
        /// The attacker is elite pike.
        Pike = "pike",
        /// The target is in a town or woods, and is shot at by troops other than artillery.
        ShotCover = "shot_cover",
        /// The target is infantry, in melee. An interpretation can limit this to cavalry attackers.
        Armour = "armour",
        /// The target is cuirassiers, in melee.
        Cuirass = "cuirass",
        /// The target is in a town, woods or hedges, in melee.
        MeleeCover = "melee_cover",
    }
}

/// The die of an attack with its modifiers.
#[derive(Debug)]
pub struct AttackDie;

impl Modified for AttackDie {
    type Id = ModifierId;
    type Situation<'a> = (&'a Attack, &'a Interpretations);
}

/// A modifier with its value.
pub type Applied = frame::Applied<ModifierId>;

/// Every modifier for an attack's die: first those of the attacker, then those of the target.
pub(crate) const MODIFIERS: ModifierTable<AttackDie> = ModifierTable(&[
    modifier(ModifierId::Weapon, "D3-29", |(attack, _)| {
        u32::from(!attack.is_melee())
    }),
    modifier(ModifierId::Round, "D3-35", |(attack, _)| {
        u32::from(attack.is_melee())
    }),
    modifier(ModifierId::Charge, "D3-35", |(attack, _)| {
        u32::from(attack.is_melee() && attack.charging)
    }),
    modifier(ModifierId::Pike, "D3-49", |(attack, _)| {
        u32::from(attack.is_melee() && attack.attacker == UnitType::ElitePike)
    }),
    modifier(ModifierId::ShotCover, "D3-31", |(attack, _)| {
        let covered = matches!(attack.cover, Cover::Woods | Cover::Town);
        let guns = attack.attacker == UnitType::Artillery;
        u32::from(!attack.is_melee() && covered && !guns)
    }),
    modifier(ModifierId::Armour, "D3-37", |(attack, interpretations)| {
        let everyone = interpretations.infantry_minus1_applies_to == InfantryArmour::All;
        let dragoons = attack.attacker == UnitType::Dragoons
            && interpretations.dragoons_as_cavalry == DragoonsCharge::Yes;
        let applies = everyone || dragoons || attack.attacker.is_cavalry();
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
    /// Returns whether the attack is a round of melee rather than a shot.
    const fn is_melee(&self) -> bool {
        matches!(self.action, AttackKind::Melee)
    }

    /// Returns the type's own modifiers: one for the attack, and the additional one for a charge.
    /// `None` if the type has no attack of this kind.
    fn own(&self, tables: &Tables) -> Option<(i8, i8)> {
        let troop = tables.troop(self.attacker);
        match (self.action, self.charging) {
            (AttackKind::Shoot, _) => Some((troop.shoots?, 0)),
            (AttackKind::Melee, true) => {
                let (melee, charging) = (troop.melee?, troop.melee_charging?);
                Some((melee, charging.saturating_sub(melee)))
            }
            (AttackKind::Melee, false) => Some((troop.melee?, 0)),
        }
    }
}

impl ModifierId {
    /// Returns the modifier's value in the tables; `own` are the values for the attacker's type,
    /// and for its charge.
    pub(crate) fn value(self, (own, charge): (i8, i8), tables: &Tables) -> i32 {
        i32::from(match self {
            Self::Weapon | Self::Round => own,
            Self::Charge => charge,
            Self::Pike => tables.melee.pike,
            Self::ShotCover => tables.shooting.cover,
            Self::Armour | Self::Cuirass => tables.melee.armour,
            Self::MeleeCover => tables.melee.cover,
        })
    }
}

/// Returns the modifiers for an attack's die, without modifiers of 0. `None` if the type has no
/// such attack.
pub fn modifiers(
    attack: &Attack,
    tables: &Tables,
    interpretations: &Interpretations,
) -> Option<Vec<Applied>> {
    let own = attack.own(tables)?;
    let mut applied = MODIFIERS.tally(&(attack, interpretations), |id| id.value(own, tables));
    applied.retain(|it| it.value != 0);
    Some(applied)
}

/// Returns the number of hits for a score, at least 0.
pub fn hits(score: u8, applied: &[Applied]) -> u8 {
    let hits = i32::from(score).saturating_add(total(applied));
    u8::try_from(hits.max(0)).unwrap_or(u8::MAX)
}

/// A party to an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// The attacker.
    Attacker,
    /// The target.
    Target,
}

/// Returns the parties that may re-roll an attack's die, the attacker first (D3-24, D3-36, D3-48).
/// The die is re-rolled only once, by whichever party chooses to (gap D3-A5).
pub fn rerolls(attack: &Attack, commander: bool, interpretations: &Interpretations) -> Vec<Party> {
    let who = interpretations.reroll_beneficiary;
    let (mut attacker, mut target) = (false, false);
    match attack.action {
        AttackKind::Melee => {
            let Attack { hill, flank, .. } = *attack;
            let cancel = interpretations.flank_vs_hill == FlankAndHill::Cancel;
            let defends = hill && !who.hill_attacker();
            // Only advantages of opposite sides cancel each other.
            if !(flank && defends && cancel) {
                attacker |= flank || (hill && who.hill_attacker());
                target |= defends;
            }
        }
        AttackKind::Shoot => {
            let sheltered = attack.target.is_infantry()
                || matches!(attack.target, UnitType::CommandedShot | UnitType::Artillery);
            let ignores = interpretations.guns_at_entrenchments == GunsAtTrenches::NoCover;
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

/// Returns the clause under which a party may re-roll. An attacker with an attached commander needs
/// no other clause.
pub(super) fn again_by(attack: &Attack, party: Party, commander: bool) -> ClauseId {
    if party == Party::Attacker && commander {
        return INSPIRED;
    }
    match attack.action {
        AttackKind::Melee => AGAIN,
        AttackKind::Shoot => TRENCH,
    }
}

/// The facts that determine the effect of an attack's score.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stakes<'a> {
    /// The die's modifiers.
    pub(crate) applied: &'a [Applied],
    /// The number of hits that rout the target. More hits change nothing.
    pub(crate) most: u8,
    /// Whether the attacker can run out of ammunition.
    pub(crate) burns: bool,
}

impl Stakes<'_> {
    /// Returns whether a re-roll of this score can serve a party. It can bring the attacker more
    /// hits, or save its ammunition; it can bring the target fewer hits, or exhaust the attacker's
    /// ammunition. Otherwise the party has nothing to decide (gap D3-A5).
    pub(crate) fn are_open(
        &self,
        party: Party,
        score: u8,
        tables: &Tables,
        interpretations: &Interpretations,
    ) -> bool {
        let result = |last: u8| {
            let empty = self.burns && runs_out(score, last, tables, interpretations);
            (hits(last, self.applied).min(self.most), empty)
        };
        let (now, empty) = result(score);
        tables.die.iter().any(|last| {
            let (then, then_empty) = result(*last);
            match party {
                Party::Attacker => then > now || (empty && !then_empty),
                Party::Target => then < now || (then_empty && !empty),
            }
        })
    }
}

/// The parties in order, each with the scores that it re-rolls. The die is re-rolled only once.
pub type Policy<'a> = &'a [(Party, Vec<u8>)];

/// Returns the first and the final score of a die under a re-roll policy.
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

/// Returns the chance of each number of hits. `None` if the type has no such attack.
pub fn hit_odds<C: Chance>(
    attack: &Attack,
    policy: Policy<'_>,
    tables: &Tables,
    interpretations: &Interpretations,
) -> Option<Distribution<u8, C>> {
    let applied = modifiers(attack, tables, interpretations)?;
    Some(scored(policy, tables).map(|(_, score)| hits(*score, &applied)))
}

/// Returns whether a score exhausts the ammunition (D3-30). The interpretation decides whether the
/// first or the final score counts (gap D3-A16).
pub(crate) fn runs_out(
    first: u8,
    last: u8,
    tables: &Tables,
    interpretations: &Interpretations,
) -> bool {
    let score = match interpretations.ammo_score {
        AmmoScore::Final => last,
        AmmoScore::First => first,
    };
    score == tables.shooting.last_score
}

/// Returns the chance that a volley is the last.
fn last_volley<C: Chance>(
    policy: Policy<'_>,
    tables: &Tables,
    interpretations: &Interpretations,
) -> C {
    let runs = |(first, last): &(u8, u8)| runs_out(*first, *last, tables, interpretations);
    scored(policy, tables).chance(runs)
}

/// Returns the chance that a unit still has ammunition after this many volleys.
pub fn ammunition_left<C: Chance>(
    shots: u32,
    policy: Policy<'_>,
    tables: &Tables,
    interpretations: &Interpretations,
) -> C {
    let not_last = last_volley::<C>(policy, tables, interpretations).not();
    (0..shots).fold(C::certain(), |left, _| left.times(&not_last))
}

/// Returns the chance that a volley is the last, and the distribution of a volley's hits with this
/// modifier.
pub fn volleys<C: Chance>(
    added: i8,
    policy: Policy<'_>,
    tables: &Tables,
    interpretations: &Interpretations,
) -> (C, Distribution<u8, C>) {
    let applied = [Applied {
        id: ModifierId::ShotCover,
        value: added.into(),
    }];
    let hits_of = scored(policy, tables).map(|(_, score)| hits(*score, &applied));
    (last_volley(policy, tables, interpretations), hits_of)
}

/// Returns whether a unit with this many hits routs (D3-42).
pub(super) fn routs(hits_before: u32, interpretations: &Interpretations) -> bool {
    hits_before >= u32::from(interpretations.rout_at.hits())
}

/// Returns the chance that a unit with these hits routs after an attack.
pub fn rout_chance<C: Chance>(
    hits_before: u32,
    hits: &Distribution<u8, C>,
    interpretations: &Interpretations,
) -> C {
    hits.chance(|more| routs(hits_before + u32::from(*more), interpretations))
}

/// Returns the chances that a unit with these hits has routed after each of these attacks.
pub fn rout_chances<C: Chance>(
    hits_before: u32,
    attacks: &[&Distribution<u8, C>],
    interpretations: &Interpretations,
) -> Vec<C> {
    let mut sum = Distribution::<u32, C>::certain(hits_before);
    let after = attacks.iter().map(|hits| {
        sum = sum.then(|hits_before| hits.map(|more| hits_before + u32::from(*more)));
        sum.chance(|hits_before| routs(*hits_before, interpretations))
    });
    after.collect()
}
