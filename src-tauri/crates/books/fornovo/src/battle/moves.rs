//! Move 3: normal moves (F-6.09, F-7.13).

use drumhead_vocabulary::Length;

use super::ground::{FeatureKind, Stand};
use super::prelude::*;
use crate::army::Kind;
use crate::interpretations::SquareMoves;
use crate::shooting::{Movement, Shooters, SmallArms};

named! {
    /// A way of moving other than straight ahead (F-7.23 to F-7.25).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Way {
        /// Forward about a front corner.
        Wheel = "wheel",
        /// Forward, obliquely by at most 22.5 degrees.
        NarrowOblique = "narrow_oblique",
        /// Forward, obliquely by more than 22.5 degrees.
        WideOblique = "wide_oblique",
        /// Sideways.
        Sidestep = "sidestep",
        /// Backward, facing the enemy.
        Retire = "retire",
    }
}

impl Way {
    /// Whether the way is forward. Moving to the side or backward is not an advance (F-5.10).
    pub(super) const fn is_forward(self) -> bool {
        match self {
            Self::Wheel | Self::NarrowOblique | Self::WideOblique => true,
            Self::Sidestep | Self::Retire => false,
        }
    }
}

named! {
    /// Terrain that costs distance (section 11, F-2.65, F-2.69).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Crossed {
        /// Up a steep slope.
        SteepUp = "steep_up",
        /// Across a steep slope.
        SteepAcross = "steep_across",
        /// Down a steep slope.
        SteepDown = "steep_down",
        /// A stream.
        Stream = "stream",
        /// A ford.
        Ford = "ford",
        /// Rough terrain.
        Rough = "rough",
        /// A light wood.
        LightWood = "light_wood",
        /// A heavy wood.
        HeavyWood = "heavy_wood",
        /// A bridge.
        Bridge = "bridge",
        /// The zone behind or inside fieldworks.
        FieldworksZone = "fieldworks_zone",
        /// Planted stakes.
        PlantedStakes = "planted_stakes",
        /// A fence.
        Fence = "fence",
        /// A low wall.
        LowWall = "low_wall",
        /// A high wall.
        HighWall = "high_wall",
        /// A ditch.
        Ditch = "ditch",
        /// Into fieldworks, or over them.
        Fieldworks = "fieldworks",
        /// Out of a town block.
        OutOfBlock = "out_of_block",
        /// Through wagons of the unit's own army: war wagons or a laager.
        OwnWagons = "own_wagons",
    }
}

impl Crossed {
    /// Returns the kind of feature, and a unit's position at it while crossing; `None` if the
    /// terrain is not a feature.
    pub(super) const fn kind(self) -> Option<(FeatureKind, Stand)> {
        Some(match self {
            Self::SteepUp | Self::SteepAcross | Self::SteepDown => {
                (FeatureKind::SteepSlope, Stand::In)
            }
            Self::Stream | Self::Ford => (FeatureKind::Stream, Stand::Across),
            Self::Rough => (FeatureKind::Rough, Stand::In),
            Self::LightWood => (FeatureKind::LightWood, Stand::In),
            Self::HeavyWood => (FeatureKind::HeavyWood, Stand::In),
            Self::Bridge => (FeatureKind::Bridge, Stand::In),
            Self::FieldworksZone | Self::Fieldworks => {
                (FeatureKind::LightFieldworks, Stand::Behind)
            }
            Self::Fence | Self::LowWall => (FeatureKind::LowWall, Stand::Across),
            Self::HighWall => (FeatureKind::HighWall, Stand::Across),
            Self::Ditch => (FeatureKind::Ditch, Stand::In),
            Self::OutOfBlock => (FeatureKind::TownBlock, Stand::In),
            // Troops of the laager's own side pass through it: it is not terrain for them.
            Self::PlantedStakes | Self::OwnWagons => return None,
        })
    }

    /// Returns the moment at which the terrain disorders the troops that it affects.
    pub(super) const fn upsets(self) -> Upsets {
        match self {
            Self::SteepUp
            | Self::SteepAcross
            | Self::SteepDown
            | Self::Rough
            | Self::LightWood
            | Self::HeavyWood
            | Self::FieldworksZone
            | Self::Fieldworks
            | Self::OutOfBlock
            | Self::PlantedStakes
            | Self::OwnWagons => Upsets::Entered,
            Self::Stream | Self::Ford | Self::Fence | Self::LowWall | Self::HighWall => {
                Upsets::Divided
            }
            Self::Bridge => Upsets::OnIt,
            Self::Ditch => Upsets::OnADie,
        }
    }

    /// Returns the terrain that a move crosses to end at this place; `None` if it slows no unit, or
    /// if the players must observe the way there.
    pub(super) fn into(kind: FeatureKind, stand: Stand) -> Option<Self> {
        if stand == Stand::Behind && kind == FeatureKind::HeavyFieldworks {
            return Some(Self::FieldworksZone);
        }
        let slow = [
            Self::Rough,
            Self::LightWood,
            Self::HeavyWood,
            Self::Bridge,
            Self::Stream,
            Self::LowWall,
            Self::HighWall,
            Self::FieldworksZone,
            Self::Ditch,
        ];
        slow.into_iter().find(|it| it.kind() == Some((kind, stand)))
    }
}

/// The moment at which terrain disorders a unit that crosses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Upsets {
    /// As soon as the unit enters the terrain.
    Entered,
    /// While the terrain divides the unit: during the move, or only at its end (D-225).
    Divided,
    /// While the unit is on the terrain.
    OnIt,
    /// Always for mounted troops; for foot, a roll decides.
    OnADie,
}

/// The players' observations of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveObservations {
    /// The unit.
    pub unit: UnitRef,
    /// The distance moved.
    pub moved: Moved,
    /// Whether the unit moved far enough towards the enemy to count as an advance (F-8.19, F-5.10).
    pub advanced: bool,
    /// Whether the move ended in a straight run that counts for impetus next turn (F-7.44).
    pub straight_run: bool,
    /// The cause of the unit's disorder, if terrain, a manoeuvre or the formation disordered it
    /// (F-5.02).
    pub disordered: Option<DisorderCause>,
    /// The feature that the unit is now in, on, behind or across.
    pub ground: Option<u16>,
    /// Ways of moving other than straight ahead.
    #[serde(default)]
    pub ways: Vec<Way>,
    /// Terrain crossed.
    #[serde(default)]
    pub over: Vec<Crossed>,
    /// Friends interpenetrated (F-7.30 to F-7.32).
    #[serde(default)]
    pub through: Vec<UnitRef>,
    /// The unit's number of ranks, if its formation is unknown: some terrain costs more for each
    /// rank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deep: Option<u16>,
    /// Whether a unit that may not advance moved away from the enemy, for example after turning
    /// about (F-5.10).
    #[serde(default)]
    pub away: bool,
}

impl MoveObservations {
    /// Returns the observations of a unit that did not move.
    pub const fn stood(unit: UnitRef) -> Self {
        Self {
            unit,
            moved: Moved::Stood,
            advanced: false,
            straight_run: false,
            disordered: None,
            ground: None,
            ways: Vec::new(),
            over: Vec::new(),
            through: Vec::new(),
            deep: None,
            away: false,
        }
    }

    /// Whether the observations include anything that needs a move. Leaving a block needs no other
    /// move, because it is itself a move (F-11.14).
    pub(super) fn stirs(&self) -> bool {
        let mut over = self.over.iter();
        let crosses = over.any(|it| *it != Crossed::OutOfBlock);
        let goes = self.advanced || self.straight_run || crosses;
        goes || !self.ways.is_empty() || !self.through.is_empty()
    }

    /// Whether the move was forward: an advance, a wheel, an oblique, or straight ahead but not
    /// away from the enemy (F-5.10).
    pub(super) fn goes_forward(&self) -> bool {
        let goes = matches!(self.moved, Moved::Rotation | Moved::Half | Moved::Full);
        let forward = self.ways.iter().any(|way| way.is_forward());
        let ahead = self.ways.is_empty() && !self.away;
        goes && (self.advanced || self.straight_run || forward || ahead)
    }
}

/// The move that a side's units make together, except units with separate orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SweepObservations {
    /// The distance moved.
    pub moved: Moved,
    /// Whether the units advanced (F-8.19, F-5.10).
    pub advanced: bool,
}

impl Position<'_> {
    /// Whether the unit may still move voluntarily in this step.
    pub(super) fn may_yet_move(&self, unit: UnitRef) -> bool {
        let moving = self.state.now.step.moving_side(self.state.side_a);
        moving == Some(unit.side) && self.is_free_to_move(unit)
    }

    /// Whether the unit may still move this turn: its move is not over, it neither routs nor
    /// pursues, and it has no movement debt.
    pub(super) fn is_free_to_move(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(_, state)| {
            let free = state.on_table() && !state.routs() && state.pursuit.is_none();
            let turn = state.turn;
            free && !turn.done && turn.moved != Moved::Charged && state.debt == 0
        })
    }

    /// Whether enough of the unit's move is left for the observed share of it, which includes the
    /// costs of terrain (F-7.19). Obstacles can use up the whole move if there is no slow terrain
    /// on the way (D-269).
    pub(super) fn has_left(&self, observed: &MoveObservations) -> bool {
        let unit = observed.unit;
        let full_move = self.normal_move(unit).unwrap_or(Length::ZERO);
        let before = self.left_of_move(unit);
        let left = before.minus(self.deductions_of(observed));
        let left = left.minus(self.least_extra_of(observed));
        let crosses = self.only_crosses(observed) && left >= Length::ZERO;
        match observed.moved {
            Moved::Stood => left >= Length::ZERO,
            Moved::Charged => true,
            Moved::Rotation => left > Length::ZERO,
            Moved::Half if self.takes_over_half(observed) => crosses,
            Moved::Half => crosses || left > Length::ZERO,
            Moved::Full => before.times(2) > full_move && (crosses || left > Length::ZERO),
        }
    }

    /// Whether the costs of terrain alone make a move count as more than half: they are more than
    /// half of a full move, or exactly half if there is also slow terrain to cover (F-11.03,
    /// D-269).
    pub(super) fn takes_over_half(&self, observed: &MoveObservations) -> bool {
        let full_move = self.normal_move(observed.unit).unwrap_or(Length::ZERO);
        let costs = self.deductions_of(observed);
        let costs = costs.plus(self.least_extra_of(observed));
        let exactly = costs > Length::ZERO && costs.times(2) == full_move;
        costs.times(2) > full_move || exactly && self.is_slowed(observed)
    }

    /// Returns the class of a move: as observed, unless the costs of terrain alone make it count as
    /// more than half (F-11.03, D-269).
    pub(super) fn class_of(&self, observed: &MoveObservations) -> Moved {
        match observed.moved == Moved::Half && self.takes_over_half(observed) {
            true => Moved::Full,
            false => observed.moved,
        }
    }

    /// Whether the unit moved through rough terrain at more than half speed (F-11.05). If a part of
    /// its move went into obstacles, only the players know how fast it was.
    pub(super) fn hastens(&self, observed: &MoveObservations) -> bool {
        observed.moved == Moved::Full && self.deductions_of(observed) <= Length::ZERO
    }

    /// Whether the unit may advance or retire by rotation while it fires (F-9.34).
    pub(super) fn may_rotate(&self, unit: UnitRef) -> bool {
        let hand = self.in_hand(unit);
        let groups = (0_u8..).zip(hand.iter().zip(self.groups_at_hand(unit)));
        let mut arms = groups
            .filter(|(_, (_, left))| *left > 0)
            .flat_map(|(group, (of, _))| {
                let missiles = of.weapons.missiles();
                let missiles: Vec<_> = missiles.iter().collect();
                missiles
                    .into_iter()
                    .map(move |weapon| Arm::Group { group, weapon })
            });
        let rotates = |arm| {
            let shooters = self.shooters(unit, arm, FireObservations::plain(1, true));
            matches!(shooters, Some(Shooters::SmallArms(arms)) if SmallArms {
                movement: Movement::Rotation,
                ..arms
            }
            .is_rotation())
        };
        arms.any(rotates)
    }

    /// Whether the unit's morale forbids an advance: it is halted or shaken (F-5.10).
    pub(super) fn may_not_advance(&self, unit: UnitRef) -> bool {
        let is_unready = |state: &UnitState| {
            matches!(state.morale, Morale::Halted { .. } | Morale::Shaken { .. })
        };
        self.unit(unit).is_some_and(|(_, state)| is_unready(state))
    }

    /// Returns the clause and the reason, as a catalogue id, why the unit cannot move at all:
    /// square (D-127), unlimbered heavy guns (F-7.16), too few gunners to manhandle the guns
    /// (F-7.18), wagons without teams (F-2.64). Returns `None` if it can move.
    pub(super) fn is_fixed(&self, unit: UnitRef) -> Option<(ClauseId, &'static str)> {
        let (_, state) = self.unit(unit)?;
        let square = state.square && self.rules.choices.square_moves == SquareMoves::Stands;
        if square {
            return Some((SQUARE, "square"));
        }
        let guns = self.guns_are_fixed(unit);
        let wagons = || self.in_own_wagons(unit).then_some((WAGONS, "wagons"));
        match guns {
            Some((GUN_CREW, _)) => wagons().or(guns),
            _ => guns.or_else(wagons),
        }
    }

    /// Returns the clause and the reason, as a catalogue id, why gunners cannot move their guns;
    /// `None` if they can, or have left them (F-7.16, F-7.18).
    pub(super) fn guns_are_fixed(&self, unit: UnitRef) -> Option<(ClauseId, &'static str)> {
        let (bought, state) = self.unit(unit)?;
        let with_guns = bought.kind == Kind::Artillery && state.crew == Crew::AtGuns;
        let heavy_guns = self.transport(unit)?.manhandled.heavy_gun;
        if with_guns && heavy_guns > 0 {
            Some((HEAVY, "heavy_guns"))
        } else if with_guns && self.manhandlers(unit) > state.figures() {
            Some((GUN_CREW, "few_gunners"))
        } else {
            None
        }
    }
}

written! {
    /// A unit used some or all of its move, by moving, manoeuvring or working.
    pub struct MoveUsed {
        /// The unit.
        pub unit: UnitRef,
        /// The unit's move this turn.
        pub moved: Moved,
        /// The unit's move this turn, not counting manoeuvres (F-9.36, D-229).
        pub walked: Moved,
        /// The distance spent (F-7.19).
        pub spent: Length,
        /// Whether the unit's normal move is over.
        pub done: bool,
        /// Whether the unit has advanced far enough for a failed shooting test to halt it (F-8.19,
        /// D-21).
        pub advanced: bool,
        /// Whether the unit moved straight ahead far enough for impetus next turn (F-7.44).
        pub straight_run: bool,
        /// Whether the unit's work took its whole turn, so that it cannot shoot (F-2.65, F-7.34,
        /// F-11.11).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub whole_turn: bool,
    }
}

impl Fact<Fornovo> for MoveUsed {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let turn = &mut battle.state.unit_mut(self.unit)?.turn;
        (turn.moved, turn.walked, turn.spent) = (self.moved, self.walked, self.spent);
        (turn.done, turn.advanced) = (self.done, self.advanced);
        (turn.straight_run, turn.whole_turn) = (self.straight_run, self.whole_turn);
        Ok(())
    }
}

impl MoveUsed {
    /// Returns the part of the unit's move that is used.
    pub(super) const fn so_far(unit: UnitRef, turn: &Record) -> Self {
        Self {
            unit,
            moved: turn.moved,
            walked: turn.walked,
            spent: turn.spent,
            done: turn.done,
            advanced: turn.advanced,
            straight_run: turn.straight_run,
            whole_turn: turn.whole_turn,
        }
    }
}

impl Resolver<'_> {
    pub(super) fn has_used_move(&mut self, used: MoveUsed) -> Result<(), BadFact> {
        self.change(used.unit, used)
    }

    /// Records a unit's move. Its moves and manoeuvres this turn count together (F-7.19).
    pub(super) fn has_moved(&mut self, observed: &MoveObservations) -> Result<(), BadFact> {
        let unit = observed.unit;
        let full_move = self.position().normal_move(unit).unwrap_or(Length::ZERO);
        let before = self.state(unit)?.turn;
        let emerges = self.position().emerges(observed);
        // If the players enter that a unit did not move, the unit spends only the cost of leaving
        // its block.
        let deducted = match observed.moved == Moved::Stood && !emerges {
            true => Length::ZERO,
            false => self.position().deductions_of(observed),
        };
        // The shares that the players enter include the costs.
        let gone = match observed.moved {
            Moved::Stood | Moved::Charged => deducted,
            Moved::Rotation => deducted.plus(self.position().rotation_cost(observed)),
            Moved::Half => deducted.max(full_move.part(2)),
            Moved::Full => full_move,
        };
        let spent = before.spent.plus(gone).min(full_move);
        // Rotation on its own does not affect fire, whatever part of the move it is (F-9.34).
        let only_rotates =
            observed.moved == Moved::Rotation && before.spent.plus(deducted) <= Length::ZERO;
        let by_spending = match only_rotates {
            true => Moved::Rotation,
            false => moved_by(spent, full_move),
        };
        // A unit that leaves a block has moved, even if it goes no further (F-11.14).
        let went = match emerges {
            true => observed.moved.max(Moved::Half),
            false => observed.moved,
        };
        let pace = match self.position().hastens(observed) {
            true => went,
            false => went.min(Moved::Half),
        };
        let may_not = self.position().may_not_advance(unit);
        let advanced = observed.advanced || may_not && observed.goes_forward();
        self.has_used_move(MoveUsed {
            unit,
            moved: before.moved.max(went).max(by_spending),
            walked: before.walked.max(went),
            spent,
            done: true,
            advanced: before.advanced || (advanced && observed.moved != Moved::Stood),
            straight_run: observed.straight_run,
            whole_turn: before.whole_turn,
        })?;
        if matches!(observed.moved, Moved::Half | Moved::Full) {
            self.leave_stakes(unit)?;
        }
        if went != Moved::Stood {
            let spot = observed
                .ground
                .and_then(|id| self.position().usual_spot(id));
            self.take_place(unit, spot, pace)?;
        }
        Ok(())
    }
}

/// Returns the class of a move that spent this distance.
pub(super) fn moved_by(spent: Length, full_move: Length) -> Moved {
    if spent <= Length::ZERO {
        Moved::Stood
    } else if spent.times(2) <= full_move {
        Moved::Half
    } else {
        Moved::Full
    }
}
