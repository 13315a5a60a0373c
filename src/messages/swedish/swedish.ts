import { squareName } from "../../notation/coordinate.ts";
import { quote } from "../../read/describe.ts";
import { pileSize } from "../../tiles/pile.ts";
import { BLANK } from "../../tiles/tile.ts";
import {
  counted,
  isBlankMark,
  labelsOf,
  listed,
  nothing,
  playerNumbers,
  reasonOf,
  rulingText,
  signed,
  squaresOf,
  squareText,
} from "../helpers.ts";
import type { LanguageMessages } from "../types/messages.ts";
import { adjustments, blanks, direction, ends, labels, moves, name, names, points, premium, tiles } from "./nouns.ts";

/** Everything in Swedish. */
export const swedishMessages: LanguageMessages = {
  language: "sv",
  name: "Svenska",
  violations: {
    "no-tiles": () => "Ingen bricka är angiven.",
    malformed: ({ path, expected, found }) => `${path}: väntat: ${expected}; funnet: ${found}.`,
    "off-board": ({ squares }) =>
      squares.length === 1 ? "En bricka ligger utanför brädet." : `${squares.length} brickor ligger utanför brädet.`,
    "on-hole": ({ squares }) => `Det finns ingen ruta att lägga på vid ${squaresOf(squares, "och")}.`,
    "square-occupied": ({ squares }) =>
      `Det ligger redan ${squares.length === 1 ? "en bricka" : "brickor"} på ${squaresOf(squares, "och")}.`,
    "square-repeated": ({ squares }) => `Mer än en bricka läggs på ${squaresOf(squares, "och")}.`,
    "too-many-tiles": ({ limit }) => `Högst ${limit === 1 ? "en bricka" : `${limit} brickor`} i ett drag.`,
    "too-few-tiles": ({ needed }) => `Det första draget kräver minst ${tiles(needed)}.`,
    "blank-without-letter": ({ squares }) =>
      squares.length === 1
        ? `Ange vilken bokstav den blanka på ${squaresOf(squares, "och")} står för.`
        : `Ange vilka bokstäver de blanka på ${squaresOf(squares, "och")} står för.`,
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" är ingen bokstav. Lägg en blank som { letter: "N", blank: true }, eller som ` +
          "{ letter: null } tills dess bokstav är vald."
        : `${letter} är ingen bokstav i den här uppsättningen${instead === undefined ? "" : `; ${instead} är det`}.`,
    "not-in-line": () => "Brickorna i ett drag måste ligga i en och samma rad eller kolumn.",
    gap: ({ squares }) => `Det finns ${squares.length === 1 ? "en lucka" : "luckor"} på ${squaresOf(squares, "och")}.`,
    "start-not-covered": ({ squares }) => `Det första draget måste täcka ${squaresOf(squares, "eller")}.`,
    "not-connected": () => "Draget måste vidröra en bricka som ligger på brädet.",
    "not-on-rack": ({ tile, played, held }) =>
      `Det behövs ${tile === BLANK ? blanks(played) : `${tiles(played)} ${tile}`}, men på stället finns ` +
      `${held === 0 ? "ingen" : held}.`,
    "word-repeated": ({ word }) => `${word} har redan spelats.`,
    "invalid-word": ({ word, labels: forbidden }, words) =>
      forbidden.length === 0
        ? `${word} finns inte i ordlistan.`
        : `${word} är inte tillåtet: ${labelsOf(forbidden, words)}.`,
    "not-your-turn": () => "Det är inte din tur.",
    "game-over": () => "Partiet är slut.",
    stale: () => "Partiet har gått vidare sedan du såg det.",
    "not-allowed": ({ move }, words) => `Det går inte att ${words.moves[move]} nu.`,
    "unknown-player": ({ found, players }) =>
      `${found} spelar inte i det här partiet. Det har ${counted(players, "spelare", "spelare")}; den första är 0.`,
    "player-needed": () => "Flera spelare skulle kunna göra detta: ange vem som gör det.",
    "history-full": () => "Partiet är för långt för att fortsätta. Det kan bara avslutas.",
    "score-too-large": () => "Poängen skulle bli för hög för att räknas.",
    "wrong-viewer": () => "Den här uppdateringen är avsedd för någon annan.",
    "bag-too-small": ({ needed, bag }) =>
      `För detta måste påsen innehålla ${needed === 1 ? "en bricka" : `${needed} brickor`}; ` +
      `${bag === 0 ? "den är tom" : `den innehåller bara ${bag}`}.`,
    "too-many-exchanges": ({ limit }) =>
      `Varje spelare får byta ${limit === 1 ? "en gång" : `${limit} gånger`} i ett parti.`,
    "wrong-points": ({ claimed, points: worth }) => `Draget ger ${points(worth)}, inte ${claimed}.`,
    "nothing-to-challenge": () => "Det finns inget drag som kan ifrågasättas nu.",
    "own-play": () => "Ingen kan ifrågasätta sitt eget drag.",
    "no-dictionary": () => "Det behövs en ordlista för att avgöra om orden är godkända.",
    "no-such-word": ({ word }) => `Draget har inget ord nummer ${word + 1} som ännu kan ifrågasättas.`,
    "blank-mismatch": ({ squares }) =>
      `På ${squaresOf(squares, "och")} ligger ingen blank som en bricka på stället kan ersätta.`,
    "plays-remain": () => "Ett drag är fortfarande möjligt.",
    "rack-too-full": ({ held, limit }) =>
      `På stället finns ${tiles(held)}, men bara ${limit} är ${limit === 1 ? "tillåten" : "tillåtna"}. ` +
      `Lämna först tillbaka ${held - limit === 1 ? "den" : "de"} överskjutande till påsen (return-excess).`,
    "rack-unknown": ({ players }) =>
      players.length === 1
        ? `Stället för spelare ${playerNumbers(players)} måste anges först.`
        : `Brickställen för spelarna ${listed(playerNumbers(players), "och")} måste anges först.`,
  },
  scores: {
    bonus: ({ tiles: laid, points: more }) => `bonus (${tiles(laid)}) ${more}`,
    total: "summa",
  },
  picture: {
    size: ({ rows, cols, tiles: lying }) =>
      `Ett bräde med ${counted(rows, "rad", "rader")} och ${counted(cols, "kolumn", "kolumner")}, ` +
      `${lying === 0 ? "utan brickor" : `med ${tiles(lying)}`}.`,
    premium,
  },
  board: {
    empty: ({ squares }) => `Det första draget måste täcka ${listed(squares, "eller")}.`,
    word: ({ word, direction: way, square, blanks: letters }) =>
      `${word} ${direction[way]} från ${square}${
        letters.length === 0
          ? ""
          : `, med ${letters.length === 1 ? "en blank" : "blanka"} som ${listed(letters, "och")}`
      }.`,
    alone: ({ letter, square, blank }) => `Ensamt ${letter} på ${square}${blank ? ", en blank" : ""}.`,
    premiumSquares: ({ premium: of, squares }) =>
      `${squares.length === 1 ? "Ruta" : "Rutor"} ${listed(squares, "och")}: ${premium(of)}.`,
    lastPlay: ({ player, words, points: scored }) =>
      `Senaste draget: ${player}, ${listed(words, "och")}, ${points(scored)}.`,
  },
  draft: {
    at: (notice) =>
      squareText(notice, {
        hole: "ingen ruta att lägga på",
        start: "startruta",
        empty: "tom",
        unnamed: "en blank utan bokstav",
        blank: "en blank",
        laid: "håller på att läggas",
        premium,
      }),
    direction: ({ direction: way }) => `Läggs ${direction[way]}.`,
    picked: ({ tile }) => `${name(tile)} upplockad.`,
    "put-down": ({ tile }) => `${name(tile)} tillbakalagd.`,
    laid: ({ square, letter, blank }) =>
      letter === null
        ? `Blank på ${squareName(square)}. Vilken bokstav står den för?`
        : `${letter}${blank ? ", en blank," : ""} på ${squareName(square)}.`,
    "laid-play": ({ tiles: laid, square, direction: way }) =>
      `${counted(laid, "bricka lagd", "brickor lagda")} ${direction[way]} från ${squareName(square)}.`,
    named: ({ square, letter }) => `Den blanka på ${squareName(square)} är ${letter}.`,
    moved: ({ square, letter }) => `${name(letter ?? BLANK)} flyttad till ${squareName(square)}.`,
    "taken-back": ({ tiles: back }) => `Tillbaka på stället: ${names(back)}.`,
    rack: ({ tiles: held }) => `Ställ: ${names(held)}.`,
    exchange: ({ tiles: chosen }) => {
      if (chosen === null) return "Inget byte.";
      return chosen.length === 0 ? "Välj brickorna som ska bytas." : `Valda för byte: ${names(chosen)}.`;
    },
    "no-tile": ({ letter }) => `Det finns ${letter === BLANK ? "ingen blank" : `inget ${letter}`} kvar på stället.`,
    "not-a-letter": ({ text }) => `${text} är ingen bokstav i det här spelet.`,
    "square-taken": ({ square }) => `Ingen bricka kan läggas på ${squareName(square)}.`,
    "nothing-laid": () => "Ingen bricka har lagts där.",
    unreadable: ({ text }) => `Väntat: en koordinat och ett ord, till exempel 8F HORN; funnet: ${quote(text)}.`,
    score: ({ words, invalid, points: scored }) =>
      `${words.join(", ")}: ${points(scored)}.` +
      (invalid.length === 0 ? "" : ` Inte i ordlistan: ${invalid.join(", ")}.`),
  },
  news: {
    "drew-for-start": nothing,
    dealt: nothing,
    played: ({ words, points: scored }, player) => `${player} spelade ${words.join(", ")} för ${points(scored)}.`,
    exchanged: ({ returned }, player) => `${player} bytte ${tiles(pileSize(returned))}.`,
    passed: (_, player) => `${player} passade.`,
    accepted: (_, player) => `${player} ifrågasätter inte draget.`,
    resigned: (_, player) => `${player} gav upp.`,
    "turn-set": nothing,
    "turn-lost": (_, player) => `${player} stod över en tur.`,
    challenged: ({ invalid, upheld }, player) => {
      if (!upheld) return `${player} ifrågasatte draget förgäves: orden är godkända.`;
      if (invalid === null) return `${player} ifrågasatte draget: minst ett ord är inte tillåtet.`;
      return (
        `${player} ifrågasatte draget. ` +
        `${invalid.length === 1 ? "Inte tillåtet" : "Inte tillåtna"}: ${invalid.join(", ")}.`
      );
    },
    "phony-returned": ({ points: lost }, player) => `${player} tar tillbaka draget och förlorar ${points(lost)}.`,
    "blank-exchanged": ({ square, letter }, player) =>
      `${player} tog den blanka på ${squareName(square)} i utbyte mot en bricka ${letter}.`,
    "rack-told": nothing,
    "excess-returned": ({ tiles: back }, player) => `${player} lämnade tillbaka ${tiles(pileSize(back))}.`,
    adjusted: (event, player, words) => `${player}: ${signed(event.points, points)} (${reasonOf(event, words)}).`,
    ended: nothing,
    decided: (event) => rulingText(event, "Beslut"),
    turn: ({ player, you }) => (you ? "Det är din tur." : `${player} står på tur.`),
    waiting: ({ players, you }) =>
      you
        ? "Godkänn draget eller ifrågasätt det."
        : `Partiet är slut, om inte ${listed(players, "eller")} ifrågasätter draget.`,
    over: ({ reason, winners }, words) =>
      `Partiet är slut: ${words.ends[reason]}.${winners.length === 0 ? "" : ` ${listed(winners, "och")} vann.`}`,
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
    cancel: "Avbryt",
    reveal: ({ name: player }) => `Visa brickorna för ${player}`,
    bag: ({ tiles: left }) => `${tiles(left)} i påsen`,
    player: ({ name: player, score, turn }) => `${player}: ${score}${turn ? ", på tur" : ""}`,
    tile: ({ tile, points: worth, laid }) => `${name(tile)}, ${points(worth)}${laid ? ", på brädet" : ""}`,
  },
  labels,
  moves,
  ends,
  adjustments,
};
