//! Section 9 in play: a unit shoots (F-6.10).

use drumhead_words::ClauseId;
use drumhead_words::dice::Dice;
use drumhead_words::play::{Refusal, UnitRef};
use serde::{Deserialize, Serialize};

use super::super::army::Bayonet;
use super::super::army::{ChargeStyle, Kind, Order};
use super::super::movement::Mount;
use super::super::readings::HalvedWhen;
use super::super::shooting::{
    self, Aim, Band, Battery, CannotShoot, Charge as ChargeFire, ChargeMet, Classes, Idle,
    LastTurn, Movement, Reach, Shooters, Shot as ShotKind, Side, SmallArms, Target, Volley,
};
use super::super::steadiness::{Bearing, is_steady, playing_grade};
use super::super::tables::share::Share;
use super::super::tables::shooting::GunClass;
use super::super::weapons::Weapon;
use super::act::Act;
use super::blows::{Blow, BlowKey, By};
use super::event::{Change, Event};
use super::ground::Cover;
use super::state::*;
use super::table::Table;
use super::turn::Step;

/// What shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "with", rename_all = "snake_case", deny_unknown_fields)]
pub enum Arm {
    /// The figures of a group, with one weapon.
    Group {
        /// The group, by its place in the unit.
        group: u8,
        /// The weapon.
        weapon: Weapon,
    },
    /// The guns of a class.
    Guns {
        /// The class.
        class: GunClass,
        /// Ball rather than hailshot.
        ball: bool,
    },
}

/// What only the table can tell of a volley.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FireTold {
    /// Figures in range and arc, of the ranks that shoot (F-9.02, F-9.09); for
    /// guns, the models.
    pub figures: u32,
    /// Whether the target is within the close range.
    pub close: bool,
    /// The cover the target has from this fire (F-9.17).
    pub cover: Cover,
    /// Whether the target is deep, or shot along its ranks (F-9.17).
    pub dense: bool,
    /// The side of the target that is shot at.
    pub side: Side,
}

const DEBT: ClauseId = ClauseId::new("F-7.27");
const ROUTED: ClauseId = ClauseId::new("F-7.56");

impl Table<'_> {
    /// Whether the unit is steady now (F-5.01).
    pub(super) fn steady(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(bought, live)| {
            let bearing = Bearing {
                disordered: live.disorder.is_some(),
                firm: matches!(live.morale, Morale::Good | Morale::Halted { .. }),
            };
            is_steady(bought, bearing)
        })
    }

    /// How the unit rides now.
    pub(super) fn mount(&self, unit: UnitRef) -> Option<Mount> {
        let (bought, live) = self.unit(unit)?;
        let mount = match bought.kind {
            Kind::Cavalry => Some(Mount::Cavalry(bought.charge.or(Some(ChargeStyle::Gallop)))),
            Kind::Infantry if bought.is_mounted_infantry() => Some(Mount::Infantry),
            Kind::Infantry | Kind::Artillery => None,
        };
        mount.filter(|_| live.mounted)
    }

    /// The volley as section 9 sees it.
    pub(super) fn volley(
        &self,
        unit: UnitRef,
        target: UnitRef,
        arm: Arm,
        told: FireTold,
    ) -> Option<Volley> {
        let (bought, live) = self.unit(unit)?;
        let (foe, _) = self.unit(target)?;
        let movement = match live.turn.moved {
            Moved::Stood => Movement::Stood,
            Moved::Rotation => Movement::Rotation,
            Moved::Half => Movement::UpToHalf,
            Moved::Full | Moved::Charged => Movement::Further,
        };
        let shooters = match arm {
            Arm::Group { group, weapon } => {
                let of = bought.groups.get(usize::from(group))?;
                let last = LastTurn {
                    moved: live.last.moved != Moved::Stood,
                    fired: live.last.fired != [false; 2],
                    fought: live.last.fought,
                };
                Shooters::SmallArms(SmallArms {
                    weapon,
                    figures: told.figures,
                    mounted: self.mount(unit),
                    steady: self.steady(unit),
                    grade: playing_grade(bought).grade,
                    shaken: matches!(live.morale, Morale::Shaken { .. }),
                    routed: live.routs() && ROUTED.stands(),
                    square: live.square,
                    plug_fixed: live.bayonets_fixed && of.bayonet == Some(Bayonet::Plug),
                    movement,
                    salvee: of.salvee.then_some(last),
                })
            }
            Arm::Guns { class, ball } => Shooters::Guns(Battery {
                gun: class,
                shot: if ball { ShotKind::Ball } else { ShotKind::Hail },
                period: shooting::period(self.setup.year, self.rules),
                models: told.figures,
                gunners: live.figures(),
                routed: live.routs() && ROUTED.stands(),
                movement,
                idle: live.idle.map(|idle| Idle {
                    turns: idle.turns.into(),
                    moved: idle.moved.into(),
                }),
            }),
        };
        let charge = self.charge_between(unit, target);
        Some(Volley {
            shooters,
            target: Target {
                classes: Classes {
                    dense: told.dense && foe.order == Order::Close,
                    skirmish: foe.order == Order::Skirmish,
                    soft: told.cover == Cover::Soft,
                    hard: told.cover == Cover::Hard,
                },
                split: None,
                sniper: false,
            },
            reach: Reach::Band(if told.close { Band::Close } else { Band::Far }),
            scale: self.setup.scale,
            charge,
        })
    }

    /// The charge that a volley between these two is part of.
    fn charge_between(&self, unit: UnitRef, target: UnitRef) -> Option<ChargeFire> {
        let of = |unit: UnitRef| self.state.units.get(&unit)?.charge;
        let own = of(unit).filter(|charge| charge.target == target);
        if own.is_some_and(|charge| !charge.counter) {
            return Some(ChargeFire::Made);
        }
        let theirs = of(target).filter(|charge| charge.target == unit)?;
        Some(ChargeFire::Met(ChargeMet {
            frontal: theirs.onto == Facing::Front,
            crash_in: false,
            under_half: !theirs.over_half,
        }))
    }
}

/// What tells the arms of a unit apart in its blows.
pub(super) const fn arm_place(arm: Arm) -> u8 {
    match arm {
        Arm::Group { group, .. } => group,
        Arm::Guns { class, .. } => match class {
            GunClass::VeryLight => 250,
            GunClass::Light => 251,
            GunClass::Medium => 252,
            GunClass::Organ => 253,
            GunClass::Heavy => 254,
        },
    }
}

/// A refusal of section 9, in words.
pub(super) fn cannot_shoot(error: CannotShoot) -> String {
    super::say_with(error.key(), &error.args())
}

impl Act<'_> {
    /// A unit shoots: everything is settled first, then its dice are thrown
    /// and its hits wait for the end of the step.
    pub(super) fn shoot(
        &mut self,
        unit: UnitRef,
        target: UnitRef,
        arm: Arm,
        told: FireTold,
        dice: &mut dyn Dice,
    ) -> Result<(), Refusal> {
        let aim = self.aim(unit, target, arm, told)?;
        let bands = aim.to_hit.bands();
        let side = Some(unit.side);
        let thrown = self.pool("volley", side, aim.dice.dice, bands, dice)?;
        let hits = aim.hits(&thrown.counts);
        self.happen(Event::Volley {
            unit,
            target,
            dice: aim.dice.dice,
            to_hit: aim.to_hit.to_string(),
            clause: aim.clause.as_str().to_owned(),
            hits,
        })?;
        let live = self.live(unit)?;
        let made = live.charge.is_some_and(|charge| charge.target == target);
        let turn = Record {
            fired: [true; 2],
            shot_charging: live.turn.shot_charging || made,
            ..live.turn
        };
        self.set(unit, Change::Turn(turn))?;
        let guns = match arm {
            Arm::Group { .. } => None,
            Arm::Guns { class, ball } => {
                let idle = Some(IdleGuns::default());
                self.set(unit, Change::Idle(idle))?;
                Some((class, ball))
            }
        };
        let in_charge = self.table().charge_between(unit, target).is_some();
        let key = BlowKey {
            target,
            from: unit,
            arm: arm_place(arm),
        };
        self.land(
            key,
            Blow {
                by: By::Fire {
                    saves: aim.saves,
                    figures: told.figures,
                    guns,
                    salvee: aim.salvee,
                    in_charge,
                },
                side: told.side,
                hits,
                left: match aim.halved {
                    HalvedWhen::BeforeSaves => Share::WHOLE,
                    HalvedWhen::AfterSaves => aim.left,
                },
                models: None,
                divided: None,
                unsaved: Vec::new(),
            },
        )
    }

    /// The volley made ready, and everything that speaks against it.
    fn aim(
        &mut self,
        unit: UnitRef,
        target: UnitRef,
        arm: Arm,
        told: FireTold,
    ) -> Result<Aim, Refusal> {
        self.on_table(unit)?;
        self.on_table(target)?;
        if unit.side == target.side {
            return Err(Refusal::impossible("same_side", "that unit is a friend"));
        }
        self.can_bear(unit, arm, told)?;
        if self.live(unit)?.debt > 0 && DEBT.stands() {
            self.object("debt", Some(DEBT), "it still completes a manoeuvre");
        }
        let key = |target| BlowKey {
            target,
            from: unit,
            arm: arm_place(arm),
        };
        let shot_already =
            (self.state.blows.keys()).any(|blow| blow.from == unit && blow.arm == arm_place(arm));
        if self.state.blows.contains_key(&key(target)) {
            return Err(Refusal::impossible(
                "shot_already",
                "these have shot at that target in this step",
            ));
        }
        if shot_already {
            const SPLIT: ClauseId = ClauseId::new("F-9.03");
            if SPLIT.stands() {
                let text = "fire is split only by figures that cannot reach the first target";
                self.object("split_fire", Some(SPLIT), text);
            }
        }
        if self.state.now.step != Step::Fire {
            let text = "this is not the step of shooting";
            self.object("not_fire_step", Step::Fire.clause(), text);
        }
        let volley = self.table().volley(unit, target, arm, told);
        let Some(volley) = volley else {
            return Err(Refusal::impossible("no_such_group", "it has no such arm"));
        };
        match shooting::volley(&volley, self.rules) {
            Ok(aim) => {
                self.settled()?;
                Ok(aim)
            }
            // There is nothing to throw where the book gives no row or no
            // dice; nobody can overrule what is not there.
            Err(error) => Err(Refusal::Impossible(drumhead_words::play::Objection {
                id: error.key().to_owned(),
                clause: Some(error.clause().as_str().to_owned()),
                text: cannot_shoot(error),
            })),
        }
    }

    /// Whether the unit has so many to shoot with.
    fn can_bear(&self, unit: UnitRef, arm: Arm, told: FireTold) -> Result<(), Refusal> {
        let (bought, live) = (self.unit(unit)?, self.live(unit)?);
        let have = match arm {
            Arm::Group { group, weapon } => {
                let place = usize::from(group);
                let armed = (bought.groups.get(place)).is_some_and(|g| g.weapons.has(weapon));
                if armed {
                    live.groups.get(place).copied().unwrap_or(0)
                } else {
                    0
                }
            }
            Arm::Guns { class, .. } => live.models.count(class.model()).into(),
        };
        if told.figures == 0 || told.figures > have {
            return Err(Refusal::impossible(
                "figures",
                format!("1 to {have} can shoot"),
            ));
        }
        Ok(())
    }
}
