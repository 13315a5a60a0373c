import type { Square } from "../../board/square.ts";
import { listed } from "../../read/describe.ts";
import { counted, isBlankMark, labelsOf, squaresOf, tileName } from "../helpers.ts";
import { someOf, spelled } from "../in-english.ts";
import type { ViolationSentences } from "../types/violations.ts";

/** What is wrong with a move, in English. */
export const englishViolations: ViolationSentences = {
  "no-tiles": "Choose at least one tile.",
  malformed: ({ path, expected, found }) => `${path}: expected ${expected}, found ${found}.`,
  "off-board": ({ squares }) =>
    squares.length === 1 ? "A tile is off the board." : `${squares.length} tiles are off the board.`,
  "on-hole": ({ squares }) => `You cannot play on ${squaresOf(squares, "or")}.`,
  "square-occupied": ({ squares }) =>
    `There ${isOrAre(squares, "already a tile", "already tiles")} at ${squaresOf(squares, "and")}.`,
  "square-repeated": ({ squares }) => `More than one tile was laid on ${squaresOf(squares, "and")}.`,
  "too-many-tiles": ({ limit }) => `You can use at most ${limit === 1 ? "one tile" : `${limit} tiles`} in one turn.`,
  "too-few-tiles": ({ needed }) => `The first play needs at least ${counted(needed, "tile", "tiles")}.`,
  "blank-without-letter": ({ squares }) =>
    squares.length === 1
      ? `Choose a letter for the blank at ${squaresOf(squares, "and")}.`
      : `Choose letters for the blanks at ${squaresOf(squares, "and")}.`,
  "unknown-letter": ({ letter, instead }) =>
    isBlankMark(letter)
      ? `"${letter}" is not a letter. For a blank, pass { letter: "N", blank: true }, ` +
        "or { letter: null } until its letter is chosen."
      : `${letter} is not a letter in this tile set${instead === undefined ? "." : `; did you mean ${instead}?`}`,
  "not-in-line": "All tiles in a play must be in the same row or column.",
  gap: ({ squares }) => `There ${isOrAre(squares, "a gap", "gaps")} at ${squaresOf(squares, "and")}.`,
  "start-not-covered": ({ squares }) => `The first play must cover ${squaresOf(squares, "or")}.`,
  "not-connected": "The play must touch a tile already on the board.",
  "not-on-rack": ({ tile, played, held }) =>
    held === 0
      ? `There is no ${tileName(tile, "blank")} on your rack.`
      : `You need ${someOf(tile, played)} but have only ${spelled(held)}.`,
  "word-repeated": ({ word }) => `${word} has already been played.`,
  "invalid-word": ({ word, labels }, words) =>
    labels.length === 0 ? `${word} is not in the dictionary.` : `${word} is not allowed (${labelsOf(labels, words)}).`,
  "not-your-turn": "It's not your turn.",
  "game-over": "The game is over.",
  stale: "The game has moved on since you looked.",
  "not-allowed": ({ move }, { moves }) => `You cannot ${moves[move]} now.`,
  "unknown-player": ({ found, players }) =>
    `There is no seat ${found}: this game has ${counted(players, "player", "players")}, in seats numbered from 0.`,
  "player-needed": "More than one player could make this move: pass `by`.",
  "history-full": "The game is too long to continue; it can only be ended.",
  "score-too-large": "The score would be too large.",
  "wrong-viewer": "This update is for another viewer.",
  "bag-too-small": ({ needed, bag }) =>
    bag === 0
      ? "You cannot exchange: the bag is empty."
      : `You cannot exchange: the bag must have ${counted(needed, "tile", "tiles")}, ` +
        `and only ${bag} ${bag === 1 ? "is" : "are"} left.`,
  "too-many-exchanges": ({ limit }) =>
    `You have no exchanges left: each player gets ${limit === 1 ? "one" : limit} per game.`,
  "wrong-points": ({ claimed, points }) => `The play scores ${points}, not ${claimed}.`,
  "nothing-to-challenge": "There is no play to challenge.",
  "own-play": "You cannot challenge or accept your own play.",
  "no-dictionary": "The words cannot be checked without a dictionary.",
  "no-such-word": ({ word }) => `That play has no word number ${word + 1}.`,
  "blank-mismatch": ({ squares }) => `No tile on your rack can replace a blank at ${squaresOf(squares, "or")}.`,
  "plays-remain": "A play is still possible.",
  "rack-too-full": ({ held, limit }) =>
    `The rack has ${counted(held, "tile", "tiles")}, but the limit is ${limit}. ` +
    "Return the extra tiles to the bag first (return-excess).",
  "rack-unknown": ({ players }) => {
    const numbers = players.map((player) => player + 1);
    const racks = players.length === 1 ? "rack of player" : "racks of players";
    return `Report the ${racks} ${listed(numbers, "and")} first.`;
  },
};

function isOrAre(squares: readonly Square[], one: string, many: string): string {
  return squares.length === 1 ? `is ${one}` : `are ${many}`;
}
