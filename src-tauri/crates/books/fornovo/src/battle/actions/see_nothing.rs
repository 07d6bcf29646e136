//! Several units of a side saw no friend rout, and take no test (F-8.43). One order answers for all
//! of them.

use super::test::Test;
use crate::battle::prelude::*;
use crate::reaction::{self, Reason};

written! {
    /// Units of a side saw no friend rout, and take no test (F-8.43).
    pub struct SeeNothing {
        /// The side.
        pub side: u8,
        /// The units.
        pub units: Vec<UnitRef>,
    }
}

impl SeeNothing {
    /// Returns the units of a side for which the players must still enter the routs seen, without
    /// units through which a router burst: these test on their own.
    fn asked(battle: &Battle, side: u8) -> Vec<UnitRef> {
        let position = position(battle);
        let asked = |unit: &UnitRef| {
            position.tests(*unit, reaction::Test::FriendRouting)
                && position.routs_seen(*unit).is_empty()
        };
        let units = battle.state.of_side(side).map(|(unit, _)| *unit);
        units.filter(asked).collect()
    }

    /// Returns a test for each unit, with the observation that the unit saw no friend rout.
    fn tests(&self, battle: &Battle) -> impl Iterator<Item = Test> {
        let sees = reaction::Test::FriendRouting;
        let units = self.units.iter();
        units.map(move |unit| Test::usual(battle, *unit, sees))
    }
}

impl SeeNothing {
    /// Returns the objections that these units saw a rout: a router burst through them.
    fn against_missed_routs(&self, battle: &Battle) -> Vec<Objection> {
        let missed = |unit: &UnitRef| {
            let friend = *position(battle).routs_seen(*unit).first()?;
            let saw = objection("saw_rout", FRIEND_ROUTED).with("unit", *unit);
            Some(saw.with("friend", friend))
        };
        self.units.iter().filter_map(missed).collect()
    }
}

impl Action<Fornovo> for SeeNothing {
    const NAME: &'static str = "see_nothing";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(FRIEND_ROUTED);
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        if self.units.iter().any(|unit| unit.side != self.side) {
            return Err(impossible("other_side"));
        }
        let mut tests = self.tests(battle);
        tests.try_for_each(|test| test.context(battle).map(|_| ()))
    }

    /// Returns an order for each side, if several of its units still need this answer.
    fn of_table(battle: &Battle) -> Vec<Self> {
        let sides = [0, 1].map(|side| Self {
            side,
            units: Self::asked(battle, side),
        });
        let several = |it: &Self| it.units.len() > 1;
        sides.into_iter().filter(several).collect()
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let of_test = |test: Test| {
            let trial = test.context(battle).ok();
            trial.map_or_else(Vec::new, |trial| test.objections(battle, &trial))
        };
        let tests = self.tests(battle).flat_map(of_test);
        tests.chain(self.against_missed_routs(battle)).collect()
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        facts_of(battle, |resolver| {
            let (mut units, test) = (self.units.iter(), reaction::Test::FriendRouting);
            units.try_for_each(|unit| resolver.need_not(*unit, test, Reason::NoFriendRouted))
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let units = Self::asked(battle, self.side);
        let units = units.into_iter().map(|unit| unit_choice(unit, unit));
        vec![asks("units", "saw_nothing", Answer::Some(units.collect()))]
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, self.side)
    }

    fn label(&self, _: &Battle) -> Message {
        message("offer.see_nothing").with("side", Value::Side(self.side))
    }
}
