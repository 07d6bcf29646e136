//! Troops that are not standing fall back (S-20, S-21, gap S-A4).

use super::mark::joined;
use super::{Bear, Fraction};
use crate::losses::open_burdens;
use crate::prelude::*;
use crate::retreats::{First, after_whom, retreats};

written! {
    /// Makes the troops in a unit's hex fall back.
    pub struct FallBack {
        /// The unit.
        pub unit: UnitRef,
        /// The destination. `None` if no hex is free.
        pub to: Option<Cell>,
    }
}

/// The context of falling back: the troops and their possible destinations.
pub struct Falling<'a> {
    state: &'a UnitState,
    from: Cell,
    /// The hexes to which the troops can fall back.
    open: Vec<Cell>,
}

/// Returns the objection to falling back before other troops that must go first.
fn too_early(battle: &Battle, unit: UnitRef, from: Cell) -> Option<Objection> {
    let first = after_whom(battle, unit.side, from)?;
    let object = match first {
        First::Holders(_) => objection("others_first", FALL_BACK),
        First::Marched(troops) => {
            objection("marched_first", FALL_BACK).with("side", Value::Side(troops.side))
        }
    };
    let units = must_fall_back(battle, unit.side, from);
    Some(object.with("units", units).with("first", first.hex()))
}

impl Action<StandAndDie> for FallBack {
    const NAME: &'static str = "fall_back";
    const GROUP: Group = PENDING;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(FALL_BACK);
    const OBLIGATIONS: &'static [&'static str] = &["fall_back"];
    type Context<'a> = Falling<'a>;

    /// Looks up the troops. Casualties belong to the hex where they fell, so no troops fall back
    /// before all casualties are allocated.
    fn context<'a>(&self, battle: &'a Battle) -> Result<Falling<'a>, Impossible> {
        let (unit, side) = (self.unit, self.unit.side);
        let (state, from) = here(battle, unit)?;
        if !must_fall_back(battle, side, from).contains(&unit) {
            let gone = battle.state.fell_back.contains(&unit);
            let why = if gone { "fell_back" } else { "not_pressed" };
            return Err(impossible(why).with("unit", unit));
        }
        if let Some(burden) = open_burdens(battle).next() {
            let early = impossible("burdens_first").with("unit", unit);
            return Err(early.with("hex", burden.hex));
        }
        self.to.map_or(Ok(()), |to| on_map(battle, to))?;
        let open = retreats(battle, side, from);
        Ok(Falling { state, from, open })
    }

    /// Offers the action only to the first of a hex's units that must fall back, for all of them.
    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let hex = battle.state.unit(unit)?.place()?;
        let due = battle.state.phase.step == Step::FallBack;
        let speaks = must_fall_back(battle, unit.side, hex).first() == Some(&unit);
        let to = || retreats(battle, unit.side, hex).first().copied();
        (due && speaks).then(|| Self { unit, to: to() })
    }

    fn objections(&self, battle: &Battle, falling: &Falling<'_>) -> Vec<Objection> {
        let Falling { from, open, .. } = falling;
        if let Some(early) = too_early(battle, self.unit, *from) {
            return vec![early];
        }
        let why = match self.to {
            None if open.is_empty() => return Vec::new(),
            None => "must_go",
            Some(to) if open.contains(&to) => return Vec::new(),
            Some(_) if open.is_empty() => "no_way_back",
            Some(_) => "not_back",
        };
        let why = match Misfit::of(battle, &must_fall_back(battle, self.unit.side, *from)) {
            Some(Misfit::Mixed) if why == "no_way_back" => "mixed_back",
            Some(Misfit::Crowd) if why == "no_way_back" => "crowd_back",
            _ => why,
        };
        let names = open.iter().map(|hex| bare(*hex)).collect();
        let units = must_fall_back(battle, self.unit.side, *from);
        let object = objection(why, FALL_BACK)
            .with("units", units)
            .with("hex", *from);
        vec![object.with("open", Value::List(names, ", "))]
    }

    fn explain(&self, battle: &Battle, falling: &Falling<'_>) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, falling, &Rolled::default()))
    }

    fn resolve(
        &self,
        battle: &Battle,
        falling: &Falling<'_>,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let side = self.unit.side;
        let there = self.to.and_then(|to| host(battle, side, to, &[]));
        let like = there.unwrap_or(falling.state);
        let fell_back = FellBack {
            side,
            from: falling.from,
            to: self.to,
            units: must_fall_back(battle, side, falling.from),
            facing: like.facing,
            standing: like.standing,
        };
        Ok(vec![fell_back.into()])
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let hex = battle.state.unit(self.unit).and_then(UnitState::place);
        let open = hex.map_or_else(Vec::new, |hex| retreats(battle, self.unit.side, hex));
        if open.is_empty() {
            return Vec::new();
        }
        let hexes = Answer::hexes(open);
        vec![ask("to", "back_to", hexes).by(FALL_BACK)]
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        if open_burdens(battle).next().is_some() {
            return Bear::fulfils(first) || Fraction::fulfils(first);
        }
        let from = battle.state.unit(self.unit).and_then(UnitState::place);
        let troops = from.and_then(|from| after_whom(battle, self.unit.side, from));
        troops.is_some_and(|troops| {
            let Pressed { side, hex } = troops.troops();
            let theirs = Obligation::of_hex("fall_back", FALL_BACK, (side, hex), Vec::new());
            first.id() == theirs.id()
        })
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let (side, hex) = (self.unit.side, battle.state.unit(self.unit)?.place()?);
        let units = must_fall_back(battle, side, hex);
        let pressed = !units.is_empty();
        pressed.then(|| Obligation::of_hex("fall_back", FALL_BACK, (side, hex), units))
    }

    fn label(&self, battle: &Battle) -> Message {
        let hex = battle.state.unit(self.unit).and_then(UnitState::place);
        let units = hex.map(|hex| must_fall_back(battle, self.unit.side, hex));
        let misfit = units.and_then(|units| Misfit::of(battle, &units));
        message(match (self.to, misfit) {
            (Some(_), _) => "offer.fall_back",
            (None, None) => "offer.stays",
            (None, Some(_)) => "offer.stays_misfit",
        })
    }
}

written! {
    /// The troops in a hex fell back, or could not.
    pub struct FellBack {
        /// The side of the troops.
        pub side: u8,
        /// The hex that the troops left, or in which they stayed.
        pub from: Cell,
        /// The destination. `None` if no hex was free.
        pub to: Option<Cell>,
        /// The units of the hex that had to fall back.
        pub units: Vec<UnitRef>,
        /// The facing: unchanged, or that of the troops in the destination.
        pub facing: Facing,
        /// Whether the troops are standing: unchanged, or like the troops in the destination.
        pub standing: bool,
    }
}

impl Fact<StandAndDie> for FellBack {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        if let Some(to) = self.to {
            state.enter(&self.units, to, (self.facing, self.standing))?;
            state.fell_back.extend(&self.units);
        }
        let (side, hex) = (self.side, self.from);
        state.press(Pressed { side, hex }, false);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let first = self.units.first().and_then(|unit| before.state.unit(*unit));
        let turns = first.is_some_and(|unit| unit.facing != self.facing);
        let key = match self.to {
            Some(_) if turns => "log.fell_back_turning",
            Some(_) => "log.fell_back",
            None => match Misfit::of(before, &self.units) {
                None => "log.stays",
                Some(Misfit::Mixed) => "log.stays_mixed",
                Some(Misfit::Crowd) => "log.stays_crowd",
            },
        };
        let to = self.to.map_or_else(|| bare(""), bare);
        let line = line(key)
            .by(FALL_BACK)
            .tone(Tone::Bad)
            .about(self.units.clone())
            .with("units", self.units.clone())
            .with("hex", self.from)
            .with("to", to);
        let joined = self
            .to
            .and_then(|to| joined(before, &self.units, to, self.standing));
        std::iter::once(line.with("facing", self.facing))
            .chain(joined)
            .collect()
    }
}
