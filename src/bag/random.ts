/**
 * The source of chance of one event: a function that gives an integer from 0 up to, not including, `below`.
 *
 * What it gives depends on the seed, the number of the event and the calls before, on nothing else: a replay needs no
 * generator state, and a play taken back does not bring its draw back (decision D21). Every integer is equally likely:
 * what would favour some is drawn again.
 *
 * It is a sponge of 512 bits over the ChaCha permutation of twelve rounds, 256 bits of which are never touched from
 * outside. It takes in the length of the seed, its UTF-16 code units two to a word, and the number; then it gives eight
 * words of 32 bits between permutations. Whoever knows all the draws of a game still learns nothing of the next.
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
  take(event);

  used = rate;
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below);
    let word = state[next()] as number;
    while (word >= limit) word = state[next()] as number;
    return word % below;
  };
}

/** Words taken in or given between two permutations. */
const rate = 8;

/** Sets this use of the permutation apart from any other: "tile" in ASCII. */
const domain = 0x74696c65;

/** Twelve rounds of ChaCha (RFC 8439, section 2.3, has twenty), alternately on the columns and on the diagonals. */
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

/** Adds one word to another, which changes a third and turns it: the array keeps 32 bits of each. */
function stir(state: Uint32Array, sum: number, added: number, turned: number, by: number): void {
  const total = ((state[sum] as number) + (state[added] as number)) | 0;
  const word = (state[turned] as number) ^ total;
  state[sum] = total;
  state[turned] = (word << by) | (word >>> (32 - by));
}
