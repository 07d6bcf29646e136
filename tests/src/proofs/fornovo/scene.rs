//! A small battle for the proofs, in which all objections are allowed.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_fornovo::battle::actions;
use drumhead_fornovo::battle::*;
use drumhead_fornovo::reaction::{Facts, Test};
use drumhead_fornovo::{FigureScale, GeneralId, Unit};
use drumhead_rules::frame::{Action as _, FieldValue};
use drumhead_rules::play::Game as _;
pub(super) use drumhead_testing::field;
use drumhead_testing::{against, allowing, reasons};
use drumhead_vocabulary::Length;
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{Answer, Choice, Preview, Question, Refusal, Scalar, UnitRef};

use super::support::*;

/// Unit 1 of the first side: foot in [`Scene::new`].
pub(super) const FOOT: UnitRef = UnitRef::new(0, 1);
/// Unit 2 of the first side: horse in [`Scene::new`].
pub(super) const HORSE: UnitRef = UnitRef::new(0, 2);
/// Unit 1 of the second side: foot in [`Scene::new`].
pub(super) const ENEMY: UnitRef = UnitRef::new(1, 1);
/// Unit 2 of the second side: foot in [`Scene::new`].
pub(super) const SECOND: UnitRef = UnitRef::new(1, 2);

/// The general of the first side.
pub(super) const GENERAL: GeneralRef = GeneralRef {
    side: 0,
    general: GeneralId(1),
};

/// The order for the first side's general to join [`FOOT`].
pub(super) const JOINS: actions::Attach = actions::Attach {
    general: GENERAL,
    unit: Some(FOOT),
};

/// Returns a charge in the open, front to front.
pub(super) fn charge(unit: UnitRef, target: UnitRef) -> actions::Charge {
    actions::Charge {
        unit,
        target,
        observed: ChargeObservations::default(),
        through: Vec::new(),
    }
}

/// Returns a unit's test without any facts.
pub(super) fn test(unit: UnitRef, test: Test) -> actions::Test {
    actions::Test {
        unit,
        facts: Facts::none(test),
        saw: Vec::new(),
    }
}

/// Returns the end of a charge without contact.
pub(super) fn missed(unit: UnitRef) -> actions::Complete {
    actions::Complete {
        unit,
        how: ChargeEnd::Missed,
        through: Vec::new(),
    }
}

/// A battle in play.
pub(super) struct Scene(Battle);

impl Scene {
    /// Returns a battle of foot and horse against two units of foot.
    pub(super) fn new() -> Self {
        Self::of([foot(24), horse(12)], [foot(20), foot(20)])
    }

    /// Returns a battle of the first units against the second.
    pub(super) fn of(
        first: impl IntoIterator<Item = Unit>,
        second: impl IntoIterator<Item = Unit>,
    ) -> Self {
        Self::begun(Setup::of(army(1600, first), army(1600, second)))
    }

    /// Returns a battle with this set-up.
    pub(super) fn begun(setup: Setup) -> Self {
        Self(Battle::new(setup).expect("the set-up is valid"))
    }

    /// Returns a battle of foot and horse against foot, in this figure scale.
    pub(super) fn in_scale(scale: FigureScale) -> Self {
        let first = army(1600, [foot(24), horse(12)]);
        let setup = Setup {
            scale,
            ..Setup::of(first, army(1600, [foot(20)]))
        };
        Self(Battle::new(setup).expect("the set-up is valid"))
    }

    pub(super) const fn battle(&self) -> &Battle {
        &self.0
    }

    pub(super) fn state(&self) -> &State {
        self.0.state()
    }

    /// Whether the work with this name is now due from the unit, or from a side if no unit is
    /// given.
    pub(super) fn is_due(&self, name: &str, unit: impl Into<Option<UnitRef>>) -> bool {
        let unit = unit.into();
        let pending = self.0.pending().into_iter().map(|it| it.obligation);
        pending
            .filter(|it| it.name == name)
            .any(|it| it.unit == unit)
    }

    /// Whether the unit has to take this test now.
    pub(super) fn tests(&self, unit: UnitRef, test: Test) -> bool {
        self.is_due(&format!("test.{}", test.id()), unit)
    }

    pub(super) fn unit(&self, unit: UnitRef) -> &UnitState {
        &self.0.state().units[&unit]
    }

    /// Returns the unit's allowance with these answers.
    pub(super) fn allowance(&self, observed: &MoveObservations) -> Allowance {
        allowance(&self.0, observed).expect("the unit has figures")
    }

    /// Returns the preview of a command.
    pub(super) fn preview(&self, command: &(impl Into<Command> + Clone)) -> Preview {
        self.0.preview(&command.clone().into())
    }

    fn decided(
        &self,
        command: &(impl Into<Command> + Clone),
        throw: Option<Throw>,
    ) -> Result<Vec<Event>, Refusal> {
        let command = command.clone().into();
        self.0.decide(&command, &[], &mut Given(throw))
    }

    /// Returns the rest of the unit's move.
    pub(super) fn left(&self, unit: UnitRef) -> Length {
        self.allowance(&MoveObservations::stood(unit)).left
    }

    /// Carries out a command, allowing all objections.
    pub(super) fn play(&mut self, command: impl Into<Command>, faces: &[u8]) {
        let command = command.into();
        let overruled = reasons(&self.0, &command);
        allowing(&mut self.0, &command, &overruled, faces.iter().copied());
    }

    /// Sets a field of a unit by hand.
    pub(super) fn set(&mut self, unit: UnitRef, set: FieldValue) {
        self.play(actions::Correct { unit, set }, &[]);
    }

    /// Changes a part of a unit's state that cannot be corrected by hand.
    pub(super) fn has(&mut self, unit: UnitRef, what: impl FnOnce(&mut UnitState)) {
        let live = self.0.state.units.get_mut(&unit);
        what(live.expect("the unit is in the battle"));
    }

    /// Carries out a charge in the open, front to front.
    pub(super) fn charge(&mut self, unit: UnitRef, target: UnitRef) {
        self.play(charge(unit, target), &[]);
    }

    /// Ends the step; the first side is always side A.
    pub(super) fn end(&mut self) {
        if self.state().now.step == Step::Initiative && self.state().side_a.is_none() {
            self.play(actions::RollInitiative { side: 0 }, &[6]);
            self.play(actions::RollInitiative { side: 1 }, &[2]);
            self.play(actions::ChooseSide { side: 0, a: true }, &[]);
        }
        self.play(actions::EndStep {}, &[]);
    }

    /// Ends steps until this step begins.
    pub(super) fn go(&mut self, step: Step) {
        for _ in 0..40 {
            if self.state().now.step == step {
                return;
            }
            self.end();
        }
        panic!("the battle never reaches {step:?}");
    }

    /// Asserts that the clause objects to the command.
    pub(super) fn refused(&self, clause: &str, command: &(impl Into<Command> + Clone)) {
        let found = against(&self.0, command);
        assert!(found.iter().any(|id| id == clause), "{clause}: {found:?}");
    }

    /// Whether the command needs dice and meets no objection.
    pub(super) fn asks(&self, command: &(impl Into<Command> + Clone)) -> bool {
        matches!(self.decided(command, None), Err(Refusal::NeedDice(_)))
    }

    /// Returns the number of dice that the command needs.
    pub(super) fn dice_of(&self, command: &(impl Into<Command> + Clone)) -> usize {
        match self.decided(command, None) {
            Err(Refusal::NeedDice(pool)) => usize::try_from(pool.dice).expect("few dice"),
            other => panic!("{other:?}"),
        }
    }

    /// Whether the unit has this offer.
    pub(super) fn offers(&self, unit: UnitRef, id: &str) -> bool {
        let offers = self.0.offers(Some(unit));
        offers.iter().any(|offer| offer.id == id)
    }

    /// Returns the questions of the unit's first offer for this action.
    fn questions(&self, unit: UnitRef, action: &str) -> Vec<Question> {
        let mut offers = self.0.offers(Some(unit)).into_iter();
        let offer = offers.find(|offer| offer.id.action() == action);
        offer.expect("the unit has such an offer").questions
    }

    /// Whether the unit's first offer for this action has a question with this path.
    pub(super) fn asked(&self, unit: UnitRef, action: &str, path: &str) -> bool {
        let questions = self.questions(unit, action);
        questions.iter().any(|question| question.path == path)
    }

    /// Whether the hint of the question with this path contains this text.
    pub(super) fn hints(&self, unit: UnitRef, action: &str, path: &str, text: &str) -> bool {
        let questions = self.questions(unit, action);
        let asked = questions.iter().find(|question| question.path == path);
        let hint = asked.and_then(|question| question.hint.as_ref());
        hint.is_some_and(|hint| hint.contains(text))
    }

    /// Returns the text values among the choices of the question with this path, given the answers
    /// in a command.
    pub(super) fn choices(
        &self,
        command: &(impl Into<Command> + Clone),
        path: &str,
    ) -> Vec<String> {
        let command = command.clone().into();
        let questions = self.0.answered(&command, &command).questions;
        let asked = questions.iter().find(|question| question.path == path);
        let (Answer::One { choices } | Answer::Some { choices }) =
            &asked.expect("the offer has such a question").answer
        else {
            return Vec::new();
        };
        let word = |choice: &Choice| match &choice.value {
            Scalar::Text(word) => Some(word.clone()),
            Scalar::YesNo(_) | Scalar::Number(_) | Scalar::Unit(_) | Scalar::Nothing(()) => None,
        };
        choices.iter().filter_map(word).collect()
    }

    /// Whether the command is carried out if its die shows this face.
    pub(super) fn takes(&self, command: &(impl Into<Command> + Clone), face: u8) -> bool {
        let throw = Throw::Faces(vec![face]);
        self.decided(command, Some(throw)).is_ok()
    }

    /// Whether the command is impossible.
    pub(super) fn impossible(&self, command: &(impl Into<Command> + Clone)) -> bool {
        matches!(self.decided(command, None), Err(Refusal::Impossible(_)))
    }

    /// Fights a round that the first unit loses to the second, up to the loser's test.
    pub(super) fn lose_round(&mut self, loser: UnitRef, winner: UnitRef) {
        self.go(Step::Rounds);
        let mut meeting = Meeting::default();
        for (observed, unit) in meeting.sides.iter_mut().zip([loser, winner]) {
            observed.strikers.cavalry = if unit == HORSE { 12 } else { 0 };
            observed.strikers.other = if unit == HORSE { 0 } else { 20 };
        }
        let (unit, enemy) = (loser, winner);
        self.play(
            actions::Fight {
                unit,
                enemy,
                meeting,
            },
            &[],
        );
        for (unit, enemy, face) in [(loser, winner, 1), (winner, loser, 6)] {
            let dice = self.dice(unit, enemy);
            self.play(actions::Strike { unit, enemy }, &vec![face; dice]);
        }
        self.fail_saves();
        self.go(Step::LoserTests);
    }

    /// Fails all saves that are due, by rolling 1s.
    pub(super) fn fail_saves(&mut self) {
        while let Some((blow, group, hits)) = self.pending_save() {
            self.play(actions::Save { blow, group }, &vec![1; hits]);
        }
    }

    fn dice(&self, unit: UnitRef, enemy: UnitRef) -> usize {
        self.dice_of(&actions::Strike { unit, enemy })
    }

    fn pending_save(&self) -> Option<(BlowKey, u8, usize)> {
        let units = self.state().units.keys();
        let mut saves = units.flat_map(|unit| actions::Save::of_unit(&self.0, *unit));
        let actions::Save { blow, group } = saves.next()?;
        let hits = self.state().blows.get(&blow)?.divided.as_ref()?;
        let hits = hits.get(usize::from(group)).copied()?;
        Some((blow, group, usize::try_from(hits).ok()?))
    }
}
