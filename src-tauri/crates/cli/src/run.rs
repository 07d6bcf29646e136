//! Each command calls the desk and prints its answer.

use std::ffi::OsStr;
use std::io::{self, IsTerminal as _, Read as _, Write};
use std::path::{Path, PathBuf};

use drumhead_desk::books::{BookId, Draft, Facts};
use drumhead_desk::catalogue::{Message, clean, message, verbatim};
use drumhead_desk::play::Refusal;
use drumhead_desk::{
    Code, Desk, DeskError, Environment, FoundArmy, Language, Opened, credit, file, find_starter,
    starter, starters, system_language, usual_folder, write_file,
};
use serde::Serialize;

use crate::End;
use crate::arguments::{Arguments, ArmyCommand, Command};
use crate::out::{self, Out};
use crate::show::{self, About, Check, Cost, Saved};

/// Standard input or output, as the name of a file.
const STANDARD: &str = "-";

/// Carries out the command given on the command line.
pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), End> {
    let mut asked = Asked { arguments, out };
    match &arguments.command {
        Command::About => asked.about(),
        Command::Check(command) => asked.check_library(command),
        Command::Backup(command) => asked.backup(command),
        Command::Army(command) => asked.army(command),
        Command::Battle(command) => asked.battle(command),
        Command::Print(command) => asked.prints(command),
    }
}

/// Shows notices in addition to the answer.
pub(crate) fn notices(notices: &[String]) {
    for notice in notices {
        out::aside(&clean::line(notice));
    }
}

/// The arguments, and the output of the answer.
pub(crate) struct Asked<'a> {
    arguments: &'a Arguments,
    out: &'a mut dyn Write,
}

impl Asked<'_> {
    fn army(&mut self, command: &ArmyCommand) -> Result<(), End> {
        match command {
            ArmyCommand::List { all } => {
                let mut list = self.list(|desk| desk.library().list_armies())?;
                list.armies.retain(|army| *all || !army.archived);
                self.say(&list, show::armies)
            }
            ArmyCommand::Starters => self.say(&starters(self.language())?, |out, all| {
                show::starters(out, all)
            }),
            ArmyCommand::Cost { army } => {
                let draft = self.find(army)?;
                let Facts { points, limit, .. } = draft.facts();
                let cost = Cost {
                    name: draft.title(),
                    points: points.map(|points| points.0),
                    limit: limit.map(|limit| limit.0),
                    parts: draft.bill().map_err(DeskError::from)?,
                };
                self.say(&cost, show::cost)
            }
            ArmyCommand::Check { army } => self.check(army),
            ArmyCommand::Print { of, roster, how } => self.roster(of, *roster, how),
            ArmyCommand::Import { file } => {
                let bytes = read_file(file, file::LARGEST)?;
                let opened = self.desk()?.library().import(&bytes)?;
                self.say_saved(&opened)
            }
            ArmyCommand::Export { army, out } => {
                let FoundArmy { draft, damage } = self.find_any(army)?;
                let text = file::write(&draft)?;
                self.text(&text, out.as_deref())?;
                self.noting(damage)
            }
            ArmyCommand::New {
                name,
                book,
                starter,
            } => {
                let opened = match starter {
                    Some(starter) => self
                        .desk()?
                        .library()
                        .from_starter(&find_starter(starter)?)?,
                    None => self.desk()?.library().create(book_of(book)?, name)?,
                };
                self.say_saved(&opened)
            }
        }
    }

    fn about(&mut self) -> Result<(), End> {
        let language = self.language();
        let credits = BookId::ALL.iter().map(|book| credit(*book, language));
        let about = About {
            name: "Drumhead",
            version: env!("CARGO_PKG_VERSION"),
            data_folder: self.folder()?,
            credits: credits.collect(),
        };
        self.say(&about, show::about)
    }

    fn check(&mut self, army: &str) -> Result<(), End> {
        let draft = self.find(army)?;
        let facts = draft.facts();
        let view = draft.view(None).map_err(DeskError::from)?;
        let check = Check {
            name: view.title().to_owned(),
            legal: facts.illegal == 0,
            illegal: facts.illegal,
            warnings: facts.warnings,
            problems: view.problems(),
        };
        self.say(&check, show::check)?;
        if check.legal {
            Ok(())
        } else {
            Err(End::NotLegal)
        }
    }

    /// Writes a file where the player wants it, or in the current folder under its own name.
    pub(crate) fn file(&mut self, bytes: &[u8], out: Option<&Path>, name: &str) -> Result<(), End> {
        match out {
            Some(out) if out == Path::new(STANDARD) => Ok(self.out.write_all(bytes)?),
            Some(out) => self.written(&write_file(out, bytes)?),
            None => self.written(&write_file(Path::new(name), bytes)?),
        }
    }

    /// Returns an army, as [`Asked::find_any`] does. If the army is damaged, shows the damage.
    pub(crate) fn find(&self, army: &str) -> Result<Draft, End> {
        let FoundArmy { draft, damage } = self.find_any(army)?;
        notices(damage.as_slice());
        Ok(draft)
    }

    /// Returns the army from this file or from standard input. If there is no such file, returns
    /// the starter or the army in the library with this id, or with this text in its name.
    fn find_any(&self, army: &str) -> Result<FoundArmy, End> {
        let path = Path::new(army);
        let whole = |draft: Draft| FoundArmy {
            draft: draft.speaking(self.language()),
            damage: None,
        };
        if army == STANDARD || path.is_file() {
            return Ok(whole(file::read(&read_file(path, file::LARGEST)?)?));
        }
        // A starter needs no library, so none is created.
        if let Ok(draft) = starter(army, self.language()) {
            return Ok(whole(draft));
        }
        let is_json = |extension: &OsStr| extension.eq_ignore_ascii_case("json");
        self.desk()?.library().find_army(army).map_err(|error| {
            if path.extension().is_some_and(is_json) {
                no_file(path, message("cli.file.missing")).into()
            } else {
                error.into()
            }
        })
    }

    /// Opens the library as it is: only the window replaces a damaged library when it opens one.
    pub(crate) fn desk(&self) -> Result<Desk, End> {
        let opened = Desk::open_as_it_is(&self.folder()?, self.environment());
        Ok(opened.map_err(|error| {
            if error.code == Code::Damaged {
                error.and(message("cli.backup.fix"))
            } else {
                error
            }
        })?)
    }

    /// Returns a list from the library, opened quickly just to list it. If that fails, the library
    /// is opened as for any other command, and an error says what is wrong.
    pub(crate) fn list<T>(
        &self,
        list: impl Fn(&mut Desk) -> Result<T, DeskError>,
    ) -> Result<T, End> {
        let quickly = Desk::open_to_list(&self.folder()?, self.environment());
        match quickly.and_then(|mut desk| list(&mut desk)) {
            Ok(found) => Ok(found),
            Err(_) => Ok(list(&mut self.desk()?)?),
        }
    }

    pub(crate) fn environment(&self) -> Environment {
        Environment::real().speaking(self.language())
    }

    /// Returns the language of the answer.
    pub(crate) fn language(&self) -> Language {
        self.arguments.language.unwrap_or_else(system_language)
    }

    pub(crate) fn folder(&self) -> Result<PathBuf, End> {
        let named = self.arguments.data.clone();
        named.or_else(usual_folder).ok_or_else(|| {
            DeskError::new(
                Code::NotFound,
                message("cli.folder.none"),
                message("cli.folder.fix"),
            )
            .into()
        })
    }

    /// Writes the answer: as JSON, or for people.
    pub(crate) fn say<T: Serialize + ?Sized>(
        &mut self,
        answer: &T,
        show: impl FnOnce(&mut Out<'_>, &T) -> io::Result<()>,
    ) -> Result<(), End> {
        if self.arguments.json {
            out::json(self.out, answer)?;
        } else {
            show(&mut self.people(), answer)?;
        }
        Ok(())
    }

    /// Reports the reason why an order was refused: to people now, to scripts when the program
    /// ends.
    pub(crate) fn refuse(
        &mut self,
        refusal: Refusal,
        show: impl FnOnce(&mut Out<'_>, &Refusal) -> io::Result<()>,
    ) -> Result<(), End> {
        if !self.arguments.json {
            show(&mut self.people(), &refusal)?;
        }
        Err(End::Refused(Box::new(refusal)))
    }

    /// Returns the output for people.
    fn people(&mut self) -> Out<'_> {
        let language = self.language();
        Out::new(self.out, language).fitted(out::screen_width())
    }

    fn say_saved(&mut self, opened: &Opened) -> Result<(), End> {
        let saved = Saved {
            id: opened.id.clone(),
            name: opened.view.title().to_owned(),
        };
        self.say(&saved, show::saved)
    }

    /// Writes text to a file or to standard output.
    pub(crate) fn text(&mut self, text: &str, to: Option<&Path>) -> Result<(), End> {
        match to.filter(|to| *to != Path::new(STANDARD)) {
            Some(to) => self.written(&write_file(to, text.as_bytes())?),
            None if io::stdout().is_terminal() => {
                Ok(self.out.write_all(clean::text(text).as_bytes())?)
            }
            None => Ok(self.out.write_all(text.as_bytes())?),
        }
    }

    /// Ends an export. If damaged changes are missing from the file, it has been written
    /// nevertheless, and the exit code reports the damage to scripts.
    pub(crate) fn noting(&self, damage: Option<String>) -> Result<(), End> {
        notices(damage.as_slice());
        damage.map_or(Ok(()), |_| Err(End::NotSound))
    }

    fn written(&mut self, path: &Path) -> Result<(), End> {
        self.say(path, show::written)
    }
}

pub(crate) fn book_of(id: &str) -> Result<BookId, DeskError> {
    BookId::of(id).ok_or_else(|| {
        let known: Vec<_> = BookId::ALL.iter().map(|book| book.id()).collect();
        DeskError::new(
            Code::NotFound,
            message("cli.book.none").with("id", format!("{id:?}")),
            message("cli.choose").with("known", known.join(", ")),
        )
    })
}

/// Reads a file, up to one byte more than the largest permitted file.
pub(crate) fn read_file(path: &Path, largest: usize) -> Result<Vec<u8>, DeskError> {
    let limit = u64::try_from(largest).map_or(u64::MAX, |largest| largest + 1);
    let mut bytes = Vec::new();
    let read = if path == Path::new(STANDARD) {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    match read {
        Ok(_) => Ok(bytes),
        Err(error) => {
            let why = verbatim(error);
            Err(no_file(path, why))
        }
    }
}

fn no_file(path: &Path, why: Message) -> DeskError {
    DeskError::new(
        Code::NotFound,
        message("cli.file.unread")
            .with("path", path.display().to_string())
            .with("why", why),
        message("cli.file.fix"),
    )
}
