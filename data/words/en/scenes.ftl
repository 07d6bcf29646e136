### Battles as scenes: errors in a file, and differences from it.

scene-beside = an army file cannot be named here, because the scene's folder is unknown
scene-unread = Cannot read the scene { $path }: { $error }
scene-unread_fix = Check the name of the file.
scene-line = Line { $line } of the scene: { $what }
scene-line_fix = Nothing was changed. Correct that line; docs/scenes.md describes the format.
scene-side = `side` must be followed by A or B, then an army
scene-no_army = this is not an army: { $error }
scene-no_starter = there is no ready-made army “{ $id }”; choose one of { $known }
scene-two_sides = a scene must have two sides
scene-other_book = this army is for the rulebook { $id }
scene-no_choice = the set-up has no field “{ $path }”
scene-expect = `expect` must be followed by a name and facts, as in `expect A3 strength 18, morale shaken`
scene-no_fact = “{ $fact }” is not a fact: write a name and a value
scene-unknown_fact = { $subject } has no fact “{ $name }” (facts: { $some }, { $may })
scene-differs = { $subject } { $name } is { $found }, not { $value }
scene-unstated = { $subject } { $name } is { $value }, but the scene does not state it
scene-otherwise = The result differs from this scene: { $first }
scene-otherwise_fix = Nothing was saved. `drumhead battle replay` lists every difference.
scene-may_be_two = `{ $name }` can mean { $one } or { $other }
scene-no_answer = there is no answer `{ $name }` (answers: { $known })
scene-too_large = a scene may have at most { $largest } bytes
scene-no_utf8 = this is not UTF-8 text
scene-before = `{ $word }` must come before the first order
scene-several = `end { $number } steps`: the number must be from 2 to { $most }
scene-set = `set` must be followed by a field and a value, as in `set year 1642`
scene-facts = write `facts all`, or leave the line out
scene-begins_name = `scene` and its name
scene-begins_book = `book` and its id
scene-begins_sides = `side A` and `side B`, in that order
scene-no_book = there is no rulebook “{ $id }”; choose one of { $known }
scene-allow = write `allow anyway`
scene-subject = “{ $word }” is not a name; write `table`, a side (`A`), a unit (`A3`), a general (`Ag1`) or a feature (`#1`), or an answer such as `onto=flank`
scene-takes_no = `{ $verb }` does not take { $subject } here
scene-unknown_order = `{ $verb }` is not an order for { $who } now; possible: { $verbs }
scene-quoted_text = text in quotation marks
scene-ambiguous = more than one order fits: add `{ $name }`, for example `{ $name }={ $its }`
scene-ambiguous_more = more than one order fits: add more answers
scene-not_closed = a closing quotation mark is missing
scene-too_large_for_die = { $word } is too large for a die
scene-numbers = `{ $what }` must be followed by numbers, as in `{ $what } 5 3 1`
scene-throws = { $dice ->
    [one] the order needs { $dice } die; the scene gives none
   *[other] the order needs { $dice } dice; the scene gives none
}
scene-refused = the order was refused ({ $found }): { $why }
scene-refused_by = the order was refused by { $found }, not by { $expected }
scene-carried_out = the order was carried out, not refused
scene-not_against = no rule forbids this order
scene-object = the order breaks { $found }, not { $expected }
scene-no_dice = the order needs no dice
scene-no_subject = there is no { $subject } (names: { $some })
scene-begins = a scene must begin with { $what }
scene-table = the table
scene-range = { $least } to { $most }
scene-cannot_be = `{ $name }` cannot be “{ $text }”
scene-cannot_be_but = `{ $name }` cannot be “{ $text }”; possible: { $some }
scene-difference = line { $line }: { $what }
