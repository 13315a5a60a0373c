import type { EventOf, GameEvent, PlayerIndex, RuledReason } from "../../game/model/event.ts";
import type { Intent } from "../../game/table/intent.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { readCoordinate, squareName } from "../coordinate.ts";
import { oneLine } from "../one-line.ts";
import { parseTiles } from "../rack-text.ts";
import { formatRackTiles } from "../tile-text.ts";

// What happens in a game and has no line in GCG stands in a note under the line after which it happened. Every program
// takes a note for a comment. Above the first event, where some reject one, the same text is a description.

/** What a note of ours says, in pieces: `Adjusted: player2; -5 penalty` has the word, the number and the rest. */
export interface OwnNote {
  readonly word: string;
  /** The number of the player in the record; `null` where the note is about nobody in particular. */
  readonly number: number | null;
  readonly rest: string;
}

/** How an event stands in a note: its word, what is written behind the player, and what that says was done. */
interface NoteOf<T extends GameEvent["type"]> {
  readonly word: string;
  /** `null` if an event line says it. */
  readonly write: (event: EventOf<T>, tileSet: TileSet) => readonly string[] | null;
  /** `null` for a text that says nothing of the kind. */
  readonly read: (text: string, player: PlayerIndex, tileSet: TileSet) => Intent | null;
}

/** The events that a GCG says in other ways: in lines of their own, by its racks and scores, in descriptions. */
type Unnoted = "drew-for-start" | "dealt" | "played" | "exchanged" | "passed" | "turn-lost" | "phony-returned" | Ends;
type Ends = "ended" | "decided";

const notes: { readonly [T in Exclude<GameEvent["type"], Unnoted>]: NoteOf<T> } = {
  challenged: {
    word: "FailedChallenge",
    write: ({ upheld, words }) => (upheld ? null : [`words ${words.map((word) => word + 1).join(" ")}`]),
    read(text) {
      const [, numbers] = /^words (\d{1,3}(?: \d{1,3})*)$/.exec(text) ?? [];
      return { move: { type: "challenge", words: numbers?.split(" ").map((number) => Number(number) - 1) ?? [] } };
    },
  },
  resigned: { word: "Resigned", write: () => [], read: () => ({ move: { type: "resign" } }) },
  accepted: { word: "Accepted", write: () => [], read: () => ({ move: { type: "accept" } }) },
  "turn-set": { word: "OnTurn", write: () => [], read: (_, player) => ({ ruling: { type: "set-turn", player } }) },
  "blank-exchanged": {
    word: "BlankExchanged",
    write: ({ square }) => [squareName(square)],
    read(text) {
      const { square } = readCoordinate(text) ?? {};
      return square ? { move: { type: "exchange-blank", square } } : null;
    },
  },
  "rack-told": {
    word: "Rack",
    write: ({ rack }, tileSet) => [pileText(rack, tileSet)],
    read(text, player, tileSet) {
      const rack = readPile(text, tileSet);
      return rack && { ruling: { type: "tell-rack", player, rack } };
    },
  },
  "excess-returned": {
    word: "Returned",
    write: ({ tiles }, tileSet) => [pileText(tiles, tileSet)],
    read(text, player, tileSet) {
      const tiles = readPile(text, tileSet);
      return tiles && { ruling: { type: "return-excess", player, tiles } };
    },
  },
  adjusted: {
    word: "Adjusted",
    write({ points, reason, note }) {
      const why = oneLine(note ?? "");
      return [`${points} ${reason}`, ...(why === "" ? [] : [`note ${why}`])];
    },
    read(text, player) {
      const [, points, reason, note] = /^(-?\d{1,7}) ([a-z-]+)(?:; note (.+))?$/.exec(text) ?? [];
      const ruling = { type: "adjust", player, points: Number(points), reason: reason as RuledReason, note } as const;
      return points === undefined ? null : { ruling };
    },
  },
};

/** The note that says an event; `null` if an event line says it. `numberOf` is how the player of a seat is numbered. */
export function formatNote(event: GameEvent, tileSet: TileSet, numberOf: (seat: PlayerIndex) => number): string | null {
  if (event.type === "ended") return `Ended: ${event.reason}`;
  const { word, write } = (notes as Partial<Record<string, NoteOf<GameEvent["type"]>>>)[event.type] ?? {};
  const rest = write?.(event, tileSet) ?? null;
  return rest && `${word}: ${[`player${numberOf(event.player ?? 0)}`, ...rest].join("; ")}`;
}

/** What a note says that a player or the table did; `null` if it says nothing of the kind. */
export function intentOfNote({ word, rest }: OwnNote, player: PlayerIndex, tileSet: TileSet): Intent | null {
  return noteWith(word)?.read(rest, player, tileSet) ?? null;
}

function noteWith(word: string): (typeof notes)[keyof typeof notes] | undefined {
  return Object.values(notes).find((note) => note.word === word);
}

/** `AEI+4`: three tiles and four that nobody has seen. */
function pileText({ tiles, hidden }: Pile, tileSet: TileSet): string {
  return `${formatRackTiles(tileSet, tiles)}+${hidden}`;
}

function readPile(text: string, tileSet: TileSet): Pile | null {
  const [, known, hidden] = /^(.*)\+(\d{1,4})$/.exec(text) ?? [];
  const { tiles, problems } = parseTiles({ text: known ?? "", column: 1 }, tileSet);
  return known === undefined || problems.length > 0 ? null : { tiles, hidden: Number(hidden) };
}

/** The note of a last rack, for games that are over: one program takes a second `#rack` there for a move. */
export function lastRackNote(number: number, tiles: string): string {
  return `LastRack: player${number}; ${tiles}`;
}

/** The note on a play after which nobody has another. */
export const noPlaysNote = "NoPlays: nobody";

const ofPlayer = /^(\w+): player(\d{1,2})(?:; (.+))?$/;
const ofNobody = /^(Ended|NoPlays): ([a-z-]+)$/;

/** Whether a line of a GCG is an event, or a note of ours that stands for one. */
export function isEventLine(line: string): boolean {
  return line.startsWith(">") || readNote(line.replace(/^#(?:note|description) /, "")) !== null;
}

/** The pieces of a text if it is a note of ours, or else `null`. */
export function readNote(text: string): OwnNote | null {
  const [, word, number, rest = ""] = ofPlayer.exec(text) ?? [];
  if (word !== undefined) {
    const isOurs = word === "LastRack" || noteWith(word) !== undefined;
    return isOurs ? { word, number: Number(number), rest } : null;
  }
  const [, other, about = ""] = ofNobody.exec(text) ?? [];
  return other === undefined ? null : { word: other, number: null, rest: about };
}
