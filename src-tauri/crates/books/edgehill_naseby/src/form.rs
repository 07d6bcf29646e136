//! The set-up as a form: names, who moves first, which game, which parts of the
//! rules are used (E-39), the readings, and what is known of the basic game.

use drumhead_words::ClauseId;
use drumhead_words::play::{Answer, Asked, Choice, Question, Scalar, SetupForm, SetupSide};

use super::army::{Army, EdgehillNaseby, Own, Scenario};
use super::battle::Battle;
use super::clauses::{EDGEHILL_ONLY, OPTIONAL};
use super::decide::misplaced;
use super::profile::Crt;
use super::readings::register;
use drumhead_rules::data::TableError;
use drumhead_rules::data::switches;
use drumhead_rules::hex::Cell;
use drumhead_rules::list::{ListBook as _, MOST_NAME, breach_lines};

impl Battle {
    /// The set-up as a form, with what it says of both sides.
    ///
    /// # Errors
    /// A [`TableError`] if the book's own files do not read.
    pub fn form(&self) -> Result<SetupForm, TableError> {
        let setup = self.setup();
        let words = self.words;
        let name = |side: u8, name: &str| {
            let most = u32::try_from(MOST_NAME).unwrap_or(u32::MAX);
            asked(
                format!("/sides/{side}/name"),
                words.get(&format!("setup.side_{side}")),
                None,
                Answer::text(most),
                (Scalar::Text(name.to_owned()), false),
            )
        };
        let mut all: Vec<Asked> = (0_u8..)
            .zip(&setup.sides)
            .map(|(side, of)| name(side, &of.name))
            .collect();
        let sides = (0_i32..).zip(&setup.sides);
        let choices = sides.map(|(side, of)| Choice {
            value: Scalar::Number(side),
            label: of.name.clone(),
        });
        all.push(asked(
            "/first".to_owned(),
            words.get("setup.first"),
            None,
            Answer::One {
                choices: choices.collect(),
            },
            (Scalar::Number(setup.first.into()), false),
        ));
        let scenarios = Scenario::ALL
            .iter()
            .map(|it| Choice::text(it.id(), words.get(&format!("scenario.{}", it.id()))));
        all.push(asked(
            "/scenario".to_owned(),
            words.get("setup.scenario"),
            Some(EDGEHILL_ONLY),
            Answer::One {
                choices: scenarios.collect(),
            },
            (Scalar::Text(setup.scenario.id().to_owned()), false),
        ));
        let modules = setup.modules;
        let mut parts = vec![
            ("command", modules.command),
            ("facing", modules.facing),
            ("artillery", modules.artillery),
            ("terrain", modules.terrain),
        ];
        // A game without guns is not asked whether they are used (E-37).
        let gunless = setup.scenario != Scenario::Edgehill && EDGEHILL_ONLY.stands();
        parts.retain(|(id, _)| *id != "artillery" || !gunless);
        all.extend(parts.into_iter().map(|(id, on)| {
            asked(
                format!("/modules/{id}"),
                words.get(&format!("setup.{id}")),
                Some(OPTIONAL),
                Answer::YesNo,
                (Scalar::YesNo(on), !on),
            )
        }));
        let sides = (0_u8..).zip(&setup.sides);
        let sides = sides.map(|(side, of)| self.side(side, &of.name, &of.army));
        Ok(SetupForm {
            asked: all,
            readings: switches::asked(register()?, self.readings(), |id| format!("/readings/{id}")),
            others: Vec::new(),
            presets: Vec::new(),
            problems: self.problems(),
            sides: sides.collect::<Result<_, _>>()?,
        })
    }

    /// What the players should know before they begin.
    fn problems(&self) -> Vec<String> {
        let words = self.words;
        let setup = self.setup();
        let empty = setup.sides.iter().filter(|side| side.army.units.is_empty());
        let mut problems: Vec<_> = empty
            .map(|side| words.fill("setup.no_units", &[("side", &side.name)]))
            .collect();
        let unexplained = setup.profile.crt.iter().flat_map(Crt::unexplained);
        problems.extend(unexplained.map(|(result, row, column)| {
            let values = [("result", result), ("row", &row), ("column", column)];
            words.fill("setup.unexplained", &values)
        }));
        let mut wrong: Vec<(Cell, String)> = Vec::new();
        for (unit, standing) in self.state.units() {
            for fault in misplaced(self, unit) {
                let Some(hex) = standing.place() else {
                    continue;
                };
                // Of those who may not share a hex the first is named.
                if !wrong.iter().any(|(at, id)| *at == hex && *id == fault.id) {
                    let values = [("why", fault.text.as_str()), ("unit", &*self.name(unit))];
                    problems.push(words.fill("setup.wrong", &values));
                    wrong.push((hex, fault.id));
                }
            }
        }
        let unknown = |it: &super::state::Standing| it.is_troops() && it.ma.is_none();
        let mut tell = |holds: bool, key: &str| {
            if holds {
                problems.push(words.get(key).to_owned());
            }
        };
        tell(setup.profile.crt.is_none(), "setup.no_crt");
        tell(
            self.state.units().any(|(_, it)| unknown(it)),
            "setup.no_allowance",
        );
        tell(
            self.state.units().any(|(_, it)| it.hex.is_none()),
            "setup.unplaced",
        );
        problems
    }

    /// A side as it would fight.
    fn side(&self, side: u8, name: &str, army: &Army) -> Result<SetupSide, TableError> {
        let setup = self.setup();
        let complaints = EdgehillNaseby::complaints(army)?;
        let breaches = breach_lines(complaints, side, |unit| self.name(unit));
        let own = army.own.profile.crt.clone();
        // The game and its combat table are the battle's, whatever the list was made for.
        let army = Army {
            own: Own {
                scenario: setup.scenario,
                profile: setup.profile.clone(),
            },
            ..army.clone()
        };
        let mut about = EdgehillNaseby::about(&army)?;
        if own.is_some() && own != setup.profile.crt {
            about.push(' ');
            about.push_str(self.words.get("setup.other_crt"));
        }
        Ok(SetupSide {
            name: name.to_owned(),
            about,
            tags: Vec::new(),
            breaches,
        })
    }
}

fn asked(
    path: String,
    label: &str,
    clause: Option<ClauseId>,
    answer: Answer,
    (now, differs): (Scalar, bool),
) -> Asked {
    Asked {
        question: Question {
            given: None,
            path,
            label: label.to_owned(),
            hint: None,
            clause: clause.map(|clause| clause.as_str().to_owned()),
            answer,
            remember: None,
        },
        now,
        differs,
    }
}
