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
import { adjustments, direction, ends, labels, moves, name, names, points, premium, tiles } from "./nouns.ts";

/** Everything in German. */
export const germanMessages: LanguageMessages = {
  language: "de",
  name: "Deutsch",
  violations: {
    "no-tiles": () => "Es ist kein Stein angegeben.",
    malformed: ({ path, expected, found }) => `${path}: erwartet: ${expected}; gefunden: ${found}.`,
    "off-board": ({ squares }) =>
      squares.length === 1
        ? "Ein Stein liegt außerhalb des Bretts."
        : `${squares.length} Steine liegen außerhalb des Bretts.`,
    "on-hole": ({ squares }) =>
      `Auf ${squaresOf(squares, "und")} ` +
      `${squares.length === 1 ? "ist kein Feld, auf das" : "sind keine Felder, auf die"} man legen kann.`,
    "square-occupied": ({ squares }) =>
      `Auf ${squaresOf(squares, "und")} ${squares.length === 1 ? "liegt schon ein Stein" : "liegen schon Steine"}.`,
    "square-repeated": ({ squares }) =>
      `Auf ${squaresOf(squares, "und")} wird ${squares.length === 1 ? "" : "jeweils "}mehr als ein Stein gelegt.`,
    "too-many-tiles": ({ limit }) =>
      `In einem Zug ${limit === 1 ? "höchstens ein Stein" : `höchstens ${limit} Steine`}.`,
    "too-few-tiles": ({ needed }) => `Der erste Zug braucht mindestens ${tiles(needed)}.`,
    "blank-without-letter": ({ squares }) =>
      squares.length === 1
        ? `Für welchen Buchstaben steht der Blanko auf ${squaresOf(squares, "und")}? Bitte angeben.`
        : `Für welche Buchstaben stehen die Blankos auf ${squaresOf(squares, "und")}? Bitte angeben.`,
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" ist kein Buchstabe. Ein Blanko wird als { letter: "N", blank: true } gelegt, oder als ` +
          "{ letter: null }, bis sein Buchstabe gewählt ist."
        : `${letter} ist kein Buchstabe dieses Steinsatzes${instead === undefined ? "" : `, wohl aber ${instead}`}.`,
    "not-in-line": () => "Die Steine eines Zuges müssen in einer Zeile oder einer Spalte liegen.",
    gap: ({ squares }) =>
      `Auf ${squaresOf(squares, "und")} ${squares.length === 1 ? "ist eine Lücke" : "sind Lücken"}.`,
    "start-not-covered": ({ squares }) => `Der erste Zug muss ${squaresOf(squares, "oder")} bedecken.`,
    "not-connected": () => "Der Zug muss an einen Stein anschließen, der auf dem Brett liegt.",
    "not-on-rack": ({ tile, played, held }) =>
      `Benötigt: ${tile === BLANK ? counted(played, "Blanko", "Blankos") : `${tiles(played)} ${tile}`}. ` +
      `Auf der Bank: ${held === 0 ? "keiner" : held}.`,
    "word-repeated": ({ word }) => `${word} ist schon gespielt worden.`,
    "invalid-word": ({ word, labels: forbidden }, words) =>
      forbidden.length === 0
        ? `${word} steht nicht im Wörterbuch.`
        : `${word} ist nicht erlaubt: ${labelsOf(forbidden, words)}.`,
    "not-your-turn": () => "Sie sind nicht am Zug.",
    "game-over": () => "Die Partie ist zu Ende.",
    stale: () => "Die Partie ist weitergegangen, seit Sie sie zuletzt gesehen haben.",
    "not-allowed": ({ move }, words) => `${words.moves[move]} ist jetzt nicht möglich.`,
    "unknown-player": ({ found, players }) =>
      `${found} spielt in dieser Partie nicht mit. Sie hat ${counted(players, "Spieler", "Spieler")}; der erste ist 0.`,
    "player-needed": () => "Mehrere Spieler könnten das tun: Geben Sie an, wer es tut.",
    "history-full": () => "Die Partie ist zu lang, um sie fortzusetzen. Sie kann nur noch beendet werden.",
    "score-too-large": () => "Die Punktzahl wäre zu hoch, um gezählt zu werden.",
    "wrong-viewer": () => "Diese Aktualisierung ist für jemand anderen bestimmt.",
    "bag-too-small": ({ needed, bag }) =>
      `Dafür ${needed === 1 ? "muss ein Stein" : `müssen ${needed} Steine`} im Beutel sein; ` +
      (bag === 0 ? "er ist leer." : `er enthält nur ${bag}.`),
    "too-many-exchanges": ({ limit }) =>
      `Jeder darf in einer Partie ${limit === 1 ? "nur einmal" : `nur ${limit}-mal`} tauschen.`,
    "wrong-points": ({ claimed, points: worth }) => `Der Zug zählt ${points(worth)}, nicht ${claimed}.`,
    "nothing-to-challenge": () => "Es gibt jetzt keinen Zug, der angezweifelt werden kann.",
    "own-play": () => "Den eigenen Zug kann man nicht anzweifeln.",
    "no-dictionary": () => "Um zu entscheiden, ob die Wörter zulässig sind, wird ein Wörterbuch gebraucht.",
    "no-such-word": ({ word }) => `Der Zug hat kein Wort Nummer ${word + 1}, das noch angezweifelt werden kann.`,
    "blank-mismatch": ({ squares }) =>
      `Auf ${squaresOf(squares, "und")} liegt kein Blanko, den ein Stein der Bank ersetzen könnte.`,
    "plays-remain": () => "Es ist noch ein Zug möglich.",
    "rack-too-full": ({ held, limit }) =>
      `Auf der Bank ${held === 1 ? "liegt 1 Stein" : `liegen ${held} Steine`}, erlaubt ` +
      `${limit === 1 ? "ist" : "sind"} nur ${limit}. ` +
      `Geben Sie zuerst ${held - limit === 1 ? "den" : "die"} überzähligen zurück in den Beutel (return-excess).`,
    "rack-unknown": ({ players }) =>
      players.length === 1
        ? `Die Bank von Spieler ${playerNumbers(players)} muss zuerst gemeldet werden.`
        : `Die Bänke der Spieler ${listed(playerNumbers(players), "und")} müssen zuerst gemeldet werden.`,
  },
  scores: {
    bonus: ({ tiles: laid, points: more }) => `Prämie (${tiles(laid)}) ${more}`,
    total: "Summe",
  },
  picture: {
    size: ({ rows, cols, tiles: lying }) =>
      `Ein Brett mit ${counted(rows, "Zeile", "Zeilen")} und ${counted(cols, "Spalte", "Spalten")}, ` +
      `${lying === 0 ? "ohne Steine" : `mit ${counted(lying, "Stein", "Steinen")}`}.`,
    premium,
  },
  board: {
    empty: ({ squares }) => `Der erste Zug muss ${listed(squares, "oder")} bedecken.`,
    word: ({ word, direction: way, square, blanks }) =>
      `${word} ${direction[way]} ab ${square}${
        blanks.length === 0 ? "" : `, mit ${blanks.length === 1 ? "Blanko" : "Blankos"} für ${listed(blanks, "und")}`
      }.`,
    alone: ({ letter, square, blank }) => `${letter} allein auf ${square}${blank ? ", ein Blanko" : ""}.`,
    premiumSquares: ({ premium: of, squares }) =>
      `${squares.length === 1 ? "Feld" : "Felder"} ${listed(squares, "und")}: ${premium(of)}.`,
    lastPlay: ({ player, words, points: scored }) =>
      `Letzter Zug: ${player}, ${listed(words, "und")}, ${points(scored)}.`,
  },
  draft: {
    at: (notice) =>
      squareText(notice, {
        hole: "kein Feld zum Legen",
        start: "Startfeld",
        empty: "leer",
        unnamed: "ein Blanko ohne Buchstaben",
        blank: "ein Blanko",
        laid: "wird gerade gelegt",
        premium,
      }),
    direction: ({ direction: way }) => `Es wird ${direction[way]} gelegt.`,
    picked: ({ tile }) => `${name(tile)} aufgenommen.`,
    "put-down": ({ tile }) => `${name(tile)} zurückgelegt.`,
    laid: ({ square, letter, blank }) =>
      letter === null
        ? `Blanko auf ${squareName(square)}. Für welchen Buchstaben steht er?`
        : `${letter}${blank ? ", ein Blanko," : ""} auf ${squareName(square)}.`,
    "laid-play": ({ tiles: laid, square, direction: way }) =>
      `${tiles(laid)} ab ${squareName(square)} ${direction[way]} gelegt.`,
    named: ({ square, letter }) => `Der Blanko auf ${squareName(square)} ist ${letter}.`,
    moved: ({ square, letter }) => `${name(letter ?? BLANK)} nach ${squareName(square)} verschoben.`,
    "taken-back": ({ tiles: back }) => `${names(back)} zurückgenommen.`,
    rack: ({ tiles: held }) => `Bank: ${names(held)}.`,
    exchange: ({ tiles: chosen }) => {
      if (chosen === null) return "Kein Tausch.";
      return chosen.length === 0 ? "Wählen Sie die Steine zum Tauschen." : `Zum Tauschen gewählt: ${names(chosen)}.`;
    },
    "no-tile": ({ letter }) => `Auf der Bank ist kein ${name(letter)} mehr.`,
    "not-a-letter": ({ text }) => `${text} ist kein Buchstabe dieses Spiels.`,
    "square-taken": ({ square }) => `Auf ${squareName(square)} kann kein Stein gelegt werden.`,
    "nothing-laid": () => "Dort ist kein Stein gelegt worden.",
    unreadable: ({ text }) => `Erwartet: eine Koordinate und ein Wort, etwa 8F HORN; gefunden: ${quote(text)}.`,
    score: ({ words, invalid, points: scored }) =>
      `${words.join(", ")}: ${points(scored)}.` +
      (invalid.length === 0 ? "" : ` Nicht im Wörterbuch: ${invalid.join(", ")}.`),
  },
  news: {
    "drew-for-start": nothing,
    dealt: nothing,
    played: ({ words, points: scored }, player) => `${player} hat ${words.join(", ")} für ${points(scored)} gespielt.`,
    exchanged: ({ returned }, player) => `${player} hat ${tiles(pileSize(returned))} getauscht.`,
    passed: (_, player) => `${player} hat gepasst.`,
    accepted: (_, player) => `${player} zweifelt nicht an.`,
    resigned: (_, player) => `${player} hat aufgegeben.`,
    "turn-set": nothing,
    "turn-lost": (_, player) => `${player} musste einmal aussetzen.`,
    challenged: ({ invalid, upheld }, player) => {
      if (!upheld) return `${player} hat vergeblich angezweifelt: Die Wörter sind gültig.`;
      if (invalid === null) return `${player} hat angezweifelt: Mindestens ein Wort ist nicht zulässig.`;
      return `${player} hat angezweifelt. Nicht zulässig: ${invalid.join(", ")}.`;
    },
    "phony-returned": ({ points: lost }, player) => `${player} nimmt den Zug zurück und verliert ${points(lost)}.`,
    "blank-exchanged": ({ square, letter }, player) =>
      `${player} hat den Blanko von ${squareName(square)} genommen und durch einen Stein ${letter} ersetzt.`,
    "rack-told": nothing,
    "excess-returned": ({ tiles: back }, player) => `${player} hat ${tiles(pileSize(back))} zurückgegeben.`,
    adjusted: (event, player, words) => `${player}: ${signed(event.points, points)} (${reasonOf(event, words)}).`,
    ended: nothing,
    decided: (event) => rulingText(event, "Entscheidung"),
    turn: ({ player, you }) => (you ? "Sie sind am Zug." : `${player} ist am Zug.`),
    waiting: ({ players, you }) =>
      you
        ? "Nehmen Sie den Zug an, oder zweifeln Sie ihn an."
        : `Die Partie ist zu Ende, es sei denn, ${listed(players, "oder")} zweifelt den Zug an.`,
    over: ({ reason, winners }, words) =>
      `Die Partie ist zu Ende: ${words.ends[reason]}.${
        winners.length === 0 ? "" : ` Es ${winners.length === 1 ? "gewinnt" : "gewinnen"} ${listed(winners, "und")}.`
      }`,
  },
  element: {
    board: "Brett",
    rack: "Bank",
    players: "Spieler",
    play: "Spielen",
    takeBack: "Zurücknehmen",
    shuffle: "Mischen",
    sort: "Sortieren",
    exchange: "Tauschen",
    exchangeNow: "Diese tauschen",
    pass: "Passen",
    challenge: "Anzweifeln",
    accept: "Annehmen",
    typedPlay: "Einen Zug eingeben, etwa 8F HORN",
    lay: "Legen",
    nameBlank: "Für welchen Buchstaben steht der Blanko?",
    askPass: "Wirklich passen?",
    chooseWords: "Welche Wörter zweifeln Sie an?",
    cancel: "Abbrechen",
    reveal: ({ name: player }) => `Steine von ${player} zeigen`,
    bag: ({ tiles: left }) => `${tiles(left)} im Beutel`,
    player: ({ name: player, score, turn }) => `${player}: ${score}${turn ? ", am Zug" : ""}`,
    tile: ({ tile, points: worth, laid }) => `${name(tile)}, ${points(worth)}${laid ? ", auf dem Brett" : ""}`,
  },
  labels,
  moves,
  ends,
  adjustments,
};
