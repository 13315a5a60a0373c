/** The five rulebooks, in the order of every table. */
export const editions = ["H21", "ONX", "CLS", "P89", "MAT"] as const;

/** A clause of the rulebooks, a worked example of theirs (X), or a reading where they leave a question open (D). */
export interface Clause {
  readonly id: string;
  /** A clause or an example: what it says, as a sentence. A reading: its title on the page of readings. */
  readonly says: string;
  /** The rulebooks it must be proven for: those whose text has it, or all where the reading is ours. */
  readonly editions: readonly string[];
}

/** The page that explains the readings, each under a heading of its own. */
export const readingsPage = "docs/decisions/0002-readings-of-the-rulebooks.md";

// id | the rulebooks to prove it for | what it says
const table = `
S1 | all | Two to four people play.
S2 | all | There are 98 letters and two blanks, and the board is the standard board of 15 by 15 squares.
S3 | all | To decide who begins, everybody draws one tile: the letter nearest A wins, and a blank beats every letter.
S4 | all | The tiles drawn to decide who begins go back into the bag before the racks are dealt.
S5 | all | Each player draws a full rack of seven tiles, in the order of play.
S6 | all | The turn passes clockwise.
S7 | all | Racks, tiles drawn and tiles returned are hidden from the others; the draw for first play is open.
P1 | all | The first word has at least two letters and covers the start square.
P2 | all | Every later play lays at least one tile and forms a word of two letters or more.
P3 | all | All tiles of a turn lie in one row or in one column, never diagonally.
P4 | all | The tiles of a turn leave no empty square between them; tiles already on the board may fill the line.
P5 | all | Every play touches a tile that was on the board before.
P6 | all | Wherever letters touch, across or down, they form a word.
P7 | all | A play may make a word longer at the front, at the end or both, cross a word, lie beside one, or bridge two.
P8 | all | A tile stays where it was played, unless a challenge takes it off or Exchange Blanks takes it up.
P9 | all | A blank stands for any letter; its player names the letter, which stays as long as the blank lies.
P10 | all | A word may be played any number of times in a game, and plurals are words.
C1 | all | A play scores the sum of all words that it forms or changes.
C2 | all | A premium letter square doubles or triples the tile laid on it.
C3 | all | A premium word square doubles or triples the whole word, after the premium letters.
C4 | all | A word that covers two premium word squares is multiplied by both: four or nine times.
C5 | all | The start square doubles the first word.
C6 | all | A premium square counts only on the turn that covers it.
C7 | all | A blank scores nothing, even on a premium letter square; a premium word square still multiplies its word.
C8 | all | A letter that belongs to two of the words formed counts in both, with its premium.
C9 | all | Laying seven tiles in one turn brings 50 points more, added after all multiplying.
C10 | all | A turn without a word scores nothing.
T0 | all | In a turn a player lays the tiles, announces the score and draws; then the next player's turn begins.
T1 | all | After a play the rack is filled up again, as long as the bag has tiles.
T2 | all | A player may use the turn to exchange some or all tiles of the rack; under ONX also none.
T3 | all | To exchange, a player sets tiles aside, draws as many, and only then puts the old ones into the bag.
T4 | all | An exchange takes the whole turn.
T5 | all | A player may pass, even with a possible play.
T6 | all | From a rack with too many tiles another player takes the excess, unseen, and puts it back into the bag.
W0 | all | The players agree on a dictionary before the game.
W1 | all | Not allowed: words always capitalized, abbreviations, hyphens, apostrophes and, except in CLS, lone affixes.
W2 | all | H21 and CLS do not allow foreign words; ONX, P89 and MAT allow those that the dictionary lists.
W3 | H21 | H21 does not allow acronyms.
W4 | ONX P89 | ONX and P89 allow archaic, obsolete, colloquial and slang words.
W5 | H21 | H21 does not allow offensive words.
W6 | all | The dictionary is there to check words, not to find them: H21, ONX and P89 keep it for challenges, CLS for spelling and usage, and MAT forbids it for the search.
W7 | all | Any player may challenge the play of another.
W8 | all | A play can be challenged until the next player starts a turn.
W9 | all | One unacceptable word makes the whole play so; ONX and P89 look up every word, the others those challenged.
W10 | all | If a word is not acceptable, the player takes the tiles back, scores nothing and loses the turn.
W11 | all | If the words are acceptable, the challenger loses the next turn; under CLS and MAT, nothing.
W12 | P89 | The players may agree that everybody may use the dictionary freely.
E1 | all | The game ends when the bag is empty and a player has used all tiles.
E2 | H21 MAT | The game ends when all players have passed twice in a row.
E3 | ONX CLS P89 MAT | The game ends when nobody has a play left.
E4 | all | At the end each player loses the value of their own unplayed tiles.
E5 | all | A player who has used all tiles gains the value of everybody else's unplayed tiles.
E6 | all | The highest final score wins.
E7 | H21 ONX | Among players tied for best, the highest score before unplayed tiles were settled wins.
V1 | ONX | Racks have nine tiles, and laying seven, eight or nine of them brings the bonus of 50 points.
V2 | H21 ONX | Finish Line: whoever reaches an agreed score ends the game and wins; by level, from 50 to 200 points.
V3 | H21 | Exchange Blanks: at the start of a turn, a player may swap a blank on the board for a tile of its letter.
V4 | P89 | Open dictionary: the limits on using the dictionary do not hold.
X1 | all | HORN at 8F, with the R on the start square, opens for 14.
X2 | all | FARM at H6, through the R of HORN, scores 9.
X3 | all | PASTE at 10F, with its S under FARM, scores 15 and 10 for FARMS.
X4 | all | MOB at 9H, from the M of FARMS, scores 8, with 4 each for NOT and BE.
X5 | all | BIT at 11E scores 10, with 4 for PI and 2 for AT.
X6 | all | TRAIN at 8D opens for 12.
X7 | all | TRAINER at 8B, made longer at both ends, becomes STRAINERS for 27.
X8 | all | THROB at B8, through the T of TRAINER, scores 12.
X9 | all | HOB at 7E, above TRAINER, scores 11, with 5 for HI, 2 for ON and 7 for BE.
X10 | all | THROBS at A3 ends before TRAINER: 45, and 24 for STRAINER.
X11 | all | CONQUEST at 1A, through an N and an S, scores 29 nine times, and no bonus for its six tiles.
X12 | H21 ONX CLS MAT | With X and A left, their player loses nine points, and the player who went out gains nine.
X13 | H21 | TEA, made longer at both ends, becomes STEAL.
X14 | H21 | An O at 9F, between HORN and PASTE, makes HOP for 8.
X15 | H21 | EG is an abbreviation, and not allowed.
X16 | H21 | LOL, SOS and ASAP are acronyms, and not allowed.
X17 | H21 | MILLI may come before METER, but not stand alone.
X18 | H21 | XRAY needs a hyphen, and is not allowed.
X19 | H21 | DO and NOT are words; DONT needs an apostrophe, and is not allowed.
X20 | H21 ONX | Finish Line: two intermediate players play to 120, with a beginner among them to 100 and 60; four beginners play to 50.
X21 | H21 ONX | A hook makes a word longer: HANDY, READY, PLANE, TAMER, TAMED.
`;

// id | the rulebooks to prove it for | the title of the reading
const readings = `
D1 | P89 | what two pages do not contain
D2 | all | tiles and board
D3 | all | a tie in the draw for first play
D4 | all | the deal
D5 | all | the first word
D6 | all | one line, one stretch
D7 | all | a word has two letters or more
D8 | all | two words spelled alike
D9 | all | many premium word squares
D10 | all | the bonus
D11 | all | a blank's letter
D12 | all | when tiles are drawn
D13 | all | exchanges
D14 | all | an exchange of no tiles
D15 | all | passing
D16 | all | too many tiles on a rack
D17 | all | who may challenge
D18 | all | how long a play can be challenged
D19 | all | what a challenge looks up
D20 | all | a second challenge of the same play
D21 | all | a challenge that succeeds
D22 | all | a challenge that fails
D23 | all | a missed turn is not a pass
D24 | all | a challenge without a dictionary
D25 | all | the last challenge
D26 | all | which words are acceptable
D27 | MAT | when to challenge under the basic rules
D28 | all | going out
D29 | all | counting passes
D30 | all | no play left
D31 | all | the settlement
D32 | all | ties
D33 | all | an agreed end
D34 | all | resigning
D35 | all | who wins Finish Line
D36 | all | when a target is reached
D37 | all | a target ends the game without settlement
D38 | all | Finish Line without a winner
D39 | all | targets
D40 | all | Exchange Blanks
D41 | all | nine tiles
D42 | all | open dictionary
D43 | all | what is hidden
`;

/** Every clause, then every reading, in order. */
export const clauses: readonly Clause[] = `${table.trim()}\n${readings.trim()}`
  .split("\n")
  .map((line) => line.split(" | ") as [string, string, string])
  .map(([id, proven, says]) => ({ id, says, editions: proven === "all" ? editions : proven.split(" ") }));

/** Every clause and every reading must be proven, for each rulebook it concerns. */
export const required: ReadonlySet<string> = new Set(clauses.map(({ id }) => id));
