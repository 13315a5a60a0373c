import fc from "fast-check";
import { applyMove, type GameState, stateAt, unwrap } from "tilewright";
import { formatGcg, type GcgGame, parseGcg, type Remark } from "tilewright/notation";
import { international2022, northAmerica2017 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { hostileInputs, timeFor } from "../../seed.ts";
import { type Dialect, plain, write } from "./dialect.ts";
import { playGame, randomFrom } from "./played.ts";
import { header } from "./read.ts";

/** What a record and what was written of it must have in common. */
function facts({ state, record = [] }: GcgGame): unknown {
  const { history, players, status, ruleset } = state;
  return {
    history,
    players: players.map(({ score, rack, resigned }) => ({ score, rack, resigned })),
    status,
    ruleset,
    events: record.map(({ player, event }) => ({ player, event })),
  };
}

/** What is told of the events: the header is written in an order of its own, and in an encoding that is known. */
function codes({ remarks }: { readonly remarks: readonly Remark[] }): readonly string[] {
  return remarks.map(({ code }) => code).filter((code) => code !== "unreadable" && code !== "unknown-pragma");
}

/** Reads a record, writes it and reads that; what is told of either must agree. Gives what was written. */
function rewrite(text: string): string {
  const first = parseGcg(text);
  if (!first.ok) return "";
  const written = formatGcg(first.game).text;
  const second = unwrap(parseGcg(written));
  expect(facts(second.game)).toEqual(facts(first.game));
  expect(codes(second)).toEqual(codes(first));
  expect(formatGcg(second.game).text).toBe(written);
  return written;
}

/** The lines of events of a text. */
const eventLines = (text: string): readonly string[] => text.split("\n").filter((line) => line.startsWith(">"));

const horn = ">Ann: HORNEIA 8F HORN +14 14\n";
const farm = ">Ben: FAMXYZQ H6 FA.M +9 9\n";

describe("a recorded line is written as it was recorded", () => {
  test.each([
    ["a total that does not add up", `${horn}>Ben: FAMXYZQ H6 FA.M +9 19\n`],
    ["a total that is built on", `${horn}>Ben: FAMXYZQ H6 FA.M +9 19\n>Ann: AEI - +0 14\n>Ben: XYZ - +0 19\n`],
    ["a score that the rules do not give", `${horn}>Ben: FAMXYZQ H6 FA.M +14 14\n`],
    ["a score and a total that contradict each other", `${horn}>Ben: FAMXYZQ H6 FA.M +14 9\n`],
    ["a bonus with a wrong total", `${horn}>Ann:  (challenge) +5 29\n${farm}`],
    ["a rack without a tile that is played", ">Ann: AEINRST 8F HORN +14 14\n"],
    ["a note below a line of nobody", `#rack1 AEIOU\n> (challenge) +5 5\n#note why not\n${horn}`],
    ["a rack that is too long", ">Ann: AAGIIKSUUHORN 8F HORN +14 14\n"],
    ["a rack that is not a rack", ">Ann: A1B2 8F HORN +14 14\n"],
    ["a play that runs over the edge", `>Ann: HORN 8M HORN +14 14\n${farm}`],
    [
      "a play that touches nothing, and what follows it",
      `${horn}>Ben: FARMMXY 1A FARM +20 20\n>Ann: EIA H6 .. +0 14\n`,
    ],
    ["a play on tiles that lie there", `${horn}>Ben: FARMMXY 8F FARM +20 20\n`],
    ["a play that comes off", `${horn}>Ann: HORNEIA -- -14 0\n${farm}`],
    [
      "a play that comes off with a score that was none, and points that the file does not take off",
      `${horn}>Ben: FAMXYZQ H6 FA.M +10 10\n>Ben: FAMXYZQ -- +0 1\n`,
    ],
    ["a play of somebody else that comes off", `${horn}>Ben: FAMXYZQ -- -14 -14\n`],
    ["a move out of turn", `${horn}>Ann: EIA 7F EIA +9 23\n`],
    ["an exchange that the bag does not allow", `${horn}>Ben: FAM -FAMXYZQA +0 0\n`],
    ["the settlement of the other player", `${horn}>Ben:  (EIA) +6 6\n`],
    ["a settlement that the rules do not give", `${horn}>Ann:  (G) +9 23\n`],
    ["points for time", `${horn}>Ben:  (time) -10 -10\n`],
    ["a last rack that cannot be", `${horn}#rack1 AEI1\n#rack2 FAMXYZQFAMXYZQ\n`],
    ["a last rack of a game that is over", `${horn}>Ann:  (G) +4 18\n#rack2 G\n`],
    ["a player whom nobody introduced", `${horn}>Cho: FAMXYZQ H6 FA.M +9 9\n`],
    ["a line that is not an event", `${horn}>Ben: FAMXYZQ\n${farm}`],
    ["a line without a colon", `${horn}>Ben FAMXYZQ H6 FA.M +9 9\n`],
    ["a total that is not a number", `${horn}>Ben: FAMXYZQ H6 FA.M +9 9x\n`],
  ])("%s", (_what, text) => {
    expect(eventLines(rewrite(header + text))).toEqual(eventLines(text));
  });

  test("a language named below a line that cannot be read is the record's", () => {
    const text = `> (challenge) +5 5\n${header}#note LetterDistribution: spanish\n>Ann: CASAEIO 8F CASA +12 12\n`;
    expect(unwrap(parseGcg(text)).game.state.ruleset.tileSet).toBe(spanish);
    rewrite(text);
  });

  test("a player who is introduced twice, with a number that nobody has below, is no third player", () => {
    const text = "#player3 cho\n#player2 ben\n#player3 cho\n>cho: HORN 8F HORN +14 14\n";
    expect(rewrite(text).split("\n").slice(1, 5)).toEqual([
      "#player1 cho cho",
      "#player2 ben ben",
      "#description FirstSeat: 2",
      "#player1 cho",
    ]);
  });

  test("a note stays with its line, and a line that is not GCG where it was", () => {
    const text = `${horn}what is this\n#note a fine word\n${farm}and this\n`;
    const below = rewrite(header + text)
      .split("\n")
      .slice(3)
      .join("\n");
    expect(below).toBe(text);
  });

  test("a line that is not GCG does not become part of the title above it", () => {
    const text = `what is this\n#title A final\n${header}${horn}`;
    expect(rewrite(text).split("\n").slice(0, 2)).toEqual(["#character-encoding UTF-8", "what is this"]);
  });

  test.each([
    ["a column in lower case", "HORNEIA 8f HORN +14 14", "HORNEIA 8F HORN +14 14"],
    ["spaces", " HORNEIA   8F  HORN   +14   14 ", "HORNEIA 8F HORN +14 14"],
    ["no sign", "HORNEIA 8F HORN 14 14", "HORNEIA 8F HORN +14 14"],
    ["no total", "HORNEIA 8F HORN +14", "HORNEIA 8F HORN +14 14"],
    ["neither score nor total", "HORNEIA 8F HORN", "HORNEIA 8F HORN +14 14"],
    ["text behind the total", "HORNEIA 8F HORN +14 14 a, b", "HORNEIA 8F HORN +14 14 a, b"],
    ["an exchange without figures", "HORNEIA -HO", "HORNEIA -HO +0 0"],
    ["a sign too many", "HORNEIA (time) +-10 -10", "HORNEIA (time) -10 -10"],
  ])("in the standard form where the dialect is another: %s", (_what, line, standard) => {
    expect(eventLines(rewrite(`${header}>ann: ${line}\n`))).toEqual([`>Ann: ${standard}`]);
  });

  test("a play through tiles gets dots, and a play that came off its points", () => {
    const text = `${header}${horn}>Ben: FAMXYZQ H6 FARM +9 9\n>Ben: FAMXYZQ -- +0 0\n`;
    expect(eventLines(rewrite(text)).slice(1)).toEqual([">Ben: FAMXYZQ H6 FA.M +9 9", ">Ben: FAMXYZQ -- -9 0"]);
  });
});

describe("a game that goes on after its record", () => {
  const read = unwrap(parseGcg(`${header}${horn}>Ben: FAMXYZQ H6 FA.M +9 19\n`)).game;

  test("is written as recorded, and then as played", () => {
    const state = unwrap(applyMove(read.state, { type: "pass" })).state;
    const { text } = formatGcg({ ...read, state });
    expect(eventLines(text)).toEqual([horn.trim(), ">Ben: FAMXYZQ H6 FA.M +9 19", ">Ann: AEI - +0 14"]);
    expect(unwrap(parseGcg(text)).game.state.history).toEqual(state.history);
  });

  test("is written as played from where somebody went back and played on in another way", () => {
    const index = read.state.history.findIndex(({ type, player }) => type === "played" && player === 1);
    const state = unwrap(applyMove(stateAt(read.state, index), { type: "pass" }, { by: 1 })).state;
    expect(eventLines(formatGcg({ ...read, state }).text)).toEqual([horn.trim(), ">Ben: AFMQXYZ - +0 0"]);
  });

  test.each([
    [
      "another play",
      (state: GameState) => unwrap(applyMove(state, playOf("H6", "FA.M", state), { by: 1 })).state,
      "FA.M",
    ],
    [
      "an exchange",
      (state: GameState) => unwrap(applyMove(state, { type: "exchange", tiles: ["F"] }, { by: 1 })).state,
      "-F",
    ],
  ])("so it is if there was %s in its place", (_what, change, expected) => {
    const game = unwrap(parseGcg(`${header}${horn}>Ben: FAMXYZQ H7 M.A +5 5\n>Ann: AEI - +0 14\n`)).game;
    const index = game.state.history.findIndex(({ type, player }) => type === "played" && player === 1);
    const lines = eventLines(formatGcg({ ...game, state: change(stateAt(game.state, index)) }).text);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(expected);
  });

  test("that was over before the record ends has no sign that it is not", () => {
    const { game } = unwrap(parseGcg(`#incomplete\n${header}${horn}`));
    expect(formatGcg(game).text).toContain("#incomplete\n");
  });
});

function playOf(square: string, word: string, _state: GameState): { type: "play"; placements: never[] } {
  const [col, row] = [square.charCodeAt(0) - 65, Number(square.slice(1)) - 1];
  const placements = [...word].flatMap((letter, i) =>
    letter === "." ? [] : [{ row: row + i, col, letter, blank: false }],
  );
  return { type: "play", placements: placements as never[] };
}

/** Records of every kind to spoil. */
const records: readonly string[] = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
  const ruleset = [northAmerica2017, international2022, { ...international2022, tileSet: spanish }][seed % 3]!;
  const dialect: Dialect = {
    ...plain,
    through: (["dots", "letters", "brackets"] as const)[seed % 3]!,
    rack: (["sorted", "partial", "shuffled"] as const)[seed % 3]!,
    lowerColumn: seed % 2 === 0,
    withdrawn: seed % 2 === 0 ? "zero" : "points",
    crossWords: seed % 2 === 1,
    notes: seed % 4 === 1,
  };
  return write(playGame({ seed, ruleset, players: 2 + (seed % 2) }), dialect, randomFrom(seed));
});

/** What people do wrong, on one line. */
const slips: Readonly<Record<string, (line: string, other: string, by: number) => string>> = {
  "another score": (line, _other, by) => line.replace(/\+\d+/, (score) => `+${Number(score) + by}`),
  "another total": (line, _other, by) => line.replace(/\d+\s*$/, (total) => `${Number(total) + by}`),
  "a tile too few on the rack": (line) => line.replace(/: \S/, ": "),
  "another tile on the rack": (line) => line.replace(/: \S/, ": X"),
  "no rack": (line) => line.replace(/: \S+/, ":"),
  "another square": (line, _other, by) =>
    line.replace(/ (\d+)([A-O]) /, (_all, row, col) => ` ${((Number(row) + by + 15) % 15) + 1}${col} `),
  "another name": (line) => line.replace(/^>\w+:/, ">Zoe:"),
  "the other player": (line, other) => line.replace(/^>\w+:/, /^>\w+:/.exec(other)?.[0] ?? ">"),
  "a bracket too many": (line) => line.replace(/ (\S+) \+/, " ($1 +"),
  "no score": (line) => line.replace(/ \+\d+.*$/, ""),
  "an end in the middle": (line) => `${line}\n>ann:  (AE) +4 40`,
  "time in the middle": (line) => `${line}\n>ben: (time) -10 30`,
  "a play that comes off": (line) => `${line}\n${/^>\w+:/.exec(line)?.[0] ?? ">"} AEI -- -10 30`,
  "a bonus": (line) => `${line}\n${/^>\w+:/.exec(line)?.[0] ?? ">"} (challenge) +5 300`,
  "a line twice": (line) => `${line}\n${line}`,
  "no line": () => "",
  "another line": (_line, other) => other,
  "a character too few": (line, _other, by) => line.slice(0, Math.abs(by)) + line.slice(Math.abs(by) + 1),
  "a character too many": (line, _other, by) =>
    `${line.slice(0, Math.abs(by) * 2)}${"(.-+9A:#> "[Math.abs(by) % 10]}${line.slice(Math.abs(by) * 2)}`,
  "a line cut short": (line, _other, by) => line.slice(0, Math.abs(by) * 2),
  "text that is not GCG": (line) => `${line}\nwhat is this`,
  "a note": (line) => `${line}\n#note why not`,
  "a last rack": (line) => `${line}\n#rack1 AEIOU`,
};

test("a pass in place of the settlement, with a total that does not add up, is written as it was recorded", () => {
  const settlement = /\n>(\w+): {2}\(.*/;
  const played = records.filter((record) => settlement.test(record) && !record.includes("#player3"));
  expect(played.length).toBeGreaterThan(0);
  for (const record of played) {
    const pass = (_: string, winner: string): string => `\n>${winner === "ann" ? "ben" : "ann"}:  - +0 7`;
    const text = record.replace(settlement, pass);
    expect(eventLines(rewrite(text)).at(-1)).toBe(eventLines(text).at(-1));
  }
});

test("a last play without figures is written with the total before the settlement", () => {
  const end = /\n(>\w+: \S+ \S+ \S+) \+\d+ \d+.*\n>\w+: .*\n(>\w+: {2}\(.*)/;
  const played = records.filter((record) => end.test(record));
  expect(played.length).toBeGreaterThan(0);
  for (const record of played) rewrite(record.replace(end, "\n$1\n$2"));
});

test("what was written of a spoiled record reads as the record does", {
  timeout: timeFor(hostileInputs(20_000)),
}, () => {
  const slip = fc.record({
    kind: fc.constantFrom(...Object.keys(slips)),
    at: fc.nat(),
    with: fc.nat(),
    by: fc.integer({ min: -20, max: 20 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...records), fc.array(slip, { minLength: 1, maxLength: 5 }), (record, made) => {
      const lines = record.split("\n");
      for (const { kind, at, with: other, by } of made) {
        const line = at % lines.length;
        lines[line] = slips[kind]!(lines[line]!, lines[other % lines.length]!, by);
      }
      rewrite(lines.join("\n"));
    }),
    { numRuns: hostileInputs(400) },
  );
});
