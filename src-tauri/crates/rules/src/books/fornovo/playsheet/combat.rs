//! Combat (section 10).

use drumhead_words::sheet::{Align, Block};

use super::super::combat::LengthClass;
use super::super::tables::combat::Rounds;
use super::{DieFor, Maker, number, signed};

pub(super) fn blocks(maker: &mut Maker<'_>) -> Vec<Block> {
    let mut blocks = vec![maker.heading("combat")];
    blocks.extend(dice(maker));
    blocks.extend(points(maker));
    blocks.extend(chances(maker));
    blocks.extend(lengths(maker));
    blocks.push(maker.says(
        "combat_rules",
        &[
            "F-10.02", "F-10.03", "F-10.25", "F-5.03", "F-5.05", "F-5.06",
        ],
    ));
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
    ];
    let rows = rows.into_iter().map(|(key, per, can)| DieFor {
        label: maker.words.get(&format!("combat.dice.{key}")).to_owned(),
        can,
        figures: per.figures,
        round_up_from: per.round_up_from,
        most: None,
        clause: per.clause,
    });
    let rows = rows.collect();
    maker.die_for(rows)
}

/// Combat points; those of the impact first, as the book has them.
fn points(maker: &mut Maker<'_>) -> Option<Block> {
    let rows: Vec<Vec<String>> = maker
        .rules
        .combat
        .points
        .iter()
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
            let round = match row.round {
                Rounds::Impact => maker.get("impact"),
                Rounds::Any => String::new(),
            };
            Some(vec![label, round, value, number(row.clause)])
        })
        .collect();
    let columns = vec![
        maker.column("", Align::Left, 1),
        maker.column("round", Align::Left, 0),
        maker.column("", Align::Right, 0),
        maker.column("", Align::Right, 0),
    ];
    maker.table(maker.get("caption.points"), columns, rows)
}

/// What hits, by the difference of combat points.
fn chances(maker: &mut Maker<'_>) -> Option<Block> {
    let rows = &maker.rules.combat.difference;
    let last = rows.len().saturating_sub(1);
    let rows = rows.iter().enumerate().map(|(place, row)| {
        let points = if place == last {
            format!("{}+", row.points)
        } else {
            row.points.to_string()
        };
        let mut cells = vec![points];
        cells.extend(
            [
                row.higher,
                row.lower,
                row.higher_both_cavalry,
                row.lower_both_cavalry,
            ]
            .map(|code| code.to_string()),
        );
        cells
    });
    let rows = rows.collect();
    let mut columns = vec![maker.column("difference", Align::Left, 1)];
    columns.extend(
        ["higher", "lower", "higher_horse", "lower_horse"]
            .map(|id| maker.column(id, Align::Left, 0)),
    );
    maker.table(maker.get("caption.chances"), columns, rows)
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
    let rows = rows.into_iter().map(|(key, row)| {
        let LengthClass(class) = row.class;
        vec![class.to_string(), maker.get(&format!("length.{key}"))]
    });
    let rows = rows.collect();
    let columns = vec![
        maker.column("", Align::Right, 0),
        maker.column("", Align::Left, 1),
    ];
    maker.table(maker.get("caption.lengths"), columns, rows)
}
