import { buildWordGraph } from "tilewright/dictionary";
import { english } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { createWordPacker, type PackedWords } from "../../src/dictionary/graph/packed-words.ts";
import { sortPointers } from "../../src/dictionary/graph/sort-pointers.ts";
import { arcBits, createStateTable, labelShift } from "../../src/dictionary/graph/state-table.ts";

// Parts of the building of graphs, with lists that outgrow the first arrays or are sorted by counting.

/** Numbers that look like chance and are the same in every run. */
function* numbers(below: number): Generator<number, never, undefined> {
  for (let state = 7; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield Math.floor((state / 2 ** 32) * below);
  }
}

/** Each word of a packed list as its letters' numbers. */
function wordsIn({ letters, starts }: PackedWords): readonly string[] {
  return [...starts].map((start) => [...letters.subarray(start, letters.indexOf(0, start))].join(" "));
}

test("states keep their numbers and fields when the table outgrows its arrays", () => {
  const table = createStateTable(0, () => {});
  const fieldsOf = (state: number): readonly [label: number, arc: number, next: number] => [
    state % 127,
    state >> 7,
    state % 5 === 0 ? 0 : state - 1,
  ];
  const all = Array.from({ length: 33_000 }, (_, i) => i + 1);
  expect(all.filter((state) => table.intern(...fieldsOf(state)) !== state)).toEqual([]);
  expect(all.filter((state) => table.intern(...fieldsOf(state)) !== state)).toEqual([]);
  const { count, fields } = table.states();
  expect(count).toBe(33_001);
  expect([fields[0], fields[1]]).toEqual([0, 0]);
  const differs = (state: number): boolean => {
    const [label, arc, next] = fieldsOf(state);
    const labelled = fields[2 * state] ?? Number.NaN;
    return labelled >>> labelShift !== label || (labelled & arcBits) !== arc || fields[2 * state + 1] !== next;
  };
  expect(all.filter(differs)).toEqual([]);
  expect(table.intern(127, 0, 0)).toBe(33_001);
});

test("states that differ in one field are two states", () => {
  const table = createStateTable(0, () => {});
  const states: readonly (readonly [label: number, arc: number, next: number])[] = [
    [2, 0, 0],
    [3, 0, 0],
    [2, 1, 0],
    [2, 0, 1],
    [2, 1, 1],
    // The largest label there is.
    [127, 0, 0],
    [126, 0, 0],
    [127, 2 ** 14, 0],
    [0, 2 ** 14, 0],
  ];
  expect(states.map((fields) => table.intern(...fields))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(states.map((fields) => table.intern(...fields))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

describe("a packer of words", () => {
  // The arrays have room for 65,536 letters and 8,192 words at first. They end with a letter or after a word.
  test.each([1, 2, 3, 4])("keeps every word when its arrays grow, with a first word of %i letters", (first) => {
    const packer = createWordPacker();
    const given = [first, ...Array<number>(17_000).fill(3)];
    const expected: string[] = [];
    const letter = numbers(20);
    for (const length of given) {
      const word = Array.from({ length }, () => 1 + letter.next().value);
      word.forEach(packer.add);
      packer.end();
      expected.push(word.join(" "));
    }
    const packed = packer.finish();
    expect(packed.longest).toBe(Math.max(first, 3));
    expect(packed.letters.length).toBe(1 + first + 1 + 17_000 * 4);
    expect(packed.letters.at(-1)).toBe(0);
    const words = wordsIn(packed);
    expect(words).toHaveLength(new Set(expected).size);
    expect(new Set(words)).toEqual(new Set(expected));
  });

  test("gives each word once and in order, in whatever order they came", () => {
    const pack = (words: readonly (readonly number[])[]): readonly string[] => {
      const packer = createWordPacker();
      for (const word of words) {
        word.forEach(packer.add);
        packer.end();
      }
      return wordsIn(packer.finish());
    };
    expect(pack([])).toEqual([]);
    expect(pack([[2], [1, 2], [1], [2, 1]])).toEqual(["1", "1 2", "2", "2 1"]);
    expect(pack([[1], [1, 2], [2], [2, 1]])).toEqual(["1", "1 2", "2", "2 1"]);
    expect(pack([[1], [1], [2]])).toEqual(["1", "2"]);
    expect(pack([[3], [1], [3], [1], [3]])).toEqual(["1", "3"]);
    expect(pack([[1, 63, 63], [1, 63], [63]])).toEqual(["1 63", "1 63 63", "63"]);
  });
});

describe("pointers", () => {
  const textOf = (texts: Uint8Array, pointer: number, step: 1 | -1): string => {
    let text = "";
    for (let at = pointer; texts[at] !== 0; at += step) text += String.fromCharCode(texts[at]!);
    return text;
  };

  test.each([
    [1, 2],
    [-1, 2],
    [1, 3],
    [-1, 3],
    [1, 63],
    [-1, 63],
  ] as const)(
    "are sorted by the texts they point to, read in steps of %i, in an alphabet of %i letters",
    (step, letterCount) => {
      const letter = numbers(letterCount);
      const length = numbers(6);
      const list: number[] = [0];
      const pointers: number[] = [];
      for (let word = 0; word < 500; word++) {
        const letters = Array.from({ length: 1 + length.next().value }, () => 1 + letter.next().value);
        pointers.push(step === 1 ? list.length : list.length + letters.length - 1);
        list.push(...letters, 0);
      }
      const texts = Uint8Array.from(list);
      const sorted = Uint32Array.from(pointers);
      sortPointers(texts, sorted, step);
      expect([...sorted].map((pointer) => textOf(texts, pointer, step))).toEqual(
        pointers.map((pointer) => textOf(texts, pointer, step)).sort(),
      );
      expect([...sorted].sort((a, b) => a - b)).toEqual(pointers);
    },
  );

  test.each([0, 1, 2, 31, 32, 33])("are sorted if %i of them are in reverse order", (count) => {
    const texts = Uint8Array.from([0, ...Array.from({ length: count }, (_, i) => [count - i, 0]).flat()]);
    const pointers = Uint32Array.from({ length: count }, (_, i) => 1 + 2 * i);
    sortPointers(texts, pointers, 1);
    expect([...pointers].map((pointer) => texts[pointer])).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  });
});

test("the same words always make the same nodes, the DAWG's before the GADDAG's", () => {
  const nodesOf = (words: string, gaddag: boolean): string => {
    const { bytes } = buildWordGraph(words.split(" "), { tileSet: english, gaddag });
    return [...new Uint32Array(bytes)].map((node) => node.toString(16)).join(" ");
  };
  expect(nodesOf("CAT CATS COT DOG DOGS SCOT", false)).toBe(
    "400001 3000004 4000006 13400007 1000008 f400009 f40000a 3400005 14c0000b 14c00000 7c0000b 13c00000",
  );
  const dawg = "3000004 14400006 1000007 f400008 1400009 14c0000a 14c00000 340000b 13c00000 fc00000";
  expect(nodesOf("CAT CATS COT TACO", true)).toBe(
    `400002 40000c ${dawg} 1000011 3000013 f000015 13000016 14400017 300001a 1440001b 4 140001c 340001d 1440001f 6 1000020 f400021 400007 400009 14400022 8 1400008 1400021 3c00023 3c00000 40000b 40000a`,
  );
});
