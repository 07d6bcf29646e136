### Die Sätze der Berichte, die alle Regelwerke teilen. Was die Truppen taten, steht in der Datei
### -report jedes Regelwerks.

report-unit-first = { $name } ({ $number })
report-unit-again = { $name }
report-unit-unnamed = Einheit { $number }

report-list-comma = { ", " }
report-list-and = { $first } und { $last }
report-list-semicolon = { "; " }

report-number-0 = kein
report-number-1 = ein
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

report-count-figures = { $count ->
    [one] { $n }e Figur
   *[other] { $n } Figuren
}
report-count-strength = { $count ->
    [one] { $n } Stärkepunkt
   *[other] { $n } Stärkepunkte
}
report-count-guns = { $count ->
    [one] { $n } Geschütz
   *[other] { $n } Geschütze
}
report-count-hits = { $count ->
    [one] { $n } Treffer
   *[other] { $n } Treffer
}
report-count-units = { $count ->
    [one] { $n }e Einheit
   *[other] { $n } Einheiten
}
report-count-commanders = { $count ->
    [one] ein Befehlshaber
   *[other] { $n } Befehlshaber
}
report-count-generals = { $count ->
    [one] { $n } General
   *[other] { $n } Generäle
}
report-count-routs = { $count ->
    [one] { $n }e fliehende Einheit
   *[other] { $n } fliehende Einheiten
}

report-sheet-subtitle = { $first } gegen { $second }
report-sheet-turns = { $count ->
    [one] Runde
   *[other] Runden
}
report-sheet-book = Regeln
report-sheet-fought = Gespielt
report-sheet-day = { $day }. { $month } { $year }
report-sheet-days = { $first } bis { $last }
report-sheet-readings = Auslegungen
report-sheet-readings_default = die üblichen
report-sheet-over = Ende
report-sheet-armies = Die Armeen
report-sheet-army = { $side }: angetreten mit { $units }, zusammen { $strength }.
report-sheet-army_unmeasured = { $side }: angetreten mit { $units }.
report-sheet-left = Noch im Feld
report-sheet-left_of = { $side }: { $left } von { $start } { $what }, { $units } von { $all } Einheiten.
report-sheet-left_of_unmeasured = { $side }: { $units } von { $all } Einheiten.
report-sheet-left_and_taken = { $count ->
    [one] { $left } Dazu { $n } vom Gegner erbeutet.
   *[other] { $left } Dazu { $n } vom Gegner erbeutet.
}
report-sheet-aims = Ziele
report-sheet-aims_of = { $side }: { $aims }
report-sheet-there = An den Zielen: { $list }.
report-sheet-held = { $side } bei { $hex }
report-sheet-held_by_nobody = keine Seite bei { $hex }
report-sheet-losses = Verluste
report-sheet-losses_of = Verluste nach Runden
report-sheet-step = Runde
report-sheet-no_losses = Keine Seite hatte Verluste.
report-sheet-unaccounted = { $side } hat { $fewer } { $what } weniger im Feld als zu Beginn: { $lost } fielen im Kampf, { $rest } gehören zu Einheiten außerhalb der Schlacht.
report-sheet-tests = Entscheidende Tests
report-sheet-tests_table = Die Tests, die am meisten änderten
report-sheet-tests_how = Von { $tests } mit offenem Ausgang verschoben diese das Kräfteverhältnis am meisten, verglichen mit dem Mittel ihrer Würfel. Erschütterte und angehaltene Truppen zählen weniger, fliehende nicht.
report-sheet-tests_none = Kein Test hatte einen offenen Ausgang.
report-sheet-tests_idle = { $tests } mit offenem Ausgang änderten das Kräfteverhältnis nicht: Fliehende Truppen zählen nicht.
report-sheet-test_count = { $count ->
    [one] dem { $n } Test
   *[other] den { $n } Tests
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
    [one] { $side } würfelte mit 1 Würfel, { $how }: besser als { $percent } von 100 solchen Würfen (ein gleicher zählt halb).
   *[other] { $side } würfelte mit { $n } Würfeln, { $how }: besser als { $percent } von 100 Armeen mit denselben Würfeln (eine gleiche zählt halb).
}
report-sheet-end = { $side } am Ende
report-sheet-start = { $side } vor der ersten Runde
report-sheet-stands = { $side } in Runde { $turn }
report-sheet-end_note = { $left } von { $start } { $what } noch im Feld
report-sheet-end_units = Einheiten
report-sheet-pictures = Bilder
report-sheet-note = Notiz
report-sheet-photograph = Bild
report-sheet-photograph_mark = Foto:

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

report-brief-subtitle = Für ein Spiel auf Entfernung
report-brief-sides = Seiten
report-brief-heading = Die Nummern der Einheiten
report-brief-how = Nennt jede Einheit bei Seite und Nummer, wie auf Etiketten und Armeebögen und im Protokoll.
report-brief-number = Nr.
report-brief-left = { $now } von { $start }
report-brief-counted = { $what }: { $many }

# Den Regelwerken auf Sechsecken gemeinsam. Ein Satz über mehr Einheiten, als genannt werden, endet auf _many.
report-hexes-before = Vor der Schlacht
report-hexes-turn = Runde { $turn }
report-hexes-turn_of = Runde { $turn }: { $side }
report-hexes-turn_lost = { $side } verlor { $what }.
report-hexes-moves = Bewegungen
report-hexes-march_first = { $units } nach { $hex }
report-hexes-march_next = { $units } nach { $hex }
report-hexes-marched = Marschiert: { $list }.
report-hexes-marched_of = Marschiert, { $side }: { $list }.
report-hexes-list = { $list }.
report-hexes-by_hand = Von den Spielern berichtigt: { $units }.
report-hexes-by_hand_many = Von den Spielern berichtigt: { $n } Einheiten.
