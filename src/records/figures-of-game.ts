import { playsThatStand } from "../accounts/plays.ts";
import type { GcgCounts, GcgGame } from "../notation/gcg/gcg-game.ts";
import type { Remark } from "../notation/remark.ts";
import { noFigures } from "./figures.ts";
import type { Failure, RecordFigures } from "./report.ts";

/** What the reader of a record gives. */
interface ReadGame {
  readonly game: GcgGame;
  readonly counts: GcgCounts;
  readonly remarks: readonly Remark[];
}

/** Returns the figures of one game, without how good its plays were. */
export function figuresOfGame(id: string, { game: { state, names }, counts, remarks }: ReadGame): RecordFigures {
  const name = (player: number): string => names[player] ?? "";
  return {
    ...noFigures,
    ...counts,
    records: 1,
    games: 1,
    scores: state.players.length,
    points: state.players.reduce((sum, { score }) => sum + score, 0),
    remarks: remarks.map(({ code, reason }) => {
      const cause = reason.code === "points" ? (reason.cause?.code ?? null) : null;
      return { code, reason: reason.code, cause, count: 1 };
    }),
    highGames: state.players.map(({ score }, player) => ({ record: id, player: name(player), score })),
    highPlays: playsThatStand(state.history).map(({ event, index }) => {
      const { player, points, words } = event;
      return { record: id, event: index, player: name(player), word: words[0] ?? "", points };
    }),
  };
}

/** Returns the figures of one record that is not a game, with what is wrong first, or that was not read. */
export function figuresOfFailure(id: string, problem: Failure["problem"]): RecordFigures {
  return { ...noFigures, records: 1, failures: 1, failed: [{ record: id, problem }] };
}
