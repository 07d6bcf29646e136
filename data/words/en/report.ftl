### The sentences of a battle report that all rulebooks share. The actions of each rulebook's own troops are in
### the -report file of that rulebook.

report-side = { $name }
report-unit-first = { $name } ({ $number })
# A unit of the other side has the same name.
report-unit-shared = { $name } ({ $side }, { $number })
report-unit-again = { $name }
report-unit-unnamed = unit { $number }
report-unit-unnamed-start = Unit { $number }

report-list-comma = { ", " }
report-list-and = { $first } and { $last }

report-number-0 = no
report-number-1 = one
report-number-2 = two
report-number-3 = three
report-number-4 = four
report-number-5 = five
report-number-6 = six
report-number-7 = seven
report-number-8 = eight
report-number-9 = nine
report-number-10 = ten
report-number-11 = eleven
report-number-12 = twelve
report-number-0-start = No
report-number-1-start = One
report-number-2-start = Two
report-number-3-start = Three
report-number-4-start = Four
report-number-5-start = Five
report-number-6-start = Six
report-number-7-start = Seven
report-number-8-start = Eight
report-number-9-start = Nine
report-number-10-start = Ten
report-number-11-start = Eleven
report-number-12-start = Twelve

report-count-figures = { $count ->
    [one] { $n } figure
   *[other] { $n } figures
}
report-count-strength = { $count ->
    [one] { $n } strength point
   *[other] { $n } strength points
}
report-count-guns = { $count ->
    [one] { $n } gun
   *[other] { $n } guns
}
report-count-hits = { $count ->
    [one] { $n } hit
   *[other] { $n } hits
}
report-count-units = { $count ->
    [one] { $n } unit
   *[other] { $n } units
}
report-count-commanders = { $count ->
    [one] a commander
   *[other] { $n } commanders
}
report-count-generals = { $count ->
    [one] { $n } general
   *[other] { $n } generals
}
report-count-routs = { $count ->
    [one] { $n } routed unit
   *[other] { $n } routed units
}
report-count-removed = { $count ->
    [one] { $n } removed unit
   *[other] { $n } removed units
}

report-sheet-turns = { $count ->
    [one] turn
   *[other] turns
}
report-sheet-book = Rules
report-sheet-fought = Fought
report-sheet-day = { $day } { $month } { $year }
report-sheet-days = { $first } to { $last }
report-sheet-interpretations = Interpretations
report-sheet-interpretations_default = the defaults
report-sheet-over = End
report-sheet-armies = The armies
report-sheet-army = { $side } took the field with { $units }, { $strength } in all.
report-sheet-army_unmeasured = { $side } took the field with { $units }.
report-sheet-left = Still in the field
report-sheet-left_of = { $all ->
    [one] { $side }: { $left } of { $start } { $what }, { $units } of { $all } unit.
   *[other] { $side }: { $left } of { $start } { $what }, { $units } of { $all } units.
}
report-sheet-left_of_unmeasured = { $all ->
    [one] { $side }: { $units } of { $all } unit.
   *[other] { $side }: { $units } of { $all } units.
}
report-sheet-left_and_taken = { $count ->
    [one] { $left } Guns captured from the other side: { $n }.
   *[other] { $left } Guns captured from the other side: { $n }.
}
report-sheet-aims = Objectives
report-sheet-aims_of = { $side }: { $aims }
report-sheet-there = At the objectives: { $list }.
report-sheet-held = { $side } at { $hex }
report-sheet-held_by_nobody = neither side at { $hex }
report-sheet-losses = Losses
report-sheet-losses_of = Losses by turn
report-sheet-step = turn
report-sheet-no_losses = Neither side lost anything.
report-sheet-unaccounted = { $side } lost { $fewer } { $what } in all: { $lost } in the fighting, { $rest } when units left the battle.
report-sheet-tests = Decisive tests
report-sheet-tests_table = { $count ->
    [one] The most decisive test
   *[other] The most decisive tests
}
report-sheet-tests_how = Of the { $n } tests that could have gone either way, these shifted the advantage most, compared with average dice. Shaken and halted troops count for less, routing troops for nothing.
report-sheet-tests_one = Of the { $n } tests that could have gone either way, this one shifted the advantage most, compared with average dice. Shaken and halted troops count for less, routing troops for nothing.
report-sheet-tests_only = Only one test could have gone either way. It shifted the advantage, compared with average dice. Shaken and halted troops count for less, routing troops for nothing.
report-sheet-tests_none = No test could have gone either way.
report-sheet-tests_idle = { $count ->
    [one] Only { $n } test could have gone either way, and it did not shift the advantage. Shaken and halted troops count for less, routing troops for nothing.
   *[other] The { $n } tests that could have gone either way did not shift the advantage. Shaken and halted troops count for less, routing troops for nothing.
}
report-sheet-turn_column = Turn
report-sheet-army_column = Army
report-sheet-unit_column = Unit
report-sheet-test_column = Test
report-sheet-die_column = Die
report-sheet-came_column = Result
report-sheet-chance_column = Chance
report-sheet-chance = { $n } in 6
report-sheet-luck = Luck
report-sheet-luck_of = { $count ->
    [one] { $side } rolled { $n } die: { $how } luck, better than { $percent }% of possible rolls (ties count half).
   *[other] { $side } rolled { $n } dice: { $how } luck, better than { $percent }% of possible rolls (ties count half).
}
report-sheet-end = { $side } at the end
report-sheet-start = { $side } before the first turn
report-sheet-stands = { $side } in turn { $turn }
report-sheet-end_note = { $left } of { $start } { $what } still in the field
report-sheet-end_units = { $count ->
    [one] unit
   *[other] units
}
report-sheet-pictures = Pictures
report-sheet-note = Note
report-sheet-photograph = Picture

report-sheet-dice-very_poor = very poor
report-sheet-dice-poor = poor
report-sheet-dice-fair = fair
report-sheet-dice-good = good
report-sheet-dice-very_good = very good

report-sheet-month-1 = January
report-sheet-month-2 = February
report-sheet-month-3 = March
report-sheet-month-4 = April
report-sheet-month-5 = May
report-sheet-month-6 = June
report-sheet-month-7 = July
report-sheet-month-8 = August
report-sheet-month-9 = September
report-sheet-month-10 = October
report-sheet-month-11 = November
report-sheet-month-12 = December

report-brief-subtitle = For remote play
report-brief-sides = Sides
report-brief-heading = Unit numbers
report-brief-how = Name each unit by its side and number, as on the labels, on the rosters and in the log.
report-brief-number = No.
report-brief-left = { $now } of { $start }
report-brief-amount = { $many } { $what }
report-brief-counted = { $what }: { $many }

# Shared by the rulebooks played on hexes. A sentence about more units than it names
# ends in _many.
report-hexes-before = Before the battle
report-hexes-turn = Turn { $turn }
report-hexes-turn_of = Turn { $turn }: { $side }
report-turn_lost = { $side } lost { $what }.
report-hexes-moves = Moves
report-hexes-march_first = { $units } moved to { $hex }
report-hexes-march_next = { $units } to { $hex }
report-hexes-marched = { $list }.
report-hexes-marched_of = { $side }: { $list }.
report-hexes-by_hand = The players corrected { $units } by hand.
report-hexes-by_hand_many = The players corrected { $n } units by hand.
