//! Shooting (section 9).

use drumhead_vocabulary::sheet::{Align, Block, Frame};

use super::{DieFor, Maker, sentences, signed};
use crate::army::{Armour, Grade, Model};
use crate::interpretations::{MountedFire, ShortCharge};
use crate::tables::saves::{GunRow, Modifiers, Period, SaveRow};
use crate::tables::shooting::{
    ByMissile, Cells, GunClass, Lessening, SaveAgainst, SmallArmsCells, SmallArmsRow,
};
use crate::to_hit::ToHit;
use crate::weapons::Weapon;

pub(super) fn blocks(maker: &mut Maker<'_>) -> Vec<Block> {
    let mut blocks = vec![maker.heading("shooting")];
    maker.part("shooting");
    blocks.extend(dice(maker));
    blocks.extend(small_arms(maker));
    for period in [Period::Early, Period::Late] {
        blocks.extend(artillery(maker, period));
    }
    blocks.extend(lessened(maker));
    blocks.extend(saves(maker));
    for (title, ids) in [
        ("shooting_rules", sentences::SHOOTING),
        ("fire_and_move", sentences::FIRE_AND_MOVE),
        ("snipers", sentences::SNIPERS),
    ] {
        blocks.extend(maker.rules_frame(title, ids));
    }
    blocks
}

/// Returns the table of figures per die.
fn dice(maker: &mut Maker<'_>) -> Option<Block> {
    let of = &maker.rules.shooting.dice;
    let heavy = of.guns(GunClass::Heavy);
    let other = of.guns(GunClass::Light);
    let (guns, few) = (maker.scope.has_guns(), maker.scope.has_heavy_guns());
    let rows = [
        ("dice_foot", true, of.infantry, None),
        ("dice_mounted", maker.scope.has_mounted(), of.mounted, None),
        ("dice_guns", guns, other.per(), Some(other.most)),
        ("dice_heavy", few, heavy.per(), Some(heavy.most)),
    ]
    .into_iter()
    .map(|(key, can, per, most)| DieFor {
        label: maker.get(key),
        can,
        figures: per.figures,
        round_up_from: per.round_up_from,
        most,
        clause: per.clause,
    })
    .collect();
    maker.die_for(rows)
}

fn cells(cells: &Cells) -> [String; 4] {
    // "45H 6HH" is one value and must not be broken across lines.
    let code = |code: ToHit| code.to_string().replace(' ', "\u{a0}");
    [cells.normal, cells.skirmish, cells.soft, cells.hard].map(code)
}

fn fire_columns(
    maker: &Maker<'_>,
    first: &str,
    reload: bool,
) -> Vec<drumhead_vocabulary::sheet::Column> {
    let mut columns = vec![
        maker.column(first, Align::Left, 1),
        maker.column("to", Align::Right, 0),
    ];
    if reload {
        columns.push(maker.column("reload", Align::Right, 0));
    }
    columns.extend(["open", "skirmish", "soft", "hard"].map(|id| maker.column(id, Align::Left, 0)));
    columns
}

/// Returns the table of small arms, with a line for each range.
fn small_arms(maker: &mut Maker<'_>) -> Option<Block> {
    const IDS: [(SmallArmsRow, &str); 6] = [
        (SmallArmsRow::SteadyMusket, "steady_musket"),
        (SmallArmsRow::Arquebus, "arquebus"),
        (SmallArmsRow::Pistols, "pistols"),
        (SmallArmsRow::SelfBow, "self_bow"),
        (SmallArmsRow::Crossbow, "crossbow"),
        (SmallArmsRow::Longbow, "longbow"),
    ];
    let scale = maker.scope.scale();
    let line = |label: &str, row: &SmallArmsCells| {
        let mut cells = Vec::from(cells(&row.cells));
        cells.insert(0, row.range.at(scale).to_string());
        cells.insert(0, label.to_owned());
        cells
    };
    let mut rows = Vec::new();
    for (row, id) in IDS {
        let (id, label) = match bows(&maker.rules.shooting.row_of.weapon, row) {
            Some(id) => (id, maker.get(&format!("row.{id}"))),
            None => (
                id,
                maker.words.get(&format!("shooting.row.{id}")).to_owned(),
            ),
        };
        if !maker.keep(maker.scope.shoots(row), &label) {
            continue;
        }
        let of = maker.rules.shooting.small_arms.of(row);
        rows.push(line(&label, &of.close));
        let far = of.far.as_ref();
        rows.extend(far.map(|cells| line(&far_label(maker, row, id), cells)));
    }
    let columns = fire_columns(maker, "small_arms", false);
    maker.table(maker.get("caption.small_arms"), columns, rows)
}

/// Returns the id of a separate label for a row of bows, if the players' interpretation puts
/// composite bows in the row of self-bows (D-23); otherwise `None`.
fn bows(rows: &ByMissile<SmallArmsRow>, row: SmallArmsRow) -> Option<&'static str> {
    let with_composite = rows.of(Weapon::CompositeBow) == Some(row);
    if row == SmallArmsRow::Longbow && !with_composite {
        Some("longbow_only")
    } else if row == SmallArmsRow::SelfBow && with_composite {
        Some("other_bow")
    } else {
        None
    }
}

/// Returns the label of a row's line for far range. If some of the row's weapons have no far range,
/// the label names the row's other weapons; otherwise it is empty.
fn far_label(maker: &Maker<'_>, row: SmallArmsRow, id: &str) -> String {
    let shooting = &maker.rules.shooting;
    let mut near = shooting.close_only.weapons.iter();
    if near.any(|weapon| shooting.row_of.weapon.of(*weapon) == Some(row)) {
        return maker.get(&format!("far.{id}"));
    }
    String::new()
}

/// Returns the table of a period's guns: hailshot, ballshot close, ballshot far.
fn artillery(maker: &mut Maker<'_>, period: Period) -> Option<Block> {
    let id = match period {
        Period::Early => "early",
        Period::Late => "late",
    };
    let year = maker.rules.limits.year.late_artillery.first.to_string();
    let fill = |key: &str| {
        let key = format!("playsheet.{key}.{id}");
        maker.words.fill(&key, &[("year", &year)])
    };
    let (caption, table) = (fill("caption"), fill("guns_of"));
    if !maker.scope.has_guns() || !maker.keep(maker.scope.in_period(period), &table) {
        return None;
    }
    let scale = maker.scope.scale();
    let line = |label: String, row: &GunRow| {
        let mut cells = Vec::from(cells(&row.cells));
        cells.insert(0, row.reload.to_string());
        cells.insert(0, row.range.at(scale).to_string());
        cells.insert(0, label);
        cells
    };
    let mut rows = Vec::new();
    for shot in ["hail", "ball"] {
        for class in GunClass::ALL {
            let model = class.model();
            if !maker.scope.has_model(model) || shares_a_row(maker, class) {
                continue;
            }
            let fire = maker.rules.guns.fire(model, period);
            // The line of the heavy gun's hailshot covers the organ gun too, which has no ballshot.
            let both = shot == "hail" && class == GunClass::Heavy;
            let guns = if both && maker.scope.has_model(Model::OrganGun) {
                maker.get("gun.heavy_and_organ")
            } else {
                maker.get(&format!("gun.{}", model.id()))
            };
            let key = format!("playsheet.fires_{shot}");
            let label = maker.words.fill(&key, &[("guns", &guns)]);
            if shot == "hail" {
                rows.extend(fire.hail.as_ref().map(|row| line(label, row)));
            } else {
                rows.extend(fire.ball_close.as_ref().map(|row| line(label, row)));
                rows.extend(fire.ball_far.as_ref().map(|row| line(String::new(), row)));
            }
        }
    }
    let columns = fire_columns(maker, "artillery", true);
    maker.table(caption, columns, rows)
}

/// Whether an organ gun shares the heavy gun's row, because both are present.
fn shares_a_row(maker: &Maker<'_>, class: GunClass) -> bool {
    class == GunClass::Organ && maker.scope.has_model(Model::HeavyGun)
}

/// Returns the reductions of fire, and the bonus of ballshot against dense targets.
fn lessened(maker: &mut Maker<'_>) -> Option<Block> {
    let rules = maker.rules;
    let mut rows: Vec<Vec<String>> = Vec::new();
    for row in &rules.shooting.lessening.0 {
        let label = lessening(maker, row.predicate);
        if maker.keep(maker.scope.lessens(row.predicate), &label) {
            rows.push(vec![label, maker.number(row.clause)]);
        }
    }
    let dense = &rules.shooting.dense;
    let label = maker
        .words
        .fill("playsheet.dense", &[("die", &signed(dense.die.into()))]);
    if maker.keep(maker.scope.has_guns(), &label) {
        rows.push(vec![label, maker.number(dense.clause)]);
    }
    let columns = vec![
        maker.column("", Align::Left, 1),
        maker.column("", Align::Right, 0),
    ];
    maker.table(maker.get("caption.lessened"), columns, rows)
}

/// Returns a reduction of fire in words that also name the exempt troops. The words shown with a
/// volley do not name them, because exempt troops never have the reduction.
fn lessening(maker: &Maker<'_>, why: Lessening) -> String {
    let choices = &maker.rules.choices;
    let own = match why {
        Lessening::FootMovedWithoutRotation => "foot_moved",
        Lessening::FootContactedUnderHalfCharge => match choices.short_charge {
            ShortCharge::Foot => "short_charge_foot",
            ShortCharge::AnyUnit => "short_charge_any",
        },
        Lessening::MountedFireNotSelfBowOrPistols => match choices.mounted_fire {
            MountedFire::NotBowsOrPistols => "mounted_not_bows_or_pistols",
            MountedFire::NotPistols => "mounted_not_pistols",
        },
        Lessening::SelfBowFromHorseback
        | Lessening::ShootersShaken
        | Lessening::VeryLightGunsMoved => return maker.words.get(why.key()).to_owned(),
    };
    maker.get(&format!("lessening.{own}"))
}

/// Returns the tables of saves against shooting and in combat, by armour.
fn saves(maker: &mut Maker<'_>) -> Vec<Block> {
    let saves = &maker.rules.saves;
    let (shot, struck) = (&saves.shooting, &saves.combat);
    let composite = maker
        .rules
        .shooting
        .save_row_of
        .weapon
        .of(Weapon::CompositeBow);
    let longbows = if composite == Some(SaveAgainst::Longbow) {
        "longbow"
    } else {
        "longbow_only"
    };
    let against = |row| maker.scope.saves_against(row);
    let rows: [(&str, &SaveRow, bool); 6] = [
        ("crossbow", &shot.crossbow, against(SaveAgainst::Crossbow)),
        (longbows, &shot.longbow, against(SaveAgainst::Longbow)),
        ("other", &shot.other, against(SaveAgainst::Other)),
        ("gunpowder", &shot.gunpowder, maker.scope.has_gunpowder()),
        ("heavy_weapon", &struck.heavy_weapon, true),
        ("other_weapon", &struck.other_weapon, true),
    ];
    let score = |row: &SaveRow, armour: Armour| match row.of(armour) {
        Some(score) => score.to_string(),
        None => "\u{2013}".to_owned(),
    };
    let rows: Vec<Vec<String>> = rows
        .into_iter()
        .filter_map(|(key, row, can)| {
            let label = maker.get(&format!("save.{key}"));
            maker.keep(can, &label).then(|| {
                let mut cells = vec![label];
                cells.extend(Armour::ALL.map(|armour| score(row, armour)));
                cells
            })
        })
        .collect();
    let mut columns = vec![maker.column("saves", Align::Left, 1)];
    columns.extend(
        Armour::ALL.map(|armour| drumhead_vocabulary::sheet::Column {
            head: maker.words.word(armour.id()).to_owned(),
            align: Align::Right,
            share: 0,
        }),
    );
    let scope = maker.scope;
    let sentence = |key: &str, shield: &str, modifiers: &Modifiers| {
        let with = [
            ("A", modifiers.grade_a, scope.has_grade(Grade::A)),
            ("B", modifiers.grade_b, scope.has_grade(Grade::B)),
            ("barded", modifiers.barded, scope.has_barded()),
            (shield, modifiers.shield, true),
        ];
        let each = with
            .into_iter()
            .filter(|(_, value, can)| *value != 0 && *can)
            .map(|(what, value, _)| {
                let value = signed(value);
                let key = format!("playsheet.save_with.{what}");
                maker.words.fill(&key, &[("value", &value)])
            })
            .collect::<Vec<_>>()
            .join("; ");
        maker
            .words
            .fill(&format!("playsheet.{key}"), &[("each", &each)])
    };
    let added = Block::Frame(Frame {
        title: maker.get("head.saves"),
        paragraphs: vec![
            sentence("save_shooting", "shield_shot", &saves.shooting_modifiers),
            sentence("save_combat", "shield_struck", &saves.combat_modifiers),
        ],
    });
    let table = maker.table(maker.get("caption.saves"), columns, rows);
    table.into_iter().chain([added]).collect()
}
