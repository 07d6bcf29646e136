### Words of the book, shown to people.

points = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}
hexes = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}

# How much of its movement a unit out of command has.
less-half = half
less-part = 1/{ $n }

book-about = 1642 and 1645, on hexes: command, facing, guns and terrain, over a basic game of your own.

arm-infantry = infantry
arm-cavalry = cavalry
arm-artillery = gun
arm-leader = leader

scenario-edgehill = Edgehill
scenario-naseby = Naseby

zone-front = Front
zone-flank = Flank
zone-rear = Rear

modifier-flank = Through a flank hexside
modifier-rear = Through a rear hexside
modifier-wood_shift = Cavalry attacks into a wood
modifier-uphill = Cavalry attacks uphill
modifier-wood_die = Infantry defends in a wood
modifier-hedge_die = Cavalry attacks through a hedge
modifier-flank_of = through a flank hexside
modifier-rear_of = through a rear hexside
modifier-wood_shift_of = cavalry attacks into a wood
modifier-uphill_of = cavalry attacks uphill
modifier-wood_die_of = infantry defends in a wood
modifier-hedge_die_of = cavalry attacks through a hedge

state-disordered = in disorder
state-out_of_command = out of command
state-unmanned = unmanned
state-captured = captured
state-fired = has fired

away-eliminated = eliminated
away-overrun = overrun
away-off_map = left the map

ends-stays = Nothing
ends-disordered = Disordered
ends-back_1 = Retreats 1 hex
ends-back_2 = Retreats 2 hexes
ends-back_3 = Retreats 3 hexes
ends-beaten_1 = Retreats 1 hex, disordered
ends-beaten_2 = Retreats 2 hexes, disordered
ends-beaten_3 = Retreats 3 hexes, disordered
ends-eliminated = Eliminated

step-deploy = Place the units
step-start = Command, crews and recovery
step-start_command = Command and recovery
step-start_crews = Crews and recovery
step-start_recovery = Recovery
step-move = Movement
step-fire = Gun fire
step-combat = Combat

phase-deploy = Set-up
phase-start = Turn
phase-move = Turn
phase-fire = Turn
phase-combat = Turn

who-both = both

now-deploy = Place every unit that has no hex yet, then end the step.
now-start = { $side }: recover units, serve guns again, activate leaders as your own game has it, then end the step.
now-start_no_guns = { $side }: recover units, activate leaders as your own game has it, then end the step.
now-move = { $side }: move and turn units, through their front hexsides only, then end the step.
now-move_freely = { $side }: move units, then end the step.
now-fire = { $side }: fire or turn guns, then end the step.
now-fire_only = { $side }: fire guns, then end the step.
now-combat = { $side }: declare attacks and fight them, then end the turn.

over-won = { $side } has no infantry or cavalry left on the map.

group-deploy = Place
group-start = Begin the turn
group-move = Move
group-fire = Fire
group-combat = Combat
group-owed = Owed
group-step = Step
group-hand = Set by hand

offer-deploy = Place it
offer-recover = Recover from disorder
offer-recover_so = Recover from disorder: { $how }
offer-recrew = Serve the gun again
offer-replace = Replace the captured gun by one of your own
offer-move = Move
offer-over = Move through the hex of { $gun }
offer-turn = Turn to another corner ({ $points })
offer-turn_gun = Turn the gun
offer-fire = Fire
offer-attempt = Try to fire at adjacent cavalry: the crew will run
offer-attack = Attack
offer-charge = Charge
offer-fight = Fight the combat on your table
offer-settle = Say how the combat ended
offer-retreat = Retreat
offer-stays = It does not retreat
offer-end = End the step: { $step }
offer-end_turn = End the turn of { $side }
offer-end_deploy = Begin the battle
offer-paper = Enter from paper
offer-hex = Put it in another hex
offer-facing = Set its facing
offer-disordered = Set its disorder
offer-in_command = Set whether it is in command
offer-ma = Set its movement allowance
offer-points = Set the movement points it has left
offer-strength = Set its strength
offer-leader = Set its leader
offer-name = Rename it
offer-unmanned = Set whether it is unmanned
offer-serves = Set whose gun it is
offer-fired = Set whether it has fired
offer-turned = Set whether it was turned
offer-away = Take it off the map, or put it back

ask-paper = { $unit }: { $what }
ask-begins_in = Which hex?
ask-facing = Which way does it face?
ask-to = To which hex?
ask-target = Which enemy?
ask-activates = Which leader activates the gun?
ask-column = Which column, before any shift?
ask-column_hint = The desk then shifts it for facing and ground.
ask-attacker = What becomes of every attacker?
ask-defender = What becomes of the defender?
ask-hex = Hex
ask-disordered = Is it in disorder?
ask-in_command = Is it in command this turn?
ask-ma = Movement allowance
ask-points = Movement points left
ask-strength = Strength, 0 where it is not known
ask-leader = Leader
ask-name = Name
ask-unmanned = Is it unmanned?
ask-serves = Which side does it serve?
ask-fired = Has it fired, or was it activated, in this turn?
ask-turned = Was it turned in this turn?
ask-away = Where is it?

place-map = On the map
place-no_leader = No leader
place-unplaced = no hex yet

choice-way = { $hex }, { $points }

count-strength = strength { $n }
count-infantry = { $n } infantry
count-cavalry = { $n } cavalry
count-artillery = { $n ->
    [one] { $n } gun
   *[other] { $n } guns
}
count-leader = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
}

about-army = { $scenario }: { $units }.
about-crt = With a combat table: the desk resolves combat.
about-no_crt = Without a combat table: the desk stops at columns and die modifiers.

what-ma = moves { $n }
what-strength = strength { $n }
what-hex = begins in { $hex }

owed-combat = Combat
owed-retreat = { $hexes ->
    [one] Retreat { $hexes } hex
   *[other] Retreat { $hexes } hexes
}

mark-fire = Fires at { $target }
mark-seen = In the gun's field of fire
mark-hidden = In the gun's field of fire, but { $way }
mark-command = In command from here

against-mover = It is the turn of { $side }.
against-step = That is done in another step: { $step }.
against-enemy_there = An enemy stands in { $hex }.
against-crowded = A gun in { $hex } has its infantry already.
against-guns_unused = Guns are not used in this battle.
against-recrew = { $unit } cannot be manned yet: { $what }.
against-replace = { $unit } can be replaced from the turn after its capture on.
against-fired = { $unit } cannot turn: it fired in this turn.
against-no_crew = { $unit } cannot turn: no crew.
against-not_replaced = { $unit } cannot turn: captured and not replaced yet.
against-front = { $target } is not in front of { $unit }: units attack through their front hexsides only.
against-out_of_command = { $unit } cannot start a combat: out of command.
against-charge_wood = { $unit } cannot charge { $target }: cavalry charges neither into a wood nor out of one.
against-charge_uphill = { $unit } cannot charge { $target } uphill; it may attack.
against-retreats_first = { $target } must carry out its retreat first.
against-retreat = { $hexes ->
    [one] { $hex } is not { $hexes } hex from { $unit } by a way free of enemies.
   *[other] { $hex } is not { $hexes } hexes from { $unit } by a way free of enemies.
}
against-unplaced = Some units have no hex yet.
against-unfought = The combat over { $unit } is not fought yet.
against-unretreated = { $unit } must still retreat.

# What keeps a gun unmanned.
recrew-turn = not before a later turn
recrew-leader = { $leader ->
    [one] no friendly leader within { $leader } hex
   *[other] no friendly leader within { $leader } hexes
}
recrew-enemy = { $enemy ->
    [one] an enemy nearer than { $enemy } hex, { $unit }
   *[other] an enemy nearer than { $enemy } hexes, { $unit }
}

bar-unmanned = { $gun } is unmanned, or was captured and is not replaced yet.
bar-out_of_range = { $target } is { $range } hexes away; guns reach { $most }.
bar-no_los = { $gun } does not see { $target }: { $way }.
bar-out_of_arc = { $target } is not in front of { $gun }.
bar-target_already_disordered = { $target } is in disorder already.
bar-turned_this_turn = { $gun } was turned this turn.
bar-already_activated = { $gun } has been activated this turn.
bar-leader_has_no_infantry = No leader with infantry under him can activate { $gun }.
bar-adjacent_cavalry_unsupported = { $target } is cavalry next to { $gun }, which has no infantry with it: it does not fire, and its crew runs.

chain-unmanned = The gun is manned
chain-out_of_range = The target is in range
chain-no_los = The line of sight is clear
chain-out_of_arc = The target is in the gun's field of fire
chain-target_already_disordered = The target is not in disorder yet
chain-turned_this_turn = The gun was not turned this turn
chain-already_activated = The gun was not activated this turn
chain-leader_has_no_infantry = The leader commands at least one infantry unit
chain-adjacent_cavalry_unsupported = Against adjacent cavalry, infantry stands with the gun: else its crew runs

block-unit = a unit in { $hex } is in the way
block-wood = the wood in { $hex } is in the way
block-slope = the slope in { $hex } is in the way
block-hedge = the hedge between { $hex } and { $other } is in the way

impossible-unit = There is no such unit.
impossible-off_map = { $unit } is not on the map.
impossible-steady = { $unit } is not in disorder.
impossible-placed = Units are placed before the first turn; { $unit } is put elsewhere by hand.
impossible-no_corner = Units face a corner of their hex.
impossible-no_gun = { $unit } is not a gun.
impossible-manned = { $unit } has its crew.
impossible-captured = { $unit } cannot be manned before it is replaced (captor: { $side }).
impossible-not_captured = { $unit } is not captured, or was replaced already.
impossible-guns_still = { $unit } is a gun, and guns never move.
impossible-no_allowance = The movement allowance of { $unit } is not known: say it first.
impossible-no_facing = { $unit } has no facing.
impossible-faces_so = { $unit } faces that way already.
impossible-no_points = { $unit } has no movement point left to turn with.
impossible-no_target = { $unit } cannot be fired at: guns fire at enemy infantry and cavalry.
impossible-no_combat = Infantry and cavalry attack enemy infantry and cavalry: { $unit } cannot.
impossible-charge_foot = { $unit } is not cavalry, so it cannot charge.
impossible-attacks = { $unit } attacks already, or has attacked this turn.
impossible-not_adjacent = { $unit } is not next to it.
impossible-not_attacked = Nobody attacks { $unit }.
impossible-unexplained = The dice of the combat over { $unit } are thrown: say how it ended.
impossible-no_crt = There is no combat table: fight it by your own and say how it ended.
impossible-no_column = The strengths give no column: say which it is.
impossible-no_retreat = { $unit } has no retreat to make.
impossible-behind_gun = { $hex } lies behind an enemy gun, at which { $unit } ends its move unless it is told to move over it.
impossible-halved = { $hex } is out of reach: { $unit } is out of command and has { $less } of its movement.
impossible-too_far = { $unit } cannot reach { $hex } through its front hexsides: not enough movement points.
impossible-beyond = { $unit } cannot reach { $hex }: not enough movement points.
impossible-hex = There is no hex { $hex } on this map.
impossible-field = { $what } cannot be set by hand.
impossible-not_now = { $what } of { $unit } cannot be set now.
impossible-value = { $what } cannot be { $value } here.

tag-steady = steady
tag-disordered = in disorder
tag-disordered_about = Guns cannot fire at it. It recovers as your own game has it.
tag-manned = manned
tag-unmanned = unmanned
tag-unmanned_about = Served again in a later turn, with an own leader near and no enemy.
tag-captured = captor: { $side }
tag-captured_about = The captor may replace it by a gun of its own from its next turn on.
tag-out_of_command = out of command
tag-out_of_command_about = It has { $less } of its movement, and may not start a combat.
tag-points = { $points } left
tag-serves = serves { $side }
tag-serves_about = A gun of the captor's own took its place.
tag-fired = has fired
tag-turned = was turned
tag-turned_about = It does not fire this turn.
tag-attacks = attacks { $unit }
tag-charges = charges { $unit }
tag-attacked = attacked
tag-attacked_about = By { $units }.

card-about = { $what } in { $hex }
card-unplaced = { $what }, not placed yet
card-strength = strength

way-wood = { $hex }, wood
way-hedge = { $hex }, over a hedge
way-hillside = { $hex }, hillside
way-turning = Turning on the way

preview-fire = { $gun } fires at { $target }
preview-fight = Combat over { $target }
preview-way = The way
preview-move = { $points } with all turning on the way; it then faces { $facing }.
preview-move_freely = { $points }.
preview-range = Range { $n }
preview-dice = Dice
preview-highest = Disorder on any { $n }.
preview-any = Disorder on any { $n } or more.
preview-cavalry_sum = Disorder if the dice come to { $n } or more together.
preview-columns = Columns
preview-die = Attacker's die
preview-captures = It captures { $unit }.
preview-removes = It removes { $unit }.
preview-runs = { $unit } does not fire: its crew runs.
preview-downhill = { $unit } falls into disorder, charging downhill.
preview-strengths = Strength { $attackers } against { $defender }
preview-column = Column { $from } becomes { $to }; { $drm } on the die.
preview-column_stays = Column { $from } stays: the table ends there; { $drm } on the die.
preview-column_ends = Column { $from } becomes { $to }, where the table ends; { $drm } on the die.
preview-no_column = Say the column; the shift and the die are as above.
preview-no_crt = Shift the column and the die of your own table as above, and say how it ended.

odds-disorders = in disorder
odds-nothing = no effect
odds-sentence = The chance that this gun disorders it.
odds-all_guns = in disorder by any of { $n } guns
odds-assume_guns = Every gun that can fire at it does.
odds-results = The results of your table.

panel-unit = The unit
panel-guns = Dice and chance of disorder
panel-hex = Hex
panel-facing = Faces
panel-ma = Movement allowance
panel-left = Left this turn
panel-turning = Turning
panel-strength = Strength
panel-leader = Leader
panel-distance = From its leader
panel-command = In command
panel-unknown = not known
panel-yes = yes
panel-no = no
panel-range = { $dice ->
    [one] { $dice } die: infantry { $infantry }, cavalry { $cavalry }
   *[other] { $dice } dice: infantry { $infantry }, cavalry { $cavalry }
}

log-deployed = { $unit }: placed in { $hex }, facing { $facing }.
log-deployed_only = { $unit }: placed in { $hex }.
log-turn = Turn { $turn } began: { $side } to move.
log-out_of_command = Out of command, so that they move { $less } as far and start no combat: { $units }.
log-step = { $step }.
log-recovered = { $unit } recovered from disorder.
log-manned = { $unit }: manned again.
log-replaced = { $unit }: replaced by a gun of the captor.
log-replaced_unmanned = { $unit }: replaced by a gun of the captor, which has no crew yet.
log-unmanned_attempt = { $unit }: unmanned, as it was to fire at adjacent cavalry with no infantry in its hex.
log-unmanned_adjacent = { $unit }: unmanned, as cavalry ended its movement next to it with no infantry in its hex.
log-unmanned_forsaken = { $unit }: unmanned, as its infantry has to retreat.
log-captured = { $by } captured { $unit }.
log-moved = { $unit } moved { $way } for { $spent }, facing { $facing }; { $points } left.
log-moved_freely = { $unit } moved { $way } for { $spent }; { $points } left.
log-turned = { $unit } turned to face { $facing }.
log-leader = , by order of { $leader }
log-fired_hit = { $dice ->
    [one] { $unit } fired at { $target }, { $range } away with { $dice } die{ $leader }: disorder.
   *[other] { $unit } fired at { $target }, { $range } away with { $dice } dice{ $leader }: disorder.
}
log-fired_miss = { $dice ->
    [one] { $unit } fired at { $target }, { $range } away with { $dice } die{ $leader }: no effect.
   *[other] { $unit } fired at { $target }, { $range } away with { $dice } dice{ $leader }: no effect.
}
log-disordered = { $unit }: disordered.
log-downhill = { $unit } charged downhill: disordered.
log-attacks = { $unit } attacked { $target }.
log-charges = { $unit } charged { $target }.
log-fought = Combat over { $target }: column { $column }, dice { $rolled }, { $total } in all{ $why }: { $result }.
log-why = { " " }({ $why })
log-no_effect = no effect
log-by_hand = The combat table does not say what { $result } does: say how the combat ended.
log-on_die = { $value } on the die, { $why }
log-on_columns = { $many ->
    [one] { $value } column, { $why }
   *[other] { $value } columns, { $why }
}
log-net = Combat over { $target }, on a table of your own: columns { $shift }, die { $die }{ $why }.
log-settled = Combat over { $target } ended. Attackers: { $units }.
log-must_retreat = { $hexes ->
    [one] { $unit } must retreat { $hexes } hex.
   *[other] { $unit } must retreat { $hexes } hexes.
}
log-retreated = { $unit } retreated to { $hex }.
log-stays = { $unit } did not retreat.
log-eliminated = { $unit }: eliminated.
log-overrun = { $unit }: overrun and removed.
log-off_map = { $unit } left the map.
log-paper = Entered from paper, not as they stood here: { $units }.
log-paper_nothing = Entered from paper: everything stands as it did here.
log-set_hex = Set by hand: { $unit }, in { $value }.
log-set_facing = Set by hand: { $unit }, facing { $value }.
log-set_disordered_yes = Set by hand: { $unit }, in disorder.
log-set_disordered_no = Set by hand: { $unit }, not in disorder.
log-set_in_command_yes = Set by hand: { $unit }, in command.
log-set_in_command_no = Set by hand: { $unit }, out of command.
log-set_ma = Set by hand: { $unit }, movement allowance { $value }.
log-set_points = { $value ->
    [one] Set by hand: { $unit }, { $value } movement point left.
   *[other] Set by hand: { $unit }, { $value } movement points left.
}
log-set_strength = Set by hand: { $unit }, strength { $value }.
log-set_leader = Set by hand: { $unit }, led by { $value }.
log-set_leader_none = Set by hand: { $unit }, no leader.
log-set_name = Set by hand: { $unit }, now called { $value }.
log-set_unmanned_yes = Set by hand: { $unit }, unmanned.
log-set_unmanned_no = Set by hand: { $unit }, manned.
log-set_serves = Set by hand: { $unit }, serving { $value }.
log-set_away = Set by hand: { $unit }, off the map ({ $value }).
log-set_away_none = Set by hand: { $unit }, on the map ({ $now }).
log-set_fired_yes = Set by hand: { $unit }, fired in this turn.
log-set_fired_no = Set by hand: { $unit }, not fired in this turn.
log-set_turned_yes = Set by hand: { $unit }, turned in this turn.
log-set_turned_no = Set by hand: { $unit }, not turned in this turn.


# The list of units.

# What an edit is called, for undo and redo.
change-arm = kind
change-leader = leader
change-ma = movement allowance
change-strength = strength
change-hex = hex
change-facing = facing
change-scenario = game
change-infantry = movement allowance of infantry
change-cavalry = movement allowance of cavalry
change-leaders = movement allowance of leaders
change-base = base cost of a hex
change-recovery = recovery
change-crt = combat table

field-arm = Kind
field-leader = Leader
field-leader_hint = The number of its leader in this list; 0 for none.
field-ma = Movement allowance
field-ma_hint = From your own game; 0 for that of its kind below.
field-strength = Strength
field-strength_hint = From your own game; 0 where it is not known.
field-hex = Begins in
field-hex_hint = As the map calls it, 0813 or H13; empty where it is placed before the first turn.
field-facing = Facing
field-scenario = Game
field-infantry = Movement allowance of infantry
field-infantry_hint = From your own game; 0 where it is not known. Units may have their own.
field-cavalry = Movement allowance of cavalry
field-cavalry_hint = From your own game; 0 where it is not known. Units may have their own.
field-leaders = Movement allowance of leaders
field-leaders_hint = From your own game; 0 where it is not known.
field-base = What a hex costs
field-base_hint = In movement points, before the ground adds to it.
field-recovery = Recovery from disorder
field-recovery_hint = As your own game has it, in your words; it is shown where a unit may recover.
field-crt = Combat table
field-crt_hint = From your own game, typed or pasted; the desk brings none. Lines, or parts between semicolons: columns difference: -1, 0, 1 (or odds: 1:2, 1:1, 2:1, or asked: a, b); dice: 1; then rows for all that the dice come to, 1: AE, AR, DR, or 2 to 3: ..., and 4+: ... for the last (what modifiers take below the first row is read on it, and what they take above the last on that); then what results do, AR = attacker retreats 1; DR = defender retreats 2 disordered; AE = attacker eliminated.

fault-leader-title = its leader, number { $n }, is none
fault-leader-detail = A leader is a unit of this list that is one.

fault-no_leader-title = it has no leader
fault-no_leader-detail = A unit without a leader is out of command, unless the players read it otherwise.

fault-naseby_guns-title = a gun at Naseby
fault-naseby_guns-detail = Guns are used at Edgehill only.

fault-stacked-title = too much infantry with it in { $hex }
fault-stacked-detail = One infantry unit at most stands with a gun.

fault-gun_hex-title = it begins in { $hex }
fault-gun_hex-detail = The set-up has no gun there.

fault-bare_gun-title = no infantry over it in { $hex }
fault-bare_gun-detail = The Royalist guns begin under infantry.


# What is printed.

ground-wood = Wood
ground-wood_combat = infantry defends inside: { $die } on the attacker's die; cavalry attacks into it: { $shift } column
ground-hedge = Hedge
ground-hedge_combat = cavalry attacks through it: { $die } on the die
ground-hillside = Hillside, up or down
ground-hillside_combat = cavalry attacks uphill: { $shift } column
ground-road = Road
ground-road_combat = no effect

sheet-title = Edgehill and Naseby
sheet-subtitle = Optional rules · command radius, facing, artillery, terrain
sheet-credit = After "Optional rules for Edgehill and Naseby" by Roberto Chiavini. In our own words. The basic games are not included.
sheet-stamp = Cannot be played: { $breaches }
sheet-labels = Labels
sheet-labels_of = Units
sheet-casualties = Casualty markers
sheet-state_markers = State markers
sheet-bases_chosen = the book names no bases: { $base } mm each, as chosen for printing
sheet-markers = in disorder, out of command, unmanned, captured
sheet-markers_left_out = left out, as nobody here can be so: { $states }
sheet-stands = As it stands
sheet-shown = Shown
sheet-stands_clean = as the army took the field
sheet-moment = turn { $turn }, { $step }
sheet-now = Now: { $what }
sheet-faces = at { $hex }, facing { $facing }
sheet-in_hex = at { $hex }
sheet-left = { $now } of { $start } { $what }
sheet-owes = owes: { $what }
sheet-gone = Out of the battle
sheet-figure_left = of { $start } { $what }
sheet-taken = Taken from { $side }
sheet-none_left = none of them is left
sheet-no_card = These units have no card here:
sheet-no_card_for = { $unit }: { $why }
sheet-states = in disorder, unmanned, captured
sheet-troops = infantry and cavalry
sheet-count = Units
sheet-source = Source
sheet-leader = Leader
sheet-ma = Moves
sheet-ma_of_list = { $ma }, not the book's (E-A2)
sheet-head_units = Units
sheet-head_recovery = Recovery from disorder, as the player has it
sheet-head_command = Command
sheet-head_crt = How the combat table is read
sheet-head_facing = Facing
sheet-head_turning = Turning, moving, attacking
sheet-head_artillery = Artillery
sheet-head_guns = Guns
sheet-head_terrain = Terrain
sheet-head_charges = Charges and maps
sheet-head_readings = Readings that differ from the default
sheet-head_left_out = Left out of this sheet
sheet-left_out_guns = Artillery: this battle has no guns. [E-37]
sheet-left_out_command = Command radius: not used in this battle. [E-39]
sheet-left_out_facing = Facing: not used in this battle. [E-39]
sheet-left_out_artillery = Artillery: not used in this battle. [E-39]
sheet-left_out_ground = Terrain: nothing that is drawn on this map counts. [E-36]
sheet-left_out_terrain = Terrain: not used in this battle. [E-39]
sheet-caption_facing = A unit that faces a corner of its hex: hexsides clockwise from the left of that corner, and column shifts of an attack through them [E-04, E-07, E-08]
sheet-figure_facing = A unit faces a corner of its hex, here the one above. It moves and attacks through its front alone; attacks on it through its flanks and its rear shift columns, and the best shift counts. [E-04 to E-09]
sheet-caption_guns = Dice and chance of disorder; fire does nothing else, and not to a unit in disorder [E-13 to E-17]
sheet-caption_chain = Before a gun fires, in this order
sheet-caption_set_up = Guns at Edgehill [E-38]
sheet-caption_terrain = Movement points more, and combat [E-26, E-28 to E-32, E-34]
sheet-caption_modifiers = What modifies an attack
sheet-caption_crt = The player's own combat table
sheet-crt_difference = The column is the last whose number the attackers' strength less the defender's reaches, or the first where it reaches none; facing and ground shift it to the right or to the left (minus), as far as the table goes.
sheet-crt_odds = The column is the last whose odds the attackers' strength to the defender's reaches, or the first where it reaches none; facing and ground shift it to the right or to the left (minus), as far as the table goes.
sheet-crt_asked = The players say which column it is; facing and ground shift it to the right or to the left (minus), as far as the table goes.
sheet-crt_dice = { $n ->
    [one] The attacker throws { $n } die of six, and the modifiers of the die are added to what it shows. A sum below the first row is read on the first, one above the last on the last.
   *[other] The attacker throws { $n } dice of six, and the modifiers of the die are added to what they come to. A sum below the first row is read on the first, one above the last on the last.
}
sheet-crt_result = { $result }: { $does }.
sheet-crt_unexplained = the table does not say; the players say how the combat ended
sheet-crt_attacker = every attacker { $fate }
sheet-crt_defender = the defender { $fate }
sheet-crt_fate_eliminated = is eliminated
sheet-crt_fate_disordered = is in disorder
sheet-crt_fate_retreats = { $n ->
    [one] retreats { $n } hex
   *[other] retreats { $n } hexes
}
sheet-crt_fate_beaten = { $n ->
    [one] retreats { $n } hex in disorder
   *[other] retreats { $n } hexes in disorder
}
sheet-ground_drawn = Woods, hedges and hillsides count as drawn, at Edgehill and at Naseby.
sheet-sight_hedges = A gun needs a clear line of sight. Any unit of either side or a hedge hexside between gun and target blocks it.
sheet-sight_units = A gun needs a clear line of sight. Any unit of either side between gun and target blocks it.
sheet-ground_none = At Edgehill nothing that is drawn on the map counts; at Naseby woods, hedges and hillsides count as drawn.
sheet-col_none = { "" }
sheet-col_die = Dice
sheet-col_zone = Zone
sheet-col_sides = Hexsides
sheet-col_shift = Columns
sheet-col_range = Range
sheet-col_dice = Dice
sheet-col_infantry = Infantry, any 6
sheet-col_cavalry_any = Cavalry, any 5 or 6
sheet-col_cavalry_sum = Cavalry, total of 5 or more
sheet-col_chain = The shot is allowed if
sheet-col_clause = Clause
sheet-col_side = Side
sheet-col_hexes = Hexes
sheet-col_ground = Ground
sheet-col_move_infantry = Infantry
sheet-col_move_cavalry = Cavalry
sheet-col_combat = Combat
sheet-side_0 = 1st
sheet-side_1 = 2nd
sheet-side_2 = 3rd
sheet-side_3 = 4th
sheet-side_4 = 5th
sheet-side_5 = 6th
sheet-royalist = Royalist, under infantry
sheet-parliament = Parliament
sheet-on_die = { $value } on the die
sheet-on_columns = { $many ->
    [one] { $value } column
   *[other] { $value } columns
}
sheet-readings = Readings
sheet-usual = the defaults
sheet-unusual = not the default: { $ids }
# The losses that a report draws as a curve.
sheet-lost = units lost

setup-side_0 = The first side
setup-side_1 = The second side
setup-first = Who has the first turn?
setup-scenario = Which game?
setup-command = Is command radius used?
setup-facing = Is facing used?
setup-artillery = Is artillery used?
setup-terrain = Is terrain used?
setup-no_units = { $side }: the army has no units.
setup-wrong = { $unit } cannot begin where it does. { $why }
setup-other_crt = Its own combat table is another than the one that this battle is fought on, and is not used.
setup-unexplained = The combat table does not say what its result { $result } does (row { $row }, column { $column }): write a line such as { $result } = defender retreats 1 in the army's combat table, or say how each such combat ended.
setup-no_crt = No combat table is known: the desk tells columns and die modifiers and asks how each combat ended.
setup-no_allowance = Some units have no movement allowance: it is asked when they move.
setup-unplaced = Some units have no hex: they are placed before the first turn.
