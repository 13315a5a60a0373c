// A front end: a reducer with undo, a board with a preview, buttons, a log. It compiles, and nothing here runs.
import {
  allowedMoves,
  applyMove,
  BLANK,
  createGame,
  describeViolation,
  explainScore,
  type GameState,
  type GameView,
  lastPlay,
  type Move,
  type Placement,
  type PlayerView,
  pointsOf,
  previewPlay,
  scoreAt,
} from "tilewright";
import { indexOfSquare, premiumAt, squareAtIndex } from "tilewright/layouts";
import { us2021 } from "tilewright/rulesets";

interface Table {
  readonly past: readonly GameState[];
  readonly now: GameState;
  readonly notice: string;
}

export const begin = (): Table => ({ past: [], now: createGame({ players: 2, ruleset: us2021 }), notice: "" });

export function reduce(table: Table, action: Move | { readonly type: "undo" }): Table {
  if (action.type === "undo") {
    const before = table.past.at(-1);
    return before ? { past: table.past.slice(0, -1), now: before, notice: "" } : table;
  }
  const { ok, state, violations } = applyMove(table.now, action);
  if (ok) return { past: [...table.past, table.now], now: state, notice: "" };
  return { ...table, notice: violations.map((violation) => describeViolation(violation)).join(" ") };
}

export function heading({ now }: Table): string {
  const { turn } = now.status; // there in every status
  return turn === null ? "Game over" : `${now.players[turn]!.name} to play`;
}

export function squares(
  view: PlayerView,
  dragged: readonly Placement[],
  words: Set<string> | undefined,
): readonly string[] {
  const { layout, tileSet } = view.ruleset;
  const preview = previewPlay(view, dragged, { dictionary: words });
  const amiss = new Map(
    preview.violations.flatMap((violation) =>
      violation.squares.map((square) => [indexOfSquare(layout, square), describeViolation(violation)] as const),
    ),
  );
  const laid = new Map(preview.tiles.map((tile) => [indexOfSquare(layout, tile), tile]));
  return view.board.map((tile, index) => {
    const shown = tile ?? laid.get(index);
    const premium = premiumAt(layout, squareAtIndex(layout, index));
    const points = shown && pointsOf(tileSet, shown.blank ? BLANK : shown.letter!);
    return `${shown?.letter ?? BLANK}${points} ${amiss.get(index) ?? ""} ${premium?.letter} ${premium?.word}`;
  });
}

export function rack({ rack }: PlayerView): readonly Placement[] {
  return rack.map((tile, col) =>
    tile === BLANK ? { row: 7, col, letter: null, blank: true } : { row: 7, col, letter: tile },
  );
}

export function buttons(view: GameView, send: (move: Move) => void): readonly string[] {
  const { exchange, challenge } = allowedMoves(view);
  if (challenge.ok) send({ type: "challenge" });
  return [
    exchange.ok ? `up to ${exchange.max}` : describeViolation(exchange.violations[0]),
    challenge.ok ? `Challenge ${view.players[challenge.against]?.name}: ${challenge.words.join(", ")}` : "",
  ];
}

export function log(view: GameView): readonly string[] {
  return view.history.map((event, index) => {
    const score = scoreAt(view, index);
    const who = event.player === null ? "Table" : view.players[event.player]?.name;
    return `${who}: ${event.type} ${score && explainScore(score)} ${index === lastPlay(view)?.index ? "(last)" : ""}`;
  });
}
