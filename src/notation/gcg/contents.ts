import { mostPlayers } from "../../rules/limits.ts";
import type { Span } from "../remark.ts";
import type { EventLine, GcgLine } from "./lines/gcg-line.ts";
import { joinContinuations } from "./lines/join-continuations.ts";
import { otherRulesText } from "./other-rules.ts";
import { readNote } from "./own-notes.ts";
import { challengePriceText, decisionText, firstSeatOf, firstSeatText } from "./own-words.ts";

/** A player as the file introduces them. */
export interface RecordedPlayer {
  readonly nick: string;
  /** The full name; empty if none is given. */
  readonly name: string;
}

/** A piece of the file, with the number of its line. */
export interface FileSpan extends Span {
  readonly line: number;
}

/** A player, and the line that introduces them. */
export interface Introduction extends RecordedPlayer {
  readonly pragma: Pragma;
}

/** A pragma; the place is that of its text. */
export interface Pragma extends FileSpan {
  readonly name: string;
}

/** A note in words of ours: see own-notes.ts. */
export interface OwnNoteLine extends FileSpan {
  /** How many of the events stand above it. */
  readonly after: number;
}

/** What a GCG says, sorted: the events, and everything about them. */
export interface Contents {
  /** By their numbers, which need not be those of their seats: see `firstSeat`. */
  readonly seats: readonly Introduction[];
  /** What descriptions of ours say: the seat of `#player1`, the price of a failed challenge, rules, who has won. */
  readonly firstSeat: (FileSpan & { readonly seat: number }) | null;
  readonly challengePrice: FileSpan | null;
  readonly otherRules: FileSpan | null;
  readonly decisions: readonly Pragma[];
  readonly title: string | null;
  readonly lexicon: FileSpan | null;
  /** All pragmas that no other field of the contents holds. */
  readonly pragmas: readonly Pragma[];
  readonly encoding: FileSpan | null;
  readonly events: readonly EventLine[];
  /** What happened without a line of its own, in the order of the file. */
  readonly ownNotes: readonly OwnNoteLine[];
  /** The notes on events, with the line of the event. */
  readonly notes: readonly { readonly line: number; readonly text: string }[];
  /** The last racks that the file gives, by the places of their players in `seats`. */
  readonly racks: ReadonlyMap<number, FileSpan>;
  /**
   * The lines that no other field of the contents keeps as they are: events, notes of ours, last racks, `#incomplete`,
   * and lines that are not GCG.
   */
  readonly record: readonly KeptLine[];
  readonly unknownPragmas: readonly FileSpan[];
  /** Pragmas that may stand in a file once, from the second on. They are kept as pragmas. */
  readonly repeated: readonly Pragma[];
  /** Lines that are not GCG. */
  readonly unknownLines: readonly FileSpan[];
  /** Lines that are too long to be read. */
  readonly longLines: readonly FileSpan[];
  /** The first event that was left out because there were too many. */
  readonly firstOmitted: FileSpan | null;
}

/** A line as it stands in the file. */
export interface KeptLine {
  readonly line: number;
  readonly text: string;
  /** The place in `seats` of the player whose last rack it is. */
  readonly rack?: number;
  readonly ownNote?: OwnNoteLine;
}

/** The most events that are read: no real game reaches it. The rest is left out, with one remark. */
export const mostEventsRead = 2000;

/** The longest name that a game keeps, in characters: a line has room to introduce a player by it twice. */
export const longestName = 8000;

/** The most pragmas, notes and unknown lines that are kept, of each kind: a text may be far longer than a game. */
const mostOthers = 10_000;

/** The most decisions that are read: more stay descriptions. */
const mostDecisions = 100;

/** What is kept of the first pragma that says it. */
type SaidOnce = "title" | "lexicon" | "firstSeat" | "challengePrice" | "otherRules";

/** Sorts the lines of a GCG. */
export function contentsOf(lines: Iterable<GcgLine>): Contents {
  const seats: (Introduction | undefined)[] = [];
  const once = new Map<SaidOnce, Pragma>();
  const pragmas: Pragma[] = [];
  const events: EventLine[] = [];
  const notes: { readonly line: number; readonly text: string }[] = [];
  const racks = new Map<number, FileSpan>();
  const record: KeptLine[] = [];
  const ownNotes: OwnNoteLine[] = [];
  const decisions: Pragma[] = [];
  const unknownPragmas: FileSpan[] = [];
  const repeated: Pragma[] = [];
  const unknownLines: FileSpan[] = [];
  const longLines: FileSpan[] = [];
  const encodings: FileSpan[] = [];
  let firstOmitted: FileSpan | null = null;
  let begun = false; // whether an event could be read: notes above are the header's
  const keep = <T>(list: T[], item: T): boolean => {
    if (list.length < mostOthers) list.push(item);
    return true;
  };
  const keepOnce = (what: SaidOnce, pragma: Pragma, form = /(?:)/): boolean => {
    const isFirst = !once.has(what) && form.test(pragma.text);
    if (isFirst) once.set(what, pragma);
    return isFirst;
  };
  const keepRack = (seat: number, rack: FileSpan, text: string): boolean => {
    racks.set(seat, rack);
    return keep(record, { line: rack.line, text, rack: seat });
  };
  const lastLine = (): number => Math.max(events.at(-1)?.line ?? 0, ownNotes.at(-1)?.line ?? 0);
  const isFull = (): boolean => events.length + ownNotes.length >= mostEventsRead;
  const keepOwnNote = (pragma: Pragma): boolean => {
    const note = isFull() ? null : readNote(pragma.text);
    if (note === null) return false;
    const text = `#${pragma.name} ${pragma.text}`;
    if (note.word === "LastRack" && note.number) return keepRack(note.number - 1, { ...pragma, text: note.rest }, text);
    const ownNote = { ...pragma, after: events.length };
    ownNotes.push(ownNote);
    record.push({ line: pragma.line, text, ownNote });
    return true;
  };

  /** What is done with pragmas, by keyword. `false`: they are kept with all others, as they are. */
  const keepers = new Map<string, (pragma: Pragma) => boolean>([
    ["title", (pragma) => keepOnce("title", pragma)],
    ["lexicon", (pragma) => keepOnce("lexicon", pragma)],
    ["note", (pragma) => begun && (keepOwnNote(pragma) || keep(notes, { line: lastLine(), text: pragma.text }))],
    [
      "description",
      (pragma) =>
        (!begun && keepOwnNote(pragma)) ||
        keepOnce("firstSeat", pragma, firstSeatText) ||
        keepOnce("challengePrice", pragma, challengePriceText) ||
        keepOnce("otherRules", pragma, otherRulesText) ||
        (decisions.length < mostDecisions && decisionText.test(pragma.text) && keep(decisions, pragma)),
    ],
    ["character-encoding", (pragma) => keep(encodings, pragma)],
    ["incomplete", ({ line }) => keep(record, { line, text: "#incomplete" })],
  ]);
  const keepSeat = (isPlayer: boolean, seat: number, pragma: Pragma): boolean => {
    if (!isPlayer) return keepRack(seat, pragma, `#${pragma.name} ${pragma.text}`.trim());
    if (seats[seat] !== undefined) return false;
    seats[seat] = { ...parsePlayer(pragma.text, seat), pragma };
    return true;
  };

  for (const entry of joinContinuations(lines)) {
    const { line } = entry;
    if (entry.kind === "event") {
      begun ||= entry.action !== null;
      if (!isFull()) {
        events.push(entry);
        record.push({ line, text: entry.text });
      } else firstOmitted ??= { ...entry.nick, line };
    } else if (entry.kind === "long") keep(longLines, { ...entry.text, line });
    else if (entry.kind === "text") {
      keep(unknownLines, { ...entry.text, line });
      keep(record, { line, text: entry.text.text });
    } else {
      const { name } = entry;
      const keyword = name.text.toLowerCase();
      const seat = seatOf(keyword);
      const { text, column } = entry.text;
      const pragma: Pragma = { text, column, line, name: name.text };
      const isPlayer = seat !== null && keyword.startsWith("player");
      const isKept = seat === null ? keepers.get(keyword)?.(pragma) : keepSeat(isPlayer, seat, pragma);
      if (!isKept) {
        keep(pragmas, pragma);
        if (isPlayer || keyword === "title" || keyword === "lexicon") keep(repeated, pragma);
      }
      const isKnown = seat !== null || keepers.has(keyword) || others.test(keyword) || keyword.startsWith(">");
      if (!isKnown) keep(unknownPragmas, { ...name, line });
    }
  }
  const firstSeat = once.get("firstSeat");
  return {
    seats: seats.filter((player) => player !== undefined),
    firstSeat: firstSeat ? { ...firstSeat, seat: firstSeatOf(firstSeat.text) } : null,
    challengePrice: once.get("challengePrice") ?? null,
    otherRules: once.get("otherRules") ?? null,
    decisions,
    title: once.get("title")?.text ?? null,
    lexicon: once.get("lexicon") ?? null,
    encoding: encodings.at(-1) ?? null,
    pragmas: pragmas.map((pragma) => withSeatOf(pragma, seats)),
    events,
    ownNotes,
    notes,
    racks: new Map([...racks].map(([seat, span]) => [seatPlace(seat, seats), span])),
    record: record.map((line) => (line.rack === undefined ? line : { ...line, rack: seatPlace(line.rack, seats) })),
    unknownPragmas,
    repeated,
    unknownLines,
    longLines,
    firstOmitted,
  };
}

/** A second introduction of a player has the number by which the player is written. */
function withSeatOf(pragma: Pragma, seats: readonly (Introduction | undefined)[]): Pragma {
  const seat = seatOf(pragma.name.toLowerCase());
  return seat === null ? pragma : { ...pragma, name: `player${seatPlace(seat, seats) + 1}` };
}

/** The place of a player among those introduced: numbers of nobody are left out. */
function seatPlace(seat: number, seats: readonly (Introduction | undefined)[]): number {
  if (seats[seat] === undefined) return seat;
  return seats.slice(0, seat).filter((player) => player !== undefined).length;
}

/** The seat that `#player1` or `#rack1` is about; `null` for any other pragma. */
function seatOf(keyword: string): number | null {
  const number = /^(?:player|rack)([1-9]\d?)$/.exec(keyword)?.[1];
  return number !== undefined && Number(number) <= mostPlayers ? Number(number) - 1 : null;
}

/**
 * The other known pragmas; `# text` is a comment. `date` is not of the format, but archives write it, and tables have a
 * column for it. The last two are ours, for rules that the format has no word for.
 */
const others = /^(?:|id|style|game-type|game-board|board-layout|tile-set|tile-distribution|tile|date|rack-size|bonus)$/;

/** `nick Full Name`. */
function parsePlayer(text: string, seat: number): RecordedPlayer {
  const [nick = "", ...names] = text.split(/\s+/);
  return { nick: nick === "" ? `player${seat + 1}` : nick, name: names.join(" ") };
}
