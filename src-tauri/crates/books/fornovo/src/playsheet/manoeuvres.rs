//! Manoeuvres: their costs, and the speed of ways of moving other than straight ahead (sections
//! 2.10 to 2.12 and 7.10 to 7.17). The sentences about moves, charges, routs and pursuits follow.

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::sheet::{Align, Block};

use super::ground::fraction;
use super::{Maker, sentences};
use crate::army::Model;
use crate::movement::frontage_cost;
use crate::tables::manoeuvres::{ByDrill, Pace};
use crate::tables::share::Share;

/// A line of the table, with the costs for steady regulars of grade A to C, and for all others.
struct Line {
    label: String,
    can: bool,
    cells: [String; 2],
    clause: ClauseId,
}

pub(super) fn blocks(maker: &mut Maker<'_>) -> Vec<Block> {
    maker.part("manoeuvres");
    let (takes, paces) = (takes(maker), paces(maker));
    let takes = table(maker, "manoeuvres", takes);
    let paces = table(maker, "paces", paces);
    let moves = maker.rules_frame("move_rules", sentences::MOVES);
    let charges = maker.rules_frame("charge_rules", sentences::CHARGES);
    let flight = maker.rules_frame("flight_rules", sentences::FLIGHT);
    let rules = moves.into_iter().chain(charges).chain(flight);
    takes.into_iter().chain(paces).chain(rules).collect()
}

fn table(maker: &mut Maker<'_>, caption: &str, lines: Vec<Line>) -> Option<Block> {
    let rows = lines.into_iter().filter_map(|line| {
        let [steady, other] = line.cells;
        maker.keep(line.can, &line.label).then(|| {
            let clause = maker.number(line.clause);
            vec![line.label, steady, other, clause]
        })
    });
    let rows = rows.collect();
    let columns = vec![
        maker.column("", Align::Left, 1),
        maker.column("drilled", Align::Right, 0),
        maker.column("others", Align::Right, 0),
        maker.column("", Align::Right, 0),
    ];
    maker.table(maker.get(&format!("caption.{caption}")), columns, rows)
}

/// Returns the costs for both kinds of troops.
fn by_drill(by: ByDrill) -> [String; 2] {
    [true, false].map(|drilled| fraction(by.of(drilled)))
}

/// Returns the same cost for both kinds of troops.
fn both(share: Share) -> [String; 2] {
    [fraction(share), fraction(share)]
}

/// Returns the lines of manoeuvres that take part of the move.
fn takes(maker: &Maker<'_>) -> Vec<Line> {
    let moves = &maker.rules.movement;
    let scope = maker.scope;
    let line = |key: &str, can, cells, clause| Line {
        label: maker.get(&format!("manoeuvre.{key}")),
        can,
        cells,
        clause,
    };
    let (facing, square) = (&moves.manoeuvre.change_facing, &moves.manoeuvre.square);
    let deep = maker.words.fill(
        "playsheet.manoeuvre.deep_square",
        &[("ranks", &square.deep_ranks.to_string())],
    );
    let front = frontage_cost(1, scope.scale(), maker.rules);
    let mut lines = vec![
        Line {
            label: facing_label(maker, facing.for_figures),
            ..line("facing", true, by_drill(facing.cost), facing.clause)
        },
        Line {
            cells: front.map(|inches| format!("{inches}″")),
            ..line("front", true, both(Share::WHOLE), moves.frontage.clause)
        },
        line("square", true, by_drill(square.cost), square.clause),
        Line {
            label: deep,
            ..line("square", true, by_drill(square.deep), square.clause)
        },
    ];
    // Guns that unlimber at the same cost share a line.
    let mut unlimber: Vec<(Vec<String>, Share, bool)> = Vec::new();
    for gun in Model::GUNS {
        let share = moves.unlimber.of(gun).share;
        let (name, can) = (
            maker.get(&format!("gun.{}", gun.id())),
            scope.has_model(gun),
        );
        match unlimber.iter_mut().find(|(_, of, _)| *of == share) {
            Some((names, _, any)) => {
                names.push(name);
                *any |= can;
            }
            None => unlimber.push((vec![name], share, can)),
        }
    }
    let clause = moves.unlimber.of(Model::LightGun).clause;
    lines.extend(unlimber.into_iter().map(|(guns, share, can)| Line {
        label: maker.words.fill(
            "playsheet.manoeuvre.unlimber",
            &[("guns", &guns.join(", "))],
        ),
        ..line("front", can, both(share), clause)
    }));
    let (horses, stakes) = (&moves.horses, &moves.staking);
    let bayonets = &moves.plug_bayonets;
    let (dragoons, staked) = (scope.has_dragoons(), scope.has_stakes());
    let (hitching, wagons) = (&moves.hitching, scope.has_model(Model::WarWagon));
    lines.extend([
        line("hitch", wagons, both(hitching.share), hitching.clause),
        line("dismount", dragoons, both(horses.dismount), horses.clause),
        line("mount", dragoons, both(horses.mount), horses.clause),
        line("plant", staked, both(stakes.plant), stakes.clause),
        line("lift", staked, both(stakes.lift), stakes.clause),
        line(
            "bayonets",
            scope.has_plugs(),
            both(bayonets.share),
            bayonets.clause,
        ),
    ]);
    lines
}

/// Returns the label of a change of facing, with its number of figures if the cost depends on it
/// (D-13).
fn facing_label(maker: &Maker<'_>, for_figures: u32) -> String {
    let way = maker.get("manoeuvre.facing");
    if for_figures == 0 {
        return way;
    }
    let figures = for_figures.to_string();
    let fields = [("way", way.as_str()), ("figures", figures.as_str())];
    maker.words.fill("playsheet.manoeuvre.for_figures", &fields)
}

/// Returns the lines of ways of moving that are slower for at least some troops.
fn paces(maker: &Maker<'_>) -> Vec<Line> {
    let of = &maker.rules.movement.manoeuvre;
    let mut lines: Vec<Line> = Vec::new();
    for (key, pace) in [
        ("wheel", &of.wheel),
        ("narrow_oblique", &of.narrow_oblique),
        ("wide_oblique", &of.wide_oblique),
        ("sidestep", &of.sidestep),
        ("retire", &of.retire),
    ] {
        let label = maker.get(&format!("manoeuvre.{key}"));
        for line in ways(maker, label, pace) {
            // Ways of moving with the same speed and clause share a line.
            match lines.last_mut() {
                Some(last) if (last.clause, &last.cells) == (line.clause, &line.cells) => {
                    last.label = format!("{}, {}", last.label, line.label.to_lowercase());
                }
                Some(_) | None => lines.push(line),
            }
        }
    }
    let pass = &maker.rules.movement.passage.pass;
    lines.push(Line {
        label: maker.get("manoeuvre.passage"),
        can: true,
        cells: both(pass.rate),
        clause: pass.clause,
    });
    lines
}

/// Returns the lines of a way of moving. Units with pikes or few ranks have separate lines if their
/// speed differs.
fn ways(maker: &Maker<'_>, label: String, pace: &Pace) -> Vec<Line> {
    let line = |label: String, can, cells| Line {
        label,
        can,
        cells,
        clause: pace.clause,
    };
    let of = |key: &str, fields: &[(&str, &str)]| {
        let mut all = vec![("way", label.as_str())];
        all.extend_from_slice(fields);
        maker
            .words
            .fill(&format!("playsheet.manoeuvre.{key}"), &all)
    };
    let thin = maker.rules.movement.manoeuvre.thin_ranks.to_string();
    let differs = |by: &ByDrill| by_drill(*by) != by_drill(pace.rate);
    let with_pikes = pace.with_pikes.filter(differs).map(|by| {
        let label = of("with_pikes", &[]);
        line(label, maker.scope.has_pikes(), by_drill(by))
    });
    let thinly = pace.in_two_ranks.filter(differs).map(|by| {
        let label = of("thinly", &[("ranks", &thin)]);
        line(label, true, by_drill(by))
    });
    let plain = line(label.clone(), true, by_drill(pace.rate));
    std::iter::once(plain)
        .chain(with_pikes)
        .chain(thinly)
        .collect()
}
