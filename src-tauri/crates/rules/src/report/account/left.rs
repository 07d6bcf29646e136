//! The remaining strength of each side, its captures, and the state of its objectives.

use std::collections::BTreeSet;

use drumhead_vocabulary::count;
use drumhead_vocabulary::play::{Arm, Gauge, UnitCard};
use drumhead_vocabulary::sheet::Block;

use super::{Page, SideAccount, prose};
use crate::report::numbers::gauge_of;

impl Page<'_> {
    /// Returns the remaining strength of a side, and the number of guns that it captured: "The
    /// King's army: 110 of 142 figures, 7 of 9 units. Guns captured from the other side: one."
    pub(super) fn left(&self, side: &SideAccount) -> String {
        let [left, start] = self.standing(side).map(|many| self.say.grouped(many));
        let all = || side.end.iter().filter(|card| !self.leads(card));
        let still = all().filter(|card| side.has(card));
        let [units, all] = [still.count(), all().count()].map(|many| self.say.grouped(count(many)));
        let what = self.what();
        let values = [
            ("side", side.name.as_str()),
            ("left", left.as_str()),
            ("start", start.as_str()),
            ("what", what),
            ("units", units.as_str()),
            ("all", all.as_str()),
        ];
        let key = if self.measured() {
            "left_of"
        } else {
            "left_of_unmeasured"
        };
        let sentence = self.say.fill(key, &values);
        let others = self.of.sides.iter().filter(|it| it.name != side.name);
        let captured: usize = others.map(SideAccount::captured_guns).sum();
        if captured == 0 {
            return sentence;
        }
        let n = self.writer.number(count(captured));
        let values = [("left", sentence.as_str()), ("n", n.as_str())];
        self.finished(&self.of_number("left_and_taken", count(captured), &values))
    }

    /// Returns the sides' objectives, and the side that occupies each place named by them.
    pub(super) fn aims(&self) -> String {
        let (of, say) = (self.of, self.say);
        let aims = of.sides.iter().filter(|side| !side.aims.is_empty());
        let mut aims: Vec<String> = aims
            .map(|side| {
                let values = [("side", side.name.as_str()), ("aims", side.aims.as_str())];
                say.fill("aims_of", &values)
            })
            .collect();
        // A place that both sides name is listed once.
        let places: BTreeSet<_> = of.sides.iter().flat_map(|side| &side.places).collect();
        let occupied: Vec<String> = places
            .iter()
            .map(|(hex, by)| self.occupied(hex, *by))
            .collect();
        if !occupied.is_empty() {
            aims.push(say.fill("there", &[("list", &occupied.join(", "))]));
        }
        aims.join(" ")
    }

    /// Returns a sentence about the side that occupies a place.
    fn occupied(&self, hex: &str, by: Option<u8>) -> String {
        let side = by.and_then(|by| self.of.sides.get(usize::from(by)));
        let name = side.map_or("", |side| side.name.as_str());
        let key = if side.is_some() {
            "held"
        } else {
            "held_by_nobody"
        };
        self.say.fill(key, &[("hex", hex), ("side", name)])
    }

    /// Returns whether a card belongs to a commander rather than a unit. A commander's arm is
    /// [`Arm::Leader`]. A commander has no strength, or a strength that is not in the measure of
    /// most units.
    pub(super) fn leads(&self, card: &UnitCard) -> bool {
        let alike = card.strength.what == self.what() && card.strength.start > 0;
        card.arm == Arm::Leader && !alike
    }

    /// Adds a sentence about the part of the missing strength that was not lost in fighting: the
    /// remaining strength of units that left the field.
    pub(super) fn unaccounted(&self, side: &SideAccount, blocks: &mut Vec<Block>) {
        let [left, start] = self.standing(side);
        let fewer = start.saturating_sub(left);
        let lost = side.lost.last().copied().unwrap_or(0);
        if !self.measured() || fewer <= lost {
            return;
        }
        let [fewer, lost, rest] = [fewer, lost, fewer - lost].map(|many| self.say.grouped(many));
        let values = [
            ("side", side.name.as_str()),
            ("fewer", fewer.as_str()),
            ("lost", lost.as_str()),
            ("rest", rest.as_str()),
            ("what", self.of_what()),
        ];
        let text = self.say.fill("unaccounted", &values);
        blocks.push(prose(String::new(), text, false));
    }

    /// Returns a side's strength in the field and at the start. The result counts units if
    /// strengths are unknown.
    pub(super) fn standing(&self, side: &SideAccount) -> [u32; 2] {
        let (measured, what) = (self.measured(), self.what());
        let one = Gauge::new(what.to_owned(), String::new(), 1, 1);
        let counted = |card| {
            if measured {
                gauge_of(card, what)
            } else {
                Some(&one)
            }
        };
        let units = side
            .end
            .iter()
            .filter(|card| !self.leads(card))
            .filter_map(|card| Some((card, counted(card)?)));
        units.fold([0, 0], |[left, start], (card, gauge)| {
            let now = if side.has(card) { gauge.now } else { 0_u32 };
            [left.saturating_add(now), gauge.start.saturating_add(start)]
        })
    }
}
