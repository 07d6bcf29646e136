### Charging: what players read.

book-about = American War of Independence: rules for charges only, with morale and strength points.

arm-infantry = infantry
arm-cavalry = cavalry
arm-artillery = artillery
arm-infantry-start = Infantry
arm-cavalry-start = Cavalry
arm-artillery-start = Artillery

order-close = close order
order-open = open order

quality-militia = militia
quality-ordinary = ordinary
quality-good = good
quality-elite = elite

factor-noncav_by_cav = Not cavalry, charged by cavalry
factor-open_or_arty_by_close = Open-order infantry or artillery, charged by a close-order unit
factor-rear = Charged in the rear
factor-flank = Charged in the flank
factor-shaken = Shaken
factor-obstacle_or_building = Behind an obstacle or in a building
factor-cav_only_by_noncav = Cavalry, charged only by non-cavalry
factor-close_only_by_open = Close-order infantry or cavalry, charged only by open-order infantry or artillery
factor-fortification = In a fortification

# The same factors, in a line of the log.
added-noncav_by_cav = not cavalry, charged by cavalry
added-open_or_arty_by_close = open-order infantry or artillery, charged by a close-order unit
added-rear = charged in the rear
added-flank = charged in the flank
added-shaken = shaken
added-obstacle_or_building = behind an obstacle or in a building
added-cav_only_by_noncav = cavalry, charged only by non-cavalry
added-close_only_by_open = close-order infantry or cavalry, charged only by open-order infantry or artillery
added-fortification = in a fortification

struck-front = front
struck-flank = flank
struck-rear = rear

struck_where-front = in the front
struck_where-flank = in the flank
struck_where-rear = in the rear

cover-open = Nothing
cover-obstacle_or_building = An obstacle or a building
cover-fortification = A fortification
cover-fortification_and_obstacle = A fortification, and an obstacle or a building

morale-good = good
morale-shaken = shaken
morale-routing = routing
morale-good-start = Good
morale-shaken-start = Shaken
morale-routing-start = Routing

away-destroyed = destroyed
away-surrendered = surrendered
away-off_table = left the table
away-destroyed-start = Destroyed
away-surrendered-start = Surrendered
away-off_table-start = Left the table

flight-cover = Towards the nearest friendly cover
flight-off_table = Off its own table edge
flight-cornered = It cannot move, and an enemy is within { $near }″
flight-stuck = It cannot move, and no enemy is within { $near }″

step-declare = Declare charges
step-test = Test the charged units
step-move = Move the chargers
step-surrender = Roll for surrender
step-melee = Fight melees

phase-charge = Charge
phase-after = After

now-declare = { $side }: declare every charge, then end the step.
now-test = { $side }: choose which charged unit tests next.
now-move = { $side }: move the chargers that are not in contact.
now-surrender = Make every surrender roll that is due.
now-melee = Fight the melees with your base game, set losses by hand, then end the turn.
now-no_melee = There is no melee to fight. Make any other changes by hand, then end the turn.

over-won = { $side } has no units left on the table.
over-both = Neither side has units left on the table. Neither holds the field.

group-charge = Charge
group-to_do = To do
group-step = Step
group-report = Report
group-hand = Set by hand

offer-declare = Declare a charge
offer-test = Test the charged unit
offer-counter = Counter-charge
offer-stand = Receive the charge
offer-evade = Evade
offer-flee = Move the routing unit
offer-stuck = Report the unit as stuck
offer-follow = Move the charger
offer-surrender = Roll for surrender
offer-rout_again = Rout again
offer-end = End step: { $step }
offer-end_turn = End turn: { $side }
offer-strength = Set strength points
offer-morale = Set morale
offer-mounted = Mount or dismount
offer-order = Set close or open order
offer-basic_morale = Set basic morale
offer-name = Rename the unit
offer-away = Remove or put back
offer-paper = Enter from paper

ask-paper = { $unit }: { $what }
ask-target = Which enemy does it charge?
ask-struck = Where is the target struck?
ask-inches = How far away is the target, in inches, rounded up?
ask-inches_hint = Measure base edge to base edge. The target must be directly in front.
ask-inches_hint_clear = Measure ahead, edge to edge. Terrain slows units. Cross a wall only to a target behind it.
ask-cover = What shelters the charged unit?
ask-against = Which charger does it meet?
ask-against_hint = Choose a charger to the unit's front. Others move only if they can still reach the unit.
ask-reaches = Is the target still within this charger's reach?
ask-reaches_hint = This charger's reach is { $reach }″, measured base edge to base edge.
ask-flight = Where does it rout to?
ask-flight_hint = Move away, farther from every visible enemy. Only impassable terrain stops a rout.
ask-strength = How many strength points does it have?
ask-morale = What is its morale?
ask-mounted = Is it mounted?
ask-order = Is it in close or open order?
ask-basic_morale = What is its basic morale?
ask-name = What is its name?
ask-away = Where is it?

place-table = On the table

to_do-test = Take the test
to_do-answer = Answer the charge
to_do-flee = Make the rout move
to_do-follow = Move the charger
to_do-surrender = Roll for surrender
to_do-rout_again = Rout again

against-mover = { $unit } cannot charge: the active side is { $side }.
against-artillery = { $unit } cannot charge: artillery never charges.
against-shaken = { $unit } cannot charge: it is { $morale }.
against-reach = { $unit } cannot charge { $inches }″: its charge reach is only { $reach }″.
against-ahead = { $unit } cannot charge: the target must be directly in front.
against-clear = { $unit } cannot charge: terrain is in the way.
against-declared = { $unit } cannot charge: charges are declared before the first test.
against-testing = { $unit } cannot test yet: declare every charge first.
against-rolling = { $unit } cannot roll for surrender yet: declare every charge first.
against-routing_again = { $unit } cannot rout again yet: declare every charge first.
against-moving = { $unit } cannot move yet: end the test step first.
against-untested = { $unit } cannot move yet: { $target } must test first.
against-unfinished = { $unit } cannot test yet: { $other } must carry out its test result first.
against-unfinished_roll = { $unit } cannot roll yet: { $other } must carry out its test result first.
against-unfinished_rout = { $unit } cannot rout again: { $other } must carry out its result first.
against-below = { $unit } cannot counter-charge: the score was not low enough.
against-sheltered = { $unit } cannot counter-charge: it was sheltered when charged.
against-evading = { $unit } cannot evade: no unit evades in this battle (interpretation).
against-heavy = { $unit } cannot evade: only open-order infantry and light cavalry may evade.
against-answered = { $unit } cannot evade: it has chosen to stand.
against-not_front = { $unit } cannot counter-charge { $enemy }: that unit is not to its front.
against-surrender = { $unit } cannot roll for surrender: no surrender roll is due.
against-follows_first = { $unit } cannot roll for surrender yet: move { $charger } first.
against-roll = { $unit } cannot move yet: charged in the rear, it must roll for surrender.
against-caught = { $unit } cannot move yet: caught by a charger, it must roll for surrender.
against-charged = { $unit } cannot move yet: charged while routing, it must roll for surrender.
against-routs_again = { $unit } cannot move yet: charged while routing, it must first rout again.
against-near = { $unit } cannot count as stuck: { $enemy } is within { $near }″.
against-alone = { $unit } cannot be cornered: no enemy is on the table.
against-ran = { $unit } cannot rout again: it has made its rout move.
against-answers_first = { $unit } cannot move yet: { $target } must answer the charge first.
against-runs_first = { $unit } cannot move yet: { $target } must make its rout move first.
against-rolls_first = { $unit } cannot move yet: { $target } must roll for surrender first.
against-routs_again_first = { $unit } cannot move yet: { $target } must rout again first.
against-stands = { $unit } cannot fall short: the charged unit has not moved.
against-stood = { $unit } cannot counter-charge: it has chosen to stand.

against-to_do-test = { $unit } must still take the test.
against-to_do-answer = { $unit } must still answer the charge.
against-to_do-flee = { $unit } must still make its rout move.
against-to_do-follow = { $unit } must still make its charge move.
against-to_do-surrender = { $unit } must still roll for surrender.
against-to_do-rout_again = { $unit } must still rout again.

impossible-unit = There is no such unit.
impossible-away = { $unit } cannot take part: it is out of the battle ({ $away }).
impossible-friend = { $unit } cannot charge a unit of its own side.
impossible-twice = { $unit } cannot charge twice in a turn: undo its charge to declare another.
impossible-not_charged = { $unit } cannot test: it is not charged, or has already tested.
impossible-routing = { $unit } cannot test: it is routing.
impossible-not_routing = { $unit } cannot make a rout move or roll for surrender: it is not routing.
impossible-no_answer = { $unit } cannot answer: no enemy is charging it.
impossible-answer_untested = { $unit } cannot answer the charge yet: it must test first.
impossible-answer_routing = { $unit } cannot answer the charge: it is routing.
impossible-answer_routed = { $unit } cannot answer the charge: it has routed.
impossible-answered = { $unit } cannot answer the charge again: it has already answered.
impossible-no_choice = { $unit } cannot choose to stand: it is already standing.
impossible-no_charger = { $unit } cannot counter-charge { $enemy }: that unit is not charging it.
impossible-charger_moved = { $unit } cannot counter-charge { $enemy }: that unit has already moved.
impossible-no_charge = { $unit } cannot complete a charge: it is not charging.
impossible-charge_over = { $unit } cannot move again: its charge is over.
impossible-charger_routs = { $unit } cannot complete its charge: it is routing.
impossible-rolled = { $unit } cannot roll for surrender twice in a turn.
impossible-field = { $what } cannot be set by hand.
impossible-not_now = { $unit }: { $what } cannot be set now.
impossible-value = { $what } cannot be { $value }.

melee-all = Melees: { $list }.
melee-of = { $unit }, { $who }
melee-met = met halfway by { $unit }
melee-front = struck in the front by { $unit }
melee-flank = struck in the flank by { $unit }
melee-rear = struck in the rear by { $unit }

tag-melee = in melee with { $unit }
tag-charges = charging { $unit }
tag-charged = charged
tag-charges_about = Charge declared this turn from { $inches }″ away, against the target's { $struck }.
tag-charged_about = Charged by { $units }.
tag-routing_about = It cannot charge. When charged, it rolls for surrender and does not test.
tag-shaken_about = It cannot charge. When charged, it adds { $value } to its test.
tag-answer = must answer the charge
tag-surrender = must roll for surrender

card-about = basic morale { $morale }, { $what }
card-about-start = Basic morale { $morale }, { $what }
card-strength = strength points
card-strength-start = Strength points
card-strength-left = { $start ->
    [one] { $now } of { $start } strength point
   *[other] { $now } of { $start } strength points
}

preview-test = Test: { $unit }
preview-test_needs = Routs on { $score }+.
preview-test_never = Cannot rout.
preview-test_always = Routs on any roll.
preview-test_counter = May counter-charge on { $score } or less.
preview-test_counter_always = May counter-charge on any roll.
preview-test_evade = May evade.
preview-test_or_evade = Otherwise it may evade.
preview-surrender = Surrender roll: { $unit }
preview-rout_again = Rout again: { $unit }
preview-surrender_needs = Surrenders on { $score }+.
preview-declare = Charge: { $unit } on { $target }
preview-then_tests = { $target } will test. In the open, it has these odds.
preview-then_rolls = { $target } will roll for surrender instead of testing, with these odds.
preview-then_routs = { $target } will rout again without a roll.
preview-tested = { $target } cannot test twice in a turn.
preview-column = Added to the die
preview-threshold = Basic morale { $morale }
preview-meet = They meet halfway: each moves half the distance between them, at most { $half }″.
preview-evade = { $unit }: evade at normal speed
preview-stand = { $unit }: receive the charge in place

face-rout = routs
face-stand = stands
face-counter = can counter-charge
face-surrenders = surrenders
face-stays = does not surrender

panel-unit = The unit
panel-reach = Charge reach
panel-strength = Strength points
panel-inches = { $inches }″
panel-surrenders = Surrenders, if it must roll
panel-from = on { $face }+
panel-tests = When charged, by sum of factors (no counter-charge from shelter)
panel-sum = Sum { $sum }
panel-faces = { $rout } in 6 to rout, { $counter } in 6 to counter-charge
panel-faces_cavalry = { $rout } in 6 to rout, { $counter } in 6 to counter-charge ({ $horse } in 6 with cavalry in front)
panel-passes = If it does not rout when charged
panel-evades = may evade

odds-rout = routs
odds-stand = stands
odds-counter = can counter-charge
odds-surrenders = surrenders
odds-stays = does not surrender
odds-destroyed = routs and is destroyed
odds-routs_again = { $strength ->
    [0] routs again
    [one] routs again and loses { $strength } strength point
   *[other] routs again and loses { $strength } strength points
}
odds-rout_surrenders = routs, then surrenders
odds-rout_lives = routs and survives
odds-routs_never = Never routs
odds-routs_always = Always routs
odds-routs_times = { $times ->
    [one] Routs { $times } time in { $of }
   *[other] Routs { $times } times in { $of }
}
odds-counters_never = cannot counter-charge
odds-counters_always = can always counter-charge
odds-counters_times = { $times ->
    [one] can counter-charge { $times } time in { $of }
   *[other] can counter-charge { $times } times in { $of }
}
odds-yields_never = Never surrenders.
odds-yields_always = Always surrenders.
odds-yields_times = { $times ->
    [one] Surrenders { $times } time in { $of }.
   *[other] Surrenders { $times } times in { $of }.
}
odds-sentence_test = { $rout }; { $counter }.
odds-assume_rear = The unit was charged in the rear: if it routs, it rolls for surrender.
odds-assume_hand = Nothing else happens to the unit before the surrender roll.
odds-shelter_never = Behind an obstacle or in a building, it would not rout.
odds-shelter_always = Behind an obstacle or in a building, it would still rout.
odds-shelter_times = { $times ->
    [one] Behind an obstacle or in a building, it would rout { $times } time in { $of }.
   *[other] Behind an obstacle or in a building, it would rout { $times } times in { $of }.
}

log-turn = Turn { $turn }: { $side } may charge.
log-step = { $step }.
log-declared = { $charger } declared a charge to strike { $target } { $struck }.
log-failed = { $unit } failed the test.
log-stands = { $unit } passed the test and stood.
log-stands_sheltered = { $unit } passed the test and stood. It could not counter-charge from shelter.
log-stands_unfaced = { $unit } passed the test and stood. It could not counter-charge: no charger was in front.
log-may_counter = { $unit } passed the test and could counter-charge.
log-stands_or_evades = { $unit } passed the test and could evade.
log-stands_sheltered_or_evades = { $unit } passed the test. It could evade, but not counter-charge from shelter.
log-stands_unfaced_or_evades = { $unit } passed the test. It could evade, but not counter-charge: no charger was in front.
log-may_counter_or_evades = { $unit } passed the test and could counter-charge or evade.
# Shown below a line of the log.
detail-range = { $inches }″ away
detail-basic_morale = Basic morale { $morale }
detail-half = Each unit moved at most { $half }″
detail-surrender = Die { $face }, surrender on { $needed }+
log-routed = { $strength ->
    [one] { $unit } routed: { $strength } strength point left.
   *[other] { $unit } routed: { $strength } strength points left.
}
log-destroyed = { $unit }: removed from the table.
log-surrendered = { $unit } surrendered and left the table.
log-met = { $target } counter-charged { $charger }: they met halfway.
log-received = { $unit } received the charge.
log-evaded = { $unit } evaded.
log-fled_cover = { $unit } routed towards cover.
log-fled_off_table = { $unit } routed off the table.
log-fled_cornered = { $unit } could not make its rout move, and an enemy was near.
log-fled_stuck = { $unit } could not make its rout move. It was not cornered, as no enemy was near.
log-contact = { $charger } reached { $target }: a melee began.
log-caught = { $charger } caught { $target } routing. There was no melee.
log-followed = { $charger } moved to where { $target } had been.
log-short = { $charger } fell short of { $target }.
log-must_rear = { $unit } had to roll for surrender: it was charged in the rear.
log-must_caught = { $unit } had to roll for surrender: it was caught while routing.
log-must_cornered = { $unit } had to roll for surrender: it was cornered.
log-defiant = { $unit } did not surrender.
log-set_strength = { $value ->
    [one] Set by hand: { $unit }, { $value } strength point.
   *[other] Set by hand: { $unit }, { $value } strength points.
}
log-set_morale = Set by hand: { $unit }, morale { $value }.
log-set_mounted_yes = Set by hand: { $unit }, mounted.
log-set_mounted_no = Set by hand: { $unit }, on foot.
log-set_order = Set by hand: { $unit }, { $value }.
log-set_basic_morale = Set by hand: { $unit }, basic morale { $value }.
log-set_name = Set by hand: { $unit }, now called { $value }.
log-set_away = Set by hand: { $unit }, { $value }.
log-paper = Entered from paper. Units changed: { $units }.
log-paper_nothing = Entered from paper: no changes.
log-set_away_none = Set by hand: { $unit }, on the table.

# The list of units.
log-spared = { $unit } did not have to roll for surrender: it was no longer cornered.
log-has_rolled = { $unit } had already rolled for surrender this turn.

army-about = Units: { $units }. Strength points: { $strength }.

mount-yes = mounted
mount-no = on foot

field-arm = Arm
field-order = Order
field-order_hint = Heavy and line cavalry are in close order, light cavalry in open order.
field-mounted = Mounted
field-basic_morale = Basic morale
field-suggested_morale = The rules give no values. Drumhead suggests: { $list }.
field-quality = { $quality } { $morale }
field-strength = Strength points

# What an edit is called, for undo and redo.
change-arm = arm
change-order = order
change-mounted = mount
change-basic_morale = basic morale
change-strength = strength

fault-morale-title = basic morale { $value }
fault-morale-title-start = Basic morale { $value }
fault-morale-detail = Basic morale must be { $least }–{ $most }.

fault-no_strength-title = no strength points
fault-no_strength-title-start = No strength points
fault-no_strength-detail = A unit needs at least 1 strength point.

fault-much_strength-title = { $value ->
    [one] { $value } strength point
   *[other] { $value } strength points
}
fault-much_strength-title-start = { $value ->
    [one] { $value } strength point
   *[other] { $value } strength points
}
fault-much_strength-detail = In other rules by the same author, a unit has at most { $most } strength points.

fault-dismounted-title = cavalry not mounted
fault-dismounted-title-start = Cavalry not mounted
fault-dismounted-detail = Until it mounts, the unit counts as infantry for reach, factors and surrender.

fault-mounted_foot-title = mounted infantry
fault-mounted_foot-title-start = Mounted infantry
fault-mounted_foot-detail = The unit counts as infantry for reach and factors. Until it dismounts, it surrenders as mounted troops.

fault-mounted_guns-title = mounted artillery
fault-mounted_guns-title-start = Mounted artillery
fault-mounted_guns-detail = Artillery fights and surrenders as foot.


# What is printed.

sheet-title = Charging
sheet-subtitle = American War of Independence · charges, routs and surrender
sheet-credit = Based on “Rules - Charging” by Will, author of the blog Fire at Will (6 July 2007), in our own words.
sheet-stamp = { $problems ->
    [one] Illegal: { $problems } problem
   *[other] Illegal: { $problems } problems
}
sheet-labels = Labels
sheet-labels_of = Units
sheet-casualties = Casualty markers
sheet-state_markers = State markers
sheet-bases_chosen = Drawn for { $base } mm bases side by side (the rules give no size)
sheet-card_test = Rolls needed, by sum of factors (4+: 4 or more; 1−: 1 or less). No rout below the lowest sum shown. No counter-charge from shelter.
sheet-card_routs = Routs on
sheet-card_counters = May counter-charge on
sheet-card_counters_cavalry = With cavalry in front, may counter-charge on
# The states that have markers, separated by commas.
sheet-markers = shaken, routing
sheet-markers_left_out = Not printed (no unit can be): { $states }
sheet-stands = Current state
sheet-shown = Shown
sheet-stands_clean = at full strength
sheet-moment = turn { $turn }, { $step }
sheet-now = Now: { $what }
sheet-left = { $now } of { $start } { $what }
sheet-to_do = to do: { $what }
sheet-gone = Out of the battle
sheet-figure_left = of { $start } { $what }
sheet-taken = Captured from { $side }
sheet-none_left = none left
sheet-no_card = Units with no card:
sheet-no_card_for = { $unit }: { $why }
# The states that are ticked on rosters and cards, separated by commas.
sheet-states = shaken, routing
sheet-count = Units
sheet-source = Source
sheet-reach = Charge reach
sheet-strength = Strength points
sheet-never = never
sheet-head_units = Units
sheet-head_sequence = A side's turn, after all firing
sheet-head_after = After the test
sheet-head_interpretations = Interpretations that differ from the default
sheet-head_suggestions = Basic morale and strength points
sheet-caption_reach = Charge reach, target directly in front [C-02]
sheet-caption_factors = The test: 1D6 plus all factors that apply [C-06]
sheet-caption_odds = Rolls to rout or to counter-charge, by sum of factors (4+: 4 or more; 3−: 3 or less; –: never) [C-08, C-09]
sheet-col_none = { "" }
sheet-col_step = Step
sheet-col_rule = Rule
sheet-col_charger = Charger
sheet-col_reach = Reach
sheet-col_factor = Factor
sheet-col_add = Add
sheet-col_clause = Clause
sheet-col_morale = Sum of factors
sheet-rout_at = Basic morale { $morale }: routs on
sheet-counter_at = May counter-charge on
sheet-counter_at_cavalry = May counter-charge on (cavalry with cavalry in front: whenever it does not rout)
# The interpretation of gaps C-A5 and C-A6, after the factor.
sheet-flank_both = { $factor }, even if also charged in the rear
sheet-flank_worst = { $factor }, unless charged in the rear too
sheet-fort_only = { $factor }, but not in a fortification
sheet-fort_both = { $factor }, even in a fortification
sheet-counter_low = A unit that scores 0 or less may counter-charge a charger to its front.
sheet-terrain_free = Terrain does not slow a charge.
sheet-melee = Not in these rules. Use your base game, then mark losses, shaken units and routing units.
sheet-surrender = Surrender on 1D6: foot and artillery { $foot }+, mounted { $mounted }+. [C-15]
sheet-interpretations = Interpretations
sheet-usual = the defaults
sheet-clauses = Clause numbers
sheet-clauses_about = in brackets, in Drumhead's own numbering
sheet-unusual = not the default: { $ids }
# The losses that a report draws as a curve.
sheet-lost = strength points lost
sheet-suggestions = The rules give no basic morale or strength points, so the players choose. Drumhead's suggestions for basic morale (not in the rules): { $list }.

setup-first = Which side has the first turn?
setup-no_units = { $side }: the army has no units.
