import type { Placed } from "../../play/placement.ts";
import type { ScoreBreakdown } from "../../play/score.ts";
import { validatePlacement } from "../../play/validate.ts";
import type { Violation } from "../../play/violation.ts";
import { pileSize } from "../../tiles/pile.ts";
import { nobodyCanPlay } from "../can-play.ts";
import { draw } from "../draw.ts";
import type { PlayedEvent } from "../event.ts";
import { applyEvent } from "../fold.ts";
import type { MoveOptions } from "../move.ts";
import type { SaidMove } from "../read-move.ts";
import type { GameState, Player, PlayerIndex, Table } from "../state.ts";
import { type Judged, refusal } from "../step.ts";

/** Why the player on turn may not play at all: a rack with more tiles than allowed (clause T6, decision D16). */
export function whyNotPlay({ players, ruleset }: Table, player: PlayerIndex): readonly Violation[] {
  const held = pileSize((players[player] as Player).rack);
  return held > ruleset.rackSize ? [{ code: "rack-too-full", squares: [], held, limit: ruleset.rackSize }] : [];
}

/**
 * A play (clause T0): judged by its squares and the rack, and only if those are fine by its words, where the ruleset
 * looks them up at once. Then the rack is filled up again (clause T1).
 */
export function judgePlay(
  state: GameState,
  { placements, points }: Extract<SaidMove, { readonly type: "play" }>,
  player: PlayerIndex,
  { dictionary, canPlay }: MoveOptions,
): Judged {
  const tooFull = whyNotPlay(state, player);
  if (tooFull.length > 0) return refusal(...tooFull);
  const { score, violations } = validatePlacement(state, placements);
  if (violations !== undefined) return refusal(...violations);

  const placed = placedIn(score);
  const amiss: Violation[] = [];
  if (state.ruleset.wordCheck === "on-play") {
    if (dictionary === undefined) return refusal({ code: "no-dictionary", squares: [] });
    amiss.push(...(validatePlacement(state, placed, { dictionary }).violations ?? []));
  }
  if (points !== undefined && points !== score.total)
    amiss.push({ code: "wrong-points", squares: [], claimed: points, points: score.total });
  if (amiss.length > 0) return refusal(...amiss);

  const words = score.words.map(({ word }) => word);
  const left = pileSize((state.players[player] as Player).rack) - placed.length;
  const drawn = draw(state, state.ruleset.rackSize - left);
  const event: PlayedEvent = { player, type: "played", placements: placed, words, points: score.total, drawn };
  return { ok: true, events: [leavesNoPlays(state, event, canPlay) ? { ...event, noPlays: true } : event] };
}

/** The tiles laid, in board order, as they were read: the main word has them all (decision D6). */
function placedIn({ words: [main] }: ScoreBreakdown): readonly Placed[] {
  const laid = main.letters.filter(({ through }) => !through);
  return laid.map(({ row, col, letter, blank }) => ({ row, col, letter, blank }));
}

/** Whether a play that does not end the game in another way leaves nobody a play (clause E3, decision D30). */
function leavesNoPlays(state: GameState, event: PlayedEvent, canPlay: MoveOptions["canPlay"]): boolean {
  if (canPlay === undefined || !state.ruleset.end.noPlays) return false;
  const after = applyEvent(state, event);
  return after.status.kind === "playing" && nobodyCanPlay(after, canPlay);
}
