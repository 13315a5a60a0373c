import type { TileSet } from "../tile-set.ts";

/**
 * The Spanish tiles sold outside North America: 98 letters, among them the digraphs CH, LL and RR, and two blanks.
 *
 * K and W are no letters of this set. A word with CH is spelled with the tile CH, never with C and H.
 */
export const spanish: TileSet = {
  id: "spanish",
  letters: [
    { letter: "A", points: 1, count: 12 },
    { letter: "B", points: 3, count: 2 },
    { letter: "C", points: 3, count: 4 },
    { letter: "CH", points: 5, count: 1 },
    { letter: "D", points: 2, count: 5 },
    { letter: "E", points: 1, count: 12 },
    { letter: "F", points: 4, count: 1 },
    { letter: "G", points: 2, count: 2 },
    { letter: "H", points: 4, count: 2 },
    { letter: "I", points: 1, count: 6 },
    { letter: "J", points: 8, count: 1 },
    { letter: "L", points: 1, count: 4 },
    { letter: "LL", points: 8, count: 1 },
    { letter: "M", points: 3, count: 2 },
    { letter: "N", points: 1, count: 5 },
    { letter: "Ñ", points: 8, count: 1 },
    { letter: "O", points: 1, count: 9 },
    { letter: "P", points: 3, count: 2 },
    { letter: "Q", points: 5, count: 1 },
    { letter: "R", points: 1, count: 5 },
    { letter: "RR", points: 8, count: 1 },
    { letter: "S", points: 1, count: 6 },
    { letter: "T", points: 1, count: 4 },
    { letter: "U", points: 1, count: 5 },
    { letter: "V", points: 4, count: 1 },
    { letter: "X", points: 8, count: 1 },
    { letter: "Y", points: 4, count: 1 },
    { letter: "Z", points: 10, count: 1 },
  ],
  blanks: { count: 2, points: 0 },
};
