### Words of the book, shown to people.

book-about = American War of Independence: units with morale and strength points, for charges alone.

arm-infantry = infantry
arm-cavalry = cavalry
arm-artillery = artillery

order-close = close order
order-open = open order

quality-militia = militia
quality-ordinary = ordinary
quality-good = good
quality-elite = elite

factor-noncav_by_cav = Not cavalry, charged by cavalry
factor-open_or_arty_by_close = Open-order infantry or artillery, charged by close order
factor-rear = Charged in the rear
factor-flank = Charged in the flank
factor-shaken = Shaken
factor-obstacle_or_building = Behind an obstacle or in a building
factor-cav_only_by_noncav = Cavalry, charged only by non-cavalry
factor-close_only_by_open = Close order, charged only by open-order infantry or artillery
factor-fortification = In a fortification

# The same in a line of the log.
added-noncav_by_cav = not cavalry, charged by cavalry
added-open_or_arty_by_close = open-order infantry or artillery, charged by close order
added-rear = charged in the rear
added-flank = charged in the flank
added-shaken = shaken
added-obstacle_or_building = behind an obstacle or in a building
added-cav_only_by_noncav = cavalry, charged only by non-cavalry
added-close_only_by_open = close order, charged only by open-order infantry or artillery
added-fortification = in a fortification

struck-front = front
struck-flank = flank
struck-rear = rear

struck_where-front = in front
struck_where-flank = in the flank
struck_where-rear = in the rear

cover-open = Nothing
cover-obstacle_or_building = Behind an obstacle or in a building
cover-fortification = In a fortification
cover-fortification_and_obstacle = In a fortification, behind an obstacle or in a building

morale-good = good
morale-shaken = shaken
morale-routing = routing

away-destroyed = destroyed
away-surrendered = surrendered
away-off_table = left the table

flight-cover = Towards the nearest friendly cover
flight-off_table = Off its own edge of the table
flight-cornered = It cannot move, and an enemy is within { $near } inches
flight-stuck = It cannot move, and no enemy is within { $near } inches

step-declare = Declare charges
step-test = Test the charged units
step-move = Move the chargers
step-surrender = Roll for surrender
step-melee = Melees and the rest

phase-charge = Charge
phase-after = After

now-declare = { $side }: declare every charge, then end the step.
now-test = { $side }: choose which charged unit tests next.
now-move = { $side }: move the chargers that are not in contact.
now-surrender = Roll for surrender where it is owed.
now-melee = Fight the melees by your own rules, set their losses by hand, then end the turn.
now-no_melee = No melee to fight. Set by hand what else has changed, then end the turn.

over-won = { $side } has no unit left on the table.

group-charge = Charge
group-owed = Owed
group-step = Step
group-report = Report
group-hand = Set by hand

offer-declare = Declare a charge on an enemy directly in front
offer-test = Test of the charged unit
offer-counter = Counter-charge
offer-stand = Receive the charge where it stands
offer-evade = Evade
offer-flee = Move the routing unit
offer-cornered = Another rout move
offer-held = It cannot move
offer-follow = Move the charger
offer-surrender = Roll for surrender
offer-end = End the step: { $step }
offer-end_turn = End the turn of { $side }
offer-strength = Set its strength points
offer-morale = Set its morale
offer-mounted = Mount or dismount
offer-order = Set its order
offer-basic_morale = Set its basic morale
offer-name = Rename it
offer-away = Take it off the table, or put it back
offer-paper = Enter from paper

ask-paper = { $unit }: { $what }
ask-target = Which enemy?
ask-struck = Where is the target struck?
ask-inches = How far is it, in inches rounded up?
ask-inches_hint = From base edge to base edge, directly in front.
ask-inches_hint_clear = From base edge to base edge, directly in front. No wall, fence or the like is in the way.
ask-cover = What shelters it?
ask-against = Which charger does it meet?
ask-against_hint = One that is to its front. The others move if it is still within their reach.
ask-reaches = Is the target still within reach of this charger?
ask-flight = Where does it go?
ask-flight_hint = Straight away from the cause at rout speed, ending farther from every enemy it can see. Terrain does not slow it; only impassable ground stops it.
ask-strength = Strength points
ask-morale = Morale
ask-mounted = Is it mounted?
ask-order = Order
ask-basic_morale = Basic morale
ask-name = Name
ask-away = Where is it?
ask-side_0 = The first side
ask-side_1 = The second side
ask-first = Who has the first turn?

place-table = On the table

owed-test = Test of the charged unit
owed-answer = Answer to the charge
owed-flee = Rout move
owed-follow = Move of the charger
owed-surrender = Roll for surrender

against-mover = It is the turn of { $side } to charge.
against-artillery = Artillery never charges.
against-shaken = { $unit } cannot charge: { $morale }.
against-reach = { $unit } cannot charge that far: reach { $reach }″, target at { $inches }″.
against-ahead = { $unit } cannot charge: the target must be directly in front.
against-clear = { $unit } cannot charge: terrain is in the way.
against-declared = Charges are declared before the first test.
against-testing = Every charge is declared before a charged unit tests.
against-moving = Chargers move when every charged unit has tested.
against-untested = { $unit } must test first.
against-unfinished = { $unit } must carry out the result of its test first.
against-below = { $unit } cannot counter-charge: the score was not low enough.
against-evading = No unit evades a charge under the readings of this battle.
against-heavy = Only open-order infantry and light cavalry evade.
against-answered = { $unit } cannot evade: it has chosen to stand.
against-not_front = { $unit } cannot be met: its charge is not in front.
against-surrender = Nothing makes { $unit } roll for surrender.
against-roll = { $unit } cannot move yet: charged in the rear, it rolls for surrender first.
against-charged = { $unit } cannot move yet: charged while routing, it rolls for surrender first.
against-near = { $unit }: not alone, with { $enemy } within { $near } inches.
against-ran = { $unit } cannot run again: it has made its rout move.
against-moves_first = { $unit } must answer the charge or make its rout move first.
against-stands = { $unit }: not moved, so the charger reaches it.
against-stood = { $unit } cannot counter-charge: it has chosen to stand.

against-owed-test = Still to do by { $unit }: test of the charged unit.
against-owed-answer = Still to do by { $unit }: answer to the charge.
against-owed-flee = Still to do by { $unit }: rout move.
against-owed-follow = Still to do by { $unit }: move of the charger.
against-owed-surrender = Still to do by { $unit }: roll for surrender.

impossible-unit = There is no such unit.
impossible-away = { $unit } cannot do that: { $away }.
impossible-friend = A unit cannot charge its own side.
impossible-twice = { $unit } cannot charge twice.
impossible-not_charged = { $unit } cannot test: no unit charges it, or it has tested.
impossible-routing = { $unit } cannot test: it is routing, and rolls for surrender instead.
impossible-not_routing = { $unit } cannot do that: not routing.
impossible-no_answer = { $unit } cannot answer: no charge waits for its answer.
impossible-no_charger = That unit does not charge { $unit }.
impossible-no_charge = { $unit } cannot complete a charge: there is none.
impossible-rolled = { $unit } cannot roll for surrender twice in a turn.
impossible-field = There is no { $what } to be set.
impossible-not_now = { $unit } has no { $what } that could be set now.
impossible-value = { $value } is not a value that { $what } can have.

melee-all = Melees: { $list }.
melee-of = { $unit }, { $who }
melee-met = meeting { $unit } half way
melee-front = struck in front by { $unit }
melee-flank = struck in the flank by { $unit }
melee-rear = struck in the rear by { $unit }

tag-melee = in melee with { $unit }
tag-charges = charges { $unit }
tag-charged = charged
tag-charges_about = { $inches ->
    [one] Declared this turn, at { $inches } inch, into the { $struck }.
   *[other] Declared this turn, at { $inches } inches, into the { $struck }.
}
tag-charged_about = By { $units }.
tag-routing_about = It takes no orders and does not test when charged.
tag-shaken_about = It cannot charge, and adds { $value } to its test when charged.
tag-answer = must answer the charge
tag-surrender = must roll for surrender

card-about = { $what }, basic morale { $morale }
card-strength = strength points

preview-test = { $unit } tests
preview-test_needs = Routs on { $score } or more.
preview-test_never = Cannot rout on any die.
preview-test_always = Routs on any die.
preview-test_counter = May counter-charge on { $score } or less.
preview-surrender = { $unit } rolls for surrender
preview-surrender_needs = Surrenders on { $score } or more.
preview-declare = Charge of { $unit }
preview-column = Added to its die
preview-threshold = Basic morale { $morale }
preview-meet = They meet half way: each moves half the distance between them, at most { $half }″.
preview-evade = { $unit } evades: move it at its normal speed
preview-stand = { $unit } receives the charge where it is

face-rout = routs
face-stand = stands
face-counter = may counter
face-surrenders = surrenders
face-stays = does not

panel-unit = The unit
panel-reach = Charges within
panel-inches = { $inches }″
panel-surrenders = Surrenders, when it must roll
panel-from = on { $face } or more
panel-tests = When charged, by the sum of the factors
panel-sum = Sum { $sum }
panel-faces = routs { $rout } in 6, may counter-charge { $counter } in 6

odds-rout = routs
odds-stand = stands
odds-counter = may counter-charge
odds-surrenders = surrenders
odds-stays = does not surrender
odds-destroyed = routs and is destroyed
odds-rout_surrenders = routs, then surrenders
odds-rout_lives = routs and gets away
odds-routs_never = Never routs
odds-routs_always = Always routs
odds-routs_times = { $times ->
    [one] Routs { $times } time in { $of }
   *[other] Routs { $times } times in { $of }
}
odds-counters_never = cannot counter-charge
odds-counters_always = may always counter-charge
odds-counters_times = { $times ->
    [one] may counter-charge { $times } time in { $of }
   *[other] may counter-charge { $times } times in { $of }
}
odds-yields_never = Never surrenders.
odds-yields_always = Always surrenders.
odds-yields_times = { $times ->
    [one] Surrenders { $times } time in { $of }.
   *[other] Surrenders { $times } times in { $of }.
}
odds-sentence_test = { $rout }; { $counter }.
odds-assume_rear = It was charged in the rear, so it rolls for surrender if it routs.
odds-assume_hand = No other event comes between.
odds-shelter_never = Sheltered by an obstacle or a building it would not rout.
odds-shelter_always = Sheltered by an obstacle or a building it would rout all the same.
odds-shelter_times = { $times ->
    [one] Sheltered by an obstacle or a building it would rout { $times } time in { $of }.
   *[other] Sheltered by an obstacle or a building it would rout { $times } times in { $of }.
}

log-turn = Turn { $turn } began: { $side } to charge.
log-step = { $step }.
log-declared = { $charger }: charge on { $target } { $struck }, from { $inches }″.
log-tested = { $unit } rolled { $face }{ $factors }: { $score } against basic morale { $morale }.
log-factor = { " " }{ $value } ({ $why })
log-stands = { $unit } stood.
log-stands_sheltered = { $unit } stood; from its shelter it may not counter-charge.
log-may_counter = { $unit } may counter-charge.
log-routed = { $strength ->
    [one] { $unit } routed: { $strength } strength point left.
   *[other] { $unit } routed: { $strength } strength points left.
}
log-destroyed = { $unit }: no strength point left, taken off the table.
log-surrendered = { $unit } surrendered and left the table.
log-met = { $target } counter-charged { $charger }: they met half way, after at most { $half }″ each.
log-received = { $unit } received the charge.
log-evaded = { $unit } evaded.
log-fled_cover = { $unit } routed towards cover.
log-fled_off_table = { $unit } routed off the table.
log-fled_cornered = { $unit } could not move, and an enemy is near.
log-fled_stuck = { $unit } could not move; no enemy is near.
log-contact = { $charger } reached { $target }: a melee.
log-caught = { $charger } caught { $target }: no melee.
log-followed = { $charger } moved to where { $target } had been.
log-short = { $charger } fell short of { $target }.
log-must_rear = { $unit } routed when charged in the rear: it rolls for surrender.
log-must_caught = { $unit } was caught: it rolls for surrender.
log-must_cornered = { $unit }: cornered, so it rolls for surrender.
log-rolls = { $unit } rolled { $face } for surrender: { $needed } or more surrenders.
log-defiant = { $unit } did not surrender.
log-set_strength = { $value ->
    [one] Set by hand: { $unit }, { $value } strength point.
   *[other] Set by hand: { $unit }, { $value } strength points.
}
log-set_morale = Set by hand: { $unit }, { $value }.
log-set_mounted_yes = Set by hand: { $unit }, mounted.
log-set_mounted_no = Set by hand: { $unit }, on foot.
log-set_order = Set by hand: { $unit }, { $value }.
log-set_basic_morale = Set by hand: { $unit }, basic morale { $value }.
log-set_name = Set by hand: { $unit }, now called { $value }.
log-set_away = Set by hand: { $unit }, off the table ({ $value }).
log-paper = Entered from paper, not as they stood here: { $units }.
log-paper_nothing = Entered from paper: everything stands as it did here.
log-set_away_none = Set by hand: { $unit }, on the table.

# The list of units.
log-spared = { $unit }: not cornered after all, so no roll for surrender.
log-has_rolled = { $unit }: no second roll for surrender in this turn.

army-about = Units: { $units }. Strength points: { $strength }.

mount-yes = mounted
mount-no = on foot

field-arm = Arm
field-order = Order
field-order_hint = Heavy and line cavalry is close, light cavalry open.
field-mounted = Mounted
field-basic_morale = Basic morale
field-suggested_morale = The source has no table; Drumhead suggests: { $list }.
field-quality = { $quality } { $morale }
field-strength = Strength points

# What an edit is called, for undo and redo.
change-arm = arm
change-order = order
change-mounted = mount
change-basic_morale = basic morale
change-strength = strength

fault-morale-title = its basic morale is { $value }
fault-morale-detail = A test is held against { $least } to { $most }.

fault-no_strength-title = it has no strength points
fault-no_strength-detail = A unit without any is off the table before it has begun.

fault-much_strength-title = { $value ->
    [one] it has { $value } strength point
   *[other] it has { $value } strength points
}
fault-much_strength-detail = The author's other posts know of { $most } at most.

fault-dismounted-title = cavalry that is not mounted
fault-dismounted-detail = It is taken for infantry in reach, factors and surrender until it mounts.

fault-mounted_guns-title = guns that are mounted
fault-mounted_guns-detail = Artillery fights on foot; it surrenders as foot does.


# What is printed.

sheet-title = Charging
sheet-subtitle = American War of Independence · charges, routs and surrender
sheet-credit = After "Rules - Charging" by Will, author of the blog Fire at Will (6 July 2007). In our own words.
sheet-stamp = Cannot be played: { $breaches }
sheet-labels = Labels
sheet-labels_of = Units
sheet-casualties = Casualty markers
sheet-state_markers = State markers
sheet-bases_chosen = the book names no bases: { $base } mm each, as chosen for printing
sheet-card_test = The test, by the sum of the factors
sheet-card_routs = Routs on
sheet-card_counters = May counter-charge on
sheet-markers = shaken, routing
sheet-markers_left_out = left out, as nobody here can be so: { $states }
sheet-stands = As it stands
sheet-shown = Shown
sheet-stands_clean = as the army took the field
sheet-moment = turn { $turn }, { $step }
sheet-now = Now: { $what }
sheet-left = { $now } of { $start } { $what }
sheet-owes = owes: { $what }
sheet-gone = Out of the battle
sheet-figure_left = of { $start } { $what }
sheet-taken = Taken from { $side }
sheet-none_left = none of them is left
sheet-no_card = These units have no card here:
sheet-no_card_for = { $unit }: { $why }
sheet-states = shaken, routing
sheet-count = Units
sheet-source = Source
sheet-reach = Charge
sheet-never = never
sheet-head_units = Units
sheet-head_sequence = A side's turn, after all firing
sheet-head_after = After the test
sheet-head_readings = Readings that differ from the default
sheet-head_suggestions = Basic morale and strength points
sheet-caption_reach = Reach of a charge, target directly in front [C-02]
sheet-caption_factors = The test: one die, and all that applies [C-06]
sheet-caption_odds = Faces that rout or may counter-charge, by the sum of the factors: 4+ is 4 or more, 3− is 3 or less [C-08, C-09]
sheet-col_none = { "" }
sheet-col_step = Step
sheet-col_rule = What is done
sheet-col_charger = Charger
sheet-col_reach = Reach
sheet-col_factor = Factor
sheet-col_add = Add
sheet-col_clause = Clause
sheet-col_morale = Sum of factors
sheet-rout_at = Basic morale { $morale } routs on
sheet-counter_at = May counter-charge on
# How the gaps C-A5 and C-A6 are read, behind the factor.
sheet-flank_both = , besides that for the rear
sheet-flank_worst = , unless in the rear as well
sheet-fort_only = , outside a fortification
sheet-fort_both = , besides that for a fortification
sheet-counter_low = A unit that scores 0 or less may counter-charge a charger to its front.
sheet-terrain_free = Terrain does not slow a charge.
sheet-melee = Outside these rules: fight them by your own, and mark strength points, shaken and routing units.
sheet-surrender = To surrender, one die: foot on { $foot } or more, mounted on { $mounted } or more. [C-15]
sheet-readings = Readings
sheet-usual = the defaults
sheet-unusual = not the default: { $ids }
# What the curve of a report counts.
sheet-lost = strength points lost
sheet-suggestions = The source tabulates neither. The values here are the players'. Drumhead suggests, and no rule says: { $list }.

setup-no_units = { $side }: the army has no units.
