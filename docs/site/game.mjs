// The game that the landing page shows: made up, like its players. Its picture is drawn when the site is built, and the
// board that people play on goes on from the same position.
import { applyMove, createGame, defineRuleset, unwrap } from "tilewright";
import { parsePlay } from "tilewright/notation";
import { checkedWords, us2021 } from "tilewright/rulesets";

const ruleset = defineRuleset(us2021, checkedWords);
const racks = [
  ["W", "R", "I", "G", "H", "T", "S"],
  ["I", "L", "E", "P", "A", "N", "L"],
];
const plays = ["8C WRIGHT", "H8 .ILE", "C6 SA.N", "11E PAN.L"];

/** A play that the next player can make. */
export const hint = "I6 REST";

/** The game after four plays: Ada's turn. `seed` decides on the tiles that were drawn meanwhile. */
export function gameOfFourPlays(seed = "workshop 1144") {
  let game = createGame({ players: ["You", "Ben"], ruleset, racks, first: 0, seed });
  for (const text of plays) {
    const { move } = unwrap(parsePlay(text, game));
    game = unwrap(applyMove(game, move, { dictionary: { has: () => true } })).state;
  }
  return game;
}
