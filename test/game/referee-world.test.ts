// Whole games beside the referee under the presets of regions, and with the knobs that no rulebook has, alone and in pairs.
import fc from "fast-check";
import type { EndReason, PlayViolation, Violation } from "tilewright";
import { us2021, worldEnglishPrices } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { errorExamples } from "../docs/error-examples.ts";
import { gameErrorExamples } from "../docs/game-error-examples.ts";
import { knobsOf } from "../docs/rules.ts";
import { wordRules } from "../oracle/play/judge.ts";
import { type Dice, diceForGame } from "../oracle/referee/choose.ts";
import { type KnobName, knobNames, knobPairs, setupsIn, setupsWith } from "../oracle/referee/knob-setups.ts";
import * as referee from "../oracle/referee/regions.ts";
import type { GameSetup } from "../oracle/referee/setups.ts";
import { casesOf, seed } from "../seed.ts";
import { regions } from "../support/presets.ts";
import { expectKept } from "./referee/expect-kept.ts";
import { expectSameRules } from "./referee/expect-same-rules.ts";
import { playBeside } from "./referee/play-beside.ts";

const names = Object.keys(referee.regions) as referee.Region[];
const players = [1, 2, 3, 4];
const groups: readonly (readonly KnobName[])[] = [...knobNames.map((name) => [name]), ...knobPairs];

// Games of each region with each number of players, of each knob and of each pair; of some where fewer runs are asked for.
const kinds = names.length * players.length + groups.length;
const runs = casesOf(kinds);
const numRuns = Math.ceil(runs / kinds);
const step = Math.ceil(kinds / runs);

/** What must be met in games with knobs, and the knobs with which it comes most. */
interface Wanted {
  readonly what: string;
  readonly knobs: readonly KnobName[];
}

/** Why games end, each with a knob; null for ends that somebody declares, and where no game here has a target. */
const endings: Readonly<Record<EndReason, KnobName | null>> = {
  turns: "end.turnsAfterBag",
  passes: "end.passesInRow",
  scoreless: "exchange.keepsScoreless",
  out: "challenge.schedule",
  "lost-challenge": "challenge.schedule",
  resigned: "tieBreak",
  "no-plays": null,
  agreed: null,
  time: null,
  target: null,
};
const ends = Object.entries(endings).flatMap(([what, knob]): readonly Wanted[] =>
  knob === null ? [] : [{ what, knobs: [knob] }],
);

/** What is wrong with plays under some knob only: its example in docs/errors.md has rules with that knob. */
const broughtByKnobs = Object.entries(errorExamples).flatMap(([what, { ruleset }]): readonly Wanted[] => {
  const [usual, own] = [us2021, ruleset ?? us2021].map(knobsOf);
  const knobs = knobNames.filter((name) => own!.get(name) !== usual!.get(name));
  return knobs.length === 0 ? [] : [{ what, knobs }];
});

/** What no game here can bring, or one in hundreds. Other tests have it. */
const elsewhere: readonly Exclude<Violation["code"], PlayViolation["code"]>[] = [
  "history-full",
  "score-too-large",
  "wrong-viewer",
  "player-needed",
  "too-many-exchanges",
  "blank-mismatch",
  "rack-too-full",
  "rack-unknown",
  "plays-remain",
];
const ofMoves = Object.keys(gameErrorExamples)
  .filter((code) => !(elsewhere as readonly string[]).includes(code))
  .map((what): Wanted => ({ what, knobs: knobNames }));
const wanted = [...ends, ...broughtByKnobs, ...ofMoves];

/** Why games with knobs ended, and what was refused in them. */
const met = new Set<string>();

function playGames(setups: fc.Arbitrary<GameSetup>, index: number, note: (met: string) => unknown = () => {}): void {
  if (index % step > 0) return;
  const play = (setup: GameSetup, dice: readonly Dice[]): void => {
    const { start, state, game, log, codes } = playBeside(setup, dice);
    expectKept(start, state, log);
    note(game.status.kind === "over" ? game.status.reason : game.status.kind);
    for (const code of codes) note(code);
  };
  // With one seed all kinds would be played with the same dice.
  fc.assert(fc.property(setups, diceForGame, play), { numRuns, seed: seed + index });
}

describe("the preset of a region", () => {
  test.each(names)("%s is the referee's, which was written from docs/rules-of-the-world.md", (region) => {
    expectSameRules(regions[region], referee.regions[region]);
  });

  test("is known to the referee, whichever it is", () => {
    expect(Object.keys(regions).sort()).toEqual([...names].sort());
  });

  test("of tournaments in English has the prices of the list that the rules cite", () => {
    expect(worldEnglishPrices).toEqual(referee.worldEnglishPrices);
  });

  test.each(names)(
    "%s: with one to four players the library answers every move as the referee does",
    (region) => {
      for (const count of players) playGames(setupsIn(region, count), names.indexOf(region) * players.length + count);
    },
    3_600_000,
  );
});

describe("in whole games with knobs that no rulebook has", () => {
  test.each(knobNames)(
    "%s, alone and beside each other knob, the library answers every move as the referee does",
    (name) => {
      for (const [index, group] of groups.entries())
        if (group[0] === name) playGames(setupsWith(group), 100 + index, (what) => met.add(what));
    },
    3_600_000,
  );

  test("every end, every refusal of moves and each that such a knob brings have been met", () => {
    if (runs < kinds) return;
    expect(broughtByKnobs.map(({ what }) => what)).toEqual(expect.arrayContaining(Object.keys(wordRules)));
    // With some seeds a rare one takes a few games more, of those in which it can come.
    for (const { what, knobs } of wanted)
      for (let more = 0; more < 300 && !met.has(what); more++)
        playGames(setupsWith([knobs[more % knobs.length]!]), 5000 + more, (noted) => met.add(noted));
    expect(wanted.map(({ what }) => what).filter((what) => !met.has(what))).toEqual([]);
  });
});
