import { createWordPacker, type PackedWords } from "../graph/packed-words.ts";
import { createContextModel } from "./context-model.ts";
import { createRangeCoder, type RangeCoder } from "./range-coder.ts";

/*
 * Words in alphabetical order are written as what changes: how many letters of the word before it go, then the letters
 * that come. CAT, CATS, COT is 0 C A T, 0 S, 3 O T. Letters are numbers from 1 to 63; what goes, from 0 to 64, stands
 * behind them; then comes the end of the list.
 *
 * Each of these symbols is guessed from the two letters before it and, of the first letter that comes, from the one
 * whose place it takes. An English list takes less than 10 bits a word like that.
 */
const goes = 64;
const end = goes + 65;
const symbolCount = end + 1;

/** What the next letter takes the place of, if no letter: it is not the first that comes, or none went. */
const notFirst = 0;
const noneWent = 64;

/** The text of packed words. */
export function frontCode({ letters, starts }: PackedWords): string {
  const coder = createRangeCoder();
  const { word, keep, code } = createWordCoder(coder);
  for (const start of starts) {
    let kept = 0;
    while (kept < word.length && word[kept] === letters[start + kept]) kept++;
    code(goes + word.length - kept);
    keep(kept);
    for (let at = start + kept; letters[at] !== 0; at++) code(letters[at] as number);
  }
  code(end);
  return coder.text();
}

/** The words of a text that `frontCode` gave. */
export function readFrontCode(text: string): PackedWords {
  const { word, keep, code } = createWordCoder(createRangeCoder(text));
  const packer = createWordPacker();
  let symbol = code();
  while (symbol !== end) {
    keep(word.length - (symbol - goes));
    do symbol = code();
    while (symbol < goes);
    word.forEach(packer.add);
    packer.end();
  }
  return packer.finish();
}

/** The word at hand. Letters that are written or read are added to it. */
interface WordCoder {
  readonly word: readonly number[];
  /** Lets all letters go but so many. */
  keep(length: number): void;
  /** Writes a symbol, or reads one. */
  code(symbol?: number): number;
}

function createWordCoder(coder: RangeCoder): WordCoder {
  const side = 65;
  const model = createContextModel(symbolCount, side ** 3 + side ** 2 + 1);
  const word: number[] = [];
  const contexts = [0, 0, side ** 3 + side ** 2];
  let replaced = noneWent;
  return {
    word,
    keep(length) {
      replaced = word[length] ?? noneWent;
      word.length = length;
    },
    code(symbol = 0) {
      const last = word[word.length - 1] ?? 0;
      const before = word[word.length - 2] ?? 0;
      contexts[0] = (before * side + last) * side + replaced;
      contexts[1] = side ** 3 + last * side + replaced;
      replaced = notFirst;
      const found = model.code(symbol, contexts, coder);
      if (found < goes) word.push(found);
      return found;
    },
  };
}
