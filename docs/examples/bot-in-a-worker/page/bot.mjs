// The bot, in a worker: it has the words and finds the plays, and the page stays quick. Import maps do not count in
// workers, so the library is named by its address. With a bundler write "tilewright/movegen".
import { generatePlays } from "/tilewright/movegen.js";
import { englishWordGraph } from "/tilewright/words.js";

const graph = englishWordGraph();

/** `{ id, view, place }`: the play that is number `place` by points. A message holds a view, so the bot cannot cheat. */
addEventListener("message", ({ data: { id, view, place = 1 } }) => {
  const play = generatePlays(view, graph, { top: place }).at(-1);
  postMessage({ id, move: play === undefined ? { type: "pass" } : { type: "play", placements: play.placements } });
});
