import { renderSheet } from "../../accounts/index.ts";
import { describeBoard, renderBoard } from "../../render/index.ts";
import type { Language } from "../languages.ts";
import type { Paint } from "../output/colours.ts";
import { wrapped } from "../output/wrapped.ts";
import { previewed, refused, turnsPlayed } from "./five-turns.ts";
import { playGreedily, winnersOf } from "./greedy-game.ts";

/** How it is shown. */
interface ShortDemo {
  /** Whether boards are described in words. */
  readonly plain: boolean;
  readonly paint: Paint;
  readonly words: Language;
}

/** What the library does, on three screens: a score, a refusal, a preview, and how a whole game ends. */
export function shortDemo({ plain, paint, words }: ShortDemo): string {
  const { demo } = words;
  const last = turnsPlayed(words, paint).at(-1)!;
  const game = playGreedily();
  const draw = (position: Parameters<typeof describeBoard>[0], drawn: string): string =>
    plain ? describeBoard(position, { messages: words }).join("\n") : drawn;
  return [
    demo.lastTurn,
    ...(plain ? [] : [wrapped(demo.legend, 80).join("\n")]),
    draw(last.after, last.board),
    last.text,
    refused(last.after, words),
    previewed(last.after, words, { boards: false }),
    demo.bestPlays,
    draw(game, renderBoard(game, { paint })),
    renderSheet(game, { messages: words }),
    `${winnersOf(game, words)} ${demo.everyTurn}`,
  ].join("\n\n");
}
