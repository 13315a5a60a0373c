// The five rulebooks as data, written out from their clauses: S1-S2, C9, T2-T5, W1-W11, E1-E7 and the decisions.
import { standardLayout } from "../layouts.ts";
import type { ChallengeRule, Rules } from "../shapes.ts";
import { englishTiles } from "../tile-sets.ts";

/** The short names of the rulebooks, as the clauses use them. */
export type Edition = "H21" | "ONX" | "CLS" | "P89" | "MAT";

/** All of them, in the order of the clauses. */
export const editions: readonly Edition[] = ["H21", "ONX", "CLS", "P89", "MAT"];

// D19, D20: the whole play, or word by word. W11: what a failed challenge costs.
const wholePlay: ChallengeRule = { looksUp: "every-word", whenWrong: "lose-turn" };
const byWord: ChallengeRule = { looksUp: "word-by-word", whenWrong: "lose-turn" };
const freeByWord: ChallengeRule = { looksUp: "word-by-word", whenWrong: "nothing" };
const always = ["proper", "abbreviation", "hyphenated", "apostrophe"];

/** What each rulebook says. */
export const presets: Readonly<Record<Edition, Rules>> = {
  H21: preset("us-2021", 1, byWord, ["foreign", "acronym", "affix", "offensive"], false, "before-leftover"),
  ONX: preset("onyx-2006", 0, wholePlay, ["affix"], true, "before-leftover"),
  CLS: preset("classic-1948", 1, freeByWord, ["foreign"], true, "shared", "spelling"),
  P89: preset("pages-89", 1, wholePlay, ["affix"], true, "shared"),
  MAT: preset("basic", 1, freeByWord, ["affix"], true, "shared", "no-search"),
};

function preset(
  id: string,
  minTiles: 0 | 1,
  challenge: ChallengeRule,
  alsoForbidden: readonly string[],
  noPlays: boolean,
  tieBreak: Rules["tieBreak"],
  // W6: for challenges only, or as the text has it.
  dictionaryUse: Rules["dictionaryUse"] = "challenges",
): Rules {
  return {
    id,
    variants: [],
    tileSet: englishTiles,
    layout: standardLayout,
    players: { min: 2, max: 4 },
    rackSize: 7,
    maxTilesPerPlay: 7,
    bonuses: [{ tiles: 7, points: 50 }],
    exchange: { minTiles, minBag: minTiles, maxTiles: 7, perGame: null },
    blankExchange: false,
    wordCheck: "on-challenge",
    challenge,
    forbiddenLabels: [...always, ...alsoForbidden],
    dictionaryUse,
    end: { passesEach: 2, scorelessTurns: null, noPlays, targets: null },
    leftover: { own: "subtract", toFinisher: 1 },
    tieBreak,
  };
}
