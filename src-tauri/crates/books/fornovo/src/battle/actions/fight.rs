//! A round between two units begins with the players' observations; then both strike (F-6.13).

use super::charge_work::is_of_charge;
use super::encounter::Encounter;
use super::open_flanks::of_flanks;
use super::test::Modifier;
use crate::army::Group as Troops;
use crate::battle::dealing::Assault;
use crate::battle::group_name;
use crate::battle::prelude::*;
use crate::battle::rounds::{CLASSES, pair};
use crate::combat::{self, AttackFrom, LengthClass, StrikeClass, Strikers, Striking, strike_class};
use crate::reaction::PikesFor;
use drumhead_vocabulary::play::Scalar;

/// The number of flanks of a unit.
const FLANKS: u8 = 2;

written! {
    /// A round between two units begins (F-6.13).
    pub struct Fight {
        /// The unit of side 0.
        pub unit: UnitRef,
        /// The unit of side 1.
        pub enemy: UnitRef,
        /// The players' observations.
        pub meeting: Meeting,
    }

    /// A round between two units began.
    pub struct Met {
        /// The unit of side 0.
        pub unit: UnitRef,
        /// The unit of side 1.
        pub enemy: UnitRef,
        /// The players' observations.
        pub meeting: Meeting,
        /// The combat points of both units.
        pub points: [i32; 2],
        /// Every modifier that counted, for both units.
        #[serde(default)]
        pub lines: [Vec<Modifier>; 2],
    }
}

/// Returns the modifiers to a side's combat points, for the log.
fn lines(strike: &combat::Strike) -> Vec<Modifier> {
    let lines = strike.points.lines.iter();
    let line = lines.map(|line| Modifier {
        row: line.predicate.id().to_owned(),
        clause: line.clause.as_str().to_owned(),
        value: line.value,
        times: line.count.into(),
    });
    line.collect()
}

/// Returns the usual observations: full ranks strike, and other observations follow from the state
/// or have their defaults.
fn usual(battle: &Battle, one: UnitRef, other: UnitRef) -> Meeting {
    let position = position(battle);
    Meeting {
        sides: [side(position, one, other), side(position, other, one)],
    }
}

/// Whether the unit is not in ranks, so that all its figures strike: a garrison (F-11.16), and men
/// in war wagons (F-2.64).
fn strikes_as_a_whole(position: Position<'_>, unit: UnitRef) -> bool {
    position.garrisons_block(unit) || position.defends_wagons(unit)
}

fn side(position: Position<'_>, unit: UnitRef, enemy: UnitRef) -> FighterObservations {
    let have = position.figures_that_strike(unit);
    // All figures of a garrison strike, as do all figures of a unit that attacks a block.
    let all = strikes_as_a_whole(position, unit)
        || matches!(position.assault(enemy), Assault::Block { .. });
    let ranks = |class: StrikeClass, ranks: u32| {
        let figures = have.of(class);
        let most = position.unit(unit).and_then(|(bought, state)| {
            let of_class = |group: &Troops| strike_class(bought, group, !state.mounted) == class;
            position.in_first_ranks(unit, ranks, of_class)
        });
        if all {
            figures
        } else {
            figures.min(most.unwrap_or(figures))
        }
    };
    let of = &position.rules.combat.ranks;
    let attack = attack(position, unit, enemy);
    let naked = position.naked_by_default(unit);
    let in_open = position.in_the_open(unit, enemy);
    if let Some(strikers) = position.led(unit).filter(|_| !all) {
        return FighterObservations {
            strikers,
            in_open,
            naked: naked.unwrap_or(strikers.pike == 0),
            attack,
            ..FighterObservations::default()
        };
    }
    let strikers = Strikers {
        cavalry: ranks(StrikeClass::Cavalry, of.most.ranks),
        pike: ranks(StrikeClass::Pike, of.pikes.ranks),
        heavy: ranks(StrikeClass::HeavyWeapon, of.most.ranks),
        sword_shield: ranks(StrikeClass::SwordAndShield, of.most.ranks),
        other: ranks(StrikeClass::Other, of.most.ranks),
    };
    let places = position
        .in_first_ranks(unit, of.most.ranks, |_| true)
        .filter(|_| !all);
    FighterObservations {
        strikers: places.map_or(strikers, |places| strikers.within(places)),
        in_open,
        naked: naked.unwrap_or(have.cavalry == 0 && have.pike == 0),
        attack,
        ..FighterObservations::default()
    }
}

/// Returns the side of the enemy that the unit strikes: the side that it charged, or struck in the
/// last round. Units do not turn in a fight (F-10.05).
fn attack(position: Position<'_>, unit: UnitRef, enemy: UnitRef) -> AttackFrom {
    let Some((_, state)) = position.unit(unit) else {
        return AttackFrom::Front;
    };
    let charge = position.state.charge_home(unit, enemy);
    match charge.map(|charge| position.strikes(unit, charge)) {
        Some(Facing::Flank) => AttackFrom::LeftFlank,
        Some(Facing::Rear) => AttackFrom::Rear,
        Some(Facing::Front) => AttackFrom::Front,
        None => {
            let last = state.fight.against(enemy);
            last.map_or(AttackFrom::Front, |last| last.attack)
        }
    }
}

/// The questions about one of the two units in a round.
struct Asking<'a> {
    battle: &'a Battle,
    index: usize,
    unit: UnitRef,
    enemy: UnitRef,
}

impl Asking<'_> {
    fn ask(&self, field: &str, name: &'static str, answer: Answer) -> Question {
        let path = format!("meeting/sides/{}/{field}", self.index);
        self.of_unit(asks(&path, name, answer))
    }

    /// Names the unit in the question's label.
    fn of_unit(&self, asked: Question) -> Question {
        let label = message("ask.of").with("unit", self.unit);
        Question {
            label: label.with("what", asked.label),
            ..asked
        }
    }

    /// Returns the questions about the number of striking figures of each kind.
    fn strikers(&self) -> impl Iterator<Item = Question> {
        let position = position(self.battle);
        let have = position.figures_that_strike(self.unit);
        let of_unit = self.unit_hint();
        // Routing units do not strike (F-10.02).
        let strikes = !position.is_routing(self.unit);
        CLASSES.into_iter().filter_map(move |(class, field, name)| {
            let most = i32::try_from(have.of(class)).unwrap_or(i32::MAX);
            let asked = self.ask(&format!("strikers/{field}"), name, Answer::up_to(most));
            let hint = || of_unit.clone().or_else(|| self.of_class(class));
            (strikes && most > 0).then(|| Question {
                hint: hint().or(asked.hint),
                ..asked
            })
        })
    }

    /// Returns the hint about figures of all kinds, if a place determines how many strike: all
    /// figures of a garrison strike, and a strongpoint or a block limits its attackers (F-11.15 to
    /// F-11.17).
    fn unit_hint(&self) -> Option<Message> {
        let position = position(self.battle);
        match position.assault(self.enemy) {
            _ if strikes_as_a_whole(position, self.unit) => Some(message("ask.garrison_strikes")),
            Assault::Strongpoint { ranks, overlap } => {
                let hint = message("ask.strongpoint").with("ranks", ranks);
                Some(hint.with("overlap", overlap))
            }
            Assault::Block { most } => Some(message("ask.block_attackers").with("most", most)),
            Assault::Open => None,
        }
    }

    /// Returns the hint about figures of one kind, if the usual hint is not enough: figures that
    /// shot in the charge, or pikes behind others (F-10.26, F-10.03).
    fn of_class(&self, class: StrikeClass) -> Option<Message> {
        let position = position(self.battle);
        let shot = position.shot_in_charge(self.unit).of(class);
        let special = match class {
            StrikeClass::Pike | StrikeClass::HeavyWeapon | StrikeClass::SwordAndShield => true,
            StrikeClass::Cavalry | StrikeClass::Other => false,
        };
        if special && shot > 0 {
            return Some(message("ask.strikers_shot").with("n", shot));
        }
        let ranks = position.pike_ranks(self.unit);
        let usual = position.rules.combat.ranks.pikes.ranks;
        let behind = class == StrikeClass::Pike && ranks < usual;
        behind.then(|| message("ask.pikes_behind").with("ranks", ranks))
    }

    fn all(&self) -> Vec<Question> {
        let (position, unit) = (position(self.battle), self.unit);
        let mut all: Vec<Question> = self.strikers().collect();
        // A square, like a unit in a block, has no flank or rear (F-2.08, D-127).
        if !position.is_all_front(self.enemy) {
            let sides = one_of("attack", &["front", "left_flank", "right_flank", "rear"]);
            all.push(self.ask("attack", "attack", sides));
        }
        if !position.is_all_front(unit) {
            let flanks = self.ask("open_flanks", "open_flanks", Answer::up_to(FLANKS));
            all.push(of_flanks(self.battle, flanks));
        }
        all.push(self.ask("in_open", "in_open", Answer::YesNo));
        if position.asks_naked(unit, PikesFor::Combat) {
            all.push(self.ask("naked", "naked", Answer::YesNo).by(NAKED));
        }
        let known = frame::nothing("answer.cover.known");
        let covers = choices("cover", &["none", "soft", "hard"]);
        let covers = std::iter::once(known).chain(covers).collect();
        all.push(self.ask("cover", "own_cover", Answer::One(covers)));
        all.push(self.ask("uphill", "uphill", Answer::YesNo));
        let lengths = self.lengths();
        if lengths.len() > 1 {
            all.push(
                self.ask("length", "length", Answer::One(lengths))
                    .by(LENGTHS),
            );
        }
        let weapons = self.weapons();
        if weapons.len() > 1 {
            let most = frame::nothing("answer.striking.most");
            let weapons = choices("striking", &weapons);
            let weapons = std::iter::once(most).chain(weapons).collect();
            let weapons = Answer::One(weapons);
            all.push(self.ask("striking", "striking", weapons).by(COMBAT_SAVES));
        }
        all
    }

    /// Returns the unit's weapons by kind, because the enemy's saves differ between kinds
    /// (F-10.23).
    fn weapons(&self) -> Vec<&'static str> {
        let position = position(self.battle);
        let have = position.figures_that_strike(self.unit);
        let have = combat::with_handarms(have, position.shot_in_charge(self.unit));
        if position.is_routing(self.unit) {
            return Vec::new();
        }
        have.kinds().into_iter().map(Striking::id).collect()
    }

    /// Returns a choice for each length of weapon that can be in the unit's front rank, after the
    /// choice to derive the length from the formation; empty if there is only one length. Only the
    /// players see the front rank (D-179).
    fn lengths(&self) -> Vec<Choice> {
        let position = position(self.battle);
        let Some((bought, _)) = position.unit(self.unit) else {
            return Vec::new();
        };
        let mut classes: Vec<(u8, Vec<Message>)> = Vec::new();
        for (place, LengthClass(class), _) in position.lengths_by_group(self.unit) {
            let name = bare(group_name(position.words, bought, place));
            match classes.iter_mut().find(|(of, _)| *of == class) {
                Some((_, names)) => names.push(name),
                None => classes.push((class, vec![name])),
            }
        }
        if classes.len() < 2 {
            return Vec::new();
        }
        let of = |(class, names): (u8, Vec<Message>)| {
            let groups = Value::List(names, ", ");
            let label = message("answer.length.of").with("groups", groups);
            choice(Scalar::Number(class.into()), label)
        };
        let none = frame::nothing("answer.length.whole");
        std::iter::once(none)
            .chain(classes.into_iter().map(of))
            .collect()
    }
}

impl Fight {
    /// Checks that the unit has the observed figures and flanks.
    ///
    /// # Errors
    /// [`Impossible`] if the unit has fewer.
    fn has_all(
        battle: &Battle,
        unit: UnitRef,
        observed: FighterObservations,
    ) -> Result<(), Impossible> {
        let have = position(battle).figures_that_strike(unit);
        for (class, kind, _) in CLASSES {
            let (asked, most) = (observed.strikers.of(class), have.of(class));
            if asked > most {
                let strikers = impossible("strikers")
                    .with("unit", unit)
                    .with("kind", message(format!("striker.{kind}")));
                return Err(strikers.with("most", most).with("asked", asked));
            }
        }
        let flanks = observed.open_flanks <= FLANKS;
        flanks
            .then_some(())
            .ok_or_else(|| impossible("flanks").with("unit", unit))
    }
}

/// Returns the work of two units that begin a round, labelled as an overrun if one replaces the
/// round (F-10.29). The unit of side 0 comes first.
pub(super) fn of_round(position: Position<'_>, unit: UnitRef, enemy: UnitRef) -> Obligation {
    let round = work::of_pair("fight", ROUNDS, unit, enemy);
    let Some((unit, by)) = position.overrun_between(unit, enemy) else {
        return round;
    };
    let label = message("pending.overrun").with("unit", unit);
    Obligation {
        label: label.with("other", by),
        ..round
    }
}

/// Whether this work comes before rounds: the work of charges, and any overrun, which is part of a
/// move (F-6.12, F-6.13, F-10.29).
pub(super) fn comes_before_rounds(battle: &Battle, first: &Obligation) -> bool {
    let overrun = |(unit, enemy)| position(battle).overrun_between(unit, enemy).is_some();
    match Fight::fulfils(first) {
        true => first.unit.zip(first.other).is_some_and(overrun),
        false => is_of_charge(battle, first),
    }
}

impl Demanded for Fight {
    fn is_due(&self, battle: &Battle) -> bool {
        position(battle).fights(self.unit, self.enemy)
    }

    fn work(&self, battle: &Battle) -> Obligation {
        let (unit, enemy) = pair(self.unit, self.enemy);
        of_round(position(battle), unit, enemy)
    }
}

impl Action<Fornovo> for Fight {
    const NAME: &'static str = "fight";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["fight"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = Encounter;

    fn context(&self, battle: &Battle) -> Result<Encounter, Impossible> {
        let (one, other) = pair(self.unit, self.enemy);
        on_table(battle, one)?;
        on_table(battle, other)?;
        for (unit, observed) in [one, other].into_iter().zip(self.meeting.sides) {
            Self::has_all(battle, unit, observed)?;
        }
        Encounter::new(battle, one, other, self.meeting)
    }

    /// Returns the rounds that are due.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let fights = position(battle)
            .rounds_due(unit)
            .into_iter()
            .map(|enemy| Self {
                unit,
                enemy,
                meeting: usual(battle, unit, enemy),
            });
        fights.collect()
    }

    fn objections(&self, battle: &Battle, round: &Encounter) -> Vec<Objection> {
        let mut against = self.unless_due(battle, "fight_not_due");
        let overrun = position(battle).overrun_between(round.one, round.other);
        against.extend(overrun.map(|(unit, _)| objection("overrun", OVERRUN).with("unit", unit)));
        if overrun.is_none() {
            against.extend(position(battle).round_too_early(round.one));
        }
        against
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        // Overruns do not wait for each other.
        let overrun = position(battle).overrun_between(self.unit, self.enemy);
        match overrun {
            Some(_) => is_of_charge(battle, first),
            None => comes_before_rounds(battle, first),
        }
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    fn plan(&self, _: &Battle, round: &Encounter) -> Plan {
        Plan::plain(round.title())
    }

    fn explain(&self, battle: &Battle, round: &Encounter) -> Explanation {
        round.explain(battle)
    }

    fn resolve(
        &self,
        battle: &Battle,
        round: &Encounter,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let (meeting, matchup) = (self.meeting, &round.matchup);
        let (one, other) = (round.one, round.other);
        let met = Met {
            unit: one,
            enemy: other,
            meeting,
            points: [matchup.a.points.total(), matchup.b.points.total()],
            lines: [lines(&matchup.a), lines(&matchup.b)],
        };
        facts_of(battle, |resolver| resolver.add(met))
    }

    /// Returns the questions about both units, in turn.
    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let (one, other) = pair(self.unit, self.enemy);
        let sides = [(one, other), (other, one)].into_iter().enumerate();
        let asked = sides.flat_map(|(index, (unit, enemy))| {
            let asking = Asking {
                battle,
                index,
                unit,
                enemy,
            };
            asking.all()
        });
        asked.collect()
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        self.demanded(battle)
    }

    fn id(&self, battle: &Battle) -> OfferId {
        work::offer_id(&self.work(battle))
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        self.work(battle).clause
    }

    /// Returns the label of a round, even if an overrun replaces the round: the overrun is an offer
    /// of its own (F-10.29).
    fn label(&self, _: &Battle) -> Message {
        let (unit, enemy) = pair(self.unit, self.enemy);
        work::of_pair("fight", ROUNDS, unit, enemy).label
    }
}

/// Returns the modifiers to a unit's combat points. `None` if there are no modifiers.
fn points(unit: UnitRef, lines: &[Modifier]) -> Option<Message> {
    let words = lines
        .iter()
        .map(|it| counted(it.value, message(format!("combat.points.{}", it.row))));
    let points = message("detail.points").with("unit", unit);
    (!lines.is_empty()).then(|| points.with("lines", Value::List(words.collect(), ", ")))
}

impl Fact<Fornovo> for Met {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let (one, other) = (self.unit, self.enemy);
        battle.state.meetings.insert((one, other), self.meeting);
        let [first, second] = self.meeting.sides.map(|side| side.attack);
        for (unit, enemy, attack) in [(one, other, first), (other, one, second)] {
            if attack != AttackFrom::Front {
                battle.state.unit_mut(unit)?.fight.now(enemy).attack = attack;
            }
        }
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let [of_first, of_second] = &self.lines;
        let [first, second] = self.points;
        let met = line("log.met")
            .with("unit", self.unit)
            .with("enemy", self.enemy)
            .with("a", first)
            .with("b", second)
            .detail(points(self.unit, of_first))
            .detail(points(self.enemy, of_second))
            .about([self.unit, self.enemy])
            .by(POINTS);
        let clauses = of_first
            .iter()
            .chain(of_second)
            .filter_map(Modifier::clause);
        vec![clauses.fold(met, Line::by)]
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        events.fought(self.unit, self.enemy);
    }
}
