import { defineRuleset, unwrap } from "tilewright";
import { parseRuleset } from "tilewright/json";
import { exchangeBlanks, finishLine, nineTile, openDictionary, rulesets, us2021 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { problems, withChange } from "./problems.ts";

const variants = { nineTile, exchangeBlanks, openDictionary, finishLine: finishLine({ target: 150 }) };
const all = [
  ...Object.entries(rulesets),
  ...Object.entries(variants).map(([name, variant]) => [name, defineRuleset(us2021, variant)] as const),
  [
    "points for challenges",
    defineRuleset(us2021, {
      challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "opponent" } },
      exchange: { minTiles: 0, minBag: 7, maxTiles: 3, perGame: 2 },
      tileSet: spanish,
    }),
  ] as const,
  ["nothing allowed", defineRuleset(us2021, { challenge: null, exchange: null, bonuses: [] })] as const,
];

test.each(all)("a ruleset is read as it was saved: %s", (_name, ruleset) => {
  expect(unwrap(parseRuleset(ruleset))).toEqual({ ok: true, ruleset });
  expect(unwrap(parseRuleset(JSON.stringify(ruleset))).ruleset).toEqual(ruleset);
});

test.each<[string, unknown, string]>([
  ["id", 7, "type id"],
  ["variants", [1], "type variants[0]"],
  ["bingo", 50, "unknown-key bingo"],
  ["tileSet.letters[0].points", "1", "type tileSet.letters[0].points"],
  ["tileSet.letters[1].letter", "A", "repeated tileSet.letters[1]"],
  ["tileSet.letters[1].letter", "?", "letter tileSet.letters[1].letter"],
  ["tileSet.letters", [], "empty tileSet.letters"],
  ["tileSet.blanks", null, "type tileSet.blanks"],
  ["layout.rows", 14, "count layout.rowsOfSquares"],
  ["layout.starts[0].row", 15, "range layout.starts[0].row"],
  ["layout.starts[1]", { row: 7, col: 7 }, "repeated layout.starts"],
  ["layout.legend", { "!": null, "-": { letter: 1 } }, 'type layout.legend["!"]'],
  ["layout.legend", { dl: "hole" }, "legend layout.legend.dl"],
  ["layout.rowsOfSquares[2]", "!..............", "legend layout.rowsOfSquares[2][0]"],
  ["players.max", 1, "conflict players.max"],
  ["rackSize", 65, "range rackSize"],
  ["bonuses[0].tiles", 0, "range bonuses[0].tiles"],
  ["exchange.minTiles", 2, "choice exchange.minTiles"],
  ["challenge.whenWrong", "death", "choice challenge.whenWrong"],
  ["challenge.whenWrong", { points: 5, per: "letter", to: "nobody" }, "choice challenge.whenWrong.per"],
  ["forbiddenLabels", "proper", "type forbiddenLabels"],
  ["end.targets", [], "empty end.targets"],
  ["end", undefined, "type end"],
  ["leftover.toFinisher", 3, "choice leftover.toFinisher"],
  ["tieBreak", "duel", "choice tieBreak"],
])("a ruleset with %s = %j is refused: %s", (path, value, problem) => {
  expect(problems(parseRuleset(withChange(us2021, path, value)))[0]).toBe(problem);
});

test("the name of a preset is refused in place of a ruleset", () => {
  expect(problems(parseRuleset("us-2021"))).toEqual(["json"]);
  expect(problems(parseRuleset('"us-2021"'))).toEqual(["type"]);
});

test("a ruleset with more than a hundred problems is refused with the first hundred", () => {
  const variants = new Array(100).fill(1);
  const rowsOfSquares = [1, ...us2021.layout.rowsOfSquares.slice(1)];
  const told = problems(parseRuleset({ ...us2021, variants, layout: { ...us2021.layout, rowsOfSquares } }));
  expect(told).toHaveLength(100);
});
