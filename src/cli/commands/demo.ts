import { englishWords } from "../../words/index.ts";
import { command } from "../command.ts";
import { fiveTurns } from "../demo/five-turns.ts";
import { greedyGame } from "../demo/greedy-game.ts";
import { shortDemo } from "../demo/short-demo.ts";
import { wholeGame } from "../demo/whole-game.ts";
import { paintSquare } from "../output/colours.ts";

/** Shows what the library does. */
export const demo = command({
  usage: "demo",
  summary: "shows what the library does, on three screens",
  about: `
A board with an explained score, a play that breaks several rules at once, a
preview of a play while it is being laid, and the last board and the score sheet
of a whole game.`,
  options: {
    all: {
      help: `every turn of all this, and a game from a script of moves with challenges and an exchange, and what one
        seat saw of it`,
    },
    plain: { help: "describe the boards in words, for screen readers" },
  },
  async run({ values: { all = false, plain = false }, args }, { print, colours }) {
    if (args.length > 0) throw new Error(`expected no argument, found ${JSON.stringify(args[0])}`);
    if (all && plain) throw new Error("--all and --plain: only one of them is possible");
    const paint = colours ? paintSquare : undefined;
    const parts = all
      ? [fiveTurns(paint), wholeGame(englishWords, paint), greedyGame(paint)]
      : [shortDemo({ plain, paint })];
    await print(`${parts.join("\n\n\n")}\n`);
    return 0;
  },
});
