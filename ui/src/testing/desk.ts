/** Desks for tests. The run has one host (e2e/host.ts); on it each test has its own real desk. */
import { inject } from "vitest";
import { browserHost, connect } from "../api/browser";
import type { Host } from "../api/host";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the run's host, and the token that opens desks on it. */
    host: { address: string; token: string };
  }
}

/** An open desk. */
export interface Desk {
  token: string;
  /** The desk's data folder. */
  folder: string;
}

/** Prepares a desk before a test, with the commands of the bindings. */
export type Recipe = () => Promise<unknown>;

async function send(method: "POST" | "DELETE", token: string, body: unknown): Promise<Response> {
  const headers = { "Authorization": `Bearer ${token}`, "Content-Type": "application/json" };
  const reply = await fetch(`${inject("host").address}/desks`, { method, headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(await reply.text());
  return reply;
}

/** Opens a desk on a new folder: empty, a copy of another desk's, or with these files. */
export async function openDesk(wanted: { like?: string; files?: Record<string, string> } = {}): Promise<Desk> {
  return await (await send("POST", inject("host").token, wanted)).json() as Desk;
}

/** Closes a desk and removes its folder. */
export async function closeDesk(desk: Desk): Promise<void> {
  await send("DELETE", desk.token, {});
}

/** Sends the commands of the bindings to this desk from now on. */
export function use(desk: Desk): void {
  connect(inject("host").address, desk.token);
}

/** The first desk of each recipe; later desks are copies of it. */
const first = new Map<Recipe, Promise<Desk>>();
/** The queue of work: commands go to one desk at a time. */
let turn: Promise<unknown> = Promise.resolve();

/** Runs `work` on a desk after all earlier work. */
export function on<T>(desk: Desk, work: () => Promise<T>): Promise<T> {
  const done = turn.then(() => {
    use(desk);
    return work();
  });
  turn = done.catch(() => undefined);
  return done;
}

/** Returns a new desk prepared by the recipe. */
export async function deskAfter(recipe: Recipe): Promise<Desk> {
  let made = first.get(recipe);
  if (made === undefined) {
    made = openDesk().then((desk) => on(desk, recipe).then(() => desk));
    first.set(recipe, made);
  }
  return openDesk({ like: (await made).token });
}

/** Returns the host of a component test, on its own desk prepared by the recipe. */
export async function hostAfter(recipe: Recipe = () => Promise.resolve()): Promise<Host> {
  use(await deskAfter(recipe));
  return browserHost();
}

/**
 * Returns a host that starts in the library, although the desk stores the army that was open last.
 */
export async function libraryAfter(recipe: Recipe): Promise<Host> {
  const host = await hostAfter(recipe);
  return {
    ...host,
    start: async () => {
      const answer = await host.start();
      return answer.status === "ok" ? { ...answer, data: { ...answer.data, last: { army: null, unit: null } } } : answer;
    },
  };
}
