//! Every unit template is a legal unit in its years, without warnings.

use std::collections::BTreeSet;

use drumhead_fornovo::templates::{Heading, Template, templates};
use drumhead_fornovo::*;

/// Returns an army with one unit from the template, under a commander-in-chief.
fn army_of(template: &Template, year: u16, nation: &str) -> Army {
    let unit = Unit {
        number: UnitNumber(1),
        ..template.unit.clone()
    };
    Army {
        year,
        contingents: vec![Contingent {
            nation: nation.to_owned(),
            ..Contingent::default()
        }],
        generals: vec![General {
            rank: Rank::CommanderInChief,
            ..General::default()
        }],
        units: vec![unit],
        ..Army::default()
    }
}

fn problem_keys(army: &Army) -> Vec<&'static str> {
    let rules = Rules::standard().unwrap();
    check(army).unwrap();
    let total = bill(army, rules).total;
    let found = problems(army, rules, total);
    found.iter().map(|problem| problem.fault.key()).collect()
}

fn template(id: &str) -> &'static Template {
    let mut all = templates().unwrap().iter();
    all.find(|template| template.id == id).expect(id)
}

#[test]
fn a_template_is_legal_without_warnings_in_all_its_years() {
    let era = &Rules::standard().unwrap().limits.year.era;
    for template in templates().unwrap() {
        let (id, first, last) = (&template.id, template.first, template.last);
        assert!(first < last, "{id}: {first} is not before {last}");
        assert!(
            era.first <= first && last <= era.last,
            "{id} is outside the years of the rulebook"
        );
        // Salvee fire is limited to Sweden in the first years of its template.
        let nation = if id.starts_with("swedish") {
            "Sweden"
        } else {
            "England"
        };
        for year in first..=last {
            let army = army_of(template, year, nation);
            assert_eq!(problem_keys(&army), [""; 0], "{id} in {year}");
        }
    }
}

#[test]
fn templates_have_unique_ids_and_are_under_their_kind() {
    let all = templates().unwrap();
    let ids: BTreeSet<_> = all.iter().map(|template| &template.id).collect();
    let names: BTreeSet<_> = all.iter().map(|template| &template.unit.name).collect();
    assert_eq!((ids.len(), names.len()), (all.len(), all.len()));
    for template in all {
        let kind = match template.heading {
            Heading::Foot => Kind::Infantry,
            Heading::Horse => Kind::Cavalry,
            Heading::Guns => Kind::Artillery,
        };
        assert_eq!(template.unit.kind, kind, "{}", template.id);
    }
    let headings: Vec<_> = all.iter().map(|template| template.heading).collect();
    let firsts = headings.chunk_by(|a, b| a == b).map(|same| same[0]);
    let order = [Heading::Foot, Heading::Horse, Heading::Guns];
    assert!(firsts.eq(order), "each heading's templates are together");
}

#[test]
fn a_template_of_foot_or_horse_has_a_formation() {
    let rules = Rules::standard().unwrap();
    for template in templates().unwrap() {
        let (id, unit) = (&template.id, &template.unit);
        if unit.kind == Kind::Artillery {
            continue;
        }
        let formed = formed(unit, rules).unwrap_or_else(|| panic!("{id} has no front"));
        assert!(formed.disorders.is_empty(), "{id}");
        let pike_and_shot = unit.training == Some(Training::PikeAndShot);
        assert_eq!(formed.sleeves.is_some(), pike_and_shot, "{id}");
        assert_eq!(unit.formation.sleeve.is_some(), pike_and_shot, "{id}");
    }
}

#[test]
fn every_year_of_the_rulebook_has_templates_for_foot_horse_and_guns() {
    let era = &Rules::standard().unwrap().limits.year.era;
    for year in era.first..=era.last {
        for heading in [Heading::Foot, Heading::Horse, Heading::Guns] {
            let offered = templates().unwrap().iter().filter(|template| {
                template.heading == heading && (template.first..=template.last).contains(&year)
            });
            assert!(offered.count() >= 3, "{year} {heading:?}");
        }
    }
}

#[test]
fn the_nation_matters_where_the_rulebook_says_so() {
    let salvee = template("swedish_brigade");
    for nation in ["Sweden", "the Swedish army", "Saxony/SWEDEN"] {
        assert_eq!(problem_keys(&army_of(salvee, 1632, nation)), [""; 0]);
    }
    for nation in ["France", "", "Swedenborg"] {
        let found = problem_keys(&army_of(salvee, 1632, nation));
        assert_eq!(found, ["salvee_early"], "{nation}");
    }
    let bayonets = template("ring_bayonets");
    for nation in ["Poland", "Ottoman Empire", "Moldavia, Wallachia"] {
        let found = problem_keys(&army_of(bayonets, 1690, nation));
        assert_eq!(found, ["bayonet_east"], "{nation}");
    }
    assert_eq!(problem_keys(&army_of(bayonets, 1690, "France")), [""; 0]);
}
