import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { runIn } from "./terminal.ts";

const games = "test/cli/approved/games";
const final = `${games}/final.gcg`;

/** Every output here has been read by somebody. A change of one is a change that users see. */
const commands: readonly (readonly [name: string, args: readonly string[]])[] = [
  ["check", ["check", games]],
  ["check-json", ["check", games, "--json"]],
  ["check-details", ["check", final, "--json", "--details"]],
  ["check-csv", ["check", games, "--csv"]],
  ["stats", ["stats", games]],
  ["stats-json", ["stats", games, "--json"]],
  ["stats-csv", ["stats", games, "--csv", "--separator", ";"]],
  ["replay", ["replay", final]],
  ["replay-plain", ["replay", final, "--plain"]],
  ["replay-json", ["replay", games, "--json"]],
  ["positions", ["positions", games]],
  ["positions-json", ["positions", final, "--json"]],
  ["plays", ["plays", `${final}@2`, "--top", "5"]],
  ["plays-json", ["plays", `${final}@2`, "--top", "1", "--json"]],
  ["score", ["score", `${final}@2`, "H6 FARm"]],
  ["score-json", ["score", "8F HORn", "--json"]],
  ["validate", ["validate", `${final}@2`, "8F HORNS"]],
  ["validate-without-words", ["validate", "8F HORX"]],
  ["validate-json", ["validate", `${final}@2`, "1A HORNS", "--json"]],
  ["fmt", ["fmt", `${games}/slips.gcg`]],
  ["fmt-json", ["fmt", games, "--json"]],
  ["demo", ["demo"]],
  ["demo-plain", ["demo", "--plain"]],
  ["which-rules", ["which-rules"]],
  ["which-rules-of-one", ["which-rules", "united-kingdom-2009"]],
  ["which-rules-json", ["which-rules", "french-2026", "--json"]],
  ["which-rules-misspelt", ["which-rules", "germna-2026"]],
  ["no-command", []],
  ["misspelt", ["chekc"]],
];

test.each(commands)("%s prints what was approved, in a pipe and in a terminal", async (name, args) => {
  const inPipe = await runIn({}, ...args);
  const inTerminal = await runIn({ interactive: true, colours: true }, ...args);
  const coloured =
    inTerminal.printed === inPipe.printed
      ? ""
      : `--- in a terminal ---\n${inTerminal.printed.replaceAll("\u001b", "ESC")}`;
  const shown = `--- status ${inPipe.status} ---\n${inPipe.printed}--- errors ---\n${inPipe.errors}${coloured}`;
  await expect(shown.replace(/^tilewright \d\S*:/m, "tilewright VERSION:")).toMatchFileSnapshot(`approved/${name}.txt`);
});

test("pack says what it has made", async () => {
  const out = "test/cli/approved/out.kwg";
  const run = await runIn({}, "pack", "test/cli/approved/words.txt", "--out", out, "--no-gaddag");
  rmSync(out);
  const shown = `--- status ${run.status} ---\n${run.printed}--- errors ---\n${run.errors}`;
  await expect(shown).toMatchFileSnapshot("approved/pack.txt");
});
