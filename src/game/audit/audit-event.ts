import { indexOf } from "../../board/layout.ts";
import type { ScoreBreakdown } from "../../play/breakdown.ts";
import { scoreMove } from "../../play/score.ts";
import { type Pile, pileSize } from "../../tiles/pile.ts";
import type { Tile } from "../../tiles/tile.ts";
import { reasonForRacks } from "../conclude.ts";
import { notHeld } from "../judging/tiles-told.ts";
import type { EndReason, GameEvent, PlayedEvent, PlayerIndex } from "../model/event.ts";
import type { GameState, Player } from "../model/state.ts";
import { tilesOf } from "../table/board-tiles.ts";
import { reasonToWait } from "../table/ending.ts";
import { unknownRacks } from "../table/players.ts";
import { settlementOf } from "../table/settlement.ts";
import { openWindow } from "../table/window.ts";
import type { Audit } from "./finding.ts";

type Found = readonly Omit<Audit, "event">[];

/** Lists what in an event does not follow from the game before it. */
export function auditEvent(before: GameState, event: GameEvent, index: number): readonly Audit[] {
  return findings(before, event).map((found) => ({ event: index, ...found }));
}

function findings(before: GameState, event: GameEvent): Found {
  switch (event.type) {
    case "played":
      return [...auditTurn(before, event.player), ...auditPlay(before, event)];
    case "exchanged": {
      const held = auditHeld(before, event.player, event.returned.tiles);
      return [
        ...auditTurn(before, event.player),
        ...held,
        ...compare("rack", pileSize(event.returned), pileSize(event.drawn)),
      ];
    }
    case "passed":
    case "turn-lost":
      return auditTurn(before, event.player);
    case "accepted": {
      const waited = before.status.kind === "last-challenge" && before.status.waitingFor.includes(event.player);
      return waited ? [] : [{ code: "turn", expected: "a last play to accept", found: event.player }];
    }
    case "challenged":
      return compare("turn", openWindow(before)?.play ?? "nothing to challenge", event.play);
    case "phony-returned": {
      const play = before.history[event.play];
      if (play?.type !== "played") return [];
      return [
        ...compare("score", play.points, event.points),
        ...compare("rack", asText(play.drawn), asText(event.returned)),
      ];
    }
    case "blank-exchanged": {
      const tile = before.board[indexOf(before.ruleset.layout, event.square)];
      const found = tile?.blank ? tile.letter : "no blank";
      const held = auditHeld(before, event.player, [event.letter]);
      return [...auditTurn(before, event.player), ...compare("geometry", event.letter, found), ...held];
    }
    case "excess-returned":
      return auditHeld(before, event.player, event.tiles.tiles);
    case "ended":
      return auditEnd(before, event.reason);
    default:
      return [];
  }
}

function auditTurn({ status }: GameState, player: PlayerIndex): Found {
  return compare("turn", status.turn ?? "nobody", player);
}

function auditPlay(before: GameState, event: PlayedEvent): Found {
  const { ruleset, board, bag, players } = before;
  const tiles = tilesOf(event.placements);
  const left = pileSize((players[event.player] as Player).rack) - tiles.length;
  const drawn = Math.min(Math.max(0, ruleset.rackSize - left), pileSize(bag));
  const racks = [...auditHeld(before, event.player, tiles), ...compare("rack", drawn, pileSize(event.drawn))];
  const score = count(() => scoreMove({ ruleset, board }, event.placements));
  if (typeof score === "string") return [{ code: "geometry", expected: "a legal play", found: score }, ...racks];
  const words = score.words.map(({ word }) => word).join(" ");
  return [...compare("score", score.total, event.points), ...compare("word", words, event.words.join(" ")), ...racks];
}

/** The score, or why there is none. A board may hold what no play could have laid. */
function count(score: () => ReturnType<typeof scoreMove>): ScoreBreakdown | string {
  try {
    const { ok, score: breakdown, violations } = score();
    return ok ? breakdown : violations.map(({ code }) => code).join(", ");
  } catch {
    return "a board that cannot be read";
  }
}

function auditHeld({ ruleset, players }: GameState, player: PlayerIndex, tiles: readonly Tile[]): Found {
  const { rack } = players[player] as Player;
  return notHeld(ruleset.tileSet, tiles, rack).map((violation) =>
    violation.code === "not-on-rack"
      ? {
          code: "rack",
          expected: `at most ${violation.held} ${violation.tile}`,
          found: `${violation.played} ${violation.tile}`,
        }
      : { code: "rack", expected: "tiles of the set", found: tiles.join(" ") },
  );
}

/** Checks the reason, where the rules decide it, and the settlement, where all racks are known. */
function auditEnd(before: GameState, reason: EndReason): Found {
  const said = before.players.map(() => 0);
  for (const event of before.history) {
    if (event.type === "adjusted" && event.reason === "rack")
      said[event.player] = (said[event.player] ?? 0) + event.points;
  }
  const byRules: readonly EndReason[] = ["out", "target", "passes", "scoreless"];
  const wrong = byRules.includes(reason) ? compare("settlement", reasonFor(before) ?? "no end", reason) : [];
  if (unknownRacks(before).length > 0) return wrong;
  const expected = settlementOf(before, reason);
  return [...wrong, ...expected.flatMap((points, player) => compare("settlement", points, said[player] ?? 0))];
}

function reasonFor(before: GameState): EndReason | null {
  const { status } = before;
  if (status.kind === "last-challenge") return reasonToWait(before, status.play);
  return status.kind === "racks-needed" ? reasonForRacks(before) : null;
}

function compare(code: Audit["code"], expected: string | number, found: string | number): Found {
  return expected === found ? [] : [{ code, expected, found }];
}

function asText({ tiles, hidden }: Pile): string {
  return hidden === 0 ? tiles.join(" ") : `${tiles.join(" ")} and ${hidden} hidden`;
}
