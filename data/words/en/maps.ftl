### Printed maps.

map-title = Map: { $map }
map-unnamed = the field
map-caption = Turn { $turn }: { $step }
map-key = Rectangular counters: { $first }. Counters with points at both ends: { $second }.
map-key_facing = The black arrowhead on a counter shows its facing.
map-key_sides = Thick lines between hexes: { $list }.
map-key_ways = Thick broken lines between hexes: crossings (roads, bridges or fords).
map-key_taken = Captured from the other side: { $list }.
map-key_many = A counter with “×” and a number is a stack of that many units, listed below.
map-stack = { $numbers } in { $hex }
map-stacks = Stacks ({ $side }): { $list }.
map-where = { $what }: { $where }.
map-named = { $hex } { $name }
map-names = Names: { $names }.
map-credit = Rules by { $author }. The map is our own sketch.

facing-N = north
facing-NNE = north-north-east
facing-ENE = east-north-east
facing-E = east
facing-ESE = east-south-east
facing-SSE = south-south-east
facing-S = south
facing-SSW = south-south-west
facing-WSW = west-south-west
facing-W = west
facing-WNW = west-north-west
facing-NNW = north-north-west

feature-woods = Woods
feature-town = Town
feature-hedge = Hedges
feature-hill = Hill
feature-slope = Slope
feature-marsh = Marsh
feature-water = Water
feature-river = River
feature-river_edge = River's edge
feature-bridge = Bridge
feature-ford = Ford
feature-boat = Boat
feature-entrenchment = Entrenchment
feature-cover = Cover
feature-road = Road
