import type { Premium } from "../../board/premium.ts";
import type { Tile } from "../../tiles/tile.ts";
import { counted, listed, premiumText, tileName, tileNames } from "../helpers.ts";
import type { Words } from "../types/words.ts";

export const tiles = (count: number): string => counted(count, "blokje", "blokjes");
export const points = (count: number): string => counted(count, "punt", "punten");
export const blanks = (count: number): string => counted(count, "blanco blokje", "blanco blokjes");
export const name = (tile: Tile): string => tileName(tile, "blanco");
export const names = (all: readonly Tile[]): string => tileNames(all, "blanco");
export const premium = (square: Premium): string =>
  premiumText(square, {
    letter: (factor) => `${factor} keer de letterwaarde`,
    word: (factor) => `${factor} keer de woordwaarde`,
    or: (texts) => listed(texts, "of"),
    letters: (letters) => `alleen voor ${letters}`,
    points: (points) => `alleen voor blokjes met waarde ${points}`,
    sticks: "telt elke keer",
  });
export const direction = { across: "horizontaal", down: "verticaal" };
/** What a move is called where it is not allowed. */
export const moves: Words["moves"] = {
  play: "Leggen",
  exchange: "Ruilen",
  pass: "Passen",
  accept: "Accepteren",
  resign: "Opgeven",
  challenge: "Aanvechten",
  "exchange-blank": "Een blanco ruilen",
  adjust: "De punten aanpassen",
  "tell-rack": "Een rekje melden",
  "return-excess": "Blokjes teruggeven",
  "set-turn": "De beurt toewijzen",
  end: "De partij beëindigen",
};
/** Labels of words that may not be played. */
export const labels: Words["labels"] = {
  proper: "eigennaam",
  foreign: "vreemd woord",
  abbreviation: "afkorting",
  acronym: "letterwoord",
  affix: "voor- of achtervoegsel",
  hyphenated: "met koppelteken",
  apostrophe: "met apostrof",
  offensive: "beledigend",
  archaic: "verouderd",
  slang: "straattaal",
  vulgar: "vulgair",
};
/** Why a game is over. */
export const ends: Words["ends"] = {
  out: "iemand heeft alle blokjes gelegd",
  passes: "iedereen heeft gepast",
  scoreless: "te veel beurten zonder punten",
  turns: "iedereen heeft zijn laatste beurten gehad",
  "no-plays": "er is geen zet meer",
  target: "iemand heeft de streefscore bereikt",
  agreed: "de spelers zijn het eens geworden",
  resigned: "er is één speler over",
  "lost-challenge": "een zet is ten onrechte aangevochten",
  time: "de tijd is om",
  "lost-on-time": "de tijd is overschreden",
  late: "er was iemand te laat",
  disqualified: "er is iemand gediskwalificeerd",
  withdrawn: "er heeft zich iemand teruggetrokken",
  adjudicated: "de uitslag is door arbitrage bepaald",
  aborted: "de partij is afgebroken zonder uitslag",
};
/** Why points were adjusted. */
export const adjustments: Words["adjustments"] = {
  challenge: "aangevochten zet",
  rack: "overgebleven blokjes",
  time: "tijd",
  penalty: "straf",
  correction: "correctie",
  "as-recorded": "zoals genoteerd",
};
