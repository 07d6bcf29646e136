//! Units make normal moves (F-6.09, F-7.13).

use drumhead_vocabulary::Length;

use super::move_questions::{
    asks_disorder, asks_of, asks_over, asks_ways, crossed_words, distance_words, ends,
    is_barred_by_contact, on_the_way, way_words,
};
use super::moving::{self, MOVE, against_acting, inches, less, moves_now};
use crate::battle::allowance;
use crate::battle::liberty::{Deed, contact_objection, is_only_contact};
use crate::battle::moves::{Crossed, MoveObservations, Way};
use crate::battle::passage::{Passage, against_passing};
use crate::battle::prelude::*;

/// The assumed depth of a unit, in ranks, until the players enter it.
const USUAL_DEPTH: u16 = 2;

/// A unit moves, or several units move in one order (F-6.09).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// The observations of each unit's move.
    pub moves: Vec<MoveObservations>,
}

written! {
    /// A unit moved.
    pub struct UnitMoved {
        /// The players' observations.
        pub observed: MoveObservations,
    }
}

impl Written for Move {
    /// Returns the moving unit, if there is only one.
    fn unit(&self) -> Option<UnitRef> {
        match self.moves.as_slice() {
            [observed] => Some(observed.unit),
            _ => None,
        }
    }
}

/// Checks that the unit and friends of a move are on the table, and that its place exists.
///
/// # Errors
/// [`Impossible`] if one of them is not, or if the move is a charge.
pub(super) fn refers(battle: &Battle, observed: &MoveObservations) -> Result<(), Impossible> {
    let unit = observed.unit;
    on_table(battle, unit)?;
    if observed.moved == Moved::Charged {
        return Err(impossible("charge").with("unit", unit));
    }
    if let Some(feature) = observed.ground {
        let spot = position(battle).usual_spot(feature);
        spot.ok_or_else(|| impossible("no_such_feature"))?;
    }
    for friend in &observed.through {
        on_table(battle, *friend)?;
        if friend.side != unit.side || *friend == unit {
            let none = message("impossible.passes_no_friend").with("unit", unit);
            return Err(impossible("not_a_friend").saying(none));
        }
    }
    Ok(())
}

/// Returns the objections to a move, each with its unit.
pub(super) fn against(battle: &Battle, observed: &MoveObservations) -> Vec<Objection> {
    let unit = observed.unit;
    let Some(state) = battle.state.units.get(&unit) else {
        return Vec::new();
    };
    let mut all = match (observed.ground, observed.moved) {
        (None, _) | (_, Moved::Stood) => Vec::new(),
        (Some(feature), _) => against_standing(battle, unit, state, feature),
    };
    let of_unit = |it: Objection| Objection {
        id: format!("{}.{}.{}", it.id, unit.side, unit.unit),
        ..it
    };
    if observed.moved == Moved::Stood {
        all.extend(moving::not_its_step(battle, unit).map(of_unit));
        all.extend(against_standing_still(battle, observed, state).map(of_unit));
        return all;
    }
    let mut of_move = against_acting(battle, unit, Deed::Move);
    of_move.extend(against_going(battle, observed, state));
    all.extend(of_move.into_iter().map(of_unit));
    let passing = against_passing(position(battle), unit, &observed.through);
    all.extend(passing);
    all
}

fn against_standing(
    battle: &Battle,
    unit: UnitRef,
    state: &UnitState,
    feature: u16,
) -> Vec<Objection> {
    let spot = position(battle).usual_spot(feature);
    let spot = spot.filter(|spot| state.ground != Some(*spot));
    spot.map_or_else(Vec::new, |spot| {
        position(battle).against_standing(unit, spot)
    })
}

/// Returns the objections to recording that a unit did not move: the players observed something
/// that needs a move, the unit's place changed, too little of its move is left, or it leaves a
/// block while in contact. Whether a unit moved matters when it shoots (F-9.36).
fn against_standing_still(
    battle: &Battle,
    observed: &MoveObservations,
    state: &UnitState,
) -> impl Iterator<Item = Objection> {
    let (position, unit) = (position(battle), observed.unit);
    let here = state.ground.map(|spot| spot.feature);
    let elsewhere = observed.ground.is_some() && observed.ground != here;
    let spent = !position.has_left(observed);
    let all = objections([
        (observed.stirs() || elsewhere, "stood", ON_THE_MOVE),
        (spent, "spent", REDUCED),
    ]);
    let emerges = observed.over.contains(&Crossed::OutOfBlock);
    let in_contact = contact_objection(position, unit, Deed::Move).filter(|_| emerges);
    all.chain(in_contact).map(move |it| it.with("unit", unit))
}

/// Returns the objections that arise from the unit's state and its way of moving.
fn against_going(
    battle: &Battle,
    observed: &MoveObservations,
    state: &UnitState,
) -> Vec<Objection> {
    let (position, unit) = (position(battle), observed.unit);
    let forward = position.may_not_advance(unit) && observed.goes_forward();
    let moved = state.turn.done || state.turn.moved == Moved::Charged;
    let rotates = observed.moved == Moved::Rotation;
    let askew = |way: &Way| *way != Way::Retire;
    let spent = !position.has_left(observed);
    // Enough of the move is left, but the players entered too small a share for the terrain.
    let crosses = observed.moved == Moved::Half && position.takes_over_half(observed);
    let more = MoveObservations {
        moved: Moved::Full,
        ..observed.clone()
    };
    let spent = (spent, crosses && position.has_left(&more));
    let mut all: Vec<Objection> = objections([
        (forward, "no_advance", MORALE),
        (moved, "moved", VOLUNTARY),
        (rotates && !position.may_rotate(unit), "rotation", ROTATION),
        (
            rotates && observed.ways.iter().any(askew),
            "rotation_way",
            ROTATION,
        ),
        (spent == (true, false), "spent", REDUCED),
        (spent == (true, true), "over_half", REDUCED),
    ])
    .collect();
    let closed = position.closed_ahead(observed);
    all.extend(closed.map(|clause| objection("barred_ahead", clause)));
    if let Some((clause, why)) = position.is_fixed(unit).filter(|_| !rotates) {
        all.push(objection("fixed", clause).saying(fixed_words(why)));
    }
    // If the unit enters another place, the objections of that place apply.
    let there = state.ground.map(|spot| spot.feature);
    let comes = observed.ground.is_some() && observed.ground != there;
    let into = position.comes_through(observed).filter(|_| comes);
    let over = observed.over.iter().copied().chain(into);
    let bridge = observed.over.contains(&Crossed::Bridge);
    let wide = position.too_wide_for_bridge(unit).filter(|_| bridge);
    all.extend(wide.map(|most| objection("bridge", BRIDGE).with("most", most)));
    let barred = over.filter(|it| !position.may_enter(unit, *it));
    all.extend(barred.map(|crossed| {
        let clause = position.closes(unit, crossed);
        objection(crossed.id(), clause).saying(message("against.no_entry"))
    }));
    let of_unit = |it: Objection| it.with("unit", unit);
    all.into_iter().map(of_unit).collect()
}

/// Returns the reason why a unit cannot move at all.
fn fixed_words(why: &str) -> Message {
    message(format!("against.fixed_{why}"))
}

impl Move {
    fn one(observed: MoveObservations) -> Self {
        Self {
            moves: vec![observed],
        }
    }

    /// Returns the possible distances.
    fn distances(battle: &Battle, observed: &MoveObservations) -> Vec<&'static str> {
        if observed.moved == Moved::Rotation {
            return vec!["rotation"];
        }
        let (position, unit) = (position(battle), observed.unit);
        // If contact is an objection, or the unit may not move, its move is a separate offer.
        let separate = is_barred_by_contact(battle, unit) || !position.is_free_to_move(unit);
        let separate = separate && observed.moved != Moved::Stood;
        let goes = (separate || !cannot_move(battle, unit)) && position.is_fixed(unit).is_none();
        let all = [
            ("stood", Moved::Stood, !separate),
            ("half", Moved::Half, goes),
            ("full", Moved::Full, goes),
        ];
        let able = all.into_iter().filter(|(_, moved, able)| {
            let observed = MoveObservations {
                moved: *moved,
                // The question about depth follows the question about distance, which limits the
                // depth.
                deep: observed.deep.map(|_| 1),
                ways: observed.ways.clone(),
                away: observed.away,
                ..MoveObservations::stood(unit)
            };
            *able && !ends(battle, &observed).is_empty()
        });
        // A unit behind closed terrain first answers which way it moves.
        let able = able.filter(|(_, moved, _)| {
            let goes = MoveObservations {
                moved: *moved,
                ..observed.clone()
            };
            separate || position.closed_ahead(&goes).is_none()
        });
        able.map(|(id, ..)| id).collect()
    }

    /// Whether a unit moves by rotation fire (F-9.34).
    fn rotates(&self) -> bool {
        self.moves
            .iter()
            .any(|observed| observed.moved == Moved::Rotation)
    }
}

/// Whether contact with the enemy, or a friend that interpenetrated the unit, prevents it from
/// moving.
fn cannot_move(battle: &Battle, unit: UnitRef) -> bool {
    is_barred_by_contact(battle, unit) || position(battle).was_passed(unit)
}

impl Action<Fornovo> for Move {
    const NAME: &'static str = "move";
    const GROUP: Group = MOVE;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(VOLUNTARY);
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        self.moves
            .iter()
            .try_for_each(|observed| refers(battle, observed))
    }

    /// Returns the default order, which states that the unit did not move, and rotation fire as a
    /// separate order. For a unit that may not move, returns a move, to which there are objections;
    /// if contact is the only reason, returns the default order too. For a unit that may not
    /// advance, all of these orders are away from the enemy.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let position = position(battle);
        let here = position
            .unit(unit)
            .is_some_and(|(_, state)| state.on_table());
        if !here || battle.state.now.step == Step::SetUp {
            return Vec::new();
        }
        let stood = MoveObservations {
            deep: position.ranks(unit).is_none().then_some(USUAL_DEPTH),
            away: position.may_not_advance(unit),
            ..MoveObservations::stood(unit)
        };
        let free = position.is_free_to_move(unit);
        let in_contact = is_barred_by_contact(battle, unit);
        let goes = (in_contact || !free).then(|| MoveObservations {
            moved: Moved::Half,
            ..stood.clone()
        });
        let rotation = MoveObservations {
            moved: Moved::Rotation,
            ..stood.clone()
        };
        let rotates = free && !cannot_move(battle, unit) && position.may_rotate(unit);
        let rotation = (rotates && position.has_left(&rotation)).then_some(rotation);
        let stood = free.then_some(stood);
        let all = stood.into_iter().chain(rotation).chain(goes);
        all.map(Self::one).collect()
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        moves_now(battle, unit)
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let moves = self.moves.iter();
        moves
            .flat_map(|observed| against(battle, observed))
            .collect()
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        is_only_contact(against)
    }

    fn plan(&self, _: &Battle, (): &()) -> Plan {
        Plan::plain(match self.unit() {
            Some(unit) => message("preview.moves").with("unit", unit),
            None => message("offer.move"),
        })
    }

    /// Explains the rest of the move, and the distances.
    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        match self.moves.as_slice() {
            [observed] => explain(battle, observed),
            _ => Explanation::default(),
        }
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        facts_of(battle, |resolver| {
            for observed in &self.moves {
                resolver.add(UnitMoved {
                    observed: observed.clone(),
                })?;
                resolver.passed(observed.unit, &observed.through)?;
                moves(resolver, observed)?;
            }
            Ok(())
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let [observed] = self.moves.as_slice() else {
            return Vec::new();
        };
        let distances = Self::distances(battle, observed);
        if distances.is_empty() {
            return Vec::new();
        }
        let far = asks_of("moved", "moved", one_of("moved", &distances));
        let then = match observed.moved {
            Moved::Stood => asks_over(battle, observed).into_iter().collect(),
            Moved::Rotation | Moved::Half | Moved::Full | Moved::Charged => {
                on_the_way(battle, observed)
            }
        };
        let stood = observed.moved == Moved::Stood;
        let aside = stood && position(battle).must_turn_aside(observed);
        let first = aside.then(|| asks_ways(observed)).into_iter();
        let all = first.chain([far]).chain(then);
        all.chain([asks_disorder(battle, observed)]).collect()
    }

    /// Returns a separate id for rotation fire, and for the move of a unit that is in contact or
    /// may not move.
    fn id(&self, _: &Battle) -> OfferId {
        let goes = self
            .moves
            .iter()
            .any(|observed| observed.moved != Moved::Stood);
        OfferId::from(match (self.rotates(), goes) {
            (true, _) => "move.rotation",
            (false, true) => "move.go",
            (false, false) => Self::NAME,
        })
    }

    fn label(&self, _: &Battle) -> Message {
        let away = self.moves.iter().any(|observed| observed.away);
        message(match (self.rotates(), away) {
            (true, _) => "offer.move_rotation",
            (false, true) => "offer.move_away",
            (false, false) => "offer.move",
        })
    }
}

/// Moves a unit, and applies the effects of the terrain that it crosses.
pub(super) fn moves(
    resolver: &mut Resolver<'_>,
    observed: &MoveObservations,
) -> Result<(), BadFact> {
    let unit = observed.unit;
    // The move changes the unit's place, and with it the terrain in front.
    let position = resolver.position();
    let over = position.crosses(observed);
    let crossed = over.iter();
    let disorders = crossed.filter(|it| position.crossing_disorders(observed, **it));
    let causes = disorders.map(|it| match *it == Crossed::OutOfBlock {
        true => DisorderCause::Block,
        false => DisorderCause::Terrain,
    });
    let ground = causes.max();
    resolver.has_moved(observed)?;
    if let Some(cause) = observed.disordered.or(ground) {
        resolver.disorder(unit, cause)?;
    }
    // Other disorder is applied before the roll at a ditch, because the roll cannot add to it.
    if over.contains(&Crossed::Ditch) && resolver.position().rolls_at_ditch(unit) {
        resolver.add_incident(unit, Incident::Ditch)?;
    }
    if observed.disordered != Some(DisorderCause::Bridge) {
        resolver.leaves_bridge(observed)?;
    }
    Ok(())
}

/// Explains the rest of the move, with its distances.
fn explain(battle: &Battle, observed: &MoveObservations) -> Explanation {
    let position = position(battle);
    let Some(allowance) = position.allowance(observed) else {
        return Explanation::default();
    };
    let words = |line: &allowance::Line| message(format!("preview.move.{}", line.what));
    let mut left = Sum::new(message("preview.move.left")).row(
        message("preview.move.whole"),
        None,
        inches(allowance.normal),
    );
    if allowance.spent > Length::ZERO {
        left = left.row(message("preview.move.spent"), None, less(allowance.spent));
    }
    let mut left = allowance.deductions.iter().fold(left, |sum, line| {
        sum.row_with(words(line), line.clause, less(line.length), true)
    });
    let rotates = observed.moved == Moved::Rotation;
    let rotation = position.rotation_cost(observed).min(allowance.left);
    if rotates {
        let what = message("answer.moved.rotation");
        left = left.row_with(what, ROTATION, less(rotation), true);
    }
    let rest = match rotates {
        true => allowance.left.minus(rotation),
        false => allowance.left,
    };
    let mut sums = vec![left.total(inches(rest))];
    // Rotation is a short move of a fixed length, which the hint shows.
    let mut slower = allowance.slower.clone();
    slower.retain(|line| line.length < allowance.left && !rotates);
    if !slower.is_empty() {
        let title = Sum::new(message("preview.move.slower"));
        sums.push(slower.iter().fold(title, |sum, line| {
            sum.row_with(words(line), line.clause, inches(line.length), true)
        }));
    }
    let needs = needs(position, observed);
    let needs = (!needs.is_empty()).then(|| bare(Value::List(needs, " ")));
    Explanation {
        sums,
        needs,
        ..Explanation::default()
    }
}

/// Returns hints about the facts that the players must observe in a move.
fn needs(position: Position<'_>, observed: &MoveObservations) -> Vec<Message> {
    let unit = observed.unit;
    let mut all = Vec::new();
    if observed.moved == Moved::Rotation {
        let row = &position.rules.shooting.distance.rotation;
        let most = row.length.at(position.setup.scale).to_string();
        all.push(message("preview.move.rotation").with("n", most));
    }
    let fixed = position
        .is_fixed(unit)
        .filter(|_| observed.moved == Moved::Stood);
    all.extend(fixed.map(|(_, why)| fixed_words(why).with("unit", unit)));
    let in_disorder = |friend: &&UnitRef| position.passage(unit, **friend) == Passage::InDisorder;
    let disordered: Vec<UnitRef> = observed
        .through
        .iter()
        .filter(in_disorder)
        .copied()
        .collect();
    if !disordered.is_empty() {
        all.push(message("preview.move.disorders").with("units", disordered));
    } else if position.moves_freely(unit) && !position.is_sniper(unit) {
        let spread = &position.rules.movement.distance.skirmish_spread;
        let length = spread.length.at(position.setup.scale).to_string();
        all.push(message("preview.move.spread").with("n", length));
    }
    let enters = position.comes_through(observed);
    let mut over = position.crosses(observed).into_iter().chain(enters);
    if over.any(|it| position.crossing_disorders(observed, it)) {
        all.push(message("preview.move.ground_disorders"));
    }
    let least = position.least_extra_of(observed);
    if least > Length::ZERO {
        let least = least.to_string();
        all.push(message("preview.move.least_extra").with("n", least));
    }
    let bridge = observed.over.contains(&Crossed::Bridge) || enters == Some(Crossed::Bridge);
    let column = position.bridge_width().filter(|_| bridge);
    all.extend(column.map(|most| message("preview.move.column").with("n", most)));
    all
}

impl Fact<Fornovo> for UnitMoved {
    /// Returns the line of the move, with its ways of moving and its terrain.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let observed = &self.observed;
        let moved = position(before).class_of(observed);
        let ways = observed.ways.iter().map(|way| way_words(*way));
        let over = position(before).crosses(observed);
        let over = over.into_iter().map(crossed_words);
        let through = observed
            .through
            .iter()
            .map(|friend| message("log.moved_through").with("unit", *friend));
        let away = observed.away && observed.moved != Moved::Stood;
        let how: Vec<Message> = ways
            .chain(over)
            .chain(through)
            .chain(away.then(|| message("log.moved_away")))
            .collect();
        let key = match how.is_empty() {
            true => "log.moved_plain",
            false => "log.moved_how",
        };
        let moved = line(key)
            .with("unit", observed.unit)
            .with("far", distance_words(moved))
            .with("how", Value::List(how, ", "));
        let units = std::iter::once(observed.unit).chain(observed.through.iter().copied());
        vec![moved.about(units).by(VOLUNTARY)]
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        if self.observed.moved != Moved::Stood {
            events.moved.insert(self.observed.unit);
        }
    }
}
