### The sentences of a battle report that every book shares. What a book's own troops did is told in
### the -report file of its book.

report-unit-first = { $name } ({ $number })
report-unit-again = { $name }
report-unit-unnamed = unit { $number }

report-list-comma = { ", " }
report-list-and = { $first } and { $last }
report-list-semicolon = { "; " }

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
    [one] { $n } unit to rout
   *[other] { $n } units to rout
}

report-sheet-subtitle = { $first } against { $second }
report-sheet-turns = { $count ->
    [one] turn
   *[other] turns
}
report-sheet-book = Rules
report-sheet-fought = Fought
report-sheet-days = { $first } to { $last }
report-sheet-readings = Readings
report-sheet-readings_default = the defaults
report-sheet-over = End
report-sheet-armies = The armies
report-sheet-army = { $side } took the field with { $units }, { $strength } in all.
report-sheet-army_unmeasured = { $side } took the field with { $units }.
report-sheet-left = Left in the field
report-sheet-left_of = { $side }: { $left } of { $start } { $what }, { $units } of { $all } units.
report-sheet-left_of_unmeasured = { $side }: { $units } of { $all } units.
report-sheet-left_and_taken = { $count ->
    [one] { $left } It has { $n } taken from the other side.
   *[other] { $left } It has { $n } taken from the other side.
}
report-sheet-aims = Objectives
report-sheet-aims_of = { $side }: { $aims }
report-sheet-there = Who stands there: { $list }.
report-sheet-held = { $hex } { $side }
report-sheet-held_by_nobody = { $hex } nobody
report-sheet-losses = Losses
report-sheet-losses_of = How the losses grew
report-sheet-step = turn
report-sheet-no_losses = Nobody lost anything.
report-sheet-unaccounted = Of { $side }, { $fewer } { $what } fewer are in the field than at the start: { $lost } were lost in the fight, and { $rest } were with units that are out of the battle.
report-sheet-tests = What decided it
report-sheet-tests_table = The tests that changed most
report-sheet-tests_how = Of { $all } that stood to chance, these changed most what both sides had in hand, against what their dice bring on the average; troops that were shaken or halted count less, routers not at all.
report-sheet-tests_none = No test stood to chance.
report-sheet-tests_idle = { $all } that stood to chance did not change what both sides had in hand: troops that rout are not counted there.
report-sheet-test_count = { $count ->
    [one] the { $n } test
   *[other] the { $n } tests
}
report-sheet-turn_column = Turn
report-sheet-army_column = Army
report-sheet-unit_column = Unit
report-sheet-test_column = Test
report-sheet-die_column = Die
report-sheet-came_column = Came out
report-sheet-chance_column = Chance of that
report-sheet-chance = { $n } in 6
report-sheet-luck = Luck
report-sheet-luck_of = { $count ->
    [one] The one die of { $side } was { $how }: it beat { $percent } of every 100 such throws, where one that came out alike counts as half beaten.
   *[other] The { $n } dice of { $side } were { $how }: with the same dice to throw, they did better than { $percent } armies of every 100, where an army that did just as well counts as half beaten.
}
report-sheet-end = { $side } at the end
report-sheet-start = { $side } before the first turn
report-sheet-stands = { $side } in turn { $turn }
report-sheet-end_note = { $left } of { $start } { $what } still in the field
report-sheet-end_units = units
report-sheet-pictures = Pictures
report-sheet-note = Note
report-sheet-photograph = Picture
report-sheet-photograph_mark = Photo:

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

report-brief-subtitle = A brief for play across a distance
report-brief-sides = Sides
report-brief-heading = The numbers of the units
report-brief-how = Both players call every unit by its side and its number; labels, rosters and the log have the same.
report-brief-number = No.
report-brief-left = { $now } of { $start }
report-brief-counted = { $what }: { $many }

# What the books on hexes tell alike. A sentence of more units than are named
# ends in _many.
report-hexes-before = Before the battle
report-hexes-turn = Turn { $turn }
report-hexes-turn_of = Turn { $turn }: { $side }
report-hexes-turn_lost = { $side } lost { $what }.
report-hexes-moves = Moves
report-hexes-march_first = { $units } moved to { $hex }
report-hexes-march_next = { $units } to { $hex }
report-hexes-marched = { $list }.
report-hexes-marched_of = Of { $side }, { $list }.
report-hexes-list = { $list }.
report-hexes-by_hand = The table put { $units } right by hand.
report-hexes-by_hand_many = The table put { $n } units right by hand.
