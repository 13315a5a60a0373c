// The worker: it has the words as a graph and finds plays, so that the page stays quick.
import { buildWordGraph, type WordGraph, wordList } from "tilewright/dictionary";
import { countPlays, generatePlays } from "tilewright/movegen";
import { formatPlay } from "tilewright/notation";
import { answerQuestions } from "../ask-worker.ts";
import type { Question, Questions } from "./finder.ts";

/** The list that was taken last. A question waits for it. */
let graph: Promise<WordGraph> = Promise.reject(new Error("no list"));
graph.catch(() => undefined);

async function takeList({ source }: Questions["list"]["question"]): Promise<Questions["list"]["answer"]> {
  if (source.kind === "own") {
    const { text, tileSet } = source;
    const list = wordList(text, { tileSet });
    const built = buildWordGraph(list, { tileSet, gaddag: true });
    graph = Promise.resolve(built);
    return { size: list.size, leftOut: list.leftOut, bytes: built.bytes.slice(0) };
  }
  const words = import("tilewright/words");
  graph = words.then(({ englishWordGraph, classroomWordGraph }) =>
    source.kind === "free" ? englishWordGraph() : classroomWordGraph(),
  );
  return { size: (await graph).size, leftOut: [], bytes: null };
}

async function findPlays({ position, top }: Questions["plays"]["question"]): Promise<Questions["plays"]["answer"]> {
  const words = await graph;
  const plays = generatePlays(position, words, { top }).map(({ placements, points, leave }) => ({
    text: formatPlay(placements, { ruleset: position.ruleset, board: position.board }),
    points,
    placements,
    leave,
  }));
  return { count: countPlays(position, words), plays };
}

async function findBest({ view, place }: Questions["best"]["question"]): Promise<Questions["best"]["answer"]> {
  const play = generatePlays(view, await graph, { top: place }).at(-1);
  return { placements: play?.placements ?? null };
}

function answerTo(question: Question): Promise<unknown> {
  switch (question.kind) {
    case "list":
      return takeList(question);
    case "words":
      return graph.then((words) => ({ text: [...words.words()].join("\n") }));
    case "plays":
      return findPlays(question);
    case "best":
      return findBest(question);
  }
}

answerQuestions(answerTo);
