import {
  applyMove,
  createTableGame,
  defineLayout,
  defineRuleset,
  defineTileSet,
  type GameState,
  type Placement,
  type Position,
  type Premium,
  previewPlay,
  type Ruleset,
  unwrap,
} from "tilewright";
import { parsePlay } from "tilewright/notation";
import { describeBoard, renderSvg } from "tilewright/render";
import { us2021 } from "tilewright/rulesets";
import { hungarian } from "tilewright/tile-sets";

/** A made-up game between made-up players: the plays in turn. */
export function pictured(plays: readonly string[], ruleset: Ruleset = us2021): GameState {
  const start = createTableGame({ players: ["Ann", "Ben"], dictionary: "none", ruleset });
  return plays.reduce((game, play) => unwrap(applyMove(game, unwrap(parsePlay(play, game)).move)).state, start);
}

/** The position of README's picture. */
export const shownFirst: GameState = pictured([
  "8E WRIGHT",
  "J8 .ILES",
  "F8 .IVER",
  "12J .QUARE",
  "I4 EART.",
  "4I .MPTY",
  "10E O.EN",
  "M2 JO.",
  "O12 .CHO",
  "6G ZE.o",
]);

/** README's picture, and what it shows in words. */
export const shownFirstInWords: string = describeBoard(shownFirst).join(" ");
export const firstPicture: string = renderSvg(shownFirst, { description: shownFirstInWords });

/** Tiles with a gap between them, and a blank without its letter. */
function laidWithFaults(): string {
  const game = pictured(["8E WRIGHT", "J8 .ILES"]);
  const placements: readonly Placement[] = [
    { row: 9, col: 7, letter: "C" },
    { row: 9, col: 8, letter: "E" },
    { row: 9, col: 10, letter: null },
    { row: 9, col: 12, letter: "R" },
  ];
  const { violations } = previewPlay(game, placements);
  return renderSvg(game, { placements, violations });
}

/** Every kind of premium, and below each the same under a tile. */
function everyPremium(): Position {
  const sticks = true;
  const kinds: readonly Premium[] = [
    { letter: 2, word: 1 },
    { letter: 3, word: 1 },
    { letter: 4, word: 1 },
    { letter: 1, word: 2 },
    { letter: 1, word: 3 },
    { letter: 1, word: 4 },
    { letter: 2, word: 3 },
    { letter: 10, word: 1 },
    ...[1, 2, 3, 5].map((points) => ({ letter: 3, word: 1, when: { points: [points] } })),
    { letter: 3, word: 1, when: { points: [8, 10] } },
    { letter: 2, word: 1, when: { letters: [..."AEIOU"] } },
    { letter: 1, word: 3, when: { letters: ["Q"] } },
    { letter: 1, word: 2, when: { letters: [..."JKXZ"] } },
    { letter: 2, word: 1, sticks },
    { letter: 3, word: 1, sticks },
    { letter: 1, word: 2, sticks },
    { letter: 1, word: 3, sticks },
    { letter: 2, word: 3, sticks },
    { letter: 3, word: 1, sticks, when: { points: [1] } },
    { letter: 1, word: 2, sticks, when: { points: [5, 8, 10] } },
    { letter: 1, word: 3, sticks, when: { letters: [..."AEIOU"] } },
  ];
  const drawing = ["abcdefgh", "ijklmnop", "qrstuvwx"];
  const rowsOfSquares = drawing.flatMap((row) => [row, row]);
  const legend = Object.fromEntries([...drawing.join("")].map((character, i) => [character, kinds[i]!]));
  const board = rowsOfSquares.flatMap((row, r) =>
    [...row].map((_, c) => (r % 2 === 0 ? null : { letter: "HOMEWARD"[c]!, blank: c === 5 })),
  );
  return { ruleset: defineRuleset(us2021, { layout: defineLayout({ rowsOfSquares, legend }) }), board };
}

const premiums = everyPremium();

const hebrew = defineTileSet({
  id: "hebrew",
  letters: [..."אבגדהוזחטיכלמנסעפצקרשת"].map((letter, i) => [letter, 1 + (i % 8), 4] as const),
  blanks: { count: 2, points: 0 },
});

/** Pictures that somebody has looked at, by the names of their files in `approved`. The first of six is README's. */
export const pictures: Readonly<Record<string, string>> = {
  dark: renderSvg(shownFirst, { theme: "dark" }),
  contrast: renderSvg(shownFirst, { theme: "contrast" }),
  laid: laidWithFaults(),
  premiums: renderSvg(premiums),
  "premiums-dark": renderSvg(premiums, { theme: "dark" }),
  "premiums-contrast": renderSvg(premiums, { theme: "contrast" }),
  "premiums-in-words": renderSvg(premiums, { premiums: "words" }),
  "letters-of-several-characters": renderSvg(
    pictured(["8F [SZ]ÁR[NY]", "I8 .ELV", "10H Á.l"], defineRuleset(us2021, { tileSet: hungarian })),
    { premiums: "words" },
  ),
  "from-right-to-left": renderSvg(pictured(["8F שלומ", "H8 .ילדה"], defineRuleset(us2021, { tileSet: hebrew }))),
};
