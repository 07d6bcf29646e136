//! The commander's move, and his attachment to a unit (D3-46, D3-47).

use super::COMMAND;
use crate::prelude::*;
use crate::ways::{host, is_fronted, rides};

written! {
    /// Moves the commander. In the hex of a unit of his side, he attaches himself to it.
    pub struct Ride {
        /// The commander.
        pub unit: UnitRef,
        /// The destination.
        pub to: Cell,
    }
}

impl Action<D3Ecw> for Ride {
    const NAME: &'static str = "ride";
    const GROUP: Group = COMMAND;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(RIDE);
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        at_rest(battle)?;
        let state = commander(battle, self.unit)?;
        here(battle, self.unit)?;
        on_map(battle, self.to)?;
        Ok(state)
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        battle.state.step == Step::Commander && unit.side == battle.state.mover
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        commander(battle, unit).ok()?;
        let begun = battle.state.step != Step::Deploy;
        let to = begun
            .then(|| rides(battle, unit))
            .and_then(|it| it.into_keys().next())?;
        Some(Self { unit, to })
    }

    fn objections(&self, battle: &Battle, state: &&UnitState) -> Vec<Objection> {
        let now = Self::in_its_step(battle, self.unit);
        let fronted = is_fronted(battle, self.unit, self.to);
        let faults = objections([
            (!now, "ride", RIDE),
            (state.acted.moved != Movement::No, "moved", RIDE),
            (fronted, "fronted", CONTACTED),
            (
                !fronted && !rides(battle, self.unit).contains_key(&self.to),
                "far",
                RIDE,
            ),
        ]);
        let with = |it: Objection| it.with("unit", self.unit).with("hex", self.to);
        faults.map(with).collect()
    }

    fn explain(&self, battle: &Battle, state: &&UnitState) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, state, &Rolled::default()))
    }

    fn resolve(&self, battle: &Battle, _: &&UnitState, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        Ok(vec![rode(battle, self.unit, self.to, false)])
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let cells = rides(battle, self.unit).into_iter().map(|(hex, far)| {
            let label = message("choice.far").with("hex", hex).with("hexes", far);
            joins(battle, self.unit, hex).unwrap_or_else(|| hex_choice(hex, label))
        });
        let to = ask("to", "to", Answer::Hex(cells.collect())).by(RIDE);
        vec![to.hint(message("ask.ride_hint"))]
    }
}

/// Returns the hex of a unit of the commander's side as a choice: he attaches himself to that unit.
pub(crate) fn joins(battle: &Battle, unit: UnitRef, hex: Cell) -> Option<Choice> {
    let host = host(battle, unit.side, hex)?;
    let label = message("choice.joins").with("unit", host);
    Some(hex_choice(hex, label.with("hex", hex)))
}

/// Returns the fact recording that a commander arrives in a hex and joins the unit there, if there
/// is one.
pub(super) fn rode(battle: &Battle, unit: UnitRef, hex: Cell, back: bool) -> Event {
    let host = host(battle, unit.side, hex);
    let facing = base(battle, unit.side).ahead();
    let rode = Rode {
        unit,
        place: Place { hex, facing },
        attached: host.map(|host| host.unit),
        back,
    };
    rode.into()
}

written! {
    /// A commander moved. Without an `attached` unit, the commander is now detached.
    pub struct Rode {
        /// The commander.
        pub unit: UnitRef,
        /// The commander's new position.
        pub place: Place,
        /// The unit to which the commander is attached.
        pub attached: Option<u16>,
        /// Whether the commander returned to the table.
        pub back: bool,
    }
}

impl Fact<D3Ecw> for Rode {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let unit = battle.state.unit_mut(self.unit)?;
        unit.place = Some(self.place);
        unit.attached = self.attached;
        unit.away = None;
        unit.acted.moved = Movement::Ahead;
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let host = self.attached.map(|host| UnitRef::new(self.unit.side, host));
        let (alone, attached, clause) = if self.back {
            ("log.returns", "log.returns_to", CONTACTED)
        } else {
            ("log.rides", "log.joins", RIDE)
        };
        let line = match host {
            Some(host) => line(attached).with("host", host),
            None => line(alone),
        };
        vec![
            line.by(clause)
                .about([self.unit])
                .with("unit", placed(self.unit))
                .with("hex", self.place.hex),
        ]
    }
}
