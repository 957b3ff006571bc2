/** The real environment of a connection: the browser's sockets, clock and chance. */

import type { Environment } from "./connection";

/** Runs something later; returns what calls it off. */
export function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

export function browserEnvironment(table: string, staged: NonNullable<Environment["staged"]>, stagedFrom: number): Environment {
  return {
    staged,
    stagedFrom,
    connect(events) {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
      socket.onopen = () => events.open();
      socket.onmessage = (event) => events.message(String(event.data));
      socket.onclose = (event) => events.close(event.code);
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
    now: () => Date.now(),
    after,
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  };
}
