/*
 * The global build for a plain <script>: what the entry points export, in one flat namespace. Words and the command line
 * stay out.
 */
export * from "./dictionary/index.ts";
export * from "./index.ts";
export * from "./json/index.ts";
export * from "./movegen/index.ts";
export * from "./notation/index.ts";
export * from "./render/index.ts";
export * from "./rules/index.ts";
export * from "./tiles/sets/index.ts";
