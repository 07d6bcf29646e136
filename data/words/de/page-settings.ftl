### Einstellungen, Sicherungen und was Drumhead ist.

settings-title = Einstellungen

## Aussehen

settings-look-title = Aussehen
settings-language-label = Sprache
settings-language-system-choice = Wie das System
settings-theme-label = Farben
settings-theme-system-choice = Wie das System
settings-theme-paper-choice = Papier
settings-theme-candle-choice = Kerze
settings-theme-hint = Papier ist hell, Kerze ist dunkel.
settings-scale-label = Schriftgröße
settings-scale-hint = Von 90 bis 200 %. Strg + und Strg − ändern sie in jeder Ansicht; Strg 0 setzt 100 %.

## Drucken

settings-print-title = Drucken
paper-label = Papier
paper-a4-choice = A4
paper-letter-choice = US Letter
edition-label = Ausgabe
edition-standard-choice = Standard
edition-ink_saving-choice = Tinte sparen
edition-large_type-choice = Großdruck
edition-phone-choice = Handy
settings-edition-hint = Dokumente ohne diese Ausgabe werden in der Standardausgabe gedruckt.

## Gespeicherte Daten

settings-data-title = Gespeicherte Daten
settings-folder-label = Ordner
settings-folder-text = Alle Daten sind in diesem Ordner. Nichts verlässt diesen Rechner.
backups-title = Sicherungen
backups-text = Drumhead sichert automatisch. Die neueste Sicherung steht oben.
backups-none-text = Noch gibt es keine Sicherung. Drumhead macht beim Start eine am Tag, sofern es etwas zu sichern gibt.
backup-kilobytes-label = { NUMBER($size) } kB
backup-megabytes-label = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
backup-restore-button = Wiederherstellen
backup-restore-spoken = Die Sicherung wiederherstellen: { $when }
backup-restore-question = Die Sicherung wiederherstellen: { $when }?
backup-restore-text = Alle Armeen und Schlachten gehen auf diesen Stand zurück. Drumhead legt die jetzige Bibliothek vorher beiseite, als Datei im Datenordner.
backup-confirm-button = Jetzt wiederherstellen
backup-anyway-button = Trotzdem wiederherstellen
backup-intact-label = unbeschädigt
backup-damaged-label = beschädigt: { NUMBER($count) }
backup-damaged-text = Diese Sicherung ist beschädigt: { $damage }
backup-newest-intact-text = Die neueste unbeschädigte Sicherung: { $when }.
backup-none-intact-text = Keine Sicherung ist unbeschädigt.
backup-restored-notice = Die Sicherung ist wiederhergestellt: { $when }.
check-title = Prüfung
check-text = Drumhead prüft die ganze Bibliothek einmal am Tag. Weicht etwas vom Gespeicherten ab, steht es hier und lässt sich retten.
check-button = Bibliothek prüfen
check-sound-text = Nichts ist beschädigt. Geprüfte Änderungen: { NUMBER($changes) }; Armeen: { NUMBER($armies) }; Schlachten: { NUMBER($battles) }.
check-go-back-button = Zurück zu Änderung { NUMBER($change) }
check-take-back-button = Sicherung nehmen: { $when }
check-remove-button = Entfernen
check-went-back-notice = Zurück zu Änderung { NUMBER($change) }.
check-taken-back-notice = Aus der Sicherung wiederhergestellt. Eine beschädigte Armee oder Schlacht bleibt daneben.

## Über Drumhead und Hilfe

about-title = Über Drumhead und Hilfe
about-tagline-label = Der Schreibtisch für Feldherren am Spieltisch
about-version-label = Version { $version }
about-books-text = Die Zahlen stammen aus den Regelwerken, jeder Satz ist unser eigener. Jedes Regelwerk gehört seinem Autor: Halte deines beim Spielen bereit.
about-licence-text = Drumhead ist freie Software unter der MIT- oder der Apache-2.0-Lizenz, ganz nach deiner Wahl.
about-fonts-text = Die Titel sind in IM Fell English SC gesetzt, nach den Lettern von Dr. John Fell, alles andere in Source Sans 3. Beide stehen unter der SIL Open Font License.
about-keys-text = Drücke ? in einer Ansicht, um ihre Tasten zu sehen.
about-keys-button = Tasten zeigen
