/**
 * Everything that starts at a value of unknown shape: saved games, what clients send, files of rules.
 *
 * Every parser takes anything at all, reads a text as JSON first, never throws for what it reads, reads every property
 * once, and answers with fresh plain data or with problems `{ code, path, expected, found }`, the first hundred of them.
 *
 * | code | what is wrong |
 * | --- | --- |
 * | `json` | a text that is no JSON; `found` is what the engine says of it |
 * | `type` | another kind of value, or none |
 * | `range` | a number or a length out of its range: also a seat nobody has, a square outside the board |
 * | `choice` | none of the values there are |
 * | `unknown-key` | a property that has no place there: nothing is ignored in silence |
 * | `unknown-letter` | no letter of the tile set |
 * | `reference` | speaks of an event, a word or a player it cannot speak of |
 * | `repeated` | twice what may be there once |
 * | `hole` | a tile, or a start square, on a hole of the board |
 * | `letter`, `legend` | no letter a tile set may have, no character a layout may use |
 * | `hidden` | a hidden tile in a game with a seed, which knows all its tiles |
 * | `version` | saved by a version that is not known |
 * | `too-large` | beyond a cap |
 * | `unreadable` | throws when it is read |
 *
 * The caps: 8,000,000 characters of JSON; 5,000,000 properties and list entries in all; 10,000 events; 4,096 squares;
 * 8 players; 1,001,000 tiles in a pile, 1,000 in a rack or an exchange; 1,000 words of a play, rounds of a draw; 10,000
 * characters of any other text. What makes rulesets, tile sets and layouts too large is said where they are defined.
 *
 * @packageDocumentation
 */
export { parseGame } from "./parse-game.ts";
export { parseMove } from "./parse-move.ts";
export { parsePlacements } from "./parse-placements.ts";
export { parsePosition } from "./parse-position.ts";
export { parseRuleset } from "./parse-ruleset.ts";
export { parseView } from "./parse-view.ts";
