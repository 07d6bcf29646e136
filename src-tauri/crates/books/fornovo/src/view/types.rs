//! What the builder's screen is made of: plain data in the player's words.
//!
//! Every choice carries the [`Edit`] that makes it, so that the screen sends
//! back what it was given and knows no rule.

use drumhead_words::Points;
use serde::Serialize;

use super::super::army::*;
use super::super::breach::Severity;
use super::super::edit::Edit;

macro_rules! view {
    ($($(#[$meta:meta])* $name:ident { $($(#[$fmeta:meta])* $field:ident: $ty:ty,)+ })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        pub struct $name { $($(#[$fmeta])* pub $field: $ty,)+ }
    )*};
}

view! {
    /// An army on the screen, and the unit the player looks at.
    View {
        /// Its name, or what stands for one.
        title: String,
        /// Nation, year, scale and readings in one line.
        subtitle: String,
        /// What it costs.
        total: Points,
        /// What was agreed on.
        limit: Option<Points>,
        /// How many breaches.
        breaches: u32,
        /// How many warnings.
        warnings: u32,
        /// Generals with their units, and last the units under nobody.
        commands: Vec<CommandView>,
        /// The army's own form.
        army: ArmyForm,
        /// The army's own lines of the bill: generals and pieces.
        lines: Vec<LineView>,
        /// Every complaint, the army's first, then unit by unit.
        complaints: Vec<ComplaintView>,
        /// The unit the player looks at.
        unit: Option<UnitForm>,
        /// Units that can be added with one choice.
        templates: Vec<TemplateView>,
    }
    /// A general with his units.
    CommandView {
        /// Which; none for units under nobody.
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
        /// Its name, or what stands for one.
        name: String,
        /// What it is, in one line.
        what: String,
        /// What it costs.
        points: Points,
        /// How many breaches.
        breaches: u32,
        /// How many warnings.
        warnings: u32,
    }
    /// A line of a bill.
    LineView {
        /// `heavy armour`.
        text: String,
        /// `32 at +2`; empty where there is one.
        arithmetic: String,
        /// Points.
        total: Points,
        /// The clause's id.
        clause: String,
        /// The section it stands in.
        section: String,
    }
    /// A unit's part of the bill, or the army's own.
    PartView {
        /// The unit; none for the army's own lines.
        unit: Option<UnitNumber>,
        /// The unit's name, or what stands for one; empty for the army's own.
        name: String,
        /// What it comes to.
        total: Points,
        /// Its lines.
        lines: Vec<LineView>,
    }
    /// A complaint.
    ComplaintView {
        /// Whether it is against the rules, or only odd.
        severity: Severity,
        /// The unit it is about.
        unit: Option<UnitNumber>,
        /// What is wrong, in a sentence.
        title: String,
        /// The arithmetic, or why.
        detail: String,
        /// The clause's id; empty for the players' own agreement.
        clause: String,
        /// The section it stands in.
        section: String,
        /// What mends it, cheapest first.
        mends: Vec<MendView>,
    }
    /// What mends a complaint.
    MendView {
        /// `Make them light`.
        label: String,
        /// What the army then costs more or less.
        change: Points,
        /// The edit.
        edit: Edit,
    }
    /// One answer to a question.
    Choice {
        /// Its id within its row.
        id: String,
        /// What it says.
        label: String,
        /// What it costs a figure or a piece; none where nothing.
        price: Option<Points>,
        /// Whether it is chosen.
        on: bool,
        /// Why it cannot legally be chosen now; none where it can. A closed
        /// choice that is on can still be taken back.
        closed: Option<String>,
        /// The reasons beside that one.
        also: Vec<String>,
        /// What choosing it does; for one that is on in a row of many, what
        /// taking it back does.
        edit: Edit,
    }
    /// A question with its answers.
    Row {
        /// Its id: `grade`.
        id: String,
        /// What it says.
        label: String,
        /// Whether one answer holds, or any number.
        many: bool,
        /// The answers.
        choices: Vec<Choice>,
        /// A word of help; may be empty.
        hint: String,
    }
    /// A number to be entered.
    NumberField {
        /// Its id: `figures`.
        id: String,
        /// What it says.
        label: String,
        /// What stands there; none where nothing is entered.
        value: Option<u32>,
        /// The least it makes sense to enter.
        least: u32,
        /// The most it makes sense to enter.
        most: u32,
        /// A word of help; may be empty.
        hint: String,
        /// The edit with the present value: the screen puts the new one in
        /// its `change.value`, or in the key of that which `key` names, times
        /// `times`.
        edit: Edit,
        /// The key within the value; empty for the value itself.
        key: String,
        /// What the number is multiplied by: 32 for lengths in inches.
        times: u32,
        /// Whether nothing may be entered.
        optional: bool,
    }
    /// A text to be entered.
    TextField {
        /// Its id: `name`.
        id: String,
        /// What it says.
        label: String,
        /// What stands there.
        value: String,
        /// What stands for it where it is empty.
        placeholder: String,
        /// The edit with the present value: the screen puts the new one in
        /// its `change.value`.
        edit: Edit,
    }
    /// A button.
    Action {
        /// Its id: `duplicate`.
        id: String,
        /// What it says.
        label: String,
        /// What it costs, where it costs anything.
        price: Option<Points>,
        /// What it does.
        edit: Edit,
    }
    /// The army's own form.
    ArmyForm {
        /// Its name.
        name: TextField,
        /// Its year.
        year: NumberField,
        /// The points agreed on.
        limit: NumberField,
        /// Scale and supply.
        rows: Vec<Row>,
        /// Contingents.
        contingents: Vec<ThingForm>,
        /// Generals.
        generals: Vec<ThingForm>,
        /// Works, wagons and snipers.
        pieces: Vec<ThingForm>,
        /// What can be added: contingent, generals, pieces.
        add: Vec<Action>,
        /// The readings, those this army can meet first.
        readings: Vec<ReadingView>,
        /// The selector over all of Part 1.
        master: Row,
        /// The player's notes.
        notes: TextField,
        /// Where its facts come from.
        source: TextField,
    }
    /// A contingent, a general or a piece.
    ThingForm {
        /// Its id.
        id: u16,
        /// What it is: `subgeneral`, `heavy fieldworks`.
        title: String,
        /// What it costs.
        points: Points,
        /// Texts.
        texts: Vec<TextField>,
        /// Questions.
        rows: Vec<Row>,
        /// Numbers.
        numbers: Vec<NumberField>,
        /// Takes it out; none where it must stay.
        remove: Option<Action>,
    }
    /// A reading.
    ReadingView {
        /// Its id in the register.
        id: String,
        /// The section of the book.
        section: String,
        /// Whether this army can meet it.
        met: bool,
        /// Whether it differs from the default.
        differs: bool,
        /// The question; its choices are the options' sentences.
        row: Row,
        /// The number asked for, where one is.
        number: Option<NumberField>,
    }
    /// A unit that can be added with one choice.
    TemplateView {
        /// Its id.
        id: String,
        /// Its name.
        label: String,
        /// What it is, in one line.
        what: String,
        /// What it costs as it comes.
        points: Points,
        /// Which heading it stands under: foot, horse, guns.
        heading: String,
        /// Why it is unusual in this army's year; empty where it is not.
        closed: Option<String>,
        /// Adds it.
        edit: Edit,
    }
    /// The form of the unit the player looks at.
    UnitForm {
        /// Its number.
        number: UnitNumber,
        /// Its name, or what stands for one.
        title: String,
        /// Kind, order, depth and moves in one line.
        summary: String,
        /// Its name.
        name: TextField,
        /// Kind, type, grade, order and the rest that concerns all of it.
        rows: Vec<Row>,
        /// Its groups.
        groups: Vec<GroupForm>,
        /// Gun models and stakes.
        numbers: Vec<NumberField>,
        /// Front and sleeves.
        formation: Vec<NumberField>,
        /// What follows from its formation, a sentence each.
        formed: Vec<FormedView>,
        /// How it stands, to be drawn; none until a front is entered, and for
        /// those who stand in no rows.
        shape: Option<ShapeView>,
        /// Colours and notes.
        texts: Vec<TextField>,
        /// Duplicate, remove, add a group.
        actions: Vec<Action>,
        /// Its lines of the bill.
        lines: Vec<LineView>,
        /// What it costs.
        total: Points,
    }
    /// A group of the unit.
    GroupForm {
        /// Its place.
        group: u8,
        /// `Pikes`, `Sleeves of shot`.
        title: String,
        /// What one figure costs.
        each: Points,
        /// Its name.
        name: TextField,
        /// How many.
        figures: NumberField,
        /// Armour, arms and options.
        rows: Vec<Row>,
        /// Takes it out; none for the last.
        remove: Option<Action>,
    }
    /// A formation seen from above.
    ShapeView {
        /// The body: everyone, or the pikes between the sleeves.
        body: Option<BlockView>,
        /// The left and the right sleeve of shot, where there are any.
        sleeves: Vec<BlockView>,
    }
    /// Figures in equal rows, the last of which may be shorter.
    BlockView {
        /// How many.
        figures: u32,
        /// How many in the front row.
        front: u32,
        /// Rows, a short last one included.
        rows: u32,
    }
    /// What follows from a formation.
    FormedView {
        /// `6 ranks deep, 8 wide`.
        text: String,
        /// The clause's id.
        clause: String,
        /// Whether it disorders the unit.
        bad: bool,
    }
}
