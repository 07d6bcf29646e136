//! Offers as a reader sees them: what may be done, what is asked for it, and
//! how each answer is written behind `--set`.

use std::io::{self, Write};

use drumhead_desk::play::{Answer, Choice, Offer};
use serde_json::Value;

/// Of an offer with more questions than this only so many are told.
const QUESTIONS: usize = 30;

/// Lists them, each with its questions and their answers as JSON.
pub(super) fn list(out: &mut dyn Write, offers: &[Offer<Value>]) -> io::Result<()> {
    for offer in offers {
        let owed = offer.fulfils.as_ref().map_or("", |_| " (owed)");
        writeln!(out, "{}  {}{owed}", offer.id, offer.label)?;
        against(out, offer)?;
        if offer.questions.len() > QUESTIONS {
            let n = offer.questions.len();
            writeln!(out, "    {n} questions: --json tells them")?;
            continue;
        }
        for question in &offer.questions {
            writeln!(out, "    {}  {}", question.path, question.label)?;
            answers(out, &question.answer)?;
        }
    }
    Ok(())
}

/// What speaks against an offer, and how it is overruled.
pub(super) fn against(out: &mut dyn Write, offer: &Offer<Value>) -> io::Result<()> {
    for objection in &offer.against {
        let (id, text) = (&objection.id, &objection.text);
        writeln!(out, "    against: {text} (--overrule {id})")?;
    }
    Ok(())
}

/// What can be answered.
pub(super) fn answers(out: &mut dyn Write, answer: &Answer) -> io::Result<()> {
    match answer {
        Answer::YesNo => writeln!(out, "        true or false"),
        Answer::Number { least, most } => writeln!(out, "        {least} to {most}"),
        Answer::Boxes { most, .. } => writeln!(out, "        0 to {most}"),
        Answer::Text { most, .. } => writeln!(out, "        \"...\", {most} characters at most"),
        Answer::One { choices: each } | Answer::Hex { choices: each } => choices(out, each),
        Answer::Some { choices: each } => {
            writeln!(out, "        [...], any of")?;
            choices(out, each)
        }
    }
}

fn choices(out: &mut dyn Write, choices: &[Choice]) -> io::Result<()> {
    for choice in choices {
        let value = serde_json::to_string(&choice.value)?;
        writeln!(out, "        {value}  {}", choice.label)?;
    }
    Ok(())
}
