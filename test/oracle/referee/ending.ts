// When a game ends, what is counted then, and who has won (E1-E7, D25, D28-D39).
import type { Fact } from "./said.ts";
import type { CanPlay, EndReason } from "./shapes.ts";
import { seatOf, stillIn, type Table, tileValue } from "./table.ts";
import { after, giveTurn } from "./turns.ts";

/** After a play and its draw: a last chance to challenge, or the next turn. */
export function afterPlay(table: Table, by: number, canPlay: CanPlay | undefined, facts: Fact[]): void {
  const reason = endByPlay(table, by, canPlay);
  const waitingFor = stillIn(table).filter((other) => other !== by);
  if (reason === null) scorelessOrNext(table, by, facts);
  else if (table.rules.challenge === null) finish(table, reason, by, facts);
  else table.status = { kind: "last-challenge", waitingFor, reason, by };
}

/** After a pass or an exchange of no tiles. */
export function afterPass(table: Table, by: number, canPlay: CanPlay | undefined, facts: Fact[]): void {
  if (everybodyPassed(table)) finish(table, "passes", null, facts);
  else if (tooManyScoreless(table)) finish(table, "scoreless", null, facts);
  else if (nobodyCanPlay(table, canPlay)) finish(table, "no-plays", null, facts);
  else giveTurn(table, after(table, by), facts);
}

/** After a turn that ends the game only by being one scoreless turn too many. */
export function scorelessOrNext(table: Table, by: number, facts: Fact[]): void {
  if (tooManyScoreless(table)) finish(table, "scoreless", null, facts);
  else giveTurn(table, after(table, by), facts);
}

/**
 * The game is over: settle where the end asks for it, and name the winners. `who` went out, reached a target or lost the
 * game by a challenge; null where the end is nobody's doing.
 */
export function finish(table: Table, reason: EndReason, who: number | null, facts: Fact[]): void {
  if (reason === "lost-challenge") table.loser = who;
  table.scoresBefore = table.seats.map((seat) => seat.score);
  if (isSettled(reason)) settle(table, reason === "out" ? who : null);
  facts.push({ type: "ended", player: null });
  for (const seat of table.seats) seat.turnsToMiss = 0;
  if (reason === "target" && who !== null && !seatOf(table, who).resigned) table.reached = who;
  table.status = { kind: "over", reason, winners: winnersOf(table) };
}

/** Points told after the end: they count before the settlement and after it, and may change who has won by score. */
export function adjustAfterwards(table: Table, player: number, points: number): void {
  const { status } = table;
  if (status.kind !== "over") return;
  table.scoresBefore = table.scoresBefore.map((score, other) => (other === player ? score + points : score));
  table.status = { ...status, winners: winnersOf(table) };
}

/** Whether everybody still in has passed on the last turns they took (D29). */
export function everybodyPassed(table: Table): boolean {
  const { passesEach } = table.rules.end;
  return passesEach !== null && stillIn(table).every((player) => seatOf(table, player).passesInRow >= passesEach);
}

/** The players whose racks still allow a play. */
export function whoCanPlay(table: Table, canPlay: CanPlay): number[] {
  return stillIn(table).filter((player) =>
    canPlay({ ruleset: table.rules, board: table.board, rack: seatOf(table, player).rack }),
  );
}

function endByPlay(table: Table, by: number, canPlay: CanPlay | undefined): EndReason | null {
  const target = table.rules.end.targets?.[by];
  if (target !== undefined && seatOf(table, by).score >= target) return "target";
  if (table.bag.length === 0 && seatOf(table, by).rack.length === 0) return "out";
  return nobodyCanPlay(table, canPlay) ? "no-plays" : null;
}

function nobodyCanPlay(table: Table, canPlay: CanPlay | undefined): boolean {
  if (!table.rules.end.noPlays || canPlay === undefined || table.bag.length > 0) return false;
  return whoCanPlay(table, canPlay).length === 0;
}

/** Whether as many turns without points have followed each other as end the game. */
export function tooManyScoreless(table: Table): boolean {
  const { scorelessTurns } = table.rules.end;
  return scorelessTurns !== null && table.scorelessTurns >= scorelessTurns;
}

// D34, D37: nobody's tiles are counted after a target or when only one player is left.
function isSettled(reason: EndReason): boolean {
  return reason !== "target" && reason !== "resigned" && reason !== "lost-challenge";
}

function settle(table: Table, finisher: number | null): void {
  const { own, toFinisher } = table.rules.leftover;
  const left = table.seats.map((seat) => seat.rack.reduce((sum, tile) => sum + tileValue(table.rules, tile), 0));
  for (const [player, seat] of table.seats.entries()) {
    if (own === "subtract") seat.score -= left[player] as number;
    if (player === finisher)
      seat.score += toFinisher * left.reduce((sum, value, other) => (other === player ? sum : sum + value), 0);
  }
}

function winnersOf(table: Table): number[] {
  if (table.reached !== null) return [table.reached];
  const players = stillIn(table).filter((player) => player !== table.loser);
  const best = Math.max(...players.map((player) => seatOf(table, player).score));
  const tied = players.filter((player) => seatOf(table, player).score === best);
  if (table.rules.tieBreak === "shared") return tied;
  const bestBefore = Math.max(...tied.map((player) => table.scoresBefore[player] as number));
  return tied.filter((player) => table.scoresBefore[player] === bestBefore);
}
