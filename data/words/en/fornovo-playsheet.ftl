### The playsheet's own words; names of steps, tests, rows and weapons stand in the other catalogues.

playsheet-title = Fornovo to Sedgemoor
playsheet-subtitle = Playsheet · { $scale } figures · lengths in inches · { $readings }
playsheet-subtitle_battle = { $one } against { $other } · { $scale } figures · lengths in inches · { $readings }
playsheet-subtitle_usual = default readings
playsheet-subtitle_chosen = readings as agreed
playsheet-foot = Foot, { $kinds }
playsheet-horse = Mounted, { $kinds }
playsheet-gunners = gunners
playsheet-barded = Barded horses: less
playsheet-stakes = Carrying stakes: less
playsheet-general_moves = A general by himself
playsheet-chief_commands = Commander-in-chief reaches
playsheet-general_commands = Subgeneral reaches
playsheet-each_one = { $value } each
playsheet-each = { $value } per { $of }
playsheet-each_large = { $value } per { $of } (large { $large })
playsheet-dice_foot = Foot
playsheet-dice_mounted = Mounted
playsheet-dice_guns = Guns, gunners
playsheet-dice_heavy = Heavy and organ guns, gunners
playsheet-remainder = { $from } left over win one
playsheet-no_remainder = the rest is lost
playsheet-most_a_model = ; { $most } a model at most
playsheet-fires_hail = { $guns }, hail
playsheet-fires_ball = { $guns }, ball
playsheet-dense = Ball at a dense target: { $die } on each die, 7 possible
playsheet-save_shooting = Shot at, the die gains: { $each }. [9.32]
playsheet-save_combat = Struck in combat: { $each }. [10.23]
playsheet-impassable = no
playsheet-share_by_hand = { " h" }
playsheet-left_out = Neither army can meet these.
playsheet-left_out_of = { $part }: { $rows }.
playsheet-both_horse = { $points }, both cavalry
playsheet-both_horse_left_out = cavalry against cavalry

playsheet-head-turn = The turn
playsheet-head-tests = Reaction tests
playsheet-head-tests_note = a die and the modifiers: above 0 passes
playsheet-head-tests_note_large = a die and the modifiers: above 0 passes; (large): for large units
playsheet-head-moves = Moves
playsheet-head-shooting = Shooting
playsheet-head-combat = Combat
playsheet-head-ground = Ground
playsheet-head-saves = What helps a save
playsheet-head-test_rules = Passing and failing
playsheet-head-order_rules = Order and recovery
playsheet-head-move_rules = On the move
playsheet-head-charge_rules = Charging
playsheet-head-flight_rules = Fleeing and pursuing
playsheet-head-fire_and_move = Moving and shooting
playsheet-head-snipers = Snipers
playsheet-head-works_rules = Buildings and works
playsheet-head-shooting_rules = When shooting
playsheet-head-combat_rules = When fighting
playsheet-head-ground_rules = On broken ground
playsheet-head-left_out = Left out of this sheet
playsheet-head-readings = Readings that differ from the default: what they bear on is marked *

# What is left out is told by these parts.
playsheet-part-moves = Moves
playsheet-part-guns = Guns and wagons
playsheet-part-manoeuvres = Manoeuvres
playsheet-part-tests = Tests
playsheet-part-shooting = Shooting
playsheet-part-combat = Combat

# A period's guns, where a sheet says that it leaves them out.
playsheet-guns_of-early = guns before { $year }
playsheet-guns_of-late = guns from { $year }

# Who shoots at the far range of a row whose other weapons have none.
playsheet-far-self_bow = self-bows and slings only

# Whom a sentence is of, where neither army has any.
playsheet-of-generals = generals
playsheet-of-guns = guns
playsheet-of-pikes = pikes
playsheet-of-trotters = trotters
playsheet-of-snipers = snipers
playsheet-of-unpaid = unpaid troops
playsheet-of-salvee = salvee
playsheet-of-false_rout = the false rout
playsheet-of-light = skirmishers and gunners

# What lessens fire, with those whom it spares.
playsheet-lessening-foot_moved = foot moved up to half, no rotation fire or salvee: half the hits
playsheet-lessening-short_charge_foot = foot reached at under half of a charge, no salvee: half the hits
playsheet-lessening-short_charge_any = anyone reached at under half of a charge, no salvee: half the hits
playsheet-lessening-mounted_not_bows_or_pistols = mounted fire, not of self-bows or pistols: half the hits
playsheet-lessening-mounted_not_pistols = mounted fire, not of pistols: half the hits

playsheet-who-both = both
playsheet-who-a = A
playsheet-who-b = B

playsheet-column-drilled = steady
playsheet-column-phase = Phase
playsheet-column-step = What is done
playsheet-column-who = Side
playsheet-column-inches = Move
playsheet-column-normal = normal
playsheet-column-charge = charge
playsheet-column-guns = Models
playsheet-column-limbered = team
playsheet-column-by_hand = hand
playsheet-column-to_unlimber = off
playsheet-column-to_haul = haul
playsheet-column-to_fire = fire
playsheet-column-regulars = regular
playsheet-column-others = others
playsheet-column-one_die = A die for
playsheet-column-small_arms = Small arms
playsheet-column-artillery = Guns
playsheet-column-to = to
playsheet-column-reload = wait
playsheet-column-open = open
playsheet-column-skirmish = skirm.
playsheet-column-soft = soft
playsheet-column-hard = hard
playsheet-column-saves = Saves on
playsheet-column-difference = Difference
playsheet-column-higher = more points
playsheet-column-lower = fewer
playsheet-column-ground = Ground
playsheet-column-skirmish_foot = sk.
playsheet-column-close_foot = cl.
playsheet-column-fleeing_foot = fl.
playsheet-column-skirmish_mounted = sk.
playsheet-column-mounted = cl.
playsheet-column-guns_wagons = guns

playsheet-caption-every_test = In every test
playsheet-caption-saves = Saves [9.31, 10.23]; a 1 always fails
playsheet-caption-guns = Guns and wagons: moves, then the gunners needed [7.8–7.11, 7.18]
playsheet-caption-generals = Generals
playsheet-caption-manoeuvres = Manoeuvres: the part of the move they take; steady are steady regulars of A to C
playsheet-caption-paces = Not straight ahead: the part of the speed
playsheet-caption-small_arms = Small arms: the faces that hit, H one hit, HH two [9.20–9.25]
playsheet-caption-early = Guns before { $year }, wait in turns [9.27–9.29]
playsheet-caption-late = Guns from { $year }, wait in turns [9.27–9.29]
playsheet-caption-lessened = What changes fire
playsheet-caption-points_impact = Combat points on impact
playsheet-caption-points_any = Combat points in every round
playsheet-caption-chances = What hits, by the difference of points [10.22]
playsheet-caption-lengths = Weapons, the longest first [10.6]
playsheet-caption-ground = Left of a move: foot (skirmishing, close, fleeing), mounted (sk., cl.), guns (h: by hand)

playsheet-manoeuvre-facing = Change of facing
playsheet-manoeuvre-for_figures = { $way }, for every { $figures } figures
playsheet-manoeuvre-front = Front, each figure more or less
playsheet-manoeuvre-square = Into square or out
playsheet-manoeuvre-deep_square = the same, { $ranks } ranks or more
playsheet-manoeuvre-unlimber = Unlimber { $guns } guns
playsheet-manoeuvre-dismount = Dismount
playsheet-manoeuvre-mount = Mount
playsheet-manoeuvre-hitch = Hitch or draw up war wagons
playsheet-manoeuvre-plant = Plant stakes
playsheet-manoeuvre-lift = Take stakes up
playsheet-manoeuvre-bayonets = Plug bayonets in or out
playsheet-manoeuvre-wheel = Wheel
playsheet-manoeuvre-narrow_oblique = Slant, narrow
playsheet-manoeuvre-wide_oblique = Slant, wide
playsheet-manoeuvre-sidestep = Sideways
playsheet-manoeuvre-retire = Backward, facing forward
playsheet-manoeuvre-with_pikes = { $way }, with pikes
playsheet-manoeuvre-thinly = { $way }, in { $ranks } ranks or fewer
playsheet-manoeuvre-passage = Through friends

playsheet-gun-very_light_gun = very light
playsheet-gun-light_gun = light
playsheet-gun-medium_gun = medium
playsheet-gun-organ_gun = organ
playsheet-gun-heavy_gun = heavy
playsheet-gun-heavy_and_organ = heavy, organ
playsheet-gun-wagon = wagon
playsheet-gun-war_wagon = war wagon

playsheet-save-crossbow = crossbows
playsheet-save-longbow = longbows, composite bows
playsheet-save-other = other missiles
playsheet-save-gunpowder = gunpowder
playsheet-save-heavy_weapon = heavy weapons
playsheet-save-other_weapon = other weapons

playsheet-save_with-A = grade A { $value }
playsheet-save_with-B = grade B { $value }
playsheet-save_with-barded = barded { $value }, but not from gunpowder
playsheet-save_with-shield_shot = shield to front or left { $value }, but not from gunpowder
playsheet-save_with-shield_struck = shield to front or left { $value }, but not from heavy weapons

playsheet-length-pike = pikes
playsheet-length-heavy_lance = heavy lances
playsheet-length-long_spear = long spears
playsheet-length-heavy_weapon = heavy weapons of 6 feet
playsheet-length-other = everything else

playsheet-ground-steep_up = up a steep slope
playsheet-ground-steep_across = across it
playsheet-ground-steep_down = down it
playsheet-ground-stream = stream or ford
playsheet-ground-light_wood = light wood
playsheet-ground-heavy_wood = heavy wood
playsheet-ground-bridge = bridge
playsheet-ground-fieldworks_zone = fieldworks zone
