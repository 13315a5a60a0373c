import { polishMessages, polishRecords } from "../../messages/index.ts";
import { type ProgramWords, plus } from "./program-words.ts";

/** The noun comes first, so that it need not agree with the number. */
const some = (count: number, what: string): string => `${what}: ${count.toLocaleString("pl")}`;

export const polish: ProgramWords = {
  messages: { ...polishMessages, ...polishRecords },
  play: ({ name, play, from, points }) =>
    `${name}: ${play}${from === "" ? "" : ` (stojak ${from})`}, ${points.toLocaleString("pl")} pkt`,
  exchanged: (name, tiles) => `${name} wymienia ${tiles}.`,
  adjusted: (name, points, reason) => `${name}: ${plus(points)}${points.toLocaleString("pl")} pkt (${reason}).`,
  adjustReasons: {
    challenge: "sprawdzenie",
    rack: "niewyłożone płytki",
    time: "czas",
    penalty: "kara",
    correction: "poprawka",
    "as-recorded": "jak w zapisie",
  },
  over: (reason) => `Partia jest skończona: ${reason}.`,
  endReasons: {
    out: "ktoś wyłożył wszystkie płytki",
    passes: "wszyscy spasowali",
    scoreless: "za dużo kolejek bez punktów",
    turns: "wszyscy rozegrali swoje ostatnie kolejki",
    "no-plays": "nie ma już żadnego ruchu",
    target: "ktoś osiągnął próg punktowy",
    agreed: "gracze tak się umówili",
    resigned: "został jeden gracz",
    "lost-challenge": "sprawdzenie się nie udało",
    time: "czas minął",
  },
  exchange: (tiles) => `wymienia ${tiles}`,
  pass: "pasuje",
  missesTurn: "traci kolejkę",
  doesNotFit: "nie może tam leżeć",
  unplayedTiles: "niewyłożone płytki",
  total: "razem",
  letterPremium: ({ square, premium, word, letter, points, value }) =>
    `${square} ${premium}: w słowie ${word} litera ${letter} liczy się za ${points}, a nie za ${value}`,
  wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} liczy się ${factor}-krotnie`,
  blank: (square, letter, points) => `${square} blank: zastępuje ${letter} i liczy się za ${points}`,
  smallLetters: (capitals) => `Mała litera to blank. Dla płytek z literami należy napisać ${capitals}.`,
  noPlay: "żaden ruch nie jest możliwy",
  column: (column) => `kolumna ${column}`,
  checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
    `${some(games, "partie")}, ${some(plays, "ruchy")}; ${some(scoresAgreed, "zgodne wyniki ruchów")}, ` +
    `${some(totalsAgreed, "zgodne sumy")} z ${totals.toLocaleString("pl")}; ${some(remarks, "uwagi")}`,
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
  notRead: (files) => `nieodczytane pliki: ${files.toLocaleString("pl")}`,
};
