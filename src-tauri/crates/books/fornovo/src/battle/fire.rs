//! Section 9 in play: a unit shoots (F-6.10).

use drumhead_vocabulary::Length;

use super::ground::Cover;
use super::prelude::*;
use crate::army::{ChargeStyle, Kind, Order};
use crate::interpretations::OnTheSpot;
use crate::movement::Mount;
use crate::shooting::{
    self, Aim, Band, Battery, CannotShoot, Charge as ChargeFire, ChargeMet, Classes, Fewer,
    FiringFrom, Idle, LastTurn, Movement, Reach, Shooters, Shot as ShotKind, SmallArms, Sniper,
    Target,
};
use crate::steadiness::{Bearing, is_steady, playing_grade};
use crate::tables::share::Share;
use crate::tables::shooting::GunClass;
use crate::terrain::{self, Against};

impl Position<'_> {
    /// Whether the unit is steady (F-5.01).
    pub(super) fn steady(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(bought, state)| {
            let bearing = Bearing {
                disordered: state.disorder.is_some(),
                firm: matches!(state.morale, Morale::Good | Morale::Halted { .. }),
            };
            is_steady(bought, bearing)
        })
    }

    /// Returns the unit's current mount.
    pub(super) fn mount(&self, unit: UnitRef) -> Option<Mount> {
        let (bought, state) = self.unit(unit)?;
        let mount = match bought.kind {
            Kind::Cavalry => Some(Mount::Cavalry(bought.charge.or(Some(ChargeStyle::Gallop)))),
            Kind::Infantry if bought.is_mounted_infantry() => Some(Mount::Infantry),
            Kind::Infantry | Kind::Artillery => None,
        };
        mount.filter(|_| state.mounted)
    }

    /// Returns how far a unit moved, as a class that affects its shooting. Interpretation D-229
    /// decides whether a manoeuvre on the spot counts as distance.
    fn moved_to_shoot(&self, turn: &Record) -> Moved {
        let counts = self.rules.choices.on_the_spot == OnTheSpot::Moves;
        match turn.moved {
            Moved::Charged => Moved::Charged,
            moved if counts => moved,
            Moved::Stood | Moved::Rotation | Moved::Half | Moved::Full => turn.walked,
        }
    }

    /// Returns the shooters, in the terms of section 9.
    pub(super) fn shooters(
        &self,
        unit: UnitRef,
        arm: Arm,
        observed: FireObservations,
    ) -> Option<Shooters> {
        let (bought, state) = self.unit(unit)?;
        // Guns that turn or unlimber have moved (F-9.38).
        let movement = match arm {
            Arm::Group { .. } => movement(self.moved_to_shoot(&state.turn)),
            Arm::Guns { .. } => movement(state.turn.moved),
        };
        Some(match arm {
            Arm::Group { .. } if state.sniper => Shooters::Sniper(Sniper { movement }),
            Arm::Group { group, weapon } => {
                let of = bought.groups.get(usize::from(group))?;
                let last = LastTurn {
                    moved: self.moved_to_shoot(&state.last) != Moved::Stood,
                    fired: (state.last.fired.into_iter())
                        .zip(observed.ranks.each())
                        .any(|(fired, now)| fired && now),
                    fought: state.last.fought,
                };
                Shooters::SmallArms(SmallArms {
                    weapon,
                    figures: observed.figures,
                    mounted: self.mount(unit),
                    steady: self.steady(unit),
                    grade: playing_grade(bought).grade,
                    shaken: matches!(state.morale, Morale::Shaken { .. }),
                    routed: state.routs(),
                    square: state.square,
                    plug_fixed: self.is_plugged(unit, of),
                    movement,
                    salvee: of.salvee.then_some(last),
                })
            }
            Arm::Guns { class, ball } => Shooters::Guns(Battery {
                gun: class,
                shot: if ball { ShotKind::Ball } else { ShotKind::Hail },
                period: shooting::period(self.setup.year, self.rules),
                models: observed.figures,
                gunners: state
                    .figures()
                    .saturating_sub(self.at_other_guns(unit, class)),
                routed: state.routs(),
                movement,
                idle: last_of(&self.idle_guns(unit, class), observed.figures).map(idle),
            }),
        })
    }

    /// Returns the volley, in the terms of section 9.
    pub(super) fn volley(
        &self,
        unit: UnitRef,
        target: UnitRef,
        arm: Arm,
        observed: FireObservations,
    ) -> Option<shooting::Volley> {
        let charge = self.charge_between(unit, target);
        Some(shooting::Volley {
            shooters: self.shooters(unit, arm, observed)?,
            target: self.target(target, arm, observed)?,
            reach: Reach::Band(if observed.close {
                Band::Close
            } else {
                Band::Far
            }),
            scale: self.setup.scale,
            charge,
        })
    }

    /// Returns the target with its classes (F-9.17).
    fn target(&self, target: UnitRef, arm: Arm, observed: FireObservations) -> Option<Target> {
        let (foe, state) = self.unit(target)?;
        let against = match arm {
            Arm::Guns { ball: true, class } => Against::ball(class),
            Arm::Guns { ball: false, .. } | Arm::Group { .. } => Against::SmallArms,
        };
        let known = || self.cover(target, against, observed.side);
        let cover = observed.cover.unwrap_or_else(known);
        // The players may state the cover of men without places in war wagons (F-2.64).
        let overfull = observed.cover.is_none() && self.overfills_wagons(target);
        let split = observed.partly_open || overfull;
        let open = Classes {
            dense: (observed.dense || self.is_deep(target)) && foe.is_in_close_order(),
            skirmish: foe.order == Order::Skirmish,
            soft: false,
            hard: false,
        };
        Some(Target {
            classes: Classes {
                soft: cover == Cover::Soft,
                hard: cover == Cover::Hard,
                ..open
            },
            split: split.then_some(open),
            sniper: state.sniper,
        })
    }

    /// Whether the unit is known to be deep enough to be dense. Squares, garrisons and men in war
    /// wagons are not in ranks, so only the players know (F-9.17, F-2.09).
    pub(super) fn is_deep(&self, unit: UnitRef) -> bool {
        let deep = &self.rules.shooting.dense.deep;
        let square = self.unit(unit).is_some_and(|(_, state)| state.square);
        let ranks = self
            .ranks(unit)
            .filter(|_| !square && !self.is_in_no_rows(unit));
        ranks.is_some_and(|ranks| ranks >= deep.ranks)
    }

    /// Returns the shots of this arm in this step, target by target.
    pub(super) fn thrown(&self, unit: UnitRef, arm: Arm) -> Vec<(UnitRef, Thrown)> {
        let by = |(key, blow): (&BlowKey, &Blow)| match blow.by {
            By::Fire {
                figures,
                dice,
                thrown,
                effect,
                ..
            } if key.from == unit && key.arm == arm_place(arm) => {
                let shots = Thrown {
                    figures,
                    dice,
                    hits: thrown,
                    effect,
                };
                Some((key.target, shots))
            }
            By::Fire { .. } | By::Strike { .. } => None,
        };
        self.state.blows.iter().filter_map(by).collect()
    }

    /// Returns the arm's shots at this target in this step.
    fn thrown_at(&self, unit: UnitRef, target: UnitRef, arm: Arm) -> Vec<Thrown> {
        let thrown = self.thrown(unit, arm).into_iter();
        let at = thrown.filter(|(at, _)| *at == target);
        at.map(|(_, thrown)| thrown).collect()
    }

    /// Returns the aim after the arm's earlier shots at the target: a reduction applies to the hits
    /// of all shots with the same reduction together (F-9.02, F-9.36).
    pub(super) fn after_earlier_shots(
        &self,
        unit: UnitRef,
        target: UnitRef,
        arm: Arm,
        aim: Aim,
    ) -> Aim {
        let earlier = self.thrown_at(unit, target, arm).into_iter();
        let before = earlier
            .filter(|shots| shots.effect == aim.left)
            .map(|shots| shots.hits)
            .sum();
        aim.after_hits(before)
    }

    /// Returns the key of the arm's next volley at this target.
    pub(super) fn next_volley(&self, unit: UnitRef, target: UnitRef, arm: Arm) -> BlowKey {
        let earlier = self.thrown_at(unit, target, arm).len();
        BlowKey {
            target,
            from: unit,
            arm: arm_place(arm),
            volley: u8::try_from(earlier).unwrap_or(u8::MAX),
        }
    }

    /// Returns the number of the volley's figures that the target's test counts. All figures of a
    /// garrison count for each face, but only once for a target (F-11.15, F-8.19).
    pub(super) fn new_shooters(
        &self,
        unit: UnitRef,
        target: UnitRef,
        arm: Arm,
        figures: u32,
    ) -> u32 {
        let counted = self.garrisons(unit) && !self.thrown_at(unit, target, arm).is_empty();
        if counted { 0 } else { figures }
    }

    /// Returns whether each of the unit's faces fires on its own, as in square or in a building
    /// (F-9.03).
    pub(super) fn firing_from(&self, unit: UnitRef) -> FiringFrom {
        let square = self.unit(unit).is_some_and(|(_, state)| state.square);
        if square || self.garrisons(unit) {
            FiringFrom::Faces
        } else {
            FiringFrom::Line
        }
    }

    /// Returns the unit at which this arm has shot, if the arm's other figures must shoot near that
    /// unit (F-9.03).
    pub(super) fn first_target(&self, unit: UnitRef, target: UnitRef, arm: Arm) -> Option<UnitRef> {
        let line = self.firing_from(unit) == FiringFrom::Line;
        let thrown = self.thrown(unit, arm).into_iter().map(|(at, _)| at);
        thrown.filter(|at| line && *at != target).min()
    }

    /// Returns the number of the arm's figures in the shooting ranks that have not shot in this
    /// step; `None` if there is no limit (F-9.09).
    pub(super) fn rest_of_ranks(&self, unit: UnitRef, arm: Arm) -> Option<u32> {
        let most = self.most_to_shoot(unit, arm, RanksFired::Both)?;
        Some(most.saturating_sub(self.shot_by(unit, arm)))
    }

    /// Whether the unit shoots as a block's garrison (F-11.15).
    pub(super) fn garrisons(&self, unit: UnitRef) -> bool {
        self.garrisons_block(unit)
    }

    /// Returns the aim of a volley. The dice of figures of one arm that shoot separately at one
    /// target are counted together (F-9.04). A garrison's front and its shots from other faces
    /// limit its dice (F-11.15).
    ///
    /// # Errors
    /// [`CannotShoot`] with the first reason from section 9.
    pub(super) fn aim(
        &self,
        unit: UnitRef,
        target: UnitRef,
        arm: Arm,
        observed: FireObservations,
    ) -> Option<Result<Aim, CannotShoot>> {
        let mut volley = self.volley(unit, target, arm, observed)?;
        volley.shooters = self.with_free_gunners(unit, volley.shooters);
        let garrison = self.garrisons(unit);
        let mut rolled = 0;
        if let Shooters::SmallArms(arms) = &mut volley.shooters
            && !garrison
        {
            for earlier in self.thrown_at(unit, target, arm) {
                arms.figures = arms.figures.saturating_add(earlier.figures);
                rolled += earlier.dice;
            }
        }
        let aim = match shooting::volley(&volley, self.rules) {
            Ok(aim) => self.after_earlier_shots(unit, target, arm, aim),
            Err(error) => return Some(Err(error)),
        };
        if !garrison {
            let dice = aim.dice.dice.saturating_sub(rolled);
            return Some(Ok(aim.with_dice(dice, Fewer::Rolled)));
        }
        let thrown = self.thrown(unit, arm);
        let spent: u32 = thrown.iter().map(|(_, thrown)| thrown.dice).sum();
        let left = aim.dice.dice.saturating_sub(spent);
        let dice = match observed.front {
            Some(front) => {
                let front = Length::inches(i32::from(front));
                terrain::garrison_dice(front, left, self.setup.scale, self.rules)
            }
            None => left,
        };
        if dice == 0 && (aim.dice.dice > 0 || !thrown.is_empty()) {
            return Some(Err(CannotShoot::NoDiceOnFront));
        }
        Some(Ok(aim.with_dice(dice, Fewer::Front)))
    }

    /// Returns the charge to which a volley between these two units belongs.
    pub(super) fn charge_between(&self, unit: UnitRef, target: UnitRef) -> Option<ChargeFire> {
        let of = |unit| self.state.charge_of(unit);
        let own = of(unit).filter(|charge| charge.target == target);
        // A countercharge is a charge too (F-7.46).
        if own.is_some() {
            return Some(ChargeFire::Made);
        }
        let theirs = of(target).filter(|charge| charge.target == unit)?;
        let every_side = self.shoots_to_every_side(unit);
        Some(ChargeFire::Met(ChargeMet {
            // The players may allow fire to every side.
            frontal: every_side || self.strikes(target, theirs) == Facing::Front,
            crash_in: theirs.crash_in,
            under_half: self.against_half_charge(target, theirs).is_lt(),
        }))
    }
}

/// Returns the turns since the most recent shot by the guns that fire next, `guns` in number. The
/// guns that have been idle longest fire first (F-9.39).
fn last_of(idle: &[Option<IdleGuns>], guns: u32) -> Option<IdleGuns> {
    let guns = usize::try_from(guns).unwrap_or(usize::MAX);
    idle.iter().take(guns).next_back().copied().flatten()
}

/// Returns the turns since guns fired, as section 9 counts them.
fn idle(guns: IdleGuns) -> Idle {
    Idle {
        turns: guns.turns.into(),
        moved: guns.moved.into(),
    }
}

/// Returns a unit's movement, as section 9.14 counts it.
pub(super) const fn movement(moved: Moved) -> Movement {
    match moved {
        Moved::Stood => Movement::Stood,
        Moved::Rotation => Movement::Rotation,
        Moved::Half => Movement::UpToHalf,
        Moved::Full | Moved::Charged => Movement::Further,
    }
}

/// An arm's shots at one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Thrown {
    /// The number of figures that shot; for guns, the models.
    pub(super) figures: u32,
    /// The number of dice.
    pub(super) dice: u32,
    /// The number of hits before reductions.
    hits: u32,
    /// The share of the hits that is left after reductions.
    effect: Share,
}

/// Returns the aim of a volley.
///
/// # Errors
/// [`Impossible`] with the reason from section 9: players cannot allow a volley without a table row
/// or dice.
pub(super) fn made_ready(
    unit: UnitRef,
    aim: Option<Result<Aim, CannotShoot>>,
) -> Result<Aim, Impossible> {
    match aim {
        Some(Ok(aim)) => Ok(aim),
        Some(Err(error)) => {
            let why = message(error.key()).with("unit", unit);
            let args = error.args().into_iter();
            let why = args.fold(why, |why, (name, value)| why.with(name, value));
            Err(impossible(error.key()).by(error.clause()).saying(why))
        }
        None => {
            let none = message("impossible.no_such_arm").with("unit", unit);
            Err(impossible("no_such_group").saying(none))
        }
    }
}

impl Position<'_> {
    /// Returns the number of figures or models of an arm that can still shoot in this step. A
    /// garrison's figures shoot from each face.
    pub(super) fn left_to_shoot(&self, unit: UnitRef, arm: Arm, have: u32) -> u32 {
        if self.garrisons(unit) {
            return have;
        }
        have.saturating_sub(self.shot_by(unit, arm))
    }

    /// Returns the number of figures or models of an arm that have shot in this step.
    fn shot_by(&self, unit: UnitRef, arm: Arm) -> u32 {
        match arm {
            Arm::Group { .. } => {
                let thrown = self.thrown(unit, arm);
                thrown.iter().map(|(_, thrown)| thrown.figures).sum()
            }
            // Dice that continue after missing a friend come from the same guns (F-9.16).
            Arm::Guns { class, .. } => {
                let state = self.state.units.get(&unit);
                state.map_or(0, |state| state.fired_this_turn(class))
            }
        }
    }

    /// Returns the turns since each gun of this class fired, the longest first. Unlike
    /// [`UnitState::idle_guns`], leaves out the limbered guns, which are taken to be those idle
    /// longest. If all guns are limbered, none is left out: the offer to fire says that the guns
    /// must unlimber.
    fn idle_guns(&self, unit: UnitRef, class: GunClass) -> Vec<Option<IdleGuns>> {
        let Some((_, state)) = self.unit(unit) else {
            return Vec::new();
        };
        let guns = u32::from(state.models.count(class.model()));
        let unlimbered = self.unlimbered(unit, class.model());
        let limbered = if unlimbered > 0 { guns - unlimbered } else { 0 };
        let limbered = usize::try_from(limbered).unwrap_or(usize::MAX);
        state.idle_guns(class).into_iter().skip(limbered).collect()
    }

    /// Returns the number of guns of this arm that are loaded (F-9.39).
    pub(super) fn loaded(&self, unit: UnitRef, class: GunClass, ball: bool) -> u32 {
        let fire = shooting::fire(class.model(), self.setup.year, self.rules);
        let row = if ball { fire.ball_close } else { fire.hail };
        let reload = row.map_or(0, |row| row.reload);
        let guns = self.idle_guns(unit, class);
        let loaded = |since: &Option<IdleGuns>| {
            since.is_none_or(|since| idle(since).left(reload, self.rules) == 0)
        };
        drumhead_vocabulary::count(guns.into_iter().filter(loaded).count())
    }
}

/// Checks that the unit has these figures or models available to shoot.
///
/// # Errors
/// [`Impossible`] if the number is 0, or if the unit has fewer, is not on the table, has no gunners
/// at its guns, or is a sniper that has shot.
pub(super) fn can_bear(
    battle: &Battle,
    unit: UnitRef,
    arm: Arm,
    figures: u32,
) -> Result<(), Impossible> {
    let state = on_table(battle, unit)?;
    has_not_fired(unit, state)?;
    let position = position(battle);
    let have = match arm {
        Arm::Group { group, weapon } => {
            let place = usize::from(group);
            let hand = position.in_hand(unit);
            let armed = hand.get(place).is_some_and(|g| g.weapons.has(weapon));
            let at_hand = position.groups_at_hand(unit);
            at_hand.get(place).copied().filter(|_| armed).unwrap_or(0)
        }
        Arm::Guns { .. } if state.crew == Crew::Away => {
            return Err(impossible("crew_away").with("unit", unit));
        }
        Arm::Guns { class, .. } => state.models.count(class.model()).into(),
    };
    let have = position.left_to_shoot(unit, arm, have);
    if (1..=have).contains(&figures) {
        return Ok(());
    }
    let how_many = match have {
        0 => "impossible.figures_none",
        1 => "impossible.figures_one",
        _ => "impossible.figures_shooting",
    };
    let how_many = message(how_many).with("unit", unit).with("most", have);
    Err(impossible("figures").saying(how_many))
}

written! {
    /// A unit fired.
    pub struct Fired {
        /// The unit.
        pub unit: UnitRef,
        /// The ranks that fired.
        pub ranks: RanksFired,
        /// Whether the unit shot at the target of its charge (F-10.26).
        pub charging: bool,
        /// The class and number of the guns that fired; `None` for small arms.
        pub guns: Option<(GunClass, u32)>,
    }
}

impl Fact<Fornovo> for Fired {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.turn.fired = self.ranks.after(state.turn.fired);
        state.turn.shot_charging |= self.charging;
        if let Some((class, guns)) = self.guns {
            state.fires_guns(class, guns);
        }
        Ok(())
    }
}

/// Checks that a sniper has not shot: a sniper shoots once per step.
///
/// # Errors
/// [`Impossible`] if it has shot.
pub(super) fn has_not_fired(unit: UnitRef, state: &UnitState) -> Result<(), Impossible> {
    let fired = state.sniper && state.turn.fired != [false; 2];
    let why = impossible("shot_already").saying(message("impossible.sniper_shot"));
    (!fired).then_some(()).ok_or_else(|| why.with("unit", unit))
}
