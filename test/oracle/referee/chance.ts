// Drawing by chance, for games that the referee plays without the library.
import { speakerOf } from "./authority.ts";
import type { Move, Rules, Tile } from "./shapes.ts";
import { seatOf, start, type Table, take } from "./table.ts";

/** Draws so many tiles of a bag, without taking them out. */
export type Draw = (bag: readonly Tile[], count: number) => Tile[];

/** Draws that follow from a seed of hexadecimal digits. */
export function chance(seed: string): Draw {
  let dice = Number.parseInt(seed.slice(0, 7), 16);
  return (bag, count) => {
    const left = [...bag];
    return Array.from({ length: Math.min(count, bag.length) }, () => {
      dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
      return left.splice(Math.floor(dice / 65_536) % left.length, 1)[0] as Tile;
    });
  };
}

/** A game dealt by chance. */
export function deal(rules: Rules, players: number, first: number, draw: Draw, drawnByHand: boolean): Table {
  const sizes = Array.from({ length: players }, () => rules.rackSize);
  return start({ rules, ...racksOf(rules, sizes, draw), first, drawnByHand });
}

/** Racks of so many tiles each, drawn by chance, and the bag that is left. */
export function racksOf(rules: Rules, sizes: readonly number[], draw: Draw): { racks: Tile[][]; bag: Tile[] } {
  const bag = rules.tileSet.letters.flatMap(({ letter, count }) => Array.from({ length: count }, () => letter));
  bag.push(...Array.from({ length: rules.tileSet.blanks.count }, () => "?"));
  const racks = sizes.map((size) => {
    const rack = draw(bag, Math.min(size, rules.rackSize));
    take(bag, rack);
    return rack;
  });
  return { racks, bag };
}

/** How many tiles a move draws, if it is accepted. */
export function tilesToDraw(table: Table, move: Move, by?: number): number {
  const speaker = speakerOf(table, { by });
  if (speaker === null) return 0;
  const room = table.rules.rackSize - seatOf(table, speaker).rack.length;
  if (move.type === "play") return Math.max(0, Math.min(table.bag.length, room + (move.placements?.length ?? 0)));
  if (move.type !== "exchange") return 0;
  return Array.isArray(move.tiles) ? move.tiles.length : Number(move.tiles);
}
