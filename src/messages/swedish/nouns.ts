import type { Premium } from "../../board/premium.ts";
import type { Tile } from "../../tiles/tile.ts";
import { counted, listed, premiumText, tileName, tileNames } from "../helpers.ts";
import type { Words } from "../types/words.ts";

export const tiles = (count: number): string => counted(count, "bricka", "brickor");
export const points = (count: number): string => `${count} poäng`;
export const blanks = (count: number): string => counted(count, "blank bricka", "blanka brickor");
export const name = (tile: Tile): string => tileName(tile, "blank");
export const names = (all: readonly Tile[]): string => tileNames(all, "blank");
export const premium = (square: Premium): string =>
  premiumText(square, {
    letter: (factor) => `${{ 2: "dubbel", 3: "trippel", 4: "fyrdubbel" }[factor] ?? `${factor}×`} bokstav`,
    word: (factor) => `${{ 2: "dubbelt", 3: "trippelt", 4: "fyrdubbelt" }[factor] ?? `${factor}×`} ord`,
    or: (texts) => listed(texts, "eller"),
    letters: (letters) => `bara för ${letters}`,
    points: (points) => `bara för brickor värda ${points}`,
    sticks: "räknas varje gång",
  });
export const direction = { across: "vågrätt", down: "lodrätt" };
/** What a move is called where it is not allowed. */
export const moves: Words["moves"] = {
  play: "spela",
  exchange: "byta",
  pass: "passa",
  accept: "godkänna draget",
  resign: "ge upp",
  challenge: "ifrågasätta draget",
  "exchange-blank": "byta en blank",
  adjust: "ändra poängen",
  "tell-rack": "ange ett ställ",
  "return-excess": "lämna tillbaka brickor",
  "set-turn": "bestämma vems tur det är",
  end: "avsluta partiet",
};
/** Labels of words that may not be played. */
export const labels: Words["labels"] = {
  proper: "egennamn",
  foreign: "främmande ord",
  abbreviation: "förkortning",
  acronym: "initialord",
  affix: "affix",
  hyphenated: "med bindestreck",
  apostrophe: "med apostrof",
  offensive: "kränkande",
  archaic: "ålderdomligt",
  slang: "slang",
  vulgar: "vulgärt",
};
/** Why a game is over. */
export const ends: Words["ends"] = {
  out: "någon har lagt alla sina brickor",
  passes: "alla har passat",
  scoreless: "för många drag utan poäng",
  turns: "alla har gjort sina sista drag",
  "no-plays": "inget drag återstår",
  target: "någon har nått poängmålet",
  agreed: "spelarna har kommit överens",
  resigned: "en spelare är kvar",
  "lost-challenge": "ett ifrågasättande har misslyckats",
  time: "tiden är ute",
  "lost-on-time": "tiden har överskridits",
  late: "någon kom för sent",
  disqualified: "någon har diskvalificerats",
  withdrawn: "någon har dragit sig ur",
  adjudicated: "resultatet har avgjorts av domaren",
  aborted: "partiet avbröts utan resultat",
};
/** Why points were adjusted. */
export const adjustments: Words["adjustments"] = {
  challenge: "ifrågasättande",
  rack: "kvarvarande brickor",
  time: "tid",
  penalty: "straff",
  correction: "rättelse",
  "as-recorded": "enligt protokollet",
};
