import { applyEvent } from "../fold/apply-event.ts";
import { blankState, setupOf } from "../fold/blank-state.ts";
import type { GameState } from "../model/state.ts";
import { requireGame } from "../table/require-game.ts";
import { auditEvent } from "./audit-event.ts";
import { auditTiles } from "./audit-tiles.ts";
import type { Audit } from "./finding.ts";

/**
 * Recomputes a game from its events and returns everything that does not follow from them: tiles, scores, words, turns,
 * the settlement, and the state. An empty list means that nothing is wrong. Never throws for what a game contains.
 *
 * It only reports. A saved game still loads after a mistake in the rules has been corrected, and the record of a
 * scorekeeper may be wrong. Chance and dictionaries are not asked again.
 *
 * @throws TypeError if `state` is not a game (for instance a view).
 */
export function auditGame(state: GameState): readonly Audit[] {
  requireGame(state);
  const audits: Audit[] = [];
  const tiles = auditTiles(state.ruleset.tileSet);
  let now = blankState(setupOf(state));
  for (const [index, event] of state.history.entries()) {
    audits.push(...auditEvent(now, event, index));
    now = applyEvent(now, event);
    audits.push(...tiles(now, index));
  }
  return [...audits, ...auditState(state, now)];
}

/** Compares a state with what its events make. */
function auditState(state: GameState, made: GameState): readonly Audit[] {
  const audits: Audit[] = [];
  const compare = (code: Audit["code"], expected: unknown, found: unknown): void => {
    const [made, said] = [asText(expected), asText(found)];
    if (made !== said) audits.push({ event: state.history.length, code, expected: made, found: said });
  };
  made.players.forEach((player, index) => {
    const { score, rack, ...counts } = player;
    const found = state.players[index] ?? player;
    compare("total", score, found.score);
    compare("rack", rack, found.rack);
    const { score: _score, rack: _rack, ...said } = found;
    compare("turn", counts, said);
  });
  compare("tile-count", made.bag, state.bag);
  compare("geometry", made.board, state.board);
  compare("turn", made.status, state.status);
  compare("turn", made.scorelessTurns, state.scorelessTurns);
  return audits;
}

/** Numbers as they are. Anything else as JSON with its keys in order, because a database may change their order. */
function asText(value: unknown): string | number {
  if (typeof value === "number") return value;
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
