import { countedIn, plus } from "../helpers.ts";
import type { LanguageAccounts } from "../types/accounts.ts";

const some = (count: number, one: string, many: string): string => countedIn("nl", count, one, many);

/** What the command line and its pages say in Dutch. */
export const dutchAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` uit ${from}`}, ${some(points, "punt", "punten")}`,
    exchanged: (name, tiles) => `${name} ruilt ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "punt", "punten")} (${reason}).`,
    over: (reason) => `De partij is afgelopen: ${reason}.`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: in ${word} telt de ${letter} voor ${points}, niet voor ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} telt ${factor} keer`,
    blank: (square, letter, points) => `${square} blanco: staat voor ${letter} en telt voor ${points}`,
  },
  sheet: {
    exchange: (tiles) => `ruilt ${tiles}`,
    pass: "past",
    missesTurn: "slaat een beurt over",
    doesNotFit: "kan daar niet liggen",
    unplayedTiles: "overgebleven blokjes",
    total: "totaal",
  },
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
  program: {
    column: (column) => `kolom ${column}`,
    noPlay: "er is geen zet mogelijk",
    smallLetters: (capitals) => `Een kleine letter is een blanco. Blokjes met letters schrijf je zo: ${capitals}.`,
    checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
      `${some(games, "partij", "partijen")}, ${some(plays, "zet", "zetten")}; juiste scores: ` +
      `${scoresAgreed.toLocaleString("nl")}, juiste totalen: ${totalsAgreed.toLocaleString("nl")} van ` +
      `${totals.toLocaleString("nl")}; ${some(remarks, "opmerking", "opmerkingen")}`,
    notRead: (files) => `niet gelezen bestanden: ${files.toLocaleString("nl")}`,
    unreadable: ({ found, expected, hint }) =>
      `gevonden: ${found}, verwacht: ${expected}${hint === null ? "" : ` (${hint})`}`,
  },
};
