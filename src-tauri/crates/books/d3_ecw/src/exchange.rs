//! An exchange: an attack with a die that may be re-rolled, and the target's reply (D3-24, D3-36,
//! D3-48, gap D3-A4). Only this module and the departure of a party change the state of an
//! exchange.
//!
//! ```text
//! at rest ── Rolled ──► trial ── RolledAgain, Kept ──► Settled ──► at rest, hits land
//!    ▲                                                    └ ReplyBecameDue ► reply ── Rolled ──► trial
//!    └───────────── Left: one of the two has left the table ────────────────┘
//! ```

use drumhead_rules::frame::Rolled as Dice;

use crate::attack::{
    Applied, Attack, AttackKind, MODIFIERS, Party, Stakes, again_by, hits, modifiers, rerolls,
    runs_out,
};
use crate::interpretations::MeleeHits;
use crate::losses::Hit;
use crate::prelude::*;

impl Trial {
    /// Returns an attack between two units in their current state, before its die is rolled.
    ///
    /// # Errors
    /// Returns [`Impossible`] if a unit is off the table, or the attacker has no such attack.
    pub(crate) fn new(
        battle: &Battle,
        action: AttackKind,
        by: UnitRef,
        at: UnitRef,
    ) -> Result<Self, Impossible> {
        let away = || impossible("away").with("unit", at);
        let attack = attack(battle, action, by, at).ok_or_else(away)?;
        let none = || impossible("no_attack").with("unit", by);
        let applied =
            modifiers(&attack, &battle.tables, interpretations(battle)).ok_or_else(none)?;
        let commander = battle.state.leader(by).is_some();
        Ok(Self {
            by,
            at,
            attack,
            applied,
            first: 0,
            score: 0,
            asks: rerolls(&attack, commander, interpretations(battle)),
            answers: None,
        })
    }

    /// Returns the reply to an attack, before its die is rolled.
    ///
    /// # Errors
    /// Returns [`Impossible`] if a unit is off the table, or the replying unit has no such attack.
    pub(crate) fn reply(battle: &Battle, reply: ReplyDue) -> Result<Self, Impossible> {
        let trial = Self::new(battle, AttackKind::Melee, reply.by, reply.at)?;
        let answers = Some(reply.hits);
        Ok(Self { answers, ..trial })
    }

    /// Returns the clause under which this unit may re-roll the die.
    pub(crate) fn again_by(&self, battle: &Battle, unit: UnitRef) -> ClauseId {
        let party = if unit == self.by {
            Party::Attacker
        } else {
            Party::Target
        };
        again_by(&self.attack, party, battle.state.leader(unit).is_some())
    }

    /// Returns the plan: the die and its purpose.
    pub(crate) fn plan(&self, battle: &Battle) -> Plan {
        let (title, what) = match self.attack.action {
            AttackKind::Shoot => ("preview.shoot", "die.shoot"),
            AttackKind::Melee => ("preview.fight", "die.melee"),
        };
        let title = message(title).with("unit", placed(self.by));
        let plan = Plan::plain(title.with("target", placed(self.at)));
        plan.rolling(die(battle, self.by, what))
    }

    /// Returns the facts after the die was rolled. If a re-roll can serve no party that may
    /// re-roll, the attack is settled.
    pub(crate) fn rolled(&self, battle: &Battle, dice: &Dice) -> Vec<Event> {
        let score = score(dice);
        let stakes = stakes(battle, &self.attack, (self.by, self.at), &self.applied);
        let (tables, interpretations) = (&battle.tables, interpretations(battle));
        let mut asks = self.asks.clone();
        asks.retain(|party| stakes.are_open(*party, score, tables, interpretations));
        let trial = Self {
            first: score,
            score,
            asks,
            ..self.clone()
        };
        let settles = trial.asks.is_empty().then(|| settled(battle, &trial));
        let mut facts = vec![Rolled { trial }.into()];
        facts.extend(settles.into_iter().flatten());
        facts
    }
}

/// Returns the facts that determine the effect of the score, for an attack between two units in
/// their current state.
pub(crate) fn stakes<'a>(
    battle: &Battle,
    attack: &Attack,
    (by, at): (UnitRef, UnitRef),
    applied: &'a [Applied],
) -> Stakes<'a> {
    let [by, at] = [by, at].map(|unit| battle.state.unit(unit));
    let loaded = by.is_some_and(|by| !by.out_of_ammunition);
    let shoots = attack.action == AttackKind::Shoot;
    let routs = interpretations(battle).rout_at.hits();
    Stakes {
        applied,
        most: routs.saturating_sub(at.map_or(0, |at| at.hits)),
        burns: shoots && loaded && battle.tables.troop(attack.attacker).ammunition,
    }
}

/// Returns a unit's die, with a band for each score (D3-01). If each score from 1 to 3 is on two of
/// the six faces, the die is a D3: its face is the score, and a player who rolls a D6 halves the
/// roll.
pub(crate) fn die(battle: &Battle, unit: UnitRef, what: &'static str) -> Pool {
    let what = message(what).with("unit", unit);
    let scores = [1, 2, 3, 4, 5, 6].map(|face| battle.tables.score(face));
    if scores == [1, 1, 2, 2, 3, 3] {
        return Pool::die(what, Some(unit.side), 3, 1);
    }
    let most = scores.into_iter().max().unwrap_or(0);
    let labels: Vec<_> = (1..=most).map(bare).collect();
    let of = |face: u8| battle.tables.score(face).saturating_sub(1);
    Pool::die(what, Some(unit.side), 6, 1).banded(labels, of)
}

/// Returns the score shown by a die.
pub(crate) fn score(dice: &Dice) -> u8 {
    let band = dice.single().unwrap_or(0);
    u8::try_from(band).unwrap_or(u8::MAX).saturating_add(1)
}

/// Returns whether the target of an attack in melee rolls in reply (gap D3-A4). The target does so
/// if the interpretation lets both units roll, the target can attack its attacker, and the attacker
/// is in the target's front.
fn replies(battle: &Battle, by: UnitRef, at: UnitRef) -> bool {
    let both = interpretations(battle).melee_hits_by == MeleeHits::Both;
    let places = battle.state.place(by).zip(battle.state.place(at));
    let faced = places.is_some_and(|(from, to)| faces(battle, from, to.hex));
    both && faced && Trial::new(battle, AttackKind::Melee, by, at).is_ok()
}

/// Returns the result of an attack with a final score: the hits or, if the target must roll in
/// reply first, the reply.
pub(crate) fn settled(battle: &Battle, trial: &Trial) -> Vec<Event> {
    let (by, at) = (trial.by, trial.at);
    let made = hits(trial.score, &trial.applied);
    let Some(unit) = battle.state.unit(by) else {
        return Vec::new();
    };
    let shot = trial.attack.action == AttackKind::Shoot;
    let burns = shot && battle.tables.troop(unit.kind).ammunition;
    let last = burns
        && runs_out(
            trial.first,
            trial.score,
            &battle.tables,
            interpretations(battle),
        );
    let gun = shot && unit.kind == UnitType::Artillery;
    let settled = Settled {
        by,
        at,
        score: trial.score,
        hits: made,
        fired: if gun {
            Some(battle.state.turn)
        } else {
            unit.fired
        },
        out_of_ammunition: unit.out_of_ammunition || last,
    };
    let mut facts = vec![settled.into()];
    if !shot && trial.answers.is_none() && replies(battle, at, by) {
        let (by, at) = (at, by);
        let reply = ReplyDue { by, at, hits: made };
        facts.push(ReplyBecameDue { reply }.into());
        return facts;
    }
    facts.push(Hit::new(battle, at, made).into());
    let answered = trial.answers.map(|hits| Hit::new(battle, by, hits));
    facts.extend(answered.map(Event::from));
    facts
}

written! {
    /// A die was rolled for an attack.
    pub struct Rolled {
        /// The attack with its open decisions.
        pub trial: Trial,
    }
}

impl Fact<D3Ecw> for Rolled {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.unit_mut(self.trial.by)?.acted.attacked = true;
        state.exchange = Exchange::Trial(self.trial.clone());
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let trial = &self.trial;
        let open = !trial.asks.is_empty();
        let (key, clause) = match trial.attack.action {
            AttackKind::Shoot if open => ("log.shoots_open", SHOT),
            AttackKind::Shoot => ("log.shoots", SHOT),
            AttackKind::Melee if open => ("log.fights_open", ROUND),
            AttackKind::Melee => ("log.fights", ROUND),
        };
        let mut line = line(key).by(clause).about([trial.by, trial.at]);
        let clauses = trial.applied.iter();
        // A modifier can have the same clause as the kind of attack; a clause is cited once.
        let clauses = clauses.filter_map(|it| MODIFIERS.clause(it.id));
        for modifier in clauses.filter(|it| *it != clause) {
            line = line.by(modifier);
        }
        vec![inflicted(
            line.with("unit", placed(trial.by))
                .with("target", placed(trial.at)),
            trial,
            trial.score,
        )]
    }
}

/// Adds the hits of an attack to a line, with their sum as a detail.
fn inflicted(line: Line, trial: &Trial, score: u8) -> Line {
    let added = trial.applied.iter().map(|it| {
        let why = message(format!("modifier.{}", it.id.id()));
        counted(it.value, why)
    });
    let hits = hits(score, &trial.applied);
    let sum = die_sum(score, added.collect(), hits);
    line.with("hits", hits).detail(sum)
}

written! {
    /// The die was re-rolled.
    pub struct RolledAgain {
        /// The party that re-rolled.
        pub party: Party,
        /// The unit.
        pub unit: UnitRef,
        /// The final score.
        pub score: u8,
    }
}

impl Fact<D3Ecw> for RolledAgain {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let trial = battle.state.exchange.trial_mut()?;
        trial.score = self.score;
        trial.asks.clear();
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let key = match self.party {
            Party::Attacker => "log.again_attacker",
            Party::Target => "log.again_target",
        };
        let line = decided(before, key, self.unit);
        vec![match before.state.exchange.trial() {
            Some(trial) => inflicted(line, trial, self.score),
            None => line,
        }]
    }
}

/// Returns a line about a unit's decision on a re-roll.
fn decided(before: &Battle, key: &'static str, unit: UnitRef) -> Line {
    let line = unit_line(key, unit);
    match before.state.exchange.trial() {
        Some(trial) => line.by(trial.again_by(before, unit)),
        None => line,
    }
}

written! {
    /// A party accepted the score.
    pub struct Kept {
        /// The party.
        pub party: Party,
        /// The unit.
        pub unit: UnitRef,
    }
}

impl Fact<D3Ecw> for Kept {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let trial = battle.state.exchange.trial_mut()?;
        trial.asks.retain(|it| *it != self.party);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        vec![decided(before, "log.kept", self.unit)]
    }
}

written! {
    /// An attack was settled: its hits are known, and no decision is open.
    pub struct Settled {
        /// The attacker.
        pub by: UnitRef,
        /// The target.
        pub at: UnitRef,
        /// The final score.
        pub score: u8,
        /// The hits.
        pub hits: u8,
        /// The last turn in which the attacker fired, if it is a gun.
        pub fired: Option<u32>,
        /// Whether the attacker is now out of ammunition.
        pub out_of_ammunition: bool,
    }
}

impl Fact<D3Ecw> for Settled {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        let unit = state.unit_mut(self.by)?;
        unit.out_of_ammunition = self.out_of_ammunition;
        unit.fired = self.fired;
        state.exchange = Exchange::AtRest;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let Some(unit) = before.state.unit(self.by) else {
            return Vec::new();
        };
        let line = if self.out_of_ammunition && !unit.out_of_ammunition {
            unit_line("log.ammunition", self.by)
                .by(AMMUNITION)
                .tone(Tone::Bad)
        } else if self.fired.is_some() && unit.fired.is_none() {
            unit_line("log.emplaced", self.by).by(EMPLACED)
        } else {
            return Vec::new();
        };
        vec![line]
    }
}

written! {
    /// The target must roll in reply before any hit is applied.
    pub struct ReplyBecameDue {
        /// The reply.
        pub reply: ReplyDue,
    }
}

impl Fact<D3Ecw> for ReplyBecameDue {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.exchange = Exchange::Reply(self.reply);
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        vec![unit_line("log.reply", self.reply.by).by(ROUND)]
    }
}

/// Returns the fact recording that an open attack lapsed, because the players removed one of the
/// two units by hand. `facts` are the other consequences of the correction.
pub(crate) fn lapsed(
    before: &Battle,
    battle: &Battle,
    unit: UnitRef,
    facts: &[Event],
) -> Option<Event> {
    let (by, at) = before.state.exchange.parties()?;
    let leaves = |fact: &Event| matches!(fact, Event::Left(left) if left.unit == unit);
    let gone = !battle.state.exchange.is_open() || facts.iter().any(leaves);
    let lapses = before.state.exchange.is_of(unit) && gone;
    lapses.then(|| Lapsed { by, at }.into())
}

written! {
    /// An open attack ended without a result, because one of the two units left the table by hand.
    pub struct Lapsed {
        /// The attacker.
        pub by: UnitRef,
        /// The target.
        pub at: UnitRef,
    }
}

impl Fact<D3Ecw> for Lapsed {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.exchange = Exchange::AtRest;
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let line = line("log.lapsed").about([self.by, self.at]);
        let line = line.with("unit", self.by).with("target", self.at);
        vec![line.tone(Tone::Warn)]
    }
}
