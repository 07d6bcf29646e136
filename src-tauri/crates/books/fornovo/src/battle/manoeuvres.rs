//! Manoeuvres: facing, frontage and square (7.17), unlimbering (7.13), dismounting (7.14), stakes
//! (2.11) and bayonets (2.12).

use drumhead_vocabulary::Length;

use super::ground::{FeatureKind, Stand};
use super::moves::{MoveUsed, moved_by};
use super::prelude::*;
use crate::army::{Bayonet, Kind, Model, Order};
use crate::formation::{self, formed};
use crate::interpretations::SquareMoves;
use crate::movement::frontage_cost;

/// A manoeuvre, with a cost in distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "manoeuvre", rename_all = "snake_case", deny_unknown_fields)]
pub enum Manoeuvre {
    /// The unit turns about its centre (F-7.21).
    ChangeFacing,
    /// The unit changes frontage from a known front (F-7.22).
    ChangeFront {
        /// The front row of the body afterwards, in figures.
        front: u16,
        /// The front row of each sleeve of shot afterwards, in figures; `None` if it stays as it is,
        /// or if the unit has no sleeves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sleeve: Option<u16>,
    },
    /// The unit changes frontage by this many figures from an unknown front (F-7.22).
    ChangeFrontBy {
        /// The number of figures gained or lost.
        figures: u16,
    },
    /// The unit forms square (F-7.26).
    FormSquare,
    /// The unit leaves square (F-7.26).
    LeaveSquare,
    /// Unlimbered guns turn in place (F-7.16, D-126).
    TurnGuns,
    /// Guns unlimber (F-7.33).
    Unlimber,
    /// War wagons are hitched and can move (F-2.64).
    Hitch,
    /// War wagons are unhitched (F-2.64).
    Unhitch,
    /// Riders dismount (F-7.34).
    Dismount,
    /// The unit mounts again (F-7.34).
    Mount,
    /// Stakes are planted (F-2.65).
    PlantStakes,
    /// Stakes are taken up (F-2.65).
    LiftStakes,
    /// Plug bayonets are fixed in every rank (F-2.67).
    FixBayonets,
    /// Plug bayonets are fixed only in the front rank: the second rank may fire (F-2.67).
    FixBayonetsInFront,
    /// Plug bayonets are removed (F-2.67).
    RemoveBayonets,
}

impl Manoeuvre {
    /// Manoeuvres without questions.
    pub(super) const PLAIN: [Self; 14] = [
        Self::ChangeFacing,
        Self::FormSquare,
        Self::LeaveSquare,
        Self::TurnGuns,
        Self::Unlimber,
        Self::Hitch,
        Self::Unhitch,
        Self::Dismount,
        Self::Mount,
        Self::PlantStakes,
        Self::LiftStakes,
        Self::FixBayonets,
        Self::FixBayonetsInFront,
        Self::RemoveBayonets,
    ];

    /// Returns the manoeuvre's properties.
    const fn traits(self) -> Traits {
        match self {
            Self::ChangeFacing => Traits::new("change_facing"),
            Self::ChangeFront { .. } | Self::ChangeFrontBy { .. } => Traits::new("change_front"),
            Self::FormSquare => Traits::new("form_square").placed(),
            Self::LeaveSquare => Traits::new("leave_square").placed(),
            Self::TurnGuns => Traits::new("turn_guns"),
            Self::Unlimber => Traits::new("unlimber").placed().changing_move(),
            Self::Hitch => Traits::new("hitch").changing_move(),
            Self::Unhitch => Traits::new("unhitch").changing_move(),
            Self::Dismount => Traits::new("dismount").placed().changing_move(),
            Self::Mount => Traits::new("mount").placed().changing_move().whole_turn(),
            Self::PlantStakes => Traits::new("plant_stakes").placed().changing_move(),
            Self::LiftStakes => {
                let lifts = Traits::new("lift_stakes").placed();
                lifts.changing_move().whole_turn()
            }
            Self::FixBayonets => Traits::new("fix_bayonets").placed(),
            Self::FixBayonetsInFront => Traits::new("fix_bayonets_in_front").placed(),
            Self::RemoveBayonets => Traits::new("remove_bayonets").placed(),
        }
    }

    /// Returns the manoeuvre's id in the catalogue.
    pub const fn id(self) -> &'static str {
        self.traits().id
    }

    /// Whether units may make the manoeuvre before the battle at no cost (D-234).
    pub(super) const fn is_placed(self) -> bool {
        self.traits().placed
    }

    /// Whether the unit's move differs afterwards, as when it dismounts, unlimbers or carries its
    /// stakes.
    pub(super) const fn changes_move(self) -> bool {
        self.traits().changes_move
    }

    /// Whether the manoeuvre takes a whole turn, so that the unit cannot shoot (F-2.65, F-7.34).
    const fn takes_whole_turn(self) -> bool {
        self.traits().whole_turn
    }

    /// Returns this change of frontage with `number` as the players' answer; `None` for other
    /// manoeuvres.
    pub(super) const fn with_number(self, number: u16) -> Option<Self> {
        if let Self::ChangeFront { sleeve, .. } = self {
            let front = number;
            Some(Self::ChangeFront { front, sleeve })
        } else if matches!(self, Self::ChangeFrontBy { .. }) {
            Some(Self::ChangeFrontBy { figures: number })
        } else {
            None
        }
    }
}

/// The properties of a manoeuvre.
struct Traits {
    id: &'static str,
    placed: bool,
    changes_move: bool,
    whole_turn: bool,
}

impl Traits {
    const fn new(id: &'static str) -> Self {
        Self {
            id,
            placed: false,
            changes_move: false,
            whole_turn: false,
        }
    }

    /// Units may make the manoeuvre before the battle at no cost.
    const fn placed(self) -> Self {
        Self {
            placed: true,
            ..self
        }
    }

    /// The unit's move differs afterwards.
    const fn changing_move(self) -> Self {
        Self {
            changes_move: true,
            ..self
        }
    }

    /// The manoeuvre takes a whole turn.
    const fn whole_turn(self) -> Self {
        Self {
            whole_turn: true,
            ..self
        }
    }
}

impl Position<'_> {
    /// Whether the unit's formation disorders it: it is too wide or, outside buildings and works,
    /// too thin (F-2.11, F-2.18, D-122).
    pub(super) fn is_misformed(&self, unit: UnitRef) -> bool {
        let now = self.current_unit(unit);
        let formed = now.and_then(|unit| formed(&unit, self.rules));
        formed.is_some_and(|formed| {
            formed.disorders.iter().any(|disorder| match disorder {
                formation::Disorder::Shallow { .. } => !self.in_buildings_or_works(unit),
                formation::Disorder::Wide { .. } => true,
            })
        })
    }

    /// Whether all the unit's figures face one way: it is not in square, buildings or works
    /// (F-2.08).
    pub(super) fn faces_one_way(&self, unit: UnitRef) -> bool {
        let square = self.unit(unit).is_some_and(|(_, state)| state.square);
        !(square || self.in_buildings_or_works(unit))
    }

    /// Whether the unit occupies a block or war wagons. Its figures are not in rows and need no
    /// square or front (F-2.08, D-237).
    pub(super) fn is_in_no_rows(&self, unit: UnitRef) -> bool {
        self.garrisons_block(unit) || self.defends_wagons(unit)
    }

    /// Whether the unit is known to be in buildings or works.
    pub(super) fn in_buildings_or_works(&self, unit: UnitRef) -> bool {
        let sheltered = |kind: FeatureKind| {
            let works = matches!(
                kind,
                FeatureKind::Ditch
                    | FeatureKind::LightFieldworks
                    | FeatureKind::HeavyFieldworks
                    | FeatureKind::Laager
                    | FeatureKind::WarWagons
            );
            works || kind.is_block()
        };
        self.at(unit)
            .is_some_and(|(site, stand)| stand == Stand::In && sheltered(site.feature.kind))
    }

    /// Returns the distance that the manoeuvre costs, and the clause.
    pub(super) fn cost(&self, unit: UnitRef, what: Manoeuvre) -> (Length, Option<ClauseId>) {
        let moves = &self.rules.movement;
        let full_move = self.normal_move(unit).unwrap_or(Length::ZERO);
        let drilled = self.drilled(unit);
        let priced = |clause: ClauseId, cost: Length| (cost, Some(clause));
        if what.is_placed() && self.state.now.step == Step::SetUp {
            return (Length::ZERO, None);
        }
        match what {
            Manoeuvre::TurnGuns => (Length::ZERO, Some(HEAVY)),
            Manoeuvre::ChangeFacing => {
                let row = &moves.manoeuvre.change_facing;
                if self.moves_freely(unit) {
                    return (Length::ZERO, Some(moves.distance.skirmish_spread.clause));
                }
                if self.is_in_works_zone(unit) {
                    return (Length::ZERO, Some(WORKS_ZONE));
                }
                let once = row.cost.of(drilled).of(full_move);
                let figures = self.unit(unit).map_or(0, |(_, state)| state.figures());
                let times = |n: u32| i32::try_from(n).unwrap_or(i32::MAX);
                let cost = match row.for_figures {
                    0 => once,
                    // The cost is rounded to the nearest quarter of an inch, which players can
                    // measure (D-264).
                    each => to_quarters(once.times(times(figures)).part(times(each))),
                };
                priced(row.clause, cost)
            }
            Manoeuvre::ChangeFront { front, sleeve } => {
                let figures = self.front_changed(unit, front, sleeve);
                let [steady, other] = frontage_cost(figures, self.setup.scale, self.rules);
                let cost = if drilled { steady } else { other };
                (cost, Some(moves.frontage.clause))
            }
            Manoeuvre::ChangeFrontBy { figures } => {
                let [steady, other] =
                    frontage_cost(u32::from(figures), self.setup.scale, self.rules);
                let cost = if drilled { steady } else { other };
                (cost, Some(moves.frontage.clause))
            }
            Manoeuvre::FormSquare | Manoeuvre::LeaveSquare => {
                let row = &moves.manoeuvre.square;
                let deep = self
                    .ranks(unit)
                    .is_some_and(|ranks| ranks >= row.deep_ranks);
                let share = if deep { row.deep } else { row.cost };
                priced(row.clause, share.of(drilled).of(full_move))
            }
            Manoeuvre::Unlimber => {
                let served = self.unlimbers(unit);
                let limbered = self.transport(unit).unwrap_or_default().limbered;
                let of = if served.guns() > 0 { served } else { limbered };
                let guns = Model::GUNS.into_iter().filter(|gun| of.count(*gun) > 0);
                // Guns that unlimber together are as slow as the slowest of them.
                let rows = guns.map(|gun| moves.unlimber.of(gun));
                let cost = rows.clone().map(|row| row.share.of(full_move)).max();
                let clause = rows.map(|row| row.clause).next();
                let cost = cost.unwrap_or(Length::ZERO);
                clause.map_or((cost, None), |clause| priced(clause, cost))
            }
            Manoeuvre::Hitch | Manoeuvre::Unhitch => {
                priced(moves.hitching.clause, moves.hitching.share.of(full_move))
            }
            Manoeuvre::Dismount => priced(moves.horses.clause, moves.horses.dismount.of(full_move)),
            Manoeuvre::Mount => priced(moves.horses.clause, moves.horses.mount.of(full_move)),
            Manoeuvre::PlantStakes => {
                priced(moves.staking.clause, moves.staking.plant.of(full_move))
            }
            Manoeuvre::LiftStakes => priced(moves.staking.clause, moves.staking.lift.of(full_move)),
            Manoeuvre::FixBayonets | Manoeuvre::FixBayonetsInFront | Manoeuvre::RemoveBayonets => {
                let row = &moves.plug_bayonets;
                priced(row.clause, row.share.of(full_move))
            }
        }
    }

    /// Returns the number of figures by which the unit's whole front changes if the front row of its
    /// body becomes `front` figures, and that of each sleeve `sleeve` figures.
    fn front_changed(&self, unit: UnitRef, front: u16, sleeve: Option<u16>) -> u32 {
        let Some(now) = self.current_unit(unit) else {
            return 0;
        };
        let mut then = now.clone();
        then.formation.front = Some(front);
        then.formation.sleeve = sleeve.or(now.formation.sleeve);
        let wide = |unit| formed(unit, self.rules).map_or(0, |formed| formed.front);
        wide(&now).abs_diff(wide(&then))
    }

    /// Whether the unit's kind and state allow the manoeuvre at all.
    pub(super) fn could(&self, unit: UnitRef, what: Manoeuvre) -> bool {
        let Some((bought, state)) = self.unit(unit) else {
            return false;
        };
        let guns = bought.kind == Kind::Artillery;
        let plugs = (bought.groups.iter()).any(|group| group.bayonet == Some(Bayonet::Plug));
        let crew = state.crew == Crew::AtGuns;
        let figures = state.figures();
        let rows = !guns && !self.is_in_no_rows(unit);
        match what {
            Manoeuvre::ChangeFacing => !guns,
            Manoeuvre::ChangeFront { front, sleeve } => {
                let known = state.formation.front.is_some();
                let fits = |row: u16| (1..=figures).contains(&u32::from(row));
                let sleeved = state.formation.sleeve.is_some();
                rows && known && fits(front) && sleeve.is_none_or(|row| sleeved && fits(row))
            }
            Manoeuvre::ChangeFrontBy { figures: by } => {
                let unknown = state.formation.front.is_none();
                rows && unknown && (1..=figures).contains(&u32::from(by))
            }
            Manoeuvre::FormSquare => {
                let foot = bought.kind == Kind::Infantry && !state.mounted;
                let halted = !state.square && state.pursuit.is_none();
                foot && rows && bought.order == Order::Close && halted
            }
            Manoeuvre::LeaveSquare => state.square,
            Manoeuvre::TurnGuns => {
                guns && !self.is_limbered(unit) && crew && state.models.guns() > 0
            }
            Manoeuvre::Unlimber => guns && self.is_limbered(unit) && crew,
            Manoeuvre::Hitch => self.may_hitch(unit),
            Manoeuvre::Unhitch => self.on_the_road(unit),
            Manoeuvre::Dismount => {
                bought.is_mounted_infantry() && state.mounted && state.horses == Horses::Ridden
            }
            Manoeuvre::Mount => !state.mounted && matches!(state.horses, Horses::Held { .. }),
            Manoeuvre::PlantStakes => state.stakes == Stakes::Carried,
            Manoeuvre::LiftStakes => {
                matches!(state.stakes, Stakes::Planted | Stakes::Left)
            }
            Manoeuvre::FixBayonets => plugs && state.plugs != Plugs::All,
            Manoeuvre::FixBayonetsInFront => plugs && state.plugs != Plugs::FrontRank,
            Manoeuvre::RemoveBayonets => plugs && state.plugs != Plugs::Out,
        }
    }
}

/// Returns the distance, rounded to the nearest quarter of an inch.
fn to_quarters(length: Length) -> Length {
    const QUARTER: i32 = Length::PER_INCH / 4;
    let quarters = length.as_32nds().saturating_add(QUARTER / 2) / QUARTER;
    Length::from_32nds(quarters * QUARTER)
}

/// Converts a part of one move to the same proportion of another move.
fn rescaled(part: Length, before: Length, after: Length) -> Length {
    if before == after || before <= Length::ZERO {
        return part;
    }
    part.times(after.as_32nds()).part(before.as_32nds())
}

written! {
    /// A unit made a manoeuvre.
    pub struct ManoeuvreMade {
        /// The unit.
        pub unit: UnitRef,
        /// The manoeuvre.
        pub what: Manoeuvre,
        /// The clause that sets the cost; `None` if no clause does.
        pub clause: Option<String>,
        /// The distance that the manoeuvre cost.
        pub cost: Length,
        /// The distance left.
        pub left: Length,
        /// The unit's movement debt: Move phases in which it must stay idle (F-7.27).
        pub debt: u8,
    }

    /// A manoeuvre changed a unit's formation, mount, guns, stakes or bayonets.
    pub struct TookShape {
        /// The unit.
        pub unit: UnitRef,
        /// The manoeuvre.
        pub what: Manoeuvre,
        /// Horse-holders of a dismounted unit (F-7.34).
        pub holders: u32,
    }
}

impl Fact<Fornovo> for TookShape {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        match self.what {
            Manoeuvre::ChangeFront { front, sleeve } => {
                state.formation.front = Some(front);
                state.formation.sleeve = sleeve.or(state.formation.sleeve);
            }
            Manoeuvre::FormSquare => state.square = true,
            Manoeuvre::LeaveSquare => state.square = false,
            Manoeuvre::Unlimber => {
                state.models.limber = 0;
                state.limbered = false;
            }
            Manoeuvre::Dismount => {
                let holders = self.holders;
                state.mounted = false;
                state.horses = Horses::Held { holders };
            }
            Manoeuvre::Mount => {
                state.horses = Horses::Ridden;
                state.mounted = true;
            }
            Manoeuvre::PlantStakes => state.stakes = Stakes::Planted,
            Manoeuvre::LiftStakes => state.stakes = Stakes::Carried,
            Manoeuvre::FixBayonets => state.plugs = Plugs::All,
            Manoeuvre::FixBayonetsInFront => state.plugs = Plugs::FrontRank,
            Manoeuvre::RemoveBayonets => state.plugs = Plugs::Out,
            Manoeuvre::ChangeFacing
            | Manoeuvre::ChangeFrontBy { .. }
            | Manoeuvre::TurnGuns
            | Manoeuvre::Hitch
            | Manoeuvre::Unhitch => {}
        }
        Ok(())
    }
}

impl Fact<Fornovo> for ManoeuvreMade {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        if self.debt > 0 {
            battle.state.unit_mut(self.unit)?.debt = self.debt;
        }
        Ok(())
    }

    /// Returns the log lines, with the cost as a detail, and with the debt.
    fn log(&self, before: &Battle) -> Vec<Line> {
        // A square does not move (D-127).
        let stays = before.tables.rules.choices.square_moves == SquareMoves::Stands;
        let cost = match self.what == Manoeuvre::FormSquare && stays {
            true => message("detail.cost_only"),
            false => message("detail.cost").with("left", self.left.to_string()),
        };
        let cost = cost.with("cost", self.cost.to_string());
        let cost = (self.cost > Length::ZERO).then_some(cost);
        // Some guns remain limbered if there were too few gunners for all of them.
        let some = self.what == Manoeuvre::Unlimber && position(before).is_limbered(self.unit);
        let made = match some {
            true => unit_line("log.made.unlimber_some", self.unit),
            false => made(self.unit, self.what),
        };
        let made = made.detail(cost);
        let clause = self.clause.as_deref().and_then(clause_of_id);
        let made = clause.into_iter().fold(made, Line::by);
        let in_debt = (self.debt > 0).then(|| {
            let shaken = unit_line("log.in_debt", self.unit).with("debt", self.debt);
            shaken
                .including(unit_line("log.morale.shaken", self.unit))
                .tone(Tone::Warn)
        });
        std::iter::once(made).chain(in_debt).collect()
    }
}

/// Returns the log line of a manoeuvre.
fn made(unit: UnitRef, what: Manoeuvre) -> Line {
    unit_line(format!("log.made.{}", what.id()), unit)
}

/// Returns the log line for a unit that mounts or dismounts.
pub(super) fn rides(unit: UnitRef, mounted: bool) -> Line {
    let what = if mounted {
        Manoeuvre::Mount
    } else {
        Manoeuvre::Dismount
    };
    made(unit, what).by(HORSES)
}

impl Resolver<'_> {
    /// Makes a manoeuvre. Its cost is deducted from the move; a cost beyond one move is movement
    /// debt (F-7.27).
    pub(super) fn manoeuvred(&mut self, unit: UnitRef, what: Manoeuvre) -> Result<(), BadFact> {
        let (cost, clause) = self.position().cost(unit, what);
        let full_move = self.position().normal_move(unit).unwrap_or(Length::ZERO);
        let moves = cost.sections(full_move);
        let debt = u8::try_from(moves.saturating_sub(1)).unwrap_or(u8::MAX);
        let before = self.state(unit)?.turn;
        let spent = before.spent.plus(cost).min(full_move);
        let turned = if what == Manoeuvre::TurnGuns {
            Moved::Rotation
        } else if cost > Length::ZERO {
            moved_by(spent, full_move)
        } else {
            Moved::Stood
        };
        self.has_used_move(MoveUsed {
            spent,
            moved: before.moved.max(turned),
            done: before.done || debt > 0,
            straight_run: false,
            whole_turn: before.whole_turn || what.takes_whole_turn() && cost > Length::ZERO,
            ..MoveUsed::so_far(unit, &before)
        })?;
        self.take_shape(unit, what)?;
        self.rescale(unit, full_move)?;
        let now = self.position().normal_move(unit).unwrap_or(Length::ZERO);
        self.add(ManoeuvreMade {
            unit,
            what,
            clause: clause.map(|clause| clause.as_str().to_owned()),
            // The cost is a part of the new move, but unlimbered heavy guns have no move (F-7.16).
            cost: match now > Length::ZERO {
                true => rescaled(cost, full_move, now),
                false => cost,
            },
            left: self.position().left_of_move(unit),
            debt,
        })?;
        match debt {
            0 => Ok(()),
            _ => self.shake(unit),
        }
    }

    /// Converts the spent part of the move to the same proportion of the new move, after a
    /// manoeuvre that changes the move, such as dismounting.
    fn rescale(&mut self, unit: UnitRef, before: Length) -> Result<(), BadFact> {
        let after = self.position().normal_move(unit).unwrap_or(Length::ZERO);
        let used = MoveUsed::so_far(unit, &self.state(unit)?.turn);
        let spent = rescaled(used.spent, before, after);
        self.has_used_move(MoveUsed { spent, ..used })
    }

    /// Applies the effect of a manoeuvre to the unit.
    fn take_shape(&mut self, unit: UnitRef, what: Manoeuvre) -> Result<(), BadFact> {
        if matches!(what, Manoeuvre::Hitch | Manoeuvre::Unhitch) {
            return self.hitch(unit, what == Manoeuvre::Hitch);
        }
        let limbered = self.position().transport(unit).unwrap_or_default().limbered;
        let served = self.position().unlimbers(unit);
        if what == Manoeuvre::Unlimber && served != limbered {
            // The limbers of these guns are removed; the other guns keep theirs (F-7.33).
            let mut left = self.state(unit)?.models;
            let gone = u16::try_from(served.guns()).unwrap_or(u16::MAX);
            left.limber = left.limber.saturating_sub(gone);
            return self.set_models(unit, left);
        }
        let holders = self.position().horse_holders(unit);
        self.change(
            unit,
            TookShape {
                unit,
                what,
                holders,
            },
        )?;
        match what {
            // Horse-holders may leave too few ranks in the line.
            Manoeuvre::ChangeFront { .. } | Manoeuvre::Dismount => self.form_up(unit),
            Manoeuvre::ChangeFacing => self.turns_away(unit),
            Manoeuvre::ChangeFrontBy { .. }
            | Manoeuvre::FormSquare
            | Manoeuvre::LeaveSquare
            | Manoeuvre::TurnGuns
            | Manoeuvre::Unlimber
            | Manoeuvre::Hitch
            | Manoeuvre::Unhitch
            | Manoeuvre::Mount
            | Manoeuvre::PlantStakes
            | Manoeuvre::LiftStakes
            | Manoeuvre::FixBayonets
            | Manoeuvre::FixBayonetsInFront
            | Manoeuvre::RemoveBayonets => Ok(()),
        }
    }
}
