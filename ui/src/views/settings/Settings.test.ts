import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ask } from "../../api/ask";
import { threeArmies } from "../../testing/armies";
import { hostAfter } from "../../testing/desk";
import { App } from "../../state/app.svelte";
import Settings from "./Settings.svelte";
import { say, speak } from "../../words";

async function settings() {
  const host = await hostAfter(threeArmies);
  const app = new App(host);
  await app.start();
  render(Settings, { app, part: "settings" });
  return { host, app, user: userEvent.setup() };
}

afterEach(() => { speak(null); });

test("a chosen language is used at once and saved, and so is the system's", async () => {
  const { host, user } = await settings();
  const list = screen.getByRole("combobox", { name: "Language" });
  await user.selectOptions(list, "Deutsch");
  expect(screen.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  expect(screen.getByRole("radio", { name: "Kerze" })).toBeVisible();
  await waitFor(async () => { expect((await ask(host.start())).settings.language).toBe("de"); });
  await user.selectOptions(list, "Wie das System");
  expect(screen.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await waitFor(async () => { expect((await ask(host.start())).settings.language).toBeNull(); });
});

test("a setting takes effect at once and is saved", async () => {
  const { host, app, user } = await settings();
  await user.click(screen.getByRole("radio", { name: "Candle" }));
  await user.click(screen.getByRole("radio", { name: "US Letter" }));
  expect(app.preferences.look).toBe("candle");
  await waitFor(async () => { expect((await ask(host.start())).settings).toMatchObject({ theme: "candle", paper: "letter" }); });
});

test("settings from another window take effect", async () => {
  const { host, app } = await settings();
  await ask(host.setSettings({ ...app.preferences.now, theme: "candle", language: "de" }));
  const version = vi.spyOn(host, "changes").mockResolvedValue({ status: "ok", data: { library: -1, damage: null } });
  await app.follower.look();
  expect(version).toHaveBeenCalledOnce();
  expect(app.preferences.look).toBe("candle");
  expect(screen.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
});

test("by default the theme follows the system", async () => {
  const { app } = await settings();
  expect(screen.getByRole("radio", { name: say("settings-theme-system-choice") })).toBeChecked();
  expect(app.preferences.look).toBe("paper");
});

test("a setting that cannot be saved shows an error", async () => {
  const { host, app, user } = await settings();
  host.setSettings = () => Promise.resolve({ status: "error", error: { code: "read_only", message: "The folder is read-only.", hint: "Choose another." } });
  await user.click(screen.getByRole("radio", { name: "Paper" }));
  await waitFor(() => { expect(app.notices.list[0]?.text).toBe("The folder is read-only."); });
});

test("a backup is restored only after a confirmation", async () => {
  const { host, user } = await settings();
  const restore = vi.spyOn(host, "restoreBackup");
  const [backup] = await ask(host.backups());
  const [newest] = await screen.findAllByRole("button", { name: /^Restore the backup from/ });
  if (newest === undefined) throw new Error("no backup is listed");
  await user.click(newest);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: say("dialog-cancel-button") }));
  expect(restore).not.toHaveBeenCalled();
  await user.click(newest);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: say("backup-confirm-button") }));
  expect(restore).toHaveBeenCalledExactlyOnceWith(backup?.name, false);
});

test("a damaged backup is marked, and the question warns of its damage", async () => {
  const host = await hostAfter(threeArmies);
  const [backup] = await ask(host.backups());
  if (backup === undefined) throw new Error("there is no backup");
  const older = { ...backup, name: "drumhead-1.sqlite3", made_at: "1645-06-14T10:00:00Z" };
  vi.spyOn(host, "backups").mockResolvedValue({ status: "ok", data: [older, backup] });
  const what = ["Change 4 differs from what was saved."];
  const checked = vi.spyOn(host, "checkBackup").mockImplementation((name) => Promise.resolve({ status: "ok", data: name === backup.name ? what : [] }));
  const restore = vi.spyOn(host, "restoreBackup").mockResolvedValue({ status: "ok", data: null });
  const app = new App(host);
  await app.start();
  render(Settings, { app, part: "settings" });
  const user = userEvent.setup();
  expect(await screen.findByText(say("backup-damaged-label", { count: 1 }))).toBeVisible();
  expect(await screen.findByText(say("backup-intact-label"))).toBeVisible();
  expect(checked.mock.calls.map(([name]) => name)).toEqual([backup.name, older.name]);
  const [newest, oldest] = screen.getAllByRole("button", { name: /^Restore the backup from/ });
  if (newest === undefined || oldest === undefined) throw new Error("no backup is listed");
  await user.click(oldest);
  expect(screen.getByRole("dialog")).not.toHaveTextContent("Change 4");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: say("dialog-cancel-button") }));
  await user.click(newest);
  const dialog = within(screen.getByRole("dialog"));
  expect(screen.getByRole("dialog")).toHaveTextContent(/is damaged: Change 4 differs.*The newest intact backup is from .*1645/);
  await user.click(dialog.getByRole("button", { name: say("backup-anyway-button") }));
  expect(restore).toHaveBeenCalledExactlyOnceWith(backup.name, true);
});

test("an intact library is reported as intact", async () => {
  const { user } = await settings();
  await user.click(screen.getByRole("button", { name: say("check-button") }));
  expect(await screen.findByText(/^Nothing is damaged. .*armies: 3/)).toBeVisible();
});

test("damage is listed with its remedies, once for each army, and the library is checked again", async () => {
  const { host, app, user } = await settings();
  const checked = await ask(host.checkLibrary());
  const [army] = (await ask(host.library())).armies;
  const backup = { name: "drumhead-1.sqlite3", made_at: "1645-06-14T10:00:00Z", size: 4096 };
  const damaged = { kind: "army" as const, id: army?.id ?? "", name: "", change: 4, at: null, what: "Change 4 differs from what was saved.", sound: 0, backup };
  const damage = [damaged, { ...damaged, change: 5, what: "Change 5 is missing." }];
  vi.spyOn(host, "checkLibrary").mockResolvedValueOnce({ status: "ok", data: { ...checked, damage } });
  await user.click(screen.getByRole("button", { name: say("check-button") }));
  expect(await screen.findByText("Change 5 is missing.")).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^Use backup/ })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: say("check-go-back-button", { change: 0 }) }));
  expect(await screen.findByText(/^Nothing is damaged/)).toBeVisible();
  expect(app.notices.list.at(-1)?.text).toBe(say("check-went-back-notice", { change: 0 }));
});

test("the notice says what was removed, and an army in which nothing is intact can be removed", async () => {
  const { host, app, user } = await settings();
  const checked = await ask(host.checkLibrary());
  const damaged = { kind: "army" as const, id: "a", name: "", change: 4, at: null, what: "Change 4 is damaged.", sound: 3, backup: null };
  const lost = { ...damaged, id: "b", change: 0, what: "Change 0 is damaged.", sound: null };
  vi.spyOn(host, "checkLibrary").mockResolvedValue({ status: "ok", data: { ...checked, damage: [damaged, lost] } });
  const removed = { damaged: [4], intact: [], renumbered: false, copy: "copy" };
  const what = "Damaged changes removed: 4.";
  vi.spyOn(host, "goBack").mockResolvedValue({ status: "ok", data: { change: 3, removed, rebuilt: false, what } });
  const remove = vi.spyOn(host, "removeLost").mockResolvedValue({ status: "ok", data: { copy: "copy", what: "Removed army b." } });
  await user.click(screen.getByRole("button", { name: say("check-button") }));
  await user.click(await screen.findByRole("button", { name: say("check-go-back-button", { change: 3 }) }));
  await waitFor(() => { expect(app.notices.list.at(-1)?.text).toBe(`${say("check-went-back-notice", { change: 3 })} ${what}`); });
  await user.click(screen.getByRole("button", { name: say("check-remove-button") }));
  expect(remove).toHaveBeenCalledExactlyOnceWith("army", "b");
  await waitFor(() => { expect(app.notices.list.at(-1)?.text).toBe("Removed army b."); });
});

test("the rules' author is credited, and the data folder shown", async () => {
  const { app } = await settings();
  expect(screen.getByText(/^Fornovo to Sedgemoor.*Wes Rogers$/)).toBeVisible();
  expect(screen.getByText(app.about?.data_folder ?? "")).toBeVisible();
});
