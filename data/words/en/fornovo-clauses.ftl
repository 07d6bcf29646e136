### The clauses of the rulebook and its interpretations, in our own words: `clause-ID`, and
### `interpretation-ID-title` with `interpretation-ID-OPTION` for each option. The ids are those of clauses.toml and
### interpretations.toml. Numbers, clauses and dates must stay exact.

## Introduction

clause-F-1-01 = Games are set in the years 1450 to 1700.

## 1.1

clause-F-1-02 = All lengths are for 25–30 mm figures. For 15–20 mm figures, use three quarters of each length.
clause-F-1-03 = An inch is 10 paces with 25–30 mm figures and 13 paces with 15–20 mm figures.
clause-F-1-04 = A figure is 20 men; a model gun, limber or wagon is 4 real ones.
clause-F-1-05 = A typical game has 6 to 12 units a side and lasts 8 to 12 turns. There is no turn limit.

## 1.2

clause-F-1-06 = Base sizes are suggestions for each kind of figure and model. They are not game distances.

## 1.3

clause-F-1-07 = All dice have six faces.

## 1.4

clause-F-1-08 = Each unsaved hit removes one figure.
clause-F-1-09 = Hits may be marked on a roster.

## 1.5.1

clause-F-1-10 = A unit is either regular (standing and drilled) or irregular (tribal, or raised for the war).

## 1.5.2

clause-F-1-11 = Grades run from A, the best, through B and C to D.

## 1.6.1

clause-F-1-12 = Infantry fight on foot. Gunners normally count as infantry.

## 1.6.1, 7.7.2

clause-F-1-13 = Mounted infantry ride but are not cavalry: they have no impetus.

## 1.6.2

clause-F-1-14 = “Cavalry” is true cavalry; “mounted” is cavalry and mounted infantry.

## 1.6.3

clause-F-1-15 = An artillery unit consists of guns, limbers and gunners.

## 1.6.4

clause-F-1-16 = Foot and horse are light, medium, heavy or armoured, according to their armour.
clause-F-1-17 = Pikes, heavy lances, heavy weapons and long spears are close weapons. All other melee weapons are handarms.
clause-F-1-18 = Sword and shield count as a heavy weapon in melee, but not on impact or for weapon length.
clause-F-1-19 = A missile weapon is a javelin, sling, self-bow, longbow, composite bow, crossbow, pistol, arquebus or musket.
clause-F-1-20 = Guns are classed by weight of shot: very light up to 1.5 lb, light up to 4, medium up to 20, heavy above that. Organ guns have many barrels.

## 1.6.4, 9.19

clause-F-1-21 = Guns are early until 1584 and late from 1585, with different ranges and effects.

## 8.6, 9.19

clause-F-1-22 = Arquebuses, muskets, pistols and all guns are gunpowder weapons; other missiles are not.

## 2

clause-F-2-01 = Every figure belongs to a unit, and a unit acts as one body.
clause-F-2-02 = A unit of infantry has 4 to 100 figures.
clause-F-2-03 = A unit of cavalry has 4 to 50 figures.
clause-F-2-04 = An artillery unit has 1 to 4 gun models and any number of gunners.
clause-F-2-05 = Every unit pays for its command.
clause-F-2-06 = All the figures of a unit are of one type and one grade.
clause-F-2-07 = The rows of a unit are equal, except that the last may be shorter.
clause-F-2-08 = All figures face one way, except in buildings, in works or in a square.

## 2.1

clause-F-2-09 = A row is a rank if it is as wide as the front row. The rear row is also a rank if it is more than half as wide.
clause-F-2-10 = Close-order infantry forms at least 3 ranks and cavalry at least 2, unless it pays for a shallow formation.
clause-F-2-11 = A unit that is too shallow is disordered, except in buildings or works; skirmishers and guns are exempt.

## 2.2

clause-F-2-12 = Infantry and cavalry are in close or skirmish order from the start and cannot change it.

## 2.3

clause-F-2-13 = A large unit has at least 40 figures at the start of the game.

## 2.4

clause-F-2-14 = Regular cavalry must be bought as either trotters or gallopers.
clause-F-2-15 = Irregular cavalry always charges at the gallop.
clause-F-2-16 = Gallopers gain more from impetus but are harder to halt in pursuit.
clause-F-2-17 = Trotters never add the charge bonus to their move, but can still have impetus.

## 5.1

clause-F-2-18 = A regular unit wider than 16 figures, or an irregular one wider than 12, is disordered.

## 2.5, 4, 9.17

clause-F-2-19 = Salvee is for regulars of grades A to C with muskets.

## 2.5

clause-F-2-20 = Salvee is available to Swedes from 1620 and to all nations from 1641.

## 2.6, 4

clause-F-2-21 = An army may have 1 sniper, from 1631.

## 4

clause-F-2-22 = The unsupplied option is bought for the whole army.
clause-F-2-23 = The unpaid option is bought for a whole unit.
clause-F-2-24 = Nobles are cavalry of grades A to C.
clause-F-2-25 = Only heavy and armoured cavalry may ride barded horses.
clause-F-2-26 = Only irregular light and medium cavalry may buy the false rout.
clause-F-2-27 = Gunners are light infantry.

## 2.12

clause-F-2-28 = Bayonets are for regular foot with firelocks in Western Europe: plug from 1660, ring from 1680.

## 2.13

clause-F-2-29 = Bill-and-bow training lets a unit combine halberds with close-order longbows.

## 2.14

clause-F-2-30 = Pike-and-shot training lets a unit combine pikes with close-order crossbows, arquebuses or muskets.
clause-F-2-31 = A pike-and-shot unit's shot forms two equal sleeves beside the pikes.
clause-F-2-32 = The pikes of a pike-and-shot unit may be deeper than its shot.
clause-F-2-33 = The pikes of a pike-and-shot unit may wear heavier armour than its shot.
clause-F-2-34 = Before 1580 a sleeve of shot is at most 3 figures wide, and shot is at most half the unit.

## 2.5, 2.12, 5, 10.8

clause-F-2-35 = Only regulars can be steady, use salvee, fix bayonets or exchange ranks; gunners are never steady.

## 2.10, 4

clause-F-2-36 = A wagon may carry 1 very light gun, and a war wagon 1 light gun.

## 2, 4

clause-F-2-37 = Order, training, salvee, bayonets, false rout, and trot or gallop are chosen when a unit is bought.

## 3

clause-F-2-38 = A side, or each ally in it, may have 1 commander-in-chief and any number of subgenerals. A unit serves under at most 1 subgeneral.

## 2.6

clause-F-2-50 = A sniper is a single skirmishing figure; only another sniper may shoot at it.
clause-F-2-51 = A sniper shoots up to 32″ (24″) at a visible general or unit, with 1 die as steady musketry.
clause-F-2-52 = If a sniper hits a general, roll again: on a 6 he dies.
clause-F-2-53 = A sniper contacted by an enemy escapes on 4+; otherwise it dies.

## 2.7

clause-F-2-54 = An organ gun moves as a light gun. It reloads and fires hailshot as a heavy gun, and cannot fire ballshot.

## 2.8

clause-F-2-60 = An unsupplied unit plays one grade lower but pays for its own grade.
clause-F-2-61 = An unsupplied unit of grade D falls to D-minus.
clause-F-2-62 = D-minus is grade D with a further −1 in reaction tests.

## 2.9

clause-F-2-63 = An unpaid unit rolls after set-up, when charged and when ordered to charge. On a 1 it leaves.

## 2.10

clause-F-2-64 = A war wagon shelters 4 figures and a light gun in soft cover; 2 ballshot hits wreck it.

## 2.11

clause-F-2-65 = Stakes take half a turn to plant and 1 turn to lift. Crossing them costs 2″ (1.5″) and stops mounted impetus.

## 2.12

clause-F-2-66 = Bayonets or pikes along the whole front rank count as pike support in reaction tests.
clause-F-2-67 = Plug bayonets take half a move to fix or remove, and ranks with them fixed cannot fire. Ring bayonets have neither effect.

## 2.15

clause-F-2-68 = Foot is pike-supported if at least a quarter of its front rank are pikes; otherwise it is naked.

## 2.17

clause-F-2-69 = Troops cross their own laager at a cost of 2″ (1.5″). A laager stops mounted attacks and disorders attacking foot.

## 2.16

clause-F-2-70 = Troops trained in the false rout may turn on their pursuers after an evasion.

## 2.5

clause-F-2-71 = Salvee troops may fire while they charge.

## 3

clause-F-3-01 = A commander-in-chief leads any unit of his side, a subgeneral only the units given to him.
clause-F-3-02 = Generals neither shoot nor fight.

## 3.1.1

clause-F-3-03 = Command distance is 12″ (9″) from a commander-in-chief and 8″ (6″) from a subgeneral. It is halved for irregulars.
clause-F-3-04 = Measure from the general to the nearest point of the unit, round enemies and impassable terrain.

## 8.7

clause-F-3-05 = A unit with no general within command distance has −1 in the charge test.

## 3.1.2, 8, 10.12

clause-F-3-06 = A general with a unit gives it +1 in every reaction test and in combat.

## 3.1.2

clause-F-3-07 = A general joins or leaves a unit in the Move phase, one unit at a time.
clause-F-3-08 = A general with a unit has no effect on other units.

## 3.1.3

clause-F-3-09 = If a unit loses at least 2 figures in a phase, roll for a general with it. On a 1 he is lost.

## 4

clause-F-4-01 = An infantry figure costs 8, 6, 4 or 2 points for grade A, B, C or D.
clause-F-4-02 = Armour adds nothing to light infantry, 1 point to medium, 2 to heavy and 3 to armoured.
clause-F-4-03 = A gunner costs its grade's price plus 4 points.
clause-F-4-04 = A longbow or composite bow adds 3 points to an infantry figure.
clause-F-4-05 = A musket adds 2 points to an infantry figure.
clause-F-4-06 = Any other weapon adds 1 point to an infantry figure.
clause-F-4-07 = Salvee adds 2 points to each figure with a musket.
clause-F-4-08 = An irregular infantry figure costs 1 point less.
clause-F-4-09 = Pike-and-shot or bill-and-bow training adds 1 point to every figure of the unit.
clause-F-4-10 = A cavalry figure costs 20, 15, 10 or 5 points for grade A, B, C or D.
clause-F-4-11 = Armour adds nothing to light cavalry, 1 point to medium, 3 to heavy and 4 to armoured.
clause-F-4-12 = A noble figure costs 2 points more.
clause-F-4-13 = A heavy lance adds 2 points to a cavalry figure, and so do pistols.
clause-F-4-14 = Any other weapon adds 1 point to a cavalry figure.
clause-F-4-15 = A barded horse adds 2 points.
clause-F-4-16 = An irregular cavalry figure costs 2 points less.
clause-F-4-17 = The false rout adds 1 point per figure.
clause-F-4-18 = Each figure of an unpaid unit costs 2 points less.
clause-F-4-19 = Each figure of an unsupplied army costs 2 points less.
clause-F-4-20 = The command of an infantry or artillery unit costs 10 points.
clause-F-4-21 = The command of a cavalry unit costs 20 points.
clause-F-4-22 = A foot figure costs at least 2 points, a cavalry figure at least 5.
clause-F-4-23 = A commander-in-chief costs 200 points, a subgeneral 100.
clause-F-4-24 = A horse for an infantry figure costs 3 points.
clause-F-4-25 = A sniper costs 25 points.
clause-F-4-26 = Stakes cost 5 points per 6 figures covered (or part of 6).
clause-F-4-27 = A bayonet costs 1 point per musket.
clause-F-4-28 = A very light gun costs 25 points.
clause-F-4-29 = A light gun costs 50 points.
clause-F-4-30 = A medium gun or an organ gun costs 75 points.
clause-F-4-31 = A heavy gun costs 100 points.
clause-F-4-32 = A limber costs 10 points.
clause-F-4-33 = A ditch costs 5 points per 4″ (3″) or part of that length.
clause-F-4-34 = Light fieldworks cost 10 points per 4″ (3″) or part of that length.
clause-F-4-35 = Heavy fieldworks cost 20 points per 4″ (3″) or part of that length.
clause-F-4-36 = A wagon costs 10 points.
clause-F-4-37 = A war wagon costs 20 points.

## 2.1

clause-F-4-38 = A shallow formation has no printed price. It may be bought once the players agree on a price.

## 4

clause-F-4-39 = The choices of order, type of lock or bayonet, and trot or gallop cost nothing.

## 5

clause-F-5-01 = Close-order regulars other than gunners are steady unless disordered, shaken or routed.

## 5.1

clause-F-5-02 = A unit is disordered by terrain, manoeuvres, a bad formation, rout, pursuit or long combat.
clause-F-5-03 = Fighting 2 rounds in a row disorders a unit if its enemies are at least a quarter as strong.

## 7-11

clause-F-5-04 = Interpenetration, being burst through, not catching an evader, rallying and bad terrain also disorder a unit.

## 5.2

clause-F-5-05 = A unit with half its figures lost is exhausted: it stays disordered and cannot rally from rout.

## 5.3

clause-F-5-06 = A unit is shattered when three quarters of its figures are lost: it routs as the phase ends.

## 5.4

clause-F-5-07 = A halted unit recovers after a turn without advancing.
clause-F-5-08 = A shaken or disordered unit recovers if it does not move, shoot or fight for a turn.

## 5.4, 6

clause-F-5-09 = A unit recovers in Combat step 4, unless it is exhausted or the cause remains.

## 8.1

clause-F-5-10 = A halted unit cannot advance on its next move. A shaken unit cannot advance and is not steady. A routed unit keeps routing.
clause-F-5-11 = Morale is good, halted, shaken or routed. Units begin with good morale.

## 6

clause-F-6-01 = Rally 1: each side rolls a die. The winner chooses to be Side A or Side B.
clause-F-6-02 = Rally 2: make last turn's recoils. A recoil that cannot avoid an enemy becomes a rout.
clause-F-6-03 = Rally 3: routing units may test to rally, and pursuers to halt.
clause-F-6-04 = Rally 3: move routing units, and pursuers that did not stop.
clause-F-6-05 = Rally 4: each unit that has waited off the table tests to return.
clause-F-6-06 = Move 1: Side A declares and moves its charges.
clause-F-6-07 = Move 1: Side B may countercharge or evade, after its unpaid units have rolled.
clause-F-6-08 = Move 2: Side B charges and Side A answers, as in Move 1.
clause-F-6-09 = Move 3: Side A makes its other moves, then Side B makes its own.
clause-F-6-10 = Shoot 1: both sides shoot simultaneously.
clause-F-6-11 = Shoot 2: units take shooting tests, then charge tests (chargers before targets). Units that rout make half a rout move.
clause-F-6-12 = Shoot 3: a charger tests to halt if its target routed or evaded. Otherwise it completes its move.
clause-F-6-13 = Combat 1: all units in contact fight one round, simultaneously.
clause-F-6-14 = Combat 2: units that lost take a test. Recoils and routs are marked but not yet made.
clause-F-6-15 = Combat 3: each unit near a friend that routed this turn takes one test.
clause-F-6-16 = Combat 4: units that can recover do so.

## 7

clause-F-7-01 = Armoured infantry moves 4″ (3″), and 2″ (1.5″) more in a charge.
clause-F-7-02 = Heavy infantry moves 6″ (4.5″), and 2″ (1.5″) more in a charge.
clause-F-7-03 = Medium and light infantry and gunners on foot move 8″ (6″), and 2″ (1.5″) more in a charge.
clause-F-7-04 = Armoured cavalry moves 10″ (7.5″), and 6″ (4.5″) more in a charge.
clause-F-7-05 = Heavy cavalry moves 12″ (9″), and 8″ (6″) more in a charge.
clause-F-7-06 = Medium and light cavalry move 16″ (12″), and 8″ (6″) more in a charge.
clause-F-7-07 = A barded horse moves 2″ (1.5″) less. Its charge bonus is not reduced.
clause-F-7-08 = A very light gun moves 8″ (6″) limbered and 6″ (4.5″) manhandled.
clause-F-7-09 = Light guns, organ guns, wagons and war wagons move 6″ (4.5″) limbered and 4″ (3″) manhandled.
clause-F-7-10 = A medium gun moves 4″ (3″) limbered and 2″ (1.5″) manhandled.
clause-F-7-11 = Heavy guns move 2″ (1.5″) limbered. Manhandled, they can only turn.
clause-F-7-12 = A general moves 24″ (18″).
clause-F-7-13 = Any unit of a side may move, up to its limit. Routing and pursuing units must move.
clause-F-7-14 = Barding reduces the normal move only.
clause-F-7-15 = Trotting cavalry never adds the charge bonus.
clause-F-7-16 = An unlimbered heavy gun may turn up to 45° but cannot move.
clause-F-7-17 = Gunners that rout, evade or pursue leave their guns and wagons behind and move as skirmishers.

## 7.1

clause-F-7-18 = Unlimbering, manhandling or firing a gun needs one to four gunners, depending on its class.

## 7

clause-F-7-19 = Terrain and manoeuvres reduce the move.

## 2.11

clause-F-7-20 = Troops that carry stakes move 2″ (1.5″) less.

## 7.17

clause-F-7-21 = Changing facing costs steady regulars A–C half a move, others a whole move.
clause-F-7-22 = Changing frontage costs steady regulars A–C 2″ (1.5″) per figure gained or lost, others 4″ (3″).
clause-F-7-23 = Steady regulars A–C wheel at full speed, or at half with pikes. Others wheel at half these speeds.
clause-F-7-24 = Steady regulars A–C make an oblique of up to 22.5° at full speed, others at half speed.
clause-F-7-25 = Steady regulars A–C oblique by over 22.5°, sidestep or retreat at half speed, others at a quarter.
clause-F-7-26 = Forming or leaving square costs steady regulars A–C half a move, or a quarter if 4+ deep. Others pay double.

## 7.16

clause-F-7-27 = A manoeuvre that costs more than a move leaves the unit shaken until its movement debt is paid.

## 7.11

clause-F-7-28 = Skirmishers move and face as they like within 8″ (6″) of their command figure.

## 7.4

clause-F-7-29 = A pursuer that leaves the table waits out the next turn, then tests to return.

## 7.10

clause-F-7-30 = Unlimbered guns and skirmishers never block friends.
clause-F-7-31 = A unit in 4 ranks or more cannot interpenetrate another or be interpenetrated.
clause-F-7-32 = A unit interpenetrates a stationary one at half speed. Both become disordered unless both are steady and can form 2 deep.

## 7.13

clause-F-7-33 = Unlimbering costs very light, light and organ guns half a move, others a whole move. Guns cannot limber again.

## 7.14

clause-F-7-34 = Dragoons dismount in half a turn and mount in a whole turn. A tenth of them hold the horses.

## 7.15

clause-F-7-35 = A flank is open unless a friend, or terrain bad for the enemy, is within 6″ (4.5″) of it.

## 9.14

clause-F-7-36 = The shooting rules state which troops may move and fire in one turn.

## 7.6

clause-F-7-37 = Contact requires a charge. The target must be visible when the charge is declared, and within one charge move.
clause-F-7-38 = A charge brings as many figures into contact as possible. Several chargers share the target's front.

## 7.6.1

clause-F-7-39 = Charging needs good morale. Gunners cannot charge, skirmishers cannot charge close order, and most foot cannot charge mounted troops.

## 7.6.2

clause-F-7-40 = A charger may manoeuvre within its normal move. The bonus move is straight ahead.

## 7.6.3, 10.7

clause-F-7-41 = Salvee foot, javelin troops, and trotters with pistols may shoot as they charge, but lose the bonus move.

## 7.12

clause-F-7-42 = A unit recoils straight back, facing forward, and may swerve up to 45°. It routs if an enemy blocks its way.

## 7.7

clause-F-7-43 = A charge that reaches contact at speed has impetus.

## 7.7.1

clause-F-7-44 = Impetus needs a straight run of 2″ (1.5″) for foot, 4″ (3″) for mounted troops.

## 7.7.2

clause-F-7-45 = Disorder, shooting and bad terrain stop impetus. So do steady pikes, against mounted troops or naked foot.

## 7.8

clause-F-7-46 = A countercharge is made at once and only in self-defence, under the same limits as a charge.

## 7.9

clause-F-7-47 = Light cavalry in 1 or 2 ranks, skirmishers and gunners may evade a charge before shooting.
clause-F-7-48 = An evader moves at least half a normal move, and may stop once it is out of reach.
clause-F-7-49 = If its target evades, a charger may test to halt; going on without contact disorders it.

## 2.16

clause-F-7-50 = On 4–6 a unit in a false rout turns about and countercharges after its evasion.

## 7.2.1

clause-F-7-51 = Routing units move at charge speed, swerving up to 45° each turn towards home and away from enemies.
clause-F-7-52 = A routing unit that finds no gap half as wide as its front bursts through friends or is lost.
clause-F-7-53 = On its first rout move, a unit bursts through friends that block at least a quarter of its front; if it meets enemies, it surrenders.
clause-F-7-54 = Units in square, hard cover or buildings are never burst through. A unit burst through is disordered.

## 7.2

clause-F-7-55 = Routing units may rally even in contact.

## 9.1, 10.2

clause-F-7-56 = A routing unit neither shoots nor fights.

## 7.3

clause-F-7-57 = A unit pursues routed enemies at charge speed until they are gone or the way is blocked.
clause-F-7-58 = If several enemies rout, a unit pursues the one it had the most figures in contact with.

## 7.5

clause-F-7-59 = Pursuers crash into units that their target burst through. Both are disordered, must test and cannot shoot.
clause-F-7-60 = Where routing units go round friends, so do pursuers.

## 8.5

clause-F-7-61 = A player may always order a pursuit or a follow-up. The unit is then harder to halt.
clause-F-7-62 = If its target is more than 12″ (9″) away, a pursuer halts without a test and is disordered.

## 2.9

clause-F-7-63 = Unpaid troops never rally from rout or pursuit.

## 8.3

clause-F-8-01 = A reaction test is one die plus modifiers. A total above 0 passes; no roll passes or fails automatically.

## 8.2

clause-F-8-02 = An army is outgunned if the enemy's gun weight is at least 6 and its own is less than two thirds of the enemy's.

## 8.4

clause-F-8-03 = A routing unit may test to rally after one rout move, unless it is exhausted or unpaid.
clause-F-8-04 = Rally: grade A −2, B −3, C −4, D −6.
clause-F-8-05 = Rally: +1 with a general.
clause-F-8-06 = Rally: +2 with no visible enemy within 12″ (9″).
clause-F-8-07 = Rally: −1 in contact with an enemy.
clause-F-8-08 = Rally: −1 for irregulars.
clause-F-8-09 = Rally: −1 if the army is outgunned.
clause-F-8-10 = If a unit rallies, it halts in disorder and may face about; if not, it keeps routing.

## 8.5

clause-F-8-11 = Mounted troops may test to halt after a first pursuit move. Foot may test at once.
clause-F-8-12 = Pursuit or return: grade A −1, B −1, C −2, D −3.
clause-F-8-13 = Pursuit or return: +1 with a general.
clause-F-8-14 = Pursuit or return: +2 when testing to return, or in cover.
clause-F-8-15 = Pursuit or return: −2 for irregulars, or cavalry that charged at the gallop.
clause-F-8-16 = Pursuit or return: −1 for other mounted troops, or any exhausted unit.
clause-F-8-17 = Pursuit or return: −1 if the pursuit or follow-up was ordered.
clause-F-8-18 = If a pursuer halts, it is disordered and may face about; if not, it keeps pursuing.

## 8.6

clause-F-8-19 = A unit tests if hit by guns, or by shooters at least a quarter as strong as it is. Failure halts, shakes or routs it.
clause-F-8-20 = Shooting: grade A +2, B +1, C 0, D −1.
clause-F-8-21 = Shooting: +1 with a general; −1 if the army is outgunned; −1 if shaken.
clause-F-8-22 = Shooting: −1 per 2 gunpowder or 3 other hits; for a large unit, −1 per 3 gunpowder or 4 other hits.
clause-F-8-23 = Shooting: −1 if shot at from the flank or rear.
clause-F-8-24 = Shooting: −1 if hit by heavy artillery or steady salvee.

## 8.7

clause-F-8-25 = Counterchargers test before chargers. A target tests only if its charger passes.
clause-F-8-26 = Charge: grade A +2, B +1, C 0, D −1.
clause-F-8-27 = Charge: +1 with a general; −1 if outside command distance.
clause-F-8-28 = On a failed test, a charger is shaken and recoils half the distance charged; a target routs.
clause-F-8-29 = Charge: +1 for nobles.
clause-F-8-30 = Charge: +4 for a charger against a flank or rear, or against a shaken or routing target.
clause-F-8-31 = Charge: +2 for cavalry charging at the gallop with impetus.
clause-F-8-32 = Charge: −1 per 2 gunpowder hits this turn. For a large unit, −1 per 3.
clause-F-8-33 = Charge: −2 if shaken, or charged in flank or rear.
clause-F-8-34 = Charge: −3 for mounted chargers against the front of steady pike-supported foot.
clause-F-8-35 = Charge: −2 for naked foot if over half are missile troops.

## 8.8

clause-F-8-36 = A unit tests if it suffered more hits than it inflicted. If it passes, it recoils 8″ (6″) if mounted, 4″ (3″) if on foot; if not, it routs.
clause-F-8-37 = Lost combat: grade A +2, B +1, C 0, D −2.
clause-F-8-38 = Lost combat: +1 with a general.
clause-F-8-39 = Lost combat: −1 per 2 hits suffered. For a large unit, −1 per 3.
clause-F-8-40 = Lost combat: −1 if attacked in flank or rear.
clause-F-8-41 = Lost combat: −2 for foot if over half are missile troops; −2 if shaken.
clause-F-8-42 = Lost combat: −1 for each round lost in a row after the first.

## 8.9

clause-F-8-43 = A unit tests once a turn when a visible friend within 12″ (9″) routs. If it fails, it routs.
clause-F-8-44 = Regulars ignore routs of gunners and skirmishers, grade A ignores grade D, and nobles ignore lower grades.
clause-F-8-45 = Routing friend: grade A +2, B +1, C 0, D −1.
clause-F-8-46 = Routing friend: +1 with a general; +1 in square or hard cover.
clause-F-8-47 = Routing friend: −1 for each visible routing friend within 12″ (9″).
clause-F-8-48 = Routing friend: −1 if shaken; −1 if both flanks are open.
clause-F-8-49 = Routing friend: −2 if burst through this turn.

## 9.1

clause-F-9-01 = Count the figures in range and arc, take their dice, and roll against the target's column.
clause-F-9-02 = Range and arc are measured for each figure from the middle of its front.
clause-F-9-03 = A unit cannot split its fire. Figures unable to reach the target may shoot at an enemy near it. Each face of a square shoots separately.

## 9.1.1

clause-F-9-04 = Infantry rolls 1 die per 4 figures. A remainder of 3 adds 1 die.
clause-F-9-05 = Mounted troops roll 1 die per 3 figures. A remainder of 2 adds 1 die.
clause-F-9-06 = Heavy and organ guns roll 1 die per 2 gunners, maximum 2 per model.
clause-F-9-07 = Other guns roll 1 die per 4 gunners, maximum 1 per model. A remainder of 3 adds 1 die.

## 9.2, 2.14

clause-F-9-08 = The arc of fire is 22.5° each side, or all round for mounted troops and for stationary sleeves 4+ ranks deep.

## 9.3, 10.7

clause-F-9-09 = Two ranks shoot; steady regular trotters with firearms shoot in four ranks (two in a charge).

## 9.4, 9.7, 9.9

clause-F-9-10 = A charged unit may shoot to its front unless pursuers crash into it. A charge of under half a full move halves hits by foot without salvee.

## 9.7, 10.7

clause-F-9-11 = Losses to shooting in a charge are removed before the impact round but count in its result.

## 9.9

clause-F-9-12 = Stationary units may shoot at any enemy that crossed their zone of fire, others only at an enemy still there when all moves end.

## 9.10

clause-F-9-13 = Shoot first at a charger; otherwise at the nearest target, or one within 4″ (3″) of it.

## 9.11

clause-F-9-14 = A unit may shoot over an obstacle if the obstacle's far edge is at most halfway to the target. It never shoots through a friend.

## 9.12

clause-F-9-15 = One figure shoots through each 1″ (0.75″) of a gap, one gun through each 4″ (3″). Units cannot share a gap.

## 9.13

clause-F-9-16 = Friends in a gun's danger zone are shot at first. The dice that miss go on to the target.

## 9.6, 9.19

clause-F-9-17 = A close-order target is dense if enfiladed or in 3+ ranks. If classes overlap, use the best for the target.

## 9.8

clause-F-9-18 = Hits on a mixed unit are allocated evenly to the troops of its nearest two ranks, then saved.

## 9.19

clause-F-9-19 = A to-hit code gives the faces that hit: H is one hit, HH two.
clause-F-9-20 = Steady muskets of grades A to C: close range 6″ (4.5″), far 20″ (15″).
clause-F-9-21 = Arquebuses and other musketry: close range 6″ (4.5″), far 16″ (12″).
clause-F-9-22 = Pistols reach 4″ (3″).
clause-F-9-23 = Self-bows and slings: close range 6″ (4.5″), far 12″ (9″). Javelins have close range only.
clause-F-9-24 = Crossbows: close range 12″ (9″), far 24″ (18″).
clause-F-9-25 = Longbows and composite bows: close range 12″ (9″), far 24″ (18″).
clause-F-9-26 = Mounted self-bows have half the range. Hits are halved for shaken or moving shooters, foot charged from nearby, and most mounted troops.
clause-F-9-27 = Hailshot: in each period, each class of gun has its own range, reload and to-hit row.
clause-F-9-28 = Ballshot at close range: in each period, each class of gun has its own range, reload and to-hit row.
clause-F-9-29 = Ballshot at far range: in each period, each class of gun has its own range, reload and to-hit row.
clause-F-9-30 = Ballshot at a dense target adds 1 to each die.

## 9.5, 9.19

clause-F-9-31 = Armour has different saves against crossbows, longbows, other missiles and gunpowder.
clause-F-9-32 = Add 2 to saves for grade A and 1 for B. Except against gunpowder, also add 1 each for barding and shield. A 1 always fails.

## 9.15

clause-F-9-33 = Roll per hit on artillery: 1–3 limber (if any); 4–5 gunner; 6 gun if ballshot from light or heavier guns, otherwise gunner.

## 9.14

clause-F-9-34 = Steady foot of grades A–C with firearms or crossbows may move 2″ (1.5″) and fire fully.

## 9.14, 9.17

clause-F-9-35 = Salvee foot that did not move, fire or fight last turn may move and fire fully. It may fire by rank.

## 9.14

clause-F-9-36 = Other foot and very light guns may make up to half a move and fire with hits halved.
clause-F-9-37 = Mounted troops may make a full move and fire.
clause-F-9-38 = Other guns cannot fire if they moved, turned or unlimbered.

## 9.16

clause-F-9-39 = A gun marked R1 must wait 1 turn between shots; a gun marked R2, 2 turns.

## 9.18

clause-F-9-40 = Fire from a square counts as unsteady.

## 10.1

clause-F-10-01 = An impact round follows a successful charge or a round won by a pike-supported side. All others are melee rounds.

## 10.2

clause-F-10-02 = Two ranks fight (none if routing), up to four figures past each end of the enemy's front.
clause-F-10-03 = Four ranks of pikes fight, or three behind a rank of other troops.
clause-F-10-04 = Roll 1 die per 2 cavalry, 3 figures with pikes or heavy weapons (a remainder of 2 adds 1 die), or 4 others (a remainder of 3 adds 1 die).
clause-F-10-05 = Split dice evenly among enemies. A unit attacked in flank or rear uses its front ranks.

## 10.3

clause-F-10-06 = Weapons, longest first: pikes; heavy lances; long spears and heavy weapons of 6+ ft; others.

## 10.12

clause-F-10-07 = Each side adds up its combat points. Those marked “impact” count only in impact rounds.
clause-F-10-08 = Combat: +3 for cavalry at the gallop with impetus, on impact.
clause-F-10-09 = Combat: +1 for others with impetus, on impact.
clause-F-10-10 = Combat: +1 for the longer weapon in the open, on impact.
clause-F-10-11 = Combat: −1 for attacking up a steep slope, on impact.
clause-F-10-12 = Combat: +1 for heavy or armoured cavalry against medium or light, on impact.
clause-F-10-13 = Combat: +1 for each grade above the enemy.
clause-F-10-14 = Combat: +1 for cavalry per open flank of enemy foot in the open.
clause-F-10-15 = Combat: +2 for attacking a flank or rear.
clause-F-10-16 = Combat: +1 for cavalry against naked foot in the open.
clause-F-10-17 = Combat: +2 against a shaken or routing enemy.
clause-F-10-18 = Combat: −1 for losing the previous round.
clause-F-10-19 = Combat: +1 with a general.
clause-F-10-20 = Combat: −1 if disordered.
clause-F-10-21 = Combat: −1 against a target in soft cover, −2 if in hard cover.

## 10.4, 10.12

clause-F-10-22 = The difference in combat points decides what each side hits on. If both sides are cavalry, a separate column applies.

## 10.11, 10.12

clause-F-10-23 = Armour saves in combat, and a shield adds 1. Heavy weapons ignore shields and usually weaken armour.

## 10.5

clause-F-10-24 = Hits on a mixed unit are allocated evenly to the troops on the side attacked, then saved.

## 10.6

clause-F-10-25 = A unit loses a round and tests if hits suffered exceed hits inflicted.

## 10.7

clause-F-10-26 = Troops that shoot in a charge have no impetus and fight with handarms.

## 10.8

clause-F-10-27 = Mixed regulars with good morale that are in melee may exchange ranks in the Move phase.

## 10.9

clause-F-10-28 = Troops may drop one weapon for another. Mounted troops lose the first for good; foot only by moving away.

## 10.10

clause-F-10-29 = Close-order troops destroy gunners and skirmishers on contact, unless these are in works or hard cover, or are skirmishers in woods.

## 11.1

clause-F-11-01 = A gentle hill has one effect: it hides what is beyond its crest.
clause-F-11-02 = Steep slopes halve speed and stop impetus uphill and across, and also downhill for mounted troops and guns.

## 11.2

clause-F-11-03 = A stream or ford halves speed, costs 1″ (0.75″) or more, stops impetus and disorders units it divides.

## 11.3

clause-F-11-04 = Visibility is 100″ (75″). To charge, a unit may see past a friend within 6″ (4.5″).

## 11.4

clause-F-11-05 = Rough terrain disorders pikes, and any unit that moves at over half speed. It stops impetus and gives soft cover from ballshot.

## 11.5

clause-F-11-06 = Woods disorder units, stop impetus and give soft cover from shooting. Pikes cannot enter.

## 11.5.1

clause-F-11-07 = In light woods, skirmishers and foot in rout or pursuit move at full speed, others at half. Guns must be manhandled.

## 11.5.2

clause-F-11-08 = In heavy woods, skirmishers move at half speed, other foot at a quarter. Mounted troops and guns cannot enter.

## 11.6

clause-F-11-09 = A fence or low wall costs 2″ (1.5″) per rank and stops impetus. It gives no cover.
clause-F-11-10 = A high wall costs foot 2″ (1.5″) per rank, stops other troops, and gives soft cover.
clause-F-11-11 = A hedgerow bars the way until cleared (2 turns). It gives soft cover from shooting.

## 11.7

clause-F-11-12 = A river is crossed only at a ford or a bridge.
clause-F-11-13 = Units cross a bridge at half speed, disordered, in a column at most 3 figures wide.

## 11.8, 11.8.1

clause-F-11-14 = A town block gives cover and disorders units. Entry is free; exit costs half a move.

## 11.8.2

clause-F-11-15 = A garrison fires from any side with 1 die per 2″ (1.5″) of front, up to its total dice.

## 11.8.3

clause-F-11-16 = Cavalry cannot attack a town block. The garrison splits its dice between faces. Up to twice the block's capacity may attack each face.

## 11.8.4

clause-F-11-17 = Only two ranks fight against a strongpoint, up to two figures past each end of it.

## 11.8.5

clause-F-11-18 = 4 ballshot hits from medium or heavy guns ruin a town block and reduce its cover.

## 11.9

clause-F-11-19 = A ditch (hard cover from shooting) costs 2″ (1.5″); it disorders mounted troops, and foot on 1–3.

## 11.10

clause-F-11-20 = Works cost foot 2″ (1.5″) and disorder units up to 4″ (3″) behind them. Light works are soft cover from ballshot and in combat.

## 11.10.1

clause-F-11-21 = Light works are ruined by 2 ballshot hits per section from medium or heavy guns, heavy works by 6 from heavy guns.

## Interpretations

interpretation-D-08-title = From 1585, how far does a light gun fire ballshot?
interpretation-D-08-text = From 1585, a light gun's ballshot has a close range of 20″ (15″) and a far range of 40″ (30″).
interpretation-D-08-sheet = From 1585, a light gun's ballshot has a close range of 24″ (18″) and a far range of 48″ (36″).

interpretation-D-10-title = Can ballshot at close range hit skirmishers?
interpretation-D-10-never = Ballshot never hits skirmishers.
interpretation-D-10-close = At close range ballshot hits skirmishers on a 6 until 1584, on 5–6 from 1585.

interpretation-D-11-title = From 1585, can hailshot hit troops in hard cover?
interpretation-D-11-never = Hailshot never hits troops in hard cover.
interpretation-D-11-on_six = From 1585, hailshot hits troops in hard cover on a 6.

interpretation-D-12-title = Does medium armour save against a crossbow?
interpretation-D-12-seven = Medium armour saves against a crossbow on 7, so only with a modifier.
interpretation-D-12-none = Medium armour has no save against a crossbow.

interpretation-D-23-title = Which composite bows shoot as longbows?
interpretation-D-23-all = Every composite bow shoots as a longbow.
interpretation-D-23-heavy = Composite bows count as light and shoot as self-bows; a heavy one is bought as a longbow.

interpretation-D-24-title = Which save is used against a composite bow?
interpretation-D-24-longbow = The save against a composite bow is the same as against a longbow.
interpretation-D-24-other = The save against a composite bow is the same as against a self-bow.

interpretation-D-27-title = What is the close range of early guns with 15–20 mm figures?
interpretation-D-27-three_quarters = With 15–20 mm figures, early guns' close range is 18″ (medium) or 27″ (heavy): three quarters of the range with 25–30 mm figures.
interpretation-D-27-printed = With 15–20 mm figures, early guns' close range is 16″ (medium) or 24″ (heavy), as printed in the rules.

interpretation-D-43-title = Do light troops save against bows, slings and javelins?
interpretation-D-43-seven = Light troops save on 7 against longbows, javelins, slings and self-bows, so only with a modifier.
interpretation-D-43-none = Light troops have no save against longbows, javelins, slings and self-bows.

interpretation-D-49-title = Does grade improve saves in combat?
interpretation-D-49-shield_only = Only a shield improves saves in combat.
interpretation-D-49-grades = Grade A adds 2 and grade B adds 1 to saves in combat, as they do against shooting.

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

interpretation-D-56-title = At what stage does a figure's minimum price apply?
interpretation-D-56-finished = The minimum applies to a figure's price after all additions and reductions, but before any horse, bayonet or stakes.
interpretation-D-56-basic = The minimum applies only to grade, armour and irregular status. Weapons, options and the unpaid and unsupplied reductions come later, with no minimum.

interpretation-D-57-title = Do unpaid or unsupplied troops cost less per figure?
interpretation-D-57-per_figure = An unpaid figure costs 2 points less; so does an unsupplied one.
interpretation-D-57-per_unit = An unpaid unit costs 2 points less; so does an unsupplied army.

interpretation-D-59-title = Which figures of a mixed unit pay for salvee?
interpretation-D-59-musket_figures = Only the figures with muskets pay for salvee.
interpretation-D-59-every_figure = Every figure of the unit pays for salvee.

interpretation-D-60-title = Must a figure pay for each of its weapons?
interpretation-D-60-each = Each weapon a figure has must be paid for.
interpretation-D-60-one_price = A heavy lance and pistols together cost a cavalry figure 2 points, the same as either alone.

interpretation-D-61-title = Does a sniper pay for unit command?
interpretation-D-61-all_in = A sniper costs 25 points, with no command cost.
interpretation-D-61-pays_command = A sniper costs 25 points, plus 10 points for unit command.

interpretation-D-65-title = Which weapons and armour may be mixed in a unit?
interpretation-D-65-trainings = Pikes with shot, and halberds with longbows, need their training. Other mixtures are allowed with a warning.
interpretation-D-65-strict = Weapons may be mixed only with training, and armour only if a unit's pikes wear heavier armour than its shot.
interpretation-D-65-lenient = Weapons and armour may be mixed freely, without training.

interpretation-D-68-title = May a pike-and-shot unit have halberds?
interpretation-D-68-allowed = A pike-and-shot unit may also have halberds, with a warning.
interpretation-D-68-forbidden = A pike-and-shot unit has pikes and shot only.

interpretation-D-72-title = From which year may every nation use salvee?
interpretation-D-72-from_1641 = Every nation may use salvee from 1641.
interpretation-D-72-from_1640 = Every nation may use salvee from 1640.

interpretation-D-75-title = From which year are bayonets available?
interpretation-D-75-1660_1680 = Plug bayonets are available from 1660 and ring bayonets from 1680.
interpretation-D-75-1669_1689 = Plug bayonets are available from 1669 and ring bayonets from 1689, the last years of their decades.

interpretation-D-77-title = Do guns count as early or late in 1585?
interpretation-D-77-1585 = Guns count as late guns from 1585.
interpretation-D-77-1586 = Guns still count as early in 1585, and as late from 1586.

interpretation-D-84-title = Does a laager of ordinary wagons give cover?
interpretation-D-84-soft = A wagon laager gives soft cover, like a war wagon.
interpretation-D-84-none = A wagon laager gives no cover.

interpretation-D-86-title = How do mounted infantry move and shoot?
interpretation-D-86-horse_rates = Mounted infantry move like cavalry of the same armour, and shoot with 1 die per 3 figures.
interpretation-D-86-foot_rates = Mounted infantry move like infantry of the same armour, and shoot with 1 die per 4 figures.

interpretation-D-93-title = What gun weight does an organ gun have?
interpretation-D-93-nought = An organ gun counts as 0 towards gun weight.
interpretation-D-93-two = An organ gun counts as 2 towards gun weight, like a medium gun.

interpretation-D-94-title = May some units be unsupplied?
interpretation-D-94-army = Either the whole army is unsupplied or no unit is.
interpretation-D-94-unit = A unit may be unsupplied, but this saves no points.

interpretation-D-01-title = What is grade A's modifier to halt a pursuit?
interpretation-D-01-minus_one = Grade A gets −1 to halt a pursuit or to return, the same as grade B.
interpretation-D-01-nought = Grade A gets 0 to halt a pursuit or to return.
interpretation-D-01-plus_one = Grade A gets +1 to halt a pursuit or to return.

interpretation-D-02-title = What is the modifier to return, or to halt while in cover?
interpretation-D-02-two = A unit gets +2 if it tests to return, or to halt while in cover.
interpretation-D-02-one = A unit gets +1 if it tests to return, or to halt while in cover.

interpretation-D-03-title = Is an exhausted unit harder to halt in pursuit?
interpretation-D-03-always = Any exhausted unit gets −1 to halt a pursuit. Irregulars and gallopers add it to their −2.
interpretation-D-03-unless_wild = Exhausted units have −1 to halt a pursuit; irregulars and gallopers have −2, exhausted or not.
interpretation-D-03-never = Exhaustion does not count in a pursuit test.

interpretation-D-04-title = Which units may test before their first pursuit move?
interpretation-D-04-foot_at_once = Foot may test before it pursues, mounted troops only after a first pursuit move.
interpretation-D-04-anybody = Any unit may test before it pursues.

interpretation-D-22-title = Are organ guns heavy artillery in the shooting test?
interpretation-D-22-heavy_guns = Only guns of the heavy class are heavy artillery in the shooting test.
interpretation-D-22-organ_guns_too = Heavy guns and organ guns are heavy artillery in the shooting test.

interpretation-D-99-title = When does a charger test to halt if its target evades?
interpretation-D-99-after_shooting = If its target evades, a charger waits for all shooting and shooting tests, then tests to halt or goes on (Shoot phase, step 3).
interpretation-D-99-at_once = If its target evades, a charger tests to halt or goes on at once, before any shooting.

interpretation-D-100-title = May a charger halt at once if its target evades or routs?
interpretation-D-100-all = If its target evades or routs, any charger may test to halt.
interpretation-D-100-as_pursuers = If its target evades or routs, a charger may test to halt as a pursuer (if mounted, after a pursuit move).

interpretation-D-101-title = May a unit test to rally after half a rout move?
interpretation-D-101-counts = A unit may test to rally after half a rout move in the Shoot phase.
interpretation-D-101-does_not = A unit may test to rally only after a whole rout move.

interpretation-D-104-title = What is the morale of a unit that rallies?
interpretation-D-104-halted = A unit that rallies from rout or pursuit is halted and disordered.
interpretation-D-104-good = A unit that rallies from rout or pursuit has good morale and is disordered.

interpretation-D-105-title = What is the state of a unit that returns to the table?
interpretation-D-105-good = A unit that returns to the table is in good order.
interpretation-D-105-disordered = A unit that returns to the table is disordered.

interpretation-D-132-title = Which guns decide whether an army is outgunned?
interpretation-D-132-live = The guns still in play decide which army is outgunned.
interpretation-D-132-fixed = The guns in play at set-up decide which army is outgunned.

interpretation-D-133-title = When does naked missile foot get −2 in a charge test?
interpretation-D-133-anyone = In a charge test against any enemy, naked foot gets −2 if over half of its figures are missile troops.
interpretation-D-133-cavalry_and_pikes = In a charge test against cavalry or pike-supported foot, naked foot gets −2 if over half of its figures are missile troops.

interpretation-D-134-title = When do fixed bayonets count as pikes?
interpretation-D-134-reaction_tests = A whole front rank of pikes and fixed bayonets counts as pike support in reaction tests only.
interpretation-D-134-everything = A whole front rank of pikes and fixed bayonets always counts as pike support.

interpretation-D-135-title = Which foot is pike-supported or naked?
interpretation-D-135-any_foot = Any foot counts as pike-supported or naked, depending on the pikes in its front rank.
interpretation-D-135-pike_and_shot = Only pike-and-shot units count as pike-supported or naked.

interpretation-D-138-title = Do mounted troops get −3 against steady pikes when charged?
interpretation-D-138-charging = Mounted troops have −3 against steady pikes only when they charge or countercharge.
interpretation-D-138-always = Mounted troops that meet a charge also have −3 against steady pikes.

interpretation-D-140-title = Which hits count in reaction tests?
interpretation-D-140-after_saves = In reaction tests only unsaved hits count.
interpretation-D-140-before_saves = In reaction tests, hits are counted before saves.

interpretation-D-142-title = Are gunpowder and other hits counted together?
interpretation-D-142-separately = Gunpowder hits and hits from other shooting are counted separately, each rounded down.
interpretation-D-142-together = Fractions left over from gunpowder hits and other shooting hits are added together, then rounded down.

interpretation-D-146-title = Does a rout that a unit ignored count in its later tests?
interpretation-D-146-never = A rout that a unit ignores never counts against it.
interpretation-D-146-once_tested = A rout that a unit ignored counts against it as soon as another rout makes it test.

interpretation-D-150-title = Do non-gunpowder hits count in the charge test?
interpretation-D-150-gunpowder_only = In the charge test, only gunpowder hits count.
interpretation-D-150-all_shooting = In the charge test, −1 also applies per 3 non-gunpowder hits (4 for a large unit).

interpretation-D-05-title = How many mounted figures shoot per die?
interpretation-D-05-three = Mounted troops roll 1 die per 3 figures, and 1 more for a remainder of 2.
interpretation-D-05-two = Mounted troops roll 1 die per 2 figures; a remainder does not count.

interpretation-D-06-title = What hits do pistols inflict on a normal target?
interpretation-D-06-text = On 5–6, pistols hit normal targets once.
interpretation-D-06-sheet = On a 6, pistols hit normal targets twice.

interpretation-D-07-title = Which hits by mounted shooters are halved?
interpretation-D-07-text = Hits by mounted shooters are halved, except with self-bows and pistols.
interpretation-D-07-sheet = Hits by mounted shooters are halved, except with pistols. Mounted self-bows also have half the range.

interpretation-D-35-title = Which hits does a short charge halve?
interpretation-D-35-foot = Hits by charged foot are halved if the charge covers less than half a full charge move.
interpretation-D-35-any_unit = Hits by any charged unit are halved if the charge covers less than half a full charge move.

interpretation-D-151-title = Which pike-and-shot units shoot all round?
interpretation-D-151-both = Stationary regular pike-and-shot units with sleeves 4+ deep shoot all round.
interpretation-D-151-deep_sleeves = Any stationary unit with sleeves 4+ deep shoots all round.
interpretation-D-151-regular_tercio = Any stationary regular pike-and-shot unit shoots all round.

interpretation-D-153-title = How many ranks of trotters shoot in a charge?
interpretation-D-153-two_in_charge = Four ranks of steady regular trotters with firearms shoot, but only two in a charge.
interpretation-D-153-always = Four ranks of steady regular trotters with firearms shoot, even in a charge.

interpretation-D-158-title = Does a gun with just enough gunners roll a die?
interpretation-D-158-pooled = A gun needs a minimum number of gunners to fire. All gunners are pooled for dice, so an extra gun might not add a die.
interpretation-D-158-one_die = Each gun with enough gunners to fire rolls at least 1 die.

interpretation-D-159-title = Are hits halved again for a second reason?
interpretation-D-159-each = Hits are halved once for each reason.
interpretation-D-159-once = Hits are halved only once, however many reasons apply.

interpretation-D-160-title = Are hits halved before saves or after?
interpretation-D-160-before_saves = Hits are halved, then saved.
interpretation-D-160-after_saves = Saves come first; unsaved hits are then halved.

interpretation-D-162-title = Does ballshot at a dense target in cover keep its bonus?
interpretation-D-162-no_bonus = Ballshot at a dense target in cover uses the cover column, without +1 to each die.
interpretation-D-162-bonus = Ballshot at a dense target in cover uses the cover column, with +1 to each die.

interpretation-D-165-title = For a sniper, what class of target is a lone general?
interpretation-D-165-normal = A general on his own is a normal target for a sniper.
interpretation-D-165-skirmish = A general on his own is a skirmish target for a sniper.

interpretation-D-173-title = May guns move while they reload?
interpretation-D-173-any = Any turn without a shot counts as reloading.
interpretation-D-173-stationary = Only a turn without a shot or a move counts as reloading.

interpretation-D-109-title = Which pikes are counted when foot charges mounted troops?
interpretation-D-109-unit = Foot may charge mounted troops if at least two thirds of the unit's current figures are pikes.
interpretation-D-109-front_rank = Foot may charge mounted troops if at least two thirds of its front rank are pikes.

interpretation-D-119-title = Which combat rounds disorder a unit?
interpretation-D-119-in_a_row = Two rounds in a row disorder a unit if its enemies have at least a quarter of its present strength.
interpretation-D-119-any = Any two rounds of the battle disorder a unit if its enemies have at least a quarter of its starting strength.

interpretation-D-183-title = If pikes win, is the next an impact round for both sides?
interpretation-D-183-both_sides = After pikes have won a round, the next is an impact round for both sides.
interpretation-D-183-pikes_only = After pikes have won a round, the next is an impact round for them and a melee round for their enemy.

interpretation-D-185-title = When does a unit that fights several enemies lose a round?
interpretation-D-185-all = A unit loses a round when it suffers more hits than it inflicts on all its enemies combined.
interpretation-D-185-any = A unit loses a round when any one enemy inflicts more hits on it than it inflicts on that enemy.

interpretation-D-102-title = How soon may a unit recover?
interpretation-D-102-held = An idle turn counts only if the unit was shaken or disordered before the Move phase began.
interpretation-D-102-same_turn = A unit that became shaken or disordered this turn and was otherwise idle recovers at the end of the turn.

interpretation-D-103-title = Does one idle turn end both states, shaken and disordered?
interpretation-D-103-both = One idle turn removes both states: a unit is no longer shaken or disordered.
interpretation-D-103-one = One idle turn removes one state: a shaken and disordered unit first stops being shaken.

interpretation-D-108-title = When may skirmishers charge close-order troops?
interpretation-D-108-either = Skirmishers may charge close-order troops if either is in woods.
interpretation-D-108-skirmishers = Skirmishers that are in woods may charge close-order troops.
interpretation-D-108-target = Skirmishers may charge close-order troops that are in woods.

interpretation-D-110-title = Do trotters have the charge bonus in rout and pursuit?
interpretation-D-110-never = Trotting cavalry never adds the charge bonus. It routs and pursues at its normal move.
interpretation-D-110-flight = Trotting cavalry adds the charge bonus in rout and pursuit, but not when it charges.

interpretation-D-174-title = Which ballshot dice hit works and town blocks?
interpretation-D-174-cover_column = Ballshot against works or a block uses the cover column. Each hit counts against both the works (or block) and the troops there.
interpretation-D-174-every_die = Every ballshot die against works or a block is a hit.

interpretation-D-190-title = Do distances of 1–2″ at streams and woods depend on scale?
interpretation-D-190-scaled = Stream and woods distances of 1–2″ are 25% shorter with 15–20 mm figures.
interpretation-D-190-fixed = Stream and woods distances of 1–2″ are the same in both scales.

interpretation-D-191-title = Do rough terrain and woods disorder skirmishers?
interpretation-D-191-disordered = Rough terrain and woods disorder skirmishers, as they disorder other troops.
interpretation-D-191-exempt = Rough terrain and woods do not disorder skirmishers.

interpretation-D-197-title = Which units are disordered in the zone behind works?
interpretation-D-197-inside = A unit in the zone behind works is disordered for as long as it is there.
interpretation-D-197-moving = Only a unit that moves in the zone behind works is disordered, and it may recover there.

interpretation-D-200-title = When are charged troops in a ditch shaken?
interpretation-D-200-before_tests = Charged troops in a ditch are shaken before they test.
interpretation-D-200-after_tests = Charged troops in a ditch are shaken after they have tested.

interpretation-D-13-title = What does changing facing cost?
interpretation-D-13-any_unit = Changing facing costs steady regulars A–C half a move, others a whole move, whatever the unit's size.
interpretation-D-13-twelve_figures = Changing facing costs steady regulars A–C half a move per 12 figures, others a whole move.

interpretation-D-14-title = How fast are obliques, sidesteps and retreats?
interpretation-D-14-text = For steady regulars A–C, an oblique of up to 22.5° is at full speed; wider obliques, sidesteps and retreats are at half speed.
interpretation-D-14-sheet = For steady regulars A–C, obliques, sidesteps and retreats are at quarter speed, or at half speed in two ranks or fewer.

interpretation-D-225-title = When does a stream, ford, fence or low wall disorder a unit?
interpretation-D-225-crossing = A unit is divided, and so disordered, as it crosses a stream, ford, fence or low wall.
interpretation-D-225-left = A stream, ford, fence or low wall disorders a unit only if it divides the unit at the end of its move.

interpretation-D-227-title = Does a unit test for hits from its own side's guns?
interpretation-D-227-tests = A unit hit by its own side's guns tests as for any artillery fire.
interpretation-D-227-never = A unit tests only for enemy fire, but figures lost to its own side's guns count in that test.

interpretation-D-228-title = How long must a unit interpenetrated by friends stay still?
interpretation-D-228-whole_step = A unit interpenetrated by friends cannot move at any time during its side's moves.
interpretation-D-228-at_the_time = A unit must stay still while friends interpenetrate it, but may move before or after.

interpretation-D-229-title = Does a manoeuvre in place count as moving when foot shoots?
interpretation-D-229-moves = When foot shoots, the cost of a manoeuvre in place counts as distance moved.
interpretation-D-229-stands = Only distance covered counts as moving. After a manoeuvre in place, foot shoots as if it had not moved.

interpretation-D-233-title = Is a unit disordered if losses thin its formation?
interpretation-D-233-formed_up = A unit is disordered if it forms up in too few ranks, but not if losses thin its rear rank.
interpretation-D-233-losses_too = A unit in too few ranks is disordered, whether it formed up that way or lost figures.

interpretation-D-80-title = When does a unit in a false rout turn on its pursuers?
interpretation-D-80-same_turn = A unit in a false rout turns back in the same turn, once the charge that it evaded has ended.
interpretation-D-80-next_turn = A unit in a false rout turns back in the next turn, when its side charges.

interpretation-D-111-title = How far may a unit evade?
interpretation-D-111-charge = An evasion is at least half a normal move and at most a charge move.
interpretation-D-111-normal = An evasion is at least half a normal move and at most a normal move.

interpretation-D-115-title = When do pursuers fight an enemy they crash into?
interpretation-D-115-combat_phase = When pursuers crash into fresh enemies, both sides test at once, then fight in this turn's Combat phase. The round is an impact round without impetus or shooting.
interpretation-D-115-at_once = When pursuers crash into fresh enemies in the Rally phase, both sides test, fight a round at once, and fight again in the Combat phase. If they crash in during the Shoot phase, both sides test, do not shoot, and fight in the Combat phase.

interpretation-D-116-title = When does a routing unit go round friends?
interpretation-D-116-burst_first = On its first rout move a unit bursts through friends. Later it uses any gap to go round them.
interpretation-D-116-flow_always = Routing units use any gap to go round friends.

interpretation-D-117-title = What if a routing unit cannot burst through troops?
interpretation-D-117-destroyed = Routing units that cannot go round a square, hard cover or a building are destroyed.
interpretation-D-117-stop = Routing units that cannot go round a square, hard cover or a building stop in front of it.

interpretation-D-127-title = Can a square move, and does it have flanks?
interpretation-D-127-stands = A square cannot move, and has no flanks or rear.
interpretation-D-127-as_stated = A square moves like any other unit, and has flanks and a rear.

interpretation-D-148-title = What happens to horse-holders when enemies reach the horses?
interpretation-D-148-holders_too = Horse-holders are lost with their horses.
interpretation-D-148-horses_alone = Horse-holders return to the ranks. The horses are lost.
