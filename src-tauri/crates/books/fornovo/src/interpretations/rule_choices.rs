//! The interpretations that change a procedure. Each is an enum, with a variant for each option of
//! `data/fornovo/interpretations.toml`.

use drumhead_rules::catalogue;

use super::{InterpretationError, Interpretations, number};

macro_rules! rule_choices {
    ($($(#[$meta:meta])* $field:ident: $name:ident = $id:literal {
        $($(#[$vmeta:meta])* $variant:ident = $option:literal,)+
    })*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $name { $($(#[$vmeta])* $variant,)+ }

            impl $name {
                fn of(interpretations: &Interpretations) -> Result<Self, InterpretationError> {
                    match interpretations.option($id)? {
                        $(Some($option) => Ok(Self::$variant),)+
                        other => Err(InterpretationError::Option {
                            interpretation: $id.to_owned(),
                            option: other.unwrap_or_default().to_owned(),
                            allowed: [$($option),+].map(catalogue::verbatim).into(),
                        }),
                    }
                }
            }
        )*

        /// The procedure interpretations of one game.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct RuleChoices {
            $($(#[$meta])* pub $field: $name,)*
            /// D-54: points per figure for a shallow formation; `None` until the players agree on a
            /// price.
            pub shallow_price: Option<i32>,
        }

        impl RuleChoices {
            /// Returns the procedures under these interpretations.
            ///
            /// # Errors
            /// An [`InterpretationError`] for an option that has no procedure.
            pub(in super::super) fn new(
                interpretations: &Interpretations,
            ) -> Result<Self, InterpretationError> {
                Ok(Self {
                    $($field: $name::of(interpretations)?,)*
                    shallow_price: interpretations.option("D-54")?.and_then(number),
                })
            }
        }

        #[cfg(test)]
        pub(super) const RULE_CHOICES: &[(&str, &[&str])] = &[$(($id, &[$($option),+])),*];
    };
}

rule_choices! {
    /// D-55: the price of a shield.
    shield: ShieldPrice = "D-55" {
        /// A shield costs the same as any other weapon.
        Weapon = "weapon",
        /// A shield costs nothing.
        Free = "free",
    }
    /// D-56: the price to which the minimum applies.
    minimum: MinimumPrice = "D-56" {
        /// The minimum applies to the final price of a figure, before horse and bayonet.
        Finished = "finished",
        /// The minimum applies to grade, armour and irregularity, before weapons.
        Basic = "basic",
    }
    /// D-57: the number of times that the savings of unpaid and unsupplied troops apply.
    saving: Saving = "D-57" {
        /// The savings apply once per figure.
        PerFigure = "per_figure",
        /// The savings apply once per unit for pay, and once per army for supply.
        PerUnit = "per_unit",
    }
    /// D-59: the figures of a mixed unit that pay for salvee fire.
    salvee: SalveePrice = "D-59" {
        /// Musketeers.
        MusketFigures = "musket_figures",
        /// Every figure.
        EveryFigure = "every_figure",
    }
    /// D-60: the price of a heavy lance and pistols on one rider.
    lance_and_pistols: LanceAndPistols = "D-60" {
        /// Each weapon has a price.
        Each = "each",
        /// One price covers both weapons.
        OnePrice = "one_price",
    }
    /// D-61: whether a sniper pays for a command.
    sniper_command: SniperCommand = "D-61" {
        /// The sniper's price includes the command.
        AllIn = "all_in",
        /// A sniper pays for its command like a unit of infantry.
        PaysCommand = "pays_command",
    }
    /// D-65 and D-66: legal mixtures of weapons and armour in one unit.
    mixtures: Mixtures = "D-65" {
        /// Pikes with shot and halberds with longbows need their training; other mixtures
        /// cause a warning.
        Trainings = "trainings",
        /// Only the mixtures that the two kinds of training allow are legal.
        Strict = "strict",
        /// Any mixture is legal without training.
        Lenient = "lenient",
    }
    /// D-68: whether a pike-and-shot unit may have halberds.
    halberds: Halberds = "D-68" {
        /// Halberds are allowed, with a warning.
        Allowed = "allowed",
        /// Halberds are illegal.
        Forbidden = "forbidden",
    }
    /// D-84: the cover of a laager of ordinary wagons.
    laager_cover: LaagerCover = "D-84" {
        /// Soft cover, like that of war wagons.
        Soft = "soft",
        /// No cover.
        None = "none",
    }
    /// D-86: the move and the fire of mounted infantry.
    mounted_infantry: MountedInfantry = "D-86" {
        /// Mounted infantry moves like cavalry with the same armour, and shoots with the dice of
        /// mounted troops.
        HorseRates = "horse_rates",
        /// Mounted infantry moves like foot with the same armour, and shoots with the dice of foot.
        FootRates = "foot_rates",
    }
    /// D-94: the units that may be unsupplied.
    supply: Supply = "D-94" {
        /// The whole army may be unsupplied, or no unit.
        Army = "army",
        /// Individual units may be unsupplied, which saves no points.
        Unit = "unit",
    }

    // Section 8: the reaction tests.

    /// D-03: the modifier for exhausted units in the test to halt a pursuit.
    tired_pursuers: TiredPursuers = "D-03" {
        /// All exhausted units have the modifier.
        Always = "always",
        /// Irregulars and gallopers have only their own modifier.
        UnlessWild = "unless_wild",
        /// No exhausted unit has the modifier.
        Never = "never",
    }
    /// D-04: the units that may test before they pursue.
    pursuit_test: PursuitTest = "D-04" {
        /// Foot may test at once. Mounted troops test after a first pursuit move.
        FootAtOnce = "foot_at_once",
        /// All units may test at once.
        Anybody = "anybody",
    }
    /// D-22: the guns that count as heavy artillery in the shooting test.
    heavy_artillery: HeavyArtillery = "D-22" {
        /// Guns of the heavy class.
        HeavyGuns = "heavy_guns",
        /// Guns of the heavy class, and organ guns.
        OrganGunsToo = "organ_guns_too",
    }
    /// D-99: the time when chargers test to halt after their target evaded.
    evaded_chargers: EvadedChargers = "D-99" {
        /// Chargers test in Shoot 3.
        AfterShooting = "after_shooting",
        /// Chargers test at once, when the target evades.
        AtOnce = "at_once",
    }
    /// D-100: the chargers that may halt when their target has left.
    charger_halts: ChargerHalts = "D-100" {
        /// All chargers may halt.
        All = "all",
        /// Chargers may halt if they could halt as pursuers.
        AsPursuers = "as_pursuers",
    }
    /// D-101: whether the half rout move of the Shoot phase is a rout move.
    half_rout_moves: HalfRoutMoves = "D-101" {
        /// The half move is a rout move, after which a unit may rally.
        Count = "counts",
        /// The half move is not a rout move.
        DoNotCount = "does_not",
    }
    /// D-104: the morale of a unit that has rallied.
    rallied_morale: RalliedMorale = "D-104" {
        /// Halted.
        Halted = "halted",
        /// Good.
        Good = "good",
    }
    /// D-105: whether a unit that returns to the table is disordered.
    returned_order: ReturnedOrder = "D-105" {
        /// The unit is in good order.
        Good = "good",
        /// The unit is disordered.
        Disordered = "disordered",
    }
    /// D-132: the guns that decide whether an army is outgunned.
    outgunned: OutgunnedBy = "D-132" {
        /// The remaining guns.
        GunsLeft = "live",
        /// The initial guns.
        GunsAtStart = "fixed",
    }
    /// D-133: the enemies against which naked missile foot has its modifier in a charge test.
    naked_foot: NakedFoot = "D-133" {
        /// All enemies.
        AgainstAnyone = "anyone",
        /// Only cavalry and pike-supported foot.
        AgainstCavalryAndPikes = "cavalry_and_pikes",
    }
    /// D-134: the purposes for which fixed bayonets in the front rank support foot.
    bayonet_support: BayonetSupport = "D-134" {
        /// Bayonets support foot in reaction tests.
        ReactionTests = "reaction_tests",
        /// Bayonets support foot in reaction tests, for impetus and in combat.
        Everything = "everything",
    }
    /// D-135: the foot to which the terms pike-supported and naked apply.
    pike_status_of: PikeStatusOf = "D-135" {
        /// All foot.
        AnyFoot = "any_foot",
        /// Pike-and-shot units.
        PikeAndShot = "pike_and_shot",
    }
    /// D-138: when steady pikes give mounted troops a modifier in a charge test.
    pikes_faced: PikesFaced = "D-138" {
        /// The modifier applies when the mounted troops charge or countercharge.
        Charging = "charging",
        /// The modifier also applies when the mounted troops meet a charge.
        Always = "always",
    }
    /// D-140: the hits that reaction tests count.
    test_hits: TestHits = "D-140" {
        /// Figures and models lost.
        AfterSaves = "after_saves",
        /// Hits before saves.
        BeforeSaves = "before_saves",
    }
    /// D-142: whether gunpowder hits and other hits are counted together.
    mixed_hits: MixedHits = "D-142" {
        /// Each kind of hit is counted separately and rounded down.
        Separately = "separately",
        /// The remainders of both kinds are added together and rounded down.
        Together = "together",
    }
    /// D-146: whether routs that a unit ignores count in its test.
    ignored_routs: IgnoredRouts = "D-146" {
        /// Ignored routs never count.
        NeverCount = "never",
        /// Ignored routs count if the unit tests for another rout.
        CountOnceTested = "once_tested",
    }
    // Section 9.
    /// D-07: the mounted fire that is halved.
    mounted_fire: MountedFire = "D-07" {
        /// All mounted fire is halved, except with self-bows and pistols.
        NotBowsOrPistols = "text",
        /// All mounted fire is halved, except with pistols.
        NotPistols = "sheet",
    }
    /// D-35: the units that fire at half effect when charged from a short distance.
    short_charge: ShortCharge = "D-35" {
        /// Foot.
        Foot = "foot",
        /// All units.
        AnyUnit = "any_unit",
    }
    /// D-151: the pike-and-shot units that shoot all round.
    all_round: AllRound = "D-151" {
        /// Only regulars with deep sleeves.
        Both = "both",
        /// All units with deep sleeves.
        DeepSleeves = "deep_sleeves",
        /// All regular units.
        RegularTercio = "regular_tercio",
    }
    /// D-153: the number of ranks of trotters that shoot in a charge.
    trotter_ranks: TrotterRanks = "D-153" {
        /// Two ranks shoot, as for other troops.
        TwoInCharge = "two_in_charge",
        /// Four ranks shoot, as in any other volley.
        Always = "always",
    }
    /// D-158: the dice of a gun with the minimum number of gunners.
    minimum_crew: MinimumCrew = "D-158" {
        /// The dice depend on the total number of gunners, and can be 0.
        Pooled = "pooled",
        /// Each gun has at least one die.
        OneDie = "one_die",
    }
    /// D-159: the number of times that hits are halved.
    halvings: Halvings = "D-159" {
        /// Hits are halved once for each reason.
        Each = "each",
        /// Hits are halved at most once.
        Once = "once",
    }
    /// D-160: whether hits are halved before or after saves.
    halved: HalvedWhen = "D-160" {
        /// Hits are halved before saves.
        BeforeSaves = "before_saves",
        /// Hits are halved after saves.
        AfterSaves = "after_saves",
    }
    /// D-162: whether ballshot has its bonus against a dense target in cover.
    dense_in_cover: DenseInCover = "D-162" {
        /// Ballshot has no bonus.
        NoBonus = "no_bonus",
        /// Ballshot has the bonus, in the column of the cover.
        Bonus = "bonus",
    }
    /// D-165: the target class of a lone general for a sniper.
    lone_general: LoneGeneral = "D-165" {
        /// A general is a normal target.
        Normal = "normal",
        /// A general counts as a skirmisher.
        Skirmish = "skirmish",
    }
    /// D-173: the turns that count for reloading.
    idle_turns: IdleTurns = "D-173" {
        /// All turns without a shot count.
        Any = "any",
        /// Only turns in which the guns did not move count.
        Stationary = "stationary",
    }

    // Section 10, and the relevant parts of sections 2, 5 and 7.

    /// D-109: the pikes that foot needs to charge mounted troops.
    pikes_to_charge: PikesToCharge = "D-109" {
        /// Pikes must be two thirds of the unit, in its current state.
        Unit = "unit",
        /// Pikes must be two thirds of the unit's front rank.
        FrontRank = "front_rank",
    }
    /// D-119: the rounds of combat that disorder a unit.
    rounds_of_disorder: RoundsOfDisorder = "D-119" {
        /// Two consecutive rounds disorder a unit, if the enemies are numerous enough for its
        /// current strength.
        InARow = "in_a_row",
        /// Any two rounds of the battle disorder a unit, if the enemies are numerous enough
        /// relative to its initial strength.
        Any = "any",
    }
    /// D-183: the side for which winning pikes make the next round an impact round.
    pike_impact: PikeImpact = "D-183" {
        /// The round is an impact round for both sides.
        BothSides = "both_sides",
        /// The round is an impact round only for the side with the pikes.
        PikesOnly = "pikes_only",
    }
    /// D-185: the losses by which a unit that fights several enemies loses a round.
    lost_to: LostTo = "D-185" {
        /// A unit loses a round by its losses against all its enemies together.
        All = "all",
        /// A unit loses a round by its losses against any one enemy.
        Any = "any",
    }

    // Section 5.4, and the parts of section 7 that matter only in play.

    /// D-102: how soon an idle turn helps a unit to recover.
    earliest_recovery: EarliestRecovery = "D-102" {
        /// The unit must have been shaken or disordered before the Move phase.
        HeldBeforeMoves = "held",
        /// The unit may have become shaken or disordered in the same turn.
        SameTurn = "same_turn",
    }
    /// D-103: whether one idle turn clears both states, shaken and disordered.
    quiet_turn: QuietTurn = "D-103" {
        /// An idle turn clears both states.
        ClearsBoth = "both",
        /// An idle turn clears only the worse state.
        ClearsOne = "one",
    }
    /// D-108: the side that must be in the woods so that skirmishers may charge troops in close
    /// order.
    charge_in_woods: ChargeInWoods = "D-108" {
        /// Either side.
        Either = "either",
        /// The skirmishers.
        Skirmishers = "skirmishers",
        /// The target.
        Target = "target",
    }
    /// D-110: whether trotters have the charge bonus in rout and pursuit.
    trotters_in_flight: TrottersInFlight = "D-110" {
        /// Trotters never have the bonus.
        NoBonus = "never",
        /// Trotters have the bonus in rout and pursuit, but not when they charge.
        Bonus = "flight",
    }

    // Section 11.

    /// D-174: the dice of ballshot that count on works and blocks.
    place_hits: PlaceHits = "D-174" {
        /// Only dice that hit in the column of the cover count.
        CoverColumn = "cover_column",
        /// Every die counts.
        EveryDie = "every_die",
    }
    /// D-191: whether rough terrain and woods disorder skirmishers.
    light_troops: LightTroops = "D-191" {
        /// Skirmishers are disordered like other troops.
        Disordered = "disordered",
        /// Skirmishers are not disordered.
        Exempt = "exempt",
    }
    /// D-197: the units that the zone behind works disorders.
    works_disorder: WorksDisorder = "D-197" {
        /// All units inside the zone are disordered.
        WhoIsInside = "inside",
        /// Only units that move in the zone are disordered.
        WhoMoves = "moving",
    }
    /// D-200: whether charged units in a ditch become shaken before or after their test.
    ditch_shakes: DitchShakes = "D-200" {
        /// The units are shaken before they test.
        BeforeTests = "before_tests",
        /// The units are shaken after they test.
        AfterTests = "after_tests",
    }

    /// D-225: when a dividing obstacle disorders a unit.
    divided_by: DividedBy = "D-225" {
        /// The unit is disordered while it crosses the obstacle.
        Crossing = "crossing",
        /// The unit is disordered only if the obstacle divides it at the end of its move.
        Left = "left",
    }

    // Section 7 in play.

    /// D-228: how long an interpenetrated unit cannot move.
    passed_stand: PassedStands = "D-228" {
        /// The unit cannot move in any of its side's moves that turn.
        WholeStep = "whole_step",
        /// The unit cannot move while friends interpenetrate it.
        AtTheTime = "at_the_time",
    }
    /// D-229: whether a manoeuvre on the spot counts as movement for shooting.
    on_the_spot: OnTheSpot = "D-229" {
        /// The share of the move that the manoeuvre uses counts.
        Moves = "moves",
        /// Only the distance moved counts.
        Stands = "stands",
    }
    /// D-227: whether hits by a side's own guns make its troops test.
    own_fire: OwnFire = "D-227" {
        /// The troops test as for any artillery fire.
        Tests = "tests",
        /// The hits alone never cause a test.
        NeverTests = "never",
    }
    /// D-233: when an illegal formation disorders a unit.
    thin_formation: ThinFormation = "D-233" {
        /// The unit is disordered when it forms up illegally.
        FormedUp = "formed_up",
        /// The unit is also disordered when losses make its formation illegal.
        LossesToo = "losses_too",
    }
    /// D-80: when a unit in a false rout turns on its pursuers.
    false_rout_turns: FalseRoutTurns = "D-80" {
        /// The evader turns in the same turn, after the charge has ended.
        SameTurn = "same_turn",
        /// The evader turns in the next turn, when its side charges.
        NextTurn = "next_turn",
    }
    /// D-111: the maximum distance of an evasion.
    evasion_most: EvasionMost = "D-111" {
        /// An evasion is at most the charge move.
        Charge = "charge",
        /// An evasion is at most the normal move.
        Normal = "normal",
    }
    /// D-115: when pursuers fight after they crash into fresh enemies.
    crash_ins_fight: CrashInsFight = "D-115" {
        /// Pursuers fight in this turn's Combat phase.
        InCombatPhase = "combat_phase",
        /// In the Rally phase, pursuers fight a separate round at once. Later in the turn, they
        /// fight in the Combat phase.
        AtOnce = "at_once",
    }
    /// D-116: how routing units pass friends.
    routers_meet: RoutersMeet = "D-116" {
        /// Routing units burst through on their first move, and flow round on later moves.
        BurstFirst = "burst_first",
        /// Routing units flow round if there is a gap.
        FlowAlways = "flow_always",
    }
    /// D-117: the fate of routing units in front of an obstacle through which they cannot burst.
    routers_barred: RoutersBarred = "D-117" {
        /// Routing units are destroyed if they cannot flow round.
        Destroyed = "destroyed",
        /// Routing units stop in front of the obstacle.
        Stop = "stop",
    }
    /// D-127: whether a square moves and has flanks.
    square_moves: SquareMoves = "D-127" {
        /// A square cannot move, and has no flank or rear.
        Stands = "stands",
        /// A square may move, and can be attacked in the flank.
        AsStated = "as_stated",
    }
    /// D-148: the fate of horse-holders when enemies reach their horses.
    horses_taken: HorsesTaken = "D-148" {
        /// The holders are lost with the horses.
        HoldersToo = "holders_too",
        /// The holders return to the ranks.
        HorsesAlone = "horses_alone",
    }
}
