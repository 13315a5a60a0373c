import { type GameEvent, type GameState, type Pile, scoreAt, stepsOf } from "tilewright";
import { formatRack } from "tilewright/notation";
import type { Random } from "./played.ts";

/** How a program writes GCG. */
export interface Dialect {
  readonly through: "dots" | "letters" | "brackets";
  readonly lowerColumn: boolean;
  readonly aligned: boolean;
  readonly sign: boolean;
  readonly totals: boolean;
  readonly crossWords: boolean;
  readonly rack: "sorted" | "shuffled" | "partial" | "unknown" | "none";
  readonly exchange: "tiles" | "count" | "tiles-only";
  readonly withdrawn: "points" | "zero";
  readonly bonusRack: boolean;
  readonly settlement: "as-it-is" | "none";
  readonly end: "\n" | "\r\n" | "\r";
  readonly mark: boolean;
  readonly notes: boolean;
}

/** The dialect of the standard form. */
export const plain: Dialect = {
  through: "dots",
  lowerColumn: false,
  aligned: false,
  sign: true,
  totals: true,
  crossWords: false,
  rack: "sorted",
  exchange: "tiles",
  withdrawn: "points",
  bonusRack: true,
  settlement: "as-it-is",
  end: "\n",
  mark: false,
  notes: false,
};

/**
 * Writes a dealt game the way a program of the field would: knows nothing of the library's own writer. What GCG cannot
 * say is left out.
 */
export function write(game: GameState, dialect: Dialect, random: Random): string {
  const { tileSet } = game.ruleset;
  const lines = [
    `${dialect.mark ? "\uFEFF" : ""}#character-encoding UTF-8`,
    ...game.players.map(({ name }, seat) => `#player${seat + 1} ${name} ${name.toUpperCase()} the ${seat + 1}.`),
    `#note LetterDistribution: ${tileSet.id}`,
  ];
  const rackText = (pile: Pile, used: readonly string[]): string => {
    if (dialect.rack === "none") return "";
    if (dialect.rack === "unknown") return "???????";
    const tiles = dialect.rack === "partial" ? used : pile.tiles;
    return formatRack(dialect.rack === "shuffled" ? shuffled(tiles, random) : tiles, tileSet);
  };
  const put = (
    player: number,
    rack: string,
    action: string,
    points: number | null,
    total: number,
    after = "",
  ): void => {
    const score = points === null ? [] : [`${points < 0 ? "" : dialect.sign ? "+" : ""}${points}`];
    const fields = [rack, action, ...score, ...(dialect.totals && points !== null ? [`${total}`] : [])];
    const text = dialect.aligned ? fields.map((field) => field.padEnd(12)).join(" ") : fields.join(" ");
    lines.push(`>${game.players[player]!.name}: ${text}${after}`);
    if (dialect.notes) lines.push("#note a remark", "that goes on");
  };

  for (const { event, index, before, after } of stepsOf(game)) {
    if (event.player === null) continue;
    const total = after.players[event.player]!.score;
    const rack = before.players[event.player]!.rack;
    switch (event.type) {
      case "played": {
        const used = event.placements.map(({ letter, blank }) => (blank ? "?" : letter));
        const crosses = event.words.slice(1).join(", ");
        const trailing = dialect.crossWords && dialect.totals && crosses !== "" ? `  ${crosses}` : "";
        put(event.player, rackText(rack, used), playText(game, index, dialect), event.points, total, trailing);
        break;
      }
      case "exchanged": {
        const tiles = event.returned.tiles;
        const given = dialect.exchange === "count" ? `${tiles.length}` : formatRack(tiles, tileSet);
        put(event.player, rackText(rack, tiles), `-${given}`, dialect.exchange === "tiles-only" ? null : 0, total);
        break;
      }
      case "passed":
      case "turn-lost": // which GCG writes as a pass
        put(event.player, rackText(rack, []), "-", 0, total);
        break;
      case "phony-returned": {
        const points = dialect.withdrawn === "zero" && dialect.totals ? 0 : -event.points;
        put(event.player, rackText(after.players[event.player]!.rack, []), "--", points, total);
        break;
      }
      case "adjusted":
        putAdjusted(event, before, total);
    }
  }
  return `${lines.join(dialect.end)}${random(2) === 0 ? dialect.end : ""}`;

  function putAdjusted(
    { player, reason, points }: Extract<GameEvent, { readonly type: "adjusted" }>,
    before: GameState,
    total: number,
  ): void {
    if (reason === "challenge")
      put(
        player,
        dialect.bonusRack ? formatRack(before.players[player]!.rack.tiles, tileSet) : "",
        "(challenge)",
        points,
        total,
      );
    if (reason !== "rack" || dialect.settlement === "none") return;
    const others = before.players.flatMap(({ rack }, other) => (other === player ? [] : rack.tiles));
    const own = formatRack(before.players[player]!.rack.tiles, tileSet);
    if (points > 0) put(player, "", `(${formatRack(others, tileSet)})`, points, total);
    else put(player, own, `(${own})`, points, total);
  }
}

function playText(game: GameState, index: number, { through, lowerColumn }: Dialect): string {
  const { tileSet } = game.ruleset;
  const [main] = scoreAt(game, index)!.words;
  const { row, col } = main.letters[0]!;
  const column = String.fromCharCode((lowerColumn ? 97 : 65) + col);
  const at = main.direction === "across" ? `${row + 1}${column}` : `${column}${row + 1}`;
  const spelled = main.letters.map((letter) => {
    const text = letter.blank ? letter.letter.toLowerCase() : letter.letter;
    const tile = tileSet.letters.some((entry) => entry.letter.length > 1 && entry.letter.includes(letter.letter))
      ? `[${text}]`
      : text;
    if (!letter.through) return tile;
    return { dots: ".", letters: tile, brackets: `(${tile})` }[through];
  });
  return `${at} ${spelled.join("")}`;
}

function shuffled(tiles: readonly string[], random: Random): readonly string[] {
  const left = tiles.slice();
  return tiles.map(() => left.splice(random(left.length), 1)[0]!);
}
