import { describeRemark } from "tilewright/messages";
import { expect, test } from "vitest";
import { allReasons } from "./remark-samples.ts";

/** What English says in a sentence of its own, reason by reason, for one and for several. */
const sentences: readonly (readonly [code: string, sentence: string])[] = [
  ["not-settled", "Ann's unplayed tiles were not scored (-8 points)"],
  ["not-settled", "Ann's unplayed tiles were not scored"],
  ["no-settlement", "the record ends without scoring the unplayed tiles (under the rules: Ann +6)"],
  ["no-settlement", "the record ends without scoring the unplayed tiles (under the rules: Ann +6, Ben -3)"],
  ["no-settlement", "the unplayed tiles cannot be scored without Ann's rack"],
  ["no-settlement", "the unplayed tiles cannot be scored without the racks of Ann and Ben"],
  ["list-too-long", "KZ has 9 tiles; the limit is 7"],
  ["list-too-long", "KZ has 2 tiles; the limit is 1"],
  ["rack-lacks", "KZ is missing an E, a Q and a blank"],
  ["other-rack", "found KZ, but the rack is AEIN"],
  ["other-rack", "found KZ, but the play was made from AEIN"],
  ["tile-excess", "the set has only one Z"],
  ["tile-excess", "the set has only one Z (already on the board), two blanks (already on the board) and nine As"],
  ["not-on-turn", "it is Ben's turn, not KZ's"],
  ["not-on-turn", "it is Ben's turn, not KZ's (is a turn worth 24 points missing?)"],
  ["not-on-turn", "KZ's line comes after the end of the game"],
  ["other-side", "these points go to Ann, not to KZ"],
  ["other-side", "only a player who challenged Ann can lose points here"],
  ["no-play-before", "Ann has not just made a play"],
  ["one-square-off", "KZ is one square off: the words, score and total are right at H6"],
  ["after-slip", "KZ does not agree with the board, probably because of a slip in line 5"],
  ["after-slip", "KZ and 11 later plays do not agree with the board, probably because of a slip in line 5"],
  ["bag-too-small", "an exchange needs 7 tiles in the bag, which has 3"],
  ["bag-too-small", "an exchange needs 1 tile in the bag, which has none"],
  [
    "refused",
    "8H KZ. You cannot play on 8H or 8J. You can use at most 7 tiles in one turn. The first play needs at least 2 tiles. The first play must cover 8H. The play must touch a tile already on the board.",
  ],
  ["not-a-coordinate", '"KZ" is not a square: write 8H for a play across, H8 for one down'],
  ["not-a-coordinate", "7 is not a square: write 8H for a play across, H8 for one down"],
  ["not-a-coordinate", "a function is not a square: write 8H for a play across, H8 for one down"],
  ["not-a-coordinate", "null is not a square: write 8H for a play across, H8 for one down"],
  ["not-a-play", '"KZ" is not a play: write a square and a word, such as 8F HORN'],
  ["not-a-play", "a list is not a play: write a square and a word, such as 8F HORN"],
  ["no-square", "KZ is off the board (the last square is 15O)"],
  ["too-many-blanks", '"KZ" needs 3 blanks, but the set has 2 (lower case means a blank)'],
  ["too-many-blanks", '"KZ" needs 3 blanks, but the set has 1 (lower case means a blank)'],
  ["word", 'the brackets in "KZ" do not match'],
  ["word", "there is no closing bracket"],
  ["word", "KZ runs off the board"],
  ["word", '"KZ" lays no tiles'],
  ["not-a-letter", '"K" is not a letter in the polish tile set'],
  ["misfit", "there is no tile at 8H to play through"],
  ["misfit", '8H already holds an R, so "KZ" does not fit'],
  ["hole", "8H is not part of the board"],
  ["encoding", 'the file is not encoded as "KZ"'],
  ["line", '"KZ" is not a move: write a play as 8F HORN, an exchange as -ABC, a pass as -'],
  ["no-such-player", 'no player is called "KZ" (the players are Ann and Ben)'],
  ["players", "the ruleset is for 3 players, but the record has 2"],
  ["repeated", "there is more than one #title"],
  ["not-here", '"Resigned: player2" cannot have happened here'],
  ["too-many", "there are more than 4 players"],
  ["too-many", "there are more than 2000 events"],
  ["unknown", "#weather"],
  ["unknown", 'a game history has no field "colour"'],
  ["tile-set", '"KZ" is not a known tile set (known tile sets: english, french)'],
  ["lexicon", '"KZ" is not a lexicon for the polish tile set'],
  ["unsaid", "8H R: tiles that are not in one line are written as a pass"],
  ["unsaid", "a play without tiles, which is written as a pass"],
  ["unsaid", "the klingon tiles have no name that other programs know"],
  ["unsaid", "the klingon tiles differ from the polish tiles"],
  ["unsaid", "the bonuses in the ruleset (bb 7 50, 8 x2)"],
  ["unsaid", "a board of 21 by 19 has no name that other programs know"],
  ["unsaid", "no rack is known"],
  ["unsaid", "#style x has no field in a game history"],
  ["unsaid", "A;B has a semicolon, which ends an operation"],
  ["unsaid", '"HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH"... is longer than 100000 characters'],
  ["unsaid", "there are 2001 events, but other programs accept at most 2000"],
];

test("English says these reasons in a sentence of their own, and the others by what was found and expected", () => {
  const said = allReasons.map((reason) => {
    const code = reason.code === "unsaid" ? "not-expressible" : "unreadable";
    const text = describeRemark({ line: 1, column: 1, code, event: null, reason });
    return [reason.code, text.replace(/^(?:Unreadable|Cannot be written): /, "")] as const;
  });
  expect(said.filter(([, sentence]) => !/^found .*, expected /.test(sentence))).toEqual(sentences);
});
