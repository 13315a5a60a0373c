// What a user's bundle weighs: the program, and the most it may weigh in bytes, minified and gzipped.
//
// Budgets exist to make growth visible. When all of them were last set, each had 4 % of headroom, and at least 128
// bytes. If staying within one would make code or wording worse, raise it in the same commit, with a comment that gives
// the reason.

/**
 * One line per promise; a scenario counts once the entry points it imports exist. `onTopOf` names the scenario whose
 * bytes are not counted again. `readme`: what stands in README's row that promises the budget.
 */
export const scenarios = [
  {
    name: "scoreMove, English, standard board",
    // Raised by 4 %: rules that can be changed are indexed anew, which asks whether they are frozen all through.
    budget: 4810,
    program: `
      import { scoreMove } from "tilewright";
      import { standardLayout } from "tilewright/layouts";
      import { english } from "tilewright/tile-sets";
      console.log(scoreMove, standardLayout, english);`,
  },
  {
    name: "one tile set of many",
    budget: 600,
    program: `
      import { hungarian } from "tilewright/tile-sets";
      console.log(hungarian);`,
  },
  {
    name: "scoreMove with a rulebook",
    readme: "`scoreMove` with a rulebook",
    // Raised by 4 %: rules that can be changed are indexed anew, which asks whether they are frozen all through.
    budget: 5130,
    program: `
      import { scoreMove } from "tilewright";
      import { us2021 } from "tilewright/rulesets";
      console.log(scoreMove, us2021);`,
  },
  {
    name: "createGame, applyMove, viewFor, one rulebook",
    readme: "`createGame`, `applyMove`, `viewFor` with a rulebook",
    // Raised: errors are sentences of their own, and name the properties that there may be; rules say whether a play may
    // be challenged again, when passes end a game, and whether a lost turn is one without points.
    budget: 15870,
    needs: "createGame",
    program: `
      import { applyMove, createGame, viewFor } from "tilewright";
      import { us2021 } from "tilewright/rulesets";
      console.log(applyMove, createGame, viewFor, us2021);`,
  },
  {
    // Without rankPlay, which judges a play as validatePlacement does, and has a line of its own. Raised: one loop keeps
    // the best plays for all who rank them, and packed tiles are read by functions.
    name: "move generation, no dictionary",
    readme: "`tilewright/movegen`",
    budget: 12300,
    program: `
      import { bestPlay, canPlay, canPlayWith, countPlays, findAnchors, generatePlays, playAt, rawPlays } from "tilewright/movegen";
      console.log(bestPlay, canPlay, canPlayWith, countPlays, findAnchors, generatePlays, playAt, rawPlays);`,
  },
  {
    name: "rankPlay as well",
    budget: 16000,
    program: `
      import { bestPlay, canPlay, canPlayWith, countPlays, findAnchors, generatePlays, playAt, rankPlay, rawPlays } from "tilewright/movegen";
      console.log(bestPlay, canPlay, canPlayWith, countPlays, findAnchors, generatePlays, playAt, rankPlay, rawPlays);`,
  },
  {
    name: "plays like this, on top of move generation",
    budget: 3720,
    onTopOf: "move generation, no dictionary",
    program: `
      import { bestPlay, canPlay, canPlayWith, countPlays, findAnchors, generatePlays, playAt, playFilter, rawPlays, withWords } from "tilewright/movegen";
      console.log(bestPlay, canPlay, canPlayWith, countPlays, findAnchors, generatePlays, playAt, playFilter, rawPlays, withWords);`,
  },
  {
    // A view, which is what is ranked, comes from a game. Raised: exchanges of blanks are ranked.
    name: "everything one may do, ranked by leaves, on top of a game",
    budget: 11680,
    onTopOf: "createGame, applyMove, viewFor, one rulebook",
    program: `
      import { applyMove, createGame, viewFor } from "tilewright";
      import { generateByLeaves, leavesOf, rankMoves } from "tilewright/analysis";
      import { us2021 } from "tilewright/rulesets";
      console.log(applyMove, createGame, viewFor, us2021, generateByLeaves, leavesOf, rankMoves);`,
  },
  {
    name: "explainMove",
    // Raised: a sentence for exchanges of blanks.
    budget: 1320,
    program: `
      import { explainMove } from "tilewright/analysis";
      console.log(explainMove);`,
  },
  {
    name: "files of leaves of other programs",
    // Raised: bytes are taken as what they are, and leaves beyond what is read are not written.
    budget: 4210,
    program: `
      import { formatKlv, parseKlv } from "tilewright/analysis";
      console.log(formatKlv, parseKlv);`,
  },
  {
    name: "the table of leaves for the free words",
    budget: 5890,
    program: `
      import { englishLeaves } from "tilewright/leaves";
      console.log(englishLeaves);`,
  },
  {
    name: "the words and faults of a board, changes",
    // Raised by 4 %: rules that can be changed are indexed anew, which asks whether they are frozen all through.
    budget: 5480,
    program: `
      import { auditBoard, playBetween, wordsOnBoard } from "tilewright";
      console.log(auditBoard, playBetween, wordsOnBoard);`,
  },
  {
    name: "judgeWords",
    // Raised: errors are sentences of their own, and name the properties that there may be.
    budget: 2840,
    program: `
      import { judgeWords } from "tilewright";
      console.log(judgeWords);`,
  },
  {
    name: "a word list",
    budget: 3200,
    program: `
      import { wordList } from "tilewright/dictionary";
      console.log(wordList);`,
  },
  {
    name: "a word graph, trusted bytes",
    budget: 2640,
    program: `
      import { trustedWordGraph } from "tilewright/dictionary";
      console.log(trustedWordGraph);`,
  },
  {
    name: "the free words, packed, and their list",
    budget: 188210,
    program: `
      import { englishWords } from "tilewright/words";
      console.log(englishWords);`,
  },
  {
    name: "nothing used",
    budget: 0,
    program: `import "tilewright";`,
  },
  {
    name: "the clock",
    // Raised: errors are sentences of their own, and name the properties that there may be. Raised again: the limits of
    // rules are stated once, in a file that the clock shares.
    budget: 2700,
    program: `
      import { createClock, passTurn, playerTimes, startClock, timeRulings } from "tilewright/clock";
      console.log(createClock, passTurn, playerTimes, startClock, timeRulings);`,
  },
  {
    // Clocks from outside are read by a function of its own.
    name: "parseClock",
    budget: 2810,
    program: `
      import { parseClock } from "tilewright/clock";
      console.log(parseClock);`,
  },
  {
    // What a player's page adds to a game: a deal, the log, and the audit of whole games.
    name: "a fair deal and a log, on top of a game",
    budget: 11600,
    onTopOf: "createGame, applyMove, viewFor, one rulebook",
    program: `
      import { applyMove, createGame, viewFor } from "tilewright";
      import { auditDeal, auditLog, commitmentOf, newDeal, newLog, parseCommitments, updateLog } from "tilewright/fair";
      import { us2021 } from "tilewright/rulesets";
      console.log(applyMove, createGame, viewFor, us2021);
      console.log(auditDeal, auditLog, commitmentOf, newDeal, newLog, parseCommitments, updateLog);`,
  },
  {
    name: "parseGcg",
    // Raised: what GCG has no word for is read from notes, judged as in a game, and so are rules that it does not name.
    // Raised again: later plays decide where a play with a slip lies, and a record without a settlement is settled.
    // Raised again: how notes are written and how they are read stands in one table.
    budget: 34900,
    program: `
      import { parseGcg } from "tilewright/notation";
      console.log(parseGcg);`,
  },
  {
    name: "parseCgp",
    // Raised: errors are sentences of their own, and name the properties that there may be.
    budget: 6850,
    program: `
      import { parseCgp } from "tilewright/notation";
      console.log(parseCgp);`,
  },
  {
    name: "parseSquare and formatSquare",
    budget: 1220,
    program: `
      import { formatSquare, parseSquare } from "tilewright/notation";
      console.log(formatSquare, parseSquare);`,
  },
  {
    // What every front end of its own imports, whether it has the element or not.
    name: "a game with previews, messages, typed plays",
    // Raised: sentences bend for one and many, name who went out and give the score.
    budget: 21220,
    program: `
      import { allowedMoves, applyMove, createGame, describeViolations, previewPlay, viewFor } from "tilewright";
      import { parsePlay } from "tilewright/notation";
      import { us2021 } from "tilewright/rulesets";
      console.log(allowedMoves, applyMove, createGame, describeViolations, previewPlay, viewFor, parsePlay, us2021);`,
  },
  {
    name: "the element, on top of that",
    // Raised: sentences bend for one and many, name who went out and give the score.
    budget: 22740,
    onTopOf: "a game with previews, messages, typed plays",
    program: `
      import { allowedMoves, applyMove, createGame, describeViolations, previewPlay, viewFor } from "tilewright";
      import "tilewright/element";
      import { parsePlay } from "tilewright/notation";
      import { us2021 } from "tilewright/rulesets";
      console.log(allowedMoves, applyMove, createGame, describeViolations, previewPlay, viewFor, parsePlay, us2021);`,
  },
  {
    name: "the element, on top of a bare game",
    // Raised: sentences bend for one and many, name who went out and give the score.
    budget: 26930,
    onTopOf: "createGame, applyMove, viewFor, one rulebook",
    program: `
      import { applyMove, createGame, viewFor } from "tilewright";
      import "tilewright/element";
      import { us2021 } from "tilewright/rulesets";
      console.log(applyMove, createGame, viewFor, us2021);`,
  },
  {
    // What is imported by name comes on top of the element, and only here.
    name: "the element, lively, with marks",
    // Raised: sentences bend for one and many, name who went out and give the score.
    budget: 30110,
    onTopOf: "createGame, applyMove, viewFor, one rulebook",
    program: `
      import { applyMove, createGame, viewFor } from "tilewright";
      import { liven, preparePlays, showMarks } from "tilewright/element";
      import { us2021 } from "tilewright/rulesets";
      console.log(applyMove, createGame, viewFor, us2021, liven, preparePlays, showMarks);`,
  },
  {
    name: "the element, with turns, tiles and clock",
    // Raised: sentences bend for one and many, name who went out and give the score.
    budget: 29430,
    onTopOf: "createGame, applyMove, viewFor, one rulebook",
    program: `
      import { applyMove, createGame, viewFor } from "tilewright";
      import { defineClock, defineTurns, defineUnseen } from "tilewright/element";
      import { us2021 } from "tilewright/rulesets";
      console.log(applyMove, createGame, viewFor, us2021, defineClock, defineTurns, defineUnseen);`,
  },
  {
    name: "everything of compose",
    // Raised: sentences bend for one and many, name who went out and give the score.
    budget: 16880,
    program: `
      import * as compose from "tilewright/compose";
      console.log(compose);`,
  },
  ...["dutch", "french", "german", "italian", "polish", "portuguese", "spanish", "swedish"].map((language) => ({
    name: `what boards say in ${language}`,
    budget: 5120,
    program: `
      import { board } from "tilewright/messages/${language}";
      console.log(board);`,
  })),
  {
    name: "parseGame",
    // Raised: it reads two more settings, and rules say whether a play may be challenged again.
    budget: 15860,
    program: `
      import { parseGame } from "tilewright/json";
      console.log(parseGame);`,
  },
  {
    name: "parseMove",
    // Raised: errors are sentences of their own, and name the properties that there may be.
    budget: 8700,
    program: `
      import { parseMove } from "tilewright/json";
      console.log(parseMove);`,
  },
  {
    name: "defineRuleset",
    // Raised: errors are sentences of their own, and name the properties that there may be.
    budget: 6850,
    program: `
      import { defineRuleset } from "tilewright";
      console.log(defineRuleset);`,
  },
  {
    name: "a word graph, untrusted bytes",
    budget: 3420,
    program: `
      import { parseWordGraph } from "tilewright/dictionary";
      console.log(parseWordGraph);`,
  },
  {
    // It says every problem in English, so each new one makes it larger.
    name: "unwrap",
    // Raised: errors are sentences of their own, and name the properties that there may be.
    budget: 5450,
    program: `
      import { unwrap } from "tilewright";
      console.log(unwrap);`,
  },
  {
    name: "reports over records",
    // Raised with parseGcg.
    budget: 50300,
    program: `
      import { reportRecords, figuresOf, mergeReports, parseReport } from "tilewright/records";
      console.log(reportRecords, figuresOf, mergeReports, parseReport);`,
  },
  {
    // They take views, too, and keep rows that add up.
    name: "facts and score sheet, on top of parseGcg",
    // Raised: sentences bend for one and many, name who went out and give the score.
    budget: 5760,
    onTopOf: "parseGcg",
    program: `
      import { factsOf, renderSheet, turnsOf } from "tilewright/replay";
      import { parseGcg } from "tilewright/notation";
      console.log(factsOf, renderSheet, turnsOf, parseGcg);`,
  },
  {
    name: "the page of a game, on top of parseGcg",
    // Raised: sentences bend for one and many, name who went out and give the score.
    budget: 23770,
    onTopOf: "parseGcg",
    program: `
      import { renderReplay } from "tilewright/replay";
      import { parseGcg } from "tilewright/notation";
      console.log(renderReplay, parseGcg);`,
  },
  {
    name: "renderSvg",
    readme: "`renderSvg`",
    // Raised by 4 %: rules that can be changed are indexed anew, which asks whether they are frozen all through.
    budget: 5470,
    program: `
      import { renderSvg } from "tilewright/render";
      console.log(renderSvg);`,
  },
];
