//! The owner of a unit divides hits among its troops (F-9.18, F-10.24).

use super::super::super::army::Unit;
use super::super::blows::HitsStand;
use super::super::blows::{blow_owing, orders_owed};
use super::super::duties::{clause_of, duty_message, owed, striker_name};
use super::super::group_name;
use super::super::prelude::*;
use drumhead_rules::frame::unit_key;

const EVENLY: ClauseId = ClauseId::new("F-9.18");

written! {
    /// The owner divides hits among his troops (F-9.18, F-10.24).
    pub struct Divide {
        /// Which hits.
        pub blow: BlowKey,
        /// Hits on each group.
        pub hits: Vec<u32>,
    }

    /// Hits were divided among the troops of a unit.
    pub struct Divided {
        /// Which hits.
        pub blow: BlowKey,
        /// Hits on each group.
        pub hits: Vec<u32>,
    }
}

impl Fact<Fornovo> for Divided {
    fn log(&self, before: &Battle) -> Vec<Line> {
        let table = table(before);
        let blow = self.blow;
        let line = line("log.divided")
            .with("unit", blow.target)
            .with("other", striker_name(table, blow))
            .with("how", by_group(table, blow.target, &self.hits))
            .about([blow.target]);
        let clause = clause_of(table, Duty::Divide { blow });
        vec![match clause {
            Some(clause) => line.by(clause),
            None => line,
        }]
    }
}

/// Hits on each kind of troops of a unit, in words: "pikes 2, muskets 1".
fn by_group(table: Table<'_>, unit: UnitRef, hits: &[u32]) -> Value {
    let Some((bought, _)) = table.unit(unit) else {
        return Value::List(Vec::new(), ", ");
    };
    let on = |bought: &Unit, group, hits: u32| {
        let on = message("answer.hits_on").with("group", group_name(table.words, bought, group));
        on.with("hits", hits)
    };
    let each = hits.iter().enumerate().filter(|(_, hits)| **hits > 0);
    Value::List(
        each.map(|(group, hits)| on(bought, group, *hits)).collect(),
        ", ",
    )
}

impl Divide {
    const fn duty(&self) -> Duty {
        Duty::Divide { blow: self.blow }
    }
}

impl Action<Fornovo> for Divide {
    const NAME: &'static str = "divide";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["divide"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = &'a Blow;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a Blow, Impossible> {
        let blow = blow_owing(battle, self.blow, self.duty())?;
        let hits = self.hits.iter();
        let sum: u32 = hits.fold(0, |sum, hits| sum.saturating_add(*hits));
        let all = sum == blow.hits && self.hits.len() == blow.unsaved.len();
        let wrong = || {
            let division = impossible("division").with("unit", self.blow.target);
            division.with("hits", blow.hits)
        };
        all.then_some(blow).ok_or_else(wrong)
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let blows = orders_owed(battle, unit, |duty| {
            if let Duty::Divide { blow } = duty {
                Some(blow)
            } else {
                None
            }
        });
        let ways = |blow: BlowKey| {
            let hits = battle.state.blows.get(&blow).map_or(0, |blow| blow.hits);
            let ways = table(battle).divisions(unit, hits).into_iter();
            ways.map(move |hits| Self { blow, hits })
        };
        blows.into_iter().flat_map(ways).collect()
    }

    fn objections(&self, battle: &Battle, blow: &&Blow) -> Vec<Objection> {
        let ways = table(battle).divisions(self.blow.target, blow.hits);
        let even = ways.contains(&self.hits);
        let uneven = message("against.uneven_hits").with("unit", self.blow.target);
        let uneven = objection("uneven", EVENLY).saying(uneven);
        (!even).then_some(uneven).into_iter().collect()
    }

    fn plan(&self, battle: &Battle, _: &&Blow) -> Plan {
        Plan::plain(duty_message(table(battle), self.duty()))
    }

    fn resolve(&self, battle: &Battle, blow: &&Blow, _: &Rolled) -> Vec<Event> {
        let (key, hits) = (self.blow, self.hits.clone());
        let now = Blow {
            divided: Some(hits.clone()),
            ..(*blow).clone()
        };
        brings(battle, |act| {
            act.happen(Divided { blow: key, hits })?;
            let now = Some(now);
            act.happen(HitsStand { key, now })?;
            act.count_what_none_saves(key)
        })
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        owed(battle, self.duty())
    }

    fn id(&self, _: &Battle) -> OfferId {
        let BlowKey { target, from, arm } = self.blow;
        let blow = format!("{}.{}.{arm}", unit_key(target), unit_key(from));
        let hits: Vec<String> = self.hits.iter().map(u32::to_string).collect();
        OfferId::new(Self::NAME, format!("{blow}.{}", hits.join("-")))
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        clause_of(table(battle), self.duty())
    }

    fn label(&self, battle: &Battle) -> Message {
        let table = table(battle);
        message("offer.divide")
            .with("what", duty_message(table, self.duty()))
            .with("how", by_group(table, self.blow.target, &self.hits))
    }
}
