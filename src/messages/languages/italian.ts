/**
 * The messages of the library in Italian.
 *
 * @module tilewright/messages/italian
 * @packageDocumentation
 */
import { counted, isBlankMark, mostText, namesOf, pointsOfEach, tileNames } from "../helpers.ts";
import type { BoardMessages, Messages, RecordMessages, ReplayMessages } from "../types/messages.ts";
import { whole } from "../whole.ts";
import { formOfTwo, type Grammar, written } from "../written.ts";

/** How Italian counts, and what it calls things. */
const grammar: Grammar = {
  form: formOfTwo,
  blank: "jolly",
  across: "in orizzontale",
  down: "in verticale",
};

/** What games and boards say, in Italian. */
export const board: BoardMessages = /* @__PURE__ */ written<BoardMessages>(grammar, (by) => ({
  language: "it",
  name: "Italiano",
  violations: {
    "no-tiles": "Non è indicata nessuna tessera.",
    malformed: "{path}: previsto: {expected}; trovato: {found}.",
    "off-board": "{squares:Una tessera si trova fuori dalla plancia.|# tessere si trovano fuori dalla plancia.}",
    "on-hole": "In {squares e} non c'è una casella su cui giocare.",
    "square-occupied": "In {squares e} {squares:c'è già una tessera|ci sono già delle tessere}.",
    "square-repeated": "In {squares e} si posa più di una tessera.",
    "too-many-tiles": "Al massimo {limit:una tessera|# tessere} per turno.",
    "too-few-tiles": "La prima giocata richiede almeno {needed:# tessera|# tessere}.",
    "blank-without-letter":
      "Indica {squares:la lettera che il jolly in {squares e} rappresenta|le lettere che " +
      "i jolly in {squares e} rappresentano}.",
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" non è una lettera. Un jolly si posa come { letter: "N", blank: true }, o come ` +
          "{ letter: null } finché la sua lettera non è scelta."
        : `${letter} non è una lettera di questo set di tessere${instead === undefined ? "" : `; ${instead} lo è`}.`,
    "not-in-line": "Le tessere di un turno devono stare su una sola riga o una sola colonna.",
    gap: "{squares:C'è una casella vuota|Ci sono caselle vuote} in {squares e}.",
    "start-not-covered": "La prima giocata deve coprire {squares o}.",
    "not-connected": "La giocata deve toccare una tessera già presente sulla plancia.",
    "not-on-rack": by("tile", {
      "?":
        "{played:Serve|Servono} {played} jolly; sul leggio {held?non ce n'è|{held:ce n'è solo|ce ne sono " +
        "solo} {held}}.",
      other:
        "{played:Serve|Servono} {played:# tessera|# tessere} {tile}; sul leggio {held?non ce " +
        "n'è|{held:ce n'è solo|ce ne sono solo} {held}}.",
    }),
    "word-repeated": "{word} è già stata giocata.",
    "invalid-word": "{word} non è {labels?nel dizionario|ammessa: {labels.labels}}.",
    "not-your-turn": "Non tocca a te.",
    "game-over": "La partita è finita.",
    stale: "La partita è andata avanti da quando l'hai vista.",
    "not-allowed": "Ora non è possibile {moves.move}.",
    "unknown-player": "{found} non gioca in questa partita. I giocatori sono {players}; il primo è 0.",
    "player-needed": "Diversi giocatori potrebbero farlo: indica chi.",
    "history-full": "La partita è troppo lunga per continuare. Si può solo terminare.",
    "score-too-large": "Il punteggio sarebbe troppo alto per essere contato.",
    "wrong-viewer": "Questo aggiornamento è destinato a qualcun altro.",
    "bag-too-small":
      "Per questo il sacchetto deve contenere {needed:una tessera|# tessere}; {bag?è vuoto|ne " +
      "contiene solo {bag}}.",
    "too-many-exchanges": "Ogni giocatore può cambiare solo {limit:una volta|# volte} per partita.",
    "wrong-points": "La giocata vale {points:# punto|# punti}, non {claimed}.",
    "nothing-to-challenge": "Ora non c'è nessuna giocata che si possa contestare.",
    "own-play": "Nessuno può contestare o accettare la propria giocata.",
    "no-dictionary": "Serve un dizionario per decidere se le parole sono valide.",
    "no-such-word": "La giocata non ha una parola numero {word+1} che si possa ancora contestare.",
    "blank-mismatch": "In {squares e} non c'è un jolly che una tessera del leggio possa sostituire.",
    "plays-remain": "È ancora possibile una giocata.",
    "rack-too-full": ({ held, limit }) =>
      `Il leggio contiene ${counted(held, "tessera", "tessere")}, ma ` +
      `${limit === 1 ? "ne è ammessa" : "ne sono ammesse"} solo ${limit}. ` +
      `Restituisci prima al sacchetto ${held - limit === 1 ? "quella" : "quelle"} in eccesso (return-excess).`,
    "rack-unknown":
      "Prima {players:va indicato il leggio del giocatore {players+1}|vanno indicati i leggii dei " +
      "giocatori {players+1 e}}.",
  },
  scores: {
    bonus: "bonus ({tiles:# tessera|# tessere}) {points}",
    total: "totale",
  },
  picture: {
    size:
      "Una plancia di {rows:# riga|# righe} e {cols:# colonna|# colonne} {tiles?senza tessere|con " +
      "{tiles:# tessera|# tessere}}.",
    premium: {
      letter: by("factor", {
        2: "lettera doppia",
        3: "lettera tripla",
        4: "lettera quadrupla",
        other: "lettera ×{factor}",
      }),
      word: by("factor", { 2: "parola doppia", 3: "parola tripla", 4: "parola quadrupla", other: "parola ×{factor}" }),
      letters: "solo per {letters o}",
      points: "solo per tessere che valgono {points o}",
      sticks: "conta ogni volta",
    },
  },
  board: {
    empty: "La prima giocata deve coprire {squares o}.",
    word: "{word} {direction} da {square}{blanks?|, con {blanks:un jolly|jolly} come {blanks e}}.",
    alone: "{letter} da sola in {square}{blank?|, un jolly}.",
    premiumSquares: "{squares:Casella|Caselle} {squares e}: {premium}.",
    lastPlay: "Ultima giocata: {player}, {words e}, {points:# punto|# punti}.",
  },
  draft: {
    at: {
      hole: "nessuna casella su cui giocare",
      start: "casella di partenza",
      empty: "vuota",
      unnamed: "un jolly senza lettera",
      blank: "un jolly",
      laid: "in questa giocata",
    },
    direction: "Si posa {direction}.",
    picked: "{tile}: tessera presa.",
    "put-down": "{tile}: tessera rimessa giù.",
    laid: "{letter?Jolly in {square}. Quale lettera rappresenta?|{letter}{blank?|, un jolly,} in {square}.}",
    "laid-play": "{tiles:# tessera posata|# tessere posate} da {square} {direction}.",
    named: "Il jolly in {square} è {letter}.",
    moved: "{letter}: tessera spostata in {square}.",
    "taken-back": "Di nuovo sul leggio: {tiles}.",
    rack: "Leggio: {tiles}.",
    exchange: by("tiles", {
      0: "Scegli le tessere da cambiare.",
      null: "Nessun cambio.",
      other: "Scelte per il cambio: {tiles}.",
    }),
    "no-tile": by("letter", {
      "?": "Sul leggio non c'è più nessun jolly.",
      other: "Sul leggio non c'è più nessuna {letter}.",
    }),
    "not-a-letter": "{text} non è una lettera di questo gioco.",
    "square-taken": "In {square} non si può posare nessuna tessera.",
    "nothing-laid": "Lì non è stata posata nessuna tessera.",
    unreadable: "Previsto: una coordinata e una parola, per esempio 8F HORN; trovato: {text}.",
    score: "{words}: {points:# punto|# punti}.{invalid?| Non nel dizionario: {invalid}.}",
  },
  news: {
    "drew-for-start": "",
    dealt: "",
    played: "{you?{player} ha|Hai} giocato {words} per {points:# punto|# punti}.",
    exchanged: "{you?{player} ha|Hai} cambiato {returned:# tessera|# tessere}.",
    passed: "{you?{player} ha|Hai} passato.",
    accepted: "{you?{player} non contesta|Non contesti}.",
    resigned: "{you?{player} ha|Hai} abbandonato.",
    "turn-set": "",
    "turn-lost": "{you?{player} ha|Hai} saltato un turno.",
    challenged: by("upheld", {
      true:
        "{you?{player} ha|Hai} contestato{invalid?: almeno una parola non è ammessa|. {invalid:Non ammessa|Non " +
        "ammesse}: {invalid}}.",
      other: by("cost", {
        "lose-turn":
          "{you?{player} ha|Hai} contestato la giocata invano: {words:la parola è valida|le parole sono " +
          "valide}. {you?{player} salterà|Salterai} un turno.",
        other:
          "{you?{player} ha|Hai} contestato la giocata invano: {words:la parola è valida|le parole sono " +
          "valide}.{seconds?| Costa {seconds:# secondo|# secondi} di tempo.}",
      }),
    }),
    "phony-returned": "{you?{player} ritira|Ritiri} la giocata e {you?perde|perdi} {points:# punto|# punti}.",
    "blank-exchanged": "{you?{player} ha|Hai} preso il jolly in {square} in cambio di una tessera {letter}.",
    "rack-told": "",
    "excess-returned": "{you?{player} ha|Hai} restituito {tiles:# tessera|# tessere}.",
    adjusted: "{you?{player}|Per te}: {+points:# punto|# punti} ({adjustments.reason}{note?|, {note}}).",
    ended: "",
    decided: "{ruling?|Decisione: {ruling}.}",
    turn: ({ player, you }) => (you ? "Tocca a te." : `Tocca ${/^a/i.test(player) ? "ad" : "a"} ${player}.`),
    waiting:
      "{you?La partita è finita, a meno che {players o} non contesti la giocata|Accetta la giocata o contestala}.",
    over: by("you", {
      true:
        "La partita è finita: {ends.reason}. {winners?Hai|Tu{winners: e|,} {winners e} avete} vinto." +
        "{score?| {score}.}",
      other: "La partita è finita: {ends.reason}.{winners?| {winners:Vince|Vincono} {winners e}.}{score?| {score}.}",
    }),
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
    challengeCosts: by("cost", {
      nothing: "Se tutte le parole contestate sono valide, non ti costa nulla.",
      "lose-turn": "Se tutte le parole contestate sono valide, salti un turno.",
      "lose-game": "Se tutte le parole contestate sono valide, perdi la partita.",
      "lose-points":
        "Se tutte le parole contestate sono valide, perdi {seconds?|{seconds:# secondo|# secondi} del tuo " +
        "tempo e }{points:# punto|# punti}{eachWord?| per parola}.",
      "give-points":
        "Se tutte le parole contestate sono valide, {opponent} riceve {points:# punto|# punti}{eachWord?| per " +
        "parola}{seconds?| e tu perdi {seconds:# secondo|# secondi} del tuo tempo}.",
      time: "Se tutte le parole contestate sono valide, perdi {seconds:# secondo|# secondi} del tuo tempo.",
    }),
    cancel: "Annulla",
    reveal: "Mostra le tessere di {name}",
    bag: "{tiles:# tessera|# tessere} nel sacchetto",
    player: "{name}: {score}{turn?|, di turno}",
    tile: "{tile}, {points:# punto|# punti}{laid?|, sulla plancia}",
  },
  labels: {
    proper: "nome proprio",
    foreign: "parola straniera",
    abbreviation: "abbreviazione",
    acronym: "acronimo",
    affix: "affisso",
    hyphenated: "con trattino",
    apostrophe: "con apostrofo",
    offensive: "offensiva",
    archaic: "arcaismo",
    slang: "gergo",
    vulgar: "volgare",
  },
  moves: {
    play: "giocare",
    exchange: "cambiare",
    pass: "passare",
    accept: "accettare",
    resign: "abbandonare",
    challenge: "contestare",
    "exchange-blank": "scambiare un jolly",
    adjust: "correggere i punti",
    "tell-rack": "indicare un leggio",
    "return-excess": "restituire tessere",
    "set-turn": "assegnare il turno",
    end: "terminare la partita",
  },
  ends: {
    out: "qualcuno ha posato tutte le sue tessere",
    passes: "tutti hanno passato",
    scoreless: "troppi turni senza punti",
    turns: "tutti hanno giocato i loro ultimi turni",
    "no-plays": "non resta nessuna giocata",
    target: "qualcuno ha raggiunto il punteggio fissato",
    agreed: "i giocatori si sono accordati",
    resigned: "resta un solo giocatore",
    "lost-challenge": "una contestazione è fallita",
    time: "il tempo è scaduto",
    "lost-on-time": "tempo superato",
    late: "ritardo",
    disqualified: "squalifica",
    withdrawn: "ritiro",
    adjudicated: "il risultato è stato deciso dall'arbitro",
    aborted: "la partita è stata interrotta senza risultato",
  },
  adjustments: {
    challenge: "contestazione",
    rack: "tessere rimaste",
    time: "tempo",
    penalty: "penalità",
    correction: "correzione",
    "as-recorded": "come trascritto",
  },
}));

/** What is said of records, texts and data, in Italian. */
export const records: RecordMessages = /* @__PURE__ */ written<RecordMessages>(grammar, (by) => ({
  remarks: {
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
    said: "trovato: {found}, previsto: {expected}{hint?| ({hint})}",
    reasons: {
      "not-settled": by("points", {
        null: ["i punti delle tessere rimaste, per {name}", "niente per {name}"],
        other: ["{points} per {name}", "niente per {name}"],
      }),
      "no-settlement": ({ settled, unknown }) => [
        unknown.length > 0
          ? `${unknown.length === 1 ? "il leggio" : "i leggii"} di ${namesOf(unknown)}`
          : `i punti delle tessere rimaste (${pointsOfEach(settled)})`,
        "niente",
      ],
      "list-too-long": "al massimo {limit:# tessera|# tessere}",
      "rack-lacks": ({ tiles }) => `un leggio con ${tileNames(tiles, "un jolly")}`,
      "other-rack": by("of", { line: "le tessere del leggio, {rack}", other: "il leggio della giocata, {rack}" }),
      "tile-excess": ({ tiles }) =>
        `al massimo ${mostText(
          tiles,
          (n) => `${n} jolly`,
          (n) => `${n} sulla plancia`,
        )}`,
      "not-on-turn":
        "{turn?la fine della partita|{turn}}{missing?| (manca forse una giocata da {missing:# punto|# punti})}",
      "other-side": "{gain?chi contesta la giocata di {name}|{name}}",
      "no-play-before": "una giocata di {name} subito prima",
      "one-square-off": "{meant} (a una casella di distanza: lì le parole, i punti e il totale sono giusti)",
      "after-slip":
        "una giocata compatibile con la plancia ({plays:una giocata non lo è|# giocate non lo sono}, " +
        "probabilmente a causa della riga {since})",
      "bag-too-small": "almeno {needed:# tessera|# tessere} nel sacchetto, che ne contiene {bag}",
      "not-a-coordinate": "una coordinata come 8H (in orizzontale) o H8 (in verticale)",
      "not-a-play": "una coordinata e una parola, per esempio 8F HORN",
      "no-square": "una casella della plancia, al massimo {last}",
      "too-many-blanks": "al massimo {limit} jolly: le minuscole sono jolly, le maiuscole sono tessere con lettera",
      word: by("fault", {
        brackets: "parentesi a coppie",
        "not-closed": ["una parentesi di chiusura", "la fine della parola"],
        "over-the-edge": "una parola che finisca sulla plancia",
        "nothing-laid": "almeno una tessera che non sia ancora sulla plancia",
      }),
      "not-a-letter": "una lettera del set di tessere {tileSet}",
      misfit: "{lies?una tessera già presente|{lies}, che si trova} in {square}",
      "not-tiles": "tessere del set {tileSet}{most?|, al massimo {most} caratteri}",
      "not-a-cell": "una tessera del set {tileSet}, o un numero",
      hole: "nessuna tessera su un buco della plancia",
      "too-large": by("of", {
        gcg: by("unit", {
          bytes: ["una partita trascritta di 4 MB al massimo", "un testo di {length} byte"],
          other: ["una partita trascritta di 4 MB al massimo", "un testo di {length} caratteri"],
        }),
        other: by("unit", {
          bytes: ["una cronologia di partita di 4 MB al massimo", "un testo di {length} byte"],
          other: ["una cronologia di partita di 4 MB al massimo", "un testo di {length} caratteri"],
        }),
      }),
      "not-a-game": by("found", {
        "": by("of", {
          gcg: ["una partita trascritta: righe come >Ann: HORNEIA 8F HORN +14 14", "niente"],
          other: ["una cronologia di partita in JSON, con giocatori ed eventi", "niente"],
        }),
        other: by("of", {
          gcg: "una partita trascritta: righe come >Ann: HORNEIA 8F HORN +14 14",
          other: "una cronologia di partita in JSON, con giocatori ed eventi",
        }),
      }),
      encoding: "la codifica del file",
      line: by("want", {
        colon: "il segno dei due punti dopo il soprannome",
        action: "una giocata, un cambio, un passo o un evento tra parentesi",
        score: "un punteggio come +14",
        total: "un totale come 14",
        mark: "una riga che cominci con # o >",
      }),
      "too-long": by("of", {
        line: "una riga di 16 384 caratteri al massimo",
        other: "un nome di 8 000 caratteri al massimo",
      }),
      "not-here": "qualcosa che qui può essere accaduto",
      "no-such-player": "uno di questi: {names}",
      players:
        "una partita con {needed:# giocatore|# giocatori}, perché le regole fissano altrettanti punteggi " +
        "da raggiungere",
      repeated: "un solo #{pragma}",
      "too-many": by("of", {
        players: "al massimo {most:# giocatore|# giocatori}",
        other: "al massimo {most:# evento|# eventi}",
      }),
      unknown: by("of", { pragma: "un pragma del formato", other: "un campo di una cronologia di partita" }),
      "tile-set": "uno dei set di tessere {known}",
      lexicon: "un elenco di parole per il set di tessere {tileSet}",
      rules: by("of", {
        board: "una plancia dal nome noto, o regole fornite insieme al testo",
        game: "il gioco consueto, o regole fornite insieme al testo",
        "rack-size": "un numero di tessere",
        rules: "regole con cui si può giocare",
        bonus: "tessere e punti, per esempio 7 50",
      }),
      "not-a-position": "righe, leggii, punteggi e un numero di turni{most?|, al massimo {most} caratteri}",
      rows: ["{expected:# riga|# righe}, come la plancia delle regole", "{found:# riga|# righe}"],
      squares: "{expected:# casella|# caselle}",
      scores: "{expected:# punteggio|# punteggi}, uno per ogni leggio",
      number: by("of", { score: "un punteggio", other: "un numero di turni" }),
      decision: "lost-on-time/late/disqualified/withdrawn/adjudicated/aborted; chi ha vinto tra {players} giocatori",
      field: "{field}: {want}",
    },
    fields: {
      text: "testo",
      integer: "un numero intero",
      texts: "un elenco di testi",
      integers: "un elenco di numeri interi",
      objects: "un elenco di oggetti",
      beginning: "una partita dall'inizio",
      "at-most": "al massimo {most}",
      "one-of": "uno di questi: {names}",
    },
    causes: {
      "not-added": "i punti di questa riga non sono stati sommati?",
      "blank-counted":
        "{squares:il jolly è stato contato come la sua lettera?|i jolly sono stati contati come le loro lettere?}",
      "blank-elsewhere": "il jolly in {at}, e non in {not}?",
      "bonus-forgotten": "senza il bonus di {points}?",
      "bonus-undue": "con un bonus di {points}, che non spetta per {tiles:# tessera|# tessere}?",
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
      play: ["un passo, perché si scrive così", "{tiles?niente|{tiles}}"],
      tiles: by("declared", {
        null: ["un set di tessere di cui il programma conosca il nome", "le tessere del set {tileSet}"],
        other: ["{declared}", "le tessere del set {tileSet}"],
      }),
      bonuses: ["niente", "{text}"],
      board: ["una plancia dal nome noto", "una plancia di {cols} per {rows}"],
      "no-rack": ["tessere del set {tileSet}", "niente"],
      operation: ["{written}", "{text}"],
      "too-long": ["righe, leggii, punteggi e un numero di turni, al massimo {most} caratteri", "{text}"],
      line: ["un campo di una cronologia di partita", "{text}"],
      "too-many": ["al massimo {most} eventi", "{events} eventi"],
    },
  },
  problems: {
    codes: {
      type: by("type", {
        object: "un oggetto",
        list: "un elenco",
        text: "un testo",
        number: "un numero",
        integer: "un numero intero",
        boolean: "true o false",
        null: "null",
        bytes: "byte",
      }),
      unreadable: by("type", { object: "un oggetto leggibile", list: "un elenco leggibile" }),
      range: by("min", { null: "al massimo {max}", other: "{max?almeno {min}|da {min} a {max}}" }),
      choice: "{choices}",
      "unknown-key": "una delle chiavi {keys}{newer?|; forse una versione più recente di tilewright la conosce}",
      "too-large": by("of", {
        characters: "al massimo {most} caratteri",
        entries: "al massimo {most} elementi",
        values: "al massimo {most} elementi e proprietà in tutto",
        tiles: "al massimo {most} tessere",
        set: "al massimo {most} tessere in tutto",
        words: "al massimo {most} parole",
        events: "al massimo {most} eventi{after? e turni dovuti|, dopo altri {after}}",
        nodes: ["al massimo {most} nodi con nodeBits: {nodeBits}", "{found} nodi"],
        beginnings: "al massimo {most} inizi di parole",
      }),
      empty: by("of", {
        starts: ["almeno una casella di partenza", "nessuna"],
        letters: ["almeno una lettera", "nessuna"],
        prices: ["un prezzo per la prima contestazione fallita", "nessuno"],
        targets: ["un punteggio da raggiungere per tutti, o uno per ogni giocatore", "nessuno"],
        winners: ["almeno un vincitore", "nessuno"],
      }),
      repeated: by("of", {
        start: ["ogni casella di partenza una volta", "una casella due volte"],
        seat: "ogni posto una volta",
        letter: "ogni lettera una volta",
        bonus: "un bonus per ogni numero di tessere",
        part: "l'id di nessun'altra sezione",
      }),
      count: by("of", {
        rows: "{range} {max:riga|righe}",
        squares: "{range} {max:casella|caselle}",
        players: "{range} {max:giocatore|giocatori}",
        spreads: "{range} {max:differenza|differenze}",
        targets: "{range} {max:punteggio|punteggi} da raggiungere",
        commitments: "{range} {max:impegno|impegni}",
      }),
      conflict: by("why", {
        players: "almeno {limit}, il minimo",
        "max-tiles": "al massimo {limit}, il maggior numero di tessere di una giocata",
        multiplies: "0, perché il bonus moltiplica",
        "turns-after-bag": "un altro: con turnsAfterBag nessuno chiude",
        "letters-and-points": ["o lettere o punti", "entrambi, o nessuno dei due"],
        "first-play": "almeno {limit}, per una prima parola",
        "no-neighbour": ["una casella accanto a una libera, per una prima parola", "nessuna"],
        "few-tiles": "almeno {limit} tessere, per una prima parola e per ogni giocatore",
        "no-end": ["una fine per giocatori che passano soltanto, come passesEach: 2", "nessuna"],
      }),
      "unknown-letter": "{mark?|{mark} o }una lettera del set di tessere {tileSet}",
      letter: "da 1 a 8 caratteri in forma normale C, senza ? . ( ) [ ] / né spazi",
      legend: by("of", { key: "un solo carattere", other: "un carattere della legenda" }),
      hole: by("mark", {
        "": ["una casella che non è un buco", "un buco"],
        ".": ".: questo è un buco",
        other: ["null: questo è un buco", "una tessera"],
      }),
      hidden: "0: una partita con un seme non nasconde tessere",
      version: "{version}",
      json: by("of", {
        text: "un testo in JSON",
        other: "un elenco di tessere posate, in JSON; parsePlay legge un testo come 8F HORN",
      }),
      reference: by("to", {
        event: "l'indice di un evento precedente di tipo {type}",
        word: "l'indice di una delle {words} parole",
        playing: "un giocatore che non ha abbandonato",
        left: "un giocatore ancora in gioco",
        "turn-owed": ["un turno dovuto per una contestazione fallita", "uno che nessuno deve"],
        "turns-owed": "al massimo {most}, uno per ogni contestazione fallita",
        over: "una partita finita: restano meno di due giocatori",
      }),
      rack: by("tiles", {
        0: "un elenco vuoto",
        null: "null: nessuno guarda",
        other: "{found?le tessere di chi guarda|{tiles}}",
      }),
      root: by("reversed", {
        true: ["un puntatore a un primo elenco", "i suoi byte in ordine inverso"],
        other: ["un puntatore a un primo elenco", "{hex}"],
      }),
      cycle: ["un percorso che finisce", "un percorso che torna al nodo {found}"],
      truncated: by("of", {
        node: ["4 byte per ogni nodo", "{found} byte"],
        other: ["un altro nodo di questo elenco", "la fine del file"],
      }),
      arc: "un arco verso uno dei {nodes} nodi",
      "letter-number": "una lettera da 1 a {letters}",
      separator: by("of", {
        second: ["un separatore in ogni parola", "un altro dopo"],
        end: ["lettere dopo il separatore", "la fine di una parola"],
        other: ["solo lettere nel DAWG", "un separatore"],
      }),
      anagrams: ["parole", "{found} anagrammi, con le lettere in ordine alfabetico"],
      "dead-end": ["la fine di una parola, o lettere dopo", "né l'una né le altre"],
      order: "una lettera dopo {after}",
      hex: "64 cifre esadecimali minuscole",
      commitment: ["il segreto dell'impegno {commitment}", "un altro"],
      part: by("found", {
        records: ["le stesse partite di un altro rapporto che ha una sezione {id}", "altre"],
        other: ["le stesse cifre di un altro rapporto che ha una sezione {id}", "altre"],
      }),
    },
    said: "previsto: {expected}; trovato: {found}",
  },
  found: {
    list: "un elenco",
    object: "un oggetto",
    "object-that-throws": "un oggetto che dà errore alla lettura",
    bigint: "un bigint",
    function: "una funzione",
    symbol: "un simbolo",
  },
  findings: {
    reasons: {
      differs: "previsto: {expected}; trovato: {found}",
      missing: "manca {due}, e {instead?non segue nessun evento|al suo posto c'è {instead}}",
      "not-by-itself": "niente di ciò che precede porta a {what}",
      "not-on-turn": "{turn?non è di turno nessuno, nemmeno|è di turno {turn}, non} {player}",
      refused: "{what} è contro le regole: {violations}",
      "end-reason":
        "secondo le regole la partita {expected?non finisce qui, e invece finisce|finisce " +
        "({ends.expected}), e invece finisce in altro modo} ({ends.found})",
      settlement: "per {player} le tessere rimaste valgono {expected:# punto|# punti}, non {found:# punto|# punti}",
      "tile-total": "{found:c'è # tessera|ci sono # tessere}, e il set ne ha {expected}",
      "tile-excess": "la tessera {tile} compare {found:# volta|# volte}, e nel set {most:# volta|# volte}",
      "rack-too-long": "sul leggio {found:c'è # tessera|ci sono # tessere}, e le regole ne ammettono {limit}",
      "not-in-bag": "il leggio contiene {drawn}, e questo non può venire dal sacchetto: {tiles}",
      "not-written-down":
        "ciò che tutti hanno pubblicato prima della partita non è stato annotato, quindi niente è provato",
      "unknown-seed": "senza il seme non si può controllare nessuna estrazione",
      "other-seed": "il seme non è fatto di queste condizioni e di un segreto di ogni giocatore e del server",
      "other-secret": "{owner} ha pubblicato l'hash di un altro segreto",
      chosen:
        "è stato {agreed?scelto, ed era convenuto di estrarlo a sorte|estratto a sorte, ed era convenuto " +
        "di sceglierlo}",
      "early-ruling": "{what} è una decisione prima della fine, e cambia tutte le estrazioni successive",
      gone: "prima {seen:si era visto # evento|si erano visti # eventi}, e {found:ce n'è #|ce ne sono #}",
      undone: "di {from:# evento|# eventi} sono stati annullati tutti tranne {to:il primo|i primi #}",
      "other-setup": "le regole, i nomi o il dizionario non sono più quelli di prima",
      "not-in-log": "il registro finisce dopo {seen:# evento|# eventi}, e la partita ne ha {found}",
      "broken-log": "le voci del registro non danno il suo hash di testa",
    },
    words: {
      player: "il giocatore {number}",
      server: "il server",
      nothing: "niente",
      hidden: "{hidden:# nascosta|# nascoste}",
      and: "e",
    },
  },
  boardFindings: {
    "tile-excess": "La tessera {tile} compare {found:# volta|# volte}, e nel set {most:# volta|# volte}.",
    "too-few-tiles": "La prima giocata richiede almeno {needed:# tessera|# tessere}.",
    "start-not-covered": "Nessuna tessera copre {squares o}.",
    "not-connected": "{squares:La tessera|Le tessere} in {squares e} non {squares:tocca|toccano} le altre.",
    "word-repeated": "{word} compare più di una volta sulla plancia.",
    "no-tiles": "Non è stata aggiunta nessuna tessera.",
    "tile-changed": "In {squares e} {squares:c'è una tessera diversa|ci sono tessere diverse} da prima.",
    "tile-gone": "{squares:La tessera|Le tessere} in {squares e} non {squares:c'è|ci sono} più.",
  },
}));

/** What is said of whole games, in Italian. */
export const replay: ReplayMessages = /* @__PURE__ */ written<ReplayMessages>(grammar, (by) => ({
  story: {
    play: "{name}: {play}{from?| (leggio {from})}, {points:# punto|# punti}",
    exchanged: "{name} cambia {tiles}.",
    adjusted: "{name}: {+points:# punto|# punti} ({reason}).",
    letterPremium: "{square} {premium}: in {word} la {letter} vale {points}, non {value}",
    wordPremium: "{square} {premium}: {word} si moltiplica per {factor}",
  },
  events: {
    dealt: "",
    exchanged: "{player} cambia {returned:# tessera|# tessere}.",
    passed: "{player} passa.",
    resigned: "{player} abbandona.",
    "turn-set": "",
    "turn-lost": "{player} salta un turno.",
    challenged: by("upheld", {
      true:
        "{player} contesta{invalid?: almeno una parola non è ammessa| {invalid}: {invalid:non ammessa|non " +
        "ammesse}}.",
      other: "{player} contesta invano.",
    }),
    "phony-returned": "{player} ritira la giocata: {points:# punto|# punti} in meno, {score} in tutto.",
    "blank-exchanged": "{player} prende un jolly in cambio di {letter}.",
    "rack-told": "",
    "excess-returned": "{player} restituisce le tessere in eccesso.",
  },
  sheet: {
    exchange: "cambia {tiles}",
    pass: "passa",
    missesTurn: "salta il turno",
    doesNotFit: "non può stare lì",
    takenOff: "ritirata",
    unplayedTiles: "tessere rimaste",
    total: "totale",
  },
  page: {
    turn: "Turno",
    showTurn: "Mostra il turno {turn}",
    oneTurn: "Turno {turn}",
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
    won: "{name} ha vinto.",
    tie: "Pareggio.",
    nobodyWon: "Nessuno ha vinto.",
    notOver: "La partita non è finita.",
    disagree: "Dove la registrazione e le regole non concordano",
    place: "Riga {line}, colonna {column}",
    keys: "Con le frecce sinistra e destra si passa da un turno all'altro.",
    madeFrom: "Pagina creata con tilewright{file?| a partire da {file}}. Punti ricontati secondo le regole {rules}.",
  },
}));

/** Everything in Italian. */
export const italianMessages: Messages = /* @__PURE__ */ whole(board, records, replay);
