//! Cell by cell: the values of the main tables in the data of *Fornovo to Sedgemoor* are on its
//! playsheet, in both figure scales. The data is read here as plain TOML, independently of the
//! playsheet's code.

use std::path::Path;

use drumhead_fornovo::{
    FigureScale, Interpretations, Rules, Scope, Words, playsheet as playsheet_of,
};
use drumhead_rules::catalogue::Language;
use drumhead_shelf::BookId;
use drumhead_vocabulary::sheet::{Block, Sheet};
use toml::{Table, Value};

/// The scales' names in the data, and whether each is the smaller.
const SCALES: [(&str, bool); 2] = [("25-30", false), ("15-20", true)];
const FACES: [&str; 4] = ["normal", "skirmish", "soft", "hard"];

fn data(name: &str) -> Table {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/fornovo");
    let text = std::fs::read_to_string(folder.join(name)).unwrap();
    text.parse().unwrap()
}

fn rows(sheet: &Sheet) -> Vec<&Vec<String>> {
    let tables = sheet.blocks.iter().filter_map(|block| {
        if let Block::Table(table) = block {
            return Some(table);
        }
        None
    });
    tables.flat_map(|table| &table.rows).collect()
}

/// Whether a row contains these cells in this order.
fn has_cells(row: &[String], cells: &[String]) -> bool {
    let mut left = row.iter();
    // A value is printed with non-breaking spaces.
    let alike = |printed: &String, cell: &String| printed.replace('\u{a0}', " ") == *cell;
    cells
        .iter()
        .all(|cell| left.any(|printed| alike(printed, cell)))
}

/// Calls `ask` for each figure scale, with a function that asserts that a row of that scale's sheet
/// has these cells.
fn each_sheet(mut ask: impl FnMut(&str, &dyn Fn(&[String]))) {
    for (scale, small) in SCALES {
        let sheet = BookId::Fornovo.playsheet(small, Language::ENGLISH).unwrap();
        let rows = rows(&sheet);
        ask(scale, &|cells: &[String]| {
            let found = rows.iter().any(|row| has_cells(row, cells));
            assert!(found, "{scale}: no row has {cells:?}");
        });
    }
}

fn text(value: &Value) -> String {
    match value {
        // The data has a hyphen for a missing save; the print has a dash.
        Value::String(text) if text == "-" => "–".to_owned(),
        Value::String(text) => text.clone(),
        Value::Integer(number) => number.to_string(),
        Value::Float(_)
        | Value::Boolean(_)
        | Value::Datetime(_)
        | Value::Array(_)
        | Value::Table(_) => panic!("{value} is not a cell"),
    }
}

/// Returns a clause as cited on the sheet: `F-8.04` is 8.4.
fn cited(row: &Value) -> String {
    let clause = row["clause"].as_str().unwrap();
    clause.trim_start_matches("F-").replace(".0", ".")
}

fn signed(value: i64) -> String {
    match value {
        0 => "0".to_owned(),
        1.. => format!("+{value}"),
        ..0 => format!("\u{2212}{}", -value),
    }
}

fn fraction(share: &Value) -> String {
    match share.as_str().unwrap() {
        "1/2" => "½".to_owned(),
        "1/4" => "¼".to_owned(),
        "3/4" => "¾".to_owned(),
        inches => inches.to_owned(),
    }
}

/// Returns the sum of two lengths, as printed.
fn sum(one: &Value, other: &Value) -> String {
    let inches = |value: &Value| value.as_str().unwrap().parse::<f64>().unwrap();
    (inches(one) + inches(other)).to_string()
}

#[test]
fn the_playsheet_has_the_moves_in_the_data() {
    let moves = data("movement.toml");
    each_sheet(|scale, expect_row| {
        let mut troops: Vec<&Value> = Vec::new();
        for arm in ["foot", "horse"] {
            troops.extend(moves[arm].as_table().unwrap().values());
        }
        assert!(troops.len() >= 9, "{}", troops.len());
        for row in troops {
            let (normal, bonus) = (&row["normal"][scale], &row["bonus"][scale]);
            expect_row(&[text(normal), sum(normal, bonus), cited(row)]);
        }
        for (gun, row) in moves["gun"].as_table().unwrap() {
            let crew = &moves["crew"][gun];
            expect_row(&[
                text(&row["limbered"][scale]),
                text(&row["manhandled"][scale]),
                text(&crew["unlimber"]),
                text(&crew["manhandle"]),
                text(&crew["fire"]),
            ]);
        }
        let command = &moves["command_distance"];
        for general in ["commander_in_chief", "subgeneral"] {
            expect_row(&[text(&command[general][scale]), cited(command)]);
        }
    });
}

#[test]
fn the_playsheet_has_the_manoeuvres_and_terrain_in_the_data() {
    let moves = data("movement.toml");
    each_sheet(|scale, expect_row| {
        let of = &moves["manoeuvre"];
        let by_drill = |row: &Value, by: &Value| {
            expect_row(&[fraction(&by["steady"]), fraction(&by["other"]), cited(row)]);
        };
        by_drill(&of["change_facing"], &of["change_facing"]["cost"]);
        by_drill(&of["square"], &of["square"]["cost"]);
        by_drill(&of["square"], &of["square"]["deep"]);
        for way in [
            "wheel",
            "narrow_oblique",
            "wide_oblique",
            "sidestep",
            "retire",
        ] {
            by_drill(&of[way], &of[way]["rate"]);
        }
        by_drill(&of["wheel"], &of["wheel"]["with_pikes"]);
        let front = &moves["frontage"];
        let inches = |key: &str| format!("{}″", text(&front[key][scale]));
        expect_row(&[
            inches("per_figure_steady"),
            inches("per_figure_other"),
            cited(front),
        ]);
        let mut rows = vec![
            (&moves["horses"], "dismount"),
            (&moves["horses"], "mount"),
            (&moves["staking"], "plant"),
            (&moves["staking"], "lift"),
            (&moves["plug_bayonets"], "share"),
            (&moves["passage"]["pass"], "rate"),
        ];
        let unlimber = moves["unlimber"].as_table().unwrap().values();
        rows.extend(unlimber.map(|gun| (gun, "share")));
        for (row, key) in rows {
            expect_row(&[fraction(&row[key]), fraction(&row[key]), cited(row)]);
        }
        for kind in [
            "steep_up",
            "steep_across",
            "steep_down",
            "stream",
            "light_wood",
            "bridge",
        ] {
            let row = &moves["terrain"][kind];
            let movers = ["skirmish_foot", "close_foot", "fleeing_foot"];
            expect_row(&movers.map(|mover| fraction(&row[mover]["share"])));
        }
    });
}

#[test]
fn the_playsheet_has_every_reaction_test_in_the_data() {
    let tests = data("reactions.toml");
    let mut seen = 0;
    for test in tests.values().filter_map(|test| test.get("modifier")) {
        each_sheet(|_, expect_row| {
            for row in test.as_array().unwrap() {
                seen += 1;
                // A modifier that is 0 unless an interpretation changes it is not printed.
                if row.get("value").and_then(Value::as_integer) == Some(0) {
                    continue;
                }
                let clause = cited(row);
                let worth = match (row.get("grades"), row.get("value")) {
                    (Some(grades), _) => {
                        let of = |grade| grades[grade].as_integer().unwrap();
                        let each = ["A", "B", "C", "D"]
                            .map(|grade| format!("{grade} {}", signed(of(grade))));
                        each.join("  ")
                    }
                    (None, Some(value)) => {
                        let value = signed(value.as_integer().unwrap());
                        let each = row.get("each").map(|each| each.as_integer().unwrap());
                        let large = row.get("each_large").map(text);
                        match (each, large) {
                            (None, _) => value,
                            (Some(1), None) => format!("{value} each"),
                            (Some(each), None) => format!("{value} per {each}"),
                            (Some(each), Some(large)) => {
                                format!("{value} per {each} (large {large})")
                            }
                        }
                    }
                    (None, None) => panic!("{row} has the value 0"),
                };
                expect_row(&[worth, clause]);
            }
        });
    }
    assert!(seen > 80, "{seen} modifiers were checked");
}

#[test]
fn the_playsheet_has_the_shooting_values_in_the_data() {
    let shooting = data("shooting.toml");
    let mut seen = 0;
    each_sheet(|scale, expect_row| {
        for weapon in shooting["small_arms"].as_table().unwrap().values() {
            for row in weapon.as_table().unwrap().values() {
                seen += 1;
                let mut cells = vec![text(&row["range"][scale])];
                cells.extend(FACES.map(|target| text(&row[target])));
                expect_row(&cells);
            }
        }
        for period in shooting["artillery"].as_table().unwrap().values() {
            for shot in period.as_table().unwrap().values() {
                for row in shot.as_table().unwrap().values() {
                    seen += 1;
                    let mut cells = vec![text(&row["range"][scale]), text(&row["reload"])];
                    cells.extend(FACES.map(|target| text(&row[target])));
                    expect_row(&cells);
                }
            }
        }
    });
    assert_eq!(seen, 2 * (11 + 22), "rows of small arms and of artillery");
}

#[test]
fn the_playsheet_has_the_combat_values_in_the_data() {
    let combat = data("combat.toml");
    each_sheet(|_, expect_row| {
        for row in combat["points"].as_array().unwrap() {
            let value = signed(row["value"].as_integer().unwrap());
            let each = row.get("each").is_some();
            let value = if each { format!("{value} each") } else { value };
            expect_row(&[value, cited(row)]);
        }
        for row in combat["difference"].as_array().unwrap() {
            let points = row["points"].as_integer().unwrap();
            let points = if points == 3 {
                "3+".to_owned()
            } else {
                points.to_string()
            };
            let both = format!("{points}, both cavalry");
            expect_row(&[points, text(&row["higher"]), text(&row["lower"])]);
            let codes = ["higher_both_cavalry", "lower_both_cavalry"].map(|side| text(&row[side]));
            expect_row(&[vec![both], Vec::from(codes)].concat());
        }
        for saves in [&combat, &data("shooting.toml")] {
            for row in saves["saves"].as_table().unwrap().values() {
                let armours = ["light", "medium", "heavy", "armoured"];
                expect_row(&armours.map(|armour| text(&row[armour])));
            }
        }
    });
}

/// Under an option of D-13, the cost of a change of facing is for a number of figures: a row
/// without that number would be wrong for most units.
#[test]
fn a_change_of_facing_is_listed_with_its_number_of_figures() {
    let interpretations = data("interpretations.toml");
    let interpretations = interpretations["interpretation"].as_array().unwrap();
    let d13 = interpretations.iter().find(|it| text(&it["id"]) == "D-13");
    let options = d13.unwrap()["option"].as_array().unwrap();
    let patched = options.iter().find_map(|it| it.get("patch")).unwrap();
    let figures = format!("{} figures", text(&patched[0]["value"]));
    for option in options {
        let mut chosen = Interpretations::default();
        chosen.set("D-13", Some(&text(&option["id"]))).unwrap();
        let rules = Rules::new(&chosen).unwrap();
        for scale in [FigureScale::Large, FigureScale::Small] {
            let sheet = playsheet_of(
                &rules,
                &chosen,
                &Scope::of_all(scale),
                Words::speak(Language::ENGLISH),
            )
            .unwrap();
            let facing = rows(&sheet)
                .into_iter()
                .filter(|row| row[0].starts_with("Change facing"));
            let labels: Vec<_> = facing.map(|row| row[0].as_str()).collect();
            assert_eq!(labels.len(), 1);
            assert_eq!(
                labels[0].ends_with(&figures),
                option.get("patch").is_some(),
                "{labels:?}"
            );
        }
    }
}
