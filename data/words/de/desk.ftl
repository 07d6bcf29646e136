### Die Anwendung: Fehler und was man dagegen tut (`_fix`), Namen im Verlauf, Namen der Dokumente.

desk-wait = Warte einen Augenblick und versuche es noch einmal.
desk-kept_in_version = { $error } (gespeichert in Version { $version })
desk-newer = ein neueres Drumhead hat es geschrieben (Version { $version }; dieses kennt { $known })
desk-restore = Stelle eine Sicherung wieder her.
desk-fault = Das ist ein Fehler in Drumhead. Bitte melde ihn mit diesem Text.
desk-no_viewer = Das System konnte { $path } nicht öffnen: { $why }
desk-no_viewer_fix = Die Datei ist da. Öffne sie aus ihrem Ordner, oder speichere sie woanders.
desk-credit = { $title } von { $author }
desk-window-unopened = das Fenster lässt sich nicht öffnen: { $problem }
desk-window-no_screen = es gibt keinen Bildschirm (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt)
desk-clock = Die Zeit { $time } kann nicht in einem Dateinamen stehen.
desk-copy = { $name } (Kopie)

desk-backup-missing = Die Sicherung { $name } gibt es nicht.
desk-backup-missing_fix = Wähle eine aus der Liste der Sicherungen.
desk-backup-closed = Die Bibliothek ist geschlossen, während eine Sicherung wiederhergestellt wird.

desk-amend-note = Dieser Befehl wurde später berichtigt. Vorher: { $label }
desk-amend-other_step = er gehört zu { $then }
desk-amend-no_command = Zeile { $row } ist kein Befehl dieses Zweigs.
desk-amend-no_command_fix = Gehe zuerst zu ihrem Zweig. Um die Aufstellung zu ändern, beginne eine andere Schlacht.
desk-amend-left_out = { $many ->
    [one] 1 späterer Befehl passte nicht mehr und wurde nicht wiederholt:
   *[other] { $many } spätere Befehle passten nicht mehr und wurden nicht wiederholt:
}
desk-amend-more = und { $more } weitere, alle auf dem vorigen Zweig.

desk-battle-row_unread = Zeile { $row } der Schlacht ist nicht lesbar: { $error }
desk-battle-keep_for_rescue = Stelle eine Sicherung wieder her, oder behalte die Datei, damit sie gerettet werden kann.
desk-battle-broken = Die Schlacht lässt sich nach Zeile { $row } nicht wiederholen: { $why }
desk-battle-other_state = der Stand danach ist ein anderer als der gespeicherte
desk-battle-broken_fix = Gehe zu einer früheren Zeile, oder exportiere die Schlacht, um sie zu retten.
desk-battle-no_unit = Diese Schlacht hat keine Einheit { $side }.{ $number }.
desk-battle-no_unit_fix = Schreibe Seite (0 oder 1) und Nummer: 0.3.
desk-battle-no_row = Diese Schlacht hat keine Zeile { $row }.
desk-battle-no_row_fix = Das Protokoll nennt die Nummern der Zeilen.
desk-battle-unread = Die Schlacht ist nicht lesbar: { $why }
desk-battle-newer_fix = Nichts wurde geändert. Installiere das neueste Drumhead, um sie zu öffnen.
desk-battle-setup_unread = Die Aufstellung der Schlacht ist nicht lesbar: { $error } (gespeichert in Version { $version })
desk-battle-newer_row = { $why }; installiere das neueste Drumhead
desk-battle-export_fix = Gehe zu einer früheren Zeile, oder exportiere die ganze Schlacht, um sie zu retten.

desk-log-dice = Würfel { $dice }
desk-log-outdated = Die Tabellen der Regeln haben sich seit Beginn dieser Schlacht geändert ({ $files }). Sie geht mit ihren eigenen weiter.
desk-log-otherwise = { $many ->
    [one] Zeile { $rows } hätte jetzt ein anderes Ergebnis. Das Gespielte bleibt.
   *[other] Die Zeilen { $rows } hätten jetzt andere Ergebnisse. Das Gespielte bleibt.
}
desk-log-otherwise_more = Die Zeilen { $rows } und { $more } weitere hätten jetzt andere Ergebnisse. Das Gespielte bleibt.

desk-import-numbered = Zeilen müssen mit 0, 1, 2 und so weiter nummeriert sein.
desk-import-newer = Die Datei ist nicht als Schlacht lesbar: { $place }: { $why }
desk-import-no_row = Davor gibt es keine solche Zeile.
desk-import-row_changed = Diese Zeile ist eine andere als die exportierte.
desk-import-hangs = Eine Zeile muss auf eine frühere folgen.
desk-import-other_state = Die wiederholte Schlacht hat einen anderen Stand als den gespeicherten.
desk-import-no_setup = Eine Schlacht muss mit ihrer Aufstellung beginnen.
desk-import-row_0 = Zeile 0 muss die Aufstellung sein.
desk-import-other_book = Die Aufstellung ist für ein anderes Regelwerk.
desk-import-no_time = Das ist keine Zeit wie 2026-11-21T10:48:34Z.
desk-import-wrote = Drumhead { $engine } hat die Datei geschrieben (Zeilen in Version { $oldest }, jetzt { $now }). Jene Version kann sie vielleicht noch öffnen.

desk-file-no_version = diese Version gibt es nicht; die jetzige ist { $version }
desk-file-too_long = der Text ist länger als { $longest } Zeichen
desk-file-too_large = die Datei ist größer als { $most } MB, zu groß für { $kind }
desk-file-no_text = Zeile { $line } ist kein Text in UTF-8
desk-file-other_kind = die Datei gibt nicht an, dass sie { $what } enthält
desk-file-newer = Ein neueres Drumhead hat die Datei geschrieben (Version { $version }; dieses kennt { $known }).
desk-file-no_book = das Regelwerk { $book } gibt es nicht; bekannt: { $known }
desk-file-no_object = eine Armee muss ein Objekt mit Feldern sein
desk-file-army = eine Armee
desk-file-battle = eine Schlacht
desk-file-kind-army = eine Armee
desk-file-kind-battle = eine Schlacht
desk-file-army_fix = Nichts wurde geändert. Berichtige die Datei dort, oder exportiere die Armee neu.
desk-file-battle_fix = Nichts wurde geändert. Berichtige die Datei dort, oder exportiere die Schlacht neu.
desk-file-newer_fix = Nichts wurde geändert. Installiere das neueste Drumhead, um die Datei zu öffnen.
desk-file-unread = Die Datei ist nicht als { $what } lesbar: { $problem }
desk-file-unread_at = Die Datei ist nicht als { $what } lesbar: { $place }: { $problem }
desk-file-wrote = Ein früheres Drumhead hat sie geschrieben (Version { $version }, jetzt { $known }).
desk-file-at = { $place }: { $problem }
desk-file-line = Zeile { $line }: { $problem }
desk-file-ends = die Datei endet zu früh

desk-note-empty = Die Notiz ist leer.
desk-note-empty_fix = Schreibe zuerst die Notiz.

desk-move-no_row = Dieser Zweig der Schlacht hat keine Zeile { $row }.
desk-move-no_row_fix = Wähle eine Zeile des Protokolls.
desk-move-made = Dieser Zug ist hier schon gemacht.
desk-move-made_fix = Bitte um den nächsten.
desk-move-elsewhere = Dieser Zug gehört zu einer anderen Stellung als der hiesigen ({ $place }).
desk-move-elsewhere_fix = Führe die Züge der Reihe nach aus; mache rückgängig, was nur hier gespielt wurde. Beide brauchen dieselbe Schlacht: Exportiere sie hier, importiere sie dort.
desk-move-otherwise = Dieser Zug hat hier ein anderes Ergebnis.
desk-move-bad_fix = Kopiere den ganzen Text des Zuges mit der Zeile, die mit [drumhead beginnt.
desk-move-too_long = Der Text ist zu lang für einen Zug.
desk-move-none = Dieser Text enthält keinen Zug.
desk-move-unread = Der Zug ist nicht lesbar: { $why }
desk-move-earlier = Ein früheres Drumhead hat den Zug geschrieben (Version { $version }).
desk-move-wrote = { $error } (ein früheres Drumhead hat ihn geschrieben, in Version { $version })
desk-move-note = Eine Notiz ist kein Zug.
desk-move-note_fix = Wähle eine Zeile mit einem Befehl.
desk-move-journal = Die Schlacht lässt sich nicht wiederholen: { $why }
desk-move-otherwise_fix = Prüft, ob beide dieselbe Version von Drumhead haben, oder spielt den Zug von Hand.

desk-setup-no_ready = Die fertige Schlacht { $id } gibt es nicht.
desk-setup-no_ready_fix = Wähle eine aus der Liste der fertigen Schlachten.
desk-setup-none = Das ist keine Aufstellung: { $error }
desk-setup-anew = Beginne die Aufstellung noch einmal.
desk-setup-unsound = Diese Aufstellung ist unbrauchbar: { $place }: { $problem }
desk-setup-unsound_fix = Berichtige die Aufstellung dort, oder beginne sie noch einmal.

desk-command-none = Das ist kein Befehl: { $problem }
desk-command-none_fix = Nimm den Befehl eines Angebots und beantworte seine Fragen.
desk-command-spare = { $path } ist kein Teil dieses Befehls

desk-army-newer = Eine Armee der Bibliothek ist nicht lesbar: { $why }
desk-army-newer_fix = Nichts wurde geändert. Installiere das neueste Drumhead, um sie zu öffnen.
desk-army-unread = Eine Armee der Bibliothek ist nicht lesbar: { $error } (gespeichert in Version { $version })
desk-army-undo = Mache die letzte Änderung rückgängig, oder stelle eine Sicherung wieder her.
desk-army-unsound = Eine Armee der Bibliothek ist unbrauchbar: { $error }

desk-files-no_place = Der Ort für die Datei ist nicht mehr bekannt.
desk-files-no_place_fix = Wähle ihn noch einmal.
desk-files-not_ours = Die Datei { $path } wurde nicht von Drumhead gedruckt.
desk-files-no_scratch = Eine temporäre Datei lässt sich nicht schreiben: { $error }
desk-files-no_scratch_fix = Speichere das Dokument stattdessen in einem Ordner.
desk-files-not_ours_fix = Drucke es noch einmal.

desk-map-edit_fix = Wähle Hexfelder der Karte; für eine Seite zwei benachbarte.
desk-map-too_many = Es gibt schon { $most } Karten.
desk-map-too_many_fix = Entferne zuerst eine.
desk-map-unread = Die Karten sind nicht lesbar: { $error }
desk-map-missing = Die Karte { $id } gibt es nicht.
desk-map-missing_fix = Wähle eine aus der Liste der Karten.
desk-map-bad_fix = Wähle eine Karte der Liste, oder eine, die Drumhead geschrieben hat.
desk-map-bad = Das ist keine Karte: { $why }
desk-map-size = { $columns } × { $rows } Hexfelder

desk-print-no_edition = Die Ausgabe „{ $edition }“ gibt es für dieses Dokument nicht: { $what }.
desk-print-no_edition_fix = Drucke die Standardausgabe.
desk-print-template = Deine Vorlage { $path } ist unbrauchbar: { $why }. Stattdessen wurde die eingebaute verwendet.
desk-print-template_large = sie ist größer als { $largest } Bytes
desk-print-no_document = Dieses Dokument gibt es nicht für { $of }: { $what }.
desk-print-no_document_fix = Sieh zuerst nach, welche Dokumente es gibt.
desk-print-too_much_fix = Drucke die Armee in Teilen: Dupliziere sie, und entferne aus jedem Duplikat Einheiten.
desk-print-pages_fix = Schreibe Seiten als 2, oder als 1-3, 5.
desk-print-built_in = Die Vorlage, die zum Programm gehört: { $error }
desk-print-nothing = Es gibt nichts zu drucken.
desk-print-much-pages = { $found } Seiten sind mehr als die { $limit }, die gedruckt werden können.
desk-print-much-pieces = { $found } Schilder und Marker sind mehr als die { $limit }, die gedruckt werden können.
desk-print-much-cards = { $found } Karten sind mehr als die { $limit }, die gedruckt werden können.
desk-print-much-boxes = Einheit { $name }: { $found } Trefferkästchen sind mehr als die { $limit }, die gedruckt werden können.
desk-print-much-line = Karte { $name }: Eine Zeile ist { $found } Punkte hoch, und auf der Karte ist Platz für { $limit }.
desk-print-no_size = Keine Karte der Größe „{ $size }“ passt auf dieses Papier.
desk-print-uneven = Tabelle „{ $caption }“: Zeile { $row } hat { $cells } Zellen für { $columns } Spalten.
desk-print-font = Die Schriften des Programms sind beschädigt. Installiere das Programm neu.
desk-print-write = Das PDF konnte nicht geschrieben werden: { $reason }
desk-print-select-nothing = Keine Seite ist genannt.
desk-print-select-no_range = „{ $part }“ ist weder eine Seite noch ein Bereich von Seiten.
desk-print-select-backwards = „{ $part }“ endet, bevor es beginnt.
desk-print-select-no_page = { $pages ->
    [one] „{ $part }“: Es gibt keine Seite { $page }, das Dokument hat eine Seite.
   *[other] „{ $part }“: Es gibt keine Seite { $page }, das Dokument hat { $pages } Seiten.
}
# Was an einer Vorlage falsch ist, und wo.
desk-template-at = Zeile { $line }, Spalte { $column }: { $problem }
desk-template-length = eine Länge muss von { $least } bis { $most } sein
desk-template-size = eine Schriftgröße muss von { $least } bis { $most } sein
desk-template-shade = ein Grauton muss von { $least } bis { $most } sein
desk-template-millimetres = eine Länge in Millimetern muss von { $least } bis { $most } sein
desk-template-scale = ein Maßstab muss von { $least } bis { $most } sein
desk-template-count = dies muss eine ganze Zahl von { $least } bis { $most } sein
desk-template-format = dieses Programm liest nur Format { $most }
desk-template-no_table = „{ $name }“ muss eine Tabelle sein
desk-template-no_edition = es gibt keine Ausgabe „{ $name }“
desk-template-low = auf { $paper } lassen die Ränder { $left } Punkte Höhe; mindestens { $least } sind nötig
desk-template-narrow = auf { $paper } lassen die Spalten { $left } Punkte für Namen; mindestens { $least } sind nötig
desk-template-paper-a4 = A4
desk-template-paper-letter = US Letter
desk-print-an_army = eine Armee
desk-print-a_book = ein Regelwerk
desk-print-file-army = Armee
desk-print-file-battle = Schlacht

desk-starter-missing = Die fertige Armee { $id } gibt es nicht.
desk-starter-missing_fix = Wähle eine aus der Liste der fertigen Armeen.

desk-write-folder = { $to } ist ein Ordner.
desk-write-folder_fix = Füge einen Dateinamen hinzu.
desk-write-no_folder = Den Ordner für { $to } gibt es nicht.
desk-write-no_folder_fix = Lege den Ordner zuerst an, oder wähle einen anderen.
desk-write-full_fix = Schaffe Platz auf dem Datenträger, oder wähle einen anderen Ordner.
desk-write-closed_fix = Wähle einen Ordner, in den du schreiben darfst.
desk-write-other_fix = Wähle einen anderen Namen oder Ordner.
desk-write-failed = { $to } ließ sich nicht schreiben: { $error }

desk-edit-refused_fix = Die Armee ist unverändert. Wähle einen anderen Wert.
desk-edit-other_book_fix = Die Armee ist unverändert. Öffne sie noch einmal.

desk-stale-army = Ein anderes Fenster hat diese Armee geändert: Sie ist jetzt bei Änderung { $change }.
desk-stale-army_fix = Nichts wurde überschrieben. Sieh dir die Armee an und ändere sie noch einmal, wenn du es noch willst.
desk-stale-battle = Ein anderes Fenster hat diese Schlacht geändert: Sie ist jetzt bei Änderung { $change }.
desk-stale-battle_fix = Nichts wurde überschrieben. Sieh dir die Schlacht an und gib den Befehl noch einmal, wenn du es noch willst.
desk-stale-since = Seitdem: { $list }.
desk-stale-since_more = Seitdem: { $list }; und { $more } weitere.

desk-plain-stands = { $found } anstelle von { $wanted }
desk-plain-missing = das Feld { $field } fehlt
desk-plain-no_field = das Feld { $field } gibt es nicht; bekannt: { $known }
desk-plain-no_choice = die Wahl { $word } gibt es nicht; bekannt: { $known }
desk-plain-object = ein Objekt
desk-plain-list = eine Liste
desk-plain-nothing = nichts (null)
desk-plain-text = der Text { $value }
desk-plain-number = die Zahl { $value }
desk-plain-whole = eine ganze Zahl von { $least } bis { $most }
desk-plain-yes_no = true oder false
desk-plain-any_text = ein Text
desk-plain-word_or_object = ein Wort oder ein Objekt mit einem Feld,
desk-plain-fields = ein Objekt mit Feldern
desk-plain-words = eines seiner Wörter

desk-find-several_armies = { $many } Armeen passen zu { $wanted }.
desk-find-several_battles = { $many } Schlachten passen zu { $wanted }.
desk-find-more = Schreibe mehr von einem Namen, oder die Kennung: { $list }.
desk-find-more_of = Schreibe mehr von einem Namen, oder die Kennung: { $list } und { $more } weitere.
desk-find-no_army = Keine Armee passt zu { $wanted }.
desk-find-no_battle = Keine Schlacht passt zu { $wanted }.
desk-find-make = `{ $command } new` legt eine an.
desk-find-list = `{ $command } list` zeigt alle.
desk-find-near = Meintest du { $near }?
desk-find-or = { $first } oder { $last }

desk-opening-damaged = Die Datei der Bibliothek war beschädigt.
desk-opening-aside = Sie wurde als { $file } beiseitegelegt.
desk-opening-armies = Gerettete Armeen: { $taken }; unlesbar: { $lost }.
desk-opening-battles = Gerettete Schlachten: { $taken }, davon unvollständig: { $shortened }; unlesbar: { $lost }.
desk-opening-emptied = Die Datei der Bibliothek war leer (0 Bytes). Eine neue Bibliothek wurde angelegt.
desk-opening-emptied_fix = Deine Armeen und Schlachten bekommst du zurück, wenn du unter Einstellungen eine Sicherung wiederherstellst.
desk-opening-no_backup = Es gibt keine Sicherung, die sich wiederherstellen lässt.
desk-opening-damaged_fix = Gerettete Armeen haben keinen Verlauf. Fehlt etwas, stelle eine Sicherung wieder her, oder behalte die beschädigte Datei.

desk-dice-none = Dieser Befehl braucht keine Würfel: Gib ihn ohne.

desk-document-roster = Armeebogen
desk-document-roster_opponent = Armeebogen für den Gegner
desk-document-roster_organiser = Armeebogen für den Veranstalter
desk-document-cards = Einheitenkarten
desk-document-labels = Etiketten
desk-document-playsheet = Spielhilfe
desk-document-report = Bericht
desk-document-brief = Kurzfassung

desk-label-new = neue Armee
desk-label-starter = aus einer fertigen Armee
desk-label-copied = dupliziert
desk-label-imported = importiert
desk-label-rescued = aus der beschädigten Datei gerettet
desk-label-setup = Aufstellung
desk-label-turn = Runde { $turn }

desk-store-army = Armee { $id }
desk-store-battle = Schlacht { $id }
desk-store-read_only = { $path } ist schreibgeschützt.
desk-store-read_only_fix = Du kannst alles ansehen und drucken. Erlaube das Schreiben in den Ordner, oder wähle mit --data einen anderen.
desk-store-full = Auf dem Datenträger ist kein Platz mehr für { $path }.
desk-store-full_fix = Gespeichertes ist sicher; die letzte Änderung wurde nicht gespeichert. Schaffe Platz, und ändere es noch einmal.
desk-store-busy = { $path } wird von einem anderen Fenster oder Programm benutzt.
desk-store-busy_fix = Schließe das andere Fenster, oder warte einen Augenblick, und versuche es noch einmal.
desk-store-moved = { $path } wurde verschoben, gelöscht oder ersetzt, während die Bibliothek offen war.
desk-store-moved_fix = Nichts wurde geändert. Schließe Drumhead, lege die Datei mit denen daneben zurück, und öffne Drumhead wieder.
desk-store-damaged = { $path } ist beschädigt: { $what }
desk-store-damaged_fix = Nichts wurde geändert oder gelöscht. Stelle eine Sicherung wieder her; oder öffne das Fenster: Es legt die Datei beiseite und rettet, was lesbar ist.
desk-store-harm-emptied = Sie ist leer (0 Bytes).
desk-store-harm-log_alone = Ihr Protokoll ist da, aber die Datei selbst ist leer oder fehlt.
desk-store-harm-too_short = Sie ist zu kurz für eine Bibliothek.
desk-store-harm-no_database = Sie ist keine Bibliothek.
desk-store-harm-other_program = Sie gehört einem anderen Programm.
desk-store-newer = Ein neueres Drumhead hat { $path } geschrieben (Dateiversion { $version }; dieses kennt { $known }).
desk-store-newer_fix = Nichts wurde geändert. Öffne sie mit dem neueren Drumhead, oder wähle mit --data einen anderen Ordner.
desk-store-no_army = Armee { $id } ist nicht in der Bibliothek.
desk-store-no_edit = Armee { $id } hat keine Änderung { $change }.
desk-store-no_battle = Schlacht { $id } ist nicht in der Bibliothek.
desk-store-no_row = Schlacht { $id } hat keine Zeile { $row }.
desk-store-missing_fix = Sieh in der Bibliothek nach: Sie hat sich vielleicht geändert.
desk-store-taken = { $of } ist schon in der Bibliothek.
desk-store-json = { $place } ist nicht verwendbar: { $problem }
desk-store-json_fix = Nichts wurde geändert. Berichtige die Datei; in der Bibliothek gehe zu einer früheren Änderung zurück, oder stelle eine Sicherung wieder her.
desk-store-place-given = was gespeichert werden sollte
desk-store-place-draft = der Entwurf der Armee
desk-store-place-setting = die Einstellung { $key }
desk-store-place-row = Zeile { $row }
desk-store-problem-too_deep = Es ist mehr als 100 Ebenen tief verschachtelt.
desk-store-problem-numbering = Die Zeilen sind nicht mit 0, 1, 2 und so weiter nummeriert.
desk-store-problem-parent = Zeile { $row } folgt auf keine frühere.
desk-store-problem-head = Der jetzige Stand liegt nicht auf dem Zweig, dem Wiederholen folgt.
desk-store-io-make_folder = Der Ordner { $path } lässt sich nicht anlegen: { $error }
desk-store-io-look = { $path } lässt sich nicht ansehen: { $error }
desk-store-io-open = { $path } lässt sich nicht öffnen: { $error }
desk-store-io-read = { $path } lässt sich nicht lesen: { $error }
desk-store-io-write = { $path } lässt sich nicht schreiben: { $error }
desk-store-io-copy = { $path } lässt sich nicht kopieren: { $error }
desk-store-io-move = { $path } lässt sich nicht verschieben: { $error }
desk-store-io-delete = { $path } lässt sich nicht löschen: { $error }
desk-store-io-lock = { $path } lässt sich nicht sperren: { $error }
desk-store-io-back_up = Die Sicherung { $path } lässt sich nicht schreiben: { $error }
desk-store-io-restore = Die Sicherung lässt sich nicht wiederherstellen: { $path }: { $error }
desk-store-io-set_aside = Die beschädigte Datei lässt sich nicht als { $path } beiseitelegen: { $error }
desk-store-io-use = { $path } ist nicht verwendbar: { $error }
desk-store-io_fix = Prüfe, ob der Datenträger da ist, Platz hat und beschreibbar ist.
desk-store-sqlite = { $path } ist nicht verwendbar: { $error }

desk-damage-army = Armee „{ $name }“
desk-damage-battle = Schlacht „{ $name }“
desk-damage-change = Änderung { $row } von { $of }
desk-damage-change_at = Änderung { $row } von { $of } ({ $at })
desk-damage-row = { $change } ist anders als gespeichert
desk-damage-missing = { $change } fehlt
desk-damage-state = der Entwurf nach { $change } ist anders als gespeichert
desk-damage-heading = der Eintrag in der Bibliothek ist anders als gespeichert: { $of }
desk-damage-order = die Änderungen sind andere als die gespeicherten: { $of }
desk-damage-shown_up_to = { $damage }; die Schlacht ist gezeigt, wie sie nach Änderung { $row } war
desk-damage-several = { $first } Außerdem beschädigt: { $others }.
desk-damage-fix = Nichts wurde geändert. Die Einstellungen und `drumhead check` nennen, was beschädigt ist und wie man es rettet.
desk-damage-no_backup = In keiner Sicherung ist { $of } wie gespeichert.
desk-damage-no_backup_fix = Gehe zur letzten heilen Änderung zurück: `drumhead check --go-back`.

## Fertige Schlachten: wie jede heißt und was sie war.

ready-fornovo-1495-name = Fornovo
ready-fornovo-1495-about = 6. Juli 1495. Karl VIII. zieht über den Taro heim; die Liga von Venedig geht über den Fluss, um ihn aufzuhalten.
ready-pavia-1525-name = Pavia
ready-pavia-1525-about = 24. Februar 1525. Das kaiserliche Entsatzheer bricht nachts in den Park ein; Franz I. greift im Morgengrauen mit seinen Gendarmen an.
ready-lutzen-1632-name = Lützen
ready-lutzen-1632-about = 16. November 1632. Gustav Adolf greift Wallenstein über die Landstraße an, in einem Nebel, der sich nicht hebt.
ready-edgehill-1642-name = Edgehill
ready-edgehill-1642-about = 23. Oktober 1642. Die erste große Schlacht des Englischen Bürgerkriegs, in der Ebene unter dem Hügel.
ready-naseby-1645-name = Naseby
ready-naseby-1645-about = 14. Juni 1645. Die kleinere Armee des Königs aus Veteranen gegen Fairfax und die New Model Army.
ready-sedgemoor-1685-name = Sedgemoor
ready-sedgemoor-1685-about = 6. Juli 1685. Monmouth kommt nachts über das Moor; das königliche Fußvolk liegt hinter einem Graben.
ready-carolinas-1781-name = Die Carolinas
ready-carolinas-1781-about = 1781. Reguläre der Krone und Tarletons Reiter gegen Kontinentale und Miliz. Nur Angriffe: den Rest nach euren eigenen Regeln.
ready-edgehill-1642-d3-name = Edgehill, auf Sechsecken
ready-edgehill-1642-d3-about = 23. Oktober 1642, nach den Regeln von D3 English Civil War: Ein Befehlshaber aktiviert die Einheiten, die er sieht.
ready-lutzen-1632-stand_and_die-name = Lützen, stehen und sterben
ready-lutzen-1632-stand_and_die-about = 16. November 1632, nach den Regeln von Stand and Die!: Gruppen auf Feldern, an einem Mühlbach, den es bei Lützen nicht gab.
ready-edgehill-1642-guns-name = Edgehill, mit den Geschützen der Aufstellung
ready-edgehill-1642-guns-about = 23. Oktober 1642, nach den Zusatzregeln für Edgehill und Naseby: Befehlsradius, Front, Geschütze. Ihr braucht dazu das Grundspiel.
ready-naseby-1645-hexes-name = Naseby, auf Sechsecken
ready-naseby-1645-hexes-about = 14. Juni 1645, nach den Zusatzregeln für Edgehill und Naseby: Wälder, Hecken und Hänge. Ihr braucht dazu das Grundspiel.
