// A club night's scorekeeper: games on real tables, amended and ended. It compiles, and nothing here runs.
import {
  type Applied,
  applyMove,
  applyRuling,
  type Checked,
  createTableGame,
  describeViolation,
  endGame,
  explainScore,
  type GameState,
  initialStateOf,
  lastPlay,
  type Move,
  movesOf,
  scoreAt,
  stateAt,
  unseenTiles,
  unwrap,
} from "tilewright";
import { describeRemark } from "tilewright/messages";
import { parsePlay } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";

let game: GameState = createTableGame({ players: ["A", "B", "C", "D"], ruleset: us2021, first: 2 });

const take = (result: Checked<Applied>): void => {
  if (result.ok) game = result.state;
  else console.log(result.violations.map((violation) => describeViolation(violation)).join("\n"));
};

export function play(text: string, announced?: number): void {
  const parsed = parsePlay(text, game);
  if (!parsed.ok) {
    console.log(describeRemark(parsed.problems[0]));
    return;
  }
  take(applyMove(game, { type: "play", placements: parsed.placements, points: announced }));
  const last = lastPlay(game);
  const score = last && scoreAt(game, last.index);
  if (score) console.log(score.total, explainScore(score));
}

export const exchange = (count: number): void => take(applyMove(game, { type: "exchange", tiles: count }));

/** The paper dictionary has spoken. */
export const challenge = (by: number, acceptable: boolean): void =>
  take(applyMove(game, { type: "challenge" }, { by, dictionary: { has: () => acceptable } }));

export const misScored = (): void =>
  take(applyRuling(game, { type: "adjust", player: 3, points: -2, reason: "correction", note: "added up wrong" }));
export const wentHome = (): void => take(applyMove(game, { type: "resign" }, { by: 2 }));

export const undo = (): void => {
  const last = movesOf(game).at(-1);
  if (last) game = stateAt(game, last.event);
};

/** A wrong tile is noticed two turns later: the intents are edited and applied again. */
export function amend(n: number, move: Move): void {
  let again = initialStateOf(game);
  for (const [i, made] of movesOf(game).entries()) {
    const result =
      made.kind === "ruling"
        ? applyRuling(again, made.ruling)
        : made.kind === "end"
          ? endGame(again, made.options)
          : applyMove(again, i === n ? move : made.move, { by: made.by, dictionary: { has: () => !made.upheld } });
    again = unwrap(result).state;
  }
  game = again;
}

export function finish(): void {
  if (game.status.kind === "racks-needed") console.log("Racks of", game.status.waitingFor);
  take(endGame(game, { reason: "out", racks: [[], ["E", "I", "O"], ["Q", "U", "?"], ["T"]] }));
  if (game.status.kind === "over") console.log(game.status.winners.map((winner) => game.players[winner]?.name));
}

export const sheet = (): readonly string[] =>
  game.players
    .map(({ name, score }) => `${name} ${score}`)
    .concat(`${unseenTiles(game).length} unseen, ${game.bag.hidden} in the bag`);
