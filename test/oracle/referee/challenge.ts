// Challenging a play (W7-W11, D17-D25).
import { finish, tooManyScoreless } from "./ending.ts";
import { isAcceptable } from "./play.ts";
import type { Fact, Said } from "./said.ts";
import type { ChallengeRule, Move } from "./shapes.ts";
import { placeOf } from "./squares.ts";
import { type OpenPlay, put, seatOf, type Table, take } from "./table.ts";
import { after, giveTurn } from "./turns.ts";

type Challenge = Extract<Move, { type: "challenge" }>;

/** Every violation of a challenge. */
export function faultsOfChallenge(table: Table, by: number, move: Challenge, said: Said): string[] {
  const rule = table.rules.challenge;
  if (rule === null || seatOf(table, by).resigned) return ["not-allowed"];
  const play = table.openPlay;
  if (play === null || play.judged.length === play.words.length) return ["nothing-to-challenge"];
  if (play.by === by) return ["own-play"];
  const faults: string[] = [];
  if ((move.words ?? []).some((word) => play.words[word] === undefined)) faults.push("no-such-word");
  else if (wordsToJudge(rule, play, move).length === 0) return ["nothing-to-challenge"];
  if (said.dictionary === undefined) faults.push("no-dictionary");
  return faults;
}

/** Looks the words up; takes the play off, or makes the challenger pay. */
export function carryOutChallenge(table: Table, by: number, move: Challenge, said: Said, facts: Fact[]): void {
  const rule = table.rules.challenge as ChallengeRule;
  const play = table.openPlay as OpenPlay;
  const judged = wordsToJudge(rule, play, move);
  const dictionary = said.dictionary as NonNullable<Said["dictionary"]>;
  const good = (word: number): boolean =>
    isAcceptable(table.rules, dictionary, (play.words[word] as OpenPlay["words"][number]).letters);
  const bad = judged.filter((word) => !good(word)).map((word) => (play.words[word] as OpenPlay["words"][number]).text);
  facts.push({ type: "challenged", player: by, judged, words: bad, upheld: bad.length > 0 });
  if (bad.length === 0) {
    play.judged.push(...judged);
    pay(table, by, rule.whenWrong, play, judged.length, facts);
  } else takeOff(table, play, facts);
}

// D19, D20: the whole play at once, or the named words; none named means all that nobody has ruled on.
function wordsToJudge(rule: ChallengeRule, play: OpenPlay, move: Challenge): number[] {
  const open = play.words.map((_, index) => index).filter((index) => !play.judged.includes(index));
  const named = move.words ?? [];
  if (rule.looksUp === "every-word" || named.length === 0) return open;
  return open.filter((index) => named.includes(index));
}

// D21: as if the play had not been made, but the pass series stays at zero and the turn is lost.
function takeOff(table: Table, play: OpenPlay, facts: Fact[]): void {
  const seat = seatOf(table, play.by);
  take(seat.rack, play.drawn);
  put(table.bag, play.drawn);
  for (const tile of play.laid) table.board[placeOf(table.rules.layout, tile)] = null;
  put(
    seat.rack,
    play.laid.map((tile) => (tile.blank ? "?" : tile.letter)),
  );
  seat.score -= play.points;
  table.scorelessTurns = play.scorelessBefore + 1;
  table.openPlay = null;
  facts.push({ type: "phony-returned", player: play.by, returned: [...play.drawn].sort() });
  if (tooManyScoreless(table)) finish(table, "scoreless", null, facts);
  else if (table.status.kind === "last-challenge") giveTurn(table, after(table, play.by), facts);
}

// D22, D25: a lost turn is served at once by a player on turn. After the last play it is owed until the game is over, and
// void then; should the game go on because another word was bad, it is lost.
function pay(
  table: Table,
  by: number,
  price: ChallengeRule["whenWrong"],
  play: OpenPlay,
  words: number,
  facts: Fact[],
): void {
  const { status } = table;
  if (typeof price === "object") payPoints(table, by, price, play, words, facts);
  if (price === "lose-turn") seatOf(table, by).turnsToMiss += 1;
  if (price === "lose-game") finish(table, "lost-challenge", by, facts);
  else if (status.kind === "last-challenge") {
    status.waitingFor = status.waitingFor.filter((player) => player !== by);
    if (status.waitingFor.length === 0) finish(table, status.reason, status.by, facts);
  } else if (price === "lose-turn" && status.kind === "playing" && status.turn === by) giveTurn(table, by, facts);
}

function payPoints(
  table: Table,
  by: number,
  price: Extract<ChallengeRule["whenWrong"], object>,
  play: OpenPlay,
  words: number,
  facts: Fact[],
): void {
  const points = price.points * (price.per === "word" ? words : 1);
  const player = price.to === "opponent" ? play.by : by;
  const change = price.to === "opponent" ? points : -points;
  seatOf(table, player).score += change;
  facts.push({ type: "adjusted", player, points: change });
}
