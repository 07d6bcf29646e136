//! The figures of one group save (F-9.31, F-10.23).

use drumhead_rules::odds::Distribution;

use super::volley::{bars, mean};
use crate::battle::blows::HitsChanged;
use crate::battle::blows::{pending_blow, pending_orders};
use crate::battle::pending_words::{
    clause_of, in_combat, is_one_of, name_of_group, pending_message, striker_name,
};
use crate::battle::prelude::*;
use crate::shooting;

const FROM_SHOOTING: ClauseId = ClauseId::new("F-9.31");
const IN_COMBAT: ClauseId = ClauseId::new("F-10.23");

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
        /// The hits; none in battles saved by earlier versions.
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
        let clause = if combat { IN_COMBAT } else { FROM_SHOOTING };
        vec![saved.by(clause).about([self.unit])]
    }
}

/// Hits that a group may save.
pub struct Saving<'a> {
    blow: &'a Blow,
    hits: u32,
    save: Option<u8>,
}

impl Saving<'_> {
    /// Returns the lowest roll that saves.
    fn least(&self) -> u8 {
        self.save.unwrap_or(7)
    }
}

impl Save {
    const fn pending(&self) -> Pending {
        Pending::Save {
            blow: self.blow,
            group: self.group,
        }
    }
}

impl Action<Fornovo> for Save {
    const NAME: &'static str = "save";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["save"];
    type Context<'a> = Saving<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<Saving<'a>, Impossible> {
        let blow = pending_blow(battle, self.blow, self.pending())?;
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
        pending_orders(battle, unit, |work| {
            if let Pending::Save { blow, group } = work {
                Some(Self { blow, group })
            } else {
                None
            }
        })
    }

    fn objections(&self, battle: &Battle, _: &Saving<'_>) -> Vec<Objection> {
        let unit = self.blow.target;
        let open = position(battle).hits_to_allocate(unit).into_iter();
        let first = open.map(|work| objection("allocate_first", clause_of(position(battle), work)));
        first.take(1).map(|it| it.with("unit", unit)).collect()
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        let open = position(battle).hits_to_allocate(self.blow.target);
        is_one_of(battle, first, open)
    }

    fn plan(&self, battle: &Battle, saving: &Saving<'_>) -> Plan {
        let title = pending_message(position(battle), self.pending());
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

    fulfils_pending!(clause);
}
