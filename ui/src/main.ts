import "@fontsource/im-fell-english-sc/latin-400.css";
import "@fontsource/source-sans-3/400.css";
import "@fontsource/source-sans-3/600.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { browserHost, connect } from "./api/browser";
import { inWindow, windowHost } from "./api/host";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html lacks #app");
// A browser gets its desk's token after the # of the address; browsers never send that part.
if (!inWindow) connect(location.origin, location.hash.slice(1));
mount(App, { target, props: { host: inWindow ? windowHost() : browserHost() } });
