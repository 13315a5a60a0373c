/**
 * Returns the source of random numbers for one event: a function that gives integers from 0 to `below - 1`.
 *
 * The numbers depend only on the seed, the number of the event and the calls before. So a replay needs no generator
 * state, and after a play has been taken off, the same player draws other tiles. All integers are equally likely: a
 * 32-bit number that would favour some is rejected, and the next one is taken.
 *
 * The generator is a sponge of 512 bits over the ChaCha permutation with twelve rounds; 256 of the bits never leave it.
 * It absorbs the length of the seed, its UTF-16 code units, two to a 32-bit number, and the number of the event. Then
 * it returns eight 32-bit numbers between permutations. Somebody who knows all the draws of a game still cannot predict
 * the next.
 */
export function randomOf(seed: string, event: number): (below: number) => number {
  const state = new Uint32Array(16);
  state[15] = domain;
  let used = 0;
  const next = (): number => {
    if (used === rate) {
      permute(state);
      used = 0;
    }
    return used++;
  };
  const take = (word: number): void => {
    const at = next();
    state[at] = (state[at] as number) ^ word;
  };
  take(seed.length);
  for (let i = 0; i < seed.length; i += 2) {
    take(seed.charCodeAt(i) | (i + 1 < seed.length ? seed.charCodeAt(i + 1) << 16 : 0));
  }
  // The number of the event, not of the draw: the draw after a successful challenge is a new one (D21).
  take(event);

  used = rate;
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below);
    let word = state[next()] as number;
    while (word >= limit) word = state[next()] as number;
    return word % below;
  };
}

/** 32-bit numbers absorbed or returned between two permutations. */
const rate = 8;

/** Separates this use of the permutation from any other: "tile" in ASCII. */
const domain = 0x74696c65;

/** Twelve rounds of ChaCha (RFC 8439, section 2.3, uses twenty), alternating between columns and diagonals. */
function permute(state: Uint32Array): void {
  for (let round = 0; round < 12; round++) {
    const turn = round & 1;
    for (let i = 0; i < 4; i++) {
      quarterRound(state, i, 4 + ((i + turn) & 3), 8 + ((i + 2 * turn) & 3), 12 + ((i + 3 * turn) & 3));
    }
  }
}

function quarterRound(state: Uint32Array, a: number, b: number, c: number, d: number): void {
  stir(state, a, b, d, 16);
  stir(state, c, d, b, 12);
  stir(state, a, b, d, 8);
  stir(state, c, d, b, 7);
}

/** Adds one number to another, XORs the sum into a third and rotates that one left. The array keeps 32 bits of each. */
function stir(state: Uint32Array, sum: number, added: number, turned: number, by: number): void {
  const total = ((state[sum] as number) + (state[added] as number)) | 0;
  const word = (state[turned] as number) ^ total;
  state[sum] = total;
  state[turned] = (word << by) | (word >>> (32 - by));
}
