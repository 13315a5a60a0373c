import type { LanguageName } from "./language.ts";
import { languageNames } from "./language-names.ts";
import { firstSetup, readSetup, type Setup, unknownName } from "./setup/setup.ts";
import { texts } from "./texts.ts";
import { isListName } from "./words/list-name.ts";

/** The longest address that is read: links to the longest games have some thousand characters. */
const longest = 1_000_000;

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
  /** What an address names and nothing here has, in sentences. It was left out when the address was read. */
  readonly unknown?: readonly string[];
}

export function readAddress(hash: string): Address {
  if (hash.length > longest) return { ...readAddress(""), unknown: [texts.linkTooLong(hash.length)] };
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const asked = { show: said.get("show") ?? "position", messages: said.get("messages") ?? "english" };
  const show = panels.find((name) => name === asked.show);
  const words = said.get("words") ?? "free";
  const { setup, unknown } = readSetup({
    rules: said.get("rules") ?? firstSetup.rules,
    variants: (said.get("variants") ?? "").split(",").filter((name) => name !== ""),
    layout: said.get("board") ?? "",
    tiles: said.get("tiles") ?? "",
    knobs: said.get("knobs") ?? "",
  });
  return {
    show: show ?? "position",
    setup,
    words: isListName(words) ? words : "free",
    list: said.get("list") ?? "",
    messages: isLanguage(asked.messages) ? asked.messages : "english",
    position: said.get("position"),
    laid: said.get("laid") ?? "",
    record: said.get("record") ?? "",
    turn: Math.max(0, Math.trunc(Number(said.get("turn") ?? 0)) || 0),
    game: said.get("game") ?? "",
    unknown: [
      ...unknown,
      ...(show === undefined ? [unknownName("panel", asked.show)] : []),
      ...(isListName(words) ? [] : [unknownName("words", words)]),
      ...(isLanguage(asked.messages) ? [] : [unknownName("messages", asked.messages)]),
    ],
  };
}

function isLanguage(name: string): name is LanguageName {
  return Object.hasOwn(languageNames, name);
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
