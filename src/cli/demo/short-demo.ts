import { describeNews } from "../../compose/index.ts";
import { describeBoard, renderBoard } from "../../render/index.ts";
import { renderSheet } from "../../replay/index.ts";
import type { Paint } from "../output/colours.ts";
import { wrapped } from "../output/wrapped.ts";
import { legend, previewed, refused, turnsPlayed } from "./five-turns.ts";
import { playGreedily } from "./greedy-game.ts";

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
    "One play, the last of the five turns in the rulebooks' example:",
    ...(plain ? [] : [wrapped(legend, 80).join("\n")]),
    draw(last.after, last.board),
    last.text,
    refused(last.after),
    previewed(last.after, { boards: false }),
    "A whole game between two players who always take the highest-scoring play:",
    draw(game, renderBoard(game, { paint })),
    renderSheet(game),
    ...describeNews(game, { from: game.history.length }),
    "Run tilewright demo --all to see every turn.",
  ].join("\n\n");
}
