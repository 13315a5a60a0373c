import { describe, mismatch } from "../../read/describe.ts";
import { propertiesOf } from "../../read/is-object.ts";
import { requireThat } from "../../read/refuse.ts";
import type { WordLabel } from "../dictionary.ts";

/** One entry of a source: a word as it is written there, and its labels. */
export interface ListEntry {
  readonly text: string;
  readonly labels: readonly WordLabel[];
  /** The line of a text, or the position in another source. The first is 1. */
  readonly place: number;
}

/**
 * A source that `wordList` can read. In a `Map`, a flat list of labels is one entry; in a list of lists, each inner
 * list is an entry.
 */
export type WordSource =
  | string
  | Iterable<string>
  | ReadonlyMap<string, readonly WordLabel[] | readonly (readonly WordLabel[])[]>;

/** The entries of a source, one by one. Blank lines and comments are skipped. */
export function* entriesOf(source: WordSource): Generator<ListEntry, void, undefined> {
  requireThat(Symbol.iterator in propertiesOf(source), "source", "a string, a list of words or a Map", source);
  if (typeof source === "string") yield* entriesOfLines(linesOf(source));
  else if ("get" in source) yield* entriesOfMap(source);
  else yield* entriesOfLines(source);
}

function requireWord(word: unknown, place: number): void {
  if (typeof word !== "string") throw new TypeError(mismatch(`source[${place - 1}]`, "a string", word));
}

function* linesOf(text: string): Generator<string, void, undefined> {
  const newline = text.includes("\n") ? "\n" : "\r"; // with "\r\n" the "\r" is white space after the word
  let start = 0;
  while (start < text.length) {
    const found = text.indexOf(newline, start);
    const end = found === -1 ? text.length : found;
    yield text.slice(start, end);
    start = end + 1;
  }
}

function* entriesOfLines(lines: Iterable<string>): Generator<ListEntry, void, undefined> {
  let place = 0;
  for (const line of lines) {
    place++;
    requireWord(line, place);
    const tab = line.indexOf("\t");
    const text = withoutComment(tab === -1 ? line : line.slice(0, tab)).trim(); // CR and BOM are white space too
    if (text !== "") yield { text, labels: tab === -1 ? [] : labelsOf(line.slice(tab + 1)), place };
  }
}

/** A comment starts with # at the beginning of a line or after white space. */
function withoutComment(text: string): string {
  return text.includes("#") ? text.replace(/(?:^|\s)#.*$/su, "") : text;
}

/**
 * The labels in what stands after a word: single words with commas between them. Anything else is a definition, which a
 * list of words ignores.
 */
function labelsOf(text: string): readonly WordLabel[] {
  const items = withoutComment(text)
    .split("\t", 1)
    .join("")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
  return items.every((item) => /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u.test(item)) ? items : [];
}

function* entriesOfMap(map: Extract<WordSource, ReadonlyMap<string, unknown>>): Generator<ListEntry, void, undefined> {
  let place = 0;
  for (const [key, value] of map) {
    place++;
    requireWord(key, place);
    if (!Array.isArray(value)) throw new TypeError(mismatch(`source.get(${describe(key)})`, "a list of labels", value));
    const lists = isFlat(value) ? [value] : value;
    for (const labels of lists) yield { text: key.trim(), labels: [...labels], place };
  }
}

function isFlat(value: readonly WordLabel[] | readonly (readonly WordLabel[])[]): value is readonly WordLabel[] {
  return value.length === 0 || typeof value[0] === "string";
}
