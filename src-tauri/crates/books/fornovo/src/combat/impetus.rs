//! Section 7.7: impetus, the bonus of a charge at speed.

use drumhead_vocabulary::{ClauseId, Length};

use super::{FightsAs, Going, Impetus, Nerve};
use crate::army::{ChargeStyle, FigureScale};
use crate::tables::Rules;

/// The conditions for impetus.
///
/// *Tracked by the program* marks facts that the program knows, *asked of the players* facts that
/// they observe.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Charge {
    /// Whether the unit charged or countercharged into contact this turn. Tracked by the program.
    pub charged_home: bool,
    /// The kind of troops: foot, mounted infantry or cavalry. Tracked by the program.
    pub fights_as: FightsAs,
    /// The charge style. Tracked by the program.
    pub style: Option<ChargeStyle>,
    /// Whether the last [`impetus_run`] of the move was straight. The straight end of the previous
    /// move counts if the unit has not turned since. Asked of the players.
    pub straight: bool,
    /// The unit's morale. Tracked by the program.
    pub nerve: Nerve,
    /// Whether the unit is disordered. Tracked by the program.
    pub disordered: bool,
    /// Whether the unit is naked foot. Asked of the players, who judge by the front rank.
    pub naked: bool,
    /// Whether the enemy is steady pike-supported foot. Known, or decided by the players from the
    /// enemy's front rank.
    pub enemy_steady_pikes: bool,
    /// Whether the charge struck the enemy's front. Asked of the players.
    pub frontal: bool,
    /// Whether the charge struck planted stakes, which are in front of the enemy. Tracked by the
    /// program.
    pub stakes: bool,
    /// Whether some of the unit's figures shot as they charged. Tracked by the program.
    pub shot: bool,
    /// The terrain against, into or across which the charge went. Asked of the players.
    pub going: Vec<Going>,
}

macro_rules! no_impetus {
    ($($(#[$meta:meta])* $name:ident by $clause:literal,)+) => {
        /// The reason why a charge has no impetus.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum NoImpetus { $($(#[$meta])* $name,)+ }

        impl NoImpetus {
            /// Returns the clause.
            pub const fn clause(self) -> ClauseId {
                match self {
                    $(Self::$name => ClauseId::new($clause),)+
                }
            }
        }
    };
}

no_impetus! {
    /// The unit did not charge into contact this turn.
    NoCharge by "F-7.43",
    /// The last run was too short or not straight.
    ShortRun by "F-7.44",
    /// The unit is shaken or worse.
    Shaken by "F-7.45",
    /// The unit is disordered.
    Disordered by "F-7.45",
    /// Mounted infantry never has impetus.
    MountedInfantry by "F-7.45",
    /// Mounted troops or naked foot struck the front of steady pikes.
    SteadyPikes by "F-7.45",
    /// The unit shot as it charged.
    Shot by "F-10.26",
    /// The charge struck planted stakes, and the unit is mounted.
    Stakes by "F-2.65",
    /// The charge went over disordering terrain.
    DisorderingGround by "F-7.45",
    /// The charge went over a steep slope.
    SteepSlope by "F-11.02",
    /// The charge went over a stream.
    Stream by "F-11.03",
    /// The charge went over rough terrain.
    Rough by "F-11.05",
    /// The charge went into or through a wood.
    Wood by "F-11.06",
    /// The charge went over a fence or a low wall.
    LowWall by "F-11.09",
    /// The charge went over a high wall.
    HighWall by "F-11.10",
}

/// A reason that denies impetus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Denial {
    /// The reason.
    pub why: NoImpetus,
    /// The clause.
    pub clause: ClauseId,
}

/// Whether a charge has impetus, with every reason that denies it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImpetusRuling {
    /// The kind of impetus.
    pub impetus: Impetus,
    /// Every reason that denies impetus; empty if the charge has it.
    pub denied: Vec<Denial>,
}

/// Returns the straight run that a charge needs at this scale (F-7.44).
pub fn impetus_run(fights_as: FightsAs, scale: FigureScale, rules: &Rules) -> Length {
    let run = rules.combat.runs.of(fights_as.is_mounted());
    run.at(scale)
}

/// Returns whether a charge has impetus (F-7.43 to F-7.45, and section 11 for terrain).
pub fn impetus(charge: &Charge) -> ImpetusRuling {
    let mounted = charge.fights_as.is_mounted();
    let stopped_by_pikes = charge.frontal && charge.enemy_steady_pikes && (mounted || charge.naked);
    let facts = [
        (!charge.charged_home, NoImpetus::NoCharge),
        (charge.charged_home && !charge.straight, NoImpetus::ShortRun),
        (charge.nerve != Nerve::Firm, NoImpetus::Shaken),
        (charge.disordered, NoImpetus::Disordered),
        (
            charge.fights_as == FightsAs::MountedInfantry,
            NoImpetus::MountedInfantry,
        ),
        (stopped_by_pikes, NoImpetus::SteadyPikes),
        (charge.shot, NoImpetus::Shot),
        (charge.stakes && mounted, NoImpetus::Stakes),
    ]
    .into_iter()
    .filter(|(applies, _)| *applies);
    let ground = charge
        .going
        .iter()
        .filter_map(|going| blocked_by(*going, mounted));
    let reasons = facts.map(|(_, why)| why).chain(ground);
    let mut denied: Vec<Denial> = Vec::new();
    for why in reasons {
        let clause = why.clause();
        if clause.stands() && denied.iter().all(|denial| denial.why != why) {
            denied.push(Denial { why, clause });
        }
    }
    let galloping =
        charge.fights_as == FightsAs::Cavalry && charge.style == Some(ChargeStyle::Gallop);
    let impetus = match (denied.is_empty(), galloping) {
        (false, _) => Impetus::None,
        (true, true) => Impetus::Gallop,
        (true, false) => Impetus::Other,
    };
    ImpetusRuling { impetus, denied }
}

/// Returns the reason if this terrain removes a charge's impetus.
fn blocked_by(going: Going, mounted: bool) -> Option<NoImpetus> {
    match going {
        Going::Disordering => Some(NoImpetus::DisorderingGround),
        Going::SteepUpOrAcross => Some(NoImpetus::SteepSlope),
        Going::SteepDown => mounted.then_some(NoImpetus::SteepSlope),
        Going::Stream => Some(NoImpetus::Stream),
        Going::Rough => Some(NoImpetus::Rough),
        Going::Wood => Some(NoImpetus::Wood),
        Going::LowWall => Some(NoImpetus::LowWall),
        Going::HighWall => Some(NoImpetus::HighWall),
    }
}
