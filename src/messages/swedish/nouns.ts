import type { Premium } from "../../board/premium.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { type MoveNames, premiumText } from "../words.ts";

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;
export const tiles = (count: number): string => counted(count, "bricka", "brickor");
export const points = (count: number): string => `${count} poäng`;
export const blanks = (count: number): string => counted(count, "blank bricka", "blanka brickor");
export const name = (tile: Tile): string => (tile === BLANK ? "blank" : tile);
export const names = (all: readonly Tile[]): string => all.map(name).join(", ");
export const premium = (square: Premium): string =>
  premiumText(
    square,
    (factor) => `${{ 2: "dubbel", 3: "trippel", 4: "fyrdubbel" }[factor] ?? `${factor}×`} bokstav`,
    (factor) => `${{ 2: "dubbelt", 3: "trippelt", 4: "fyrdubbelt" }[factor] ?? `${factor}×`} ord`,
  );
export const direction = { across: "vågrätt", down: "lodrätt" };
export const nothing = (): string => "";
/** What a move is called where it is not allowed. */
export const moves: MoveNames = {
  play: "spela",
  exchange: "byta",
  pass: "passa",
  accept: "godkänna draget",
  resign: "ge upp",
  challenge: "ifrågasätta draget",
  "exchange-blank": "byta en blank",
  adjust: "ändra poängen",
  "tell-rack": "ange ett ställ",
  "return-excess": "lämna tillbaka brickor",
  "set-turn": "bestämma vems tur det är",
  end: "avsluta partiet",
};
