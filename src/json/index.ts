/**
 * Parsers for data from outside: saved games, what clients send, files of rules.
 *
 * Every parser takes a string with JSON, or the value it stands for. It returns fresh plain data, or says what is wrong
 * and where, as problems `{ code, path, ...values, found }`: the first hundred of them. The values say what should be
 * there, and each code has its own; `describeProblem` of `tilewright/messages` says all of it in a line. It never
 * throws because of what it reads, and it reads every property once.
 *
 * | code | what is wrong | values |
 * | --- | --- | --- |
 * | `json` | a string that is not JSON; `found` is the message of the JavaScript engine | `of` |
 * | `type` | another kind of value than expected, or no value | `type` |
 * | `range` | a number out of range, or a seat or a square that does not exist | `min`, `max` |
 * | `count` | too few or too many rows, squares or players | `of`, `min`, `max` |
 * | `empty` | none of what there must be one of | `of` |
 * | `choice` | a value that is not one of the possible ones | `choices` |
 * | `unknown-key` | a property that has no place there: nothing is ignored in silence | `keys`, `newer` |
 * | `unknown-letter` | a letter that is not in the tile set | `tileSet`, `empty` |
 * | `reference` | an event, a word or a player that does not exist, or cannot be meant there | `to`, more |
 * | `rack` | a view whose rack is not that of its viewer | `tiles` |
 * | `repeated` | something twice that may be there once | `of` |
 * | `conflict` | a value that is right by itself, but not beside another one | `why`, `limit` |
 * | `hole` | a tile, or a start square, on a hole of the board | `empty` |
 * | `letter` | a letter that a tile set may not have | |
 * | `legend` | a character that a layout may not use | `of` |
 * | `hidden` | a hidden tile in a game with a seed, which knows all its tiles | |
 * | `version` | a game saved by an unknown version | `version` |
 * | `too-large` | more than the limit | `of`, `most` |
 * | `unreadable` | an object or a list that throws when it is read | `type` |
 *
 * `parseWordGraph` has codes of its own besides: `root`, `cycle`, `truncated`, `arc`, `letter-number`, `separator`,
 * `dead-end` and `order`. `mergeReports` has one: `part`. The parsers of `tilewright/fair` have two: `hex` and
 * `commitment`.
 *
 * The limits: 8,000,000 characters of JSON; 5,000,000 properties and list entries in all; 10,000 events, turns owed
 * included, and up to 100 more with which a game ends; 4,096 squares; 16 players; 1,000 tiles in a set; never more than
 * twice the set on a rack, or four times in the bag; 1,000 tiles listed by a player; 1,000 words of a play; 50,000
 * rounds of the draw for first play; points of an event from -100,000,000,000 to 100,000,000,000; scores from
 * -1,000,000,000,000,000 to 1,000,000,000,000,000; 10,000 characters of any other string. Rulesets, tile sets and
 * layouts have limits of their own: see `Ruleset`, `defineTileSet` and `defineLayout`.
 *
 * `parseGame`, `parseView` and `parseRuleset` follow Standard Schema, version 1: pass them to libraries that take such
 * schemas. The others do once they know the rules or the view: `parseMove.for(ruleset)`, `parseUpdate.for(view)`.
 *
 * For programs in other languages there are JSON Schemas in `tilewright/schemas`, `game.json` for instance.
 *
 * Within these limits no call takes longer than two seconds for each megabyte of what it is given, on an ordinary
 * computer. Move generation is not included.
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
