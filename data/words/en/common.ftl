### Shared by all rulebooks.

# A sentence with its clauses.
cited = { $text } [{ $clauses }]
# A choice on the map, with the offer that it answers.
choice-of = { $offer }: { $choice }

## Lists of units: the builder for rulebooks without points.

list-unnamed = Army without a name
list-unit = unit { $number }
list-unit_of = { $side } unit { $number }
list-name = Name
list-nation = Nation
list-year = Year
list-notes = Notes
list-source = Sources

# Names of edits, for undo and redo.
list-edit-of = { $what } of unit { $unit }
list-edit-remove = removal of unit { $unit }
list-edit-army_name = name of the army
list-edit-nation = nation
list-edit-year = year
list-edit-notes = notes
list-edit-source = source
list-edit-reading = interpretation
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
