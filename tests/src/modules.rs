//! The order of modules: which modules of a crate use each other, and the cycles among
//! them.
//!
//! A module is in its parent's file or in its own. A re-exported name belongs to the module that
//! defines it. A module may use its parent and its own children. The children of one module may use
//! each other, but only without a cycle. Tests are ignored.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::Visit;
use syn::{Item, UseTree};

use crate::sources;
use crate::tidy::File;

/// A path in a crate, from its root: `frame`, `question`, `Answer`.
type Name = Vec<String>;

/// The names in a module.
#[derive(Default)]
struct Module {
    /// The names in the crate that the module uses.
    uses: BTreeSet<Name>,
    /// The module's imports and re-exports, by their local names.
    imports: BTreeMap<String, Name>,
}

/// Returns the cycles among the modules of each crate, each as `crate: parent: one, another`.
///
/// # Errors
/// The path of a file that does not parse as Rust.
pub fn circles(files: &[File]) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    for (folder, modules) in crates(files)? {
        for (parent, arrows) in arrows(&modules) {
            let parent = if parent.is_empty() {
                "crate".to_owned()
            } else {
                parent.join("::")
            };
            let circles = of_arrows(&arrows).into_iter();
            found.extend(circles.map(|names| {
                let names: Vec<&str> = names.into_iter().collect();
                format!("{folder}: {parent}: {}", names.join(", "))
            }));
        }
    }
    Ok(found)
}

/// Returns the modules of every crate, by the crate's folder.
fn crates(files: &[File]) -> Result<BTreeMap<&str, BTreeMap<Name, Module>>, String> {
    let mut crates: BTreeMap<&str, BTreeMap<Name, Module>> = BTreeMap::new();
    for (path, parsed) in sources::parsed(files, "")? {
        let Some((folder, rest)) = path.split_once("/src/") else {
            continue;
        };
        let Some(name) = rest.strip_suffix(".rs") else {
            continue;
        };
        let name: Name = match name {
            "lib" | "main" => Vec::new(),
            name => name.split('/').map(str::to_owned).collect(),
        };
        if name.iter().any(|part| part == "bin") {
            continue;
        }
        let modules = crates.entry(folder).or_default();
        read(name, &parsed.items, modules);
    }
    Ok(crates)
}

/// Reads a module and the modules in its file.
fn read(name: Name, items: &[Item], modules: &mut BTreeMap<Name, Module>) {
    let mut reader = Reader {
        module: Module::default(),
        name,
    };
    for item in items {
        let Item::Mod(inner) = item else {
            reader.visit_item(item);
            continue;
        };
        if let Some((_, items)) = &inner.content {
            let mut below = reader.name.clone();
            below.push(inner.ident.to_string());
            read(below, items, modules);
        }
    }
    modules.insert(reader.name, reader.module);
}

/// Collects the names that a module uses.
struct Reader {
    name: Name,
    module: Module,
}

impl Reader {
    /// Returns the name in the crate that a path refers to; `None` if the path belongs to another
    /// crate, or its first segment is a local name.
    fn named_by(&self, path: &[String]) -> Option<Name> {
        let mut at: Name = match path.first()?.as_str() {
            "crate" => Vec::new(),
            "self" | "super" => self.name.clone(),
            _ => return None,
        };
        for part in path {
            match part.as_str() {
                "crate" | "self" => {}
                "super" => drop(at.pop()),
                part => at.push(part.to_owned()),
            }
        }
        Some(at)
    }

    /// Collects the paths of a `use`, each with its local name.
    fn imports(&mut self, before: &[String], tree: &UseTree) {
        let mut path = before.to_vec();
        let (last, here) = match tree {
            UseTree::Path(part) => {
                path.push(part.ident.to_string());
                return self.imports(&path, &part.tree);
            }
            UseTree::Group(group) => {
                return group
                    .items
                    .iter()
                    .for_each(|tree| self.imports(before, tree));
            }
            UseTree::Name(name) => (name.ident.to_string(), name.ident.to_string()),
            UseTree::Rename(name) => (name.ident.to_string(), name.rename.to_string()),
            UseTree::Glob(_) => ("self".to_owned(), String::new()),
        };
        path.push(last);
        // `use part::Thing` names a child of this module, or another crate, which then counts as
        // this module itself.
        let named = self.named_by(&path).unwrap_or_else(|| {
            let here = self.name.iter().chain(&path);
            here.filter(|part| *part != "self").cloned().collect()
        });
        let here = if here == "self" {
            path.iter().nth_back(1).cloned()
        } else {
            Some(here)
        };
        self.module.uses.insert(named.clone());
        self.module.imports.insert(here.unwrap_or_default(), named);
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.imports(&[], &item.tree);
    }

    fn visit_item_mod(&mut self, _: &'ast syn::ItemMod) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let parts: Vec<String> = path
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect();
        self.module.uses.extend(self.named_by(&parts));
        syn::visit::visit_path(self, path);
    }

    /// Finds paths among the tokens of a macro, whose contents are not parsed.
    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        let text = called.tokens.to_string().replace(' ', "");
        // The text between quotes is not code. It may be a comment or a sentence.
        let code = text.split('"').step_by(2);
        let parts = code.flat_map(|code| {
            code.split(|char: char| !(char.is_alphanumeric() || "_:".contains(char)))
        });
        for path in parts.filter(|path| path.contains("::")) {
            let path: Vec<String> = path.split("::").map(str::to_owned).collect();
            self.module.uses.extend(self.named_by(&path));
        }
        syn::visit::visit_macro(self, called);
    }
}

/// Returns the uses between children of one module, grouped by that module.
fn arrows(modules: &BTreeMap<Name, Module>) -> BTreeMap<&[String], Arrows<'_>> {
    let mut arrows: BTreeMap<&[String], Arrows<'_>> = BTreeMap::new();
    for (user, module) in modules {
        for name in &module.uses {
            let Some((used, _)) = modules.get_key_value(&defined(modules, name.clone())) else {
                continue;
            };
            let alike = user
                .iter()
                .zip(used)
                .take_while(|(one, other)| one == other);
            let depth = alike.count();
            if let (Some(from), Some(to)) = (user.get(depth), used.get(depth)) {
                let between = arrows.entry(&user[..depth]).or_default();
                between.entry(from).or_default().insert(to);
            }
        }
    }
    arrows
}

/// Names, each with the names that it uses.
type Arrows<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// Returns the module in which a name is defined.
fn defined(modules: &BTreeMap<Name, Module>, mut name: Name) -> Name {
    // A chain of re-exports is short; a cyclic one ends here.
    for _ in 0..8 {
        let known = (0..=name.len())
            .rev()
            .find(|length| modules.contains_key(&name[..*length]));
        let Some(length) = known else {
            return name;
        };
        let import = name
            .get(length)
            .and_then(|next| modules[&name[..length]].imports.get(next));
        match import {
            Some(import) if !import.starts_with(&name[..=length]) => {
                let after = name.split_off(length + 1);
                name = import.iter().cloned().chain(after).collect();
            }
            _ => {
                name.truncate(length);
                return name;
            }
        }
    }
    name
}

/// Returns the strongly connected sets with more than one name.
fn of_arrows<'a>(arrows: &Arrows<'a>) -> Vec<BTreeSet<&'a str>> {
    let reach = |from: &'a str| {
        let (mut reached, mut next) = (BTreeSet::new(), vec![from]);
        while let Some(name) = next.pop() {
            for used in arrows.get(name).into_iter().flatten() {
                if reached.insert(*used) {
                    next.push(*used);
                }
            }
        }
        reached
    };
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        arrows.keys().map(|name| (*name, reach(name))).collect();
    let circle = |(name, to): (&&'a str, &BTreeSet<&'a str>)| {
        let back = |other: &&&'a str| reached.get(**other).is_some_and(|it| it.contains(name));
        let round: BTreeSet<&str> = to.iter().filter(back).copied().collect();
        (round.len() > 1).then_some(round)
    };
    let circles: BTreeSet<BTreeSet<&str>> = reached.iter().filter_map(circle).collect();
    circles.into_iter().collect()
}
