//! Gun fire (E-10 to E-19), or a failed attempt: the crew of a gun that may not fire at adjacent
//! cavalry runs away.

use drumhead_rules::odds::Distribution;

use super::FIRE;
use crate::fates::{WhyDisordered, WhyUnmanned, disordered, unmanned};
use crate::guns::{Bar, Shot, bars, combined_odds, crew_flees, disorder_odds, disorders, gun_pool};
use crate::interpretations::CavalryFive;
use crate::prelude::*;
use crate::shot::{bar_text, gun_leaders, shot, targets};

written! {
    /// Fires a gun.
    pub struct Fire {
        /// The gun.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
        /// The leader that activates the gun (E-18).
        pub leader: Option<UnitRef>,
    }
}

/// The context of a shot: its properties and its dice.
pub struct Firing {
    shot: Shot,
    bars: Vec<Bar>,
    /// The gun's dice. `None` if its crew runs away.
    pool: Option<Pool>,
}

impl Firing {
    /// Returns whether the crew runs away instead of firing (E-19), even if the players allow the
    /// attempt despite other objections.
    fn runs(&self) -> bool {
        self.bars.contains(&Bar::Unsupported)
    }
}

/// Returns the title of the shot.
fn title(gun: UnitRef, target: UnitRef) -> Message {
    let title = message("preview.fire").with("gun", placed(gun));
    title.with("target", placed(target))
}

/// Returns the enemies at which a gun may fire, each with its hex. If `runs` is true, returns
/// instead the enemies from which its crew would run away.
fn aims(battle: &Battle, gun: UnitRef, runs: bool) -> Vec<(UnitRef, Cell)> {
    let targets = targets(battle, gun).into_iter();
    let fits = targets.filter(|(.., bars)| {
        if runs {
            crew_flees(bars)
        } else {
            bars.is_empty()
        }
    });
    fits.map(|(target, hex, _)| (target, hex)).collect()
}

impl Fire {
    /// Returns the gun's shot at the first enemy at which it may fire or, if `runs` is true, its
    /// attempt against the first enemy from which its crew would run away.
    fn first(battle: &Battle, unit: UnitRef, runs: bool) -> Option<Self> {
        ordered(battle, unit)?.0.gun?;
        let aims = guns_used(battle).then(|| aims(battle, unit, runs))?;
        let (target, _) = *aims.first()?;
        let leaders = gun_leaders(battle, battle.state.serves(unit));
        let leader = leaders.first().copied();
        Some(Self {
            unit,
            target,
            leader,
        })
    }

    /// Returns whether the crew would run away instead of firing (E-19).
    fn runs(&self, battle: &Battle) -> bool {
        self.context(battle).is_ok_and(|firing| firing.runs())
    }

    /// Returns the score that a gun needs against this kind of target.
    fn needs(battle: &Battle, target: Arm) -> Message {
        let numbers = &battle.tables.artillery;
        let (key, least) = match (target, interpretations(battle).cavalry_5plus) {
            (Arm::Cavalry, CavalryFive::AnyDie) => ("preview.any", numbers.cavalry),
            (Arm::Cavalry, CavalryFive::Sum) => ("preview.cavalry_sum", numbers.cavalry),
            (Arm::Infantry | Arm::Artillery | Arm::Leader, _) => {
                let highest = numbers.infantry >= 6;
                let key = if highest {
                    "preview.highest"
                } else {
                    "preview.any"
                };
                (key, numbers.infantry)
            }
        };
        message(key).with("n", least)
    }

    /// Returns the chance of disorder with this gun, and with all guns that can still fire at the
    /// target.
    fn odds(&self, battle: &Battle, shot: &Shot) -> Option<Odds> {
        let (tables, interpretations) = (&battle.tables, interpretations(battle));
        let odds: Distribution<bool, f64> =
            disorder_odds(shot.target, shot.range, tables, interpretations)?;
        let aimed = |gun| {
            aims(battle, gun, false)
                .iter()
                .any(|it| it.0 == self.target)
        };
        let side = battle.state.serves(self.unit);
        let guns = battle.state.on_map().filter(|(gun, it, _)| {
            it.gun.is_some() && battle.state.serves(*gun) == side && aimed(*gun)
        });
        let (_, to) = here(battle, self.target).ok()?;
        let ranges: Vec<u32> = guns.map(|(.., from)| far(battle, from, to)).collect();
        let all: Option<Distribution<bool, f64>> =
            combined_odds(shot.target, &ranges, tables, interpretations);
        let all = all.filter(|_| ranges.len() > 1);
        let label = message("odds.all_guns").with("n", ranges.len());
        let assumes = all.iter().map(|_| message("odds.assume_guns")).collect();
        Some(Odds {
            sentence: Some(message("odds.sentence")),
            bars: vec![
                (message("odds.disorders"), odds.chance(|hit| *hit)),
                (message("odds.nothing"), odds.chance(|hit| !hit)),
            ],
            then: all
                .into_iter()
                .map(|all| (label.clone(), all.chance(|hit| *hit)))
                .collect(),
            assumes,
            joint: None,
        })
    }
}

impl Action<EdgehillNaseby> for Fire {
    const NAME: &'static str = "fire";
    const GROUP: Group = FIRE;
    type Context<'a> = Firing;

    fn context(&self, battle: &Battle) -> Result<Firing, Impossible> {
        let Self {
            unit,
            target,
            leader,
        } = *self;
        gun_here(battle, unit)?;
        let (aimed, _) = here(battle, target)?;
        leader.map(|leader| known(battle, leader)).transpose()?;
        if !aimed.is_troops() || battle.state.serves(unit) == target.side {
            return Err(impossible("no_target").with("unit", target));
        }
        let off = || impossible("off_map").with("unit", target);
        let shot = shot(battle, unit, target, leader).ok_or_else(off)?;
        let bars = bars(&shot, &battle.tables);
        // A shot out of range has no dice, even if the players allow it.
        let beyond = Bar::OutOfRange;
        if bars.contains(&beyond) && beyond.clause().stands() {
            let far = bar_text(battle, beyond, (unit, target), leader);
            return Err(impossible(beyond.id()).saying(far).by(beyond.clause()));
        }
        let rules = (&*battle.tables, interpretations(battle));
        let side = battle.state.serves(unit);
        let pool = gun_pool(title(unit, target), side, shot.target, shot.range, rules)
            .filter(|_| !bars.contains(&Bar::Unsupported));
        Ok(Firing { shot, bars, pool })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        is_step(battle, unit, Step::Fire)
    }

    /// Returns up to two shots: one at an enemy at which the gun may fire, and one at an enemy from
    /// which its crew would run away.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let shots = [false, true].into_iter();
        shots
            .filter_map(|runs| Self::first(battle, unit, runs))
            .collect()
    }

    /// Returns the objections to the shot. A crew that would run away is a consequence, not an
    /// objection (E-19).
    fn objections(&self, battle: &Battle, firing: &Firing) -> Vec<Objection> {
        let mut against: Vec<_> = guns_unused(battle, self.unit).into_iter().collect();
        against.extend(out_of_turn(battle, self.unit, Step::Fire));
        let bars = firing.bars.iter().filter(|bar| **bar != Bar::Unsupported);
        against.extend(bars.map(|bar| {
            let text = bar_text(battle, *bar, (self.unit, self.target), self.leader);
            objection(bar.id(), bar.clause()).saying(text)
        }));
        against
    }

    fn plan(&self, _: &Battle, firing: &Firing) -> Plan {
        let pool = firing.pool.clone();
        let title = title(self.unit, self.target);
        Plan { title, pool }
    }

    fn explain(&self, battle: &Battle, firing: &Firing) -> Explanation {
        let Some(pool) = &firing.pool else {
            let runs = message("preview.runs").with("unit", placed(self.unit));
            return Explanation::needing(cited(runs, &[SUPPORTED]));
        };
        let range = message("preview.range").with("n", firing.shot.range);
        let sum = Sum::new(message("preview.dice")).row(range, DICE, bare(pool.dice));
        Explanation {
            sums: vec![sum.total(pool.dice)],
            needs: Some(Self::needs(battle, firing.shot.target)),
            odds: self.odds(battle, &firing.shot),
            ..Explanation::default()
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        firing: &Firing,
        dice: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        if firing.runs() {
            return Ok(vec![unmanned(battle, self.unit, WhyUnmanned::Attempt)]);
        }
        let aimed = firing.shot.target;
        let (counts, hits) = disorders(aimed, dice, &battle.tables, interpretations(battle));
        let fired = Fired {
            unit: self.unit,
            target: self.target,
            leader: self.leader,
            range: firing.shot.range,
            counts,
            disorders: hits,
        };
        let mut facts = vec![fired.into()];
        if hits {
            facts.extend(disordered(battle, self.target, WhyDisordered::Fire));
        }
        Ok(facts)
    }

    /// Asks for the target, and for the leader that activates the gun if there are several.
    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let aims = aims(battle, self.unit, self.runs(battle))
            .into_iter()
            .map(|(it, hex)| unit_choice(it, placed(it)).at(hex, MarkKind::Target));
        let mut asked = vec![ask("target", "target", Answer::One(aims.collect())).by(SIGHT)];
        let leaders = gun_leaders(battle, battle.state.serves(self.unit));
        if leaders.len() > 1 {
            asked.push(
                ask(
                    "leader",
                    "activates",
                    Answer::One(
                        leaders
                            .into_iter()
                            .map(|it| unit_choice(it, placed(it)))
                            .collect(),
                    ),
                )
                .by(ACTIVATED),
            );
        }
        asked
    }

    fn id(&self, battle: &Battle) -> OfferId {
        let name = if self.runs(battle) {
            "attempt"
        } else {
            Self::NAME
        };
        OfferId::new(name, unit_key(self.unit))
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        let runs = self.runs(battle);
        Some(if runs { SUPPORTED } else { SIGHT })
    }

    fn label(&self, battle: &Battle) -> Message {
        let runs = self.runs(battle);
        message(if runs { "offer.attempt" } else { "offer.fire" })
    }
}

written! {
    /// A gun fired.
    pub struct Fired {
        /// The gun.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
        /// The leader that activated the gun.
        pub leader: Option<UnitRef>,
        /// The range in hexes.
        pub range: u32,
        /// The dice, as a count for each band.
        pub counts: Vec<u32>,
        /// Whether the target became disordered.
        pub disorders: bool,
    }
}

impl Fact<EdgehillNaseby> for Fired {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.target)?;
        battle.state.gun_mut(self.unit)?.fired = true;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let key = match (self.disorders, self.leader) {
            (true, Some(_)) => "log.fired_hit_led",
            (true, None) => "log.fired_hit",
            (false, Some(_)) => "log.fired_miss_led",
            (false, None) => "log.fired_miss",
        };
        let horse = before.state.unit(self.target).map(|it| it.arm) == Some(Arm::Cavalry);
        let line = unit_line(key, self.unit)
            .about([self.target])
            .by(DICE)
            .by(if horse { AT_CAVALRY } else { AT_INFANTRY })
            .by(ACTIVATED)
            .with("target", placed(self.target));
        let dice = before.tables.artillery.at(self.range).unwrap_or(0);
        let fire = message("detail.fire").with("range", self.range);
        let line = line.detail(fire.with("dice", dice));
        let line = match self.leader {
            Some(leader) => line.with("leader", placed(leader)),
            None => line,
        };
        vec![line]
    }
}
