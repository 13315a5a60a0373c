// A viewer of recorded games with an analyst beside it. It compiles, and nothing here runs.
import { auditGame, positionOf, scoreAt, stepsOf } from "tilewright";
import { explainRemark } from "tilewright/messages";
import { generatePlays } from "tilewright/movegen";
import { formatPlay, parseGcg, type Remark } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { englishWordGraph } from "tilewright/words";

/** What stands beside each play: its line, its score, and what would have scored more. */
export function view(file: Uint8Array, report: (...told: readonly unknown[]) => void): void {
  const parsed = parseGcg(file, { ruleset: us2021 });
  if (!parsed.ok) {
    for (const { line, column, code } of parsed.problems) report(`${line}:${column} ${code}`);
    return;
  }
  const { game, remarks, counts } = parsed;
  const { state } = game;
  const wrong: readonly Remark[] = remarks.filter(({ code }) => code === "wrong-score");
  for (const remark of wrong) {
    const { found, expected } = explainRemark(remark);
    report(`${remark.line}:${remark.column} ${found}, not ${expected}`);
  }
  const graph = englishWordGraph();
  for (const { index, event, before, after } of stepsOf(state)) {
    if (event.type !== "played") continue;
    const position = positionOf(before, event.player);
    const { rack } = position;
    const better = rack ? generatePlays({ ...position, rack }, graph, { top: 5 }) : [];
    const scores = after.players.map((player) => player.score);
    report(game.lines[index], formatPlay(event.placements, before), event.points, scoreAt(state, index)?.total, scores);
    for (const { placements, points, leave } of better) report(formatPlay(placements, before), points, leave.join(""));
    for (const note of game.notes) if (note.event === index) report(note.text);
  }
  const withdrawn = new Set(state.history.flatMap((event) => (event.type === "phony-returned" ? [event.play] : [])));
  report(
    [...withdrawn],
    counts.totalsAgreed,
    auditGame(state).map(({ event, code, reason }) => [event, code, reason.code === "differs" ? reason.found : reason]),
  );
}

// @ts-expect-error a remark has a place in a text, not a path
export const path = (remark: Remark): string => remark.path;
