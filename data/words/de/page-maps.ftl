### Karten und Pläne aus Hexen.

board-title = Spielplan
board-hint = Tippe auf einen Spielstein, um zu sehen, wohin er kann. Pfeile und Eingabe gehen auch.
board-shown-title = Ansicht
board-show-board-label = Spielplan
board-show-cards-label = Einheiten
board-closer-button = Vergrößern
board-farther-button = Verkleinern
board-whole-button = Ganze Karte zeigen
board-height-label = Höhe { NUMBER($level) }
board-facing-label =
    { $hour ->
        [0] Front nach Norden
        [1] Front nach Nordnordost
        [2] Front nach Ostnordost
        [3] Front nach Osten
        [4] Front nach Ostsüdost
        [5] Front nach Südsüdost
        [6] Front nach Süden
        [7] Front nach Südsüdwest
        [8] Front nach Westsüdwest
        [9] Front nach Westen
        [10] Front nach Westnordwest
       *[other] Front nach Nordnordwest
    }

## Was ein Hex oder eine seiner Seiten ist

map-feature-woods-label = Wald
map-feature-town-label = Ort
map-feature-hedge-label = Hecke
map-feature-hill-label = Hügel
map-feature-slope-label = Hang
map-feature-marsh-label = Sumpf
map-feature-water-label = Wasser
map-feature-river-label = Fluss
map-feature-river_edge-label = Flussufer
map-feature-bridge-label = Brücke
map-feature-ford-label = Furt
map-feature-boat-label = Boot
map-feature-entrenchment-label = Schanze
map-feature-cover-label = Deckung
map-feature-road-label = Straße

## Die Karte einer Schlacht in Vorbereitung

map-title = Karte
map-which-label = Karte
map-edit-button = Karte ändern
map-remove-button = Aus der Liste nehmen
map-removed-notice = Aus der Liste genommen: { $name }. Schlachten auf dieser Karte behalten ihre eigene Kopie.
map-look-hint = Tippe auf die Karte, um sie zu ändern.

## Der Karteneditor

map-editor-title = Karte
map-use-button = Diese Karte verwenden
map-save-button = Als eigene speichern
map-saved-notice = Die Karte ist gespeichert.
map-brush-label = Malen
map-brush-woods-choice = Wald
map-brush-town-choice = Ort
map-brush-hedge-choice = Hecke
map-brush-hill-choice = Hügel
map-brush-slope-choice = Hang
map-brush-marsh-choice = Sumpf
map-brush-water-choice = Wasser
map-brush-river-choice = Fluss
map-brush-river_edge-choice = Flussufer
map-brush-bridge-choice = Brücke
map-brush-ford-choice = Furt
map-brush-boat-choice = Boot
map-brush-entrenchment-choice = Schanze
map-brush-cover-choice = Deckung
map-brush-road-choice = Straße
map-brush-side-choice = { $feature } (Feldseite)
map-brush-clear-choice = Offenes Gelände
map-brush-name-choice = Name
map-brush-level-choice = Höhe { NUMBER($level) }
map-hex-name-label = Name von Hexfeld { $hex }
map-side-hint = Tippe auf ein Hexfeld nahe der gemeinten Seite. Tippe noch einmal, um sie zu löschen.
map-hex-hint = Tippe oder male auf Hexfelder; beginne auf bemalten, um sie zu leeren. Pfeile gehen auch.
map-sheet-title = Kartenblatt
map-name-label = Name
map-columns-label = Spalten
map-rows-label = Zeilen
map-pointing-label = Ecken der Hexfelder
map-pointing-pointy_top-choice = Oben und unten
map-pointing-flat_top-choice = Links und rechts
map-pushed-label = Um ein halbes Hexfeld versetzt
map-pushed-even-choice = Gerade Zeilen oder Spalten
map-pushed-odd-choice = Ungerade Zeilen oder Spalten
map-numbering-label = Namen der Hexfelder
map-numbering-letters-choice = H1
map-numbering-digits-choice = 0813
map-numbering-short_digits-choice = 813
map-notes-label = Quelle
