import type { Premium } from "../../board/premium.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { premiumText } from "../words.ts";

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
    (factor) => `${{ 2: "dubbel", 3: "trippel", 4: "fyrdubbel" }[factor] ?? `${factor} gånger`} bokstav`,
    (factor) => `${{ 2: "dubbelt", 3: "trippelt", 4: "fyrdubbelt" }[factor] ?? `${factor} gånger`} ord`,
  );
export const direction = { across: "vågrätt", down: "lodrätt" };
export const nothing = (): string => "";
