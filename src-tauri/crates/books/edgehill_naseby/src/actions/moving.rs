//! A move by the cheapest route (E-05, E-06), which can pass over guns (E-23, E-24).

use std::collections::BTreeMap;

use drumhead_vocabulary::play::Scalar;

use super::MOVING;
use crate::fates::{Left, overrun_by};
use crate::guns::Overrun;
use crate::march::{left_behind, running};
use crate::moves::{
    Way, beyond_guns, crowded, guns_in_way, in_full_command, is_occupied, is_shut_in, open_ways,
    reachable, run_over,
};
use crate::pending::{has_fought, retreats_first};
use crate::prelude::*;
use crate::terrain::{SURCHARGES, surcharges};

written! {
    /// Moves a unit by the cheapest route.
    pub struct Move {
        /// The unit.
        pub unit: UnitRef,
        /// The destination.
        pub to: Cell,
        /// The enemy gun over which the unit moves. `None` to avoid guns.
        #[serde(default)]
        pub over: Option<UnitRef>,
        /// The final facing. `None` for the facing nearest to the current one, among those that the
        /// cheapest route allows.
        #[serde(default)]
        pub facing: Option<Facing>,
    }
}

/// The context of a move: the unit and its route.
pub struct Moving<'a> {
    standing: &'a Standing,
    way: Way,
}

impl Move {
    /// Returns the possible routes of the unit.
    fn ways(&self, battle: &Battle) -> BTreeMap<Cell, Way> {
        let standing = battle.state.unit(self.unit);
        standing.map_or_else(BTreeMap::new, |it| {
            open_ways(battle, self.unit, it, self.over)
        })
    }

    /// Returns the reason why the destination cannot be reached.
    pub(crate) fn unreached(&self, battle: &Battle, standing: &Standing) -> Impossible {
        let Self { unit, to, over, .. } = *self;
        let front = front_only(battle).filter(|_| faces(battle, unit));
        let gun = over.and_then(|gun| battle.state.unit(gun)?.place());
        if standing.place() == Some(to) {
            return impossible("is_there").with("unit", unit).with("hex", to);
        }
        let mut hexes = [Some(to), gun].into_iter().flatten();
        if let Some(hex) = hexes.find(|hex| is_occupied(battle, unit, *hex)) {
            let there = objection("enemy_there", BASIC).with("unit", unit);
            return there.with("hex", hex).into();
        }
        let full = || in_full_command(battle, standing);
        let reaches =
            |standing: &Standing| reachable(battle, unit, standing, (over, None)).contains_key(&to);
        let why = if crowded(battle, unit, to) {
            Impossible::from(objection("crowded", STACKED))
        } else if self.facing.is_some() && reaches(standing) {
            match faces(battle, unit) {
                true => impossible("facing_dear").by(TURNING),
                false => impossible("no_facing"),
            }
        } else if gun == Some(to) {
            impossible("ends_on_gun").by(BASIC)
        } else if over.is_none() && beyond_guns(battle, unit, standing, to) {
            impossible("behind_gun").by(BASIC)
        } else if is_shut_in(battle, unit, to) {
            impossible("shut_in").by(BASIC)
        } else if !standing.in_command && reaches(&full()) {
            impossible("halved").by(HALVED).with("less", less(battle))
        } else if front.is_some() {
            impossible("too_far").by(front)
        } else {
            impossible("beyond").by(BASIC)
        };
        why.with("unit", unit).with("hex", to)
    }

    /// Returns the facts about the guns on the route.
    fn over_guns(&self, battle: &Battle, moving: &Moving<'_>) -> Vec<Event> {
        let unit = self.unit;
        let arm = moving.standing.arm;
        let behind = left_behind(battle, unit, moving.standing)
            .into_iter()
            .map(|gun| (gun, Overrun::Eliminated));
        let guns = run_over(battle, unit, arm, &moving.way.path);
        let guns = behind.chain(guns);
        guns.map(|(gun, end)| run_down(battle, unit, gun, end))
            .collect()
    }
}

/// Returns the fact about a gun that a unit moves over (E-23, E-24).
pub(super) fn run_down(battle: &Battle, unit: UnitRef, gun: UnitRef, end: Overrun) -> Event {
    match end {
        Overrun::Eliminated => Event::from(Left {
            unit: gun,
            away: Away::Overrun,
            by: Some(unit),
        }),
        Overrun::Captured => Event::from(Captured {
            unit: gun,
            by: unit,
            turn: battle.state.turn,
            lost: battle
                .state
                .unit(gun)
                .and_then(|it| it.gun?.lost_by(gun.side)),
        }),
    }
}

/// Returns the question about the final facing, if several facings cost the same (E-05).
fn facing_question(way: &Way) -> Option<Question> {
    let others = way.facings.iter().filter(|facing| **facing != way.facing);
    let others: Vec<_> = others.map(|it| named(it.id(), bare(*it))).collect();
    let nearest = message("choice.nearest_facing").with("facing", way.facing);
    let nearest = choice(Scalar::Nothing(()), nearest);
    let choices = || std::iter::once(nearest).chain(others.iter().cloned());
    (!others.is_empty()).then(|| {
        let facings = Answer::One(choices().collect());
        ask("facing", "facing", facings).by(TURNING)
    })
}

/// Returns a side effect of a move, in words.
fn follows(battle: &Battle, unit: UnitRef, fact: &Event) -> Option<Message> {
    let (key, clause, gun) = if let Event::Captured(captured) = fact {
        ("preview.captures", TAKEN, captured.unit)
    } else if let Event::Left(left) = fact {
        ("preview.removes", overrun_by(battle, unit), left.unit)
    } else {
        return None;
    };
    Some(cited(message(key).with("unit", placed(gun)), &[clause]))
}

/// Returns, in words, the guns whose crews run away at the end of the step because of a march
/// (E-19, gap E-A11).
fn runs_at_end(battle: &Battle, march: &[Event]) -> Vec<Message> {
    let Ok(after) = battle.after(march) else {
        return Vec::new();
    };
    let now = running(battle);
    let guns = running(&after).into_iter().filter(|gun| !now.contains(gun));
    let runs = guns.map(|gun| message("preview.runs_at_end").with("gun", placed(gun)));
    runs.map(|it| cited(it, &[SUPPORTED])).collect()
}

/// Returns the lines of a route: the hexes with their extra costs, and the cost of turning.
fn sum(battle: &Battle, arm: Arm, way: &Way) -> Sum {
    let base = battle.setup.profile.base_cost();
    let ground = ground(battle);
    let mut sum = Sum::new(message("preview.way"));
    let mut spent = 0;
    for (from, to) in way.path.iter().zip(way.path.iter().skip(1)) {
        let step = ground.step(*from, *to);
        spent += u32::from(base);
        sum = sum.row(bare(*to), BASIC, bare(base));
        for added in surcharges(arm, step, &battle.tables) {
            let why = message(format!("way.{}", added.id.id())).with("hex", *to);
            spent += added.value.unsigned_abs();
            sum = sum.row(why, SURCHARGES.clause(added.id), bare(added.value));
        }
    }
    // The rest of the cost is for turning on the way.
    let turning = way.cost.saturating_sub(spent);
    if turning > 0 {
        sum = sum.row(message("way.turning"), TURNING, bare(turning));
    }
    sum.total(way.cost)
}

impl Action<EdgehillNaseby> for Move {
    const NAME: &'static str = "move";
    const GROUP: Group = MOVING;
    const KIND: OfferKind = OfferKind::Move;
    type Context<'a> = Moving<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<Moving<'a>, Impossible> {
        let (standing, _) = here(battle, self.unit)?;
        on_map(battle, self.to)?;
        if standing.gun.is_some() {
            return Err(impossible("guns_still").with("unit", self.unit));
        }
        if standing.points.is_none() && is_mine(battle, self.unit) {
            return Err(impossible("no_allowance").with("unit", self.unit));
        }
        moves_now(battle, self.unit)?;
        has_fought(battle, self.unit)?;
        if let Some(facing) = self.facing {
            to_corner(battle, facing)?;
        }
        let way = reachable(battle, self.unit, standing, (self.over, self.facing))
            .remove(&self.to)
            .ok_or_else(|| self.unreached(battle, standing))?;
        Ok(Moving { standing, way })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        is_step(battle, unit, Step::Move)
    }

    /// Returns a move to the first reachable hex, and a move over each gun that the unit can reach.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let Some((standing, _)) = ordered(battle, unit) else {
            return Vec::new();
        };
        if standing.gun.is_some() || !Self::in_its_step(battle, unit) {
            return Vec::new();
        }
        let ways = open_ways(battle, unit, standing, None);
        let over = guns_in_way(battle, unit, standing, &ways)
            .into_iter()
            .filter_map(|gun| {
                let ways = open_ways(battle, unit, standing, Some(gun));
                Some((Some(gun), *ways.keys().next()?))
            });
        let around = ways.keys().next().map(|to| (None, *to));
        let made = around.into_iter().chain(over).map(|(over, to)| Self {
            unit,
            to,
            over,
            facing: None,
        });
        made.collect()
    }

    fn objections(&self, battle: &Battle, _: &Moving<'_>) -> Vec<Objection> {
        let full = crowded(battle, self.unit, self.to)
            .then(|| about("crowded", STACKED, self.unit).with("hex", self.to));
        let first = retreats_first(battle, self.unit);
        full.into_iter().chain(first).collect()
    }

    fn explain(&self, battle: &Battle, moving: &Moving<'_>) -> Explanation {
        let key = if faces(battle, self.unit) {
            "preview.move"
        } else {
            "preview.move_freely"
        };
        let way = &moving.way;
        let costs = message(key)
            .with("points", points(way.cost))
            .with("facing", way.facing);
        let facts = self.resolve(battle, moving, &Rolled::default());
        let facts = facts.unwrap_or_default();
        let runs = runs_at_end(battle, &facts);
        let follows = facts
            .iter()
            .filter_map(|fact| follows(battle, self.unit, fact));
        let needs = std::iter::once(costs).chain(follows).chain(runs).collect();
        Explanation {
            sums: vec![sum(battle, moving.standing.arm, way)],
            needs: Some(bare(Value::List(needs, " "))),
            ..Explanation::default()
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        moving: &Moving<'_>,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let way = &moving.way;
        let spent = u8::try_from(way.cost).unwrap_or(u8::MAX);
        let left = moving.standing.points.unwrap_or(0);
        let moved = Moved {
            unit: self.unit,
            path: way.path.clone(),
            facing: way.facing,
            spent,
            points: left.saturating_sub(spent),
        };
        let mut facts = vec![moved.into()];
        facts.extend(self.over_guns(battle, moving));
        Ok(facts)
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let ways = self.ways(battle);
        let choices = ways.iter().map(|(hex, way)| {
            let label = message("choice.way").with("hex", *hex);
            hex_choice(*hex, label.with("points", points(way.cost)))
        });
        let to = ask("to", "to", Answer::Hex(choices.collect()));
        let to = Question {
            clause: front_only(battle),
            ..to
        };
        let facing = ways.get(&self.to).and_then(facing_question);
        std::iter::once(to).chain(facing).collect()
    }

    fn id(&self, _: &Battle) -> OfferId {
        let unit = unit_key(self.unit);
        match self.over {
            Some(gun) => OfferId::new("over", format!("{}:{unit}", unit_key(gun))),
            None => OfferId::new(Self::NAME, unit),
        }
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        match self.over {
            Some(_) => Some(overrun_by(battle, self.unit)),
            None => front_only(battle).filter(|_| faces(battle, self.unit)),
        }
    }

    fn label(&self, _: &Battle) -> Message {
        match self.over {
            Some(gun) => message("offer.over").with("gun", placed(gun)),
            None => message("offer.move"),
        }
    }
}

written! {
    /// A unit moved.
    pub struct Moved {
        /// The unit.
        pub unit: UnitRef,
        /// The hexes of the route, starting with the unit's former hex.
        pub path: Vec<Cell>,
        /// The final facing.
        pub facing: Facing,
        /// The movement points spent.
        pub spent: u8,
        /// The movement points left.
        pub points: u8,
    }
}

impl Fact<EdgehillNaseby> for Moved {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let unit = battle.state.unit_mut(self.unit)?;
        unit.hex = self.path.last().copied().or(unit.hex);
        unit.facing = self.facing;
        unit.points = Some(self.points);
        battle.state.has_marched(self.unit);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        // Facing is not logged for leaders, or if the rules for facing are not used.
        let (key, front) = if faces(before, self.unit) {
            ("log.moved", front_only(before))
        } else {
            ("log.moved_freely", BASIC)
        };
        let way = self.path.iter().map(|hex| bare(*hex)).collect();
        let line = line(key)
            .about([self.unit])
            .with("unit", self.unit)
            .with("way", Value::List(way, " \u{2013} "));
        let points = message("detail.points").with("spent", self.spent);
        vec![
            front.into_iter().fold(
                line.with("facing", self.facing)
                    .detail(points.with("points", self.points)),
                Line::by,
            ),
        ]
    }
}

written! {
    /// A gun was captured (E-24).
    pub struct Captured {
        /// The gun.
        pub unit: UnitRef,
        /// The captor.
        pub by: UnitRef,
        /// The turn of the capture.
        pub turn: u32,
        /// The turn in which the gun lost its crew, if it is unmanned when its own side takes it
        /// back. `None` if that side would man it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub lost: Option<u32>,
    }
}

impl Fact<EdgehillNaseby> for Captured {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let gun = battle.state.gun_mut(self.unit)?;
        gun.serves = self.by.side;
        // The captor's own gun has a crew, but a retaken gun is the same counter as before (E-19,
        // E-22).
        let retaken = self.by.side == self.unit.side;
        gun.crew = Crew::Captured {
            turn: self.turn,
            unmanned: self.lost.filter(|_| retaken),
            lost: self.lost.filter(|_| !retaken),
        };
        battle.state.has_seized(self.by, self.unit);
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let key = if self.by.side == self.unit.side {
            "log.retaken"
        } else {
            "log.captured"
        };
        let line = unit_line(key, self.unit).about([self.by]);
        vec![line.by(TAKEN).tone(Tone::Bad).with("by", self.by)]
    }
}
