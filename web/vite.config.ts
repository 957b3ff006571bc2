import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the page with the tables of a server that runs beside it (`speciate serve`).
const server = process.env.SPECIATE_SERVER ?? "http://127.0.0.1:8000";

const ONLINE = /^(Lab|figure|plots)-/; // the lab does nothing without its server

const SMALL = /src[\\/]shared[\\/](games|labels|reasons|seats|fit|catalogue\.svelte|vocabulary\.svelte)\.ts|src[\\/]shared[\\/](form[\\/](BotSelect|Hint|Tick)|DeadEnd|Dialog|Fitted|Notice|SeatMark)\.svelte/;

const SQUEEZED = /\.(html|js|css|svg|json|webmanifest)$/;

/** Beside the files of the page: each of them compressed, for the server to send, and the list of all, to be kept offline. */
function shipped(): Plugin {
  let folder = "";
  return {
    name: "shipped",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      const assets = readdirSync(resolve(folder, "assets")).filter((name) => !ONLINE.test(name)).map((name) => `/assets/${name}`);
      writeFileSync(resolve(folder, "files.json"), JSON.stringify(assets.sort()));
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        // the owner of a server has no long way to the lab: the server's own gzip will do, and wheels are smaller
        if (!SQUEEZED.test(name) || ONLINE.test(basename(name))) continue;
        const path = resolve(folder, name);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), shipped()],
  build: {
    outDir: "../src/speciate/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the page allows no data: scripts or styles
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700, // kB: the plots of the lab, which nothing else loads
    rolldownOptions: {
      input: { index: "index.html", worker: "worker/worker.ts" },
      // what starts the page offline has an address of its own, so that it may answer for all of them
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        // by themselves: otherwise the few lines that every chunk needs are put beside them, and tables load them too
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "plots", test: /node_modules[\\/](echarts|zrender|tslib)[\\/]/ },
            // a few lines each, which most screens need: one request for all of them
            { name: "shared", test: SMALL },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // all in one process, which loads everything once: a third of the work
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"], isolate: false, maxWorkers: 1 },
});
