import type { Board, GameEvent, GameState, Pile, Player, PlayerView, SpectatorView } from "tilewright";
import { us2021 } from "tilewright/rulesets";

const pile = (text: string, hidden = 0): Pile => ({ tiles: [...text], hidden });

const players: readonly Player[] = ["Ann", "Ben", "Cleo"].map((name, i) => ({
  name,
  score: 10 * i - 5,
  rack: pile("AEIR?"),
  turnsToMiss: 0,
  passesInRow: 0,
  exchanges: i,
  resigned: i === 2,
}));

/** Index 3 is a play, index 4 a challenge of it. */
const history: readonly GameEvent[] = [
  {
    player: null,
    type: "drew-for-start",
    first: 0,
    rounds: [
      { draws: [0, 1].map((player) => ({ player, tile: "?" })) },
      {
        draws: [
          { player: 0, tile: "A" },
          { player: 1, tile: "Z" },
        ],
      },
    ],
  },
  { player: 0, type: "turn-set" },
  { player: 0, type: "dealt", drawn: pile("AEHNORS"), chosen: true },
  {
    player: 0,
    type: "played",
    placements: [
      { row: 7, col: 7, letter: "O", blank: false },
      { row: 7, col: 8, letter: "X", blank: true },
    ],
    words: ["OX"],
    points: 2,
    drawn: pile("E?"),
  },
  { player: 1, type: "challenged", play: 3, words: [0], invalid: [], upheld: false, price: "lose-turn" },
  { player: 1, type: "turn-lost", challenge: 4 },
  { player: 2, type: "challenged", play: 3, words: [0], invalid: ["OX"], upheld: true, price: null },
  { player: 0, type: "phony-returned", play: 3, points: 2, returned: pile("E?") },
  { player: 1, type: "exchanged", returned: pile("VV"), drawn: pile("AE") },
  { player: 2, type: "passed" },
  { player: 0, type: "blank-exchanged", square: { row: 7, col: 8 }, letter: "X" },
  {
    player: 0,
    type: "played",
    placements: [{ row: 8, col: 7, letter: "X", blank: false }],
    words: ["OX"],
    points: 9,
    drawn: pile(""),
    noPlays: true,
  },
  { player: 1, type: "accepted" },
  { player: 1, type: "rack-told", rack: pile("AEIRSTQU") },
  { player: 1, type: "excess-returned", tiles: pile("U") },
  { player: 2, type: "resigned" },
  { player: 1, type: "adjusted", reason: "penalty", points: -10, note: "late" },
  { player: 0, type: "adjusted", reason: "rack", points: -5, note: null },
  { player: null, type: "ended", reason: "agreed" },
];

const board: Board = Array.from({ length: 225 }, (_, index) => {
  if (index === 112) return { letter: "O", blank: false };
  return index === 113 ? { letter: "X", blank: true } : null;
});

/** A game with an event of each type. Nobody played it: it is right in shape alone. */
export const game: GameState = {
  kind: "game",
  version: 1,
  ruleset: us2021,
  board,
  players,
  bag: pile("AABQZ"),
  status: { kind: "playing", turn: 1 },
  scorelessTurns: 3,
  dictionary: "the blue one",
  history,
  seed: "no secret",
};

const { seed: _, ...table } = game;

/** What its second player sees, as far as the shape goes. */
export const view: PlayerView = {
  ...table,
  kind: "view",
  players: players.map((player, i) => (i === 1 ? player : { ...player, rack: pile("", 5) })),
  bag: pile("", 5),
  history: [{ player: 0, type: "dealt", drawn: pile("", 7) }],
  viewer: 1,
  rack: [..."AEIR?"],
};

/** What everybody sees. */
export const spectatorView: SpectatorView = { ...view, viewer: null, rack: null };
