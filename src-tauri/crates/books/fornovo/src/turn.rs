//! Section 6: the turn, step by step.

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::other;
use serde::{Deserialize, Serialize};

named! {
    /// A step of the turn (F-6.01 to F-6.16), or the set-up before the first turn.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Step {
        /// Before the first turn: troops are placed, and unpaid units are asked whether they will
        /// serve.
        SetUp = "set_up",
        /// Rally 1: side A is chosen.
        Initiative = "initiative",
        /// Rally 2: units recoil from combats lost last turn.
        Recoils = "recoils",
        /// Rally 3: tests to rally and to halt a pursuit.
        RallyTests = "rally_tests",
        /// Rally 3: routing and pursuing units move.
        Flight = "flight",
        /// Rally 4: units off the table test to return.
        Returns = "returns",
        /// Move 1: side A charges.
        ChargesA = "charges_a",
        /// Move 1: side B replies.
        AnswersB = "answers_b",
        /// Move 2: side B charges.
        ChargesB = "charges_b",
        /// Move 2: side A replies.
        AnswersA = "answers_a",
        /// Move 3: side A moves.
        MovesA = "moves_a",
        /// Move 3: side B moves.
        MovesB = "moves_b",
        /// Shoot 1: all shooting, simultaneously.
        Fire = "fire",
        /// Shoot 2: shooting tests, then tests of chargers and of charged units.
        FireTests = "fire_tests",
        /// Shoot 3: charges are completed, including charges without a target.
        Completions = "completions",
        /// Combat 1: a round of every combat, simultaneously.
        Rounds = "rounds",
        /// Combat 2: losers test.
        LoserTests = "loser_tests",
        /// Combat 3: friends of routed units test.
        FriendTests = "friend_tests",
        /// Combat 4: recovery.
        Recovery = "recovery",
    }
}

/// A phase of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Before the first turn.
    SetUp,
    /// Rally.
    Rally,
    /// Move.
    Move,
    /// Shoot.
    Shoot,
    /// Combat.
    Combat,
}

impl Phase {
    /// Returns the id of the phase in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::SetUp => "set_up",
            Self::Rally => "rally",
            Self::Move => "move",
            Self::Shoot => "shoot",
            Self::Combat => "combat",
        }
    }
}

/// The sides that act in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Both sides, in any order.
    Both,
    /// Side A.
    A,
    /// Side B.
    B,
}

impl Actor {
    /// Returns the side that acts, once side A is known; `None` if both act.
    pub fn side(self, side_a: Option<u8>) -> Option<u8> {
        match self {
            Self::Both => None,
            Self::A => side_a,
            Self::B => side_a.map(other),
        }
    }
}

impl Step {
    /// The steps of a turn, in order.
    pub const TURN: [Self; 18] = [
        Self::Initiative,
        Self::Recoils,
        Self::RallyTests,
        Self::Flight,
        Self::Returns,
        Self::ChargesA,
        Self::AnswersB,
        Self::ChargesB,
        Self::AnswersA,
        Self::MovesA,
        Self::MovesB,
        Self::Fire,
        Self::FireTests,
        Self::Completions,
        Self::Rounds,
        Self::LoserTests,
        Self::FriendTests,
        Self::Recovery,
    ];

    /// Returns the phase of the step.
    pub const fn phase(self) -> Phase {
        match self {
            Self::SetUp => Phase::SetUp,
            Self::Initiative | Self::Recoils | Self::RallyTests | Self::Flight | Self::Returns => {
                Phase::Rally
            }
            Self::ChargesA
            | Self::AnswersB
            | Self::ChargesB
            | Self::AnswersA
            | Self::MovesA
            | Self::MovesB => Phase::Move,
            Self::Fire | Self::FireTests | Self::Completions => Phase::Shoot,
            Self::Rounds | Self::LoserTests | Self::FriendTests | Self::Recovery => Phase::Combat,
        }
    }

    /// Returns the sides that act in the step.
    pub const fn actor(self) -> Actor {
        match self {
            Self::ChargesA | Self::AnswersA | Self::MovesA => Actor::A,
            Self::AnswersB | Self::ChargesB | Self::MovesB => Actor::B,
            Self::SetUp
            | Self::Initiative
            | Self::Recoils
            | Self::RallyTests
            | Self::Flight
            | Self::Returns
            | Self::Fire
            | Self::FireTests
            | Self::Completions
            | Self::Rounds
            | Self::LoserTests
            | Self::FriendTests
            | Self::Recovery => Actor::Both,
        }
    }

    /// Returns the side that declares charges in the step, once side A is known.
    pub fn charging_side(self, side_a: Option<u8>) -> Option<u8> {
        let charges = matches!(self, Self::ChargesA | Self::ChargesB);
        self.actor().side(side_a.filter(|_| charges))
    }

    /// Returns the side that moves in the step, once side A is known.
    pub fn moving_side(self, side_a: Option<u8>) -> Option<u8> {
        let moves = matches!(self, Self::MovesA | Self::MovesB);
        self.actor().side(side_a.filter(|_| moves))
    }

    /// Returns the side that replies to charges in the step. Until side A is known, side 0 counts
    /// as side A.
    pub fn answering_side(self, side_a: Option<u8>) -> Option<u8> {
        let answers = matches!(self, Self::AnswersA | Self::AnswersB);
        self.actor().side(side_a.or(Some(0)).filter(|_| answers))
    }

    /// Returns the clause of the step; `None` for the set-up, which is not a step of section 6.
    pub const fn clause(self) -> Option<ClauseId> {
        Some(ClauseId::new(match self {
            Self::SetUp => return None,
            Self::Initiative => "F-6.01",
            Self::Recoils => "F-6.02",
            Self::RallyTests => "F-6.03",
            Self::Flight => "F-6.04",
            Self::Returns => "F-6.05",
            Self::ChargesA => "F-6.06",
            Self::AnswersB => "F-6.07",
            Self::ChargesB | Self::AnswersA => "F-6.08",
            Self::MovesA | Self::MovesB => "F-6.09",
            Self::Fire => "F-6.10",
            Self::FireTests => "F-6.11",
            Self::Completions => "F-6.12",
            Self::Rounds => "F-6.13",
            Self::LoserTests => "F-6.14",
            Self::FriendTests => "F-6.15",
            Self::Recovery => "F-6.16",
        }))
    }

    /// Returns the next step, and whether it begins a new turn.
    pub fn next(self) -> (Self, bool) {
        let mut later = Self::TURN.into_iter().skip_while(|step| *step != self);
        match later.nth(1) {
            Some(step) => (step, false),
            None => (Self::Initiative, true),
        }
    }

    /// Whether losses from shooting, combat or crash-ins (D-115) are applied between the previous
    /// step and this one.
    pub const fn follows_losses(self) -> bool {
        match self {
            Self::Returns | Self::FireTests | Self::LoserTests => true,
            Self::SetUp
            | Self::Initiative
            | Self::Recoils
            | Self::RallyTests
            | Self::Flight
            | Self::ChargesA
            | Self::AnswersB
            | Self::ChargesB
            | Self::AnswersA
            | Self::MovesA
            | Self::MovesB
            | Self::Fire
            | Self::Completions
            | Self::Rounds
            | Self::FriendTests
            | Self::Recovery => false,
        }
    }

    /// Whether the step is the last of its phase, after which shattered units rout (F-5.06).
    pub fn ends_phase(self) -> bool {
        self.next().0.phase() != self.phase()
    }
}

/// A moment of the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Moment {
    /// The turn, from 1; 0 for the set-up.
    pub turn: u16,
    /// The step.
    pub step: Step,
}

impl Moment {
    /// The moment before the first turn.
    pub const START: Self = Self {
        turn: 0,
        step: Step::SetUp,
    };

    /// Whether this moment is before the Move phase of turn `turn`.
    pub fn before_moves_of(self, turn: u16) -> bool {
        self.turn < turn || (self.turn == turn && self.step.phase() <= Phase::Rally)
    }
}
