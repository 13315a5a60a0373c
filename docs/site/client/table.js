// A worker in which the game is judged and answered: the list of words is large, and finding the best play takes a
// moment. In goes a game with a move, out come the game after it and after the answer, or what is wrong.
import { applyMove, unwrap, viewFor } from "tilewright";
import { bestPlay } from "tilewright/movegen";
import { englishWords as dictionary, englishWordGraph } from "tilewright/words";

addEventListener("message", ({ data: { game, move, by, at } }) => {
  const result = applyMove(game, move, { by, at, dictionary });
  if (!result.ok) return postMessage({ violations: result.violations });
  let { state } = result;
  postMessage({ game: state });
  if (state.status.turn === null || state.status.turn === by) return;
  while (state.status.turn !== null && state.status.turn !== by) state = answerTo(state);
  postMessage({ game: state });
});

/** The game after the play that scores most. */
function answerTo(game) {
  const by = game.status.turn;
  const move = bestPlay(viewFor(game, by), englishWordGraph()) ?? { type: "pass" };
  return unwrap(applyMove(game, move, { by, dictionary })).state;
}
