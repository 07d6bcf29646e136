//! An attack by a hex on another hex (S-10 to S-19): a sum of chances in tenths. The integer part
//! is casualties, and a die decides the fraction. Casualties are removed at the end of the step.

use super::ATTACKING;
use crate::aim::{Aim, BONUSES, able, aim, targets, unspent};
use crate::chances::{self, Case, Share, shares};
use crate::ground::contact;
use crate::interpretations::{Pooling, SplitAttacks};
use crate::losses::gives_way;
use crate::prelude::*;
use crate::sums::{attack_sum, die_of, killed, pool, room, unrolled_sum, with_reason, without_die};
use crate::tables::Bonus;

written! {
    /// Attacks from a unit's hex.
    pub struct Attack {
        /// The unit.
        pub unit: UnitRef,
        /// The target hex.
        pub at: Cell,
        /// The number of infantry figures that attack.
        pub infantry: u16,
        /// The number of cavalry figures that attack.
        pub cavalry: u16,
        /// The number of guns that attack.
        pub guns: u16,
    }
}

/// The context of an attack: its hex and its sum.
pub struct Attacking {
    from: Cell,
    aim: Aim,
    /// The sum of this attack, in tenths.
    tenths: u32,
}

impl Attack {
    const fn troops(&self) -> Troops {
        Troops {
            infantry: self.infantry,
            cavalry: self.cavalry,
            guns: self.guns,
        }
    }

    /// Returns the leading arm: the first arm of which at least one figure or gun attacks. The
    /// player chooses how many figures and guns of the later arms join.
    fn lead(&self) -> Option<Arm> {
        self.troops().arms().first().copied()
    }

    /// Returns an attack led by this arm, with all remaining troops of this arm and the later arms.
    fn led_by(arm: Arm, unit: UnitRef, at: Cell, left: Troops) -> Self {
        let with = |it: Arm| if it < arm { 0 } else { left.of(it) };
        Self {
            unit,
            at,
            infantry: with(Arm::Infantry),
            cavalry: with(Arm::Cavalry),
            guns: with(Arm::Artillery),
        }
    }

    /// Returns the hexes that these troops can attack.
    fn hexes(&self, battle: &Battle, from: Cell) -> Vec<Cell> {
        let all = targets(battle, self.unit.side, from).into_iter();
        let able = all.filter(|(_, troops)| troops.covers(self.troops()));
        able.map(|(hex, _)| hex).collect()
    }
}

impl Action<StandAndDie> for Attack {
    const NAME: &'static str = "attack";
    const GROUP: Group = ATTACKING;
    const CLAUSE: Option<ClauseId> = Some(ONCE);
    type Context<'a> = Attacking;

    fn context(&self, battle: &Battle) -> Result<Attacking, Impossible> {
        let (_, from) = here(battle, self.unit)?;
        on_map(battle, self.at)?;
        let side = self.unit.side;
        if self.troops().is_nobody() {
            return Err(impossible("nobody").with("unit", self.unit));
        }
        let all = battle.state.troops_at(side, from, lives(battle));
        if !all.covers(self.troops()) {
            return Err(impossible("too_many").with("unit", self.unit));
        }
        if !occupies(battle, other(side), self.at) {
            let none = impossible("no_enemy").with("unit", self.unit);
            return Err(none.with("hex", self.at));
        }
        let aim = aim(battle, side, from, self.at, self.troops());
        let tenths = chances::tenths(self.troops(), &aim.case, &battle.tables);
        Ok(Attacking { from, aim, tenths })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        not_now(battle, unit.side, Step::Attack).is_none()
    }

    /// Returns a separate attack for each arm that can lead one.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let Some(from) = playing(battle, unit).and_then(UnitState::place) else {
            return Vec::new();
        };
        let left = unspent(battle, unit.side, from);
        let led = left.arms().into_iter().filter_map(|arm| {
            let attack = Self::led_by(arm, unit, from, left);
            let at = attack.hexes(battle, from).first().copied()?;
            Some(Self { at, ..attack })
        });
        led.collect()
    }

    fn objections(&self, battle: &Battle, attacking: &Attacking) -> Vec<Objection> {
        let side = self.unit.side;
        let late = not_now(battle, side, Step::Attack).into_iter();
        let mut objections: Vec<_> = late.collect();
        objections.extend(attacking.aim.objections.iter().cloned());
        if !unspent(battle, side, attacking.from).covers(self.troops()) {
            let spent = objection("spent", ONCE).with("unit", self.unit);
            objections.push(spent.with("hex", attacking.from));
        }
        objections
    }

    fn plan(&self, battle: &Battle, attacking: &Attacking) -> Plan {
        let plan = Plan::plain(message("preview.attack").with("hex", self.at));
        match self.pool(battle, attacking.tenths) {
            Some(pool) => plan.rolling(pool),
            None => plan,
        }
    }

    fn explain(&self, battle: &Battle, attacking: &Attacking) -> Explanation {
        let (troops, case) = (self.troops(), &attacking.aim.case);
        let before = pooled_before(battle, self.at);
        let sum = attacking.tenths.saturating_add(before);
        let most = room(battle, self.unit.side, self.at);
        let mut sums = vec![sum_of(battle, troops, case, before)];
        // Earlier sums are for the current stance only, so a comparison of both stances cannot
        // include them.
        if before == 0 {
            sums.push(both_ways(battle, troops, case, most));
        }
        let mut explanation = attack_sum(battle, self.unit.side, self.at, sum, sums);
        // Without a chance of a casualty, whether the target falls back is all that the attack can
        // change.
        let gives_way = gives_way(battle, other(self.unit.side), self.at);
        match gives_way.filter(|_| sum == 0) {
            Some(true) => explanation.needs_too(message("preview.gives_way")),
            Some(false) => explanation.needs_too(message("preview.keeps_hex")),
            None => {}
        }
        if let Some(left) = self.left_out(battle, attacking.from) {
            explanation.needs_too(left);
        }
        explanation
    }

    fn resolve(
        &self,
        battle: &Battle,
        attacking: &Attacking,
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let Attacking { from, aim, tenths } = attacking;
        let (side, case) = (self.unit.side, &aim.case);
        let casualties = match interpretations(battle).pooling {
            Pooling::PerTarget => None,
            Pooling::PerFiringHex => {
                let sure = without_die(battle, side, self.at, *tenths);
                Some(sure.unwrap_or_else(|| die_of(battle, *tenths, rolled)))
            }
        };
        let spent = battle.state.spent.get(from).copied().unwrap_or_default();
        let blow = Blow {
            side,
            from: *from,
            at: self.at,
            tenths: *tenths,
            casualties,
        };
        let attacked = Attacked {
            blow,
            troops: self.troops(),
            spent: spent.and(self.troops()),
            shares: shares(self.troops(), case, &battle.tables),
            standing: case.standing,
            cover: case.cover,
            face: rolled.face(),
        };
        Ok(vec![attacked.into()])
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let Ok((_, from)) = here(battle, self.unit) else {
            return Vec::new();
        };
        let Some(lead) = self.lead() else {
            return Vec::new();
        };
        let left = unspent(battle, self.unit.side, from);
        let attack = Self::led_by(lead, self.unit, self.at, left);
        let enemy = other(self.unit.side);
        let hexes = attack.hexes(battle, from).into_iter().map(|hex| {
            let units = targets_at(battle, enemy, hex);
            let target = message("choice.target")
                .with("hex", hex)
                .with("units", units);
            let case = aim(battle, self.unit.side, from, hex, left).case;
            let bonuses = case.bonuses().map(Bonus::word);
            let label = std::iter::once(target).chain(bonuses).collect();
            hex_choice(hex, bare(Value::List(label, ", "))).at(hex, MarkKind::Target)
        });
        let mut asked = vec![ask("at", "at", Answer::Hex(hexes.collect())).by(NEXT)];
        let left = attack.troops();
        for arm in left.arms() {
            let field = match arm {
                Arm::Infantry => "infantry",
                Arm::Cavalry => "cavalry",
                Arm::Artillery => "guns",
            };
            let least = i32::from(arm == lead);
            let most = i32::from(left.of(arm));
            if most > least {
                let many = Answer::Number { least, most };
                asked.push(ask(field, &format!("with_{}", arm.id()), many).by(ONCE));
            }
        }
        asked
    }

    fn id(&self, _: &Battle) -> OfferId {
        let lead = self.lead().unwrap_or(Arm::Infantry);
        OfferId::new(format!("attack_{}", lead.id()), unit_key(self.unit))
    }

    fn label(&self, _battle: &Battle) -> Message {
        let arm = self.lead().map_or("infantry", Arm::id);
        message(format!("offer.attack_{arm}"))
    }
}

impl Attack {
    /// Returns a warning about troops that could join the attack but are left out. `None` if there
    /// are none, or if all attacks on a hex share a die. If each attacking hex rolls separately
    /// (gap S-A1), all attacks from a hex on the same target are one sum, so these troops cannot
    /// attack the target later (S-12, gap S-A21). If a hex may attack only one hex (gap S-A8), they
    /// cannot attack any other hex in this step either.
    fn left_out(&self, battle: &Battle, from: Cell) -> Option<Message> {
        let left = unspent(battle, self.unit.side, from).without(self.troops());
        let left = able(battle, from, self.at, left);
        let alone = interpretations(battle).pooling == Pooling::PerFiringHex;
        let arms = left.arms().into_iter().filter(|_| alone);
        let part = |arm: Arm| {
            let many = left.of(arm);
            let part = message("preview.troops").with("many", many);
            part.with("arm", arm_word(arm, many))
        };
        let parts: Vec<_> = arms.map(part).collect();
        let key = match interpretations(battle).split_attacks {
            SplitAttacks::May => "preview.left_out",
            SplitAttacks::MayNot => "preview.left_out_all",
        };
        let message = message(key).with("hex", self.at);
        (!parts.is_empty()).then(|| message.with("troops", Value::List(parts, ", ")))
    }

    /// Returns the die of an attack that has its own die, if the fraction of the attack's sum can
    /// matter.
    fn pool(&self, battle: &Battle, tenths: u32) -> Option<Pool> {
        let side = self.unit.side;
        let alone = interpretations(battle).pooling == Pooling::PerFiringHex;
        let sure = without_die(battle, side, self.at, tenths);
        (alone && sure.is_none()).then(|| pool(battle, side, self.at, tenths))
    }
}

/// Returns the sum of the earlier attacks on a hex that share their die with this attack; 0 if each
/// attacking hex rolls separately (gap S-A1).
fn pooled_before(battle: &Battle, at: Cell) -> u32 {
    match interpretations(battle).pooling {
        Pooling::PerFiringHex => 0,
        Pooling::PerTarget => unrolled_sum(battle, at).map_or(0, |(_, before)| before),
    }
}

/// Returns the sum of an attack, part by part (S-12 to S-19). An earlier sum, if any, is its first
/// part.
fn sum_of(battle: &Battle, troops: Troops, case: &Case, before: u32) -> Sum {
    let value = |tenths| bare(Value::Tenths(tenths));
    let mut sum = Sum::new(message("preview.sum"));
    if before > 0 {
        sum = sum.row(message("preview.before"), SUM, value(before));
    }
    for share in shares(troops, case, &battle.tables) {
        let part = |key: &'static str, each| {
            let many = share.many;
            let part = message(key)
                .with("many", many)
                .with("each", Value::Tenths(each));
            part.with("arm", arm_word(share.arm, many))
        };
        let times = |each: u32| value(u32::from(share.many).saturating_mul(each));
        let each = share.each;
        sum = sum.row(part("preview.share", each), share.arm.clause(), times(each));
        for it in share.bonuses.iter().filter(|it| it.value > 0) {
            let each = it.value.unsigned_abs();
            let part = part("preview.bonus", each).with("bonus", it.id.word());
            sum = sum.row(part, BONUSES.clause(it.id), times(each));
        }
    }
    let own = chances::tenths(troops, case, &battle.tables);
    sum.total = Some(value(own.saturating_add(before)));
    sum
}

/// Compares an attack on standing troops with an attack on troops that fall back, with at most
/// `most` casualties.
fn both_ways(battle: &Battle, troops: Troops, case: &Case, most: u32) -> Sum {
    let mean = |standing: bool| {
        let tenths = chances::tenths(troops, &case.if_standing(standing), &battle.tables);
        bare(Value::Tenths(chances::mean(tenths, most, &battle.tables)))
    };
    let sum = Sum::new(message("preview.both_ways")).row(
        message("preview.if_standing"),
        STANCE,
        mean(true),
    );
    sum.row(message("preview.if_fall_back"), STANCE, mean(false))
}

/// Returns all possible attacks by the enemy on a hex: the attacking hex, its troops, and the
/// situation of the target.
pub(crate) fn threats(battle: &Battle, side: u8, at: Cell) -> Vec<(Cell, Troops, Case)> {
    let enemy = other(side);
    let hexes = battle.state.hexes_of(enemy).into_iter();
    let threat = |from: Cell| {
        let mut targets = targets(battle, enemy, from).into_iter();
        let (_, troops) = targets.find(|(hex, _)| *hex == at)?;
        Some((from, troops, aim(battle, enemy, from, at, troops).case))
    };
    hexes.filter_map(threat).collect()
}

/// Returns the possible targets of a unit's hex, each with its sum in tenths.
pub(crate) fn prospects(battle: &Battle, unit: UnitRef) -> Vec<(Cell, u32)> {
    let Ok((_, from)) = here(battle, unit) else {
        return Vec::new();
    };
    let targets = targets(battle, unit.side, from).into_iter();
    let sum = |(at, troops)| {
        let case = aim(battle, unit.side, from, at, troops).case;
        (at, chances::tenths(troops, &case, &battle.tables))
    };
    targets.map(sum).collect()
}

written! {
    /// Troops in a hex attacked another hex.
    pub struct Attacked {
        /// The attack; its casualties are removed at the end of the step.
        pub blow: Blow,
        /// The troops that attacked.
        pub troops: Troops,
        /// The troops in the attacking hex that have attacked in this step, including those in this
        /// attack.
        pub spent: Troops,
        /// The parts of the sum.
        pub shares: Vec<Share>,
        /// Whether the target is standing.
        pub standing: bool,
        /// Whether the target is in cover.
        pub cover: bool,
        /// The face of the die, if a die was rolled and its face is known.
        pub face: Option<u8>,
    }
}

impl Attacked {
    /// Returns the bonuses, which are the same for each arm.
    fn bonuses(&self) -> impl Iterator<Item = Bonus> {
        let bonuses = self.shares.first().map(|share| &share.bonuses);
        bonuses.into_iter().flatten().map(|it| it.id)
    }

    /// Returns the target's situation: "Target Standing, in the open, from the rear".
    fn how(&self) -> Message {
        let stance = if self.standing {
            "how.standing"
        } else {
            "how.fall_back"
        };
        let ground = if self.cover { "how.cover" } else { "how.open" };
        let mut how = vec![message(stance), message(ground)];
        how.extend(self.bonuses().map(Bonus::word));
        message("detail.target").with("how", Value::List(how, ", "))
    }

    /// Returns the parts of the sum: "10 infantry at 0.3".
    fn parts(&self) -> Message {
        let part = |share: &Share| {
            let arm = arm_word(share.arm, share.many);
            let each = share.chance();
            let part = message("detail.share")
                .with("many", share.many)
                .with("arm", arm);
            part.with("each", Value::Tenths(each))
        };
        bare(Value::List(self.shares.iter().map(part).collect(), " + "))
    }
}

impl Fact<StandAndDie> for Attacked {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.spent.insert(self.blow.from, self.spent);
        state.blows.push(self.blow.clone());
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let Blow {
            side,
            from,
            at,
            tenths,
            casualties,
        } = self.blow;
        let attackers = groups_of(before, side, from, self.troops);
        let targets = targets_at(before, other(side), at);
        let key = match casualties {
            Some(_) => "log.attacked",
            None => "log.attacked_pooled",
        };
        let sum = match self.face {
            Some(face) => message("detail.sum_rolled").with("face", face),
            None => message("detail.sum_certain"),
        };
        let sum = sum
            .with("shares", self.parts())
            .with("tenths", Value::Tenths(tenths));
        let mut line = line(key).by(NEXT).by(SUM);
        for share in &self.shares {
            line = line.by(share.arm.clause());
        }
        line = (self.bonuses().filter_map(|id| BONUSES.clause(id))).fold(line, Line::by);
        if contact(map(before), from, at).is_some_and(|contact| contact.across) {
            line = line.by(ACROSS);
        }
        let line = line
            .about(attackers.clone())
            .about(targets.clone())
            .with("units", attackers)
            .with("from", from)
            .with("targets", targets)
            .with("at", at)
            .with("killed", killed(before, side, at, casualties.unwrap_or(0)))
            .detail(sum)
            .detail(self.how());
        vec![with_reason(line, before, side, at)]
    }
}
