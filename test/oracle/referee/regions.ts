// The presets of regions, written out from the table of docs/rules-of-the-world.md and from what docs/rules.md says of
// tournaments in North America; the list of prices is the one that page cites.
import { largeLayout } from "../layouts.ts";
import type { ChallengeRule, Price, Rules, TileSet } from "../shapes.ts";
import * as tiles from "../tile-sets.ts";
import { presets } from "./presets.ts";

/** The names of the presets, as the library exports them. */
export type Region =
  | "northAmerica2017"
  | "international2022"
  | "worldEnglish2022"
  | "unitedKingdom2012"
  | "unitedKingdom2009"
  | "spanish2026"
  | "polish2026"
  | "german2026"
  | "french2026"
  | "romanian2023"
  | "swedish2010"
  | "catalan2017"
  | "slovak2026"
  | "hongKong2012"
  | "large2004";

/** Six turns without points, as in most tournaments. */
const six: Rules["end"] = { passesEach: null, scorelessTurns: 6, noPlays: false, targets: null };

const northAmerica2017: Rules = {
  ...presets.H21,
  id: "north-america-2017",
  players: { min: 2, max: 2 },
  exchange: { minTiles: 1, minBag: 7, maxTiles: 7, perGame: null },
  challenge: { looksUp: "named-words", whenWrong: "lose-turn" },
  forbiddenLabels: [],
  end: { ...six, lostTurnsCount: true },
  leftover: { own: "subtract-unless-out", toFinisher: 2 },
  tieBreak: "shared",
};

/** What each of them says. */
export const regions: Readonly<Record<Region, Rules>> = {
  northAmerica2017,
  international2022: like("international-2022", { challenge: { looksUp: "named-words", whenWrong: price(5, "play") } }),
  worldEnglish2022: like("world-english-2022", {
    challenge: { looksUp: "named-words", whenWrong: price(5, "word") },
  }),
  unitedKingdom2012: like("united-kingdom-2012", {
    challenge: { looksUp: "named-words", whenWrong: price(5, "word") },
  }),
  unitedKingdom2009: like("united-kingdom-2009", {
    challenge: { looksUp: "named-words", whenWrong: "nothing" },
  }),
  spanish2026: like("spanish-2026", {
    tileSet: tiles.languageTiles("spanish"),
    exchange: { minTiles: 1, minBag: 1, maxTiles: 7, perGame: null },
    challenge: { looksUp: "named-words", whenWrong: "nothing" },
    end: { ...six, passesInRow: 4, scorelessTurns: 12, zerosNeedScore: true },
    leftover: { own: "subtract", toFinisher: 1 },
  }),
  polish2026: like("polish-2026", {
    tileSet: tiles.languageTiles("polish"),
    exchange: { minTiles: 1, minBag: 7, maxTiles: 7, perGame: 3 },
    end: { ...six, passesInRow: 4, scorelessTurns: null },
    leftover: { own: "subtract", toFinisher: 1 },
  }),
  german2026: like("german-2026", {
    tileSet: tiles.languageTiles("german"),
    challenge: { looksUp: "named-words", whenWrong: price(10, "word", "nobody") },
    end: { ...six, passesInRow: 4, scorelessTurns: null },
    leftover: { own: "subtract", toFinisher: 1 },
  }),
  french2026: like("french-2026", {
    tileSet: tiles.languageTiles("french"),
    challenge: { looksUp: "named-words", whenWrong: price(5, "word", "nobody") },
    end: { ...six, passesEach: 3, passesAfterExchanges: true, scorelessTurns: null },
    leftover: { own: "subtract", toFinisher: 1 },
  }),
  romanian2023: like("romanian-2023", {
    tileSet: tiles.languageTiles("romanian"),
    rackSize: 8,
    maxTilesPerPlay: 7,
    exchange: { minTiles: 1, minBag: 7, maxTiles: 8, perGame: null },
    challenge: { looksUp: "named-words", whenWrong: price(10, "play", "nobody") },
    leftover: { own: "subtract", toFinisher: 1 },
  }),
  swedish2010: like("swedish-2010", {
    tileSet: tiles.languageTiles("swedish"),
    challenge: { looksUp: "named-words", whenWrong: price(10, "play", "nobody") },
    leftover: { own: "subtract", toFinisher: 1 },
  }),
  catalan2017: like("catalan-2017", {
    tileSet: tiles.languageTiles("catalan"),
    challenge: { looksUp: "named-words", whenWrong: "nothing" },
    end: { ...six, passesEach: 3, scorelessTurns: null },
    leftover: { own: "subtract", toFinisher: 1 },
  }),
  slovak2026: like("slovak-2026", {
    tileSet: tiles.languageTiles("slovak"),
    challenge: rising(price(10, "play", "nobody"), "lose-turn"),
    leftover: { own: "subtract", toFinisher: 1 },
  }),
  hongKong2012: like("hong-kong-2012", {
    tileSet: tiles.english107Tiles,
    rackSize: 9,
    maxTilesPerPlay: 9,
    bonuses: [{ tiles: 9, points: 50 }],
    exchange: { minTiles: 1, minBag: 9, maxTiles: 9, perGame: null },
  }),
  large2004: {
    ...presets.H21,
    id: "large-2004",
    tileSet: tiles.english200Tiles,
    layout: largeLayout,
    challenge: { looksUp: "named-words", whenWrong: "lose-turn" },
  },
};

/** The prices of a failed challenge that organisers of tournaments in English may choose from, A.i to B.iii. */
export const worldEnglishPrices: Readonly<Record<string, ChallengeRule>> = {
  fivePerWord: { looksUp: "named-words", whenWrong: price(5, "word") },
  fivePerPlay: { looksUp: "named-words", whenWrong: price(5, "play") },
  turn: { looksUp: "named-words", whenWrong: "lose-turn" },
  nothing: { looksUp: "named-words", whenWrong: "nothing" },
  tenPerWord: { looksUp: "named-words", whenWrong: price(10, "word") },
  tenPerPlay: { looksUp: "named-words", whenWrong: price(10, "play") },
  firstFree: rising("nothing", "lose-turn"),
  fiveThenTen: rising(price(5, "play"), price(10, "play")),
  rising: rising(...[5, 10, 20, 30].map((points) => price(points, "play", "nobody"))),
};

/** Only in North America, as far as anybody says, does a turn lost by a challenge count as one without points. */
function like(id: string, differences: Partial<Rules> & { readonly tileSet?: TileSet }): Rules {
  return { ...northAmerica2017, id, end: six, ...differences };
}

function price(points: number, per: "play" | "word", to: "opponent" | "nobody" = "opponent"): Price {
  return { points, per, to };
}

/** The last price stands for all further challenges, so it is also the price where nobody counts. */
function rising(...schedule: readonly Price[]): ChallengeRule {
  return { looksUp: "named-words", whenWrong: schedule.at(-1) as Price, schedule };
}
