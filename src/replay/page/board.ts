import type { GameState } from "../../game/model/state.ts";
import { lastPlayOf } from "../../game/table/last-play.ts";
import { say } from "../../messages/say.ts";
import type { Messages } from "../../messages/types/messages.ts";
import { parseSquare } from "../../notation/coordinate.ts";
import { describeBoard } from "../../render/describe-board.ts";
import { svgThemes } from "../../render/svg/colors.ts";
import { renderSvg } from "../../render/svg/render-svg.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { PageMessages } from "../parts.ts";
import { html } from "./html.ts";
import { type Contents, type Spans, startSpans, timeOf } from "./spans.ts";

/** The boards of all steps, as a picture and in words. */
export interface Boards {
  /** Adds the board of the next step. */
  add(state: GameState): void;
  /** The board at every step in one picture: a square that changes is drawn once for each thing that it shows. */
  picture(): string;
  /** The board in sentences, each with the steps at which it is true. */
  inWords(): string;
}

/** Begins to collect boards. */
export function startBoards(words: PageMessages): Boards {
  const [lines, sentences]: readonly [Spans, Spans] = [startSpans(), startSpans()];
  let steps = 0;
  let last: { readonly state: GameState; readonly lines: Contents; readonly sentences: Contents } | null = null;
  return {
    add(state) {
      if (last === null || !isSameBoard(last.state, state))
        last = { state, lines: linesOf(state, words), sentences: sentencesOf(state, words) };
      lines.add(last.lines);
      sentences.add(last.sentences);
      steps++;
    },
    picture: () =>
      lines
        .all()
        .map((line) => {
          const always = line.from === 0 && line.to === steps;
          return always ? line.content : `<g ${timeOf(line, steps)}>${line.content}</g>`;
        })
        .join("\n"),
    inWords: () =>
      sentences
        .all()
        .map((span) => `<li ${timeOf(span, steps)}>${html(span.content)}</li>`)
        .join("\n"),
  };
}

/** Whether a board looks the same after some steps more: the last play has a frame. */
function isSameBoard(some: GameState, more: GameState): boolean {
  return some.board === more.board && lastPlayOf(some)?.index === lastPlayOf(more)?.index;
}

/** The colours are variables, so that the page can be light or dark. */
const colors = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.keys(svgThemes.light).map((part) => [part, `var(--${part})`]),
);

/** The picture has a line for each square, and always as many lines. */
function linesOf(state: GameState, messages: PageMessages): Contents {
  const picture = renderSvg(state, { colors, title: messages.page.picture, messages });
  return new Map(picture.split("\n").entries());
}

/**
 * The sentences about a board, each with a number by which those of all steps can be put in one order: its size, words
 * across row by row, words down column by column, tiles that are part of no word, then premiums that stay or that count
 * for some tiles only.
 */
function sentencesOf({ ruleset, board }: GameState, { picture, board: said }: PageMessages): Contents {
  const sentences = new Map<number, string>();
  const keep = (place: number, text: string): string => {
    sentences.set(place, text);
    return text;
  };
  const messages: Pick<Messages, "picture" | "board"> = {
    picture: { ...picture, size: (of) => keep(0, say(picture.size, of)) },
    board: {
      ...said,
      empty: (of) => keep(1, say(said.empty, of)),
      word: (found) => keep(placeOf(ruleset, found.square, found.direction), say(said.word, found)),
      alone: (tile) => keep(placeOf(ruleset, tile.square, "alone"), say(said.alone, tile)),
      premiumSquares: (of) => keep(placeOf(ruleset, of.squares[0]!, "premium"), say(said.premiumSquares, of)),
    },
  };
  describeBoard({ ruleset, board }, { messages });
  return sentences;
}

function placeOf({ layout }: Ruleset, name: string, part: "across" | "down" | "alone" | "premium"): number {
  const { rows, cols } = layout;
  const { row, col } = parseSquare(name).square!;
  const before = { across: 0, down: 1, alone: 2, premium: 3 }[part] * rows * cols;
  return 1 + before + (part === "down" ? col * rows + row : row * cols + col);
}
