//! What happens to units, whichever chapter brings it about.

use drumhead_words::play::UnitRef;

use super::super::readings::ThinFormation;
use super::super::steadiness::loss_marks;
use super::act::Act;
use super::event::{Change, Event};
use super::state::*;
use super::turn::Phase;
use drumhead_rules::play::Misfit;

impl Act<'_> {
    /// The unit is in disorder (F-5.02); one that is exhausted stays so for
    /// good (F-5.05).
    pub(super) fn disorder(&mut self, unit: UnitRef, cause: DisorderCause) -> Result<(), Misfit> {
        let already = self.live(unit)?.disorder;
        if already.is_some_and(|disorder| disorder.cause == DisorderCause::Exhausted) {
            return Ok(());
        }
        // One cause more does not end the one before it (D-120).
        let disorder = Disorder {
            cause,
            since: self.state.now,
            lasting: already.is_some_and(|disorder| disorder.may_last()),
        };
        self.set(unit, Change::Disorder(Some(disorder)))
    }

    /// The unit halts (F-5.10).
    pub(super) fn halt(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        let since = self.state.now;
        self.worsen(unit, Morale::Halted { since })
    }

    /// What lowers morale never raises it (F-5.11).
    fn worsen(&mut self, unit: UnitRef, to: Morale) -> Result<(), Misfit> {
        match self.live(unit)?.morale.depth() > to.depth() {
            true => Ok(()),
            false => self.set(unit, Change::Morale(to)),
        }
    }

    /// The unit is shaken (F-5.10); a router stays one.
    pub(super) fn shake(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        let since = self.state.now;
        self.worsen(unit, Morale::Shaken { since })
    }

    /// The unit routs: it is in disorder, drops its charge and its pursuit,
    /// friends may see it, and enemies in contact that have nobody else to
    /// fight pursue it (F-7.57, D-113).
    pub(super) fn rout(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        if self.live(unit)?.routs() || !self.live(unit)?.on_table() {
            return Ok(());
        }
        self.set(
            unit,
            Change::Morale(Morale::Routed {
                moves: 0,
                half_moves: 0,
            }),
        )?;
        self.disorder(unit, DisorderCause::RoutOrPursuit)?;
        self.set(unit, Change::Charge(None))?;
        self.set(unit, Change::Pursuit(None))?;
        self.set(unit, Change::Recoils(false))?;
        self.run_from_square(unit)?;
        let turn = Record {
            routed: true,
            ..self.live(unit)?.turn
        };
        self.set(unit, Change::Turn(turn))?;
        self.leave_guns(unit)?;
        self.no_target(unit)?;
        self.pursued(unit)
    }

    /// Whoever is on his way to charge the unit charges nobody now (F-6.12).
    fn no_target(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        for charger in self.table().chargers(unit) {
            let charge = self.live(charger)?.charge;
            let open = [ChargeStage::Declared, ChargeStage::Passed];
            if charge.is_some_and(|charge| open.contains(&charge.stage)) {
                self.target_gone(charger)?;
            }
        }
        Ok(())
    }

    /// Those in contact with a router pursue it, unless they have another
    /// enemy to fight.
    pub(super) fn pursued(&mut self, router: UnitRef) -> Result<(), Misfit> {
        let enemies: Vec<UnitRef> = self.live(router)?.contacts.iter().copied().collect();
        for enemy in enemies {
            let others = self.table().fights_somebody(enemy);
            let live = self.live(enemy)?;
            let idle = !live.routs() && live.on_table() && live.pursuit.is_none();
            if !others && idle {
                self.pursues(enemy, router, 0)?;
            }
        }
        Ok(())
    }

    /// The unit pursues, and has made so many moves of it: it is in disorder, and stands neither in
    /// square nor at its guns.
    pub(super) fn pursues(
        &mut self,
        unit: UnitRef,
        target: UnitRef,
        moves: u8,
    ) -> Result<(), Misfit> {
        let live = self.live(unit)?;
        // A charge that its target routed before was a charge at the gallop as well (F-8.15).
        let ran_on = moves > 0 && self.table().gallops(unit);
        let pursuit = Pursuit {
            target,
            moves,
            ordered: live.fight.followed || live.step.let_pursue,
            galloped: live.fight.galloped || ran_on,
        };
        self.set(unit, Change::Pursuit(Some(pursuit)))?;
        self.disorder(unit, DisorderCause::RoutOrPursuit)?;
        self.run_from_square(unit)?;
        self.leave_guns(unit)
    }

    /// Men who run, away or after others, stand in no square: they form up again in
    /// line (F-8.18, D-128).
    pub(super) fn run_from_square(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        if self.live(unit)?.square {
            self.set(unit, Change::Square(false))?;
        }
        Ok(())
    }

    /// The unit is out of the battle, or off the table for now.
    pub(super) fn leave(&mut self, unit: UnitRef, place: Place) -> Result<(), Misfit> {
        let contacts: Vec<UnitRef> = self.live(unit)?.contacts.iter().copied().collect();
        for enemy in contacts {
            self.part(unit, enemy)?;
        }
        self.set(unit, Change::Place(place))?;
        self.set(unit, Change::Charge(None))?;
        self.no_target(unit)?;
        if let Place::Gone { .. } = place {
            self.set(unit, Change::Pursuit(None))?;
            let with: Vec<GeneralRef> = self.state.generals_with(unit).collect();
            for general in with {
                let now = Commander::Alone;
                self.happen(Event::General { general, now })?;
            }
        }
        Ok(())
    }

    /// The unit goes from where it stood: it charges, evades, flees, pursues,
    /// recoils or follows. Where it then stands the table says.
    pub(super) fn leave_ground(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        let turn = self.live(unit)?.turn;
        self.set(unit, Change::Turn(Record { went: true, ..turn }))?;
        self.leave_stakes(unit)?;
        self.stands_at(unit, None)
    }

    /// Whoever goes away from his planted stakes leaves them standing
    /// (F-2.65).
    pub(super) fn leave_stakes(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        if self.live(unit)?.stakes == Stakes::Planted {
            self.set(unit, Change::Stakes(Stakes::Left))?;
        }
        Ok(())
    }

    /// The unit has pursued: it has advanced, and fire that it fails under halts it (F-8.19).
    pub(super) fn has_pursued(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        self.has_run(unit)?;
        let turn = self.live(unit)?.turn;
        let advanced = true;
        self.set(unit, Change::Turn(Record { advanced, ..turn }))
    }

    /// The unit has made a move of rout or pursuit: it makes no other in this turn (F-7.13).
    pub(super) fn has_run(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        let turn = Record {
            moved: Moved::Charged,
            ..self.live(unit)?.turn
        };
        self.set(unit, Change::Turn(turn))
    }

    /// Stakes that are carried are lost by whoever charges or evades; planted
    /// ones are left standing (F-2.65).
    pub(super) fn lose_stakes(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        if self.live(unit)?.stakes == Stakes::Carried {
            self.set(unit, Change::Stakes(Stakes::None))?;
        }
        self.leave_stakes(unit)
    }

    /// Two units touch.
    pub(super) fn meet(&mut self, one: UnitRef, other: UnitRef) -> Result<(), Misfit> {
        if self.catches(one)? || self.catches(other)? {
            return Ok(());
        }
        for (unit, enemy) in [(one, other), (other, one)] {
            let mut contacts = self.live(unit)?.contacts.clone();
            contacts.insert(enemy);
            self.set(unit, Change::Contacts(contacts.into_iter().collect()))?;
            if !self.live(enemy)?.routs() {
                self.goes_after_nobody(unit)?;
            }
        }
        Ok(())
    }

    /// Whoever comes to blows goes after nobody who has left: his charge past its target is over, and
    /// his pursuit (F-7.49, F-7.57).
    pub(super) fn goes_after_nobody(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        if self.live(unit)?.charges_after_gone() {
            self.set(unit, Change::Charge(None))?;
        }
        if self.live(unit)?.pursuit.is_some() {
            self.set(unit, Change::Pursuit(None))?;
        }
        Ok(())
    }

    /// Two units no longer touch.
    pub(super) fn part(&mut self, one: UnitRef, other: UnitRef) -> Result<(), Misfit> {
        for (unit, enemy) in [(one, other), (other, one)] {
            let mut contacts = self.live(unit)?.contacts.clone();
            contacts.remove(&enemy);
            self.set(unit, Change::Contacts(contacts.into_iter().collect()))?;
        }
        Ok(())
    }

    /// The unit loses these figures, group by group (F-1.08); one that has
    /// lost half is exhausted (F-5.05), one without a figure is destroyed.
    pub(super) fn lose(&mut self, unit: UnitRef, figures: &[u32]) -> Result<(), Misfit> {
        let live = self.live(unit)?;
        let left: Vec<u32> = (live.groups.iter().enumerate())
            .map(|(group, left)| left.saturating_sub(figures.get(group).copied().unwrap_or(0)))
            .collect();
        let lost = live.figures().saturating_sub(left.iter().sum());
        if lost == 0 {
            return Ok(());
        }
        let turn = Record {
            lost_in_phase: live.turn.lost_in_phase.saturating_add(lost),
            ..live.turn
        };
        self.set(unit, Change::Groups(left))?;
        self.set(unit, Change::Turn(turn))?;
        self.wear(unit)?;
        self.thins(unit)
    }

    /// Losses may bring a unit into a formation that the book does not allow: whether that
    /// disorders it is reading D-233 (F-2.11, F-5.02).
    fn thins(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        let live = self.live(unit)?;
        let already = live.disorder.map(|disorder| disorder.cause);
        let in_rows = live.on_table() && !live.routs() && !live.square;
        let losses = self.rules.procedures.thin_formation == ThinFormation::LossesToo;
        if losses && in_rows && already != Some(DisorderCause::Formation) {
            self.form_up(unit)?;
        }
        Ok(())
    }

    /// What losses have made of a unit: exhausted, or destroyed.
    pub(super) fn wear(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        let live = self.live(unit)?;
        if live.start > 0 && live.figures() == 0 {
            let why = Gone::Destroyed;
            return self.leave(unit, Place::Gone { why });
        }
        let marks = loss_marks(live.start, &self.rules.limits);
        if marks.exhausted.is_some_and(|mark| live.lost() >= mark) {
            self.disorder(unit, DisorderCause::Exhausted)?;
        }
        Ok(())
    }

    /// The unit is in order again, unless it is exhausted: then never (F-5.05).
    pub(super) fn in_order_again(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        let live = self.live(unit)?;
        let marks = loss_marks(live.start, &self.rules.limits);
        if marks.exhausted.is_some_and(|mark| live.lost() >= mark) {
            return self.disorder(unit, DisorderCause::Exhausted);
        }
        self.set(unit, Change::Disorder(None))
    }

    /// What figures set by hand make of a unit: exhausted from half its losses
    /// on, and no longer where it has more again (F-5.05).
    pub(super) fn count_anew(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        let live = self.live(unit)?;
        let marks = loss_marks(live.start, &self.rules.limits);
        let exhausted = marks.exhausted.is_some_and(|mark| live.lost() >= mark);
        let was = live.disorder.map(|disorder| disorder.cause) == Some(DisorderCause::Exhausted);
        match (exhausted, was) {
            (true, false) => self.disorder(unit, DisorderCause::Exhausted),
            (false, true) => self.set(unit, Change::Disorder(None)),
            (true, true) | (false, false) => Ok(()),
        }
    }

    /// A charge that fire has shattered is over before a blow is struck: whoever stood against it has
    /// routed nobody, and pursues nobody (F-7.57, D-210).
    fn leaves_the_one_it_charged(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        if self.state.now.step.phase() != Phase::Shoot {
            return Ok(());
        }
        let home = |charge: &Charge| charge.stage == ChargeStage::Home;
        let Some(charge) = self.live(unit)?.charge.filter(home) else {
            return Ok(());
        };
        let theirs = self.live(charge.target)?.charge;
        if theirs.is_none_or(|theirs| theirs.target != unit) {
            self.part(unit, charge.target)?;
        }
        Ok(())
    }

    /// Units that are shattered break (F-5.06): under fire with the other
    /// routers, half a move at once, and in combat before the friends who see
    /// it test (D-118).
    pub(super) fn break_the_shattered(&mut self) -> Result<(), Misfit> {
        for unit in self.everyone() {
            let live = self.live(unit)?;
            let marks = loss_marks(live.start, &self.rules.limits);
            let shattered = marks.shattered.is_some_and(|mark| live.lost() >= mark);
            if !shattered || live.routs() {
                continue;
            }
            self.happen(Event::Shattered { unit })?;
            self.leaves_the_one_it_charged(unit)?;
            self.rout(unit)?;
        }
        Ok(())
    }
}
