//! Actions: everything that a player can do, one type and one file for each, and the closed set of
//! a book's actions.

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

/// An action of a rule book.
///
/// The framework derives the rest: offers are templates without objections, pending work is every
/// template with an obligation, and preview, odds and dice come from the plan.
pub trait Action<B: Book>: Clone + Debug + PartialEq + Written {
    /// Its name: it begins the ids of its offers, and its label is `offer.<name>`.
    const NAME: &'static str;
    /// The heading under which it is offered.
    const GROUP: Group;
    /// What it is for.
    const KIND: OfferKind = OfferKind::Order;
    /// The clause that gives it; none where the desk does.
    const CLAUSE: Option<ClauseId> = None;
    /// The names of the obligations that it fulfils; see [`Action::obligation`].
    const OBLIGATIONS: &'static [&'static str] = &[];
    /// Whether several offers fulfil one obligation, so that it is a player's choice which is done.
    const ALTERNATIVES: bool = false;

    /// What the action refers to in the battle.
    type Context<'a>
    where
        B: 'a;

    /// Looks up what the action refers to. Nothing else may find that the action is impossible.
    ///
    /// # Errors
    /// [`Impossible`] where something that it names is not there.
    fn context<'a>(&self, battle: &'a Battle<B>) -> Result<Self::Context<'a>, Impossible>;

    /// The actions that a unit could be given, legal or not, each with a default for every answer.
    fn of_unit(battle: &Battle<B>, unit: UnitRef) -> Vec<Self> {
        Self::template(battle, unit).into_iter().collect()
    }

    /// The only action that a unit could be given, where there is never more than one.
    fn template(_battle: &Battle<B>, _unit: UnitRef) -> Option<Self> {
        None
    }

    /// Whether this is the step of such an action of the unit. In another step its templates are asked
    /// for only when a player wants to see what is out of sequence.
    fn in_its_step(_battle: &Battle<B>, _unit: UnitRef) -> bool {
        true
    }

    /// The actions that could be given of no unit in particular, likewise.
    fn of_table(_battle: &Battle<B>) -> Vec<Self> {
        Vec::new()
    }

    /// What the rules have against it.
    fn objections(&self, _battle: &Battle<B>, _context: &Self::Context<'_>) -> Vec<Objection> {
        Vec::new()
    }

    /// Whether it is offered in its step although the rules have this against it, as what the players
    /// may allow.
    fn may_be_allowed(_against: &[Objection]) -> bool {
        false
    }

    /// What is known before a die is thrown: that the unit does it, and no die, unless the action says.
    fn plan(&self, _battle: &Battle<B>, _context: &Self::Context<'_>) -> Plan {
        let unit = self.unit().map(placed);
        Plan::plain(unit.map_or_else(|| bare(""), bare))
    }

    /// What a player is shown of it: sums, what is needed, odds.
    fn explain(&self, _battle: &Battle<B>, _context: &Self::Context<'_>) -> Explanation {
        Explanation::default()
    }

    /// What happens, given the dice of the plan.
    fn resolve(
        &self,
        battle: &Battle<B>,
        context: &Self::Context<'_>,
        rolled: &Rolled,
    ) -> Vec<B::Fact>;

    /// What only the players can answer, with the answers that the action has so far. Each question
    /// depends on the answers to those before it alone: a template's are those of its defaults.
    fn questions(&self, _battle: &Battle<B>) -> Vec<Question> {
        Vec::new()
    }

    /// The obligation that demands this action now. Actions with the same obligation are
    /// alternatives.
    fn obligation(&self, _battle: &Battle<B>) -> Option<Obligation> {
        None
    }

    /// Whether the obligation that it fulfils waits for this one, which is pending too. It is asked
    /// only where the action is not allowed now.
    fn waits_for(&self, _battle: &Battle<B>, _first: &Obligation) -> bool {
        false
    }

    /// What tells this offer from the others of the moment: its name, and the unit that acts.
    fn id(&self, _battle: &Battle<B>) -> OfferId {
        match self.unit() {
            Some(unit) => OfferId::new(Self::NAME, unit_key(unit)),
            None => OfferId::from(Self::NAME),
        }
    }

    /// What it is for now, where that is not always the same.
    fn kind(&self, _battle: &Battle<B>) -> OfferKind {
        Self::KIND
    }

    /// The heading under which it is offered now, where that is not always the same.
    fn group(&self, _battle: &Battle<B>) -> Group {
        Self::GROUP
    }

    /// The clause that gives it now, where that is not always the same.
    fn clause(&self, _battle: &Battle<B>) -> Option<ClauseId> {
        Self::CLAUSE
    }

    /// What it is called: `offer.<name>` unless the action says.
    fn label(&self, _battle: &Battle<B>) -> Message {
        message(format!("offer.{}", Self::NAME))
    }
}

/// What the rules have against an action, and its plan.
///
/// # Errors
/// [`Impossible`].
pub fn judged<B: Book, A: Action<B>>(
    battle: &Battle<B>,
    action: &A,
) -> Result<(Vec<Objection>, Plan), Impossible> {
    let context = action.context(battle)?;
    let objections = against(battle, action, &context);
    Ok((objections, action.plan(battle, &context)))
}

/// What the rules have against an action.
pub(super) fn against<B: Book, A: Action<B>>(
    battle: &Battle<B>,
    action: &A,
    context: &A::Context<'_>,
) -> Vec<Objection> {
    let mut objections = action.objections(battle, context);
    // Every clause is in force, but in tests that switch one off. What is allowed by the same id is
    // the same objection.
    let mut ids = BTreeSet::new();
    objections.retain(|it| it.clause.is_none_or(ClauseId::stands) && ids.insert(it.id.clone()));
    objections
}

/// What is asked of an action with the answers that it has; nothing where it is impossible.
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
    /// The templates of a unit, or of nobody in particular: those of this step, or `all` there are.
    fn offers(battle: &Battle<B>, subject: Option<UnitRef>, all: bool) -> Vec<Offered<Self>>;

    /// What the state demands now of a unit, or of nobody in particular: each way to fulfil it.
    fn demanded(battle: &Battle<B>, subject: Option<UnitRef>) -> Vec<Way<Self>>;

    /// Whether the obligation that it fulfils waits for this one; see [`Action::waits_for`].
    fn waits_for(&self, battle: &Battle<B>, first: &Obligation) -> bool;

    /// The names of the obligations of the book, in the order of its actions.
    fn obligations() -> Vec<&'static str>;

    /// What the rules have against it, and what is known before a die is thrown.
    ///
    /// # Errors
    /// [`Impossible`].
    fn judge(&self, battle: &Battle<B>) -> Result<(Vec<Objection>, Plan), Impossible>;

    /// What is asked of it with the answers that it has; nothing where it is impossible.
    fn questions(&self, battle: &Battle<B>) -> Vec<Question>;

    /// What a player is shown of it; nothing where it is impossible.
    fn explain(&self, battle: &Battle<B>) -> Explanation;

    /// What happens, given the dice of the plan.
    ///
    /// # Errors
    /// [`Impossible`].
    fn resolve(&self, battle: &Battle<B>, rolled: &Rolled) -> Result<Vec<B::Fact>, Impossible>;
}

/// Makes the enum of a book's actions from their types, each written in files as an object with its
/// name under `do`.
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
