### The print view.

print-title = Print: { $name }
playsheets-title = Playsheets
playsheets-button = Print playsheets
playsheets-text = The rules and tables of each rulebook, to keep beside you as you play.

## What is printed, and how

print-options-title = Options
print-book-label = Rulebook
print-document-label = Document
print-roster-choice = Roster
print-roster-hint = Every unit, with its abilities and boxes to tick.
print-cards-choice = Cards
print-cards-hint = A card for each unit, to cut out and place along your table edge.
print-labels-choice = Labels
print-labels-hint = Labels for the bases, and markers for casualties and states.
print-playsheet-choice = Playsheet
print-playsheet-hint = The rules and tables to use as you play.
print-report-choice = Report
print-report-hint = The battle turn by turn, with losses and luck. For Markdown, end the file name in “.md”.
print-brief-choice = Brief
print-brief-hint = Everything that a remote opponent needs.
print-reader-label = For
print-reader-player-choice = Player
print-reader-opponent-choice = Opponent
print-reader-organiser-choice = Organiser
print-card-label = Card size
print-card-poker-choice = Playing card
print-card-a6-choice = A6
print-base-label = Base width, mm
print-base-hint = For units without a base width in the rulebook.
print-losses-label = Show the losses so far
print-bill-label = Show the bill
print-pages-label = Pages
print-pages-hint = Leave empty to print all pages, or list them, as in “1-2, 4”.
print-problems-text =
    { $count ->
        [one] This army has 1 problem. The printed pages say so.
       *[other] This army has { $count } problems. The printed pages say so.
    }
print-nothing-text = There is nothing to print.

## Where it goes

print-view-button = Open in viewer
print-path-label = Save to
print-save-button = Save
print-opened-notice = Opened in the viewer. The file is { $path }.
print-kind-label = PDF

## The pages

preview-title = Pages
preview-tools-title = View
preview-making-label = Preparing the pages…
preview-page-label = Page { NUMBER($page) } of { NUMBER($of) }
preview-pages-label = Pages { NUMBER($page) }–{ NUMBER($to) } of { NUMBER($of) }
preview-previous-button = Previous page
preview-next-button = Next page
preview-smaller-button = Zoom out
preview-larger-button = Zoom in
preview-percent-label = { NUMBER($percent) }%
preview-width-button = Fit width
preview-whole-button = Fit page
preview-marks-button = Go to a section

## Keys

print-keys-title = Print view
print-turn-key = Go to the previous or next page
print-ends-key = Go to the first or last page
print-zoom-key = Zoom in or out
print-close-key = Close
