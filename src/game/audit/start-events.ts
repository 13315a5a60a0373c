import { fullBag } from "../../bag/bag.ts";
import { pileSize } from "../../tiles/pile.ts";
import type { GameEvent, PlayerIndex } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { canDecide, drawForStart } from "../start/draw-for-start.ts";

/**
 * Returns the events with which `createGame` begins such a game: who begins, as chosen or drawn, and a rack for
 * everybody in the order of play. The racks are still to be drawn, because each depends on those before.
 */
export function startEvents({ ruleset, players, seed, history }: GameState): readonly GameEvent[] {
  if (seed === null) return [];
  const [said, dealt] = history;
  const begun: GameEvent[] = [];
  if (said?.type === "turn-set") begun.push(said);
  else if (canDecide(fullBag(ruleset.tileSet).tiles, players.length))
    begun.push(drawForStart(ruleset.tileSet, players.length, seed));
  const first = seatIn(said) ?? seatIn(begun[0]) ?? 0;
  // Racks are chosen for everybody, or for nobody.
  const mark = dealt?.type === "dealt" && dealt.chosen === true ? { chosen: true as const } : {};
  const deals = players.map((_, i): GameEvent => {
    const player = (first + i) % players.length;
    return { player, type: "dealt", drawn: { tiles: [], hidden: 0 }, ...mark };
  });
  return [...begun, ...deals];
}

/**
 * An event of the start as it is recorded at a real table, where nobody sees the racks or chooses them. Otherwise a
 * dealt game could lose its seed, and every forged draw would pass for one by hand.
 */
export function dealtByHand(event: GameEvent): GameEvent {
  if (event.type !== "dealt") return event;
  return { player: event.player, type: "dealt", drawn: { tiles: [], hidden: pileSize(event.drawn) } };
}

/** Who begins, if an event says that. */
function seatIn(event: GameEvent | undefined): PlayerIndex | null {
  if (event?.type === "drew-for-start") return event.first;
  return event?.type === "turn-set" ? event.player : null;
}
