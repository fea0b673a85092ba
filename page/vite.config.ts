// Builds the page into the Python package; KOZYR_STATIC names another folder.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["KOZYR_SERVER"] ?? "http://127.0.0.1:8763";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: process.env["KOZYR_STATIC"] ?? here("../src/kozyr/web/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a data: address would need a hole in the content security policy
    modulePreload: { polyfill: false },
  },
  // vitest mounts components, so it must find Svelte's browser half
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": server,
      "/r/": server,
      "/ws": { target: server.replace(/^http/, "ws"), ws: true },
    },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
}));
