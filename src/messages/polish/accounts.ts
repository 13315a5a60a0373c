import { plus } from "../helpers.ts";
import type { LanguageAccounts } from "../types/accounts.ts";

/** The noun comes first, so that it need not agree with the number. */
const some = (count: number, what: string): string => `${what}: ${count.toLocaleString("pl")}`;

/** What the command line and its pages say in Polish. */
export const polishAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` (stojak ${from})`}, ${points.toLocaleString("pl")} pkt`,
    exchanged: (name, tiles) => `${name} wymienia ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${points.toLocaleString("pl")} pkt (${reason}).`,
    over: (reason) => `Partia jest skończona: ${reason}.`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: w słowie ${word} litera ${letter} liczy się za ${points}, a nie za ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} liczy się ${factor}-krotnie`,
    blank: (square, letter, points) => `${square} blank: zastępuje ${letter} i liczy się za ${points}`,
  },
  sheet: {
    exchange: (tiles) => `wymienia ${tiles}`,
    pass: "pasuje",
    missesTurn: "traci kolejkę",
    doesNotFit: "nie może tam leżeć",
    unplayedTiles: "niewyłożone płytki",
    total: "razem",
  },
  page: {
    turn: "Kolejka",
    showTurn: (turn) => `Pokaż kolejkę ${turn}`,
    oneTurn: (turn) => `Kolejka ${turn}`,
    of: " z ",
    board: "Plansza",
    boardInWords: "Opis słowny planszy",
    picture: "Plansza, opisana słowami poniżej.",
    scores: "Wyniki",
    scoreSheet: "Arkusz wyników",
    chart: "Wyniki kolejka po kolejce. Arkusz wyników zawiera te same liczby.",
    everyTurn: "Wszystkie kolejki",
    first: "Pierwsza kolejka",
    back: "Poprzednia kolejka",
    on: "Następna kolejka",
    last: "Ostatnia kolejka",
    before: "Przed pierwszą kolejką.",
    note: "Notatka.",
    round: "runda",
    move: "ruch",
    points: "punkty",
    unplayed: "reszta",
    tiles: "płytki",
    won: (name) => `Wygrywa ${name}.`,
    tie: "Remis.",
    nobodyWon: "Nikt nie wygrał.",
    notOver: "Partia nie jest zakończona.",
    disagree: "Niezgodności zapisu z zasadami",
    place: ({ line, column }) => `Wiersz ${line}, kolumna ${column}`,
    keys: "Strzałkami w lewo i w prawo przechodzi się od kolejki do kolejki.",
    madeFrom: ({ file, rules }) =>
      `Strona utworzona przez tilewright replay z pliku ${file}. Punkty policzone ponownie według zasad ${rules}.`,
  },
  program: {
    column: (column) => `kolumna ${column}`,
    noPlay: "żaden ruch nie jest możliwy",
    smallLetters: (capitals) => `Mała litera to blank. Dla płytek z literami należy napisać ${capitals}.`,
    checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
      `${some(games, "partie")}, ${some(plays, "ruchy")}; ${some(scoresAgreed, "zgodne wyniki ruchów")}, ` +
      `${some(totalsAgreed, "zgodne sumy")} z ${totals.toLocaleString("pl")}; ${some(remarks, "uwagi")}`,
    notRead: (files) => `nieodczytane pliki: ${files.toLocaleString("pl")}`,
    unreadable: ({ found, expected, hint }) =>
      `znaleziono: ${found}, oczekiwano: ${expected}${hint === null ? "" : ` (${hint})`}`,
  },
};
