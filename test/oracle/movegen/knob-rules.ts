// Rules of single plays with what no rulebook has, on small boards: premiums that stick or are for some tiles only, bonuses
// that multiply beside bonuses of points, and words that may be formed once.
import { randomLayout } from "../layouts.ts";
import type { Random } from "../random.ts";
import type { Layout, PlayRules, Premium, TileSet } from "../shapes.ts";
import { digraphTiles, englishTiles, fortyTiles } from "../tile-sets.ts";

/** The English set with some letters worth less than nothing, and blanks worth some points. */
const unevenTiles: TileSet = {
  id: "uneven",
  letters: englishTiles.letters.map((line, index) => ({
    ...line,
    points: [0, 1, 1, 2, -3, 9, 40][index % 7] as number,
  })),
  blanks: { count: 2, points: 2 },
};

/** Changes some premiums of a board, each with a chance. */
type ChangePremium = (rules: PlayRules, random: Random) => Partial<Premium>;

const knobs = {
  times: (rules, random) => {
    const sizes = random.shuffled(Array.from({ length: rules.maxTilesPerPlay }, (_, index) => index + 1)).slice(0, 4);
    const bonuses = sizes.map((tiles, index) =>
      index % 2 === 0
        ? { tiles, points: 0, times: 2 + random.below(4) }
        : { tiles, points: random.pick([-20, 1, 15, 60]) },
    );
    return { ...rules, bonuses };
  },
  sticks: premiums(() => ({ sticks: true })),
  "when letters": premiums(({ tileSet }, random) => {
    const letters = tileSet.letters.map(({ letter }) => letter);
    return { when: { letters: random.shuffled(letters).slice(0, Math.ceil(letters.length / 2)) } };
  }),
  "when points": premiums((_, random) => ({ when: { points: [0, 1, 2, 3, 8, -3].filter(() => random.chance(0.5)) } })),
  noRepeats: (rules) => ({ ...rules, noRepeats: true }),
} satisfies Record<string, (rules: PlayRules, random: Random) => PlayRules>;

/** The name of such a knob. */
export type PlayKnob = keyof typeof knobs;

/** Each knob alone, and every two of them. */
export const playKnobs: readonly (readonly PlayKnob[])[] = (Object.keys(knobs) as PlayKnob[]).flatMap(
  (one, index, all) => [[one], ...all.slice(index + 1).map((other): PlayKnob[] => [one, other])],
);

/** Rules with these knobs, the same for the same chances. */
export function rulesWith(names: readonly PlayKnob[], random: Random): PlayRules {
  const rackSize = random.pick([3, 4, 5, 7]);
  const plain: PlayRules = {
    rackSize,
    maxTilesPerPlay: Math.max(2, rackSize - random.pick([0, 0, 1])),
    bonuses: [{ tiles: 2, points: 25 }],
    tileSet: random.pick([englishTiles, digraphTiles, fortyTiles, unevenTiles]),
    layout: smallLayout(random),
    forbiddenLabels: [],
  };
  return names.reduce((rules, name) => knobs[name](rules, random), plain);
}

function smallLayout(random: Random): Layout {
  const layout = randomLayout(random);
  return layout.rows < 3 || layout.cols < 3 ? smallLayout(random) : layout;
}

/** A premium may get its condition from one knob and stick by another; each is for two of three premiums. */
function premiums(change: ChangePremium): (rules: PlayRules, random: Random) => PlayRules {
  return (rules, random) => {
    const legend = Object.entries(rules.layout.legend).map(([character, premium]) => {
      const plain = premium === "hole" || (premium.letter === 1 && premium.word === 1);
      return [character, plain || random.chance(1 / 3) ? premium : { ...premium, ...change(rules, random) }];
    });
    return { ...rules, layout: { ...rules.layout, legend: Object.fromEntries(legend) } };
  };
}
