import { squareName } from "../../notation/coordinate.ts";
import { counted, countedIn, plus, tileNames } from "../helpers.ts";
import { bonusText, mostText, operationText, placedText, ruledPoints } from "../record-words.ts";
import type { LanguageAccounts } from "../types/accounts.ts";
import type { LanguageRecords } from "../types/records.ts";
import type { SomeRemarkMessages } from "../types/remarks.ts";
import { jollies, tiles } from "./nouns.ts";

const nothing = "niente";
const asPass = "un passo, perché si scrive così";

const remarks: SomeRemarkMessages = {
  codes: {
    "wrong-score": "Punteggio errato",
    "wrong-total": "Totale errato",
    "wrong-settlement": "Conteggio finale errato",
    "rack-lacks-tile": "Il leggio non corrisponde",
    "too-many-tiles": "Troppe tessere",
    "out-of-turn": "Fuori turno",
    unreadable: "Illeggibile",
    "irregular-play": "Giocata irregolare",
    "unknown-pragma": "Pragma sconosciuto",
    "not-expressible": "Non si può esprimere",
  },
  said: ({ found, expected, hint }) => `trovato: ${found}, previsto: ${expected}${hint === null ? "" : ` (${hint})`}`,
  expected: {
    "not-settled": ({ name, points }) =>
      points === null ? `i punti delle tessere rimaste, per ${name}` : `${points} per ${name}`,
    "list-too-long": ({ limit }) => `al massimo ${tiles(limit)}`,
    "rack-lacks": ({ tiles }) => `un leggio con ${tileNames(tiles, "un jolly")}`,
    "other-rack": ({ of, rack }) =>
      of === "line" ? `le tessere del leggio, ${rack}` : `il leggio della giocata, ${rack}`,
    "tile-excess": ({ tiles }) => `al massimo ${mostText(tiles, jollies, (n) => `${n} sulla plancia`)}`,
    "not-on-turn": ({ turn }) => turn?.name ?? "la fine della partita",
    "other-side": ({ name, gain }) => (gain ? name : `chi contesta la giocata di ${name}`),
    "no-play-before": ({ name }) => `una giocata di ${name} subito prima`,
    "bag-too-small": ({ needed, bag }) => `almeno ${tiles(needed)} nel sacchetto, che ne contiene ${bag}`,
    "not-a-coordinate": () => "una coordinata come 8H (in orizzontale) o H8 (in verticale)",
    "not-a-play": () => "una coordinata e una parola, per esempio 8F HORN",
    "no-square": ({ last }) => `una casella della plancia, al massimo ${squareName(last)}`,
    "too-many-blanks": ({ limit }) =>
      `al massimo ${jollies(limit)}: le minuscole sono jolly, le maiuscole sono tessere con lettera`,
    word: ({ fault }) =>
      ({
        brackets: "parentesi a coppie",
        "not-closed": "una parentesi di chiusura",
        "over-the-edge": "una parola che finisca sulla plancia",
        "nothing-laid": "almeno una tessera che non sia ancora sulla plancia",
      })[fault],
    "not-a-letter": ({ tileSet }) => `una lettera del set di tessere ${tileSet}`,
    misfit: ({ square, lies }) =>
      lies === null
        ? `una tessera già presente in ${squareName(square)}`
        : `${lies}, che si trova in ${squareName(square)}`,
    "not-tiles": ({ tileSet, most }) =>
      most === null ? `tessere del set ${tileSet}` : `tessere del set ${tileSet}, al massimo ${most} caratteri`,
    "not-a-cell": ({ tileSet }) => `una tessera del set ${tileSet}, o un numero`,
    hole: () => "nessuna tessera su un buco della plancia",
    "too-large": ({ of }) =>
      of === "gcg" ? "una partita trascritta di 4 MB al massimo" : "una cronologia di partita di 4 MB al massimo",
    "not-a-game": ({ of }) =>
      of === "gcg"
        ? "una partita trascritta: righe come >Ann: HORNEIA 8F HORN +14 14"
        : "una cronologia di partita in JSON, con giocatori ed eventi",
    encoding: () => "la codifica del file",
    line: ({ want }) =>
      ({
        colon: "il segno dei due punti dopo il soprannome",
        action: "una giocata, un cambio, un passo o un evento tra parentesi",
        score: "un punteggio come +14",
        total: "un totale come 14",
        mark: "una riga che cominci con # o >",
      })[want],
    "too-long": ({ of }) =>
      of === "line" ? "una riga di 16 384 caratteri al massimo" : "un nome di 8 000 caratteri al massimo",
    "no-such-player": ({ names }) => `uno di questi: ${names.join(", ")}`,
    players: ({ needed }) =>
      `una partita con ${counted(needed, "giocatore", "giocatori")}, ` +
      `perché le regole fissano altrettanti punteggi da raggiungere`,
    repeated: ({ pragma }) => `un solo #${pragma}`,
    "too-many": ({ of, most }) =>
      of === "players"
        ? `al massimo ${counted(most, "giocatore", "giocatori")}`
        : `al massimo ${counted(most, "evento", "eventi")}`,
    unknown: ({ of }) => (of === "pragma" ? "un pragma del formato" : "un campo di una cronologia di partita"),
    "tile-set": ({ known }) => `uno dei set di tessere ${known.join(", ")}`,
    lexicon: ({ tileSet }) => `un elenco di parole per il set di tessere ${tileSet}`,
    rules: ({ of }) =>
      ({
        board: "una plancia dal nome noto, o regole fornite insieme al testo",
        game: "il gioco consueto, o regole fornite insieme al testo",
        "rack-size": "un numero di tessere",
        bonus: "tessere e punti, per esempio 7 50",
      })[of],
    "not-a-position": ({ most }) =>
      most === null
        ? "righe, leggii, punteggi e un numero di turni"
        : `righe, leggii, punteggi e un numero di turni, al massimo ${most} caratteri`,
    rows: ({ expected }) => `${counted(expected, "riga", "righe")}, come la plancia delle regole`,
    squares: ({ expected }) => counted(expected, "casella", "caselle"),
    scores: ({ expected }) => `${counted(expected, "punteggio", "punteggi")}, uno per ogni leggio`,
    number: ({ of }) => (of === "score" ? "un punteggio" : "un numero di turni"),
  },
  found: {
    "not-settled": ({ name }) => `niente per ${name}`,
    word: () => "la fine della parola",
    "too-large": ({ length, unit }) =>
      unit === "bytes" ? `un testo di ${length} byte` : `un testo di ${length} caratteri`,
    "not-a-game": () => nothing,
    rows: ({ found }) => counted(found, "riga", "righe"),
  },
  field: ({ field, want }) => `${field}: ${want}`,
  fields: {
    text: () => "testo",
    integer: () => "un numero intero",
    texts: () => "un elenco di testi",
    integers: () => "un elenco di numeri interi",
    objects: () => "un elenco di oggetti",
    beginning: () => "una partita dall'inizio",
    "at-most": ({ most }) => `al massimo ${most}`,
    "one-of": ({ names }) => `uno di questi: ${names.join(", ")}`,
  },
  causes: {
    "not-added": () => "i punti di questa riga non sono stati sommati?",
    "blank-counted": ({ squares }) =>
      squares.length === 1
        ? "il jolly è stato contato come la sua lettera?"
        : "i jolly sono stati contati come le loro lettere?",
    "blank-elsewhere": ({ at, not }) => `il jolly in ${squareName(at)}, e non in ${squareName(not)}?`,
    "bonus-forgotten": ({ points: bonus }) => `senza il bonus di ${bonus}?`,
    "bonus-undue": ({ points: bonus, tiles: laid }) => `con un bonus di ${bonus}, che non spetta per ${tiles(laid)}?`,
    challenges: ({ each, words }) => {
      const more = each * (words ?? 1);
      if (words !== null)
        return `${more} in più di quanto danno le regole: cinque punti per ognuna delle ${words} parole contestate?`;
      return each === 5
        ? `${more} in più di quanto danno le regole: cinque punti per una contestazione fallita?`
        : `${more} in più di quanto danno le regole: dieci punti per una contestazione fallita?`;
    },
  },
  unsaid: {
    play: (play) => ({ found: placedText(play, nothing), expected: asPass }),
    "missed-turn": () => ({ found: "un turno saltato", expected: asPass }),
    ruling: ({ name, points: more, reason }, { adjustments }) => ({
      found: `${ruledPoints(more)} punti per ${name} per decisione (${adjustments[reason]})`,
      expected: "il totale successivo",
    }),
    resigned: ({ name }) => ({ found: `${name} abbandona`, expected: nothing }),
    "blank-exchanged": ({ letter }) => ({ found: `un jolly scambiato con ${letter}`, expected: nothing }),
    "excess-returned": ({ tiles: count }) => ({
      found: counted(count, "tessera in eccesso restituita", "tessere in eccesso restituite"),
      expected: nothing,
    }),
    "challenge-failed": () => ({ found: "una contestazione fallita", expected: nothing }),
    leftover: ({ name, points }) => ({
      found: `${points} per ${name}`,
      expected: `i punti delle tessere rimaste, per ${name}`,
    }),
    end: ({ reason }, { ends }) => ({ found: `una fine (${ends[reason]})`, expected: nothing }),
    tiles: ({ tileSet, declared }) => ({
      found: `le tessere del set ${tileSet}`,
      expected: declared ?? "un set di tessere di cui il programma conosca il nome",
    }),
    "bonus-times": ({ tiles: count, times }) => ({
      found: `#bonus ${count} x${times}`,
      expected: "tessere e punti, per esempio 7 50",
    }),
    bonuses: ({ bonuses }) => ({ found: bonusText(bonuses), expected: nothing }),
    board: ({ cols, rows }) => ({ found: `una plancia di ${cols} per ${rows}`, expected: "una plancia dal nome noto" }),
    "no-rack": ({ tileSet }) => ({ found: nothing, expected: `tessere del set ${tileSet}` }),
    operation: ({ text }) => ({ found: text, expected: operationText(text) }),
    "too-long": ({ text, most }) => ({
      found: text,
      expected: `righe, leggii, punteggi e un numero di turni, al massimo ${most} caratteri`,
    }),
  },
};

/** What Italian says of records, positions and typed plays. */
export const italianRecords: LanguageRecords = { remarks };

const some = (count: number, one: string, many: string): string => countedIn("it", count, one, many);

/** What the command line and its pages say in Italian. */
export const italianAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` (leggio ${from})`}, ${some(points, "punto", "punti")}`,
    exchanged: (name, tiles) => `${name} cambia ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "punto", "punti")} (${reason}).`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: in ${word} la ${letter} vale ${points}, non ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} si moltiplica per ${factor}`,
  },
  sheet: {
    exchange: (tiles) => `cambia ${tiles}`,
    pass: "passa",
    missesTurn: "salta il turno",
    doesNotFit: "non può stare lì",
    takenOff: "ritirata",
    unplayedTiles: "tessere rimaste",
    total: "totale",
  },
  page: {
    turn: "Turno",
    showTurn: (turn) => `Mostra il turno ${turn}`,
    oneTurn: (turn) => `Turno ${turn}`,
    of: " di ",
    board: "La plancia",
    boardInWords: "La plancia a parole",
    picture: "La plancia, descritta a parole più in basso.",
    scores: "Il punteggio",
    scoreSheet: "Il foglio dei punti",
    chart: "Il punteggio turno per turno. Il foglio dei punti riporta le stesse cifre.",
    everyTurn: "Tutti i turni",
    first: "Primo turno",
    back: "Turno precedente",
    on: "Turno successivo",
    last: "Ultimo turno",
    before: "Prima del primo turno.",
    note: "Una nota.",
    round: "giro",
    move: "giocata",
    points: "punti",
    unplayed: "resto",
    tiles: "tessere",
    won: (name) => `${name} ha vinto.`,
    tie: "Pareggio.",
    nobodyWon: "Nessuno ha vinto.",
    notOver: "La partita non è finita.",
    disagree: "Dove la registrazione e le regole non concordano",
    place: ({ line, column }) => `Riga ${line}, colonna ${column}`,
    keys: "Con le frecce sinistra e destra si passa da un turno all'altro.",
    madeFrom: ({ file, rules }) =>
      `Pagina creata con tilewright${file === null ? "" : ` a partire da ${file}`}` +
      `. Punti ricontati secondo le regole ${rules}.`,
  },
};
