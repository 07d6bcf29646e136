import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { ProblemView, Edit } from "../api/bindings";
import Bill from "./Bill.svelte";
import ArmyProblem from "./ArmyProblem.svelte";
import Menu from "./Menu.svelte";
import PointsMeter from "./PointsMeter.svelte";
import { say } from "../words";

const light: Edit = { on: "group", unit: 5, group: 0, change: { set: "armour", value: "light" } };
const illegal: ProblemView = {
  severity: "illegal", unit: 5, title: "5 Stradiots: false rout needs light cavalry", detail: "They are bought as heavy.",
  clause: "F-4.17", section: "4", fixes: [{ label: "Set armour class to light", change: -48, edit: light }],
};

test("an illegal unit is marked by a word, and its fix is one click", async () => {
  const onfix = vi.fn();
  render(ArmyProblem, { problem: illegal, onfix });
  expect(screen.getByText(say("illegal-label"))).toBeVisible();
  expect(screen.getByText("Section 4")).toHaveAttribute("title", "F-4.17");
  await userEvent.click(screen.getByRole("button", { name: "Set armour class to light, −48" }));
  expect(onfix).toHaveBeenCalledExactlyOnceWith(light);
});

test("a warning differs by a word; a warning about the army has no link to a unit", () => {
  render(ArmyProblem, { problem: { ...illegal, severity: "warning", unit: null, fixes: [] }, onfix: vi.fn(), onunit: vi.fn() });
  expect(screen.getByText(say("unusual-label"))).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a bill is a table with its total at the foot", () => {
  render(Bill, {
    of: "4 Venetian pikes", total: 1378,
    lines: [{ text: "heavy armour", arithmetic: "32 at +2", total: 64, clause: "F-4.02", section: "4" }],
  });
  const [, line, foot] = within(screen.getByRole("table", { name: "4 Venetian pikes" })).getAllByRole("row");
  expect(line).toHaveTextContent("heavy armour, 32 at +264§ 4");
  expect(foot).toHaveTextContent("4 Venetian pikes1,378");
});

test("the meter says in words how far the army is under or over the limit", async () => {
  const { rerender } = render(PointsMeter, { total: 2336, limit: 2400 });
  expect(screen.getByRole("meter", { name: "2,336 of 2,400 points" })).toHaveAttribute("aria-valuenow", "2336");
  expect(screen.getByText("64 left")).toBeVisible();
  await rerender({ total: 2500, limit: 2400 });
  expect(screen.getByText("100 over")).toBeVisible();
  expect(screen.getByRole("meter")).toHaveAttribute("aria-valuenow", "2400");
  await rerender({ total: 2500, limit: null });
  expect(screen.queryByRole("meter")).toBeNull();
});

test("arrows move through a menu; Escape closes the menu and restores the focus", async () => {
  const run = vi.fn();
  const user = userEvent.setup();
  render(Menu, { label: "Menu", icon: "☰", items: [{ id: "a", label: "Armies", run: vi.fn() }, { id: "s", label: "Settings", run }] });
  const opener = screen.getByRole("button", { name: "Menu" });
  await user.click(opener);
  expect(screen.getByRole("menuitem", { name: "Armies" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(opener).toHaveFocus();
  await user.keyboard("{Enter}{ArrowUp}{Enter}");
  expect(run).toHaveBeenCalledOnce();
  expect(opener).toHaveFocus();
});
