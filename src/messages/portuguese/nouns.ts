import type { Premium } from "../../board/premium.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { type MoveNames, premiumText } from "../words.ts";

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;
export const tiles = (count: number): string => counted(count, "peça", "peças");
export const points = (count: number): string => counted(count, "ponto", "pontos");
export const blanks = (count: number): string => counted(count, "peça em branco", "peças em branco");
export const name = (tile: Tile): string => (tile === BLANK ? "peça em branco" : tile);
export const names = (all: readonly Tile[]): string => all.map(name).join(", ");
export const times = (factor: number): string => ({ 2: "dupla", 3: "tripla", 4: "quádrupla" })[factor] ?? `×${factor}`;
export const premium = (square: Premium): string =>
  premiumText(
    square,
    (factor) => `letra ${times(factor)}`,
    (factor) => `palavra ${times(factor)}`,
  );
export const direction = { across: "na horizontal", down: "na vertical" };
export const nothing = (): string => "";
/** What a move is called where it is not allowed. */
export const moves: MoveNames = {
  play: "jogar",
  exchange: "trocar",
  pass: "passar",
  accept: "aceitar",
  resign: "desistir",
  challenge: "contestar",
  "exchange-blank": "trocar uma peça em branco",
  adjust: "corrigir os pontos",
  "tell-rack": "indicar um suporte",
  "return-excess": "devolver peças",
  "set-turn": "atribuir a vez",
  end: "terminar a partida",
};
