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
  let at = 0;
  const take = (word: number): void => {
    if (at === rate) {
      permute(state);
      at = 0;
    }
    state[at] = (state[at] as number) ^ word;
    at++;
  };
  take(seed.length);
  for (let i = 0; i < seed.length; i += 2) {
    take(seed.charCodeAt(i) | (i + 1 < seed.length ? seed.charCodeAt(i + 1) << 16 : 0));
  }
  take(event);

  at = rate;
  const give = (): number => {
    if (at === rate) {
      permute(state);
      at = 0;
    }
    return state[at++] as number;
  };
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below);
    let word = give();
    while (word >= limit) word = give();
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

function quarterRound(state: Uint32Array, i: number, j: number, k: number, l: number): void {
  let a = state[i] as number;
  let b = state[j] as number;
  let c = state[k] as number;
  let d = state[l] as number;
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  state[i] = a;
  state[j] = b;
  state[k] = c;
  state[l] = d;
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
