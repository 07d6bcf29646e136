//! Corrections by hand: of one field of a unit, and of many units from paper.

use std::collections::BTreeMap;

use drumhead_words::play::{OfferId, OfferKind, Scalar, UnitRef};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use super::{
    Action, Answer, BY_HAND, Battle, Book, Fact, Field, FieldValue, Group, Impossible, Line,
    Message, Question, Rolled, ask, bare, impossible, line, message, unit_key,
};
use crate::play::Misfit;

/// The field of this id.
fn field<B: Book>(id: &str) -> Option<&'static dyn Field<B>> {
    B::FIELDS.iter().copied().find(|field| field.id() == id)
}

/// Whether a value answers what a field is asked as.
fn is_allowed(answer: &Answer, value: &Json) -> bool {
    match answer {
        Answer::YesNo => value.is_boolean(),
        Answer::One(choices) | Answer::Hex(choices) => {
            choices.iter().any(|choice| json(&choice.value) == *value)
        }
        Answer::Some(choices) => value.as_array().is_some_and(|values| {
            let one = |value: &Json| choices.iter().any(|choice| json(&choice.value) == *value);
            values.iter().all(one)
        }),
        Answer::Number { least, most } => value
            .as_i64()
            .is_some_and(|value| (i64::from(*least)..=i64::from(*most)).contains(&value)),
        Answer::Boxes { most, .. } => value.as_u64().is_some_and(|it| it <= u64::from(*most)),
        Answer::Text { least, most } => value.as_str().is_some_and(|text| {
            let length = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
            (*least..=*most).contains(&length) && (*least == 0 || !text.trim().is_empty())
        }),
    }
}

fn json(value: &Scalar) -> Json {
    serde_json::to_value(value).unwrap_or_default()
}

/// Sets one field of a unit by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correct {
    /// The unit.
    pub unit: UnitRef,
    /// What is so.
    pub set: FieldValue,
}

impl Correct {
    /// Whether the unit has such a field now, which takes this value.
    fn check<B: Book>(&self, battle: &Battle<B>) -> Result<(), Impossible> {
        if !B::units(battle).contains(&self.unit) {
            return Err(impossible("unit").with("unit", self.unit));
        }
        let what = self.set.what.as_str();
        let unknown = || impossible("field").with("what", what);
        let field = field::<B>(what).ok_or_else(unknown)?;
        let absent = || {
            impossible("not_now")
                .with("what", what)
                .with("unit", self.unit)
        };
        // What is so already can be said again, as a name that a list leaves out.
        if field.now(battle, self.unit).ok_or_else(absent)? == self.set.value {
            return Ok(());
        }
        let answer = field.answer(battle, self.unit);
        if field.takes(&self.set.value) && is_allowed(&answer, &self.set.value) {
            return Ok(());
        }
        let value = self.set.value.to_string();
        Err(impossible("value").with("what", what).with("value", value))
    }
}

impl<B: Book> Action<B> for Correct {
    const NAME: &'static str = "correct";
    const GROUP: Group = BY_HAND;
    const KIND: OfferKind = OfferKind::ByHand;
    type Context<'a> = ();

    fn context(&self, battle: &Battle<B>) -> Result<(), Impossible> {
        self.check(battle)
    }

    fn of_unit(battle: &Battle<B>, unit: UnitRef) -> Vec<Self> {
        let fields = B::FIELDS.iter().filter_map(|field| {
            let set = FieldValue {
                what: field.id().to_owned(),
                value: field.now(battle, unit)?,
            };
            Some(Self { unit, set })
        });
        fields.collect()
    }

    fn resolve(&self, _: &Battle<B>, (): &(), _: &Rolled) -> Vec<B::Fact> {
        let (unit, set) = (self.unit, self.set.clone());
        vec![Corrected { unit, set }.into()]
    }

    fn questions(&self, battle: &Battle<B>) -> Vec<Question> {
        let field = field::<B>(&self.set.what).into_iter();
        let asked = field.map(|field| {
            let answer = field.answer(battle, self.unit);
            ask("set/value", field.id(), answer)
        });
        asked.collect()
    }

    fn unit(&self) -> Option<UnitRef> {
        Some(self.unit)
    }

    fn id(&self) -> OfferId {
        OfferId::new(self.set.what.as_str(), unit_key(self.unit))
    }

    fn label(&self, _battle: &Battle<B>) -> Message {
        message(format!("offer.{}", self.set.what))
    }
}

/// A field of a unit was set by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corrected {
    /// The unit.
    pub unit: UnitRef,
    /// What is so.
    pub set: FieldValue,
}

impl Corrected {
    /// What it causes; it has been folded already.
    pub(super) fn causes<B: Book>(&self, battle: &Battle<B>) -> Vec<B::Fact> {
        let field = field::<B>(&self.set.what);
        field.map_or_else(Vec::new, |field| {
            field.causes(battle, self.unit, &self.set.value)
        })
    }
}

impl<B: Book> Fact<B> for Corrected {
    fn fold(&self, battle: &mut Battle<B>) -> Result<(), Misfit> {
        let unknown = || Misfit(format!("there is no field {:?}", self.set.what));
        let field = field::<B>(&self.set.what).ok_or_else(unknown)?;
        field.set(battle, self.unit, &self.set.value)
    }

    /// `log.set_<field>` with the value as its answer calls it; of a yes or no `_yes` or `_no`
    /// follows, of nothing `_none`.
    fn log(&self, before: &Battle<B>) -> Vec<Line> {
        let what = &self.set.what;
        let answer = field::<B>(what).map(|field| field.answer(before, self.unit));
        let chosen = answer.as_ref().and_then(|answer| {
            let mut choices = answer.choices().iter();
            choices.find(|choice| json(&choice.value) == self.set.value)
        });
        let (key, value) = match (&self.set.value, chosen) {
            (Json::Bool(yes), _) => {
                let end = if *yes { "yes" } else { "no" };
                (format!("log.set_{what}_{end}"), bare(""))
            }
            (Json::Null, _) => (format!("log.set_{what}_none"), bare("")),
            (_, Some(choice)) => (format!("log.set_{what}"), choice.label.clone()),
            (Json::String(text), None) => (format!("log.set_{what}"), bare(text.as_str())),
            (value, None) => (format!("log.set_{what}"), bare(value.to_string())),
        };
        let said = line(key).with("unit", self.unit).with("value", value);
        let mut after = before.clone();
        let now = match self.fold(&mut after) {
            Ok(()) => B::place_of(&after, self.unit),
            Err(_) => bare(""),
        };
        let said = said
            .with("hex", B::place_of(before, self.unit))
            .with("now", now);
        vec![said.about([self.unit])]
    }
}

/// A unit as paper shows it: the fields that are on paper, by their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitOnPaper {
    /// The unit.
    pub unit: UnitRef,
    /// The fields.
    #[serde(flatten)]
    pub fields: BTreeMap<String, Json>,
}

/// Sets many units by hand: play went on with paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FromPaper {
    /// The units as their rosters show them; units that are not named stay as they are.
    pub units: Vec<UnitOnPaper>,
}

impl FromPaper {
    /// What differs from the battle, unit by unit.
    fn differences<B: Book>(&self, battle: &Battle<B>) -> Vec<(UnitRef, Vec<Correct>)> {
        let units = self.units.iter().map(|paper| {
            let fields = B::FIELDS.iter().filter_map(|field| {
                let value = paper.fields.get(field.id())?;
                let same = field.now(battle, paper.unit).as_ref() == Some(value);
                let set = FieldValue {
                    what: field.id().to_owned(),
                    value: value.clone(),
                };
                (!same).then_some(Correct {
                    unit: paper.unit,
                    set,
                })
            });
            (paper.unit, fields.collect::<Vec<_>>())
        });
        units.filter(|(_, fields)| !fields.is_empty()).collect()
    }
}

impl<B: Book> Action<B> for FromPaper {
    const NAME: &'static str = "hand.paper";
    const GROUP: Group = BY_HAND;
    const KIND: OfferKind = OfferKind::Paper;
    type Context<'a> = Vec<(UnitRef, Vec<Correct>)>;

    fn context<'a>(&self, battle: &'a Battle<B>) -> Result<Self::Context<'a>, Impossible> {
        for paper in &self.units {
            if !B::units(battle).contains(&paper.unit) {
                return Err(impossible("unit").with("unit", paper.unit));
            }
            let known = |id: &&String| field::<B>(id).is_none();
            if let Some(what) = paper.fields.keys().find(known) {
                return Err(impossible("field").with("what", what.as_str()));
            }
        }
        let differences = self.differences(battle);
        for correct in differences.iter().flat_map(|(_, fields)| fields) {
            correct.check(battle)?;
        }
        Ok(differences)
    }

    fn of_table(battle: &Battle<B>) -> Vec<Self> {
        let unit = |unit: UnitRef| {
            let fields = B::FIELDS.iter().filter_map(|field| {
                field.on_paper(battle, unit)?;
                Some((field.id().to_owned(), field.now(battle, unit)?))
            });
            UnitOnPaper {
                unit,
                fields: fields.collect(),
            }
        };
        let units = B::units(battle).into_iter().map(unit).collect();
        vec![Self { units }]
    }

    fn resolve(
        &self,
        _battle: &Battle<B>,
        differences: &Self::Context<'_>,
        _rolled: &Rolled,
    ) -> Vec<B::Fact> {
        let units = differences.iter().map(|(unit, _)| *unit).collect();
        let mut facts = vec![EnteredFromPaper { units }.into()];
        let fields = differences.iter().flat_map(|(_, fields)| fields);
        facts.extend(fields.map(|correct| {
            let (unit, set) = (correct.unit, correct.set.clone());
            B::Fact::from(Corrected { unit, set })
        }));
        facts
    }

    fn questions(&self, battle: &Battle<B>) -> Vec<Question> {
        let mut asked = Vec::new();
        for (place, paper) in self.units.iter().enumerate() {
            for field in B::FIELDS {
                let Some(answer) = field.on_paper(battle, paper.unit) else {
                    continue;
                };
                let what = message(format!("ask.{}", field.id()));
                let path = format!("units/{place}/{}", field.id());
                let question = ask(&path, "paper", answer);
                let label = question.label.clone();
                asked.push(Question {
                    label: label.with("unit", paper.unit).with("what", what),
                    hint: Some(bare(super::Value::Side(paper.unit.side))),
                    ..question
                });
            }
        }
        asked
    }

    fn label(&self, _battle: &Battle<B>) -> Message {
        message("offer.paper")
    }
}

/// The players entered what they had played on paper; the corrections follow as facts of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnteredFromPaper {
    /// The units that are not what they were.
    pub units: Vec<UnitRef>,
}

impl<B: Book> Fact<B> for EnteredFromPaper {
    fn fold(&self, _battle: &mut Battle<B>) -> Result<(), Misfit> {
        Ok(())
    }

    fn log(&self, _before: &Battle<B>) -> Vec<Line> {
        if self.units.is_empty() {
            return vec![line("log.paper_nothing")];
        }
        let units = self.units.clone();
        vec![line("log.paper").with("units", units.clone()).about(units)]
    }
}
