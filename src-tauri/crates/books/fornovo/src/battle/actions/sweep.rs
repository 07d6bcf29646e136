//! Units of a side that have not moved make the same move together (F-6.09).

use super::move_questions::distance_words;
use super::move_units::{self, against, refers};
use super::moving::MOVE;
use crate::battle::moves::{MoveObservations, SweepObservations};
use crate::battle::prelude::*;
use crate::tables::movement::Mover;

written! {
    /// Units of a side make the same move together (F-6.09).
    pub struct Sweep {
        /// The side.
        pub side: u8,
        /// The units.
        pub units: Vec<UnitRef>,
        /// The players' observations.
        pub observed: SweepObservations,
    }

    /// Units made the same move together.
    pub struct UnitsSwept {
        /// The units.
        pub units: Vec<UnitRef>,
        /// The players' observations.
        pub observed: SweepObservations,
    }
}

impl Sweep {
    /// Returns the move of each unit.
    fn moves(&self) -> impl Iterator<Item = MoveObservations> {
        let observed = self.observed;
        self.units.iter().map(move |unit| of_unit(*unit, observed))
    }

    fn goes(&self) -> bool {
        self.observed.moved != Moved::Stood
    }

    /// Returns the units of a side that may still move in this step.
    fn idle(position: Position<'_>, side: u8) -> Vec<UnitRef> {
        let idle = |unit: &UnitRef| unit.side == side && position.may_yet_move(*unit);
        position.state.units.keys().copied().filter(idle).collect()
    }

    /// Returns the units of a side that may still move and can advance. Excludes guns, because they
    /// cannot fire after a move, and units that would cross the obstacle in front of them.
    fn ahead(battle: &Battle, side: u8) -> Vec<UnitRef> {
        let position = position(battle);
        let advances = |unit: &UnitRef| {
            let guns = position.mover(*unit) == Some(Mover::Guns);
            let advance = of_unit(*unit, ADVANCED);
            let crosses = position.crosses_ahead(&advance).is_some();
            !guns && !crosses && against(battle, &advance).is_empty()
        };
        let mut units = Self::idle(position, side);
        units.retain(advances);
        units
    }
}

/// A full move forward.
const ADVANCED: SweepObservations = SweepObservations {
    moved: Moved::Full,
    advanced: true,
};

fn of_unit(unit: UnitRef, observed: SweepObservations) -> MoveObservations {
    MoveObservations {
        moved: observed.moved,
        advanced: observed.advanced,
        ..MoveObservations::stood(unit)
    }
}

impl Action<Fornovo> for Sweep {
    const NAME: &'static str = "sweep";
    const GROUP: Group = MOVE;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(VOLUNTARY);
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        if self.units.iter().any(|unit| unit.side != self.side) {
            return Err(impossible("other_side"));
        }
        self.moves()
            .try_for_each(|observed| refers(battle, &observed))
    }

    /// Returns up to two orders for the units that may still move: in one, none of them moves; in
    /// the other, all that can advance do so.
    fn of_table(battle: &Battle) -> Vec<Self> {
        let position = position(battle);
        let Some(side) = position.state.now.step.moving_side(position.state.side_a) else {
            return Vec::new();
        };
        let sweeps = [
            (Self::idle(position, side), SweepObservations::default()),
            (Self::ahead(battle, side), ADVANCED),
        ]
        .into_iter()
        .filter(|(units, _)| !units.is_empty())
        .map(|(units, observed)| Self {
            side,
            units,
            observed,
        });
        sweeps.collect()
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        self.moves()
            .flat_map(|observed| against(battle, &observed))
            .collect()
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        facts_of(battle, |resolver| {
            let (units, observed) = (self.units.clone(), self.observed);
            resolver.add(UnitsSwept { units, observed })?;
            let mut moves = self.moves();
            moves.try_for_each(|observed| move_units::moves(resolver, &observed))
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let units = match self.goes() {
            true => Self::ahead(battle, self.side),
            false => Self::idle(position(battle), self.side),
        };
        let units = Answer::Some(units.iter().map(|it| unit_choice(*it, *it)).collect());
        let mut questions = vec![asks("units", "sweep", units)];
        if self.goes() {
            let far = one_of("moved", &["half", "full"]);
            questions.push(asks("observed/moved", "moved", far));
        }
        questions
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::from(match self.goes() {
            true => "sweep.advanced",
            false => "sweep.stood",
        })
    }

    fn label(&self, _: &Battle) -> Message {
        message(match self.goes() {
            true => "offer.sweep.advanced",
            false => "offer.sweep.stood",
        })
    }
}

impl Fact<Fornovo> for UnitsSwept {
    fn log(&self, _: &Battle) -> Vec<Line> {
        if self.units.is_empty() {
            return vec![line("log.swept_nobody")];
        }
        let swept = line("log.swept")
            .with("units", self.units.clone())
            .with("far", distance_words(self.observed.moved));
        vec![swept.about(self.units.clone()).by(VOLUNTARY)]
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        if self.observed.moved != Moved::Stood {
            events.moved.extend(&self.units);
        }
    }
}
