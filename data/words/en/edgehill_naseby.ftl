### Edgehill and Naseby: what players read.

points = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}
hexes = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}

# The part of its movement that a unit out of command has.
less-half = half
less-part = 1/{ $n }

book-about = 1642 and 1645, on hexes: adds command, facing, guns and terrain to your base game.

arm-infantry = infantry
arm-cavalry = cavalry
arm-artillery = gun
arm-leader = leader
arm-infantry-start = Infantry
arm-cavalry-start = Cavalry
arm-artillery-start = Gun
arm-leader-start = Leader

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

state-disordered = disordered
state-out_of_command = out of command
state-unmanned = unmanned
state-captured = captured
state-fired = has fired

away-eliminated = eliminated
away-overrun = overrun
away-off_map = left the map
away-eliminated-start = Eliminated
away-overrun-start = Overrun
away-off_map-start = Left the map

ends-stays = Nothing
ends-disordered = Disordered
ends-back_1 = Retreats 1 hex
ends-back_2 = Retreats 2 hexes
ends-back_3 = Retreats 3 hexes
ends-beaten_1 = Retreats 1 hex, disordered
ends-beaten_2 = Retreats 2 hexes, disordered
ends-beaten_3 = Retreats 3 hexes, disordered
ends-eliminated = Eliminated

# A result that the players entered, in the log.
entered-stays = no effect
entered-disordered = disordered
entered-back_1 = retreat of 1 hex
entered-back_2 = retreat of 2 hexes
entered-back_3 = retreat of 3 hexes
entered-beaten_1 = retreat of 1 hex, disordered
entered-beaten_2 = retreat of 2 hexes, disordered
entered-beaten_3 = retreat of 3 hexes, disordered
entered-eliminated = eliminated

step-deploy = Place the units
step-start = Command, crews and recovery
step-start_command = Command and recovery
step-start_crews = Crews and recovery
step-start_recovery = Recovery
step-move = Movement
step-fire = Gunfire
step-combat = Combat

phase-deploy = Set-up
phase-start = Turn
phase-move = Turn
phase-fire = Turn
phase-combat = Turn

who-both = both

now-deploy = Place every unit that has no hex yet, then end the step.
now-start = { $side }: recover units, man guns again, activate leaders as in your base game, then end the step.
now-start_no_guns = { $side }: recover units, activate leaders as in your base game, then end the step.
now-move = { $side }: turn units, move them only through their front hexsides, then end the step.
now-move_freely = { $side }: move units, then end the step.
now-fire = { $side }: fire or turn guns, then end the step.
now-fire_only = { $side }: fire guns, then end the step.
now-combat = { $side }: declare attacks and resolve them, then end the turn.

over-won = { $side } has no infantry or cavalry left on the map.
over-both = Neither side has infantry or cavalry left on the map. Neither holds the field.

group-deploy = Place
group-start = Begin the turn
group-move = Move
group-fire = Fire
group-combat = Combat
group-to_do = To do
group-step = Step
group-hand = Set by hand

offer-deploy = Place the unit
offer-recover = Recover from disorder
offer-recover_so = Recover from disorder: { $how }
offer-recrew = Man the gun again
offer-replace = Replace the gun
offer-back_in_use = Use the gun again
offer-move = Move
offer-over = Move through { $gun }
offer-turn = Turn ({ $points })
offer-turn_gun = Turn the gun
offer-fire = Fire
offer-attempt = Try to fire (crew flees)
offer-attack = Attack
offer-charge = Charge
offer-fight = Roll for the combat
offer-settle = Enter the result
offer-retreat = Retreat
offer-stays = Do not retreat
offer-end = End step: { $step }
offer-end_turn = End turn: { $side }
offer-end_deploy = Begin the battle
offer-paper = Enter from paper
offer-hex = Set hex
offer-facing = Set facing
offer-disordered = Set disorder
offer-in_command = Set in or out of command
offer-ma = Set movement allowance
offer-points = Set movement points
offer-strength = Set strength
offer-leader = Set leader
offer-name = Rename the unit
offer-unmanned = Set manned or unmanned
offer-serves = Set the gun's side
offer-fired = Set whether it has fired
offer-turned = Set whether it turned
offer-away = Remove or put back

ask-paper = { $unit }: { $what }
ask-begins_in_him = In which hex does the leader start?
ask-begins_in = In which hex does it start?
ask-facing_him = Which way does the leader face?
ask-facing = Which way does it face?
ask-to_him = Which hex does the leader move to?
ask-to = Which hex does it move to?
ask-target = Which enemy is the target?
ask-activates = Which leader activates the gun?
ask-column = Which column does the combat use before any shift?
ask-stacked_hint = Only one unit in a hex is attacked. Set by hand what your base game does to the others.
ask-column_hint = Drumhead then shifts the column for facing and terrain.
ask-attacker = What happens to the attackers?
ask-defender = What happens to the defender?
ask-hex_him = Which hex is the leader in?
ask-hex = Which hex is it in?
ask-disordered = Is it disordered?
ask-in_command = Is it in command this turn?
ask-ma_him = What is the leader's movement allowance?
ask-ma = What is its movement allowance?
ask-points_him = How many movement points does the leader have left?
ask-points = How many movement points does it have left?
ask-strength = What is its strength (0 if not known)?
ask-leader = Which leader commands it?
ask-name_him = What is the leader's name?
ask-name = What is its name?
ask-unmanned = Is it unmanned?
ask-serves = Which side does it serve?
ask-fired = Has it fired or been activated this turn?
ask-turned = Has it changed facing this turn?
ask-away_him = Where is the leader?
ask-away = Where is it?

place-map = On the map
place-no_leader = No leader
place-unplaced = no hex yet

choice-way = { $hex }, { $points }
choice-nearest_facing = { $facing } (shortest turn)

count-none = no units
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
about-crt = Drumhead resolves combat with the combat table.
about-no_crt = Without a combat table, Drumhead gives only column shifts and die modifiers.

what-ma = moves { $n }
what-strength = strength { $n }
what-hex = starts in { $hex }

to_do-combat = Resolve the combat against { $unit }
to_do-result = Enter the result of the combat against { $unit }
to_do-retreat = { $hexes ->
    [one] Retreat { $hexes } hex
   *[other] Retreat { $hexes } hexes
}

mark-fire = Fire at { $target }
mark-seen = In the gun's field of fire and visible
mark-hidden = In the gun's field of fire, but { $way }
mark-command = A unit here is in command

against-mover = { $unit } cannot act: the active side is { $side }.
against-step = { $unit } cannot do that now: wait for the step “{ $step }”.
against-enemy_there = { $unit } cannot enter { $hex }: an enemy is there.
against-crowded = { $unit } cannot stack in { $hex }: only 1 infantry unit may stack with a gun.
against-guns_unused = { $unit } cannot be used: this battle has no guns.
against-recrew = { $unit } cannot be manned yet: { $what }.
against-replace = { $unit } cannot be replaced yet: wait for its captor's next turn.
against-retaken = { $unit } cannot be used yet: it was retaken. Wait for its side's next turn.
against-fired = { $unit } cannot turn: it has already fired this turn.
against-no_crew = { $unit } cannot turn: it is unmanned.
against-not_replaced = { $unit } cannot turn: it is captured and not yet replaced.
against-not_in_use = { $unit } cannot turn: it was retaken. First choose “Use the gun again”.
against-front = { $unit } cannot attack { $target }: the target is not in front of it.
against-out_of_command = { $unit } cannot start a combat: it is out of command.
against-charge_wood = { $unit } cannot charge { $target }: a charge cannot enter or leave a wood.
against-charge_uphill = { $unit } cannot charge { $target }: uphill, it may only attack.
against-attacked = { $unit } cannot attack again: it has already attacked this turn.
against-retreats_first = { $unit } cannot act or be attacked yet: it must retreat first.
against-retreat = { $hexes ->
    [one] { $unit } cannot retreat to { $hex }: it needs a clear path of { $hexes } hex.
   *[other] { $unit } cannot retreat to { $hex }: it needs a clear path of { $hexes } hexes.
}
against-retreat_enemy = { $unit } cannot retreat to { $hex }: an enemy is there.
against-retreat_over_gun = { $unit } cannot retreat to { $hex }: { $gun }, an enemy gun, is in the way.
against-retreat_gun = { $unit } cannot retreat to { $hex }: { $gun }, an enemy gun, is there.
against-unplaced = The step cannot end yet: some units have no hex.
against-unfought = Still to do: resolve the combat against { $unit }.
against-unretreated = { $unit } must still retreat.

# What keeps a gun unmanned.
recrew-turn = wait until a later turn
recrew-leader = { $leader ->
    [one] no friendly leader is within { $leader } hex
   *[other] no friendly leader is within { $leader } hexes
}
recrew-enemy = { $enemy ->
    [one] an enemy, { $unit }, is less than { $enemy } hex away
   *[other] an enemy, { $unit }, is less than { $enemy } hexes away
}

bar-unmanned = { $gun } cannot fire: it is unmanned.
bar-not_replaced = { $gun } cannot fire: it is captured and not yet replaced.
bar-not_in_use = { $gun } cannot fire: it was retaken. First choose “Use the gun again”.
bar-out_of_range = { $gun } cannot fire at { $target }: range { $range } hexes, maximum { $most }.
bar-no_los = { $gun } cannot fire at { $target }: { $way }.
bar-out_of_arc = { $gun } cannot fire at { $target }: it is outside the gun's field of fire.
bar-target_already_disordered = { $gun } cannot fire at { $target }: that unit is already disordered.
bar-turned_this_turn = { $gun } cannot fire: it has already changed facing this turn.
bar-already_activated = { $gun } cannot fire: it has already been activated this turn.
bar-leader_has_no_infantry = { $gun } cannot fire: { $why }.
bar-adjacent_cavalry_unsupported = { $gun } cannot fire at adjacent cavalry: no infantry is with the gun.

# Why a gun has no leader that activates it.
activates-none = no leader with infantry can activate it
activates-choose = choose a leader to activate it
activates-other_side = the chosen leader, { $leader }, is an enemy
activates-not_leader = the chosen unit, { $leader }, is not a leader
activates-off_map = the chosen leader, { $leader }, is off the map
activates-no_infantry = the chosen leader, { $leader }, commands no infantry on the map

chain-unmanned = The gun is manned
chain-not_replaced = The gun is not captured, or its captor has replaced it
chain-out_of_range = The target is in range
chain-no_los = The line of sight is clear
chain-out_of_arc = The target is in the gun's field of fire
chain-target_already_disordered = The target is not yet disordered
chain-turned_this_turn = The gun has not changed facing this turn
chain-already_activated = The gun has not been activated this turn
chain-leader_has_no_infantry = The leader commands at least one infantry unit
chain-adjacent_cavalry_unsupported = Infantry is with the gun if the target is adjacent cavalry (otherwise the crew flees)

block-unit = a unit in { $hex } is in the way
block-wood = the wood in { $hex } is in the way
block-slope = the slope in { $hex } is in the way
block-hedge = the hedge between { $hex } and { $other } is in the way

impossible-unit = There is no such unit.
impossible-off_map = { $unit } cannot take part while off the map.
impossible-steady = { $unit } cannot recover: it is not disordered.
impossible-placed = { $unit } cannot be placed: the battle has begun.
impossible-no_corner = A unit cannot face a side of its hex: choose a corner.
impossible-no_gun = { $unit } cannot do that: it is not a gun.
impossible-manned = { $unit } cannot be manned again: it already has its crew.
impossible-captured = { $unit } cannot be manned: its captor, { $side }, must replace it first.
impossible-retaken = { $unit } cannot be manned: it was retaken. First choose “Use the gun again”.
impossible-not_captured = { $unit } cannot be replaced: it is not captured, or has been replaced.
impossible-guns_still = { $unit } cannot move: guns never move.
impossible-no_allowance = { $unit } cannot move yet: set the movement allowance first.
impossible-no_facing = { $unit } cannot turn: it has no facing.
impossible-faces_so = { $unit } cannot turn: it already faces that way.
impossible-no_points = { $unit } cannot turn: it has no movement points left.
impossible-no_target = { $unit } cannot be fired at: only enemy infantry and cavalry can be.
impossible-no_attacker = { $unit } cannot attack: only infantry and cavalry can.
impossible-no_combat = { $unit } cannot attack { $target }: choose enemy infantry or cavalry.
impossible-charge_foot = { $unit } cannot charge: it is not cavalry.
impossible-in_combat = { $unit } cannot act yet: its combat is not resolved.
impossible-rolled = { $unit } cannot attack { $target } now: the dice have already been rolled.
impossible-not_adjacent = { $unit } cannot attack: the enemy is not adjacent.
impossible-not_attacked = Combat against { $unit } cannot be resolved: no unit is attacking it.
impossible-unexplained = The combat against { $unit } cannot be re-rolled: enter its result.
impossible-no_crt = Without a combat table, enter the result of the combat against { $unit }.
impossible-no_column = The combat against { $unit } cannot be rolled: choose its column first.
impossible-no_retreat = { $unit } cannot retreat: nothing forces it to.
impossible-behind_gun = { $unit } cannot reach { $hex } without moving through an enemy gun.
impossible-is_there = { $unit } cannot move there: it is already in { $hex }.
impossible-facing_dear = { $unit } cannot face that way in { $hex }: too few movement points to turn.
impossible-ends_on_gun = { $unit } cannot move through the gun in { $hex } and end there: choose “Move”.
impossible-shut_in = { $unit } cannot reach { $hex }: enemies bar every route.
impossible-halved = { $unit } cannot reach { $hex }: out of command, it moves { $less } as far.
impossible-too_far = { $unit } cannot reach { $hex } through its front: too few movement points.
impossible-beyond = { $unit } cannot reach { $hex }: too few movement points.
impossible-hex = This map has no hex { $hex }.
impossible-field = { $what } cannot be set by hand.
impossible-not_now = { $unit }: { $what } cannot be set now.
impossible-value = { $what } cannot be { $value }.

tag-steady = steady
tag-steady-start = Steady
tag-disordered = disordered
tag-disordered-start = Disordered
tag-disordered_about = Guns cannot fire at it. It recovers as in your base game.
tag-manned = manned
tag-manned-start = Manned
tag-unmanned = unmanned
tag-unmanned-start = Unmanned
tag-unmanned_about = It may be manned again in a later turn, when a friendly leader is near and no enemy is.
tag-captured = captured by { $side }
tag-captured-start = Captured by { $side }
tag-captured_about = From the captor's next turn, one of the captor's guns may replace this one.
tag-retaken = retaken by { $side }
tag-retaken-start = Retaken by { $side }
tag-retaken_about = It may be used again from its side's next turn.
tag-out_of_command = out of command
tag-out_of_command_about = It moves only { $less } as far and cannot start a combat.
tag-points = { $points } left
tag-serves = serves { $side }
tag-serves_about = One of the captor's guns has replaced it.
tag-fired = has fired
tag-turned = has turned
tag-turned_about = It cannot fire this turn.
tag-attacks = attacking { $unit }
tag-charges = charging { $unit }
tag-attacked = attacked
tag-attacked_about = Attacking it: { $units }.

card-about = { $what } in { $hex }
card-unplaced = { $what }, not placed yet
card-strength = strength
card-strength-start = Strength
card-strength-left = strength { $now } of { $start }

way-wood = { $hex }, wood
way-hedge = { $hex }, over a hedge
way-hillside = { $hex }, hillside
way-turning = Turning on the way

preview-fire = Fire: { $gun } at { $target }
preview-fight = Combat against { $target }
preview-way = Route
preview-move = Cost: { $points }, including turning. Final facing: { $facing }.
preview-move_freely = { $points }.
preview-range = Range { $n }
preview-dice = Dice
preview-highest = Disordered if any die shows { $n }.
preview-any = Disordered if any die shows { $n }+.
preview-cavalry_sum = Disordered on a total of { $n }+.
preview-columns = Columns
preview-die = Attacker's die
preview-captures = The move captures { $unit }.
preview-removes = The move removes { $unit }.
preview-runs = { $unit } cannot fire: its crew flees.
preview-runs_at_end = At the end of this step, the crew of { $gun } flees.
preview-downhill = { $unit }: disordered by charging downhill.
preview-strengths = Strength { $attackers } against { $defender }
preview-column = Column { $from } becomes { $to }.
preview-column_unshifted = Column { $from }: no shift.
preview-column_stays = Column { $from } is unchanged: there is no column beyond it.
preview-column_ends = Column { $from } becomes { $to }, the end column.
preview-drm = Die modifier: { $drm }.
preview-no_column = Choose the column. Its shift and the die modifier are shown above.
preview-no_crt = Use your own combat table, with the shift and die modifier above. Then enter the result.

odds-disorders = disordered
odds-nothing = no effect
odds-sentence = These are the chances that this gun disorders the target or has no effect.
odds-all_guns = disordered by at least one of { $n } guns
odds-assume_guns = Every gun that can fire at the target does so.
odds-results = The results are from your own combat table.

panel-unit = The unit
panel-guns = Dice and chance of disorder
panel-hex = Hex
panel-facing = Facing
panel-ma = Movement allowance
panel-left = Movement left this turn
panel-turning = Turning
panel-strength = Strength
panel-leader = Leader
panel-distance = Distance from its leader
panel-command = In command
panel-unknown = not known
panel-yes = yes
panel-no = no
panel-range = { $dice ->
    [one] { $dice } die: infantry { $infantry }, cavalry { $cavalry }
   *[other] { $dice } dice: infantry { $infantry }, cavalry { $cavalry }
}

log-deployed = { $unit } started in { $hex }, facing { $facing }.
log-deployed_only = { $unit } started in { $hex }.
log-turn = Turn { $turn } began: { $side } to move.
log-out_of_command = Out of command: { $units }.
log-step = { $step }.
log-recovered = { $unit } recovered from disorder.
log-manned = { $unit }: manned again.
log-replaced = { $unit }: replaced by one of the captor's guns.
log-replaced_facing = { $unit }: replaced by one of the captor's guns, facing { $facing }.
log-replaced_unmanned = { $unit }: replaced by one of the captor's guns, still unmanned.
log-replaced_unmanned_facing = { $unit }: replaced by one of the captor's guns, facing { $facing }, still unmanned.
log-back_in_use = { $unit }: in use again by its own side.
log-back_in_use_facing = { $unit }: in use again by its own side, facing { $facing }.
log-back_in_use_unmanned = { $unit }: in use again by its own side, still unmanned.
log-back_in_use_unmanned_facing = { $unit }: in use again by its own side, facing { $facing }, still unmanned.
log-unmanned_attempt = { $unit }: unmanned. It tried to fire at adjacent cavalry, and no infantry was with the gun.
log-unmanned_adjacent = { $unit }: unmanned. Cavalry ended its move adjacent, and no infantry was with the gun.
log-unmanned_forsaken = { $unit }: unmanned when its infantry was beaten.
log-regained = { $unit }: no longer captured.
log-captured = { $by } captured { $unit }.
log-retaken = { $by } retook { $unit }.
log-moved = { $unit } moved { $way }, now facing { $facing }.
log-moved_freely = { $unit } moved { $way }.
log-turned = { $unit } turned to face { $facing }.
log-fired_hit = { $unit } fired at { $target } and hit.
log-fired_hit_led = { $unit }, activated by { $leader }, fired at { $target } and hit.
log-fired_miss = { $unit } fired at { $target } and missed.
log-fired_miss_led = { $unit }, activated by { $leader }, fired at { $target } and missed.
log-disordered = { $unit }: disordered.
log-downhill = { $unit } charged downhill: disordered.
log-attacks = { $unit } attacked { $target }.
log-charges = { $unit } charged { $target }.
log-fought = { $units } fought { $target }: { $result }.
log-no_effect = no effect
log-by_hand = Result { $result } was not explained in the combat table: the players had to enter how the combat ended.
log-settled = Combat against { $target } ended. Attackers: { $units }.
log-settled_as = Combat against { $target } ended: { $defender }. Attackers, { $units }: { $attacker }.
# Shown below a line of the log.
detail-points = { $spent ->
    [one] { $spent } movement point spent, { $points } left
   *[other] { $spent } movement points spent, { $points } left
}
detail-out = A unit out of command has only { $less } of its movement allowance and cannot start a combat
detail-fire = { $dice ->
    [one] Range { $range }, { $dice } die
   *[other] Range { $range }, { $dice } dice
}
detail-combat = Column { $column }, dice { $rolled }, total { $total }
detail-net = For your own combat table: column shift { $shift }, die modifier { $die }
detail-on_die = { $value } to the die ({ $why })
detail-on_columns = { $many ->
    [one] { $value } column ({ $why })
   *[other] { $value } columns ({ $why })
}
log-must_retreat = { $hexes ->
    [one] { $unit }: forced to retreat { $hexes } hex.
   *[other] { $unit }: forced to retreat { $hexes } hexes.
}
log-retreated = { $unit } retreated to { $hex }.
log-stays = { $unit } did not retreat.
log-eliminated = { $unit }: eliminated.
log-overrun = { $unit }: overrun and removed.
log-off_map = { $unit } left the map.
log-paper = Entered from paper. Units changed: { $units }.
log-paper_nothing = Entered from paper: no changes.
log-set_hex = Set by hand: { $unit }, in { $value }.
log-set_facing = Set by hand: { $unit }, facing { $value }.
log-set_disordered_yes = Set by hand: { $unit }, disordered.
log-set_disordered_no = Set by hand: { $unit }, not disordered.
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
log-set_away = Set by hand: { $unit }, { $value }.
log-set_away_none = Set by hand: { $unit }, back on the map in { $now }.
log-set_fired_yes = Set by hand: { $unit }, already fired this turn.
log-set_fired_no = Set by hand: { $unit }, not yet fired this turn.
log-set_turned_yes = Set by hand: { $unit }, facing already changed this turn.
log-set_turned_no = Set by hand: { $unit }, facing not yet changed this turn.


# The list of units.

# What an edit is called, for undo and redo.
change-arm = kind
change-leader = leader
change-ma = movement allowance
change-strength = strength
change-hex = hex
change-facing = facing
change-scenario = game
change-infantry = infantry movement allowance
change-cavalry = cavalry movement allowance
change-leaders = leaders' movement allowance
change-base = base cost per hex
change-recovery = recovery
change-crt = combat table

field-arm = Kind
field-leader = Leader
field-leader_hint = The number of the unit's leader in this list; 0 for none.
field-ma = Movement allowance
field-ma_hint = From your base game. Enter 0 to use this list's allowance for that kind of unit.
field-strength = Strength
field-strength_hint = From your base game; 0 if not known.
field-hex = Starting hex
field-hex_hint = As on the map: 0813 or H13. Leave empty to place the unit before the first turn.
field-facing = Facing
field-scenario = Game
field-infantry = Infantry movement allowance
field-infantry_hint = From your base game; 0 if not known. Units may have allowances of their own.
field-cavalry = Cavalry movement allowance
field-cavalry_hint = From your base game; 0 if not known. Units may have allowances of their own.
field-leaders = Leaders' movement allowance
field-leaders_hint = From your base game; 0 if not known.
field-base = Cost per hex
field-base_hint = In movement points, before terrain costs.
field-recovery = Recovery from disorder
field-recovery_hint = Your base game's recovery rule, in your own words. It is shown when a unit may recover.
field-crt = Combat table
field-crt_hint = From your base game, typed or pasted, in lines or in parts separated by semicolons. First “columns difference: -1, 0, 1”, “columns odds: 1:2, 1:1, 2:1” or, to choose the column yourselves, “columns asked: a, b”; then “dice: 1”. Then a row for each total: “1: AE, AR, DR”, “2 to 3: ...”, and “4+: ...” for the last; totals outside the table use its first or last row. Then the results: “AR = attacker retreats 1”, “DR = defender retreats 2 disordered”, “AE = attacker eliminated”.

fault-leader-title = no leader with the number { $n }
fault-leader-title-start = No leader with the number { $n }
fault-leader-detail = Enter the number of a leader in this list, or 0 for no leader.

fault-no_leader-title = no leader
fault-no_leader-title-start = No leader
fault-no_leader-detail = A unit without a leader is out of command, unless your interpretation says otherwise.

fault-naseby_guns-title = a gun at Naseby
fault-naseby_guns-title-start = A gun at Naseby
fault-naseby_guns-detail = Guns are used at Edgehill only.

fault-stacked-title = too much infantry with a gun in { $hex }
fault-stacked-title-start = Too much infantry with a gun in { $hex }
fault-stacked-detail = { $most ->
    [one] Maximum { $most } infantry unit per gun.
   *[other] Maximum { $most } infantry units per gun.
}

fault-gun_hex-title = a gun starting in { $hex }
fault-gun_hex-title-start = A gun starting in { $hex }
fault-gun_hex-detail = The set-up in the rules has no gun there.

fault-bare_gun-title = no infantry with the gun in { $hex }
fault-bare_gun-title-start = No infantry with the gun in { $hex }
fault-bare_gun-detail = Royalist guns start stacked with infantry. Place an infantry unit in the gun's hex.


# What is printed.

ground-wood = Wood
ground-wood_combat = { $die } to the die against infantry inside; { $shift } column for cavalry attacking into it
ground-hedge = Hedge
ground-hedge_combat = { $die } to the die for cavalry attacking through it
ground-hillside = Hillside, up or down
ground-hillside_combat = { $shift } column for cavalry attacking uphill
ground-road = Road
ground-road_combat = no effect

sheet-title = Edgehill and Naseby
sheet-subtitle = Optional rules · command radius, facing, artillery, terrain
sheet-credit = Based on “Optional rules for Edgehill and Naseby” by Roberto Chiavini, in our own words. The base games are not included.
sheet-stamp = { $problems ->
    [one] Illegal: { $problems } problem
   *[other] Illegal: { $problems } problems
}
sheet-labels = Labels
sheet-labels_of = Units
sheet-casualties = Casualty markers
sheet-state_markers = State markers
sheet-bases_chosen = Drawn for { $base } mm bases, side by side (the rules give no size)
# The states that have markers, separated by commas.
sheet-markers = disordered, out of command, unmanned, captured
sheet-markers_left_out = Not printed (no unit can be): { $states }
sheet-stands = Current state
sheet-shown = Shown
sheet-stands_clean = at full strength
sheet-moment = turn { $turn }, { $step }
sheet-now = Now: { $what }
sheet-faces = in { $hex }, facing { $facing }
sheet-in_hex = in { $hex }
sheet-left = { $now } of { $start } { $what }
sheet-to_do = to do: { $what }
sheet-gone = Out of the battle
sheet-figure_left = of { $start } { $what }
sheet-taken = Captured from { $side }
sheet-none_left = none left
sheet-no_card = Units with no card:
sheet-no_card_for = { $unit }: { $why }
# The states that are ticked on rosters and cards, separated by commas.
sheet-states = disordered, unmanned, captured
sheet-troops = infantry and cavalry
sheet-count = Units
sheet-source = Source
sheet-leader = Leader
sheet-ma = Movement allowance
sheet-ma_of_list = { $ma } (from the army list, E-A2)
sheet-head_units = Units
sheet-head_recovery = Recovery from disorder, as in the base game
sheet-head_command = Command
sheet-head_crt = How to use the combat table
sheet-head_facing = Facing
sheet-head_turning = Turning, moving, attacking
sheet-head_artillery = Artillery
sheet-head_guns = Guns
sheet-head_terrain = Terrain
sheet-head_charges = Charges and maps
sheet-head_interpretations = Interpretations that differ from the default
sheet-head_left_out = Not on this sheet
sheet-left_out_guns = Artillery: this battle has no guns. [E-37]
sheet-left_out_command = Command radius: not used in this battle. [E-39]
sheet-left_out_facing = Facing: not used in this battle. [E-39]
sheet-left_out_artillery = Artillery: not used in this battle. [E-39]
sheet-left_out_ground = Terrain: none on this map affects play. [E-36]
sheet-left_out_terrain = Terrain effects on movement and combat: not used in this battle. [E-39]
sheet-caption_facing = A unit faces a corner of its hex. Hexsides are listed clockwise from the left of that corner, with the column shift of an attack through each. [E-04, E-07, E-08]
sheet-figure_facing = A unit faces a corner of its hex, here the one above. It moves and attacks only through its front. An attack through its flank or rear gets a column shift; only the best shift counts. [E-04 to E-09]
sheet-caption_guns = Dice and chance of disorder. Fire has no other effect, and no effect on a disordered unit. [E-13 to E-17]
sheet-caption_chain = Checks before a gun fires, in this order
sheet-caption_set_up = Guns at Edgehill [E-38]
sheet-caption_terrain = Extra movement points, and effects on combat [E-26, E-28 to E-32, E-34]
sheet-caption_modifiers = Attack modifiers
sheet-caption_crt = Combat table of the base game
sheet-crt_difference = Column: subtract the defender's strength from the attackers'. Use the last column that the result reaches, or the first if it reaches none. Then shift it right (+) or left (−) for facing and terrain, not past the end columns.
sheet-crt_odds = Column: find the odds, attackers' strength to defender's. Use the last column that these odds reach, or the first if they reach none. Then shift it right (+) or left (−) for facing and terrain, not past the end columns.
sheet-crt_asked = Column: chosen by the players. Then shift it for facing and terrain, right (+) or left (−), not past the end columns.
sheet-crt_dice = The attacker rolls { $n }D6 and adds the die modifiers. Totals below the first row use the first; totals above the last use the last.
sheet-crt_result = { $result }: { $does }.
sheet-crt_unexplained = not explained; the players enter the result
sheet-crt_attacker = every attacker { $fate }
sheet-crt_defender = the defender { $fate }
sheet-crt_fate_eliminated = is eliminated
sheet-crt_fate_disordered = is disordered
sheet-crt_fate_retreats = { $n ->
    [one] retreats { $n } hex
   *[other] retreats { $n } hexes
}
sheet-crt_fate_beaten = { $n ->
    [one] retreats { $n } hex, disordered
   *[other] retreats { $n } hexes, disordered
}
sheet-ground_drawn = At Edgehill and Naseby, all woods, hedges and hillsides drawn on the map count.
sheet-sight_hedges = A gun needs a clear line of sight. A hedge hexside or any unit of either side between gun and target blocks it.
sheet-sight_units = A gun needs a clear line of sight. Any unit of either side between gun and target blocks it.
sheet-ground_none = At Edgehill, no terrain on the map counts. At Naseby, woods, hedges and hillsides count.
sheet-col_none = { "" }
sheet-col_die = Dice
sheet-col_zone = Zone
sheet-col_sides = Hexsides
sheet-col_shift = Columns
sheet-col_range = Range (hexes)
sheet-col_dice = Dice
sheet-col_infantry = Infantry, any 6
sheet-col_cavalry_any = Cavalry, any 5 or 6
sheet-col_cavalry_sum = Cavalry, total of 5+
sheet-col_chain = A gun may fire if
sheet-col_clause = Clause
sheet-col_side = Side
sheet-col_hexes = Hexes
sheet-col_ground = Terrain
sheet-col_move_infantry = Infantry
sheet-col_move_cavalry = Cavalry
sheet-col_combat = Combat
sheet-side_0 = 1st
sheet-side_1 = 2nd
sheet-side_2 = 3rd
sheet-side_3 = 4th
sheet-side_4 = 5th
sheet-side_5 = 6th
sheet-royalist = Royalist, stacked with infantry
sheet-parliament = Parliament
sheet-on_die = { $value } to the die
sheet-on_columns = { $many ->
    [one] { $value } column
   *[other] { $value } columns
}
sheet-interpretations = Interpretations
sheet-usual = the defaults
sheet-clauses = Clause numbers
sheet-clauses_about = in brackets, in Drumhead's own numbering
sheet-unusual = not the default: { $ids }
# The losses that a report draws as a curve.
sheet-lost = units lost

setup-first = Which side has the first turn?
setup-scenario = Which game are you playing?
setup-command = Is command radius used?
setup-facing = Is facing used?
setup-artillery = Is artillery used?
setup-terrain = Does terrain affect movement and combat?
setup-no_units = { $side }: the army has no units.
setup-wrong = Start positions: { $why }
setup-other_crt = The army's own combat table differs from this battle's and is not used.
setup-other_base = The army's own hex cost differs from this battle's and is not used.
setup-other_recovery = The army's own recovery rule differs from this battle's and is not used.
setup-unexplained = Combat table: result { $result } is not explained (row { $row }, column { $column }). Add a line such as “{ $result } = defender retreats 1” to the army's combat table, or enter each such result in play.
setup-no_crt = No combat table: Drumhead gives column shifts and die modifiers, and you enter each result.
setup-no_allowance = Some units have no movement allowance: set one for each unit when it moves.
setup-naseby_guns = Naseby has no guns: those in the lists are not used.
setup-no_facing = Some units have no facing in their list: they start facing the top of the map. Set their facing.
setup-other_corners = On this map, some units are listed as facing a hexside, not a corner. Each starts facing the next corner clockwise.
setup-unplaced = Some units have no hex: place them before the first turn.
