//! The sources of the crates, parsed, without their tests.
// Syntax trees have many kinds of nodes, and each function needs only a few of them.
#![allow(clippy::wildcard_enum_match_arm)]

use syn::{Attribute, Item};

use crate::tidy::File;

/// Whether a file is Rust code other than tests and benchmarks.
pub fn is_code(File { path, text }: &File) -> bool {
    // A rulebook's `tests.rs` may implement the rules' own tests, such as morale tests: such a file
    // counts as code.
    let tested = path.ends_with("tests.rs") && text.contains("#[test]");
    path.ends_with(".rs") && !tested && !path.contains("/tests/") && !path.contains("/benches/")
}

/// Returns the code of the files below this path, with the path of each.
///
/// # Errors
/// The path of a file that does not parse as Rust.
pub fn parsed<'a>(files: &'a [File], below: &str) -> Result<Vec<(&'a str, syn::File)>, String> {
    let code = files
        .iter()
        .filter(|file| file.path.starts_with(below) && is_code(file));
    code.map(|file| {
        let mut parsed =
            syn::parse_file(&file.text).map_err(|error| format!("{}: {error}", file.path))?;
        drop_tests(&mut parsed.items);
        Ok((file.path.as_str(), parsed))
    })
    .collect()
}

/// Drops the items that are compiled only for tests.
fn drop_tests(items: &mut Vec<Item>) {
    items.retain(|item| !is_of_tests(attributes(item)));
    for item in items {
        if let Item::Mod(module) = item
            && let Some((_, items)) = &mut module.content
        {
            drop_tests(items);
        }
    }
}

/// Whether the item with these attributes is compiled only for tests.
pub(crate) fn is_of_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let test = |list: &syn::MetaList| list.tokens.to_string() == "test";
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg") && attribute.meta.require_list().is_ok_and(test)
    })
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
