//! The owner of a unit in contact with several enemies allocates its dice if they do not divide
//! evenly (F-10.05, D-182).

use crate::battle::prelude::*;
use crate::combat::is_even;

written! {
    /// The owner of a unit in contact with several enemies allocates its dice if they do not divide
    /// evenly (F-10.05).
    pub struct Share {
        /// The unit.
        pub unit: UnitRef,
        /// The dice for each enemy, in the order of the enemies.
        pub dice: Vec<u32>,
    }
}

/// The enemies that a unit strikes, and every even way to allocate its dice.
pub struct Ways {
    enemies: Vec<UnitRef>,
    even: Vec<Vec<u32>>,
}

impl Ways {
    fn of(battle: &Battle, unit: UnitRef) -> Self {
        let (enemies, even) = position(battle).shares(unit);
        Self { enemies, even }
    }

    /// Returns the total number of the unit's dice.
    fn total(&self) -> u32 {
        self.even.first().map_or(0, |way| way.iter().sum())
    }
}

impl Demanded for Share {
    fn is_due(&self, battle: &Battle) -> bool {
        let position = position(battle);
        position.here(self.unit).is_some() && position.is_to_deal(self.unit)
    }

    fn work(&self, _: &Battle) -> Obligation {
        work::of_unit("share", SHARES, self.unit)
    }
}

impl Action<Fornovo> for Share {
    const NAME: &'static str = "share";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(SHARES);
    const OBLIGATIONS: &'static [&'static str] = &["share"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = Ways;

    fn context(&self, battle: &Battle) -> Result<Ways, Impossible> {
        on_table(battle, self.unit)?;
        if !self.is_due(battle) {
            let reason = message("impossible.no_share").with("unit", self.unit);
            return Err(impossible("not_due").saying(reason));
        }
        let ways = Ways::of(battle, self.unit);
        let dice = self.dice.iter();
        let sum = dice.fold(0, |sum: u32, dice| sum.saturating_add(*dice));
        if self.dice.len() != ways.enemies.len() || sum != ways.total() {
            let shares = impossible("shares").with("unit", self.unit);
            return Err(shares.with("dice", ways.total()));
        }
        Ok(ways)
    }

    /// Returns an order for each even way to allocate the dice.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let dice = Vec::new();
        if !(Self { unit, dice }).is_due(battle) {
            return Vec::new();
        }
        let ways = Ways::of(battle, unit).even.into_iter();
        ways.map(|dice| Self { unit, dice }).collect()
    }

    fn objections(&self, _: &Battle, ways: &Ways) -> Vec<Objection> {
        let listed = ways.even.contains(&self.dice);
        let even = listed || is_even(&self.dice, ways.total());
        (!even)
            .then(|| objection("uneven", SHARES).with("unit", self.unit))
            .into_iter()
            .collect()
    }

    fn plan(&self, battle: &Battle, _: &Ways) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn explain(&self, battle: &Battle, ways: &Ways) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, ways, &Rolled::default()))
    }

    fn resolve(&self, battle: &Battle, ways: &Ways, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        facts_of(battle, |resolver| {
            resolver.shared(self.unit, &ways.enemies, &self.dice)
        })
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        self.demanded(battle)
    }

    fn id(&self, _: &Battle) -> OfferId {
        let dice: Vec<String> = self.dice.iter().map(u32::to_string).collect();
        let key = format!("{}.{}", frame::unit_key(self.unit), dice.join("-"));
        OfferId::new(Self::NAME, key)
    }

    fn label(&self, battle: &Battle) -> Message {
        let enemies = Ways::of(battle, self.unit).enemies;
        let each = enemies.iter().zip(&self.dice).map(|(enemy, dice)| {
            let share = message("share").with("dice", *dice);
            share.with("enemy", *enemy)
        });
        let label = message("offer.way").with("what", self.work(battle).label);
        label.with("how", Value::List(each.collect(), ", "))
    }
}
