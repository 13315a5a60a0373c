/*
 * Why this is not the platform's: WebCrypto answers later, and only on pages that were loaded over HTTPS; React Native
 * does not have it. So every function here would be asynchronous, and some tables would have none.
 */

/**
 * Returns the SHA-256 of a text (FIPS 180-4), as 64 hexadecimal digits. The text is hashed as UTF-8; half of a
 * surrogate pair that stands alone is three bytes, as any other character of its size.
 */
export function sha256(text: string): string {
  const bytes = padded(utf8Of(text));
  const hash = Uint32Array.of(...start);
  for (let at = 0; at < bytes.byteLength; at += 64) addBlock(hash, new DataView(bytes.buffer, at, 64));
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** A text as UTF-8. `TextEncoder` would write the same for any lone surrogate, and is missing on some platforms. */
function utf8Of(text: string): readonly number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) as number;
    const tail = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(0));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(6), tail(0));
    else bytes.push(0xf0 | (code >> 18), tail(12), tail(6), tail(0));
  }
  return bytes;
}

/** A one, zeros up to a whole number of blocks, and the number of bits in the last eight bytes. */
function padded(bytes: readonly number[]): Uint8Array<ArrayBuffer> {
  const { length } = bytes;
  const all = new Uint8Array(64 * Math.ceil((length + 9) / 64));
  all.set(bytes);
  all[length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(all.length - 4, length << 3);
  return all;
}

/** Changes the hash by a block of 64 bytes. The names of words and sums are those of the standard, section 6.2.2. */
function addBlock(hash: Uint32Array, block: DataView): void {
  const w = new Uint32Array(64);
  for (let t = 0; t < 16; t++) w[t] = block.getUint32(4 * t);
  for (let t = 16; t < 64; t++) {
    const [w2, w15] = [w[t - 2] as number, w[t - 15] as number];
    const sum0 = rotr(w15, 7) ^ rotr(w15, 18) ^ (w15 >>> 3);
    const sum1 = rotr(w2, 17) ^ rotr(w2, 19) ^ (w2 >>> 10);
    w[t] = (w[t - 16] as number) + sum0 + (w[t - 7] as number) + sum1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as EightWords;
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sum0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const sum1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const t1 = (h + sum1 + choice + (constants[t] as number) + (w[t] as number)) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + sum0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] as number) + word;
  });
}

type EightWords = [number, number, number, number, number, number, number, number];

function rotr(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Where a hash starts (section 5.3.3): of the square roots of the first 8 primes what comes behind the point. */
const start = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

/** The constants of the rounds (section 4.2.2): the same of the cube roots of the first 64 primes. */
const constants = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];
