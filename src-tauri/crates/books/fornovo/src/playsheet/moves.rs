//! Moves (section 7).

use drumhead_vocabulary::sheet::{Align, Block};

use super::{Maker, sentences};
use crate::army::{Armour, Model, Rank};
use crate::movement::{command_distance, general_move};
use crate::tables::movement::Troops;

pub(super) fn blocks(maker: &mut Maker<'_>) -> Vec<Block> {
    let mut blocks = vec![maker.heading("moves")];
    maker.part("moves");
    blocks.extend(troops(maker));
    maker.part("guns");
    blocks.extend(models(maker));
    blocks.extend(generals(maker));
    blocks.extend(maker.rules_frame("order_rules", sentences::ORDER));
    blocks
}

/// Returns the moves of foot and horse by armour. Kinds of armour with the same move share a line.
fn troops(maker: &mut Maker<'_>) -> Option<Block> {
    let moves = &maker.rules.movement;
    let (scale, differs) = (maker.scope.scale(), maker.differs);
    let line = |troops: &Troops| {
        let normal = troops.normal.at(scale);
        let charge = normal.plus(troops.bonus.at(scale));
        [
            normal.to_string(),
            charge.to_string(),
            differs.number(troops.clause),
        ]
    };
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (arm, mounted) in [("foot", false), ("horse", true)] {
        let of_armour = |armour: Armour| {
            let row = if mounted {
                moves.horse.of(armour)
            } else {
                moves.foot.by_armour.of(armour)
            };
            let can = maker.scope.moves_as(mounted, armour);
            (maker.words.word(armour.id()).to_owned(), can, line(row))
        };
        let mut kinds: Vec<_> = Armour::ALL.into_iter().rev().map(of_armour).collect();
        if !mounted {
            let gunners = maker.get("gunners");
            kinds.push((gunners, maker.scope.has_guns(), line(&moves.foot.gunner)));
        }
        let arm = |kinds: &str| {
            let key = format!("playsheet.{arm}");
            maker.words.fill(&key, &[("kinds", kinds)])
        };
        let mut alike: Vec<(Vec<String>, [String; 3])> = Vec::new();
        let mut without = Vec::new();
        for (kind, can, line) in kinds {
            if !can {
                without.push(arm(&kind));
                continue;
            }
            match alike.last_mut() {
                Some((kinds, last)) if *last == line => kinds.push(kind),
                Some(_) | None => alike.push((vec![kind], line)),
            }
        }
        rows.extend(alike.into_iter().map(|(kinds, [normal, charge, clause])| {
            vec![arm(&kinds.join(", ")), normal, charge, clause]
        }));
        for label in without {
            maker.keep(false, &label);
        }
    }
    for (key, can, row) in [
        ("barded", maker.scope.has_barded(), &moves.barded),
        ("stakes", maker.scope.has_stakes(), &moves.stakes),
    ] {
        let label = maker.get(key);
        if maker.keep(can, &label) {
            let less = format!("\u{2212}{}", row.deduct.at(scale));
            rows.push(vec![label, less, String::new(), maker.number(row.clause)]);
        }
    }
    let columns = vec![
        maker.column("inches", Align::Left, 1),
        maker.column("normal", Align::Right, 0),
        maker.column("charge", Align::Right, 0),
        maker.column("", Align::Right, 0),
    ];
    maker.table(String::new(), columns, rows)
}

/// Returns the moves of guns and wagons, with the gunners that they need.
fn models(maker: &mut Maker<'_>) -> Option<Block> {
    const DRAWN: [Model; 7] = [
        Model::VeryLightGun,
        Model::LightGun,
        Model::OrganGun,
        Model::MediumGun,
        Model::HeavyGun,
        Model::Wagon,
        Model::WarWagon,
    ];
    let scale = maker.scope.scale();
    let rules = maker.rules;
    let rows: Vec<Vec<String>> = DRAWN
        .into_iter()
        .filter_map(|model| {
            let label = maker.get(&format!("gun.{}", model.id()));
            if !maker.keep(maker.scope.has_model(model), &label) {
                return None;
            }
            let moves = match model {
                Model::Wagon => &rules.movement.wagon,
                Model::WarWagon => &rules.movement.war_wagon,
                Model::VeryLightGun
                | Model::LightGun
                | Model::MediumGun
                | Model::OrganGun
                | Model::HeavyGun
                | Model::Limber => rules.movement.gun.of(model),
            };
            let crew = matches!(model, Model::Wagon | Model::WarWagon);
            let crew = (!crew).then(|| rules.movement.crew.of(model));
            let of = |figures: Option<u32>| figures.map_or_else(String::new, |n| n.to_string());
            Some(vec![
                label,
                moves.limbered.at(scale).to_string(),
                moves.manhandled.at(scale).to_string(),
                of(crew.map(|crew| crew.unlimber)),
                of(crew.map(|crew| crew.manhandle)),
                of(crew.map(|crew| crew.fire)),
            ])
        })
        .collect();
    let mut columns = vec![maker.column("guns", Align::Left, 1)];
    columns.extend(
        ["limbered", "by_hand", "to_unlimber", "to_haul", "to_fire"]
            .map(|id| maker.column(id, Align::Right, 0)),
    );
    maker.table(maker.get("caption.guns"), columns, rows)
}

/// Returns the moves and command distances of generals.
fn generals(maker: &mut Maker<'_>) -> Option<Block> {
    let scale = maker.scope.scale();
    let rules = maker.rules;
    let row = |label: &str, [one, other]: [String; 2], clause: &str| {
        vec![maker.get(label), one, other, clause.to_owned()]
    };
    let both =
        |[one, other]: [drumhead_vocabulary::Length; 2]| [one.to_string(), other.to_string()];
    let own = general_move(scale, rules).to_string();
    let rows = vec![
        row("general_moves", [own.clone(), own], "7.12"),
        row(
            "chief_commands",
            both(command_distance(Rank::CommanderInChief, scale, rules)),
            "3.3",
        ),
        row(
            "general_commands",
            both(command_distance(Rank::Subgeneral, scale, rules)),
            "3.3",
        ),
    ];
    let columns = vec![
        maker.column("", Align::Left, 1),
        maker.column("regulars", Align::Right, 0),
        maker.column("others", Align::Right, 0),
        maker.column("", Align::Right, 0),
    ];
    maker.table(maker.get("caption.generals"), columns, rows)
}
