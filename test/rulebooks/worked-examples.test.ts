// Each worked example of the rulebooks, in every order of its tiles, as printed and transposed, at every door by which a
// play can come in. The doors are in doors.ts, the figures in worked-examples.ts.
import { type Placed, validatePlacement } from "tilewright";
import { englishWords } from "tilewright/words";
import { expect, test } from "vitest";
import { wholeRun } from "../seed.ts";
import { describeEditions, type Edition, presets } from "../support/presets.ts";
import { counted, type Doors, doorsOf, named } from "./doors.ts";
import { ordersOf } from "./orders.ts";
import { type Example, type Setting, settingOf } from "./setting.ts";
import { workedPlays, workedWords } from "./worked-examples.ts";

/** An example as printed or transposed, with its tiles in some orders. */
interface Case {
  readonly setting: Setting;
  readonly orders: readonly (readonly Placed[])[];
}

/**
 * Every rulebook is asked about the example as printed, and about one in forty of its other orders, printed and
 * transposed, so that the test stays short. With CASES=1, as in .ci/run, every rulebook is asked about all.
 */
function casesFor(edition: Edition, settingFor: (transposed: boolean) => Setting): readonly Case[] {
  const all = Object.keys(presets);
  let dealt = 0;
  return [false, true].flatMap((transposed) => {
    const setting = settingFor(transposed);
    // Two tiles of the same letter are one another's equals: which of them comes first makes no other order.
    const orders = new Map(ordersOf(setting.tiles).map((laid) => [laid.map(({ letter }) => letter).join(""), laid]));
    const share = [...orders.values()].filter(() => wholeRun || dealt++ % (8 * all.length) === all.indexOf(edition));
    const asked = transposed ? share : [setting.tiles, ...share];
    return asked.length === 0 ? [] : [{ setting, orders: asked }];
  });
}

/** Where a door answers otherwise than the rulebook: the door, the order of the tiles, and the answer. */
function deviations(cases: readonly Case[], scored: string, moved: string): readonly string[] {
  return cases.flatMap(({ setting, orders }) => {
    const { scoring, moving } = doorsOf(setting);
    const answers = (doors: Doors, expected: string): readonly string[] =>
      Object.entries(doors).flatMap(([name, door]) =>
        orders.flatMap((laid) => {
          const order = laid.map(({ letter }) => letter);
          const given = door({ laid, rack: [...setting.leave, ...order] });
          const odd = given.length === 0 ? ["no answer"] : given.filter((answer) => answer !== expected);
          return odd.map((answer) => `${name}, ${order.join("")} for ${setting.text}: ${answer}`);
        }),
      );
    return [...answers(scoring, scored), ...answers(moving, moved)];
  });
}

describeEditions((edition, ruleset) => {
  for (const example of workedPlays) {
    const { id, play, points, words } = example;
    test(`${id} [${edition}] ${play} scores ${points} in every order of its tiles, transposed, at every door`, () => {
      const names = words.map(([word]) => word);
      const unlabelled = Object.fromEntries(names.map((word) => [word, []]));
      const cases = casesFor(edition, (transposed) => settingOf(ruleset, example, transposed, unlabelled));
      expect(deviations(cases, counted(points, words), named(points, names))).toEqual([]);
    });
  }

  for (const example of workedWords) {
    const { id, play, points, label, forbiddenBy } = example;
    const word = play.split(" ")[1] as string;
    const refused = forbiddenBy.includes(edition);
    const verdict = refused ? "is refused" : `scores ${points}`;
    test(`${id} [${edition}] ${word}, labelled ${label}, ${verdict} in every order of its tiles, at every door`, () => {
      const cases = casesFor(edition, (transposed) => settingOf(ruleset, example, transposed, { [word]: [label] }));
      const scored = counted(points, [[word, points / 2, 2]]); // an opening, which the centre doubles
      const answers = refused ? [`refused: ${word} (${label})`, `refused: ${word}`] : [scored, named(points, [word])];
      expect(deviations(cases, answers[0] as string, answers[1] as string)).toEqual([]);
    });
  }
});

test("the dictionary that ships has the words of the examples, and refuses those that the rulebook of 2021 does", () => {
  const ruleset = presets.H21;
  const judged = (example: Example): readonly string[] => {
    const { board, tiles } = settingOf(ruleset, example, false, {});
    const { violations = [] } = validatePlacement({ ruleset, board }, tiles, { dictionary: englishWords });
    return violations.map(({ code }) => `${example.play}: ${code}`);
  };
  expect(workedPlays.flatMap(judged)).toEqual([]);
  // SOS stands in word lists as the plural of a note, too.
  const others = workedWords.filter(({ play }) => !play.endsWith(" SOS"));
  expect(others.flatMap(judged)).toEqual(others.map(({ play }) => `${play}: invalid-word`));
});
