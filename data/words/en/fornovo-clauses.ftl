### The clauses of the rulebook and its interpretations, in our own words: `clause-ID`, and
### `interpretation-ID-title` with `interpretation-ID-OPTION` for each option. The ids are those of clauses.toml and
### readings.toml. Numbers, clauses and dates must stay exact.

## Introduction

clause-F-1-01 = Games are set in the years 1450 to 1700.

## 1.1

clause-F-1-02 = Every length is given for 25–30 mm figures; for 15–20 mm figures it is three quarters of that.
clause-F-1-03 = An inch is 10 paces with 25–30 mm figures and 13 paces with 15–20 mm figures.
clause-F-1-04 = A figure is 20 men; a gun, limber or wagon model is 4 real ones.
clause-F-1-05 = A usual game has 6 to 12 units a side and lasts 8 to 12 turns; no rule sets its end.

## 1.2

clause-F-1-06 = Base sizes are suggestions for each kind of figure and model; they are not game distances.

## 1.3

clause-F-1-07 = All dice have six faces.

## 1.4

clause-F-1-08 = Each unsaved hit removes one figure.
clause-F-1-09 = Hits may be marked on a roster.

## 1.5.1

clause-F-1-10 = A unit is regular (standing and drilled) or irregular (tribal, or raised for the war).

## 1.5.2

clause-F-1-11 = Grades run from A, the best, through B and C to D.

## 1.6.1

clause-F-1-12 = Infantry fight on foot. Gunners normally count as infantry.

## 1.6.1, 7.7.2

clause-F-1-13 = Mounted infantry ride but are not cavalry: they have no impetus.

## 1.6.2

clause-F-1-14 = “Cavalry” is true cavalry; “mounted” is cavalry and mounted infantry.

## 1.6.3

clause-F-1-15 = An artillery unit is its guns with their limbers and gunners.

## 1.6.4

clause-F-1-16 = Armour is light, medium, heavy or armoured, for foot and for horse.
clause-F-1-17 = Close weapons are pike, heavy lance, heavy weapon and long spear; anything else is a handarm.
clause-F-1-18 = Sword and shield count as a heavy weapon in melee; on impact and for weapon length they do not.
clause-F-1-19 = Missile weapons are javelin, sling, self-bow, longbow, composite bow, crossbow, pistols, arquebus and musket.
clause-F-1-20 = Guns are very light up to 1.5 lb of shot, light up to 4, medium up to 20 and heavy above; organ guns have many barrels.

## 1.6.4, 9.19

clause-F-1-21 = Guns have two tables: the earlier until 1584, the later from 1585.

## 8.6, 9.19

clause-F-1-22 = Arquebus, musket, pistols and all guns are gunpowder weapons; other missiles are not.

## 2

clause-F-2-01 = Every figure belongs to a unit, and a unit acts as one body.
clause-F-2-02 = A unit of infantry has 4 to 100 figures.
clause-F-2-03 = A unit of cavalry has 4 to 50 figures.
clause-F-2-04 = An artillery unit has 1 to 4 gun models; its gunners are not limited.
clause-F-2-05 = Every unit pays for its command.
clause-F-2-06 = All the figures of a unit are of one type and one grade.
clause-F-2-07 = The rows of a unit are equal, except that the last may be shorter.
clause-F-2-08 = All figures face one way, except in buildings, in works or in a square.

## 2.1

clause-F-2-09 = A row is a rank if it equals the front; the rear row also if it is more than half the front.
clause-F-2-10 = Close-order infantry forms at least 3 ranks and cavalry at least 2, unless it pays for a shallow formation.
clause-F-2-11 = A unit that is too shallow is disordered, except in buildings or works; skirmishers and guns are exempt.

## 2.2

clause-F-2-12 = Infantry and cavalry are in close or skirmish order from the start and cannot change.

## 2.3

clause-F-2-13 = A large unit has at least 40 figures at the start of the game.

## 2.4

clause-F-2-14 = Regular cavalry is bought to charge at the trot or at the gallop.
clause-F-2-15 = Irregular cavalry always charges at the gallop.
clause-F-2-16 = Gallopers have more impetus but are harder to halt in pursuit.
clause-F-2-17 = Trotters never add the charge bonus to their move, but can still have impetus.

## 5.1

clause-F-2-18 = A regular unit wider than 16 figures, or an irregular one wider than 12, is disordered.

## 2.5, 4, 9.17

clause-F-2-19 = Salvee is for regulars of grades A to C with muskets.

## 2.5

clause-F-2-20 = Salvee is for Swedes from 1620 and for all nations from 1641.

## 2.6, 4

clause-F-2-21 = An army may have 1 sniper, from 1631.

## 4

clause-F-2-22 = Unsupplied is bought for the whole army.
clause-F-2-23 = Unpaid is bought for a whole unit.
clause-F-2-24 = Nobles are cavalry of grades A to C.
clause-F-2-25 = Only heavy and armoured cavalry may ride barded horses.
clause-F-2-26 = Only irregular light and medium cavalry may buy the false rout.
clause-F-2-27 = Gunners are light infantry.

## 2.12

clause-F-2-28 = Bayonets are for regular foot with firelocks in Western Europe: plug from 1660, ring from 1680.

## 2.13

clause-F-2-29 = Bill-and-bow training lets a unit hold halberds and close-order longbows together.

## 2.14

clause-F-2-30 = Pike-and-shot training lets a unit hold pikes with close-order crossbows, arquebuses or muskets.
clause-F-2-31 = The shot of a pike-and-shot unit form two equal wings beside the pikes.
clause-F-2-32 = The pikes of a pike-and-shot unit may be deeper than its shot.
clause-F-2-33 = The pikes of a pike-and-shot unit may wear heavier armour than its shot.
clause-F-2-34 = Before 1580 a wing of shot is at most 3 figures wide, and shot at most half of the unit.

## 2.5, 2.12, 5, 10.8

clause-F-2-35 = Only regulars can be steady, use salvee, fix bayonets or exchange ranks; gunners are never steady.

## 2.10, 4

clause-F-2-36 = A wagon may carry 1 very light gun, and a war wagon 1 light gun.

## 2, 4

clause-F-2-37 = Order, trot or gallop, training, salvee, bayonets and false rout are chosen when the unit is bought.

## 3

clause-F-2-38 = Each ally has 1 commander-in-chief and any number of subgenerals; a unit serves under at most 1 subgeneral.

## 2.6

clause-F-2-50 = A sniper is a single skirmishing figure; only another sniper can shoot at it.
clause-F-2-51 = A sniper rolls 1 die as steady musketry, up to 32(24)″, at a visible general or at a unit.
clause-F-2-52 = A general hit by a sniper dies on a further 6.
clause-F-2-53 = A sniper in contact evades on 4–6, or dies.

## 2.7

clause-F-2-54 = An organ gun moves as a light gun, reloads and fires hailshot as a heavy gun, and fires no ballshot.

## 2.8

clause-F-2-60 = An unsupplied unit plays one grade lower, but is bought at its own grade.
clause-F-2-61 = An unsupplied unit of grade D falls to D-minus.
clause-F-2-62 = D-minus is grade D with a further −1 in reaction tests.

## 2.9

clause-F-2-63 = An unpaid unit rolls after set-up and when it is charged or ordered to charge: on a 1 it leaves.

## 2.10

clause-F-2-64 = A war wagon shelters 4 figures and a light gun in soft cover; 2 hits by ballshot wreck it.

## 2.11

clause-F-2-65 = Stakes take half a turn to plant and 1 turn to lift, 2(1.5)″ to cross, and stop mounted impetus.

## 2.12

clause-F-2-66 = Bayonets or pikes along the whole front rank count as pike support in reaction tests.
clause-F-2-67 = Plug bayonets take half a move to fix or draw, and ranks that have them fixed cannot fire; ring bayonets do neither.

## 2.15

clause-F-2-68 = Foot is pike-supported when a quarter of its front rank is pikes; otherwise it is naked.

## 2.17

clause-F-2-69 = Troops cross their own laager for 2(1.5)″; it stops mounted attacks and disorders attacking foot.

## 2.16

clause-F-2-70 = Troops trained for it may turn on their pursuers after an evasion.

## 2.5

clause-F-2-71 = Salvee troops may fire while they charge.

## 3

clause-F-3-01 = A commander-in-chief leads any unit of his side, a subgeneral only the units given to him.
clause-F-3-02 = Generals neither shoot nor fight.

## 3.1.1

clause-F-3-03 = Command distance is 12(9)″ from a commander-in-chief, 8(6)″ from a subgeneral, half to irregulars.
clause-F-3-04 = Measure from the general to the unit's nearest point, round enemies and impassable terrain.

## 8.7

clause-F-3-05 = A unit with no general in command distance has −1 when it charges or meets a charge.

## 3.1.2, 8, 10.12

clause-F-3-06 = A general with a unit gives it +1 in every reaction test and in combat.

## 3.1.2

clause-F-3-07 = A general joins or leaves a unit in the Move phase, one unit at a time.
clause-F-3-08 = A general with a unit has no effect on other units.

## 3.1.3

clause-F-3-09 = If a unit loses at least 2 figures in a phase, a general with it rolls: on a 1 he is lost.

## 4

clause-F-4-01 = An infantry figure costs 8, 6, 4 or 2 points for grade A, B, C or D.
clause-F-4-02 = Light infantry adds 0, medium 1 point, heavy 2, armoured 3.
clause-F-4-03 = A gunner adds 4 points to the price of its grade.
clause-F-4-04 = A longbow or composite bow adds 3 points to an infantry figure.
clause-F-4-05 = A musket adds 2 points to an infantry figure.
clause-F-4-06 = Any other weapon adds 1 point to an infantry figure.
clause-F-4-07 = Salvee adds 2 points to each figure with a musket.
clause-F-4-08 = An irregular infantry figure costs 1 point less.
clause-F-4-09 = Pike-and-shot or bill-and-bow training adds 1 point to every figure of the unit.
clause-F-4-10 = A cavalry figure costs 20, 15, 10 or 5 points for grade A, B, C or D.
clause-F-4-11 = Light cavalry adds 0, medium 1 point, heavy 3, armoured 4.
clause-F-4-12 = A noble adds 2 points.
clause-F-4-13 = Heavy lance and pistols each add 2 points to a cavalry figure.
clause-F-4-14 = Any other weapon adds 1 point to a cavalry figure.
clause-F-4-15 = A barded horse adds 2 points.
clause-F-4-16 = An irregular cavalry figure costs 2 points less.
clause-F-4-17 = The false rout adds 1 point.
clause-F-4-18 = Each figure of an unpaid unit costs 2 points less.
clause-F-4-19 = Each figure of an unsupplied army costs 2 points less.
clause-F-4-20 = The command of an infantry or artillery unit costs 10 points.
clause-F-4-21 = The command of a cavalry unit costs 20 points.
clause-F-4-22 = A foot figure costs at least 2 points, a cavalry figure at least 5.
clause-F-4-23 = A commander-in-chief costs 200 points, a subgeneral 100.
clause-F-4-24 = A horse for an infantry figure costs 3 points.
clause-F-4-25 = A sniper costs 25 points.
clause-F-4-26 = Stakes cost 5 points for each 6 figures covered, or part of 6.
clause-F-4-27 = A bayonet costs 1 point for each musket.
clause-F-4-28 = A very light gun costs 25 points.
clause-F-4-29 = A light gun costs 50 points.
clause-F-4-30 = A medium gun or an organ gun costs 75 points.
clause-F-4-31 = A heavy gun costs 100 points.
clause-F-4-32 = A limber costs 10 points.
clause-F-4-33 = A ditch costs 5 points for each 4(3)″, or part of it.
clause-F-4-34 = Light fieldworks cost 10 points for each 4(3)″, or part of it.
clause-F-4-35 = Heavy fieldworks cost 20 points for each 4(3)″, or part of it.
clause-F-4-36 = A wagon costs 10 points.
clause-F-4-37 = A war wagon costs 20 points.

## 2.1

clause-F-4-38 = A shallow formation has no printed price; it may be bought when the players agree on one.

## 4

clause-F-4-39 = Order, trot or gallop, lock and kind of bayonet cost nothing.

## 5

clause-F-5-01 = Steady means regular, not gunners, in close order, not disordered, and in good or halted morale.

## 5.1

clause-F-5-02 = Terrain, manoeuvres, a bad formation, rout, pursuit and long combat disorder a unit.
clause-F-5-03 = Two rounds in a row against enemies of at least a quarter of a unit's strength disorder it.

## 7-11

clause-F-5-04 = Other rules disorder too: bursting through, interpenetration, a missed evader, rallying, bad terrain.

## 5.2

clause-F-5-05 = A unit is exhausted when half of its figures are lost: it is disordered for good, and cannot rally.

## 5.3

clause-F-5-06 = A unit is shattered when three quarters of its figures are lost: it routs as the phase ends.

## 5.4

clause-F-5-07 = A halted unit recovers after a turn without advance.
clause-F-5-08 = A shaken or disordered unit recovers by a turn without moving, shooting or combat.

## 5.4, 6

clause-F-5-09 = Recovery comes in step 4 of the Combat phase, unless the cause lasts or the unit is exhausted.

## 8.1

clause-F-5-10 = A halted unit cannot advance on its next move; a shaken one cannot advance and is not steady; a routed one flees.
clause-F-5-11 = Morale is good, halted, shaken or routed; units begin good.

## 6

clause-F-6-01 = Rally 1: each side rolls a die, and the higher chooses to be Side A or Side B.
clause-F-6-02 = Rally 2: recoils of the last turn are moved; a recoil that cannot avoid an enemy becomes a rout.
clause-F-6-03 = Rally 3: routing units may test to rally, and pursuers to halt.
clause-F-6-04 = Rally 3: routing units and pursuers that did not stop are moved.
clause-F-6-05 = Rally 4: units off the table that have waited test to return.
clause-F-6-06 = Move 1: Side A declares and moves its charges.
clause-F-6-07 = Move 1: Side B countercharges and evades; its unpaid units roll first.
clause-F-6-08 = Move 2: Side B charges and Side A answers in the same way.
clause-F-6-09 = Move 3: Side A makes its other moves, then Side B.
clause-F-6-10 = Shoot 1: both sides shoot, all at the same time.
clause-F-6-11 = Shoot 2: shooting tests, then charge tests of chargers, then of their targets; routs move half at once.
clause-F-6-12 = Shoot 3: chargers test to halt if their target routed or evaded, or finish their move.
clause-F-6-13 = Combat 1: one round of combat for every contact, all at the same time.
clause-F-6-14 = Combat 2: units that lost test; recoils and routs are marked, not moved.
clause-F-6-15 = Combat 3: units near friends that routed this turn test, once each.
clause-F-6-16 = Combat 4: units that can recover do so.

## 7

clause-F-7-01 = Armoured infantry moves 4(3)″, and 2(1.5)″ more in a charge.
clause-F-7-02 = Heavy infantry moves 6(4.5)″, and 2(1.5)″ more in a charge.
clause-F-7-03 = Medium and light infantry and gunners on foot move 8(6)″, and 2(1.5)″ more in a charge.
clause-F-7-04 = Armoured cavalry moves 10(7.5)″, and 6(4.5)″ more in a charge.
clause-F-7-05 = Heavy cavalry moves 12(9)″, and 8(6)″ more in a charge.
clause-F-7-06 = Medium and light cavalry moves 16(12)″, and 8(6)″ more in a charge.
clause-F-7-07 = A barded horse moves 2(1.5)″ less; its charge bonus is not reduced.
clause-F-7-08 = A very light gun moves 8(6)″ limbered and 6(4.5)″ manhandled.
clause-F-7-09 = Light guns, organ guns, wagons and war wagons move 6(4.5)″ limbered and 4(3)″ manhandled.
clause-F-7-10 = A medium gun moves 4(3)″ limbered and 2(1.5)″ manhandled.
clause-F-7-11 = A heavy gun moves 2(1.5)″ limbered; manhandled it only turns.
clause-F-7-12 = A general moves 24(18)″.
clause-F-7-13 = Any units of a side may move up to their limit, but routing and pursuing units move as they must.
clause-F-7-14 = Barding reduces the normal move only.
clause-F-7-15 = Trotting cavalry never adds the charge bonus.
clause-F-7-16 = An unlimbered heavy gun may turn up to 45° but cannot move.
clause-F-7-17 = Guns and wagons never rout, evade or pursue: their gunners leave them and go as skirmishers.

## 7.1

clause-F-7-18 = One to four gunners are needed to unlimber, manhandle or fire a gun, depending on its class.

## 7

clause-F-7-19 = Terrain and manoeuvres reduce the move.

## 2.11

clause-F-7-20 = Troops that carry stakes move 2(1.5)″ less.

## 7.17

clause-F-7-21 = A change of facing costs steady regulars of grades A to C half a move, others a whole one.
clause-F-7-22 = To change frontage costs 2(1.5)″ for each figure more or less, unsteady troops 4(3)″.
clause-F-7-23 = A wheel is at full speed, with pikes at half; for unsteady troops at half of that.
clause-F-7-24 = An oblique move of up to 22.5° forward is at full speed, for unsteady troops at half.
clause-F-7-25 = A wider oblique, a sidestep or a retreat is at half speed, for unsteady troops at a quarter.
clause-F-7-26 = To form or leave a square costs half a move, a quarter in four ranks, double for unsteady troops.

## 7.16

clause-F-7-27 = A manoeuvre that costs more than a move leaves the unit shaken until idle Move phases pay for it.

## 7.11

clause-F-7-28 = Skirmishers move and face as they like within 8(6)″ of their leading figure.

## 7.4

clause-F-7-29 = A pursuer that leaves the table waits for a further full turn, then tests to return.

## 7.10

clause-F-7-30 = Unlimbered guns and skirmishers never bar the way to friends.
clause-F-7-31 = A unit in 4 ranks or more cannot interpenetrate another or be interpenetrated.
clause-F-7-32 = In other cases one unit stops and one interpenetrates it at half speed; both are disordered unless steady and thin.

## 7.13

clause-F-7-33 = To unlimber costs very light, light and organ guns half a move, others a whole one, and is permanent.

## 7.14

clause-F-7-34 = Dragoons dismount in half a turn and mount in a whole one; a tenth of them hold the horses.

## 7.15

clause-F-7-35 = A flank is open unless a friend, or terrain barred to the enemy, is within 6(4.5)″ of it.

## 9.14

clause-F-7-36 = The shooting rules say what may move and fire in one turn.

## 7.6

clause-F-7-37 = Contact needs a charge, at a target that is visible when it is declared and within one charge move.
clause-F-7-38 = A charge brings as many figures into contact as possible; several chargers share the front.

## 7.6.1

clause-F-7-39 = Gunners, units not in good morale, most foot against mounted and skirmishers against close order cannot charge.

## 7.6.2

clause-F-7-40 = A charger may manoeuvre within its normal move; the bonus is straight ahead.

## 7.6.3, 10.7

clause-F-7-41 = Salvee foot, trotters with pistols and javelin troops may shoot as they charge, without the bonus.

## 7.12

clause-F-7-42 = A recoil goes straight back, facing forward, swerving up to 45°; if an enemy bars it, it becomes a rout.

## 7.7

clause-F-7-43 = A charge that reaches contact at speed has impetus.

## 7.7.1

clause-F-7-44 = Impetus needs a straight run of 2(1.5)″ for foot, 4(3)″ for mounted.

## 7.7.2

clause-F-7-45 = A unit loses impetus through disorder, bad terrain or shooting, or before steady pikes.

## 7.8

clause-F-7-46 = A countercharge is made at once, only in a unit's own defence, with the limits of a charge.

## 7.9

clause-F-7-47 = Skirmishers, gunners and light cavalry in 1 or 2 ranks may evade a charge before shooting.
clause-F-7-48 = An evader moves at least half a normal move, and may stop once it is out of reach.
clause-F-7-49 = If its target evades, a charger may test to halt; if it goes on and misses, it is disordered.

## 2.16

clause-F-7-50 = On 4–6 a unit in a false rout turns about and countercharges after an evasion.

## 7.2.1

clause-F-7-51 = Routing units flee at charge speed, turning up to 45° a turn towards home and away from enemies.
clause-F-7-52 = A rout goes round through a gap of half its front; otherwise it bursts through friends or is lost.
clause-F-7-53 = On its first move a rout bursts through friends over a quarter of its front; among enemies it surrenders.
clause-F-7-54 = Squares, hard cover and buildings are never burst through; a unit that is burst through is disordered.

## 7.2

clause-F-7-55 = Routing units may rally even in contact.

## 9.1, 10.2

clause-F-7-56 = A routing unit neither shoots nor fights.

## 7.3

clause-F-7-57 = A unit that routs its enemy pursues it at charge speed until it is gone or the way is barred.
clause-F-7-58 = Of several routed enemies, a unit pursues the one it touched with most figures.

## 7.5

clause-F-7-59 = Pursuers crash into friends burst through: both are disordered and test, and neither shoots.
clause-F-7-60 = Where a rout goes round friends, its pursuers do too.

## 8.5

clause-F-7-61 = A player may always order a pursuit or a follow-up; the unit is then harder to halt.
clause-F-7-62 = If its target is more than 12(9)″ away, a pursuer halts without a test, disordered.

## 2.9

clause-F-7-63 = Unpaid troops never rally from rout or pursuit.

## 8.3

clause-F-8-01 = A reaction test is one die with its modifiers; a total above 0 passes, and no face passes or fails by itself.

## 8.2

clause-F-8-02 = An army is outgunned with less than two thirds of the enemy's weight of guns, if that is at least 6.

## 8.4

clause-F-8-03 = A routing unit may test to rally after one rout move, if it is not exhausted and not unpaid.
clause-F-8-04 = Rally: grade A −2, B −3, C −4, D −6.
clause-F-8-05 = Rally: a general with the unit +1.
clause-F-8-06 = Rally: no visible enemy within 12(9)″ +2.
clause-F-8-07 = Rally: in contact with an enemy −1.
clause-F-8-08 = Rally: irregulars −1.
clause-F-8-09 = Rally: the army outgunned −1.
clause-F-8-10 = A unit that rallies halts disordered and may face about; if it fails, it routs on.

## 8.5

clause-F-8-11 = Mounted troops may test to halt after a first pursuit move, foot at once.
clause-F-8-12 = Pursuit or return: grade A −1, B −1, C −2, D −3.
clause-F-8-13 = Pursuit or return: a general with the unit +1.
clause-F-8-14 = Pursuit or return: +2 when testing to return, or in cover.
clause-F-8-15 = Pursuit or return: irregulars, or cavalry that charged at the gallop, −2.
clause-F-8-16 = Pursuit or return: other mounted troops, or any exhausted unit, −1.
clause-F-8-17 = Pursuit or return: pursuit or follow-up was ordered −1.
clause-F-8-18 = A pursuer that halts is disordered and may face about; if it fails, it pursues on.

## 8.6

clause-F-8-19 = A unit hit by guns or by shooters of a quarter of its strength tests: failing, it is halted, shaken or routs.
clause-F-8-20 = Shooting: grade A +2, B +1, C 0, D −1.
clause-F-8-21 = Shooting: a general with the unit +1; the army outgunned −1; shaken −1.
clause-F-8-22 = Shooting: −1 per 2 hits by gunpowder or 3 by other shooting; for a large unit, per 3 or 4.
clause-F-8-23 = Shooting: from flank or rear −1.
clause-F-8-24 = Shooting: hit by heavy artillery or steady salvee −1.

## 8.7

clause-F-8-25 = Units that charge or countercharge test first; their targets test only if the charger passes.
clause-F-8-26 = Charge: grade A +2, B +1, C 0, D −1.
clause-F-8-27 = Charge: a general with the unit +1; none in command distance −1.
clause-F-8-28 = Chargers that fail recoil half of their charge, shaken; a unit that fails to meet the charge routs.
clause-F-8-29 = Charge: nobles +1.
clause-F-8-30 = Charge, charger: at a flank or rear, or a shaken or routing target, +4.
clause-F-8-31 = Charge, charger: cavalry at the gallop with impetus +2.
clause-F-8-32 = Charge: −1 per 2 hits by gunpowder this turn; for a large unit, per 3.
clause-F-8-33 = Charge: shaken, or charged on flank or rear, −2.
clause-F-8-34 = Charge, charger: mounted troops at the front of steady pike-supported foot −3.
clause-F-8-35 = Charge: naked foot, more than half of it missile troops, −2.

## 8.8

clause-F-8-36 = A unit that suffered more hits than it inflicted tests: if it passes, mounted recoil 8(6)″, foot 4(3)″; if it fails, it routs.
clause-F-8-37 = Lost combat: grade A +2, B +1, C 0, D −2.
clause-F-8-38 = Lost combat: a general with the unit +1.
clause-F-8-39 = Lost combat: −1 per 2 hits suffered; for a large unit, per 3.
clause-F-8-40 = Lost combat: under attack on flank or rear −1.
clause-F-8-41 = Lost combat: foot more than half missile-armed −2; shaken −2.
clause-F-8-42 = Lost combat: each further round lost in a row after the first −1.

## 8.9

clause-F-8-43 = A unit tests once a turn when a visible friend within 12(9)″ has routed; if it fails, it routs.
clause-F-8-44 = Regulars ignore routs of gunners and skirmishers, grade A those of grade D, nobles those of lower grades.
clause-F-8-45 = Routing friend: grade A +2, B +1, C 0, D −1.
clause-F-8-46 = Routing friend: a general with the unit +1; in square or hard cover +1.
clause-F-8-47 = Routing friend: each visible routing friend within 12(9)″ −1.
clause-F-8-48 = Routing friend: shaken −1; both flanks open −1.
clause-F-8-49 = Routing friend: burst through this turn −2.

## 9.1

clause-F-9-01 = Count the figures in range and arc, take their dice, and roll against the target's column.
clause-F-9-02 = Range and arc are measured for each figure from the middle of its front.
clause-F-9-03 = A unit cannot split its fire, but figures that cannot reach the target shoot near it; squares fire by face.

## 9.1.1

clause-F-9-04 = Infantry rolls 1 die per 4 figures; a remainder of 3 adds 1.
clause-F-9-05 = Mounted troops roll 1 die per 3 figures; a remainder of 2 adds 1.
clause-F-9-06 = Heavy and organ guns roll 1 die per 2 gunners, at most 2 per model.
clause-F-9-07 = Other guns roll 1 die per 4 gunners, a remainder of 3 adds 1, at most 1 per model.

## 9.2, 2.14

clause-F-9-08 = Fire goes 22.5° to each side; mounted fire, and a stationary pike-and-shot unit's deep wings, all round.

## 9.3, 10.7

clause-F-9-09 = Two ranks shoot. Steady regular trotters with firearms shoot with four, but with two in a charge.

## 9.4, 9.7, 9.9

clause-F-9-10 = A charged unit may always shoot to its front; foot reached at under half a charge, except salvee, has half its hits.

## 9.7, 10.7

clause-F-9-11 = Losses to fire in a charge are removed first and count in the round of impact.

## 9.9

clause-F-9-12 = Units that did not move may shoot at what crossed their zone, units that moved only at what ends there.

## 9.10

clause-F-9-13 = Shoot first at a charger; otherwise at the nearest target, or one within 4(3)″ of it.

## 9.11

clause-F-9-14 = A unit shoots over an obstacle if its far edge is within half the range, and never through a friend.

## 9.12

clause-F-9-15 = A figure shoots through each 1(0.75)″ of a gap, a gun through each 4(3)″, and no gap is shared.

## 9.13

clause-F-9-16 = Friends in the danger zone of a gun are shot at first; the dice that miss go on to the target.

## 9.6, 9.19

clause-F-9-17 = Dense is close order in 3 ranks or more, or enfiladed; of the classes that fit, the best for the target counts.

## 9.8

clause-F-9-18 = Hits on a mixed unit are allocated evenly to the troops of its nearest two ranks, then saved.

## 9.19

clause-F-9-19 = A to-hit code gives the faces that hit; H is one hit, HH two.
clause-F-9-20 = Steady musketry of grades A to C reaches 6(4.5)″ close and 20(15)″ far.
clause-F-9-21 = Arquebuses and other musketry reach 6(4.5)″ close and 16(12)″ far.
clause-F-9-22 = Pistols reach 4(3)″.
clause-F-9-23 = Self-bows and slings reach 6(4.5)″ close and 12(9)″ far; javelins close only.
clause-F-9-24 = Crossbows reach 12(9)″ close and 24(18)″ far.
clause-F-9-25 = Longbows and composite bows reach 12(9)″ close and 24(18)″ far.
clause-F-9-26 = Mounted self-bows reach half as far; shaken or moving shooters, foot charged from near and most mounted have half hits.
clause-F-9-27 = Hailshot has a range, a reload and a to-hit row for each class of gun and period.
clause-F-9-28 = Ballshot at close range has a range, a reload and a to-hit row for each class of gun and period.
clause-F-9-29 = Ballshot at far range has a range, a reload and a to-hit row for each class of gun and period.
clause-F-9-30 = Ballshot at a dense target adds 1 to each die.

## 9.5, 9.19

clause-F-9-31 = Armour saves against crossbows, longbows, other missiles and gunpowder, each by its own row.
clause-F-9-32 = Saves gain 2 for grade A, 1 for B and, except against gunpowder, 1 each for barding and shield; a 1 fails.

## 9.15

clause-F-9-33 = Hit on artillery: 1–3 a limber or nothing, 4–5 a gunner, 6 a gun if by ballshot of light guns or heavier, or a gunner.

## 9.14

clause-F-9-34 = Steady foot of grades A to C with firearms or crossbows may move 2(1.5)″ and fire at full effect.

## 9.14, 9.17

clause-F-9-35 = Salvee foot moves and fires in full after a turn without move, fire or combat; it fires by rank.

## 9.14

clause-F-9-36 = Other foot and very light guns move up to half and fire at half effect.
clause-F-9-37 = Mounted troops may make a full move and fire.
clause-F-9-38 = Other guns cannot fire if they moved, turned or unlimbered.

## 9.16

clause-F-9-39 = A gun marked R1 or R2 must let one or two turns pass between shots.

## 9.18

clause-F-9-40 = Fire from a square is unsteady.

## 10.1

clause-F-10-01 = A round is impact if a side charged home, or won with pikes last round; otherwise it is melee.

## 10.2

clause-F-10-02 = Two ranks fight, up to four figures beyond the enemy; routing troops do not.
clause-F-10-03 = Four ranks of pikes fight, or three behind a rank of other troops.
clause-F-10-04 = Roll 1 die per 2 cavalry; per 3 with pikes or heavy weapons, 2 left over adding 1; per 4 others, 3 left over adding 1.
clause-F-10-05 = Dice are divided evenly among several enemies; a unit attacked in flank or rear uses its front ranks.

## 10.3

clause-F-10-06 = Weapons by length: pikes, heavy lances, long spears and heavy weapons of 6 feet, others.

## 10.12

clause-F-10-07 = Each side adds its combat points; the lines marked impact count only in that round.
clause-F-10-08 = Combat: cavalry at the gallop with impetus 3, on impact.
clause-F-10-09 = Combat: others with impetus 1, on impact.
clause-F-10-10 = Combat: the longer weapon, in the open, 1, on impact.
clause-F-10-11 = Combat: attacking up a steep slope −1, on impact.
clause-F-10-12 = Combat: heavy or armoured cavalry against medium or light 1, on impact.
clause-F-10-13 = Combat: 1 for each grade above the enemy.
clause-F-10-14 = Combat: cavalry against foot in the open 1 for each open flank of the foot.
clause-F-10-15 = Combat: an attack on flank or rear 2.
clause-F-10-16 = Combat: cavalry against naked foot in the open 1.
clause-F-10-17 = Combat: the enemy shaken or routing 2.
clause-F-10-18 = Combat: lost the round before −1.
clause-F-10-19 = Combat: a general with the unit 1.
clause-F-10-20 = Combat: disordered −1.
clause-F-10-21 = Combat: the target in soft cover −1, in hard cover −2.

## 10.4, 10.12

clause-F-10-22 = The difference in combat points gives what each side hits on, with a column for cavalry on both sides.

## 10.11, 10.12

clause-F-10-23 = Armour saves in combat against heavy and other weapons; a shield adds 1 but not against heavy ones.

## 10.5

clause-F-10-24 = Hits on a mixed unit are allocated evenly to the troops on the side attacked, then saved.

## 10.6

clause-F-10-25 = A unit that suffers more hits than it inflicts loses the round and tests.

## 10.7

clause-F-10-26 = Troops that shoot in a charge have no impetus and fight with handarms.

## 10.8

clause-F-10-27 = Mixed regulars in good morale may exchange ranks in the Move phase of a melee.

## 10.9

clause-F-10-28 = A weapon may be dropped for another: by mounted troops for good, by foot until they leave the spot.

## 10.10

clause-F-10-29 = Close order removes skirmishers and gunners that it meets, but not in works, cover or woods.

## 11.1

clause-F-11-01 = A gentle hill only hides what is beyond its crest.
clause-F-11-02 = A steep slope halves moves up and across, mounted and guns down too; it stops impetus.

## 11.2

clause-F-11-03 = A stream or ford takes half speed, at least 1(0.75)″; it costs impetus and disorders divided units.

## 11.3

clause-F-11-04 = Visibility is 100(75)″; a unit may see past a friend within 6(4.5)″ to charge.

## 11.4

clause-F-11-05 = Rough terrain disorders pikes and units moving over half; it stops impetus; soft cover from ballshot.

## 11.5

clause-F-11-06 = Woods disorder, stop impetus and give soft cover from shooting; pikes cannot enter.

## 11.5.1

clause-F-11-07 = In a light wood skirmishers and fleeing foot move at full speed, others at half, guns manhandled.

## 11.5.2

clause-F-11-08 = In a heavy wood skirmishers move at half speed, other foot at a quarter; mounted troops and guns cannot enter.

## 11.6

clause-F-11-09 = A fence or low wall costs 2(1.5)″ for each rank, and impetus; it gives no cover.
clause-F-11-10 = A high wall costs foot 2(1.5)″ for each rank, bars other troops, and gives soft cover.
clause-F-11-11 = A hedgerow bars the way until cleared in 2 turns; it gives soft cover from shooting.

## 11.7

clause-F-11-12 = A river is crossed only at a ford or a bridge.
clause-F-11-13 = A bridge is crossed at half speed in a column at most 3 wide; the unit is disordered while on it.

## 11.8, 11.8.1

clause-F-11-14 = A town block is entered free and left for half a move; it gives cover and disorders.

## 11.8.2

clause-F-11-15 = A garrison fires from any side with 1 die per 2(1.5)″ of front, up to its dice.

## 11.8.3

clause-F-11-16 = Cavalry cannot attack a block; its garrison divides its dice, and each side may be attacked by twice its limit.

## 11.8.4

clause-F-11-17 = Against a strongpoint only two ranks fight, to two figures beyond each side.

## 11.8.5

clause-F-11-18 = 4 hits by ballshot of medium or heavy guns ruin a block and reduce its cover.

## 11.9

clause-F-11-19 = A ditch costs 2(1.5)″, disorders mounted troops, foot on 1–3, and gives hard cover from shooting.

## 11.10

clause-F-11-20 = Works cost foot 2(1.5)″ and disorder for 4(3)″ behind; light ones are soft cover from ballshot and in combat.

## 11.10.1

clause-F-11-21 = 2 hits of medium or heavy ballshot ruin a section of light works, 6 of heavy one of heavy works.

## Interpretations

interpretation-D-08-title = How far does a light gun fire ballshot after 1585?
interpretation-D-08-text = From 1585 a light gun fires ballshot to 20(15)″ close and 40(30)″ far.
interpretation-D-08-sheet = From 1585 a light gun fires ballshot to 24(18)″ close and 48(36)″ far.

interpretation-D-10-title = Can ballshot at close range hit skirmishers?
interpretation-D-10-never = Ballshot never hits skirmishers.
interpretation-D-10-close = At close range ballshot hits skirmishers on a 6 until 1584, on 5–6 from 1585.

interpretation-D-11-title = Does later hailshot hit troops in hard cover?
interpretation-D-11-never = Hailshot never hits troops in hard cover.
interpretation-D-11-on_six = From 1585 hailshot hits troops in hard cover on a 6.

interpretation-D-12-title = What does medium armour save against a crossbow?
interpretation-D-12-seven = Medium armour saves against a crossbow on 7, so only with a modifier.
interpretation-D-12-none = Medium armour has no save against a crossbow.

interpretation-D-23-title = Which composite bows shoot as longbows?
interpretation-D-23-all = Every composite bow shoots as a longbow.
interpretation-D-23-heavy = Composite bows are light and shoot as self-bows; a heavy one is bought as a longbow.

interpretation-D-24-title = Which save is used against a composite bow?
interpretation-D-24-longbow = Armour saves against a composite bow as against a longbow.
interpretation-D-24-other = Armour saves against a composite bow as against other missiles.

interpretation-D-27-title = How far do early medium and heavy guns fire ballshot, at 15–20 mm?
interpretation-D-27-three_quarters = At 15–20 mm early medium guns reach 18″ close and heavy guns 27″, three quarters of their reach at 25–30 mm.
interpretation-D-27-printed = At 15–20 mm early medium guns reach 16″ close and heavy guns 24″, as the text prints.

interpretation-D-43-title = Do light troops save against bows and other missiles?
interpretation-D-43-seven = Light troops save on 7 against longbows and other missiles, so only with a modifier.
interpretation-D-43-none = Light troops have no save against longbows and other missiles.

interpretation-D-49-title = Does grade help a save in combat?
interpretation-D-49-shield_only = Only the shield helps a save in combat.
interpretation-D-49-grades = Grade A adds 2 and grade B 1 to saves in combat, as against shooting.

interpretation-D-54-title = What does a shallow formation cost?
interpretation-D-54-unset = No price is agreed, so no unit may buy a shallow formation.
interpretation-D-54-ask = Points per figure
interpretation-D-54-answer = { $points ->
    [one] A shallow formation costs { $points } point per figure.
   *[other] A shallow formation costs { $points } points per figure.
}

interpretation-D-55-title = Must a shield be paid for as a weapon?
interpretation-D-55-weapon = A shield costs 1 point, like any other weapon.
interpretation-D-55-free = A shield is free with the figure.

interpretation-D-56-title = Which price of a figure must reach the minimum?
interpretation-D-56-finished = The minimum applies to the finished figure, before its horse, bayonet or stakes.
interpretation-D-56-basic = The minimum applies to grade, armour and irregular; weapons and options are added, and unpaid and unsupplied are subtracted without a minimum.

interpretation-D-57-title = Are unpaid and unsupplied subtracted per figure?
interpretation-D-57-per_figure = Unpaid and unsupplied each reduce the cost of every figure by 2 points.
interpretation-D-57-per_unit = Unpaid and unsupplied each reduce the cost of the unit by 2 points, once.

interpretation-D-59-title = Which figures of a mixed unit pay for salvee?
interpretation-D-59-musket_figures = Only the figures with muskets pay for salvee.
interpretation-D-59-every_figure = Every figure of the unit pays for salvee.

interpretation-D-60-title = Must each of several weapons be paid for?
interpretation-D-60-each = Every weapon of a figure must be paid for.
interpretation-D-60-one_price = Heavy lance and pistols together cost a cavalry figure 2 points, the same as either.

interpretation-D-61-title = Does a sniper pay for a unit's command?
interpretation-D-61-all_in = A sniper costs 25 points, with no command.
interpretation-D-61-pays_command = A sniper costs 25 points, and the 10 points of a unit's command.

interpretation-D-65-title = Which weapons and armour may be mixed in a unit?
interpretation-D-65-trainings = Pikes with shot, and halberds with longbows, need their training; other mixtures are allowed with a warning.
interpretation-D-65-strict = Only the two trainings allow mixtures, and only pikes may wear heavier armour than their shot.
interpretation-D-65-lenient = Weapons and armour may be mixed freely, without training.

interpretation-D-68-title = May a pike-and-shot unit hold halberds?
interpretation-D-68-allowed = A pike-and-shot unit may also hold halberds, with a warning.
interpretation-D-68-forbidden = A pike-and-shot unit holds pikes and shot only.

interpretation-D-72-title = From which year may every nation use salvee?
interpretation-D-72-from_1641 = Every nation may use salvee from 1641.
interpretation-D-72-from_1640 = Every nation may use salvee from 1640.

interpretation-D-75-title = From which year are bayonets available?
interpretation-D-75-1660_1680 = Plug bayonets are sold from 1660 and ring bayonets from 1680.
interpretation-D-75-1669_1689 = Plug bayonets are sold from 1669 and ring bayonets from 1689, the ends of their decades.

interpretation-D-77-title = Which gun table applies in 1585?
interpretation-D-77-1585 = The later gun table applies from 1585.
interpretation-D-77-1586 = The earlier gun table still applies in 1585, the later one from 1586.

interpretation-D-84-title = Does a laager of ordinary wagons give cover?
interpretation-D-84-soft = A laager of wagons gives soft cover, like a war wagon.
interpretation-D-84-none = A wagon laager gives no cover.

interpretation-D-86-title = How do mounted infantry move?
interpretation-D-86-horse_rates = Mounted infantry move as cavalry of their armour, and shoot with 1 die per 3 figures.
interpretation-D-86-foot_rates = Mounted infantry move as infantry of their armour, and shoot with 1 die per 4 figures.

interpretation-D-93-title = What is the weight of an organ gun for outgunning?
interpretation-D-93-nought = An organ gun counts 0 in the weight of guns.
interpretation-D-93-two = An organ gun counts 2 in the weight of guns, like a medium gun.

interpretation-D-94-title = May single units be unsupplied?
interpretation-D-94-army = Unsupplied is bought for the whole army or not at all.
interpretation-D-94-unit = Single units may be unsupplied, at no saving in points.

interpretation-D-01-title = How well does grade A halt a pursuit?
interpretation-D-01-minus_one = To halt a pursuit or to return, grade A has −1, the same as grade B.
interpretation-D-01-nought = To halt a pursuit or to return, grade A has 0.
interpretation-D-01-plus_one = To halt a pursuit or to return, grade A has +1.

interpretation-D-02-title = What is the modifier for cover and for testing to return?
interpretation-D-02-two = A unit that tests to return, or to halt a pursuit in cover, has +2.
interpretation-D-02-one = A unit that tests to return, or to halt a pursuit in cover, has +1.

interpretation-D-03-title = Is an exhausted unit harder to halt in pursuit?
interpretation-D-03-always = To halt a pursuit, any exhausted unit has −1, irregulars and gallopers in addition to their −2.
interpretation-D-03-unless_wild = To halt a pursuit, exhausted units have −1, but irregulars and gallopers only their −2.
interpretation-D-03-never = To halt a pursuit, exhaustion does not count.

interpretation-D-04-title = Which units may test before they pursue at all?
interpretation-D-04-foot_at_once = Foot may test before it pursues, mounted troops only after a first pursuit move.
interpretation-D-04-anybody = Any unit may test before it pursues.

interpretation-D-22-title = Are organ guns heavy artillery in the shooting test?
interpretation-D-22-heavy_guns = Only guns of the heavy class are heavy artillery in the shooting test.
interpretation-D-22-organ_guns_too = Heavy guns and organ guns are heavy artillery in the shooting test.

interpretation-D-99-title = When does a charger test to halt if its target evades?
interpretation-D-99-after_shooting = If its target evades, a charger tests to halt, or goes on, in step 3 of the Shoot phase, after all shooting and its tests.
interpretation-D-99-at_once = If its target evades, a charger tests to halt, or goes on, at once, before any shooting.

interpretation-D-100-title = May a charger halt at once when its target leaves?
interpretation-D-100-all = If its target has left, any charger may test to halt.
interpretation-D-100-as_pursuers = If its target has left, a charger halts like a pursuer: mounted troops not before a pursuit move.

interpretation-D-101-title = Is the half rout move of the Shoot phase a rout move?
interpretation-D-101-counts = A unit may test to rally after the half rout move of the Shoot phase.
interpretation-D-101-does_not = A unit may test to rally only after a whole rout move.

interpretation-D-104-title = What is the morale of a unit that rallies?
interpretation-D-104-halted = A unit that rallies from rout or pursuit is halted and disordered.
interpretation-D-104-good = A unit that rallies from rout or pursuit is in good morale and disordered.

interpretation-D-105-title = In what order does a unit return to the table?
interpretation-D-105-good = A unit that returns to the table is in good order.
interpretation-D-105-disordered = A unit that returns to the table is disordered.

interpretation-D-132-title = When is it decided which army is outgunned?
interpretation-D-132-live = Outgunning is counted from the guns that are left.
interpretation-D-132-fixed = Outgunning is decided once, from the guns at set-up.

interpretation-D-133-title = Against which enemies is naked missile foot weaker in a charge?
interpretation-D-133-anyone = Naked foot, more than half missile troops, has −2 in a charge, against any enemy.
interpretation-D-133-cavalry_and_pikes = Naked foot, more than half missile troops, has −2 in a charge against cavalry and pike-supported foot only.

interpretation-D-134-title = When do fixed bayonets count as pikes?
interpretation-D-134-reaction_tests = A whole front rank of pikes and fixed bayonets is pike-supported in reaction tests only.
interpretation-D-134-everything = A whole front rank of pikes and fixed bayonets is pike-supported in everything.

interpretation-D-135-title = Which foot is pike-supported or naked?
interpretation-D-135-any_foot = All foot is pike-supported or naked, by the pikes in its front rank.
interpretation-D-135-pike_and_shot = Only pike-and-shot units are pike-supported or naked.

interpretation-D-138-title = Does steady pikes' −3 apply to mounted troops that are charged?
interpretation-D-138-charging = Mounted troops have −3 for steady pikes only when they charge or countercharge.
interpretation-D-138-always = Mounted troops have −3 for steady pikes when they meet a charge, too.

interpretation-D-140-title = Which hits count in reaction tests?
interpretation-D-140-after_saves = In reaction tests only unsaved hits count.
interpretation-D-140-before_saves = In reaction tests hits are counted before saves.

interpretation-D-142-title = Are gunpowder and other hits counted together?
interpretation-D-142-separately = Hits by gunpowder and hits by other shooting are counted separately, each rounded down.
interpretation-D-142-together = The remainders of hits by gunpowder and of hits by other shooting are added, and then rounded down.

interpretation-D-146-title = Does a rout that a unit ignores count once the unit tests?
interpretation-D-146-never = A rout that a unit ignores never counts against it.
interpretation-D-146-once_tested = A rout that a unit ignores counts against it once another rout makes it test.

interpretation-D-150-title = Do other hits than gunpowder count when a unit charges?
interpretation-D-150-gunpowder_only = In the charge test only hits by gunpowder count.
interpretation-D-150-all_shooting = In the charge test other hits also give −1 per 3, per 4 to a large unit.

interpretation-D-05-title = How many mounted figures are there to a die of shooting?
interpretation-D-05-three = Mounted troops roll 1 die per 3 figures, and 1 for a remainder of 2.
interpretation-D-05-two = Mounted troops roll 1 die per 2 figures; a remainder does not count.

interpretation-D-06-title = How do pistols hit a normal target?
interpretation-D-06-text = Pistols hit a normal target once on 5–6.
interpretation-D-06-sheet = Pistols hit a normal target twice on a 6.

interpretation-D-07-title = Which mounted fire has half its hits?
interpretation-D-07-text = All mounted fire except self-bows and pistols has half its hits.
interpretation-D-07-sheet = All mounted fire except pistols has half its hits; self-bows have half the range too.

interpretation-D-35-title = Which units' hits are halved when a charge reaches them from near?
interpretation-D-35-foot = Foot reached at under half of a charge has half its hits.
interpretation-D-35-any_unit = Any unit reached at under half of a charge has half its hits.

interpretation-D-151-title = Which pike-and-shot units shoot all round?
interpretation-D-151-both = Stationary regular pike-and-shot units with wings 4 or more deep shoot all round.
interpretation-D-151-deep_sleeves = Any stationary unit with wings 4 or more deep shoots all round.
interpretation-D-151-regular_tercio = Any stationary regular pike-and-shot unit shoots all round.

interpretation-D-153-title = How many ranks of trotters shoot in a charge?
interpretation-D-153-two_in_charge = Four ranks of steady regular trotters with firearms shoot, but only two in a charge.
interpretation-D-153-always = Four ranks of steady regular trotters with firearms shoot, also in a charge.

interpretation-D-158-title = Does a gun with its fewest gunners roll a die?
interpretation-D-158-pooled = A gun needs its fewest gunners to fire, and dice are counted from all gunners together: it may have none.
interpretation-D-158-one_die = Each gun with its fewest gunners rolls at least 1 die.

interpretation-D-159-title = Are hits halved again for a second reason?
interpretation-D-159-each = Hits are halved again for each reason.
interpretation-D-159-once = Hits are halved once, for however many reasons.

interpretation-D-160-title = Are hits halved before saves or after?
interpretation-D-160-before_saves = Hits are halved, and the rest is saved.
interpretation-D-160-after_saves = Hits are saved, and the unsaved hits are halved.

interpretation-D-162-title = Does ballshot have its bonus against a dense target in cover?
interpretation-D-162-no_bonus = Against a dense target in cover ballshot uses the column of the cover, without the bonus.
interpretation-D-162-bonus = Against a dense target in cover ballshot uses the column of the cover, with the bonus.

interpretation-D-165-title = Which target is a general on his own to a sniper?
interpretation-D-165-normal = To a sniper a general on his own is a normal target.
interpretation-D-165-skirmish = To a sniper a general on his own is a skirmisher.

interpretation-D-173-title = May guns move while they reload?
interpretation-D-173-any = Any turn without a shot counts for reloading.
interpretation-D-173-stationary = A turn counts for reloading only if the guns did not move in it.

interpretation-D-109-title = Which pikes let foot charge mounted troops?
interpretation-D-109-unit = Foot may charge mounted troops when two thirds of the unit as it is now are pikes.
interpretation-D-109-front_rank = Foot may charge mounted troops when two thirds of its front rank are pikes.

interpretation-D-119-title = Which rounds of combat disorder a unit?
interpretation-D-119-in_a_row = A unit is disordered after two rounds in a row against enemies of a quarter of its strength as it is now.
interpretation-D-119-any = A unit is disordered after any two rounds of the battle against enemies of a quarter of its strength at the start.

interpretation-D-183-title = After pikes have won a round, for which side is the next one impact?
interpretation-D-183-both_sides = After pikes have won a round, the next is impact for both sides.
interpretation-D-183-pikes_only = After pikes have won a round, the next is impact for them and melee for their enemy.

interpretation-D-185-title = How does a unit lose a round against several enemies?
interpretation-D-185-all = A unit loses a round when it suffers more hits than it inflicts on all its enemies together.
interpretation-D-185-any = A unit loses a round when it suffers more hits than it inflicts on any one of its enemies.

interpretation-D-102-title = How soon may a unit recover?
interpretation-D-102-held = A quiet turn counts for a unit that was shaken or disordered before the Move phase began.
interpretation-D-102-same_turn = A unit that became shaken or disordered this turn and did nothing else recovers at its end.

interpretation-D-103-title = What does one quiet turn clear?
interpretation-D-103-both = One quiet turn clears both: a unit is no longer shaken, and no longer disordered.
interpretation-D-103-one = One quiet turn clears one state: a shaken and disordered unit first stops being shaken.

interpretation-D-108-title = Which units must be in woods for skirmishers to charge close order?
interpretation-D-108-either = Skirmishers may charge close order if they or their target are in woods.
interpretation-D-108-skirmishers = Skirmishers may charge close order if they are in woods.
interpretation-D-108-target = Skirmishers may charge close order if their target is in woods.

interpretation-D-110-title = Do trotters have the charge bonus in rout and pursuit?
interpretation-D-110-never = Trotting cavalry never adds the charge bonus: it routs and pursues at its normal move.
interpretation-D-110-flight = Trotting cavalry adds the charge bonus in rout and pursuit, but not when it charges.

interpretation-D-174-title = Which dice of ballshot count on works and blocks?
interpretation-D-174-cover_column = Ballshot at works and blocks uses the column of their cover; each hit counts on the place and on the troops.
interpretation-D-174-every_die = Every die of ballshot at works and blocks is a hit on the place.

interpretation-D-190-title = Are the single inches of streams and woods scaled?
interpretation-D-190-scaled = The single inches of streams and woods are three quarters of an inch for 15–20 mm figures.
interpretation-D-190-fixed = The single inches of streams and woods are the same for both scales.

interpretation-D-191-title = Do rough terrain and woods disorder skirmishers?
interpretation-D-191-disordered = Rough terrain and woods disorder skirmishers, as they disorder other troops.
interpretation-D-191-exempt = Rough terrain and woods do not disorder skirmishers.

interpretation-D-197-title = Which units does the zone behind works disorder?
interpretation-D-197-inside = A unit in the zone behind works is disordered for as long as it is there.
interpretation-D-197-moving = Only a unit that moves in the zone behind works is disordered, and it may recover there.

interpretation-D-200-title = When are charged troops in a ditch shaken?
interpretation-D-200-before_tests = Charged troops in a ditch are shaken before they test.
interpretation-D-200-after_tests = Charged troops in a ditch are shaken after they have tested.

interpretation-D-13-title = What does a change of facing cost?
interpretation-D-13-any_unit = A change of facing costs any unit half a move.
interpretation-D-13-twelve_figures = A change of facing costs half a move for every 12 figures.

interpretation-D-14-title = How fast are obliques, sidesteps and retreats?
interpretation-D-14-text = An oblique of up to 22.5° is at full speed; wider obliques, sidesteps and retreats are at half.
interpretation-D-14-sheet = Obliques, sidesteps and retreats are at quarter speed, in two ranks or fewer at half.

interpretation-D-225-title = When does a stream, ford, fence or low wall disorder a unit?
interpretation-D-225-crossing = A unit that crosses a stream, ford, fence or low wall is divided on the way, and is disordered.
interpretation-D-225-left = A stream, ford, fence or low wall disorders a unit only if it divides the unit at the end of its move.

interpretation-D-227-title = Does a unit test for hits by its own side's guns?
interpretation-D-227-tests = A unit hit by its own side's guns tests as for any artillery fire.
interpretation-D-227-never = A unit tests only for enemy fire; figures lost to its own side's guns still count in that test.

interpretation-D-228-title = How long must a unit stop that friends interpenetrate?
interpretation-D-228-whole_step = A unit that friends interpenetrate cannot move in its side's moves, before that or after.
interpretation-D-228-at_the_time = A unit that friends interpenetrate stops at that time, and may move before or after.

interpretation-D-229-title = Does a manoeuvre in place count as moving, when foot shoots?
interpretation-D-229-moves = Foot that spends its move in place has moved, and shoots as after a move of that length.
interpretation-D-229-stands = Only distance covered counts as moving: after a manoeuvre in place foot shoots as if it had not moved.

interpretation-D-233-title = Do losses count when a formation disorders a unit?
interpretation-D-233-formed_up = Too few ranks disorder a unit when it forms up so, but not when losses thin its rear rank.
interpretation-D-233-losses_too = Too few ranks disorder a unit, whether it forms up so or losses cause it.

interpretation-D-80-title = When does a unit in a false rout turn on its pursuers?
interpretation-D-80-same_turn = A unit in a false rout turns in the same turn, after the charge that it evaded has run out.
interpretation-D-80-next_turn = A unit in a false rout turns in the next turn, when its side charges.

interpretation-D-111-title = How far may a unit evade?
interpretation-D-111-charge = An evasion is at least half a normal move and at most a charge move.
interpretation-D-111-normal = An evasion is at least half a normal move and at most a normal move.

interpretation-D-115-title = When do pursuers fight an enemy that they crash into?
interpretation-D-115-combat_phase = Pursuers that crash into fresh enemies test with them at once and fight in the Combat phase of this turn: an impact without impetus, and neither shoots.
interpretation-D-115-at_once = Pursuers that crash into fresh enemies test with them and fight a round at once, apart from the round of the Combat phase; neither shoots.

interpretation-D-116-title = When does a rout go round friends?
interpretation-D-116-burst_first = On its first move a rout bursts through friends; later it goes round where there is a gap.
interpretation-D-116-flow_always = A rout goes round friends wherever there is a gap.

interpretation-D-117-title = What happens to a rout before troops that cannot be burst through?
interpretation-D-117-destroyed = Routing units that cannot go round a square, hard cover or a building are destroyed.
interpretation-D-117-stop = Routing units that cannot go round a square, hard cover or a building stop before it.

interpretation-D-127-title = Can a square move, and does it have flanks?
interpretation-D-127-stands = A square cannot move, and has no flanks or rear.
interpretation-D-127-as_stated = A square moves like any unit, and can be attacked in flank and rear.

interpretation-D-148-title = What happens to horse-holders when enemies touch their horses?
interpretation-D-148-holders_too = Horse-holders are lost with their horses.
interpretation-D-148-horses_alone = Horse-holders return to the ranks; the horses are lost.
