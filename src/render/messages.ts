import type { Square } from "../board/square.ts";
import type { MoveViolations, Violation } from "../game/model/violation.ts";
import { squareName } from "../notation/coordinate.ts";
import { mismatch } from "../read/describe.ts";
import type { Problem } from "../read/reader.ts";
import { requireObject } from "../read/refuse.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";

/** For each code a function that makes the message from the violation's details. Translate some of them, or all. */
export type Messages = {
  readonly [C in keyof MoveViolations]: (violation: Extract<Violation, { readonly code: C }>) => string;
};

/** The messages in English, one sentence each. */
export const englishMessages: Messages = {
  "no-tiles": () => "No tile was given.",
  malformed: ({ path, expected, found }) => `${path}: expected ${expected}, found ${found}.`,
  "off-board": ({ squares }) => `${some(squares.length, "A tile lies", "tiles lie")} outside the board.`,
  "on-hole": ({ squares }) => `There is no square to play on at ${names(squares)}.`,
  "square-occupied": ({ squares }) => `There is already a tile at ${names(squares)}.`,
  "square-repeated": ({ squares }) => `More than one tile is laid at ${names(squares)}.`,
  "too-many-tiles": ({ limit }) => `At most ${some(limit, "one tile", "tiles")} in a turn.`,
  "too-few-tiles": ({ needed }) => `The first play needs at least ${needed} tiles.`,
  "blank-without-letter": ({ squares }) =>
    squares.length === 1
      ? `Say which letter the blank at ${names(squares)} stands for.`
      : `Say which letters the blanks at ${names(squares)} stand for.`,
  "unknown-letter": ({ letter, instead }) =>
    /^[?_\s]?$/.test(letter)
      ? `"${letter}" is not a letter. Lay a blank as { letter: "N", blank: true }, ` +
        "or as { letter: null } until its letter is chosen."
      : `${letter} is not a letter of this tile set${instead === undefined ? "" : `; ${instead} is`}.`,
  "not-in-line": () => "The tiles of a turn must lie in one row or one column.",
  gap: ({ squares }) => `There is a gap at ${names(squares)}.`,
  "start-not-covered": ({ squares }) => `The first play must cover ${names(squares, "or")}.`,
  "not-connected": () => "The play must touch a tile that lies on the board.",
  "not-on-rack": ({ tile, played, held }) =>
    `You need ${tileCount(played, tile)}, and the rack has ${held === 0 ? "none" : held}.`,
  "word-repeated": ({ word }) => `${word} has already been formed.`,
  "invalid-word": ({ word, labels }) =>
    labels.length === 0 ? `${word} is not in the dictionary.` : `${word} is not allowed: ${labels.join(", ")}.`,
  "not-your-turn": () => "It is not your turn.",
  "game-over": () => "The game is over.",
  stale: () => "The game has moved on since you looked.",
  "not-allowed": ({ move }) => `${move} is not possible now.`,
  "unknown-player": ({ found, players }) => `${found} is not a player of this game: seats are 0 to ${players - 1}.`,
  "player-needed": () => "Several players could make this move: say who does.",
  "history-full": () => "The game is too long to go on. It can only be ended.",
  "score-too-large": () => "The score would be too large to count.",
  "wrong-viewer": () => "This update was made for another viewer.",
  "bag-too-small": ({ needed, bag }) =>
    `The bag must hold ${some(needed, "one tile", "tiles")} for this; it holds ${bag === 0 ? "none" : bag}.`,
  "too-many-exchanges": ({ limit }) => `Each player has ${some(limit, "one exchange", "exchanges")} in a game.`,
  "wrong-points": ({ claimed, points }) => `The play scores ${points}, not ${claimed}.`,
  "nothing-to-challenge": () => "There is no play that can be challenged now.",
  "own-play": () => "Nobody can challenge or accept their own play.",
  "no-dictionary": () => "A dictionary is needed to decide whether the words are acceptable.",
  "no-such-word": ({ word }) => `The play has no word number ${word}.`,
  "blank-mismatch": ({ squares }) => `There is no blank at ${names(squares)} that a tile of the rack could replace.`,
  "plays-remain": () => "A play is still possible.",
  "rack-too-full": ({ held, limit }) =>
    `The rack holds ${held} tiles, but only ${limit} ${limit === 1 ? "is" : "are"} allowed. ` +
    "Return the extra ones to the bag first (return-excess).",
  "rack-unknown": ({ players }) =>
    players.length === 1
      ? `The rack of player ${players[0]} must be reported first.`
      : `The racks of players ${listed(players, "and")} must be reported first.`,
};

/**
 * Describes one violation in a sentence, by default in English. English also stands in for messages that are missing.
 *
 * @param violation - One of the violations of a refusal, or one of the problems that `parseMove` found;
 *   `describeViolations` takes them all.
 * @param messages - Messages in another language, or some of them.
 * @throws TypeError if `violation` is not a violation, for instance a list of them
 */
export function describeViolation(
  violation: Violation | Problem,
  messages: Partial<Messages> = englishMessages,
): string {
  const { code, path } = Object(violation) as Partial<Violation & Problem>;
  const known = typeof code === "string" && (typeof path === "string" || Object.hasOwn(englishMessages, code));
  if (!known) throw new TypeError(mismatch("violation", "one violation; describeViolations takes a list", violation));
  requireObject(messages, "messages");
  return inWords(asViolation(violation), messages);
}

/** What parseMove found is said as applyMove says it. Some codes of problems are codes of violations, too. */
export function asViolation(wrong: Violation | Problem): Violation {
  return "path" in wrong ? { squares: [], ...wrong, code: "malformed" } : wrong;
}

function inWords(violation: Violation, messages: Partial<Messages>): string {
  const { code } = violation;
  return ((messages[code] ?? englishMessages[code]) as (violation: Violation) => string)(violation);
}

/** A list of violations in words, one after the other: for those who have made it themselves. */
export function violationsInWords(violations: readonly Violation[], messages: Partial<Messages> = {}): string {
  return violations.map((violation) => inWords(violation, messages)).join(" ");
}

/**
 * Describes a list of violations, each in a sentence: `describeViolations(result.violations).join(" ")`.
 *
 * @param violations - The violations of a refusal, or the problems that `parseMove` found.
 * @param messages - Messages in another language, or some of them.
 * @throws TypeError if `violations` is not a list of violations
 */
export function describeViolations(
  violations: readonly (Violation | Problem)[],
  messages: Partial<Messages> = englishMessages,
): readonly string[] {
  if (!Array.isArray(violations)) throw new TypeError(mismatch("violations", "a list of violations", violations));
  return violations.map((violation) => describeViolation(violation, messages));
}

function some(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`;
}

function names(squares: readonly Square[], conjunction = "and"): string {
  return listed(
    squares.map((square) => squareName(square)),
    conjunction,
  );
}

function listed(all: readonly (string | number)[], conjunction: string): string {
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} ${conjunction} ${all.at(-1)}`;
}

function tileCount(count: number, tile: Tile): string {
  if (tile === BLANK) return some(count, "a blank", "blanks");
  return some(count, `a tile ${tile}`, `tiles ${tile}`);
}
