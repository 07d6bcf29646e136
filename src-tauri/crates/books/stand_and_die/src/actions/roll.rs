//! The dice that decide which side marches first (S-01).

use drumhead_rules::frame::Rolled as Dice;
use drumhead_rules::odds::Chance as _;
use std::cmp::Ordering;

use crate::prelude::*;
use crate::turn::StepBegan;

written! {
    /// Rolls a side's die, which decides whether the side marches first.
    pub struct Roll {
        /// The side.
        pub side: u8,
    }
}

impl Action<StandAndDie> for Roll {
    const NAME: &'static str = "roll";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(FIRST);
    const OBLIGATIONS: &'static [&'static str] = &["roll"];
    /// The other side's roll, if it has rolled.
    type Context<'a> = Option<u8>;

    fn context(&self, battle: &Battle) -> Result<Option<u8>, Impossible> {
        let rolls = &battle.state.rolls;
        let own = rolls
            .get(usize::from(self.side))
            .ok_or_else(|| impossible("side"))?;
        if battle.state.phase.step != Step::Initiative || own.is_some() {
            return Err(impossible("rolled").with("side", Value::Side(self.side)));
        }
        let theirs = rolls.get(usize::from(other(self.side)));
        Ok(theirs.copied().flatten())
    }

    fn of_table(_: &Battle) -> Vec<Self> {
        [0, 1].map(|side| Self { side }).into()
    }

    fn plan(&self, battle: &Battle, _: &Option<u8>) -> Plan {
        let what = message("pool.first").with("side", Value::Side(self.side));
        let lowest = interpretations(battle).d10_faces.lowest();
        let sides = battle.tables.die.sides;
        let pool = Pool::die(what.clone(), Some(self.side), sides, lowest);
        Plan::plain(what).rolling(pool)
    }

    fn explain(&self, battle: &Battle, theirs: &Option<u8>) -> Explanation {
        let sides = u32::from(battle.tables.die.sides);
        let lowest = u32::from(interpretations(battle).d10_faces.lowest());
        // The number of faces that beat the other side's roll, the number that equal it, and the
        // number of all faces. If the other side has not rolled, pairs of faces are counted.
        let (above, even, all) = match theirs {
            Some(face) => {
                let place = u32::from(*face).saturating_sub(lowest);
                (sides.saturating_sub(place + 1), 1, sides)
            }
            None => (sides * sides.saturating_sub(1) / 2, sides, sides * sides),
        };
        let below = all.saturating_sub(above).saturating_sub(even);
        let bar = |key, of| (message(key), f64::ratio(of, all));
        let odds = Odds {
            sentence: Some(message("odds.first")),
            bars: vec![
                bar("odds.marches_first", above),
                bar("odds.even", even),
                bar("odds.marches_second", below),
            ],
            ..Odds::default()
        };
        Explanation {
            odds: Some(odds),
            ..Explanation::default()
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        theirs: &Option<u8>,
        dice: &Dice,
    ) -> Result<Vec<Event>, BadFact> {
        let lowest = interpretations(battle).d10_faces.lowest();
        let place = u8::try_from(dice.single().unwrap_or(0)).unwrap_or(u8::MAX);
        let (side, face) = (self.side, lowest.saturating_add(place));
        let mut facts = vec![Rolled { side, face }.into()];
        match theirs.map(|theirs| face.cmp(&theirs)) {
            None => {}
            Some(Ordering::Equal) => facts.push(Even {}.into()),
            Some(Ordering::Greater) => facts.extend(first(battle, side)),
            Some(Ordering::Less) => facts.extend(first(battle, other(side))),
        }
        Ok(facts)
    }

    /// Returns the obligation. Nothing is pending once a side has no troops left.
    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        self.context(battle).ok()?;
        let over = !beaten(battle).is_empty();
        (!over).then(|| Obligation::of_side("roll", FIRST, self.side))
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, self.side)
    }

    fn label(&self, _battle: &Battle) -> Message {
        message("offer.roll").with("side", Value::Side(self.side))
    }
}

/// Returns the events that record which side marches first and that begin its march.
pub(crate) fn first(battle: &Battle, side: u8) -> Vec<Event> {
    let steps = sequence(interpretations(battle).attack_timing, side);
    let mut facts = vec![First { side }.into()];
    facts.extend(steps.get(1).map(|phase| {
        let (phase, steps) = (*phase, 1);
        Event::from(StepBegan { phase, steps })
    }));
    facts
}

written! {
    /// A side rolled to march first.
    pub struct Rolled {
        /// The side.
        pub side: u8,
        /// The face of the die.
        pub face: u8,
    }
}

impl Fact<StandAndDie> for Rolled {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        *of_side(&mut state.rolls, self.side)? = Some(self.face);
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let side = Value::Side(self.side);
        vec![
            line("log.rolled")
                .by(FIRST)
                .with("side", side)
                .with("face", self.face),
        ]
    }
}

written! {
    /// The dice were equal, so both sides roll again.
    pub struct Even {}
}

impl Fact<StandAndDie> for Even {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.rolls = [None; 2];
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        vec![line("log.even").by(FIRST)]
    }
}

written! {
    /// It was decided which side marches first.
    pub struct First {
        /// The side.
        pub side: u8,
    }
}

impl Fact<StandAndDie> for First {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        of_side(&mut state.rolls, self.side)?;
        state.first = Some(self.side);
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        vec![
            line("log.first")
                .by(FIRST)
                .with("side", Value::Side(self.side)),
        ]
    }
}
