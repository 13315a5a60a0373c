import { squareName } from "../../notation/coordinate.ts";
import { quote } from "../../read/describe.ts";
import { pileSize } from "../../tiles/pile.ts";
import { BLANK } from "../../tiles/tile.ts";
import {
  counted,
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
import { adjustments, blanks, direction, ends, labels, moves, name, names, points, premium, tiles } from "./nouns.ts";

/** Everything in Dutch. */
export const dutchMessages: LanguageMessages = {
  language: "nl",
  name: "Nederlands",
  violations: {
    "no-tiles": () => "Er is geen blokje opgegeven.",
    malformed: ({ path, expected, found }) => `${path}: verwacht: ${expected}; gevonden: ${found}.`,
    "off-board": ({ squares }) =>
      squares.length === 1
        ? "Er ligt een blokje buiten het bord."
        : `Er liggen ${squares.length} blokjes buiten het bord.`,
    "on-hole": ({ squares }) =>
      `Op ${squaresOf(squares, "en")} ${squares.length === 1 ? "is geen vakje" : "zijn geen vakjes"} om op te leggen.`,
    "square-occupied": ({ squares }) =>
      `Op ${squaresOf(squares, "en")} ${squares.length === 1 ? "ligt al een blokje" : "liggen al blokjes"}.`,
    "square-repeated": ({ squares }) => `Op ${squaresOf(squares, "en")} wordt meer dan één blokje gelegd.`,
    "too-many-tiles": ({ limit }) => `Hoogstens ${limit === 1 ? "één blokje" : `${limit} blokjes`} per beurt.`,
    "too-few-tiles": ({ needed }) => `De eerste zet moet uit minstens ${tiles(needed)} bestaan.`,
    "blank-without-letter": ({ squares }) =>
      squares.length === 1
        ? `Geef aan voor welke letter de blanco op ${squaresOf(squares, "en")} staat.`
        : `Geef aan voor welke letters de blanco's op ${squaresOf(squares, "en")} staan.`,
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" is geen letter. Leg een blanco als { letter: "N", blank: true }, of als { letter: null } ` +
          "zolang de letter niet gekozen is."
        : `${letter} is geen letter van deze letterset${instead === undefined ? "" : `; ${instead} wel`}.`,
    "not-in-line": () => "De blokjes van een beurt moeten in één rij of één kolom liggen.",
    gap: ({ squares }) => `${squares.length === 1 ? "Er is een gat" : "Er zijn gaten"} op ${squaresOf(squares, "en")}.`,
    "start-not-covered": ({ squares }) => `De eerste zet moet ${squaresOf(squares, "of")} bedekken.`,
    "not-connected": () => "De zet moet aansluiten op een blokje dat op het bord ligt.",
    "not-on-rack": ({ tile, played, held }) =>
      `Nodig: ${tile === BLANK ? blanks(played) : `${tiles(played)} ${tile}`}; op het rekje: ` +
      `${held === 0 ? "geen" : held}.`,
    "word-repeated": ({ word }) => `${word} is al gespeeld.`,
    "invalid-word": ({ word, labels: forbidden }, words) =>
      forbidden.length === 0
        ? `${word} staat niet in het woordenboek.`
        : `${word} is niet toegestaan: ${labelsOf(forbidden, words)}.`,
    "not-your-turn": () => "Je bent niet aan de beurt.",
    "game-over": () => "De partij is afgelopen.",
    stale: () => "De partij is verdergegaan sinds je voor het laatst keek.",
    "not-allowed": ({ move }, words) => `${words.moves[move]} kan nu niet.`,
    "unknown-player": ({ found, players }) =>
      `${found} speelt niet mee in deze partij. Er zijn ${counted(players, "speler", "spelers")}; de eerste is 0.`,
    "player-needed": () => "Meerdere spelers zouden dit kunnen doen: geef aan wie het doet.",
    "history-full": () => "De partij is te lang om door te gaan en kan alleen nog beëindigd worden.",
    "score-too-large": () => "De score zou te hoog zijn om te tellen.",
    "wrong-viewer": () => "Deze update is voor iemand anders gemaakt.",
    "bag-too-small": ({ needed, bag }) =>
      `Hiervoor ${needed === 1 ? "moet er minstens één blokje" : `moeten er minstens ${needed} blokjes`} in het ` +
      "zakje zitten; " +
      `${bag === 0 ? "het is leeg" : `${bag === 1 ? "er is er" : "er zijn er"} maar ${bag}`}.`,
    "too-many-exchanges": ({ limit }) =>
      `Elke speler mag per partij ${limit === 1 ? "één keer" : `${limit} keer`} ruilen.`,
    "wrong-points": ({ claimed, points: worth }) => `De zet is ${points(worth)} waard, niet ${claimed}.`,
    "nothing-to-challenge": () => "Er is nu geen zet die aangevochten kan worden.",
    "own-play": () => "Niemand kan zijn eigen zet aanvechten.",
    "no-dictionary": () => "Er is een woordenboek nodig om te beslissen of de woorden geldig zijn.",
    "no-such-word": ({ word }) => `De zet heeft geen woord met nummer ${word + 1} dat nog aangevochten kan worden.`,
    "blank-mismatch": ({ squares }) =>
      `Op ${squaresOf(squares, "en")} ligt geen blanco die een blokje van het rekje kan vervangen.`,
    "plays-remain": () => "Er is nog een zet mogelijk.",
    "rack-too-full": ({ held, limit }) =>
      `Op het rekje ${held === 1 ? "staat 1 blokje" : `staan ${held} blokjes`}, maar er ` +
      `${limit === 1 ? "is er maar 1" : `zijn er maar ${limit}`} toegestaan. ` +
      `Doe eerst ${held - limit === 1 ? "het overtollige blokje" : "de overtollige blokjes"} ` +
      "terug in het zakje (return-excess).",
    "rack-unknown": ({ players }) =>
      players.length === 1
        ? `Het rekje van speler ${playerNumbers(players)} moet eerst gemeld worden.`
        : `De rekjes van de spelers ${listed(playerNumbers(players), "en")} moeten eerst gemeld worden.`,
  },
  scores: {
    bonus: ({ tiles: laid, points: more }) => `bonus (${tiles(laid)}) ${more}`,
    total: "totaal",
  },
  picture: {
    size: ({ rows, cols, tiles: lying }) =>
      `Een bord van ${counted(rows, "rij", "rijen")} en ${counted(cols, "kolom", "kolommen")} ` +
      `${lying === 0 ? "zonder blokjes" : `met ${tiles(lying)}`}.`,
    premium,
  },
  board: {
    empty: ({ squares }) => `De eerste zet moet ${listed(squares, "of")} bedekken.`,
    word: ({ word, direction: way, square, blanks: letters }) =>
      `${word} ${direction[way]} vanaf ${square}${
        letters.length === 0
          ? ""
          : `, met ${letters.length === 1 ? "een blanco" : "blanco's"} voor ${listed(letters, "en")}`
      }.`,
    alone: ({ letter, square, blank }) => `Losse ${letter} op ${square}${blank ? ", een blanco" : ""}.`,
    premiumSquares: ({ premium: of, squares }) =>
      `${squares.length === 1 ? "Vakje" : "Vakjes"} ${listed(squares, "en")}: ${premium(of)}.`,
    lastPlay: ({ player, words, points: scored }) =>
      `Laatste zet: ${player}, ${listed(words, "en")}, ${points(scored)}.`,
  },
  draft: {
    at: (notice) =>
      squareText(notice, {
        hole: "geen vakje om op te leggen",
        start: "beginvakje",
        empty: "leeg",
        unnamed: "een blanco zonder letter",
        blank: "een blanco",
        laid: "wordt nu gelegd",
        premium,
      }),
    direction: ({ direction: way }) => `Er wordt ${direction[way]} gelegd.`,
    picked: ({ tile }) => `${name(tile)} opgepakt.`,
    "put-down": ({ tile }) => `${name(tile)} teruggezet.`,
    laid: ({ square, letter, blank }) =>
      letter === null
        ? `Blanco op ${squareName(square)}. Voor welke letter staat die?`
        : `${letter}${blank ? ", een blanco," : ""} op ${squareName(square)}.`,
    "laid-play": ({ tiles: laid, square, direction: way }) =>
      `${tiles(laid)} ${direction[way]} gelegd vanaf ${squareName(square)}.`,
    named: ({ square, letter }) => `De blanco op ${squareName(square)} is ${letter}.`,
    moved: ({ square, letter }) => `${name(letter ?? BLANK)} verplaatst naar ${squareName(square)}.`,
    "taken-back": ({ tiles: back }) => `${names(back)} teruggenomen.`,
    rack: ({ tiles: held }) => `Rekje: ${names(held)}.`,
    exchange: ({ tiles: chosen }) => {
      if (chosen === null) return "Geen ruil.";
      return chosen.length === 0 ? "Kies de blokjes om te ruilen." : `Gekozen om te ruilen: ${names(chosen)}.`;
    },
    "no-tile": ({ letter }) => `Op het rekje staat geen ${name(letter)} meer.`,
    "not-a-letter": ({ text }) => `${text} is geen letter van dit spel.`,
    "square-taken": ({ square }) => `Op ${squareName(square)} kan geen blokje gelegd worden.`,
    "nothing-laid": () => "Daar is geen blokje gelegd.",
    unreadable: ({ text }) => `Verwacht: een coördinaat en een woord, bijvoorbeeld 8F HORN; gevonden: ${quote(text)}.`,
    score: ({ words, invalid, points: scored }) =>
      `${words.join(", ")}: ${points(scored)}.` +
      (invalid.length === 0 ? "" : ` Niet in het woordenboek: ${invalid.join(", ")}.`),
  },
  news: {
    "drew-for-start": nothing,
    dealt: nothing,
    played: ({ words, points: scored }, player) =>
      `${player} heeft ${words.join(", ")} gespeeld voor ${points(scored)}.`,
    exchanged: ({ returned }, player) => `${player} heeft ${tiles(pileSize(returned))} geruild.`,
    passed: (_, player) => `${player} heeft gepast.`,
    accepted: (_, player) => `${player} vecht de zet niet aan.`,
    resigned: (_, player) => `${player} heeft opgegeven.`,
    "turn-set": nothing,
    "turn-lost": (_, player) => `${player} moest een beurt overslaan.`,
    challenged: ({ invalid, upheld }, player) => {
      if (!upheld) return `${player} heeft de zet tevergeefs aangevochten: de woorden zijn geldig.`;
      if (invalid === null) return `${player} heeft de zet aangevochten: ten minste één woord is niet toegestaan.`;
      return `${player} heeft de zet aangevochten. Niet toegestaan: ${invalid.join(", ")}.`;
    },
    "phony-returned": ({ points: lost }, player) => `${player} neemt de zet terug en verliest ${points(lost)}.`,
    "blank-exchanged": ({ square, letter }, player) =>
      `${player} heeft de blanco op ${squareName(square)} genomen in ruil voor een blokje ${letter}.`,
    "rack-told": nothing,
    "excess-returned": ({ tiles: back }, player) => `${player} heeft ${tiles(pileSize(back))} teruggelegd.`,
    adjusted: (event, player, words) => `${player}: ${signed(event.points, points)} (${reasonOf(event, words)}).`,
    ended: nothing,
    decided: (event) => rulingText(event, "Beslissing"),
    turn: ({ player, you }) => (you ? "Je bent aan de beurt." : `${player} is aan de beurt.`),
    waiting: ({ players, you }) =>
      you
        ? "Accepteer de zet of vecht hem aan."
        : `De partij is afgelopen, tenzij ${listed(players, "of")} de zet aanvecht.`,
    over: ({ reason, winners }, words) =>
      `De partij is afgelopen: ${words.ends[reason]}.${
        winners.length === 0 ? "" : ` ${listed(winners, "en")} ${winners.length === 1 ? "wint" : "winnen"}.`
      }`,
  },
  element: {
    board: "Bord",
    rack: "Rekje",
    players: "Spelers",
    play: "Spelen",
    takeBack: "Terugnemen",
    shuffle: "Schudden",
    sort: "Sorteren",
    exchange: "Ruilen",
    exchangeNow: "Deze ruilen",
    pass: "Passen",
    challenge: "Aanvechten",
    accept: "Accepteren",
    typedPlay: "Typ een zet, bijvoorbeeld 8F HORN",
    lay: "Leggen",
    nameBlank: "Voor welke letter staat de blanco?",
    askPass: "Deze beurt passen?",
    chooseWords: "Welke woorden vecht je aan?",
    cancel: "Annuleren",
    reveal: ({ name: player }) => `Toon de blokjes van ${player}`,
    bag: ({ tiles: left }) => `${tiles(left)} in het zakje`,
    player: ({ name: player, score, turn }) => `${player}: ${score}${turn ? ", aan de beurt" : ""}`,
    tile: ({ tile, points: worth, laid }) => `${name(tile)}, ${points(worth)}${laid ? ", op het bord" : ""}`,
  },
  labels,
  moves,
  ends,
  adjustments,
};
