import {
  applyRuling,
  createGame,
  createTableGame,
  defineRuleset,
  endGame,
  type GameState,
  type Ruleset,
  type Ruling,
  unwrap,
} from "tilewright";
import { exchangeBlanks, finishLine } from "tilewright/rulesets";
import { presets } from "../support/presets.ts";
import { board3, dictionary, make, makeAll, scene } from "./scene.ts";

/** Games reached by every kind of move, ruling and end, by name: what holds for any game is tried on all of them. */
export function games(ruleset: Ruleset = presets.H21): Readonly<Record<string, GameState>> {
  const bag = "ABCDEFGHIJKLMNOPQRSTUVWXYZAEIOU";
  const start = scene({ ruleset, racks: ["HORNXAM", "FAMOATE", "PASTEOB"], bag });
  const horn = make(start, "8F HORN");
  const phony = make(start, "8F HORX");
  const out = make(scene({ ruleset, plays: board3, racks: ["OB", "XA", "Q"], scores: [50, 60, 70] }), "9H .OB");
  const blanks = scene({
    ruleset: defineRuleset(ruleset, exchangeBlanks),
    plays: ["8F hORN"],
    racks: ["HMTAEIS", "XOEE"],
    bag,
  });
  const targets = scene({
    ruleset: defineRuleset(ruleset, finishLine({ target: 50 })),
    plays: board3,
    racks: ["OBE", "XA"],
    bag,
  });
  const table = createTableGame({ players: 2, ruleset });
  const rulings: readonly Ruling[] = [
    { type: "tell-rack", player: 1, rack: { tiles: [..."ABCDE"], hidden: 3 } },
    { type: "return-excess", player: 1, tiles: { tiles: ["A"], hidden: 0 } },
    { type: "adjust", player: 0, points: -3, reason: "penalty", note: "late" },
    { type: "set-turn", player: 1 },
  ];
  const excess = rulings.reduce((state, ruling) => unwrap(applyRuling(state, ruling)).state, table);
  const exchanged = make(horn, { type: "exchange", tiles: [..."FAT"] });
  return {
    dealt: createGame({ players: 4, ruleset, seed: "every kind" }),
    start,
    played: horn,
    exchanged,
    passed: make(exchanged, "pass"),
    "challenged in vain": make(horn, "challenge", { by: 2, dictionary }),
    "a lost turn": make(make(horn, "challenge", { by: 1, dictionary }), "pass"),
    "taken off": make(phony, "challenge", { by: 1, dictionary }),
    "a blank exchanged": make(blanks, { type: "exchange-blank", square: { row: 7, col: 5 } }),
    resigned: make(horn, "resign", { by: 1 }),
    "waiting for the last challenge": out,
    "one has accepted": make(out, "accept", { by: 2 }),
    "over, gone out": make(make(out, "accept", { by: 2 }), "accept"),
    "over, passed": makeAll(start, "pass", "pass", "pass", "pass", "pass", "pass"),
    "over, a target": make(make(targets, "9H .OB"), "accept"),
    "over, agreed": unwrap(endGame(horn, { reason: "agreed" })).state,
    "over, resigned": make(make(horn, "resign", { by: 1 }), "resign", { by: 0 }),
    "at a table": table,
    "at a table, played": make(make(table, "8F HORx"), { type: "exchange", tiles: 3 }),
    "at a table, taken off": make(make(table, "8F HORx"), "challenge", { dictionary }),
    "at a table, an excess returned": excess,
    "at a table, racks needed": makeAll(table, "pass", "pass", "pass", "pass"),
  };
}
