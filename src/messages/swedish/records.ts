import { squareName } from "../../notation/coordinate.ts";
import { counted, plus, tileNames } from "../helpers.ts";
import { bonusText, mostText, operationText, placedText, ruledPoints } from "../record-words.ts";
import type { LanguageAccounts } from "../types/accounts.ts";
import type { LanguageRecords } from "../types/records.ts";
import type { SomeRemarkMessages } from "../types/remarks.ts";
import { blanks, tiles } from "./nouns.ts";

const nothing = "ingenting";
const asPass = "ett pass, eftersom det skrivs så";

const remarks: SomeRemarkMessages = {
  codes: {
    "wrong-score": "Fel poäng",
    "wrong-total": "Fel summa",
    "wrong-settlement": "Fel slutavräkning",
    "rack-lacks-tile": "Stället stämmer inte",
    "too-many-tiles": "För många brickor",
    "out-of-turn": "Inte på tur",
    unreadable: "Oläsligt",
    "irregular-play": "Otillåtet drag",
    "unknown-pragma": "Okänt pragma",
    "not-expressible": "Kan inte återges",
  },
  said: ({ found, expected, hint }) => `funnet: ${found}, väntat: ${expected}${hint === null ? "" : ` (${hint})`}`,
  expected: {
    "not-settled": ({ name, points }) =>
      points === null ? `poängen för kvarvarande brickor, till ${name}` : `${points} till ${name}`,
    "list-too-long": ({ limit }) => `högst ${tiles(limit)}`,
    "rack-lacks": ({ tiles }) => `ett ställ med ${tileNames(tiles, "en blank")}`,
    "other-rack": ({ of, rack }) => (of === "line" ? `brickorna på stället, ${rack}` : `stället vid draget, ${rack}`),
    "tile-excess": ({ tiles }) => `högst ${mostText(tiles, blanks, (n) => `${n} på brädet`)}`,
    "not-on-turn": ({ turn }) => turn?.name ?? "partiets slut",
    "other-side": ({ name, gain }) => (gain ? name : `någon som ifrågasätter ett drag av ${name}`),
    "no-play-before": ({ name }) => `ett drag av ${name} omedelbart före`,
    "bag-too-small": ({ needed, bag }) => `minst ${tiles(needed)} i påsen, som har ${bag}`,
    "not-a-coordinate": () => "en koordinat som 8H (vågrätt) eller H8 (lodrätt)",
    "not-a-play": () => "en koordinat och ett ord, till exempel 8F HORN",
    "no-square": ({ last }) => `en ruta på brädet, högst ${squareName(last)}`,
    "too-many-blanks": ({ limit }) =>
      `högst ${blanks(limit)}: små bokstäver är blanka, stora bokstäver är vanliga brickor`,
    word: ({ fault }) =>
      ({
        brackets: "parenteser parvis",
        "not-closed": "en högerparentes",
        "over-the-edge": "ett ord som slutar på brädet",
        "nothing-laid": "minst en bricka som inte redan ligger på brädet",
      })[fault],
    "not-a-letter": ({ tileSet }) => `en bokstav ur brickuppsättningen ${tileSet}`,
    misfit: ({ square, lies }) =>
      lies === null ? `en bricka som ligger på ${squareName(square)}` : `${lies}, som ligger på ${squareName(square)}`,
    "not-tiles": ({ tileSet, most }) =>
      most === null
        ? `brickor ur uppsättningen ${tileSet}`
        : `brickor ur uppsättningen ${tileSet}, högst ${most} tecken`,
    "not-a-cell": ({ tileSet }) => `en bricka ur uppsättningen ${tileSet}, eller ett tal`,
    hole: () => "ingen bricka på ett hål i brädet",
    "too-large": ({ of }) => (of === "gcg" ? "ett nedtecknat parti på högst 4 MB" : "en partihistorik på högst 4 MB"),
    "not-a-game": ({ of }) =>
      of === "gcg"
        ? "ett nedtecknat parti: rader som >Ann: HORNEIA 8F HORN +14 14"
        : "en partihistorik som JSON, med spelare och händelser",
    encoding: () => "filens teckenkodning",
    line: ({ want }) =>
      ({
        colon: "ett kolon efter smeknamnet",
        action: "ett drag, ett byte, ett pass eller en händelse inom parentes",
        score: "en poängsumma för draget, som +14",
        total: "en totalsumma, som 14",
        mark: "en rad som börjar med # eller >",
      })[want],
    "too-long": ({ of }) => (of === "line" ? "en rad på högst 16 384 tecken" : "ett namn på högst 8 000 tecken"),
    "no-such-player": ({ names }) => `ett av dessa namn: ${names.join(", ")}`,
    players: ({ needed }) => `ett parti med ${needed} spelare, eftersom reglerna anger så många poängmål`,
    repeated: ({ pragma }) => `bara ett #${pragma}`,
    "too-many": ({ of, most }) =>
      of === "players" ? `högst ${most} spelare` : `högst ${counted(most, "händelse", "händelser")}`,
    unknown: ({ of }) => (of === "pragma" ? "ett pragma i formatet" : "ett fält i en partihistorik"),
    "tile-set": ({ known }) => `en av brickuppsättningarna ${known.join(", ")}`,
    lexicon: ({ tileSet }) => `en ordlista för brickuppsättningen ${tileSet}`,
    rules: ({ of }) =>
      ({
        board: "ett bräde med känt namn, eller regler som lämnas med texten",
        game: "det vanliga spelet, eller regler som lämnas med texten",
        "rack-size": "ett antal brickor",
        bonus: "brickor och poäng, till exempel 7 50",
      })[of],
    "not-a-position": ({ most }) =>
      most === null
        ? "rader, ställ, poängsummor och ett antal drag"
        : `rader, ställ, poängsummor och ett antal drag, högst ${most} tecken`,
    rows: ({ expected }) => `${counted(expected, "rad", "rader")}, som på brädet i reglerna`,
    squares: ({ expected }) => counted(expected, "ruta", "rutor"),
    scores: ({ expected }) => `${counted(expected, "poängsumma", "poängsummor")}, en för varje ställ`,
    number: ({ of }) => (of === "score" ? "en poängsumma" : "ett antal drag"),
  },
  found: {
    "not-settled": ({ name }) => `ingenting till ${name}`,
    word: () => "ordets slut",
    "too-large": ({ length, unit }) => (unit === "bytes" ? `en text på ${length} byte` : `en text på ${length} tecken`),
    "not-a-game": () => nothing,
    rows: ({ found }) => counted(found, "rad", "rader"),
  },
  field: ({ field, want }) => `${field}: ${want}`,
  fields: {
    text: () => "text",
    integer: () => "ett heltal",
    texts: () => "en lista med texter",
    integers: () => "en lista med heltal",
    objects: () => "en lista med objekt",
    beginning: () => "ett parti från början",
    "at-most": ({ most }) => `högst ${most}`,
    "one-of": ({ names }) => `ett av dessa namn: ${names.join(", ")}`,
  },
  causes: {
    "not-added": () => "poängen på den här raden inte tillagd?",
    "blank-counted": ({ squares }) =>
      squares.length === 1 ? "den blanka räknad som sin bokstav?" : "de blanka räknade som sina bokstäver?",
    "blank-elsewhere": ({ at, not }) => `den blanka på ${squareName(at)}, och inte på ${squareName(not)}?`,
    "bonus-forgotten": ({ points: bonus }) => `utan bonusen på ${bonus}?`,
    "bonus-undue": ({ points: bonus, tiles: laid }) => `med en bonus på ${bonus}, som inte ges för ${tiles(laid)}?`,
    challenges: ({ each, words }) => {
      const more = each * (words ?? 1);
      if (words !== null)
        return `${more} mer än reglerna ger: fem poäng för vart och ett av de ${words} ifrågasatta orden?`;
      return each === 5
        ? `${more} mer än reglerna ger: fem poäng för ett misslyckat ifrågasättande?`
        : `${more} mer än reglerna ger: tio poäng för ett misslyckat ifrågasättande?`;
    },
  },
  unsaid: {
    play: (play) => ({ found: placedText(play, nothing), expected: asPass }),
    "missed-turn": () => ({ found: "en överhoppad tur", expected: asPass }),
    ruling: ({ name, points: more, reason }, { adjustments }) => ({
      found: `${ruledPoints(more)} poäng till ${name} genom beslut (${adjustments[reason]})`,
      expected: "nästa totalsumma",
    }),
    resigned: ({ name }) => ({ found: `${name} ger upp`, expected: nothing }),
    "blank-exchanged": ({ letter }) => ({ found: `en blank bytt mot ${letter}`, expected: nothing }),
    "excess-returned": ({ tiles: count }) => ({
      found: counted(count, "överskjutande bricka återlämnad", "överskjutande brickor återlämnade"),
      expected: nothing,
    }),
    "challenge-failed": () => ({ found: "ett misslyckat ifrågasättande", expected: nothing }),
    leftover: ({ name, points }) => ({
      found: `${points} till ${name}`,
      expected: `poängen för kvarvarande brickor, till ${name}`,
    }),
    end: ({ reason }, { ends }) => ({ found: `ett slut (${ends[reason]})`, expected: nothing }),
    tiles: ({ tileSet, declared }) => ({
      found: `brickorna i uppsättningen ${tileSet}`,
      expected: declared ?? "en brickuppsättning vars namn läsprogrammet känner till",
    }),
    "bonus-times": ({ tiles: count, times }) => ({
      found: `#bonus ${count} x${times}`,
      expected: "brickor och poäng, till exempel 7 50",
    }),
    bonuses: ({ bonuses }) => ({ found: bonusText(bonuses), expected: nothing }),
    board: ({ cols, rows }) => ({ found: `ett bräde på ${cols} gånger ${rows}`, expected: "ett bräde med känt namn" }),
    "no-rack": ({ tileSet }) => ({ found: nothing, expected: `brickor ur uppsättningen ${tileSet}` }),
    operation: ({ text }) => ({ found: text, expected: operationText(text) }),
    "too-long": ({ text, most }) => ({
      found: text,
      expected: `rader, ställ, poängsummor och ett antal drag, högst ${most} tecken`,
    }),
  },
};

/** What Swedish says of records, positions and typed plays. */
export const swedishRecords: LanguageRecords = { remarks };

/** What the command line and its pages say in Swedish. */
export const swedishAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` från ${from}`}, ${points.toLocaleString("sv")} poäng`,
    exchanged: (name, tiles) => `${name} byter ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${points.toLocaleString("sv")} poäng (${reason}).`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: i ${word} räknas ${letter} som ${points}, inte ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} räknas ${factor} gånger`,
  },
  sheet: {
    exchange: (tiles) => `byter ${tiles}`,
    pass: "passar",
    missesTurn: "står över en tur",
    doesNotFit: "kan inte ligga där",
    takenOff: "tillbakadraget",
    unplayedTiles: "kvarvarande brickor",
    total: "summa",
  },
  page: {
    turn: "Tur",
    showTurn: (turn) => `Visa tur ${turn}`,
    oneTurn: (turn) => `Tur ${turn}`,
    of: " av ",
    board: "Brädet",
    boardInWords: "Brädet i ord",
    picture: "Brädet, som beskrivs i ord längre ner.",
    scores: "Ställningen",
    scoreSheet: "Protokollet",
    chart: "Ställningen tur för tur. Protokollet visar samma siffror.",
    everyTurn: "Alla turer",
    first: "Första turen",
    back: "Föregående tur",
    on: "Nästa tur",
    last: "Sista turen",
    before: "Före den första turen.",
    note: "En anteckning.",
    round: "omgång",
    move: "drag",
    points: "poäng",
    unplayed: "kvar",
    tiles: "brickor",
    won: (name) => `${name} vann.`,
    tie: "Oavgjort.",
    nobodyWon: "Ingen vann.",
    notOver: "Partiet är inte slut.",
    disagree: "Där uppteckningen och reglerna inte stämmer överens",
    place: ({ line, column }) => `Rad ${line}, kolumn ${column}`,
    keys: "Med vänster- och högerpilen går man från tur till tur.",
    madeFrom: ({ file, rules }) =>
      `Sidan är skapad av tilewright${file === null ? "" : ` från ${file}`}` +
      `. Poängen är räknade på nytt enligt reglerna ${rules}.`,
  },
};
