//! The set-up of a battle: the armies, the players' choices, and ready-made battles.

use drumhead_rules::catalogue::{Language, message};
use drumhead_shelf::{Army, Battle, BattleSetup, BookError, BookId};
use drumhead_store::ArmyId;
use drumhead_vocabulary::play::{Asked, Preset, Question, SetupSide};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Battles, OpenedBattle, Played};
use crate::dice::DiceFrom;
use crate::file::misread;
use crate::starters::missing;
use crate::words::words;
use crate::{Code, DeskError, Result, starter, starters};

/// The ready-made battles, as pairs of starter armies.
const READY: &str = include_str!("../../../../../data/battles/ready.toml");

/// An army for a side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "from", content = "id", rename_all = "snake_case")]
pub enum Fielded {
    /// An army in the library.
    Library(String),
    /// A starter army.
    Starter(String),
}

/// A set-up on the screen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct SetupView {
    /// The set-up to which the paths of the questions refer.
    #[cfg_attr(feature = "bindings", specta(type = specta_typescript::Unknown))]
    pub setup: Value,
    /// The rulebook of the set-up.
    pub book: BookId,
    /// The questions that are always asked.
    pub questions: Vec<Question>,
    /// The interpretations that matter to these armies.
    pub interpretations: Vec<Question>,
    /// The other interpretations.
    pub others: Vec<Question>,
    /// Presets, each with several answers.
    pub presets: Vec<Preset>,
    /// The sides, with their armies.
    pub sides: Vec<SetupSide>,
    /// Notes for the players before they begin.
    pub problems: Vec<String>,
}

/// A ready-made battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ReadyBattle {
    /// The battle's id.
    pub id: String,
    /// The battle's name.
    pub name: String,
    /// The battle's rulebook.
    pub book: BookId,
    /// The names of the sides' armies.
    pub sides: [String; 2],
    /// A description of the historical battle.
    pub about: String,
}

/// A ready-made battle, as its file describes it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pair {
    id: String,
    first: String,
    second: String,
}

fn pairs() -> Result<Vec<Pair>> {
    #[derive(Deserialize)]
    struct File {
        battle: Vec<Pair>,
    }
    let file: File = toml::from_str(READY).map_err(DeskError::internal)?;
    Ok(file.battle)
}

impl Pair {
    /// Returns the battle's text under this key, in a language: its name or its description.
    fn text(&self, of: &str, language: Language) -> String {
        let key = format!("ready.{}.{of}", self.id);
        words(language).get(&key).to_owned()
    }

    fn armies(&self, language: Language) -> Result<[Army; 2]> {
        let first = starter(&self.first, language)?.army();
        Ok([first, starter(&self.second, language)?.army()])
    }
}

/// Returns every ready-made battle, in the order of `ready.toml`, with its text in a language.
///
/// # Errors
/// No error occurs in a build that passes its tests.
pub fn ready_battles(language: Language) -> Result<Vec<ReadyBattle>> {
    let all = starters(language)?;
    let mut ready = Vec::new();
    for pair in pairs()? {
        let army = |id: &str| {
            let found = all.iter().find(|starter| starter.id == id);
            found.ok_or_else(|| missing(id))
        };
        let (first, second) = (army(&pair.first)?, army(&pair.second)?);
        ready.push(ReadyBattle {
            sides: [first.name.clone(), second.name.clone()],
            book: first.book,
            name: pair.text("name", language),
            about: pair.text("about", language),
            id: pair.id,
        });
    }
    Ok(ready)
}

impl Battles<'_> {
    /// Returns the set-up of a battle between the armies of two sides, with the usual choices.
    ///
    /// # Errors
    /// [`Refused`](crate::Code::Refused) for a side without an army and for armies of two
    /// rulebooks, [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn battle_setup(&self, first: &[Fielded], second: &[Fielded]) -> Result<SetupView> {
        let side = |side: &[Fielded]| side.iter().map(|army| self.fielded(army)).collect();
        let (first, second): (Result<Vec<_>>, Result<Vec<_>>) = (side(first), side(second));
        seen(
            BattleSetup::between_allies(first?, second?)?,
            self.data.language,
        )
    }

    /// Returns the view of a set-up in which the page has answered questions.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) with the location of the error, for a value that is not a
    /// set-up or with which no battle can begin.
    pub fn setup_form(&self, setup: &Value) -> Result<SetupView> {
        seen(sound(setup_of(setup)?)?, self.data.language)
    }

    /// Begins a battle with a set-up from the page, and opens it.
    ///
    /// # Errors
    /// The same errors as [`Battles::setup_form`] and [`Battles::new_battle`].
    pub fn new_battle_from(&mut self, name: &str, setup: &Value) -> Result<OpenedBattle> {
        let setup = sound(setup_of(setup)?)?;
        self.new_battle(name, setup)
    }

    /// Begins a ready-made battle and opens it: at its first turn, unless something must be done
    /// before that.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and write errors.
    pub fn ready_battle(&mut self, id: &str) -> Result<OpenedBattle> {
        let found = pairs()?.into_iter().find(|pair| pair.id == id);
        let pair = found.ok_or_else(|| {
            DeskError::not_found(
                message("desk.setup.no_ready").with("id", id.to_string()),
                message("desk.setup.no_ready_fix"),
            )
        })?;
        let [first, second] = pair.armies(self.data.language)?;
        let setup = BattleSetup::between(first, second)?;
        let begin = Battle::new(setup.clone())?.begin();
        let name = pair.text("name", self.data.language);
        let opened = self.new_battle(&name, setup)?;
        let Some(begin) = begin else {
            return Ok(opened);
        };
        let command = serde_json::to_value(&begin).map_err(DeskError::internal)?;
        let (id, head) = (&opened.id, opened.head);
        match self.play(id, head, &command, Vec::new(), DiceFrom::Nobody)? {
            Played::Done(begun) => Ok(*begun),
            // The players deal with whatever prevents the first turn.
            Played::Refused(_) => Ok(opened),
        }
    }

    /// Returns the army as it is now.
    fn fielded(&self, army: &Fielded) -> Result<Army> {
        match army {
            Fielded::Starter(id) => Ok(starter(id, self.data.language)?.army()),
            Fielded::Library(id) => Ok(self.data.army(&ArmyId::new(id))?.army()),
        }
    }
}

/// Reads a set-up from outside.
fn setup_of(value: &Value) -> Result<BattleSetup> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        DeskError::new(
            Code::BadFile,
            message("desk.setup.none").with("error", misread(&error)),
            message("desk.setup.anew"),
        )
    })
}

/// Checks that a battle can begin with a set-up from outside.
fn sound(setup: BattleSetup) -> Result<BattleSetup> {
    begun(setup.clone())?;
    Ok(setup)
}

/// Returns the battle that begins with a set-up from outside. An error is blamed on the set-up, not
/// on an army in the library.
///
/// # Errors
/// [`Code::BadFile`] for a set-up with which no battle can begin.
pub(super) fn begun(setup: BattleSetup) -> Result<Battle> {
    match Battle::new(setup) {
        Ok(battle) => Ok(battle),
        Err(BookError::Unsound { place, problem }) => Err(DeskError::new(
            Code::BadFile,
            message("desk.setup.unsound")
                .with("place", place.to_string())
                .with("problem", problem),
            message("desk.setup.unsound_fix"),
        )),
        Err(error) => Err(error.into()),
    }
}

/// Returns the view of a set-up.
fn seen(setup: BattleSetup, language: Language) -> Result<SetupView> {
    let mut plain = serde_json::to_value(&setup).map_err(DeskError::internal)?;
    let book = setup.book();
    let form = Battle::new(setup)?.speaking(language).form()?;
    for asked in form
        .asked
        .iter()
        .chain(&form.interpretations)
        .chain(&form.others)
    {
        put(&mut plain, asked)?;
    }
    let questions = |asked: Vec<Asked>| asked.into_iter().map(|asked| asked.question).collect();
    Ok(SetupView {
        setup: plain,
        book,
        questions: questions(form.asked),
        interpretations: questions(form.interpretations),
        others: questions(form.others),
        presets: form.presets,
        sides: form.sides,
        problems: form.problems,
    })
}

/// Writes the current answer to a question into the set-up, at the question's path: a set-up does
/// not contain defaults, but the page must find them.
fn put(setup: &mut Value, asked: &Asked) -> Result<()> {
    let path = &asked.question.path;
    let place =
        path.rsplit_once('/')
            .and_then(|(parent, key)| match setup.pointer_mut(parent)? {
                Value::Object(fields) => Some(fields.entry(key).or_insert(Value::Null)),
                Value::Array(items) => items.get_mut(key.parse::<usize>().ok()?),
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
            });
    let place = place.ok_or_else(|| DeskError::internal(format!("no place {path}")))?;
    *place = serde_json::to_value(&asked.now).map_err(DeskError::internal)?;
    Ok(())
}
