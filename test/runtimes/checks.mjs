// What must hold in every place where JavaScript runs. A check gets the entry points (`core`, `rulesets`, ... -> module)
// and returns what must equal `expected`. It may be taken out of this file as text (the pages of test/browser do that),
// so it knows nothing of the file, and uses nothing but the language.

/** Checks that need no word list, so that the global build of the package has what they take. */
export const withoutWords = [
  {
    name: "HORN at 8F scores 14",
    run: ({ core, rulesets }) => {
      const position = { ruleset: rulesets.us2021, board: core.emptyBoard(rulesets.us2021.layout) };
      const horn = [..."HORN"].map((letter, index) => ({ row: 7, col: 5 + index, letter }));
      const result = core.scoreMove(position, horn);
      return result.ok && result.score.total;
    },
    expected: 14,
  },
  {
    name: "a play off the start square is refused",
    run: ({ core, rulesets }) => {
      const position = { ruleset: rulesets.us2021, board: core.emptyBoard(rulesets.us2021.layout) };
      const result = core.validatePlacement(position, [
        { row: 0, col: 0, letter: "A" },
        { row: 0, col: 1, letter: "T" },
      ]);
      return result.ok ? [] : result.violations.map((violation) => violation.code);
    },
    expected: ["start-not-covered"],
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
];

/** Checks that take the free word list, too. */
export const withWords = [
  {
    name: "QUIZZER with a blank is the best play of its rack",
    run: ({ movegen, rulesets, words }) => {
      const rack = [..."QUIZ?ER"];
      const { placements, points } = movegen.bestPlay({ ruleset: rulesets.us2021, rack }, words.englishWordGraph());
      return [placements.map(({ letter }) => letter).join(""), points];
    },
    expected: ["QUIZZER", 118],
  },
  {
    // Draws, plays, points and the digest of the end are the same wherever the game is played.
    name: "a game of best plays comes to its end, and to the same end everywhere",
    run: ({ core, json, movegen, words }) => {
      const graph = words.englishWordGraph();
      let state = core.createGame({ players: 2, seed: "any runtime" });
      for (let moves = 0; state.status.kind !== "over" && moves < 100; moves++) {
        const { kind, turn, waitingFor = [] } = state.status;
        const play = kind === "playing" ? movegen.bestPlay(state, graph) : null;
        const other = { type: kind === "playing" ? "pass" : "accept" };
        const move = play === null ? other : { type: "play", placements: play.placements };
        const by = kind === "playing" ? turn : waitingFor[0];
        state = core.unwrap(core.applyMove(state, move, { by })).state;
      }
      const saved = json.parseGame(JSON.stringify(state));
      const scores = state.players.map(({ score }) => score);
      return [state.status.kind, scores, saved.ok && core.digestOf(core.viewFor(saved.state, 0))];
    },
    expected: ["over", [360, 387], "33-5276ee4cfa66b4f3-41364f1a202a6a91029db09a712a951c"],
  },
];
