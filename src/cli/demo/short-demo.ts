import { renderSheet } from "../../accounts/index.ts";
import { describeBoard, renderBoard } from "../../render/index.ts";
import type { Paint } from "../output/colours.ts";
import { previewed, refused, turnsPlayed } from "./five-turns.ts";
import { playGreedily, winnersOf } from "./greedy-game.ts";

const legend = `On empty squares ' doubles and " triples a letter, - doubles and = triples a
word; [ ] are tiles laid this turn.`;

/** What the library does, on three screens: a score, a refusal, a preview, and how a whole game ends. */
export function shortDemo({ plain, paint }: { readonly plain: boolean; readonly paint: Paint }): string {
  const last = turnsPlayed(paint).at(-1)!;
  const game = playGreedily();
  const draw = (position: Parameters<typeof describeBoard>[0], drawn: string): string =>
    plain ? describeBoard(position).join("\n") : drawn;
  return [
    "One play on one board, the last of five turns from the rulebooks:",
    ...(plain ? [] : [legend]),
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
