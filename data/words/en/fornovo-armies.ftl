### Sources, notes and colours of the ready-made armies in `data/armies`, which name each army and unit.

## The Earl of Essex's army

army-edgehill-1642-parliament-source = Davies, English Historical Review 36 (1921), p. 33; britishbattles.com, for the totals.
army-edgehill-1642-parliament-notes = Edgehill, 23 October 1642. About one man in four or five of some 15,000, at 20 men a figure. Our guesses: grades, armour and figures throughout, since no source gives them in the terms of the rules; grade D for units that fled. Colours are general knowledge.
army-edgehill-1642-parliament-unit-1-colours = red and blue coats
army-edgehill-1642-parliament-unit-1-notes = From the sources: Robartes, Constable, Meldrum or Saye, Fairfax. Our guess: grade, armour and number of figures; the share of pikes.
army-edgehill-1642-parliament-unit-2-notes = From the sources: Essex, Wharton, Mandeville, Cholmley. Our guess: grade, armour and number of figures; the share of pikes.
army-edgehill-1642-parliament-unit-3-colours = orange-tawny, purple and red coats
army-edgehill-1642-parliament-unit-3-notes = From the sources: second line: Earl of Essex, Ballard, Brooke, Holles. Our guess: grade, armour and number of figures; the share of pikes.
army-edgehill-1642-parliament-unit-4-notes = From the sources: 40 guns, some of them absent. Our guess: two medium models for all of them.
army-edgehill-1642-parliament-unit-5-notes = From the sources: right wing: Balfour, Stapleton, Lord Feilding. Our guess: grade, armour and number of figures; that they are trotting cuirassiers.
army-edgehill-1642-parliament-unit-6-notes = From the sources: right wing: Balfour, Stapleton, Lord Feilding. Our guess: grade, armour and number of figures; that they trot.
army-edgehill-1642-parliament-unit-7-notes = From the sources: left wing under Ramsay, 24 troops. Our guess: grade, armour and number of figures; grade D, for they fled at once; that they trot.
army-edgehill-1642-parliament-unit-8-notes = From the sources: the same 24 troops. Our guess: grade, armour and number of figures.
army-edgehill-1642-parliament-unit-9-notes = From the sources: 400 musketeers of Holles and 200 of Ballard with the left wing. Our guess: grade, armour and number of figures; skirmish order.

## The King's army at Edgehill

army-edgehill-1642-royalist-source = BCW Project, for the order and the names; Davies, English Historical Review 36 (1921).
army-edgehill-1642-royalist-notes = Edgehill, 23 October 1642. About one man in five of some 13,500, at 20 men a figure: three of the five brigades (Davies counts three). Our guesses: grades, armour and figures throughout, since no source gives them in the terms of the rules; which brigades are left out: Wentworth's and Belasyse's. Colours are general knowledge.
army-edgehill-1642-royalist-unit-1-notes = From the sources: first line: Gerard, Dyve, Dutton. Our guess: grade, armour and number of figures; the share of pikes.
army-edgehill-1642-royalist-unit-2-notes = From the sources: first line: Fielding, Lunsford, Bolle, Fitton, Stradling. Our guess: grade, armour and number of figures; the share of pikes.
army-edgehill-1642-royalist-unit-3-colours = red coats of the Lifeguard and the Lord General's
army-edgehill-1642-royalist-unit-3-notes = From the sources: second line: Lifeguard, Lord General's, Beaumont. Our guess: grade, armour and number of figures; the share of pikes.
army-edgehill-1642-royalist-unit-4-notes = From the sources: 20 guns. Our guess: two light models for all of them.
army-edgehill-1642-royalist-unit-5-notes = From the sources: right wing, first line. Our guess: grade, armour and number of figures; that they gallop.
army-edgehill-1642-royalist-unit-6-notes = From the sources: right wing, first line. Our guess: grade, armour and number of figures; that they gallop.
army-edgehill-1642-royalist-unit-7-notes = From the sources: right wing, second line. Our guess: grade, armour and number of figures; that they gallop.
army-edgehill-1642-royalist-unit-8-notes = From the sources: left wing: Wilmot, Grandison, Carnarvon. Our guess: grade, armour and number of figures; that they gallop.
army-edgehill-1642-royalist-unit-9-notes = From the sources: 800 to 1,000 dragoons (Davies: 1,200 to 1,500); Aston commanding. Our guess: grade, armour and number of figures; which wing.

## The French on the march home

army-fornovo-1495-french-source = web.infinito.it/utenti/f/francots, for the French order; Mallett and Shaw, by way of Wikipedia, for the strengths.
army-fornovo-1495-french-notes = Fornovo, 6 July 1495. About one man in six of 10,000 to 11,000, at 20 men a figure; the foot are fewer, the horse more. Our guesses: grades, armour and figures throughout, since no source gives them in the terms of the rules; which lances stand in which unit; the archers of the lances and the Gascon foot are left out. Colours are general knowledge.
army-fornovo-1495-french-unit-1-notes = From the sources: the centre under the King: Scots Archers, two bands of about 100 gentlemen, 250 lances. Our guess: grade, armour and number of figures.
army-fornovo-1495-french-unit-2-notes = From the sources: mounted crossbows, in the centre. Our guess: grade, armour and number of figures; skirmish order.
army-fornovo-1495-french-unit-3-notes = From the sources: 14 heavy, 28 medium and 18 small guns. Our guess: two medium models for all of them.
army-fornovo-1495-french-unit-4-notes = From the sources: the van under de Gié: 270 lances. Our guess: grade, armour and number of figures; barded horse for all.
army-fornovo-1495-french-unit-5-notes = From the sources: 80 Italian men-at-arms under Trivulzio, in the van. Our guess: grade, armour and number of figures.
army-fornovo-1495-french-unit-6-colours = white crosses
army-fornovo-1495-french-unit-6-notes = From the sources: 3,000 Swiss, in the van. Our guess: grade, armour and number of figures; pikes only: their halberds and shot are left out.
army-fornovo-1495-french-unit-7-notes = From the sources: the rear under la Trémoille: 300 lances (Oman names Foix). Our guess: grade, armour and number of figures.

## The army of the League

army-fornovo-1495-league-source = it.wikipedia.org, after Nicolle, for the parts; Mallett and Shaw, by way of Wikipedia, for the total.
army-fornovo-1495-league-notes = Fornovo, 6 July 1495. About one man in eight of some 20,000, at 20 men a figure; the 4,000 cernide that did not fight are left out. Our guesses: grades, armour and figures throughout, since no source gives them in the terms of the rules; Fortebraccio's and Caiazzo's shares; all the guns.
army-fornovo-1495-league-unit-1-notes = From the sources: 935 Venetian and Mantuan heavy horse. Our guess: grade, armour and number of figures; that half of them ride here, on barded horses.
army-fornovo-1495-league-unit-2-notes = From the sources: 600 stradiots. Our guess: grade, armour and number of figures; light lance and shield; the false rout.
army-fornovo-1495-league-unit-3-notes = From the sources: 1,345 light horse and mounted crossbows. Our guess: grade, armour and number of figures.
army-fornovo-1495-league-unit-4-notes = From the sources: 4,000 to 5,000 pikes. Our guess: grade, armour and number of figures.
army-fornovo-1495-league-unit-5-notes = From the sources: no number of guns was found. Our guess: the whole unit.
army-fornovo-1495-league-unit-6-notes = From the sources: 630 to 800 Milanese horse; Caiazzo among the leaders. Our guess: grade, armour and number of figures.
army-fornovo-1495-league-unit-7-notes = From the sources: 2,000 Milanese foot. Our guess: grade, armour and number of figures; their arms and skirmish order.
army-fornovo-1495-league-unit-8-notes = From the sources: the same 935 horse; Fortebraccio among the leaders. Our guess: grade, armour and number of figures.

## Wallenstein's army at Lützen

army-lutzen-1632-imperial-source = Guthrie, by way of tercios.fr (November 2019), for regiments and companies; Wikipedia, for the strengths.
army-lutzen-1632-imperial-notes = Lützen, 16 November 1632 (N.S.). About one man in six or seven of 19,175, at 20 men a figure. Our guesses: grades, armour and figures throughout, since no source gives them in the terms of the rules; that Holk led the left and Colloredo the right is general knowledge; which regiments are chosen.
army-lutzen-1632-imperial-unit-1-notes = From the sources: first line of foot, 11 companies. Our guess: grade, armour and number of figures; one pike to two muskets.
army-lutzen-1632-imperial-unit-2-notes = From the sources: first line of foot, 8 companies. Our guess: grade, armour and number of figures; one pike to two muskets.
army-lutzen-1632-imperial-unit-3-notes = From the sources: first line of foot, 11 companies. Our guess: grade, armour and number of figures; one pike to two muskets.
army-lutzen-1632-imperial-unit-4-notes = From the sources: 38 to 43 guns. Our guess: two medium models; the battery's name is general knowledge.
army-lutzen-1632-imperial-unit-5-notes = From the sources: left wing of horse, 11 companies. Our guess: grade, armour and number of figures; that they are trotting cuirassiers.
army-lutzen-1632-imperial-unit-6-notes = From the sources: left wing of horse, 25 companies. Our guess: grade, armour and number of figures; skirmish order; carbines bought as arquebuses.
army-lutzen-1632-imperial-unit-7-notes = From the sources: right wing of horse, 6 companies. Our guess: grade, armour and number of figures; that they are trotting cuirassiers.

## The Swedish army at Lützen

army-lutzen-1632-swedish-source = Wikipedia, for the strengths; sv.wikipedia.org, for foot and horse; theviaregia, for the brigades; tercios.fr, for their names; Geijer, 1845, for the horse of the right wing.
army-lutzen-1632-swedish-notes = Lützen, 16 November 1632 (N.S.). About one man in seven of 18,738, at 20 men a figure: three of the eight brigades of 1,000 to 1,200. Our guesses: grades, armour and figures throughout, since no source gives them in the terms of the rules; which three brigades stand for the eight; grade B for the Yellow and the Old Blue brigade; Knyphausen (second line) is not bought as a general. Colours are general knowledge.
army-lutzen-1632-swedish-unit-1-colours = yellow flags and coats
army-lutzen-1632-swedish-unit-1-notes = From the sources: the Yellow brigade: the Life company and the Yellow regiment; first line under Nils Brahe. Our guess: grade, armour and number of figures; twelve pikes to sixteen muskets.
army-lutzen-1632-swedish-unit-2-colours = blue flags and coats
army-lutzen-1632-swedish-unit-2-notes = From the sources: the Old Blue brigade, Winckel's. Our guess: grade, armour and number of figures; twelve pikes to sixteen muskets.
army-lutzen-1632-swedish-unit-3-colours = white flags
army-lutzen-1632-swedish-unit-3-notes = From the sources: the White brigade, Knyphausen's; he led the second line. Our guess: grade, armour and number of figures; twelve pikes to sixteen muskets.
army-lutzen-1632-swedish-unit-4-notes = From the sources: first of the right wing's line of horse. Our guess: grade, armour and number of figures; that they gallop.
army-lutzen-1632-swedish-unit-5-notes = From the sources: both in the right wing's first line. Our guess: grade, armour and number of figures; that they gallop.
army-lutzen-1632-swedish-unit-6-notes = From the sources: 60 guns in the army. Our guess: two light models for all of them.
army-lutzen-1632-swedish-unit-7-notes = From the sources: Bernhard led the left wing. Our guess: grade, armour and number of figures; that they trot.
army-lutzen-1632-swedish-unit-8-notes = From the sources: the same wing. Our guess: grade, armour and number of figures; that they trot.

## The New Model Army

army-naseby-1645-new-model-source = naseby.com, for the strength of each wing; Fortescue, History of the British Army, for the regiments of the New Model.
army-naseby-1645-new-model-notes = Naseby, 14 June 1645. About one man in five of 14,600, at 20 men a figure. Our guesses: grades, armour and figures throughout, since no source gives them in the terms of the rules; the regiments of foot are named from general knowledge, not from the sources above; no guns, though eleven were there. Colours are general knowledge.
army-naseby-1645-new-model-unit-1-colours = red coats faced blue
army-naseby-1645-new-model-unit-1-notes = From the sources: centre under Skippon, 6,400 foot. Our guess: grade, armour and number of figures; the share of pikes.
army-naseby-1645-new-model-unit-2-colours = red coats
army-naseby-1645-new-model-unit-2-notes = From the sources: centre under Skippon, 6,400 foot. Our guess: grade, armour and number of figures; the share of pikes.
army-naseby-1645-new-model-unit-3-colours = red coats
army-naseby-1645-new-model-unit-3-notes = From the sources: centre under Skippon, 6,400 foot. Our guess: grade, armour and number of figures; the share of pikes.
army-naseby-1645-new-model-unit-4-notes = From the sources: right wing under Cromwell, 3,900 horse; Whalley's is in the New Model list. Our guess: grade, armour and number of figures; its place in the line; that it trots.
army-naseby-1645-new-model-unit-5-notes = From the sources: right wing, as above; Pye's is in the list. Our guess: grade, armour and number of figures; its place in the line; that it trots.
army-naseby-1645-new-model-unit-6-notes = From the sources: left wing under Ireton, 3,300 horse; Ireton's is in the list. Our guess: grade, armour and number of figures; that it trots.
army-naseby-1645-new-model-unit-7-notes = From the sources: left wing, as above; Butler's is in the list. Our guess: grade, armour and number of figures; its place in the line; that it trots.
army-naseby-1645-new-model-unit-8-notes = From the sources: 1,000 dragoons under Okey. Our guess: grade, armour and number of figures; that Ireton commands them.

## The King's army at Naseby

army-naseby-1645-royalist-source = naseby.com, for the strength of each wing; BCW Project, for the order and the names.
army-naseby-1645-royalist-notes = Naseby, 14 June 1645. About one man in three of 10,200, at 20 men a figure. Our guesses: grades, armour and figures throughout, since no source gives them in the terms of the rules; no guns: the sources above name none; the reserve of foot is taken as the Lifeguard and Rupert's, from general knowledge.
army-naseby-1645-royalist-unit-1-notes = From the sources: Duke of York's; E. Hopton's and Page's battalions. Our guess: grade, armour and number of figures; the share of pikes.
army-naseby-1645-royalist-unit-2-notes = From the sources: R. Thomas's and Radcliffe Gerard's battalions. Our guess: grade, armour and number of figures; the share of pikes.
army-naseby-1645-royalist-unit-3-notes = From the sources: Gilbey's battalion and Smith's Shrewsbury foot. Our guess: grade, armour and number of figures; the share of pikes.
army-naseby-1645-royalist-unit-4-notes = From the sources: 800 foot in the King's reserve. Our guess: grade, armour and number of figures; the share of pikes.
army-naseby-1645-royalist-unit-5-notes = From the sources: 1,300 horse in the King's reserve. Our guess: grade, armour and number of figures; that they gallop.
army-naseby-1645-royalist-unit-6-notes = From the sources: right wing, first line; 1,700 horse in the wing. Our guess: grade, armour and number of figures; that they gallop.
army-naseby-1645-royalist-unit-7-notes = From the sources: right wing, first line. Our guess: grade, armour and number of figures; that they gallop.
army-naseby-1645-royalist-unit-8-notes = From the sources: 200 musketeers with the right wing. Our guess: grade, armour and number of figures; skirmish order.
army-naseby-1645-royalist-unit-9-notes = From the sources: left wing, 1,700 horse and 200 musketeers. Our guess: grade, armour and number of figures; that they gallop.

## The King's army before Pavia

army-pavia-1525-french-source = Wikipedia (copy at gpedia), for strengths and leaders; an older state of the same page (wikimili) gives other totals and the guns.
army-pavia-1525-french-notes = Pavia, 24 February 1525. About one man in nine of 26,200, at 20 men a figure. Our guesses: grades, armour and figures throughout, since no source gives them in the terms of the rules; the commander of each unit. Colours are general knowledge.
army-pavia-1525-french-unit-1-notes = From the sources: 2,000 gendarmes; the King with them. Our guess: grade, armour and number of figures.
army-pavia-1525-french-unit-2-colours = white crosses
army-pavia-1525-french-unit-2-notes = From the sources: 8,000 Swiss. Our guess: grade, armour and number of figures; grade B, for they did not stand that day.
army-pavia-1525-french-unit-3-notes = From the sources: 4,000 Italians. Our guess: grade, armour and number of figures; their arms and skirmish order.
army-pavia-1525-french-unit-4-notes = From the sources: 53 guns (an older count). Our guess: two medium models for all of them.
army-pavia-1525-french-unit-5-notes = From the sources: 1,200 lances; Alençon among the leaders. Our guess: grade, armour and number of figures.
army-pavia-1525-french-unit-6-notes = From the sources: 6,000 French foot. Our guess: grade, armour and number of figures; their arms and skirmish order.
army-pavia-1525-french-unit-7-colours = black flags
army-pavia-1525-french-unit-7-notes = From the sources: 5,000 Germans; the Black Band under de la Pole and François de Lorraine. Our guess: grade, armour and number of figures; a fifth of them shot.

## The Imperial relief of Pavia

army-pavia-1525-imperial-source = Wikipedia (copy at gpedia), for strengths and leaders; an older state of the same page (wikimili) gives other totals and the guns.
army-pavia-1525-imperial-notes = Pavia, 24 February 1525. About one man in seven of 22,300, at 20 men a figure; the garrison of 6,000 is left out. Our guesses: grades, armour and figures throughout, since no source gives them in the terms of the rules; the commander of each unit. Colours are general knowledge.
army-pavia-1525-imperial-unit-1-notes = From the sources: 1,500 knights. Our guess: grade, armour and number of figures.
army-pavia-1525-imperial-unit-2-notes = From the sources: the same 1,500; Bourbon among the leaders. Our guess: grade, armour and number of figures.
army-pavia-1525-imperial-unit-3-notes = From the sources: 17 guns (an older count). Our guess: two light models for all of them.
army-pavia-1525-imperial-unit-4-colours = white shirts over all, for the night march
army-pavia-1525-imperial-unit-4-notes = From the sources: 5,000 Spaniards; Pescara among the leaders. Our guess: grade, armour and number of figures; skirmish order.
army-pavia-1525-imperial-unit-5-notes = From the sources: 800 lances. Our guess: grade, armour and number of figures; that they are light horse in skirmish order.
army-pavia-1525-imperial-unit-6-colours = white shirts over all, for the night march
army-pavia-1525-imperial-unit-6-notes = From the sources: 12,000 Germans; Frundsberg among the leaders. Our guess: grade, armour and number of figures; a quarter of them shot.
army-pavia-1525-imperial-unit-7-notes = From the sources: the same 12,000 Germans. Our guess: grade, armour and number of figures.

## Monmouth's army at Sedgemoor

army-sedgemoor-1685-rebel-source = princerupertsbluecoats.co.uk; warwalks.com, after Scott.
army-sedgemoor-1685-rebel-notes = Sedgemoor, 6 July 1685. The whole army of 3,600 to 4,000 rebels, at 20 men a figure. Our guesses: grades, armour and figures throughout, since no source gives them in the terms of the rules; that all are irregular; subgenerals Wade and Holmes: they commanded regiments; Lord Grey is bought as the general of the horse. Colours are general knowledge.
army-sedgemoor-1685-rebel-unit-1-colours = white flags
army-sedgemoor-1685-rebel-unit-1-notes = From the sources: Foulkes's. Our guess: grade, armour and number of figures; strengths of single regiments were not found.
army-sedgemoor-1685-rebel-unit-2-colours = yellow flags
army-sedgemoor-1685-rebel-unit-2-notes = From the sources: Matthews's. Our guess: grade, armour and number of figures; strengths of single regiments were not found.
army-sedgemoor-1685-rebel-unit-3-notes = From the sources: one battalion mixed scythes and muskets (Scott). Our guess: grade, armour and number of figures; kept apart as a unit of scythes.
army-sedgemoor-1685-rebel-unit-4-notes = From the sources: three light guns in the field. Our guess: grade, armour and number of figures.
army-sedgemoor-1685-rebel-unit-5-notes = From the sources: about 600 horse in 4 squadrons under Grey. Our guess: grade, armour and number of figures.
army-sedgemoor-1685-rebel-unit-6-notes = From the sources: the same 600 horse. Our guess: grade, armour and number of figures.
army-sedgemoor-1685-rebel-unit-7-colours = red flags
army-sedgemoor-1685-rebel-unit-7-notes = From the sources: Monmouth's own; Venner's, later Wade's. Our guess: grade, armour and number of figures; strengths of single regiments were not found.
army-sedgemoor-1685-rebel-unit-8-notes = From the sources: the Lyme company. Our guess: grade, armour and number of figures; skirmish order.
army-sedgemoor-1685-rebel-unit-9-colours = green flags
army-sedgemoor-1685-rebel-unit-9-notes = From the sources: Holmes's. Our guess: grade, armour and number of figures; strengths of single regiments were not found.
army-sedgemoor-1685-rebel-unit-10-colours = blue flags
army-sedgemoor-1685-rebel-unit-10-notes = From the sources: raised at Taunton. Our guess: grade, armour and number of figures; strengths of single regiments were not found.

## The King's army at Sedgemoor

army-sedgemoor-1685-royal-source = princerupertsbluecoats.co.uk; warwalks.com, after Scott; Carter; Wikipedia.
army-sedgemoor-1685-royal-notes = Sedgemoor, 6 July 1685. Nearly the whole army, at 20 men a figure: 2,600 to 3,600 men, depending on the source. Our guesses: grades, armour and figures throughout, since no source gives them in the terms of the rules; the Guards are B and not A, for they had no experience of war. Colours are general knowledge.
army-sedgemoor-1685-royal-unit-1-colours = red coats faced blue
army-sedgemoor-1685-royal-unit-1-notes = From the sources: two battalions of the First Foot Guards; flintlocks; pikes still carried. Our guess: grade, armour and number of figures; a third of them pikes.
army-sedgemoor-1685-royal-unit-2-colours = red coats faced blue
army-sedgemoor-1685-royal-unit-2-notes = From the sources: two battalions of the First Foot Guards; flintlocks; pikes still carried. Our guess: grade, armour and number of figures; a third of them pikes.
army-sedgemoor-1685-royal-unit-3-notes = From the sources: one battalion; flintlocks. Our guess: grade, armour and number of figures; a third of them pikes.
army-sedgemoor-1685-royal-unit-4-colours = red coats faced blue
army-sedgemoor-1685-royal-unit-4-notes = From the sources: Life Guards with horse grenadiers. Our guess: grade, armour and number of figures; that they trot.
army-sedgemoor-1685-royal-unit-5-notes = From the sources: Cavalry under Oglethorpe, Orby and Villiers. Our guess: grade, armour and number of figures; that they trot.
army-sedgemoor-1685-royal-unit-6-notes = From the sources: Cornbury's dragoons. Our guess: grade, armour and number of figures; skirmish order.
army-sedgemoor-1685-royal-unit-7-notes = From the sources: 18 to 26 guns, depending on the source. Our guess: two light models for all of them.
army-sedgemoor-1685-royal-unit-8-colours = red coats faced white
army-sedgemoor-1685-royal-unit-8-notes = From the sources: one battalion, still with matchlocks. Our guess: grade, armour and number of figures; a third of them pikes.
army-sedgemoor-1685-royal-unit-9-notes = From the sources: one battalion; flintlocks. Our guess: grade, armour and number of figures; a third of them pikes.
army-sedgemoor-1685-royal-unit-10-notes = From the sources: one battalion; flintlocks. Our guess: grade, armour and number of figures; a third of them pikes.
army-sedgemoor-1685-royal-unit-11-notes = From the sources: grenadier companies combined (Scott). Our guess: grade, armour and number of figures; plug bayonets.
