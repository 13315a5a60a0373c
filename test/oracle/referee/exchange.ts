// Exchanging tiles (T2-T4, D13, D14).

import type { Move } from "../shapes.ts";
import { afterPass, scorelessOrNext } from "./ending.ts";
import { type Game, lacking, putIntoBag, type Seat, seatOf, take } from "./game.ts";
import { draw } from "./play.ts";
import { takeTurn } from "./turns.ts";
import type { EventSummary, MoveOptions } from "./verdict.ts";

type Exchange = Extract<Move, { type: "exchange" }>;

/** The codes of everything that is wrong with an exchange by the player on turn. */
export function codesOfExchange(game: Game, by: number, move: Exchange): string[] {
  const rule = game.rules.exchange;
  if (rule === null) return ["not-allowed"];
  const seat = seatOf(game, by);
  const tiles = tilesOf(seat, move);
  if (tiles === null) return ["malformed"];
  const count = tiles.length;
  if (count < rule.minTiles) return ["no-tiles"];
  const codes: string[] = [];
  if (count > Math.min(rule.maxTiles, seat.rack.length)) codes.push("too-many-tiles");
  if (count > 0 && game.bag.length < Math.max(count, rule.minBag)) codes.push("bag-too-small");
  if (count > 0 && rule.perGame !== null && seat.exchanges >= rule.perGame) codes.push("too-many-exchanges");
  const { letters } = game.rules.tileSet;
  const known = tiles.filter((tile) => tile === "?" || letters.some(({ letter }) => letter === tile));
  if (known.length < count) codes.push("unknown-letter");
  if (lacking(seat.rack, known).length > 0) codes.push("not-on-rack");
  return codes;
}

/** Sets tiles aside, draws as many, puts those set aside into the bag. An exchange of no tiles counts as a pass. */
export function carryOutExchange(
  game: Game,
  by: number,
  move: Exchange,
  options: MoveOptions,
  events: EventSummary[],
): void {
  const seat = seatOf(game, by);
  const tiles = tilesOf(seat, move) as readonly string[];
  takeTurn(game, by, tiles.length === 0 ? "pass" : "exchange");
  take(seat.rack, tiles);
  draw(game, by, tiles.length, options);
  putIntoBag(game, tiles);
  events.push({ type: "exchanged", player: by, returned: [...tiles].sort() });
  game.openPlay = null;
  if (tiles.length === 0) afterPass(game, by, options.canPlay, events);
  else {
    seat.exchanges += 1;
    scorelessOrNext(game, by, events);
  }
}

// A number says which tiles are meant only if it is 0 or the whole rack.
function tilesOf(seat: Seat, move: Exchange): readonly string[] | null {
  if (typeof move.tiles !== "number") return move.tiles;
  if (move.tiles === 0) return [];
  return move.tiles === seat.rack.length ? [...seat.rack] : null;
}
