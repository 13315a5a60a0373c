import { drawByHand, drawTiles } from "../../bag/bag.ts";
import { randomOf } from "../../bag/random.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { GameState } from "../model/state.ts";

/**
 * Returns what the next event draws: by the seed and the number of the event in a dealt game, by hand at a real table.
 * It is less than `count` if the bag has no more.
 */
export function draw({ ruleset, bag, seed, history }: GameState, count: number): Pile {
  // T1, D21
  return seed === null
    ? drawByHand(bag, count)
    : drawTiles(ruleset.tileSet, bag, count, randomOf(seed, history.length));
}
