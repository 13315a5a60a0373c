import type { Square } from "../../board/square.ts";
import type { Messages } from "../../messages/types/messages.ts";
import type { Placement } from "../../play/placement.ts";
import type { SvgColors, SvgTheme } from "./colors.ts";
import type { Drawing } from "./drawn.ts";

/** How premium squares are marked: with a sign, in words, or not. */
export type PremiumMarks = "signs" | "words" | "none";

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
  /** What lies over the board, such as marks and arrows that `drawMarks` has drawn. Left out: nothing. */
  readonly drawing?: Drawing | undefined;
  /** A language. Left out: English. */
  readonly messages?: Pick<Messages, "picture"> | undefined;
}
