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
export { board as dutchMessages } from "./messages/languages/dutch.ts";
export { board as englishMessages } from "./messages/languages/english.ts";
export { board as frenchMessages } from "./messages/languages/french.ts";
export { board as germanMessages } from "./messages/languages/german.ts";
export { board as italianMessages } from "./messages/languages/italian.ts";
export { board as polishMessages } from "./messages/languages/polish.ts";
export { board as portugueseMessages } from "./messages/languages/portuguese.ts";
export { board as spanishMessages } from "./messages/languages/spanish.ts";
export { board as swedishMessages } from "./messages/languages/swedish.ts";
export * from "./notation/index.ts";
export * from "./render/index.ts";
export * from "./rules/index.ts";
export * from "./tiles/sets/index.ts";

// A bundler may leave out what `tilewright/element` does when it is imported. Twice does no harm.
defineBoard("tilewright-board");
