import { squareName } from "../../notation/coordinate.ts";
import { quote } from "../../read/describe.ts";
import { pileSize } from "../../tiles/pile.ts";
import { BLANK } from "../../tiles/tile.ts";
import {
  countedInThree as counted,
  formOfThree,
  isBlankMark,
  labelsOf,
  listed,
  nothing,
  playerNumbers,
  reasonOf,
  rulingText,
  signed,
  squaresOf,
  squareText,
} from "../helpers.ts";
import type { LanguageMessages } from "../types/messages.ts";
import {
  adjustments,
  blanks,
  direction,
  ends,
  labels,
  moves,
  name,
  names,
  points,
  premium,
  someTiles,
  tiles,
} from "./nouns.ts";

/** Everything in Polish. Past tenses would need the gender of a player, so that news are in the present. */
export const polishMessages: LanguageMessages = {
  language: "pl",
  name: "Polski",
  violations: {
    "no-tiles": () => "Nie podano żadnej płytki.",
    malformed: ({ path, expected, found }) => `${path}: oczekiwano: ${expected}; znaleziono: ${found}.`,
    "off-board": ({ squares }) => {
      const count = squares.length;
      if (count === 1) return "Jedna płytka leży poza planszą.";
      return `${tiles(count)} ${formOfThree(count, "leży", "leżą", "leży")} poza planszą.`;
    },
    "on-hole": ({ squares }) => `Na ${squaresOf(squares, "i")} nie ma ${squares.length === 1 ? "pola" : "pól"} do gry.`,
    "square-occupied": ({ squares }) =>
      `Na ${squaresOf(squares, "i")} ${squares.length === 1 ? "leży już płytka" : "leżą już płytki"}.`,
    "square-repeated": ({ squares }) => `Na ${squaresOf(squares, "i")} kładzie się więcej niż jedną płytkę.`,
    "too-many-tiles": ({ limit }) => `W jednym ruchu najwyżej ${limit === 1 ? "jedna płytka" : tiles(limit)}.`,
    "too-few-tiles": ({ needed }) => `W pierwszym ruchu trzeba wyłożyć co najmniej ${someTiles(needed)}.`,
    "blank-without-letter": ({ squares }) =>
      squares.length === 1
        ? `Podaj, jaką literę zastępuje blank na ${squaresOf(squares, "i")}.`
        : `Podaj, jakie litery zastępują blanki na ${squaresOf(squares, "i")}.`,
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" nie jest literą. Blanka kładzie się jako { letter: "N", blank: true } albo jako ` +
          "{ letter: null }, dopóki jego litera nie jest wybrana."
        : `${letter} nie jest literą z tego zestawu płytek${instead === undefined ? "" : `; literą jest ${instead}`}.`,
    "not-in-line": () => "Płytki z jednego ruchu muszą leżeć w jednym rzędzie albo w jednej kolumnie.",
    gap: ({ squares }) => `Na ${squaresOf(squares, "i")} ${squares.length === 1 ? "jest luka" : "są luki"}.`,
    "start-not-covered": ({ squares }) => `Pierwszy ruch musi zająć ${squaresOf(squares, "albo")}.`,
    "not-connected": () => "Ruch musi stykać się z płytką, która leży na planszy.",
    "not-on-rack": ({ tile, played, held }) =>
      (tile === BLANK
        ? `${formOfThree(played, "Potrzebny", "Potrzebne", "Potrzeba")} ${blanks(played)}; na stojaku: `
        : `${formOfThree(played, "Potrzebna", "Potrzebne", "Potrzeba")} ${tiles(played)} ${tile}; na stojaku: `) +
      `${held === 0 ? "brak" : held}.`,
    "word-repeated": ({ word }) => `Słowo ${word} już zagrano.`,
    "invalid-word": ({ word, labels: forbidden }, words) =>
      forbidden.length === 0
        ? `Słowa ${word} nie ma w słowniku.`
        : `Słowo ${word} jest niedozwolone: ${labelsOf(forbidden, words)}.`,
    "not-your-turn": () => "To nie twoja kolej.",
    "game-over": () => "Partia jest skończona.",
    stale: () => "Odkąd ją widziano, partia potoczyła się dalej.",
    "not-allowed": ({ move }, words) => `Teraz nie można ${words.moves[move]}.`,
    "unknown-player": ({ found, players }) =>
      `${found} nie gra w tej partii. Liczba graczy: ${players}; pierwszy to 0.`,
    "player-needed": () => "To mogłoby zrobić kilku graczy: podaj, kto to robi.",
    "history-full": () => "Partia jest za długa, żeby grać dalej. Można ją tylko zakończyć.",
    "score-too-large": () => "Wynik byłby za wysoki, żeby go policzyć.",
    "wrong-viewer": () => "Ta aktualizacja jest przeznaczona dla kogoś innego.",
    "bag-too-small": ({ needed, bag }) =>
      `Do tego w woreczku ${formOfThree(needed, "musi", "muszą", "musi")} być ` +
      `${needed === 1 ? "jedna płytka" : tiles(needed)}, a ` +
      `${bag === 0 ? "woreczek jest pusty" : `${formOfThree(bag, "jest", "są", "jest")} ${bag}`}.`,
    "too-many-exchanges": ({ limit }) =>
      `Każdy gracz ma w partii ${limit === 1 ? "jedną wymianę" : counted(limit, "wymianę", "wymiany", "wymian")}.`,
    "wrong-points": ({ claimed, points: worth }) => `Ten ruch daje ${points(worth)}, a nie ${claimed}.`,
    "nothing-to-challenge": () => "Nie ma teraz ruchu, który można by sprawdzić.",
    "own-play": () => "Nikt nie może sprawdzać własnego ruchu.",
    "no-dictionary": () => "Potrzebny jest słownik, żeby rozstrzygnąć, czy słowa są dozwolone.",
    "no-such-word": ({ word }) => `W tym ruchu nie ma słowa o numerze ${word + 1}, które można by jeszcze sprawdzić.`,
    "blank-mismatch": ({ squares }) =>
      `Na ${squaresOf(squares, "i")} nie ma blanka, którego mogłaby zastąpić płytka ze stojaka.`,
    "plays-remain": () => "Możliwy jest jeszcze ruch.",
    "rack-too-full": ({ held, limit }) =>
      `Liczba płytek na stojaku: ${held}, a wolno mieć tylko ${limit}. ` +
      `Najpierw zwróć ${held - limit === 1 ? "nadmiarową płytkę" : "nadmiarowe płytki"} do woreczka (return-excess).`,
    "rack-unknown": ({ players }) =>
      players.length === 1
        ? `Najpierw trzeba podać stojak gracza ${playerNumbers(players)}.`
        : `Najpierw trzeba podać stojaki graczy ${listed(playerNumbers(players), "i")}.`,
  },
  scores: {
    bonus: ({ tiles: laid, points: more }) => `premia (${tiles(laid)}) ${more}`,
    total: "razem",
  },
  picture: {
    size: ({ rows, cols, tiles: lying }) =>
      `Plansza: ${counted(rows, "rząd", "rzędy", "rzędów")}, ${counted(cols, "kolumna", "kolumny", "kolumn")}, ` +
      `${lying === 0 ? "bez płytek" : tiles(lying)}.`,
    premium,
  },
  board: {
    empty: ({ squares }) => `Pierwszy ruch musi zająć ${listed(squares, "albo")}.`,
    word: ({ word, direction: way, square, blanks: letters }) =>
      `${word} ${direction[way]} od ${square}${
        letters.length === 0 ? "" : `, ${letters.length === 1 ? "blank" : "blanki"} jako ${listed(letters, "i")}`
      }.`,
    alone: ({ letter, square, blank }) => `Pojedyncza płytka ${letter} na ${square}${blank ? ", blank" : ""}.`,
    premiumSquares: ({ premium: of, squares }) =>
      `${squares.length === 1 ? "Pole" : "Pola"} ${listed(squares, "i")}: ${premium(of)}.`,
    lastPlay: ({ player, words, points: scored }) =>
      `Ostatni ruch: ${player}, ${listed(words, "i")}, ${points(scored)}.`,
  },
  draft: {
    at: (notice) =>
      squareText(notice, {
        hole: "nie ma tu pola do gry",
        start: "pole startowe",
        empty: "puste",
        unnamed: "blank bez litery",
        blank: "blank",
        laid: "w trakcie wykładania",
        premium,
      }),
    direction: ({ direction: way }) => `Wykładanie ${direction[way]}.`,
    picked: ({ tile }) => `${name(tile)}: podniesiono.`,
    "put-down": ({ tile }) => `${name(tile)}: odłożono.`,
    laid: ({ square, letter, blank }) =>
      letter === null
        ? `Blank na ${squareName(square)}. Jaką literę zastępuje?`
        : `${letter}${blank ? ", blank," : ""} na ${squareName(square)}.`,
    "laid-play": ({ tiles: laid, square, direction: way }) =>
      `Wyłożono ${someTiles(laid)} od ${squareName(square)} ${direction[way]}.`,
    named: ({ square, letter }) => `Blank na ${squareName(square)} to ${letter}.`,
    moved: ({ square, letter }) => `${name(letter ?? BLANK)}: przesunięto na ${squareName(square)}.`,
    "taken-back": ({ tiles: back }) => `Z powrotem na stojaku: ${names(back)}.`,
    rack: ({ tiles: held }) => `Stojak: ${names(held)}.`,
    exchange: ({ tiles: chosen }) => {
      if (chosen === null) return "Bez wymiany.";
      return chosen.length === 0 ? "Wybierz płytki do wymiany." : `Wybrane do wymiany: ${names(chosen)}.`;
    },
    "no-tile": ({ letter }) => `Na stojaku nie ma już ${letter === BLANK ? "blanka" : `płytki ${letter}`}.`,
    "not-a-letter": ({ text }) => `${text} nie jest literą z tej gry.`,
    "square-taken": ({ square }) => `Na ${squareName(square)} nie można położyć płytki.`,
    "nothing-laid": () => "Tu nie położono żadnej płytki.",
    unreadable: ({ text }) => `Oczekiwano: współrzędne i słowo, na przykład 8F HORN; znaleziono: ${quote(text)}.`,
    score: ({ words, invalid, points: scored }) =>
      `${words.join(", ")}: ${points(scored)}.` +
      (invalid.length === 0 ? "" : ` Nie ma w słowniku: ${invalid.join(", ")}.`),
  },
  news: {
    "drew-for-start": nothing,
    dealt: nothing,
    played: ({ words, points: scored }, player) => `${player} gra ${words.join(", ")} za ${points(scored)}.`,
    exchanged: ({ returned }, player) => `${player} wymienia ${someTiles(pileSize(returned))}.`,
    passed: (_, player) => `${player} pasuje.`,
    accepted: (_, player) => `${player} nie sprawdza.`,
    resigned: (_, player) => `${player} poddaje partię.`,
    "turn-set": nothing,
    "turn-lost": (_, player) => `${player} traci kolejkę.`,
    challenged: ({ invalid, upheld }, player) => {
      if (!upheld) return `${player} sprawdza bez powodzenia: słowa są poprawne.`;
      if (invalid === null) return `${player} sprawdza: co najmniej jedno słowo jest niedozwolone.`;
      return `${player} sprawdza. Niedozwolone: ${invalid.join(", ")}.`;
    },
    "phony-returned": ({ points: lost }, player) => `${player} cofa ruch i traci ${points(lost)}.`,
    "blank-exchanged": ({ square, letter }, player) =>
      `${player} bierze blanka z ${squareName(square)} w zamian za płytkę ${letter}.`,
    "rack-told": nothing,
    "excess-returned": ({ tiles: back }, player) => `${player} zwraca ${someTiles(pileSize(back))}.`,
    adjusted: (event, player, words) => `${player}: ${signed(event.points, points)} (${reasonOf(event, words)}).`,
    ended: nothing,
    decided: (event) => rulingText(event, "Decyzja"),
    turn: ({ player, you }) => (you ? "Twoja kolej." : `Kolej na gracza ${player}.`),
    waiting: ({ players, you }) =>
      you
        ? "Zaakceptuj ruch albo go sprawdź."
        : `Partia jest skończona, chyba że ${listed(players, "lub")} sprawdzi ruch.`,
    over: ({ reason, winners }, words) =>
      `Partia jest skończona: ${words.ends[reason]}.${
        winners.length === 0 ? "" : ` ${winners.length === 1 ? "Wygrywa" : "Wygrywają"} ${listed(winners, "i")}.`
      }`,
  },
  element: {
    board: "Plansza",
    rack: "Stojak",
    players: "Gracze",
    play: "Zagraj",
    takeBack: "Zbierz płytki",
    shuffle: "Wymieszaj",
    sort: "Uporządkuj",
    exchange: "Wymień",
    exchangeNow: "Wymień te płytki",
    pass: "Pasuj",
    challenge: "Sprawdź",
    accept: "Akceptuj",
    typedPlay: "Wpisz ruch, na przykład 8F HORN",
    lay: "Wyłóż",
    nameBlank: "Jaką literę zastępuje blank?",
    askPass: "Spasować?",
    chooseWords: "Które słowa sprawdzić?",
    cancel: "Anuluj",
    reveal: ({ name: player }) => `Pokaż płytki gracza ${player}`,
    bag: ({ tiles: left }) => `${tiles(left)} w woreczku`,
    player: ({ name: player, score, turn }) => `${player}: ${score}${turn ? ", na ruchu" : ""}`,
    tile: ({ tile, points: worth, laid }) => `${name(tile)}, ${points(worth)}${laid ? ", na planszy" : ""}`,
  },
  labels,
  moves,
  ends,
  adjustments,
};
