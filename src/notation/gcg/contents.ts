import type { Span } from "../remark.ts";
import type { EventLine, Line } from "./line.ts";

/** A player as the file introduces them. */
export interface Introduced {
  readonly nick: string;
  /** The full name; empty if none is given. */
  readonly name: string;
}

/** A piece of the file with its line. */
export interface Place extends Span {
  readonly line: number;
}

/** A pragma, with the place of its text. */
export interface Pragma extends Place {
  readonly name: string;
}

/** What a GCG says, sorted: the events, and everything about them. */
export interface Contents {
  /** By seat, as far as the file says. */
  readonly seats: readonly Introduced[];
  readonly title: string | null;
  readonly lexicon: string | null;
  /** All but those that the rest of the contents holds. */
  readonly pragmas: readonly Pragma[];
  readonly encoding: Place | null;
  readonly events: readonly EventLine[];
  /** What is remarked on events, with the line of the event. */
  readonly notes: readonly { readonly line: number; readonly text: string }[];
  /** The last racks the file tells, by seat. */
  readonly racks: ReadonlyMap<number, Place>;
  readonly unknownPragmas: readonly Place[];
  /** Lines that are nothing at all. */
  readonly strayed: readonly Place[];
  /** The first event of more than are read. */
  readonly beyond: Place | null;
}

/** More events than these no game has; those beyond are left out, with a remark on the first. */
export const mostEvents = 2000;

/** More pragmas, notes and lines that are nothing than these are not kept either: a text may be far longer than a game. */
const mostOthers = 10_000;

/** Sorts the lines of a GCG. */
export function contentsOf(lines: Iterable<Line>): Contents {
  const seats: (Introduced | undefined)[] = [];
  const pragmas: Pragma[] = [];
  const events: EventLine[] = [];
  const notes: { readonly line: number; readonly text: string }[] = [];
  const racks = new Map<number, Place>();
  const unknownPragmas: Place[] = [];
  const strayed: Place[] = [];
  let title: string | null = null;
  let lexicon: string | null = null;
  let encoding: Place | null = null;
  let beyond: Place | null = null;
  const keep = <T>(list: T[], item: T): void => {
    if (list.length < mostOthers) list.push(item);
  };

  for (const entry of joinContinuations(lines)) {
    const { line } = entry;
    if (entry.kind === "event") {
      if (events.length < mostEvents) events.push(entry);
      else beyond ??= { ...entry.nick, line };
    } else if (entry.kind === "text") keep(strayed, { ...entry.text, line });
    else {
      const { name, text } = entry;
      const keyword = name.text.toLowerCase();
      const seat = seatOf(keyword);
      const last = events[events.length - 1];
      if (keyword === "note" && last !== undefined) keep(notes, { line: last.line, text: text.text });
      else if (keyword === "title") title = text.text;
      else if (keyword === "lexicon") lexicon = text.text;
      else if (keyword === "character-encoding") encoding = { ...text, line };
      else if (seat !== null && keyword.startsWith("player")) seats[seat] = introduced(text.text, seat);
      else if (seat !== null) racks.set(seat, { ...text, line });
      else if (keyword !== "incomplete") keep(pragmas, { ...text, name: name.text, line });
      if (seat === null && !known.has(keyword) && !keyword.startsWith(">")) keep(unknownPragmas, { ...name, line });
    }
  }
  const players = seats.filter((player) => player !== undefined);
  return { seats: players, title, lexicon, encoding, pragmas, events, notes, racks, unknownPragmas, strayed, beyond };
}

/** The seat that `#player1` or `#rack1` is about; `null` for any other pragma. */
function seatOf(keyword: string): number | null {
  const number = keyword.charCodeAt(keyword.length - 1) - 49;
  return number >= 0 && number < 8 && /^(?:player|rack).$/.test(keyword) ? number : null;
}

/** The pragmas of the format; `# text` is a remark nobody need know, and so is an event that has been commented out. */
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
]);

/** The pragmas that are text for people, and may go on in lines of their own. */
const prose: ReadonlySet<string> = new Set(["title", "description", "note"]);

/** Adds lines that begin with neither `#` nor `>`, or with `#-`, to the pragma they go on with. */
function* joinContinuations(lines: Iterable<Line>): Generator<Line, void, undefined> {
  let open: Extract<Line, { readonly kind: "pragma" }> | null = null; // the pragma that may go on
  let parts: string[] = [];
  for (const line of lines) {
    const continues = line.kind === "text" || (line.kind === "pragma" && line.name.text === "-");
    if (continues && open !== null) {
      parts.push(line.text.text);
      continue;
    }
    if (open !== null) yield joined(open, parts);
    open = line.kind === "pragma" && prose.has(line.name.text.toLowerCase()) ? line : null;
    parts = [];
    if (open === null) yield line;
  }
  if (open !== null) yield joined(open, parts);
}

function joined(pragma: Extract<Line, { readonly kind: "pragma" }>, more: readonly string[]): Line {
  if (more.length === 0) return pragma;
  return { ...pragma, text: { ...pragma.text, text: [pragma.text.text, ...more].join("\n") } };
}

function introduced(text: string, seat: number): Introduced {
  const [nick = "", ...names] = text.split(/\s+/);
  return { nick: nick === "" ? `player${seat + 1}` : nick, name: names.join(" ") };
}
