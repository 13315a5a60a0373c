import { describe, expect, test } from "vitest";
import { file } from "./files.ts";
import { runCommand } from "./terminal.ts";

/** Ben's farm runs off the board, and Ann's paste would cover one: neither fits. */
const record = `#player1 Ann Ann Archer
#player2 Ben_B Ben Baker
>Ann: HORNEIA 8F HORN +14 14
>Ben_B: FAMXYZQ 1M FARM +12 12
>Ann: PASTEEI 8G PASTE +25 39
>Ben_B: XYZQIII -XYZ +0 12
>Ann: EIIIIOU - +0 39
>Ben_B: FARMIII 1M FARM +0 12
`;

describe("a play that does not fit", () => {
  test("is a turn of the game in JSON, with its text and its points as recorded", async () => {
    for (const args of [
      ["check", "--json", "--details"],
      ["replay", "--json"],
    ]) {
      const { printed } = await runCommand(...args, file("a.gcg", record));
      const { plays } = JSON.parse(printed).game;
      expect(
        plays.map(({ turn, player, type, play, points, total }: Record<string, unknown>) => [
          ...[turn, player, type, play, points, total],
        ]),
      ).toEqual([
        [1, "Ann Archer", "played", "8F HORN", 14, 14],
        [2, "Ben Baker", "does-not-fit", "1M FARM", 12, 12],
        [3, "Ann Archer", "does-not-fit", "8G PASTE", 25, 39],
        [4, "Ben Baker", "exchanged", "XYZ", 0, 12],
        [5, "Ann Archer", "passed", "", 0, 39],
        [6, "Ben Baker", "does-not-fit", "1M FARM", 0, 12],
      ]);
      expect(plays[1].rack).toBe("AFMQXYZ");
    }
  });

  test("has its own line on the sheet, where every column adds up, and no turn gets the points of another", async () => {
    const { printed } = await runCommand("replay", file("a.gcg", record));
    const sheet = printed.slice(printed.indexOf("\n  ") + 1);
    expect(printed).toContain("Ben Baker: 1M FARM (does not fit)\n");
    expect(sheet).toMatch(/1 {2}8F HORN +14 +14 {2}1M FARM \(does not fit\) +12 +12/);
    expect(sheet).toMatch(/2 {2}8G PASTE \(does not fit\) +25 +39 {2}exchange 3 +0 +12/);
    expect(sheet).toMatch(/3 {2}pass +0 +39 {2}1M FARM \(does not fit\) +0 +12/);
    expect(sheet).toMatch(/total +39 +total +12/);
  });

  test("is numbered like the other turns, wherever turns have numbers", async () => {
    const path = file("a.gcg", record);
    const { printed } = await runCommand("positions", path);
    const rows = printed.trimEnd().split("\n");
    expect(rows.map((row) => row.split("\t").slice(2).join(" "))).toEqual([
      "Ann Archer 8F HORN",
      "Ben Baker 1M FARM",
      "Ann Archer 8G PASTE",
      "Ben Baker -XYZ",
      "Ann Archer -",
      "Ben Baker 1M FARM",
    ]);
    expect(rows[1]).toContain("5HORN6");
    expect((await runCommand("score", `${path}@2`, "H6 FA.M")).printed).toContain("FARM 4+1+1+3 = 9");
    expect((await runCommand("replay", `${path}@3`)).printed).toContain("Ann Archer: 8G PASTE (does not fit)");
  });

  test("is a step of the page and stands on its sheet", async () => {
    const { printed } = await runCommand("replay", file("a.gcg", record), "--html", "-");
    expect(printed).toContain("Ben Baker: 1M FARM (does not fit)");
    expect(printed).toMatch(/<a href="#turn-\d+">8G PASTE \(does not fit\)<\/a><\/td><td class="number">25</);
  });

  test("a player who moves out of turn has made a play like any other", async () => {
    const text = "#player1 Ann\n#player2 Ben\n>Ben: HORNEIA 8F HORN +14 14\n>Ben: FAMXYZQ H6 FA.M +9 23\n";
    const { printed } = await runCommand("replay", file("a.gcg", text), "--json");
    expect(JSON.parse(printed).game.plays.map(({ type }: { type: string }) => type)).toEqual(["played", "played"]);
  });
});
