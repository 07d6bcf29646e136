//! Problems with an army: illegal problems and warnings.

use drumhead_vocabulary::ClauseId;

use super::army::*;
use super::weapons::Weapon;
use super::words::Arg;
use serde::Serialize;

/// The severity of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Illegal.
    Illegal,
    /// Odd, early or wasteful, but legal.
    Warning,
}

/// The subject of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Subject {
    /// The army as a whole.
    Army,
    /// A contingent.
    Contingent(ContingentId),
    /// A unit.
    Unit(UnitNumber),
    /// A group of a unit.
    Group(UnitNumber, u8),
}

impl Subject {
    /// Returns the unit, if the problem concerns one.
    pub const fn unit(self) -> Option<UnitNumber> {
        match self {
            Self::Unit(unit) | Self::Group(unit, _) => Some(unit),
            Self::Army | Self::Contingent(_) => None,
        }
    }
}

/// A problem. It is small and flat, because an army is checked at every keystroke; its words are
/// formatted only when it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The subject.
    pub subject: Subject,
    /// The problem.
    pub fault: Fault,
}

macro_rules! faults {
    ($($(#[$meta:meta])* $name:ident $({ $($field:ident: $ty:ty),+ })?
        = $key:literal, $severity:ident $clause:literal;)*) => {
        /// A fault. Each fault has its sentence in the catalogue, under `fault.<key>`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the fields are the numbers of the sentence")]
        pub enum Fault {
            $($(#[$meta])* $name $({ $($field: $ty),+ })?,)*
            /// An army that costs more than agreed.
            OverLimit { over: u32, total: u32, limit: u32 },
        }

        impl Fault {
            /// Returns the clause; `None` for a fault against the players' own agreement.
            pub const fn clause(self) -> Option<ClauseId> {
                match self {
                    $(Self::$name { .. } => Some(ClauseId::new($clause)),)*
                    Self::OverLimit { .. } => None,
                }
            }

            /// Returns whether the fault is illegal or only a warning.
            pub const fn severity(self) -> Severity {
                match self {
                    $(Self::$name { .. } => Severity::$severity,)*
                    Self::OverLimit { .. } => Severity::Illegal,
                }
            }

            /// Returns the key of the fault in the catalogue.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $key,)*
                    Self::OverLimit { .. } => "over_limit",
                }
            }

            /// Returns the values to fill into the fault's sentence.
            pub fn args(self) -> Vec<(&'static str, Arg)> {
                match self {
                    $(Self::$name { $($($field),+)? } => {
                        vec![$($((stringify!($field), $field.into())),+)?]
                    })*
                    Self::OverLimit { over, total, limit } => vec![
                        ("over", Arg::Points(over)),
                        ("total", Arg::Points(total)),
                        ("limit", Arg::Points(limit)),
                    ],
                }
            }

            /// Every key with its severity and the names of its values, for the test of the
            /// catalogue.
            #[cfg(test)]
            pub(super) const KEYS: &'static [(&'static str, Severity, &'static [&'static str])] = &[
                $(($key, Severity::$severity, &[$($(stringify!($field)),+)?]),)*
                ("over_limit", Severity::Illegal, &["over", "total", "limit"]),
            ];
        }
    };
}

faults! {
    /// A year outside the period of the rules.
    YearOutside { year: u16, first: u16, last: u16 } = "year_outside", Illegal "F-1.01";
    /// Snipers before their time.
    SniperEarly { year: u16, first: u16 } = "sniper_early", Illegal "F-2.21";
    /// More snipers than an army may have.
    TooManySnipers { count: u32, most: u32 } = "too_many_snipers", Illegal "F-2.21";
    /// An army with both supplied and unsupplied units.
    PartlyUnsupplied { unsupplied: u32, units: u32 } = "partly_unsupplied", Illegal "F-2.22";
    /// A contingent with more than one commander-in-chief.
    TooManyCommanders { count: u32 } = "too_many_commanders", Illegal "F-2.38";
    /// An army without a commander-in-chief.
    NoCommander = "no_commander", Warning "F-2.38";
    /// A unit under a subgeneral of another contingent.
    ForeignGeneral = "foreign_general", Warning "F-2.38";

    /// Too few or too many infantry figures.
    InfantrySize { figures: u32, least: u32, most: u32 } = "infantry_size", Illegal "F-2.02";
    /// Too few or too many cavalry figures.
    CavalrySize { figures: u32, least: u32, most: u32 } = "cavalry_size", Illegal "F-2.03";
    /// Too few or too many guns.
    ArtillerySize { guns: u32, least: u32, most: u32 } = "artillery_size", Illegal "F-2.04";
    /// More gunners than can add dice.
    ManyGunners { gunners: u32, useful: u32 } = "many_gunners", Warning "F-2.04";
    /// Fewer gunners than needed to fire every gun.
    FewGunners { gunners: u32, needed: u32 } = "few_gunners", Warning "F-7.18";
    /// Fewer limbers than guns. A gun without a limber is manhandled, if it moves at all.
    NoLimber { guns: u32, limbers: u32 } = "no_limber", Warning "F-4.32";
    /// More limbers than guns to draw.
    SpareLimbers { limbers: u32, guns: u32 } = "spare_limbers", Warning "F-4.32";
    /// Wagons without guns to carry.
    SpareWagons { wagons: u32 } = "spare_wagons", Warning "F-2.36";
    /// Wagons for guns that the unit cannot have.
    MountElsewhere = "mount_elsewhere", Warning "F-2.36";
    /// Guns in a unit that is not artillery.
    GunsElsewhere { guns: u32 } = "guns_elsewhere", Illegal "F-1.15";
    /// Guns that are too heavy for the wagons.
    GunsTooHeavyForWagon = "guns_too_heavy_for_wagon", Illegal "F-2.36";
    /// Fewer wagons than guns to carry.
    TooFewWagons { guns: u32, wagons: u32 } = "too_few_wagons", Illegal "F-2.36";
    /// Regular cavalry without a charge style.
    NoChargeStyle = "no_charge_style", Illegal "F-2.14";
    /// Irregular cavalry that trots.
    IrregularTrot = "irregular_trot", Illegal "F-2.15";
    /// A charge style for troops that are not cavalry.
    ChargeElsewhere = "charge_elsewhere", Warning "F-2.14";
    /// Horses for only some of the foot.
    PartlyMounted { mounted: u32, figures: u32 } = "partly_mounted", Warning "F-1.13";
    /// A unit with both paid and unpaid figures.
    PartlyUnpaid { unpaid: u32, figures: u32 } = "partly_unpaid", Illegal "F-2.23";
    /// A shallow formation without an agreed price.
    ShallowUnpriced = "shallow_unpriced", Illegal "F-4.38";
    /// A shallow formation for troops that form no ranks.
    ShallowWithoutRanks = "shallow_without_ranks", Warning "F-4.38";
    /// A usual formation that is too shallow.
    TooShallow { ranks: u32, least: u32 } = "too_shallow", Warning "F-2.11";
    /// A usual formation that is too wide.
    TooWide { front: u32, most: u32 } = "too_wide", Warning "F-2.18";
    /// Stakes for more figures than the unit has.
    SpareStakes { stakes: u32, figures: u32 } = "spare_stakes", Warning "F-4.26";
    /// Stakes for troops without bows.
    StakesWithoutBows = "stakes_without_bows", Warning "F-4.26";

    /// Training for troops that are not infantry.
    TrainingElsewhere = "training_elsewhere", Illegal "F-4.09";
    /// Pikes and shot without the training.
    UntrainedPikeAndShot = "untrained_pike_and_shot", Illegal "F-2.30";
    /// Halberds and longbows without the training.
    UntrainedBillAndBow = "untrained_bill_and_bow", Illegal "F-2.29";
    /// Pike-and-shot training without pikes.
    PikeAndShotLacksPikes = "pike_and_shot_lacks_pikes", Illegal "F-2.30";
    /// Pike-and-shot training without shot.
    PikeAndShotLacksShot = "pike_and_shot_lacks_shot", Illegal "F-2.30";
    /// Bill-and-bow training without halberds, or without longbows.
    BillAndBowLacks { missing: Weapon } = "bill_and_bow_lacks", Illegal "F-2.29";
    /// A missile weapon that pike-and-shot training does not allow.
    ForeignShot { weapon: Weapon } = "foreign_shot", Illegal "F-2.30";
    /// Halberds among pike and shot.
    HalberdsAmongPikes = "halberds_among_pikes", Warning "F-2.30";
    /// Halberds among pike and shot, where the interpretation forbids them.
    HalberdsForbidden = "halberds_forbidden", Illegal "F-2.30";
    /// A mixture of weapons that no training allows.
    MixedWeapons = "mixed_weapons", Warning "F-2.30";
    /// A mixture of weapons that no training allows, under the strict interpretation.
    MixedWeaponsForbidden = "mixed_weapons_forbidden", Illegal "F-2.30";
    /// A mixture of armour that the rules do not mention.
    MixedArmour = "mixed_armour", Warning "F-2.33";
    /// A mixture of armour that the rules do not mention, under the strict interpretation.
    MixedArmourForbidden = "mixed_armour_forbidden", Illegal "F-2.33";
    /// A trained unit in skirmish order.
    TrainedSkirmishers = "trained_skirmishers", Warning "F-2.30";
    /// A sleeve that is too wide for a year before sleeves became unrestricted.
    WideSleeve { front: u32, most: u32, year: u16 } = "wide_sleeve", Illegal "F-2.34";
    /// Too much shot for a year before sleeves became unrestricted.
    TooMuchShot { shot: u32, figures: u32, year: u16 } = "too_much_shot", Illegal "F-2.34";

    /// Salvee fire for troops that are not regular foot.
    SalveeNotRegularFoot = "salvee_not_regular_foot", Illegal "F-2.19";
    /// Salvee fire at grade D.
    SalveeGrade = "salvee_grade", Illegal "F-2.19";
    /// Salvee fire without muskets.
    SalveeWithoutMusket = "salvee_without_musket", Illegal "F-2.19";
    /// Salvee fire before its time.
    SalveeEarly { year: u16, sweden: u16, all: u16 } = "salvee_early", Illegal "F-2.20";
    /// Nobles that are not cavalry of grade A to C.
    NobleGrade = "noble_grade", Illegal "F-2.24";
    /// Barding on horses that cannot have it.
    Barding = "barding", Illegal "F-2.25";
    /// False rout training for troops that cannot have it.
    FalseRout = "false_rout", Illegal "F-2.26";
    /// False rout training for medium cavalry in close order, which cannot evade and so cannot
    /// feign a rout.
    FalseRoutInCloseOrder = "false_rout_in_close_order", Warning "F-2.26";
    /// Gunners that are not light infantry.
    GunnerArmour = "gunner_armour", Illegal "F-2.27";
    /// Gunners in a unit that is not artillery.
    GunnersElsewhere = "gunners_elsewhere", Warning "F-1.15";
    /// Troops other than gunners in a unit of guns.
    NoGunners = "no_gunners", Illegal "F-1.15";
    /// Bayonets for troops that are not regular foot.
    BayonetNotRegularFoot = "bayonet_not_regular_foot", Illegal "F-2.28";
    /// Bayonets without firelock muskets.
    BayonetWithoutFirelock = "bayonet_without_firelock", Illegal "F-2.28";
    /// Bayonets before their time.
    BayonetEarly { year: u16, first: u16 } = "bayonet_early", Illegal "F-2.28";
    /// Bayonets outside Western Europe.
    BayonetEast = "bayonet_east", Warning "F-2.28";
    /// Heavy or armoured skirmishers.
    HeavySkirmishers = "heavy_skirmishers", Warning "F-2.12";
    /// A weapon that this kind of troops rarely used.
    OddWeapon { weapon: Weapon } = "odd_weapon", Warning "F-1.17";
    /// A weapon before its time.
    WeaponEarly { weapon: Weapon, year: u16, first: u16 } = "weapon_early", Warning "F-1.01";
    /// A weapon after its time.
    WeaponLate { weapon: Weapon, year: u16, last: u16 } = "weapon_late", Warning "F-1.01";
    /// Horses bought for a unit that is not infantry.
    HorsesElsewhere = "horses_elsewhere", Warning "F-4.24";
    /// Figures with a negative price (interpretation D-56).
    NegativePrice { below: u32, least: u32 } = "negative_price", Warning "F-4.22";
    /// A group without figures.
    EmptyGroup = "empty_group", Warning "F-2.01";
}
