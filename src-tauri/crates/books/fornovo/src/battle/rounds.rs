//! Section 10 in play: a round of every combat (F-6.13), and who has lost it
//! (F-6.14).
//!
//! The table first tells how two units in contact meet; then each throws its
//! own dice, in either order, and the losses of both are taken as the step
//! ends.

use drumhead_words::ClauseId;
use drumhead_words::dice::Dice;
use drumhead_words::play::{Objection, Refusal, UnitRef};
use serde::{Deserialize, Serialize};

use super::super::army::{Kind, Order};
use super::super::combat::{
    self, AttackFrom, RoundsFought, StrikeClass, Strikers, counts_as_fought, disorders, lost_round,
};
use super::super::reaction::Test;
use super::super::readings::CrashInsFight;
use super::super::shooting::Side as HitSide;
use super::super::tables::share::Share;
use super::act::Act;
use super::blows::{Blow, BlowKey, By};
use super::dealing::overruns;
use super::duty::Duty;
use super::event::{Change, Event, Modifier};
use super::ground::Cover;
use super::state::*;
use super::table::Table;
use super::turn::Step;

/// What only the table can tell of one side of a combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FighterTold {
    /// Figures of each kind that may strike, at whatever enemy: their dice are
    /// shared among several (F-10.02, F-10.03, F-10.05).
    pub strikers: StrikersTold,
    /// Which side of the enemy it strikes (F-10.15).
    pub attack: AttackFrom,
    /// Its own open flanks, 0 to 2 (F-10.14, F-7.35).
    pub open_flanks: u8,
    /// Whether it is in the open (F-10.10, F-10.16, F-11.02).
    pub in_open: bool,
    /// Whether it is naked foot (F-2.68).
    pub naked: bool,
    /// Its cover against this enemy (F-10.21); none where the ground it stands
    /// at tells, or where it stands in the open.
    #[serde(default)]
    pub cover: Option<Cover>,
    /// Whether it attacks up a steep slope (F-10.11).
    pub uphill: bool,
    /// The class of the longest weapon that at least half of its striking
    /// front rank carries (F-10.06, D-179); none where the desk takes that of
    /// half the unit.
    #[serde(default)]
    pub length: Option<u8>,
}

/// Figures that may strike, by how they strike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StrikersTold {
    /// True cavalry.
    pub cavalry: u32,
    /// Pikes.
    pub pike: u32,
    /// Heavy weapons.
    pub heavy: u32,
    /// Swords and shields.
    pub sword_shield: u32,
    /// The rest.
    pub other: u32,
}

impl StrikersTold {
    pub(super) const fn of(self) -> Strikers {
        Strikers {
            cavalry: self.cavalry,
            pike: self.pike,
            heavy: self.heavy,
            sword_shield: self.sword_shield,
            other: self.other,
        }
    }

    /// As many as have a place in the ranks that strike: those without pikes
    /// share so many, each kind by its part of them (F-10.02). Who stands in
    /// front the table may tell otherwise.
    pub(super) fn within(self, places: u32) -> Self {
        let kinds = [self.heavy, self.sword_shield, self.other];
        let all: u32 = kinds.iter().sum();
        if all <= places || all == 0 {
            return self;
        }
        let part = |figures: u32| figures.saturating_mul(places) / all;
        let [heavy, sword_shield, other] = kinds.map(part);
        // What rounding leaves over goes to the longer weapons.
        let over = places - heavy - sword_shield - other;
        let to_heavy = over.min(self.heavy - heavy);
        Self {
            heavy: heavy + to_heavy,
            sword_shield,
            other: other + (over - to_heavy).min(self.other - other),
            ..self
        }
    }

    /// The figures of this kind.
    pub(super) const fn count(self, class: StrikeClass) -> u32 {
        match class {
            StrikeClass::Cavalry => self.cavalry,
            StrikeClass::Pike => self.pike,
            StrikeClass::HeavyWeapon => self.heavy,
            StrikeClass::SwordAndShield => self.sword_shield,
            StrikeClass::Other => self.other,
        }
    }
}

/// How two units meet in this round: the one of side 0 and the one of side 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    /// What is told of each.
    pub sides: [FighterTold; 2],
}

/// Two units in contact, the one of side 0 first.
pub(super) fn pair(unit: UnitRef, enemy: UnitRef) -> (UnitRef, UnitRef) {
    if unit.side <= enemy.side {
        (unit, enemy)
    } else {
        (enemy, unit)
    }
}

/// Every kind of figure that strikes, with the name of its place in
/// [`StrikersTold`].
pub(super) const CLASSES: [(StrikeClass, &str); 5] = [
    (StrikeClass::Cavalry, "cavalry"),
    (StrikeClass::Pike, "pike"),
    (StrikeClass::HeavyWeapon, "heavy"),
    (StrikeClass::SwordAndShield, "sword_shield"),
    (StrikeClass::Other, "other"),
];

/// The lines of a side's combat points, as the log keeps them.
fn told_points(strike: &combat::Strike) -> Vec<Modifier> {
    let lines = strike.points.lines.iter();
    lines
        .map(|line| Modifier {
            row: line.predicate.id().to_owned(),
            clause: line.clause.as_str().to_owned(),
            value: line.value,
            times: line.count.into(),
        })
        .collect()
}

/// The side of the target that a blow strikes.
pub(super) const fn struck_side(attack: AttackFrom) -> HitSide {
    match attack {
        AttackFrom::Front => HitSide::Front,
        AttackFrom::LeftFlank => HitSide::Left,
        AttackFrom::RightFlank => HitSide::Right,
        AttackFrom::Rear => HitSide::Rear,
    }
}

impl Act<'_> {
    /// Every pair in contact fights: the table tells how they meet.
    pub(super) fn owe_rounds(&mut self) -> Result<(), Refusal> {
        for unit in self.everyone() {
            let contacts: Vec<UnitRef> = self.live(unit)?.contacts.iter().copied().collect();
            for enemy in contacts {
                let (one, other) = pair(unit, enemy);
                self.owe(Duty::Fight {
                    unit: one,
                    enemy: other,
                })?;
            }
        }
        Ok(())
    }

    /// The table tells how two units meet; then both strike.
    pub(super) fn fight(
        &mut self,
        unit: UnitRef,
        enemy: UnitRef,
        meeting: Meeting,
    ) -> Result<(), Refusal> {
        let (one, other) = pair(unit, enemy);
        self.on_table(one)?;
        self.on_table(other)?;
        let duty = Duty::Fight {
            unit: one,
            enemy: other,
        };
        if !self.state.duties.contains(&duty) {
            self.object("not_owed", None, "these two have no round to fight now");
        }
        if self.table().overrun_between(one, other).is_some() {
            self.raise(overruns_first());
        }
        for (who, told) in [one, other].into_iter().zip(meeting.sides) {
            let have = self.table().figures_that_strike(who);
            for (class, name) in CLASSES {
                let (asked, most) = (told.strikers.count(class), have.count(class));
                if asked > most {
                    return Err(Refusal::impossible(
                        "strikers",
                        format!("of {name} there are {most}, not {asked}"),
                    ));
                }
            }
            if told.open_flanks > 2 {
                return Err(Refusal::impossible("flanks", "a unit has two flanks"));
            }
        }
        let Some((matchup, _)) = self.table().matchup(one, other, meeting) else {
            return Err(Refusal::impossible("no_such_unit", "there is no such unit"));
        };
        self.settled()?;
        self.settle(duty)?;
        self.happen(Event::Met {
            unit: one,
            enemy: other,
            meeting,
            points: [matchup.a.points.total(), matchup.b.points.total()],
            lines: [told_points(&matchup.a), told_points(&matchup.b)],
        })?;
        let [first, second] = meeting.sides.map(|told| told.attack);
        for (unit, enemy, attack) in [(one, other, first), (other, one, second)] {
            if attack != AttackFrom::Front {
                let mut fight = self.live(unit)?.fight.clone();
                fight.now(enemy).attack = attack;
                self.set(unit, Change::Fight(fight))?;
            }
        }
        Ok(())
    }

    /// A unit strikes an enemy it has met.
    pub(super) fn strike(
        &mut self,
        unit: UnitRef,
        enemy: UnitRef,
        dice: &mut dyn Dice,
    ) -> Result<(), Refusal> {
        let duty = Duty::Strike { unit, enemy };
        let (one, other) = pair(unit, enemy);
        let meeting = self.state.meetings.get(&(one, other)).copied();
        let (Some(meeting), true) = (meeting, self.state.duties.contains(&duty)) else {
            return Err(Refusal::impossible(
                "not_owed",
                "it does not strike that enemy now",
            ));
        };
        let table = self.table();
        let Some((fighters, kinds)) = table
            .fighters(one, other, meeting)
            .map(|(a, b, kinds)| ((a, b), kinds))
        else {
            return Err(Refusal::impossible("no_such_unit", "there is no such unit"));
        };
        let matchup = combat::compare(&fighters.0, &fighters.1, kinds, self.rules);
        let first = unit == one;
        let (mine, fighter, round) = if first {
            (matchup.a, fighters.0, kinds.a)
        } else {
            (matchup.b, fighters.1, kinds.b)
        };
        let bands = mine.to_hit.bands();
        let side = Some(unit.side);
        let number = self.table().dice_at(unit, enemy, mine.dice.dice);
        let thrown = self.pool("strike", side, number, bands, dice)?;
        let hits = thrown.counts.of(1) + 2 * thrown.counts.of(2);
        self.happen(Event::Struck {
            unit,
            enemy,
            dice: number,
            to_hit: mine.to_hit.to_string(),
            hits,
        })?;
        self.settle(duty)?;
        let key = BlowKey {
            target: enemy,
            from: unit,
            arm: 0,
        };
        self.land(
            key,
            Blow {
                by: By::Strike {
                    striking: fighter.striking,
                    round,
                    attack: fighter.attack,
                },
                side: struck_side(fighter.attack),
                hits,
                left: Share::WHOLE,
                models: None,
                divided: None,
                unsaved: Vec::new(),
            },
        )
    }

    /// What a blow in combat leaves on both sides' record of the round.
    pub(super) fn struck(&mut self, key: BlowKey, lost: u32) -> Result<(), Refusal> {
        let mut suffers = self.live(key.target)?.fight.clone();
        suffers.now(key.from).suffered += lost;
        self.set(key.target, Change::Fight(suffers))?;
        let mut inflicts = self.live(key.from)?.fight.clone();
        inflicts.now(key.target).inflicted += lost;
        self.set(key.from, Change::Fight(inflicts))
    }

    /// A round begins: what passed in the last is put aside.
    pub(super) fn new_round(&mut self) -> Result<(), Refusal> {
        self.everyone()
            .into_iter()
            .try_for_each(|unit| self.new_round_of(unit))
    }

    fn new_round_of(&mut self, unit: UnitRef) -> Result<(), Refusal> {
        let live = self.live(unit)?;
        let mut fight = live.fight.clone();
        fight.last = std::mem::take(&mut fight.round);
        if live.contacts.is_empty() {
            fight = Fight::default();
        }
        self.set(unit, Change::Fight(fight))
    }

    /// A charge that comes home while the combats are fought has its round
    /// among them (F-6.13).
    pub(super) fn joins_the_round(&mut self, unit: UnitRef, enemy: UnitRef) -> Result<(), Refusal> {
        let touches = self.live(unit)?.contacts.contains(&enemy);
        if self.state.now.step != Step::Rounds || !touches {
            return Ok(());
        }
        let (unit, enemy) = pair(unit, enemy);
        self.owe(Duty::Fight { unit, enemy })
    }

    /// A pursuer that crashed in fights a round there and then, where a
    /// reading has it so (D-115); it is over as the step ends.
    pub(super) fn fights_at_once(&mut self, unit: UnitRef, enemy: UnitRef) -> Result<(), Refusal> {
        match self.rules.procedures.crash_ins_fight {
            CrashInsFight::InCombatPhase => return Ok(()),
            CrashInsFight::AtOnce => {}
        }
        self.new_round_of(unit)?;
        self.new_round_of(enemy)?;
        let (unit, enemy) = pair(unit, enemy);
        self.owe(Duty::Fight { unit, enemy })
    }

    /// A round is over: its losses are taken, losers and the tired are known.
    pub(super) fn rounds_over(&mut self) -> Result<(), Refusal> {
        let strength: Vec<(UnitRef, u32, u32)> = (self.state.units.iter())
            .map(|(unit, live)| (*unit, live.figures(), live.start))
            .collect();
        let figures = |unit: UnitRef| {
            let of = strength.iter().find(|(other, ..)| *other == unit);
            of.map_or((0, 0), |(_, now, start)| (*now, *start))
        };
        let fought: Vec<UnitRef> = (self.state.meetings.keys())
            .flat_map(|(one, other)| [*one, *other])
            .collect();
        self.charge_fire_counts()?;
        self.take_losses()?;
        for unit in self.everyone() {
            if !fought.contains(&unit) {
                continue;
            }
            let mut fight = self.live(unit)?.fight.clone();
            let enemies: u32 = fight.round.iter().map(|a| figures(a.enemy).0).sum();
            let (now, start) = figures(unit);
            if counts_as_fought(enemies, now, start, self.rules) {
                fight.rounds = fight.rounds.saturating_add(1);
                fight.in_all = fight.in_all.saturating_add(1);
            } else {
                fight.rounds = 0;
            }
            // What the test counts: what it lost the round by (F-10.25).
            let by = lost_round(&fight.exchanges(), self.rules);
            fight.lost = match by {
                Some(_) => fight.lost.saturating_add(1),
                None => 0,
            };
            let by = by.unwrap_or_default();
            (fight.suffered, fight.caused) = (by.suffered, by.inflicted);
            let tired = disorders(
                RoundsFought {
                    in_a_row: fight.rounds.into(),
                    in_all: fight.in_all.into(),
                },
                self.rules,
            );
            self.set(unit, Change::Fight(fight))?;
            let turn = Record {
                fought: true,
                ..self.live(unit)?.turn
            };
            self.set(unit, Change::Turn(turn))?;
            let disordered = self.live(unit)?.disorder.map(|it| it.cause);
            if tired && disordered != Some(DisorderCause::Combat) {
                self.disorder(unit, DisorderCause::Combat)?;
            }
        }
        let pairs: Vec<_> = self.state.meetings.keys().copied().collect();
        for pair in pairs {
            self.happen(Event::Parted { pair })?;
        }
        Ok(())
    }

    /// Losses by shooting in the charge count in the impact (F-9.11, D-187).
    fn charge_fire_counts(&mut self) -> Result<(), Refusal> {
        let pairs: Vec<_> = self.state.meetings.keys().copied().collect();
        for (one, other) in pairs {
            for (unit, enemy) in [(one, other), (other, one)] {
                let lost = self.table().lost_to_charge_fire(unit, enemy);
                if lost > 0 {
                    let key = BlowKey {
                        target: unit,
                        from: enemy,
                        arm: 0,
                    };
                    self.struck(key, lost)?;
                    let turn = Record {
                        shot: Shot {
                            in_charge: 0,
                            ..self.live(unit)?.turn.shot
                        },
                        ..self.live(unit)?.turn
                    };
                    self.set(unit, Change::Turn(turn))?;
                }
            }
        }
        Ok(())
    }

    /// Losers of the round test (F-8.36).
    pub(super) fn owe_loser_tests(&mut self) -> Result<(), Refusal> {
        for unit in self.everyone() {
            let live = self.live(unit)?;
            let test = Test::LostCombat;
            if live.turn.fought && !live.routs() && self.is_due(unit, test) {
                self.owe(Duty::Test { unit, test })?;
            }
        }
        Ok(())
    }

    /// Skirmishers and gunners whom close order has caught: the figures met
    /// are removed (F-10.29).
    pub(super) fn overrun(
        &mut self,
        unit: UnitRef,
        by: UnitRef,
        figures: u32,
    ) -> Result<(), Refusal> {
        const OVERRUN: ClauseId = ClauseId::new("F-10.29");
        let have = self.on_table(unit)?.figures();
        self.on_table(by)?;
        if figures == 0 || figures > have {
            return Err(Refusal::impossible("figures", format!("1 to {have}")));
        }
        if !self.live(unit)?.contacts.contains(&by) {
            return Err(Refusal::impossible("no_contact", "they are not in contact"));
        }
        if !(self.table().may_be_overrun(unit, by) && OVERRUN.stands()) {
            let text = "only skirmishers and gunners are overrun, by close order";
            self.object("not_overrun", Some(OVERRUN), text);
        }
        self.settled()?;
        let mut rest = figures;
        let groups = self.live(unit)?.groups.clone();
        let losses: Vec<u32> = (groups.iter())
            .map(|left| {
                let lost = rest.min(*left);
                rest -= lost;
                lost
            })
            .collect();
        self.lose(unit, &losses)?;
        self.part(unit, by)?;
        let (one, other) = pair(unit, by);
        self.settle(Duty::Fight {
            unit: one,
            enemy: other,
        })
    }
}

/// Skirmishers and gunners whom close order meets do not fight it (F-10.29).
pub(super) fn overruns_first() -> Objection {
    Objection {
        id: "overrun".to_owned(),
        clause: Some("F-10.29".to_owned()),
        text: "close order overruns skirmishers and gunners whom it meets in the open".to_owned(),
    }
}

impl Table<'_> {
    /// Who of the two is overrun, and by whom; none where they fight. Skirmishers
    /// are caught by a move of close order: whom they charged themselves, or have
    /// fought already, they fight.
    pub(super) fn overrun_between(
        &self,
        one: UnitRef,
        other: UnitRef,
    ) -> Option<(UnitRef, UnitRef)> {
        let figures = |unit: UnitRef| self.unit(unit).map_or(0, |(_, live)| live.figures());
        [(one, other), (other, one)].into_iter().find(|(unit, by)| {
            figures(*unit) > 0
                && self.may_be_overrun(*unit, *by)
                && !self.chose_to_fight(*unit, *by)
        })
    }

    /// Whether the first charged the second, which did not charge it, or fought it
    /// in the round before.
    fn chose_to_fight(&self, unit: UnitRef, by: UnitRef) -> bool {
        let charges = |unit: UnitRef, target: UnitRef| {
            let charge = self.unit(unit).and_then(|(_, live)| live.charge);
            charge.is_some_and(|charge| charge.target == target)
        };
        let fought = self.unit(unit).is_some_and(|(_, live)| {
            let mut last = live.fight.last.iter();
            last.any(|against| against.enemy == by)
        });
        fought || (charges(unit, by) && !charges(by, unit))
    }

    /// Whether the first is overrun by the second: skirmishers and gunners by
    /// close order, unless the ground they are known to stand at shelters them
    /// (F-10.29). Other shelter is the table's to tell.
    pub(super) fn may_be_overrun(&self, unit: UnitRef, by: UnitRef) -> bool {
        let (Some((bought, _)), Some((foe, _))) = (self.unit(unit), self.unit(by)) else {
            return false;
        };
        let met = match (bought.kind, bought.order) {
            (Kind::Artillery, _) => combat::Light::Gunners,
            (Kind::Infantry | Kind::Cavalry, Order::Skirmish) => combat::Light::Skirmishers,
            (Kind::Infantry | Kind::Cavalry, Order::Close) => return false,
        };
        let close = foe.order == Order::Close && foe.kind != Kind::Artillery;
        close && overruns(*self, unit, met)
    }
}
