import { type AuditOptions, auditGame } from "../game/audit/audit.ts";
import { differences, differing } from "../game/audit/differences.ts";
import { nameOf } from "../game/audit/event-code.ts";
import type { Finding, FindingReason } from "../game/audit/finding.ts";
import { stateAt } from "../game/history/replay.ts";
import type { PlayerIndex } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import { intentOf } from "../game/table/intent.ts";
import { isPlayer } from "../game/table/players.ts";
import { requireTable, requireView } from "../game/table/require-game.ts";
import { viewFor } from "../game/views/view-for.ts";
import { requireOptions, requireThat } from "../read/refuse.ts";
import { auditEvents } from "./audit-log.ts";
import { commitmentTo, type Deal, ownersOf, requireDeal, secretsIn } from "./deal.ts";
import { isHex } from "./secret.ts";
import type { AgreedTerms } from "./terms.ts";

/**
 * Compares a game with a player's notes of its deal and with what that player has seen, and returns the differences. An
 * empty list proves that no one chose any tile. Never throws because of a game's contents.
 *
 * Findings are: rules, names or options that differ from those agreed; commitments that are missing from the notes; a
 * secret in the seed that does not match its commitment, or is not the player's own; a chosen starting player or chosen
 * racks; rulings before the end of the game, which shift draws; previously seen events that are missing or changed; and
 * everything that `auditGame` finds under the agreed rules.
 *
 * A game in progress can be audited from a view of it; one finding then reports that the seed is unknown, because draws
 * cannot be checked.
 *
 * @param deal - The player's own notes, kept since before the game.
 * @param game - The game as sent by the server: the final state, or the player's view. If its source is untrusted, read
 * it with `parseGame` or `parseView` first.
 * @param seen - The last view that the player received, without the other players' racks.
 * @param options - The dictionary and `canPlay` to check against, as for `auditGame`. If omitted, the game's own
 * results are trusted.
 *
 * @throws TypeError if `deal` is not a player's deal, if `game` is neither a game nor this player's view, if `seen` is
 * not this player's view, or if `options` is not an object or has an unknown key. Errors thrown by your dictionary or
 * `canPlay` are passed on.
 *
 * @example
 * ```ts
 * import { unwrap, viewFor } from "tilewright";
 * import { auditDeal, commitmentOf, createFairGame, newDeal, parseCommitments } from "tilewright/fair";
 *
 * const terms = { game: "club-4", players: ["Ann", "Ben"] };
 * const [ann, ben, server] = [newDeal(terms, 0), newDeal(terms, 1), newDeal(terms, "server")];
 * const sent = [ann, ben, server].map(commitmentOf);
 * const notes = unwrap(parseCommitments(sent, ben)).deal;
 * const game = createFairGame(unwrap(parseCommitments(sent, server)).deal, [ann.secret, ben.secret]);
 * const seen = viewFor(game, 1);
 * auditDeal(notes, game, seen); // => []
 * auditDeal(notes, seen, seen).map(({ reason }) => reason.code); // => ["unknown-seed"]
 * ```
 */
export function auditDeal(
  deal: Deal,
  game: GameState | GameView,
  seen: GameView,
  options: Pick<AuditOptions, "dictionary" | "canPlay"> = {},
): readonly Finding[] {
  const digest = requireDeal(deal);
  requireThat(deal.owner !== "server", "deal.owner", "a player's seat", deal.owner);
  const seat = deal.owner as PlayerIndex;
  requireTable(game);
  if (game.kind === "view") requireViewOf(game, seat, "game");
  requireView(seen);
  requireViewOf(seen, seat, "seen");
  requireOptions(options, ["dictionary", "canPlay"]);
  const { terms } = deal;
  return [
    ...auditTerms(terms, game),
    ...auditSeed(deal, digest, game),
    ...auditStart(terms, game),
    ...auditRulings(game),
    ...auditSeen(game, seat, seen),
    ...(game.kind === "game" ? auditGame(game, { ...options, ruleset: terms.ruleset }) : []),
  ];
}

function requireViewOf(view: GameView, seat: PlayerIndex, what: string): void {
  requireThat(view.viewer === seat, `${what}.viewer`, `${seat}, the deal's owner`, view.viewer);
}

type Table = GameState | GameView;

/** A finding about a game as a whole. */
function ofWhole({ history }: Table, code: Finding["code"], path: string, reason: FindingReason): Finding {
  return { event: history.length, path, code, reason };
}

/** Names and dictionary; the rules too where no audit of the game compares them. */
function auditTerms({ players, dictionary, ruleset }: AgreedTerms, game: Table): readonly Finding[] {
  const names = game.players.map(({ name }) => name);
  const agreed = players.length === names.length ? { players, dictionary } : { players: players.length, dictionary };
  const found = { players: players.length === names.length ? names : names.length, dictionary: game.dictionary };
  return [
    ...differences(agreed, found, "").map((different) =>
      ofWhole(game, "deal", different.path.replace("]", "].name"), differing(different)),
    ),
    ...(game.kind === "game" ? [] : differences(ruleset, game.ruleset, "ruleset")).map((different) =>
      ofWhole(game, "rules", different.path, differing(different)),
    ),
  ];
}

/** The seed must be made of the terms, and of the secrets to which everybody had committed. */
function auditSeed(deal: Deal, digest: string, game: Table): readonly Finding[] {
  const finding = (reason: FindingReason): Finding => ofWhole(game, "deal", "seed", reason);
  const { commitments } = deal;
  if (commitments === null) return [finding({ code: "not-written-down" })];
  if (game.kind === "view" || typeof game.seed !== "string") return [finding({ code: "unknown-seed" })];
  const owners = ownersOf(deal);
  const secrets = secretsIn(game.seed, digest, owners.length);
  if (secrets === null) return [finding({ code: "other-seed" })];
  return owners.flatMap((owner, i) => {
    const secret = secrets[i];
    const own = owner !== deal.owner || secret === deal.secret;
    const fits = own && isHex(secret) && commitmentTo(digest, owner, secret) === commitments[i];
    return fits ? [] : [finding({ code: "other-secret", owner })];
  });
}

/** What was drawn and should have been chosen, or the other way round. */
function auditStart({ first, racks }: AgreedTerms, game: Table): readonly Finding[] {
  return game.history.flatMap((event, index): readonly Finding[] => {
    if (index > 0 && event.type !== "dealt") return [];
    const path = `history[${index}]`;
    const finding = (reason: FindingReason, at = path): Finding => ({ event: index, path: at, code: "deal", reason });
    if (event.type === "dealt") {
      const agreed = racks !== undefined;
      if (agreed !== (event.chosen === true)) return [finding({ code: "chosen", agreed })];
      const rack = racks?.[event.player];
      const { tiles, hidden } = event.drawn;
      const differs = rack !== undefined && hidden === 0 && inOrder(rack) !== inOrder(tiles);
      return differs ? [finding({ code: "differs", expected: rack, found: tiles }, `${path}.drawn`)] : [];
    }
    const agreed = first !== undefined;
    if (agreed !== (event.type === "turn-set")) return [finding({ code: "chosen", agreed })];
    const differs = agreed && event.player !== first;
    return differs ? [finding({ code: "differs", expected: first, found: event.player }, `${path}.player`)] : [];
  });
}

function inOrder(tiles: readonly string[]): string {
  return JSON.stringify([...tiles].sort());
}

/** Whoever knows the seed can shift the draws after a ruling, which has a number as every event. */
function auditRulings({ history }: Table): readonly Finding[] {
  const end = history.findIndex(({ type }) => type === "ended");
  return history.slice(0, end < 0 ? undefined : end).flatMap((event, index): readonly Finding[] => {
    const { ruling } = intentOf(event) ?? {};
    const isChosen = event.type === "turn-set" && index === 0; // the first player, not a ruling
    if (ruling === undefined || ruling.type === "decide" || isChosen) return [];
    const reason = { code: "early-ruling", what: nameOf(event) } as const;
    return [{ event: index, path: `history[${index}]`, code: "deal", reason }];
  });
}

/** What the player has seen must still be there, and show the same. */
function auditSeen(game: Table, seat: PlayerIndex, seen: GameView): readonly Finding[] {
  const { length } = seen.history;
  const found = game.history.length;
  if (found < length) return [ofWhole(game, "log", "history", { code: "gone", seen: length, found })];
  // A game without this seat has other players, which is a finding of its own.
  if (!isPlayer(game, seat)) return [];
  const shown = game.kind === "view" ? game : viewFor(stateAt(game, length), seat);
  const changed = auditEvents(seen.history, shown);
  if (changed.length > 0) return changed;
  // A view of a later moment has other racks and scores.
  if (game.kind === "view" && found > length) return [];
  const { history: _seen, ...before } = seen;
  const { history: _shown, ...now } = shown;
  return differences(before, now, "").map((different) => ofWhole(game, "log", different.path, differing(different)));
}
