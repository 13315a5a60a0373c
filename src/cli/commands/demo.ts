import { englishWords } from "../../words/index.ts";
import { fiveTurns } from "../demo/five-turns.ts";
import { greedyGame } from "../demo/greedy-game.ts";
import { shortDemo } from "../demo/short-demo.ts";
import { wholeGame } from "../demo/whole-game.ts";
import { languageHelp, languageNamed, languageOption, wholly } from "../languages.ts";
import { readOptions } from "../options.ts";
import { paintSquare } from "../output/colours.ts";
import type { Command } from "../terminal.ts";

/** Shows what the library does. */
export const demo: Command = {
  usage: "demo",
  summary: "shows what the library does, on three screens",
  help: `
A board with an explained score, a play that breaks several rules at once, a
preview of a play while it is being laid, and the last board and the score sheet
of a whole game.

  --all      every turn of all this, and a game from a script of moves with
             challenges and an exchange, and what one seat saw of it
  --plain    describe the boards in words, for screen readers
${languageHelp}`,
  async run(args, { print, colours }) {
    const { values, positionals } = readOptions(args, {
      ...languageOption,
      all: { type: "boolean" },
      plain: { type: "boolean" },
    });
    if (positionals.length > 0) throw new Error(`expected no argument, found ${JSON.stringify(positionals[0])}`);
    if (values.all === true && values.plain === true)
      throw new Error("--all and --plain: only one of them is possible");
    const words = wholly(languageNamed(values.language), "demo");
    const paint = colours ? paintSquare : undefined;
    const text =
      values.all === true
        ? [fiveTurns(paint, words), wholeGame(englishWords, paint, words), greedyGame(paint, words)].join("\n\n\n")
        : shortDemo({ plain: values.plain === true, paint, words });
    await print(`${text}\n`);
    return 0;
  },
};
