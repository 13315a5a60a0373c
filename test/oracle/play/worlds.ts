import { oddDrawings, randomDrawing, standardDrawing } from "./drawings.ts";
import { type Random, randomFrom } from "./random.ts";
import type { Rules } from "./shapes.ts";
import { digraphTiles, englishTiles, fortyTiles } from "./tiles.ts";

/** Labels a generated dictionary gives; each world forbids some of them. */
export const labels: readonly string[] = ["proper", "foreign", "affix", "offensive", "slang", "from the teacher"];

/** The rules the generated plays are made under: the standard game, nine tiles, and thirty that were drawn by chance. */
export const worlds: readonly Rules[] = [
  { ...oneBonus(7), tileSet: englishTiles, layout: standardDrawing, forbiddenLabels: ["proper", "foreign", "affix"] },
  nineTiles(["proper", "affix", "offensive"]),
  { ...oneBonus(7), tileSet: digraphTiles, layout: standardDrawing, forbiddenLabels: ["from the teacher", "proper"] },
  { ...oneBonus(7), tileSet: fortyTiles, layout: standardDrawing, forbiddenLabels: labels },
  ...oddDrawings.map((layout, index) => ({ ...oddRules(randomFrom(index)), layout })),
  ...Array.from({ length: 30 }, (_, index) => oddRules(randomFrom(100 + index))),
];

function oneBonus(tiles: number): Pick<Rules, "rackSize" | "maxTilesPerPlay" | "bonuses"> {
  return { rackSize: tiles, maxTilesPerPlay: tiles, bonuses: [{ tiles, points: 50 }] };
}

function nineTiles(forbiddenLabels: readonly string[]): Rules {
  const bonuses = [7, 8, 9].map((tiles) => ({ tiles, points: 50 }));
  return {
    rackSize: 9,
    maxTilesPerPlay: 9,
    bonuses,
    tileSet: englishTiles,
    layout: standardDrawing,
    forbiddenLabels,
  };
}

function oddRules(random: Random): Rules {
  const rackSize = random.pick([2, 3, 5, 7, 7, 9]);
  const maxTilesPerPlay = Math.max(2, rackSize - random.pick([0, 0, 1, 3]));
  const bonuses = Array.from({ length: maxTilesPerPlay }, (_, index) => ({
    tiles: index + 1,
    points: 5 + random.below(60),
  })).filter(() => random.chance(0.4));
  return {
    rackSize,
    maxTilesPerPlay,
    bonuses,
    tileSet: random.pick([englishTiles, digraphTiles, fortyTiles]),
    layout: random.chance(0.2) ? standardDrawing : randomDrawing(random),
    forbiddenLabels: labels.filter(() => random.chance(0.5)),
  };
}
