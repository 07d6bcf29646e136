import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../App.svelte";
import { ask } from "../../api/ask";
import { commands, type OpenedBattle } from "../../api/bindings";
import type { Host } from "../../api/host";
import { crossbows, notes, saving, shooting, testing, underFire } from "../../testing/battles";
import { battleAfter } from "./fixture";
import { say } from "../../words";

/** Opens the battle of a recipe, and from then on counts the clicks of `click`. */
async function open(recipe: () => Promise<OpenedBattle>, changed: Partial<OpenedBattle> = {}) {
  localStorage.clear();
  const user = userEvent.setup();
  const { host: desk, opened } = await battleAfter(recipe);
  const openBattle: Host["openBattle"] = async (id) => {
    const answer = await desk.openBattle(id);
    return answer.status === "ok" ? { ...answer, data: { ...answer.data, ...changed } } : answer;
  };
  const host = { ...desk, openBattle };
  render(App, { host });
  await screen.findByRole("heading", { level: 1, name: "Armies" });
  await user.click(screen.getByRole("button", { name: say("menu-open-button") }));
  await user.click(await screen.findByRole("menuitem", { name: "Battles" }));
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${opened.name} `) }));
  await screen.findByRole("heading", { level: 1, name: opened.name });
  let clicks = 0;
  return {
    host, opened, user,
    clicks: () => clicks,
    click: async (element: Element) => {
      clicks += 1;
      await user.click(element);
    },
  };
}

const threeNotes = async () => notes(await shooting(), 3);
const longLog = async () => underFire(await notes(await shooting(), 70));
const sevenASide = () => ask(commands.readyBattle("pavia-1525"));

/** Returns the card of a unit, by its name. */
const unit = (name: RegExp) => screen.getByRole("button", { name });
const log = () => within(screen.getByRole("region", { name: "Log" }));
const face = (n: number) => screen.findByRole("button", { name: new RegExp(`^${String(n)}: `) });

test("a test takes two clicks: the unit and the die", async () => {
  const { click, clicks } = await open(testing);
  await click(unit(/^2 Sir Henry Bard's tertia, /));
  await click(await face(6));
  expect(await log().findByText(/took the shooting test: /)).toBeVisible();
  expect(clicks()).toBe(2);
  // A name does not change the order of the text around it.
  const names = Array.from(screen.getByRole("region", { name: "Log" }).querySelectorAll("p b"));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name.firstElementChild?.tagName).toBe("BDI");
  expect(unit(/^2 Sir Henry Bard's tertia, good/)).toBeVisible();
});

test("a row of the log opens by click and by key, and shows its sum, dice and rules", async () => {
  const { user, click } = await open(testing);
  await click(unit(/^2 Sir Henry Bard's tertia, /));
  await click(await face(6));
  const sentence = await log().findByText(/took the shooting test: /);
  // The result beside the orders shows the sum at once; the log shows it once the row is opened.
  expect(within(screen.getByRole("region", { name: say("order-result-title") })).getByText(/^Die 6, /)).toBeVisible();
  expect(log().queryByText(/^Die 6, /)).toBeNull();
  const button = log().getByRole("button", { name: /^Sum, dice and rules: .* took the shooting test: / });
  expect(button).toHaveAttribute("aria-expanded", "false");
  button.focus();
  await user.keyboard("{Enter}");
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(log().getByText(/^Die 6, .*: total \d+$/)).toBeVisible();
  expect(log().getByText("dice 6")).toBeVisible();
  expect(log().getAllByText(/^F-8\.\d+/).length).toBeGreaterThan(0);
  await user.click(sentence);
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(log().queryByText(/^Die 6, /)).toBeNull();
});

test("a volley takes four clicks: the unit, the target, the range and the roll", async () => {
  const { click, clicks } = await open(shooting);
  await click(unit(/^2 Sir Henry Bard's tertia, /));
  await click(await screen.findByRole("radio", { name: "3 Pickering's and Montagu's Foot" }));
  await click(screen.getByRole("radio", { name: /^Far/ }));
  await screen.findByRole("heading", { name: /shoot at 3 Pickering's and Montagu's Foot/ });
  await click(screen.getByRole("button", { name: /^Roll for me/ }));
  expect(await log().findByText(/shot at/)).toBeVisible();
  expect(clicks()).toBe(4);
});

test("the saves of a volley open by themselves", async () => {
  const { user, click } = await open(crossbows);
  await click(unit(/^7 Milanese crossbowmen, /));
  await click(await screen.findByRole("radio", { name: "6 The Swiss" }));
  await screen.findByRole("heading", { name: /shoot at 6 The Swiss/ });
  await user.type(screen.getByRole("textbox", { name: say("dice-typed-label") }), "6 6 6 6 6");
  await click(await screen.findByRole("button", { name: say("dice-use-button") }));
  expect(await screen.findByRole("heading", { name: /^6 The Swiss: save against/ })).toBeVisible();
});

test("an order of another step can be allowed anyway, and the log says so", async () => {
  const { user } = await open(testing);
  await user.click(unit(/^4 The reserve of foot, /));
  const elsewhere = await screen.findByText(say("orders-other-title"));
  await user.click(elsewhere);
  await user.click(await screen.findByRole("button", { name: /^Shoot: muskets.*illegal/ }));
  await screen.findByRole("heading", { name: say("order-illegal-title") });
  expect(await screen.findByRole("button", { name: /^Roll for me/ })).toBeDisabled();
  await user.click(document.querySelector("[data-objection='not_fire_step']") ?? document.body);
  await user.click(await screen.findByRole("button", { name: /^Roll for me/ }));
  expect(await log().findByText(/allowed anyway: /)).toBeVisible();
  expect(log().getAllByRole("listitem")[0]).toHaveTextContent(/shot at/);
});

test("a test can be taken with keys alone", async () => {
  const { user } = await open(testing);
  await user.keyboard("o");
  await face(6);
  await user.keyboard("6");
  expect(await log().findByText(/took the shooting test: /)).toBeVisible();
});

test("a typed line gives a whole volley", async () => {
  const { user } = await open(shooting);
  await user.keyboard("/");
  await user.type(await screen.findByRole("textbox", { name: say("typed-label") }), "2 > 3 far 8 soft : 5 6");
  expect(await screen.findByText(/2 of 2 dice/, { selector: ".chip" })).toBeVisible();
  await user.keyboard("{Enter}");
  expect(await log().findByText(/shot at/)).toBeVisible();
  expect(await screen.findByText("dice 5 6")).toBeVisible();
});

test("a line that was not understood is not carried out", async () => {
  const { user } = await open(shooting);
  await user.keyboard("/");
  await user.type(await screen.findByRole("textbox", { name: say("typed-label") }), "2 > 3 wibble{Enter}");
  expect(await screen.findByText("wibble", { exact: false, selector: ".chip" })).toBeVisible();
  expect(log().queryByText(/shot at/)).toBeNull();
});

test("a step with pending work shows a warning at the first attempt to end it, and ends at the second", async () => {
  const { click } = await open(testing);
  await click(screen.getByRole("button", { name: say("end-step-button") }));
  expect(screen.getByText(say("end-step-text"), { exact: false })).toBeVisible();
  await click(screen.getByRole("button", { name: say("end-step-anyway-button") }));
  expect(await log().findByText(/allowed anyway/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Complete charges" })).toBeVisible();
});

test("one click does all pending work without questions", async () => {
  const { click, opened } = await open(saving);
  const before = opened.log.length;
  await click(await screen.findByRole("button", { name: say("now-roll-button", { count: 2 }) }));
  await waitFor(() => { expect(log().getAllByRole("listitem")).toHaveLength(before + 2); });
});

test("the log goes back to an earlier row, and the branch that was left can be restored", async () => {
  const { user, click, opened } = await open(threeNotes);
  const all = opened.log.length;
  await click(log().getAllByRole("button", { name: /^Undo to here/ })[0] ?? document.body);
  await waitFor(() => { expect(log().getAllByRole("listitem")).toHaveLength(all - 1); });
  await click(screen.getByRole("button", { name: say("more-open-button") }));
  await click(await screen.findByRole("menuitem", { name: say("more-branches-button") }));
  await click(await screen.findByRole("button", { name: say("branch-return-button") }));
  await waitFor(() => { expect(log().getAllByRole("listitem")).toHaveLength(all); });
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => { expect(log().getAllByRole("listitem")).toHaveLength(all - 1); });
});

test("the log shows one unit's rows, and earlier rows on demand", async () => {
  const { click, host, opened } = await open(longLog);
  const shown = opened.log.length;
  const older = await ask(host.battleLog(opened.id, null, opened.log[0]?.row ?? 0));
  expect([opened.earlier, older.rows.length > 0]).toEqual([true, true]);
  expect(log().getAllByRole("listitem")).toHaveLength(shown);
  await click(log().getByRole("button", { name: say("log-earlier-button") }));
  await waitFor(() => { expect(log().getAllByRole("listitem")).toHaveLength(shown + older.rows.length); });
  await click(unit(/^2 Sir Henry Bard's tertia, /));
  await click(await log().findByRole("checkbox", { name: "2 Sir Henry Bard's tertia" }));
  await waitFor(() => { expect(log().getAllByRole("listitem").length).toBeLessThan(shown); });
  for (const row of log().getAllByRole("listitem")) expect(row).toHaveTextContent("2 Sir Henry Bard's tertia");
});

test("a photo's caption is in the log with its time", async () => {
  const { user, click } = await open(testing);
  await user.keyboard("n");
  await user.type(await screen.findByRole("textbox", { name: say("note-text-label") }), "Rain began");
  await click(screen.getByRole("checkbox", { name: say("note-photo-label") }));
  await click(screen.getByRole("button", { name: say("note-save-button") }));
  expect(await log().findByText("Rain began")).toBeVisible();
  expect(log().getByText(/photo · today/)).toBeVisible();
});

test("L shows the cards in large print", async () => {
  const { user } = await open(sevenASide);
  expect(screen.getByText("Regular B foot, close order", { selector: "[data-unit='0-2'] .about" })).toBeVisible();
  await user.keyboard("l");
  expect(document.querySelector("[data-unit='0-2']")).toHaveClass("large");
});

test("a read-only battle shows why", async () => {
  await open(testing, { read_only: "the journal cannot be followed beyond row 12" });
  expect(screen.getByRole("alert")).toHaveTextContent("the journal cannot be followed beyond row 12");
  expect(screen.getByRole("button", { name: say("end-step-button") })).toBeDisabled();
});

const paper = () => within(screen.getByRole("dialog", { name: "Enter from paper" }));
const row = (name: RegExp) => within(paper().getByRole("listitem", { name }));

test("paper results are entered by number, box and choice, previewed, and undone together", async () => {
  const { user, click } = await open(crossbows);
  const before = unit(/^6 The Swiss, /).getAttribute("aria-label");
  await click(screen.getByRole("button", { name: "Enter from paper" }));
  await screen.findByRole("dialog", { name: "Enter from paper" });
  expect(paper().getByRole("button", { name: say("paper-enter-button", { count: 0 }) })).toBeDisabled();
  const pikes = row(/^6 The Swiss/);
  await user.clear(pikes.getByRole("spinbutton", { name: "Figures left" }));
  await user.type(pikes.getByRole("spinbutton", { name: "Figures left" }), "11{Enter}");
  // The next number has the focus, and typing replaces it.
  expect(row(/^7 Gendarmes of the rearguard/).getByRole("spinbutton", { name: "Figures left" })).toHaveFocus();
  await user.keyboard("3");
  await click(pikes.getByRole("radio", { name: "Routed" }));
  await click(paper().getByRole("tab", { name: /League/ }));
  const boxes = [...document.querySelectorAll<HTMLElement>("[data-row='1-4'] [data-box]")];
  expect(boxes).toHaveLength(40);
  await click(boxes[24] ?? document.body);
  expect(row(/^4 Venetian pikes/).getByRole("spinbutton", { name: "Figures left" })).toHaveValue("15");
  const changes = within(paper().getByRole("region", { name: say("paper-changes-title") }));
  expect(changes.getByText(/Figures left \d+ → 11; What is its morale\? Good → Routed/)).toBeVisible();
  expect(changes.getByText(/Figures left \d+ → 3/)).toBeVisible();
  expect(changes.getByText(/Figures left \d+ → 15/)).toBeVisible();
  await click(paper().getByRole("button", { name: say("paper-enter-button", { count: 3 }) }));
  await waitFor(() => { expect(log().getAllByRole("listitem")[0]).toHaveTextContent("6 The Swiss"); });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(unit(/^6 The Swiss, routed, figures: 11 of 40/)).toBeVisible();
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => { expect(unit(/^6 The Swiss, /)).toHaveAttribute("aria-label", before); });
});

test("a second tap clears a box", async () => {
  const { click } = await open(crossbows);
  await click(screen.getByRole("button", { name: "Enter from paper" }));
  await screen.findByRole("dialog", { name: "Enter from paper" });
  const lances = row(/^1 Gendarmes/);
  const box = () => document.querySelector("[data-row='0-1'] [data-box='3']") ?? document.body;
  await click(box());
  expect(lances.getByRole("spinbutton")).toHaveValue("7");
  await click(box());
  expect(lances.getByRole("spinbutton")).toHaveValue("8");
});

test("leaving with unsaved paper entries asks first", async () => {
  const { user, click } = await open(crossbows);
  await click(screen.getByRole("button", { name: "Enter from paper" }));
  await screen.findByRole("dialog", { name: "Enter from paper" });
  await click(row(/^1 Gendarmes/).getByRole("radio", { name: "Shaken" }));
  await click(paper().getByRole("button", { name: say("dialog-cancel-button") }));
  const asks = within(await screen.findByRole("dialog", { name: say("paper-leave-question") }));
  await click(asks.getByRole("button", { name: say("dialog-cancel-button") }));
  expect(row(/^1 Gendarmes/).getByRole("radio", { name: "Shaken" })).toBeChecked();
  await click(paper().getByRole("button", { name: say("dialog-cancel-button") }));
  await click(await screen.findByRole("button", { name: say("paper-leave-button") }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("e");
  expect(log().queryByText(/Entered from paper/)).toBeNull();
});
