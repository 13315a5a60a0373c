// Plays the games of a part, and sends back what they have taught.
import { parentPort, workerData } from "node:worker_threads";
import { learnLeaves } from "tilewright/analysis";
import { graphOf, rulesetOf } from "./settings.mjs";

const { rules, words, seed, by } = workerData;
const ruleset = rulesetOf(rules);
const graph = graphOf(ruleset, words);

parentPort.on("message", (part) => {
  if (part === null) return parentPort.close();
  const result = learnLeaves(ruleset, graph, { seed, games: part, ...(by === null ? {} : { by }) });
  parentPort.postMessage({ part, result });
});
