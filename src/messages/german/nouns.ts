import type { Premium } from "../../board/premium.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { type MoveNames, premiumText } from "../words.ts";

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;
export const tiles = (count: number): string => counted(count, "Stein", "Steine");
export const points = (count: number): string => counted(count, "Punkt", "Punkte");
export const name = (tile: Tile): string => (tile === BLANK ? "Blanko" : tile);
export const names = (all: readonly Tile[]): string => all.map(name).join(", ");
export const times = (factor: number): string =>
  ({ 2: "doppelter", 3: "dreifacher", 4: "vierfacher" })[factor] ?? `${factor}-facher`;
export const premium = (square: Premium): string =>
  premiumText(
    square,
    (factor) => `${times(factor)} Buchstabenwert`,
    (factor) => `${times(factor)} Wortwert`,
  );
export const direction = { across: "waagerecht", down: "senkrecht" };
export const nothing = (): string => "";
/** What a move is called where it is not allowed. */
export const moves: MoveNames = {
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
