// Replays recorded games: `npm run build && npm run corpus -- DIR`, where DIR, or DIR/games, holds *.gcg files.
//
// Every play must lie where the file says it lies and score what the file says it scores, and every running total must be
// the sum of the points before it. Ends with a line `N passed, N failed`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { emptyBoard, indexOf, scoreMove } from "tilewright";
import { parsePlay } from "tilewright/notation";
import { us2021 as ruleset } from "tilewright/rulesets";

const [given] = process.argv.slice(2);
if (given === undefined || !existsSync(given)) {
  console.error("usage: npm run corpus -- DIR   (a folder of recorded games, or one with a folder games)");
  process.exit(2);
}
const folder = existsSync(join(given, "games")) ? join(given, "games") : given;

const counts = { games: 0, plays: 0, scores: 0, totals: 0, passed: 0, failed: 0 };

function replay(file, text) {
  const fail = (line, message) => {
    counts.failed++;
    console.log(`${file}:${line + 1} ${message}`);
  };
  const agree = (line, what, found, expected) => {
    if (found === expected) counts.passed++;
    else fail(line, `${what}: the file says ${found}, the engine ${expected}`);
  };
  const totals = new Map();
  let board = emptyBoard(ruleset.layout);
  let before = board;
  text.split(/\r?\n/).forEach((content, line) => {
    const [, nick, rest] = /^>([^:]*):(.*)$/.exec(content) ?? [];
    if (nick === undefined) return;
    const numbers = /\s([+-]*\d+)(?:\s+(-?\d+))?\s*(?:[A-Za-z?, ]*)$/.exec(rest);
    let points = numbers ? Number(numbers[1].replace(/^\+/, "")) : 0;
    const play = /(?:^|\s)((?:\d+[A-Oa-o]|[A-Oa-o]\d+)\s+[^\s+-]+)(?=\s)/.exec(rest);
    if (play) {
      counts.plays++;
      const parsed = parsePlay(play[1], { ruleset, board });
      const scored = parsed.ok ? scoreMove({ ruleset, board }, parsed.placements) : parsed;
      if (!scored.ok) {
        fail(line, `the play is refused: ${JSON.stringify(scored.violations ?? scored.problems)}`);
        return;
      }
      agree(line, "points", points, scored.score.total);
      counts.scores++;
      before = board;
      const after = [...board];
      for (const { row, col, letter, blank } of parsed.placements)
        after[indexOf(ruleset.layout, { row, col })] = { letter, blank };
      board = after;
    } else if (/\s--\s/.test(rest)) {
      board = before;
      // One dialect writes a withdrawn play with no points and the total as it was.
      if (points === 0 && numbers?.[2] !== undefined) points = Number(numbers[2]) - totals.get(nick);
    }
    totals.set(nick, (totals.get(nick) ?? 0) + points);
    if (numbers?.[2] !== undefined) {
      counts.totals++;
      agree(line, "total", Number(numbers[2]), totals.get(nick));
    }
  });
}

for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith(".gcg")) continue;
  counts.games++;
  replay(file, readFileSync(join(folder, file), "utf8"));
}
console.log(`${counts.games} games, ${counts.plays} plays, ${counts.scores} scored, ${counts.totals} running totals`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.games > 0 ? 0 : 1);
