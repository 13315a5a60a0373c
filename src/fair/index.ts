/**
 * Provably fair deals, and logs that hold a server to account. Everything is plain JSON; if you do not import this
 * entry point, it adds nothing to your bundle.
 *
 * A deal has five steps. Each party makes notes of the same terms (`newDeal`) and publishes a commitment
 * (`commitmentOf`). Once all commitments are known (`parseCommitments`), the players reveal their secrets
 * (`parseSecret`), and the server creates the game (`createFairGame`). After the game, each player compares it with
 * their notes (`auditDeal`).
 *
 * A log is a chain of digests over the events that someone has seen (`newLog`, `updateLog`); an undo is logged as an
 * entry. `auditLog` compares a game with a log. `textOf` returns the canonical text from which all these digests are
 * computed.
 *
 * @module tilewright/fair
 * @packageDocumentation
 */
export { auditDeal } from "./audit-deal.ts";
export { auditLog } from "./audit-log.ts";
export { commitmentOf, createFairGame, type Deal, newDeal, parseCommitments, parseSecret } from "./deal.ts";
export { type GameLog, type LogEntry, newLog, textOf, updateLog } from "./log.ts";
export { newSecret } from "./secret.ts";
export { type AgreedTerms, type DealTerms, termsDigestOf } from "./terms.ts";
