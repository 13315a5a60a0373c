import { plus } from "../helpers.ts";
import type { LanguageAccounts } from "../types/accounts.ts";

const some = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("fr")} ${Math.abs(count) < 2 ? one : many}`;

/** What the command line and its pages say in French. */
export const frenchAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name} : ${play}${from === "" ? "" : ` (tirage ${from})`}, ${some(points, "point", "points")}`,
    exchanged: (name, tiles) => `${name} échange ${tiles}.`,
    adjusted: (name, points, reason) => `${name} : ${plus(points)}${some(points, "point", "points")} (${reason}).`,
    over: (reason) => `La partie est terminée : ${reason}.`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium} : dans ${word}, ${letter} compte ${points} et non ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium} : ${word} est multiplié par ${factor}`,
    blank: (square, letter, points) => `${square} joker : il représente ${letter} et compte ${points}`,
  },
  sheet: {
    exchange: (tiles) => `échange ${tiles}`,
    pass: "passe",
    missesTurn: "perd un tour",
    doesNotFit: "impossible à cet endroit",
    unplayedTiles: "jetons restants",
    total: "total",
  },
  page: {
    turn: "Tour",
    showTurn: (turn) => `Afficher le tour ${turn}`,
    oneTurn: (turn) => `Tour ${turn}`,
    of: " sur ",
    board: "La grille",
    boardInWords: "La grille sous forme de texte",
    picture: "La grille, décrite plus bas sous forme de texte.",
    scores: "Les scores",
    scoreSheet: "La feuille de score",
    chart: "Les scores tour par tour. La feuille de score donne les mêmes chiffres.",
    everyTurn: "Tous les tours",
    first: "Premier tour",
    back: "Tour précédent",
    on: "Tour suivant",
    last: "Dernier tour",
    before: "Avant le premier tour.",
    note: "Une note.",
    round: "manche",
    move: "coup",
    points: "points",
    unplayed: "reste",
    tiles: "jetons",
    won: (name) => `Victoire : ${name}.`,
    tie: "Égalité.",
    nobodyWon: "Personne n'a gagné.",
    notOver: "La partie n'est pas terminée.",
    disagree: "Là où l'enregistrement et les règles diffèrent",
    place: ({ line, column }) => `Ligne ${line}, colonne ${column}`,
    keys: "Les touches fléchées gauche et droite font passer d'un tour à l'autre.",
    madeFrom: ({ file, rules }) =>
      `Page créée avec tilewright replay à partir de ${file}. Points recomptés selon les règles ${rules}.`,
  },
  program: {
    column: (column) => `colonne ${column}`,
    noPlay: "aucun coup n'est possible",
    smallLetters: (capitals) => `Une minuscule est un joker. Pour des jetons avec lettre, écrivez ${capitals}.`,
    checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
      `${some(games, "partie", "parties")}, ${some(plays, "coup", "coups")} ; scores exacts : ` +
      `${scoresAgreed.toLocaleString("fr")}, totaux exacts : ${totalsAgreed.toLocaleString("fr")} sur ` +
      `${totals.toLocaleString("fr")} ; ${some(remarks, "remarque", "remarques")}`,
    notRead: (files) => `fichiers non lus : ${files.toLocaleString("fr")}`,
    unreadable: ({ found, expected, hint }) =>
      `trouvé : ${found}, attendu : ${expected}${hint === null ? "" : ` (${hint})`}`,
  },
};
