import { frozen } from "../../frozen.ts";
import type { Layout } from "../layout.ts";

/**
 * A 21×21 board for 200 tiles, with the standard board at its centre: `'` double letter, `"` triple letter, `^`
 * quadruple letter, `-` double word, `=` triple word, `~` quadruple word. The centre, 11K, is the start square and
 * doubles the first word.
 */
export const layout21: Layout = /* @__PURE__ */ frozen({
  rows: 21,
  cols: 21,
  starts: [{ row: 10, col: 10 }],
  rowsOfSquares: [
    "~..'...=..'..=...'..~",
    '.-.."...-...-..."..-.',
    "..-..^...-.-...^..-..",
    "'..=..'...=...'..=..'",
    '."..-..."..."...-..".',
    "..^..-...'.'...-..^..",
    "...'..-...'...-..'...",
    "=......-.....-......=",
    '.-.."..."..."..."..-.',
    "..-..'...'.'...'..-..",
    "'..=..'...-...'..=..'",
    "..-..'...'.'...'..-..",
    '.-.."..."..."..."..-.',
    "=......-.....-......=",
    "...'..-...'...-..'...",
    "..^..-...'.'...-..^..",
    '."..-..."..."...-..".',
    "'..=..'...=...'..=..'",
    "..-..^...-.-...^..-..",
    '.-.."...-...-..."..-.',
    "~..'...=..'..=...'..~",
  ],
  legend: {
    "'": { letter: 2, word: 1 },
    '"': { letter: 3, word: 1 },
    "^": { letter: 4, word: 1 },
    "-": { letter: 1, word: 2 },
    "=": { letter: 1, word: 3 },
    "~": { letter: 1, word: 4 },
  },
});
