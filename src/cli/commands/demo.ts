import { openWords } from "../../words/index.ts";
import { fiveTurns } from "../demo/five-turns.ts";
import { greedyGame } from "../demo/greedy-game.ts";
import { wholeGame } from "../demo/whole-game.ts";
import type { Command } from "../terminal.ts";

/** Shows what the library does. */
export const demo: Command = {
  usage: "demo",
  summary: "Shows what the library does: plays, scores that explain themselves, refusals, previews.",
  help: `
Plays the five turns that the rulebooks use as their example and explains every score; tries a play that breaks
several rules at once; previews a play while it is being laid. Then a whole game from a script of moves, its score
sheet, and what one seat saw of it. Then a complete game between two players who always take the play that scores
most.`,
  async run(_args, terminal) {
    await terminal.print(`${fiveTurns()}\n\n\n${wholeGame(openWords)}\n\n\n${greedyGame()}\n`);
    return 0;
  },
};
