import { squareName } from "../../notation/coordinate.ts";
import { counted, countedIn, plus, tileNames } from "../helpers.ts";
import { bonusText, mostText, operationText, placedText, ruledPoints } from "../record-words.ts";
import type { LanguageAccounts } from "../types/accounts.ts";
import type { LanguageRecords } from "../types/records.ts";
import type { SomeRemarkMessages } from "../types/remarks.ts";
import { blanks, tiles } from "./nouns.ts";

const nothing = "nada";
const asPass = "un turno cedido, porque se anota así";

const remarks: SomeRemarkMessages = {
  codes: {
    "wrong-score": "Puntuación incorrecta",
    "wrong-total": "Total incorrecto",
    "wrong-settlement": "Ajuste final incorrecto",
    "rack-lacks-tile": "El atril no concuerda",
    "too-many-tiles": "Demasiadas fichas",
    "out-of-turn": "Fuera de turno",
    unreadable: "Ilegible",
    "irregular-play": "Jugada irregular",
    "unknown-pragma": "Pragma desconocido",
    "not-expressible": "No se puede expresar",
  },
  said: ({ found, expected, hint }) =>
    `se encontró: ${found}, se esperaba: ${expected}${hint === null ? "" : ` (${hint})`}`,
  expected: {
    "not-settled": ({ name, points }) =>
      points === null ? `los puntos de las fichas restantes, para ${name}` : `${points} para ${name}`,
    "list-too-long": ({ limit }) => `como máximo ${tiles(limit)}`,
    "rack-lacks": ({ tiles }) => `un atril con ${tileNames(tiles, "un comodín")}`,
    "other-rack": ({ of, rack }) =>
      of === "line" ? `las fichas del atril, ${rack}` : `el atril de la jugada, ${rack}`,
    "tile-excess": ({ tiles }) => `como máximo ${mostText(tiles, blanks, (n) => `${n} en el tablero`)}`,
    "not-on-turn": ({ turn }) => turn?.name ?? "el final de la partida",
    "other-side": ({ name, gain }) => (gain ? name : `alguien que cuestione la jugada de ${name}`),
    "no-play-before": ({ name }) => `una jugada de ${name} justo antes`,
    "bag-too-small": ({ needed, bag }) => `al menos ${tiles(needed)} en la bolsa, que tiene ${bag}`,
    "not-a-coordinate": () => "una coordenada como 8H (en horizontal) o H8 (en vertical)",
    "not-a-play": () => "una coordenada y una palabra, por ejemplo 8F HORN",
    "no-square": ({ last }) => `una casilla del tablero, como máximo ${squareName(last)}`,
    "too-many-blanks": ({ limit }) =>
      `como máximo ${blanks(limit)}: las minúsculas son comodines, las mayúsculas son fichas con letra`,
    word: ({ fault }) =>
      ({
        brackets: "paréntesis por pares",
        "not-closed": "un paréntesis de cierre",
        "over-the-edge": "una palabra que termine dentro del tablero",
        "nothing-laid": "al menos una ficha que todavía no esté en el tablero",
      })[fault],
    "not-a-letter": ({ tileSet }) => `una letra del juego de fichas ${tileSet}`,
    misfit: ({ square, lies }) =>
      lies === null ? `una ficha que ya esté en ${squareName(square)}` : `${lies}, que está en ${squareName(square)}`,
    "not-tiles": ({ tileSet, most }) =>
      most === null ? `fichas del juego ${tileSet}` : `fichas del juego ${tileSet}, como máximo ${most} caracteres`,
    "not-a-cell": ({ tileSet }) => `una ficha del juego ${tileSet}, o un número`,
    hole: () => "ninguna ficha en un agujero del tablero",
    "too-large": ({ of }) =>
      of === "gcg" ? "una partida anotada de 4 MB como máximo" : "un historial de partida de 4 MB como máximo",
    "not-a-game": ({ of }) =>
      of === "gcg"
        ? "una partida anotada: líneas como >Ann: HORNEIA 8F HORN +14 14"
        : "un historial de partida en JSON, con jugadores y eventos",
    encoding: () => "la codificación del archivo",
    line: ({ want }) =>
      ({
        colon: "el signo de dos puntos después del apodo",
        action: "una jugada, un cambio, un turno cedido o un evento entre paréntesis",
        score: "una puntuación como +14",
        total: "un total como 14",
        mark: "una línea que empiece por # o >",
      })[want],
    "too-long": ({ of }) =>
      of === "line" ? "una línea de 16 384 caracteres como máximo" : "un nombre de 8 000 caracteres como máximo",
    "no-such-player": ({ names }) => `uno de estos: ${names.join(", ")}`,
    players: ({ needed }) =>
      `una partida de ${counted(needed, "jugador", "jugadores")}, ` +
      "porque las reglas fijan ese número de metas de puntos",
    repeated: ({ pragma }) => `un solo #${pragma}`,
    "too-many": ({ of, most }) =>
      of === "players"
        ? `como máximo ${counted(most, "jugador", "jugadores")}`
        : `como máximo ${counted(most, "evento", "eventos")}`,
    unknown: ({ of }) => (of === "pragma" ? "un pragma del formato" : "un campo de un historial de partida"),
    "tile-set": ({ known }) => `uno de los juegos de fichas ${known.join(", ")}`,
    lexicon: ({ tileSet }) => `una lista de palabras para el juego de fichas ${tileSet}`,
    rules: ({ of }) =>
      ({
        board: "un tablero de nombre conocido, o unas reglas entregadas con el texto",
        game: "el juego habitual, o unas reglas entregadas con el texto",
        "rack-size": "un número de fichas",
        bonus: "fichas y puntos, por ejemplo 7 50",
      })[of],
    "not-a-position": ({ most }) =>
      most === null
        ? "filas, atriles, puntuaciones y un número de turnos"
        : `filas, atriles, puntuaciones y un número de turnos, como máximo ${most} caracteres`,
    rows: ({ expected }) => `${counted(expected, "fila", "filas")}, como el tablero de las reglas`,
    squares: ({ expected }) => counted(expected, "casilla", "casillas"),
    scores: ({ expected }) => `${counted(expected, "puntuación", "puntuaciones")}, una por cada atril`,
    number: ({ of }) => (of === "score" ? "una puntuación" : "un número de turnos"),
  },
  found: {
    "not-settled": ({ name }) => `nada para ${name}`,
    word: () => "el final de la palabra",
    "too-large": ({ length, unit }) =>
      unit === "bytes" ? `un texto de ${length} bytes` : `un texto de ${length} caracteres`,
    "not-a-game": () => nothing,
    rows: ({ found }) => counted(found, "fila", "filas"),
  },
  field: ({ field, want }) => `${field}: ${want}`,
  fields: {
    text: () => "texto",
    integer: () => "un número entero",
    texts: () => "una lista de textos",
    integers: () => "una lista de números enteros",
    objects: () => "una lista de objetos",
    beginning: () => "una partida desde el principio",
    "at-most": ({ most }) => `como máximo ${most}`,
    "one-of": ({ names }) => `uno de estos: ${names.join(", ")}`,
  },
  causes: {
    "not-added": () => "¿no se sumaron los puntos de esta línea?",
    "blank-counted": ({ squares }) =>
      squares.length === 1 ? "¿se contó el comodín como su letra?" : "¿se contaron los comodines como sus letras?",
    "blank-elsewhere": ({ at, not }) => `¿el comodín en ${squareName(at)} y no en ${squareName(not)}?`,
    "bonus-forgotten": ({ points: bonus }) => `¿sin la bonificación de ${bonus}?`,
    "bonus-undue": ({ points: bonus, tiles: laid }) =>
      `¿con una bonificación de ${bonus}, que no se da por ${tiles(laid)}?`,
    challenges: ({ each, words }) => {
      const more = each * (words ?? 1);
      if (words !== null)
        return (
          `${more} más de lo que dan las reglas: ` + `¿cinco puntos por cada una de las ${words} palabras cuestionadas?`
        );
      return each === 5
        ? `${more} más de lo que dan las reglas: ¿cinco puntos por un cuestionamiento fallido?`
        : `${more} más de lo que dan las reglas: ¿diez puntos por un cuestionamiento fallido?`;
    },
  },
  unsaid: {
    play: (play) => ({ found: placedText(play, nothing), expected: asPass }),
    "missed-turn": () => ({ found: "un turno perdido", expected: asPass }),
    ruling: ({ name, points: more, reason }, { adjustments }) => ({
      found: `${ruledPoints(more)} puntos para ${name} por decisión (${adjustments[reason]})`,
      expected: "el total siguiente",
    }),
    resigned: ({ name }) => ({ found: `${name} abandona`, expected: nothing }),
    "blank-exchanged": ({ letter }) => ({ found: `un comodín cambiado por ${letter}`, expected: nothing }),
    "excess-returned": ({ tiles: count }) => ({
      found: counted(count, "ficha sobrante devuelta", "fichas sobrantes devueltas"),
      expected: nothing,
    }),
    "challenge-failed": () => ({ found: "un cuestionamiento fallido", expected: nothing }),
    leftover: ({ name, points }) => ({
      found: `${points} para ${name}`,
      expected: `los puntos de las fichas restantes, para ${name}`,
    }),
    end: ({ reason }, { ends }) => ({ found: `un final (${ends[reason]})`, expected: nothing }),
    tiles: ({ tileSet, declared }) => ({
      found: `las fichas del juego ${tileSet}`,
      expected: declared ?? "un juego de fichas cuyo nombre conozca el programa",
    }),
    "bonus-times": ({ tiles: count, times }) => ({
      found: `#bonus ${count} x${times}`,
      expected: "fichas y puntos, por ejemplo 7 50",
    }),
    bonuses: ({ bonuses }) => ({ found: bonusText(bonuses), expected: nothing }),
    board: ({ cols, rows }) => ({
      found: `un tablero de ${cols} por ${rows}`,
      expected: "un tablero de nombre conocido",
    }),
    "no-rack": ({ tileSet }) => ({ found: nothing, expected: `fichas del juego ${tileSet}` }),
    operation: ({ text }) => ({ found: text, expected: operationText(text) }),
    "too-long": ({ text, most }) => ({
      found: text,
      expected: `filas, atriles, puntuaciones y un número de turnos, como máximo ${most} caracteres`,
    }),
  },
};

/** What Spanish says of records, positions and typed plays. */
export const spanishRecords: LanguageRecords = { remarks };

const some = (count: number, one: string, many: string): string => countedIn("es", count, one, many);

/** What the command line and its pages say in Spanish. */
export const spanishAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` (atril ${from})`}, ${some(points, "punto", "puntos")}`,
    exchanged: (name, tiles) => `${name} cambia ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "punto", "puntos")} (${reason}).`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: en ${word} la ${letter} cuenta ${points}, no ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} se multiplica por ${factor}`,
  },
  sheet: {
    exchange: (tiles) => `cambia ${tiles}`,
    pass: "pasa",
    missesTurn: "pierde turno",
    doesNotFit: "no puede ir ahí",
    takenOff: "retirada",
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
      `Página creada con tilewright${file === null ? "" : ` a partir de ${file}`}` +
      `. Puntos contados de nuevo según las reglas ${rules}.`,
  },
};
