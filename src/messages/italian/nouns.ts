import type { Premium } from "../../board/premium.ts";
import type { Tile } from "../../tiles/tile.ts";
import { counted, listed, premiumText, tileName, tileNames } from "../helpers.ts";
import type { Words } from "../types/words.ts";

export const tiles = (count: number): string => counted(count, "tessera", "tessere");
export const points = (count: number): string => counted(count, "punto", "punti");
export const jollies = (count: number): string => `${count} jolly`;
export const name = (tile: Tile): string => tileName(tile, "jolly");
export const names = (all: readonly Tile[]): string => tileNames(all, "jolly");
export const times = (factor: number): string => ({ 2: "doppia", 3: "tripla", 4: "quadrupla" })[factor] ?? `×${factor}`;
export const premium = (square: Premium): string =>
  premiumText(square, {
    letter: (factor) => `lettera ${times(factor)}`,
    word: (factor) => `parola ${times(factor)}`,
    or: (texts) => listed(texts, "o"),
    letters: (letters) => `solo per ${letters}`,
    points: (points) => `solo per tessere che valgono ${points}`,
    sticks: "conta ogni volta",
  });
export const direction = { across: "in orizzontale", down: "in verticale" };
/** What a move is called where it is not allowed. */
export const moves: Words["moves"] = {
  play: "giocare",
  exchange: "cambiare",
  pass: "passare",
  accept: "accettare",
  resign: "abbandonare",
  challenge: "contestare",
  "exchange-blank": "scambiare un jolly",
  adjust: "correggere i punti",
  "tell-rack": "indicare un leggio",
  "return-excess": "restituire tessere",
  "set-turn": "assegnare il turno",
  end: "terminare la partita",
};
/** Labels of words that may not be played. */
export const labels: Words["labels"] = {
  proper: "nome proprio",
  foreign: "parola straniera",
  abbreviation: "abbreviazione",
  acronym: "acronimo",
  affix: "affisso",
  hyphenated: "con trattino",
  apostrophe: "con apostrofo",
  offensive: "offensiva",
  archaic: "arcaismo",
  slang: "gergo",
  vulgar: "volgare",
};
/** Why a game is over. */
export const ends: Words["ends"] = {
  out: "qualcuno ha posato tutte le sue tessere",
  passes: "tutti hanno passato",
  scoreless: "troppi turni senza punti",
  turns: "tutti hanno giocato i loro ultimi turni",
  "no-plays": "non resta nessuna giocata",
  target: "qualcuno ha raggiunto il punteggio fissato",
  agreed: "i giocatori si sono accordati",
  resigned: "resta un solo giocatore",
  "lost-challenge": "una contestazione è fallita",
  time: "il tempo è scaduto",
  "lost-on-time": "tempo superato",
  late: "ritardo",
  disqualified: "squalifica",
  withdrawn: "ritiro",
  adjudicated: "il risultato è stato deciso dall'arbitro",
  aborted: "la partita è stata interrotta senza risultato",
};
/** Why points were adjusted. */
export const adjustments: Words["adjustments"] = {
  challenge: "contestazione",
  rack: "tessere rimaste",
  time: "tempo",
  penalty: "penalità",
  correction: "correzione",
  "as-recorded": "come trascritto",
};
