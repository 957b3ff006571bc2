/** Which screen is shown: the address says it, so that every screen has a link. */

export type Route =
  | { screen: "home"; query: URLSearchParams }
  | { screen: "table" | "replay"; id: string; query: URLSearchParams }
  | { screen: "rules" | "learn"; game: string; query: URLSearchParams }
  | { screen: "lab"; id: string; query: URLSearchParams }
  | { screen: "nowhere" };

export function read(path: string, search = ""): Route {
  const [screen = "", id = "", ...more] = path.split("/").slice(1).map(decode);
  const query = new URLSearchParams(search);
  if (path === "/") return { screen: "home", query };
  if (screen === "lab" && !more.length) return { screen, id, query };
  if (id && !more.length) {
    if (screen === "table" || screen === "replay") return { screen, id, query };
    if (screen === "rules" || screen === "learn") return { screen, game: id, query };
  }
  return { screen: "nowhere" };
}

/** Where a rule stands in the rules reference. */
export function ruleAddress(game: string, slug = ""): string {
  return `/rules/${encodeURIComponent(game)}${slug && "#"}${slug}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ""; // a broken address leads nowhere
  }
}

class Place {
  now: Route = $state.raw(read(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.look());
    // links within the page do not load it again
    addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!(link instanceof HTMLAnchorElement) || !plain || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || read(link.pathname).screen === "nowhere") return;
      if (link.hash && link.pathname + link.search === location.pathname + location.search) return; // within the screen
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.look();
    scrollTo(0, 0);
  }

  private look(): void {
    this.now = read(location.pathname, location.search);
  }
}

export const place = new Place();
