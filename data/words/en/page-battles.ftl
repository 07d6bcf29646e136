### The library of battles, and setting one up.

battles-title = Battles
battles-list-title = Your battles
battles-count-label =
    { $count ->
        [one] 1 battle
       *[other] { $count } battles
    }
battles-archived-label = Show archived
battles-empty-text = Fight your first battle. A ready-made battle is already set up for turn 1.
battles-all-archived-text = All battles are archived.
battles-actions-spoken = Actions for { $name }
battles-new-button = Set up battle
battles-ready-button = See ready-made battles
battles-import-button = Import battle
# The names of the two sides
battles-sides-label = { $first } v { $second }
battles-going-label = in progress
battles-held-label = Field held by { $side }
battles-pause-button = Pause
battles-resume-button = Resume

## Dialogs

battles-rename-title = Rename the battle
battles-name-label = Name
battles-log-title = Save the log of { $name }
battles-log-text = The file is plain text, or Markdown if its name ends in “.md”.
battles-export-text = The file contains the whole battle, with every roll and branch. If its name ends in “.scene”, it contains a scene instead: orders and dice as text.
battles-export-kind-label = Battle (.json) or scene (.scene)
import-battle-title = Import a battle
import-battle-label = Text of the battle file
import-battle-button = Import this battle
ready-battles-title = Ready-made battles
ready-battles-text = Each battle has two ready-made armies and is already set up for turn 1. You play your own copy.
ready-battle-button = Fight this battle

## Set-up

setup-title = New battle
setup-first-title = Armies of the first side
setup-second-title = Armies of the second side
setup-army-label = Army
setup-army-choice = Choose an army…
setup-own-label = Your armies
setup-ready-label = Ready-made armies
setup-ally-button = Add an ally
setup-ally-label = Ally { NUMBER($number) }
setup-remove-spoken = Remove: { $name }
setup-sides-title = Both sides
setup-notes-title = Notes
setup-legal-text = No problems.
setup-illegal-text =
    { $count ->
        [one] 1 problem. The army may fight anyway, and the log will say so.
       *[other] { $count } problems. The army may fight anyway, and the log will say so.
    }
setup-agreed-title = What the players agree
setup-name-label = Battle name
setup-presets-label = Where rulebook and playsheets differ
setup-matter-label =
    { $count ->
        [one] 1 interpretation that can matter here
       *[other] { $count } interpretations that can matter here
    }
setup-other-label =
    { $count ->
        [one] 1 interpretation that cannot matter here
       *[other] { $count } interpretations that cannot matter here
    }
setup-begin-button = Begin battle
setup-empty-text = Choose an army for each side to compare them.

## Keys

battles-keys-title = Battles
battles-move-key = Go to the next or previous battle
battles-open-key = Open the battle
battles-new-key = Set up a battle
battles-ready-key = See ready-made battles
