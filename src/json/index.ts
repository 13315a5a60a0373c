/**
 * Everything that starts at a value of unknown shape: saved games, what clients send, files of rules.
 *
 * Every parser takes anything at all, reads a text as JSON first, never throws for what it reads, and answers with fresh
 * plain data or with problems `{ code, path, expected, found }`.
 *
 * @packageDocumentation
 */
export { parseGame } from "./parse-game.ts";
export { parseMove } from "./parse-move.ts";
export { parsePlacements } from "./parse-placements.ts";
export { parsePosition } from "./parse-position.ts";
export { parseRuleset } from "./parse-ruleset.ts";
export { parseView } from "./parse-view.ts";
