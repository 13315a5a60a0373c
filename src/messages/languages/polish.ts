/**
 * The messages of the library in Polish.
 *
 * @module tilewright/messages/polish
 * @packageDocumentation
 */
import { isBlankMark, mostText, namesOf, pointsOfEach } from "../helpers.ts";
import type { BoardMessages, Messages, RecordMessages, ReplayMessages } from "../types/messages.ts";
import { whole } from "../whole.ts";
import { formOfThree, type Grammar, written } from "../written.ts";

/** How Polish counts, and what it calls things. */
const grammar: Grammar = {
  form: formOfThree,
  blank: "blank",
  across: "poziomo",
  down: "pionowo",
};

/** What games and boards say, in Polish. */
export const board: BoardMessages = /* @__PURE__ */ written<BoardMessages>(grammar, (by) => ({
  language: "pl",
  name: "Polski",
  violations: {
    "no-tiles": "Nie podano żadnej płytki.",
    malformed: "{path}: oczekiwano: {expected}; znaleziono: {found}.",
    "off-board": "{squares:Jedna płytka leży|# płytki leżą|# płytek leży} poza planszą.",
    "on-hole": "Na {squares i} nie ma {squares:pola|pól} do gry.",
    "square-occupied": "Na {squares i} {squares:leży już płytka|leżą już płytki}.",
    "square-repeated": "Na {squares i} położono więcej niż jedną płytkę.",
    "too-many-tiles": "W jednym ruchu najwyżej {limit:jedna płytka|# płytki|# płytek}.",
    "too-few-tiles": "W pierwszym ruchu trzeba wyłożyć co najmniej {needed:# płytkę|# płytki|# płytek}.",
    "blank-without-letter":
      "Podaj, {squares:jaką literę zastępuje blank|jakie litery zastępują blanki} na {squares i}.",
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" nie jest literą. Blanka kładzie się jako { letter: "N", blank: true } albo jako ` +
          "{ letter: null }, póki litera nie jest wybrana."
        : `${letter} nie jest literą z tego zestawu płytek${instead === undefined ? "" : `; jest nią ${instead}`}.`,
    "not-in-line": "Płytki z jednego ruchu muszą leżeć w jednym rzędzie albo w jednej kolumnie.",
    gap: "Na {squares i} {squares:jest luka|są luki}.",
    "start-not-covered": "Pierwszy ruch musi zająć {squares albo}.",
    "not-connected": "Ruch musi stykać się z płytką, która leży na planszy.",
    "not-on-rack": by("tile", {
      "?": "{played:Potrzebny # blank|Potrzebne # blanki|Potrzeba # blanków}; na stojaku: {held?brak|{held}}.",
      other: "{played:Potrzebna # płytka|Potrzebne # płytki|Potrzeba # płytek} {tile}; na stojaku: {held?brak|{held}}.",
    }),
    "word-repeated": "Słowo {word} już zagrano.",
    "invalid-word": "{labels?Słowa {word} nie ma w słowniku|Słowo {word} jest niedozwolone: {labels.labels}}.",
    "not-your-turn": "To nie twoja kolej.",
    "game-over": "Partia jest skończona.",
    stale: "Odkąd ją widziano, partia potoczyła się dalej.",
    "not-allowed": "Nie można teraz {moves.move}.",
    "unknown-player": "{found} nie gra w tej partii. Liczba graczy: {players}; pierwszy to 0.",
    "player-needed": "Mogłoby to zrobić kilku graczy: podaj, który z nich.",
    "history-full": "Partia jest za długa, żeby grać dalej. Można ją już tylko zakończyć.",
    "score-too-large": "Wynik byłby za wysoki, żeby go policzyć.",
    "wrong-viewer": "Ta aktualizacja jest dla kogoś innego.",
    "bag-too-small":
      "Do tego w woreczku {needed:musi być jedna płytka|muszą być # płytki|musi być # płytek}, a " +
      "{bag?woreczek jest pusty|{bag:jest|są|jest} {bag}}.",
    "too-many-exchanges": "Każdy gracz ma w partii {limit:jedną wymianę|# wymiany|# wymian}.",
    "wrong-points": "Ten ruch daje {points:# punkt|# punkty|# punktów}, a nie {claimed}.",
    "nothing-to-challenge": "Nie ma teraz ruchu do sprawdzenia.",
    "own-play": "Nikt nie może sprawdzać ani akceptować własnego ruchu.",
    "no-dictionary": "Bez słownika nie można rozstrzygnąć, czy słowa są dozwolone.",
    "no-such-word": "W tym ruchu nie ma słowa numer {word+1}.",
    "blank-mismatch": "Na {squares i} nie ma blanka, którego mogłaby zastąpić płytka ze stojaka.",
    "plays-remain": "Możliwy jest jeszcze ruch.",
    "rack-too-full": ({ held, limit }) =>
      `Na stojaku płytek jest ${held}, a wolno mieć ${limit}. ` +
      `Najpierw zwróć ${held - limit === 1 ? "nadmiarową płytkę" : "nadmiarowe płytki"} do woreczka (return-excess).`,
    "rack-unknown": "Najpierw trzeba podać {players:stojak gracza {players+1}|stojaki graczy {players+1 i}}.",
  },
  scores: {
    bonus: "premia ({tiles:# płytka|# płytki|# płytek}) {points}",
    total: "razem",
  },
  picture: {
    size:
      "Plansza: {rows:# rząd|# rzędy|# rzędów}, {cols:# kolumna|# kolumny|# kolumn}, {tiles?bez " +
      "płytek|{tiles:# płytka|# płytki|# płytek}}.",
    premium: {
      letter: by("factor", {
        2: "podwójna premia literowa",
        3: "potrójna premia literowa",
        4: "poczwórna premia literowa",
        other: "{factor}-krotna premia literowa",
      }),
      word: by("factor", {
        2: "podwójna premia słowna",
        3: "potrójna premia słowna",
        4: "poczwórna premia słowna",
        other: "{factor}-krotna premia słowna",
      }),
      letters: "tylko dla {letters lub}",
      points: "tylko dla płytek o wartości {points lub}",
      sticks: "liczy się za każdym razem",
    },
  },
  board: {
    empty: "Pierwszy ruch musi zająć {squares albo}.",
    word: "{word} {direction} od {square}{blanks?|, {blanks:blank|blanki} jako {blanks i}}.",
    alone: "Pojedyncza płytka {letter} na {square}{blank?|, blank}.",
    premiumSquares: "{squares:Pole|Pola} {squares i}: {premium}.",
    lastPlay: "Ostatni ruch: {player}, {words i}, {points:# punkt|# punkty|# punktów}.",
  },
  draft: {
    at: {
      hole: "nie ma tu pola do gry",
      start: "pole startowe",
      empty: "puste",
      unnamed: "blank bez litery",
      blank: "blank",
      laid: "w trakcie wykładania",
    },
    direction: "Wykładanie {direction}.",
    picked: "{tile}: podniesiono.",
    "put-down": "{tile}: odłożono.",
    laid: "{letter?Blank na {square}. Jaką literę zastępuje?|{letter}{blank?|, blank,} na {square}.}",
    "laid-play": "Wyłożono {tiles:# płytkę|# płytki|# płytek} od {square} {direction}.",
    named: "Blank na {square} to {letter}.",
    moved: "{letter}: przesunięto na {square}.",
    "taken-back": "Z powrotem na stojaku: {tiles}.",
    rack: "Stojak: {tiles}.",
    exchange: by("tiles", {
      0: "Wybierz płytki do wymiany.",
      null: "Bez wymiany.",
      other: "Wybrane do wymiany: {tiles}.",
    }),
    "no-tile": by("letter", { "?": "Na stojaku nie ma już blanka.", other: "Na stojaku nie ma już płytki {letter}." }),
    "not-a-letter": "{text} nie jest literą z tej gry.",
    "square-taken": "Na {square} nie można położyć płytki.",
    "nothing-laid": "Nie ma tu twojej płytki.",
    unreadable: "Oczekiwano współrzędnych i słowa, na przykład 8F HORN; wpisano: {text}.",
    score: "{words}: {points:# punkt|# punkty|# punktów}.{invalid?| Nie ma w słowniku: {invalid}.}",
  },
  news: {
    "drew-for-start": "",
    dealt: "",
    played: "{you?{player} gra|Grasz} {words} za {points:# punkt|# punkty|# punktów}.",
    exchanged: "{you?{player} wymienia|Wymieniasz} {returned:# płytkę|# płytki|# płytek}.",
    passed: "{you?{player} pasuje|Pasujesz}.",
    accepted: "{you?{player} nie sprawdza|Nie sprawdzasz}.",
    resigned: "{you?{player} poddaje|Poddajesz} partię.",
    "turn-set": "",
    "turn-lost": "{you?{player} traci|Tracisz} kolejkę.",
    challenged: by("upheld", {
      true:
        "{you?{player} sprawdza|Sprawdzasz}{invalid?: co najmniej jedno słowo jest niedozwolone|. " +
        "Niedozwolone: {invalid}}.",
      other: by("cost", {
        "lose-turn":
          "{you?{player} sprawdza|Sprawdzasz} ruch bez powodzenia: {words:słowo jest poprawne|słowa są " +
          "poprawne}. {you?{player} straci|Stracisz} kolejkę.",
        other:
          "{you?{player} sprawdza|Sprawdzasz} ruch bez powodzenia: {words:słowo jest poprawne|słowa są " +
          "poprawne}.{seconds?| To kosztuje {seconds:# sekundę|# sekundy|# sekund} czasu do namysłu.}",
      }),
    }),
    "phony-returned": "{you?{player} cofa|Cofasz} ruch i {you?traci|tracisz} {points:# punkt|# punkty|# punktów}.",
    "blank-exchanged": "{you?{player} bierze|Bierzesz} blanka z {square} w zamian za płytkę {letter}.",
    "rack-told": "",
    "excess-returned": "{you?{player} zwraca|Zwracasz} {tiles:# płytkę|# płytki|# płytek}.",
    adjusted: "{you?{player}|Ty}: {+points:# punkt|# punkty|# punktów} ({adjustments.reason}{note?|, {note}}).",
    ended: "",
    decided: "{ruling?|Decyzja: {ruling}.}",
    turn: "{you?Kolej na gracza {player}|Twoja kolej}.",
    waiting: "{you?Partia jest skończona, chyba że {players lub} sprawdzi ruch|Zaakceptuj ruch albo go sprawdź}.",
    over: by("you", {
      true:
        "Partia jest skończona: {ends.reason}. {winners?Wygrywasz|Wygrywacie ty{winners: i|,} {winners i}}." +
        "{score?| {score}.}",
      other:
        "Partia jest skończona: {ends.reason}.{winners?| {winners:Wygrywa|Wygrywają} {winners i}.}" +
        "{score?| {score}.}",
    }),
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
    challengeCosts: by("cost", {
      nothing: "Jeśli wszystkie sprawdzane słowa są poprawne, nic cię to nie kosztuje.",
      "lose-turn": "Jeśli wszystkie sprawdzane słowa są poprawne, tracisz kolejkę.",
      "lose-game": "Jeśli wszystkie sprawdzane słowa są poprawne, przegrywasz partię.",
      "lose-points":
        "Jeśli wszystkie sprawdzane słowa są poprawne, tracisz {seconds?|{seconds:# sekundę|# sekundy|# " +
        "sekund} czasu do namysłu i }{points:# punkt|# punkty|# punktów}{eachWord?| za każde słowo}.",
      "give-points":
        "Jeśli wszystkie sprawdzane słowa są poprawne, {opponent} dostaje {points:# punkt|# punkty|# " +
        "punktów}{eachWord?| za każde słowo}{seconds?|, a ty tracisz {seconds:# sekundę|# sekundy|# sekund} " +
        "czasu do namysłu}.",
      time:
        "Jeśli wszystkie sprawdzane słowa są poprawne, tracisz {seconds:# sekundę|# sekundy|# sekund} czasu do " +
        "namysłu.",
    }),
    cancel: "Anuluj",
    reveal: "Pokaż płytki gracza {name}",
    bag: "{tiles:# płytka|# płytki|# płytek} w woreczku",
    player: "{name}: {score}{turn?|, na ruchu}",
    tile: "{tile}, {points:# punkt|# punkty|# punktów}{laid?|, na planszy}",
  },
  labels: {
    proper: "nazwa własna",
    foreign: "słowo obce",
    abbreviation: "skrót",
    acronym: "skrótowiec",
    affix: "cząstka słowa",
    hyphenated: "z łącznikiem",
    apostrophe: "z apostrofem",
    offensive: "obraźliwe",
    archaic: "przestarzałe",
    slang: "slangowe",
    vulgar: "wulgarne",
  },
  moves: {
    play: "zagrać",
    exchange: "wymienić płytek",
    pass: "spasować",
    accept: "zaakceptować ruchu",
    resign: "poddać partii",
    challenge: "sprawdzić ruchu",
    "exchange-blank": "wymienić blanka",
    adjust: "zmienić punktów",
    "tell-rack": "podać stojaka",
    "return-excess": "zwrócić płytek",
    "set-turn": "wyznaczyć kolejki",
    end: "zakończyć partii",
  },
  ends: {
    out: "ktoś wyłożył wszystkie płytki",
    passes: "wszyscy spasowali",
    scoreless: "za dużo kolejek bez punktów",
    turns: "wszyscy rozegrali swoje ostatnie kolejki",
    "no-plays": "nie ma już żadnego ruchu",
    target: "ktoś osiągnął próg punktowy",
    agreed: "gracze tak się umówili",
    resigned: "został jeden gracz",
    "lost-challenge": "nieudane sprawdzenie",
    time: "czas minął",
    "lost-on-time": "przekroczono czas",
    late: "spóźnienie",
    disqualified: "dyskwalifikacja",
    withdrawn: "wycofanie się gracza",
    adjudicated: "wynik ustalił sędzia",
    aborted: "partię przerwano bez wyniku",
  },
  adjustments: {
    challenge: "sprawdzenie",
    rack: "niewyłożone płytki",
    time: "czas",
    penalty: "kara",
    correction: "poprawka",
    "as-recorded": "jak w zapisie",
  },
}));

/** What is said of records, texts and data, in Polish. */
export const records: RecordMessages = /* @__PURE__ */ written<RecordMessages>(grammar, (by) => ({
  remarks: {
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
    said: "znaleziono: {found}, oczekiwano: {expected}{hint?| ({hint})}",
    reasons: {
      "not-settled": by("points", {
        null: ["punkty za niewyłożone płytki, dla gracza {name}", "nic dla gracza {name}"],
        other: ["{points} dla gracza {name}", "nic dla gracza {name}"],
      }),
      "no-settlement": ({ settled, unknown }) => [
        unknown.length > 0
          ? `${unknown.length === 1 ? "stojak gracza" : "stojaki graczy"} ${namesOf(unknown)}`
          : `punkty za niewyłożone płytki (${pointsOfEach(settled)})`,
        "nic",
      ],
      "list-too-long": "najwyżej {limit:# płytka|# płytki|# płytek}",
      "rack-lacks": "stojak, na którym jest: {tiles}",
      "other-rack": by("of", { line: "płytki ze stojaka, {rack}", other: "stojak z tego ruchu, {rack}" }),
      "tile-excess": ({ tiles }) =>
        `najwyżej ${mostText(
          tiles,
          (n) => `${n} ${["blank", "blanki", "blanków"][formOfThree(n)]}`,
          (n) => `${n} na planszy`,
        )}`,
      "not-on-turn":
        "{turn?koniec partii|{turn}}{missing?| (brakuje chyba ruchu za {missing:# punkt|# punkty|# punktów})}",
      "other-side": "{gain?ktoś, kto sprawdza ruch gracza {name}|{name}}",
      "no-play-before": "ruch gracza {name} bezpośrednio przed tym",
      "one-square-off": "{meant} (sąsiednie pole: tam zgadzają się słowa, punkty i suma)",
      "after-slip":
        "ruch zgodny z planszą (nie {plays:zgadza się # ruch|zgadzają się # ruchy|zgadza się # ruchów}, " +
        "zapewne z powodu wiersza {since})",
      "bag-too-small": "co najmniej {needed:# płytka|# płytki|# płytek} w woreczku, a {bag:jest|są|jest} {bag}",
      "not-a-coordinate": "współrzędne, na przykład 8H (poziomo) albo H8 (pionowo)",
      "not-a-play": "współrzędne i słowo, na przykład 8F HORN",
      "no-square": "pole planszy, najdalej {last}",
      "too-many-blanks":
        "najwyżej {limit:# blank|# blanki|# blanków}: małe litery to blanki, wielkie litery to zwykłe płytki",
      word: by("fault", {
        brackets: "nawiasy parami",
        "not-closed": ["nawias zamykający", "koniec słowa"],
        "over-the-edge": "słowo, które kończy się na planszy",
        "nothing-laid": "co najmniej jedna płytka, której nie ma jeszcze na planszy",
      }),
      "not-a-letter": "litera z zestawu płytek {tileSet}",
      misfit: "{lies?płytka, która|{lies}, bo ta płytka} leży na {square}",
      "not-tiles": "płytki z zestawu {tileSet}{most?|, najwyżej {most:# znak|# znaki|# znaków}}",
      "not-a-cell": "płytka z zestawu {tileSet} albo liczba",
      hole: "brak płytki na dziurze w planszy",
      "too-large": by("of", {
        gcg: by("unit", {
          bytes: ["zapis partii, najwyżej 4 MB", "tekst, który ma {length:# bajt|# bajty|# bajtów}"],
          other: ["zapis partii, najwyżej 4 MB", "tekst, który ma {length:# znak|# znaki|# znaków}"],
        }),
        other: by("unit", {
          bytes: ["historia partii, najwyżej 4 MB", "tekst, który ma {length:# bajt|# bajty|# bajtów}"],
          other: ["historia partii, najwyżej 4 MB", "tekst, który ma {length:# znak|# znaki|# znaków}"],
        }),
      }),
      "not-a-game": by("found", {
        "": by("of", {
          gcg: ["zapis partii: wiersze takie jak >Ann: HORNEIA 8F HORN +14 14", "nic"],
          other: ["historia partii jako JSON, z graczami i zdarzeniami", "nic"],
        }),
        other: by("of", {
          gcg: "zapis partii: wiersze takie jak >Ann: HORNEIA 8F HORN +14 14",
          other: "historia partii jako JSON, z graczami i zdarzeniami",
        }),
      }),
      encoding: "kodowanie pliku",
      line: by("want", {
        colon: "dwukropek po pseudonimie",
        action: "ruch, wymiana, pas albo zdarzenie w nawiasach",
        score: "wynik ruchu, na przykład +14",
        total: "suma, na przykład 14",
        mark: "wiersz, który zaczyna się od # albo >",
      }),
      "too-long": by("of", { line: "wiersz, najwyżej 16 384 znaki", other: "nazwa, najwyżej 8 000 znaków" }),
      "not-here": "coś, co mogło się tu zdarzyć",
      "no-such-player": "jedna z tych nazw: {names}",
      players: "partia, w której gra {needed:# gracz|# graczy|# graczy}, bo zasady podają tyle progów punktowych",
      repeated: "tylko jeden #{pragma}",
      "too-many": by("of", {
        players: "najwyżej {most:# gracz|# graczy|# graczy}",
        other: "najwyżej {most:# zdarzenie|# zdarzenia|# zdarzeń}",
      }),
      unknown: by("of", { pragma: "pragma tego formatu", other: "pole historii partii" }),
      "tile-set": "jeden z zestawów płytek {known}",
      lexicon: "lista słów do zestawu płytek {tileSet}",
      rules: by("of", {
        board: "plansza o znanej nazwie albo zasady podane razem z tekstem",
        game: "zwykła gra albo zasady podane razem z tekstem",
        "rack-size": "liczba płytek",
        rules: "zasady, według których można grać",
        bonus: "płytki i punkty, na przykład 7 50",
      }),
      "not-a-position": "rzędy, stojaki, wyniki i liczba kolejek{most?|, najwyżej {most:# znak|# znaki|# znaków}}",
      rows: ["{expected:# rząd|# rzędy|# rzędów}, jak na planszy z zasad", "{found:# rząd|# rzędy|# rzędów}"],
      squares: "{expected:# pole|# pola|# pól}",
      scores: "{expected:# wynik|# wyniki|# wyników}, po jednym na każdy stojak",
      number: by("of", { score: "wynik", other: "liczba kolejek" }),
      decision: "lost-on-time/late/disqualified/withdrawn/adjudicated/aborted; kto z {players} graczy wygrywa",
      field: "{field}: {want}",
    },
    fields: {
      text: "tekst",
      integer: "liczba całkowita",
      texts: "lista tekstów",
      integers: "lista liczb całkowitych",
      objects: "lista obiektów",
      beginning: "partia od początku",
      "at-most": "najwyżej {most}",
      "one-of": "jedna z tych nazw: {names}",
    },
    causes: {
      "not-added": "nie dodano punktów z tego wiersza?",
      "blank-counted": "{squares:blank policzony jak jego litera?|blanki policzone jak ich litery?}",
      "blank-elsewhere": "blank na {at}, a nie na {not}?",
      "bonus-forgotten": "bez premii {points} pkt?",
      "bonus-undue": "z premią {points} pkt, która się nie należy za {tiles:# płytkę|# płytki|# płytek}?",
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
      play: ["pas, bo tak się to zapisuje", "{tiles?nic|{tiles}}"],
      tiles: by("declared", {
        null: ["zestaw płytek, którego nazwę zna program czytający", "płytki z zestawu {tileSet}"],
        other: ["{declared}", "płytki z zestawu {tileSet}"],
      }),
      bonuses: ["nic", "{text}"],
      board: ["plansza o znanej nazwie", "plansza {cols} na {rows}"],
      "no-rack": ["płytki z zestawu {tileSet}", "nic"],
      operation: ["{written}", "{text}"],
      "too-long": ["rzędy, stojaki, wyniki i liczba kolejek, najwyżej {most:# znak|# znaki|# znaków}", "{text}"],
      line: ["pole historii partii", "{text}"],
      "too-many": ["najwyżej {most} zdarzeń", "zdarzeń: {events}"],
    },
  },
  problems: {
    codes: {
      type: by("type", {
        object: "obiekt",
        list: "lista",
        text: "tekst",
        number: "liczba",
        integer: "liczba całkowita",
        boolean: "true albo false",
        null: "null",
        bytes: "bajty",
      }),
      unreadable: by("type", { object: "obiekt, który da się odczytać", list: "lista, którą da się odczytać" }),
      range: by("min", { null: "najwyżej {max}", other: "{max?co najmniej {min}|od {min} do {max}}" }),
      choice: "{choices}",
      "unknown-key": "jeden z kluczy {keys}{newer?|; być może zna go nowsza wersja tilewright}",
      "too-large": by("of", {
        characters: "najwyżej {most:# znak|# znaki|# znaków}",
        entries: "najwyżej {most:# element|# elementy|# elementów}",
        values: "najwyżej {most:# element i właściwość|# elementy i właściwości|# elementów i właściwości} łącznie",
        tiles: "najwyżej {most:# płytka|# płytki|# płytek}",
        set: "najwyżej {most:# płytka|# płytki|# płytek} łącznie",
        words: "najwyżej {most:# słowo|# słowa|# słów}",
        events:
          "najwyżej {after?{most:# zdarzenie i kolejka do stracenia|# zdarzenia i kolejki do stracenia|# " +
          "zdarzeń i kolejek do stracenia}|{most:# zdarzenie|# zdarzenia|# zdarzeń} po {after:# innym|# " +
          "innych|# innych}}",
        nodes: [
          "najwyżej {most:# węzeł|# węzły|# węzłów} przy nodeBits: {nodeBits}",
          "{found:# węzeł|# węzły|# węzłów}",
        ],
        beginnings: "najwyżej {most:# początek słowa|# początki słów|# początków słów}",
      }),
      empty: by("of", {
        starts: ["co najmniej jedno pole startowe", "brak"],
        letters: ["co najmniej jedna litera", "brak"],
        prices: ["cena pierwszego nieudanego sprawdzenia", "brak"],
        targets: ["jeden próg punktowy dla wszystkich albo po jednym dla każdego gracza", "brak"],
        winners: ["co najmniej jeden zwycięzca", "brak"],
      }),
      repeated: by("of", {
        start: ["każde pole startowe raz", "jedno pole dwa razy"],
        seat: "każde miejsce raz",
        letter: "każda litera raz",
        bonus: "jedna premia dla każdej liczby płytek",
        part: "id, którego nie ma żadna inna część",
      }),
      count: by("of", {
        rows: "liczba rzędów: {range}",
        squares: "liczba pól: {range}",
        players: "liczba graczy: {range}",
        spreads: "liczba różnic: {range}",
        targets: "liczba progów punktowych: {range}",
        commitments: "liczba zobowiązań: {range}",
      }),
      conflict: by("why", {
        players: "co najmniej {limit}, czyli minimum",
        "max-tiles": "najwyżej {limit}, tyle płytek może mieć ruch",
        multiplies: "0, bo premia mnoży",
        "turns-after-bag": "inna wartość: przy turnsAfterBag nikt nie kończy partii wyłożeniem wszystkich płytek",
        "letters-and-points": ["albo litery, albo punkty", "jedno i drugie albo żadne"],
        "first-play": "co najmniej {limit}, na pierwsze słowo",
        "no-neighbour": ["pole obok wolnego pola, na pierwsze słowo", "brak"],
        "few-tiles": "co najmniej {limit:# płytka|# płytki|# płytek}, na pierwsze słowo i dla każdego gracza",
        "no-end": ["zakończenie dla graczy, którzy tylko pasują, na przykład passesEach: 2", "brak"],
      }),
      "unknown-letter": "{mark?|{mark} albo }litera z zestawu płytek {tileSet}",
      letter: "od 1 do 8 znaków w postaci normalnej C, bez ? . ( ) [ ] / i odstępów",
      legend: by("of", { key: "jeden znak", other: "znak z legendy" }),
      hole: by("mark", {
        "": ["pole, które nie jest dziurą", "dziura"],
        ".": ".: tu jest dziura",
        other: ["null: tu jest dziura", "płytka"],
      }),
      hidden: "0: partia z ziarnem nie ukrywa płytek",
      version: "{version}",
      json: by("of", {
        text: "tekst w formacie JSON",
        other: "lista płytek w formacie JSON; tekst taki jak 8F HORN czyta parsePlay",
      }),
      reference: by("to", {
        event: "indeks wcześniejszego zdarzenia typu {type}",
        word: "indeks jednego ze słów, których jest {words}",
        playing: "gracz, który nie poddał partii",
        left: "gracz, który pozostał w grze",
        "turn-owed": ["kolejka do stracenia za nieudane sprawdzenie", "taka, której nikt nie musi stracić"],
        "turns-owed": "najwyżej {most}, po jednej za każde nieudane sprawdzenie",
        over: "partia zakończona: zostało mniej niż dwóch graczy",
      }),
      rack: by("tiles", {
        0: "pusta lista",
        null: "null: nikt nie patrzy",
        other: "{found?płytki tego, kto patrzy|{tiles}}",
      }),
      root: by("reversed", {
        true: ["wskaźnik do pierwszej listy", "jego bajty w odwrotnej kolejności"],
        other: ["wskaźnik do pierwszej listy", "{hex}"],
      }),
      cycle: ["droga, która się kończy", "droga z powrotem do węzła {found}"],
      truncated: by("of", {
        node: ["4 bajty na każdy węzeł", "{found:# bajt|# bajty|# bajtów}"],
        other: ["następny węzeł tej listy", "koniec pliku"],
      }),
      arc: "krawędź do jednego z węzłów, których jest {nodes}",
      "letter-number": "litera od 1 do {letters}",
      separator: by("of", {
        second: ["jeden separator w każdym słowie", "kolejny po nim"],
        end: ["litery po separatorze", "koniec słowa"],
        other: ["same litery w DAWG", "separator"],
      }),
      anagrams: ["słowa", "{found:# anagram|# anagramy|# anagramów} z literami w kolejności alfabetycznej"],
      "dead-end": ["koniec słowa albo litery po nim", "ani jedno, ani drugie"],
      order: "litera po {after}",
      hex: "64 cyfry szesnastkowe zapisane małymi literami",
      commitment: ["sekret zobowiązania {commitment}", "inny"],
      part: by("found", {
        records: ["te same partie co w innym raporcie z częścią {id}", "inne"],
        other: ["te same liczby co w innym raporcie z częścią {id}", "inne"],
      }),
    },
    said: "oczekiwano: {expected}; znaleziono: {found}",
  },
  found: {
    list: "lista",
    object: "obiekt",
    "object-that-throws": "obiekt, którego odczyt kończy się błędem",
    bigint: "liczba bigint",
    function: "funkcja",
    symbol: "symbol",
  },
  findings: {
    reasons: {
      differs: "oczekiwano: {expected}; znaleziono: {found}",
      missing: "brakuje zdarzenia {due}{instead? i nic po nim nie następuje|, a w jego miejscu stoi {instead}}",
      "not-by-itself": "nic, co było wcześniej, nie prowadzi do zdarzenia {what}",
      "not-on-turn": "{turn?nikt nie jest na ruchu, {player} też nie|na ruchu jest {turn}, a nie {player}}",
      refused: "{what} jest wbrew zasadom: {violations}",
      "end-reason":
        "według zasad partia się {expected?tu nie kończy, a kończy się|kończy ({ends.expected}), a " +
        "kończy się inaczej} ({ends.found})",
      settlement:
        "niewyłożone płytki: {player} dostaje {expected:# punkt|# punkty|# punktów}, a nie {found:# " +
        "punkt|# punkty|# punktów}",
      "tile-total": "liczba płytek: {found}, a w zestawie: {expected}",
      "tile-excess": "płytka {tile}: jest ich {found}, a w zestawie {most}",
      "rack-too-long": "na stojaku: {found:# płytka|# płytki|# płytek}, a zasady pozwalają na {limit}",
      "not-in-bag": "na stojaku: {drawn}, a z woreczka nie mogło pochodzić: {tiles}",
      "not-written-down": "nie zapisano tego, co wszyscy ogłosili przed partią, więc niczego nie udowodniono",
      "unknown-seed": "bez ziarna nie można sprawdzić żadnego losowania",
      "other-seed": "ziarno nie powstało z tych warunków oraz z sekretu każdego gracza i serwera",
      "other-secret": "{owner}: ogłoszono skrót innego sekretu",
      chosen: "to {agreed?wybrano, a umówiono się, że będzie wylosowane|wylosowano, a umówiono się, że będzie wybrane}",
      "early-ruling": "{what} to decyzja sprzed końca partii i zmienia każde późniejsze losowanie",
      gone: "wcześniej widziano {seen:# zdarzenie|# zdarzenia|# zdarzeń}, a {found:jest|są|jest} {found}",
      undone: "zdarzenia: z {from} cofnięto wszystkie oprócz {to:pierwszego|pierwszych #|pierwszych #}",
      "other-setup": "zasady, nazwy graczy albo słownik są inne niż wcześniej",
      "not-in-log":
        "dziennik kończy się po {seen:# zdarzeniu|# zdarzeniach|# zdarzeniach}, a liczba zdarzeń partii to {found}",
      "broken-log": "wpisy dziennika nie dają jego nagłówka",
    },
    words: {
      player: "gracz {number}",
      server: "serwer",
      nothing: "nic",
      hidden: "{hidden:# zakryta|# zakryte|# zakrytych}",
      and: "i",
    },
  },
  boardFindings: {
    "tile-excess": "Płytka {tile}: na planszy {found}, a w zestawie {most}.",
    "too-few-tiles": "W pierwszym ruchu trzeba wyłożyć co najmniej {needed:# płytkę|# płytki|# płytek}.",
    "start-not-covered": "Żadna płytka nie zajmuje {squares ani}.",
    "not-connected": "{squares:Płytka|Płytki} na {squares i} nie {squares:styka|stykają} się z innymi.",
    "word-repeated": "{word} jest na planszy więcej niż raz.",
    "no-tiles": "Nie dołożono żadnej płytki.",
    "tile-changed": "Na {squares i} {squares:leży inna płytka|leżą inne płytki} niż wcześniej.",
    "tile-gone": "Na {squares i} nie ma już {squares:płytki|płytek}.",
  },
}));

/** What is said of whole games, in Polish. */
export const replay: ReplayMessages = /* @__PURE__ */ written<ReplayMessages>(grammar, (by) => ({
  story: {
    play: "{name}: {play}{from?| (stojak {from})}, {points} pkt",
    exchanged: "{name} wymienia {tiles}.",
    adjusted: "{name}: {+points} pkt ({reason}).",
    letterPremium: "{square} {premium}: w słowie {word} litera {letter} liczy się za {points}, a nie za {value}",
    wordPremium: "{square} {premium}: {word} liczy się {factor}-krotnie",
  },
  events: {
    dealt: "",
    exchanged: "{player} wymienia {returned:# płytkę|# płytki|# płytek}.",
    passed: "{player} pasuje.",
    resigned: "{player} poddaje partię.",
    "turn-set": "",
    "turn-lost": "{player} traci kolejkę.",
    challenged: by("upheld", {
      true:
        "{player} sprawdza{invalid?: co najmniej jedno słowo jest niedozwolone| {invalid}: " +
        "{invalid:niedozwolone|niedozwolone}}.",
      other: "{player} sprawdza bez powodzenia.",
    }),
    "phony-returned": "{player} cofa ruch: {points:# punkt|# punkty|# punktów} mniej, razem {score}.",
    "blank-exchanged": "{player} bierze blanka w zamian za {letter}.",
    "rack-told": "",
    "excess-returned": "{player} zwraca nadmiarowe płytki.",
  },
  sheet: {
    exchange: "wymienia {tiles}",
    pass: "pasuje",
    missesTurn: "traci kolejkę",
    doesNotFit: "nie może tam leżeć",
    takenOff: "cofnięty",
    unplayedTiles: "niewyłożone płytki",
    total: "razem",
  },
  page: {
    turn: "Kolejka",
    showTurn: "Pokaż kolejkę {turn}",
    oneTurn: "Kolejka {turn}",
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
    won: "Wygrywa {name}.",
    tie: "Remis.",
    nobodyWon: "Nikt nie wygrał.",
    notOver: "Partia nie jest zakończona.",
    disagree: "Niezgodności zapisu z zasadami",
    place: "Wiersz {line}, kolumna {column}",
    keys: "Strzałkami w lewo i w prawo przechodzi się od kolejki do kolejki.",
    madeFrom:
      "Strona utworzona przez tilewright{file?| z pliku {file}}. Punkty policzone ponownie według zasad {rules}.",
  },
}));

/** Everything in Polish. */
export const polishMessages: Messages = /* @__PURE__ */ whole(board, records, replay);
