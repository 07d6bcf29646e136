//! A unit takes a reaction test (section 8): one die and every modifier that holds.

use drumhead_rules::odds::Chance as _;
use drumhead_words::dice::FACES;

use super::super::super::army::Rank;
use super::super::super::reaction::{
    self, Facts, Outcome, Predicate, Reason, Tally, Tester, Verdict, reaction,
};
use super::super::super::readings::IgnoredRouts;
use super::super::duties::{clause_of, duty_message, is_duty, offer_id, owed, test_words};
use super::super::event::Modifier;
use super::super::general_name;
use super::super::prelude::*;
use super::open_flanks::of_flanks;

/// Tests that a unit is not due to take now.
const TESTS: Group = Group("test");
/// A countercharger tests before the unit that it charges.
const COUNTERCHARGER_FIRST: ClauseId = ClauseId::new("F-8.25");
/// A general whose unit has lost figures may fall.
const IN_DANGER: ClauseId = ClauseId::new("F-3.09");
/// The test is not due in this step.
const NOT_OWED: &str = "not_owed";

written! {
    /// A unit takes a reaction test (section 8).
    pub struct Test {
        /// The unit.
        pub unit: UnitRef,
        /// What the players observe; what the desk knows it puts in itself.
        pub facts: Facts,
        /// Friends that it saw rout (F-8.43); for no other test.
        #[serde(default)]
        pub saw: Vec<UnitRef>,
    }

    /// A unit tested. Later facts say what it does to the unit.
    pub struct Tested {
        /// The unit.
        pub unit: UnitRef,
        /// The test.
        pub test: reaction::Test,
        /// Every modifier that counted.
        pub modifiers: Vec<Modifier>,
        /// The die.
        pub face: u8,
        /// Whether it passed.
        pub passed: bool,
        /// What becomes of the unit.
        pub outcome: Outcome,
    }

    /// A unit that was to test did not have to.
    pub struct NotTested {
        /// The unit.
        pub unit: UnitRef,
        /// The test.
        pub test: reaction::Test,
        /// Why, by its id in the catalogue.
        pub why: String,
        /// The clause.
        pub clause: String,
    }
}

/// A test with everything known that bears on it.
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
    /// Whether the enemy that it goes after is far off (F-7.62).
    fn whom_is_far(&self, table: Table<'_>) -> Message {
        let live = table.unit(self.unit).map(|(_, live)| live);
        let pursues = live.and_then(|live| live.pursuit).map(|it| it.target);
        let charges = live.and_then(|live| live.charge).map(|it| it.target);
        match pursues.or(charges) {
            Some(target) => message("ask.target_far.of").with("target", target),
            None => message("ask.target_far.label"),
        }
    }

    const fn duty(&self) -> Duty {
        Duty::Test {
            unit: self.unit,
            test: self.facts.test(),
        }
    }

    fn is_owed(&self, battle: &Battle) -> bool {
        table(battle).demands(self.duty())
    }

    /// The test as it starts: nothing near that is not known, and no rout seen.
    fn usual(battle: &Battle, unit: UnitRef, test: reaction::Test) -> Self {
        Self {
            unit,
            facts: table(battle).usual_facts(unit, test),
            saw: Vec::new(),
        }
    }

    /// Whether the unit could roll for it, were it due; which routs it saw only the players know.
    fn could_be_rolled(&self, battle: &Battle) -> bool {
        let rolls = |trial: Trial| matches!(trial.verdict, Verdict::Rolls(_));
        let sees = self.facts.test() == reaction::Test::FriendRouting;
        sees || self.context(battle).is_ok_and(rolls)
    }

    fn title(&self, battle: &Battle) -> Message {
        let test = test_words(table(battle), self.unit, self.facts.test());
        let title = message("preview.test").with("unit", self.unit);
        title.with("test", test)
    }

    /// The modifiers; a row that hangs on what the players observe is marked.
    fn sum(&self, battle: &Battle, trial: &Trial, tally: &Tally) -> Sum {
        let (table, rules) = (table(battle), &battle.tables.rules);
        let of_itself = table.known(self.unit, Facts::none(self.facts.test()), &[]);
        let known = of_itself.tally(&trial.tester, rules);
        let sum = tally.rows.iter().fold(Sum::default(), |sum, row| {
            let value = bare(Value::Signed(row.value));
            let observed = !known.rows.contains(row);
            sum.told(reason(battle, row.predicate), row.clause, value, observed)
        });
        sum.total(Value::Signed(tally.total()))
    }

    fn need_not(&self, battle: &Battle, reason: Reason) -> Vec<Event> {
        let (unit, test) = (self.unit, self.facts.test());
        brings(battle, |act| {
            act.happen(Event::NotTested(NotTested {
                unit,
                test,
                why: reason.id().to_owned(),
                clause: reason.clause().as_str().to_owned(),
            }))?;
            match reason.outcome(act.rules) {
                Some(outcome) => act.become_of(unit, test, outcome),
                None => Ok(()),
            }
        })
    }
}

/// Whether a general who may lead the unit is near, with his command distance to it (F-3.03).
fn general_label(table: Table<'_>, unit: UnitRef) -> Message {
    let ranks = table.who_may_lead(unit).into_iter();
    let near = ranks.map(|rank| {
        let key = match rank {
            Rank::CommanderInChief => "ask.general_near.commander",
            Rank::Subgeneral => "ask.general_near.subgeneral",
        };
        let inches = table.command_distance(rank, unit).to_string();
        message(key).with("inches", inches)
    });
    let near: Vec<Message> = near.collect();
    message("ask.general_near.of").with("near", Value::List(near, "; "))
}

/// What a modifier is for.
fn reason(battle: &Battle, predicate: Predicate) -> Message {
    predicate.words(battle.setup.scale, &battle.tables.rules)
}

/// What a test brings about, in words.
pub(in super::super) fn outcome_words(outcome: Outcome) -> Message {
    let words = message(format!("reaction.outcome.{}", outcome.id()));
    match outcome {
        Outcome::Recoils { by } | Outcome::RecoilsShaken { by: Some(by) } => {
            words.with("by", by.to_string())
        }
        // The players have not measured how far it came (F-8.28).
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
        for friend in &self.saw {
            state_of(battle, *friend)?;
            if friend.side != unit.side || *friend == unit {
                return Err(impossible("not_a_friend").saying(message("impossible.saw_no_friend")));
            }
        }
        let (table, rules) = (table(battle), &battle.tables.rules);
        let facts = table.known(unit, self.facts.clone(), &self.saw);
        let tester = table.tester(unit);
        let tester = tester.ok_or_else(|| impossible("off_table").with("unit", unit))?;
        let verdict = reaction(&tester, &facts, rules);
        Ok(Trial {
            tester,
            facts,
            verdict,
        })
    }

    /// Those that it owes, and out of sequence those that it would roll for: before the first turn
    /// there is no sequence yet.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let begun = battle.state.now.step.phase() != Phase::SetUp;
        let tests = reaction::Test::ALL.into_iter();
        let tests = tests.map(|test| Self::usual(battle, unit, test));
        let could = |it: &Self| it.is_owed(battle) || (begun && it.could_be_rolled(battle));
        tests.filter(could).collect()
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        let owes = |test| table(battle).demands(Duty::Test { unit, test });
        reaction::Test::ALL.into_iter().any(owes)
    }

    fn objections(&self, battle: &Battle, _: &Trial) -> Vec<Objection> {
        let charge = self.facts.test() == reaction::Test::Charge;
        let waits = charge && table(battle).waits_for_countercharger(self.unit);
        let waits = waits.then(|| objection("countercharger_first", COUNTERCHARGER_FIRST));
        // The die for a general falls at once, and changes the test (F-3.09).
        let mut generals = battle.state.generals_with(self.unit);
        let general = generals.find(|it| table(battle).demands(Duty::Danger { general: *it }));
        let general = general.map(|general| {
            let name = general_name(table(battle), general);
            objection("general_first", IN_DANGER).with("general", name)
        });
        let not_owed = unless_owed(battle, self.duty(), "test_not_owed");
        waits.into_iter().chain(general).chain(not_owed).collect()
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        !against.iter().any(|it| it.id == NOT_OWED)
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        let test = reaction::Test::Charge;
        let charges = self.facts.test() == test;
        let waits = charges && table(battle).waits_for_countercharger(self.unit);
        let charge = state_of(battle, self.unit).ok().and_then(|it| it.charge);
        let counter = charge.filter(|_| waits).map(|charge| {
            let unit = charge.target;
            Duty::Test { unit, test }
        });
        let generals = battle.state.generals_with(self.unit);
        let dangers = generals.map(|general| Duty::Danger { general });
        let mut all = dangers.chain(counter);
        all.any(|duty| is_duty(battle, first, duty))
    }

    fn plan(&self, battle: &Battle, trial: &Trial) -> Plan {
        let title = self.title(battle);
        match trial.verdict {
            Verdict::Rolls(_) => {
                let die = Pool::die(title.clone(), Some(self.unit.side), 6, 1);
                Plan::plain(title).rolling(die)
            }
            Verdict::NotDue(_) => Plan::plain(title),
        }
    }

    fn explain(&self, battle: &Battle, trial: &Trial) -> Explanation {
        let tally = match &trial.verdict {
            Verdict::Rolls(tally) => tally,
            Verdict::NotDue(reason) => {
                let why = message(format!("reaction.not_due.{}", reason.id()));
                return Explanation {
                    needs: Some(message("preview.not_due").with("why", why)),
                    ..Explanation::default()
                };
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
            message(key).with("outcome", outcome_words(trial.outcome(battle, passed)))
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

    fn resolve(&self, battle: &Battle, trial: &Trial, rolled: &Rolled) -> Vec<Event> {
        let tally = match &trial.verdict {
            Verdict::Rolls(tally) => tally,
            Verdict::NotDue(reason) => return self.need_not(battle, *reason),
        };
        let (unit, test) = (self.unit, self.facts.test());
        let face = rolled.face().unwrap_or_default();
        let passed = tally.passes(face);
        let outcome = trial.outcome(battle, passed);
        let told = if let Facts::Charge(facts) = &trial.facts {
            table(battle).told_of_pikes(unit, facts)
        } else {
            Vec::new()
        };
        let modifier = |row: &reaction::Row| Modifier {
            row: row.predicate.id().to_owned(),
            clause: row.clause.as_str().to_owned(),
            value: row.value,
            times: row.sets,
        };
        brings(battle, |act| {
            act.happen(Event::Tested(Tested {
                unit,
                test,
                modifiers: tally.rows.iter().map(modifier).collect(),
                face,
                passed,
                outcome,
            }))?;
            for (of, naked) in told {
                let naked = Some(naked);
                let fight = act.live(of)?.fight.clone();
                act.set(of, Change::Fight(Fight { naked, ..fight }))?;
            }
            act.become_of(unit, test, outcome)
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let (table, unit) = (table(battle), self.unit);
        let procedures = &battle.tables.rules.procedures;
        let ask = |field: &'static str| asks(&format!("facts/{field}"), field, Answer::YesNo);
        let fields: &[&'static str] = match self.facts.test() {
            reaction::Test::Rally => &["no_visible_enemy_near", "in_contact"],
            // A unit off the table has neither cover nor target (F-7.29).
            reaction::Test::HaltPursuit if table.is_away(unit) => &[],
            reaction::Test::HaltPursuit => {
                let far = Question {
                    label: self.whom_is_far(table),
                    ..ask("target_far")
                };
                return vec![ask("in_cover"), far];
            }
            // A square has neither flank nor rear (D-127).
            reaction::Test::Shooting | reaction::Test::LostCombat if table.is_all_front(unit) => {
                &[]
            }
            reaction::Test::Shooting | reaction::Test::LostCombat => &["flank_or_rear"],
            reaction::Test::Charge => {
                let general = table.asks_for_general(unit).then(|| Question {
                    label: general_label(table, unit),
                    ..ask("general_near")
                });
                let pikes = table.asked_of_pikes(unit).into_iter().map(ask);
                return general.into_iter().chain(pikes).collect();
            }
            reaction::Test::FriendRouting => {
                // Those whom it ignores make no difference, unless they count once it tests (D-146).
                let all = procedures.ignored_routs == IgnoredRouts::CountOnceTested;
                let mut routed = table.routed_friends(unit);
                routed.retain(|friend| all || table.minds(unit, *friend));
                let saw = routed.into_iter().map(|it| unit_choice(it, it));
                return vec![
                    asks("saw", "saw", Answer::Some(saw.collect())),
                    ask("square_or_hard_cover"),
                    of_flanks(battle, ask("two_open_flanks")),
                ];
            }
        };
        fields.iter().map(|field| ask(field)).collect()
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        owed(battle, self.duty())
    }

    fn id(&self, _: &Battle) -> OfferId {
        offer_id(self.duty())
    }

    fn group(&self, battle: &Battle) -> Group {
        if self.is_owed(battle) { PENDING } else { TESTS }
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        clause_of(table(battle), self.duty())
    }

    fn label(&self, battle: &Battle) -> Message {
        duty_message(table(battle), self.duty())
    }
}

impl Tested {
    /// What a modifier is for, within a sentence: a grade keeps its letter.
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
    fn fold(&self, _: &mut Battle) -> Result<(), Misfit> {
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let values = self.modifiers.iter().map(|it| it.value);
        let score = values.fold(i32::from(self.face), i32::saturating_add);
        let counted = self.modifiers.iter().filter(|it| it.value != 0);
        let counted = counted.map(|it| {
            let counted = message("log.counted").with("value", Value::Signed(it.value));
            counted.with("what", Self::within_a_sentence(before, it))
        });
        let mut sum: Vec<Message> = std::iter::once(bare(self.face)).chain(counted).collect();
        if sum.len() > 1 {
            sum.push(message("log.in_all").with("score", score));
        }
        let tone = if self.passed { Tone::Good } else { Tone::Bad };
        let tested = line("log.tested")
            .with("unit", self.unit)
            .with("test", test_words(table(before), self.unit, self.test))
            .with("sum", Value::List(sum, ", "))
            .with("result", outcome_words(self.outcome))
            .about([self.unit])
            .tone(tone);
        let clauses = self.modifiers.iter().filter_map(Modifier::clause);
        vec![clauses.fold(tested, Line::by)]
    }
}

impl Fact<Fornovo> for NotTested {
    fn fold(&self, _: &mut Battle) -> Result<(), Misfit> {
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let why = message(format!("reaction.not_due.{}", self.why));
        let line = line("log.not_tested").with("unit", self.unit);
        let line = line.with("why", why).about([self.unit]);
        vec![clause_of_id(&self.clause).into_iter().fold(line, Line::by)]
    }
}
