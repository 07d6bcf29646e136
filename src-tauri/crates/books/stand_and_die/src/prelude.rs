//! Imports for most files of this crate.

pub(crate) use drumhead_rules::frame::prelude::*;
pub(crate) use drumhead_rules::written;

pub(crate) use crate::army::{Arm, Troops};
pub(crate) use crate::clauses::*;
pub(crate) use crate::place::*;
pub(crate) use crate::state::*;
pub(crate) use crate::{Battle, Event, StandAndDie};
