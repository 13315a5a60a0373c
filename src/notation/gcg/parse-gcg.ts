// How a record becomes a game, and which file does what:
//
//   bytes -> text        decode.ts       byte order mark, declared encoding, UTF-8 or ISO 8859-1
//   text -> lines        parse-lines.ts  each line split into its pieces (gcg-line.ts), without asking what they mean
//   lines -> contents    contents.ts     events, pragmas, notes, players and last racks, sorted
//   contents -> rules    infer-rules.ts  the ruleset, as far as the record shows it, unless the caller gives one
//   contents -> reading  book-game.ts    line by line: whose line it is (players.ts), what happened (turns.ts,
//                                        challenges.ts, racks.ts), and its points (points.ts)
//   its last lines       settlement.ts   the end of the game, and the unplayed tiles
//
// The reading (reading.ts) is the one mutable thing: functions named `book...` add events and remarks to it. This file
// runs the steps and puts the answer together. format-gcg.ts goes the other way.
import type { Parsed } from "../../checked.ts";
import type { GameEvent } from "../../game/model/event.ts";
import { describe } from "../../read/describe.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { knownTileSets } from "../known-names.ts";
import { type Remark, refusal, remarkAt, unreadable } from "../remark.ts";
import { bookGame } from "./book-game.ts";
import { type Contents, contentsOf, type FileSpan, mostEvents } from "./contents.ts";
import { type Decoded, decode } from "./decode.ts";
import type { GcgCounts, GcgGame } from "./gcg-game.ts";
import { inferRules } from "./infer-rules.ts";
import { type NamedRules, namedRules } from "./named-rules.ts";
import { parseLines } from "./parse-lines.ts";
import { playersOf } from "./players.ts";
import type { Reading } from "./reading.ts";

/**
 * Reads a recorded game, from text or from the bytes of a file, in any dialect of GCG. Without a `ruleset` the record
 * is read by the rules that it shows. The documentation lists both under "Formats".
 *
 * Whatever the file says happened counts as having happened. Where it contradicts the rules, or itself, there is a
 * remark: where, what stands there, and what should. Points that deviate become adjustments `as-recorded`; tiles that
 * cannot lie where the file says leave the board as it is. `counts` says how much the record holds and how much of it
 * agrees.
 *
 * Pass `tileSets` for languages beyond those that are known by default. A record that does not name its language is
 * taken for one of the default.
 *
 * Refuses a text in which no line introduces a player or gives an event, a `ruleset` for another number of players, and
 * a record of more than 4 MB. A line of more than 16,384 characters is remarked on and left out. Never throws, and
 * takes time in proportion to the length.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { parseGcg } from "tilewright/notation";
 *
 * const { game, remarks } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +15 15"));
 * game.state.board[112]; // => { letter: "R", blank: false }
 * remarks.map(({ line, column, code, found, expected }) => `${line}:${column} ${code} ${found}, not ${expected}`);
 * // => ["3:23 wrong-score 15, not 14"]
 * ```
 */
export function parseGcg(
  input: string | Uint8Array,
  options: { readonly ruleset?: Ruleset | undefined; readonly tileSets?: readonly TileSet[] | undefined } = {},
): Parsed<{ readonly game: GcgGame; readonly remarks: readonly Remark[]; readonly counts: GcgCounts }, Remark> {
  if (isTooLarge(input)) return refusal([unreadable({ column: 1 }, "a recorded game of at most 4 MB", input)]);
  const decoded = textOf(input);
  if (decoded === null) return refusal([unreadable({ column: 1 }, aRecord, input)]);
  const { text, misdeclared } = decoded;
  const contents = contentsOf(parseLines(text));
  const hasGame = contents.seats.length > 0 || contents.events.some(({ action }) => action !== null);
  if (!hasGame) return refusal(problemsOf(contents, text));
  const targets = options.ruleset?.end.targets?.length ?? 1;
  if (options.ruleset !== undefined && targets > 1 && playersOf(contents, options.ruleset.players).length !== targets)
    return refusal([unreadable({ column: 1 }, `a game of ${targets} players, as the ruleset has targets`, text)]);
  const named = options.ruleset === undefined ? namedRules(contents, options.tileSets ?? knownTileSets) : null;
  const reading = named === null ? bookGame(contents, options.ruleset as Ruleset) : bestReading(contents, named);
  const events = mainEvents(reading);
  const remarks = [
    ...remarksOnHeader(contents, misdeclared, named?.faults ?? [], reading.now().players.length),
    ...reading.remarks,
  ]
    .map((remark) => ({ ...remark, event: events.get(remark.line) ?? null }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
  return { ok: true, game: gameOf(contents, reading, events), remarks, counts: { ...reading.counts } };
}

const aRecord = "a recorded game: lines such as >Ann: HORNEIA 8F HORN +14 14";

/** The longest record that is read, in bytes or characters. A game has some thousand. */
const longest = 4 * 1024 * 1024;

function isTooLarge(input: unknown): boolean {
  return typeof input === "string" ? input.length > longest : ArrayBuffer.isView(input) && input.byteLength > longest;
}

/** The text of a record; `null` if the input is neither text nor bytes. */
function textOf(input: unknown): Decoded | null {
  if (typeof input === "string") return { text: input.replace(/^\uFEFF/, ""), misdeclared: null };
  // A proxy may throw when its prototype is asked for, and is not a view.
  return ArrayBuffer.isView(input) && input instanceof Uint8Array ? decode(input) : null;
}

/**
 * Reads the contents by the rules that they show. If the text does not show its language and fewer than
 * three quarters of the scores agree, the language with which most of them agree is taken.
 */
function bestReading(contents: Contents, named: NamedRules): Reading {
  const rules = inferRules(contents, named);
  let best = bookGame(contents, rules.likeliest);
  const { plays, scoresAgreed } = best.counts;
  if (scoresAgreed * 4 >= plays * 3) return best;
  for (const ruleset of rules.others()) {
    const reading = bookGame(contents, ruleset);
    if (reading.counts.scoresAgreed > best.counts.scoresAgreed) best = reading;
  }
  return best;
}

/** For each line its main event, such as the play: not the rack before it, nor the points booked after it. */
function mainEvents({ lines, now }: Reading): ReadonlyMap<number, number> {
  const { history } = now();
  const main = new Map<number, number>();
  lines.forEach((line, index) => {
    if (line === null) return;
    const before = main.get(line);
    if (before === undefined || isPreliminary(history[before]!)) main.set(line, index);
  });
  return main;
}

function isPreliminary({ type }: GameEvent): boolean {
  return type === "rack-told" || type === "turn-set" || type === "challenged";
}

function gameOf(contents: Contents, { now, lines, seats }: Reading, events: ReadonlyMap<number, number>): GcgGame {
  const state = now();
  const tooMany = contents.seats.slice(state.players.length).map(({ pragma }) => pragma);
  const notes: GcgGame["notes"][number][] = [];
  let event = 0; // a note on a line without an event goes with the event before
  for (const { line, text } of contents.notes) {
    event = events.get(line) ?? event;
    notes.push({ event, text });
  }
  return {
    state,
    title: contents.title,
    lexicon: contents.lexicon?.text ?? null,
    names: state.players.map(({ name }, seat) => contents.seats[seat]?.name || name),
    pragmas: [...contents.pragmas, ...tooMany].map(({ name, text }) => ({ name, text })),
    lines: [...lines],
    notes,
    record: contents.record.map(({ line, text }) => ({
      line,
      text,
      player: seats.get(line) ?? null,
      event: events.get(line) ?? null,
    })),
  };
}

/** What is wrong with everything but the events. */
function remarksOnHeader(
  { seats, encoding, unknownPragmas, repeated, unknownLines, longLines, firstOmitted }: Contents,
  misdeclared: string | null,
  rules: NamedRules["faults"],
  players: number,
): readonly Remark[] {
  const fault = (span: FileSpan, expected: string): Remark => unreadable(span, expected, span.text);
  return [
    ...(misdeclared === null || encoding === null ? [] : [fault(encoding, "the encoding of the file")]),
    ...repeated.map((pragma) => fault(pragma, `one #${pragma.name}`)),
    ...seats.slice(players).map(({ pragma }) => fault(pragma, `at most ${players} players`)),
    ...rules.map((span) => fault(span, span.expected)),
    ...(firstOmitted === null ? [] : [fault(firstOmitted, `at most ${mostEvents} events`)]),
    ...unknownPragmas.map((span) => remarkAt(span, "unknown-pragma", "a pragma of the format", describe(span.text))),
    ...longLines.map((span) => fault(span, "a line of at most 16,384 characters")),
    ...unknownLines.map((span) => fault(span, "a line that begins with # or >")),
  ].slice(0, 1000);
}

/** What is wrong with a text that has no game in it. */
function problemsOf({ events }: Contents, text: string): readonly Remark[] {
  const faults = events.flatMap(({ line, faults }) => faults.map((fault) => ({ ...fault, line })));
  if (faults.length === 0) return [unreadable({ column: 1 }, aRecord, text)];
  return faults.slice(0, 100).map((fault) => unreadable(fault, fault.expected, fault.text));
}
