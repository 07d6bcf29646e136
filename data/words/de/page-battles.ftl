### Die Bibliothek der Schlachten und ihre Vorbereitung.

battles-title = Schlachten
battles-list-title = Deine Schlachten
battles-count-label =
    { $count ->
        [one] 1 Schlacht
       *[other] { $count } Schlachten
    }
battles-archived-label = Archivierte zeigen
battles-empty-text = Schlage deine erste Schlacht: Eine fertige ist für ihre erste Runde aufgestellt.
battles-all-archived-text = Alle Schlachten sind archiviert.
battles-actions-spoken = Aktionen für { $name }
battles-new-button = Schlacht vorbereiten
battles-ready-button = Fertige Schlachten
battles-import-button = Schlacht importieren
battles-sides-label = { $first } gegen { $second }
battles-going-label = im Gange
battles-held-label = Feld behauptet: { $side }
battles-pause-button = Unterbrechen
battles-resume-button = Fortsetzen

## Dialoge

battles-rename-title = Schlacht umbenennen
battles-name-label = Name
battles-log-title = Protokoll speichern: { $name }
battles-log-text = Als einfacher Text, oder als Markdown, wenn der Dateiname auf „.md“ endet.
battles-export-text = Die ganze Schlacht mit jedem Wurf und jedem Zweig. Endet der Name auf „.scene“, ist es eine Szene: Befehle und Würfe als Text.
battles-export-kind-label = Schlacht (.json) oder Szene (.scene)
import-battle-title = Eine Schlacht importieren
import-battle-label = Text der Schlachtdatei
import-battle-button = Schlacht importieren
ready-battles-title = Fertige Schlachten
ready-battles-text = Jede hat zwei fertige Armeen und ist für ihre erste Runde aufgestellt. Du spielst deine eigene Kopie.
ready-battle-button = Diese Schlacht schlagen

## Vorbereitung

setup-title = Neue Schlacht
setup-first-title = Armeen der ersten Seite
setup-second-title = Armeen der zweiten Seite
setup-army-label = Armee
setup-army-choice = Wähle eine Armee …
setup-own-label = Deine Armeen
setup-ready-label = Fertige Armeen
setup-ally-button = Verbündete hinzufügen
setup-ally-label = Verbündete Armee { NUMBER($number) }
setup-remove-spoken = Entfernen: { $name }
setup-sides-title = Beide Seiten
setup-notes-title = Hinweise
setup-legal-text = Keine Probleme.
setup-illegal-text = { $count ->
    [one] 1 Problem. Die Armee darf trotzdem kämpfen; das Protokoll vermerkt es.
   *[other] { $count } Probleme. Die Armee darf trotzdem kämpfen; das Protokoll vermerkt es.
}
setup-agreed-title = Was die Spieler vereinbaren
setup-name-label = Name der Schlacht
setup-presets-label = Wo Text und Spielhilfen sich widersprechen
setup-matter-label =
    { $count ->
        [one] 1 Auslegung, die hier eine Rolle spielen kann
       *[other] { $count } Auslegungen, die hier eine Rolle spielen können
    }
setup-other-label = { $count ->
    [one] 1 Auslegung, die hier keine Rolle spielen kann
   *[other] { $count } Auslegungen, die hier keine Rolle spielen können
}
setup-begin-button = Schlacht beginnen
setup-empty-text = Wähle für jede Seite eine Armee, um sie zu vergleichen.

## Tasten

battles-keys-title = Schlachten
battles-move-key = Zur nächsten oder vorigen Schlacht
battles-open-key = Schlacht öffnen
battles-new-key = Schlacht vorbereiten
battles-ready-key = Fertige Schlachten zeigen
