import type { Question } from "./asks.ts";
import { basic } from "./rulebooks/basic.ts";
import { classic1948 } from "./rulebooks/classic-1948.ts";
import { onyx2006 } from "./rulebooks/onyx-2006.ts";
import { pages89 } from "./rulebooks/pages-89.ts";
import { us2021 } from "./rulebooks/us-2021.ts";
import type { Ruleset } from "./ruleset.ts";

/** The id of a rulebook. */
export type RulebookId = "us-2021" | "onyx-2006" | "classic-1948" | "pages-89" | "basic";

/** By which rulebook a game is played that has rules for board and tiles only. */
export const rulebook: Question<RulebookId, Ruleset> = {
  sentence: "By which rulebook do you play?",
  answers: {
    "us-2021": ["The current boxed rules, edition of 2021.", us2021],
    "onyx-2006": ["The Onyx edition of 2006.", onyx2006],
    "classic-1948": ["The text of 1948.", classic1948],
    "pages-89": ["Pages 8 and 9 of a rule book.", pages89],
    basic: ["The basic rules.", basic],
  },
};
