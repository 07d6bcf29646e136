//! What is said by which parts of the optional rules are used (E-39).

use drumhead_words::ClauseId;
use drumhead_words::play::UnitRef;

use super::army::Arm;
use super::battle::Battle;
use super::clauses::{ACTIVATED, COMMAND, FRONT_ONLY, GUN_HEXES, NO_ATTACK, STILL, TURNING};
use super::state::Step;

impl Battle {
    /// The step after this one; none where the turn ends. There is none for guns
    /// where artillery is left out (E-39).
    pub(super) fn next_step(&self) -> Option<Step> {
        match self.state.next_step() {
            Some(Step::Fire) if !self.modules().artillery => Some(Step::Combat),
            step => step,
        }
    }

    /// What a step is called, by what is done in it.
    pub(super) fn step_name(&self, step: Step) -> String {
        let part = match (step, self.modules().command, self.guns_used()) {
            (Step::Start, true, false) => "start_command",
            (Step::Start, false, true) => "start_crews",
            (Step::Start, false, false) => "start_recovery",
            (Step::Start | Step::Deploy | Step::Move | Step::Fire | Step::Combat, ..) => step.id(),
        };
        self.words.get(&format!("step.{part}")).to_owned()
    }

    /// What is done now.
    pub(super) fn now(&self) -> String {
        let step = self.state.step;
        let part = match (step, self.modules().facing, self.guns_used()) {
            (Step::Start, _, false) => "start_no_guns",
            (Step::Move, false, _) => "move_freely",
            (Step::Fire, false, _) => "fire_only",
            (Step::Start | Step::Deploy | Step::Move | Step::Fire | Step::Combat, ..) => step.id(),
        };
        let side = self.side_name(self.state.mover);
        self.words.fill(&format!("now.{part}"), &[("side", side)])
    }

    /// The clause that a step is played by, where its part of the rules is used.
    pub(super) fn step_clause(&self, step: Step) -> Option<ClauseId> {
        let (used, guns) = (self.modules(), self.guns_used());
        match step {
            Step::Deploy => None,
            Step::Start => used.command.then_some(COMMAND),
            Step::Move => used.facing.then_some(TURNING),
            Step::Fire => guns.then_some(STILL),
            Step::Combat => used.command.then_some(NO_ATTACK),
        }
    }

    /// The clause that the log cites as a step begins.
    pub(super) fn step_told(&self, step: Step) -> Option<ClauseId> {
        let (used, guns) = (self.modules(), self.guns_used());
        match step {
            Step::Deploy => guns.then_some(GUN_HEXES),
            Step::Start => used.command.then_some(COMMAND),
            Step::Move => used.facing.then_some(FRONT_ONLY),
            Step::Fire => guns.then_some(ACTIVATED),
            Step::Combat => used.command.then_some(NO_ATTACK),
        }
    }

    /// That a unit moves and attacks through its front alone, where facing is used
    /// (E-06).
    pub(super) fn front_only(&self) -> Option<ClauseId> {
        self.modules().facing.then_some(FRONT_ONLY)
    }

    /// Whether it counts which way a unit faces.
    pub(super) fn faces(&self, unit: UnitRef) -> bool {
        let standing = self.state.unit(unit);
        self.modules().facing && standing.is_some_and(|it| it.arm != Arm::Leader)
    }
}
