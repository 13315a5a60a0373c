import { refuseOption, requireOptions } from "../../read/refuse.ts";
import { us2021 } from "../../rules/rulebooks/us-2021.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { PlayerIndex } from "../model/event.ts";
import { isPlayer } from "../table/players.ts";

/** The players of a game and its rules. */
export interface SeatOptions {
  /** The names in the order of play, or the number of players, who are then called Player 1, Player 2 and so on. */
  readonly players: readonly string[] | number;
  /** The rules. Defaults to `us2021`, the 2021 rulebook. */
  readonly ruleset?: Ruleset | undefined;
  /**
   * The name of the dictionary that the players have agreed on, for display. Pass the dictionary itself to `applyMove`.
   */
  readonly dictionary?: string | undefined; // W0
  /**
   * The seat of the first player. By default, `createGame` draws for first play, and `createTableGame` starts with seat
   * 0.
   */
  readonly first?: PlayerIndex | undefined;
}

/** The longest name, seed or note. Whatever is created can then be loaded again. */
export const longestText = 10_000;

/** Who plays, and by which rules, with nothing left out. */
export interface Seats {
  readonly ruleset: Ruleset;
  readonly players: readonly string[];
  readonly dictionary: string | null;
}

/** Returns the ruleset and the names, after checking that the options make sense. */
export function checkSeats(options: SeatOptions, keys: readonly string[] = []): Seats {
  requireOptions(options, ["players", "ruleset", "dictionary", "first", ...keys]);
  const { ruleset = us2021, first, dictionary = null } = options;
  if (!Array.isArray(ruleset?.variants)) refuseOption("ruleset", "a ruleset", ruleset);
  const players = namesOf(options.players);
  const { length } = players;
  const { min, max } = ruleset.players;
  if (length < min || length > max) refuseOption("players", `${min} to ${max}`, length);
  const { targets } = ruleset.end;
  if (targets !== null && targets.length !== 1 && targets.length !== length)
    refuseOption("ruleset.end.targets", `1 target, or ${length} (one for each player)`, targets.length);
  if (first !== undefined && !isPlayer({ players }, first))
    refuseOption("first", `a seat from 0 to ${length - 1}`, first);
  if (dictionary !== null) checkText("dictionary", dictionary);
  return { ruleset, players, dictionary };
}

function namesOf(players: SeatOptions["players"]): readonly string[] {
  const names =
    Number.isInteger(players) && (players as number) < 100
      ? Array.from({ length: players as number }, (_, i) => `Player ${i + 1}`)
      : players;
  if (!Array.isArray(names)) refuseOption("players", "a list of names or a number of players", players);
  return Array.from(names as readonly string[], (name, i) => checkText(`players[${i}]`, name));
}

/** Returns a text, after checking that it is a string and not too long. */
export function checkText(name: string, text: unknown): string {
  if (typeof text === "string" && text.length <= longestText) return text;
  return refuseOption(name, `a string of at most ${longestText.toLocaleString("en")} characters`, text);
}
