import { readFileSync } from "node:fs";
import { unwrap } from "tilewright";
import { renderReplay } from "tilewright/accounts";
import {
  germanAccounts,
  germanMessages,
  germanRecords,
  polishAccounts,
  polishMessages,
  polishRecords,
} from "tilewright/messages";
import { parseGcg } from "tilewright/notation";
import { expect, test } from "vitest";
import { readRecord } from "../accounts/record.ts";
import { file } from "./files.ts";
import { runCommand } from "./terminal.ts";

test.each([
  ["english", undefined],
  ["german", { ...germanMessages, ...germanRecords, ...germanAccounts }],
  ["polish", { ...polishMessages, ...polishRecords, ...polishAccounts }],
])("replay --html prints the page that a program makes, in %s", async (language, messages) => {
  const path = file("final.gcg", readFileSync("test/cli/approved/games/final.gcg"));
  const { game, remarks } = unwrap(parseGcg(readFileSync(path)));
  const { printed } = await runCommand("replay", path, "--html", "-", "--language", language);
  expect(printed).toBe(renderReplay(game, { remarks, file: path, messages }));
});

test("the page of a game that no file came with has its title at the foot", () => {
  const { game } = readRecord();
  expect(renderReplay(game)).toContain("<p>Made by tilewright replay from Round 3, 2024-05-17. ");
  expect(renderReplay(game.state)).toContain("<p>Made by tilewright replay from Ann, Ben. ");
});
