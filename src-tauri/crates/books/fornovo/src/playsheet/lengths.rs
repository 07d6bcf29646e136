//! Lengths in prose. The clauses contain both figure scales, `8″ (6″)`; a sheet needs one.

use crate::army::FigureScale;

/// Returns the text with the lengths of one scale: `8″` or `6″`.
pub(super) fn of_scale(text: &str, scale: FigureScale) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, large, small, after)) = pair(rest) {
        out.push_str(before);
        out.push_str(match scale {
            FigureScale::Large => large,
            FigureScale::Small => small,
        });
        out.push('″');
        rest = after;
    }
    out.push_str(rest);
    out
}

/// Finds the first length given in both scales. Returns the text before it, the length in each
/// scale, and the text after it.
fn pair(text: &str) -> Option<(&str, &str, &str, &str)> {
    const OPEN: &str = "″ (";
    let digits = |c: char| c.is_ascii_digit() || c == '.';
    for (open, _) in text.match_indices(OPEN) {
        let (head, tail) = (&text[..open], &text[open + OPEN.len()..]);
        let before = head.trim_end_matches(digits);
        let large = &head[before.len()..];
        let Some((small, after)) = tail.split_once("″)") else {
            continue;
        };
        if !large.is_empty() && !small.is_empty() && small.chars().all(digits) {
            return Some((before, large, small, after));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prose_has_the_lengths_of_one_scale() {
        let text = "Mounted recoil 8″ (6″), foot 1″ (0.75″) (at most). [8.43]";
        let large = of_scale(text, FigureScale::Large);
        assert_eq!(large, "Mounted recoil 8″, foot 1″ (at most). [8.43]");
        let small = of_scale(text, FigureScale::Small);
        assert_eq!(small, "Mounted recoil 6″, foot 0.75″ (at most). [8.43]");
        assert_eq!(
            of_scale("2″ (1) men (2″)", FigureScale::Small),
            "2″ (1) men (2″)"
        );
    }
}
