import { mismatch } from "../../read/describe.ts";
import { nearest } from "../nearest.ts";
import { namesInHelp } from "../output/names-in-help.ts";
import { dutch } from "./dutch.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { polish } from "./polish.ts";
import { portuguese } from "./portuguese.ts";
import type { ProgramWords } from "./program-words.ts";
import { spanish } from "./spanish.ts";
import { swedish } from "./swedish.ts";

const all = { english, german, french, spanish, portuguese, italian, dutch, polish, swedish };

const byName: ReadonlyMap<string, ProgramWords> = new Map(Object.entries(all));
const byTag: ReadonlyMap<string, ProgramWords> = new Map(
  Object.values(all).map((words) => [words.messages?.language ?? "en", words]),
);

/** The option that names one. */
export const languageOption = { language: { type: "string" } } as const;

/** The help of this option. */
export const languageHelp: string = `
  --language NAME  say what is said in this language, in JSON too; tables stay
                   as they are:
${namesInHelp([...byName.keys()])}`;

/**
 * The words of the language that `--language` names, by its English name or its tag (`german`, `de`); English without
 * the option.
 *
 * @throws Error if there is no language with this name
 */
export function languageNamed(name: string | null | undefined): ProgramWords {
  if (name === undefined || name === null) return english;
  const plain = name.toLowerCase();
  const words = byName.get(plain) ?? byTag.get(plain);
  if (words !== undefined) return words;
  const near = nearest(plain, [...byName.keys()]);
  const hint = near === null ? "" : `; did you mean ${near}?`;
  throw new Error(`${mismatch("--language", `one of ${[...byName.keys()].join(", ")}`, name)}${hint}`);
}
