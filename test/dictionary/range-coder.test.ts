import fc from "fast-check";
import { expect, test } from "vitest";
import { createContextModel } from "../../src/dictionary/pack/context-model.ts";
import { createRangeCoder, mostShares } from "../../src/dictionary/pack/range-coder.ts";

interface Part {
  readonly start: number;
  readonly size: number;
  readonly whole: number;
}

const written = (parts: readonly Part[]): string => {
  const coder = createRangeCoder();
  for (const { start, size, whole } of parts) coder.take(start, size, whole);
  return coder.text();
};

const read = (text: string, parts: readonly Part[]): readonly boolean[] => {
  const coder = createRangeCoder(text);
  return parts.map(({ start, size, whole }) => {
    const share = coder.share(whole);
    coder.take(start, size, whole);
    return share >= start && share < start + size;
  });
};

const parts: fc.Arbitrary<Part> = fc
  .tuple(fc.constantFrom(2, 3, 10, 1000, mostShares), fc.nat(), fc.nat())
  .map(([whole, first, second]) => {
    const start = first % whole;
    return { start, size: 1 + (second % (whole - start)), whole };
  });

test("shares that were written are read, whatever their sizes", () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 300 }), (list) => {
      expect(read(written(list), list)).toEqual(list.map(() => true));
    }),
  );
});

test("a range that shrinks around the border of two digits is read", () => {
  // The middle share of three, again and again, keeps both ends of the range on either side of a border.
  const list = Array.from({ length: 5000 }, (_, i) => ({
    start: (i % 7 === 0 ? 2 : 1) * 5000,
    size: 1,
    whole: 10_001 + (i % 3),
  }));
  expect(read(written(list), list)).toEqual(list.map(() => true));
});

test("a text is as short as the chances of its shares allow", () => {
  const rare = written(Array.from({ length: 1000 }, () => ({ start: 0, size: 1, whole: 64 })));
  const sure = written(Array.from({ length: 1000 }, () => ({ start: 0, size: 1, whole: 1 })));
  expect(rare.length).toBeLessThanOrEqual(1008);
  expect(rare.length).toBeGreaterThanOrEqual(1000);
  expect(sure.length).toBe(5);
});

test("a model reads the symbols that it wrote, in any contexts, also after halving its weights", () => {
  const roundTrip = (symbols: readonly (readonly [symbol: number, context: number])[]): readonly number[] => {
    const contexts = (context: number): readonly number[] => [context, 10 + (context >> 1), 20];
    const writer = createContextModel(130, 21);
    const coder = createRangeCoder();
    for (const [symbol, context] of symbols) expect(writer.code(symbol, contexts(context), coder)).toBe(symbol);
    const text = coder.text();
    const reader = createContextModel(130, 21);
    const source = createRangeCoder(text);
    return symbols.map(([, context]) => reader.code(0, contexts(context), source));
  };
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(fc.nat(129), fc.nat(3)), fc.nat(9)), { maxLength: 400 }), (symbols) => {
      expect(roundTrip(symbols)).toEqual(symbols.map(([symbol]) => symbol));
    }),
  );
  // So many that the weights of a context must be halved, twice.
  const many = Array.from({ length: 70_000 }, (_, i) => [i % 97 === 0 ? i % 130 : 7, 0] as const);
  expect(roundTrip(many)).toEqual(many.map(([symbol]) => symbol));
});

test("a model of many symbols halves its weights and still writes the same text", () => {
  const symbols = Array.from({ length: 900 }, (_, i) => (i % 50 === 0 ? (i * 37) % 65_000 : i % 7 === 0 ? 5 : 7));
  const model = createContextModel(65_000, 2);
  const coder = createRangeCoder();
  for (const symbol of symbols) model.code(symbol, [1, 0], coder);
  const text = coder.text();
  const reader = createContextModel(65_000, 2);
  const source = createRangeCoder(text);
  expect(symbols.map(() => reader.code(0, [1, 0], source))).toEqual(symbols);
  expect(text).toBe(
    "AACBEZKSA0DldSY_EpXEqQ8kCdDY__6YZ95kHqnqkjfnZBIyBJb6ETCNwLJmSnUIPRdvAJoABRrrjIdXPja5eJQFdT-VVYFi_Mao3Ey9333MVloZi1__nOPXH8SVXYj5mAaPJZY9pOFsRuMsU1dPEZfnpo__A6qfgTS4ophG4UD0eY-",
  );
});

test("shares are written as the very texts that shipped before, also where the range lies on the border of two digits", () => {
  const shares = Array.from({ length: 120 }, (_, i) => ({
    start: (i % 7 === 0 ? 2 : 1) * 5000,
    size: 1,
    whole: 10_001 + (i % 3),
  }));
  expect([written([]), written([{ start: 1, size: 2, whole: 3 }]), written(shares)]).toEqual([
    "AAAAA",
    "VVVVV",
    "__xzcBShBJNq88JzJ5G1FJ5O82JZ_Cct9Cr2UdwvzvQEG1CwTj-WD4_4m8aGnWafLEpy_AWV-7276up2OSVm-oJJ_c22_JOcpadRKq-5D4i4jF4d9yOZ4Yex-2nYCcHGQv92V4mC3lS7Vh-9uilX_C309sjX8N02IuezGRIf11_iGWxVRNHkY_bLZfgwye7aFB_d_LfrvCuAFdS-_k1vbD32dICgTf3HL4Cf02uJcMxFKqxRu_5H186COp7yBklN_RyXkf_OdueQAA",
  ]);
});

test("a text that the writer did not write is read as some share, and one that is too short is refused", () => {
  const shareOf = (text: string, whole: number): number => createRangeCoder(text).share(whole);
  expect(["AAAAA", "_____", "ggggg"].map((text) => shareOf(text, 10))).toEqual([0, 9, 5]);
  expect(() => createRangeCoder("AAAA")).toThrow(
    new RangeError("packed words: this text is damaged: it ends too early"),
  );
  for (const text of ["é????", "AA AA", "AAAA~"])
    expect(() => createRangeCoder(text)).toThrow(
      /^packed words: this text is damaged: it may have only letters, digits, - and _/,
    );
});
