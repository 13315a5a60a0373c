// What README and the recipes call: for each function a call with the data of a whole game. A test asks for all of them.

/** What needs a page to be called on. */
export const withoutRow = ["defineClock", "defineTurns", "defineUnseen", "liven", "preparePlays", "showMarks"];

const seed = "what is used";

/** A game between two players who take the best play: all its states, and what was said in each. */
function gameOf({ applyMove, createGame, unwrap, viewFor, bestPlay, us2021 }, graph) {
  const start = createGame({ players: ["One", "Two"], ruleset: us2021, seed });
  const states = [start];
  const said = [];
  for (let now = start; now.status.kind === "playing"; now = states.at(-1)) {
    const by = now.status.turn;
    const best = bestPlay(viewFor(now, by), graph);
    const move = best === null ? { type: "pass" } : { type: "play", placements: best.placements };
    said.push({ by, move });
    states.push(unwrap(applyMove(now, move, { by })).state);
  }
  return { states, said };
}

/**
 * Calls of a build's functions, by name. A row that this build cannot make throws only when it is called.
 *
 * @param build The exports of all entry points in one object.
 * @param graph A word graph of the build.
 */
export function callsOf(build, graph) {
  const { us2021, english, englishMessages, germanMessages, unwrap, standardLayout } = build;
  const { states, said } = gameOf(build, graph);
  const last = states.at(-1);
  const half = states[said.length >> 1];
  const { by, move } = said[said.length >> 1];
  const view = build.viewFor(half, by);
  const position = { ruleset: us2021, board: half.board, rack: half.players[by].rack.tiles };
  const { placements } = move;
  const text = JSON.stringify(last);
  const gcg = build.formatGcg(last).text;
  const words = [...graph.words()].filter((_, i) => i % 100 === 0);
  const list = build.wordList(words, { tileSet: english });
  const options = { ruleset: us2021, dictionary: graph };
  const made = {};
  /** What another call gives, made when it is first asked for. */
  const once = (name, make) => {
    made[name] ??= make();
    return made[name];
  };
  const leaves = () => once("leaves", () => build.leavesOf(build.englishLeaves));
  const lessons = () => once("lessons", () => build.learnLeaves(us2021, graph, { seed: "bench", games: [0, 1] }));
  const record = () => once("record", () => unwrap(build.parseGcg(gcg, { ruleset: us2021 })).game);
  const report = () =>
    once("report", () => build.reportRecords([{ id: "a", text: gcg }], { part: "a", ruleset: us2021, graph }));
  const violation = { code: "no-tiles", squares: [{ row: 7, col: 7 }] };
  const problem = { code: "type", path: "bag", type: "object", found: null };
  const reason = { code: "points", expected: 14, found: 15, cause: null };
  const draft = () => once("draft", () => build.typePlay(position, build.newDraft(position), playText()));
  const playText = () => once("playText", () => build.formatPlay(placements, position));
  const clock = () => once("clock", () => build.startClock(build.createClock({ game: 1500 }, 2), 0, 0));
  const terms = { game: "used", players: ["One", "Two"], first: 0 };
  const fair = () =>
    once("fair", () => {
      const deals = [0, 1, "server"].map((owner, i) => build.newDeal(terms, owner, `${i}`.repeat(64)));
      const commitments = deals.map(build.commitmentOf);
      const [own, , server] = deals.map((deal) => unwrap(build.parseCommitments(commitments, deal)).deal);
      const secrets = deals.map(({ secret }) => secret);
      const game = build.createFairGame(server, [secrets[0], secrets[1]]);
      return { deals, commitments, own, server, secrets, game, view: build.viewFor(game, 0) };
    });
  const log = () => once("log", () => build.newLog(build.viewFor(states[0], 0)));

  return {
    allowedMoves: () => build.allowedMoves(half, by),
    applyMove: () => said.map((one, i) => unwrap(build.applyMove(states[i], one.move, { by: one.by }))),
    applyRuling: () => build.applyRuling(half, { type: "set-turn", player: 1 - by }),
    auditBoard: () => build.auditBoard(last, { dictionary: graph }),
    auditGame: () => build.auditGame(last, { ruleset: us2021 }),
    auditRuleset: () => build.auditRuleset(us2021),
    createGame: () => build.createGame({ players: 2, ruleset: us2021, seed }),
    createTableGame: () => build.createTableGame({ players: 2, ruleset: us2021 }),
    defineLayout: () => build.defineLayout({ rowsOfSquares: standardLayout.rowsOfSquares }),
    defineRuleset: () => build.defineRuleset(us2021, { rackSize: 8 }),
    defineTileSet: () => build.defineTileSet({ ...english, id: "other" }),
    describeViolation: () => build.describeViolation(violation, englishMessages),
    describeViolations: () => build.describeViolations([violation, violation], germanMessages),
    digestOf: () => build.digestOf(view),
    emptyBoard: () => build.emptyBoard(standardLayout),
    endGame: () => build.endGame(half, { reason: "agreed" }),
    explainScore: () => build.explainScore(unwrap(build.scoreMove(position, placements)).score, englishMessages),
    indexOfSquare: () => build.indexOfSquare(standardLayout, { row: 7, col: 7 }),
    initialStateOf: () => build.initialStateOf(last),
    judgeWords: () => build.judgeWords(words.slice(0, 9), options),
    lastPlay: () => build.lastPlay(last),
    movesOf: () => build.movesOf(last),
    parseLetters: () => build.parseLetters("HORNSAE", english),
    playBetween: () => build.playBetween({ ruleset: us2021, board: half.board }, states[(said.length >> 1) + 1].board),
    premiumAt: () => build.premiumAt(standardLayout, { row: 7, col: 7 }),
    previewPlay: () => build.previewPlay(position, placements, { dictionary: graph }),
    replayEvents: () => build.replayEvents(build.initialStateOf(last), last.history),
    scoreAt: () => build.scoreAt(last, 9),
    scoreMove: () => build.scoreMove(position, placements),
    scoreSheet: () => build.scoreSheet(last),
    stateAt: () => build.stateAt(last, 9),
    stepsOf: () => [...build.stepsOf(last)],
    unseenTiles: () => build.unseenTiles(view, by),
    unwrap: () => unwrap({ ok: true }),
    updateView: () => build.updateView(view, build.viewUpdate(states[(said.length >> 1) + 1], by, view.history.length)),
    validatePlacement: () => build.validatePlacement(position, placements, { dictionary: graph }),
    viewFor: () => build.viewFor(half, by),
    viewUpdate: () => build.viewUpdate(half, by, 3),
    wordsOnBoard: () => build.wordsOnBoard(last, { dictionary: graph }),

    ambiguousWords: () => build.ambiguousWords(words, { tileSet: build.hungarian }),
    buildWordGraph: () => build.buildWordGraph(list, { tileSet: english, gaddag: true }),
    hooksOf: () => build.hooksOf(graph, "HORN"),
    hunspellWords: () => build.hunspellWords("2\nhorn/S\nsnow"),
    parseWordGraph: () => {
      const { bytes } = once("small", () => build.buildWordGraph(list, { tileSet: english, gaddag: true }));
      return build.parseWordGraph(bytes, { tileSet: english });
    },
    trustedWordGraph: () => {
      const { bytes } = once("small", () => build.buildWordGraph(list, { tileSet: english, gaddag: true }));
      return build.trustedWordGraph(bytes, { tileSet: english });
    },
    wordList: () => build.wordList(words, { tileSet: english }),
    wordsFrom: () => [...build.wordsFrom(graph, [..."HORNSAE"])],

    formatCgp: () => build.formatCgp(half),
    formatGcg: () => build.formatGcg(last),
    formatPlay: () => build.formatPlay(placements, position),
    formatSquare: () => build.formatSquare({ row: 7, col: 7 }, "down"),
    parseCgp: () =>
      build.parseCgp(
        once("cgp", () => build.formatCgp(half).text),
        { ruleset: us2021 },
      ),
    parseGcg: () => build.parseGcg(gcg, { ruleset: us2021 }),
    parsePlay: () => build.parsePlay(playText(), position),

    parseGame: () => build.parseGame(text),
    parseMove: () => build.parseMove(move, us2021),
    parsePlacements: () => build.parsePlacements(placements, us2021),
    parsePosition: () => build.parsePosition({ board: half.board, rack: position.rack }, us2021),
    parseRuleset: () => build.parseRuleset(us2021),
    parseUpdate: () => build.parseUpdate(build.viewUpdate(half, by, 3), view),
    parseView: () => build.parseView(view),

    describeBoard: () => build.describeBoard(half),
    drawMarks: () => build.drawMarks(half, { arrows: [] }),
    renderBoard: () => build.renderBoard(half),
    renderSvg: () => build.renderSvg(half),

    bestPlay: () => build.bestPlay(position, graph),
    canPlay: () => build.canPlay(position, graph),
    canPlayWith: () => build.canPlayWith(graph)(position),
    countPlays: () => build.countPlays(position, graph),
    generatePlays: () => build.generatePlays(position, graph),
    playFilter: () => build.playFilter(position, { through: [{ row: 7, col: 7 }] }),
    rankPlay: () => build.rankPlay(position, placements, graph),
    rawPlays: () => build.rawPlays(position, graph),
    withWords: () => build.withWords(position, [move]),

    explainMove: () => build.explainMove(once("ranked", () => build.rankMoves(view, graph, leaves(), { top: 1 })[0])),
    formatKlv: () => build.formatKlv(leaves(), { tileSet: english, size: 2 }),
    generateByLeaves: () => build.generateByLeaves(position, graph, leaves()),
    learnLeaves: () => build.learnLeaves(us2021, graph, { seed: "bench", games: [0, 1] }),
    leavesOf: () => build.leavesOf(build.englishLeaves),
    leaveTableOf: () => build.leaveTableOf(lessons()),
    mergeLessons: () => build.mergeLessons([lessons()]),
    parseKlv: () =>
      build.parseKlv(
        once("klv", () => build.formatKlv(leaves(), { tileSet: english, size: 2 })),
        { tileSet: english },
      ),
    parseLeaves: () => build.parseLeaves(build.englishLeaves),
    rankMoves: () => build.rankMoves(view, graph, leaves()),

    factsOf: () => build.factsOf(record(), { file: "a.gcg" }),
    renderReplay: () => build.renderReplay(record(), { file: "a.gcg", remarks: [], messages: englishMessages }),
    renderSheet: () => build.renderSheet(record(), { messages: englishMessages }),
    renderSheetHtml: () => build.renderSheetHtml(record(), { messages: englishMessages, addressOf: () => null }),
    sheetOf: () => build.sheetOf(last),
    storyOf: () => build.storyOf(record(), { messages: englishMessages }),
    turnsOf: () => build.turnsOf(record()),

    figuresOf: () => build.figuresOf(report()),
    mergeReports: () => build.mergeReports([report()]),
    reportRecords: () => build.reportRecords([{ id: "a", text: gcg }], { part: "a", ruleset: us2021, graph }),

    describeNotice: () => build.describeNotice(draft().notice, englishMessages),
    describePreview: () => build.describePreview(build.previewPlay(position, placements), englishMessages),
    newDraft: () => build.newDraft(position),
    playOf: () => build.playOf(draft()),
    previewDraft: () => build.previewDraft(position, draft(), { dictionary: graph }),
    putCursor: () => build.putCursor(position, build.newDraft(position), { row: 0, col: 0 }),
    typePlay: () => build.typePlay(position, build.newDraft(position), playText()),
    typeText: () => {
      const there = build.putCursor(position, build.newDraft(position), { row: 0, col: 0 });
      return build.typeText(position, there, position.rack[0]);
    },

    createClock: () => build.createClock({ game: 1500 }, 2),
    passTurn: () => build.passTurn(clock(), 1, 10),
    startClock: () => build.startClock(build.createClock({ game: 1500 }, 2), 0, 0),
    timeRulings: () => build.timeRulings(clock(), 10),

    auditDeal: () => build.auditDeal(fair().own, fair().game, fair().view, {}),
    auditLog: () => build.auditLog(log(), build.viewFor(states[0], 0)),
    commitmentOf: () => build.commitmentOf(fair().own),
    createFairGame: () => build.createFairGame(fair().server, fair().secrets.slice(0, 2)),
    newDeal: () => build.newDeal(terms, 0, "0".repeat(64)),
    newLog: () => build.newLog(view),
    parseCommitments: () => build.parseCommitments(fair().commitments, fair().deals[0]),
    parseSecret: () => build.parseSecret(fair().secrets[1], fair().own, 1),
    updateLog: () => build.updateLog(log(), build.viewFor(states[1], 0)),

    describeFinding: () =>
      build.describeFinding({
        event: 0,
        path: "bag",
        code: "rack",
        reason: { code: "differs", expected: 1, found: 2 },
      }),
    describeProblem: () => build.describeProblem(problem),
    describeRemark: () => build.describeRemark({ line: 1, column: 1, code: "wrong-score", event: null, reason }),
    describeRulesetFinding: () => build.describeRulesetFinding({ code: "alone", path: "tieBreak" }),
  };
}
