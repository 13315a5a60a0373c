import { type GameState, type HistoryStep, stepsOf } from "../index.ts";
import type { Messages } from "../messages/index.ts";
import type { GcgGame } from "../notation/index.ts";
import { describeBoard, printable, renderBoard } from "../render/index.ts";
import { storyOf } from "../replay/index.ts";
import { languageNamed } from "./languages.ts";
import type { Paint } from "./output/colours.ts";

/** How boards are shown: drawn, with or without colours, or with `plain` in words. */
export interface BoardOptions {
  readonly plain?: boolean;
  readonly paint?: Paint;
}

/** The story of a game as texts by the index of the event: a play with its board and its explained score, and notes. */
export function storyTexts(
  game: GcgGame | GameState,
  words: Messages = languageNamed(),
  options: BoardOptions = {},
): ReadonlyMap<number, string> {
  const story = new Map(storyOf(game, { messages: words }).map((step) => [step.event, step]));
  const texts = new Map<number, string>();
  for (const step of stepsOf("state" in game ? game.state : game)) {
    const told = story.get(step.index);
    if (told === undefined) continue;
    const { head, why, notes } = told;
    const { above, below } = boardOf(step, words, options);
    const lines = [...above, ...(head === null ? [] : [head]), ...why.map((line) => `  ${line}`), ...below];
    texts.set(step.index, [...lines, ...notes.flatMap(noteLines).map((line) => `  | ${line}`)].join("\n"));
  }
  return texts;
}

/** A note may have several lines. */
function noteLines(note: string): readonly string[] {
  return note.split(/\r\n|[\n\r]/).map(printable);
}

/** The board of a play: drawn it stands above the sentences, in words below them. */
function boardOf(
  { event, before, after }: HistoryStep,
  words: Messages,
  { plain = false, paint }: BoardOptions,
): { readonly above: readonly string[]; readonly below: readonly string[] } {
  if (event.type !== "played") return { above: [], below: [] };
  if (plain) {
    const position = { ruleset: after.ruleset, board: after.board };
    return { above: [], below: describeBoard(position, { messages: words }) };
  }
  const position = { ruleset: before.ruleset, board: before.board };
  return { above: [renderBoard(position, { placements: event.placements, paint }), ""], below: [] };
}
