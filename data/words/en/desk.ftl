### The desk: errors and what to do about them (`_fix`), names in the history, names of documents.

desk-wait = Wait a moment and try again.
desk-kept_in_version = { $error } (saved in data version { $version })
desk-newer = it was written by a newer version of Drumhead (data version { $version }; this version of Drumhead reads up to { $known })
desk-restore = Restore a backup.
desk-fault = This is a fault in Drumhead. Please report it with this message.
desk-no_viewer = The system could not open { $path }: { $why }
desk-no_viewer_fix = The file was created. Open it from its folder, or save it elsewhere.
desk-credit = { $title }, by { $author }
desk-window-unopened = The window cannot be opened: { $problem }
desk-window-no_screen = there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)
desk-clock = The time { $time } cannot be part of a file name.
desk-copy = { $name } (copy)

desk-backup-missing = There is no backup called { $name }.
desk-backup-missing_fix = Choose one from the list of backups.
desk-backup-closed = The library is closed while a backup is being restored.
desk-backup-damaged = The backup { $name } is damaged.
desk-backup-newest_intact = The newest intact backup is { $name }.
desk-backup-none_intact = No backup is intact.

desk-amend-note = This order is a correction. The original order: { $label }.
desk-amend-other_step = This order was given in another step ({ $then }).
desk-amend-no_command = Row { $row } is not an order on this branch.
desk-amend-no_command_fix = Go to the row's branch first. To change the set-up, begin another battle.
desk-amend-left_out = { $many ->
    [one] 1 later order was no longer possible and was not repeated:
   *[other] { $many } later orders were no longer possible and were not repeated:
}
desk-amend-more = { $more ->
    [one] { $more } more order was not repeated. The previous branch has it.
    *[other] { $more } more orders were not repeated. The previous branch has them all.
    }

desk-battle-row_unread = Cannot read row { $row } of the battle: { $error }
desk-battle-keep_for_rescue = Restore a backup, or keep the file so that it can be rescued.
desk-battle-broken = The battle cannot be replayed beyond row { $row }: { $why }
desk-battle-other_state = its result differs from the saved state
desk-battle-broken_fix = Go to an earlier row, or export the battle to rescue it.
desk-battle-no_unit = This battle has no unit { $side }.{ $number }.
desk-battle-no_unit_fix = Write the side (0 or 1) and the unit's number, for example “0.3”.
desk-battle-no_row = This battle has no row { $row }.
desk-battle-no_row_fix = The log shows the number of each row.
desk-battle-unread = Cannot read the battle: { $why }
desk-battle-newer_fix = Nothing was changed. Install the latest version of Drumhead to open the battle.
desk-battle-setup_unread = Cannot read the battle's set-up: { $error } (saved in data version { $version })
desk-battle-newer_row = Cannot read a row: { $why }. Install the latest version of Drumhead.
desk-battle-export_fix = Go to an earlier row, or export the whole battle to rescue it.

desk-log-dice = dice { $dice }
desk-log-outdated = The rules' data has changed since this battle began ({ $files }). The battle keeps the data it began with.
desk-log-otherwise = { $many ->
    [one] Row { $rows } would have a different result now. The battle keeps what was played.
   *[other] Rows { $rows } would have different results now. The battle keeps what was played.
}
desk-log-otherwise_more = Rows { $rows } and { $more } more would have different results now. The battle keeps what was played.

desk-import-numbered = Rows must be numbered 0, 1, 2 and so on.
desk-import-newer = Cannot read the file as a battle. At { $place }: { $why }
desk-import-no_row = The earlier row that this row follows is missing.
desk-import-row_changed = This row differs from the row that was exported.
desk-import-hangs = This row does not follow any earlier row.
desk-import-other_state = The replayed battle differs from the saved state.
desk-import-no_setup = A battle must begin with its set-up.
desk-import-row_0 = Row 0 must be the set-up.
desk-import-other_book = The set-up is for another rulebook.
desk-import-no_time = This is not a valid time. Write it like this: “2026-11-21T10:48:34Z”.
desk-import-wrote = Drumhead { $engine } wrote the file (row format { $oldest }; the current format is { $now }). Drumhead { $engine } might still open it.

desk-file-no_version = the version must be a whole number from 1 to { $version }
desk-file-too_long = the text is longer than { $longest } characters
desk-file-too_large = the file is larger than { $most } MB, the maximum for { $kind }
desk-file-no_text = line { $line } is not UTF-8 text
desk-file-other_kind = the file is not marked as { $what }
desk-file-newer = A newer version of Drumhead wrote the file (file version { $version }; this version of Drumhead reads up to { $known }).
desk-file-no_book = there is no rulebook { $book }; choose one of { $known }
desk-file-no_object = an army must be an object with fields
desk-file-army = an army
desk-file-battle = a battle
desk-file-kind-army = an army
desk-file-kind-battle = a battle
desk-file-army_fix = Nothing was changed. Correct the file at the place shown, or export the army again.
desk-file-battle_fix = Nothing was changed. Correct the file at the place shown, or export the battle again.
desk-file-newer_fix = Nothing was changed. Install the latest version of Drumhead to open the file.
desk-file-unread = Cannot read the file as { $what }: { $problem }
desk-file-unread_at = Cannot read the file as { $what }. At { $place }: { $problem }
desk-file-wrote = An earlier version of Drumhead wrote the file (file version { $version }; the current version is { $known }).
desk-file-at = { $place }: { $problem }
desk-file-line = line { $line }: { $problem }
desk-file-ends = the file ends too early

desk-note-empty = The note is empty.
desk-note-empty_fix = Write the note first.

desk-move-no_row = This branch of the battle has no row { $row }.
desk-move-no_row_fix = Choose a row in the log.
desk-move-made = This move has already been made here.
desk-move-made_fix = Ask the other player for the next move.
desk-move-elsewhere = This move was made from a different position. This battle is now at { $place }.
desk-move-elsewhere_fix = Apply the moves in order, and undo any that were played only here. Both players need the same battle: export it on one computer and import it on the other.
desk-move-otherwise = This move has a different result here.
desk-move-bad_fix = Copy the whole text of the move, including the line that begins with “[drumhead”.
desk-move-too_long = The text is too long to be a move.
desk-move-none = There is no move in this text.
desk-move-unread = Cannot read the move: { $why }
desk-move-earlier = An earlier version of Drumhead made the move (move version { $version }).
desk-move-wrote = { $error } The move is from another version of Drumhead (data version { $version }).
desk-move-note = A note is not a move.
desk-move-note_fix = Choose a row with an order.
desk-move-journal = The battle cannot be replayed: { $why }
desk-move-otherwise_fix = Check that both players have the same version of Drumhead, or play the move by hand.

desk-setup-no_ready = There is no ready-made battle { $id }.
desk-setup-no_ready_fix = Choose one from the list of ready-made battles.
desk-setup-none = This is not a set-up: { $error }
desk-setup-anew = Begin the set-up again.
desk-setup-unsound = Cannot use this set-up. At { $place }: { $problem }
desk-setup-unsound_fix = Correct the problem in the set-up, or start again.

desk-command-none = This is not a command: { $problem }
desk-command-none_fix = Copy a command from `drumhead battle offers --json`, and fill in the answers to its questions.
desk-command-spare = { $path } is not part of this command

desk-army-newer = Cannot read an army in the library: { $why }
desk-army-newer_fix = Nothing was changed. Install the latest version of Drumhead to open the army.
desk-army-unread = Cannot read an army in the library: { $error } (saved in data version { $version })
desk-army-undo = Undo the last change, or restore a backup.
desk-army-unsound = Cannot use an army in the library: { $error }

desk-files-no_place = The file's location is no longer known.
desk-files-no_place_fix = Choose the file again.
desk-files-not_ours = Cannot open { $path }: it is missing, or was not printed in this session.
desk-files-no_scratch = Cannot write a temporary file: { $error }
desk-files-no_scratch_fix = Save the document in a folder instead.
desk-files-not_ours_fix = Print the document again.

desk-map-edit = The map was not changed: { $why }
desk-map-edit_fix = Choose hexes on the map; for a hexside, choose two that touch.
desk-map-too_many = There are already { $most } maps.
desk-map-too_many_fix = Remove a map first.
desk-map-unread = Cannot read the maps: { $error }
desk-map-missing = There is no map { $id }.
desk-map-missing_fix = Choose one from the list of maps.
desk-map-stale = Another window has changed the map { $name }.
desk-map-stale_fix = Nothing was overwritten. Save again to keep your map as a new one.
desk-map-bad_fix = Choose a map from the list, or a map file saved by Drumhead.
desk-map-bad = This is not a map: { $why }
desk-map-size = { $columns } × { $rows } hexes

desk-print-no_edition = This document ({ $what }) has no “{ $edition }” edition.
desk-print-no_edition_fix = Print the standard edition.
desk-print-template = Cannot use your template { $path }: { $why }. The built-in template was used instead.
desk-print-template_large = it is larger than { $largest } bytes
desk-print-no_document = Cannot print this document ({ $what }) for { $of }.
desk-print-no_document_fix = List the available documents first.
desk-print-too_much_fix = Print the army in parts: duplicate it, and remove units from each duplicate.
desk-print-pages_fix = Write pages as “2” or as “1-3, 5”.
desk-print-built_in = The built-in template cannot be used: { $error }
desk-print-nothing = There is nothing to print.
desk-print-much-pages = Too many pages to print: { $found }, maximum { $limit }.
desk-print-much-pieces = Too many labels and markers to print: { $found }, maximum { $limit }.
desk-print-much-cards = Too many cards to print: { $found }, maximum { $limit }.
desk-print-much-boxes = Unit { $name } has too many hit boxes to print: { $found }, maximum { $limit }.
desk-print-much-line = Card { $name } has a line { $found } points high, but there is room for only { $limit } points.
desk-print-no_size = No “{ $size }” card fits this paper.
desk-print-uneven = Row { $row } of “{ $caption }” has { $cells } cells for { $columns } columns.
desk-print-font = Drumhead's fonts are damaged. Install Drumhead again.
desk-print-write = The PDF could not be written: { $reason }
desk-print-select-nothing = No pages were given.
desk-print-select-no_range = “{ $part }” is neither a page nor a range of pages.
desk-print-select-backwards = “{ $part }” ends before it begins.
desk-print-select-no_page = { $pages ->
    [one] “{ $part }”: there is no page { $page }; the document has one page.
   *[other] “{ $part }”: there is no page { $page }; the document has { $pages } pages.
}
# What is wrong in a template, and where.
desk-template-at = line { $line }, column { $column }: { $problem }
desk-template-length = a length must be from { $least } to { $most }
desk-template-size = a type size must be from { $least } to { $most }
desk-template-shade = a shade must be from { $least } to { $most }
desk-template-millimetres = a length in millimetres must be from { $least } to { $most }
desk-template-scale = a scale must be from { $least } to { $most }
desk-template-count = the value must be a whole number from { $least } to { $most }
desk-template-format = this version of Drumhead reads formats up to { $most }
desk-template-no_table = “{ $name }” must be a TOML table
desk-template-no_edition = there is no edition “{ $name }”
desk-template-low = on { $paper } the margins leave { $left } points of height; at least { $least } are needed
desk-template-narrow = on { $paper } the columns leave { $left } points of width for names; at least { $least } are needed
desk-template-paper-a4 = A4
desk-template-paper-letter = US Letter
desk-print-an_army = an army
desk-print-a_book = a rulebook
desk-print-file-army = army
desk-print-file-battle = battle

desk-starter-missing = There is no ready-made army { $id }.
desk-starter-missing_fix = Choose one from the list of ready-made armies.

desk-write-folder = { $to } is a folder.
desk-write-folder_fix = Add a file name.
desk-write-device = { $to } is not an ordinary file.
desk-write-device_fix = Choose another name.
desk-write-no_folder = The folder for { $to } does not exist.
desk-write-no_folder_fix = Create the folder first, or choose another.
desk-write-full_fix = Free some disk space, or choose another folder.
desk-write-closed_fix = Choose a folder that you can write to.
desk-write-other_fix = Choose another name or folder.
desk-write-failed = Cannot write { $to }: { $error }

desk-edit-refused = Nothing was changed: { $why }
desk-edit-refused_fix = Choose another value.
desk-edit-other_book_fix = Open the army again.

desk-stale-army = Another window has changed this army: it is now at change { $change }.
desk-stale-army_fix = Nothing was overwritten. Check the army, then make the change again if you still want it.
desk-stale-battle = Another window has changed this battle: it is now at change { $change }.
desk-stale-battle_fix = Nothing was overwritten. Check the battle, then give the order again if you still want it.
desk-stale-undone = Undone: { $list }.
desk-stale-undone_more = Undone: { $list }; and { $more } more.
desk-stale-since = Since then: { $list }.
desk-stale-since_more = Since then: { $list }; and { $more } more.

desk-plain-stands = { $found } instead of { $wanted }
desk-plain-missing = the field { $field } is missing
desk-plain-no_field = there is no field { $field } here (fields: { $known })
desk-plain-no_choice = { $word } is not a choice here (choices: { $known })
desk-plain-object = an object
desk-plain-list = a list
desk-plain-nothing = nothing (null)
desk-plain-text = the text { $value }
desk-plain-number = the number { $value }
desk-plain-whole = a whole number from { $least } to { $most }
desk-plain-yes_no = true or false
desk-plain-any_text = text
desk-plain-word_or_object = a word or an object with one field
desk-plain-fields = an object with fields
desk-plain-words = one of the allowed words
desk-plain-no_sign = one of these characters is missing: { $signs }
desk-plain-not_json = this is not JSON

desk-find-several_armies = { $many } armies match { $wanted }.
desk-find-several_battles = { $many } battles match { $wanted }.
desk-find-more = Type more of the name, or an id:{ "\u000A" }{ $list }
desk-find-no_army = No army matches { $wanted }.
desk-find-no_battle = No battle matches { $wanted }.
desk-find-make = `{ $command } new` creates one.
desk-find-list = `{ $command } list` lists all names.
desk-find-near = Did you mean { $near }?
desk-find-or = { $first } or { $last }

desk-opening-damaged = The library file was damaged.
desk-opening-aside = The old file was set aside unchanged, as { $file }.
desk-opening-armies = Armies rescued: { $taken }; unreadable: { $lost }.
desk-opening-battles = Battles rescued: { $taken } ({ $shortened } incomplete); unreadable: { $lost }.
desk-opening-emptied = The library file was empty (0 bytes). A new library was made.
desk-opening-emptied_fix = To get your armies and battles back, restore a backup under Settings.
desk-opening-missing = The library file is missing. A new library was made.
desk-opening-no_backup = There is no backup to restore.
desk-opening-damaged_fix = Rescued armies have no history. If something is missing, restore a backup; if there is none, keep the damaged file.

desk-dice-none = This order needs no dice. Give it again without dice.

desk-document-roster = roster
desk-document-roster_opponent = roster for the opponent
desk-document-roster_organiser = roster for the organiser
desk-document-cards = cards
desk-document-labels = labels
desk-document-playsheet = playsheet
desk-document-report = report
desk-document-brief = brief

desk-label-new = new army
desk-label-starter = from a ready-made army
desk-label-copied = duplicated
desk-label-imported = imported
desk-label-rescued = rescued from the damaged file
desk-label-setup = Set-up
desk-label-turn = Turn { $turn }

desk-store-army = army { $id }
desk-store-battle = battle { $id }
desk-store-map = your map { $id }
desk-store-read_only = { $path } cannot be written to.
desk-store-read_only_fix = You can still look at everything and print it. Allow writing to the folder, or choose another with --data.
desk-store-full = There is no room left on the disk for { $path }.
desk-store-full_fix = What was saved is safe; the last change was not saved. Make room on the disk, and make the change again.
desk-store-busy = { $path } is in use by another window or program.
desk-store-busy_fix = Close the other window, or wait a moment, and try again.
desk-store-moved = { $path } was moved, deleted or replaced while it was open.
desk-store-moved_fix = Nothing has been changed. Close Drumhead, put the file back with the files that were beside it, and open Drumhead again.
desk-store-damaged = { $path } is damaged: { $what }
desk-store-damaged_fix = Nothing has been changed or deleted. Restore a backup, or open Drumhead's window: it sets the file aside and rescues what can be read.
desk-store-no_database = { $path } is not a Drumhead library.
desk-store-other_program = { $path } belongs to another program.
desk-store-foreign_fix = The file was not changed or moved. Choose another folder with --data.
desk-store-missing = The library { $path } is missing, but there are backups of it.
desk-store-missing_file_fix = Restore a backup, or open Drumhead's window to start afresh with a new library.
desk-store-harm-emptied = it is empty (0 bytes)
desk-store-harm-log_alone = the file itself is empty or missing, although its -wal file still exists
desk-store-harm-too_short = it is too short to be a library
desk-store-harm-truncated = its end is missing
desk-store-harm-schema = part of its structure ({ $name }) has been changed
desk-store-schema_fix = Every army and battle in the library is intact. Restore a backup, or export the armies and battles and import them into a library in another folder.
desk-store-harm-header = its header is damaged
desk-store-harm-older = it cannot be updated to this version, as its data does not fit together
desk-store-newer = { $path } was written by a newer version of Drumhead (file version { $version }; this version of Drumhead reads up to { $known }).
desk-store-newer_fix = Nothing has been changed. Open the library with the newer version, or choose another folder with --data.
desk-store-no_army = Army { $id } is not in the library.
desk-store-no_edit = Army { $id } has no change { $change }.
desk-store-no_battle = Battle { $id } is not in the library.
desk-store-no_row = Battle { $id } has no row { $row }.
desk-store-no_setting = The setting { $key } is not in the library.
desk-store-missing_fix = Look at the library again: it might have changed.
desk-store-taken = The library already contains { $of }.
desk-store-json = Cannot use { $place }: { $problem }
desk-store-json_fix = Nothing has been changed. Correct the file. If the fault is in the library, go back to an earlier change or restore a backup.
desk-store-place-given = the data to be saved
desk-store-place-draft = the army's draft
desk-store-place-setting = the setting { $key }
desk-store-place-row = row { $row }
desk-store-problem-too_deep = it is nested more than 100 levels deep
desk-store-problem-numbering = its rows are not numbered 0, 1, 2 and so on
desk-store-problem-parent = row { $row } does not follow an earlier row
desk-store-problem-head = its current change is not on the branch that redo follows
desk-store-io-make_folder = Cannot create the folder { $path }: { $error }
desk-store-io-look = Cannot access { $path }: { $error }
desk-store-io-open = Cannot open { $path }: { $error }
desk-store-io-read = Cannot read { $path }: { $error }
desk-store-io-write = Cannot write to { $path }: { $error }
desk-store-io-copy = Cannot copy { $path }: { $error }
desk-store-io-move = Cannot move { $path }: { $error }
desk-store-io-delete = Cannot delete { $path }: { $error }
desk-store-io-lock = Cannot lock { $path }: { $error }
desk-store-io-back_up = Cannot write the backup { $path }: { $error }
desk-store-io-restore = Cannot restore the backup to { $path }: { $error }
desk-store-io-use = Cannot use { $path }: { $error }
desk-store-io_fix = Check that the disk is connected, has free space and can be written to.
desk-store-sqlite = Cannot use { $path }: { $error }

desk-damage-army = army “{ $name }”
desk-damage-battle = battle “{ $name }”
desk-damage-change = change { $row } of { $of }
desk-damage-row = Change { $row } of { $of } differs from what was saved.
desk-damage-row_at = Change { $row } of { $of } ({ $at }) differs from what was saved.
desk-damage-missing = Change { $row } of { $of } is missing.
desk-damage-missing_at = Change { $row } of { $of } ({ $at }) is missing.
desk-damage-gap = Changes { $row }–{ $last } of { $of } are missing.
desk-damage-state = The draft after change { $row } of { $of } differs from what was saved.
desk-damage-state_at = The draft after change { $row } of { $of } ({ $at }) differs from what was saved.
desk-damage-heading = The library's entry for { $of } differs from what was saved.
desk-damage-setting = The data of { $of } differs from what was saved.
desk-damage-order = The changes to { $of } differ from those that were saved.
desk-damage-shown_up_to = { $damage } The battle is shown as it was after change { $row }.
desk-damage-exported = { $rows ->
    [one] { $damage } Only 1 intact change was exported.
   *[other] { $damage } Only { $rows } intact changes were exported.
    }
desk-damage-exported_whole = { $damage } Every change is intact and was exported. Check the battle's name.
desk-damage-army_shown = { $damage } The army is shown as it was after change { $row } ({ $at }).
desk-damage-several = { $others ->
    [one] { $first } { $others } other place is damaged.
    *[other] { $first } { $others } other places are damaged.
    }
desk-damage-fix = Nothing was changed. `drumhead check` and Settings show what is damaged and how to recover it.
desk-damage-no_backup = No backup has an intact copy of { $of }.
desk-damage-no_backup_fix = Go back to the last intact change: `drumhead check --go-back`.
desk-damage-lost_fix = To remove the damaged item, use `drumhead check --remove`.
desk-damage-no_history = There is no earlier version of { $of } to go back to.
desk-damage-no_history_fix = Restore the setting or map from a backup, or save it again.

desk-repair-rebuilt = The library's entry was rebuilt from the saved changes. Check that its name is correct.
desk-repair-damaged = Damaged changes removed: { $changes }.
desk-repair-intact = Intact changes removed, because they follow damaged ones: { $changes }.
desk-repair-renumbered = The changes that remain have new numbers.
desk-repair-lost = Removed { $of }
desk-repair-not_lost = Part of { $of } is intact.
desk-repair-copy = A copy of the unrepaired library is in { $file }.

## Ready-made battles: what each is called, and what it was.

ready-fornovo-1495-name = Fornovo
ready-fornovo-1495-about = 6 July 1495. Charles VIII marches home across the Taro; the League of Venice crosses the river to stop him.
ready-pavia-1525-name = Pavia
ready-pavia-1525-about = 24 February 1525. The Imperial relief army breaks into the park by night; Francis I charges with his gendarmes at dawn.
ready-lutzen-1632-name = Lützen
ready-lutzen-1632-about = 16 November 1632. Gustavus Adolphus attacks Wallenstein across the high road, in a mist that lifts late and comes back.
ready-edgehill-1642-name = Edgehill
ready-edgehill-1642-about = 23 October 1642. The first great battle of the English Civil War, on the plain below the hill.
ready-naseby-1645-name = Naseby
ready-naseby-1645-about = 14 June 1645. The King's smaller army of veterans meets Fairfax's New Model.
ready-sedgemoor-1685-name = Sedgemoor
ready-sedgemoor-1685-about = 6 July 1685. Monmouth crosses the moor at night; the royal foot is behind a ditch.
ready-carolinas-1781-name = The Carolinas
ready-carolinas-1781-about = 1781. Crown regulars and Tarleton's horse against Continentals and militia. Charges only: play everything else by your own rules.
ready-edgehill-1642-d3-name = Edgehill, on hexes
ready-edgehill-1642-d3-about = 23 October 1642, with the rules of D3 English Civil War: a commander activates the units that he sees.
ready-lutzen-1632-stand_and_die-name = Lützen, Stand and Die!
ready-lutzen-1632-stand_and_die-about = 16 November 1632, with the rules of Stand and Die! The units are on hexes, on both sides of an invented mill stream.
ready-edgehill-1642-guns-name = Edgehill, with guns
ready-edgehill-1642-guns-about = 23 October 1642, with the optional rules for Edgehill and Naseby: command radius, facing, guns. You also need the base game.
ready-naseby-1645-hexes-name = Naseby, on hexes
ready-naseby-1645-hexes-about = 14 June 1645, with the optional rules for Edgehill and Naseby: woods, hedges and hillsides. You also need the base game.
