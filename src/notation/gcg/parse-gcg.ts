import type { Parsed } from "../../checked.ts";
import type { GameEvent } from "../../game/model/event.ts";
import { describe } from "../../read/describe.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { type Remark, refusal, remarkAt, unreadable } from "../remark.ts";
import { type Contents, contentsOf, mostEvents, type Place } from "./contents.ts";
import { type Decoded, decode } from "./decode.ts";
import type { GcgCounts, GcgGame } from "./gcg-game.ts";
import { foreignLayout, inferRules } from "./infer-rules.ts";
import { playersOf } from "./players.ts";
import { readGame } from "./read-game.ts";
import { readLines } from "./read-lines.ts";
import type { Reading } from "./reading.ts";

/**
 * Reads a recorded game, from text or from the bytes of a file, in any dialect of GCG: docs/formats.md lists them, and
 * tells which rules a record is read by where no `ruleset` is given.
 *
 * Everything the file says happened is taken to have happened. Where it contradicts the rules, or itself, a remark says
 * so: where, what stands there, and what should. Points that deviate are booked as adjustments `as-recorded`; tiles that
 * cannot lie where the file says leave the board as it is. `counts` tells how much there is and how much of it agrees.
 *
 * A refusal only if nothing can be made of the text: no player is introduced and no line tells an event, or the ruleset
 * given is for another number of players. Never throws, in time that grows with the length alone.
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
  options: { readonly ruleset?: Ruleset | undefined } = {},
): Parsed<{ readonly game: GcgGame; readonly remarks: readonly Remark[]; readonly counts: GcgCounts }, Remark> {
  const decoded = textOf(input);
  if (decoded === null) return refusal([unreadable({ column: 1 }, aRecord, input)]);
  const { text, misdeclared } = decoded;
  const contents = contentsOf(readLines(text));
  const hasGame = contents.seats.length > 0 || contents.events.some(({ action }) => action !== null);
  if (!hasGame) return refusal(problemsOf(contents, text));
  const targets = options.ruleset?.end.targets?.length ?? 1;
  if (options.ruleset !== undefined && targets > 1 && playersOf(contents, options.ruleset.players).length !== targets)
    return refusal([unreadable({ column: 1 }, `a game of ${targets} players, as the ruleset has targets`, text)]);
  const reading = bestReading(contents, options.ruleset);
  const events = mainEvents(reading);
  const layout = options.ruleset === undefined ? foreignLayout(contents) : null;
  const remarks = [...remarksOnHeader(contents, misdeclared, layout), ...reading.remarks]
    .map((remark) => ({ ...remark, event: events.get(remark.line) ?? null }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
  return { ok: true, game: gameOf(contents, reading, events), remarks, counts: { ...reading.counts } };
}

const aRecord = "a recorded game: lines such as >Ann: HORNEIA 8F HORN +14 14";

/** The text of a record; `null` if it is neither text nor bytes. */
function textOf(input: unknown): Decoded | null {
  if (typeof input === "string") return { text: input.replace(/^\uFEFF/, ""), misdeclared: null };
  return ArrayBuffer.isView(input) && input instanceof Uint8Array ? decode(input) : null;
}

/** Under the rules given, or inferred; where only the scores can tell the language, the one most of them agree with. */
function bestReading(contents: Contents, given: Ruleset | undefined): Reading {
  if (given !== undefined) return readGame(contents, given);
  const rules = inferRules(contents);
  let best = readGame(contents, rules.likeliest);
  const { plays, scoresAgreed } = best.counts;
  if (scoresAgreed * 4 >= plays * 3) return best;
  for (const ruleset of rules.others()) {
    const reading = readGame(contents, ruleset);
    if (reading.counts.scoresAgreed > best.counts.scoresAgreed) best = reading;
  }
  return best;
}

/** For each line the event that it tells above all: not the rack told before it, nor points booked after it. */
function mainEvents({ lines, now }: Reading): ReadonlyMap<number, number> {
  const { history } = now();
  const main = new Map<number, number>();
  lines.forEach((line, index) => {
    if (line === null) return;
    const before = main.get(line);
    if (before === undefined || isAside(history[before] as GameEvent)) main.set(line, index);
  });
  return main;
}

function isAside({ type }: GameEvent): boolean {
  return type === "rack-told" || type === "turn-set" || type === "challenged";
}

function gameOf(contents: Contents, { now, lines }: Reading, events: ReadonlyMap<number, number>): GcgGame {
  const state = now();
  const notes: GcgGame["notes"][number][] = [];
  let event = 0; // a line that made none is told with the one before it
  for (const { line, text } of contents.notes) {
    event = events.get(line) ?? event;
    notes.push({ event, text });
  }
  const { title, lexicon } = contents;
  return {
    state,
    title,
    lexicon,
    names: state.players.map(({ name }, seat) => contents.seats[seat]?.name || name),
    pragmas: contents.pragmas.map(({ name, text }) => ({ name, text })),
    lines: [...lines],
    notes,
  };
}

/** What is wrong with everything but the events. */
function remarksOnHeader(
  { encoding, unknownPragmas, strayed, beyond }: Contents,
  misdeclared: string | null,
  layout: Place | null,
): readonly Remark[] {
  const fault = (place: Place, expected: string): Remark => unreadable(place, expected, place.text);
  return [
    ...(misdeclared === null || encoding === null ? [] : [fault(encoding, "the encoding of the file")]),
    ...(layout === null ? [] : [fault(layout, "the standard board, or a ruleset given with the text")]),
    ...(beyond === null ? [] : [fault(beyond, `at most ${mostEvents} events`)]),
    ...unknownPragmas.map((place) => remarkAt(place, "unknown-pragma", "a pragma of the format", describe(place.text))),
    ...strayed.map((place) => fault(place, "a line that begins with # or >")),
  ].slice(0, 1000);
}

/** What is wrong with the lines of a text that has no game in it. */
function problemsOf({ events }: Contents, text: string): readonly Remark[] {
  const faults = events.flatMap(({ line, faults }) => faults.map((fault) => ({ ...fault, line })));
  if (faults.length === 0) return [unreadable({ column: 1 }, aRecord, text)];
  return faults.slice(0, 100).map((fault) => unreadable(fault, fault.expected, fault.text));
}
