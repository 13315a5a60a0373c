/*
 * The global build for a plain <script>: the exports of all entry points in one flat namespace, without the word list,
 * the clock, `fair`, `records`, `replay`, `compose`, `element`, `messages` and the command line.
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
