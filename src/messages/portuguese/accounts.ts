import { countedIn, plus } from "../helpers.ts";
import type { LanguageAccounts } from "../types/accounts.ts";

const some = (count: number, one: string, many: string): string => countedIn("pt", count, one, many);

/** What the command line and its pages say in Portuguese. */
export const portugueseAccounts: LanguageAccounts = {
  story: {
    play: ({ name, play, from, points }) =>
      `${name}: ${play}${from === "" ? "" : ` (suporte ${from})`}, ${some(points, "ponto", "pontos")}`,
    exchanged: (name, tiles) => `${name} troca ${tiles}.`,
    adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "ponto", "pontos")} (${reason}).`,
    over: (reason) => `A partida terminou: ${reason}.`,
    letterPremium: ({ square, premium, word, letter, points, value }) =>
      `${square} ${premium}: em ${word}, ${letter} conta ${points}, não ${value}`,
    wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} multiplica-se por ${factor}`,
    blank: (square, letter, points) => `${square} peça em branco: representa ${letter} e conta ${points}`,
  },
  sheet: {
    exchange: (tiles) => `troca ${tiles}`,
    pass: "passa",
    missesTurn: "perde a vez",
    doesNotFit: "não pode ficar aí",
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
      `Página criada com tilewright replay a partir de ${file}. Pontos contados de novo segundo as regras ${rules}.`,
  },
  program: {
    column: (column) => `coluna ${column}`,
    noPlay: "nenhuma jogada é possível",
    smallLetters: (capitals) => `Uma minúscula é uma peça em branco. Para peças com letra escreva ${capitals}.`,
    checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
      `${some(games, "partida", "partidas")}, ${some(plays, "jogada", "jogadas")}; pontuações certas: ` +
      `${scoresAgreed.toLocaleString("pt")}, totais certos: ${totalsAgreed.toLocaleString("pt")} de ` +
      `${totals.toLocaleString("pt")}; ${some(remarks, "observação", "observações")}`,
    notRead: (files) => `ficheiros não lidos: ${files.toLocaleString("pt")}`,
    unreadable: ({ found, expected, hint }) =>
      `encontrado: ${found}, esperado: ${expected}${hint === null ? "" : ` (${hint})`}`,
  },
};
