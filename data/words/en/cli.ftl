### The command line: its output, and errors in what was typed.

cli-setup-take = Use the `setup` part of the output of `drumhead battle new ARMY ARMY --form --json`.
cli-setup-json = Write the answer as JSON: `/setup/first=1`. Text needs quotation marks.
cli-setup-ally_fix = Write the ally's side, 1 or 2, and its army: `1=my-army.json`.
cli-setup-no_ally = { $ally } is not an ally.
cli-setup-answer_fix = Write the interpretation and its option: `--interpretation D-56=finished`.
cli-setup-no_answer = { $answer } is not an answer.
cli-setup-questions_fix = `drumhead battle new ARMY ARMY --form` lists the questions.
cli-setup-no_question = The set-up has no question { $key }.
cli-setup-other_answer = { $answer } is not an answer to “{ $label }”.
cli-setup-paths_fix = `drumhead battle new ARMY ARMY --form` lists the fields' paths.
cli-setup-no_path = The set-up has no field { $path }.

cli-choose = Choose one of these: { $known }.

cli-replay-out = To write the scene with its current results, use --out FILE.
cli-replay-summary = { $name }: { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}, { $otherwise ->
    [one] { $otherwise } difference
   *[other] { $otherwise } differences
}
cli-replay-differ = { $lines ->
    [one] One line differs from the scene.
   *[other] { $lines } lines differ from the scene.
}

cli-amend-left_out = Row { $row } was not repeated. { $why } The order was: { $label }

cli-odds-more = More dice might follow. Results of all dice combined:
cli-odds-dice = { $dice ->
    [one] { $dice } die: { $what }
   *[other] { $dice } dice: { $what }
}

cli-board-none = This battle has no map.
cli-board-facing = facing { $facing }

cli-play-refused = The command was not carried out.
cli-play-refused_fix = Nothing was changed.
cli-play-give_dice = Enter the dice with --dice, or let Drumhead roll them with `--dice roll`.
cli-play-impossible = Impossible: { $text }
cli-play-first = The step cannot end yet. Still to do: { $work }
cli-play-against = Illegal: { $text } { $clause } (--overrule { $id })
cli-play-overrule = To allow it anyway, add each --overrule shown.
cli-play-throw = { $dice ->
    [one] Roll 1 die: { $bands }
   *[other] Roll { $dice } dice: { $bands }
}
cli-play-band = { $label } on { $faces }
cli-play-or = { " or " }

cli-offers-see = `drumhead battle offers --json` lists the commands.
cli-offers-several = { $wanted } is offered to several units: { $units }.
cli-offers-several_fix = Choose one of them with --unit.
cli-offers-list = `drumhead battle offers` lists all offers; add --unit for the offers of one unit.
cli-offers-ways = Choose one of these offers: { $ids }.
cli-offers-none = { $wanted } is not available now.
cli-offers-to_do = { $id }: { $label } (to do)
cli-offers-free = { $id }: { $label }
cli-offers-many = { "    " }{ $n } questions; --json lists them
cli-offers-against = { "    " }illegal: { $text } (--overrule { $id })

cli-json-none = This is not JSON: { $error }.

cli-unit-none = { $text } is not a unit.
cli-unit-fix = Write the unit's side and number, for example `0.3`.

cli-dice-fix = Write “roll”, the faces (such as 6,1,4) or the counts (such as counts:9,3,0).
cli-dice-none = Cannot read { $text } as dice.

cli-set-fix = Write the path of a question and its answer in JSON: `/command/a=true`.
cli-set-none = { $answer } does not answer any question.
cli-set-not_asked = Given the other answers, no question asks for { $answer }.
cli-set-no_answer = { $answer } is not a possible answer: { $question }
cli-set-range_fix = Answer with a number from { $least } to { $most }.
cli-set-choices_fix = `drumhead battle offers` lists the possible answers.

cli-list-row = { $id }: { $name }, { $book }, turn { $turn }
cli-list-held = { $id }: { $name }, { $book }, turn { $turn }; { $side } holds the field

cli-outcome-name = { $name }, turn { $turn }
cli-outcome-objectives = { "  " }Objectives: { $text }
cli-outcome-held = { $side } holds the field.
cli-outcome-side = { $side } ({ $counted }: { $lost })
cli-outcome-side_gone = { $side } ({ $counted }: { $lost }, plus { $gone } with units that left the field)
cli-outcome-fate-stood = in the field
cli-outcome-fate-routed = routing
cli-outcome-fate-fled = fled
cli-outcome-fate-surrendered = surrendered
cli-outcome-fate-destroyed = destroyed
cli-outcome-fate-went_home = went home
cli-outcome-fate-away = left the field
cli-outcome-fate-taken = captured by { $side }
cli-outcome-fate-set_aside = not in the battle
cli-outcome-general-in_field = in the field
cli-outcome-general-lost = dead, wounded or captured
cli-outcome-left-figures = { $start ->
    [one] { $now } of { $start } figure
   *[other] { $now } of { $start } figures
}
cli-outcome-left-guns = { $start ->
    [one] { $now } of { $start } gun
   *[other] { $now } of { $start } guns
}
cli-outcome-left-limbers = { $start ->
    [one] { $now } of { $start } limber
   *[other] { $now } of { $start } limbers
}
cli-outcome-left-wagons = { $start ->
    [one] { $now } of { $start } wagon
   *[other] { $now } of { $start } wagons
}
cli-outcome-left-horses = { $start ->
    [one] { $now } of { $start } horse
   *[other] { $now } of { $start } horses
}
cli-outcome-left-stakes = { $start ->
    [one] { $now } of { $start } stake
   *[other] { $now } of { $start } stakes
}
cli-outcome-left-strength = { $start ->
    [one] { $now } of { $start } strength point
   *[other] { $now } of { $start } strength points
}
cli-outcome-left-hits = { $now } of { $start } hits left

cli-show-name = { $name } ({ $id })
cli-show-now = Turn { $turn }, { $step }. { $now }
cli-show-to_do = { "  " }to do: { $named } [{ $id }]
cli-show-to_do_of = { "  " }to do, { $side }: { $named } [{ $id }]

cli-preview-against = illegal: { $text } [{ $id }] { $clause }
cli-preview-impossible = impossible: { $text } { $clause }

cli-to_do = To do:
cli-to_do-after = { "    " }after: { $work }

cli-print-scale = A battle's playsheet always uses the battle's figure scale.
cli-print-scale_fix = Leave out --small. For small figures, begin the battle with --scale 15-20.
cli-print-folder = Cannot create the folder { $folder }: { $error }.
cli-print-folder_fix = Choose another folder.

cli-file-missing = the file does not exist
cli-file-unread = Cannot read the file { $path }: { $why }.
cli-file-fix = Check the file's name and folder.

cli-folder-none = The system has no data folder for this user.
cli-folder-fix = Choose a folder with --data DIR.

cli-book-none = No rulebook matches { $id }.

cli-about-folder = Data folder: { $folder }
cli-about-rules = Rules: { $credit }

cli-library-unread = Cannot read { $name } ({ $id }): { $why }
cli-library-empty = The library is empty. See `drumhead army starters`.

cli-cost-no_points = { $name }: this rulebook has no points.
cli-cost-points = { $name }, points: { $points }
cli-cost-points_of = { $name }, points: { $points } of { $limit }
cli-cost-own = Items not in a unit

cli-undo-none = There is nothing to undo.
cli-undo-fix = `drumhead battle branches` lists the branches; `drumhead battle goto` goes to one of them.

cli-redo-none = There is nothing to redo.

cli-unwritten = Cannot write the output: { $error }.

cli-joint = { "  " }Chances in %: { $down } (down) and { $across } (across)

cli-branch-turn = turn { $turn }

cli-log-overruled = { "      " }allowed anyway: { $text } { $clause }

cli-answer-yes_no = { "        " }true or false
cli-answer-range = { "        " }{ $least } to { $most }
cli-answer-text = { "        " }text in quotation marks, at most { $most } characters
cli-answer-any = { "        " }a list of any of these:

cli-head-army = Army
cli-head-nation = Nation
cli-head-year = Year
cli-head-points = Points
cli-head-limit = Limit
cli-head-id = Id
cli-head-book = Rulebook

cli-check-legal_word = legal
cli-check-problems = { $n ->
    [0] no problems
    [one] 1 problem
   *[other] { $n } problems
}
cli-check-warnings = { $n ->
    [0] no warnings
    [one] 1 warning
   *[other] { $n } warnings
}
cli-check-legal = { $name }: legal, { $warnings }
cli-check-illegal = { $name }: illegal, { $problems }, { $warnings }
cli-check-problem = problem: { $title }{ $clause }
cli-check-warning = warning: { $title }{ $clause }
cli-check-clause = { " " }[{ $clause }, section { $section }]
cli-check-fix = { "  " }fix: { $fix } (at no cost)
cli-check-fix_more = { "  " }fix: { $fix } (points: +{ $points })
cli-check-fix_less = { "  " }fix: { $fix } (points: −{ $points })

cli-backup-none = There are no backups yet.
cli-backup-size = { $size } kB
cli-backup-restored = Restored { $name }. The previous library was set aside in the data folder.
cli-backup-fix = `drumhead backup list` lists the backups.
cli-backup-intact = intact
cli-backup-damaged = damaged: { $n }
cli-backup-damaged_fix = `drumhead backup restore --damaged { $name }` restores the backup despite the damage.

cli-check-went_back = { $id } is now as it was after change { $change }.
cli-check-restored = Restored from the backup as { $id }.
cli-check-none = No damaged army or battle has the id { $id }.
cli-check-none_fix = `drumhead check` lists what is damaged.
cli-check-counted = { $damaged ->
    [0] Armies: { $armies }, battles: { $battles }, changes: { $changes }. Nothing is damaged.
   *[other] Armies: { $armies }, battles: { $battles }, changes: { $changes }. Damaged: { $damaged }.
}
cli-check-sound = { "  " }Intact up to change { $change }: `drumhead check --go-back { $id }`
cli-check-backup = { "  " }Intact in the backup of { $at }: `drumhead check --restore { $id }`
cli-check-lost = { "  " }No part is intact: `drumhead check --remove { $id }`
cli-check-no_backup = { "  " }No backup has an intact copy.
