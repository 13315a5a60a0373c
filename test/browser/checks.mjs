// What the pages of the browser test assert. A check is a function that runs in the page, so it knows nothing of this
// file: it gets the entry points (`core`, `rulesets`, ... -> module) and the address of each (for workers, which have no
// import map), and returns what must equal `expected`.

/** Checks of the module page and of the page with the global build alike; the latter has all names in one object. */
export const checks = [
  {
    name: "HORN at 8F scores 14",
    run: ({ core, rulesets }) => {
      const position = { ruleset: rulesets.us2021, board: core.emptyBoard(core.standardLayout) };
      const horn = [..."HORN"].map((letter, index) => ({ row: 7, col: 5 + index, letter }));
      const result = core.scoreMove(position, horn);
      return result.ok && result.score.total;
    },
    expected: 14,
  },
  {
    name: "a play off the start square is refused",
    run: ({ core, rulesets }) => {
      const position = { ruleset: rulesets.us2021, board: core.emptyBoard(core.standardLayout) };
      const result = core.validatePlacement(position, [
        { row: 0, col: 0, letter: "A" },
        { row: 0, col: 1, letter: "T" },
      ]);
      return result.ok ? [] : result.violations.map((violation) => violation.code);
    },
    expected: ["start-not-covered"],
  },
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
    name: "a whole game moves, and shows a seat its own rack alone",
    run: ({ core }) => {
      const game = core.createGame({ players: 2, seed: "a browser", first: 0 });
      const { state } = core.unwrap(core.applyMove(game, { type: "pass" }, { by: 0 }));
      const view = core.viewFor(state, 1);
      return [state.status.turn, view.rack.length, view.players[0].rack];
    },
    expected: [1, 7, { tiles: [], hidden: 7 }],
  },
  {
    name: "all plays are generated in a worker, from a graph whose bytes were posted to it",
    run: ({ dictionary, rulesets }, urls) => {
      const program = `
        import { readWordGraph } from "${urls.dictionary}";
        import { generatePlays } from "${urls.movegen}";
        import { us2021 as ruleset } from "${urls.rulesets}";
        onmessage = ({ data }) => {
          const graph = readWordGraph(data, { tileSet: ruleset.tileSet });
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
