// Learns a table of leaves: `npm run build && npm run leaves -- [--rules us2021] [--words FILE] [--seed TEXT]
// [--games 10000,20000] [--workers 2] [--out FILE]`. Without --out it writes src/leaves/english-leaves.ts, the table that
// ships, and its other defaults are those it was made with: so `npm run leaves` makes the same file again.
//
// `games` are rounds. The first is played by points alone, each of the others by the table that came before. What has been
// played stays in node_modules/.cache/leaves: a run that was stopped goes on where it was.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { unwrap } from "tilewright";
import { leaveTableOf, mergeLessons } from "tilewright/analysis";
import { inParts, partsOf } from "../support/in-parts.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const { leaves: shipped } = JSON.parse(readFileSync(here("../fixtures/seeds.json"), "utf8"));
const { values: options } = parseArgs({
  options: {
    rules: { type: "string", default: shipped.rules },
    words: { type: "string", default: "" },
    seed: { type: "string", default: shipped.seed },
    games: { type: "string", default: shipped.games.join() },
    workers: { type: "string", default: "2" },
    out: { type: "string" },
  },
});
const { rules, words, seed } = options;

let by = null;
for (const games of options.games.split(",").map(Number)) {
  const task = { rules, words, seed, by };
  const folder = here(
    `../../node_modules/.cache/leaves/${createHash("sha256").update(JSON.stringify(task)).digest("hex")}`,
  );
  const parts = await inParts(new URL("learn-worker.mjs", import.meta.url), task, partsOf(games, 500), {
    folder,
    workers: Number(options.workers),
    note: (done) => process.stderr.write(`\r${done * 500} of ${games} games `),
  });
  process.stderr.write("\n");
  by = leaveTableOf(unwrap(mergeLessons(parts)).lessons);
}

if (options.out === undefined) {
  const json = JSON.stringify(by)
    .replace(/.{1,117}(?:,|$)/g, "$&\n")
    .trimEnd();
  const text = `import type { LeaveTable } from "../analysis/leaves/leave-table.ts";

/**
 * What tiles kept on the rack are worth with the free English words, learned from games: see \`made\`. It knows
 * single tiles, pairs and threes. \`leavesOf\` in \`tilewright/analysis\` makes it ready.
 *
 * \`npm run leaves\` in the repository makes the same table again, byte by byte.
 */
// biome-ignore format: data
export const englishLeaves: LeaveTable =
${json};
`;
  writeFileSync(here("../../src/leaves/english-leaves.ts"), text);
} else writeFileSync(options.out, `${JSON.stringify(by)}\n`);
