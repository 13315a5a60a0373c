import { squareName } from "../../notation/coordinate.ts";
import { counted, countedIn, plus, tileNames } from "../helpers.ts";
import { bonusText, mostText, operationText, placedText, ruledPoints } from "../record-words.ts";
import type { LanguageAccounts } from "../types/accounts.ts";
import type { LanguageRecords } from "../types/records.ts";
import type { SomeRemarkMessages } from "../types/remarks.ts";
import { blanks, tiles } from "./nouns.ts";

const nothing = "nada";
const asPass = "um passe, pois é assim que se escreve";

const remarks: SomeRemarkMessages = {
  codes: {
    "wrong-score": "Pontuação errada",
    "wrong-total": "Total errado",
    "wrong-settlement": "Acerto final errado",
    "rack-lacks-tile": "O suporte não bate certo",
    "too-many-tiles": "Peças a mais",
    "out-of-turn": "Fora da sua vez",
    unreadable: "Ilegível",
    "irregular-play": "Jogada irregular",
    "unknown-pragma": "Pragma desconhecido",
    "not-expressible": "Não se pode exprimir",
  },
  said: ({ found, expected, hint }) =>
    `encontrado: ${found}, esperado: ${expected}${hint === null ? "" : ` (${hint})`}`,
  expected: {
    "not-settled": ({ name, points }) =>
      points === null ? `os pontos das peças restantes, para ${name}` : `${points} para ${name}`,
    "list-too-long": ({ limit }) => `no máximo ${tiles(limit)}`,
    "rack-lacks": ({ tiles }) => `um suporte com ${tileNames(tiles, "uma peça em branco")}`,
    "other-rack": ({ of, rack }) => (of === "line" ? `as peças do suporte, ${rack}` : `o suporte da jogada, ${rack}`),
    "tile-excess": ({ tiles }) => `no máximo ${mostText(tiles, blanks, (n) => `${n} no tabuleiro`)}`,
    "not-on-turn": ({ turn }) => turn?.name ?? "o fim da partida",
    "other-side": ({ name, gain }) => (gain ? name : `alguém que conteste a jogada de ${name}`),
    "no-play-before": ({ name }) => `uma jogada de ${name} imediatamente antes`,
    "bag-too-small": ({ needed, bag }) => `pelo menos ${tiles(needed)} no saco, que tem ${bag}`,
    "not-a-coordinate": () => "uma coordenada como 8H (na horizontal) ou H8 (na vertical)",
    "not-a-play": () => "uma coordenada e uma palavra, por exemplo 8F HORN",
    "no-square": ({ last }) => `uma casa do tabuleiro, no máximo ${squareName(last)}`,
    "too-many-blanks": ({ limit }) =>
      `no máximo ${blanks(limit)}: as minúsculas são peças em branco, as maiúsculas são peças com letra`,
    word: ({ fault }) =>
      ({
        brackets: "parênteses aos pares",
        "not-closed": "um parêntese a fechar",
        "over-the-edge": "uma palavra que termine dentro do tabuleiro",
        "nothing-laid": "pelo menos uma peça que ainda não esteja no tabuleiro",
      })[fault],
    "not-a-letter": ({ tileSet }) => `uma letra do conjunto de peças ${tileSet}`,
    misfit: ({ square, lies }) =>
      lies === null ? `uma peça que já esteja em ${squareName(square)}` : `${lies}, que está em ${squareName(square)}`,
    "not-tiles": ({ tileSet, most }) =>
      most === null ? `peças do conjunto ${tileSet}` : `peças do conjunto ${tileSet}, no máximo ${most} caracteres`,
    "not-a-cell": ({ tileSet }) => `uma peça do conjunto ${tileSet}, ou um número`,
    hole: () => "nenhuma peça num buraco do tabuleiro",
    "too-large": ({ of }) =>
      of === "gcg" ? "uma partida registada de 4 MB no máximo" : "um histórico de partida de 4 MB no máximo",
    "not-a-game": ({ of }) =>
      of === "gcg"
        ? "uma partida registada: linhas como >Ann: HORNEIA 8F HORN +14 14"
        : "um histórico de partida em JSON, com jogadores e eventos",
    encoding: () => "a codificação do ficheiro",
    line: ({ want }) =>
      ({
        colon: "dois-pontos depois do nome do jogador",
        action: "uma jogada, uma troca, um passe ou um evento entre parênteses",
        score: "uma pontuação como +14",
        total: "um total como 14",
        mark: "uma linha que comece por # ou >",
      })[want],
    "too-long": ({ of }) =>
      of === "line" ? "uma linha de 16 384 caracteres no máximo" : "um nome de 8 000 caracteres no máximo",
    "no-such-player": ({ names }) => `um destes: ${names.join(", ")}`,
    players: ({ needed }) =>
      `uma partida de ${counted(needed, "jogador", "jogadores")}, pois as regras fixam esse número de metas de pontos`,
    repeated: ({ pragma }) => `um só #${pragma}`,
    "too-many": ({ of, most }) =>
      of === "players"
        ? `no máximo ${counted(most, "jogador", "jogadores")}`
        : `no máximo ${counted(most, "evento", "eventos")}`,
    unknown: ({ of }) => (of === "pragma" ? "um pragma do formato" : "um campo de um histórico de partida"),
    "tile-set": ({ known }) => `um dos conjuntos de peças ${known.join(", ")}`,
    lexicon: ({ tileSet }) => `uma lista de palavras para o conjunto de peças ${tileSet}`,
    rules: ({ of }) =>
      ({
        board: "um tabuleiro de nome conhecido, ou regras entregues com o texto",
        game: "o jogo habitual, ou regras entregues com o texto",
        "rack-size": "um número de peças",
        bonus: "peças e pontos, por exemplo 7 50",
      })[of],
    "not-a-position": ({ most }) =>
      most === null
        ? "linhas, suportes, pontuações e um número de turnos"
        : `linhas, suportes, pontuações e um número de turnos, no máximo ${most} caracteres`,
    rows: ({ expected }) => `${counted(expected, "linha", "linhas")}, como o tabuleiro das regras`,
    squares: ({ expected }) => counted(expected, "casa", "casas"),
    scores: ({ expected }) => `${counted(expected, "pontuação", "pontuações")}, uma por cada suporte`,
    number: ({ of }) => (of === "score" ? "uma pontuação" : "um número de turnos"),
  },
  found: {
    "not-settled": ({ name }) => `nada para ${name}`,
    word: () => "o fim da palavra",
    "too-large": ({ length, unit }) =>
      unit === "bytes" ? `um texto de ${length} bytes` : `um texto de ${length} caracteres`,
    "not-a-game": () => nothing,
    rows: ({ found }) => counted(found, "linha", "linhas"),
  },
  field: ({ field, want }) => `${field}: ${want}`,
  fields: {
    text: () => "texto",
    integer: () => "um número inteiro",
    texts: () => "uma lista de textos",
    integers: () => "uma lista de números inteiros",
    objects: () => "uma lista de objetos",
    beginning: () => "uma partida desde o início",
    "at-most": ({ most }) => `no máximo ${most}`,
    "one-of": ({ names }) => `um destes: ${names.join(", ")}`,
  },
  causes: {
    "not-added": () => "os pontos desta linha não foram somados?",
    "blank-counted": ({ squares }) =>
      squares.length === 1
        ? "a peça em branco foi contada como a sua letra?"
        : "as peças em branco foram contadas como as suas letras?",
    "blank-elsewhere": ({ at, not }) => `a peça em branco em ${squareName(at)}, e não em ${squareName(not)}?`,
    "bonus-forgotten": ({ points: bonus }) => `sem o bónus de ${bonus}?`,
    "bonus-undue": ({ points: bonus, tiles: laid }) => `com um bónus de ${bonus}, que não se dá por ${tiles(laid)}?`,
    challenges: ({ each, words }) => {
      const more = each * (words ?? 1);
      if (words !== null)
        return `${more} a mais do que dão as regras: cinco pontos por cada uma das ${words} palavras contestadas?`;
      return each === 5
        ? `${more} a mais do que dão as regras: cinco pontos por uma contestação falhada?`
        : `${more} a mais do que dão as regras: dez pontos por uma contestação falhada?`;
    },
  },
  unsaid: {
    play: (play) => ({ found: placedText(play, nothing), expected: asPass }),
    "missed-turn": () => ({ found: "um turno perdido", expected: asPass }),
    ruling: ({ name, points: more, reason }, { adjustments }) => ({
      found: `${ruledPoints(more)} pontos para ${name} por decisão (${adjustments[reason]})`,
      expected: "o total seguinte",
    }),
    resigned: ({ name }) => ({ found: `${name} desiste`, expected: nothing }),
    "blank-exchanged": ({ letter }) => ({ found: `uma peça em branco trocada por ${letter}`, expected: nothing }),
    "excess-returned": ({ tiles: count }) => ({
      found: counted(count, "peça excedente devolvida", "peças excedentes devolvidas"),
      expected: nothing,
    }),
    "challenge-failed": () => ({ found: "uma contestação falhada", expected: nothing }),
    leftover: ({ name, points }) => ({
      found: `${points} para ${name}`,
      expected: `os pontos das peças restantes, para ${name}`,
    }),
    end: ({ reason }, { ends }) => ({ found: `um fim (${ends[reason]})`, expected: nothing }),
    tiles: ({ tileSet, declared }) => ({
      found: `as peças do conjunto ${tileSet}`,
      expected: declared ?? "um conjunto de peças cujo nome o programa conheça",
    }),
    "bonus-times": ({ tiles: count, times }) => ({
      found: `#bonus ${count} x${times}`,
      expected: "peças e pontos, por exemplo 7 50",
    }),
    bonuses: ({ bonuses }) => ({ found: bonusText(bonuses), expected: nothing }),
    board: ({ cols, rows }) => ({
      found: `um tabuleiro de ${cols} por ${rows}`,
      expected: "um tabuleiro de nome conhecido",
    }),
    "no-rack": ({ tileSet }) => ({ found: nothing, expected: `peças do conjunto ${tileSet}` }),
    operation: ({ text }) => ({ found: text, expected: operationText(text) }),
    "too-long": ({ text, most }) => ({
      found: text,
      expected: `linhas, suportes, pontuações e um número de turnos, no máximo ${most} caracteres`,
    }),
  },
};

/** What Portuguese says of records, positions and typed plays. */
export const portugueseRecords: LanguageRecords = { remarks };

const some = (count: number, one: string, many: string): string => countedIn("pt", count, one, many);

/** What the command line and its pages say in Portuguese. */
export const portugueseAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` (suporte ${from})`}, ${some(points, "ponto", "pontos")}`,
    exchanged: (name, tiles) => `${name} troca ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "ponto", "pontos")} (${reason}).`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: em ${word}, ${letter} conta ${points}, não ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} multiplica-se por ${factor}`,
  },
  sheet: {
    exchange: (tiles) => `troca ${tiles}`,
    pass: "passa",
    missesTurn: "perde a vez",
    doesNotFit: "não pode ficar aí",
    takenOff: "retirada",
    unplayedTiles: "peças restantes",
    total: "total",
  },
  page: {
    turn: "Turno",
    showTurn: (turn) => `Mostrar o turno ${turn}`,
    oneTurn: (turn) => `Turno ${turn}`,
    of: " de ",
    board: "O tabuleiro",
    boardInWords: "O tabuleiro por palavras",
    picture: "O tabuleiro, descrito por palavras mais abaixo.",
    scores: "A pontuação",
    scoreSheet: "A folha de pontuação",
    chart: "A pontuação turno a turno. A folha de pontuação tem os mesmos números.",
    everyTurn: "Todos os turnos",
    first: "Primeiro turno",
    back: "Turno anterior",
    on: "Turno seguinte",
    last: "Último turno",
    before: "Antes do primeiro turno.",
    note: "Uma nota.",
    round: "ronda",
    move: "jogada",
    points: "pontos",
    unplayed: "resto",
    tiles: "peças",
    won: (name) => `${name} ganhou.`,
    tie: "Empate.",
    nobodyWon: "Ninguém ganhou.",
    notOver: "A partida ainda não terminou.",
    disagree: "Onde o registo e as regras não coincidem",
    place: ({ line, column }) => `Linha ${line}, coluna ${column}`,
    keys: "Com as setas para a esquerda e para a direita passa-se de um turno para o outro.",
    madeFrom: ({ file, rules }) =>
      `Página criada com tilewright${file === null ? "" : ` a partir de ${file}`}` +
      `. Pontos contados de novo segundo as regras ${rules}.`,
  },
};
