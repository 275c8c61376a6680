import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vitest/config";

// The texts of a game's expansions are small files: those of one language are fetched together; what a review says of a
// game is fetched for that game alone.
const EXPANSIONS = /\/i18n\/(\w+)\/(?!review\/)([\w-]+)\/[^/]+\.ftl/;
const texts = (id: string): string | null => EXPANSIONS.exec(id)?.slice(1).join("-") ?? null;

// The built client ships inside the Python package; the texts are the package's own Fluent files.
export default defineConfig({
  plugins: [svelte()],
  // The frames of a table have one copy, which the styles of every component may name.
  css: { postcss: { plugins: [globalData({ files: ["src/styles/frames.css"] }), customMedia()] } },
  build: {
    outDir: "../src/ludoteca/web",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { output: { advancedChunks: { groups: [{ test: EXPANSIONS, name: texts }] } } },
  },
  server: {
    fs: { allow: [".."] },
    // The host stays as the browser sent it: the server takes nothing from pages of another one.
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", changeOrigin: false },
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"], css: true },
});
