import type { Parsed } from "../../checked.ts";
import type { GameEvent } from "../../game/model/event.ts";
import { failure } from "../../read/parse.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { knownTileSets } from "../known-names.ts";
import type { RecordOptions } from "../record-options.ts";
import { type RecordProblem, type Remark, remarkAt, unreadable } from "../remark.ts";
import { bookGame } from "./booking/book-game.ts";
import type { Reading } from "./booking/reading.ts";
import { type Seating, seatingOf, seatsInOrder } from "./booking/seating.ts";
import { type Contents, type FileSpan, longestName, mostEventsRead, type Pragma } from "./contents.ts";
import type { GcgCounts, GcgGame, RecordedLine } from "./gcg-game.ts";
import { type InferredRules, inferRules } from "./infer-rules.ts";
import { longestLine } from "./lines/parse-lines.ts";
import { type NamedRules, namedRules } from "./named-rules.ts";
import { decisionOf } from "./own-words.ts";

/** What a record says besides its lines. */
export interface Besides {
  /** Remarks on its header. */
  readonly remarks: readonly Remark[];
  /** The rule of challenges, if the record names one that its figures may contradict. */
  readonly challenge: NamedRules["challenge"];
}

/** Makes a game of what a record contains. Rejects a ruleset for another number of players. */
export function readContents(
  contents: Contents,
  options: RecordOptions,
  besides: Besides,
): Parsed<{ readonly game: GcgGame; readonly remarks: readonly Remark[]; readonly counts: GcgCounts }, RecordProblem> {
  const { ruleset, tileSets = knownTileSets } = options;
  const targets = ruleset?.end.targets?.length ?? 1;
  const found = targets > 1 && ruleset !== undefined ? seatingOf(contents, ruleset.players).players.length : targets;
  if (found !== targets) {
    const text = contents.events[0]?.text ?? "";
    return failure([unreadable({ column: 1 }, { code: "players", needed: targets, found, text })]);
  }
  const named = ruleset === undefined ? namedRules(contents, tileSets) : null;
  const rules = named && inferRules(contents, named, besides.challenge, tileSets);
  const reading = rules === null ? bookGame(contents, ruleset as Ruleset) : bestReading(contents, rules);
  const events = mainEvents(reading);
  const game = gameOf(contents, reading, events);
  const header = remarksOnHeader(contents, [...(named?.faults ?? []), ...(rules?.faults ?? [])], reading.seating);
  const remarks = [...besides.remarks, ...header, ...reading.remarks]
    .map((remark) => ({ ...remark, event: events.get(remark.line) ?? null }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
  return { ok: true, game, remarks, counts: { ...reading.counts } };
}

/**
 * Reads the contents by the rules that they show. If the text does not show its language and fewer than
 * three quarters of the scores agree, the language with which most of them agree is taken.
 */
function bestReading(contents: Contents, rules: InferredRules): Reading {
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

function gameOf(
  contents: Contents,
  { seating, now, lines, seats, misfits, noted, trust }: Reading,
  events: ReadonlyMap<number, number>,
): GcgGame {
  const state = now();
  const { players, seatAt } = seating;
  const tooMany = contents.seats.slice(state.players.length).map(({ pragma }) => pragma);
  /** Whose line it is, and what it became. A note of ours of a history has the line of its event. */
  const record = contents.record.map(({ line, text, rack, ownNote }) => {
    if (ownNote !== undefined) return { line, text, player: null, event: noted.get(ownNote) ?? null };
    const event = events.get(line) ?? null;
    if (rack === undefined) return { line, text, player: seats.get(line) ?? null, event, ...howRead(line, trust) };
    const told = event !== null && state.history[event]!.type === "rack-told";
    return { line, text, player: rack < players.length ? seatAt(rack) : null, event: told ? event : null };
  });
  const notes: GcgGame["notes"][number][] = [];
  const above: GcgGame["pragmas"][number][] = []; // notes that stand above all events are the header's
  const eventLines = contents.events.map(({ line }) => line);
  let event: number | null = null; // a note on a line without an event goes with the event before
  let next = 0;
  for (const { line, text } of contents.notes) {
    for (; (eventLines[next] ?? Number.POSITIVE_INFINITY) <= line; next++)
      event = events.get(eventLines[next]!) ?? event;
    const own = events.get(line) ?? event;
    if (own === null) above.push({ name: "note", text });
    else notes.push({ event: own, text });
  }
  const unread = [...noSeat(contents, players.length), ...unfit(contents, seating)];
  const pragmas = [...contents.pragmas, ...tooMany, ...above, ...unread];
  return {
    state,
    title: contents.title,
    lexicon: contents.lexicon?.text ?? null,
    names: state.players.map(({ name }, seat) => players[seat]?.name || name),
    pragmas: pragmas.map(({ name, text }) => ({ name: seatName(name, seating), text })),
    lines: [...lines],
    notes,
    record,
    misfits,
  };
}

/** What a line does not say about its play. */
function howRead(line: number, { marked, moved }: Reading["trust"]): Pick<RecordedLine, "readAt" | "inDoubt"> {
  const readAt = moved.get(line);
  return { ...(readAt === undefined ? {} : { readAt }), ...(marked.has(line) ? { inDoubt: true } : {}) };
}

/** The name of a pragma: of a second introduction of a player, with the seat for the place in the file. */
function seatName(name: string, { players, seatAt }: Seating): string {
  const place = Number(/^player(\d+)$/i.exec(name)?.[1]) - 1;
  return place >= 0 && place < players.length ? `player${seatAt(place) + 1}` : name;
}

/** The line that gives the first player a seat, if there is none of that number. */
function noSeat({ firstSeat }: Contents, players: number): readonly Pragma[] {
  return firstSeat !== null && firstSeat.seat >= players ? [{ ...firstSeat, name: "description" }] : [];
}

/** The lines that say who has won, and do not fit those who play. */
function unfit({ decisions }: Contents, seating: Seating): readonly Pragma[] {
  const order = seatsInOrder(seating);
  return decisions.filter(({ text }) => decisionOf(text, order) === null);
}

/** What is wrong with everything but the events. */
function remarksOnHeader(contents: Contents, rules: NamedRules["faults"], seating: Seating): readonly Remark[] {
  const players = seating.players.length;
  const { seats, lexicon, events, unknownPragmas, repeated, unknownLines, longLines, firstOmitted } = contents;
  const names: readonly FileSpan[] = [
    ...seats.map(({ pragma, nick }) => ({ ...pragma, text: nick })),
    ...(lexicon === null ? [] : [lexicon]),
    ...events.map(({ line, nick }) => ({ ...nick, line })),
  ];
  const long = names.filter(({ text }) => text.length > longestName);
  return [
    ...long.map((span) => unreadable(span, { code: "too-long", of: "name", most: longestName, text: span.text })),
    ...seats.flatMap(({ pragma }, seat) => {
      const reason = { code: "player-number", number: seat + 1, text: pragma.text } as const;
      return pragma.name.toLowerCase() === `player${seat + 1}` ? [] : [unreadable(pragma, reason)];
    }),
    ...repeated.map((pragma) => unreadable(pragma, { code: "repeated", pragma: pragma.name, text: pragma.text })),
    ...[...noSeat(contents, players), ...seats.slice(players).map(({ pragma }) => pragma)].map((pragma) =>
      unreadable(pragma, { code: "too-many", of: "players", most: players, text: pragma.text }),
    ),
    ...unfit(contents, seating).map((span) => unreadable(span, { code: "decision", players, text: span.text })),
    ...rules.map((span) => unreadable(span, span.reason)),
    ...(firstOmitted === null ? [] : [firstOmitted]).map((span) =>
      unreadable(span, { code: "too-many", of: "events", most: mostEventsRead, text: span.text }),
    ),
    ...unknownPragmas.map((span) =>
      remarkAt(span, "unknown-pragma", { code: "unknown", of: "pragma", name: span.text }),
    ),
    ...longLines.map((span) => unreadable(span, { code: "too-long", of: "line", most: longestLine, text: span.text })),
    ...unknownLines.map((span) => unreadable(span, { code: "line", want: "mark", text: span.text })),
  ].slice(0, 1000);
}
