/**
 * The messages of the library in Swedish.
 *
 * @module tilewright/messages/swedish
 * @packageDocumentation
 */
import { counted, isBlankMark, mostText, namesOf, pointsOfEach, tileNames } from "../helpers.ts";
import type { BoardMessages, Messages, RecordMessages, ReplayMessages } from "../types/messages.ts";
import { whole } from "../whole.ts";
import { formOfTwo, type Grammar, written } from "../written.ts";

/** How Swedish counts, and what it calls things. */
const grammar: Grammar = {
  form: formOfTwo,
  blank: "blank",
  across: "vågrätt",
  down: "lodrätt",
};

/** What games and boards say, in Swedish. */
export const board: BoardMessages = /* @__PURE__ */ written<BoardMessages>(grammar, (by) => ({
  language: "sv",
  name: "Svenska",
  violations: {
    "no-tiles": "Ingen bricka är angiven.",
    malformed: "{path}: väntat: {expected}; funnet: {found}.",
    "off-board": "{squares:En bricka ligger utanför brädet.|# brickor ligger utanför brädet.}",
    "on-hole": "Det finns ingen ruta att lägga på vid {squares och}.",
    "square-occupied": "Det ligger redan {squares:en bricka|brickor} på {squares och}.",
    "square-repeated": "Mer än en bricka läggs på {squares och}.",
    "too-many-tiles": "Högst {limit:en bricka|# brickor} i ett drag.",
    "too-few-tiles": "Det första draget kräver minst {needed:# bricka|# brickor}.",
    "blank-without-letter": "Ange {squares:vilken bokstav den|vilka bokstäver de} blanka på {squares och} står för.",
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" är ingen bokstav. Lägg en blank som { letter: "N", blank: true }, eller som ` +
          "{ letter: null } tills dess bokstav är vald."
        : `${letter} är ingen bokstav i den här uppsättningen${instead === undefined ? "" : `; ${instead} är det`}.`,
    "not-in-line": "Brickorna i ett drag måste ligga i en och samma rad eller kolumn.",
    gap: "Det finns {squares:en lucka|luckor} på {squares och}.",
    "start-not-covered": "Det första draget måste täcka {squares eller}.",
    "not-connected": "Draget måste vidröra en bricka som ligger på brädet.",
    "not-on-rack": by("tile", {
      "?": "Det behövs {played:# blank bricka|# blanka brickor}, men på stället finns {held?ingen|{held}}.",
      other: "Det behövs {played:# bricka|# brickor} {tile}, men på stället finns {held?ingen|{held}}.",
    }),
    "word-repeated": "{word} har redan spelats.",
    "invalid-word": "{word} {labels?finns inte i ordlistan|är inte tillåtet: {labels.labels}}.",
    "not-your-turn": "Det är inte din tur.",
    "game-over": "Partiet är slut.",
    stale: "Partiet har gått vidare sedan du såg det.",
    "not-allowed": "Det går inte att {moves.move} nu.",
    "unknown-player": "{found} spelar inte i det här partiet. Det har {players:# spelare|# spelare}; den första är 0.",
    "player-needed": "Flera spelare skulle kunna göra detta: ange vem som gör det.",
    "history-full": "Partiet är för långt för att fortsätta. Det kan bara avslutas.",
    "score-too-large": "Poängen skulle bli för hög för att räknas.",
    "wrong-viewer": "Den här uppdateringen är avsedd för någon annan.",
    "bag-too-small":
      "För detta måste påsen innehålla {needed:en bricka|# brickor}; den {bag?är tom|innehåller bara {bag}}.",
    "too-many-exchanges": "Varje spelare får byta {limit:en gång|# gånger} i ett parti.",
    "wrong-points": "Draget ger {points} poäng, inte {claimed}.",
    "nothing-to-challenge": "Det finns inget drag som kan ifrågasättas nu.",
    "own-play": "Ingen kan ifrågasätta eller godkänna sitt eget drag.",
    "no-dictionary": "Det behövs en ordlista för att avgöra om orden är godkända.",
    "no-such-word": "Draget har inget ord nummer {word+1} som ännu kan ifrågasättas.",
    "blank-mismatch": "På {squares och} ligger ingen blank som en bricka på stället kan ersätta.",
    "plays-remain": "Ett drag är fortfarande möjligt.",
    "rack-too-full": ({ held, limit }) =>
      `På stället finns ${counted(held, "bricka", "brickor")}, men bara ${limit} är ` +
      `${limit === 1 ? "tillåten" : "tillåtna"}. ` +
      `Lämna först tillbaka ${held - limit === 1 ? "den" : "de"} överskjutande till påsen (return-excess).`,
    "rack-unknown":
      "{players:Stället för spelare {players+1}|Brickställen för spelarna {players+1 och}} måste anges först.",
  },
  scores: {
    bonus: "bonus ({tiles:# bricka|# brickor}) {points}",
    total: "summa",
  },
  picture: {
    size:
      "Ett bräde med {rows:# rad|# rader} och {cols:# kolumn|# kolumner}, {tiles?utan brickor|med " +
      "{tiles:# bricka|# brickor}}.",
    premium: {
      letter: by("factor", {
        2: "dubbel bokstav",
        3: "trippel bokstav",
        4: "fyrdubbel bokstav",
        other: "{factor}× bokstav",
      }),
      word: by("factor", { 2: "dubbelt ord", 3: "trippelt ord", 4: "fyrdubbelt ord", other: "{factor}× ord" }),
      letters: "bara för {letters eller}",
      points: "bara för brickor värda {points eller}",
      sticks: "räknas varje gång",
    },
  },
  board: {
    empty: "Det första draget måste täcka {squares eller}.",
    word: "{word} {direction} från {square}{blanks?|, med {blanks:en blank|blanka} som {blanks och}}.",
    alone: "Ensamt {letter} på {square}{blank?|, en blank}.",
    premiumSquares: "{squares:Ruta|Rutor} {squares och}: {premium}.",
    lastPlay: "Senaste draget: {player}, {words och}, {points} poäng.",
  },
  draft: {
    at: {
      hole: "ingen ruta att lägga på",
      start: "startruta",
      empty: "tom",
      unnamed: "en blank utan bokstav",
      blank: "en blank",
      laid: "håller på att läggas",
    },
    direction: "Läggs {direction}.",
    picked: "{tile} upplockad.",
    "put-down": "{tile} tillbakalagd.",
    laid: "{letter?Blank på {square}. Vilken bokstav står den för?|{letter}{blank?|, en blank,} på {square}.}",
    "laid-play": "{tiles:# bricka lagd|# brickor lagda} {direction} från {square}.",
    named: "Den blanka på {square} är {letter}.",
    moved: "{letter} flyttad till {square}.",
    "taken-back": "Tillbaka på stället: {tiles}.",
    rack: "Ställ: {tiles}.",
    exchange: by("tiles", {
      0: "Välj brickorna som ska bytas.",
      null: "Inget byte.",
      other: "Valda för byte: {tiles}.",
    }),
    "no-tile": by("letter", {
      "?": "Det finns ingen blank kvar på stället.",
      other: "Det finns inget {letter} kvar på stället.",
    }),
    "not-a-letter": "{text} är ingen bokstav i det här spelet.",
    "square-taken": "Ingen bricka kan läggas på {square}.",
    "nothing-laid": "Ingen bricka har lagts där.",
    unreadable: "Väntat: en koordinat och ett ord, till exempel 8F HORN; funnet: {text}.",
    score: "{words}: {points} poäng.{invalid?| Inte i ordlistan: {invalid}.}",
  },
  news: {
    "drew-for-start": "",
    dealt: "",
    played: "{you?{player}|Du} spelade {words} för {points} poäng.",
    exchanged: "{you?{player}|Du} bytte {returned:# bricka|# brickor}.",
    passed: "{you?{player}|Du} passade.",
    accepted: "{you?{player}|Du} ifrågasätter inte draget.",
    resigned: "{you?{player}|Du} gav upp.",
    "turn-set": "",
    "turn-lost": "{you?{player}|Du} stod över en tur.",
    challenged: by("upheld", {
      true:
        "{you?{player}|Du} ifrågasatte draget{invalid?: minst ett ord är inte tillåtet|. {invalid:Inte " +
        "tillåtet|Inte tillåtna}: {invalid}}.",
      other: by("cost", {
        "lose-turn":
          "{you?{player}|Du} ifrågasatte draget förgäves: {words:ordet är godkänt|orden är godkända}. " +
          "{you?{player}|Du} får stå över en tur.",
        other:
          "{you?{player}|Du} ifrågasatte draget förgäves: {words:ordet är godkänt|orden är " +
          "godkända}.{seconds?| Det kostar {seconds:# sekunds|# sekunders} betänketid.}",
      }),
    }),
    "phony-returned": "{you?{player}|Du} tar tillbaka draget och förlorar {points} poäng.",
    "blank-exchanged": "{you?{player}|Du} tog den blanka på {square} i utbyte mot en bricka {letter}.",
    "rack-told": "",
    "excess-returned": "{you?{player}|Du} lämnade tillbaka {tiles:# bricka|# brickor}.",
    adjusted: "{you?{player}|För dig}: {+points:# poäng} ({adjustments.reason}{note?|, {note}}).",
    ended: "",
    decided: "{ruling?|Beslut: {ruling}.}",
    turn: "{you?{player} står på|Det är din} tur.",
    waiting: "{you?Partiet är slut, om inte {players eller} ifrågasätter draget|Godkänn draget eller ifrågasätt det}.",
    over: by("you", {
      true: "Partiet är slut: {ends.reason}. {winners?Du|Du{winners: och|,} {winners och}} vann.{score?| {score}.}",
      other: "Partiet är slut: {ends.reason}.{winners?| {winners och} vann.}{score?| {score}.}",
    }),
  },
  element: {
    board: "Bräde",
    rack: "Ställ",
    players: "Spelare",
    play: "Spela",
    takeBack: "Ta tillbaka",
    shuffle: "Blanda",
    sort: "Sortera",
    exchange: "Byt",
    exchangeNow: "Byt dessa",
    pass: "Passa",
    challenge: "Ifrågasätt",
    accept: "Godkänn",
    typedPlay: "Skriv ett drag, till exempel 8F HORN",
    lay: "Lägg",
    nameBlank: "Vilken bokstav står den blanka för?",
    askPass: "Passa den här turen?",
    chooseWords: "Vilka ord ifrågasätter du?",
    challengeCosts: by("cost", {
      nothing: "Om alla ifrågasatta ord är godkända kostar det dig ingenting.",
      "lose-turn": "Om alla ifrågasatta ord är godkända får du stå över en tur.",
      "lose-game": "Om alla ifrågasatta ord är godkända förlorar du partiet.",
      "lose-points":
        "Om alla ifrågasatta ord är godkända förlorar du {seconds?|{seconds:# sekunds|# sekunders} betänketid " +
        "och }{points} poäng{eachWord?| per ord}.",
      "give-points":
        "Om alla ifrågasatta ord är godkända får {opponent} {points} poäng{eachWord?| per ord}{seconds?|, och " +
        "du förlorar {seconds:# sekunds|# sekunders} betänketid}.",
      time: "Om alla ifrågasatta ord är godkända förlorar du {seconds:# sekunds|# sekunders} betänketid.",
    }),
    cancel: "Avbryt",
    reveal: "Visa brickorna för {name}",
    bag: "{tiles:# bricka|# brickor} i påsen",
    player: "{name}: {score}{turn?|, på tur}",
    tile: "{tile}, {points} poäng{laid?|, på brädet}",
  },
  labels: {
    proper: "egennamn",
    foreign: "främmande ord",
    abbreviation: "förkortning",
    acronym: "initialord",
    affix: "affix",
    hyphenated: "med bindestreck",
    apostrophe: "med apostrof",
    offensive: "kränkande",
    archaic: "ålderdomligt",
    slang: "slang",
    vulgar: "vulgärt",
  },
  moves: {
    play: "spela",
    exchange: "byta",
    pass: "passa",
    accept: "godkänna draget",
    resign: "ge upp",
    challenge: "ifrågasätta draget",
    "exchange-blank": "byta en blank",
    adjust: "ändra poängen",
    "tell-rack": "ange ett ställ",
    "return-excess": "lämna tillbaka brickor",
    "set-turn": "bestämma vems tur det är",
    end: "avsluta partiet",
  },
  ends: {
    out: "någon har lagt alla sina brickor",
    passes: "alla har passat",
    scoreless: "för många drag utan poäng",
    turns: "alla har gjort sina sista drag",
    "no-plays": "inget drag återstår",
    target: "någon har nått poängmålet",
    agreed: "spelarna har kommit överens",
    resigned: "en spelare är kvar",
    "lost-challenge": "ett ifrågasättande har misslyckats",
    time: "tiden är ute",
    "lost-on-time": "tiden har överskridits",
    late: "någon kom för sent",
    disqualified: "någon har diskvalificerats",
    withdrawn: "någon har dragit sig ur",
    adjudicated: "resultatet har avgjorts av domaren",
    aborted: "partiet avbröts utan resultat",
  },
  adjustments: {
    challenge: "ifrågasättande",
    rack: "kvarvarande brickor",
    time: "tid",
    penalty: "straff",
    correction: "rättelse",
    "as-recorded": "enligt protokollet",
  },
}));

/** What is said of records, texts and data, in Swedish. */
export const records: RecordMessages = /* @__PURE__ */ written<RecordMessages>(grammar, (by) => ({
  remarks: {
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
    said: "funnet: {found}, väntat: {expected}{hint?| ({hint})}",
    reasons: {
      "not-settled": by("points", {
        null: ["poängen för kvarvarande brickor, till {name}", "ingenting till {name}"],
        other: ["{points} till {name}", "ingenting till {name}"],
      }),
      "no-settlement": ({ settled, unknown }) => [
        unknown.length > 0
          ? `brickorna på stället (${namesOf(unknown)})`
          : `poäng för kvarvarande brickor (${pointsOfEach(settled)})`,
        "ingenting",
      ],
      "list-too-long": "högst {limit:# bricka|# brickor}",
      "rack-lacks": ({ tiles }) => `ett ställ med ${tileNames(tiles, "en blank")}`,
      "other-rack": by("of", { line: "brickorna på stället, {rack}", other: "stället vid draget, {rack}" }),
      "tile-excess": ({ tiles }) =>
        `högst ${mostText(
          tiles,
          (n) => counted(n, "blank bricka", "blanka brickor"),
          (n) => `${n} på brädet`,
        )}`,
      "not-on-turn": "{turn?partiets slut|{turn}}{missing?| (troligen saknas ett drag på {missing} poäng)}",
      "other-side": "{gain?någon som ifrågasätter ett drag av {name}|{name}}",
      "no-play-before": "ett drag av {name} omedelbart före",
      "one-square-off": "{meant} (en ruta bredvid: där stämmer ord, poäng och summa)",
      "after-slip":
        "ett drag som stämmer med brädet ({plays:ett drag|# drag} stämmer inte, troligen på grund av rad {since})",
      "bag-too-small": "minst {needed:# bricka|# brickor} i påsen, som har {bag}",
      "not-a-coordinate": "en koordinat som 8H (vågrätt) eller H8 (lodrätt)",
      "not-a-play": "en koordinat och ett ord, till exempel 8F HORN",
      "no-square": "en ruta på brädet, högst {last}",
      "too-many-blanks":
        "högst {limit:# blank bricka|# blanka brickor}: små bokstäver är blanka, stora bokstäver är vanliga brickor",
      word: by("fault", {
        brackets: "parenteser parvis",
        "not-closed": ["en högerparentes", "ordets slut"],
        "over-the-edge": "ett ord som slutar på brädet",
        "nothing-laid": "minst en bricka som inte redan ligger på brädet",
      }),
      "not-a-letter": "en bokstav ur brickuppsättningen {tileSet}",
      misfit: "{lies?en bricka|{lies},} som ligger på {square}",
      "not-tiles": "brickor ur uppsättningen {tileSet}{most?|, högst {most} tecken}",
      "not-a-cell": "en bricka ur uppsättningen {tileSet}, eller ett tal",
      hole: "ingen bricka på ett hål i brädet",
      "too-large": by("of", {
        gcg: by("unit", {
          bytes: ["ett nedtecknat parti på högst 4 MB", "en text på {length} byte"],
          other: ["ett nedtecknat parti på högst 4 MB", "en text på {length} tecken"],
        }),
        other: by("unit", {
          bytes: ["en partihistorik på högst 4 MB", "en text på {length} byte"],
          other: ["en partihistorik på högst 4 MB", "en text på {length} tecken"],
        }),
      }),
      "not-a-game": by("found", {
        "": by("of", {
          gcg: ["ett nedtecknat parti: rader som >Ann: HORNEIA 8F HORN +14 14", "ingenting"],
          other: ["en partihistorik som JSON, med spelare och händelser", "ingenting"],
        }),
        other: by("of", {
          gcg: "ett nedtecknat parti: rader som >Ann: HORNEIA 8F HORN +14 14",
          other: "en partihistorik som JSON, med spelare och händelser",
        }),
      }),
      encoding: "filens teckenkodning",
      line: by("want", {
        colon: "ett kolon efter smeknamnet",
        action: "ett drag, ett byte, ett pass eller en händelse inom parentes",
        score: "en poängsumma för draget, som +14",
        total: "en totalsumma, som 14",
        mark: "en rad som börjar med # eller >",
      }),
      "too-long": by("of", { line: "en rad på högst 16 384 tecken", other: "ett namn på högst 8 000 tecken" }),
      "not-here": "något som kan ha hänt här",
      "no-such-player": "ett av dessa namn: {names}",
      players: "ett parti med {needed} spelare, eftersom reglerna anger så många poängmål",
      repeated: "bara ett #{pragma}",
      "too-many": by("of", { players: "högst {most} spelare", other: "högst {most:# händelse|# händelser}" }),
      unknown: by("of", { pragma: "ett pragma i formatet", other: "ett fält i en partihistorik" }),
      "tile-set": "en av brickuppsättningarna {known}",
      lexicon: "en ordlista för brickuppsättningen {tileSet}",
      rules: by("of", {
        board: "ett bräde med känt namn, eller regler som lämnas med texten",
        game: "det vanliga spelet, eller regler som lämnas med texten",
        "rack-size": "ett antal brickor",
        rules: "regler som det går att spela efter",
        bonus: "brickor och poäng, till exempel 7 50",
      }),
      "not-a-position": "rader, ställ, poängsummor och ett antal drag{most?|, högst {most} tecken}",
      rows: ["{expected:# rad|# rader}, som på brädet i reglerna", "{found:# rad|# rader}"],
      squares: "{expected:# ruta|# rutor}",
      scores: "{expected:# poängsumma|# poängsummor}, en för varje ställ",
      number: by("of", { score: "en poängsumma", other: "ett antal drag" }),
      decision: "lost-on-time/late/disqualified/withdrawn/adjudicated/aborted; vem av {players} spelare som har vunnit",
      field: "{field}: {want}",
    },
    fields: {
      text: "text",
      integer: "ett heltal",
      texts: "en lista med texter",
      integers: "en lista med heltal",
      objects: "en lista med objekt",
      beginning: "ett parti från början",
      "at-most": "högst {most}",
      "one-of": "ett av dessa namn: {names}",
    },
    causes: {
      "not-added": "poängen på den här raden inte tillagd?",
      "blank-counted": "{squares:den blanka räknad som sin bokstav?|de blanka räknade som sina bokstäver?}",
      "blank-elsewhere": "den blanka på {at}, och inte på {not}?",
      "bonus-forgotten": "utan bonusen på {points}?",
      "bonus-undue": "med en bonus på {points}, som inte ges för {tiles:# bricka|# brickor}?",
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
      play: ["ett pass, eftersom det skrivs så", "{tiles?ingenting|{tiles}}"],
      tiles: by("declared", {
        null: ["en brickuppsättning vars namn läsprogrammet känner till", "brickorna i uppsättningen {tileSet}"],
        other: ["{declared}", "brickorna i uppsättningen {tileSet}"],
      }),
      bonuses: ["ingenting", "{text}"],
      board: ["ett bräde med känt namn", "ett bräde på {cols} gånger {rows}"],
      "no-rack": ["brickor ur uppsättningen {tileSet}", "ingenting"],
      operation: ["{written}", "{text}"],
      "too-long": ["rader, ställ, poängsummor och ett antal drag, högst {most} tecken", "{text}"],
      line: ["ett fält i en partihistorik", "{text}"],
      "too-many": ["högst {most} händelser", "{events} händelser"],
    },
  },
  problems: {
    codes: {
      type: by("type", {
        object: "ett objekt",
        list: "en lista",
        text: "en text",
        number: "ett tal",
        integer: "ett heltal",
        boolean: "true eller false",
        null: "null",
        bytes: "byte",
      }),
      unreadable: by("type", { object: "ett objekt som går att läsa", list: "en lista som går att läsa" }),
      range: by("min", { null: "högst {max}", other: "{max?minst {min}|{min} till {max}}" }),
      choice: "{choices}",
      "unknown-key": "en av {keys}{newer?|; en nyare version av tilewright kanske känner till den}",
      "too-large": by("of", {
        characters: "högst {most} tecken",
        entries: "högst {most} poster",
        values: "högst {most} poster och egenskaper totalt",
        tiles: "högst {most} brickor",
        set: "högst {most} brickor totalt",
        words: "högst {most} ord",
        events: "högst {most} händelser {after?och turer att stå över|efter {after:# annan|# andra}}",
        nodes: ["högst {most} noder med nodeBits: {nodeBits}", "{found} noder"],
        beginnings: "högst {most} ordinledningar",
      }),
      empty: by("of", {
        starts: ["minst en startruta", "ingen"],
        letters: ["minst en bokstav", "ingen"],
        prices: ["ett pris för det första misslyckade ifrågasättandet", "inget"],
        targets: ["ett poängmål för alla, eller ett för varje spelare", "inget"],
        winners: ["minst en vinnare", "ingen"],
      }),
      repeated: by("of", {
        start: ["varje startruta en gång", "en ruta två gånger"],
        seat: "varje plats en gång",
        letter: "varje bokstav en gång",
        bonus: "en bonus för varje antal brickor",
        part: "ett id som ingen annan del har",
      }),
      count: by("of", {
        rows: "{range} {max:rad|rader}",
        squares: "{range} {max:ruta|rutor}",
        players: "{range} spelare",
        spreads: "{range} {max:skillnad|skillnader}",
        targets: "{range} poängmål",
        commitments: "{range} {max:åtagande|åtaganden}",
      }),
      conflict: by("why", {
        players: "minst {limit}, som är minimum",
        "max-tiles": "högst {limit}, så många brickor som ett drag får ha",
        multiplies: "0, eftersom bonusen multiplicerar",
        "turns-after-bag":
          "ett annat värde: med turnsAfterBag slutar partiet inte när någon har lagt alla sina brickor",
        "letters-and-points": ["antingen bokstäver eller poäng", "båda, eller ingetdera"],
        "first-play": "minst {limit}, för ett första ord",
        "no-neighbour": ["en ruta bredvid en ledig, för ett första ord", "ingen"],
        "few-tiles": "minst {limit} brickor, för ett första ord och för varje spelare",
        "no-end": ["ett slut för spelare som bara passar, till exempel passesEach: 2", "inget"],
      }),
      "unknown-letter": "{mark?|{mark} eller }en bokstav ur brickuppsättningen {tileSet}",
      letter: "1 till 8 tecken i normalform C, utan ? . ( ) [ ] / eller blanktecken",
      legend: by("of", { key: "ett enda tecken", other: "ett tecken ur teckenförklaringen" }),
      hole: by("mark", {
        "": ["en ruta som inte är ett hål", "ett hål"],
        ".": ".: det här är ett hål",
        other: ["null: det här är ett hål", "en bricka"],
      }),
      hidden: "0: ett parti med frö döljer inga brickor",
      version: "{version}",
      json: by("of", {
        text: "en text i JSON",
        other: "en lista med brickor i JSON; parsePlay läser en text som 8F HORN",
      }),
      reference: by("to", {
        event: "index för en tidigare händelse av typen {type}",
        word: "index för ett av {words} ord",
        playing: "en spelare som inte har gett upp",
        left: "en spelare som är kvar",
        "turn-owed": ["en tur att stå över för ett misslyckat ifrågasättande", "en som ingen ska stå över"],
        "turns-owed": "högst {most}, en för varje misslyckat ifrågasättande",
        over: "ett parti som är slut: färre än två spelare är kvar",
      }),
      rack: by("tiles", {
        0: "en tom lista",
        null: "null: det finns ingen betraktare",
        other: "{found?betraktarens brickor|{tiles}}",
      }),
      root: by("reversed", {
        true: ["en pekare till en första lista", "dess byte i omvänd ordning"],
        other: ["en pekare till en första lista", "{hex}"],
      }),
      cycle: ["en väg som tar slut", "en väg tillbaka till nod {found}"],
      truncated: by("of", {
        node: ["4 byte per nod", "{found} byte"],
        other: ["en nod till i den här listan", "filens slut"],
      }),
      arc: "en båge till en av {nodes} noder",
      "letter-number": "en bokstav från 1 till {letters}",
      separator: by("of", {
        second: ["ett skiljetecken i varje ord", "ett till efter det"],
        end: ["bokstäver efter skiljetecknet", "slutet på ett ord"],
        other: ["bara bokstäver i DAWG:en", "ett skiljetecken"],
      }),
      anagrams: ["ord", "{found} anagram, med bokstäverna i alfabetisk ordning"],
      "dead-end": ["slutet på ett ord, eller bokstäver efter", "ingetdera"],
      order: "en bokstav efter {after}",
      hex: "64 hexadecimala siffror i gemener",
      commitment: ["hemligheten bakom åtagandet {commitment}", "en annan"],
      part: by("found", {
        records: ["samma partier som i en annan rapport med en del {id}", "andra"],
        other: ["samma siffror som i en annan rapport med en del {id}", "andra"],
      }),
    },
    said: "väntat: {expected}; funnet: {found}",
  },
  found: {
    list: "en lista",
    object: "ett objekt",
    "object-that-throws": "ett objekt som ger fel när det läses",
    bigint: "ett bigint",
    function: "en funktion",
    symbol: "en symbol",
  },
  findings: {
    reasons: {
      differs: "väntat: {expected}; funnet: {found}",
      missing: "{due} saknas, och {instead?ingen händelse följer|där står {instead}}",
      "not-by-itself": "inget före det leder till {what}",
      "not-on-turn": "{turn?ingen står på tur, inte heller|{turn} står på tur, inte} {player}",
      refused: "{what} strider mot reglerna: {violations}",
      "end-reason":
        "enligt reglerna slutar partiet {expected?inte här, men det slutar|({ends.expected}), men det " +
        "slutar på ett annat sätt} ({ends.found})",
      settlement: "kvarvarande brickor ger {player} {expected} poäng, inte {found} poäng",
      "tile-total": "det finns {found:# bricka|# brickor}, och uppsättningen har {expected}",
      "tile-excess": "brickan {tile} finns {found:# gång|# gånger}, och i uppsättningen {most:# gång|# gånger}",
      "rack-too-long": "på stället ligger {found:# bricka|# brickor}, och reglerna tillåter {limit}",
      "not-in-bag": "stället är {drawn}, och det här kan inte komma ur påsen: {tiles}",
      "not-written-down": "det som alla offentliggjorde före partiet skrevs inte ner, så ingenting är bevisat",
      "unknown-seed": "utan fröet kan ingen dragning kontrolleras",
      "other-seed": "fröet är inte gjort av de här villkoren och av en hemlighet från varje spelare och från servern",
      "other-secret": "{owner} offentliggjorde hashen av en annan hemlighet",
      chosen: "det här {agreed?valdes, och det var avtalat att dra|drogs, och det var avtalat att välja} det",
      "early-ruling": "{what} är ett beslut före slutet, och ändrar varje dragning efter det",
      gone: "{seen:# händelse hade|# händelser hade} setts tidigare, och {found} finns",
      undone: "av {from:# händelse|# händelser} togs alla utom {to:den första|de # första} tillbaka",
      "other-setup": "regler, namn eller ordlista är andra än förut",
      "not-in-log": "loggen slutar efter {seen:# händelse|# händelser}, och partiet har {found}",
      "broken-log": "loggens poster ger inte dess huvud",
    },
    words: {
      player: "spelare {number}",
      server: "servern",
      nothing: "ingenting",
      hidden: "{hidden:# dold|# dolda}",
      and: "och",
    },
  },
  boardFindings: {
    "tile-excess": "Brickan {tile} finns {found:# gång|# gånger}, och i uppsättningen {most:# gång|# gånger}.",
    "too-few-tiles": "Det första draget kräver minst {needed:# bricka|# brickor}.",
    "start-not-covered": "Ingen bricka täcker {squares eller}.",
    "not-connected": "{squares:Brickan|Brickorna} på {squares och} rör inte vid de andra.",
    "word-repeated": "{word} står mer än en gång på brädet.",
    "no-tiles": "Ingen bricka har kommit till.",
    "tile-changed": "På {squares och} ligger {squares:en annan bricka|andra brickor} än förut.",
    "tile-gone": "{squares:Brickan|Brickorna} på {squares och} finns inte kvar.",
  },
}));

/** What is said of whole games, in Swedish. */
export const replay: ReplayMessages = /* @__PURE__ */ written<ReplayMessages>(grammar, (by) => ({
  story: {
    play: "{name}: {play}{from?| från {from}}, {points} poäng",
    exchanged: "{name} byter {tiles}.",
    adjusted: "{name}: {+points} poäng ({reason}).",
    letterPremium: "{square} {premium}: i {word} räknas {letter} som {points}, inte {value}",
    wordPremium: "{square} {premium}: {word} räknas {factor} gånger",
  },
  events: {
    dealt: "",
    exchanged: "{player} byter {returned:# bricka|# brickor}.",
    passed: "{player} passar.",
    resigned: "{player} ger upp.",
    "turn-set": "",
    "turn-lost": "{player} står över en tur.",
    challenged: by("upheld", {
      true:
        "{player} ifrågasätter {invalid?draget: minst ett ord är inte tillåtet|{invalid}: inte " +
        "{invalid:tillåtet|tillåtna}}.",
      other: "{player} ifrågasätter draget förgäves.",
    }),
    "phony-returned": "{player} tar tillbaka draget: {points} poäng mindre, {score} totalt.",
    "blank-exchanged": "{player} tar en blank i utbyte mot {letter}.",
    "rack-told": "",
    "excess-returned": "{player} lämnar tillbaka det som är för mycket.",
  },
  sheet: {
    exchange: "byter {tiles}",
    pass: "passar",
    missesTurn: "står över en tur",
    doesNotFit: "kan inte ligga där",
    takenOff: "tillbakadraget",
    unplayedTiles: "kvarvarande brickor",
    total: "summa",
  },
  page: {
    turn: "Tur",
    showTurn: "Visa tur {turn}",
    oneTurn: "Tur {turn}",
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
    won: "{name} vann.",
    tie: "Oavgjort.",
    nobodyWon: "Ingen vann.",
    notOver: "Partiet är inte slut.",
    disagree: "Där uppteckningen och reglerna inte stämmer överens",
    place: "Rad {line}, kolumn {column}",
    keys: "Med vänster- och högerpilen går man från tur till tur.",
    madeFrom: "Sidan är skapad av tilewright{file?| från {file}}. Poängen är räknade på nytt enligt reglerna {rules}.",
  },
}));

/** Everything in Swedish. */
export const swedishMessages: Messages = /* @__PURE__ */ whole(board, records, replay);
