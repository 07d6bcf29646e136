### Die Anwendung: Fehler und was man dagegen tut (`_fix`), Namen im Verlauf, Namen der Dokumente.

desk-wait = Warte einen Augenblick und versuche es noch einmal.
desk-kept_in_version = { $error } (gespeichert in Version { $version })
desk-newer = eine neuere Version von Drumhead hat es geschrieben (Datenversion { $version }; dieses Programm liest bis { $known })
desk-restore = Stelle eine Sicherung wieder her.
desk-fault = Das ist ein Fehler in Drumhead. Bitte melde ihn mit dieser Meldung.
desk-no_viewer = Das System konnte { $path } nicht öffnen: { $why }
desk-no_viewer_fix = Die Datei wurde erstellt. Öffne sie aus ihrem Ordner oder speichere sie woanders.
desk-credit = { $title } von { $author }
desk-window-unopened = Das Fenster lässt sich nicht öffnen: { $problem }
desk-window-no_screen = es gibt keinen Bildschirm (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt)
desk-clock = Die Zeit { $time } kann nicht in einem Dateinamen stehen.
desk-copy = { $name } (Kopie)

desk-backup-missing = Die Sicherung { $name } gibt es nicht.
desk-backup-missing_fix = Wähle eine aus der Liste der Sicherungen.
desk-backup-closed = Die Bibliothek ist geschlossen, während eine Sicherung wiederhergestellt wird.
desk-backup-damaged = Die Sicherung { $name } ist beschädigt.
desk-backup-newest_intact = Die neueste unbeschädigte Sicherung ist { $name }.
desk-backup-none_intact = Keine Sicherung ist unbeschädigt.

desk-amend-note = Dieser Befehl wurde später berichtigt. Der ursprüngliche Befehl: { $label }.
desk-amend-other_step = Er wurde in einem anderen Schritt gespielt ({ $then }).
desk-amend-no_command = Zeile { $row } ist kein Befehl dieses Zweigs.
desk-amend-no_command_fix = Gehe zuerst zu ihrem Zweig. Um die Aufstellung zu ändern, beginne eine andere Schlacht.
desk-amend-left_out = { $many ->
    [one] 1 späterer Befehl passte nicht mehr und wurde nicht wiederholt:
   *[other] { $many } spätere Befehle passten nicht mehr und wurden nicht wiederholt:
}
desk-amend-more = und { $more } weitere, alle auf dem vorigen Zweig.

desk-battle-row_unread = Zeile { $row } der Schlacht ist nicht lesbar: { $error }
desk-battle-keep_for_rescue = Stelle eine Sicherung wieder her oder behalte die Datei, damit sie gerettet werden kann.
desk-battle-broken = Die Schlacht lässt sich nicht über Zeile { $row } hinaus nachspielen: { $why }
desk-battle-other_state = ihr Ergebnis weicht vom gespeicherten Stand ab
desk-battle-broken_fix = Gehe zu einer früheren Zeile oder exportiere die Schlacht, um sie zu retten.
desk-battle-no_unit = Diese Schlacht hat keine Einheit { $side }.{ $number }.
desk-battle-no_unit_fix = Schreibe die Seite (0 oder 1) und die Nummer der Einheit: 0.3.
desk-battle-no_row = Diese Schlacht hat keine Zeile { $row }.
desk-battle-no_row_fix = Das Protokoll zeigt die Nummer jeder Zeile.
desk-battle-unread = Die Schlacht ist nicht lesbar: { $why }
desk-battle-newer_fix = Nichts wurde geändert. Installiere die neueste Version von Drumhead, um die Schlacht zu öffnen.
desk-battle-setup_unread = Die Aufstellung der Schlacht ist nicht lesbar: { $error } (gespeichert in Version { $version })
desk-battle-newer_row = Eine Zeile ist nicht lesbar: { $why }. Installiere die neueste Version von Drumhead.
desk-battle-export_fix = Gehe zu einer früheren Zeile oder exportiere die ganze Schlacht, um sie zu retten.

desk-log-dice = Würfel { $dice }
desk-log-outdated = Die Tabellen der Regeln haben sich seit Beginn dieser Schlacht geändert ({ $files }). Die Schlacht behält die, mit denen sie begann.
desk-log-otherwise = { $many ->
    [one] Zeile { $rows } hätte jetzt ein anderes Ergebnis. In der Schlacht bleibt, was gespielt wurde.
   *[other] Die Zeilen { $rows } hätten jetzt andere Ergebnisse. In der Schlacht bleibt, was gespielt wurde.
}
desk-log-otherwise_more = Die Zeilen { $rows } und { $more } weitere hätten jetzt andere Ergebnisse. In der Schlacht bleibt, was gespielt wurde.

desk-import-numbered = Zeilen müssen mit 0, 1, 2 und so weiter nummeriert sein.
desk-import-newer = Die Datei ist nicht als Schlacht lesbar. Bei { $place }: { $why }
desk-import-no_row = Vor dieser Zeile gibt es keine solche Zeile.
desk-import-row_changed = Diese Zeile weicht von der exportierten ab.
desk-import-hangs = Eine Zeile muss auf eine frühere folgen.
desk-import-other_state = Die nachgespielte Schlacht weicht vom gespeicherten Stand ab.
desk-import-no_setup = Eine Schlacht muss mit ihrer Aufstellung beginnen.
desk-import-row_0 = Zeile 0 muss die Aufstellung sein.
desk-import-other_book = Die Aufstellung ist für ein anderes Regelwerk.
desk-import-no_time = Das ist keine gültige Zeit. Schreibe sie so: 2026-11-21T10:48:34Z.
desk-import-wrote = Drumhead { $engine } hat die Datei geschrieben (Zeilen in Version { $oldest }, jetzt { $now }). Jene Version kann sie vielleicht noch öffnen.

desk-file-no_version = diese Version gibt es nicht; die jetzige ist { $version }
desk-file-too_long = der Text ist länger als { $longest } Zeichen
desk-file-too_large = die Datei ist größer als { $most } MB, zu groß für { $kind }
desk-file-no_text = Zeile { $line } ist kein Text in UTF-8
desk-file-other_kind = die Datei ist nicht als { $what } gekennzeichnet
desk-file-newer = Eine neuere Version von Drumhead hat die Datei geschrieben (Dateiversion { $version }; dieses Programm liest bis { $known }).
desk-file-no_book = das Regelwerk { $book } gibt es nicht; bekannt: { $known }
desk-file-no_object = eine Armee muss ein Objekt mit Feldern sein
desk-file-army = Armee
desk-file-battle = Schlacht
desk-file-kind-army = eine Armee
desk-file-kind-battle = eine Schlacht
desk-file-army_fix = Nichts wurde geändert. Berichtige die Datei dort oder exportiere die Armee neu.
desk-file-battle_fix = Nichts wurde geändert. Berichtige die Datei dort oder exportiere die Schlacht neu.
desk-file-newer_fix = Nichts wurde geändert. Installiere die neueste Version von Drumhead, um die Datei zu öffnen.
desk-file-unread = Die Datei ist nicht als { $what } lesbar: { $problem }
desk-file-unread_at = Die Datei ist nicht als { $what } lesbar. Bei { $place }: { $problem }
desk-file-wrote = Eine frühere Version von Drumhead hat sie geschrieben (Dateiversion { $version }, jetzt { $known }).
desk-file-at = { $place }: { $problem }
desk-file-line = Zeile { $line }: { $problem }
desk-file-ends = die Datei endet zu früh

desk-note-empty = Die Notiz ist leer.
desk-note-empty_fix = Schreibe zuerst die Notiz.

desk-move-no_row = Dieser Zweig der Schlacht hat keine Zeile { $row }.
desk-move-no_row_fix = Wähle eine Zeile des Protokolls.
desk-move-made = Dieser Zug wurde hier schon gemacht.
desk-move-made_fix = Bitte um den nächsten Zug.
desk-move-elsewhere = Dieser Zug wurde in einer anderen Stellung gemacht. Hier steht die Schlacht bei { $place }.
desk-move-elsewhere_fix = Führe Züge der Reihe nach aus; mache nur hier gespielte rückgängig. Beide brauchen dieselbe Schlacht: Exportiere sie hier, importiere sie dort.
desk-move-otherwise = Dieser Zug hat hier ein anderes Ergebnis.
desk-move-bad_fix = Kopiere den ganzen Text des Zuges mit der Zeile, die mit [drumhead beginnt.
desk-move-too_long = Der Text ist zu lang für einen Zug.
desk-move-none = Dieser Text enthält keinen Zug.
desk-move-unread = Der Zug ist nicht lesbar: { $why }
desk-move-earlier = Eine frühere Version von Drumhead hat den Zug gemacht (Version { $version }).
desk-move-wrote = { $error } (von einer anderen Version von Drumhead geschrieben: Version { $version })
desk-move-note = Eine Notiz ist kein Zug.
desk-move-note_fix = Wähle eine Zeile mit einem Befehl.
desk-move-journal = Die Schlacht lässt sich nicht nachspielen: { $why }
desk-move-otherwise_fix = Prüfe, ob beide Spieler dieselbe Version von Drumhead haben, oder spiele den Zug von Hand.

desk-setup-no_ready = Die fertige Schlacht { $id } gibt es nicht.
desk-setup-no_ready_fix = Wähle eine aus der Liste der fertigen Schlachten.
desk-setup-none = Das ist keine Aufstellung: { $error }
desk-setup-anew = Beginne die Aufstellung noch einmal.
desk-setup-unsound = Diese Aufstellung ist unbrauchbar. Bei { $place }: { $problem }
desk-setup-unsound_fix = Berichtige die Aufstellung dort oder beginne sie noch einmal.

desk-command-none = Das ist kein Befehl: { $problem }
desk-command-none_fix = Nimm den Befehl eines Angebots und beantworte seine Fragen.
desk-command-spare = { $path } ist kein Teil dieses Befehls

desk-army-newer = Eine Armee der Bibliothek ist nicht lesbar: { $why }
desk-army-newer_fix = Nichts wurde geändert. Installiere die neueste Version von Drumhead, um die Armee zu öffnen.
desk-army-unread = Eine Armee der Bibliothek ist nicht lesbar: { $error } (gespeichert in Version { $version })
desk-army-undo = Mache die letzte Änderung rückgängig oder stelle eine Sicherung wieder her.
desk-army-unsound = Eine Armee der Bibliothek ist unbrauchbar: { $error }

desk-files-no_place = Der Ort der Datei ist nicht mehr bekannt.
desk-files-no_place_fix = Wähle ihn noch einmal.
desk-files-not_ours = Die Datei { $path } fehlt oder wurde nicht in dieser Sitzung gedruckt.
desk-files-no_scratch = Eine temporäre Datei lässt sich nicht schreiben: { $error }
desk-files-no_scratch_fix = Speichere das Dokument stattdessen in einem Ordner.
desk-files-not_ours_fix = Drucke es noch einmal.

desk-map-edit = Die Karte wurde nicht geändert: { $why }
desk-map-edit_fix = Wähle Hexfelder der Karte; für eine Feldseite zwei benachbarte.
desk-map-too_many = Es gibt schon { $most } Karten.
desk-map-too_many_fix = Entferne zuerst eine.
desk-map-unread = Die Karten sind nicht lesbar: { $error }
desk-map-missing = Die Karte { $id } gibt es nicht.
desk-map-missing_fix = Wähle eine aus der Liste der Karten.
desk-map-stale = Ein anderes Fenster hat die Karte { $name } geändert.
desk-map-stale_fix = Nichts wurde überschrieben. Speichere noch einmal, um deine Karte als neue zu behalten.
desk-map-bad_fix = Wähle eine Karte der Liste oder eine, die Drumhead geschrieben hat.
desk-map-bad = Das ist keine Karte: { $why }
desk-map-size = { $columns } × { $rows } Hexfelder

desk-print-no_edition = Die Ausgabe „{ $edition }“ gibt es für dieses Dokument nicht: { $what }.
desk-print-no_edition_fix = Drucke die Standardausgabe.
desk-print-template = Deine Vorlage { $path } ist unbrauchbar: { $why }. Stattdessen wurde die eingebaute verwendet.
desk-print-template_large = sie ist größer als { $largest } Bytes
desk-print-no_document = Dieses Dokument ist für { $of } nicht druckbar: { $what }.
desk-print-no_document_fix = Sieh zuerst nach, welche Dokumente es gibt.
desk-print-too_much_fix = Drucke die Armee in Teilen: Dupliziere sie und entferne aus jedem Duplikat Einheiten.
desk-print-pages_fix = Schreibe Seiten als 2 oder als 1-3, 5.
desk-print-built_in = Die eingebaute Vorlage ist unbrauchbar: { $error }
desk-print-nothing = Es gibt nichts zu drucken.
desk-print-much-pages = Zu viele Seiten zum Drucken: { $found }, höchstens { $limit }.
desk-print-much-pieces = Zu viele Etiketten und Marker zum Drucken: { $found }, höchstens { $limit }.
desk-print-much-cards = Zu viele Karten zum Drucken: { $found }, höchstens { $limit }.
desk-print-much-boxes = Einheit { $name }: zu viele Trefferkästchen zum Drucken: { $found }, höchstens { $limit }.
desk-print-much-line = Karte { $name }: Eine Zeile ist { $found } Punkt hoch, Platz ist nur für { $limit }.
desk-print-no_size = Keine Karte der Größe „{ $size }“ passt auf dieses Papier.
desk-print-uneven = Tabelle „{ $caption }“: Zeile { $row } hat { $cells } Zellen für { $columns } Spalten.
desk-print-font = Die Schriften des Programms sind beschädigt. Installiere das Programm neu.
desk-print-write = Das PDF konnte nicht geschrieben werden: { $reason }
desk-print-select-nothing = Keine Seiten sind angegeben.
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
desk-template-low = auf { $paper } lassen die Ränder { $left } Punkt Höhe; mindestens { $least } sind nötig
desk-template-narrow = auf { $paper } lassen die Spalten { $left } Punkt für Namen; mindestens { $least } sind nötig
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
desk-write-device = { $to } ist keine gewöhnliche Datei.
desk-write-device_fix = Wähle einen anderen Namen.
desk-write-no_folder = Den Ordner für { $to } gibt es nicht.
desk-write-no_folder_fix = Lege den Ordner zuerst an oder wähle einen anderen.
desk-write-full_fix = Schaffe Platz auf dem Datenträger oder wähle einen anderen Ordner.
desk-write-closed_fix = Wähle einen Ordner, in den du schreiben darfst.
desk-write-other_fix = Wähle einen anderen Namen oder Ordner.
desk-write-failed = { $to } ließ sich nicht schreiben: { $error }

desk-edit-refused = Nichts wurde geändert: { $why }
desk-edit-refused_fix = Wähle einen anderen Wert.
desk-edit-other_book_fix = Öffne die Armee noch einmal.

desk-stale-army = Ein anderes Fenster hat diese Armee geändert: Sie ist jetzt bei Änderung { $change }.
desk-stale-army_fix = Nichts wurde überschrieben. Prüfe die Armee und ändere sie dann noch einmal, wenn du es noch willst.
desk-stale-battle = Ein anderes Fenster hat diese Schlacht geändert: Sie ist jetzt bei Änderung { $change }.
desk-stale-battle_fix = Nichts wurde überschrieben. Prüfe die Schlacht und gib den Befehl dann noch einmal, wenn du es noch willst.
desk-stale-undone = Rückgängig gemacht: { $list }.
desk-stale-undone_more = Rückgängig gemacht: { $list }; und { $more } weitere.
desk-stale-since = Seitdem: { $list }.
desk-stale-since_more = Seitdem: { $list }; und { $more } weitere.

desk-plain-stands = { $found }; erwartet: { $wanted }
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
desk-plain-word_or_object = ein Wort oder ein Objekt mit einem Feld
desk-plain-fields = ein Objekt mit Feldern
desk-plain-words = eines der erlaubten Wörter
desk-plain-no_sign = eines dieser Zeichen fehlt: { $signs }
desk-plain-not_json = das ist kein JSON

desk-find-several_armies = { $many } Armeen passen zu { $wanted }.
desk-find-several_battles = { $many } Schlachten passen zu { $wanted }.
desk-find-more = Schreibe mehr vom Namen oder eine Kennung:{ "\u000A" }{ $list }
desk-find-no_army = Keine Armee passt zu { $wanted }.
desk-find-no_battle = Keine Schlacht passt zu { $wanted }.
desk-find-make = `{ $command } new` legt eine an.
desk-find-list = `{ $command } list` nennt alle.
desk-find-near = Meintest du { $near }?
desk-find-or = { $first } oder { $last }

desk-opening-damaged = Die Datei der Bibliothek war beschädigt.
desk-opening-aside = Die alte Datei wurde als { $file } beiseitegelegt.
desk-opening-armies = Gerettete Armeen: { $taken }; unlesbar: { $lost }.
desk-opening-battles = Gerettete Schlachten: { $taken }, davon unvollständig: { $shortened }; unlesbar: { $lost }.
desk-opening-emptied = Die Datei der Bibliothek war leer (0 Bytes). Eine neue Bibliothek wurde angelegt.
desk-opening-emptied_fix = Deine Armeen und Schlachten bekommst du zurück, wenn du unter Einstellungen eine Sicherung wiederherstellst.
desk-opening-missing = Die Datei der Bibliothek fehlt. Eine neue Bibliothek wurde angelegt.
desk-opening-no_backup = Es gibt keine Sicherung zum Wiederherstellen.
desk-opening-damaged_fix = Gerettete Armeen haben keinen Verlauf. Fehlt etwas, stelle eine Sicherung wieder her oder behalte die beschädigte Datei.

desk-dice-none = Dieser Befehl braucht keine Würfel: Gib ihn ohne Würfel.

desk-document-roster = Armeebogen
desk-document-roster_opponent = Armeebogen für den Gegner
desk-document-roster_organiser = Armeebogen für den Veranstalter
desk-document-cards = Einheitenkarten
desk-document-labels = Etiketten
desk-document-playsheet = Spielhilfe
desk-document-report = Bericht
desk-document-brief = Lageblatt

desk-label-new = neue Armee
desk-label-starter = aus einer fertigen Armee
desk-label-copied = dupliziert
desk-label-imported = importiert
desk-label-rescued = aus der beschädigten Datei gerettet
desk-label-setup = Aufstellung
desk-label-turn = Runde { $turn }

desk-store-army = Armee { $id }
desk-store-battle = Schlacht { $id }
desk-store-map = deine Karte { $id }
desk-store-read_only = { $path } ist schreibgeschützt
desk-store-read_only_fix = Du kannst alles ansehen und drucken. Erlaube das Schreiben in den Ordner oder wähle mit --data einen anderen.
desk-store-full = Auf dem Datenträger ist kein Platz mehr für { $path }
desk-store-full_fix = Gespeichertes ist sicher; die letzte Änderung wurde nicht gespeichert. Schaffe Platz und nimm sie noch einmal vor.
desk-store-busy = { $path } wird von einem anderen Fenster oder Programm benutzt
desk-store-busy_fix = Schließe das andere Fenster oder warte einen Augenblick, und versuche es noch einmal.
desk-store-moved = { $path } wurde verschoben, gelöscht oder ersetzt, während die Datei geöffnet war
desk-store-moved_fix = Nichts wurde geändert. Schließe Drumhead, lege die Datei mit denen daneben zurück und öffne Drumhead wieder.
desk-store-damaged = { $path } ist beschädigt: { $what }
desk-store-damaged_fix = Nichts wurde geändert oder gelöscht. Stelle eine Sicherung wieder her oder öffne das Fenster: Es legt die Datei beiseite und rettet, was lesbar ist.
desk-store-no_database = { $path } ist keine Bibliothek von Drumhead.
desk-store-other_program = { $path } gehört einem anderen Programm.
desk-store-foreign_fix = Die Datei wurde weder geändert noch verschoben. Wähle mit --data einen anderen Ordner.
desk-store-missing = Die Bibliothek { $path } fehlt, aber es gibt Sicherungen.
desk-store-missing_file_fix = Stelle eine Sicherung wieder her. Für einen Neuanfang öffne das Fenster: Es legt eine neue Bibliothek an.
desk-store-harm-emptied = sie ist leer (0 Bytes)
desk-store-harm-log_alone = ihr Protokoll ist da, aber die Datei selbst ist leer oder fehlt
desk-store-harm-too_short = sie ist zu kurz für eine Bibliothek
desk-store-harm-truncated = ihr Ende fehlt
desk-store-harm-schema = die Definition von { $name } weicht vom Gespeicherten ab
desk-store-schema_fix = Jede Armee und Schlacht darin ist unbeschädigt. Stelle eine Sicherung wieder her oder exportiere sie und importiere sie in einen anderen Ordner.
desk-store-harm-header = ihr Dateikopf ist beschädigt
desk-store-harm-older = sie lässt sich nicht auf diese Version bringen, denn ihre Daten passen nicht zusammen
desk-store-newer = Eine neuere Version von Drumhead hat { $path } geschrieben (Dateiversion { $version }; dieses Programm liest bis { $known })
desk-store-newer_fix = Nichts wurde geändert. Öffne die Datei mit der neueren Version oder wähle mit --data einen anderen Ordner.
desk-store-no_army = Armee { $id } ist nicht in der Bibliothek
desk-store-no_edit = Armee { $id } hat keine Änderung { $change }
desk-store-no_battle = Schlacht { $id } ist nicht in der Bibliothek
desk-store-no_row = Schlacht { $id } hat keine Zeile { $row }
desk-store-no_setting = Die Einstellung { $key } ist nicht in der Bibliothek
desk-store-missing_fix = Sieh in der Bibliothek nach: Sie hat sich vielleicht geändert.
desk-store-taken = Schon in der Bibliothek: { $of }
desk-store-json = Nicht verwendbar ist { $place }: { $problem }
desk-store-json_fix = Nichts wurde geändert. Berichtige die Datei; in der Bibliothek gehe zu einer früheren Änderung zurück oder stelle eine Sicherung wieder her.
desk-store-place-given = die zu speichernden Daten
desk-store-place-draft = der Entwurf der Armee
desk-store-place-setting = die Einstellung { $key }
desk-store-place-row = Zeile { $row }
desk-store-problem-too_deep = mehr als 100 Ebenen tief verschachtelt
desk-store-problem-numbering = die Zeilen sind nicht mit 0, 1, 2 und so weiter nummeriert
desk-store-problem-parent = Zeile { $row } folgt auf keine frühere
desk-store-problem-head = der jetzige Stand liegt nicht auf dem Zweig, dem das Wiederholen folgt
desk-store-io-make_folder = Der Ordner { $path } lässt sich nicht anlegen: { $error }
desk-store-io-look = Kein Zugriff auf { $path }: { $error }
desk-store-io-open = { $path } lässt sich nicht öffnen: { $error }
desk-store-io-read = { $path } lässt sich nicht lesen: { $error }
desk-store-io-write = { $path } lässt sich nicht schreiben: { $error }
desk-store-io-copy = { $path } lässt sich nicht kopieren: { $error }
desk-store-io-move = { $path } lässt sich nicht verschieben: { $error }
desk-store-io-delete = { $path } lässt sich nicht löschen: { $error }
desk-store-io-lock = { $path } lässt sich nicht sperren: { $error }
desk-store-io-back_up = Die Sicherung { $path } lässt sich nicht schreiben: { $error }
desk-store-io-restore = Die Sicherung lässt sich nicht nach { $path } wiederherstellen: { $error }
desk-store-io-use = { $path } ist nicht verwendbar: { $error }
desk-store-io_fix = Prüfe, ob der Datenträger da ist, Platz hat und beschreibbar ist.
desk-store-sqlite = { $path } ist nicht verwendbar: { $error }

desk-damage-army = Armee „{ $name }“
desk-damage-battle = Schlacht „{ $name }“
desk-damage-change = Änderung { $row } von { $of }
desk-damage-row = Änderung { $row } von { $of } weicht vom Gespeicherten ab
desk-damage-row_at = Änderung { $row } von { $of } ({ $at }) weicht vom Gespeicherten ab
desk-damage-missing = Änderung { $row } von { $of } fehlt
desk-damage-missing_at = Änderung { $row } von { $of } ({ $at }) fehlt
desk-damage-gap = Änderungen { $row }–{ $last } von { $of } fehlen
desk-damage-state = Der Entwurf nach Änderung { $row } von { $of } weicht vom Gespeicherten ab
desk-damage-state_at = Der Entwurf nach Änderung { $row } von { $of } ({ $at }) weicht vom Gespeicherten ab
desk-damage-heading = Der Eintrag in der Bibliothek weicht vom Gespeicherten ab: { $of }
desk-damage-setting = Weicht vom Gespeicherten ab: { $of }
desk-damage-order = Die Änderungen weichen von den gespeicherten ab: { $of }
desk-damage-shown_up_to = { $damage }; die Schlacht wird so gezeigt, wie sie nach Änderung { $row } war
desk-damage-exported = { $rows ->
    [one] { $damage } Nur 1 unbeschädigte Änderung wurde exportiert.
   *[other] { $damage } Nur { $rows } unbeschädigte Änderungen wurden exportiert.
    }
desk-damage-exported_whole = { $damage } Jede Änderung ist unbeschädigt und wurde exportiert. Prüfe den Namen.
desk-damage-army_shown = { $damage } Die Armee wird so gezeigt, wie sie nach Änderung { $row } ({ $at }) war.
desk-damage-several = { $first } Außerdem beschädigt: { $others }.
desk-damage-fix = Nichts wurde geändert. Die Einstellungen und `drumhead check` nennen, was beschädigt ist und wie man es rettet.
desk-damage-no_backup = Keine Sicherung hat eine unbeschädigte Kopie: { $of }.
desk-damage-no_backup_fix = Gehe zur letzten unbeschädigten Änderung zurück: `drumhead check --go-back`.
desk-damage-lost_fix = Entferne den Eintrag: `drumhead check --remove`.
desk-damage-no_history = Es gibt keine frühere Änderung: { $of }.
desk-damage-no_history_fix = Stelle eine Sicherung wieder her oder speichere neu.

desk-repair-rebuilt = Der Eintrag in der Bibliothek wurde aus den Änderungen neu gebildet: prüfe den Namen
desk-repair-damaged = Entfernte beschädigte Änderungen: { $changes }
desk-repair-intact = Entfernte unbeschädigte Änderungen, die auf beschädigte folgen: { $changes }
desk-repair-renumbered = Die übrigen Änderungen haben neue Nummern
desk-repair-lost = Entfernt: { $of }
desk-repair-not_lost = Ein Teil ist unbeschädigt: { $of }
desk-repair-copy = Eine Kopie der bisherigen Bibliothek ist { $file }

## Fertige Schlachten: wie jede heißt und was sie war.

ready-fornovo-1495-name = Fornovo
ready-fornovo-1495-about = 6. Juli 1495. Karl VIII. zieht über den Taro heim; die Liga von Venedig geht über den Fluss, um ihn aufzuhalten.
ready-pavia-1525-name = Pavia
ready-pavia-1525-about = 24. Februar 1525. Das kaiserliche Entsatzheer bricht nachts in den Park ein; Franz I. greift im Morgengrauen mit seinen Gendarmen an.
ready-lutzen-1632-name = Lützen
ready-lutzen-1632-about = 16. November 1632. Gustav Adolf greift Wallenstein über die Landstraße an, in einem Nebel, der sich spät hebt und wiederkehrt.
ready-edgehill-1642-name = Edgehill
ready-edgehill-1642-about = 23. Oktober 1642. Die erste große Schlacht des Englischen Bürgerkriegs, in der Ebene unter dem Hügel.
ready-naseby-1645-name = Naseby
ready-naseby-1645-about = 14. Juni 1645. Die kleinere, aber erfahrene Armee des Königs trifft auf die New Model Army von Fairfax.
ready-sedgemoor-1685-name = Sedgemoor
ready-sedgemoor-1685-about = 6. Juli 1685. Monmouth überquert nachts das Moor; das königliche Fußvolk steht hinter einem Graben.
ready-carolinas-1781-name = Die Carolinas
ready-carolinas-1781-about = 1781. Reguläre der Krone und Tarletons Reiter gegen Kontinentale und Miliz. Nur Sturmangriffe: Alles andere nach eigenen Regeln.
ready-edgehill-1642-d3-name = Edgehill, auf Hexfeldern
ready-edgehill-1642-d3-about = 23. Oktober 1642, nach den Regeln von D3 English Civil War: Ein Befehlshaber aktiviert die Einheiten, die er sieht.
ready-lutzen-1632-stand_and_die-name = Lützen, Stand and Die!
ready-lutzen-1632-stand_and_die-about = 16. November 1632, nach den Regeln von Stand and Die!: Einheiten auf Hexfeldern, zu beiden Seiten eines Mühlbachs, den es bei Lützen nicht gab.
ready-edgehill-1642-guns-name = Edgehill, mit Geschützen
ready-edgehill-1642-guns-about = 23. Oktober 1642, nach den Zusatzregeln für Edgehill und Naseby: Befehlsradius, Front, Geschütze. Du brauchst dazu das Grundspiel.
ready-naseby-1645-hexes-name = Naseby, auf Hexfeldern
ready-naseby-1645-hexes-about = 14. Juni 1645, nach den Zusatzregeln für Edgehill und Naseby: Wälder, Hecken und Hänge. Du brauchst dazu das Grundspiel.
