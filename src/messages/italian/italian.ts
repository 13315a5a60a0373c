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
import { adjustments, direction, ends, jollies, labels, moves, name, names, points, premium, tiles } from "./nouns.ts";

/** Everything in Italian. */
export const italianMessages: LanguageMessages = {
  language: "it",
  name: "Italiano",
  violations: {
    "no-tiles": () => "Non è indicata nessuna tessera.",
    malformed: ({ path, expected, found }) => `${path}: previsto: ${expected}; trovato: ${found}.`,
    "off-board": ({ squares }) =>
      squares.length === 1
        ? "Una tessera si trova fuori dalla plancia."
        : `${squares.length} tessere si trovano fuori dalla plancia.`,
    "on-hole": ({ squares }) => `In ${squaresOf(squares, "e")} non c'è una casella su cui giocare.`,
    "square-occupied": ({ squares }) =>
      `In ${squaresOf(squares, "e")} ${squares.length === 1 ? "c'è già una tessera" : "ci sono già delle tessere"}.`,
    "square-repeated": ({ squares }) => `In ${squaresOf(squares, "e")} si posa più di una tessera.`,
    "too-many-tiles": ({ limit }) => `Al massimo ${limit === 1 ? "una tessera" : `${limit} tessere`} per turno.`,
    "too-few-tiles": ({ needed }) => `La prima giocata richiede almeno ${tiles(needed)}.`,
    "blank-without-letter": ({ squares }) =>
      squares.length === 1
        ? `Indica la lettera che il jolly in ${squaresOf(squares, "e")} rappresenta.`
        : `Indica le lettere che i jolly in ${squaresOf(squares, "e")} rappresentano.`,
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" non è una lettera. Un jolly si posa come { letter: "N", blank: true }, o come ` +
          "{ letter: null } finché la sua lettera non è scelta."
        : `${letter} non è una lettera di questo set di tessere${instead === undefined ? "" : `; ${instead} lo è`}.`,
    "not-in-line": () => "Le tessere di un turno devono stare su una sola riga o una sola colonna.",
    gap: ({ squares }) =>
      `${squares.length === 1 ? "C'è una casella vuota" : "Ci sono caselle vuote"} in ${squaresOf(squares, "e")}.`,
    "start-not-covered": ({ squares }) => `La prima giocata deve coprire ${squaresOf(squares, "o")}.`,
    "not-connected": () => "La giocata deve toccare una tessera già presente sulla plancia.",
    "not-on-rack": ({ tile, played, held }) =>
      `${played === 1 ? "Serve" : "Servono"} ${tile === BLANK ? jollies(played) : `${tiles(played)} ${tile}`}; ` +
      `sul leggio ${held === 0 ? "non ce n'è" : `${held === 1 ? "ce n'è solo" : "ce ne sono solo"} ${held}`}.`,
    "word-repeated": ({ word }) => `${word} è già stata giocata.`,
    "invalid-word": ({ word, labels: forbidden }, words) =>
      forbidden.length === 0
        ? `${word} non è nel dizionario.`
        : `${word} non è ammessa: ${labelsOf(forbidden, words)}.`,
    "not-your-turn": () => "Non tocca a te.",
    "game-over": () => "La partita è finita.",
    stale: () => "La partita è andata avanti da quando l'hai vista.",
    "not-allowed": ({ move }, words) => `Ora non è possibile ${words.moves[move]}.`,
    "unknown-player": ({ found, players }) =>
      `${found} non gioca in questa partita. I giocatori sono ${players}; il primo è 0.`,
    "player-needed": () => "Diversi giocatori potrebbero farlo: indica chi.",
    "history-full": () => "La partita è troppo lunga per continuare. Si può solo terminare.",
    "score-too-large": () => "Il punteggio sarebbe troppo alto per essere contato.",
    "wrong-viewer": () => "Questo aggiornamento è destinato a qualcun altro.",
    "bag-too-small": ({ needed, bag }) =>
      `Per questo il sacchetto deve contenere ${needed === 1 ? "una tessera" : `${needed} tessere`}; ` +
      `${bag === 0 ? "è vuoto" : `ne contiene solo ${bag}`}.`,
    "too-many-exchanges": ({ limit }) =>
      `Ogni giocatore può cambiare solo ${limit === 1 ? "una volta" : `${limit} volte`} per partita.`,
    "wrong-points": ({ claimed, points: worth }) => `La giocata vale ${points(worth)}, non ${claimed}.`,
    "nothing-to-challenge": () => "Ora non c'è nessuna giocata che si possa contestare.",
    "own-play": () => "Nessuno può contestare la propria giocata.",
    "no-dictionary": () => "Serve un dizionario per decidere se le parole sono valide.",
    "no-such-word": ({ word }) => `La giocata non ha una parola numero ${word + 1} che si possa ancora contestare.`,
    "blank-mismatch": ({ squares }) =>
      `In ${squaresOf(squares, "e")} non c'è un jolly che una tessera del leggio possa sostituire.`,
    "plays-remain": () => "È ancora possibile una giocata.",
    "rack-too-full": ({ held, limit }) =>
      `Il leggio contiene ${tiles(held)}, ma ${limit === 1 ? "ne è ammessa" : "ne sono ammesse"} solo ${limit}. ` +
      `Restituisci prima al sacchetto ${held - limit === 1 ? "quella" : "quelle"} in eccesso (return-excess).`,
    "rack-unknown": ({ players }) =>
      players.length === 1
        ? `Prima va indicato il leggio del giocatore ${playerNumbers(players)}.`
        : `Prima vanno indicati i leggii dei giocatori ${listed(playerNumbers(players), "e")}.`,
  },
  scores: {
    bonus: ({ tiles: laid, points: more }) => `bonus (${tiles(laid)}) ${more}`,
    total: "totale",
  },
  picture: {
    size: ({ rows, cols, tiles: lying }) =>
      `Una plancia di ${counted(rows, "riga", "righe")} e ${counted(cols, "colonna", "colonne")} ` +
      `${lying === 0 ? "senza tessere" : `con ${tiles(lying)}`}.`,
    premium,
  },
  board: {
    empty: ({ squares }) => `La prima giocata deve coprire ${listed(squares, "o")}.`,
    word: ({ word, direction: way, square, blanks }) =>
      `${word} ${direction[way]} da ${square}${
        blanks.length === 0 ? "" : `, con ${blanks.length === 1 ? "un jolly" : "jolly"} come ${listed(blanks, "e")}`
      }.`,
    alone: ({ letter, square, blank }) => `${letter} da sola in ${square}${blank ? ", un jolly" : ""}.`,
    premiumSquares: ({ premium: of, squares }) =>
      `${squares.length === 1 ? "Casella" : "Caselle"} ${listed(squares, "e")}: ${premium(of)}.`,
    lastPlay: ({ player, words, points: scored }) =>
      `Ultima giocata: ${player}, ${listed(words, "e")}, ${points(scored)}.`,
  },
  draft: {
    at: (notice) =>
      squareText(notice, {
        hole: "nessuna casella su cui giocare",
        start: "casella di partenza",
        empty: "vuota",
        unnamed: "un jolly senza lettera",
        blank: "un jolly",
        laid: "in questa giocata",
        premium,
      }),
    direction: ({ direction: way }) => `Si posa ${direction[way]}.`,
    picked: ({ tile }) => `${name(tile)}: tessera presa.`,
    "put-down": ({ tile }) => `${name(tile)}: tessera rimessa giù.`,
    laid: ({ square, letter, blank }) =>
      letter === null
        ? `Jolly in ${squareName(square)}. Quale lettera rappresenta?`
        : `${letter}${blank ? ", un jolly," : ""} in ${squareName(square)}.`,
    "laid-play": ({ tiles: laid, square, direction: way }) =>
      `${counted(laid, "tessera posata", "tessere posate")} da ${squareName(square)} ${direction[way]}.`,
    named: ({ square, letter }) => `Il jolly in ${squareName(square)} è ${letter}.`,
    moved: ({ square, letter }) => `${name(letter ?? BLANK)}: tessera spostata in ${squareName(square)}.`,
    "taken-back": ({ tiles: back }) => `Di nuovo sul leggio: ${names(back)}.`,
    rack: ({ tiles: held }) => `Leggio: ${names(held)}.`,
    exchange: ({ tiles: chosen }) => {
      if (chosen === null) return "Nessun cambio.";
      return chosen.length === 0 ? "Scegli le tessere da cambiare." : `Scelte per il cambio: ${names(chosen)}.`;
    },
    "no-tile": ({ letter }) => `Sul leggio non c'è più ${letter === BLANK ? "nessun jolly" : `nessuna ${letter}`}.`,
    "not-a-letter": ({ text }) => `${text} non è una lettera di questo gioco.`,
    "square-taken": ({ square }) => `In ${squareName(square)} non si può posare nessuna tessera.`,
    "nothing-laid": () => "Lì non è stata posata nessuna tessera.",
    unreadable: ({ text }) => `Previsto: una coordinata e una parola, per esempio 8F HORN; trovato: ${quote(text)}.`,
    score: ({ words, invalid, points: scored }) =>
      `${words.join(", ")}: ${points(scored)}.` +
      (invalid.length === 0 ? "" : ` Non nel dizionario: ${invalid.join(", ")}.`),
  },
  news: {
    "drew-for-start": nothing,
    dealt: nothing,
    played: ({ words, points: scored }, player) => `${player} ha giocato ${words.join(", ")} per ${points(scored)}.`,
    exchanged: ({ returned }, player) => `${player} ha cambiato ${tiles(pileSize(returned))}.`,
    passed: (_, player) => `${player} ha passato.`,
    accepted: (_, player) => `${player} non contesta.`,
    resigned: (_, player) => `${player} ha abbandonato.`,
    "turn-set": nothing,
    "turn-lost": (_, player) => `${player} ha saltato un turno.`,
    challenged: ({ invalid, upheld }, player) => {
      if (!upheld) return `${player} ha contestato invano: le parole sono valide.`;
      if (invalid === null) return `${player} ha contestato: almeno una parola non è ammessa.`;
      return `${player} ha contestato. ${invalid.length === 1 ? "Non ammessa" : "Non ammesse"}: ${invalid.join(", ")}.`;
    },
    "phony-returned": ({ points: lost }, player) => `${player} ritira la giocata e perde ${points(lost)}.`,
    "blank-exchanged": ({ square, letter }, player) =>
      `${player} ha preso il jolly in ${squareName(square)} in cambio di una tessera ${letter}.`,
    "rack-told": nothing,
    "excess-returned": ({ tiles: back }, player) => `${player} ha restituito ${tiles(pileSize(back))}.`,
    adjusted: (event, player, words) => `${player}: ${signed(event.points, points)} (${reasonOf(event, words)}).`,
    ended: nothing,
    decided: (event) => rulingText(event, "Decisione"),
    turn: ({ player, you }) => (you ? "Tocca a te." : `Tocca ${/^a/i.test(player) ? "ad" : "a"} ${player}.`),
    waiting: ({ players, you }) =>
      you
        ? "Accetta la giocata o contestala."
        : `La partita è finita, a meno che ${listed(players, "o")} non contesti la giocata.`,
    over: ({ reason, winners }, words) =>
      `La partita è finita: ${words.ends[reason]}.${
        winners.length === 0 ? "" : ` ${winners.length === 1 ? "Vince" : "Vincono"} ${listed(winners, "e")}.`
      }`,
  },
  element: {
    board: "Plancia",
    rack: "Leggio",
    players: "Giocatori",
    play: "Gioca",
    takeBack: "Riprendi le tessere",
    shuffle: "Mescola",
    sort: "Ordina",
    exchange: "Cambia",
    exchangeNow: "Cambia queste",
    pass: "Passa",
    challenge: "Contesta",
    accept: "Accetta",
    typedPlay: "Scrivi una giocata, per esempio 8F HORN",
    lay: "Posa",
    nameBlank: "Quale lettera rappresenta il jolly?",
    askPass: "Passare il turno?",
    chooseWords: "Quali parole contesti?",
    cancel: "Annulla",
    reveal: ({ name: player }) => `Mostra le tessere di ${player}`,
    bag: ({ tiles: left }) => `${tiles(left)} nel sacchetto`,
    player: ({ name: player, score, turn }) => `${player}: ${score}${turn ? ", di turno" : ""}`,
    tile: ({ tile, points: worth, laid }) => `${name(tile)}, ${points(worth)}${laid ? ", sulla plancia" : ""}`,
  },
  labels,
  moves,
  ends,
  adjustments,
};
