import { counted, tileName, tileNames } from "../helpers.ts";
import type { FindingSentences } from "../types/findings.ts";

/** What findings of an audit say, in English. */
export const englishFindings: FindingSentences = {
  differs: ({ expected, found }) => `expected ${expected}, found ${found}`,
  missing: ({ due, instead }) =>
    `${due} is missing, ${instead === null ? "and no event follows" : `and ${instead} stands there`}`,
  "not-by-itself": ({ what }) => `nothing before it leads to ${what}`,
  "not-on-turn": ({ turn, player }) => `it is the turn of ${turn ?? "nobody"}, not of ${player}`,
  refused: ({ what, violations }) => `${what} is against the rules: ${violations}`,
  "end-reason": ({ expected, found }, { ends }) =>
    expected === null
      ? `the rules do not end the game here, and it ends (${ends[found]})`
      : `the rules end the game (${ends[expected]}), and it ends otherwise (${ends[found]})`,
  settlement: ({ player, expected, found }) =>
    `unplayed tiles bring ${player} ${inPoints(expected)}, not ${inPoints(found)}`,
  "tile-total": ({ expected, found }) => `there are ${found} tiles, and the set has ${expected}`,
  "tile-excess": ({ tile, most, found }) =>
    `there are ${found} of the tile ${tileName(tile, "blank")}, and the set has ${most}`,
  "rack-too-long": ({ limit, found }) => `the rack has ${found} tiles, and the rules allow ${limit}`,
  "not-in-bag": ({ drawn, tiles }) => `the rack is ${drawn}, and the bag cannot give ${tileNames(tiles, "blank")}`,
  "not-written-down": "what everybody published before the game was not written down, so nothing is proven",
  "unknown-seed": "without the seed no draw can be checked",
  "other-seed": "the seed is not made of these terms, and of a secret of each player and of the server",
  "other-secret": ({ owner }) => `${owner} published the hash of another secret`,
  chosen: ({ agreed }) =>
    agreed ? "this was drawn, and it was agreed to choose it" : "this was chosen, and it was agreed to draw it",
  "early-ruling": ({ what }) => `${what} is a ruling before the end, and changes every draw after it`,
  gone: ({ seen, found }) => `${counted(seen, "event was", "events were")} seen before, and ${found} are there`,
  undone: ({ from, to }) => `of ${counted(from, "event", "events")} all but the first ${to} were taken back`,
  "other-setup": "rules, names or the dictionary are others than before",
  "not-in-log": ({ seen, found }) =>
    `the log ends after ${counted(seen, "event", "events")}, and the game has ${found}`,
  "broken-log": "the entries of the log do not make its head",
  player: ({ number }) => `player ${number}`,
  server: "the server",
  nothing: "nothing",
  hidden: ({ hidden }) => `${hidden} hidden`,
  and: "and",
};

const inPoints = (count: number): string => counted(count, "point", "points");
