tale-shots = Shots
tale-hit = { $units } knocked over one of { $target }.
tale-quiet = No unit lost a figure.
