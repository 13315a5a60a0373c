import { parseGcg } from "tilewright/notation";
import { expect, test } from "vitest";

const sizeOf = (text: string): number => {
  const { remarks, problems } = parseGcg(text);
  return JSON.stringify(remarks ?? problems).length;
};
const players = Array.from({ length: 16 }, (_, i) => `#player${i + 1} ${`${i}`.repeat(3990)}`).join("\n");
const name = "x".repeat(7900);

test.each<readonly [string, string]>([
  ["names of sixteen players that nobody on 1,500 lines has", `${players}\n${">nobody: - +0 0\n".repeat(1500)}`],
  ["a long name in each line out of turn", `#player1 ${name}\n#player2 b\n${">b: - +0 0\n".repeat(2000)}`],
  ["plays without end that come off", `#player1 ${name}\n#player2 b\n${`>${name}: A -- +0 0\n`.repeat(500)}`],
  ["long racks", `#player1 a\n${`>a: ${"Q".repeat(16_000)} 8H AB +7 9\n`.repeat(120)}`],
  ["long words", `#player1 a\n${`>a: AB 8H ${"#".repeat(16_000)} +7 9\n`.repeat(120)}`],
  ["long lines", `#player1 a\n>a: - +0 0\n${`${"y".repeat(20_000)}\n`.repeat(190)}`],
  ["titles", `#player1 a\n>a: - +0 0\n${`#title ${"y".repeat(16_000)}\n`.repeat(250)}`],
  ["no game", "y".repeat(4_000_000)],
])("what is said of a record is not larger than the text by orders: %s", (_what, text) => {
  expect(sizeOf(text)).toBeLessThan(3 * text.length + 1_600_000);
});
