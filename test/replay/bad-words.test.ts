import fc from "fast-check";
import { auditGame, type GameState, unwrap } from "tilewright";
import { describeNews } from "tilewright/compose";
import { parseGame } from "tilewright/json";
import { formatGameHistory, formatGcg, type GcgGame, parseGameHistory, parseGcg } from "tilewright/notation";
import { factsOf, renderReplay, storyOf } from "tilewright/replay";
import { expect, test } from "vitest";
import { playedGames } from "../laws/random-games.ts";
import { casesOf, timeFor } from "../seed.ts";
import { readRecord } from "./record.ts";

// No account calls a word bad that the game itself does not call bad. A record says that a play came off, and not why.

/** What accounts call bad: the words of facts, and those in the sentences on challenges that succeeded. */
function calledBad(game: GcgGame | GameState): readonly string[] {
  const state = "state" in game ? game.state : game;
  const facts = factsOf(game).challenges.filter(({ upheld }) => upheld);
  const told = facts.flatMap(({ event, words }) => {
    const heads = storyOf(game).filter((step) => step.event === event);
    const sentences = [
      ...heads.map(({ head }) => head ?? ""),
      describeNews({ ...state, history: [state.history[event]!] })[0] ?? "",
    ];
    return words.filter((word) => sentences.some((sentence) => sentence.split(/[ ,:]+/).includes(word)));
  });
  return [...facts.flatMap(({ invalid }) => invalid ?? []), ...told];
}

test(
  "every word that an account calls bad is one that the game calls bad, also after a record and a save",
  () => {
    fc.assert(
      fc.property(playedGames, (states) => {
        const game = states.at(-1)!;
        const bad = game.history.flatMap((event) => (event.type === "challenged" ? event.invalid : []));
        const saved = unwrap(parseGame(JSON.stringify(game))).state;
        const records = [
          parseGcg(formatGcg(game).text, { ruleset: game.ruleset }),
          parseGameHistory(formatGameHistory(game).text, { ruleset: game.ruleset }),
        ].flatMap((read) => (read.ok ? [read.game] : []));
        for (const one of [game, saved, ...records])
          for (const word of calledBad(one)) {
            expect(bad).toContain(word);
          }
      }),
      { numRuns: casesOf(60) },
    );
  },
  timeFor(60),
);

test("a record of a play with several words that came off says of none that it is bad, and the audit agrees", () => {
  const { game } = readRecord();
  const [challenge] = factsOf(game).challenges;
  expect(challenge).toMatchObject({ words: ["BIT", "PI", "AT"], invalid: null, upheld: true });
  expect(calledBad(game)).toEqual([]);
  const said = "Ann Archer's challenge succeeds: at least one word is not valid.";
  expect(storyOf(game).map(({ head }) => head)).toContain(said);
  expect(renderReplay(game)).toContain(said);
  const about = auditGame(game.state).filter(({ path }) => path.startsWith(`history[${challenge?.event}]`));
  expect(about).toEqual([]);
  const all = auditGame(game.state, { dictionary: { has: () => true } });
  expect(all.map(({ path }) => path)).toContain(`history[${challenge?.event}].upheld`);
});

test("where the play that came off has one word, that is the bad one", () => {
  const { game } = readRecord("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14\n>Ann: HORNEIA -- -14 0\n");
  expect(calledBad(game)).toEqual(["HORN", "HORN"]);
});

test("in a game with a seed the engine knows which word was bad, and a save that hides it is found out", () => {
  const of = fc.sample(playedGames, { numRuns: 200, seed: 4 }).map((states) => states.at(-1)!);
  const isUpheld = ({ type, ...event }: GameState["history"][number]): boolean =>
    type === "challenged" && "upheld" in event && event.upheld;
  const game = of.find(({ seed, history }) => seed !== null && history.some(isUpheld))!;
  const history = game.history.map((event) => (isUpheld(event) ? { ...event, invalid: null } : event));
  const paths = auditGame({ ...game, history } as GameState).map(({ path }) => path);
  expect(paths).toContain(`history[${game.history.findIndex(isUpheld)}].invalid`);
});
