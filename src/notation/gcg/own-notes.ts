import type { GameEvent, PlayerIndex } from "../../game/model/event.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { squareName } from "../coordinate.ts";
import { oneLine } from "../one-line.ts";
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

/** The note that says an event; `null` if an event line says it. `numberOf` is how the player of a seat is numbered. */
export function formatNote(event: GameEvent, tileSet: TileSet, numberOf: (seat: PlayerIndex) => number): string | null {
  const note = (word: string, ...rest: readonly string[]): string =>
    `${word}: ${[`player${numberOf(event.player ?? 0)}`, ...rest].join("; ")}`;
  const pile = ({ tiles, hidden }: Pile): string => `${formatRackTiles(tileSet, tiles)}+${hidden}`;
  switch (event.type) {
    case "challenged":
      return event.upheld ? null : note("FailedChallenge", `words ${event.words.map((word) => word + 1).join(" ")}`);
    case "resigned":
      return note("Resigned");
    case "accepted":
      return note("Accepted");
    case "turn-set":
      return note("OnTurn");
    case "blank-exchanged":
      return note("BlankExchanged", squareName(event.square));
    case "rack-told":
      return note("Rack", pile(event.rack));
    case "excess-returned":
      return note("Returned", pile(event.tiles));
    case "adjusted": {
      const why = oneLine(event.note ?? "");
      return note("Adjusted", `${event.points} ${event.reason}`, ...(why === "" ? [] : [`note ${why}`]));
    }
    case "ended":
      return `Ended: ${event.reason}`;
    default:
      return null;
  }
}

/** The note of a last rack, for games that are over: one program takes a second `#rack` there for a move. */
export function lastRackNote(number: number, tiles: string): string {
  return `LastRack: player${number}; ${tiles}`;
}

/** The note on a play after which nobody has another. */
export const noPlaysNote = "NoPlays: nobody";

const words = "FailedChallenge Resigned Accepted OnTurn BlankExchanged Rack LastRack Returned Adjusted";
const ofPlayer = /^(\w+): player(\d{1,2})(?:; (.+))?$/;
const ofNobody = /^(Ended|NoPlays): ([a-z-]+)$/;

/** Whether a line of a GCG is an event, or a note of ours that stands for one. */
export function isEventLine(line: string): boolean {
  return line.startsWith(">") || readNote(line.replace(/^#(?:note|description) /, "")) !== null;
}

/** The pieces of a text if it is a note of ours, or else `null`. */
export function readNote(text: string): OwnNote | null {
  const [, word, number, rest = ""] = ofPlayer.exec(text) ?? [];
  if (word !== undefined) return words.split(" ").includes(word) ? { word, number: Number(number), rest } : null;
  const [, other, about = ""] = ofNobody.exec(text) ?? [];
  return other === undefined ? null : { word: other, number: null, rest: about };
}
