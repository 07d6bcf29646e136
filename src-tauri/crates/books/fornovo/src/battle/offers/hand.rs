//! What can be set by hand.

use drumhead_words::play::{Answer, Offer, OfferId, OfferKind, UnitRef};

use super::super::super::army::{Kind, Model, Order, Unit};
use super::super::command::Command;
use super::super::hand::{Correction, MoraleWord, PlaceWord};
use super::super::say;
use super::super::state::*;
use super::super::table::Table;
use super::super::view::model_id;
use super::{one_of, plain, question, units_of};
use crate::battle::actions;

/// The most Move phases that can be said to be owed: no manoeuvre of the book costs more than a few.
const MOST_OWED: i32 = 6;

/// What can be set by hand.
pub(super) fn by_hand(table: Table<'_>, unit: UnitRef) -> Vec<Offer<Command>> {
    let Some((bought, live)) = table.unit(unit) else {
        return Vec::new();
    };
    let offer = |id: OfferId, label: String, to: Correction, questions| Offer {
        kind: OfferKind::ByHand,
        unit: Some(unit),
        questions,
        ..plain(
            id,
            "hand",
            label,
            Command::Correct(actions::Correct { unit, to }),
        )
    };
    let mut offers = Vec::new();
    for model in Model::ALL
        .into_iter()
        .filter(|model| bought.models.count(*model) > 0)
    {
        let id = model_id(model);
        let most = i32::from(bought.models.count(model));
        let what = say(&format!("model.{id}"), &[]);
        offers.push(offer(
            OfferId::new("hand.models", id),
            say("offer.hand_models", &[("models", &what)]),
            Correction::Models { left: live.models },
            vec![question(
                &format!("/to/left/{id}"),
                "models",
                Answer::Number { least: 0, most },
            )],
        ));
    }
    for (index, (group, left)) in (0_u8..).zip(bought.groups.iter().zip(&live.groups)) {
        let most = i32::try_from(group.count).unwrap_or(i32::MAX);
        let what = super::super::group_name(bought, usize::from(index));
        offers.push(offer(
            OfferId::new("hand.figures", index),
            say("offer.hand_figures", &[("group", &what)]),
            Correction::Figures {
                group: index,
                left: *left,
            },
            vec![question(
                "/to/left",
                "left",
                Answer::Number { least: 0, most },
            )],
        ));
    }
    let words = ["good", "halted", "shaken", "routed"];
    offers.push(offer(
        "hand.morale".into(),
        say("offer.hand_morale", &[]),
        Correction::Morale {
            to: MoraleWord::Good,
        },
        vec![question("/to/to", "morale", one_of("morale", &words))],
    ));
    offers.push(offer(
        "hand.disorder".into(),
        say("offer.hand_disorder", &[]),
        Correction::Disorder {
            to: live.disorder.is_none(),
        },
        vec![question("/to/to", "disorder", Answer::YesNo)],
    ));
    let enemies = units_of(table, 1 - unit.side.min(1), unit);
    if live.on_table() {
        offers.push(offer(
            "hand.contacts".into(),
            say("offer.hand_contacts", &[]),
            Correction::Contacts {
                with: live.contacts.iter().copied().collect(),
            },
            vec![question(
                "/to/with",
                "contacts",
                Answer::Some { choices: enemies },
            )],
        ));
    }
    let state = equipment(bought, live).into_iter();
    offers.extend(state.map(|(id, to, asked)| {
        let label = say(&format!("offer.hand_{id}"), &[]);
        let questions = asked.map(|(path, answer)| question(path, id, answer));
        offer(
            format!("hand.{id}").into(),
            label,
            to,
            questions.into_iter().collect(),
        )
    }));
    offers.push(offer(
        "hand.place".into(),
        say("offer.hand_place", &[]),
        Correction::Place {
            to: match live.place {
                Place::Table => PlaceWord::Removed,
                Place::Away { .. } | Place::Gone { .. } => PlaceWord::Table,
            },
        },
        vec![question(
            "/to/to",
            "place",
            one_of("place", &["table", "away", "removed"]),
        )],
    ));
    offers
}

/// Where most corrections say what they set.
const TO: &str = "/to/to";

/// What is asked for a correction: where the answer goes, and which it may be.
type Asked = Option<(&'static str, Answer)>;

/// What of a unit's posture and equipment can be set: the correction's word, what it sets as it stands
/// in the offer, and its question.
fn equipment(bought: &Unit, live: &UnitState) -> Vec<(&'static str, Correction, Asked)> {
    let mut all = Vec::new();
    let close_foot = bought.kind == Kind::Infantry && bought.order == Order::Close;
    if close_foot || live.square {
        let to = Correction::Square { to: !live.square };
        all.push(("square", to, Some((TO, Answer::YesNo))));
    }
    if bought.kind != Kind::Artillery {
        let most = MOST_OWED.max(i32::from(live.debt));
        let to = Correction::Debt { moves: live.debt };
        all.push((
            "debt",
            to,
            Some(("/to/moves", Answer::Number { least: 0, most })),
        ));
    }
    if bought.is_mounted_infantry() {
        let to = Correction::Mounted { to: !live.mounted };
        all.push(("mounted", to, Some((TO, Answer::YesNo))));
    }
    if bought.models.guns() > 0 {
        all.push(("loaded", Correction::Loaded, None));
    }
    if bought.stakes > 0 {
        let to = Correction::Stakes { to: live.stakes };
        let places = ["none", "carried", "planted", "left"];
        all.push(("stakes", to, Some((TO, one_of("stakes", &places)))));
    }
    if bought.kind == Kind::Artillery {
        let to = Correction::Crew { to: live.crew };
        let places = ["at_guns", "away"];
        all.push(("crew", to, Some((TO, one_of("crew", &places)))));
    }
    all
}
