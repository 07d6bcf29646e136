import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushDrafts } from "../state/draft.svelte";
import NumberInput from "./NumberInput.svelte";
import NumberStepper from "./NumberStepper.svelte";
import TextInput from "./TextInput.svelte";

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

function stepper(given: { value: number | null; optional?: boolean }) {
  const onchange = vi.fn<(value: number | null) => Promise<void> | void>();
  const rendered = render(NumberStepper, { label: "Figures", least: 1, most: 60, onchange, ...given });
  return { onchange, input: screen.getByRole("spinbutton", { name: "Figures" }), ...rendered };
}

async function type(input: HTMLElement, text: string): Promise<void> {
  await fireEvent.input(input, { target: { value: text } });
}

test("a run of key presses is sent once, after a pause", async () => {
  const { input, onchange } = stepper({ value: 32 });
  await fireEvent.keyDown(input, { key: "ArrowUp" });
  await fireEvent.keyDown(input, { key: "PageUp" });
  await fireEvent.keyDown(input, { key: "ArrowDown" });
  expect(input).toHaveValue("42");
  expect(onchange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(250);
  expect(onchange).toHaveBeenCalledExactlyOnceWith(42);
});

test("a number stays within its bounds", async () => {
  const { input, onchange } = stepper({ value: 58 });
  await fireEvent.keyDown(input, { key: "PageUp" });
  expect(input).toHaveValue("60");
  expect(screen.getByRole("button", { name: "Figures: one more" })).toBeDisabled();
  await type(input, "900");
  expect(input).toHaveAttribute("aria-invalid", "true");
  await fireEvent.blur(input);
  expect(onchange).toHaveBeenLastCalledWith(60);
});

test("text other than digits is never sent and is dropped on leaving", async () => {
  const { input, onchange } = stepper({ value: 32 });
  for (const text of ["a dozen", "-3", "1e9", "3.5", ""]) await type(input, text);
  await fireEvent.blur(input);
  await vi.advanceTimersByTimeAsync(1000);
  expect(input).toHaveValue("32");
  expect(onchange).not.toHaveBeenCalled();
});

test("an optional number can be emptied", async () => {
  const { input, onchange } = stepper({ value: 8, optional: true });
  await type(input, "");
  await fireEvent.blur(input);
  expect(onchange).toHaveBeenCalledExactlyOnceWith(null);
});

test("a button steps at once and repeats while held", async () => {
  const { input, onchange, rerender } = stepper({ value: 32 });
  onchange.mockImplementation((value) => rerender({ value }));
  const more = screen.getByRole("button", { name: "Figures: one more" });
  await fireEvent.pointerDown(more, { button: 0 });
  expect(input).toHaveValue("33");
  await vi.advanceTimersByTimeAsync(400 + 70 * 3);
  await fireEvent.pointerUp(more);
  expect(input).toHaveValue("36");
  await vi.advanceTimersByTimeAsync(1000);
  expect(input).toHaveValue("36");
  expect(onchange).toHaveBeenLastCalledWith(36);
});

test("typed input is sent when its field is removed and when the screen changes", async () => {
  const { input, onchange, unmount } = stepper({ value: 32 });
  await type(input, "40");
  flushDrafts();
  expect(onchange).toHaveBeenCalledExactlyOnceWith(40);
  await type(input, "41");
  unmount();
  expect(onchange).toHaveBeenLastCalledWith(41);
});

test("input typed while an earlier value is being sent is not overwritten by the answer", async () => {
  let arrive: () => void = () => undefined;
  const onchange = vi.fn(() => new Promise<void>((over) => { arrive = over; }));
  const { rerender } = render(TextInput, { label: "Name", value: "Pikes", onchange });
  const input = screen.getByRole("textbox", { name: "Name" });
  await type(input, "Venetian");
  await vi.advanceTimersByTimeAsync(250);
  await type(input, "Venetian pikes");
  arrive();
  await rerender({ value: "Venetian" });
  expect(input).toHaveValue("Venetian pikes");
});

test("a refused value is replaced with the saved value", async () => {
  const onchange = vi.fn(() => Promise.reject(new Error("refused")));
  render(TextInput, { label: "Name", value: "Pikes", onchange });
  const input = screen.getByRole("textbox", { name: "Name" });
  await type(input, "Venetian");
  await vi.advanceTimersByTimeAsync(250);
  expect(input).toHaveValue("Pikes");
});

test("a length in inches is multiplied by 32, and replaces only the field that the view names", async () => {
  const onedit = vi.fn();
  render(NumberInput, {
    onedit,
    field: {
      id: "length", label: "Length", value: 6, least: 1, most: 40, hint: "", key: "length", times: 32, optional: false,
      edit: { on: "piece", piece: 3, change: { set: "what", value: { kind: "ditch", length: 192 } } },
    },
  });
  const input = screen.getByRole("spinbutton", { name: "Length" });
  await type(input, "9");
  await type(input, "10");
  await fireEvent.blur(input);
  expect(onedit).toHaveBeenCalledExactlyOnceWith(
    { on: "piece", piece: 3, change: { set: "what", value: { kind: "ditch", length: 320 } } },
    expect.stringContaining("length"),
  );
});
