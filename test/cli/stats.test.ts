import { expect, test } from "vitest";
import { file, right } from "./files.ts";
import { runCommand } from "./terminal.ts";

const won = `${right.replace("#incomplete\n", "")}>Ben: BIOQTU? I8 .O. +6 15\n>Ann:  (BIOQTU?) +34 73\n`;

test("a season has averages, high games and plays, standings, and remarks by kind", async () => {
  const wrong = won.replace("+25 39", "+26 40");
  const paths = [file("1.gcg", won), file("2.gcg", right), file("3.gcg", wrong), file("letter.gcg", "Dear all,\n")];
  const { status, printed, errors } = await runCommand("stats", ...paths);
  expect(status).toBe(2);
  expect(errors).toContain("letter.gcg:1:1 expected a recorded game");
  expect(printed).toMatch(/^3 games, \d+ plays, 1 of 4 files not read\n\nAverages: [\d.]+ points a player, /);
  expect(printed).toMatch(/\nHigh plays\n {2}25 {2}PASTE +Ann Archer {2}\S+[123]\.gcg\n/);
  expect(printed).toMatch(/\n {14}games {2}won {2}drawn {2}lost {2}spread {2}average {2}high\n {2}Ann Archer {6}3 /);
  expect(printed).toMatch(/\nRemarks\n( +\d+ {2}[a-z-]+\n)+$/);
});

test("a game that is not over is neither won nor lost", async () => {
  const { printed } = await runCommand("stats", "--json", file("2.gcg", right));
  const { players } = JSON.parse(printed);
  expect(players).toEqual([
    { player: "Ann Archer", games: 1, won: 0, drawn: 0, lost: 0, spread: 30, points: 39, highest: 39 },
    { player: "Ben Baker", games: 1, won: 0, drawn: 0, lost: 0, spread: -30, points: 9, highest: 9 },
  ]);
});

test("no game gives no averages", async () => {
  const { printed } = await runCommand("stats", "--files-from", file("list", "\n"));
  expect(printed).toBe("0 games, 0 plays\n\nAverages: - points a player, - a game, spread -\n");
});

test("players named like properties of objects are counted like others", async () => {
  const odd = right.replaceAll("Ann Ann Archer", "Ann __proto__").replaceAll("Ben Ben Baker", "Ben constructor");
  const { printed } = await runCommand("stats", "--json", file("odd.gcg", odd), file("odd2.gcg", odd));
  expect(
    JSON.parse(printed).players.map(({ player, games }: { player: string; games: number }) => [player, games]),
  ).toEqual([
    ["__proto__", 2],
    ["constructor", 2],
  ]);
});
