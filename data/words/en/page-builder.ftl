### The builders of armies: with points, and of lists without.

builder-title = Army
builder-read-only-error = This army is read-only.

## The units at the left

builder-list-title = Army and units
builder-army-title = The army
builder-army-label = Year, generals, works, interpretations
builder-add-button = Add a unit
# $general: who commands the new unit
builder-add-spoken = Add a unit ({ $general })
builder-distance-label = Command distance
builder-command-empty-text = No units yet.
builder-empty-text = No units yet. Add one from a template.
builder-drop-text = Drop a unit here to leave it without a general.
builder-rows-hint = Alt and an arrow key move the unit. Alt, Shift and an arrow key change its general.

## Where a unit is: $place of $count under its general

builder-where-spoken = { $unit }: place { NUMBER($place) } of { NUMBER($count) } under { $general }
builder-where-free-spoken = { $unit }: place { NUMBER($place) } of { NUMBER($count) } under no general
builder-added-spoken = Added: { $where }
builder-removed-notice = Removed: { $unit }.

## Tabs where only one part has room

builder-place-units-label = Units
builder-place-unit-label = Unit
builder-place-army-label = Army
builder-place-bill-label = Bill

## A unit

builder-no-unit-text = No unit is selected.
builder-no-unit-hint = Select a unit from the list, or add one.
builder-formation-title = Usual formation
# $parts: the blocks as below
builder-formation-spoken = Formation seen from above: { $parts }
builder-body-spoken =
    { $figures ->
        [one] 1 figure
       *[other] { $figures } figures, { NUMBER($front) } wide, { NUMBER($rows) } deep
    }
builder-sleeve-spoken =
    { $figures ->
        [one] a sleeve of 1 figure
       *[other] a sleeve of { $figures } figures, { NUMBER($front) } wide, { NUMBER($rows) } deep
    }
builder-front-label = front
builder-disordered-label = Disordered:
builder-remove-group-spoken = Remove: { $group }
builder-unit-notes-title = Colours and notes
builder-unit-more-title = Guns and stakes

## The army itself

builder-tab-army-label = Army
builder-tab-works-label = Works and wagons
builder-tab-interpretations-label = Interpretations
builder-generals-title = Generals
builder-contingents-title = Contingents
builder-pieces-title = Works, wagons and snipers
builder-pieces-none-text = The army has no works, wagons or snipers.
builder-notes-title = Notes and source
builder-interpretations-text = Where the rulebook and its playsheets differ or are silent, choose once for the whole army.
builder-met-title = Interpretations that affect this army
builder-unmet-label =
    { $count ->
        [one] 1 interpretation that does not affect this army
       *[other] { $count } interpretations that do not affect this army
    }
builder-differs-label = differs from the default

## What it costs, and its problems

builder-bill-title = Bill
builder-whole-title = Whole army
builder-problems-title = Problems
builder-problems-none-text = No problems.
builder-print-hint = Preview the pages, then print or save them.

## The palette of templates

palette-title = Add a unit
palette-search-label = Search templates
palette-general-label = General
palette-no-general-choice = No general
palette-none-text = No template matches “{ $query }”.
palette-hint = Enter adds the unit and closes the list. Shift+Enter adds it and keeps the list open.
palette-count-label =
    { $count ->
        [one] 1 template
       *[other] { $count } templates
    }

## Armies that are lists

list-units-title = Units
list-unit-title = Unit { NUMBER($number) }
list-army-title = The army
list-interpretations-title = Interpretations
list-no-unit-text = Select a unit to view and change it.
list-remove-button = Remove

## Keys

builder-keys-title = Builder
builder-next-key = Go to the next unit
builder-previous-key = Go to the previous unit
builder-add-key = Add a unit
builder-duplicate-key = Duplicate the unit
builder-remove-key = Remove the unit
builder-up-key = Move the unit up
builder-down-key = Move the unit down
builder-general-up-key = Give the unit to the previous general
builder-general-down-key = Give the unit to the next general
builder-undo-key = Undo
builder-redo-key = Redo
builder-print-key = Print
