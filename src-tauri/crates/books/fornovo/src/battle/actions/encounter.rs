//! A round between two units before the dice are rolled: both sides, and the odds.

mod joint;

use drumhead_rules::odds::Distribution;

use crate::battle::fate::LossMark;
use crate::battle::prelude::*;
use crate::battle::rounds::{pair, struck_side};
use crate::battle::sides::IN_CONTACT;
use crate::combat::{
    self, AttackFrom, BothSuffer, Fighter, Losses, Matchup, Round, RoundKinds, Strike, Struck,
    Verdict,
};
use crate::interpretations::TestHits;
use crate::reaction::{self, Facts};
use crate::steadiness::playing_grade;

/// Two units in a round, with the players' observations.
pub struct Encounter {
    /// The unit of side 0.
    pub one: UnitRef,
    /// The unit of side 1.
    pub other: UnitRef,
    /// The fighter of side 0.
    pub first: Fighter,
    /// The fighter of side 1.
    pub second: Fighter,
    /// The kind of round for each unit.
    pub kinds: RoundKinds,
    /// The comparison of the two units.
    pub matchup: Matchup,
}

/// One of two units in a round.
struct Party<'a> {
    unit: UnitRef,
    enemy: UnitRef,
    fighter: &'a Fighter,
    strike: &'a Strike,
    round: Round,
    /// Whether the enemy strikes the unit's flank or rear.
    flanked: bool,
}

impl Encounter {
    /// Builds a round between two units from the players' observations.
    ///
    /// # Errors
    /// [`Impossible`] if a unit does not exist.
    pub(super) fn new(
        battle: &Battle,
        unit: UnitRef,
        enemy: UnitRef,
        meeting: Meeting,
    ) -> Result<Self, Impossible> {
        let (one, other) = pair(unit, enemy);
        let fighters = position(battle).fighters(one, other, meeting);
        let missing = || impossible("off_table").with("unit", unit);
        let (first, second, kinds) = fighters.ok_or_else(missing)?;
        let matchup = combat::compare(&first, &second, kinds, &battle.tables.rules);
        Ok(Self {
            one,
            other,
            first,
            second,
            kinds,
            matchup,
        })
    }

    /// Returns the title above the odds.
    pub(super) fn title(&self) -> Message {
        let title = message("preview.fight").with("unit", self.one);
        title.with("enemy", self.other)
    }

    /// Returns a unit's fighter, dice and kind of round.
    pub(super) const fn of(&self, unit: UnitRef) -> (&Fighter, &Strike, Round) {
        if unit.side == self.one.side {
            (&self.first, &self.matchup.a, self.kinds.a)
        } else {
            (&self.second, &self.matchup.b, self.kinds.b)
        }
    }

    fn parties(&self) -> [Party<'_>; 2] {
        let party = |unit, enemy, foe: &Fighter| {
            let (fighter, strike, round) = self.of(unit);
            Party {
                unit,
                enemy,
                fighter,
                strike,
                round,
                flanked: foe.attack != AttackFrom::Front,
            }
        };
        [
            party(self.one, self.other, &self.second),
            party(self.other, self.one, &self.first),
        ]
    }

    /// Explains the round: the sum of each unit, and the odds.
    pub(super) fn explain(&self, battle: &Battle) -> Explanation {
        let parties = self.parties();
        let sums = parties.iter().map(|party| party.sum(battle)).collect();
        let [a, b] = parties.each_ref().map(|party| party.blow(battle));
        let both: Distribution<BothSuffer, f64> = combat::exchange(&a, &b);
        let counted = match battle.tables.rules.choices.test_hits {
            TestHits::AfterSaves => both.map(BothSuffer::hits),
            TestHits::BeforeSaves => combat::exchange_of_hits(&a, &b),
        };
        Explanation {
            sums,
            odds: Some(self.odds(battle, &parties, &both, &counted)),
            ..Explanation::default()
        }
    }

    fn odds(
        &self,
        battle: &Battle,
        parties: &[Party<'_>; 2],
        both: &Distribution<BothSuffer, f64>,
        counted: &Distribution<Losses, f64>,
    ) -> Odds {
        let position = position(battle);
        let losses = both.map(BothSuffer::figures);
        let before = Losses {
            a: position.lost_to_charge_fire(self.one, self.other),
            b: position.lost_to_charge_fire(self.other, self.one),
        };
        let verdicts = combat::verdicts(counted, before, &battle.tables.rules);
        let chance = |verdict| verdicts.chance(|other| *other == verdict);
        let loses = |unit: UnitRef, verdict| {
            let key = if routs(battle, unit) {
                "preview.loses_routing"
            } else {
                "preview.loses"
            };
            (message(key).with("unit", unit), chance(verdict))
        };
        let mean = |of: fn(&Losses) -> u32| format!("{:.1}", losses.map(of).mean());
        let sentence = message("preview.fight_odds")
            .with("unit", self.one)
            .with("enemy", self.other)
            .with("a", mean(|losses| losses.a))
            .with("b", mean(|losses| losses.b));
        // Routing units continue to rout, whatever the result.
        let [first, second] = parties;
        let then = [(first, true), (second, false)]
            .into_iter()
            .filter(|(party, _)| !routs(battle, party.unit));
        Odds {
            sentence: Some(sentence),
            bars: vec![
                loses(self.one, Verdict::AMustTest),
                (message("preview.draw"), chance(Verdict::Draw)),
                loses(self.other, Verdict::BMustTest),
            ],
            then: then
                .flat_map(|(party, first)| party.then(battle, first, &losses, counted, before))
                .collect(),
            assumes: assumes(battle, parties),
            // If hits before saves count, losses alone do not decide which unit loses.
            joint: (battle.tables.rules.choices.test_hits == TestHits::AfterSaves)
                .then(|| joint::view(battle, (self.one, self.other), both, before)),
        }
    }
}

fn routs(battle: &Battle, unit: UnitRef) -> bool {
    let state = battle.state.units.get(&unit);
    state.is_some_and(UnitState::routs)
}

/// Returns the assumptions behind the odds.
fn assumes(battle: &Battle, parties: &[Party<'_>; 2]) -> Vec<Message> {
    let may_get_more = |party: &&Party<'_>| {
        position(battle).may_get_more(party.unit, party.enemy, party.strike.dice.dice)
    };
    let share = |party: &Party<'_>| {
        let share = message("preview.assumes.share").with("unit", party.unit);
        share.with("enemy", party.enemy)
    };
    let several = |party: &Party<'_>| {
        let state = battle.state.units.get(&party.unit);
        state.is_some_and(|state| state.contacts.len() > 1)
    };
    let others = match parties.iter().any(several) {
        true => "preview.assumes.this_round_only",
        false => "preview.assumes.no_other_enemy",
    };
    std::iter::once(message(others))
        .chain(parties.iter().filter(may_get_more).map(share))
        .chain([message("preview.assumes.leftovers")])
        .collect()
}

impl Party<'_> {
    fn dice(&self, battle: &Battle) -> u32 {
        position(battle).dice_at(self.unit, self.enemy, self.strike.dice.dice)
    }

    /// Returns the unit's combat points, dice and scores.
    fn sum(&self, battle: &Battle) -> Sum {
        let lines = self.strike.points.lines.iter();
        let sum = lines.fold(Sum::new(bare(self.unit)), |sum, line| {
            let why = message(format!("combat.points.{}", line.predicate.id()));
            sum.row(why, line.clause, bare(Value::Signed(line.value)))
        });
        let total = message("preview.points_dice")
            .with("points", self.strike.points.total())
            .with("dice", self.dice(battle))
            .with("needs", self.strike.to_hit.to_string());
        sum.total(total)
    }

    fn blow(&self, battle: &Battle) -> combat::Blow {
        combat::Blow {
            to_hit: self.strike.to_hit,
            dice: self.dice(battle),
            struck: struck(battle, self.enemy, self.fighter, self.round),
        }
    }

    /// Returns the consequences for one of the two units: a rout, exhaustion, shattering. The
    /// chance of a rout follows from `counted`, the hits that the test counts (D-140), and from
    /// `before`, the losses to fire during the charge (F-9.11). The other chances follow from
    /// `losses`.
    fn then(
        &self,
        battle: &Battle,
        first: bool,
        losses: &Distribution<Losses, f64>,
        counted: &Distribution<Losses, f64>,
        before: Losses,
    ) -> Vec<(Message, f64)> {
        let (position, rules, unit) = (position(battle), &battle.tables.rules, self.unit);
        let own = |losses: &Losses| if first { losses.a } else { losses.b };
        let caused = |losses: &Losses| if first { losses.b } else { losses.a };
        let fate = |counted: &Losses| {
            let all = *counted + before;
            let exchange = combat::Exchange {
                inflicted: caused(&all),
                suffered: own(&all),
            };
            combat::lost_round(&[exchange], rules)?;
            let none = Facts::none(reaction::Test::LostCombat);
            let mut facts = position.known(unit, none, &[]);
            if let Facts::LostCombat(facts) = &mut facts {
                facts.suffered = own(&all);
                facts.caused = caused(&all);
                facts.rounds_lost = facts.rounds_lost.saturating_add(1);
                facts.flank_or_rear = self.flanked;
            }
            position.fate(unit, own(counted), &facts)
        };
        let reaches = |mark| losses.chance(|losses| position.reaches(unit, mark, own(losses)));
        let routs = counted.expect(|counted| fate(counted).map_or(0.0, |fate| fate.routs));
        let bar = |key: &'static str, chance| (message(key).with("unit", unit), chance);
        vec![
            bar("preview.then.loser_routs", routs),
            bar("preview.then.unit_exhausted", reaches(LossMark::Exhausted)),
            bar("preview.then.unit_shattered", reaches(LossMark::Shattered)),
        ]
    }
}

/// Returns the troops on the side that is struck, and their saves (F-10.24).
fn struck(battle: &Battle, target: UnitRef, by: &Fighter, round: Round) -> Vec<Struck> {
    let position = position(battle);
    let Some((bought, state)) = position.unit(target) else {
        return Vec::new();
    };
    let groups = position.groups_on(target, struck_side(by.attack), IN_CONTACT);
    groups
        .into_iter()
        .filter_map(|group| {
            let figures = state.groups.get(group).copied()?;
            Some((bought.groups.get(group)?, figures))
        })
        .map(|(group, figures)| Struck {
            save: combat::save(
                combat::Protection {
                    armour: group.armour,
                    shield: group.shield,
                    grade: playing_grade(bought).grade,
                },
                by.striking,
                round,
                by.attack,
                &battle.tables.rules,
            ),
            figures,
        })
        .collect()
}
