import { frenchMessages, frenchRecords } from "../../messages/index.ts";
import { type ProgramWords, plus } from "./program-words.ts";

const some = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("fr")} ${Math.abs(count) < 2 ? one : many}`;

export const french: ProgramWords = {
  messages: { ...frenchMessages, ...frenchRecords },
  play: ({ name, play, from, points }) =>
    `${name} : ${play}${from === "" ? "" : ` (tirage ${from})`}, ${some(points, "point", "points")}`,
  exchanged: (name, tiles) => `${name} échange ${tiles}.`,
  adjusted: (name, points, reason) => `${name} : ${plus(points)}${some(points, "point", "points")} (${reason}).`,
  adjustReasons: {
    challenge: "contestation",
    rack: "jetons restants",
    time: "temps",
    penalty: "pénalité",
    correction: "correction",
    "as-recorded": "selon la transcription",
  },
  over: (reason) => `La partie est terminée : ${reason}.`,
  endReasons: {
    out: "quelqu'un a posé tous ses jetons",
    passes: "tout le monde a passé",
    scoreless: "trop de tours sans points",
    turns: "tout le monde a joué ses derniers tours",
    "no-plays": "il ne reste aucun coup possible",
    target: "quelqu'un a atteint le score visé",
    agreed: "les joueurs se sont mis d'accord",
    resigned: "il ne reste qu'un joueur",
    "lost-challenge": "une contestation a été perdue",
    time: "le temps est écoulé",
  },
  exchange: (tiles) => `échange ${tiles}`,
  pass: "passe",
  missesTurn: "perd un tour",
  doesNotFit: "impossible à cet endroit",
  unplayedTiles: "jetons restants",
  total: "total",
  letterPremium: ({ square, premium, word, letter, points, value }) =>
    `${square} ${premium} : dans ${word}, ${letter} compte ${points} et non ${value}`,
  wordPremium: ({ square, premium, word, factor }) => `${square} ${premium} : ${word} est multiplié par ${factor}`,
  blank: (square, letter, points) => `${square} joker : il représente ${letter} et compte ${points}`,
  smallLetters: (capitals) => `Une minuscule est un joker. Pour des jetons avec lettre, écrivez ${capitals}.`,
  noPlay: "aucun coup n'est possible",
  column: (column) => `colonne ${column}`,
  checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
    `${some(games, "partie", "parties")}, ${some(plays, "coup", "coups")} ; scores exacts : ` +
    `${scoresAgreed.toLocaleString("fr")}, totaux exacts : ${totalsAgreed.toLocaleString("fr")} sur ` +
    `${totals.toLocaleString("fr")} ; ${some(remarks, "remarque", "remarques")}`,
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
  notRead: (files) => `fichiers non lus : ${files.toLocaleString("fr")}`,
};
