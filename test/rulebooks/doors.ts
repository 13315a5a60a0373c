// The doors by which a play can come in, and what is answered there. An answer is a text: `14: HORN 7x2`, or
// `refused: SOS (acronym)`. Doors that give no breakdown answer `14: HORN`, or `refused: SOS`.

import {
  type AnyPosition,
  applyMove,
  applyRuling,
  defineRuleset,
  type GameState,
  lastPlay,
  type Move,
  type Placement,
  type PlayViolation,
  previewPlay,
  type ScoreBreakdown,
  scoreAt,
  stateAt,
  unwrap,
  validatePlacement,
  viewFor,
} from "tilewright";
import { layTile, newDraft, playOf, previewDraft, typePlay } from "tilewright/compose";
import { buildWordGraph } from "tilewright/dictionary";
import { parseGame, parseMove, parsePlacements, parsePosition, parseView } from "tilewright/json";
import { generatePlays } from "tilewright/movegen";
import {
  formatCgp,
  formatGcg,
  formatPlay,
  type GcgGame,
  parseCgp,
  parseGameHistory,
  parseGcg,
  parsePlay,
  positionBefore,
  type Remark,
} from "tilewright/notation";
import { checkedWords } from "tilewright/rulesets";
import { said } from "../notation/said.ts";
import {
  cgpOf,
  gameOf,
  gcgOf,
  historyOf,
  type Order,
  rowsOf,
  type Setting,
  tableGameOf,
  writtenPlay,
} from "./setting.ts";

/** What a door answers to the tiles in one order. It may be asked in several ways, and then has several answers. */
export type Door = (order: Order) => readonly string[];

export type Doors = Readonly<Record<string, Door>>;

/** The answer to a play that counts, word by word. */
export function counted(points: number, words: readonly (readonly [string, number, number])[]): string {
  return `${points}: ${words.map(([word, letters, times]) => `${word} ${letters}x${times}`).join(", ")}`;
}

/** The answer to a play that counts, with the words it forms. */
export function named(points: number, words: readonly string[]): string {
  return `${points}: ${words.join(", ")}`;
}

function told({ total, words }: ScoreBreakdown): string {
  const parts = words.map(({ word, letterTotal, multiplier }) => [word, letterTotal, multiplier] as const);
  return counted(total, parts);
}

function refusal(violations: readonly PlayViolation[]): string {
  const reasons = violations.map((violation) =>
    violation.code === "invalid-word" ? `${violation.word} (${violation.labels.join(" ")})` : violation.code,
  );
  return `refused: ${reasons.join(", ")}`;
}

/** What the doors of one setting share, so that nothing is made or read twice. */
interface Shared {
  /** The game just before the play. */
  readonly game: GameState;
  readonly readGcg: (text: string) => Read;
}

interface Read {
  readonly game: GcgGame;
  readonly remarks: readonly Remark[];
}

/** All doors: those that answer word by word, and those that answer with an event. */
export function doorsOf(setting: Setting): { readonly scoring: Doors; readonly moving: Doors } {
  const { ruleset } = setting;
  const shared = {
    game: gameOf(setting),
    readGcg: memo((text: string) => unwrap(parseGcg(text, { ruleset })), String),
  };
  return { scoring: scoringDoors(setting, shared), moving: movingDoors(setting, shared) };
}

/** Asks once for each value, and compares values by a text. */
function memo<T, Answer>(ask: (value: T) => Answer, keyFor: (value: T) => string): (value: T) => Answer {
  const known = new Map<string, Answer>();
  return (value) => {
    const key = keyFor(value);
    const answer = known.get(key) ?? ask(value);
    known.set(key, answer);
    return answer;
  };
}

/** What follows from a play depends on the game alone, however the play came in: it is asked once for each game. */
function once(follows: (state: GameState) => readonly string[]): (state: GameState) => readonly string[] {
  return memo(follows, ({ ruleset: _, ...rest }) => JSON.stringify(rest));
}

function scoringDoors(setting: Setting, { game, readGcg }: Shared): Doors {
  const { ruleset, board, dictionary, tiles, leave, text, seat } = setting;
  const judged = (position: AnyPosition, placements: readonly Placement[]): string => {
    const answer = validatePlacement(position, placements, { dictionary });
    return answer.ok ? told(answer.score) : refusal(answer.violations);
  };
  const { square, word } = writtenPlay(setting);
  const whole = text.split(" ")[1] as string;
  const inBrackets = [...whole].map((letter, i) => (word[i] === "." ? `(${letter})` : letter)).join("");
  const rows = rowsOf(setting);
  const view = viewFor(game, seat);
  const readView = unwrap(parseView(JSON.stringify(view))).view;

  return {
    "placements without a rack": ({ laid }) => [judged({ ruleset, board }, laid)],

    "placements from a rack": ({ laid, rack }) => [judged({ ruleset, board, rack }, laid)],

    "a preview": ({ laid, rack }) => {
      const { score, legal, violations } = previewPlay({ ruleset, board, rack }, laid, { dictionary });
      return [legal ? told(score as ScoreBreakdown) : refusal(violations)];
    },

    "a play as a text": ({ laid, rack }) => {
      const position = { ruleset, board, rack };
      const texts = [text, `${square} ${word}`, `${square.toLowerCase()} ${inBrackets}`, formatPlay(laid, position)];
      return texts.map((one) => judged(position, unwrap(parsePlay(one, position)).placements));
    },

    "a position as CGP": (order) => {
      const { position } = unwrap(parseCgp(cgpOf(setting, order), { ruleset }));
      return [judged(position, order.laid), judged(position, unwrap(parsePlay(text, position)).placements)];
    },

    "a position as JSON": ({ laid, rack }) => {
      const position = unwrap(parsePosition(JSON.stringify({ board: rows, rack }), ruleset));
      return [judged(position, unwrap(parsePlacements(JSON.stringify(laid), ruleset)).placements)];
    },

    "a draft laid tile by tile": ({ laid, rack }) => {
      const position = { ruleset, board, rack };
      const draft = laid.reduce((before, tile) => {
        const used = before.laid.map(({ from }) => from);
        const place = rack.findIndex((letter, i) => letter === tile.letter && !used.includes(i));
        return layTile(position, before, place, tile);
      }, newDraft(position));
      const { score, legal, violations } = previewDraft(position, draft, { dictionary, lookUp: true });
      const shown = legal ? told(score as ScoreBreakdown) : refusal(violations);
      return [shown, judged(position, playOf(draft)?.placements ?? [])];
    },

    "a draft typed as a text": ({ rack }) => {
      const position = { ruleset, board, rack };
      return [judged(position, playOf(typePlay(position, newDraft(position), text))?.placements ?? [])];
    },

    "a view of the game": ({ laid }) => [judged(view, laid), judged(readView, laid)],

    "a position of a record": (order) => {
      const record = readGcg(gcgOf(setting, order)).game;
      const play = record.state.history.map(({ type }) => type).lastIndexOf("played");
      const before = positionBefore(record, play);
      const again = unwrap(parseCgp(formatCgp(before).text, { ruleset })).position;
      return [judged(before.position, order.laid), judged(again, order.laid)];
    },

    ...(setting.refused ? {} : { "the search for plays": search() }),
  };

  /** Word graphs have no labels, so this door is for words that nobody forbids. */
  function search(): Door {
    const graph = buildWordGraph(setting.words, { tileSet: ruleset.tileSet, gaddag: true });
    const wanted = keyOf(tiles);
    return ({ rack }) => {
      const found = generatePlays({ ruleset, board, rack }, graph).filter((play) => keyOf(play.placements) === wanted);
      const unlike = found.filter(({ points, leave: kept }) => points !== setting.points || kept.join("") !== leave);
      if (found.length !== 1 || unlike.length > 0) return [`found ${found.length} times: ${JSON.stringify(found)}`];
      return found.map((play) => judged({ ruleset, board, rack }, play.placements));
    };
  }
}

/** The tiles of a play, in whatever order. */
function keyOf(placements: readonly Placement[]): string {
  const tiles = placements.map(({ row, col, letter }) => `${row} ${col} ${letter}`);
  return tiles.sort().join(", ");
}

function movingDoors(setting: Setting, { game, readGcg }: Shared): Doors {
  const { ruleset, dictionary, points, refused, seat } = setting;
  const saved = unwrap(parseGame(JSON.stringify(game))).state;
  const looksUp = { ...game, ruleset: defineRuleset(game.ruleset, checkedWords) };
  const atTable = tableGameOf(setting);

  /** The game as it is, saved and read again, and replayed; and what a challenge of the play brings. */
  const afterPlay = once((state) => {
    const read = unwrap(parseGame(JSON.stringify(state))).state;
    const challenged = unwrap(applyMove(read, { type: "challenge" }, { by: 1 - seat, dictionary })).state;
    const games = [challenged, stateAt(challenged, challenged.history.length), ...(refused ? [] : [state, read])];
    const had = stateAt(state, lastPlay(state)!.index).players[seat]!.score;
    const gained = challenged.players[seat]!.score - had;
    return [...games.map(outcome), ...(gained === (refused ? 0 : points) ? [] : [`${gained} points for the player`])];
  });
  const made = (before: GameState, move: Move): readonly string[] =>
    afterPlay(unwrap(applyMove(before, move, { by: seat })).state);

  /** What a record says, what it says when it is written again, and when it is written from its events alone. */
  const recorded = ({ game: read, remarks }: Read): readonly string[] => {
    const odd = remarks
      .map(said)
      .map(({ line, code, found, expected }) => `line ${line}: ${code}, ${found}, not ${expected}`);
    return [outcome(read.state), ...odd];
  };
  const readHistory = memo((text: string) => unwrap(parseGameHistory(text, { ruleset })), String);
  const fromEvents = once((state) => recorded(readGcg(formatGcg(state).text)));

  return {
    "a move in a game": ({ laid }) => made(game, { type: "play", placements: laid }),

    "a move as JSON in a game that was saved": ({ laid }) => {
      const said = JSON.stringify({ type: "play", placements: laid, points });
      return made(saved, unwrap(parseMove(said, saved.ruleset)).move);
    },

    "a move where words are looked up at once": ({ laid }) => {
      const answer = applyMove(looksUp, { type: "play", placements: laid }, { by: seat, dictionary });
      if (answer.ok) return [outcome(answer.state)];
      return answer.violations.map((one) => (one.code === "invalid-word" ? `refused: ${one.word}` : one.code));
    },

    "a move at a real table": ({ laid, rack }) => {
      const pile = { tiles: rack, hidden: ruleset.rackSize - rack.length };
      const known = unwrap(applyRuling(atTable, { type: "tell-rack", player: seat, rack: pile })).state;
      return [atTable, known].flatMap((state) => made(state, { type: "play", placements: laid }));
    },

    "a record in GCG": (order) => {
      const read = readGcg(gcgOf(setting, order));
      return [...recorded(read), ...recorded(readGcg(formatGcg(read.game).text)), ...fromEvents(read.game.state)];
    },

    "a game history in JSON": (order) => recorded(readHistory(historyOf(setting, order))),
  };
}

/** What became of the last play of a game. */
function outcome(game: GameState): string {
  const challenge = game.history.find((event) => event.type === "challenged" && event.upheld);
  if (challenge?.type === "challenged") return `refused: ${challenge.invalid?.join(", ") ?? "one or more"}`;
  const { index, event } = lastPlay(game)!;
  const again = scoreAt(game, index)?.total;
  return again === event.points ? named(event.points, event.words) : `${event.points}, counted again ${again}`;
}
