// Rules of single plays with what no rulebook has, on small boards.
import { randomLayout } from "../layouts.ts";
import { type PlayKnob, playKnobs, withPlayKnobs } from "../play/knobs.ts";
import type { Random } from "../random.ts";
import type { Layout, PlayRules, TileSet } from "../shapes.ts";
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

/** Each knob alone, and every two of them. */
export const knobGroups: readonly (readonly PlayKnob[])[] = playKnobs.flatMap((one, index, all) => [
  [one],
  ...all.slice(index + 1).map((other): PlayKnob[] => [one, other]),
]);

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
  return withPlayKnobs(plain, names, random);
}

function smallLayout(random: Random): Layout {
  const layout = randomLayout(random);
  return layout.rows < 3 || layout.cols < 3 ? smallLayout(random) : layout;
}
