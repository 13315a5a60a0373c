import { readFileSync } from "node:fs";
import { unwrap } from "tilewright";
import { germanMessages } from "tilewright/messages/german";
import { polishMessages } from "tilewright/messages/polish";
import { parseGcg } from "tilewright/notation";
import { renderReplay } from "tilewright/replay";
import { expect, test } from "vitest";
import { readRecord } from "../replay/record.ts";
import { file } from "./files.ts";
import { runCommand } from "./terminal.ts";

test.each([
  ["english", undefined],
  ["german", germanMessages],
  ["polish", polishMessages],
])("replay --html prints the page that a program makes, in %s", async (language, messages) => {
  const path = file("final.gcg", readFileSync("test/cli/approved/games/final.gcg"));
  const { game, remarks } = unwrap(parseGcg(readFileSync(path)));
  const { printed } = await runCommand("replay", path, "--html", "-", "--language", language);
  expect(printed).toBe(renderReplay(game, { remarks, file: path, messages }));
});

test("the foot of a page says what made it, and names the file if there is one", () => {
  const { game } = readRecord();
  expect(renderReplay(game, { file: "club/round-3.gcg" })).toContain("<p>Made by tilewright from round-3.gcg. ");
  for (const one of [game, game.state]) expect(renderReplay(one)).toContain("<p>Made by tilewright. ");
});
