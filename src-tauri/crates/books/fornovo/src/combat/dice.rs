//! Section 10.2: who strikes, and the dice they win.

use drumhead_words::ClauseId;

use super::super::army::{Group, Kind, Unit};
use super::super::tables::Rules;
use super::super::tables::combat::FiguresADie;
use super::super::weapons::Weapon;
use super::Round;

/// How a figure strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrikeClass {
    /// A horseman of true cavalry, whatever he carries.
    Cavalry,
    /// With a pike.
    Pike,
    /// With a heavy weapon.
    HeavyWeapon,
    /// With sword and shield: as with a heavy weapon in melee, as others on
    /// impact (F-1.18, D-180).
    SwordAndShield,
    /// With anything else; mounted infantry and gunners always.
    Other,
}

/// Figures that may strike, by how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strikers {
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

impl Strikers {
    /// How many strike this way.
    pub const fn of(&self, class: StrikeClass) -> u32 {
        match class {
            StrikeClass::Cavalry => self.cavalry,
            StrikeClass::Pike => self.pike,
            StrikeClass::HeavyWeapon => self.heavy,
            StrikeClass::SwordAndShield => self.sword_shield,
            StrikeClass::Other => self.other,
        }
    }

    /// These and those together.
    #[must_use]
    pub const fn plus(self, beside: Self) -> Self {
        Self {
            cavalry: self.cavalry.saturating_add(beside.cavalry),
            pike: self.pike.saturating_add(beside.pike),
            heavy: self.heavy.saturating_add(beside.heavy),
            sword_shield: self.sword_shield.saturating_add(beside.sword_shield),
            other: self.other.saturating_add(beside.other),
        }
    }

    /// The place of the count of this class.
    pub const fn of_mut(&mut self, class: StrikeClass) -> &mut u32 {
        match class {
            StrikeClass::Cavalry => &mut self.cavalry,
            StrikeClass::Pike => &mut self.pike,
            StrikeClass::HeavyWeapon => &mut self.heavy,
            StrikeClass::SwordAndShield => &mut self.sword_shield,
            StrikeClass::Other => &mut self.other,
        }
    }
}

/// How the figures of a group strike, as their unit stands: a rider of an
/// infantry unit who has dismounted strikes as foot. Shields count with
/// handarms or javelins in hand, not with a long spear.
pub fn strike_class(unit: &Unit, group: &Group, dismounted: bool) -> StrikeClass {
    if unit.kind == Kind::Cavalry {
        return StrikeClass::Cavalry;
    }
    if group.gunner || (group.horse && !dismounted) {
        return StrikeClass::Other;
    }
    if group.weapons.has(Weapon::Pike) {
        StrikeClass::Pike
    } else if group.weapons.has(Weapon::HeavyWeapon) {
        StrikeClass::HeavyWeapon
    } else if group.shield && !group.weapons.has(Weapon::LongSpear) {
        StrikeClass::SwordAndShield
    } else {
        StrikeClass::Other
    }
}

/// A row of a block of figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// How its figures strike.
    pub class: StrikeClass,
    /// Figures in it.
    pub figures: u32,
}

/// How much of a front meets the enemy, in figures of the front row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Frontage {
    /// Those that face an enemy in contact.
    pub facing: u32,
    /// Those beyond him on the left.
    pub beyond_left: u32,
    /// Those beyond him on the right.
    pub beyond_right: u32,
}

/// The figures of a block that may strike: of the first two rows, of the
/// first four where they are pikes, of three rows of pikes behind one row of
/// others (F-10.02, F-10.03), so far as they do not hang more than four
/// figures beyond the enemy (D-178). Sleeves and body are blocks of their own.
/// A unit attacked on flank or rear counts its front rows just so (F-10.05).
pub fn strikers(rows: &[Row], front: Frontage, rules: &Rules) -> Strikers {
    let tables = &rules.combat;
    let most = &tables.ranks.most;
    let overlap = |beyond: u32| beyond.min(tables.overlap.figures);
    let files = front
        .facing
        .saturating_add(overlap(front.beyond_left))
        .saturating_add(overlap(front.beyond_right));
    let is_pike = |row: &Row| row.class == StrikeClass::Pike;
    // Rows of others in front of the first pikes.
    let before = rows.iter().take_while(|row| !is_pike(row)).count();
    let reach = match before {
        0 => Some(&tables.ranks.pikes),
        1 => Some(&tables.ranks.pikes_behind_others),
        _ => None,
    };
    let mut striking = Strikers::default();
    for (place, row) in rows.iter().enumerate() {
        let within = |ranks: u32, start: usize| {
            u32::try_from(place - start).is_ok_and(|place| place < ranks)
        };
        let strikes = within(most.ranks, 0)
            || (is_pike(row) && reach.is_some_and(|reach| within(reach.ranks, before)));
        if strikes {
            let sum = striking.of_mut(row.class);
            *sum = sum.saturating_add(row.figures.min(files));
        }
    }
    striking
}

/// What figures a line of a [`DiceCount`] is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieKind {
    /// True cavalry.
    Cavalry,
    /// Pikes and heavy weapons, swords and shields among them in melee.
    PikesAndHeavyWeapons,
    /// The rest.
    Others,
}

impl DieKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Cavalry, Self::PikesAndHeavyWeapons, Self::Others];

    /// Its sentence is `combat.dice.<id>`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Cavalry => "cavalry",
            Self::PikesAndHeavyWeapons => "pikes_and_heavy_weapons",
            Self::Others => "others",
        }
    }
}

/// Dice, and how they were counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceCount {
    /// How many are thrown.
    pub dice: u32,
    /// How, a line for each kind of figure that strikes.
    pub lines: Vec<DiceLine>,
    /// Whether a pike or heavy weapon left over completed the others' last
    /// die (D-181).
    pub filled: bool,
}

/// A line of a [`DiceCount`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceLine {
    /// What figures.
    pub kind: DieKind,
    /// How many strike.
    pub figures: u32,
    /// Figures to a die.
    pub per_die: u32,
    /// Dice they win, the one for a remainder among them.
    pub dice: u32,
    /// Figures that win nothing and complete nobody's die.
    pub left_over: u32,
    /// Who says so.
    pub clause: ClauseId,
}

impl DiceLine {
    fn new(kind: DieKind, figures: u32, rate: &FiguresADie) -> Self {
        let mut line = Self {
            kind,
            figures,
            per_die: rate.figures,
            dice: figures / rate.figures,
            left_over: figures % rate.figures,
            clause: rate.clause,
        };
        line.round_up(rate, 0);
        line
    }

    /// One die more where the remainder, with so many figures lent, earns it.
    fn round_up(&mut self, rate: &FiguresADie, lent: u32) -> bool {
        let earns = rate.round_up_from > 0 && self.left_over + lent >= rate.round_up_from;
        if earns {
            self.dice += 1;
            self.left_over = 0;
        }
        earns
    }
}

/// The dice that these figures win in a round of this kind (F-10.04).
pub fn dice(figures: Strikers, round: Round, rules: &Rules) -> DiceCount {
    let rates = &rules.combat.dice;
    let (mut heavy, mut others) = (figures.pike.saturating_add(figures.heavy), figures.other);
    let shields_strike_heavily = round == Round::Melee;
    let swords = if shields_strike_heavily {
        &mut heavy
    } else {
        &mut others
    };
    *swords = swords.saturating_add(figures.sword_shield);
    let cavalry = DiceLine::new(DieKind::Cavalry, figures.cavalry, &rates.cavalry);
    let mut heavy = DiceLine::new(
        DieKind::PikesAndHeavyWeapons,
        heavy,
        &rates.pikes_and_heavy_weapons,
    );
    let mut others = DiceLine::new(DieKind::Others, others, &rates.others);
    // One left over, never two: two have earned their own die already.
    let filled = heavy.left_over == 1 && others.left_over > 0 && others.round_up(&rates.others, 1);
    if filled {
        heavy.left_over = 0;
    }
    let lines: Vec<_> = [cavalry, heavy, others]
        .into_iter()
        .filter(|line| line.figures > 0)
        .collect();
    DiceCount {
        dice: lines.iter().map(|line| line.dice).sum(),
        lines,
        filled,
    }
}
