// How a record becomes a game, and which file does what:
//
//   bytes -> text        decode.ts       byte order mark, declared encoding, UTF-8 or ISO 8859-1
//   text -> lines        parse-lines.ts  each line split into its pieces (gcg-line.ts), without asking what they mean
//   lines -> contents    contents.ts     events, pragmas, notes, players and last racks, sorted; own-words.ts knows the
//                                        descriptions in which this library says more than GCG can
//   contents -> rules    named-rules.ts, infer-rules.ts   the ruleset, as far as the record names and shows it, unless
//                                        the caller gives one
//   contents -> reading  book-game.ts    line by line: whose line it is (players.ts), what happened (turns.ts,
//                                        challenges.ts, racks.ts), and its points (points.ts)
//   its last lines       settlement.ts   the end of the game, and the unplayed tiles
//
// The reading (reading.ts) is the one mutable thing: functions named `book...` add events and remarks to it.
// read-contents.ts runs the steps from the rules on, and puts the answer together. format-gcg.ts goes the other way.

import type { Parsed } from "../../checked.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { requireRecordOptions } from "../record-options.ts";
import { type RecordProblem, type Remark, refusal, unreadable } from "../remark.ts";
import { type Contents, contentsOf } from "./contents.ts";
import type { GcgCounts, GcgGame } from "./gcg-game.ts";
import { parseLines } from "./lines/parse-lines.ts";
import { isTooLarge, notAGame, parseJson, textOf, tooLarge } from "./lines/record-text.ts";
import { readContents } from "./read-contents.ts";

/**
 * Reads a recorded game, from text or from the bytes of a file, in any dialect of GCG. Without a `ruleset` the record
 * is read by the rules that it shows. The documentation lists both under "Formats". An answer of a server such as
 * `{ "gcg": "..." }` is read like the text in it.
 *
 * Whatever the file says happened counts as having happened. Where it contradicts the rules, or itself, there is a
 * remark: where, and why, with what stands there and what should. Points that deviate become adjustments
 * `as-recorded`; tiles that cannot lie where the file says leave the board as it is. `counts` says how much the record
 * holds and how much of it agrees.
 *
 * Pass `tileSets` for languages beyond those that are known by default. The language of a record that does not name it
 * is guessed among them, by letters and scores. Where these leave it open, English, French, German, Polish and Spanish
 * come first, in this order, and then the others in yours.
 *
 * Rejects a text in which no line introduces a player or gives an event, a `ruleset` for another number of players, and
 * a record of more than 4 MB. A line of more than 16,384 characters is remarked on and left out. Never throws, and
 * takes time in proportion to the length.
 *
 * @param input - A text, or the bytes of a file in any encoding.
 * @param options - The rules, if the record does not decide on them, and further tile sets.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { parseGcg } from "tilewright/notation";
 *
 * const { game, remarks } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +15 15"));
 * game.state.board[112]; // => { letter: "R", blank: false }
 * remarks.map(({ line, column, code }) => `${line}:${column} ${code}`); // => ["3:23 wrong-score"]
 * remarks[0]?.reason; // => { code: "points", expected: 14, found: 15, cause: null }
 * ```
 */
export function parseGcg(
  input: string | Uint8Array,
  options: { readonly ruleset?: Ruleset | undefined; readonly tileSets?: readonly TileSet[] | undefined } = {},
): Parsed<{ readonly game: GcgGame; readonly remarks: readonly Remark[]; readonly counts: GcgCounts }, RecordProblem> {
  requireRecordOptions(options);
  if (isTooLarge(input)) return refusal([tooLarge("gcg", input)]);
  const decoded = textOf(input);
  if (decoded === null) return refusal([notAGame("gcg", input)]);
  const text = unwrapped(decoded.text);
  const contents = contentsOf(parseLines(text));
  const hasGame = contents.seats.length > 0 || contents.events.some(({ action }) => action !== null);
  if (!hasGame) return refusal(problemsOf(contents, text));
  const { encoding } = contents;
  const isTrue = decoded.misdeclared === null || encoding === null;
  const remarks = isTrue ? [] : [unreadable(encoding, { code: "encoding", text: encoding.text })];
  return readContents(contents, options, { remarks, challenge: null });
}

/** The text of a record that an answer of a server wraps in JSON, as `{ "gcg": "..." }`. */
function unwrapped(text: string): string {
  if (!/^\s*\{/.test(text)) return text;
  const answer = parseJson(text);
  return typeof answer === "object" && answer !== null && "gcg" in answer && typeof answer.gcg === "string"
    ? answer.gcg
    : text;
}

/** What is wrong with a text that has no game in it. */
function problemsOf({ events }: Contents, text: string): readonly RecordProblem[] {
  const problems = events.flatMap(({ line, faults }) =>
    faults.map(({ column, want, text }) => unreadable({ line, column }, { code: "line", want, text })),
  );
  return problems.length === 0 ? [notAGame("gcg", text)] : problems.slice(0, 100);
}
