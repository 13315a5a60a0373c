import { differences, differing } from "../game/audit/differences.ts";
import type { Finding, FindingReason } from "../game/audit/finding.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import { isPlayer } from "../game/table/players.ts";
import { requireTable } from "../game/table/require-game.ts";
import { viewFor } from "../game/views/view-for.ts";
import { eventsOf, type GameLog, headOf, lastSetUp, requireLog, requireSameViewer, setUpOf } from "./log.ts";

/**
 * Compares a game with a log of it, event by event, and returns the differences. An empty list means that the game is
 * the one that was logged: no event was undone, changed, omitted or reordered, and the rules, names and dictionary have
 * not changed since the start. Never throws because of a game's contents.
 *
 * This function does not check whether the game follows the rules; use `auditGame` for that.
 *
 * @param log - A log of the game, or of a view of it, in which case the game is compared as that viewer sees it. If
 * someone else kept the log, its head must be known to you or signed, because anyone who has a log can forge another.
 * @param game - The game, or a view of it for the log's viewer.
 *
 * @throws TypeError if `log` is not a log, or if `game` is neither a game that includes the log's viewer nor that
 * viewer's view.
 *
 * @example
 * ```ts
 * import { applyMove, createGame, unwrap } from "tilewright";
 * import { auditLog, newLog, updateLog } from "tilewright/fair";
 *
 * const before = createGame({ players: 2, first: 0, seed: "an example, and no secret" });
 * const { state: passed } = unwrap(applyMove(before, { type: "pass" }));
 * const { state: resigned } = unwrap(applyMove(before, { type: "resign" }));
 * const log = updateLog(newLog(passed), resigned);
 * auditLog(log, resigned).map(({ reason }) => reason); // => [{ code: "undone", from: 4, to: 3 }]
 * auditLog(newLog(passed), resigned).map(({ path }) => path); // => ["history[3].type", "history"]
 * ```
 */
export function auditLog(log: GameLog, game: GameState | GameView): readonly Finding[] {
  requireLog(log);
  const shown = asLogged(log, game);
  const { length } = shown.history;
  const finding = (path: string, reason: FindingReason): Finding => ({ event: length, path, code: "log", reason });
  const logged = eventsOf(log);
  return [
    ...(headOf(log.entries) === log.head ? [] : [finding("log.head", { code: "broken-log" })]),
    ...auditEntries(log, length),
    ...(lastSetUp(log)?.digest === setUpOf(shown).digest ? [] : [finding("ruleset", { code: "other-setup" })]),
    ...auditEvents(logged, shown),
    ...(logged.length > length ? [finding("history", { code: "gone", seen: logged.length, found: length })] : []),
    ...(logged.length < length ? [finding("history", { code: "not-in-log", seen: logged.length, found: length })] : []),
  ];
}

/** The game as the viewer of the log sees it. */
function asLogged(log: GameLog, game: GameState | GameView): GameState | GameView {
  const { viewer } = log;
  requireTable(game);
  if (game.kind === "view" || viewer === undefined) {
    requireSameViewer(log, game, "a game");
    return game;
  }
  // A game without this seat has other players than the log.
  return viewFor(game, isPlayer(game, viewer) ? viewer : "spectator");
}

/** What was taken back, and whether rules, names or the dictionary changed on the way. */
function auditEntries({ entries }: GameLog, length: number): readonly Finding[] {
  let from = 0;
  return entries.flatMap((entry, i): readonly Finding[] => {
    const path = `log.entries[${i}]`;
    const finding = (reason: FindingReason): Finding => ({ event: length, path, code: "log", reason });
    if (entry.type === "set-up") return i === 0 ? [] : [finding({ code: "other-setup" })];
    if (entry.type !== "undone") {
      from++;
      return [];
    }
    const reason: FindingReason = { code: "undone", from, to: entry.to };
    from = Math.min(from, entry.to);
    return [finding(reason)];
  });
}

/** The first event that differs: what comes after it often differs as well. */
export function auditEvents(logged: GameState["history"], { history }: GameState | GameView): readonly Finding[] {
  const compared = Math.min(logged.length, history.length);
  for (let i = 0; i < compared; i++) {
    const different = differences(logged[i], history[i], `history[${i}]`);
    if (different.length > 0)
      return different.map((one) => ({ event: i, path: one.path, code: "log", reason: differing(one) }));
  }
  return [];
}
