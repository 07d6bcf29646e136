//! The odds of an attack: the modifiers, the re-rolls and their consequences.

use std::collections::BTreeSet;

use drumhead_rules::frame::total;
use drumhead_rules::odds::Distribution;

use crate::attack::{
    Applied, Attack, AttackKind, MODIFIERS, Party, Policy, again_by, ammunition_left, hit_odds,
    hits, modifiers, rerolls, rout_chance, rout_chances,
};
use crate::exchange::stakes;
use crate::interpretations::MeleeHits;
use crate::prelude::*;
use crate::words::die_with;

/// The score that an attacker re-rolls by default: the score below the die's mean.
const LOW: u8 = 1;

/// An attack from one position on another, whether or not the units are already there.
pub(crate) struct Prospect {
    action: AttackKind,
    by: (UnitRef, Place),
    at: (UnitRef, Place),
    /// Whether the attacker charges.
    charging: bool,
}

/// An attack with its modifiers, default re-rolls and odds.
struct Judged {
    attack: Attack,
    applied: Vec<Applied>,
    /// Whether a commander is attached to the attacker.
    commander: bool,
    /// The default re-rolls of each party that a re-roll can serve.
    policy: Vec<(Party, Vec<u8>)>,
    odds: Distribution<u8, f64>,
    /// The target's hits.
    hits_before: u32,
}

impl Prospect {
    /// Returns a round of melee.
    pub(crate) const fn of_melee(
        by: (UnitRef, Place),
        at: (UnitRef, Place),
        charging: bool,
    ) -> Self {
        Self {
            action: AttackKind::Melee,
            by,
            at,
            charging,
        }
    }

    /// Explains the odds of an attack between two units in their current state, with its
    /// consequences.
    pub(crate) fn explain_trial(battle: &Battle, trial: &Trial) -> Explanation {
        let Trial { by, at, attack, .. } = trial;
        let places = battle.state.place(*by).zip(battle.state.place(*at));
        let prospect = places.map(|(from, to)| Self {
            action: attack.action,
            by: (*by, from),
            at: (*at, to),
            charging: attack.charging,
        });
        prospect.map_or_else(Explanation::default, |prospect| prospect.explain(battle))
    }

    fn judged(&self, battle: &Battle) -> Option<Judged> {
        let ((by, from), (at, to)) = (self.by, self.at);
        let (attacker, target) = (battle.state.unit(by)?, battle.state.unit(at)?);
        let (from, to) = ((attacker.kind, from.hex), (target.kind, to));
        let attack = attack_from(battle, self.action, self.charging, from, to);
        let commander = battle.state.leader(by).is_some();
        let (tables, interpretations) = (&battle.tables, interpretations(battle));
        let applied = modifiers(&attack, tables, interpretations)?;
        let best = tables.die.iter().copied().max().unwrap_or(0);
        let stakes = stakes(battle, &attack, (by, at), &applied);
        let open = |party, score| stakes.are_open(party, score, tables, interpretations);
        let mut parties = rerolls(&attack, commander, interpretations);
        parties.retain(|party| tables.die.iter().any(|score| open(*party, *score)));
        let faces: BTreeSet<u8> = tables.die.iter().copied().collect();
        let routs = |score: &u8| hits(*score, &applied) >= stakes.most;
        // If only some scores rout the target, the parties re-roll to gain or to avoid the rout;
        // otherwise, to change the number of hits.
        let decides = faces.iter().any(routs) && !faces.iter().all(routs);
        let again = |party, score: &u8| match (party, decides) {
            (Party::Attacker, true) => !routs(score),
            (Party::Target, true) => routs(score),
            (Party::Attacker, false) => *score == LOW,
            (Party::Target, false) => *score == best,
        };
        let scores = |party| {
            let scores = faces.iter().copied();
            let served = scores.filter(|score| again(party, score) && open(party, *score));
            served.collect()
        };
        let policy: Vec<_> = parties
            .into_iter()
            .map(|party| (party, scores(party)))
            .collect();
        Some(Judged {
            applied,
            odds: hit_odds(&attack, &policy, tables, interpretations)?,
            hits_before: target.hits.into(),
            attack,
            commander,
            policy,
        })
    }

    /// Explains the sum, the odds and the consequences.
    pub(crate) fn explain(&self, battle: &Battle) -> Explanation {
        let Some(judged) = self.judged(battle) else {
            return Explanation::default();
        };
        let mut odds = odds(
            battle,
            &judged.attack,
            &judged.odds,
            judged.hits_before,
            &judged.policy,
        );
        if let Some((reply, answer)) = self.answer(battle) {
            reply.follows(battle, &answer, &mut odds);
        }
        let needs: Vec<_> = judged
            .policy
            .iter()
            .map(|(party, _)| {
                let key = match party {
                    Party::Attacker => "preview.again_attacker",
                    Party::Target => "preview.again_target",
                };
                let clause = again_by(&judged.attack, *party, judged.commander);
                cited(message(key), &[clause])
            })
            .collect();
        Explanation {
            sums: vec![sum(&judged.applied)],
            needs: (!needs.is_empty()).then(|| bare(Value::List(needs, " "))),
            odds: Some(odds),
            ..Explanation::default()
        }
    }

    /// Returns the target's reply in a melee, if the target also rolls (gap D3-A4): it faces the
    /// attacker, and this attack is not itself a reply.
    fn answer(&self, battle: &Battle) -> Option<(Self, Judged)> {
        let both = interpretations(battle).melee_hits_by == MeleeHits::Both;
        let melee = self.action == AttackKind::Melee && battle.state.exchange.reply().is_none();
        let faced = faces(battle, self.at.1, self.by.1.hex);
        let reply = Self::of_melee(self.at, self.by, false);
        let answers = both && melee && faced;
        let judged = reply.judged(battle).filter(|_| answers)?;
        Some((reply, judged))
    }

    /// Adds the effects of a reply on the first attacker, and the re-rolls assumed for the reply.
    fn follows(&self, battle: &Battle, judged: &Judged, odds: &mut Odds) {
        let bar =
            |(hits, chance): (&u8, f64)| (message("odds.answers").with("hits", *hits), chance);
        odds.then.extend(judged.odds.iter().map(bar));
        let routs = rout_chance(judged.hits_before, &judged.odds, interpretations(battle));
        let label = cited(message("odds.attacker_routs"), &[ROUT]);
        odds.then.push((label, routs));
        odds.assumes
            .extend(chosen(&judged.policy).map(|(party, scores)| {
                let (key, unit) = match party {
                    Party::Attacker => ("odds.assume_answer", self.by.0),
                    Party::Target => ("odds.assume_answered", self.at.0),
                };
                message(key)
                    .with("unit", unit)
                    .with("score", listed(scores))
                    .with("many", drumhead_vocabulary::count(scores.len()))
            }));
    }
}

/// Returns a die's modifiers, each with its clause.
fn sum(applied: &[Applied]) -> Sum {
    let sum = Sum::new(message("preview.column"));
    let sum = applied.iter().fold(sum, |sum, it| {
        let why = message(format!("modifier.{}", it.id.id()));
        sum.row(why, MODIFIERS.clause(it.id), bare(Value::Signed(it.value)))
    });
    Sum {
        total: Some(bare(die_with(total(applied)))),
        ..sum
    }
}

/// Returns the parties that re-roll some score.
fn chosen(policy: Policy<'_>) -> impl Iterator<Item = &(Party, Vec<u8>)> {
    policy.iter().filter(|(_, scores)| !scores.is_empty())
}

/// Returns scores as a list.
fn listed(scores: &[u8]) -> Value {
    Value::List(scores.iter().map(|score| bare(*score)).collect(), ", ")
}

/// Returns the odds of an attack and of its consequences: that the target routs now or within three
/// such attacks, and that the ammunition lasts.
fn odds(
    battle: &Battle,
    attack: &Attack,
    odds: &Distribution<u8, f64>,
    hits_before: u32,
    policy: Policy<'_>,
) -> Odds {
    let (tables, interpretations) = (&battle.tables, interpretations(battle));
    let bar = |(hits, chance): (&u8, f64)| (message("odds.hits").with("hits", *hits), chance);
    let routs = cited(message("odds.routs"), &[ROUT]);
    let mut then = vec![(routs, rout_chance(hits_before, odds, interpretations))];
    let shoots = attack.action == AttackKind::Shoot;
    let burns = shoots && tables.troop(attack.attacker).ammunition;
    // Three identical attacks are impossible if the first can exhaust the ammunition (D3-30), or is
    // a charge, which can have a bonus that later rounds do not have (D3-35).
    if !burns && !attack.charging {
        let in_three = rout_chances(hits_before, &[odds, odds, odds], interpretations);
        let last = in_three.last().copied();
        then.extend(last.map(|last| (message("odds.routs_in_three"), last)));
    }
    if burns {
        let left = ammunition_left(1, policy, tables, interpretations);
        then.push((cited(message("odds.ammunition"), &[AMMUNITION]), left));
    }
    let mut assumes = vec![message("odds.assume_same")];
    assumes.extend(chosen(policy).map(|(party, scores)| {
        let key = match party {
            Party::Attacker => "odds.assume_attacker",
            Party::Target => "odds.assume_target",
        };
        let assumed = message(key).with("score", listed(scores));
        assumed.with("many", drumhead_vocabulary::count(scores.len()))
    }));
    let outcomes: Vec<_> = odds.outcomes().copied().collect();
    Odds {
        sentence: Some(message("odds.sentence").with("hits", listed(&outcomes))),
        bars: odds.iter().map(bar).collect(),
        then,
        assumes,
        joint: None,
    }
}

/// Returns the message about a die that may be re-rolled, with its score.
pub(crate) fn waiting(trial: &Trial) -> Message {
    let waits = message("preview.waits").with("score", trial.score);
    waits.with("hits", hits(trial.score, &trial.applied))
}

/// Explains an attack with a die that may be re-rolled: its sum, and the odds of a re-roll.
pub(crate) fn of_trial(battle: &Battle, trial: &Trial, again: bool) -> Explanation {
    let rolled = hit_odds(&trial.attack, &[], &battle.tables, interpretations(battle));
    let hits_before = battle.state.unit(trial.at).map_or(0, |it| it.hits.into());
    let shown = rolled.map(|rolled| odds(battle, &trial.attack, &rolled, hits_before, &[]));
    Explanation {
        sums: vec![sum(&trial.applied)],
        odds: shown.filter(|_| again),
        ..Explanation::default()
    }
}
