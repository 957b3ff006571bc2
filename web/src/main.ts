import { mount } from "svelte";
import { mendByItself } from "./live/mending";
import { keepOffline } from "./live/offline";
import "./styles/theme.css";
import "./styles/base.css";

async function start(): Promise<void> {
  const target = document.getElementById("page")!;
  if (import.meta.env.DEV && location.pathname === "/dev/board") {
    const { default: BoardHarness } = await import("./dev/BoardHarness.svelte");
    mount(BoardHarness, { target });
    return;
  }
  if (import.meta.env.DEV && location.pathname === "/dev/story") {
    const { default: StoryHarness } = await import("./dev/StoryHarness.svelte");
    mount(StoryHarness, { target });
    return;
  }
  const { default: App } = await import("./App.svelte");
  mount(App, { target });
}

mendByItself();
start().catch(() => {}); // the page is loaded again as soon as it can be
if (import.meta.env.PROD) addEventListener("load", () => void keepOffline());
