import { type Command, nameOf } from "../command.ts";
import { check } from "./check.ts";
import { demo } from "./demo.ts";
import { fmt } from "./fmt.ts";
import { pack } from "./pack.ts";
import { plays } from "./plays.ts";
import { positions } from "./positions.ts";
import { replay } from "./replay.ts";
import { score } from "./score.ts";
import { stats } from "./stats.ts";
import { validate } from "./validate.ts";
import { whichRules } from "./which-rules.ts";

/** The commands by name, in the order in which the help lists them. */
export const commands: ReadonlyMap<string, Command> = new Map(
  [demo, check, stats, fmt, replay, positions, plays, score, validate, pack, whichRules].map((it) => [nameOf(it), it]),
);
