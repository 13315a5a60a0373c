// What the playground computes, without its page. The page is driven in Chromium by playground.mjs.
import { createTableGame, type GameEvent, type Placement, unwrap, validatePlacement } from "tilewright";
import { englishMessages } from "tilewright/messages/english";
import { swedishMessages } from "tilewright/messages/swedish";
import { parseGcg, parsePlay } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { readAddress, writeAddress } from "../../docs/site/playground/src/address.ts";
import { language, newsOf } from "../../docs/site/playground/src/language.ts";
import { languageNames } from "../../docs/site/playground/src/language-names.ts";
import { laidOf, writeLaid } from "../../docs/site/playground/src/position/laid.ts";
import { cgpOf, emptySpot, readSpot, rowsOf, viewOf } from "../../docs/site/playground/src/position/spot.ts";
import { fileName, fileOf } from "../../docs/site/playground/src/record/gcg.ts";
import {
  countSheet,
  type Entry,
  firstSheet,
  reasonsAgainst,
  type Sheet,
} from "../../docs/site/playground/src/record/sheet.ts";
import { layouts, presetSentences, presets, tileSets, variants } from "../../docs/site/playground/src/setup/choices.ts";
import { readKnobs } from "../../docs/site/playground/src/setup/knobs.ts";
import { firstSetup, rulesetOf, setupFor } from "../../docs/site/playground/src/setup/setup.ts";
import { exampleGame } from "../../docs/site/playground/src/step/example.ts";
import { readRecord } from "../../docs/site/playground/src/step/read-record.ts";
import { turnsOf } from "../../docs/site/playground/src/step/turns.ts";
import { texts } from "../../docs/site/playground/src/texts.ts";
import { listInAddress } from "../../docs/site/playground/src/words/keep-list.ts";
import { expectProportional } from "../support/cpu-time.ts";

const play = (text: string, points: number | null = null, rack = ""): Entry => ({ kind: "play", text, points, rack });
const sheetOf = (entries: readonly Entry[], more: Partial<Sheet> = {}): Sheet => ({ ...firstSheet, entries, ...more });
const made = (knobs: string) => rulesetOf({ ...firstSetup, knobs });

describe("the language in which the library speaks", () => {
  test("is English at first, a language as the others", () => {
    expect(language.get()).toBe(englishMessages);
    expect(languageNames.english).toBe(englishMessages.name);
    expect(Object.keys(languageNames)[0]).toBe("english");
  });

  test("says what has happened", () => {
    const passed: GameEvent = { player: 0, type: "passed" };
    expect(newsOf(passed, "Ann", false)).toBe("Ann passed.");
    expect(newsOf(passed, "Ann", true)).toBe("You passed.");
    language.set(swedishMessages);
    expect(newsOf(passed, "Ann", false)).toBe("Ann passade.");
    language.set(englishMessages);
  });
});

describe("the rules that a visitor chooses", () => {
  test("every preset, variant, board and language of tiles can be chosen and has a name", () => {
    for (const rules of Object.keys(presets))
      for (const tiles of Object.keys(tileSets)) expect(rulesetOf({ ...firstSetup, rules, tiles }).ok).toBe(true);
    for (const name of Object.keys(variants)) expect(rulesetOf({ ...firstSetup, variants: [name] }).ok).toBe(true);
    for (const layout of Object.keys(layouts)) expect(rulesetOf({ ...firstSetup, layout }).ok).toBe(true);
    for (const name of [...Object.keys(presets), ...Object.keys(variants)])
      expect(presetSentences[name]).toMatch(/^[A-Z]/);
    expect(Object.keys(presets)).toEqual(expect.arrayContaining(["us2021", "worldEnglish2022", "large2004"]));
    expect(Object.keys(variants)).toEqual(expect.arrayContaining(["nineTile", "checkedWords"]));
    expect(Object.keys(texts.setup.layoutNames)).toEqual(Object.keys(layouts));
  });

  test("own rules that make no sense are all listed, each with its path", () => {
    const wrong = made('{ "rackSize": 0, "tieBreak": "coin", "end": { "passesEach": "two" } }');
    expect(wrong.ok ? [] : wrong.problems.map((problem) => problem.split(":")[0])).toEqual([
      "rackSize",
      "end.passesEach",
      "tieBreak",
    ]);
  });

  test.for([
    ["rackSize 8", /Write each field with a colon after its name/],
    ["rackSize: 8; noRepeats: true", /a comma before the next/],
    ["noRepeat: true", /noRepeat/],
    ["[8]", /expected fields/],
    ["null", /expected fields/],
    ["layout: huge", /layout: expected one of standardLayout/],
    ['{ "tileSet": "klingon" }', /tileSet: expected one of afrikaans/],
    [
      '{ "tileSet": { "id": "few", "letters": [["A", 1, -4]], "blanks": { "count": 0, "points": 0 } } }',
      /letters\[0\]/,
    ],
    ['{ "layout": { "rowsOfSquares": ["..", "..."] } }', /rowsOfSquares/],
    ['{ "layout": 3 }', /rowsOfSquares/],
  ] as const)("own rules such as %s are refused with a reason", ([knobs, reason]) => {
    const wrong = made(knobs);
    expect(wrong.ok ? "" : wrong.problems.join("\n")).toMatch(reason);
  });

  test("own rules of many strings without an end are refused at once", () => {
    expectProportional(
      3000,
      (size) => '"\\'.repeat(size),
      (text) => expect(made(text).ok).toBe(false),
    );
  });

  test.for([
    ["noRepeats: true", { noRepeats: true }],
    ["{ noRepeats: true }", { noRepeats: true }],
    ["noRepeats: true, end: { passesInRow: 3, },", { noRepeats: true, end: { passesInRow: 3 } }],
    ["rackSize: 8,\nid: 'club \"A\": it\\'s'", { rackSize: 8, id: 'club "A": it\'s' }],
    ['id: "a, }: b: c"', { id: "a, }: b: c" }],
    ["", {}],
  ] as const)("own rules are read as the pages write them: %s", ([text, patch]) => {
    expect(readKnobs(text).patch).toEqual(patch);
  });

  test("a board or tiles may be named, and the code to copy imports them", () => {
    const { patch, code, uses } = readKnobs("layout: layout11, tileSet: german");
    expect(patch).toEqual({ layout: layouts["layout11"], tileSet: tileSets["german"] });
    expect(code()).toBe("{\n  layout: layout11,\n  tileSet: german,\n}");
    expect(uses).toEqual([
      ["tilewright/layouts", "layout11"],
      ["tilewright/tile-sets", "german"],
    ]);
  });

  test("a board may be drawn, and tiles listed or named", () => {
    const own = made(
      '{ "layout": { "rowsOfSquares": ["=.=", ".-.", "=.="] }, "tileSet": { "id": "few", "letters": [["A", 1, 9]], ' +
        '"blanks": { "count": 0, "points": 0 } } }',
    );
    expect(own.ok && [own.ruleset.layout.rows, own.ruleset.tileSet.id]).toEqual([3, "few"]);
    const named = made('{ "tileSet": "german" }');
    expect(named.ok && named.ruleset.tileSet.id).toBe("german");
  });

  test("the rules of a recorded game are found among the presets, with its tiles", () => {
    const { game } = unwrap(parseGcg("#lexicon FISE\n#player1 A A\n#player2 B B\n>A: AB 8G AB +8 8\n"));
    expect(setupFor(game.state.ruleset)).toEqual({ ...firstSetup, rules: "northAmerica2017", tiles: "spanish" });
    expect(setupFor(us2021)).toEqual(firstSetup);
  });
});

describe("an address", () => {
  test("reads back as it was written", () => {
    const setup = {
      rules: "international2022",
      variants: ["nineTile", "checkedWords"],
      layout: "layout11",
      tiles: "welsh",
      knobs: '{ "rackSize": 9 }',
    };
    const address = {
      show: "bot",
      setup,
      words: "own:Club & Co #2.txt",
      list: "pão\nmaçã & co",
      messages: "polish",
      position: "11/11 A?/ 0/0 0",
      laid: '[[7,7,"Ł",1]]',
      record: "S0-_",
      turn: 12,
      game: "q80",
    } as const;
    expect(readAddress(writeAddress(address))).toEqual({ ...address, unknown: [] });
  });

  test("has the words of a short list, one a line, and none of a long one", () => {
    expect(listInAddress(" horn \r\n\nfarm\n")).toBe("horn\nfarm");
    expect(listInAddress("horn\n".repeat(400)).length).toBe(1999);
    expect(listInAddress("horn\n".repeat(401))).toBe("");
  });

  test("without anything, or with nonsense in it, it is the beginning", () => {
    const first = {
      show: "position",
      setup: firstSetup,
      words: "free",
      list: "",
      messages: "english",
      position: null,
      laid: "",
      record: "",
      turn: 0,
      game: "",
      unknown: [] as readonly string[],
    };
    expect(readAddress("")).toEqual(first);
    const { unknown, ...read } = readAddress("#show=nowhere&rules=__proto__&messages=toString&turn=-7e99");
    expect({ ...read, unknown: [] }).toEqual(first);
    expect(unknown).toHaveLength(3);
  });

  test.for([
    ["rules=club", "rules that do not exist, “club”"],
    ["variants=nineTile,constructor", "a variant that does not exist, “constructor”"],
    ["board=huge", "a board that does not exist, “huge”"],
    ["tiles=klingon", "tiles that do not exist, “klingon”"],
    ["words=mine", "a word list that does not exist, “mine”"],
    ["messages=latin", "a language that does not exist, “latin”"],
    ["show=nowhere", "a part of the page that does not exist, “nowhere”"],
    [`tiles=${"x".repeat(50)}`, `“${"x".repeat(40)}...”`],
  ] as const)("that names what is not there, %s, is read without it, and that is said", ([said, sentence]) => {
    const { unknown = [], setup } = readAddress(`#${said}`);
    expect(unknown).toEqual([expect.stringContaining(sentence)]);
    expect(rulesetOf(setup).ok).toBe(true);
  });

  test("of millions of characters is not read at all, and that is said", () => {
    const { unknown, ...rest } = readAddress(`#knobs=${"x".repeat(2_000_000)}`);
    expect({ ...rest, unknown: [] }).toEqual(readAddress(""));
    expect(unknown).toEqual(["The link is too long to read: 2,000,007 characters."]);
  });

  test("is empty at the beginning", () => {
    expect(writeAddress(readAddress(""))).toBe("#");
  });

  test.for(['{"row":1}', "[1", "null", '[[0,0,"AA"]]', '[[99,0,"A"]]', "[{}]", '[[0,0,"A",1,2,3]]'])(
    "tiles such as %s are left out, or read as far as they are tiles",
    (text) => expect(laidOf(text, us2021).every(({ row, col }) => row < 15 && col < 15)).toBe(true),
  );

  test("the tiles that are being laid read back as they were, blanks too", () => {
    const laid: readonly Placement[] = [
      { row: 7, col: 7, letter: "A", blank: false },
      { row: 7, col: 8, letter: "B", blank: true },
      { row: 7, col: 9, letter: null, blank: true },
    ];
    expect(laidOf(writeLaid(laid), us2021)).toEqual(laid);
  });
});

describe("a position", () => {
  test("reads back from CGP and from lines of text, on every board and with every language of tiles", () => {
    for (const tiles of Object.keys(tileSets))
      for (const layout of Object.keys(layouts)) {
        const chosen = rulesetOf({ ...firstSetup, tiles, layout });
        if (!chosen.ok) throw new Error(chosen.problems.join("\n"));
        const { ruleset } = chosen;
        const letters = ruleset.tileSet.letters.map(({ letter }) => letter);
        const board = emptySpot(ruleset).board.map((_, index) => {
          const letter = letters[index % (letters.length * 3)];
          return letter === undefined ? null : { letter, blank: index % 2 === 0 };
        });
        const spot = { board, rack: [...letters.slice(-3), "?"] };
        const name = `${tiles} ${layout}`;
        expect(readSpot(cgpOf(ruleset, spot), ruleset), name).toMatchObject({ ok: true, spot: { board } });
        expect(readSpot(rowsOf(ruleset, spot), ruleset, spot.rack), name).toEqual({ ok: true, spot });
      }
  });

  test("with a rack that nobody could draw is refused: a board would draw each of its tiles", () => {
    const cgp = `${"15/".repeat(14)}15 ${"A".repeat(101)}/ 0/0 0`;
    expect(readSpot(cgp, us2021)).toEqual({ ok: false, problems: ["A rack has at most 100 tiles here."] });
  });

  test("with an unknown rack takes any letters; with a known one those alone", () => {
    const { placements } = unwrap(parsePlay("8F HORN", { ruleset: us2021 }));
    const empty = emptySpot(us2021);
    expect(validatePlacement(viewOf(us2021, empty), placements).ok).toBe(true);
    const known = validatePlacement(viewOf(us2021, { ...empty, rack: ["H", "O", "R"] }), placements);
    expect(known.violations?.map(({ code }) => code)).toEqual(["not-on-rack"]);
  });

  test("rules with a target for each player have a board, too", () => {
    const own = made('{ "end": { "targets": [100, 200, 300] } }');
    if (!own.ok) throw new Error(own.problems.join("\n"));
    expect(viewOf(own.ruleset, emptySpot(own.ruleset)).players).toHaveLength(3);
  });
});

describe("a score sheet", () => {
  const three = { players: ["Ann", "Ben", "Cho Lee"] };
  const game: readonly Entry[] = [
    play("8F HORN"),
    play("H6 FA.M"),
    play("10F PASTE", 25),
    { kind: "challenge", by: 0, good: true },
    { kind: "exchange", tiles: "2" },
    play("11E BIT"),
    { kind: "challenge", by: 0, good: false },
    { kind: "pass" },
  ];

  test("is counted turn by turn: plays, a lost challenge and its missed turn, exchanges, a play that comes off", () => {
    const { lines, game: state } = countSheet(sheetOf(game, three), us2021);
    expect(lines.map(({ player, points, total }) => [player, points, total])).toEqual([
      [0, 14, 14],
      [1, 9, 9],
      [2, 25, 25],
      [0, 0, 0],
      [1, 0, 9],
      [2, 16, 41],
      [0, -16, 25],
      [0, 0, 14],
    ]);
    expect(lines[3]?.news).toEqual(["Ann lost a turn."]);
    expect(lines[6]?.news).toEqual(["Cho Lee's play was challenged off, and its 16 points were removed."]);
    expect(lines.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(state.status).toEqual({ kind: "playing", turn: 1 });
  });

  test("a correction three turns back counts everything after it again", () => {
    const later = countSheet(sheetOf([play("8F HOrN"), ...game.slice(1)], three), us2021);
    expect(later.lines.map(({ total }) => total).slice(0, 3)).toEqual([12, 8, 24]);
    expect(later.lines[2]?.wrong).toEqual(["The sheet says 25; by the rules it is 24."]);
    expect(later.game.players.map(({ score }) => score)).toEqual([12, 8, 24]);
  });

  test("a word all in small letters is one in capitals; a single small letter is a blank", () => {
    const { lines } = countSheet(sheetOf([play("8f horn"), play("h6 FA.m")]), us2021);
    expect(lines.map(({ points, wrong }) => [points, ...wrong])).toEqual([[14], [6]]);
  });

  test("points on the sheet that the rules do not give are remarked on, and the rules are followed", () => {
    const { lines } = countSheet(sheetOf([play("8F HORN", 24)]), us2021);
    expect(lines[0]).toMatchObject({ points: 14, wrong: ["The sheet says 24; by the rules it is 14."] });
  });

  test("points on the sheet can be kept: scores and file are those of the paper", () => {
    const entries = [play("8F HORN", 24), play("H6 FA.M"), play("10F PASTE", 20)];
    const { lines, game: state } = countSheet(sheetOf(entries, { keepPoints: true }), us2021);
    expect(lines.map(({ points, total }) => [points, total])).toEqual([
      [24, 24],
      [9, 9],
      [20, 44],
    ]);
    expect(lines.map(({ wrong }) => wrong.length)).toEqual([1, 0, 1]);
    const { text, found } = fileOf(state);
    expect(text).toContain("8F HORN +24 24\n");
    expect(text).toContain("10F PASTE +20 44\n");
    expect(found.map(({ code }) => code)).toEqual(["wrong-score", "wrong-score"]);
    const off = [play("8F HORN", 24), { kind: "challenge", by: 1, good: false } as const];
    expect(countSheet(sheetOf(off), us2021).game.players[0]?.score).toBe(0);
  });

  test("the file has the title and the date of the sheet, and its name begins with the date", () => {
    const { game: state } = countSheet(sheetOf([play("8F HORN")]), us2021);
    const about = { title: "The final", date: "2026-05-24" };
    const { text, found } = fileOf(state, about);
    expect(text).toContain("#title The final\n");
    expect(text).toContain("#date 2026-05-24\n");
    expect(found).toEqual([]);
    expect(fileName(state, about)).toBe("2026-05-24-ann-ben.gcg");
    expect(fileName(state)).toBe("ann-ben.gcg");
  });

  test("why an entry cannot stand is known before it is written down", () => {
    const start = countSheet(sheetOf([]), us2021).game;
    expect(reasonsAgainst(start, play("1A ZOO"))).toEqual(["The first play must cover 8H."]);
    expect(reasonsAgainst(start, play("8F HORN", 99))).toEqual([]);
  });

  test.for([
    [play("8F HØRN"), 'Character 5: Unreadable: "Ø" is not a letter'],
    [play("1A HORN"), "The first play must cover 8H."],
    [play("8F HORN", null, "HORXAEI"), "There is no N on your rack."],
    [play("8F HORN", null, "H0RN"), "Character 2"],
    [{ kind: "exchange", tiles: "9" }, "You can use at most 7 tiles in one turn."],
    [{ kind: "exchange", tiles: "" }, ""],
    [{ kind: "challenge", by: 1, good: true }, "There is no play to challenge."],
  ] as const)("a line that cannot stand is remarked on and counts as a pass: %j", ([entry, reason]) => {
    const { lines, game: state } = countSheet(sheetOf([entry, play("8F HORN")]), us2021);
    expect(lines[0]?.wrong.join(" ")).toContain(reason);
    expect(lines[0]?.wrong).not.toEqual([]);
    expect(lines[1]?.wrong).toEqual([]);
    // A challenge is nobody's turn; anything else was Ann's.
    expect(state.players.map(({ score }) => score)).toEqual(entry.kind === "challenge" ? [14, 0] : [0, 14]);
  });

  const finals = [
    { name: "two players", players: ["Ann", "Ben"] },
    { name: "three players", players: ["Ann", "Ben", "Cho Lee"] },
    { name: "four players", players: ["Ann", "Ben", "Cho", "Dan"] },
  ];
  for (const rules of ["us2021", "northAmerica2017", "international2022", "onyx2006", "classic1948", "basic"])
    test.for(finals.filter(({ players }) => players.length <= presets[rules]!.players.max))(
      `ended by agreement under ${rules}, $name, a check of its file finds nothing`,
      ({ players }) => {
        const racks = ["QI", "TE", "A", "VW?"].slice(0, players.length);
        const counted = countSheet(sheetOf(game.slice(0, 6), { players, racks }), presets[rules]!);
        expect(counted.game.status).toMatchObject({ kind: "over", reason: "agreed" });
        expect(fileOf(counted.game).found).toEqual([]);
      },
    );

  test("racks that are wrong are said to be, by name, and the game is not ended", () => {
    const counted = countSheet(sheetOf([play("8F HORN")], { racks: ["Q1", "TE"] }), us2021);
    expect(counted.wrong).toEqual([expect.stringMatching(/^Ann: Character 2/)]);
    expect(counted.game.status.kind).toBe("playing");
  });

  test("a player who goes out leaves the racks of the others to be written down", () => {
    // Eleven tiles, so that the second play goes out.
    const own = made(
      '{ "tileSet": { "id": "few", "letters": [["A", 1, 2], ["E", 1, 1], ["F", 4, 1], ["H", 4, 1], ["M", 3, 1], ' +
        '["N", 1, 1], ["O", 1, 1], ["R", 1, 1]], "blanks": { "count": 2, "points": 0 } }, "rackSize": 4 }',
    );
    if (!own.ok) throw new Error(own.problems.join("\n"));
    const entries = [play("8F HORN"), play("H6 FA.M"), play("10H EAr")];
    const open = countSheet(sheetOf(entries), own.ruleset);
    expect(open.game.status.kind).toBe("last-challenge");
    const { game: over } = countSheet(sheetOf(entries, { racks: ["", "?"] }), own.ruleset);
    expect(over.status).toMatchObject({ kind: "over", reason: "out" });
  });
});

describe("a recorded game", () => {
  test("the example has one slip, a play that came off, and an end", () => {
    const read = readRecord(exampleGame, null);
    if (!read.ok) throw new Error("unreadable");
    expect(read.remarks.map(({ code }) => code)).toEqual(["wrong-score"]);
    const turns = turnsOf(read.game.state);
    expect(turns.at(-1)?.totals).toEqual([261, 323]);
    expect(turns.filter(({ words }) => words.includes("challenged off"))).toHaveLength(1);
    expect(turns[0]).toMatchObject({ play: "8F NIX", why: "NIX (1+1+8)x2 = 20", totals: [20, 0] });
  });

  test.for(["", "nonsense", "{}", "[1,2]", '{"players": 3}', "#player1"])("%j is no game, and that is said", (text) => {
    const read = readRecord(text, null);
    expect(read.ok ? turnsOf(read.game.state) : read.problems.length > 0).not.toBe(false);
  });

  test("a game history in JSON is read, too", () => {
    const text = JSON.stringify({
      players: [{ nickname: "Ann" }, { nickname: "Ben" }],
      events: [{ rack: "HORNEIA", position: "8F", played_tiles: "HORN", score: 14, cumulative: 14 }],
    });
    const read = readRecord(text, null);
    expect(read.ok && read.game.state.players.map(({ score }) => score)).toEqual([14, 0]);
  });

  test("its turns are those that a board announces", () => {
    expect(turnsOf(createTableGame({ players: 2 }))).toEqual([]);
  });
});
