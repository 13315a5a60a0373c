/**
 * A deal that nobody chose, and a log to hold a server to. Everything is plain JSON; whoever does not import this entry
 * pays nothing for it.
 *
 * A deal has five steps. Everybody makes notes of the same terms (`newDeal`) and publishes a commitment
 * (`commitmentOf`). When all are known (`parseCommitments`), the players reveal their secrets (`parseSecret`), and the
 * server makes the game (`createFairGame`). After the game every player compares it with the notes (`auditDeal`).
 *
 * A log is a chain of digests over the events that somebody saw (`newLog`, `updateLog`), in which an undo is an entry.
 * `auditLog` compares a game with it. `textOf` writes the canonical text behind all digests here.
 *
 * @module tilewright/fair
 * @packageDocumentation
 */
export { auditDeal } from "./audit-deal.ts";
export { auditLog } from "./audit-log.ts";
export {
  commitmentOf,
  createFairGame,
  type Deal,
  newDeal,
  parseCommitments,
  parseSecret,
} from "./deal.ts";
export { type GameLog, type LogEntry, newLog, textOf, updateLog } from "./log.ts";
export { newSecret } from "./secret.ts";
export { type AgreedTerms, type DealTerms, termsDigestOf } from "./terms.ts";
