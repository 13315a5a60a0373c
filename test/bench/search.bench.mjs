// What searches take beside one another: CPU time of both, passes in turn in one process. LEXICON and POSITIONS as in
// movegen.bench.mjs.
import { fileURLToPath } from "node:url";
import {
  asked,
  best,
  bestByLeaves,
  counted,
  firstFive,
  firstTen,
  fiveOfHundred,
  load,
  racksOf,
  ranked,
  raw,
  sorted,
  sortedByLeaves,
  viewsToRank,
} from "./searches.mjs";

const build = await load(fileURLToPath(new URL("../../", import.meta.url)));
const racks = racksOf();
const views = viewsToRank(build);
const options = { passes: 11, warmup: 3 };

const beside = (name, kind, [one, other], atMost) => ({
  name: `${name}, ${kind}`,
  work: asked(build, one(build), racks[kind]),
  than: asked(build, other(build), racks[kind]),
  atMost,
  options,
});

/** Two questions about the same 200 views of games. */
const ofViews = (name, one, other, atMost) => {
  const { graph } = build;
  const asking = (ask) => () => {
    for (const view of views) ask(view, graph);
  };
  // More of a game is asked than in the others, and the engine compiles it later.
  const warm = { passes: 11, warmup: 15, short: { passes: 3, warmup: 15 } };
  return { name: `${name}, 200 turns`, work: asking(one(build)), than: asking(other(build)), atMost, options: warm };
};

export const benches = [
  beside("bestPlay beside countPlays", "natural racks", [best, counted], 0.85),
  beside("bestPlay beside countPlays", "no blank", [best, counted], 1),
  beside("bestPlay beside countPlays", "one blank", [best, counted]),
  beside("bestPlay beside countPlays", "two blanks", [best, counted]),
  beside("generatePlays with top: 10 beside rawPlays", "natural racks", [firstTen, raw], 1.2),
  beside("the first five from 100 points on beside the first five", "one blank", [fiveOfHundred, firstFive], 1),
  beside("generatePlays beside rawPlays", "natural racks", [sorted, raw], 2.2),
  beside("the best play by leaves beside bestPlay", "natural racks", [bestByLeaves, best], 1.3),
  beside("the best play by leaves beside bestPlay", "one blank", [bestByLeaves, best], 1.5),
  beside("the best play by leaves beside bestPlay", "two blanks", [bestByLeaves, best], 1.5),
  beside("all plays by leaves beside generatePlays", "natural racks", [sortedByLeaves, sorted], 1.1),
  ofViews(
    "rankMoves with top: 1 beside the best play by leaves",
    (build) => ranked(build, { top: 1 }),
    bestByLeaves,
    1.4,
  ),
  ofViews("rankMoves beside generatePlays", ranked, sorted, 2.4),
];
