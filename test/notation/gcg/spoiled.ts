import fc from "fast-check";
import { international2022, northAmerica2017 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { type Dialect, plain, write } from "./dialect.ts";
import { playGame, randomFrom } from "./played.ts";

/** Records of every kind to spoil. */
const records: readonly string[] = [1, 2, 3, 4, 5, 6].map((seed) => {
  const ruleset = [northAmerica2017, international2022, { ...international2022, tileSet: spanish }][seed % 3]!;
  const dialect: Dialect = {
    ...plain,
    through: (["dots", "letters", "brackets"] as const)[seed % 3]!,
    rack: (["sorted", "partial", "shuffled"] as const)[seed % 3]!,
    aligned: seed % 2 === 0,
    notes: seed % 2 === 1,
  };
  return write(playGame({ seed, ruleset, players: 2 + (seed % 3) }), dialect, randomFrom(seed));
});

const bits = [
  ...[
    ">",
    "#",
    ":",
    " ",
    "-",
    "--",
    "(",
    ")",
    "+",
    "8F",
    "H8",
    ".",
    "?",
    "[CH]",
    "(challenge)",
    "(time)",
    "\n",
    "\r\n",
  ],
  ...[
    "#player1 ann",
    "#player9 x",
    "#rack2",
    "#note",
    "#-",
    "#incomplete",
    "#lexicon CSW24",
    "\u0000",
    "\uFEFF",
    "é",
    "\uD800",
  ],
  ...["#player1 ann Ann\n#player2 ben Ben\n", ">ben:", "#rack-size 64\n", "#bonus 7 35\n", "#title ", "#id a b\n"],
  ...[">ann: HORN -- -14 0\n", ">ann: (challenge) +5 19\n", ">ben: - +0 0\n", ">ann: (AE) +4 18\n", "#description "],
  ...[
    `>ben: -${"A".repeat(150)} +0 0\n`,
    `>ann: -${"A".repeat(201)} +0 0\n`,
    "A".repeat(500),
    "?".repeat(64),
    `${"x".repeat(10_001)}\n`,
    ">ben: -7 +0 0\n",
    "\u202E",
  ],
  ...["999999999999999999999", "-0", "+-1", "__proto__", "constructor", "AEIOU", ">ann: HORN 8F HORN +14 14\n"],
];

/** Pieces of records in any order. */
export const piecesOfRecords: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...bits), { maxLength: 60 })
  .map((pieces) => pieces.join(""));

const damage = fc.record({
  kind: fc.constantFrom("drop", "double", "swap", "change", "insert", "cut", "join"),
  at: fc.nat(),
  with: fc.nat(),
  bit: fc.constantFrom(...bits),
});

/** Records with lines dropped, doubled and swapped, and characters changed. */
export const spoiledRecords: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...records), fc.array(damage, { minLength: 1, maxLength: 6 }))
  .map(([record, damages]) => {
    let lines: readonly string[] = record.split("\n");
    for (const { kind, at, with: other, bit } of damages) lines = spoil(lines, kind, at, other, bit);
    return lines.join("\n");
  });

function spoil(lines: readonly string[], kind: string, at: number, other: number, bit: string): string[] {
  const i = at % lines.length;
  const j = other % lines.length;
  const line = lines[i]!;
  const k = line === "" ? 0 : other % line.length;
  const put = (...replacement: readonly string[]): string[] => [
    ...lines.slice(0, i),
    ...replacement,
    ...lines.slice(i + 1),
  ];
  switch (kind) {
    case "drop":
      return lines.length === 1 ? [...lines] : put();
    case "double":
      return put(line, line);
    case "swap":
      return lines.map((other, index) => (index === i ? lines[j]! : index === j ? line : other));
    case "change":
      return put(line.slice(0, k) + bit + line.slice(k + 1));
    case "insert":
      return put(line.slice(0, k) + bit + line.slice(k));
    case "cut":
      return put(line.slice(0, k));
    default:
      return put(`${line}${bit}${lines[j]!}`);
  }
}
