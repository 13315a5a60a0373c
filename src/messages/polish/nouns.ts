import type { Premium } from "../../board/premium.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { type MoveNames, premiumText } from "../words.ts";

/** Polish has three forms: 1 płytka; 2, 3, 4, 22 płytki; 0, 5, 11, 12 płytek. */
export const form = (count: number, one: string, few: string, many: string): string => {
  const [tens, units] = [Math.abs(count) % 100, Math.abs(count) % 10];
  if (Math.abs(count) === 1) return one;
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many;
};
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${form(count, one, few, many)}`;
/** As the subject of a sentence, or on its own. */
export const tiles = (count: number): string => counted(count, "płytka", "płytki", "płytek");
/** As the object of a verb: wymienia 1 płytkę. */
export const someTiles = (count: number): string => counted(count, "płytkę", "płytki", "płytek");
export const points = (count: number): string => counted(count, "punkt", "punkty", "punktów");
export const blanks = (count: number): string => counted(count, "blank", "blanki", "blanków");
export const name = (tile: Tile): string => (tile === BLANK ? "blank" : tile);
export const names = (all: readonly Tile[]): string => all.map(name).join(", ");
export const times = (factor: number): string =>
  ({ 2: "podwójna", 3: "potrójna", 4: "poczwórna" })[factor] ?? `${factor}-krotna`;
export const premium = (square: Premium): string =>
  premiumText(
    square,
    (factor) => `${times(factor)} premia literowa`,
    (factor) => `${times(factor)} premia słowna`,
  );
export const direction = { across: "poziomo", down: "pionowo" };
export const nothing = (): string => "";
/** What a move is called where it is not allowed. */
export const moves: MoveNames = {
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
