// Scoring and validating plays: a mid-game board and many different legal plays in turn, against writing the same
// placements as JSON.
import { emptyBoard, scoreMove, validatePlacement } from "tilewright";
import { parsePlay } from "tilewright/notation";
import { us2021 as ruleset } from "tilewright/rulesets";

const wanted = 600;
const board = midGame([
  "8F HORN",
  "H6 FA.M",
  "10F PASTE",
  "9H .OB",
  "11E BIT",
  "5E SNARED",
  "J8 Q.......",
  "M1 FIELD",
  "12A WIND",
  "A8 GLOW.",
]);
const plays = legalPlays(wanted);
const words = new Set(plays.flatMap((play) => scoreMove({ ruleset, board }, play).score.words.map(({ word }) => word)));
const position = { ruleset, board };

/** The words of a game, laid where they fit; what does not fit is left out. */
function midGame(texts) {
  let laid = emptyBoard(ruleset.layout);
  for (const text of texts) {
    const play = parsePlay(text, { ruleset, board: laid });
    if (!play.ok || !scoreMove({ ruleset, board: laid }, play.placements).ok) continue;
    laid = [...laid];
    for (const { row, col, letter, blank } of play.placements) laid[row * 15 + col] = { letter, blank };
  }
  return laid;
}

/** Plays of one to seven tiles from every square in both directions, with letters by turns, as far as they are legal. */
function legalPlays(count) {
  const letters = "EAIONRTLSUDGBCMPFHVWYKJXQZ";
  const found = [];
  let turn = 0;
  for (let tiles = 1; tiles <= 7; tiles++) {
    const enough = (count * tiles) / 7;
    for (let start = 0; start < 225 && found.length < enough; start++) {
      for (const [down, across] of [
        [0, 1],
        [1, 0],
      ]) {
        const play = [];
        for (
          let row = Math.floor(start / 15), col = start % 15;
          row < 15 && col < 15 && play.length < tiles;
          row += down, col += across
        ) {
          if (board[row * 15 + col] === null) play.push({ row, col, letter: letters[turn++ % 26] });
        }
        if (play.length === tiles && scoreMove({ ruleset, board }, play).ok) found.push(play);
      }
    }
  }
  return found;
}

/** A pass over all plays, many times, so that it takes some ten milliseconds. */
const pass = (work) => () => {
  for (let round = 0; round < 20; round++) for (const play of plays) work(play);
  return 20 * plays.length;
};
const asJson = pass((play) => JSON.stringify(play));

export const benches = [
  {
    name: `scoreMove, full breakdown, ${plays.length} plays, against JSON.stringify(placements)`,
    column: "score",
    unit: "plays",
    work: pass((play) => scoreMove(position, play)),
    reference: asJson,
    target: 0.8,
  },
  {
    name: `validatePlacement, breakdown and look-ups in a Set, ${plays.length} plays, against JSON.stringify(placements)`,
    column: "validate",
    unit: "plays",
    work: pass((play) => validatePlacement(position, play, { dictionary: words })),
    reference: asJson,
    target: 0.7,
  },
];
