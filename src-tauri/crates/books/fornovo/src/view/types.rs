//! The builder's screen: plain data in the player's words.
//!
//! Every choice contains its [`Edit`], so that the screen sends back what it received and
//! knows no rule.

use drumhead_words::Points;
use serde::Serialize;

use super::super::army::*;
use super::super::edit::Edit;
use super::super::problems::Severity;

macro_rules! view {
    ($($(#[$meta:meta])* $name:ident { $($(#[$fmeta:meta])* $field:ident: $ty:ty,)+ })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        pub struct $name { $($(#[$fmeta])* pub $field: $ty,)+ }
    )*};
}

view! {
    /// An army on the screen, and the selected unit.
    View {
        /// Its name or a placeholder.
        title: String,
        /// Nation, year, scale and interpretations in one line.
        subtitle: String,
        /// Its price.
        total: Points,
        /// The agreed limit.
        limit: Option<Points>,
        /// The number of illegal points.
        breaches: u32,
        /// The number of warnings.
        warnings: u32,
        /// Generals with their units, and last the units without a general.
        commands: Vec<CommandView>,
        /// The army's own form.
        army: ArmyForm,
        /// The army's own lines of the bill: generals and pieces.
        lines: Vec<LineView>,
        /// Every problem: first the army's, then unit by unit.
        complaints: Vec<ComplaintView>,
        /// The selected unit.
        unit: Option<UnitForm>,
        /// Units that can be added with one click.
        templates: Vec<TemplateView>,
    }
    /// A general with his units.
    CommandView {
        /// His id; none for units without a general.
        general: Option<GeneralId>,
        /// `Gonzaga, C/C`.
        title: String,
        /// His command distance, to regulars.
        note: String,
        /// His units, in order.
        units: Vec<UnitRow>,
    }
    /// A unit in the list.
    UnitRow {
        /// Its number.
        number: UnitNumber,
        /// Its name or a placeholder.
        name: String,
        /// Its description, in one line.
        what: String,
        /// Its price.
        points: Points,
        /// The number of illegal points.
        breaches: u32,
        /// The number of warnings.
        warnings: u32,
    }
    /// A line of a bill.
    LineView {
        /// `heavy armour`.
        text: String,
        /// `32 at +2`; empty for a count of one.
        arithmetic: String,
        /// Points.
        total: Points,
        /// The clause's id.
        clause: String,
        /// The section of the clause.
        section: String,
    }
    /// The part of the bill for one unit, or for the army itself.
    PartView {
        /// The unit; none for the army's own lines.
        unit: Option<UnitNumber>,
        /// The unit's name or a placeholder; empty for the army's own lines.
        name: String,
        /// The total.
        total: Points,
        /// Its lines.
        lines: Vec<LineView>,
    }
    /// A problem.
    ComplaintView {
        /// Illegal, or only odd.
        severity: Severity,
        /// The unit concerned.
        unit: Option<UnitNumber>,
        /// The fault, in a sentence.
        title: String,
        /// The arithmetic or the reason.
        detail: String,
        /// The clause's id; empty for an agreement between the players.
        clause: String,
        /// The section of the clause.
        section: String,
        /// Fixes, cheapest first.
        mends: Vec<MendView>,
    }
    /// A fix for a problem.
    MendView {
        /// `Make them light`.
        label: String,
        /// The change in the army's price.
        change: Points,
        /// The edit.
        edit: Edit,
    }
    /// One answer to a question.
    Choice {
        /// Its id within its row.
        id: String,
        /// Its label.
        label: String,
        /// Its price for a figure or a piece; none if free.
        price: Option<Points>,
        /// Whether it is chosen.
        on: bool,
        /// Why it cannot legally be chosen now; none if it can. A closed choice that is on
        /// can still be removed.
        closed: Option<String>,
        /// Further reasons.
        also: Vec<String>,
        /// The edit that chooses it, or removes it if it is on in a row of many.
        edit: Edit,
    }
    /// A question with its answers.
    Row {
        /// Its id: `grade`.
        id: String,
        /// Its label.
        label: String,
        /// Whether several answers can be on.
        many: bool,
        /// The answers.
        choices: Vec<Choice>,
        /// A hint; may be empty.
        hint: String,
    }
    /// A number field.
    NumberField {
        /// Its id: `figures`.
        id: String,
        /// Its label.
        label: String,
        /// Its value; none if empty.
        value: Option<u32>,
        /// The smallest sensible value.
        least: u32,
        /// The largest sensible value.
        most: u32,
        /// A hint; may be empty.
        hint: String,
        /// The edit with the present value: the screen puts the new one into its
        /// `change.value`, or under the key `key` there, multiplied by
        /// `times`.
        edit: Edit,
        /// The key within the value; empty for the value itself.
        key: String,
        /// The multiplier: 32 for lengths in inches.
        times: u32,
        /// Whether it may be empty.
        optional: bool,
    }
    /// A text field.
    TextField {
        /// Its id: `name`.
        id: String,
        /// Its label.
        label: String,
        /// Its value.
        value: String,
        /// The placeholder for an empty value.
        placeholder: String,
        /// The edit with the present value: the screen puts the new one into its
        /// `change.value`.
        edit: Edit,
    }
    /// A button.
    Action {
        /// Its id: `duplicate`.
        id: String,
        /// Its label.
        label: String,
        /// Its price, if any.
        price: Option<Points>,
        /// Its edit.
        edit: Edit,
    }
    /// The army's own form.
    ArmyForm {
        /// Its name.
        name: TextField,
        /// Its year.
        year: NumberField,
        /// The points limit.
        limit: NumberField,
        /// Scale and supply.
        rows: Vec<Row>,
        /// Contingents.
        contingents: Vec<ThingForm>,
        /// Generals.
        generals: Vec<ThingForm>,
        /// Works, wagons and snipers.
        pieces: Vec<ThingForm>,
        /// Buttons that add contingents, generals and pieces.
        add: Vec<Action>,
        /// The interpretations, those that can matter to this army first.
        readings: Vec<ReadingView>,
        /// The selector over all of Part 1.
        master: Row,
        /// The player's notes.
        notes: TextField,
        /// The source.
        source: TextField,
    }
    /// A contingent, a general or a piece.
    ThingForm {
        /// Its id.
        id: u16,
        /// Its kind: `subgeneral`, `heavy fieldworks`.
        title: String,
        /// Its price.
        points: Points,
        /// Texts.
        texts: Vec<TextField>,
        /// Questions.
        rows: Vec<Row>,
        /// Numbers.
        numbers: Vec<NumberField>,
        /// Removes it; none if it must stay.
        remove: Option<Action>,
    }
    /// An interpretation.
    ReadingView {
        /// Its id in the register.
        id: String,
        /// The section of the book.
        section: String,
        /// Whether it can matter to this army.
        met: bool,
        /// Whether it differs from the default.
        differs: bool,
        /// The question; its choices are the options' sentences.
        row: Row,
        /// The number field, if it asks for a number.
        number: Option<NumberField>,
    }
    /// A unit that can be added with one click.
    TemplateView {
        /// Its id.
        id: String,
        /// Its name.
        label: String,
        /// Its description, in one line.
        what: String,
        /// Its price.
        points: Points,
        /// Its heading: foot, horse, guns.
        heading: String,
        /// Why the template is unusual in this army's year; `None` if it is not.
        closed: Option<String>,
        /// Adds it.
        edit: Edit,
    }
    /// The form of the selected unit.
    UnitForm {
        /// Its number.
        number: UnitNumber,
        /// Its name or a placeholder.
        title: String,
        /// Kind, order, depth and moves in one line.
        summary: String,
        /// Its name.
        name: TextField,
        /// Kind, type, grade, order and the other settings of the whole unit.
        rows: Vec<Row>,
        /// Its groups.
        groups: Vec<GroupForm>,
        /// Gun models and stakes.
        numbers: Vec<NumberField>,
        /// Front and sleeves.
        formation: Vec<NumberField>,
        /// The consequences of its formation, a sentence each.
        formed: Vec<FormedView>,
        /// Its formation as a drawing; none until a front is entered, and for units without
        /// rows.
        shape: Option<ShapeView>,
        /// Colours and notes.
        texts: Vec<TextField>,
        /// Duplicate, remove, add a group.
        actions: Vec<Action>,
        /// Its lines of the bill.
        lines: Vec<LineView>,
        /// Its price.
        total: Points,
    }
    /// A group of the unit.
    GroupForm {
        /// Its index.
        group: u8,
        /// `Pikes`, `Sleeves of shot`.
        title: String,
        /// The price of one figure.
        each: Points,
        /// Its name.
        name: TextField,
        /// The number of figures.
        figures: NumberField,
        /// Armour, weapons and options.
        rows: Vec<Row>,
        /// Removes it; none for the last group.
        remove: Option<Action>,
    }
    /// A formation seen from above.
    ShapeView {
        /// The body: all figures, or the pikes between the sleeves.
        body: Option<BlockView>,
        /// The left and the right sleeve of shot, if any.
        sleeves: Vec<BlockView>,
    }
    /// Figures in equal rows; the last may be shorter.
    BlockView {
        /// The number of figures.
        figures: u32,
        /// The number in the front row.
        front: u32,
        /// Rows, including a short last one.
        rows: u32,
    }
    /// A consequence of a formation.
    FormedView {
        /// `6 ranks deep, 8 wide`.
        text: String,
        /// The clause's id.
        clause: String,
        /// Whether it disorders the unit.
        bad: bool,
    }
}
