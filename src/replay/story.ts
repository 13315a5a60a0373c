import { type HistoryStep, stepsOf } from "../game/history/replay.ts";
import type { GameEvent, PlayerIndex } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import { grouped } from "../grouped.ts";
import { reasonOf } from "../messages/helpers.ts";
import { say } from "../messages/say.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";
import { formatRack } from "../notation/rack-text.ts";
import { scoreAsLaid } from "../play/score.ts";
import { printable } from "../read/printable.ts";
import { explainScore } from "../render/explain.ts";
import { decidedText, overText } from "./end-words.ts";
import { withNames } from "./names.ts";
import { messagesIn } from "./options.ts";
import { englishForStory, type StoryMessages } from "./parts.ts";
import { playText } from "./play-text.ts";
import { premiumLines } from "./premiums.ts";
import { recordFor } from "./record-for.ts";
import { placesOfTurns, playOf } from "./turns.ts";

/** A step of a story: its account of one event of a game. */
export interface StoryStep {
  /** The index of the event in the history. */
  readonly event: number;
  /** The type of the event, or `does-not-fit` for a play whose tiles do not fit where the record places them. */
  readonly type: GameEvent["type"] | "does-not-fit";
  /** The player whose event it is; `null` if it belongs to no player, as with the end of the game. */
  readonly player: PlayerIndex | null;
  /**
   * The number of the turn, as in `turnsOf`. Any other step, such as a challenge or a penalty, has the number of the
   * preceding turn, so steps with the same number tell the story of one turn. 0 before the first turn.
   */
  readonly turn: number;
  /** A one-line summary of the event; `null` if there is only a note. */
  readonly head: string | null;
  /** The explanation of a play's score, line by line. Empty for any other event. */
  readonly why: readonly string[];
  /** The record's notes on the event, verbatim; a note may have several lines. */
  readonly notes: readonly string[];
}

/**
 * Returns the story of a game, event by event: plays with explanations of their scores, exchanges, passes, challenges,
 * penalties, the end, and a record's notes. Events about which there is nothing to say, such as a deal, are omitted.
 *
 * Players are called by their full names. The end names the winners after all point adjustments. Each sentence is a
 * single line, in which control characters are escaped. Notes are copied verbatim from the record.
 *
 * @param game - A game, a view of a game, or a recorded game returned by `parseGcg`. Anything hidden in a view stays
 * unknown.
 * @param options - `messages`: the language. Defaults to English.
 *
 * @throws TypeError if `game` is not one of these, `options` has an unknown key, or a part or a sentence is missing
 * from `messages`.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { storyOf } from "tilewright/replay";
 * import { parseGcg } from "tilewright/notation";
 *
 * const { game } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14\n>Ben: - +0 0"));
 * storyOf(game).map(({ head }) => head);
 * // => ["Ann: 8F HORN from AEHINOR, 14 points", "Ben passes."]
 * storyOf(game)[0]?.why; // => ["HORN (4+1+1+1)x2 = 14", "8H double word: HORN ×2"]
 * ```
 */
export function storyOf(
  game: GcgGame | GameState | GameView,
  options: {
    readonly messages?:
      | Pick<Messages, "story" | "events" | "sheet" | "news" | "ends" | "adjustments" | "picture" | "scores">
      | undefined;
  } = {},
): readonly StoryStep[] {
  const record = recordFor(game);
  const messages = messagesIn<StoryMessages>(options, englishForStory);
  const steps: StoryStep[] = [];
  for (const { told } of stepsTold(record, messages)) if (told.head !== null || told.notes.length > 0) steps.push(told);
  return steps;
}

/** Every step of a recorded game with what the story says of it, which may be nothing. Players have full names. */
export function* stepsTold(
  record: GcgGame,
  messages: StoryMessages,
): Generator<{ readonly step: HistoryStep; readonly told: StoryStep }, void, undefined> {
  const { doesNotFit } = messages.sheet;
  const places = placesOfTurns(record);
  let turn = 0;
  const notes = grouped(record.notes, ({ event }) => event);
  const game = withNames(record);
  const { players } = game;
  for (const step of stepsOf(game)) {
    const { index, event } = step;
    const place = places.get(index);
    const misfit = place?.misfit ?? null;
    turn = place?.turn ?? turn;
    const head =
      misfit === null
        ? headOf(step, game, messages)
        : `${players[misfit.player]?.name ?? ""}: ${playOf(misfit)} (${doesNotFit})`;
    const told: StoryStep = {
      event: index,
      type: misfit === null ? event.type : "does-not-fit",
      player: place?.player ?? event.player,
      turn,
      head: head === null ? null : printable(head),
      why: misfit === null ? whyOf(step, messages) : [],
      notes: notes.get(index)?.map(({ text }) => text) ?? [],
    };
    yield { step, told };
  }
}

/** What happened, or `null` if there is nothing to say. `last`: the game as it is at the end of its story. */
function headOf(step: HistoryStep, last: GameState, messages: StoryMessages): string | null {
  const { event, before } = step;
  if (event.player === null) return headOfEnd(step, last, messages);
  if (event.type !== "played") return otherHead(event, before, messages);
  const { ruleset, players } = before;
  const { name = "", rack } = players[event.player] ?? {};
  const from = rack === undefined || rack.tiles.length === 0 ? "" : formatRack(rack.tiles, ruleset.tileSet);
  const play = playText(event.placements, before);
  return say(messages.story.play, { name, play, from, points: event.points });
}

function headOfEnd({ event, after }: HistoryStep, last: GameState, messages: StoryMessages): string | null {
  if (event.type === "decided") return decidedText(event, last, messages);
  if (event.type !== "ended") return null;
  // Points adjusted later may have changed who has won, but a ruling has a step of its own.
  const { status } = last.status.kind === "over" && last.status.spreads === undefined ? last : after;
  const winners = status.kind === "over" ? status.winners : [];
  return overText({ reason: event.reason, winners }, last, messages);
}

type Other = Exclude<GameEvent, { readonly player: null } | { readonly type: "played" }>;

function otherHead(event: Other, { players, ruleset }: GameState, messages: StoryMessages): string | null {
  const { story, events } = messages;
  if (event.type === "accepted") return null;
  const { name = "", score = 0 } = players[event.player] ?? {};
  if (event.type === "adjusted")
    return say(story.adjusted, { name, points: event.points, reason: reasonOf(event, messages) });
  if (event.type === "exchanged" && event.returned.hidden === 0 && event.returned.tiles.length > 0)
    return say(story.exchanged, { name, tiles: formatRack(event.returned.tiles, ruleset.tileSet) });
  const lost = event.type === "phony-returned" ? event.points : 0;
  return say(events[event.type], { ...event, player: name, score: score - lost }, {}) || null;
}

/** Why a play scored what it did, as far as the rules can count it. */
function whyOf({ event, before: { ruleset, board } }: HistoryStep, messages: StoryMessages): readonly string[] {
  if (event.type !== "played") return [];
  // The same as scoreAt returns, without going through the game again for each play.
  const score = scoreAsLaid({ ruleset, board }, event.placements);
  return score === null ? [] : [explainScore(score, messages), ...premiumLines(score, messages)];
}
