import { squareName } from "../../notation/coordinate.ts";
import { quote } from "../../read/describe.ts";
import { pileSize } from "../../tiles/pile.ts";
import { BLANK } from "../../tiles/tile.ts";
import {
  countedFromTwo as counted,
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
import { adjustments, direction, ends, jokers, labels, moves, name, names, points, premium, tiles } from "./nouns.ts";

/** Everything in French. */
export const frenchMessages: LanguageMessages = {
  language: "fr",
  name: "Français",
  violations: {
    "no-tiles": () => "Aucun jeton n'est indiqué.",
    malformed: ({ path, expected, found }) => `${path} : attendu : ${expected} ; trouvé : ${found}.`,
    "off-board": ({ squares }) =>
      squares.length === 1
        ? "Un jeton est posé en dehors de la grille."
        : `${squares.length} jetons sont posés en dehors de la grille.`,
    "on-hole": ({ squares }) => `Il n'y a pas de case où jouer en ${squaresOf(squares, "et")}.`,
    "square-occupied": ({ squares }) =>
      `Il y a déjà ${squares.length === 1 ? "un jeton" : "des jetons"} en ${squaresOf(squares, "et")}.`,
    "square-repeated": ({ squares }) => `Plus d'un jeton est posé en ${squaresOf(squares, "et")}.`,
    "too-many-tiles": ({ limit }) => `${limit === 1 ? "Un jeton" : `${limit} jetons`} au plus par coup.`,
    "too-few-tiles": ({ needed }) => `Le premier coup doit comporter au moins ${tiles(needed)}.`,
    "blank-without-letter": ({ squares }) =>
      squares.length === 1
        ? `Indiquez la lettre que représente le joker en ${squaresOf(squares, "et")}.`
        : `Indiquez les lettres que représentent les jokers en ${squaresOf(squares, "et")}.`,
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" n'est pas une lettre. Posez un joker sous la forme { letter: "N", blank: true }, ou ` +
          "{ letter: null } tant que sa lettre n'est pas choisie."
        : `${letter} n'est pas une lettre de ce jeu de jetons` +
          `${instead === undefined ? "" : ` ; ${instead} en est une`}.`,
    "not-in-line": () => "Les jetons d'un coup doivent être posés sur une même rangée ou une même colonne.",
    gap: ({ squares }) =>
      `Il y a ${squares.length === 1 ? "une case vide" : "des cases vides"} en ${squaresOf(squares, "et")}.`,
    "start-not-covered": ({ squares }) => `Le premier coup doit couvrir ${squaresOf(squares, "ou")}.`,
    "not-connected": () => "Le coup doit se raccorder à un jeton déjà posé sur la grille.",
    "not-on-rack": ({ tile, played, held }) =>
      `Il faut ${tile === BLANK ? jokers(played) : `${tiles(played)} ${tile}`}, et le chevalet ` +
      `${held === 0 ? "n'en a aucun" : `en a ${held}`}.`,
    "word-repeated": ({ word }) => `${word} a déjà été joué.`,
    "invalid-word": ({ word, labels: forbidden }, words) =>
      forbidden.length === 0
        ? `${word} n'est pas dans le dictionnaire.`
        : `${word} n'est pas autorisé : ${labelsOf(forbidden, words)}.`,
    "not-your-turn": () => "Ce n'est pas votre tour.",
    "game-over": () => "La partie est terminée.",
    stale: () => "La partie a avancé depuis que vous l'avez vue.",
    "not-allowed": ({ move }, words) => `Il n'est pas possible ${words.moves[move]} maintenant.`,
    "unknown-player": ({ found, players }) =>
      `${found} ne joue pas dans cette partie. Elle a ${counted(players, "joueur", "joueurs")} ; le premier est 0.`,
    "player-needed": () => "Plusieurs joueurs pourraient faire cela : indiquez lequel.",
    "history-full": () => "La partie est trop longue pour continuer. Il est seulement possible d'y mettre fin.",
    "score-too-large": () => "Le score serait trop élevé pour être compté.",
    "wrong-viewer": () => "Cette mise à jour est destinée à quelqu'un d'autre.",
    "bag-too-small": ({ needed, bag }) =>
      `Pour cela, le sac doit contenir ${needed === 1 ? "un jeton" : `${needed} jetons`} ; ` +
      `${bag === 0 ? "il est vide" : `il n'en contient que ${bag}`}.`,
    "too-many-exchanges": ({ limit }) =>
      `Chaque joueur a droit à ${limit === 1 ? "un seul échange" : `${limit} échanges`} par partie.`,
    "wrong-points": ({ claimed, points: worth }) => `Le coup vaut ${points(worth)}, et non ${claimed}.`,
    "nothing-to-challenge": () => "Aucun coup ne peut être contesté maintenant.",
    "own-play": () => "Personne ne peut contester son propre coup.",
    "no-dictionary": () => "Il faut un dictionnaire pour décider si les mots sont valables.",
    "no-such-word": ({ word }) => `Le coup n'a pas de mot numéro ${word + 1} qui puisse encore être contesté.`,
    "blank-mismatch": ({ squares }) =>
      `Il n'y a pas en ${squaresOf(squares, "et")} de joker qu'un jeton du chevalet puisse remplacer.`,
    "plays-remain": () => "Un coup est encore possible.",
    "rack-too-full": ({ held, limit }) =>
      `Le chevalet contient ${tiles(held)}, mais ${limit} seulement ` +
      `${limit < 2 ? "est autorisé" : "sont autorisés"}. ` +
      `Remettez d'abord ${held - limit === 1 ? "celui qui est" : "ceux qui sont"} en trop dans le sac (return-excess).`,
    "rack-unknown": ({ players }) =>
      players.length === 1
        ? `Le chevalet du joueur ${playerNumbers(players)} doit d'abord être indiqué.`
        : `Les chevalets des joueurs ${listed(playerNumbers(players), "et")} doivent d'abord être indiqués.`,
  },
  scores: {
    bonus: ({ tiles: laid, points: more }) => `prime (${tiles(laid)}) : ${more}`,
    total: "total :",
  },
  picture: {
    size: ({ rows, cols, tiles: lying }) =>
      `Une grille de ${counted(rows, "rangée", "rangées")} et ${counted(cols, "colonne", "colonnes")} ` +
      `${lying === 0 ? "sans jeton" : `avec ${tiles(lying)}`}.`,
    premium,
  },
  board: {
    empty: ({ squares }) => `Le premier coup doit couvrir ${listed(squares, "ou")}.`,
    word: ({ word, direction: way, square, blanks }) =>
      `${word} ${direction[way]} à partir de ${square}${
        blanks.length === 0
          ? ""
          : `, avec ${blanks.length === 1 ? "un joker" : "des jokers"} pour ${listed(blanks, "et")}`
      }.`,
    alone: ({ letter, square, blank }) => `${letter} isolé en ${square}${blank ? ", un joker" : ""}.`,
    premiumSquares: ({ premium: of, squares }) =>
      `${squares.length === 1 ? "Case" : "Cases"} ${listed(squares, "et")} : ${premium(of)}.`,
    lastPlay: ({ player, words, points: scored }) =>
      `Dernier coup : ${player}, ${listed(words, "et")}, ${points(scored)}.`,
  },
  draft: {
    at: (notice) =>
      squareText(notice, {
        hole: "pas de case où jouer",
        start: "case de départ",
        empty: "vide",
        unnamed: "un joker sans lettre",
        blank: "un joker",
        laid: "en train d'être posé",
        premium,
      }),
    direction: ({ direction: way }) => `Les jetons se posent ${direction[way]}.`,
    picked: ({ tile }) => `${name(tile)} : pris.`,
    "put-down": ({ tile }) => `${name(tile)} : reposé.`,
    laid: ({ square, letter, blank }) =>
      letter === null
        ? `Joker en ${squareName(square)}. Quelle lettre représente-t-il ?`
        : `${letter}${blank ? ", un joker," : ""} en ${squareName(square)}.`,
    "laid-play": ({ tiles: laid, square, direction: way }) =>
      `${counted(laid, "jeton posé", "jetons posés")} à partir de ${squareName(square)} ${direction[way]}.`,
    named: ({ square, letter }) => `Le joker en ${squareName(square)} est ${letter}.`,
    moved: ({ square, letter }) => `${name(letter ?? BLANK)} : déplacé en ${squareName(square)}.`,
    "taken-back": ({ tiles: back }) => `Repris : ${names(back)}.`,
    rack: ({ tiles: held }) => `Chevalet : ${names(held)}.`,
    exchange: ({ tiles: chosen }) => {
      if (chosen === null) return "Pas d'échange.";
      return chosen.length === 0
        ? "Choisissez les jetons à échanger."
        : `Jetons choisis pour l'échange : ${names(chosen)}.`;
    },
    "no-tile": ({ letter }) => `Le chevalet n'a plus de ${letter === BLANK ? "joker" : `jeton ${letter}`}.`,
    "not-a-letter": ({ text }) => `${text} n'est pas une lettre de ce jeu.`,
    "square-taken": ({ square }) => `Aucun jeton ne peut être posé en ${squareName(square)}.`,
    "nothing-laid": () => "Aucun jeton n'a été posé là.",
    unreadable: ({ text }) => `Attendu : une coordonnée et un mot, par exemple 8F HORN ; trouvé : ${quote(text)}.`,
    score: ({ words, invalid, points: scored }) =>
      `${words.join(", ")} : ${points(scored)}.` +
      (invalid.length === 0 ? "" : ` Pas dans le dictionnaire : ${invalid.join(", ")}.`),
  },
  news: {
    "drew-for-start": nothing,
    dealt: nothing,
    played: ({ words, points: scored }, player) => `${player} a joué ${words.join(", ")} pour ${points(scored)}.`,
    exchanged: ({ returned }, player) => `${player} a échangé ${tiles(pileSize(returned))}.`,
    passed: (_, player) => `${player} a passé son tour.`,
    accepted: (_, player) => `${player} ne conteste pas.`,
    resigned: (_, player) => `${player} a abandonné.`,
    "turn-set": nothing,
    "turn-lost": (_, player) => `${player} a perdu un tour.`,
    challenged: ({ invalid, upheld }, player) => {
      if (!upheld) return `${player} a contesté à tort : les mots sont valables.`;
      if (invalid === null) return `${player} a contesté : au moins un mot n'est pas valable.`;
      return `${player} a contesté. ${invalid.length === 1 ? "Non valable" : "Non valables"} : ${invalid.join(", ")}.`;
    },
    "phony-returned": ({ points: lost }, player) => `${player} reprend son coup et perd ${points(lost)}.`,
    "blank-exchanged": ({ square, letter }, player) =>
      `${player} a pris le joker en ${squareName(square)} contre un jeton ${letter}.`,
    "rack-told": nothing,
    "excess-returned": ({ tiles: back }, player) => `${player} a remis ${tiles(pileSize(back))} dans le sac.`,
    adjusted: (event, player, words) => `${player} : ${signed(event.points, points)} (${reasonOf(event, words)}).`,
    ended: nothing,
    decided: (event) => rulingText(event, "Décision"),
    turn: ({ player, you }) => (you ? "C'est à vous de jouer." : `C'est à ${player} de jouer.`),
    waiting: ({ players, you }) =>
      you
        ? "Acceptez le coup ou contestez-le."
        : `La partie est terminée, sauf si ${listed(players, "ou")} conteste le coup.`,
    over: ({ reason, winners }, words) =>
      `La partie est terminée : ${words.ends[reason]}.` +
      (winners.length === 0 ? "" : ` Victoire : ${listed(winners, "et")}.`),
  },
  element: {
    board: "Grille",
    rack: "Chevalet",
    players: "Joueurs",
    play: "Jouer",
    takeBack: "Reprendre les jetons",
    shuffle: "Mélanger",
    sort: "Trier",
    exchange: "Échanger",
    exchangeNow: "Échanger ces jetons",
    pass: "Passer",
    challenge: "Contester",
    accept: "Accepter",
    typedPlay: "Saisir un coup, par exemple 8F HORN",
    lay: "Poser",
    nameBlank: "Quelle lettre représente le joker ?",
    askPass: "Passer votre tour ?",
    chooseWords: "Quels mots contestez-vous ?",
    cancel: "Annuler",
    reveal: ({ name: player }) => `Montrer les jetons de ${player}`,
    bag: ({ tiles: left }) => `${tiles(left)} dans le sac`,
    player: ({ name: player, score, turn }) => `${player} : ${score}${turn ? ", c'est son tour" : ""}`,
    tile: ({ tile, points: worth, laid }) => `${name(tile)}, ${points(worth)}${laid ? ", sur la grille" : ""}`,
  },
  labels,
  moves,
  ends,
  adjustments,
};
