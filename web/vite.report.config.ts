import { defineConfig } from "vite";

const BANNER = "/*! Plots: Apache ECharts (Apache-2.0), with zrender (BSD-3-Clause) and tslib (0BSD). */";

/** The plots of a report (`speciate lab report`) as one script, which Python writes into every page it makes. */
export default defineConfig({
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("production") }, // left open in builds that are no page
  build: {
    outDir: "../src/speciate/lab/figures/script",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
    license: { fileName: "licenses.md" },
    lib: { entry: "src/lab/figures/report.ts", name: "report", formats: ["iife"], fileName: () => "report.js" },
    rolldownOptions: { output: { postBanner: BANNER } },
  },
});
