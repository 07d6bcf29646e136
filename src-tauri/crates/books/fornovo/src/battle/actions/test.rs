//! A unit takes a reaction test (section 8): one die and all modifiers.

use drumhead_rules::odds::Chance as _;
use drumhead_vocabulary::dice::FACES;

use super::ask_pay::AskPay;
use super::charge_work::is_of_charge;
use super::choices::of_fact;
use super::complete::Complete;
use super::endanger::{Endanger, general_first};
use super::one_die;
use super::recoil::Recoil;
use super::reply::comes_first;
use super::routing_friends::about_friends;
use crate::army::Rank;
use crate::battle::prelude::*;
use crate::battle::test_work::{is_of, of_test};
use crate::battle::tests_taken::included_lines;
use crate::reaction::{self, Facts, Outcome, Predicate, Tally, Tester, Verdict, reaction};

/// The heading for tests that are not due now.
const TESTS: Group = Group("test");

/// A modifier that counted, with its clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Modifier {
    /// The row of the table.
    pub row: String,
    /// The clause.
    pub clause: String,
    /// The value.
    pub value: i32,
    /// The number of times that the modifier counted.
    pub times: u32,
}

impl Modifier {
    /// Returns the modifier's clause, if it exists.
    pub(super) fn clause(&self) -> Option<ClauseId> {
        clause_of_id(&self.clause)
    }
}

written! {
    /// A unit takes a reaction test (section 8).
    pub struct Test {
        /// The unit.
        pub unit: UnitRef,
        /// The players' observations; the known facts are added.
        pub facts: Facts,
        /// Friends that the unit saw rout, in a routing friend test (F-8.43); empty in other tests.
        #[serde(default)]
        pub saw: Vec<UnitRef>,
    }

    /// A unit tested. The consequences follow as separate facts.
    pub struct Tested {
        /// The unit.
        pub unit: UnitRef,
        /// The test.
        pub test: reaction::Test,
        /// Every modifier that counted.
        pub modifiers: Vec<Modifier>,
        /// The die.
        pub face: u8,
        /// Whether the unit passed.
        pub passed: bool,
        /// The result for the unit.
        pub outcome: Outcome,
        /// Observations of naked foot (F-2.68). Earlier versions stored them as later facts.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub naked: Vec<(UnitRef, bool)>,
    }
}

/// A test with all its modifiers.
pub struct Trial {
    tester: Tester,
    facts: Facts,
    verdict: Verdict,
}

impl Trial {
    fn outcome(&self, battle: &Battle, passed: bool) -> Outcome {
        let scale = battle.setup.scale;
        (self.facts).outcome(passed, &self.tester, scale, &battle.tables.rules)
    }
}

impl Test {
    /// Returns the question whether the pursued or charged enemy is far away (F-7.62); `None` if
    /// the enemy is in contact, or has no distance because it left the battle other than by flight
    /// (D-247).
    fn far_label(&self, position: Position<'_>) -> Option<Message> {
        let state = position.unit(self.unit).map(|(_, state)| state);
        let pursues = state.and_then(|state| state.pursuit).map(|it| it.target);
        let charges = position.state.charge_of(self.unit).map(|it| it.target);
        let Some(target) = pursues.or(charges) else {
            return Some(message("ask.target_far.label"));
        };
        let gone = position.unit(target).is_some_and(
            |(_, state)| matches!(state.place, Place::Gone { why } if why != Gone::Fled),
        );
        // An enemy in contact is not far away.
        let gone = gone || state.is_some_and(|state| state.contacts.contains(&target));
        let of = || message("ask.target_far.of").with("target", target);
        (!gone).then(of)
    }

    /// Returns the test with default observations: nothing counts as near unless it is known to be,
    /// and the unit saw no other rout than those that it cannot have missed.
    pub(super) fn usual(battle: &Battle, unit: UnitRef, test: reaction::Test) -> Self {
        Self {
            unit,
            facts: position(battle).usual_facts(unit, test),
            saw: Vec::new(),
        }
    }

    /// Returns the friends that the unit saw rout: those that the players entered, and those that
    /// burst through it.
    fn seen(&self, position: Position<'_>) -> Vec<UnitRef> {
        let sees = self.facts.test() == reaction::Test::FriendRouting;
        let known = sees.then(|| position.routs_seen(self.unit));
        let mut seen = known.unwrap_or_default();
        let others = self.saw.iter().filter(|it| !seen.contains(it)).copied();
        let others: Vec<UnitRef> = others.collect();
        seen.extend(others);
        seen
    }

    /// Whether the unit could roll if the test were due. Always true for the routing friend test,
    /// because only the players know which routs the unit saw.
    fn could_be_rolled(&self, battle: &Battle) -> bool {
        let rolls = |trial: Trial| matches!(trial.verdict, Verdict::Rolls(_));
        let sees = self.facts.test() == reaction::Test::FriendRouting;
        sees || self.context(battle).is_ok_and(rolls)
    }

    fn title(&self, battle: &Battle) -> Message {
        let test = test_words(position(battle), self.unit, self.facts.test());
        let title = message("preview.test").with("unit", self.unit);
        title.with("test", test)
    }

    /// Returns the modifiers. A row that depends on observations is marked.
    fn sum(&self, battle: &Battle, trial: &Trial, tally: &Tally) -> Sum {
        let (position, rules) = (position(battle), &battle.tables.rules);
        let seen = Self::usual(battle, self.unit, self.facts.test()).seen(position);
        let of_itself = position.known(self.unit, Facts::none(self.facts.test()), &seen);
        let known = of_itself.tally(&trial.tester, rules);
        let sum = tally.rows.iter().fold(Sum::default(), |sum, row| {
            let value = bare(Value::Signed(row.value));
            let observed = !known.rows.contains(row);
            sum.row_with(reason(battle, row.predicate), row.clause, value, observed)
        });
        sum.total(Value::Signed(tally.total()))
    }

    /// Returns the objection that the work of charges comes before this test. Before a charge test,
    /// charges without a target must halt or run on; before the tests after a combat, all charges
    /// must be complete (F-6.12).
    fn charges_first(&self, battle: &Battle) -> Option<Objection> {
        let position = position(battle);
        let run_on = || {
            let run = position.charges_run_on();
            run.then(|| objection("run_on_first", COMPLETES).with("unit", self.unit))
        };
        match self.facts.test() {
            reaction::Test::LostCombat | reaction::Test::FriendRouting => {
                position.charges_first(self.unit)
            }
            reaction::Test::Charge => position.replies_first(self.unit).or_else(run_on),
            reaction::Test::Rally | reaction::Test::HaltPursuit | reaction::Test::Shooting => {
                position.replies_first(self.unit)
            }
        }
    }

    /// Whether this work of a charge comes before this test.
    fn waits_for_charge(&self, battle: &Battle, first: &Obligation) -> bool {
        let charges = |unit| battle.state.charge_of(unit).is_some();
        let halts = is_of(first, reaction::Test::HaltPursuit) && first.unit.is_some_and(charges);
        match self.facts.test() {
            reaction::Test::LostCombat | reaction::Test::FriendRouting => {
                is_of_charge(battle, first)
            }
            reaction::Test::Charge => {
                halts || Complete::fulfils(first) || comes_first(battle, first)
            }
            reaction::Test::Rally | reaction::Test::HaltPursuit | reaction::Test::Shooting => {
                comes_first(battle, first)
            }
        }
    }

    /// Returns the enemy that takes its charge test before this one (F-8.25).
    fn comes_after(&self, battle: &Battle) -> Option<UnitRef> {
        let charge = self.facts.test() == reaction::Test::Charge;
        charge.then(|| position(battle).tests_after(self.unit))?
    }

    /// Returns the enemy that recoils from its failed charge before this charge test (F-8.28).
    fn comes_after_recoil(&self, battle: &Battle) -> Option<UnitRef> {
        let charge = self.facts.test() == reaction::Test::Charge;
        charge.then(|| position(battle).tests_after_recoil(self.unit))?
    }

    /// Returns the unit that rolls for loyalty before this charge test (F-2.63).
    fn comes_after_pay(&self, battle: &Battle) -> Option<UnitRef> {
        let charge = self.facts.test() == reaction::Test::Charge;
        charge.then(|| position(battle).tests_after_pay(self.unit))?
    }
}

/// Returns the question whether a general who may lead the unit is near, with his command distance
/// (F-3.03).
fn general_label(position: Position<'_>, unit: UnitRef) -> Message {
    let ranks = position.who_may_lead(unit).into_iter();
    let near: Vec<Message> = ranks
        .map(|rank| {
            let key = match rank {
                Rank::CommanderInChief => "ask.general_near.commander",
                Rank::Subgeneral => "ask.general_near.subgeneral",
            };
            let inches = position.command_distance(rank, unit).to_string();
            message(key).with("inches", inches)
        })
        .collect();
    message("ask.general_near.of").with("near", Value::List(near, "; "))
}

/// Returns the name of a modifier.
fn reason(battle: &Battle, predicate: Predicate) -> Message {
    predicate.words(battle.setup.scale, &battle.tables.rules)
}

/// Returns the text of the unit's result in a test.
pub(in super::super) fn outcome_words(
    position: Position<'_>,
    unit: UnitRef,
    outcome: Outcome,
) -> Message {
    let words = message(format!("reaction.outcome.{}", outcome.words()));
    match outcome {
        Outcome::KeepsPursuing if position.charges_after_gone(unit) => message("charge_goes_on"),
        Outcome::Recoils { by } | Outcome::RecoilsShaken { by: Some(by) } => {
            words.with("by", by.to_string())
        }
        // The players did not measure the charge (F-8.28).
        Outcome::RecoilsShaken { by: None } => message("failed_charge"),
        Outcome::CarriesOn
        | Outcome::Rallies { .. }
        | Outcome::KeepsRouting
        | Outcome::KeepsPursuing
        | Outcome::Returns { .. }
        | Outcome::StaysAway
        | Outcome::Halted
        | Outcome::Shaken
        | Outcome::Routs
        | Outcome::ChargesHome
        | Outcome::MeetsCharge => words,
    }
}

/// Returns the name of a test within a sentence. The pursuit test of a unit off the table is called
/// the return test.
fn test_words(position: Position<'_>, unit: UnitRef, test: reaction::Test) -> Message {
    let id = if test == reaction::Test::HaltPursuit && position.is_away(unit) {
        "return"
    } else {
        test.id()
    };
    message(format!("test.{id}"))
}

impl Demanded for Test {
    fn is_due(&self, battle: &Battle) -> bool {
        position(battle).tests(self.unit, self.facts.test())
    }

    fn work(&self, battle: &Battle) -> Obligation {
        of_test(position(battle), self.unit, self.facts.test())
    }

    /// Returns 1 for a test to meet a charge, otherwise 0. The number distinguishes this test from
    /// the unit's test for its own charge.
    fn times(&self, battle: &Battle) -> usize {
        let charge = battle.state.charge_of(self.unit);
        let own = charge.is_some_and(|own| own.stage == ChargeStage::Declared);
        usize::from(self.facts.test() == reaction::Test::Charge && !own)
    }
}

impl Action<Fornovo> for Test {
    const NAME: &'static str = "test";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &[
        "test.rally",
        "test.halt_pursuit",
        "test.shooting",
        "test.charge",
        "test.lost_combat",
        "test.friend_routing",
    ];
    const ALTERNATIVES: bool = true;
    type Context<'a> = Trial;

    fn context(&self, battle: &Battle) -> Result<Trial, Impossible> {
        let unit = self.unit;
        let off_table = matches!(state_of(battle, unit)?.place, Place::Away { .. });
        if !(off_table && self.facts.test() == reaction::Test::HaltPursuit) {
            on_table(battle, unit)?;
        }
        let (position, rules) = (position(battle), &battle.tables.rules);
        let routing = position.routing_friends(unit);
        for friend in &self.saw {
            state_of(battle, *friend)?;
            if friend.side != unit.side || *friend == unit {
                let none = message("impossible.saw_no_friend").with("unit", unit);
                return Err(impossible("not_a_friend").saying(none));
            }
            if !routing.contains(friend) {
                let none = message("impossible.saw_no_rout").with("unit", unit);
                return Err(impossible("not_routing").saying(none.with("friend", *friend)));
            }
        }
        let facts = position.known(unit, self.facts.clone(), &self.seen(position));
        let tester = position
            .tester(unit)
            .ok_or_else(|| impossible("off_table").with("unit", unit))?;
        let verdict = reaction(&tester, &facts, rules);
        Ok(Trial {
            tester,
            facts,
            verdict,
        })
    }

    /// Returns the pending tests, and other tests that the unit could take. Before the first turn
    /// there are none.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let begun = has_begun(battle);
        let tests = reaction::Test::ALL
            .into_iter()
            .map(|test| Self::usual(battle, unit, test));
        let could = |it: &Self| it.is_due(battle) || (begun && it.could_be_rolled(battle));
        tests.filter(could).collect()
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        let mut all = reaction::Test::ALL.into_iter();
        all.any(|test| position(battle).tests(unit, test))
    }

    fn objections(&self, battle: &Battle, _: &Trial) -> Vec<Objection> {
        let waits = self.comes_after(battle).map(|enemy| {
            let first = objection("countercharger_first", CHARGE_TEST).with("unit", self.unit);
            first.with("other", enemy)
        });
        let recoils = self.comes_after_recoil(battle).map(|enemy| {
            let first = objection("recoil_first", STOPPED).with("unit", self.unit);
            first.with("other", enemy)
        });
        let pay = self.comes_after_pay(battle).map(|other| {
            let first = objection("pay_first", UNPAID).with("unit", self.unit);
            first.with("other", other)
        });
        let charges = self.charges_first(battle);
        // The result of the die for a general changes the test.
        let general = general_first(battle, self.unit);
        let not_due = self.unless_due(battle, "test_not_due");
        let first = waits.into_iter().chain(recoils).chain(pay).chain(charges);
        first.chain(general).chain(not_due).collect()
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        !against.iter().any(|it| it.id == NOT_DUE)
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        if Endanger::fulfils(first) {
            return first.other == Some(self.unit);
        }
        if self.waits_for_charge(battle, first) {
            return true;
        }
        let is_first = |enemy: Option<UnitRef>| enemy.is_some() && first.unit == enemy;
        if Recoil::fulfils(first) {
            return is_first(self.comes_after_recoil(battle));
        }
        if AskPay::fulfils(first) {
            return is_first(self.comes_after_pay(battle));
        }
        is_of(first, reaction::Test::Charge) && is_first(self.comes_after(battle))
    }

    fn plan(&self, battle: &Battle, trial: &Trial) -> Plan {
        let title = self.title(battle);
        match trial.verdict {
            Verdict::Rolls(_) => one_die::plan(title, self.unit.side),
            Verdict::NotDue(_) => Plan::plain(title),
        }
    }

    fn explain(&self, battle: &Battle, trial: &Trial) -> Explanation {
        let tally = match &trial.verdict {
            Verdict::Rolls(tally) => tally,
            Verdict::NotDue(reason) => {
                let why = message(format!("reaction.not_due.{}", reason.id()));
                return Explanation::needing(message("preview.not_due").with("why", why));
            }
        };
        let faces = tally.passing_faces();
        let needs = match faces {
            0 => message("preview.fails"),
            6 => message("preview.passes"),
            n => message("preview.needs").with("least", 7 - n),
        };
        let face = |face: u8| match tally.passes(face) {
            true => (message("preview.face.pass"), Tone::Good),
            false => (message("preview.face.fail"), Tone::Bad),
        };
        let bar = |key: &'static str, passed| {
            let outcome = trial.outcome(battle, passed);
            message(key).with(
                "outcome",
                outcome_words(position(battle), self.unit, outcome),
            )
        };
        let passes = tally.chance::<f64>();
        Explanation {
            sums: vec![self.sum(battle, trial, tally)],
            needs: Some(needs),
            faces: FACES.map(face).to_vec(),
            odds: Some(Odds {
                sentence: Some(message("preview.odds").with("faces", faces)),
                bars: vec![
                    (bar("preview.pass", true), passes),
                    (bar("preview.fail", false), passes.not()),
                ],
                ..Odds::default()
            }),
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        trial: &Trial,
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let (unit, test) = (self.unit, self.facts.test());
        let tally = match &trial.verdict {
            Verdict::Rolls(tally) => tally,
            Verdict::NotDue(reason) => {
                return facts_of(battle, |resolver| resolver.need_not(unit, test, *reason));
            }
        };
        let face = rolled.face().unwrap_or_default();
        let passed = tally.passes(face);
        let outcome = trial.outcome(battle, passed);
        let naked = if let Facts::Charge(facts) = &trial.facts {
            position(battle).observed_pikes(unit, facts)
        } else {
            Vec::new()
        };
        let modifier = |row: &reaction::Row| Modifier {
            row: row.predicate.id().to_owned(),
            clause: row.clause.as_str().to_owned(),
            value: row.value,
            times: row.sets,
        };
        facts_of(battle, |resolver| {
            resolver.add(Tested {
                unit,
                test,
                modifiers: tally.rows.iter().map(modifier).collect(),
                face,
                passed,
                outcome,
                naked,
            })?;
            resolver.become_of(unit, test, outcome)
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let (position, unit) = (position(battle), self.unit);
        let fields: &[&'static str] = match self.facts.test() {
            reaction::Test::Rally => &["no_visible_enemy_near", "in_contact"],
            // A unit off the table has no cover and no target (F-7.29).
            reaction::Test::HaltPursuit if position.is_away(unit) => &[],
            reaction::Test::HaltPursuit => {
                let far = self.far_label(position).map(|label| Question {
                    label,
                    ..of_fact("target_far")
                });
                return std::iter::once(of_fact("in_cover")).chain(far).collect();
            }
            // A square and a garrison have no flank or rear (D-127, D-237).
            reaction::Test::Shooting | reaction::Test::LostCombat
                if position.is_all_front(unit) =>
            {
                &[]
            }
            reaction::Test::Shooting | reaction::Test::LostCombat => &["flank_or_rear"],
            reaction::Test::Charge => {
                let general = position.asks_for_general(unit).then(|| Question {
                    label: general_label(position, unit),
                    ..of_fact("general_near")
                });
                let pikes = position.asked_of_pikes(unit).into_iter();
                let pikes = pikes.map(|(field, clause)| of_fact(field).by(clause));
                return general.into_iter().chain(pikes).collect();
            }
            reaction::Test::FriendRouting => return about_friends(battle, self.unit),
        };
        fields.iter().map(|field| of_fact(field)).collect()
    }

    does_work!();

    fn group(&self, battle: &Battle) -> Group {
        if self.is_due(battle) { PENDING } else { TESTS }
    }
}

impl Tested {
    /// Returns the name of a modifier within a sentence: only a grade begins with a capital letter.
    fn within_a_sentence(battle: &Battle, modifier: &Modifier) -> String {
        let row = Predicate::ALL.iter().find(|row| row.id() == modifier.row);
        let label = row.map_or_else(
            || modifier.row.clone(),
            |row| battle.say(&reason(battle, *row)),
        );
        let mut letters = label.chars();
        match letters.next() {
            Some(first) if !letters.as_str().starts_with('-') => {
                first.to_lowercase().chain(letters).collect()
            }
            Some(_) | None => label,
        }
    }
}

impl Fact<Fornovo> for Tested {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.has_tested(self.unit, self.test)?;
        for (unit, naked) in &self.naked {
            battle.state.unit_mut(*unit)?.fight.naked = Some(*naked);
        }
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let values = self.modifiers.iter().map(|it| it.value);
        let score = values.fold(i32::from(self.face), i32::saturating_add);
        let modifiers = self.modifiers.iter().filter(|it| it.value != 0);
        let modifiers =
            modifiers.map(|it| counted(it.value, bare(Self::within_a_sentence(before, it))));
        let tone = if self.passed { Tone::Good } else { Tone::Bad };
        let tested = line("log.tested")
            .with("unit", self.unit)
            .with("test", test_words(position(before), self.unit, self.test))
            .with(
                "result",
                outcome_words(position(before), self.unit, self.outcome),
            )
            .detail(die_sum(self.face, modifiers.collect(), score))
            .about([self.unit])
            .tone(tone);
        let clauses = self.modifiers.iter().filter_map(Modifier::clause);
        let tested = clauses.fold(tested, Line::by);
        let included = included_lines(self.unit, self.outcome).into_iter();
        vec![included.fold(tested, Line::including)]
    }

    fn report(&self, before: &Battle, events: &mut ReportEvents) {
        events.tests.push((self.unit, self.test, self.outcome));
        if position(before).charges_after_gone(self.unit) {
            events.after_charge.insert(self.unit);
        }
    }
}
