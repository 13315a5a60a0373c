// The referee: what is wrong with a move, and what the game is after it.
import { isMove, speakerOf, whyNotNow } from "./authority.ts";
import { carryOutBlank, faultsOfBlank } from "./blank.ts";
import { carryOutChallenge, faultsOfChallenge } from "./challenge.ts";
import { afterPass, everybodyPassed, finish } from "./ending.ts";
import { carryOutExchange, faultsOfExchange } from "./exchange.ts";
import { carryOutPlay, faultsOfPlay } from "./play.ts";
import type { Fact, Said } from "./said.ts";
import type { Move } from "./shapes.ts";
import { copyOf, seatOf, stillIn, type Table } from "./table.ts";
import { after, giveTurn } from "./turns.ts";

/** Refused with the codes of every violation, or done: the game as it is then, and what happened in order. */
export type Answer =
  | { readonly ok: true; readonly table: Table; readonly facts: readonly Fact[] }
  | { readonly ok: false; readonly codes: readonly string[] };

/** Judges a move and carries it out on a copy; the table handed in stays as it is. */
export function apply(table: Table, move: Move, said: Said): Answer {
  const codes = judge(table, move, said);
  if (codes.length > 0) return { ok: false, codes };
  const next = copyOf(table);
  const facts: Fact[] = [];
  carryOut(next, speakerOf(table, said) as number, move, said, facts);
  return { ok: true, table: next, facts };
}

/** The codes of everything that is wrong with a move, sorted, each once. */
export function judge(table: Table, move: Move, said: Said): string[] {
  const speaker = speakerOf(table, said);
  const authority = whyNotNow(table, speaker, move, said);
  if (authority !== null) return [authority];
  if (!isMove(move)) return ["malformed"];
  return [...new Set(faultsOf(table, speaker as number, move, said))].sort();
}

function faultsOf(table: Table, by: number, move: Move, said: Said): string[] {
  const seat = seatOf(table, by);
  switch (move.type) {
    case "play":
      return faultsOfPlay(table, by, move, said);
    case "exchange":
      return faultsOfExchange(table, by, move);
    case "challenge":
      return faultsOfChallenge(table, by, move, said);
    case "exchange-blank":
      return faultsOfBlank(table, by, move);
    case "accept":
      return faultsOfAccepting(table, by);
    case "resign":
      return seat.resigned ? ["not-allowed"] : [];
    case "pass":
      return [];
  }
}

function faultsOfAccepting(table: Table, by: number): string[] {
  if (table.status.kind !== "last-challenge") return ["not-allowed"];
  if (table.status.by === by && !seatOf(table, by).resigned) return ["own-play"];
  return table.status.waitingFor.includes(by) ? [] : ["not-allowed"];
}

function carryOut(table: Table, by: number, move: Move, said: Said, facts: Fact[]): void {
  if (move.type === "play") carryOutPlay(table, by, move, said, facts);
  if (move.type === "exchange") carryOutExchange(table, by, move, said, facts);
  if (move.type === "challenge") carryOutChallenge(table, by, move, said, facts);
  if (move.type === "exchange-blank") carryOutBlank(table, by, move, facts);
  if (move.type === "accept") accept(table, by, facts);
  if (move.type === "resign") resign(table, by, facts);
  if (move.type === "pass") pass(table, by, said, facts);
}

function pass(table: Table, by: number, said: Said, facts: Fact[]): void {
  seatOf(table, by).passesInRow += 1;
  table.scorelessTurns += 1;
  table.openPlay = null;
  facts.push({ type: "passed", player: by });
  afterPass(table, by, said.canPlay, facts);
}

function accept(table: Table, by: number, facts: Fact[]): void {
  facts.push({ type: "accepted", player: by });
  noLongerWaitFor(table, by, facts);
}

// D34: no turn and closes no window; the last one left has won.
function resign(table: Table, by: number, facts: Fact[]): void {
  seatOf(table, by).resigned = true;
  facts.push({ type: "resigned", player: by });
  if (stillIn(table).length === 1) finish(table, "resigned", null, facts);
  else if (table.status.kind === "last-challenge") noLongerWaitFor(table, by, facts);
  else if (everybodyPassed(table)) finish(table, "passes", null, facts);
  else if (table.status.kind === "playing" && table.status.turn === by) giveTurn(table, after(table, by), facts);
}

function noLongerWaitFor(table: Table, player: number, facts: Fact[]): void {
  if (table.status.kind !== "last-challenge") return;
  table.status.waitingFor = table.status.waitingFor.filter((other) => other !== player);
  if (table.status.waitingFor.length === 0) finish(table, table.status.reason, table.status.by, facts);
}
