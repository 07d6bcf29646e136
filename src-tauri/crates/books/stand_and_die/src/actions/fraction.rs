//! The die for the fraction of a sum of chances (S-12), if all attacks on a hex share one (gap
//! S-A1).

use crate::aim::targets;
use crate::prelude::*;
use crate::sums::{Counted, attack_sum, die_of, pool, unrolled_sum, without_die};

written! {
    /// Rolls the one die that all attacks on a hex share (gap S-A1).
    pub struct Fraction {
        /// The hex.
        pub at: Cell,
    }
}

impl Action<StandAndDie> for Fraction {
    const NAME: &'static str = "fraction";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(SUM);
    const OBLIGATIONS: &'static [&'static str] = &["fraction"];
    /// The attacking side, and the sum in tenths.
    type Context<'a> = (u8, u32);

    fn context(&self, battle: &Battle) -> Result<(u8, u32), Impossible> {
        let none = || impossible("no_fraction").with("hex", self.at);
        unrolled_sum(battle, self.at).ok_or_else(none)
    }

    /// Returns the die for each hex where a die can matter.
    fn of_table(battle: &Battle) -> Vec<Self> {
        let hexes = battle.state.unrolled().into_iter().filter(|at| {
            let sum = unrolled_sum(battle, *at);
            sum.is_some_and(|(side, sum)| without_die(battle, side, *at, sum).is_none())
        });
        hexes.map(|at| Self { at }).collect()
    }

    fn plan(&self, battle: &Battle, (side, tenths): &(u8, u32)) -> Plan {
        let plan = Plan::plain(message("pool.fraction").with("hex", self.at));
        match without_die(battle, *side, self.at, *tenths) {
            Some(_) => plan,
            None => plan.rolling(pool(battle, *side, self.at, *tenths)),
        }
    }

    /// Adds a warning if other troops could still attack the hex: once the die is rolled, they
    /// cannot (S-12, gap S-A21).
    fn explain(&self, battle: &Battle, (side, tenths): &(u8, u32)) -> Explanation {
        let mut explanation = attack_sum(battle, *side, self.at, *tenths, Vec::new());
        let hexes = battle.state.hexes_of(*side).into_iter();
        let able = hexes.filter_map(|from| {
            let mut targets = targets(battle, *side, from).into_iter();
            let (_, troops) = targets.find(|(at, _)| *at == self.at)?;
            Some(groups_of(battle, *side, from, troops))
        });
        let units: Vec<_> = able.flatten().collect();
        if !units.is_empty() {
            let shut_out = message("preview.shut_out").with("hex", self.at);
            explanation.needs_too(shut_out.with("units", Value::Placed(units)));
        }
        explanation
    }

    fn resolve(
        &self,
        battle: &Battle,
        (side, tenths): &(u8, u32),
        dice: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let (at, side, tenths) = (self.at, *side, *tenths);
        let sure = without_die(battle, side, at, tenths);
        let counted = Counted {
            at,
            side,
            tenths,
            casualties: sure.unwrap_or_else(|| die_of(battle, tenths, dice)),
            face: dice.face(),
        };
        Ok(vec![counted.into()])
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let (side, _) = unrolled_sum(battle, self.at)?;
        Some(Obligation {
            name: "fraction",
            key: self.at.to_string(),
            clause: Some(SUM),
            unit: None,
            side,
            other: None,
            subject: bare(self.at),
            label: message("to_do.by")
                .with("who", self.at)
                .with("what", message("to_do.fraction")),
        })
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, self.at)
    }

    fn label(&self, _battle: &Battle) -> Message {
        message("offer.fraction").with("hex", self.at)
    }
}
