//! The figures of one group save (F-9.31, F-10.23).

use drumhead_rules::odds::Distribution;

use super::divide::{Divide, evenly};
use super::volley::{bars, mean};
use crate::battle::blows::HitsChanged;
use crate::battle::hits::{
    HitStage, hits_due, in_combat, key_of_hits, name_of_group, striker_name,
};
use crate::battle::prelude::*;
use crate::shooting;

written! {
    /// The figures of one group save (F-9.31, F-10.23).
    pub struct Save {
        /// The hits.
        pub blow: BlowKey,
        /// The group's index in the unit.
        pub group: u8,
    }

    /// The figures of a group saved.
    pub struct Saved {
        /// The hits; `None` in battles saved by earlier versions.
        #[serde(default)]
        pub blow: Option<BlowKey>,
        /// The unit.
        pub unit: UnitRef,
        /// The group.
        pub group: u8,
        /// The number of hits on the group.
        pub hits: u32,
        /// The number of unsaved hits.
        pub lost: u32,
        /// The lowest roll that saved.
        pub save: u8,
    }
}

/// Returns the clause under which hits are saved.
const fn clause_of(in_combat: bool) -> ClauseId {
    if in_combat { COMBAT_SAVES } else { SAVES }
}

impl Fact<Fornovo> for Saved {
    fn log(&self, before: &Battle) -> Vec<Line> {
        let position = position(before);
        let combat = self.blow.is_some_and(|blow| in_combat(position, blow));
        let saved = match self.blow {
            Some(blow) => line("log.saved_from").with("other", striker_name(position, blow)),
            None => line("log.saved"),
        };
        let saved = saved
            .with("unit", name_of_group(position, self.unit, self.group))
            .with("hits", self.hits)
            .with("saved", self.hits.saturating_sub(self.lost))
            .detail(message("detail.save").with("save", self.save));
        vec![saved.by(clause_of(combat)).about([self.unit])]
    }
}

/// Hits that a group may save.
pub struct Saving<'a> {
    blow: &'a Blow,
    hits: u32,
    save: Option<u8>,
}

impl Saving<'_> {
    /// Returns the lowest roll that saves; 7 if there is no save.
    fn least(&self) -> u8 {
        self.save.unwrap_or(7)
    }
}

impl Demanded for Save {
    fn is_due(&self, battle: &Battle) -> bool {
        let blow = battle.state.blows.get(&self.blow);
        let unsaved = blow.and_then(|blow| blow.unsaved.get(usize::from(self.group)));
        unsaved == Some(&None) && position(battle).hit_stage(self.blow) == Some(HitStage::Saves)
    }

    fn work(&self, battle: &Battle) -> Obligation {
        let (position, blow) = (position(battle), self.blow);
        let clause = clause_of(in_combat(position, blow));
        Obligation {
            key: format!("{}.{}", key_of_hits(blow), self.group),
            other: Some(blow.from),
            label: message("pending.save")
                .with("unit", name_of_group(position, blow.target, self.group))
                .with("other", striker_name(position, blow)),
            ..work::of_unit("save", clause, blow.target)
        }
    }
}

impl Action<Fornovo> for Save {
    const NAME: &'static str = "save";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["save"];
    type Context<'a> = Saving<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<Saving<'a>, Impossible> {
        let blow = hits_due(battle, self.blow, self)?;
        let place = usize::from(self.group);
        let divided = blow.divided.as_ref();
        let hits = divided.and_then(|divided| divided.get(place).copied());
        Ok(Saving {
            blow,
            hits: hits.unwrap_or(0),
            save: position(battle).save(self.blow, place),
        })
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let position = position(battle);
        let on_unit = position
            .hits_at(HitStage::Saves)
            .filter(|it| it.target == unit);
        let groups = |blow: BlowKey| {
            let unsaved = battle.state.blows.get(&blow).map(|it| it.unsaved.len());
            (0_u8..)
                .take(unsaved.unwrap_or(0))
                .map(move |group| Self { blow, group })
        };
        work::due(battle, on_unit.flat_map(groups))
    }

    fn objections(&self, battle: &Battle, _: &Saving<'_>) -> Vec<Objection> {
        let unit = self.blow.target;
        let position = position(battle);
        let open = position.hits_to_allocate(unit).into_iter().take(1);
        let first = open.map(|blow| objection("allocate_first", evenly(position, blow)));
        first.map(|it| it.with("unit", unit)).collect()
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    fn waits_for(&self, _: &Battle, first: &Obligation) -> bool {
        Divide::fulfils(first) && first.unit == Some(self.blow.target)
    }

    fn plan(&self, battle: &Battle, saving: &Saving<'_>) -> Plan {
        let title = self.label(battle);
        let least = saving.least();
        let bands = ["lost", "saved"].map(|band| message(format!("band.{band}")));
        let die = Pool::die(title.clone(), Some(self.blow.target.side), 6, 1);
        let plan = Plan::plain(title);
        match saving.hits {
            0 => plan,
            dice => plan.rolling(Pool {
                dice,
                ..die.banded(bands, |face| u8::from(face >= least))
            }),
        }
    }

    /// Explains the score, and the odds of unsaved hits.
    fn explain(&self, _: &Battle, saving: &Saving<'_>) -> Explanation {
        let Some(save) = saving.save else {
            return Explanation::default();
        };
        let lost: Distribution<u32, f64> = shooting::unsaved(Some(save)).repeat(saving.hits);
        let sentence = message("preview.save_odds")
            .with("hits", saving.hits)
            .with("lost", mean(lost.mean()));
        Explanation {
            needs: Some(message("preview.saves_on").with("save", save)),
            odds: Some(Odds {
                sentence: Some(sentence),
                bars: bars(&lost),
                ..Odds::default()
            }),
            ..Explanation::default()
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        saving: &Saving<'_>,
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let Self { blow: key, group } = *self;
        let lost = rolled.of(0);
        let mut now = saving.blow.clone();
        if let Some(unsaved) = now.unsaved.get_mut(usize::from(group)) {
            *unsaved = Some(lost);
        }
        facts_of(battle, |resolver| {
            resolver.add(Saved {
                blow: Some(key),
                unit: key.target,
                group,
                hits: saving.hits,
                lost,
                save: saving.least(),
            })?;
            let now = Some(now);
            resolver.add(HitsChanged { key, now })
        })
    }

    does_work!();
}
