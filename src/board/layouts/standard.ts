import { frozen } from "../../frozen.ts";
import type { Layout } from "../layout.ts";

/**
 * The standard 15×15 board: `'` double letter, `"` triple letter, `-` double word, `=` triple word. The centre, 8H, is
 * the start square and doubles the first word.
 */
export const standardLayout: Layout = /* @__PURE__ */ frozen({
  rows: 15, // S2, D2
  cols: 15,
  starts: [{ row: 7, col: 7 }], // P1, C5
  rowsOfSquares: [
    "=..'...=...'..=",
    `.-..."..."...-.`,
    "..-...'.'...-..",
    "'..-...'...-..'",
    "....-.....-....",
    `."..."..."...".`,
    "..'...'.'...'..",
    "=..'...-...'..=",
    "..'...'.'...'..",
    `."..."..."...".`,
    "....-.....-....",
    "'..-...'...-..'",
    "..-...'.'...-..",
    `.-..."..."...-.`,
    "=..'...=...'..=",
  ],
  legend: {
    "'": { letter: 2, word: 1 },
    '"': { letter: 3, word: 1 },
    "-": { letter: 1, word: 2 },
    "=": { letter: 1, word: 3 },
  },
});
