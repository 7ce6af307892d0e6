import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` serves the pages with the table of a running server behind them.
const server = "http://127.0.0.1:8787";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/menagerie/server/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
