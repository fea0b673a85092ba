// Starts the page: language first, so that nothing flashes in another one.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferred, speak } from "./lib/i18n.svelte";
import { startRouter } from "./lib/router.svelte";
import { applySettings } from "./lib/settings.svelte";

applySettings();
startRouter();
await speak(preferred());
mount(App, { target: document.getElementById("page")! });
