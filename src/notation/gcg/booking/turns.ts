import { lostTurn } from "../../../game/conclude.ts";
import type { GameEvent, PlayerIndex } from "../../../game/model/event.ts";
import type { GameState } from "../../../game/model/state.ts";
import { draw } from "../../../game/table/draw.ts";
import { reasonToWait } from "../../../game/table/ending.ts";
import { nextAfter } from "../../../game/table/players.ts";
import { countsAsTurn } from "../../../game/table/turns.ts";
import { type Pile, pileSize, sortTiles } from "../../../tiles/pile.ts";
import { parseTiles } from "../../rack-text.ts";
import type { Action, EventLine } from "../lines/gcg-line.ts";
import type { WhatFollows } from "./find-place.ts";
import { bookPlay } from "./plays.ts";
import type { ExpectedPoints } from "./points.ts";
import { bookRack, parseWrittenRack } from "./racks.ts";
import type { Reading } from "./reading.ts";
import { totalBefore } from "./seating.ts";

type Turn<Type extends Action["type"]> = Extract<Action, { readonly type: Type }>;

/** Books a play, an exchange or a pass, whoever's turn it is, and says what the rules give for it. */
export function bookTurn(
  reading: Reading,
  line: EventLine,
  player: PlayerIndex,
  action: Turn<"play"> | Turn<"exchange"> | Turn<"pass">,
  follows: WhatFollows,
): ExpectedPoints {
  if (action.type === "pass" && bookLastAnswer(reading, line, player)) return noPoints;
  giveTurnTo(reading, line, player, follows.later);
  if (action.type === "play") return bookPlay(reading, line, player, action, follows);
  if (action.type === "exchange") return bookExchange(reading, line, player, action);
  // A player who owes a turn misses it at once, which is written like a pass.
  const missed = lostTurn(reading.now(), player);
  reading.book(line.line, ...missed);
  const { status } = reading.now();
  const missesNext = status.turn !== null && lostTurn(reading.now(), status.turn).length > 0;
  const written = parseWrittenRack(reading, line, player);
  if (!missesNext) bookRack(reading, line.line, player, written, []);
  if (missed.length === 0) reading.book(line.line, { player, type: "passed" });
  return noPoints;
}

const noPoints: ExpectedPoints = { points: 0, booked: 0, code: "wrong-score" };

/**
 * Books a pass behind the play that went out: nobody has a turn there. Where a challenge that fails costs a turn, it
 * stands for one; elsewhere for the answer that the play may stand. Says whether it is such a pass.
 */
function bookLastAnswer(reading: Reading, line: EventLine, player: PlayerIndex): boolean {
  const now = reading.now();
  const { status } = now;
  if (status.kind !== "last-challenge" || !status.waitingFor.includes(player)) return false;
  if (reasonToWait(now, status.play) !== "out") return false;
  bookRack(reading, line.line, player, parseWrittenRack(reading, line, player), []);
  const window = reading.window();
  const price = reading.priceFor(player);
  if (window && price === "lose-turn") {
    const failed = { play: status.play, words: window.open, invalid: [], upheld: false, price } as const;
    reading.book(line.line, { player, type: "challenged", ...failed });
  } else reading.book(line.line, { player, type: "accepted" });
  return true;
}

/**
 * Puts on turn whoever moves according to the file.
 *
 * Moves after what should have been the end are accepted, because the file says the game went on: tiles may have been
 * miscounted, and turns without points end a game only if somebody counts them.
 */
function giveTurnTo(
  reading: Reading,
  { line, nick, score, total }: EventLine,
  player: PlayerIndex,
  later: WhatFollows["later"],
): void {
  const now = reading.now();
  const { status, players } = now;
  if (status.turn === player) return;
  const next = status.turn ?? nextAfter(players, lastTurnOf(now)?.player ?? 0);
  if (next !== player || status.kind === "over") {
    const turn = status.kind === "over" ? null : { player: next, name: players[next]!.name };
    // If the total does not follow from this player's score, the nickname is wrong, not the turn.
    const isTheirs = score === null || total === null || total.value - score.value === players[player]!.score;
    const missing = turn === null || !isTheirs ? null : missingPoints(reading, next, later());
    reading.remark(line, nick, "out-of-turn", { code: "not-on-turn", turn, missing, text: nick.text });
    if (missing !== null) {
      reading.book(null, { player: next, type: "adjusted", reason: "as-recorded", points: missing, note: null });
      reading.trust.lose(line);
    }
  }
  reading.book(line, { player, type: "turn-set" });
}

/**
 * The points of a turn that the record may have left out: the amount by which the player's next total is too high, or
 * `null` if it is not.
 */
function missingPoints(reading: Reading, player: PlayerIndex, later: readonly EventLine[]): number | null {
  const { score } = reading.now().players[player]!;
  const before = totalBefore(later, reading.seating.players, player) ?? score;
  return before > score ? before - score : null;
}

/** The last turn anybody took, the return of a challenged play being one too; `null` before the first. */
export function lastTurnOf({ history }: GameState): Exclude<GameEvent, { readonly player: null }> | null {
  for (let index = history.length - 1; index >= 0; index--) {
    const event = history[index]!;
    if (event.player !== null && countsAsTurn(event.type)) return event;
  }
  return null;
}

function bookExchange(
  reading: Reading,
  line: EventLine,
  player: PlayerIndex,
  { tiles }: Turn<"exchange">,
): ExpectedPoints {
  const { ruleset, players } = reading.now();
  const { tileSet } = ruleset;
  const written = /^\d{1,4}$/.test(tiles.text) ? Number(tiles.text) : null;
  const { tiles: listed, problems } = written === null ? parseTiles(tiles, tileSet) : noTiles;
  const [problem] = problems;
  if (problem !== undefined) reading.remark(line.line, problem, problem.code, problem.reason);
  // No rack holds more than it can: of a longer list only the number counts.
  const tooLong = listed.length > Math.max(ruleset.rackSize, pileSize(players[player]!.rack));
  const number = tooLong ? listed.length : written;
  const known = tooLong ? [] : listed;
  bookRack(reading, line.line, player, parseWrittenRack(reading, line, player), known);

  const now = reading.now();
  const { rack } = now.players[player]!;
  const wanted = number ?? known.length;
  const minBag = wanted === 0 ? 0 : Math.max(now.ruleset.exchange?.minBag ?? 0, wanted);
  const bag = pileSize(now.bag);
  if (wanted > pileSize(rack) || bag < minBag) {
    const text = `-${tiles.text}`;
    const reason =
      bag < minBag
        ? ({ code: "bag-too-small", needed: minBag, bag, text } as const)
        : ({ code: "list-too-long", limit: pileSize(rack), tiles: wanted, text } as const);
    reading.remark(line.line, { column: tiles.column - 1 }, "irregular-play", reason);
  }
  const count = Math.min(wanted, pileSize(rack));
  const returned: Pile =
    number === null && count === wanted
      ? { tiles: sortTiles(tileSet, known), hidden: 0 }
      : count === pileSize(rack)
        ? rack
        : { tiles: [], hidden: count };
  reading.book(line.line, { player, type: "exchanged", returned, drawn: draw(now, count) });
  return noPoints;
}

const noTiles: ReturnType<typeof parseTiles> = { tiles: [], problems: [] };
