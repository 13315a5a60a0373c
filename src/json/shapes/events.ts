import { mostListed } from "../../game/judging/limits.ts";
import {
  type AdjustReason,
  automaticReasons,
  type DecisionReason,
  decisionReasons,
  type EndReason,
  endReasons,
  type GameEvent,
  ruledReasons,
  type StartRound,
} from "../../game/model/event.ts";
import { penaltyField } from "../../rules/read-ruleset.ts";
import { caps } from "./caps.ts";
import type { TableContext } from "./context.ts";
import { placedTiles } from "./placements.ts";
import type { Field, Shapes } from "./shape.ts";
import { letter, pile, tile } from "./tiles.ts";
import { count, nothing, points, seat, seats, square, text, textOrNull, truth } from "./values.ts";

/** Why a game is over: it has ended, or a ruling has decided it. */
export const overReason: Field<EndReason | DecisionReason> = /* @__PURE__ */ (() => ({
  oneOf: [...endReasons, ...decisionReasons],
}))();

const adjustReason: Field<AdjustReason> = /* @__PURE__ */ (() => ({
  oneOf: [...automaticReasons, ...ruledReasons],
}))();

/** What a decided game counts as has one number for each seat. */
export function checkSpreads({ reader, seats }: TableContext, { length }: readonly number[], path: string): void {
  if (length < seats) reader.fail("count", path, { of: "spreads", min: seats, max: seats }, length);
}

const round: Field<StartRound> = {
  object: { draws: { list: ({ seats }) => seats, of: { object: { player: seat, tile } } } },
};

const words: Field<readonly string[]> = { list: mostListed, of: text };

const trueOrAbsent: Field<true | undefined> = { oneOf: [true], optional: true };

const events: Shapes<GameEvent, "type"> = {
  "drew-for-start": { player: nothing, rounds: { list: caps.rounds, of: round }, first: seat },
  dealt: { player: seat, drawn: pile, chosen: trueOrAbsent },
  played: { player: seat, placements: placedTiles, words, points, drawn: pile, noPlays: trueOrAbsent },
  exchanged: { player: seat, returned: pile, drawn: pile },
  passed: { player: seat },
  accepted: { player: seat },
  resigned: { player: seat },
  "turn-set": { player: seat },
  "turn-lost": { player: seat, challenge: count },
  challenged: {
    player: seat,
    play: count,
    words: { list: mostListed, of: count },
    invalid: { list: mostListed, of: text, orNull: true },
    upheld: truth,
    price: { ...penaltyField, orNull: true },
  },
  "phony-returned": { player: seat, play: count, points, returned: pile },
  "blank-exchanged": { player: seat, square, letter },
  "rack-told": { player: seat, rack: pile },
  "excess-returned": { player: seat, tiles: pile },
  adjusted: { player: seat, reason: adjustReason, points, note: textOrNull },
  ended: { player: nothing, reason: { oneOf: endReasons } },
  decided: {
    player: nothing,
    reason: { oneOf: decisionReasons },
    winners: seats,
    spreads: { list: ({ seats }) => seats, of: points, orNull: true, check: checkSpreads },
    note: textOrNull,
  },
};

/** One event of a history. What it says of other events is checked elsewhere. */
export const event: Field<GameEvent> = { tagged: "type", shapes: events };
