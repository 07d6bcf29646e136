//! The owner of a unit allocates hits to its troops (F-9.18, F-10.24).

use crate::army::Unit;
use crate::battle::blows::HitsChanged;
use crate::battle::group_name;
use crate::battle::hits::{HitStage, hits_due, in_combat, key_of_hits, striker_name};
use crate::battle::prelude::*;

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
        let divided = line("log.divided")
            .with("unit", blow.target)
            .with("other", striker_name(position, blow))
            .with("how", by_group(position, blow.target, &self.hits))
            .about([blow.target]);
        vec![divided.by(evenly(position, blow))]
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

/// Returns the clause under which the hits are allocated.
pub(super) fn evenly(position: Position<'_>, blow: BlowKey) -> ClauseId {
    if in_combat(position, blow) {
        EVENLY_IN_COMBAT
    } else {
        EVENLY
    }
}

impl Demanded for Divide {
    fn is_due(&self, battle: &Battle) -> bool {
        position(battle).hit_stage(self.blow) == Some(HitStage::Undivided)
    }

    fn work(&self, battle: &Battle) -> Obligation {
        let (position, blow) = (position(battle), self.blow);
        let work = work::of_unit("divide", evenly(position, blow), blow.target);
        Obligation {
            key: key_of_hits(blow),
            other: Some(blow.from),
            label: work.label.with("other", striker_name(position, blow)),
            ..work
        }
    }
}

impl Action<Fornovo> for Divide {
    const NAME: &'static str = "divide";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["divide"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = &'a Blow;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a Blow, Impossible> {
        let blow = hits_due(battle, self.blow, self)?;
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
        let blows = position(battle).hits_to_allocate(unit);
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
        let uneven = objection("uneven", evenly(position(battle), self.blow)).saying(uneven);
        (!even).then_some(uneven).into_iter().collect()
    }

    fn plan(&self, battle: &Battle, _: &&Blow) -> Plan {
        Plan::plain(self.work(battle).label)
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
        self.demanded(battle)
    }

    fn id(&self, _: &Battle) -> OfferId {
        let hits: Vec<String> = self.hits.iter().map(u32::to_string).collect();
        let hits = hits.join("-");
        OfferId::new(Self::NAME, format!("{}.{hits}", key_of_hits(self.blow)))
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        Some(evenly(position(battle), self.blow))
    }

    fn label(&self, battle: &Battle) -> Message {
        let how = by_group(position(battle), self.blow.target, &self.hits);
        let label = message("offer.divide").with("what", self.work(battle).label);
        label.with("how", how)
    }
}
