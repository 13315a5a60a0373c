/*
 * The global build for a plain <script>: the exports of the entry points below in one flat namespace. docs/runtimes.md
 * lists those it omits.
 */
export * from "./board/layouts/index.ts";
export * from "./dictionary/index.ts";
export * from "./index.ts";
export * from "./json/index.ts";
export * from "./movegen/index.ts";
export * from "./notation/index.ts";
export * from "./render/index.ts";
export * from "./rules/index.ts";
export * from "./tiles/sets/index.ts";
