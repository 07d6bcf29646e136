import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import Checks from "./Checks.svelte";
import { figures } from "../words";
import { closedReasons, signed, type Option } from "./options";
import Segmented from "./Segmented.svelte";

const grades: Option[] = [
  { id: "A", label: "A", price: 8, on: false, closed: null, also: [] },
  { id: "B", label: "B", price: -1, on: true, closed: null, also: [] },
  { id: "C", label: "C", price: null, on: false, closed: "not before 1500", also: [] },
];

test("only the chosen answer is reached with Tab; arrows move without choosing", async () => {
  const onchoose = vi.fn();
  const user = userEvent.setup();
  render(Segmented, { label: "Grade", choices: grades, onchoose });
  await user.tab();
  expect(screen.getByRole("radio", { name: /^B/ })).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { name: "C" })).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { name: /^A/ })).toHaveFocus();
  expect(onchoose).not.toHaveBeenCalled();
  await user.keyboard(" ");
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(grades[0]);
});

test("a closed answer shows its reason, also to a screen reader, and can be chosen", async () => {
  const onchoose = vi.fn();
  render(Segmented, { label: "Grade", choices: grades, onchoose });
  const closed = screen.getByRole("radio", { name: "C" });
  expect(closed).toHaveAccessibleDescription("C illegal: not before 1500");
  expect(screen.getByText("illegal: not before 1500")).toBeVisible();
  await userEvent.click(closed);
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(grades[2]);
});

test("choosing the chosen answer changes nothing", async () => {
  const onchoose = vi.fn();
  render(Segmented, { label: "Grade", choices: grades, onchoose });
  await userEvent.click(screen.getByRole("radio", { name: /^B/ }));
  expect(onchoose).not.toHaveBeenCalled();
});

test("a ticked box can be cleared, and a closed box shows its reason", async () => {
  const onchoose = vi.fn();
  render(Checks, { label: "Options", choices: grades, onchoose });
  expect(screen.getByRole("checkbox", { name: /^B/ })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "C" })).toHaveAccessibleDescription("illegal: not before 1500");
  await userEvent.click(screen.getByRole("checkbox", { name: /^B/ }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(grades[1]);
});

test("answers closed for the same reason are listed together", () => {
  const reasons = closedReasons([...grades, { id: "D", label: "D", price: null, on: false, closed: "not before 1500", also: [] }]);
  expect(reasons).toEqual([{ reason: "not before 1500", also: [], ids: ["C", "D"], labels: "C, D" }]);
});

test("points are grouped, and both signs have the same width", () => {
  expect([signed(3), signed(0), signed(-16), figures(2336), figures(-1200)]).toEqual(["+3", "+0", "−16", "2,336", "−1,200"]);
});

test("one of several reasons is shown, and a screen reader gets all of them", () => {
  const salvee = { id: "salvee", label: "Salvee fire", price: 2, on: false, closed: "with muskets", also: ["from 1641"] };
  render(Checks, { label: "Options", choices: [salvee], onchoose: vi.fn() });
  expect(screen.getByText("and 1 more")).toHaveAttribute("title", "from 1641");
  expect(screen.getByRole("checkbox", { name: /^Salvee fire/ })).toHaveAccessibleDescription(/illegal: with muskets; from 1641/);
});
