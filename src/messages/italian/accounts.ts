import { countedIn, plus } from "../helpers.ts";
import type { LanguageAccounts } from "../types/accounts.ts";

const some = (count: number, one: string, many: string): string => countedIn("it", count, one, many);

/** What the command line and its pages say in Italian. */
export const italianAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` (leggio ${from})`}, ${some(points, "punto", "punti")}`,
    exchanged: (name, tiles) => `${name} cambia ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "punto", "punti")} (${reason}).`,
    over: (reason) => `La partita è finita: ${reason}.`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: in ${word} la ${letter} vale ${points}, non ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} si moltiplica per ${factor}`,
    blank: (square, letter, points) => `${square} jolly: rappresenta ${letter} e vale ${points}`,
  },
  sheet: {
    exchange: (tiles) => `cambia ${tiles}`,
    pass: "passa",
    missesTurn: "salta il turno",
    doesNotFit: "non può stare lì",
    unplayedTiles: "tessere rimaste",
    total: "totale",
  },
  page: {
    turn: "Turno",
    showTurn: (turn) => `Mostra il turno ${turn}`,
    oneTurn: (turn) => `Turno ${turn}`,
    of: " di ",
    board: "La plancia",
    boardInWords: "La plancia a parole",
    picture: "La plancia, descritta a parole più in basso.",
    scores: "Il punteggio",
    scoreSheet: "Il foglio dei punti",
    chart: "Il punteggio turno per turno. Il foglio dei punti riporta le stesse cifre.",
    everyTurn: "Tutti i turni",
    first: "Primo turno",
    back: "Turno precedente",
    on: "Turno successivo",
    last: "Ultimo turno",
    before: "Prima del primo turno.",
    note: "Una nota.",
    round: "giro",
    move: "giocata",
    points: "punti",
    unplayed: "resto",
    tiles: "tessere",
    won: (name) => `${name} ha vinto.`,
    tie: "Pareggio.",
    nobodyWon: "Nessuno ha vinto.",
    notOver: "La partita non è finita.",
    disagree: "Dove la registrazione e le regole non concordano",
    place: ({ line, column }) => `Riga ${line}, colonna ${column}`,
    keys: "Con le frecce sinistra e destra si passa da un turno all'altro.",
    madeFrom: ({ file, rules }) =>
      `Pagina creata con tilewright replay a partire da ${file}. Punti ricontati secondo le regole ${rules}.`,
  },
  program: {
    column: (column) => `colonna ${column}`,
    noPlay: "nessuna giocata è possibile",
    smallLetters: (capitals) => `Una minuscola è un jolly. Per le tessere con una lettera scrivi ${capitals}.`,
    checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
      `${some(games, "partita", "partite")}, ${some(plays, "giocata", "giocate")}; punteggi giusti: ` +
      `${scoresAgreed.toLocaleString("it")}, totali giusti: ${totalsAgreed.toLocaleString("it")} su ` +
      `${totals.toLocaleString("it")}; ${some(remarks, "osservazione", "osservazioni")}`,
    notRead: (files) => `file non letti: ${files.toLocaleString("it")}`,
    unreadable: ({ found, expected, hint }) =>
      `trovato: ${found}, previsto: ${expected}${hint === null ? "" : ` (${hint})`}`,
  },
};
