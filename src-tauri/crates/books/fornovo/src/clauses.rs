//! The clauses of the rules, from `data/fornovo/clauses.toml`.

use super::embedded::CLAUSES;
pub use drumhead_rules::data::clauses::{Clause, ClauseKind, ClauseScope};

drumhead_rules::clauses! {
    CLAUSES;
    LOSSES = "F-1.08";
    // All figures of a unit face one way, except in buildings, in works or in a square.
    ONE_WAY = "F-2.08";
    SNIPERS = "F-2.50";
    SHOT = "F-2.51";
    // A sniper can kill a general.
    BY_SNIPER = "F-2.52";
    REACHED = "F-2.53";
    UNPAID = "F-2.63";
    // War wagons are hitched to move.
    WAGONS = "F-2.64";
    STAKES = "F-2.65";
    // Ranks with fixed plug bayonets cannot shoot.
    PLUGS = "F-2.67";
    // Naked foot.
    NAKED = "F-2.68";
    TRAINED = "F-2.70";
    // A subgeneral leads only the units assigned to him at the start.
    OWN_GENERAL = "F-3.01";
    GENERAL = "F-3.06";
    // A general joins a unit, or leaves it.
    ATTACHES = "F-3.07";
    // A general is in danger if his unit loses several figures in a phase.
    IN_DANGER = "F-3.09";
    SHALLOW = "F-4.38";
    DISORDERED = "F-5.02";
    EXHAUSTED = "F-5.05";
    SHATTERED = "F-5.06";
    RECOVERY = "F-5.09";
    MORALE = "F-5.10";
    INITIATIVE = "F-6.01";
    CHARGES_A = "F-6.06";
    ANSWERS = "F-6.07";
    CHARGES_B = "F-6.08";
    // Each side moves in its own step.
    AMONG_MOVES = "F-6.09";
    AT_ONCE = "F-6.11";
    COMPLETES = "F-6.12";
    // Units in contact fight a round.
    ROUNDS = "F-6.13";
    LOSERS = "F-6.14";
    // Routing and pursuing units cannot move voluntarily.
    VOLUNTARY = "F-7.13";
    HEAVY = "F-7.16";
    CREW = "F-7.17";
    // Unlimbering, manhandling or firing guns needs a minimum number of gunners.
    GUN_CREW = "F-7.18";
    // Terrain and manoeuvres reduce the distance that a unit can move.
    REDUCED = "F-7.19";
    SQUARE = "F-7.26";
    // A unit with a movement debt cannot move or shoot.
    DEBT = "F-7.27";
    // Skirmishers move freely.
    LOOSE = "F-7.28";
    // Pursuers leave the table after their target, not before it.
    AWAY = "F-7.29";
    // Deep units cannot be interpenetrated.
    BARRED = "F-7.31";
    // The interpenetrated unit cannot move.
    PASSED = "F-7.32";
    // Guns must unlimber before they fire.
    LIMBERED = "F-7.33";
    HORSES = "F-7.34";
    CHARGES = "F-7.37";
    FORBIDDEN = "F-7.39";
    STRAIGHT = "F-7.40";
    // Units that shoot while charging forgo the bonus move.
    SHOOTS = "F-7.41";
    RECOILS = "F-7.42";
    IN_DEFENCE = "F-7.46";
    // Some units may evade. An evasion is their move for the turn.
    EVADERS = "F-7.47";
    RUNS_ON = "F-7.49";
    TURNS = "F-7.50";
    ROUT = "F-7.51";
    FLOWS_ROUND = "F-7.52";
    FIRST_ROUT_MOVE = "F-7.53";
    // Units cannot burst through squares, hard cover or buildings.
    UNBROKEN = "F-7.54";
    // A unit pursues an enemy that it routed.
    PURSUES = "F-7.57";
    CHOOSES = "F-7.58";
    // Neither pursuers that crash into fresh enemies nor these enemies may shoot.
    CRASH_IN = "F-7.59";
    // Pursuers flow round troops that their target flowed round.
    PURSUES_ROUND = "F-7.60";
    ORDERED = "F-7.61";
    HALTS_BY_ITSELF = "F-7.62";
    UNPAID_PURSUERS = "F-7.63";
    OUTGUNNED = "F-8.02";
    RALLY = "F-8.03";
    FIRST_PURSUIT_MOVE = "F-8.11";
    RUNS = "F-8.18";
    SHOT_AT = "F-8.19";
    // A countercharging unit tests before its charger.
    CHARGE_TEST = "F-8.25";
    // A unit recoils half the distance of a failed charge.
    STOPPED = "F-8.28";
    // Steady pikes in front count in the tests of mounted troops.
    AT_PIKES = "F-8.34";
    // Naked foot that is mostly missile troops is worse at charge tests.
    NAKED_CHARGED = "F-8.35";
    BEATEN = "F-8.36";
    FRIEND_ROUTED = "F-8.43";
    IGNORED = "F-8.44";
    VOLLEY = "F-9.01";
    // A unit cannot split its fire.
    SPLIT = "F-9.03";
    // Only some ranks shoot.
    RANKS = "F-9.09";
    // A unit shoots in its own defence.
    DEFENCE = "F-9.10";
    // Only stationary units may shoot at enemies in passing.
    PASSING = "F-9.12";
    // A unit must shoot at some targets first.
    PRIORITY = "F-9.13";
    // A friend in the danger zone is shot at before the target.
    DANGER_ZONE = "F-9.16";
    // The classes of targets, such as dense or in cover.
    MODIFIERS = "F-9.17";
    EVENLY = "F-9.18";
    SAVES = "F-9.31";
    GUN_HITS = "F-9.33";
    // Foot of the better grades may move by rotation while it fires.
    ROTATION = "F-9.34";
    // One rank fires a salvee, or both do.
    SALVEE = "F-9.35";
    // Foot and very light guns that moved fire at half effect, or cannot fire.
    ON_THE_MOVE = "F-9.36";
    SHARES = "F-10.05";
    // A unit's weapons are as long as those of at least half of its front rank.
    LENGTHS = "F-10.06";
    // Combat points are compared.
    POINTS = "F-10.07";
    // The difference in combat points gives the score to hit.
    HITS = "F-10.22";
    // Saves depend on the striking weapon.
    COMBAT_SAVES = "F-10.23";
    EVENLY_IN_COMBAT = "F-10.24";
    EXCHANGE = "F-10.27";
    DROPS = "F-10.28";
    // Close order overruns skirmishers and gunners in its way.
    OVERRUN = "F-10.29";
    CREST = "F-11.01";
    // A wood's kind can be unknown until a unit enters it.
    WOODS = "F-11.06";
    // Sight and fire in a heavy wood.
    HEAVY_WOOD = "F-11.08";
    // The cost of crossing a fence depends on the ranks.
    FENCES = "F-11.09";
    // A hedgerow must be cleared, or have loopholes cut.
    HEDGEROW = "F-11.11";
    // A bridge opens a river to a charge.
    RIVER = "F-11.12";
    // Only columns can cross a bridge.
    BRIDGE = "F-11.13";
    KINDS_OF_GROUND = "F-11.14";
    // A garrison shoots from a face of its block.
    FROM_A_FACE = "F-11.15";
    // Cavalry cannot attack a block.
    HELD = "F-11.16";
    BALL = "F-11.18";
    DITCH = "F-11.19";
    // Troops move like skirmishers in the zone behind works.
    WORKS_ZONE = "F-11.20";
}
