//! The second die for a general hit by a sniper (F-2.52).

use drumhead_rules::odds::Chance as _;
use drumhead_vocabulary::dice::FACES;

use super::one_die;
use crate::battle::general_name;
use crate::battle::generals::GeneralMoved;
use crate::battle::prelude::*;
use crate::shooting::kills_general;
use drumhead_vocabulary::play::other;

written! {
    /// The second die decides whether a general hit by a sniper is killed (F-2.52).
    pub struct Mark {
        /// The general.
        pub general: GeneralRef,
    }

    /// The second die for a general hit by a sniper was rolled (F-2.52).
    pub struct Marked {
        /// The general.
        pub general: GeneralRef,
        /// The die.
        pub face: u8,
        /// Whether the general is killed.
        pub lost: bool,
    }
}

impl Fact<Fornovo> for Marked {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.sniper_hits.insert(self.general, true);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let general = general_name(position(before), self.general);
        let mark_line = |key| line(key).with("general", general.as_str()).by(BY_SNIPER);
        vec![if self.lost {
            let lost = mark_line("log.marked_lost").tone(Tone::Bad);
            lost.including(mark_line("log.general_lost"))
        } else {
            mark_line("log.marked").tone(Tone::Good)
        }]
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        if !self.lost {
            events.safe.push(self.general);
        }
    }
}

/// Returns the rolls of the second die that kill.
fn killing(battle: &Battle) -> Vec<u8> {
    let kills = |face: &u8| kills_general(*face, &battle.tables.rules);
    FACES.into_iter().filter(kills).collect()
}

/// Returns the rolls that kill, as a value of a message.
pub(super) fn kills_on(battle: &Battle) -> Value {
    Value::List(killing(battle).into_iter().map(bare).collect(), ", ")
}

/// Returns the chance that the second die kills.
pub(super) fn kills(battle: &Battle) -> f64 {
    f64::ratio(u32::try_from(killing(battle).len()).unwrap_or(0), 6)
}

impl Demanded for Mark {
    fn is_due(&self, battle: &Battle) -> bool {
        let (general, state) = (&self.general, &battle.state);
        let alive = |commander: &Commander| *commander != Commander::Lost;
        state.sniper_hits.get(general) == Some(&false)
            && state.generals.get(general).is_some_and(alive)
    }

    fn work(&self, battle: &Battle) -> Obligation {
        work::of_general("mark", BY_SNIPER, battle, self.general)
    }
}

impl Action<Fornovo> for Mark {
    const NAME: &'static str = "mark";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["mark"];
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        let him = || general_name(position(battle), self.general);
        let due = self.is_due(battle).then_some(());
        due.ok_or_else(|| impossible("not_marked").with("general", him()))
    }

    fn of_table(battle: &Battle) -> Vec<Self> {
        let generals = battle.state.generals.keys();
        work::due(battle, generals.map(|general| Self { general: *general }))
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        let shooter = other(self.general.side);
        one_die::plan(self.label(battle), shooter)
    }

    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        let him = general_name(position(battle), self.general);
        let label = |lost: bool| {
            let key = if lost { "kills" } else { "spares" };
            message(format!("preview.snipe_{key}")).with("general", &*him)
        };
        let face = |face: u8| {
            let lost = kills_general(face, &battle.tables.rules);
            let tone = if lost { Tone::Bad } else { Tone::Good };
            (label(lost), tone)
        };
        let lost = kills(battle);
        Explanation {
            faces: FACES.map(face).to_vec(),
            odds: Some(Odds {
                sentence: Some(message("preview.mark_odds").with("faces", kills_on(battle))),
                bars: vec![(label(true), lost), (label(false), lost.not())],
                ..Odds::default()
            }),
            ..Explanation::default()
        }
    }

    fn resolve(&self, battle: &Battle, (): &(), rolled: &Rolled) -> Result<Vec<Event>, BadFact> {
        let general = self.general;
        let face = rolled.face().unwrap_or_default();
        let lost = kills_general(face, &battle.tables.rules);
        facts_of(battle, |resolver| {
            resolver.add(Marked {
                general,
                face,
                lost,
            })?;
            // The state still contains the sniper's hit, so the log line of the loss cites the
            // clause about snipers.
            if lost {
                let now = Commander::Lost;
                resolver.add(GeneralMoved { general, now })?;
            }
            Ok(())
        })
    }

    does_work!();
}
