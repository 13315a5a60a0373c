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

/** Everything in Portuguese. */
export const portugueseMessages: LanguageMessages = {
  language: "pt",
  name: "Português",
  violations: {
    "no-tiles": () => "Não foi indicada nenhuma peça.",
    malformed: ({ path, expected, found }) => `${path}: esperado: ${expected}; encontrado: ${found}.`,
    "off-board": ({ squares }) =>
      squares.length === 1 ? "Há uma peça fora do tabuleiro." : `Há ${squares.length} peças fora do tabuleiro.`,
    "on-hole": ({ squares }) => `Não há casa onde jogar em ${squaresOf(squares, "e")}.`,
    "square-occupied": ({ squares }) =>
      `Já há ${squares.length === 1 ? "uma peça" : "peças"} em ${squaresOf(squares, "e")}.`,
    "square-repeated": ({ squares }) => `Foi colocada mais de uma peça em ${squaresOf(squares, "e")}.`,
    "too-many-tiles": ({ limit }) => `No máximo ${limit === 1 ? "uma peça" : `${limit} peças`} por jogada.`,
    "too-few-tiles": ({ needed }) => `A primeira jogada tem de ter pelo menos ${tiles(needed)}.`,
    "blank-without-letter": ({ squares }) =>
      squares.length === 1
        ? `Falta indicar a letra que a peça em branco em ${squaresOf(squares, "e")} representa.`
        : `Falta indicar as letras que as peças em branco em ${squaresOf(squares, "e")} representam.`,
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" não é uma letra. Uma peça em branco escreve-se { letter: "N", blank: true }, ou ` +
          "{ letter: null } até se escolher a sua letra."
        : `${letter} não é uma letra deste conjunto de peças${instead === undefined ? "" : `; ${instead} é`}.`,
    "not-in-line": () => "As peças de uma jogada têm de estar numa só linha ou numa só coluna.",
    gap: ({ squares }) =>
      `Há ${squares.length === 1 ? "um espaço vazio" : "espaços vazios"} em ${squaresOf(squares, "e")}.`,
    "start-not-covered": ({ squares }) => `A primeira jogada tem de cobrir ${squaresOf(squares, "ou")}.`,
    "not-connected": () => "A jogada tem de tocar numa peça que já esteja no tabuleiro.",
    "not-on-rack": ({ tile, played, held }) =>
      `${played === 1 ? "É precisa" : "São precisas"} ` +
      `${tile === BLANK ? blanks(played) : `${tiles(played)} ${tile}`}; ` +
      `o suporte ${held === 0 ? "não tem nenhuma" : `só tem ${held}`}.`,
    "word-repeated": ({ word }) => `${word} já foi jogada.`,
    "invalid-word": ({ word, labels: forbidden }, words) =>
      forbidden.length === 0
        ? `${word} não está no dicionário.`
        : `${word} não é permitida: ${labelsOf(forbidden, words)}.`,
    "not-your-turn": () => "Não é a sua vez.",
    "game-over": () => "A partida terminou.",
    stale: () => "A partida avançou desde que a viu.",
    "not-allowed": ({ move }, words) => `Agora não é possível ${words.moves[move]}.`,
    "unknown-player": ({ found, players }) =>
      `${found} não joga nesta partida. Há ${counted(players, "jogador", "jogadores")}; o primeiro é 0.`,
    "player-needed": () => "Vários jogadores podiam fazer isto: falta indicar qual.",
    "history-full": () => "A partida é longa demais para continuar. Só pode ser terminada.",
    "score-too-large": () => "A pontuação seria alta demais para ser contada.",
    "wrong-viewer": () => "Esta atualização foi feita para outra pessoa.",
    "bag-too-small": ({ needed, bag }) =>
      `Para isto o saco tem de ter ${needed === 1 ? "uma peça" : `${needed} peças`}; ` +
      `${bag === 0 ? "está vazio" : `só tem ${bag}`}.`,
    "too-many-exchanges": ({ limit }) =>
      `Cada jogador só pode trocar ${limit === 1 ? "uma vez" : `${limit} vezes`} por partida.`,
    "wrong-points": ({ claimed, points: worth }) => `A jogada vale ${points(worth)}, não ${claimed}.`,
    "nothing-to-challenge": () => "Não há agora nenhuma jogada que possa ser contestada.",
    "own-play": () => "Ninguém pode contestar a sua própria jogada.",
    "no-dictionary": () => "É preciso um dicionário para decidir se as palavras são válidas.",
    "no-such-word": ({ word }) => `A jogada não tem uma palavra número ${word + 1} que ainda possa ser contestada.`,
    "blank-mismatch": ({ squares }) =>
      `Em ${squaresOf(squares, "e")} não há uma peça em branco que uma peça do suporte possa substituir.`,
    "plays-remain": () => "Ainda é possível uma jogada.",
    "rack-too-full": ({ held, limit }) =>
      `O suporte tem ${tiles(held)}, mas só ${limit === 1 ? "é permitida" : "são permitidas"} ${limit}. ` +
      `Devolva primeiro ao saco ${held - limit === 1 ? "a que está" : "as que estão"} a mais (return-excess).`,
    "rack-unknown": ({ players }) =>
      players.length === 1
        ? `Primeiro é preciso indicar o suporte do jogador ${playerNumbers(players)}.`
        : `Primeiro é preciso indicar os suportes dos jogadores ${listed(playerNumbers(players), "e")}.`,
  },
  scores: {
    bonus: ({ tiles: laid, points: more }) => `bónus (${tiles(laid)}): ${more}`,
    total: "total:",
  },
  picture: {
    size: ({ rows, cols, tiles: lying }) =>
      `Um tabuleiro de ${counted(rows, "linha", "linhas")} e ${counted(cols, "coluna", "colunas")} ` +
      `${lying === 0 ? "sem peças" : `com ${tiles(lying)}`}.`,
    premium,
  },
  board: {
    empty: ({ squares }) => `A primeira jogada tem de cobrir ${listed(squares, "ou")}.`,
    word: ({ word, direction: way, square, blanks: letters }) =>
      `${word} ${direction[way]} a partir de ${square}${
        letters.length === 0
          ? ""
          : `, com ${letters.length === 1 ? "uma peça em branco" : "peças em branco"} como ${listed(letters, "e")}`
      }.`,
    alone: ({ letter, square, blank }) => `${letter} sozinha em ${square}${blank ? ", uma peça em branco" : ""}.`,
    premiumSquares: ({ premium: of, squares }) =>
      `${squares.length === 1 ? "Casa" : "Casas"} ${listed(squares, "e")}: ${premium(of)}.`,
    lastPlay: ({ player, words, points: scored }) =>
      `Última jogada: ${player}, ${listed(words, "e")}, ${points(scored)}.`,
  },
  draft: {
    at: (notice) =>
      squareText(notice, {
        hole: "sem casa onde jogar",
        start: "casa inicial",
        empty: "vazia",
        unnamed: "uma peça em branco sem letra",
        blank: "uma peça em branco",
        laid: "a ser colocada",
        premium,
      }),
    direction: ({ direction: way }) => `Colocação ${direction[way]}.`,
    picked: ({ tile }) => `${name(tile)}: levantada.`,
    "put-down": ({ tile }) => `${name(tile)}: reposta.`,
    laid: ({ square, letter, blank }) =>
      letter === null
        ? `Peça em branco em ${squareName(square)}. Que letra representa?`
        : `${letter}${blank ? ", uma peça em branco," : ""} em ${squareName(square)}.`,
    "laid-play": ({ tiles: laid, square, direction: way }) =>
      `${counted(laid, "peça colocada", "peças colocadas")} a partir de ${squareName(square)} ${direction[way]}.`,
    named: ({ square, letter }) => `A peça em branco em ${squareName(square)} é ${letter}.`,
    moved: ({ square, letter }) => `${name(letter ?? BLANK)}: movida para ${squareName(square)}.`,
    "taken-back": ({ tiles: back }) => `De volta ao suporte: ${names(back)}.`,
    rack: ({ tiles: held }) => `Suporte: ${names(held)}.`,
    exchange: ({ tiles: chosen }) => {
      if (chosen === null) return "Sem troca.";
      return chosen.length === 0 ? "Escolha as peças a trocar." : `Escolhidas para a troca: ${names(chosen)}.`;
    },
    "no-tile": ({ letter }) =>
      `O suporte já não tem ${letter === BLANK ? "nenhuma peça em branco" : `nenhuma peça ${letter}`}.`,
    "not-a-letter": ({ text }) => `${text} não é uma letra deste jogo.`,
    "square-taken": ({ square }) => `Não se pode colocar nenhuma peça em ${squareName(square)}.`,
    "nothing-laid": () => "Não foi colocada aí nenhuma peça.",
    unreadable: ({ text }) =>
      `Esperado: uma coordenada e uma palavra, por exemplo 8F HORN; encontrado: ${quote(text)}.`,
    score: ({ words, invalid, points: scored }) =>
      `${words.join(", ")}: ${points(scored)}.` +
      (invalid.length === 0
        ? ""
        : ` ${invalid.length === 1 ? "Não está" : "Não estão"} no dicionário: ${invalid.join(", ")}.`),
  },
  news: {
    "drew-for-start": nothing,
    dealt: nothing,
    played: ({ words, points: scored }, player) => `${player} jogou ${words.join(", ")} e marcou ${points(scored)}.`,
    exchanged: ({ returned }, player) => `${player} trocou ${tiles(pileSize(returned))}.`,
    passed: (_, player) => `${player} passou a vez.`,
    accepted: (_, player) => `${player} não contesta.`,
    resigned: (_, player) => `${player} desistiu.`,
    "turn-set": nothing,
    "turn-lost": (_, player) => `${player} perdeu a vez.`,
    challenged: ({ invalid, upheld }, player) => {
      if (!upheld) return `${player} contestou em vão: as palavras são válidas.`;
      if (invalid === null) return `${player} contestou: pelo menos uma palavra não é permitida.`;
      return (
        `${player} contestou. ` +
        `${invalid.length === 1 ? "Não é permitida" : "Não são permitidas"}: ${invalid.join(", ")}.`
      );
    },
    "phony-returned": ({ points: lost }, player) => `${player} retira a jogada e perde ${points(lost)}.`,
    "blank-exchanged": ({ square, letter }, player) =>
      `${player} ficou com a peça em branco de ${squareName(square)} em troca de uma peça ${letter}.`,
    "rack-told": nothing,
    "excess-returned": ({ tiles: back }, player) => `${player} devolveu ${tiles(pileSize(back))}.`,
    adjusted: (event, player, words) => `${player}: ${signed(event.points, points)} (${reasonOf(event, words)}).`,
    ended: nothing,
    decided: (event) => rulingText(event, "Decisão"),
    turn: ({ player, you }) => (you ? "É a sua vez." : `É a vez de ${player}.`),
    waiting: ({ players, you }) =>
      you
        ? "Aceite a jogada ou conteste-a."
        : `A partida terminou, a menos que ${listed(players, "ou")} conteste a jogada.`,
    over: ({ reason, winners }, words) =>
      `A partida terminou: ${words.ends[reason]}.${
        winners.length === 0 ? "" : ` ${winners.length === 1 ? "Vence" : "Vencem"} ${listed(winners, "e")}.`
      }`,
  },
  element: {
    board: "Tabuleiro",
    rack: "Suporte",
    players: "Jogadores",
    play: "Jogar",
    takeBack: "Recolher",
    shuffle: "Baralhar",
    sort: "Ordenar",
    exchange: "Trocar",
    exchangeNow: "Trocar estas",
    pass: "Passar",
    challenge: "Contestar",
    accept: "Aceitar",
    typedPlay: "Escreva uma jogada, por exemplo 8F HORN",
    lay: "Colocar",
    nameBlank: "Que letra representa a peça em branco?",
    askPass: "Passar a vez?",
    chooseWords: "Que palavras contesta?",
    cancel: "Cancelar",
    reveal: ({ name: player }) => `Mostrar as peças de ${player}`,
    bag: ({ tiles: left }) => `${tiles(left)} no saco`,
    player: ({ name: player, score, turn }) => `${player}: ${score}${turn ? ", a jogar" : ""}`,
    tile: ({ tile, points: worth, laid }) => `${name(tile)}, ${points(worth)}${laid ? ", no tabuleiro" : ""}`,
  },
  labels,
  moves,
  ends,
  adjustments,
};
