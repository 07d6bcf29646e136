//! Combat (section 10).

use drumhead_vocabulary::sheet::{Align, Block};

use super::{DieFor, Maker, sentences, signed};
use crate::combat::LengthClass;
use crate::tables::combat::{Difference, Rounds};
use crate::to_hit::ToHit;

pub(super) fn blocks(maker: &mut Maker<'_>) -> Vec<Block> {
    let mut blocks = vec![maker.heading("combat")];
    maker.part("combat");
    blocks.extend(dice(maker));
    blocks.extend(points(maker, Rounds::Impact));
    blocks.extend(points(maker, Rounds::Any));
    blocks.extend(chances(maker));
    blocks.extend(lengths(maker));
    blocks.extend(maker.rules_frame("combat_rules", sentences::COMBAT));
    blocks
}

fn dice(maker: &mut Maker<'_>) -> Option<Block> {
    let dice = &maker.rules.combat.dice;
    let rows = [
        ("cavalry", dice.cavalry, maker.scope.has_mounted()),
        (
            "pikes_and_heavy_weapons",
            dice.pikes_and_heavy_weapons,
            true,
        ),
        ("others", dice.others, true),
    ]
    .into_iter()
    .map(|(key, per, can)| DieFor {
        label: maker.words.get(&format!("combat.dice.{key}")).to_owned(),
        can,
        figures: per.figures,
        round_up_from: per.round_up_from,
        most: None,
        clause: per.clause,
    })
    .collect();
    maker.die_for(rows)
}

/// Returns the combat points of these rounds: of the impact, or of every round.
fn points(maker: &mut Maker<'_>, of: Rounds) -> Option<Block> {
    let of_round = maker.rules.combat.points.iter();
    let rows: Vec<Vec<String>> = of_round
        .filter(|row| row.round == of)
        .filter_map(|row| {
            let key = format!("combat.points.{}", row.predicate.id());
            let label = maker.words.get(&key).to_owned();
            if !maker.keep(maker.scope.earns(row.predicate), &label) {
                return None;
            }
            let value = if row.predicate.counts() {
                let value = signed(row.value);
                maker.words.fill("playsheet.each_one", &[("value", &value)])
            } else {
                signed(row.value)
            };
            Some(vec![label, value, maker.number(row.clause)])
        })
        .collect();
    let columns = vec![
        maker.column("", Align::Left, 1),
        maker.column("", Align::Right, 0),
        maker.column("", Align::Right, 0),
    ];
    let caption = match of {
        Rounds::Impact => "caption.points_impact",
        Rounds::Any => "caption.points_any",
    };
    maker.table(maker.get(caption), columns, rows)
}

/// Returns the scores to hit, by the difference in combat points, with separate lines for cavalry
/// against cavalry.
fn chances(maker: &mut Maker<'_>) -> Option<Block> {
    let of = &maker.rules.combat.difference;
    let last = of.len().saturating_sub(1);
    let points = |place: usize, row: &Difference| {
        let points = row.points.to_string();
        if place == last { points + "+" } else { points }
    };
    let line = |label: String, codes: [ToHit; 2]| {
        std::iter::once(label)
            .chain(codes.map(|code| code.to_string()))
            .collect::<Vec<_>>()
    };
    let rows = of.iter().enumerate();
    let mut lines: Vec<Vec<String>> = rows
        .clone()
        .map(|(place, row)| line(points(place, row), [row.higher, row.lower]))
        .collect();
    if maker.keep(maker.scope.has_mounted(), &maker.get("both_horse_left_out")) {
        lines.extend(rows.map(|(place, row)| {
            let points = points(place, row);
            let label = maker
                .words
                .fill("playsheet.both_horse", &[("points", &points)]);
            line(label, [row.higher_both_cavalry, row.lower_both_cavalry])
        }));
    }
    let mut columns = vec![maker.column("difference", Align::Left, 1)];
    columns.extend(["higher", "lower"].map(|id| maker.column(id, Align::Left, 0)));
    maker.table(maker.get("caption.chances"), columns, lines)
}

fn lengths(maker: &mut Maker<'_>) -> Option<Block> {
    let of = &maker.rules.combat.length;
    let mut rows = [
        ("pike", of.pike),
        ("heavy_lance", of.heavy_lance),
        ("long_spear", of.long_spear),
        ("heavy_weapon", of.heavy_weapon),
        ("other", of.other),
    ];
    rows.sort_by_key(|(_, row)| row.class.0);
    // Weapons of the same length share a line.
    let mut lines: Vec<(LengthClass, String)> = Vec::new();
    for (key, row) in rows {
        let name = maker.get(&format!("length.{key}"));
        match lines.last_mut() {
            Some((class, names)) if *class == row.class => *names = format!("{names}, {name}"),
            Some(_) | None => lines.push((row.class, name)),
        }
    }
    let rows = lines
        .into_iter()
        .map(|(LengthClass(class), names)| vec![class.to_string(), names])
        .collect();
    let columns = vec![
        maker.column("", Align::Right, 0),
        maker.column("", Align::Left, 1),
    ];
    maker.table(maker.get("caption.lengths"), columns, rows)
}
