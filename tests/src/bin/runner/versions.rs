//! `make versions`: writes a battle and an army of each rulebook in the current versions, unless
//! their files exist.
#![allow(clippy::print_stdout)]

use drumhead_tests::versions;

use crate::Outcome;

pub(crate) fn run() -> Outcome<()> {
    for path in versions::write()? {
        println!("{}", path.display());
    }
    Ok(())
}
