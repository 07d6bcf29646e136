//! Move 3: normal moves (F-6.09, F-7.13).

use drumhead_words::play::{Objection, Refusal, UnitRef};
use drumhead_words::{ClauseId, Length};
use serde::{Deserialize, Serialize};

use super::super::army::Model;
use super::super::readings::SquareMoves;
use super::super::shooting::{Movement, Shooters, SmallArms};
use super::act::Act;
use super::allowance::REDUCED;
use super::duty::Duty;
use super::event::{Change, Event};
use super::fire::{Arm, FireTold};
use super::ground::{DITCH, FeatureKind, Stand};
use super::manoeuvres::{held_by_enemy, moved_by};
use super::state::*;
use super::table::Table;

/// A way to go other than straight ahead (F-7.23 to F-7.25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Forward about a front corner.
    Wheel,
    /// Forward, slanting by 22.5 degrees at most.
    NarrowOblique,
    /// Forward, slanting more.
    WideOblique,
    /// Sideways.
    Sidestep,
    /// Backward, facing the enemy.
    Retire,
}

impl Way {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Wheel,
        Self::NarrowOblique,
        Self::WideOblique,
        Self::Sidestep,
        Self::Retire,
    ];

    /// Its id in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Wheel => "wheel",
            Self::NarrowOblique => "narrow_oblique",
            Self::WideOblique => "wide_oblique",
            Self::Sidestep => "sidestep",
            Self::Retire => "retire",
        }
    }
}

/// Ground that takes of a move (section 11, F-2.65).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Crossed {
    /// Up a steep slope.
    SteepUp,
    /// Across a steep slope.
    SteepAcross,
    /// Down a steep slope.
    SteepDown,
    /// A stream.
    Stream,
    /// A ford.
    Ford,
    /// A light wood.
    LightWood,
    /// A heavy wood.
    HeavyWood,
    /// A bridge.
    Bridge,
    /// Behind or inside fieldworks.
    FieldworksZone,
    /// Planted stakes.
    PlantedStakes,
    /// A fence.
    Fence,
    /// A low wall.
    LowWall,
    /// A high wall.
    HighWall,
    /// A ditch.
    Ditch,
    /// Into fieldworks, or over them.
    Fieldworks,
    /// Out of a town block.
    OutOfBlock,
}

impl Crossed {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::SteepUp,
        Self::SteepAcross,
        Self::SteepDown,
        Self::Stream,
        Self::Ford,
        Self::LightWood,
        Self::HeavyWood,
        Self::Bridge,
        Self::FieldworksZone,
        Self::PlantedStakes,
        Self::Fence,
        Self::LowWall,
        Self::HighWall,
        Self::Ditch,
        Self::Fieldworks,
        Self::OutOfBlock,
    ];

    /// Its name in the tables and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::SteepUp => "steep_up",
            Self::SteepAcross => "steep_across",
            Self::SteepDown => "steep_down",
            Self::Stream => "stream",
            Self::Ford => "ford",
            Self::LightWood => "light_wood",
            Self::HeavyWood => "heavy_wood",
            Self::Bridge => "bridge",
            Self::FieldworksZone => "fieldworks_zone",
            Self::PlantedStakes => "planted_stakes",
            Self::Fence => "fence",
            Self::LowWall => "low_wall",
            Self::HighWall => "high_wall",
            Self::Ditch => "ditch",
            Self::Fieldworks => "fieldworks",
            Self::OutOfBlock => "out_of_block",
        }
    }

    /// What it is among the ground that a battle names, and how whoever crosses
    /// it is at it; none for what is no such thing or troubles nobody.
    pub(super) const fn kind(self) -> Option<(FeatureKind, Stand)> {
        match self {
            Self::Stream => Some((FeatureKind::Stream, Stand::Across)),
            Self::LightWood => Some((FeatureKind::LightWood, Stand::In)),
            Self::HeavyWood => Some((FeatureKind::HeavyWood, Stand::In)),
            Self::LowWall => Some((FeatureKind::LowWall, Stand::Across)),
            Self::HighWall => Some((FeatureKind::HighWall, Stand::Across)),
            Self::Ditch => Some((FeatureKind::Ditch, Stand::In)),
            Self::SteepUp
            | Self::SteepAcross
            | Self::SteepDown
            | Self::Ford
            | Self::Bridge
            | Self::FieldworksZone
            | Self::PlantedStakes
            | Self::Fence
            | Self::Fieldworks
            | Self::OutOfBlock => None,
        }
    }
}

/// What only the table can tell of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveTold {
    /// The unit.
    pub unit: UnitRef,
    /// How far it moved.
    pub moved: Moved,
    /// Whether it went towards the enemy by the distance that counts as an
    /// advance (F-8.19, F-5.10).
    pub advanced: bool,
    /// Whether it ended in a straight run that counts for impetus next turn
    /// (F-7.44).
    pub straight_run: bool,
    /// Whether the ground or the manoeuvre put it in disorder (F-5.02).
    pub disordered: Option<DisorderCause>,
    /// The feature it is now in or behind.
    pub ground: Option<u16>,
    /// Ways it went other than straight ahead.
    #[serde(default)]
    pub ways: Vec<Way>,
    /// Ground that it crossed.
    #[serde(default)]
    pub over: Vec<Crossed>,
    /// Friends that it passed through (F-7.30 to F-7.32).
    #[serde(default)]
    pub through: Vec<UnitRef>,
    /// How many ranks deep it crossed them, where the desk does not know its
    /// formation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deep: Option<u16>,
}

impl MoveTold {
    /// A unit that stood.
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
        }
    }
}

/// How a whole side's units moved, those that had nothing else to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SweepTold {
    /// How far they moved.
    pub moved: Moved,
    /// Whether they advanced (F-8.19, F-5.10).
    pub advanced: bool,
}

const ROTATION: ClauseId = ClauseId::new("F-9.34");
const VOLUNTARY: ClauseId = ClauseId::new("F-7.13");
const HEAVY: ClauseId = ClauseId::new("F-7.16");
const WAGONS: ClauseId = ClauseId::new("F-2.64");
const SQUARE: ClauseId = ClauseId::new("F-7.26");

impl Table<'_> {
    /// Whether the unit has yet to move in this step, of its own will.
    pub(super) fn may_yet_move(&self, unit: UnitRef) -> bool {
        let moving = self.state.now.step.moving_side(self.state.side_a);
        self.unit(unit).is_some_and(|(_, live)| {
            let free = live.on_table() && !live.routs() && live.pursuit.is_none();
            let turn = live.turn;
            let idle = !turn.done && turn.moved != Moved::Charged && live.debt == 0;
            moving == Some(unit.side) && free && idle
        })
    }

    /// Whether so much is left of its move.
    pub(super) fn has_left(&self, unit: UnitRef, moved: Moved) -> bool {
        let whole = self.normal_move(unit).unwrap_or(Length::ZERO);
        let left = self.left_of_move(unit);
        match moved {
            Moved::Stood | Moved::Rotation | Moved::Charged => true,
            Moved::Half => left > Length::ZERO,
            Moved::Full => left.times(2) > whole,
        }
    }

    /// Whether it may go forward or back by rotation fire (F-9.34).
    pub(super) fn may_rotate(&self, unit: UnitRef) -> bool {
        let hand = self.in_hand(unit);
        let groups = (0_u8..).zip(hand.iter().zip(self.groups_at_hand(unit)));
        let arms = groups.filter(|(_, (_, left))| *left > 0);
        let mut arms = arms.flat_map(|(group, (of, _))| {
            let missiles = of.weapons.missiles();
            let missiles: Vec<_> = missiles.iter().collect();
            missiles
                .into_iter()
                .map(move |weapon| Arm::Group { group, weapon })
        });
        let rotates = |arm| {
            let shooters = self.shooters(unit, arm, FireTold::plain(1, true));
            matches!(shooters, Some(Shooters::SmallArms(arms)) if SmallArms {
                movement: Movement::Rotation,
                ..arms
            }
            .is_rotation())
        };
        !ROTATION.stands() || arms.any(rotates)
    }

    /// Whether it stands where it is because of what it is: a square (D-127),
    /// heavy guns off their limbers (F-7.16).
    pub(super) fn is_fixed(&self, unit: UnitRef) -> Option<(ClauseId, &'static str)> {
        let (_, live) = self.unit(unit)?;
        let square = live.square && self.rules.procedures.square_moves == SquareMoves::Stands;
        let heavy = live.models.count(Model::HeavyGun) > 0 && !live.limbered;
        if square && SQUARE.stands() {
            Some((SQUARE, "a square does not move"))
        } else if heavy && live.crew == Crew::AtGuns && HEAVY.stands() {
            Some((
                HEAVY,
                "heavy guns off their limbers only turn where they stand",
            ))
        } else if self.in_own_wagons(unit) && WAGONS.stands() {
            Some((WAGONS, "teams are put to its wagons before they move"))
        } else {
            None
        }
    }
}

impl Act<'_> {
    /// Units of one side move, in one sweep.
    pub(super) fn moves(&mut self, moves: &[MoveTold]) -> Result<(), Refusal> {
        for told in moves {
            self.may_move(told)?;
        }
        self.settled()?;
        for told in moves {
            self.moved(told)?;
        }
        Ok(())
    }

    /// The units of a side that had nothing else to do, in one sweep.
    pub(super) fn sweep(
        &mut self,
        side: u8,
        units: &[UnitRef],
        told: SweepTold,
    ) -> Result<(), Refusal> {
        let moves: Vec<MoveTold> = units
            .iter()
            .map(|unit| MoveTold {
                moved: told.moved,
                advanced: told.advanced,
                ..MoveTold::stood(*unit)
            })
            .collect();
        for told in &moves {
            if told.unit.side != side {
                return Err(Refusal::impossible(
                    "other_side",
                    "a sweep moves units of one side",
                ));
            }
            self.may_move(told)?;
        }
        self.settled()?;
        self.happen(Event::Swept {
            units: units.to_vec(),
            told,
        })?;
        for told in &moves {
            self.has_moved(told)?;
        }
        Ok(())
    }

    /// What speaks against anything that a unit does in its side's step of
    /// moves; `what` tells several units of one command apart.
    pub(super) fn may_act_in_moves(&mut self, unit: UnitRef, what: &str) -> Result<(), Refusal> {
        const STEP: ClauseId = ClauseId::new("F-6.09");
        const DEBT: ClauseId = ClauseId::new("F-7.27");
        let live = self.on_table(unit)?;
        let (runs, debt) = (live.routs() || live.pursuit.is_some(), live.debt > 0);
        let moving = self.state.now.step.moving_side(self.state.side_a);
        if moving != Some(unit.side) && STEP.stands() {
            let text = "its side does not move in this step";
            self.object(&format!("not_its_step{what}"), Some(STEP), text);
        }
        if runs && VOLUNTARY.stands() {
            let text = "routers and pursuers do not move of their own will";
            self.object(&format!("runs{what}"), Some(VOLUNTARY), text);
        }
        if debt && DEBT.stands() {
            let text = "it still completes a manoeuvre";
            self.object(&format!("debt{what}"), Some(DEBT), text);
        }
        Ok(())
    }

    /// What speaks against a move.
    fn may_move(&mut self, told: &MoveTold) -> Result<(), Refusal> {
        const STEP: ClauseId = ClauseId::new("F-6.09");
        const NO_ADVANCE: ClauseId = ClauseId::new("F-5.10");
        let unit = told.unit;
        let live = self.on_table(unit)?.clone();
        if told.moved == Moved::Charged {
            return Err(Refusal::impossible(
                "charge",
                "a charge is declared, not moved as a normal move",
            ));
        }
        if let Some(feature) = told.ground {
            let Some(spot) = self.table().usual_spot(feature) else {
                return Err(Refusal::impossible(
                    "no_such_feature",
                    "the table has no such feature",
                ));
            };
            if told.moved != Moved::Stood {
                self.may_stand(unit, spot);
            }
        }
        let of = format!(".{}.{}", unit.side, unit.unit);
        let id = |what: &str| format!("{what}{of}");
        if told.moved == Moved::Stood {
            let moving = self.state.now.step.moving_side(self.state.side_a);
            if moving != Some(unit.side) && STEP.stands() {
                let text = "its side does not move in this step";
                self.object(&id("not_its_step"), Some(STEP), text);
            }
            return Ok(());
        }
        self.may_act_in_moves(unit, &of)?;
        if let Some(objection) = held_by_enemy(self.table(), unit, None) {
            let id = id(&objection.id);
            self.raise(Objection { id, ..objection });
        }
        let held = matches!(live.morale, Morale::Halted { .. } | Morale::Shaken { .. });
        if held && told.advanced && NO_ADVANCE.stands() {
            let text = "a halted or shaken unit does not advance";
            self.object(&id("no_advance"), Some(NO_ADVANCE), text);
        }
        if live.turn.done || live.turn.moved == Moved::Charged {
            let text = "it has moved this turn";
            self.object(&id("moved"), Some(VOLUNTARY), text);
        }
        if told.moved == Moved::Rotation && !self.table().may_rotate(unit) {
            let text = "by rotation go steady foot of grade A to C with firearms or crossbows";
            self.object(&id("rotation"), Some(ROTATION), text);
        }
        if told.moved != Moved::Rotation
            && let Some((clause, text)) = self.table().is_fixed(unit)
        {
            self.object(&id("fixed"), Some(clause), text);
        }
        if !self.table().has_left(unit, told.moved) && REDUCED.stands() {
            let text = "not so much is left of its move";
            self.object(&id("spent"), Some(REDUCED), text);
        }
        for crossed in &told.over {
            if !self.table().may_enter(unit, *crossed) {
                let slower = || self.table().over(unit, *crossed, Length::ZERO);
                let bar = self.table().bar(unit, *crossed);
                let clause = bar.or_else(|| slower().map(|line| line.clause));
                let text = "it may not enter such ground";
                let id = format!("{}{of}", crossed.id());
                self.object(&id, clause, text);
            }
        }
        self.may_pass(told)
    }

    fn moved(&mut self, told: &MoveTold) -> Result<(), Refusal> {
        self.happen(Event::Moved { told: told.clone() })?;
        self.passed(told)?;
        self.has_moved(told)?;
        let unit = told.unit;
        let rolls = told.over.contains(&Crossed::Ditch) && self.table().rolls_at_ditch(unit);
        if rolls && DITCH.stands() {
            self.owe(Duty::Ditch { unit })?;
        }
        let crossed = |table: Table<'_>| {
            let mut over = told.over.iter();
            over.any(|crossed| table.crossing_disorders(unit, *crossed))
        };
        let ground = crossed(self.table()).then_some(DisorderCause::Terrain);
        match told.disordered.or(ground) {
            Some(cause) => self.disorder(unit, cause),
            None => Ok(()),
        }
    }

    /// What a unit that moved so has done this turn. A move and its
    /// manoeuvres are counted together (F-7.19).
    fn has_moved(&mut self, told: &MoveTold) -> Result<(), Refusal> {
        let unit = told.unit;
        let whole = self.table().normal_move(unit).unwrap_or(Length::ZERO);
        let before = self.live(unit)?.turn;
        let gone = match told.moved {
            Moved::Stood | Moved::Rotation | Moved::Charged => Length::ZERO,
            Moved::Half => whole.part(2),
            Moved::Full => whole,
        };
        let spent = before.spent.plus(gone).min(whole);
        let turn = Record {
            moved: (before.moved.max(told.moved)).max(moved_by(spent, whole)),
            spent,
            done: true,
            advanced: before.advanced || (told.advanced && told.moved != Moved::Stood),
            straight_run: told.straight_run,
            ..before
        };
        self.set(unit, Change::Turn(turn))?;
        if matches!(told.moved, Moved::Half | Moved::Full) {
            self.leave_stakes(unit)?;
        }
        if told.moved != Moved::Stood {
            let spot = told.ground.and_then(|id| self.table().usual_spot(id));
            self.takes_ground(unit, spot, told.moved)?;
        }
        Ok(())
    }
}
