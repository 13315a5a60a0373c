import type { Layout } from "../layout.ts";

/**
 * The standard board of 15 by 15 (clause S2, decision D2): `'` double letter, `"` triple letter, `-` double word,
 * `=` triple word. The centre, 8H, is the start and doubles the first word (clause C5).
 */
export const standardLayout: Layout = {
  rows: 15,
  cols: 15,
  starts: [{ row: 7, col: 7 }],
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
};
