/**
 * What a sponge holds between two steps. It is not changed: a step returns another one.
 *
 * It is a sponge of 512 bits over the ChaCha permutation with twelve rounds; 256 of the bits never leave it. So the
 * numbers it gives say nothing about those it absorbed, nor about those to come, and nobody knows how to find two lists
 * that give the same.
 */
export interface Sponge {
  readonly state: Uint32Array;
  /** How many numbers have been absorbed since the last permutation. */
  readonly used: number;
}

/**
 * Returns a sponge that has absorbed nothing.
 *
 * @param domain - Separates one use from any other.
 */
export function newSponge(domain: number): Sponge {
  const state = new Uint32Array(16);
  state[15] = domain;
  return { state, used: 0 };
}

/**
 * Absorbs 32-bit numbers. To absorb one list and then another is the same as to absorb both as one list.
 *
 * There is no padding: a list and the same list with zeros behind it may give the same. So each list must say somehow
 * how long it is.
 */
export function absorb(sponge: Sponge, words: readonly number[]): Sponge {
  const state = sponge.state.slice();
  let { used } = sponge;
  for (const word of words) {
    if (used === rate) {
      permute(state);
      used = 0;
    }
    state[used] = (state[used] as number) ^ word;
    used++;
  }
  return { state, used };
}

/** Returns the function that makes 32-bit numbers which follow from those that the sponge has absorbed. */
export function squeeze(sponge: Sponge): () => number {
  const state = sponge.state.slice();
  let used = rate;
  return () => {
    if (used === rate) {
      permute(state);
      used = 0;
    }
    return state[used++] as number;
  };
}

/** Absorbs 32-bit numbers into a new sponge, and returns the function that makes numbers which follow from them. */
export function squeezeFrom(domain: number, words: readonly number[]): () => number {
  return squeeze(absorb(newSponge(domain), words));
}

/** Returns a text as 32-bit numbers: its length, then its UTF-16 code units, two to a number. */
export function wordsOf(text: string): readonly number[] {
  const words = [text.length];
  // Behind an odd end `charCodeAt` gives NaN, and shifting makes 0 of it.
  for (let i = 0; i < text.length; i += 2) words.push(text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16));
  return words;
}

/** Returns 32-bit numbers as hexadecimal digits, eight for each. */
export function hexOf(words: Iterable<number>): string {
  return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** 32-bit numbers absorbed or returned between two permutations. */
const rate = 8;

/**
 * Twelve rounds of ChaCha (RFC 8439, section 2.3, uses twenty), alternating between columns and diagonals. A round is
 * four quarter rounds, each of which keeps its numbers out of the array meanwhile: that takes half the time.
 */
function permute(state: Uint32Array): void {
  for (let round = 0; round < 12; round++) {
    const turn = round & 1;
    for (let i = 0; i < 4; i++) {
      const j = 4 + ((i + turn) & 3);
      const k = 8 + ((i + 2 * turn) & 3);
      const l = 12 + ((i + 3 * turn) & 3);
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
  }
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
