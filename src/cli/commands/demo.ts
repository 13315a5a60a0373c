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
  summary: "shows what the library does, in three screens",
  about: `
Shows a board with a score breakdown, a play that breaks several rules at once,
a preview of a play while its tiles are laid, and the final board and score
sheet of a whole game.`,
  options: {
    all: { help: `show every turn, plus a scripted game with challenges and an exchange, and one player's view of it` },
    plain: { help: "describe boards in words, for screen readers" },
  },
  async run({ values: { all = false, plain = false }, args }, { print, colours }) {
    if (args.length > 0) throw new Error(`unexpected argument ${JSON.stringify(args[0])}`);
    if (all && plain) throw new Error("--all and --plain cannot be combined");
    const paint = colours ? paintSquare : undefined;
    const parts = all
      ? [fiveTurns(paint), wholeGame(englishWords, paint), greedyGame(paint)]
      : [shortDemo({ plain, paint })];
    await print(`${parts.join("\n\n\n")}\n`);
    return 0;
  },
});
