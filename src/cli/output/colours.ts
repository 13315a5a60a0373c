import type { DrawnSquare } from "../../render/index.ts";

// Not `styleText` of Node: 20.0 does not have it, and in later versions it decides by itself whether there are colours.
const between = (on: number, off: number) => (text: string) => `\u001b[${on}m${text}\u001b[${off}m`;

/** Texts in colours, for terminals that show them. The safe terminal knows these codes. */
export const bold = between(1, 22);
export const red = between(31, 39);
export const yellow = between(33, 39);
const cyan = between(36, 39);

/** How the squares of drawn boards are coloured; `undefined`: not at all. */
export type Paint = typeof paintSquare | undefined;

/** A square of a drawn board: the tiles just laid are bold, the signs of premiums for letters and words in colours. */
export function paintSquare(text: string, { laid, premium }: DrawnSquare): string {
  if (laid) return bold(text);
  if (premium === null || (premium.letter > 1 && premium.word > 1)) return text;
  return premium.word > 1 ? red(text) : cyan(text);
}
