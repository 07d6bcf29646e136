import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fakeHost } from "../../api/fake";
import { App } from "../../state/app.svelte";
import Library from "./Library.svelte";

let leaving: AbortController;
beforeEach(() => { leaving = new AbortController(); });
afterEach(() => { leaving.abort(); });

async function library(given: string) {
  const host = fakeHost(new URLSearchParams(given));
  const app = new App(host);
  await app.start();
  render(Library, { app });
  const user = userEvent.setup();
  // In the app it is the window that hands the keys on.
  window.addEventListener("keydown", (event) => { app.keys.press(event); }, { signal: leaving.signal });
  await waitFor(() => { expect(screen.queryAllByRole("listitem").length).toBeGreaterThan(0); });
  return { host, app, user };
}

function names(): string[] {
  return screen.getAllByRole("listitem").map((row) => row.querySelector(".name")?.textContent ?? "");
}

test("a row says what it is, what it costs, and whether it is legal, in words", async () => {
  await library("armies=2");
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(/Army of the League, 1495.*Venice.*1495 · Fornovo to Sedgemoor.*of 2,400.*Not legal.*2 breaches.*7 units/);
  expect(second).toHaveTextContent(/Legal/);
  expect(second).not.toHaveTextContent(/Not legal/);
});

test("each word of a search must be somewhere in the row; accents and case do not matter", async () => {
  const { user } = await library("armies=9");
  await user.type(screen.getByRole("textbox", { name: "Search" }), "NÁSEBY 1645");
  expect(names()).toEqual(["The New Model at Naseby", "The New Model at Naseby 2"]);
  expect(screen.getByText("2 of 9 armies")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: "Search" }), " nowhere");
  expect(screen.getByText(/No army answers to/)).toBeVisible();
  await user.keyboard("{Escape}");
  expect(names()).toHaveLength(9);
});

test("rows are sorted by what the player chooses", async () => {
  const { user } = await library("armies=5");
  const sort = screen.getByRole("combobox", { name: "Sort by" });
  await user.selectOptions(sort, "Name");
  expect(names()[0]).toBe("Army of the League, 1495");
  expect(names().at(-1)).toBe("The New Model at Naseby");
  await user.selectOptions(sort, "Year");
  expect(names().at(-1)).toBe("Monmouth’s rebels at Sedgemoor");
});

test("arrows move, and D duplicates the row that has the focus", async () => {
  const { app, user } = await library("armies=3");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("button", { name: /^The French on the march home/ })).toHaveFocus();
  await user.keyboard("d");
  await waitFor(() => { expect(app.route.screen === "builder" && app.route.opened.view.title).toBe("The French on the march home, copy"); });
});

test("Enter opens the row; N makes a new army; / goes to the search", async () => {
  const { app, user } = await library("armies=3");
  await user.keyboard("/");
  expect(screen.getByRole("textbox", { name: "Search" })).toHaveFocus();
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => { expect(app.route.screen === "builder" && app.route.opened.view.title).toBe("Army of the League, 1495"); });
  await app.go({ screen: "armies" });
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("n");
  expect(screen.getByRole("button", { name: /^Charging/ })).toBeVisible();
  await user.keyboard("{Enter}");
  await waitFor(() => { expect(app.route.screen === "builder" && app.route.opened.view.title).toBe("Unnamed army"); });
});

test("an archived army leaves the list, is shown on demand, and comes back", async () => {
  const { app, user } = await library("armies=2");
  await user.click(screen.getByRole("button", { name: "Actions for Army of the League, 1495" }));
  await user.click(screen.getByRole("menuitem", { name: "Archive" }));
  await waitFor(() => { expect(names()).toEqual(["The French on the march home"]); });
  expect(app.notices.list.at(-1)?.text).toContain("is archived");
  await user.click(screen.getByRole("checkbox", { name: "Show archived" }));
  expect(names()).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Actions for Army of the League, 1495" }));
  await user.click(screen.getByRole("menuitem", { name: "Restore from the archive" }));
  await user.click(screen.getByRole("checkbox", { name: "Show archived" }));
  await waitFor(() => { expect(names()).toHaveLength(2); });
});

test("a file that cannot be taken says where, and changes nothing", async () => {
  const { host, app, user } = await library("armies=1");
  await user.click(screen.getByRole("button", { name: "Import" }));
  const dialog = screen.getByRole("dialog", { name: "Import an army" });
  await user.click(within(dialog).getByRole("textbox"));
  await user.paste("{}");
  await user.click(within(dialog).getByRole("button", { name: "Import this army" }));
  expect(await within(dialog).findByText(/At army\.name: a text is missing/)).toBeVisible();
  expect(app.route.screen).toBe("armies");
  const rows = await host.library();
  expect(rows.status === "ok" && rows.data.armies).toHaveLength(1);
});

test("a chosen file is read and opened", async () => {
  const { app, user } = await library("armies=1");
  await user.click(screen.getByRole("button", { name: "Import" }));
  await user.upload(screen.getByLabelText("Choose a file…", { selector: "input" }), new File(['{"name":"Rocroi"}'], "a.json", { type: "application/json" }));
  await waitFor(() => { expect(app.route.screen === "builder" && app.route.opened.view.title).toBe("Rocroi"); });
});

test("an export is saved where the player says", async () => {
  const { host, user } = await library("armies=1");
  await user.click(screen.getByRole("button", { name: /^Actions/ }));
  await user.click(screen.getByRole("menuitem", { name: "Export" }));
  const path = screen.getByRole("textbox", { name: "Save in" });
  await waitFor(() => { expect(screen.getByRole("button", { name: "Save the file" })).toBeEnabled(); });
  await user.clear(path);
  await user.type(path, "/tmp/league.json");
  await user.click(screen.getByRole("button", { name: "Save the file" }));
  await waitFor(() => { expect(host.saved.get("/tmp/league.json")).toContain("Army of the League, 1495"); });
});

test("names of any kind are shown as text, with the whole in the title", async () => {
  await library("armies=0&hard=1");
  expect(screen.getByText("<script>alert(1)</script> & “Sons”")).toBeVisible();
  const long = screen.getByText(/^The Most Illustrious/);
  expect(long.title).toHaveLength(500);
  expect(long).toHaveClass("line");
});

test("a library that cannot be read says so and what to do", async () => {
  const app = new App(fakeHost(new URLSearchParams("fail=1")));
  await app.start();
  render(Library, { app });
  await waitFor(() => { expect(app.notices.list[0]).toMatchObject({ text: "The library cannot be read.", hint: "Restore a backup in Settings." }); });
});
