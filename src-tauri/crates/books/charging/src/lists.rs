//! Lists: their fields, their problems, and the descriptions of units.

use drumhead_rules::catalogue::{Catalogue, Language};
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Form;
use drumhead_rules::data::switches::Interpretation;
use drumhead_rules::frame::{Answer, Message, Value, message};
use drumhead_rules::list::{Field, ListBook, NewNumbers, Row, warning};
use drumhead_rules::plain_field;
use drumhead_vocabulary::list::ListProblem;
use drumhead_vocabulary::sheet::{RosterFor, Sheet};

use super::Charging;
use super::army::{Arm, Army, Kind, MOST_STRENGTH, Order, Unit, arm_key, strength};
use super::interpretations::{Interpretations, register};
use super::sheet::roster;
use super::tables::Suggestions;
use super::words::speak;

const KIND_FIELDS: &[&dyn Field<Kind>] = &[
    // By default, cavalry is mounted and other arms are not.
    &Row::new(
        "arm",
        |kind: &Kind| Some(kind.arm),
        |_| Answer::named("arm", &Arm::ALL, Arm::id),
        |kind, arm: Arm| {
            kind.arm = arm;
            kind.mounted = arm == Arm::Cavalry;
            Ok(())
        },
    ),
    // Artillery has no order (C-07h).
    &Row::new(
        "order",
        |kind: &Kind| kind.arm.has_order().then_some(kind.order),
        |_| Answer::named("order", &Order::ALL, Order::id),
        |kind, order| {
            kind.order = order;
            Ok(())
        },
    ),
    &plain_field!(Kind: mounted, |_| Answer::YesNo),
    &plain_field!(Kind: basic_morale, |_| Answer::Number { least: 1, most: 12 })
        .hint(|_| suggested_morale()),
    &plain_field!(Kind: strength, |_| Answer::up_to(MOST_STRENGTH)),
];

/// Returns the editors' suggested basic morale for each quality.
fn suggested_morale() -> Option<Message> {
    let qualities = Suggestions::standard().ok()?.quality.iter();
    let list = qualities.map(|quality| {
        message("field.quality")
            .with("quality", message(format!("quality.{}", quality.id)))
            .with("morale", quality.basic_morale)
    });
    let list = Value::List(list.collect(), ", ");
    Some(message("field.suggested_morale").with("list", list))
}

impl ListBook for Charging {
    type Kind = Kind;
    type Own = ();
    type Interpretations = Interpretations;

    const TITLE: &'static str = "Charging";
    const AUTHOR: &'static str = "Will of the blog Fire at Will";
    const YEAR: u16 = 1777;

    fn register() -> Result<&'static [Interpretation], TableError> {
        register()
    }

    const KIND_FIELDS: &'static [&'static dyn Field<Kind>] = KIND_FIELDS;

    fn words(language: Language) -> &'static Catalogue {
        speak(language)
    }

    fn joins(_: &mut Kind, _: &(), _: &NewNumbers) {}

    fn what(unit: &Unit, words: &'static Catalogue, form: Form) -> Result<String, TableError> {
        Ok(about(&unit.of, words, form))
    }

    fn about(army: &Army, words: &'static Catalogue) -> Result<String, TableError> {
        let (units, strength) = (army.units.len().to_string(), strength(army).to_string());
        let values = [("units", &*units), ("strength", &strength)];
        Ok(words.fill("army.about", &values))
    }

    fn problems(army: &Army, words: &'static Catalogue) -> Result<Vec<ListProblem>, TableError> {
        let suggestions = Suggestions::standard()?;
        let of_unit = |unit: &Unit| {
            let number = unit.number;
            let faults = faults(&unit.of, suggestions).into_iter();
            let problems = faults.map(move |fault| problem(number, fault, words));
            problems.collect::<Vec<_>>()
        };
        Ok(army.units.iter().flat_map(of_unit).collect())
    }

    fn roster(
        army: &Army,
        for_whom: RosterFor,
        words: &'static Catalogue,
    ) -> Result<Sheet, TableError> {
        roster(words, army, for_whom, true)
    }
}

/// Returns the description of a unit, in one line.
pub(super) fn about(kind: &Kind, words: &Catalogue, form: Form) -> String {
    let arm = words.get(arm_key(kind.arm));
    let mut about = if kind.arm.has_order() {
        format!("{} {arm}", words.get(order_key(kind.order)))
    } else {
        arm.to_owned()
    };
    if kind.mounted != (kind.arm == Arm::Cavalry) {
        let key = if kind.mounted {
            "mount.yes"
        } else {
            "mount.no"
        };
        about = format!("{about}, {}", words.get(key));
    }
    let morale = kind.basic_morale.to_string();
    words.fill(
        &form.key("card.about"),
        &[("what", &about), ("morale", &morale)],
    )
}

const fn order_key(order: Order) -> &'static str {
    match order {
        Order::Close => "order.close",
        Order::Open => "order.open",
    }
}

/// A problem with a unit in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// The basic morale is out of range for a test.
    Morale {
        /// The value.
        value: u8,
        /// The minimum.
        least: u8,
        /// The maximum.
        most: u8,
    },
    /// The unit has no strength points.
    NoStrength,
    /// The unit has more strength points than any unit in other posts by the author of the rules.
    MuchStrength {
        /// The value.
        value: u8,
        /// The maximum strength points of a unit in the author's other posts.
        most: u8,
    },
    /// The cavalry is dismounted, and so fights as infantry (gap C-A16).
    Dismounted,
    /// The infantry is mounted, and so surrenders as mounted troops but fights as infantry (gap
    /// C-A16).
    MountedFoot,
    /// The guns are mounted, which is impossible.
    MountedGuns,
}

impl Fault {
    /// Returns whether the problem makes the unit illegal. Otherwise the unit is only unusual.
    const fn is_illegal(self) -> bool {
        match self {
            Self::Morale { .. } | Self::NoStrength | Self::MountedGuns => true,
            Self::MuchStrength { .. } | Self::Dismounted | Self::MountedFoot => false,
        }
    }

    /// Returns the name in the catalogue.
    const fn id(self) -> &'static str {
        match self {
            Self::Morale { .. } => "morale",
            Self::NoStrength => "no_strength",
            Self::MuchStrength { .. } => "much_strength",
            Self::Dismounted => "dismounted",
            Self::MountedFoot => "mounted_foot",
            Self::MountedGuns => "mounted_guns",
        }
    }
}

/// Returns every problem with a unit.
fn faults(kind: &Kind, suggestions: &Suggestions) -> Vec<Fault> {
    let mut found = Vec::new();
    let (least, most) = (suggestions.morale.least, suggestions.morale.most);
    if !(least..=most).contains(&kind.basic_morale) {
        let value = kind.basic_morale;
        found.push(Fault::Morale { value, least, most });
    }
    let most = suggestions.strength.most;
    if kind.strength == 0 {
        found.push(Fault::NoStrength);
    } else if kind.strength > most {
        let value = kind.strength;
        found.push(Fault::MuchStrength { value, most });
    }
    found.extend(match (kind.arm, kind.mounted) {
        (Arm::Cavalry, false) => Some(Fault::Dismounted),
        (Arm::Infantry, true) => Some(Fault::MountedFoot),
        (Arm::Artillery, true) => Some(Fault::MountedGuns),
        (Arm::Cavalry, true) | (Arm::Infantry | Arm::Artillery, false) => None,
    });
    found
}

/// Returns a problem in words.
fn problem(unit: u16, fault: Fault, words: &Catalogue) -> ListProblem {
    let (value, least, most) = match fault {
        Fault::Morale { value, least, most } => (value, least, most),
        Fault::MuchStrength { value, most } => (value, 1, most),
        Fault::NoStrength | Fault::Dismounted | Fault::MountedFoot | Fault::MountedGuns => {
            (0, 0, 0)
        }
    };
    let values = [("value", value), ("least", least), ("most", most)]
        .map(|(name, value)| (name, value.to_string()));
    let values = (values.each_ref()).map(|(name, value)| (*name, value.as_str()));
    ListProblem {
        illegal: fault.is_illegal(),
        ..warning(words, Some(unit), fault.id(), &values)
    }
}
