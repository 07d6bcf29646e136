### The desk: errors with what can be done about them (`_fix`), labels of the history, names of documents.

desk-wait = Wait a moment and try again.
desk-kept_in_version = { $error } (it was kept in version { $version })
desk-newer = it was written by a newer Drumhead (version { $version }, this program knows { $known })
desk-restore = Restore a backup.
desk-fault = This is a fault in Drumhead: please report it with this message.
desk-no_viewer = the system could not open { $path }: { $why }
desk-no_viewer_fix = The file is there: open it from its folder, or save it where you want it.
desk-copy = { $name } (copy)

desk-backup-missing = there is no backup { $name }
desk-backup-missing_fix = Look at the list of backups again.
desk-backup-closed = the library is closed while a backup is put back

desk-amend-note = This was put right afterwards. It had been: { $label }
desk-amend-other_step = it belongs to { $then }
desk-amend-no_command = row { $row } is no command of the branch on the table
desk-amend-no_command_fix = Go to the branch that it is on; a set-up is changed by beginning another battle.
desk-amend-left_out = { $many ->
    [one] An order was left out, for it no longer fits:
   *[other] { $many } orders were left out, for they no longer fit:
}
desk-amend-more = and { $more } more, all of them on the branch that was left.

desk-battle-row_unread = row { $row } of the battle cannot be read: { $error }
desk-battle-keep_for_rescue = Restore a backup, or keep the file for a rescue.
desk-battle-broken = the journal cannot be followed beyond row { $row }: { $why }
desk-battle-other_state = the state after it is not the one that was kept
desk-battle-broken_fix = Go back to a row before it, or export the battle to rescue it.
desk-battle-no_unit = there is no unit { $side }.{ $number } in this battle
desk-battle-no_unit_fix = Sides are 0 and 1, and each unit has its number in its side: 0.3.
desk-battle-no_row = this battle has no row { $row }
desk-battle-no_row_fix = Look at its log: each row begins with its number.
desk-battle-unread = the battle cannot be read: { $why }
desk-battle-newer_fix = Nothing was changed. Install the newest Drumhead, and open the battle with it.
desk-battle-setup_unread = the battle's set-up cannot be read: { $error } (it was kept in version { $version })
desk-battle-newer_row = { $why }; install the newest Drumhead
desk-battle-export_fix = Go back to a row before it, or export the battle whole to rescue it.

desk-log-outdated = The book's tables have changed since this battle was begun ({ $files }): it goes on by its own.
desk-log-otherwise = { $many ->
    [one] Row { $rows } would come out differently now. What was played stands.
   *[other] Rows { $rows } would come out differently now. What was played stands.
}
desk-log-otherwise_more = Rows { $rows } and { $more } more would come out differently now. What was played stands.

desk-import-numbered = Rows must be numbered 0, 1, 2 and so on.
desk-import-newer = The file cannot be read as a battle: { $place }: { $why }
desk-import-no_row = There is no such row before it.
desk-import-row_changed = The row is not as it was exported.
desk-import-hangs = A row must follow an earlier row.
desk-import-other_state = The battle does not match the row after replaying it.
desk-import-no_setup = A battle must begin with its set-up.
desk-import-row_0 = Row 0 must be the set-up.
desk-import-other_book = The set-up is for another rulebook.
desk-import-no_time = It is not a time, such as 2026-11-21T10:48:34Z.
desk-import-wrote = Drumhead { $engine } wrote it (rows in version { $oldest }, now { $now }): that version may still open it.

desk-file-no_version = there is no such version; this is { $version }
desk-file-too_long = it is longer than { $longest } characters
desk-file-too_large = it is larger than { $most } MB, which no { $kind } needs
desk-file-no_text = line { $line } is not text in UTF-8
desk-file-other_kind = the file does not say that it holds { $what }
desk-file-newer = the file was written by a newer Drumhead (file version { $version }, this program knows { $known })
desk-file-no_book = there is no book { $book }; there are: { $known }
desk-file-no_object = an army is an object with fields
desk-file-army = an army
desk-file-battle = a battle
desk-file-kind-army = army
desk-file-kind-battle = battle
desk-file-army_fix = Nothing was changed. Mend the file at that place, or export the army again.
desk-file-battle_fix = Nothing was changed. Mend the file at that place, or export the battle again.
desk-file-newer_fix = Nothing was changed. Install the newest Drumhead, and open the file with it.
desk-file-unread = the file cannot be read as { $what }: { $problem }
desk-file-unread_at = the file cannot be read as { $what }: { $place }: { $problem }
desk-file-wrote = An earlier Drumhead wrote it (file version { $version }, now { $known }).
desk-file-at = { $place }: { $problem }
desk-file-line = line { $line }: { $problem }
desk-file-ends = the file ends in the middle

desk-note-empty = the note is empty
desk-note-empty_fix = Write what is to be kept, then note it.

desk-move-no_row = there is no row { $row } on the branch that the battle stands on
desk-move-no_row_fix = Take the row from the log.
desk-move-made = this move has been made here already
desk-move-made_fix = Ask for the next one.
desk-move-elsewhere = this move belongs to another position than the one here ({ $place })
desk-move-elsewhere_fix = Carry out the moves in order; undo what was played only here. Both copies must be of one battle: export it once, import it there.
desk-move-otherwise = this program makes something else of the move
desk-move-bad_fix = Copy the whole text of the move, with the line that begins with [drumhead.
desk-move-too_long = this is too long for a move
desk-move-none = there is no move in this text
desk-move-unread = the move cannot be read: { $why }
desk-move-earlier = an earlier Drumhead wrote the move (version { $version })
desk-move-wrote = { $error } (an earlier Drumhead wrote it, in version { $version })
desk-move-note = a note is not a move
desk-move-note_fix = Take a row in which something was done.
desk-move-journal = the journal cannot be followed: { $why }
desk-move-otherwise_fix = See that both players have the same version of Drumhead, and play the move by hand.

desk-setup-no_ready = there is no ready battle { $id }
desk-setup-no_ready_fix = Look at the list of ready battles.
desk-setup-none = this is no set-up: { $error }
desk-setup-anew = Begin the set-up anew.
desk-setup-unsound = this set-up cannot be used: { $place }: { $problem }
desk-setup-unsound_fix = Put that place of the set-up right, or begin the set-up anew.

desk-command-none = this is no command: { $problem }
desk-command-none_fix = Take an offer's command and answer its questions.
desk-command-spare = { $path } belongs to no such command

desk-army-newer = an army in the library cannot be read: { $why }
desk-army-newer_fix = Nothing was changed. Install the newest Drumhead, and open the army with it.
desk-army-unread = an army in the library cannot be read: { $error } (it was kept in version { $version })
desk-army-undo = Undo the last change, or restore a backup.
desk-army-unsound = an army in the library cannot be used: { $error }

desk-files-not_ours = { $path } is not a file that was printed here
desk-files-no_scratch = there is nowhere to put a temporary file: { $error }
desk-files-no_scratch_fix = Save the document into a folder instead.
desk-files-not_ours_fix = Print it again.

desk-map-edit_fix = Choose hexes of the map, two that touch for a side.
desk-map-too_many = there are { $most } maps already
desk-map-too_many_fix = Take one away first.
desk-map-unread = the maps cannot be read: { $error }
desk-map-missing = there is no map { $id }
desk-map-missing_fix = Look at the list of maps.
desk-map-bad_fix = Take a map of the list, or one that Drumhead has written.
desk-map-bad = this is no map: { $why }
desk-map-size = { $columns } × { $rows } hexes

desk-print-no_edition = there is no edition "{ $edition }" of this: { $what }
desk-print-no_edition_fix = Print the standard edition.
desk-print-template = Your template { $path } cannot be used: { $why }. It was printed with the built-in one.
desk-print-template_large = it has more than { $largest } bytes
desk-print-no_document = there is no { $what } of { $of }
desk-print-no_document_fix = Ask which documents there are.
desk-print-too_much_fix = Print the army in parts: duplicate it and take units out of each copy.
desk-print-pages_fix = Write pages as 2, or as 1-3, 5.
desk-print-roster_template = the roster's template: { $error }
desk-print-an_army = an army
desk-print-a_book = a book
desk-print-file-army = army
desk-print-file-battle = battle

desk-starter-missing = there is no starter army { $id }
desk-starter-missing_fix = Look at the list of starter armies.

desk-write-folder = { $to } is a folder
desk-write-folder_fix = Give the file a name of its own in it.
desk-write-no_folder = there is no folder to write { $to } into
desk-write-no_folder_fix = Make the folder first, or choose another.
desk-write-full_fix = Make room on the disk, or choose another folder.
desk-write-closed_fix = Choose a folder that you may write to.
desk-write-other_fix = Choose another name or folder.
desk-write-failed = { $to } could not be written: { $error }

desk-edit-refused_fix = The army is as it was. Choose another value.
desk-edit-other_book_fix = The army is as it was. Open it again.

desk-stale-army = Another window has changed this army: it is now at change { $change }.
desk-stale-army_fix = Nothing was overwritten. Look at the army, then make the change again if you still want it.
desk-stale-battle = Another window has changed this battle: it is now at change { $change }.
desk-stale-battle_fix = Nothing was overwritten. Look at the battle, then give the order again if you still want it.
desk-stale-since = Since then: { $list }.
desk-stale-since_more = Since then: { $list }; and { $more } more.

desk-plain-stands = { $found } stands where { $wanted } belongs
desk-plain-missing = the field { $field } is missing
desk-plain-no_field = there is no field { $field }; there are: { $known }
desk-plain-no_choice = there is no choice { $word }; there are: { $known }
desk-plain-object = an object
desk-plain-list = a list
desk-plain-nothing = nothing (null)
desk-plain-text = the text { $value }
desk-plain-number = the number { $value }
desk-plain-whole = a whole number from { $least } to { $most }
desk-plain-yes_no = true or false
desk-plain-any_text = a text
desk-plain-word_or_object = a word, or an object with one field,
desk-plain-fields = an object with fields
desk-plain-words = one of its words

desk-find-several_armies = { $many } armies match { $wanted }
desk-find-several_battles = { $many } battles match { $wanted }
desk-find-more = Type more of one name, or its id: { $list }.
desk-find-more_of = Type more of one name, or its id: { $list } and { $more } more.
desk-find-no_army = no army matches { $wanted }
desk-find-no_battle = no battle matches { $wanted }
desk-find-make = `{ $command } new` makes one.
desk-find-list = `{ $command } list` shows them all.
desk-find-near = Did you mean { $near }?
desk-find-or = { $first } or { $last }

desk-opening-damaged = The library's file was damaged.
desk-opening-aside = It was set aside whole as { $file }.
desk-opening-armies = Armies read from it: { $taken }; not to be read: { $lost }.
desk-opening-battles = Battles read from it: { $taken }, of which not whole: { $shortened }; not to be read: { $lost }.
desk-opening-damaged_fix = Armies read from it have no history to undo. If something is missing, restore a backup, or keep the file that was set aside.

desk-dice-none = nothing is thrown for this order: give it without dice

desk-document-roster = roster
desk-document-roster_opponent = roster for the opponent
desk-document-roster_organiser = roster for the organiser
desk-document-cards = cards
desk-document-labels = labels
desk-document-playsheet = playsheet
desk-document-report = report
desk-document-brief = brief

desk-label-new = new army
desk-label-starter = from a starter army
desk-label-copied = copied
desk-label-imported = imported
desk-label-rescued = read from the damaged file
desk-label-setup = Set-up
desk-label-turn = Turn { $turn }

desk-store-army = army { $id }
desk-store-battle = battle { $id }
desk-store-read_only = { $path } cannot be written to
desk-store-read_only_fix = You can still look at everything and print it. Allow writing to the folder, or choose another with --data.
desk-store-full = there is no room left on the disk for { $path }
desk-store-full_fix = What was saved is safe; the last change was not saved. Make room on the disk, and make the change again.
desk-store-busy = { $path } is in use by another window or program
desk-store-busy_fix = Close the other window, or wait a moment, and try again.
desk-store-damaged = { $path } is damaged: { $what }
desk-store-damaged_fix = Nothing has been changed or deleted. Restore a backup; or open the window, which sets the file aside and rescues what can be read.
desk-store-harm-log_alone = its log is there, but the file itself is empty or missing
desk-store-harm-too_short = it is too short for a library
desk-store-harm-no_database = it is not a library
desk-store-harm-other_program = it belongs to another program
desk-store-newer = { $path } was written by a newer Drumhead (file version { $version }, this program knows { $known })
desk-store-newer_fix = Nothing has been changed. Open it with the newer Drumhead, or choose another folder with --data.
desk-store-no_army = army { $id } is not in the library
desk-store-no_edit = army { $id } has no change { $change }
desk-store-no_battle = battle { $id } is not in the library
desk-store-no_row = battle { $id } has no row { $row }
desk-store-missing_fix = Look at the library again: it may have changed.
desk-store-taken = { $of } is in the library already
desk-store-json = { $place } cannot be used: { $problem }
desk-store-json_fix = Nothing has been changed. Correct the file; for what is in the library, go back to an earlier change or restore a backup.
desk-store-place-given = what was to be saved
desk-store-place-draft = the army's draft
desk-store-place-setting = the setting { $key }
desk-store-place-row = row { $row }
desk-store-problem-too_deep = it nests more than 100 levels deep
desk-store-problem-numbering = its rows are not numbered 0, 1, 2 and so on
desk-store-problem-parent = row { $row } does not follow an earlier row
desk-store-problem-head = its head is not on the branch that redo follows
desk-store-io-make_folder = cannot create the folder { $path }: { $error }
desk-store-io-look = cannot look into { $path }: { $error }
desk-store-io-open = cannot open { $path }: { $error }
desk-store-io-read = cannot read { $path }: { $error }
desk-store-io-write = cannot write to { $path }: { $error }
desk-store-io-copy = cannot copy { $path }: { $error }
desk-store-io-move = cannot move { $path }: { $error }
desk-store-io-delete = cannot delete { $path }: { $error }
desk-store-io-lock = cannot lock { $path }: { $error }
desk-store-io-back_up = cannot write the backup { $path }: { $error }
desk-store-io-restore = cannot put the backup at { $path }: { $error }
desk-store-io-set_aside = cannot set the damaged file aside as { $path }: { $error }
desk-store-io-use = cannot use { $path }: { $error }
desk-store-io_fix = Check that the disk is there, has room, and can be written to.
desk-store-sqlite = cannot use { $path }: { $error }

desk-damage-army = army “{ $name }”
desk-damage-battle = battle “{ $name }”
desk-damage-change = change { $row } of { $of }
desk-damage-change_at = change { $row } of { $of } ({ $at })
desk-damage-row = { $change } is not as it was saved
desk-damage-missing = { $change } is missing
desk-damage-state = the draft after { $change } is not as it was saved
desk-damage-heading = the library's entry of { $of } is not as it was saved
desk-damage-order = the changes of { $of } are not those that were saved
desk-damage-shown_up_to = { $damage }: the battle is shown as it was after change { $row }
desk-damage-several = { $first } Also damaged: { $others }.
desk-damage-fix = Nothing has been changed. `drumhead check` lists what is damaged and how to recover it.
desk-damage-no_backup = No backup has { $of } as it was saved.
desk-damage-no_backup_fix = Go back to the last sound change: `drumhead check --go-back`.
