import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../App.svelte";
import { ask } from "../../api/ask";
import { commands } from "../../api/bindings";
import { hostAfter } from "../../testing/desk";
import { say } from "../../words";

/** An army of eight units. */
async function crown(): Promise<void> {
  const army = await ask(commands.fromStarter("carolinas-1781-crown"));
  await ask(commands.openArmy(army.id, 1));
}

const unit = (number: number) => screen.findByRole("heading", { level: 2, name: say("list-unit-title", { number }) });

test("J and K select units, A adds one, Ctrl Z removes it and Ctrl Y adds it again", async () => {
  render(App, { host: await hostAfter(crown) });
  const user = userEvent.setup();
  await unit(1);
  await user.keyboard("j");
  await unit(2);
  await user.keyboard("k");
  await unit(1);
  const rows = () => screen.getAllByRole("listitem");
  const before = rows().length;
  await user.keyboard("a");
  await waitFor(() => { expect(rows()).toHaveLength(before + 1); });
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => { expect(rows()).toHaveLength(before); });
  await user.keyboard("{Control>}y{/Control}");
  await waitFor(() => { expect(rows()).toHaveLength(before + 1); });
});
