/**
 * The messages of the library in German.
 *
 * @module tilewright/messages/german
 * @packageDocumentation
 */
import { counted, isBlankMark, mostText, namesOf, pointsOfEach } from "../helpers.ts";
import type { BoardMessages, Messages, RecordMessages, ReplayMessages } from "../types/messages.ts";
import { whole } from "../whole.ts";
import { formOfTwo, type Grammar, written } from "../written.ts";

/** How German counts, and what it calls things. */
const grammar: Grammar = {
  form: formOfTwo,
  blank: "Blanko",
  across: "waagerecht",
  down: "senkrecht",
};

/** What games and boards say, in German. */
export const board: BoardMessages = /* @__PURE__ */ written<BoardMessages>(grammar, (by) => ({
  language: "de",
  name: "Deutsch",
  violations: {
    "no-tiles": "Es ist kein Stein angegeben.",
    malformed: "{path}: erwartet: {expected}; gefunden: {found}.",
    "off-board": "{squares:Ein Stein liegt außerhalb des Bretts.|# Steine liegen außerhalb des Bretts.}",
    "on-hole": "Auf {squares und} {squares:ist kein Feld, auf das|sind keine Felder, auf die} man legen kann.",
    "square-occupied": "Auf {squares und} {squares:liegt schon ein Stein|liegen schon Steine}.",
    "square-repeated": "Auf {squares und} wird {squares:|jeweils }mehr als ein Stein gelegt.",
    "too-many-tiles": "In einem Zug {limit:höchstens ein Stein|höchstens # Steine}.",
    "too-few-tiles": "Der erste Zug braucht mindestens {needed:# Stein|# Steine}.",
    "blank-without-letter":
      "Für {squares:welchen Buchstaben steht der Blanko|welche Buchstaben stehen die " +
      "Blankos} auf {squares und}? Bitte angeben.",
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" ist kein Buchstabe. Ein Blanko wird als { letter: "N", blank: true } gelegt, oder als ` +
          "{ letter: null }, bis sein Buchstabe gewählt ist."
        : `${letter} ist kein Buchstabe dieses Steinsatzes${instead === undefined ? "" : `, wohl aber ${instead}`}.`,
    "not-in-line": "Die Steine eines Zuges müssen in einer Zeile oder einer Spalte liegen.",
    gap: "Auf {squares und} {squares:ist eine Lücke|sind Lücken}.",
    "start-not-covered": "Der erste Zug muss {squares oder} bedecken.",
    "not-connected": "Der Zug muss an einen Stein anschließen, der auf dem Brett liegt.",
    "not-on-rack": by("tile", {
      "?": "Benötigt: {played:# Blanko|# Blankos}. Auf der Bank: {held?keiner|{held}}.",
      other: "Benötigt: {played:# Stein|# Steine} {tile}. Auf der Bank: {held?keiner|{held}}.",
    }),
    "word-repeated": "{word} ist schon gespielt worden.",
    "invalid-word": "{word} {labels?steht nicht im Wörterbuch|ist nicht erlaubt: {labels.labels}}.",
    "not-your-turn": "Sie sind nicht am Zug.",
    "game-over": "Die Partie ist zu Ende.",
    stale: "Die Partie ist weitergegangen, seit Sie sie zuletzt gesehen haben.",
    "not-allowed": "{moves.move} ist jetzt nicht möglich.",
    "unknown-player":
      "{found} spielt in dieser Partie nicht mit. Sie hat {players:# Spieler|# Spieler}; der erste ist 0.",
    "player-needed": "Mehrere Spieler könnten das tun: Geben Sie an, wer es tut.",
    "history-full": "Die Partie ist zu lang, um sie fortzusetzen. Sie kann nur noch beendet werden.",
    "score-too-large": "Die Punktzahl wäre zu hoch, um gezählt zu werden.",
    "wrong-viewer": "Diese Aktualisierung ist für jemand anderen bestimmt.",
    "bag-too-small":
      "Dafür {needed:muss ein Stein|müssen # Steine} im Beutel sein; er {bag?ist leer|enthält nur {bag}}.",
    "too-many-exchanges": "Jeder darf in einer Partie {limit:nur einmal|nur #-mal} tauschen.",
    "wrong-points": "Der Zug zählt {points:# Punkt|# Punkte}, nicht {claimed}.",
    "nothing-to-challenge": "Es gibt jetzt keinen Zug, der angezweifelt werden kann.",
    "own-play": "Den eigenen Zug kann man weder anzweifeln noch annehmen.",
    "no-dictionary": "Um zu entscheiden, ob die Wörter zulässig sind, wird ein Wörterbuch gebraucht.",
    "no-such-word": "Der Zug hat kein Wort Nummer {word+1}, das noch angezweifelt werden kann.",
    "blank-mismatch": "Auf {squares und} liegt kein Blanko, den ein Stein der Bank ersetzen könnte.",
    "plays-remain": "Es ist noch ein Zug möglich.",
    "rack-too-full": ({ held, limit }) =>
      `Auf der Bank ${held === 1 ? "liegt 1 Stein" : `liegen ${held} Steine`}, erlaubt ` +
      `${limit === 1 ? "ist" : "sind"} nur ${limit}. ` +
      `Geben Sie zuerst ${held - limit === 1 ? "den" : "die"} überzähligen zurück in den Beutel (return-excess).`,
    "rack-unknown":
      "Die {players:Bank von Spieler {players+1} muss|Bänke der Spieler {players+1 und} müssen} " +
      "zuerst gemeldet werden.",
  },
  scores: {
    bonus: "Prämie ({tiles:# Stein|# Steine}) {points}",
    total: "Summe",
  },
  picture: {
    size:
      "Ein Brett mit {rows:# Zeile|# Zeilen} und {cols:# Spalte|# Spalten}, {tiles?ohne Steine|mit " +
      "{tiles:# Stein|# Steinen}}.",
    premium: {
      letter: by("factor", {
        2: "doppelter Buchstabenwert",
        3: "dreifacher Buchstabenwert",
        4: "vierfacher Buchstabenwert",
        other: "{factor}-facher Buchstabenwert",
      }),
      word: by("factor", {
        2: "doppelter Wortwert",
        3: "dreifacher Wortwert",
        4: "vierfacher Wortwert",
        other: "{factor}-facher Wortwert",
      }),
      letters: "nur für {letters oder}",
      points: "nur für Steine mit Wert {points oder}",
      sticks: "zählt jedes Mal",
    },
  },
  board: {
    empty: "Der erste Zug muss {squares oder} bedecken.",
    word: "{word} {direction} ab {square}{blanks?|, mit {blanks:Blanko|Blankos} für {blanks und}}.",
    alone: "{letter} allein auf {square}{blank?|, ein Blanko}.",
    premiumSquares: "{squares:Feld|Felder} {squares und}: {premium}.",
    lastPlay: "Letzter Zug: {player}, {words und}, {points:# Punkt|# Punkte}.",
  },
  draft: {
    at: {
      hole: "kein Feld zum Legen",
      start: "Startfeld",
      empty: "leer",
      unnamed: "ein Blanko ohne Buchstaben",
      blank: "ein Blanko",
      laid: "wird gerade gelegt",
    },
    direction: "Es wird {direction} gelegt.",
    picked: "{tile} aufgenommen.",
    "put-down": "{tile} zurückgelegt.",
    laid:
      "{letter?Blanko auf {square}. Für welchen Buchstaben steht er?|{letter}{blank?|, ein Blanko,} auf " +
      "{square}.}",
    "laid-play": "{tiles:# Stein|# Steine} ab {square} {direction} gelegt.",
    named: "Der Blanko auf {square} ist {letter}.",
    moved: "{letter} nach {square} verschoben.",
    "taken-back": "{tiles} zurückgenommen.",
    rack: "Bank: {tiles}.",
    exchange: by("tiles", {
      0: "Wählen Sie die Steine zum Tauschen.",
      null: "Kein Tausch.",
      other: "Zum Tauschen gewählt: {tiles}.",
    }),
    "no-tile": "Auf der Bank ist kein {letter} mehr.",
    "not-a-letter": "{text} ist kein Buchstabe dieses Spiels.",
    "square-taken": "Auf {square} kann kein Stein gelegt werden.",
    "nothing-laid": "Dort ist kein Stein gelegt worden.",
    unreadable: "Erwartet: eine Koordinate und ein Wort, etwa 8F HORN; gefunden: {text}.",
    score: "{words}: {points:# Punkt|# Punkte}.{invalid?| Nicht im Wörterbuch: {invalid}.}",
  },
  news: {
    "drew-for-start": "",
    dealt: "",
    played: "{you?{player} hat|Sie haben} {words} für {points:# Punkt|# Punkte} gespielt.",
    exchanged: "{you?{player} hat|Sie haben} {returned:# Stein|# Steine} getauscht.",
    passed: "{you?{player} hat|Sie haben} gepasst.",
    accepted: "{you?{player} zweifelt|Sie zweifeln} nicht an.",
    resigned: "{you?{player} hat|Sie haben} aufgegeben.",
    "turn-set": "",
    "turn-lost": "{you?{player} musste|Sie mussten} einmal aussetzen.",
    challenged: by("upheld", {
      true:
        "{you?{player} hat|Sie haben} angezweifelt{invalid?: Mindestens ein Wort ist nicht zulässig|. Nicht " +
        "zulässig: {invalid}}.",
      other: by("cost", {
        "lose-turn":
          "{you?{player} hat|Sie haben} den Zug vergeblich angezweifelt: {words:Das Wort ist|Die Wörter sind} " +
          "gültig. {you?{player} setzt|Sie setzen} einmal aus.",
        other:
          "{you?{player} hat|Sie haben} den Zug vergeblich angezweifelt: {words:Das Wort ist|Die Wörter sind} " +
          "gültig.{seconds?| Das kostet {seconds:# Sekunde|# Sekunden} Bedenkzeit.}",
      }),
    }),
    "phony-returned":
      "{you?{player} nimmt|Sie nehmen} den Zug zurück und {you?verliert|verlieren} {points:# Punkt|# Punkte}.",
    "blank-exchanged":
      "{you?{player} hat|Sie haben} den Blanko von {square} genommen und durch einen Stein {letter} ersetzt.",
    "rack-told": "",
    "excess-returned": "{you?{player} hat|Sie haben} {tiles:# Stein|# Steine} zurückgegeben.",
    adjusted: "{you?{player}|Für Sie}: {+points:# Punkt|# Punkte} ({adjustments.reason}{note?|, {note}}).",
    ended: "",
    decided: "{ruling?|Entscheidung: {ruling}.}",
    turn: "{you?{player} ist|Sie sind} am Zug.",
    waiting:
      "{you?Die Partie ist zu Ende, es sei denn, {players oder} zweifelt den Zug|Nehmen Sie den Zug " +
      "an, oder zweifeln Sie ihn} an.",
    over: by("you", {
      true:
        "Die Partie ist zu Ende: {ends.reason}. {winners?Sie|Sie{winners: und|,} {winners und}} haben gewonnen." +
        "{score?| {score}.}",
      other:
        "Die Partie ist zu Ende: {ends.reason}.{winners?| Es {winners:gewinnt|gewinnen} {winners und}.}" +
        "{score?| {score}.}",
    }),
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
    challengeCosts: by("cost", {
      nothing: "Sind alle angezweifelten Wörter gültig, kostet Sie das nichts.",
      "lose-turn": "Sind alle angezweifelten Wörter gültig, setzen Sie einmal aus.",
      "lose-game": "Sind alle angezweifelten Wörter gültig, verlieren Sie die Partie.",
      "lose-points":
        "Sind alle angezweifelten Wörter gültig, verlieren Sie {seconds?|{seconds:# Sekunde|# Sekunden} " +
        "Bedenkzeit und }{points:# Punkt|# Punkte}{eachWord?| je Wort}.",
      "give-points":
        "Sind alle angezweifelten Wörter gültig, erhält {opponent} {points:# Punkt|# Punkte}{eachWord?| je " +
        "Wort}{seconds?|, und Sie verlieren {seconds:# Sekunde|# Sekunden} Bedenkzeit}.",
      time: "Sind alle angezweifelten Wörter gültig, verlieren Sie {seconds:# Sekunde|# Sekunden} Bedenkzeit.",
    }),
    cancel: "Abbrechen",
    reveal: "Steine von {name} zeigen",
    bag: "{tiles:# Stein|# Steine} im Beutel",
    player: "{name}: {score}{turn?|, am Zug}",
    tile: "{tile}, {points:# Punkt|# Punkte}{laid?|, auf dem Brett}",
  },
  labels: {
    proper: "Eigenname",
    foreign: "fremdsprachig",
    abbreviation: "Abkürzung",
    acronym: "Akronym",
    affix: "Wortteil",
    hyphenated: "mit Bindestrich",
    apostrophe: "mit Apostroph",
    offensive: "beleidigend",
    archaic: "veraltet",
    slang: "umgangssprachlich",
    vulgar: "vulgär",
  },
  moves: {
    play: "Legen",
    exchange: "Tauschen",
    pass: "Passen",
    accept: "Annehmen",
    resign: "Aufgeben",
    challenge: "Anzweifeln",
    "exchange-blank": "Eintauschen eines Blankos",
    adjust: "Ändern der Punkte",
    "tell-rack": "Melden einer Bank",
    "return-excess": "Zurückgeben von Steinen",
    "set-turn": "Bestimmen, wer am Zug ist,",
    end: "Beenden der Partie",
  },
  ends: {
    out: "jemand hat alle Steine gelegt",
    passes: "alle haben gepasst",
    scoreless: "zu viele Züge ohne Punkte",
    turns: "alle haben ihre letzten Züge gemacht",
    "no-plays": "es gibt keinen Zug mehr",
    target: "jemand hat die Zielpunktzahl erreicht",
    agreed: "die Spieler haben es vereinbart",
    resigned: "nur noch ein Spieler ist übrig",
    "lost-challenge": "eine Anzweiflung war erfolglos",
    time: "die Zeit ist abgelaufen",
    "lost-on-time": "die Zeit wurde überschritten",
    late: "jemand kam zu spät",
    disqualified: "jemand wurde disqualifiziert",
    withdrawn: "jemand hat sich zurückgezogen",
    adjudicated: "das Ergebnis wurde festgelegt",
    aborted: "die Partie wurde ohne Ergebnis abgebrochen",
  },
  adjustments: {
    challenge: "Anzweiflung",
    rack: "Reststeine",
    time: "Zeit",
    penalty: "Strafe",
    correction: "Berichtigung",
    "as-recorded": "wie aufgezeichnet",
  },
}));

/** What is said of records, texts and data, in German. */
export const records: RecordMessages = /* @__PURE__ */ written<RecordMessages>(grammar, (by) => ({
  remarks: {
    codes: {
      "wrong-score": "Falsche Punktzahl",
      "wrong-total": "Falsche Summe",
      "wrong-settlement": "Falsche Abrechnung der Reststeine",
      "rack-lacks-tile": "Bank stimmt nicht",
      "too-many-tiles": "Zu viele Steine",
      "out-of-turn": "Nicht am Zug",
      unreadable: "Nicht lesbar",
      "irregular-play": "Regelwidriger Zug",
      "unknown-pragma": "Unbekanntes Pragma",
      "not-expressible": "Nicht darstellbar",
    },
    said: "gefunden: {found}, erwartet: {expected}{hint?| ({hint})}",
    reasons: {
      "not-settled": by("points", {
        null: ["die Punkte der Reststeine für {name}", "nichts für {name}"],
        other: ["{points} für {name}", "nichts für {name}"],
      }),
      "no-settlement": ({ settled, unknown }) => [
        unknown.length > 0
          ? `${unknown.length === 1 ? "die Bank" : "die Bänke"} von ${namesOf(unknown)}`
          : `Punkte für die Reststeine (${pointsOfEach(settled)})`,
        "nichts",
      ],
      "list-too-long": "höchstens {limit:# Stein|# Steine}",
      "rack-lacks": "eine Bank mit {tiles}",
      "other-rack": by("of", { line: "die Steine der Bank, {rack}", other: "die Bank bei diesem Zug, {rack}" }),
      "tile-excess": ({ tiles }) =>
        `höchstens ${mostText(
          tiles,
          (n) => counted(n, "Blanko", "Blankos"),
          (n) => `${n} auf dem Brett`,
        )}`,
      "not-on-turn":
        "{turn?das Ende der Partie|{turn}}{missing?| (es fehlt wohl ein Zug, der {missing:# Punkt|# Punkte} brachte)}",
      "other-side": "{gain?jemand, der den Zug von {name} anzweifelt|{name}}",
      "no-play-before": "ein Zug von {name} unmittelbar davor",
      "one-square-off": "{meant} (ein Feld daneben: dort stimmen Wörter, Punkte und Summe)",
      "after-slip":
        "ein Zug, der zum Brett passt ({plays:ein Zug passt|# Züge passen} nicht, wohl wegen Zeile {since})",
      "bag-too-small": "mindestens {needed:# Stein|# Steine} im Beutel; er enthält {bag}",
      "not-a-coordinate": "eine Koordinate wie 8H (waagerecht) oder H8 (senkrecht)",
      "not-a-play": "eine Koordinate und ein Wort, etwa 8F HORN",
      "no-square": "ein Feld des Bretts, höchstens {last}",
      "too-many-blanks":
        "höchstens {limit:# Blanko|# Blankos}: Kleinbuchstaben sind Blankos, Großbuchstaben sind gewöhnliche Steine",
      word: by("fault", {
        brackets: "Klammern paarweise",
        "not-closed": ["eine schließende Klammer", "das Ende des Wortes"],
        "over-the-edge": "ein Wort, das auf dem Brett endet",
        "nothing-laid": "mindestens ein Stein, der noch nicht auf dem Brett liegt",
      }),
      "not-a-letter": "ein Buchstabe des Steinsatzes {tileSet}",
      misfit: "{lies?ein Stein, der auf {square} liegt|{lies}; dieser Stein liegt auf {square}}",
      "not-tiles": "Steine des Steinsatzes {tileSet}{most?|, höchstens {most} Zeichen}",
      "not-a-cell": "ein Stein des Steinsatzes {tileSet}, oder eine Zahl",
      hole: "kein Stein auf einem Loch des Bretts",
      "too-large": by("of", {
        gcg: by("unit", {
          bytes: ["eine aufgezeichnete Partie von höchstens 4 MB", "ein Text von {length} Bytes"],
          other: ["eine aufgezeichnete Partie von höchstens 4 MB", "ein Text von {length} Zeichen"],
        }),
        other: by("unit", {
          bytes: ["ein Spielverlauf von höchstens 4 MB", "ein Text von {length} Bytes"],
          other: ["ein Spielverlauf von höchstens 4 MB", "ein Text von {length} Zeichen"],
        }),
      }),
      "not-a-game": by("found", {
        "": by("of", {
          gcg: ["eine aufgezeichnete Partie: Zeilen wie >Ann: HORNEIA 8F HORN +14 14", "nichts"],
          other: ["ein Spielverlauf als JSON, mit Spielern und Ereignissen", "nichts"],
        }),
        other: by("of", {
          gcg: "eine aufgezeichnete Partie: Zeilen wie >Ann: HORNEIA 8F HORN +14 14",
          other: "ein Spielverlauf als JSON, mit Spielern und Ereignissen",
        }),
      }),
      encoding: "die Zeichenkodierung der Datei",
      line: by("want", {
        colon: "ein Doppelpunkt nach dem Spitznamen",
        action: "ein Zug, ein Tausch, Passen oder ein Ereignis in Klammern",
        score: "eine Punktzahl wie +14",
        total: "eine Summe wie 14",
        mark: "eine Zeile, die mit # oder > beginnt",
      }),
      "too-long": by("of", {
        line: "eine Zeile von höchstens 16 384 Zeichen",
        other: "ein Name von höchstens 8 000 Zeichen",
      }),
      "not-here": "etwas, das hier geschehen sein kann",
      "no-such-player": "einer dieser Namen: {names}",
      players: "eine Partie mit {needed} Spielern, denn die Regeln nennen so viele Zielpunktzahlen",
      repeated: "nur ein #{pragma}",
      "too-many": by("of", { players: "höchstens {most} Spieler", other: "höchstens {most:# Ereignis|# Ereignisse}" }),
      unknown: by("of", { pragma: "ein Pragma des Formats", other: "ein Feld eines Spielverlaufs" }),
      "tile-set": "einer der Steinsätze {known}",
      lexicon: "eine Wortliste für den Steinsatz {tileSet}",
      rules: by("of", {
        board: "ein Brett mit bekanntem Namen, oder Regeln, die mit dem Text übergeben werden",
        game: "das übliche Spiel, oder Regeln, die mit dem Text übergeben werden",
        "rack-size": "eine Anzahl von Steinen",
        rules: "Regeln, mit denen man spielen kann",
        bonus: "Steine und Punkte, etwa 7 50",
      }),
      "not-a-position": "Zeilen, Bänke, Punktzahlen und eine Anzahl von Zügen{most?|, höchstens {most} Zeichen}",
      rows: ["{expected:# Zeile|# Zeilen} wie auf dem Brett der Regeln", "{found:# Zeile|# Zeilen}"],
      squares: "{expected:# Feld|# Felder}",
      scores: "{expected:# Punktzahl|# Punktzahlen}, eine für jede Bank",
      number: by("of", { score: "eine Punktzahl", other: "eine Anzahl von Zügen" }),
      decision: "lost-on-time/late/disqualified/withdrawn/adjudicated/aborted; wer von {players} Spielern gewonnen hat",
      field: "{field}: {want}",
    },
    fields: {
      text: "Text",
      integer: "eine ganze Zahl",
      texts: "eine Liste von Texten",
      integers: "eine Liste ganzer Zahlen",
      objects: "eine Liste von Objekten",
      beginning: "eine Partie von Anfang an",
      "at-most": "höchstens {most}",
      "one-of": "einer dieser Namen: {names}",
    },
    causes: {
      "not-added": "die Punkte dieser Zeile nicht addiert?",
      "blank-counted": "{squares:der Blanko wie sein Buchstabe gezählt?|die Blankos wie ihre Buchstaben gezählt?}",
      "blank-elsewhere": "der Blanko auf {at} und nicht auf {not}?",
      "bonus-forgotten": "ohne die Prämie von {points}?",
      "bonus-undue": "mit einer Prämie von {points}, die es für {tiles:# Stein|# Steine} nicht gibt?",
      challenges: ({ each, words }) => {
        const more = each * (words ?? 1);
        if (words !== null)
          return `${more} mehr als nach den Regeln: fünf Punkte für jedes der ${words} angezweifelten Wörter?`;
        return each === 5
          ? `${more} mehr als nach den Regeln: fünf Punkte für eine erfolglose Anzweiflung?`
          : `${more} mehr als nach den Regeln: zehn Punkte für eine erfolglose Anzweiflung?`;
      },
    },
    unsaid: {
      play: ["Passen, denn so wird es aufgezeichnet", "{tiles?nichts|{tiles}}"],
      tiles: by("declared", {
        null: ["ein Steinsatz, dessen Namen das Leseprogramm kennt", "die Steine des Steinsatzes {tileSet}"],
        other: ["{declared}", "die Steine des Steinsatzes {tileSet}"],
      }),
      bonuses: ["nichts", "{text}"],
      board: ["ein Brett mit bekanntem Namen", "ein Brett von {cols} mal {rows}"],
      "no-rack": ["Steine des Steinsatzes {tileSet}", "nichts"],
      operation: ["{written}", "{text}"],
      "too-long": ["Zeilen, Bänke, Punktzahlen und eine Anzahl von Zügen, höchstens {most} Zeichen", "{text}"],
      line: ["ein Feld eines Spielverlaufs", "{text}"],
      "too-many": ["höchstens {most} Ereignisse", "{events} Ereignisse"],
    },
  },
  problems: {
    codes: {
      type: by("type", {
        object: "ein Objekt",
        list: "eine Liste",
        text: "ein Text",
        number: "eine Zahl",
        integer: "eine ganze Zahl",
        boolean: "true oder false",
        null: "null",
        bytes: "Bytes",
      }),
      unreadable: by("type", { object: "ein Objekt, das sich lesen lässt", list: "eine Liste, die sich lesen lässt" }),
      range: by("min", { null: "höchstens {max}", other: "{max?mindestens {min}|{min} bis {max}}" }),
      choice: "{choices}",
      "unknown-key": "eines von {keys}{newer?|; eine neuere Version von tilewright kennt es vielleicht}",
      "too-large": by("of", {
        characters: "höchstens {most} Zeichen",
        entries: "höchstens {most} Einträge",
        values: "höchstens {most} Einträge und Eigenschaften insgesamt",
        tiles: "höchstens {most} Steine",
        set: "höchstens {most} Steine insgesamt",
        words: "höchstens {most} Wörter",
        events: "höchstens {most} Ereignisse {after?und geschuldete Züge|nach {after} anderen}",
        nodes: ["höchstens {most} Knoten mit nodeBits: {nodeBits}", "{found} Knoten"],
        beginnings: "höchstens {most} Wortanfänge",
      }),
      empty: by("of", {
        starts: ["mindestens ein Startfeld", "keines"],
        letters: ["mindestens ein Buchstabe", "keiner"],
        prices: ["ein Preis für die erste erfolglose Anzweiflung", "keiner"],
        targets: ["eine Zielpunktzahl für alle, oder eine für jeden Spieler", "keine"],
        winners: ["mindestens ein Gewinner", "keiner"],
      }),
      repeated: by("of", {
        start: ["jedes Startfeld einmal", "ein Feld zweimal"],
        seat: "jeder Platz einmal",
        letter: "jeder Buchstabe einmal",
        bonus: "eine Prämie je Anzahl von Steinen",
        part: "die id keines anderen Teils",
      }),
      count: by("of", {
        rows: "{range} {max:Zeile|Zeilen}",
        squares: "{range} {max:Feld|Felder}",
        players: "{range} Spieler",
        spreads: "{range} {max:Differenz|Differenzen}",
        targets: "{range} {max:Zielpunktzahl|Zielpunktzahlen}",
        commitments: "{range} {max:Festlegung|Festlegungen}",
      }),
      conflict: by("why", {
        players: "mindestens {limit}, das Minimum",
        "max-tiles": "höchstens {limit}, so viele Steine wie ein Zug haben darf",
        multiplies: "0, weil die Prämie multipliziert",
        "turns-after-bag":
          "ein anderer Wert: Mit turnsAfterBag endet die Partie nicht, wenn jemand alle Steine gelegt hat",
        "letters-and-points": ["entweder Buchstaben oder Punkte", "beides oder keines"],
        "first-play": "mindestens {limit}, für ein erstes Wort",
        "no-neighbour": ["ein Feld neben einem freien, für ein erstes Wort", "keines"],
        "few-tiles": "mindestens {limit} Steine, für ein erstes Wort und für jeden Spieler",
        "no-end": ["ein Ende für Spieler, die nur passen, etwa passesEach: 2", "keines"],
      }),
      "unknown-letter": "{mark?|{mark} oder }ein Buchstabe des Steinsatzes {tileSet}",
      letter: "1 bis 8 Zeichen in Normalform C, keines davon ? . ( ) [ ] / oder Leerraum",
      legend: by("of", { key: "ein Zeichen", other: "ein Zeichen der Legende" }),
      hole: by("mark", {
        "": ["ein Feld, das kein Loch ist", "ein Loch"],
        ".": ".: Hier ist ein Loch",
        other: ["null: Hier ist ein Loch", "ein Stein"],
      }),
      hidden: "0: Eine Partie mit Seed verdeckt keinen Stein",
      version: "{version}",
      json: by("of", {
        text: "ein Text in JSON",
        other: "eine Liste von Steinen in JSON; einen Text wie 8F HORN liest parsePlay",
      }),
      reference: by("to", {
        event: "der Index eines früheren Ereignisses vom Typ {type}",
        word: "der Index eines von {words} Wörtern",
        playing: "ein Spieler, der nicht aufgegeben hat",
        left: "ein Spieler, der noch da ist",
        "turn-owed": ["ein Zug, der für eine erfolglose Anzweiflung geschuldet ist", "einer, den niemand schuldet"],
        "turns-owed": "höchstens {most}, einer für jede erfolglose Anzweiflung",
        over: "eine Partie, die zu Ende ist: Es sind weniger als zwei Spieler übrig",
      }),
      rack: by("tiles", {
        0: "eine leere Liste",
        null: "null: Es gibt keinen Betrachter",
        other: "{found?die Steine des Betrachters|{tiles}}",
      }),
      root: by("reversed", {
        true: ["ein Zeiger auf eine erste Liste", "seine Bytes in umgekehrter Reihenfolge"],
        other: ["ein Zeiger auf eine erste Liste", "{hex}"],
      }),
      cycle: ["ein Weg, der endet", "ein Weg zurück zu Knoten {found}"],
      truncated: by("of", {
        node: ["4 Bytes je Knoten", "{found:# Byte|# Bytes}"],
        other: ["ein weiterer Knoten dieser Liste", "das Ende der Datei"],
      }),
      arc: "ein Pfeil zu einem von {nodes} Knoten",
      "letter-number": "ein Buchstabe von 1 bis {letters}",
      separator: by("of", {
        second: ["ein Trennzeichen in jedem Wort", "noch eines danach"],
        end: ["Buchstaben nach dem Trennzeichen", "das Ende eines Wortes"],
        other: ["nur Buchstaben im DAWG", "ein Trennzeichen"],
      }),
      anagrams: ["Wörter", "{found} Anagramme, jeweils mit den Buchstaben in alphabetischer Reihenfolge"],
      "dead-end": ["das Ende eines Wortes, oder Buchstaben danach", "keines von beiden"],
      order: "ein Buchstabe nach {after}",
      hex: "64 hexadezimale Ziffern in Kleinbuchstaben",
      commitment: ["das Geheimnis zur Festlegung {commitment}", "ein anderes"],
      part: by("found", {
        records: ["dieselben Partien wie in einem anderen Bericht mit einem Teil {id}", "andere"],
        other: ["dieselben Zahlen wie in einem anderen Bericht mit einem Teil {id}", "andere"],
      }),
    },
    said: "erwartet: {expected}; gefunden: {found}",
  },
  found: {
    list: "eine Liste",
    object: "ein Objekt",
    "object-that-throws": "ein Objekt, das beim Lesen einen Fehler auslöst",
    bigint: "ein bigint",
    function: "eine Funktion",
    symbol: "ein Symbol",
  },
  findings: {
    reasons: {
      differs: "erwartet: {expected}; gefunden: {found}",
      missing: "{due} fehlt, und {instead?kein Ereignis folgt|dort steht {instead}}",
      "not-by-itself": "nichts davor führt zu {what}",
      "not-on-turn": "{turn?niemand ist am Zug, auch|am Zug ist {turn},} nicht {player}",
      refused: "{what} ist gegen die Regeln: {violations}",
      "end-reason":
        "nach den Regeln endet die Partie {expected?hier nicht, aber sie endet|({ends.expected}), " +
        "aber sie endet anders} ({ends.found})",
      settlement: "Reststeine bringen {player} {expected:# Punkt|# Punkte}, nicht {found:# Punkt|# Punkte}",
      "tile-total": "es {found:ist # Stein|sind # Steine}, und der Steinsatz hat {expected}",
      "tile-excess": "den Stein {tile} gibt es {found}-mal, und im Steinsatz {most}-mal",
      "rack-too-long": "auf der Bank {found:liegt # Stein|liegen # Steine}, und die Regeln erlauben {limit}",
      "not-in-bag": "die Bank ist {drawn}, und der Beutel kann nicht hergeben: {tiles}",
      "not-written-down":
        "was alle vor der Partie veröffentlicht haben, wurde nicht aufgeschrieben, also ist nichts bewiesen",
      "unknown-seed": "ohne den Seed lässt sich keine Ziehung prüfen",
      "other-seed":
        "der Seed ist nicht aus diesen Bedingungen und je einem Geheimnis der Spieler und des Servers gemacht",
      "other-secret": "{owner} hat den Hash eines anderen Geheimnisses veröffentlicht",
      chosen:
        "das wurde {agreed?gewählt, und es war vereinbart, es zu ziehen|gezogen, und es war vereinbart, " +
        "es zu wählen}",
      "early-ruling": "{what} ist eine Entscheidung vor dem Ende und ändert jede Ziehung danach",
      gone: "vorher {seen:war # Ereignis|waren # Ereignisse} zu sehen, und {found:# ist|# sind} da",
      undone: "von {from:# Ereignis|# Ereignissen} wurden alle außer {to:dem ersten|den ersten #} zurückgenommen",
      "other-setup": "Regeln, Namen oder Wörterbuch sind andere als vorher",
      "not-in-log": "das Protokoll endet nach {seen:# Ereignis|# Ereignissen}, und die Partie hat {found}",
      "broken-log": "die Einträge des Protokolls ergeben seinen Kopf nicht",
    },
    words: {
      player: "Spieler {number}",
      server: "der Server",
      nothing: "nichts",
      hidden: "{hidden} verdeckt",
      and: "und",
    },
  },
  boardFindings: {
    "tile-excess": "Den Stein {tile} gibt es {found}-mal, und im Steinsatz {most}-mal.",
    "too-few-tiles": "Der erste Zug braucht mindestens {needed:# Stein|# Steine}.",
    "start-not-covered": "Kein Stein bedeckt {squares oder}.",
    "not-connected": "{squares:Der Stein|Die Steine} auf {squares und} {squares:berührt|berühren} die anderen nicht.",
    "word-repeated": "{word} steht mehr als einmal auf dem Brett.",
    "no-tiles": "Es ist kein Stein dazugekommen.",
    "tile-changed": "Auf {squares und} {squares:liegt ein anderer Stein|liegen andere Steine} als vorher.",
    "tile-gone": "{squares:Der Stein|Die Steine} auf {squares und} {squares:ist|sind} nicht mehr da.",
  },
}));

/** What is said of whole games, in German. */
export const replay: ReplayMessages = /* @__PURE__ */ written<ReplayMessages>(grammar, (by) => ({
  story: {
    play: "{name}: {play}{from?| aus {from}}, {points:# Punkt|# Punkte}",
    exchanged: "{name} tauscht {tiles}.",
    adjusted: "{name}: {+points:# Punkt|# Punkte} ({reason}).",
    letterPremium: "{square} {premium}: In {word} zählt {letter} {points}, nicht {value}",
    wordPremium: "{square} {premium}: {word} zählt {factor}-fach",
  },
  events: {
    dealt: "",
    exchanged: "{player} tauscht {returned:# Stein|# Steine}.",
    passed: "{player} passt.",
    resigned: "{player} gibt auf.",
    "turn-set": "",
    "turn-lost": "{player} setzt einmal aus.",
    challenged: by("upheld", {
      true: "{player} zweifelt {invalid?an: Mindestens ein Wort ist|{invalid} an:} nicht zulässig.",
      other: "{player} zweifelt vergeblich an.",
    }),
    "phony-returned": "{player} nimmt den Zug zurück: {points:# Punkt|# Punkte} weniger, insgesamt {score}.",
    "blank-exchanged": "{player} nimmt einen Blanko im Tausch gegen {letter}.",
    "rack-told": "",
    "excess-returned": "{player} gibt zurück, was zu viel ist.",
  },
  sheet: {
    exchange: "tauscht {tiles}",
    pass: "passt",
    missesTurn: "setzt aus",
    doesNotFit: "kann dort nicht liegen",
    takenOff: "zurückgenommen",
    unplayedTiles: "Reststeine",
    total: "Summe",
  },
  page: {
    turn: "Zug",
    showTurn: "Zug {turn} zeigen",
    oneTurn: "Zug {turn}",
    of: " von ",
    board: "Das Brett",
    boardInWords: "Das Brett in Worten",
    picture: "Das Brett, das weiter unten in Worten beschrieben ist.",
    scores: "Der Spielstand",
    scoreSheet: "Der Spielzettel",
    chart: "Der Spielstand Zug für Zug. Auf dem Spielzettel stehen dieselben Zahlen.",
    everyTurn: "Alle Züge",
    first: "Erster Zug",
    back: "Voriger Zug",
    on: "Nächster Zug",
    last: "Letzter Zug",
    before: "Vor dem ersten Zug.",
    note: "Eine Notiz.",
    round: "Runde",
    move: "Zug",
    points: "Punkte",
    unplayed: "Rest",
    tiles: "Steine",
    won: "{name} hat gewonnen.",
    tie: "Unentschieden.",
    nobodyWon: "Niemand hat gewonnen.",
    notOver: "Die Partie ist noch nicht zu Ende.",
    disagree: "Wo Aufzeichnung und Regeln nicht übereinstimmen",
    place: "Zeile {line}, Spalte {column}",
    keys: "Mit den Pfeiltasten links und rechts geht es von Zug zu Zug.",
    madeFrom: "Mit tilewright {file?|aus {file} }erstellt. Die Punkte wurden nach den Regeln {rules} neu gezählt.",
  },
}));

/** Everything in German. */
export const germanMessages: Messages = /* @__PURE__ */ whole(board, records, replay);
