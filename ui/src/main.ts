import "@fontsource/im-fell-english-sc/latin-400.css";
import "@fontsource/source-sans-3/400.css";
import "@fontsource/source-sans-3/600.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { host, inShell, type Host } from "./api/host";

/** In a plain browser there is no shell to ask: a page built for one has a host kept in memory. */
async function hostHere(): Promise<Host> {
  if (inShell || import.meta.env.MODE === "production") return host;
  const { fakeHost } = await import("./api/fake");
  return fakeHost(new URLSearchParams(location.search));
}

const target = document.getElementById("app");
if (target === null) throw new Error("index.html lacks #app");
mount(App, { target, props: { host: await hostHere() } });
