//! Offers and pending work, derived from the templates of a rulebook's actions.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::{self, ObligationId, OfferId, OfferKind, UnitRef};

use super::{
    Action, ActionSet, Battle, Book, Message, Names as _, Objection, Question, Value, against,
    asked, bare, judged, message, unit_key,
};
use crate::hex::Cell;

/// The heading of offered actions: `group.<id>` in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group(pub &'static str);

/// The heading of pending work.
pub const PENDING: Group = Group("to_do");
/// The heading of corrections by hand.
pub const BY_HAND: Group = Group("hand");
/// The heading of the offer that ends the step.
pub const STEP: Group = Group("step");

/// A duty that must be fulfilled before the step can end. Obligations are computed from the state;
/// no list of them is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// The kind of obligation.
    pub name: &'static str,
    /// The part of the id that distinguishes obligations with the same name: a unit, a hex or a
    /// side.
    pub key: String,
    /// The clause behind the obligation. `None` if the obligation comes from rules that this
    /// rulebook presupposes.
    pub clause: Option<ClauseId>,
    /// The unit that must fulfil the obligation. `None` for a side or the table.
    pub unit: Option<UnitRef>,
    /// The side that must fulfil the obligation.
    pub side: u8,
    /// The other unit that the obligation concerns: an enemy, or the unit of a general.
    pub other: Option<UnitRef>,
    /// The subject, as named at the end of the step: units, a hex or a side.
    pub subject: Message,
    /// The text in a to-do list.
    pub label: Message,
}

impl Obligation {
    /// Returns an obligation of a unit.
    pub fn of_unit(
        name: &'static str,
        clause: impl Into<Option<ClauseId>>,
        unit: UnitRef,
        label: Message,
    ) -> Self {
        Self {
            name,
            key: unit_key(unit),
            clause: clause.into(),
            unit: Some(unit),
            side: unit.side,
            other: None,
            subject: bare(unit),
            label,
        }
    }

    /// Returns an obligation of a side, labelled `to_do.<name>` in the catalogue.
    pub fn of_side(name: &'static str, clause: ClauseId, side: u8) -> Self {
        let (what, subject) = (message(format!("to_do.{name}")), bare(Value::Side(side)));
        Self {
            name,
            key: side.to_string(),
            clause: Some(clause),
            unit: None,
            side,
            other: None,
            label: message("to_do.by")
                .with("who", subject.clone())
                .with("what", what),
            subject,
        }
    }

    /// Returns an obligation of a side's units in a hex; the first unit represents all of them.
    pub fn of_hex(
        name: &'static str,
        clause: ClauseId,
        (side, hex): (u8, Cell),
        units: Vec<UnitRef>,
    ) -> Self {
        let what = message(format!("to_do.{name}"));
        Self {
            name,
            key: format!("{side}.{hex}"),
            clause: Some(clause),
            unit: units.first().copied(),
            side,
            other: None,
            label: message("to_do.by").with("who", hex).with("what", what),
            subject: bare(units),
        }
    }

    /// Returns the id. Alternatives have the same id.
    pub fn id(&self) -> ObligationId {
        ObligationId::new(self.name, &self.key)
    }
}

/// A template with the properties that the framework derives from it.
#[derive(Clone, Debug)]
pub struct Offered<A> {
    /// The action, with a default for every answer.
    pub action: A,
    /// The id among the current offers.
    pub id: OfferId,
    /// The purpose.
    pub kind: OfferKind,
    /// The heading.
    pub group: Group,
    /// The label.
    pub label: Message,
    /// The clause that allows the action.
    pub clause: Option<ClauseId>,
    /// The acting unit.
    pub unit: Option<UnitRef>,
    /// The obligation that the action fulfils.
    pub obligation: Option<Obligation>,
    /// The rules' objections.
    pub objections: Vec<Objection>,
    /// Whether the action is possible now.
    pub possible: bool,
    /// Whether the action is offered despite its objections, so that the players can allow it
    /// anyway.
    pub to_be_allowed: bool,
    /// The questions that only the players can answer.
    pub questions: Vec<Question>,
    /// Whether the result is certain and this is the only way to fulfil the obligation.
    pub sure: bool,
}

impl<A> Offered<A> {
    /// Returns whether the action can be carried out as offered.
    pub fn is_open(&self) -> bool {
        self.possible && (self.objections.is_empty() || self.to_be_allowed)
    }
}

/// Returns the templates of one type of action, converted to the closed set of actions.
pub fn offered<B: Book, A: Action<B> + Into<S>, S>(
    battle: &Battle<B>,
    subject: Option<UnitRef>,
    all: bool,
) -> impl Iterator<Item = Offered<S>> {
    let in_step = subject.is_none_or(|unit| A::in_its_step(battle, unit));
    let templates = match subject {
        Some(unit) if all || in_step => A::of_unit(battle, unit),
        Some(_) => Vec::new(),
        None => A::of_table(battle),
    };
    templates.into_iter().map(move |action| {
        let judged = judged(battle, &action).ok();
        let questions = match &judged {
            Some(_) => asked(battle, &action),
            None => Vec::new(),
        };
        let certain = judged.as_ref().is_some_and(|(_, plan)| plan.pool.is_none());
        Offered {
            id: id_of(battle, &action, subject),
            kind: action.kind(battle),
            group: action.group(battle),
            label: action.label(battle),
            clause: action.clause(battle),
            unit: action.unit().or(subject),
            obligation: action
                .obligation(battle)
                .filter(|_| !A::OBLIGATIONS.is_empty()),
            possible: judged.is_some(),
            to_be_allowed: in_step
                && (judged.as_ref()).is_some_and(|(objections, _)| A::may_be_allowed(objections)),
            objections: judged.map_or_else(Vec::new, |(objections, _)| objections),
            sure: certain && !A::ALTERNATIVES && questions.iter().all(Question::has_one_answer),
            questions,
            action: action.into(),
        }
    })
}

/// Returns the id of the offer of an action. If the action names no unit, the id names the unit to
/// which the action is offered.
fn id_of<B: Book, A: Action<B>>(
    battle: &Battle<B>,
    action: &A,
    subject: Option<UnitRef>,
) -> OfferId {
    match (action.unit(), subject, action.id(battle)) {
        (None, Some(unit), id) if id == A::NAME => OfferId::new(A::NAME, unit_key(unit)),
        (_, _, id) => id,
    }
}

/// A way to fulfil an obligation.
#[derive(Clone, Debug)]
pub struct Way<A> {
    /// The obligation.
    pub obligation: Obligation,
    /// The id of the action's offer.
    pub offer: OfferId,
    /// The unit to which the action is offered. `None` for the table.
    pub subject: Option<UnitRef>,
    /// The action.
    pub action: A,
    /// Whether the action can be carried out now, even if the players must allow it despite
    /// objections.
    pub open: bool,
    /// Whether the action is possible and the rules have no objection to it now.
    pub legal: bool,
}

/// An unfulfilled obligation.
#[derive(Clone, Debug)]
pub struct Pending {
    /// The obligation's id.
    pub id: ObligationId,
    /// The obligation.
    pub obligation: Obligation,
    /// The units whose offers fulfil the obligation. Together, these offers are every way to do so;
    /// see [`play::Pending::units`].
    pub units: Vec<UnitRef>,
    /// Whether none of the obligation's actions can be carried out yet.
    pub waits: bool,
    /// The obligations that the rules put before this one.
    pub waits_for: Vec<ObligationId>,
}

/// Adds the ways in which actions of one type fulfil obligations. The actions are converted to the
/// closed set of actions.
pub fn demanded<B: Book, A: Action<B> + Into<S>, S>(
    battle: &Battle<B>,
    subject: Option<UnitRef>,
    ways: &mut Vec<Way<S>>,
) {
    let templates = match subject {
        Some(unit) if A::in_its_step(battle, unit) => A::of_unit(battle, unit),
        // Obligations of this type exist only in the step of their action.
        Some(_) => Vec::new(),
        None => A::of_table(battle),
    };
    for action in templates {
        let Some(obligation) = action.obligation(battle) else {
            continue;
        };
        let context = action.context(battle).ok();
        let against = context.map(|context| against(battle, &action, &context));
        let legal = against.as_ref().is_some_and(Vec::is_empty);
        ways.push(Way {
            obligation,
            offer: id_of(battle, &action, subject),
            subject,
            open: legal || against.is_some_and(|against| A::may_be_allowed(&against)),
            action: action.into(),
            legal,
        });
    }
}

impl Pending {
    /// Formats the obligation for display.
    pub(super) fn shown<B: Book>(&self, battle: &Battle<B>) -> play::Pending {
        play::Pending {
            id: self.id.clone(),
            unit: self.obligation.unit,
            units: self.units.clone(),
            label: battle.say(&self.obligation.label),
            clause: self.obligation.clause.map(|id| id.as_str().to_owned()),
            waits_for: self.waits_for.clone(),
        }
    }
}

impl<B: Book> Battle<B> {
    /// Returns every current obligation, by unit and then in the order of the rulebook's actions.
    /// Obligations of no unit come last. An obligation that waits for others comes after them.
    /// Actions with the same obligation are alternatives.
    pub fn pending(&self) -> Vec<Pending> {
        let subjects = B::units(self).into_iter().map(Some).chain([None]);
        let ways = subjects.flat_map(|subject| B::Action::demanded(self, subject));
        let mut all: Vec<(ObligationId, Vec<Way<B::Action>>)> = Vec::new();
        let mut places = BTreeMap::new();
        for way in ways {
            let id = way.obligation.id();
            let place = *places.entry(id.clone()).or_insert(all.len());
            match all.get_mut(place) {
                Some((_, ways)) => ways.push(way),
                None => all.push((id, vec![way])),
            }
        }
        let waits_for = |(id, ways): &(ObligationId, Vec<Way<B::Action>>)| {
            let comes_first = |first: &Way<B::Action>| {
                let mut ways = ways.iter();
                ways.any(|way| way.action.waits_for(self, &first.obligation))
            };
            let waits = ways.iter().all(|way| !way.legal);
            all.iter()
                .filter(|(first, _)| waits && first != id)
                .filter(|(_, ways)| ways.first().is_some_and(comes_first))
                .map(|(first, _)| first.clone())
                .collect()
        };
        let waits_for: Vec<Vec<ObligationId>> = all.iter().map(waits_for).collect();
        let pending = all
            .into_iter()
            .zip(waits_for)
            .filter_map(|((id, ways), waits_for)| {
                let waits = ways.iter().all(|way| !way.open);
                let obligation = ways.first()?.obligation.clone();
                let open = ways.iter().filter(|way| waits || way.open);
                Some(Pending {
                    id,
                    units: doers(obligation.unit, open),
                    waits,
                    waits_for,
                    obligation,
                })
            });
        in_legal_order(pending.collect())
    }
}

/// Returns the unit that must do the work, and then each unit with further offers that do it. If
/// two units share an offer, only the first of them is returned for it.
fn doers<'a, A: 'a>(
    named: Option<UnitRef>,
    ways: impl Iterator<Item = &'a Way<A>>,
) -> Vec<UnitRef> {
    let (own, others): (Vec<_>, Vec<_>) = ways.partition(|way| way.subject == named);
    let mut units: Vec<UnitRef> = named.into_iter().collect();
    let mut known = BTreeSet::new();
    for way in own.into_iter().chain(others) {
        let further = known.insert(&way.offer);
        units.extend(way.subject.filter(|unit| further && !units.contains(unit)));
    }
    units
}

/// Sorts pending work into the order in which it can be done. If items wait for each other, which
/// no rulebook allows, the first of the remaining items comes next.
fn in_legal_order(mut left: Vec<Pending>) -> Vec<Pending> {
    if left.iter().all(|it| it.waits_for.is_empty()) {
        return left;
    }
    let mut sorted: Vec<Pending> = Vec::new();
    while !left.is_empty() {
        let is_next = |it: &Pending| (left.iter()).all(|other| !it.waits_for.contains(&other.id));
        let next = left.iter().position(is_next).unwrap_or(0);
        sorted.push(left.remove(next));
    }
    sorted
}

impl<A> Offered<A> {
    /// Formats the offer for display.
    pub(super) fn shown<B: Book<Action = A>>(self, battle: &Battle<B>) -> play::Offer<A> {
        play::Offer {
            id: self.id,
            kind: self.kind,
            group: battle
                .words
                .get(&format!("group.{}", self.group.0))
                .to_owned(),
            label: battle.say(&self.label),
            clause: self.clause.map(|id| id.as_str().to_owned()),
            unit: self.unit,
            fulfils: self.obligation.map(|it| it.id()),
            sure: self.sure,
            against: battle.shown(&self.objections),
            command: self.action,
            questions: self.questions.iter().map(|it| it.shown(battle)).collect(),
        }
    }
}
