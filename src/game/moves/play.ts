import type { Dictionary } from "../../dictionary/dictionary.ts";
import type { ScoreBreakdown } from "../../play/breakdown.ts";
import type { Placed } from "../../play/placement.ts";
import { scoreMove } from "../../play/score.ts";
import { validatePlacement } from "../../play/validate.ts";
import { pileSize } from "../../tiles/pile.ts";
import { applyEvent } from "../fold/apply-event.ts";
import type { SaidMove } from "../judging/read-move.ts";
import { type Judged, refusal } from "../judging/refusal.ts";
import type { PlayedEvent, PlayerIndex } from "../model/event.ts";
import type { MoveOptions } from "../model/move.ts";
import type { GameState, Player, Table } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";
import { nobodyCanPlay } from "../table/can-play.ts";
import { draw } from "../table/draw.ts";

/** Why the player on turn may not play at all: a rack with more tiles than allowed (clause T6, decision D16). */
export function whyNotPlay({ players, ruleset }: Table, player: PlayerIndex): readonly Violation[] {
  const held = pileSize((players[player] as Player).rack);
  return held > ruleset.rackSize ? [{ code: "rack-too-full", squares: [], held, limit: ruleset.rackSize }] : [];
}

/**
 * A play (clause T0): judged by its squares, the rack and the points announced, and only if squares and rack are fine by
 * its words, where the ruleset looks them up at once. Then the rack is filled up again (clause T1).
 */
export function judgePlay(
  state: GameState,
  { placements, points }: Extract<SaidMove, { readonly type: "play" }>,
  player: PlayerIndex,
  { dictionary, canPlay }: MoveOptions,
): Judged {
  const { score, violations } = validatePlacement(state, placements);
  if (violations !== undefined && standsAlone(violations[0])) return refusal(...violations);
  const amiss: Violation[] = [...whyNotPlay(state, player), ...(violations ?? [])];
  if (score !== undefined && amiss.length === 0) amiss.push(...badWords(state, placedIn(score), dictionary));
  if (points !== undefined) amiss.push(...wrongPoints(points, score ?? scoreMove(state, placements).score));
  if (amiss.length > 0 || score === undefined) return refusal(...amiss);

  const placed = placedIn(score);
  const words = score.words.map(({ word }) => word);
  const left = pileSize((state.players[player] as Player).rack) - placed.length;
  const drawn = draw(state, state.ruleset.rackSize - left);
  const event: PlayedEvent = { player, type: "played", placements: placed, words, points: score.total, drawn };
  return { ok: true, events: [leavesNoPlays(state, event, canPlay) ? { ...event, noPlays: true } : event] };
}

/** No tiles, or what is no list of them: nothing else is listed (decision 1). */
function standsAlone(violation: Violation): boolean {
  return violation.code === "no-tiles" || (violation.code === "malformed" && violation.path === "placements");
}

/** Words the dictionary does not have or the ruleset forbids, where plays are looked up. */
function badWords(
  state: GameState,
  placed: readonly Placed[],
  dictionary: Dictionary | undefined,
): readonly Violation[] {
  if (state.ruleset.wordCheck !== "on-play") return [];
  if (dictionary === undefined) return [{ code: "no-dictionary", squares: [] }];
  return validatePlacement(state, placed, { dictionary }).violations ?? [];
}

/** The score is geometry: it is known also where the rack does not hold the tiles. */
function wrongPoints(claimed: number, score: ScoreBreakdown | undefined): readonly Violation[] {
  if (score === undefined || claimed === score.total) return [];
  return [{ code: "wrong-points", squares: [], claimed, points: score.total }];
}

/** The tiles laid, in board order, as they were read: the main word has them all (decision D6). */
function placedIn({ words: [main] }: ScoreBreakdown): readonly Placed[] {
  const laid = main.letters.filter(({ through }) => !through);
  return laid.map(({ row, col, letter, blank }) => ({ row, col, letter, blank }));
}

/** Whether a play that does not end the game in another way leaves nobody a play (clause E3, decision D30). */
function leavesNoPlays(state: GameState, event: PlayedEvent, canPlay: MoveOptions["canPlay"]): boolean {
  if (canPlay === undefined) return false;
  const after = applyEvent(state, event);
  return after.status.kind === "playing" && nobodyCanPlay(after, canPlay);
}
