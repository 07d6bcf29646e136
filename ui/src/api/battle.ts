/** Battles as the screen has them: what a book keeps to itself is unknown here. */
import type { Offer as OfferOf } from "./bindings";

/** A command that may be given, with what must still be answered. */
export type Offer = OfferOf<unknown>;
