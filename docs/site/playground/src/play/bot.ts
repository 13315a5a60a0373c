import {
  allowedMoves,
  type Dictionary,
  type GameState,
  lastPlay,
  type Move,
  type PlayerView,
  viewFor,
} from "tilewright";

/** Whether a game waits for the player in a seat. */
export function isNeeded({ status }: GameState, seat: number): boolean {
  return status.turn === seat || (status.kind === "last-challenge" && status.waitingFor.includes(seat));
}

/**
 * Chooses the bot's move: it challenges a play with a bad word, and otherwise lays the play that `find` gives it. Without
 * one it exchanges all it may, or passes. It sees what a player in its seat sees.
 */
export async function chooseMove(
  game: GameState,
  seat: number,
  dictionary: Dictionary,
  find: (view: PlayerView) => Promise<Move | null>,
): Promise<Move> {
  const view = viewFor(game, seat);
  const { challenge, exchange } = allowedMoves(view);
  const words = lastPlay(view)?.event.words ?? [];
  if (challenge.ok && words.some((word) => !isGood(word, dictionary, game))) return { type: "challenge" };
  if (game.status.kind === "last-challenge") return { type: "accept" };
  const play = await find(view);
  if (play !== null) return play;
  return exchange.ok ? { type: "exchange", tiles: view.rack.slice(0, exchange.max) } : { type: "pass" };
}

/** Whether the rules accept a word: it is in the list, and not with forbidden labels only. */
function isGood(word: string, dictionary: Dictionary, { ruleset }: GameState): boolean {
  const letters = [...word];
  if (!dictionary.has(word, letters)) return false;
  const entries = dictionary.labels?.(word, letters) ?? [];
  return (
    entries.length === 0 || entries.some((labels) => !labels.some((label) => ruleset.forbiddenLabels.includes(label)))
  );
}
