//! Gives an order, or shows the reason why it was refused.

use std::io;

use drumhead_desk::catalogue::message;
use drumhead_desk::play::{BattleView, Face, Offer, OfferId, OfferKind, Refusal};
use drumhead_desk::{AnsweredOffer, Desk, Played};
use serde_json::Value;

use super::dice::bands;
use super::{asked, dice_of, find, last, to_do};
use crate::End;
use crate::arguments::What;
use crate::out::{Out, words};
use crate::run::Asked;

impl Asked<'_> {
    /// Carries out a command. If it would end a step with pending work, lists the work.
    pub(super) fn play(
        &mut self,
        desk: &mut Desk,
        battle: &str,
        what: &What,
        (dice, overrule): (Option<&str>, &[String]),
    ) -> Result<(), End> {
        let id = find(desk, battle)?;
        let opened = desk.battles().open_battle(&id)?;
        let is_end = |offer: &&Offer<Value>| offer.kind == OfferKind::EndStep;
        let end = opened.offers.iter().find(is_end);
        let wanted = what.offer.as_deref();
        let ends = wanted.is_some_and(|wanted| OfferId::end_step() == wanted);
        if ends && end.is_none() && !opened.view.pending.is_empty() {
            return self.cannot_end(desk, battle, &id, &opened.view);
        }
        let asked = asked(desk, &id, what)?;
        let against = asked.against();
        let AnsweredOffer {
            command, preview, ..
        } = asked.answered;
        let mut overruled = overrule.to_vec();
        overruled.retain(|id| !id.is_empty());
        let refusal =
            match desk
                .battles()
                .play(&id, opened.head, &command, overruled, dice_of(dice)?)?
            {
                Played::Done(opened) => return self.say(&opened, |out, opened| last(out, opened)),
                Played::Refused(refusal) => refusal,
            };
        let ended = end.is_some_and(|offer| offer.command == command);
        let view = opened.view;
        let pending = view.pending.iter().filter(|_| ended).cloned();
        let work = to_do::work(desk, &id, pending.collect())?;
        self.refuse(refusal, |out, refusal| {
            refused(out, refusal, (&against, &preview.faces))?;
            to_do::list(out, battle, &work)?;
            match ended {
                true => to_do::waiting(out, &view, None),
                false => Ok(()),
            }
        })
    }

    /// Refuses to end a step that cannot end before its work is done, and lists the work.
    fn cannot_end(
        &mut self,
        desk: &mut Desk,
        battle: &str,
        id: &str,
        view: &BattleView,
    ) -> Result<(), End> {
        let names = view.pending.iter().map(|work| to_do::named(view, work));
        let names = names.collect::<Vec<_>>().join("; ");
        let first = message("cli.play.first").with("work", names);
        let first = words(self.language()).say(&first);
        let work = to_do::work(desk, id, view.pending.clone())?;
        let refusal = Refusal::impossible("to_do", first);
        self.refuse(refusal, |out, refusal| {
            refused(out, refusal, (&[], &[]))?;
            to_do::list(out, battle, &work)?;
            to_do::waiting(out, view, None)
        })
    }
}

/// Writes the reason why a command was refused, and the options that would allow it. `results`
/// contains the result of each face, if the command needs one die.
pub(super) fn refused(
    out: &mut Out<'_>,
    refusal: &Refusal,
    (against, results): (&[String], &[Face]),
) -> io::Result<()> {
    match refusal {
        Refusal::NeedDice(pool) => {
            let bands = bands(pool, results, out.words).join(", ");
            let throw = message("cli.play.throw").with("dice", pool.dice);
            out.line(&throw.with("bands", bands))
        }
        Refusal::Impossible(objection) => {
            out.line(&message("cli.play.impossible").with("text", objection.text.to_string()))
        }
        Refusal::AgainstRules(objections) => {
            for objection in objections {
                let clause = objection.clause.as_deref().unwrap_or_default();
                let id = &objection.id;
                out.line(
                    &message("cli.play.against")
                        .with("text", objection.text.to_string())
                        .with("clause", clause.to_string())
                        .with("id", id.to_string()),
                )?;
            }
            if against.is_empty() {
                Ok(())
            } else {
                out.line(&message("cli.play.overrule"))
            }
        }
    }
}
