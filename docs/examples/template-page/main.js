import { applyMove, createGame, viewFor } from "tilewright";
import { liven } from "tilewright/element";
import { englishWords } from "tilewright/words";

const board = document.createElement("tilewright-board");
document.querySelector("main").append(board);
// Tiles glide, and the points stand on the board.
liven(board);
// One screen for two: the next player's tiles are hidden until they press a button.
board.curtain = true;

let game = createGame({ players: ["Ann", "Ben"] });
let seat = 0;

function show() {
  seat = game.status.turn ?? game.status.waitingFor?.[0] ?? seat;
  board.view = viewFor(game, seat);
}

board.addEventListener("tilewright-move", ({ detail: { move, at } }) => {
  // The words decide a challenge. To refuse bad words at once: `createGame({ players, ruleset })` with
  // `const ruleset = defineRuleset(us2021, checkedWords)`, both from "tilewright/rulesets".
  const result = applyMove(game, move, { by: seat, at, dictionary: englishWords });
  if (!result.ok) return board.refuse(result.violations);
  game = result.state;
  show();
});
show();
