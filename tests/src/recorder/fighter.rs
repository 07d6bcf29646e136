//! Aggressive players of the hex-based rulebooks: they preview each answer and choose the best, so
//! that recordings reach situations that random marching does not.

use drumhead_rules::hex::{Cell, Grid, Pointing};
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, Command};
use drumhead_vocabulary::dice::Given;
use drumhead_vocabulary::play::{Answer, Arm, Counter, Offer, OfferKind, UnitRef};

use super::Recorder;
use crate::play::scalar;

/// The goals of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fighter {
    /// The players' actions, best first; the actions in one group are equivalent.
    pub takes: &'static [&'static [&'static str]],
    /// The number of these groups that are attacks, for which a unit moves.
    pub attacks: usize,
    /// The command range in hexes.
    pub command: u32,
}

/// The maximum number of answers tried for one question.
const MOST_ANSWERS: usize = 12;

impl Fighter {
    /// Returns the rank of an offer, 0 for the best; `None` if it is of no interest.
    fn rank(&self, offer: &Offer<Command>) -> Option<usize> {
        let action = offer.id.action();
        self.takes.iter().position(|those| those.contains(&action))
    }
}

/// The position of a unit and of the units near it.
struct Lie {
    grid: Grid,
    counters: Vec<Counter>,
}

impl Lie {
    fn of(battle: &Battle) -> Option<Self> {
        let grid = battle.map()?.grid;
        let counters = battle.board(None)?.counters;
        Some(Self { grid, counters })
    }

    fn cell(&self, counter: &Counter) -> Option<Cell> {
        self.grid.read(&counter.hex).ok()
    }

    /// Returns the value of a unit's position: near an enemy and facing it. A leader's is best
    /// among friends, and next to a friendly gun without a crew.
    fn worth(&self, unit: UnitRef, command: u32) -> i64 {
        let own = self.counters.iter().find(|it| it.unit == unit);
        let Some((own, here)) = own.and_then(|it| Some((it, self.cell(it)?))) else {
            return 0;
        };
        let others = |enemies: bool| {
            let those = self
                .counters
                .iter()
                .filter(move |it| (it.unit.side != unit.side) == enemies && it.arm != Arm::Leader);
            those.filter_map(|it| self.cell(it))
        };
        if own.arm == Arm::Leader {
            let near = others(false).filter(|it| self.grid.distance(here, *it) <= command);
            let mut crewless = self
                .counters
                .iter()
                .filter(|it| {
                    let left = it.states.iter().any(|state| state == "unmanned");
                    left && it.unit.side == unit.side
                })
                .filter_map(|it| self.cell(it));
            let serves = crewless.any(|it| self.grid.distance(here, it) <= 1);
            return 10 * i64::try_from(near.count()).unwrap_or(0) + 30 * i64::from(serves);
        }
        // A counter in a hex of its own side is no longer an enemy.
        let friends: Vec<Cell> = others(false).filter(|it| *it != here).collect();
        let enemies = others(true).filter(|it| !friends.contains(it));
        let nearest = enemies.min_by_key(|it| self.grid.distance(here, *it));
        nearest.map_or(0, |enemy| {
            let far = i64::from(self.grid.distance(here, enemy));
            let faced = own.facing.is_none_or(|facing| {
                let off = (12 + clock(self.grid, here, enemy) - i64::from(facing)) % 12;
                off.min(12 - off) <= 1
            });
            i64::from(faced) * 3 - far * 4
        })
    }
}

/// The direction of one hex from another as a clock position, north at 0.
#[expect(
    clippy::cast_possible_truncation,
    reason = "an hour of the clock is a small number"
)]
fn clock(grid: Grid, from: Cell, to: Cell) -> i64 {
    let way = grid.hex(to) - grid.hex(from);
    let (column, row) = (f64::from(way.x), f64::from(way.y));
    let half = 3.0_f64.sqrt();
    let (east, south) = match grid.pointing {
        Pointing::PointyTop => (half * (column + row / 2.0), 1.5 * row),
        Pointing::FlatTop => (1.5 * column, half * (row + column / 2.0)),
    };
    let hours = east.atan2(-south).to_degrees() / 30.0;
    (hours.round() as i64).rem_euclid(12)
}

impl Recorder {
    /// Lets units that can fight do so first; the others advance, and then fight if they can.
    pub(super) fn fight_on(&mut self, fighter: Fighter) {
        for _ in 0..2 {
            // A commander off the table may return.
            let mut units = self.units(true);
            units.sort_by_cached_key(|unit| {
                let offers = self.battle.offers(Some(*unit));
                let ranks = offers.iter().filter_map(|offer| fighter.rank(offer));
                ranks.min().unwrap_or(usize::MAX)
            });
            for unit in units {
                if self.chooser.below(10) < 9 {
                    self.best(fighter, unit);
                }
                self.settle();
            }
        }
    }

    /// Gives a unit its best order.
    fn best(&mut self, fighter: Fighter, unit: UnitRef) {
        let mut offers = self.battle.offers(Some(unit));
        // A gun that tries to fire at adjacent cavalry loses its crew: that result is played too.
        let fair =
            |offer: &Offer<Command>| offer.against.is_empty() || offer.id.action() == "attempt";
        offers.retain(|offer| {
            offer.kind != OfferKind::ByHand && offer.fulfils.is_none() && fair(offer)
        });
        let mut ranked: Vec<(usize, &Offer<Command>)> = offers
            .iter()
            .filter_map(|offer| Some((fighter.rank(offer)?, offer)))
            .collect();
        let turned = self.chooser.below(ranked.len());
        ranked.rotate_left(turned);
        ranked.sort_by_key(|(rank, _)| *rank);
        for (_, offer) in ranked {
            let Some(command) = self.answered(fighter, unit, offer) else {
                continue;
            };
            if self.play_one(offer, command).is_some() {
                return;
            }
        }
    }

    /// Returns the offer with its best answers; `None` if they have no value.
    fn answered(
        &mut self,
        fighter: Fighter,
        unit: UnitRef,
        offer: &Offer<Command>,
    ) -> Option<Command> {
        let now = Lie::of(&self.battle)?.worth(unit, fighter.command);
        let mut best: Vec<Command> = Vec::new();
        let mut most = i64::MIN;
        for command in self.answers(unit, offer) {
            let overruled = offer.overruled();
            // A command with dice is worth giving, whatever the dice show.
            let worth = match self.battle.decide(&command, &overruled, &mut Given(None)) {
                Err(_) => i64::MAX,
                Ok(events) => {
                    let mut after = self.battle.clone();
                    for event in &events {
                        after.fold(event).ok()?;
                    }
                    let attacks = after
                        .offers(Some(unit))
                        .into_iter()
                        .filter_map(|offer| fighter.rank(&offer));
                    let attacks = attacks.filter(|rank| *rank < fighter.attacks).count();
                    let stands = Lie::of(&after)?.worth(unit, fighter.command);
                    stands + 20 * i64::try_from(attacks).unwrap_or(0)
                }
            };
            if worth > most {
                most = worth;
                best.clear();
            }
            if worth == most {
                best.push(command);
            }
        }
        let attack = fighter
            .rank(offer)
            .is_some_and(|rank| rank < fighter.attacks);
        let better = attack || offer.questions.is_empty() || most > now;
        self.chooser.one_of(&best).filter(|_| better).cloned()
    }

    /// Returns the offer's command with every answer to its choices; of many hexes, only the hexes
    /// nearest to the enemy, and of other answers at most the maximum number.
    fn answers(&mut self, unit: UnitRef, offer: &Offer<Command>) -> Vec<Command> {
        let Ok(command) = serde_json::to_value(&offer.command) else {
            return Vec::new();
        };
        let mut all = vec![command];
        for question in &offer.questions {
            let (Answer::Hex { choices } | Answer::One { choices }) = &question.answer else {
                continue;
            };
            let mut some = choices.clone();
            if some.len() > MOST_ANSWERS {
                let turned = self.chooser.below(some.len());
                some.rotate_left(turned);
                let mut few = some.split_off(some.len() - MOST_ANSWERS / 2);
                for _ in few.len()..MOST_ANSWERS {
                    let nearest = self.nearest(unit, &some);
                    some.retain(|choice| Some(choice) != nearest.as_ref());
                    few.extend(nearest);
                }
                some = few;
            }
            let filled = all.iter().flat_map(|command| {
                some.iter().filter_map(|choice| {
                    let mut command = command.clone();
                    *command.pointer_mut(&question.path)? = scalar(&choice.value);
                    Some(command)
                })
            });
            all = filled.collect();
        }
        let read = all
            .into_iter()
            .filter_map(|it| serde_json::from_value(it).ok());
        let asked = read.map(|it| self.battle.answered(&offer.command, &it).command);
        asked.collect()
    }
}
