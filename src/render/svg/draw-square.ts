import type { Premium } from "../../board/premium.ts";
import type { SvgColors } from "./colors.ts";
import { drawText, rounded } from "./shapes.ts";
import { escapeXml } from "./xml.ts";

/** How premium squares are marked: with a sign, in words, or not. */
export type PremiumMarks = "signs" | "words" | "none";

/** Draws a square without a tile. `words` say what its premium multiplies. */
export function drawSquare(
  premium: Premium | null,
  isStart: boolean,
  words: string,
  marks: PremiumMarks,
  colors: SvgColors,
): string {
  const square = rounded("square", 1, `fill="${colors.square}"`);
  const start = isStart
    ? `<path class="start" d="M4 12V4h8m16 0h8v8m0 16v8h-8m-16 0H4v-8" fill="none" stroke="${colors.tile}"/>`
    : "";
  if (premium === null || marks === "none") return square + start;
  const mark = marks === "words" ? drawWords(words, premium, colors) : drawSign(premium, colors);
  return `${square}${start}<title>${escapeXml(words)}</title>${mark}`;
}

/**
 * A circle multiplies the letter, a diamond the word, both both. Double is an outline, more is filled, so that nobody
 * needs colours to tell them apart.
 */
function drawSign({ letter, word }: Premium, colors: SvgColors): string {
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
function drawWords(words: string, { word }: Premium, colors: SvgColors): string {
  const kind = word === 1 ? "letter" : "word";
  const lines = words.split(/\s+/);
  const size = Math.min(10, ...lines.map((line) => 60 / [...line].length));
  return lines
    .map((line, i) => drawText(`${kind}-text`, line, 20, 20 + size * (i + 0.85 - lines.length / 2), size, colors[kind]))
    .join("");
}
