import type { PlayerIndex } from "../../game/model/event.ts";
import type { GameState } from "../../game/model/state.ts";
import { positionFor } from "../../game/table/can-play.ts";
import type { Cgp } from "./cgp.ts";

/** A game as it stands, as a position. Players come in the order of play from the one given. */
export function cgpOf(state: GameState, first: PlayerIndex): Cgp {
  const { players, scorelessTurns, dictionary } = state;
  const round = [...players.slice(first), ...players.slice(0, first)];
  const racks = round.map(({ rack }) => rack.tiles);
  const [rack = []] = racks;
  return {
    position: positionFor(state, rack.length === 0 ? null : rack),
    racks,
    scores: round.map(({ score }) => score),
    scorelessTurns,
    operations: typeof dictionary !== "string" ? [] : [{ name: "lex", text: dictionary }],
  };
}
