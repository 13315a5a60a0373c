import { counted, tileNames } from "../helpers.ts";
import { areTiles } from "../in-english.ts";
import type { FindingSentences } from "../types/findings.ts";

/** What findings of an audit say, in English. */
export const englishFindings: FindingSentences = {
  reasons: {
    differs: ({ expected, found }) => `expected ${expected}, found ${found}`,
    missing: ({ due, instead }) =>
      `${due} is missing${instead === null ? ", and no event follows" : `; found ${instead} instead`}`,
    "not-by-itself": ({ what }) => `nothing before it calls for ${what}`,
    "not-on-turn": ({ turn, player }) =>
      turn === null ? `it is nobody's turn, so not ${player}'s` : `it is ${turn}'s turn, not ${player}'s`,
    refused: ({ what, violations }) => `${what} is against the rules: ${violations}`,
    "end-reason": ({ expected, found }, { ends }) =>
      expected === null
        ? `the game ends here (${ends[found]}), but the rules do not end it`
        : `the game ends for another reason (${ends[found]}) than the rules give (${ends[expected]})`,
    settlement: ({ player, expected, found }) =>
      `${player} should have ${inPoints(expected)} for unplayed tiles, not ${inPoints(found)}`,
    "tile-total": ({ expected, found }) => `there are ${found} tiles, but the set has ${expected}`,
    "tile-excess": ({ tile, most, found }) =>
      `there ${areTiles(found, tile)}, but the set has ${most === 0 ? "none" : `only ${most}`}`,
    "rack-too-long": ({ limit, found }) => `the rack has ${found} tiles, but the rules allow ${limit}`,
    "not-in-bag": ({ drawn, tiles }) =>
      `the rack is ${drawn}, but these tiles are not in the bag: ${tileNames(tiles, "blank")}`,
    "not-written-down": "no record was kept of what everyone published before the game, so nothing is proven",
    "unknown-seed": "draws cannot be checked without the seed",
    "other-seed": "the seed is not made from these terms and the secrets of the players and the server",
    "other-secret": ({ owner }) => `the secret does not match the hash that ${owner} published`,
    chosen: ({ agreed }) =>
      agreed
        ? "this was drawn, although the terms say that it is chosen"
        : "this was chosen, although the terms say that it is drawn",
    "early-ruling": ({ what }) => `${what} is a ruling before the end of the game, so it changes every later draw`,
    gone: ({ seen, found }) => `${counted(seen, "event was", "events were")} seen before, but ${left(found)}`,
    undone: ({ from, to }) => `${counted(from, "event was", "events were")} cut back to the first ${to}`,
    "other-setup": "rules, names or dictionary have changed",
    "not-in-log": ({ seen, found }) =>
      `the log ends after ${counted(seen, "event", "events")}, but the game has ${found}`,
    "broken-log": "the head of the log does not match its entries",
  },
  words: {
    player: ({ number }) => `player ${number}`,
    server: "the server",
    nothing: "nothing",
    hidden: ({ hidden }) => `${hidden} hidden`,
    and: "and",
  },
};

const left = (count: number): string => (count === 0 ? "none is left" : `only ${counted(count, "is", "are")} left`);
const inPoints = (count: number): string => counted(count, "point", "points");
