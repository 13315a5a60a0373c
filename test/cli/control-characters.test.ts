import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commands } from "../../src/cli/run.ts";
import { file, folder, right, wrong } from "./files.ts";
import { runCommand } from "./terminal.ts";

/** Clears the screen, once as ESC and once as the one character for it, and turns the direction of writing. */
const evil = "bad\u001b[2J\u009b2J\u202e\u061cname";

const evilRecord = (record: string): string =>
  `${record
    .replace("Ann Archer", `Ann ${evil}`)
    .replace("A game in the club", evil)
    .replace("a good start", `a ${evil}`)}#lexicon ${evil}\n`;
const good = (): string => file(`${evil}.gcg`, evilRecord(right));
const slips = (): string => file(`slips ${evil}.gcg`, evilRecord(wrong));
/** Records that are right and wrong, a text that is none, a binary file and one that is not there. */
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
  const more = [[`--${evil}`], ["--files-from", evil], ["--resume", out(".journal"), evil], [evil, "--rules", evil]];
  for (const args of [...runs[name]!(), ...more]) {
    const { printed, errors } = await runCommand(name, ...args);
    expect(printed + errors, args.join(" ")).not.toMatch(/(?![\n\r\t])\p{Cc}|\p{Bidi_Control}/u);
  }
});

test("JSON has the same names with and without these characters as codes", async () => {
  const path = good();
  const { printed } = await runCommand("check", "--json", "--details", path);
  const { file: named, game } = JSON.parse(printed);
  expect([named, game.players[0].name]).toEqual([path, `Ann ${evil}`]);
});

test("the record that fmt prints is the record itself, and so is what it writes", async () => {
  const path = good();
  const { printed } = await runCommand("fmt", path);
  expect(printed).toContain(`#player1 Ann Ann ${evil}\n`);
  writeFileSync(path, readFileSync(path, "utf8").replaceAll("\n", "\r\n"));
  await runCommand("fmt", "--write", path);
  expect(readFileSync(path, "utf8")).toBe(printed);
});
