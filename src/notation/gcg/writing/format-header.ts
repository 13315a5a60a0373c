import type { PlayerIndex } from "../../../game/model/event.ts";
import type { GameState } from "../../../game/model/state.ts";
import { oneLine } from "../../one-line.ts";
import { formatRackTiles } from "../../tile-text.ts";
import type { GcgGame } from "../gcg-game.ts";
import { lastRackNote, readNote } from "../own-notes.ts";

/**
 * The lines above the events: the encoding, the players in the order of play, and whatever else the record holds.
 *
 * @param declarations - Descriptions of ours. They stand above all others, because some programs keep only the last.
 */
export function headerLines(
  { state, title, lexicon, names, pragmas, record }: GcgGame,
  nicks: readonly string[],
  first: PlayerIndex,
  declarations: readonly string[],
  rules: readonly string[],
): readonly string[] {
  const players = inOrder(nicks, first).map((nick, place) => {
    const name = oneLine(names[(first + place) % nicks.length] ?? "");
    return `#player${place + 1} ${nick} ${name || nick}`; // other programs want a name, too
  });
  const seated = pragmas.map(({ name, text }) => {
    const seat = /^player(\d+)$/i.exec(name)?.[1]; // a second introduction
    return { name: seat === undefined ? name : `player${numberOf(Number(seat) - 1, first, nicks.length)}`, text };
  });
  return [
    "#character-encoding UTF-8",
    ...players,
    // Behind a title or a description, `#- text` would be part of that.
    ...pragmaLines(seated.filter(({ name }) => name === "-")),
    ...declarations,
    ...(title === null ? [] : proseLines("title", title)),
    ...(lexicon === null ? [] : [`#lexicon ${lexicon.replace(/[\r\n]+/g, " ").trim()}`]),
    ...rules,
    ...pragmaLines(seated.filter(({ name }) => name !== "-")),
    ...(hasEnded(state) || record !== undefined ? [] : ["#incomplete"]),
  ];
}

/** Whether a game has ended, and not only been decided by a ruling. */
export function hasEnded({ history }: GameState): boolean {
  return history.some(({ type }) => type === "ended");
}

function pragmaLines(pragmas: GcgGame["pragmas"]): readonly string[] {
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

/**
 * The lines of a text for people. `#-` marks one that would be read as something else. What somebody has written in our
 * words is quoted, so that it says nothing about the game.
 */
export function proseLines(name: string, text: string): readonly string[] {
  const [begin = "", ...more] = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const first = readNote(begin) !== null && /^(?:note|description)$/i.test(name) ? `"${begin}"` : begin;
  const rest = more.filter((line) => line !== "").map((line) => (/^[#>]/.test(line) ? `#- ${line}` : line));
  return [`#${name}${first === "" ? "" : ` ${first}`}`, ...rest];
}

/** The known tiles of the last racks, except those that are `named` already. */
export function lastRackLines(
  { players, ruleset }: GameState,
  first: PlayerIndex,
  named: ReadonlySet<PlayerIndex>,
  ends: boolean,
): readonly string[] {
  return inOrder(players, first).flatMap(({ rack }, place) => {
    if (rack.tiles.length === 0 || named.has((first + place) % players.length)) return [];
    const tiles = formatRackTiles(ruleset.tileSet, rack.tiles);
    return [ends ? `#note ${lastRackNote(place + 1, tiles)}` : `#rack${place + 1} ${tiles}`];
  });
}

/** The number by which the player of a seat is written; a seat that nobody has keeps its own. */
export function numberOf(seat: PlayerIndex, first: PlayerIndex, players: number): number {
  return 1 + (seat < players ? (seat - first + players) % players : seat);
}

/** What there is for each seat, in the order of play. */
export function inOrder<T>(seats: readonly T[], first: PlayerIndex): readonly T[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}
