import type { Dictionary } from "../../dictionary/dictionary.ts";
import type { ScoreBreakdown } from "../../play/breakdown.ts";
import { invalidWord, judgeTiles, noDictionary } from "../../play/judge-placements.ts";
import { lookUp } from "../../play/look-up.ts";
import type { Placed } from "../../play/placement.ts";
import { resolve } from "../../play/resolve.ts";
import { pileSize } from "../../tiles/pile.ts";
import { applyEvent } from "../fold/apply-event.ts";
import { type Judged, type Permission, refusal } from "../judging/refusal.ts";
import type { PlayedEvent, PlayerIndex } from "../model/event.ts";
import type { MoveOptions, PlayMove } from "../model/move.ts";
import type { GameState, Player, Table } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";
import { nobodyCanPlay } from "../table/can-play.ts";
import { copyPlaced } from "../table/copies.ts";
import { draw } from "../table/draw.ts";
import { endOfPlay } from "../table/ending.ts";

/** Returns whether the player on turn may play at all: not with more tiles on the rack than allowed. */
export function mayPlay({ players, ruleset }: Table, player: PlayerIndex): Permission {
  // T6, D16
  const held = pileSize((players[player] as Player).rack);
  const limit = ruleset.rackSize;
  return held > limit ? refusal({ code: "rack-too-full", squares: [], held, limit }) : { ok: true };
}

/**
 * Judges a play by its squares, the rack and the points announced. Only if all of that is right, and the ruleset looks
 * words up at once, by its words too. Then the rack is refilled.
 */
export function judgePlay(
  state: GameState,
  { placements, points }: PlayMove,
  player: PlayerIndex,
  { dictionary, canPlay }: MoveOptions,
): Judged {
  // T0, T1
  const { inspection, score, violations: onSquaresAndRack } = judgeTiles(resolve(state), placements);
  const [first] = onSquaresAndRack;
  if (first !== undefined && standsAlone(first)) return refusal(...onSquaresAndRack);
  const violations: Violation[] = [...(mayPlay(state, player).violations ?? []), ...onSquaresAndRack];
  if (score !== null && violations.length === 0) violations.push(...badWords(state, score, dictionary));
  // The squares alone decide the score, so it is known even if the rack does not hold the tiles.
  if (score !== null && inspection.violations.length === 0 && points !== undefined && points !== score.total)
    violations.push({ code: "wrong-points", squares: [], claimed: points, points: score.total });
  if (violations.length > 0 || score === null) return refusal(...violations);

  const placed = placedIn(score);
  const words = score.words.map(({ word }) => word);
  const left = pileSize((state.players[player] as Player).rack) - placed.length;
  const drawn = draw(state, state.ruleset.rackSize - left);
  const event: PlayedEvent = { player, type: "played", placements: placed, words, points: score.total, drawn };
  return { ok: true, events: [leavesNoPlays(state, event, canPlay) ? { ...event, noPlays: true } : event] };
}

/**
 * No tiles, or something that is not a list of them: nothing else is listed then, as
 * docs/decisions/0001-what-a-refusal-lists.md says.
 */
function standsAlone(violation: Violation): boolean {
  return violation.code === "no-tiles" || (violation.code === "malformed" && violation.path === "placements");
}

/** Words that the dictionary does not have or the ruleset forbids, where they are looked up on the play. */
function badWords(
  { ruleset }: GameState,
  score: ScoreBreakdown,
  dictionary: Dictionary | undefined,
): readonly Violation[] {
  if (ruleset.wordCheck !== "on-play") return [];
  if (dictionary === undefined) return [noDictionary()];
  return score.words.flatMap((word) => {
    const verdict = lookUp(word, dictionary, ruleset.forbiddenLabels);
    return verdict.acceptable ? [] : [invalidWord(word, verdict.labels)];
  });
}

/** The tiles laid, in board order, as they were read: the main word has them all (D6). */
function placedIn({ words: [main] }: ScoreBreakdown): readonly Placed[] {
  return copyPlaced(main.letters.filter(({ through }) => !through));
}

/** Whether a play that neither reaches a target nor goes out leaves nobody with a play (E3, D30). */
function leavesNoPlays(state: GameState, event: PlayedEvent, canPlay: MoveOptions["canPlay"]): boolean {
  // Only an empty bag can leave nobody with a play, and the table after a play has a copy of the history.
  if (canPlay === undefined || pileSize(state.bag) > pileSize(event.drawn)) return false;
  const after = applyEvent(state, event);
  return endOfPlay(after, event, state.history.length) === null && nobodyCanPlay(after, canPlay);
}
