import { squareName } from "../../notation/coordinate.ts";
import { counted, countedIn, plus, tileNames } from "../helpers.ts";
import { bonusText, mostText, operationText, placedText, ruledPoints } from "../record-words.ts";
import type { LanguageAccounts } from "../types/accounts.ts";
import type { LanguageRecords } from "../types/records.ts";
import type { SomeRemarkMessages } from "../types/remarks.ts";
import { blanks, tiles } from "./nouns.ts";

const nothing = "niets";
const asPass = "een pasbeurt, want zo wordt het genoteerd";

const remarks: SomeRemarkMessages = {
  codes: {
    "wrong-score": "Onjuiste score",
    "wrong-total": "Onjuist totaal",
    "wrong-settlement": "Onjuiste eindafrekening",
    "rack-lacks-tile": "Rekje klopt niet",
    "too-many-tiles": "Te veel blokjes",
    "out-of-turn": "Niet aan de beurt",
    unreadable: "Onleesbaar",
    "irregular-play": "Ongeldige zet",
    "unknown-pragma": "Onbekend pragma",
    "not-expressible": "Niet weer te geven",
  },
  said: ({ found, expected, hint }) => `gevonden: ${found}, verwacht: ${expected}${hint === null ? "" : ` (${hint})`}`,
  expected: {
    "not-settled": ({ name, points }) =>
      points === null ? `de punten van de overgebleven blokjes, voor ${name}` : `${points} voor ${name}`,
    "list-too-long": ({ limit }) => `hoogstens ${tiles(limit)}`,
    "rack-lacks": ({ tiles }) => `een rekje met ${tileNames(tiles, "een blanco")}`,
    "other-rack": ({ of, rack }) =>
      of === "line" ? `de blokjes van het rekje, ${rack}` : `het rekje van die zet, ${rack}`,
    "tile-excess": ({ tiles }) => `hoogstens ${mostText(tiles, blanks, (n) => `${n} op het bord`)}`,
    "not-on-turn": ({ turn }) => turn?.name ?? "het einde van de partij",
    "other-side": ({ name, gain }) => (gain ? name : `iemand die de zet van ${name} aanvecht`),
    "no-play-before": ({ name }) => `een zet van ${name} vlak daarvoor`,
    "bag-too-small": ({ needed, bag }) =>
      `minstens ${tiles(needed)} in het zakje, maar ${bag === 1 ? "er is er" : "er zijn er"} ${bag}`,
    "not-a-coordinate": () => "een coördinaat zoals 8H (horizontaal) of H8 (verticaal)",
    "not-a-play": () => "een coördinaat en een woord, bijvoorbeeld 8F HORN",
    "no-square": ({ last }) => `een vakje van het bord, hoogstens ${squareName(last)}`,
    "too-many-blanks": ({ limit }) =>
      `hoogstens ${blanks(limit)}: kleine letters zijn blanco's, hoofdletters zijn gewone blokjes`,
    word: ({ fault }) =>
      ({
        brackets: "haakjes in paren",
        "not-closed": "een haakje sluiten",
        "over-the-edge": "een woord dat op het bord eindigt",
        "nothing-laid": "minstens één blokje dat nog niet op het bord ligt",
      })[fault],
    "not-a-letter": ({ tileSet }) => `een letter van de letterset ${tileSet}`,
    misfit: ({ square, lies }) =>
      lies === null
        ? `een blokje dat op ${squareName(square)} ligt`
        : `${lies}, want die ligt op ${squareName(square)}`,
    "not-tiles": ({ tileSet, most }) =>
      most === null
        ? `blokjes van de letterset ${tileSet}`
        : `blokjes van de letterset ${tileSet}, hoogstens ${most} tekens`,
    "not-a-cell": ({ tileSet }) => `een blokje van de letterset ${tileSet}, of een getal`,
    hole: () => "geen blokje op een gat in het bord",
    "too-large": ({ of }) =>
      of === "gcg" ? "een genoteerde partij van hoogstens 4 MB" : "een spelverloop van hoogstens 4 MB",
    "not-a-game": ({ of }) =>
      of === "gcg"
        ? "een genoteerde partij: regels zoals >Ann: HORNEIA 8F HORN +14 14"
        : "een spelverloop als JSON, met spelers en gebeurtenissen",
    encoding: () => "de tekencodering van het bestand",
    line: ({ want }) =>
      ({
        colon: "een dubbele punt na de bijnaam",
        action: "een zet, een ruil, een pasbeurt of een gebeurtenis tussen haakjes",
        score: "een score zoals +14",
        total: "een totaal zoals 14",
        mark: "een regel die met # of > begint",
      })[want],
    "too-long": ({ of }) =>
      of === "line" ? "een regel van hoogstens 16.384 tekens" : "een naam van hoogstens 8.000 tekens",
    "no-such-player": ({ names }) => `een van deze: ${names.join(", ")}`,
    players: ({ needed }) =>
      `een partij met ${counted(needed, "speler", "spelers")}, want de regels noemen evenveel streefscores`,
    repeated: ({ pragma }) => `maar één #${pragma}`,
    "too-many": ({ of, most }) =>
      of === "players"
        ? `hoogstens ${counted(most, "speler", "spelers")}`
        : `hoogstens ${counted(most, "gebeurtenis", "gebeurtenissen")}`,
    unknown: ({ of }) => (of === "pragma" ? "een pragma van het formaat" : "een veld van een spelverloop"),
    "tile-set": ({ known }) => `een van de lettersets ${known.join(", ")}`,
    lexicon: ({ tileSet }) => `een woordenlijst voor de letterset ${tileSet}`,
    rules: ({ of }) =>
      ({
        board: "een bord met een bekende naam, of regels die bij de tekst worden meegegeven",
        game: "het gewone spel, of regels die bij de tekst worden meegegeven",
        "rack-size": "een aantal blokjes",
        bonus: "blokjes en punten, bijvoorbeeld 7 50",
      })[of],
    "not-a-position": ({ most }) =>
      most === null
        ? "rijen, rekjes, scores en een aantal beurten"
        : `rijen, rekjes, scores en een aantal beurten, hoogstens ${most} tekens`,
    rows: ({ expected }) => `${counted(expected, "rij", "rijen")}, zoals het bord van de regels`,
    squares: ({ expected }) => counted(expected, "vakje", "vakjes"),
    scores: ({ expected }) => `${counted(expected, "score", "scores")}, een voor elk rekje`,
    number: ({ of }) => (of === "score" ? "een score" : "een aantal beurten"),
  },
  found: {
    "not-settled": ({ name }) => `niets voor ${name}`,
    word: () => "het einde van het woord",
    "too-large": ({ length, unit }) =>
      unit === "bytes" ? `een tekst van ${length} bytes` : `een tekst van ${length} tekens`,
    "not-a-game": () => nothing,
    rows: ({ found }) => counted(found, "rij", "rijen"),
  },
  field: ({ field, want }) => `${field}: ${want}`,
  fields: {
    text: () => "tekst",
    integer: () => "een geheel getal",
    texts: () => "een lijst van teksten",
    integers: () => "een lijst van gehele getallen",
    objects: () => "een lijst van objecten",
    beginning: () => "een partij vanaf het begin",
    "at-most": ({ most }) => `hoogstens ${most}`,
    "one-of": ({ names }) => `een van deze: ${names.join(", ")}`,
  },
  causes: {
    "not-added": () => "de punten van deze regel niet opgeteld?",
    "blank-counted": ({ squares }) =>
      squares.length === 1 ? "de blanco als zijn letter geteld?" : "de blanco's als hun letters geteld?",
    "blank-elsewhere": ({ at, not }) => `de blanco op ${squareName(at)}, en niet op ${squareName(not)}?`,
    "bonus-forgotten": ({ points: bonus }) => `zonder de bonus van ${bonus}?`,
    "bonus-undue": ({ points: bonus, tiles: laid }) =>
      `met een bonus van ${bonus}, die er voor ${tiles(laid)} niet is?`,
    challenges: ({ each, words }) => {
      const more = each * (words ?? 1);
      if (words !== null)
        return `${more} meer dan volgens de regels: vijf punten voor elk van de ${words} aangevochten woorden?`;
      return each === 5
        ? `${more} meer dan volgens de regels: vijf punten voor een zet die ten onrechte is aangevochten?`
        : `${more} meer dan volgens de regels: tien punten voor een zet die ten onrechte is aangevochten?`;
    },
  },
  unsaid: {
    play: (play) => ({ found: placedText(play, nothing), expected: asPass }),
    "missed-turn": () => ({ found: "een overgeslagen beurt", expected: asPass }),
    ruling: ({ name, points: more, reason }, { adjustments }) => ({
      found: `${ruledPoints(more)} punten voor ${name} door een beslissing (${adjustments[reason]})`,
      expected: "het volgende totaal",
    }),
    resigned: ({ name }) => ({ found: `${name} geeft op`, expected: nothing }),
    "blank-exchanged": ({ letter }) => ({ found: `een blanco, geruild tegen ${letter}`, expected: nothing }),
    "excess-returned": ({ tiles: count }) => ({
      found: counted(count, "overtollig blokje teruggelegd", "overtollige blokjes teruggelegd"),
      expected: nothing,
    }),
    "challenge-failed": () => ({ found: "een zet die ten onrechte is aangevochten", expected: nothing }),
    leftover: ({ name, points }) => ({
      found: `${points} voor ${name}`,
      expected: `de punten van de overgebleven blokjes, voor ${name}`,
    }),
    end: ({ reason }, { ends }) => ({ found: `een einde (${ends[reason]})`, expected: nothing }),
    tiles: ({ tileSet, declared }) => ({
      found: `de blokjes van de letterset ${tileSet}`,
      expected: declared ?? "een letterset waarvan het programma de naam kent",
    }),
    "bonus-times": ({ tiles: count, times }) => ({
      found: `#bonus ${count} x${times}`,
      expected: "blokjes en punten, bijvoorbeeld 7 50",
    }),
    bonuses: ({ bonuses }) => ({ found: bonusText(bonuses), expected: nothing }),
    board: ({ cols, rows }) => ({
      found: `een bord van ${cols} bij ${rows}`,
      expected: "een bord met een bekende naam",
    }),
    "no-rack": ({ tileSet }) => ({ found: nothing, expected: `blokjes van de letterset ${tileSet}` }),
    operation: ({ text }) => ({ found: text, expected: operationText(text) }),
    "too-long": ({ text, most }) => ({
      found: text,
      expected: `rijen, rekjes, scores en een aantal beurten, hoogstens ${most} tekens`,
    }),
  },
};

/** What Dutch says of records, positions and typed plays. */
export const dutchRecords: LanguageRecords = { remarks };

const some = (count: number, one: string, many: string): string => countedIn("nl", count, one, many);

/** What the command line and its pages say in Dutch. */
export const dutchAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` uit ${from}`}, ${some(points, "punt", "punten")}`,
    exchanged: (name, tiles) => `${name} ruilt ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "punt", "punten")} (${reason}).`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: in ${word} telt de ${letter} voor ${points}, niet voor ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} telt ${factor} keer`,
  },
  sheet: {
    exchange: (tiles) => `ruilt ${tiles}`,
    pass: "past",
    missesTurn: "slaat een beurt over",
    doesNotFit: "kan daar niet liggen",
    takenOff: "teruggenomen",
    unplayedTiles: "overgebleven blokjes",
    total: "totaal",
  },
  page: {
    turn: "Beurt",
    showTurn: (turn) => `Beurt ${turn} tonen`,
    oneTurn: (turn) => `Beurt ${turn}`,
    of: " van ",
    board: "Het bord",
    boardInWords: "Het bord in woorden",
    picture: "Het bord, dat hieronder in woorden beschreven is.",
    scores: "De stand",
    scoreSheet: "Het scoreblad",
    chart: "De stand beurt voor beurt. Op het scoreblad staan dezelfde getallen.",
    everyTurn: "Alle beurten",
    first: "Eerste beurt",
    back: "Vorige beurt",
    on: "Volgende beurt",
    last: "Laatste beurt",
    before: "Vóór de eerste beurt.",
    note: "Een notitie.",
    round: "ronde",
    move: "zet",
    points: "punten",
    unplayed: "rest",
    tiles: "blokjes",
    won: (name) => `${name} heeft gewonnen.`,
    tie: "Gelijkspel.",
    nobodyWon: "Niemand heeft gewonnen.",
    notOver: "De partij is nog niet afgelopen.",
    disagree: "Waar de notatie en de regels niet overeenkomen",
    place: ({ line, column }) => `Regel ${line}, kolom ${column}`,
    keys: "Met de pijltjestoetsen links en rechts ga je van beurt naar beurt.",
    madeFrom: ({ file, rules }) =>
      `Gemaakt met tilewright${file === null ? "" : ` op basis van ${file}`}` +
      `. De punten zijn opnieuw geteld volgens de regels ${rules}.`,
  },
};
