import {
  applyMove,
  createTableGame,
  defineRuleset,
  defineTileSet,
  type GameState,
  type Placement,
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
  "letters-of-several-characters": renderSvg(
    pictured(["8F [SZ]ÁR[NY]", "I8 .ELV", "10H Á.l"], defineRuleset(us2021, { tileSet: hungarian })),
    { premiums: "words" },
  ),
  "from-right-to-left": renderSvg(pictured(["8F שלומ", "H8 .ילדה"], defineRuleset(us2021, { tileSet: hebrew }))),
};
