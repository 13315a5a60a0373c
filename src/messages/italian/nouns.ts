import type { Premium } from "../../board/premium.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { type MoveNames, premiumText } from "../words.ts";

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;
export const tiles = (count: number): string => counted(count, "tessera", "tessere");
export const points = (count: number): string => counted(count, "punto", "punti");
export const jollies = (count: number): string => `${count} jolly`;
export const name = (tile: Tile): string => (tile === BLANK ? "jolly" : tile);
export const names = (all: readonly Tile[]): string => all.map(name).join(", ");
export const times = (factor: number): string => ({ 2: "doppia", 3: "tripla", 4: "quadrupla" })[factor] ?? `×${factor}`;
export const premium = (square: Premium): string =>
  premiumText(
    square,
    (factor) => `lettera ${times(factor)}`,
    (factor) => `parola ${times(factor)}`,
  );
export const direction = { across: "in orizzontale", down: "in verticale" };
export const nothing = (): string => "";
/** What a move is called where it is not allowed. */
export const moves: MoveNames = {
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
