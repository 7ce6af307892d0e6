import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const pages = "../src/menagerie/server/pages";
const PACKED = /\.(?:js|css|html|svg)$/;

// `npm run dev` serves the pages with the tables of a running ./play behind them.
const server = "http://127.0.0.1:8700";

/** Lays a packed copy beside every text, so that the server only has to hand it out. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(pages, { recursive: true, encoding: "utf-8" })) {
        if (!PACKED.test(name)) continue;
        const text = readFileSync(join(pages, name));
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(join(pages, `${name}.br`), brotliCompressSync(text, quality));
        writeFileSync(join(pages, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: pages,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
