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
export const mostEvents = 2000;

/** The longest name that a game keeps, in characters: a line has room to introduce a player by it twice. */
export const longestName = 8000;

/** The most pragmas, notes and unknown lines that are kept, of each kind: a text may be far longer than a game. */
const mostOthers = 10_000;

/** The most decisions that are read: more stay descriptions. */
const mostDecisions = 100;

/** Sorts the lines of a GCG. */
export function contentsOf(lines: Iterable<GcgLine>): Contents {
  const seats: (Introduction | undefined)[] = [];
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
  let title: string | null = null;
  let lexicon: FileSpan | null = null;
  let firstSeat: Contents["firstSeat"] = null;
  let challengePrice: FileSpan | null = null;
  let otherRules: FileSpan | null = null;
  let encoding: FileSpan | null = null;
  let firstOmitted: FileSpan | null = null;
  let begun = false; // whether an event could be read: notes above are the header's
  const keep = <T>(list: T[], item: T): void => {
    if (list.length < mostOthers) list.push(item);
  };
  const lastLine = (): number => Math.max(events.at(-1)?.line ?? 0, ownNotes.at(-1)?.line ?? 0);
  const isFull = (): boolean => events.length + ownNotes.length >= mostEvents;

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
      const { name, text } = entry;
      const keyword = name.text.toLowerCase();
      const seat = seatOf(keyword);
      const span: FileSpan = { ...text, line };
      const pragma: Pragma = { ...span, name: name.text };
      const isPlayer = seat !== null && keyword.startsWith("player");
      const mayBeOurs = keyword === (begun ? "note" : "description") && !isFull();
      const note = mayBeOurs ? readNote(text.text) : null;
      if (note?.word === "LastRack" && note.number !== null && note.number > 0) {
        racks.set(note.number - 1, { ...span, text: note.rest });
        keep(record, { line, text: `#${name.text} ${text.text}`, rack: note.number - 1 });
      } else if (note !== null) {
        const ownNote = { ...span, after: events.length };
        ownNotes.push(ownNote);
        record.push({ line, text: `#${name.text} ${text.text}`, ownNote });
      } else if (keyword === "note" && begun) keep(notes, { line: lastLine(), text: text.text });
      else if (seat !== null && !isPlayer) {
        racks.set(seat, span);
        keep(record, { line, text: `#${name.text} ${text.text}`.trim(), rack: seat });
      } else if (keyword === "incomplete") keep(record, { line, text: "#incomplete" });
      else if (isPlayer && seats[seat] === undefined) seats[seat] = { ...parsePlayer(text.text, seat), pragma };
      else if (keyword === "title" && title === null) title = text.text;
      else if (keyword === "lexicon" && lexicon === null) lexicon = span;
      else if (keyword === "character-encoding") encoding = span;
      else if (keyword === "description" && firstSeat === null && firstSeatText.test(text.text))
        firstSeat = { ...span, seat: firstSeatOf(text.text) };
      else if (keyword === "description" && challengePrice === null && challengePriceText.test(text.text))
        challengePrice = span;
      else if (keyword === "description" && otherRules === null && otherRulesText.test(text.text)) otherRules = span;
      else if (keyword === "description" && decisions.length < mostDecisions && decisionText.test(text.text))
        decisions.push(pragma);
      else {
        keep(pragmas, pragma);
        if (isPlayer || keyword === "title" || keyword === "lexicon") keep(repeated, pragma);
      }
      if (seat === null && !known.has(keyword) && !keyword.startsWith(">")) keep(unknownPragmas, { ...name, line });
    }
  }
  return {
    seats: seats.filter((player) => player !== undefined),
    firstSeat,
    challengePrice,
    otherRules,
    decisions,
    title,
    lexicon,
    encoding,
    pragmas: pragmas.map((pragma) => withSeatOf(pragma, seats)),
    events,
    ownNotes,
    notes,
    racks: new Map([...racks].map(([seat, span]) => [placeOf(seat, seats), span])),
    record: record.map((line) => (line.rack === undefined ? line : { ...line, rack: placeOf(line.rack, seats) })),
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
  return seat === null ? pragma : { ...pragma, name: `player${placeOf(seat, seats) + 1}` };
}

/** The place of a player among those introduced: numbers of nobody are left out. */
function placeOf(seat: number, seats: readonly (Introduction | undefined)[]): number {
  if (seats[seat] === undefined) return seat;
  return seats.slice(0, seat).filter((player) => player !== undefined).length;
}

/** As many may play as a ruleset may allow. */
const mostPlayers = 16;

/** The seat that `#player1` or `#rack1` is about; `null` for any other pragma. */
function seatOf(keyword: string): number | null {
  const number = /^(?:player|rack)([1-9]\d?)$/.exec(keyword)?.[1];
  return number !== undefined && Number(number) <= mostPlayers ? Number(number) - 1 : null;
}

/** The pragmas of the format. `# text` is a comment. */
const known: ReadonlySet<string> = new Set([
  "",
  "character-encoding",
  "incomplete",
  "title",
  "description",
  "id",
  "lexicon",
  "note",
  "style",
  "game-type",
  "game-board",
  "board-layout",
  "tile-set",
  "tile-distribution",
  "tile",
  // Not of the format, but archives write it, and tables have a column for it.
  "date",
  // Ours, for rules that the format has no word for.
  "rack-size",
  "bonus",
]);

/** `nick Full Name`. */
function parsePlayer(text: string, seat: number): RecordedPlayer {
  const [nick = "", ...names] = text.split(/\s+/);
  return { nick: nick === "" ? `player${seat + 1}` : nick, name: names.join(" ") };
}
