book-about = Two kinds of unit on the nursery floor.

arm-soldiers = soldiers
arm-gun = gun
arm-soldiers-start = Soldiers
arm-gun-start = Gun

army-about = { $units } units, { $figures } figures

fault-nobody-title = it has no figures
fault-nobody-title-start = It has no figures
fault-nobody-detail = A unit needs one to fight.

field-arm = What it is
field-figures = Figures

change-arm = what it is
change-figures = figures

setup-first = Which side has the first turn?
setup-no_units = { $side }: the army has no units.

step-orders = Orders

now-orders = { $side }: give each unit its order, then end the turn.

over-won = { $side } has no unit left.
over-both = Neither side has a unit left.

group-orders = Orders
group-step = Step
group-hand = Set by hand

offer-advance = Advance
offer-shoot = Shoot
offer-end = End the turn of { $side }
offer-figures = Set its figures
offer-away = Remove or put back
offer-paper = Enter from paper

ask-target = At which unit?
ask-figures = Figures
ask-away = Where is it?
ask-paper = { $unit }: { $what }

pool-shot = Shot of { $unit }
pool-miss = miss
pool-hit = hit

sum-needs = A shot needs
sum-near = it has advanced
sum-face = { $face }+
sum-shot = Shot

against-done = It has had its order.
against-turn = It is not its side's turn.
against-wheels = Guns do not advance.

impossible-unit = There is no such unit.
impossible-gone = { $unit } is knocked over.
impossible-target = A unit cannot shoot at its own side.
impossible-field = A unit has no { $what }.
impossible-not_now = { $unit } has no { $what } now.
impossible-value = { $value } is no value of { $what }.

log-advanced = { $unit } advanced.
log-missed = { $unit } shot at { $target } and missed.
log-hit = { $unit } shot at { $target } and knocked one over: { $left } left.
log-turn = Turn { $turn } began: { $side }.
log-set_figures = { $unit }: figures set by hand to { $value }.
log-set_part = { $value }
log-set_away = { $unit }: set by hand to { $value }.
log-set_away_none = { $unit }: set by hand to on the table.
log-paper = Entered from paper, with changes: { $units }.
log-paper_nothing = Entered from paper: no changes.

card-figures = figures
card-figures-start = Figures
card-figures-left = { $start ->
    [one] { $now } of { $start } figure
   *[other] { $now } of { $start } figures
}
card-fresh = ready
card-near = advanced
card-fresh-start = Ready
card-near-start = Advanced
place-table = on the table
away-gone = knocked over
away-gone-start = Knocked over

sheet-title = Toy Soldiers
sheet-subtitle = Two kinds of unit
sheet-credit = Written for the tests.
sheet-stamp = Cannot be played: { $problems }
sheet-count = Units
sheet-source = Source
sheet-interpretations = Interpretations
sheet-usual = as usual
sheet-clauses = In brackets
sheet-clauses_about = the clause
sheet-unusual = differ: { $ids }
sheet-head_units = Units
sheet-head_rules = The rules
sheet-shown = Shown
sheet-stands = As it stands
sheet-stands_clean = at full strength
sheet-moment = turn { $turn }, { $step }
sheet-now = Now: { $what }
sheet-left = { $now } of { $start } { $what }
sheet-figure_left = of { $start } { $what }
sheet-to_do = to do: { $what }
sheet-gone = Out of the battle
sheet-taken = Taken from { $side }
sheet-none_left = none of them is left
sheet-states = advanced
sheet-markers = advanced
sheet-markers_left_out = left out: { $states }
sheet-labels = Labels
sheet-labels_of = Units
sheet-casualties = Casualty markers
sheet-state_markers = State markers
sheet-bases_chosen = { $base } mm each
sheet-lost = figures lost
sheet-no_card = These units have no card here:
sheet-no_card_for = { $unit }: { $why }
