import { defineRuleset, unwrap } from "tilewright";
import { parseGcg } from "tilewright/notation";
import { finishLine, us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { said } from "../said.ts";

const record = (name: string, head = ""): string =>
  `${head}#player1 ${name} A\n#player2 Ben B\n>${name}: HORN 8F HORN +14 14`;
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(2 * text.length));
  for (let i = 0; i < text.length; i++) bytes.setUint16(2 * i, text.charCodeAt(i), littleEndian);
  return new Uint8Array(bytes.buffer);
};

const read = (input: string | Uint8Array): readonly [name: string | undefined, ...remarks: readonly string[]] => {
  const { game, remarks } = unwrap(parseGcg(input));
  return [
    game.state.players[0]?.name,
    ...remarks.map(said).map(({ line, column, found }) => `${line}:${column} ${found}`),
  ];
};

describe("encodings", () => {
  test.each([
    ["text", record("Zoë")],
    ["text with a byte order mark", `\uFEFF${record("Zoë")}`],
    ["UTF-8, declared", utf8(record("Zoë", "#character-encoding UTF-8\n"))],
    ["UTF-8, not declared", utf8(record("Zoë"))],
    ["UTF-8 with a byte order mark", utf8(`\uFEFF${record("Zoë")}`)],
    ["ISO 8859-1, not declared", latin1(record("Zoë"))],
    ["ISO 8859-1, declared", latin1(record("Zoë", "#character-encoding ISO-8859-1\n"))],
    ["windows-1252, declared after an empty line", latin1(record("Zoë", "\n#character-encoding windows-1252\n"))],
    ["ASCII declared, something else written", latin1(record("Zoë", "#character-encoding ASCII\n"))],
    ["ISO 8859-1 declared, UTF-8 written", utf8(record("Zoë", "#character-encoding ISO8859-1\n"))],
    ["UTF-16, little end first", utf16(`\uFEFF${record("Zoë")}`, true)],
    ["UTF-16, big end first", utf16(`\uFEFF${record("Zoë")}`, false)],
  ])("%s", (_what, input) => {
    expect(read(input)).toEqual(["Zoë"]);
  });

  test.each([
    ["ISO-8859-2", [0xc6], "Ć"],
    ["latin2", [0xa6], "Ś"],
    ["windows-1250", [0x8c], "Ś"],
    ["ISO-8859-15", [0xa4], "€"],
  ])("a text that declares its encoding as %s is read by it", (encoding, bytes, name) => {
    const text = record("~", `#character-encoding ${encoding}\n`);
    const input = Uint8Array.from(
      [...text].flatMap((character) => (character === "~" ? bytes : [character.charCodeAt(0)])),
    );
    expect(read(input)).toEqual([name]);
  });

  test.each([
    ["not declared", ""],
    ["declared as windows-1252", "#character-encoding windows-1252\n"],
    ["declared as ISO 8859-1", "#character-encoding ISO-8859-1\n"],
  ])("a text with the quotes, dashes and letters of windows-1252, %s, keeps them", (_, head) => {
    const written = "\x91\x92\x93\x94\x96\x97\x80\x85\x8a\x8e\x9c\x9fZo\xeb";
    const { game, remarks } = unwrap(parseGcg(latin1(`${head}#title ${written}\n${record("Zoe")}`)));
    expect(game.title).toBe("‘’“”–—€…ŠŽœŸZoë");
    expect(remarks).toEqual([]);
  });

  test("the five codes that windows-1252 leaves free stay as they are", () => {
    const { game } = unwrap(parseGcg(latin1(`#title \x81\x8d\x8f\x90\x9d\xeb\n${record("Zoe")}`)));
    expect(game.title).toBe("\x81\x8d\x8f\x90\x9dë");
  });

  test("an unknown encoding is remarked on, and the text is read as if it were not declared", () => {
    expect(read(utf8(record("Zoë", "#character-encoding ISO8859-6\n")))).toEqual(["Zoë", '1:21 "ISO8859-6"']);
  });

  test("bytes that are declared as UTF-8 and are not are remarked on, and read as ISO 8859-1", () => {
    expect(read(latin1(record("Zoë", "#character-encoding UTF-8\n")))).toEqual(["Zoë", '1:21 "UTF-8"']);
  });

  test("letters in two code points are one tile", () => {
    const text = "#lexicon OSPS\n#player1 A\n#player2 B\n>A: ŁAPAC\u0301WZ 8F ŁAPAC\u0301 +26 26";
    const { game, remarks } = unwrap(parseGcg(text));
    expect(game.state.board[114]).toEqual({ letter: "Ć", blank: false });
    expect(remarks.map(({ code }) => code)).toEqual([]);
  });
});

test.each([
  ["LF", "\n"],
  ["CR LF", "\r\n"],
  ["CR", "\r"],
])("lines that end with %s, the last one or not, are numbered alike", (_what, end) => {
  const text = "#player1 Ann A\n\n#player2 Ben B\n>Ann: HORN 8F HORN +15 15\n>Ben: FAM H6 FA.M +9 9";
  for (const whole of [text, `${text}\n`]) {
    const { remarks, game } = unwrap(parseGcg(whole.replaceAll("\n", end)));
    expect(remarks.map(({ line, column }) => [line, column])).toEqual([[4, 20]]);
    expect(game.lines.at(-1)).toBe(5);
  }
});

describe("refusals", () => {
  test.each([
    ["nothing", ""],
    ["white space", " \n\t\r\n"],
    ["prose", "Dear all,\nthis is not a game.\n"],
    ["a program", "# a comment\nif (a > b) c();\n"],
    ["JSON", '{"a": [1, 2, 3]}'],
    ["pragmas that introduce nobody", "#title A game\n#weather fine\n"],
    ["random bytes", Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251)],
    ["no text at all", null],
    ["a number", 7],
    ["an object", {}],
  ])("%s: the text is refused with a place", (_what, input) => {
    const { ok, problems } = parseGcg(input as string);
    expect(ok).toBe(false);
    expect(problems?.[0]).toMatchObject({ line: 1, column: 1, code: "unreadable", event: null });
    expect(problems?.[0].reason).toMatchObject({ code: "not-a-game", of: "gcg" });
  });

  test("a record is refused if the ruleset has targets for another number of players", () => {
    const ruleset = defineRuleset(us2021, finishLine({ targets: [100, 90, 80] }));
    const { problems } = parseGcg("#player1 Ann\n#player2 Ben\n", { ruleset });
    expect(problems?.map(said)).toMatchObject([
      {
        reason: { code: "players", needed: 3, found: 2, text: "" },
        expected: "a game of 3 players, to match the targets of the ruleset",
      },
    ]);
    expect(parseGcg("#player1 a\n#player2 b\n#player3 c\n", { ruleset }).ok).toBe(true);
  });

  test("if no event line can be read, each has a problem", () => {
    const { problems } = parseGcg("> huh\n>Ann: what\n");
    expect(problems?.map(said).map(({ line, column, found }) => `${line}:${column} ${found}`)).toEqual([
      '1:2 "huh"',
      '2:7 "what"',
    ]);
  });

  test("a record with players only is a game that has not begun", () => {
    const { game, counts } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n"));
    expect(game.state.status).toEqual({ kind: "playing", turn: 0 });
    expect(counts).toEqual({ events: 0, plays: 0, scoresAgreed: 0, totals: 0, totalsAgreed: 0 });
  });
});
