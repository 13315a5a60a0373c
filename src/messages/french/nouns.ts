import type { Premium } from "../../board/premium.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { type MoveNames, premiumText } from "../words.ts";

/** French says `0 point` and `1 point`, and the plural from 2 on. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) < 2 ? one : many}`;
export const tiles = (count: number): string => counted(count, "jeton", "jetons");
export const points = (count: number): string => counted(count, "point", "points");
export const jokers = (count: number): string => counted(count, "joker", "jokers");
export const name = (tile: Tile): string => (tile === BLANK ? "joker" : tile);
export const names = (all: readonly Tile[]): string => all.map(name).join(", ");
export const times = (factor: number): string =>
  ({ 2: "double", 3: "triple", 4: "quadruple" })[factor] ?? `${factor} fois`;
export const premium = (square: Premium): string =>
  premiumText(
    square,
    (factor) => `lettre compte ${times(factor)}`,
    (factor) => `mot compte ${times(factor)}`,
  );
export const direction = { across: "horizontalement", down: "verticalement" };
export const nothing = (): string => "";
/** What a move is called where it is not allowed. */
export const moves: MoveNames = {
  play: "de jouer",
  exchange: "d'échanger",
  pass: "de passer",
  accept: "d'accepter",
  resign: "d'abandonner",
  challenge: "de contester",
  "exchange-blank": "d'échanger un joker",
  adjust: "de corriger les points",
  "tell-rack": "d'indiquer un chevalet",
  "return-excess": "de remettre des jetons dans le sac",
  "set-turn": "de désigner qui joue",
  end: "de mettre fin à la partie",
};
