import {
  applyMove,
  createGame,
  type Dictionary,
  defineRuleset,
  type GameState,
  type Move,
  type PlayerIndex,
  type TileSet,
  unwrap,
  viewFor,
} from "../../index.ts";
import { formatRack, parsePlay } from "../../notation/index.ts";
import { renderBoard } from "../../render/index.ts";
import { renderSheet } from "../../replay/index.ts";
import { us2021 } from "../../rules/index.ts";
import { storyTexts } from "../boards.ts";
import type { Paint } from "../output/colours.ts";
import { counted } from "../output/counted.ts";

const names = ["Ada", "Ben"];
const racks = [[..."HORXNES"], [..."FARMTED"]];
const inTheBag = [..."PIATLGOEUB?"];

/** Who makes which move. The tiles that will be drawn are known, because the game has a seed. */
const script: readonly (readonly [PlayerIndex, string | Move])[] = [
  [0, "8F HORX"],
  [1, { type: "challenge" }],
  [1, "8C FARMED"],
  [0, { type: "exchange", tiles: ["X"] }],
  [1, "H8 .IET"],
  [0, { type: "challenge" }],
  [1, "9C AX"],
  [0, "12D HOURS"],
  [1, "10H .GOs"],
  [0, "J10 .NE"],
  [1, { type: "accept" }],
];

/** A game from a script of moves, event by event, then its score sheet, and a late position as one seat saw it. */
export function wholeGame(dictionary: Dictionary, paint?: Paint): string {
  const games = [newGame()];
  for (const [by, made] of script) {
    const game = games[games.length - 1]!;
    const move: Move =
      typeof made === "string" ? { type: "play", placements: unwrap(parsePlay(made, game)).placements } : made;
    games.push(unwrap(applyMove(game, move, { by, dictionary })).state);
  }
  const over = games[games.length - 1]!;
  const story = storyTexts(over, undefined, { paint }).values();
  const end = [renderSheet(over), seenBy(1, games[8]!, paint)];
  const head =
    "A whole game from a script of moves, with few tiles so that it ends soon: one challenge succeeds, another fails " +
    "and costs\na turn, tiles are exchanged, a blank is played as S, and a player goes out.";
  return [head, ...story, ...end].join("\n\n");
}

function newGame(): GameState {
  const ruleset = defineRuleset(us2021, { tileSet: tileSetOf([...racks.flat(), ...inTheBag]) });
  const seed = "a game to show";
  return createGame({ players: names, ruleset, racks, first: 0, seed, dictionary: "tilewright/words" });
}

/** The English tiles, as many of each as are needed. */
function tileSetOf(tiles: readonly string[]): TileSet {
  const count = (tile: string): number => tiles.filter((other) => other === tile).length;
  const letters = us2021.tileSet.letters.map((entry) => ({ ...entry, count: count(entry.letter) }));
  return { id: "english, a few", letters, blanks: { count: count("?"), points: 0 } };
}

function seenBy(seat: PlayerIndex, game: GameState, paint?: Paint): string {
  const view = viewFor(game, seat);
  const others = view.players.filter((_, player) => player !== seat);
  const hidden = others.map(({ name, rack }) => `${name} ${counted(rack.hidden, "tile")}`).join(", ");
  const rack = formatRack(view.rack, view.ruleset.tileSet);
  return [
    `Before the last three moves, this is all that ${names[seat]!} could see of the game:`,
    renderBoard(view, { paint }),
    `rack ${rack}; ${hidden}; ${view.bag.hidden} in the bag`,
    `JSON of the view: ${JSON.stringify(view.players.map(({ name, score, rack }) => ({ name, score, rack })))}`,
  ].join("\n\n");
}
