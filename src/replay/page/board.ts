import type { GameState } from "../../game/model/state.ts";
import { lastPlayOf } from "../../game/table/last-play.ts";
import { premiumText } from "../../messages/pieces.ts";
import { resolveBoard } from "../../play/resolve.ts";
import { type BoardFact, factInWords, factsOfBoard } from "../../render/facts.ts";
import { type SquareData, squaresOf } from "../../render/squares.ts";
import { type SvgColors, svgThemes } from "../../render/svg/colors.ts";
import { drawBoard, drawSquare, type Look } from "../../render/svg/draw-board.ts";
import { drawSign } from "../../render/svg/draw-square.ts";
import { drawFrame } from "../../render/svg/draw-tile.ts";
import { type Drawn, type Parts, writeXml } from "../../render/svg/drawn.ts";
import { measureBoard } from "../../render/svg/geometry.ts";
import type { PageMessages } from "../parts.ts";
import { html } from "./html.ts";
import { type Contents, startSpans, timeOf } from "./spans.ts";

/** The boards of all steps, as a picture and in words. */
export interface Boards {
  /** Adds the board of the next step. */
  add(state: GameState): void;
  /**
   * The board at every step in one picture. What lies on a square, and each kind of frame, is drawn once: squares use
   * it for as long as they show it.
   */
  picture(): string;
  /** The board in sentences, each with the steps at which it is true. */
  inWords(): string;
}

/** Begins to collect boards. */
export function startBoards(words: PageMessages): Boards {
  const squares = startSpans();
  const sentences = startSpans();
  const drawings = startDrawings();
  const look: Look = {
    colors,
    mark: (premium) => [["title", {}, [premiumText(premium, words.picture.premium)]], ...drawSign(premium, colors)],
  };
  let steps = 0;
  let last: { readonly state: GameState; readonly squares: Contents; readonly sentences: Contents } | null = null;

  /** The drawings on each square: at twice its index what is on it, and behind that its frame. */
  const drawn = (state: GameState): Contents => {
    const { rules } = resolveBoard(state);
    const used = squaresOf(state).flatMap((square, index) => {
      const { frame } = square;
      const inside = drawSquare({ ...square, frame: null }, rules, look);
      const parts = [inside, frame === null ? [] : drawFrame(frame, colors)];
      return parts.flatMap((part, i) => (part.length > 0 ? [[2 * index + i, drawings.use(part)] as const] : []));
    });
    return new Map(used);
  };

  return {
    add(state) {
      if (last === null || !isSameBoard(last.state, state))
        last = { state, squares: drawn(state), sentences: sentencesOf(state, words) };
      squares.add(last.squares);
      sentences.add(last.sentences);
      steps++;
    },
    picture() {
      const { ruleset } = last!.state;
      const { rows, cols } = ruleset.layout;
      const { left, top } = measureBoard(ruleset);
      const used = squares.all().map((span): Drawn => {
        const index = Math.floor(span.key / 2);
        const place = { href: `#${span.content}`, x: left(index % cols), y: top(Math.floor(index / cols)) };
        return ["use", { ...place, ...timeOf(span, steps) }];
      });
      const [tag, attributes, inside] = drawBoard({ ruleset }, {}, look);
      const title: Drawn = ["title", {}, [words.page.picture]];
      const ground = inside.slice(0, -rows * cols);
      return writeXml([tag, attributes, [title, ["defs", {}, drawings.all()], ...ground, ...used]], "\n");
    },
    inWords: () =>
      sentences
        .all()
        .map((span) => {
          const time = Object.entries(timeOf(span, steps)).map(([name, value]) => ` ${name}="${value}"`);
          return `<li${time.join("")}>${html(span.content)}</li>`;
        })
        .join("\n"),
  };
}

/** Whether a board looks the same after some steps more: the last play has a frame. */
function isSameBoard(some: GameState, more: GameState): boolean {
  return some.board === more.board && lastPlayOf(some)?.index === lastPlayOf(more)?.index;
}

/** The colours are variables, so that the page can be light or dark. */
const colors = /* @__PURE__ */ (() =>
  Object.fromEntries(Object.keys(svgThemes.light).map((part) => [part, `var(--${part})`])) as unknown as SvgColors)();

/** Collects drawings, each once. */
function startDrawings() {
  const names = new Map<string, string>();
  const all: Drawn[] = [];
  return {
    all: (): readonly Drawn[] => all,
    /** Returns the name of a drawing. */
    use(parts: Parts): string {
      const text = JSON.stringify(parts);
      const id = names.get(text) ?? `square-${names.size}`;
      if (!names.has(text)) all.push(["g", { id }, parts]);
      names.set(text, id);
      return id;
    },
  };
}

/** The sentences about a board, each with a number by which those of all steps can be put in one order. */
function sentencesOf({ ruleset, board }: GameState, words: PageMessages): Contents {
  const facts = factsOfBoard({ ruleset, board });
  const { rows, cols } = ruleset.layout;
  return new Map(facts.map((fact) => [indexOfFact(fact, rows, cols), factInWords(fact, words)]));
}

/** Words across row by row, words down column by column, tiles that are part of no word, then premiums. */
function indexOfFact(fact: BoardFact, rows: number, cols: number): number {
  if (fact.kind === "size" || fact.kind === "last-play") return 0;
  if (fact.kind === "empty") return 1;
  const isDown = fact.kind === "word" && fact.direction === "down";
  const [{ square }] = fact.kind === "alone" ? [fact.square] : (fact.squares as readonly [SquareData]);
  const part = fact.kind === "premium" ? 3 : fact.kind === "alone" ? 2 : isDown ? 1 : 0;
  return 2 + part * rows * cols + (isDown ? square.col * rows + square.row : square.row * cols + square.col);
}
