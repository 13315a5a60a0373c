import type { AnyPosition, GameState, GameView, Pile, Player, Ruleset } from "tilewright";
import { defineLayout, defineRuleset } from "tilewright";
import { us2021 } from "tilewright/rulesets";
import type { PlayRules, Position } from "../oracle/shapes.ts";

const known = new WeakMap<PlayRules, Ruleset>();

/** The oracle's rules as a ruleset of the library; the same one for the same rules. */
export function rulesetFor(rules: PlayRules): Ruleset {
  const found = known.get(rules);
  if (found !== undefined) return found;
  const { rowsOfSquares, legend, starts } = rules.layout;
  // Spread, so that no knob of the oracle's can be forgotten here.
  const ruleset = defineRuleset(us2021, {
    ...rules,
    layout: defineLayout({ rowsOfSquares, legend, starts }),
    exchange: null,
  });
  known.set(rules, ruleset);
  return ruleset;
}

/**
 * The oracle's position as the library takes it: a bare position, or, if `form` says so, a game whose player on turn has
 * the rack, or the view of the player who has it. Only a game can say that tiles are hidden.
 */
export function positionFor(position: Position, form: "position" | "game" | "view" = "position"): AnyPosition {
  const ruleset = rulesetFor(position.rules);
  const { board, rack } = position;
  const { wordsPlayed: words = [] } = position;
  if (rack !== null && (rack.hidden > 0 || form === "game"))
    return { ...gameWith(ruleset, board, rack), ...past(words) };
  if (form === "view") return { ...viewWith(ruleset, board, rack), ...past(words) };
  const bare = board.every((tile) => tile === null) && form !== "game" ? undefined : board;
  return { ruleset, board: bare, rack: rack?.tiles, ...(words.length > 0 ? { wordsPlayed: words } : {}) };
}

/** A history in which these words have been formed, by a play that has left nothing on the board. */
function past(words: readonly string[]): Pick<GameState, "history"> {
  const drawn: Pile = { tiles: [], hidden: 0 };
  return {
    history: words.length === 0 ? [] : [{ player: 0, type: "played", placements: [], words, points: 0, drawn }],
  };
}

function gameWith(ruleset: Ruleset, board: Position["board"], rack: Pile): GameState {
  return { ...table(ruleset, board, [player(rack), player({ tiles: ["A"], hidden: 0 })]), kind: "game", seed: "s" };
}

function viewWith(ruleset: Ruleset, board: Position["board"], rack: Pile | null): GameView {
  const hidden: Pile = { tiles: [], hidden: 7 };
  if (rack === null) {
    return { ...table(ruleset, board, [player(hidden), player(hidden)]), kind: "view", viewer: null, rack: null };
  }
  return {
    ...table(ruleset, board, [player(hidden), player(rack)]),
    kind: "view",
    viewer: 1,
    rack: rack.tiles,
  };
}

function table(
  ruleset: Ruleset,
  board: Position["board"],
  players: readonly Player[],
): Omit<GameState, "kind" | "seed"> {
  return {
    version: 1,
    ruleset,
    board,
    players,
    bag: { tiles: [], hidden: 50 },
    status: { kind: "playing", turn: 0 },
    scorelessTurns: 0,
    dictionary: null,
    history: [],
  };
}

function player(rack: Pile): Player {
  return { name: "", score: 0, rack, turnsToMiss: 0, passesInRow: 0, exchanges: 0, resigned: false };
}
