import type { Ruleset } from "../../index.ts";
import type { Messages } from "../../messages/index.ts";
import { parseSquare } from "../../notation/index.ts";
import { describeBoard, renderSvg, svgThemes } from "../../render/index.ts";
import type { Language } from "../languages.ts";
import { html } from "./html.ts";
import { spansOf, timeOf } from "./spans.ts";
import type { Step } from "./steps.ts";

/** The board at every step in one picture: a square that changes is drawn once for each thing that it shows. */
export function boardPicture(steps: readonly Step[], words: Language): string {
  return spansOf(linesAt(steps, words))
    .map((line) => {
      const always = line.from === 0 && line.to === steps.length;
      return always ? line.content : `<g ${timeOf(line, steps.length)}>${line.content}</g>`;
    })
    .join("\n");
}

/** The colours are variables, so that the page can be light or dark. */
const colors = Object.fromEntries(Object.keys(svgThemes.light).map((part) => [part, `var(--${part})`]));

/** The picture has a line for each square, and always as many lines. */
function* linesAt(steps: readonly Step[], words: Language): Generator<ReadonlyMap<number, string>, void, undefined> {
  for (const { state } of steps) {
    const picture = renderSvg(state, { colors, title: words.page.picture, messages: words });
    yield new Map(picture.split("\n").entries());
  }
}

/** The board in sentences, each with the steps at which it is true. */
export function boardInWords(steps: readonly Step[], words: Language): string {
  return spansOf(sentencesAt(steps, words))
    .map((span) => `<li ${timeOf(span, steps.length)}>${html(span.content)}</li>`)
    .join("\n");
}

/**
 * The sentences about a board, each with a number by which those of all steps can be put in one order: its size, words
 * across row by row, words down column by column, then tiles that are part of no word.
 */
function* sentencesAt(
  steps: readonly Step[],
  { picture, board: said }: Language,
): Generator<ReadonlyMap<number, string>, void, undefined> {
  for (const { state } of steps) {
    const { ruleset, board } = state;
    const sentences = new Map<number, string>();
    const keep = (place: number, text: string): string => {
      sentences.set(place, text);
      return text;
    };
    const messages: Messages = {
      picture: { size: (of) => keep(0, picture.size(of)) },
      board: {
        empty: (of) => keep(1, said.empty(of)),
        word: (found) => keep(placeOf(ruleset, found.square, found.direction), said.word(found)),
        alone: (tile) => keep(placeOf(ruleset, tile.square, "alone"), said.alone(tile)),
      },
    };
    describeBoard({ ruleset, board }, { messages });
    yield sentences;
  }
}

function placeOf({ layout }: Ruleset, name: string, part: "across" | "down" | "alone"): number {
  const { rows, cols } = layout;
  const { row, col } = parseSquare(name).square!;
  const before = { across: 0, down: 1, alone: 2 }[part] * rows * cols;
  return 1 + before + (part === "down" ? col * rows + row : row * cols + col);
}
