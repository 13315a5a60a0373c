// Recorded games: `npm run build && npm run corpus -- DIR`, where DIR, or DIR/games, holds *.gcg files whose scores and
// totals are right. DIR/index.json may say what else each of them holds.
//
// Every game is replayed by a plain reader and by `tilewright check`, and read, written and read again. Then 500
// records get one slip each: at most two remarks, the first at its line, in 95 of 100. Ends with a line `N passed, N
// failed`.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatGcg, parseGcg } from "tilewright/notation";
import { factsOf } from "tilewright/replay";
import { replayPlainly } from "./plain-reader.mjs";
// biome-ignore lint/correctness/useImportExtensions: Node runs this file as it is, and its types lie beside it
import { plantSlip, slipKinds } from "./plant-slip.mjs";

const [given] = process.argv.slice(2);
if (given === undefined || !existsSync(given)) {
  console.error("usage: npm run corpus -- DIR   (a folder of recorded games, or one with a folder games)");
  process.exit(2);
}
const folder = existsSync(join(given, "games")) ? join(given, "games") : given;
const files = readdirSync(folder).filter((file) => file.endsWith(".gcg"));
const about = readIndex(join(folder, "..", "index.json"));

let passed = 0;
let failed = 0;
const expect = (file, holds, what) => {
  if (holds) passed++;
  else {
    failed++;
    console.log(`${file}: ${what}`);
  }
};

const plain = { plays: 0, scores: 0, totals: 0 };
for (const file of files) {
  const { counts, failures } = replayPlainly(readFileSync(join(folder, file), "utf8"));
  for (const what of Object.keys(plain)) plain[what] += counts[what];
  passed += counts.scores + counts.totals - failures.length;
  for (const failure of failures) expect(file, false, failure);
}
console.log(
  `plain reader: ${files.length} games, ${plain.plays} plays, ${plain.scores} scored, ${plain.totals} totals`,
);

const program = new URL("../../dist/cli.js", import.meta.url).pathname;
const paths = files.map((file) => join(folder, file));
const run = spawnSync(process.execPath, [program, "check", "--json", ...paths], {
  encoding: "utf8",
  maxBuffer: 1 << 28,
});
const checked = run.stdout
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));
console.log(`tilewright check: ${run.stderr.trim()}`);
expect("tilewright check", run.status === 1 && checked.length === files.length, `status ${run.status}, ${run.stderr}`);
let counted = { plays: 0, totals: 0 };
for (const [i, { events, plays, scoresAgreed, totals, totalsAgreed, remarks }] of checked.entries()) {
  const file = files[i];
  counted = { plays: counted.plays + plays, totals: counted.totals + totals };
  expect(file, scoresAgreed === plays, `${plays - scoresAgreed} scores differ`);
  expect(file, totalsAgreed === totals, `${totals - totalsAgreed} totals differ`);
  const entry = about.get(file);
  if (entry === undefined) continue;
  expect(file, events === entry.events && plays === entry.plays, `${events} events, ${plays} plays`);
  const codes = new Set(remarks.map(({ code }) => code));
  const slips = ["rack-lacks-tile", "out-of-turn", "unreadable"].some((code) => codes.has(code));
  expect(file, slips !== entry.strict, `racks and turns: ${JSON.stringify(remarks)}`);
  const oneSided = entry.features.includes("end-rack-penalty");
  // Some records end with the play that went out.
  const settlements = remarks.filter(
    ({ code, reason }) => code === "wrong-settlement" && reason.code !== "no-settlement",
  );
  expect(file, settlements.length > 0 === oneSided, `settlement: ${JSON.stringify(remarks)}`);
}
expect("all games", counted.plays === plain.plays && counted.totals === plain.totals, JSON.stringify(counted));

for (const [i, path] of paths.entries()) {
  const { game } = parseGcg(readFileSync(path));
  const { text } = formatGcg(game);
  const again = parseGcg(text);
  expect(files[i], played(again.game.state) === played(game.state), "does not read back as it was written");
  expect(files[i], formatGcg(again.game).text === text, "is written in another way the second time");
  for (const { words, invalid, upheld } of factsOf(game).challenges)
    expect(files[i], !upheld || words.length === 1 || invalid === null, `calls ${invalid} bad, which it does not say`);
}
const planted = plantInAll(500);
const few = planted.filter(({ remarks, line }) => remarks.length <= 2 && (remarks[0]?.line ?? line) === line).length;
console.log(`${planted.length} records with a slip: at most two remarks, the first at its line, in ${few}`);
expect("records with a slip", few >= planted.length * 0.95, `only ${few} of ${planted.length}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && files.length > 0 ? 0 : 1);

/** What is remarked on records with one slip each, besides what is remarked on the same records without it. */
function plantInAll(count) {
  let state = 1;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
  const found = [];
  for (let i = 0; found.length < count && i < 10 * count; i++) {
    const text = new TextDecoder().decode(readFileSync(paths[(i * 7) % paths.length]));
    const slip = plantSlip(text, slipKinds[i % slipKinds.length], random);
    if (slip === null || text.includes("\ufffd")) continue;
    const known = new Set(parseGcg(text).remarks?.map(keyOf));
    const remarks = (parseGcg(slip.text).remarks ?? []).filter((remark) => !known.has(keyOf(remark)));
    found.push({ line: slip.line, remarks });
  }
  return found;
}

function keyOf({ code, reason }) {
  return JSON.stringify([code, reason]);
}

/** What a record is about: who laid what for how many points, and the scores in the end. */
function played({ history, players }) {
  const plays = history.flatMap((event) =>
    event.type === "played" ? [[event.player, event.placements, event.points]] : [],
  );
  return JSON.stringify([plays, players.map(({ score }) => score)]);
}

function readIndex(path) {
  if (!existsSync(path)) return new Map();
  return new Map(JSON.parse(readFileSync(path, "utf8")).map((entry) => [entry.file.split("/").pop(), entry]));
}
