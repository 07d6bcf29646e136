### Sources, notes and colours of the ready-made armies in `data/armies`, which name each army and unit.

## The Earl of Essex's army

army-edgehill-1642-parliament-source = Davies, English Historical Review 36 (1921), p. 33. Totals: britishbattles.com.
army-edgehill-1642-parliament-notes = Edgehill, 23 October 1642. The list represents between a fifth and a quarter of the 15,000 men, with 20 men to a figure. Our guesses: grades, armour and numbers of figures throughout, since no source gives them in the terms of the rules; and grade D for units that fled. Colours are from general knowledge.
army-edgehill-1642-parliament-unit-1-colours = red and blue coats
army-edgehill-1642-parliament-unit-1-notes = The sources name Robartes, Constable, Meldrum or Saye, and Fairfax. Our guesses: grade, armour, number of figures and share of pikes.
army-edgehill-1642-parliament-unit-2-notes = The sources name Essex, Wharton, Mandeville and Cholmley. Our guesses: grade, armour, number of figures and share of pikes.
army-edgehill-1642-parliament-unit-3-colours = orange-tawny, purple and red coats
army-edgehill-1642-parliament-unit-3-notes = The sources place the Earl of Essex, Ballard, Brooke and Holles in the second line. Our guesses: grade, armour, number of figures and share of pikes.
army-edgehill-1642-parliament-unit-4-notes = The sources count 40 guns, but some were absent. Our guess: two medium guns represent them all.
army-edgehill-1642-parliament-unit-5-notes = The sources place Balfour, Stapleton and Lord Feilding on the right wing. Our guesses: grade, armour, number of figures, troop type (cuirassiers) and charge style (trot).
army-edgehill-1642-parliament-unit-6-notes = The sources place Balfour, Stapleton and Lord Feilding on the right wing. Our guesses: grade, armour, number of figures and charge style (trot).
army-edgehill-1642-parliament-unit-7-notes = The sources give 24 troops of horse on the left wing, under Ramsay. Our guesses: armour, number of figures, grade D (this wing fled at once) and charge style (trot).
army-edgehill-1642-parliament-unit-8-notes = The sources give 24 troops of horse on the left wing, under Ramsay; this unit is part of them. Our guesses: grade, armour and number of figures.
army-edgehill-1642-parliament-unit-9-notes = The sources give 400 musketeers of Holles and 200 of Ballard with the left wing. Our guesses: grade, armour, number of figures and skirmish order.

## The King's army at Edgehill

army-edgehill-1642-royalist-source = Order of battle and names: BCW Project. Also Davies, English Historical Review 36 (1921).
army-edgehill-1642-royalist-notes = Edgehill, 23 October 1642. The list represents about one in five of the 13,500 men, with 20 men to a figure. It has three of the five brigades (Davies counts only three in all). Our guesses: grades, armour and numbers of figures throughout, since no source gives them in the terms of the rules; and which brigades are left out (Wentworth's and Belasyse's). Colours are from general knowledge.
army-edgehill-1642-royalist-unit-1-notes = The sources place Gerard, Dyve and Dutton in the first line. Our guesses: grade, armour, number of figures and share of pikes.
army-edgehill-1642-royalist-unit-2-notes = The sources place Fielding, Lunsford, Bolle, Fitton and Stradling in the first line. Our guesses: grade, armour, number of figures and share of pikes.
army-edgehill-1642-royalist-unit-3-colours = red coats for the Lifeguard and the Lord General's regiment
army-edgehill-1642-royalist-unit-3-notes = The sources place the Lifeguard, the Lord General's and Beaumont's in the second line. Our guesses: grade, armour, number of figures and share of pikes.
army-edgehill-1642-royalist-unit-4-notes = The sources count 20 guns. Our guess: two light guns represent them all.
army-edgehill-1642-royalist-unit-5-notes = The sources place this unit in the first line of the right wing. Our guesses: grade, armour, number of figures and charge style (gallop).
army-edgehill-1642-royalist-unit-6-notes = The sources place this unit in the first line of the right wing. Our guesses: grade, armour, number of figures and charge style (gallop).
army-edgehill-1642-royalist-unit-7-notes = The sources place this unit in the second line of the right wing. Our guesses: grade, armour, number of figures and charge style (gallop).
army-edgehill-1642-royalist-unit-8-notes = The sources place Wilmot, Grandison and Carnarvon on the left wing. Our guesses: grade, armour, number of figures and charge style (gallop).
army-edgehill-1642-royalist-unit-9-notes = The sources give 800 to 1,000 dragoons (Davies: 1,200 to 1,500), with Aston in command. Our guesses: grade, armour, number of figures and wing.

## The French on the march home

army-fornovo-1495-french-source = French order of battle: web.infinito.it/utenti/f/francots. Strengths: Mallett and Shaw, as cited by Wikipedia.
army-fornovo-1495-french-notes = Fornovo, 6 July 1495. The list represents about one in six of the 10,000 to 11,000 men (a smaller share of the foot, a larger share of the horse), with 20 men to a figure. Our guesses: grades, armour and numbers of figures throughout, since no source gives them in the terms of the rules; and which lances are in which unit. The archers of the lances and the Gascon foot are left out. Colours are from general knowledge.
army-fornovo-1495-french-unit-1-notes = The sources place the Scots Archers, two bands of about 100 gentlemen, and 250 lances in the centre, under the King. Our guesses: grade, armour and number of figures.
army-fornovo-1495-french-unit-2-notes = The sources give mounted crossbows in the centre. Our guesses: grade, armour, number of figures and skirmish order.
army-fornovo-1495-french-unit-3-notes = The sources count 14 heavy, 28 medium and 18 small guns. Our guess: two medium guns represent them all.
army-fornovo-1495-french-unit-4-notes = The sources give 270 lances in the van, under de Gié. Our guesses: grade, armour, number of figures and barded horses for all.
army-fornovo-1495-french-unit-5-notes = The sources give 80 Italian men-at-arms in the van, under Trivulzio. Our guesses: grade, armour and number of figures.
army-fornovo-1495-french-unit-6-colours = white crosses
army-fornovo-1495-french-unit-6-notes = The sources give 3,000 Swiss in the van. Our guesses: grade, armour, number of figures, and pikes for every figure (halberds and shot are left out).
army-fornovo-1495-french-unit-7-notes = The sources give 300 lances in the rear, under la Trémoille (Oman names Foix instead). Our guesses: grade, armour and number of figures.

## The army of the League

army-fornovo-1495-league-source = Strength of each part of the army: it.wikipedia.org, after Nicolle. Total: Mallett and Shaw, as cited by Wikipedia.
army-fornovo-1495-league-notes = Fornovo, 6 July 1495. The list represents about one in eight of the 20,000 men, with 20 men to a figure. The 4,000 cernide that did not fight are left out. Our guesses: grades, armour and numbers of figures throughout, since no source gives them in the terms of the rules; Fortebraccio's and Caiazzo's shares of the army; and all the guns.
army-fornovo-1495-league-unit-1-notes = The sources give 935 Venetian and Mantuan heavy horse. Our guesses: grade, armour, number of figures, barded horses and this unit's share (half of the heavy horse).
army-fornovo-1495-league-unit-2-notes = The sources give 600 stradiots. Our guesses: grade, armour, number of figures, light lances, shields and the false rout.
army-fornovo-1495-league-unit-3-notes = The sources give 1,345 light horse and mounted crossbows. Our guesses: grade, armour and number of figures.
army-fornovo-1495-league-unit-4-notes = The sources give 4,000 to 5,000 pikes. Our guesses: grade, armour and number of figures.
army-fornovo-1495-league-unit-5-notes = The sources give no number of guns. The whole unit is our guess.
army-fornovo-1495-league-unit-6-notes = The sources give 630 to 800 Milanese horse, with Caiazzo among the leaders. Our guesses: grade, armour and number of figures.
army-fornovo-1495-league-unit-7-notes = The sources give 2,000 Milanese foot. Our guesses: grade, armour, number of figures, weapons and skirmish order.
army-fornovo-1495-league-unit-8-notes = The sources give 935 Venetian and Mantuan heavy horse in all, with Fortebraccio among the leaders. Our guesses: grade, armour and number of figures.

## Wallenstein's army at Lützen

army-lutzen-1632-imperial-source = Regiments and companies: Guthrie, as cited by tercios.fr (November 2019). Strengths: Wikipedia.
army-lutzen-1632-imperial-notes = Lützen, 16 November 1632 (N.S.). The list represents about one in six or seven of the 19,175 men, with 20 men to a figure. Our guesses: grades, armour and numbers of figures throughout, since no source gives them in the terms of the rules; and the choice of regiments. The commanders of the wings (Holk on the left, Colloredo on the right) are from general knowledge.
army-lutzen-1632-imperial-unit-1-notes = The sources place this unit in the first line of foot, with 11 companies. Our guesses: grade, armour, number of figures and share of pikes (one pike to two muskets).
army-lutzen-1632-imperial-unit-2-notes = The sources place this unit in the first line of foot, with 8 companies. Our guesses: grade, armour, number of figures and share of pikes (one pike to two muskets).
army-lutzen-1632-imperial-unit-3-notes = The sources place this unit in the first line of foot, with 11 companies. Our guesses: grade, armour, number of figures and share of pikes (one pike to two muskets).
army-lutzen-1632-imperial-unit-4-notes = The sources count 38 to 43 guns. Our guess: two medium guns represent them all. The battery's name is from general knowledge.
army-lutzen-1632-imperial-unit-5-notes = The sources place this unit in the left wing of horse, with 11 companies. Our guesses: grade, armour, number of figures, troop type (cuirassiers) and charge style (trot).
army-lutzen-1632-imperial-unit-6-notes = The sources place this unit in the left wing of horse, with 25 companies. Our guesses: grade, armour, number of figures, skirmish order and carbines bought as arquebuses.
army-lutzen-1632-imperial-unit-7-notes = The sources place this unit in the right wing of horse, with 6 companies. Our guesses: grade, armour, number of figures, troop type (cuirassiers) and charge style (trot).

## The Swedish army at Lützen

army-lutzen-1632-swedish-source = Strengths: Wikipedia. Foot and horse: sv.wikipedia.org. Brigades: theviaregia. Names of the brigades: tercios.fr. Horse of the right wing: Geijer, 1845.
army-lutzen-1632-swedish-notes = Lützen, 16 November 1632 (N.S.). The list represents about one in seven of the 18,738 men, with 20 men to a figure. It has three of the eight brigades, each of 1,000 to 1,200 men. Our guesses: grades, armour and numbers of figures throughout, since no source gives them in the terms of the rules; which three brigades represent the eight; and grade B for the Yellow and Old Blue Brigades. Knyphausen led the second line, but is not bought as a general. Colours are from general knowledge.
army-lutzen-1632-swedish-unit-1-colours = yellow flags and coats
army-lutzen-1632-swedish-unit-1-notes = In the sources, the Yellow Brigade consists of the Life Company and the Yellow Regiment, and is in the first line under Nils Brahe. Our guesses: grade, armour, number of figures and share of pikes (twelve pikes to sixteen muskets).
army-lutzen-1632-swedish-unit-2-colours = blue flags and coats
army-lutzen-1632-swedish-unit-2-notes = In the sources, the Old Blue Brigade is Winckel's. Our guesses: grade, armour, number of figures and share of pikes (twelve pikes to sixteen muskets).
army-lutzen-1632-swedish-unit-3-colours = white flags
army-lutzen-1632-swedish-unit-3-notes = In the sources, the White Brigade is Knyphausen's. He led the second line. Our guesses: grade, armour, number of figures and share of pikes (twelve pikes to sixteen muskets).
army-lutzen-1632-swedish-unit-4-notes = The sources place this unit first in the right wing's line of horse. Our guesses: grade, armour, number of figures and charge style (gallop).
army-lutzen-1632-swedish-unit-5-notes = The sources place both parts of this unit in the right wing's first line. Our guesses: grade, armour, number of figures and charge style (gallop).
army-lutzen-1632-swedish-unit-6-notes = The sources count 60 guns in the army. Our guess: two light guns represent them all.
army-lutzen-1632-swedish-unit-7-notes = In the sources, Bernhard led the left wing. Our guesses: grade, armour, number of figures and charge style (trot).
army-lutzen-1632-swedish-unit-8-notes = In the sources, Bernhard led the left wing; this unit is part of it. Our guesses: grade, armour, number of figures and charge style (trot).

## The New Model Army

army-naseby-1645-new-model-source = Strength of each wing: naseby.com. Regiments of the New Model: Fortescue, History of the British Army.
army-naseby-1645-new-model-notes = Naseby, 14 June 1645. The list represents about one in five of the 14,600 men, with 20 men to a figure. It has no guns, although eleven were there. Our guesses: grades, armour and numbers of figures throughout, since no source gives them in the terms of the rules. Colours and the names of the foot regiments are from general knowledge, not from the sources above.
army-naseby-1645-new-model-unit-1-colours = red coats faced blue
army-naseby-1645-new-model-unit-1-notes = The sources give 6,400 foot in the centre, under Skippon. Our guesses: grade, armour, number of figures and share of pikes.
army-naseby-1645-new-model-unit-2-colours = red coats
army-naseby-1645-new-model-unit-2-notes = The sources give 6,400 foot in the centre, under Skippon. Our guesses: grade, armour, number of figures and share of pikes.
army-naseby-1645-new-model-unit-3-colours = red coats
army-naseby-1645-new-model-unit-3-notes = The sources give 6,400 foot in the centre, under Skippon. Our guesses: grade, armour, number of figures and share of pikes.
army-naseby-1645-new-model-unit-4-notes = The sources give 3,900 horse on the right wing, under Cromwell. Fortescue lists Whalley's regiment in the New Model. Our guesses: grade, armour, number of figures, place in the line and charge style (trot).
army-naseby-1645-new-model-unit-5-notes = The sources give 3,900 horse on the right wing, under Cromwell. Fortescue lists Pye's regiment in the New Model. Our guesses: grade, armour, number of figures, place in the line and charge style (trot).
army-naseby-1645-new-model-unit-6-notes = The sources give 3,300 horse on the left wing, under Ireton. Fortescue lists Ireton's regiment in the New Model. Our guesses: grade, armour, number of figures and charge style (trot).
army-naseby-1645-new-model-unit-7-notes = The sources give 3,300 horse on the left wing, under Ireton. Fortescue lists Butler's regiment in the New Model. Our guesses: grade, armour, number of figures, place in the line and charge style (trot).
army-naseby-1645-new-model-unit-8-notes = The sources give 1,000 dragoons under Okey. Our guesses: grade, armour, number of figures and commander (Ireton).

## The King's army at Naseby

army-naseby-1645-royalist-source = Strength of each wing: naseby.com. Order of battle and names: BCW Project.
army-naseby-1645-royalist-notes = Naseby, 14 June 1645. The list represents about one in three of the 10,200 men, with 20 men to a figure. It has no guns, since the sources above name none. Our guesses: grades, armour and numbers of figures throughout, since no source gives them in the terms of the rules. From general knowledge, we take the reserve of foot to be the Lifeguard and Rupert's regiment.
army-naseby-1645-royalist-unit-1-notes = The sources name the Duke of York's, with E. Hopton's and Page's battalions. Our guesses: grade, armour, number of figures and share of pikes.
army-naseby-1645-royalist-unit-2-notes = The sources name R. Thomas's and Radcliffe Gerard's battalions. Our guesses: grade, armour, number of figures and share of pikes.
army-naseby-1645-royalist-unit-3-notes = The sources name Gilbey's battalion and Smith's Shrewsbury foot. Our guesses: grade, armour, number of figures and share of pikes.
army-naseby-1645-royalist-unit-4-notes = The sources give 800 foot in the King's reserve. Our guesses: grade, armour, number of figures and share of pikes.
army-naseby-1645-royalist-unit-5-notes = The sources give 1,300 horse in the King's reserve. Our guesses: grade, armour, number of figures and charge style (gallop).
army-naseby-1645-royalist-unit-6-notes = The sources place this unit in the first line of the right wing, which had 1,700 horse. Our guesses: grade, armour, number of figures and charge style (gallop).
army-naseby-1645-royalist-unit-7-notes = The sources place this unit in the first line of the right wing. Our guesses: grade, armour, number of figures and charge style (gallop).
army-naseby-1645-royalist-unit-8-notes = The sources give 200 musketeers with the right wing. Our guesses: grade, armour, number of figures and skirmish order.
army-naseby-1645-royalist-unit-9-notes = The sources give 1,700 horse and 200 musketeers on the left wing. Our guesses: grade, armour, number of figures and charge style (gallop).

## The King's army before Pavia

army-pavia-1525-french-source = Strengths and leaders: Wikipedia (copy at gpedia). Guns, and some other totals: an older version of the same page (wikimili).
army-pavia-1525-french-notes = Pavia, 24 February 1525. The list represents about one in nine of the 26,200 men, with 20 men to a figure. Our guesses: the commander of each unit, and grades, armour and numbers of figures throughout, since no source gives these in the terms of the rules. Colours are from general knowledge.
army-pavia-1525-french-unit-1-notes = The sources give 2,000 gendarmes, with the King among them. Our guesses: grade, armour and number of figures.
army-pavia-1525-french-unit-2-colours = white crosses
army-pavia-1525-french-unit-2-notes = The sources give 8,000 Swiss. Our guesses: armour, number of figures and grade B (the Swiss did not stand firm that day).
army-pavia-1525-french-unit-3-notes = The sources give 4,000 Italians. Our guesses: grade, armour, number of figures, weapons and skirmish order.
army-pavia-1525-french-unit-4-notes = An older version of one source gives 53 guns. Our guess: two medium guns represent them all.
army-pavia-1525-french-unit-5-notes = The sources give 1,200 lances, with Alençon among the leaders. Our guesses: grade, armour and number of figures.
army-pavia-1525-french-unit-6-notes = The sources give 6,000 French foot. Our guesses: grade, armour, number of figures, weapons and skirmish order.
army-pavia-1525-french-unit-7-colours = black flags
army-pavia-1525-french-unit-7-notes = The sources give 5,000 Germans: the Black Band, under de la Pole and François de Lorraine. Our guesses: grade, armour, number of figures and share of firearms (a fifth).

## The Imperial relief of Pavia

army-pavia-1525-imperial-source = Strengths and leaders: Wikipedia (copy at gpedia). Guns, and some other totals: an older version of the same page (wikimili).
army-pavia-1525-imperial-notes = Pavia, 24 February 1525. The list represents about one in seven of the 22,300 men, with 20 men to a figure. The garrison of 6,000 is left out. Our guesses: the commander of each unit, and grades, armour and numbers of figures throughout, since no source gives these in the terms of the rules. Colours are from general knowledge.
army-pavia-1525-imperial-unit-1-notes = The sources give 1,500 knights. Our guesses: grade, armour and number of figures.
army-pavia-1525-imperial-unit-2-notes = The sources give 1,500 knights in all, with Bourbon among the leaders. Our guesses: grade, armour and number of figures.
army-pavia-1525-imperial-unit-3-notes = An older version of one source gives 17 guns. Our guess: two light guns represent them all.
army-pavia-1525-imperial-unit-4-colours = white shirts over everything, for the night march
army-pavia-1525-imperial-unit-4-notes = The sources give 5,000 Spaniards, with Pescara among the leaders. Our guesses: grade, armour, number of figures and skirmish order.
army-pavia-1525-imperial-unit-5-notes = The sources give 800 lances. Our guesses: grade, armour, number of figures, troop type (light horse) and skirmish order.
army-pavia-1525-imperial-unit-6-colours = white shirts over everything, for the night march
army-pavia-1525-imperial-unit-6-notes = The sources give 12,000 Germans, with Frundsberg among the leaders. Our guesses: grade, armour, number of figures and share of firearms (a quarter).
army-pavia-1525-imperial-unit-7-notes = The sources give 12,000 Germans in all; this unit is part of them. Our guesses: grade, armour and number of figures.

## Monmouth's army at Sedgemoor

army-sedgemoor-1685-rebel-source = princerupertsbluecoats.co.uk; warwalks.com, after Scott.
army-sedgemoor-1685-rebel-notes = Sedgemoor, 6 July 1685. The list represents the whole army of 3,600 to 4,000 rebels, with 20 men to a figure. Our guesses: grades, armour and numbers of figures throughout, since no source gives them in the terms of the rules; that all units are irregular; that Wade and Holmes, the commanders of two regiments, are subgenerals; and that Lord Grey is the general of the horse. Colours are from general knowledge.
army-sedgemoor-1685-rebel-unit-1-colours = white flags
army-sedgemoor-1685-rebel-unit-1-notes = In the sources, this is Foulkes's regiment. The strengths of individual regiments were not found. Our guesses: grade, armour and number of figures.
army-sedgemoor-1685-rebel-unit-2-colours = yellow flags
army-sedgemoor-1685-rebel-unit-2-notes = In the sources, this is Matthews's regiment. The strengths of individual regiments were not found. Our guesses: grade, armour and number of figures.
army-sedgemoor-1685-rebel-unit-3-notes = According to Scott, one battalion mixed scythes and muskets. Our guesses: grade, armour, number of figures and a separate unit for the scythes.
army-sedgemoor-1685-rebel-unit-4-notes = The sources give three light guns in the field. Our guesses: grade, armour and number of figures.
army-sedgemoor-1685-rebel-unit-5-notes = The sources give about 600 horse in 4 squadrons, under Grey. Our guesses: grade, armour and number of figures.
army-sedgemoor-1685-rebel-unit-6-notes = The sources give about 600 horse in all, under Grey; this unit is part of them. Our guesses: grade, armour and number of figures.
army-sedgemoor-1685-rebel-unit-7-colours = red flags
army-sedgemoor-1685-rebel-unit-7-notes = In the sources, this is Monmouth's own regiment, commanded by Venner and later by Wade. The strengths of individual regiments were not found. Our guesses: grade, armour and number of figures.
army-sedgemoor-1685-rebel-unit-8-notes = The sources name the Lyme company. Our guesses: grade, armour, number of figures and skirmish order.
army-sedgemoor-1685-rebel-unit-9-colours = green flags
army-sedgemoor-1685-rebel-unit-9-notes = In the sources, this is Holmes's regiment. The strengths of individual regiments were not found. Our guesses: grade, armour and number of figures.
army-sedgemoor-1685-rebel-unit-10-colours = blue flags
army-sedgemoor-1685-rebel-unit-10-notes = In the sources, this regiment was raised at Taunton. The strengths of individual regiments were not found. Our guesses: grade, armour and number of figures.

## The King's army at Sedgemoor

army-sedgemoor-1685-royal-source = princerupertsbluecoats.co.uk; warwalks.com, after Scott; Carter; Wikipedia.
army-sedgemoor-1685-royal-notes = Sedgemoor, 6 July 1685. The list represents nearly the whole army, with 20 men to a figure; the sources give 2,600 to 3,600 men. Our guesses: grades, armour and numbers of figures throughout, since no source gives them in the terms of the rules. The Foot Guards are grade B, not A, because they had no experience of war. Colours are from general knowledge.
army-sedgemoor-1685-royal-unit-1-colours = red coats faced blue
army-sedgemoor-1685-royal-unit-1-notes = The sources give two battalions of the First Foot Guards, which had flintlocks but still used pikes. Our guesses: grade, armour, number of figures and share of pikes (a third).
army-sedgemoor-1685-royal-unit-2-colours = red coats faced blue
army-sedgemoor-1685-royal-unit-2-notes = The sources give two battalions of the First Foot Guards, which had flintlocks but still used pikes. Our guesses: grade, armour, number of figures and share of pikes (a third).
army-sedgemoor-1685-royal-unit-3-notes = The sources give one battalion, with flintlocks. Our guesses: grade, armour, number of figures and share of pikes (a third).
army-sedgemoor-1685-royal-unit-4-colours = red coats faced blue
army-sedgemoor-1685-royal-unit-4-notes = The sources give the Life Guards, with horse grenadiers. Our guesses: grade, armour, number of figures and charge style (trot).
army-sedgemoor-1685-royal-unit-5-notes = The sources give cavalry under Oglethorpe, Orby and Villiers. Our guesses: grade, armour, number of figures and charge style (trot).
army-sedgemoor-1685-royal-unit-6-notes = The sources name Cornbury's dragoons. Our guesses: grade, armour, number of figures and skirmish order.
army-sedgemoor-1685-royal-unit-7-notes = The sources count 18 to 26 guns. Our guess: two light guns represent them all.
army-sedgemoor-1685-royal-unit-8-colours = red coats faced white
army-sedgemoor-1685-royal-unit-8-notes = The sources give one battalion, still with matchlocks. Our guesses: grade, armour, number of figures and share of pikes (a third).
army-sedgemoor-1685-royal-unit-9-notes = The sources give one battalion, with flintlocks. Our guesses: grade, armour, number of figures and share of pikes (a third).
army-sedgemoor-1685-royal-unit-10-notes = The sources give one battalion, with flintlocks. Our guesses: grade, armour, number of figures and share of pikes (a third).
army-sedgemoor-1685-royal-unit-11-notes = The sources give combined grenadier companies (Scott). Our guesses: grade, armour, number of figures and plug bayonets.
