import { defineLayout, type Layout } from "../layout.ts";

/**
 * The standard board of 15 by 15 (clause S2, decision D2): `'` double letter, `"` triple letter, `-` double word,
 * `=` triple word. The centre, 8H, is the start and doubles the first word (clause C5).
 */
export const standardLayout: Layout = /* @__PURE__ */ defineLayout({
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
});
