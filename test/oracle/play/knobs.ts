// What is drawn of the knobs of one play that no rulebook has: for random plays, for searches and for whole games.
import type { Random } from "../random.ts";
import type { PlayRules, Premium } from "../shapes.ts";

/** What a knob of one play is added to. */
type Plain = Pick<PlayRules, "tileSet" | "layout" | "maxTilesPerPlay">;

/** The knob with a value that chance chooses. */
type Draw = (plain: Plain, random: Random) => Partial<PlayRules>;

/** Each knob by its path. A knob that is never drawn is never tested. */
const draws = {
  "bonuses[].times": ({ maxTilesPerPlay }, random) => {
    const sizes = random.shuffled(Array.from({ length: maxTilesPerPlay }, (_, index) => index + 1)).slice(0, 4);
    const bonuses = sizes.map((tiles, index) =>
      index % 2 === 0
        ? { tiles, points: 0, times: 2 + random.below(4) }
        : { tiles, points: random.pick([-20, 1, 15, 60]) },
    );
    return { bonuses };
  },
  "layout.legend[].sticks": premiums(() => ({ sticks: true })),
  "layout.legend[].when.letters": premiums(({ tileSet }, random) => {
    const letters = tileSet.letters.map(({ letter }) => letter);
    return {
      when: {
        letters: random.shuffled(letters).slice(0, Math.ceil(letters.length / 2)),
      },
    };
  }),
  "layout.legend[].when.points": premiums((_, random) => ({
    when: { points: [0, 1, 2, 3, 4, 8, -3].filter(() => random.chance(0.5)) },
  })),
  noRepeats: () => ({ noRepeats: true }),
} satisfies Record<string, Draw>;

/** The path of such a knob. */
export type PlayKnob = keyof typeof draws;

/** All of them. */
export const playKnobs = Object.keys(draws) as readonly PlayKnob[];

/** The same rules with some of these knobs. */
export function withPlayKnobs<R extends Plain>(plain: R, names: readonly PlayKnob[], random: Random): R {
  let rules = plain;
  for (const name of names) rules = { ...rules, ...draws[name](rules, random) };
  return rules;
}

/** A premium may get its condition from one knob and stick by another; each is for two of three premiums. */
function premiums(change: (plain: Plain, random: Random) => Partial<Premium>): Draw {
  return (plain, random) => {
    const legend = Object.entries(plain.layout.legend).map(([character, premium]) => {
      const same = premium === "hole" || (premium.letter === 1 && premium.word === 1);
      return [character, same || random.chance(1 / 3) ? premium : { ...premium, ...change(plain, random) }];
    });
    return { layout: { ...plain.layout, legend: Object.fromEntries(legend) } };
  };
}
