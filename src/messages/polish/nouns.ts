import type { Premium } from "../../board/premium.ts";
import type { Tile } from "../../tiles/tile.ts";
import { countedInThree as counted, listed, premiumText, tileName, tileNames } from "../helpers.ts";
import type { Words } from "../types/words.ts";

/** As the subject of a sentence, or on its own. */
export const tiles = (count: number): string => counted(count, "płytka", "płytki", "płytek");
/** As the object of a verb: wymienia 1 płytkę. */
export const someTiles = (count: number): string => counted(count, "płytkę", "płytki", "płytek");
export const points = (count: number): string => counted(count, "punkt", "punkty", "punktów");
export const blanks = (count: number): string => counted(count, "blank", "blanki", "blanków");
export const name = (tile: Tile): string => tileName(tile, "blank");
export const names = (all: readonly Tile[]): string => tileNames(all, "blank");
export const times = (factor: number): string =>
  ({ 2: "podwójna", 3: "potrójna", 4: "poczwórna" })[factor] ?? `${factor}-krotna`;
export const premium = (square: Premium): string =>
  premiumText(square, {
    letter: (factor) => `${times(factor)} premia literowa`,
    word: (factor) => `${times(factor)} premia słowna`,
    or: (texts) => listed(texts, "lub"),
    letters: (letters) => `tylko dla ${letters}`,
    points: (points) => `tylko dla płytek o wartości ${points}`,
    sticks: "liczy się za każdym razem",
  });
export const direction = { across: "poziomo", down: "pionowo" };
/** What a move is called where it is not allowed. */
export const moves: Words["moves"] = {
  play: "zagrać",
  exchange: "wymienić płytek",
  pass: "spasować",
  accept: "zaakceptować ruchu",
  resign: "poddać partii",
  challenge: "sprawdzić ruchu",
  "exchange-blank": "wymienić blanka",
  adjust: "zmienić punktów",
  "tell-rack": "podać stojaka",
  "return-excess": "zwrócić płytek",
  "set-turn": "wyznaczyć kolejki",
  end: "zakończyć partii",
};
/** Labels of words that may not be played. */
export const labels: Words["labels"] = {
  proper: "nazwa własna",
  foreign: "słowo obce",
  abbreviation: "skrót",
  acronym: "skrótowiec",
  affix: "cząstka słowa",
  hyphenated: "z łącznikiem",
  apostrophe: "z apostrofem",
  offensive: "obraźliwe",
  archaic: "przestarzałe",
  slang: "slangowe",
  vulgar: "wulgarne",
};
/** Why a game is over. */
export const ends: Words["ends"] = {
  out: "ktoś wyłożył wszystkie płytki",
  passes: "wszyscy spasowali",
  scoreless: "za dużo kolejek bez punktów",
  turns: "wszyscy rozegrali swoje ostatnie kolejki",
  "no-plays": "nie ma już żadnego ruchu",
  target: "ktoś osiągnął próg punktowy",
  agreed: "gracze tak się umówili",
  resigned: "został jeden gracz",
  "lost-challenge": "sprawdzenie się nie udało",
  time: "czas minął",
  "lost-on-time": "przekroczono czas",
  late: "spóźnienie",
  disqualified: "dyskwalifikacja",
  withdrawn: "wycofanie się gracza",
  adjudicated: "wynik ustalił sędzia",
  aborted: "partię przerwano bez wyniku",
};
/** Why points were adjusted. */
export const adjustments: Words["adjustments"] = {
  challenge: "sprawdzenie",
  rack: "niewyłożone płytki",
  time: "czas",
  penalty: "kara",
  correction: "poprawka",
  "as-recorded": "jak w zapisie",
};
