import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ask } from "../../api/ask";
import { commands, type PrintOrder } from "../../api/bindings";
import type { Host } from "../../api/host";
import { App } from "../../state/app.svelte";
import { oneArmy } from "../../testing/armies";
import { begun } from "../../testing/battles";
import { hostAfter } from "../../testing/desk";
import { drawn, type Drawn } from "./fixture";
import PrintDialog from "./PrintDialog.svelte";
import * as reader from "./reader";
import { BOOKS, ofArmy, ofBattle, type Topic } from "./topics";
import { say } from "../../words";

vi.mock("./reader", () => ({ prepare: vi.fn(() => Promise.resolve()), read: vi.fn() }));

/** The documents that were read, the newest last. */
let papers: Drawn[];
beforeEach(() => {
  papers = [];
  // A window that is wide enough for one page.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(632);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(432);
  vi.mocked(reader.prepare).mockResolvedValue({} as never);
  vi.mocked(reader.read).mockImplementation(() => {
    const paper = drawn(3, [{ title: "The turn", page: 0, down: 0 }, { title: "Moves", page: 1, down: 90 }]);
    papers.push(paper);
    return Promise.resolve(paper);
  });
});

/** Creates an army and two battles to print. */
async function library() {
  await oneArmy();
  await begun();
  await ask(commands.readyBattle("carolinas-1781"));
}

async function printing(what: "army" | "battle" | "charging" | readonly [Topic, ...Topic[]], settled?: () => Promise<void>, chooseWhere: Host["chooseWhere"] = null) {
  const host = { ...await hostAfter(library), chooseWhere };
  const army = (await ask(host.library())).armies[0]?.id ?? "";
  const book = what === "charging" ? "charging" : "fornovo";
  const battle = (await ask(host.battles())).find((row) => row.book === book)?.id ?? "";
  const topics = what === "army" ? [ofArmy(army, "The League")] as const : what === "battle" || what === "charging" ? [ofBattle(battle, "Fornovo")] as const : what;
  const app = new App(host);
  await app.start();
  const orders: PrintOrder[] = [];
  const { document } = host;
  host.document = (order) => {
    orders.push(order);
    return document(order);
  };
  const print = vi.spyOn(host, "printDocument");
  const onclose = vi.fn();
  render(PrintDialog, { app, topics, name: "The League", onclose, ...(settled ? { settled } : {}) });
  const user = userEvent.setup();
  const idle = (): Promise<void> => waitFor(() => {
    expect(screen.getByRole("region", { name: say("preview-title") })).toHaveAttribute("aria-busy", "false");
  });
  await idle();
  return { host, app, battle, topics, user, orders, print, idle, onclose };
}

function choices(label: string): string[] {
  return within(screen.getByRole("radiogroup", { name: label })).getAllByRole("radio").map((one) => one.textContent.trim());
}

test("all documents of the desk can be chosen, with only their own options", async () => {
  const { user, idle, battle, orders } = await printing("battle");
  expect(choices("Document")).toEqual(["Roster", "Cards", "Labels", "Playsheet", "Report", "Brief"]);
  await user.click(screen.getByRole("radio", { name: "Playsheet" }));
  await idle();
  expect(choices("Edition")).toEqual(["Standard", "Ink-saving", "Large type", "Phone"]);
  expect(screen.queryByRole("radiogroup", { name: "For" })).not.toBeInTheDocument();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "Roster" }));
  await idle();
  expect(choices("For")).toEqual(["Player", "Opponent", "Organiser"]);
  await user.click(screen.getByRole("checkbox", { name: say("print-losses-label") }));
  await idle();
  expect(orders.at(-1)).toMatchObject({ subject: { of: "battle", id: battle }, document: "roster", damage: true });
  await user.click(screen.getByRole("radio", { name: "Cards" }));
  await user.click(screen.getByRole("radio", { name: "A6" }));
  await idle();
  expect(orders.at(-1)).toMatchObject({ document: "cards", card_size: "a6" });
});

test("labels ask for the width of bases that the rulebook does not give", async () => {
  const { user, idle, orders } = await printing("charging");
  await user.click(screen.getByRole("radio", { name: "Labels" }));
  await idle();
  const base = screen.getByRole("spinbutton", { name: say("print-base-label") });
  expect(base).toHaveValue("20");
  await user.type(base, "{ArrowUp}");
  await waitFor(() => { expect(orders.at(-1)).toMatchObject({ document: "labels", base: 21 }); });
});

test("only the player's roster asks for the bill", async () => {
  const { user } = await printing("army");
  expect(screen.getByRole("checkbox", { name: say("print-bill-label") })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "Organiser" }));
  expect(screen.queryByRole("checkbox", { name: say("print-bill-label") })).not.toBeInTheDocument();
});

test("another document keeps shared options, and resets the pages", async () => {
  const { user, idle, orders } = await printing("battle");
  await user.click(screen.getByRole("radio", { name: "US Letter" }));
  await user.click(screen.getByRole("radio", { name: "Phone" }));
  await user.type(screen.getByRole("textbox", { name: say("print-pages-label") }), "2");
  await waitFor(() => { expect(orders.at(-1)?.pages).toBe("2"); });
  await idle();
  await user.click(screen.getByRole("radio", { name: "Cards" }));
  await idle();
  expect(orders.at(-1)).toMatchObject({ document: "cards", paper: "letter", edition: "standard", pages: null });
  expect(screen.getByRole("textbox", { name: say("print-pages-label") })).toHaveValue("");
});

test("the last choice is preselected the next time, if the document offers it", async () => {
  const { host, topics, user, idle, orders } = await printing("battle");
  for (const choice of ["Phone", "Cards", "A6", "US Letter"]) {
    await user.click(screen.getByRole("radio", { name: choice }));
    await idle();
  }
  cleanup();
  const app = new App(host);
  await app.start();
  render(PrintDialog, { app, topics, name: "Fornovo", onclose: vi.fn() });
  await idle();
  expect(orders.at(-1)).toMatchObject({ document: "cards", card_size: "a6", paper: "letter", edition: "standard", pages: null });
  await user.click(screen.getByRole("radio", { name: "Playsheet" }));
  await idle();
  expect(orders.at(-1)).toMatchObject({ document: "playsheet", paper: "letter", edition: "phone" });
});

test("an outdated answer is never shown, and the focus stays", async () => {
  const { host, user, idle } = await printing("army");
  const { document } = host;
  let release = (): void => undefined;
  let held = false;
  host.document = async (order) => {
    if (order.edition === "ink_saving") await new Promise<void>((go) => { [release, held] = [go, true]; });
    return document(order);
  };
  const before = papers.length;
  await user.click(screen.getByRole("radio", { name: "Ink-saving" }));
  await waitFor(() => { expect(held).toBe(true); });
  expect(screen.getByRole("region", { name: say("preview-title") })).toHaveAttribute("aria-busy", "true");
  const standard = screen.getByRole("radio", { name: "Standard" });
  await user.click(standard);
  await idle();
  release();
  await new Promise((next) => setTimeout(next));
  expect(papers.length).toBe(before + 1);
  expect(papers.at(-1)?.closed).toBe(false);
  expect(standard).toHaveFocus();
});

test("a page that does not exist shows an error, and the old pages stay", async () => {
  const { host, user, orders } = await printing("army");
  await user.type(screen.getByRole("textbox", { name: say("print-pages-label") }), "1, 9");
  await waitFor(() => { expect(orders.at(-1)?.pages).toBe("1, 9"); });
  const [order] = orders.slice(-1);
  const refused = order === undefined ? null : await host.document(order);
  if (refused?.status !== "error") throw new Error("the desk has nine pages");
  expect(await screen.findByText(refused.error.message, { exact: false })).toHaveTextContent(refused.error.hint);
  expect(screen.getByText("Page 1 of 3")).toBeVisible();
  expect(papers.at(-1)?.closed).toBe(false);
  await user.clear(screen.getByRole("textbox", { name: say("print-pages-label") }));
  await waitFor(() => { expect(screen.queryByText(refused.error.message, { exact: false })).not.toBeInTheDocument(); });
});

test("a document is saved at the suggested place, and the view stays", async () => {
  const { app, host, user, print, onclose } = await printing("army");
  const folder = app.about?.data_folder ?? "";
  const path = screen.getByRole<HTMLInputElement>("textbox", { name: say("print-path-label") });
  await waitFor(() => { expect(path.value).toMatch(/^\/.+\/The army of the League.*\.pdf$/); });
  expect(path.value.startsWith(`${folder}/files/`)).toBe(true);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(`Saved as ${path.value}.`)).toBeVisible();
  // The desk has the path; the page has a handle.
  expect(print).toHaveBeenCalledWith(expect.objectContaining({ document: "roster" }), expect.any(Number));
  expect(onclose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("radio", { name: "US Letter" }));
  expect(screen.queryByText(/^Saved as/)).not.toBeInTheDocument();
  // A browser has no save dialog, so there is no button that opens it.
  expect(host.chooseWhere).toBeNull();
  expect(screen.queryByRole("button", { name: say("choose-path-button") })).not.toBeInTheDocument();
});

test("if the system has a save dialog, the path is chosen there", async () => {
  const { host, user, print } = await printing("army", undefined, (suggestion) => Promise.resolve({
    status: "ok", data: { handle: 4711, path: `/home/player/${suggestion}` },
  }));
  expect(host.chooseWhere).not.toBeNull();
  await user.click(screen.getByRole("button", { name: say("choose-path-button") }));
  const path = screen.getByRole<HTMLInputElement>("textbox", { name: say("print-path-label") });
  await waitFor(() => { expect(path.value).toMatch(/^\/home\/player\/The army of the League/); });
  await user.click(screen.getByRole("button", { name: "Save" }));
  // The desk accepts only handles that it has issued.
  expect(await screen.findByText(/no longer known/)).toBeVisible();
  expect(print).toHaveBeenCalledWith(expect.objectContaining({ document: "roster" }), 4711);
});

test("Enter alone opens the viewer, once typed input has reached the desk", async () => {
  const settled = vi.fn(() => Promise.resolve());
  const { host, user, orders } = await printing("army", settled);
  const open = vi.spyOn(host, "view").mockResolvedValue({ status: "ok", data: { path: "/tmp/roster.pdf", notices: [] } });
  settled.mockClear();
  await user.keyboard("{Enter}");
  await waitFor(() => { expect(open).toHaveBeenCalled(); });
  expect(settled).toHaveBeenCalled();
  expect(open).toHaveBeenCalledWith(orders.at(-1));
  expect(await screen.findByText(/^Opened in the viewer/)).toBeVisible();
});

test("a write error is shown in the view", async () => {
  const { host, user } = await printing("army");
  host.printDocument = () => Promise.resolve({ status: "error", error: { code: "full", message: "The disk is full.", hint: "Make room." } });
  // The desk suggests the path a moment later.
  await waitFor(() => { expect(screen.getByRole("button", { name: "Save" })).toBeEnabled(); });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/The disk is full\. Make room\./)).toBeVisible();
});

test("keys turn the page and zoom wherever the focus is, but not in a field", async () => {
  const { user } = await printing("army");
  const scrolled = screen.getByRole("region", { name: say("preview-title") });
  const start = scrolled.scrollTop;
  await user.keyboard("{PageDown}");
  expect(scrolled.scrollTop).toBeGreaterThan(start);
  await user.keyboard("{PageUp}");
  expect(scrolled.scrollTop).toBe(start);
  const percent = () => Number.parseInt(screen.getByText(/^\d+%$/).textContent, 10);
  const now = percent();
  await user.keyboard("+");
  expect(percent()).toBeGreaterThan(now);
  await user.keyboard("-");
  const field = screen.getByRole("textbox", { name: say("print-pages-label") });
  const before = percent();
  await user.type(field, "1-2");
  expect(percent()).toBe(before);
  expect(field).toHaveValue("1-2");
});

test("a bookmark goes to its page", async () => {
  const { user } = await printing("army");
  await user.click(screen.getByRole("button", { name: say("preview-marks-button") }));
  await user.click(screen.getByRole("menuitem", { name: "Moves" }));
  expect(screen.getByRole("region", { name: say("preview-title") }).scrollTop).toBeGreaterThan(0);
});

test("the text of a page is available to a screen reader", async () => {
  await printing("army");
  const page = screen.getByRole("figure", { name: "Page 1 of 3" });
  await waitFor(() => { expect(page).toHaveTextContent("text of page 1"); });
});

test("each rulebook has a playsheet for each of its figure scales", async () => {
  const { user, idle, orders } = await printing(BOOKS);
  expect(choices(say("print-book-label"))).toEqual(["Fornovo, 25–30 mm", "Fornovo, 15 mm", "Charging", "D3 English Civil War", "Stand and Die!", "Edgehill and Naseby"]);
  expect(choices("Document")).toEqual(["Playsheet"]);
  await user.click(screen.getByRole("radio", { name: "Fornovo, 15 mm" }));
  await waitFor(() => { expect(orders.at(-1)).toMatchObject({ subject: { book: "fornovo", small: true }, document: "playsheet" }); });
  await idle();
});
