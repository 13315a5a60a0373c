import type { GameEvent, PlayerIndex } from "../../game/model/event.ts";
import type { GameState, Player } from "../../game/model/state.ts";
import { draw } from "../../game/table/draw.ts";
import { nextAfter } from "../../game/table/players.ts";
import { countsAsTurn } from "../../game/table/turns.ts";
import { indexRules } from "../../play/indexed-rules.ts";
import type { Placed } from "../../play/placement.ts";
import { scoreMove } from "../../play/score.ts";
import { describeViolation } from "../../render/messages.ts";
import { type Pile, pileSize, sortTiles } from "../../tiles/pile.ts";
import { BLANK } from "../../tiles/tile.ts";
import { parseSquare } from "../coordinate.ts";
import { parseTiles } from "../rack-text.ts";
import { parseWord } from "../word-text.ts";
import type { Action, EventLine } from "./line.ts";
import type { Worth } from "./points.ts";
import { readWrittenRack, tellRack } from "./racks.ts";
import type { Reading } from "./reading.ts";

type Turn<Type extends Action["type"]> = Extract<Action, { readonly type: Type }>;

/** A play, an exchange or a pass: books it, whoever's turn it is, and says what it is worth. */
export function readTurn(
  reading: Reading,
  line: EventLine,
  player: PlayerIndex,
  action: Turn<"play"> | Turn<"exchange"> | Turn<"pass">,
): Worth {
  takeTurn(reading, line, player);
  if (action.type === "play") return readPlay(reading, line, player, action);
  if (action.type === "exchange") return readExchange(reading, line, player, action);
  tellRack(reading, line.line, player, readWrittenRack(reading, line), []);
  reading.book(line.line, { player, type: "passed" });
  return { points: 0, booked: 0, code: "wrong-score" };
}

/**
 * Whoever the file says moves, moves. Where it goes on after what would have been the end, the game did: tiles may have
 * been miscounted, and turns without points end a game only if somebody counts them.
 */
function takeTurn(reading: Reading, { line, nick }: EventLine, player: PlayerIndex): void {
  const now = reading.now();
  const { status, players } = now;
  if (status.turn === player) return;
  const next = status.turn ?? nextAfter(players, lastTurnOf(now)?.player ?? 0);
  if (next !== player || status.kind === "over") {
    const expected = status.kind === "over" ? "the end of the game" : (players[next] as Player).name;
    reading.remark({ line, column: nick.column }, { code: "out-of-turn", found: nick.text, expected });
  }
  reading.book(line, { player, type: "turn-set" });
}

/** The last turn anybody took, the return of a challenged play being one too; `null` before the first. */
export function lastTurnOf({ history }: GameState): Exclude<GameEvent, { readonly player: null }> | null {
  for (let index = history.length - 1; index >= 0; index--) {
    const event = history[index] as GameEvent;
    if (event.player !== null && countsAsTurn(event.type)) return event;
  }
  return null;
}

function readPlay(reading: Reading, line: EventLine, player: PlayerIndex, action: Turn<"play">): Worth {
  reading.count("plays");
  const placements = readPlacements(reading, line, action);
  const { ruleset, board } = reading.now();
  const { score, violations } = placements === null ? {} : scoreMove({ ruleset, board }, placements);
  if (violations !== undefined) {
    const expected = violations.map((violation) => describeViolation(violation)).join(" ");
    const { text, column } = action.at;
    const found = `${text} ${action.word.text}`;
    reading.remark({ line: line.line, column }, { code: "irregular-play", found, expected });
  }
  const written = readWrittenRack(reading, line);
  if (placements === null || score === undefined) {
    // The board stays as it is, the turn goes on to the next player, and the points are the file's.
    tellRack(reading, line.line, player, written, []);
    const { players } = reading.now();
    reading.book(line.line, { player: (player + 1) % players.length, type: "turn-set" });
    return { points: null, booked: 0, code: "wrong-score" };
  }
  const used = placements.map(({ letter, blank }) => (blank ? BLANK : letter));
  tellRack(reading, line.line, player, written, used);
  const now = reading.now();
  const left = pileSize((now.players[player] as Player).rack) - placements.length;
  const drawn = draw(now, ruleset.rackSize - left);
  const words = score.words.map(({ word }) => word);
  reading.book(line.line, { player, type: "played", placements, words, points: score.total, drawn });
  if (line.score?.value === score.total) reading.count("scoresAgreed");
  return { points: score.total, booked: score.total, code: "wrong-score" };
}

/** The tiles of a play in board order; `null`, with a remark, if they cannot lie where the file says. */
function readPlacements(reading: Reading, { line }: EventLine, { at, word }: Turn<"play">): readonly Placed[] | null {
  const { ruleset, board } = reading.now();
  const start = parseSquare(at.text, ruleset.layout);
  if (!start.ok) {
    const { found, expected } = start.problems[0];
    reading.remark({ line, column: at.column }, { code: "irregular-play", found, expected });
    return null;
  }
  const { square, direction } = start;
  const read = parseWord(word, square, direction, { ruleset, board, rules: indexRules(ruleset) });
  const [problem] = read.problems;
  if (problem === undefined) return read.placements;
  const { code, found, expected } = problem;
  reading.remark({ line, column: problem.column }, { code, found, expected });
  return null;
}

function readExchange(reading: Reading, line: EventLine, player: PlayerIndex, { tiles }: Turn<"exchange">): Worth {
  const { tileSet } = reading.now().ruleset;
  const counted = /^\d{1,4}$/.test(tiles.text) ? Number(tiles.text) : null;
  const { tiles: known, problems } = counted === null ? parseTiles(tiles, tileSet) : noTiles;
  const [problem] = problems;
  if (problem !== undefined) reading.remark({ line: line.line, column: problem.column }, problem);
  tellRack(reading, line.line, player, readWrittenRack(reading, line), known);

  const now = reading.now();
  const { rack } = now.players[player] as Player;
  const said = counted ?? known.length;
  const minBag = Math.max(now.ruleset.exchange?.minBag ?? 0, said);
  const bag = pileSize(now.bag);
  if (said > pileSize(rack) || bag < minBag) {
    const expected =
      bag < minBag ? `at least ${minBag} tiles in the bag, which has ${bag}` : `at most ${pileSize(rack)} tiles`;
    const found = `-${tiles.text}`;
    reading.remark({ line: line.line, column: tiles.column - 1 }, { code: "irregular-play", found, expected });
  }
  const count = Math.min(said, pileSize(rack));
  const returned: Pile =
    counted === null && count === said
      ? { tiles: sortTiles(tileSet, known), hidden: 0 }
      : count === pileSize(rack)
        ? rack
        : { tiles: [], hidden: count };
  reading.book(line.line, { player, type: "exchanged", returned, drawn: draw(now, count) });
  return { points: 0, booked: 0, code: "wrong-score" };
}

const noTiles: ReturnType<typeof parseTiles> = { tiles: [], problems: [] };
