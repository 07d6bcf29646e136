### Die Befehlszeile: ihre Ausgabe und Fehler in dem, was getippt wurde.

cli-setup-take = Nimm den Teil `setup` aus der Ausgabe von `drumhead battle new ARMEE ARMEE --form --json`.
cli-setup-json = Schreibe die Antwort als JSON: /setup/first=1. Ein Text braucht Anführungszeichen.
cli-setup-ally_fix = Schreibe die Seite der verbündeten Armee, 1 oder 2, und die Armee: 1=meine-armee.json.
cli-setup-no_ally = { $ally } ist keine verbündete Armee.
cli-setup-answer_fix = Schreibe die Auslegung und ihre Wahl: --interpretation D-56=finished.
cli-setup-no_answer = { $answer } ist keine Antwort.
cli-setup-questions_fix = `drumhead battle new ARMEE ARMEE --form` nennt die Fragen.
cli-setup-no_question = Die Aufstellung hat keine Frage { $key }.
cli-setup-other_answer = { $answer } ist keine Antwort auf „{ $label }“.
cli-setup-paths_fix = `drumhead battle new ARMEE ARMEE --form` nennt die Pfade.
cli-setup-no_path = Die Aufstellung hat kein Feld { $path }.

cli-choose = Wähle aus: { $known }.

cli-replay-out = Gib --out DATEI an, um die Szene mit ihren jetzigen Ergebnissen zu schreiben.
cli-replay-summary = { $name }: { $orders ->
    [one] { $orders } Befehl
   *[other] { $orders } Befehle
}, { $otherwise ->
    [one] { $otherwise } Abweichung
   *[other] { $otherwise } Abweichungen
}
cli-replay-differ = { $lines ->
    [one] 1 Zeile weicht von der Szene ab.
   *[other] { $lines } Zeilen weichen von der Szene ab.
}

cli-amend-left_out = Zeile { $row } wurde nicht wiederholt: { $label } { $why }

cli-odds-more = Weitere Würfel können folgen. Ergebnisse aller Würfel zusammen:
cli-odds-dice = { $dice ->
    [one] { $dice } Würfel: { $what }
   *[other] { $dice } Würfel: { $what }
}

cli-board-none = Diese Schlacht hat keine Karte.
cli-board-facing = Front { $facing }

cli-play-refused = Der Befehl wurde nicht ausgeführt.
cli-play-refused_fix = Nichts wurde geändert.
cli-play-give_dice = Gib die Würfel mit --dice an, oder lass Drumhead würfeln: --dice roll
cli-play-impossible = Unmöglich: { $text }
cli-play-first = Der Schritt kann noch nicht enden. Noch zu tun: { $work }
cli-play-against = Regelwidrig: { $text } { $clause } (--overrule { $id })
cli-play-overrule = Um es trotzdem zu erlauben, gib jedes --overrule an.
cli-play-throw = { $dice ->
    [one] Wirf 1 Würfel: { $bands }
   *[other] Wirf { $dice } Würfel: { $bands }
}
cli-play-band = { $label } bei { $faces }
cli-play-or = { " oder " }

cli-offers-see = `drumhead battle offers --json` nennt die Befehle.
cli-offers-several = Mehreren Einheiten wird { $wanted } angeboten: { $units }.
cli-offers-several_fix = Wähle eine mit --unit.
cli-offers-list = `drumhead battle offers` nennt alle Angebote; mit --unit die einer Einheit.
cli-offers-ways = Wähle eines dieser Angebote: { $ids }.
cli-offers-none = Das Angebot { $wanted } gibt es jetzt nicht.
cli-offers-to_do = { $id }: { $label } (zu tun)
cli-offers-free = { $id }: { $label }
cli-offers-many = { "    " }{ $n } Fragen: --json nennt sie
cli-offers-against = { "    " }regelwidrig: { $text } (--overrule { $id })

cli-json-none = Das ist kein JSON: { $error }.

cli-unit-none = { $text } ist keine Einheit.
cli-unit-fix = Schreibe Seite und Nummer der Einheit: 0.3.

cli-dice-fix = Schreibe roll, Augen wie 6,1,4 oder Anzahlen wie counts:9,3,0.
cli-dice-none = Nicht als Würfel lesbar: { $text }.

cli-set-fix = Schreibe den Pfad einer Frage und ihre Antwort in JSON: /command/a=true.
cli-set-none = { $answer } beantwortet keine Frage.
cli-set-not_asked = Mit diesen Antworten passt { $answer } zu keiner Frage.
cli-set-no_answer = { $answer } ist keine mögliche Antwort: { $question }
cli-set-range_fix = Antworte mit einer Zahl von { $least } bis { $most }.
cli-set-choices_fix = `drumhead battle offers` nennt die möglichen Antworten.

cli-list-row = { $id }: { $name }, { $book }, Runde { $turn }

cli-show-name = { $name } ({ $id })
cli-show-now = Runde { $turn }, { $step }. { $now }
cli-show-to_do = { "  " }zu tun: { $named } [{ $id }]
cli-show-to_do_of = { "  " }zu tun, { $side }: { $named } [{ $id }]

cli-preview-against = regelwidrig: { $text } [{ $id }] { $clause }
cli-preview-impossible = unmöglich: { $text } { $clause }

cli-to_do = Zu tun:
cli-to_do-after = { "    " }nach: { $work }

cli-print-scale = Die Spielhilfe einer Schlacht hat immer den Figurenmaßstab der Schlacht.
cli-print-scale_fix = Lass --small weg. Für kleine Figuren beginne die Schlacht mit --scale 15-20.
cli-print-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $error }.
cli-print-folder_fix = Wähle einen anderen Ordner.

cli-file-missing = es gibt sie nicht
cli-file-unread = Die Datei { $path } ist nicht lesbar: { $why }.
cli-file-fix = Prüfe Namen und Ordner der Datei.

cli-folder-none = Das System hat keinen Datenordner für diesen Benutzer.
cli-folder-fix = Wähle einen Ordner mit --data ORDNER.

cli-book-none = Kein Regelwerk passt zu { $id }.

cli-about-folder = Datenordner: { $folder }
cli-about-rules = Regeln: { $credit }

cli-library-unread = { $name } ({ $id }) ist nicht lesbar: { $why }
cli-library-empty = Die Bibliothek ist leer. `drumhead army starters` nennt fertige Armeen.

cli-cost-no_points = { $name }: dieses Regelwerk hat keine Punkte
cli-cost-points = { $name }, Punkte: { $points }
cli-cost-points_of = { $name }, Punkte: { $points } von { $limit }
cli-cost-own = Generäle und Feldwerke

cli-undo-none = Nichts rückgängig zu machen.
cli-undo-fix = `drumhead battle branches` nennt die Zweige; `drumhead battle goto` geht zu einem davon.

cli-redo-none = Nichts zu wiederholen.

cli-unwritten = Die Ausgabe lässt sich nicht schreiben: { $error }.

cli-joint = { "  " }{ $down } (Zeilen), { $across } (Spalten), in %

cli-branch-turn = Runde { $turn }

cli-log-overruled = { "      " }trotzdem erlaubt: { $text } { $clause }

cli-answer-yes_no = { "        " }true oder false
cli-answer-range = { "        " }{ $least } bis { $most }
cli-answer-text = { "        " }ein Text in Anführungszeichen, höchstens { $most } Zeichen
cli-answer-any = { "        " }eine Liste, beliebig viele von:

cli-head-army = Armee
cli-head-nation = Nation
cli-head-year = Jahr
cli-head-points = Punkte
cli-head-limit = Limit
cli-head-id = Kennung
cli-head-book = Regelwerk

cli-check-legal_word = regelkonform
cli-check-problems = { $n ->
    [0] keine Probleme
    [one] 1 Problem
   *[other] { $n } Probleme
}
cli-check-warnings = { $n ->
    [0] keine Warnungen
    [one] 1 Warnung
   *[other] { $n } Warnungen
}
cli-check-legal = { $name }: regelkonform, { $warnings }
cli-check-illegal = { $name }: regelwidrig, { $problems }, { $warnings }
cli-check-problem = Problem: { $title }{ $clause }
cli-check-warning = Warnung: { $title }{ $clause }
cli-check-clause = { " " }[{ $clause }, Abschnitt { $section }]
cli-check-fix = { "  " }Lösung: { $fix } (ohne Kosten)
cli-check-fix_more = { "  " }Lösung: { $fix } (kostet { $points } mehr)
cli-check-fix_less = { "  " }Lösung: { $fix } (kostet { $points } weniger)

cli-backup-none = Noch gibt es keine Sicherungen.
cli-backup-size = { $size } kB
cli-backup-restored = { $name } wurde wiederhergestellt. Die vorige Bibliothek wurde im Datenordner beiseitegelegt.
cli-backup-fix = `drumhead backup list` nennt die Sicherungen.
cli-backup-intact = unbeschädigt
cli-backup-damaged = beschädigt: { $n }
cli-backup-damaged_fix = `drumhead backup restore --damaged { $name }` stellt sie trotzdem wieder her.

cli-check-went_back = { $id }: zurück zu Änderung { $change }.
cli-check-restored = Aus der Sicherung wiederhergestellt als { $id }.
cli-check-none = Keine beschädigte Armee oder Schlacht hat die Kennung { $id }.
cli-check-none_fix = `drumhead check` nennt, was beschädigt ist.
cli-check-counted = { $damaged ->
    [0] Armeen: { $armies }, Schlachten: { $battles }, Änderungen: { $changes }. Nichts ist beschädigt.
   *[other] Armeen: { $armies }, Schlachten: { $battles }, Änderungen: { $changes }. Beschädigt: { $damaged }.
}
cli-check-sound = { "  " }Unbeschädigt bis Änderung { $change }: drumhead check --go-back { $id }
cli-check-backup = { "  " }Unbeschädigt in der Sicherung von { $at }: drumhead check --restore { $id }
cli-check-lost = { "  " }Nichts darin ist unbeschädigt: drumhead check --remove { $id }
cli-check-no_backup = { "  " }Keine Sicherung hat eine unbeschädigte Kopie.

cli-list-held = { $id }: { $name }, { $book }, Runde { $turn }; Feld behauptet: { $side }

cli-outcome-name = { $name }, Runde { $turn }
cli-outcome-objectives = { "  " }Ziele: { $text }
cli-outcome-held = Das Feld behauptet: { $side }.
cli-outcome-side = { $side } ({ $counted }: { $lost })
cli-outcome-side_gone = { $side } ({ $counted }: { $lost }, dazu { $gone } mit Einheiten, die das Feld verlassen haben)
cli-outcome-fate-stood = im Feld
cli-outcome-fate-routed = auf der Flucht
cli-outcome-fate-fled = geflohen
cli-outcome-fate-surrendered = hat sich ergeben
cli-outcome-fate-destroyed = vernichtet
cli-outcome-fate-went_home = heimgekehrt
cli-outcome-fate-away = hat das Feld verlassen
cli-outcome-fate-taken = erbeutet von { $side }
cli-outcome-fate-set_aside = nicht in der Schlacht
cli-outcome-general-in_field = im Feld
cli-outcome-general-lost = tot, verwundet oder gefangen
cli-outcome-left-figures = { $now } von { $start } Figuren
cli-outcome-left-guns = { $now } von { $start } Geschützen
cli-outcome-left-limbers = { $now } von { $start } Protzen
cli-outcome-left-wagons = { $now } von { $start } Wagen
cli-outcome-left-horses = { $now } von { $start } Pferden
cli-outcome-left-stakes = { $now } von { $start } Pfählen
cli-outcome-left-strength = { $now } von { $start } Stärkepunkten
cli-outcome-left-hits = { $now } von { $start } Treffern übrig
