// Exchanging tiles (T2-T4, D13, D14).
import { afterPass, scorelessOrNext } from "./ending.ts";
import { draw } from "./play.ts";
import type { Fact, Said } from "./said.ts";
import type { Move } from "./shapes.ts";
import { lacking, put, seatOf, type Table, take } from "./table.ts";

type Exchange = Extract<Move, { type: "exchange" }>;

/** Every violation of an exchange by the player on turn. */
export function faultsOfExchange(table: Table, by: number, move: Exchange): string[] {
  const rule = table.rules.exchange;
  if (rule === null) return ["not-allowed"];
  if (typeof move.tiles === "number") return ["malformed"];
  const seat = seatOf(table, by);
  const count = move.tiles.length;
  const faults: string[] = [];
  if (count < rule.minTiles) faults.push("no-tiles");
  if (count > rule.maxTiles) faults.push("too-many-tiles");
  if (count > 0 && table.bag.length < Math.max(count, rule.minBag)) faults.push("bag-too-small");
  if (count > 0 && rule.perGame !== null && seat.exchanges >= rule.perGame) faults.push("too-many-exchanges");
  if (lacking(seat.rack, move.tiles).length > 0) faults.push("not-on-rack");
  if (table.drawnByHand && seat.rack.length > table.rules.rackSize) faults.push("rack-too-full");
  return faults;
}

/** Sets tiles aside, draws as many, puts the set-aside ones into the bag. Of none it is a pass. */
export function carryOutExchange(table: Table, by: number, move: Exchange, said: Said, facts: Fact[]): void {
  const seat = seatOf(table, by);
  const tiles = move.tiles as readonly string[];
  take(seat.rack, tiles);
  draw(table, by, tiles.length, said);
  put(table.bag, tiles);
  facts.push({ type: "exchanged", player: by });
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
