//! Ground at the table: it is named, changed and removed, and the table says
//! who stands where.

use drumhead_words::play::{Answer, Choice, Offer, OfferId, OfferKind, Question, Scalar, UnitRef};

use super::super::super::terrain::{self, SightLine};
use super::super::command::Command;
use super::super::ground::{FeatureKind, Labour, NAME, Spot};
use super::super::say;
use super::super::state::*;
use super::super::table::Table;
use super::{one_of, plain, question};
use crate::battle::actions;
use drumhead_rules::data::catalogue::capital;

/// A feature is named, or one that is named is changed or removed.
pub(super) fn naming(table: Table<'_>) -> Vec<Offer<Command>> {
    let kinds = FeatureKind::ALL
        .map(|kind| Choice::text(kind.id(), say(&format!("ground.{}", kind.id()), &[])));
    let answer = Answer::One {
        choices: kinds.to_vec(),
    };
    let mut offers = vec![Offer {
        kind: OfferKind::Terrain,
        clause: Some("F-11.14".to_owned()),
        questions: vec![
            question("/kind", "ground_kind", answer),
            question("/name", "ground_name", Answer::text(NAME)),
        ],
        ..plain(
            "ground.name",
            "ground",
            say("offer.name_ground", &[]),
            Command::NameGround(actions::NameGround {
                kind: FeatureKind::TownBlock,
                name: String::new(),
            }),
        )
    }];
    for (id, site) in &table.state.ground {
        let called = [("feature", site.feature.name.as_str())];
        let covers = ["none", "soft", "hard"];
        let cover = |field: &str| {
            let path = format!("/feature/{field}");
            question(&path, &format!("ground_{field}"), one_of("cover", &covers))
        };
        let mut questions = vec![
            question("/feature/name", "ground_name", Answer::text(NAME)),
            cover("small_arms"),
            cover("ball"),
            cover("combat"),
        ];
        if site.feature.capacity.is_some() {
            let answer = Answer::Number {
                least: 1,
                most: 200,
            };
            questions.push(question("/feature/capacity", "ground_capacity", answer));
        }
        if site.feature.hits.is_some() {
            let answer = Answer::Number {
                least: 1,
                most: 100,
            };
            questions.push(question("/feature/hits", "ground_hits", answer));
        }
        offers.push(Offer {
            kind: OfferKind::Terrain,
            clause: Some("F-11.18".to_owned()),
            questions,
            ..plain(
                OfferId::new("ground.change", id),
                "ground",
                say("offer.change_ground", &called),
                Command::ChangeGround(actions::ChangeGround {
                    feature: site.feature.clone(),
                }),
            )
        });
        offers.push(Offer {
            kind: OfferKind::Terrain,
            ..plain(
                OfferId::new("ground.remove", id),
                "ground",
                say("offer.remove_ground", &called),
                Command::RemoveGround(actions::RemoveGround { feature: *id }),
            )
        });
    }
    offers
}

/// Where the unit may go in a move: every feature at which nothing keeps it
/// out, in the usual way.
pub(super) fn places(table: Table<'_>, unit: UnitRef) -> Vec<Choice> {
    let sites = table.state.ground.iter();
    sites
        .filter(|(id, _)| {
            let spot = table.usual_spot(**id);
            spot.is_some_and(|spot| table.against_standing(unit, spot).is_empty())
        })
        .map(|(id, site)| Choice {
            value: Scalar::Number(i32::from(*id)),
            label: capital(&site.feature.name),
        })
        .collect()
}

/// The table says where the unit stands; and what it may do there.
pub(super) fn standing(table: Table<'_>, unit: UnitRef) -> Vec<Offer<Command>> {
    let Some((_, live)) = table.unit(unit) else {
        return Vec::new();
    };
    if !live.on_table() {
        return Vec::new();
    }
    let mut offers = Vec::new();
    let offer = |id: OfferId, kind, group: &str, label: String, command| Offer {
        kind,
        unit: Some(unit),
        ..plain(id, group, label, command)
    };
    let terrain = |id, label, command| offer(id, OfferKind::Terrain, "ground", label, command);
    for (id, site) in table.state.ground.iter().filter(|(_, site)| !site.hitched) {
        for stand in table.stands(site.feature.kind) {
            let spot = Spot {
                feature: *id,
                stand: *stand,
            };
            if live.ground == Some(spot) {
                continue;
            }
            let key = format!("offer.stand_{}", stand.id());
            let label = say(&key, &[("feature", &site.feature.name)]);
            let id = OfferId::new("ground.stand", format!("{id}.{}", stand.id()));
            let spot = Some(spot);
            offers.push(Offer {
                against: spot.map_or_else(Vec::new, |spot| table.against_standing(unit, spot)),
                ..terrain(id, label, Command::Stand(actions::Stand { unit, spot }))
            });
        }
    }
    if let Some((site, _)) = table.at(unit) {
        let label = say("offer.stand_open", &[("feature", &site.feature.name)]);
        let command = Command::Stand(actions::Stand { unit, spot: None });
        offers.push(terrain(OfferId::from("ground.open"), label, command));
    }
    let moves = table.state.now.step.moving_side(table.state.side_a) == Some(unit.side);
    let able = moves && live.turn.moved == Moved::Stood && !live.routs() && live.pursuit.is_none();
    if let Some(site) = table.hedgerow(unit).filter(|_| able) {
        for (id, how) in [("clears", Labour::Clears), ("loopholes", Labour::Loopholes)] {
            let key = format!("offer.labour_{id}");
            let label = say(&key, &[("feature", &site.feature.name)]);
            offers.push(Offer {
                clause: Some("F-11.11".to_owned()),
                against: table.laboured_already(site).into_iter().collect(),
                ..offer(
                    OfferId::new("labour", id),
                    OfferKind::Move,
                    "move",
                    label,
                    Command::Labour(actions::Labour { unit, how }),
                )
            });
        }
    }
    offers
}

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
