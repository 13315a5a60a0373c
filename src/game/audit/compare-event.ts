import { type Pile, pileSize, sortTiles } from "../../tiles/pile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { notHeld } from "../judging/tiles-told.ts";
import type { EventOf, GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { draw } from "../table/draw.ts";
import { differences, differing } from "./differences.ts";
import { codeOfProperty } from "./event-code.ts";
import type { EventFinding } from "./finding.ts";
import type { Draws } from "./judge-draws.ts";

/** Compares an event with the one that the engine writes on the game before, property by property. */
export function compareEvent(
  before: GameState,
  written: GameEvent,
  event: GameEvent,
  draws: Draws,
): readonly EventFinding[] {
  const expected = withWords(before, withTiles(before, written, event, draws), event);
  const different = differences(expected, event, "", 1);
  const findings = different.map(
    (one): EventFinding => ({ key: one.path, code: codeOfProperty(event, one.path), reason: differing(one) }),
  );
  return event.type === "dealt" && event.chosen === true ? [...findings, ...auditChosen(before, event)] : findings;
}

/** The event with the tiles that it draws, as far as that can be known. */
function withTiles(before: GameState, written: GameEvent, event: GameEvent, draws: Draws): GameEvent {
  const { ruleset, seed } = before;
  const isDrawn = (which: GameEvent): which is EventOf<"dealt" | "played" | "exchanged"> => "drawn" in which;
  if (!isDrawn(written) || !isDrawn(event)) return written;
  const counted = (expected: Pile, found: Pile): Pile => byHand(ruleset.tileSet, expected, found);
  if (seed === null) {
    if (written.type === "dealt" && event.type === "dealt") return written;
    const drawn = counted(written.drawn, event.drawn);
    return written.type === "exchanged" && event.type === "exchanged"
      ? { ...written, drawn, returned: counted(written.returned, event.returned) }
      : { ...written, drawn };
  }
  if (written.type !== "dealt") return { ...written, drawn: draws.expected(before, written.drawn, event.drawn) };
  if (written.chosen === true) return { ...written, drawn: counted(event.drawn, event.drawn) };
  return { ...written, drawn: draws.expected(before, draw(before, ruleset.rackSize), event.drawn) };
}

/** A challenge that a record has: that it does not know which of the words was bad is no difference. */
function withWords({ seed }: GameState, written: GameEvent, event: GameEvent): GameEvent {
  if (written.type !== "challenged" || event.type !== "challenged") return written;
  return seed === null && written.upheld && event.invalid === null ? { ...written, invalid: null } : written;
}

/** Of tiles drawn by hand only their number can be expected, and that they stand in the tile set's order. */
function byHand(tileSet: TileSet, expected: Pile, found: Pile): Pile {
  if (pileSize(expected) !== pileSize(found)) return expected;
  return { tiles: sortTiles(tileSet, found.tiles), hidden: found.hidden };
}

/** A rack may be chosen from the tiles of the bag, and not be too long. */
function auditChosen({ ruleset, bag }: GameState, { drawn }: EventOf<"dealt">): readonly EventFinding[] {
  const findings: EventFinding[] = [];
  const add = (reason: EventFinding["reason"]): void => {
    findings.push({ key: "drawn", code: "rack", reason });
  };
  const found = pileSize(drawn);
  if (found > ruleset.rackSize) add({ code: "rack-too-long", limit: ruleset.rackSize, found });
  const tiles = notHeld(ruleset.tileSet, drawn.tiles, bag).flatMap((wrong) => {
    if (wrong.code === "not-on-rack") return wrong.tile;
    return wrong.code === "unknown-letter" ? wrong.letter : [];
  });
  if (tiles.length > 0) add({ code: "not-in-bag", drawn, tiles });
  return findings;
}
