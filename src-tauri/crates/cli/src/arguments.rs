//! The command line: commands, arguments and help.

pub(crate) mod printing;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use drumhead_desk::Language;
use drumhead_desk::books::BookId;

use printing::{How, Of, PRINTING, PrintCommand, Roster};

/// The foot of `--help`: the forms of an ARMY, exit codes and examples.
const AFTER: &str = include_str!("../help/army.txt");

/// The foot of `drumhead battle --help`: names of battles and ways to play.
const BATTLES: &str = include_str!("../help/battle.txt");

/// Builds armies and plays battles of the pike-and-shot age, without a window.
///
/// The command line and the window use the same library. An army is costed line by line with the
/// clause of each price, and checked against the rules. A battle is played with your dice. Rosters,
/// cards and playsheets are printed as PDF files.
#[derive(Debug, Parser)]
#[command(name = "drumhead", version, after_help = AFTER, arg_required_else_help = true)]
pub(crate) struct Arguments {
    /// Use this data folder instead of the usual one
    #[arg(long, value_name = "DIR", global = true)]
    pub(crate) data: Option<PathBuf>,

    /// Use this language instead of the system's: en, de, or en-XA to test
    #[arg(long, value_name = "TAG", global = true)]
    pub(crate) language: Option<Language>,

    /// Answer in JSON, for scripts
    #[arg(long, global = true)]
    pub(crate) json: bool,

    /// The command
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Cost, check, print and store armies
    #[command(subcommand, after_help = AFTER)]
    Army(ArmyCommand),
    /// Begin, play, undo and review battles
    #[command(subcommand, after_help = BATTLES)]
    Battle(BattleCommand),
    /// Print rosters, cards, labels, playsheets, reports and briefs
    #[command(subcommand, after_help = PRINTING)]
    Print(PrintCommand),
    /// Check that the whole library is as it was saved, and repair damage
    Check(CheckLibrary),
    /// List the daily backups of the library, and restore one
    #[command(subcommand)]
    Backup(BackupCommand),
    /// Show the version, the data folder and the rulebooks' authors
    About,
}

/// The remedies for a damaged library.
#[derive(Debug, Args)]
pub(crate) struct CheckLibrary {
    /// Go back to the last intact change of the damaged army or battle with this id; a copy of the
    /// library with the damaged changes is saved in the data folder
    #[arg(long, value_name = "ID", conflicts_with = "restore")]
    pub(crate) go_back: Option<String>,
    /// Restore the damaged army or battle with this id, from the newest backup with an intact copy
    #[arg(long, value_name = "ID")]
    pub(crate) restore: Option<String>,
    /// Remove the damaged army, battle or setting with this id, in which nothing is intact; a copy
    /// of the library with it is saved in the data folder
    #[arg(long, value_name = "ID", conflicts_with_all = ["go_back", "restore"])]
    pub(crate) remove: Option<String>,
}

/// The commands for backups.
#[derive(Debug, Subcommand)]
pub(crate) enum BackupCommand {
    /// List the backups, the newest first, and check each
    List,
    /// Replace the library with a backup; the current library is set aside
    Restore {
        /// The backup's name, as the list shows it [default: the newest intact backup]
        #[arg(value_name = "NAME")]
        name: Option<String>,
        /// Restore this backup even if it contains damage
        #[arg(long, requires = "name")]
        damaged: bool,
    },
}

/// The commands for armies.
#[derive(Debug, Subcommand)]
pub(crate) enum ArmyCommand {
    /// List the armies: name, nation, year, points, problems
    List {
        /// Include archived armies
        #[arg(long)]
        all: bool,
    },
    /// Show what an army costs, line by line
    Cost {
        /// A file, a starter's id, an id or part of a name
        #[arg(value_name = "ARMY")]
        army: String,
    },
    /// Show an army's problems, and how to fix them
    Check {
        /// A file, a starter's id, an id or part of a name
        #[arg(value_name = "ARMY")]
        army: String,
    },
    /// Print an army's roster, as `drumhead print roster` does
    Print {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        roster: Roster,
        #[command(flatten)]
        how: How,
    },
    /// Add an army from a file to the library; no army is overwritten
    Import {
        /// The file; - for standard input
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Write an army to a file, which others can import
    Export {
        /// A file, a starter's id, an id or part of a name
        #[arg(value_name = "ARMY")]
        army: String,
        /// The file to write [default: standard output]
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// List the starter armies, which are ready to play
    Starters,
    /// Add an army to the library: empty, or a copy of a starter army
    New {
        /// Its name
        #[arg(long, conflicts_with = "starter", default_value = "")]
        name: String,
        /// Its rulebook
        #[arg(long, conflicts_with = "starter", default_value = BookId::MAIN.id())]
        book: String,
        /// The starter army to copy: its id or part of it
        #[arg(long, value_name = "ID")]
        starter: Option<String>,
    },
}

/// The commands for battles.
#[derive(Debug, Subcommand)]
pub(crate) enum BattleCommand {
    /// List the battles: name, rulebook, turn
    List,
    #[command(flatten)]
    InLibrary(LibraryBattleCommand),
}

/// The commands that open the whole library.
#[derive(Debug, Subcommand)]
pub(crate) enum LibraryBattleCommand {
    /// Begin a battle between two armies, or from a set-up file
    New(Begin),
    /// Show a battle: turn, step, units
    Show {
        /// The battle
        battle: String,
    },
    /// List what can be done now
    Offers {
        /// The battle
        battle: String,
        /// Only for this unit: SIDE.NUMBER, where the first side is 0
        #[arg(long)]
        unit: Option<String>,
        /// List what the unit could do in other steps of the turn, with the rules' objections
        #[arg(long, requires = "unit")]
        out_of_sequence: bool,
    },
    /// Show what an order would do, with its odds
    Preview {
        /// The battle
        battle: String,
        /// The order
        #[command(flatten)]
        what: What,
    },
    /// Give an order
    Play {
        /// The battle
        battle: String,
        /// The order
        #[command(flatten)]
        what: What,
        /// The dice: roll, faces or counts
        #[arg(long)]
        dice: Option<String>,
        /// Allow the order despite this objection; may be repeated
        #[arg(long, value_name = "ID")]
        overrule: Vec<String>,
    },
    /// Show the log
    Log {
        /// The battle
        battle: String,
        /// With sums, dice and clauses below each line
        #[arg(long)]
        details: bool,
    },
    /// List the branches left behind by undo and amend
    Branches {
        /// The battle
        battle: String,
    },
    /// Add a note to the log
    Note {
        /// The battle
        battle: String,
        /// The note
        text: String,
    },
    /// Undo the last order
    Undo {
        /// The battle
        battle: String,
    },
    /// Redo the last order undone
    Redo {
        /// The battle
        battle: String,
    },
    /// Go to a row of the log, or to another branch
    Goto {
        /// The battle
        battle: String,
        /// The row
        row: u32,
    },
    /// Show the exact odds of an order
    Odds {
        /// The battle
        battle: String,
        /// The order
        #[command(flatten)]
        what: What,
        /// Allow the order despite this objection; may be repeated
        #[arg(long, value_name = "ID")]
        overrule: Vec<String>,
    },
    /// Correct an earlier order, and replay what followed with the same dice
    Amend {
        /// The battle
        battle: String,
        /// The row of the log to correct
        row: u32,
        /// The corrected order, as JSON
        #[arg(long, value_name = "JSON")]
        command: String,
        /// Its dice: roll, faces or counts [default: the dice of the row]
        #[arg(long)]
        dice: Option<String>,
        /// Allow the order despite this objection; may be repeated
        #[arg(long, value_name = "ID")]
        overrule: Vec<String>,
    },
    /// Write a battle to a file
    Export {
        /// The battle
        battle: String,
        /// What to write [default: a scene if FILE ends in .scene, otherwise the battle]
        #[arg(long = "as", value_enum)]
        form: Option<Form>,
        /// The file to write [default: standard output]
        #[arg(long, short, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Add a battle from a file to the library
    Import {
        /// The file, or - for standard input
        file: PathBuf,
    },
    /// Write a move as text, for a player with a copy of the battle
    Move {
        /// The battle
        battle: String,
        /// The row of the log [default: the last]
        #[arg(long)]
        row: Option<u32>,
    },
    /// Carry out a move received as text
    Apply {
        /// The battle
        battle: String,
        /// The text, or - for standard input
        file: PathBuf,
    },
    /// Show what became of each unit, and which side holds the field
    Outcome {
        /// The battle
        battle: String,
    },
    /// Show where the counters are, and what each hex means to a unit
    Board {
        /// The battle
        battle: String,
        /// The unit: SIDE.NUMBER, where the first side is 0
        #[arg(long)]
        unit: Option<String>,
    },
    /// Play a scene, and list the lines where its results differ
    Replay {
        /// The scene, or - for standard input
        file: PathBuf,
        /// Write the scene with its current results
        #[arg(long, short)]
        out: Option<PathBuf>,
    },
}

/// The set-up of a battle.
#[derive(Debug, clap::Args)]
pub(crate) struct Begin {
    /// The first army: a file, a starter's id, an id or part of a name
    #[arg(value_name = "ARMY", required_unless_present = "setup")]
    pub(crate) first: Option<String>,
    /// The second army
    #[arg(value_name = "ARMY", required_unless_present = "setup")]
    pub(crate) second: Option<String>,
    /// The name of the battle [default: the names of both sides]
    #[arg(long, default_value = "", hide_default_value = true)]
    pub(crate) name: String,
    /// An ally of the first or the second army; may be repeated
    #[arg(long, value_name = "1|2=ARMY")]
    pub(crate) ally: Vec<String>,
    /// A set-up as JSON, or - for standard input: the "setup" part of what --form --json prints
    #[arg(long, value_name = "FILE", conflicts_with_all = ["first", "second", "ally"])]
    pub(crate) setup: Option<PathBuf>,
    /// The figure scale: 25-30 or 15-20 [default: the first army's]
    #[arg(long)]
    pub(crate) scale: Option<String>,
    /// The year [default: the first army's]
    #[arg(long)]
    pub(crate) year: Option<u16>,
    /// An interpretation of the rules; may be repeated [default: the first army's]
    #[arg(long, alias = "reading", value_name = "ID=OPTION")]
    pub(crate) interpretation: Vec<String>,
    /// Any other answer to a set-up question; may be repeated
    #[arg(long, value_name = "PATH=JSON")]
    pub(crate) set: Vec<String>,
    /// Show the set-up's questions and answers, without beginning the battle
    #[arg(long)]
    pub(crate) form: bool,
}

/// An order: as JSON, or by an offer.
#[derive(Debug, clap::Args)]
pub(crate) struct What {
    /// The order as JSON
    #[arg(long, value_name = "JSON", conflicts_with = "offer")]
    pub(crate) command: Option<String>,
    /// The offer, by its id
    #[arg(long, value_name = "ID", required_unless_present = "command")]
    pub(crate) offer: Option<String>,
    /// The unit of the offer: SIDE.NUMBER, where the first side is 0
    #[arg(long)]
    pub(crate) unit: Option<String>,
    /// An answer to one of the offer's questions; may be repeated. `preview` lists the questions
    /// that follow
    #[arg(long, value_name = "PATH=JSON")]
    pub(crate) set: Vec<String>,
}

/// The form in which a battle is written.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Form {
    /// The whole battle with every branch, to import elsewhere
    Battle,
    /// The orders and dice, to read and to replay
    Scene,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        super::Arguments::command().debug_assert();
    }
}
