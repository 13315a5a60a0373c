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
tileSet | the letters, what they score, how many there are | S2, D2 | letters, their points, blanks | tiles dealt, counted and settled
layout | the shape of the board, its premium squares and start squares | S2, C5, D2 | size, holes, starts, premiums | size of the board
layout.legend[].letter | what a premium square multiplies the letter on it by | C2, C3, C6 | multiplies the letter | by the one-play oracle
layout.legend[].word | what a premium square multiplies the word through it by | C4, C5, C6 | multiplies the word | by the one-play oracle
layout.legend[].sticks | whether the premium counts again whenever a word is formed through its square | - | whether the premium counts for tiles that lay there before | by the one-play oracle
layout.legend[].when.letters | the letters of the tiles for which the premium counts | - | the letters that the premium counts for | by the one-play oracle
layout.legend[].when.points | the points of the tiles for which the premium counts | - | the points of the tiles that the premium counts for | by the one-play oracle
players.min | fewest players | S1 | nothing: one play has no players | how many play
players.max | most players | S1 | nothing: one play has no players | how many play
rackSize | tiles of a full rack | S5, T1, V1 | nothing: the rack is passed | how many tiles are dealt and drawn; racks that are too full
maxTilesPerPlay | most tiles laid in one turn | P2, V1 | too-many-tiles | by the one-play oracle
bonuses | extra points by the number of tiles laid in one turn | C9, D10, V1 | points for the number of tiles | by the one-play oracle
bonuses[].tiles | how many tiles a bonus is for, exactly | C9, D10, V1 | points for the number of tiles | by the one-play oracle
bonuses[].points | what a bonus brings, after all multiplying | C9, D10 | points for the number of tiles | by the one-play oracle
bonuses[].times | what the bonus multiplies the main word by, in place of points | - | a factor for the main word | by the one-play oracle
exchange | whether tiles can be exchanged at all | T2 | nothing: an exchange is no play | whether there are exchanges
exchange.minTiles | fewest tiles exchanged; 0: an exchange of no tiles is allowed and counts as a pass | T2, D13, D14 | nothing: an exchange is no play | an exchange of no tiles
exchange.minBag | fewest tiles in the bag for an exchange; never fewer than are exchanged | T3, D13 | nothing: an exchange is no play | bag-too-small
exchange.maxTiles | most tiles exchanged at once | T2, D13 | nothing: an exchange is no play | too-many-tiles
exchange.perGame | how many exchanges each player has in a game; null: any number | T2 | nothing: an exchange is no play | too-many-exchanges
exchange.keepsScoreless | whether an exchange is left out where turns without points are counted; it still ends a series of passes | - | nothing: an exchange is no play | whether an exchange counts as a scoreless turn
blankExchange | whether a blank on the board may be taken up for a tile of its letter | V3, D40 | nothing: it is no play | whether blanks can be taken up
wordCheck | when words are looked up: on a challenge, or on every play | W6, W7 | nothing: words are looked up where a dictionary is passed | when words are looked up
challenge | whether plays can be challenged at all | W7 | nothing: it is no play | whether plays can be challenged, and whether a last play waits
challenge.looksUp | whether a challenge looks up every word, or those the challenger names | W9, D19 | nothing: it is no play | which words a challenge rules on
challenge.whenWrong | what a challenge of good words costs | W11, D22 | nothing: it is no play | what a failed challenge costs
challenge.whenWrong.points | how many points, if it costs points | - | nothing: it is no play | what a failed challenge costs
challenge.whenWrong.per | points for the play as a whole, or for each word ruled on | - | nothing: it is no play | what a failed challenge costs
challenge.whenWrong.to | who gets the points: the challenged player, or nobody (they are taken off the challenger) | - | nothing: it is no play | what a failed challenge costs
challenge.whenWrong.seconds | seconds that the challenger's clock loses as well; the game keeps no time | - | nothing: it is no play | nothing: the game keeps no time
challenge.schedule | what a player's first, second, ... failed challenge costs in place of that, the last one repeating | - | nothing: it is no play | what the first, second, ... failed challenge of a player costs
forbiddenLabels | a word is refused if each of its dictionary entries carries one of these labels | W1, W2, W3, W4, W5, D26 | which words are invalid | which words are invalid
noRepeats | whether no word may be formed twice in a game | - | which words were formed before | which words were formed before
dictionaryUse | what players may consult the dictionary for: challenges, the spelling and usage of words, anything but a search for words, or anything | W6, W12, V4, D42 | nothing: advice to front ends | nothing: advice to front ends
end.passesEach | passes in a row by everybody that end the game | E2, D29, D30 | nothing: one play ends no game | passes that end the game
end.passesInRow | passes one after the other, whoever made them, that end the game | - | nothing: one play ends no game | passes of all players that end the game
end.scorelessTurns | turns in a row without points that end the game | - | nothing: one play ends no game | scoreless turns that end the game
end.zerosNeedScore | whether passes and turns without points end no game while all scores are 0 | - | nothing: one play ends no game | whether passes and scoreless turns end a game without points
end.turnsAfterBag | turns that each player has once the bag is empty; then the game ends | - | nothing: one play ends no game | the last turns with the bag empty
end.noPlays | whether the game ends when nobody can play | E3, D30 | nothing: one play ends no game | the end when nobody can play
end.targets | scores that end the game: one for all, or one each | V2, D35, D39 | nothing: one play ends no game | the end at a target
leftover.own | what becomes of a player's own unplayed tiles | E4, D31 | nothing: one play ends no game | the settlement
leftover.toFinisher | how many times the others' tiles go to the one who went out | E5, D31 | nothing: one play ends no game | the settlement
tieBreak | who wins among those tied for best | E7, D32 | nothing: one play ends no game | the winners
`;

/** Every knob, in the order of the type. */
export const knobs: readonly Knob[] = table
  .trim()
  .split("\n")
  .map((line) => line.split(" | ") as [string, string, string, string, string])
  .map(([path, about, behind, play, referee]) => ({ path, about, behind, play, referee }));
