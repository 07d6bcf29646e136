//! The army builder's screen: plain data in the player's terms.
//!
//! Every choice contains its [`Edit`], so that the screen only sends back what it received and
//! contains no rules.

use drumhead_vocabulary::Points;
use serde::Serialize;

use crate::army::*;
use crate::edit::Edit;
use crate::problems::Severity;

macro_rules! view {
    ($($(#[$meta:meta])* $name:ident { $($(#[$fmeta:meta])* $field:ident: $ty:ty,)+ })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        pub struct $name { $($(#[$fmeta])* pub $field: $ty,)+ }
    )*};
}

view! {
    /// An army as shown on screen, with the selected unit.
    View {
        /// The army's name or a placeholder.
        title: String,
        /// Nation, year, scale and interpretations in one line.
        subtitle: String,
        /// The army's price.
        total: Points,
        /// The agreed points limit.
        limit: Option<Points>,
        /// The number of problems that make the army illegal.
        illegal: u32,
        /// The number of warnings.
        warnings: u32,
        /// Generals with their units; the units without a general come last.
        commands: Vec<CommandView>,
        /// The form of the army itself.
        army: ArmyForm,
        /// The army's own lines of the bill: generals, pieces and savings for the whole army.
        lines: Vec<LineView>,
        /// Every problem: first the problems with the army itself, then unit by unit.
        problems: Vec<ProblemView>,
        /// The selected unit.
        unit: Option<UnitForm>,
        /// Units that can be added with one click.
        templates: Vec<TemplateView>,
    }
    /// A general with his units.
    CommandView {
        /// The general's id; `None` for units without a general.
        general: Option<GeneralId>,
        /// The general's name and rank: `Gonzaga, C/C`.
        title: String,
        /// The general's command distance, to regulars and to irregulars.
        note: String,
        /// The general's units, in order.
        units: Vec<UnitRow>,
    }
    /// A unit in the list.
    UnitRow {
        /// The unit's number.
        number: UnitNumber,
        /// The unit's name or a placeholder.
        name: String,
        /// The unit's description, in one line.
        what: String,
        /// The unit's price.
        points: Points,
        /// The number of problems that make the unit illegal.
        illegal: u32,
        /// The number of warnings.
        warnings: u32,
    }
    /// A line of a bill.
    LineView {
        /// The label: `heavy armour`.
        text: String,
        /// The arithmetic: `32 at +2`; empty for a single item that is not a figure.
        arithmetic: String,
        /// The points of the line.
        total: Points,
        /// The id of the clause.
        clause: String,
        /// The section of the clause.
        section: String,
    }
    /// The part of the bill for one unit, or for the army itself.
    PartView {
        /// The unit; `None` for the army's own lines.
        unit: Option<UnitNumber>,
        /// The unit's name or a placeholder; empty for the army's own lines.
        name: String,
        /// The total.
        total: Points,
        /// The lines of the part.
        lines: Vec<LineView>,
    }
    /// A problem.
    ProblemView {
        /// Whether the problem makes the army illegal or is only a warning.
        severity: Severity,
        /// The unit concerned.
        unit: Option<UnitNumber>,
        /// The fault, with its subject.
        title: String,
        /// The arithmetic or the reason.
        detail: String,
        /// The id of the clause; empty for an agreement between the players.
        clause: String,
        /// The section of the clause.
        section: String,
        /// Fixes, the smallest change in price first; edits to the whole army come last.
        fixes: Vec<FixView>,
    }
    /// A fix for a problem.
    FixView {
        /// The label: `Set armour class to light`.
        label: String,
        /// The change in the army's price.
        change: Points,
        /// The edit.
        edit: Edit,
    }
    /// One answer to a question.
    Choice {
        /// The answer's id within its row.
        id: String,
        /// The answer's label.
        label: String,
        /// The price, in most cases for one figure; `None` if the answer has no price.
        price: Option<Points>,
        /// Whether the answer is chosen.
        on: bool,
        /// The reason why the answer cannot legally be chosen now; `None` if it can. An answer that
        /// is already chosen can still be removed.
        closed: Option<String>,
        /// Further reasons.
        also: Vec<String>,
        /// The edit that chooses the answer. If the question allows several answers and this one is
        /// chosen, the edit removes it.
        edit: Edit,
    }
    /// A question with its answers.
    Row {
        /// The id of the question: `grade`.
        id: String,
        /// The label of the question.
        label: String,
        /// Whether several answers can be chosen.
        many: bool,
        /// The answers.
        choices: Vec<Choice>,
        /// A hint; may be empty.
        hint: String,
    }
    /// A number field.
    NumberField {
        /// The id of the field: `figures`.
        id: String,
        /// The label of the field.
        label: String,
        /// The value; `None` if the field is empty.
        value: Option<u32>,
        /// The smallest sensible value.
        least: u32,
        /// The largest sensible value.
        most: u32,
        /// A hint; may be empty.
        hint: String,
        /// The edit with the current value. The screen multiplies the new value by `times`, and
        /// replaces the edit's `change.value` with the result. If `key` is not empty, only the
        /// field `key` of `change.value` is replaced.
        edit: Edit,
        /// The key within the value; empty for the value itself.
        key: String,
        /// The multiplier: 32 for lengths in inches.
        times: u32,
        /// Whether the field may be empty.
        optional: bool,
    }
    /// A text field.
    TextField {
        /// The id of the field: `unit_name`.
        id: String,
        /// The label of the field.
        label: String,
        /// The value of the field.
        value: String,
        /// The placeholder for an empty value.
        placeholder: String,
        /// The edit with the current value. The screen puts the new value into the edit's
        /// `change.value`.
        edit: Edit,
    }
    /// A button.
    Action {
        /// The id of the button: `duplicate`.
        id: String,
        /// The label of the button.
        label: String,
        /// The price, if any.
        price: Option<Points>,
        /// The edit that the button makes.
        edit: Edit,
    }
    /// The form of the army itself.
    ArmyForm {
        /// The army's name.
        name: TextField,
        /// The army's year.
        year: NumberField,
        /// The points limit.
        limit: NumberField,
        /// The questions about scale and supply.
        rows: Vec<Row>,
        /// Contingents.
        contingents: Vec<ThingForm>,
        /// Generals.
        generals: Vec<ThingForm>,
        /// Works, wagons and snipers.
        pieces: Vec<ThingForm>,
        /// Buttons that add contingents, generals and pieces.
        add: Vec<Action>,
        /// The interpretations. First come interpretations that can matter or differ from the
        /// default.
        interpretations: Vec<InterpretationView>,
        /// The selector for all of Part 1.
        master: Row,
        /// The player's notes.
        notes: TextField,
        /// The source.
        source: TextField,
    }
    /// A contingent, a general or a piece.
    ThingForm {
        /// The id of the contingent, general or piece.
        id: u16,
        /// The name or the kind: `Gonzaga`, `Heavy fieldworks`.
        title: String,
        /// The price.
        points: Points,
        /// The text fields.
        texts: Vec<TextField>,
        /// The questions.
        rows: Vec<Row>,
        /// The number fields.
        numbers: Vec<NumberField>,
        /// The button that removes the item; `None` if the item cannot be removed.
        remove: Option<Action>,
    }
    /// An interpretation.
    InterpretationView {
        /// The id in the register.
        id: String,
        /// The section of the rules.
        section: String,
        /// Whether the interpretation can matter to this army.
        met: bool,
        /// Whether the choice differs from the default.
        differs: bool,
        /// The question, with the sentences of the options as its answers.
        row: Row,
        /// The number field, if the interpretation asks for a number.
        number: Option<NumberField>,
    }
    /// A unit that can be added with one click.
    TemplateView {
        /// The template's id.
        id: String,
        /// The template's name.
        label: String,
        /// The unit's description, in one line.
        what: String,
        /// The unit's price.
        points: Points,
        /// The heading: foot, horse or guns.
        heading: String,
        /// The reason why the template is unusual in this army's year; `None` if it is usual.
        closed: Option<String>,
        /// The edit that adds the unit.
        edit: Edit,
    }
    /// The form of the selected unit.
    UnitForm {
        /// The unit's number.
        number: UnitNumber,
        /// The unit's name or a placeholder.
        title: String,
        /// Kind, order, depth and moves in one line.
        summary: String,
        /// The field for the unit's name.
        name: TextField,
        /// The questions about kind, type, grade, order and other settings of the whole unit.
        rows: Vec<Row>,
        /// The unit's groups.
        groups: Vec<GroupForm>,
        /// The number fields for models and stakes.
        numbers: Vec<NumberField>,
        /// The number fields for front and sleeves.
        formation: Vec<NumberField>,
        /// The consequences of the unit's size and formation, one sentence each.
        formed: Vec<FormedView>,
        /// The unit's formation as a drawing; `None` until a front or the width of the sleeves is
        /// entered, and for units without rows.
        shape: Option<ShapeView>,
        /// The text fields for colours and notes.
        texts: Vec<TextField>,
        /// The buttons: add a group (not for guns), duplicate, remove.
        actions: Vec<Action>,
        /// The lines of the bill for the unit.
        lines: Vec<LineView>,
        /// The unit's price.
        total: Points,
    }
    /// A group of the unit.
    GroupForm {
        /// The index of the group.
        group: u8,
        /// The name of the group: `Pikes`, `Sleeves of shot`.
        title: String,
        /// The price of one figure.
        each: Points,
        /// The field for the group's name.
        name: TextField,
        /// The number of figures.
        figures: NumberField,
        /// The questions about armour, weapons and options.
        rows: Vec<Row>,
        /// The button that removes the group; `None` for the unit's only group.
        remove: Option<Action>,
    }
    /// A formation seen from above.
    ShapeView {
        /// The body: all figures, or the pikes between the sleeves.
        body: Option<BlockView>,
        /// The left and the right sleeve of shot, if any.
        sleeves: Vec<BlockView>,
    }
    /// Figures in equal rows. The last row may be shorter.
    BlockView {
        /// The number of figures.
        figures: u32,
        /// The number of figures in the front row.
        front: u32,
        /// The number of rows, including a short last row.
        rows: u32,
    }
    /// A consequence of a unit's size or formation.
    FormedView {
        /// The consequence in words: `48 figures, 8 wide: 6 ranks`.
        text: String,
        /// The id of the clause.
        clause: String,
        /// Whether the formation disorders the unit.
        bad: bool,
    }
}
