import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { Answer, Question } from "../api/bindings";
import QuestionList from "./QuestionList.svelte";
import { answerAt, fill, inWords, toggled } from "./questions";

function question(path: string, label: string, answer: Answer): Question {
  return { path, label, answer, hint: null, clause: null, remember: null };
}

const unit = (number: number) => ({ side: 1, unit: number });
const TARGET = question("/command/target", "Target", {
  kind: "one", choices: [{ value: unit(2), label: "2 Swiss" }, { value: unit(5), label: "5 Guns" }],
});

test("an answer changes only the place that its question names", () => {
  const command = { book: "fornovo", command: { range: "short", units: [{ unit: 4 }, { unit: 5 }], note: null } };
  const before = structuredClone(command);
  expect(fill(command, "/command/range", "long")).toEqual({ ...before, command: { ...before.command, range: "long" } });
  expect(fill(command, "/command/units/1/unit", 7)).toEqual({ ...before, command: { ...before.command, units: [{ unit: 4 }, { unit: 7 }] } });
  expect(fill(command, "/command/cover", true)).toHaveProperty("command.cover", true);
  expect(fill(command, "", 3)).toBe(3);
  expect(command).toEqual(before);
});

test("a key may contain the special characters of a JSON pointer", () => {
  expect(fill({ "a/b": 1, "c~d": 2 }, "/a~1b", 3)).toEqual({ "a/b": 3, "c~d": 2 });
  expect(answerAt({ "a/b": 1, "c~1d": 2 }, "/c~01d")).toBe(2);
});

test("filling an unreachable place is an error, and its answer is undefined", () => {
  for (const path of ["/units/2/unit", "/units/x", "/book/name"]) {
    expect(() => fill({ units: [1], book: "fornovo" }, path, 1), path).toThrow(RangeError);
  }
  expect(answerAt({ units: [1] }, "/units/2/unit")).toBeUndefined();
});

test("several answers keep the order of their choices", () => {
  const choices = [1, 2, 3].map((n) => ({ value: n, label: String(n) }));
  expect(toggled([3], choices, 1)).toEqual([1, 3]);
  expect(toggled([1, 3], choices, 3)).toEqual([1]);
  expect(toggled(null, choices, 2)).toEqual([2]);
});

test("an answer is described with its choice's label", () => {
  expect(inWords(TARGET, unit(5), "yes", "no")).toBe("5 Guns");
  expect(inWords(question("/a", "Cover", { kind: "yes_no" }), true, "yes", "no")).toBe("yes");
  expect(inWords(question("/a", "Saw it", { ...TARGET.answer, kind: "some" } as Answer), [unit(2), unit(5)], "", "")).toBe("2 Swiss, 5 Guns");
});

test("choices, yes or no, numbers and texts can be answered", async () => {
  const onanswer = vi.fn();
  const command = { command: { target: unit(2), cover: false, saw: [], figures: 3, name: "Bravo" } };
  render(QuestionList, {
    command, onanswer,
    questions: [
      TARGET,
      question("/command/cover", "Is it in cover?", { kind: "yes_no" }),
      question("/command/saw", "Who saw it?", { kind: "some", choices: [{ value: unit(7), label: "7 Stradiots" }] }),
      question("/command/figures", "Figures", { kind: "number", least: 1, most: 12 }),
      question("/command/name", "Name", { kind: "text", least: 0, most: 20 }),
    ],
  });
  expect(screen.getByRole("radio", { name: "2 Swiss" })).toBeChecked();
  await fireEvent.click(screen.getByRole("radio", { name: "5 Guns" }));
  expect(onanswer).toHaveBeenLastCalledWith("/command/target", unit(5));
  await fireEvent.click(screen.getByRole("checkbox", { name: "Is it in cover?" }));
  expect(onanswer).toHaveBeenLastCalledWith("/command/cover", true);
  await fireEvent.click(screen.getByRole("checkbox", { name: "7 Stradiots" }));
  expect(onanswer).toHaveBeenLastCalledWith("/command/saw", [unit(7)]);
  const figures = screen.getByRole("spinbutton", { name: "Figures" });
  await fireEvent.input(figures, { target: { value: "12" } });
  await fireEvent.keyDown(figures, { key: "Enter" });
  expect(onanswer).toHaveBeenLastCalledWith("/command/figures", 12);
  const name = screen.getByRole("textbox", { name: "Name" });
  expect(name).toHaveAttribute("maxlength", "20");
  await fireEvent.input(name, { target: { value: "Charlie" } });
  await fireEvent.keyDown(name, { key: "Enter" });
  expect(onanswer).toHaveBeenLastCalledWith("/command/name", "Charlie");
});
