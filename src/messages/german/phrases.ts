import type { PhraseMessages } from "../phrases.ts";
import { mostText, rackText } from "../words.ts";
import { counted, tiles } from "./nouns.ts";

/** The phrases of remarks in German. */
export const phrases: PhraseMessages = {
  "a coordinate such as 8H (across) or H8 (down)": () => "eine Koordinate wie 8H (waagerecht) oder H8 (senkrecht)",
  "a coordinate and a word, such as 8F HORN": () => "eine Koordinate und ein Wort, etwa 8F HORN",
  "a square of the board, up to {square}": ({ square }) => `ein Feld des Bretts, höchstens ${square}`,
  "brackets in pairs": () => "Klammern paarweise",
  "a closing bracket": () => "eine schließende Klammer",
  '"the end of the word"': () => "das Ende des Wortes",
  "a word that ends on the board": () => "ein Wort, das auf dem Brett endet",
  "a letter of the tile set {tiles}": ({ tiles }) => `ein Buchstabe des Steinsatzes ${tiles}`,
  "tiles of the tile set {tiles}, at most {n} characters": ({ tiles, n }) =>
    `Steine des Steinsatzes ${tiles}, höchstens ${n} Zeichen`,
  "tiles of the tile set {tiles}": ({ tiles }) => `Steine des Steinsatzes ${tiles}`,
  "a tile that lies at {square}": ({ square }) => `ein Stein, der auf ${square} liegt`,
  "{letter}, which lies at {square}": ({ letter, square }) => `${letter}; dieser Stein liegt auf ${square}`,
  "at least one tile that is not on the board yet": () => "mindestens ein Stein, der noch nicht auf dem Brett liegt",
  "at most {n} blanks: small letters are blanks, capitals are tiles": ({ n }) =>
    `höchstens ${counted(n, "Blanko", "Blankos")}: ` +
    "Kleinbuchstaben sind Blankos, Großbuchstaben sind gewöhnliche Steine",
  "at most {n} tiles": ({ n }) => `höchstens ${tiles(n)}`,
  "at most {n} players": ({ n }) => `höchstens ${n} Spieler`,
  "at most {n} events": ({ n }) => `höchstens ${counted(n, "Ereignis", "Ereignisse")}`,
  "at most {tiles}": ({ tiles }) =>
    `höchstens ${mostText(
      tiles,
      (n) => counted(n, "Blanko", "Blankos"),
      (n) => `${n} auf dem Brett`,
    )}`,
  "a rack with {tiles}": ({ tiles }) => `eine Bank mit ${rackText(tiles, "Blanko")}`,
  "the tiles of the rack, {rack}": ({ rack }) => `die Steine der Bank, ${rack}`,
  "the rack of the play, {rack}": ({ rack }) => `die Bank bei diesem Zug, ${rack}`,
  "at least {n} tiles in the bag, which has {m}": ({ n, m }) => `mindestens ${tiles(n)} im Beutel; er enthält ${m}`,
  "a play by {name} just before": ({ name }) => `ein Zug von ${name} unmittelbar davor`,
  "a challenger of {name}": ({ name }) => `jemand, der den Zug von ${name} anzweifelt`,
  "the end of the game": () => "das Ende der Partie",
  "{n} for {name}": ({ n, name }) => `${n} für ${name}`,
  "the unplayed tiles for {name}": ({ name }) => `die Punkte der Reststeine für ${name}`,
  "nothing for {name}": ({ name }) => `nichts für ${name}`,
  nothing: () => "nichts",
  "a recorded game: lines such as >Ann: HORNEIA 8F HORN +14 14": () =>
    "eine aufgezeichnete Partie: Zeilen wie >Ann: HORNEIA 8F HORN +14 14",
  "a recorded game of at most 4 MB": () => "eine aufgezeichnete Partie von höchstens 4 MB",
  "a game history of at most 4 MB": () => "ein Spielverlauf von höchstens 4 MB",
  "a text of {n} bytes": ({ n }) => `ein Text von ${n} Bytes`,
  "a text of {n} characters": ({ n }) => `ein Text von ${n} Zeichen`,
  "a game history as JSON, with players and events": () => "ein Spielverlauf als JSON, mit Spielern und Ereignissen",
  "the encoding of the file": () => "die Zeichenkodierung der Datei",
  "a colon after the nickname": () => "ein Doppelpunkt nach dem Spitznamen",
  "a play, an exchange, a pass or an event in brackets": () =>
    "ein Zug, ein Tausch, Passen oder ein Ereignis in Klammern",
  "a score such as +14": () => "eine Punktzahl wie +14",
  "a total such as 14": () => "eine Summe wie 14",
  "one of the tile sets {names}": ({ names }) => `einer der Steinsätze ${names}`,
  "one of {names}": ({ names }) => `einer dieser Namen: ${names}`,
  "one #{pragma}": ({ pragma }) => `nur ein #${pragma}`,
  "a pragma of the format": () => "ein Pragma des Formats",
  "a field of a game history": () => "ein Feld eines Spielverlaufs",
  "a line of at most 16,384 characters": () => "eine Zeile von höchstens 16 384 Zeichen",
  "a name of at most 8,000 characters": () => "ein Name von höchstens 8 000 Zeichen",
  "a line that begins with # or >": () => "eine Zeile, die mit # oder > beginnt",
  "a game of {n} players, as the ruleset has targets": ({ n }) =>
    `eine Partie mit ${n} Spielern, denn die Regeln nennen so viele Zielpunktzahlen`,
  "a lexicon for the tile set {tiles}": ({ tiles }) => `eine Wortliste für den Steinsatz ${tiles}`,
  "the standard board, or a ruleset given with the text": () =>
    "das übliche Brett, oder Regeln, die mit dem Text übergeben werden",
  "the usual game, or a ruleset given with the text": () =>
    "das übliche Spiel, oder Regeln, die mit dem Text übergeben werden",
  "a number of tiles": () => "eine Anzahl von Steinen",
  "tiles and points, such as 7 50": () => "Steine und Punkte, etwa 7 50",
  text: () => "Text",
  "a whole number": () => "eine ganze Zahl",
  "a list of texts": () => "eine Liste von Texten",
  "a list of whole numbers": () => "eine Liste ganzer Zahlen",
  "a list of objects": () => "eine Liste von Objekten",
  "a game from its beginning": () => "eine Partie von Anfang an",
  "{key}: {phrase}": ({ key, phrase }) => `${key}: ${phrase}`,
  "rows, racks, scores and a number of turns, at most {n} characters": ({ n }) =>
    `Zeilen, Bänke, Punktzahlen und eine Anzahl von Zügen, höchstens ${n} Zeichen`,
  "rows, racks, scores and a number of turns": () => "Zeilen, Bänke, Punktzahlen und eine Anzahl von Zügen",
  "a score": () => "eine Punktzahl",
  "a number of turns": () => "eine Anzahl von Zügen",
  "{n} scores, one for each rack": ({ n }) => `${counted(n, "Punktzahl", "Punktzahlen")}, eine für jede Bank`,
  "{n} rows, as the ruleset's board has": ({ n }) => `${counted(n, "Zeile", "Zeilen")} wie auf dem Brett der Regeln`,
  "{n} rows": ({ n }) => counted(n, "Zeile", "Zeilen"),
  "{n} squares": ({ n }) => counted(n, "Feld", "Felder"),
  "a tile of the tile set {tiles}, or a number": ({ tiles }) => `ein Stein des Steinsatzes ${tiles}, oder eine Zahl`,
  "no tile on a hole of the board": () => "kein Stein auf einem Loch des Bretts",
  "the score of this line not added?": () => "die Punkte dieser Zeile nicht addiert?",
  "the blank counted as its letter?": () => "der Blanko wie sein Buchstabe gezählt?",
  "the blanks counted as their letters?": () => "die Blankos wie ihre Buchstaben gezählt?",
  "the blank at {square}, and not at {other}?": ({ square, other }) =>
    `der Blanko auf ${square} und nicht auf ${other}?`,
  "without the bonus of {n}?": ({ n }) => `ohne die Prämie von ${n}?`,
  "with a bonus of {n}, which {m} tiles do not get?": ({ n, m }) =>
    `mit einer Prämie von ${n}, die es für ${tiles(m)} nicht gibt?`,
  "{n} more than the rules give: five points for a challenge that failed?": ({ n }) =>
    `${n} mehr als nach den Regeln: fünf Punkte für eine erfolglose Anzweiflung?`,
  "{n} more than the rules give: ten points for a challenge that failed?": ({ n }) =>
    `${n} mehr als nach den Regeln: zehn Punkte für eine erfolglose Anzweiflung?`,
  "{n} more than the rules give: five points for each of {words} challenged words?": ({ n, words }) =>
    `${n} mehr als nach den Regeln: fünf Punkte für jedes der ${words} angezweifelten Wörter?`,
  "the tiles of {tiles}": ({ tiles }) => `die Steine des Steinsatzes ${tiles}`,
  "a tile set whose name the reader knows": () => "ein Steinsatz, dessen Namen das Leseprogramm kennt",
  "a board of {n} by {m}": ({ n, m }) => `ein Brett von ${n} mal ${m}`,
  "the standard board": () => "das übliche Brett",
  "an end ({reason})": ({ reason }) => `ein Ende (${reason})`,
  "a missed turn": () => "ein ausgesetzter Zug",
  "a pass, as which it is written": () => "Passen, denn so wird es aufgezeichnet",
  "the next total": () => "die nächste Summe",
  "{points} points for {name} by ruling ({reason})": ({ points, name, reason }) =>
    `${points} Punkte für ${name} durch Entscheidung (${reason})`,
  "{name} resigns": ({ name }) => `${name} gibt auf`,
  "a blank exchanged for {letter}": ({ letter }) => `ein Blanko, gegen ${letter} getauscht`,
  "{n} tiles too many returned": ({ n }) => `${counted(n, "überzähliger Stein", "überzählige Steine")} zurückgegeben`,
  "a challenge that failed": () => "eine erfolglose Anzweiflung",
};
