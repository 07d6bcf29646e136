import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "./App.svelte";
import { fakeHost } from "./api/fake";

function start(given = "") {
  const host = fakeHost(new URLSearchParams(given));
  render(App, { host });
  return { host, user: userEvent.setup() };
}

test("starts in the library when nothing was open", async () => {
  start();
  expect(await screen.findByRole("heading", { level: 1, name: "Armies" })).toBeVisible();
  expect(await screen.findAllByRole("listitem")).toHaveLength(3);
});

test("starts on the army where the player left off", async () => {
  start("open=1");
  expect(await screen.findByRole("heading", { level: 1, name: "Army of the League, 1495" })).toBeVisible();
});

test("greets a first-time player with two ways to begin", async () => {
  const { user } = start("armies=0");
  expect(await screen.findByText(/Muster your first army/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Start from a ready army" }));
  const dialog = await screen.findByRole("dialog", { name: "Ready armies" });
  await user.click(await within(dialog).findByRole("button", { name: /Sedgemoor/ }));
  expect(await screen.findByRole("heading", { level: 1, name: /Sedgemoor/ })).toBeVisible();
});

test("says what the shell says is wrong at the start", async () => {
  start("trouble=1");
  expect(await screen.findByText("The library was damaged and has been set aside.")).toBeVisible();
  expect(screen.getByText("Restore a backup in Settings.")).toBeVisible();
});

test("? lists the keys, and letters typed in a field are letters", async () => {
  const { user } = start();
  const search = await screen.findByRole("textbox", { name: "Search" });
  await user.click(search);
  await user.keyboard("n?");
  expect(search).toHaveValue("n?");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(document.body);
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keys" })).toBeVisible();
  expect(screen.getByText("New army", { selector: "dd" })).toBeVisible();
});

test("Ctrl + and Ctrl 0 set the type scale, which is kept and has bounds", async () => {
  const { host, user } = start("scale=190");
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => { expect(document.documentElement.style.fontSize).toBe("190%"); });
  await user.keyboard("{Control>}++{/Control}");
  await waitFor(() => { expect(document.documentElement.style.fontSize).toBe("200%"); });
  const kept = await host.start();
  expect(kept.status === "ok" && kept.data.settings.type_scale).toBe(200);
  await user.keyboard("{Control>}0{/Control}");
  await waitFor(() => { expect(document.documentElement.style.fontSize).toBe("100%"); });
});
