### Der Armeebau: mit Punkten, und für Listen ohne Punkte.

builder-title = Armee
builder-read-only-error = Diese Armee ist schreibgeschützt.

## Die Einheiten links

builder-list-title = Armee und Einheiten
builder-army-title = Die Armee
builder-army-label = Jahr, Generäle, Feldwerke, Auslegungen
builder-add-button = Einheit hinzufügen
builder-add-spoken = Einheit hinzufügen: { $general }
builder-distance-label = Befehlsreichweite
builder-command-empty-text = Noch keine Einheiten.
builder-empty-text = Noch keine Einheiten. Füge eine aus einer Vorlage hinzu.
builder-drop-text = Lege hier eine Einheit ab, um sie ohne General zu lassen.
builder-rows-hint = Alt mit einer Pfeiltaste verschiebt die Einheit, mit Umschalt zu einem anderen General.

## Wo eine Einheit ist

builder-where-spoken = { $unit }: { NUMBER($place) } von { NUMBER($count) } unter { $general }
builder-where-free-spoken = { $unit }: { NUMBER($place) } von { NUMBER($count) } ohne General
builder-added-spoken = Hinzugefügt: { $where }
builder-removed-notice = Entfernt: { $unit }.

## Reiter, wo nur ein Teil Platz hat

builder-place-units-label = Einheiten
builder-place-unit-label = Einheit
builder-place-army-label = Armee
builder-place-bill-label = Rechnung

## Eine Einheit

builder-no-unit-text = Keine Einheit ist ausgewählt.
builder-no-unit-hint = Wähle eine aus der Liste oder füge eine hinzu.
builder-formation-title = Übliche Formation
builder-formation-spoken = Formation von oben gesehen: { $parts }
builder-body-spoken =
    { $figures ->
        [one] 1 Figur
       *[other] { $figures } Figuren, { NUMBER($front) } breit, { NUMBER($rows) } tief
    }
builder-sleeve-spoken =
    { $figures ->
        [one] ein Flügel aus 1 Figur
       *[other] ein Flügel aus { $figures } Figuren, { NUMBER($front) } breit, { NUMBER($rows) } tief
    }
builder-front-label = Front
builder-disordered-label = Ungeordnet:
builder-remove-group-spoken = Entfernen: { $group }
builder-unit-notes-title = Farben und Notizen
builder-unit-more-title = Geschütze und Pfähle

## Die Armee selbst

builder-tab-army-label = Armee
builder-tab-works-label = Feldwerke und Wagen
builder-tab-interpretations-label = Auslegungen
builder-generals-title = Generäle
builder-contingents-title = Kontingente
builder-pieces-title = Feldwerke, Wagen und Scharfschützen
builder-pieces-none-text = Die Armee hat keine Feldwerke, Wagen oder Scharfschützen.
builder-notes-title = Notizen und Quelle
builder-interpretations-text = Wo Regelwerk und Spielhilfen sich widersprechen oder schweigen, wähle einmal für die ganze Armee.
builder-met-title = Diese betreffen diese Armee
builder-unmet-label =
    { $count ->
        [one] 1 weitere, die diese Armee nicht betrifft
       *[other] { $count } weitere, die diese Armee nicht betreffen
    }
builder-differs-label = weicht vom Üblichen ab

## Was sie kostet und was regelwidrig ist

builder-bill-title = Rechnung
builder-whole-title = Ganze Armee
builder-problems-title = Probleme
builder-problems-none-text = Keine Probleme.
builder-print-hint = Sieh die Seiten an, dann drucke oder speichere sie.

## Die Vorlagen

palette-title = Einheit hinzufügen
palette-search-label = Vorlagen suchen
palette-general-label = General
palette-no-general-choice = Kein General
palette-none-text = Keine Vorlage passt zu „{ $query }“.
palette-hint = Eingabe fügt die Einheit hinzu und schließt; mit Umschalt bleibt die Liste offen.
palette-count-label =
    { $count ->
        [one] 1 Vorlage
       *[other] { $count } Vorlagen
    }

## Armeen als Listen

list-units-title = Einheiten
list-unit-title = Einheit { NUMBER($number) }
list-army-title = Die Armee
list-interpretations-title = Auslegungen
list-no-unit-text = Wähle eine Einheit, um sie zu sehen und zu ändern.
list-remove-button = Entfernen

## Tasten

builder-keys-title = Armeebau
builder-next-key = Zur nächsten Einheit
builder-previous-key = Zur vorigen Einheit
builder-add-key = Einheit hinzufügen
builder-duplicate-key = Einheit duplizieren
builder-remove-key = Einheit entfernen
builder-up-key = Einheit nach oben verschieben
builder-down-key = Einheit nach unten verschieben
builder-general-up-key = Einheit dem vorigen General geben
builder-general-down-key = Einheit dem nächsten General geben
builder-undo-key = Rückgängig
builder-redo-key = Wiederholen
builder-print-key = Drucken
