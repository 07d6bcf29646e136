### Die Druckansicht.

print-title = Drucken: { $name }
playsheets-title = Spielhilfen
playsheets-button = Spielhilfen drucken
playsheets-text = Die Tabellen jedes Regelwerks, beim Spielen zur Hand.

## Was gedruckt wird und wie

print-options-title = Optionen
print-book-label = Regelwerk
print-document-label = Dokument
print-roster-choice = Armeebogen
print-roster-hint = Jede Einheit mit ihren Fähigkeiten und Kästchen zum Abstreichen.
print-cards-choice = Einheitenkarten
print-cards-hint = Eine Karte je Einheit, zum Ausschneiden und Auslegen auf deiner Seite.
print-labels-choice = Etiketten
print-labels-hint = Etiketten für die Bases, und Marker für Verluste und Zustände.
print-playsheet-choice = Spielhilfe
print-playsheet-hint = Die Tabellen zum Spielen.
print-report-choice = Bericht
print-report-hint = Die Schlacht Runde für Runde, mit Verlusten und Glück. Endet der Name auf „.md“: Markdown.
print-brief-choice = Lageblatt
print-brief-hint = Alles, was der Gegner in einem Fernspiel braucht.
print-reader-label = Für
print-reader-player-choice = Spieler
print-reader-opponent-choice = Gegner
print-reader-organiser-choice = Veranstalter
print-card-label = Größe einer Karte
print-card-poker-choice = Spielkarte
print-card-a6-choice = A6
print-base-label = Basenbreite, mm
print-base-hint = Für Einheiten, denen das Regelwerk keine Breite gibt.
print-losses-label = Bisherige Verluste zeigen
print-bill-label = Rechnung zeigen
print-pages-label = Seiten
print-pages-hint = Für alle leer lassen, oder Seiten nennen: 1-2, 4.
print-problems-text =
    { $count ->
        [one] Diese Armee hat 1 Problem. Die gedruckten Seiten vermerken es.
       *[other] Diese Armee hat { $count } Probleme. Die gedruckten Seiten vermerken sie.
    }
print-nothing-text = Es gibt nichts zu drucken.

## Wohin

print-view-button = Im Betrachter öffnen
print-path-label = Speichern unter
print-save-button = Speichern
print-opened-notice = Im Betrachter geöffnet. Die Datei ist { $path }.
print-kind-label = PDF

## Die Seiten

preview-title = Seiten
preview-tools-title = Ansicht
preview-making-label = Seiten werden vorbereitet …
preview-page-label = Seite { NUMBER($page) } von { NUMBER($of) }
preview-pages-label = Seiten { NUMBER($page) }–{ NUMBER($to) } von { NUMBER($of) }
preview-previous-button = Vorige Seite
preview-next-button = Nächste Seite
preview-smaller-button = Verkleinern
preview-larger-button = Vergrößern
preview-percent-label = { NUMBER($percent) } %
preview-width-button = An Breite anpassen
preview-whole-button = An Seite anpassen
preview-marks-button = Zu Abschnitt gehen

## Tasten

print-keys-title = Druckansicht
print-turn-key = Zur vorigen oder nächsten Seite
print-ends-key = Zur ersten oder letzten Seite
print-zoom-key = Vergrößern oder verkleinern
print-close-key = Schließen
