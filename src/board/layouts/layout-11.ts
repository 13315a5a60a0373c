import { frozen } from "../../frozen.ts";
import type { Layout } from "../layout.ts";

/**
 * An 11×11 board for short games: `'` double letter, `"` triple letter, `-` double word, `=` triple word. The centre,
 * 6F, is the start square and doubles the first word.
 */
export const layout11: Layout = /* @__PURE__ */ frozen({
  rows: 11,
  cols: 11,
  starts: [{ row: 5, col: 5 }],
  rowsOfSquares: [
    "=..'.-.'..=",
    '.-."...".-.',
    "..-..'..-..",
    `'".-...-."'`,
    '...."."....',
    "-.'..-..'.-",
    '...."."....',
    `'".-...-."'`,
    "..-..'..-..",
    '.-."...".-.',
    "=..'.-.'..=",
  ],
  legend: {
    "'": { letter: 2, word: 1 },
    '"': { letter: 3, word: 1 },
    "-": { letter: 1, word: 2 },
    "=": { letter: 1, word: 3 },
  },
});
