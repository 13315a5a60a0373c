// The long runs: `npm run test:slow`, or some of them: `npm run test:slow -- games laws`. Each part is a run of vitest with
// more cases than `npm test` has, under another seed. It prints the seeds, and how long each part takes. FC_SEED=7 gives all
// parts that seed. A part with rounds is run so often, each time under the next seed. It goes on where it was stopped: which
// rounds have passed with this source is noted in `reports/slow`. A new part is a file `*.slow.ts` in this folder, or a line
// below.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

const parts = {
  slow: { about: "files of test/slow, millions of draws among them", seed: 2, files: ["test/slow/"] },
  plays: {
    about: "plays beside the one-play oracle",
    seed: 3,
    files: ["test/play/agreement.test.ts"],
    env: { PLACEMENTS: "500000" },
  },
  games: {
    about: "whole games beside the referee, dealt and at a table",
    seed: 4,
    files: ["test/game/referee.test.ts", "test/game/referee-table.test.ts"],
    env: { FC_RUNS: "1920" },
  },
  world: {
    about: "whole games beside the referee under presets of regions, and with each two knobs that rulebooks lack",
    seed: 11,
    files: ["test/game/referee-world.test.ts"],
    env: { FC_RUNS: "5000" },
  },
  generated: {
    about: "generated plays beside brute force, under each two knobs that rulebooks lack",
    seed: 12,
    files: ["test/movegen/law-of-knobs.test.ts"],
    env: { FC_RUNS: "3000" },
  },
  laws: { about: "laws of random games and plays", seed: 5, files: ["test/laws/"], env: { FC_RUNS: "2000" } },
  draws: {
    about: "draws of whole games beside a check written from docs/draw.md",
    seed: 7,
    files: ["test/bag/by-the-page.test.ts"],
    env: { FC_RUNS: "10000" },
  },
  deals: {
    about: "deals that a cheating server makes, 100,000 of each kind, and 1,000 beside a check written apart",
    seed: 10,
    files: ["test/fair/"],
    env: { FC_RUNS: "100000" },
  },
  leaks: {
    about: "views of random games, and of games that differ in hidden tiles alone",
    seed: 6,
    files: ["test/laws/game-views.test.ts"],
    env: { FC_RUNS: "20000" },
  },
  tampering: {
    about: "saves with every value changed",
    seed: 7,
    files: ["test/laws/tampering.test.ts"],
    env: { TAMPERED: "1" },
  },
  "comes-back": {
    about: "20,000 games of every kind, each written and read again, by their rules and without",
    seed: 31,
    files: ["test/notation/records/round-trip.test.ts"],
    env: { FC_RUNS: "20000" },
  },
  records: {
    about: "50,000 spoiled records, each read, written and read again",
    seed: 9,
    files: ["test/notation/gcg/rewritten.test.ts"],
    env: { FUZZ_TIMES: "125" },
  },
  hostile: {
    about: "a million hostile inputs: saves, moves, rules, records, positions, lists and graphs",
    seed: 8,
    files: [
      "test/json/anything.test.ts",
      "test/json/mutated.test.ts",
      "test/game/malformed-moves.test.ts",
      "test/rules/hostile-definitions.test.ts",
      "test/notation/cgp.test.ts",
      "test/notation/gcg/fuzz.test.ts",
      "test/dictionary/pack.test.ts",
      "test/dictionary/parse-word-graph.test.ts",
      "test/dictionary/word-list.test.ts",
    ],
    env: { FUZZ_TIMES: "50" },
  },
  doors: {
    about: "a million inputs under the law for all doors",
    seed: 1000,
    files: ["test/laws/doors.test.ts"],
    env: { FC_RUNS: "20000" },
    rounds: 50,
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`test:slow: there is no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}

/** The rounds of a part that have passed with the source as it was last committed, by their seeds. */
function notes(name) {
  const file = `${root}reports/slow/${name}.json`;
  const source = execFileSync("git", ["rev-parse", "HEAD:src"], { cwd: root, encoding: "utf8" }).trim();
  const known = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const passed = new Set(known?.source === source ? known.passed : []);
  return {
    passed,
    add(seed) {
      passed.add(seed);
      mkdirSync(`${root}reports/slow`, { recursive: true });
      writeFileSync(file, JSON.stringify({ source, passed: [...passed] }));
    },
  };
}

const lines = [];
let failed = false;
for (const [name, { about, seed, files, env, rounds = 1 }] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const first = Number(process.env.FC_SEED ?? seed);
  const done = rounds > 1 ? notes(name) : null;
  for (let round = 0; round < rounds; round++) {
    if (done?.passed.has(first + round)) continue;
    const set = { FC_SEED: String(first + round), ...env };
    const settings = Object.entries(set).map(([variable, value]) => `${variable}=${value}`);
    console.log(`== ${name}: ${about} (${settings.join(" ")})`);
    const begin = performance.now();
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "-c", "test/slow/vitest.config.ts", ...files];
    const { status, signal } = spawnSync(process.execPath, vitest, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...set },
    });
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    lines.push(
      `${name.padEnd(9)} ${settings.join(" ").padEnd(30)} ${seconds.padStart(5)} s  ${status === 0 ? "ok" : `FAILED ${signal ?? ""}`}`,
    );
    if (status === 0) done?.add(first + round);
    failed ||= status !== 0;
  }
  if (done !== null) lines.push(`${name.padEnd(9)} ${done.passed.size} of ${rounds} rounds have passed`);
}
console.log(lines.join("\n"));
process.exit(failed ? 1 : 0);
