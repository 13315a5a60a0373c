import { expect, test } from "vitest";
import { file, right } from "./files.ts";
import { runCommand } from "./terminal.ts";

const won = `${right.replace("#incomplete\n", "")}>Ben: BIOQTU? I8 .O. +6 15\n>Ann:  (BIOQTU?) +34 73\n`;

test("a season has averages, high games and plays, standings, and remarks by kind", async () => {
  const wrong = won.replace("+25 39", "+26 40");
  const paths = [file("1.gcg", won), file("2.gcg", right), file("3.gcg", wrong), file("letter.gcg", "Dear all,\n")];
  const { status, printed, errors } = await runCommand("stats", ...paths);
  expect(status).toBe(2);
  expect(errors).toContain('letter.gcg:1:1 found "Dear all,\\n", expected a recorded game');
  expect(printed).toMatch(
    /^3 games, \d+ plays, 1 of 4 files not read\n\n1 unfinished game .*\n\nAverages: [\d.]+ points per player, /,
  );
  expect(printed).toMatch(/\nHigh plays\n {2}25 {2}PASTE +Ann Archer {2}\S+[123]\.gcg\n/);
  expect(printed).toMatch(/\n {14}games {2}won {2}drawn {2}lost {2}spread {2}average {2}high\n {2}Ann Archer {6}2 /);
  expect(printed).toMatch(/\nRemarks\n( +\d+ {2}[a-z-]+\n)+$/);
});

test("a game that is not over counts for high games and plays, and for no average, spread or standing", async () => {
  const paths = [file("1.gcg", won), file("2.gcg", right), file("3.gcg", right)];
  const { printed } = await runCommand("stats", "--json", ...paths);
  const report = JSON.parse(printed);
  const alone = JSON.parse((await runCommand("stats", "--json", paths[0]!)).printed);
  expect([report.games, report.notOver, alone.notOver]).toEqual([3, 2, 0]);
  expect(report.players).toEqual(alone.players);
  expect(report.averages).toMatchObject({ score: 44, game: 88, spread: 58 });
  expect(report.highGames.map(({ score }: { score: number }) => score)).toEqual([73, 39, 39, 15, 9, 9]);
  const text = (await runCommand("stats", ...paths)).printed;
  expect(text).toMatch(/^3 games, \d+ plays\n\n2 unfinished games count only towards high games and high plays\.\n\n/);
  expect((await runCommand("stats", paths[0]!)).printed).not.toContain("not over");
});

test("a season without a game that is over has no averages and no standings", async () => {
  const { printed } = await runCommand("stats", file("2.gcg", right));
  expect(printed).toContain("1 game, 3 plays");
  expect(printed).toContain("Averages: no finished games");
  expect(printed).not.toContain("\nPlayers\n");
});

test.each([
  ["players", "player;games;won;drawn;lost;spread;points;average;highest", "Ann Archer;1;1;0;0;58;73;73;73"],
  ["plays", "points;word;player;file", "25;PASTE;Ann Archer;"],
  ["remarks", "code;reason;cause;count", "unknown-pragma;unknown;;1"],
  ["games", "file;status;date", ""],
])("the table of %s can be had", async (table, head, first) => {
  const path = file("1.gcg", `#weather fine\n${won}`);
  const { status, printed } = await runCommand("stats", "--csv", "--table", table, "--separator", ";", path);
  expect(status).toBe(0);
  const [columns = "", row = "", ...rest] = printed.split("\r\n");
  expect(columns.startsWith(`\uFEFF${head}`)).toBe(true);
  expect(row.startsWith(first === "" ? path : first)).toBe(true);
  expect(row.split(";").length).toBe(columns.split(";").length);
  expect(rest.at(-1)).toBe("");
});

test.each([
  [["--table", "players"], "--table can only be used with --csv"],
  [["--csv", "--table", "wins"], '--table: expected one of games, players, plays or remarks, found "wins"'],
])("%j is refused", async (options, message) => {
  const { status, errors } = await runCommand("stats", file("1.gcg", won), ...options);
  expect([status, errors]).toEqual([2, `tilewright stats: ${message}\n`]);
});

test("no game gives no averages", async () => {
  const { printed } = await runCommand("stats", "--files-from", file("list", "\n"));
  expect(printed).toBe("0 games, 0 plays\n\nAverages: no finished games\n");
});

test("players named like properties of objects are counted like others", async () => {
  const odd = won.replaceAll("Ann Ann Archer", "Ann __proto__").replaceAll("Ben Ben Baker", "Ben constructor");
  const { printed } = await runCommand("stats", "--json", file("odd.gcg", odd), file("odd2.gcg", odd));
  expect(
    JSON.parse(printed).players.map(({ player, games }: { player: string; games: number }) => [player, games]),
  ).toEqual([
    ["__proto__", 2],
    ["constructor", 2],
  ]);
});
