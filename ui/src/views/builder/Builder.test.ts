import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import AppView from "../../App.svelte";
import { openArmy } from "../../testing/armies";
import { hostAfter } from "../../testing/desk";
import { say } from "../../words";

/** Opens the whole window, on the army that was open last. */
async function open() {
  render(AppView, { host: await hostAfter(openArmy) });
  await screen.findByRole("navigation", { name: say("builder-list-title") });
  return userEvent.setup();
}

function listed(): number[] {
  return [...document.querySelectorAll<HTMLElement>("[data-row]")].map((row) => Number(row.dataset["row"]));
}

function current(): Element | null {
  return document.querySelector("[data-row][aria-current=true]");
}

test("J and K select the next and the previous unit; its form follows", async () => {
  const user = await open();
  const [first, second] = listed();
  await user.keyboard("kkkkkkkkkkkk");
  await waitFor(() => { expect(current()).toHaveAttribute("data-row", String(first)); });
  await user.keyboard("j");
  await waitFor(() => { expect(current()).toHaveAttribute("data-row", String(second)); });
  const name = current()?.querySelector(".name")?.textContent ?? "";
  expect(await screen.findByRole("heading", { name: `${String(second)} ${name}` })).toBeInTheDocument();
});

test("Alt with the down arrow moves the unit and says where it went; Ctrl Z undoes the move", async () => {
  const user = await open();
  const before = listed();
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await waitFor(() => { expect(listed()).not.toEqual(before); });
  expect([...listed()].sort()).toEqual([...before].sort());
  expect(screen.getByText(/: place \d+ of \d+ under /)).toBeInTheDocument();
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => { expect(listed()).toEqual(before); });
});

test("the palette adds a unit: A, a word, Enter", async () => {
  const user = await open();
  const before = listed();
  await user.keyboard("a");
  const search = await screen.findByRole("combobox", { name: say("palette-search-label") });
  await user.type(search, "pike block{Enter}");
  await waitFor(() => { expect(listed()).toHaveLength(before.length + 1); });
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  expect(before).not.toContain(Number(current()?.getAttribute("data-row")));
});

test("a removed unit can be restored", async () => {
  const user = await open();
  const before = listed();
  await user.keyboard("{Delete}");
  await waitFor(() => { expect(listed()).toHaveLength(before.length - 1); });
  await user.click(await screen.findByRole("button", { name: say("undo-button") }));
  await waitFor(() => { expect(listed()).toEqual(before); });
});

test("a name is typed in one undo step, and the list follows", async () => {
  const user = await open();
  const before = current()?.querySelector(".name")?.textContent ?? "";
  const [field] = screen.getAllByRole("textbox", { name: "Name" });
  if (field === undefined) throw new Error("no name field");
  await user.type(field, " of the guard");
  await waitFor(() => { expect(current()?.querySelector(".name")).toHaveTextContent(`${before} of the guard`); });
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => { expect(current()?.querySelector(".name")?.textContent).toBe(before); });
  await waitFor(() => { expect(field).toHaveValue(before); });
});

test("one click applies a problem's fix", async () => {
  const user = await open();
  const fix = document.querySelector<HTMLElement>("article .fixes button");
  const title = fix?.closest("article")?.querySelector(".title")?.textContent ?? "";
  if (fix === null) throw new Error("the army has nothing to fix");
  await user.click(fix);
  await waitFor(() => { expect(screen.queryByText(title)).not.toBeInTheDocument(); });
});
