//! Clauses: the ids of the rules in the ledgers.

use std::fmt;

use serde::{Serialize, Serializer};

/// A rule's id in the ledger of its rulebook: `F-2.02`. Every modifier, price and problem that
/// comes from a rule names its clause.
///
/// The list of ids with their sections is `data/<book>/clauses.toml`; a test compares every id in
/// the code with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "bindings", specta(transparent))]
pub struct ClauseId(&'static str);

impl ClauseId {
    /// Returns the clause with this id.
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// Returns the id.
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// Returns whether the clause is in force: always true in shipped builds. The clause proofs
    /// switch off clauses one at a time to show that a test then fails.
    #[cfg(not(feature = "ablation"))]
    #[inline(always)]
    pub const fn stands(self) -> bool {
        true
    }

    /// Returns whether the clause is in force on this thread.
    #[cfg(feature = "ablation")]
    pub fn stands(self) -> bool {
        ablation::stands(self.0)
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for ClauseId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// Switches clauses off, for the clause proofs.
#[cfg(feature = "ablation")]
pub mod ablation {
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    thread_local! {
        static OFF: RefCell<Option<String>> = const { RefCell::new(None) };
        static ASKED: RefCell<Option<BTreeSet<&'static str>>> = const { RefCell::new(None) };
    }

    pub(super) fn stands(id: &'static str) -> bool {
        ASKED.with_borrow_mut(|asked| asked.as_mut().map(|asked| asked.insert(id)));
        OFF.with_borrow(|off| off.as_deref() != Some(id))
    }

    struct Restore(Option<String>);

    impl Drop for Restore {
        fn drop(&mut self) {
            OFF.set(self.0.take());
        }
    }

    /// Runs `work` on this thread without this clause. The clause is in force again afterwards,
    /// even after a panic.
    pub fn without<T>(id: &str, work: impl FnOnce() -> T) -> T {
        let _restore = Restore(OFF.replace(Some(id.to_owned())));
        work()
    }

    /// Runs `work` on this thread and returns the clauses that it checked.
    pub fn asked_by(work: impl FnOnce()) -> BTreeSet<&'static str> {
        ASKED.set(Some(BTreeSet::new()));
        work();
        ASKED.take().unwrap_or_default()
    }
}
