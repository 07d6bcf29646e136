import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ask } from "../../api/ask";
import type { App } from "../../state/app.svelte";
import { Notices } from "../../state/notices.svelte";
import { hostAfter } from "../../testing/desk";
import { say } from "../../words";
import { Follower } from "../../state/follow";
import MapEditor from "./MapEditor.svelte";
import MapField from "./MapField.svelte";

test("a typed name stays while the desk is still working", async () => {
  const desk = await hostAfter();
  const map = await ask(desk.openMap("d3_ecw", "starter-1"));
  let ready = (): void => undefined;
  const wait = new Promise<void>((done) => { ready = done; });
  const edited = vi.fn<typeof desk.editedMap>(async (...edit) => {
    await wait;
    return desk.editedMap(...edit);
  });
  const app = { host: { ...desk, editedMap: edited }, notices: new Notices() } as Partial<App> as App;
  render(MapEditor, { app, book: "d3_ecw", map, kept: null, onuse: vi.fn(), onclose: vi.fn() });

  const name = screen.getByRole("textbox", { name: "Name", hidden: true });
  await fireEvent.input(name, { target: { value: "The" } });
  await fireEvent.blur(name);
  await vi.waitFor(() => { expect(edited).toHaveBeenCalledOnce(); });
  expect(name).toHaveValue("The");
  ready();
  await edited.mock.results[0]?.value;
  expect(name).toHaveValue("The");
});

test("a map that another window has changed is kept, and this one is saved beside it", async () => {
  const host = await hostAfter();
  const map = await ask(host.openMap("d3_ecw", "starter-1"));
  const kept = await ask(host.keepMap("d3_ecw", null, null, map.map));
  const notices = new Notices();
  const app = { host, notices } as Partial<App> as App;
  render(MapEditor, { app, book: "d3_ecw", map, kept, onuse: vi.fn(), onclose: vi.fn() });
  const { map: other } = await ask(host.editedMap("d3_ecw", map.map, [{ do: "name", name: "Elsewhere" }]));
  await ask(host.keepMap("d3_ecw", kept.id, kept.version, other));

  const own = async () => (await ask(host.maps("d3_ecw"))).filter((row) => row.own).map((row) => row.name);
  const user = userEvent.setup();
  const save = screen.getByRole("button", { name: say("map-save-button") });
  await user.click(save);
  await vi.waitFor(() => { expect(notices.list[0]?.text).toContain("Elsewhere"); });
  expect(await own()).toEqual(["Elsewhere"]);
  await user.click(save);
  await vi.waitFor(async () => { expect(await own()).toHaveLength(2); });
});

test("a map that another window saves is listed", async () => {
  const host = await hostAfter();
  const { map } = await ask(host.openMap("d3_ecw", "starter-1"));
  let version = 1;
  const follower = new Follower(() => Promise.resolve({ status: "ok", data: version }));
  await follower.look();
  const app = { host, notices: new Notices(), follower } as Partial<App> as App;
  render(MapField, { app, book: "d3_ecw", map, onmap: vi.fn(), onedit: vi.fn() });
  const { map: other } = await ask(host.editedMap("d3_ecw", map, [{ do: "name", name: "Elsewhere" }]));
  await ask(host.keepMap("d3_ecw", null, null, other));
  version += 1;
  await follower.look();
  expect(await screen.findByText(/Elsewhere/)).toBeVisible();
});
