import type { GcgCounts, GcgGame } from "../notation/gcg/gcg-game.ts";
import type { Remark } from "../notation/remark.ts";
import { propertiesOf } from "../read/is-object.ts";
import { requireParts, requireText } from "../read/refuse.ts";
import { playsInDoubt, playsThatStand } from "../replay/plays.ts";
import { noFigures } from "./figures.ts";
import type { Failure, RecordFigures } from "./report.ts";

/** A recorded game as returned by `parseGcg`. */
export interface ReadGame {
  readonly game: GcgGame;
  readonly counts: GcgCounts;
  readonly remarks: readonly Remark[];
}

/**
 * Returns the figures of a single record that you have read yourself, ready to be added up with `addFigures`. They do
 * not include how good its plays were: for that, use `reportRecords` with a word graph.
 *
 * @param id - The id of the record in the figures, such as its file name.
 * @param record - The result of `parseGcg` for a game; otherwise the first problem, as data or in your own words.
 *
 * @throws TypeError if `id` is not a string, or `record` is neither a game with counts and remarks nor `{ problem }`.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { parseGcg } from "tilewright/notation";
 * import { addFigures, recordFiguresOf } from "tilewright/records";
 *
 * const read = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14"));
 * const figures = addFigures([recordFiguresOf("1.gcg", read), recordFiguresOf("2.gcg", { problem: "no such file" })]);
 * [figures.games, figures.failures]; // => [1, 1]
 * ```
 */
export function recordFiguresOf(id: string, record: ReadGame | Pick<Failure, "problem">): RecordFigures {
  requireText(id, "id");
  const { problem } = propertiesOf(record) as Partial<Pick<Failure, "problem">>;
  if (problem !== undefined) return { ...noFigures, records: 1, failures: 1, failed: [{ record: id, problem }] };
  const expected = "a parsed game with counts and remarks, or { problem }";
  requireParts(record, "record", expected, ["remarks"], ["game", "counts"]);
  requireParts((record as ReadGame).game, "record.game", "the `game` from parseGcg's result", ["names"], ["state"]);
  return figuresOfGame(id, record as ReadGame);
}

function figuresOfGame(id: string, { game, counts, remarks }: ReadGame): RecordFigures {
  const { state, names } = game;
  const isInDoubt = playsInDoubt(game);
  const plays = playsThatStand(state.history).filter(({ index }) => !isInDoubt(index));
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
    highPlays: plays.map(({ event, index }) => {
      const { player, points, words } = event;
      return { record: id, event: index, player: name(player), word: words[0] ?? "", points };
    }),
  };
}
