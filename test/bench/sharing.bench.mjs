// What games share and what they copy: views beside views that share their game's objects, loaded games beside played
// ones, and what it would cost to freeze what moves make.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { applyMove, scoreMove, unwrap, viewFor } from "tilewright";
import { parseGame } from "tilewright/json";
import { bestPlay } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import { englishWordGraph } from "tilewright/words";
import { dictionary, games } from "./game.bench.mjs";

const states = games.flatMap((game) => game.states);
const texts = states.map((state) => JSON.stringify(state));

/** The view of seat 0 as it would be without copies. */
function sharingView({ version, ruleset, board, players, bag, status, scorelessTurns, dictionary, history }) {
  const hide = (pile) => (pile.tiles.length === 0 ? pile : { tiles: [], hidden: pile.tiles.length + pile.hidden });
  const show = ({ player }, pile) => (player === 0 ? pile : hide(pile));
  return {
    kind: "view",
    version,
    ruleset,
    board,
    players: players.map(({ name, score, rack, turnsToMiss, passesInRow, exchanges, resigned }, seat) => {
      return { name, score, rack: seat === 0 ? rack : hide(rack), turnsToMiss, passesInRow, exchanges, resigned };
    }),
    bag: hide(bag),
    status,
    scorelessTurns,
    dictionary,
    history: history.map((event) => {
      switch (event.type) {
        case "dealt":
        case "played":
          return { ...event, drawn: show(event, event.drawn) };
        case "exchanged":
          return { ...event, returned: show(event, event.returned), drawn: show(event, event.drawn) };
        case "phony-returned":
          return { ...event, returned: show(event, event.returned) };
        default:
          return event;
      }
    }),
    viewer: 0,
    rack: players[0].rack.tiles,
  };
}

states.forEach((state, i) => {
  if (JSON.stringify(sharingView(state)) !== JSON.stringify(viewFor(state, 0))) throw new Error(`view ${i} differs`);
});

const writeViews = (view) => () => {
  for (const state of states) JSON.stringify(view(state));
  return states.length;
};

/** Plays all the games anew; `made` gets every state that a move has made. */
function playAll(made = () => {}) {
  for (const { start, said } of games) {
    let now = start;
    for (const { by, move } of said) {
      now = unwrap(applyMove(now, move, { by, dictionary })).state;
      made(now);
    }
  }
  return moves.length;
}

function freeze(value) {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** Every move of the games, with the state before it; and the first moves of each game, which are enough to search. */
const moves = games.flatMap(({ said, states: all }) =>
  said.map((one, i) => ({ ...one, text: JSON.stringify(all[i]) })),
);
const early = moves.filter((_, i) => i % 12 === 0);

/** The states before moves, loaded or played, and new for each pass. */
const loaded = (wanted) => wanted.map(({ text }) => unwrap(parseGame(text)).state);
function played() {
  return games.flatMap(({ start, said }) => {
    let now = start;
    return said.map(({ by, move }) => {
      const before = now;
      now = unwrap(applyMove(now, move, { by, dictionary })).state;
      return before;
    });
  });
}

const moveIn = (fresh) => {
  fresh.forEach((state, i) => {
    unwrap(applyMove(state, moves[i].move, { by: moves[i].by, dictionary }));
  });
  return fresh.length;
};

const graph = englishWordGraph();
const searchIn = (fresh) => {
  for (const { ruleset, board, players } of fresh) bestPlay({ ruleset, board, rack: players[0].rack.tiles }, graph);
  return fresh.length;
};

const horn = [..."HORN"].map((letter, i) => ({ row: 7, col: 5 + i, letter }));
const scoreBy = (ruleset) => () => {
  for (let i = 0; i < 100; i++) unwrap(scoreMove({ ruleset }, horn));
  return 100;
};

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** How many bytes of the heap a game occupies. */
function weigh(make) {
  const before = used();
  const kept = Array.from({ length: 20 }, make);
  return (used() - before) / kept.flat().length;
}
function used() {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const whole = games.map((game) => JSON.stringify(game.states.at(-1)));
const weights = () => {
  const make = { played: () => playedToEnd(), loaded: () => whole.map((text) => unwrap(parseGame(text)).state) };
  make.loaded();
  const [one, other] = [weigh(make.played), weigh(make.loaded)];
  return { played: one / 1000, loaded: other / 1000 };
};
function playedToEnd() {
  return games.map(({ start, said }) =>
    said.reduce((now, { by, move }) => unwrap(applyMove(now, move, { by, dictionary })).state, structuredStart(start)),
  );
}
/** The start of a game as a new object with the same rules: each game on a server has its own. */
function structuredStart({ ruleset, ...start }) {
  return { ruleset, ...structuredClone(start) };
}

export const benches = [
  {
    name: "viewFor and writing it as JSON, against the same with a view that shares everything with its game",
    unit: "views",
    work: writeViews((state) => viewFor(state, 0)),
    reference: writeViews(sharingView),
    target: 0.87, // copying costs at most 15 %
  },
  {
    name: "applyMove, freezing every state, against applyMove (tried and dropped)",
    unit: "moves",
    work: () => playAll(freeze),
    reference: () => playAll(),
  },
  {
    name: "scoreMove under rules that are not frozen, which are indexed at each call, against frozen ones",
    unit: "plays",
    work: scoreBy(structuredClone(us2021)),
    reference: scoreBy(us2021),
  },
  {
    name: "a loaded game in memory, from the second of its ruleset on, against a played one",
    unit: "times the bytes",
    figure: () => {
      const { played: one, loaded: other } = weights();
      console.log(`a game in memory: played ${one.toFixed(1)} kB, loaded ${other.toFixed(1)} kB`);
      return other / one;
    },
    atMost: 1.2,
  },
  {
    name: "the first applyMove of a loaded game, against one of a played game",
    unit: "moves",
    work: ({ fresh }) => moveIn(fresh.loaded),
    reference: ({ fresh }) => moveIn(fresh.played),
    target: 0.83, // at most 1.2 times as long
    options: { prepare: () => ({ fresh: { loaded: loaded(moves), played: played() } }) },
  },
  {
    name: "the first bestPlay of a loaded game, against one of a played game",
    unit: "positions",
    work: ({ loaded: fresh }) => searchIn(fresh),
    reference: ({ played: fresh }) => searchIn(fresh),
    target: 0.83,
    options: { prepare: () => ({ loaded: loaded(early), played: played().filter((_, i) => i % 12 === 0) }) },
  },
  {
    name: "parseGame, against JSON.parse of the same games",
    unit: "games",
    work: () => {
      for (const text of texts) unwrap(parseGame(text));
      return texts.length;
    },
    reference: () => {
      for (const text of texts) JSON.parse(text);
      return texts.length;
    },
  },
];
