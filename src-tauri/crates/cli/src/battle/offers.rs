//! Offers as text: the possible commands, their questions, and the form of each answer after
//! `--set`.

use std::io;

use crate::out::Out;
use drumhead_desk::catalogue::message;
use drumhead_desk::play::{Answer, Choice, Offer, Question};
use serde_json::Value;

/// The maximum number of questions listed for an offer.
const QUESTIONS: usize = 30;

/// Lists offers, each with its questions and their answers as JSON.
pub(super) fn list(out: &mut Out<'_>, offers: &[Offer<Value>]) -> io::Result<()> {
    for offer in offers {
        let key = match offer.fulfils {
            Some(_) => "cli.offers.to_do",
            None => "cli.offers.free",
        };
        let free = message(key).with("id", offer.id.to_string());
        out.line(&free.with("label", offer.label.as_str()))?;
        against(out, offer)?;
        if offer.questions.len() > QUESTIONS {
            out.line(&message("cli.offers.many").with("n", offer.questions.len()))?;
            continue;
        }
        questions(out, &offer.questions)?;
    }
    Ok(())
}

/// Lists questions, each with its path and the possible answers.
pub(super) fn questions(out: &mut Out<'_>, questions: &[Question]) -> io::Result<()> {
    for question in questions {
        writeln!(out, "    {}  {}", question.path, question.label)?;
        answers(out, &question.answer)?;
    }
    Ok(())
}

/// Writes the objections to an offer, and the option that allows each anyway.
pub(super) fn against(out: &mut Out<'_>, offer: &Offer<Value>) -> io::Result<()> {
    for objection in &offer.against {
        let against = message("cli.offers.against").with("text", objection.text.as_str());
        out.line(&against.with("id", objection.id.as_str()))?;
    }
    Ok(())
}

/// Writes the possible answers.
pub(super) fn answers(out: &mut Out<'_>, answer: &Answer) -> io::Result<()> {
    match answer {
        Answer::YesNo => out.line(&message("cli.answer.yes_no")),
        Answer::Number { least, most } => {
            let range = message("cli.answer.range").with("least", *least);
            out.line(&range.with("most", *most))
        }
        Answer::Boxes { most, .. } => {
            let range = message("cli.answer.range").with("least", 0_u32);
            out.line(&range.with("most", *most))
        }
        Answer::Text { most, .. } => out.line(&message("cli.answer.text").with("most", *most)),
        Answer::One { choices: each } | Answer::Hex { choices: each } => choices(out, each),
        Answer::Some { choices: each } => {
            out.line(&message("cli.answer.any"))?;
            choices(out, each)
        }
    }
}

fn choices(out: &mut Out<'_>, choices: &[Choice]) -> io::Result<()> {
    for choice in choices {
        let value = serde_json::to_string(&choice.value)?;
        writeln!(out, "        {value}  {}", choice.label)?;
    }
    Ok(())
}
