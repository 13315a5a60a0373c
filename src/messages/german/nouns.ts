import type { Premium } from "../../board/premium.ts";
import type { Tile } from "../../tiles/tile.ts";
import { counted, listed, premiumText, tileName, tileNames } from "../helpers.ts";
import type { Words } from "../types/words.ts";

export const tiles = (count: number): string => counted(count, "Stein", "Steine");
export const points = (count: number): string => counted(count, "Punkt", "Punkte");
export const name = (tile: Tile): string => tileName(tile, "Blanko");
export const names = (all: readonly Tile[]): string => tileNames(all, "Blanko");
export const times = (factor: number): string =>
  ({ 2: "doppelter", 3: "dreifacher", 4: "vierfacher" })[factor] ?? `${factor}-facher`;
export const premium = (square: Premium): string =>
  premiumText(square, {
    letter: (factor) => `${times(factor)} Buchstabenwert`,
    word: (factor) => `${times(factor)} Wortwert`,
    or: (texts) => listed(texts, "oder"),
    letters: (letters) => `nur für ${letters}`,
    points: (points) => `nur für Steine mit Wert ${points}`,
    sticks: "zählt jedes Mal",
  });
export const direction = { across: "waagerecht", down: "senkrecht" };
/** What a move is called where it is not allowed. */
export const moves: Words["moves"] = {
  play: "Legen",
  exchange: "Tauschen",
  pass: "Passen",
  accept: "Annehmen",
  resign: "Aufgeben",
  challenge: "Anzweifeln",
  "exchange-blank": "Eintauschen eines Blankos",
  adjust: "Ändern der Punkte",
  "tell-rack": "Melden einer Bank",
  "return-excess": "Zurückgeben von Steinen",
  "set-turn": "Bestimmen, wer am Zug ist,",
  end: "Beenden der Partie",
};
/** Labels of words that may not be played. */
export const labels: Words["labels"] = {
  proper: "Eigenname",
  foreign: "fremdsprachig",
  abbreviation: "Abkürzung",
  acronym: "Akronym",
  affix: "Wortteil",
  hyphenated: "mit Bindestrich",
  apostrophe: "mit Apostroph",
  offensive: "beleidigend",
  archaic: "veraltet",
  slang: "umgangssprachlich",
  vulgar: "vulgär",
};
/** Why a game is over. */
export const ends: Words["ends"] = {
  out: "jemand hat alle Steine gelegt",
  passes: "alle haben gepasst",
  scoreless: "zu viele Züge ohne Punkte",
  turns: "alle haben ihre letzten Züge gemacht",
  "no-plays": "es gibt keinen Zug mehr",
  target: "jemand hat die Zielpunktzahl erreicht",
  agreed: "die Spieler haben es vereinbart",
  resigned: "nur noch ein Spieler ist übrig",
  "lost-challenge": "eine Anzweiflung war erfolglos",
  time: "die Zeit ist abgelaufen",
  "lost-on-time": "die Zeit wurde überschritten",
  late: "jemand kam zu spät",
  disqualified: "jemand wurde disqualifiziert",
  withdrawn: "jemand hat sich zurückgezogen",
  adjudicated: "das Ergebnis wurde festgelegt",
  aborted: "die Partie wurde ohne Ergebnis abgebrochen",
};
/** Why points were adjusted. */
export const adjustments: Words["adjustments"] = {
  challenge: "Anzweiflung",
  rack: "Reststeine",
  time: "Zeit",
  penalty: "Strafe",
  correction: "Berichtigung",
  "as-recorded": "wie aufgezeichnet",
};
