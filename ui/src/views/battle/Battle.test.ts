import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../App.svelte";
import { fakeHost } from "../../api/fake";

/** Opens the first battle of the fake, and counts what the player presses from then on. */
async function open(given: string) {
  localStorage.clear();
  const user = userEvent.setup();
  render(App, { host: fakeHost(new URLSearchParams(given)) });
  await screen.findByRole("heading", { level: 1, name: "Armies" });
  await user.click(screen.getByRole("button", { name: "Menu" }));
  await user.click(await screen.findByRole("menuitem", { name: "Battles" }));
  await user.click(await screen.findByRole("button", { name: /^Fornovo League/ }));
  await screen.findByRole("heading", { level: 1, name: "Fornovo" });
  let clicks = 0;
  return {
    user,
    clicks: () => clicks,
    click: async (element: Element) => {
      clicks += 1;
      await user.click(element);
    },
  };
}

/** The card of a unit, by its name. */
const unit = (name: RegExp) => screen.getByRole("button", { name });
const log = () => within(screen.getByRole("region", { name: "Log" }));
const face = (n: number) => screen.findByRole("button", { name: new RegExp(`^${String(n)}: `) });

test("a test is two clicks: the unit and the die", async () => {
  const { click, clicks } = await open("units=6&step=1");
  await click(unit(/^2 Venetian pikes, shaken/));
  await click(await face(6));
  expect(await log().findByText(/passes its test to rally/)).toBeVisible();
  expect(clicks()).toBe(2);
  expect(unit(/^2 Venetian pikes, good/)).toBeVisible();
});

test("a volley is four clicks at most: the unit, the target, the range and the roll", async () => {
  const { click, clicks } = await open("units=6&step=4");
  await click(unit(/^2 Venetian pikes/));
  await click(await screen.findByRole("radio", { name: "3 Scots archers" }));
  await click(screen.getByRole("radio", { name: /^Far/ }));
  await screen.findByRole("heading", { name: /shoots at 3 Scots archers/ });
  await click(screen.getByRole("button", { name: /^Roll for me/ }));
  expect(await log().findByText(/shoots at/)).toBeVisible();
  expect(clicks()).toBe(4);
  // The saves of the volley open by themselves.
  expect(await screen.findByRole("heading", { name: /^Save \d+ hits$/ })).toBeVisible();
});

test("what another step would allow is done once the table allows it, and the log says so", async () => {
  const { user } = await open("units=6&step=5");
  await user.click(unit(/^3 Scots archers/));
  const elsewhere = await screen.findByText("Out of sequence");
  await user.click(elsewhere);
  await user.click(await screen.findByRole("button", { name: /^Shoot: muskets.*against the rules/ }));
  await screen.findByRole("heading", { name: "Against the rules" });
  expect(await screen.findByRole("button", { name: /^Roll for me/ })).toBeDisabled();
  await user.click(screen.getByRole("checkbox", { name: /Shooting has its own step/ }));
  await user.click(await screen.findByRole("button", { name: /^Roll for me/ }));
  expect(await log().findByText(/shoots at/)).toBeVisible();
  expect(log().getByText(/overruled: not_fire_step/)).toBeVisible();
});

test("the same test by the keys alone", async () => {
  const { user } = await open("units=6&step=1");
  await user.keyboard("o");
  await face(6);
  await user.keyboard("6");
  expect(await log().findByText(/passes its test to rally/)).toBeVisible();
});

test("a whole volley is one typed line", async () => {
  const { user } = await open("units=6&step=4");
  await user.keyboard("/");
  await user.type(await screen.findByRole("textbox", { name: "Type an order" }), "2 > 3 far 8 soft : 5 6");
  expect(await screen.findByText(/2 of 2 dice/, { selector: ".chip" })).toBeVisible();
  await user.keyboard("{Enter}");
  expect(await log().findByText(/shoots at/)).toBeVisible();
  expect(log().getByText("dice 5 6")).toBeVisible();
});

test("a line that is not understood is not carried out", async () => {
  const { user } = await open("units=6&step=4");
  await user.keyboard("/");
  await user.type(await screen.findByRole("textbox", { name: "Type an order" }), "2 > 3 wibble{Enter}");
  expect(await screen.findByText("wibble", { exact: false, selector: ".chip" })).toBeVisible();
  expect(log().getByText("Nothing has happened yet.")).toBeVisible();
});

test("ending a step with something owed warns in place, and the second time overrules", async () => {
  const { click } = await open("units=6&step=1");
  await click(screen.getByRole("button", { name: "End step" }));
  expect(screen.getByText(/units still owe something/)).toBeVisible();
  await click(screen.getByRole("button", { name: "End it all the same" }));
  expect(await log().findByText(/overruled/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Charges" })).toBeVisible();
});

test("all that need no thought are done in one click", async () => {
  const { click } = await open("units=12&step=1");
  await click(await screen.findByRole("button", { name: /^Accept 4 that come out the same/ }));
  await waitFor(() => { expect(log().getAllByRole("listitem")).toHaveLength(4); });
});

test("the log leads back to any row, and the branch left can be returned to", async () => {
  const { user, click } = await open("units=6&step=1&rows=3");
  await click(log().getAllByRole("button", { name: /^Take back to here/ })[0] ?? document.body);
  await waitFor(() => { expect(log().getAllByRole("listitem")).toHaveLength(2); });
  await click(screen.getByRole("button", { name: "More" }));
  await click(await screen.findByRole("menuitem", { name: "Branches left" }));
  await click(await screen.findByRole("button", { name: "Return to it" }));
  await waitFor(() => { expect(log().getAllByRole("listitem")).toHaveLength(3); });
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => { expect(log().getAllByRole("listitem")).toHaveLength(2); });
});

test("the log shows one unit's rows, and earlier ones on demand", async () => {
  const { click } = await open("units=6&step=1&rows=70");
  expect(log().getAllByRole("listitem")).toHaveLength(60);
  await click(log().getByRole("button", { name: "Show earlier" }));
  await waitFor(() => { expect(log().getAllByRole("listitem")).toHaveLength(70); });
  await click(unit(/^2 Venetian pikes, shaken/));
  await click(await log().findByRole("checkbox", { name: "2 Venetian pikes" }));
  expect(log().getAllByRole("listitem").length).toBeLessThan(40);
  for (const row of log().getAllByRole("listitem")) expect(row).toHaveTextContent("2 Venetian pikes");
});

test("a note and a photo's caption stand in the log with their time", async () => {
  const { user, click } = await open("units=6&step=1");
  await user.keyboard("n");
  await user.type(await screen.findByRole("textbox", { name: "What to write down" }), "Rain began");
  await click(screen.getByRole("checkbox", { name: "A photo’s caption" }));
  await click(screen.getByRole("button", { name: "Write it down" }));
  expect(await log().findByText("Rain began")).toBeVisible();
  expect(log().getByText(/photo · today/)).toBeVisible();
});

test("large print shows name, state and strength alone", async () => {
  const { user } = await open("units=6&step=1");
  expect(screen.getByText("Regular C foot, close order", { selector: "[data-unit='0-2'] .about" })).toBeVisible();
  await user.keyboard("l");
  expect(document.querySelector("[data-unit='0-2']")).toHaveClass("large");
});

test("a battle that can only be looked at says why", async () => {
  await open("units=6&step=1&shut=1");
  expect(screen.getByRole("alert")).toHaveTextContent("the journal cannot be followed beyond row 12");
  expect(screen.getByRole("button", { name: "End step" })).toBeDisabled();
});

const paper = () => within(screen.getByRole("dialog", { name: "Enter from paper" }));
const row = (name: RegExp) => within(paper().getByRole("listitem", { name }));

test("what came back on paper is entered by number, box and tick, told first, and taken back as one", async () => {
  const { user, click } = await open("units=6&step=4");
  const before = unit(/^2 Venetian pikes/).getAttribute("aria-label");
  await click(screen.getByRole("button", { name: "Enter from paper" }));
  expect(paper().getByRole("button", { name: "Enter it" })).toBeDisabled();
  const pikes = row(/^2 Venetian pikes/);
  await user.clear(pikes.getByRole("spinbutton", { name: "Figures left" }));
  await user.type(pikes.getByRole("spinbutton", { name: "Figures left" }), "11{Enter}");
  // The next number has the focus, and is written over.
  expect(row(/^3 Stradiots/).getByRole("spinbutton", { name: "Figures left" })).toHaveFocus();
  await user.keyboard("9");
  await click(pikes.getByRole("radio", { name: "Routed" }));
  await click(paper().getByRole("tab", { name: /^King|French|Charles/ }));
  const boxes = [...document.querySelectorAll<HTMLElement>("[data-row='1-2'] [data-box]")];
  expect(boxes).toHaveLength(60);
  await click(boxes[24] ?? document.body);
  expect(row(/^2 Swiss pikes/).getByRole("spinbutton", { name: "Figures left" })).toHaveValue("35");
  const told = within(paper().getByRole("region", { name: "What will change" }));
  expect(told.getByText(/Figures left \d+ → 11; Morale Shaken → Routed/)).toBeVisible();
  expect(told.getByText(/Figures left \d+ → 9/)).toBeVisible();
  expect(told.getByText(/Figures left \d+ → 35/)).toBeVisible();
  await click(paper().getByRole("button", { name: "Enter it: 3 units change" }));
  await waitFor(() => { expect(log().getByRole("listitem")).toHaveTextContent("2 Venetian pikes, 3 Stradiots, 2 Swiss pikes"); });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(unit(/^2 Venetian pikes, routed, 11 of 40/)).toBeVisible();
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => { expect(unit(/^2 Venetian pikes/)).toHaveAttribute("aria-label", before); });
});

test("a box that is tapped again is given back", async () => {
  const { click } = await open("units=6&step=4");
  await click(screen.getByRole("button", { name: "Enter from paper" }));
  const lances = row(/^1 Gonzaga/);
  const box = () => document.querySelector("[data-row='0-1'] [data-box='3']") ?? document.body;
  await click(box());
  expect(lances.getByRole("spinbutton")).toHaveValue("9");
  await click(box());
  expect(lances.getByRole("spinbutton")).toHaveValue("10");
});

test("what was entered from paper is not lost by a slip of the hand", async () => {
  const { user, click } = await open("units=6&step=4");
  await click(screen.getByRole("button", { name: "Enter from paper" }));
  await click(row(/^1 Gonzaga/).getByRole("radio", { name: "Shaken" }));
  await click(paper().getByRole("button", { name: "Cancel" }));
  const asks = within(await screen.findByRole("dialog", { name: "Leave what you have entered?" }));
  await click(asks.getByRole("button", { name: "Cancel" }));
  expect(row(/^1 Gonzaga/).getByRole("radio", { name: "Shaken" })).toBeChecked();
  await click(paper().getByRole("button", { name: "Cancel" }));
  await click(await screen.findByRole("button", { name: "Leave it" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("e");
  expect(log().queryByText(/Entered from paper/)).toBeNull();
});
