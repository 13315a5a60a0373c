import type { GameState } from "../../../game/model/state.ts";
import { formatRack } from "../../rack-text.ts";
import type { GcgGame } from "../gcg-game.ts";

/** The lines above the events: the encoding, the players, and whatever else the record holds. */
export function headerLines(
  { state, title, lexicon, names, pragmas, record }: GcgGame,
  nicks: readonly string[],
  rules: readonly string[],
): readonly string[] {
  // Other programs want a name, too.
  const players = nicks.map((nick, seat) => `#player${seat + 1} ${nick} ${oneLine(names[seat] ?? "") || nick}`);
  return [
    "#character-encoding UTF-8",
    ...players,
    // Behind a title or a description, `#- text` would be part of that.
    ...linesOf(pragmas.filter(({ name }) => name === "-")),
    ...(title === null ? [] : proseLines("title", title)),
    ...(lexicon === null ? [] : [`#lexicon ${lexicon.replace(/[\r\n]+/g, " ").trim()}`]),
    ...rules,
    ...linesOf(pragmas.filter(({ name }) => name !== "-")),
    ...(state.status.kind === "over" || record !== undefined ? [] : ["#incomplete"]),
  ];
}

function linesOf(pragmas: GcgGame["pragmas"]): readonly string[] {
  return pragmas.flatMap(({ name, text }) => proseLines(name, text));
}

/**
 * A nickname for each player: the name if it can be one, or else the name with `_` for spaces and colons. If two
 * players would have the same, the later one gets a number.
 */
export function nicksOf(names: readonly string[]): readonly string[] {
  const nicks: string[] = [];
  names.forEach((name, seat) => {
    const plain = name.trim().replace(/[\s:]+/g, "_") || `player${seat + 1}`;
    let nick = plain;
    for (let number = 2; nicks.includes(nick); number++) nick = `${plain}${number}`;
    nicks.push(nick);
  });
  return nicks;
}

/** The lines of a text for people. `#-` marks one that would be read as something else. */
export function proseLines(name: string, text: string): readonly string[] {
  const [first = "", ...more] = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const rest = more.filter((line) => line !== "").map((line) => (/^[#>]/.test(line) ? `#- ${line}` : line));
  return [`#${name}${first === "" ? "" : ` ${first}`}`, ...rest];
}

/** The known tiles of the racks, for a game that is not over. */
export function lastRackLines({ players, ruleset }: GameState): readonly string[] {
  return players.flatMap(({ rack }, seat) =>
    rack.tiles.length > 0 ? [`#rack${seat + 1} ${formatRack(rack.tiles, ruleset.tileSet)}`] : [],
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
