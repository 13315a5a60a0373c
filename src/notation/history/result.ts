import type { Decision, PlayerIndex } from "../../game/model/event.ts";
import type { GameState } from "../../game/model/state.ts";
import { isSameData } from "../known-names.ts";
import type { Fields } from "./fields.ts";
import { playStates } from "./names.ts";

/** The fields of a history that say how the game stands and who has won. `order`: the seats in the order of play. */
export function resultFields({ players, status }: GameState, order: readonly PlayerIndex[]): object {
  if (status.kind !== "over") return status.kind === "last-challenge" ? { play_state: 1 } : {};
  const scores = { final_scores: order.map((seat) => players[seat]?.score ?? 0) };
  // A game that does not count has no final scores. A tie, which has no winner either, has them.
  return { play_state: 2, ...(status.reason === "aborted" ? {} : scores), winner: winnerOf(status.winners, order) };
}

/** The place of the winner; -1 if there is none, or more than one. */
function winnerOf([winner, second]: readonly PlayerIndex[], order: readonly PlayerIndex[]): number {
  return winner === undefined || second !== undefined ? -1 : order.indexOf(winner);
}

/** Whether a history says that its game is over. Otherwise its last play may still be challenged. */
export function isOver(history: Fields): boolean {
  return playStateOf(history) === "GAME_OVER";
}

function playStateOf(history: Fields): (typeof playStates)[number] | undefined {
  const stated = history.any("play_state") ?? 0;
  return playStates.find((name, number) => stated === name || stated === number);
}

/**
 * How a history says that its game has been decided; `null` if it says no more than the moves do. A history knows
 * neither resignation nor time: it has a winner, and the moves stop.
 */
export function decisionIn(
  history: Fields,
  { status, players }: GameState,
  order: readonly PlayerIndex[],
): Decision | null {
  const playState = playStateOf(history);
  if (playState === undefined) history.fault("play_state", { code: "one-of", names: playStates });
  const winner = history.number("winner"); // the format leaves out a zero
  if (winner < -1 || winner >= order.length) history.fault("winner", { code: "at-most", most: order.length - 1 });
  else if (playState === "GAME_OVER") {
    const isOver = status.kind === "over";
    if (isOver && (history.any("winner") === undefined || winner === winnerOf(status.winners, order))) return null;
    const aborted = winner < 0 && (history.numbers("final_scores") ?? []).length === 0;
    const best = Math.max(...players.map(({ score }) => score));
    const tied = players.flatMap(({ score }, seat) => (score === best ? [seat] : []));
    const winners = winner >= 0 ? [order[winner]!] : aborted ? [] : tied;
    if (isOver && isSameData(winners, status.winners)) return null;
    return { reason: aborted ? "aborted" : "adjudicated", winners, spreads: null, note: null };
  }
  return null;
}
