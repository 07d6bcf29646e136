### Words of the page that several screens share.
### The end of a key is the kind of its text; ui/src/words/style.test.ts has the kinds and how long each may be.

app-label = Drumhead

## Menu

menu-open-button = Open menu
menu-armies-label = Armies
menu-battles-label = Battles
menu-settings-label = Settings
menu-about-label = About and help
menu-keys-label = Keys
library-places-title = Library

## Buttons of many screens

dialog-close-button = Close
dialog-cancel-button = Cancel
search-clear-button = Clear search
open-button = Open
print-button = Print
undo-button = Undo
redo-button = Redo
duplicate-button = Duplicate
export-button = Export
rename-button = Rename
archive-button = Archive
restore-button = Restore
save-log-button = Save log
save-file-button = Save file
choose-path-button = Choose…
choose-file-button = Choose file…

## What undo and redo would do, or did: $label is what was done, as the desk says it

undo-spoken = Undo: { $label }
undo-none-spoken = Nothing to undo
undone-spoken = Undone: { $label }
redo-spoken = Redo: { $label }
redo-none-spoken = Nothing to redo
redone-spoken = Redone: { $label }

## Choices and numbers

# $reason: why a choice breaks the rules, as the desk says it
choice-illegal-label = illegal: { $reason }
# After one reason or problem: how many there are besides
choice-more-label = and { NUMBER($count) } more
# $label: what is counted
number-less-spoken = { $label }: one less
number-more-spoken = { $label }: one more
number-none-spoken = nothing entered
yes-choice = yes
no-choice = no

## Points and problems

points-short-label = pts
points-figure-label = points per figure
points-limit-label = limit { NUMBER($limit) }
# $total stands out
points-meter-label = { NUMBER($total) } of { NUMBER($limit) }
points-unlimited-label =
    { $total ->
        [one] 1 point, no limit
       *[other] { $total } points, no limit
    }
points-over-label = { NUMBER($points) } over
points-left-label = { NUMBER($points) } left
points-meter-spoken =
    { $limit ->
        [one] { NUMBER($total) } of 1 point
       *[other] { NUMBER($total) } of { $limit } points
    }
units-count-label =
    { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
problem-count-label =
    { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
warning-count-label =
    { $count ->
        [one] 1 warning
       *[other] { $count } warnings
    }
legal-label = Legal
illegal-label = Illegal
unusual-label = Legal, but unusual
# $section: the rulebook's section, such as 4.2
section-label = Section { $section }

## Bills

bill-item-label = Item
bill-points-label = Points
bill-section-label = Section
bill-empty-text = Nothing costs points yet.

## When something was saved

saved-now-label = saved just now
saved-seconds-label = saved { NUMBER($seconds) } s ago
saved-minutes-label = saved { NUMBER($minutes) } min ago
# $when: a time as below
saved-at-label = saved { $when }
saving-label = saving…
time-today-label = today { DATETIME($at, hour: "2-digit", minute: "2-digit") }
time-yesterday-label = yesterday { DATETIME($at, hour: "2-digit", minute: "2-digit") }
time-date-label = { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
archived-label = archived

## Notices and failures

notices-title = Notices
notice-dismiss-button = Dismiss notice
notice-restore-button = Restore a backup…
imported-notice = Imported: { $name }.
saved-as-notice = Saved as { $path }.
restored-notice = Restored: { $name }.
archived-notice = Archived: { $name }. Tick “Show archived” to see it.
army-changed-notice = Another window changed this army. You now see its latest state.
army-changed-hint = Your last change was not saved. Make it again if you still want it.
read-only-error = Cannot save.
# $what: the fault in the words of the program
unexpected-error = An unexpected error occurred ({ $what }).
unexpected-hint = What you saved is safe. If this happens again, reopen the army or battle.
failure-title = Cannot show this screen
failure-text = What you saved is safe. Go to the armies, then open your army or battle again.
failure-back-button = Go to armies

## Files to import and export

import-text = Choose a file, drop it here, or paste its text.
import-size-error = The file is too large to be an army or a battle. Choose another file.
export-title = Export { $name }
export-text-label = Text of the file
save-path-label = Save in

## What a battle is called and how far it is; $turn is 0 before the first turn

battle-unnamed-label = Unnamed battle
turn-label =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }
paused-label = paused

## Keys that work everywhere

keys-title = Keys
keys-everywhere-title = Everywhere
keys-help-key = Show these keys
keys-larger-key = Make text larger
keys-smaller-key = Make text smaller
keys-normal-key = Set text size to 100%
keys-menu-key = Open the menu

## What is written on the keys of a keyboard

keycap-alt-label = Alt
keycap-ctrl-label = Ctrl
keycap-delete-label = Delete
keycap-end-label = End
keycap-enter-label = Enter
keycap-esc-label = Esc
keycap-home-label = Home
keycap-pagedown-label = Page Down
keycap-pageup-label = Page Up
keycap-shift-label = Shift
