import { type Field, type ReaderContext, readObject, type Shape } from "../read/shape.ts";
import type { Letter } from "../tiles/tile.ts";

/**
 * The multipliers of a premium square, which apply only on the turn in which a tile is placed on it. A factor of 1 has
 * no effect; both factors may be above 1.
 */
export interface Premium {
  /** The factor for the points of the tile on this square: an integer from 1 to 100. */
  readonly letter: number;
  /**
   * The factor for the points of each word through this square, applied after letter premiums: an integer from 1 to
   * 100.
   */
  readonly word: number;
  /**
   * Whether the premium applies again each time a word is formed through its square. By default, it applies only on the
   * turn when the square is covered.
   */
  readonly sticks?: boolean;
  /** The tiles that the premium applies to: see {@link PremiumCondition}. Defaults to all tiles. */
  readonly when?: PremiumCondition;
}

/**
 * The tiles that a premium applies to. `letters` selects tiles with one of these letters, including blanks that
 * represent one. `points` selects tiles whose value before premiums is in the list; a blank has the value of a blank. A
 * list has at most 64 entries.
 */
export type PremiumCondition =
  | { readonly letters: readonly Letter[]; readonly points?: never }
  | { readonly points: readonly number[]; readonly letters?: never };

/**
 * Returns whether a premium counts for a tile.
 *
 * @param value - What the tile scores without any premium.
 * @param laid - Whether the tile covers the square on this turn.
 */
export function countsFor({ sticks, when }: Premium, letter: Letter, value: number, laid: boolean): boolean {
  if (!laid && !sticks) return false;
  return !when || (when.letters ? when.letters.includes(letter) : when.points.includes(value));
}

/** Returns for each premium of a board the first one that says the same. */
export function firstAlike(premiums: readonly (Premium | null)[]): ReadonlyMap<Premium, Premium> {
  const found = new Map<Premium, Premium>();
  const byText = new Map<string, Premium>();
  for (const premium of premiums) {
    // A board has few premiums and many squares, so each is looked at once.
    if (premium === null || found.has(premium)) continue;
    const { letter, word, sticks = false, when } = premium;
    const text = JSON.stringify([letter, word, sticks, when?.letters ?? null, when?.points ?? null]);
    if (!byText.has(text)) byText.set(text, premium);
    found.set(premium, byText.get(text)!);
  }
  return found;
}

/** The most letters, or numbers of points, of a condition: each of its squares is drawn and said with all of them. */
const mostTold = 64;

const conditionShape: Shape<{ readonly letters?: readonly string[]; readonly points?: readonly number[] }> = {
  letters: { list: mostTold, of: { text: 100 }, off: undefined },
  points: { list: mostTold, of: { integer: [-1000, 1000] }, off: undefined },
};

const premiumShape: Shape<Premium> = {
  letter: { integer: [1, 100] },
  word: { integer: [1, 100] },
  sticks: { boolean: true, off: undefined },
  when: { read: readCondition, like: { object: conditionShape }, off: undefined },
};

/** How the meaning of a character is read. */
export const premiumField: Field<Premium | "hole"> = { oneOf: ["hole"], orObject: premiumShape };

function readCondition(context: ReaderContext, value: unknown, path: string): PremiumCondition | null {
  const found = readObject(context, value, path, conditionShape);
  if (found !== null && (found.letters === undefined) === (found.points === undefined))
    return context.reader.fail("conflict", path, { why: "letters-and-points", limit: null }, null);
  return found as PremiumCondition | null;
}
