//! Laws: what holds of any army list, and of any battle of each book, over random walks.

mod charging;
mod d3_ecw;
mod drafts;
mod edgehill_naseby;
mod fornovo;
mod stand_and_die;
