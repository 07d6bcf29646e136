//! What may be done now.

use drumhead_words::ClauseId;
use drumhead_words::play::{
    Answer, Choice, ObligationId, Offer, OfferId, OfferKind, Question, UnitRef,
};

use super::army::{Arm, MOST_NAME, MOST_STRENGTH, Order, key};
use super::battle::Battle;
use super::clauses::{
    AT_ONCE, COUNTER, FLIGHT, FLIGHT_TERRAIN, FOLLOW, REACH, ROLL, ROUTING, SEQUENCE, TERRAIN,
    TEST, WHO,
};
use super::command::{Command, Correction, Cover, Flight, OnPaper};
use super::decide::{found, may_evade, objections, unfinished};
use super::readings::{Evade, TerrainPenalty};
use super::result::Found;
use super::state::{Away, Debt, Morale, Stage, Standing, Step, Struck};
use super::tables::FactorId;
use super::view::order_key;

/// What may be done now: by this unit, or by nobody in particular.
pub(super) fn offers(battle: &Battle, of: Option<UnitRef>) -> Vec<Offer<Command>> {
    let Some(unit) = of else {
        return vec![end(battle), from_paper(battle)];
    };
    let Some(standing) = battle.state.unit(unit) else {
        return Vec::new();
    };
    let mut offers = Vec::new();
    if standing.is_here() {
        offers.extend(owed(battle, unit));
        offers.extend(declare(battle, unit, standing));
        offers.extend(cornered(battle, unit));
    }
    offers.extend(by_hand(battle, unit, standing));
    offers
}

/// An offer of the desk's own, to be made more of.
fn offer(
    battle: &Battle,
    id: &str,
    group: &str,
    unit: UnitRef,
    command: Command,
) -> Offer<Command> {
    let words = battle.words;
    Offer {
        id: OfferId::new(id, key(unit)),
        kind: OfferKind::Order,
        group: words.get(&format!("group.{group}")).to_owned(),
        label: words.get(&format!("offer.{id}")).to_owned(),
        clause: None,
        unit: Some(unit),
        fulfils: None,
        sure: false,
        against: Vec::new(),
        command,
        questions: Vec::new(),
    }
}

fn by(clause: ClauseId) -> Option<String> {
    Some(clause.as_str().to_owned())
}

fn question(battle: &Battle, path: &str, id: &str, clause: ClauseId, answer: Answer) -> Question {
    Question {
        given: None,
        path: path.to_owned(),
        label: battle.words.get(&format!("ask.{id}")).to_owned(),
        hint: None,
        clause: by(clause),
        answer,
        remember: None,
    }
}

/// A choice among values that have a name in the catalogue.
fn one<T: Copy>(battle: &Battle, prefix: &str, all: &[T], id: fn(T) -> &'static str) -> Answer {
    let choices = all.iter().map(|value| {
        let id = id(*value);
        Choice::text(id, battle.words.get(&format!("{prefix}.{id}")))
    });
    Answer::One {
        choices: choices.collect(),
    }
}

/// What a unit has to do, in the view and in the offers that do it.
pub(super) fn obligation(unit: UnitRef, debt: Debt) -> ObligationId {
    ObligationId::new(debt.id(), key(unit))
}

/// What the unit owes.
fn owed(battle: &Battle, unit: UnitRef) -> Vec<Offer<Command>> {
    let state = &battle.state;
    let due = state.due();
    let debts = state.debts();
    let owes = |debt| {
        let early = matches!(debt, Debt::Answer | Debt::Flight);
        debts.contains(&(unit, debt)) && (early || state.step >= Step::Test)
    };
    let mut offers = Vec::new();
    let mut add = |offer: Offer<Command>, debt| {
        let due = due.contains(&(unit, debt));
        let fulfils = due.then(|| obligation(unit, debt));
        offers.push(Offer { fulfils, ..offer });
    };
    if owes(Debt::Test) && state.is_routing(unit) {
        add(roll(battle, unit, ROUTING), Debt::Test);
    } else if owes(Debt::Test) {
        add(test(battle, unit), Debt::Test);
    }
    if owes(Debt::Answer) {
        for offer in answers(battle, unit) {
            add(offer, Debt::Answer);
        }
    }
    if owes(Debt::Flight) {
        add(flight(battle, unit, "flee", "owed"), Debt::Flight);
    }
    if owes(Debt::Follow) && state.step >= Step::Move {
        add(follow(battle, unit), Debt::Follow);
    }
    if owes(Debt::Surrender) && !owes(Debt::Test) {
        add(roll(battle, unit, ROLL), Debt::Surrender);
    }
    offers
}

fn test(battle: &Battle, unit: UnitRef) -> Offer<Command> {
    let cover = one(battle, "cover", &Cover::ALL, Cover::id);
    let question = Question {
        given: None,
        remember: Some("cover".to_owned()),
        ..question(
            battle,
            "/cover",
            "cover",
            FactorId::ObstacleOrBuilding.clause(),
            cover,
        )
    };
    let command = Command::Test {
        unit,
        cover: Cover::Open,
    };
    Offer {
        clause: by(TEST),
        questions: vec![question],
        against: unfinished(battle, unit).into_iter().collect(),
        ..offer(battle, "test", "owed", unit, command)
    }
}

fn roll(battle: &Battle, unit: UnitRef, clause: ClauseId) -> Offer<Command> {
    Offer {
        clause: by(clause),
        ..offer(
            battle,
            "surrender",
            "owed",
            unit,
            Command::Surrender { unit },
        )
    }
}

/// What a unit that stands may do about the charge.
fn answers(battle: &Battle, unit: UnitRef) -> Vec<Offer<Command>> {
    let state = &battle.state;
    let mut offers = vec![Offer {
        clause: by(AT_ONCE),
        sure: true,
        ..offer(battle, "stand", "owed", unit, Command::Stand { unit })
    }];
    let in_front: Vec<_> = state
        .charges_on(unit)
        .filter(|charge| charge.struck == Struck::Front && charge.moved.is_none())
        .map(|charge| charge.charger)
        .collect();
    let may = state.trial(unit).is_some_and(|trial| trial.counter);
    if let (true, Some(first)) = (may, in_front.first()) {
        let choices = in_front
            .iter()
            .map(|charger| Choice::unit(*charger, battle.name(*charger)));
        let answer = Answer::One {
            choices: choices.collect(),
        };
        let asked = Question {
            given: None,
            hint: Some(battle.words.get("ask.against_hint").to_owned()),
            ..question(battle, "/against", "against", COUNTER, answer)
        };
        let command = Command::Counter {
            unit,
            against: *first,
        };
        offers.push(Offer {
            clause: by(COUNTER),
            questions: if in_front.len() > 1 {
                vec![asked]
            } else {
                Vec::new()
            },
            ..offer(battle, "counter", "owed", unit, command)
        });
    }
    let evades = battle.readings().evade == Evade::On;
    if evades && state.unit(unit).is_some_and(may_evade) {
        offers.push(Offer {
            clause: by(AT_ONCE),
            ..offer(battle, "evade", "owed", unit, Command::Evade { unit })
        });
    }
    offers
}

fn flight(battle: &Battle, unit: UnitRef, id: &str, group: &str) -> Offer<Command> {
    let words = battle.words;
    let near = battle.tables.surrender.near.to_string();
    let choices = Flight::ALL.map(|flight| {
        let label = words.fill(&format!("flight.{}", flight.id()), &[("near", &near)]);
        Choice::text(flight.id(), label)
    });
    let mut hint = words.get("ask.flight_hint").to_owned();
    if FLIGHT_TERRAIN.stands() {
        hint = format!("{hint} {}", words.get("ask.flight_terrain"));
    }
    let answer = Answer::One {
        choices: choices.into(),
    };
    let asked = Question {
        given: None,
        hint: Some(hint),
        ..question(battle, "/flight", "flight", FLIGHT, answer)
    };
    let command = Command::Flee {
        unit,
        flight: Flight::Cover,
    };
    Offer {
        clause: by(FLIGHT),
        questions: vec![asked],
        ..offer(battle, id, group, unit, command)
    }
}

fn follow(battle: &Battle, unit: UnitRef) -> Offer<Command> {
    let charge = battle.state.charge(unit);
    let found = charge.map_or(Found::Gone, |charge| found(battle, charge));
    let questions = match found {
        Found::Routed | Found::Evaded => {
            vec![question(
                battle,
                "/reaches",
                "reaches",
                FOLLOW,
                Answer::YesNo,
            )]
        }
        Found::There | Found::Gone => Vec::new(),
    };
    let command = Command::Follow {
        unit,
        reaches: true,
    };
    let made = offer(battle, "follow", "owed", unit, command);
    Offer {
        clause: by(FOLLOW),
        sure: questions.is_empty(),
        against: against(battle, &made.command),
        questions,
        ..made
    }
}

/// What speaks against a command; nothing where nobody can give it.
fn against(battle: &Battle, command: &Command) -> Vec<drumhead_words::play::Objection> {
    objections(battle, command).unwrap_or_default()
}

/// A charge on any enemy (C-01, C-02). What makes it a charge against the
/// rules is said with it.
fn declare(battle: &Battle, charger: UnitRef, standing: &Standing) -> Option<Offer<Command>> {
    let state = &battle.state;
    let mine = charger.side == state.mover && state.step == Step::Declare;
    if !mine || state.charge(charger).is_some() || standing.morale == Morale::Routing {
        return None;
    }
    let reach = battle.tables.reach.of(standing.body().arm)?;
    let targets: Vec<_> = state
        .units()
        .filter(|(unit, other)| unit.side != charger.side && other.is_here())
        .map(|(unit, _)| Choice::unit(unit, battle.name(unit)))
        .collect();
    let (target, _) = state
        .units()
        .find(|(unit, other)| unit.side != charger.side && other.is_here())?;
    let words = battle.words;
    let mut hint = words.get("ask.inches_hint").to_owned();
    if battle.readings().charge_terrain_penalty == TerrainPenalty::Strict && TERRAIN.stands() {
        hint = format!("{hint} {}", words.get("ask.clear"));
    }
    let struck = one(battle, "struck", Struck::ALL, Struck::id);
    let inches = Answer::Number {
        least: 0,
        most: i32::from(reach),
    };
    let targets = Answer::One { choices: targets };
    let command = Command::Declare {
        charger,
        target,
        struck: Struck::Front,
        inches: reach,
        ahead: true,
        clear: true,
    };
    let made = offer(battle, "declare", "charge", charger, command);
    Some(Offer {
        clause: by(WHO),
        against: against(battle, &made.command),
        questions: vec![
            question(battle, "/target", "target", REACH, targets),
            question(
                battle,
                "/struck",
                "struck",
                FactorId::Flank.clause(),
                struck,
            ),
            Question {
                given: None,
                hint: Some(hint),
                ..question(battle, "/inches", "inches", REACH, inches)
            },
        ],
        ..made
    })
}

/// Where a router stands that does not owe a move: it may be cornered (C-14 c).
fn cornered(battle: &Battle, unit: UnitRef) -> Option<Offer<Command>> {
    let state = &battle.state;
    let stage = state.trial(unit).map(|trial| trial.stage);
    let busy = matches!(stage, Some(Stage::Waiting | Stage::Fleeing));
    (state.is_routing(unit) && !busy).then(|| flight(battle, unit, "cornered", "report"))
}

fn end(battle: &Battle) -> Offer<Command> {
    let words = battle.words;
    let state = &battle.state;
    let label = match state.next_step() {
        Some(_) => {
            let step = words.get(&format!("step.{}", state.step.id())).to_owned();
            words.fill("offer.end", &[("step", &step)])
        }
        None => words.fill("offer.end_turn", &[("side", battle.side_name(state.mover))]),
    };
    Offer {
        id: OfferId::end_step(),
        kind: OfferKind::EndStep,
        group: words.get("group.step").to_owned(),
        label,
        clause: by(SEQUENCE),
        unit: None,
        fulfils: None,
        sure: true,
        against: against(battle, &Command::End),
        command: Command::End,
        questions: Vec::new(),
    }
}

/// Every unit as it stands: whoever comes back from paper changes what the
/// paper shows otherwise.
fn from_paper(battle: &Battle) -> Offer<Command> {
    let words = battle.words;
    let mut units = Vec::new();
    let mut questions = Vec::new();
    for (unit, standing) in battle.state.units() {
        let name = battle.name(unit);
        let mut ask = |path: &str, what: &str, answer| {
            let key = format!("ask.{what}");
            let what = words.get(&key);
            questions.push(Question {
                given: None,
                path: format!("/units/{}/{path}", units.len()),
                label: words.fill("ask.paper", &[("unit", &name), ("what", what)]),
                hint: Some(battle.side_name(unit.side).to_owned()),
                clause: None,
                answer,
                remember: None,
            });
        };
        let boxes = Answer::left(standing.start.into(), MOST_STRENGTH.into());
        ask("strength", "strength", boxes);
        let morale = one(battle, "morale", Morale::ALL, Morale::id);
        ask("morale", "morale", morale);
        let choices = places(battle);
        ask("away", "away", Answer::One { choices });
        units.push(OnPaper {
            unit,
            strength: standing.strength,
            morale: standing.morale,
            away: standing.away,
        });
    }
    Offer {
        id: OfferId::paper(),
        kind: OfferKind::Paper,
        group: words.get("group.hand").to_owned(),
        label: words.get("offer.paper").to_owned(),
        clause: None,
        unit: None,
        fulfils: None,
        sure: false,
        against: Vec::new(),
        command: Command::FromPaper { units },
        questions,
    }
}

/// On the table, or why not.
fn places(battle: &Battle) -> Vec<Choice> {
    let words = battle.words;
    let mut places = vec![Choice {
        value: drumhead_words::play::Scalar::Nothing(()),
        label: words.get("place.table").to_owned(),
    }];
    places.extend(Away::ALL.iter().map(|away| {
        let key = format!("away.{}", away.id());
        Choice::text(away.id(), words.get(&key))
    }));
    places
}

/// What can be set by hand.
fn by_hand(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Offer<Command>> {
    let words = battle.words;
    let made = |id: &str, set: Correction, answer: Answer| {
        let asked = Question {
            given: None,
            path: "/set/value".to_owned(),
            label: words.get(&format!("ask.{id}")).to_owned(),
            hint: None,
            clause: None,
            answer,
            remember: None,
        };
        Offer {
            kind: OfferKind::ByHand,
            sure: true,
            questions: vec![asked],
            ..offer(battle, id, "hand", unit, Command::Correct { unit, set })
        }
    };
    let number = |least, most| Answer::Number { least, most };
    let places = places(battle);
    let orders = Order::ALL.map(|order| Choice::text(order.id(), words.get(order_key(order))));
    let mounts = made(
        "mounted",
        Correction::Mounted(standing.mounted),
        Answer::YesNo,
    );
    // Being on horseback changes nothing but for cavalry.
    let rides = standing.arm == Arm::Cavalry || standing.mounted;
    let all = [
        Some(made(
            "strength",
            Correction::Strength(standing.strength),
            number(0, i32::from(MOST_STRENGTH)),
        )),
        Some(made(
            "morale",
            Correction::Morale(standing.morale),
            one(battle, "morale", Morale::ALL, Morale::id),
        )),
        rides.then_some(mounts),
        Some(made(
            "order",
            Correction::Order(standing.order),
            Answer::One {
                choices: orders.into(),
            },
        )),
        Some(made(
            "basic_morale",
            Correction::BasicMorale(standing.basic_morale.clamp(1, 12)),
            number(1, 12),
        )),
        Some(made(
            "name",
            Correction::Name(standing.name.clone()),
            Answer::name(u32::try_from(MOST_NAME).unwrap_or(u32::MAX)),
        )),
        Some(made(
            "away",
            Correction::Away(standing.away),
            Answer::One { choices: places },
        )),
    ];
    all.into_iter().flatten().collect()
}
