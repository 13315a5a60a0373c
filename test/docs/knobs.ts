/** What docs/rules.md says of one knob of a ruleset: its path, its meaning, the clauses and decisions behind its values. */
export interface Knob {
  readonly path: string;
  readonly about: string;
  readonly behind: string;
}

// path | meaning | clauses and decisions
const table = `
tileSet | the letters, what they score, how many there are | S2, D2
layout | the shape of the board, its premium squares and start squares | S2, C5, D2
layout.legend[].letter | what a premium square multiplies the letter on it by | C2, C3, C6
layout.legend[].word | what a premium square multiplies the word through it by | C4, C5, C6
players.min | fewest players | S1
players.max | most players | S1
rackSize | tiles of a full rack | S5, T1, V1
maxTilesPerPlay | most tiles laid in one turn | P2, V1
bonuses | points for laying exactly so many tiles in one turn | C9, D10, V1
bonuses[].tiles | how many tiles are to be laid for it, exactly | C9, D10, V1
bonuses[].points | what it brings, after all multiplying | C9, D10
exchange | whether tiles can be exchanged at all | T2
exchange.minTiles | 0: an exchange of none is allowed, and counts as a pass | T2, D13, D14
exchange.minBag | fewer tiles in the bag: no exchange | T3, D13
exchange.maxTiles | most tiles exchanged at once | T2, D13
exchange.perGame | exchanges each player has in a game; null: any number | T2
blankExchange | whether a blank on the board may be taken up for its letter | V3, D40
wordCheck | when words are looked up | W6, W7
challenge | whether plays can be challenged at all | W7
challenge.looksUp | the play as a whole, or the words named | W9, D19
challenge.whenWrong | what a challenge of good words costs | W11, D22
challenge.whenWrong.points | where it costs points: how many | -
challenge.whenWrong.per | for the play as a whole, or for each word ruled on | -
challenge.whenWrong.to | whether the challenged player gets them, or nobody | -
forbiddenLabels | a word is refused if each of its entries carries one of these | W1, W2, W3, W4, W5, D26
dictionaryUse | whether the dictionary may be consulted at any time | W6, W12, V4, D42
end.passesEach | passes in a row by everybody that end the game | E2, D29, D30
end.scorelessTurns | turns in a row without points that end the game | -
end.noPlays | whether the game ends when nobody can play | E3, D30
end.targets | scores that end the game at once | V2, D35, D39
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
