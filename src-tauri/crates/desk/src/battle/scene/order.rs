//! An order as a player writes it: `charge A3 -> B4 onto=flank dice 5 3 1`.
//!
//! The verb is that of the command; each answer has the name of a value of the command. The
//! matching offer supplies every value that the order does not state, so no order names an offer.

use std::borrow::Cow;
use std::fmt;
use std::ops::RangeInclusive;

use drumhead_rules::catalogue::{Message, message};
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, Command};
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{
    Answer, BadSubject, Choice, Objection, Offer, OfferKind, Question, Refusal, Scalar, Subject,
    UnitRef,
};
use serde_json::Value;

use super::keys::{self, Leaf, VERB, called, leaves, named, readings, unnamed, word};
use super::plain;
use super::subjects::known;

use crate::words::{listed, verbatim};

/// The order that ends a step, under every rulebook.
const END: &str = "end step";

/// The number of steps that one line can end: `end 13 steps`.
pub(super) const SEVERAL: RangeInclusive<usize> = 2..=1000;

/// An order.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// The order's verb.
    pub verb: String,
    /// The units, generals, sides and features that the order names; the acting unit before the
    /// affected unit.
    pub subjects: Vec<Subject>,
    /// The answers that the order states, by name.
    pub answers: Vec<(String, String)>,
    /// The dice; `None` if the order throws none.
    pub dice: Option<Throw>,
    /// The verdict of the rules on the order.
    pub manner: Manner,
}

/// The verdict of the rules on an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Manner {
    /// The rules do not object.
    Legal,
    /// The rules object and the players allow the order anyway. Contains the objecting clauses, or
    /// none if the scene does not list them.
    Allowed(Vec<String>),
    /// The order is refused. Contains the objecting clauses, or none if the scene does not list
    /// them.
    Refused(Vec<String>),
}

impl Order {
    /// Returns the order that ends a step.
    pub(super) fn end_step() -> Self {
        Self {
            verb: END.to_owned(),
            subjects: Vec::new(),
            answers: Vec::new(),
            dice: None,
            manner: Manner::Legal,
        }
    }

    /// Reads an order from a line.
    pub(super) fn read(text: &str) -> Result<Self, Message> {
        let words = split(text)?;
        let mut words = words.iter().map(String::as_str).peekable();
        let mut verb = words.next().unwrap_or_default().to_owned();
        if verb == "end" && words.next_if_eq(&"step").is_some() {
            END.clone_into(&mut verb);
        }
        let mut order = Self {
            verb,
            ..Self::end_step()
        };
        while let Some(word) = words.next() {
            match word {
                "->" => {}
                "dice" => order.dice = Some(Throw::Faces(numbers(word, &mut words)?)),
                "counts" => order.dice = Some(Throw::Counts(numbers(word, &mut words)?)),
                "allow" => {
                    words
                        .next_if_eq(&"anyway")
                        .ok_or_else(|| message("scene.allow"))?;
                    order.manner = Manner::Allowed(clauses(&mut words));
                }
                "refused" => order.manner = Manner::Refused(clauses(&mut words)),
                _ => match word.split_once('=') {
                    Some((key, value)) => order.answers.push((key.to_owned(), value.to_owned())),
                    None => {
                        let subject = word.parse();
                        let none = |BadSubject(word)| message("scene.subject").with("word", word);
                        order.subjects.push(subject.map_err(none)?);
                    }
                },
            }
        }
        Ok(order)
    }

    /// Returns the command for this order in the current state of the battle.
    ///
    /// # Errors
    /// A message about the order, with the alternatives.
    pub fn command(&self, battle: &Battle) -> Result<Command, Message> {
        self.command_from(battle, &self.offers(battle))
    }

    /// Returns the command for this order, given the known offers of its kind.
    fn command_from(&self, battle: &Battle, offers: &[Offer<Command>]) -> Result<Command, Message> {
        let mut fits = self.fits(battle, offers);
        if !matches!(fits.first(), Some(Ok(Fit { forced: 0, .. })))
            && let Some(unit) = self.acting()
        {
            let mut others = battle.out_of_sequence(unit);
            others.retain(|offer| self.is(offer));
            fits.extend(self.fits(battle, &others));
            fits.sort_by_key(cost);
        }
        let mut fits = fits.into_iter();
        match (fits.next(), fits.next()) {
            (Some(Ok(one)), Some(Ok(other)))
                if one.forced == other.forced && one.command != other.command =>
            {
                Err(ambiguous(&one.command, &other.command))
            }
            (Some(Ok(fit)), _) => Ok(fit.command),
            (fit, _) => match (self.stated(battle.book()), fit) {
                (Some(Ok(command)), _) => Ok(command),
                (_, Some(Err(why))) => Err(why),
                (Some(Err(why)), _) if self.manner != Manner::Legal => Err(why),
                _ => Err(self.unknown(battle)),
            },
        }
    }

    /// Returns the acting unit.
    fn acting(&self) -> Option<UnitRef> {
        self.subjects.iter().find_map(|subject| subject.unit())
    }

    /// Returns the offers of this order's kind. If the units that the order names have none,
    /// returns offers that belong to no unit. If there are none of these either, returns offers of
    /// all units with pending work, because some orders name no unit.
    fn offers(&self, battle: &Battle) -> Vec<Offer<Command>> {
        let made = |unit| {
            let offers = battle.offers(unit).into_iter();
            offers.filter(|offer| self.is(offer))
        };
        let units = self.subjects.iter().filter_map(|subject| subject.unit());
        let mut offers: Vec<_> = units.flat_map(|unit| made(Some(unit))).collect();
        if offers.is_empty() {
            offers.extend(made(None));
        }
        if offers.is_empty() {
            let pending = battle.snapshot().units.into_iter();
            offers.extend(
                pending
                    .filter(|(_, unit)| !unit.pending.is_empty())
                    .flat_map(|(unit, _)| made(Some(unit))),
            );
        }
        offers
    }

    /// Whether an offer is of this order's kind.
    fn is(&self, offer: &Offer<Command>) -> bool {
        match self.verb.as_str() {
            END => offer.kind == OfferKind::EndStep,
            verb => verb_of(&plain(&offer.command)) == verb,
        }
    }

    /// Compares this order with each of these offers. The best fit comes first.
    fn fits(&self, battle: &Battle, offers: &[Offer<Command>]) -> Vec<Result<Fit, Message>> {
        let mut fits: Vec<_> = offers.iter().map(|offer| self.fit(battle, offer)).collect();
        fits.sort_by_key(cost);
        fits
    }

    /// Returns the offer's command with the values that this order states.
    fn fit(&self, battle: &Battle, offer: &Offer<Command>) -> Result<Fit, Message> {
        let template = plain(&offer.command);
        let known = leaves(&template);
        let [general, side, feature, acting, other] = unnamed(&known);
        let mut places: Vec<(&Leaf, String)> = Vec::new();
        let mut units = [acting, other].into_iter();
        for subject in &self.subjects {
            let place = match subject {
                Subject::General(..) => general,
                Subject::Side(_) => side,
                Subject::Feature(_) => feature,
                Subject::Unit(_) => units.next().flatten(),
                Subject::Table => None,
            };
            places.push((
                place.ok_or_else(|| {
                    message("scene.takes_no")
                        .with("verb", self.verb.to_string())
                        .with("subject", subject.to_string())
                })?,
                subject.to_string(),
            ));
        }
        for (key, text) in &self.answers {
            let place = named(&known, key).map_err(|problem| self.at(problem))?;
            places.push((place, text.clone()));
        }
        places.retain(|(leaf, text)| written(leaf) != *text);
        let change = |command: &Value, (leaf, text): &(&Leaf, String), asked: &[Question]| {
            let place = leaf.pointer();
            let question = question(asked, &place);
            changed(battle, command, &place, &leaf.value, text, question)
                .ok_or_else(|| cannot_be(&called(&known, leaf), text, question))
        };
        let read = |command| battle.book().read_command(command).map_err(verbatim);
        let mut command = template.clone();
        let mut asked = Cow::from(&offer.questions);
        loop {
            let is_asked = |(leaf, _): &(&Leaf, _)| question(&asked, &leaf.pointer()).is_some();
            let (now, others): (Vec<_>, Vec<_>) = places.into_iter().partition(is_asked);
            for answer in &now {
                command = change(&command, answer, &asked)?;
            }
            places = others;
            if now.is_empty() || places.is_empty() {
                break;
            }
            // These answers might lead to other questions.
            let answered = battle.answered(&offer.command, &read(command.clone())?);
            asked = Cow::from(answered.questions);
        }
        let mut forced = 0;
        for place in &places {
            let is_acting = acting.is_some_and(|acting| acting.path == place.0.path);
            forced += if is_acting { 100 } else { 1 };
            command = change(&command, place, &[])?;
        }
        let command = read(command)?;
        Ok(Fit { command, forced })
    }

    /// Returns the message that there is no such order.
    fn unknown(&self, battle: &Battle) -> Message {
        for subject in &self.subjects {
            if let Err(why) = known(&battle.snapshot().facts(), *subject) {
                return why;
            }
        }
        let all: Vec<_> = battle.offers(self.acting()).into_iter().collect();
        let verbs = verbs(&all, |_| true);
        let who = self
            .subjects
            .first()
            .map_or_else(|| message("scene.table"), verbatim);
        let verb = &self.verb;
        message("scene.unknown_order")
            .with("verb", verb.to_string())
            .with("who", who)
            .with("verbs", verbs.join(", "))
    }

    /// Returns a command as an order. With `with_usual`, the usual answers are stated too, so that
    /// the order does not depend on the program's defaults.
    pub fn of(battle: &Battle, command: &Command, with_usual: bool) -> Self {
        let json = plain(command);
        let known = leaves(&json);
        let unnamed = unnamed(&known);
        let mut order = Self {
            verb: verb_of(&json).to_owned(),
            subjects: (unnamed.iter().flatten())
                .filter_map(|leaf| subject(leaf))
                .collect(),
            answers: Vec::new(),
            dice: None,
            manner: Manner::Legal,
        };
        if known.is_empty() && ends_step(battle, command) {
            END.clone_into(&mut order.verb);
            return order;
        }
        let is_unnamed = |leaf: &&Leaf| {
            let mut some = unnamed.iter().flatten();
            some.any(|it| it.path == leaf.path && !it.value.is_null())
        };
        let others: Vec<&Leaf> = known.iter().filter(|leaf| !is_unnamed(leaf)).collect();
        let offers = order.offers(battle);
        let nearest = offers.iter().filter_map(|offer| {
            let asked = battle.answered(&offer.command, command).questions;
            differing(offer, &asked, &json, (&others, with_usual))
        });
        let (answers, unasked) = nearest.min_by_key(|(it, _)| it.len()).unwrap_or_default();
        // Offers of the same kind differ in values without a question.
        let with_unasked: Vec<&Leaf> = answers.iter().chain(&unasked).copied().collect();
        for some in [&answers, &with_unasked, &others] {
            let answers = some
                .iter()
                .map(|leaf| (called(&known, leaf), written(leaf)));
            order.answers = answers.collect();
            if order.command_from(battle, &offers).as_ref() == Ok(command) {
                return order;
            }
        }
        order.state_all(&known);
        order
    }
}

/// Whether a command ends the step.
pub(super) fn ends_step(battle: &Battle, command: &Command) -> bool {
    let mut offers = battle.offers(None).into_iter();
    offers.any(|offer| offer.kind == OfferKind::EndStep && offer.command == *command)
}

impl Manner {
    /// Returns the verdict of the rules on a command, with the objections in `overruled` allowed
    /// anyway.
    pub fn of(battle: &Battle, command: &Command, overruled: &[String]) -> Self {
        let asked = battle.decide(command, &[], &mut Given::default());
        let Err(Refusal::AgainstRules(mut against)) = asked else {
            return Self::Legal;
        };
        against.retain(|objection| overruled.contains(&objection.id));
        Self::Allowed(clauses_of(&against))
    }
}

/// Returns the objecting clauses, each once; `desk` for an objection without a clause.
pub(super) fn clauses_of(objections: &[Objection]) -> Vec<String> {
    let clause = |it: &Objection| it.clause.clone().unwrap_or_else(|| "desk".to_owned());
    let mut clauses: Vec<String> = objections.iter().map(clause).collect();
    clauses.sort();
    clauses.dedup();
    clauses
}

/// The command that results from an offer and the values that an order states. `forced` is the
/// number of changed values for which the offer has no question; the acting unit counts as 100.
struct Fit {
    command: Command,
    forced: usize,
}

fn cost(fit: &Result<Fit, Message>) -> usize {
    fit.as_ref().map_or(usize::MAX, |fit| fit.forced)
}

/// Returns two lists of values of a command: first the values by which it differs from this offer
/// or from similar offers, then its other values without a question. With `with_usual`, the first
/// list also has the usual answers, except blank ones. `None` if the command has another verb, or
/// if it differs from the offer in a value without a question.
fn differing<'a>(
    offer: &Offer<Command>,
    asked: &[Question],
    command: &Value,
    (leaves, with_usual): (&[&'a Leaf], bool),
) -> Option<(Vec<&'a Leaf>, Vec<&'a Leaf>)> {
    let template = plain(&offer.command);
    if verb_of(&template) != verb_of(command) {
        return None;
    }
    let (mut stated, mut unasked) = (Vec::new(), Vec::new());
    for leaf in leaves {
        let place = leaf.pointer();
        let same = template.pointer(&place)? == &leaf.value;
        let asked = question(asked, &place).is_some();
        if !same && !asked {
            return None;
        }
        let blank = matches!(written(leaf).as_str(), "none" | "no" | "0");
        // Similar orders differ in values without a question: the weapon, the manoeuvre.
        let short = leaf.path.len() == 1 && !leaf.value.is_array();
        let distinguishing = !asked && (leaf.value.is_string() || short);
        if !same || distinguishing || (with_usual && asked && !blank) {
            stated.push(*leaf);
        } else if !asked {
            unasked.push(*leaf);
        }
    }
    Some((stated, unasked))
}

/// Returns the verbs of some offers, each once, in order.
pub(super) fn verbs(
    offers: &[Offer<Command>],
    which: impl Fn(&Offer<Command>) -> bool,
) -> Vec<String> {
    let those = offers.iter().filter(|offer| which(offer));
    let mut verbs: Vec<String> = those
        .map(|offer| {
            if offer.kind == OfferKind::EndStep {
                END.to_owned()
            } else {
                verb_of(&plain(&offer.command)).to_owned()
            }
        })
        .collect();
    verbs.sort();
    verbs.dedup();
    verbs
}

fn verb_of(command: &Value) -> &str {
    command
        .get(VERB)
        .and_then(Value::as_str)
        .unwrap_or_default()
}

/// Returns the question whose answer is at this path of a command.
fn question<'a>(asked: &'a [Question], place: &str) -> Option<&'a Question> {
    let path = format!("/command{place}");
    asked.iter().find(|question| question.path == path)
}

/// Returns a value as an order writes it.
pub(super) fn written(leaf: &Leaf) -> String {
    word(&leaf.value).unwrap_or_else(|| leaf.value.to_string())
}

/// Returns the subject that a value without a name identifies.
fn subject(leaf: &Leaf) -> Option<Subject> {
    let number = || leaf.value.as_u64();
    match leaf.path.last().map(String::as_str) {
        Some("side") => number()
            .and_then(|side| side.try_into().ok())
            .map(Subject::Side),
        Some("feature") => number()
            .and_then(|it| it.try_into().ok())
            .map(Subject::Feature),
        _ => keys::subject(&leaf.value),
    }
}

/// Returns the command with a word set at a path. The word becomes the first kind of value that the
/// command accepts there.
fn changed(
    battle: &Battle,
    command: &Value,
    place: &str,
    like: &Value,
    text: &str,
    question: Option<&Question>,
) -> Option<Value> {
    let choices = question.map_or(&[] as &[Choice], choices).iter();
    let chosen = choices
        .map(|choice| scalar(&choice.value))
        .filter(|value| word(value).as_deref() == Some(text));
    let mut values = chosen.chain(readings(text, like));
    values.find_map(|value| {
        let mut changed = command.clone();
        *changed.pointer_mut(place)? = value;
        let read = battle.book().read_command(changed.clone());
        read.is_ok().then_some(changed)
    })
}

fn choices(question: &Question) -> &[Choice] {
    match &question.answer {
        Answer::One { choices } | Answer::Hex { choices } | Answer::Some { choices } => choices,
        Answer::YesNo | Answer::Number { .. } | Answer::Boxes { .. } | Answer::Text { .. } => &[],
    }
}

/// Returns a choice as a command stores it.
fn scalar(value: &Scalar) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// Returns the message that the value of this name cannot be `text`.
fn cannot_be(name: &str, text: &str, question: Option<&Question>) -> Message {
    let cannot = |key: &'static str| message(key).with("name", name).with("text", text);
    let Some(question) = question else {
        return cannot("scene.cannot_be");
    };
    let may_be = match &question.answer {
        Answer::YesNo => verbatim("yes, no"),
        Answer::Number { least, most } => {
            let range = message("scene.range").with("least", *least);
            range.with("most", *most)
        }
        Answer::Boxes { most, .. } => {
            let range = message("scene.range").with("least", 0_u32);
            range.with("most", *most)
        }
        Answer::Text { .. } => message("scene.quoted_text"),
        Answer::One { .. } | Answer::Hex { .. } | Answer::Some { .. } => {
            let some = choices(question).iter().map(|choice| scalar(&choice.value));
            verbatim(listed(some.filter_map(|value| word(&value))))
        }
    };
    cannot("scene.cannot_be_but").with("some", may_be)
}

/// Returns the message that two orders match a line, with the value in which they differ.
fn ambiguous(one: &Command, other: &Command) -> Message {
    let (one, other) = (plain(one), plain(other));
    let own = leaves(&one);
    let different = own
        .iter()
        .find(|leaf| other.pointer(&leaf.pointer()) != Some(&leaf.value));
    match different {
        Some(leaf) => {
            let name = called(&own, leaf);
            let its = written(leaf);
            message("scene.ambiguous")
                .with("name", name.to_string())
                .with("its", its.to_string())
        }
        None => message("scene.ambiguous_more"),
    }
}

/// Splits a line into words; text in quotation marks is part of its word.
fn split(text: &str) -> Result<Vec<String>, Message> {
    let mut words = Vec::new();
    let mut word = String::new();
    let (mut quoted, mut escaped) = (false, false);
    for letter in text.chars() {
        if letter == '"' && !escaped {
            quoted = !quoted;
        }
        escaped = quoted && letter == '\\' && !escaped;
        if letter.is_whitespace() && !quoted {
            words.extend(Some(std::mem::take(&mut word)).filter(|word| !word.is_empty()));
        } else {
            word.push(letter);
        }
    }
    if quoted {
        return Err(message("scene.not_closed"));
    }
    words.extend(Some(word).filter(|word| !word.is_empty()));
    Ok(words)
}

/// Reads the clauses up to the dice.
fn clauses<'a>(words: &mut std::iter::Peekable<impl Iterator<Item = &'a str>>) -> Vec<String> {
    let mut found = Vec::new();
    while let Some(clause) = words.next_if(|word| !matches!(*word, "dice" | "counts")) {
        found.push(clause.to_owned());
    }
    found
}

/// Reads the numbers that follow; at least one.
fn numbers<'a, N: std::str::FromStr>(
    what: &str,
    words: &mut std::iter::Peekable<impl Iterator<Item = &'a str>>,
) -> Result<Vec<N>, Message> {
    let mut found = Vec::new();
    while let Some(word) = words.peek()
        && word.starts_with(|letter: char| letter.is_ascii_digit())
    {
        let number = word.parse();
        found.push(
            number
                .map_err(|_| message("scene.too_large_for_die").with("word", word.to_string()))?,
        );
        words.next();
    }
    if found.is_empty() {
        return Err(message("scene.numbers").with("what", what.to_string()));
    }
    Ok(found)
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.verb)?;
        let mut units = 0;
        for subject in &self.subjects {
            let unit = matches!(subject, Subject::Unit(_));
            units += u8::from(unit);
            let arrow = if unit && units == 2 { "-> " } else { "" };
            write!(f, " {arrow}{subject}")?;
        }
        for (key, text) in &self.answers {
            write!(f, " {key}={text}")?;
        }
        match &self.dice {
            Some(Throw::Faces(faces)) => {
                f.write_str(" dice")?;
                faces.iter().try_for_each(|face| write!(f, " {face}"))?;
            }
            Some(Throw::Counts(counts)) => {
                f.write_str(" counts")?;
                counts.iter().try_for_each(|count| write!(f, " {count}"))?;
            }
            None => {}
        }
        let (words, clauses) = match &self.manner {
            Manner::Legal => return Ok(()),
            Manner::Allowed(clauses) => (" allow anyway", clauses),
            Manner::Refused(clauses) => (" refused", clauses),
        };
        f.write_str(words)?;
        clauses.iter().try_for_each(|clause| write!(f, " {clause}"))
    }
}
