import { describe } from "../read.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { PlayerIndex } from "./state.ts";

/** Who plays, and by which rules: what dealt games and games on a real table have in common. */
export interface SeatOptions {
  /** Names in the order of play, or how many there are: then they are Player 1, Player 2 ... */
  readonly players: readonly string[] | number;
  /** Left out: the rulebook of 2021. */
  readonly ruleset?: Ruleset | undefined;
  /** The name of the dictionary agreed on (clause W0). */
  readonly dictionary?: string | undefined;
  /** Who begins, by seat from 0. */
  readonly first?: PlayerIndex | undefined;
}

/** The ruleset and the names, once the options have been found to make sense. */
export function checkSeats(
  options: SeatOptions,
  preset: Ruleset,
): { readonly ruleset: Ruleset; readonly players: readonly string[] } {
  const { ruleset = preset, first, dictionary } = options;
  const players = namesOf(options.players);
  const { min, max } = ruleset.players;
  if (!(players.length >= min && players.length <= max))
    throw new RangeError(`players: expected ${min} to ${max}, found ${players.length}`);
  const { targets } = ruleset.end;
  if (targets !== null && targets.length !== 1 && targets.length !== players.length)
    throw new RangeError(
      `ruleset.end.targets: expected one, or one for each of ${players.length} players, found ${targets.length}`,
    );
  if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < players.length))
    throw new RangeError(`first: expected a player from 0 to ${players.length - 1}, found ${describe(first)}`);
  if (dictionary !== undefined && typeof dictionary !== "string")
    throw new RangeError(`dictionary: expected the name of one, found ${describe(dictionary)}`);
  return { ruleset, players };
}

function namesOf(players: SeatOptions["players"]): readonly string[] {
  if (typeof players === "number" && Number.isInteger(players) && players >= 0 && players < 100)
    return Array.from({ length: players }, (_, i) => `Player ${i + 1}`);
  if (!Array.isArray(players))
    throw new RangeError(`players: expected names, or their number, found ${describe(players)}`);
  return players.map((name, i) => {
    if (typeof name !== "string") throw new RangeError(`players[${i}]: expected a name, found ${describe(name)}`);
    return name;
  });
}
