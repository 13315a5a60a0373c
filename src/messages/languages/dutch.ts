/**
 * The messages of the library in Dutch.
 *
 * @module tilewright/messages/dutch
 * @packageDocumentation
 */
import { counted, isBlankMark, mostText, namesOf, pointsOfEach, tileNames } from "../helpers.ts";
import type { BoardMessages, Messages, RecordMessages, ReplayMessages } from "../types/messages.ts";
import { whole } from "../whole.ts";
import { formOfTwo, type Grammar, written } from "../written.ts";

/** How Dutch counts, and what it calls things. */
const grammar: Grammar = {
  form: formOfTwo,
  blank: "blanco",
  across: "horizontaal",
  down: "verticaal",
};

/** What games and boards say, in Dutch. */
export const board: BoardMessages = /* @__PURE__ */ written<BoardMessages>(grammar, (by) => ({
  language: "nl",
  name: "Nederlands",
  violations: {
    "no-tiles": "Er is geen blokje opgegeven.",
    malformed: "{path}: verwacht: {expected}; gevonden: {found}.",
    "off-board": "{squares:Er ligt een blokje buiten het bord.|Er liggen # blokjes buiten het bord.}",
    "on-hole": "Op {squares en} {squares:is geen vakje|zijn geen vakjes} om op te leggen.",
    "square-occupied": "Op {squares en} {squares:ligt al een blokje|liggen al blokjes}.",
    "square-repeated": "Op {squares en} wordt meer dan één blokje gelegd.",
    "too-many-tiles": "Hoogstens {limit:één blokje|# blokjes} per beurt.",
    "too-few-tiles": "De eerste zet moet uit minstens {needed:# blokje|# blokjes} bestaan.",
    "blank-without-letter":
      "Geef aan voor welke {squares:letter de blanco op {squares en} staat|letters de " +
      "blanco's op {squares en} staan}.",
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" is geen letter. Leg een blanco als { letter: "N", blank: true }, of als { letter: null } ` +
          "zolang de letter niet gekozen is."
        : `${letter} is geen letter van deze letterset${instead === undefined ? "" : `; ${instead} wel`}.`,
    "not-in-line": "De blokjes van een beurt moeten in één rij of één kolom liggen.",
    gap: "{squares:Er is een gat|Er zijn gaten} op {squares en}.",
    "start-not-covered": "De eerste zet moet {squares of} bedekken.",
    "not-connected": "De zet moet aansluiten op een blokje dat op het bord ligt.",
    "not-on-rack": by("tile", {
      "?": "Nodig: {played:# blanco blokje|# blanco blokjes}; op het rekje: {held?geen|{held}}.",
      other: "Nodig: {played:# blokje|# blokjes} {tile}; op het rekje: {held?geen|{held}}.",
    }),
    "word-repeated": "{word} is al gespeeld.",
    "invalid-word": "{word} {labels?staat niet in het woordenboek|is niet toegestaan: {labels.labels}}.",
    "not-your-turn": "Je bent niet aan de beurt.",
    "game-over": "De partij is afgelopen.",
    stale: "De partij is verdergegaan sinds je voor het laatst keek.",
    "not-allowed": "{moves.move} kan nu niet.",
    "unknown-player": "{found} speelt niet mee in deze partij. Er zijn {players:# speler|# spelers}; de eerste is 0.",
    "player-needed": "Meerdere spelers zouden dit kunnen doen: geef aan wie het doet.",
    "history-full": "De partij is te lang om door te gaan en kan alleen nog beëindigd worden.",
    "score-too-large": "De score zou te hoog zijn om te tellen.",
    "wrong-viewer": "Deze update is voor iemand anders gemaakt.",
    "bag-too-small":
      "Hiervoor {needed:moet er minstens één blokje|moeten er minstens # blokjes} in het zakje " +
      "zitten; {bag?het is leeg|{bag:er is er|er zijn er} maar {bag}}.",
    "too-many-exchanges": "Elke speler mag per partij {limit:één keer|# keer} ruilen.",
    "wrong-points": "De zet is {points:# punt|# punten} waard, niet {claimed}.",
    "nothing-to-challenge": "Er is nu geen zet die aangevochten kan worden.",
    "own-play": "Niemand kan zijn eigen zet aanvechten of accepteren.",
    "no-dictionary": "Er is een woordenboek nodig om te beslissen of de woorden geldig zijn.",
    "no-such-word": "De zet heeft geen woord met nummer {word+1} dat nog aangevochten kan worden.",
    "blank-mismatch": "Op {squares en} ligt geen blanco die een blokje van het rekje kan vervangen.",
    "plays-remain": "Er is nog een zet mogelijk.",
    "rack-too-full": ({ held, limit }) =>
      `Op het rekje ${held === 1 ? "staat 1 blokje" : `staan ${held} blokjes`}, maar er ` +
      `${limit === 1 ? "is er maar 1" : `zijn er maar ${limit}`} toegestaan. ` +
      `Doe eerst ${held - limit === 1 ? "het overtollige blokje" : "de overtollige blokjes"} ` +
      "terug in het zakje (return-excess).",
    "rack-unknown":
      "{players:Het rekje van speler {players+1} moet|De rekjes van de spelers {players+1 en} " +
      "moeten} eerst gemeld worden.",
  },
  scores: {
    bonus: "bonus ({tiles:# blokje|# blokjes}) {points}",
    total: "totaal",
  },
  picture: {
    size:
      "Een bord van {rows:# rij|# rijen} en {cols:# kolom|# kolommen} {tiles?zonder blokjes|met {tiles:# " +
      "blokje|# blokjes}}.",
    premium: {
      letter: "{factor} keer de letterwaarde",
      word: "{factor} keer de woordwaarde",
      letters: "alleen voor {letters of}",
      points: "alleen voor blokjes met waarde {points of}",
      sticks: "telt elke keer",
    },
  },
  board: {
    empty: "De eerste zet moet {squares of} bedekken.",
    word: "{word} {direction} vanaf {square}{blanks?|, met {blanks:een blanco|blanco's} voor {blanks en}}.",
    alone: "Losse {letter} op {square}{blank?|, een blanco}.",
    premiumSquares: "{squares:Vakje|Vakjes} {squares en}: {premium}.",
    lastPlay: "Laatste zet: {player}, {words en}, {points:# punt|# punten}.",
  },
  draft: {
    at: {
      hole: "geen vakje om op te leggen",
      start: "beginvakje",
      empty: "leeg",
      unnamed: "een blanco zonder letter",
      blank: "een blanco",
      laid: "wordt nu gelegd",
    },
    direction: "Er wordt {direction} gelegd.",
    picked: "{tile} opgepakt.",
    "put-down": "{tile} teruggezet.",
    laid: "{letter?Blanco op {square}. Voor welke letter staat die?|{letter}{blank?|, een blanco,} op {square}.}",
    "laid-play": "{tiles:# blokje|# blokjes} {direction} gelegd vanaf {square}.",
    named: "De blanco op {square} is {letter}.",
    moved: "{letter} verplaatst naar {square}.",
    "taken-back": "{tiles} teruggenomen.",
    rack: "Rekje: {tiles}.",
    exchange: by("tiles", {
      0: "Kies de blokjes om te ruilen.",
      null: "Geen ruil.",
      other: "Gekozen om te ruilen: {tiles}.",
    }),
    "no-tile": "Op het rekje staat geen {letter} meer.",
    "not-a-letter": "{text} is geen letter van dit spel.",
    "square-taken": "Op {square} kan geen blokje gelegd worden.",
    "nothing-laid": "Daar is geen blokje gelegd.",
    unreadable: "Verwacht: een coördinaat en een woord, bijvoorbeeld 8F HORN; gevonden: {text}.",
    score: "{words}: {points:# punt|# punten}.{invalid?| Niet in het woordenboek: {invalid}.}",
  },
  news: {
    "drew-for-start": "",
    dealt: "",
    played: "{you?{player} heeft|Je hebt} {words} gespeeld voor {points:# punt|# punten}.",
    exchanged: "{you?{player} heeft|Je hebt} {returned:# blokje|# blokjes} geruild.",
    passed: "{you?{player} heeft|Je hebt} gepast.",
    accepted: "{you?{player} vecht|Je vecht} de zet niet aan.",
    resigned: "{you?{player} heeft|Je hebt} opgegeven.",
    "turn-set": "",
    "turn-lost": "{you?{player}|Je} moest een beurt overslaan.",
    challenged: by("upheld", {
      true:
        "{you?{player} heeft|Je hebt} de zet aangevochten{invalid?: ten minste één woord is niet toegestaan|. " +
        "Niet toegestaan: {invalid}}.",
      other: by("cost", {
        "lose-turn":
          "{you?{player} heeft|Je hebt} de zet tevergeefs aangevochten: {words:het woord is|de woorden zijn} " +
          "geldig. {you?{player}|Je} moet een beurt overslaan.",
        other:
          "{you?{player} heeft|Je hebt} de zet tevergeefs aangevochten: {words:het woord is|de woorden zijn} " +
          "geldig.{seconds?| Dat kost {seconds:# seconde|# seconden} bedenktijd.}",
      }),
    }),
    "phony-returned": "{you?{player} neemt|Je neemt} de zet terug en verliest {points:# punt|# punten}.",
    "blank-exchanged": "{you?{player} heeft|Je hebt} de blanco op {square} genomen in ruil voor een blokje {letter}.",
    "rack-told": "",
    "excess-returned": "{you?{player} heeft|Je hebt} {tiles:# blokje|# blokjes} teruggelegd.",
    adjusted: "{you?{player}|Voor jou}: {+points:# punt|# punten} ({adjustments.reason}{note?|, {note}}).",
    ended: "",
    decided: "{ruling?|Beslissing: {ruling}.}",
    turn: "{you?{player} is|Je bent} aan de beurt.",
    waiting: "{you?De partij is afgelopen, tenzij {players of} de zet aanvecht|Accepteer de zet of vecht hem aan}.",
    over: by("you", {
      true:
        "De partij is afgelopen: {ends.reason}. {winners?Je hebt|Jij{winners: en|,} {winners en} hebben} gewonnen." +
        "{score?| {score}.}",
      other: "De partij is afgelopen: {ends.reason}.{winners?| {winners en} {winners:wint|winnen}.}{score?| {score}.}",
    }),
  },
  element: {
    board: "Bord",
    rack: "Rekje",
    players: "Spelers",
    play: "Spelen",
    takeBack: "Terugnemen",
    shuffle: "Schudden",
    sort: "Sorteren",
    exchange: "Ruilen",
    exchangeNow: "Deze ruilen",
    pass: "Passen",
    challenge: "Aanvechten",
    accept: "Accepteren",
    typedPlay: "Typ een zet, bijvoorbeeld 8F HORN",
    lay: "Leggen",
    nameBlank: "Voor welke letter staat de blanco?",
    askPass: "Deze beurt passen?",
    chooseWords: "Welke woorden vecht je aan?",
    challengeCosts: by("cost", {
      nothing: "Als alle aangevochten woorden geldig zijn, kost dat je niets.",
      "lose-turn": "Als alle aangevochten woorden geldig zijn, moet je een beurt overslaan.",
      "lose-game": "Als alle aangevochten woorden geldig zijn, verlies je de partij.",
      "lose-points":
        "Als alle aangevochten woorden geldig zijn, verlies je {seconds?|{seconds:# seconde|# seconden} " +
        "bedenktijd en }{points:# punt|# punten}{eachWord?| per woord}.",
      "give-points":
        "Als alle aangevochten woorden geldig zijn, krijgt {opponent} {points:# punt|# punten}{eachWord?| per " +
        "woord}{seconds?| en verlies jij {seconds:# seconde|# seconden} bedenktijd}.",
      time: "Als alle aangevochten woorden geldig zijn, verlies je {seconds:# seconde|# seconden} bedenktijd.",
    }),
    cancel: "Annuleren",
    reveal: "Toon de blokjes van {name}",
    bag: "{tiles:# blokje|# blokjes} in het zakje",
    player: "{name}: {score}{turn?|, aan de beurt}",
    tile: "{tile}, {points:# punt|# punten}{laid?|, op het bord}",
  },
  labels: {
    proper: "eigennaam",
    foreign: "vreemd woord",
    abbreviation: "afkorting",
    acronym: "letterwoord",
    affix: "voor- of achtervoegsel",
    hyphenated: "met koppelteken",
    apostrophe: "met apostrof",
    offensive: "beledigend",
    archaic: "verouderd",
    slang: "straattaal",
    vulgar: "vulgair",
  },
  moves: {
    play: "Leggen",
    exchange: "Ruilen",
    pass: "Passen",
    accept: "Accepteren",
    resign: "Opgeven",
    challenge: "Aanvechten",
    "exchange-blank": "Een blanco ruilen",
    adjust: "De punten aanpassen",
    "tell-rack": "Een rekje melden",
    "return-excess": "Blokjes teruggeven",
    "set-turn": "De beurt toewijzen",
    end: "De partij beëindigen",
  },
  ends: {
    out: "iemand heeft alle blokjes gelegd",
    passes: "iedereen heeft gepast",
    scoreless: "te veel beurten zonder punten",
    turns: "iedereen heeft zijn laatste beurten gehad",
    "no-plays": "er is geen zet meer",
    target: "iemand heeft de streefscore bereikt",
    agreed: "de spelers zijn het eens geworden",
    resigned: "er is één speler over",
    "lost-challenge": "een zet is ten onrechte aangevochten",
    time: "de tijd is om",
    "lost-on-time": "de tijd is overschreden",
    late: "er was iemand te laat",
    disqualified: "er is iemand gediskwalificeerd",
    withdrawn: "er heeft zich iemand teruggetrokken",
    adjudicated: "de uitslag is door arbitrage bepaald",
    aborted: "de partij is afgebroken zonder uitslag",
  },
  adjustments: {
    challenge: "aangevochten zet",
    rack: "overgebleven blokjes",
    time: "tijd",
    penalty: "straf",
    correction: "correctie",
    "as-recorded": "zoals genoteerd",
  },
}));

/** What is said of records, texts and data, in Dutch. */
export const records: RecordMessages = /* @__PURE__ */ written<RecordMessages>(grammar, (by) => ({
  remarks: {
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
    said: "gevonden: {found}, verwacht: {expected}{hint?| ({hint})}",
    reasons: {
      "not-settled": by("points", {
        null: ["de punten van de overgebleven blokjes, voor {name}", "niets voor {name}"],
        other: ["{points} voor {name}", "niets voor {name}"],
      }),
      "no-settlement": ({ settled, unknown }) => [
        unknown.length > 0
          ? `${unknown.length === 1 ? "het rekje" : "de rekjes"} van ${namesOf(unknown)}`
          : `punten voor de overgebleven blokjes (${pointsOfEach(settled)})`,
        "niets",
      ],
      "list-too-long": "hoogstens {limit:# blokje|# blokjes}",
      "rack-lacks": ({ tiles }) => `een rekje met ${tileNames(tiles, "een blanco")}`,
      "other-rack": by("of", { line: "de blokjes van het rekje, {rack}", other: "het rekje van die zet, {rack}" }),
      "tile-excess": ({ tiles }) =>
        `hoogstens ${mostText(
          tiles,
          (n) => counted(n, "blanco blokje", "blanco blokjes"),
          (n) => `${n} op het bord`,
        )}`,
      "not-on-turn":
        "{turn?het einde van de partij|{turn}}{missing?| (er ontbreekt vermoedelijk een zet van " +
        "{missing:# punt|# punten})}",
      "other-side": "{gain?iemand die de zet van {name} aanvecht|{name}}",
      "no-play-before": "een zet van {name} vlak daarvoor",
      "one-square-off": "{meant} (één vakje ernaast: daar kloppen de woorden, de punten en het totaal)",
      "after-slip":
        "een zet die bij het bord past ({plays:één zet past|# zetten passen} niet, vermoedelijk " +
        "door een fout in regel {since})",
      "bag-too-small": "minstens {needed:# blokje|# blokjes} in het zakje, maar {bag:er is er|er zijn er} {bag}",
      "not-a-coordinate": "een coördinaat zoals 8H (horizontaal) of H8 (verticaal)",
      "not-a-play": "een coördinaat en een woord, bijvoorbeeld 8F HORN",
      "no-square": "een vakje van het bord, hoogstens {last}",
      "too-many-blanks":
        "hoogstens {limit:# blanco blokje|# blanco blokjes}: kleine letters zijn blanco's, " +
        "hoofdletters zijn gewone blokjes",
      word: by("fault", {
        brackets: "haakjes in paren",
        "not-closed": ["een haakje sluiten", "het einde van het woord"],
        "over-the-edge": "een woord dat op het bord eindigt",
        "nothing-laid": "minstens één blokje dat nog niet op het bord ligt",
      }),
      "not-a-letter": "een letter van de letterset {tileSet}",
      misfit: "{lies?een blokje dat op {square} ligt|{lies}, want die ligt op {square}}",
      "not-tiles": "blokjes van de letterset {tileSet}{most?|, hoogstens {most} tekens}",
      "not-a-cell": "een blokje van de letterset {tileSet}, of een getal",
      hole: "geen blokje op een gat in het bord",
      "too-large": by("of", {
        gcg: by("unit", {
          bytes: ["een genoteerde partij van hoogstens 4 MB", "een tekst van {length} bytes"],
          other: ["een genoteerde partij van hoogstens 4 MB", "een tekst van {length} tekens"],
        }),
        other: by("unit", {
          bytes: ["een spelverloop van hoogstens 4 MB", "een tekst van {length} bytes"],
          other: ["een spelverloop van hoogstens 4 MB", "een tekst van {length} tekens"],
        }),
      }),
      "not-a-game": by("found", {
        "": by("of", {
          gcg: ["een genoteerde partij: regels zoals >Ann: HORNEIA 8F HORN +14 14", "niets"],
          other: ["een spelverloop als JSON, met spelers en gebeurtenissen", "niets"],
        }),
        other: by("of", {
          gcg: "een genoteerde partij: regels zoals >Ann: HORNEIA 8F HORN +14 14",
          other: "een spelverloop als JSON, met spelers en gebeurtenissen",
        }),
      }),
      encoding: "de tekencodering van het bestand",
      line: by("want", {
        colon: "een dubbele punt na de bijnaam",
        action: "een zet, een ruil, een pasbeurt of een gebeurtenis tussen haakjes",
        score: "een score zoals +14",
        total: "een totaal zoals 14",
        mark: "een regel die met # of > begint",
      }),
      "too-long": by("of", {
        line: "een regel van hoogstens 16.384 tekens",
        other: "een naam van hoogstens 8.000 tekens",
      }),
      "not-here": "iets dat hier gebeurd kan zijn",
      "no-such-player": "een van deze: {names}",
      players: "een partij met {needed:# speler|# spelers}, want de regels noemen evenveel streefscores",
      repeated: "maar één #{pragma}",
      "too-many": by("of", {
        players: "hoogstens {most:# speler|# spelers}",
        other: "hoogstens {most:# gebeurtenis|# gebeurtenissen}",
      }),
      unknown: by("of", { pragma: "een pragma van het formaat", other: "een veld van een spelverloop" }),
      "tile-set": "een van de lettersets {known}",
      lexicon: "een woordenlijst voor de letterset {tileSet}",
      rules: by("of", {
        board: "een bord met een bekende naam, of regels die bij de tekst worden meegegeven",
        game: "het gewone spel, of regels die bij de tekst worden meegegeven",
        "rack-size": "een aantal blokjes",
        rules: "regels waarmee gespeeld kan worden",
        bonus: "blokjes en punten, bijvoorbeeld 7 50",
      }),
      "not-a-position": "rijen, rekjes, scores en een aantal beurten{most?|, hoogstens {most} tekens}",
      rows: ["{expected:# rij|# rijen}, zoals het bord van de regels", "{found:# rij|# rijen}"],
      squares: "{expected:# vakje|# vakjes}",
      scores: "{expected:# score|# scores}, een voor elk rekje",
      number: by("of", { score: "een score", other: "een aantal beurten" }),
      decision:
        "lost-on-time/late/disqualified/withdrawn/adjudicated/aborted; wie van de {players} spelers heeft gewonnen",
      field: "{field}: {want}",
    },
    fields: {
      text: "tekst",
      integer: "een geheel getal",
      texts: "een lijst van teksten",
      integers: "een lijst van gehele getallen",
      objects: "een lijst van objecten",
      beginning: "een partij vanaf het begin",
      "at-most": "hoogstens {most}",
      "one-of": "een van deze: {names}",
    },
    causes: {
      "not-added": "de punten van deze regel niet opgeteld?",
      "blank-counted": "{squares:de blanco als zijn letter geteld?|de blanco's als hun letters geteld?}",
      "blank-elsewhere": "de blanco op {at}, en niet op {not}?",
      "bonus-forgotten": "zonder de bonus van {points}?",
      "bonus-undue": "met een bonus van {points}, die er voor {tiles:# blokje|# blokjes} niet is?",
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
      play: ["een pasbeurt, want zo wordt het genoteerd", "{tiles?niets|{tiles}}"],
      tiles: by("declared", {
        null: ["een letterset waarvan het programma de naam kent", "de blokjes van de letterset {tileSet}"],
        other: ["{declared}", "de blokjes van de letterset {tileSet}"],
      }),
      bonuses: ["niets", "{text}"],
      board: ["een bord met een bekende naam", "een bord van {cols} bij {rows}"],
      "no-rack": ["blokjes van de letterset {tileSet}", "niets"],
      operation: ["{written}", "{text}"],
      "too-long": ["rijen, rekjes, scores en een aantal beurten, hoogstens {most} tekens", "{text}"],
      line: ["een veld van een spelverloop", "{text}"],
      "too-many": ["hoogstens {most} gebeurtenissen", "{events} gebeurtenissen"],
    },
  },
  problems: {
    codes: {
      type: by("type", {
        object: "een object",
        list: "een lijst",
        text: "een tekst",
        number: "een getal",
        integer: "een geheel getal",
        boolean: "true of false",
        null: "null",
        bytes: "bytes",
      }),
      unreadable: by("type", { object: "een object dat te lezen is", list: "een lijst die te lezen is" }),
      range: by("min", { null: "hoogstens {max}", other: "{max?minstens {min}|{min} tot en met {max}}" }),
      choice: "{choices}",
      "unknown-key": "een van {keys}{newer?|; een nieuwere versie van tilewright kent het misschien}",
      "too-large": by("of", {
        characters: "hoogstens {most} tekens",
        entries: "hoogstens {most} elementen",
        values: "hoogstens {most} elementen en eigenschappen in totaal",
        tiles: "hoogstens {most} blokjes",
        set: "hoogstens {most} blokjes in totaal",
        words: "hoogstens {most} woorden",
        events: "hoogstens {most} gebeurtenissen {after?en verschuldigde beurten|na {after} andere}",
        nodes: ["hoogstens {most} knopen met nodeBits: {nodeBits}", "{found} knopen"],
        beginnings: "hoogstens {most} beginstukken van woorden",
      }),
      empty: by("of", {
        starts: ["minstens één beginvakje", "geen"],
        letters: ["minstens één letter", "geen"],
        prices: ["een prijs voor de eerste zet die ten onrechte wordt aangevochten", "geen"],
        targets: ["één streefscore voor iedereen, of één voor elke speler", "geen"],
        winners: ["minstens één winnaar", "geen"],
      }),
      repeated: by("of", {
        start: ["elk beginvakje één keer", "een vakje twee keer"],
        seat: "elke plaats één keer",
        letter: "elke letter één keer",
        bonus: "één bonus voor elk aantal blokjes",
        part: "de id van geen ander deel",
      }),
      count: by("of", {
        rows: "{range} {max:rij|rijen}",
        squares: "{range} {max:vakje|vakjes}",
        players: "{range} {max:speler|spelers}",
        spreads: "{range} {max:verschil|verschillen}",
        targets: "{range} {max:streefscore|streefscores}",
        commitments: "{range} {max:vastlegging|vastleggingen}",
      }),
      conflict: by("why", {
        players: "minstens {limit}, het minimum",
        "max-tiles": "hoogstens {limit}, het grootste aantal blokjes van een zet",
        multiplies: "0, omdat de bonus vermenigvuldigt",
        "turns-after-bag":
          "een andere waarde: met turnsAfterBag eindigt de partij niet als iemand alle blokjes heeft gelegd",
        "letters-and-points": ["ofwel letters ofwel punten", "beide of geen van beide"],
        "first-play": "minstens {limit}, voor een eerste woord",
        "no-neighbour": ["een vakje naast een vrij vakje, voor een eerste woord", "geen"],
        "few-tiles": "minstens {limit} blokjes, voor een eerste woord en voor elke speler",
        "no-end": ["een einde voor spelers die alleen passen, zoals passesEach: 2", "geen"],
      }),
      "unknown-letter": "{mark?|{mark} of }een letter van de letterset {tileSet}",
      letter: "1 tot 8 tekens in normaalvorm C, geen daarvan ? . ( ) [ ] / of witruimte",
      legend: by("of", { key: "één teken", other: "een teken van de legenda" }),
      hole: by("mark", {
        "": ["een vakje dat geen gat is", "een gat"],
        ".": ".: dit is een gat",
        other: ["null: dit is een gat", "een blokje"],
      }),
      hidden: "0: een partij met een seed verbergt geen blokje",
      version: "{version}",
      json: by("of", {
        text: "een tekst in JSON",
        other: "een lijst met blokjes in JSON; parsePlay leest een tekst zoals 8F HORN",
      }),
      reference: by("to", {
        event: "de index van een eerdere gebeurtenis van het type {type}",
        word: "de index van een van de {words} woorden",
        playing: "een speler die niet heeft opgegeven",
        left: "een speler die er nog is",
        "turn-owed": [
          "een beurt die verschuldigd is voor een zet die ten onrechte is aangevochten",
          "een die niemand verschuldigd is",
        ],
        "turns-owed": "hoogstens {most}, één voor elke zet die ten onrechte is aangevochten",
        over: "een partij die is afgelopen: er zijn minder dan twee spelers over",
      }),
      rack: by("tiles", {
        0: "een lege lijst",
        null: "null: er is geen kijker",
        other: "{found?de blokjes van de kijker|{tiles}}",
      }),
      root: by("reversed", {
        true: ["een verwijzing naar een eerste lijst", "de bytes ervan in omgekeerde volgorde"],
        other: ["een verwijzing naar een eerste lijst", "{hex}"],
      }),
      cycle: ["een weg die eindigt", "een weg terug naar knoop {found}"],
      truncated: by("of", {
        node: ["4 bytes per knoop", "{found:# byte|# bytes}"],
        other: ["nog een knoop van deze lijst", "het einde van het bestand"],
      }),
      arc: "een pijl naar een van de {nodes} knopen",
      "letter-number": "een letter van 1 tot en met {letters}",
      separator: by("of", {
        second: ["één scheidingsteken in elk woord", "nog een daarna"],
        end: ["letters na het scheidingsteken", "het einde van een woord"],
        other: ["alleen letters in de DAWG", "een scheidingsteken"],
      }),
      anagrams: ["woorden", "{found} anagrammen, met hun letters op alfabetische volgorde"],
      "dead-end": ["het einde van een woord, of letters erna", "geen van beide"],
      order: "een letter na {after}",
      hex: "64 hexadecimale cijfers in kleine letters",
      commitment: ["het geheim van de vastlegging {commitment}", "een ander"],
      part: by("found", {
        records: ["dezelfde partijen als in een ander rapport met een deel {id}", "andere"],
        other: ["dezelfde cijfers als in een ander rapport met een deel {id}", "andere"],
      }),
    },
    said: "verwacht: {expected}; gevonden: {found}",
  },
  found: {
    list: "een lijst",
    object: "een object",
    "object-that-throws": "een object dat bij het lezen een fout geeft",
    bigint: "een bigint",
    function: "een functie",
    symbol: "een symbool",
  },
  findings: {
    reasons: {
      differs: "verwacht: {expected}; gevonden: {found}",
      missing: "{due} ontbreekt, en {instead?er volgt geen gebeurtenis|daar staat {instead}}",
      "not-by-itself": "niets ervoor leidt tot {what}",
      "not-on-turn": "{turn?niemand is aan de beurt, ook {player} niet|{turn} is aan de beurt, niet {player}}",
      refused: "{what} is tegen de regels: {violations}",
      "end-reason":
        "volgens de regels eindigt de partij {expected?hier niet, maar ze eindigt|({ends.expected}), " +
        "maar ze eindigt anders} ({ends.found})",
      settlement: "overgebleven blokjes leveren {player} {expected:# punt|# punten} op, niet {found:# punt|# punten}",
      "tile-total": "er {found:is # blokje|zijn # blokjes}, en de letterset heeft er {expected}",
      "tile-excess": "het blokje {tile} komt {found} keer voor, en in de letterset {most} keer",
      "rack-too-long": "op het rekje {found:staat # blokje|staan # blokjes}, en de regels staan er {limit} toe",
      "not-in-bag": "het rekje is {drawn}, en dit kan niet uit het zakje komen: {tiles}",
      "not-written-down": "wat iedereen vóór de partij bekendmaakte, is niet opgeschreven, dus er is niets bewezen",
      "unknown-seed": "zonder de seed is geen trekking te controleren",
      "other-seed": "de seed is niet gemaakt van deze voorwaarden en van een geheim van elke speler en van de server",
      "other-secret": "{owner} heeft de hash van een ander geheim bekendgemaakt",
      chosen:
        "dit is {agreed?gekozen, en er was afgesproken het te trekken|getrokken, en er was afgesproken " +
        "het te kiezen}",
      "early-ruling": "{what} is een beslissing vóór het einde, en verandert elke trekking erna",
      gone: "eerder {seen:was # gebeurtenis|waren # gebeurtenissen} te zien, en er {found:is|zijn} er {found}",
      undone: "van {from:# gebeurtenis|# gebeurtenissen} zijn alle behalve {to:de eerste|de eerste #} teruggenomen",
      "other-setup": "de regels, de namen of het woordenboek zijn anders dan eerst",
      "not-in-log": "het logboek eindigt na {seen:# gebeurtenis|# gebeurtenissen}, en de partij heeft er {found}",
      "broken-log": "de vermeldingen van het logboek leveren zijn kop niet op",
    },
    words: {
      player: "speler {number}",
      server: "de server",
      nothing: "niets",
      hidden: "{hidden} verborgen",
      and: "en",
    },
  },
  boardFindings: {
    "tile-excess": "Het blokje {tile} komt {found} keer voor, en in de letterset {most} keer.",
    "too-few-tiles": "De eerste zet moet uit minstens {needed:# blokje|# blokjes} bestaan.",
    "start-not-covered": "Geen blokje bedekt {squares of}.",
    "not-connected": "{squares:Het blokje|De blokjes} op {squares en} {squares:raakt|raken} de andere niet.",
    "word-repeated": "{word} staat meer dan één keer op het bord.",
    "no-tiles": "Er is geen blokje bijgekomen.",
    "tile-changed": "Op {squares en} {squares:ligt een ander blokje|liggen andere blokjes} dan eerst.",
    "tile-gone": "{squares:Het blokje|De blokjes} op {squares en} {squares:is|zijn} er niet meer.",
  },
}));

/** What is said of whole games, in Dutch. */
export const replay: ReplayMessages = /* @__PURE__ */ written<ReplayMessages>(grammar, (by) => ({
  story: {
    play: "{name}: {play}{from?| uit {from}}, {points:# punt|# punten}",
    exchanged: "{name} ruilt {tiles}.",
    adjusted: "{name}: {+points:# punt|# punten} ({reason}).",
    letterPremium: "{square} {premium}: in {word} telt de {letter} voor {points}, niet voor {value}",
    wordPremium: "{square} {premium}: {word} telt {factor} keer",
  },
  events: {
    dealt: "",
    exchanged: "{player} ruilt {returned:# blokje|# blokjes}.",
    passed: "{player} past.",
    resigned: "{player} geeft op.",
    "turn-set": "",
    "turn-lost": "{player} slaat een beurt over.",
    challenged: by("upheld", {
      true: "{player} vecht {invalid?de zet aan: ten minste één woord is|{invalid} aan:} niet toegestaan.",
      other: "{player} vecht de zet tevergeefs aan.",
    }),
    "phony-returned": "{player} neemt de zet terug: {points:# punt|# punten} minder, {score} in totaal.",
    "blank-exchanged": "{player} neemt een blanco in ruil voor {letter}.",
    "rack-told": "",
    "excess-returned": "{player} legt terug wat te veel is.",
  },
  sheet: {
    exchange: "ruilt {tiles}",
    pass: "past",
    missesTurn: "slaat een beurt over",
    doesNotFit: "kan daar niet liggen",
    takenOff: "teruggenomen",
    unplayedTiles: "overgebleven blokjes",
    total: "totaal",
  },
  page: {
    turn: "Beurt",
    showTurn: "Beurt {turn} tonen",
    oneTurn: "Beurt {turn}",
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
    won: "{name} heeft gewonnen.",
    tie: "Gelijkspel.",
    nobodyWon: "Niemand heeft gewonnen.",
    notOver: "De partij is nog niet afgelopen.",
    disagree: "Waar de notatie en de regels niet overeenkomen",
    place: "Regel {line}, kolom {column}",
    keys: "Met de pijltjestoetsen links en rechts ga je van beurt naar beurt.",
    madeFrom:
      "Gemaakt met tilewright{file?| op basis van {file}}. De punten zijn opnieuw geteld volgens de " +
      "regels {rules}.",
  },
}));

/** Everything in Dutch. */
export const dutchMessages: Messages = /* @__PURE__ */ whole(board, records, replay);
