import type { EventName } from "../../game/audit/finding.ts";
import type { AdjustReason, EndReason, PlayerIndex } from "../../game/model/event.ts";
import { hasProperties } from "../../read/is-object.ts";
import type { Pile } from "../../tiles/pile.ts";
import { counted, tileName, tileNames } from "../helpers.ts";
import type { FindingDetails, FindingSentences } from "../types/findings.ts";
import type { Words } from "../types/words.ts";

/** What findings of an audit say, in English. */
export const englishFindings: FindingSentences = {
  differs: ({ expected, found }) => `expected ${inText(expected)}, found ${inText(found)}`,
  missing: ({ due, instead }, _, words) =>
    `${eventText(due, words)} is missing, ` +
    (instead === null ? "and no event follows" : `and ${eventText(instead, words)} stands there`),
  "not-by-itself": ({ what }, _, words) => `nothing before it leads to ${eventText(what, words)}`,
  "not-on-turn": ({ turn, player }, { nameOf }) =>
    `it is the turn of ${turn === null ? "nobody" : playerText(turn, nameOf)}, not of ${playerText(player, nameOf)}`,
  refused: ({ what }, { violations }, words) => `${eventText(what, words)} is against the rules: ${violations}`,
  "end-reason": ({ expected, found }, _, { ends }) =>
    expected === null
      ? `the rules do not end the game here, and it ends (${ends[found]})`
      : `the rules end the game (${ends[expected]}), and it ends otherwise (${ends[found]})`,
  settlement: ({ player, expected, found }, { nameOf }) =>
    `unplayed tiles bring ${playerText(player, nameOf)} ${inPoints(expected)}, not ${inPoints(found)}`,
  "tile-total": ({ expected, found }) => `there are ${found} tiles, and the set has ${expected}`,
  "tile-excess": ({ tile, most, found }) =>
    `there are ${found} of the tile ${tileName(tile, "blank")}, and the set has ${most}`,
  "rack-too-long": ({ limit, found }) => `the rack has ${found} tiles, and the rules allow ${limit}`,
  "not-in-bag": ({ drawn, tiles }) =>
    `the rack is ${tilesOf(drawn)}, and the bag cannot give ${tileNames(tiles, "blank")}`,
  "not-written-down": () => "what everybody published before the game was not written down, so nothing is proven",
  "unknown-seed": () => "without the seed no draw can be checked",
  "other-seed": () => "the seed is not made of these terms, and of a secret of each player and of the server",
  "other-secret": ({ owner }, { nameOf }) =>
    `${owner === "server" ? "the server" : playerText(owner, nameOf)} published the hash of another secret`,
  chosen: ({ agreed }) =>
    agreed ? "this was drawn, and it was agreed to choose it" : "this was chosen, and it was agreed to draw it",
  "early-ruling": ({ what }, _, words) =>
    `${eventText(what, words)} is a ruling before the end, and changes every draw after it`,
  gone: ({ seen, found }) => `${counted(seen, "event was", "events were")} seen before, and ${found} are there`,
  undone: ({ from, to }) => `of ${counted(from, "event", "events")} all but the first ${to} were taken back`,
  "other-setup": () => "rules, names or the dictionary are others than before",
  "not-in-log": ({ seen, found }) =>
    `the log ends after ${counted(seen, "event", "events")}, and the game has ${found}`,
  "broken-log": () => "the entries of the log do not make its head",
};

/** A player by name, or counted from 1. */
function playerText(player: PlayerIndex, nameOf: FindingDetails["nameOf"]): string {
  return nameOf(player) ?? `player ${player + 1}`;
}

/** An event, and in brackets the reason of an end, a ruling on who has won, or an adjustment. */
function eventText({ type, reason }: EventName, { ends, adjustments }: Words): string {
  if (reason === null) return type;
  return `${type} (${type === "adjusted" ? adjustments[reason as AdjustReason] : ends[reason as EndReason]})`;
}

const inPoints = (count: number): string => counted(count, "point", "points");

/** Numbers and texts as they are, tiles and words in a row. Anything else as JSON with its keys in order. */
function inText(value: unknown): string {
  if (typeof value === "number" || typeof value === "string") return `${value}`;
  if (value === null) return "nothing";
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string" || typeof entry === "number"))
    return value.join(" ") || "nothing";
  return isPile(value) ? tilesOf(value) : JSON.stringify(value, inOrder);
}

function isPile(value: unknown): value is Pile {
  return hasProperties(value) && Array.isArray(value["tiles"]) && typeof value["hidden"] === "number";
}

function tilesOf({ tiles, hidden }: Pile): string {
  const parts = [...(tiles.length > 0 ? [tiles.join(" ")] : []), ...(hidden > 0 ? [`${hidden} hidden`] : [])];
  return parts.join(" and ") || "nothing";
}

/** For `JSON.stringify`: a database may change the order of keys. */
function inOrder(_key: string, value: unknown): unknown {
  if (!hasProperties(value) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
