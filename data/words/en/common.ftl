### What every book says in the same words.

# A sentence with the clauses behind it.
cited = { $text } [{ $clauses }]
# A choice on the map, by the offer that it answers.
choice-of = { $offer }: { $choice }

## Lists of units: the builder of the books without points.

list-unnamed = Army without a name
list-name = Name
list-nation = Nation
list-year = Year
list-notes = Notes
list-source = Sources

# What an edit is called, for undo and redo.
list-edit-of = { $what } of unit { $unit }
list-edit-remove = taking out unit { $unit }
list-edit-army_name = name of the army
list-edit-nation = nation
list-edit-year = year
list-edit-notes = notes
list-edit-source = source
list-edit-reading = reading
list-edit-add = new unit
list-edit-name = name
list-edit-copy = copy
list-edit-place = place
