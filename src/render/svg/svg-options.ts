import type { Square } from "../../board/square.ts";
import type { Messages } from "../../messages/types/messages.ts";
import type { Placement } from "../../play/placement.ts";
import { choicesText } from "../../read/describe.ts";
import { isKeyOf } from "../../read/is-object.ts";
import { refuseOption } from "../../read/refuse.ts";
import { type SvgColors, type SvgTheme, svgThemes } from "./colors.ts";
import type { Drawing } from "./drawn.ts";

/** How premium squares are marked: with signs, in words, or not at all. */
export type PremiumMarks = "signs" | "words" | "none";

/** Options for a picture of a board. */
export interface SvgOptions {
  /** The tiles of an unfinished play, drawn over the board with a dashed frame. Tiles off the board are omitted. */
  readonly placements?: readonly Placement[] | undefined;
  /** The violations of that play, as listed by `previewPlay`. Their squares are marked. */
  readonly violations?: readonly { readonly squares: readonly Square[] }[] | undefined;
  /** Whether to frame the last play of a game or a view. Defaults to `true`. */
  readonly lastPlay?: boolean | undefined;
  /** The colour theme. Defaults to `"light"`. */
  readonly theme?: SvgTheme | undefined;
  /** Colours that override those of the theme. */
  readonly colors?: Partial<SvgColors> | undefined;
  /**
   * How premium squares are marked. Defaults to `"signs"`: circles for letter premiums and diamonds for word premiums.
   */
  readonly premiums?: PremiumMarks | undefined;
  /** Whether to show row numbers and column letters at the edges. Defaults to `true`. */
  readonly coordinates?: boolean | undefined;
  /**
   * Whether words across read from right to left, so that column A is on the right. By default, this is determined by
   * the script of the letters.
   */
  readonly rightToLeft?: boolean | undefined;
  /** The title of the picture. Defaults to the size of the board. */
  readonly title?: string | undefined;
  /** A description of the picture for readers who cannot see it: `describeBoard(view).join(" ")`. Defaults to none. */
  readonly description?: string | undefined;
  /** An overlay for the board, such as marks and arrows drawn by `drawMarks`. Defaults to none. */
  readonly drawing?: Drawing | undefined;
  /** The language. Defaults to English. */
  readonly messages?: Pick<Messages, "picture"> | undefined;
}

/**
 * Returns the colours of a theme, overridden by your own.
 *
 * @throws RangeError if there is no such theme.
 */
export function colorsOf({ theme = "light", colors }: Pick<SvgOptions, "theme" | "colors">): SvgColors {
  if (!isKeyOf(svgThemes, theme)) refuseOption("theme", choicesText(Object.keys(svgThemes)), theme);
  return { ...svgThemes[theme], ...colors };
}
