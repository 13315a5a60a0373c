/** What docs/rules.md says about one knob: its path, its meaning, the clauses and readings behind its values. */
export interface Knob {
  readonly path: string;
  readonly about: string;
  readonly behind: string;
}

// path | meaning | clauses and readings
const table = `
tileSet | the letters, what they score, how many there are | S2, D2
layout | the shape of the board, its premium squares and start squares | S2, C5, D2
layout.legend[].letter | what a premium square multiplies the letter on it by | C2, C3, C6
layout.legend[].word | what a premium square multiplies the word through it by | C4, C5, C6
layout.legend[].sticks | whether the premium counts again whenever a word is formed through its square | -
layout.legend[].when.letters | the letters of the tiles for which the premium counts | -
layout.legend[].when.points | the points of the tiles for which the premium counts | -
players.min | fewest players | S1
players.max | most players | S1
rackSize | tiles of a full rack | S5, T1, V1
maxTilesPerPlay | most tiles laid in one turn | P2, V1
bonuses | extra points by the number of tiles laid in one turn | C9, D10, V1
bonuses[].tiles | how many tiles a bonus is for, exactly | C9, D10, V1
bonuses[].points | what a bonus brings, after all multiplying | C9, D10
bonuses[].times | what the bonus multiplies the main word by, in place of points | -
exchange | whether tiles can be exchanged at all | T2
exchange.minTiles | fewest tiles exchanged; 0: an exchange of no tiles is allowed and counts as a pass | T2, D13, D14
exchange.minBag | fewest tiles in the bag for an exchange; never fewer than are exchanged | T3, D13
exchange.maxTiles | most tiles exchanged at once | T2, D13
exchange.perGame | how many exchanges each player has in a game; null: any number | T2
exchange.keepsScoreless | whether an exchange is left out where turns without points are counted; it still ends a series of passes | -
blankExchange | whether a blank on the board may be taken up for a tile of its letter | V3, D40
wordCheck | when words are looked up: on a challenge, or on every play | W6, W7
challenge | whether plays can be challenged at all | W7
challenge.looksUp | whether a challenge looks up every word, or those the challenger names | W9, D19
challenge.whenWrong | what a challenge of good words costs | W11, D22
challenge.whenWrong.points | how many points, if it costs points | -
challenge.whenWrong.per | points for the play as a whole, or for each word ruled on | -
challenge.whenWrong.to | who gets the points: the challenged player, or nobody (they are taken off the challenger) | -
challenge.whenWrong.seconds | seconds that the challenger's clock loses as well; the game keeps no time | -
challenge.schedule | what a player's first, second, ... failed challenge costs in place of that, the last one repeating | -
forbiddenLabels | a word is refused if each of its dictionary entries carries one of these labels | W1, W2, W3, W4, W5, D26
noRepeats | whether no word may be formed twice in a game | -
dictionaryUse | what players may consult the dictionary for: challenges, the spelling and usage of words, anything but a search for words, or anything | W6, W12, V4, D42
end.passesEach | passes in a row by everybody that end the game | E2, D29, D30
end.passesInRow | passes one after the other, whoever made them, that end the game | -
end.scorelessTurns | turns in a row without points that end the game | -
end.zerosNeedScore | whether passes and turns without points end no game while all scores are 0 | -
end.turnsAfterBag | turns that each player has once the bag is empty; then the game ends | -
end.noPlays | whether the game ends when nobody can play | E3, D30
end.targets | scores that end the game: one for all, or one each | V2, D35, D39
leftover.own | what becomes of a player's own unplayed tiles | E4, D31
leftover.toFinisher | how many times the others' tiles go to the one who went out | E5, D31
tieBreak | who wins among those tied for best | E7, D32
`;

/** Every knob, in the order of the type. */
export const knobs: readonly Knob[] = table
  .trim()
  .split("\n")
  .map((line) => line.split(" | ") as [string, string, string])
  .map(([path, about, behind]) => ({ path, about, behind }));
