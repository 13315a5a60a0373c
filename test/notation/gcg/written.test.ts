import fc from "fast-check";
import {
  applyMove,
  applyRuling,
  auditGame,
  createGame,
  endGame,
  type GameEvent,
  type GameState,
  initialStateOf,
  movesOf,
  type Ruleset,
  replayEvents,
  unwrap,
} from "tilewright";
import { formatGcg, type GcgGame, parseGcg } from "tilewright/notation";
import { international2022, northAmerica2017, us2021 } from "tilewright/rulesets";
import { german, polish, spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { casesOf } from "../../seed.ts";
import { expectProportional } from "../../support/cpu-time.ts";
import { type Dialect, plain, write } from "./dialect.ts";
import { playGame, randomFrom } from "./played.ts";
import { short } from "./read.ts";

const rulesets: Readonly<Record<string, Ruleset>> = {
  tournament: northAmerica2017,
  points: international2022,
  "points per word": {
    ...international2022,
    challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "opponent" } },
  },
  rulebook: us2021,
  digraphs: { ...northAmerica2017, tileSet: spanish },
  polish: { ...international2022, tileSet: polish },
  german: { ...northAmerica2017, tileSet: german },
};

/** What a record and its game must have in common: what was done, and what it was worth. */
function facts(state: GameState): readonly string[] {
  return state.history.flatMap((event): readonly string[] => {
    switch (event.type) {
      case "played":
        return [`${event.player} ${JSON.stringify(event.placements)} ${event.points}`];
      case "exchanged":
        return [`${event.player} exchanges ${event.returned.tiles.length + event.returned.hidden}`];
      case "turn-lost":
      case "passed":
        return [`${event.player} passes`];
      case "phony-returned":
        return [`${event.player} takes back ${event.points}`];
      case "adjusted":
        return [`${event.player} ${event.reason} ${event.points}`];
      default:
        return [];
    }
  });
}

const scores = (state: GameState): readonly number[] => state.players.map(({ score }) => score);
const game = fc.record({
  seed: fc.nat(),
  rules: fc.constantFrom(...Object.keys(rulesets)),
  players: fc.integer({ min: 2, max: 4 }),
});

const dialects: fc.Arbitrary<Dialect> = fc.record({
  through: fc.constantFrom("dots", "letters", "brackets"),
  lowerColumn: fc.boolean(),
  aligned: fc.boolean(),
  sign: fc.boolean(),
  totals: fc.boolean(),
  crossWords: fc.boolean(),
  rack: fc.constantFrom("sorted", "shuffled", "partial", "unknown", "none"),
  exchange: fc.constantFrom("tiles", "count", "tiles-only"),
  withdrawn: fc.constantFrom("points", "zero"),
  bonusRack: fc.boolean(),
  settlement: fc.constant("as-it-is"),
  end: fc.constantFrom("\n", "\r\n", "\r"),
  mark: fc.boolean(),
  notes: fc.boolean(),
});

describe("games that the library plays, written in every dialect and read back", () => {
  test("have no remarks, and every move, score and total agrees", () => {
    fc.assert(
      fc.property(game, dialects, ({ seed, rules, players }, dialect) => {
        const played = playGame({ seed, ruleset: rulesets[rules]!, players });
        const { ruleset } = played;
        const { game: read, remarks, counts } = unwrap(parseGcg(write(played, dialect, randomFrom(seed)), { ruleset }));
        expect(remarks.map(short)).toEqual([]);
        expect(facts(read.state)).toEqual(facts(played));
        expect(scores(read.state)).toEqual(scores(played));
        expect(read.state.board).toEqual(played.board);
        expect(counts.plays).toBe(played.history.filter(({ type }) => type === "played").length);
        expect([counts.scoresAgreed, counts.totalsAgreed]).toEqual([counts.plays, counts.totals]);
        expect(counts.totals > 0).toBe(dialect.totals);
      }),
      { numRuns: casesOf(60) },
    );
  });

  test("have the rules that the record shows, if none are given", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom("tournament", "points", "digraphs", "polish", "german"), (seed, rules) => {
        const ruleset = rulesets[rules]!;
        const played = playGame({ seed, ruleset, manners: { doubts: rules === "points" ? 20 : 0 } });
        const { game: read, remarks } = unwrap(parseGcg(write(played, plain, randomFrom(seed))));
        expect(remarks.map(short)).toEqual([]);
        expect(scores(read.state)).toEqual(scores(played));
        expect(read.state.ruleset.tileSet).toBe(ruleset.tileSet);
      }),
      { numRuns: casesOf(30) },
    );
  });

  test("have every tile known, if the racks are written down", () => {
    const played = playGame({ seed: 11, ruleset: northAmerica2017, manners: { doubts: 0 } });
    const { state } = unwrap(parseGcg(write(played, plain, randomFrom(1)), { ruleset: northAmerica2017 })).game;
    expect(state.players.map(({ rack }) => rack)).toEqual(played.players.map(({ rack }) => rack));
    expect(state.status).toEqual(played.status);
    expect(auditGame(state)).toEqual([]);
  });
});

/** Does what was done again, from the start. */
function again(state: GameState): GameState {
  let now = initialStateOf(state);
  for (const made of movesOf(state)) {
    const step =
      made.kind === "ruling"
        ? applyRuling(now, made.ruling)
        : made.kind === "end"
          ? endGame(now, made.options)
          : applyMove(now, made.move, { by: made.by, dictionary: { has: () => !made.upheld } });
    now = unwrap(step).state;
  }
  return now;
}

/** The game where nobody leaves open which words were bad, because the dictionary of `again` has none of them. */
function withBadWords(state: GameState): GameState {
  const history = state.history.map((event) => {
    if (event.type !== "challenged" || !event.upheld) return event;
    const { words } = state.history[event.play] as GameEvent & { readonly type: "played" };
    return { ...event, invalid: event.words.map((word) => words[word]!) };
  });
  return { ...state, history };
}

test("a game read from a record is the same after a replay of its events and after making its moves again", () => {
  const twoWordsTakenOff: Dialect = {
    through: "dots",
    lowerColumn: false,
    aligned: false,
    sign: false,
    totals: false,
    crossWords: false,
    rack: "sorted",
    exchange: "tiles",
    withdrawn: "points",
    bonusRack: false,
    settlement: "as-it-is",
    end: "\n",
    mark: false,
    notes: false,
  };
  fc.assert(
    fc.property(game, dialects, ({ seed, rules }, dialect) => {
      const ruleset = rulesets[rules]!;
      fc.pre(ruleset.challenge?.whenWrong !== "lose-turn" || rules === "tournament");
      const played = playGame({ seed, ruleset, manners: { doubts: rules === "tournament" ? 0 : 6 } });
      const { state } = unwrap(parseGcg(write(played, dialect, randomFrom(seed)), { ruleset })).game;
      const { seed: none, dictionary } = state;
      const players = state.players.map(({ name }) => name);
      expect(replayEvents({ ruleset, seed: none, dictionary, players }, state.history)).toEqual(state);
      expect(again(state)).toEqual(withBadWords(state));
    }),
    { numRuns: casesOf(30), examples: [[{ seed: 1091571955, rules: "tournament", players: 2 }, twoWordsTakenOff]] },
  );
});

describe("formatGcg", () => {
  test("writes moves, racks, scores and totals that are read back without a remark, and written again as the same text", () => {
    fc.assert(
      fc.property(game, fc.nat(60), ({ seed, rules, players }, moves) => {
        const losesTurns = rulesets[rules]!.challenge?.whenWrong === "lose-turn";
        const doubts = losesTurns ? 0 : 6;
        const played = playGame({ seed, ruleset: rulesets[rules]!, players, moves, manners: { doubts } });
        const { ruleset } = played;
        const { text, remarks } = formatGcg(played);
        expect(remarks.map(short)).toEqual([]);
        const read = unwrap(parseGcg(text, { ruleset }));
        expect(read.remarks.map(short)).toEqual([]);
        expect(facts(read.game.state)).toEqual(facts(played));
        expect(scores(read.game.state)).toEqual(scores(played));
        expect(read.game.state.status.kind).toBe(played.status.kind);
        expect(read.game.state.players.map(({ rack }) => rack.tiles)).toEqual(
          played.players.map(({ rack }) => rack.tiles),
        );
        expect(read.counts.totalsAgreed).toBe(read.counts.events);
        expect(formatGcg(read.game).text).toBe(text);
      }),
      { numRuns: casesOf(60) },
    );
  });

  test("writes names, title, lexicon, pragmas and notes that are read back", () => {
    const { state } = unwrap(parseGcg(formatGcg(playGame({ seed: 3, ruleset: northAmerica2017, moves: 6 })).text)).game;
    const plays = state.history.flatMap((event, index) => (event.type === "played" ? [index] : []));
    const whole: GcgGame = {
      state,
      title: "A final",
      lexicon: "NWL23",
      names: ["Ann Archer", "ben"],
      pragmas: [
        { name: "description", text: "one\n# two\n> three" },
        { name: "id", text: "local 7" },
        { name: "weather", text: "fine" },
      ],
      lines: [],
      notes: plays.map((event) => ({ event, text: `note on ${event}\nand more` })),
    };
    const { game: read } = unwrap(parseGcg(formatGcg(whole).text));
    const { title, lexicon, names, pragmas, notes } = read;
    expect({ title, lexicon, names, pragmas, notes }).toEqual({
      title: whole.title,
      lexicon: whole.lexicon,
      names: whole.names,
      pragmas: whole.pragmas,
      notes: whole.notes,
    });
  });

  test("a name that cannot be a nickname is changed into one that nobody else has", () => {
    const names = ["Ann Lee", "Ann:Lee", " ", "Ann Lee"];
    const { text } = formatGcg(createGame({ players: names, first: 0, ruleset: us2021, seed: "names" }));
    expect(text.split("\n").filter((line) => line.startsWith("#player"))).toEqual([
      "#player1 Ann_Lee Ann Lee",
      "#player2 Ann_Lee2 Ann:Lee",
      "#player3 player3 player3",
      "#player4 Ann_Lee3 Ann Lee",
    ]);
  });
});

test("a game of challenges without end is written in time that follows from their number", () => {
  const ruleset: Ruleset = { ...us2021, challenge: { looksUp: "named-words", whenWrong: "nothing" } };
  const tile = { row: 7, col: 7, letter: "A", blank: false };
  const drawn = { tiles: [], hidden: 0 };
  const play = { player: 0, type: "played", placements: [tile], words: ["A"], points: 1, drawn } as const;
  const failed = {
    player: 1,
    type: "challenged",
    play: 0,
    words: [0],
    invalid: [],
    upheld: false,
    price: "nothing",
  } as const;
  const setup = { ruleset, seed: null, dictionary: null, players: ["Ann", "Ben"] };
  expectProportional(
    1000,
    (size) => replayEvents(setup, [play, ...new Array<GameEvent>(size).fill(failed)]),
    (state) => {
      const { text, remarks } = formatGcg(state);
      expect(text.match(/FailedChallenge/g)?.length).toBe(state.history.length - 1);
      expect(remarks.length).toBe(state.history.length > 2000 ? 1 : 0);
    },
  );
});
