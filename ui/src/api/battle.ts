/** Battles as the screen receives them: the private data of a rulebook is opaque here. */
import type { Offer as OfferOf } from "./bindings";

/** A command that can be given, with its open questions. */
export type Offer = OfferOf<unknown>;
