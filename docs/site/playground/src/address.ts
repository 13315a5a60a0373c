import type { LanguageName } from "./language.ts";
import { languageNames } from "./language-names.ts";
import { presets } from "./setup/choices.ts";
import { firstSetup, type Setup } from "./setup/setup.ts";

export const panels = ["position", "record", "step", "bot"] as const;
export type PanelName = (typeof panels)[number];

/** What a link to the playground says. It stands behind the # of the address, which browsers send to nobody. */
export interface Address {
  readonly show: PanelName;
  readonly setup: Setup;
  /** `free`, `classroom`, `none`, or `own:` and the name of the visitor's own list. */
  readonly words: string;
  /** The words of that list, if they are few enough for an address; an empty text: they are on one machine only. */
  readonly list: string;
  /** The language in which the library speaks. */
  readonly messages: LanguageName;
  /** The position as CGP; `null`: the one to begin with. */
  readonly position: string | null;
  /** The tiles that are being laid, as JSON. */
  readonly laid: string;
}

export function readAddress(hash: string): Address {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const show = panels.find((name) => name === said.get("show")) ?? "position";
  const rules = said.get("rules") ?? "";
  const messages = said.get("messages") ?? "";
  return {
    show,
    setup: {
      rules: Object.hasOwn(presets, rules) ? rules : firstSetup.rules,
      variants: (said.get("variants") ?? "").split(",").filter((name) => name !== ""),
      layout: said.get("board") ?? "",
      tiles: said.get("tiles") ?? "",
      knobs: said.get("knobs") ?? "",
    },
    words: said.get("words") ?? "free",
    list: said.get("list") ?? "",
    messages: Object.hasOwn(languageNames, messages) ? (messages as LanguageName) : "english",
    position: said.get("position"),
    laid: said.get("laid") ?? "",
  };
}

/** The part of an address behind the #. What is as at the beginning is left out. */
export function writeAddress({ show, setup, words, list, messages, position, laid }: Address): string {
  const entries: readonly (readonly [name: string, value: string, first: string])[] = [
    ["show", show, "position"],
    ["rules", setup.rules, firstSetup.rules],
    ["variants", setup.variants.join(","), ""],
    ["board", setup.layout, ""],
    ["tiles", setup.tiles, ""],
    ["knobs", setup.knobs, ""],
    ["words", words, "free"],
    ["list", list, ""],
    ["messages", messages, "english"],
    ["position", position ?? "", ""],
    ["laid", laid, ""],
  ];
  const said = entries.filter(([, value, first]) => value !== first).map(([name, value]) => [name, value]);
  return `#${new URLSearchParams(said)}`;
}
