import { applyMove, createGame, type GameState, type Move, movesOf, viewFor } from "tilewright";
import { parseMove } from "tilewright/json";
import { rulesetOf, type Setup } from "../setup/setup.ts";

/** Who sits opposite: the bot, which lays its best play, its fifth or its twentieth, or somebody who gets links. */
export type Opponent = "1" | "5" | "20" | "friend";

/** A game, and what the page needs besides. The visitor has `seat`. */
export interface PlayedGame {
  /** The same in every link of a game. */
  readonly id: string;
  readonly seat: number;
  readonly opponent: Opponent;
  readonly setup: Setup;
  readonly game: GameState;
}

/** A move as it is kept: what the list said of the words, and whether the bag and the board left nothing to play. */
interface SavedMove {
  readonly by: number;
  readonly move: Move;
  readonly upheld?: boolean;
  readonly noPlays?: boolean;
}

/** Writes a game as JSON: the same rules, tiles and moves make the same game. So a link stays short. */
export function saveGame({ id, seat, opponent, setup, game }: PlayedGame): string {
  const players = game.players.map(({ name }) => name);
  return JSON.stringify({ id, seat, opponent, setup, seed: game.seed, players, moves: movesIn(game) });
}

/**
 * Whether two games are one: the same rules, tiles and players, and one has only more moves than the other. Not their
 * histories: a list of words says more of a challenge than a link does.
 */
export function areOneGame(one: PlayedGame, other: PlayedGame): boolean {
  const moves = [one, other].map(({ game }) => movesIn(game));
  const length = Math.min(...moves.map((list) => list.length));
  const [first, second] = [one, other].map(({ opponent, game: { ruleset, seed, players } }, i) =>
    JSON.stringify([opponent, ruleset, seed, players.map(({ name }) => name), moves[i]?.slice(0, length)]),
  );
  return first === second;
}

function movesIn(game: GameState): readonly SavedMove[] {
  return movesOf(game).flatMap((made): readonly SavedMove[] =>
    made.kind === "move"
      ? [
          {
            by: made.by,
            move: made.move,
            ...(made.upheld === undefined ? {} : { upheld: made.upheld }),
            ...(made.noPlays === undefined ? {} : { noPlays: made.noPlays }),
          },
        ]
      : [],
  );
}

/** The game as the visitor may see it: until it is over, without the other rack, the bag and the seed. */
export function seenGame({ game, seat }: Pick<PlayedGame, "game" | "seat">): GameState {
  if (game.status.kind === "over") return game;
  const { viewer, rack, ...table } = viewFor(game, seat);
  return { ...table, kind: "game", seed: null };
}

/** The most characters of a player's name in a link. */
const mostOfName = 200;

/** Makes the game again; `null` for anything that is not one. It comes from an address, so it may be anything. */
export function loadGame(text: string): PlayedGame | null {
  try {
    const saved = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
    const { id, seat, opponent, seed, players, moves } = saved;
    const setup = setupIn(saved["setup"]);
    if (typeof id !== "string" || (seat !== 0 && seat !== 1) || typeof seed !== "string" || setup === null) return null;
    if (!isOpponent(opponent) || !isTexts(players) || players.length !== 2 || !Array.isArray(moves)) return null;
    if (players.some(({ length }) => length > mostOfName)) return null;
    const made = rulesetOf(setup);
    if (!made.ok) return null;
    const game = playAgain(createGame({ players, ruleset: made.ruleset, seed }), moves);
    return game === null ? null : { id: id.slice(0, 40), seat, opponent, setup, game };
  } catch {
    return null;
  }
}

/** Makes the moves of a game again; `null` if one of them is none, or not allowed. */
function playAgain(start: GameState, moves: readonly unknown[]): GameState | null {
  let game = start;
  for (const { by, move, upheld, noPlays } of moves.map((each) => Object(each) as SavedMove)) {
    const read = parseMove(move, game.ruleset);
    if (!read.ok || (by !== 0 && by !== 1)) return null;
    const answers = { dictionary: { has: () => upheld !== true }, canPlay: () => noPlays !== true };
    const result = applyMove(game, read.move, { by, ...answers });
    if (!result.ok) return null;
    game = result.state;
  }
  return game;
}

/** Whether the visitor has made a move. */
export function hasMoved({ seat, game }: PlayedGame): boolean {
  return movesIn(game).some(({ by }) => by === seat);
}

/** The game as it was before the visitor's last move, and so before the answer to it; `null` if there was none. */
export function beforeLastMove({ seat, game }: PlayedGame): GameState | null {
  const moves = movesIn(game);
  const last = moves.map(({ by }) => by).lastIndexOf(seat);
  if (last < 0 || game.seed === null) return null;
  const players = game.players.map(({ name }) => name);
  return playAgain(createGame({ players, ruleset: game.ruleset, seed: game.seed }), moves.slice(0, last));
}

function setupIn(value: unknown): Setup | null {
  const { rules, variants, layout, tiles, knobs } = Object(value) as Partial<Setup>;
  if (!isTexts([rules, layout, tiles, knobs]) || !isTexts(variants)) return null;
  return { rules, variants, layout, tiles, knobs } as Setup;
}

function isOpponent(value: unknown): value is Opponent {
  return value === "1" || value === "5" || value === "20" || value === "friend";
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
