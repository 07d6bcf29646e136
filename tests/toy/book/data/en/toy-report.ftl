tale-shots = Shots
tale-hit = { $units } knocked over one of { $target }.
