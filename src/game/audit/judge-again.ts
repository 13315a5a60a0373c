import type { Dictionary } from "../../dictionary/dictionary.ts";
import { pileSize } from "../../tiles/pile.ts";
import { judgeMove } from "../apply.ts";
import { judgeRuling } from "../apply-ruling.ts";
import { endGame } from "../end-game.ts";
import { rulingBehind } from "../history/moves-of.ts";
import { authority } from "../judging/authority.ts";
import type { SaidMove } from "../judging/read-move.ts";
import { type Judged, refusal } from "../judging/refusal.ts";
import type { EndReason, GameEvent } from "../model/event.ts";
import type { MoveOptions } from "../model/move.ts";
import type { Ruling } from "../model/ruling.ts";
import type { GameState } from "../model/state.ts";
import type { Past } from "../table/past.ts";

/** What decides about words and possible plays in an audit. Where it is left out, the game is believed. */
export type Judges = Pick<MoveOptions, "dictionary" | "canPlay">;

/** With them, the past as far as the audit has come. */
export type JudgesOfStep = Judges & { readonly past: () => Past };

/**
 * Judges what an event says that somebody did, as the engine judges it on the game before: the events that it means, or
 * why it is refused. `null` if nobody can do that, because it only ever follows from something else.
 *
 * @param ending - Why the game ends with this event or right after it, `null` if it does not.
 */
export function judgeAgain(
  before: GameState,
  event: GameEvent,
  ending: EndReason | null,
  { dictionary, canPlay, past }: JudgesOfStep,
): Judged | null {
  if (ending !== null) return endGame(before, { reason: ending, canPlay });
  const move = moveIn(event);
  if (move === null) {
    const ruling = rulingIn(event);
    return ruling && judgeRuling(before, ruling);
  }
  const player = authority(before, move.type, { by: event.player });
  if (typeof player !== "number") return refusal(player);
  const options: MoveOptions = {
    dictionary: dictionary ?? asRecorded(event),
    canPlay: canPlay ?? (event.type === "played" && event.noPlays === true ? () => false : undefined),
  };
  return judgeMove(before, move, player, options, past);
}

/** A dictionary that says of words what the event says. */
function asRecorded(event: GameEvent): Dictionary {
  if (event.type !== "challenged") return { has: () => true };
  const { invalid, upheld } = event;
  return { has: invalid === null ? () => !upheld : (word) => !invalid.includes(word) };
}

function moveIn(event: GameEvent): SaidMove | null {
  switch (event.type) {
    case "played":
      return { type: "play", placements: event.placements, points: undefined };
    case "exchanged": {
      const { tiles, hidden } = event.returned;
      return { type: "exchange", tiles: hidden > 0 ? pileSize(event.returned) : tiles };
    }
    case "passed":
      return { type: "pass" };
    case "accepted":
      return { type: "accept" };
    case "resigned":
      return { type: "resign" };
    case "challenged":
      return { type: "challenge", words: event.words };
    case "blank-exchanged":
      return { type: "exchange-blank", square: event.square };
    default:
      return null;
  }
}

function rulingIn(event: GameEvent): Ruling | null {
  switch (event.type) {
    case "decided":
      return rulingBehind(event);
    case "turn-set":
      return { type: "set-turn", player: event.player };
    case "rack-told":
      return { type: "tell-rack", player: event.player, rack: event.rack };
    case "excess-returned":
      return { type: "return-excess", player: event.player, tiles: event.tiles };
    case "adjusted": {
      const { player, reason, points, note } = event;
      if (reason === "rack" || reason === "challenge") return null;
      return { type: "adjust", player, points, reason, note: note ?? undefined };
    }
    default:
      return null;
  }
}
