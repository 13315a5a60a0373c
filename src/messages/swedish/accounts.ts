import { countedIn, plus } from "../helpers.ts";
import type { LanguageAccounts } from "../types/accounts.ts";

const some = (count: number, one: string, many: string): string => countedIn("sv", count, one, many);

/** What the command line and its pages say in Swedish. */
export const swedishAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` från ${from}`}, ${points.toLocaleString("sv")} poäng`,
    exchanged: (name, tiles) => `${name} byter ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${points.toLocaleString("sv")} poäng (${reason}).`,
    over: (reason) => `Partiet är slut: ${reason}.`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: i ${word} räknas ${letter} som ${points}, inte ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} räknas ${factor} gånger`,
    blank: (square, letter, points) => `${square} blank: står för ${letter} och räknas som ${points}`,
  },
  sheet: {
    exchange: (tiles) => `byter ${tiles}`,
    pass: "passar",
    missesTurn: "står över en tur",
    doesNotFit: "kan inte ligga där",
    unplayedTiles: "kvarvarande brickor",
    total: "summa",
  },
  page: {
    turn: "Tur",
    showTurn: (turn) => `Visa tur ${turn}`,
    oneTurn: (turn) => `Tur ${turn}`,
    of: " av ",
    board: "Brädet",
    boardInWords: "Brädet i ord",
    picture: "Brädet, som beskrivs i ord längre ner.",
    scores: "Ställningen",
    scoreSheet: "Protokollet",
    chart: "Ställningen tur för tur. Protokollet visar samma siffror.",
    everyTurn: "Alla turer",
    first: "Första turen",
    back: "Föregående tur",
    on: "Nästa tur",
    last: "Sista turen",
    before: "Före den första turen.",
    note: "En anteckning.",
    round: "omgång",
    move: "drag",
    points: "poäng",
    unplayed: "kvar",
    tiles: "brickor",
    won: (name) => `${name} vann.`,
    tie: "Oavgjort.",
    nobodyWon: "Ingen vann.",
    notOver: "Partiet är inte slut.",
    disagree: "Där uppteckningen och reglerna inte stämmer överens",
    place: ({ line, column }) => `Rad ${line}, kolumn ${column}`,
    keys: "Med vänster- och högerpilen går man från tur till tur.",
    madeFrom: ({ file, rules }) =>
      `Sidan är skapad av tilewright replay från ${file}. Poängen är räknade på nytt enligt reglerna ${rules}.`,
  },
  program: {
    column: (column) => `kolumn ${column}`,
    noPlay: "inget drag är möjligt",
    smallLetters: (capitals) => `En liten bokstav är en blank. Skriv ${capitals} för brickor med bokstäver.`,
    checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
      `${some(games, "parti", "partier")}, ${some(plays, "drag", "drag")}; rätta poäng: ` +
      `${scoresAgreed.toLocaleString("sv")}, rätta summor: ${totalsAgreed.toLocaleString("sv")} av ` +
      `${totals.toLocaleString("sv")}; ${some(remarks, "anmärkning", "anmärkningar")}`,
    notRead: (files) => `filer som inte lästes: ${files.toLocaleString("sv")}`,
    unreadable: ({ found, expected, hint }) =>
      `funnet: ${found}, väntat: ${expected}${hint === null ? "" : ` (${hint})`}`,
  },
};
