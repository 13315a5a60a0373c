import { type Layout, layout11, layout21, type Ruleset, standardLayout, type TileSet } from "tilewright";
import {
  basic,
  checkedWords,
  classic1948,
  eightHeld,
  exchangeBlanks,
  french2026,
  german2026,
  hongKong2012,
  international2022,
  large2004,
  nineTile,
  northAmerica2017,
  onyx2006,
  openDictionary,
  pages89,
  polish2026,
  romanian2023,
  spanish2026,
  unitedKingdom2009,
  us2021,
  worldEnglish2022,
} from "tilewright/rulesets";
import * as sets from "tilewright/tile-sets";

// What can be chosen, by the names that the package exports: they stand in addresses, and in the code to copy.

export const presets: Readonly<Record<string, Ruleset>> = {
  us2021,
  northAmerica2017,
  international2022,
  onyx2006,
  classic1948,
  pages89,
  basic,
  worldEnglish2022,
  french2026,
  german2026,
  polish2026,
  romanian2023,
  spanish2026,
  hongKong2012,
  large2004,
  unitedKingdom2009,
};

export const variants: Readonly<Record<string, (base: Ruleset) => Ruleset>> = {
  checkedWords,
  openDictionary,
  exchangeBlanks,
  nineTile,
  eightHeld,
};

export const layouts: Readonly<Record<string, Layout>> = { standardLayout, layout11, layout21 };

export const tileSets: Readonly<Record<string, TileSet>> = { ...sets };
