import { createWordPacker, type PackedWords } from "../graph/packed-words.ts";
import { createContextModel } from "./context-model.ts";
import { damaged } from "./damaged.ts";
import { createRangeCoder, type RangeCoder } from "./range-coder.ts";

/*
 * Words in alphabetical order are written as differences: how many letters of the previous word to drop, then the
 * letters to add. CAT, CATS, COT is 0 C A T, 0 S, 3 O T. Each of these is a symbol. Letters are the symbols from 1,
 * dropping 0 to 64 letters comes after them, and last comes the end of the list.
 *
 * A symbol is guessed from the two letters before it. The first letter added is also guessed from the letter that it
 * replaces. This way an English list takes less than 10 bits a word.
 */
const mostLetters = 64;

/**
 * The most letters and words, taken together, that a text of this length may hold. A text from a stranger could hold
 * millions of words for each of its characters. English takes 7 for a character, all words of four letters take 76.
 */
export function mostIn(length: number): number {
  return 4_000_000 + 40 * length;
}

/** Packed words as text. Their letters are 1 to `letterCount`. */
export function frontCode({ letters, starts }: PackedWords, letterCount: number): string {
  const coder = createRangeCoder();
  const { word, length, drop, end, keep, code } = createWordCoder(coder, letterCount);
  for (const start of starts) {
    let kept = 0;
    while (kept < length() && word[kept] === letters[start + kept]) kept++;
    code(drop + length() - kept);
    keep(kept);
    for (let at = start + kept; letters[at] !== 0; at++) code(letters[at]!);
  }
  code(end);
  return coder.text();
}

/**
 * The words of a text that `frontCode` made for the same number of letters.
 *
 * @throws RangeError if it did not: the text ends too early or too late, or holds too many words, words that are not in
 * order, or words of more than 64 letters.
 */
export function readFrontCode(text: string, letterCount: number): PackedWords {
  const coder = createRangeCoder(text);
  const { word, length, drop, end, keep, code } = createWordCoder(coder, letterCount);
  const packer = createWordPacker();
  let left = mostIn(text.length);
  let symbol = code();
  while (symbol !== end) {
    const kept = length() - (symbol - drop);
    if (kept < 0 || kept > length()) throw damaged("it drops more letters than a word has");
    const replaced = kept < length() ? word[kept]! : 0;
    keep(kept);
    do {
      symbol = code();
      if (length() > mostLetters) throw damaged(`it has a word of more than ${mostLetters} letters`);
    } while (symbol < drop);
    // So each word comes after the one before, and none is empty.
    if (length() === kept || word[kept]! <= replaced) throw damaged("its words are out of order");
    left -= length() + 1;
    if (left < 0) throw damaged("it has too many words");
    packer.addAll(word, length());
    packer.end();
  }
  if (!coder.atEnd()) throw damaged("it goes on after its last word");
  return packer.finish(true);
}

/** A word that letters are added to as they are written or read. */
interface WordCoder {
  /** Its letters. Only as many count as its length. */
  readonly word: Uint8Array;
  length(): number;
  /** The symbol for dropping no letter. The symbols for dropping more follow it. */
  readonly drop: number;
  readonly end: number;
  /** Drops all letters after the first `length`. */
  keep(length: number): void;
  /** Writes a symbol, or reads one. */
  code(symbol?: number): number;
}

function createWordCoder(coder: RangeCoder, letterCount: number): WordCoder {
  const drop = letterCount + 1;
  const end = drop + mostLetters + 1;
  // What a letter replaces: a letter; nothing, because it is not the first to be added; nothing, because none was
  // dropped.
  const notFirst = 0;
  const noneDropped = letterCount + 1;
  const side = letterCount + 2;
  const model = createContextModel(end + 1, side ** 3 + side ** 2 + 1);
  // Two zeros stand before the first letter.
  const padded = new Uint8Array(mostLetters + 2);
  const contexts = [0, 0, side ** 3 + side ** 2];
  let length = 0;
  let replaced = noneDropped;
  return {
    word: padded.subarray(2),
    length: () => length,
    drop,
    end,
    keep(kept) {
      replaced = kept < length ? padded[kept + 2]! : noneDropped;
      length = kept;
    },
    code(symbol = 0) {
      const context = padded[length + 1]! * side + replaced;
      contexts[0] = padded[length]! * side ** 2 + context;
      contexts[1] = side ** 3 + context;
      replaced = notFirst;
      const found = model.code(symbol, contexts, coder);
      if (found < drop) padded[2 + length++] = found;
      return found;
    },
  };
}
