//! The display of a list.

use drumhead_catalogue::Catalogue;
use drumhead_vocabulary::list::{ListField, ListForm, ListRow, ListView};
use drumhead_vocabulary::play::{Answer, Question, Scalar};

use super::edit::{Change, Edit, UnitChange};
use super::field::shown;
use super::{Army, ListArmy, ListBook, MOST_NAME, MOST_NOTES, Unit};
use crate::data::TableError;
use crate::data::catalogue::Form;
use crate::data::switches::{Switches as _, asked};

/// The JSON path of the answer in an edit.
const VALUE: &str = "/change/value";

/// Returns the army's name or a placeholder.
pub fn title<K, R, A>(words: &Catalogue, army: &Army<K, R, A>) -> String {
    if army.name.trim().is_empty() {
        words.get("list.unnamed").to_owned()
    } else {
        army.name.clone()
    }
}

/// Returns nation, year and rulebook in one line.
pub fn subtitle<B: ListBook>(army: &ListArmy<B>) -> String {
    let nation = army.nation.trim();
    let lead = if nation.is_empty() {
        String::new()
    } else {
        format!("{nation}, ")
    };
    format!("{lead}{} \u{b7} {}", army.year, B::TITLE)
}

/// Returns a text field of a list.
fn text_field<E>(path: &str, label: &str, most: usize, now: &str, edit: E) -> ListField<E> {
    let answer = Answer::text(drumhead_vocabulary::count(most));
    made(path, label, answer, Scalar::Text(now.to_owned()), edit)
}

fn made<E>(path: &str, label: &str, answer: Answer, now: Scalar, edit: E) -> ListField<E> {
    ListField {
        question: Question {
            path: path.to_owned(),
            label: label.to_owned(),
            hint: None,
            clause: None,
            answer,
            remember: None,
        },
        now,
        differs: false,
        edit,
    }
}

/// Returns the list for display, with the form of this unit, if the list has it.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub fn view<B: ListBook>(
    words: &'static Catalogue,
    army: &ListArmy<B>,
    unit: Option<u16>,
) -> Result<ListView<Edit>, TableError> {
    let problems = B::problems(army, words)?;
    let count = |many: usize| drumhead_vocabulary::count(many);
    let bad = problems.iter().filter(|it| it.illegal).count();
    let row = |unit: &Unit<B::Kind>| {
        let of = problems.iter().filter(|it| it.unit == Some(unit.number));
        Ok(ListRow {
            number: unit.number,
            name: unit.named(words),
            what: B::what(unit, words, Form::Within)?,
            problems: count(of.count()),
        })
    };
    let units = army
        .units
        .iter()
        .map(row)
        .collect::<Result<_, TableError>>()?;
    let form = unit.and_then(|number| army.unit(number));
    let mut own = on_army::<B>(words, army);
    let end = own.split_off(3);
    let in_own = |set| Edit::Army {
        change: Change::Own(set),
    };
    own.extend(shown(B::OWN_FIELDS, &army.own, words, in_own));
    own.extend(end);
    Ok(ListView {
        title: title(words, army),
        subtitle: subtitle::<B>(army),
        about: B::about(army, words)?,
        illegal: count(bad),
        warnings: count(problems.len() - bad),
        units,
        unit: form.map(|unit| form_of::<B>(words, unit)),
        army: own,
        interpretations: interpretations::<B>(words, army)?,
        problems,
        add: Edit::Army {
            change: Change::AddUnit,
        },
    })
}

fn form_of<B: ListBook>(words: &Catalogue, unit: &Unit<B::Kind>) -> ListForm<Edit> {
    let number = unit.number;
    let of = |change| Edit::Unit {
        unit: number,
        change,
    };
    let text =
        |key, most, now: &str, change| text_field(VALUE, words.get(key), most, now, of(change));
    let name = text(
        "list.name",
        MOST_NAME,
        &unit.name,
        UnitChange::Name(unit.name.clone()),
    );
    let notes = text(
        "list.notes",
        MOST_NOTES,
        &unit.notes,
        UnitChange::Notes(unit.notes.clone()),
    );
    let mut fields = vec![name];
    let in_kind = |set| of(UnitChange::Of(set));
    fields.extend(shown(B::KIND_FIELDS, &unit.of, words, in_kind));
    fields.push(notes);
    ListForm {
        number,
        fields,
        duplicate: of(UnitChange::Duplicate),
        remove: of(UnitChange::Remove),
    }
}

/// Returns the fields of every list: name, nation and year, then notes and source.
fn on_army<B: ListBook>(words: &Catalogue, army: &ListArmy<B>) -> Vec<ListField<Edit>> {
    let of = |change| Edit::Army { change };
    let text = |key, most, now: &str, change: fn(String) -> Change| {
        let edit = of(change(now.to_owned()));
        text_field(VALUE, words.get(key), most, now, edit)
    };
    vec![
        text("list.name", MOST_NAME, &army.name, Change::Name),
        text("list.nation", MOST_NAME, &army.nation, Change::Nation),
        made(
            VALUE,
            words.get("list.year"),
            Answer::Number {
                least: 1,
                most: 9_999,
            },
            Scalar::Number(army.year.into()),
            of(Change::Year(army.year)),
        ),
        text("list.notes", MOST_NOTES, &army.notes, Change::Notes),
        text("list.source", MOST_NOTES, &army.source, Change::Source),
    ]
}

fn interpretations<B: ListBook>(
    words: &Catalogue,
    army: &ListArmy<B>,
) -> Result<Vec<ListField<Edit>>, TableError> {
    let path = |_: &str| format!("{VALUE}/option");
    let rows = asked(words, B::register()?, &army.interpretations, path).into_iter();
    let chosen = army.interpretations.chosen().into_iter();
    Ok(rows
        .zip(chosen)
        .map(|(asked, (id, option))| ListField {
            question: asked.question,
            now: asked.now,
            differs: asked.differs,
            edit: Edit::Army {
                change: Change::Interpretation {
                    id: id.to_owned(),
                    option: option.to_owned(),
                },
            },
        })
        .collect())
}
