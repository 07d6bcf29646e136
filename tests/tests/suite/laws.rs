//! Laws that hold for any army list, checked over random drafts, and for any battle of each
//! rulebook, checked over random walks.

mod charging;
mod d3_ecw;
mod drafts;
mod edgehill_naseby;
mod fornovo;
mod stand_and_die;
