//! The catalogue of the rules' sentences, from `data/words`.

use super::army::{Arm, Troops};
use drumhead_rules::catalogue::Catalogue;
use drumhead_rules::data::catalogue::Form;

drumhead_rules::book_words! { "../../../../data/words" "stand_and_die" "stand_and_die-clauses" "stand_and_die-report" "stand_and_die-armies" }

/// Returns a chance as a whole percentage: "45%".
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::float_arithmetic,
    reason = "a chance is 0 to 1, and is shown in hundredths"
)]
pub(super) fn percent(chance: f64) -> String {
    format!("{}%", (chance * 100.0).round() as u32)
}

/// Returns troops in words: "20 infantry, 1 gun".
pub(super) fn troops_in_words(words: &Catalogue, troops: Troops, form: Form) -> String {
    let some = Arm::ALL.into_iter().filter(|arm| troops.of(*arm) > 0);
    let parts: Vec<_> = some
        .map(|arm| {
            let many = troops.of(arm);
            let number = if many == 1 { "one" } else { "many" };
            words.fill(
                &format!("troops.{}_{number}", arm.id()),
                &[("many", &many.to_string())],
            )
        })
        .collect();
    if parts.is_empty() {
        words.get(&form.key("troops.nobody")).to_owned()
    } else {
        parts.join(", ")
    }
}
