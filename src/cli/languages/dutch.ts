import { dutchMessages, dutchRecords } from "../../messages/index.ts";
import { counted, type ProgramWords, plus } from "./program-words.ts";

const some = (count: number, one: string, many: string): string => counted("nl", count, one, many);

export const dutch: ProgramWords = {
  messages: { ...dutchMessages, ...dutchRecords },
  play: ({ name, play, from, points }) =>
    `${name}: ${play}${from === "" ? "" : ` uit ${from}`}, ${some(points, "punt", "punten")}`,
  exchanged: (name, tiles) => `${name} ruilt ${tiles}.`,
  adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "punt", "punten")} (${reason}).`,
  adjustReasons: {
    challenge: "aangevochten zet",
    rack: "overgebleven blokjes",
    time: "tijd",
    penalty: "straf",
    correction: "correctie",
    "as-recorded": "zoals genoteerd",
  },
  over: (reason) => `De partij is afgelopen: ${reason}.`,
  endReasons: {
    out: "iemand heeft alle blokjes gelegd",
    passes: "iedereen heeft gepast",
    scoreless: "te veel beurten zonder punten",
    turns: "iedereen heeft zijn laatste beurten gehad",
    "no-plays": "er is geen zet meer",
    target: "iemand heeft de streefscore bereikt",
    agreed: "de spelers zijn het eens geworden",
    resigned: "er is één speler over",
    "lost-challenge": "een zet is ten onrechte aangevochten",
    time: "de tijd is om",
  },
  exchange: (tiles) => `ruilt ${tiles}`,
  pass: "past",
  missesTurn: "slaat een beurt over",
  doesNotFit: "kan daar niet liggen",
  unplayedTiles: "overgebleven blokjes",
  total: "totaal",
  letterPremium: ({ square, premium, word, letter, points, value }) =>
    `${square} ${premium}: in ${word} telt de ${letter} voor ${points}, niet voor ${value}`,
  wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} telt ${factor} keer`,
  blank: (square, letter, points) => `${square} blanco: staat voor ${letter} en telt voor ${points}`,
  smallLetters: (capitals) => `Een kleine letter is een blanco. Blokjes met letters schrijf je zo: ${capitals}.`,
  noPlay: "er is geen zet mogelijk",
  column: (column) => `kolom ${column}`,
  checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
    `${some(games, "partij", "partijen")}, ${some(plays, "zet", "zetten")}; juiste scores: ` +
    `${scoresAgreed.toLocaleString("nl")}, juiste totalen: ${totalsAgreed.toLocaleString("nl")} van ` +
    `${totals.toLocaleString("nl")}; ${some(remarks, "opmerking", "opmerkingen")}`,
  page: {
    turn: "Beurt",
    showTurn: (turn) => `Beurt ${turn} tonen`,
    oneTurn: (turn) => `Beurt ${turn}`,
    of: " van ",
    board: "Het bord",
    boardInWords: "Het bord in woorden",
    picture: "Het bord, dat hieronder in woorden beschreven is.",
    scores: "De stand",
    scoreSheet: "Het scoreblad",
    chart: "De stand beurt voor beurt. Op het scoreblad staan dezelfde getallen.",
    everyTurn: "Alle beurten",
    first: "Eerste beurt",
    back: "Vorige beurt",
    on: "Volgende beurt",
    last: "Laatste beurt",
    before: "Vóór de eerste beurt.",
    note: "Een notitie.",
    round: "ronde",
    move: "zet",
    points: "punten",
    unplayed: "rest",
    tiles: "blokjes",
    won: (name) => `${name} heeft gewonnen.`,
    tie: "Gelijkspel.",
    nobodyWon: "Niemand heeft gewonnen.",
    notOver: "De partij is nog niet afgelopen.",
    disagree: "Waar de notatie en de regels niet overeenkomen",
    place: ({ line, column }) => `Regel ${line}, kolom ${column}`,
    keys: "Met de pijltjestoetsen links en rechts ga je van beurt naar beurt.",
    madeFrom: ({ file, rules }) =>
      `Gemaakt met tilewright replay op basis van ${file}. De punten zijn opnieuw geteld volgens de regels ${rules}.`,
  },
  notRead: (files) => `niet gelezen bestanden: ${files.toLocaleString("nl")}`,
};
