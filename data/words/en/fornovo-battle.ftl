### The battle, in words shown to people.

# Sentences of a battle
over = { $side } has no unit left: the battle is over.
share = { $dice } at { $enemy }
failed_charge = is shaken and has to recoil half of the distance it charged

setup-first_side = The first side
setup-second_side = The second side
setup-scale = Figures
setup-year = Year
setup-about = { $units }, { $points }, guns weigh { $weight }
setup-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
setup-one_unit = 1 unit
setup-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
setup-points_of = { $points } points of { $limit }
setup-no_units = { $side }: the army has no units.
setup-other_scale = { $side }: the army was mustered for the other figure scale. The game's scale governs.
setup-other_year = { $side }: the army was mustered for { $year }. The game's year governs.
setup-other_readings = { $side }: the army was mustered under other readings. The game's readings govern.

phase-set_up = Set-up
phase-rally = Rally
phase-move = Move
phase-shoot = Shoot
phase-combat = Combat

step-set_up-label = Place the armies
step-set_up-now = Place the armies, then ask unpaid units whether they serve.

step-initiative-label = Roll for side A
step-initiative-now = Each side rolls one die. The higher chooses to be side A or side B.

step-recoils-label = Move recoils
step-recoils-now = Move every unit that was told to recoil last turn.

step-rally_tests-label = Rally and halt
step-rally_tests-now = Routers test to rally, pursuers to halt.

step-flight-label = Rout and pursue
step-flight-now = Move every router and pursuer that did not stop.

step-returns-label = Return to the table
step-returns-now = Pursuers who left the table test to come back.

step-charges_a-label = Side A charges
step-charges_a-now = Side A declares and moves its charges.

step-answers_b-label = Side B answers
step-answers_b-now = Side B countercharges and evades.

step-charges_b-label = Side B charges
step-charges_b-now = Side B declares and moves its charges.

step-answers_a-label = Side A answers
step-answers_a-now = Side A countercharges and evades.

step-moves_a-label = Side A moves
step-moves_a-now = Side A moves its units and generals and changes formation.

step-moves_b-label = Side B moves
step-moves_b-now = Side B moves its units and generals and changes formation.

step-fire-label = Shooting
step-fire-now = Both sides shoot. Losses are taken together when the step ends.

step-fire_tests-label = Tests under fire
step-fire_tests-now = Units shot at test, chargers test to charge home, then those they charge.

step-completions-label = Complete charges
step-completions-now = Chargers whose target is gone test to halt; the others complete their move.

step-rounds-label = Combat
step-rounds-now = Every unit in contact fights one round. Losses are taken together when the step ends.

step-loser_tests-label = Losers test
step-loser_tests-now = Units that suffered more than they did test. Recoils are marked for next turn.

step-friend_tests-label = Friends who saw a rout
step-friend_tests-now = Units with a friend who routed in sight and near test, in any order, once a turn each.

step-recovery-label = Recovery
step-recovery-now = Units that kept quiet this turn recover.

who-both = both sides
who-a = side A
who-b = side B

group-turn = The turn
group-owed = Owed now
group-general = Generals
group-hand = Set by hand
group-ground = Ground
group-weapons = Weapons
group-move = Move
group-manoeuvre = Manoeuvre
group-shoot = Shoot
group-combat = Combat
group-test = Tests

duty-initiative = { $other } rolls for side A
duty-choose_side = { $other } chooses to be side A or B
duty-pay = ask { $unit } for its loyalty
duty-recoil = { $unit }: recoil
duty-flee = { $unit } routs on
duty-flee_half = { $unit } makes half a rout move
duty-pursue = { $unit } pursues
duty-pursue_after = { $unit } pursues, once its target has moved
duty-whom = { $unit } chooses whom to pursue
duty-answer = { $unit } answers the charge of { $other }
duty-divide = { $unit }: divide the hits of { $other }
duty-save = { $unit } saves from { $other }
duty-gun_hits = find what the hits of { $unit } on { $other } struck
duty-danger = { $other } is in danger
duty-complete = { $unit } completes its charge
duty-fight = { $unit } and { $other } fight a round
duty-strike = { $unit } strikes { $other }
duty-ditch = { $unit }: roll for the ditch
duty-go_on = { $unit }: dice that missed friends go on to the target
duty-mark = { $other } was hit by a sniper
duty-caught = { $unit } is caught by the enemy
duty-share = { $unit } shares its dice

duty-recover = { $unit }: is what disordered it still there?

duty-test-rally = { $unit } tests to rally
duty-test-halt_pursuit = { $unit } tests to halt
duty-test-return = { $unit } tests to come back to the table
duty-test-charge_after = { $unit }: test for the charge, after { $other }
duty-test-shooting = { $unit } tests under fire
duty-test-charge = { $unit } tests for the charge
duty-test-lost_combat = { $unit } tests after losing
duty-test-friend_routing = { $unit } may have seen a friend rout

impossible-no_roll = This side has no roll to make now.
impossible-no_choice = This side has nothing to choose now.
impossible-saw_no_friend = Only routs of other units of its own side count.
impossible-strikers = { $unit }: of { $kind } there are { $most }, not { $asked }.
impossible-flanks = A unit has two flanks.
impossible-no_strike = { $unit } does not strike { $enemy } now.
impossible-no_share = { $unit } has no dice to share now.
impossible-shares = { $dice ->
    [one] { $dice } die is to be shared, a number for each enemy.
   *[other] { $dice } dice are to be shared, a number for each enemy.
}
impossible-figures = 1 to { $most }.
impossible-no_contact = They are not in contact.
impossible-no_such_weapon = { $unit } has no such weapon in hand.
impossible-no_weapon_laid = { $unit } has laid down no such weapon here.
impossible-not_with_unit = The general is with no unit.
impossible-off_table = { $unit } is not on the table.
impossible-charge = A charge is declared, not moved as a normal move.
impossible-has_charged = { $unit } charged, countercharged, evaded or fled this turn.
impossible-cannot = { $unit } cannot do that as it is.
impossible-passes_no_friend = A unit passes only through other units of its own side.
impossible-joins_no_friend = A general joins units of his own side.
impossible-other_side = A sweep moves units of one side.
impossible-no_such_feature = The table has no such feature.
impossible-no_such_place = No unit can be there so.
impossible-no_hedgerow = { $unit } is behind no hedgerow.
impossible-no_horses = No horses are held for { $unit }.
impossible-no_such_general = The side has no such general.
impossible-general_lost = { $general } is lost.
impossible-no_side_a = It must be known which side is side A before the turn can go on.
impossible-much_ground = A battle names { $most } features at most.
impossible-unsound = { $problem }
impossible-no_such_unit = Side { $side } has no unit { $number }.
impossible-router_charges = A router does not charge.
impossible-distance = A charge comes over no distance below 0.
impossible-cannot_form_square = Only infantry on foot, in close order and not in pursuit can form square.
impossible-not_a_friend = Only units of its own side are burst through.
impossible-no_rout = The unit does not rout.
impossible-no_pursuit = The unit pursues nobody.
impossible-not_routed = It pursues one of those it touched and routed.
impossible-pursues_into_friend = A pursuit ends in contact with an enemy.
impossible-unit = There is no such unit.
impossible-field = There is no { $what } to be set.
impossible-not_now = { $unit } has no { $what } to be set now.
impossible-value = { $value } is not a value that { $what } can have.
impossible-no_such_group = { $unit } has no such group.
impossible-too_many_figures = { $unit }: the group began with { $began } figures.
impossible-too_many_models = { $unit } began with fewer models of that kind.
impossible-same_side = { $unit } is a friend.
impossible-same_side_general = That general is a friend.
impossible-shot_already = { $unit } has shot at that target in this step.
impossible-sniper_shot = { $unit } has shot this turn.
impossible-battered = { $unit } has fired at a place in this step.
impossible-no_such_arm = The unit has no such arm.
impossible-crew_away = { $unit }: its crew has left its guns.
impossible-figures_shooting = { $unit }: 1 to { $most } of it can shoot.
impossible-figures_one = { $unit }: one of it can shoot.
impossible-figures_none = { $unit }: nobody of it is left to shoot.
impossible-danger_zone = Only guns have a danger zone, and only friends in it are shot at.
impossible-passed = The dice have been thrown at { $unit } already.
impossible-nothing_flies = { $unit }: none of its dice fly on.
impossible-unhurt = Ball of such guns does nothing to it.
impossible-no_sniper = Only a sniper shoots at a general.
impossible-general_gone = The general is lost, or off the table.
impossible-not_marked = No sniper has hit that general.
impossible-not_caught = No enemy has reached { $unit }.
impossible-no_such_hits = There are no such hits to be settled now.
impossible-division = { $hits ->
    [one] { $hits } hit is to be divided, one number a group.
   *[other] { $hits } hits are to be divided, one number a group.
}

against-pay_not_owed = { $unit } need not be asked now
against-answer_not_owed = it has no such charge to answer now
against-completion_not_owed = it has no charge to complete now
against-recoil_not_owed = the unit owes no recoil
against-rout_not_owed = the unit owes no rout move in this step
against-pursuit_not_owed = the unit owes no pursuit move in this step
against-whom_not_owed = the unit has no choice of whom to pursue now
against-to_do = Still to do: { $what }.
against-not_its_step = { $unit }: its side does not move in this step.
against-runs = { $unit }: routers and pursuers do not move of their own will.
against-has_run = { $unit }: its rout or pursuit was its move in this turn.
against-debt = { $unit } still completes a manoeuvre.
against-in_contact = { $unit } touches the enemy; the book does not say whether a unit in combat may do this.
against-in_contact_turning = { $unit } is in combat: it cannot turn, be brought up or wrap round the enemy.
against-is_charged = The chargers of { $unit } have come up to it: it has answered them, and stands.
against-no_advance = { $unit } cannot advance: it is halted or shaken.
against-moved = { $unit } has moved this turn.
against-rotation = { $unit }: only steady foot of grade A to C with firearms or crossbows goes by rotation.
against-rotation_way = { $unit } cannot do this by rotation: it only advances or retires.
against-bridge = { $unit } cannot cross a bridge as it is: a column is at most { $most } figures wide.
against-friend_moved = { $unit } cannot pass through { $friend }: it has moved, and one of them stands.
against-was_passed = { $unit } cannot move: friends passed through it.
against-fixed_square = { $unit }: a square does not move.
against-fixed_heavy_guns = { $unit }: unlimbered heavy guns only turn where they are.
against-fixed_wagons = { $unit }: teams are put to its wagons before they move.
against-spent = { $unit }: not so much is left of its move.
against-stood = { $unit }: a unit that stands does not turn, cross ground or pass friends. Say how far it went.
against-no_entry = { $unit } cannot enter such ground.
against-barred = { $unit } and { $friend } cannot pass through each other: one of them is too deep.
against-faces_freely = { $unit }: in a square, in buildings or in works its figures face as they like.
against-few_gunners = { $unit }: its crew is too small for it.
against-ground_hitched = The teams are put to { $feature }: it is not drawn up.
against-ground_barred = { $unit }: such troops may not be at { $feature }.
against-ground_held = The enemy holds { $feature }.
against-ground_full = { $feature } holds { $capacity } figures.
against-ground_column = { $unit } cannot be on { $feature }: a column is at most { $capacity } figures wide.
against-whole_turn = { $unit }: labour takes the whole of its turn.
against-laboured_already = Others labour at it this turn: it takes turns, however many work.
against-loopholed = { $unit } cannot cut loopholes: they are cut.
against-has_general = Another general is with this unit already.
against-not_his = { $general } is a subgeneral, and this is none of the units that were given to him.
against-not_among_moves = { $general } joins and leaves units when his own side moves.
against-not_move_phase = { $general } joins and leaves units in the Move phase only.
against-test_not_owed = { $unit } owes no such test in this step.
against-countercharger_first = The countercharging unit tests first.
against-general_first = { $general } is in danger: his die falls before the test.
against-fight_not_owed = These two have no round to fight now.
against-overrun = Close order overruns skirmishers and gunners that it meets in the open.
against-not_overrun = Only skirmishers and gunners are overrun, by close order.
against-uneven = Dice are shared among enemies as evenly as they can be.
against-left_the_spot = { $unit } has left the place where the weapon lies.
against-no_exchange = Only mixed regulars in good morale exchange ranks, in a melee.
against-exchange_not_move_phase = Ranks are exchanged in the Move phase.
against-danger_not_owed = The general is in no danger now.
against-recover_not_owed = { $unit } has nothing to recover from now.
against-not_fire_step = this is not the step of shooting
against-front_rank_plugged = the front rank of { $unit } has plug bayonets fixed: only the second fires
against-limbered = the guns of { $unit } are on their limbers: they are unlimbered first
against-split_fire = fire is split only by figures that cannot reach the first target
against-ranks = { $most ->
    [one] { $unit }: its shooting ranks have { $most } figure
   *[other] { $unit }: its shooting ranks have { $most } figures
}
against-hedgerow = { $unit } cannot shoot through the hedgerow before it has cut loopholes
against-charge_speed = { $unit } charges: if it shoots then, it does so at the enemy that it charges, without the bonus move
against-crashed_in = pursuers crashed in: neither they nor those they met shoot
against-charges_other = { $target } charges somebody else: it is shot at only if it comes over more than half a charge
against-charger_first = { $charger } charges { $unit }, and is shot at before others
against-fire_in_a_fight = { $unit } fights hand to hand, and the book does not say whether there is fire in a combat
against-uneven_hits = hits are spread evenly over the types of troops

striker-cavalry = riders
striker-pike = pikes
striker-heavy = heavy weapons
striker-sword_shield = swords and shields
striker-other = others

against-charge-not_its_step = its side does not charge in this step
against-charge-sniper = a sniper takes no tests, and so does not charge
against-charge-morale = only units in good morale charge
against-charge-gunners = gunners do not charge
against-charge-foot_against_mounted = foot charges mounted troops only when two thirds of it are pikes
against-charge-skirmishers = skirmishers charge close order only in woods
against-charge-ground = such troops may not attack where the target stands
against-charge-no_flank = squares and garrisons face every way: they have neither flank nor rear
against-charge-out_of_reach = the target must be in sight and within one charge move
against-charge-shoots_charging = only salvee foot, trotters with pistols and javelins shoot as they charge
against-charge-hitched = wagons that are hitched do not charge
against-charge-debt = it still completes a manoeuvre
against-charge-charges_already = it charges already
against-charge-has_evaded = it has evaded in this turn: only a false rout turns it back
against-charge-square = a square does not charge
against-charge-not_charged = a unit countercharges only a unit that charges it
against-charge-no_evader = only skirmishers, gunners and light cavalry in one or two ranks evade
against-charge-countercharges = it has met another charge: it countercharges
against-charge-runs_first = a unit that breaks under fire makes half a rout move at once: it has yet to run
against-charge-no_charger = it turns on a unit that charged it, and on no other
against-charge-not_trained = only troops trained in the false rout turn after an evasion
against-charge-no_evasion = it turns once, after an evasion, when the charge has run out

against-flight-square = squares, hard cover and buildings are never burst through
against-flight-not_first_move = only routers on their first move surrender to enemies they meet
against-flight-target_first = its target has its rout move to make first
against-flight-crashes = its target burst through friends: it crashes into them
against-flight-flows_round = its target flowed round that unit, and so does it
against-flight-target_on_table = its target is still on the table: it follows no further than that
against-flight-target_gone = its target has left the table: it leaves as well, or stops
against-flight-target_removed = its target is no more: it stops

test-return = to come back
test-rally = to rally
test-halt_pursuit = to halt
test-shooting = under fire
test-charge = for the charge
test-lost_combat = after losing the round
test-friend_routing = after a friend routed

offer-way = { $what }: { $how }
offer-end_step = End this step: { $step }
offer-pursue_into = { $unit } runs into fresh enemies
offer-pursue_stops = { $unit } is stopped
offer-complete_into = { $unit } strikes an enemy
offer-charge_on = { $unit } charges on into the next enemy, without trying to halt
offer-let_pursue = { $unit }: let it pursue, without a test
offer-charge = Charge
offer-charge_beside = Charge a flank or rear, where the front is out of reach
offer-charge_beside_shooting = Charge such a flank or rear without the bonus move, and shoot
offer-charge_shooting = Charge without the bonus move, and shoot
offer-false_rout = Turn on the pursuers
offer-divide = { $what }: { $how }
offer-shoot = Shoot: { $arm }
offer-shoot_past = Shoot past the chargers: { $arm }
offer-shoot_in_fight = Shoot in a fight: { $arm }
offer-batter = Fire ball at a place: { $arm }
offer-snipe = Shoot at { $general }
offer-overrun = { $unit } is overrun by { $other }
offer-move = Move
offer-move_away = Move, but not forward
offer-move_rotation = Move by rotation
offer-placed = { $what }, at no cost
offer-hold_dice = do not throw them
offer-manoeuvre = { $what }: { $cost }″
offer-lose_horses = Enemies touch its horses
offer-attach = { $general } joins this unit
offer-detach = { $general } leaves this unit
offer-figures = Figures left
offer-morale = Morale
offer-disorder = Order
offer-contacts = Enemies in contact
offer-place = On or off the table
offer-name_ground = Name a piece of ground
offer-change_ground = { $feature }: settle its cover and strength
offer-remove_ground = { $feature }: remove it
offer-stand_in = In or on { $feature }
offer-stand_behind = Behind { $feature }
offer-stand_across = Across { $feature }, which divides it
offer-stand_open = Out of { $feature }, in the open
offer-labour_clears = Clear { $feature }: takes its turn
offer-labour_loopholes = Cut loopholes in { $feature }: takes its turn
offer-cross_ditch = Cross a ditch
offer-drop_weapon = { $group }: drop the { $weapon }, fight with handarms
offer-take_up = { $group }: take up the { $weapon } again
offer-exchange = Bring to the front: { $group }
offer-models = Models left
offer-square = Square
offer-debt = Moves owed for a manoeuvre
offer-mounted = Mounted or on foot
offer-loaded = Its guns are loaded
offer-stakes = Stakes
offer-crew = Crew
offer-paper = Enter from paper

offer-sweep-stood = All these stood
offer-sweep-advanced = All these advanced

manoeuvre-change_facing = Change of facing
manoeuvre-change_front = Change of front
manoeuvre-form_square = Form square
manoeuvre-leave_square = Leave the square
manoeuvre-turn_guns = Turn the guns
manoeuvre-unlimber = Unlimber
manoeuvre-hitch = Put the teams to the wagons
manoeuvre-unhitch = Draw the wagons up
manoeuvre-dismount = Dismount
manoeuvre-mount = Mount
manoeuvre-plant_stakes = Plant stakes
manoeuvre-lift_stakes = Take up stakes
manoeuvre-fix_bayonets = Fix bayonets
manoeuvre-fix_bayonets_in_front = Bayonets in the front rank alone
manoeuvre-remove_bayonets = Remove bayonets

offer-reply-stands = { $unit } stands against { $other }
offer-reply-countercharges = { $unit } countercharges { $other }
offer-reply-evades = { $unit } evades { $other }
offer-reply-squares = { $unit } forms square against { $other }

arm-ball = { $guns }, ball
arm-hail = { $guns }, hailshot

band-miss = miss
band-hit = hit
band-two_hits = two hits
band-lost = lost
band-saved = saved
band-limber = limber or nothing
band-gunner = gunner
band-gun = gun or gunner

ask-morale = Morale
ask-disorder = In disorder?
ask-contacts = Enemies it touches
ask-square = Does it stand in square?
ask-debt = Move phases it must still stand idle, shaken
ask-mounted = Does it ride?
ask-stakes = Where are its stakes?
ask-crew = Where is its crew?
ask-place = Where is it?
ask-paper = { $unit }: { $what }
ask-loaded = Are its guns loaded?
ask-part_left = { $what } left
ask-of = { $unit }: { $what }
ask-over_bridge = A bridge takes { $most } figures abreast: it must first change its frontage.
ask-strongpoint = { $ranks } ranks, and { $overlap } figures beyond each side of it.

ask-shot_at-label = At whom?
ask-shot_at-hint = A charging enemy first, then the nearest, or one within 4 inches (3) of it.

ask-at_place-label = At which place?
ask-at_place-hint = Only places that nobody holds; at others the troops there are shot at, and the place is hit with them.

ask-range-label = How far?

ask-figures-label = Figures in range and arc
ask-figures-hint = Of the shooting ranks, each measured from its front. The rest may take another target.

ask-guns-label = Guns in range and arc

ask-cover-label = Cover of the target

ask-own_cover-label = its own cover

ask-partly_open-label = Is part of it out of that cover?
ask-partly_open-hint = Then the shooters have the better of the two; hits may still fall on the others.
ask-partly_open-clause = F-9.17

ask-friend-label = Is a friend in the danger zone?
ask-friend-hint = As wide as the gun's model, and with hailshot 2 inches (1.5) more to each side.
ask-friend-clause = F-9.16

ask-other_friend-label = Is another friend in the danger zone?
ask-other_friend-hint = Dice that missed the first are thrown at him before the target.
ask-other_friend-clause = F-9.16

ask-friend_close-label = How far is that friend?
ask-friend_close-clause = F-9.16

ask-friend_side-label = Which side of that friend is shot at?
ask-friend_side-clause = F-9.16

ask-ranks-label = Which ranks shoot?
ask-ranks-hint = A rank that shot last turn fires no salvee.
ask-ranks-clause = F-9.35

ask-face-label = Front of this face, in inches
ask-face-hint = A garrison throws a die for each 2 inches (1.5) of it, up to its own dice.
ask-face-clause = F-11.15

ask-dense-label = Dense: shot along its ranks, or three ranks deep?
ask-dense-hint = Ranks are known where its width is set here. Shot along them: within 22.5° of its flank.
ask-dense-clause = F-9.17

ask-shot_side-label = Which side of it is shot at?

ask-strikers_cavalry-label = riders who strike

ask-strikers_pike-label = pikes that strike
ask-strikers_pike-hint = Four ranks, and four figures beyond the enemy.

ask-strikers_heavy-label = heavy weapons that strike
ask-strikers_heavy-hint = Two ranks, and four figures beyond the enemy.

ask-strikers_sword_shield-label = swords and shields that strike

ask-strikers_other-label = others who strike
ask-strikers_other-hint = Two ranks, and four figures beyond the enemy.

ask-attack-label = strikes which side of the enemy?

ask-open_flanks-label = open flanks

ask-in_open-label = in the open?

ask-uphill-label = attacks up a steep slope?

ask-overrun-label = Figures met
ask-overrun-hint = They are removed, unless they are in buildings, works, hard cover or (skirmishers) woods.

ask-target-label = Whom does it charge?

ask-onto-label = Which side of the enemy does it strike?

ask-over_half-label = If not measured: over more than half a full charge?
ask-over_half-hint = If not, foot that is charged shoots at half effect. A distance told above settles this.

ask-shoots_charging-label = Does it shoot as it comes?
ask-shoots_charging-hint = It then goes without the bonus move and without impetus.
ask-shoots_charging-clause = F-7.41

ask-distance-label = How far does it come?
ask-distance-hint = If it fails it goes back half of this. If you leave it open, measure that half on the table.
ask-distance-clause = F-8.28
ask-distance-open = Not measured
ask-distance-inches = { $inches }″

ask-turn-label = Does it manoeuvre first?
ask-turn-hint = Only in the part that is a normal move; the bonus move is straight ahead.

ask-met-label = Friends in its way
ask-met-hint = On its first move it bursts through those who overlap a quarter of its front.

ask-gap-label = Is there a gap beside them?
ask-gap-hint = As wide as half its front: it then flows round, but not on its first move.

ask-whom-label = Which of them?
ask-whom-hint = The one with whom it had most figures in contact; of several such, any.

ask-flanks-hint_inches = A flank is covered by a friend who does not rout, or by bad ground without enemies, within { $inches }″ of it; a friend behind covers one only.

ask-straight_run-label = Straight ahead at the end?
ask-straight_run-hint = Foot 2 inches (1.5), mounted 4 (3): it has impetus then.

ask-broken_ground-label = Over ground that takes its impetus?
ask-broken_ground-hint = Streams, woods, rough ground, walls, works, a steep slope upward.

ask-moved-label = How far did it go?

ask-advanced-label = Did it advance?
ask-advanced-hint = By 2 inches (1.5) or more towards the enemy.

ask-ways-label = Other than straight ahead?
ask-ways-hint = A wheel is about a front corner; a narrow slant is of 22.5° at most.

ask-over-label = Over what ground?

ask-deep-label = How many ranks deep is it?
ask-deep-hint = Fences and walls take of the move for each rank.
ask-deep-clause = F-11.09

ask-passed-label = Through which friends?
ask-passed-hint = At half speed; both fall into disorder unless they are steady and can form in two ranks. Guns off their limbers and skirmishers bar nobody.

ask-sweep-label = Which units?

ask-front-label = Figures in the new front row

ask-front_by-label = Figures gained or lost in front

ask-disordered-label = Did anything else disorder it?
ask-disordered-hint = Ground that it crossed and friends are counted, but not a bridge that it is still on.

ask-ground-label = Where is it now?

ask-persists-label = Is it still there?
ask-persists-hint = Ground or a formation that disorders it: then it cannot recover.

ask-side_a-label = Be side A?
ask-side_a-hint = Side A charges and moves first; side B answers.

ask-recoil_way-label = Could it recoil?
ask-recoil_way-hint = Straight back, facing the enemy, swerving by 45° at most.

ask-through-label = Friends burst through
ask-through-hint = Units in hard cover or in buildings are never burst through.

ask-followed-label = Does the enemy follow up?
ask-followed-hint = Then they stay in contact; the enemy finds it harder to halt later.

ask-stay-label = Who stays where he is?
ask-stay-hint = Of those in contact who could follow; everyone else follows, if the enemy follows up at all.

ask-out_of_reach-label = Who does not reach it any more?
ask-out_of_reach-hint = Of those who charge it: measure from where it is now, with what is left of their charge move.

ask-flee_way-label = Where did it end?

ask-pursue_way-label = Where did it end?

ask-pursue_into-label = Which enemy did it meet?

ask-no_visible_enemy_near-label = No enemy in sight near it?
ask-no_visible_enemy_near-hint = Within 12 inches, or 9 for 15-20 mm figures.

ask-in_contact-label = Is an enemy in contact with it?

ask-in_cover-label = Is it in cover?

ask-target_far-label = Is its target far off?
ask-target_far-of = Is { $target } far off?
ask-target_far-hint = More than 12 inches, or 9 for 15-20 mm figures: it then halts without a test.

ask-flank_or_rear-label = From flank or rear?

ask-general_near-label = Is a general who may lead it in command distance?
ask-general_near-of = Is a general who may lead it near: { $near }?
ask-general_near-commander = the commander-in-chief within { $inches }″
ask-general_near-subgeneral = its subgeneral within { $inches }″
ask-general_near-hint = The commander-in-chief, or the subgeneral it is given to, with no unit of his own now.

ask-naked-label = Is it naked foot?
ask-naked-hint = Fewer than a quarter of its front rank are pikes.
ask-naked-clause = F-2.68

ask-length-label = Which weapon does half of its front rank carry?
ask-length-hint = The longest that at least half of those who strike in the front rank carry.
ask-length-clause = F-10.06

ask-steady_pikes_frontally-label = Are there pikes enough in the enemy's front rank?
ask-steady_pikes_frontally-hint = A quarter of it or more, and it is met frontally.
ask-steady_pikes_frontally-clause = F-8.34

ask-enemy_cavalry_or_pikes-label = Are there pikes enough in the enemy's front rank?
ask-enemy_cavalry_or_pikes-hint = A quarter of it or more.
ask-enemy_cavalry_or_pikes-clause = F-8.35

ask-saw-label = Which routing friends are in sight and near?
ask-saw-hint = Within 12 inches, or 9 for 15-20 mm figures. None: it need not test.

ask-square_or_hard_cover-label = In square or in hard cover?

ask-two_open_flanks-label = Are both its flanks open?

ask-ground_kind-label = What is it?

ask-ground_name-label = What do you call it?

ask-ground_small_arms-label = Cover from small arms and hailshot

ask-ground_ball-label = Cover from ball

ask-ground_combat-label = Cover in combat

ask-ground_capacity-label = Figures it holds

ask-ground_hits-label = Hits of ball that wreck it
ask-ground_hits-hint = Of works, for each section of 4 inches (3).

answer-loaded = Loaded
answer-open_ground = In the open
answer-in_order = No
answer-nobody = Nobody
answer-hits_on = { $group } { $hits }

answer-disordered-terrain = Yes, by the ground
answer-disordered-manoeuvre = Yes, by a manoeuvre
answer-disordered-formation = Yes, by its formation

answer-ranks-both = Both front ranks
answer-ranks-first = The first
answer-ranks-second = The second


answer-range-close = Close: to { $inches }″
answer-range-far = Far: to { $inches }″

answer-length-whole = As its formation has it
answer-length-of = That of its { $groups }

answer-cover-known = As the ground it stands at has it
answer-cover-none = None
answer-cover-soft = Soft
answer-cover-hard = Hard

answer-friend-as_target = As with the target
answer-friend-close = Within the close range
answer-friend-far = Beyond it

answer-shot_side-front = The front
answer-shot_side-left = The left
answer-shot_side-right = The right
answer-shot_side-rear = The rear

answer-attack-front = The front
answer-attack-left_flank = The left flank
answer-attack-right_flank = The right flank
answer-attack-rear = The rear

answer-onto-front = The front
answer-onto-flank = A flank
answer-onto-rear = The rear

answer-ways-wheel = a wheel
answer-ways-narrow_oblique = a narrow slant forward
answer-ways-wide_oblique = a wide slant forward
answer-ways-sidestep = sideways
answer-ways-retire = backward, facing the enemy

answer-over-steep_up = up a steep slope
answer-over-steep_across = across a steep slope
answer-over-steep_down = down a steep slope
answer-over-stream = a stream
answer-over-ford = a ford
answer-over-rough = rough ground
answer-over-light_wood = a light wood
answer-over-heavy_wood = a heavy wood
answer-over-bridge = a bridge
answer-over-fieldworks_zone = behind fieldworks
answer-over-planted_stakes = planted stakes
answer-over-fence = a fence
answer-over-low_wall = a low wall
answer-over-high_wall = a high wall
answer-over-ditch = a ditch
answer-over-fieldworks = into fieldworks or over them
answer-over-out_of_block = out of a town block
answer-over-own_wagons = its own wagons

answer-turn-none = No
answer-turn-change_facing = It changes its facing
answer-turn-wheel = It wheels
answer-turn-narrow_oblique = It slants, by 22.5° at most
answer-turn-wide_oblique = It slants more

answer-moved-stood = It stood
answer-moved-rotation = By rotation, firing
answer-moved-half = Up to half its move
answer-moved-full = More than half its move

answer-recoil_way-clear = Yes, the whole way
answer-recoil_way-blocked = No, an enemy is in its way: it routs

answer-flee_way-on_table = Still on the table
answer-flee_way-off_table = Off the table
answer-flee_way-surrendered = Into the enemy: it surrenders
answer-flee_way-destroyed = It could not pass: it is destroyed

answer-pursue_way-follows = Still after its target
answer-pursue_way-off_table = Off the table after it
answer-pursue_way-stopped = Stopped, or its target is gone

answer-morale-good = Good
answer-morale-halted = Halted
answer-morale-shaken = Shaken
answer-morale-routed = Routed

answer-stakes-none = It has none
answer-stakes-carried = Carried
answer-stakes-planted = Planted before it
answer-stakes-left = Planted where it was

answer-crew-at_guns = At its guns
answer-crew-away = Away from them

answer-place-table = On the table
answer-place-away = Off it, in pursuit
answer-place-removed = Out of the battle

about-regular = Regular
about-irregular = Irregular
about-close = close order
about-skirmish = skirmishers
about-infantry = { $troops } { $grade } foot, { $order }
about-cavalry = { $troops } { $grade } horse, { $order }
about-artillery = { $troops } { $grade } artillery

gauge-figures = figures
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

tag-good-label = good

tag-halted-label = halted
tag-halted-about = May not advance on its next move.

tag-shaken-label = shaken
tag-shaken-about = May not advance, is not steady, tests and fights worse.

tag-routed-label = routed
tag-routed-about = Flees each Rally phase until it rallies.

tag-side_a-label = side A

tag-side_b-label = side B

tag-outgunned-label = outgunned
tag-outgunned-about = Its guns weigh less than two thirds of the enemy's: some tests are harder.

tag-general-about = With the unit: +1 in every reaction test and in combat.

tag-disordered-label = disordered

tag-exhausted-label = exhausted
tag-exhausted-about = Half of it is lost: disordered for good, and it cannot rally from rout.

tag-pursues-label = pursues { $unit }

tag-charges-label = charges { $unit }

tag-fights-label = fights { $unit }

tag-recoils-label = recoils next turn

tag-recoils_now-label = must recoil

tag-limbered-label = limbered
tag-limbered-about = It fires only when it is off its limbers, and never goes back on them.

tag-hitched-label = wagons hitched
tag-hitched-about = They go at the speed of wagons, and are no fort for anybody until they are drawn up.

tag-reloading-label = reloading

tag-debt-label = completes a manoeuvre
tag-debt-about = Shaken until idle Move phases have paid for it: it neither moves nor shoots.

tag-mounted-label = mounted
tag-mounted-about = It rides: it fights without impetus, and foot of fewer than two thirds pikes cannot charge it.

tag-horses_held-label = on foot, horses held
tag-horses_held-about = Its holders neither fight nor shoot. Enemies who touch the horses scatter them.

tag-crew_away-label = guns left
tag-crew_away-about = Its crew has left its guns and wagons, and goes as skirmishers on foot.

tag-stakes-label = stakes planted
tag-stakes-about = Mounted troops who charge it in front have no impetus.

tag-bayonets-label = bayonets fixed

tag-bayonets_in_front-label = front rank's bayonets fixed

tag-square-label = in square

tag-sniper-label = sniper
tag-sniper-about = Only snipers shoot at him, and he takes no tests.

tag-ground-label = at { $ground }
tag-ground-about = Where it stands: cover, room and disorder are known.

disorder-terrain = Disordered by the ground.
disorder-manoeuvre = Disordered by a manoeuvre.
disorder-formation = Disordered: it stands in no formation the book allows.
disorder-rout_or_pursuit = Disordered by rout or pursuit.
disorder-combat = Disordered by two rounds of combat.
disorder-burst_through = Disordered: friends or enemies burst in on it.
disorder-interpenetration = Disordered by friends who passed through.
disorder-missed_charge = Disordered: its charge caught nobody.
disorder-rallied = Disordered since it rallied or halted.
disorder-exhausted = Disordered for good: half of it is lost.
disorder-table = Disordered, as the players say.

gone-away = off the table, in pursuit
gone-destroyed = destroyed
gone-fled = fled the table
gone-surrendered = surrendered
gone-mutinied = would not serve
gone-removed = removed by the players

unit-named = { $number } { $name }
unit-unnamed = Unit { $number }
unit-sniper = The sniper
unit-figures = figures
unit-group = group { $number }
unit-of_group = { $unit } ({ $group })

general-commander = The commander-in-chief
general-subgeneral = A subgeneral

ground-wagon_fort = the wagon fort of { $unit }
ground-gentle_hill = a gentle hill
ground-steep_slope = a steep slope
ground-stream = a stream or ford
ground-rough = rough ground
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
ground-laager = a laager of wagons
ground-war_wagons = war wagons

sight-clear = Sight reaches { $inches }″.
sight-friend = A charger sees past a friend within { $inches }″ of it.
sight-crest = A crest hides what is beyond it.
sight-wood = Troops in a wood are seen from { $inches }″ at most, until they shoot.
sight-edge = Into and out of a wood one sees only within { $inches }″ of its edge.
sight-heavy_wood = Within a heavy wood one sees and shoots { $inches }″.

log-began = Turn { $turn }, { $phase }: { $step }.
log-rolled = { $side } rolled { $face }.
log-initiative_tied = A tie at { $face }: both roll again.
log-side_a = { $side } is side A.
log-left_undone = Left undone: { $what }.
log-serves = { $unit } was asked for its loyalty ({ $face }): it serves.
log-mutinies = { $unit } was asked for its loyalty ({ $face }): it goes home.
log-tested = { $unit } tests { $test }: { $sum }; it { $result }.
log-in_all = in all { $score }
log-counted = { $value } { $what }
log-points = { $total } ({ $lines })
log-not_tested = { $unit } need not test. { $why }
log-general_alone = { $general } is with no unit.
log-general_with = { $general } is with { $unit }.
log-general_lost = { $general } is lost.
log-corrected = { $unit } is corrected by hand.
log-set_figures = Set by hand: { $unit }: { $value }.
log-set_models = Set by hand: { $unit }: { $value }.
log-set_part = { $what }: { $value }
log-set_morale = Set by hand: { $unit } is { $raw }.
log-set_disorder_yes = Set by hand: { $unit } is in disorder.
log-set_disorder_no = Set by hand: { $unit } is in order.
log-set_contacts = Set by hand: { $unit } touches { $value }.
log-set_contacts_none = Set by hand: { $unit } touches no enemy.
log-set_square_yes = Set by hand: { $unit } is in square.
log-set_square_no = Set by hand: { $unit } is not in square.
log-set_debt = { $value ->
    [one] Set by hand: { $unit } owes { $value } Move phase.
   *[other] Set by hand: { $unit } owes { $value } Move phases.
}
log-set_mounted_yes = Set by hand: { $unit } is mounted.
log-set_mounted_no = Set by hand: { $unit } is on foot.
log-set_loaded_yes = Set by hand: the guns of { $unit } are loaded.
log-set_loaded_no = Set by hand: the guns of { $unit } are not loaded.
log-set_stakes = Set by hand: the stakes of { $unit }: { $value }.
log-set_crew = Set by hand: the crew of { $unit }: { $value }.
log-set_place = Set by hand: { $unit }: { $value }.
log-paper = Entered from paper, not as they stood here: { $units }.
log-paper_nothing = Entered from paper: everything stands as it did here.
log-ruin = { $hits ->
    [one] { $feature } has now taken { $hits } hit of ball.
   *[other] { $feature } has now taken { $hits } hits of ball.
}
log-wrecked = { $hits ->
    [one] { $feature } has now taken { $hits } hit of ball and is wrecked.
   *[other] { $feature } has now taken { $hits } hits of ball and is wrecked.
}
log-ground_named = { $feature } is on the table: { $kind }.
log-ground_changed = { $feature } is settled anew.
log-ground_removed = { $feature } is no longer on the table.
log-cleared = { $feature } is cleared: it counts as a low wall.
log-laboured = A turn of labour is done at { $feature }.
log-cleared_by = { $unit } cleared { $feature }: it is now a low wall.
log-clearing = { $unit } worked { $n } of { $turns } turns to clear { $feature }.
log-loopholes = { $unit } cut loopholes in { $feature }.
log-stands_in = { $unit }: now in { $feature }.
log-stands_on = { $unit }: now on { $feature }.
log-stands_behind = { $unit }: now behind { $feature }.
log-stands_across = { $unit }: now across { $feature }, which divides it.
log-leaves_ground = { $unit } left { $feature }.
log-dice_held = { $unit }: the dice that missed friends were not thrown at { $target }.
log-flying = { $dice ->
    [one] { $dice } die of { $unit } misses friends and goes on to { $target }.
   *[other] { $dice } dice of { $unit } miss friends and go on to { $target }.
}
log-snipes = { $unit } shoots at { $general } and misses.
log-snipes_hit = { $unit } shoots at { $general } and hits.
log-marked = { $general } was hit by a sniper ({ $face }) and lives.
log-marked_lost = { $general } was hit by a sniper ({ $face }) and is killed.
log-sniper_away = { $unit } gets away from the enemy ({ $face }).
log-sniper_dead = { $unit } is killed by the enemy ({ $face }).
log-ditch_crosses = { $unit } crossed the ditch in order ({ $face }).
log-ditch_crossed = { $unit } crossed a ditch.
log-ditch_stumbles = { $unit }: disordered by the ditch ({ $face }).
log-shared = { $unit } shares its dice: { $dice }.
log-drops = { $unit } drops the { $weapon } ({ $group }).
log-drops_alone = { $unit } drops the { $weapon }.
log-takes_up = { $unit } takes up the { $weapon } again ({ $group }).
log-takes_up_alone = { $unit } takes up the { $weapon } again.
log-exchanges = { $unit } brings to its front: { $group }.
log-in_order = { $unit } is in order again.
log-on_table = { $unit } is on the table.
log-away = { $unit } pursues off the table.
log-models = { $unit } loses { $models }.
log-models_lost = { $n } of its { $what }
log-figures = { $before ->
    [one] { $unit } goes from { $before } figure to { $left }.
   *[other] { $unit } goes from { $before } figures to { $left }.
}
log-pursues = { $unit } pursues { $target }.
log-pursues_on = { $unit } pursues.
log-pursuit_ends = { $unit } pursues no further.
log-let_pursue = { $unit }: let pursue, without a test to halt.
log-recoils = { $unit } will recoil next turn.
log-mounts = { $unit } mounts.
log-dismounts = { $unit } dismounts.

log-manoeuvred = { $unit }: { $what }. It takes { $cost }″ of its move; { $left }″ are left.
log-manoeuvred_free = { $unit }: { $what }.
log-manoeuvred_long = { $debt ->
    [one] { $unit }: { $what }. It takes { $cost }″, more than one move: the unit is shaken until { $debt } more Move phase has paid for it.
   *[other] { $unit }: { $what }. It takes { $cost }″, more than one move: the unit is shaken until { $debt } more Move phases have paid for it.
}
log-moved_plain = { $unit } { $far }.
log-moved_how = { $unit } { $far }: { $how }.
log-moved_through = through { $unit }
log-moved_away = not forward
log-swept = { $units }: each { $far }.
log-swept_nobody = Nobody moves in this sweep.
log-charges = { $unit } charged { $target }{ $how }.
log-charges_shooting = { $unit } charged { $target }{ $how }, without the bonus move, to shoot.
log-countercharges = { $unit } countercharged { $target }{ $how }.
log-countercharges_shooting = { $unit } countercharged { $target }{ $how }, without the bonus move, to shoot.
log-crashes = { $unit } crashed into { $target } in its pursuit.
log-flows_round = { $unit } flows round { $units }.
log-false_rout = { $unit } turned on { $target } ({ $face }) and countercharged.
log-false_rout_fails = { $unit } did not turn on { $target } ({ $face }).
log-horses_gone = The horses of { $unit } run away.
log-stakes_lost = { $unit } leaves its stakes behind; they are lost.
log-stakes_left = { $unit } leaves its stakes standing.
log-square_gone = { $unit } stands in square no longer.
log-crew_away = The crew of { $unit } leaves its guns and wagons.
log-crew_back = The crew of { $unit } is back at its guns and wagons.

log-divided = { $unit }: the hits of { $other } are divided: { $how }.
log-flees = { $unit } routs on.
log-flees_through = { $unit } routs on and bursts through { $units }.
log-overrun = { $units } overruns { $unit }.
log-completes = { $unit } completes its charge.
log-charges_on = { $unit } charges on into { $units }.
log-recoils_back = { $unit } recoils.
log-recoils_through = { $unit } recoils and bursts through { $units }.
log-recoils_followed = { $unit } recoils, followed up by { $enemies }: they stay in contact.
log-recoils_through_followed = { $unit } recoils and bursts through { $units }, followed up by { $enemies }: they stay in contact.
log-recoil_blocked = { $unit } cannot recoil without meeting an enemy.
log-recoil_blocked_through = { $unit } bursts through { $units } and cannot recoil without meeting an enemy.
log-stands = { $unit } stands against { $other }.
log-evades = { $unit } evaded the charge of { $units }.
log-evades_through = { $unit } evaded the charge of { $units }, through { $through }.
log-still_disordered = { $unit }: what disordered it is still there.
log-volley = { $unit } shoots at { $target }: { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $needs }, { $hits } { $hits ->
    [one] hit
   *[other] hits
 }.
log-found_on_guns = Of the hits on { $unit }: limbers { $limbers }, gunners { $gunners }, guns { $guns }.
log-saved_from = { $unit } saves on { $save } from { $other }: of { $hits } { $hits ->
    [one] hit
   *[other] hits
 } { $lost } { $lost ->
    [one] tells
   *[other] tell
 }.
log-saved = { $unit } saves on { $save }: of { $hits } { $hits ->
    [one] hit
   *[other] hits
 } { $lost } { $lost ->
    [one] tells
   *[other] tell
 }.
log-met = { $unit } against { $enemy }: { $a } combat points against { $b }.
log-struck = { $unit } strikes { $enemy }: { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $needs }, { $hits } { $hits ->
    [one] hit
   *[other] hits
 }.
log-shattered = { $unit } has lost three quarters of its figures: it is shattered and breaks.
log-danger = { $general } is in danger ({ $face }) and is safe.
log-danger_lost = { $general } is in danger ({ $face }) and falls.

log-onto-flank = { " in the flank" }
log-onto-rear = { " in the rear" }
log-onto-over = , { $inches }″ away

log-moved-stood = stands
log-moved-rotation = goes by rotation
log-moved-half = goes up to half its move
log-moved-full = goes more than half its move
log-moved-charged = charges

log-morale-good = { $unit } is in good morale.
log-morale-halted = { $unit } is halted.
log-morale-shaken = { $unit } is shaken.
log-morale-routed = { $unit } routs.

log-disorder-terrain = { $unit }: disordered by the ground.
log-disorder-manoeuvre = { $unit }: disordered by its manoeuvre.
log-disorder-formation = { $unit }: disordered, no allowed formation.
log-disorder-rout_or_pursuit = { $unit }: disordered by rout or pursuit.
log-disorder-combat = { $unit }: disordered by two rounds of combat.
log-disorder-burst_through = { $unit }: disordered, others burst in on it.
log-disorder-interpenetration = { $unit }: disordered by friends who passed through.
log-disorder-missed_charge = { $unit }: disordered, its charge caught nobody.
log-disorder-rallied = { $unit }: disordered.
log-disorder-exhausted = { $unit }: exhausted, disordered for good.
log-disorder-table = { $unit }: disordered.

log-gone-destroyed = { $unit } is destroyed.
log-gone-fled = { $unit } has fled the table.
log-gone-surrendered = { $unit } surrenders.
log-gone-mutinied = { $unit } is out of the battle.
log-gone-removed = { $unit } is removed.

panel-moves = Moves in the open
panel-normal = normal move
panel-charge = charge move
panel-flight = rout and pursuit
panel-inches = { $inches }″
panel-model = { $limbered }″ behind its team, { $by_hand }″ by hand
panel-shooting = Hits on
panel-reach = { $arm } to { $inches }″
panel-lessened = { $reach }, half the hits
panel-saves = Saves on, from the front
panel-tests = Tests as it stands
panel-sum = { $sum }: { $needs }
panel-passes = passes on { $least } or more
panel-always = passes on any die
panel-never = no die passes

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

panel-test-rally = to rally
panel-test-halt_pursuit = to halt a pursuit
panel-test-shooting = under fire
panel-test-charge = for a charge
panel-test-lost_combat = after a lost round
panel-test-friend_routing = after a friend routs

preview-test = { $unit } tests { $test }
preview-not_due = No test: { $why }
preview-passes = Passes on any die.
preview-fails = No die passes.
preview-needs = Passes on { $least } or more.
preview-odds = { $faces ->
    [one] Passes { $faces } time in 6.
   *[other] Passes { $faces } times in 6.
}
preview-pass = passes: { $outcome }
preview-fail = fails: { $outcome }
preview-volley = { $unit } shoots at { $target }: { $arm }
preview-times = ×{ $over }/{ $under }
preview-dice_needing = { $dice ->
    [one] { $dice } die, { $needs }
   *[other] { $dice } dice, { $needs }
}
preview-batter = { $unit } fires ball at { $feature }
preview-batter_odds = { $hits ->
    [one] About { $hits } hit on it.
   *[other] About { $hits } hits on it.
}
preview-guns_odds = About { $hits } { $hits ->
    [one] hit
   *[other] hits
 }, by which { $lost } { $lost ->
    [one] gunner is
   *[other] gunners are
 } lost.
preview-snipe = { $unit } shoots at { $general }
preview-snipe_odds = Needs { $needs }; a hit then kills on { $faces }.
preview-snipe_never = No die of this shot hits.
preview-mark_odds = Killed on { $faces }.
preview-snipe_hits = hits { $general }
preview-snipe_misses = misses
preview-snipe_kills = { $general } is killed
preview-snipe_spares = { $general } lives
preview-beside = It has shot at { $first }: this target is as close to that one as possible.
preview-past_friend = { $friend } is shot at first: these are the odds for it. Only dice that miss it fly on to { $target }.
preview-volley_odds = About { $hits } { $hits ->
    [one] hit
   *[other] hits
 }, of which { $lost } { $lost ->
    [one] tells
   *[other] tell
 }.
preview-fight = { $unit } against { $enemy }
preview-points_dice = { $points } { $points ->
    [one] point
   *[other] points
 }: { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $needs }
preview-fight_odds = { $unit } loses about { $a }, { $enemy } about { $b }.
preview-loses = { $unit } loses and tests
preview-loses_routing = { $unit } loses, and routs already
preview-draw = nobody loses

preview-moves = { $unit } moves
preview-charges = { $unit } charges { $target }
preview-evades = { $unit } evades
preview-flees = { $unit } runs
preview-recoils = Recoils { $by }″.
preview-recoils_half = Recoils half of the distance it charged.
preview-inches = { $n }″

preview-saves_on = Saves on { $save } or more.
preview-save_odds = Of { $hits } { $hits ->
    [one] hit
   *[other] hits
 } about { $lost } { $lost ->
    [one] tells
   *[other] tell
 }.
preview-found_odds = { $gunners ->
    [one] About { $gunners } gunner is hit, and may save.
   *[other] About { $gunners } gunners are hit, and may save.
}
preview-false_rout = { $unit } turns on { $target }
preview-countercharges = { $unit } countercharges { $target }

preview-die-on = On { $faces }: { $what }.
preview-die-beat = The other side rolled { $face }: more than that chooses, the same is rolled again.
preview-die-first = The higher roll chooses to be side A or side B.

preview-die-pay-bad = goes home
preview-die-pay-good = serves

preview-die-danger-bad = falls
preview-die-danger-good = is safe

preview-die-false_rout-bad = does not turn
preview-die-false_rout-good = turns and countercharges

preview-die-caught-bad = is killed
preview-die-caught-good = gets away

preview-die-ditch-bad = is disordered
preview-die-ditch-good = crosses in order

preview-joint-loses = { $unit } loses
preview-joint-number = { $n }
preview-joint-fewer = { $n } or fewer
preview-joint-more = { $n } or more

preview-charge-reach = How far it reaches
preview-charge-normal = In its normal move, manoeuvres included
preview-charge-bonus = Charge bonus, straight ahead
preview-charge-shoots = No bonus for those who shoot
preview-charge-stakes = Through planted stakes
preview-charge-contact = As many of its figures as can be come into contact.
preview-charge-spread = It shares this enemy with { $units }: all are spaced evenly, with as many figures in contact as can be.

preview-completion-missed = { $unit } runs on
preview-completion-into = { $unit } runs on into { $target }
preview-completion-disordered = It catches nobody, and ends its charge in disorder.
preview-completion-pursues = It does not reach its target, and pursues it.
preview-completion-crashes = It crashes into { $target }: both are disordered and test, neither has impetus.
preview-completion-tests = It tests to come home; if it does, { $target } tests to meet it.
preview-completion-ridden_into = { $target } routs, and is ridden into: neither tests.

preview-evasion-reach = How far it goes
preview-evasion-least = At least
preview-evasion-most = At most
preview-evasion-away = Away from the charge, within 45° of its line; it may stop once out of reach.

preview-flight-reach = At charge speed
preview-flight-half = Half a move at charge speed
preview-flight-crash = Its target burst through { $units }: it crashes into them.
preview-flight-past = Its target flowed round { $units }, and so does it.

preview-move-whole = Normal move
preview-move-spent = Manoeuvres so far
preview-move-left = Left of its move
preview-move-slower = Where it goes slower it gets at most
preview-move-spread = Its figures stay within { $n }″ of their leading figure.
preview-move-rescaled = Its new move, less the same part of it
preview-move-disorders = Passing through disorders the unit and { $units }.
preview-move-column = On a bridge it is at most { $n } figures wide, and disordered while any of it is there.
preview-move-at_horses = Only where its horses are held: those stay where their riders left them.
preview-move-debt = { $n ->
    [one] It takes more than one move: the unit is shaken, and owes { $n } more idle Move phase.
   *[other] It takes more than one move: the unit is shaken, and owes { $n } more idle Move phases.
}
preview-move-passage = Through friends
preview-move-wheel = In a wheel
preview-move-narrow_oblique = In a narrow slant
preview-move-wide_oblique = In a wide slant
preview-move-sidestep = Sideways
preview-move-retire = Backward
preview-move-steep_up = Up a steep slope
preview-move-steep_across = Across a steep slope
preview-move-steep_down = Down a steep slope
preview-move-stream = Through a stream
preview-move-ford = Through a ford
preview-move-rough = Through rough ground, in order
preview-move-light_wood = Through a light wood
preview-move-heavy_wood = Through a heavy wood
preview-move-bridge = Over a bridge
preview-move-fieldworks_zone = Behind fieldworks
preview-move-planted_stakes = Through planted stakes
preview-move-fence = Over a fence
preview-move-low_wall = Over a low wall
preview-move-high_wall = Over a high wall
preview-move-ditch = Over a ditch
preview-move-fieldworks = Into fieldworks or over them
preview-move-out_of_block = Out of a town block
preview-move-own_wagons = Through its own wagons

preview-face-pass = passes
preview-face-fail = fails

preview-then-tests = the target must test
preview-then-fails = and fails
preview-then-routs = and routs by it
preview-then-exhausted = it is exhausted
preview-then-shattered = it is shattered
preview-then-gun = a gun is destroyed
preview-then-limber = a limber is destroyed
preview-then-loser_routs = { $unit } loses, fails and routs
preview-then-unit_exhausted = { $unit } is exhausted
preview-then-unit_shattered = { $unit } is shattered

preview-assumes-no_other_fire = Nobody else shoots at it.
preview-assumes-no_other_enemy = They fight nobody else.
preview-assumes-share = { $unit } throws at { $enemy } no die of those that do not divide.
preview-assumes-leftovers = Hits that do not divide fall on those who save best.
