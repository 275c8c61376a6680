import "@fontsource-variable/fraunces";
import "@fontsource-variable/inter";
import { mount } from "svelte";
import App from "./App.svelte";
import { firstLang, useLang } from "./lib/i18n/index.svelte";
import { listen } from "./lib/route.svelte";
import { paint } from "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/kit.css";

paint();
listen();
await useLang(firstLang());
const target = document.getElementById("app");
if (target) mount(App, { target });
