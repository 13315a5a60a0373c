import type { LanguageName } from "./language.ts";
import { languageNames } from "./language-names.ts";
import { presets } from "./setup/choices.ts";
import { firstSetup, type Setup } from "./setup/setup.ts";

export const panels = ["position", "bot", "step", "record", "check"] as const;
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
  /** A recorded game, packed, and which of its turns is shown. */
  readonly record: string;
  readonly turn: number;
  /** A game that somebody passes on, packed. */
  readonly game: string;
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
    record: said.get("record") ?? "",
    turn: Math.max(0, Math.trunc(Number(said.get("turn") ?? 0)) || 0),
    game: said.get("game") ?? "",
  };
}

/** A link to what an address says, for another browser. */
export function linkTo(address: Address): string {
  return `${location.href.replace(/#.*/, "")}${writeAddress(address)}`;
}

/** The part of an address behind the #. What is as at the beginning is left out. */
export function writeAddress(address: Address): string {
  const { show, setup, words, list, messages, position, laid, record, turn, game } = address;
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
    ["record", record, ""],
    ["turn", `${turn}`, "0"],
    ["game", game, ""],
  ];
  const said = entries.filter(([, value, first]) => value !== first).map(([name, value]) => [name, value]);
  return `#${new URLSearchParams(said)}`;
}
