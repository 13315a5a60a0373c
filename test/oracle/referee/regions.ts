// The presets of regions, written out from the tables of docs/rules.md; the list of prices is the one that page cites.
// Where a preset asks, the last of its answers holds here: ten points for each word, every word, nine tiles or else seven
// in the bag, two passes each, twice the others' tiles, and the basic rules.
import { largeLayout } from "../layouts.ts";
import type { ChallengeRule, Price, Rules, TileSet } from "../shapes.ts";
import * as tiles from "../tile-sets.ts";
import { presets } from "./presets.ts";

/** The names of the presets, as the library exports them. */
export type Region =
  | "northAmerica2017"
  | "international2022"
  | "worldEnglish2022"
  | "unitedKingdom2009"
  | "spanish2026"
  | "polish2026"
  | "german2026"
  | "french2026"
  | "romanian2023"
  | "hongKong2012"
  | "large2004"
  | "unitedKingdom2012"
  | "norwegian2026"
  | "swedish2010"
  | "catalan2017"
  | "italian2012"
  | "slovak2026";

const northAmerica2017: Rules = {
  ...presets.H21,
  id: "north-america-2017",
  players: { min: 2, max: 2 },
  exchange: { minTiles: 1, minBag: 7, maxTiles: 7, perGame: null },
  challenge: { looksUp: "named-words", whenWrong: "lose-turn" },
  forbiddenLabels: [],
  end: { passesEach: null, scorelessTurns: 6, noPlays: false, targets: null },
  leftover: { own: "subtract-unless-out", toFinisher: 2 },
  tieBreak: "shared",
};

const once = { own: "subtract", toFinisher: 1 } as const;
const twice = { own: "subtract-unless-out", toFinisher: 2 } as const;
const twoPasses = { ...northAmerica2017.end, passesEach: 2, scorelessTurns: null };
const threePasses = { ...northAmerica2017.end, passesEach: 3, scorelessTurns: null };
const fourInRow = { ...northAmerica2017.end, passesInRow: 4, scorelessTurns: null };
const sevenInBag = { minTiles: 1, minBag: 7, maxTiles: 7, perGame: null } as const;

/** What each of them says. */
export const regions: Readonly<Record<Region, Rules>> = {
  northAmerica2017,
  international2022: like("international-2022", { challenge: { looksUp: "named-words", whenWrong: price(5, "play") } }),
  worldEnglish2022: like("world-english-2022", {
    challenge: { looksUp: "named-words", whenWrong: price(5, "word") },
  }),
  unitedKingdom2012: like("united-kingdom-2012", {
    challenge: { looksUp: "named-words", whenWrong: price(10, "word") },
  }),
  unitedKingdom2009: like("united-kingdom-2009", {
    exchange: sevenInBag,
    challenge: { looksUp: "named-words", whenWrong: price(5, "word") },
    end: twoPasses,
    leftover: twice,
  }),
  spanish2026: like("spanish-2026", {
    tileSet: tiles.languageTiles("spanish"),
    exchange: { minTiles: 1, minBag: 1, maxTiles: 7, perGame: null },
    challenge: { looksUp: "named-words", whenWrong: "nothing" },
    end: { ...fourInRow, scorelessTurns: 12, zerosNeedScore: true },
    leftover: once,
  }),
  polish2026: like("polish-2026", {
    tileSet: tiles.languageTiles("polish"),
    exchange: { minTiles: 1, minBag: 7, maxTiles: 7, perGame: 3 },
    challenge: { looksUp: "every-word", whenWrong: price(10, "word", "nobody") },
    end: fourInRow,
    leftover: once,
  }),
  german2026: like("german-2026", {
    tileSet: tiles.languageTiles("german"),
    challenge: { looksUp: "named-words", whenWrong: price(10, "word", "nobody") },
    end: fourInRow,
    leftover: once,
  }),
  french2026: like("french-2026", {
    tileSet: tiles.languageTiles("french"),
    challenge: { looksUp: "named-words", whenWrong: price(10, "word", "nobody") },
    end: threePasses,
    leftover: once,
  }),
  romanian2023: like("romanian-2023", {
    tileSet: tiles.languageTiles("romanian"),
    rackSize: 8,
    maxTilesPerPlay: 7,
    exchange: { minTiles: 1, minBag: 7, maxTiles: 8, perGame: null },
    challenge: { looksUp: "every-word", whenWrong: price(10, "play", "nobody") },
    leftover: once,
  }),
  norwegian2026: like("norwegian-2026", {
    tileSet: tiles.languageTiles("norwegian"),
    exchange: sevenInBag,
    challenge: { looksUp: "named-words", whenWrong: price(10, "play", "nobody") },
    end: twoPasses,
    leftover: twice,
  }),
  swedish2010: like("swedish-2010", {
    tileSet: tiles.languageTiles("swedish"),
    challenge: { looksUp: "every-word", whenWrong: price(10, "play", "nobody") },
    leftover: once,
  }),
  catalan2017: like("catalan-2017", {
    tileSet: tiles.languageTiles("catalan"),
    challenge: { looksUp: "every-word", whenWrong: "nothing" },
    end: threePasses,
    leftover: once,
  }),
  italian2012: like("italian-2012", {
    tileSet: tiles.languageTiles("italian"),
    exchange: { minTiles: 1, minBag: 3, maxTiles: 7, perGame: null },
    challenge: { looksUp: "every-word", whenWrong: price(10, "word", "nobody") },
    leftover: { own: "subtract", toFinisher: 0 },
  }),
  slovak2026: like("slovak-2026", {
    tileSet: tiles.languageTiles("slovak"),
    challenge: {
      looksUp: "every-word",
      whenWrong: price(10, "word", "nobody"),
      schedule: [price(10, "play", "nobody"), price(10, "word", "nobody")],
    },
    leftover: once,
  }),
  hongKong2012: like("hong-kong-2012", {
    tileSet: tiles.english107Tiles,
    rackSize: 9,
    maxTilesPerPlay: 9,
    bonuses: [{ tiles: 9, points: 50 }],
    exchange: { minTiles: 1, minBag: 9, maxTiles: 9, perGame: null },
    challenge: { looksUp: "every-word", whenWrong: price(10, "word") },
    end: twoPasses,
    leftover: twice,
  }),
  large2004: { ...presets.MAT, id: "large-2004", tileSet: tiles.english200Tiles, layout: largeLayout },
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

function like(id: string, differences: Partial<Rules> & { readonly tileSet?: TileSet }): Rules {
  return { ...northAmerica2017, id, ...differences };
}

function price(points: number, per: "play" | "word", to: "opponent" | "nobody" = "opponent"): Price {
  return { points, per, to };
}

/** The last price stands for all further challenges, so it is also the price where nobody counts. */
function rising(...schedule: readonly Price[]): ChallengeRule {
  return { looksUp: "named-words", whenWrong: schedule.at(-1) as Price, schedule };
}
