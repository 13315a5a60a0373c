/** The five rulebooks, in the order of every table. */
export const editions = ["H21", "ONX", "CLS", "P89", "MAT"] as const;

/** A clause of the rulebooks, a worked example (X), or a decision where they are silent (D). */
export interface Clause {
  readonly id: string;
  /** What it is about, in a few words. */
  readonly about: string;
  /** The rulebooks it must be proven for: those whose text has it, or all where the reading is ours. */
  readonly editions: readonly string[];
}

// id | about | editions, where not all five
const table = `
S1 | two to four players
S2 | 98 letters and two blanks, the standard board
S3 | the draw for first play: nearest to A, a blank before all
S4 | the tiles drawn for first play go back before the deal
S5 | a full rack each, in playing order
S6 | the turn passes clockwise
S7 | racks, draws and returned tiles are hidden; the draw for first play is open
P1 | the first word has two letters or more and covers the start square
P2 | a later play lays at least one tile and forms a word of two letters or more
P3 | one row or one column
P4 | one stretch without a gap
P5 | every play touches a tile on the board
P6 | all touching letters form words
P7 | the ways to form words: extend, cross, run parallel, bridge
P8 | no tile moves once it is played
P9 | a blank is named when it is played and keeps its letter
P10 | a word may be played again; plurals count as words
C1 | the score is the sum over every word formed or changed
C2 | premium letter squares multiply the letter laid on them
C3 | premium word squares multiply the word, after the letters
C4 | two premium word squares multiply each other
C5 | the start square doubles the first word
C6 | premiums count on the turn that covers them only
C7 | a blank scores nothing, and its premium word square still counts
C8 | a letter common to two words counts in both, with its premium
C9 | all seven tiles: 50 more, after all multiplying
C10 | no word, no points
T0 | the order of a turn: place, score, draw
T1 | the rack is refilled while the bag lasts
T2 | which tiles may be exchanged
T3 | set aside, draw, then return
T4 | an exchange ends the turn
T5 | passing is always allowed
T6 | a rack with too many tiles
W0 | the dictionary is agreed on before the game
W1 | never: capitals, abbreviations, affixes, hyphens, apostrophes
W2 | foreign words
W3 | acronyms | H21
W4 | archaic, obsolete, colloquial, slang | ONX P89
W5 | offensive words | H21
W6 | the dictionary is for challenges
W7 | who may challenge
W8 | when: before the next turn begins
W9 | which words a challenge looks up; one bad word takes the play off
W10 | a bad word: tiles back, no score, the turn is lost
W11 | good words: what the challenger pays
W12 | limits on the dictionary waived | P89
E1 | bag empty and a rack empty
E2 | everybody passes twice in turn | H21 MAT
E3 | no play is left | ONX CLS P89 MAT
E4 | unplayed tiles are subtracted
E5 | who went out gains the others' tiles
E6 | the highest score wins
E7 | a tie goes to the highest score before the settlement | H21 ONX
V1 | racks of nine, a bonus for seven, eight or nine tiles | ONX
V2 | Finish Line | H21 ONX
V3 | Exchange Blanks | H21
V4 | open dictionary | P89
X1 | HORN 14
X2 | FARM 9
X3 | PASTE and FARMS 25
X4 | MOB, NOT and BE 16
X5 | BIT, PI and AT 16
X6 | TRAIN 12
X7 | STRAINERS 27
X8 | THROB 12
X9 | HOB, HI, ON and BE 25
X10 | THROBS and STRAINER 69
X11 | CONQUEST 261
X12 | settling X and A | H21 ONX CLS MAT
X13 | TEA becomes STEAL | H21
X14 | HOP bridges two words | H21
D1 | what pages 8 and 9 do not contain | P89
D2 | tiles and layout; squares are named by what they do
D3 | ties in the draw for first play
D4 | the deal
D5 | the first word, whenever the board is empty
D6 | one line, one stretch
D7 | a word is two letters or more
D8 | words spelled alike are scored each
D9 | multipliers multiply without limit
D10 | one bonus, by the number of tiles laid
D11 | a blank's letter lasts as long as it lies
D12 | the engine draws at once
D13 | exchanges
D14 | an exchange of none
D15 | passing
D16 | too many tiles
D17 | who may challenge
D18 | the window
D19 | what is challenged
D20 | one ruling per play or word
D21 | a challenge that succeeds
D22 | a challenge that fails
D23 | lost turns are not passes
D24 | no dictionary, no ruling
D25 | the last challenge
D26 | when a word is acceptable: labels by entry
D27 | the window where the text names none | MAT
D28 | going out is tested after the draw
D29 | counting passes
D30 | no play left
D31 | the settlement
D32 | ties
D33 | an agreed end
D34 | resigning
D35 | who reaches the target wins
D36 | a target counts when the window is closed
D37 | a target ends without settlement
D38 | Finish Line ended otherwise
D39 | targets
D40 | Exchange Blanks
D41 | nine tiles
D42 | the open dictionary changes nothing else
D43 | what is hidden
`;

/** Every clause, in order. */
export const clauses: readonly Clause[] = table
  .trim()
  .split("\n")
  .map((line) => line.split(" | ") as [string, string, string | undefined])
  .map(([id, about, only]) => ({ id, about, editions: only?.split(" ") ?? editions }));

/** Every clause and decision must be proven, for every rulebook it concerns. */
export const required: ReadonlySet<string> = new Set(clauses.map(({ id }) => id));
