// The variants of the rulebooks (V1-V4), each as a change of the rules.
import type { Rules } from "../shapes.ts";

/** Racks of nine; the bonus for seven, eight or nine tiles (V1, D41). */
export function nineTile(rules: Rules): Rules {
  const bonuses = [7, 8, 9].map((tiles) => ({ tiles, points: 50 }));
  const exchange = rules.exchange === null ? null : { ...rules.exchange, maxTiles: 9 };
  return { ...rules, rackSize: 9, maxTilesPerPlay: 9, bonuses, exchange };
}

/** Each player wins by reaching their own target (V2, D35-D39). */
export function finishLine(rules: Rules, targets: readonly number[]): Rules {
  return { ...rules, end: { ...rules.end, targets } };
}

/** The rulebooks' table of targets (V2): the column is the number of players at the start. */
export function targetsOf(levels: readonly ("beginner" | "intermediate" | "expert")[]): number[] {
  const table = { beginner: [70, 60, 50], intermediate: [120, 100, 90], expert: [200, 180, 160] };
  return levels.map((level) => table[level][levels.length - 2] as number);
}

/** A blank on the board may be taken for the matching letter (V3, D40). */
export function exchangeBlanks(rules: Rules): Rules {
  return { ...rules, blankExchange: true };
}

/** The dictionary may be looked into at any time (V4, D42). */
export function openDictionary(rules: Rules): Rules {
  return { ...rules, dictionaryUse: "free" };
}
