//! The Rally phase: recoils are moved (F-6.02), and friends burst through.

use drumhead_words::ClauseId;
use drumhead_words::play::{Refusal, UnitRef};

use super::act::Act;
use super::actions::RecoilWay;
use super::duty::Duty;
use super::event::Change;
use super::state::*;
use super::table::Table;

/// What a square may not do.
const SQUARE: ClauseId = ClauseId::new("F-7.26");
/// Who may not advance.
const HELD: ClauseId = ClauseId::new("F-5.10");

impl Table<'_> {
    /// Those in contact with a unit who may follow it when it recoils (F-7.61): routers
    /// only flee (F-7.51), the halted and the shaken do not advance (F-5.10), and a
    /// square does not move (D-127).
    pub(super) fn could_follow(&self, unit: UnitRef) -> Vec<UnitRef> {
        let contacts = self.unit(unit).map(|(_, live)| &live.contacts);
        let mut enemies: Vec<UnitRef> = contacts.into_iter().flatten().copied().collect();
        let fixed = |enemy| SQUARE.stands() && self.is_all_front(enemy);
        let able =
            |live: &UnitState| !live.routs() && (live.morale == Morale::Good || !HELD.stands());
        let follows = |enemy| self.unit(enemy).is_some_and(|(_, live)| able(live));
        enemies.retain(|enemy| follows(*enemy) && !fixed(*enemy));
        enemies
    }
}

impl Act<'_> {
    /// A duty that is carried out must be owed.
    pub(super) fn must_owe(&mut self, duty: Duty, text: &str) -> Result<(), Refusal> {
        if !self.state.duties.contains(&duty) {
            self.object("not_owed", None, text);
        }
        self.settled()
    }

    /// Whoever is met on the way is a friend on the table.
    pub(super) fn must_be_other_friend(
        &self,
        unit: UnitRef,
        friend: UnitRef,
    ) -> Result<(), Refusal> {
        self.on_table(friend)?;
        if friend.side == unit.side && friend != unit {
            Ok(())
        } else {
            Err(Refusal::impossible(
                "not_a_friend",
                "only units of its own side are burst through",
            ))
        }
    }

    /// Friends that were burst through are in disorder, and remember it for
    /// their test (F-7.52, F-8.49).
    pub(super) fn burst_through(
        &mut self,
        unit: UnitRef,
        through: &[UnitRef],
    ) -> Result<(), Refusal> {
        const BURST: ClauseId = ClauseId::new("F-7.54");
        for friend in through {
            self.must_be_other_friend(unit, *friend)?;
            let live = self.live(*friend)?;
            let turn = Record {
                burst_through: true,
                ..live.turn
            };
            let square = live.square;
            if square && BURST.stands() {
                self.object(
                    "square",
                    Some(BURST),
                    "a square is never burst through: the routers flow round it or are destroyed",
                );
                self.settled()?;
            }
            self.set(*friend, Change::Turn(turn))?;
            if BURST.stands() {
                self.disorder(*friend, DisorderCause::BurstThrough)?;
            }
        }
        Ok(())
    }

    /// A unit recoils; one that cannot avoid the enemy routs (F-7.42). Nobody
    /// follows, or everyone but those who stay (F-7.61).
    pub(super) fn recoil(
        &mut self,
        unit: UnitRef,
        way: RecoilWay,
        through: &[UnitRef],
        but: Option<&[UnitRef]>,
    ) -> Result<(), Refusal> {
        const BLOCKED: ClauseId = ClauseId::new("F-7.42");
        const FOLLOWED: ClauseId = ClauseId::new("F-7.61");
        self.on_table(unit)?;
        let duty = Duty::Recoil { unit };
        self.must_owe(duty, "the unit owes no recoil")?;
        self.settle(duty)?;
        self.burst_through(unit, through)?;
        self.set(unit, Change::Recoils(false))?;
        if way == RecoilWay::Blocked && BLOCKED.stands() {
            // Whoever beat it is still in contact, and pursues (F-7.57).
            return self.rout(unit);
        }
        self.leave_ground(unit)?;
        // Whoever follows up keeps the contact (D-112); routers only flee (F-7.51).
        let but = but.filter(|_| FOLLOWED.stands());
        let following = self.table().could_follow(unit);
        let enemies: Vec<UnitRef> = self.live(unit)?.contacts.iter().copied().collect();
        for enemy in enemies {
            let stays = but.is_none_or(|but| but.contains(&enemy));
            if stays || !following.contains(&enemy) {
                self.part(unit, enemy)?;
            } else {
                self.leave_ground(enemy)?;
            }
        }
        Ok(())
    }
}
