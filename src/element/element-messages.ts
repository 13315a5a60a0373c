import type { DraftMessages } from "../compose/draft-messages.ts";
import type { NewsMessages } from "../compose/news.ts";
import type { BoardMessages } from "../render/board-messages.ts";
import { counted } from "../render/counted.ts";
import type { Messages } from "../render/messages.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";

/** The names of the parts and buttons of a board on a page. */
export interface ElementLabels {
  readonly board: string;
  readonly rack: string;
  readonly players: string;
  readonly play: string;
  readonly takeBack: string;
  readonly shuffle: string;
  readonly sort: string;
  /** Begins an exchange, and gives it up. */
  readonly exchange: string;
  /** Makes the exchange. */
  readonly exchangeNow: string;
  readonly pass: string;
  readonly challenge: string;
  readonly accept: string;
  /** The field in which a play is typed. */
  readonly typedPlay: string;
  /** Lays what has been typed. */
  readonly lay: string;
  /** Asks for the letter of a blank. */
  readonly nameBlank: string;
  /** Asks whether to pass. The answers are `pass` and `cancel`. */
  readonly askPass: string;
  /** Asks which words to challenge, where words are challenged one by one. The answers are `challenge` and `cancel`. */
  readonly chooseWords: string;
  readonly cancel: string;
  /** Shows the rack of the player whose turn it is, where `curtain` hides it until they ask. */
  readonly reveal: (player: { readonly name: string }) => string;
  /** How many tiles nobody holds. */
  readonly bag: (bag: { readonly tiles: number }) => string;
  /** A player, with the score. `turn`: whether it is their turn. */
  readonly player: (player: { readonly name: string; readonly score: number; readonly turn: boolean }) => string;
  /** A tile of the rack. `laid`: whether it is on the board now. */
  readonly tile: (tile: { readonly tile: Tile; readonly points: number; readonly laid: boolean }) => string;
}

/** The labels in English. */
export const englishElementLabels: ElementLabels = {
  board: "Board",
  rack: "Rack",
  players: "Players",
  play: "Play",
  takeBack: "Take back",
  shuffle: "Shuffle",
  sort: "Sort",
  exchange: "Exchange",
  exchangeNow: "Exchange these",
  pass: "Pass",
  challenge: "Challenge",
  accept: "Accept",
  typedPlay: "Type a play, such as 8F HORN",
  lay: "Lay",
  nameBlank: "Which letter does the blank stand for?",
  askPass: "Pass your turn?",
  chooseWords: "Which words do you challenge?",
  cancel: "Cancel",
  reveal: ({ name }) => `Show the tiles of ${name}`,
  bag: ({ tiles }) => `${counted(tiles, "tile")} in the bag`,
  player: ({ name, score, turn }) => `${name}: ${score}${turn ? ", to move" : ""}`,
  tile: ({ tile, points, laid }) =>
    `${tile === BLANK ? "Blank" : tile}, ${counted(points, "point")}${laid ? ", on the board" : ""}`,
};

/** Everything that a board on a page says or shows, table by table. Hand in some of them, or parts of them. */
export interface ElementMessages {
  readonly labels?: Partial<ElementLabels> | undefined;
  /** What is said while a play is laid. */
  readonly draft?: Partial<DraftMessages> | undefined;
  /** What is said when a move has been made. */
  readonly news?: Partial<NewsMessages> | undefined;
  /** What premium squares say when the pointer rests on them: `premium`. Nothing else of this table is used. */
  readonly board?: Partial<BoardMessages> | undefined;
  /** What is wrong with a move. */
  readonly violations?: Partial<Messages> | undefined;
}
