import { expect, test, vi } from "vitest";
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
