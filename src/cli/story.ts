import { explainScore, type GameEvent, type HistoryStep, scoreMove } from "../index.ts";
import { formatPlay, formatRack } from "../notation/index.ts";
import { describeBoard, renderBoard } from "../render/index.ts";
import { printable } from "./output/printable.ts";
import { premiumLines } from "./premiums.ts";

/**
 * An event of a game in words, a play with its board and its explained score; `null` if there is nothing to show. With
 * `plain` the board after the play is described in words.
 */
export function describeStep(step: HistoryStep, { plain = false }: { readonly plain?: boolean } = {}): string | null {
  const story = storyOf(step);
  if (story === null || step.event.type !== "played") return story?.head ?? null;
  const { event, before, after } = step;
  const lines = [story.head, ...story.why.map((line) => `  ${line}`)];
  if (plain) return [...lines, ...describeBoard({ ruleset: after.ruleset, board: after.board })].join("\n");
  const board = renderBoard({ ruleset: before.ruleset, board: before.board }, { placements: event.placements });
  return `${board}\n\n${lines.join("\n")}`;
}

/** What happened in a line, and why a play scored what it did. */
export interface Story {
  readonly head: string;
  readonly why: readonly string[];
}

/** An event of a game in words, without a board; `null` if there is nothing to say. */
export function storyOf({ event, before }: HistoryStep): Story | null {
  if (event.player === null)
    return event.type === "ended" ? { head: `The game is over: ${reasons[event.reason]}.`, why: [] } : null;
  const player = before.players[event.player];
  const name = printable(player?.name ?? "");
  if (event.type !== "played") {
    const head = describeOther(event, name, before);
    return head === null ? null : { head, why: [] };
  }
  const { ruleset, board } = before;
  const rack = player?.rack.tiles ?? [];
  const from = rack.length === 0 ? "" : ` from ${formatRack(rack, ruleset.tileSet)}`;
  const play = formatPlay(event.placements, { ruleset, board });
  // The same as scoreAt gives, without going through the game again for each play.
  const { score } = scoreMove({ ruleset, board }, event.placements);
  return {
    head: `${name}: ${play}${from}, ${event.points} points`,
    why: score === undefined ? [] : [explainScore(score), ...premiumLines(score)],
  };
}

const reasons: Readonly<Record<Extract<GameEvent, { readonly type: "ended" }>["reason"], string>> = {
  out: "a player has gone out",
  passes: "everybody has passed",
  scoreless: "too many turns without points",
  turns: "everybody has had their last turns",
  "no-plays": "no play is left",
  target: "a player has reached the target",
  agreed: "the players have agreed",
  resigned: "one player is left",
  "lost-challenge": "a challenge has failed",
  time: "time is up",
};

type Other = Exclude<GameEvent, { readonly player: null } | { readonly type: "played" }>;

function describeOther(event: Other, name: string, { ruleset, players }: HistoryStep["before"]): string | null {
  switch (event.type) {
    case "exchanged": {
      const { tiles, hidden } = event.returned;
      const given = hidden === 0 ? formatRack(tiles, ruleset.tileSet) : `${tiles.length + hidden} tiles`;
      return `${name} exchanges ${given}.`;
    }
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
      return `The play of ${name} comes off: ${event.points} points less, ${score} in all.`;
    }
    case "blank-exchanged":
      return `${name} takes up a blank for ${event.letter}.`;
    case "excess-returned":
      return `${name} gives back what is too much.`;
    case "adjusted": {
      const points = `${event.points < 0 ? "" : "+"}${event.points} points`;
      return `${name}: ${points} (${event.reason}${event.note === null ? "" : `, ${printable(event.note)}`}).`;
    }
    default:
      return null; // dealt, accepted, rack-told, turn-set
  }
}
