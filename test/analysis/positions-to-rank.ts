// Positions of games by odd rules, played at random, as the engine has them and as the oracle is handed them.
import {
  applyMove,
  createGame,
  defineLayout,
  defineRuleset,
  defineTileSet,
  type GameState,
  type PlayerView,
  type Ruleset,
  viewFor,
} from "tilewright";
import type { LeaveTable } from "tilewright/analysis";
import { buildWordGraph, type WordGraph } from "tilewright/dictionary";
import { premiumAt } from "tilewright/layouts";
import { playAt, rawPlays } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import type { Case } from "../oracle/analysis/choices.ts";
import { type Random, randomFrom } from "../oracle/random.ts";

export interface PositionToRank {
  readonly view: PlayerView;
  readonly graph: WordGraph;
  readonly table: LeaveTable;
  readonly asCase: Case;
}

const tiles = ["A", "B", "C", "D", "E"];

/** A position of a game by rules and words that the seed chooses; `null` if the game was over by then. */
export function positionToRank(seed: number): PositionToRank | null {
  const random = randomFrom(seed);
  const ruleset = rulesFrom(random);
  const words = new Set(
    Array.from({ length: 45 }, () => Array.from({ length: 2 + random.below(4) }, () => random.pick(tiles)).join("")),
  );
  const graph = buildWordGraph([...words], { tileSet: ruleset.tileSet, gaddag: true });
  let game: GameState = createGame({ players: random.pick([2, 2, 3, 4]), ruleset, seed: `rank ${seed}` });
  for (let turns = random.below(22); turns > 0 && game.status.kind === "playing"; turns--)
    game = takeTurn(game, graph, random) ?? game;
  if (game.status.kind !== "playing") return null;
  const view = viewFor(game, game.status.turn);
  const table = tableFrom(random);
  return { view, graph, table, asCase: caseOf(view, words, table) };
}

function rulesFrom(random: Random): Ruleset {
  const maybe = <T>(value: T): T | null => (random.chance(0.3) ? value : null);
  const rackSize = 3 + random.below(4);
  const leastPoints = random.pick([0, 0, -4]);
  return defineRuleset(us2021, {
    tileSet: defineTileSet({
      id: "five letters",
      letters: tiles.map((letter) => ({ letter, points: leastPoints + random.below(9), count: 5 + random.below(3) })),
      blanks: { count: 1 + random.below(3), points: random.pick([0, 0, 0, 2]) },
    }),
    layout: defineLayout({
      rowsOfSquares: Array.from({ length: 9 }, () =>
        Array.from({ length: 9 }, () => random.pick([".", ".", ".", ".", "'", '"', "-", "="])).join(""),
      ),
    }),
    rackSize,
    maxTilesPerPlay: rackSize,
    bonuses: random.pick([[], [{ tiles: rackSize, points: 20 }], [{ tiles: 2, points: 7 }]]),
    exchange: maybe(null) ?? {
      minTiles: random.pick([0, 1] as const),
      minBag: random.pick([0, 1, rackSize]),
      maxTiles: random.pick([2, rackSize]),
      perGame: maybe(2),
      keepsScoreless: random.chance(0.3),
    },
    challenge: null,
    blankExchange: random.chance(0.5),
    end: {
      passesEach: random.pick([null, 1, 2, 3]),
      passesInRow: maybe(3),
      scorelessTurns: random.pick([2, 4, 6]),
      zerosNeedScore: random.chance(0.2),
      turnsAfterBag: maybe(1 + random.below(2)),
      targets: maybe([30 + random.below(60)]),
    },
    leftover: { own: random.pick(["subtract", "keep", "subtract-unless-out"]), toFinisher: random.pick([0, 1, 2]) },
    tieBreak: "shared",
  });
}

/** Any turn: mostly a play, so that bags run out. */
function takeTurn(game: GameState, graph: WordGraph, random: Random): GameState | undefined {
  const { turn } = game.status;
  const view = viewFor(game, turn as number);
  const plays = rawPlays(view, graph);
  if (random.chance(0.03)) return applyMove(game, { type: "resign" }).state;
  if (plays.count > 0 && random.chance(0.85))
    return applyMove(game, playAt(view, plays, random.below(plays.count))).state;
  if (random.chance(0.5)) return applyMove(game, { type: "pass" }).state;
  return applyMove(game, { type: "exchange", tiles: view.rack.slice(0, 1 + random.below(2)) }).state;
}

function tableFrom(random: Random): LeaveTable {
  const kinds = random.shuffled([...tiles, "?"]);
  const list = (length: number): number[] => Array.from({ length }, () => random.below(2001) - 1000);
  return { kind: "leaves", version: 1, tiles: kinds, values: [list(6), list(21), list(56)], made: null };
}

/** The position as the oracle is handed it. */
function caseOf(view: PlayerView, words: ReadonlySet<string>, { tiles: kinds, values }: LeaveTable): Case {
  const { ruleset, players, viewer, board, bag, history } = view;
  const { layout, tileSet, end, exchange, leftover } = ruleset;
  const size = ({ rack }: PlayerView["players"][number]): number => rack.tiles.length + rack.hidden;
  const rows = [...new Array(layout.rows).keys()];
  const cols = [...new Array(layout.cols).keys()];
  const draws = history.map((event) => "drawn" in event && event.drawn.tiles.length + event.drawn.hidden > 0);
  const turnsSince = history
    .slice(draws.lastIndexOf(true) + 1)
    .filter(({ type }) => type === "played" || type === "exchanged" || type === "passed");
  const scored = history.map((event) => (event.type === "played" && event.player === viewer ? event.points : 0));
  return {
    letters: Object.fromEntries(tileSet.letters.map(({ letter, points, count }) => [letter, { points, count }])),
    blank: tileSet.blanks,
    rows: layout.rows,
    cols: layout.cols,
    premiums: rows.map((row) => cols.map((col) => premiumAt(layout, { row, col }) ?? { letter: 1, word: 1 })),
    starts: layout.starts.map(({ row, col }) => [row, col]),
    board: rows.map((row) => cols.map((col) => board[row * layout.cols + col] ?? null)),
    words,
    rack: view.rack,
    bonuses: ruleset.bonuses,
    maxTilesPerPlay: ruleset.maxTilesPerPlay,
    bag: bag.tiles.length + bag.hidden,
    players: players.map((player, seat) => ({
      tiles: size(player),
      resigned: player.resigned,
      score: player.score,
      passesInRow: player.passesInRow,
      turnsLeft: (end.turnsAfterBag ?? 0) - turnsSince.filter((event) => event.player === seat).length,
    })),
    me: viewer,
    scored: scored.reduce((sum, points) => sum + points, 0),
    target: end.targets?.[0] ?? null,
    scorelessTurns: view.scorelessTurns,
    exchangesMade: players[viewer]!.exchanges,
    leftover,
    end: {
      passesEach: end.passesEach,
      passesInRow: end.passesInRow ?? null,
      scorelessTurns: end.scorelessTurns,
      zerosNeedScore: end.zerosNeedScore ?? false,
      turnsAfterBag: end.turnsAfterBag ?? null,
    },
    exchange: exchange && { ...exchange, keepsScoreless: exchange.keepsScoreless ?? false },
    blankExchange: ruleset.blankExchange,
    leaves: { tiles: kinds, values },
  };
}
