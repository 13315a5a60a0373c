import { defineLayout, defineRuleset, defineTileSet, type Ruleset } from "tilewright";
import { parseGame } from "tilewright/json";
import { formatGcg, parseGcg } from "tilewright/notation";
import { nineTile, northAmerica2017 } from "tilewright/rulesets";
import * as tileSets from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { playGame } from "./played.ts";
import { header, read, short } from "./read.ts";

const shipped = Object.values(tileSets).filter((value) => typeof value === "object");
const pass = ">Ann: - +0 0";
const known = "one of the tile sets english, french, german, polish, spanish";

describe("a name that the reader cannot follow is remarked on, and not taken for English in silence", () => {
  test.each([
    ["#tile-distribution norwegian", `1:20 unreadable "norwegian" / ${known}`],
    ["#tile-distribution english_super", `1:20 unreadable "english_super" / ${known}`],
    ["#note LetterDistribution: dutch", `1:7 unreadable "dutch" / ${known}`],
    ["#lexicon NSF23", `1:10 unreadable "NSF23" / ${known}`],
    ["#lexicon DISC2", `1:10 unreadable "DISC2" / ${known}`],
    ["#tile-distribution french\n#lexicon NWL23", '2:10 unreadable "NWL23" / a lexicon for the tile set french'],
    ["#board-layout super", '1:15 unreadable "super" / the standard board, or a ruleset given with the text'],
    ["#game-board hexagonal", '1:13 unreadable "hexagonal" / the standard board, or a ruleset given with the text'],
    ["#game-type wordsmog", '1:12 unreadable "wordsmog" / the usual game, or a ruleset given with the text'],
    ["#note Variant: wordsmog", '1:7 unreadable "wordsmog" / the usual game, or a ruleset given with the text'],
    ["#rack-size many", '1:12 unreadable "many" / a number of tiles'],
    ["#rack-size 65", '1:12 unreadable "65" / a number of tiles'],
    ["#bonus 65 50", '1:8 unreadable "65 50" / tiles and points, such as 7 50'],
    ["#bonus 7 2000000", '1:8 unreadable "7 2000000" / tiles and points, such as 7 50'],
    ["#bonus 7 50\n#bonus 7 40", '2:8 unreadable "7 40" / one bonus for each number of tiles'],
    ["#bonus much", '1:8 unreadable "much" / tiles and points, such as 7 50'],
  ])("%s", (line, expected) => {
    const { remarks } = parseGcg(`${line}\n${header}${pass}`) as { remarks: Parameters<typeof short>[0][] };
    expect(remarks.map(short)).toEqual([expected]);
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
    expect(again.ok && again.remarks.map(({ found }) => found)).toEqual(result.remarks.map(({ found }) => found));
  });

  test("a fifth player, where four can play, is remarked on and kept", () => {
    const five = [1, 2, 3, 4, 5].map((seat) => `#player${seat} p${seat} P ${seat}\n`).join("");
    const { remarks, result } = read(`${five}>p1: AEI - +0 0\n>p5: AEI - +0 0`);
    expect(remarks[0]).toBe('5:10 unreadable "p5 P 5" / at most 4 players');
    expect(formatGcg(result.game).text).toContain("#player5 p5 P 5\n");
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

  test("bonuses that take points away", () => {
    const bonuses = [{ tiles: 7, points: -50 }];
    expect(rulesOf(defineRuleset(northAmerica2017, { bonuses })).bonuses).toEqual(bonuses);
  });

  test("a bonus that multiplies is told, because a record has no word for it", () => {
    const ruleset = defineRuleset(northAmerica2017, { bonuses: [{ tiles: 7, points: 0, times: 2 }] });
    const { text, remarks } = formatGcg(playGame({ seed: 2, ruleset, moves: 4 }));
    expect(remarks.map(({ found }) => found)).toContain("a bonus of 2 times the main word");
    expect(text).not.toContain("#bonus");
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
    expect(remarks.map(({ code, found, expected }) => `${code} ${found} / ${expected}`)).toEqual([
      "not-expressible the tiles of klingon / a tile set whose name the reader knows",
      "not-expressible a board of 9 by 9 / the standard board",
    ]);
    const again = parseGcg(text, { tileSets: [tileSet] });
    expect(again.ok && again.game.state.ruleset.tileSet).toBe(tileSet);
    expect(again.ok && again.remarks.map(({ found }) => found)).toEqual(['"own-9x9"']);
  });

  test("a record that names other tiles than those it was read by keeps the name, and that is remarked on", () => {
    const result = parseGcg(`#tile-distribution german\n${header}${pass}`, { ruleset: northAmerica2017 });
    if (!result.ok) throw new Error("unread");
    const { text, remarks } = formatGcg(result.game);
    expect(text).toContain("#tile-distribution german\n");
    expect(remarks.map(({ found, expected }) => `${found} / ${expected}`)).toEqual(["the tiles of english / german"]);
  });
});
