//! The set-up as a form: names, edges, who moves first, and the readings.

use drumhead_words::play::{Answer, Asked, Choice, Question, Scalar, SetupForm, SetupSide};

use super::army::{Army, Base, D3Ecw};
use super::battle::Battle;
use super::readings::register;
use super::state::Away;
use drumhead_rules::data::TableError;
use drumhead_rules::data::switches;
use drumhead_rules::list::{ListBook as _, MOST_NAME, breach_lines};
use drumhead_rules::report::within;

impl Battle {
    /// The set-up as a form, with what it says of both sides.
    ///
    /// # Errors
    /// A [`TableError`] if the book's own files do not read.
    pub fn form(&self) -> Result<SetupForm, TableError> {
        let setup = self.setup();
        let mut asked: Vec<Asked> = Vec::new();
        for (side, of) in (0_u8..).zip(&setup.sides) {
            asked.push(plain(
                format!("/sides/{side}/name"),
                self.words.get(&format!("setup.side_{side}")),
                Answer::text(u32::try_from(MOST_NAME).unwrap_or(u32::MAX)),
                Scalar::Text(of.name.clone()),
            ));
            let choices = Base::ALL.map(|base| {
                Choice::text(base.id(), self.words.get(&format!("base.{}", base.id())))
            });
            asked.push(plain(
                format!("/sides/{side}/base"),
                &self
                    .words
                    .fill("setup.base", &[("side", &within(&of.name))]),
                Answer::One {
                    choices: choices.into(),
                },
                Scalar::Text(of.base.id().to_owned()),
            ));
        }
        let choices = (0_i32..).zip(&setup.sides).map(|(side, of)| Choice {
            value: Scalar::Number(side),
            label: of.name.clone(),
        });
        asked.push(plain(
            "/first".to_owned(),
            self.words.get("setup.first"),
            Answer::One {
                choices: choices.collect(),
            },
            Scalar::Number(setup.first.into()),
        ));
        let sides = (0_u8..).zip(&setup.sides);
        let sides = sides.map(|(side, of)| self.side(side, &of.name, &of.army));
        Ok(SetupForm {
            asked,
            readings: switches::asked(register()?, self.readings(), |id| format!("/readings/{id}")),
            others: Vec::new(),
            presets: Vec::new(),
            problems: self.problems(),
            sides: sides.collect::<Result<_, _>>()?,
        })
    }

    /// What the players should know before they begin.
    fn problems(&self) -> Vec<String> {
        let setup = self.setup();
        let mut problems = Vec::new();
        if setup.sides[0].base == setup.sides[1].base {
            problems.push(self.words.get("setup.same_base").to_owned());
        }
        for side in &setup.sides {
            if side.army.units.is_empty() {
                let values = [("side", &*side.name)];
                problems.push(self.words.fill("setup.no_units", &values));
            }
        }
        for (unit, standing) in self.state.units() {
            let army = setup
                .sides
                .get(usize::from(unit.side))
                .map(|side| &side.army);
            let hex = army.and_then(|army| army.unit(unit.unit)?.of.hex);
            if let (Some(hex), Some(Away::Unplaced)) = (hex, standing.away) {
                let (name, hex) = (self.name(unit), self.hex(hex));
                let values = [("unit", &*name), ("hex", &*hex)];
                problems.push(self.words.fill("setup.unplaced", &values));
            }
        }
        problems
    }

    /// A side as it would fight.
    fn side(&self, side: u8, name: &str, army: &Army) -> Result<SetupSide, TableError> {
        let complaints = D3Ecw::complaints(army)?;
        Ok(SetupSide {
            name: name.to_owned(),
            about: D3Ecw::about(army)?,
            tags: Vec::new(),
            breaches: breach_lines(complaints, side, |unit| self.name(unit)),
        })
    }
}

fn plain(path: String, label: &str, answer: Answer, now: Scalar) -> Asked {
    Asked {
        question: Question {
            given: None,
            path,
            label: label.to_owned(),
            hint: None,
            clause: None,
            answer,
            remember: None,
        },
        now,
        differs: false,
    }
}
