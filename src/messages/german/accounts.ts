import { countedIn, plus } from "../helpers.ts";
import type { LanguageAccounts } from "../types/accounts.ts";

const some = (count: number, one: string, many: string): string => countedIn("de", count, one, many);

/** What the command line and its pages say in German. */
export const germanAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` aus ${from}`}, ${some(points, "Punkt", "Punkte")}`,
    exchanged: (name, tiles) => `${name} tauscht ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "Punkt", "Punkte")} (${reason}).`,
    over: (reason) => `Die Partie ist zu Ende: ${reason}.`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: In ${word} zählt ${letter} ${points}, nicht ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} zählt ${factor}-fach`,
    blank: (square, letter, points) => `${square} Blanko: steht für ${letter} und zählt ${points}`,
  },
  sheet: {
    exchange: (tiles) => `tauscht ${tiles}`,
    pass: "passt",
    missesTurn: "setzt aus",
    doesNotFit: "kann dort nicht liegen",
    unplayedTiles: "Reststeine",
    total: "Summe",
  },
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
  program: {
    column: (column) => `Spalte ${column}`,
    noPlay: "kein Zug ist möglich",
    smallLetters: (capitals) =>
      `Ein Kleinbuchstabe ist ein Blanko. Steine mit Buchstaben schreibt man so: ${capitals}.`,
    checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
      `${some(games, "Partie", "Partien")}, ${some(plays, "Zug", "Züge")}; richtige Punktzahlen: ` +
      `${scoresAgreed.toLocaleString("de")}, richtige Summen: ${totalsAgreed.toLocaleString("de")} von ` +
      `${totals.toLocaleString("de")}; ${some(remarks, "Anmerkung", "Anmerkungen")}`,
    notRead: (files) => `nicht gelesene Dateien: ${files.toLocaleString("de")}`,
    unreadable: ({ found, expected, hint }) =>
      `gefunden: ${found}, erwartet: ${expected}${hint === null ? "" : ` (${hint})`}`,
  },
};
