//! The clauses on the playsheet, under the interpretations of a game.

use drumhead_vocabulary::sheet::Block;

use crate::clauses::clause;
use crate::interpretations::{
    CommanderReturn, DragoonsCharge, Interpretations, RoutAt, TrottersCharge, register,
};
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::data::switches::with_gaps;
use drumhead_rules::list::paper::frame;

/// Returns the ids of the interpretations that are printed with this clause. Default
/// interpretations are also printed, because the source does not contain them. An interpretation
/// that can have no effect under the others is left out.
fn printed_gaps(id: &str, interpretations: &Interpretations) -> &'static [&'static str] {
    match id {
        "D3-36" if interpretations.reroll_beneficiary.hill_attacker() => {
            &["rear_attacks", "reroll_beneficiary"]
        }
        "D3-36" => &["rear_attacks", "reroll_beneficiary", "flank_vs_hill"],
        "D3-41" => &["give_ground_ways", "give_ground_beside"],
        _ => &[],
    }
}

/// Returns the text of a clause under these interpretations, with its id and the interpretations of
/// its gaps.
fn clause_text(words: &Catalogue, interpretations: &Interpretations, id: &str) -> Option<String> {
    let clause = clause(id)?;
    let dragoons = interpretations.dragoons_as_cavalry == DragoonsCharge::Yes;
    let empty = interpretations.trotters_may_charge_with_ammo == TrottersCharge::No;
    let shooter = interpretations.reroll_beneficiary.trench_shooter();
    let other = match id {
        "D3-24" if shooter => Some("trench_shooter"),
        "D3-24" => Some("trench_target"),
        "D3-33" if dragoons && empty => Some("starts_dragoons_empty"),
        "D3-33" if dragoons => Some("starts_dragoons"),
        "D3-33" if empty => Some("starts_empty"),
        "D3-42" if interpretations.rout_at == RoutAt::Sixth => Some("routs_at_sixth"),
        "D3-44" if returns_early(interpretations) => Some("returns_early"),
        _ => None,
    };
    let text = other.map_or_else(
        || clause.text(words),
        |key| words.get(&format!("sheet.{key}")),
    );
    let register = register().ok()?;
    let clause_and_id = (text, id);
    Some(with_gaps(
        words,
        clause_and_id,
        register,
        interpretations,
        printed_gaps(id, interpretations),
    ))
}

/// Returns whether a commander off the table may return before the count.
pub(super) fn returns_early(interpretations: &Interpretations) -> bool {
    interpretations.commander_return == CommanderReturn::BeforeCounting
}

/// Returns the text of these clauses, under a heading.
pub(super) fn rules(
    words: &Catalogue,
    interpretations: &Interpretations,
    head: &str,
    ids: &[&str],
) -> Block {
    let paragraphs: Vec<_> = ids
        .iter()
        .filter_map(|id| clause_text(words, interpretations, id))
        .collect();
    frame(words, head, &paragraphs)
}
