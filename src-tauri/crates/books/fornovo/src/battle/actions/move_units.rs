//! Units make normal moves (F-6.09, F-7.13).

use drumhead_words::Length;

use super::super::allowance;
use super::super::ground::BRIDGE;
use super::super::liberty::{Deed, VOLUNTARY, held, only_held};
use super::super::moves::{Crossed, MoveTold, ROTATION, Way};
use super::super::passage::{PASSED, Passage};
use super::super::prelude::*;
use super::move_questions::{
    asks_disorder, asks_of, asks_over, crossed_words, distance_words, ends, is_held, on_the_way,
    way_words,
};
use super::moving::{self, MOVE, against_acting, inches, less, moves_now};

const NO_ADVANCE: ClauseId = ClauseId::new("F-5.10");
const BARRED: ClauseId = ClauseId::new("F-7.31");
/// Foot that moved fires at half effect, or not at all.
const ON_THE_MOVE: ClauseId = ClauseId::new("F-9.36");
/// How deep a unit is taken to be until the players say so.
const USUAL_DEPTH: u16 = 2;

/// Units move, one or a whole side in a sweep (F-6.09).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// How each moved.
    pub moves: Vec<MoveTold>,
}

written! {
    /// A unit moved.
    pub struct UnitMoved {
        /// How, as the players observed it.
        pub told: MoveTold,
    }
}

impl Written for Move {
    /// The unit, where it is only one.
    fn unit(&self) -> Option<UnitRef> {
        match self.moves.as_slice() {
            [told] => Some(told.unit),
            _ => None,
        }
    }
}

/// What a move refers to.
///
/// # Errors
/// [`Impossible`] where it is not there, or where the move is a charge.
pub(super) fn refers(battle: &Battle, told: &MoveTold) -> Result<(), Impossible> {
    let unit = told.unit;
    on_table(battle, unit)?;
    if told.moved == Moved::Charged {
        return Err(impossible("charge").with("unit", unit));
    }
    if let Some(feature) = told.ground {
        let spot = table(battle).usual_spot(feature);
        spot.ok_or_else(|| impossible("no_such_feature"))?;
    }
    for friend in &told.through {
        on_table(battle, *friend)?;
        if friend.side != unit.side || *friend == unit {
            let none = message("impossible.passes_no_friend").with("unit", unit);
            return Err(impossible("not_a_friend").saying(none));
        }
    }
    Ok(())
}

/// What the rules have against a move, each by an id of the unit.
pub(super) fn against(battle: &Battle, told: &MoveTold) -> Vec<Objection> {
    let unit = told.unit;
    let Some(state) = battle.state.units.get(&unit) else {
        return Vec::new();
    };
    let mut all = match (told.ground, told.moved) {
        (None, _) | (_, Moved::Stood) => Vec::new(),
        (Some(feature), _) => against_standing(battle, unit, state, feature),
    };
    let of_unit = |it: Objection| Objection {
        id: format!("{}.{}.{}", it.id, unit.side, unit.unit),
        ..it
    };
    if told.moved == Moved::Stood {
        all.extend(moving::not_its_step(battle, unit).map(of_unit));
        all.extend(against_standing_still(battle, told, state).map(of_unit));
        return all;
    }
    let mut of_move = against_acting(battle, unit, Deed::Move);
    of_move.extend(against_going(battle, told, state));
    all.extend(of_move.into_iter().map(of_unit));
    let barred = told.through.iter();
    let barred = barred.filter(|friend| table(battle).passage(unit, **friend) == Passage::Barred);
    let of_friend = |what: &str, clause: ClauseId, friend: UnitRef| {
        let id = format!("{what}.{}.{}", friend.side, friend.unit);
        let against = objection(&id, clause).saying(message(format!("against.{what}")));
        against.with("unit", unit).with("friend", friend)
    };
    all.extend(barred.map(|friend| of_friend("barred", BARRED, *friend)));
    let moved = told.through.iter();
    let moved = moved.filter(|friend| table(battle).passes_no_stander(unit, **friend));
    all.extend(moved.map(|friend| of_friend("friend_moved", PASSED, *friend)));
    all
}

fn against_standing(
    battle: &Battle,
    unit: UnitRef,
    state: &UnitState,
    feature: u16,
) -> Vec<Objection> {
    let spot = table(battle).usual_spot(feature);
    let spot = spot.filter(|spot| state.ground != Some(*spot));
    spot.map_or_else(Vec::new, |spot| table(battle).against_standing(unit, spot))
}

/// What speaks against the word that a unit stood: it is told of it what only a move brings about, or
/// too little is left to emerge from a block. How far it went counts when it shoots (F-9.36).
fn against_standing_still(
    battle: &Battle,
    told: &MoveTold,
    state: &UnitState,
) -> impl Iterator<Item = Objection> {
    let (table, unit) = (table(battle), told.unit);
    let here = state.ground.map(|spot| spot.feature);
    let elsewhere = told.ground.is_some() && told.ground != here;
    let spent = !table.has_left(unit, told.moved, table.taken_of(told));
    let all = objections([
        (told.stirs() || elsewhere, "stood", ON_THE_MOVE),
        (spent, "spent", allowance::REDUCED),
    ]);
    let emerges = told.over.contains(&Crossed::OutOfBlock);
    let held = held(table, unit, Deed::Move).filter(|_| emerges);
    all.chain(held).map(move |it| it.with("unit", unit))
}

/// What the unit's state and the way that it goes have against a move.
fn against_going(battle: &Battle, told: &MoveTold, state: &UnitState) -> Vec<Objection> {
    let (table, unit) = (table(battle), told.unit);
    let forward = table.may_not_advance(unit) && told.goes_forward();
    let moved = state.turn.done || state.turn.moved == Moved::Charged;
    let rotates = told.moved == Moved::Rotation;
    let askew = |way: &Way| *way != Way::Retire;
    let spent = !table.has_left(unit, told.moved, table.taken_of(told));
    let mut all: Vec<Objection> = objections([
        (forward, "no_advance", NO_ADVANCE),
        (moved, "moved", VOLUNTARY),
        (rotates && !table.may_rotate(unit), "rotation", ROTATION),
        (
            rotates && told.ways.iter().any(askew),
            "rotation_way",
            ROTATION,
        ),
        (spent, "spent", allowance::REDUCED),
    ])
    .collect();
    if let Some((clause, why)) = table.is_fixed(unit).filter(|_| !rotates) {
        all.push(objection("fixed", clause).saying(message(format!("against.fixed_{why}"))));
    }
    // Of a place that it comes to, its own objections tell.
    let there = state.ground.map(|spot| spot.feature);
    let comes = told.ground.is_some() && told.ground != there;
    let into = table.comes_through(told).filter(|_| comes);
    let over = told.over.iter().copied().chain(into);
    let bridge = told.over.contains(&Crossed::Bridge);
    let wide = table.too_wide_for_bridge(unit).filter(|_| bridge);
    all.extend(wide.map(|most| objection("bridge", BRIDGE).with("most", most)));
    let barred = over.filter(|it| !table.may_enter(unit, *it));
    all.extend(barred.map(|crossed| {
        let clause = table.closes(unit, crossed);
        objection(crossed.id(), clause).saying(message("against.no_entry"))
    }));
    let of_unit = |it: Objection| it.with("unit", unit);
    all.into_iter().map(of_unit).collect()
}

impl Move {
    fn one(told: MoveTold) -> Self {
        Self { moves: vec![told] }
    }

    /// How far the unit can go, as the players are asked.
    fn distances(battle: &Battle, told: &MoveTold) -> Vec<&'static str> {
        if told.moved == Moved::Rotation {
            return vec!["rotation"];
        }
        let (table, unit) = (table(battle), told.unit);
        // Where only the enemy holds it, or it is not free to move, to go is an offer of its own.
        let apart = is_held(battle, unit) || !table.is_free_to_move(unit);
        let apart = apart && told.moved != Moved::Stood;
        let goes = (apart || !is_kept(battle, unit)) && table.is_fixed(unit).is_none();
        let all = [
            ("stood", Moved::Stood, !apart),
            ("half", Moved::Half, goes),
            ("full", Moved::Full, goes),
        ];
        let able = all.into_iter().filter(|(_, moved, able)| {
            let told = MoveTold {
                moved: *moved,
                // Its depth is asked after the distance, as far as the distance allows.
                deep: told.deep.map(|_| 1),
                ..MoveTold::stood(unit)
            };
            *able && !ends(battle, &told).is_empty()
        });
        able.map(|(id, ..)| id).collect()
    }

    /// Whether this is rotation fire, of which little is asked.
    fn rotates(&self) -> bool {
        self.moves.iter().any(|told| told.moved == Moved::Rotation)
    }
}

/// Whether the enemy holds the unit, or friends who passed through it.
fn is_kept(battle: &Battle, unit: UnitRef) -> bool {
    is_held(battle, unit) || table(battle).was_passed(unit)
}

impl Action<Fornovo> for Move {
    const NAME: &'static str = "move";
    const GROUP: Group = MOVE;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(VOLUNTARY);
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        self.moves.iter().try_for_each(|told| refers(battle, told))
    }

    /// That it stood, until the players say how far it went; rotation fire by itself. Of a unit that
    /// does not move freely a move that shows why; if only the enemy holds it, that it stood as well.
    /// A unit that may not advance keeps away from the enemy.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let table = table(battle);
        let here = table.unit(unit).is_some_and(|(_, live)| live.on_table());
        if !here || battle.state.now.step == Step::SetUp {
            return Vec::new();
        }
        let stood = MoveTold {
            deep: table.ranks(unit).is_none().then_some(USUAL_DEPTH),
            away: table.may_not_advance(unit),
            ..MoveTold::stood(unit)
        };
        let free = table.is_free_to_move(unit);
        let held = is_held(battle, unit);
        let goes = (held || !free).then(|| MoveTold {
            moved: Moved::Half,
            ..stood.clone()
        });
        let rotates = free && !is_kept(battle, unit) && table.may_rotate(unit);
        let rotation = rotates.then(|| MoveTold {
            moved: Moved::Rotation,
            ..stood.clone()
        });
        let stood = free.then_some(stood);
        let all = stood.into_iter().chain(rotation).chain(goes);
        all.map(Self::one).collect()
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        moves_now(battle, unit)
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let moves = self.moves.iter();
        moves.flat_map(|told| against(battle, told)).collect()
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        only_held(against)
    }

    fn plan(&self, _: &Battle, (): &()) -> Plan {
        Plan::plain(match self.unit() {
            Some(unit) => message("preview.moves").with("unit", unit),
            None => message("offer.move"),
        })
    }

    /// What is left of the move, and how far that goes.
    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        match self.moves.as_slice() {
            [told] => explain(battle, told),
            _ => Explanation::default(),
        }
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Vec<Event> {
        brings(battle, |act| {
            for told in &self.moves {
                act.happen(UnitMoved { told: told.clone() })?;
                act.passed(told)?;
                act.has_moved(told)?;
                let unit = told.unit;
                if told.over.contains(&Crossed::Ditch) && act.table().rolls_at_ditch(unit) {
                    act.befalls(unit, Incident::Ditch)?;
                }
                let mut over = told.over.iter();
                let disorders = over.any(|it| act.table().crossing_disorders(told, *it));
                let ground = disorders.then_some(DisorderCause::Terrain);
                if let Some(cause) = told.disordered.or(ground) {
                    act.disorder(unit, cause)?;
                }
            }
            Ok(())
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let [told] = self.moves.as_slice() else {
            return Vec::new();
        };
        let distances = Self::distances(battle, told);
        if distances.is_empty() {
            return Vec::new();
        }
        let far = asks_of("moved", "moved", one_of("moved", &distances));
        let then = match told.moved {
            Moved::Stood => asks_over(battle, told).into_iter().collect(),
            Moved::Rotation | Moved::Half | Moved::Full | Moved::Charged => {
                on_the_way(battle, told)
            }
        };
        let all = std::iter::once(far).chain(then);
        all.chain([asks_disorder()]).collect()
    }

    /// Of a unit that the enemy holds, to go is an offer of its own, and so is rotation fire.
    fn id(&self, _: &Battle) -> OfferId {
        let goes = self.moves.iter().any(|told| told.moved != Moved::Stood);
        OfferId::from(match (self.rotates(), goes) {
            (true, _) => "move.rotation",
            (false, true) => "move.go",
            (false, false) => Self::NAME,
        })
    }

    fn label(&self, _: &Battle) -> Message {
        let away = self.moves.iter().any(|told| told.away);
        message(match (self.rotates(), away) {
            (true, _) => "offer.move_rotation",
            (false, true) => "offer.move_away",
            (false, false) => "offer.move",
        })
    }
}

/// A move: what is left of it, and how far that goes.
fn explain(battle: &Battle, told: &MoveTold) -> Explanation {
    let table = table(battle);
    let Some(allowance) = table.allowance(told) else {
        return Explanation::default();
    };
    let words = |line: &allowance::Line| message(format!("preview.move.{}", line.what));
    let mut left = Sum::new(message("preview.move.left")).row(
        message("preview.move.whole"),
        None,
        inches(allowance.whole),
    );
    if allowance.spent > Length::ZERO {
        left = left.row(message("preview.move.spent"), None, less(allowance.spent));
    }
    let left = allowance.takings.iter().fold(left, |sum, line| {
        sum.told(words(line), line.clause, less(line.length), true)
    });
    let mut sums = vec![left.total(inches(allowance.left))];
    if !allowance.slower.is_empty() {
        let slower = Sum::new(message("preview.move.slower"));
        sums.push(allowance.slower.iter().fold(slower, |sum, line| {
            sum.told(words(line), line.clause, inches(line.length), true)
        }));
    }
    let needs = needs(table, told);
    let needs = (!needs.is_empty()).then(|| bare(Value::List(needs, " ")));
    Explanation {
        sums,
        needs,
        ..Explanation::default()
    }
}

/// What the players have to see to in a move.
fn needs(table: Table<'_>, told: &MoveTold) -> Vec<Message> {
    let unit = told.unit;
    let mut all = Vec::new();
    let in_disorder = |friend: &&UnitRef| table.passage(unit, **friend) == Passage::InDisorder;
    let disordered: Vec<UnitRef> = told.through.iter().filter(in_disorder).copied().collect();
    if !disordered.is_empty() {
        all.push(message("preview.move.disorders").with("units", disordered));
    } else if table.moves_freely(unit) {
        let spread = &table.rules.movement.distance.skirmish_spread;
        let length = spread.length.at(table.setup.scale).to_string();
        all.push(message("preview.move.spread").with("n", length));
    }
    let bridge =
        told.over.contains(&Crossed::Bridge) || table.comes_through(told) == Some(Crossed::Bridge);
    let column = table.bridge_width().filter(|_| bridge);
    all.extend(column.map(|most| message("preview.move.column").with("n", most)));
    all
}

impl Fact<Fornovo> for UnitMoved {
    /// With the ways and the ground that it led through.
    fn log(&self, _: &Battle) -> Vec<Line> {
        let told = &self.told;
        let ways = told.ways.iter().map(|way| way_words(*way));
        let over = told.over.iter().map(|over| crossed_words(*over));
        let through = told.through.iter();
        let through = through.map(|friend| message("log.moved_through").with("unit", *friend));
        let away = told.away && told.moved != Moved::Stood;
        let away = away.then(|| message("log.moved_away"));
        let how = ways.chain(over).chain(through).chain(away);
        let how: Vec<Message> = how.collect();
        let key = match how.is_empty() {
            true => "log.moved_plain",
            false => "log.moved_how",
        };
        let moved = line(key)
            .with("unit", told.unit)
            .with("far", distance_words(told.moved))
            .with("how", Value::List(how, ", "));
        let units = std::iter::once(told.unit).chain(told.through.iter().copied());
        vec![moved.about(units).by(VOLUNTARY)]
    }

    fn tell(&self, _: &Battle, deeds: &mut Deeds) {
        if self.told.moved != Moved::Stood {
            deeds.moved.insert(self.told.unit);
        }
    }
}
