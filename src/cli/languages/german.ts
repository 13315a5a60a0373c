import { germanMessages, germanRecords } from "../../messages/index.ts";
import { counted, type ProgramWords, plus } from "./program-words.ts";

const some = (count: number, one: string, many: string): string => counted("de", count, one, many);

export const german: ProgramWords = {
  messages: { ...germanMessages, ...germanRecords },
  play: ({ name, play, from, points }) =>
    `${name}: ${play}${from === "" ? "" : ` aus ${from}`}, ${some(points, "Punkt", "Punkte")}`,
  exchanged: (name, tiles) => `${name} tauscht ${tiles}.`,
  adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "Punkt", "Punkte")} (${reason}).`,
  adjustReasons: {
    challenge: "Anzweiflung",
    rack: "Reststeine",
    time: "Zeit",
    penalty: "Strafe",
    correction: "Berichtigung",
    "as-recorded": "wie aufgezeichnet",
  },
  over: (reason) => `Die Partie ist zu Ende: ${reason}.`,
  endReasons: {
    out: "jemand hat alle Steine gelegt",
    passes: "alle haben gepasst",
    scoreless: "zu viele Züge ohne Punkte",
    turns: "alle haben ihre letzten Züge gemacht",
    "no-plays": "es gibt keinen Zug mehr",
    target: "jemand hat die Zielpunktzahl erreicht",
    agreed: "die Spieler haben es vereinbart",
    resigned: "nur noch ein Spieler ist übrig",
    "lost-challenge": "eine Anzweiflung war erfolglos",
    time: "die Zeit ist abgelaufen",
  },
  exchange: (tiles) => `tauscht ${tiles}`,
  pass: "passt",
  missesTurn: "setzt aus",
  doesNotFit: "kann dort nicht liegen",
  unplayedTiles: "Reststeine",
  total: "Summe",
  letterPremium: ({ square, premium, word, letter, points, value }) =>
    `${square} ${premium}: In ${word} zählt ${letter} ${points}, nicht ${value}`,
  wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} zählt ${factor}-fach`,
  blank: (square, letter, points) => `${square} Blanko: steht für ${letter} und zählt ${points}`,
  smallLetters: (capitals) => `Ein Kleinbuchstabe ist ein Blanko. Steine mit Buchstaben schreibt man so: ${capitals}.`,
  noPlay: "kein Zug ist möglich",
  column: (column) => `Spalte ${column}`,
  checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
    `${some(games, "Partie", "Partien")}, ${some(plays, "Zug", "Züge")}; richtige Punktzahlen: ` +
    `${scoresAgreed.toLocaleString("de")}, richtige Summen: ${totalsAgreed.toLocaleString("de")} von ` +
    `${totals.toLocaleString("de")}; ${some(remarks, "Anmerkung", "Anmerkungen")}`,
  page: {
    turn: "Zug",
    showTurn: (turn) => `Zug ${turn} zeigen`,
    oneTurn: (turn) => `Zug ${turn}`,
    of: " von ",
    board: "Das Brett",
    boardInWords: "Das Brett in Worten",
    picture: "Das Brett, das weiter unten in Worten beschrieben ist.",
    scores: "Der Spielstand",
    scoreSheet: "Der Spielzettel",
    chart: "Der Spielstand Zug für Zug. Auf dem Spielzettel stehen dieselben Zahlen.",
    everyTurn: "Alle Züge",
    first: "Erster Zug",
    back: "Voriger Zug",
    on: "Nächster Zug",
    last: "Letzter Zug",
    before: "Vor dem ersten Zug.",
    note: "Eine Notiz.",
    round: "Runde",
    move: "Zug",
    points: "Punkte",
    unplayed: "Rest",
    tiles: "Steine",
    won: (name) => `${name} hat gewonnen.`,
    tie: "Unentschieden.",
    nobodyWon: "Niemand hat gewonnen.",
    notOver: "Die Partie ist noch nicht zu Ende.",
    disagree: "Wo Aufzeichnung und Regeln nicht übereinstimmen",
    place: ({ line, column }) => `Zeile ${line}, Spalte ${column}`,
    keys: "Mit den Pfeiltasten links und rechts geht es von Zug zu Zug.",
    madeFrom: ({ file, rules }) =>
      `Aus ${file} mit tilewright replay erstellt. Die Punkte wurden nach den Regeln ${rules} neu gezählt.`,
  },
  notRead: (files) => `nicht gelesene Dateien: ${files.toLocaleString("de")}`,
};
