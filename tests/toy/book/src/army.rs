//! Lists of units.

use drumhead_rules::catalogue::{Catalogue, Language};
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Form;
use drumhead_rules::data::switches::Interpretation;
use drumhead_rules::frame::Answer;
use drumhead_rules::list::paper::{self, Head, fact};
use drumhead_rules::list::{self, Field, ListArmy, ListBook, NewNumbers, illegal};
use drumhead_rules::{ids, plain_field};
use drumhead_vocabulary::list::ListProblem;
use drumhead_vocabulary::sheet::{Entry, RosterFor, Sheet, Track};
use serde::{Deserialize, Serialize};

use crate::tables::{Interpretations, register, speak};

/// The maximum number of figures in a unit.
pub(crate) const MOST: u8 = 20;

/// The rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toy;

ids! {
    /// A kind of unit.
    #[derive(Default)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    Arm as "ToyArm" {
        /// Soldiers, which advance.
        #[default]
        Soldiers = "soldiers",
        /// A gun, which advances only under an interpretation.
        Gun = "gun",
    }
}

/// The fields of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "ToyKind", default, deny_unknown_fields)]
pub struct Kind {
    /// The unit's kind.
    pub arm: Arm,
    /// The number of the unit's figures.
    pub figures: u8,
}

impl Default for Kind {
    fn default() -> Self {
        Self {
            arm: Arm::Soldiers,
            figures: 2,
        }
    }
}

/// A list of units.
pub type Army = ListArmy<Toy>;

impl ListBook for Toy {
    type Kind = Kind;
    type Own = ();
    type Interpretations = Interpretations;

    const TITLE: &'static str = "Toy Soldiers";
    const AUTHOR: &'static str = "the tests";
    const YEAR: u16 = 1913;

    fn register() -> Result<&'static [Interpretation], TableError> {
        register()
    }

    const KIND_FIELDS: &'static [&'static dyn Field<Kind>] = &[
        &plain_field!(Kind: arm, |_| Answer::named("arm", Arm::ALL, Arm::id)),
        &plain_field!(Kind: figures, |_| Answer::up_to(MOST)),
    ];

    fn words(language: Language) -> &'static Catalogue {
        speak(language)
    }

    fn joins(_: &mut Kind, _: &(), _: &NewNumbers) {}

    fn what(
        unit: &list::Unit<Kind>,
        words: &'static Catalogue,
        form: Form,
    ) -> Result<String, TableError> {
        let key = form.key(&format!("arm.{}", unit.of.arm.id()));
        Ok(words.get(&key).to_owned())
    }

    fn about(army: &Army, words: &'static Catalogue) -> Result<String, TableError> {
        let (units, figures) = (army.units.len().to_string(), figures(army).to_string());
        let values = [("units", &*units), ("figures", &figures)];
        Ok(words.fill("army.about", &values))
    }

    fn problems(army: &Army, words: &'static Catalogue) -> Result<Vec<ListProblem>, TableError> {
        let nobody = army.units.iter().filter(|unit| unit.of.figures == 0);
        let problems = nobody.map(|unit| illegal(words, Some(unit.number), "nobody", &[]));
        Ok(problems.collect())
    }

    fn roster(
        army: &Army,
        for_whom: RosterFor,
        words: &'static Catalogue,
    ) -> Result<Sheet, TableError> {
        roster(army, for_whom, words)
    }
}

/// Returns the roster of a list.
pub(crate) fn roster(
    army: &Army,
    for_whom: RosterFor,
    words: &'static Catalogue,
) -> Result<Sheet, TableError> {
    let head = Head {
        number: figures(army),
        counts: "card.figures",
        facts: vec![fact(words, "count", army.units.len().to_string())],
    };
    let entry = |unit: &list::Unit<Kind>| Entry {
        track: Some(Track {
            boxes: unit.of.figures.into(),
            ticked: 0,
            marks: Vec::new(),
        }),
        ..Entry::default()
    };
    let problems = Toy::problems(army, words)?;
    paper::roster::<Toy>(words, army, for_whom, &problems, head, entry, Vec::new())
}

/// Returns the total number of figures.
fn figures(army: &Army) -> u32 {
    army.units
        .iter()
        .map(|unit| u32::from(unit.of.figures))
        .sum()
}
