import { italianMessages, italianRecords } from "../../messages/index.ts";
import { counted, type ProgramWords, plus } from "./program-words.ts";

const some = (count: number, one: string, many: string): string => counted("it", count, one, many);

export const italian: ProgramWords = {
  messages: { ...italianMessages, ...italianRecords },
  play: ({ name, play, from, points }) =>
    `${name}: ${play}${from === "" ? "" : ` (leggio ${from})`}, ${some(points, "punto", "punti")}`,
  exchanged: (name, tiles) => `${name} cambia ${tiles}.`,
  adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "punto", "punti")} (${reason}).`,
  adjustReasons: {
    challenge: "contestazione",
    rack: "tessere rimaste",
    time: "tempo",
    penalty: "penalità",
    correction: "correzione",
    "as-recorded": "come trascritto",
  },
  over: (reason) => `La partita è finita: ${reason}.`,
  endReasons: {
    out: "qualcuno ha posato tutte le sue tessere",
    passes: "tutti hanno passato",
    scoreless: "troppi turni senza punti",
    turns: "tutti hanno giocato i loro ultimi turni",
    "no-plays": "non resta nessuna giocata",
    target: "qualcuno ha raggiunto il punteggio fissato",
    agreed: "i giocatori si sono accordati",
    resigned: "resta un solo giocatore",
    "lost-challenge": "una contestazione è fallita",
    time: "il tempo è scaduto",
  },
  exchange: (tiles) => `cambia ${tiles}`,
  pass: "passa",
  missesTurn: "salta il turno",
  doesNotFit: "non può stare lì",
  unplayedTiles: "tessere rimaste",
  total: "totale",
  letterPremium: ({ square, premium, word, letter, points, value }) =>
    `${square} ${premium}: in ${word} la ${letter} vale ${points}, non ${value}`,
  wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} si moltiplica per ${factor}`,
  blank: (square, letter, points) => `${square} jolly: rappresenta ${letter} e vale ${points}`,
  smallLetters: (capitals) => `Una minuscola è un jolly. Per le tessere con una lettera scrivi ${capitals}.`,
  noPlay: "nessuna giocata è possibile",
  column: (column) => `colonna ${column}`,
  checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
    `${some(games, "partita", "partite")}, ${some(plays, "giocata", "giocate")}; punteggi giusti: ` +
    `${scoresAgreed.toLocaleString("it")}, totali giusti: ${totalsAgreed.toLocaleString("it")} su ` +
    `${totals.toLocaleString("it")}; ${some(remarks, "osservazione", "osservazioni")}`,
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
  notRead: (files) => `file non letti: ${files.toLocaleString("it")}`,
};
