import type { Ruleset } from "tilewright";

/** How many players there are full racks for. */
export function fullRacks({ tileSet: { letters, blanks }, rackSize }: Ruleset): number {
  return Math.floor(letters.reduce((sum, { count }) => sum + count, blanks.count) / rackSize);
}
