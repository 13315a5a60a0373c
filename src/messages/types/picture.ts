import type { Premium } from "../../board/premium.ts";

/** What a picture of a board says. */
export interface PictureSentences {
  /** The size of a board, and how many tiles lie on it. */
  readonly size: (board: { readonly rows: number; readonly cols: number; readonly tiles: number }) => string;
  /** What a premium square multiplies. */
  readonly premium: (premium: Premium) => string;
}
