import { squareName } from "../../notation/coordinate.ts";
import { countedFromTwo as counted, plus, tileNames } from "../helpers.ts";
import { bonusText, mostText, operationText, placedText, ruledPoints } from "../record-words.ts";
import type { LanguageAccounts } from "../types/accounts.ts";
import type { LanguageRecords } from "../types/records.ts";
import type { SomeRemarkMessages } from "../types/remarks.ts";
import { jokers, tiles } from "./nouns.ts";

const nothing = "rien";
const asPass = "un tour passé, car c'est ainsi qu'on le note";

const remarks: SomeRemarkMessages = {
  codes: {
    "wrong-score": "Score faux",
    "wrong-total": "Total faux",
    "wrong-settlement": "Décompte final faux",
    "rack-lacks-tile": "Le chevalet ne correspond pas",
    "too-many-tiles": "Trop de jetons",
    "out-of-turn": "Hors tour",
    unreadable: "Illisible",
    "irregular-play": "Coup irrégulier",
    "unknown-pragma": "Pragma inconnu",
    "not-expressible": "Impossible à noter",
  },
  said: ({ found, expected, hint }) => `trouvé : ${found}, attendu : ${expected}${hint === null ? "" : ` (${hint})`}`,
  expected: {
    "not-settled": ({ name, points }) =>
      points === null ? `les points des jetons restants, pour ${name}` : `${points} pour ${name}`,
    "list-too-long": ({ limit }) => `${tiles(limit)} au plus`,
    "rack-lacks": ({ tiles }) => `un chevalet avec ${tileNames(tiles, "un joker")}`,
    "other-rack": ({ of, rack }) =>
      of === "line" ? `les jetons du chevalet, ${rack}` : `le chevalet de ce coup, ${rack}`,
    "tile-excess": ({ tiles }) => `au plus ${mostText(tiles, jokers, (n) => `${n} sur la grille`)}`,
    "not-on-turn": ({ turn }) => turn?.name ?? "la fin de la partie",
    "other-side": ({ name, gain }) => (gain ? name : `la personne qui conteste le coup joué par ${name}`),
    "no-play-before": ({ name }) => `un coup joué par ${name} juste avant`,
    "bag-too-small": ({ needed, bag }) => `au moins ${tiles(needed)} dans le sac, qui en contient ${bag}`,
    "not-a-coordinate": () => "une coordonnée comme 8H (horizontalement) ou H8 (verticalement)",
    "not-a-play": () => "une coordonnée et un mot, par exemple 8F HORN",
    "no-square": ({ last }) => `une case de la grille, au plus ${squareName(last)}`,
    "too-many-blanks": ({ limit }) =>
      `${jokers(limit)} au plus : les minuscules sont des jokers, les majuscules des jetons avec lettre`,
    word: ({ fault }) =>
      ({
        brackets: "des parenthèses par paires",
        "not-closed": "une parenthèse fermante",
        "over-the-edge": "un mot qui se termine sur la grille",
        "nothing-laid": "au moins un jeton qui n'est pas encore sur la grille",
      })[fault],
    "not-a-letter": ({ tileSet }) => `une lettre du jeu de jetons ${tileSet}`,
    misfit: ({ square, lies }) =>
      lies === null ? `un jeton déjà posé en ${squareName(square)}` : `${lies}, qui est posé en ${squareName(square)}`,
    "not-tiles": ({ tileSet, most }) =>
      most === null ? `des jetons du jeu ${tileSet}` : `des jetons du jeu ${tileSet}, ${most} caractères au plus`,
    "not-a-cell": ({ tileSet }) => `un jeton du jeu ${tileSet}, ou un nombre`,
    hole: () => "aucun jeton sur un trou de la grille",
    "too-large": ({ of }) =>
      of === "gcg" ? "une partie transcrite de 4 Mo au plus" : "un historique de partie de 4 Mo au plus",
    "not-a-game": ({ of }) =>
      of === "gcg"
        ? "une partie transcrite : des lignes comme >Ann: HORNEIA 8F HORN +14 14"
        : "un historique de partie en JSON, avec des joueurs et des événements",
    encoding: () => "l'encodage du fichier",
    line: ({ want }) =>
      ({
        colon: "un deux-points après le pseudonyme",
        action: "un coup, un échange, un tour passé ou un événement entre parenthèses",
        score: "un score comme +14",
        total: "un total comme 14",
        mark: "une ligne qui commence par # ou >",
      })[want],
    "too-long": ({ of }) =>
      of === "line" ? "une ligne de 16 384 caractères au plus" : "un nom de 8 000 caractères au plus",
    "no-such-player": ({ names }) => `l'un de ces noms : ${names.join(", ")}`,
    players: ({ needed }) =>
      `une partie à ${counted(needed, "joueur", "joueurs")}, car les règles fixent autant de scores à atteindre`,
    repeated: ({ pragma }) => `un seul #${pragma}`,
    "too-many": ({ of, most }) =>
      of === "players"
        ? `${counted(most, "joueur", "joueurs")} au plus`
        : `${counted(most, "événement", "événements")} au plus`,
    unknown: ({ of }) => (of === "pragma" ? "un pragma du format" : "un champ d'un historique de partie"),
    "tile-set": ({ known }) => `l'un des jeux de jetons ${known.join(", ")}`,
    lexicon: ({ tileSet }) => `une liste de mots pour le jeu de jetons ${tileSet}`,
    rules: ({ of }) =>
      ({
        board: "une grille dont le nom est connu, ou des règles données avec le texte",
        game: "le jeu habituel, ou des règles données avec le texte",
        "rack-size": "un nombre de jetons",
        bonus: "des jetons et des points, par exemple 7 50",
      })[of],
    "not-a-position": ({ most }) =>
      most === null
        ? "des rangées, des chevalets, des scores et un nombre de tours"
        : `des rangées, des chevalets, des scores et un nombre de tours, ${most} caractères au plus`,
    rows: ({ expected }) => `${counted(expected, "rangée", "rangées")}, comme sur la grille des règles`,
    squares: ({ expected }) => counted(expected, "case", "cases"),
    scores: ({ expected }) => `${counted(expected, "score", "scores")}, un pour chaque chevalet`,
    number: ({ of }) => (of === "score" ? "un score" : "un nombre de tours"),
  },
  found: {
    "not-settled": ({ name }) => `rien pour ${name}`,
    word: () => "la fin du mot",
    "too-large": ({ length, unit }) =>
      unit === "bytes" ? `un texte de ${length} octets` : `un texte de ${length} caractères`,
    "not-a-game": () => nothing,
    rows: ({ found }) => counted(found, "rangée", "rangées"),
  },
  field: ({ field, want }) => `${field} : ${want}`,
  fields: {
    text: () => "du texte",
    integer: () => "un nombre entier",
    texts: () => "une liste de textes",
    integers: () => "une liste de nombres entiers",
    objects: () => "une liste d'objets",
    beginning: () => "une partie depuis le début",
    "at-most": ({ most }) => `au plus ${most}`,
    "one-of": ({ names }) => `l'un de ces noms : ${names.join(", ")}`,
  },
  causes: {
    "not-added": () => "les points de cette ligne n'ont pas été ajoutés ?",
    "blank-counted": ({ squares }) =>
      squares.length === 1
        ? "le joker a été compté comme sa lettre ?"
        : "les jokers ont été comptés comme leurs lettres ?",
    "blank-elsewhere": ({ at, not }) => `le joker en ${squareName(at)}, et non en ${squareName(not)} ?`,
    "bonus-forgotten": ({ points: bonus }) => `sans la prime de ${bonus} ?`,
    "bonus-undue": ({ points: bonus, tiles: laid }) =>
      `avec une prime de ${bonus}, qui n'est pas accordée pour ${tiles(laid)} ?`,
    challenges: ({ each, words }) => {
      const more = each * (words ?? 1);
      if (words !== null)
        return `${more} de plus que selon les règles : cinq points pour chacun des ${words} mots contestés ?`;
      return each === 5
        ? `${more} de plus que selon les règles : cinq points pour une contestation perdue ?`
        : `${more} de plus que selon les règles : dix points pour une contestation perdue ?`;
    },
  },
  unsaid: {
    play: (play) => ({ found: placedText(play, nothing), expected: asPass }),
    "missed-turn": () => ({ found: "un tour perdu", expected: asPass }),
    ruling: ({ name, points: more, reason }, { adjustments }) => ({
      found: `${ruledPoints(more)} points pour ${name} par décision (${adjustments[reason]})`,
      expected: "le total suivant",
    }),
    resigned: ({ name }) => ({ found: `${name} abandonne`, expected: nothing }),
    "blank-exchanged": ({ letter }) => ({ found: `un joker échangé contre ${letter}`, expected: nothing }),
    "excess-returned": ({ tiles: count }) => ({
      found: `${counted(count, "jeton excédentaire remis", "jetons excédentaires remis")}`,
      expected: nothing,
    }),
    "challenge-failed": () => ({ found: "une contestation perdue", expected: nothing }),
    leftover: ({ name, points }) => ({
      found: `${points} pour ${name}`,
      expected: `les points des jetons restants, pour ${name}`,
    }),
    end: ({ reason }, { ends }) => ({ found: `une fin (${ends[reason]})`, expected: nothing }),
    tiles: ({ tileSet, declared }) => ({
      found: `les jetons du jeu ${tileSet}`,
      expected: declared ?? "un jeu de jetons dont le programme connaît le nom",
    }),
    "bonus-times": ({ tiles: count, times }) => ({
      found: `#bonus ${count} x${times}`,
      expected: "des jetons et des points, par exemple 7 50",
    }),
    bonuses: ({ bonuses }) => ({ found: bonusText(bonuses), expected: nothing }),
    board: ({ cols, rows }) => ({
      found: `une grille de ${cols} sur ${rows}`,
      expected: "une grille dont le nom est connu",
    }),
    "no-rack": ({ tileSet }) => ({ found: nothing, expected: `des jetons du jeu ${tileSet}` }),
    operation: ({ text }) => ({ found: text, expected: operationText(text) }),
    "too-long": ({ text, most }) => ({
      found: text,
      expected: `des rangées, des chevalets, des scores et un nombre de tours, ${most} caractères au plus`,
    }),
  },
};

/** What French says of records, positions and typed plays. */
export const frenchRecords: LanguageRecords = { remarks };

const some = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("fr")} ${Math.abs(count) < 2 ? one : many}`;

/** What the command line and its pages say in French. */
export const frenchAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name} : ${play}${from === "" ? "" : ` (tirage ${from})`}, ${some(points, "point", "points")}`,
    exchanged: (name, tiles) => `${name} échange ${tiles}.`,
    adjusted: (name, points, reason) => `${name} : ${plus(points)}${some(points, "point", "points")} (${reason}).`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium} : dans ${word}, ${letter} compte ${points} et non ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium} : ${word} est multiplié par ${factor}`,
  },
  sheet: {
    exchange: (tiles) => `échange ${tiles}`,
    pass: "passe",
    missesTurn: "perd un tour",
    doesNotFit: "impossible à cet endroit",
    takenOff: "repris",
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
      `Page créée avec tilewright${file === null ? "" : ` à partir de ${file}`}` +
      `. Points recomptés selon les règles ${rules}.`,
  },
};
