/**
 * The messages of the library in French.
 *
 * @module tilewright/messages/french
 * @packageDocumentation
 */
import { counted, isBlankMark, mostText, namesOf, pointsOfEach, tileNames } from "../helpers.ts";
import type { BoardMessages, Messages, RecordMessages, ReplayMessages } from "../types/messages.ts";
import { whole } from "../whole.ts";
import { formFromTwo, type Grammar, written } from "../written.ts";

/** How French counts, and what it calls things. */
const grammar: Grammar = {
  form: formFromTwo,
  blank: "joker",
  across: "horizontalement",
  down: "verticalement",
};

/** What games and boards say, in French. */
export const board: BoardMessages = /* @__PURE__ */ written<BoardMessages>(grammar, (by) => ({
  language: "fr",
  name: "Français",
  violations: {
    "no-tiles": "Aucun jeton n'est indiqué.",
    malformed: "{path} : attendu : {expected} ; trouvé : {found}.",
    "off-board": "{squares:Un jeton est posé en dehors de la grille.|# jetons sont posés en dehors de la grille.}",
    "on-hole": "Il n'y a pas de case où jouer en {squares et}.",
    "square-occupied": "Il y a déjà {squares:un jeton|des jetons} en {squares et}.",
    "square-repeated": "Plus d'un jeton est posé en {squares et}.",
    "too-many-tiles": "{limit:Un jeton|# jetons} au plus par coup.",
    "too-few-tiles": "Le premier coup doit comporter au moins {needed:# jeton|# jetons}.",
    "blank-without-letter":
      "Indiquez {squares:la lettre que représente le joker|les lettres que représentent " +
      "les jokers} en {squares et}.",
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" n'est pas une lettre. Posez un joker sous la forme { letter: "N", blank: true }, ou ` +
          "{ letter: null } tant que sa lettre n'est pas choisie."
        : `${letter} n'est pas une lettre de ce jeu de jetons` +
          `${instead === undefined ? "" : ` ; ${instead} en est une`}.`,
    "not-in-line": "Les jetons d'un coup doivent être posés sur une même rangée ou une même colonne.",
    gap: "Il y a {squares:une case vide|des cases vides} en {squares et}.",
    "start-not-covered": "Le premier coup doit couvrir {squares ou}.",
    "not-connected": "Le coup doit se raccorder à un jeton déjà posé sur la grille.",
    "not-on-rack": by("tile", {
      "?": "Il faut {played:# joker|# jokers}, et le chevalet {held?n'en a aucun|en a {held}}.",
      other: "Il faut {played:# jeton|# jetons} {tile}, et le chevalet {held?n'en a aucun|en a {held}}.",
    }),
    "word-repeated": "{word} a déjà été joué.",
    "invalid-word": "{word} n'est pas {labels?dans le dictionnaire|autorisé : {labels.labels}}.",
    "not-your-turn": "Ce n'est pas votre tour.",
    "game-over": "La partie est terminée.",
    stale: "La partie a avancé depuis que vous l'avez vue.",
    "not-allowed": "Il n'est pas possible {moves.move} maintenant.",
    "unknown-player": "{found} ne joue pas dans cette partie. Elle a {players:# joueur|# joueurs} ; le premier est 0.",
    "player-needed": "Plusieurs joueurs pourraient faire cela : indiquez lequel.",
    "history-full": "La partie est trop longue pour continuer. Il est seulement possible d'y mettre fin.",
    "score-too-large": "Le score serait trop élevé pour être compté.",
    "wrong-viewer": "Cette mise à jour est destinée à quelqu'un d'autre.",
    "bag-too-small":
      "Pour cela, le sac doit contenir {needed:un jeton|# jetons} ; il {bag?est vide|n'en contient que {bag}}.",
    "too-many-exchanges": "Chaque joueur a droit à {limit:un seul échange|# échanges} par partie.",
    "wrong-points": "Le coup vaut {points:# point|# points}, et non {claimed}.",
    "nothing-to-challenge": "Aucun coup ne peut être contesté maintenant.",
    "own-play": "Personne ne peut contester ou accepter son propre coup.",
    "no-dictionary": "Il faut un dictionnaire pour décider si les mots sont valables.",
    "no-such-word": "Le coup n'a pas de mot numéro {word+1} qui puisse encore être contesté.",
    "blank-mismatch": "Il n'y a pas en {squares et} de joker qu'un jeton du chevalet puisse remplacer.",
    "plays-remain": "Un coup est encore possible.",
    "rack-too-full": ({ held, limit }) =>
      `Le chevalet contient ${counted(held, "jeton", "jetons")}, mais ${limit} seulement ` +
      `${limit < 2 ? "est autorisé" : "sont autorisés"}. ` +
      `Remettez d'abord ${held - limit === 1 ? "celui qui est" : "ceux qui sont"} en trop dans le sac (return-excess).`,
    "rack-unknown":
      "{players:Le chevalet du joueur {players+1} doit d'abord être indiqué|Les chevalets des " +
      "joueurs {players+1 et} doivent d'abord être indiqués}.",
  },
  scores: {
    bonus: "prime ({tiles:# jeton|# jetons}) : {points}",
    total: "total :",
  },
  picture: {
    size:
      "Une grille de {rows:# rangée|# rangées} et {cols:# colonne|# colonnes} {tiles?sans jeton|avec " +
      "{tiles:# jeton|# jetons}}.",
    premium: {
      letter: by("factor", {
        2: "lettre compte double",
        3: "lettre compte triple",
        4: "lettre compte quadruple",
        other: "lettre compte {factor} fois",
      }),
      word: by("factor", {
        2: "mot compte double",
        3: "mot compte triple",
        4: "mot compte quadruple",
        other: "mot compte {factor} fois",
      }),
      letters: "seulement pour {letters ou}",
      points: "seulement pour les jetons valant {points ou}",
      sticks: "compte à chaque fois",
    },
  },
  board: {
    empty: "Le premier coup doit couvrir {squares ou}.",
    word: "{word} {direction} à partir de {square}{blanks?|, avec {blanks:un joker|des jokers} pour {blanks et}}.",
    alone: "{letter} isolé en {square}{blank?|, un joker}.",
    premiumSquares: "{squares:Case|Cases} {squares et} : {premium}.",
    lastPlay: "Dernier coup : {player}, {words et}, {points:# point|# points}.",
  },
  draft: {
    at: {
      hole: "pas de case où jouer",
      start: "case de départ",
      empty: "vide",
      unnamed: "un joker sans lettre",
      blank: "un joker",
      laid: "en train d'être posé",
    },
    direction: "Les jetons se posent {direction}.",
    picked: "{tile} : pris.",
    "put-down": "{tile} : reposé.",
    laid: "{letter?Joker en {square}. Quelle lettre représente-t-il ?|{letter}{blank?|, un joker,} en {square}.}",
    "laid-play": "{tiles:# jeton posé|# jetons posés} à partir de {square} {direction}.",
    named: "Le joker en {square} est {letter}.",
    moved: "{letter} : déplacé en {square}.",
    "taken-back": "Repris : {tiles}.",
    rack: "Chevalet : {tiles}.",
    exchange: by("tiles", {
      0: "Choisissez les jetons à échanger.",
      null: "Pas d'échange.",
      other: "Jetons choisis pour l'échange : {tiles}.",
    }),
    "no-tile": by("letter", {
      "?": "Le chevalet n'a plus de joker.",
      other: "Le chevalet n'a plus de jeton {letter}.",
    }),
    "not-a-letter": "{text} n'est pas une lettre de ce jeu.",
    "square-taken": "Aucun jeton ne peut être posé en {square}.",
    "nothing-laid": "Aucun jeton n'a été posé là.",
    unreadable: "Attendu : une coordonnée et un mot, par exemple 8F HORN ; trouvé : {text}.",
    score: "{words} : {points:# point|# points}.{invalid?| Pas dans le dictionnaire : {invalid}.}",
  },
  news: {
    "drew-for-start": "",
    dealt: "",
    played: "{you?{player} a|Vous avez} joué {words} pour {points:# point|# points}.",
    exchanged: "{you?{player} a|Vous avez} échangé {returned:# jeton|# jetons}.",
    passed: "{you?{player} a passé son|Vous avez passé votre} tour.",
    accepted: "{you?{player} ne conteste|Vous ne contestez} pas.",
    resigned: "{you?{player} a|Vous avez} abandonné.",
    "turn-set": "",
    "turn-lost": "{you?{player} a|Vous avez} perdu un tour.",
    challenged: by("upheld", {
      true:
        "{you?{player} a|Vous avez} contesté{invalid? : au moins un mot n'est pas valable|. {invalid:Non " +
        "valable|Non valables} : {invalid}}.",
      other: by("cost", {
        "lose-turn":
          "{you?{player} a|Vous avez} contesté le coup à tort : {words:le mot est valable|les mots sont " +
          "valables}. {you?{player} perdra|Vous perdrez} un tour.",
        other:
          "{you?{player} a|Vous avez} contesté le coup à tort : {words:le mot est valable|les mots sont " +
          "valables}.{seconds?| Cela coûte {seconds:# seconde|# secondes} de temps de réflexion.}",
      }),
    }),
    "phony-returned":
      "{you?{player} reprend son|Vous reprenez votre} coup et {you?perd|perdez} {points:# point|# points}.",
    "blank-exchanged": "{you?{player} a|Vous avez} pris le joker en {square} contre un jeton {letter}.",
    "rack-told": "",
    "excess-returned": "{you?{player} a|Vous avez} remis {tiles:# jeton|# jetons} dans le sac.",
    adjusted: "{you?{player}|Pour vous} : {+points:# point|# points} ({adjustments.reason}{note?|, {note}}).",
    ended: "",
    decided: "{ruling?|Décision : {ruling}.}",
    turn: "C'est à {you?{player}|vous} de jouer.",
    waiting: "{you?La partie est terminée, sauf si {players ou} conteste le coup|Acceptez le coup ou contestez-le}.",
    over: by("you", {
      true:
        "La partie est terminée : {ends.reason}. {winners?Vous|Vous{winners: et|,} {winners et}} avez gagné." +
        "{score?| {score}.}",
      other: "La partie est terminée : {ends.reason}.{winners?| Victoire : {winners et}.}{score?| {score}.}",
    }),
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
    challengeCosts: by("cost", {
      nothing: "Si tous les mots contestés sont valables, cela ne vous coûte rien.",
      "lose-turn": "Si tous les mots contestés sont valables, vous perdez un tour.",
      "lose-game": "Si tous les mots contestés sont valables, vous perdez la partie.",
      "lose-points":
        "Si tous les mots contestés sont valables, vous perdez {seconds?|{seconds:# seconde|# secondes} de " +
        "temps de réflexion et }{points:# point|# points}{eachWord?| par mot}.",
      "give-points":
        "Si tous les mots contestés sont valables, {opponent} reçoit {points:# point|# points}{eachWord?| par " +
        "mot}{seconds?| et vous perdez {seconds:# seconde|# secondes} de temps de réflexion}.",
      time:
        "Si tous les mots contestés sont valables, vous perdez {seconds:# seconde|# secondes} de temps de " +
        "réflexion.",
    }),
    cancel: "Annuler",
    reveal: "Montrer les jetons de {name}",
    bag: "{tiles:# jeton|# jetons} dans le sac",
    player: "{name} : {score}{turn?|, c'est son tour}",
    tile: "{tile}, {points:# point|# points}{laid?|, sur la grille}",
  },
  labels: {
    proper: "nom propre",
    foreign: "étranger",
    abbreviation: "abréviation",
    acronym: "acronyme",
    affix: "affixe",
    hyphenated: "avec trait d'union",
    apostrophe: "avec apostrophe",
    offensive: "offensant",
    archaic: "vieilli",
    slang: "argotique",
    vulgar: "vulgaire",
  },
  moves: {
    play: "de jouer",
    exchange: "d'échanger",
    pass: "de passer",
    accept: "d'accepter",
    resign: "d'abandonner",
    challenge: "de contester",
    "exchange-blank": "d'échanger un joker",
    adjust: "de corriger les points",
    "tell-rack": "d'indiquer un chevalet",
    "return-excess": "de remettre des jetons dans le sac",
    "set-turn": "de désigner qui joue",
    end: "de mettre fin à la partie",
  },
  ends: {
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
    "lost-on-time": "le temps a été dépassé",
    late: "retard",
    disqualified: "disqualification",
    withdrawn: "abandon du tournoi",
    adjudicated: "le résultat a été arbitré",
    aborted: "la partie a été interrompue sans résultat",
  },
  adjustments: {
    challenge: "contestation",
    rack: "jetons restants",
    time: "temps",
    penalty: "pénalité",
    correction: "correction",
    "as-recorded": "selon la transcription",
  },
}));

/** What is said of records, texts and data, in French. */
export const records: RecordMessages = /* @__PURE__ */ written<RecordMessages>(grammar, (by) => ({
  remarks: {
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
    said: "trouvé : {found}, attendu : {expected}{hint?| ({hint})}",
    reasons: {
      "not-settled": by("points", {
        null: ["les points des jetons restants, pour {name}", "rien pour {name}"],
        other: ["{points} pour {name}", "rien pour {name}"],
      }),
      "no-settlement": ({ settled, unknown }) => [
        unknown.length > 0
          ? `les jetons du chevalet, pour ${namesOf(unknown)}`
          : `les points des jetons restants (${pointsOfEach(settled)})`,
        "rien",
      ],
      "list-too-long": "{limit:# jeton|# jetons} au plus",
      "rack-lacks": ({ tiles }) => `un chevalet avec ${tileNames(tiles, "un joker")}`,
      "other-rack": by("of", { line: "les jetons du chevalet, {rack}", other: "le chevalet de ce coup, {rack}" }),
      "tile-excess": ({ tiles }) =>
        `au plus ${mostText(
          tiles,
          (n) => counted(n, "joker", "jokers"),
          (n) => `${n} sur la grille`,
        )}`,
      "not-on-turn":
        "{turn?la fin de la partie|{turn}}{missing?| (il manque sans doute un coup de {missing:# point|# points})}",
      "other-side": "{gain?la personne qui conteste le coup joué par {name}|{name}}",
      "no-play-before": "un coup joué par {name} juste avant",
      "one-square-off": "{meant} (à une case de là : les mots, les points et le total y sont justes)",
      "after-slip":
        "un coup compatible avec la grille ({plays:un coup ne l'est pas|# coups ne le sont pas}, sans " +
        "doute à cause de la ligne {since})",
      "bag-too-small": "au moins {needed:# jeton|# jetons} dans le sac, qui en contient {bag}",
      "not-a-coordinate": "une coordonnée comme 8H (horizontalement) ou H8 (verticalement)",
      "not-a-play": "une coordonnée et un mot, par exemple 8F HORN",
      "no-square": "une case de la grille, au plus {last}",
      "too-many-blanks":
        "{limit:# joker|# jokers} au plus : les minuscules sont des jokers, les majuscules des jetons avec lettre",
      word: by("fault", {
        brackets: "des parenthèses par paires",
        "not-closed": ["une parenthèse fermante", "la fin du mot"],
        "over-the-edge": "un mot qui se termine sur la grille",
        "nothing-laid": "au moins un jeton qui n'est pas encore sur la grille",
      }),
      "not-a-letter": "une lettre du jeu de jetons {tileSet}",
      misfit: "{lies?un jeton déjà|{lies}, qui est} posé en {square}",
      "not-tiles": "des jetons du jeu {tileSet}{most?|, {most} caractères au plus}",
      "not-a-cell": "un jeton du jeu {tileSet}, ou un nombre",
      hole: "aucun jeton sur un trou de la grille",
      "too-large": by("of", {
        gcg: by("unit", {
          bytes: ["une partie transcrite de 4 Mo au plus", "un texte de {length} octets"],
          other: ["une partie transcrite de 4 Mo au plus", "un texte de {length} caractères"],
        }),
        other: by("unit", {
          bytes: ["un historique de partie de 4 Mo au plus", "un texte de {length} octets"],
          other: ["un historique de partie de 4 Mo au plus", "un texte de {length} caractères"],
        }),
      }),
      "not-a-game": by("found", {
        "": by("of", {
          gcg: ["une partie transcrite : des lignes comme >Ann: HORNEIA 8F HORN +14 14", "rien"],
          other: ["un historique de partie en JSON, avec des joueurs et des événements", "rien"],
        }),
        other: by("of", {
          gcg: "une partie transcrite : des lignes comme >Ann: HORNEIA 8F HORN +14 14",
          other: "un historique de partie en JSON, avec des joueurs et des événements",
        }),
      }),
      encoding: "l'encodage du fichier",
      line: by("want", {
        colon: "un deux-points après le pseudonyme",
        action: "un coup, un échange, un tour passé ou un événement entre parenthèses",
        score: "un score comme +14",
        total: "un total comme 14",
        mark: "une ligne qui commence par # ou >",
      }),
      "too-long": by("of", {
        line: "une ligne de 16 384 caractères au plus",
        other: "un nom de 8 000 caractères au plus",
      }),
      "not-here": "quelque chose qui a pu se produire ici",
      "no-such-player": "l'un de ces noms : {names}",
      players: "une partie à {needed:# joueur|# joueurs}, car les règles fixent autant de scores à atteindre",
      repeated: "un seul #{pragma}",
      "too-many": by("of", {
        players: "{most:# joueur|# joueurs} au plus",
        other: "{most:# événement|# événements} au plus",
      }),
      unknown: by("of", { pragma: "un pragma du format", other: "un champ d'un historique de partie" }),
      "tile-set": "l'un des jeux de jetons {known}",
      lexicon: "une liste de mots pour le jeu de jetons {tileSet}",
      rules: by("of", {
        board: "une grille dont le nom est connu, ou des règles données avec le texte",
        game: "le jeu habituel, ou des règles données avec le texte",
        "rack-size": "un nombre de jetons",
        rules: "des règles avec lesquelles on peut jouer",
        bonus: "des jetons et des points, par exemple 7 50",
      }),
      "not-a-position":
        "des rangées, des chevalets, des scores et un nombre de tours{most?|, {most} caractères au plus}",
      rows: ["{expected:# rangée|# rangées}, comme sur la grille des règles", "{found:# rangée|# rangées}"],
      squares: "{expected:# case|# cases}",
      scores: "{expected:# score|# scores}, un pour chaque chevalet",
      number: by("of", { score: "un score", other: "un nombre de tours" }),
      decision: "lost-on-time/late/disqualified/withdrawn/adjudicated/aborted; qui a gagné parmi {players} joueurs",
      field: "{field} : {want}",
    },
    fields: {
      text: "du texte",
      integer: "un nombre entier",
      texts: "une liste de textes",
      integers: "une liste de nombres entiers",
      objects: "une liste d'objets",
      beginning: "une partie depuis le début",
      "at-most": "au plus {most}",
      "one-of": "l'un de ces noms : {names}",
    },
    causes: {
      "not-added": "les points de cette ligne n'ont pas été ajoutés ?",
      "blank-counted":
        "{squares:le joker a été compté comme sa lettre ?|les jokers ont été comptés comme leurs lettres ?}",
      "blank-elsewhere": "le joker en {at}, et non en {not} ?",
      "bonus-forgotten": "sans la prime de {points} ?",
      "bonus-undue": "avec une prime de {points}, qui n'est pas accordée pour {tiles:# jeton|# jetons} ?",
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
      play: ["un tour passé, car c'est ainsi qu'on le note", "{tiles?rien|{tiles}}"],
      tiles: by("declared", {
        null: ["un jeu de jetons dont le programme connaît le nom", "les jetons du jeu {tileSet}"],
        other: ["{declared}", "les jetons du jeu {tileSet}"],
      }),
      bonuses: ["rien", "{text}"],
      board: ["une grille dont le nom est connu", "une grille de {cols} sur {rows}"],
      "no-rack": ["des jetons du jeu {tileSet}", "rien"],
      operation: ["{written}", "{text}"],
      "too-long": ["des rangées, des chevalets, des scores et un nombre de tours, {most} caractères au plus", "{text}"],
      line: ["un champ d'un historique de partie", "{text}"],
      "too-many": ["au plus {most} événements", "{events} événements"],
    },
  },
  problems: {
    codes: {
      type: by("type", {
        object: "un objet",
        list: "une liste",
        text: "un texte",
        number: "un nombre",
        integer: "un nombre entier",
        boolean: "true ou false",
        null: "null",
        bytes: "des octets",
      }),
      unreadable: by("type", { object: "un objet lisible", list: "une liste lisible" }),
      range: by("min", { null: "au plus {max}", other: "{max?au moins {min}|de {min} à {max}}" }),
      choice: "{choices}",
      "unknown-key": "une clé parmi {keys}{newer?| ; une version plus récente de tilewright la connaît peut-être}",
      "too-large": by("of", {
        characters: "au plus {most} caractères",
        entries: "au plus {most} éléments",
        values: "au plus {most} éléments et propriétés en tout",
        tiles: "au plus {most} jetons",
        set: "au plus {most} jetons en tout",
        words: "au plus {most} mots",
        events: "au plus {most} événements{after? et tours dus|, après {after} autres}",
        nodes: ["au plus {most} nœuds avec nodeBits: {nodeBits}", "{found} nœuds"],
        beginnings: "au plus {most} débuts de mots",
      }),
      empty: by("of", {
        starts: ["au moins une case de départ", "aucune"],
        letters: ["au moins une lettre", "aucune"],
        prices: ["un prix pour la première contestation perdue", "aucun"],
        targets: ["un score à atteindre pour tous, ou un par joueur", "aucun"],
        winners: ["au moins un gagnant", "aucun"],
      }),
      repeated: by("of", {
        start: ["chaque case de départ une fois", "une case deux fois"],
        seat: "chaque place une fois",
        letter: "chaque lettre une fois",
        bonus: "une prime par nombre de jetons",
        part: "l'id d'aucune autre section",
      }),
      count: by("of", {
        rows: "{range} {max:rangée|rangées}",
        squares: "{range} {max:case|cases}",
        players: "{range} {max:joueur|joueurs}",
        spreads: "{range} {max:écart|écarts}",
        targets: "{range} {max:score|scores} à atteindre",
        commitments: "{range} {max:engagement|engagements}",
      }),
      conflict: by("why", {
        players: "au moins {limit}, le minimum",
        "max-tiles": "au plus {limit}, le nombre maximal de jetons d'un coup",
        multiplies: "0, car la prime multiplie",
        "turns-after-bag":
          "une autre valeur : avec turnsAfterBag, personne ne met fin à la partie en posant tous ses jetons",
        "letters-and-points": ["soit des lettres, soit des points", "les deux, ou ni l'un ni l'autre"],
        "first-play": "au moins {limit}, pour un premier mot",
        "no-neighbour": ["une case à côté d'une case libre, pour un premier mot", "aucune"],
        "few-tiles": "au moins {limit} jetons, pour un premier mot et pour chaque joueur",
        "no-end": ["une fin pour des joueurs qui ne font que passer, comme passesEach: 2", "aucune"],
      }),
      "unknown-letter": "{mark?|{mark} ou }une lettre du jeu de jetons {tileSet}",
      letter: "de 1 à 8 caractères en forme normale C, sans ? . ( ) [ ] / ni espace",
      legend: by("of", { key: "un seul caractère", other: "un caractère de la légende" }),
      hole: by("mark", {
        "": ["une case qui n'est pas un trou", "un trou"],
        ".": ". : c'est un trou",
        other: ["null : c'est un trou", "un jeton"],
      }),
      hidden: "0 : une partie avec une graine ne cache aucun jeton",
      version: "{version}",
      json: by("of", {
        text: "un texte en JSON",
        other: "une liste de jetons posés, en JSON ; parsePlay lit un texte tel que 8F HORN",
      }),
      reference: by("to", {
        event: "l'indice d'un événement antérieur de type {type}",
        word: "l'indice d'un des {words} mots",
        playing: "un joueur qui n'a pas abandonné",
        left: "un joueur encore en jeu",
        "turn-owed": ["un tour dû pour une contestation perdue", "un tour que personne ne doit"],
        "turns-owed": "au plus {most}, un par contestation perdue",
        over: "une partie terminée : il reste moins de deux joueurs",
      }),
      rack: by("tiles", {
        0: "une liste vide",
        null: "null : personne ne regarde",
        other: "{found?les jetons de la personne qui regarde|{tiles}}",
      }),
      root: by("reversed", {
        true: ["un pointeur vers une première liste", "ses octets dans l'ordre inverse"],
        other: ["un pointeur vers une première liste", "{hex}"],
      }),
      cycle: ["un chemin qui se termine", "un chemin qui revient au nœud {found}"],
      truncated: by("of", {
        node: ["4 octets par nœud", "{found:# octet|# octets}"],
        other: ["un autre nœud de cette liste", "la fin du fichier"],
      }),
      arc: "un arc vers l'un des {nodes} nœuds",
      "letter-number": "une lettre de 1 à {letters}",
      separator: by("of", {
        second: ["un séparateur par mot", "un autre à la suite"],
        end: ["des lettres après le séparateur", "la fin d'un mot"],
        other: ["seulement des lettres dans le DAWG", "un séparateur"],
      }),
      anagrams: ["des mots", "{found} anagrammes, aux lettres dans l'ordre alphabétique"],
      "dead-end": ["la fin d'un mot, ou des lettres à la suite", "ni l'une ni les autres"],
      order: "une lettre après {after}",
      hex: "64 chiffres hexadécimaux en minuscules",
      commitment: ["le secret de l'engagement {commitment}", "un autre"],
      part: by("found", {
        records: ["les mêmes parties que dans un autre rapport ayant une section {id}", "d'autres"],
        other: ["les mêmes chiffres que dans un autre rapport ayant une section {id}", "d'autres"],
      }),
    },
    said: "attendu : {expected} ; trouvé : {found}",
  },
  found: {
    list: "une liste",
    object: "un objet",
    "object-that-throws": "un objet qui provoque une erreur à la lecture",
    bigint: "un bigint",
    function: "une fonction",
    symbol: "un symbole",
  },
  findings: {
    reasons: {
      differs: "attendu : {expected} ; trouvé : {found}",
      missing: "{due} manque, et {instead?aucun événement ne suit|à sa place se trouve {instead}}",
      "not-by-itself": "rien de ce qui précède ne mène à {what}",
      "not-on-turn": "{turn?personne ne doit jouer, pas même|c'est {turn} qui doit jouer, pas} {player}",
      refused: "{what} est contraire aux règles : {violations}",
      "end-reason":
        "selon les règles, la partie {expected?ne finit pas ici, et pourtant elle finit|finit " +
        "({ends.expected}), mais elle finit autrement} ({ends.found})",
      settlement:
        "pour {player}, les jetons restants valent {expected:# point|# points}, et non {found:# point|# points}",
      "tile-total": "il y a {found:# jeton|# jetons}, et le jeu en compte {expected}",
      "tile-excess": "il y a {found:# jeton|# jetons} {tile}, et le jeu de jetons en compte {most}",
      "rack-too-long": "le chevalet contient {found:# jeton|# jetons}, et les règles en autorisent {limit}",
      "not-in-bag": "le chevalet contient {drawn}, et ceci ne peut pas venir du sac : {tiles}",
      "not-written-down": "ce que chacun a publié avant la partie n'a pas été noté, donc rien n'est prouvé",
      "unknown-seed": "sans la graine, aucun tirage ne peut être vérifié",
      "other-seed": "la graine n'est pas faite de ces conditions, et d'un secret de chaque joueur et du serveur",
      "other-secret": "{owner} a publié l'empreinte d'un autre secret",
      chosen:
        "c'est un {agreed?choix, et il était convenu de tirer au sort|tirage au sort, et il était convenu " +
        "de choisir}",
      "early-ruling": "{what} est une décision avant la fin, et change tous les tirages suivants",
      gone: "{seen:# événement avait été vu|# événements avaient été vus} auparavant, et il y en a {found}",
      undone: by("to", {
        0: "sur {from:# événement|# événements}, tous ont été annulés",
        1: "sur {from:# événement|# événements}, tous sauf le premier ont été annulés",
        other: "sur {from:# événement|# événements}, tous sauf les {to} premiers ont été annulés",
      }),
      "other-setup": "les règles, les noms ou le dictionnaire ne sont plus les mêmes",
      "not-in-log": "le journal finit après {seen:# événement|# événements}, et la partie en a {found}",
      "broken-log": "les entrées du journal ne donnent pas son empreinte de tête",
    },
    words: {
      player: "le joueur {number}",
      server: "le serveur",
      nothing: "rien",
      hidden: "{hidden:# caché|# cachés}",
      and: "et",
    },
  },
  boardFindings: {
    "tile-excess": "Il y a {found:# jeton|# jetons} {tile}, et le jeu de jetons en compte {most}.",
    "too-few-tiles": "Le premier coup doit comporter au moins {needed:# jeton|# jetons}.",
    "start-not-covered": "Aucun jeton ne couvre {squares ou}.",
    "not-connected": "{squares:Le jeton|Les jetons} en {squares et} {squares:ne touche|ne touchent} pas les autres.",
    "word-repeated": "{word} figure plus d'une fois sur la grille.",
    "no-tiles": "Aucun jeton n'a été ajouté.",
    "tile-changed": "En {squares et} {squares:se trouve un autre jeton|se trouvent d'autres jetons} qu'avant.",
    "tile-gone": "{squares:Le jeton|Les jetons} en {squares et} {squares:n'est|ne sont} plus là.",
  },
}));

/** What is said of whole games, in French. */
export const replay: ReplayMessages = /* @__PURE__ */ written<ReplayMessages>(grammar, (by) => ({
  story: {
    play: "{name} : {play}{from?| (tirage {from})}, {points} {points:point|points}",
    exchanged: "{name} échange {tiles}.",
    adjusted: "{name} : {+points} {points:point|points} ({reason}).",
    letterPremium: "{square} {premium} : dans {word}, {letter} compte {points} et non {value}",
    wordPremium: "{square} {premium} : {word} est multiplié par {factor}",
  },
  events: {
    dealt: "",
    exchanged: "{player} échange {returned:# jeton|# jetons}.",
    passed: "{player} passe son tour.",
    resigned: "{player} abandonne.",
    "turn-set": "",
    "turn-lost": "{player} perd un tour.",
    challenged: by("upheld", {
      true:
        "{player} conteste {invalid?: au moins un mot n'est pas valable|{invalid} : {invalid:non " +
        "valable|non valables}}.",
      other: "{player} conteste à tort.",
    }),
    "phony-returned": "{player} reprend son coup : {points:# point|# points} de moins, {score} en tout.",
    "blank-exchanged": "{player} prend un joker en échange de {letter}.",
    "rack-told": "",
    "excess-returned": "{player} remet les jetons en trop dans le sac.",
  },
  sheet: {
    exchange: "échange {tiles}",
    pass: "passe",
    missesTurn: "perd un tour",
    doesNotFit: "impossible à cet endroit",
    takenOff: "repris",
    unplayedTiles: "jetons restants",
    total: "total",
  },
  page: {
    turn: "Tour",
    showTurn: "Afficher le tour {turn}",
    oneTurn: "Tour {turn}",
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
    won: "Victoire : {name}.",
    tie: "Égalité.",
    nobodyWon: "Personne n'a gagné.",
    notOver: "La partie n'est pas terminée.",
    disagree: "Là où l'enregistrement et les règles diffèrent",
    place: "Ligne {line}, colonne {column}",
    keys: "Les touches fléchées gauche et droite font passer d'un tour à l'autre.",
    madeFrom: "Page créée avec tilewright{file?| à partir de {file}}. Points recomptés selon les règles {rules}.",
  },
}));

/** Everything in French. */
export const frenchMessages: Messages = /* @__PURE__ */ whole(board, records, replay);
