import type { PhraseMessages } from "../phrases.ts";
import { mostText, rackText } from "../words.ts";
import { counted, jollies, tiles } from "./nouns.ts";

/** The phrases of remarks in Italian. */
export const phrases: PhraseMessages = {
  "a coordinate such as 8H (across) or H8 (down)": () => "una coordinata come 8H (in orizzontale) o H8 (in verticale)",
  "a coordinate and a word, such as 8F HORN": () => "una coordinata e una parola, per esempio 8F HORN",
  "a square of the board, up to {square}": ({ square }) => `una casella della plancia, al massimo ${square}`,
  "brackets in pairs": () => "parentesi a coppie",
  "a closing bracket": () => "una parentesi di chiusura",
  '"the end of the word"': () => "la fine della parola",
  "a word that ends on the board": () => "una parola che finisca sulla plancia",
  "a letter of the tile set {tiles}": ({ tiles }) => `una lettera del set di tessere ${tiles}`,
  "tiles of the tile set {tiles}, at most {n} characters": ({ tiles, n }) =>
    `tessere del set ${tiles}, al massimo ${n} caratteri`,
  "tiles of the tile set {tiles}": ({ tiles }) => `tessere del set ${tiles}`,
  "a tile that lies at {square}": ({ square }) => `una tessera già presente in ${square}`,
  "{letter}, which lies at {square}": ({ letter, square }) => `${letter}, che si trova in ${square}`,
  "at least one tile that is not on the board yet": () => "almeno una tessera che non sia ancora sulla plancia",
  "at most {n} blanks: small letters are blanks, capitals are tiles": ({ n }) =>
    `al massimo ${jollies(n)}: le minuscole sono jolly, le maiuscole sono tessere con lettera`,
  "at most {n} tiles": ({ n }) => `al massimo ${tiles(n)}`,
  "at most {n} players": ({ n }) => `al massimo ${counted(n, "giocatore", "giocatori")}`,
  "at most {n} events": ({ n }) => `al massimo ${counted(n, "evento", "eventi")}`,
  "at most {tiles}": ({ tiles }) => `al massimo ${mostText(tiles, jollies, (n) => `${n} sulla plancia`)}`,
  "a rack with {tiles}": ({ tiles }) => `un leggio con ${rackText(tiles, "un jolly")}`,
  "the tiles of the rack, {rack}": ({ rack }) => `le tessere del leggio, ${rack}`,
  "the rack of the play, {rack}": ({ rack }) => `il leggio della giocata, ${rack}`,
  "at least {n} tiles in the bag, which has {m}": ({ n, m }) =>
    `almeno ${tiles(n)} nel sacchetto, che ne contiene ${m}`,
  "a play by {name} just before": ({ name }) => `una giocata di ${name} subito prima`,
  "a challenger of {name}": ({ name }) => `chi contesta la giocata di ${name}`,
  "the end of the game": () => "la fine della partita",
  "{n} for {name}": ({ n, name }) => `${n} per ${name}`,
  "the unplayed tiles for {name}": ({ name }) => `i punti delle tessere rimaste, per ${name}`,
  "nothing for {name}": ({ name }) => `niente per ${name}`,
  nothing: () => "niente",
  "a recorded game: lines such as >Ann: HORNEIA 8F HORN +14 14": () =>
    "una partita trascritta: righe come >Ann: HORNEIA 8F HORN +14 14",
  "a recorded game of at most 4 MB": () => "una partita trascritta di 4 MB al massimo",
  "a game history of at most 4 MB": () => "una cronologia di partita di 4 MB al massimo",
  "a game history as JSON, with players and events": () => "una cronologia di partita in JSON, con giocatori ed eventi",
  "the encoding of the file": () => "la codifica del file",
  "a colon after the nickname": () => "il segno dei due punti dopo il soprannome",
  "a play, an exchange, a pass or an event in brackets": () =>
    "una giocata, un cambio, un passo o un evento tra parentesi",
  "a score such as +14": () => "un punteggio come +14",
  "a total such as 14": () => "un totale come 14",
  "one of the tile sets {names}": ({ names }) => `uno dei set di tessere ${names}`,
  "one of {names}": ({ names }) => `uno di questi: ${names}`,
  "one #{pragma}": ({ pragma }) => `un solo #${pragma}`,
  "a pragma of the format": () => "un pragma del formato",
  "a field of a game history": () => "un campo di una cronologia di partita",
  "a line of at most 16,384 characters": () => "una riga di 16 384 caratteri al massimo",
  "a name of at most 8,000 characters": () => "un nome di 8 000 caratteri al massimo",
  "a line that begins with # or >": () => "una riga che cominci con # o >",
  "a game of {n} players, as the ruleset has targets": ({ n }) =>
    `una partita con ${counted(n, "giocatore", "giocatori")}, ` +
    `perché le regole fissano altrettanti punteggi da raggiungere`,
  "a lexicon for the tile set {tiles}": ({ tiles }) => `un elenco di parole per il set di tessere ${tiles}`,
  "the standard board, or a ruleset given with the text": () =>
    "la plancia consueta, o regole fornite insieme al testo",
  "the usual game, or a ruleset given with the text": () => "il gioco consueto, o regole fornite insieme al testo",
  "a number of tiles": () => "un numero di tessere",
  "tiles and points, such as 7 50": () => "tessere e punti, per esempio 7 50",
  text: () => "testo",
  "a whole number": () => "un numero intero",
  "a list of texts": () => "un elenco di testi",
  "a list of whole numbers": () => "un elenco di numeri interi",
  "a list of objects": () => "un elenco di oggetti",
  "a game from its beginning": () => "una partita dall'inizio",
  "{key}: {phrase}": ({ key, phrase }) => `${key}: ${phrase}`,
  "rows, racks, scores and a number of turns, at most {n} characters": ({ n }) =>
    `righe, leggii, punteggi e un numero di turni, al massimo ${n} caratteri`,
  "rows, racks, scores and a number of turns": () => "righe, leggii, punteggi e un numero di turni",
  "a score": () => "un punteggio",
  "a number of turns": () => "un numero di turni",
  "{n} scores, one for each rack": ({ n }) => `${counted(n, "punteggio", "punteggi")}, uno per ogni leggio`,
  "{n} rows, as the ruleset's board has": ({ n }) => `${counted(n, "riga", "righe")}, come la plancia delle regole`,
  "{n} rows": ({ n }) => counted(n, "riga", "righe"),
  "{n} squares": ({ n }) => counted(n, "casella", "caselle"),
  "a tile of the tile set {tiles}, or a number": ({ tiles }) => `una tessera del set ${tiles}, o un numero`,
  "no tile on a hole of the board": () => "nessuna tessera su un buco della plancia",
  "the score of this line not added?": () => "i punti di questa riga non sono stati sommati?",
  "the blank counted as its letter?": () => "il jolly è stato contato come la sua lettera?",
  "the blanks counted as their letters?": () => "i jolly sono stati contati come le loro lettere?",
  "the blank at {square}, and not at {other}?": ({ square, other }) => `il jolly in ${square}, e non in ${other}?`,
  "without the bonus of {n}?": ({ n }) => `senza il bonus di ${n}?`,
  "with a bonus of {n}, which {m} tiles do not get?": ({ n, m }) =>
    `con un bonus di ${n}, che non spetta per ${tiles(m)}?`,
  "{n} more than the rules give: five points for a challenge that failed?": ({ n }) =>
    `${n} in più di quanto danno le regole: cinque punti per una contestazione fallita?`,
  "{n} more than the rules give: ten points for a challenge that failed?": ({ n }) =>
    `${n} in più di quanto danno le regole: dieci punti per una contestazione fallita?`,
  "{n} more than the rules give: five points for each of {words} challenged words?": ({ n, words }) =>
    `${n} in più di quanto danno le regole: cinque punti per ognuna delle ${words} parole contestate?`,
  "the tiles of {tiles}": ({ tiles }) => `le tessere del set ${tiles}`,
  "a tile set whose name the reader knows": () => "un set di tessere di cui il programma conosca il nome",
  "a board of {n} by {m}": ({ n, m }) => `una plancia di ${n} per ${m}`,
  "the standard board": () => "la plancia consueta",
  "an end ({reason})": ({ reason }) => `una fine (${reason})`,
  "a missed turn": () => "un turno saltato",
  "a pass, as which it is written": () => "un passo, perché si scrive così",
  "the next total": () => "il totale successivo",
  "{points} points for {name} by ruling ({reason})": ({ points, name, reason }) =>
    `${points} punti per ${name} per decisione (${reason})`,
  "{name} resigns": ({ name }) => `${name} abbandona`,
  "a blank exchanged for {letter}": ({ letter }) => `un jolly scambiato con ${letter}`,
  "{n} tiles too many returned": ({ n }) =>
    counted(n, "tessera in eccesso restituita", "tessere in eccesso restituite"),
  "a challenge that failed": () => "una contestazione fallita",
};
