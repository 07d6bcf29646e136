//! Vocabulary shared by all crates: points, clauses, lengths, problems, sheets.
//!
//! This crate does not know any rulebook. The print and store crates depend on it alone, so the
//! compiler prevents them from using rules.
//!
//! ```
//! use drumhead_vocabulary::dice::{Bands, Pool, Throw};
//! use drumhead_vocabulary::{Length, Points};
//!
//! let volley = Pool {
//!     what: "Volley of unit 4".to_owned(),
//!     side: Some(0),
//!     dice: 4,
//!     bands: Bands::new(["miss", "hit"], |face| u8::from(face >= 5)),
//! };
//! let counts = volley.read(&Throw::Faces(vec![6, 1, 5, 2]))?;
//! assert_eq!((counts.of(0), counts.of(1)), (2, 2));
//!
//! assert_eq!(Length::inches(9).part(2).to_string(), "4.5");
//! assert_eq!(Points(40) + Points(-2), Points(38));
//! # Ok::<(), drumhead_vocabulary::dice::ThrowError>(())
//! ```

mod clause;
mod count;
pub mod deck;
pub mod dice;
mod length;
pub mod list;
pub mod play;
mod points;
pub mod sheet;

pub use clause::ClauseId;
#[cfg(feature = "ablation")]
pub use clause::ablation;
pub use count::count;
pub use length::Length;
pub use points::Points;
