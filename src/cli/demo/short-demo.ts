import { describeBoard, renderBoard } from "../../render/index.ts";
import { renderSheet } from "../../replay/index.ts";
import type { Paint } from "../output/colours.ts";
import { wrapped } from "../output/wrapped.ts";
import { legend, previewed, refused, turnsPlayed } from "./five-turns.ts";
import { playGreedily, winnersOf } from "./greedy-game.ts";

/** How it is shown. */
interface ShortDemo {
  /** Whether boards are described in words. */
  readonly plain: boolean;
  readonly paint: Paint;
}

/** What the library does, on three screens: a score, a refusal, a preview, and how a whole game ends. */
export function shortDemo({ plain, paint }: ShortDemo): string {
  const last = turnsPlayed(paint).at(-1)!;
  const game = playGreedily();
  const draw = (position: Parameters<typeof describeBoard>[0], drawn: string): string =>
    plain ? describeBoard(position).join("\n") : drawn;
  return [
    "One play on one board, the last of five turns from the rulebooks:",
    ...(plain ? [] : [wrapped(legend, 80).join("\n")]),
    draw(last.after, last.board),
    last.text,
    refused(last.after),
    previewed(last.after, { boards: false }),
    "A whole game, in which two players always take the play that scores most:",
    draw(game, renderBoard(game, { paint })),
    renderSheet(game),
    `${winnersOf(game)} tilewright demo --all shows every turn.`,
  ].join("\n\n");
}
