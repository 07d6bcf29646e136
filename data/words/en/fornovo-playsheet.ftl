### The playsheet. Names of steps, tests, rows and weapons are in the other catalogues.

playsheet-title = Fornovo to Sedgemoor
playsheet-subtitle = Playsheet · { $scale } figures · lengths in inches · { $interpretations }
playsheet-subtitle_battle = { $one } against { $other } · { $scale } figures · lengths in inches · { $interpretations }
playsheet-subtitle_usual = default interpretations
playsheet-subtitle_chosen = interpretations as agreed
playsheet-foot = Foot, { $kinds }
playsheet-horse = Mounted, { $kinds }
playsheet-gunners = gunners
playsheet-barded = Barded horses
playsheet-stakes = Carrying stakes
playsheet-general_moves = General alone
playsheet-chief_commands = Commander-in-chief's distance
playsheet-general_commands = Subgeneral's distance
playsheet-each_one = { $value } each
playsheet-each = { $value } per { $of }
playsheet-each_large = { $value } per { $of } (large { $large })
playsheet-dice_foot = Foot
playsheet-dice_mounted = Mounted
playsheet-dice_guns = Gunners
playsheet-dice_heavy = Gunners of heavy and organ guns
playsheet-remainder = { $from } left over: 1 die
playsheet-remainder_most = { $from } left over: 1 die; maximum { $most } per model
playsheet-no_remainder = no die for leftovers
playsheet-no_remainder_most = no die for leftovers; maximum { $most } per model
playsheet-fires_hail = { $guns }, hail
playsheet-fires_ball = { $guns }, ball
playsheet-dense = Ballshot at a dense target: { $die } to each die (maximum 7)
playsheet-save_shooting = Shooting save modifiers: { $each }. [9.32]
playsheet-save_combat = Combat save modifiers: { $each }. [10.23]
playsheet-impassable = no
playsheet-share_by_hand = { " m" }
playsheet-left_out = Not used in this battle.
playsheet-left_out_of = { $part }: { $rows }.
playsheet-both_horse = { $points }, both cavalry
playsheet-both_horse_left_out = cavalry against cavalry

playsheet-head-turn = The turn
playsheet-head-tests = Reaction tests
playsheet-head-tests_note = D6 + modifiers: above 0 passes
playsheet-head-tests_note_large = D6 + modifiers: above 0 passes. “Large”: for large units.
playsheet-head-moves = Moves
playsheet-head-shooting = Shooting
playsheet-head-combat = Combat
playsheet-head-ground = Terrain
playsheet-head-saves = Save modifiers
playsheet-head-test_rules = Passing and failing
playsheet-head-order_rules = Steadiness and recovery
playsheet-head-move_rules = Manoeuvres and interpenetration
playsheet-head-charge_rules = Charges
playsheet-head-flight_rules = Rout and pursuit
playsheet-head-fire_and_move = Moving and shooting
playsheet-head-snipers = Snipers
playsheet-head-works_rules = Buildings and works
playsheet-head-shooting_rules = Shooting rules
playsheet-head-combat_rules = Combat rules
playsheet-head-ground_rules = Terrain rules
playsheet-head-left_out = Not on this sheet
playsheet-head-interpretations = Interpretations that differ from the default (clauses marked *)

# The parts of the list of what is not on the sheet.
playsheet-part-moves = Moves
playsheet-part-guns = Guns and wagons
playsheet-part-manoeuvres = Manoeuvres
playsheet-part-tests = Tests
playsheet-part-shooting = Shooting
playsheet-part-combat = Combat

# A period's guns, in that list.
playsheet-guns_of-early = guns before { $year }
playsheet-guns_of-late = guns from { $year }

# The weapons that shoot at far range, in a row where the others have close range only.
playsheet-far-self_bow = self-bows and slings only
playsheet-far-other_bow = other bows and slings only

# The troops that a rule is about, where neither army has any.
playsheet-of-generals = generals
playsheet-of-guns = guns
playsheet-of-pikes = pikes
playsheet-of-trotters = trotters
playsheet-of-snipers = snipers
playsheet-of-unpaid = unpaid troops
playsheet-of-salvee = salvee fire
playsheet-of-false_rout = false rout
playsheet-of-light = skirmishers and gunners

# What reduces fire, with its exceptions.
playsheet-lessening-foot_moved = foot that moved up to half a move (except rotation and salvee): hits halved
playsheet-lessening-short_charge_foot = foot charged from less than half a charge move (except salvee): hits halved
playsheet-lessening-short_charge_any = units charged from less than half a charge move (except salvee): hits halved
playsheet-lessening-mounted_not_bows_or_pistols = mounted (except self-bows and pistols): hits halved
playsheet-lessening-mounted_not_pistols = mounted (except pistols): hits halved

playsheet-who-both = both
playsheet-who-a = A
playsheet-who-b = B

playsheet-column-drilled = steady
playsheet-column-phase = Phase
playsheet-column-step = Step
playsheet-column-who = Side
playsheet-column-inches = Move
playsheet-column-normal = normal
playsheet-column-charge = charge
playsheet-column-guns = Models
playsheet-column-limbered = limb.
playsheet-column-by_hand = manh.
playsheet-column-to_unlimber = unl.
playsheet-column-to_haul = manh.
playsheet-column-to_fire = fire
playsheet-column-regulars = regular
playsheet-column-others = others
playsheet-column-one_die = 1 die per
playsheet-column-small_arms = Small arms
playsheet-column-artillery = Guns
playsheet-column-to = to
playsheet-column-reload = reload
playsheet-column-open = normal
playsheet-column-skirmish = skirm.
playsheet-column-soft = soft
playsheet-column-hard = hard
playsheet-column-saves = Saves
playsheet-column-difference = Difference
playsheet-column-higher = more points
playsheet-column-lower = fewer
playsheet-column-ground = Terrain
playsheet-column-skirmish_foot = sk.
playsheet-column-close_foot = cl.
playsheet-column-fleeing_foot = rt.
playsheet-column-skirmish_mounted = sk.
playsheet-column-mounted = cl.
playsheet-column-guns_wagons = guns

playsheet-caption-every_test = Every test
playsheet-caption-saves = Saves [9.31, 10.23]: a 1 always fails
playsheet-caption-guns = Guns and wagons: moves limbered, manhandled; gunners to unlimber, manhandle, fire [7.8–7.11, 7.18]
playsheet-caption-generals = Generals
playsheet-caption-manoeuvres = Manoeuvre costs as fractions of a move (“steady”: steady regulars A–C)
playsheet-caption-paces = Moves not straight ahead, as fractions of full speed (“narrow”: up to 22.5°)
playsheet-caption-small_arms = Small arms: H 1 hit, HH 2 hits [9.20–9.25]
playsheet-caption-early = Guns before { $year } (turns to reload) [9.27–9.29]
playsheet-caption-late = Guns from { $year } (turns to reload) [9.27–9.29]
playsheet-caption-lessened = Reduced fire
playsheet-caption-points_impact = Combat points: impact
playsheet-caption-points_any = Combat points: every round
playsheet-caption-chances = To hit, by difference in points [10.22]
playsheet-caption-lengths = Weapon length, longest first [10.6]
playsheet-caption-ground = Fraction of full speed: foot (skirmish, close, rout), mounted (skirmish, close), guns (m: manhandled)

playsheet-manoeuvre-facing = Change facing
playsheet-manoeuvre-for_figures = { $way }, per { $figures } figures
playsheet-manoeuvre-front = Change frontage, per figure
playsheet-manoeuvre-square = Form or leave square
playsheet-manoeuvre-deep_square = square with { $ranks }+ ranks
playsheet-manoeuvre-unlimber = Unlimber { $guns } guns
playsheet-manoeuvre-dismount = Dismount
playsheet-manoeuvre-mount = Mount
playsheet-manoeuvre-hitch = Hitch or unhitch war wagons
playsheet-manoeuvre-plant = Plant stakes
playsheet-manoeuvre-lift = Lift stakes
playsheet-manoeuvre-bayonets = Fix or remove plug bayonets
playsheet-manoeuvre-wheel = Wheel
playsheet-manoeuvre-narrow_oblique = Narrow oblique
playsheet-manoeuvre-wide_oblique = Wide oblique
playsheet-manoeuvre-sidestep = Sidestep
playsheet-manoeuvre-retire = Retire
playsheet-manoeuvre-with_pikes = { $way }, with pikes
playsheet-manoeuvre-thinly = { $way }, { $ranks } ranks or fewer
playsheet-manoeuvre-passage = Interpenetrate

playsheet-gun-very_light_gun = very light
playsheet-gun-light_gun = light
playsheet-gun-medium_gun = medium
playsheet-gun-organ_gun = organ
playsheet-gun-heavy_gun = heavy
playsheet-gun-heavy_and_organ = heavy, organ
playsheet-gun-wagon = wagon
playsheet-gun-war_wagon = war wagon

playsheet-row-longbow_only = longbows
playsheet-row-other_bow = javelins, other bows, slings

playsheet-save-crossbow = crossbows
playsheet-save-longbow = longbows, composite bows
playsheet-save-longbow_only = longbows
playsheet-save-other = other missiles
playsheet-save-gunpowder = gunpowder
playsheet-save-heavy_weapon = heavy weapons
playsheet-save-other_weapon = other weapons

playsheet-save_with-A = grade A { $value }
playsheet-save_with-B = grade B { $value }
playsheet-save_with-barded = barded { $value } (except gunpowder)
playsheet-save_with-shield_shot = shield to front or left { $value } (except gunpowder)
playsheet-save_with-shield_struck = shield to front or left { $value } (except heavy weapons)

playsheet-length-pike = pikes
playsheet-length-heavy_lance = heavy lances
playsheet-length-long_spear = long spears
playsheet-length-heavy_weapon = heavy weapons of at least 6 feet
playsheet-length-other = all others

playsheet-ground-steep_up = up a steep slope
playsheet-ground-steep_across = across a slope
playsheet-ground-steep_down = down a slope
playsheet-ground-stream = stream or ford
playsheet-ground-light_wood = light wood
playsheet-ground-heavy_wood = heavy wood
playsheet-ground-bridge = bridge
playsheet-ground-fieldworks_zone = fieldworks zone
