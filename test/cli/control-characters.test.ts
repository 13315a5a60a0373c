import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commands } from "../../src/cli/commands/all.ts";
import { safeTerminal } from "../../src/cli/output/safe-terminal.ts";
import type { Streams } from "../../src/cli/terminal.ts";
import { file, folder, right, wrong } from "./files.ts";
import { runCommand, runIn } from "./terminal.ts";

/**
 * Clears the screen, once as ESC and once as the one character for it, sets the title of the window in both ways, rings,
 * goes back over what was written, colours it, and turns the direction of writing.
 */
const evil = "bad\u001b[2J\u009b2J\u001b]0;t\u0007\u009d0;t\u009c\u0007\b\u007f\u001b[31m\u202a\u202e\u2066\u061cname";

/** What a terminal obeys: everything but line ends and tabs. */
const obeyed = /(?!\r?\n|\t)\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/u;

const evilRecord = (record: string): string =>
  `${record
    .replace("Ann Archer", `Ann ${evil}`)
    .replace("A game in the club", evil)
    .replace("a good start", `a ${evil}`)}#lexicon ${evil}\n`;
const good = (): string => file(`${evil}.gcg`, evilRecord(right));
const slips = (): string => file(`slips ${evil}.gcg`, evilRecord(wrong));
/** Records that are right and wrong, a text that is not a record, a binary file and one that is not there. */
const all = (): readonly string[] => [
  good(),
  slips(),
  file(`letter ${evil}.gcg`, `Dear ${evil},\n`),
  file(`binary ${evil}.gcg`, "\0"),
  `none ${evil}.gcg`,
];
const out = (ending: string): string => join(folder(), `${evil}${ending}`);
const cgp = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMRSTU/ 0/14 0";

/** For each command what it is called with. */
const runs: Readonly<Record<string, () => readonly (readonly string[])[]>> = {
  demo: () => [[evil]],
  check: () => [all(), ...["--json", "--csv"].map((form) => [form, ...all()]), ["--out", out(".txt"), ...all()]],
  stats: () => [
    ...[all(), ["--json", ...all()], ["--csv", ...all()]],
    ...["players", "plays", "remarks"].map((table) => ["--csv", "--table", table, ...all()]),
  ],
  fmt: () => [
    ["--json", ...all()],
    ["--write", ...all()],
  ],
  replay: () => [
    ...[all(), ["--plain", ...all()], ["--json", ...all()], [`${good()}@2`], [`${good()}@99`]],
    ...[
      ["--html", "-", good()],
      ["--html", out(".html"), good()],
      ["--html", out("/none.html"), good()],
    ],
  ],
  positions: () => [all(), ["--plain", ...all()], ["--json", ...all()], ["--plain", "--language", "german", ...all()]],
  plays: () => [[`${good()}@2`, "--top", "1"], [`${good()}@99`], [evil], [cgp, "--words", evil], [cgp, "--rack", evil]],
  ...Object.fromEntries(
    ["score", "validate"].map((name) => [
      name,
      () => [
        ...[`${good()}@2`, `${good()}@99`, `${evil}@1`, evil, cgp, `${cgp} ld ${evil};`].flatMap((position) => [
          [position, "H6 FARM"],
          [position, "H6 FARM", "--json"],
        ]),
        [cgp, `8F ${evil}`],
      ],
    ]),
  ),
  pack: () => [
    [file(`${evil}.txt`, `cat\nP${evil}\n`), "--out", out(".js")],
    [`none ${evil}.txt`, "--out", out(".js")],
  ],
  "which-rules": () => [[], ["--json"], [evil], [`german-2026${evil}`]],
};

test("every command is among those that are called here", () => {
  expect(Object.keys(runs)).toEqual([...commands.keys()]);
});

test.each(Object.keys(runs))("%s prints nothing that a terminal obeys or that turns the direction", async (name) => {
  const more = [[`--${evil}`], ["--files-from", evil], [evil, "--rules", evil]];
  for (const args of [...runs[name]!(), ...more]) {
    const { printed, errors } = await runCommand(name, ...args);
    expect(printed + errors, args.join(" ")).not.toMatch(obeyed);
  }
});

test("JSON has the same names with and without these characters as codes", async () => {
  const path = good();
  const { printed } = await runCommand("check", "--json", "--details", path);
  const { file: named, game } = JSON.parse(printed);
  expect([named, game.players[0].name]).toEqual([path, `Ann ${evil}`]);
});

test("a file whose name goes back to the beginning of the line does not hide what is wrong with it", async () => {
  const { printed, errors } = await runCommand("check", file("a\rb.gcg", wrong), "none\r.gcg");
  expect(printed + errors).not.toMatch(/\r/);
});

/** The terminal of commands, with everything that reaches the streams. */
function terminalWith(streams: Partial<Streams>) {
  const written: string[] = [];
  const write = async (text: string): Promise<void> => void written.push(text);
  const all: Streams = {
    interactive: true,
    screen: true,
    colours: true,
    program: null,
    print: write,
    printError: write,
  };
  return { written, terminal: safeTerminal({ ...all, ...streams }) };
}

test("text that a command forgot to code is coded where it leaves the program", async () => {
  const { terminal, written } = terminalWith({ colours: false });
  for (const print of [terminal.print, terminal.printError, terminal.printRecord])
    await print(`${evil}\u2028\rx\r\ny\tz\n`);
  await terminal.showProgress(evil);
  expect(written.map((text) => text.replace("\r\u001b[K", "")).join("")).not.toMatch(obeyed);
  const code = "bad\\x1b[2J\\x9b2J\\x1b]0;t\\x07\\x9d0;t\\x9c\\x07\\x08\\x7f\\x1b[31m\\u202a\\u202e\\u2066\\u061cname";
  expect(written.slice(0, 3)).toEqual(new Array(3).fill(`${code}\\u2028\\x0dx\r\ny\tz\n`));
});

test("colours are the only commands that reach a terminal, and only on standard output that has them", async () => {
  const { terminal, written } = terminalWith({});
  const text = "\u001b[1m\u001b[31mred\u001b[39m\u001b[22m \u001b[41m\u001b[31;5m\u001b[2J\n";
  await terminal.print(text);
  await terminal.printError(text);
  expect(written).toEqual([
    "\u001b[1m\u001b[31mred\u001b[39m\u001b[22m \\x1b[41m\\x1b[31;5m\\x1b[2J\n",
    "\\x1b[1m\\x1b[31mred\\x1b[39m\\x1b[22m \\x1b[41m\\x1b[31;5m\\x1b[2J\n",
  ]);
});

test("with colours, a record brings none of its own", async () => {
  for (const args of [
    ["check", slips()],
    ["replay", slips()],
  ]) {
    const { printed } = await runIn({ colours: true, screen: true }, ...args);
    expect(printed).toContain("bad\\x1b[2J");
    expect(printed).not.toContain("\u001b[31m\\u202a");
  }
});

test("fmt prints the record as it is into a file or another program, and with codes on a terminal", async () => {
  const path = good();
  const { printed } = await runIn({ screen: true }, "fmt", path);
  expect(printed).toContain("#player1 Ann Ann bad\\x1b[2J");
  expect(printed).not.toMatch(obeyed);
});

test("the record that fmt prints or writes is the record itself", async () => {
  const path = good();
  const { printed } = await runCommand("fmt", path);
  expect(printed).toContain(`#player1 Ann Ann ${evil}\n`);
  writeFileSync(path, readFileSync(path, "utf8").replaceAll("\n", "\r\n"));
  await runCommand("fmt", "--write", path);
  expect(readFileSync(path, "utf8")).toBe(printed);
});
