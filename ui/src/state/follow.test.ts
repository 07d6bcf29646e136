import { expect, test, vi } from "vitest";
import type { Answer } from "../api/ask";
import { Follower } from "./follow";

function following() {
  let version: Answer<number> = { status: "ok", data: 4 };
  const follower = new Follower(() => Promise.resolve(version));
  const load = vi.fn(() => Promise.resolve());
  const drop = follower.add(load);
  return { follower, load, drop, set: (answer: Answer<number>) => { version = answer; } };
}

test("a screen is loaded once for each change by another window", async () => {
  const { follower, load, drop, set } = following();
  await follower.look();
  await follower.look();
  expect(load).not.toHaveBeenCalled();
  set({ status: "ok", data: 5 });
  await follower.look();
  await follower.look();
  expect(load).toHaveBeenCalledTimes(1);
  drop();
  set({ status: "ok", data: 6 });
  await follower.look();
  expect(load).toHaveBeenCalledTimes(1);
});

test("a library that cannot be read loads nothing, and is followed again afterwards", async () => {
  const { follower, load, set } = following();
  await follower.look();
  set({ status: "error", error: { code: "busy", message: "", hint: "" } });
  await follower.look();
  expect(load).not.toHaveBeenCalled();
  set({ status: "ok", data: 7 });
  await follower.look();
  expect(load).toHaveBeenCalledTimes(1);
});
