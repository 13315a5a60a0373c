/**
 * The messages of the library in Spanish.
 *
 * @module tilewright/messages/spanish
 * @packageDocumentation
 */
import { counted, isBlankMark, mostText, namesOf, pointsOfEach, tileNames } from "../helpers.ts";
import type { BoardMessages, Messages, RecordMessages, ReplayMessages } from "../types/messages.ts";
import { whole } from "../whole.ts";
import { formOfTwo, type Grammar, written } from "../written.ts";

/** `e` before the sound of an i, `u` before the sound of an o: padre e hijo, siete u ocho. */
function conjunction(word: string, last: string): string {
  if (word === "y") return /^h?i(?!e)/i.test(last) ? "e" : "y";
  return /^(?:h?o|8|11(?!\d))/i.test(last) ? "u" : "o";
}

/** How Spanish counts, and what it calls things. */
const grammar: Grammar = {
  form: formOfTwo,
  blank: "comodín",
  across: "en horizontal",
  down: "en vertical",
  conjunction,
};

/** What games and boards say, in Spanish. */
export const board: BoardMessages = /* @__PURE__ */ written<BoardMessages>(grammar, (by) => ({
  language: "es",
  name: "Español",
  violations: {
    "no-tiles": "No se ha indicado ninguna ficha.",
    malformed: "{path}: se esperaba: {expected}; se encontró: {found}.",
    "off-board": "{squares:Hay una ficha fuera del tablero.|Hay # fichas fuera del tablero.}",
    "on-hole": "No hay casilla en la que jugar en {squares y}.",
    "square-occupied": "Ya hay {squares:una ficha|fichas} en {squares y}.",
    "square-repeated": "Se coloca más de una ficha en {squares y}.",
    "too-many-tiles": "Como máximo {limit:una ficha|# fichas} por turno.",
    "too-few-tiles": "La primera jugada debe tener al menos {needed:# ficha|# fichas}.",
    "blank-without-letter":
      "Indica qué {squares:letra representa el comodín|letras representan los comodines} de {squares y}.",
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" no es una letra. Coloca un comodín como { letter: "N", blank: true }, o como ` +
          "{ letter: null } hasta que se elija su letra."
        : `${letter} no es una letra de este juego de fichas${instead === undefined ? "" : `; ${instead} sí lo es`}.`,
    "not-in-line": "Las fichas de un turno deben estar en una misma fila o columna.",
    gap: "Hay {squares:un hueco|huecos} en {squares y}.",
    "start-not-covered": "La primera jugada debe cubrir {squares o}.",
    "not-connected": "La jugada debe tocar una ficha que ya esté en el tablero.",
    "not-on-rack": by("tile", {
      "?": "Se {played:necesita # comodín|necesitan # comodines}; en el atril {held?no hay ninguno|hay {held}}.",
      other: "Se {played:necesita # ficha|necesitan # fichas} {tile}; en el atril {held?no hay ninguna|hay {held}}.",
    }),
    "word-repeated": "{word} ya se ha jugado.",
    "invalid-word": "{word} no está {labels?en el diccionario|permitida: {labels.labels}}.",
    "not-your-turn": "No es tu turno.",
    "game-over": "La partida ha terminado.",
    stale: "La partida ha avanzado desde que la viste.",
    "not-allowed": "Ahora no es posible {moves.move}.",
    "unknown-player": "{found} no juega en esta partida. Hay {players:# jugador|# jugadores}; el primero es 0.",
    "player-needed": "Varios jugadores podrían hacerlo: indica quién.",
    "history-full": "La partida es demasiado larga para seguir. Solo se puede terminar.",
    "score-too-large": "La puntuación sería demasiado alta para contarla.",
    "wrong-viewer": "Esta actualización se hizo para otra persona.",
    "bag-too-small": "Para esto la bolsa debe tener {needed:una ficha|# fichas}; {bag?está vacía|solo tiene {bag}}.",
    "too-many-exchanges": "Cada jugador puede cambiar {limit:una sola vez|solo # veces} por partida.",
    "wrong-points": "La jugada vale {points:# punto|# puntos}, no {claimed}.",
    "nothing-to-challenge": "No hay ahora ninguna jugada que se pueda cuestionar.",
    "own-play": "Nadie puede cuestionar ni aceptar su propia jugada.",
    "no-dictionary": "Hace falta un diccionario para decidir si las palabras son válidas.",
    "no-such-word": "La jugada no tiene una palabra número {word+1} que aún se pueda cuestionar.",
    "blank-mismatch": "En {squares y} no hay un comodín que una ficha del atril pueda sustituir.",
    "plays-remain": "Todavía es posible una jugada.",
    "rack-too-full": ({ held, limit }) =>
      `El atril tiene ${counted(held, "ficha", "fichas")}, pero solo se ` +
      `${limit === 1 ? "permite" : "permiten"} ${limit}. ` +
      `Devuelve primero ${held - limit === 1 ? "la sobrante" : "las sobrantes"} a la bolsa (return-excess).`,
    "rack-unknown":
      "Primero hay que indicar {players:el atril del jugador {players+1}|los atriles de los " +
      "jugadores {players+1 y}}.",
  },
  scores: {
    bonus: "bonificación ({tiles:# ficha|# fichas}): {points}",
    total: "total:",
  },
  picture: {
    size:
      "Un tablero de {rows:# fila|# filas} y {cols:# columna|# columnas} {tiles?sin fichas|con {tiles:# " +
      "ficha|# fichas}}.",
    premium: {
      letter: by("factor", { 2: "doble letra", 3: "triple letra", 4: "cuádruple letra", other: "{factor}× letra" }),
      word: by("factor", {
        2: "doble palabra",
        3: "triple palabra",
        4: "cuádruple palabra",
        other: "{factor}× palabra",
      }),
      letters: "solo para {letters o}",
      points: "solo para fichas que valen {points o}",
      sticks: "cuenta cada vez",
    },
  },
  board: {
    empty: "La primera jugada debe cubrir {squares o}.",
    word: "{word} {direction} desde {square}{blanks?|, con {blanks:comodín|comodines} como {blanks y}}.",
    alone: "{letter} suelta en {square}{blank?|, un comodín}.",
    premiumSquares: "{squares:Casilla|Casillas} {squares y}: {premium}.",
    lastPlay: "Última jugada: {player}, {words y}, {points:# punto|# puntos}.",
  },
  draft: {
    at: {
      hole: "sin casilla en la que jugar",
      start: "casilla inicial",
      empty: "vacía",
      unnamed: "un comodín sin letra",
      blank: "un comodín",
      laid: "se está colocando",
    },
    direction: "Se coloca {direction}.",
    picked: "{tile}: ficha levantada.",
    "put-down": "{tile}: ficha dejada.",
    laid: "{letter?Comodín en {square}. ¿Qué letra representa?|{letter}{blank?|, un comodín,} en {square}.}",
    "laid-play": "{tiles:# ficha colocada|# fichas colocadas} desde {square} {direction}.",
    named: "El comodín de {square} es {letter}.",
    moved: "{letter}: ficha movida a {square}.",
    "taken-back": "De vuelta al atril: {tiles}.",
    rack: "Atril: {tiles}.",
    exchange: by("tiles", {
      0: "Elige las fichas que quieres cambiar.",
      null: "Sin cambio.",
      other: "Elegidas para el cambio: {tiles}.",
    }),
    "no-tile": by("letter", {
      "?": "En el atril no queda ningún comodín.",
      other: "En el atril no queda ninguna {letter}.",
    }),
    "not-a-letter": "{text} no es una letra de este juego.",
    "square-taken": "No se puede colocar ninguna ficha en {square}.",
    "nothing-laid": "Ahí no se ha colocado ninguna ficha.",
    unreadable: "Se esperaba: una coordenada y una palabra, por ejemplo 8F HORN; se encontró: {text}.",
    score: "{words}: {points:# punto|# puntos}.{invalid?| {invalid:No está|No están} en el diccionario: {invalid}.}",
  },
  news: {
    "drew-for-start": "",
    dealt: "",
    played: "{you?{player} ha|Has} jugado {words} por {points:# punto|# puntos}.",
    exchanged: "{you?{player} ha|Has} cambiado {returned:# ficha|# fichas}.",
    passed: "{you?{player} ha|Has} pasado.",
    accepted: "{you?{player} no cuestiona|No cuestionas} la jugada.",
    resigned: "{you?{player} ha|Has} abandonado.",
    "turn-set": "",
    "turn-lost": "{you?{player} ha|Has} perdido un turno.",
    challenged: by("upheld", {
      true:
        "{you?{player} ha|Has} cuestionado la jugada{invalid?: al menos una palabra no se admite|. No se " +
        "{invalid:admite|admiten}: {invalid}}.",
      other: by("cost", {
        "lose-turn":
          "{you?{player} ha|Has} cuestionado la jugada en vano: {words:la palabra es válida|las palabras son " +
          "válidas}. {you?{player} perderá|Perderás} un turno.",
        other:
          "{you?{player} ha|Has} cuestionado la jugada en vano: {words:la palabra es válida|las palabras son " +
          "válidas}.{seconds?| Eso cuesta {seconds:# segundo|# segundos} de tiempo.}",
      }),
    }),
    "phony-returned": "{you?{player} retira|Retiras} la jugada y {you?pierde|pierdes} {points:# punto|# puntos}.",
    "blank-exchanged": "{you?{player} ha|Has} tomado el comodín de {square} a cambio de una ficha {letter}.",
    "rack-told": "",
    "excess-returned": "{you?{player} ha|Has} devuelto {tiles:# ficha|# fichas}.",
    adjusted: "{you?{player}|Para ti}: {+points:# punto|# puntos} ({adjustments.reason}{note?|, {note}}).",
    ended: "",
    decided: "{ruling?|Decisión: {ruling}.}",
    turn: "Es {you?el turno de {player}|tu turno}.",
    waiting: "{you?La partida ha terminado, salvo que {players o} cuestione la jugada|Acepta la jugada o cuestiónala}.",
    over: by("you", {
      true:
        "La partida ha terminado: {ends.reason}. {winners?Has ganado|Compartes la victoria con {winners y}}." +
        "{score?| {score}.}",
      other: "La partida ha terminado: {ends.reason}.{winners?| {winners:Gana|Ganan} {winners y}.}{score?| {score}.}",
    }),
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
    challengeCosts: by("cost", {
      nothing: "Si todas las palabras cuestionadas son válidas, no te cuesta nada.",
      "lose-turn": "Si todas las palabras cuestionadas son válidas, pierdes un turno.",
      "lose-game": "Si todas las palabras cuestionadas son válidas, pierdes la partida.",
      "lose-points":
        "Si todas las palabras cuestionadas son válidas, pierdes {seconds?|{seconds:# segundo|# segundos} de " +
        "tu tiempo y }{points:# punto|# puntos}{eachWord?| por palabra}.",
      "give-points":
        "Si todas las palabras cuestionadas son válidas, {opponent} recibe {points:# punto|# " +
        "puntos}{eachWord?| por palabra}{seconds?| y tú pierdes {seconds:# segundo|# segundos} de tu tiempo}.",
      time: "Si todas las palabras cuestionadas son válidas, pierdes {seconds:# segundo|# segundos} de tu tiempo.",
    }),
    cancel: "Cancelar",
    reveal: "Mostrar las fichas de {name}",
    bag: "{tiles:# ficha|# fichas} en la bolsa",
    player: "{name}: {score}{turn?|, le toca jugar}",
    tile: "{tile}, {points:# punto|# puntos}{laid?|, en el tablero}",
  },
  labels: {
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
  },
  moves: {
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
  },
  ends: {
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
  },
  adjustments: {
    challenge: "cuestionamiento",
    rack: "fichas restantes",
    time: "tiempo",
    penalty: "penalización",
    correction: "corrección",
    "as-recorded": "según la anotación",
  },
}));

/** What is said of records, texts and data, in Spanish. */
export const records: RecordMessages = /* @__PURE__ */ written<RecordMessages>(grammar, (by) => ({
  remarks: {
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
    said: "se encontró: {found}, se esperaba: {expected}{hint?| ({hint})}",
    reasons: {
      "not-settled": by("points", {
        null: ["los puntos de las fichas restantes, para {name}", "nada para {name}"],
        other: ["{points} para {name}", "nada para {name}"],
      }),
      "no-settlement": ({ settled, unknown }) => [
        unknown.length > 0
          ? `${unknown.length === 1 ? "el atril" : "los atriles"} de ${namesOf(unknown)}`
          : `los puntos de las fichas restantes (${pointsOfEach(settled)})`,
        "nada",
      ],
      "list-too-long": "como máximo {limit:# ficha|# fichas}",
      "rack-lacks": ({ tiles }) => `un atril con ${tileNames(tiles, "un comodín")}`,
      "other-rack": by("of", { line: "las fichas del atril, {rack}", other: "el atril de la jugada, {rack}" }),
      "tile-excess": ({ tiles }) =>
        `como máximo ${mostText(
          tiles,
          (n) => counted(n, "comodín", "comodines"),
          (n) => `${n} en el tablero`,
        )}`,
      "not-on-turn":
        "{turn?el final de la partida|{turn}}{missing?| (quizá falta una jugada de {missing:# punto|# puntos})}",
      "other-side": "{gain?alguien que cuestione la jugada de {name}|{name}}",
      "no-play-before": "una jugada de {name} justo antes",
      "one-square-off": "{meant} (la casilla de al lado: ahí las palabras, los puntos y el total son correctos)",
      "after-slip":
        "una jugada que concuerde con el tablero ({plays:una jugada no concuerda|# jugadas no " +
        "concuerdan}, probablemente por un error en la línea {since})",
      "bag-too-small": "al menos {needed:# ficha|# fichas} en la bolsa, que tiene {bag}",
      "not-a-coordinate": "una coordenada como 8H (en horizontal) o H8 (en vertical)",
      "not-a-play": "una coordenada y una palabra, por ejemplo 8F HORN",
      "no-square": "una casilla del tablero, como máximo {last}",
      "too-many-blanks":
        "como máximo {limit:# comodín|# comodines}: las minúsculas son comodines, las mayúsculas " +
        "son fichas con letra",
      word: by("fault", {
        brackets: "paréntesis por pares",
        "not-closed": ["un paréntesis de cierre", "el final de la palabra"],
        "over-the-edge": "una palabra que termine dentro del tablero",
        "nothing-laid": "al menos una ficha que todavía no esté en el tablero",
      }),
      "not-a-letter": "una letra del juego de fichas {tileSet}",
      misfit: "{lies?una ficha que ya esté|{lies}, que está} en {square}",
      "not-tiles": "fichas del juego {tileSet}{most?|, como máximo {most} caracteres}",
      "not-a-cell": "una ficha del juego {tileSet}, o un número",
      hole: "ninguna ficha en un agujero del tablero",
      "too-large": by("of", {
        gcg: by("unit", {
          bytes: ["una partida anotada de 4 MB como máximo", "un texto de {length} bytes"],
          other: ["una partida anotada de 4 MB como máximo", "un texto de {length} caracteres"],
        }),
        other: by("unit", {
          bytes: ["un historial de partida de 4 MB como máximo", "un texto de {length} bytes"],
          other: ["un historial de partida de 4 MB como máximo", "un texto de {length} caracteres"],
        }),
      }),
      "not-a-game": by("found", {
        "": by("of", {
          gcg: ["una partida anotada: líneas como >Ann: HORNEIA 8F HORN +14 14", "nada"],
          other: ["un historial de partida en JSON, con jugadores y eventos", "nada"],
        }),
        other: by("of", {
          gcg: "una partida anotada: líneas como >Ann: HORNEIA 8F HORN +14 14",
          other: "un historial de partida en JSON, con jugadores y eventos",
        }),
      }),
      encoding: "la codificación del archivo",
      line: by("want", {
        colon: "el signo de dos puntos después del apodo",
        action: "una jugada, un cambio, un turno cedido o un evento entre paréntesis",
        score: "una puntuación como +14",
        total: "un total como 14",
        mark: "una línea que empiece por # o >",
      }),
      "too-long": by("of", {
        line: "una línea de 16 384 caracteres como máximo",
        other: "un nombre de 8 000 caracteres como máximo",
      }),
      "not-here": "algo que pueda haber ocurrido aquí",
      "no-such-player": "uno de estos: {names}",
      players: "una partida de {needed:# jugador|# jugadores}, porque las reglas fijan ese número de metas de puntos",
      repeated: "un solo #{pragma}",
      "too-many": by("of", {
        players: "como máximo {most:# jugador|# jugadores}",
        other: "como máximo {most:# evento|# eventos}",
      }),
      unknown: by("of", { pragma: "un pragma del formato", other: "un campo de un historial de partida" }),
      "tile-set": "uno de los juegos de fichas {known}",
      lexicon: "una lista de palabras para el juego de fichas {tileSet}",
      rules: by("of", {
        board: "un tablero de nombre conocido, o unas reglas entregadas con el texto",
        game: "el juego habitual, o unas reglas entregadas con el texto",
        "rack-size": "un número de fichas",
        rules: "reglas con las que se pueda jugar",
        bonus: "fichas y puntos, por ejemplo 7 50",
      }),
      "not-a-position": "filas, atriles, puntuaciones y un número de turnos{most?|, como máximo {most} caracteres}",
      rows: ["{expected:# fila|# filas}, como el tablero de las reglas", "{found:# fila|# filas}"],
      squares: "{expected:# casilla|# casillas}",
      scores: "{expected:# puntuación|# puntuaciones}, una por cada atril",
      number: by("of", { score: "una puntuación", other: "un número de turnos" }),
      decision:
        "lost-on-time/late/disqualified/withdrawn/adjudicated/aborted; quién ha ganado entre {players} jugadores",
      field: "{field}: {want}",
    },
    fields: {
      text: "texto",
      integer: "un número entero",
      texts: "una lista de textos",
      integers: "una lista de números enteros",
      objects: "una lista de objetos",
      beginning: "una partida desde el principio",
      "at-most": "como máximo {most}",
      "one-of": "uno de estos: {names}",
    },
    causes: {
      "not-added": "¿no se sumaron los puntos de esta línea?",
      "blank-counted": "{squares:¿se contó el comodín como su letra?|¿se contaron los comodines como sus letras?}",
      "blank-elsewhere": "¿el comodín en {at} y no en {not}?",
      "bonus-forgotten": "¿sin la bonificación de {points}?",
      "bonus-undue": "¿con una bonificación de {points}, que no se da por {tiles:# ficha|# fichas}?",
      challenges: ({ each, words }) => {
        const more = each * (words ?? 1);
        if (words !== null)
          return (
            `${more} más de lo que dan las reglas: ` +
            `¿cinco puntos por cada una de las ${words} palabras cuestionadas?`
          );
        return each === 5
          ? `${more} más de lo que dan las reglas: ¿cinco puntos por un cuestionamiento fallido?`
          : `${more} más de lo que dan las reglas: ¿diez puntos por un cuestionamiento fallido?`;
      },
    },
    unsaid: {
      play: ["un turno cedido, porque se anota así", "{tiles?nada|{tiles}}"],
      tiles: by("declared", {
        null: ["un juego de fichas cuyo nombre conozca el programa", "las fichas del juego {tileSet}"],
        other: ["{declared}", "las fichas del juego {tileSet}"],
      }),
      bonuses: ["nada", "{text}"],
      board: ["un tablero de nombre conocido", "un tablero de {cols} por {rows}"],
      "no-rack": ["fichas del juego {tileSet}", "nada"],
      operation: ["{written}", "{text}"],
      "too-long": ["filas, atriles, puntuaciones y un número de turnos, como máximo {most} caracteres", "{text}"],
      line: ["un campo de un historial de partida", "{text}"],
      "too-many": ["como máximo {most} eventos", "{events} eventos"],
    },
  },
  problems: {
    codes: {
      type: by("type", {
        object: "un objeto",
        list: "una lista",
        text: "un texto",
        number: "un número",
        integer: "un número entero",
        boolean: "true o false",
        null: "null",
        bytes: "bytes",
      }),
      unreadable: by("type", { object: "un objeto que se pueda leer", list: "una lista que se pueda leer" }),
      range: by("min", { null: "como máximo {max}", other: "{max?al menos {min}|de {min} a {max}}" }),
      choice: "{choices}",
      "unknown-key": "una de las claves {keys}{newer?|; quizá la conozca una versión más nueva de tilewright}",
      "too-large": by("of", {
        characters: "como máximo {most} caracteres",
        entries: "como máximo {most} elementos",
        values: "como máximo {most} elementos y propiedades en total",
        tiles: "como máximo {most} fichas",
        set: "como máximo {most} fichas en total",
        words: "como máximo {most} palabras",
        events: "como máximo {most} eventos{after? y turnos debidos|, después de otros {after}}",
        nodes: ["como máximo {most} nodos con nodeBits: {nodeBits}", "{found} nodos"],
        beginnings: "como máximo {most} comienzos de palabras",
      }),
      empty: by("of", {
        starts: ["al menos una casilla inicial", "ninguna"],
        letters: ["al menos una letra", "ninguna"],
        prices: ["un precio por el primer cuestionamiento fallido", "ninguno"],
        targets: ["una meta de puntos para todos, o una para cada jugador", "ninguna"],
        winners: ["al menos un ganador", "ninguno"],
      }),
      repeated: by("of", {
        start: ["cada casilla inicial una vez", "una casilla dos veces"],
        seat: "cada puesto una vez",
        letter: "cada letra una vez",
        bonus: "una bonificación por cada número de fichas",
        part: "el id de ninguna otra sección",
      }),
      count: by("of", {
        rows: "{range} {max:fila|filas}",
        squares: "{range} {max:casilla|casillas}",
        players: "{range} {max:jugador|jugadores}",
        spreads: "{range} {max:diferencia|diferencias}",
        targets: "{range} {max:meta|metas} de puntos",
        commitments: "{range} {max:compromiso|compromisos}",
      }),
      conflict: by("why", {
        players: "al menos {limit}, el mínimo",
        "max-tiles": "como máximo {limit}, el mayor número de fichas de una jugada",
        multiplies: "0, porque la bonificación multiplica",
        "turns-after-bag": "otro: con turnsAfterBag nadie cierra la partida",
        "letters-and-points": ["o letras o puntos", "las dos cosas, o ninguna"],
        "first-play": "al menos {limit}, para una primera palabra",
        "no-neighbour": ["una casilla junto a una libre, para una primera palabra", "ninguna"],
        "few-tiles": "al menos {limit} fichas, para una primera palabra y para cada jugador",
        "no-end": ["un final para jugadores que solo pasan, como passesEach: 2", "ninguno"],
      }),
      "unknown-letter": "{mark?|{mark} o }una letra del juego de fichas {tileSet}",
      letter: "de 1 a 8 caracteres en forma normal C, sin ? . ( ) [ ] / ni espacios",
      legend: by("of", { key: "un solo carácter", other: "un carácter de la leyenda" }),
      hole: by("mark", {
        "": ["una casilla que no sea un agujero", "un agujero"],
        ".": ".: esto es un agujero",
        other: ["null: esto es un agujero", "una ficha"],
      }),
      hidden: "0: una partida con semilla no oculta fichas",
      version: "{version}",
      json: by("of", {
        text: "un texto en JSON",
        other: "una lista de fichas colocadas, en JSON; parsePlay lee un texto como 8F HORN",
      }),
      reference: by("to", {
        event: "el índice de un evento anterior de tipo {type}",
        word: "el índice de una de {words} palabras",
        playing: "un jugador que no haya abandonado",
        left: "un jugador que siga en la partida",
        "turn-owed": ["un turno debido por un cuestionamiento fallido", "uno que nadie debe"],
        "turns-owed": "como máximo {most}, uno por cada cuestionamiento fallido",
        over: "una partida terminada: quedan menos de dos jugadores",
      }),
      rack: by("tiles", {
        0: "una lista vacía",
        null: "null: nadie mira",
        other: "{found?las fichas de quien mira|{tiles}}",
      }),
      root: by("reversed", {
        true: ["un puntero a una primera lista", "sus bytes en orden inverso"],
        other: ["un puntero a una primera lista", "{hex}"],
      }),
      cycle: ["un camino que termina", "un camino de vuelta al nodo {found}"],
      truncated: by("of", {
        node: ["4 bytes por nodo", "{found:# byte|# bytes}"],
        other: ["otro nodo de esta lista", "el final del archivo"],
      }),
      arc: "un arco a uno de {nodes} nodos",
      "letter-number": "una letra de 1 a {letters}",
      separator: by("of", {
        second: ["un separador en cada palabra", "otro después"],
        end: ["letras después del separador", "el final de una palabra"],
        other: ["solo letras en el DAWG", "un separador"],
      }),
      anagrams: ["palabras", "{found} anagramas, con sus letras en orden alfabético"],
      "dead-end": ["el final de una palabra, o letras después", "ni lo uno ni lo otro"],
      order: "una letra después de {after}",
      hex: "64 cifras hexadecimales en minúsculas",
      commitment: ["el secreto del compromiso {commitment}", "otro"],
      part: by("found", {
        records: ["las mismas partidas que en otro informe con una sección {id}", "otras"],
        other: ["las mismas cifras que en otro informe con una sección {id}", "otras"],
      }),
    },
    said: "se esperaba: {expected}; se encontró: {found}",
  },
  found: {
    list: "una lista",
    object: "un objeto",
    "object-that-throws": "un objeto que da error al leerlo",
    bigint: "un bigint",
    function: "una función",
    symbol: "un símbolo",
  },
  findings: {
    reasons: {
      differs: "se esperaba: {expected}; se encontró: {found}",
      missing: "falta {due}, y {instead?no sigue ningún evento|en su lugar está {instead}}",
      "not-by-itself": "nada de lo anterior lleva a {what}",
      "not-on-turn": "{turn?nadie tiene el turno, tampoco|tiene el turno {turn}, no} {player}",
      refused: "{what} va contra las reglas: {violations}",
      "end-reason":
        "según las reglas la partida {expected?no termina aquí, pero termina|termina " +
        "({ends.expected}), pero termina de otro modo} ({ends.found})",
      settlement: "para {player}, las fichas restantes valen {expected:# punto|# puntos}, no {found:# punto|# puntos}",
      "tile-total": "hay {found:# ficha|# fichas}, y el juego tiene {expected}",
      "tile-excess": "la ficha {tile} aparece {found:# vez|# veces}, y en el juego de fichas {most:# vez|# veces}",
      "rack-too-long": "en el atril hay {found:# ficha|# fichas}, y las reglas permiten {limit}",
      "not-in-bag": "el atril tiene {drawn}, y esto no puede haber salido de la bolsa: {tiles}",
      "not-written-down": "lo que todos publicaron antes de la partida no quedó anotado, así que nada está probado",
      "unknown-seed": "sin la semilla no se puede comprobar ningún sorteo",
      "other-seed": "la semilla no está hecha de estas condiciones y de un secreto de cada jugador y del servidor",
      "other-secret": "{owner} publicó el hash de otro secreto",
      chosen: "esto se {agreed?eligió, y se había acordado sortearlo|sorteó, y se había acordado elegirlo}",
      "early-ruling": "{what} es una decisión antes del final, y cambia todos los sorteos posteriores",
      gone: "antes {seen:se había visto # evento|se habían visto # eventos}, y hay {found}",
      undone: "de {from:# evento|# eventos} se anularon todos menos {to:el primero|los # primeros}",
      "other-setup": "las reglas, los nombres o el diccionario ya no son los de antes",
      "not-in-log": "el registro termina después de {seen:# evento|# eventos}, y la partida tiene {found}",
      "broken-log": "las entradas del registro no dan su hash final",
    },
    words: {
      player: "el jugador {number}",
      server: "el servidor",
      nothing: "nada",
      hidden: "{hidden:# oculta|# ocultas}",
      and: "y",
    },
  },
  boardFindings: {
    "tile-excess": "La ficha {tile} aparece {found:# vez|# veces}, y en el juego de fichas {most:# vez|# veces}.",
    "too-few-tiles": "La primera jugada debe tener al menos {needed:# ficha|# fichas}.",
    "start-not-covered": "Ninguna ficha cubre {squares o}.",
    "not-connected": "{squares:La ficha|Las fichas} en {squares y} no {squares:toca|tocan} las demás.",
    "word-repeated": "{word} está más de una vez en el tablero.",
    "no-tiles": "No se ha añadido ninguna ficha.",
    "tile-changed": "En {squares y} hay {squares:una ficha distinta de la|fichas distintas de las} de antes.",
    "tile-gone": "{squares:La ficha|Las fichas} en {squares y} ya no {squares:está|están}.",
  },
}));

/** What is said of whole games, in Spanish. */
export const replay: ReplayMessages = /* @__PURE__ */ written<ReplayMessages>(grammar, (by) => ({
  story: {
    play: "{name}: {play}{from?| (atril {from})}, {points:# punto|# puntos}",
    exchanged: "{name} cambia {tiles}.",
    adjusted: "{name}: {+points:# punto|# puntos} ({reason}).",
    letterPremium: "{square} {premium}: en {word} la {letter} cuenta {points}, no {value}",
    wordPremium: "{square} {premium}: {word} se multiplica por {factor}",
  },
  events: {
    dealt: "",
    exchanged: "{player} cambia {returned:# ficha|# fichas}.",
    passed: "{player} pasa.",
    resigned: "{player} abandona.",
    "turn-set": "",
    "turn-lost": "{player} pierde un turno.",
    challenged: by("upheld", {
      true:
        "{player} cuestiona {invalid?la jugada: al menos una palabra no se admite|{invalid}: no se " +
        "{invalid:admite|admiten}}.",
      other: "{player} cuestiona la jugada en vano.",
    }),
    "phony-returned": "{player} retira la jugada: {points:# punto|# puntos} menos, {score} en total.",
    "blank-exchanged": "{player} toma un comodín a cambio de {letter}.",
    "rack-told": "",
    "excess-returned": "{player} devuelve las fichas que sobran.",
  },
  sheet: {
    exchange: "cambia {tiles}",
    pass: "pasa",
    missesTurn: "pierde turno",
    doesNotFit: "no puede ir ahí",
    takenOff: "retirada",
    unplayedTiles: "fichas restantes",
    total: "total",
  },
  page: {
    turn: "Turno",
    showTurn: "Mostrar el turno {turn}",
    oneTurn: "Turno {turn}",
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
    won: "{name} ha ganado.",
    tie: "Empate.",
    nobodyWon: "Nadie ha ganado.",
    notOver: "La partida no ha terminado.",
    disagree: "Donde el registro y las reglas no coinciden",
    place: "Línea {line}, columna {column}",
    keys: "Con las flechas izquierda y derecha se pasa de un turno a otro.",
    madeFrom:
      "Página creada con tilewright{file?| a partir de {file}}. Puntos contados de nuevo según las " +
      "reglas {rules}.",
  },
}));

/** Everything in Spanish. */
export const spanishMessages: Messages = /* @__PURE__ */ whole(board, records, replay);
