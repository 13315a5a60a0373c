import type { Dictionary } from "../dictionary/dictionary.ts";
import type { Move, PlayMove } from "../game/model/move.ts";
import { judgePlacements } from "../play/judge-placements.ts";
import { dictionaryOf } from "../play/look-up.ts";
import type { Placement } from "../play/placement.ts";
import type { AnyPosition } from "../play/position.ts";
import { type Preview, previewOf } from "../play/preview.ts";
import { resolve } from "../play/resolve.ts";
import { requireOptions } from "../read/refuse.ts";
import type { Tile } from "../tiles/tile.ts";
import { type Draft, requireDraft } from "./draft.ts";

/** Returns the tiles that are being laid, in the form that `previewPlay`, `renderBoard` and `renderSvg` accept. */
export function placementsOf(draft: Draft): readonly Placement[] {
  requireDraft(draft);
  return draft.laid.map(({ row, col, letter, blank }) => ({ row, col, letter, blank }));
}

/**
 * Returns the draft's score and everything wrong with it. Words that are not looked up, because there is no dictionary
 * or because of `lookUp`, are left for `applyMove` to check: unlike `previewPlay`, this function never lists
 * `no-dictionary`.
 *
 * @param options - The dictionary, and whether to look words up in it before the play is made.
 *
 * @throws TypeError or RangeError if `position` is not a position, or the dictionary cannot be used
 */
export function previewDraft(
  position: AnyPosition,
  draft: Draft,
  options: {
    readonly dictionary?: Dictionary | undefined;
    /**
     * Whether to look words up while the play is being laid. By default, words are looked up only if the rules check
     * them when a play is made; otherwise, players could use the preview to consult the dictionary.
     */
    readonly lookUp?: boolean | undefined;
  } = {},
): Preview {
  requireOptions(options, ["dictionary", "lookUp"]);
  const resolved = resolve(position);
  const { dictionary, lookUp = resolved.ruleset.wordCheck === "on-play" } = options;
  // Words that are not looked up here are judged where the move is applied, so no dictionary is missed.
  return previewOf(
    judgePlacements(resolved, placementsOf(draft), lookUp ? dictionaryOf({ dictionary }) : undefined, false),
  );
}

/**
 * Returns the move for the play, ready to pass to `applyMove` or send to a server, or `null` if no tile has been laid.
 */
export function playOf(draft: Draft): PlayMove | null {
  requireDraft(draft);
  return draft.laid.length === 0 ? null : { type: "play", placements: placementsOf(draft) };
}

/** Returns the move that exchanges the chosen tiles, or `null` if no exchange is being prepared. */
export function exchangeOf(draft: Draft): Extract<Move, { readonly type: "exchange" }> | null {
  requireDraft(draft);
  const { exchange } = draft;
  if (!exchange) return null;
  return { type: "exchange", tiles: exchange.map((place) => draft.rack?.[place] as Tile) };
}
