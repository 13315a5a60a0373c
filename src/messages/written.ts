import type { Square } from "../board/square.ts";
import { squareName } from "../notation/coordinate.ts";
import { listed } from "../read/describe.ts";
import { type Pile, pileSize } from "../tiles/pile.ts";
import { BLANK } from "../tiles/tile.ts";

/**
 * Sentences as languages write them down: texts in which values are filled in, so that hardly any needs a function.
 *
 * - `{word}`: the value `word`. Squares, blanks and directions have their names; of a list all entries.
 * - `{squares and}`: a list with this word before the last entry.
 * - `{+points}`: a number with its sign. `{player+1}`: a number that is counted from 0, counted from 1.
 * - `{ends.reason}`: the word of the table `ends` for the value `reason`.
 * - `{tiles:# tile|# tiles}`: the form that goes with a number, or with the length of a list; `#` is the number.
 * - `{note?no note|a note: {note}}`: the first text where there is nothing (`null`, `false`, 0, an empty text or list).
 * - `by("of", { line: "...", other: "..." })`: a text for each value, or for each length of a list.
 */
export type Written<T> = [Extract<T, AnyFunction>] extends [never]
  ? T extends string
    ? T
    : { readonly [K in keyof T]: Written<T[K]> }
  : Entry<Extract<T, AnyFunction>>;

type AnyFunction = (...values: never) => unknown;

/** A text, or where the sentence may have two, what should be there and what is there; a choice, or a function. */
type Entry<F extends AnyFunction> =
  | string
  | Extract<ReturnType<F>, readonly unknown[]>
  | Chosen<keyof Parameters<F>[0] & string>
  | F;

/** A text for each value of `key`. */
interface Chosen<Key extends string> {
  readonly by: Key;
}

/** Picks a text by a value. `other` is for all values that have none. */
type By = <Key extends string>(key: Key, cases: Readonly<Record<string, Case>>) => Chosen<Key>;
type Case = string | readonly [expected: string, found: string] | Chosen<string>;

/** How a language counts, lists and names things. */
export interface Grammar {
  /** Which of the forms goes with a number: 0 is the first. */
  readonly form: (count: number) => number;
  readonly blank: string;
  readonly across: string;
  readonly down: string;
  /** The word before the last entry of a list, if it depends on that entry. */
  readonly conjunction?: (word: string, last: string) => string;
}

/** One, and more than one: 1 tile, 0 tiles. */
export function formOfTwo(count: number): number {
  return count === 1 ? 0 : 1;
}

/** Less than two, and more, as in French: 0 jeton, 2 jetons. */
export function formFromTwo(count: number): number {
  return count < 2 ? 0 : 1;
}

/** One, few and many, as in Polish: 1 płytka; 2, 3, 4, 22 płytki; 0, 5, 11, 12 płytek. */
export function formOfThree(count: number): number {
  if (count === 1) return 0;
  return /(?:^|[^1])[2-4]$/.test(`${count}`) ? 1 : 2;
}

/** Makes sentences of the texts of a language. A function gives them, so that bundlers leave out what nobody uses. */
export function written<Part>(grammar: Grammar, texts: (by: By) => Written<Part>): Part {
  const by = (key: string, cases: object): Say => {
    const says = partOf(cases, grammar) as Readonly<Record<string, unknown>>;
    return (...of) => {
      const value = of[0][key];
      const named = `${Array.isArray(value) ? value.length : value}`;
      const said = says[Object.hasOwn(says, named) ? named : "other"];
      return typeof said === "function" ? (said as Say)(...of) : said;
    };
  };
  return partOf(texts(by as unknown as By), grammar) as Part;
}

type Details = readonly [
  values: Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, Readonly<Record<string, string>>>>,
];
type Say = (...of: Details) => unknown;

function partOf(text: unknown, grammar: Grammar): unknown {
  const fill = (one: string, of: Details): string => filled(one, of, grammar);
  if (typeof text === "function") return text;
  if (typeof text === "string") return text.includes("{") ? (...of: Details) => fill(text, of) : text;
  if (!Array.isArray(text))
    return Object.fromEntries(Object.entries(text as object).map(([key, part]) => [key, partOf(part, grammar)]));
  return `${text}`.includes("{") ? (...of: Details) => text.map((one) => fill(one, of)) : text;
}

/** A placeholder, in which others may stand. */
const placeholder = /\{(\+?)(?:(\w+)\.)?(\w+)(\+1)?(?: ([^{}:?]+))?(?:([:?])((?:[^{}]|\{[^{}]*\})*))?\}/g;

/** One pass, so that braces in a name stay what they are. */
function filled(text: string, of: Details, grammar: Grammar): string {
  const [values, words] = of;
  return text.replace(placeholder, (_, plus, table, key, fromOne, word, picks, texts) => {
    const value = values[key];
    const sign = plus && (value as number) >= 0 ? "+" : "";
    if (picks) {
      const count = countOf(value as Countable);
      const all: readonly string[] = texts.split(/\|(?![^{]*\})/);
      const one = all[picks === "?" ? Number(Boolean(count)) : grammar.form(Math.abs(count as number))] ?? all.at(-1)!;
      return sign + filled(picks === "?" ? one : one.replace(/#(?![^{]*\})/, `${count}`), of, grammar);
    }
    const names = [value].flat().map((one) => {
      if (table) return Object.hasOwn(words[table]!, one as string) ? words[table]![one as string]! : `${one}`;
      return nameOf(fromOne ? (one as number) + 1 : one, key, grammar);
    });
    const last = names.at(-1) ?? "";
    return sign + (word ? listed(names, grammar.conjunction?.(word, last) ?? word) : names.join(", "));
  });
}

type Countable = (Partial<Pile> & { readonly length?: number }) | null | undefined;

/** The length of a list or a text, and how many tiles a pile has. Anything else counts as it is. */
function countOf(value: Countable): unknown {
  return value?.length ?? (value?.tiles && pileSize(value as Pile)) ?? value;
}

function nameOf(value: unknown, key: string, grammar: Grammar): string {
  if (key === "direction") return grammar[value as "across" | "down"];
  if (/^(?:tiles?|letter)$/.test(key) && (value === BLANK || value === null)) return grammar.blank;
  const { name = value, row } = Object(value) as { readonly name?: unknown } & Partial<Square>;
  return row === undefined ? `${name}` : squareName(value as Square);
}
