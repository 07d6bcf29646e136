//! Actions: everything that a player can do, with one type for each, and the closed set of a
//! rulebook's actions.

use std::collections::BTreeSet;
use std::fmt::Debug;

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::{OfferId, OfferKind, UnitRef};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{
    Battle, Book, Explanation, Group, Impossible, Message, Objection, Obligation, Offered, Plan,
    Question, Rolled, Way, Written, bare, message, placed,
};
use crate::play::BadFact;

/// An action of a rulebook.
///
/// The framework derives everything else: an offer is a possible template without objections, or
/// with objections that may be allowed; pending work is every template with an obligation; dice
/// come from the plan, and previews from the plan and the explanation.
pub trait Action<B: Book>: Clone + Debug + PartialEq + Written {
    /// The action's name. By default, the ids of its offers begin with the name, and their label is
    /// `offer.<name>`.
    const NAME: &'static str;
    /// The heading of the action's offers.
    const GROUP: Group;
    /// The action's purpose.
    const KIND: OfferKind = OfferKind::Order;
    /// The clause that allows the action. `None` if no rule does, because the action belongs to the
    /// program, or if the clause varies; see [`Action::clause`].
    const CLAUSE: Option<ClauseId> = None;
    /// The names of the obligations that the action fulfils; see [`Action::obligation`].
    const OBLIGATIONS: &'static [&'static str] = &[];
    /// Whether several offers fulfil the same obligation, so that the player chooses one of them.
    const ALTERNATIVES: bool = false;

    /// The items of the battle that the action names.
    type Context<'a>
    where
        B: 'a;

    /// Looks up every item of the battle that the action names. If a lookup fails, the action is
    /// impossible.
    ///
    /// # Errors
    /// Returns [`Impossible`] if the action is impossible: for example, it names an item that does
    /// not exist.
    fn context<'a>(&self, battle: &'a Battle<B>) -> Result<Self::Context<'a>, Impossible>;

    /// Returns whether actions of this type fulfil this obligation.
    fn fulfils(obligation: &Obligation) -> bool {
        Self::OBLIGATIONS.contains(&obligation.name)
    }

    /// Returns the actions that a unit could be ordered to carry out, legal or not, each with a
    /// default for every answer.
    fn of_unit(battle: &Battle<B>, unit: UnitRef) -> Vec<Self> {
        Self::template(battle, unit).map_or_else(Vec::new, |action| vec![action])
    }

    /// Returns the unit's only action of this type, legal or not, for types with at most one action
    /// per unit.
    fn template(_battle: &Battle<B>, _unit: UnitRef) -> Option<Self> {
        None
    }

    /// Returns whether the unit can take such an action in the current step. In other steps,
    /// templates are computed only if a player asks for orders out of sequence.
    fn in_its_step(_battle: &Battle<B>, _unit: UnitRef) -> bool {
        true
    }

    /// Returns the actions that belong to no unit, legal or not, each with a default for every
    /// answer.
    fn of_table(_battle: &Battle<B>) -> Vec<Self> {
        Vec::new()
    }

    /// Returns the rules' objections to the action.
    fn objections(&self, _battle: &Battle<B>, _context: &Self::Context<'_>) -> Vec<Objection> {
        Vec::new()
    }

    /// Returns whether the action is offered in its step despite these objections, so that the
    /// players can allow it anyway.
    fn may_be_allowed(_against: &[Objection]) -> bool {
        false
    }

    /// Returns the plan before dice are rolled. By default: the acting unit as the title, without
    /// dice.
    fn plan(&self, _battle: &Battle<B>, _context: &Self::Context<'_>) -> Plan {
        let unit = self.unit().map(placed);
        Plan::plain(unit.map_or_else(|| bare(""), bare))
    }

    /// Returns the explanation shown to the player: sums, score needed, odds.
    fn explain(&self, _battle: &Battle<B>, _context: &Self::Context<'_>) -> Explanation {
        Explanation::default()
    }

    /// Returns the resulting facts, given the plan's dice.
    ///
    /// # Errors
    /// Returns a [`BadFact`] if a fact does not fit the battle after the facts before it.
    fn resolve(
        &self,
        battle: &Battle<B>,
        context: &Self::Context<'_>,
        rolled: &Rolled,
    ) -> Result<Vec<B::Fact>, BadFact>;

    /// Returns the questions that only the players can answer, given the action's answers so far.
    /// Each question depends only on earlier answers. A template has default answers.
    fn questions(&self, _battle: &Battle<B>) -> Vec<Question> {
        Vec::new()
    }

    /// Returns the action as it is shown when its offer is opened. A large form is filled in only
    /// then, not for every list of offers.
    #[must_use]
    fn opened(self, _battle: &Battle<B>) -> Self {
        self
    }

    /// Returns the obligation that this action fulfils now. Actions with the same obligation are
    /// alternatives.
    fn obligation(&self, _battle: &Battle<B>) -> Option<Obligation> {
        None
    }

    /// Returns whether the action's obligation waits for `first`, which is also pending. Called
    /// only if no action that fulfils the obligation is legal now.
    fn waits_for(&self, _battle: &Battle<B>, _first: &Obligation) -> bool {
        false
    }

    /// Returns the id of the offer, which distinguishes it from the other current offers. By
    /// default: the action's name, with the acting unit if there is one.
    fn id(&self, _battle: &Battle<B>) -> OfferId {
        match self.unit() {
            Some(unit) => OfferId::new(Self::NAME, unit_key(unit)),
            None => OfferId::from(Self::NAME),
        }
    }

    /// Returns the current purpose, for actions whose purpose varies.
    fn kind(&self, _battle: &Battle<B>) -> OfferKind {
        Self::KIND
    }

    /// Returns the current heading, for actions whose heading varies.
    fn group(&self, _battle: &Battle<B>) -> Group {
        Self::GROUP
    }

    /// Returns the current clause, for actions whose clause varies.
    fn clause(&self, _battle: &Battle<B>) -> Option<ClauseId> {
        Self::CLAUSE
    }

    /// Returns the label. By default: `offer.<name>`.
    fn label(&self, _battle: &Battle<B>) -> Message {
        message(format!("offer.{}", Self::NAME))
    }
}

/// Returns the objections to an action, and its plan.
///
/// # Errors
/// Returns [`Impossible`] if the action is impossible.
pub fn judged<B: Book, A: Action<B>>(
    battle: &Battle<B>,
    action: &A,
) -> Result<(Vec<Objection>, Plan), Impossible> {
    let context = action.context(battle)?;
    let objections = against(battle, action, &context);
    Ok((objections, action.plan(battle, &context)))
}

/// Returns the objections to an action.
pub(super) fn against<B: Book, A: Action<B>>(
    battle: &Battle<B>,
    action: &A,
    context: &A::Context<'_>,
) -> Vec<Objection> {
    let mut objections = action.objections(battle, context);
    // Every clause is in force, except in tests that switch one off. Duplicate ids count as one
    // objection.
    let mut ids = BTreeSet::new();
    objections.retain(|it| it.clause.is_none_or(ClauseId::stands) && ids.insert(it.id.clone()));
    objections
}

/// Returns the questions of an action with its current answers. Empty if the action is impossible.
pub fn questions<B: Book, A: Action<B>>(battle: &Battle<B>, action: &A) -> Vec<Question> {
    match action.context(battle) {
        Ok(_) => asked(battle, action),
        Err(_) => Vec::new(),
    }
}

/// Returns the questions of an action that is possible.
pub(super) fn asked<B: Book, A: Action<B>>(battle: &Battle<B>, action: &A) -> Vec<Question> {
    let questions = action.questions(battle).into_iter();
    let Some(unit) = action.unit() else {
        return questions.collect();
    };
    let of_unit = questions.map(|question| Question {
        label: about(battle, unit, question.label),
        ..question
    });
    of_unit.collect()
}

/// Returns the label of a question about a unit. For a person it is the message `<key>_him`, if the
/// catalogue has one: only persons are "he".
pub(super) fn about<B: Book>(battle: &Battle<B>, unit: UnitRef, label: Message) -> Message {
    let key = format!("{}_him", label.key());
    if !B::is_person(battle, unit) || !battle.words.has(&key) {
        return label;
    }
    let values = label.values().iter();
    values.fold(message(key), |label, (name, value)| {
        label.with(name, value.clone())
    })
}

/// Formats a unit for the ids of offers and obligations: `0-3`.
pub fn unit_key(unit: UnitRef) -> String {
    format!("{}-{}", unit.side, unit.unit)
}

/// The closed set of a rulebook's actions, made by [`actions!`](crate::actions).
pub trait ActionSet<B: Book>:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + 'static
{
    /// Returns the templates of a unit, or the templates that belong to no unit. Without `all`, a
    /// unit has only templates for the current step.
    fn offers(battle: &Battle<B>, subject: Option<UnitRef>, all: bool) -> Vec<Offered<Self>>;

    /// Returns the ways in which the actions of a unit, or the actions that belong to no unit,
    /// fulfil current obligations.
    fn demanded(battle: &Battle<B>, subject: Option<UnitRef>) -> Vec<Way<Self>>;

    /// Returns whether the action's obligation waits for `first`; see [`Action::waits_for`].
    fn waits_for(&self, battle: &Battle<B>, first: &Obligation) -> bool;

    /// Returns the names of all actions, in the rulebook's order.
    fn names() -> Vec<&'static str>;

    /// Returns the names of the fields of the action that has this name under `do` in files. `None`
    /// if there is no such action.
    fn fields(name: &str) -> Option<&'static [&'static str]>;

    /// Returns the names of all obligations, in the order of the rulebook's actions.
    fn obligations() -> Vec<&'static str>;

    /// Returns the objections to the action, and its plan.
    ///
    /// # Errors
    /// Returns [`Impossible`] if the action is impossible.
    fn judge(&self, battle: &Battle<B>) -> Result<(Vec<Objection>, Plan), Impossible>;

    /// Returns the action's questions with its current answers. Empty if the action is impossible.
    fn questions(&self, battle: &Battle<B>) -> Vec<Question>;

    /// Returns the action as it is shown when its offer is opened; see [`Action::opened`].
    #[must_use]
    fn opened(self, battle: &Battle<B>) -> Self;

    /// Returns the explanation shown to the player. Empty if the action is impossible.
    fn explain(&self, battle: &Battle<B>) -> Explanation;

    /// Returns the resulting facts, given the plan's dice.
    ///
    /// # Errors
    /// Returns [`Impossible`] if the action is impossible, or a fact does not fit the battle.
    fn resolve(&self, battle: &Battle<B>, rolled: &Rolled) -> Result<Vec<B::Fact>, Impossible>;
}

/// Makes the enum of a rulebook's actions from their types. In files, an action is an object with
/// its name under `do`.
///
/// `actions! { Command as "SdCommand" of StandAndDie: Deploy, March, Attack }`
#[macro_export]
macro_rules! actions {
    ($(#[$meta:meta])* $set:ident as $shown:literal of $book:ty: $($name:ident),+ $(,)?) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename = $shown, tag = "do", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "each variant has the docs of its type")]
        pub enum $set { $($name($name)),+ }

        $(impl From<$name> for $set {
            fn from(action: $name) -> Self {
                Self::$name(action)
            }
        })+

        const _: () = {
            use drumhead_vocabulary::play::UnitRef;
            use $crate::frame::{
                self, Action, ActionSet, Battle, Book, Explanation, Impossible, Objection,
                Obligation, Offered, Plan, Question, Rolled, Way,
            };

            impl ActionSet<$book> for $set {
                fn offers(
                    battle: &Battle<$book>,
                    subject: Option<UnitRef>,
                    all: bool,
                ) -> Vec<Offered<Self>> {
                    let mut offers = Vec::new();
                    $(offers.extend(frame::offered::<$book, $name, Self>(battle, subject, all));)+
                    offers
                }

                fn demanded(battle: &Battle<$book>, subject: Option<UnitRef>) -> Vec<Way<Self>> {
                    let mut all = Vec::new();
                    $(if !<$name as Action<$book>>::OBLIGATIONS.is_empty() {
                        frame::demanded::<$book, $name, Self>(battle, subject, &mut all);
                    })+
                    all
                }

                fn waits_for(&self, battle: &Battle<$book>, first: &Obligation) -> bool {
                    match self { $(Self::$name(action) => action.waits_for(battle, first)),+ }
                }

                fn names() -> Vec<&'static str> {
                    vec![$(<$name as Action<$book>>::NAME),+]
                }

                fn fields(name: &str) -> Option<&'static [&'static str]> {
                    $(if frame::is_called(stringify!($name), name) {
                        return Some(frame::fields::<$name>());
                    })+
                    None
                }

                fn obligations() -> Vec<&'static str> {
                    let mut all = Vec::new();
                    $(for name in <$name as Action<$book>>::OBLIGATIONS {
                        if !all.contains(name) {
                            all.push(*name);
                        }
                    })+
                    all
                }

                fn judge(
                    &self,
                    battle: &Battle<$book>,
                ) -> Result<(Vec<Objection>, Plan), Impossible> {
                    match self { $(Self::$name(action) => frame::judged(battle, action)),+ }
                }

                fn questions(&self, battle: &Battle<$book>) -> Vec<Question> {
                    match self { $(Self::$name(action) => frame::questions(battle, action)),+ }
                }

                fn opened(self, battle: &Battle<$book>) -> Self {
                    match self { $(Self::$name(action) => Self::$name(
                        Action::<$book>::opened(action, battle),
                    )),+ }
                }

                fn explain(&self, battle: &Battle<$book>) -> Explanation {
                    match self { $(Self::$name(action) => {
                        let context = Action::<$book>::context(action, battle);
                        context.map_or_else(
                            |_| Explanation::default(),
                            |context| action.explain(battle, &context),
                        )
                    }),+ }
                }

                fn resolve(
                    &self,
                    battle: &Battle<$book>,
                    rolled: &Rolled,
                ) -> Result<Vec<<$book as Book>::Fact>, Impossible> {
                    match self { $(Self::$name(action) => {
                        let context = Action::<$book>::context(action, battle)?;
                        Ok(action.resolve(battle, &context, rolled)?)
                    }),+ }
                }
            }
        };
    };
}
