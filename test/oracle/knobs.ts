/** What the two models of the rules do with a knob: what it decides there, or why it decides nothing there. */
export interface ModelledKnob {
  readonly path: string;
  /** The model of one play: test/oracle/play. */
  readonly play: string;
  /** The model of whole games: test/oracle/referee. */
  readonly referee: string;
}

// path | one-play oracle | referee
const table = `
tileSet | letters, their points, blanks | tiles dealt, counted and settled
layout | size, holes, starts, premiums | size of the board
layout.legend[].letter | multiplies the letter | by the one-play oracle
layout.legend[].word | multiplies the word | by the one-play oracle
layout.legend[].sticks | whether the premium counts for tiles that lay there before | by the one-play oracle
layout.legend[].when.letters | the letters that the premium counts for | by the one-play oracle
layout.legend[].when.points | the points of the tiles that the premium counts for | by the one-play oracle
players.min | nothing: one play has no players | how many play
players.max | nothing: one play has no players | how many play
rackSize | nothing: the rack is handed in | how many tiles are dealt and drawn; racks that are too full
maxTilesPerPlay | too-many-tiles | by the one-play oracle
bonuses | points for the number of tiles | by the one-play oracle
bonuses[].tiles | points for the number of tiles | by the one-play oracle
bonuses[].points | points for the number of tiles | by the one-play oracle
bonuses[].times | a factor for the main word | by the one-play oracle
exchange | nothing: an exchange is no play | whether there are exchanges
exchange.minTiles | nothing: an exchange is no play | an exchange of no tiles
exchange.minBag | nothing: an exchange is no play | bag-too-small
exchange.maxTiles | nothing: an exchange is no play | too-many-tiles
exchange.perGame | nothing: an exchange is no play | too-many-exchanges
exchange.keepsScoreless | nothing: an exchange is no play | whether an exchange counts as a scoreless turn
blankExchange | nothing: it is no play | whether blanks can be taken up
wordCheck | nothing: words are looked up where a dictionary is handed in | when words are looked up
challenge | nothing: it is no play | whether plays can be challenged, and whether a last play waits
challenge.looksUp | nothing: it is no play | which words a challenge rules on
challenge.whenWrong | nothing: it is no play | what a failed challenge costs
challenge.whenWrong.points | nothing: it is no play | what a failed challenge costs
challenge.whenWrong.per | nothing: it is no play | what a failed challenge costs
challenge.whenWrong.to | nothing: it is no play | what a failed challenge costs
challenge.whenWrong.seconds | nothing: it is no play | nothing: the game keeps no time
challenge.schedule | nothing: it is no play | what the first, second, ... failed challenge of a player costs
forbiddenLabels | which words are invalid | which words are invalid
noRepeats | which words were formed before | which words were formed before
dictionaryUse | nothing: advice to front ends | nothing: advice to front ends
end.passesEach | nothing: one play ends no game | passes that end the game
end.passesInRow | nothing: one play ends no game | passes of all players that end the game
end.scorelessTurns | nothing: one play ends no game | scoreless turns that end the game
end.zerosNeedScore | nothing: one play ends no game | whether passes and scoreless turns end a game without points
end.turnsAfterBag | nothing: one play ends no game | the last turns with the bag empty
end.noPlays | nothing: one play ends no game | the end when nobody can play
end.targets | nothing: one play ends no game | the end at a target
leftover.own | nothing: one play ends no game | the settlement
leftover.toFinisher | nothing: one play ends no game | the settlement
tieBreak | nothing: one play ends no game | the winners
`;

/** Every knob, and what the models do with it. */
export const modelledKnobs: readonly ModelledKnob[] = table
  .trim()
  .split("\n")
  .map((line) => line.split(" | ") as [string, string, string])
  .map(([path, play, referee]) => ({ path, play, referee }));
