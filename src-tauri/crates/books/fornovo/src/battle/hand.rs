//! Corrections by hand: the table rules. What is set is logged as a
//! correction, and no rule is asked.

use drumhead_words::play::{Refusal, UnitRef};
use serde::{Deserialize, Serialize};

use super::super::army::{Model, Models};
use super::act::Act;
use super::event::{Change, Event};
use super::state::*;
use super::turn::Step;

/// What a player sets by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "set", rename_all = "snake_case", deny_unknown_fields)]
pub enum Correction {
    /// Figures left in a group.
    Figures {
        /// The group, by its place in the unit.
        group: u8,
        /// How many are left.
        left: u32,
    },
    /// Models left.
    Models {
        /// How many of each.
        left: Models,
    },
    /// Its morale.
    Morale {
        /// What it is.
        to: MoraleWord,
    },
    /// Whether it is in disorder.
    Disorder {
        /// Whether it is.
        to: bool,
    },
    /// Whom it is in contact with.
    Contacts {
        /// Every enemy it touches.
        with: Vec<UnitRef>,
    },
    /// Where it is.
    Place {
        /// Where.
        to: PlaceWord,
    },
    /// Its guns are loaded.
    Loaded,
    /// Whether it rides.
    Mounted {
        /// Whether it does.
        to: bool,
    },
    /// Whether it stands in square (F-7.26).
    Square {
        /// Whether it does.
        to: bool,
    },
    /// Where its stakes are (F-2.65).
    Stakes {
        /// Where.
        to: Stakes,
    },
    /// Whether its crew is with its guns and wagons (F-7.17).
    Crew {
        /// Where it is.
        to: Crew,
    },
    /// Idle Move phases it still owes for a manoeuvre: until they are paid it
    /// is shaken, and neither moves nor shoots (F-7.27).
    Debt {
        /// How many.
        moves: u8,
    },
    /// The feature it is in or behind.
    Ground {
        /// The feature's id; none for open ground.
        feature: Option<u16>,
    },
}

/// Morale as a player says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoraleWord {
    /// Good.
    Good,
    /// Halted.
    Halted,
    /// Shaken.
    Shaken,
    /// Routed.
    Routed,
}

/// A place as a player says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlaceWord {
    /// On the table.
    Table,
    /// Off it, in pursuit.
    Away,
    /// Out of the battle.
    Removed,
}

impl Act<'_> {
    /// Sets something by hand.
    pub(super) fn correct(&mut self, unit: UnitRef, to: &Correction) -> Result<(), Refusal> {
        self.live(unit)?;
        self.happen(Event::Corrected { unit })?;
        self.put(unit, to)?;
        // Combat is over: friends may still see it this turn (D-118, F-8.43).
        if matches!(self.state.now.step, Step::FriendTests | Step::Recovery) {
            self.break_the_shattered()?;
            self.owe_friend_tests()?;
        }
        Ok(())
    }

    /// Sets something, without a word in the log but that of its change.
    pub(super) fn put(&mut self, unit: UnitRef, to: &Correction) -> Result<(), Refusal> {
        let since = self.state.now;
        match to {
            Correction::Figures { group, left } => {
                let mut groups = self.live(unit)?.groups.clone();
                let bought = self.unit(unit)?.groups.get(usize::from(*group));
                let (Some(place), Some(bought)) = (groups.get_mut(usize::from(*group)), bought)
                else {
                    return Err(Refusal::impossible("no_such_group", "it has no such group"));
                };
                if *left > bought.count {
                    return Err(Refusal::impossible(
                        "too_many_figures",
                        format!("the group began with {} figures", bought.count),
                    ));
                }
                *place = *left;
                self.set(unit, Change::Groups(groups))?;
                self.count_anew(unit)?;
                let live = self.live(unit)?;
                let nothing = live.figures() == 0 && live.models == Models::default();
                if nothing && live.start > 0 && live.on_table() {
                    let why = Gone::Destroyed;
                    return self.leave(unit, Place::Gone { why });
                }
                Ok(())
            }
            Correction::Models { left } => {
                let bought = self.unit(unit)?.models;
                let more = |model: &Model| left.count(*model) > bought.count(*model);
                if Model::ALL.iter().any(more) {
                    return Err(Refusal::impossible(
                        "too_many_models",
                        "it began with fewer models of that kind",
                    ));
                }
                self.set(unit, Change::Models(*left))
            }
            Correction::Morale { to } => {
                let morale = match to {
                    MoraleWord::Good => Morale::Good,
                    MoraleWord::Halted => Morale::Halted { since },
                    MoraleWord::Shaken => Morale::Shaken { since },
                    MoraleWord::Routed => Morale::Routed {
                        moves: 0,
                        half_moves: 0,
                    },
                };
                self.set(unit, Change::Morale(morale))
            }
            Correction::Disorder { to } => {
                let cause = DisorderCause::Table;
                let disorder = to.then_some(Disorder {
                    cause,
                    since,
                    lasting: false,
                });
                self.set(unit, Change::Disorder(disorder))
            }
            Correction::Contacts { with } => {
                self.on_table(unit)?;
                let before: Vec<UnitRef> = self.live(unit)?.contacts.iter().copied().collect();
                for enemy in before.iter().filter(|enemy| !with.contains(enemy)) {
                    self.part(unit, *enemy)?;
                }
                for enemy in with {
                    if enemy.side == unit.side {
                        return Err(Refusal::impossible(
                            "same_side",
                            "contact is with an enemy, not with a friend",
                        ));
                    }
                    self.on_table(*enemy)?;
                    self.meet(unit, *enemy)?;
                }
                Ok(())
            }
            Correction::Place { to } => match to {
                PlaceWord::Table => self.set(unit, Change::Place(Place::Table)),
                PlaceWord::Away => self.leave(unit, Place::Away { since: since.turn }),
                PlaceWord::Removed => self.leave(unit, Place::Gone { why: Gone::Removed }),
            },
            Correction::Loaded => self.set(unit, Change::Idle(None)),
            Correction::Mounted { to } => self.set(unit, Change::Mounted(*to)),
            Correction::Square { to } => self.set(unit, Change::Square(*to)),
            Correction::Stakes { to } => self.set(unit, Change::Stakes(*to)),
            Correction::Crew { to } => self.set(unit, Change::Crew(*to)),
            Correction::Debt { moves } => {
                self.set(unit, Change::Debt(*moves))?;
                if *moves > 0 { self.shake(unit) } else { Ok(()) }
            }
            Correction::Ground { feature } => {
                let spot = feature.and_then(|id| self.table().usual_spot(id));
                if feature.is_some() && spot.is_none() {
                    return Err(Refusal::impossible(
                        "no_such_feature",
                        "the table has no such feature",
                    ));
                }
                self.set(unit, Change::Ground(spot))
            }
        }
    }
}
