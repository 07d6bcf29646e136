//! The form of the army itself: agreements, generals and works.

use drumhead_vocabulary::{Length, Points};

use super::fields::{many, number, one, open, text};
use super::types::*;
use super::{Seen, interpretations};
use crate::army::*;
use crate::clauses::clause;
use crate::edit::{ArmyChange, ContingentChange, Edit, GeneralChange, PieceChange};
use crate::interpretations::{Interpretations, Master, register};
use crate::tables::TableError;
use drumhead_rules::data::switches::key;

const fn on_army(change: ArmyChange) -> Edit {
    Edit::Army { change }
}

/// Returns the form of the army itself.
pub(crate) fn form(seen: &Seen<'_>) -> Result<ArmyForm, TableError> {
    let army = seen.army;
    let era = &seen.rules.limits.year.era;
    let limit = army.limit.and_then(|limit| u32::try_from(limit.0).ok());
    Ok(ArmyForm {
        name: text(
            seen,
            "army_name",
            &army.name,
            seen.words.get("view.unnamed_army").to_owned(),
            on_army(ArmyChange::Name(army.name.clone())),
        ),
        year: number(
            seen,
            "year",
            Some(army.year.into()),
            era.first.into()..=era.last.into(),
            on_army(ArmyChange::Year(army.year)),
        ),
        limit: number(
            seen,
            "limit",
            limit,
            0..=100_000,
            on_army(ArmyChange::Limit(army.limit)),
        )
        .optional(),
        rows: vec![scales(seen), supply(seen)],
        contingents: army
            .contingents
            .iter()
            .map(|c| contingent(seen, c))
            .collect(),
        generals: army.generals.iter().map(|g| general(seen, g)).collect(),
        pieces: army.pieces.iter().map(|p| piece(seen, p)).collect(),
        add: additions(seen),
        interpretations: interpretation_views(seen)?,
        master: master(seen)?,
        notes: text(
            seen,
            "notes",
            &army.notes,
            String::new(),
            on_army(ArmyChange::Notes(army.notes.clone())),
        ),
        source: text(
            seen,
            "source",
            &army.source,
            String::new(),
            on_army(ArmyChange::Source(army.source.clone())),
        ),
    })
}

fn scales(seen: &Seen<'_>) -> Row {
    let choices = [FigureScale::Large, FigureScale::Small].map(|scale| {
        let edit = on_army(ArmyChange::Scale(scale));
        open(
            scale.id(),
            seen.word(scale.id()).to_owned(),
            seen.army.scale == scale,
            edit,
        )
    });
    one(seen, "scale", choices.to_vec())
}

/// Returns the question about supply: the whole army or no unit (F-2.22).
fn supply(seen: &Seen<'_>) -> Row {
    let units = &seen.army.units;
    let all = !units.is_empty() && units.iter().all(|unit| unit.unsupplied);
    let none = units.iter().all(|unit| !unit.unsupplied);
    let choice = |id: &str, price: Option<Points>, on: bool, value: bool| Choice {
        price,
        ..open(
            id,
            seen.words.get(&format!("choice.{id}")).to_owned(),
            on,
            on_army(ArmyChange::Unsupplied(value)),
        )
    };
    let price = seen.rules.prices.infantry.unsupplied.points;
    let choices = vec![
        choice("supplied", None, none, false),
        choice("army_unsupplied", Some(price), all, true),
    ];
    one(seen, "supply", choices)
}

fn remove(seen: &Seen<'_>, id: &str, edit: Edit) -> Action {
    let label = seen.words.get(&format!("action.{id}")).to_owned();
    Action {
        id: id.to_owned(),
        label,
        price: None,
        edit,
    }
}

fn contingent(seen: &Seen<'_>, contingent: &Contingent) -> ThingForm {
    let id = contingent.id;
    let on = |change| Edit::Contingent {
        contingent: id,
        change,
    };
    let used = seen.army.units.iter().any(|unit| unit.contingent == id)
        || seen
            .army
            .generals
            .iter()
            .any(|general| general.contingent == id);
    let name = ContingentChange::Name(contingent.name.clone());
    let nation = ContingentChange::Nation(contingent.nation.clone());
    let stays = used || seen.army.contingents.len() == 1;
    ThingForm {
        id: id.0,
        title: seen.contingent_name(contingent),
        points: Points::ZERO,
        texts: vec![
            text(
                seen,
                "contingent_name",
                &contingent.name,
                String::new(),
                on(name),
            ),
            text(
                seen,
                "nation",
                &contingent.nation,
                String::new(),
                on(nation),
            ),
        ],
        rows: Vec::new(),
        numbers: Vec::new(),
        remove: (!stays).then(|| remove(seen, "remove", on(ContingentChange::Remove))),
    }
}

fn general(seen: &Seen<'_>, general: &General) -> ThingForm {
    let on = |change| Edit::General {
        general: general.id,
        change,
    };
    let prices = &seen.rules.prices.general;
    let ranks = [
        (Rank::CommanderInChief, prices.commander_in_chief),
        (Rank::Subgeneral, prices.subgeneral),
    ];
    let mut rows = vec![one(
        seen,
        "rank",
        ranks
            .map(|(rank, price)| Choice {
                price: Some(price.points),
                ..open(
                    rank.id(),
                    seen.label(rank.id()),
                    general.rank == rank,
                    on(GeneralChange::Rank(rank)),
                )
            })
            .to_vec(),
    )];
    if seen.army.contingents.len() > 1 {
        let choices = seen.army.contingents.iter().map(|contingent| {
            let edit = on(GeneralChange::Contingent(contingent.id));
            let name = seen.contingent_name(contingent);
            let his = general.contingent == contingent.id;
            open(&contingent.id.0.to_string(), name, his, edit)
        });
        rows.push(one(seen, "contingent", choices.collect()));
    }
    let price = ranks
        .iter()
        .find(|(rank, _)| *rank == general.rank)
        .map(|(_, price)| price.points);
    let placeholder = seen.general_name(&General {
        name: String::new(),
        ..general.clone()
    });
    let name = GeneralChange::Name(general.name.clone());
    ThingForm {
        id: general.id.0,
        title: seen.general_name(general),
        points: price.unwrap_or_default(),
        texts: vec![text(
            seen,
            "general_name",
            &general.name,
            placeholder,
            on(name),
        )],
        rows,
        numbers: Vec::new(),
        remove: Some(remove(seen, "remove_general", on(GeneralChange::Remove))),
    }
}

fn piece(seen: &Seen<'_>, piece: &Piece) -> ThingForm {
    let on = |change| Edit::Piece {
        piece: piece.id,
        change,
    };
    let what = on(PieceChange::What(piece.what));
    let (mut rows, mut numbers) = (Vec::new(), Vec::new());
    match piece.what {
        PieceKind::Sniper => {}
        PieceKind::Ditch { length }
        | PieceKind::LightFieldworks { length }
        | PieceKind::HeavyFieldworks { length } => {
            let inches = u32::try_from(length.as_32nds() / Length::PER_INCH).ok();
            let mut field = number(seen, "length", inches, 0..=999, what).under("length");
            field.times = Length::PER_INCH.unsigned_abs();
            numbers.push(field);
        }
        PieceKind::Wagons { count, laager } | PieceKind::WarWagons { count, laager } => {
            let count = Some(u32::from(count));
            numbers.push(number(seen, "wagons", count, 0..=200, what).under("count"));
            let turned = PieceChange::What(with_laager(piece.what, !laager));
            let label = seen.words.get("choice.laager").to_owned();
            rows.push(many(
                seen,
                "laager",
                vec![open("laager", label, laager, on(turned))],
            ));
        }
    }
    let name = PieceChange::Name(piece.name.clone());
    ThingForm {
        id: piece.id.0,
        title: seen.label(piece.what.id()),
        points: price_of(seen, piece),
        texts: vec![text(
            seen,
            "piece_name",
            &piece.name,
            String::new(),
            on(name),
        )],
        rows,
        numbers,
        remove: Some(remove(seen, "remove", on(PieceChange::Remove))),
    }
}

const fn with_laager(what: PieceKind, laager: bool) -> PieceKind {
    match what {
        PieceKind::Wagons { count, .. } => PieceKind::Wagons { count, laager },
        PieceKind::WarWagons { count, .. } => PieceKind::WarWagons { count, laager },
        PieceKind::Sniper
        | PieceKind::Ditch { .. }
        | PieceKind::LightFieldworks { .. }
        | PieceKind::HeavyFieldworks { .. } => what,
    }
}

/// Returns the price of the piece alone, from the bill of an army with nothing else.
pub(crate) fn price_of(seen: &Seen<'_>, piece: &Piece) -> Points {
    let alone = Army {
        pieces: vec![piece.clone()],
        scale: seen.army.scale,
        ..Army::default()
    };
    super::super::points::bill(&alone, seen.rules).total
}

fn additions(seen: &Seen<'_>) -> Vec<Action> {
    let first = seen
        .army
        .contingents
        .first()
        .map(|c| c.id)
        .unwrap_or_default();
    let prices = &seen.rules.prices;
    let general = |rank: Rank, price: Points| Action {
        id: format!("add_{}", rank.id()),
        label: seen
            .words
            .get(&format!("action.add_{}", rank.id()))
            .to_owned(),
        price: Some(price),
        edit: on_army(ArmyChange::AddGeneral {
            contingent: first,
            rank,
        }),
    };
    // The initial length is one section, so that the price is meaningful.
    let length = prices.works.ditch.section(seen.army.scale);
    let piece = |what: PieceKind| {
        let made = Piece {
            id: PieceId(0),
            name: String::new(),
            what,
        };
        Action {
            id: format!("add_{}", what.id()),
            label: seen.label(what.id()),
            price: Some(price_of(seen, &made)),
            edit: on_army(ArmyChange::AddPiece(what)),
        }
    };
    vec![
        general(
            Rank::CommanderInChief,
            prices.general.commander_in_chief.points,
        ),
        general(Rank::Subgeneral, prices.general.subgeneral.points),
        Action {
            id: "add_contingent".to_owned(),
            label: seen.words.get("action.add_contingent").to_owned(),
            price: None,
            edit: on_army(ArmyChange::AddContingent),
        },
        piece(PieceKind::Ditch { length }),
        piece(PieceKind::LightFieldworks { length }),
        piece(PieceKind::HeavyFieldworks { length }),
        piece(PieceKind::Wagons {
            count: 1,
            laager: false,
        }),
        piece(PieceKind::WarWagons {
            count: 1,
            laager: false,
        }),
        piece(PieceKind::Sniper),
    ]
}

/// Returns the interpretations. Interpretations that can matter to this army or differ from the
/// default come first, then all others. Both groups are in the order of the register.
fn interpretation_views(seen: &Seen<'_>) -> Result<Vec<InterpretationView>, TableError> {
    let (chosen, words) = (&seen.army.interpretations, seen.words.catalogue());
    let mut views: Vec<_> = register()?
        .iter()
        .map(|interpretation| {
            let now = chosen.option(&interpretation.id).ok().flatten();
            let set = |option: Option<&str>| {
                on_army(ArmyChange::Interpretation {
                    interpretation: interpretation.id.clone(),
                    option: option.map(str::to_owned),
                })
            };
            let choices = interpretation.options.iter().map(|option| {
                let on = now == Some(option.id.as_str());
                let sentence = interpretation.sentence(words, &option.id);
                open(&option.id, sentence, on, set(Some(&option.id)))
            });
            let number = interpretation.ask.then(|| {
                let value = now.and_then(|answer| answer.parse().ok());
                let mut field = number(seen, "price", value, 0..=100, set(now)).under("option");
                field.label = words.get(&key(&interpretation.id, "ask")).to_owned();
                field.optional()
            });
            InterpretationView {
                id: interpretation.id.clone(),
                section: interpretation.section.clone(),
                met: interpretations::met(seen, &interpretation.id),
                differs: chosen.chosen().any(|(id, _)| id == interpretation.id),
                row: Row {
                    id: interpretation.id.clone(),
                    label: interpretation.title(words).to_owned(),
                    many: false,
                    choices: choices.collect(),
                    hint: interpretation
                        .clauses
                        .iter()
                        .filter_map(|id| clause(id).map(|clause| clause.text(words)))
                        .collect::<Vec<_>>()
                        .join(" "),
                },
                number,
            }
        })
        .collect();
    views.sort_by_key(|view| !(view.met || view.differs));
    Ok(views)
}

/// Returns the selector for all of Part 1.
fn master(seen: &Seen<'_>) -> Result<Row, TableError> {
    let all = |master: Master| -> Option<Interpretations> {
        let mut interpretations = seen.army.interpretations.clone();
        interpretations.set_all(master).ok()?;
        Some(interpretations)
    };
    let choices = [("main", Master::Main), ("playsheet", Master::Playsheet)].map(|(id, master)| {
        let label = seen.words.get(&format!("choice.{id}")).to_owned();
        let on = all(master).as_ref() == Some(&seen.army.interpretations);
        open(
            id,
            label,
            on,
            on_army(ArmyChange::AllInterpretations(master)),
        )
    });
    Ok(one(seen, "master", choices.to_vec()))
}
