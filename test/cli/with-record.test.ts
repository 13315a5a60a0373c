import { expect, test } from "vitest";
import { statusWord, withRecord } from "../../src/cli/record/read-record.ts";
import { file, right } from "./files.ts";

/** Work of which a library call throws, as one may that meets a record nobody has thought of. */
const work = (name: string) =>
  withRecord(name, undefined, (record) => {
    if (record.kind === "game" && record.game.title === "odd") throw new RangeError("Invalid array length\nat ...");
    const err = record.kind === "unreadable" ? record.reason : "";
    return { status: record.kind === "unreadable" ? 2 : 0, out: `${name} ${statusWord(record)}`, err };
  });

test("a record on which the library fails counts as one that cannot be read, and the others are still worked on", () => {
  const odd = file("odd.gcg", right.replace("A game in the club", "odd"));
  const other = file("other.gcg", right);
  expect([odd, other].map(work)).toEqual([
    { status: 2, out: `${odd} unreadable`, err: "tilewright fails on it: Invalid array length" },
    { status: 0, out: `${other} ok`, err: "" },
  ]);
});
