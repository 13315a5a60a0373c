import { damaged } from "./damaged.ts";

/*
 * A range coder (Martin, 1979) in the carryless form. A message is one number in a range that narrows with every
 * symbol. It is written in digits of 6 bits, one character each. Numbers have 30 bits, which is five digits.
 */
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const all = 2 ** 30 - 1;
const firstDigit = 2 ** 24; // two numbers that differ by less in every bit have the same first digit
const least = 2 ** 18; // a smaller range could not be divided

/** The most shares a range can be divided into. */
export const mostShares: number = 2 ** 16;

/** Writes or reads symbols, each given as its shares of a whole, by narrowing a range. */
export interface RangeCoder {
  /** Reads which of `whole` equal shares comes next; -1 if this coder writes. */
  share(whole: number): number;
  /** Narrows the range to `size` shares from `start`, of `whole`. */
  take(start: number, size: number, whole: number): void;
  /** Whether all of the text has been read. A reader is as far as the writer was. */
  atEnd(): boolean;
  /** What was written. */
  text(): string;
}

/**
 * A coder that reads a text, or writes one if there is none.
 *
 * @throws RangeError, while reading, if the text ends too early or has a character that is not a digit.
 */
export function createRangeCoder(source?: string): RangeCoder {
  const values = new Uint8Array(128).fill(64);
  for (let i = 0; i < digits.length; i++) values[digits.charCodeAt(i)] = i;
  const written: string[] = [];
  let low = 0;
  let range = all;
  let at = 0;
  let code = 0; // five digits of the source
  const read = (): void => {
    if (source === undefined) return;
    if (at === source.length) throw damaged("it ends too early");
    const digit = values[source.charCodeAt(at++)] ?? 64;
    if (digit === 64) throw damaged("it may have only letters, digits, - and _");
    code = ((code << 6) & all) | digit;
  };
  const write = (): void => {
    if (source === undefined) written.push(digits[low >>> 24]!);
    low = (low << 6) & all;
  };
  for (let i = 0; i < 5; i++) read();

  return {
    share(whole) {
      if (source === undefined) return -1;
      // The remainder of the division belongs to no share, and a sound text does not use it.
      return Math.min(whole - 1, (((code - low) & all) / ((range / whole) | 0)) | 0);
    },
    take(start, size, whole) {
      const share = (range / whole) | 0;
      low = (low + start * share) & all;
      range = size * share;
      for (;;) {
        if ((low ^ ((low + range) & all)) >= firstDigit) {
          if (range >= least) return;
          range = -low & (least - 1); // too small while the first digit is open: give up the part with another digit
        }
        read();
        write();
        range *= 64;
      }
    },
    atEnd: () => at === source?.length,
    text() {
      for (let i = 0; i < 5; i++) write();
      return written.join("");
    },
  };
}
