### Shared by all rulebooks.

# A sentence with its clauses.
cited = { $text } [{ $clauses }]
# A choice on the map, with the offer that it answers.
choice-of = { $offer }: { $choice }

## Details of a line of the log, shown below it.

# A die with its modifiers: “Die 6, −1 shaken: total 5”.
detail-sum = Die { $face }, { $modifiers }: total { $total }
detail-counted = { $value } { $why }

## Lists of units: the builder for rulebooks without points.

list-unnamed = Unnamed army
list-unit = unit { $number }
list-unit_of = { $side } unit { $number }
# The enemy has a unit with the same number and name.
list-unit_shared = { $unit } of { $side }
list-unit_shared-0 = { $unit } of the first army
list-unit_shared-1 = { $unit } of the second army
list-problem = { $title }. { $detail }
list-problem_of = { $unit }: { $title }. { $detail }
list-name = Name
list-nation = Nation
list-year = Year
list-notes = Notes
list-source = Sources

# The marks between groups of three digits, and before decimals: 2,288 and 0.4.
number-thousands = { "," }
number-decimal = { "." }

# Articles that lose their capital in a name within a sentence, separated by spaces.
name-articles = The

# The title of a battle.
battle-against = { $first } against { $second }

# The name of a side whose army has none.
side-0 = First army
side-1 = Second army

# The set-up of a battle of lists.
# A side in the first line of a battle's log, with its size and its tags.
setup-side = { $side }: { $about }
setup-side_0 = What is the first side called?
setup-side_1 = What is the second side called?

# Names of edits, for undo and redo.
list-edit-of = { $what } of unit { $unit }
list-edit-remove = removal of unit { $unit }
list-edit-army_name = name of the army
list-edit-nation = nation
list-edit-year = year
list-edit-notes = notes
list-edit-source = source
list-edit-interpretation = interpretation
list-edit-add = new unit
list-edit-name = name
list-edit-copy = duplicate
list-edit-place = place

## Pages of prints. Values in braces are filled in when the pages are known.

layout-page = { $page } of { $pages }
# The heading of what goes on over a page.
layout-continued = { $heading }, continued
# A part of a map that needs several pages, by its first and last hex.
layout-part = { $caption } · hexes { $from } to { $to }

## A recorded fact that does not fit the battle: the file is damaged, or of another battle.

bad_fact-side = there is no side { $side }
bad_fact-unit = there is no unit { $unit }
bad_fact-no-field = there is no field { $id }
bad_fact-no-general = there is no general { $id }
bad_fact-no-attack = no attack is waiting for a decision
bad_fact-value = { $field } cannot be { $value }
bad_fact-not-charged = unit { $unit } is not being charged
bad_fact-not-charging = unit { $unit } is not charging
bad_fact-not-free = unit { $unit } is already charging
bad_fact-not-gun = unit { $unit } is not a gun
bad_fact-other_book = this event belongs to another rulebook
impossible-other_book = This order is for another rulebook.

## Dice that do not answer what was to be rolled.

throw-dice = { $wanted ->
    [one] Roll 1 die, not { $given }.
   *[other] Roll { $wanted } dice, not { $given }.
}
throw-face = This die has no face { $face }: its faces are { $lowest } to { $highest }.
throw-face_of_3 = This die has no face { $face }: its faces are { $lowest } to { $highest } (halve a D6, rounding up).
throw-bands = { $given ->
    [one] 1 count was given for { $wanted } results.
   *[other] { $given } counts were given for { $wanted } results.
}
throw-empty = No face gives “{ $band }” in this roll, so the count of “{ $band }” must be 0.
