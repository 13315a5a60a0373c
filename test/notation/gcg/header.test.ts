import { applyMove, createGame, defineLayout, defineRuleset, defineTileSet, type Ruleset, unwrap } from "tilewright";
import { parseGame } from "tilewright/json";
import { layout21 } from "tilewright/layouts";
import { formatGcg, parseGcg } from "tilewright/notation";
import { nineTile, northAmerica2017, us2021 } from "tilewright/rulesets";
import { english200, tileSets } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { said } from "../said.ts";
import { playGame } from "./played.ts";
import { header, read, short } from "./read.ts";

const shipped = Object.values(tileSets).filter((value) => typeof value === "object");
const pass = ">Ann: - +0 0";
const known = "one of the tile sets english, french, german, polish, spanish, english200";

describe("a name that the reader cannot follow is remarked on, and not taken for English in silence", () => {
  test.each([
    ["#tile-distribution norwegian", `1:20 unreadable "norwegian" / ${known}`],
    ["#tile-distribution catalan_super", `1:20 unreadable "catalan_super" / ${known}`],
    ["#note LetterDistribution: dutch", `1:7 unreadable "dutch" / ${known}`],
    ["#lexicon NSF23", `1:10 unreadable "NSF23" / ${known}`],
    ["#lexicon DISC2", `1:10 unreadable "DISC2" / ${known}`],
    ["#tile-distribution french\n#lexicon NWL23", '2:10 unreadable "NWL23" / a lexicon for the tile set french'],
    ["#board-layout huge", '1:15 unreadable "huge" / a board whose name is known, or a ruleset passed with the text'],
    [
      "#game-board hexagonal",
      '1:13 unreadable "hexagonal" / a board whose name is known, or a ruleset passed with the text',
    ],
    ["#game-type wordsmog", '1:12 unreadable "wordsmog" / the standard game, or a ruleset passed with the text'],
    ["#note Variant: wordsmog", '1:7 unreadable "wordsmog" / the standard game, or a ruleset passed with the text'],
    ["#rack-size many", '1:12 unreadable "many" / a number of tiles'],
    ["#rack-size 1", '1:12 unreadable "1" / a number of tiles'],
    ["#rack-size 65", '1:12 unreadable "65" / a number of tiles'],
    ["#bonus 65 50", '1:8 unreadable "65 50" / tiles and points, such as 7 50'],
    ["#bonus 7 2000000", '1:8 unreadable "7 2000000" / tiles and points, such as 7 50'],
    ["#bonus 7 50\n#bonus 7 40", '2:8 unreadable "7 40" / one #bonus 7'],
    ["#bonus much", '1:8 unreadable "much" / tiles and points, such as 7 50'],
  ])("%s", (line, expected) => {
    const { remarks } = parseGcg(`${line}\n${header}${pass}`) as { remarks: Parameters<typeof short>[0][] };
    expect(remarks.map(short)).toEqual([expected]);
  });

  test.each([
    ["#lexicon DSW25", "dutch"],
    ["#lexicon SLV26", "slovenian"],
    ["#tile-distribution slovene", "slovenian"],
  ])("%s is the tile set %s where the reader has it, and never English in silence", (line, id) => {
    const tileSet = shipped.find((set) => set.id === id)!;
    const text = `${line}\n${header}${pass}`;
    expect(unwrap(parseGcg(text)).remarks.map(({ code }) => code)).toEqual(["unreadable"]);
    const { game, remarks } = unwrap(parseGcg(text, { tileSets: [tileSet] }));
    expect([game.state.ruleset.tileSet, remarks]).toEqual([tileSet, []]);
  });

  test.each([`${header}${pass}`, `${header}>Ann: HORNEIA 8F HORN +24 24\n>Ben: AAAAAAA 9A QI +11 11`])(
    "a record without a sign of its language is English, whatever comes first in the alphabet: %j",
    (text) => {
      expect(shipped[0]?.id).not.toBe("english");
      expect(unwrap(parseGcg(text, { tileSets: shipped })).game.state.ruleset.tileSet.id).toBe("english");
      const without = unwrap(parseGcg(text, { tileSets: shipped.filter(({ id }) => !/english|french/.test(id)) }));
      expect(without.game.state.ruleset.tileSet.id).toBe("german");
    },
  );

  test.each([
    "#board-layout SuperCrosswordGame\n#tile-distribution english_super",
    "#board-layout SuperCrosswordGame\n#lexicon NWL23",
    "#board-layout standard21\n#game-type classic_super",
  ])("the board of 21 by 21 squares with 200 tiles has names in other programs: %s", (lines) => {
    const { state, remarks } = read(`${lines}\n${header}>Ann: HORNEIA 11I HORN +14 14`);
    expect([state.ruleset.layout, state.ruleset.tileSet, remarks]).toEqual([layout21, english200, []]);
  });

  test("a record on that board is written with these names, and read back without a remark", () => {
    const game = playGame({ seed: 2, ruleset: defineRuleset(northAmerica2017, { layout: layout21, tileSet: english200 }), moves: 6 }); // biome-ignore format: a line
    const { text, remarks } = formatGcg(game);
    expect(remarks).toEqual([]);
    expect(text).toContain("#tile-distribution english_super\n#board-layout SuperCrosswordGame\n");
    const again = read(text);
    expect([again.state.board, again.remarks]).toEqual([game.board, []]);
  });

  test("a record that names another board than it was read on keeps the name, and that is remarked on", () => {
    const result = unwrap(parseGcg(`#board-layout super\n${header}${pass}`, { ruleset: northAmerica2017 }));
    const { text, remarks } = formatGcg(result.game);
    expect(text).toContain("#board-layout super\n");
    expect(remarks.map(({ reason }) => reason)).toEqual([
      { code: "unsaid", what: { code: "board", cols: 15, rows: 15 } },
    ]);
  });

  test.each([
    "#lexicon Club list 7",
    "#lexicon NWL23",
    "#game-type classic",
    "#board-layout CrosswordGame",
    "#tile CH ch",
  ])("%s is not", (line) => {
    expect(read(`${line}\n${pass}`).remarks).toEqual([]);
  });

  test("nor is any name, if the ruleset is given", () => {
    const text = `#tile-distribution norwegian\n#game-type wordsmog\n${pass}`;
    expect(read(text, northAmerica2017).remarks).toEqual([]);
  });
});

describe("what may stand in a header once", () => {
  test.each([
    ["#title one\n#title two", '2:8 unreadable "two" / one #title'],
    ["#lexicon NWL23\n#lexicon CSW24", '2:10 unreadable "CSW24" / one #lexicon'],
    ["#player1 Ann Ann\n#player1 Ben Ben", '2:10 unreadable "Ben Ben" / one #player1'],
  ])("%s is remarked on the second time, and counts the first time", (lines, expected) => {
    const result = parseGcg(`${lines}\n${pass}`);
    if (!result.ok) throw new Error("unread");
    expect(result.remarks.map(short)).toEqual([expected]);
    const { game } = result;
    expect(game.title ?? game.lexicon ?? game.names[0]).toBe(/ (\w+)/.exec(lines)?.[1]);
    const again = parseGcg(formatGcg(game).text);
    expect(again.ok && again.remarks.map(said).map(({ found }) => found)).toEqual(
      result.remarks.map(said).map(({ found }) => found),
    );
  });

  test("a fifth player, where four can play, is remarked on and kept", () => {
    const five = [1, 2, 3, 4, 5].map((seat) => `#player${seat} p${seat} P ${seat}\n`).join("");
    const { remarks, result } = read(`${five}>p1: AEI - +0 0\n>p5: AEI - +0 0`);
    expect(remarks[0]).toBe('5:10 unreadable "p5 P 5" / at most 4 players');
    expect(formatGcg(result.game).text).toContain("#player5 p5 P 5\n");
  });
});

test("a player whose number skips another has the next seat, and that is remarked on", () => {
  const skipped = `${header}#player5 Zed\n>Zed: AEI - +0 0`;
  const { remarks, state } = read(skipped);
  expect(remarks).toEqual(['3:10 unreadable "Zed" / #player3']);
  expect(state.players.map(({ name }) => name)).toEqual(["Ann", "Ben", "Zed"]);
});

describe("a name that is longer than a game keeps is cut, with a remark", () => {
  const long = "a".repeat(10_001);
  test.each([
    ["a lexicon", `#lexicon ${long}\n>Ann: HORNEIA 8F HORN +14 14`, ["1:10"]],
    ["a nickname that is introduced", `#player1 ${long} Ann\n>Ben: HORNEIA 8F HORN +14 14`, ["1:10"]],
    ["a nickname without a full name", `#player1 ${long}\n>Ben: HORNEIA 8F HORN +14 14`, ["1:10"]],
    ["a nickname of a line", `>${long}: HORNEIA 8F HORN +14 14`, ["1:2"]],
  ])("%s", (_what, text, places) => {
    const { game, remarks } = unwrap(parseGcg(text));
    const told = remarks.filter(({ reason }) => reason.code === "too-long" && reason.of === "name");
    expect(told.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([`${places[0]} unreadable`]);
    expect(parseGame(JSON.stringify(game.state)).problems ?? []).toEqual([]);
    const again = unwrap(parseGcg(formatGcg(game).text)).game;
    expect([again.state, again.lexicon]).toEqual([game.state, game.lexicon]);
  });
});

describe("a ruleset for one player", () => {
  const solo = defineRuleset(us2021, { players: { min: 1, max: 1 } });
  const oneOrMore = defineRuleset(us2021, { players: { min: 1, max: 4 } });

  test.each([
    ["only one", solo],
    ["one or more", oneOrMore],
  ])("reads what was written of a game of one where there may be %s", (_many, ruleset) => {
    const game = unwrap(parseGcg("#player1 Ann\n>Ann: HORNEIA 8F HORN +14 14", { ruleset })).game;
    const passed = unwrap(applyMove(game.state, { type: "pass" })).state;
    const again = unwrap(parseGcg(formatGcg({ ...game, state: passed }).text, { ruleset }));
    expect(again.remarks.map(short)).toEqual([]);
    expect(again.game.state).toEqual(passed);
  });

  test("remarks on everybody else", () => {
    expect(read(">Ann: HORNEIA 8F HORN +14 14\n>Ben: FAMXYZQ H6 FA.M +9 9", solo).remarks).toEqual([
      '2:10 unreadable "Ben Ben Baker" / at most 1 player',
      '4:2 unreadable "Ben" / one of Ann',
      "4:26 wrong-total 9 / 23",
    ]);
  });
});

describe("what is written above the events", () => {
  test.each([
    ["a line that goes on behind an event does not become part of the title", "#title Q\n>Ann: - +0 0\n#- more"],
    ["nor of a description", "#title Q\n#description R\n>Ann: - +0 0\n#- more"],
    ["white space in the name of a lexicon stays", "#lexicon a\tb  c\n>Ann: - +0 0"],
  ])("%s", (_what, text) => {
    const { game } = unwrap(parseGcg(text));
    const again = unwrap(parseGcg(formatGcg(game).text)).game;
    const sorted = ({ pragmas }: typeof game) => pragmas.map(({ name, text }) => `${name} ${text}`).sort();
    expect([again.title, again.lexicon, sorted(again)]).toEqual([game.title, game.lexicon, sorted(game)]);
  });
});

describe("the rules of a game come back with its record", () => {
  test.each(shipped.map((tileSet) => [tileSet.id, tileSet] as const))("the tiles of %s", (_id, tileSet) => {
    const played = playGame({ seed: 4, ruleset: { ...northAmerica2017, tileSet }, manners: { doubts: 0 } });
    const { text, remarks } = formatGcg(played);
    const again = parseGcg(text, { tileSets: shipped });
    expect(again.ok && again.game.state.ruleset.tileSet).toBe(tileSet);
    expect(again.ok && again.remarks.map(short)).toEqual([]);
    expect(remarks.filter(({ code }) => code !== "not-expressible")).toEqual([]);
  });

  const rulesOf = (ruleset: Ruleset): Ruleset => {
    const again = parseGcg(formatGcg(playGame({ seed: 2, ruleset, moves: 4 })).text);
    if (!again.ok) throw new Error("unread");
    return again.game.state.ruleset;
  };

  test("the size of racks and the bonuses", () => {
    const bonuses = [{ tiles: 7, points: 40 }, { tiles: 6, points: 20 }]; // biome-ignore format: two lines are longer
    const ruleset = defineRuleset(northAmerica2017, { rackSize: 8, bonuses });
    expect([rulesOf(ruleset).rackSize, rulesOf(ruleset).bonuses]).toEqual([8, bonuses]);
    expect(rulesOf(defineRuleset(northAmerica2017, { bonuses: [] })).bonuses).toEqual([]);
  });

  test.each([1, 8, 9, 16])("%i players", (players) => {
    const ruleset = defineRuleset(northAmerica2017, { players: { min: 1, max: 16 }, rackSize: 4 });
    const game = createGame({ players, ruleset, seed: "players" });
    const passed = unwrap(applyMove(game, { type: "pass" })).state;
    const { game: again, remarks } = unwrap(parseGcg(formatGcg(passed).text, { ruleset }));
    expect([again.state.players.length, remarks]).toEqual([players, []]);
  });

  test("bonuses that take points away", () => {
    const bonuses = [{ tiles: 7, points: -50 }];
    expect(rulesOf(defineRuleset(northAmerica2017, { bonuses })).bonuses).toEqual(bonuses);
  });

  test("a bonus that multiplies, which has no pragma, is among the other rules", () => {
    const ruleset = defineRuleset(northAmerica2017, { bonuses: [{ tiles: 7, points: 0, times: 2 }] });
    const { text, remarks } = formatGcg(playGame({ seed: 2, ruleset, moves: 4 }));
    expect(remarks).toEqual([]);
    expect(text).toContain('#description Rules: {"bonuses":[{"tiles":7,"points":0,"times":2}]}\n');
    expect(unwrap(parseGcg(text)).game.state.ruleset.bonuses).toEqual(ruleset.bonuses);
  });

  test("with racks of nine tiles, plays of eight and nine come back, and the game can be saved", () => {
    const { rackSize, maxTilesPerPlay, bonuses, exchange } = rulesOf(defineRuleset(northAmerica2017, nineTile));
    const { rackSize: size, ...others } = defineRuleset(northAmerica2017, nineTile);
    expect({ rackSize, maxTilesPerPlay, bonuses, exchange }).toEqual({
      rackSize: size,
      maxTilesPerPlay: others.maxTilesPerPlay,
      bonuses: others.bonuses,
      exchange: others.exchange,
    });
    const { state, events, remarks } = read(`#rack-size 9\n#bonus 9 50\n${header}>Ann: HORNHORNS 8D HORNHORNS +90 90`);
    expect([events.at(-1), remarks]).toEqual(["Ann plays 8D HORNHORNS 90", []]);
    expect(parseGame(JSON.stringify(state)).problems ?? []).toEqual([]);
  });

  test("nothing is said of the rules that a reader takes for granted", () => {
    expect(formatGcg(playGame({ seed: 2, ruleset: northAmerica2017, moves: 0 })).text).toBe(
      "#character-encoding UTF-8\n#player1 ann ann\n#player2 ben ben\n#incomplete\n" +
        formatGcg(playGame({ seed: 2, ruleset: northAmerica2017, moves: 0 })).text.split("#incomplete\n")[1],
    );
  });

  test("a tile set or a board of one's own has a name only, which is remarked on", () => {
    const tileSet = defineTileSet({ id: "klingon", letters: [["A", 1, 60], ["Q", 5, 40]], blanks: { count: 0, points: 0 } }); // biome-ignore format: a table
    const layout = defineLayout({ rowsOfSquares: Array.from({ length: 9 }, () => ".".repeat(9)) });
    const played = playGame({ seed: 2, ruleset: defineRuleset(northAmerica2017, { tileSet, layout }), moves: 0 });
    const { text, remarks } = formatGcg(played);
    expect(remarks.map(said).map(({ code, found, expected }) => `${code} ${found} / ${expected}`)).toEqual([
      "not-expressible the klingon tiles / a tile set with a known name",
      "not-expressible a board of 9 by 9 / a board with a known name",
    ]);
    const again = parseGcg(text, { tileSets: [tileSet] });
    expect(again.ok && again.game.state.ruleset.tileSet).toBe(tileSet);
    expect(again.ok && again.remarks.map(said).map(({ found }) => found)).toEqual(['"own-9x9"']);
  });

  test("a record that names other tiles than those it was read by keeps the name, and that is remarked on", () => {
    const result = parseGcg(`#tile-distribution german\n${header}${pass}`, { ruleset: northAmerica2017 });
    if (!result.ok) throw new Error("unread");
    const { text, remarks } = formatGcg(result.game);
    expect(text).toContain("#tile-distribution german\n");
    expect(remarks.map(said).map(({ found, expected }) => `${found} / ${expected}`)).toEqual([
      "the english tiles / german",
    ]);
  });
});
