import { dictionaryOf, requireCanPlay } from "../../play/look-up.ts";
import { requireOptions, requireThat } from "../../read/refuse.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { MoveOptions } from "../model/move.ts";
import type { GameState } from "../model/state.ts";
import { requireGame } from "../table/require-game.ts";
import { auditEvents } from "./audit-events.ts";
import { differences, differing } from "./differences.ts";
import type { Finding } from "./finding.ts";
import type { Judges } from "./judge-again.ts";

/** Options of `auditGame`: what you know about a game besides the game itself. */
export interface AuditOptions {
  /** The rules the game should have been played under. By default, the rules in the game are trusted. */
  readonly ruleset?: Ruleset | undefined;
  /** The dictionary the game should have been played with. By default, the verdicts in the game are trusted. */
  readonly dictionary?: MoveOptions["dictionary"];
  /**
   * Returns whether any play is possible from a position: see `MoveOptions`. By default, the game's own record of this
   * is trusted.
   */
  readonly canPlay?: MoveOptions["canPlay"];
}

/**
 * Replays a game and returns every discrepancy in it. An empty list means that there are none. Never throws because of
 * a game's contents.
 *
 * In a game with a seed, every event is compared with the event that `applyMove`, `applyRuling` or `endGame` would
 * produce for the same move at that point: draws, racks, scores, turns, challenges and the end. The state is compared
 * with the state that results from the events. A history that stops in the middle of a move is also reported. Facts
 * that only an umpire can know are not reported: rulings (`movesOf` lists them), names, racks marked as chosen, and the
 * name of the dictionary.
 *
 * In a game without a seed, tiles are drawn by hand. Here the tiles of each letter are counted instead, and turns and
 * ends are accepted as recorded where the rules leave them to the table. Racks dealt with visible tiles are reported,
 * so that a computer-dealt game cannot pass for one dealt by hand.
 *
 * The game's own information about rules, words and possible plays is trusted unless you pass options to check it
 * against. An id proves nothing: rules are compared one by one.
 *
 * @throws TypeError if `state` is not a game (for instance, if it is a view), or if `options` is not an object, has an
 * unknown key or has an unusable option. Errors thrown by your dictionary or `canPlay` are rethrown.
 *
 * @example
 * ```ts
 * import { auditGame, createGame } from "tilewright";
 *
 * const game = createGame({ players: ["Ann", "Ben"], seed: "an example, and no secret" });
 * auditGame(game); // => []
 * auditGame({ ...game, seed: "another seed" })[0]?.path; // => "history[0].rounds"
 * ```
 */
export function auditGame(state: GameState, options: AuditOptions = {}): readonly Finding[] {
  requireGame(state);
  const { ruleset, ...judges } = readOptions(options);
  const { findings, made } = auditEvents(state, judges);
  const rules = ruleset === undefined ? [] : auditValue(state, "rules", "ruleset", ruleset, state.ruleset);
  return [...findings, ...auditState(state, made), ...rules];
}

function readOptions(options: AuditOptions): Judges & Pick<AuditOptions, "ruleset"> {
  requireOptions(options, ["ruleset", "dictionary", "canPlay"]);
  const { ruleset, dictionary, canPlay } = options;
  requireThat(ruleset === undefined || Array.isArray(ruleset?.variants), "options.ruleset", "a ruleset", ruleset);
  requireCanPlay(canPlay);
  return { ruleset, dictionary: dictionaryOf({ dictionary }), canPlay };
}

/** Compares a state with what its events make. */
function auditState(state: GameState, made: GameState): readonly Finding[] {
  const compare = (code: Finding["code"], path: string, expected: unknown, found: unknown): readonly Finding[] =>
    auditValue(state, code, path, expected, found, 0);
  return [
    ...made.players.flatMap((player, seat) => {
      const { score, rack, ...counts } = player;
      const { score: saidScore, rack: saidRack, ...saidCounts } = state.players[seat] ?? player;
      const path = `players[${seat}]`;
      return [
        ...compare("total", `${path}.score`, score, saidScore),
        ...compare("rack", `${path}.rack`, rack, saidRack),
        ...auditValue(state, "turn", path, counts, saidCounts, 1),
      ];
    }),
    ...compare("tile-count", "bag", made.bag, state.bag),
    ...compare("geometry", "board", made.board, state.board),
    ...compare("turn", "status", made.status, state.status),
    ...compare("turn", "scorelessTurns", made.scorelessTurns, state.scorelessTurns),
  ];
}

function auditValue(
  { history }: GameState,
  code: Finding["code"],
  path: string,
  expected: unknown,
  found: unknown,
  depth?: number,
): readonly Finding[] {
  const all = differences(expected, found, path, depth);
  return all.map((one) => ({ event: history.length, path: one.path, code, reason: differing(one) }));
}
