//! Units and formations described in one line, for the screen and the roster.

use super::Seen;
use super::types::{BlockView, FormedView, ShapeView};
use crate::army::*;
use crate::formation::{self, Block, Disorder, Formed};
use crate::movement::{gun_move, unit_move};
use crate::steadiness::{is_large, loss_marks};
use crate::weapons::Weapon;

/// Returns the nation, year, scale and interpretations in one line.
pub(crate) fn subtitle(seen: &Seen<'_>) -> String {
    let army = seen.army;
    let differ = army.interpretations.chosen().count().to_string();
    let interpretations = seen.fill("view.interpretations", &[("differ", differ)]);
    let nations = nations(seen);
    let key = match nations {
        Some(_) => "view.subtitle",
        None => "view.subtitle_no_nation",
    };
    let values = [
        ("nation", nations.unwrap_or_default()),
        ("year", army.year.to_string()),
        ("scale", seen.word(army.scale.id()).to_owned()),
        ("interpretations", interpretations),
    ];
    seen.fill(key, &values)
}

/// Returns the contingents' nations, each once.
pub(crate) fn nations(seen: &Seen<'_>) -> Option<String> {
    let mut nations: Vec<&str> = Vec::new();
    for contingent in &seen.army.contingents {
        let nation = contingent.nation.trim();
        if !nation.is_empty() && !nations.contains(&nation) {
            nations.push(nation);
        }
    }
    (!nations.is_empty()).then(|| nations.join(", "))
}

/// Returns a unit in a few words for the list: `32 pikes, 16 crossbows · C`.
pub(crate) fn what(seen: &Seen<'_>, unit: &Unit) -> String {
    let mut parts = vec![figures(seen, unit)];
    if unit.troops == TroopType::Irregular {
        parts.push(seen.word("irregular").to_owned());
    }
    parts.push(unit.grade.id().to_owned());
    if unit.order == Order::Skirmish && unit.kind != Kind::Artillery {
        parts.push(seen.word("skirmish").to_owned());
    }
    if let (Kind::Cavalry, Some(style)) = (unit.kind, unit.charge) {
        parts.push(seen.word(style.id()).to_owned());
    }
    if unit.is_mounted_infantry() {
        parts.push(seen.word("mounted_infantry").to_owned());
    }
    parts.join(" · ")
}

/// Returns the unit's guns and figures: `2 medium guns, 8 gunners`.
fn figures(seen: &Seen<'_>, unit: &Unit) -> String {
    let models = Model::GUNS
        .iter()
        .filter_map(|gun| count_of(seen, unit, *gun));
    let groups = unit
        .groups
        .iter()
        .map(|group| group_figures(seen, unit, group));
    models.chain(groups).collect::<Vec<_>>().join(", ")
}

/// Returns the number of models of this kind, `2 medium guns`; `None` if there are none.
pub(crate) fn count_of(seen: &Seen<'_>, unit: &Unit, model: Model) -> Option<String> {
    match unit.models.count(model) {
        0 => None,
        1 => Some(format!("1 {}", seen.word(model.id()))),
        count => Some(format!("{count} {}", seen.plural(model.id()))),
    }
}

/// Returns a group's count, armour unless light, and name: `32 heavy pikes`.
pub(crate) fn group_figures(seen: &Seen<'_>, unit: &Unit, group: &Group) -> String {
    let armour = match group.armour {
        Armour::Light => String::new(),
        worn @ (Armour::Medium | Armour::Heavy | Armour::Armoured) => {
            format!("{} ", seen.word(worn.id()))
        }
    };
    format!("{} {armour}{}", group.count, called(seen, unit, group))
}

/// Returns the name of the group's figures: the player's name, or else `gunners`, the leading
/// weapon of infantry, or the kind of unit.
pub(crate) fn called(seen: &Seen<'_>, unit: &Unit, group: &Group) -> String {
    match group.name.trim() {
        "" => seen.plural(figures_id(unit, group)).to_owned(),
        name => name.to_lowercase(),
    }
}

/// Returns the title of the group: the player's name, or a name for this kind of figures.
pub(crate) fn title(seen: &Seen<'_>, unit: &Unit, group: &Group) -> String {
    match group.name.trim() {
        "" => {
            let key = format!("figures.{}", figures_id(unit, group));
            seen.words.get(&key).to_owned()
        }
        name => name.to_owned(),
    }
}

/// Returns the id under which the group's figures are named.
fn figures_id(unit: &Unit, group: &Group) -> &'static str {
    match leading(group) {
        _ if group.gunner => "gunner",
        Some(weapon) if unit.kind == Kind::Infantry => weapon.id(),
        _ => unit.kind.id(),
    }
}

/// Returns the weapon after which figures are named: the pike, otherwise the last missile weapon in
/// the order of the rules, otherwise the first weapon.
pub(crate) fn leading(group: &Group) -> Option<Weapon> {
    let weapons = group.weapons;
    if weapons.has(Weapon::Pike) {
        return Some(Weapon::Pike);
    }
    weapons
        .iter()
        .filter(|weapon| weapon.is_missile())
        .last()
        .or_else(|| weapons.iter().next())
}

/// Returns the unit's kind, order, depth and moves in one line.
pub(crate) fn summary(seen: &Seen<'_>, unit: &Unit) -> String {
    let kind = if unit.is_mounted_infantry() {
        "mounted_infantry"
    } else {
        unit.kind.id()
    };
    let mut parts = vec![seen.label(kind)];
    if unit.kind != Kind::Artillery {
        parts.push(seen.fill(
            "view.in_order",
            &[("order", seen.word(unit.order.id()).into())],
        ));
    }
    if let Some(formed) = formation::formed(unit, seen.rules) {
        parts.push(wide_deep(seen, &formed));
    }
    parts.extend(moves(seen, unit));
    parts.join(" · ")
}

/// Returns the unit's depth and width: `6 ranks deep, 8 wide`.
fn wide_deep(seen: &Seen<'_>, formed: &Formed) -> String {
    let deepest = formed.body.iter().chain(formed.sleeves.iter().flatten());
    let ranks = deepest.map(|block| block.ranks).max().unwrap_or(0);
    let values = [
        ("ranks", ranks_text(seen, ranks)),
        ("front", formed.front.to_string()),
    ];
    seen.fill("view.wide_deep", &values)
}

fn ranks_text(seen: &Seen<'_>, ranks: u32) -> String {
    match ranks {
        1 => seen.words.get("view.one_rank").to_owned(),
        _ => seen.fill("view.ranks", &[("ranks", ranks.to_string())]),
    }
}

/// Returns the unit's moves: `move 6″, charge 8″`; for guns, the moves when limbered and
/// manhandled.
fn moves(seen: &Seen<'_>, unit: &Unit) -> Option<String> {
    let scale = seen.army.scale;
    if unit.kind == Kind::Artillery {
        let slowest = Model::GUNS
            .into_iter()
            .filter(|gun| unit.models.count(*gun) > 0)
            .map(|gun| gun_move(gun, unit.mount, scale, seen.rules))
            .min_by_key(|row| row.limbered)?;
        let values = [
            ("limbered", slowest.limbered.to_string()),
            ("manhandled", slowest.manhandled.to_string()),
        ];
        return Some(seen.fill("view.drawn", &values));
    }
    let row = unit_move(unit, scale, seen.rules)?;
    let values = [
        ("normal", row.normal.to_string()),
        ("charge", row.charge.to_string()),
    ];
    let key = if row.normal == row.charge {
        "view.moves_only"
    } else {
        "view.moves"
    };
    Some(seen.fill(key, &values))
}

/// Returns the consequences of the unit's size and formation, one sentence each.
pub(crate) fn formed(seen: &Seen<'_>, unit: &Unit) -> Vec<FormedView> {
    let mut facts = Vec::new();
    let mut say = |text: String, clause: &str, bad: bool| {
        facts.push(FormedView {
            text,
            clause: clause.to_owned(),
            bad,
        });
    };
    let close = unit.is_in_close_order();
    if let Some(formed) = formation::formed(unit, seen.rules).filter(|_| close) {
        if let Some(body) = formed.body {
            say(block(seen, &body), "F-2.07", false);
            if let Some(text) = short_row(seen, &body) {
                say(text, "F-2.09", false);
            }
        }
        if let Some(wings) = formed.sleeves {
            say(sleeves(seen, &wings), "F-2.31", false);
            let deeper = formed.body.is_some_and(|body| body.ranks > wings[0].ranks);
            if deeper {
                say(
                    seen.words.get("view.pikes_deeper").to_owned(),
                    "F-2.32",
                    false,
                );
            }
            let front = seen.fill("view.whole_front", &[("front", formed.front.to_string())]);
            say(front, "F-2.18", false);
        }
        for disorder in formed.disorders {
            match disorder {
                Disorder::Shallow { ranks, least } => {
                    let values = [("ranks", ranks.to_string()), ("least", least.to_string())];
                    say(seen.fill("view.shallow", &values), "F-2.11", true);
                }
                Disorder::Wide { front, most } => {
                    let values = [("front", front.to_string()), ("most", most.to_string())];
                    say(seen.fill("view.wide", &values), "F-2.18", true);
                }
            }
        }
    } else if !close {
        say(seen.words.get("view.exempt").to_owned(), "F-2.11", false);
    }
    let figures = unit.figures();
    if is_large(figures, &seen.rules.limits) {
        let least = seen.rules.limits.size.large.least.to_string();
        say(
            seen.fill("view.large", &[("least", least)]),
            "F-2.13",
            false,
        );
    }
    let marks = loss_marks(figures, &seen.rules.limits);
    if let (Some(exhausted), Some(shattered)) = (marks.exhausted, marks.shattered)
        && figures > 0
    {
        let values = [
            ("exhausted", exhausted.to_string()),
            ("shattered", shattered.to_string()),
        ];
        say(seen.fill("view.losses", &values), "F-5.05", false);
    }
    facts
}

/// Returns the blocks of the unit's usual formation.
pub(crate) fn shape(seen: &Seen<'_>, unit: &Unit) -> Option<ShapeView> {
    let drawn = |block: &Block| BlockView {
        figures: block.figures,
        front: block.front,
        rows: block.rows,
    };
    formation::formed(unit, seen.rules)
        .filter(|_| unit.is_in_close_order())
        .map(|formed| ShapeView {
            body: formed.body.as_ref().map(drawn),
            sleeves: formed.sleeves.iter().flatten().map(drawn).collect(),
        })
}

fn block(seen: &Seen<'_>, block: &Block) -> String {
    let key = if block.ranks == block.rows {
        "view.body_exact"
    } else {
        "view.body_formed"
    };
    seen.fill(
        key,
        &[
            ("figures", block.figures.to_string()),
            ("front", block.front.to_string()),
            ("rows", block.rows.to_string()),
            ("ranks", ranks_text(seen, block.ranks)),
        ],
    )
}

/// Returns a sentence that says whether a short last row is a rank; `None` without a short row.
fn short_row(seen: &Seen<'_>, block: &Block) -> Option<String> {
    if block.rows < 2 || block.last_row == block.front {
        return None;
    }
    let key = if block.ranks == block.rows {
        "view.short_row"
    } else {
        "view.short_row_lost"
    };
    Some(seen.fill(key, &[("last", block.last_row.to_string())]))
}

fn sleeves(seen: &Seen<'_>, wings: &[Block; 2]) -> String {
    seen.fill(
        "view.sleeves_formed",
        &[
            ("left", wings[0].figures.to_string()),
            ("right", wings[1].figures.to_string()),
            ("front", wings[1].front.to_string()),
            (
                "ranks",
                ranks_text(seen, wings[0].ranks.min(wings[1].ranks)),
            ),
        ],
    )
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::super::super::tables::Rules;
    use super::super::super::weapons::WeaponSet;
    use super::super::super::words::Words;
    use super::*;
    use drumhead_rules::catalogue::Language;

    fn group(count: u32, weapon: Weapon) -> Group {
        Group {
            count,
            weapons: WeaponSet::NONE.with(weapon, true),
            ..Group::default()
        }
    }

    fn drawn(unit: Unit) -> Option<ShapeView> {
        let army = Army {
            units: vec![unit],
            ..Army::default()
        };
        let words = Words::speak(Language::ENGLISH);
        let seen = Seen::new(&army, Rules::standard().unwrap(), words);
        shape(&seen, &army.units[0])
    }

    #[test]
    fn pikes_are_drawn_between_sleeves_and_skirmishers_are_not_drawn() {
        let pikes_and_shot = Unit {
            training: Some(Training::PikeAndShot),
            groups: vec![group(30, Weapon::Pike), group(15, Weapon::Musket)],
            formation: Formation {
                front: Some(8),
                sleeve: Some(2),
            },
            ..Unit::default()
        };
        let block = |figures, front, rows| BlockView {
            figures,
            front,
            rows,
        };
        let shape = ShapeView {
            body: Some(block(30, 8, 4)),
            sleeves: vec![block(7, 2, 4), block(8, 2, 4)],
        };
        assert_eq!(drawn(pikes_and_shot.clone()), Some(shape));

        let skirmishers = Unit {
            order: Order::Skirmish,
            ..pikes_and_shot.clone()
        };
        assert_eq!(drawn(skirmishers), None);
        let no_front = Unit {
            formation: Formation::default(),
            ..pikes_and_shot
        };
        assert_eq!(drawn(no_front), None);
    }
}
