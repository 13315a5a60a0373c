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

/** The longest name, seed or note: what is made can be loaded again. */
export const longestText = 10_000;

/** The ruleset and the names, once the options have been found to make sense. */
export function checkSeats(
  options: SeatOptions,
  preset: Ruleset,
): { readonly ruleset: Ruleset; readonly players: readonly string[]; readonly dictionary: string | null } {
  const { ruleset = preset, first, dictionary = null } = options;
  const players = namesOf(options.players);
  const { length } = players;
  const { min, max } = ruleset.players;
  if (!(length >= min && length <= max)) refuseOption("players", `${min} to ${max}`, length);
  const { targets } = ruleset.end;
  if (targets !== null && targets.length !== 1 && targets.length !== length)
    refuseOption("ruleset.end.targets", `one, or one for each of ${length} players`, targets.length);
  if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < length))
    refuseOption("first", `a player from 0 to ${length - 1}`, first);
  if (dictionary !== null) checkText("dictionary", dictionary);
  return { ruleset, players, dictionary };
}

function namesOf(players: SeatOptions["players"]): readonly string[] {
  if (typeof players === "number" && players >= 0 && players < 100 && Number.isInteger(players))
    return Array.from({ length: players }, (_, i) => `Player ${i + 1}`);
  if (!Array.isArray(players)) refuseOption("players", "names, or their number", players);
  (players as readonly string[]).forEach((name, i) => {
    checkText(`players[${i}]`, name);
  });
  return [...(players as readonly string[])];
}

/** Refuses what is no text that fits. */
export function checkText(name: string, text: unknown): void {
  if (typeof text !== "string" || text.length > longestText)
    refuseOption(name, `a text of at most ${longestText} characters`, text);
}

/** Throws the `RangeError` for an option that makes no sense. */
export function refuseOption(name: string, expected: string, found: unknown): never {
  throw new RangeError(`${name}: expected ${expected}, found ${describe(found)}`);
}
