import fc from "fast-check";
import {
  createTableGame,
  defineLayout,
  defineRuleset,
  type GameState,
  scoreMove,
  unwrap,
  validatePlacement,
} from "tilewright";
import { parseRuleset } from "tilewright/json";
import { type Cgp, formatCgp, parseCgp, parsePlay } from "tilewright/notation";
import { international2022, large2004, northAmerica2017, rulesets, us2021 } from "tilewright/rulesets";
import { english200, polish, spanish, tileSets } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { hostileInputs, timeFor } from "../seed.ts";
import { said } from "./said.ts";

const inputs = hostileInputs(500);

const rows = (...drawn: readonly string[]): string => [...drawn, ...new Array(15 - drawn.length).fill("15")].join("/");
const horn = rows("15", "15", "15", "15", "15", "15", "15", "5HORN6");

describe("parseCgp", () => {
  test("gives a position that scoreMove and validatePlacement take as it is", () => {
    const { position, racks, scores, scorelessTurns } = unwrap(parseCgp(`${horn} AFMRSTU/?EEILNR 0/14 0`));
    expect(position.rack).toEqual([..."AFMRSTU"]);
    expect(racks).toEqual([[..."AFMRSTU"], [..."?EEILNR"]]);
    expect([scores, scorelessTurns]).toEqual([[0, 14], 0]);
    const { placements } = unwrap(parsePlay("H6 FA.M", position));
    expect(unwrap(scoreMove(position, placements)).score.total).toBe(9);
    expect(validatePlacement(position, placements, { dictionary: new Set(["FARM"]) }).ok).toBe(true);
    expect(validatePlacement({ ...position, rack: [..."FAX"] }, placements).violations?.[0].code).toBe("not-on-rack");
  });

  test("reads blanks on the board in lower case, digraphs in brackets, numbers of several digits", () => {
    const { position } = unwrap(
      parseCgp(`${rows("[CH]a[rr]O10N")} / 0/0 0`, { ruleset: { ...us2021, tileSet: spanish } }),
    );
    const tiles = position.board.flatMap((tile, index) =>
      tile === null ? [] : [`${index} ${tile.letter}${tile.blank}`],
    );
    expect(tiles).toEqual(["0 CHfalse", "1 Atrue", "2 RRtrue", "3 Ofalse", "14 Nfalse"]);
  });

  test("reads an empty rack as unknown, so that the position has no rack to check against", () => {
    const { position, racks } = unwrap(parseCgp(`${horn} /ABC 0/0 2`));
    expect([position.rack, racks]).toEqual([null, [[], ["A", "B", "C"]]]);
  });

  test("reads any number of players", () => {
    const { racks, scores } = unwrap(parseCgp(`${horn} A/B/C/D 1/-2/3/4 0`));
    expect([racks.length, scores]).toEqual([4, [1, -2, 3, 4]]);
  });

  test("keeps every operation in order, known or not", () => {
    const text = `${horn} A/B 1/2 0 lex CSW24; gid game-7; lm 8F HORN; foo; tmr 10000/-2500;`;
    const { operations } = unwrap(parseCgp(text));
    expect(operations).toEqual([
      { name: "lex", text: "CSW24" },
      { name: "gid", text: "game-7" },
      { name: "lm", text: "8F HORN" },
      { name: "foo", text: "" },
      { name: "tmr", text: "10000/-2500" },
    ]);
    expect(formatCgp(unwrap(parseCgp(text))).text).toBe(text);
  });

  const rulesetOf = (operations: string): Cgp["position"]["ruleset"] =>
    unwrap(parseCgp(`${rows()} / 0/0 0 ${operations}`)).position.ruleset;

  test("takes the rules from the operations if no ruleset is given", () => {
    expect(rulesetOf("")).toEqual(northAmerica2017);
    expect(rulesetOf("ld polish;").tileSet).toBe(polish);
    expect(rulesetOf("lex FILE2017;").tileSet).toBe(spanish);
    expect(rulesetOf("lex OSPS44; ld spanish;").tileSet).toBe(spanish);
    expect(rulesetOf("bb 35;").bonuses).toEqual([{ tiles: 7, points: 35 }]);
    expect(rulesetOf("etl 1;").exchange?.minBag).toBe(1);
    expect(rulesetOf("mcnz 4;").end.scorelessTurns).toBe(4);
    expect(rulesetOf("cr 5pt;").challenge).toEqual({
      ...international2022.challenge,
      looksUp: "every-word", // the programs that write such lines judge a play as a whole
    });
    expect(rulesetOf("cr SINGLE;").challenge?.whenWrong).toBe("nothing");
    expect([rulesetOf("cr void;").challenge, rulesetOf("cr void;").wordCheck]).toEqual([null, "on-play"]);
    expect(rulesetOf("bb fifty; cr odd; ld klingon; mcnz 0;")).toEqual(northAmerica2017);
  });

  test("reads any board the ruleset has", () => {
    const layout = defineLayout({ rowsOfSquares: Array.from({ length: 21 }, () => ".".repeat(21)) });
    const ruleset = { ...us2021, layout };
    const text = `${Array.from({ length: 21 }, (_, row) => (row === 10 ? "10A10" : "21")).join("/")} / 0/0 0`;
    const { position } = unwrap(parseCgp(text, { ruleset }));
    expect(position.board[10 * 21 + 10]).toEqual({ letter: "A", blank: false });
    expect(parseCgp(text).ok).toBe(false);
  });

  test.each([
    ["", '1:1 "" / rows, racks, scores and a number of turns'],
    [
      `${rows()} A/B 0/0`,
      `1:53 ${JSON.stringify(`${rows()} A/B 0/0`.slice(0, 40))}... / rows, racks, scores and a number of turns`,
    ],
    [`${rows()}/15 A/B 0/0 0`, "1:1 16 rows / 15 rows, to match the ruleset's board"],
    [`${rows("14")} A/B 0/0 0`, '1:1 "14" / 15 squares'],
    [`${rows("15", "16")} A/B 0/0 0`, '1:4 "16" / 15 squares'],
    [`${rows("15", "3#11")} A/B 0/0 0`, '1:5 "#11" / a tile of the tile set english, or a number'],
    [`${rows()} A/b 0/0 0`, '1:48 "b" / tiles of the tile set english'],
    [`${rows()} A/B 0/x 0`, '1:52 "x" / a score'],
    [`${rows()} A/B 0 0`, '1:50 "0" / 2 scores, one per rack'],
    [`${rows()} A/B 0/0 -`, '1:54 "-" / a number of turns'],
  ])("%j is refused with its column", (text, expected) => {
    const { problems = [] } = parseCgp(text);
    const told = problems
      .map(said)
      .map(({ line, column, found, expected: wanted }) => `${line}:${column} ${found} / ${wanted}`);
    expect(told).toEqual([expected]);
  });

  test("refuses a tile on a hole of the board", () => {
    const layout = defineLayout({ rowsOfSquares: ["..#"] });
    const ruleset = { ...us2021, layout };
    expect(parseCgp("2A / 0/0 0", { ruleset }).problems).toMatchObject([
      { column: 2, reason: { code: "hole", square: { row: 0, col: 2 }, text: "A" } },
    ]);
    expect(parseCgp("3 / 0/0 0", { ruleset }).ok).toBe(true);
  });

  test(
    "never throws, whatever it is given",
    () => {
      const nearly = fc.array(fc.constantFrom("15", "/", "A", "a", "[CH]", "[", "]", "?", " ", "0", ";", "lex", "é"));
      fc.assert(
        fc.property(
          fc.oneof(
            nearly.map((parts) => parts.join("")),
            fc.anything(),
          ),
          (text) => {
            expect(typeof parseCgp(text as string).ok).toBe("boolean");
          },
        ),
        { numRuns: inputs },
      );
      expect(parseCgp("1/".repeat(10_000_000)).ok).toBe(false);
    },
    timeFor(inputs),
  );
});

test("parseCgp reads what formatCgp writes as the same position", () => {
  const letters = spanish.letters.map(({ letter }) => letter);
  const square = fc.option(fc.record({ letter: fc.constantFrom(...letters), blank: fc.boolean() }), { freq: 2 });
  const rack = fc.array(fc.constantFrom(...letters, "?"), { maxLength: 7 });
  const players = fc.integer({ min: 2, max: 4 }).chain((count) =>
    fc.record({
      racks: fc.array(rack, { minLength: count, maxLength: count }),
      scores: fc.array(fc.integer({ min: -100, max: 900 }), { minLength: count, maxLength: count }),
    }),
  );
  const ruleset = { ...us2021, tileSet: spanish };
  fc.assert(
    fc.property(
      fc.array(square, { minLength: 225, maxLength: 225 }),
      players,
      fc.nat(6),
      (board, { racks, scores }, scorelessTurns) => {
        const [first = []] = racks;
        const cgp: Cgp = {
          position: { ruleset, board, rack: first.length === 0 ? null : first },
          racks,
          scores,
          scorelessTurns,
          operations: [{ name: "lex", text: "FISE 2017" }],
        };
        expect(parseCgp(formatCgp(cgp).text, { ruleset })).toMatchObject({ ok: true, ...cgp });
      },
    ),
  );
});

test("formatCgp writes a game in progress, beginning with the player on turn", () => {
  const game = createTableGame({ players: 3, first: 1, dictionary: "ENABLE" });
  const known = {
    ...game,
    players: game.players.map((player, i) => ({
      ...player,
      score: i,
      rack: { tiles: i === 2 ? ["A", "?"] : [], hidden: 5 },
    })),
  };
  expect(formatCgp(known).text).toBe(`${rows()} /A?/ 1/2/0 0 lex ENABLE;`);
});

describe("what is odd in a position is remarked on, and read", () => {
  const told = (text: string): readonly string[] =>
    unwrap(parseCgp(text))
      .remarks.map(said)
      .map(({ code, found, expected }) => `${code} ${found} / ${expected}`);

  test.each([
    [`${rows("ZZZ12")} A/B 0/0 0`, "too-many-tiles ZZZ12/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / at most 1 Z"],
    [`${rows()} Z/ZZ 0/0 0`, "too-many-tiles ZZ / at most 1 Z"],
    [`${rows("z14")} ??/ 0/0 0`, "too-many-tiles ?? / at most 2 blanks (1 on the board)"],
    [`${rows()} AAAEEEIIIO/ 0/0 0`, "too-many-tiles AAAEEEIIIO / at most 7 tiles"],
    [
      `${rows()} / 0/0 0 ld catalan;`,
      'unreadable "catalan" / one of the tile sets english, french, german, polish, spanish, english200',
    ],
    [
      `${rows()} / 0/0 0 lex NSF23;`,
      'unreadable "NSF23" / one of the tile sets english, french, german, polish, spanish, english200',
    ],
    [`${rows()} / 0/0 0 lex CSW24; ld french;`, 'unreadable "CSW24" / a lexicon for the tile set french'],
    [
      `${rows()} / 0/0 0 bdn HugeCrosswordGame;`,
      'unreadable "HugeCrosswordGame" / a board whose name is known, or a ruleset passed with the text',
    ],
    [`${rows()} / 0/0 0 var wordsmog;`, 'unreadable "wordsmog" / the standard game, or a ruleset passed with the text'],
  ])("%s", (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  test("with its column", () => {
    const text = `${rows()} Z/ZZ 0/0 0 gid 7; ld catalan;`;
    const columns = unwrap(parseCgp(text)).remarks.map(({ column }) => column - 1);
    expect(columns).toEqual([text.indexOf("ZZ"), text.indexOf("ld")]);
  });

  test.each(["", "lex CSW24;", "lex anything;", "bdn CrosswordGame;", "var classic;", "ld english; lex NWL23;"])(
    "nothing is odd in the operations %j",
    (operations) => {
      expect(told(`${horn} AFMRSTU/?EEILNR 0/14 0 ${operations}`)).toEqual([]);
    },
  );
});

describe("the rules of a position", () => {
  test("may name the lexicon with a hyphen, as some programs do", () => {
    const { position, operations } = unwrap(parseCgp(`${rows()} / 0/0 0 -lex OSPS49;`));
    expect(position.ruleset.tileSet).toBe(polish);
    expect(operations).toEqual([{ name: "-lex", text: "OSPS49" }]);
  });

  const shipped = Object.values(tileSets).filter((value) => typeof value === "object");
  test.each(shipped.map((tileSet) => [tileSet.id, tileSet] as const))(
    "come back with the tiles of %s",
    (_id, tileSet) => {
      const game = createTableGame({ players: 2, ruleset: { ...northAmerica2017, tileSet } });
      expect(unwrap(parseCgp(formatCgp(game).text, { tileSets: shipped })).position.ruleset.tileSet).toBe(tileSet);
    },
  );

  test("come back with the size of racks and the bonus", () => {
    const ruleset = { ...northAmerica2017, rackSize: 8, bonuses: [{ tiles: 8, points: 40 }] };
    const { text } = formatCgp(createTableGame({ players: 2, ruleset }));
    expect(text).toContain("rsz 8; bb 40;");
    const again = unwrap(parseCgp(text)).position.ruleset;
    expect([again.rackSize, again.bonuses]).toEqual([8, ruleset.bonuses]);
    expect(formatCgp(unwrap(parseCgp(text))).text).toBe(text);
  });

  test.each(["0", "1", "65", "many"])("a rack of %s tiles is remarked on, and has the usual size", (size) => {
    const { position, remarks } = unwrap(parseCgp(`${rows()} / 0/0 0 rsz ${size};`));
    expect(remarks.map(({ code, reason }) => [code, reason])).toEqual([
      ["unreadable", { code: "rules", of: "rack-size", text: size }],
    ]);
    expect(position.ruleset.rackSize).toBe(7);
  });

  test.each(["rsz 9;", "rsz 9; bb 35;", "rsz 100;", "etl 5000;", "mcnz 9999;", "bb 0;"])(
    "give rules that can be read again: %s",
    (operations) => {
      const { ruleset } = unwrap(parseCgp(`${rows()} / 0/0 0 ${operations}`)).position;
      expect(parseRuleset(JSON.stringify(ruleset)).problems ?? []).toEqual([]);
    },
  );

  test("name a board that is not the standard one, so that nobody takes it for that", () => {
    const layout = defineLayout({ rowsOfSquares: ["...", "...", "..."] });
    expect(formatCgp(createTableGame({ players: 2, ruleset: { ...northAmerica2017, layout } })).text).toContain(
      "bdn own-3x3;",
    );
  });
});

describe("what formatCgp writes, parseCgp reads, or it is remarked on", () => {
  const told = (position: Cgp | GameState): readonly string[] =>
    formatCgp(position)
      .remarks.map(said)
      .map(({ code, found, expected }) => `${code} ${found} / ${expected}`);

  test("a board that is not the standard one, and tiles of one's own", () => {
    const layout = defineLayout({ rowsOfSquares: Array.from({ length: 21 }, () => ".".repeat(21)) });
    const ruleset = { ...large2004, layout, tileSet: { ...english200, id: "own" } };
    const game = createTableGame({ players: 2, ruleset });
    expect(told(game)).toEqual([
      "not-expressible the own tiles / a tile set with a known name",
      "not-expressible a board of 21 by 21 / a board with a known name",
    ]);
    const { text } = formatCgp(game);
    expect(parseCgp(text).ok).toBe(false);
    expect(unwrap(parseCgp(text, { ruleset })).position.board).toEqual(game.board);
  });

  test("the board of 21 by 21 squares with 200 tiles has a name that readers know", () => {
    const game = createTableGame({ players: 2, ruleset: large2004 });
    const { text, remarks } = formatCgp(game);
    expect(remarks).toEqual([]);
    expect(text).toMatch(/ld english_super; bdn SuperCrosswordGame;$/);
    const { layout, tileSet } = unwrap(parseCgp(text)).position.ruleset;
    expect([layout, tileSet]).toEqual([large2004.layout, large2004.tileSet]);
    const renamed = unwrap(parseCgp(text.replace("ld english_super", "lex NWL23")));
    expect([renamed.position.ruleset.tileSet, renamed.remarks]).toEqual([english200, []]);
  });

  test("a board that the operations name otherwise is remarked on", () => {
    const { position, ...rest } = unwrap(parseCgp(`${rows()} / 0/0 0 bdn super;`, { ruleset: northAmerica2017 }));
    expect(told({ position, ...rest })).toEqual(["not-expressible a board of 15 by 15 / a board with a known name"]);
  });

  test.each([
    ["several bonuses", "7 50, 6 20", [{ tiles: 7, points: 50 }, { tiles: 6, points: 20 }]], // biome-ignore format: two lines are longer
    ["a bonus that multiplies", "7 x2", [{ tiles: 7, points: 0, times: 2 }]],
    ["a bonus that takes points away", "7 -50", [{ tiles: 7, points: -50 }]],
    ["a bonus of many points", "7 10000", [{ tiles: 7, points: 10_000 }]],
  ])("%s", (_what, said, bonuses) => {
    const game = createTableGame({ players: 2, ruleset: defineRuleset(northAmerica2017, { bonuses }) });
    expect(told(game)).toEqual([`not-expressible bb ${said} / nothing`]);
    expect(formatCgp(game).text).not.toContain("bb ");
  });

  test("a game of one whose rack is not known, which has no field for it", () => {
    const ruleset = defineRuleset(northAmerica2017, { players: { min: 1, max: 1 } });
    const game = createTableGame({ players: 1, ruleset });
    expect(told(game)).toEqual(["not-expressible nothing / tiles of the tile set english"]);
    expect(unwrap(parseCgp(formatCgp(game).text)).racks).toEqual([[], []]);
  });

  test("a dictionary whose name has a semicolon, and no other white space than spaces", () => {
    const game = createTableGame({ players: 2, ruleset: northAmerica2017, dictionary: "club; list\n7" });
    expect(told(game)).toEqual(["not-expressible club; list\n7 / club list 7"]);
    expect(unwrap(parseCgp(formatCgp(game).text)).operations).toEqual([{ name: "lex", text: "club list 7" }]);
  });

  test("operations that name other tiles than those of the position", () => {
    const position = unwrap(parseCgp(`${rows()} / 0/0 0 ld german;`, { ruleset: northAmerica2017 }));
    expect(told(position)).toEqual(["not-expressible the english tiles / german"]);
  });

  test("a score of any size", () => {
    const game = createTableGame({ players: 2, ruleset: northAmerica2017 });
    const players = game.players.map((player) => ({ ...player, score: -12_345_678_901 }));
    expect(told({ ...game, players })).toEqual([]);
    expect(unwrap(parseCgp(formatCgp({ ...game, players }).text)).scores).toEqual([-12_345_678_901, -12_345_678_901]);
  });

  test.each(Object.values(rulesets).map((ruleset) => [ruleset.id, ruleset] as const))(
    "a game of %s",
    (_id, ruleset) => {
      const game = createTableGame({ players: ruleset.players.min, ruleset });
      const { text, remarks } = formatCgp(game);
      expect(unwrap(parseCgp(text, { ruleset })).position.board).toEqual(game.board);
      const bare = parseCgp(text);
      expect(remarks.length > 0 || (bare.ok && bare.remarks.length === 0)).toBe(true);
    },
  );
});
