//! Corrections by hand: a single field of a unit, or many units entered from paper.

use std::collections::BTreeMap;

use drumhead_vocabulary::play::{OfferId, OfferKind, Scalar, UnitRef};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use super::{
    Action, Answer, BY_HAND, Battle, Book, Explanation, Fact, Field, FieldValue, Group, Impossible,
    Line, Message, Question, Rolled, Value, Written, about, ask, bare, impossible, line, message,
    placed, unit_key,
};
use crate::play::BadFact;

/// Returns the field with this id.
fn field<B: Book>(id: &str) -> Option<&'static dyn Field<B>> {
    B::FIELDS.iter().copied().find(|field| field.id() == id)
}

/// Returns whether a value matches the field's input. If the field has parts, the value must match
/// in every part and be otherwise unchanged.
fn answers<B: Book>(
    field: &dyn Field<B>,
    battle: &Battle<B>,
    unit: UnitRef,
    (now, value): (&Json, &Json),
) -> bool {
    let parts = field.parts(battle, unit);
    if parts.is_empty() {
        return field.answer(battle, unit).takes(value);
    }
    // Apart from the parts, the value must be unchanged.
    let mut rest = value.clone();
    for part in &parts {
        let asked = part.of(value);
        if !asked.is_some_and(|value| part.answer.takes(value)) {
            return false;
        }
        let pointer = format!("/{}", part.path);
        if let (Some(there), Some(now)) = (rest.pointer_mut(&pointer), part.of(now)) {
            there.clone_from(now);
        }
    }
    rest == *now
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
    /// The field and its new value.
    pub set: FieldValue,
}

impl Correct {
    /// Checks that the unit currently has such a field, and that the field accepts this value.
    fn check<B: Book>(&self, battle: &Battle<B>) -> Result<(), Impossible> {
        if !B::units(battle).contains(&self.unit) {
            return Err(impossible("unit"));
        }
        let what = self.set.what.as_str();
        let unknown = || impossible("field").with("what", what);
        let field = field::<B>(what).ok_or_else(unknown)?;
        let absent = || {
            impossible("not_now")
                .with("what", what)
                .with("unit", self.unit)
        };
        // The field's own reason is more specific than "no such field now".
        field.allows(battle, self.unit, &self.set.value)?;
        let now = field.now(battle, self.unit).ok_or_else(absent)?;
        // The current value is always allowed.
        if now == self.set.value {
            return Ok(());
        }
        let values = (&now, &self.set.value);
        if field.takes(&self.set.value) && answers(field, battle, self.unit, values) {
            return Ok(());
        }
        let value = self.set.value.to_string();
        Err(impossible("value").with("what", what).with("value", value))
    }

    /// Returns the heading and purpose of the offer while play cannot continue without the value.
    /// `None` if the offer is only a correction.
    fn needed<B: Book>(&self, battle: &Battle<B>) -> Option<(Group, OfferKind)> {
        field::<B>(&self.set.what)?.needed(battle, self.unit)
    }
}

impl Written for Correct {
    fn unit(&self) -> Option<UnitRef> {
        Some(self.unit)
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

    /// Shows the change and its consequences. Most offers have the current value and change
    /// nothing; others propose a change.
    fn explain(&self, battle: &Battle<B>, (): &()) -> Explanation {
        let now = field::<B>(&self.set.what).and_then(|field| field.now(battle, self.unit));
        let (unit, set) = (self.unit, self.set.clone());
        let proposed = field::<B>(&self.set.what).is_some_and(Field::proposes);
        let changed = proposed || now.as_ref() != Some(&self.set.value);
        let facts = changed.then(|| Corrected { unit, set }.into());
        Explanation::from_facts(battle, Ok(facts.into_iter().collect()))
    }

    fn resolve(&self, _: &Battle<B>, (): &(), _: &Rolled) -> Result<Vec<B::Fact>, BadFact> {
        let (unit, set) = (self.unit, self.set.clone());
        Ok(vec![Corrected { unit, set }.into()])
    }

    fn questions(&self, battle: &Battle<B>) -> Vec<Question> {
        let Some(field) = field::<B>(&self.set.what) else {
            return Vec::new();
        };
        let parts = field.parts(battle, self.unit);
        if parts.is_empty() {
            let answer = field.answer(battle, self.unit);
            let asked = ask("set/value", field.id(), answer);
            return vec![Question {
                hint: field.hint(battle, self.unit),
                ..asked
            }];
        }
        let asked = parts.into_iter().map(|part| Question {
            label: part.label,
            ..ask(&format!("set/value/{}", part.path), field.id(), part.answer)
        });
        asked.collect()
    }

    fn id(&self, _: &Battle<B>) -> OfferId {
        OfferId::new(self.set.what.as_str(), unit_key(self.unit))
    }

    fn group(&self, battle: &Battle<B>) -> Group {
        self.needed(battle).map_or(BY_HAND, |(group, _)| group)
    }

    fn kind(&self, battle: &Battle<B>) -> OfferKind {
        let needed = self.needed(battle);
        needed.map_or(OfferKind::ByHand, |(_, kind)| kind)
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
    /// The field and its new value.
    pub set: FieldValue,
}

impl Corrected {
    /// Returns the consequences of the correction, which has already been folded.
    pub(super) fn causes<B: Book>(&self, battle: &Battle<B>) -> Result<Vec<B::Fact>, BadFact> {
        match field::<B>(&self.set.what) {
            Some(field) => field.causes(battle, self.unit, &self.set.value),
            None => Ok(Vec::new()),
        }
    }
}

impl Corrected {
    /// Returns the changed parts of the field with their values, or all parts if none has changed.
    /// `None` for a field with a single value.
    fn changed_parts<B: Book>(&self, before: &Battle<B>) -> Option<Vec<Message>> {
        let field = field::<B>(&self.set.what)?;
        let parts = field.parts(before, self.unit);
        if parts.is_empty() {
            return None;
        }
        let now = field.now(before, self.unit).unwrap_or_default();
        let same = now == self.set.value;
        let changed = parts.into_iter().filter_map(|part| {
            let value = part.of(&self.set.value)?;
            let changed = same || part.of(&now) != Some(value);
            let entry = message("log.set_part").with("value", written(value));
            changed.then(|| entry.with("what", part.label))
        });
        Some(changed.collect())
    }
}

impl<B: Book> Fact<B> for Corrected {
    fn fold(&self, battle: &mut Battle<B>) -> Result<(), BadFact> {
        let unknown = || BadFact::Missing {
            kind: "field",
            id: self.set.what.clone(),
        };
        let field = field::<B>(&self.set.what).ok_or_else(unknown)?;
        field.set(battle, self.unit, &self.set.value)
    }

    /// Logs the correction. The key is `log.set_<field>`; its values include the label and the
    /// plain text (`raw`) of the new value. The suffix is `_yes` or `_no` for a Boolean, `_none`
    /// for null or an empty list. A field with parts instead lists the changed parts
    /// (`log.set_part`).
    fn log(&self, before: &Battle<B>) -> Vec<Line> {
        let what = &self.set.what;
        let mut after = before.clone();
        let now = match self.fold(&mut after) {
            Ok(()) => B::place_of(&after, self.unit),
            Err(_) => bare(""),
        };
        let shared = field::<B>(what).map(|field| field.shared(before, self.unit));
        let shared = shared.unwrap_or_else(|| vec![self.unit]);
        let of_unit = |log_line: Line| {
            log_line
                .with("unit", placed(self.unit))
                .with("units", Value::Placed(shared.clone()))
                .with("hex", B::place_of(before, self.unit))
                .with("now", now)
                .about(shared)
        };
        if let Some(changed) = self.changed_parts(before) {
            let log_line = of_unit(line(format!("log.set_{what}")));
            return vec![log_line.with("value", Value::List(changed, ", "))];
        }
        let answer = field::<B>(what).map(|field| field.answer(before, self.unit));
        let answer = answer.as_ref();
        let label = |value: &Json| {
            let choices = answer.map(Answer::choices).unwrap_or_default();
            let chosen = choices.iter().find(|choice| json(&choice.value) == *value);
            let label = chosen.map(|choice| choice.label.clone());
            label.unwrap_or_else(|| written(value))
        };
        let (end, value) = match &self.set.value {
            Json::Bool(true) => ("_yes", bare("")),
            Json::Bool(false) => ("_no", bare("")),
            Json::Null => ("_none", bare("")),
            Json::Array(values) if values.is_empty() => ("_none", bare("")),
            Json::Array(values) => {
                let labels = values.iter().map(label).collect();
                ("", bare(Value::List(labels, ", ")))
            }
            value @ (Json::Number(_) | Json::String(_) | Json::Object(_)) => ("", label(value)),
        };
        let log_line = of_unit(line(format!("log.set_{what}{end}"))).with("value", value);
        vec![log_line.with("raw", written(&self.set.value))]
    }
}

/// Formats a value as text; a string has no quotes.
fn written(value: &Json) -> Message {
    if let Some(number) = value.as_i64() {
        return bare(number);
    }
    let text = value.as_str().map(str::to_owned);
    bare(text.unwrap_or_else(|| value.to_string()))
}

/// Corrections that are folded together: a single one by hand, or all of one entry from paper.
#[derive(Clone, Debug)]
pub struct ByHand {
    /// The corrections, in order.
    pub corrections: Vec<Corrected>,
    /// Whether the corrections are from paper.
    pub from_paper: bool,
}

impl ByHand {
    /// Returns the corrected units, each once.
    pub fn units(&self) -> Vec<UnitRef> {
        units_of(&self.corrections)
    }

    /// Returns whether this field of the unit is among the corrections.
    pub fn sets(&self, unit: UnitRef, what: &str) -> bool {
        let mut corrections = self.corrections.iter();
        corrections.any(|it| it.unit == unit && it.set.what == what)
    }
}

impl From<&Corrected> for ByHand {
    fn from(corrected: &Corrected) -> Self {
        Self {
            corrections: vec![corrected.clone()],
            from_paper: false,
        }
    }
}

impl From<&EnteredFromPaper> for ByHand {
    fn from(entered: &EnteredFromPaper) -> Self {
        Self {
            corrections: entered.set.clone(),
            from_paper: true,
        }
    }
}

/// A unit entered from paper: the fields on its roster, by id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitOnPaper {
    /// The unit.
    pub unit: UnitRef,
    /// The fields.
    #[serde(flatten)]
    pub fields: BTreeMap<String, Json>,
}

/// Sets many units by hand after play on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FromPaper {
    /// The units as their rosters show them. Other units are unchanged. An offer that has not been
    /// opened contains no units.
    pub units: Vec<UnitOnPaper>,
}

impl FromPaper {
    /// Returns the corrections that make the battle match the rosters, in the order of units and
    /// fields.
    fn differences<B: Book>(&self, battle: &Battle<B>) -> Vec<Corrected> {
        let of_unit = |paper: &UnitOnPaper| {
            let unit = paper.unit;
            let fields = B::FIELDS.iter().filter_map(|field| {
                let value = paper.fields.get(field.id())?.clone();
                let same = field.now(battle, unit).as_ref() == Some(&value);
                let what = field.id().to_owned();
                let set = FieldValue { what, value };
                (!same).then_some(Corrected { unit, set })
            });
            fields.collect::<Vec<_>>()
        };
        self.units.iter().flat_map(of_unit).collect()
    }
}

impl Written for FromPaper {
    fn unit(&self) -> Option<UnitRef> {
        None
    }
}

impl<B: Book> Action<B> for FromPaper {
    const NAME: &'static str = "hand.paper";
    const GROUP: Group = BY_HAND;
    const KIND: OfferKind = OfferKind::Paper;
    /// The corrections that make the battle match the rosters.
    type Context<'a> = Vec<Corrected>;

    /// Looks up the corrections. Each value must be allowed after the corrections before it.
    fn context(&self, battle: &Battle<B>) -> Result<Vec<Corrected>, Impossible> {
        for paper in &self.units {
            if !B::units(battle).contains(&paper.unit) {
                return Err(impossible("unit"));
            }
            let unknown = |id: &&String| field::<B>(id).is_none();
            if let Some(what) = paper.fields.keys().find(unknown) {
                return Err(impossible("field").with("what", what.as_str()));
            }
        }
        let differences = self.differences(battle);
        let mut now = battle.clone();
        for corrected in &differences {
            let Corrected { unit, set } = corrected.clone();
            Correct { unit, set }.check(&now)?;
            let refused = |_| impossible("value").with("what", corrected.set.what.as_str());
            corrected.fold(&mut now).map_err(refused)?;
        }
        Ok(differences)
    }

    fn of_table(_: &Battle<B>) -> Vec<Self> {
        vec![Self { units: Vec::new() }]
    }

    /// Fills in every unit as its roster would show it now. An entry that lists units is unchanged:
    /// its values were entered by the players.
    fn opened(self, battle: &Battle<B>) -> Self {
        if !self.units.is_empty() {
            return self;
        }
        let unit = |unit: UnitRef| {
            let fields = B::FIELDS.iter().filter_map(|field| {
                let parts = field.parts(battle, unit);
                let part = parts.iter().any(|part| part.paper.is_some());
                let shown = part || field.on_paper(battle, unit).is_some();
                shown.then_some(())?;
                Some((field.id().to_owned(), field.now(battle, unit)?))
            });
            UnitOnPaper {
                unit,
                fields: fields.collect(),
            }
        };
        let units = B::units(battle)
            .into_iter()
            .map(unit)
            .filter(|unit| !unit.fields.is_empty())
            .collect();
        Self { units }
    }

    /// Shows the changes and their consequences.
    fn explain(&self, battle: &Battle<B>, differences: &Vec<Corrected>) -> Explanation {
        let entered = EnteredFromPaper::of(differences.clone());
        Explanation::from_facts(battle, Ok(vec![entered.into()]))
    }

    fn resolve(
        &self,
        _: &Battle<B>,
        differences: &Vec<Corrected>,
        _: &Rolled,
    ) -> Result<Vec<B::Fact>, BadFact> {
        Ok(vec![EnteredFromPaper::of(differences.clone()).into()])
    }

    fn questions(&self, battle: &Battle<B>) -> Vec<Question> {
        let mut asked = Vec::new();
        for (place, paper) in self.units.iter().enumerate() {
            let on_paper = B::FIELDS.iter().flat_map(|field| {
                let id = field.id();
                let own_answer = field
                    .on_paper(battle, paper.unit)
                    .into_iter()
                    .map(|answer| {
                        let what = message(format!("ask.{id}"));
                        let what = about(battle, paper.unit, what);
                        (id.to_owned(), what, answer)
                    });
                let parts = field
                    .parts(battle, paper.unit)
                    .into_iter()
                    .filter_map(|it| {
                        let path = format!("{id}/{}", it.path);
                        Some((path, it.label, it.paper?))
                    });
                own_answer.chain(parts).collect::<Vec<_>>()
            });
            asked.extend(on_paper.map(|(path, what, answer)| {
                let question = ask(&format!("units/{place}/{path}"), "paper", answer);
                let label = question.label.clone();
                Question {
                    label: label.with("unit", paper.unit).with("what", what),
                    hint: Some(bare(Value::Side(paper.unit.side))),
                    ..question
                }
            }));
        }
        asked
    }

    fn label(&self, _battle: &Battle<B>) -> Message {
        message("offer.paper")
    }
}

/// The players entered the results of play on paper, all at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnteredFromPaper {
    /// The changed units.
    pub units: Vec<UnitRef>,
    /// The changes. Earlier versions wrote each change as a separate fact after this one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set: Vec<Corrected>,
}

impl EnteredFromPaper {
    fn of(set: Vec<Corrected>) -> Self {
        let units = units_of(&set);
        Self { units, set }
    }
}

/// Returns the corrected units, each once.
fn units_of(corrections: &[Corrected]) -> Vec<UnitRef> {
    let mut units = Vec::new();
    for correction in corrections {
        if !units.contains(&correction.unit) {
            units.push(correction.unit);
        }
    }
    units
}

impl<B: Book> Fact<B> for EnteredFromPaper {
    fn fold(&self, battle: &mut Battle<B>) -> Result<(), BadFact> {
        let mut set = self.set.iter();
        set.try_for_each(|corrected| corrected.fold(battle))
    }

    fn log(&self, before: &Battle<B>) -> Vec<Line> {
        let units = self.units.clone();
        if units.is_empty() {
            return vec![line("log.paper_nothing")];
        }
        let entered = line("log.paper").with("units", Value::Placed(units.clone()));
        let mut lines = vec![entered.about(units)];
        let mut now = before.clone();
        for corrected in &self.set {
            lines.extend(corrected.log(&now));
            if corrected.fold(&mut now).is_err() {
                break;
            }
        }
        lines
    }
}
