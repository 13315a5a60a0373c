/**
 * Parsers for external data: saved games, client input and ruleset files.
 *
 * Every parser accepts a JSON string, or the value it encodes. It returns fresh plain data, or the first hundred
 * problems, each saying what is wrong and where: `{ code, path, ...values, found }`. The values describe what was
 * expected, and differ by code; `describeProblem` from `tilewright/messages` puts a problem into one line. A parser
 * never throws because of its input, and reads every property only once.
 *
 * | code | what is wrong | values |
 * | --- | --- | --- |
 * | `json` | a string that is not JSON; `found` is the JavaScript engine's error message | `of` |
 * | `type` | a value of the wrong type, or no value | `type` |
 * | `range` | a number out of range, or a non-existent seat or square | `min`, `max` |
 * | `count` | the wrong number of rows, squares or players | `of`, `min`, `max` |
 * | `empty` | nothing where at least one is required | `of` |
 * | `choice` | a value that is not one of the allowed choices | `choices` |
 * | `unknown-key` | an unknown property: nothing is silently ignored | `keys`, `newer` |
 * | `unknown-letter` | a letter that is not in the tile set | `tileSet`, `empty` |
 * | `reference` | a reference to a non-existent or unsuitable event, word or player | `to`, more |
 * | `rack` | a view whose rack is not its viewer's | `tiles` |
 * | `repeated` | a duplicate of something allowed only once | `of` |
 * | `conflict` | a value that is valid on its own but conflicts with another | `why`, `limit` |
 * | `hole` | a tile, or a start square, on a hole of the board | `empty` |
 * | `letter` | a letter that is not allowed in a tile set | |
 * | `legend` | a character that is not allowed in a layout | `of` |
 * | `hidden` | a hidden tile in a game with a seed, in which all tiles are known | |
 * | `version` | a game saved in an unknown version of the format | `version` |
 * | `too-large` | something that exceeds the limit | `of`, `most` |
 * | `unreadable` | an object or list that throws when read | `type` |
 *
 * `parseWordGraph` has additional codes: `root`, `cycle`, `truncated`, `arc`, `letter-number`, `separator`, `dead-end`
 * and `order`. `mergeReports` and `mergeLessons` have one more: `part`. The parsers in `tilewright/fair` have two more:
 * `hex` and `commitment`.
 *
 * The limits are: 8,000,000 characters of JSON; 5,000,000 properties and list entries in total; 10,000 events,
 * including owed turns, plus up to 100 that end a game; 4,096 squares; 16 players; 1,000 tiles in a set; at most twice
 * the set's tiles on a rack, or four times in the bag; 1,000 tiles listed by a player; 1,000 words per play; 50,000
 * rounds of the draw for first play; points of an event from -100,000,000,000 to 100,000,000,000; scores from
 * -1,000,000,000,000,000 to 1,000,000,000,000,000; 10,000 characters in any other string. Rulesets, tile sets and
 * layouts have their own limits: see `Ruleset`, `defineTileSet` and `defineLayout`.
 *
 * `parseGame`, `parseView` and `parseRuleset` implement Standard Schema, version 1: pass them to libraries that accept
 * such schemas. To use the other parsers in this way, bind them to a ruleset or a view: `parseMove.for(ruleset)`,
 * `parseUpdate.for(view)`.
 *
 * For programs in other languages, `tilewright/schemas` contains JSON Schemas such as `game.json`.
 *
 * Within these limits, no call takes longer than two seconds per megabyte of input on an ordinary computer. This does
 * not apply to move generation.
 *
 * @module tilewright/json
 * @packageDocumentation
 */
export { parseGame } from "./parse-game.ts";
export { parseMove } from "./parse-move.ts";
export { parsePlacements } from "./parse-placements.ts";
export { type ParsedPosition, parsePosition } from "./parse-position.ts";
export { parseRuleset } from "./parse-ruleset.ts";
export { parseUpdate } from "./parse-update.ts";
export { parseView } from "./parse-view.ts";
export type { Parser, ParserFor } from "./parser.ts";
