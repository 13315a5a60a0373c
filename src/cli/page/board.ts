import type { Ruleset } from "../../index.ts";
import { type BoardSentences, englishMessages, type Messages } from "../../messages/index.ts";
import { parseSquare } from "../../notation/index.ts";
import { describeBoard, renderSvg, svgThemes } from "../../render/index.ts";
import type { ProgramWords } from "../languages/program-words.ts";
import { html } from "./html.ts";
import { spansOf, timeOf } from "./spans.ts";
import type { Step } from "./steps.ts";

/** The board at every step in one picture: a square that changes is drawn once for each thing that it shows. */
export function boardPicture(steps: readonly Step[], words: ProgramWords): string {
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
function* linesAt(
  steps: readonly Step[],
  { page, messages }: ProgramWords,
): Generator<ReadonlyMap<number, string>, void, undefined> {
  for (const { state } of steps) {
    const picture = renderSvg(state, { colors, title: page.picture, messages: messages ?? englishMessages });
    yield new Map(picture.split("\n").entries());
  }
}

/** The board in sentences, each with the steps at which it is true. */
export function boardInWords(steps: readonly Step[], { messages }: ProgramWords): string {
  return spansOf(sentencesAt(steps, messages ?? englishMessages))
    .map((span) => `<li ${timeOf(span, steps.length)}>${html(span.content)}</li>`)
    .join("\n");
}

function* sentencesAt(
  steps: readonly Step[],
  messages: Messages,
): Generator<ReadonlyMap<number, string>, void, undefined> {
  for (const { state } of steps) {
    const { ruleset, board } = state;
    const [size = "", ...sentences] = describeBoard({ ruleset, board }, { messages: withPlaces(ruleset, messages) });
    const placed = sentences.map((text): [number, string] => {
      const space = text.indexOf(" ");
      return [Number(text.slice(0, space)), text.slice(space + 1)];
    });
    yield new Map([[0, size], ...placed]);
  }
}

/**
 * The sentences about a board, each behind a number by which those of all steps can be put in one order: words across
 * row by row, words down column by column, then tiles that are part of no word.
 */
function withPlaces({ layout }: Ruleset, messages: Messages): Messages {
  const { rows, cols } = layout;
  const said = { ...englishMessages.board, ...messages.board } as BoardSentences;
  const { empty, word, alone } = said;
  const place = (name: string, part: "across" | "down" | "alone"): number => {
    const { row, col } = parseSquare(name).square!;
    const before = { across: 0, down: 1, alone: 2 }[part] * rows * cols;
    return 1 + before + (part === "down" ? col * rows + row : row * cols + col);
  };
  const board: BoardSentences = {
    ...said,
    empty: (of) => `1 ${empty(of)}`,
    word: (found) => `${place(found.square, found.direction)} ${word(found)}`,
    alone: (tile) => `${place(tile.square, "alone")} ${alone(tile)}`,
  };
  return { ...messages, board };
}
