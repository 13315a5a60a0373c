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
import { failure } from "../../read/parse.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { requireRecordOptions } from "../record-options.ts";
import { type RecordProblem, type Remark, unreadable } from "../remark.ts";
import { type Contents, contentsOf } from "./contents.ts";
import type { GcgCounts, GcgGame } from "./gcg-game.ts";
import { parseLines } from "./lines/parse-lines.ts";
import { decodedRecord, isTooLarge, notAGame, parseJson, tooLarge } from "./lines/record-text.ts";
import { readContents } from "./read-contents.ts";

/**
 * Parses a recorded game in any dialect of GCG, from a string or from the bytes of a file. Without a `ruleset`, the
 * rules are inferred from the record. See "Formats" in the documentation for the dialects and the inferred rules. A
 * server response such as `{ "gcg": "..." }` is read like the text it contains.
 *
 * Everything in the file is taken to have happened. Where it contradicts the rules or itself, a remark says where and
 * why, with the actual and the expected value. Differing points become `as-recorded` adjustments; tiles that do not fit
 * where the file places them leave the board unchanged, unless the play is right one square away. `counts` says how
 * much the record contains and how much of it agrees with the rules.
 *
 * Pass `tileSets` for languages that are not known by default. If a record does not name its language, it is guessed
 * from the letters and scores. If several languages fit, English, French, German, Polish and Spanish are preferred, in
 * this order, followed by the others in the order you passed them.
 *
 * Rejects text in which no line introduces a player or records an event, a `ruleset` for a different number of players,
 * and a record of more than 4 MB. A line of more than 16,384 characters is skipped with a remark. Never throws, and
 * takes time proportional to the length of the input.
 *
 * @param input - A string, or the bytes of a file in any encoding.
 * @param options - The rules to use instead of those inferred from the record, and additional tile sets.
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
  if (isTooLarge(input)) return failure([tooLarge("gcg", input)]);
  const decoded = decodedRecord(input);
  if (decoded === null) return failure([notAGame("gcg", input)]);
  const text = unwrapped(decoded.text);
  const contents = contentsOf(parseLines(text));
  const hasGame = contents.seats.length > 0 || contents.events.some(({ action }) => action !== null);
  if (!hasGame) return failure(problemsOf(contents, text));
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
