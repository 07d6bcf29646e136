import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { ask } from "../../api/ask";
import type { App } from "../../state/app.svelte";
import { Notices } from "../../state/notices.svelte";
import { hostAfter } from "../../testing/desk";
import MapEditor from "./MapEditor.svelte";

test("a name that is typed slowly stays while the desk is still working", async () => {
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
