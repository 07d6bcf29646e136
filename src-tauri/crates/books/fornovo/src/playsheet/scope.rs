//! The scope of a playsheet: all of the rules, or two armies.
//!
//! A row is omitted only if the armies can never need it, whatever happens in play.

use crate::army::*;
use crate::combat::Predicate as Points;
use crate::reaction::Predicate;
use crate::steadiness::{is_large, playing_grade};
use crate::tables::Rules;
use crate::tables::saves::Period;
use crate::tables::shooting::{Lessening, SaveAgainst, SmallArmsRow};
use crate::weapons::{Weapon, WeaponSet};

/// The scope of a playsheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    scale: FigureScale,
    met: Option<Met>,
}

/// The troops and equipment of two armies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Met {
    sides: [String; 2],
    grades: Vec<Grade>,
    /// Whether there are unsupplied units of grade D (F-2.62).
    d_minus: bool,
    irregular: bool,
    large: bool,
    nobles: bool,
    generals: bool,
    /// The armour of foot, including gunners, and of riders.
    foot: Vec<Armour>,
    mounted: Vec<Armour>,
    barded: bool,
    stakes: bool,
    /// Whether there is mounted infantry.
    dragoons: bool,
    /// Whether there are plug bayonets.
    plugs: bool,
    pikes: bool,
    cavalry: bool,
    gallops: bool,
    trots: bool,
    false_rout: bool,
    unpaid: bool,
    snipers: bool,
    /// Whether there are skirmishers or gunners.
    light: bool,
    heavy_cavalry: bool,
    models: Models,
    salvee: bool,
    /// The shooting rows of foot, and of riders.
    foot_shoots: Vec<SmallArmsRow>,
    mounted_shoots: Vec<SmallArmsRow>,
    /// The rows of saves against small arms.
    saved_against: Vec<SaveAgainst>,
    mounted_self_bow: bool,
    early: bool,
}

impl Scope {
    /// Returns the scope of all rules, with figures of this scale.
    pub const fn of_all(scale: FigureScale) -> Self {
        Self { scale, met: None }
    }

    /// Returns the scope of a battle's armies in this scale and year.
    pub fn between(
        sides: [(&str, &Army); 2],
        scale: FigureScale,
        year: u16,
        rules: &Rules,
    ) -> Self {
        let mut met = Met {
            sides: sides.map(|(name, _)| name.to_owned()),
            early: year < rules.limits.year.late_artillery.first,
            ..Met::default()
        };
        for (_, army) in sides {
            met.generals |= !army.generals.is_empty();
            for unit in &army.units {
                met.unit(unit, rules);
            }
            for piece in &army.pieces {
                met.piece(&piece.what);
            }
        }
        Self {
            scale,
            met: Some(met),
        }
    }

    /// Returns the figure scale.
    pub const fn scale(&self) -> FigureScale {
        self.scale
    }

    /// Returns the names of the sides; `None` for all of the rules.
    pub fn sides(&self) -> Option<[&str; 2]> {
        let met = self.met.as_ref()?;
        let [one, other] = &met.sides;
        Some([one, other])
    }

    fn ask(&self, of: impl FnOnce(&Met) -> bool) -> bool {
        self.met.as_ref().is_none_or(of)
    }

    pub(super) fn has_grade(&self, grade: Grade) -> bool {
        self.ask(|met| met.grades.contains(&grade))
    }

    pub(super) fn has_large(&self) -> bool {
        self.ask(|met| met.large)
    }

    /// Whether any troops move at the rate of this armour.
    pub(super) fn moves_as(&self, mounted: bool, armour: Armour) -> bool {
        self.ask(|met| {
            let of = if mounted { &met.mounted } else { &met.foot };
            of.contains(&armour)
        })
    }

    pub(super) fn has_mounted(&self) -> bool {
        self.ask(|met| !met.mounted.is_empty())
    }

    pub(super) fn has_barded(&self) -> bool {
        self.ask(|met| met.barded)
    }

    pub(super) fn has_stakes(&self) -> bool {
        self.ask(|met| met.stakes)
    }

    pub(super) fn has_dragoons(&self) -> bool {
        self.ask(|met| met.dragoons)
    }

    pub(super) fn has_plugs(&self) -> bool {
        self.ask(|met| met.plugs)
    }

    pub(super) fn has_pikes(&self) -> bool {
        self.ask(|met| met.pikes)
    }

    pub(super) fn has_generals(&self) -> bool {
        self.ask(|met| met.generals)
    }

    pub(super) fn has_trotters(&self) -> bool {
        self.ask(|met| met.trots)
    }

    pub(super) fn has_false_rout(&self) -> bool {
        self.ask(|met| met.false_rout)
    }

    pub(super) fn has_unpaid(&self) -> bool {
        self.ask(|met| met.unpaid)
    }

    pub(super) fn has_snipers(&self) -> bool {
        self.ask(|met| met.snipers)
    }

    pub(super) fn has_salvee(&self) -> bool {
        self.ask(|met| met.salvee)
    }

    pub(super) fn has_light(&self) -> bool {
        self.ask(|met| met.light)
    }

    pub(super) fn has_model(&self, model: Model) -> bool {
        self.ask(|met| met.models.count(model) > 0)
    }

    pub(super) fn has_guns(&self) -> bool {
        self.ask(|met| met.models.guns() > 0)
    }

    /// Whether there are guns with two dice: heavy and organ guns.
    pub(super) fn has_heavy_guns(&self) -> bool {
        self.has_model(Model::HeavyGun) || self.has_model(Model::OrganGun)
    }

    pub(super) fn in_period(&self, period: Period) -> bool {
        self.ask(|met| met.early == (period == Period::Early))
    }

    pub(super) fn shoots(&self, row: SmallArmsRow) -> bool {
        self.ask(|met| met.foot_shoots.contains(&row) || met.mounted_shoots.contains(&row))
    }

    /// Whether the scope includes small arms against which this row of saves is used.
    pub(super) fn saves_against(&self, row: SaveAgainst) -> bool {
        self.ask(|met| met.saved_against.contains(&row))
    }

    pub(super) fn has_gunpowder(&self) -> bool {
        use SmallArmsRow::{Arquebus, Pistols, SteadyMusket};
        self.has_guns()
            || [Arquebus, Pistols, SteadyMusket]
                .map(|row| self.shoots(row))
                .contains(&true)
    }

    fn has_other_missiles(&self) -> bool {
        use SmallArmsRow::{Crossbow, Longbow, SelfBow};
        [Crossbow, Longbow, SelfBow]
            .map(|row| self.shoots(row))
            .contains(&true)
    }

    /// Whether a modifier of a reaction test can ever apply.
    pub(super) fn meets(&self, predicate: Predicate) -> bool {
        match predicate {
            Predicate::DMinus => self.ask(|met| met.d_minus),
            Predicate::GeneralWithUnit => self.ask(|met| met.generals),
            Predicate::Irregular => self.ask(|met| met.irregular),
            Predicate::ArmyOutgunned => self.has_guns(),
            Predicate::IrregularOrChargedAtGallop => self.ask(|met| met.irregular || met.gallops),
            Predicate::GunpowderHits | Predicate::GunpowderHitsThisTurn => self.has_gunpowder(),
            Predicate::OtherHits | Predicate::OtherHitsThisTurn => self.has_other_missiles(),
            Predicate::ShotFromFlankOrRear => self.has_gunpowder() || self.has_other_missiles(),
            Predicate::HitByHeavyArtilleryOrSteadySalvee => {
                self.has_heavy_guns() || self.ask(|met| met.salvee)
            }
            Predicate::Nobles => self.ask(|met| met.nobles),
            Predicate::CavalryAtGallopWithImpetus => self.ask(|met| met.gallops),
            Predicate::MountedFrontallyAgainstSteadyPikes => self.has_mounted(),
            Predicate::NakedFootOverHalfMissile | Predicate::FootOverHalfMissile => {
                self.has_gunpowder() || self.has_other_missiles()
            }
            Predicate::Grade
            | Predicate::NoVisibleEnemyNear
            | Predicate::InContactWithEnemy
            | Predicate::ReturningOrInCover
            | Predicate::OtherMountedOrExhausted
            | Predicate::PursuitWasOrdered
            | Predicate::Shaken
            | Predicate::NoGeneralInCommandDistance
            | Predicate::ChargingFlankRearShakenOrRouting
            | Predicate::ShakenOrChargedOnFlankOrRear
            | Predicate::HitsSuffered
            | Predicate::UnderFlankOrRearAttack
            | Predicate::RoundsLostAfterTheFirst
            | Predicate::InSquareOrHardCover
            | Predicate::RoutingFriendsNear
            | Predicate::TwoOpenFlanks
            | Predicate::BurstThroughThisTurn => true,
        }
    }

    /// Whether a line of combat points can ever apply.
    pub(super) fn earns(&self, predicate: Points) -> bool {
        match predicate {
            Points::CavalryAtGallopWithImpetus => self.ask(|met| met.gallops),
            Points::HeavyCavalryAgainstLighter => self.ask(|met| met.heavy_cavalry),
            Points::GradesAboveEnemy => self.ask(|met| met.grades.len() > 1),
            Points::OpenFlanksOfFootToCavalry | Points::CavalryAgainstNakedFootInTheOpen => {
                self.ask(|met| met.cavalry)
            }
            Points::GeneralAttached => self.ask(|met| met.generals),
            Points::OthersWithImpetus
            | Points::LongerWeaponInTheOpen
            | Points::AttackingUpSteepSlope
            | Points::AttackingFlankOrRear
            | Points::EnemyShakenOrRouting
            | Points::LostPriorRound
            | Points::Disordered
            | Points::TargetInSoftCover
            | Points::TargetInHardCover => true,
        }
    }

    /// Whether a reduction in fire can ever apply.
    pub(super) fn lessens(&self, lessening: Lessening) -> bool {
        match lessening {
            Lessening::SelfBowFromHorseback => self.ask(|met| met.mounted_self_bow),
            Lessening::MountedFireNotSelfBowOrPistols => {
                let other = |row: &SmallArmsRow| *row != SmallArmsRow::Pistols;
                self.ask(|met| met.mounted_shoots.iter().any(other))
            }
            Lessening::FootMovedWithoutRotation | Lessening::FootContactedUnderHalfCharge => {
                self.ask(|met| !met.foot_shoots.is_empty())
            }
            Lessening::ShootersShaken => self.has_gunpowder() || self.has_other_missiles(),
            Lessening::VeryLightGunsMoved => self.has_model(Model::VeryLightGun),
        }
    }
}

impl Met {
    fn unit(&mut self, unit: &Unit, rules: &Rules) {
        let grade = playing_grade(unit);
        if !self.grades.contains(&grade.grade) {
            self.grades.push(grade.grade);
        }
        self.d_minus |= grade.minus;
        self.irregular |= unit.troops == TroopType::Irregular;
        self.large |= is_large(unit.figures(), &rules.limits);
        self.stakes |= unit.stakes > 0;
        let cavalry = unit.kind == Kind::Cavalry;
        self.cavalry |= cavalry;
        self.gallops |= cavalry && unit.charge != Some(ChargeStyle::Trot);
        self.trots |= cavalry && unit.charge == Some(ChargeStyle::Trot);
        self.unpaid |= unit.pay == Pay::Unpaid;
        self.light |= unit.order == Order::Skirmish || unit.kind == Kind::Artillery;
        for model in Model::ALL {
            let count = self.models.count_mut(model);
            *count = count.saturating_add(unit.models.count(model));
        }
        for group in unit.groups.iter().filter(|group| group.count > 0) {
            // Mounted infantry may dismount; cavalry stays mounted.
            let rides = cavalry || group.horse;
            if rides {
                self.mounted.push(group.armour);
            }
            if !cavalry {
                self.foot.push(group.armour);
            }
            self.barded |= group.barded;
            self.dragoons |= !cavalry && group.horse;
            self.plugs |= group.bayonet == Some(Bayonet::Plug);
            self.pikes |= group.weapons.has(Weapon::Pike);
            self.nobles |= group.noble;
            self.salvee |= group.salvee;
            self.false_rout |= group.false_rout;
            self.heavy_cavalry |= cavalry && group.armour >= Armour::Heavy;
            self.weapons(group.weapons, rides, !cavalry, rules);
        }
    }

    fn weapons(&mut self, weapons: WeaponSet, rides: bool, walks: bool, rules: &Rules) {
        let rows = &rules.shooting.row_of;
        for weapon in weapons.iter() {
            let row = rows.weapon.of(weapon);
            (self.saved_against).extend(rules.shooting.save_row_of.weapon.of(weapon));
            let steady = (weapon == Weapon::Musket).then_some(rows.musket_steady);
            for row in row.into_iter().chain(steady) {
                if rides {
                    self.mounted_shoots.push(row);
                }
                if walks {
                    self.foot_shoots.push(row);
                }
            }
            self.mounted_self_bow |= rides && weapon == Weapon::SelfBow;
        }
    }

    fn piece(&mut self, piece: &PieceKind) {
        match piece {
            // A sniper shoots as steady musketry (F-2.51).
            PieceKind::Sniper => {
                self.foot_shoots.push(SmallArmsRow::SteadyMusket);
                self.snipers = true;
            }
            PieceKind::Wagons { .. } => *self.models.count_mut(Model::Wagon) = 1,
            PieceKind::WarWagons { .. } => *self.models.count_mut(Model::WarWagon) = 1,
            PieceKind::Ditch { .. }
            | PieceKind::LightFieldworks { .. }
            | PieceKind::HeavyFieldworks { .. } => {}
        }
    }
}
