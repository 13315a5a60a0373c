// `node make-games.mjs FOLDER COUNT`: makes recorded games to try the audit with. Two bots play them: one lays the best
// play, the other the third best.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyMove, createGame, defineRuleset, endGame, positionOf, unwrap } from "tilewright";
import { generatePlays } from "tilewright/movegen";
import { formatGcg } from "tilewright/notation";
import { checkedWords, northAmerica2017 } from "tilewright/rulesets";
import { englishWordGraph } from "tilewright/words";

const [folder = "games", count = "200"] = process.argv.slice(2);
const graph = englishWordGraph();
const ruleset = defineRuleset(northAmerica2017, checkedWords);
mkdirSync(folder, { recursive: true });
for (let i = 0; i < Number(count); i++) {
  let game = createGame({ players: ["first", "third"], ruleset, seed: `bulk ${i}`, first: i % 2 });
  while (game.status.kind === "playing") {
    const { turn } = game.status;
    const plays = generatePlays(positionOf(game, turn), graph, { top: 3 });
    const play = plays[Math.min(plays.length - 1, turn * 2)];
    const move = play === undefined ? { type: "pass" } : { type: "play", placements: play.placements };
    game = unwrap(applyMove(game, move, { dictionary: graph })).state;
  }
  if (game.status.kind !== "over") game = unwrap(endGame(game, { reason: "agreed" })).state;
  writeFileSync(join(folder, `${String(i).padStart(5, "0")}.gcg`), formatGcg(game).text);
}
console.log(`${count} games in ${folder}`);
