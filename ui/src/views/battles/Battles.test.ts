import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "../../App.svelte";
import { ask } from "../../api/ask";
import { openArmy } from "../../testing/armies";
import { twoDays } from "../../testing/battles";
import { libraryAfter, type Recipe } from "../../testing/desk";
import { say } from "../../words";

let leaving: AbortController;
beforeEach(() => { leaving = new AbortController(); });
afterEach(() => { leaving.abort(); });

/** Creates three armies and two battles. */
async function library() {
  await openArmy();
  await twoDays();
}

async function desk(recipe: Recipe) {
  const host = await libraryAfter(recipe);
  render(App, { host });
  const user = userEvent.setup();
  await screen.findByRole("navigation", { name: say("library-places-title") });
  return { host, user };
}

async function battles() {
  const made = await desk(library);
  await made.user.keyboard("b");
  await screen.findByRole("heading", { name: "Battles" });
  return made;
}

test("a battle starts three clicks from the library", async () => {
  const { user } = await desk(openArmy);
  const library = screen.getByRole("navigation", { name: say("library-places-title") });
  await user.click(within(library).getByRole("button", { name: /^Battles/ }));
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${say("battles-ready-button")}`) }));
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${say("ready-battle-button")} ?: Fornovo$`) }));
  expect(await screen.findByRole("heading", { name: "Fornovo", level: 1 })).toBeVisible();
});

test("a row shows the sides, the turn, and whether the battle is paused", async () => {
  await battles();
  const rows = await screen.findAllByRole("button", { name: /Turn \d/ });
  expect(rows[0]).toHaveTextContent(/^Fornovo .* v .*Fornovo to Sedgemoor.*Turn 1.*in progress/);
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

test("a battle is renamed, resumed, archived and restored", async () => {
  const { host, user } = await battles();
  const act = async (name: string) => {
    await user.click(await screen.findByRole("button", { name: /^Actions for Fornovo, day 2|^Actions for Pavia/ }));
    await user.click(screen.getByRole("menuitem", { name: new RegExp(`^${name}`) }));
  };
  await act(say("battles-resume-button"));
  await waitFor(async () => { expect(await host.battles()).toHaveProperty("data.1.paused", false); });
  await act(say("rename-button"));
  const field = screen.getByRole("textbox", { name: "Name" });
  await user.clear(field);
  await user.type(field, "Pavia{Enter}");
  await screen.findByRole("button", { name: /^Pavia/ });
  await act(say("archive-button"));
  await waitFor(() => { expect(screen.queryByRole("button", { name: /^Pavia/ })).toBeNull(); });
  await user.click(screen.getByRole("checkbox", { name: say("battles-archived-label") }));
  await act(say("restore-button"));
  await waitFor(async () => { expect(await host.battles()).toHaveProperty("data.1.archived", false); });
});

test("a log is saved at the suggested place", async () => {
  const { host, user } = await battles();
  const folder = (await ask(host.about())).data_folder;
  await user.click((await screen.findAllByRole("button", { name: /^Actions for/ }))[0] ?? document.body);
  await user.click(screen.getByRole("menuitem", { name: say("save-log-button") }));
  const where = screen.getByRole("textbox", { name: say("save-path-label") });
  await waitFor(() => { expect(where).toHaveValue(`${folder}/files/Fornovo.md`); });
  await user.click(screen.getByRole("button", { name: say("save-file-button") }));
  expect(await screen.findByText(`${folder}/files/Fornovo.md`, { exact: false, selector: ".notices *" })).toBeVisible();
});

test("an export offers battle and scene files, and is saved at the chosen place", async () => {
  const { host, user } = await battles();
  const folder = (await ask(host.about())).data_folder;
  const place = await ask(host.suggestPlace("Fornovo.scene"));
  const chooseWhere = vi.fn<NonNullable<typeof host.chooseWhere>>(() => Promise.resolve({ status: "ok", data: place }));
  host.chooseWhere = chooseWhere;
  await user.click((await screen.findAllByRole("button", { name: /^Actions for/ }))[0] ?? document.body);
  await user.click(screen.getByRole("menuitem", { name: say("export-button") }));
  expect(screen.getByText(/ends in “\.scene”/)).toBeVisible();
  const where = screen.getByRole("textbox", { name: say("save-path-label") });
  await waitFor(() => { expect(where).toHaveValue(`${folder}/files/Fornovo.json`); });
  await user.click(screen.getByRole("button", { name: say("choose-path-button") }));
  expect(chooseWhere).toHaveBeenCalledWith("Fornovo.json", expect.objectContaining({ extensions: ["json", "scene"] }));
  await waitFor(() => { expect(where).toHaveValue(`${folder}/files/Fornovo.scene`); });
  await user.click(screen.getByRole("button", { name: say("save-file-button") }));
  expect(await screen.findByText(`${folder}/files/Fornovo.scene`, { exact: false, selector: ".notices *" })).toBeVisible();
});

test("a battle starts with two sides, answered questions, and its sides' names", async () => {
  const { user } = await battles();
  await user.keyboard("n");
  const [first, second] = await screen.findAllByRole("combobox", { name: say("setup-army-label") });
  expect(screen.getByRole("button", { name: say("setup-begin-button") })).toBeDisabled();
  await user.selectOptions(first ?? document.body, await within(first ?? document.body).findByRole("option", { name: /^The army of the League · 1495 · 8 units/ }));
  await user.selectOptions(second ?? document.body, within(second ?? document.body).getAllByRole("option", { name: /^The French on the march home/ })[0] ?? "");
  expect(await screen.findByText(/1 problem\. The army may fight anyway/)).toBeVisible();
  expect(screen.getByText(/^8 units, 1,982 of 1,500 points/)).toBeVisible();
  const name = screen.getByRole("textbox", { name: "The first side" });
  await user.clear(name);
  // The desk names the side itself; the field stays empty for the player's name.
  await screen.findByRole("heading", { name: "First army" });
  expect(name).toHaveValue("");
  await user.type(name, "Gonzaga");
  await user.tab();
  await waitFor(() => { expect(screen.getByRole("heading", { name: "Gonzaga" })).toBeVisible(); });
  await user.click(screen.getByRole("radio", { name: "Playsheets" }));
  await waitFor(() => { expect(screen.getByRole("radio", { name: "Playsheets" })).toBeChecked(); });
  await user.click(screen.getByRole("button", { name: say("setup-begin-button") }));
  expect(await screen.findByRole("heading", { name: /^Gonzaga v The French/, level: 1 })).toBeVisible();
});

test("an ally can be added to an army and removed again", async () => {
  const { user } = await battles();
  await user.keyboard("n");
  const [first, second] = await screen.findAllByRole("combobox", { name: say("setup-army-label") });
  await user.selectOptions(first ?? document.body, (await within(first ?? document.body).findAllByRole("option", { name: /^The army of the League/ }))[0] ?? "");
  await user.selectOptions(second ?? document.body, within(second ?? document.body).getAllByRole("option", { name: /^The French on/ })[0] ?? "");
  await user.click((await screen.findAllByRole("button", { name: say("setup-ally-button") }))[0] ?? document.body);
  const ally = screen.getByRole("combobox", { name: say("setup-ally-label", { number: 1 }) });
  await user.selectOptions(ally, within(ally).getAllByRole("option", { name: /^The Imperial relief/ })[0] ?? "");
  expect(await screen.findByText(/^15 units, 3,970 of /)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Remove: The Imperial relief/ }));
  expect(await screen.findByText(/^8 units, 1,982 of /)).toBeVisible();
});
