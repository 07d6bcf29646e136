//! The losses in a report agree with the log, turn by turn.

use super::*;

/// Returns the losses of each side at the end of each turn, from the log.
fn logged(played: &OnDesk<'_>) -> Vec<[u32; 2]> {
    let mut battle = played.scene.begun().unwrap();
    let mut lost = vec![[0; 2]];
    for play in played.plays {
        for line in battle.narrate(&play.events) {
            let Some((_, counts)) = line.text.split_once(" went from ") else {
                continue;
            };
            let (before, left) = counts.trim_end_matches('.').split_once(" to ").unwrap();
            let before = before.trim_end_matches('s').trim_end_matches(" figure");
            let turn = lost.last_mut().unwrap();
            let side = usize::from(line.units[0].side);
            turn[side] += before.parse::<u32>().unwrap() - left.parse::<u32>().unwrap();
        }
        fold(&mut battle, &play.events);
        while lost.len() <= usize::try_from(battle.turn()).unwrap() {
            lost.push(*lost.last().unwrap());
        }
    }
    lost
}

pub(super) fn every_loss_is_in_the_log(edgehill: &mut OnDesk<'_>, text: &str) {
    let logged = logged(edgehill);
    let rows = cells(text, "figures killed · turn");
    let sides = &rows[2..];
    assert_eq!(sides.len(), 2);
    for (side, row) in sides.iter().enumerate() {
        let drawn: Vec<u32> = row[1..].iter().map(|cell| cell.parse().unwrap()).collect();
        let logged: Vec<u32> = logged.iter().map(|lost| lost[side]).collect();
        // A turn that has only just begun is not drawn.
        let (beginning, begun) = logged.split_at(drawn.len());
        assert_eq!(drawn, beginning, "{}", row[0]);
        assert!(begun.len() <= 1 && begun.iter().all(|lost| Some(lost) == drawn.last()));
    }
    // The losses in each turn's paragraph equal the growth of the curve.
    let words = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    for turn in 1..logged.len() {
        let chapter = under(text, &format!("## Turn {turn}")).join(" ");
        for (side, row) in sides.iter().enumerate() {
            let lost = logged[turn][side] - logged[turn - 1][side];
            let number = usize::try_from(lost).unwrap();
            let number = words
                .get(number)
                .map_or(lost.to_string(), ToString::to_string);
            let noun = if lost == 1 { "figure" } else { "figures" };
            let sentence = format!("{} lost {number} {noun}", row[0]);
            assert_eq!(
                chapter.contains(&sentence),
                lost > 0,
                "turn {turn}: {sentence} in {chapter}"
            );
        }
    }
}

/// Checks that losses are drawn in the turn in which they occurred, even if one command causes
/// them, ends the turn and begins the next.
pub(super) fn losses_are_drawn_in_the_turn_in_which_they_occurred(
    played: &mut OnDesk<'_>,
    text: &str,
) {
    let mut battle = played.scene.begun().unwrap();
    let mut made = vec![battle.outcome().lost()];
    for event in played.plays.iter().flat_map(|play| &play.events) {
        battle.fold(event).unwrap();
        let turn = usize::try_from(battle.turn()).unwrap();
        made.resize(turn.max(made.len() - 1) + 1, *made.last().unwrap());
        *made.last_mut().unwrap() = battle.outcome().lost();
    }
    let head = text
        .lines()
        .find(|line| line.contains(" · turn |"))
        .unwrap()
        .trim_start_matches("| ");
    let rows = cells(text, head.split(" |").next().unwrap());
    for (side, row) in rows[2..].iter().enumerate() {
        let drawn: Vec<u32> = row[1..].iter().map(|cell| cell.parse().unwrap()).collect();
        let made: Vec<u32> = made.iter().map(|lost| lost[side]).collect();
        assert!(drawn.len() > 5, "{row:?}");
        assert_eq!(drawn, made[..drawn.len()], "{}", row[0]);
    }
}

/// Checks that the units left in the field include neither leaders nor captured guns.
pub(super) fn captured_guns_do_not_count_for_their_owners(guns: &mut OnDesk<'_>, text: &str) {
    let cards = guns
        .desk
        .battles()
        .open_battle(&guns.id)
        .unwrap()
        .view
        .sides;
    let serve = |side: usize| {
        let of = cards[side].units.iter().filter(|card| card.gone.is_none());
        let tags = of.flat_map(|card| std::iter::once(&card.morale).chain(&card.tags));
        let other = &cards[1 - side].name;
        let labels = ["captured by", "serves"].map(|how| format!("{how} {other}"));
        tags.filter(|tag| labels.contains(&tag.label)).count()
    };
    assert_eq!(
        (serve(0) + serve(1)) % 2,
        1,
        "at least one gun was captured"
    );
    for (side, of) in cards.iter().enumerate() {
        let mine = |card: &&drumhead_vocabulary::play::UnitCard| {
            card.arm != drumhead_vocabulary::play::Arm::Leader
        };
        let left = of
            .units
            .iter()
            .filter(mine)
            .filter(|card| card.gone.is_none())
            .count()
            - serve(side);
        let all = of.units.iter().filter(mine).count();
        let wanted = format!("{left} of {all} units");
        assert!(text.contains(&wanted), "{wanted}");
    }
}

/// Checks that the report states the losses not suffered in fighting, and names an enemy to which a
/// unit lost figures.
pub(super) fn losses_outside_combat_and_an_enemy_are_named(edgehill: &mut OnDesk<'_>, text: &str) {
    assert!(text.contains("when units left the battle"), "{text}");
    let lower = text.to_lowercase();
    let unit = |name: &str| {
        let name = name.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
        lower.contains(&format!(" figures to the fire of {}", name.to_lowercase()))
    };
    let view = edgehill
        .desk
        .battles()
        .open_battle(&edgehill.id)
        .unwrap()
        .view;
    let mut names = view.sides.iter().flat_map(|side| &side.units);
    assert!(names.any(|card| unit(card.name.as_str())), "{text}");
}
