import type { GameState } from "../../game/model/state.ts";
import { pileSize } from "../../tiles/pile.ts";
import { formatRack } from "../rack-text.ts";
import type { GcgGame } from "./gcg-game.ts";

/** What stands above the events: the encoding, the players, and what else the record holds. */
export function headerLines(
  { state, title, lexicon, names, pragmas }: GcgGame,
  nicks: readonly string[],
): readonly string[] {
  const players = nicks.map((nick, seat) => {
    const name = oneLine(names[seat] ?? "");
    return `#player${seat + 1} ${nick}${name === "" || name === nick ? "" : ` ${name}`}`;
  });
  return [
    "#character-encoding UTF-8",
    ...players,
    ...(title === null ? [] : proseLines("title", title)),
    ...(lexicon === null ? [] : [`#lexicon ${oneLine(lexicon)}`]),
    ...pragmas.flatMap(({ name, text }) => proseLines(name, text)),
    ...(state.status.kind === "over" ? [] : ["#incomplete"]),
  ];
}

/** A text that may have several lines. Those that would be taken for something else are marked as going on. */
export function proseLines(name: string, text: string): readonly string[] {
  const [first = "", ...more] = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const rest = more.filter((line) => line !== "").map((line) => (/^[#>]/.test(line) ? `#- ${line}` : line));
  return [`#${name}${first === "" ? "" : ` ${first}`}`, ...rest];
}

/** What is known of the racks at the end of a game that is not over. */
export function lastRackLines({ players, ruleset }: GameState): readonly string[] {
  return players.flatMap(({ rack }, seat) =>
    rack.tiles.length > 0 && pileSize(rack) > 0 ? [`#rack${seat + 1} ${formatRack(rack.tiles, ruleset.tileSet)}`] : [],
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
