import { type GameEvent, type GameState, type Ruleset, unwrap } from "tilewright";
import { explainRemark } from "tilewright/messages";
import { formatPlay, formatRack, parseGcg, type Remark } from "tilewright/notation";

/** A record of two players: what is read of it, in short texts to compare. */
export interface Read {
  readonly state: GameState;
  /** The events after the deal, each as `Ann plays 8F HORN 14`. */
  readonly events: readonly string[];
  /** Each as `3:23 wrong-score 15 / 14`. */
  readonly remarks: readonly string[];
  readonly scores: readonly number[];
  readonly result: ReturnType<typeof parseGcg> & { readonly ok: true };
}

/** Two lines that introduce Ann and Ben: the first event stands in line 3. */
export const header = "#player1 Ann Ann Archer\n#player2 Ben Ben Baker\n";

/** Reads a record, with {@link header} above it unless it begins with one of its own. */
export function read(text: string, ruleset?: Ruleset): Read {
  const whole = /^\s*#player1/m.test(text) ? text : header + text;
  const result = unwrap(parseGcg(whole, { ruleset })) as Read["result"];
  const { state } = result.game;
  return {
    state,
    events: shortEvents(state),
    remarks: result.remarks.map(short),
    scores: state.players.map(({ score }) => score),
    result,
  };
}

/** A remark as `3:23 wrong-score 15 / 14`. */
export function short(remark: Remark): string {
  const { line, column, code } = remark;
  const { found, expected } = explainRemark(remark);
  return `${line}:${column} ${code} ${found} / ${expected}`;
}

/** The events of a game after the deal, in short. */
export function shortEvents({ ruleset, players, history }: GameState): readonly string[] {
  const board: ({ letter: string; blank: boolean } | null)[] = new Array(
    ruleset.layout.rows * ruleset.layout.cols,
  ).fill(null);
  const told: string[] = [];
  const lay = (event: GameEvent | undefined, on: boolean): void => {
    if (event?.type !== "played") return;
    for (const { row, col, letter, blank } of event.placements)
      board[row * ruleset.layout.cols + col] = on ? { letter, blank } : null;
  };
  for (const event of history) {
    const name = event.player === null ? "" : players[event.player]!.name;
    const pile = (tiles: readonly string[], hidden: number): string =>
      `${formatRack(tiles, ruleset.tileSet)}${hidden === 0 ? "" : `+${hidden}`}`;
    switch (event.type) {
      case "dealt":
        break;
      case "played":
        told.push(`${name} plays ${formatPlay(event.placements, { ruleset, board: [...board] })} ${event.points}`);
        lay(event, true);
        break;
      case "exchanged":
        told.push(`${name} exchanges ${pile(event.returned.tiles, event.returned.hidden)}`);
        break;
      case "phony-returned":
        told.push(`${name} takes back ${event.points}`);
        lay(history[event.play], false);
        break;
      case "rack-told":
        told.push(`${name} has ${pile(event.rack.tiles, event.rack.hidden)}`);
        break;
      case "adjusted":
        told.push(`${name} ${event.reason} ${event.points}`);
        break;
      case "challenged":
        told.push(`${name} challenges ${event.upheld ? "rightly" : `in vain ${event.words.join(",")}`}`);
        break;
      case "ended":
        told.push(`over: ${event.reason}`);
        break;
      default:
        told.push(`${name} ${event.type}`);
    }
  }
  return told.filter((line, i) => !(i === 0 && line.endsWith("turn-set")));
}
