import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseGcg } from "tilewright/notation";
import { describe, expect, test } from "vitest";
import { type Change, changeWords, leftWords, type WhyLeft } from "../../src/cli/fmt/tidying.ts";
import { file, right, wrong } from "./files.ts";
import { runCommand } from "./terminal.ts";

const untidy = right.replaceAll("\n", "\r\n").replace("H6 FA.M", "h6 FA(R)M").replace("HORNEIA", "EIAHORN");

test("a record is printed in the standard form, and its file stays as it is", async () => {
  const path = file("untidy.gcg", untidy);
  const { status, printed, errors } = await runCommand("fmt", path);
  expect(status).toBe(0);
  expect(printed).toContain("\n>Ann: EIAHORN 8F HORN +14 14\n>Ben: FAMXYZQ H6 FA.M +9 9\n");
  expect(errors).toMatch(/untidy\.gcg: lines end with LF; \d+ lines? rewritten\n$/);
  expect(readFileSync(path, "utf8")).toBe(untidy);
});

test("--write changes the file, keeps its mode and links to it, and a second time finds nothing to do", async () => {
  const path = file("untidy.gcg", untidy);
  chmodSync(path, 0o640);
  const link = join(dirname(path), "link.gcg");
  symlinkSync(path, link);
  const { printed } = await runCommand("fmt", path);
  const { status, errors } = await runCommand("fmt", "--write", link);
  expect([status, errors.split("\n").at(-2)]).toEqual([0, "1 formatted, 0 already standard, 0 skipped"]);
  expect(readFileSync(path, "utf8")).toBe(printed);
  expect(statSync(path).mode & 0o777).toBe(0o640);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(dirname(path)).sort()).toEqual(["link.gcg", "untidy.gcg"]);
  expect((await runCommand("fmt", "--write", path)).errors).toBe("0 formatted, 1 already standard, 0 skipped\n");
});

test("another encoding becomes UTF-8", async () => {
  const latin = Buffer.from(right.replace("UTF-8", "ISO-8859-1").replace("Ann Archer", "Zoë Archer"), "latin1");
  const { printed, errors } = await runCommand("fmt", file("latin.gcg", latin));
  expect(printed).toContain("#player1 Ann Zoë Archer\n");
  expect(errors).toContain(": encoded as UTF-8; ");
});

test.each([
  ["that says that it is UTF-8", right],
  ["with two players of one name", right.replace("UTF-8", "ISO-8859-1").replaceAll(/^(>|#player2 )Ben/gm, "$1Ann")],
])("a record in another encoding %s is left as it is, and printed in its own letters", async (_, text) => {
  const latin = Buffer.from(text.replace("Ann Archer", "José Archer"), "latin1");
  const { status, printed, errors } = await runCommand("fmt", file("latin.gcg", latin));
  expect([status, errors]).toEqual([1, expect.stringContaining("latin.gcg: skipped: ")]);
  expect(printed).toContain("#player1 Ann José Archer\n");
});

test.each([
  ["a byte order mark", Buffer.from(`\uFEFF${right}`), "byte order mark removed"],
  ["UTF-16", Buffer.from(`\uFEFF${right}`, "utf16le"), "encoded as UTF-8"],
  [
    "a character that stands for a broken one",
    Buffer.from(`${right.replace("Ann A", "\uFFFD A")}\n`),
    "lines reordered",
  ],
])("%s is named as what it is", async (_, bytes, words) => {
  const path = file("a.gcg", bytes);
  const { errors } = await runCommand("fmt", path);
  expect(errors).toMatch(new RegExp(`^${path}: ${words}`));
  expect(errors).not.toMatch(/UTF-8.*UTF-8|mark.*mark/);
});

test.each([
  ["a wrong score", right.replace("+25 39", "+26 40")],
  ["a wrong total", right.replace("+25 39", "+25 40")],
  ["a rack with a slip", right.replace("HORNEIA", "HORMEIA")],
  ["a play that cannot lie there", right.replace("10F PASTE", "1A PASTE")],
])("%s is never mended", async (_, text) => {
  const path = file("slip.gcg", text);
  const before = parseGcg(text);
  await runCommand("fmt", "--write", path);
  const after = parseGcg(readFileSync(path));
  expect(after.game?.state).toEqual(before.game?.state);
  expect(after.remarks?.map(({ code, reason }) => [code, reason])).toEqual(
    before.remarks?.map(({ code, reason }) => [code, reason]),
  );
});

test("--json says what was done to each file, and what was not", async () => {
  const { status, printed } = await runCommand(
    "fmt",
    "--json",
    file("untidy.gcg", untidy),
    file("letter.gcg", "Dear all,\n"),
  );
  expect(status).toBe(2);
  const [one, other] = printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(one).toMatchObject({ schema: "tilewright.fmt/2", status: "formatted", problem: null });
  expect(one.changes).toEqual([
    { code: "line-ends", text: "lines end with LF" },
    { code: "lines", lines: 1, text: "1 line rewritten" },
  ]);
  expect(other).toMatchObject({ status: "not-a-game", problem: null, changes: [] });
});

test("--json says why a file is left or cannot be read, as data and in words", async () => {
  const cannot = right.replace("UTF-8", "ISO-8859-1").replaceAll(/^(>|#player2 )Ben/gm, "$1Ann");
  const latin = Buffer.from(cannot.replace("Ann Archer", "José Archer"), "latin1");
  const { status, printed } = await runCommand("fmt", "--json", file("latin.gcg", latin), "none.gcg");
  expect(status).toBe(2);
  const [left, unreadable] = printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(left).toMatchObject({ status: "left", problem: { code: "moves" }, changes: [] });
  expect(left.problem.text).toBe("moves, racks or figures would change");
  expect(unreadable).toMatchObject({ status: "unreadable", problem: { code: "unreadable", text: "no such file" } });
  const unknown = await runCommand("fmt", "--json", "--rules", "hong-kong-2012", file("right.gcg", right));
  const reason = { code: "unsaid", what: { code: "tiles", tileSet: "english107", declared: null } };
  const text = "the format cannot express the english107 tiles";
  expect(JSON.parse(unknown.printed).problem).toEqual({ code: "not-expressible", reason, text });
});

describe("what was done, and why a record is left, in words", () => {
  test.each<readonly [Change, text: string]>([
    [{ code: "line-ends" }, "lines end with LF"],
    [{ code: "lines", lines: 7 }, "7 lines rewritten"],
    [{ code: "lines", lines: 1 }, "1 line rewritten"],
  ])("%j", (change, text) => {
    expect(changeWords(change)).toBe(text);
  });

  const board = { code: "unsaid", what: { code: "board", cols: 11, rows: 11 } } as const;
  test.each<readonly [WhyLeft, text: string]>([
    [{ code: "json" }, "JSON files are not converted to GCG"],
    [{ code: "not-expressible", reason: board }, "the format cannot express a board of 11 by 11"],
    [{ code: "not-written", text: "the disk is full" }, "the disk is full"],
  ])("%j", (why, text) => {
    expect(leftWords(why)).toBe(text);
  });
});

test("many records are not printed one after the other", async () => {
  const { status, errors } = await runCommand("fmt", file("a.gcg", right), file("b.gcg", wrong));
  expect(status).toBe(2);
  expect(errors).toContain("only one record can be printed");
});

test("a game history in JSON is printed as GCG, and its file is never changed", async () => {
  const path = file("game.json", JSON.stringify({ gcg: right }));
  expect((await runCommand("fmt", path)).printed).toContain(">Ann: HORNEIA 8F HORN +14 14");
  const { status, errors } = await runCommand("fmt", "--write", path);
  expect([status, errors]).toEqual([
    1,
    `${path}: skipped: JSON files are not converted to GCG\n0 formatted, 0 already standard, 1 skipped\n`,
  ]);
});
