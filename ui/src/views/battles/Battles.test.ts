import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import App from "../../App.svelte";
import { fakeHost } from "../../api/fake";

let leaving: AbortController;
beforeEach(() => { leaving = new AbortController(); });
afterEach(() => { leaving.abort(); });

async function desk(given: string) {
  const host = fakeHost(new URLSearchParams(given));
  render(App, { host });
  const user = userEvent.setup();
  await screen.findByRole("navigation", { name: "Library" });
  return { host, user };
}

async function battles(given = "battles=2") {
  const made = await desk(given);
  await made.user.keyboard("b");
  await screen.findByRole("heading", { name: "Battles" });
  return made;
}

test("a battle stands on the table three clicks from the library", async () => {
  const { user } = await desk("battles=0");
  const library = screen.getByRole("navigation", { name: "Library" });
  await user.click(within(library).getByRole("button", { name: /^Battles/ }));
  await user.click(await screen.findByRole("button", { name: /^Ready battles/ }));
  await user.click(await screen.findByRole("button", { name: /^Fight.*Fornovo/ }));
  expect(await screen.findByRole("heading", { name: "Fornovo", level: 1 })).toBeVisible();
});

test("a row says who fights, at which turn, and whether it was left for another day", async () => {
  await battles();
  const rows = await screen.findAllByRole("button", { name: /Turn \d/ });
  expect(rows[0]).toHaveTextContent(/^Fornovo .* against .*Fornovo to Sedgemoor.*Turn \d.*on the table/);
  expect(rows[1]).toHaveTextContent(/paused/);
});

test("arrows move between battles and Enter opens one", async () => {
  const { user } = await battles();
  await screen.findAllByRole("button", { name: /Turn \d/ });
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("button", { name: /^Fornovo, day 2/ })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { name: "Fornovo, day 2", level: 1 })).toBeVisible();
});

test("a battle is renamed, taken up again, put away and taken out", async () => {
  const { host, user } = await battles();
  const act = async (name: string) => {
    await user.click(await screen.findByRole("button", { name: /^Actions for Fornovo, day 2|^Actions for Pavia/ }));
    await user.click(screen.getByRole("menuitem", { name: new RegExp(`^${name}`) }));
  };
  await act("Take it up again");
  await waitFor(async () => { expect(await host.battles()).toHaveProperty("data.1.paused", false); });
  await act("Rename");
  const field = screen.getByRole("textbox", { name: "Name" });
  await user.clear(field);
  await user.type(field, "Pavia{Enter}");
  await screen.findByRole("button", { name: /^Pavia/ });
  await act("Put away");
  await waitFor(() => { expect(screen.queryByRole("button", { name: /^Pavia/ })).toBeNull(); });
  await user.click(screen.getByRole("checkbox", { name: "Show those put away" }));
  await act("Take out");
  await waitFor(async () => { expect(await host.battles()).toHaveProperty("data.1.archived", false); });
});

test("a log is saved where the player says", async () => {
  const { host, user } = await battles();
  await user.click((await screen.findAllByRole("button", { name: /^Actions for/ }))[0] ?? document.body);
  await user.click(screen.getByRole("menuitem", { name: "Save the log" }));
  const where = screen.getByRole("textbox", { name: "Save in" });
  expect(where).toHaveValue("/home/player/.local/share/drumhead/Fornovo.md");
  await user.click(screen.getByRole("button", { name: "Save the file" }));
  await waitFor(() => { expect([...host.saved.keys()]).toEqual(["/home/player/.local/share/drumhead/Fornovo.md"]); });
});

test("two sides are chosen, questions answered, and the battle begun under its sides' names", async () => {
  const { user } = await battles();
  await user.keyboard("n");
  const [first, second] = await screen.findAllByRole("combobox", { name: "Army" });
  expect(screen.getByRole("button", { name: "Begin the battle" })).toBeDisabled();
  await user.selectOptions(first ?? document.body, await within(first ?? document.body).findByRole("option", { name: /^Army of the League, 1495 · 1495 · 7 units/ }));
  await user.selectOptions(second ?? document.body, within(second ?? document.body).getAllByRole("option", { name: /^The French on the march home/ })[0] ?? "");
  expect(await screen.findByText(/1 breach: it may fight all the same/)).toBeVisible();
  expect(screen.getByText("outgunned")).toBeVisible();
  const name = screen.getByRole("textbox", { name: "The first side" });
  await user.clear(name);
  await user.type(name, "Gonzaga");
  await user.tab();
  await waitFor(() => { expect(screen.getByRole("heading", { name: "Gonzaga" })).toBeVisible(); });
  await user.click(screen.getByRole("radio", { name: "Playsheets" }));
  await waitFor(() => { expect(screen.getByRole("radio", { name: "Those of the start.", hidden: true })).toBeChecked(); });
  await user.click(screen.getByRole("button", { name: "Begin the battle" }));
  expect(await screen.findByRole("heading", { name: /^Gonzaga against the French/, level: 1 })).toBeVisible();
});

test("an ally fights beside an army and can be sent home again", async () => {
  const { user } = await battles();
  await user.keyboard("n");
  const [first, second] = await screen.findAllByRole("combobox", { name: "Army" });
  await user.selectOptions(first ?? document.body, within(first ?? document.body).getAllByRole("option", { name: /^Army of the League/ })[0] ?? "");
  await user.selectOptions(second ?? document.body, within(second ?? document.body).getAllByRole("option", { name: /^The French on/ })[0] ?? "");
  await user.click((await screen.findAllByRole("button", { name: "Add an ally" }))[0] ?? document.body);
  const ally = screen.getByRole("combobox", { name: "Ally 1" });
  await user.selectOptions(ally, within(ally).getAllByRole("option", { name: /New Model at Naseby/ })[0] ?? "");
  expect(await screen.findByRole("heading", { name: /^Army of the League, 1495 and The New Model/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Without The New Model/ }));
  expect(await screen.findByRole("heading", { name: "Army of the League, 1495" })).toBeVisible();
});
