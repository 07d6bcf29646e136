### The battle report. Units are named where { $unit }, { $units } and the like are.

tale-set_up = Before the battle
tale-turn = Turn { $turn }
tale-corrected = { $count ->
    [one] The players corrected { $units }.
   *[other] The players corrected { $n } units.
}

tale-general-fell = { $generals } fell.
tale-general-fell_with = { $general } fell at the head of { $unit }.
tale-general-safe = { $generals } escaped unhurt.

tale-gone-destroyed = { $units } lost all remaining figures.
tale-gone-fled = { $units } fled the table.
tale-gone-surrendered = { $units } surrendered.
tale-gone-mutinied = { $units } went home unpaid.
tale-gone-removed = The players removed { $units } from the battle.

tale-broke-shooting = Shooting routed { $units }.
tale-broke-charge = { $units } would not meet the charge and routed.
tale-broke-lost_combat = { $units } lost the combat and routed.
tale-broke-friend_routing = { $units } saw friends rout, and routed too.
tale-broke-shattered = { $units } lost at least three quarters of the original figures and routed.
tale-broke-other = { $units } routed.

tale-shaken-shooting = Shooting left { $units } shaken.
tale-shaken-charge = { $units } failed to charge home and recoiled, shaken.
tale-shaken-other = { $units } became shaken.

tale-halted-shooting = Shooting halted { $units }.
tale-halted-other = { $units } halted.

tale-lost_combat-recoils = { $units } lost the combat and had to recoil.

tale-stood-shooting = { $units } withstood the shooting.
tale-stood-shooting_many = { $n } units withstood the shooting.
tale-stood-friend_routing = { $units } saw friends rout and did not waver.
tale-stood-friend_routing_many = { $n } units saw friends rout and did not waver.
tale-stood-charge = { $units } met the charge.

tale-rally-rallied = { $units } rallied.
tale-rally-runs_on = { $units } did not rally and kept routing.
tale-rally-halted = { $units } stopped pursuing.
tale-rally-pursues_on = { $units } did not halt and kept pursuing.
tale-rally-returned = { $units } returned to the table.
tale-rally-stayed_away = { $units } stayed off the table.
tale-rally-good = { $units } recovered good morale.

tale-charge-charged = { $units } charged { $target }.
tale-charge-countercharged = { $units } countercharged { $target }.
tale-charge-evaded = { $units } evaded the charge.
tale-charge-square = { $units } formed square.
tale-charge-home = { $units } charged home.
tale-charge-goes_on = charged on
tale-charge-went_on = { $units } did not halt and charged on.
tale-charge-halted = { $units } halted after losing the target of the charge.
tale-charge-pursued = { $units } pursued { $target }.
tale-charge-away = { $units } pursued off the table.

tale-move-moved = { $list } moved.
tale-move-moved_side = { $count ->
    [one] { $n } unit of { $side }
   *[other] { $n } units of { $side }
}
tale-move-disordered = { $units } became disordered.
tale-move-disordered_many = { $n } units became disordered.

tale-fire-hurt = { $target } lost { $lost } to the fire of { $shooters }.
tale-fire-lost = { $n } of { $whole } figures
tale-fire-lost_all = the remaining { $figures }
tale-fire-lost_both = { $figures } and { $guns }
tale-fire-light = Other fire cost { $list }.
tale-fire-light_side = { $side } { $figures }
tale-fire-vain = { $count ->
    [one] One other volley did no harm.
   *[other] { $n } other volleys did no harm.
}
tale-fire-vain_all = { $count ->
    [one] One volley did no harm.
   *[other] { $n } volleys did no harm.
}

tale-fight-fought = { $first } fought { $second }: { $losses }.
tale-fight-lost = { $unit } lost { $figures }
tale-fight-duel = { $unit } lost { $lost } in combat with { $enemy }, which lost { $theirs }.
tale-fight-duel_one = { $unit } lost { $lost } in combat with { $enemy }, which lost none.
tale-fight-bloodless = no losses
tale-fight-other = { $unit } lost { $figures }.
tale-fight-other_to = { $unit } lost { $figures } to { $enemies }.

tale-test-rally = rally
tale-test-halt_pursuit = pursuit
tale-test-shooting = shooting
tale-test-charge = charge
tale-test-lost_combat = lost combat
tale-test-friend_routing = routing friend

tale-outcome-carries_on = no change
tale-outcome-rallies_good = rallied, disordered
tale-outcome-rallies = halted, disordered
tale-outcome-keeps_routing = kept routing
tale-outcome-keeps_pursuing = kept pursuing
tale-outcome-returns = returned
tale-outcome-stays_away = stayed off the table
tale-outcome-halted = halted
tale-outcome-shaken = shaken
tale-outcome-routs = routed
tale-outcome-charges_home = charged home
tale-outcome-meets_charge = met the charge
tale-outcome-recoils = had to recoil
tale-outcome-recoils_shaken = had to recoil, shaken
