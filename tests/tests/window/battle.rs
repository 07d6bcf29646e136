//! Battles in the real window: five turns with every click counted, and a turn with typed dice,
//! during which the program is killed.

use std::fs;
use std::path::PathBuf;

use drumhead_tests::window::player::{Count, Player, Seen};
use drumhead_tests::window::{Home, Window, WindowError};
use fantoccini::key::Key;

/// The number of turns to play.
const TURNS: i64 = 5;

/// The number of turns in which the sides charge.
const CHARGING: i64 = 3;

/// The maximum number of actions: a screen that goes in circles must not cause an endless test.
const MOST: usize = 1_500;

/// Goes from the library to a battle at its first turn: three clicks.
async fn begin(player: &mut Player<'_>, window: &Window, name: &str) -> Result<(), WindowError> {
    window.begin_ready_battle(name).await?;
    let seen = player
        .until("the first turn", |seen| seen.turn >= 0)
        .await?;
    assert_eq!(seen.turn, 1, "{name} begins at its first turn");
    Ok(())
}

/// The tally of one kind of order: the number of orders, their clicks, and the clicks of the most
/// expensive order.
#[derive(Debug, Default)]
struct Tally {
    orders: u32,
    clicks: u32,
    dearest: u32,
}

impl Tally {
    fn add(&mut self, clicks: u32) {
        self.orders += 1;
        self.clicks += clicks;
        self.dearest = self.dearest.max(clicks);
    }
}

/// Selects a unit with pending work and, if that is a test, takes it; returns the next screen.
/// `None` if no unit has pending work, or if an offer or a unit's offers are open.
async fn pending_test(
    player: &mut Player<'_>,
    seen: &Seen,
    tests: &mut Tally,
) -> Result<Option<Seen>, WindowError> {
    if seen.owing.is_empty() || seen.sheet.is_some() || !seen.offers.is_empty() {
        return Ok(None);
    }
    let before = player.count.clicks;
    // The step's list has the order of the rules, unlike the cards.
    let mut seen = match (seen.pending.first(), seen.owing.first()) {
        (Some(work), _) => player.open_work(work).await?,
        (None, Some(unit)) => player.tap(unit).await?,
        (None, None) => return Ok(None),
    };
    if seen
        .sheet
        .as_deref()
        .is_some_and(|offer| offer.starts_with("test"))
    {
        seen = player.carry_out().await?;
        tests.add(player.count.clicks - before);
    }
    Ok(Some(seen))
}

/// Carries out an offer of this kind for the next unit that has one without objections and is not
/// in `tried`; returns the screen after the order. `None` if there was no such unit.
async fn next_that_may(
    player: &mut Player<'_>,
    offer: &str,
    tried: &mut Vec<String>,
    tally: &mut Tally,
) -> Result<Option<Seen>, WindowError> {
    loop {
        let seen = player.step_back().await?;
        let Some(unit) = seen.units.iter().find(|unit| !tried.contains(unit)) else {
            return Ok(None);
        };
        tried.push(unit.clone());
        let before = player.count.clicks;
        let mut seen = player.tap(unit).await?;
        if seen.sheet.is_none() {
            let may = |one: &&drumhead_tests::window::player::Offered| {
                one.id.starts_with(offer) && !one.against
            };
            let Some(found) = seen.offers.iter().find(may) else {
                continue;
            };
            let selector = format!("[data-offer='{}']", found.id);
            player.click(&selector).await?;
            seen = player
                .until("the sheet", |seen| {
                    seen.rolls || seen.does || !seen.objections.is_empty()
                })
                .await?;
        }
        if !seen.objections.is_empty()
            || seen
                .sheet
                .as_deref()
                .is_none_or(|id| !id.starts_with(offer))
        {
            continue;
        }
        seen = player.carry_out().await?;
        tally.add(player.count.clicks - before);
        return Ok(Some(seen));
    }
}

#[tokio::test]
async fn a_battle_of_five_turns_is_played_and_its_clicks_counted() -> Result<(), WindowError> {
    let home = Home::new()?;
    let window = Window::open(&home).await?;
    let mut player = Player::new(&window);
    begin(&mut player, &window, "Edgehill").await?;
    window.screenshot("battle-1-begun").await?;

    let (mut tests, mut volleys, mut charges) =
        (Tally::default(), Tally::default(), Tally::default());
    let (mut step, mut tried, mut done) = (String::new(), Vec::new(), 0);
    let mut seen = player.look().await?;
    for _ in 0..MOST {
        if seen.turn > TURNS || seen.over {
            break;
        }
        if let Some(after) = pending_test(&mut player, &seen, &mut tests).await? {
            seen = after;
            continue;
        }
        if let Some(after) = player.settle(&seen).await? {
            seen = after;
            continue;
        }
        seen = player.step_back().await?;
        let now = format!("{} {}", seen.turn, seen.step.clone().unwrap_or_default());
        if now != step {
            (step, tried, done) = (now, Vec::new(), 0);
        }
        // A few orders of the step, so that there are tests and combats.
        let (offer, most, tally) = match seen.step.as_deref() {
            Some("charges_a" | "charges_b") if seen.turn <= CHARGING => ("charge", 1, &mut charges),
            Some("fire") => ("shoot", 2, &mut volleys),
            Some(_) | None => ("", 0, &mut volleys),
        };
        if done < most
            && let Some(after) = next_that_may(&mut player, offer, &mut tried, tally).await?
        {
            done += 1;
            if seen.turn == 2 {
                window.screenshot(&format!("battle-2-{offer}")).await?;
            }
            seen = after;
            continue;
        }
        seen = player.end_step().await?;
    }
    window.screenshot("battle-3-fought").await?;
    let Count { clicks, keys } = player.count;
    println!(
        "{TURNS} turns: {clicks} clicks and {keys} keys, {} rows of the log",
        seen.row
    );
    println!("tests from the unit: {tests:?}");
    println!("volleys from the unit: {volleys:?}");
    println!("charges from the unit: {charges:?}");
    assert!(seen.turn > TURNS || seen.over, "{seen:?}");
    assert!(tests.orders > 0 && tests.dearest <= 2, "{tests:?}");
    assert!(volleys.orders > 5 && volleys.dearest <= 4, "{volleys:?}");
    window.close().await
}

/// Plays until this step of this turn: does the pending work, and ends each step.
async fn play_to(player: &mut Player<'_>, turn: i64, step: &str) -> Result<Seen, WindowError> {
    let mut seen = player.look().await?;
    for _ in 0..MOST {
        if let Some(after) = player.settle(&seen).await? {
            seen = after;
        } else {
            seen = player.step_back().await?;
            if seen.turn == turn && seen.step.as_deref() == Some(step) {
                return Ok(seen);
            }
            assert!(
                seen.turn <= turn,
                "{step} of turn {turn} was skipped: {seen:?}"
            );
            seen = player.end_step().await?;
        }
    }
    Ok(seen)
}

#[tokio::test]
async fn a_battle_killed_during_shooting_continues_where_it_was() -> Result<(), WindowError> {
    let home = Home::new()?;
    let (killed_at, mut thrown) = killed_in_the_shooting(&home).await?;

    // All acknowledged commands are there, and play continues into the next turn.
    let window = Window::open(&home).await?;
    let mut player = Player::new(&window);
    player.types = true;
    let found = opened_again(&mut player, &window).await?;
    assert_eq!((found.turn, found.row), (killed_at.turn, killed_at.row));
    assert_eq!(found.step, killed_at.step);
    let begun = play_to(&mut player, 2, "initiative").await?;
    assert!(begun.row > killed_at.row && begun.turn == 2, "{begun:?}");
    thrown.append(&mut player.thrown);

    let row = undo_three(&mut player, begun.row).await?;
    window.screenshot("battle-5-taken-back").await?;
    let file = save_the_log(&window).await?;
    window.close().await?;
    has_what_is_in_force(&fs::read_to_string(&file)?, row, &thrown);
    Ok(())
}

/// Plays Naseby through two volleys of the first turn, then kills the program; returns the screen,
/// and the dice thrown so far.
async fn killed_in_the_shooting(home: &Home) -> Result<(Seen, Vec<String>), WindowError> {
    let window = Window::open(home).await?;
    let mut player = Player::new(&window);
    player.types = true;
    begin(&mut player, &window, "Naseby").await?;
    let (mut tried, mut volleys) = (Vec::new(), Tally::default());
    play_to(&mut player, 1, "fire").await?;
    for _ in 0..2 {
        let shot = next_that_may(&mut player, "shoot", &mut tried, &mut volleys).await?;
        assert!(shot.is_some());
    }
    let killed_at = player.step_back().await?;
    window.screenshot("battle-4-before-the-kill").await?;
    let thrown = std::mem::take(&mut player.thrown);
    window.kill(home)?;
    Ok((killed_at, thrown))
}

/// Opens Naseby from the library.
async fn opened_again(player: &mut Player<'_>, window: &Window) -> Result<Seen, WindowError> {
    window.click_text("nav button", "Battles").await?;
    window.click_text("[data-battle]", "Naseby").await?;
    player
        .until("the battle", |seen| seen.turn >= 0 && seen.row >= 0)
        .await
}

/// Undoes three commands, row by row; returns the newest remaining row.
async fn undo_three(player: &mut Player<'_>, newest: i64) -> Result<i64, WindowError> {
    let undo = format!("{}z{}", char::from(Key::Control), char::from(Key::Null));
    let mut row = newest;
    for _ in 0..3 {
        player.press(&undo).await?;
        row = player.until("a row less", |seen| seen.row < row).await?.row;
    }
    Ok(row)
}

/// Goes back to the list of battles and saves Naseby's log.
async fn save_the_log(window: &Window) -> Result<PathBuf, WindowError> {
    window.click("header button").await?;
    window
        .see_text("[role=menuitem]", "Battles")
        .await?
        .click()
        .await?;
    window.see_text("[data-battle]", "Naseby").await?;
    window
        .see("[aria-label^='Actions for']")
        .await?
        .click()
        .await?;
    window
        .see_text("[role=menuitem]", "Save log")
        .await?
        .click()
        .await?;
    let file = window.path_in("dialog .path input").await?;
    window
        .see_text("dialog button", "Save file")
        .await?
        .click()
        .await?;
    window.see_text("body", "Saved as").await?;
    Ok(file)
}

/// Asserts that the log has this row and not the next, which was undone, and that all its dice were
/// typed.
fn has_what_is_in_force(log: &str, row: i64, thrown: &[String]) {
    assert!(
        log.starts_with("# Naseby\n") && log.contains("## Turn 1\n"),
        "{log}"
    );
    assert!(
        log.contains(&format!("- `{row}` ")),
        "the log contains the newest row in force"
    );
    assert!(
        !log.contains(&format!("- `{}` ", row + 1)),
        "the next row was undone"
    );
    let below = log.lines().filter_map(|line| line.split_once("  - "));
    let parts = below.flat_map(|(_, below)| below.split(" \u{b7} "));
    let hands: Vec<&str> = parts
        .filter_map(|part| part.strip_prefix("dice "))
        .collect();
    assert!(
        hands.iter().any(|hand| hand.len() > 1),
        "no volley among the dice: {hands:?}"
    );
    assert!(
        hands
            .iter()
            .all(|hand| thrown.iter().any(|typed| typed == hand)),
        "{hands:?}"
    );
}
