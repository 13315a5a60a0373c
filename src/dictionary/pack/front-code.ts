import type { PackedWords } from "../graph/packed-words.ts";

/*
 * Words in alphabetical order as text: for each word a mark that says how many letters of the word before it go, then
 * the letters that come. CAT, CATS, COT are "!CAT!S%OT". Written so, 170,000 English words are 560 kB, and 200 kB on the
 * wire; counting what goes and not what stays is what compresses well.
 *
 * A letter is told by its number, 1 to 63: English reads as it is written. The last mark adds to the one after it.
 */
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_";
const marks = "!#$%&'()*+,-./:;=>?@[]^{|}~";
const most = marks.length - 1;

/** The text of packed words. */
export function frontCode(words: PackedWords): string {
  const parts: string[] = [];
  let previous = 0;
  for (const start of words.starts) {
    let at = start;
    let before = previous;
    while (words.letters[before] !== 0 && words.letters[before] === words.letters[at]) {
      before++;
      at++;
    }
    let gone = 0;
    while (words.letters[before + gone] !== 0) gone++;
    for (; gone >= most; gone -= most) parts.push(marks[most] as string);
    parts.push(marks[gone] as string);
    for (; words.letters[at] !== 0; at++) parts.push(letters[(words.letters[at] as number) - 1] as string);
    previous = start;
  }
  return parts.join("");
}

/** The words of a text that `frontCode` gave. */
export function readFrontCode(text: string): PackedWords {
  const measured = { count: 0, size: 1, longest: 0 };
  readWords(text, (_word, length) => {
    measured.count++;
    measured.size += length + 1;
    measured.longest = Math.max(measured.longest, length);
  });
  const packed = {
    letters: new Uint8Array(measured.size),
    starts: new Uint32Array(measured.count),
    longest: measured.longest,
  };
  let count = 0;
  let start = 1;
  readWords(text, (word, length) => {
    for (let i = 0; i < length; i++) packed.letters[start + i] = word[i] as number;
    packed.starts[count++] = start;
    start += length + 1;
  });
  return packed;
}

/** Calls `found` for each word with its letter numbers, as many of them as its length. */
function readWords(text: string, found: (word: readonly number[], length: number) => void): void {
  const numbers = new Int8Array(128);
  for (let i = 0; i < letters.length; i++) numbers[letters.charCodeAt(i)] = i + 1;
  for (let i = 0; i < marks.length; i++) numbers[marks.charCodeAt(i)] = -i;
  const word: number[] = [];
  let length = 0;
  let at = 0;
  while (at < text.length) {
    let number: number;
    do {
      number = numbers[text.charCodeAt(at++)] as number;
      length += number;
    } while (number === -most);
    for (; at < text.length; at++) {
      number = numbers[text.charCodeAt(at)] as number;
      if (number <= 0) break;
      word[length++] = number;
    }
    found(word, length);
  }
}
