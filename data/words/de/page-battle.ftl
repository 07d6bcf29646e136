### Eine Schlacht im Spiel.

battle-places-title = Teile der Schlacht
battle-place-armies-label = Armeen
battle-place-orders-label = Befehle
battle-place-log-label = Protokoll
battle-read-only-error = Diese Schlacht ist schreibgeschützt.

## Die Runde und ihre Schritte

track-open-button = Alle Schritte zeigen
track-close-button = Alle Schritte ausblenden
track-title = Schritte einer Runde
track-step-label = { NUMBER($at) } von { NUMBER($all) } · { $step }
battle-to-do-button =
    { $count ->
        [0] Nichts zu tun
       *[other] { $count } zu tun
    }
battle-to-do-title = In diesem Schritt zu tun
end-step-button = Schritt beenden
end-step-text = In diesem Schritt ist noch etwas zu tun:
end-step-hint = Das Protokoll vermerkt, dass du den Schritt trotzdem beendet hast.
end-step-anyway-button = Trotzdem beenden
end-step-back-button = Zurück

## Einheiten und Seiten

card-gauge-label = { $what }: { NUMBER($now) } von { NUMBER($start) }
card-mark-spoken = { $label } bei { NUMBER($at) }
card-to-do-label = zu tun: { $what }
card-gone-label =
    { $count ->
        [one] 1 Einheit nicht mehr da
       *[other] { $count } Einheiten nicht mehr da
    }
card-side-spoken = Einheiten: { $side }

## Der Schritt, der gespielt wird

now-title = Jetzt
now-hint = Tippe auf eine Einheit, um zu sehen, was sie tun kann.
now-over-title = Die Schlacht ist vorbei
now-waiting-title = Später
now-after-label = Erst nach: { $work }
now-batch-spoken = Mehreres auf einmal
now-accept-button = { $count ->
    [one] 1 Ergebnis übernehmen
   *[other] { $count } Ergebnisse übernehmen
}
now-accept-hint = Hier ergibt jeder Wurf dasselbe.
now-roll-button = Alle { NUMBER($count) } würfeln
now-roll-hint = Diese brauchen keine Antworten: Drumhead würfelt.
now-doing-label = { NUMBER($done) } von { NUMBER($all) } erledigt
now-stopped-error = { NUMBER($done) } von { NUMBER($all) } erledigt; der nächste Befehl wurde abgelehnt. Gib ihn einzeln.

## Was eine Einheit tun kann

orders-spoken = Befehle: { $unit }
orders-none-text = In diesem Schritt gibt es keine Befehle.
orders-facts-title = Werte der Einheit
orders-corrections-title = Korrekturen
orders-corrections-hint = Was du hier setzt, vermerkt das Protokoll als Korrektur.
orders-other-title = Außer der Reihe
orders-other-hint = Befehle anderer Schritte. Erlaubst du einen trotzdem, vermerkt es das Protokoll.
orders-other-none-text = Andere Schritte haben keine weiteren Befehle.
orders-to-do-label = zu tun
orders-sure-label = mit jedem Wurf gleich
orders-illegal-label = regelwidrig

## Ein Befehl: Summe, Chancen und was dagegen spricht

order-total-label = Summe
order-entered-spoken = von dir eingegeben
order-known-spoken = Drumhead bekannt
order-assumes-label = Angenommen:
order-illegal-title = Regelwidrig
order-allow-label = Trotzdem erlauben
order-allow-hint = Hake zuerst an, was du erlaubst.
order-hex-hint = Tippe auf dem Spielplan auf ein Hexfeld. Tippe noch einmal, um zu bestätigen.
order-hexes-label =
    { $count ->
        [one] Das einzige Hexfeld
       *[other] Alle { $count } Hexfelder
    }
order-do-button = Ausführen
order-do-anyway-button = Trotzdem ausführen
order-result-title = Ergebnis
odds-percent-label = { NUMBER($percent) } %
odds-under-label = unter 1 %
odds-over-label = über 99 %
odds-joint-title = Verluste beider Seiten
odds-joint-hint = Je 100 Kampfrunden. Rot: Die Seite der Zeilen verliert. Blau: die andere. Grau: keine.

## Würfel

dice-yours-label =
    { $count ->
        [one] Dein Würfel
       *[other] Deine { $count } Würfel
    }
dice-face-spoken = { $face }: { $band }
dice-roll-button = Für mich würfeln
dice-typed-label = Augen oder Anzahlen
dice-typed-hint = „3 5 5 1 6“ oder „{ $example }“.
dice-entered-label =
    { $count ->
        [one] { NUMBER($entered) } von 1 Würfel
       *[other] { NUMBER($entered) } von { $count } Würfeln
    }
dice-use-button = Diese Würfel verwenden
dice-clear-button = Leeren
dice-unknown-error = Nicht verstanden: { $what }

## Das Protokoll

log-title = Protokoll
log-newest-first-button = Neuestes zuerst
log-newest-last-button = Neuestes zuletzt
log-earlier-button = Frühere Zeilen zeigen
log-open-button = Einzelheiten zeigen
log-close-button = Einzelheiten ausblenden
log-open-spoken = Summe, Würfel und Regeln: { $text }
log-undo-button = Bis hier rückgängig
log-undo-spoken = Bis hier rückgängig: { $text }
log-undone-spoken = Rückgängig gemacht. Die späteren Zeilen sind als Zweig gespeichert.
log-empty-text = Noch ist nichts geschehen.
log-empty-unit-text = Mit dieser Einheit ist noch nichts geschehen.
log-nothing-text = Erledigt. Nichts hat sich geändert.
log-allowed-label = trotzdem erlaubt: { $what }
log-note-label = Notiz
log-photo-label = Foto
log-dice-label = Würfel { $faces }
log-turn-label = R{ NUMBER($turn) }
luck-title = Glück
luck-hint = Wie viel Würfelglück jede Seite hatte: 50 ist Durchschnitt, 99 das Beste.
luck-none-label = { $side }: noch keine Würfel
luck-label =
    { $dice ->
        [one] { $side }: { NUMBER($percentile) } (1 Würfel)
       *[other] { $side }: { NUMBER($percentile) } ({ $dice } Würfel)
    }

## Zweige, Notizen, andere Schlachten

branches-title = Zweige
branches-text = Frühere Stände der Schlacht, von vor einem Rückgängigmachen. Beim Zurückkehren geht nichts verloren.
branches-none-text = Noch gibt es keinen Zweig. Einer beginnt, wenn du etwas rückgängig machst und weiterspielst.
branch-return-button = Hierher zurückkehren
note-title = Notiz schreiben
note-photo-title = Foto beschriften
note-text-label = Text
note-photo-label = Das ist die Bildunterschrift eines Fotos
note-hint = Das Protokoll zeigt die Notiz und ihre Uhrzeit.
note-save-button = Notiz speichern
switch-title = Schlacht wechseln
switch-none-text = Keine andere Schlacht ist geöffnet.

## Das Menü der Schlacht

more-open-button = Weitere Aktionen
more-type-button = Befehl eintippen
more-note-button = Notiz schreiben
more-photo-button = Foto beschriften
more-apply-button = Erhaltenen Zug ausführen
more-branches-button = Zweige zeigen
more-large-button = Großdruck verwenden
more-normal-button = Normaldruck verwenden
more-switch-button = Schlacht wechseln
more-pause-button = Unterbrechen und gehen

## Züge, die Spieler einander schicken

relay-copy-button = Als Text kopieren
relay-copy-spoken = Als Text kopieren: { $text }
relay-copied-notice = Zug kopiert. Schicke ihn den Spielern am anderen Spielplan.
relay-copy-text = Drumhead konnte den Zug nicht kopieren. Kopiere diesen Text selbst.
relay-title = Erhaltenen Zug ausführen
relay-text-label = Text mit der Zeile, die mit [drumhead beginnt
relay-hint = Das geht nur, wenn beide Spielpläne vor dem Zug auf demselben Stand waren.
relay-apply-button = Zug ausführen

## Eingabe vom Papierbogen

paper-text = Streiche Kästchen ab oder tippe die Zahl ein. Eingabe geht den Bogen hinab, Umschalt+Eingabe hinauf.
paper-sides-title = Seiten
paper-roster-spoken = Bogen: { $side }
paper-marked-label = { NUMBER($count) } geändert
paper-changed-label = geändert
paper-changes-title = Änderungen
paper-none-text = Noch keine Änderungen.
paper-change-label = { $what } { $before } → { $after }
paper-nothing-label = nichts
paper-hex-error = Es gibt kein Hexfeld { $hex }. Prüfe seinen Namen.
paper-undo-hint = Alle Änderungen sind zusammen ein Befehl, den du rückgängig machen kannst.
paper-enter-button =
    { $count ->
        [0] Änderungen eintragen
        [one] 1 Einheit ändern
       *[other] { $count } Einheiten ändern
    }
paper-leave-question = Gehen, ohne deine Änderungen einzutragen?
paper-leave-text =
    { $count ->
        [one] Deine Änderungen an 1 Einheit sind noch nicht in der Schlacht.
       *[other] Deine Änderungen an { $count } Einheiten sind noch nicht in der Schlacht.
    }
paper-leave-button = Gehen

## Ein Befehl als getippte Zeile

typed-label = Befehl eintippen
typed-hint = Einheit > Ziel, Antworten, dann : und Würfel, etwa „4 > 2 close 12 soft : 5 3 6 6 1“.
typed-hex-hint = Hexfeld zu Hexfeld, etwa „H1 to G2“, oder Einheit > Ziel; Antworten, dann : und Würfel.
typed-unit-label = Einheit
typed-order-label = Befehl
typed-dice-label = Würfel
typed-unknown-label = nicht verstanden
typed-no-unit-text = Beginne mit der Nummer einer Einheit.
typed-no-order-text = Diesen Befehl hat die Einheit jetzt nicht.
typed-rolls-label = Drumhead würfelt

## Tasten

battle-keys-title = Schlacht
battle-end-key = Schritt beenden
battle-to-do-key = Nächste Aufgabe öffnen
battle-roll-key = Für den ausgewählten Befehl würfeln
battle-face-key = Die Augen eines einzelnen Würfels eingeben
battle-do-key = Den offenen Befehl ausführen
battle-typed-key = Befehl eintippen
battle-next-key = Zur nächsten Einheit
battle-previous-key = Zur vorigen Einheit
battle-note-key = Notiz schreiben
battle-large-key = Großdruck ein- oder ausschalten
battle-print-key = Drucken
battle-undo-key = Rückgängig
battle-redo-key = Wiederholen
battle-back-key = Zurück: vom Befehl zur Einheit zu den Armeen
