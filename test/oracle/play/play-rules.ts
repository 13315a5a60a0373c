import { oddLayouts, randomLayout, standardLayout } from "../layouts.ts";
import { type Random, randomFrom } from "../random.ts";
import type { PlayRules } from "../shapes.ts";
import { digraphTiles, englishTiles, fortyTiles } from "../tile-sets.ts";
import { playKnobs, withPlayKnobs } from "./knobs.ts";

/** Labels a generated dictionary gives; each of the rules below forbids some of them. */
export const labels: readonly string[] = ["proper", "foreign", "affix", "offensive", "slang", "from the teacher"];

/** How many of the rules below, the last ones, have what no rulebook has. */
export const rulesOfToday = 30;

/** The rules the generated plays are made under: the standard game, nine tiles, and thirty that were drawn by chance. */
export const playRules: readonly PlayRules[] = [
  { ...oneBonus(7), tileSet: englishTiles, layout: standardLayout, forbiddenLabels: ["proper", "foreign", "affix"] },
  nineTiles(["proper", "affix", "offensive"]),
  { ...oneBonus(7), tileSet: digraphTiles, layout: standardLayout, forbiddenLabels: ["from the teacher", "proper"] },
  { ...oneBonus(7), tileSet: fortyTiles, layout: standardLayout, forbiddenLabels: labels },
  ...oddLayouts.map((layout, index) => ({ ...oddRules(randomFrom(index)), layout })),
  ...Array.from({ length: 30 }, (_, index) => oddRules(randomFrom(100 + index))),
  ...Array.from({ length: rulesOfToday }, (_, index) => ({
    ...ruleOfToday(randomFrom(200 + index)),
    wordCheck: index % 2 === 0 ? ("on-play" as const) : ("on-challenge" as const),
  })),
];

function oneBonus(tiles: number): Pick<PlayRules, "rackSize" | "maxTilesPerPlay" | "bonuses"> {
  return { rackSize: tiles, maxTilesPerPlay: tiles, bonuses: [{ tiles, points: 50 }] };
}

function nineTiles(forbiddenLabels: readonly string[]): PlayRules {
  const bonuses = [7, 8, 9].map((tiles) => ({ tiles, points: 50 }));
  return {
    rackSize: 9,
    maxTilesPerPlay: 9,
    bonuses,
    tileSet: englishTiles,
    layout: standardLayout,
    forbiddenLabels,
  };
}

/** Odd rules with what games of today have besides: each of these knobs in about half of the rules. */
function ruleOfToday(random: Random): PlayRules {
  const rules = oddRules(random);
  const chosen = playKnobs.filter(() => random.chance(0.5));
  return withPlayKnobs(rules, chosen, random);
}

function oddRules(random: Random): PlayRules {
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
    layout: random.chance(0.2) ? standardLayout : randomLayout(random),
    forbiddenLabels: labels.filter(() => random.chance(0.5)),
  };
}
