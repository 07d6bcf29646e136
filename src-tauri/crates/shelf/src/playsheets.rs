//! Playsheets: a book's tables on paper, or those that one battle can meet.

use drumhead_words::sheet::Sheet;

use super::{Battle, BookError, BookId, charging, d3_ecw, edgehill_naseby, fornovo, stand_and_die};

/// The whole playsheet of a book, in the larger of its figure scales or the
/// smaller; a book of one scale has one sheet. Under the default readings.
///
/// # Errors
/// [`BookError::Tables`] if an embedded file does not read.
pub fn playsheet(book: BookId, small_figures: bool) -> Result<Sheet, BookError> {
    match book {
        BookId::Fornovo => {
            let scale = if small_figures {
                fornovo::FigureScale::Small
            } else {
                fornovo::FigureScale::Large
            };
            let rules = fornovo::Rules::standard()?;
            let readings = fornovo::Readings::default();
            let scope = fornovo::Scope::whole(scale);
            Ok(fornovo::playsheet(rules, &readings, &scope)?)
        }
        BookId::Charging => Ok(charging::playsheet(&charging::Readings::default())?),
        BookId::D3Ecw => Ok(d3_ecw::playsheet(&d3_ecw::Readings::default())?),
        BookId::StandAndDie => Ok(stand_and_die::playsheet(
            &stand_and_die::Readings::default(),
        )?),
        BookId::EdgehillNaseby => {
            let readings = edgehill_naseby::Readings::default();
            let whole = edgehill_naseby::Scope::WHOLE;
            Ok(edgehill_naseby::playsheet(&readings, whole)?)
        }
    }
}

impl Battle {
    /// The playsheet of this battle: what its armies can meet, under its
    /// readings.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not read.
    pub fn playsheet(&self) -> Result<Sheet, BookError> {
        each!(battle in &self.0 => Ok(battle.playsheet()?))
    }

    /// The readings of this battle that differ from the default, each in a
    /// sentence: what every paper of it says.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not read.
    pub fn deviations(&self) -> Result<Vec<String>, BookError> {
        match &self.0 {
            super::battle::Played::Fornovo(battle) => {
                Ok(fornovo::told_readings(&battle.setup().readings)?)
            }
            super::battle::Played::Charging(battle) => {
                let differ = battle.setup().readings.deviations()?;
                Ok(differ.into_iter().map(str::to_owned).collect())
            }
            super::battle::Played::StandAndDie(battle) => {
                let differ = battle.setup().readings.deviations()?;
                Ok(differ.into_iter().map(str::to_owned).collect())
            }
            super::battle::Played::D3Ecw(battle) => {
                let differ = battle.setup().readings.deviations()?;
                Ok(differ.into_iter().map(str::to_owned).collect())
            }
            super::battle::Played::EdgehillNaseby(battle) => {
                let differ = battle.setup().readings.deviations()?;
                Ok(differ.into_iter().map(str::to_owned).collect())
            }
        }
    }
}
