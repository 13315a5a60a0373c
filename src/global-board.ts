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
export { dutchMessages } from "./messages/languages/dutch.ts";
export { englishMessages } from "./messages/languages/english.ts";
export { frenchMessages } from "./messages/languages/french.ts";
export { germanMessages } from "./messages/languages/german.ts";
export { italianMessages } from "./messages/languages/italian.ts";
export { polishMessages } from "./messages/languages/polish.ts";
export { portugueseMessages } from "./messages/languages/portuguese.ts";
export { spanishMessages } from "./messages/languages/spanish.ts";
export { swedishMessages } from "./messages/languages/swedish.ts";
export * from "./notation/index.ts";
export * from "./render/index.ts";
export * from "./rules/index.ts";
export * from "./tiles/sets/index.ts";

// A bundler may leave out what `tilewright/element` does when it is imported. Twice does no harm.
defineBoard("tilewright-board");
