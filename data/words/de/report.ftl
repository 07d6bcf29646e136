### Die Sätze der Berichte, die alle Regelwerke teilen. Was die Truppen taten, steht in der Datei
### -report jedes Regelwerks.

report-side = { $name }
report-unit-first = { $name } ({ $number })
# Eine Einheit der anderen Seite hat denselben Namen.
report-unit-shared = { $name } ({ $side }, { $number })
report-unit-again = { $name }
report-unit-unnamed = Einheit { $number }
report-unit-unnamed-start = Einheit { $number }

report-list-comma = { ", " }
report-list-and = { $first } und { $last }

report-number-0 = keine
report-number-1 = eine
report-number-2 = zwei
report-number-3 = drei
report-number-4 = vier
report-number-5 = fünf
report-number-6 = sechs
report-number-7 = sieben
report-number-8 = acht
report-number-9 = neun
report-number-10 = zehn
report-number-11 = elf
report-number-12 = zwölf
report-number-0-start = Keine
report-number-1-start = Eine
report-number-2-start = Zwei
report-number-3-start = Drei
report-number-4-start = Vier
report-number-5-start = Fünf
report-number-6-start = Sechs
report-number-7-start = Sieben
report-number-8-start = Acht
report-number-9-start = Neun
report-number-10-start = Zehn
report-number-11-start = Elf
report-number-12-start = Zwölf

report-count-figures = { $count ->
    [0] keine Figuren
    [one] eine Figur
   *[other] { $n } Figuren
}
report-count-strength = { $count ->
    [0] keine Stärkepunkte
    [one] ein Stärkepunkt
   *[other] { $n } Stärkepunkte
}
report-count-guns = { $count ->
    [0] keine Geschütze
    [one] ein Geschütz
   *[other] { $n } Geschütze
}
report-count-hits = { $count ->
    [0] keine Treffer
    [one] ein Treffer
   *[other] { $n } Treffer
}
report-count-units = { $count ->
    [0] keine Einheiten
    [one] eine Einheit
   *[other] { $n } Einheiten
}
report-count-commanders = { $count ->
    [0] keine Befehlshaber
    [one] ein Befehlshaber
   *[other] { $n } Befehlshaber
}
report-count-generals = { $count ->
    [0] keine Generäle
    [one] ein General
   *[other] { $n } Generäle
}
report-count-routs = { $count ->
    [0] keine fliehenden Einheiten
    [one] eine fliehende Einheit
   *[other] { $n } fliehende Einheiten
}
report-count-removed = { $count ->
    [0] keine entfernten Einheiten
    [one] eine entfernte Einheit
   *[other] { $n } entfernte Einheiten
}

report-sheet-turns = { $count ->
    [one] Runde
   *[other] Runden
}
report-sheet-book = Regeln
report-sheet-fought = Gespielt
report-sheet-day = { $day }. { $month } { $year }
report-sheet-days = { $first } bis { $last }
report-sheet-interpretations = Auslegungen
report-sheet-interpretations_default = die üblichen
report-sheet-over = Ende
report-sheet-armies = Die Armeen
report-sheet-army = { $side }: { $units } im Feld, zusammen { $strength }.
report-sheet-army_unmeasured = { $side }: { $units } im Feld.
report-sheet-left = Noch im Feld
report-sheet-left_of = { $all ->
    [one] { $side }: { $left } von { $start } { $what }, { $units } von { $all } Einheit.
   *[other] { $side }: { $left } von { $start } { $what }, { $units } von { $all } Einheiten.
}
report-sheet-left_of_unmeasured = { $all ->
    [one] { $side }: { $units } von { $all } Einheit.
   *[other] { $side }: { $units } von { $all } Einheiten.
}
report-sheet-left_and_taken = { $count ->
    [one] { $left } Vom Gegner erbeutet: { $n }.
   *[other] { $left } Vom Gegner erbeutet: { $n }.
}
report-sheet-aims = Ziele
report-sheet-aims_of = { $side }: { $aims }
report-sheet-there = An den Zielen: { $list }.
report-sheet-held = { $side } bei { $hex }
report-sheet-held_by_nobody = keine Seite bei { $hex }
report-sheet-losses = Verluste
report-sheet-losses_of = Verluste nach Runden
report-sheet-step = Runde
report-sheet-no_losses = Keine Seite hat Verluste.
report-sheet-unaccounted = { $side }: am Ende { $fewer } { $what } weniger, davon { $lost } im Kampf verloren und { $rest } mit Einheiten, die nicht mehr in der Schlacht sind.
report-sheet-tests = Entscheidende Tests
report-sheet-tests_table = { $count ->
    [one] Der entscheidendste Test
   *[other] Die entscheidendsten Tests
}
report-sheet-tests_how = Von den { $n } Tests mit offenem Ausgang verschoben diese den Vorteil am meisten, verglichen mit durchschnittlichen Würfeln. Erschütterte und angehaltene Truppen zählen weniger, fliehende nicht.
report-sheet-tests_one = Von den { $n } Tests mit offenem Ausgang verschob dieser den Vorteil am meisten, verglichen mit durchschnittlichen Würfeln. Erschütterte und angehaltene Truppen zählen weniger, fliehende nicht.
report-sheet-tests_only = Der einzige Test mit offenem Ausgang verschob den Vorteil, verglichen mit durchschnittlichen Würfeln. Erschütterte und angehaltene Truppen zählen weniger, fliehende nicht.
report-sheet-tests_none = Kein Test hatte einen offenen Ausgang.
report-sheet-tests_idle = { $count ->
    [one] In dem einzigen Test mit offenem Ausgang verschob sich der Vorteil nicht. Erschütterte und angehaltene Truppen zählen weniger, fliehende nicht.
   *[other] In den { $n } Tests mit offenem Ausgang verschob sich der Vorteil nicht. Erschütterte und angehaltene Truppen zählen weniger, fliehende nicht.
}
report-sheet-turn_column = Runde
report-sheet-army_column = Armee
report-sheet-unit_column = Einheit
report-sheet-test_column = Test
report-sheet-die_column = Wurf
report-sheet-came_column = Ergebnis
report-sheet-chance_column = Chance
report-sheet-chance = { $n } von 6
report-sheet-luck = Glück
report-sheet-luck_of = { $count ->
    [one] { $side }: { $n } Würfel geworfen, { $how }, besser als { $percent } von 100 solchen Würfen (ein gleicher zählt halb).
   *[other] { $side }: { $n } Würfel geworfen, { $how }, besser als { $percent } von 100 Armeen mit denselben Würfeln (eine gleiche zählt halb).
}
report-sheet-end = { $side } am Ende
report-sheet-start = { $side } vor der ersten Runde
report-sheet-stands = { $side } in Runde { $turn }
report-sheet-end_note = { $left } von { $start } { $what } noch im Feld
report-sheet-end_units = { $count ->
    [one] Einheit
   *[other] Einheiten
}
report-sheet-pictures = Bilder
report-sheet-note = Notiz
report-sheet-photograph = Bild

report-sheet-dice-very_poor = sehr schlecht
report-sheet-dice-poor = schlecht
report-sheet-dice-fair = durchschnittlich
report-sheet-dice-good = gut
report-sheet-dice-very_good = sehr gut

report-sheet-month-1 = Januar
report-sheet-month-2 = Februar
report-sheet-month-3 = März
report-sheet-month-4 = April
report-sheet-month-5 = Mai
report-sheet-month-6 = Juni
report-sheet-month-7 = Juli
report-sheet-month-8 = August
report-sheet-month-9 = September
report-sheet-month-10 = Oktober
report-sheet-month-11 = November
report-sheet-month-12 = Dezember

report-brief-subtitle = Für Fernspiele
report-brief-sides = Seiten
report-brief-heading = Nummern der Einheiten
report-brief-how = Nenne jede Einheit mit Seite und Nummer, wie auf Etiketten, Armeebögen und im Protokoll.
report-brief-number = Nr.
report-brief-left = { $now } von { $start }
report-brief-amount = { $many } { $what }
report-brief-counted = { $what }: { $many }

# Den Regelwerken auf Hexfeldern gemeinsam. Ein Satz über mehr Einheiten, als genannt werden, endet auf _many.
report-hexes-before = Vor der Schlacht
report-hexes-turn = Runde { $turn }
report-hexes-turn_of = Runde { $turn }: { $side }
report-turn_lost = { $side }: { $what } verloren.
report-hexes-moves = Bewegungen
report-hexes-march_first = { $units } nach { $hex }
report-hexes-march_next = { $units } nach { $hex }
report-hexes-marched = Bewegt: { $list }.
report-hexes-marched_of = Bewegt, { $side }: { $list }.
report-hexes-by_hand = Von den Spielern von Hand berichtigt: { $units }.
report-hexes-by_hand_many = Von den Spielern von Hand berichtigt: { $n } Einheiten.
