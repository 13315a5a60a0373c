import { squareName } from "../../notation/coordinate.ts";
import { choicesText, listed } from "../../read/describe.ts";
import { counted, mostText, pointsOfEach, tileNames } from "../helpers.ts";
import { racksOf, spelled } from "../in-english.ts";
import type { RemarkSentences } from "../types/remarks.ts";
import { remarkSentence } from "./remark-sentences.ts";

const fields = "rows, racks, scores and a number of turns";
const nothing = "nothing";
const asPass = "a pass, which is written instead";
const tilesOf = (tileSet: string): string => `tiles of the tile set ${tileSet}`;

/** The sentences of remarks in English. */
export const englishRemarks: RemarkSentences = {
  codes: {
    "wrong-score": "Wrong score",
    "wrong-total": "Wrong total",
    "wrong-settlement": "Wrong points for unplayed tiles",
    "rack-lacks-tile": "Wrong rack",
    "too-many-tiles": "Too many tiles",
    "out-of-turn": "Out of turn",
    unreadable: "Unreadable",
    "irregular-play": "Invalid play",
    "unknown-pragma": "Unknown pragma",
    "not-expressible": "Cannot be written",
  },
  said: ({ found, expected, hint, reason }) =>
    remarkSentence(reason, found) ?? `found ${found}, expected ${expected}${hint === null ? "" : ` (${hint})`}`,
  reasons: {
    "not-settled": ({ name, points }) => [`${points ?? "the unplayed tiles"} for ${name}`, `nothing for ${name}`],
    "no-settlement": ({ settled, unknown }) => [
      unknown.length > 0 ? racksOf(unknown) : `points for unplayed tiles (${pointsOfEach(settled)})`,
      nothing,
    ],
    "list-too-long": ({ limit }) => `at most ${counted(limit, "tile", "tiles")}`,
    "rack-lacks": ({ tiles }) => `a rack with ${tileNames(tiles, "a blank")}`,
    "other-rack": ({ of, rack }) => `${of === "line" ? "the tiles of the rack" : "the rack of the play"}, ${rack}`,
    "tile-excess": ({ tiles }) =>
      `at most ${mostText(
        tiles,
        (count) => counted(count, "blank", "blanks"),
        (count) => `${count} on the board`,
      )}`,
    "not-on-turn": ({ turn }) => turn?.name ?? "the end of the game",
    "other-side": ({ name, gain }) => (gain ? name : `a challenger of ${name}`),
    "no-play-before": ({ name }) => `a play by ${name} just before`,
    "one-square-off": ({ meant }) => meant,
    "after-slip": "a play that agrees with the board",
    "bag-too-small": ({ needed, bag }) => `at least ${counted(needed, "tile", "tiles")} in the bag, which has ${bag}`,
    "not-a-coordinate": "a coordinate such as 8H (across) or H8 (down)",
    "not-a-play": "a square and a word, such as 8F HORN",
    "no-square": ({ last }) => `a square on the board, up to ${squareName(last)}`,
    "too-many-blanks": ({ limit }) => `at most ${counted(limit, "blank", "blanks")} (lower case means a blank)`,
    word: ({ fault }) =>
      ({
        brackets: "brackets in pairs",
        "not-closed": ["a closing bracket", "the end of the word"] as const,
        "over-the-edge": "a word that ends on the board",
        "nothing-laid": "at least one tile that is not on the board yet",
      })[fault],
    "not-a-letter": ({ tileSet }) => `a letter of the tile set ${tileSet}`,
    misfit: ({ square, lies }) =>
      lies === null ? `a tile at ${squareName(square)}` : `${lies}, which is at ${squareName(square)}`,
    "not-tiles": ({ tileSet, most }) =>
      most === null ? tilesOf(tileSet) : `${tilesOf(tileSet)}, at most ${most} characters`,
    "not-a-cell": ({ tileSet }) => `a tile of the tile set ${tileSet}, or a number`,
    hole: "no tile on a hole of the board",
    "too-large": ({ of, length, unit }) => [
      of === "gcg" ? "a recorded game of at most 4 MB" : "a game history of at most 4 MB",
      `a text of ${unit === "bytes" ? counted(length, "byte", "bytes") : counted(length, "character", "characters")}`,
    ],
    "not-a-game": ({ of, found }) => {
      const game =
        of === "gcg"
          ? "a recorded game with lines such as >Ann: HORNEIA 8F HORN +14 14"
          : "a game history as JSON, with players and events";
      return found === "" ? [game, nothing] : game;
    },
    encoding: "the encoding of the file",
    line: ({ want }) =>
      ({
        colon: "a colon after the nickname",
        action: "a play, an exchange, a pass or an event in brackets",
        score: "a score such as +14",
        total: "a total such as 14",
        mark: "a line beginning with # or >",
      })[want],
    "too-long": ({ of }) =>
      of === "line" ? "a line of at most 16,384 characters" : "a name of at most 8,000 characters",
    "no-such-player": ({ names }) => `one of ${listed(names, "and")}`,
    players: ({ needed }) => `a game of ${needed} players, to match the targets of the ruleset`,
    repeated: ({ pragma }) => `one #${pragma}`,
    decision: ({ players }) =>
      `lost-on-time, late, disqualified, withdrawn, adjudicated or aborted, and winners among ${players} players`,
    "not-here": "something that can happen here",
    "too-many": ({ of, most }) =>
      `at most ${of === "players" ? counted(most, "player", "players") : counted(most, "event", "events")}`,
    unknown: ({ of }) => (of === "pragma" ? "a pragma of the format" : "a field of a game history"),
    "tile-set": ({ known }) => `one of the tile sets ${known.join(", ")}`,
    lexicon: ({ tileSet }) => `a lexicon for the tile set ${tileSet}`,
    rules: ({ of }) =>
      ({
        board: "a board whose name is known, or a ruleset passed with the text",
        game: "the standard game, or a ruleset passed with the text",
        "rack-size": "a number of tiles",
        bonus: "tiles and points, such as 7 50",
        rules: "a ruleset that can be played",
      })[of],
    "not-a-position": ({ most }) => (most === null ? fields : `${fields}, at most ${most} characters`),
    rows: ({ expected, found }) => [
      `${counted(expected, "row", "rows")}, to match the ruleset's board`,
      counted(found, "row", "rows"),
    ],
    squares: ({ expected }) => counted(expected, "square", "squares"),
    scores: ({ expected }) => `${counted(expected, "score", "scores")}, one per rack`,
    number: ({ of }) => (of === "score" ? "a score" : "a number of turns"),
    field: ({ field, want }) => `${field}: ${want}`,
  },
  fields: {
    text: "text",
    integer: "a whole number",
    texts: "a list of strings",
    integers: "a list of whole numbers",
    objects: "a list of objects",
    beginning: "a complete game, from its beginning",
    "at-most": ({ most }) => `at most ${most}`,
    "one-of": ({ names }) => choicesText(names),
  },
  causes: {
    "not-added": "was this line's score left out?",
    "blank-counted": ({ squares }) =>
      squares.length === 1 ? "was the blank scored as a letter?" : "were the blanks scored as letters?",
    "blank-elsewhere": ({ at, not }) => `is the blank at ${squareName(at)} rather than ${squareName(not)}?`,
    "bonus-forgotten": ({ points }) => `was the bonus of ${points} left out?`,
    "bonus-undue": ({ points, tiles }) =>
      `was the bonus of ${points} given for only ${counted(tiles, "tile", "tiles")}?`,
    challenges: ({ each, words }) => {
      const what = words === null ? "for a failed challenge" : `for each of ${spelled(words)} challenged words`;
      return `${each * (words ?? 1)} too many: ${spelled(each)} points ${what}?`;
    },
  },
  unsaid: {
    play: ({ tiles }) => [asPass, tiles || nothing],
    tiles: ({ tileSet, declared }) => [declared ?? "a tile set with a known name", `the ${tileSet} tiles`],
    bonuses: ({ text }) => [nothing, text],
    board: ({ cols, rows }) => ["a board with a known name", `a board of ${cols} by ${rows}`],
    "no-rack": ({ tileSet }) => [tilesOf(tileSet), nothing],
    line: ({ text }) => ["a field of a game history", text],
    operation: ({ text, written }) => [written, text],
    "too-long": ({ text, most }) => [`${fields}, at most ${most} characters`, text],
    "too-many": ({ events, most }) => [
      `at most ${counted(most, "event", "events")}`,
      counted(events, "event", "events"),
    ],
  },
};
