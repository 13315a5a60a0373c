import { indexOf, type Layout } from "../../board/layout.ts";
import type { Square } from "../../board/square.ts";
import { lastPlayOf } from "../../game/table/last-play.ts";
import { columnName } from "../../notation/coordinate.ts";
import { letterValue } from "../../play/indexed-rules.ts";
import type { Placement } from "../../play/placement.ts";
import type { AnyPosition } from "../../play/position.ts";
import { resolveBoard } from "../../play/resolve.ts";
import { requireOptions } from "../../read/refuse.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { type BoardMessages, premiumInEnglish, sizeInEnglish } from "../board-messages.ts";
import { tileAt } from "../tile-at.ts";
import { colorsOf, type SvgColors, type SvgTheme } from "./colors.ts";
import { drawSquare, type PremiumMarks } from "./draw-square.ts";
import { drawFrame, drawTile } from "./draw-tile.ts";
import { measure } from "./geometry.ts";
import { drawText } from "./shapes.ts";
import { escapeXml } from "./xml.ts";

/** What a picture of a board shows, and how. */
export interface SvgOptions {
  /** Tiles that are being laid: drawn over the board in a dashed frame. Those outside the board are left out. */
  readonly placements?: readonly Placement[] | undefined;
  /** What is wrong with them: the squares of each violation are marked. `previewPlay` lists them. */
  readonly violations?: readonly { readonly squares: readonly Square[] }[] | undefined;
  /** Whether the last play of a game or a view has a frame. Left out: `true`. */
  readonly lastPlay?: boolean | undefined;
  /** Left out: `"light"`. */
  readonly theme?: SvgTheme | undefined;
  /** Colours to use instead of those of the theme. */
  readonly colors?: Partial<SvgColors> | undefined;
  /** Left out: `"signs"`, a circle for the letter and a diamond for the word. */
  readonly premiums?: PremiumMarks | undefined;
  /** Whether row numbers and column letters are written at the edges. Left out: `true`. */
  readonly coordinates?: boolean | undefined;
  /**
   * Whether words across read from the right, so that column A is on the right. Left out: found from the script of the
   * letters.
   */
  readonly rightToLeft?: boolean | undefined;
  /** The title of the picture. Left out: the size of the board. */
  readonly title?: string | undefined;
  /** Says what the picture shows to those who do not see it: `describeBoard(view).join(" ")`. Left out: none. */
  readonly description?: string | undefined;
  /** The texts of the picture in another language, or some of them. */
  readonly messages?: Partial<BoardMessages> | undefined;
}

/** The keys of {@link SvgOptions}. */
const keys =
  "placements violations lastPlay theme colors premiums coordinates rightToLeft title description messages".split(" ");

/**
 * Draws a board as a picture in SVG: its squares and premiums, the tiles with their points, the last play, and a play
 * that is being laid with its violations. The same input gives the same text.
 *
 * A square is 40 units wide. Each kind of part has a class of its own (`square`, `letter`, `word`, `tile`, `last`,
 * `laid`, `wrong` and others), so that a style sheet can change the colours. No rack is drawn, so the picture of a game
 * is safe for everybody.
 *
 * @param position - For an empty board `{ ruleset }` is enough.
 *
 * @throws TypeError if `position` is not a position, its board holds something that is not a tile, or `options` has an
 * unknown key.
 * @throws RangeError if the board does not have as many squares as the layout, or there is no such theme.
 *
 * @example
 * ```ts
 * import { previewPlay } from "tilewright";
 * import { renderSvg } from "tilewright/render";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const placements = [{ row: 7, col: 7, letter: "H" }, { row: 7, col: 9, letter: "I" }];
 * const { violations } = previewPlay({ ruleset }, placements); // a gap at 8I
 * renderSvg({ ruleset }, { placements, violations, theme: "dark" }).startsWith("<svg "); // => true
 * ```
 */
export function renderSvg(position: AnyPosition, options: SvgOptions = {}): string {
  requireOptions(options, keys);
  const { rules, board, ruleset } = resolveBoard(position);
  const { layout, tileSet } = ruleset;
  const { rows, cols } = layout;
  const { placements = [], violations = [], premiums = "signs", coordinates = true } = options;
  const { rightToLeft = readsFromRight(tileSet), messages } = options;
  const colors = colorsOf(options);
  const { width, height, left, top } = measure(layout, coordinates, rightToLeft);

  const laid = new Map(placements.map((tile) => [indexOf(layout, tile), tile]));
  const wrong = indices(
    layout,
    violations.flatMap(({ squares }) => squares),
  );
  const last = options.lastPlay === false || position.kind === undefined ? null : lastPlayOf(position);
  const played = indices(layout, last?.event.placements ?? []);

  /** What lies on a square, or what the square is. */
  const inside = (index: number): string => {
    const tile = laid.get(index) ?? tileAt(rules, board, index);
    if (tile !== null) {
      const { letter } = tile;
      const blank = tile.blank === true || letter === null;
      const points = blank ? rules.blankPoints || null : letterValue(rules, letter);
      return drawTile(letter, blank, points ?? null, colors);
    }
    if (rules.holes[index]) return "";
    const premium = rules.premiums[index] ?? null;
    const words = premium === null ? "" : (messages?.premium ?? premiumInEnglish)(premium);
    return drawSquare(premium, rules.starts.includes(index), words, premiums, colors);
  };
  const squares = board.map((_, index) => {
    const [row, col] = [Math.floor(index / cols), index % cols];
    const frame = wrong.has(index) ? "wrong" : laid.has(index) ? "laid" : played.has(index) ? "last" : null;
    const framed = frame === null ? "" : drawFrame(frame, colors);
    return `<g transform="translate(${left(col)} ${top(row)})">${inside(index)}${framed}</g>`;
  });
  const label = (text: string | number, x: number, y: number): string =>
    drawText("coordinate", text, x, y, 13, colors.coordinate);
  const labels = coordinates
    ? [
        ...range(cols).map((col) => label(columnName(col), left(col) + 20, 17)),
        ...range(rows).map((row) => label(row + 1, rightToLeft ? width - 12 : 12, top(row) + 25)),
      ]
    : [];
  const size = { rows, cols, tiles: board.filter(Boolean).length };
  const { title = (messages?.size ?? sizeInEnglish)(size), description } = options;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
      'role="img" font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle" stroke-width="2">',
    `<title>${escapeXml(title)}</title>`,
    description === undefined ? "" : `<desc>${escapeXml(description)}</desc>`,
    `<rect class="ground" width="${width}" height="${height}" rx="8" fill="${colors.ground}"/>`,
    ...labels,
    ...squares,
    "</svg>",
  ].join("\n");
}

function indices(layout: Layout, squares: readonly Square[]): ReadonlySet<number> {
  return new Set(squares.map((square) => indexOf(layout, square)));
}

/** Whether the letters are of a script that is written from right to left, such as Hebrew or Arabic. */
export function readsFromRight({ letters }: TileSet): boolean {
  return letters.some(({ letter }) => /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(letter));
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, i) => i);
}
