/** The page in an ordinary browser. Its commands go to a development host over HTTP. */
import { mockIPC } from "@tauri-apps/api/mocks";
import type { Answer } from "./ask";
import { commands } from "./bindings";
import { bytesOf } from "./bytes";
import type { Host } from "./host";

/**
 * A request shorter than this, in characters, is sent even while the page closes. A browser refuses
 * more than 64 KiB.
 */
const KEPT_ALIVE = 60_000;

/** Sends every command to the host at this address, for the desk with this token. */
export function connect(address: string, token: string): void {
  mockIPC(async (command, given) => {
    const body = JSON.stringify(given ?? {});
    const reply = await fetch(`${address}/api/${command}`, {
      method: "POST", body, keepalive: body.length < KEPT_ALIVE,
      headers: { "Authorization": `Bearer ${token}`, "Content-Type": "application/json" },
    });
    if (!reply.ok) throw new Error(await reply.text());
    const answer = await reply.json() as Answer<unknown>;
    if (answer.status === "ok") return answer.data;
    // The bindings treat a thrown value that is not an Error as a refusal, as in the window.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw answer.error;
  });
}

/**
 * Returns the host of a browser: files are saved at the suggested path, and documents open in a
 * tab.
 */
export function browserHost(): Host {
  return {
    ...commands,
    chooseWhere: null,
    view: async (order) => {
      const answer = await commands.document(order);
      if (answer.status === "error") return answer;
      const { base64, name, notices } = answer.data;
      window.open(URL.createObjectURL(new Blob([bytesOf(base64)], { type: "application/pdf" })));
      return { status: "ok", data: { path: name, notices } };
    },
    beforeClosing: (flush) => {
      window.addEventListener("pagehide", () => { void flush(); });
      return Promise.resolve();
    },
    painted: () => undefined,
  };
}
