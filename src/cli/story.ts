import { explainScore, type GameEvent, type HistoryStep, scoreMove } from "../index.ts";
import type { LanguageMessages } from "../messages/index.ts";
import { formatPlay, formatRack } from "../notation/index.ts";
import { describeBoard, renderBoard } from "../render/index.ts";
import { english } from "./languages/english.ts";
import type { ProgramWords } from "./languages/program-words.ts";
import { count } from "./output/count.ts";
import { printable } from "./output/printable.ts";
import { premiumLines } from "./premiums.ts";
import type { Misfit } from "./record/misfits.ts";

/**
 * An event of a game in the words of a language, a play with its board and its explained score; `null` if there is
 * nothing to show. With `plain` the board after the play is described in words.
 */
export function describeStep(
  step: HistoryStep,
  words: ProgramWords = english,
  { plain = false }: { readonly plain?: boolean } = {},
): string | null {
  const story = storyOf(step, words);
  if (story === null || step.event.type !== "played") return story?.head ?? null;
  const { event, before, after } = step;
  const lines = [story.head, ...story.why.map((line) => `  ${line}`)];
  const messages = words.messages ?? undefined;
  if (plain)
    return [...lines, ...describeBoard({ ruleset: after.ruleset, board: after.board }, { messages })].join("\n");
  const board = renderBoard({ ruleset: before.ruleset, board: before.board }, { placements: event.placements });
  return `${board}\n\n${lines.join("\n")}`;
}

/** A play of a record that does not fit: the board stays as it is, and its points are booked after it. */
export function describeMisfit(
  { before }: HistoryStep,
  { player, play }: Misfit,
  words: ProgramWords = english,
): string {
  return printable(`${before.players[player]?.name ?? ""}: ${play} (${words.doesNotFit})`);
}

/** What happened in a line, and why a play scored what it did. */
export interface Story {
  readonly head: string;
  readonly why: readonly string[];
}

/** An event of a game in the words of a language, without a board; `null` if there is nothing to say. */
export function storyOf({ event, before }: HistoryStep, words: ProgramWords = english): Story | null {
  if (event.player === null)
    return event.type === "ended" ? { head: words.over(words.endReasons[event.reason]), why: [] } : null;
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
  const why =
    score === undefined ? [] : [explainScore(score, words.messages ?? undefined), ...premiumLines(score, words)];
  return { head: words.play({ name, play, from, points: event.points }), why };
}

type Other = Exclude<GameEvent, { readonly player: null } | { readonly type: "played" }>;

function describeOther(event: Other, name: string, before: HistoryStep["before"], words: ProgramWords): string | null {
  if (event.type === "exchanged" && event.returned.hidden === 0)
    return words.exchanged(name, formatRack(event.returned.tiles, before.ruleset.tileSet));
  if (event.type === "adjusted") {
    const note = event.note === null ? "" : `, ${printable(event.note)}`;
    return words.adjusted(name, event.points, `${words.adjustReasons[event.reason]}${note}`);
  }
  return words.messages === null ? inEnglish(event, name, before) : inNews(event, name, words.messages);
}

/** An event in the words that the library has for it in another language. */
function inNews(event: Other, name: string, messages: LanguageMessages): string | null {
  if (event.type === "accepted") return null;
  const message = messages.news[event.type] as (event: Other, name: string) => string;
  return message(event, name) || null;
}

function inEnglish(event: Other, name: string, { players }: HistoryStep["before"]): string | null {
  switch (event.type) {
    case "exchanged":
      return `${name} exchanges ${count(event.returned.tiles.length + event.returned.hidden, "tile")}.`;
    case "passed":
      return `${name} passes.`;
    case "resigned":
      return `${name} resigns.`;
    case "turn-lost":
      return `${name} misses a turn.`;
    case "challenged":
      return event.upheld ? `${name} challenges: not acceptable.` : `${name} challenges in vain.`;
    case "phony-returned": {
      const score = (players[event.player]?.score ?? 0) - event.points;
      return `The play of ${name} comes off: ${count(event.points, "point")} less, ${score} in all.`;
    }
    case "blank-exchanged":
      return `${name} takes up a blank for ${event.letter}.`;
    case "excess-returned":
      return `${name} gives back what is too much.`;
    default:
      return null; // dealt, accepted, rack-told, turn-set
  }
}
