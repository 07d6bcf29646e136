//! What may be asked.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};

use crate::printing::{How, Of, PRINTING, PrintCommand, Roster};

/// How a command ends, and what may be typed: the foot of `--help`.
const AFTER: &str = "\
An ARMY is any of
  a file of an army          drumhead army check venice.json
  - for standard input       drumhead army cost - < venice.json
  a starter army's id        drumhead print roster naseby-1645-royalist
  an army's name in quotes   drumhead army cost \"The New Model\"
  an army's id in the library
looked for in this order. A file or a starter is read where it is: the library
is not touched.

Exit codes
  0  done; for check: the army is legal
  1  check: the army is not legal
  2  the command line is not understood
  3  something cannot be found, read, opened or written
  4  refused: what was asked cannot be done

Examples
  drumhead army starters
  drumhead army new --starter edgehill-1642-royalist
  drumhead army list --json | jq '.[] | select(.breaches > 0) | .name'
  drumhead army check venice.json && drumhead print roster venice.json --out venice.pdf
  drumhead army export \"The New Model\" > new-model.json";

/// How a battle is played, at the foot of `drumhead battle --help`.
const BATTLES: &str = "\
A BATTLE is its id or its name in quotes. A command is JSON, as `offers` gives
it; --offer takes one of the offers by its id, and --set answers its questions.

Examples
  drumhead battle new edgehill-1642-royalist edgehill-1642-parliament
  drumhead battle offers \"Edgehill\" --unit 0.3 --json
  drumhead battle play \"Edgehill\" --offer initiative:0 --dice 5
  drumhead battle play \"Edgehill\" --offer shoot:1.musket --unit 0.3 \\
      --set /command/told/close=false --dice roll
  drumhead battle play \"Edgehill\" --offer end_step --overrule owed
  drumhead battle log \"Edgehill\"

Dice
  roll               the desk rolls
  5 or 6,1,4         the faces a player threw
  miss=9,hit=3       as counts: one number for each band of the pool, in order,
  counts:9,3,0       is the same thing shorter";

/// A desk for the tabletop generals of the pike-and-shot age, without its window.
///
/// It does what the window does, on the same library: armies are costed line by
/// line with the clause of each price, checked against every rule that an army
/// list can break, and printed as rosters.
#[derive(Debug, Parser)]
#[command(name = "drumhead", version, after_help = AFTER, arg_required_else_help = true)]
pub(crate) struct Arguments {
    /// Keep everything in this folder instead of the usual one
    #[arg(long, value_name = "DIR", global = true)]
    pub(crate) data: Option<PathBuf>,

    /// Answer in JSON, for scripts
    #[arg(long, global = true)]
    pub(crate) json: bool,

    /// What to do
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Armies: cost, check, print and keep them
    #[command(subcommand, after_help = AFTER)]
    Army(ArmyCommand),
    /// Battles: begin, play, take back and read them
    #[command(subcommand, after_help = BATTLES)]
    Battle(BattleCommand),
    /// Print rosters and whatever else lies beside the table
    #[command(subcommand, after_help = PRINTING)]
    Print(PrintCommand),
    /// Say what this program is, where it keeps things, and whose rules it knows
    About,
}

/// What to do with armies.
#[derive(Debug, Subcommand)]
pub(crate) enum ArmyCommand {
    /// List the library: name, nation, year, points, breaches
    List {
        /// Those put away too
        #[arg(long)]
        all: bool,
    },
    /// Say what an army costs, line by line
    Cost {
        /// A file, a starter's id, a name or an id
        #[arg(value_name = "ARMY")]
        army: String,
    },
    /// Say what is against the rules in an army, and how to mend it
    Check {
        /// A file, a starter's id, a name or an id
        #[arg(value_name = "ARMY")]
        army: String,
    },
    /// Print an army's roster: the same as `drumhead print roster`
    Print {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        roster: Roster,
        #[command(flatten)]
        how: How,
    },
    /// Take an army's file into the library; nothing there is overwritten
    Import {
        /// The file; - for standard input
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Write an army as a file, which other desks can take in
    Export {
        /// A starter's id, a name or an id
        #[arg(value_name = "ARMY")]
        army: String,
        /// Where to [default: standard output]
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// List the starter armies, ready to play
    Starters,
    /// Make an army in the library, empty or out of a starter
    New {
        /// Its name
        #[arg(long, conflicts_with = "starter", default_value = "")]
        name: String,
        /// Its rule book
        #[arg(long, conflicts_with = "starter", default_value = "fornovo")]
        book: String,
        /// The starter army to make it of
        #[arg(long, value_name = "ID")]
        starter: Option<String>,
    },
}

/// What to do with battles.
#[derive(Debug, Subcommand)]
pub(crate) enum BattleCommand {
    /// List the battles: name, book, turn
    List,
    /// Begin a battle of two armies, or of a set-up's file
    New(Begin),
    /// Say how a battle stands
    Show {
        /// The battle
        battle: String,
    },
    /// Say what may be done now
    Offers {
        /// The battle
        battle: String,
        /// By this unit: SIDE.NUMBER, sides counted from 0
        #[arg(long)]
        unit: Option<String>,
        /// What it might do in another step of the turn instead, with what speaks against it
        #[arg(long, requires = "unit")]
        out_of_sequence: bool,
    },
    /// Say what a command would do, with its odds
    Preview {
        /// The battle
        battle: String,
        /// The command
        #[command(flatten)]
        what: What,
    },
    /// Carry out a command
    Play {
        /// The battle
        battle: String,
        /// The command
        #[command(flatten)]
        what: What,
        /// The dice: roll, faces, or counts
        #[arg(long)]
        dice: Option<String>,
        /// An objection that the table settles; may be given again
        #[arg(long, value_name = "ID")]
        overrule: Vec<String>,
    },
    /// Say what happened
    Log {
        /// The battle
        battle: String,
    },
    /// Say where the branches end that were left by taking back or amending
    Branches {
        /// The battle
        battle: String,
    },
    /// Write a note into the log
    Note {
        /// The battle
        battle: String,
        /// The note
        text: String,
    },
    /// Take back the last thing done
    Undo {
        /// The battle
        battle: String,
    },
    /// Do again what was taken back
    Redo {
        /// The battle
        battle: String,
    },
    /// Go back to a row of the log, or to a branch that was left
    Goto {
        /// The battle
        battle: String,
        /// The row
        row: u32,
    },
    /// Say the exact odds of a command
    Odds {
        /// The battle
        battle: String,
        /// The command
        #[command(flatten)]
        what: What,
        /// An objection that the table settles; may be given again
        #[arg(long, value_name = "ID")]
        overrule: Vec<String>,
    },
    /// Put an earlier command right, and play what followed again with its own dice
    Amend {
        /// The battle
        battle: String,
        /// The row of the log that is wrong
        row: u32,
        /// What should have stood there, as JSON
        #[arg(long, value_name = "JSON")]
        command: String,
        /// Its dice: roll, faces, or counts [default: those of the row]
        #[arg(long)]
        dice: Option<String>,
        /// An objection that the table settles; may be given again
        #[arg(long, value_name = "ID")]
        overrule: Vec<String>,
    },
    /// Write a battle to a file
    Export {
        /// The battle
        battle: String,
        /// As what
        #[arg(long = "as", value_enum, default_value_t = Form::Battle)]
        form: Form,
        /// The file [default: standard output]
        #[arg(long, short)]
        out: Option<PathBuf>,
    },
    /// Take in a battle from a file
    Import {
        /// The file, or - for standard input
        file: PathBuf,
    },
    /// Write a move as text, for a player who keeps the battle elsewhere
    Move {
        /// The battle
        battle: String,
        /// The row of the log [default: the last]
        #[arg(long)]
        row: Option<u32>,
    },
    /// Carry out a move that came as text
    Apply {
        /// The battle
        battle: String,
        /// The text, or - for standard input
        file: PathBuf,
    },
    /// Say where the counters stand, and what the hexes mean to a unit
    Board {
        /// The battle
        battle: String,
        /// The unit: SIDE.NUMBER, sides counted from 0
        #[arg(long)]
        unit: Option<String>,
    },
    /// Play a script and say where it comes out otherwise than it says
    Replay {
        /// The script, or - for standard input
        file: PathBuf,
        /// Write the script as it comes out now
        #[arg(long, short)]
        out: Option<PathBuf>,
    },
}

/// What a battle is begun with.
#[derive(Debug, clap::Args)]
pub(crate) struct Begin {
    /// The first army: a file, a starter's id, a name or an id
    #[arg(value_name = "ARMY", required_unless_present = "setup")]
    pub(crate) first: Option<String>,
    /// The second
    #[arg(value_name = "ARMY", required_unless_present = "setup")]
    pub(crate) second: Option<String>,
    /// What to call it [default: the two sides' names]
    #[arg(long, default_value = "", hide_default_value = true)]
    pub(crate) name: String,
    /// An army beside the first or the second; may be given again
    #[arg(long, value_name = "1|2=ARMY")]
    pub(crate) ally: Vec<String>,
    /// A whole set-up as JSON, or - for standard input: the part "setup" of what --form --json says
    #[arg(long, value_name = "FILE", conflicts_with_all = ["first", "second", "ally"])]
    pub(crate) setup: Option<PathBuf>,
    /// The figure scale: 25-30 or 15-20 [default: the first army's]
    #[arg(long)]
    pub(crate) scale: Option<String>,
    /// The year [default: the first army's]
    #[arg(long)]
    pub(crate) year: Option<u16>,
    /// How the book is read in a place; may be given again [default: the first army's readings]
    #[arg(long, value_name = "ID=OPTION")]
    pub(crate) reading: Vec<String>,
    /// Any other answer: PATH=JSON; may be given again
    #[arg(long, value_name = "PATH=JSON")]
    pub(crate) set: Vec<String>,
    /// Begin nothing: say what the set-up asks, and how it stands
    #[arg(long)]
    pub(crate) form: bool,
}

/// A command of a battle, as it is or by an offer.
#[derive(Debug, clap::Args)]
pub(crate) struct What {
    /// The command as JSON
    #[arg(long, value_name = "JSON", conflicts_with = "offer")]
    pub(crate) command: Option<String>,
    /// The offer it is taken from
    #[arg(long, value_name = "ID", required_unless_present = "command")]
    pub(crate) offer: Option<String>,
    /// The unit whose offer it is: SIDE.NUMBER, sides counted from 0
    #[arg(long)]
    pub(crate) unit: Option<String>,
    /// An answer: PATH=JSON; may be given again
    #[arg(long, value_name = "PATH=JSON")]
    pub(crate) set: Vec<String>,
}

/// What a battle is written as.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Form {
    /// Whole, every branch of it, to be taken in elsewhere
    Battle,
    /// What was played, to be read, and played again
    Script,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        super::Arguments::command().debug_assert();
    }
}
