import { explainScore, type GameEvent, type HistoryStep, scoreMove } from "../index.ts";
import { formatPlay, formatRack } from "../notation/index.ts";
import { describeBoard, renderBoard } from "../render/index.ts";
import type { Language } from "./languages.ts";
import { languageNamed } from "./languages.ts";
import type { Paint } from "./output/colours.ts";
import { printable } from "./output/printable.ts";
import { premiumLines } from "./premiums.ts";
import type { Misfit } from "./record/misfits.ts";

/**
 * An event of a game in the words of a language, a play with its board and its explained score; `null` if there is
 * nothing to show. With `plain` the board after the play is described in words.
 */
export function describeStep(
  step: HistoryStep,
  words: Language = languageNamed(),
  { plain = false, paint }: { readonly plain?: boolean; readonly paint?: Paint } = {},
): string | null {
  const story = storyOf(step, words);
  if (story === null || step.event.type !== "played") return story?.head ?? null;
  const { event, before, after } = step;
  const lines = [story.head, ...story.why.map((line) => `  ${line}`)];
  if (plain) {
    const position = { ruleset: after.ruleset, board: after.board };
    return [...lines, ...describeBoard(position, { messages: words })].join("\n");
  }
  const { placements } = event;
  const board = renderBoard({ ruleset: before.ruleset, board: before.board }, { placements, paint });
  return `${board}\n\n${lines.join("\n")}`;
}

/** A play of a record that does not fit: the board stays as it is, and its points are booked after it. */
export function describeMisfit(
  { before }: HistoryStep,
  { player, play }: Misfit,
  words: Language = languageNamed(),
): string {
  return printable(`${before.players[player]?.name ?? ""}: ${play} (${words.sheet.doesNotFit})`);
}

/** What happened in a line, and why a play scored what it did. */
export interface Story {
  readonly head: string;
  readonly why: readonly string[];
}

/** An event of a game in the words of a language, without a board; `null` if there is nothing to say. */
export function storyOf({ event, before }: HistoryStep, words: Language = languageNamed()): Story | null {
  if (event.player === null)
    return event.type === "ended" ? { head: words.story.over(words.ends[event.reason]), why: [] } : null;
  const player = before.players[event.player];
  const name = printable(player?.name ?? "");
  if (event.type !== "played") {
    const head = describeOther(event, name, before, words);
    return head === null ? null : { head, why: [] };
  }
  const { ruleset, board } = before;
  const rack = player?.rack.tiles ?? [];
  const from = rack.length === 0 ? "" : formatRack(rack, ruleset.tileSet);
  const play = formatPlay(event.placements, { ruleset, board });
  // The same as scoreAt gives, without going through the game again for each play.
  const { score } = scoreMove({ ruleset, board }, event.placements);
  const why = score === undefined ? [] : [explainScore(score, words), ...premiumLines(score, words)];
  return { head: words.story.play({ name, play, from, points: event.points }), why };
}

type Other = Exclude<GameEvent, { readonly player: null } | { readonly type: "played" }>;

function describeOther(event: Other, name: string, before: HistoryStep["before"], words: Language): string | null {
  const { story, events, adjustments } = words;
  if (event.type === "accepted") return null;
  if (event.type === "adjusted") {
    const note = event.note === null ? "" : `, ${printable(event.note)}`;
    return story.adjusted(name, event.points, `${adjustments[event.reason]}${note}`);
  }
  if (event.type === "exchanged" && event.returned.hidden === 0)
    return story.exchanged(name, formatRack(event.returned.tiles, before.ruleset.tileSet));
  const lost = event.type === "phony-returned" ? event.points : 0;
  const score = (before.players[event.player]?.score ?? 0) - lost;
  const sentence = events[event.type] as (
    event: GameEvent,
    player: string,
    after: { readonly score: number },
  ) => string;
  return sentence(event, name, { score }) || null;
}
