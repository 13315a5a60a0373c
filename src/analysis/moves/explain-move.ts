import type { EndReason } from "../../game/model/event.ts";
import { messagesOr } from "../../messages/say.ts";
import { isList, propertiesOf } from "../../read/is-object.ts";
import { requireThat } from "../../read/refuse.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { RankedMove, Remaining, Valuation } from "./ranked-move.ts";

/** What a sentence about a choice may say. Numbers are texts with two decimals at most; `leave` is what is kept. */
interface EquityValues {
  readonly points: string;
  /** With its sign: `+ 8.2`, `- 3`. */
  readonly remaining: string;
  readonly equity: string;
  readonly leave: string;
  readonly ends: EndReason | null;
}

/** The sentences that `explainMove` uses. For another language, pass your own. */
export interface EquitySentences {
  /** For a choice whose kept tiles are valued by the leave table. */
  readonly leave: (values: EquityValues) => string;
  /** For a choice after which the game goes on with an empty bag. */
  readonly settlement: (values: EquityValues) => string;
  /** For a choice that ends the game with unplayed tiles settled. */
  readonly end: (values: EquityValues) => string;
  /** For the exchange of a blank on the board, after which the turn goes on, even if a winning play can follow. */
  readonly next: (values: EquityValues) => string;
  /** For a play that reaches the target score. */
  readonly target: (values: EquityValues) => string;
  /** The word for an empty leave. */
  readonly nothing: string;
}

const english: EquitySentences = {
  leave: ({ points, remaining, leave, equity }) =>
    `${points} points ${remaining} for keeping ${leave} by the table of leaves = ${equity}`,
  settlement: ({ points, remaining, leave, equity }) =>
    `${points} points ${remaining} for keeping ${leave} with the bag empty, by the settlement = ${equity}`,
  end: ({ points, remaining, ends, equity }) =>
    `${points} points ${remaining} from the settlement, because this ends the game (${ends}) = ${equity}`,
  next: ({ points, remaining, ends, equity }) => {
    const end = ends === null ? "" : ends === "target" ? ", which wins," : `, which ends the game (${ends}),`;
    return `${points} points ${remaining} from the best choice after exchanging the blank${end} = ${equity}`;
  },
  target: ({ points }) => `${points} points, which reach the target and win`,
  nothing: "nothing",
};

/** How the value of a choice may have been determined. */
const hows: readonly unknown[] = ["leave", "settlement", "end", "next"] satisfies readonly Remaining["how"][];

/**
 * Explains in one line what a choice is worth: its points, what is added to them and why, and the sum.
 *
 * @param move - An entry of the list returned by `rankMoves` or `generateByLeaves`.
 * @param sentences - Your own sentences. Defaults to English.
 *
 * @throws TypeError if `move` is not such an entry, or a sentence is missing from `sentences`.
 *
 * @example
 * ```ts
 * import { explainMove, generateByLeaves, leavesOf } from "tilewright/analysis";
 * import { buildWordGraph } from "tilewright/dictionary";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const graph = buildWordGraph(["HORN"], { tileSet: ruleset.tileSet, gaddag: true });
 * const table = { kind: "leaves", version: 1, tiles: [..."HORNS"], values: [[0, 0, 0, 0, 450]], made: null } as const;
 * const [best] = generateByLeaves({ ruleset, rack: [..."HORNS"] }, graph, leavesOf(table));
 * best && explainMove(best); // => "14 points + 4.5 for keeping S by the table of leaves = 18.5"
 * ```
 */
export function explainMove(move: RankedMove, sentences?: EquitySentences): string {
  const { points, remaining, equity, leave }: Partial<Valuation> = propertiesOf(move);
  const { how }: Partial<Remaining> = propertiesOf(remaining);
  const isRanked = typeof equity === "number" && isList(leave) && hows.includes(how);
  requireThat(isRanked, "move", "a move from rankMoves", move);
  const words = messagesOr(sentences, english, "sentences");
  const { points: more, ends } = remaining as Remaining;
  const values: EquityValues = {
    points: `${points}`,
    remaining: `${more < 0 ? "-" : "+"} ${Math.abs(more)}`,
    equity: `${equity}`,
    leave: leaveText(leave as readonly Tile[]) || words.nothing,
    ends,
  };
  return words[how === "end" && ends === "target" ? "target" : (how as Remaining["how"])](values);
}

/** The tiles of a leave as a text: letters of several characters have a space between them. */
function leaveText(leave: readonly Tile[]): string {
  return leave.join(leave.some((tile) => tile !== BLANK && tile.length > 1) ? " " : "");
}
