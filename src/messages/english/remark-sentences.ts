import { squareName } from "../../notation/coordinate.ts";
import type { RemarkReason, RemarkReasons, Unsayable } from "../../notation/reason.ts";
import { listed, quote } from "../../read/describe.ts";
import { countTiles } from "../../tiles/pile.ts";
import { counted, pointsOfEach } from "../helpers.ts";
import { kindOf, racksOf, someOf, spelled } from "../in-english.ts";

/** The reasons that have a sentence of their own, with what was found in words. */
type Sentences = {
  readonly [C in keyof RemarkReasons]?: (reason: RemarkReasons[C], found: string) => string | undefined;
};

/** What the format cannot say, which is in words as `found`. */
const unsaid: { readonly [C in keyof Unsayable]: (what: Unsayable[C], found: string) => string } = {
  play: ({ placements }, found) =>
    placements.length === 0
      ? "a play without tiles, which is written as a pass"
      : `${found}: tiles that are not in one line are written as a pass`,
  tiles: ({ declared }, found) =>
    declared === null ? `${found} have no name that other programs know` : `${found} differ from the ${declared} tiles`,
  bonuses: (_, found) => `the bonuses in the ruleset (${found})`,
  board: (_, found) => `${found} has no name that other programs know`,
  "no-rack": () => "no rack is known",
  line: (_, found) => `${found} has no field in a game history`,
  operation: (_, found) => `${found} has a semicolon, which ends an operation`,
  "too-long": ({ most }, found) => `${found} is longer than ${most} characters`,
  "too-many": ({ events, most }) =>
    `there are ${counted(events, "event", "events")}, but other programs accept at most ${most}`,
};

const sentences: Sentences = {
  "not-settled": ({ name, points }) =>
    `${name}'s unplayed tiles were not scored${points === null ? "" : ` (${counted(points, "point", "points")})`}`,
  "no-settlement": ({ settled, unknown }) =>
    unknown.length > 0
      ? `the unplayed tiles cannot be scored without ${racksOf(unknown)}`
      : `the record ends without scoring the unplayed tiles (under the rules: ${pointsOfEach(settled)})`,
  "list-too-long": ({ limit, tiles }, found) =>
    `${found} has ${counted(tiles, "tile", "tiles")}; the limit is ${limit}`,
  "rack-lacks": ({ tiles }, found) => {
    const missing = [...countTiles(tiles)].map(([tile, count]) => someOf(tile, count));
    return `${found} is missing ${listed(missing, "and")}`;
  },
  "other-rack": ({ of, rack }, found) =>
    of === "line" ? `found ${found}, but the rack is ${rack}` : `found ${found}, but the play was made from ${rack}`,
  "tile-excess": ({ tiles }) => {
    const each = tiles.map(({ tile, most, onBoard }) => {
      const some = `${spelled(most)} ${kindOf(tile, most)}`;
      return onBoard === 0 ? some : `${some} (${onBoard === most ? "already" : onBoard} on the board)`;
    });
    return `the set has only ${listed(each, "and")}`;
  },
  "not-on-turn": ({ turn, missing }, found) => {
    if (turn === null) return `${found}'s line comes after the end of the game`;
    const turns = `it is ${turn.name}'s turn, not ${found}'s`;
    return missing === null ? turns : `${turns} (is a turn worth ${counted(missing, "point", "points")} missing?)`;
  },
  "other-side": ({ name, gain }, found) =>
    gain ? `these points go to ${name}, not to ${found}` : `only a player who challenged ${name} can lose points here`,
  "no-play-before": ({ name }) => `${name} has not just made a play`,
  "one-square-off": ({ meant }, found) =>
    `${found} is one square off: the words, score and total are right at ${meant}`,
  "after-slip": ({ since, plays }, found) => {
    const all = plays === 1 ? "does" : `and ${counted(plays - 1, "later play", "later plays")} do`;
    return `${found} ${all} not agree with the board, probably because of a slip in line ${since}`;
  },
  "bag-too-small": ({ needed, bag }) =>
    `an exchange needs ${counted(needed, "tile", "tiles")} in the bag, which has ${bag === 0 ? "none" : bag}`,
  "not-a-coordinate": (_, found) => `${found} is not a square: write 8H for a play across, H8 for one down`,
  "not-a-play": (reason, found) =>
    `${reason.found === "" ? "" : `${found} is not a play: `}write a square and a word, such as 8F HORN`,
  "no-square": ({ text, last }) => `${text} is off the board (the last square is ${squareName(last)})`,
  "too-many-blanks": ({ limit, blanks }, found) =>
    `${found} needs ${counted(blanks, "blank", "blanks")}, but the set has ${limit} (lower case means a blank)`,
  word: ({ fault, text }, found) =>
    ({
      brackets: `the brackets in ${found} do not match`,
      "not-closed": "there is no closing bracket",
      "over-the-edge": `${text} runs off the board`,
      "nothing-laid": `${found} lays no tiles`,
    })[fault],
  "not-a-letter": ({ text, tileSet }) => `${quote([...text][0] ?? "")} is not a letter in the ${tileSet} tile set`,
  misfit: ({ square, lies }, found) =>
    lies === null
      ? `there is no tile at ${squareName(square)} to play through`
      : `${squareName(square)} already holds ${someOf(lies, 1)}, so ${found} does not fit`,
  hole: ({ square }) => `${squareName(square)} is not part of the board`,
  line: ({ want, text }, found) => {
    if (want !== "action" || text === "") return undefined;
    return `${found} is not a move: write a play as 8F HORN, an exchange as -ABC, a pass as -`;
  },
  encoding: (_, found) => `the file is not encoded as ${found}`,
  "no-such-player": ({ names }, found) => `no player is called ${found} (the players are ${listed(names, "and")})`,
  players: ({ needed, found }) =>
    `the ruleset is for ${counted(needed, "player", "players")}, but the record has ${found}`,
  repeated: ({ pragma }) => `there is more than one #${pragma}`,
  "not-here": (_, found) => `${found} cannot have happened here`,
  "too-many": ({ of, most }) =>
    `there are more than ${of === "players" ? counted(most, "player", "players") : counted(most, "event", "events")}`,
  unknown: ({ of, name }, found) => (of === "pragma" ? `#${name}` : `a game history has no field ${found}`),
  lexicon: ({ tileSet }, found) => `${found} is not a lexicon for the ${tileSet} tile set`,
  unsaid: ({ what }, found) => (unsaid[what.code] as (what: object, found: string) => string)(what, found),
  "tile-set": ({ known }, found) => `${found} is not a known tile set (known tile sets: ${known.join(", ")})`,
};

/** A remark in a sentence of its own; `undefined` where "found X, expected Y" says it. */
export function remarkSentence(reason: RemarkReason, found: string): string | undefined {
  return (sentences[reason.code] as ((reason: RemarkReason, found: string) => string | undefined) | undefined)?.(
    reason,
    found,
  );
}
