import { applyMove, createTableGame, type GameState, lastPlay, type Ruleset, unwrap } from "tilewright";
import { standardLayout } from "tilewright/layouts";
import { formatGameHistory, formatGcg, parseGameHistory, parseGcg, parsePlay } from "tilewright/notation";
import { rulesets } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { short } from "../gcg/read.ts";

/** HATE, hooked by a play that makes HATER as well: two words to challenge. */
function hooked(ruleset: Ruleset, players: readonly string[] = ["Ann", "Ben"]): GameState {
  const play = (game: GameState, text: string): GameState => {
    const { placements } = unwrap(parsePlay(text, game));
    return unwrap(applyMove(game, { type: "play", placements })).state;
  };
  return play(play(createTableGame({ players, ruleset, first: 0 }), "8F HATE"), "J8 RAGOT");
}

/** Challenges one word after the other. `words`: the first word of the play is 0; `bad` is the one that is not valid. */
function challenged(game: GameState, words: readonly number[], bad: number | null, by = 0): GameState {
  let now = game;
  const play = lastPlay(game)?.event;
  for (const word of words) {
    const dictionary = { has: (text: string) => bad === null || text !== play?.words[bad] };
    now = unwrap(applyMove(now, { type: "challenge", words: [word] }, { by, dictionary })).state;
  }
  return now;
}

const tilesOn = ({ board }: GameState): number => board.filter((tile) => tile !== null).length;
const formats = [
  ["GCG", formatGcg, parseGcg],
  ["a game history", formatGameHistory, parseGameHistory],
] as const;

/** The presets by which players may challenge a second word after the first has been found valid. */
const disputes = Object.values(rulesets).filter(
  ({ challenge, layout }) => challenge?.looksUp === "word-by-word" && layout === standardLayout,
);

describe.each(formats)("two challenges of one play come back from %s", (_format, format, parse) => {
  test.each(disputes.map((ruleset) => [ruleset.id, ruleset] as const))("under %s", (_id, ruleset) => {
    for (const [words, bad] of [
      [[1, 0], 0],
      [[0, 1], 1],
      [[0, 1], null],
      [[1, 0], null],
    ] as const) {
      const players = ruleset.players.max > 2 ? ["Ann", "Ben", "Cho"] : ["Ann", "Ben"];
      const game = challenged(hooked(ruleset, players), words, bad);
      const { game: read, remarks } = unwrap(parse(format(game).text, { ruleset }));
      const { state } = read;
      expect(remarks.map(short)).toEqual([]);
      expect(tilesOn(state)).toBe(bad === null ? 9 : 4);
      expect(state.board).toEqual(game.board);
      expect(state.players).toEqual(game.players);
      expect(state.status).toEqual(game.status);
    }
  });
});
