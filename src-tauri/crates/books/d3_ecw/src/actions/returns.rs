//! The return of a commander who had to leave the table (D3-44, gap D3-A13).

use super::ride::{joins, rode};
use super::{COMMAND, is_about_a_die};
use crate::interpretations::CommanderReturn;
use crate::prelude::*;
use crate::ways::{begins, host, is_met};

written! {
    /// Returns the commander to the table.
    pub struct Return {
        /// The commander.
        pub unit: UnitRef,
        /// The hex.
        pub to: Cell,
    }
}

/// Returns whether a commander who left the table may return in this step. He may not return in the
/// turn in which he left with a unit of his side. If he left alone in his own side's turn, the
/// players removed him by hand, perhaps for a loss before that turn, so he may return.
fn returns_now(battle: &Battle, unit: UnitRef) -> bool {
    let state = &battle.state;
    let early = interpretations(battle).commander_return == CommanderReturn::BeforeCounting;
    let step = match state.step {
        Step::Count => early && state.activations.is_none(),
        Step::Commander => true,
        Step::Deploy | Step::Activate | Step::GiveGround => false,
    };
    let left_now =
        |other: &UnitState| other.away.is_some() && other.left == Some((state.turn, state.mover));
    let mut others = state.units();
    let with_unit = state.unit(unit).is_some_and(left_now)
        && others.any(|(it, other)| it != unit && it.side == unit.side && left_now(other));
    step && unit.side == state.mover && !with_unit
}

/// Returns whether the players must now decide if this commander returns or stays away. The count,
/// or the end of the turn, waits for the decision (gap D3-A13).
pub(crate) fn is_awaited(battle: &Battle, unit: UnitRef) -> bool {
    let state = battle.state.unit(unit);
    let contacted = state.is_some_and(|state| state.away == Some(Away::Contacted));
    let now = contacted && returns_now(battle, unit) && !battle.state.is_over();
    now && !edge(battle, unit).is_empty()
}

/// Returns the hexes of the side's own edge to which its commander may return: free hexes first,
/// then hexes of his units, to which he attaches himself (D3-46, gap D3-A32).
pub(crate) fn edge(battle: &Battle, unit: UnitRef) -> Vec<Cell> {
    let alone = |cell: Cell| {
        begins(battle, unit, UnitType::Commander, cell).is_empty()
            && !is_met(battle, unit.side, cell)
    };
    let joins = |cell: Cell| host(battle, unit.side, cell).is_some();
    let mut cells: Vec<_> = along_base(battle, unit.side).collect();
    cells.retain(|cell| alone(*cell) || joins(*cell));
    cells.sort_by_key(|cell| joins(*cell));
    cells
}

impl Action<D3Ecw> for Return {
    const NAME: &'static str = "return";
    const GROUP: Group = COMMAND;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(CONTACTED);
    const OBLIGATIONS: &'static [&'static str] = &["return"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        at_rest(battle)?;
        if commander(battle, self.unit)?.is_here() {
            return Err(impossible("here").with("unit", self.unit));
        }
        on_map(battle, self.to)
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        returns_now(battle, unit)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let state = commander(battle, unit).ok()?;
        let left = (state.away == Some(Away::Contacted)).then(|| edge(battle, unit));
        let to = *left?.first()?;
        Some(Self { unit, to })
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let edge = edge(battle, self.unit).contains(&self.to);
        let contacted = battle.state.unit(self.unit).and_then(|unit| unit.away);
        let now = contacted == Some(Away::Contacted) && returns_now(battle, self.unit);
        let occupied = !edge && battle.state.in_hex(self.to).is_some();
        let faults = objections([
            (!now, "return", CONTACTED),
            (!edge, "edge", CONTACTED),
            (occupied, "occupied", ONE_IN_HEX),
        ]);
        let base = message(format!("base.{}", base(battle, self.unit.side).id()));
        let with = |it: Objection| it.with("unit", self.unit).with("hex", self.to);
        faults
            .map(|it| with(it).with("base", base.clone()))
            .collect()
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        Ok(vec![rode(battle, self.unit, self.to, true)])
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let edge = edge(battle, self.unit).into_iter();
        let alone = |hex| hex_choice(hex, bare(hex));
        vec![
            ask(
                "to",
                "to",
                Answer::Hex(
                    edge.map(|hex| joins(battle, self.unit, hex).unwrap_or_else(|| alone(hex)))
                        .collect(),
                ),
            )
            .by(CONTACTED),
        ]
    }

    fn waits_for(&self, _: &Battle, first: &Obligation) -> bool {
        is_about_a_die(first)
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        awaits(battle, self.unit)
    }
}

/// Returns the pending decision of a commander who may return or stay away (gap D3-A13).
pub(super) fn awaits(battle: &Battle, unit: UnitRef) -> Option<Obligation> {
    let label = message("to_do.return");
    let awaited = is_awaited(battle, unit);
    awaited.then(|| Obligation::of_unit("return", CONTACTED, unit, label))
}
