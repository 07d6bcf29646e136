//! The code is tidy, and planted faults are found.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use cargo_metadata::{DependencyKind, MetadataCommand, Package};
use drumhead_tests::called;
use drumhead_tests::docs;
use drumhead_tests::modules;
use drumhead_tests::proofs::{BOOKS, ledgers, root};
use drumhead_tests::tidy::{self, File};

/// The development host, which serves the page's tests and `make dev` over HTTP.
const HOST: &str = "drumhead-host";

fn packages() -> Vec<Package> {
    let metadata = MetadataCommand::new()
        .manifest_path(root().join("Cargo.toml"))
        .no_deps()
        .other_options(["--offline".to_owned()])
        .exec()
        .expect("cargo reads the workspace");
    metadata.packages
}

/// Returns the dependencies between workspace crates, including those of tests.
fn dependencies(packages: &[Package]) -> Vec<(&Package, &cargo_metadata::Dependency)> {
    let ours: BTreeSet<_> = packages
        .iter()
        .map(|package| package.name.as_str())
        .collect();
    packages
        .iter()
        .flat_map(|package| package.dependencies.iter().map(move |used| (package, used)))
        .filter(|(_, used)| ours.contains(used.name.as_str()))
        .collect()
}

/// Returns each crate's dependencies in the workspace for running or building, and for its tests if
/// `tested`.
fn uses(packages: &[Package], tested: bool) -> BTreeMap<String, BTreeSet<String>> {
    let mut uses: BTreeMap<String, BTreeSet<String>> = packages
        .iter()
        .map(|package| (package.name.to_string(), BTreeSet::new()))
        .collect();
    for (package, used) in dependencies(packages) {
        if tested || used.kind != DependencyKind::Development {
            uses.entry(package.name.to_string())
                .or_default()
                .insert(used.name.clone());
        }
    }
    uses
}

/// Returns the dependencies of each crate outside `tests` on other such crates, including those of
/// its own tests.
fn uses_of_programs() -> BTreeMap<String, BTreeSet<String>> {
    let packages = packages();
    let tests = root().join("tests").canonicalize().unwrap();
    let mut uses = uses(&packages, true);
    let suites = packages
        .iter()
        .filter(|package| package.manifest_path.starts_with(&tests));
    for suite in suites {
        uses.remove(suite.name.as_str());
        for used in uses.values_mut() {
            used.remove(suite.name.as_str());
        }
    }
    uses
}

/// Returns the crates of rulebooks, all in one folder.
fn books(packages: &[Package]) -> BTreeSet<String> {
    let folder = root()
        .join("src-tauri/crates/books")
        .canonicalize()
        .unwrap();
    let books = packages
        .iter()
        .filter(|one| one.manifest_path.starts_with(&folder));
    books.map(|one| one.name.to_string()).collect()
}

/// No rulebook uses another, and the framework uses none.
#[test]
fn only_the_shelf_uses_rulebooks() {
    let books = books(&packages());
    assert_eq!(books.len(), BOOKS.len());
    for (user, used) in uses_of_programs() {
        let wanted = if user == "drumhead-shelf" {
            books.iter().collect()
        } else {
            Vec::new()
        };
        let found: Vec<_> = used.intersection(&books).collect();
        assert_eq!(found, wanted, "{user}");
    }
}

/// The diagram of the crates in ARCHITECTURE.md has an arrow for each dependency, and no other.
#[test]
fn the_diagram_of_the_crates_is_correct() {
    let short = |name: &str| name.trim_start_matches("drumhead-").to_owned();
    let expected: BTreeSet<_> = uses_of_programs()
        .iter()
        .flat_map(|(package, used)| used.iter().map(|used| (short(package), short(used))))
        .collect();
    let text = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let pictures = docs::pictures(&text);
    assert_eq!(docs::arrows(&pictures[0]), expected);
}

/// The .deb contains the binary of the window's package, the files in its configuration and the
/// command line: none of these is the development host, and no binary links it.
#[test]
fn the_package_does_not_contain_the_host() {
    let packages = packages();
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap();
    let programs = tidy::programs(&read("scripts/lib.sh"));
    assert_eq!(programs, ["drumhead-app", "drumhead-cli"]);

    let uses = uses(&packages, false);
    let shipped = tidy::shipped(&programs, &uses);
    assert!(shipped.contains("drumhead-store") && !shipped.contains(HOST));
    assert!(uses.contains_key(HOST));

    let app = packages.iter().find(|one| one.name == "drumhead-app");
    let targets = app.unwrap().targets.iter();
    let binaries: Vec<_> = targets.filter(|target| target.is_bin()).collect();
    assert_eq!(binaries.len(), 1);
    assert_eq!(binaries[0].name, "drumhead-desk");

    let config: serde_json::Value =
        serde_json::from_str(&read("src-tauri/tauri.conf.json")).unwrap();
    let bundle = config["bundle"].as_object().unwrap();
    assert!(!bundle.contains_key("externalBin") && !bundle.contains_key("resources"));
    let files = bundle["linux"]["deb"]["files"].as_object().unwrap();
    assert!(files.keys().all(|file| file.starts_with("/usr/share/doc/")));
    let added: Vec<_> = read("scripts/package.sh")
        .lines()
        .filter_map(|line| Some(line.split_once("/release/")?.1.to_owned()))
        .collect();
    assert_eq!(added.len(), 1, "{added:?}");
    assert!(added[0].starts_with("drumhead\\\""), "{added:?}");
}

/// The script that builds the .deb reads the list of its files.
#[test]
fn a_package_with_the_host_is_refused() {
    let script = std::fs::read_to_string(root().join("scripts/package.sh")).unwrap();
    assert!(script.contains("dpkg-deb --contents \"$deb\" | ships_no_host || die"));

    let accepts = |files: &str| {
        let check = format!(". scripts/lib.sh; printf '%s' '{files}' | ships_no_host");
        let mut bash = Command::new("bash");
        let ended = bash.args(["-c", &check]).current_dir(root()).status();
        ended.expect("bash runs").success()
    };
    let file =
        |name: &str| format!("-rwxr-xr-x root/root 31415926 2026-11-27 10:00 ./usr/bin/{name}\n");
    let shipped = [file("drumhead"), file("drumhead-desk")].concat();
    assert!(accepts(&shipped));
    assert!(!accepts(&[shipped, file("drumhead-host")].concat()));
    // An empty list of files is refused.
    assert!(!accepts(""));
}

#[test]
fn no_shipped_crate_can_switch_clauses_off() {
    let packages = packages();
    let features: Vec<_> = dependencies(&packages)
        .into_iter()
        .flat_map(|(package, used)| {
            let asked = used.features.iter().cloned();
            asked.map(|feature| (package.name.to_string(), used.name.clone(), feature))
        })
        .collect();
    assert!(!features.is_empty());
    assert_eq!(tidy::switches(&features), [""; 0]);
}

/// Reads Cargo's own list of the crates that `make run` and `make package` build: manifests alone
/// would not show a feature that one crate enables in another through a third.
#[test]
fn programs_are_built_without_the_tests_features() {
    let scripts = std::fs::read_to_string(root().join("scripts/lib.sh")).unwrap();
    let (_, selection) = scripts.split_once("\nPROGRAMS=(").unwrap();
    let (selection, _) = selection.split_once(')').unwrap();
    let tree = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()))
        .args(["tree", "--offline", "--prefix", "none"])
        .args(["--edges", "normal,build,features"])
        .args(selection.split_whitespace())
        .current_dir(root())
        .output()
        .unwrap();
    let tree = String::from_utf8(tree.stdout).unwrap();
    for built in ["drumhead-desk feature \"bindings\"", "drumhead-cli "] {
        assert!(tree.contains(built), "no {built} in {tree}");
    }
    let of_tests = [
        "\"ablation\"",
        "\"e2e\"",
        "drumhead-tests",
        "drumhead-testing",
        "drumhead-toy",
        "fantoccini",
    ];
    for unwanted in of_tests.into_iter().chain(["drumhead-host"]) {
        assert!(!tree.contains(unwanted), "{unwanted} is built");
    }
}

#[test]
fn every_cited_clause_is_in_a_ledger() {
    let ledgers = ledgers_ids();
    assert!(ledgers.len() > 300);
    assert_eq!(tidy::ids(&tidy::files().unwrap(), &ledgers), [""; 0]);
}

fn ledgers_ids() -> BTreeSet<String> {
    let ledgers = ledgers().unwrap();
    ledgers.into_iter().flat_map(|ledger| ledger.all).collect()
}

#[test]
fn files_are_short_and_titled_and_finished() {
    let files = tidy::files().unwrap();
    assert!(files.len() > 100);
    assert_eq!(tidy::long(&files), [""; 0]);
    assert_eq!(tidy::untitled(&files), [""; 0]);
    assert_eq!(tidy::leftovers(&files), [""; 0]);
}

#[test]
fn public_rules_without_a_caller_are_those_for_golden_cases() {
    let uncalled = called::uncalled(&tidy::files().unwrap()).unwrap();
    let named: BTreeSet<_> = uncalled
        .iter()
        .map(|(path, name)| (path.as_str(), name.as_str()))
        .collect();
    assert_eq!(
        named,
        BTreeSet::from_iter(called::FOR_CASES.iter().copied())
    );
}

/// Accepted cycles. The traits of the framework are one idea in several files: a rulebook decides
/// and folds a battle, and a battle belongs to a rulebook.
const CIRCLES: &[&str] =
    &["src-tauri/crates/rules: frame: action, battle, by_hand, fact, field, offer, plan"];

#[test]
fn dependencies_between_modules_of_a_crate_go_one_way() {
    let files = tidy::files().unwrap();
    assert_eq!(modules::circles(&files).unwrap(), CIRCLES);
}

/// Returns the files of a workspace that contains only this file.
fn planted(path: &str, text: &str) -> Vec<File> {
    let (path, text) = (path.to_owned(), text.to_owned());
    vec![File { path, text }]
}

const RULE: &str = "src-tauri/crates/books/fornovo/src/x.rs";

#[test]
fn a_program_that_switches_clauses_off_is_detected() {
    let asked = |user: &str| {
        let asked = (
            user.to_owned(),
            "drumhead-rules".to_owned(),
            "ablation".to_owned(),
        );
        tidy::switches(&[asked])
    };
    assert_eq!(asked("drumhead-app").len(), 1);
    assert_eq!(asked("drumhead-tests").len(), 0);
}

#[test]
fn a_crate_shipped_indirectly_is_found() {
    let used = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    let uses = BTreeMap::from([
        ("drumhead-app".to_owned(), used(&["drumhead-desk"])),
        ("drumhead-desk".to_owned(), used(&[HOST])),
        (HOST.to_owned(), used(&[])),
    ]);
    assert!(tidy::shipped(&["drumhead-app".to_owned()], &uses).contains(HOST));
    let script = "PROGRAMS=(--locked --package drumhead-app --package drumhead-host)";
    assert_eq!(tidy::programs(script), ["drumhead-app", HOST]);
}

#[test]
fn an_unknown_clause_is_detected() {
    let known = BTreeSet::from(["F-2.02".to_owned()]);
    let faults = |text| tidy::ids(&planted(RULE, text), &known).len();
    assert_eq!(faults("//! F-2.02 to F-9.99, D-55, UTF-8.25, F-2.021\n"), 1);
}

#[test]
fn untidy_files_are_detected() {
    let long = |lines| tidy::long(&planted(RULE, &"\n".repeat(lines))).len();
    assert_eq!((long(600), long(601)), (0, 1));
    assert_eq!(tidy::untitled(&planted(RULE, "use std;\n")).len(), 1);
    let put_off = concat!("// TO", "DO: later\nlet x = \"/ro", "ot/me\";\n");
    assert_eq!(tidy::leftovers(&planted(RULE, put_off)).len(), 2);
}

#[test]
fn a_rule_without_a_caller_is_detected() {
    let uncalled = |text| called::uncalled(&planted(RULE, text)).unwrap();
    let names = |text| uncalled(text).into_iter().map(|(_, name)| name).collect();
    let alone: Vec<String> = names("use a::bare; pub fn bare() {} fn own() {}");
    assert_eq!(alone, ["bare"]);
    for called in [
        "pub fn bare() {} fn own() { bare() }",
        "pub fn bare() {} fn own() { vec![bare()]; }",
        "impl A { pub fn bare(&self) {} } fn own(a: A) { a.bare() }",
        "pub fn bare() {} #[serde(default = \"bare\")] struct A;",
    ] {
        let none: Vec<String> = names(called);
        assert_eq!(none, [""; 0], "{called}");
    }
    let tested = "pub fn bare() {} #[cfg(test)] mod tests { fn own() { bare() } }";
    let tested: Vec<String> = names(tested);
    assert_eq!(tested, ["bare"]);
}

#[test]
fn a_cycle_of_modules_is_detected() {
    let crate_of = |files: &[(&str, &str)]| {
        let file = |(path, text): &(&str, &str)| planted(&format!("a/src/{path}.rs"), text);
        let files: Vec<File> = files.iter().flat_map(file).collect();
        modules::circles(&files).unwrap()
    };
    let one = ("one", "use crate::other::B; pub struct A;");
    let circle = ["a: crate: one, other"];
    assert_eq!(crate_of(&[one, ("other", "pub struct B;")]), [""; 0]);
    assert_eq!(
        crate_of(&[one, ("other", "fn f(_: crate::one::A) {}")]),
        circle
    );
    assert_eq!(
        crate_of(&[one, ("other", "fn f() { vec![super::one::A]; }")]),
        circle
    );
    let root = ("lib", "mod one; mod other; pub use one::A;");
    assert_eq!(crate_of(&[root, one, ("other", "use crate::A;")]), circle);
    let tests = (
        "other",
        "#[cfg(test)] mod tests { use crate::one::A; } pub struct B;",
    );
    assert_eq!(crate_of(&[root, one, tests]), [""; 0]);
    let parent = ("one", "mod part; pub struct A; fn f() { part::g(); }");
    assert_eq!(
        crate_of(&[parent, ("one/part", "fn g(_: super::A) {}")]),
        [""; 0]
    );
    let broken = planted("a/src/one.rs", "fn f( {");
    assert!(
        modules::circles(&broken)
            .unwrap_err()
            .starts_with("a/src/one.rs")
    );
}
