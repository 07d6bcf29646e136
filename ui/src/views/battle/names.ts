/** Unit names on the screen, and lookups in a view. */
import type { Offer } from "../../api/battle";
import type { BattleView, Pending, SideView, UnitCard, UnitRef } from "../../api/bindings";
import { say } from "../../words";


/** Returns a unit as a key: `0-4`. */
export function keyOf(unit: UnitRef): string {
  return `${String(unit.side)}-${String(unit.unit)}`;
}

/** Whether these are the same unit, or both null. */
export function same(one: UnitRef | null, other: UnitRef | null): boolean {
  return one?.side === other?.side && one?.unit === other?.unit;
}

/** Returns a unit's name without the number. The number is shown separately, before the name. */
export function nameOf({ name, unit }: UnitCard): string {
  const number = `${String(unit.unit)} `;
  return name.startsWith(number) ? name.slice(number.length) : name;
}

/** Returns the card of a unit. */
export function cardOf(view: BattleView, unit: UnitRef): UnitCard | null {
  const side = view.sides.find((one) => one.side === unit.side);
  return side?.units.find((card) => card.unit.unit === unit.unit) ?? null;
}

/** Returns pending work without the unit's name, which is shown next to it. */
export function shortly(view: BattleView, work: Pending): string {
  const card = work.unit === null ? null : cardOf(view, work.unit);
  return card === null ? work.label : withoutName(card, work.label);
}

/** Returns a label without the unit's name at its beginning. */
export function withoutName(card: UnitCard, label: string): string {
  for (const name of [card.name, nameOf(card)]) {
    if (label.startsWith(`${name}:`)) return label.slice(name.length + 1).trim();
    // If two units act together, neither name is left out.
    if (label.startsWith(`${name} `) && !label.startsWith(`${name} and `)) return label.slice(name.length).trim();
  }
  return label;
}

/** Whether a unit can do this work, alone or instead of others. */
export function isDoer({ units }: Pending, unit: UnitRef): boolean {
  return units.some((one) => same(one, unit));
}

/** Returns the pending work of a unit, in the order of the view. */
export function pendingOf(view: BattleView, unit: UnitRef): Pending[] {
  return view.pending.filter((work) => isDoer(work, unit));
}

/**
 * Returns the name of another unit whose offer is listed on this card; empty for the card's own
 * offers, for offers of no unit, and for labels that contain the name.
 */
export function otherName(view: BattleView, card: UnitCard, { unit, label }: Offer): string {
  const other = unit === null || same(unit, card.unit) ? null : cardOf(view, unit);
  return other === null || label.includes(other.name) ? "" : other.name;
}

/**
 * Returns the work for which this pending work waits, in the order in which that other work can be
 * done.
 */
export function firstOf(view: BattleView, { waits_for }: Pending): Pending[] {
  return [...view.pending, ...view.waiting].filter(({ id }) => waits_for.includes(id));
}

/** Returns the offers that fulfil pending work: each is a way to do it. */
export function waysOf(offers: readonly Offer[], work: Pending): Offer[] {
  return offers.filter(({ fulfils }) => fulfils === work.id);
}

/** Whether an offer fulfils pending work. */
export function isPending({ fulfils }: Offer): boolean {
  return fulfils !== null;
}

/** Returns the units that are on the table, and the units that are gone. */
export function onTable(side: SideView): { here: UnitCard[]; gone: UnitCard[] } {
  return { here: side.units.filter((card) => card.gone === null), gone: side.units.filter((card) => card.gone !== null) };
}

/** Whether the cards fold to rows: if a side has more than seven units on the table. */
export function folds(view: BattleView): boolean {
  return view.sides.some((side) => onTable(side).here.length > 7);
}

/** Returns the whole text of a unit's card, for a screen reader. */
export function spoken(view: BattleView, card: UnitCard): string {
  const toDo = pendingOf(view, card.unit).map((work) => say("card-to-do-label", { what: shortly(view, work) }));
  return [
    card.name, card.gone ?? card.morale.label,
    ...[card.strength, ...card.others].map((gauge) => say("card-gauge-label", { now: gauge.now, start: gauge.start, what: gauge.what })),
    ...card.strength.marks.map((mark) => say("card-mark-spoken", { label: mark.label, at: card.strength.start - mark.lost })),
    ...card.tags.map((tag) => tag.label), ...toDo,
  ].join(", ");
}

/** Returns a text split at the names of these units. */
export function withNames(view: BattleView, text: string, units: readonly UnitRef[]): { text: string; name: boolean }[] {
  const names = units.map((unit) => cardOf(view, unit)?.name ?? "").filter((name) => name !== "").sort((a, b) => b.length - a.length);
  let parts = [{ text, name: false }];
  for (const name of names) {
    parts = parts.flatMap((part) => {
      if (part.name) return [part];
      return part.text.split(name).flatMap((piece, index) => [
        ...(index > 0 ? [{ text: name, name: true }] : []), ...(piece === "" ? [] : [{ text: piece, name: false }]),
      ]);
    });
  }
  return parts;
}

/** Offers under their headings, in order. */
export function grouped(offers: readonly Offer[]): { group: string; offers: Offer[] }[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(offer.group, [...groups.get(offer.group) ?? [], offer]);
  return [...groups].map(([group, some]) => ({ group, offers: some }));
}

/** Whether an offer corrects the recorded state: by hand, or from rosters after play on paper. */
export function byHand({ kind }: Offer): boolean {
  return kind === "by_hand" || kind === "paper";
}

/**
 * Returns the offer to open at once: the only offer for pending work or, without pending work, the
 * only offer that is not a correction.
 */
export function obvious(offers: readonly Offer[]): Offer | null {
  const pending = offers.filter(isPending);
  const some = pending.length > 0 ? pending : offers.filter((offer) => !byHand(offer));
  // An offer with an objection is not opened automatically if another has none.
  const free = some.filter((offer) => offer.against.length === 0);
  const left = free.length > 0 ? free : some;
  return left.length === 1 ? (left[0] ?? null) : null;
}
