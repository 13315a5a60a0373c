import { dictionaryOf, requireCanPlay } from "../../play/look-up.ts";
import { mismatch } from "../../read/describe.ts";
import { requireOptions } from "../../read/refuse.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { MoveOptions } from "../model/move.ts";
import type { GameState } from "../model/state.ts";
import { requireGame } from "../table/require-game.ts";
import { auditEvents } from "./audit-events.ts";
import { differences, differing } from "./differences.ts";
import type { Finding } from "./finding.ts";
import type { Judges } from "./judge-again.ts";

/** What you know of a game besides the game itself. */
export interface AuditOptions {
  /** The rules that the game should have been played by. Left out: those in the game are believed. */
  readonly ruleset?: Ruleset | undefined;
  /** The dictionary that it should have been played with. Left out: the verdicts in the game are believed. */
  readonly dictionary?: MoveOptions["dictionary"];
  /** Whether any play is possible from a position: see `MoveOptions`. Left out: what the game says is believed. */
  readonly canPlay?: MoveOptions["canPlay"];
}

/**
 * Plays a game again and returns everything in it that differs. An empty list means that nothing is wrong. Never throws
 * for what a game contains.
 *
 * In a game with a seed, every event is compared with the one that `applyMove`, `applyRuling` or `endGame` writes for
 * that move on the game before it: draws, racks, scores, turns, challenges and the end. The state is compared with what
 * the events make. A history that stops in the middle of a move is reported too. What only an umpire can know is not
 * reported: rulings (`movesOf` lists them), names, racks marked as chosen, and which dictionary was named.
 *
 * In a game without a seed, tiles are drawn by hand. There the number of tiles of each letter is counted instead, and
 * turns and ends are taken as recorded where the rules leave them to the table. Racks that are dealt in the open are
 * reported, so that a dealt game cannot pass for one by hand.
 *
 * What the game says of its rules, of words and of possible plays is believed unless you pass what it should be. An
 * id proves nothing: rules are compared one by one.
 *
 * @throws TypeError if `state` is not a game (for instance a view), or `options` is not an object, has an unknown key
 * or an option that cannot be used. Also throws what your dictionary or `canPlay` throws.
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
  return [...findings, ...auditState(state, made), ...(ruleset === undefined ? [] : auditRules(state, ruleset))];
}

function readOptions(options: AuditOptions): Judges & Pick<AuditOptions, "ruleset"> {
  requireOptions(options, ["ruleset", "dictionary", "canPlay"]);
  const { ruleset, dictionary, canPlay } = options;
  if (ruleset !== undefined && !Array.isArray(ruleset?.variants))
    throw new TypeError(mismatch("options.ruleset", "a ruleset", ruleset));
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

/** Compares the rules of a game with those that it should have. */
function auditRules(state: GameState, ruleset: Ruleset): readonly Finding[] {
  return auditValue(state, "rules", "ruleset", ruleset, state.ruleset);
}

function auditValue(
  { history }: GameState,
  code: Finding["code"],
  path: string,
  expected: unknown,
  found: unknown,
  depth?: number,
): readonly Finding[] {
  return differences(expected, found, path, depth).map((different) => ({
    event: history.length,
    path: different.path,
    code,
    reason: differing(different),
  }));
}
