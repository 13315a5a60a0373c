import { squareName } from "../../notation/coordinate.ts";
import { counted, countedIn, plus, tileNames } from "../helpers.ts";
import { bonusText, mostText, operationText, placedText, ruledPoints } from "../record-words.ts";
import type { LanguageAccounts } from "../types/accounts.ts";
import type { LanguageRecords } from "../types/records.ts";
import type { SomeRemarkMessages } from "../types/remarks.ts";
import { tiles } from "./nouns.ts";

const nothing = "nichts";
const asPass = "Passen, denn so wird es aufgezeichnet";

const remarks: SomeRemarkMessages = {
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
  said: ({ found, expected, hint }) => `gefunden: ${found}, erwartet: ${expected}${hint === null ? "" : ` (${hint})`}`,
  expected: {
    "not-settled": ({ name, points }) =>
      points === null ? `die Punkte der Reststeine für ${name}` : `${points} für ${name}`,
    "list-too-long": ({ limit }) => `höchstens ${tiles(limit)}`,
    "rack-lacks": ({ tiles }) => `eine Bank mit ${tileNames(tiles, "Blanko")}`,
    "other-rack": ({ of, rack }) =>
      of === "line" ? `die Steine der Bank, ${rack}` : `die Bank bei diesem Zug, ${rack}`,
    "tile-excess": ({ tiles }) =>
      `höchstens ${mostText(
        tiles,
        (n) => counted(n, "Blanko", "Blankos"),
        (n) => `${n} auf dem Brett`,
      )}`,
    "not-on-turn": ({ turn }) => turn?.name ?? "das Ende der Partie",
    "other-side": ({ name, gain }) => (gain ? name : `jemand, der den Zug von ${name} anzweifelt`),
    "no-play-before": ({ name }) => `ein Zug von ${name} unmittelbar davor`,
    "bag-too-small": ({ needed, bag }) => `mindestens ${tiles(needed)} im Beutel; er enthält ${bag}`,
    "not-a-coordinate": () => "eine Koordinate wie 8H (waagerecht) oder H8 (senkrecht)",
    "not-a-play": () => "eine Koordinate und ein Wort, etwa 8F HORN",
    "no-square": ({ last }) => `ein Feld des Bretts, höchstens ${squareName(last)}`,
    "too-many-blanks": ({ limit }) =>
      `höchstens ${counted(limit, "Blanko", "Blankos")}: ` +
      "Kleinbuchstaben sind Blankos, Großbuchstaben sind gewöhnliche Steine",
    word: ({ fault }) =>
      ({
        brackets: "Klammern paarweise",
        "not-closed": "eine schließende Klammer",
        "over-the-edge": "ein Wort, das auf dem Brett endet",
        "nothing-laid": "mindestens ein Stein, der noch nicht auf dem Brett liegt",
      })[fault],
    "not-a-letter": ({ tileSet }) => `ein Buchstabe des Steinsatzes ${tileSet}`,
    misfit: ({ square, lies }) =>
      lies === null
        ? `ein Stein, der auf ${squareName(square)} liegt`
        : `${lies}; dieser Stein liegt auf ${squareName(square)}`,
    "not-tiles": ({ tileSet, most }) =>
      most === null
        ? `Steine des Steinsatzes ${tileSet}`
        : `Steine des Steinsatzes ${tileSet}, höchstens ${most} Zeichen`,
    "not-a-cell": ({ tileSet }) => `ein Stein des Steinsatzes ${tileSet}, oder eine Zahl`,
    hole: () => "kein Stein auf einem Loch des Bretts",
    "too-large": ({ of }) =>
      of === "gcg" ? "eine aufgezeichnete Partie von höchstens 4 MB" : "ein Spielverlauf von höchstens 4 MB",
    "not-a-game": ({ of }) =>
      of === "gcg"
        ? "eine aufgezeichnete Partie: Zeilen wie >Ann: HORNEIA 8F HORN +14 14"
        : "ein Spielverlauf als JSON, mit Spielern und Ereignissen",
    encoding: () => "die Zeichenkodierung der Datei",
    line: ({ want }) =>
      ({
        colon: "ein Doppelpunkt nach dem Spitznamen",
        action: "ein Zug, ein Tausch, Passen oder ein Ereignis in Klammern",
        score: "eine Punktzahl wie +14",
        total: "eine Summe wie 14",
        mark: "eine Zeile, die mit # oder > beginnt",
      })[want],
    "too-long": ({ of }) =>
      of === "line" ? "eine Zeile von höchstens 16 384 Zeichen" : "ein Name von höchstens 8 000 Zeichen",
    "no-such-player": ({ names }) => `einer dieser Namen: ${names.join(", ")}`,
    players: ({ needed }) => `eine Partie mit ${needed} Spielern, denn die Regeln nennen so viele Zielpunktzahlen`,
    repeated: ({ pragma }) => `nur ein #${pragma}`,
    "too-many": ({ of, most }) =>
      of === "players" ? `höchstens ${most} Spieler` : `höchstens ${counted(most, "Ereignis", "Ereignisse")}`,
    unknown: ({ of }) => (of === "pragma" ? "ein Pragma des Formats" : "ein Feld eines Spielverlaufs"),
    "tile-set": ({ known }) => `einer der Steinsätze ${known.join(", ")}`,
    lexicon: ({ tileSet }) => `eine Wortliste für den Steinsatz ${tileSet}`,
    rules: ({ of }) =>
      ({
        board: "ein Brett mit bekanntem Namen, oder Regeln, die mit dem Text übergeben werden",
        game: "das übliche Spiel, oder Regeln, die mit dem Text übergeben werden",
        "rack-size": "eine Anzahl von Steinen",
        bonus: "Steine und Punkte, etwa 7 50",
      })[of],
    "not-a-position": ({ most }) =>
      most === null
        ? "Zeilen, Bänke, Punktzahlen und eine Anzahl von Zügen"
        : `Zeilen, Bänke, Punktzahlen und eine Anzahl von Zügen, höchstens ${most} Zeichen`,
    rows: ({ expected }) => `${counted(expected, "Zeile", "Zeilen")} wie auf dem Brett der Regeln`,
    squares: ({ expected }) => counted(expected, "Feld", "Felder"),
    scores: ({ expected }) => `${counted(expected, "Punktzahl", "Punktzahlen")}, eine für jede Bank`,
    number: ({ of }) => (of === "score" ? "eine Punktzahl" : "eine Anzahl von Zügen"),
  },
  found: {
    "not-settled": ({ name }) => `nichts für ${name}`,
    word: () => "das Ende des Wortes",
    "too-large": ({ length, unit }) =>
      unit === "bytes" ? `ein Text von ${length} Bytes` : `ein Text von ${length} Zeichen`,
    "not-a-game": () => nothing,
    rows: ({ found }) => counted(found, "Zeile", "Zeilen"),
  },
  field: ({ field, want }) => `${field}: ${want}`,
  fields: {
    text: () => "Text",
    integer: () => "eine ganze Zahl",
    texts: () => "eine Liste von Texten",
    integers: () => "eine Liste ganzer Zahlen",
    objects: () => "eine Liste von Objekten",
    beginning: () => "eine Partie von Anfang an",
    "at-most": ({ most }) => `höchstens ${most}`,
    "one-of": ({ names }) => `einer dieser Namen: ${names.join(", ")}`,
  },
  causes: {
    "not-added": () => "die Punkte dieser Zeile nicht addiert?",
    "blank-counted": ({ squares }) =>
      squares.length === 1 ? "der Blanko wie sein Buchstabe gezählt?" : "die Blankos wie ihre Buchstaben gezählt?",
    "blank-elsewhere": ({ at, not }) => `der Blanko auf ${squareName(at)} und nicht auf ${squareName(not)}?`,
    "bonus-forgotten": ({ points: bonus }) => `ohne die Prämie von ${bonus}?`,
    "bonus-undue": ({ points: bonus, tiles: laid }) =>
      `mit einer Prämie von ${bonus}, die es für ${tiles(laid)} nicht gibt?`,
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
    play: (play) => ({ found: placedText(play, nothing), expected: asPass }),
    "missed-turn": () => ({ found: "ein ausgesetzter Zug", expected: asPass }),
    ruling: ({ name, points: more, reason }, { adjustments }) => ({
      found: `${ruledPoints(more)} Punkte für ${name} durch Entscheidung (${adjustments[reason]})`,
      expected: "die nächste Summe",
    }),
    resigned: ({ name }) => ({ found: `${name} gibt auf`, expected: nothing }),
    "blank-exchanged": ({ letter }) => ({ found: `ein Blanko, gegen ${letter} getauscht`, expected: nothing }),
    "excess-returned": ({ tiles: count }) => ({
      found: `${counted(count, "überzähliger Stein", "überzählige Steine")} zurückgegeben`,
      expected: nothing,
    }),
    "challenge-failed": () => ({ found: "eine erfolglose Anzweiflung", expected: nothing }),
    leftover: ({ name, points }) => ({
      found: `${points} für ${name}`,
      expected: `die Punkte der Reststeine für ${name}`,
    }),
    end: ({ reason }, { ends }) => ({ found: `ein Ende (${ends[reason]})`, expected: nothing }),
    tiles: ({ tileSet, declared }) => ({
      found: `die Steine des Steinsatzes ${tileSet}`,
      expected: declared ?? "ein Steinsatz, dessen Namen das Leseprogramm kennt",
    }),
    "bonus-times": ({ tiles: count, times }) => ({
      found: `#bonus ${count} x${times}`,
      expected: "Steine und Punkte, etwa 7 50",
    }),
    bonuses: ({ bonuses }) => ({ found: bonusText(bonuses), expected: nothing }),
    board: ({ cols, rows }) => ({
      found: `ein Brett von ${cols} mal ${rows}`,
      expected: "ein Brett mit bekanntem Namen",
    }),
    "no-rack": ({ tileSet }) => ({ found: nothing, expected: `Steine des Steinsatzes ${tileSet}` }),
    operation: ({ text }) => ({ found: text, expected: operationText(text) }),
    "too-long": ({ text, most }) => ({
      found: text,
      expected: `Zeilen, Bänke, Punktzahlen und eine Anzahl von Zügen, höchstens ${most} Zeichen`,
    }),
  },
};

/** What German says of records, positions and typed plays. */
export const germanRecords: LanguageRecords = { remarks };

const some = (count: number, one: string, many: string): string => countedIn("de", count, one, many);

/** What the command line and its pages say in German. */
export const germanAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` aus ${from}`}, ${some(points, "Punkt", "Punkte")}`,
    exchanged: (name, tiles) => `${name} tauscht ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "Punkt", "Punkte")} (${reason}).`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: In ${word} zählt ${letter} ${points}, nicht ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} zählt ${factor}-fach`,
  },
  sheet: {
    exchange: (tiles) => `tauscht ${tiles}`,
    pass: "passt",
    missesTurn: "setzt aus",
    doesNotFit: "kann dort nicht liegen",
    takenOff: "zurückgenommen",
    unplayedTiles: "Reststeine",
    total: "Summe",
  },
  page: {
    turn: "Zug",
    showTurn: (turn) => `Zug ${turn} zeigen`,
    oneTurn: (turn) => `Zug ${turn}`,
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
    won: (name) => `${name} hat gewonnen.`,
    tie: "Unentschieden.",
    nobodyWon: "Niemand hat gewonnen.",
    notOver: "Die Partie ist noch nicht zu Ende.",
    disagree: "Wo Aufzeichnung und Regeln nicht übereinstimmen",
    place: ({ line, column }) => `Zeile ${line}, Spalte ${column}`,
    keys: "Mit den Pfeiltasten links und rechts geht es von Zug zu Zug.",
    madeFrom: ({ file, rules }) =>
      `Mit tilewright${file === null ? "" : ` aus ${file}`}` +
      ` erstellt. Die Punkte wurden nach den Regeln ${rules} neu gezählt.`,
  },
};
