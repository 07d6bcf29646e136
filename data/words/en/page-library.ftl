### The library of armies.

library-title = Armies
library-list-title = Your armies
library-count-label =
    { $count ->
        [one] 1 army
       *[other] { $count } armies
    }
# After a search: how many of all armies it found
library-found-label =
    { $count ->
        [one] { NUMBER($found) } of 1 army
       *[other] { NUMBER($found) } of { $count } armies
    }
library-search-label = Search armies
library-sort-label = Sort by
library-sort-updated_at-choice = Last saved
library-sort-name-choice = Name
library-sort-year-choice = Year
library-sort-points-choice = Points
library-archived-label = Show archived
library-unnamed-label = Unnamed army
library-actions-spoken = Actions for { $name }

## What is said where no army is shown, or one cannot be read

library-empty-text = Muster your first army: take a ready-made one, or start a new one.
library-nothing-text = No army matches “{ $query }”.
library-all-archived-text = All armies are archived.
# $why: what is wrong with it, as the desk says it
library-open-damaged-button = Open read-only
library-unreadable-error = Cannot read { $name }: { $why }
library-unreadable-unnamed-error = Cannot read an unnamed army: { $why }

## New and ready-made armies

library-new-button = Create army
library-book-question = Which rulebook is the new army for?
library-ready-button = See ready-made armies
library-start-button = Take a ready-made army
ready-armies-title = Ready-made armies
ready-armies-text = You get your own copy of the army, which you can change as you like.
ready-army-source-label = Sources and guesses:
ready-army-button = Take this army

## Import and export

library-import-button = Import army
import-army-title = Import an army
import-army-label = Text of the army file
import-army-button = Import this army
export-army-text = Another copy of Drumhead can import this file.

## Keys

library-keys-title = Armies
library-move-key = Go to the next or previous army
library-open-key = Open the army
library-new-key = Create an army
library-duplicate-key = Duplicate the army
library-print-key = Print the army
library-search-key = Search armies
