// Challenging a play (W7-W11, D17-D25).

import { lookUp } from "../play/judge.ts";
import type { ChallengeRule, Dictionary, Move, Price, ScoredWord } from "../shapes.ts";
import { indexOf } from "../squares.ts";
import { failuresOf } from "./counts.ts";
import { noLongerWaitFor } from "./ending.ts";
import { finish } from "./finish.ts";
import { type Game, type OpenPlay, put, putIntoBag, seatOf, type Turn, take } from "./game.ts";
import { tilesOf } from "./play.ts";
import { endBySeries } from "./series.ts";
import { after, giveTurn } from "./turns.ts";
import type { EventSummary, MoveOptions } from "./verdict.ts";

type Challenge = Extract<Move, { type: "challenge" }>;

/** The codes of everything that is wrong with a challenge. */
export function codesOfChallenge(game: Game, by: number, move: Challenge, options: MoveOptions): string[] {
  const rule = game.rules.challenge;
  if (rule === null || seatOf(game, by).resigned) return ["not-allowed"];
  const play = game.openPlay;
  if (play === null || play.judged.length === play.score.words.length) return ["nothing-to-challenge"];
  if (play.by === by) return ["own-play"];
  const codes: string[] = [];
  if ((move.words ?? []).some((word) => play.score.words[word] === undefined)) codes.push("no-such-word");
  else if (wordsToJudge(rule, play, move).length === 0) return ["nothing-to-challenge"];
  if (options.dictionary === undefined) codes.push("no-dictionary");
  return codes;
}

/** Looks the words up; takes the play off, or makes the challenger pay. */
export function carryOutChallenge(
  game: Game,
  by: number,
  move: Challenge,
  options: MoveOptions,
  events: EventSummary[],
): void {
  const rule = game.rules.challenge as ChallengeRule;
  const play = game.openPlay as OpenPlay;
  const judged = wordsToJudge(rule, play, move);
  const dictionary = options.dictionary as Dictionary;
  const words = judged.map((index) => play.score.words[index] as ScoredWord);
  const bad = words.filter((word) => lookUp(game.rules, word, dictionary) !== null).map(({ word }) => word);
  const price = bad.length === 0 ? priceOfNext(game, by) : null;
  events.push({ type: "challenged", player: by, judged, words: bad, upheld: price === null, price });
  if (price !== null) {
    play.judged.push(...(rule.looksUp === "word-by-word" ? judged : openWords(play)));
    game.failedBy.push(by);
    pay(game, by, price, play, judged.length, events);
  } else takeOff(game, play, events);
}

/** What the next failed challenge of a player costs by the rules, wherever the game stands; null without challenges. */
export function priceOfNext(game: Game, by: number): Price | null {
  const rule = game.rules.challenge;
  return rule === null ? null : priceAfter(failuresOf(game, by), rule);
}

/** What a failed challenge costs a player who has had so many before: the last price stands for all further ones. */
function priceAfter(failures: number, { whenWrong, schedule = null }: ChallengeRule): Price {
  if (schedule === null) return whenWrong;
  return schedule[Math.min(failures, schedule.length - 1)] as Price;
}

// D19, D20: the whole play at once, or the named words; without a name all that have not been ruled on. Only where words
// are challenged one by one are the others left for another challenge: elsewhere the first ruling settles the play.
function wordsToJudge(rule: ChallengeRule, play: OpenPlay, move: Challenge): number[] {
  const open = openWords(play);
  const named = move.words ?? [];
  if (rule.looksUp === "every-word" || named.length === 0) return open;
  return open.filter((index) => named.includes(index));
}

function openWords(play: OpenPlay): number[] {
  return play.score.words.map((_, index) => index).filter((index) => !play.judged.includes(index));
}

// D21: as if the play had not been made, but the pass series stays at zero and the turn is lost.
function takeOff(game: Game, play: OpenPlay, events: EventSummary[]): void {
  const seat = seatOf(game, play.by);
  take(seat.rack, play.drawn);
  putIntoBag(game, play.drawn);
  for (const tile of play.laid) game.board[indexOf(game.rules.layout, tile)] = null;
  put(seat.rack, tilesOf(play.laid));
  seat.score -= play.score.total;
  seat.scored -= play.score.total;
  (game.turns[play.turn] as Turn).kind = "taken-off";
  game.openPlay = null;
  events.push({ type: "phony-returned", player: play.by, returned: [...play.drawn].sort() });
  const reason = endBySeries(game);
  if (reason !== null) finish(game, reason, null, events);
  else if (game.status.kind === "last-challenge") giveTurn(game, after(game, play.by), events);
}

// D22, D25: a player on turn loses the turn at once. After the last play it is owed until the game is over, and void then;
// should the game go on because another word was bad, it is lost. Whoever challenged the last play in vain has not accepted
// it, and is waited for as before; but whoever had its last open words ruled on has.
function pay(game: Game, by: number, price: Price, play: OpenPlay, words: number, events: EventSummary[]): void {
  const { status } = game;
  if (typeof price === "object") payPoints(game, by, price, play, words, events);
  if (price === "lose-turn") seatOf(game, by).turnsToMiss += 1;
  if (price === "lose-game") finish(game, "lost-challenge", by, events);
  else if (status.kind === "last-challenge") {
    if (play.judged.length === play.score.words.length) noLongerWaitFor(game, by, events);
  } else if (price === "lose-turn" && status.kind === "playing" && status.turn === by) giveTurn(game, by, events);
}

function payPoints(
  game: Game,
  by: number,
  price: Extract<Price, object>,
  play: OpenPlay,
  words: number,
  events: EventSummary[],
): void {
  const points = price.points * (price.per === "word" ? words : 1);
  // A price in seconds alone: the game keeps no time.
  if (points === 0) return;
  const player = price.to === "opponent" ? play.by : by;
  const change = price.to === "opponent" ? points : -points;
  seatOf(game, player).score += change;
  events.push({ type: "adjusted", player, points: change });
}
