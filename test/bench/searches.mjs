// What searches are measured with: the exports of a build and a word graph made by it, positions, and questions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { naturalPositions } from "./positions.mjs";

const { LEXICON: lexicon } = process.env;

const entries = [
  "index",
  "tile-sets",
  "layouts",
  "rulesets",
  "dictionary",
  "notation",
  "json",
  "render",
  "movegen",
  "records",
  "replay",
  "compose",
  "clock",
  "fair",
  "analysis",
  "leaves",
  "messages",
  "messages/english",
  "messages/german",
  "words",
];

/** What a build exports, all in one object; `graph` is a word graph that it has built, and `build` builds another. */
export async function load(root) {
  const modules = await Promise.all(
    entries.map((name) => import(pathToFileURL(join(root, `dist/${name}.js`)).href).catch(() => ({}))),
  );
  const exported = Object.assign({}, ...modules);
  const { wordList, buildWordGraph, us2021: ruleset } = exported;
  const { tileSet } = ruleset;
  // Early builds called the free words `openWords`.
  const list = lexicon
    ? wordList(readFileSync(lexicon, "utf8"), { tileSet })
    : (exported.englishWords ?? exported.openWords);
  const text = [...list.words()].join("\n");
  const build = () => buildWordGraph(wordList(text, { tileSet }), { tileSet, gaddag: true });
  return { ...exported, ruleset, text, build, graph: build() };
}

/** Positions of whole games by kind: as they are, and with the racks changed to have so many blanks. */
export function racksOf() {
  const natural = naturalPositions();
  /** Tiles become blanks from the left, and blanks become an E. */
  const withBlanks =
    (count) =>
    ({ board, rack }) => ({
      board,
      rack: rack.map((tile, i) => (i < count ? "?" : tile === "?" ? "E" : tile)),
    });
  return {
    "natural racks": natural,
    "no blank": natural.map(withBlanks(0)),
    "one blank": natural.filter((_, i) => i % 3 === 0).map(withBlanks(1)),
    "two blanks": natural.filter((_, i) => i % 12 === 0).map(withBlanks(2)),
  };
}

/** The views of 200 turns, of games with the seeds `ranked 0`, `ranked 1` and so on in which the best play is made. */
export function viewsToRank({ createGame, viewFor, bestPlay, applyMove, unwrap, ruleset, graph }) {
  const views = [];
  for (let number = 0; ; number++) {
    let game = createGame({ players: 2, ruleset, seed: `ranked ${number}` });
    while (game.status.kind === "playing") {
      const view = viewFor(game, game.status.turn);
      views.push(view);
      if (views.length === 200) return views;
      game = unwrap(applyMove(game, bestPlay(view, graph) ?? { type: "pass" }, { dictionary: graph })).state;
    }
  }
}

/** A question of a build to each of some positions, as a pass. */
export function asked({ ruleset, graph }, ask, positions) {
  const all = positions.map(({ board, rack }) => ({ ruleset, board, rack }));
  return () => {
    for (const position of all) ask(position, graph);
  };
}

export const best = (build) => (position, graph) => build.bestPlay(position, graph);
export const counted = (build) => (position, graph) => build.countPlays(position, graph);
export const raw = (build) => {
  let reuse;
  return (position, graph) => {
    reuse = build.rawPlays(position, graph, { reuse });
  };
};
export const firstTen = (build) => (position, graph) => build.generatePlays(position, graph, { top: 10 });
export const firstFive = (build) => (position, graph) => build.generatePlays(position, graph, { top: 5 });
export const fiveOfHundred = (build) => (position, graph) =>
  build.generatePlays(position, graph, { top: 5, minPoints: 100 });
export const sorted = (build) => (position, graph) => build.generatePlays(position, graph);
export const bestByLeaves = (build) => {
  const leaves = build.leavesOf(build.englishLeaves);
  return (position, graph) => build.generateByLeaves(position, graph, leaves, { top: 1 });
};
export const sortedByLeaves = (build) => {
  const leaves = build.leavesOf(build.englishLeaves);
  return (position, graph) => build.generateByLeaves(position, graph, leaves);
};
/** Everything one may do, best first: all of it, or the best alone. */
export const ranked = (build, options) => {
  const leaves = build.leavesOf(build.englishLeaves);
  return (view, graph) => build.rankMoves(view, graph, leaves, options);
};
export const inBoardOrder = (build) => (position, graph) => build.generatePlays(position, graph, { order: "board" });
export const any = (build) => (position, graph) => build.canPlay(position, graph);
