import { BLANK } from "../../tiles/tile.ts";
import { counted } from "../helpers.ts";
import type { ElementWords } from "../types/element.ts";

/** The parts and buttons of a board on a page, in English. */
export const englishElement: ElementWords = {
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
  challengeCosts: ({ cost, points, eachWord, seconds, opponent }) => {
    const inPoints = `${counted(points, "point", "points")}${eachWord ? " per word" : ""}`;
    const time = `${counted(seconds, "second", "seconds")} on the clock`;
    const costs = {
      nothing: "you lose nothing",
      "lose-turn": "you lose a turn",
      "lose-game": "you lose the game",
      "lose-points": `you lose ${seconds > 0 ? `${time} and ` : ""}${inPoints}`,
      "give-points": `${opponent} gains ${inPoints}${seconds > 0 ? `, and you lose ${time}` : ""}`,
      time: `you lose ${time}`,
    };
    return `If every word you challenge is valid, ${costs[cost]}.`;
  },
  cancel: "Cancel",
  reveal: ({ name }) => `Show ${name}'s tiles`,
  bag: ({ tiles }) => `${counted(tiles, "tile", "tiles")} in the bag`,
  player: ({ name, score, turn }) => `${name}: ${score}${turn ? ", to play" : ""}`,
  tile: ({ tile, points, laid }) =>
    `${tile === BLANK ? "Blank" : tile}, ${counted(points, "point", "points")}${laid ? ", on the board" : ""}`,
};
