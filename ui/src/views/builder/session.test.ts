// @vitest-environment node
import { beforeEach, expect, test } from "vitest";
import { Notices } from "../../state/notices.svelte";
import { say } from "../../words";
import { Builder } from "./session.svelte";
import { commandsOf, naming, openedAt, SlowDoor } from "./fixture";

let door: SlowDoor;
let notices: Notices;
let builder: Builder;

beforeEach(() => {
  door = new SlowDoor();
  notices = new Notices();
  builder = new Builder(openedAt(1), door, notices);
});

test("one edit is sent at a time, and the next names the head of the answer", async () => {
  void builder.edit(naming("Pikes"));
  void builder.edit(naming("Halberds"));
  expect(door.questions).toEqual(['edit 1 "Pikes"']);
  await door.answer(openedAt(7));
  expect(door.questions).toEqual(['edit 1 "Pikes"', 'edit 7 "Halberds"']);
  await door.answer(openedAt(8));
  expect(builder.opened.head).toBe(8);
});

test("only the newest keystroke in a field waits, and every edit is resolved", async () => {
  const over: string[] = [];
  for (const text of ["P", "Pi", "Pik", "Pike"]) void builder.edit(naming(text), "name 1").then(() => over.push(text));
  await door.answer(openedAt(2));
  expect(door.questions).toEqual(['edit 1 "P"', 'edit 2 "Pike"']);
  expect(over).not.toContain("Pike");
  await door.answer(openedAt(3));
  expect([...over].sort()).toEqual(["P", "Pi", "Pik", "Pike"]);
});

test("edits in different fields, and edits outside fields, are all sent", async () => {
  void builder.edit(naming("A"), "name 1");
  void builder.edit(naming("B"), "name 2");
  void builder.edit(naming("C"));
  void builder.edit(naming("D"));
  for (let head = 2; head < 6; head += 1) await door.answer(openedAt(head));
  expect(door.questions).toEqual(['edit 1 "A"', 'edit 2 "B"', 'edit 3 "C"', 'edit 4 "D"']);
});

test("a refused edit shows an error, the army is unchanged, and waiting edits are still sent", async () => {
  let over = false;
  void builder.edit(naming("Pikes")).then(() => { over = true; });
  void builder.edit(naming("Shot"));
  await door.refuse("refused");
  expect(over).toBe(true);
  expect(builder.opened.head).toBe(1);
  expect(notices.list.map(({ text }) => text)).toEqual(["It is refused."]);
  expect(door.questions).toEqual(['edit 1 "Pikes"', 'edit 1 "Shot"']);
});

test("after a change in another window the army is reloaded, waiting edits are dropped, and a notice is shown", async () => {
  let over = 0;
  const count = () => { over += 1; };
  void builder.edit(naming("Pikes")).then(count);
  void builder.edit(naming("Shot")).then(count);
  await door.refuse("stale_head");
  expect(door.questions).toEqual(['edit 1 "Pikes"', "open 1"]);
  await door.answer(openedAt(9));
  expect(over).toBe(2);
  expect(door.asked).toHaveLength(2);
  expect(builder.opened.head).toBe(9);
  expect(notices.list.map(({ text }) => text)).toEqual([say("army-changed-notice")]);
});

test("a change in another window is shown", async () => {
  void builder.follow();
  await door.answer(openedAt(4, 1));
  expect(builder.opened.head).toBe(4);
  expect(notices.list).toEqual([]);
  void builder.edit(naming("Pikes"));
  void builder.follow();
  await door.answer(openedAt(5, 1));
  expect(door.questions).toEqual(["open 1", 'edit 4 "Pikes"']);
});

test("an exception in the desk is an error answer", async () => {
  door.undo = () => Promise.reject(new Error("no desk"));
  builder.undo();
  await builder.idle();
  expect(notices.list.map(({ text }) => text)).toEqual(["no desk"]);
});

test("a unit that is selected while an edit is sent stays selected after the answer", async () => {
  void builder.edit(naming("Pikes"));
  builder.look(2);
  builder.look(3);
  await door.answer(openedAt(2, 1));
  expect(builder.wanted).toBe(3);
  expect(door.questions).toEqual(['edit 1 "Pikes"', "open 3"]);
});

test("a copy is shown as soon as it exists", async () => {
  builder.duplicate();
  await door.answer(openedAt(2, 5, commandsOf([1, 5, 2, 3], [4])));
  expect(builder.wanted).toBe(5);
  expect(builder.spoken).toContain("5 Unit 5");
});

test("removing a unit offers to restore it", async () => {
  builder.remove();
  await door.answer(openedAt(2, 2, commandsOf([2, 3], [4])));
  const [notice] = notices.list;
  expect(notice?.text).toBe(say("builder-removed-notice", { unit: "1 Unit 1" }));
  notice?.action?.run();
  expect(door.questions).toEqual(['edit 1 "remove"', "undo 2"]);
});

test("the offer to undo disappears after another edit, but not after selecting another unit", async () => {
  builder.remove();
  await door.answer(openedAt(2, 2, commandsOf([2, 3], [4])));
  builder.look(3);
  await door.answer(openedAt(2, 3, commandsOf([2, 3], [4])));
  expect(notices.list).toHaveLength(1);
  void builder.edit(naming("Pikes", 3));
  await door.answer(openedAt(3, 3, commandsOf([2, 3], [4])));
  expect(notices.list).toEqual([]);
});

test("two quick steps down move two places: the second starts from the end of the first", async () => {
  builder.step(1);
  builder.step(1);
  await door.answer(openedAt(2, 1, commandsOf([2, 1, 3], [4])));
  expect(door.questions).toEqual(['edit 1 {"before":3,"general":1}', 'edit 2 {"before":null,"general":1}']);
  await door.answer(openedAt(3, 1, commandsOf([2, 3, 1], [4])));
  expect(builder.spoken).toBe(say("builder-where-spoken", { unit: "1 Unit 1", place: 3, count: 3, general: "General 1" }));
});
