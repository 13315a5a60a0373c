import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TileSet } from "tilewright";
import { packWordList, trustedWordGraph, unpackWordList, type WordList, wordList } from "tilewright/dictionary";
import { english, spanish } from "tilewright/tile-sets";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { programForTests } from "./program.ts";
import { type Run, runCommand, runInteractive } from "./terminal.ts";

const program = programForTests();

const folder = mkdtempSync(join(tmpdir(), "tilewright-pack-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const text = (name: string): string => readFileSync(join(folder, name), "utf8");

/** What a module exports, run with the package's own functions in place of its imports. */
function wordsOf(name: string, tileSet: TileSet): WordList {
  const body = text(name)
    .replace(/^import .*$/gm, "")
    .replace("export const words", "const words");
  return new Function("unpackWordList", "tileSet", `${ts.transpile(body)}; return words;`)(unpackWordList, tileSet);
}

test("a list becomes a module, and what was left out is reported", async () => {
  const list = write("words.txt", "cat\ndog\nParis\nChina\tproper\n# a comment\nit's\n");
  const out = join(folder, "words.js");
  const { status, printed, errors } = await runCommand("pack", list, "--out", out);
  expect(errors).toBe(
    '2 words\nskipped (capitalised): 1 ("Paris" in line 3)\nskipped (apostrophe): 1 ("it\'s" in line 6)\n',
  );
  expect(printed).toBe(`${out}: ${text("words.js").length} bytes\n`);
  expect(status).toBe(0);
  expect(text("words.js")).toMatch(
    /^const packed = \{"words":"[\w-]+","labelled":\[\{"labels":\["proper"\],"words":"[\w-]+"\}\]\};$/m,
  );
  const packed = wordList("cat\ndog\nChina\tproper", { tileSet: english });
  expect(text("words.js").split("\n")).toEqual([
    "// Words packed with tilewright: 2.",
    'import { unpackWordList } from "tilewright/dictionary";',
    'import { english as tileSet } from "tilewright/tile-sets";',
    "",
    `const packed = ${JSON.stringify(packWordList(packed, { tileSet: english }))};`,
    "",
    "export const words = /* @__PURE__ */ unpackWordList(packed, { tileSet });",
    "",
  ]);
  expect([...wordsOf("words.js", english).entries()]).toEqual([...packed.entries()]);
});

test("a module for TypeScript has its type, and the tile set that was named", async () => {
  const list = write("palabras.txt", "charro\nllama\n");
  expect((await runCommand("pack", list, "-o", join(folder, "palabras.ts"), "--tiles", "spanish")).status).toBe(0);
  expect(text("palabras.ts")).toContain("export const words: WordList = ");
  expect(text("palabras.ts")).toContain('import { spanish as tileSet } from "tilewright/tile-sets";');
  expect(text("palabras.ts")).toContain('import { unpackWordList, type WordList } from "tilewright/dictionary";');
  expect([...wordsOf("palabras.ts", spanish).words()]).toEqual(["CHARRO", "LLAMA"]);
});

test("a list becomes a word graph, with or without a GADDAG, in either layout", async () => {
  const list = write("words.txt", "cat\ncats\ndog\n");
  const out = join(folder, "words.kwg");
  const size = async (...options: readonly string[]): Promise<number> => {
    expect((await runCommand("pack", list, "--out", out, ...options)).status).toBe(0);
    return readFileSync(out).length;
  };
  const whole = await size();
  expect(await size("--no-gaddag")).toBeLessThan(whole);
  expect([...trustedWordGraph(readFileSync(out), { tileSet: english }).words()]).toEqual(["CAT", "CATS", "DOG"]);
  expect(await size("--bits", "24")).toBe(whole);
  const read = trustedWordGraph(readFileSync(out), { tileSet: english, nodeBits: 24 });
  expect([...read.words()]).toEqual(["CAT", "CATS", "DOG"]);
});

test("a list that is not UTF-8 is read as Latin-1", async () => {
  const list = write("latin1.txt", Uint8Array.from([0x61, 0xf1, 0x6f, 0x0a, 0x61, 0x6e, 0x6f])); // año, ano
  const out = join(folder, "latin1.kwg");
  expect((await runCommand("pack", list, "--out", out, "--tiles", "spanish", "--no-gaddag")).status).toBe(0);
  expect([...trustedWordGraph(readFileSync(out), { tileSet: spanish }).words()]).toEqual(["ANO", "AÑO"]);
});

test.each([
  ["UTF-8", Buffer.from("año\nano\n")],
  ["UTF-8 with a byte order mark", Buffer.from("\uFEFFaño\nano\n")],
  ["Latin-1", Buffer.from("año\nano\n", "latin1")],
  ["UTF-16", Buffer.from("\uFEFFaño\nano\n", "utf16le")],
])("a list in %s is the same to pack, validate and plays", async (_, bytes) => {
  const list = write("encoded.txt", bytes);
  const out = join(folder, "encoded.kwg");
  expect((await runCommand("pack", list, "--out", out, "--tiles", "spanish")).status).toBe(0);
  expect([...trustedWordGraph(readFileSync(out), { tileSet: spanish }).words()]).toEqual(["ANO", "AÑO"]);
  const position = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AÑO/ 0/0 0 ld spanish;";
  expect((await runCommand("validate", position, "8G AÑO", "--words", list)).status).toBe(0);
  expect((await runCommand("plays", position, "--words", list, "--top", "1")).printed).toMatch(/ AÑO +\d+\n$/);
});

test("a .dic of Hunspell is read without its affixes, by pack, which says so, and by plays and validate", async () => {
  const list = write("words.dic", "2\nhorn/S po:noun\nfarm\n");
  const out = join(folder, "dic.kwg");
  expect((await runCommand("pack", list, "--out", out)).errors).toBe("2 words\n1 with affixes, which were ignored\n");
  expect([...trustedWordGraph(readFileSync(out), { tileSet: english }).words()]).toEqual(["FARM", "HORN"]);
  expect((await runCommand("validate", "8F HORN", "--words", list)).status).toBe(0);
  expect((await runCommand("validate", "8F HORNS", "--words", list)).status).toBe(1);
  expect((await runCommand("plays", "--rack", "HORNS", "--words", list)).printed).not.toContain("HORNS");
});

test("pack says how many words can be split in two ways, unless brackets say how", async () => {
  const out = join(folder, "geiriau.kwg");
  const packed = async (word: string): Promise<string> => {
    const list = write("geiriau.txt", `${word}\nmerc\n`);
    return (await runCommand("pack", list, "--out", out, "--tiles", "welsh")).errors;
  };
  expect(await packed("bangor")).toBe(
    "2 words\n1 can be split into tiles in two ways, such as BA[NG]OR and BA[N]GOR\n",
  );
  expect(await packed("ba[n]gor")).toBe("2 words\n");
});

test("a list comes from standard input where - stands for it", () => {
  const out = join(folder, "piped.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, "pack", "-", "--out", out], {
    encoding: "utf8",
    input: "cat\ndog\n",
  });
  expect([status, stderr, stdout]).toEqual([0, "2 words\n", `${out}: ${text("piped.js").length} bytes\n`]);
});

test.each(["pack", "validate", "plays"])(
  "%s refuses a list that is too large, binary or a directory",
  async (command) => {
    const [huge, binary] = [write("huge.txt", ""), write("binary.txt", "\0\0")];
    truncateSync(huge, 65 * 1024 * 1024);
    for (const [list, problem] of [
      [huge, "has 68,157,440 bytes, more than the 64 MB that are read"],
      [binary, "is not a text file"],
      [folder, "is a directory, not a file"],
    ] as const) {
      const args = {
        pack: [list, "--out", join(folder, "no.js")],
        validate: ["8F HORN", "--words", list],
        plays: ["--rack", "HORN", "--words", list],
      }[command]!;
      expect(await runCommand(command, ...args)).toEqual({
        status: 2,
        printed: "",
        errors: `tilewright ${command}: ${list}: ${problem}\n`,
      });
    }
  },
);

test("the list itself is not overwritten", async () => {
  const list = write("words.js", "cat\n");
  const { status, errors } = await runCommand("pack", list, "--out", list);
  expect([status, errors]).toEqual([2, expect.stringContaining("--out: expected a file that is not read, found")]);
  expect(text("words.js")).toBe("cat\n");
});

test("the progress is shown to a person at a terminal", async () => {
  const list = write("words.txt", "cat\n".repeat(10));
  const { errors } = await runInteractive(true, "pack", list, "--out", join(folder, "words.js"));
  expect(errors).toMatch(
    /^\r\S+reading 0 %\r\S+reading 9 %.*\r\S+reading 91 %\r\S*1 word\nskipped \(duplicate\): 9 .*, \.\.\.\)\npacking\n$/s,
  );
});

test.each<readonly [string, readonly string[], string | RegExp]>([
  ["no file of words", ["--out", "words.js"], "expected one word list, found 0"],
  ["two of them", ["a.txt", "b.txt", "--out", "words.js"], "expected one word list, found 2"],
  ["no file to write", ["a.txt"], "--out FILE is required"],
  [
    "an ending unknown",
    ["a.txt", "--out", "words.json"],
    'the ending of --out: expected one of .js, .mjs, .ts or .kwg, found ".json"',
  ],
  [
    "a tile set unknown",
    ["a.txt", "--out", "words.js", "--tiles", "elvish"],
    /^--tiles: expected one of .*english, .*, found "elvish"$/,
  ],
  [
    "an unknown number of bits",
    ["a.txt", "--out", "words.kwg", "--bits", "23"],
    '--bits: expected 22 or 24, found "23"',
  ],
  ["an option unknown", ["a.txt", "--dawg"], "unknown option --dawg"],
  ["a file that is not there", [join(folder, "none.txt"), "--out", "words.js"], /: no such file$/],
])("%s is refused in one line, and the status is 2", async (_, args, message) => {
  const { status, printed, errors }: Run = await runCommand("pack", ...args);
  expect(status).toBe(2);
  expect(printed).toBe("");
  const told = errors.replace(/^tilewright pack: /, "").replace(/\n$/, "");
  expect(errors).toMatch(/^tilewright pack: .*\n$/);
  if (typeof message === "string") expect(told).toBe(message);
  else expect(told).toMatch(message);
});
