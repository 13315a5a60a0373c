import { fullBag } from "../../bag/bag.ts";
import { emptyBoard } from "../../board/board.ts";
import { frozen } from "../../frozen.ts";
import type { GameState, Player } from "../model/state.ts";

/** The starting point of a game, from which its events rebuild the game. `players` lists the players' names. */
export type Setup = Pick<GameState, "ruleset" | "seed" | "dictionary"> & { readonly players: readonly string[] };

/**
 * Returns a game before anything has happened: an empty board, a full bag, empty racks. Its rules are frozen, because
 * views and caches share them.
 */
export function unplayedGame({ ruleset, seed, dictionary, players }: Setup): GameState {
  return {
    kind: "game",
    version: 1,
    ruleset: frozen(ruleset),
    board: emptyBoard(ruleset.layout),
    players: players.map(newPlayer),
    bag: fullBag(ruleset.tileSet),
    status: { kind: "playing", turn: 0 },
    scorelessTurns: 0,
    dictionary,
    history: [],
    seed,
  };
}

function newPlayer(name: string): Player {
  return {
    name,
    score: 0,
    rack: { tiles: [], hidden: 0 },
    turnsToMiss: 0,
    passesInRow: 0,
    exchanges: 0,
    resigned: false,
  };
}

/** Returns the set-up of a game, as `replayEvents` takes it. */
export function setupOf({ ruleset, seed, dictionary, players }: GameState): Setup {
  return { ruleset, seed, dictionary, players: players.map(({ name }) => name) };
}
