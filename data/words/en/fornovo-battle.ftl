### The battle in words: set-up, steps, orders, refusals, questions, log and previews.

# General
over-won = { $side } has no units left. The battle is over.
over-both = Neither side has units left. The battle is over, and neither holds the field.
share = { $dice } at { $enemy }
charge_goes_on = charge continues
failed_charge = shaken, with a recoil of half the distance charged

setup-first_side = The first side
setup-second_side = The second side
setup-scale = Figures
setup-year = Year
setup-about = { $units }, { $points }, gun weight { $weight }
setup-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
setup-one_unit = 1 unit
setup-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
setup-points_of = { $points } of { $limit } points
setup-no_units = { $side }: the army has no units.
setup-other_scale = { $side }: the army was built for the other figure scale. The battle's scale applies.
setup-other_year = { $side }: the army was built for { $year }. The battle's year applies.
setup-other_interpretations = { $side }: the army was built with other interpretations. The battle's interpretations apply.

phase-set_up = Set-up
phase-rally = Rally
phase-move = Move
phase-shoot = Shoot
phase-combat = Combat

step-set_up-label = Place the armies
step-set_up-now = Place the armies, then roll for the loyalty of unpaid units.

step-initiative-label = Roll for the choice of side
step-initiative-now = Each side rolls one die. The winner chooses to be side A or side B.

step-recoils-label = Move recoils
step-recoils-now = Make the recoil moves that were marked last turn.

step-rally_tests-label = Rally and pursuit tests
step-rally_tests-now = Routing units take rally tests; pursuers take pursuit tests.

step-flight-label = Rout and pursuit moves
step-flight-now = Move every unit that is still routing, and every pursuer that did not halt.

step-returns-label = Return to the table
step-returns-now = Pursuers that have left the table take a test to return.

step-charges_a-label = Side A charges
step-charges_a-now = Side A declares and moves its charges.

step-answers_b-label = Side B answers
step-answers_b-now = Side B countercharges and evades.

step-charges_b-label = Side B charges
step-charges_b-now = Side B declares and moves its charges.

step-answers_a-label = Side A answers
step-answers_a-now = Side A countercharges and evades.

step-moves_a-label = Side A moves
step-moves_a-now = Side A moves its units and generals, and changes formations.

step-moves_b-label = Side B moves
step-moves_b-now = Side B moves its units and generals, and changes formations.

step-fire-label = Shooting
step-fire-now = Both sides shoot. Remove all losses when the step ends.

step-fire_tests-label = Shooting and charge tests
step-fire_tests-now = Take shooting tests, then charge tests: counterchargers, then chargers, then targets.

step-completions-label = Complete charges
step-completions-now = Chargers that lost their target take a pursuit test, then halt or run on.

step-rounds-label = Combat
step-rounds-now = Every unit in contact fights one round. Remove all losses when the step ends.

step-loser_tests-label = Lost combat tests
step-loser_tests-now_any = Test each unit that suffered more hits from any enemy than it inflicted on that enemy. Mark recoils for next turn.
step-loser_tests-now = Test each unit that suffered more hits than it inflicted. Mark recoils for next turn.

step-friend_tests-label = Routing friend tests
step-friend_tests-now = In any order, test each unit that saw a nearby friend rout, but only once a turn.

step-recovery-label = Recovery
step-recovery-now = Halted units recover if they did not advance. Shaken or disordered units recover if idle.

who-both = both sides
who-a = side A
who-b = side B

group-turn = The turn
group-to_do = To do
group-general = Generals
group-hand = Set by hand
group-ground = Terrain
group-weapons = Weapons
group-move = Move
group-manoeuvre = Manoeuvre
group-shoot = Shoot
group-combat = Combat
group-test = Tests

pending-initiative = { $other }: roll for the choice of side
pending-choose_side = { $other }: choose side A or B
pending-pay = { $unit }: roll for loyalty
pending-recoil_by = { $unit }: recoil { $by }″
pending-recoil = { $unit }: recoil
pending-flee = { $unit }: rout move
pending-flee_half = { $unit }: half a rout move
pending-pursue = { $unit }: pursuit move
pending-pursue_after = { $unit }: pursuit move, once its target has moved
pending-whom = { $unit }: choose which enemy to pursue
pending-answer = { $unit }: answer the charge of { $other }
pending-divide = { $unit }: allocate the hits from { $other }
pending-save = { $unit }: save against { $other }
pending-gun_hits = { $unit }: roll for the effect of its hits on { $other }
pending-danger = { $other }: roll to see whether he is lost
pending-complete = { $unit }: complete the charge
pending-fight = { $unit } and { $other }: fight a round
pending-overrun = { $other }: overrun { $unit }
pending-strike = { $unit }: strike { $other }
pending-ditch = { $unit }: roll for disorder at the ditch
pending-go_on = { $unit }: roll against the target with the dice that missed friends
pending-mark = { $other }: roll to see whether the sniper killed him
pending-caught = { $unit }: roll to escape the enemy
pending-share = { $unit }: split its dice

pending-recover = { $unit }: check whether the cause of its disorder remains

pending-test-rally = { $unit }: rally test
pending-test-halt_pursuit = { $unit }: pursuit test
pending-test-return = { $unit }: test to return to the table
pending-test-charge_after = { $unit }: charge test, after that of { $other }
pending-test-charge_after_recoil = { $unit }: charge test, after the recoil of { $other }
pending-test-shooting = { $unit }: shooting test
pending-test-charge = { $unit }: charge test
pending-test-lost_combat = { $unit }: lost combat test
pending-test-friend_routing = { $unit }: routing friend test, if it saw a friend rout

impossible-no_roll = The side cannot roll now: it has no roll to make.
impossible-no_choice = The side cannot choose now: it has no choice to make.
impossible-saw_no_rout = { $unit } cannot count a rout of { $friend }: that unit did not rout.
impossible-saw_no_friend = { $unit } cannot count that rout: only its own side's routs count.
impossible-strikers = { $unit } cannot strike with { $asked } of its { $kind }: at most { $most }.
impossible-flanks = { $unit } cannot have more than 2 open flanks.
impossible-no_strike = { $unit } cannot strike { $enemy }: no strike is due.
impossible-no_share = { $unit } cannot split dice: it has none to split.
impossible-shares = { $unit } cannot split dice that way: the shares must total { $dice }.
impossible-figures = { $most ->
    [one] { $unit } cannot lose that many figures: it has only 1.
   *[other] { $unit } cannot lose that many figures: enter 1–{ $most }.
}
impossible-no_contact = { $unit } cannot be overrun: the units are not in contact.
impossible-no_such_weapon = { $unit } cannot drop that weapon: the weapon is not in hand.
impossible-no_weapon_laid = { $unit } cannot take up that weapon: none was dropped here.
impossible-not_with_unit = { $general } cannot be in danger: he is not with a unit.
impossible-off_table = { $unit } cannot take part: it is not on the table.
impossible-charge = { $unit } cannot charge in a normal move: declare a charge.
impossible-has_charged = { $unit } cannot manoeuvre: it charged, evaded, routed or pursued this turn.
impossible-cannot = { $unit } cannot do that: its present state does not allow it.
impossible-passes_no_friend = { $unit } cannot interpenetrate: the other unit is an enemy.
impossible-joins_no_friend = { $general } cannot join an enemy unit.
impossible-other_side = These units cannot move together: they belong to different sides.
impossible-no_such_feature = That terrain is not on the table.
impossible-no_such_place = { $unit } cannot be placed there: that terrain has no such position.
impossible-no_hedgerow = { $unit } cannot work at a hedgerow: it is not behind one.
impossible-no_horses = { $unit } cannot lose horses: its horse-holders hold none.
impossible-no_such_general = That side has no such general.
impossible-general_lost = { $general } cannot act: he is lost.
impossible-no_side_a = The turn cannot go on: choose side A or B first.
impossible-much_ground = Cannot add more terrain: the maximum is { $most } features.
impossible-unsound = { $problem }
impossible-no_such_unit = Side { $side } has no unit { $number }.
impossible-router_charges = { $unit } cannot charge: it is routing.
impossible-distance = A charge distance cannot be below 0.
impossible-cannot_form_square = { $unit } cannot form square: its type, order, place or state forbids it.
impossible-not_a_friend = { $unit } cannot interpenetrate: the other unit is an enemy.
impossible-no_rout = { $unit } cannot make a rout move: it is not routed.
impossible-no_pursuit = { $unit } cannot pursue: it has no target to pursue.
impossible-not_routed = { $unit } cannot pursue that enemy: choose a routing enemy in contact.
impossible-pursues_into_friend = { $unit } cannot pursue into a friend: choose an enemy.
impossible-unit = That unit is not in this battle.
impossible-field = { $what } cannot be set by hand.
impossible-not_now = { $unit }: { $what } cannot be set now.
impossible-value = { $what } cannot be { $value }.
impossible-no_such_group = That group is not in { $unit }.
impossible-too_many_figures = { $unit } cannot have that many figures: this group began with { $began }.
impossible-too_many_models = { $unit } cannot have more models than it began with.
impossible-same_side = { $unit } cannot be the target: it is a friend.
impossible-same_side_general = { $unit } cannot shoot at that general: he is a friend.
impossible-sniper_shot = { $unit } cannot shoot again: it has shot this turn.
impossible-battered = { $unit } cannot fire at a place again: these guns did so earlier this step.
impossible-no_such_arm = { $unit } cannot shoot: it has no such weapon.
impossible-crew_away = { $unit } cannot fire: its gunners have left the guns.
impossible-figures_shooting = { $unit } cannot shoot with that many figures: enter 1–{ $most }.
impossible-figures_one = { $unit } cannot shoot with that many figures: only 1 can shoot.
impossible-figures_none = { $unit } cannot shoot: it has no shooters left.
impossible-danger_zone = { $unit } cannot endanger that unit: only guns endanger friends in their way.
impossible-passed = { $unit } cannot be a target again: these dice have already missed it.
impossible-nothing_flies = { $unit } cannot roll against the target: no dice continued past friends.
impossible-unhurt = { $unit } cannot harm that target: ballshot has no effect on it.
impossible-no_sniper = { $unit } cannot shoot at a general: it is not a sniper.
impossible-general_gone = { $unit } cannot shoot at that general: he is lost or off the table.
impossible-not_marked = { $general } cannot be killed: no sniper has hit him.
impossible-not_caught = { $unit } cannot roll to escape: no enemy has contacted it.
impossible-no_such_hits = { $unit } cannot resolve those hits: it has none of that kind.
impossible-division = { $unit } cannot allocate hits that way: the total must be { $hits }.

against-pay_not_due = { $unit } cannot roll for loyalty: no roll is due.
against-answer_not_due = { $unit } cannot answer that charge: no answer is due.
against-completion_not_due = { $unit } cannot complete a charge: it has none to complete.
against-recoil_not_due = { $unit } cannot recoil: no recoil is due.
against-rout_not_due = { $unit } cannot make a rout move: none is due in this step.
against-pursuit_not_due = { $unit } cannot make a pursuit move: none is due in this step.
against-whom_not_due = { $unit } cannot choose an enemy to pursue: no choice is due.
against-to_do = Still to do: { $what }.
against-not_its_step = { $unit } cannot act now: its side does not move in this step.
against-runs = { $unit } cannot act freely: it is routing or pursuing.
against-has_run = { $unit } cannot charge or answer a charge: its rout or pursuit was its move.
against-debt = { $unit } cannot move or shoot until its movement debt is paid.
against-in_contact = { $unit }: the rules do not say whether it may do this while in contact.
against-in_contact_turning = { $unit } cannot turn, bring up figures or wrap round while in contact.
against-is_charged = { $unit } cannot move: enemy chargers have reached it.
against-no_advance = { $unit } cannot advance: it is halted or shaken.
against-moved = { $unit } cannot move again: it has already moved this turn.
against-rotation = { $unit } cannot rotate: only steady A–C foot with firearms or crossbows can.
against-rotation_way = { $unit } cannot rotate that way: it may rotate only to advance or retire.
against-bridge = { $unit } cannot cross the bridge: the maximum width is { $most } figures.
against-friend_moved = { $unit } cannot interpenetrate { $friend }: that friend has already moved.
against-was_passed = { $unit } cannot move: friends interpenetrated it this turn.
against-fixed_square = { $unit } cannot move: it is in square.
against-fixed_heavy_guns = { $unit } cannot move: unlimbered heavy guns can only pivot.
against-fixed_few_gunners = { $unit } cannot move: it has too few gunners to manhandle its guns.
against-fixed_wagons = { $unit } cannot move: hitch its wagons first.
against-stood = { $unit } cannot count as unmoved: other answers describe a move.
against-spent = { $unit } cannot move that far: too little of its move is left.
against-over_half = { $unit } cannot cross that terrain in half a move: crossing costs more.
against-barred_ahead = { $unit } cannot move straight ahead: that terrain is closed to it.
against-no_entry = { $unit } cannot enter: that terrain is closed to such troops.
against-barred = { $unit } cannot interpenetrate { $friend }: one of them is too deep.
against-faces_freely = { $unit } cannot turn: units in square, buildings or works face every way.
against-few_gunners = { $unit } cannot do that: it has too few gunners.
against-ground_hitched = { $unit } cannot use { $feature }: its wagons are hitched.
against-ground_barred = { $unit } cannot be at { $feature }: the terrain is closed to such troops.
against-ground_held = { $unit } cannot enter { $feature }: enemies are there.
against-ground_full = { $unit } cannot enter { $feature }: the maximum is { $capacity } figures.
against-ground_column = { $unit } cannot be on { $feature }: it is over { $capacity } figures wide.
against-whole_turn = { $unit } cannot work now: labour takes a whole turn.
against-laboured_already = { $unit } cannot work here: another unit has already worked here this turn.
against-loopholed = { $unit } cannot cut loopholes: the hedgerow already has them.
against-has_general = { $general } cannot join this unit: another general is with it.
against-not_his = { $general } cannot join: this unit is not assigned to him.
against-not_among_moves = { $general } cannot join or leave a unit now: wait for his side's normal moves.
against-not_move_phase = { $general } cannot join or leave a unit outside the Move phase.
against-test_not_due = { $unit } cannot take that test: it is not due in this step.
against-countercharger_first = { $unit } cannot test yet: { $other } tests first.
against-saw_rout = { $unit } cannot have missed a rout: { $friend } burst through it.
against-recoil_first = { $unit } cannot test yet: the recoil of { $other } comes first.
against-pay_first = { $unit } cannot test yet: { $other } rolls for loyalty first.
against-allocate_first = { $unit } cannot save yet: allocate all hits on it first.
against-no_move_left = { $unit } cannot run on into an enemy: it has no charge move left.
against-danger_first = { $general } cannot join or leave a unit yet: roll for his danger first.
against-general_first = { $unit } cannot act yet: roll for the danger to { $general } first.
against-fight_not_due = { $unit } cannot fight that enemy now: no round of combat is due.
against-overrun = { $unit } cannot fight a round: close-order enemies overrun it instead.
against-replies_first = { $unit } cannot act yet: charged units answer first.
against-charges_first = { $unit } cannot act yet: complete all charges first.
against-run_on_first = { $unit } cannot test yet: chargers without a target halt or run on first.
against-overruns_first = { $unit } cannot fight a round yet: resolve close-order overruns first.
against-not_overrun = { $unit } cannot be overrun: only skirmishers and gunners can be.
against-overrun_again = { $unit } cannot be overrun again: { $other } overran it in this step.
against-uneven = { $unit } cannot split dice that way: split them evenly.
against-left_the_spot = { $unit } cannot take up that weapon here: it was dropped elsewhere.
against-no_exchange = { $unit } cannot exchange ranks: only regulars in melee with good morale can.
against-exchange_not_move_phase = { $unit } cannot exchange ranks outside the Move phase.
against-danger_not_due = The general is not in danger now.
against-recover_not_due = { $unit } cannot recover: it has nothing to recover from.
against-not_fire_step = { $unit } cannot shoot in this step.
against-front_rank_plugged = { $unit } cannot shoot with rank 1: its plug bayonets are fixed.
against-limbered = { $unit } cannot fire: unlimber its guns first.
against-hitched = { $unit } cannot shoot: its wagons are hitched.
against-whole_turn_work = { $unit } cannot shoot: its work took the whole turn.
against-split_fire = { $unit } cannot split fire: these figures can reach the first target.
against-ranks = { $unit } cannot shoot with that many figures: its shooting ranks have { $most }.
against-in_heavy_wood = { $unit } cannot shoot that far: the range in a heavy wood is { $inches }″.
against-hedgerow = { $unit } cannot shoot through the hedgerow: cut loopholes first.
against-charge_speed = { $unit } cannot shoot: it did not declare a shooting charge on that target.
against-crashed_in = { $unit } cannot shoot: pursuers crashed into it.
against-crashes_in = { $unit } cannot shoot: it crashed into an enemy.
against-flank_charger = { $unit } cannot shoot at { $target }: that unit charged its flank or rear.
against-charges_other = { $unit } cannot shoot: { $target } charged a friend from too close.
against-charger_first = { $unit } cannot shoot at other targets first: { $charger } charged it.
against-fire_in_a_fight = { $unit }: in contact. The rules do not say whether fire is allowed.
against-uneven_hits = { $unit } cannot allocate hits that way: spread them evenly on the side hit.

striker-cavalry = riders
striker-pike = pikes
striker-heavy = heavy weapons
striker-sword_shield = swords and shields
striker-other = other figures

against-charge-not_its_step = { $unit } cannot charge: its side does not charge in this step.
against-charge-sniper = { $unit } cannot charge: it is a sniper.
against-charge-morale = { $unit } cannot charge: its morale is not good.
against-charge-gunners = { $unit } cannot charge: gunners never charge.
against-charge-foot_against_mounted = { $unit } cannot charge mounted troops: it has too few pikes.
against-charge-skirmishers = { $unit } cannot charge: skirmishers charge close-order troops only in woods.
against-charge-ground = { $unit } cannot attack there: the terrain is closed to it.
against-charge-barred_ahead = { $unit } cannot charge straight ahead: that terrain is closed to it.
against-charge-no_flank = { $unit } cannot hit a flank or rear: squares and garrisons have none.
against-charge-out_of_reach = { $unit } cannot charge that unit: the target is out of sight or reach.
against-charge-shoots_charging = { $unit } cannot shoot as it charges: its weapons or training forbid it.
against-charge-hitched = { $unit } cannot charge: its wagons are hitched.
against-charge-debt = { $unit } cannot charge until its movement debt is paid.
against-charge-charges_already = { $unit } cannot charge: it is already charging.
against-charge-has_charged = { $unit } cannot answer: it has made its charge move this turn.
against-charge-has_evaded = { $unit } cannot charge: it evaded, and only a false rout lets it turn.
against-charge-square = { $unit } cannot charge: it is in square.
against-charge-not_charged = { $unit } cannot countercharge: that enemy did not charge it.
against-charge-no_evader = { $unit } cannot evade: only skirmishers, gunners or light horse 1–2 deep do.
against-charge-countercharges = { $unit } cannot evade: it is countercharging.
against-charge-runs_first = { $unit } cannot be contacted yet: it makes its rout move first.
against-charge-no_charger = { $unit } cannot turn and countercharge: that enemy did not charge it.
against-charge-not_trained = { $unit } cannot make a false rout: it has no such training.
against-charge-no_evasion = { $unit } cannot turn now: it may turn once, after the evaded charge ends.

against-flight-square = { $unit } cannot burst through { $friend }: squares and hard cover stop it.
against-flight-not_first_move = { $unit } cannot surrender: a unit surrenders only on its first rout move.
against-flight-target_first = { $unit } cannot pursue yet: its target moves first.
against-flight-crashes = { $unit } cannot catch its target yet: it first meets the units in between.
against-flight-target_rallied = { $unit } cannot follow: its target rallied within reach.
against-flight-flows_round = { $unit } cannot contact that unit: the pursued enemy flowed round it.
against-flight-target_on_table = { $unit } cannot leave the table: its target is still there.
against-flight-target_gone = { $unit } cannot follow: its target left the table. Leave too, or stop.
against-flight-target_removed = { $unit } cannot follow: its target is gone, so it must stop.

test-return = return
test-rally = rally
test-halt_pursuit = pursuit
test-shooting = shooting
test-charge = charge
test-lost_combat = lost combat
test-friend_routing = routing friend

offer-way = { $what } ({ $how })
offer-end_step = End this step: { $step }
offer-pursue_into = { $unit }: pursue into an enemy
offer-pursue_short = { $unit }: pursue without contact
offer-complete_into = { $unit }: contact an enemy
offer-charge_on = { $unit }: charge on without a test
offer-let_pursue = { $unit }: pursue without a test
offer-recover_ends = { $unit }: cause of disorder gone
offer-recover_lasts = { $unit }: cause of disorder still there
offer-charge = Charge
offer-charge_beside = Charge a flank or rear
offer-charge_beside_shooting = Charge a flank and shoot
offer-charge_shooting = Charge and shoot
offer-false_rout = Turn on the pursuers
offer-divide = { $what } ({ $how })
offer-shoot = Shoot: { $arm }
offer-shoot_past = Shoot at non-chargers: { $arm }
offer-shoot_in_fight = Shoot in combat: { $arm }
offer-shoot_flank_charger = Shoot at a flank or rear charger: { $arm }
offer-batter = Fire at a place: { $arm }
offer-snipe = Shoot at { $general }
offer-overrun = { $other }: overrun { $unit }
offer-move = Move
offer-move_away = Move without advancing
offer-move_rotation = Move by rotation
offer-placed = { $what }, at no cost
offer-hold_dice = skip this roll
offer-manoeuvre = { $what }: { $cost }″
offer-lose_horses = Lose its horses
offer-attach = { $general }: join this unit
offer-detach = { $general }: leave this unit
offer-figures = Set figures left
offer-morale = Set morale
offer-disorder = Set disorder
offer-contacts = Set enemies in contact
offer-place = Remove or put back
offer-name_ground = Add terrain
offer-change_ground = Change { $feature }
offer-remove_ground = Remove { $feature }
offer-stand_in = Place in or on { $feature }
offer-stand_behind = Place behind { $feature }
offer-stand_across = Place across { $feature }
offer-stand_open = Leave { $feature }
offer-labour_clears = Clear { $feature }
offer-labour_loopholes = Cut loopholes: { $feature }
offer-cross_ditch = Cross a ditch
offer-drop_weapon = Drop the { $weapon }: { $group }
offer-take_up = Take up the { $weapon } again: { $group }
offer-exchange = Bring { $group } to the front
offer-models = Set models left
offer-square = Set in or out of square
offer-debt = Set movement debt
offer-mounted = Set mounted or on foot
offer-loaded = Set loaded or unloaded
offer-stakes = Set stakes' position
offer-crew = Set gunners' position
offer-paper = Enter from paper

offer-see_nothing = Mark units that saw no rout: { $side }
offer-sweep-stood = Mark units as unmoved
offer-sweep-advanced = Mark units as advanced

manoeuvre-change_facing = Change facing
manoeuvre-change_front = Change frontage
manoeuvre-form_square = Form square
manoeuvre-leave_square = Leave square
manoeuvre-turn_guns = Turn guns
manoeuvre-unlimber = Unlimber
manoeuvre-hitch = Hitch wagons
manoeuvre-unhitch = Unhitch wagons
manoeuvre-dismount = Dismount
manoeuvre-mount = Mount
manoeuvre-plant_stakes = Plant stakes
manoeuvre-lift_stakes = Lift stakes
manoeuvre-fix_bayonets = Fix bayonets
manoeuvre-fix_bayonets_in_front = Fix bayonets in rank 1
manoeuvre-remove_bayonets = Remove bayonets

offer-reply-stands = { $unit }: receive the charge of { $other }
offer-reply-countercharges = { $unit }: countercharge { $other }
offer-reply-evades = { $unit }: evade { $other }
offer-reply-squares = { $unit }: form square against { $other }

arm-ball = { $guns }, ballshot
arm-hail = { $guns }, hailshot

band-miss = miss
band-hit = hit
band-two_hits = two hits
band-lost = lost
band-saved = saved
band-limber = limber, if any
band-gunner = gunner
band-gun = gun or gunner

ask-morale = What is its morale?
ask-disorder = Is it disordered?
ask-contacts = Which enemies is it in contact with?
ask-square = Is it in square?
ask-debt = How many idle Move phases does it still need?
ask-mounted = Is it mounted?
ask-stakes = Where are its stakes?
ask-crew = Where are its gunners?
ask-place = Where is it?
ask-paper = { $unit }: { $what }
ask-loaded = Are its guns loaded?
ask-part_left = { $what } left
# What a player has called can begin with any letter.
ask-named_left = Left: { $what }
ask-of = { $unit }: { $what }
ask-over_bridge = A bridge takes { $most } figures abreast. Change frontage first.
ask-strongpoint = Count { $ranks } ranks, and up to { $overlap } figures past each end of the strongpoint.
ask-garrison_strikes = Count the whole garrison.
ask-block_attackers = Count up to { $most } figures, in any number of ranks.
ask-pikes_behind = { $ranks ->
    [0] Pikes behind 2 ranks of others do not strike.
   *[other] Count { $ranks } ranks of pikes, and up to 4 figures past each end of the enemy.
}
ask-strikers_shot = Count the ranks as usual. Figures that shot in the charge ({ $n }) use handarms.

ask-shot_at-label = Which enemy does it shoot at?

ask-at_place-label = Which place does it fire at?
ask-at_place-hint = Choose an empty place. Hits on troops in a place also count against the place.

ask-range-label = What is the range?

ask-figures-label = How many figures are in range and arc?
ask-figures-hint = Count only shooting ranks. Measure from each figure's front. The rest may shoot elsewhere.

ask-guns-label = How many guns are in range and arc?

ask-cover-label = What cover does the target have?

ask-own_cover-label = What cover does it have?

ask-partly_open-label = Is part of the target outside that cover?
ask-partly_open-hint = If so, use the target class that is better for the shooters. Any figure may still be hit.

ask-friend-label = Is a friend in the danger zone?

ask-other_friend-label = Is another friend in the danger zone?
ask-other_friend-hint = Dice that missed the first friend are rolled against this one before the target.

ask-friend_close-label = How far away is that friend?

ask-friend_side-label = Which side of that friend is hit?

ask-ranks-label = Which ranks shoot?
ask-ranks-hint = A rank that shot last turn cannot use salvee fire.

ask-face-label = How long is this face, in inches?
ask-face-hint = Measure this face. It has 1 die per 2″ (1.5″), up to the garrison's number of dice.

ask-dense-label = Is the target dense: enfiladed, or in 3 or more ranks?
ask-dense-hint = Enfiladed: shot from within 22.5° of its flank. If frontage is set, Drumhead counts ranks.

ask-shot_side-label = Which side of the target is hit?

ask-strikers_cavalry-label = How many riders strike?

ask-strikers_pike-label = How many pikes strike?
ask-strikers_pike-hint = Count the front 4 ranks, and up to 4 figures past each end of the enemy.

ask-strikers_heavy-label = How many heavy weapons strike?
ask-strikers_heavy-hint = Count the front 2 ranks, and up to 4 figures past each end of the enemy.

ask-strikers_sword_shield-label = How many figures with sword and shield strike?

ask-strikers_other-label = How many other figures strike?
ask-strikers_other-hint = Count the front 2 ranks, and up to 4 figures past each end of the enemy.

ask-attack-label = Which side of the enemy does it strike?

ask-open_flanks-label = How many of its flanks are open?

ask-in_open-label = Is it in the open?

ask-uphill-label = Does it attack up a steep slope?

ask-overrun-label = How many figures does it meet?
ask-overrun-hint = Remove these figures unless in buildings, works, hard cover or (for skirmishers) woods.

ask-target-label = Which enemy does it charge?

ask-onto-label = Which side of the enemy does it strike?

ask-over_half-label = Does the charge cover more than half a full charge move?
ask-over_half-hint = If not, hits by the target may be halved (except salvee). Skip if you measured the charge.

ask-shoots_charging-label = Does it shoot as it charges?
ask-shoots_charging-hint = If so, it has no bonus move and no impetus.

ask-distance-label = How far does it charge?
ask-distance-hint = Measure the charge. If the charge fails, the unit recoils half of this distance.
ask-distance-open = Not measured
ask-distance-inches = { $inches }″

ask-slow-label = How much of the charge is at half speed?
ask-slow-hint = Count bridges, streams, and steep slopes up or across (for mounted troops, also down).
ask-by_bridge-label = Does it cross the river by a bridge?

ask-turn-label = Does it manoeuvre first?
ask-turn-hint = It may do so only in its normal move. The bonus move must be straight ahead.

ask-met-label = Which friends are in its way?
ask-met-hint = On its first rout move, count only friends that overlap a quarter of its frontage or more.

ask-gap-label = Is there a gap beside the friends in its way?
ask-gap-hint = Count only a gap of at least half the routing unit's frontage.

ask-whom-label = Which enemy does it pursue?
ask-whom-hint = It pursues the enemy that touches the most of its figures. If tied, choose.

ask-flanks-hint_inches = Bad terrain or non-routing friends within { $inches }″ cover a flank. A friend behind covers one.

ask-straight_run-label = Does its move end with a straight run?
ask-straight_run-hint = For impetus, now or next turn, it needs a straight run: foot 2″ (1.5″), mounted 4″ (3″).

ask-ran_before-label = Did its last move end with a straight run?
ask-ran_before-hint = If so, even a short charge may have impetus.

ask-broken_ground-label = Does terrain remove its impetus?
ask-broken_ground-hint = Count streams, bridges, woods, rough terrain, walls, ditches, works, stakes and slopes.

ask-moved-label = How far did it move?
ask-moved-hint = Count how much of its move it used, including the cost of obstacles and slow terrain.

ask-advanced-label = Did it advance?
ask-advanced-hint = An advance is a move of 2″ (1.5″) or more towards the enemy.

ask-ways-label = Did it move in any way except straight ahead?
ask-ways-hint = A wheel pivots on a front corner. A narrow oblique is up to 22.5°.

ask-over-label = Which terrain did it cross?

ask-deep-label = How many ranks deep is it?
ask-deep-hint = Each rank adds 2″ (1.5″) to the cost of crossing.

ask-passed-label = Which friends did it interpenetrate?
ask-passed-hint = Friends other than skirmishers and unlimbered guns halve its speed and may cause disorder.

ask-saw_nothing-label = Which units saw no friend rout?
ask-saw_nothing-hint = Units that saw no friend rout take no test. Test every other unit separately.

ask-sweep-label = Which units do you want to mark?

ask-front-label = How many figures are in the new front row?

ask-front_of_pikes-label = How many pikes are in the new front row?

ask-front_of_sleeves-label = How many figures are in each sleeve's new front row?

ask-front_by-label = How many figures does its front gain or lose?

ask-disordered-label = Did anything else disorder it?
ask-disordered-hint = Do not count terrain crossed or interpenetration. Count a bridge the unit is still on.

ask-ground-label = Which terrain feature is it at now?

ask-side_a-label = Do you choose side A?
ask-side_a-hint = Side A charges and moves first. Side B answers.

ask-recoil_way-label = Was it able to recoil?
ask-recoil_way-hint = Move it straight back, facing the enemy. It may swerve up to 45° past other units.

ask-through-label = Which friends did it burst through?
ask-through-hint = Units in square, hard cover or buildings are never burst through.

ask-followed-label = Does the enemy follow up?
ask-followed-several = Do any of the enemies follow up?
ask-followed-hint = Enemies that follow up contact the unit, or friends in between, and are harder to halt.

ask-stay-label = Which units do not follow up?
ask-stay-hint = Every enemy in contact that you do not choose follows up.

ask-out_of_reach-label = Which chargers can no longer reach this unit?
ask-out_of_reach-hint = Measure to its new position. Each charger has only the rest of its charge move.

ask-friend_met-label = Which of these friends does the enemy's charge meet?

ask-friend_struck-label = Which side of the friend does the charge strike?
ask-friend_struck-hint = The recoiling unit burst through this friend, which is now in the charger's way.

ask-flee_way-label = Where did its rout move end?

ask-pursue_way-label = Where did its pursuit move end?

ask-pursue_into-label = Which enemy did it meet?

ask-no_visible_enemy_near-label = Are all nearby enemies out of sight?
ask-no_visible_enemy_near-hint = Count enemies within 12″ (9″ for 15–20 mm figures). If there are none, answer yes.

ask-in_contact-label = Is it in contact with an enemy?

ask-in_cover-label = Is it in cover?

ask-target_far-label = Is its target more than 12″ (9″) away?
ask-target_far-of = Is its target, { $target }, more than 12″ (9″) away?
ask-target_far-hint = Measure. Beyond 12″ (9″ for 15–20 mm figures), the pursuer halts without a test.

ask-flank_or_rear-label = Was it attacked from a flank or the rear?

ask-general_near-label = Is one of its generals within command distance?
ask-general_near-of = Is a general near enough ({ $near })?
ask-general_near-commander = the commander-in-chief within { $inches }″
ask-general_near-subgeneral = its subgeneral within { $inches }″
ask-general_near-hint = Count the commander-in-chief or the unit's own subgeneral, if not attached to a unit.

ask-naked-label = Is it naked foot?
ask-naked-hint = Naked: fewer than a quarter of its front rank are pikes.

ask-length-label = Which weapon does at least half of its front rank carry?
ask-length-hint = Choose the longest weapon that at least half of its striking front rank carries.

ask-striking-label = Against which weapon does the enemy save?
ask-striking-hint = Choose a weapon only if it is not the one that most strikers use.

ask-steady_pikes_frontally-label = Does it meet a pike-supported enemy frontally?
ask-steady_pikes_frontally-hint = Pike-supported: at least a quarter of its front rank are pikes, or all have bayonets.

ask-enemy_cavalry_or_pikes-label = Is the enemy pike-supported?
ask-enemy_cavalry_or_pikes-hint = Pike-supported: at least a quarter of its front rank are pikes, or all have bayonets.

ask-saw-label = Which visible friends nearby are routing?
ask-saw-others = Which other visible friends nearby are routing?
ask-saw-counted = Already counted (burst through this unit): { $units }.
ask-saw-hint = Count friends within 12″ (9″ for 15–20 mm figures). If there are none, no test is taken.

ask-square_or_hard_cover-label = Is it in square or hard cover?

ask-two_open_flanks-label = Are both of its flanks open?

ask-ground_kind-label = What kind of terrain is it?
ask-ground_kind-hint = If a wood's kind is unknown, roll when the first unit tries to enter: 5–6 is heavy.

ask-ground_name-label = What is it called?
ask-ground_name-hint = If blank, terrain is named after its kind, and war wagons after their unit.

ask-ground_small_arms-label = What cover does it give from small arms and hailshot?

ask-ground_ball-label = What cover does it give from ballshot?

ask-ground_combat-label = What cover does it give in combat?

ask-ground_capacity-label = How many figures can it hold?

ask-ground_hits-label = How many ballshot hits wreck it?
ask-ground_hits-hint = For works, count hits per 4″ (3″) section.

answer-loaded = Loaded
answer-open_ground = In the open
answer-in_order = No
answer-nobody = None
answer-hits_on = { $group } { $hits }

answer-disordered-bridge = Yes, it is still on a bridge
answer-disordered-terrain = Yes, terrain
answer-disordered-manoeuvre = Yes, a manoeuvre
answer-disordered-formation = Yes, its formation

answer-ranks-both = Both ranks
answer-ranks-first = Rank 1
answer-ranks-second = Rank 2


answer-range-close = Close: up to { $inches }″
answer-range-far = Far: up to { $inches }″

answer-length-whole = Worked out from its formation
answer-length-of = The weapon of its { $groups }

answer-striking-most = The most common weapon
answer-striking-heavy_weapon = Heavy weapons
answer-striking-sword_and_shield = Swords and shields
answer-striking-other = Other weapons

answer-cover-known = The cover its terrain gives
answer-cover-none = None
answer-cover-soft = Soft
answer-cover-hard = Hard

answer-friend-as_target = As far as the target
answer-friend-same_side = The same side as for the target
answer-friend-close = Within close range
answer-friend-far = Beyond close range

answer-shot_side-front = Front
answer-shot_side-left = Left
answer-shot_side-right = Right
answer-shot_side-rear = Rear

answer-attack-front = Front
answer-attack-left_flank = Left flank
answer-attack-right_flank = Right flank
answer-attack-rear = Rear

answer-onto-front = Front
answer-onto-flank = Flank
answer-onto-rear = Rear

answer-ways-wheel = a wheel
answer-ways-narrow_oblique = a narrow oblique
answer-ways-wide_oblique = a wide oblique
answer-ways-sidestep = a sidestep
answer-ways-retire = a retreat facing the enemy

answer-over-steep_up = up a steep slope
answer-over-steep_across = across a steep slope
answer-over-steep_down = down a steep slope
answer-over-stream = a stream
answer-over-ford = a ford
answer-over-rough = rough terrain
answer-over-light_wood = a light wood
answer-over-heavy_wood = a heavy wood
answer-over-bridge = a bridge
answer-over-fieldworks_zone = the zone behind fieldworks
answer-over-planted_stakes = planted stakes
answer-over-fence = a fence
answer-over-low_wall = a low wall
answer-over-high_wall = a high wall
answer-over-ditch = a ditch
answer-over-fieldworks = into or over fieldworks
answer-over-out_of_block = out of a town block
answer-over-own_wagons = its own wagons

answer-turn-none = No
answer-turn-change_facing = Yes, it changes facing
answer-turn-wheel = Yes, it wheels
answer-turn-narrow_oblique = Yes, a narrow oblique (up to 22.5°)
answer-turn-wide_oblique = Yes, a wide oblique

answer-moved-stood = It did not move
answer-moved-rotation = It moved by rotation fire
answer-moved-half = Up to half its move
answer-moved-full = More than half its move

answer-recoil_way-clear = Yes, the whole way
answer-recoil_way-short = Partly: a square, a garrison or closed terrain stopped it
answer-recoil_way-blocked = No, an enemy is in its way: the unit routs

answer-flee_way-on_table = Still on the table
answer-flee_way-off_table = Off the table
answer-flee_way-surrendered = Met an enemy: the unit surrenders
answer-flee_way-destroyed = Could not pass: the unit is destroyed

answer-pursue_way-follows = Still behind its target
answer-pursue_way-off_table = Off the table, with its target
answer-pursue_way-stopped = Stopped, or its target is gone

answer-morale-good = Good
answer-morale-halted = Halted
answer-morale-shaken = Shaken
answer-morale-routed = Routed

answer-stakes-none = None
answer-stakes-carried = Carried
answer-stakes-planted = Planted in front of it
answer-stakes-left = Left planted at its old position

answer-crew-at_guns = At the guns
answer-crew-away = Away from the guns

answer-place-table = On the table
answer-place-away = Off the table, in pursuit
answer-place-removed = Out of the battle

about-regular = Regular
about-irregular = Irregular
about-close = close order
about-skirmish = skirmishers
about-infantry = { $troops } { $grade } foot, { $order }
about-cavalry = { $troops } { $grade } horse, { $order }
about-artillery = { $troops } { $grade } artillery

gauge-figures = figures
gauge-figures-start = Figures
gauge-figures-left = { $start ->
    [one] { $now } of { $start } figure
   *[other] { $now } of { $start } figures
}
gauge-exhausted = exhausted
gauge-shattered = shattered

model-very_light_gun = very light guns
model-light_gun = light guns
model-medium_gun = medium guns
model-heavy_gun = heavy guns
model-organ_gun = organ guns
model-limber = limbers
model-wagon = wagons
model-war_wagon = war wagons
model-very_light_gun-start = Very light guns
model-light_gun-start = Light guns
model-medium_gun-start = Medium guns
model-heavy_gun-start = Heavy guns
model-organ_gun-start = Organ guns
model-limber-start = Limbers
model-wagon-start = Wagons
model-war_wagon-start = War wagons
model-very_light_gun-left = { $start ->
    [one] { $now } of { $start } very light gun
   *[other] { $now } of { $start } very light guns
}
model-light_gun-left = { $start ->
    [one] { $now } of { $start } light gun
   *[other] { $now } of { $start } light guns
}
model-medium_gun-left = { $start ->
    [one] { $now } of { $start } medium gun
   *[other] { $now } of { $start } medium guns
}
model-heavy_gun-left = { $start ->
    [one] { $now } of { $start } heavy gun
   *[other] { $now } of { $start } heavy guns
}
model-organ_gun-left = { $start ->
    [one] { $now } of { $start } organ gun
   *[other] { $now } of { $start } organ guns
}
model-limber-left = { $start ->
    [one] { $now } of { $start } limber
   *[other] { $now } of { $start } limbers
}
model-wagon-left = { $start ->
    [one] { $now } of { $start } wagon
   *[other] { $now } of { $start } wagons
}
model-war_wagon-left = { $start ->
    [one] { $now } of { $start } war wagon
   *[other] { $now } of { $start } war wagons
}

tag-good = good
tag-good-start = Good

tag-halted = halted
tag-halted-start = Halted
tag-halted_about = Cannot advance on its next move.

tag-shaken = shaken
tag-shaken-start = Shaken
tag-shaken_about = Cannot advance, is not steady, and does worse in tests and combat.

tag-routed = routed
tag-routed-start = Routed
tag-routed_about = Makes a rout move each Rally phase until it rallies.

tag-side_a = side A

tag-side_b = side B

tag-outgunned = outgunned
tag-outgunned_about = The army's gun weight is under two thirds of the enemy's: −1 in some tests.

tag-general_about = With a general: +1 in every reaction test and +1 combat point.

tag-disordered = disordered

tag-exhausted = exhausted
tag-exhausted_about = With half its figures lost, it is permanently disordered and cannot rally from rout.

tag-pursues = pursuing { $unit }

tag-charges = charging { $unit }

tag-fights = fighting { $unit }

tag-recoils = recoil next turn

tag-recoils_now = must recoil now

tag-limbered = limbered
tag-limbered_about = Cannot fire until unlimbered. Once unlimbered, cannot limber again.

tag-hitched = wagons hitched
tag-hitched_about = Moves at wagon speed. The wagons give no cover until unhitched.

tag-reloading = reloading

tag-debt = movement debt
tag-debt_about = Shaken until idle Move phases pay the debt. Until then, it cannot move or shoot.

tag-mounted = mounted
tag-mounted_about = No impetus. Foot with too few pikes cannot charge it.

tag-horses_held = on foot, horses held
tag-horses_held_about = Its horse-holders cannot fight or shoot. An enemy that touches the horses scatters them.

tag-crew_away = guns abandoned
tag-crew_away_about = Its gunners have left the guns and wagons, and move as skirmishing foot.

tag-stakes = stakes planted
tag-stakes_about = Mounted troops that charge its front have no impetus.

tag-bayonets = bayonets fixed

tag-bayonets_in_front = bayonets fixed in rank 1

tag-square = in square

tag-sniper = sniper
tag-sniper_about = Only snipers may shoot at it. It takes no tests.

tag-ground = at { $ground }
tag-ground_about = Drumhead knows this terrain's cover and capacity, and whether it disorders units.

disorder-bridge = Disordered while on a bridge.
disorder-block = Disordered by a block of buildings.
disorder-terrain = Disordered by terrain.
disorder-manoeuvre = Disordered by a manoeuvre.
disorder-formation = Disordered: its formation is not allowed.
disorder-rout_or_pursuit = Disordered by rout or pursuit.
disorder-combat = Disordered by two combat rounds.
disorder-burst_through = Disordered: friends burst through it.
disorder-crash_in = Disordered: pursuers crashed into it.
disorder-interpenetration = Disordered by interpenetration.
disorder-missed_charge = Disordered by a charge that made no contact.
disorder-rallied = Disordered by rallying, halting or returning.
disorder-exhausted = Disordered for good: half its figures are lost.
disorder-table = Disordered: set by hand.

gone-away = off the table, in pursuit
gone-destroyed = destroyed
gone-fled = fled the table
gone-surrendered = surrendered
gone-mutinied = went home unpaid
gone-removed = removed by the players
gone-away-start = Off the table, in pursuit
gone-destroyed-start = Destroyed
gone-fled-start = Fled the table
gone-surrendered-start = Surrendered
gone-mutinied-start = Went home unpaid
gone-removed-start = Removed by the players

unit-named = { $number } { $name }
unit-unnamed = Unit { $number }
unit-sniper = The sniper
unit-figures = figures
unit-group = group { $number }
unit-figures-start = Figures
unit-group-start = Group { $number }
unit-of_group = { $unit } ({ $group })

general-commander = the commander-in-chief
general-commander-start = The commander-in-chief
general-subgeneral = a subgeneral
general-subgeneral-start = A subgeneral

ground-wagon_fort = the wagon fort of { $unit }
ground-wagon_fort_of_side = the wagon fort of { $unit } ({ $side })
ground-unnamed = { $kind }, number { $number }
# A part of a hedgerow: the unit has worked in front of itself.
ground-frontage = { $feature } at { $unit }
ground-gentle_hill = a gentle hill
ground-steep_slope = a steep slope
ground-stream = a stream or ford
ground-rough = rough terrain
ground-light_wood = a light wood
ground-heavy_wood = a heavy wood
ground-low_wall = a fence or low wall
ground-high_wall = a high wall
ground-hedgerow = a hedgerow
ground-river = a river
ground-bridge = a bridge
ground-town_block = a town block
ground-strongpoint = a strongpoint
ground-ditch = a ditch
ground-light_fieldworks = light fieldworks
ground-heavy_fieldworks = heavy fieldworks
ground-laager = a wagon laager
ground-war_wagons = war wagons

# Terrain at the beginning of a line, or as a label.
ground-wagon_fort-start = The wagon fort of { $unit }
ground-wagon_fort_of_side-start = The wagon fort of { $unit } ({ $side })
ground-gentle_hill-start = A gentle hill
ground-steep_slope-start = A steep slope
ground-stream-start = A stream or ford
ground-rough-start = Rough terrain
ground-light_wood-start = A light wood
ground-heavy_wood-start = A heavy wood
ground-low_wall-start = A fence or low wall
ground-high_wall-start = A high wall
ground-hedgerow-start = A hedgerow
ground-river-start = A river
ground-bridge-start = A bridge
ground-town_block-start = A town block
ground-strongpoint-start = A strongpoint
ground-ditch-start = A ditch
ground-light_fieldworks-start = Light fieldworks
ground-heavy_fieldworks-start = Heavy fieldworks
ground-laager-start = A wagon laager
ground-war_wagons-start = War wagons

priority-figures = Shoot first at a unit that charged this one. With a general within { $any }″, choose any target. Otherwise, choose the nearest target, or one within { $near }″ of that target.
priority-guns = Shoot first at a unit that charged this one. With a general within { $any }″, choose any target. Otherwise, choose guns that shot at this unit last turn, then the nearest target or one within { $near }″ of that target.
shot-over = It may shoot over an obstacle or a lower unit, if that obstacle or unit ends at most halfway to the target. It cannot shoot through friends.
shot-gap-figure = Through a gap: one figure per { $inches }″ of its width. Units cannot share a gap.
shot-gap-gun = Through a gap: one gun per { $inches }″ of its width. Units cannot share a gap.
shot-zone-ball = The danger zone of ballshot is as wide as the gun model.
shot-zone-hail = The danger zone of hailshot is { $inches }″ wider than the gun model on each side.
sight-clear = Visibility is { $inches }″.
sight-friend = When charging, a unit can see past a friend within { $inches }″.
sight-crest = A crest hides what is beyond it.
sight-wood = Troops in a wood are visible only within { $inches }″ until they shoot.
sight-edge = Units see into or out of a wood only within { $inches }″ of its edge.
sight-heavy_wood = Inside a heavy wood, visibility and range are { $inches }″.

log-began = Turn { $turn }, { $phase }: { $step }.
log-rolled = { $side } rolled { $face }.
log-initiative_tied = Both sides rolled { $face }: roll again.
log-side_a = { $side } became side A.
log-left_undone = Left undone: { $what }.
log-serves = { $unit } stayed loyal without pay.
log-mutinies = { $unit } went home for want of pay.
log-tested = { $unit } took the { $test } test: { $result }.
log-not_tested = { $unit }: no test. { $why }
log-general_alone = { $general }: no longer with a unit.
log-general_with = { $general } joined { $unit }.
log-general_lost = { $general } was lost.
log-corrected = { $unit }: corrected by hand.
log-set_figures = Set by hand: { $unit }, { $value }.
log-set_models = Set by hand: { $unit }, { $value }.
log-set_part = { $what }: { $value }
log-set_morale = Set by hand: { $unit }, morale { $raw }.
log-set_disorder_yes = Set by hand: { $unit }, disordered.
log-set_disorder_no = Set by hand: { $unit }, not disordered.
log-set_contacts = Set by hand: { $unit }, in contact with { $value }.
log-set_contacts_none = Set by hand: { $unit }, not in contact.
log-set_square_yes = Set by hand: { $unit }, in square.
log-set_square_no = Set by hand: { $unit }, not in square.
log-set_debt = { $value ->
    [one] Set by hand: { $unit }, movement debt of { $value } Move phase.
   *[other] Set by hand: { $unit }, movement debt of { $value } Move phases.
}
log-set_mounted_yes = Set by hand: { $unit }, mounted.
log-set_mounted_no = Set by hand: { $unit }, on foot.
log-set_loaded_yes = Set by hand: { $unit }, guns loaded.
log-set_loaded_no = Set by hand: { $unit }, guns not loaded.
log-set_stakes = Set by hand: { $unit }, stakes “{ $value }”.
log-set_crew = Set by hand: { $unit }, gunners “{ $value }”.
log-set_place = Set by hand: { $unit }, place “{ $value }”.
log-paper = Entered from paper. Units changed: { $units }.
log-paper_nothing = Entered from paper: no changes.
log-ruin = { $hits ->
    [one] { $feature }: { $hits } ballshot hit so far.
   *[other] { $feature }: { $hits } ballshot hits so far.
}
log-wrecked = { $hits ->
    [one] { $feature }: { $hits } ballshot hit, wrecked.
   *[other] { $feature }: { $hits } ballshot hits, wrecked.
}
log-ground_named = Terrain added: { $feature }, { $kind }.
log-ground_unnamed = Terrain added: { $feature }.
log-ground_changed = Terrain changed: { $feature }.
log-ground_removed = Terrain removed: { $feature }.
log-cleared = { $feature }: cleared, now a low wall.
log-laboured = { $feature }: one turn of labour done.
log-cleared_by = { $unit } cleared { $feature }, leaving a low wall.
log-clearing = { $unit }: { $n } of { $turns } turns spent clearing { $feature }.
log-loopholes = { $unit } cut loopholes in { $feature }.
log-stands_in = { $unit }: now in { $feature }.
log-stands_on = { $unit }: now on { $feature }.
log-stands_behind = { $unit }: now behind { $feature }.
log-stands_across = { $unit }: now divided by { $feature }.
log-leaves_ground = { $unit } left { $feature }.
log-leaves_front = { $unit } no longer had { $feature } in front of it.
log-dice_held = { $unit } rolled against friends in the danger zone, but not against { $target }.
log-flying = { $dice ->
    [one] { $unit }: { $dice } die missed friends in the danger zone and continued to { $target }.
   *[other] { $unit }: { $dice } dice missed friends in the danger zone and continued to { $target }.
}
log-snipes = { $unit } shot at { $general } and missed.
log-snipes_hit = { $unit } shot at { $general } and hit him.
log-marked = { $general } was hit by a sniper and lived.
log-marked_lost = { $general } was hit by a sniper and died.
log-sniper_away = { $unit } escaped the enemy.
log-sniper_dead = { $unit } died in contact with the enemy.
log-ditch_crosses = { $unit } crossed the ditch in good order.
log-ditch_crossed = { $unit } crossed a ditch.
log-ditch_stumbles = { $unit }: disordered by the ditch.
log-shared = { $unit } split the dice: { $dice }.
log-drops = { $unit }: { $group } dropped the { $weapon }.
log-drops_alone = { $unit } dropped the { $weapon }.
log-takes_up = { $unit }: { $group } took up the { $weapon } again.
log-takes_up_alone = { $unit } took up the { $weapon } again.
log-exchanges = { $unit } brought { $group } to the front.
log-in_order = { $unit }: no longer disordered.
log-on_table = { $unit }: back on the table.
log-away = { $unit } pursued off the table.
log-models = { $unit } lost { $models }.
log-models_lost = { $n } of the { $what }
log-figures = { $before ->
    [one] { $unit } went from { $before } figure to { $left }.
   *[other] { $unit } went from { $before } figures to { $left }.
}
log-pursues = { $unit } set off in pursuit of { $target }.
log-pursues_on = { $unit } continued the pursuit.
log-pursuit_catches = { $unit } caught { $target } in rout.
log-pursuit_ends = { $unit } stopped pursuing.
log-let_pursue = { $unit }: ordered to pursue, without a test.
log-recoils = { $unit }: must recoil next turn.

log-made-change_facing = { $unit } changed facing.
log-made-change_front = { $unit } changed frontage.
log-made-form_square = { $unit } formed square.
log-made-leave_square = { $unit } left square.
log-made-turn_guns = { $unit } turned the guns.
log-made-unlimber = { $unit } unlimbered.
log-made-unlimber_some = { $unit } unlimbered some guns; it had too few gunners to unlimber them all.
log-made-hitch = { $unit } hitched the wagons.
log-made-unhitch = { $unit } unhitched the wagons.
log-made-dismount = { $unit } dismounted.
log-made-mount = { $unit } mounted.
log-made-plant_stakes = { $unit } planted the stakes.
log-made-lift_stakes = { $unit } lifted the stakes.
log-made-fix_bayonets = { $unit } fixed bayonets.
log-made-fix_bayonets_in_front = { $unit } fixed bayonets in rank 1.
log-made-remove_bayonets = { $unit } removed the bayonets.
log-in_debt =
    { $debt ->
        [one] { $unit }: shaken until its movement debt of { $debt } idle Move phase is paid.
       *[other] { $unit }: shaken until its movement debt of { $debt } idle Move phases is paid.
    }
log-moved_plain = { $unit } { $far }.
log-moved_how = { $unit } { $far }: { $how }.
log-moved_through = through { $unit }
log-moved_away = without advancing
log-swept = { $units }: { $far }.
log-swept_nobody = No units moved together.
log-charged-front = { $unit } charged { $target }.
log-charged-flank = { $unit } charged { $target } in the flank.
log-charged-rear = { $unit } charged { $target } in the rear.
log-countercharged-front = { $unit } countercharged { $target }.
log-countercharged-flank = { $unit } countercharged { $target } in the flank.
log-countercharged-rear = { $unit } countercharged { $target } in the rear.
log-crashes = { $unit }, in pursuit, crashed into { $target }.
log-flows_round = { $unit } flowed round { $units }.
log-false_rout = { $unit } turned on { $target }.
log-false_rout_fails = { $unit } did not turn on { $target }.
log-horses_gone = { $unit }: horses scattered and lost.
log-stakes_lost = { $unit }: stakes left behind and lost.
log-stakes_left = { $unit }: stakes left planted.
log-square_gone = { $unit } left square.
log-crew_away = { $unit }: gunners left the guns and wagons.
log-crew_back = { $unit }: gunners back at the guns and wagons.

log-divided = { $unit } allocated the hits from { $other }: { $how }.
log-flees_half = { $unit } made half a rout move.
log-flees_half_through = { $unit } made half a rout move and burst through { $units }.
log-flees = { $unit } kept routing.
log-flees_through = { $unit } kept routing and burst through { $units }.
log-overrun = { $units } overran { $unit }.
log-completes = { $unit } completed the charge.
log-charges_on = { $unit } charged on into { $units }.
log-recoils_back = { $unit } recoiled.
log-recoils_through = { $unit } recoiled and burst through { $units }.
log-recoils_through_charged = { $unit } recoiled through { $units }. The charge went on into { $between }.
log-recoils_followed = { $unit } recoiled. { $enemies } followed up and stayed in contact.
log-recoils_through_followed = { $unit } recoiled and burst through { $units }. { $enemies } followed up and stayed in contact.
log-recoils_through_met = { $unit } recoiled through { $units }. { $enemies } followed up and met { $between }.
log-recoil_short = { $unit }: recoil stopped short.
log-recoil_blocked = { $unit } could not recoil: an enemy was in the way.
log-recoil_blocked_through = { $unit } recoiled and burst through { $units }, but met an enemy.
log-stands = { $unit } stood to receive a charge by { $other }.
log-evades = { $unit } evaded a charge by { $units }.
log-evades_through = { $unit } evaded a charge by { $units }, interpenetrating { $through }.
log-still_disordered = { $unit }: still disordered, because the cause remains.
log-volley = { $hits ->
    [one] { $unit } shot at { $target }: { $hits } hit.
   *[other] { $unit } shot at { $target }: { $hits } hits.
}
log-found_on_guns = Hits on { $unit }: limbers { $limbers }, gunners { $gunners }, guns { $guns }.
log-saved_from = { $hits ->
    [one] { $unit } saved { $saved } of { $hits } hit from { $other }.
   *[other] { $unit } saved { $saved } of { $hits } hits from { $other }.
}
log-saved = { $hits ->
    [one] { $unit } saved { $saved } of { $hits } hit.
   *[other] { $unit } saved { $saved } of { $hits } hits.
}
log-met = Combat points: { $unit } { $a }, { $enemy } { $b }.
log-struck = { $hits ->
    [one] { $unit } struck { $enemy }: { $hits } hit.
   *[other] { $unit } struck { $enemy }: { $hits } hits.
}
log-shattered = { $unit }: shattered and routed, after losing at least three quarters of its figures.
log-danger = { $general } was in danger but escaped unhurt.
log-danger_lost = { $general } was in danger and was lost.

# Shown below a line of the log.
detail-points = { $unit }: { $lines }
detail-to_hit = { $dice ->
    [one] { $dice } die, to hit { $needs }
   *[other] { $dice } dice, to hit { $needs }
}
detail-reduced = { $hits ->
    [one] Reduced from { $hits } hit
   *[other] Reduced from { $hits } hits
}
detail-reduced_later = Hits are reduced after saves
detail-save = Save { $save }+
detail-cost_only = Cost { $cost }″
detail-cost = Cost { $cost }″, { $left }″ left to move
detail-over = From { $inches }″ away
detail-shooting = No bonus move, as it shoots while charging
detail-through = Through { $unit }

log-moved-stood = did not move
log-moved-rotation = moved by rotation fire
log-moved-half = moved up to half a move
log-moved-full = moved more than half a move
log-moved-charged = charged

log-morale-good = { $unit }: good morale.
log-morale-halted = { $unit }: halted.
log-morale-shaken = { $unit }: shaken.
log-morale-routed = { $unit }: routed.

log-disorder-bridge = { $unit }: disordered while on a bridge.
log-disorder-block = { $unit }: disordered by a block of buildings.
log-disorder-terrain = { $unit }: disordered by terrain.
log-disorder-manoeuvre = { $unit }: disordered by a manoeuvre.
log-disorder-formation = { $unit }: disordered by a formation that is not allowed.
log-disorder-rout_or_pursuit = { $unit }: disordered by rout or pursuit.
log-disorder-combat = { $unit }: disordered by two combat rounds.
log-disorder-burst_through = { $unit }: disordered by friends bursting through.
log-disorder-crash_in = { $unit }: disordered by pursuers crashing into it.
log-disorder-interpenetration = { $unit }: disordered by interpenetration.
log-disorder-missed_charge = { $unit }: disordered by a charge that made no contact.
log-disorder-rallied = { $unit }: disordered.
log-disorder-exhausted = { $unit }: exhausted and disordered for good.
log-disorder-table = { $unit }: disordered.

log-gone-destroyed = { $unit }: destroyed.
log-gone-fled = { $unit } fled the table.
log-gone-surrendered = { $unit } surrendered.
log-gone-mutinied = { $unit }: out of the battle.
log-gone-removed = { $unit }: removed.

panel-moves = Moves in the open
panel-normal = normal move
panel-charge = charge move
panel-flight = rout and pursuit
panel-inches = { $inches }″
panel-model = { $limbered }″ limbered, { $by_hand }″ manhandled
panel-shooting = Hits on
panel-reach = { $arm } to { $inches }″
panel-lessened = { $reach }, hits halved
panel-saves = Saves from the front
panel-tests = Reaction tests now
panel-sum = { $sum }: { $needs }
panel-passes = passes on { $least }+
panel-always = always passes
panel-never = always fails

panel-target-dense = dense { $needs }
panel-target-skirmish = skirmishers { $needs }
panel-target-soft = soft cover { $needs }
panel-target-hard = hard cover { $needs }

panel-save-gunpowder = gunpowder { $score }
panel-save-longbow = longbow { $score }
panel-save-crossbow = crossbow { $score }
panel-save-other_missile = other missiles { $score }
panel-save-heavy_weapon = heavy weapons { $score }
panel-save-other_weapon = other weapons { $score }

panel-test-rally = rally
panel-test-halt_pursuit = pursuit
panel-test-shooting = shooting
panel-test-charge = charge
panel-test-lost_combat = lost combat
panel-test-friend_routing = routing friend

preview-test = { $unit }: { $test } test
preview-not_due = No test: { $why }
preview-passes = Always passes.
preview-fails = Always fails.
preview-needs = Passes on { $least }+.
preview-odds = { $faces ->
    [one] Passes { $faces } time in 6.
   *[other] Passes { $faces } times in 6.
}
preview-pass = pass: { $outcome }
preview-fail = fail: { $outcome }
preview-volley = { $unit }: shoot at { $target } ({ $arm })
preview-times = ×{ $over }/{ $under }
preview-dice_needing = { $dice ->
    [one] { $dice } die, { $needs }
   *[other] { $dice } dice, { $needs }
}
preview-batter = { $unit }: fire ballshot at { $feature }
preview-batter_odds = { $hits ->
    [one] About { $hits } hit.
   *[other] About { $hits } hits.
}
preview-guns_odds = About { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }, { $lost ->
    [one] { $lost } gunner lost
   *[other] { $lost } gunners lost
 }.
preview-snipe = { $unit }: shoot at { $general }
preview-snipe_odds = Hits on { $needs }. If hit, the general dies on { $faces }.
preview-snipe_never = This shot cannot hit.
preview-mark_odds = Killed on { $faces }.
preview-snipe_hits = { $general } hit
preview-snipe_misses = miss
preview-snipe_kills = { $general } killed
preview-snipe_spares = { $general } alive
preview-beside = This unit shot first at { $first }. This target must be the enemy nearest to { $first }.
preview-past_friend = Roll against { $friend } first, with these odds. Only the dice that miss go on to { $target }.
preview-volley_odds = About { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }, { $lost } unsaved.
preview-fight = { $unit } against { $enemy }
preview-points_dice = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }, { $needs }
preview-fight_odds = Losses: { $unit } about { $a }, { $enemy } about { $b }.
preview-loses = { $unit }: loses and takes the lost combat test
preview-loses_routing = { $unit }: loses, but is already routing
preview-draw = neither side loses

preview-moves = { $unit }: move
preview-charges = { $unit }: charge { $target }
preview-evades = { $unit }: evade
preview-flees = { $unit }: rout or pursuit move
preview-recoils = Recoils { $by }″. In the next order, record any terrain that the recoil or a follow-up crosses.
preview-recoils_half = Recoils half the distance charged. In the next order, record any terrain that the recoil crosses.
preview-inches = { $n }″
preview-less = −{ $n }″
preview-more = +{ $n }″

preview-saves_on = Saves on { $save }+.
preview-save_odds = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }, about { $lost } unsaved.
preview-found_odds = { $gunners ->
    [one] About { $gunners } gunner hit, before saves.
   *[other] About { $gunners } gunners hit, before saves.
}
preview-false_rout = { $unit }: turn on { $target }
preview-countercharges = { $unit }: countercharge { $target }

preview-die-on = On { $faces }: { $what }.
preview-die-beat = The other side rolled { $face }. The side with the higher roll chooses to be side A or side B. If the rolls are equal, roll again.
preview-die-first = The side with the higher roll chooses to be side A or side B.

preview-die-pay-bad = goes home
preview-die-pay-good = stays

preview-die-danger-bad = killed
preview-die-danger-good = safe

preview-die-false_rout-bad = does not turn
preview-die-false_rout-good = turns and countercharges

preview-die-caught-bad = killed
preview-die-caught-good = escapes

preview-die-ditch-bad = disordered
preview-die-ditch-good = crosses in good order

preview-joint-loses = { $unit }: figures lost
preview-joint-number = { $n }
preview-joint-fewer = { $n } or fewer
preview-joint-more = { $n } or more

preview-charge-reach = Charge reach
preview-charge-normal = Normal move, manoeuvres included
preview-charge-bonus = Charge bonus, straight ahead
preview-charge-shoots = No charge bonus when shooting
preview-charge-stakes = Through planted stakes
preview-charge-contact = Bring as many figures as possible into contact.
preview-charge-spread = Share this enemy evenly with { $units }. Bring as many figures as possible into contact.

preview-completion-left = Charge move remaining
preview-completion-missed = { $unit }: run on
preview-completion-into = { $unit }: run on into { $target }
preview-completion-disordered = It makes no contact and ends disordered.
preview-completion-pursues = It pursues its target without reaching it.
preview-completion-crashes = It crashes into { $target }. Both are disordered and must test. Neither has impetus.
preview-completion-tests = It tests to charge home. If it passes, { $target } must test to meet the charge.
preview-completion-ridden_into = { $target }: already routing. Contact needs no tests.

preview-evasion-reach = Evade move
preview-evasion-least = At least
preview-evasion-most = At most
preview-evasion-away = It moves away from the charge, within 45°, and may stop once out of reach. In the next order, record any terrain that it crosses.
preview-square-in_time = It can form square only if the players judge that it has time.

preview-flight-reach = At charge speed
preview-flight-half = Half a rout move, at charge speed
preview-flight-crash = The target burst through { $units }. If they are within reach, this unit crashes into them.
preview-flight-rallied = Its target, { $target }, rallied: if it is within reach, this unit crashes into it.
preview-flight-catches = It contacts { $target } without tests. They fight in the Combat phase.
preview-flight-past = Its target flowed round { $units }, so this unit does the same.

preview-move-whole = Normal move
preview-move-spent = Already spent
preview-move-left = Move remaining
preview-move-slower = Maximum move at reduced speed
preview-move-spread = All figures must stay within { $n }″ of the command figure.
preview-move-rotation = By rotation, it moves at most { $n }″.
preview-move-ground_disorders = The terrain in its path disorders it.
preview-move-least_extra = Crossing the water costs at least { $n }″ extra.
preview-move-rescaled = Adjustment for the new normal move
preview-move-disorders = Interpenetration disorders this unit and { $units }.
preview-move-column = On a bridge it is disordered and at most { $n } figures wide.
preview-move-some_guns = { $n ->
    [one] There are gunners for only { $n } gun; the others stay limbered.
   *[other] There are gunners for only { $n } guns; the others stay limbered.
}
preview-move-turns_away = Stakes and terrain do not turn with the unit. If it turns towards other terrain, choose “Place behind” for that terrain.
preview-move-at_horses = It can mount only where its horses are held.
preview-move-debt = 
    { $n ->
        [one] This costs more than one move. The unit is shaken, with a movement debt of { $n } idle Move phase.
       *[other] This costs more than one move. The unit is shaken, with a movement debt of { $n } idle Move phases.
    }
preview-move-passage = Interpenetration
preview-move-at_once = All these reductions together
preview-move-wheel = Wheel
preview-move-narrow_oblique = Narrow oblique
preview-move-wide_oblique = Wide oblique
preview-move-sidestep = Sidestep
preview-move-retire = Retire
preview-move-steep_up = Up a steep slope
preview-move-steep_across = Across a steep slope
preview-move-steep_down = Down a steep slope
preview-move-steep = On a steep slope
preview-move-stream = Through a stream
preview-move-ford = Through a ford
preview-move-rough = Rough terrain, keeping order
preview-move-light_wood = Through a light wood
preview-move-heavy_wood = Through a heavy wood
preview-move-bridge = Over a bridge
preview-move-fieldworks_zone = Behind fieldworks
preview-move-planted_stakes = Through planted stakes
preview-move-fence = Over a fence
preview-move-low_wall = Over a low wall
preview-move-high_wall = Over a high wall
preview-move-ditch = Over a ditch
preview-move-fieldworks = Into or over fieldworks
preview-move-out_of_block = Out of a town block
preview-move-own_wagons = Through its own wagons

preview-recover = Terrain or formation disordered this unit. It stays disordered while that cause lasts.

preview-face-pass = pass
preview-face-fail = fail

preview-then-tests = target must test
preview-then-fails = target fails the test
preview-then-routs = target routs
preview-then-exhausted = exhausted
preview-then-shattered = shattered
preview-then-gun = a gun destroyed
preview-then-limber = a limber destroyed
preview-then-loser_routs = { $unit }: loses, fails its test and routs
preview-then-unit_exhausted = { $unit }: exhausted
preview-then-unit_shattered = { $unit }: shattered

preview-assumes-no_other_fire = No other unit shoots at the target.
preview-assumes-this_round_only = The rounds against other enemies are not counted.
preview-assumes-no_other_enemy = The two units fight no other enemy.
preview-assumes-share = { $unit }: no leftover dice are rolled against { $enemy }.
preview-assumes-leftovers = Leftover hits go to the figures with the best saves.
