//! The set-up as a form. The source has no points and no map: what is agreed on
//! is names, who moves first, and the readings.

use drumhead_words::play::{
    Answer, Asked, Choice, LogLine, Question, Scalar, SetupForm, SetupSide, Tone, UnitRef,
};

use super::army::{Army, MOST_NAME};
use super::battle::Battle;
use super::readings::register;
use super::view::view;
use drumhead_rules::data::TableError;
use drumhead_rules::data::switches;

impl Battle {
    /// The set-up as a form, with what it says of both sides.
    ///
    /// # Errors
    /// A [`TableError`] if the book's own files do not read.
    pub fn form(&self) -> Result<SetupForm, TableError> {
        let setup = self.setup();
        let mut asked: Vec<Asked> = (0_u8..)
            .zip(&setup.sides)
            .map(|(side, of)| Asked {
                question: question(
                    format!("/sides/{side}/name"),
                    self.words.get(&format!("setup.side_{side}")),
                    Answer::text(u32::try_from(MOST_NAME).unwrap_or(u32::MAX)),
                ),
                now: Scalar::Text(of.name.clone()),
                differs: false,
            })
            .collect();
        let sides = (0_i32..).zip(&setup.sides);
        let choices = sides.map(|(side, of)| Choice {
            value: Scalar::Number(side),
            label: of.name.clone(),
        });
        asked.push(Asked {
            question: question(
                "/first".to_owned(),
                self.words.get("setup.first"),
                Answer::One {
                    choices: choices.collect(),
                },
            ),
            now: Scalar::Number(setup.first.into()),
            differs: false,
        });
        let sides = (0_u8..).zip(&setup.sides);
        let sides = sides.map(|(side, of)| self.side(side, &of.name, &of.army));
        let empty = setup.sides.iter().filter(|side| side.army.units.is_empty());
        let problems =
            empty.map(|side| (self.words).fill("setup.no_units", &[("side", &side.name)]));
        Ok(SetupForm {
            asked,
            readings: switches::asked(register()?, self.readings(), |id| format!("/readings/{id}")),
            others: Vec::new(),
            presets: Vec::new(),
            problems: problems.collect(),
            sides: sides.collect::<Result<_, _>>()?,
        })
    }

    /// A side as it would fight.
    fn side(&self, side: u8, name: &str, army: &Army) -> Result<SetupSide, TableError> {
        let units = army.units.len().to_string();
        let strength: u32 = army.units.iter().map(|unit| u32::from(unit.strength)).sum();
        let strength = strength.to_string();
        let values = [("units", &*units), ("strength", &strength)];
        let complaints = view(army, None)?.complaints.into_iter();
        Ok(SetupSide {
            name: name.to_owned(),
            about: self.words.fill("setup.about", &values),
            tags: Vec::new(),
            breaches: complaints
                .filter(|complaint| complaint.breach)
                .map(|complaint| LogLine {
                    text: format!("{}. {}", complaint.headed(), complaint.detail),
                    clauses: Vec::new(),
                    units: vec![UnitRef::new(side, complaint.unit)],
                    tone: Tone::Warn,
                })
                .collect(),
        })
    }
}

fn question(path: String, label: &str, answer: Answer) -> Question {
    Question {
        given: None,
        path,
        label: label.to_owned(),
        hint: None,
        clause: None,
        answer,
        remember: None,
    }
}
