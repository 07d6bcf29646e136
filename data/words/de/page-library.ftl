### Die Bibliothek der Armeen.

library-title = Armeen
library-list-title = Deine Armeen
library-count-label =
    { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    }
library-found-label =
    { $count ->
        [one] { NUMBER($found) } von 1 Armee
       *[other] { NUMBER($found) } von { $count } Armeen
    }
library-search-label = Armeen suchen
library-sort-label = Sortieren nach
library-sort-updated_at-choice = Zuletzt gespeichert
library-sort-name-choice = Name
library-sort-year-choice = Jahr
library-sort-points-choice = Punkte
library-archived-label = Archivierte zeigen
library-unnamed-label = Armee ohne Namen
library-actions-spoken = Aktionen für { $name }

## Wo keine Armee zu sehen ist

library-empty-text = Stelle deine erste Armee auf: Nimm eine fertige oder beginne mit einer neuen.
library-nothing-text = Keine Armee passt zu „{ $query }“.
library-all-archived-text = Alle Armeen sind archiviert.
library-open-damaged-button = Schreibgeschützt öffnen
library-unreadable-error = { $name } ist nicht lesbar: { $why }
library-unreadable-unnamed-error = Eine Armee ohne Namen ist nicht lesbar: { $why }

## Neue und fertige Armeen

library-new-button = Armee anlegen
library-book-question = Für welches Regelwerk ist die neue Armee?
library-ready-button = Fertige Armeen zeigen
library-start-button = Fertige Armee nehmen
ready-armies-title = Fertige Armeen
ready-armies-text = Du bekommst von jeder eine eigene Kopie. Ändere sie, wie du willst.
ready-army-source-label = Quellen und Vermutungen:
ready-army-button = Diese Armee nehmen

## Import und Export

library-import-button = Armee importieren
import-army-title = Eine Armee importieren
import-army-label = Text der Armeedatei
import-army-button = Diese Armee importieren
export-army-text = Diese Datei lässt sich in ein anderes Drumhead importieren.

## Tasten

library-keys-title = Armeen
library-move-key = Zur nächsten oder vorigen Armee
library-open-key = Armee öffnen
library-new-key = Armee anlegen
library-duplicate-key = Armee duplizieren
library-print-key = Armee drucken
library-search-key = Armeen suchen
