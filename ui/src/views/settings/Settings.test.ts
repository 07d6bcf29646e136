import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { fakeHost } from "../../api/fake";
import { App } from "../../state/app.svelte";
import Settings from "./Settings.svelte";

async function settings() {
  const host = fakeHost();
  const app = new App(host);
  await app.start();
  render(Settings, { app, part: "settings" });
  return { host, app, user: userEvent.setup() };
}

test("a setting holds at once and is kept", async () => {
  const { host, app, user } = await settings();
  await user.click(screen.getByRole("radio", { name: "Candle" }));
  await user.click(screen.getByRole("radio", { name: "US Letter" }));
  expect(app.preferences.look).toBe("candle");
  const kept = await host.start();
  expect(kept.status === "ok" && kept.data.settings).toMatchObject({ theme: "candle", paper: "letter" });
});

test("by default the look follows the system", async () => {
  const { app } = await settings();
  expect(screen.getByRole("radio", { name: "As the system" })).toBeChecked();
  expect(app.preferences.look).toBe("paper");
});

test("a setting that cannot be kept is told", async () => {
  const { host, app, user } = await settings();
  host.setSettings = () => Promise.resolve({ status: "error", error: { code: "read_only", message: "The folder is read-only.", hint: "Choose another." } });
  await user.click(screen.getByRole("radio", { name: "Paper" }));
  await waitFor(() => { expect(app.notices.list[0]?.text).toBe("The folder is read-only."); });
});

test("a backup is restored only after a question", async () => {
  const { host, user } = await settings();
  const restore = vi.spyOn(host, "restoreBackup");
  const [newest] = await screen.findAllByRole("button", { name: /^Restore the backup of/ });
  if (newest === undefined) throw new Error("no backup is listed");
  await user.click(newest);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  expect(restore).not.toHaveBeenCalled();
  await user.click(newest);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Restore this backup" }));
  expect(restore).toHaveBeenCalledExactlyOnceWith("backup-1.db");
});

test("the rules' author is credited, and the data folder shown", async () => {
  await settings();
  expect(screen.getByText("Fornovo to Sedgemoor: rules by Wes Rogers")).toBeVisible();
  expect(screen.getByText("/home/player/.local/share/drumhead")).toBeVisible();
});
