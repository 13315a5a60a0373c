// What the pages of the browser test assert. A check is a function that runs in the page, so it knows nothing of this
// file: it gets the entry points (`core`, `rulesets`, ... -> module) and the address of each (for workers, which have no
// import map), and returns what must equal `expected`.
import { withoutWords } from "../runtimes/checks.mjs";

/** Checks of the module page and of the page with the global build alike; the latter has all names in one object. */
export const checks = [
  ...withoutWords,
  {
    name: "the picture of a board is read as SVG, with its 225 squares",
    run: ({ render, rulesets }) => {
      const svg = render.renderSvg({ ruleset: rulesets.us2021 }, { title: "<&>" });
      const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
      return [documentElement.querySelectorAll(".square").length, documentElement.querySelector("title").textContent];
    },
    expected: [225, "<&>"],
  },
  {
    name: "HORN at 8F scores 14 in a worker",
    // A worker has no global build.
    ofModules: true,
    run: (_entries, urls) => {
      const program = `
        import { scoreMove } from "${urls.core}";
        import { us2021 } from "${urls.rulesets}";
        const horn = [..."HORN"].map((letter, index) => ({ row: 7, col: 5 + index, letter }));
        postMessage(scoreMove({ ruleset: us2021 }, horn).score.total);`;
      const worker = new Worker(URL.createObjectURL(new Blob([program], { type: "text/javascript" })), {
        type: "module",
      });
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
      });
    },
    expected: 14,
  },
  {
    name: "all plays are generated in a worker, from a graph whose bytes were posted to it",
    run: ({ dictionary, rulesets }, urls) => {
      const program = `
        import { trustedWordGraph } from "${urls.dictionary}";
        import { generatePlays } from "${urls.movegen}";
        import { us2021 as ruleset } from "${urls.rulesets}";
        onmessage = ({ data }) => {
          const graph = trustedWordGraph(data, { tileSet: ruleset.tileSet });
          const plays = generatePlays({ ruleset, rack: [..."HORNS"] }, graph);
          postMessage([plays.length, plays[0].points]);
        };`;
      const { tileSet } = rulesets.us2021;
      const { bytes } = dictionary.buildWordGraph(["HORN", "HORNS"], { tileSet, gaddag: true });
      const worker = new Worker(URL.createObjectURL(new Blob([program], { type: "text/javascript" })), {
        type: "module",
      });
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage(bytes, [bytes]);
      });
    },
    expected: [18, 24],
  },
];
