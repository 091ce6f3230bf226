import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./scripts/words.ts";

/** Where the server of the house listens while the app is being worked on. */
const house = process.env["EDUBBA_HOUSE"] ?? "http://127.0.0.1:8210";

const groups = [
  { name: "house", test: /node_modules\/|\/src\/(parts|words|state|net|home|lobby)\// },
  { name: "board", test: /\/src\/games\/(board\/|choice)/ },
];

export default defineConfig({
  plugins: [words(), svelte()],
  build: {
    outDir: "../src/edubba/static",
    emptyOutDir: true,
    target: "es2023",
    // Nothing is inlined: the page is served with a policy that allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every page needs comes in one piece, and what every board needs in another: many small files cost more than they weigh.
    rolldownOptions: { output: { codeSplitting: { groups } } },
    // Read by scripts/pages.ts and scripts/sizes.ts, which removes it.
    manifest: true,
  },
  server: { proxy: { "/api": { target: house, ws: true } } },
  preview: {
    proxy: { "/api": { target: house, ws: true } },
    // The policy under which the house serves the app: what needs more than this must not be built.
    headers: { "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'" },
  },
  test: { include: ["src/**/*.test.ts"] },
});
