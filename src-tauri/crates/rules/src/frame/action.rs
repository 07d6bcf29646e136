//! Actions: everything that a player can do, one type and one file each, and the closed set of a
//! book's actions.

use std::collections::BTreeSet;
use std::fmt::Debug;

use drumhead_words::ClauseId;
use drumhead_words::play::{OfferId, OfferKind, UnitRef};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{
    Battle, Book, Explanation, Group, Impossible, Message, Objection, Obligation, Offered, Plan,
    Question, Rolled, Way, Written, bare, message, placed,
};

/// An action of a rulebook.
///
/// The framework derives the rest: offers are templates without objections, pending work is every
/// template with an obligation, and preview, odds and dice come from the plan.
pub trait Action<B: Book>: Clone + Debug + PartialEq + Written {
    /// The action's name: the first part of its offers' ids, and of its label `offer.<name>`.
    const NAME: &'static str;
    /// The heading under which it is offered.
    const GROUP: Group;
    /// The action's purpose.
    const KIND: OfferKind = OfferKind::Order;
    /// The clause that allows it; `None` if the desk does.
    const CLAUSE: Option<ClauseId> = None;
    /// The names of the obligations that it fulfils; see [`Action::obligation`].
    const OBLIGATIONS: &'static [&'static str] = &[];
    /// Whether several offers fulfil one obligation, so that the player chooses among them.
    const ALTERNATIVES: bool = false;

    /// Everything the action refers to in the battle.
    type Context<'a>
    where
        B: 'a;

    /// Looks up everything the action refers to. Only this step can find the action impossible.
    ///
    /// # Errors [`Impossible`] if something that it names does not exist.
    fn context<'a>(&self, battle: &'a Battle<B>) -> Result<Self::Context<'a>, Impossible>;

    /// The actions that a unit could be ordered to do, legal or not, each with a default for every
    /// answer.
    fn of_unit(battle: &Battle<B>, unit: UnitRef) -> Vec<Self> {
        Self::template(battle, unit).into_iter().collect()
    }

    /// The unit's only possible action of this type, if there is never more than one.
    fn template(_battle: &Battle<B>, _unit: UnitRef) -> Option<Self> {
        None
    }

    /// Whether the current step allows such an action of the unit. In other steps, templates are
    /// computed only when a player asks for orders out of sequence.
    fn in_its_step(_battle: &Battle<B>, _unit: UnitRef) -> bool {
        true
    }

    /// The possible actions that belong to no unit, likewise.
    fn of_table(_battle: &Battle<B>) -> Vec<Self> {
        Vec::new()
    }

    /// The rules' objections to the action.
    fn objections(&self, _battle: &Battle<B>, _context: &Self::Context<'_>) -> Vec<Objection> {
        Vec::new()
    }

    /// Whether the action is offered in its step despite these objections, for the players to
    /// allow.
    fn may_be_allowed(_against: &[Objection]) -> bool {
        false
    }

    /// The plan before dice are rolled: by default the unit's action, without dice.
    fn plan(&self, _battle: &Battle<B>, _context: &Self::Context<'_>) -> Plan {
        let unit = self.unit().map(placed);
        Plan::plain(unit.map_or_else(|| bare(""), bare))
    }

    /// The explanation shown to the player: sums, score needed, odds.
    fn explain(&self, _battle: &Battle<B>, _context: &Self::Context<'_>) -> Explanation {
        Explanation::default()
    }

    /// The facts that follow, given the plan's dice.
    fn resolve(
        &self,
        battle: &Battle<B>,
        context: &Self::Context<'_>,
        rolled: &Rolled,
    ) -> Vec<B::Fact>;

    /// The questions that only the players can answer, given the action's answers so far. Each
    /// question depends only on the answers before it; a template has default answers.
    fn questions(&self, _battle: &Battle<B>) -> Vec<Question> {
        Vec::new()
    }

    /// The obligation that demands this action now. Actions with the same obligation are
    /// alternatives.
    fn obligation(&self, _battle: &Battle<B>) -> Option<Obligation> {
        None
    }

    /// Whether the action's obligation waits for this one, which is also pending. Called only if
    /// the action is not allowed now.
    fn waits_for(&self, _battle: &Battle<B>, _first: &Obligation) -> bool {
        false
    }

    /// The part of the offer's id that distinguishes it from others of this action: its name, and
    /// the acting unit.
    fn id(&self, _battle: &Battle<B>) -> OfferId {
        match self.unit() {
            Some(unit) => OfferId::new(Self::NAME, unit_key(unit)),
            None => OfferId::from(Self::NAME),
        }
    }

    /// The current purpose, if it varies.
    fn kind(&self, _battle: &Battle<B>) -> OfferKind {
        Self::KIND
    }

    /// The current heading, if it varies.
    fn group(&self, _battle: &Battle<B>) -> Group {
        Self::GROUP
    }

    /// The current clause, if it varies.
    fn clause(&self, _battle: &Battle<B>) -> Option<ClauseId> {
        Self::CLAUSE
    }

    /// The label: `offer.<name>` by default.
    fn label(&self, _battle: &Battle<B>) -> Message {
        message(format!("offer.{}", Self::NAME))
    }
}

/// The objections to an action, and its plan.
///
/// # Errors [`Impossible`].
pub fn judged<B: Book, A: Action<B>>(
    battle: &Battle<B>,
    action: &A,
) -> Result<(Vec<Objection>, Plan), Impossible> {
    let context = action.context(battle)?;
    let objections = against(battle, action, &context);
    Ok((objections, action.plan(battle, &context)))
}

/// The objections to an action.
pub(super) fn against<B: Book, A: Action<B>>(
    battle: &Battle<B>,
    action: &A,
    context: &A::Context<'_>,
) -> Vec<Objection> {
    let mut objections = action.objections(battle, context);
    // Every clause is in force, except in tests that switch one off. Objections with the same id
    // count as one.
    let mut ids = BTreeSet::new();
    objections.retain(|it| it.clause.is_none_or(ClauseId::stands) && ids.insert(it.id.clone()));
    objections
}

/// The questions of an action with its current answers; empty if the action is impossible.
pub fn questions<B: Book, A: Action<B>>(battle: &Battle<B>, action: &A) -> Vec<Question> {
    match action.context(battle) {
        Ok(_) => action.questions(battle),
        Err(_) => Vec::new(),
    }
}

/// A unit in the ids of offers: `0-3`.
pub fn unit_key(unit: UnitRef) -> String {
    format!("{}-{}", unit.side, unit.unit)
}

/// The closed set of a book's actions; [`actions!`](crate::actions) makes it.
pub trait ActionSet<B: Book>:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + 'static
{
    /// The templates of a unit, or those that belong to no unit: of this step only, or with `all`,
    /// of every step.
    fn offers(battle: &Battle<B>, subject: Option<UnitRef>, all: bool) -> Vec<Offered<Self>>;

    /// The current obligations of a unit, or those that belong to no unit: each with the ways to
    /// fulfil it.
    fn demanded(battle: &Battle<B>, subject: Option<UnitRef>) -> Vec<Way<Self>>;

    /// Whether the action's obligation waits for this one; see [`Action::waits_for`].
    fn waits_for(&self, battle: &Battle<B>, first: &Obligation) -> bool;

    /// The names of the obligations of the book, in the order of its actions.
    fn obligations() -> Vec<&'static str>;

    /// The objections to the action, and its plan.
    ///
    /// # Errors [`Impossible`].
    fn judge(&self, battle: &Battle<B>) -> Result<(Vec<Objection>, Plan), Impossible>;

    /// The questions with its current answers; empty if the action is impossible.
    fn questions(&self, battle: &Battle<B>) -> Vec<Question>;

    /// The explanation shown to the player; empty if the action is impossible.
    fn explain(&self, battle: &Battle<B>) -> Explanation;

    /// The facts that follow, given the plan's dice.
    ///
    /// # Errors [`Impossible`].
    fn resolve(&self, battle: &Battle<B>, rolled: &Rolled) -> Result<Vec<B::Fact>, Impossible>;
}

/// Makes the enum of a book's actions from their types. In files, each is an object with its name
/// under `do`.
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
            use drumhead_words::play::UnitRef;
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
                        all.extend(frame::demanded::<$book, $name, Self>(battle, subject));
                    })+
                    all
                }

                fn waits_for(&self, battle: &Battle<$book>, first: &Obligation) -> bool {
                    match self { $(Self::$name(action) => action.waits_for(battle, first)),+ }
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
                        Ok(action.resolve(battle, &context, rolled))
                    }),+ }
                }
            }
        };
    };
}
