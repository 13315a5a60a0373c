import { addTiles, type Pile, pileSize, takeTiles } from "../../tiles/pile.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { draw } from "../table/draw.ts";
import { isEquivalent } from "./differences.ts";

/**
 * Judges the draws of a dealt game, one event after the other.
 *
 * A draw depends on what the bag holds, so one forged draw contradicts all that come after it. To report it alone, the
 * bag as it would be without the forgery is kept as well, and a draw may follow from either of them: the game may have
 * gone on from the forged draw, or the history may have been edited in one place.
 */
export interface Draws {
  /** Returns `found` if the seed gives it, otherwise what it gives. `drawn` is drawn from the bag as it is. */
  expected(before: GameState, drawn: Pile, found: Pile): Pile;
  /** Returns to the bag what an event gives back. */
  giveBack(before: GameState, event: GameEvent): void;
}

/** Begins to judge the draws of a game. */
export function judgeDraws(): Draws {
  /** The bag without what was forged; `null` while it is the bag of the game. */
  let honest: Pile | null = null;
  /** What the events would have drawn from it, by their index. */
  const honestDraws = new Map<number, Pile>();
  return {
    expected(before, drawn, found) {
      const should: Pile = honest === null ? drawn : draw({ ...before, bag: honest }, pileSize(drawn));
      const follows = isEquivalent(should, found);
      if (honest === null && follows) return found;
      if (!follows && isEquivalent(drawn, found)) {
        honest = null;
        return found;
      }
      honestDraws.set(before.history.length, should);
      honest = takeTiles(honest ?? before.bag, should);
      return should;
    },
    giveBack({ ruleset: { tileSet } }, event) {
      if (honest === null) return;
      if (event.type === "exchanged") honest = addTiles(tileSet, honest, event.returned);
      if (event.type === "phony-returned")
        honest = addTiles(tileSet, honest, honestDraws.get(event.play) ?? event.returned);
    },
  };
}
