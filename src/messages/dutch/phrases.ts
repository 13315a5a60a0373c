import type { PhraseMessages } from "../phrases.ts";
import { mostText, rackText } from "../words.ts";
import { blanks, counted, tiles } from "./nouns.ts";

/** The phrases of remarks in Dutch. */
export const phrases: PhraseMessages = {
  "a coordinate such as 8H (across) or H8 (down)": () => "een coördinaat zoals 8H (horizontaal) of H8 (verticaal)",
  "a coordinate and a word, such as 8F HORN": () => "een coördinaat en een woord, bijvoorbeeld 8F HORN",
  "a square of the board, up to {square}": ({ square }) => `een vakje van het bord, hoogstens ${square}`,
  "brackets in pairs": () => "haakjes in paren",
  "a closing bracket": () => "een haakje sluiten",
  '"the end of the word"': () => "het einde van het woord",
  "a word that ends on the board": () => "een woord dat op het bord eindigt",
  "a letter of the tile set {tiles}": ({ tiles }) => `een letter van de letterset ${tiles}`,
  "tiles of the tile set {tiles}, at most {n} characters": ({ tiles, n }) =>
    `blokjes van de letterset ${tiles}, hoogstens ${n} tekens`,
  "tiles of the tile set {tiles}": ({ tiles }) => `blokjes van de letterset ${tiles}`,
  "a tile that lies at {square}": ({ square }) => `een blokje dat op ${square} ligt`,
  "{letter}, which lies at {square}": ({ letter, square }) => `${letter}, want die ligt op ${square}`,
  "at least one tile that is not on the board yet": () => "minstens één blokje dat nog niet op het bord ligt",
  "at most {n} blanks: small letters are blanks, capitals are tiles": ({ n }) =>
    `hoogstens ${blanks(n)}: kleine letters zijn blanco's, hoofdletters zijn gewone blokjes`,
  "at most {n} tiles": ({ n }) => `hoogstens ${tiles(n)}`,
  "at most {n} players": ({ n }) => `hoogstens ${counted(n, "speler", "spelers")}`,
  "at most {n} events": ({ n }) => `hoogstens ${counted(n, "gebeurtenis", "gebeurtenissen")}`,
  "at most {tiles}": ({ tiles }) => `hoogstens ${mostText(tiles, blanks, (n) => `${n} op het bord`)}`,
  "a rack with {tiles}": ({ tiles }) => `een rekje met ${rackText(tiles, "een blanco")}`,
  "the tiles of the rack, {rack}": ({ rack }) => `de blokjes van het rekje, ${rack}`,
  "the rack of the play, {rack}": ({ rack }) => `het rekje van die zet, ${rack}`,
  "at least {n} tiles in the bag, which has {m}": ({ n, m }) =>
    `minstens ${tiles(n)} in het zakje, maar ${m === 1 ? "er is er" : "er zijn er"} ${m}`,
  "a play by {name} just before": ({ name }) => `een zet van ${name} vlak daarvoor`,
  "a challenger of {name}": ({ name }) => `iemand die de zet van ${name} aanvecht`,
  "the end of the game": () => "het einde van de partij",
  "{n} for {name}": ({ n, name }) => `${n} voor ${name}`,
  "the unplayed tiles for {name}": ({ name }) => `de punten van de overgebleven blokjes, voor ${name}`,
  "nothing for {name}": ({ name }) => `niets voor ${name}`,
  nothing: () => "niets",
  "a recorded game: lines such as >Ann: HORNEIA 8F HORN +14 14": () =>
    "een genoteerde partij: regels zoals >Ann: HORNEIA 8F HORN +14 14",
  "a recorded game of at most 4 MB": () => "een genoteerde partij van hoogstens 4 MB",
  "a game history of at most 4 MB": () => "een spelverloop van hoogstens 4 MB",
  "a game history as JSON, with players and events": () => "een spelverloop als JSON, met spelers en gebeurtenissen",
  "the encoding of the file": () => "de tekencodering van het bestand",
  "a colon after the nickname": () => "een dubbele punt na de bijnaam",
  "a play, an exchange, a pass or an event in brackets": () =>
    "een zet, een ruil, een pasbeurt of een gebeurtenis tussen haakjes",
  "a score such as +14": () => "een score zoals +14",
  "a total such as 14": () => "een totaal zoals 14",
  "one of the tile sets {names}": ({ names }) => `een van de lettersets ${names}`,
  "one of {names}": ({ names }) => `een van deze: ${names}`,
  "one #{pragma}": ({ pragma }) => `maar één #${pragma}`,
  "a pragma of the format": () => "een pragma van het formaat",
  "a field of a game history": () => "een veld van een spelverloop",
  "a line of at most 16,384 characters": () => "een regel van hoogstens 16.384 tekens",
  "a name of at most 8,000 characters": () => "een naam van hoogstens 8.000 tekens",
  "a line that begins with # or >": () => "een regel die met # of > begint",
  "a game of {n} players, as the ruleset has targets": ({ n }) =>
    `een partij met ${counted(n, "speler", "spelers")}, want de regels noemen evenveel streefscores`,
  "a lexicon for the tile set {tiles}": ({ tiles }) => `een woordenlijst voor de letterset ${tiles}`,
  "the standard board, or a ruleset given with the text": () =>
    "het gewone bord, of regels die bij de tekst worden meegegeven",
  "the usual game, or a ruleset given with the text": () =>
    "het gewone spel, of regels die bij de tekst worden meegegeven",
  "a number of tiles": () => "een aantal blokjes",
  "tiles and points, such as 7 50": () => "blokjes en punten, bijvoorbeeld 7 50",
  text: () => "tekst",
  "a whole number": () => "een geheel getal",
  "a list of texts": () => "een lijst van teksten",
  "a list of whole numbers": () => "een lijst van gehele getallen",
  "a list of objects": () => "een lijst van objecten",
  "a game from its beginning": () => "een partij vanaf het begin",
  "{key}: {phrase}": ({ key, phrase }) => `${key}: ${phrase}`,
  "rows, racks, scores and a number of turns, at most {n} characters": ({ n }) =>
    `rijen, rekjes, scores en een aantal beurten, hoogstens ${n} tekens`,
  "rows, racks, scores and a number of turns": () => "rijen, rekjes, scores en een aantal beurten",
  "a score": () => "een score",
  "a number of turns": () => "een aantal beurten",
  "{n} scores, one for each rack": ({ n }) => `${counted(n, "score", "scores")}, een voor elk rekje`,
  "{n} rows, as the ruleset's board has": ({ n }) => `${counted(n, "rij", "rijen")}, zoals het bord van de regels`,
  "{n} rows": ({ n }) => counted(n, "rij", "rijen"),
  "{n} squares": ({ n }) => counted(n, "vakje", "vakjes"),
  "a tile of the tile set {tiles}, or a number": ({ tiles }) => `een blokje van de letterset ${tiles}, of een getal`,
  "no tile on a hole of the board": () => "geen blokje op een gat in het bord",
  "the score of this line not added?": () => "de punten van deze regel niet opgeteld?",
  "the blank counted as its letter?": () => "de blanco als zijn letter geteld?",
  "the blanks counted as their letters?": () => "de blanco's als hun letters geteld?",
  "the blank at {square}, and not at {other}?": ({ square, other }) => `de blanco op ${square}, en niet op ${other}?`,
  "without the bonus of {n}?": ({ n }) => `zonder de bonus van ${n}?`,
  "with a bonus of {n}, which {m} tiles do not get?": ({ n, m }) =>
    `met een bonus van ${n}, die er voor ${tiles(m)} niet is?`,
  "{n} more than the rules give: five points for a challenge that failed?": ({ n }) =>
    `${n} meer dan volgens de regels: vijf punten voor een zet die ten onrechte is aangevochten?`,
  "{n} more than the rules give: ten points for a challenge that failed?": ({ n }) =>
    `${n} meer dan volgens de regels: tien punten voor een zet die ten onrechte is aangevochten?`,
  "{n} more than the rules give: five points for each of {words} challenged words?": ({ n, words }) =>
    `${n} meer dan volgens de regels: vijf punten voor elk van de ${words} aangevochten woorden?`,
  "the tiles of {tiles}": ({ tiles }) => `de blokjes van de letterset ${tiles}`,
  "a tile set whose name the reader knows": () => "een letterset waarvan het programma de naam kent",
  "a board of {n} by {m}": ({ n, m }) => `een bord van ${n} bij ${m}`,
  "the standard board": () => "het gewone bord",
  "an end ({reason})": ({ reason }) => `een einde (${reason})`,
  "a missed turn": () => "een overgeslagen beurt",
  "a pass, as which it is written": () => "een pasbeurt, want zo wordt het genoteerd",
  "the next total": () => "het volgende totaal",
  "{points} points for {name} by ruling ({reason})": ({ points, name, reason }) =>
    `${points} punten voor ${name} door een beslissing (${reason})`,
  "{name} resigns": ({ name }) => `${name} geeft op`,
  "a blank exchanged for {letter}": ({ letter }) => `een blanco, geruild tegen ${letter}`,
  "{n} tiles too many returned": ({ n }) =>
    counted(n, "overtollig blokje teruggelegd", "overtollige blokjes teruggelegd"),
  "a challenge that failed": () => "een zet die ten onrechte is aangevochten",
};
