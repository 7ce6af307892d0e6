import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Tests of the logic in TypeScript, without a server and without a real browser: src/**/*.test.ts, each beside what it
// tests. What people see is tested in Chromium, in tests/browser.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // Svelte's own runes, not those for rendering on a server
  test: {
    include: ["src/**/*.test.ts"],
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://menagerie.test/" } },
    // One document for all files of a thread: making one for each takes six times as long as the tests themselves.
    pool: "threads",
    isolate: false,
    restoreMocks: true,
  },
});
