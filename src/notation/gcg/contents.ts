import type { EventLine, Line, Span } from "./line.ts";

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
}

/** More events than these no game has; those beyond are left out, with a remark on the first. */
const mostEvents = 2000;

/** Sorts the lines of a GCG. */
export function contentsOf(lines: readonly Line[]): Contents {
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

  for (const entry of joinContinuations(lines)) {
    const { line } = entry;
    if (entry.kind === "event") {
      if (events.length < mostEvents) events.push(entry);
      else beyond ??= { ...entry.nick, line };
    } else if (entry.kind === "text") strayed.push({ ...entry.text, line });
    else {
      const { name, text } = entry;
      const keyword = name.text.toLowerCase();
      const seat = seatOf(keyword);
      const last = events[events.length - 1];
      if (keyword === "note" && last !== undefined) notes.push({ line: last.line, text: text.text });
      else if (keyword === "title") title = text.text;
      else if (keyword === "lexicon") lexicon = text.text;
      else if (keyword === "character-encoding") encoding = { ...text, line };
      else if (seat !== null && keyword.startsWith("player")) seats[seat] = introduced(text.text, seat);
      else if (seat !== null) racks.set(seat, { ...text, line });
      else if (keyword !== "incomplete") pragmas.push({ ...text, name: name.text, line });
      if (seat === null && !known.has(keyword) && !keyword.startsWith(">")) unknownPragmas.push({ ...name, line });
    }
  }
  const players = seats.filter((player) => player !== undefined);
  if (beyond !== null) strayed.push(beyond);
  return { seats: players, title, lexicon, encoding, pragmas, events, notes, racks, unknownPragmas, strayed };
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
function joinContinuations(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  let parts: string[] = []; // of the pragma that goes on
  const close = (): void => {
    const last = joined[joined.length - 1];
    if (parts.length > 1 && last?.kind === "pragma")
      joined[joined.length - 1] = { ...last, text: { ...last.text, text: parts.join("\n") } };
    parts = [];
  };
  for (const line of lines) {
    const continues = line.kind === "text" || (line.kind === "pragma" && line.name.text === "-");
    if (continues && parts.length > 0) {
      parts.push(line.text.text);
      continue;
    }
    close();
    joined.push(line);
    if (line.kind === "pragma" && prose.has(line.name.text.toLowerCase())) parts = [line.text.text];
  }
  close();
  return joined;
}

function introduced(text: string, seat: number): Introduced {
  const [nick = "", ...names] = text.split(/\s+/);
  return { nick: nick === "" ? `player${seat + 1}` : nick, name: names.join(" ") };
}
