import { unwrap } from "tilewright";
import { parseGcg } from "tilewright/notation";
import { addFigures, figuresOf, recordFiguresOf, reportRecords } from "tilewright/records";
import { expect, test } from "vitest";
import { short } from "./records.ts";

const read = unwrap(parseGcg(short));

test("records that were read one by one have the figures of a report over them", () => {
  const figures = [
    recordFiguresOf("b.gcg", read),
    recordFiguresOf("lost.gcg", { problem: "no such file" }),
    recordFiguresOf("a.gcg", read),
  ];
  const records = [
    { id: "a.gcg", text: short },
    { id: "b.gcg", text: short },
    { id: "lost.gcg", problem: "no such file" },
  ];
  expect(addFigures(figures)).toEqual(figuresOf(reportRecords(records, { part: "all" })));
  expect(addFigures([...figures].reverse())).toEqual(addFigures(figures));
  expect(addFigures([addFigures(figures.slice(0, 2)), addFigures(figures.slice(2))])).toEqual(addFigures(figures));
});

test("the figures of no record are nothing of everything", () => {
  expect(addFigures([])).toMatchObject({
    records: 0,
    games: 0,
    points: 0,
    remarks: [],
    highGames: [],
  });
});

test("what is neither a game nor a problem is refused", () => {
  expect(() => recordFiguresOf("a.gcg", {} as never)).toThrow(TypeError);
  expect(() => addFigures(recordFiguresOf("a.gcg", read) as never)).toThrow(TypeError);
});
