//! What may be done now.

mod board;
mod hand;
mod owed;

use drumhead_words::ClauseId;
use drumhead_words::play::{
    Answer, Choice, ObligationId, Offer, OfferId, OfferKind, Question, Scalar, UnitRef,
};

use super::army::{UnitType, facings};
use super::battle::Battle;
use super::clauses::{
    CONTACTED, COUNT, FACED, INITIATE, NEAR, PIVOT, RIDE, SEQUENCE, SHOT, STRAIGHT,
};
use super::command::{Command, Way};
use super::decide::{
    Noticed, debts, edge, moves_free, noticed, objections, returns_now, rides, stands,
};
use super::ground::{ahead, allowance};
use super::state::{Away, Debt, Standing, Step};
pub(super) use board::board;
use drumhead_rules::hex::{Cell, Faced, Facing, Side};
use drumhead_rules::map::words::facing_word;
pub(super) use owed::again_by;
use owed::{decisions, gives_ground};

/// What may be done now: by this unit, or by nobody in particular.
pub(super) fn offers(battle: &Battle, of: Option<UnitRef>) -> Vec<Offer<Command>> {
    let state = &battle.state;
    let waits = state.trial.is_some() || state.reply.is_some();
    let Some(unit) = of else {
        let mut offers = Vec::new();
        if !waits {
            offers.push(end(battle));
        }
        offers.push(hand::from_paper(battle));
        return offers;
    };
    let Some(standing) = state.unit(unit) else {
        return Vec::new();
    };
    let mut offers = Vec::new();
    if waits {
        offers.extend(decisions(battle, unit));
    } else {
        match state.step {
            Step::Deploy => offers.extend(place(battle, unit, standing)),
            Step::Count => {
                offers.extend(returns(battle, unit));
                offers.extend(count(battle, unit));
            }
            Step::Activate => offers.extend(acts(battle, unit, standing)),
            Step::GiveGround => offers.extend(gives_ground(battle, unit)),
            Step::Commander => {
                offers.extend(returns(battle, unit));
                offers.extend(ride(battle, unit, standing));
                if standing.is_here() && moves_free(battle, unit) {
                    offers.extend(moves(battle, unit));
                }
            }
        }
    }
    offers.extend(hand::by_hand(battle, unit, standing));
    offers
}

/// A unit as it stands in an id: `0-4`.
fn key(unit: UnitRef) -> String {
    format!("{}-{}", unit.side, unit.unit)
}

/// What a unit has to do, in the view and in the offers that do it.
pub(super) fn obligation(unit: UnitRef, debt: Debt) -> ObligationId {
    ObligationId::new(debt.id(), key(unit))
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

/// Whether the rules have nothing against a command.
fn fine(battle: &Battle, command: &Command) -> bool {
    objections(battle, command).is_ok_and(|found| found.is_empty())
}

/// A hex among the answers: its value, and a label that begins with its name.
fn hex_choice(battle: &Battle, cell: Cell, key: &str, hexes: u32) -> Choice {
    let (hex, hexes) = (battle.hex(cell), hexes.to_string());
    let label = battle.words.fill(key, &[("hex", &hex), ("hexes", &hexes)]);
    Choice::text(&cell.to_string(), label)
}

/// A facing in words: "north, towards a corner".
fn facing_words(battle: &Battle, facing: Facing) -> String {
    let what = match facing.on(battle.map_of().grid.pointing) {
        Faced::Side(_) => "facing.side",
        Faced::Corner(_) => "facing.corner",
    };
    battle.words.fill(what, &[("facing", facing_word(facing))])
}

fn facing_choices(battle: &Battle) -> Answer {
    let choices = facings(battle.readings()).iter();
    let choices = choices.map(|facing| Choice::text(facing.id(), facing_words(battle, *facing)));
    Answer::One {
        choices: choices.collect(),
    }
}

fn place(battle: &Battle, unit: UnitRef, standing: &Standing) -> Option<Offer<Command>> {
    if standing.away != Some(Away::Unplaced) {
        return None;
    }
    let free =
        |cell: &Cell| battle.state.in_hex(*cell).is_none() && stands(battle, standing.kind, *cell);
    let cells: Vec<_> = battle.map_of().grid.cells().filter(free).collect();
    let base = battle.base(unit.side);
    let ours = |cell: &&Cell| {
        let grid = battle.map_of().grid;
        match base {
            super::army::Base::South => cell.row == grid.rows,
            super::army::Base::North => cell.row == 1,
            super::army::Base::West => cell.column == 1,
            super::army::Base::East => cell.column == grid.columns,
        }
    };
    let first = cells.iter().find(ours).or(cells.first())?;
    let facing = base.ahead();
    let command = Command::Place {
        unit,
        hex: *first,
        facing,
    };
    let choices = cells
        .iter()
        .map(|cell| hex_choice(battle, *cell, "choice.hex", 0));
    let hexes = Answer::Hex {
        choices: choices.collect(),
    };
    let mut questions = vec![question(battle, "/hex", "hex", SEQUENCE, hexes)];
    if !standing.commands() {
        let faces = facing_choices(battle);
        questions.push(question(battle, "/facing", "facing", PIVOT, faces));
    }
    Some(Offer {
        clause: by(SEQUENCE),
        fulfils: Some(obligation(unit, Debt::Place)),
        questions,
        ..offer(battle, "place", "deploy", unit, command)
    })
}

/// The count of activations, as the desk sees it: the players may see otherwise
/// (gap D3-A11).
fn count(battle: &Battle, unit: UnitRef) -> Option<Offer<Command>> {
    let state = &battle.state;
    let mine = state
        .commander(state.mover)
        .is_some_and(|(it, _)| it == unit);
    if !mine || state.activations.is_some() {
        return None;
    }
    let noticed = noticed(battle, state.mover);
    let near = noticed.iter().filter(|(_, what)| *what != Noticed::Far);
    let choices = near.map(|(unit, what)| {
        let name = battle.placed(*unit);
        let label = match what {
            Noticed::Hidden(hex) => {
                let hex = battle.hex(*hex);
                battle
                    .words
                    .fill("choice.hidden", &[("unit", &name), ("hex", &hex)])
            }
            Noticed::Seen | Noticed::Far => name,
        };
        Choice::unit(*unit, label)
    });
    let answer = Answer::Some {
        choices: choices.collect(),
    };
    let seen = noticed.iter().filter(|(_, what)| *what == Noticed::Seen);
    let command = Command::Count {
        seen: seen.map(|(unit, _)| *unit).collect(),
    };
    let asked = Question {
        given: None,
        hint: Some(battle.words.get("ask.seen_hint").to_owned()),
        ..question(battle, "/seen", "seen", COUNT, answer)
    };
    Some(Offer {
        clause: by(COUNT),
        fulfils: Some(obligation(unit, Debt::Count)),
        sure: true,
        questions: vec![asked],
        ..offer(battle, "count", "command", unit, command)
    })
}

/// What a unit may do when it is activated.
fn acts(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Offer<Command>> {
    let owes = debts(battle).contains(&(unit, Debt::Fight));
    let mine = unit.side == battle.state.mover;
    if !standing.is_here() || standing.commands() || !(mine || owes) {
        return Vec::new();
    }
    let mut offers = fights(battle, unit, owes);
    // Whoever charged in out of sequence has that attack alone.
    if !mine {
        return offers;
    }
    offers.extend(charges(battle, unit));
    offers.extend(shoots(battle, unit));
    offers.extend(moves(battle, unit));
    offers
}

/// The hexes straight through these sides, with how far each is.
fn rows(battle: &Battle, at: Cell, sides: &[Side], most: u32) -> Vec<(Cell, u32)> {
    let grid = battle.map_of().grid;
    let from = grid.hex(at);
    let steps = sides
        .iter()
        .flat_map(|side| (1..=most).map(move |far| (*side, far)));
    let cells = steps.filter_map(|(side, far)| {
        let by = i32::try_from(far).unwrap_or(i32::MAX);
        Some((grid.cell(from + side.step() * by)?, far))
    });
    cells.collect()
}

/// Going ahead, turning and retiring (D3-13, D3-14, D3-16).
fn moves(battle: &Battle, unit: UnitRef) -> Vec<Offer<Command>> {
    let (Some(place), Some(standing)) = (battle.state.place(unit), battle.state.unit(unit)) else {
        return Vec::new();
    };
    let grid = battle.map_of().grid;
    let most = allowance(standing.kind, false, &battle.tables);
    let (now, at) = (place.facing, place.hex);
    let mut offers = Vec::new();
    let march = |to| Command::March {
        unit,
        to,
        facing: now,
    };
    let front = ahead(now, grid);
    let mut cells = rows(battle, at, &front, most);
    cells.retain(|(to, _)| fine(battle, &march(*to)));
    if let Some((first, _)) = cells.first() {
        let choices = cells.iter();
        let choices = choices.map(|(to, far)| hex_choice(battle, *to, "choice.far", *far));
        let hexes = Answer::Hex {
            choices: choices.collect(),
        };
        let faces = facing_choices(battle);
        offers.push(Offer {
            kind: OfferKind::Move,
            clause: by(STRAIGHT),
            sure: true,
            questions: vec![
                question(battle, "/to", "to", STRAIGHT, hexes),
                question(battle, "/facing", "then", PIVOT, faces),
            ],
            ..offer(battle, "march", "move", unit, march(*first))
        });
    }
    let ways = facings(battle.readings()).iter().filter(|it| **it != now);
    let ways = ways.flat_map(|facing| {
        let mut cells = vec![(at, 0)];
        cells.extend(rows(battle, at, &ahead(*facing, grid), most));
        cells.into_iter().map(move |(to, far)| {
            let facing = *facing;
            (Way { to, facing }, far)
        })
    });
    let mut ways: Vec<_> = ways.collect();
    ways.retain(|(way, _)| fine(battle, &Command::Wheel { unit, way: *way }));
    if let Some((first, _)) = ways.first() {
        let choices = ways.iter().map(|(way, far)| {
            let key = if *far == 0 {
                "choice.turn"
            } else {
                "choice.way"
            };
            let (hex, far) = (battle.hex(way.to), far.to_string());
            let facing = facing_words(battle, way.facing);
            let values = [("hex", &*hex), ("facing", &facing), ("hexes", &far)];
            Choice::text(&way.to_string(), battle.words.fill(key, &values))
        });
        let answer = Answer::One {
            choices: choices.collect(),
        };
        let command = Command::Wheel { unit, way: *first };
        offers.push(Offer {
            kind: OfferKind::Move,
            clause: by(PIVOT),
            sure: true,
            questions: vec![question(battle, "/way", "way", PIVOT, answer)],
            ..offer(battle, "wheel", "move", unit, command)
        });
    }
    let back: Vec<_> = front.into_iter().map(Side::opposite).collect();
    let mut cells = rows(battle, at, &back, most);
    cells.retain(|(to, _)| fine(battle, &Command::Retire { unit, to: *to }));
    if let Some((first, _)) = cells.first() {
        let command = Command::Retire { unit, to: *first };
        let choices = cells.iter();
        let choices = choices.map(|(to, far)| hex_choice(battle, *to, "choice.far", *far));
        let answer = Answer::Hex {
            choices: choices.collect(),
        };
        offers.push(Offer {
            kind: OfferKind::Move,
            clause: by(NEAR),
            sure: true,
            questions: vec![question(battle, "/to", "to", NEAR, answer)],
            ..offer(battle, "retire", "move", unit, command)
        });
    }
    offers
}

/// A charge on each enemy that can be reached (D3-33).
fn charges(battle: &Battle, unit: UnitRef) -> Vec<Offer<Command>> {
    let enemies = battle.state.here().filter(|(it, _)| it.side != unit.side);
    let offers = enemies.filter_map(|(target, met)| {
        let facings = facings(battle.readings()).iter().filter(|facing| {
            let facing = **facing;
            let command = Command::Charge {
                unit,
                target,
                facing,
            };
            fine(battle, &command)
        });
        let facings: Vec<_> = facings.copied().collect();
        let first = facings.first()?;
        let choices = facings.iter();
        let choices = choices.map(|it| Choice::text(it.id(), facing_words(battle, *it)));
        let answer = Answer::One {
            choices: choices.collect(),
        };
        let command = Command::Charge {
            unit,
            target,
            facing: *first,
        };
        let which = format!("{}:{}", key(unit), key(target));
        let name = battle.placed(target);
        // Whoever meets a commander fights nobody: he leaves the table.
        let (label, clause) = if met.commands() {
            ("offer.contact", CONTACTED)
        } else {
            ("offer.charge", INITIATE)
        };
        Some(Offer {
            id: OfferId::new("charge", which),
            kind: OfferKind::Move,
            label: battle.words.fill(label, &[("target", &name)]),
            clause: by(clause),
            sure: true,
            questions: vec![question(battle, "/facing", "charge_facing", PIVOT, answer)],
            ..offer(battle, "charge", "melee", unit, command)
        })
    });
    offers.collect()
}

/// The enemies that the rules let a unit attack.
fn targets(battle: &Battle, unit: UnitRef, command: impl Fn(UnitRef) -> Command) -> Vec<UnitRef> {
    let enemies = battle.state.here().filter(|(it, _)| it.side != unit.side);
    let targets = enemies.filter(|(target, _)| fine(battle, &command(*target)));
    targets.map(|(target, _)| target).collect()
}

/// An attack on one of these targets.
fn aimed(
    battle: &Battle,
    unit: UnitRef,
    (id, group, clause): (&str, &str, ClauseId),
    targets: &[UnitRef],
    command: impl Fn(UnitRef) -> Command,
) -> Option<Offer<Command>> {
    let first = targets.first()?;
    let choices = targets.iter();
    let choices = choices.map(|target| Choice::unit(*target, battle.placed(*target)));
    let answer = Answer::One {
        choices: choices.collect(),
    };
    Some(Offer {
        clause: by(clause),
        questions: vec![question(battle, "/target", "target", clause, answer)],
        ..offer(battle, id, group, unit, command(*first))
    })
}

fn shoots(battle: &Battle, unit: UnitRef) -> Option<Offer<Command>> {
    let command = |target| Command::Shoot { unit, target };
    let targets = targets(battle, unit, command);
    aimed(battle, unit, ("shoot", "shoot", SHOT), &targets, command)
}

fn fights(battle: &Battle, unit: UnitRef, owes: bool) -> Vec<Offer<Command>> {
    let command = |target| Command::Fight { unit, target };
    let fulfils = owes.then(|| obligation(unit, Debt::Fight));
    let mut targets = targets(battle, unit, command);
    let mut against = Vec::new();
    // A unit that has to attack and may not, as one that was turned by hand, is told why.
    if targets.is_empty() && owes {
        let mut opponents = battle.state.opponents(unit);
        let found = opponents.find_map(|it| Some((it, objections(battle, &command(it)).ok()?)));
        if let Some((target, found)) = found {
            targets.push(target);
            against = found;
        }
    }
    let made = aimed(battle, unit, ("fight", "melee", FACED), &targets, command);
    let made = made.map(|offer| Offer {
        fulfils,
        against,
        ..offer
    });
    made.into_iter().collect()
}

fn ride(battle: &Battle, unit: UnitRef, standing: &Standing) -> Option<Offer<Command>> {
    let cells = rides(battle, unit);
    let (first, _) = cells.iter().next()?;
    let to = *first;
    if !standing.commands() || !fine(battle, &Command::Ride { unit, to }) {
        return None;
    }
    let choices = cells
        .iter()
        .map(|(cell, far)| match battle.state.in_hex(*cell) {
            Some((host, _)) => {
                let (hex, host) = (battle.hex(*cell), battle.name(host));
                let label = battle
                    .words
                    .fill("choice.joins", &[("hex", &hex), ("unit", &host)]);
                Choice::text(&cell.to_string(), label)
            }
            None => hex_choice(battle, *cell, "choice.far", *far),
        });
    let answer = Answer::Hex {
        choices: choices.collect(),
    };
    Some(Offer {
        kind: OfferKind::Move,
        clause: by(RIDE),
        sure: true,
        questions: vec![question(battle, "/to", "to", RIDE, answer)],
        ..offer(battle, "ride", "command", unit, Command::Ride { unit, to })
    })
}

fn returns(battle: &Battle, unit: UnitRef) -> Option<Offer<Command>> {
    if !returns_now(battle, unit) {
        return None;
    }
    let cells = edge(battle, unit.side);
    let to = *cells.first()?;
    let choices = cells
        .iter()
        .map(|cell| hex_choice(battle, *cell, "choice.hex", 0));
    let answer = Answer::Hex {
        choices: choices.collect(),
    };
    Some(Offer {
        kind: OfferKind::Move,
        clause: by(CONTACTED),
        sure: true,
        questions: vec![question(battle, "/to", "to", CONTACTED, answer)],
        ..offer(
            battle,
            "return",
            "command",
            unit,
            Command::Return { unit, to },
        )
    })
}

fn end(battle: &Battle) -> Offer<Command> {
    let words = battle.words;
    let state = &battle.state;
    let label = if state.step == Step::Commander {
        words.fill("offer.end_turn", &[("side", battle.side_name(state.mover))])
    } else {
        let step = words.get(&format!("step.{}", state.step.id())).to_owned();
        words.fill("offer.end", &[("step", &step)])
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
        against: objections(battle, &Command::End).unwrap_or_default(),
        command: Command::End,
        questions: Vec::new(),
    }
}

/// The way that this unit type is drawn.
pub(super) const fn arm(kind: UnitType) -> drumhead_words::play::Arm {
    use drumhead_words::play::Arm;
    match kind {
        UnitType::Infantry | UnitType::ElitePike | UnitType::CommandedShot => Arm::Foot,
        UnitType::Trotters | UnitType::Gallopers | UnitType::Cuirassiers => Arm::Horse,
        UnitType::Dragoons => Arm::Dragoons,
        UnitType::Artillery => Arm::Guns,
        UnitType::Commander => Arm::Leader,
    }
}

/// An answer that stands for nothing.
const NOTHING: Scalar = Scalar::Nothing(());
