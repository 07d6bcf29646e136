import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import App from "./App.svelte";
import { ask } from "./api/ask";
import { browserHost } from "./api/browser";
import type { Host } from "./api/host";
import { openArmy, threeArmies } from "./testing/armies";
import { hostAfter, libraryAfter, openDesk, use } from "./testing/desk";
import { say } from "./words";

async function start(given: Host | Promise<Host> = hostAfter()) {
  const host = await given;
  render(App, { host });
  return { host, user: userEvent.setup() };
}

test("the window starts in the library when nothing was open", async () => {
  await start(libraryAfter(threeArmies));
  expect(await screen.findByRole("heading", { level: 1, name: "Armies" })).toBeVisible();
  expect(await screen.findAllByRole("listitem")).toHaveLength(3);
});

test("the window starts with the army that was open last", async () => {
  await start(hostAfter(openArmy));
  expect(await screen.findByRole("heading", { level: 1, name: "The army of the League" })).toBeVisible();
});

test("a first-time player can begin with a ready-made army", async () => {
  const { user } = await start();
  expect(await screen.findByText(/Muster your first army/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: say("library-start-button") }));
  const dialog = await screen.findByRole("dialog", { name: say("ready-armies-title") });
  await user.click(await within(dialog).findByRole("button", { name: /Monmouth/ }));
  expect(await screen.findByRole("heading", { level: 1, name: /^Monmouth/ })).toBeVisible();
});

test("a notice of the desk is shown at the start", async () => {
  const host = await hostAfter();
  const notice = { code: "damaged" as const, message: "The library was damaged and has been set aside.", hint: "Restore a backup in Settings." };
  const given = { ...await ask(host.start()), notice };
  await start({ ...host, start: () => Promise.resolve({ status: "ok", data: given }) });
  expect(await screen.findByText("The library was damaged and has been set aside.")).toBeVisible();
  expect(screen.getByText("Restore a backup in Settings.")).toBeVisible();
});

test("an empty library file is reported, and its notice shows the backups", async () => {
  // jsdom has no layout.
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  const desk = await openDesk({ files: { "drumhead.sqlite3": "", "drumhead.lock": "" } });
  use(desk);
  const host = browserHost();
  const given = await ask(host.start());
  expect(given.restore).toBe(false);
  const { user } = await start({ ...host, start: () => Promise.resolve({ status: "ok", data: { ...given, restore: true } }) });
  expect(await screen.findByText(/was empty \(0 bytes\)/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: say("notice-restore-button") }));
  expect(await screen.findByRole("heading", { level: 3, name: say("backups-title") })).toBeVisible();
  expect(shown).toHaveBeenCalled();
});

test("? lists the keys, but is ordinary text in a field", async () => {
  const { user } = await start(libraryAfter(threeArmies));
  const search = await screen.findByRole("textbox", { name: say("library-search-label") });
  await user.click(search);
  await user.keyboard("n?");
  expect(search).toHaveValue("n?");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(document.body);
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: say("keys-title") })).toBeVisible();
  expect(screen.getByText(say("library-new-key"), { selector: "dd" })).toBeVisible();
});

test("Ctrl + and Ctrl 0 set the type scale, which is saved and has a maximum", async () => {
  const host = await hostAfter();
  const { settings } = await ask(host.start());
  await ask(host.setSettings({ ...settings, type_scale: 190 }));
  const { user } = await start(host);
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => { expect(document.documentElement.style.fontSize).toBe("190%"); });
  await user.keyboard("{Control>}++{/Control}");
  await waitFor(() => { expect(document.documentElement.style.fontSize).toBe("200%"); });
  await waitFor(async () => { expect((await ask(host.start())).settings.type_scale).toBe(200); });
  await user.keyboard("{Control>}0{/Control}");
  await waitFor(() => { expect(document.documentElement.style.fontSize).toBe("100%"); });
});
