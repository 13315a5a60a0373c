import { hasSum, type WordFilter } from "./word-filter.ts";

/**
 * What the blanks of a rack can stand for in plays that lay all its tiles, as bits. By number of a letter, from 1: what
 * the next blank can be if one is that letter. At 0: what the first can be; none if there is no such play.
 */
export type BlankLetters = Int32Array;

/**
 * The letters that make a word with others whose random numbers add up to `sum`. With more than two blanks any letter
 * may do. In an alphabet of more than 32 letters that is so with two; with one, only whether there are any counts.
 */
export function blankLetters(filter: WordFilter, blanks: number, sum: number): BlankLetters {
  const { randoms } = filter;
  const letters = new Int32Array(randoms.length);
  if (blanks > (randoms.length > 33 ? 1 : 2)) return letters.fill(-1);
  // A blank that is not there is letter 0, whose random number is 0. Its bit is that of letter 32 and does no harm.
  for (let one = blanks > 0 ? 1 : 0; one < (blanks > 0 ? randoms.length : 1); one++) {
    for (let other = blanks > 1 ? one : 0; other < (blanks > 1 ? randoms.length : 1); other++) {
      if (!hasSum(filter, sum + randoms[one]! + randoms[other]!)) continue;
      letters[one]! |= 1 << (other - 1);
      letters[other]! |= 1 << (one - 1);
      letters[0]! |= (1 << (one - 1)) | (1 << (other - 1));
    }
  }
  return letters;
}
