import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ask } from "../../api/ask";
import { App } from "../../state/app.svelte";
import { HARD, hardNames, nineArmies, oneArmy, openArmy, threeArmies, twoArmies } from "../../testing/armies";
import { hostAfter, libraryAfter, type Recipe } from "../../testing/desk";
import Builder from "../builder/Builder.svelte";
import Library from "./Library.svelte";
import { say } from "../../words";

let leaving: AbortController;
beforeEach(() => { leaving = new AbortController(); });
afterEach(() => { leaving.abort(); });

async function library(recipe: Recipe) {
  const host = await libraryAfter(recipe);
  const app = new App(host);
  await app.start();
  render(Library, { app });
  const user = userEvent.setup();
  // In the whole page, `App.svelte` passes the keys to `app.keys`.
  window.addEventListener("keydown", (event) => { app.keys.press(event); }, { signal: leaving.signal });
  await waitFor(() => { expect(screen.queryAllByRole("listitem").length).toBeGreaterThan(0); });
  return { host, app, user };
}

function names(): string[] {
  return screen.getAllByRole("listitem").map((row) => row.querySelector(".name")?.textContent ?? "");
}

test("a row shows description, cost, and whether the army is legal, in words", async () => {
  await library(openArmy);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(/The army of the League.*Venice.*1495 · Fornovo to Sedgemoor.*limit 1,500.*Illegal.*1 problem.*8 units/);
  expect(second).toHaveTextContent(/Legal/);
  expect(second).not.toHaveTextContent(/Illegal/);
});

test("a damaged army can be opened if a change is intact", async () => {
  const host = await libraryAfter(oneArmy);
  const { armies } = await ask(host.library());
  const { id, name } = armies[0] ?? { id: "", name: "" };
  const damaged = { id, name, why: "Change 3 differs.", opens: true };
  const lost = { id: "lost", name: "Lost", why: "Change 0 differs.", opens: false };
  host.library = () => Promise.resolve({ status: "ok", data: { armies: [], unreadable: [damaged, lost] } });
  const army = await ask(host.openArmy(id, null));
  const why = "Change 3 differs. The army is shown as it was after change 2.";
  host.openArmy = () => Promise.resolve({ status: "ok", data: { ...army, read_only: why } });
  const app = new App(host);
  await app.start();
  const library = render(Library, { app });
  const user = userEvent.setup();
  expect(await screen.findByText(/Lost: Change 0/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: say("library-open-damaged-button") }));
  await waitFor(() => { expect(app.route.screen).toBe("builder"); });
  library.unmount();
  if (app.route.screen !== "builder") throw new Error("the builder is not open");
  const { opened } = app.route;
  if (opened.book !== "fornovo") throw new Error("another rulebook");
  render(Builder, { app, opened });
  expect(await screen.findByRole("alert")).toHaveTextContent(`${say("builder-read-only-error")} ${why}`);
});

test("each word of a search must occur in the row; accents and case do not matter", async () => {
  const { user } = await library(nineArmies);
  await user.type(screen.getByRole("textbox", { name: say("library-search-label") }), "NÁSEBY 1645");
  expect(names()).toEqual(["The King's army at Naseby"]);
  expect(screen.getByText("1 of 9 armies")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: say("library-search-label") }), " nowhere");
  expect(screen.getByText(/No army matches/)).toBeVisible();
  await user.keyboard("{Escape}");
  expect(names()).toHaveLength(9);
});

test("rows are sorted as the player chooses", async () => {
  const { user } = await library(nineArmies);
  const sort = screen.getByRole("combobox", { name: say("library-sort-label") });
  await user.selectOptions(sort, "Name");
  expect([names()[0], names().at(-1)]).toEqual(["Monmouth's army at Sedgemoor", "Wallenstein's army at Lützen"]);
  await user.selectOptions(sort, "Year");
  expect(names().at(-1)).toBe("Monmouth's army at Sedgemoor");
});

test("arrows move, and D duplicates the focused row", async () => {
  const { app, user } = await library(threeArmies);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("button", { name: /^The French on the march home/ })).toHaveFocus();
  await user.keyboard("d");
  await waitFor(() => { expect(app.route.screen === "builder" && app.route.opened.view.title).toBe("The French on the march home (copy)"); });
});

test("Enter opens the row; N creates an army; / goes to the search", async () => {
  const { app, user } = await library(threeArmies);
  await user.keyboard("/");
  expect(screen.getByRole("textbox", { name: say("library-search-label") })).toHaveFocus();
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => { expect(app.route.screen === "builder" && app.route.opened.view.title).toBe("The army of the League"); });
  await app.go({ screen: "armies" });
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("n");
  expect(screen.getByRole("button", { name: /^Charging/ })).toBeVisible();
  await user.keyboard("{Enter}");
  await waitFor(() => { expect(app.route.screen === "builder" && app.route.opened.view.title).toBe("Unnamed army"); });
});

test("an archived army leaves the list, is shown on demand, and can be restored", async () => {
  const { app, user } = await library(twoArmies);
  await user.click(screen.getByRole("button", { name: say("library-actions-spoken", { name: "The army of the League" }) }));
  await user.click(screen.getByRole("menuitem", { name: say("archive-button") }));
  await waitFor(() => { expect(names()).toEqual(["The French on the march home"]); });
  expect(app.notices.list.at(-1)?.text).toBe(say("archived-notice", { name: "The army of the League" }));
  await user.click(screen.getByRole("checkbox", { name: say("library-archived-label") }));
  expect(names()).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: say("library-actions-spoken", { name: "The army of the League" }) }));
  await user.click(screen.getByRole("menuitem", { name: say("restore-button") }));
  await user.click(screen.getByRole("checkbox", { name: say("library-archived-label") }));
  await waitFor(() => { expect(names()).toHaveLength(2); });
});

test("the error of a bad file is shown, and nothing is changed", async () => {
  const { host, app, user } = await library(oneArmy);
  await user.click(screen.getByRole("button", { name: say("library-import-button") }));
  const dialog = screen.getByRole("dialog", { name: say("import-army-title") });
  await user.click(within(dialog).getByRole("textbox"));
  await user.paste("{}");
  await user.click(within(dialog).getByRole("button", { name: say("import-army-button") }));
  const refused = await host.importArmy("{}");
  if (refused.status === "ok") throw new Error("the desk accepted an empty object");
  expect(refused.error.code).toBe("bad_file");
  expect(await within(dialog).findByText(refused.error.message, { exact: false })).toBeVisible();
  expect(app.route.screen).toBe("armies");
  expect((await ask(host.library())).armies).toHaveLength(1);
});

test("a chosen file is read and opened", async () => {
  const { host, app, user } = await library(oneArmy);
  const [league] = (await ask(host.library())).armies;
  const text = (await ask(host.exportArmy(league?.id ?? ""))).replace("The army of the League", "Rocroi");
  await user.click(screen.getByRole("button", { name: say("library-import-button") }));
  await user.upload(screen.getByLabelText(say("choose-file-button"), { selector: "input" }), new File([text], "a.json", { type: "application/json" }));
  await waitFor(() => { expect(app.route.screen === "builder" && app.route.opened.view.title).toBe("Rocroi"); });
});

test("an export is saved at the suggested place", async () => {
  const { app, user } = await library(oneArmy);
  await user.click(screen.getByRole("button", { name: /^Actions/ }));
  await user.click(screen.getByRole("menuitem", { name: say("export-button") }));
  const path = screen.getByRole<HTMLInputElement>("textbox", { name: say("save-path-label") });
  await waitFor(() => { expect(screen.getByRole("button", { name: say("save-file-button") })).toBeEnabled(); });
  expect(path.value).toBe(`${app.about?.data_folder ?? ""}/files/The-army-of-the-League.json`);
  // The path cannot be typed in the page.
  expect(path).toHaveAttribute("readonly");
  await user.click(screen.getByRole("button", { name: say("save-file-button") }));
  await waitFor(() => { expect(app.notices.list.at(-1)?.text).toContain(path.value); });
});

test("names of any kind are shown as text, with the full name in the title", async () => {
  await library(hardNames);
  expect(screen.getByText("<script>alert(1)</script> & “Sons”")).toBeVisible();
  const long = screen.getByText(/^The Most Illustrious/);
  expect(long.title).toBe(HARD[0]?.trim());
  expect(long).toHaveClass("line");
});

test("a library that cannot be read shows the error and its remedy", async () => {
  const error = { code: "damaged" as const, message: "The library cannot be read.", hint: "Restore a backup in Settings." };
  const app = new App({ ...await hostAfter(), library: () => Promise.resolve({ status: "error", error }) });
  await app.start();
  render(Library, { app });
  await waitFor(() => { expect(app.notices.list[0]).toMatchObject({ text: "The library cannot be read.", hint: "Restore a backup in Settings." }); });
});
