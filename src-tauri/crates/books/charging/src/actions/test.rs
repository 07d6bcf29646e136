//! The test of a charged unit (C-06 to C-10).

use drumhead_rules::frame::Rolled as Dice;
use drumhead_rules::frame::{prelude::*, total};
use drumhead_rules::odds::Distribution;
use drumhead_rules::written;
use drumhead_vocabulary::dice::FACES;

use super::{is_result_of_another, often};
use crate::charge::{Answers, may_evade, unfinished};
use crate::clauses::{COUNTER, SEQUENCE, SHELTERED, TEST};
use crate::factors::{Applied, Charged, Cover, FACTORS, factors};
use crate::interpretations::{FortAndObstacle, Interpretations};
use crate::result::{
    Bar, RearCharged, TestResult, after_rout, judge, rear_chain, score, test_odds,
};
use crate::rout::routs;
use crate::state::{Case, Stage, Step, Struck, UnitState, here};
use crate::tables::FactorId;
use crate::{Battle, Charging, Event};

written! {
    /// Tests a charged unit.
    pub struct Test {
        /// The unit.
        pub unit: UnitRef,
        /// The shelter.
        pub cover: Cover,
    }
}

/// A charged unit before its die is rolled.
pub struct Tester<'a> {
    state: &'a UnitState,
    interpretations: &'a Interpretations,
    charged: Charged,
    factors: Vec<Applied>,
    bar: Bar,
}

impl<'a> Tester<'a> {
    fn new(battle: &'a Battle, state: &'a UnitState, charged: Charged) -> Self {
        let interpretations = &battle.setup.interpretations;
        Self {
            state,
            interpretations,
            factors: factors(&charged, &battle.tables, interpretations),
            bar: charged.bar(state.basic_morale),
            charged,
        }
    }

    /// Returns the result for a face of the die.
    fn result(&self, face: u8) -> TestResult {
        judge(
            score(face, total(&self.factors)),
            self.bar,
            self.interpretations,
        )
    }

    /// Returns whether the score of this face forbids a counter-charge even to a unit in the open
    /// with a charger in front of it (C-09).
    fn is_high(&self, face: u8) -> bool {
        let faced = match self.bar.faced {
            true => self.bar,
            false => self.charged.bar_if_faced(self.bar.basic_morale),
        };
        let open = Bar {
            sheltered: false,
            ..faced
        };
        let score = score(face, total(&self.factors));
        judge(score, open, self.interpretations) != TestResult::MayCounter
    }

    /// Returns the number of faces with this result.
    fn faces(&self, result: TestResult) -> usize {
        let faces = FACES.into_iter();
        faces.filter(|face| self.result(*face) == result).count()
    }

    /// Returns sentences with the scores needed, and whether the unit may evade.
    fn needs(&self, battle: &Battle) -> Message {
        let mut faces = FACES.into_iter();
        let rout = faces.find(|face| self.result(*face) == TestResult::Rout);
        let evades = may_evade(battle, self.state);
        let (rout, evade) = match rout {
            None => (message("preview.test_never"), Some("preview.test_evade")),
            Some(1) => (message("preview.test_always"), None),
            Some(face) => {
                let needs = message("preview.test_needs").with("score", face);
                (needs, Some("preview.test_or_evade"))
            }
        };
        let evade = evade.filter(|_| evades).map(message);
        let mut faces = FACES.into_iter();
        let counter = faces
            .rfind(|face| self.result(*face) == TestResult::MayCounter)
            .map(|face| match face {
                6 => message("preview.test_counter_always"),
                face => message("preview.test_counter").with("score", face),
            });
        let needs = [rout].into_iter().chain(evade).chain(counter);
        bare(Value::List(needs.collect(), " "))
    }

    /// Returns how often the unit routs, and how often it may counter-charge. For a unit in the
    /// open that can rout, also returns how often it would rout behind an obstacle or in a
    /// building.
    fn sentence(&self, battle: &'a Battle) -> Message {
        let rout = self.faces(TestResult::Rout);
        let counter = often("counters", self.faces(TestResult::MayCounter));
        let sentence = message("odds.sentence_test").with("counter", counter);
        let mut sentences = vec![sentence.with("rout", often("routs", rout))];
        if !self.charged.is_sheltered() && rout > 0 {
            let sheltered = Charged {
                obstacle: true,
                ..self.charged.clone()
            };
            let sheltered = Self::new(battle, self.state, sheltered);
            sentences.push(often("shelter", sheltered.faces(TestResult::Rout)));
        }
        bare(Value::List(sentences, " "))
    }

    /// Returns the odds. If the unit can rout, also returns the consequences of a rout: destruction,
    /// or the surrender roll of a unit charged in the rear.
    fn odds(&self, battle: &'a Battle) -> Odds {
        let results: Distribution<TestResult, f64> =
            test_odds(total(&self.factors), self.bar, self.interpretations);
        let bar = |key: &'static str, result| (message(key), results.chance(|it| *it == result));
        let mut odds = Odds {
            sentence: Some(self.sentence(battle)),
            bars: vec![
                bar("odds.rout", TestResult::Rout),
                bar("odds.stand", TestResult::Stand),
                bar("odds.counter", TestResult::MayCounter),
            ],
            ..Odds::default()
        };
        if self.faces(TestResult::Rout) == 0 {
            return odds;
        }
        let (_, destroyed) = after_rout(self.state.strength, &battle.tables, self.interpretations);
        if destroyed {
            odds.then = vec![bar("odds.destroyed", TestResult::Rout)];
        } else if self.charged.is_struck(Struck::Rear) {
            let chain = rear_chain(&results, self.state.rides(), &battle.tables);
            let end = |key: &'static str, end| (message(key), chain.chance(|it| *it == end));
            odds.then = vec![
                end("odds.rout_surrenders", RearCharged::Surrenders),
                end("odds.rout_lives", RearCharged::Lives),
            ];
            odds.assumes = vec![message("odds.assume_rear"), message("odds.assume_hand")];
        }
        odds
    }
}

impl Action<Charging> for Test {
    const NAME: &'static str = "test";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(TEST);
    const OBLIGATIONS: &'static [&'static str] = &["test"];
    type Context<'a> = Tester<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<Tester<'a>, Impossible> {
        let state = here(battle, self.unit)?;
        let never = |id| impossible(id).with("unit", self.unit);
        let charged = battle
            .state
            .charged(self.unit, self.cover)
            .filter(|_| battle.state.must_test(self.unit))
            .ok_or_else(|| never("not_charged"))?;
        if battle.state.is_routing(self.unit) {
            return Err(never("routing"));
        }
        Ok(Tester::new(battle, state, charged))
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let state = &battle.state;
        let tests = state.must_test(unit) && !state.is_routing(unit);
        let cover = Cover::Open;
        tests.then_some(Self { unit, cover }).into_iter().collect()
    }

    fn objections(&self, battle: &Battle, _: &Tester<'_>) -> Vec<Objection> {
        let early = battle.state.step == Step::Declare;
        let testing = message("against.testing").with("unit", self.unit);
        early
            .then(|| objection("step", SEQUENCE).saying(testing))
            .into_iter()
            .chain(unfinished(battle, self.unit, "against.unfinished"))
            .collect()
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        is_result_of_another(battle, self.unit, first)
    }

    /// Returns the plan: one die, with its bands from the best for the unit to the worst. A high
    /// die routs the unit.
    fn plan(&self, _: &Battle, _: &Tester<'_>) -> Plan {
        let title = message("preview.test").with("unit", self.unit);
        let die = Pool::die(title.clone(), Some(self.unit.side), 6, 1);
        Plan::plain(title).rolling(die.best_first())
    }

    fn explain(&self, battle: &Battle, tester: &Tester<'_>) -> Explanation {
        let column = Sum::new(message("preview.column"));
        let factors = tester.factors.iter().fold(column, |column, factor| {
            let why = message(format!("factor.{}", factor.id.id()));
            let value = bare(Value::Signed(factor.value));
            column.row_with(
                why,
                FACTORS.clause(factor.id),
                value,
                factor.id.is_observed(),
            )
        });
        let sum = Value::Signed(total(&tester.factors));
        let morale = tester.bar.basic_morale;
        let threshold = Sum::new(message("preview.threshold").with("morale", morale));
        let face = |face| match tester.result(face) {
            TestResult::Rout => (message("face.rout"), Tone::Bad),
            TestResult::Stand => (message("face.stand"), Tone::Plain),
            TestResult::MayCounter => (message("face.counter"), Tone::Good),
        };
        Explanation {
            sums: vec![factors.total(sum), threshold.total(morale)],
            needs: Some(tester.needs(battle)),
            faces: FACES.map(face).to_vec(),
            odds: Some(tester.odds(battle)),
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        tester: &Tester<'_>,
        dice: &Dice,
    ) -> Result<Vec<Event>, BadFact> {
        let unit = self.unit;
        let face = dice.face().unwrap_or_default();
        let result = tester.result(face);
        let tested = Tested {
            unit,
            face,
            factors: tester.factors.clone(),
            score: score(face, total(&tester.factors)),
            basic_morale: tester.bar.basic_morale,
            result,
        };
        let mut facts = vec![tested.into()];
        if result == TestResult::Rout {
            let rear = tester.charged.is_struck(Struck::Rear).then_some(Case::Rear);
            facts.extend(routs(battle, unit, tester.state, rear));
            return Ok(facts);
        }
        let counter = result == TestResult::MayCounter;
        let stage = if counter || may_evade(battle, tester.state) {
            Stage::Answering
        } else {
            Stage::Stood
        };
        let answers = Answers {
            unit,
            stage,
            counter,
            high: tester.is_high(face),
            sheltered: tester.bar.sheltered,
        };
        facts.push(answers.into());
        Ok(facts)
    }

    /// Asks for the shelter. Two kinds of shelter at once are an answer only if both factors apply
    /// (gap C-A6).
    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let both = battle.setup.interpretations.fort_and_obstacle == FortAndObstacle::Both;
        let covers = Cover::ALL.iter().copied();
        let covers = covers.filter(|it| both || !(it.obstacle() && it.fortification()));
        let cover = Answer::named("cover", &covers.collect::<Vec<_>>(), Cover::id);
        vec![Question {
            clause: FACTORS.clause(FactorId::ObstacleOrBuilding),
            remember: Some("cover"),
            ..ask("cover", "cover", cover)
        }]
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let due = battle.state.step >= Step::Test && battle.state.must_test(self.unit);
        let label = message("to_do.test");
        due.then(|| Obligation::of_unit("test", SEQUENCE, self.unit, label))
    }
}

written! {
    /// A charged unit took its test.
    pub struct Tested {
        /// The unit.
        pub unit: UnitRef,
        /// The face of the unit's die.
        pub face: u8,
        /// The modifiers.
        pub factors: Vec<Applied>,
        /// The score.
        pub score: i32,
        /// The unit's basic morale.
        pub basic_morale: u8,
        /// The result.
        pub result: TestResult,
    }
}

impl Tested {
    /// Returns the only thing that forbids a counter-charge, if there is one: the unit's shelter
    /// (C-10), or that no charger is in front of it (C-09).
    fn only_bar(&self, before: &Battle) -> Option<(&'static str, ClauseId)> {
        let charged = before.state.charged(self.unit, Cover::Open)?;
        let bar = Bar {
            sheltered: self.factors.iter().any(|it| it.id.is_shelter()),
            ..charged.bar(self.basic_morale)
        };
        let interpretations = &before.setup.interpretations;
        if bar.only_shelter_bars(self.score, interpretations) {
            return Some(("log.stands_sheltered", SHELTERED));
        }
        let faced = Bar {
            sheltered: bar.sheltered,
            ..charged.bar_if_faced(self.basic_morale)
        };
        let faced = judge(self.score, faced, interpretations) == TestResult::MayCounter;
        (faced && !bar.faced).then_some(("log.stands_unfaced", COUNTER))
    }
}

impl Fact<Charging> for Tested {
    /// Checks only that the unit is charged. The answer is a separate fact.
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let charged = battle.state.trial(self.unit).is_some();
        charged.then_some(()).ok_or(BadFact::OtherState {
            unit: self.unit,
            state: "charged",
        })
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let added = self.factors.iter().map(|factor| {
            let why = message(format!("added.{}", factor.id.id()));
            counted(factor.value, why)
        });
        let (key, tone, clause) = match self.result {
            // The rout has its own log line.
            TestResult::Rout => ("log.failed", Tone::Bad, None),
            TestResult::Stand => match self.only_bar(before) {
                Some((key, clause)) => (key, Tone::Good, Some(clause)),
                None => ("log.stands", Tone::Good, None),
            },
            TestResult::MayCounter => ("log.may_counter", Tone::Good, Some(COUNTER)),
        };
        let unit = before.state.unit(self.unit);
        let evades = unit.is_some_and(|unit| may_evade(before, unit));
        let evades = evades && self.result != TestResult::Rout;
        let key = match evades {
            true => format!("{key}_or_evades"),
            false => key.to_owned(),
        };
        let tested = unit_line(key, self.unit)
            .tone(tone)
            .by(TEST)
            .detail(die_sum(self.face, added.collect(), i64::from(self.score)));
        let morale = message("detail.basic_morale").with("morale", self.basic_morale);
        let clauses = self
            .factors
            .iter()
            .filter_map(|it| FACTORS.clause(it.id))
            .chain(clause);
        vec![clauses.fold(tested.detail(morale), Line::by)]
    }
}
