//! The public functions of rulebooks and their callers. A rule that is called only by tests has no
//! effect on play.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::{self, Visit};
use syn::{Attribute, Macro};

use crate::sources::{self, is_of_tests};
use crate::tidy::File;

/// The folder of the rulebooks.
const BOOKS: &str = "src-tauri/crates/books/";

/// Functions that answer golden cases, although the game has no use for them.
pub const FOR_CASES: &[(&str, &str)] = &[
    ("charging/src/result.rs", "counter_odds"),
    ("charging/src/result.rs", "rout_move_legal"),
    ("charging/src/result.rs", "routed_of"),
    ("charging/src/result.rs", "routing_charged"),
    ("fornovo/src/movement.rs", "model_over"),
];

/// Returns the file and the name of each public function of a rulebook that no program calls. A
/// call is recognised by its name.
///
/// # Errors
/// The path of a file that is not Rust.
pub fn uncalled(files: &[File]) -> Result<BTreeSet<(String, String)>, String> {
    let mut names = Names::default();
    let mut public = BTreeSet::new();
    for (path, parsed) in sources::parsed(files, "src-tauri/")? {
        names.public.clear();
        names.visit_file(&parsed);
        if let Some(path) = path.strip_prefix(BOOKS) {
            let here = names.public.iter().cloned();
            public.extend(here.map(|name| (path.to_owned(), name)));
        }
    }
    public.retain(|(_, name)| !names.are_called(name));
    Ok(public)
}

/// The names of functions in the programs.
#[derive(Default)]
struct Names {
    /// The public functions of the current file.
    public: BTreeSet<String>,
    /// The number of function definitions with each name.
    defined: BTreeMap<String, usize>,
    /// The number of uses of each name, including definitions.
    used: BTreeMap<String, usize>,
}

impl Names {
    /// Adds the signature of a function.
    fn define(&mut self, visibility: &syn::Visibility, signature: &syn::Signature) {
        let name = signature.ident.to_string();
        if matches!(visibility, syn::Visibility::Public(_)) {
            self.public.insert(name.clone());
        }
        *self.defined.entry(name).or_default() += 1;
    }

    /// Adds every name in this text.
    fn read(&mut self, text: &str) {
        let words = text.split(|it: char| !it.is_alphanumeric() && it != '_');
        for word in words.filter(|word| !word.is_empty()) {
            *self.used.entry(word.to_owned()).or_default() += 1;
        }
    }

    fn are_called(&self, name: &str) -> bool {
        self.used.get(name) > self.defined.get(name)
    }
}

impl<'ast> Visit<'ast> for Names {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.define(&function.vis, &function.sig);
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if !is_of_tests(&function.attrs) {
            self.define(&function.vis, &function.sig);
            visit::visit_impl_item_fn(self, function);
        }
    }

    /// An import or export is not a call.
    fn visit_item_use(&mut self, _: &'ast syn::ItemUse) {}

    fn visit_ident(&mut self, name: &'ast syn::Ident) {
        self.read(&name.to_string());
    }

    /// Some attributes of `serde` name functions.
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if !attribute.path().is_ident("doc")
            && let Ok(list) = attribute.meta.require_list()
        {
            self.read(&list.tokens.to_string());
        }
    }

    fn visit_macro(&mut self, called: &'ast Macro) {
        self.read(&called.tokens.to_string());
    }
}
