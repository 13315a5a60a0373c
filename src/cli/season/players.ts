import type { GameFacts } from "../../replay/index.ts";
import { addCounts } from "../record/add-counts.ts";

type Counted = "games" | "won" | "drawn" | "lost" | "spread" | "points" | "highest";

/** What is known of a player's games. `spread`: the points more than the best opponent in each game, added up. */
export type PlayerFigures = Readonly<Record<Counted, number>>;

/** What each player gets of a game that is over. */
export function playersOf({ players, winners }: GameFacts): readonly (readonly [string, PlayerFigures])[] {
  return players.map(({ name, score, won, spread }) => {
    const alone = winners?.length === 1;
    const figures = {
      games: 1,
      won: won === true && alone ? 1 : 0,
      drawn: won === true && !alone ? 1 : 0,
      lost: won === false ? 1 : 0,
      spread: spread ?? 0,
      points: score,
      highest: score,
    };
    return [name, figures];
  });
}

/** The figures of a player over some games and more of them. */
export function addPlayer(some: PlayerFigures, more: PlayerFigures): PlayerFigures {
  return { ...addCounts(some, more), highest: Math.max(some.highest, more.highest) };
}

/** The standings: most wins first, then the best spread. */
export function standingsOf(players: Iterable<readonly [name: string, PlayerFigures]>) {
  return [...players]
    .map(([player, figures]) => ({ player, ...figures }))
    .sort((a, b) => winsOf(b) - winsOf(a) || b.spread - a.spread || (a.player < b.player ? -1 : 1));
}

const winsOf = ({ won, drawn }: PlayerFigures): number => 2 * won + drawn;
