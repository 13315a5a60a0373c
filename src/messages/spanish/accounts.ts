import { countedIn, plus } from "../helpers.ts";
import type { LanguageAccounts } from "../types/accounts.ts";

const some = (count: number, one: string, many: string): string => countedIn("es", count, one, many);

/** What the command line and its pages say in Spanish. */
export const spanishAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` (atril ${from})`}, ${some(points, "punto", "puntos")}`,
    exchanged: (name, tiles) => `${name} cambia ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "punto", "puntos")} (${reason}).`,
    over: (reason) => `La partida ha terminado: ${reason}.`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: en ${word} la ${letter} cuenta ${points}, no ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} se multiplica por ${factor}`,
    blank: (square, letter, points) => `${square} comodín: representa ${letter} y cuenta ${points}`,
  },
  sheet: {
    exchange: (tiles) => `cambia ${tiles}`,
    pass: "pasa",
    missesTurn: "pierde turno",
    doesNotFit: "no puede ir ahí",
    unplayedTiles: "fichas restantes",
    total: "total",
  },
  page: {
    turn: "Turno",
    showTurn: (turn) => `Mostrar el turno ${turn}`,
    oneTurn: (turn) => `Turno ${turn}`,
    of: " de ",
    board: "El tablero",
    boardInWords: "El tablero descrito con palabras",
    picture: "El tablero, descrito en palabras más abajo.",
    scores: "La puntuación",
    scoreSheet: "La hoja de puntuación",
    chart: "La puntuación turno a turno. La hoja de puntuación muestra las mismas cifras.",
    everyTurn: "Todos los turnos",
    first: "Primer turno",
    back: "Turno anterior",
    on: "Turno siguiente",
    last: "Último turno",
    before: "Antes del primer turno.",
    note: "Una nota.",
    round: "ronda",
    move: "jugada",
    points: "puntos",
    unplayed: "resto",
    tiles: "fichas",
    won: (name) => `${name} ha ganado.`,
    tie: "Empate.",
    nobodyWon: "Nadie ha ganado.",
    notOver: "La partida no ha terminado.",
    disagree: "Donde el registro y las reglas no coinciden",
    place: ({ line, column }) => `Línea ${line}, columna ${column}`,
    keys: "Con las flechas izquierda y derecha se pasa de un turno a otro.",
    madeFrom: ({ file, rules }) =>
      `Página creada con tilewright replay a partir de ${file}. Puntos contados de nuevo según las reglas ${rules}.`,
  },
  program: {
    column: (column) => `columna ${column}`,
    noPlay: "no es posible ninguna jugada",
    smallLetters: (capitals) => `Una minúscula es un comodín. Para fichas con letra escribe ${capitals}.`,
    checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
      `${some(games, "partida", "partidas")}, ${some(plays, "jugada", "jugadas")}; puntuaciones correctas: ` +
      `${scoresAgreed.toLocaleString("es")}, totales correctos: ${totalsAgreed.toLocaleString("es")} de ` +
      `${totals.toLocaleString("es")}; ${some(remarks, "observación", "observaciones")}`,
    notRead: (files) => `archivos no leídos: ${files.toLocaleString("es")}`,
    unreadable: ({ found, expected, hint }) =>
      `se encontró: ${found}, se esperaba: ${expected}${hint === null ? "" : ` (${hint})`}`,
  },
};
