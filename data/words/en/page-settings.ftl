### Settings, backups, and what Drumhead is.

settings-title = Settings

## Appearance

settings-look-title = Appearance
settings-language-label = Language
settings-language-system-choice = System
settings-theme-label = Theme
settings-theme-system-choice = System
settings-theme-paper-choice = Paper
settings-theme-candle-choice = Candle
settings-theme-hint = “Paper” is light; “Candle” is dark.
settings-scale-label = Type size
settings-scale-hint = From 90% to 200%. Ctrl + and Ctrl − change it on any screen; Ctrl 0 sets 100%.

## Printing

settings-print-title = Printing
paper-label = Paper
paper-a4-choice = A4
paper-letter-choice = US Letter
edition-label = Edition
edition-standard-choice = Standard
edition-ink_saving-choice = Ink-saving
edition-large_type-choice = Large type
edition-phone-choice = Phone
settings-edition-hint = A document that does not have this edition is printed in the standard edition.

## Saved data

settings-data-title = Saved data
settings-folder-label = Folder
settings-folder-text = All data is in this folder. Nothing leaves this computer.
backups-title = Backups
backups-text = Drumhead makes backups automatically. The newest is listed first.
backups-none-text = There is no backup yet. Drumhead makes one a day, when it starts, unless the library is empty.
backup-kilobytes-label = { NUMBER($size) } kB
backup-megabytes-label = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
backup-restore-button = Restore
# $when: when it was made, such as today 14:05
backup-restore-spoken = Restore the backup from { $when }
backup-restore-question = Restore the backup from { $when }?
backup-restore-text = Every army and battle goes back to its state when the backup was made. Drumhead first saves the current library as a separate file in the data folder.
backup-confirm-button = Restore this backup
backup-anyway-button = Restore it anyway
backup-intact-label = intact
backup-damaged-label = damaged: { NUMBER($count) }
backup-damaged-text = This backup is damaged: { $damage }
backup-newest-intact-text = The newest intact backup is from { $when }.
backup-none-intact-text = No backup is intact.
backup-restored-notice = Restored the backup from { $when }.
check-title = Check
check-text = Drumhead checks the whole library once a day. If something differs from what was saved, it is listed here and can be recovered.
check-button = Check the library
check-sound-text = Nothing is damaged. Changes checked: { NUMBER($changes) }; armies: { NUMBER($armies) }; battles: { NUMBER($battles) }.
check-go-back-button = Go back to change { NUMBER($change) }
check-take-back-button = Use backup: { $when }
check-remove-button = Remove
check-went-back-notice = Restored to the state after change { NUMBER($change) }.
check-taken-back-notice = Restored from the backup. A damaged army or battle remains in the library beside the restored one.

## About and help

about-title = About and help
about-tagline-label = The desk for a tabletop general
about-version-label = Version { $version }
about-books-text = The numbers come from the rulebooks; every sentence is our own. The rulebooks belong to their authors. Keep a copy beside you when you play.
about-licence-text = Drumhead is free software under the MIT or the Apache 2.0 licence, as you choose.
about-fonts-text = Titles are set in IM Fell English SC, from the types of Dr John Fell; the rest in Source Sans 3. Both are under the SIL Open Font License.
about-keys-text = Press ? on any screen to see its keys.
about-keys-button = Show keys
