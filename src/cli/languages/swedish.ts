import { swedishMessages, swedishRecords } from "../../messages/index.ts";
import { counted, type ProgramWords, plus } from "./program-words.ts";

const some = (count: number, one: string, many: string): string => counted("sv", count, one, many);

export const swedish: ProgramWords = {
  messages: { ...swedishMessages, ...swedishRecords },
  play: ({ name, play, from, points }) =>
    `${name}: ${play}${from === "" ? "" : ` från ${from}`}, ${points.toLocaleString("sv")} poäng`,
  exchanged: (name, tiles) => `${name} byter ${tiles}.`,
  adjusted: (name, points, reason) => `${name}: ${plus(points)}${points.toLocaleString("sv")} poäng (${reason}).`,
  adjustReasons: {
    challenge: "ifrågasättande",
    rack: "kvarvarande brickor",
    time: "tid",
    penalty: "straff",
    correction: "rättelse",
    "as-recorded": "enligt protokollet",
  },
  over: (reason) => `Partiet är slut: ${reason}.`,
  endReasons: {
    out: "någon har lagt alla sina brickor",
    passes: "alla har passat",
    scoreless: "för många drag utan poäng",
    turns: "alla har gjort sina sista drag",
    "no-plays": "inget drag återstår",
    target: "någon har nått poängmålet",
    agreed: "spelarna har kommit överens",
    resigned: "en spelare är kvar",
    "lost-challenge": "ett ifrågasättande har misslyckats",
    time: "tiden är ute",
  },
  exchange: (tiles) => `byter ${tiles}`,
  pass: "passar",
  missesTurn: "står över en tur",
  doesNotFit: "kan inte ligga där",
  unplayedTiles: "kvarvarande brickor",
  total: "summa",
  letterPremium: ({ square, premium, word, letter, points, value }) =>
    `${square} ${premium}: i ${word} räknas ${letter} som ${points}, inte ${value}`,
  wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} räknas ${factor} gånger`,
  blank: (square, letter, points) => `${square} blank: står för ${letter} och räknas som ${points}`,
  smallLetters: (capitals) => `En liten bokstav är en blank. Skriv ${capitals} för brickor med bokstäver.`,
  noPlay: "inget drag är möjligt",
  column: (column) => `kolumn ${column}`,
  checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
    `${some(games, "parti", "partier")}, ${some(plays, "drag", "drag")}; rätta poäng: ` +
    `${scoresAgreed.toLocaleString("sv")}, rätta summor: ${totalsAgreed.toLocaleString("sv")} av ` +
    `${totals.toLocaleString("sv")}; ${some(remarks, "anmärkning", "anmärkningar")}`,
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
  notRead: (files) => `filer som inte lästes: ${files.toLocaleString("sv")}`,
};
