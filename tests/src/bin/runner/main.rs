//! `runner NAME [ARGUMENTS]`: the developers' programs in one binary, because every binary costs
//! another link. `make golden`, `ledger`, `obligations`, `versions`, `ablate`, `soak` and `record`
//! run it; `docs/scenes.md` describes `record`.

use std::process::ExitCode;

mod ablate;
mod golden;
mod ledger;
mod obligations;
mod record;
mod soak;
mod versions;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<ExitCode> {
    let mut arguments = std::env::args().skip(1);
    let done = |()| ExitCode::SUCCESS;
    match arguments.next().as_deref() {
        Some("ablate") => Ok(ablate::run()?),
        Some("golden") => Ok(golden::run()?),
        Some("ledger") => Ok(ledger::run(arguments).map(done)?),
        Some("obligations") => obligations::run().map(done),
        Some("record") => record::run(arguments).map(done),
        Some("soak") => soak::run(arguments).map(done),
        Some("versions") => versions::run().map(done),
        _ => Err("runner ablate|golden|ledger|obligations|record|soak|versions".into()),
    }
}
