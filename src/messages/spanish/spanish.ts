import { squareName } from "../../notation/coordinate.ts";
import { quote } from "../../read/describe.ts";
import { pileSize } from "../../tiles/pile.ts";
import { BLANK } from "../../tiles/tile.ts";
import {
  counted,
  isBlankMark,
  labelsOf,
  nothing,
  playerNumbers,
  reasonOf,
  rulingText,
  signed,
  squareNames,
  squareText,
} from "../helpers.ts";
import type { LanguageMessages } from "../types/messages.ts";
import {
  adjustments,
  allSquares,
  and,
  blanks,
  direction,
  ends,
  labels,
  moves,
  name,
  names,
  or,
  points,
  premium,
  tiles,
} from "./nouns.ts";

/** Everything in Spanish. */
export const spanishMessages: LanguageMessages = {
  language: "es",
  name: "Español",
  violations: {
    "no-tiles": () => "No se ha indicado ninguna ficha.",
    malformed: ({ path, expected, found }) => `${path}: se esperaba: ${expected}; se encontró: ${found}.`,
    "off-board": ({ squares }) =>
      squares.length === 1 ? "Hay una ficha fuera del tablero." : `Hay ${squares.length} fichas fuera del tablero.`,
    "on-hole": ({ squares }) => `No hay casilla en la que jugar en ${allSquares(squares)}.`,
    "square-occupied": ({ squares }) =>
      `Ya hay ${squares.length === 1 ? "una ficha" : "fichas"} en ${allSquares(squares)}.`,
    "square-repeated": ({ squares }) => `Se coloca más de una ficha en ${allSquares(squares)}.`,
    "too-many-tiles": ({ limit }) => `Como máximo ${limit === 1 ? "una ficha" : `${limit} fichas`} por turno.`,
    "too-few-tiles": ({ needed }) => `La primera jugada debe tener al menos ${tiles(needed)}.`,
    "blank-without-letter": ({ squares }) =>
      squares.length === 1
        ? `Indica qué letra representa el comodín de ${allSquares(squares)}.`
        : `Indica qué letras representan los comodines de ${allSquares(squares)}.`,
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" no es una letra. Coloca un comodín como { letter: "N", blank: true }, o como ` +
          "{ letter: null } hasta que se elija su letra."
        : `${letter} no es una letra de este juego de fichas${instead === undefined ? "" : `; ${instead} sí lo es`}.`,
    "not-in-line": () => "Las fichas de un turno deben estar en una misma fila o columna.",
    gap: ({ squares }) => `Hay ${squares.length === 1 ? "un hueco" : "huecos"} en ${allSquares(squares)}.`,
    "start-not-covered": ({ squares }) => `La primera jugada debe cubrir ${or(squareNames(squares))}.`,
    "not-connected": () => "La jugada debe tocar una ficha que ya esté en el tablero.",
    "not-on-rack": ({ tile, played, held }) =>
      `Se ${played === 1 ? "necesita" : "necesitan"} ` +
      `${tile === BLANK ? blanks(played) : `${tiles(played)} ${tile}`}; en el atril ` +
      (held === 0 ? `no hay ${tile === BLANK ? "ninguno" : "ninguna"}.` : `hay ${held}.`),
    "word-repeated": ({ word }) => `${word} ya se ha jugado.`,
    "invalid-word": ({ word, labels: forbidden }, words) =>
      forbidden.length === 0
        ? `${word} no está en el diccionario.`
        : `${word} no está permitida: ${labelsOf(forbidden, words)}.`,
    "not-your-turn": () => "No es tu turno.",
    "game-over": () => "La partida ha terminado.",
    stale: () => "La partida ha avanzado desde que la viste.",
    "not-allowed": ({ move }, words) => `Ahora no es posible ${words.moves[move]}.`,
    "unknown-player": ({ found, players }) =>
      `${found} no juega en esta partida. Hay ${counted(players, "jugador", "jugadores")}; el primero es 0.`,
    "player-needed": () => "Varios jugadores podrían hacerlo: indica quién.",
    "history-full": () => "La partida es demasiado larga para seguir. Solo se puede terminar.",
    "score-too-large": () => "La puntuación sería demasiado alta para contarla.",
    "wrong-viewer": () => "Esta actualización se hizo para otra persona.",
    "bag-too-small": ({ needed, bag }) =>
      `Para esto la bolsa debe tener ${needed === 1 ? "una ficha" : `${needed} fichas`}; ` +
      `${bag === 0 ? "está vacía" : `solo tiene ${bag}`}.`,
    "too-many-exchanges": ({ limit }) =>
      `Cada jugador puede cambiar ${limit === 1 ? "una sola vez" : `solo ${limit} veces`} por partida.`,
    "wrong-points": ({ claimed, points: worth }) => `La jugada vale ${points(worth)}, no ${claimed}.`,
    "nothing-to-challenge": () => "No hay ahora ninguna jugada que se pueda cuestionar.",
    "own-play": () => "Nadie puede cuestionar su propia jugada.",
    "no-dictionary": () => "Hace falta un diccionario para decidir si las palabras son válidas.",
    "no-such-word": ({ word }) => `La jugada no tiene una palabra número ${word + 1} que aún se pueda cuestionar.`,
    "blank-mismatch": ({ squares }) =>
      `En ${allSquares(squares)} no hay un comodín que una ficha del atril pueda sustituir.`,
    "plays-remain": () => "Todavía es posible una jugada.",
    "rack-too-full": ({ held, limit }) =>
      `El atril tiene ${tiles(held)}, pero solo se ${limit === 1 ? "permite" : "permiten"} ${limit}. ` +
      `Devuelve primero ${held - limit === 1 ? "la sobrante" : "las sobrantes"} a la bolsa (return-excess).`,
    "rack-unknown": ({ players }) =>
      players.length === 1
        ? `Primero hay que indicar el atril del jugador ${playerNumbers(players)}.`
        : `Primero hay que indicar los atriles de los jugadores ${and(playerNumbers(players))}.`,
  },
  scores: {
    bonus: ({ tiles: laid, points: more }) => `bonificación (${tiles(laid)}): ${more}`,
    total: "total:",
  },
  picture: {
    size: ({ rows, cols, tiles: lying }) =>
      `Un tablero de ${counted(rows, "fila", "filas")} y ${counted(cols, "columna", "columnas")} ` +
      `${lying === 0 ? "sin fichas" : `con ${tiles(lying)}`}.`,
    premium,
  },
  board: {
    empty: ({ squares }) => `La primera jugada debe cubrir ${or(squares)}.`,
    word: ({ word, direction: way, square, blanks: letters }) =>
      `${word} ${direction[way]} desde ${square}${
        letters.length === 0 ? "" : `, con ${letters.length === 1 ? "comodín" : "comodines"} como ${and(letters)}`
      }.`,
    alone: ({ letter, square, blank }) => `${letter} suelta en ${square}${blank ? ", un comodín" : ""}.`,
    premiumSquares: ({ premium: of, squares }) =>
      `${squares.length === 1 ? "Casilla" : "Casillas"} ${and(squares)}: ${premium(of)}.`,
    lastPlay: ({ player, words, points: scored }) => `Última jugada: ${player}, ${and(words)}, ${points(scored)}.`,
  },
  draft: {
    at: (notice) =>
      squareText(notice, {
        hole: "sin casilla en la que jugar",
        start: "casilla inicial",
        empty: "vacía",
        unnamed: "un comodín sin letra",
        blank: "un comodín",
        laid: "se está colocando",
        premium,
      }),
    direction: ({ direction: way }) => `Se coloca ${direction[way]}.`,
    picked: ({ tile }) => `${name(tile)}: ficha levantada.`,
    "put-down": ({ tile }) => `${name(tile)}: ficha dejada.`,
    laid: ({ square, letter, blank }) =>
      letter === null
        ? `Comodín en ${squareName(square)}. ¿Qué letra representa?`
        : `${letter}${blank ? ", un comodín," : ""} en ${squareName(square)}.`,
    "laid-play": ({ tiles: laid, square, direction: way }) =>
      `${counted(laid, "ficha colocada", "fichas colocadas")} desde ${squareName(square)} ${direction[way]}.`,
    named: ({ square, letter }) => `El comodín de ${squareName(square)} es ${letter}.`,
    moved: ({ square, letter }) => `${name(letter ?? BLANK)}: ficha movida a ${squareName(square)}.`,
    "taken-back": ({ tiles: back }) => `De vuelta al atril: ${names(back)}.`,
    rack: ({ tiles: held }) => `Atril: ${names(held)}.`,
    exchange: ({ tiles: chosen }) => {
      if (chosen === null) return "Sin cambio.";
      return chosen.length === 0
        ? "Elige las fichas que quieres cambiar."
        : `Elegidas para el cambio: ${names(chosen)}.`;
    },
    "no-tile": ({ letter }) => `En el atril no queda ${letter === BLANK ? "ningún comodín" : `ninguna ${letter}`}.`,
    "not-a-letter": ({ text }) => `${text} no es una letra de este juego.`,
    "square-taken": ({ square }) => `No se puede colocar ninguna ficha en ${squareName(square)}.`,
    "nothing-laid": () => "Ahí no se ha colocado ninguna ficha.",
    unreadable: ({ text }) =>
      `Se esperaba: una coordenada y una palabra, por ejemplo 8F HORN; se encontró: ${quote(text)}.`,
    score: ({ words, invalid, points: scored }) =>
      `${words.join(", ")}: ${points(scored)}.` +
      (invalid.length === 0
        ? ""
        : ` ${invalid.length === 1 ? "No está" : "No están"} en el diccionario: ${invalid.join(", ")}.`),
  },
  news: {
    "drew-for-start": nothing,
    dealt: nothing,
    played: ({ words, points: scored }, player) => `${player} ha jugado ${words.join(", ")} por ${points(scored)}.`,
    exchanged: ({ returned }, player) => `${player} ha cambiado ${tiles(pileSize(returned))}.`,
    passed: (_, player) => `${player} ha pasado.`,
    accepted: (_, player) => `${player} no cuestiona la jugada.`,
    resigned: (_, player) => `${player} ha abandonado.`,
    "turn-set": nothing,
    "turn-lost": (_, player) => `${player} ha perdido un turno.`,
    challenged: ({ invalid, upheld }, player) => {
      if (!upheld) return `${player} ha cuestionado la jugada en vano: las palabras son válidas.`;
      if (invalid === null) return `${player} ha cuestionado la jugada: al menos una palabra no se admite.`;
      return (
        `${player} ha cuestionado la jugada. ` +
        `No se ${invalid.length === 1 ? "admite" : "admiten"}: ${invalid.join(", ")}.`
      );
    },
    "phony-returned": ({ points: lost }, player) => `${player} retira la jugada y pierde ${points(lost)}.`,
    "blank-exchanged": ({ square, letter }, player) =>
      `${player} ha tomado el comodín de ${squareName(square)} a cambio de una ficha ${letter}.`,
    "rack-told": nothing,
    "excess-returned": ({ tiles: back }, player) => `${player} ha devuelto ${tiles(pileSize(back))}.`,
    adjusted: (event, player, words) => `${player}: ${signed(event.points, points)} (${reasonOf(event, words)}).`,
    ended: nothing,
    decided: (event) => rulingText(event, "Decisión"),
    turn: ({ player, you }) => (you ? "Es tu turno." : `Es el turno de ${player}.`),
    waiting: ({ players, you }) =>
      you
        ? "Acepta la jugada o cuestiónala."
        : `La partida ha terminado, salvo que ${or(players)} cuestione la jugada.`,
    over: ({ reason, winners }, words) =>
      `La partida ha terminado: ${words.ends[reason]}.${
        winners.length === 0 ? "" : ` ${winners.length === 1 ? "Gana" : "Ganan"} ${and(winners)}.`
      }`,
  },
  element: {
    board: "Tablero",
    rack: "Atril",
    players: "Jugadores",
    play: "Jugar",
    takeBack: "Recoger",
    shuffle: "Mezclar",
    sort: "Ordenar",
    exchange: "Cambiar",
    exchangeNow: "Cambiar estas",
    pass: "Pasar",
    challenge: "Cuestionar",
    accept: "Aceptar",
    typedPlay: "Escribe una jugada, por ejemplo 8F HORN",
    lay: "Colocar",
    nameBlank: "¿Qué letra representa el comodín?",
    askPass: "¿Pasar el turno?",
    chooseWords: "¿Qué palabras cuestionas?",
    cancel: "Cancelar",
    reveal: ({ name: player }) => `Mostrar las fichas de ${player}`,
    bag: ({ tiles: left }) => `${tiles(left)} en la bolsa`,
    player: ({ name: player, score, turn }) => `${player}: ${score}${turn ? ", le toca jugar" : ""}`,
    tile: ({ tile, points: worth, laid }) => `${name(tile)}, ${points(worth)}${laid ? ", en el tablero" : ""}`,
  },
  labels,
  moves,
  ends,
  adjustments,
};
