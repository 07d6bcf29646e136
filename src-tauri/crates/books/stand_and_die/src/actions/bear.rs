//! Allocation of casualties to units, if their owner has a choice (S-12, S-14).

use drumhead_vocabulary::play::Scalar;
use std::ops::RangeInclusive;

use crate::losses::{Bearer, bearers, borne, is_doomed, silent_range};
use crate::prelude::*;

written! {
    /// Allocates some of a hex's casualties to one of its units.
    pub struct Bear {
        /// The unit, which must be able to take casualties.
        pub unit: UnitRef,
        /// The number of casualties. `None` for the most that the unit can take.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub many: Option<u16>,
        /// The number of the unit's guns that are then out of action. `None` for as many as
        /// possible.
        #[serde(default)]
        pub silent: Option<u16>,
    }
}

/// Casualties, and the unit to which some of them are allocated.
pub struct Bearing {
    burden: Burden,
    bearer: Bearer,
}

/// Returns the casualties of a unit's hex, and the units that can take them.
fn divided(battle: &Battle, unit: UnitRef) -> Result<(Burden, Vec<Bearer>), Impossible> {
    let (_, hex) = here(battle, unit)?;
    let mut burdens = battle.state.burdens.iter();
    let burden = burdens.find(|it| it.side == unit.side && it.hex == hex);
    let none = || impossible("no_burden").with("unit", unit);
    let burden = burden.ok_or_else(none)?.clone();
    let bearers = bearers(battle, &burden);
    Ok((burden, bearers))
}

impl Bear {
    /// Returns the refusal of a number outside this range.
    fn unfit(&self, key: &str, range: RangeInclusive<u16>) -> Impossible {
        let (least, most) = range.into_inner();
        let key = if least == most {
            format!("{key}_only")
        } else {
            key.to_owned()
        };
        let unfit = impossible(&key).with("unit", self.unit);
        unfit.with("least", least).with("most", most)
    }
}

impl Action<StandAndDie> for Bear {
    const NAME: &'static str = "bear";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(SUM);
    const OBLIGATIONS: &'static [&'static str] = &["bear"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = Bearing;

    /// Looks up the casualties and the unit. Only units that can take casualties are allowed: guns
    /// shielded by infantry cannot (S-15).
    fn context(&self, battle: &Battle) -> Result<Bearing, Impossible> {
        let (burden, bearers) = divided(battle, self.unit)?;
        let mut bearers = bearers.into_iter();
        let none = || {
            let why = if is_doomed(battle, &burden, self.unit) {
                "no_choice"
            } else {
                "no_burden"
            };
            impossible(why).with("unit", self.unit)
        };
        let bearer = bearers.find(|it| it.unit == self.unit).ok_or_else(none)?;
        let many = self.many.unwrap_or(bearer.most);
        if !(bearer.least..=bearer.most).contains(&many) {
            return Err(self.unfit("bears", bearer.least..=bearer.most));
        }
        if let Some(silent) = self.silent {
            let range = silent_range(battle, &bearer, many).unwrap_or(0..=0);
            if !range.contains(&silent) {
                return Err(self.unfit("silences", range));
            }
        }
        Ok(Bearing { burden, bearer })
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let (many, silent) = (None, None);
        let bear = Self { unit, many, silent };
        let many = Some(bear.context(battle).ok()?.bearer.most);
        Some(Self { many, ..bear })
    }

    fn explain(&self, battle: &Battle, bearing: &Bearing) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, bearing, &Rolled::default()))
    }

    fn resolve(
        &self,
        battle: &Battle,
        bearing: &Bearing,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let Bearing { burden, bearer } = bearing;
        let many = self.many.unwrap_or(bearer.most);
        Ok(borne(battle, burden, (bearer, many), self.silent))
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let Ok(Bearing { bearer, .. }) = self.context(battle) else {
            return Vec::new();
        };
        let many = (bearer.least < bearer.most).then(|| {
            let (least, most) = (bearer.least.into(), bearer.most.into());
            ask("many", "bears", Answer::Number { least, most }).by(SUM)
        });
        let taken = self.many.unwrap_or(bearer.most);
        let range = silent_range(battle, &bearer, taken);
        let silent = range.filter(|range| range.start() < range.end());
        let silent = silent.map(|range| {
            let most = choice(Scalar::Nothing(()), message("choice.most_silent"));
            let numbers = range.map(|many| choice(Scalar::Number(many.into()), bare(many)));
            let answer = Answer::One(std::iter::once(most).chain(numbers).collect());
            ask("silent", "silent", answer).by(SECOND)
        });
        many.into_iter().chain(silent).collect()
    }

    /// Returns the obligation, which any unit that can take casualties may fulfil.
    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let (Burden { side, hex, .. }, bearers) = divided(battle, self.unit).ok()?;
        let units: Vec<_> = bearers.iter().map(|it| it.unit).collect();
        let open = !units.is_empty();
        open.then(|| Obligation::of_hex("bear", SUM, (side, hex), units))
    }
}
