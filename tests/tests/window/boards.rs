//! The hex-based rulebooks in the real window: a hex refused with its reason, a move by touch and a
//! move by reference, a turn played to its end, and the playsheet printed.

use drumhead_desk::play::{Mark, MarkKind, UnitRef};
use drumhead_desk::{Desk, Environment};
use drumhead_tests::window::board;
use drumhead_tests::window::paper::{Span, text_of};
use drumhead_tests::window::player::Player;
use drumhead_tests::window::{Home, Window, WindowError};
use fantoccini::key::Key;

/// The maximum number of orders; no turn of these battles has as many.
const MOST: usize = 60;

/// The battle to play, and the expected refusal.
struct Turn {
    /// The ready-made battle.
    battle: &'static str,
    /// The battle's rulebook, as on its playsheet.
    book: &'static str,
    /// The prefix of the names of screenshots.
    name: &'static str,
    /// Part of the reason for refusing a hex.
    reason: &'static str,
    /// The clause of the refusal, which must also be on the playsheet.
    clause: &'static str,
}

/// The units on the board, each with its hex.
type Placed = Vec<(UnitRef, String)>;

/// Returns the units of a battle, and an iterator over the desk's marks for them: the unit, its
/// hex, the mark. A unit's marks are computed when the iterator reaches the unit.
fn marks_of(
    home: &Home,
    battle: &str,
) -> (
    Placed,
    impl Iterator<Item = (UnitRef, String, Mark)> + use<>,
) {
    let mut desk =
        Desk::open_as_it_is(&home.data(), Environment::real()).expect("the library opens");
    let rows = desk.battles().list().expect("the battles can be listed");
    let row = rows.iter().find(|row| row.name == battle);
    let id = row.expect("the battle is in the list").id.clone();
    let mut board = move |unit| {
        let board = desk
            .battles()
            .battle_board(&id, unit)
            .expect("the board can be read");
        board.expect("hexes")
    };
    let counters = board(None).counters.into_iter();
    let placed: Placed = counters.map(|it| (it.unit, it.hex)).collect();
    let marks = placed.clone().into_iter().flat_map(move |(unit, hex)| {
        let marks = board(Some(unit)).marks.into_iter();
        marks.map(move |mark| (unit, hex.clone(), mark))
    });
    (placed, marks)
}

/// Returns a unit that can move, its hex and its destination. The unit is alone, so that its hex
/// identifies it.
fn movable(home: &Home, battle: &str) -> Option<(UnitRef, String, String)> {
    let (placed, mut marks) = marks_of(home, battle);
    let alone = |unit: UnitRef, hex: &str| placed.iter().all(|(it, at)| *it == unit || at != hex);
    let found = marks.find(|(unit, from, mark)| {
        mark.kind == MarkKind::Reach
            && mark.goes.is_some()
            && mark.hex != *from
            && alone(*unit, from)
    });
    found.map(|(unit, from, mark)| (unit, from, mark.hex))
}

/// A ready-made battle in an open window.
struct Playing<'w> {
    turn: Turn,
    home: &'w Home,
    window: &'w Window,
    player: Player<'w>,
}

async fn played(turn: Turn) -> Result<(), WindowError> {
    let home = Home::new()?;
    let window = Window::open(&home).await?;
    let mut playing = Playing {
        turn,
        home: &home,
        window: &window,
        player: Player::new(&window),
    };
    playing.begin().await?;
    playing.move_by_finger().await?;
    playing.touch_a_refused_hex().await?;
    playing.move_by_reference().await?;
    playing.play_to_turn_two().await?;
    playing.print_the_playsheet().await?;
    window.close().await
}

impl Playing<'_> {
    /// Opens the ready-made battle.
    async fn begin(&self) -> Result<(), WindowError> {
        let window = self.window;
        window.begin_ready_battle(self.turn.battle).await?;
        board::ready(window).await?;
        self.picture("1-begun").await
    }

    async fn picture(&self, what: &str) -> Result<(), WindowError> {
        let name = format!("board-{}-{what}", self.turn.name);
        self.window.screenshot(&name).await
    }

    /// Moves a unit by touch: the unit, then the hex, then the hex again.
    async fn move_by_finger(&mut self) -> Result<(), WindowError> {
        let (unit, from, to) = self.play_to_the_moves().await?;
        let window = self.window;
        board::look_at(window, unit, &from).await?;
        self.picture("2-tapped").await?;
        board::touch(window, &to).await?;
        window.see_text(".status", &to).await?;
        self.picture("3-answered").await?;
        self.order_ready().await?;
        board::touch(window, &to).await?;
        board::wait_for_unit(window, unit, &to).await
    }

    /// Touches a refused hex: the screen shows the reason and the clause.
    async fn touch_a_refused_hex(&mut self) -> Result<(), WindowError> {
        self.player.step_back().await?;
        let (turn, window) = (&self.turn, self.window);
        let barred = |mark: &Mark| {
            mark.kind == MarkKind::Barred
                && mark.label.contains(turn.reason)
                && mark.clause.as_deref() == Some(turn.clause)
        };
        let (_, mut marks) = marks_of(self.home, turn.battle);
        let found = marks.find(|(.., mark)| barred(mark));
        let (unit, from, mark) = found.expect("a hex is refused");
        board::look_at(window, unit, &from).await?;
        board::touch(window, &mark.hex).await?;
        window.see_text(".status", &mark.label).await?;
        window.see_text(".status", turn.clause).await?;
        self.picture("4-refused").await
    }

    /// Moves a unit from hex to hex, with one typed line.
    async fn move_by_reference(&mut self) -> Result<(), WindowError> {
        self.player.step_back().await?;
        let (unit, from, to) = self.play_to_the_moves().await?;
        let window = self.window;
        self.player.press("/").await?;
        let line = window.see("[data-typed]").await?;
        line.send_keys(&format!("{from} to {to}")).await?;
        window.see_text(".typed .chip", &to).await?;
        self.picture("5-typed").await?;
        self.order_ready().await?;
        line.send_keys(&String::from(char::from(Key::Enter)))
            .await?;
        board::wait_for_unit(window, unit, &to).await?;
        line.send_keys(&String::from(char::from(Key::Escape)))
            .await?;
        Ok(())
    }

    /// Plays the turn to its end, including the second side's part.
    async fn play_to_turn_two(&mut self) -> Result<(), WindowError> {
        let player = &mut self.player;
        let mut seen = player.look().await?;
        for _ in 0..MOST {
            if seen.turn > 1 {
                break;
            }
            seen = match player.settle(&seen).await? {
                Some(after) => after,
                None => {
                    player.step_back().await?;
                    player.end_step().await?
                }
            };
        }
        let battle = self.turn.battle;
        assert!(seen.turn > 1, "{battle} does not reach turn 2: {seen:?}");
        self.picture("6-turn-2").await
    }

    /// Saves the playsheet as a file, and asserts that it has the rulebook's title and the clause.
    async fn print_the_playsheet(&mut self) -> Result<(), WindowError> {
        self.player.step_back().await?;
        let window = self.window;
        window
            .see("header .actions [aria-haspopup='menu']")
            .await?
            .click()
            .await?;
        window
            .see_text("[role=menuitem]", "Print")
            .await?
            .click()
            .await?;
        window
            .see_text("dialog [role=radio]", "Playsheet")
            .await?
            .click()
            .await?;
        window.see("[data-page='1'] canvas").await?;
        self.picture("7-print").await?;
        let file = window.path_in("dialog .save input").await?;
        let path = file.display().to_string();
        window
            .see_text("dialog .save button", "Save")
            .await?
            .click()
            .await?;
        window.see_text("dialog .done", &path).await?;
        let text = text_of(&file, Span::Whole)?;
        let Turn { book, clause, .. } = self.turn;
        assert!(text.contains(book), "{book} in {text}");
        assert!(text.contains(clause), "{clause} in {text}");
        Ok(())
    }

    /// Plays until a unit can move.
    async fn play_to_the_moves(&mut self) -> Result<(UnitRef, String, String), WindowError> {
        let (player, battle) = (&mut self.player, self.turn.battle);
        let mut seen = player.look().await?;
        for _ in 0..MOST {
            if let Some(after) = player.settle(&seen).await? {
                seen = after;
                continue;
            }
            player.step_back().await?;
            if let Some(found) = movable(self.home, battle) {
                return Ok(found);
            }
            seen = player.end_step().await?;
        }
        panic!("no unit of {battle} can ever move");
    }

    /// Waits until the order on the board is ready to give.
    async fn order_ready(&mut self) -> Result<(), WindowError> {
        let ready = self
            .player
            .until("an order that can be given", |seen| seen.does);
        ready.await.map(drop)
    }
}

#[tokio::test]
async fn a_turn_of_d3_can_be_played() -> Result<(), WindowError> {
    played(Turn {
        battle: "Edgehill, on hexes",
        book: "D3 English Civil War",
        name: "d3",
        reason: "blocks the line of sight",
        clause: "D3-26",
    })
    .await
}

#[tokio::test]
async fn a_turn_of_stand_and_die_can_be_played() -> Result<(), WindowError> {
    played(Turn {
        battle: "Lützen, Stand and Die!",
        book: "Stand and Die!",
        name: "stand",
        reason: "that hex is water, with no bridge or boat",
        clause: "S-09",
    })
    .await
}

#[tokio::test]
async fn a_turn_of_edgehill_can_be_played() -> Result<(), WindowError> {
    played(Turn {
        battle: "Edgehill, with guns",
        book: "Edgehill and Naseby",
        name: "edgehill",
        reason: "cannot reach",
        clause: "E-06",
    })
    .await
}

#[tokio::test]
async fn a_turn_of_naseby_can_be_played() -> Result<(), WindowError> {
    played(Turn {
        battle: "Naseby, on hexes",
        book: "Edgehill and Naseby",
        name: "naseby",
        reason: "cannot reach",
        clause: "E-06",
    })
    .await
}
