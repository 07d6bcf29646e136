//! What can be set by hand.

use drumhead_words::play::{Answer, Offer, UnitRef};

use super::super::super::army::Kind;
use super::super::command::Command;
use super::super::hand::{Correction, MoraleWord, PlaceWord};
use super::super::say;
use super::super::state::*;
use super::super::table::Table;
use super::{one_of, plain, question, units_of};

/// What can be set by hand.
pub(super) fn by_hand(table: Table<'_>, unit: UnitRef) -> Vec<Offer<Command>> {
    let Some((bought, live)) = table.unit(unit) else {
        return Vec::new();
    };
    let offer = |id: String, label: String, to: Correction, questions| Offer {
        unit: Some(unit),
        questions,
        ..plain(id, "hand", label, Command::Correct { unit, to })
    };
    let mut offers = Vec::new();
    for (index, (group, left)) in (0_u8..).zip(bought.groups.iter().zip(&live.groups)) {
        let most = i32::try_from(group.count).unwrap_or(i32::MAX);
        let what = super::super::group_name(bought, usize::from(index));
        offers.push(offer(
            format!("hand.figures:{index}"),
            say("battle.offer.hand_figures", &[("group", &what)]),
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
        "hand.morale".to_owned(),
        say("battle.offer.hand_morale", &[]),
        Correction::Morale {
            to: MoraleWord::Good,
        },
        vec![question("/to/to", "morale", one_of("morale", &words))],
    ));
    offers.push(offer(
        "hand.disorder".to_owned(),
        say("battle.offer.hand_disorder", &[]),
        Correction::Disorder {
            to: live.disorder.is_none(),
        },
        vec![question("/to/to", "disorder", Answer::YesNo)],
    ));
    let enemies = units_of(table, 1 - unit.side.min(1), unit);
    if live.on_table() {
        offers.push(offer(
            "hand.contacts".to_owned(),
            say("battle.offer.hand_contacts", &[]),
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
    if bought.stakes > 0 {
        let places = ["none", "carried", "planted", "left"];
        offers.push(offer(
            "hand.stakes".to_owned(),
            say("battle.offer.hand_stakes", &[]),
            Correction::Stakes { to: live.stakes },
            vec![question("/to/to", "stakes", one_of("stakes", &places))],
        ));
    }
    if bought.kind == Kind::Artillery {
        offers.push(offer(
            "hand.crew".to_owned(),
            say("battle.offer.hand_crew", &[]),
            Correction::Crew { to: live.crew },
            vec![question(
                "/to/to",
                "crew",
                one_of("crew", &["at_guns", "away"]),
            )],
        ));
    }
    offers.push(offer(
        "hand.place".to_owned(),
        say("battle.offer.hand_place", &[]),
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
