import { createWordPacker, type PackedWords } from "../graph/packed-words.ts";
import { createContextModel } from "./context-model.ts";
import { createRangeCoder, type RangeCoder } from "./range-coder.ts";

/*
 * Words in alphabetical order are written as what changes: how many letters of the word before it go, then the letters
 * that come. CAT, CATS, COT is 0 C A T, 0 S, 3 O T. The letters are numbers from 1; what goes, from 0 to 64, is numbered
 * behind them; then comes the end of the list.
 *
 * Each of these symbols is guessed from the two letters before it and, of the first letter that comes, from the one
 * whose place it takes. An English list takes less than 10 bits a word like that.
 */
const mostLetters = 64;

/** The text of packed words, whose letters are 1 to `letterCount`. */
export function frontCode({ letters, starts }: PackedWords, letterCount: number): string {
  const coder = createRangeCoder();
  const { word, length, goes, end, keep, code } = createWordCoder(coder, letterCount);
  for (const start of starts) {
    let kept = 0;
    while (kept < length() && word[kept] === letters[start + kept]) kept++;
    code(goes + length() - kept);
    keep(kept);
    for (let at = start + kept; letters[at] !== 0; at++) code(letters[at]!);
  }
  code(end);
  return coder.text();
}

/** The words of a text that `frontCode` gave for as many letters. */
export function readFrontCode(text: string, letterCount: number): PackedWords {
  const { word, length, goes, end, keep, code } = createWordCoder(createRangeCoder(text), letterCount);
  const packer = createWordPacker();
  let symbol = code();
  while (symbol !== end) {
    keep(length() - (symbol - goes));
    do symbol = code();
    while (symbol < goes);
    for (let i = 0; i < length(); i++) packer.add(word[i]!);
    packer.end();
  }
  return packer.finish();
}

/** The word at hand. Letters that are written or read are added to it. */
interface WordCoder {
  /** Its letters, as many of them as its length. */
  readonly word: Uint8Array;
  length(): number;
  /** The symbol for no letter that goes; those for more follow. */
  readonly goes: number;
  readonly end: number;
  /** Lets all letters go but so many. */
  keep(length: number): void;
  /** Writes a symbol, or reads one. */
  code(symbol?: number): number;
}

function createWordCoder(coder: RangeCoder, letterCount: number): WordCoder {
  const goes = letterCount + 1;
  const end = goes + mostLetters + 1;
  // What a letter takes the place of: a letter, nothing because it is not the first that comes, or because none went.
  const notFirst = 0;
  const noneWent = letterCount + 1;
  const side = letterCount + 2;
  const model = createContextModel(end + 1, side ** 3 + side ** 2 + 1);
  // Two letters that are none stand before the first.
  const padded = new Uint8Array(mostLetters + 2);
  const contexts = [0, 0, side ** 3 + side ** 2];
  let length = 0;
  let replaced = noneWent;
  return {
    word: padded.subarray(2),
    length: () => length,
    goes,
    end,
    keep(kept) {
      replaced = kept < length ? padded[kept + 2]! : noneWent;
      length = kept;
    },
    code(symbol = 0) {
      const context = padded[length + 1]! * side + replaced;
      contexts[0] = padded[length]! * side ** 2 + context;
      contexts[1] = side ** 3 + context;
      replaced = notFirst;
      const found = model.code(symbol, contexts, coder);
      if (found < goes) padded[2 + length++] = found;
      return found;
    },
  };
}
