//! What the rules have against a command, and what nobody can overrule.

use drumhead_words::ClauseId;
use drumhead_words::play::{Objection, Refusal, UnitRef};

use super::super::army::{UnitType, facings};
use super::super::attack::{Action, modifiers};
use super::super::battle::Battle;
use super::super::clauses::{
    ACTIVATE, AMMUNITION, CONTACTED, CORNER, COUNT, EMPLACED, FACED, FIELD, GIVE_GROUND, GUNS,
    INITIATE, LOCKED, ONE_IN_HEX, PIVOT, RANGE, RIDE, SEQUENCE, SIGHT, STEADY, UNSHOT,
};
use super::super::command::Command;
use super::super::ground::{field_of_fire, next_shot, radius};
use super::super::readings::{
    ActivationsOn, AttachedMoves, CommanderReturn, DragoonsCharge, Readings, ShootIntoMelee,
    TrottersCharge, TurnShoots,
};
use super::super::state::{Away, Debt, Moved, Step};
use super::super::tables::Tables;
use super::given::{commander, enemy, here, impossible, on_map, placed};
use super::hand::{changes, correctable, enterable};
use super::moves::{Aim, Stop, rear, rides, route, stands};
use super::sight::{blocked, friend_between};
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::map::words::facing_word;

/// Objections as they are found.
struct Case<'a> {
    battle: &'a Battle,
    found: Vec<Objection>,
}

impl Case<'_> {
    /// An objection of a clause, once for each id.
    fn against(&mut self, id: &str, clause: ClauseId, values: &[(&str, &str)]) {
        if clause.stands() && !self.found.iter().any(|it| it.id == id) {
            let text = self.battle.words.fill(&format!("against.{id}"), values);
            self.found.push(Objection::of(id, clause, text));
        }
    }

    fn stops(&mut self, unit: UnitRef, stops: &[Stop]) {
        for stop in stops {
            let (name, hex) = (self.battle.name(unit), self.battle.hex(stop.at));
            self.against(stop.id, stop.clause, &[("unit", &name), ("hex", &hex)]);
        }
    }

    /// Whether a unit may be activated, or goes on with its activation (D3-10).
    fn activated(&mut self, unit: UnitRef, free: bool) -> Result<(), Refusal> {
        let battle = self.battle;
        let standing = here(battle, unit)?;
        if standing.commands() {
            return Err(impossible(battle, "commander", unit));
        }
        let state = &battle.state;
        let name = battle.name(unit);
        let side = battle.now();
        if unit.side != state.mover {
            self.against("mover", SEQUENCE, &side);
        }
        if free {
            return Ok(());
        }
        if state.step != Step::Activate {
            self.against("step", SEQUENCE, &side);
            return Ok(());
        }
        let values = [("unit", &*name)];
        if standing.acted.activated {
            if state.active != Some(unit) {
                self.against("done", ACTIVATE, &values);
            }
            return Ok(());
        }
        let used = state.activations.clone().unwrap_or_default();
        if used.used >= used.total {
            let total = used.total.to_string();
            self.against("no_more", ACTIVATE, &[("total", &total)]);
        }
        let counted = battle.readings().activations_usable_on == ActivationsOn::Counted;
        if counted && !used.counted.contains(&unit) {
            self.against("uncounted", ACTIVATE, &values);
        }
        if let Some(active) = state.active.filter(|active| must_fight(battle, *active)) {
            self.against("fight", INITIATE, &[("unit", &battle.name(active))]);
        }
        Ok(())
    }

    /// Whether a unit may move at all.
    fn moves(&mut self, unit: UnitRef, turns: bool) -> Result<(), Refusal> {
        let battle = self.battle;
        let free = moves_free(battle, unit);
        self.activated(unit, free)?;
        let standing = here(battle, unit)?;
        let name = battle.name(unit);
        let values = [("unit", &*name)];
        if standing.acted.moved != Moved::No {
            self.against("moved", PIVOT, &values);
        }
        if standing.acted.attacked && !free {
            self.against("attacked", SEQUENCE, &values);
        }
        if battle.state.in_melee(unit) && !turns {
            self.against("locked", LOCKED, &values);
        }
        if standing.kind == UnitType::Artillery && standing.fired.is_some() {
            self.against("emplaced", EMPLACED, &values);
        }
        Ok(())
    }

    fn faces(&mut self, unit: UnitRef, facing: Facing) {
        if !facings(self.battle.readings()).contains(&facing) {
            let name = self.battle.name(unit);
            self.against(
                "facing",
                CORNER,
                &[("unit", &name), ("facing", facing_word(facing))],
            );
        }
    }

    fn goes(&mut self, unit: UnitRef, facing: Facing, aim: Aim) {
        let stops = route(self.battle, unit, facing, aim).stops;
        self.stops(unit, &stops);
    }

    fn shoots(&mut self, unit: UnitRef, target: UnitRef) -> Result<(), Refusal> {
        let battle = self.battle;
        self.activated(unit, false)?;
        let standing = here(battle, unit)?;
        let aimed = enemy(battle, unit, target)?;
        let (Some(from), Some(to)) = (battle.state.place(unit), battle.state.place(target)) else {
            return Err(impossible(battle, "unit", unit));
        };
        let Some(range) = battle.tables.range(standing.kind) else {
            return Err(impossible(battle, "no_fire", unit));
        };
        let (mine, theirs) = (battle.placed(unit), battle.placed(target));
        let values = [("unit", &*mine), ("target", &*theirs)];
        if standing.acted.attacked {
            self.against("attacked", SEQUENCE, &values);
        }
        if standing.out_of_ammunition {
            self.against("ammunition", AMMUNITION, &values);
        }
        if battle.state.in_melee(unit) {
            self.against("locked", LOCKED, &values);
        }
        if standing.acted.moved == Moved::Retired {
            self.against("retired", STEADY, &values);
        }
        let turned = battle.readings().shoot_after_turn == TurnShoots::MayNot;
        if turned && standing.acted.moved == Moved::Turned {
            self.against("turned", STEADY, &values);
        }
        if aimed.commands() {
            self.against("commander", UNSHOT, &values);
        }
        let into = battle.readings().shooting_into_melee == ShootIntoMelee::Yes;
        if battle.state.in_melee(target) && !into {
            self.against("into_melee", LOCKED, &values);
        }
        let far = battle.far(from.hex, to.hex);
        if far > range {
            let (far, range) = (far.to_string(), range.to_string());
            self.against(
                "range",
                RANGE,
                &[
                    ("unit", &mine),
                    ("target", &theirs),
                    ("far", &far),
                    ("range", &range),
                ],
            );
        } else {
            let field = field_of_fire(
                battle.map_of(),
                from.hex,
                from.facing,
                range,
                battle.readings(),
            );
            if !field.contains(&to.hex) {
                self.against("field", FIELD, &values);
            }
        }
        if let Some(hex) = blocked(battle, from.hex, to.hex) {
            let hex = battle.hex(hex);
            self.against(
                "sight",
                SIGHT,
                &[("unit", &mine), ("target", &theirs), ("hex", &hex)],
            );
        }
        if standing.kind == UnitType::Artillery {
            let friend = friend_between(battle, unit.side, from.hex, to.hex);
            if let Some((over, _)) = friend.and_then(|hex| battle.state.in_hex(hex)) {
                let over = battle.placed(over);
                self.against("over", GUNS, &[("unit", &mine), ("over", &over)]);
            }
            let next = standing.fired.map(|fired| next_shot(fired, &battle.tables));
            if let Some(next) = next.filter(|next| battle.state.turn < *next) {
                let turn = next.to_string();
                self.against("loading", GUNS, &[("unit", &mine), ("turn", &turn)]);
            }
        }
        Ok(())
    }

    fn charges(&mut self, unit: UnitRef, target: UnitRef, facing: Facing) -> Result<(), Refusal> {
        let battle = self.battle;
        self.moves(unit, false)?;
        // Who moves along with his commander moves and turns: no melee is fought then.
        if moves_free(battle, unit) {
            self.activated(unit, false)?;
        }
        self.faces(unit, facing);
        let standing = here(battle, unit)?;
        let met = enemy(battle, unit, target)?;
        let Some(place) = battle.state.place(target) else {
            return Err(impossible(battle, "unit", target));
        };
        if met.attached.is_some() {
            return Err(impossible(battle, "attached", target));
        }
        self.goes(unit, facing, Aim::Contact(place.hex));
        let may = may_initiate(
            standing.kind,
            !standing.out_of_ammunition,
            &battle.tables,
            battle.readings(),
        );
        let empty = may_initiate(standing.kind, false, &battle.tables, battle.readings());
        if !may && empty && !met.commands() {
            let values = [("unit", &*battle.name(unit))];
            self.against("initiate_loaded", INITIATE, &values);
        } else if !may && !met.commands() {
            let key = match battle.readings().dragoons_as_cavalry {
                DragoonsCharge::No => "initiate",
                DragoonsCharge::Yes => "initiate_dragoons",
            };
            self.against(key, INITIATE, &[("unit", &battle.name(unit))]);
        }
        Ok(())
    }

    fn gives_ground(&mut self, unit: UnitRef, to: Option<Cell>) -> Result<(), Refusal> {
        let battle = self.battle;
        here(battle, unit)?;
        if !battle.state.in_melee(unit) {
            return Err(impossible(battle, "no_melee", unit));
        }
        let name = battle.name(unit);
        if battle.state.step != Step::GiveGround || unit.side != battle.state.mover {
            self.against("step", SEQUENCE, &battle.now());
        }
        let rear = rear(battle, unit);
        let well = match to {
            Some(to) => rear.contains(&to),
            None => rear.is_empty(),
        };
        if !well {
            self.against("rear", GIVE_GROUND, &[("unit", &name)]);
        }
        Ok(())
    }

    fn rides(&mut self, unit: UnitRef, to: Cell) -> Result<(), Refusal> {
        let battle = self.battle;
        let standing = commander(battle, unit)?;
        here(battle, unit)?;
        on_map(battle, to)?;
        let name = battle.name(unit);
        let values = [("unit", &*name)];
        if battle.state.step != Step::Commander || unit.side != battle.state.mover {
            self.against("ride", RIDE, &values);
        }
        if standing.acted.moved != Moved::No {
            self.against("moved", RIDE, &values);
        }
        if !rides(battle, unit).contains_key(&to) {
            let hex = battle.hex(to);
            self.against("far", RIDE, &[("unit", &name), ("hex", &hex)]);
        }
        Ok(())
    }

    fn returns(&mut self, unit: UnitRef, to: Cell) -> Result<(), Refusal> {
        let battle = self.battle;
        let standing = commander(battle, unit)?;
        if standing.is_here() {
            return Err(impossible(battle, "here", unit));
        }
        on_map(battle, to)?;
        let state = &battle.state;
        let name = battle.name(unit);
        if !returns_now(battle, unit) {
            self.against("return", CONTACTED, &[("unit", &name)]);
        }
        if !edge(battle, unit.side).contains(&to) {
            let base = battle.base(unit.side).id();
            let base = battle.words.get(&format!("base.{base}")).to_owned();
            self.against("edge", CONTACTED, &[("unit", &name), ("base", &base)]);
        }
        if state.in_hex(to).is_some() {
            let hex = battle.hex(to);
            self.against("occupied", ONE_IN_HEX, &[("unit", &name), ("hex", &hex)]);
        }
        Ok(())
    }
}

/// What the rules have against a command.
///
/// # Errors
/// [`Refusal::Impossible`] where nobody can overrule it.
pub(in super::super) fn objections(
    battle: &Battle,
    command: &Command,
) -> Result<Vec<Objection>, Refusal> {
    let state = &battle.state;
    let mut case = Case {
        battle,
        found: Vec::new(),
    };
    waits(battle, command)?;
    match command {
        Command::Place { unit, hex, facing } => {
            let Some(standing) = state.unit(*unit) else {
                return Err(impossible(battle, "unit", *unit));
            };
            if standing.away != Some(Away::Unplaced) {
                return Err(impossible(battle, "placed", *unit));
            }
            on_map(battle, *hex)?;
            let (name, at) = (battle.name(*unit), battle.hex(*hex));
            let values = [("unit", &*name), ("hex", &*at)];
            if state.step != Step::Deploy {
                case.against("deployed", SEQUENCE, &values);
            }
            if state.in_hex(*hex).is_some() {
                case.against("occupied", ONE_IN_HEX, &values);
            }
            if !stands(battle, standing.kind, *hex) {
                let kept = super::moves::enters(battle, standing.kind, *hex, *hex);
                case.stops(*unit, &kept);
                if kept.is_empty() {
                    case.against("town", super::super::clauses::TOWN, &values);
                }
            }
            case.faces(*unit, *facing);
        }
        Command::Count { seen } => {
            if state.step != Step::Count || state.activations.is_some() {
                return Err(Refusal::impossible(
                    "counted",
                    battle.words.get("impossible.counted"),
                ));
            }
            let side = state.mover;
            let commander = state.commander(side);
            let attached = commander.is_some_and(|(_, unit)| unit.attached.is_some());
            let at = commander.and_then(|(unit, _)| state.place(unit));
            let radius = radius(attached, &battle.tables);
            for unit in seen {
                let standing = here(battle, *unit)?;
                if unit.side != side || standing.commands() {
                    return Err(impossible(battle, "not_counted", *unit));
                }
                let near = at.zip(standing.place);
                let near = near.is_some_and(|(at, it)| battle.far(at.hex, it.hex) <= radius);
                if !near {
                    let (name, radius) = (battle.placed(*unit), radius.to_string());
                    case.against("radius", COUNT, &[("unit", &name), ("radius", &radius)]);
                }
            }
        }
        Command::March { unit, to, facing } => {
            case.moves(*unit, false)?;
            on_map(battle, *to)?;
            let now = placed(battle, *unit)?;
            changes(battle, *unit, (now.hex, now.facing) != (*to, *facing))?;
            case.faces(*unit, *facing);
            case.goes(*unit, now.facing, Aim::Ahead(*to));
        }
        Command::Wheel { unit, way } => {
            on_map(battle, way.to)?;
            let now = placed(battle, *unit)?;
            let stays = now.hex == way.to;
            case.moves(*unit, stays)?;
            changes(battle, *unit, !stays || now.facing != way.facing)?;
            case.faces(*unit, way.facing);
            case.goes(*unit, way.facing, Aim::Ahead(way.to));
        }
        Command::Retire { unit, to } => {
            case.moves(*unit, false)?;
            on_map(battle, *to)?;
            let now = placed(battle, *unit)?.facing;
            case.goes(*unit, now, Aim::Back(*to));
        }
        Command::Charge {
            unit,
            target,
            facing,
        } => case.charges(*unit, *target, *facing)?,
        Command::Shoot { unit, target } => case.shoots(*unit, *target)?,
        Command::Fight { unit, target } => {
            case.activated(*unit, false)?;
            enemy(battle, *unit, *target)?;
            if !state.opponents(*unit).any(|it| it == *target) {
                return Err(impossible(battle, "no_melee", *unit));
            }
            let attack = battle.attack(Action::Melee, *unit, *target);
            let has = attack.and_then(|it| modifiers(&it, &battle.tables, battle.readings()));
            if has.is_none() {
                return Err(impossible(battle, "no_attack", *unit));
            }
            let (mine, theirs) = (battle.placed(*unit), battle.placed(*target));
            let values = [("unit", &*mine), ("target", &*theirs)];
            if here(battle, *unit)?.acted.attacked {
                case.against("attacked", SEQUENCE, &values);
            }
            let (at, to) = (placed(battle, *unit)?, placed(battle, *target)?);
            if !battle.faces(at, to.hex) {
                case.against("faced", FACED, &values);
            }
        }
        // Only one thing waits: that they answer it was asked above.
        Command::Reroll { .. } | Command::Keep { .. } | Command::Reply { .. } => {}
        Command::GiveGround { unit, to } => case.gives_ground(*unit, *to)?,
        Command::Ride { unit, to } => case.rides(*unit, *to)?,
        Command::Return { unit, to } => case.returns(*unit, *to)?,
        Command::End => {
            for (unit, debt) in debts(battle) {
                let name = battle.name(unit);
                let id = format!("owed_{}", debt.id());
                case.against(&id, debt_clause(debt), &[("unit", &name)]);
            }
        }
        Command::Correct { unit, set } => correctable(battle, *unit, set)?,
        Command::FromPaper { units } => enterable(battle, units)?,
    }
    Ok(case.found)
}

/// Everything that is owed, with who owes it: no attack of a unit that has none.
pub(in super::super) fn debts(battle: &Battle) -> Vec<(UnitRef, Debt)> {
    let mut debts = battle.state.debts();
    debts.retain(|(unit, debt)| *debt != Debt::Fight || must_fight(battle, *unit));
    debts
}

/// Whether a unit that charged in has still to attack (D3-33), and has an attack.
fn must_fight(battle: &Battle, unit: UnitRef) -> bool {
    let attacks = |target| battle.attack(Action::Melee, unit, target);
    let mut attacks = battle.state.opponents(unit).filter_map(attacks);
    let has = |it| modifiers(&it, &battle.tables, battle.readings()).is_some();
    battle.state.must_fight(unit) && attacks.any(has)
}

/// While an attack waits for a decision or an answer, nothing else is done; and
/// only then can one be given.
fn waits(battle: &Battle, command: &Command) -> Result<(), Refusal> {
    let state = &battle.state;
    let pending = || Refusal::impossible("pending", battle.words.get("impossible.pending"));
    match command {
        Command::Correct { .. } | Command::FromPaper { .. } => Ok(()),
        Command::Reroll { unit } | Command::Keep { unit } => {
            let asked = state.trial.as_ref();
            let asked = asked
                .is_some_and(|trial| trial.asks.iter().any(|party| trial.party(*party) == *unit));
            if asked {
                Ok(())
            } else {
                Err(impossible(battle, "no_decision", *unit))
            }
        }
        Command::Reply { unit } => match &state.reply {
            Some(reply) if reply.by == *unit => Ok(()),
            Some(_) | None => Err(impossible(battle, "no_reply", *unit)),
        },
        Command::Place { .. }
        | Command::Count { .. }
        | Command::March { .. }
        | Command::Wheel { .. }
        | Command::Retire { .. }
        | Command::Charge { .. }
        | Command::Shoot { .. }
        | Command::Fight { .. }
        | Command::GiveGround { .. }
        | Command::Ride { .. }
        | Command::Return { .. }
        | Command::End => {
            if state.trial.is_some() || state.reply.is_some() {
                Err(pending())
            } else {
                Ok(())
            }
        }
    }
}

/// Whether a type may start a melee (D3-33), with ammunition or without.
pub fn may_initiate(
    kind: UnitType,
    ammunition: bool,
    tables: &Tables,
    readings: &Readings,
) -> bool {
    let trotters = matches!(kind, UnitType::Trotters | UnitType::Cuirassiers);
    if trotters && ammunition && readings.trotters_may_charge_with_ammo == TrottersCharge::No {
        return false;
    }
    let dragoons = readings.dragoons_as_cavalry == DragoonsCharge::Yes;
    tables.troop(kind).initiates || (kind == UnitType::Dragoons && dragoons)
}

/// Whether a unit moves with its commander, free of charge (gap D3-A12).
pub(in super::super) fn moves_free(battle: &Battle, unit: UnitRef) -> bool {
    let free = battle.readings().attached_unit_moves_free == AttachedMoves::Yes;
    free && battle.state.step == Step::Commander && battle.state.host(unit).is_some()
}

/// Whether a commander who left the table returns in this step (D3-44, gap
/// D3-A13): not in the turn in which he left it.
pub(in super::super) fn returns_now(battle: &Battle, unit: UnitRef) -> bool {
    let state = &battle.state;
    let Some(standing) = state.unit(unit) else {
        return false;
    };
    let early = battle.readings().commander_return == CommanderReturn::BeforeCounting;
    let step = match state.step {
        Step::Count => early && state.activations.is_none(),
        Step::Commander => !early,
        Step::Deploy | Step::Activate | Step::GiveGround => false,
    };
    let mine = unit.side == state.mover && standing.commands();
    step && mine
        && standing.away == Some(Away::Contacted)
        && standing.left != Some((state.turn, state.mover))
}

/// The free hexes of a side's edge of the table.
pub(in super::super) fn edge(battle: &Battle, side: u8) -> Vec<Cell> {
    use super::super::army::Base;
    let grid = battle.map_of().grid;
    let on_edge = |cell: &Cell| match battle.base(side) {
        Base::South => cell.row == grid.rows,
        Base::North => cell.row == 1,
        Base::West => cell.column == 1,
        Base::East => cell.column == grid.columns,
    };
    let free = |cell: &Cell| {
        battle.state.in_hex(*cell).is_none() && stands(battle, UnitType::Commander, *cell)
    };
    grid.cells().filter(on_edge).filter(free).collect()
}

pub(in super::super) const fn debt_clause(debt: Debt) -> ClauseId {
    match debt {
        Debt::Place => SEQUENCE,
        Debt::Count => COUNT,
        Debt::Decide => super::super::clauses::AGAIN,
        Debt::Reply => super::super::clauses::ROUND,
        Debt::Fight => INITIATE,
        Debt::GiveGround => GIVE_GROUND,
    }
}
