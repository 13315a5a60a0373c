/*
 * The other global build for a plain <script>: a board to play on, with all that a page needs for it, in one file that
 * lies beside the page. The tag `<tilewright-board>` is known once the file has been read.
 */
import { defineBoard } from "./element/index.ts";

export * from "./board/layouts/index.ts";
export * from "./compose/index.ts";
export * from "./dictionary/index.ts";
export * from "./element/index.ts";
export * from "./index.ts";
export * from "./messages/index.ts";
export * from "./notation/index.ts";
export * from "./render/index.ts";
export * from "./rules/index.ts";
export * from "./tiles/sets/index.ts";

// A bundler may leave out what `tilewright/element` does when it is imported. Twice does no harm.
defineBoard("tilewright-board");
