import type { DrawnSquare } from "../../render/index.ts";

/** Texts in colours, for terminals that show them. */
export const bold = (text: string): string => `\u001b[1m${text}\u001b[22m`;
export const red = (text: string): string => `\u001b[31m${text}\u001b[39m`;
export const yellow = (text: string): string => `\u001b[33m${text}\u001b[39m`;
const cyan = (text: string): string => `\u001b[36m${text}\u001b[39m`;

/** How the squares of drawn boards are coloured; `undefined`: not at all. */
export type Paint = typeof paintSquare | undefined;

/** A square of a drawn board: the tiles just laid are bold, the signs of premiums for letters and words in colours. */
export function paintSquare(text: string, { laid, premium }: DrawnSquare): string {
  if (laid) return bold(text);
  if (premium === null || (premium.letter > 1 && premium.word > 1)) return text;
  return premium.word > 1 ? red(text) : cyan(text);
}
