import { absorb, newSponge, type Sponge, squeeze, wordsOf } from "./sponge.ts";

/**
 * Returns the source of random numbers for one event: a function that makes integers from 0 to `below - 1`.
 *
 * The numbers depend only on the seed, the number of the event and the calls before. So a replay needs no generator
 * state, and after a play has been taken off, the same player draws other tiles. All integers are equally likely: a
 * 32-bit number that would favour some is rejected, and the next one is taken.
 *
 * The generator is a sponge that absorbs the length of the seed, its UTF-16 code units, two to a 32-bit number, and the
 * number of the event. Somebody who knows all the draws of a game still cannot predict the next.
 */
export function randomOf(seed: string, event: number): (below: number) => number {
  // The number of the event, not of the draw: the draw after a successful challenge is a new one (D21).
  const next = squeeze(absorb(spongeOf(seed), [event]));
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below);
    let word = next();
    while (word >= limit) word = next();
    return word % below;
  };
}

/** Separates draws from any other use of the sponge: "tile" in ASCII. */
const domain = 0x74696c65;

/**
 * Returns the sponge that has absorbed a seed. The last one is kept, because the draws of a game follow one another: a
 * seed of 10,000 characters costs 625 permutations, and a history may have 10,000 draws.
 */
function spongeOf(seed: string): Sponge {
  if (last?.seed !== seed) last = { seed, sponge: absorb(newSponge(domain), wordsOf(seed)) };
  return last.sponge;
}

let last: { readonly seed: string; readonly sponge: Sponge } | null = null;
