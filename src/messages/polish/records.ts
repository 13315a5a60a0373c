import { squareName } from "../../notation/coordinate.ts";
import { countedInThree as counted, formOfThree as form, plus, tileNames } from "../helpers.ts";
import { bonusText, mostText, operationText, placedText, ruledPoints } from "../record-words.ts";
import type { LanguageAccounts } from "../types/accounts.ts";
import type { LanguageRecords } from "../types/records.ts";
import type { SomeRemarkMessages } from "../types/remarks.ts";
import { blanks, someTiles, tiles } from "./nouns.ts";

const nothing = "nic";
const asPass = "pas, bo tak się to zapisuje";

const remarks: SomeRemarkMessages = {
  codes: {
    "wrong-score": "Zły wynik ruchu",
    "wrong-total": "Zła suma",
    "wrong-settlement": "Złe rozliczenie końcowe",
    "rack-lacks-tile": "Stojak się nie zgadza",
    "too-many-tiles": "Za dużo płytek",
    "out-of-turn": "Poza swoją kolejką",
    unreadable: "Nieczytelne",
    "irregular-play": "Nieprawidłowy ruch",
    "unknown-pragma": "Nieznana pragma",
    "not-expressible": "Zapis tego nie obejmuje",
  },
  said: ({ found, expected, hint }) =>
    `znaleziono: ${found}, oczekiwano: ${expected}${hint === null ? "" : ` (${hint})`}`,
  expected: {
    "not-settled": ({ name, points }) =>
      points === null ? `punkty za niewyłożone płytki, dla gracza ${name}` : `${points} dla gracza ${name}`,
    "list-too-long": ({ limit }) => `najwyżej ${tiles(limit)}`,
    "rack-lacks": ({ tiles }) => `stojak, na którym jest: ${tileNames(tiles, "blank")}`,
    "other-rack": ({ of, rack }) => (of === "line" ? `płytki ze stojaka, ${rack}` : `stojak z tego ruchu, ${rack}`),
    "tile-excess": ({ tiles }) => `najwyżej ${mostText(tiles, blanks, (n) => `${n} na planszy`)}`,
    "not-on-turn": ({ turn }) => turn?.name ?? "koniec partii",
    "other-side": ({ name, gain }) => (gain ? name : `ktoś, kto sprawdza ruch gracza ${name}`),
    "no-play-before": ({ name }) => `ruch gracza ${name} bezpośrednio przed tym`,
    "bag-too-small": ({ needed, bag }) =>
      `co najmniej ${tiles(needed)} w woreczku, a ${form(bag, "jest", "są", "jest")} ${bag}`,
    "not-a-coordinate": () => "współrzędne, na przykład 8H (poziomo) albo H8 (pionowo)",
    "not-a-play": () => "współrzędne i słowo, na przykład 8F HORN",
    "no-square": ({ last }) => `pole planszy, najdalej ${squareName(last)}`,
    "too-many-blanks": ({ limit }) =>
      `najwyżej ${blanks(limit)}: małe litery to blanki, wielkie litery to zwykłe płytki`,
    word: ({ fault }) =>
      ({
        brackets: "nawiasy parami",
        "not-closed": "nawias zamykający",
        "over-the-edge": "słowo, które kończy się na planszy",
        "nothing-laid": "co najmniej jedna płytka, której nie ma jeszcze na planszy",
      })[fault],
    "not-a-letter": ({ tileSet }) => `litera z zestawu płytek ${tileSet}`,
    misfit: ({ square, lies }) =>
      lies === null
        ? `płytka, która leży na ${squareName(square)}`
        : `${lies}, bo ta płytka leży na ${squareName(square)}`,
    "not-tiles": ({ tileSet, most }) =>
      most === null
        ? `płytki z zestawu ${tileSet}`
        : `płytki z zestawu ${tileSet}, najwyżej ${counted(most, "znak", "znaki", "znaków")}`,
    "not-a-cell": ({ tileSet }) => `płytka z zestawu ${tileSet} albo liczba`,
    hole: () => "brak płytki na dziurze w planszy",
    "too-large": ({ of }) => (of === "gcg" ? "zapis partii, najwyżej 4 MB" : "historia partii, najwyżej 4 MB"),
    "not-a-game": ({ of }) =>
      of === "gcg"
        ? "zapis partii: wiersze takie jak >Ann: HORNEIA 8F HORN +14 14"
        : "historia partii jako JSON, z graczami i zdarzeniami",
    encoding: () => "kodowanie pliku",
    line: ({ want }) =>
      ({
        colon: "dwukropek po pseudonimie",
        action: "ruch, wymiana, pas albo zdarzenie w nawiasach",
        score: "wynik ruchu, na przykład +14",
        total: "suma, na przykład 14",
        mark: "wiersz, który zaczyna się od # albo >",
      })[want],
    "too-long": ({ of }) => (of === "line" ? "wiersz, najwyżej 16 384 znaki" : "nazwa, najwyżej 8 000 znaków"),
    "no-such-player": ({ names }) => `jedna z tych nazw: ${names.join(", ")}`,
    players: ({ needed }) =>
      `partia, w której gra ${counted(needed, "gracz", "graczy", "graczy")}, bo zasady podają tyle progów punktowych`,
    repeated: ({ pragma }) => `tylko jeden #${pragma}`,
    "too-many": ({ of, most }) =>
      of === "players"
        ? `najwyżej ${counted(most, "gracz", "graczy", "graczy")}`
        : `najwyżej ${counted(most, "zdarzenie", "zdarzenia", "zdarzeń")}`,
    unknown: ({ of }) => (of === "pragma" ? "pragma tego formatu" : "pole historii partii"),
    "tile-set": ({ known }) => `jeden z zestawów płytek ${known.join(", ")}`,
    lexicon: ({ tileSet }) => `lista słów do zestawu płytek ${tileSet}`,
    rules: ({ of }) =>
      ({
        board: "plansza o znanej nazwie albo zasady podane razem z tekstem",
        game: "zwykła gra albo zasady podane razem z tekstem",
        "rack-size": "liczba płytek",
        bonus: "płytki i punkty, na przykład 7 50",
      })[of],
    "not-a-position": ({ most }) =>
      most === null
        ? "rzędy, stojaki, wyniki i liczba kolejek"
        : `rzędy, stojaki, wyniki i liczba kolejek, najwyżej ${counted(most, "znak", "znaki", "znaków")}`,
    rows: ({ expected }) => `${counted(expected, "rząd", "rzędy", "rzędów")}, jak na planszy z zasad`,
    squares: ({ expected }) => counted(expected, "pole", "pola", "pól"),
    scores: ({ expected }) => `${counted(expected, "wynik", "wyniki", "wyników")}, po jednym na każdy stojak`,
    number: ({ of }) => (of === "score" ? "wynik" : "liczba kolejek"),
  },
  found: {
    "not-settled": ({ name }) => `nic dla gracza ${name}`,
    word: () => "koniec słowa",
    "too-large": ({ length, unit }) =>
      unit === "bytes"
        ? `tekst, który ma ${counted(length, "bajt", "bajty", "bajtów")}`
        : `tekst, który ma ${counted(length, "znak", "znaki", "znaków")}`,
    "not-a-game": () => nothing,
    rows: ({ found }) => counted(found, "rząd", "rzędy", "rzędów"),
  },
  field: ({ field, want }) => `${field}: ${want}`,
  fields: {
    text: () => "tekst",
    integer: () => "liczba całkowita",
    texts: () => "lista tekstów",
    integers: () => "lista liczb całkowitych",
    objects: () => "lista obiektów",
    beginning: () => "partia od początku",
    "at-most": ({ most }) => `najwyżej ${most}`,
    "one-of": ({ names }) => `jedna z tych nazw: ${names.join(", ")}`,
  },
  causes: {
    "not-added": () => "nie dodano punktów z tego wiersza?",
    "blank-counted": ({ squares }) =>
      squares.length === 1 ? "blank policzony jak jego litera?" : "blanki policzone jak ich litery?",
    "blank-elsewhere": ({ at, not }) => `blank na ${squareName(at)}, a nie na ${squareName(not)}?`,
    "bonus-forgotten": ({ points: bonus }) => `bez premii ${bonus} pkt?`,
    "bonus-undue": ({ points: bonus, tiles: laid }) =>
      `z premią ${bonus} pkt, która się nie należy za ${someTiles(laid)}?`,
    challenges: ({ each, words }) => {
      const more = each * (words ?? 1);
      if (words !== null)
        return `o ${more} więcej niż według zasad: pięć punktów za każde sprawdzane słowo (liczba słów: ${words})?`;
      return each === 5
        ? `o ${more} więcej niż według zasad: pięć punktów za nieudane sprawdzenie?`
        : `o ${more} więcej niż według zasad: dziesięć punktów za nieudane sprawdzenie?`;
    },
  },
  unsaid: {
    play: (play) => ({ found: placedText(play, nothing), expected: asPass }),
    "missed-turn": () => ({ found: "stracona kolejka", expected: asPass }),
    ruling: ({ name, points: more, reason }, { adjustments }) => ({
      found: `decyzja: ${ruledPoints(more)} pkt dla gracza ${name} (${adjustments[reason]})`,
      expected: "następna suma",
    }),
    resigned: ({ name }) => ({ found: `${name} poddaje partię`, expected: nothing }),
    "blank-exchanged": ({ letter }) => ({ found: `blank wymieniony na ${letter}`, expected: nothing }),
    "excess-returned": ({ tiles: count }) => ({
      found: counted(
        count,
        "zwrócona nadmiarowa płytka",
        "zwrócone nadmiarowe płytki",
        "zwróconych nadmiarowych płytek",
      ),
      expected: nothing,
    }),
    "challenge-failed": () => ({ found: "nieudane sprawdzenie", expected: nothing }),
    leftover: ({ name, points }) => ({
      found: `${points} dla gracza ${name}`,
      expected: `punkty za niewyłożone płytki, dla gracza ${name}`,
    }),
    end: ({ reason }, { ends }) => ({ found: `koniec (${ends[reason]})`, expected: nothing }),
    tiles: ({ tileSet, declared }) => ({
      found: `płytki z zestawu ${tileSet}`,
      expected: declared ?? "zestaw płytek, którego nazwę zna program czytający",
    }),
    "bonus-times": ({ tiles: count, times }) => ({
      found: `#bonus ${count} x${times}`,
      expected: "płytki i punkty, na przykład 7 50",
    }),
    bonuses: ({ bonuses }) => ({ found: bonusText(bonuses), expected: nothing }),
    board: ({ cols, rows }) => ({ found: `plansza ${cols} na ${rows}`, expected: "plansza o znanej nazwie" }),
    "no-rack": ({ tileSet }) => ({ found: nothing, expected: `płytki z zestawu ${tileSet}` }),
    operation: ({ text }) => ({ found: text, expected: operationText(text) }),
    "too-long": ({ text, most }) => ({
      found: text,
      expected: `rzędy, stojaki, wyniki i liczba kolejek, najwyżej ${counted(most, "znak", "znaki", "znaków")}`,
    }),
  },
};

/** What Polish says of records, positions and typed plays. */
export const polishRecords: LanguageRecords = { remarks };

/** What the command line and its pages say in Polish. */
export const polishAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` (stojak ${from})`}, ${points.toLocaleString("pl")} pkt`,
    exchanged: (name, tiles) => `${name} wymienia ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${points.toLocaleString("pl")} pkt (${reason}).`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: w słowie ${word} litera ${letter} liczy się za ${points}, a nie za ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} liczy się ${factor}-krotnie`,
  },
  sheet: {
    exchange: (tiles) => `wymienia ${tiles}`,
    pass: "pasuje",
    missesTurn: "traci kolejkę",
    doesNotFit: "nie może tam leżeć",
    takenOff: "cofnięty",
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
      `Strona utworzona przez tilewright${file === null ? "" : ` z pliku ${file}`}` +
      `. Punkty policzone ponownie według zasad ${rules}.`,
  },
};
