import type { Premium } from "../../board/premium.ts";
import type { SvgColors } from "./colors.ts";
import { drawText, rounded } from "./shapes.ts";

/** Draws the mark of a premium. */
export type DrawMark = (premium: Premium, colors: SvgColors) => string;

/** Draws a square without a tile, with its mark. */
export function drawSquare(isStart: boolean, mark: string, colors: SvgColors): string {
  const start = `<path class="start" d="M4 12V4h8m16 0h8v8m0 16v8h-8m-16 0H4v-8" fill="none" stroke="${colors.tile}"/>`;
  return rounded("square", 1, `fill="${colors.square}"`) + (isStart ? start : "") + mark;
}

/**
 * A circle multiplies the letter, a diamond the word, both both. Double is an outline, more is filled, so that nobody
 * needs colours to tell them apart.
 */
export function drawSign({ letter, word }: Premium, colors: SvgColors): string {
  const kind = word === 1 ? "letter" : "word";
  const color = colors[kind];
  const filled = letter > 2 || word > 2;
  const shape = `<path class="${kind}" d="${word === 1 ? circle : diamond}" stroke="${color}" `;
  const both =
    letter === 1 || word === 1 ? "" : `<path class="letter" d="${circle}" fill="none" stroke="${colors.letter}"/>`;
  const sign = both === "" ? `${letter * word}×` : `${letter}·${word}`;
  return (
    `${shape}fill="${filled ? color : "none"}"/>${both}` +
    drawText(`${kind}-text${filled ? " filled" : ""}`, sign, 20, 24, 12, filled ? colors.square : color)
  );
}

const circle = "M20 7a13 13 0 1 0 .01 0z";
const diamond = "M20 3l17 17l-17 17l-17-17z";

/** One line for each word: `double` and below it `letter`. */
export function drawWords({ word }: Premium, colors: SvgColors, words: string): string {
  const kind = word === 1 ? "letter" : "word";
  const lines = words.split(/\s+/);
  const size = Math.min(10, ...lines.map((line) => 60 / [...line].length));
  return lines
    .map((line, i) => drawText(`${kind}-text`, line, 20, 20 + size * (i + 0.85 - lines.length / 2), size, colors[kind]))
    .join("");
}
