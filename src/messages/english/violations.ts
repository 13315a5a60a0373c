import { BLANK, type Tile } from "../../tiles/tile.ts";
import { counted, isBlankMark, labelsOf, listed, squaresOf } from "../helpers.ts";
import type { ViolationSentences } from "../types/violations.ts";

/** What is wrong with a move, in English. */
export const englishViolations: ViolationSentences = {
  "no-tiles": "No tile was given.",
  malformed: ({ path, expected, found }) => `${path}: expected ${expected}, found ${found}.`,
  "off-board": ({ squares }) => `${oneOrMany(squares.length, "A tile lies", "tiles lie")} outside the board.`,
  "on-hole": ({ squares }) => `There is no square to play on at ${squaresOf(squares, "and")}.`,
  "square-occupied": ({ squares }) => `There is already a tile at ${squaresOf(squares, "and")}.`,
  "square-repeated": ({ squares }) => `More than one tile is laid at ${squaresOf(squares, "and")}.`,
  "too-many-tiles": ({ limit }) => `At most ${oneOrMany(limit, "one tile", "tiles")} in a turn.`,
  "too-few-tiles": ({ needed }) => `The first play needs at least ${counted(needed, "tile", "tiles")}.`,
  "blank-without-letter": ({ squares }) =>
    squares.length === 1
      ? `Say which letter the blank at ${squaresOf(squares, "and")} stands for.`
      : `Say which letters the blanks at ${squaresOf(squares, "and")} stand for.`,
  "unknown-letter": ({ letter, instead }) =>
    isBlankMark(letter)
      ? `"${letter}" is not a letter. Lay a blank as { letter: "N", blank: true }, ` +
        "or as { letter: null } until its letter is chosen."
      : `${letter} is not a letter of this tile set${instead === undefined ? "" : `; ${instead} is`}.`,
  "not-in-line": "The tiles of a turn must lie in one row or one column.",
  gap: ({ squares }) => `There is a gap at ${squaresOf(squares, "and")}.`,
  "start-not-covered": ({ squares }) => `The first play must cover ${squaresOf(squares, "or")}.`,
  "not-connected": "The play must touch a tile that lies on the board.",
  "not-on-rack": ({ tile, played, held }) =>
    `You need ${someTiles(played, tile)}, and the rack has ${held === 0 ? "none" : held}.`,
  "word-repeated": ({ word }) => `${word} has already been formed.`,
  "invalid-word": ({ word, labels }, words) =>
    labels.length === 0 ? `${word} is not in the dictionary.` : `${word} is not allowed: ${labelsOf(labels, words)}.`,
  "not-your-turn": "It is not your turn.",
  "game-over": "The game is over.",
  stale: "The game has moved on since you looked.",
  "not-allowed": ({ move }, { moves }) => `${moves[move]} is not possible now.`,
  "unknown-player": ({ found, players }) =>
    `${found} is not a player of this game. It has ${counted(players, "player", "players")}; the first is 0.`,
  "player-needed": "Several players could make this move: say who does.",
  "history-full": "The game is too long to go on. It can only be ended.",
  "score-too-large": "The score would be too large to count.",
  "wrong-viewer": "This update was made for another viewer.",
  "bag-too-small": ({ needed, bag }) =>
    `The bag must hold ${oneOrMany(needed, "one tile", "tiles")} for this; it holds ${bag === 0 ? "none" : bag}.`,
  "too-many-exchanges": ({ limit }) => `Each player has ${oneOrMany(limit, "one exchange", "exchanges")} in a game.`,
  "wrong-points": ({ claimed, points }) => `The play scores ${points}, not ${claimed}.`,
  "nothing-to-challenge": "There is no play that can be challenged now.",
  "own-play": "Nobody can challenge or accept their own play.",
  "no-dictionary": "A dictionary is needed to decide whether the words are acceptable.",
  "no-such-word": ({ word }) => `The play has no word number ${word + 1}.`,
  "blank-mismatch": ({ squares }) =>
    `There is no blank at ${squaresOf(squares, "and")} that a tile of the rack could replace.`,
  "plays-remain": "A play is still possible.",
  "rack-too-full": ({ held, limit }) =>
    `The rack holds ${counted(held, "tile", "tiles")}, but only ${limit} ${limit === 1 ? "is" : "are"} allowed. ` +
    "Return the extra ones to the bag first (return-excess).",
  "rack-unknown": ({ players }) => {
    const numbers = players.map((player) => player + 1);
    const racks = players.length === 1 ? "rack of player" : "racks of players";
    return `The ${racks} ${listed(numbers, "and")} must be reported first.`;
  },
};

function oneOrMany(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`;
}

function someTiles(count: number, tile: Tile): string {
  if (tile === BLANK) return oneOrMany(count, "a blank", "blanks");
  return oneOrMany(count, `a tile ${tile}`, `tiles ${tile}`);
}
