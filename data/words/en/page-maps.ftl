### Maps and boards of hexes.

board-title = Board
board-hint = Touch a counter to see where it can go. Arrow keys and Enter also work.
board-shown-title = View
board-show-board-label = Board
board-show-cards-label = Cards
board-closer-button = Zoom in
board-farther-button = Zoom out
board-whole-button = Show whole map
# How high a hex is
board-height-label = level { NUMBER($level) }
# The twelve directions, clockwise from the top of the map
board-facing-label =
    { $hour ->
        [0] facing north
        [1] facing north-north-east
        [2] facing east-north-east
        [3] facing east
        [4] facing east-south-east
        [5] facing south-south-east
        [6] facing south
        [7] facing south-south-west
        [8] facing west-south-west
        [9] facing west
        [10] facing west-north-west
       *[other] facing north-north-west
    }

## What a hex or one of its sides is

map-feature-woods-label = woods
map-feature-town-label = town
map-feature-hedge-label = hedge
map-feature-hill-label = hill
map-feature-slope-label = slope
map-feature-marsh-label = marsh
map-feature-water-label = water
map-feature-river-label = river
map-feature-river_edge-label = river’s edge
map-feature-bridge-label = bridge
map-feature-ford-label = ford
map-feature-boat-label = boat
map-feature-entrenchment-label = entrenchment
map-feature-cover-label = cover
map-feature-road-label = road

## The map of a battle that is set up

map-title = Map
map-which-label = Map
map-edit-button = Edit map
map-remove-button = Remove from the list
map-removed-notice = Removed from the list: { $name }. Battles fought on it keep their own copy.
map-look-hint = Touch the map to edit it.

## The editor

map-editor-title = Map
map-use-button = Use this map
map-save-button = Save as my map
map-saved-notice = The map is saved.
map-brush-label = Paint
map-brush-woods-choice = Woods
map-brush-town-choice = Town
map-brush-hedge-choice = Hedge
map-brush-hill-choice = Hill
map-brush-slope-choice = Slope
map-brush-marsh-choice = Marsh
map-brush-water-choice = Water
map-brush-river-choice = River
map-brush-river_edge-choice = River’s edge
map-brush-bridge-choice = Bridge
map-brush-ford-choice = Ford
map-brush-boat-choice = Boat
map-brush-entrenchment-choice = Entrenchment
map-brush-cover-choice = Cover
map-brush-road-choice = Road
# The feature lies along a side of a hex
map-brush-side-choice = { $feature } (side)
map-brush-clear-choice = Clear terrain
map-brush-name-choice = Name
map-brush-level-choice = Level { NUMBER($level) }
map-hex-name-label = Name of hex { $hex }
map-side-hint = Touch a hex near the hexside you mean. Touch there again to clear the hexside.
map-hex-hint = Touch or drag to paint; start on a painted hex to clear. Arrow keys and Enter also work.
map-sheet-title = Map sheet
map-name-label = Name
map-columns-label = Columns
map-rows-label = Rows
map-pointing-label = Hex corners
map-pointing-pointy_top-choice = Top and bottom
map-pointing-flat_top-choice = Left and right
map-pushed-label = Shifted by half a hex
map-pushed-even-choice = Even rows or columns
map-pushed-odd-choice = Odd rows or columns
map-numbering-label = Hex names
map-numbering-letters-choice = H1
map-numbering-digits-choice = 0813
map-numbering-short_digits-choice = 813
map-notes-label = Source
