import { expect, test, vi } from "vitest";
import { ask } from "../api/ask";
import type { Problem } from "../api/bindings";
import { hostAfter } from "../testing/desk";
import { App } from "./app.svelte";
import { Draft } from "./draft.svelte";
import { Notices } from "./notices.svelte";

test("typed input is saved before the screen changes", async () => {
  const app = new App(await hostAfter());
  const done: string[] = [];
  new Draft<string>().hold("Pikes", (value) => { done.push(value); });
  app.beforeLeaving(() => {
    done.push(`kept on ${app.route.screen}`);
    return Promise.resolve();
  });
  await app.go({ screen: "settings", part: "settings" });
  expect(done).toEqual(["Pikes", "kept on opening"]);
  expect(app.route.screen).toBe("settings");
});

test("typed input is saved before the window closes", async () => {
  const host = await hostAfter();
  let closing: () => Promise<void> = () => Promise.resolve();
  host.beforeClosing = (flush) => {
    closing = flush;
    return Promise.resolve();
  };
  const app = new App(host);
  await app.start();
  const send = vi.fn();
  new Draft<string>().hold("Pikes", send);
  await closing();
  expect(send).toHaveBeenCalledExactlyOnceWith("Pikes");
});

test("opening a missing army shows an error and stays in the library", async () => {
  const host = await hostAfter();
  const app = new App(host);
  await app.start();
  await app.open("no-such-army");
  expect(app.route.screen).toBe("armies");
  const refused = await host.openArmy("no-such-army", null);
  if (refused.status === "ok") throw new Error("the missing army was opened");
  expect(refused.error.code).toBe("not_found");
  expect(app.notices.list[0]).toMatchObject({ text: refused.error.message, hint: refused.error.hint });
});

test("damage found while the window is open is shown once, and again if it is found again", async () => {
  const host = await hostAfter();
  let damage: Problem | null = null;
  host.changes = () => Promise.resolve({ status: "ok", data: { library: 1, damage } });
  const app = new App(host);
  await app.start();
  expect(app.notices.list).toEqual([]);
  const texts = async (): Promise<string[]> => {
    await app.follower.look();
    return app.notices.list.map(({ text, hint }) => `${text} ${hint}`);
  };
  damage = { code: "damaged", message: "Change 3 differs.", hint: "Restore it." };
  expect(await texts()).toEqual(["Change 3 differs. Restore it."]);
  app.notices.list.forEach(({ id }) => { app.notices.dismiss(id); });
  expect(await texts()).toEqual([]);
  damage = null;
  expect(await texts()).toEqual([]);
  damage = { code: "damaged", message: "Change 3 differs.", hint: "Restore it." };
  expect(await texts()).toEqual(["Change 3 differs. Restore it."]);
});

test("an error stays when many notes follow it", () => {
  vi.useFakeTimers();
  const notices = new Notices();
  notices.trouble("Damaged.");
  for (const text of ["1", "2", "3", "4"]) notices.note(text);
  expect(notices.list.map(({ text }) => text)).toEqual(["Damaged.", "2", "3", "4"]);
  vi.useRealTimers();
});

test("damage that is shown at the start is not shown again by the first check for changes", async () => {
  const host = await hostAfter();
  const damage: Problem = { code: "damaged", message: "Change 3 differs.", hint: "Restore it." };
  const start = await ask(host.start());
  host.start = () => Promise.resolve({ status: "ok", data: { ...start, notice: damage } });
  const app = new App(host);
  await app.start();
  app.notices.list.forEach(({ id }) => { app.notices.dismiss(id); });
  host.changes = () => Promise.resolve({ status: "ok", data: { library: 1, damage } });
  await app.follower.look();
  expect(app.notices.list).toEqual([]);
});

test("a note disappears by itself, an error stays, and a repeated notice is shown once", () => {
  vi.useFakeTimers();
  const notices = new Notices();
  notices.note("Archived.");
  notices.trouble("The disk is full.", "Make room.");
  notices.trouble("The disk is full.", "Make room.");
  expect(notices.list.map(({ text }) => text)).toEqual(["Archived.", "The disk is full."]);
  vi.advanceTimersByTime(60_000);
  expect(notices.list.map(({ text }) => text)).toEqual(["The disk is full."]);
  vi.useRealTimers();
});
