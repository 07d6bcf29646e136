//! Sections 7.6 to 7.9: charges are declared, and answered (F-6.06 to
//! F-6.08).

use drumhead_words::play::{Objection, Refusal, UnitRef};
use drumhead_words::{ClauseId, Length};
use serde::{Deserialize, Serialize};

use super::super::army::{Armour, Group, Kind, Order, Pay};
use super::super::combat::{PikeCount, may_charge_mounted};
use super::super::reaction::{Test, usual_front};
use super::super::weapons::Weapon;
use super::act::Act;
use super::charge_moves::SHOOTS;
use super::duty::Duty;
use super::event::Change;
use super::ground::HITCHED;
use super::manoeuvres::{Manoeuvre, ONE_WAY, in_contact};
use super::state::*;
use super::table::Table;
use super::turn::{Phase, Step};

/// What only the table can tell of a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChargeTold {
    /// The side of the target that it will strike.
    pub onto: Facing,
    /// Whether the target is in sight and within one charge move (F-7.37).
    pub in_reach: bool,
    /// How far it comes, in 1/32 inch of the game's scale, where that was
    /// measured: half of it is recoiled if it fails (F-8.28).
    #[serde(default)]
    pub distance: Option<Length>,
    /// Whether it comes over more than half a full charge (F-9.10); what was
    /// measured goes before it.
    pub over_half: bool,
    /// Whether it ends in a straight run long enough for impetus (F-7.44).
    pub straight_run: bool,
    /// Whether it crosses, enters or strikes into ground that takes impetus
    /// away (F-7.45).
    pub broken_ground: bool,
    /// Whether a wood lets skirmishers charge close order, beyond what the
    /// desk knows (F-7.39, D-108).
    #[serde(default)]
    pub in_woods: bool,
    /// What it does in the part of its charge that is a normal move (F-7.40).
    #[serde(default)]
    pub turn: ChargeTurn,
    /// Whether it means to shoot as it charges: it then goes without the
    /// bonus move (F-7.41).
    #[serde(default)]
    pub shoots: bool,
}

/// A manoeuvre within a charge (F-7.40).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChargeTurn {
    /// None: straight ahead.
    #[default]
    None,
    /// It changes its facing first.
    ChangeFacing,
    /// It wheels.
    Wheel,
    /// It slants by 22.5 degrees at most.
    NarrowOblique,
    /// It slants more.
    WideOblique,
}

impl Default for ChargeTold {
    fn default() -> Self {
        Self {
            onto: Facing::Front,
            in_reach: true,
            distance: None,
            over_half: true,
            straight_run: true,
            broken_ground: false,
            in_woods: false,
            turn: ChargeTurn::None,
            shoots: false,
        }
    }
}

/// How a charged unit answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case", deny_unknown_fields)]
pub enum Reply {
    /// It stands.
    #[default]
    Stands,
    /// It countercharges (F-7.46).
    Countercharges {
        /// Whether it gets a straight run long enough for impetus (F-7.44).
        straight_run: bool,
        /// Whether the ground takes its impetus (F-7.45).
        broken_ground: bool,
        /// How far it comes, in 1/32 inch of the game's scale, where that was
        /// measured (F-8.28).
        #[serde(default)]
        distance: Option<Length>,
        /// Whether it means to shoot as it comes: it then goes without the
        /// bonus move (F-7.41).
        #[serde(default)]
        shoots: bool,
    },
    /// It evades (F-7.47).
    Evades,
    /// It forms square, if it has the time (F-7.26).
    FormsSquare,
}

const STEP: ClauseId = ClauseId::new("F-6.06");
const SECOND: ClauseId = ClauseId::new("F-6.08");
const REACH: ClauseId = ClauseId::new("F-7.37");
const FORBIDDEN: ClauseId = ClauseId::new("F-7.39");
const IN_DEFENCE: ClauseId = ClauseId::new("F-7.46");
const EVADERS: ClauseId = ClauseId::new("F-7.47");

/// Why a unit may not charge this target, whatever the distance (F-7.39).
pub(super) fn forbidden(
    table: Table<'_>,
    unit: UnitRef,
    target: UnitRef,
    in_woods: bool,
) -> Vec<Objection> {
    let (Some((bought, live)), Some((foe, enemy))) = (table.unit(unit), table.unit(target)) else {
        return Vec::new();
    };
    if !FORBIDDEN.stands() {
        return Vec::new();
    }
    let few_pikes = !may_charge_mounted(table.pikes(unit), table.rules);
    let mut why = Vec::new();
    let mut object = |id, text: &str| why.push(Objection::of(id, FORBIDDEN, text));
    if live.sniper {
        object("sniper", "a sniper takes no tests, and so does not charge");
    }
    if live.morale != Morale::Good {
        object("morale", "only units in good morale charge");
    }
    if bought.kind == Kind::Artillery {
        object("gunners", "gunners do not charge");
    }
    if !live.mounted && enemy.mounted && few_pikes {
        let text = "foot charges mounted troops only when two thirds of it are pikes";
        object("foot_against_mounted", text);
    }
    let in_woods = in_woods || table.charges_in_woods(unit, target);
    if bought.order == Order::Skirmish && foe.order == Order::Close && !in_woods {
        let text = "skirmishers charge close order only in woods";
        object("skirmishers", text);
    }
    why
}

impl Table<'_> {
    /// The pikes of the unit as it stands, and of its front rank as it usually
    /// is (F-7.39, D-109).
    fn pikes(&self, unit: UnitRef) -> PikeCount {
        let Some((bought, live)) = self.unit(unit) else {
            return PikeCount::default();
        };
        let in_hand = self.in_hand(unit);
        let armed = in_hand.iter().zip(&live.groups);
        let pikes = armed.filter(|(group, _)| group.weapons.has(Weapon::Pike));
        PikeCount {
            figures: live.figures(),
            pikes: pikes.map(|(_, left)| *left).sum(),
            front: usual_front(bought, self.rules).unwrap_or_default(),
        }
    }

    /// Who evades: skirmishers, gunners, and light cavalry in one rank or two
    /// (F-7.47).
    pub(super) fn may_evade(&self, unit: UnitRef) -> bool {
        let Some((bought, live)) = self.unit(unit) else {
            return false;
        };
        let light = |group: &Group| group.armour == Armour::Light;
        let light_horse = bought.kind == Kind::Cavalry && bought.groups.iter().all(light);
        let most = self.rules.play.evading_ranks.most;
        let ranks = |front: u16| live.figures().div_ceil(u32::from(front).max(1));
        let thin = live
            .formation
            .front
            .is_none_or(|front| ranks(front) <= most);
        let evader = bought.order == Order::Skirmish
            || bought.kind == Kind::Artillery
            || (light_horse && thin);
        (evader || !EVADERS.stands()) && !live.routs()
    }
}

impl Act<'_> {
    /// A unit declares and moves a charge (F-7.37).
    pub(super) fn declare(
        &mut self,
        unit: UnitRef,
        target: UnitRef,
        told: ChargeTold,
    ) -> Result<(), Refusal> {
        self.may_not_be_friend(unit, target)?;
        self.on_table(target)?;
        if self.on_table(unit)?.routs() {
            return Err(Refusal::impossible("routs", "a router does not charge"));
        }
        let clause = if self.state.now.step == Step::ChargesB {
            SECOND
        } else {
            STEP
        };
        if clause.stands()
            && self.state.now.step.charging_side(self.state.side_a) != Some(unit.side)
        {
            let text = "its side does not charge in this step";
            self.object("not_its_step", Some(clause), text);
        }
        for objection in forbidden(self.table(), unit, target, told.in_woods) {
            self.raise(objection);
        }
        if let Some(clause) = self.table().may_not_attack(unit, target, told.onto) {
            let text = "such troops may not attack where the target stands";
            self.object("ground", Some(clause), text);
        }
        if told.shoots {
            self.shoots_charging(unit, target);
        }
        if told.onto != Facing::Front && self.table().is_all_front(target) {
            let text = "a square faces every way: it has neither flank nor rear";
            self.object("no_flank", Some(ONE_WAY), text);
        }
        self.reaches(unit, told)?;
        self.may_charge_at_all(unit);
        self.settled()?;
        self.charge(unit, target, told, false)?;
        for asked in [unit, target] {
            self.ask_for_pay(asked)?;
        }
        self.comes_late(unit, target)
    }

    /// A charge after the steps in which it would have been answered and
    /// tested, which the table overruled, owes both at once (F-6.07, F-8.25).
    fn comes_late(&mut self, unit: UnitRef, target: UnitRef) -> Result<(), Refusal> {
        let step = self.state.now.step;
        let late = matches!(step.phase(), Phase::Shoot | Phase::Combat);
        if !late || !self.live(unit)?.on_table() {
            return Ok(());
        }
        if !self.live(target)?.routs() && self.live(target)?.charge.is_none() {
            let (unit, charger) = (target, unit);
            self.owe(Duty::Answer { unit, charger })?;
        }
        if step > Step::Fire {
            let test = Test::Charge;
            self.owe(Duty::Test { unit, test })?;
        }
        Ok(())
    }

    /// The target must be within reach: as the table says, and by what was
    /// measured (F-7.37).
    fn reaches(&mut self, unit: UnitRef, told: ChargeTold) -> Result<(), Refusal> {
        if told
            .distance
            .is_some_and(|distance| distance < Length::ZERO)
        {
            return Err(Refusal::impossible(
                "distance",
                "a charge comes over no distance below nought",
            ));
        }
        // What a manoeuvre takes of it is not held against what was measured.
        let ahead = ChargeTold {
            turn: ChargeTurn::None,
            ..told
        };
        let reach = self.table().charge_reach(unit, &ahead);
        let beyond = told.distance.zip(reach);
        let beyond = beyond.is_some_and(|(distance, reach)| distance > reach.total());
        if (!told.in_reach || beyond) && REACH.stands() {
            let text = "the target must be in sight and within one charge move";
            self.object("out_of_reach", Some(REACH), text);
        }
        Ok(())
    }

    /// Only some shoot as they charge (F-7.41).
    fn shoots_charging(&mut self, unit: UnitRef, target: UnitRef) {
        if !self.table().may_shoot_charging(unit, target) {
            let text = "only salvee foot, trotters with pistols and javelins shoot as they charge";
            self.object("shoots_charging", Some(SHOOTS), text);
        }
    }

    /// What keeps a unit from a charge or a countercharge alike.
    fn may_charge_at_all(&mut self, unit: UnitRef) {
        const DEBT: ClauseId = ClauseId::new("F-7.27");
        const SQUARE: ClauseId = ClauseId::new("F-7.26");
        let Some(live) = self.state.units.get(&unit) else {
            return;
        };
        let (debt, charges, square) = (live.debt > 0, live.charge.is_some(), live.square);
        if let Some(objection) = in_contact(self.table(), unit, None) {
            self.raise(objection);
        }
        if self.table().on_the_road(unit) {
            let text = "wagons that are hitched do not charge";
            self.object("hitched", Some(HITCHED), text);
        }
        if debt && DEBT.stands() {
            self.object("debt", Some(DEBT), "it still completes a manoeuvre");
        }
        if charges {
            self.object("charges_already", Some(REACH), "it charges already");
        }
        if self.table().has_evaded(unit) {
            let text = "it has evaded in this turn: only a false rout turns it back";
            self.object("has_evaded", Some(EVADERS), text);
        }
        if square && SQUARE.stands() {
            self.object("square", Some(SQUARE), "a square does not charge");
        }
    }

    fn may_not_be_friend(&self, unit: UnitRef, enemy: UnitRef) -> Result<(), Refusal> {
        if unit.side == enemy.side {
            return Err(Refusal::impossible("same_side", "that unit is a friend"));
        }
        Ok(())
    }

    pub(super) fn charge(
        &mut self,
        unit: UnitRef,
        target: UnitRef,
        told: ChargeTold,
        counter: bool,
    ) -> Result<(), Refusal> {
        self.set(
            unit,
            Change::Charge(Some(Charge {
                target,
                onto: told.onto,
                counter,
                distance: told.distance,
                over_half: told.over_half,
                straight_run: told.straight_run,
                broken_ground: told.broken_ground,
                shoots: told.shoots,
                crash_in: false,
                stage: ChargeStage::Declared,
            })),
        )?;
        if let Some(charge) = self.live(unit)?.charge {
            self.charges_over_ditch(unit, charge)?;
        }
        self.leave_ground(unit)?;
        let turn = Record {
            moved: Moved::Charged,
            charged: Some(target),
            advanced: true,
            straight_run: told.straight_run,
            ..self.live(unit)?.turn
        };
        self.set(unit, Change::Turn(turn))?;
        self.lose_stakes(unit)
    }

    /// An unpaid unit that is charged, or ordered to charge, is asked whether
    /// it serves; once for each event (F-2.63, D-91).
    fn ask_for_pay(&mut self, unit: UnitRef) -> Result<(), Refusal> {
        const UNPAID: ClauseId = ClauseId::new("F-2.63");
        if self.unit(unit)?.pay != Pay::Unpaid || !UNPAID.stands() {
            return Ok(());
        }
        let duty = Duty::Pay { unit };
        let before = self.live(unit)?.turn;
        let again = u8::from(self.state.duties.contains(&duty));
        let turn = Record {
            pay_asked: true,
            pay_again: before.pay_again.saturating_add(again),
            ..before
        };
        self.set(unit, Change::Turn(turn))?;
        self.owe(duty)
    }

    /// Those whom the other side charges answer.
    pub(super) fn owe_answers(&mut self, side: u8) -> Result<(), Refusal> {
        for unit in self.everyone() {
            if unit.side != side {
                continue;
            }
            // Routers only run.
            if self.live(unit)?.routs() {
                continue;
            }
            for charger in self.table().chargers(unit) {
                let countered = self.live(unit)?.charge.is_some_and(|c| c.counter);
                let to_answer =
                    |c: Charge| !c.counter && !c.crash_in && c.stage == ChargeStage::Declared;
                let asks = self.live(charger)?.charge.is_some_and(to_answer);
                if self.catches(unit)? {
                    continue;
                }
                if !countered && asks {
                    self.owe(Duty::Answer { unit, charger })?;
                }
            }
        }
        Ok(())
    }

    /// A charged unit answers (F-6.07).
    pub(super) fn reply(
        &mut self,
        unit: UnitRef,
        charger: UnitRef,
        how: Reply,
    ) -> Result<(), Refusal> {
        self.on_table(unit)?;
        self.may_not_be_friend(unit, charger)?;
        let duty = Duty::Answer { unit, charger };
        if !self.state.duties.contains(&duty) {
            self.object("not_owed", None, "it has no such charge to answer now");
        }
        match how {
            Reply::Stands => {
                self.settled()?;
                self.settle(duty)
            }
            Reply::Countercharges {
                straight_run,
                broken_ground,
                distance,
                shoots,
            } => {
                if !self.table().chargers(unit).contains(&charger) && IN_DEFENCE.stands() {
                    let text = "a unit countercharges only whoever charges it";
                    self.object("not_charged", Some(IN_DEFENCE), text);
                }
                for objection in forbidden(self.table(), unit, charger, false) {
                    self.raise(objection);
                }
                self.may_charge_at_all(unit);
                if shoots {
                    self.shoots_charging(unit, charger);
                }
                let told = ChargeTold {
                    straight_run,
                    broken_ground,
                    distance,
                    shoots,
                    ..ChargeTold::default()
                };
                self.reaches(unit, told)?;
                self.settled()?;
                self.settle(duty)?;
                self.charge(unit, charger, told, true)
            }
            Reply::FormsSquare => {
                let what = Manoeuvre::FormSquare;
                if !self.table().could(unit, what) {
                    return Err(Refusal::impossible(
                        "cannot",
                        "only infantry on foot, in close order and not in pursuit can form square",
                    ));
                }
                self.may_charge_at_all(unit);
                self.settled()?;
                self.settle(duty)?;
                self.manoeuvred(unit, what)
            }
            Reply::Evades => {
                if !self.table().may_evade(unit) {
                    let text =
                        "only skirmishers, gunners and light cavalry in one or two ranks evade";
                    self.object("no_evader", Some(EVADERS), text);
                }
                if self.live(unit)?.charge.is_some() {
                    let text = "it has met another charge: it countercharges";
                    self.object("countercharges", Some(EVADERS), text);
                }
                if let Some(objection) = in_contact(self.table(), unit, None) {
                    self.raise(objection);
                }
                self.settled()?;
                self.evade(unit)
            }
        }
    }

    /// A unit evades: whoever charges it has lost his target (F-7.49).
    pub(super) fn evade(&mut self, unit: UnitRef) -> Result<(), Refusal> {
        let turn = Record {
            moved: Moved::Charged,
            evaded: true,
            ..self.live(unit)?.turn
        };
        self.set(unit, Change::Turn(turn))?;
        // A charge that it made, or a fight that it was in, the table lets it leave.
        if self.live(unit)?.charge.is_some() {
            self.set(unit, Change::Charge(None))?;
        }
        for enemy in self.live(unit)?.contacts.clone() {
            self.part(unit, enemy)?;
        }
        self.lose_stakes(unit)?;
        self.leave_guns(unit)?;
        self.leave_ground(unit)?;
        for charger in self.table().chargers(unit) {
            self.settle(Duty::Answer { unit, charger })?;
            self.target_evaded(charger)?;
        }
        Ok(())
    }

    /// The target of a charge is gone before contact.
    pub(super) fn target_gone(&mut self, charger: UnitRef) -> Result<(), Refusal> {
        if let Some(charge) = self.live(charger)?.charge {
            let stage = ChargeStage::TargetGone;
            self.set(charger, Change::Charge(Some(Charge { stage, ..charge })))?;
            // Of a charge that came late nobody would be asked any more.
            let open = matches!(charge.stage, ChargeStage::Declared | ChargeStage::Passed);
            let (unit, test) = (charger, Test::Charge);
            if open && self.state.now.step >= Step::Completions {
                self.settle(Duty::Test { unit, test })?;
                return self.owe_completion(charger);
            }
            // It has no charge to test for; it may still have one to meet.
            if open && self.table().chargers(unit).is_empty() {
                self.settle(Duty::Test { unit, test })?;
            }
        }
        Ok(())
    }
}
