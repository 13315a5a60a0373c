import type { Checked } from "../../checked.ts";
import type { Dictionary } from "../../dictionary/dictionary.ts";
import { lookUp } from "../../play/look-up.ts";
import { scoreAsLaid } from "../../play/score.ts";
import type { ChallengePenalty, ChallengeRule } from "../../rules/ruleset.ts";
import { notAllowed } from "../judging/authority.ts";
import { type Judged, refusal } from "../judging/refusal.ts";
import type { GameEvent, PlayedEvent, PlayerIndex } from "../model/event.ts";
import type { MoveOptions } from "../model/move.ts";
import type { GameState, Table } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";
import { liftTiles } from "../table/board-tiles.ts";
import type { ChallengeWindow, Past } from "../table/past.ts";
import { pointsFor, priceOf } from "../table/price.ts";
import { adjustment } from "../table/settlement.ts";
import { openWindow } from "../table/window.ts";

/** Returns the play that a player may challenge, or why there is none. */
export function mayChallenge(
  table: Table,
  player: PlayerIndex,
  past: () => Past,
): Checked<{ readonly window: ChallengeWindow }> {
  // W7, W8, D17, D18
  if (table.ruleset.challenge === null) return refusal(notAllowed("challenge"));
  const window = openWindow(table, past);
  if (window === null) return refusal({ code: "nothing-to-challenge", squares: [] });
  return window.event.player === player ? refusal({ code: "own-play", squares: [] }) : { ok: true, window };
}

/**
 * Judges a challenge: the words named, or all that are open, are looked up. One bad word takes the play off. Without a
 * dictionary the challenge is refused.
 */
export function judgeChallenge(
  state: GameState,
  named: readonly number[],
  player: PlayerIndex,
  { dictionary }: MoveOptions,
  past: () => Past,
): Judged {
  // W9-W11, D19-D24
  const allowed = mayChallenge(state, player, past);
  if (!allowed.ok) return allowed;
  const { play, event, open } = allowed.window;
  const rule = state.ruleset.challenge as ChallengeRule;
  const violations = [...wordsNotThere(event, named)];
  const words =
    rule.looksUp === "every-word" || named.length === 0 ? open : open.filter((word) => named.includes(word));
  if (words.length === 0 && violations.length === 0) violations.push({ code: "nothing-to-challenge", squares: [] });
  else if (dictionary === undefined) violations.push({ code: "no-dictionary", squares: [] });
  if (violations.length > 0 || dictionary === undefined) return refusal(...violations);

  const invalid = badWords(state, event, words, dictionary);
  const upheld = invalid.length > 0;
  const price = upheld ? null : priceOf(state.ruleset, past().failed[player]);
  const challenged: GameEvent = { player, type: "challenged", play, words, invalid, upheld, price };
  const costs = price === null ? returnPlay(play, event) : penalty(price, player, event.player, words.length);
  return { ok: true, events: [challenged, ...costs] };
}

function wordsNotThere(event: PlayedEvent, named: readonly number[]): readonly Violation[] {
  const missing = [...new Set(named)].filter((word) => word < 0 || word >= event.words.length);
  return missing.map((word) => ({ code: "no-such-word", squares: [], word }));
}

/**
 * The words that may not be played. Their letters are read off the board: a text does not show whether CH is one letter
 * or two.
 */
function badWords(
  state: GameState,
  event: PlayedEvent,
  words: readonly number[],
  dictionary: Dictionary,
): readonly string[] {
  const { ruleset } = state;
  const score = scoreAsLaid({ ruleset, board: liftTiles(state, event.placements) }, event.placements);
  const bad = words.filter((word) => {
    const formed = score?.words[word];
    return formed === undefined || !lookUp(formed, dictionary, ruleset.forbiddenLabels).acceptable;
  });
  return bad.map((word) => event.words[word] as string);
}

function returnPlay(play: number, { player, points, drawn }: PlayedEvent): readonly GameEvent[] {
  return [{ player, type: "phony-returned", play, points, returned: drawn }];
}

/** What a failed challenge costs besides a turn. A lost turn has no event here: the fold books it on `challenged`. */
function penalty(
  price: ChallengePenalty,
  challenger: PlayerIndex,
  challenged: PlayerIndex,
  words: number,
): readonly GameEvent[] {
  if (price === "lose-game") return [{ player: null, type: "ended", reason: "lost-challenge" }];
  if (typeof price === "string") return [];
  const points = pointsFor(price, words);
  return price.to === "opponent"
    ? adjustment(challenged, points, "challenge")
    : adjustment(challenger, -points, "challenge");
}
