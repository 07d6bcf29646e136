//! What must be looked at before an enemy counts as seen.

use drumhead_words::play::Question;

use super::super::super::terrain::{self, SightLine};
use super::super::ground::FeatureKind;
use super::super::say;
use super::super::table::Table;

/// The question with a hint of what the table must look at before an enemy
/// counts as seen.
pub(super) fn in_sight(table: Table<'_>, asked: Question) -> Question {
    let about = table.state.ground.values().map(|site| site.feature.kind);
    let about: Vec<FeatureKind> = about.collect();
    let lines = terrain::sight(&about, table.setup.scale, table.rules);
    let said = |line: &SightLine| {
        let inches = line.inches.map(|inches| inches.to_string());
        let key = format!("sight.{}", line.id);
        say(&key, &[("inches", &inches.unwrap_or_default())])
    };
    let sentences = asked.hint.into_iter().chain(lines.iter().map(said));
    Question {
        given: None,
        hint: Some(sentences.collect::<Vec<_>>().join(" ")),
        ..asked
    }
}
