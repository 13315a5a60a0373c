/** What is said of one knob: in docs/rules.md, and of the two models of the rules, which are in test/oracle. */
export interface Knob {
  readonly path: string;
  readonly about: string;
  /** The clauses and readings behind its values; `-` where no rulebook has it. */
  readonly behind: string;
  /** What it decides in the model of one play, test/oracle/play, or why it decides nothing there. */
  readonly play: string;
  /** The same in the model of whole games, test/oracle/referee. */
  readonly referee: string;
}

// path | meaning | clauses and readings | one-play oracle | referee
const table = `
tileSet | the letters, their points and how many there are of each | S2, D2 | letters, their points, blanks | tiles dealt, counted and settled
layout | the shape, premium squares and start squares of the board | S2, C5, D2 | size, holes, starts, premiums | size of the board
layout.legend[].letter | the multiplier for a letter on a premium square | C2, C3, C6 | multiplies the letter | by the one-play oracle
layout.legend[].word | the multiplier for a word that crosses a premium square | C4, C5, C6 | multiplies the word | by the one-play oracle
layout.legend[].sticks | whether the premium counts again for every word formed through its square | - | whether the premium counts for tiles that lay there before | by the one-play oracle
layout.legend[].when.letters | the letters the premium applies to | - | the letters that the premium counts for | by the one-play oracle
layout.legend[].when.points | the tile values the premium applies to | - | the points of the tiles that the premium counts for | by the one-play oracle
players.min | minimum number of players | S1 | nothing: one play has no players | how many play
players.max | maximum number of players | S1 | nothing: one play has no players | how many play
rackSize | tiles in a full rack | S5, T1, V1 | nothing: the rack is passed | how many tiles are dealt and drawn; racks that are too full
maxTilesPerPlay | maximum number of tiles laid in one turn | P2, V1 | too-many-tiles | by the one-play oracle
bonuses | extra points for laying a certain number of tiles in one turn | C9, D10, V1 | points for the number of tiles | by the one-play oracle
bonuses[].tiles | the exact number of tiles that earns the bonus | C9, D10, V1 | points for the number of tiles | by the one-play oracle
bonuses[].points | points the bonus adds, after all multipliers | C9, D10 | points for the number of tiles | by the one-play oracle
bonuses[].times | multiplier for the main word, instead of points | - | a factor for the main word | by the one-play oracle
exchange | whether tiles can be exchanged at all | T2 | nothing: an exchange is no play | whether there are exchanges
exchange.minTiles | minimum number of tiles exchanged; 0 allows an exchange of no tiles, which counts as a pass | T2, D13, D14 | nothing: an exchange is no play | an exchange of no tiles
exchange.minBag | tiles the bag must hold before an exchange (never fewer than you exchange) | T3, D13 | nothing: an exchange is no play | bag-too-small
exchange.maxTiles | maximum number of tiles exchanged at once | T2, D13 | nothing: an exchange is no play | too-many-tiles
exchange.perGame | exchanges per player per game; null for no limit | T2 | nothing: an exchange is no play | too-many-exchanges
exchange.keepsScoreless | whether exchanges are ignored in the count of scoreless turns (they still break a run of passes) | - | nothing: an exchange is no play | whether an exchange counts as a scoreless turn
blankExchange | whether a blank on the board may be swapped for the letter it stands for | V3, D40 | nothing: it is no play | whether blanks can be taken up
wordCheck | when words are looked up: when challenged, or on every play | W6, W7 | nothing: words are looked up where a dictionary is passed | when words are looked up
challenge | whether plays can be challenged at all | W7 | nothing: it is no play | whether plays can be challenged, and whether a last play waits
challenge.looksUp | which words a challenge looks up, and whether the other words may be challenged afterwards | W9, D19, D20 | nothing: it is no play | which words a challenge rules on, and which are left
challenge.whenWrong | the price of a failed challenge | W11, D22 | nothing: it is no play | what a failed challenge costs
challenge.whenWrong.points | the number of points, if the price is in points | - | nothing: it is no play | what a failed challenge costs
challenge.whenWrong.per | whether the points are charged per play or per word looked up | - | nothing: it is no play | what a failed challenge costs
challenge.whenWrong.to | "opponent": the challenged player gains the points; "nobody": the challenger loses them | - | nothing: it is no play | what a failed challenge costs
challenge.whenWrong.seconds | seconds also taken off the challenger's clock (the game itself keeps no time) | - | nothing: it is no play | nothing: the game keeps no time
challenge.schedule | escalating prices for a player's first, second, ... failed challenge; the last repeats | - | nothing: it is no play | what the first, second, ... failed challenge of a player costs
forbiddenLabels | a word is refused if each of its dictionary entries carries one of these labels | W1, W2, W3, W4, W5, D26 | which words are invalid | which words are invalid
noRepeats | whether repeating a word is forbidden | - | which words were formed before | which words were formed before
dictionaryUse | what players may use the dictionary for: challenges only; also spelling and usage; anything except searching for words; or anything at all | W6, W12, V4, D42 | nothing: advice to front ends | nothing: advice to front ends
end.passesEach | the game ends once each player has passed this many times in a row | E2, D29, D30 | nothing: one play ends no game | passes that end the game
end.passesInRow | the game ends after this many passes in a row, by anyone | - | nothing: one play ends no game | passes of all players that end the game
end.passesAfterExchanges | whether passes end the game only when no player may exchange tiles any longer | - | nothing: one play ends no game | whether passes end a game while there can be exchanges
end.scorelessTurns | the game ends after this many scoreless turns in a row | - | nothing: one play ends no game | scoreless turns that end the game
end.lostTurnsCount | whether a turn lost to a failed challenge counts as a scoreless turn | - | nothing: one play ends no game | whether a missed turn counts as a scoreless turn
end.zerosNeedScore | whether scoreless turns count only once someone has scored | - | nothing: one play ends no game | whether passes and scoreless turns end a game without points
end.turnsAfterBag | turns each player gets after the bag is empty; then the game ends | - | nothing: one play ends no game | the last turns with the bag empty
end.noPlays | whether the game ends when nobody can play | E3, D30 | nothing: one play ends no game | the end when nobody can play
end.targets | scores that end the game: one for all players, or one each | V2, D35, D39 | nothing: one play ends no game | the end at a target
leftover.own | what happens to the points of a player's own unplayed tiles | E4, D31 | nothing: one play ends no game | the settlement
leftover.toFinisher | how many times the value of the opponents' unplayed tiles a player gains for going out | E5, D31 | nothing: one play ends no game | the settlement
tieBreak | how a tie for first place is broken | E7, D32 | nothing: one play ends no game | the winners
`;

/** Every knob, in the order of the type. */
export const knobs: readonly Knob[] = table
  .trim()
  .split("\n")
  .map((line) => line.split(" | ") as [string, string, string, string, string])
  .map(([path, about, behind, play, referee]) => ({ path, about, behind, play, referee }));
