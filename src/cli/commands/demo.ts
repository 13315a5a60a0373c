import { fiveTurns } from "../demo/five-turns.ts";
import type { Command } from "../terminal.ts";

/** Shows what the library does. */
export const demo: Command = {
  usage: "demo",
  summary: "Shows what the library does: plays, scores that explain themselves, refusals, previews.",
  help: `
Plays the five turns that the rulebooks use as their example and explains every score; tries a play that breaks
several rules at once; previews a play while it is being laid.`,
  async run(_args, terminal) {
    await terminal.print(`${fiveTurns()}\n`);
    return 0;
  },
};
