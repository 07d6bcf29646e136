//! Replays a scene and reports where the result differs.

use std::fmt;

use drumhead_rules::catalogue::{Catalogue, Language, Message, message};
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, Command, Event};
use drumhead_vocabulary::dice::{Dice, Given, Pool, Throw, ThrowError};
use drumhead_vocabulary::play::{Objection, Refusal};

use super::expect::{compare, unstated};
use super::order::clauses_of;
use super::{Expect, Manner, Order, Scene, Step, Watch, What, mistake};
use crate::words::words;
use crate::{DeskError, Result};

/// A line of a scene whose result differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The line's number in the file, from 1; 0 if the line is not from a file.
    pub line: usize,
    /// The difference.
    what: Message,
}

impl Difference {
    /// Returns the difference as text in a language.
    #[must_use]
    pub fn shown(&self, words: &Catalogue) -> String {
        let line = message("scene.difference").with("line", self.line);
        words.say(&line.with("what", self.what.clone()))
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown(words(Language::ENGLISH)))
    }
}

/// The result of a replayed scene.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The differences from the scene; empty if there are none.
    pub differences: Vec<Difference>,
    /// The same scene with its current facts, up to an order that was refused unexpectedly.
    pub scene: Scene,
    /// The battle at the end of the scene.
    pub battle: Battle,
    /// The orders that were carried out.
    pub played: Vec<CarriedOut>,
}

/// An order that was carried out.
#[derive(Clone, Debug)]
pub struct CarriedOut {
    /// The order's line in the scene.
    pub line: usize,
    /// The command.
    pub command: Command,
    /// The objections that were allowed anyway.
    pub overruled: Vec<String>,
    /// The dice, if any were thrown.
    pub dice: Option<Throw>,
    /// The events.
    pub events: Vec<Event>,
}

/// Dice written in the scene, and their pool.
struct Written {
    given: Given,
    pool: Option<Pool>,
}

impl Dice for Written {
    fn throw(&mut self, pool: &Pool) -> std::result::Result<Option<Throw>, ThrowError> {
        self.pool = Some(pool.clone());
        self.given.throw(pool)
    }
}

/// A scene during its replay.
struct Stage<'a> {
    scene: &'a Scene,
    battle: Battle,
    watch: Watch,
    differences: Vec<Difference>,
    steps: Vec<Step>,
    played: Vec<CarriedOut>,
}

impl Scene {
    /// Plays the scene up to the first order that is refused unexpectedly.
    ///
    /// # Errors
    /// The same errors as [`begun`](Self::begun), and [`BadFile`](crate::Code::BadFile) with the
    /// line, for an order or an expectation that names an unknown unit, order, fact or value.
    pub fn replay(&self) -> Result<Replayed> {
        let mut stage = Stage {
            scene: self,
            battle: self.begun()?,
            watch: Watch::default(),
            differences: Vec::new(),
            steps: Vec::new(),
            played: Vec::new(),
        };
        stage.play()?;
        let scene = Self {
            steps: stage.steps,
            ..self.clone()
        };
        Ok(Replayed {
            differences: stage.differences,
            scene,
            battle: stage.battle,
            played: stage.played,
        })
    }
}

impl Stage<'_> {
    fn play(&mut self) -> Result<()> {
        let first = (self.scene.steps.iter()).find(|step| !matches!(step.what, What::Remark(_)));
        if first.is_some_and(|step| matches!(step.what, What::Order(_))) {
            // The scene does not state the facts of its set-up, so only later changes count.
            self.watch.changes(&self.battle);
        }
        let mut steps = self.scene.steps.iter().peekable();
        while let Some(step) = steps.next() {
            match &step.what {
                What::Remark(_) => self.steps.push(step.clone()),
                What::Order(order) => {
                    if !self.order(step.line, order)? {
                        return Ok(());
                    }
                }
                What::Expect(expect) => {
                    let mut group = vec![(step.line, expect)];
                    while let Some(Step {
                        line,
                        what: What::Expect(expect),
                    }) = steps.peek()
                    {
                        group.push((*line, expect));
                        steps.next();
                    }
                    self.expect(&group)?;
                }
            }
        }
        Ok(())
    }

    fn differs(&mut self, line: usize, what: Message) {
        self.differences.push(Difference { line, what });
    }

    /// Compares a group of adjacent expectations with the table.
    fn expect(&mut self, group: &[(usize, &Expect)]) -> Result<()> {
        let table = self.battle.snapshot().facts();
        let mut now = Vec::new();
        for (line, expect) in group {
            let compared =
                compare(&self.battle, &table, expect).map_err(|why| mistake(*line, why))?;
            for what in compared.differences {
                self.differs(*line, what);
            }
            now.push((*line, compared.now));
        }
        if self.scene.every_fact {
            let changes = self.watch.changes(&self.battle);
            let last = group.last().map_or(0, |(line, _)| *line);
            let stated: Vec<&Expect> = group.iter().map(|(_, expect)| *expect).collect();
            for what in unstated(&changes, &stated) {
                self.differs(last, what);
            }
            now = changes.into_iter().map(|expect| (0, expect)).collect();
        }
        let steps = now.into_iter().map(|(line, expect)| Step {
            line,
            what: What::Expect(expect),
        });
        self.steps.extend(steps);
        Ok(())
    }

    /// Gives an order; returns `false` if the order is refused unexpectedly.
    fn order(&mut self, line: usize, order: &Order) -> Result<bool> {
        let command = order
            .command(&self.battle)
            .map_err(|why| mistake(line, why))?;
        let mut dice = Written {
            given: Given(order.dice.clone()),
            pool: None,
        };
        let mut overruled: Vec<String> = Vec::new();
        let mut objections: Vec<Objection> = Vec::new();
        let outcome = loop {
            match self.battle.decide(&command, &overruled, &mut dice) {
                Err(Refusal::AgainstRules(against))
                    if matches!(order.manner, Manner::Allowed(_))
                        && against.iter().any(|it| !overruled.contains(&it.id)) =>
                {
                    overruled.extend(against.iter().map(|it| it.id.clone()));
                    objections.extend(against);
                }
                outcome => break outcome,
            }
        };
        let events = match outcome {
            Ok(events) => events,
            Err(refusal) => return Ok(self.refused(line, order, &refusal)),
        };
        if let Some(what) = accepted_otherwise(order, &objections, dice.pool.is_some()) {
            self.differs(line, what);
        }
        for event in &events {
            let folded = self.battle.fold(event);
            folded.map_err(|error| DeskError::fault(error.message()))?;
        }
        let thrown = dice.pool.and(order.dice.clone());
        let manner = if overruled.is_empty() {
            Manner::Legal
        } else {
            Manner::Allowed(clauses_of(&objections))
        };
        let order = Order {
            manner,
            dice: thrown.clone(),
            ..order.clone()
        };
        self.steps.push(Step {
            line,
            what: What::Order(order),
        });
        let dice = thrown;
        self.played.push(CarriedOut {
            line,
            command,
            overruled,
            dice,
            events,
        });
        Ok(true)
    }

    /// Handles a refusal; returns `false` if the scene expects the order to be carried out, or the
    /// order lacks its dice.
    fn refused(&mut self, line: usize, order: &Order, refusal: &Refusal) -> bool {
        let (found, why) = match refusal {
            Refusal::NeedDice(pool) => {
                self.differs(line, message("scene.throws").with("dice", pool.dice));
                return false;
            }
            Refusal::Impossible(objection) => {
                (vec!["impossible".to_owned()], objection.text.clone())
            }
            Refusal::AgainstRules(objections) => {
                let texts: Vec<&str> = objections.iter().map(|it| it.text.as_str()).collect();
                (clauses_of(objections), texts.join(" "))
            }
        };
        let Manner::Refused(expected) = &order.manner else {
            self.differs(
                line,
                message("scene.refused")
                    .with("found", found.join(" "))
                    .with("why", why.to_string()),
            );
            return false;
        };
        let mut sorted = expected.clone();
        sorted.sort();
        if !expected.is_empty() && sorted != found {
            let (found, expected) = (found.join(" "), expected.join(" "));
            self.differs(
                line,
                message("scene.refused_by")
                    .with("found", found.to_string())
                    .with("expected", expected.to_string()),
            );
        }
        let manner = Manner::Refused(found);
        let order = Order {
            manner,
            ..order.clone()
        };
        self.steps.push(Step {
            line,
            what: What::Order(order),
        });
        true
    }
}

/// Returns the first wrong statement of the scene about an order that was carried out.
fn accepted_otherwise(order: &Order, objections: &[Objection], thrown: bool) -> Option<Message> {
    let found = clauses_of(objections);
    match &order.manner {
        Manner::Refused(_) => return Some(message("scene.carried_out")),
        Manner::Allowed(_) if found.is_empty() => {
            return Some(message("scene.not_against"));
        }
        Manner::Allowed(expected) if !expected.is_empty() => {
            let mut expected = expected.clone();
            expected.sort();
            if expected != found {
                let (found, expected) = (found.join(" "), expected.join(" "));
                return Some(
                    message("scene.object")
                        .with("found", found.to_string())
                        .with("expected", expected.to_string()),
                );
            }
        }
        Manner::Allowed(_) | Manner::Legal => {}
    }
    (order.dice.is_some() && !thrown).then(|| message("scene.no_dice"))
}
