//! What rosters show after play with paper, in one form.

use drumhead_words::play::{Answer, Offer, OfferId, OfferKind, Question};

use super::super::super::army::{Model, Unit};
use super::super::command::Command;
use super::super::paper::OnPaper;
use super::super::state::*;
use super::super::table::Table;
use super::super::{group_name, name, say, side_name, view};
use super::{one_of, plain};
use crate::battle::actions;

/// Every unit that is not out of the battle, as it stands: whoever comes back
/// from paper changes what the paper shows otherwise.
pub(super) fn from_paper(table: Table<'_>) -> Offer<Command> {
    let mut units = Vec::new();
    let mut questions = Vec::new();
    let live = table.state.units.iter();
    for (unit, live) in live.filter(|(_, live)| !matches!(live.place, Place::Gone { .. })) {
        let Some(bought) = table.setup.unit(*unit) else {
            continue;
        };
        let (side, name) = (side_name(table, unit.side), name(table, *unit));
        let asked = asked(bought, [&side, &name], units.len());
        units.push(OnPaper::now(*unit, live));
        questions.extend(asked);
    }
    let label = say("offer.hand_paper", &[]);
    let command = Command::FromPaper(actions::FromPaper { units });
    Offer {
        kind: OfferKind::Paper,
        questions,
        ..plain(OfferId::paper(), "hand", label, command)
    }
}

/// What is asked of a unit, at its place in the command.
fn asked(bought: &Unit, [side, name]: [&str; 2], place: usize) -> Vec<Question> {
    let asked = |path: String, what: &str, answer| Question {
        given: None,
        path: format!("/units/{place}/{path}"),
        label: say("ask.paper.label", &[("unit", name), ("what", what)]),
        hint: Some(side.to_owned()),
        clause: None,
        answer,
        remember: None,
    };
    let left = |what: &str| say("ask.paper.left", &[("what", what)]);
    let mut questions = Vec::new();
    for (index, group) in bought.groups.iter().enumerate() {
        let what = left(&group_name(bought, index));
        let answer = Answer::left(group.count, group.count);
        questions.push(asked(format!("figures/{index}"), &what, answer));
    }
    for model in Model::ALL {
        let began = u32::from(bought.models.count(model));
        if began > 0 {
            let id = view::model_id(model);
            let what = left(&say(&format!("model.{id}"), &[]));
            let answer = Answer::left(began, began);
            questions.push(asked(format!("models/{id}"), &what, answer));
        }
    }
    let word = |key: &str| say(&format!("ask.{key}.label"), &[]);
    let morale = one_of("morale", &["good", "halted", "shaken", "routed"]);
    let place = one_of("place", &["table", "away", "removed"]);
    questions.push(asked("morale".to_owned(), &word("morale"), morale));
    questions.push(asked(
        "disorder".to_owned(),
        &word("disorder"),
        Answer::YesNo,
    ));
    questions.push(asked("place".to_owned(), &word("place"), place));
    questions
}
