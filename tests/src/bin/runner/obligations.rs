//! `make obligations`: writes the tables of `docs/obligations`.

use drumhead_tests::obligations::documents;

use super::Outcome;

pub(crate) fn run() -> Outcome<()> {
    for document in documents()? {
        std::fs::write(&document.path, &document.text)?;
    }
    Ok(())
}
