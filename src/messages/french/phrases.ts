import type { PhraseMessages } from "../phrases.ts";
import { mostText, rackText } from "../words.ts";
import { counted, jokers, tiles } from "./nouns.ts";

/** The phrases of remarks in French. */
export const phrases: PhraseMessages = {
  "a coordinate such as 8H (across) or H8 (down)": () =>
    "une coordonnée comme 8H (horizontalement) ou H8 (verticalement)",
  "a coordinate and a word, such as 8F HORN": () => "une coordonnée et un mot, par exemple 8F HORN",
  "a square of the board, up to {square}": ({ square }) => `une case de la grille, au plus ${square}`,
  "brackets in pairs": () => "des parenthèses par paires",
  "a closing bracket": () => "une parenthèse fermante",
  '"the end of the word"': () => "la fin du mot",
  "a word that ends on the board": () => "un mot qui se termine sur la grille",
  "a letter of the tile set {tiles}": ({ tiles }) => `une lettre du jeu de jetons ${tiles}`,
  "tiles of the tile set {tiles}, at most {n} characters": ({ tiles, n }) =>
    `des jetons du jeu ${tiles}, ${n} caractères au plus`,
  "tiles of the tile set {tiles}": ({ tiles }) => `des jetons du jeu ${tiles}`,
  "a tile that lies at {square}": ({ square }) => `un jeton déjà posé en ${square}`,
  "{letter}, which lies at {square}": ({ letter, square }) => `${letter}, qui est posé en ${square}`,
  "at least one tile that is not on the board yet": () => "au moins un jeton qui n'est pas encore sur la grille",
  "at most {n} blanks: small letters are blanks, capitals are tiles": ({ n }) =>
    `${jokers(n)} au plus : les minuscules sont des jokers, les majuscules des jetons avec lettre`,
  "at most {n} tiles": ({ n }) => `${tiles(n)} au plus`,
  "at most {n} players": ({ n }) => `${counted(n, "joueur", "joueurs")} au plus`,
  "at most {n} events": ({ n }) => `${counted(n, "événement", "événements")} au plus`,
  "at most {tiles}": ({ tiles }) => `au plus ${mostText(tiles, jokers, (n) => `${n} sur la grille`)}`,
  "a rack with {tiles}": ({ tiles }) => `un chevalet avec ${rackText(tiles, "un joker")}`,
  "the tiles of the rack, {rack}": ({ rack }) => `les jetons du chevalet, ${rack}`,
  "the rack of the play, {rack}": ({ rack }) => `le chevalet de ce coup, ${rack}`,
  "at least {n} tiles in the bag, which has {m}": ({ n, m }) =>
    `au moins ${tiles(n)} dans le sac, qui en contient ${m}`,
  "a play by {name} just before": ({ name }) => `un coup joué par ${name} juste avant`,
  "a challenger of {name}": ({ name }) => `la personne qui conteste le coup joué par ${name}`,
  "the end of the game": () => "la fin de la partie",
  "{n} for {name}": ({ n, name }) => `${n} pour ${name}`,
  "the unplayed tiles for {name}": ({ name }) => `les points des jetons restants, pour ${name}`,
  "nothing for {name}": ({ name }) => `rien pour ${name}`,
  nothing: () => "rien",
  "a recorded game: lines such as >Ann: HORNEIA 8F HORN +14 14": () =>
    "une partie transcrite : des lignes comme >Ann: HORNEIA 8F HORN +14 14",
  "a recorded game of at most 4 MB": () => "une partie transcrite de 4 Mo au plus",
  "a game history of at most 4 MB": () => "un historique de partie de 4 Mo au plus",
  "a text of {n} bytes": ({ n }) => `un texte de ${n} octets`,
  "a text of {n} characters": ({ n }) => `un texte de ${n} caractères`,
  "a game history as JSON, with players and events": () =>
    "un historique de partie en JSON, avec des joueurs et des événements",
  "the encoding of the file": () => "l'encodage du fichier",
  "a colon after the nickname": () => "un deux-points après le pseudonyme",
  "a play, an exchange, a pass or an event in brackets": () =>
    "un coup, un échange, un tour passé ou un événement entre parenthèses",
  "a score such as +14": () => "un score comme +14",
  "a total such as 14": () => "un total comme 14",
  "one of the tile sets {names}": ({ names }) => `l'un des jeux de jetons ${names}`,
  "one of {names}": ({ names }) => `l'un de ces noms : ${names}`,
  "one #{pragma}": ({ pragma }) => `un seul #${pragma}`,
  "a pragma of the format": () => "un pragma du format",
  "a field of a game history": () => "un champ d'un historique de partie",
  "a line of at most 16,384 characters": () => "une ligne de 16 384 caractères au plus",
  "a name of at most 8,000 characters": () => "un nom de 8 000 caractères au plus",
  "a line that begins with # or >": () => "une ligne qui commence par # ou >",
  "a game of {n} players, as the ruleset has targets": ({ n }) =>
    `une partie à ${counted(n, "joueur", "joueurs")}, car les règles fixent autant de scores à atteindre`,
  "a lexicon for the tile set {tiles}": ({ tiles }) => `une liste de mots pour le jeu de jetons ${tiles}`,
  "the standard board, or a ruleset given with the text": () =>
    "la grille habituelle, ou des règles données avec le texte",
  "the usual game, or a ruleset given with the text": () => "le jeu habituel, ou des règles données avec le texte",
  "a number of tiles": () => "un nombre de jetons",
  "tiles and points, such as 7 50": () => "des jetons et des points, par exemple 7 50",
  text: () => "du texte",
  "a whole number": () => "un nombre entier",
  "a list of texts": () => "une liste de textes",
  "a list of whole numbers": () => "une liste de nombres entiers",
  "a list of objects": () => "une liste d'objets",
  "a game from its beginning": () => "une partie depuis le début",
  "{key}: {phrase}": ({ key, phrase }) => `${key} : ${phrase}`,
  "rows, racks, scores and a number of turns, at most {n} characters": ({ n }) =>
    `des rangées, des chevalets, des scores et un nombre de tours, ${n} caractères au plus`,
  "rows, racks, scores and a number of turns": () => "des rangées, des chevalets, des scores et un nombre de tours",
  "a score": () => "un score",
  "a number of turns": () => "un nombre de tours",
  "{n} scores, one for each rack": ({ n }) => `${counted(n, "score", "scores")}, un pour chaque chevalet`,
  "{n} rows, as the ruleset's board has": ({ n }) =>
    `${counted(n, "rangée", "rangées")}, comme sur la grille des règles`,
  "{n} rows": ({ n }) => counted(n, "rangée", "rangées"),
  "{n} squares": ({ n }) => counted(n, "case", "cases"),
  "a tile of the tile set {tiles}, or a number": ({ tiles }) => `un jeton du jeu ${tiles}, ou un nombre`,
  "no tile on a hole of the board": () => "aucun jeton sur un trou de la grille",
  "the score of this line not added?": () => "les points de cette ligne n'ont pas été ajoutés ?",
  "the blank counted as its letter?": () => "le joker a été compté comme sa lettre ?",
  "the blanks counted as their letters?": () => "les jokers ont été comptés comme leurs lettres ?",
  "the blank at {square}, and not at {other}?": ({ square, other }) => `le joker en ${square}, et non en ${other} ?`,
  "without the bonus of {n}?": ({ n }) => `sans la prime de ${n} ?`,
  "with a bonus of {n}, which {m} tiles do not get?": ({ n, m }) =>
    `avec une prime de ${n}, qui n'est pas accordée pour ${tiles(m)} ?`,
  "{n} more than the rules give: five points for a challenge that failed?": ({ n }) =>
    `${n} de plus que selon les règles : cinq points pour une contestation perdue ?`,
  "{n} more than the rules give: ten points for a challenge that failed?": ({ n }) =>
    `${n} de plus que selon les règles : dix points pour une contestation perdue ?`,
  "{n} more than the rules give: five points for each of {words} challenged words?": ({ n, words }) =>
    `${n} de plus que selon les règles : cinq points pour chacun des ${words} mots contestés ?`,
  "the tiles of {tiles}": ({ tiles }) => `les jetons du jeu ${tiles}`,
  "a tile set whose name the reader knows": () => "un jeu de jetons dont le programme connaît le nom",
  "a board of {n} by {m}": ({ n, m }) => `une grille de ${n} sur ${m}`,
  "the standard board": () => "la grille habituelle",
  "an end ({reason})": ({ reason }) => `une fin (${reason})`,
  "a missed turn": () => "un tour perdu",
  "a pass, as which it is written": () => "un tour passé, car c'est ainsi qu'on le note",
  "the next total": () => "le total suivant",
  "{points} points for {name} by ruling ({reason})": ({ points, name, reason }) =>
    `${points} points pour ${name} par décision (${reason})`,
  "{name} resigns": ({ name }) => `${name} abandonne`,
  "a blank exchanged for {letter}": ({ letter }) => `un joker échangé contre ${letter}`,
  "{n} tiles too many returned": ({ n }) => `${counted(n, "jeton excédentaire remis", "jetons excédentaires remis")}`,
  "a challenge that failed": () => "une contestation perdue",
};
