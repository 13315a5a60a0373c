// A reader of recorded games that shares nothing with the library's own but the scoring: good enough for records whose
// scores and totals are known to be right, so that one can be held against the other.
import { emptyBoard, scoreMove } from "tilewright";
import { indexOfSquare } from "tilewright/layouts";
import { parsePlay } from "tilewright/notation";
import { us2021 as ruleset } from "tilewright/rulesets";

/**
 * Replays a record: every play must lie where the file says it lies and score what the file says it scores, and every
 * running total must be the sum of the points before it. Gives counts, and what failed, one line each.
 */
export function replayPlainly(text) {
  const counts = { plays: 0, scores: 0, totals: 0 };
  const failures = [];
  const agree = (line, what, found, expected) => {
    if (found !== expected) failures.push(`${line + 1} ${what}: the file says ${found}, the engine ${expected}`);
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
        failures.push(`${line + 1} the play is refused: ${JSON.stringify(scored.violations ?? scored.problems)}`);
        return;
      }
      agree(line, "points", points, scored.score.total);
      counts.scores++;
      before = board;
      const after = [...board];
      for (const { row, col, letter, blank } of parsed.placements)
        after[indexOfSquare(ruleset.layout, { row, col })] = { letter, blank };
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
  return { counts, failures };
}
