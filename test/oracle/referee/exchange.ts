// Exchanging tiles (T2-T4, D13, D14).
import { afterPass, scorelessOrNext } from "./ending.ts";
import { isLetter } from "./placement.ts";
import { draw } from "./play.ts";
import type { Fact, Said } from "./said.ts";
import type { Move } from "./shapes.ts";
import { lacking, put, type Seat, seatOf, type Table, take } from "./table.ts";

type Exchange = Extract<Move, { type: "exchange" }>;

/** Every violation of an exchange by the player on turn. */
export function faultsOfExchange(table: Table, by: number, move: Exchange): string[] {
  const rule = table.rules.exchange;
  if (rule === null) return ["not-allowed"];
  const seat = seatOf(table, by);
  const tiles = tilesOf(seat, move);
  if (tiles === null) return ["malformed"];
  const count = tiles.length;
  if (count < rule.minTiles) return ["no-tiles"];
  const faults: string[] = [];
  if (count > rule.maxTiles) faults.push("too-many-tiles");
  if (count > 0 && table.bag.length < Math.max(count, rule.minBag)) faults.push("bag-too-small");
  if (count > 0 && rule.perGame !== null && seat.exchanges >= rule.perGame) faults.push("too-many-exchanges");
  const known = tiles.filter((tile) => tile === "?" || isLetter(table.rules, tile));
  if (known.length < count) faults.push("unknown-letter");
  if (lacking(seat.rack, known).length > 0) faults.push("not-on-rack");
  return faults;
}

/** Sets tiles aside, draws as many, puts the set-aside ones into the bag. Of none it is a pass. */
export function carryOutExchange(table: Table, by: number, move: Exchange, said: Said, facts: Fact[]): void {
  const seat = seatOf(table, by);
  const tiles = tilesOf(seat, move) as readonly string[];
  take(seat.rack, tiles);
  draw(table, by, tiles.length, said);
  put(table.bag, tiles);
  facts.push({ type: "exchanged", player: by, returned: [...tiles].sort() });
  table.openPlay = null;
  table.scorelessTurns += 1;
  if (tiles.length === 0) {
    seat.passesInRow += 1;
    afterPass(table, by, said.canPlay, facts);
  } else {
    seat.exchanges += 1;
    for (const each of table.seats) each.passesInRow = 0;
    scorelessOrNext(table, by, facts);
  }
}

// A number says which tiles are meant only if it is none of them or all.
function tilesOf(seat: Seat, move: Exchange): readonly string[] | null {
  if (typeof move.tiles !== "number") return move.tiles;
  if (move.tiles === 0) return [];
  return move.tiles === seat.rack.length ? [...seat.rack] : null;
}
