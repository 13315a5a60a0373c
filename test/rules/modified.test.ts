// A ruleset of a program's own is scored as it is now, also after a change: only what nobody can change is indexed once.
import {
  playBetween,
  previewPlay,
  type Ruleset,
  scoreMove,
  type TileSet,
  validatePlacement,
  wordsOnBoard,
} from "tilewright";
import { buildWordGraph, wordList } from "tilewright/dictionary";
import { countPlays, generatePlays } from "tilewright/movegen";
import { formatPlay, parseCgp, parseGcg, parsePlay, parseRack } from "tilewright/notation";
import { renderBoard } from "tilewright/render";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";

type Mutable<T> = T extends string ? T : { -readonly [K in keyof T]: Mutable<T[K]> };

const rack = [..."HORNABC"];
const horn = [..."HORNABC"].map((letter, i) => ({ row: 7, col: 3 + i, letter }));
const graph = buildWordGraph(["HORN", "HORNS", "BARN", "CORN"], { tileSet: us2021.tileSet, gaddag: true });
const board = Array.from({ length: 225 }, (_, i) =>
  i >= 112 && i < 116 ? { letter: "HORN"[i - 112]!, blank: false } : null,
);

/** What is asked of a ruleset, by the function that answers. */
const questions: Readonly<Record<string, (ruleset: Ruleset) => unknown>> = {
  scoreMove: (ruleset) => scoreMove({ ruleset }, horn),
  validatePlacement: (ruleset) => validatePlacement({ ruleset, rack }, horn),
  previewPlay: (ruleset) => previewPlay({ ruleset }, horn),
  wordsOnBoard: (ruleset) => wordsOnBoard({ ruleset, board }),
  playBetween: (ruleset) => playBetween({ ruleset }, board),
  generatePlays: (ruleset) => generatePlays({ ruleset, rack }, graph),
  countPlays: (ruleset) => countPlays({ ruleset, rack }, graph),
  renderBoard: (ruleset) => renderBoard({ ruleset, board }),
  parsePlay: (ruleset) => parsePlay("8H HORN", { ruleset }),
  formatPlay: (ruleset) => formatPlay(horn.slice(0, 4), { ruleset }),
  parseRack: ({ tileSet }) => parseRack("HORNXYZ", tileSet),
  parseCgp: (ruleset) => parseCgp(`${"15/".repeat(14)}15 HORN/ 0/0 0`, { ruleset }).problems,
  parseGcg: (ruleset) => parseGcg(">A: HORNABC 8D HORNABC +80 80\n", { ruleset }).remarks,
  wordList: ({ tileSet }) => wordList(["HORN", "horn"], { tileSet }).size,
};

/** Changes of a ruleset that somebody has already used, each of which another answer depends on. */
const changes: Readonly<Record<string, (ruleset: Mutable<Ruleset>) => void>> = {
  "its bonuses": (ruleset) => {
    ruleset.bonuses = [];
  },
  "what a letter scores": ({ tileSet }) => {
    tileSet.letters[7]!.points = 9;
  },
  "a letter": ({ tileSet }) => {
    tileSet.letters[7]!.letter = "Ħ";
  },
  "the letters": (ruleset) => {
    ruleset.tileSet = { ...ruleset.tileSet, letters: ruleset.tileSet.letters.slice(0, 20) };
  },
  "its premium squares": ({ layout }) => {
    layout.rowsOfSquares[7] = "...............".slice(0, 15);
  },
  "where a game begins": (ruleset) => {
    ruleset.layout.starts = [{ row: 0, col: 0 }];
  },
};

describe.each(Object.entries(changes))("after a change of %s", (_, change) => {
  test.each(Object.entries(questions))("%s answers as for a new ruleset", (_name, ask) => {
    const used = structuredClone(us2021) as Mutable<Ruleset>;
    const answer = (ruleset: Mutable<Ruleset>): unknown => {
      try {
        return ask(ruleset);
      } catch (error) {
        return error;
      }
    };
    answer(used);
    change(used);
    expect(answer(used)).toEqual(answer(structuredClone(used)));
    expect(Object.isFrozen(used)).toBe(false);
  });
});

/** Rulesets that look frozen, and can be changed all the same; with what changes their bonuses. */
const disguises: readonly (readonly [name: string, make: () => { ruleset: Ruleset; change: () => void }])[] = [
  [
    "frozen at the top only",
    () => {
      const bonuses = [...us2021.bonuses];
      return { ruleset: Object.freeze({ ...us2021, bonuses }), change: () => void bonuses.pop() };
    },
  ],
  [
    "frozen, with a getter",
    () => {
      let bonuses = us2021.bonuses;
      const ruleset = Object.freeze({
        ...us2021,
        get bonuses() {
          return bonuses;
        },
      });
      return {
        ruleset,
        change: () => {
          bonuses = Object.freeze([]);
        },
      };
    },
  ],
  [
    "frozen, with fields of its prototype",
    () => {
      const base = { ...us2021 } as Mutable<Ruleset>;
      return {
        ruleset: Object.freeze(Object.create(base)) as Ruleset,
        change: () => {
          base.bonuses = [];
        },
      };
    },
  ],
  [
    "behind a proxy",
    () => {
      const target = { ...us2021 } as Mutable<Ruleset>;
      return {
        ruleset: new Proxy(target, {}) as Ruleset,
        change: () => {
          target.bonuses = [];
        },
      };
    },
  ],
];

test.each(disguises)("a ruleset %s is scored as it is now", (_, make) => {
  const { ruleset, change } = make();
  const total = () => scoreMove({ ruleset }, horn).score?.total;
  const before = total()!;
  change();
  expect(total()).toBe(before - 50);
});

test("rules in a circle, or of any depth, are refused or scored, and never overflow", () => {
  const round = { ...us2021 } as Mutable<Ruleset> & { self?: unknown };
  round.self = round;
  expect(scoreMove({ ruleset: Object.freeze(round) as Ruleset }, horn).ok).toBe(true);
  let deep: object = {};
  for (let i = 0; i < 100_000; i++) deep = Object.freeze({ deep });
  expect(scoreMove({ ruleset: Object.freeze({ ...us2021, deep }) }, horn).ok).toBe(true);
});

test("what is frozen all through is indexed once, whoever froze it", () => {
  const deepFreeze = <T extends object>(value: T): T => {
    for (const inner of Object.values(value)) if (typeof inner === "object" && inner !== null) deepFreeze(inner);
    return Object.freeze(value);
  };
  let reads = 0;
  const letters = us2021.tileSet.letters.map((letter) => ({ ...letter }));
  const watched = new Proxy(letters, {
    get: (target, key, receiver) => {
      if (key === "map") reads++;
      return Reflect.get(target, key, receiver);
    },
  });
  const tileSet = { ...us2021.tileSet, letters: watched } as TileSet;
  const ruleset = { ...us2021, tileSet };
  scoreMove({ ruleset }, horn);
  const each = reads;
  scoreMove({ ruleset }, horn);
  expect(reads).toBe(2 * each);
  deepFreeze(ruleset);
  scoreMove({ ruleset }, horn);
  scoreMove({ ruleset }, horn);
  expect(reads).toBe(3 * each);
});
