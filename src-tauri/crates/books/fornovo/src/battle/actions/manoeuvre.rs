//! A unit makes a manoeuvre, which costs part of its move (section 7.17).

use drumhead_vocabulary::Length;

use super::moving::{adjusted, against_acting, inches, less, moves_now};
use crate::army::{Kind, Models};
use crate::battle::liberty::{Deed, is_only_contact, restraints};
use crate::battle::manoeuvres::{self, ManoeuvreMade};
use crate::battle::prelude::*;

/// The heading for manoeuvres.
const MANOEUVRE: Group = Group("manoeuvre");
/// The widest frontage that players can enter, in figures.
const MOST_FRONT: u16 = 100;

written! {
    /// A unit makes a manoeuvre, which costs part of its move (section 7.17).
    pub struct Manoeuvre {
        /// The unit.
        pub unit: UnitRef,
        /// The manoeuvre.
        pub what: manoeuvres::Manoeuvre,
    }
}

impl Manoeuvre {
    /// Whether the manoeuvre places the unit before the first turn.
    fn places(&self, battle: &Battle) -> bool {
        self.what.is_placed() && battle.state.now.step == Step::SetUp
    }

    fn words(&self) -> Message {
        message(format!("manoeuvre.{}", self.what.id()))
    }

    /// Returns a change of frontage as the players enter it: the new frontage if the current one is
    /// known, otherwise the number of figures by which it changes. If too little of the move is
    /// left for any change, returns the smallest change, to which there is an objection.
    fn change_of_front(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let position = position(battle);
        let (bought, state) = position.unit(unit)?;
        let rows = !state.square && !position.moves_freely(unit) && !position.is_in_no_rows(unit);
        let able = bought.kind != Kind::Artillery && rows && state.figures() > 1;
        let change = |what| able.then_some(Self { unit, what });
        let Some(front) = state.formation.front else {
            return change(manoeuvres::Manoeuvre::ChangeFrontBy { figures: 1 });
        };
        let sleeve = state.formation.sleeve;
        let same = change(manoeuvres::Manoeuvre::ChangeFront { front, sleeve })?;
        let [least, most] = same.numbers(battle)?;
        let front = match front {
            front if least < most => front,
            1 => 2,
            front => front - 1,
        };
        change(manoeuvres::Manoeuvre::ChangeFront { front, sleeve })
    }

    /// Returns the least and the greatest number that players may enter for a change of frontage,
    /// given the rest of a move that has begun. The cost may exceed a whole move (F-7.27).
    fn numbers(&self, battle: &Battle) -> Option<[u16; 2]> {
        let state = battle.state.units.get(&self.unit)?;
        self.what.with_number(1)?;
        let most = u16::try_from(state.figures())
            .unwrap_or(u16::MAX)
            .min(MOST_FRONT);
        let affords = |number: &u16| {
            let what = self.what.with_number(*number);
            what.is_some_and(|what| !exceeds(battle, self.unit, what))
        };
        let fewest = (1..=most).find(affords).unwrap_or(1);
        let most = (1..=most).rev().find(affords).unwrap_or(most);
        Some([fewest, most])
    }

    /// Returns the fact that records the manoeuvre, with the cost and the rest of the move. A unit
    /// that dismounts, for example, has a different move afterwards.
    fn made(&self, battle: &Battle) -> Option<ManoeuvreMade> {
        let facts = facts_of(battle, |resolver| resolver.manoeuvred(self.unit, self.what));
        facts.ok()?.into_iter().find_map(|fact| {
            if let Event::ManoeuvreMade(made) = fact {
                Some(made)
            } else {
                None
            }
        })
    }
}

/// Whether the manoeuvre costs more than the rest of a move that has begun.
fn exceeds(battle: &Battle, unit: UnitRef, what: manoeuvres::Manoeuvre) -> bool {
    let position = position(battle);
    let state = battle.state.units.get(&unit);
    let begun = state.is_some_and(|state| state.turn.spent > Length::ZERO);
    begun && position.cost(unit, what).0 > position.left_of_move(unit)
}

/// Whether there are enough gunners to unlimber a gun, or to turn all heavy guns (F-7.18, D-18).
fn has_crew_for(position: Position<'_>, unit: UnitRef, what: manoeuvres::Manoeuvre) -> bool {
    use manoeuvres::Manoeuvre;
    let transport = position.transport(unit).unwrap_or_default();
    let needed = match what {
        Manoeuvre::Unlimber => return position.unlimbers(unit).guns() > 0,
        Manoeuvre::TurnGuns => {
            let heavy_gun = transport.manhandled.heavy_gun;
            let heavy = Models {
                heavy_gun,
                ..Models::default()
            };
            position.gunners_for(&heavy, |crew| crew.manhandle)
        }
        Manoeuvre::ChangeFacing
        | Manoeuvre::ChangeFront { .. }
        | Manoeuvre::ChangeFrontBy { .. }
        | Manoeuvre::FormSquare
        | Manoeuvre::LeaveSquare
        | Manoeuvre::Hitch
        | Manoeuvre::Unhitch
        | Manoeuvre::Dismount
        | Manoeuvre::Mount
        | Manoeuvre::PlantStakes
        | Manoeuvre::LiftStakes
        | Manoeuvre::FixBayonets
        | Manoeuvre::FixBayonetsInFront
        | Manoeuvre::RemoveBayonets => 0,
    };
    let figures = position.unit(unit).map(|(_, state)| state.figures());
    figures.is_none_or(|figures| figures >= needed)
}

impl Action<Fornovo> for Manoeuvre {
    const NAME: &'static str = "manoeuvre";
    const GROUP: Group = MANOEUVRE;
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        let state = if self.places(battle) {
            state_of(battle, self.unit)?
        } else {
            on_table(battle, self.unit)?
        };
        if state.turn.moved == Moved::Charged {
            let charged = message("impossible.has_charged").with("unit", self.unit);
            return Err(impossible("charge").saying(charged));
        }
        let could = position(battle).could(self.unit, self.what);
        could
            .then_some(state)
            .ok_or_else(|| impossible("cannot").with("unit", self.unit))
    }

    /// Returns the manoeuvres that the unit's kind and state allow; before the first turn, the
    /// manoeuvres that place the unit.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let position = position(battle);
        let turned = (battle.state.units.get(&unit))
            .is_some_and(|state| state.turn.moved >= Moved::Rotation);
        // Guns that have turned or moved may turn further, and skirmishers change facing freely.
        // Neither needs an order.
        let offered = |what: manoeuvres::Manoeuvre| {
            let turns = what == manoeuvres::Manoeuvre::TurnGuns;
            let faces = what == manoeuvres::Manoeuvre::ChangeFacing;
            !(turns && turned || faces && position.moves_freely(unit))
        };
        let all = manoeuvres::Manoeuvre::PLAIN
            .into_iter()
            .filter(|what| position.could(unit, *what) && offered(*what))
            .map(|what| Self { unit, what });
        if battle.state.now.step == Step::SetUp {
            return all.filter(|it| it.places(battle)).collect();
        }
        all.chain(Self::change_of_front(battle, unit)).collect()
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        battle.state.now.step == Step::SetUp || moves_now(battle, unit)
    }

    fn objections(&self, battle: &Battle, _: &&UnitState) -> Vec<Objection> {
        let (position, unit, what) = (position(battle), self.unit, self.what);
        let deed = Deed::Manoeuvre(what);
        let mut all = if self.places(battle) {
            restraints(position, unit, deed)
        } else {
            against_acting(battle, unit, deed)
        };
        let faces = what == manoeuvres::Manoeuvre::ChangeFacing && !position.faces_one_way(unit);
        let others = objections([
            (faces, "faces_freely", ONE_WAY),
            (!has_crew_for(position, unit, what), "few_gunners", GUN_CREW),
            (exceeds(battle, unit, what), "spent", REDUCED),
        ]);
        all.extend(others.map(|it| it.with("unit", unit)));
        all
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        is_only_contact(against)
    }

    fn plan(&self, _: &Battle, _: &&UnitState) -> Plan {
        Plan::plain(message("preview.moves").with("unit", self.unit))
    }

    /// Explains the cost, the rest of the move, and the movement debt.
    fn explain(&self, battle: &Battle, _: &&UnitState) -> Explanation {
        let position = position(battle);
        let (cost_of_all, clause) = position.cost(self.unit, self.what);
        let full_move = position.normal_move(self.unit).unwrap_or(Length::ZERO);
        let left = position.left_of_move(self.unit);
        let rest = left.minus(cost_of_all).max(Length::ZERO);
        let made = self.made(battle);
        let (cost, after) = made.map_or((cost_of_all, rest), |made| (made.cost, made.left));
        let mut sum = Sum::default().row(message("preview.move.left"), None, inches(left));
        let rescaled = after.plus(cost).minus(left);
        if self.what.changes_move() && rescaled != Length::ZERO {
            let words = message("preview.move.rescaled");
            sum = sum.row_with(words, None, adjusted(rescaled), true);
        }
        sum = sum.row_with(self.words(), clause, less(cost), true);
        let moves = cost_of_all.sections(full_move);
        let needs = if moves > 1 {
            let left = (moves - 1).to_string();
            Some(message("preview.move.debt").with("n", left))
        } else if self.what == manoeuvres::Manoeuvre::Unlimber {
            let limbered = position.transport(self.unit).unwrap_or_default().limbered;
            let guns = position.unlimbers(self.unit).guns();
            (guns < limbered.guns()).then(|| message("preview.move.some_guns").with("n", guns))
        } else if self.what == manoeuvres::Manoeuvre::ChangeFacing {
            let turns = position.plants(self.unit) || position.has_feature_in_front(self.unit);
            turns.then(|| message("preview.move.turns_away"))
        } else {
            // Held horses stay where the unit left them (F-7.34).
            let mounts = self.what == manoeuvres::Manoeuvre::Mount;
            mounts.then(|| message("preview.move.at_horses"))
        };
        Explanation {
            sums: vec![sum.total(inches(after))],
            needs,
            ..Explanation::default()
        }
    }

    fn resolve(&self, battle: &Battle, _: &&UnitState, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        facts_of(battle, |resolver| resolver.manoeuvred(self.unit, self.what))
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let Some([least, most]) = self.numbers(battle) else {
            return Vec::new();
        };
        let number = |least: u16, most: u16| Answer::Number {
            least: least.into(),
            most: most.into(),
        };
        // Sleeves of shot stay beside the pikes, but may become wider or narrower. With the rest of a
        // move, only the pikes change their frontage.
        let spent = battle.state.units.get(&self.unit);
        let spent = spent.is_some_and(|state| state.turn.spent > Length::ZERO);
        if let manoeuvres::Manoeuvre::ChangeFront {
            sleeve: Some(_), ..
        } = self.what
            && !spent
        {
            return vec![
                asks("what/front", "front_of_pikes", number(1, most)),
                asks("what/sleeve", "front_of_sleeves", number(1, most)),
            ];
        }
        let known = matches!(self.what, manoeuvres::Manoeuvre::ChangeFront { .. });
        vec![match known {
            true => asks("what/front", "front", number(least, most)),
            false => asks("what/figures", "front_by", number(least, most)),
        }]
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::from(format!("manoeuvre.{}", self.what.id()))
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        position(battle).cost(self.unit, self.what).1
    }

    fn label(&self, battle: &Battle) -> Message {
        if self.places(battle) {
            let placed = message("offer.placed");
            return placed.with("what", self.words());
        }
        let (cost, _) = position(battle).cost(self.unit, self.what);
        let asked = matches!(
            self.what,
            manoeuvres::Manoeuvre::ChangeFront { .. } | manoeuvres::Manoeuvre::ChangeFrontBy { .. }
        );
        if asked || cost <= Length::ZERO {
            return self.words();
        }
        let made = self.what.changes_move().then(|| self.made(battle));
        let cost = made.flatten().map_or(cost, |made| made.cost);
        let label = message("offer.manoeuvre").with("what", self.words());
        label.with("cost", cost.to_string())
    }
}
