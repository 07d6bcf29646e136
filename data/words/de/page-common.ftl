### Texte der Seite, die mehrere Ansichten brauchen.

app-label = Drumhead

## Menü

menu-open-button = Menü öffnen
menu-armies-label = Armeen
menu-battles-label = Schlachten
menu-settings-label = Einstellungen
menu-about-label = Über Drumhead und Hilfe
menu-keys-label = Tasten
library-places-title = Bibliothek

## Schaltflächen vieler Ansichten

dialog-close-button = Schließen
dialog-cancel-button = Abbrechen
search-clear-button = Suche löschen
open-button = Öffnen
print-button = Drucken
undo-button = Rückgängig
redo-button = Wiederholen
duplicate-button = Duplizieren
export-button = Exportieren
rename-button = Umbenennen
archive-button = Archivieren
restore-button = Wiederherstellen
save-log-button = Protokoll speichern
save-file-button = Datei speichern
choose-path-button = Auswählen …
choose-file-button = Datei auswählen …

## Was Rückgängig und Wiederholen täten oder getan haben

undo-spoken = Rückgängig: { $label }
undo-none-spoken = Nichts rückgängig zu machen
undone-spoken = Rückgängig gemacht: { $label }
redo-spoken = Wiederholen: { $label }
redo-none-spoken = Nichts zu wiederholen
redone-spoken = Wiederholt: { $label }

## Auswahl und Zahlen

choice-illegal-label = regelwidrig: { $reason }
choice-more-label = und { NUMBER($count) } weitere
number-less-spoken = { $label }: eins weniger
number-more-spoken = { $label }: eins mehr
number-none-spoken = nichts eingegeben
yes-choice = ja
no-choice = nein

## Punkte und Probleme

points-short-label = Pkt.
points-figure-label = Punkte je Figur
points-limit-label = Limit { NUMBER($limit) }
points-meter-label = { NUMBER($total) } von { NUMBER($limit) }
points-unlimited-label =
    { $total ->
        [one] 1 Punkt, kein Limit
       *[other] { $total } Punkte, kein Limit
    }
points-over-label = { NUMBER($points) } zu viel
points-left-label = { NUMBER($points) } übrig
points-meter-spoken =
    { $limit ->
        [one] { NUMBER($total) } von 1 Punkt
       *[other] { NUMBER($total) } von { $limit } Punkten
    }
units-count-label =
    { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
problem-count-label =
    { $count ->
        [one] 1 Problem
       *[other] { $count } Probleme
    }
warning-count-label =
    { $count ->
        [one] 1 Warnung
       *[other] { $count } Warnungen
    }
legal-label = Regelkonform
illegal-label = Regelwidrig
unusual-label = Regelkonform, aber ungewöhnlich
section-label = Abschnitt { $section }

## Rechnung

bill-item-label = Posten
bill-points-label = Punkte
bill-section-label = Abschnitt
bill-empty-text = Noch kostet nichts Punkte.

## Wann gespeichert wurde

saved-now-label = eben gespeichert
saved-seconds-label = vor { NUMBER($seconds) } s gespeichert
saved-minutes-label = vor { NUMBER($minutes) } min gespeichert
saved-at-label = gespeichert { $when }
saving-label = wird gespeichert …
time-today-label = heute { DATETIME($at, hour: "2-digit", minute: "2-digit") }
time-yesterday-label = gestern { DATETIME($at, hour: "2-digit", minute: "2-digit") }
time-date-label = { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
archived-label = archiviert

## Meldungen und Fehler

notices-title = Meldungen
notice-dismiss-button = Meldung schließen
notice-restore-button = Sicherung einspielen …
imported-notice = Importiert: { $name }.
saved-as-notice = Gespeichert als { $path }.
restored-notice = Wiederhergestellt: { $name }.
archived-notice = Archiviert: { $name }. Hake „Archivierte zeigen“ an, um den Eintrag zu sehen.
army-changed-notice = Ein anderes Fenster hat diese Armee geändert. Du siehst jetzt den neuesten Stand.
army-changed-hint = Deine letzte Änderung wurde nicht gespeichert. Nimm sie bei Bedarf noch einmal vor.
read-only-error = Speichern ist nicht möglich.
unexpected-error = Drumhead konnte das nicht ausführen ({ $what }).
unexpected-hint = Gespeichertes ist sicher. Geschieht das wieder, öffne die Armee oder Schlacht neu.
failure-title = Diese Ansicht lässt sich nicht zeigen
failure-text = Gespeichertes ist sicher. Gehe zu den Armeen und öffne deine noch einmal.
failure-back-button = Zu den Armeen

## Dateien

import-text = Wähle eine Datei, ziehe sie hierher oder füge ihren Text ein.
import-size-error = Die Datei ist zu groß für eine Armee oder Schlacht. Wähle eine andere.
export-title = { $name } exportieren
export-text-label = Text der Datei
save-path-label = Speichern unter

## Schlachten

battle-unnamed-label = Schlacht ohne Namen
turn-label =
    { $turn ->
        [0] Aufstellung
       *[other] Runde { $turn }
    }
paused-label = unterbrochen

## Tasten, die überall gelten

keys-title = Tasten
keys-everywhere-title = Überall
keys-help-key = Diese Tasten zeigen
keys-larger-key = Schrift größer
keys-smaller-key = Schrift kleiner
keys-normal-key = Schrift auf 100 % setzen
keys-menu-key = Menü öffnen

## Was auf den Tasten steht

keycap-alt-label = Alt
keycap-ctrl-label = Strg
keycap-delete-label = Entf
keycap-end-label = Ende
keycap-enter-label = Eingabe
keycap-esc-label = Esc
keycap-home-label = Pos1
keycap-pagedown-label = Bild ab
keycap-pageup-label = Bild auf
keycap-shift-label = Umschalt
