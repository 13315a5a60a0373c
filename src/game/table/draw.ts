import { drawByHand, drawTiles } from "../../bag/bag.ts";
import { randomOf } from "../../bag/random.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { GameState } from "../model/state.ts";

/**
 * What the next event draws: by the seed and the event's number in a dealt game (decision D21), by hand on a real table.
 * Fewer tiles if the bag has no more (clause T1).
 */
export function draw({ ruleset, bag, seed, history }: GameState, count: number): Pile {
  return seed === null
    ? drawByHand(bag, count)
    : drawTiles(ruleset.tileSet, bag, count, randomOf(seed, history.length));
}
