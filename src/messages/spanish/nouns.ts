import type { Premium } from "../../board/premium.ts";
import type { Square } from "../../board/square.ts";
import { squareName } from "../../notation/coordinate.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { listed, type MoveNames, premiumText } from "../words.ts";

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;
export const tiles = (count: number): string => counted(count, "ficha", "fichas");
export const points = (count: number): string => counted(count, "punto", "puntos");
export const blanks = (count: number): string => counted(count, "comodín", "comodines");
export const name = (tile: Tile): string => (tile === BLANK ? "comodín" : tile);
export const names = (all: readonly Tile[]): string => all.map(name).join(", ");
/** Before the sound of an i, `y` is `e`: padre e hijo. */
export const and = (texts: readonly (string | number)[]): string =>
  listed(texts, /^h?i(?!e)/i.test(String(texts.at(-1))) ? "e" : "y");
/** Before the sound of an o, `o` is `u`: siete u ocho. */
export const or = (texts: readonly string[]): string =>
  listed(texts, /^(?:h?o|8|11(?!\d))/i.test(texts.at(-1) ?? "") ? "u" : "o");
export const allSquares = (squares: readonly Square[]): string => and(squares.map((square) => squareName(square)));
export const times = (factor: number): string => ({ 2: "doble", 3: "triple", 4: "cuádruple" })[factor] ?? `${factor}×`;
export const premium = (square: Premium): string =>
  premiumText(
    square,
    (factor) => `${times(factor)} letra`,
    (factor) => `${times(factor)} palabra`,
  );
export const direction = { across: "en horizontal", down: "en vertical" };
export const nothing = (): string => "";
/** What a move is called where it is not allowed. */
export const moves: MoveNames = {
  play: "jugar",
  exchange: "cambiar",
  pass: "pasar",
  accept: "aceptar",
  resign: "abandonar",
  challenge: "cuestionar",
  "exchange-blank": "cambiar un comodín",
  adjust: "ajustar los puntos",
  "tell-rack": "indicar un atril",
  "return-excess": "devolver fichas",
  "set-turn": "asignar el turno",
  end: "terminar la partida",
};
