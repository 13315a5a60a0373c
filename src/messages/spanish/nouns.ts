import type { Premium } from "../../board/premium.ts";
import type { Square } from "../../board/square.ts";
import type { Tile } from "../../tiles/tile.ts";
import { counted, listed, premiumText, squareNames, tileName, tileNames } from "../helpers.ts";
import type { Words } from "../types/words.ts";

export const tiles = (count: number): string => counted(count, "ficha", "fichas");
export const points = (count: number): string => counted(count, "punto", "puntos");
export const blanks = (count: number): string => counted(count, "comodín", "comodines");
export const name = (tile: Tile): string => tileName(tile, "comodín");
export const names = (all: readonly Tile[]): string => tileNames(all, "comodín");
/** Before the sound of an i, `y` is `e`: padre e hijo. */
export const and = (texts: readonly (string | number)[]): string =>
  listed(texts, /^h?i(?!e)/i.test(String(texts.at(-1))) ? "e" : "y");
/** Before the sound of an o, `o` is `u`: siete u ocho. */
export const or = (texts: readonly string[]): string =>
  listed(texts, /^(?:h?o|8|11(?!\d))/i.test(texts.at(-1) ?? "") ? "u" : "o");
export const allSquares = (squares: readonly Square[]): string => and(squareNames(squares));
export const times = (factor: number): string => ({ 2: "doble", 3: "triple", 4: "cuádruple" })[factor] ?? `${factor}×`;
export const premium = (square: Premium): string =>
  premiumText(square, {
    letter: (factor) => `${times(factor)} letra`,
    word: (factor) => `${times(factor)} palabra`,
    or,
    letters: (letters) => `solo para ${letters}`,
    points: (points) => `solo para fichas que valen ${points}`,
    sticks: "cuenta cada vez",
  });
export const direction = { across: "en horizontal", down: "en vertical" };
/** What a move is called where it is not allowed. */
export const moves: Words["moves"] = {
  play: "jugar",
  exchange: "cambiar",
  pass: "pasar",
  accept: "aceptar",
  resign: "abandonar",
  challenge: "cuestionar",
  "exchange-blank": "cambiar un comodín",
  adjust: "ajustar los puntos",
  "tell-rack": "indicar un atril",
  "return-excess": "devolver fichas",
  "set-turn": "asignar el turno",
  end: "terminar la partida",
};
/** Labels of words that may not be played. */
export const labels: Words["labels"] = {
  proper: "nombre propio",
  foreign: "extranjerismo",
  abbreviation: "abreviatura",
  acronym: "acrónimo",
  affix: "afijo",
  hyphenated: "con guion",
  apostrophe: "con apóstrofo",
  offensive: "ofensiva",
  archaic: "arcaísmo",
  slang: "jerga",
  vulgar: "vulgar",
};
/** Why a game is over. */
export const ends: Words["ends"] = {
  out: "alguien ha colocado todas sus fichas",
  passes: "todos han pasado",
  scoreless: "demasiados turnos sin puntos",
  turns: "todos han jugado sus últimos turnos",
  "no-plays": "no queda ninguna jugada",
  target: "alguien ha alcanzado la meta de puntos",
  agreed: "los jugadores lo han acordado",
  resigned: "solo queda un jugador",
  "lost-challenge": "un cuestionamiento ha fallado",
  time: "se ha acabado el tiempo",
  "lost-on-time": "se superó el tiempo",
  late: "retraso",
  disqualified: "descalificación",
  withdrawn: "retirada",
  adjudicated: "el resultado lo decidió el árbitro",
  aborted: "la partida se interrumpió sin resultado",
};
/** Why points were adjusted. */
export const adjustments: Words["adjustments"] = {
  challenge: "cuestionamiento",
  rack: "fichas restantes",
  time: "tiempo",
  penalty: "penalización",
  correction: "corrección",
  "as-recorded": "según la anotación",
};
