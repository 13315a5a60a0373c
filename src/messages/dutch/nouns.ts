import type { Premium } from "../../board/premium.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { type MoveNames, premiumText } from "../words.ts";

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;
export const tiles = (count: number): string => counted(count, "blokje", "blokjes");
export const points = (count: number): string => counted(count, "punt", "punten");
export const blanks = (count: number): string => counted(count, "blanco blokje", "blanco blokjes");
export const name = (tile: Tile): string => (tile === BLANK ? "blanco" : tile);
export const names = (all: readonly Tile[]): string => all.map(name).join(", ");
export const premium = (square: Premium): string =>
  premiumText(
    square,
    (factor) => `${factor} keer de letterwaarde`,
    (factor) => `${factor} keer de woordwaarde`,
  );
export const direction = { across: "horizontaal", down: "verticaal" };
export const nothing = (): string => "";
/** What a move is called where it is not allowed. */
export const moves: MoveNames = {
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
