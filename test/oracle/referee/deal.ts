// Drawing by chance, for games that the referee plays without the library.
import { randomFrom } from "../random.ts";
import type { Move, Rules, Tile } from "../shapes.ts";
import { playerMeant } from "./authority.ts";
import { type Game, seatOf, startGame, take } from "./game.ts";

/** Draws so many tiles of a bag, without taking them out. */
export type Draw = (bag: readonly Tile[], count: number) => Tile[];

/** Draws that follow from a seed of hexadecimal digits. */
export function drawFrom(seed: string): Draw {
  const random = randomFrom(Number.parseInt(seed.slice(0, 7), 16));
  return (bag, count) => random.shuffled(bag).slice(0, count);
}

/** A game with racks and bag dealt by chance. */
export function deal(rules: Rules, players: number, first: number, draw: Draw, drawnByHand: boolean): Game {
  const sizes = Array.from({ length: players }, () => rules.rackSize);
  return startGame({ rules, ...racksOf(rules, sizes, draw), first, drawnByHand });
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
export function tilesToDraw(game: Game, move: Move, by?: number): number {
  const player = playerMeant(game, { by });
  if (player === null) return 0;
  const room = game.rules.rackSize - seatOf(game, player).rack.length;
  if (move.type === "play") return Math.max(0, Math.min(game.bag.length, room + (move.placements?.length ?? 0)));
  if (move.type !== "exchange") return 0;
  return Array.isArray(move.tiles) ? move.tiles.length : Number(move.tiles);
}
