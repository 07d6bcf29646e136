//! The owner of a unit allocates hits to its troops (F-9.18, F-10.24).

use crate::army::Unit;
use crate::battle::blows::HitsChanged;
use crate::battle::blows::{pending_blow, pending_orders};
use crate::battle::group_name;
use crate::battle::pending_words::{blow_id, clause_of, obligation, pending_message, striker_name};
use crate::battle::prelude::*;

const EVENLY: ClauseId = ClauseId::new("F-9.18");

written! {
    /// The owner allocates hits to a unit's troops (F-9.18, F-10.24).
    pub struct Divide {
        /// The hits.
        pub blow: BlowKey,
        /// Hits on each group.
        pub hits: Vec<u32>,
    }

    /// Hits were allocated to a unit's troops.
    pub struct Divided {
        /// The hits.
        pub blow: BlowKey,
        /// Hits on each group.
        pub hits: Vec<u32>,
    }
}

impl Fact<Fornovo> for Divided {
    fn log(&self, before: &Battle) -> Vec<Line> {
        let position = position(before);
        let blow = self.blow;
        let line = line("log.divided")
            .with("unit", blow.target)
            .with("other", striker_name(position, blow))
            .with("how", by_group(position, blow.target, &self.hits))
            .about([blow.target]);
        let clause = clause_of(position, Pending::Divide { blow });
        vec![match clause {
            Some(clause) => line.by(clause),
            None => line,
        }]
    }
}

/// Returns the hits on each kind of troops in a unit: "pikes 2, muskets 1".
fn by_group(position: Position<'_>, unit: UnitRef, hits: &[u32]) -> Value {
    let Some((bought, _)) = position.unit(unit) else {
        return Value::List(Vec::new(), ", ");
    };
    let on = |bought: &Unit, group, hits: u32| {
        let on = message("answer.hits_on").with("group", group_name(position.words, bought, group));
        on.with("hits", hits)
    };
    let each = hits.iter().enumerate().filter(|(_, hits)| **hits > 0);
    Value::List(
        each.map(|(group, hits)| on(bought, group, *hits)).collect(),
        ", ",
    )
}

impl Divide {
    const fn pending(&self) -> Pending {
        Pending::Divide { blow: self.blow }
    }
}

impl Action<Fornovo> for Divide {
    const NAME: &'static str = "divide";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["divide"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = &'a Blow;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a Blow, Impossible> {
        let blow = pending_blow(battle, self.blow, self.pending())?;
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
        let blows = pending_orders(battle, unit, |work| {
            if let Pending::Divide { blow } = work {
                Some(blow)
            } else {
                None
            }
        });
        let ways = |blow: BlowKey| {
            let hits = battle.state.blows.get(&blow);
            let ways = hits
                .map(|hits| position(battle).divisions(blow, hits))
                .into_iter()
                .flatten();
            ways.map(move |hits| Self { blow, hits })
        };
        blows.into_iter().flat_map(ways).collect()
    }

    fn objections(&self, battle: &Battle, blow: &&Blow) -> Vec<Objection> {
        let ways = position(battle).divisions(self.blow, blow);
        let even = ways.contains(&self.hits);
        let uneven = message("against.uneven_hits").with("unit", self.blow.target);
        let uneven = objection("uneven", EVENLY).saying(uneven);
        (!even).then_some(uneven).into_iter().collect()
    }

    fn plan(&self, battle: &Battle, _: &&Blow) -> Plan {
        Plan::plain(pending_message(position(battle), self.pending()))
    }

    fn resolve(&self, battle: &Battle, blow: &&Blow, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let (key, hits) = (self.blow, self.hits.clone());
        let now = Blow {
            divided: Some(hits.clone()),
            ..(*blow).clone()
        };
        facts_of(battle, |resolver| {
            resolver.add(Divided { blow: key, hits })?;
            let now = Some(now);
            resolver.add(HitsChanged { key, now })?;
            resolver.count_hits_without_save(key)?;
            resolver.divide_others(key.target)
        })
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        obligation(battle, self.pending())
    }

    fn id(&self, _: &Battle) -> OfferId {
        let hits: Vec<String> = self.hits.iter().map(u32::to_string).collect();
        let hits = hits.join("-");
        OfferId::new(Self::NAME, format!("{}.{hits}", blow_id(self.blow)))
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        clause_of(position(battle), self.pending())
    }

    fn label(&self, battle: &Battle) -> Message {
        let position = position(battle);
        message("offer.divide")
            .with("what", pending_message(position, self.pending()))
            .with("how", by_group(position, self.blow.target, &self.hits))
    }
}
