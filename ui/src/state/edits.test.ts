// @vitest-environment node
/** A number goes into the edit that the view provides for it. */
import { expect, test } from "vitest";
import type { NumberField } from "../api/bindings";
import { withNumber } from "./edits";

function field(edit: NumberField["edit"], key: string, times = 1): NumberField {
  return { id: "n", label: "N", value: null, least: 0, most: 100, hint: "", edit, key, times, optional: true };
}

test("an edit's value is the number, or one field of the value is the multiplied number", () => {
  const year = field({ on: "army", change: { set: "year", value: 1600 } }, "");
  expect(withNumber(year, 1645)).toEqual({ on: "army", change: { set: "year", value: 1645 } });
  const ditch = field({ on: "piece", piece: 1, change: { set: "what", value: { kind: "ditch", length: 128 } } }, "length", 32);
  expect(withNumber(ditch, 8)).toEqual({ on: "piece", piece: 1, change: { set: "what", value: { kind: "ditch", length: 256 } } });
});

test("an interpretation's number is its answer as text; an empty number restores the default", () => {
  const price = field({ on: "army", change: { set: "interpretation", value: { interpretation: "D-54", option: null } } }, "option");
  expect(withNumber(price, 2)).toEqual({ on: "army", change: { set: "interpretation", value: { interpretation: "D-54", option: "2" } } });
  expect(withNumber(price, null)).toEqual({ on: "army", change: { set: "interpretation", value: { interpretation: "D-54", option: null } } });
});
