import type { Premium } from "../../board/premium.ts";
import type { SvgColors } from "./colors.ts";
import type { Parts } from "./drawn.ts";
import { drawText, path, rounded } from "./shapes.ts";

/** Draws the mark of a premium. `covered`: small, in a corner of the tile that covers it. */
export type DrawMark = (premium: Premium, covered: boolean) => Parts;

/** Draws a square without a tile, with its mark. */
export function drawFree(isStart: boolean, mark: Parts, colors: SvgColors): Parts {
  return [
    rounded("square", 1, { fill: colors.square }),
    isStart && path("start", "M4 12V4h8m16 0h8v8m0 16v8h-8m-16 0H4v-8", colors.tile),
    ...mark,
  ];
}

/**
 * A circle multiplies the letter, a diamond the word, both both. Double is an outline, more is filled, so that nobody
 * needs colours to tell them apart. A premium that stays has a frame. One that counts for some tiles says in a corner
 * which: on the right, where tiles have their points, their points, on the left their letters.
 */
export function drawSign({ letter, word, sticks, when }: Premium, colors: SvgColors): Parts {
  const kind = word === 1 ? "letter" : "word";
  const color = colors[kind];
  const filled = letter > 2 || word > 2;
  const both = letter > 1 && word > 1;
  const frame = sticks === true && rounded("sticks", 2.5, { fill: "none", stroke: color });
  const text = both ? `${letter}·${word}` : `${letter * word}×`;
  const sign: Parts = [
    path(kind, word === 1 ? circle : diamond, color, filled ? color : "none"),
    both && path("letter", circle, colors.letter),
    drawText(`${kind}-text${filled ? " filled" : ""}`, text, 20, 24, 12, filled ? colors.square : color),
  ];
  if (!when) return [frame, ...sign];
  const tiles = (when.letters ?? when.points).join(" ") || "-";
  const { length } = [...tiles];
  const x = length > 2 ? 20 : when.points ? 31 : 9;
  // 1, 2, 3 and 5 are on yellow, green, blue and red, and so pale that every text of a theme can be read on them.
  const fill = `hsl(${(67 * tiles.charCodeAt(0) + 24) % 360} 90% 60%)`;
  return [
    rounded("when", 1, { fill, "fill-opacity": ".15" }),
    frame,
    ["g", { transform: "translate(4 0) scale(.8)" }, sign],
    drawText(`${kind}-text`, tiles, x, 36, Math.min(8, 56 / length), color),
  ];
}

const circle = "M20 7a13 13 0 1 0 .01 0z";
const diamond = "M20 3l17 17l-17 17l-17-17z";

/** In lines of ten characters, or of one longer word: `double` and below it `letter`. */
export function drawWords({ word }: Premium, colors: SvgColors, words: string): Parts {
  const kind = word === 1 ? "letter" : "word";
  const lines = words.match(/\S.{0,9}(?=\s|$)|\S+/g) ?? [];
  const size = Math.min(10, 38 / lines.length, ...lines.map((line) => 60 / [...line].length));
  return lines.map((line, i) =>
    drawText(`${kind}-text`, line, 20, 20 + size * (i + 0.85 - lines.length / 2), size, colors[kind]),
  );
}
