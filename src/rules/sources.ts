import { frozen } from "../frozen.ts";
import { sourceTable } from "./source-table.ts";

/**
 * What some rules of a preset rest on: a text, the answer to a question of the preset, or a choice of ours.
 *
 * `knobs` are fields of a ruleset by their paths, such as `exchange.minBag`. A path such as `exchange` stands for all
 * fields in it that no other entry names, and `*` for all other fields.
 */
export type RuleSource =
  | {
      readonly from: "text";
      readonly knobs: readonly string[];
      /** What the text says, in our words. */
      readonly says: string;
      /** The place in the text. */
      readonly article: string;
      /** The text, and where we read it. */
      readonly text: string;
      /** When it was published or held, as far as it says so; `undated` if it does not. */
      readonly date: string;
    }
  | {
      readonly from: "question";
      readonly knobs: readonly string[];
      /** The name of the question. */
      readonly question: string;
    }
  | {
      readonly from: "choice";
      readonly knobs: readonly string[];
      /** What we have chosen, because no text that we read says it. Never a challenge, an exchange or an end. */
      readonly says: string;
    };

/** What a preset rests on. */
export interface PresetSources {
  /** Whose rules they are, and which text of theirs. */
  readonly follows: string;
  readonly rules: readonly RuleSource[];
}

/**
 * What the presets of regions rest on, by their ids: each rule of each of them has its text, or its question, or is
 * said to be a choice of ours. docs/rules.md shows it with the values. Nobody who publishes rules has reviewed or
 * endorsed this.
 */
export const sources: Readonly<Record<string, PresetSources>> = /* @__PURE__ */ readSources();

function readSources(): Readonly<Record<string, PresetSources>> {
  const presets = sourceTable.trim().split(/^# /m).slice(1);
  return frozen(
    Object.fromEntries(
      presets.map((lines) => {
        const [[id = "", follows = ""] = [], ...rows] = lines
          .trim()
          .split("\n")
          .map((line) => line.split(" | "));
        return [id, { follows, rules: rows.map(ruleOf) }] as const;
      }),
    ),
  );
}

function ruleOf([names = "", says = "", third = "", text = "", date = ""]: readonly string[]): RuleSource {
  const knobs = names.split(", ");
  if (says === "asked") return { from: "question", knobs, question: third };
  if (says === "chosen") return { from: "choice", knobs, says: third };
  return { from: "text", knobs, says, article: third, text, date };
}
