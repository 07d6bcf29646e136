import "@fontsource/im-fell-english-sc/400.css";
import "@fontsource/source-sans-3/400.css";
import "@fontsource/source-sans-3/600.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { host } from "./api/host";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html lacks #app");
mount(App, { target, props: { host } });
