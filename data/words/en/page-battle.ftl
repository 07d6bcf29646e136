### A battle being played.

battle-places-title = Parts of the battle
battle-place-armies-label = Armies
battle-place-orders-label = Orders
battle-place-log-label = Log
battle-read-only-error = This battle is read-only.

## The turn and its steps

track-open-button = Show all steps
track-close-button = Hide all steps
track-title = Steps of a turn
# $at of $all: which step of its phase; $step: its name
track-step-label = { NUMBER($at) } of { NUMBER($all) } · { $step }
battle-to-do-button =
    { $count ->
        [0] Nothing to do
       *[other] { $count } to do
    }
battle-to-do-title = To do in this step
end-step-button = End step
end-step-text = There is still something to do in this step:
end-step-hint = The log will say that you ended the step anyway.
end-step-anyway-button = End step anyway
end-step-back-button = Go back

## Units and sides

card-gauge-label = { $what }: { NUMBER($now) } of { NUMBER($start) }
# $label: what happens once so many are left
card-mark-spoken = { $label } at { NUMBER($at) }
card-to-do-label = to do: { $what }
card-gone-label =
    { $count ->
        [one] 1 unit gone
       *[other] { $count } units gone
    }
card-side-spoken = Units: { $side }

## The step that is played

now-title = Now
now-hint = Touch a unit to see what it can do.
now-over-title = The battle is over
now-waiting-title = Later
now-after-label = After: { $work }
now-batch-spoken = Carry out several orders at once
now-accept-button =
    { $count ->
        [one] Accept 1 result
       *[other] Accept { $count } results
    }
now-accept-hint = No roll can change these results.
now-roll-button = { $count ->
        [one] Roll for 1 order
       *[other] Roll for { $count } orders
    }
now-roll-hint = These orders have no questions to answer, so Drumhead rolls the dice.
now-doing-label = Orders done: { NUMBER($done) } of { NUMBER($all) }
now-stopped-error = Orders done: { NUMBER($done) } of { NUMBER($all) }. The next order was refused. Give it by itself.

## What a unit can do

orders-spoken = Orders: { $unit }
orders-none-text = No orders in this step.
orders-facts-title = Unit facts
orders-corrections-title = Corrections
orders-corrections-hint = What you set here is logged as a correction.
orders-other-title = Out of sequence
orders-other-hint = These orders belong to other steps. If you allow one anyway, the log will say so.
orders-other-none-text = This unit has no orders from other steps.
orders-to-do-label = to do
orders-sure-label = same result on any roll
orders-illegal-label = illegal

## An order: its sum, its odds, and what is against it

order-total-label = Total
order-entered-spoken = entered by you
order-known-spoken = known to Drumhead
order-assumes-label = Assumes:
order-illegal-title = Illegal
order-allow-label = Allow anyway
order-allow-hint = First tick each box marked “Allow anyway”.
order-hex-hint = Touch a hex on the board. Touch it again to confirm.
order-hexes-label = { $count ->
        [one] The only hex
        [2] Both hexes
       *[other] All { $count } hexes
    }
order-do-button = Do it
order-do-anyway-button = Do it anyway
order-result-title = Result
odds-percent-label = { NUMBER($percent) }%
odds-under-label = under 1%
odds-over-label = over 99%
odds-joint-title = Losses of both sides
odds-joint-hint = Chances in %. Red: the side in the rows loses. Blue: the other side. Grey: neither.

## Dice

dice-yours-label =
    { $count ->
        [one] Your die
       *[other] Your { $count } dice
    }
# $face: what the die shows; $band: what that means
dice-face-spoken = { $face }: { $band }
dice-roll-button = Roll for me
dice-typed-label = Dice as faces or counts
# $example: counts, such as 3 miss 2 hit
dice-typed-hint = Type “3 5 5 1 6”, or “{ $example }”.
dice-entered-label =
    { $count ->
        [one] { NUMBER($entered) } of 1 die
       *[other] { NUMBER($entered) } of { $count } dice
    }
dice-use-button = Use these dice
dice-clear-button = Clear
dice-unknown-error = Not understood: { $what }. Type the dice as faces or counts.

## The log

log-title = Log
log-newest-first-button = Show newest first
log-newest-last-button = Show newest last
log-earlier-button = Show earlier rows
log-open-button = Show sum, dice and rules
log-close-button = Hide sum, dice and rules
# $text: the row of the log
log-open-spoken = Sum, dice and rules: { $text }
log-undo-button = Undo to here
# $text: the row of the log
log-undo-spoken = Undo to here: { $text }
log-undone-spoken = Undone. The later rows of the log are saved as a branch.
log-empty-text = Nothing has happened yet.
log-empty-unit-text = Nothing has happened to this unit yet.
log-nothing-text = Done. Nothing changed.
log-allowed-label = allowed anyway: { $what }
log-note-label = note
log-photo-label = photo
log-dice-label = dice { $faces }
log-turn-label = T{ NUMBER($turn) }
luck-title = Luck
luck-hint = How lucky the dice of each side were: 50 is average, 99 is the best.
luck-none-label = { $side }: no dice yet
luck-label =
    { $dice ->
        [one] { $side }: { NUMBER($percentile) } (1 die)
       *[other] { $side }: { NUMBER($percentile) } ({ $dice } dice)
    }

## Branches, notes, other battles

branches-title = Branches
branches-text = Each branch is the battle as it was before an undo. You lose nothing by returning to it.
branches-none-text = There is no branch yet. One begins when you undo something and play on.
branch-return-button = Return here
note-title = Write a note
note-photo-title = Caption a photo
note-text-label = Text
note-photo-label = This note is a photo caption
note-hint = The log shows the note and its time.
note-save-button = Save note
switch-title = Switch battle
switch-none-text = No other battle is open.

## The menu of the battle

more-open-button = More actions
more-type-button = Type an order
more-note-button = Write a note
more-photo-button = Caption a photo
more-apply-button = Apply a received move
more-branches-button = Show branches
more-large-button = Use large print
more-normal-button = Use normal print
more-switch-button = Switch battle
more-pause-button = Pause and leave

## Moves that players send each other

relay-copy-button = Copy as text
# $text: the row of the log
relay-copy-spoken = Copy as text: { $text }
relay-copied-notice = Move copied. Send it to the players at the other computer.
relay-copy-text = Drumhead could not copy the move. Copy this text yourself.
relay-title = Apply a move you received
relay-text-label = Text, including the line that begins “[drumhead”
relay-hint = This works only if both copies of the battle were in the same state before the move.
relay-apply-button = Apply move

## Entering the state of paper rosters

paper-text = Tick boxes or type numbers. Press Enter to move down the roster, Shift+Enter to move up.
paper-sides-title = Sides
paper-roster-spoken = Roster: { $side }
paper-marked-label = { NUMBER($count) } changed
paper-changed-label = changed
paper-changes-title = Changes
paper-none-text = No changes yet.
# $what: a field or a question of the roster
paper-change-label = { $what } { $before } → { $after }
paper-nothing-label = none
paper-hex-error = There is no hex { $hex }. Check the name.
paper-undo-hint = All changes count as one order, which you can undo.
paper-enter-button =
    { $count ->
        [0] Enter changes
        [one] Change 1 unit
       *[other] Change { $count } units
    }
paper-leave-question = Leave without entering your changes?
paper-leave-text =
    { $count ->
        [one] Your changes to 1 unit are not in the battle yet.
       *[other] Your changes to { $count } units are not in the battle yet.
    }
paper-leave-button = Leave

## An order as one typed line

typed-label = Type an order
typed-hint = Type “unit > target”, answers, “:” and the dice, as in “4 > 2 close 12 soft : 5 3 6 6 1”.
typed-hex-hint = Type two hexes (“H1 to G2”) or “unit > target”, then answers, “:” and the dice.
typed-unit-label = unit
typed-order-label = order
typed-dice-label = dice
typed-unknown-label = not understood
typed-no-unit-text = Begin with the number of a unit.
typed-no-order-text = That order is not available to this unit now.
typed-rolls-label = rolled by Drumhead

## Keys

battle-keys-title = Battle
battle-end-key = End the step
battle-to-do-key = Open the next thing to do
battle-roll-key = Roll the dice for the selected order
battle-face-key = Enter the face of a single die
battle-do-key = Carry out the selected order
battle-typed-key = Type an order
battle-next-key = Go to the next unit
battle-previous-key = Go to the previous unit
battle-note-key = Write a note
battle-large-key = Switch large print on or off
battle-print-key = Print
battle-undo-key = Undo
battle-redo-key = Redo
battle-back-key = Go back one level: order, unit, armies
