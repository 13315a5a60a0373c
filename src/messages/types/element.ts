import type { Tile } from "../../tiles/tile.ts";
import type { SaidCost } from "./cost.ts";
import type { Sentence } from "./sentence.ts";

/** The names of the parts and buttons of a board on a page. */
export interface ElementWords {
  readonly board: string;
  readonly rack: string;
  readonly players: string;
  readonly play: string;
  readonly takeBack: string;
  readonly shuffle: string;
  readonly sort: string;
  /** Begins an exchange, and cancels it. */
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
  /** What a challenge would cost if all its words are valid. `opponent`: who made the play. */
  readonly challengeCosts: Sentence<SaidCost & { readonly opponent: string }>;
  readonly cancel: string;
  /** Shows the rack of the player whose turn it is, where `curtain` hides it until they ask. */
  readonly reveal: Sentence<{ readonly name: string }>;
  /** How many tiles nobody holds. */
  readonly bag: Sentence<{ readonly tiles: number }>;
  /** A player, with the score. `turn`: whether it is their turn. */
  readonly player: Sentence<{ readonly name: string; readonly score: number; readonly turn: boolean }>;
  /** A tile of the rack. `laid`: whether it is on the board now. */
  readonly tile: Sentence<{ readonly tile: Tile; readonly points: number; readonly laid: boolean }>;
}
