/**
 * The messages of the library in Portuguese.
 *
 * @module tilewright/messages/portuguese
 * @packageDocumentation
 */
import { counted, isBlankMark, mostText, namesOf, pointsOfEach, tileNames } from "../helpers.ts";
import type { BoardMessages, Messages, RecordMessages, ReplayMessages } from "../types/messages.ts";
import { whole } from "../whole.ts";
import { formOfTwo, type Grammar, written } from "../written.ts";

/** How Portuguese counts, and what it calls things. */
const grammar: Grammar = {
  form: formOfTwo,
  blank: "peça em branco",
  across: "na horizontal",
  down: "na vertical",
};

/** What games and boards say, in Portuguese. */
export const board: BoardMessages = /* @__PURE__ */ written<BoardMessages>(grammar, (by) => ({
  language: "pt",
  name: "Português",
  violations: {
    "no-tiles": "Não foi indicada nenhuma peça.",
    malformed: "{path}: esperado: {expected}; encontrado: {found}.",
    "off-board": "{squares:Há uma peça fora do tabuleiro.|Há # peças fora do tabuleiro.}",
    "on-hole": "Não há casa onde jogar em {squares e}.",
    "square-occupied": "Já há {squares:uma peça|peças} em {squares e}.",
    "square-repeated": "Foi colocada mais de uma peça em {squares e}.",
    "too-many-tiles": "No máximo {limit:uma peça|# peças} por jogada.",
    "too-few-tiles": "A primeira jogada tem de ter pelo menos {needed:# peça|# peças}.",
    "blank-without-letter":
      "Falta indicar {squares:a letra que a peça em branco em {squares e} representa|as " +
      "letras que as peças em branco em {squares e} representam}.",
    "unknown-letter": ({ letter, instead }) =>
      isBlankMark(letter)
        ? `"${letter}" não é uma letra. Uma peça em branco escreve-se { letter: "N", blank: true }, ou ` +
          "{ letter: null } até se escolher a sua letra."
        : `${letter} não é uma letra deste conjunto de peças${instead === undefined ? "" : `; ${instead} é`}.`,
    "not-in-line": "As peças de uma jogada têm de estar numa só linha ou numa só coluna.",
    gap: "Há {squares:um espaço vazio|espaços vazios} em {squares e}.",
    "start-not-covered": "A primeira jogada tem de cobrir {squares ou}.",
    "not-connected": "A jogada tem de tocar numa peça que já esteja no tabuleiro.",
    "not-on-rack": by("tile", {
      "?":
        "{played:É precisa|São precisas} {played:# peça em branco|# peças em branco}; o suporte {held?não " +
        "tem nenhuma|só tem {held}}.",
      other:
        "{played:É precisa|São precisas} {played:# peça|# peças} {tile}; o suporte {held?não tem " +
        "nenhuma|só tem {held}}.",
    }),
    "word-repeated": "{word} já foi jogada.",
    "invalid-word": "{word} não {labels?está no dicionário|é permitida: {labels.labels}}.",
    "not-your-turn": "Não é a sua vez.",
    "game-over": "A partida terminou.",
    stale: "A partida avançou desde que a viu.",
    "not-allowed": "Agora não é possível {moves.move}.",
    "unknown-player": "{found} não joga nesta partida. Há {players:# jogador|# jogadores}; o primeiro é 0.",
    "player-needed": "Vários jogadores podiam fazer isto: falta indicar qual.",
    "history-full": "A partida é longa demais para continuar. Só pode ser terminada.",
    "score-too-large": "A pontuação seria alta demais para ser contada.",
    "wrong-viewer": "Esta atualização foi feita para outra pessoa.",
    "bag-too-small": "Para isto o saco tem de ter {needed:uma peça|# peças}; {bag?está vazio|só tem {bag}}.",
    "too-many-exchanges": "Cada jogador só pode trocar {limit:uma vez|# vezes} por partida.",
    "wrong-points": "A jogada vale {points:# ponto|# pontos}, não {claimed}.",
    "nothing-to-challenge": "Não há agora nenhuma jogada que possa ser contestada.",
    "own-play": "Ninguém pode contestar nem aceitar a sua própria jogada.",
    "no-dictionary": "É preciso um dicionário para decidir se as palavras são válidas.",
    "no-such-word": "A jogada não tem uma palavra número {word+1} que ainda possa ser contestada.",
    "blank-mismatch": "Em {squares e} não há uma peça em branco que uma peça do suporte possa substituir.",
    "plays-remain": "Ainda é possível uma jogada.",
    "rack-too-full": ({ held, limit }) =>
      `O suporte tem ${counted(held, "peça", "peças")}, mas só ` +
      `${limit === 1 ? "é permitida" : "são permitidas"} ${limit}. ` +
      `Devolva primeiro ao saco ${held - limit === 1 ? "a que está" : "as que estão"} a mais (return-excess).`,
    "rack-unknown":
      "Primeiro é preciso indicar {players:o suporte do jogador {players+1}|os suportes dos " +
      "jogadores {players+1 e}}.",
  },
  scores: {
    bonus: "bónus ({tiles:# peça|# peças}): {points}",
    total: "total:",
  },
  picture: {
    size:
      "Um tabuleiro de {rows:# linha|# linhas} e {cols:# coluna|# colunas} {tiles?sem peças|com {tiles:# " +
      "peça|# peças}}.",
    premium: {
      letter: by("factor", { 2: "letra dupla", 3: "letra tripla", 4: "letra quádrupla", other: "letra ×{factor}" }),
      word: by("factor", {
        2: "palavra dupla",
        3: "palavra tripla",
        4: "palavra quádrupla",
        other: "palavra ×{factor}",
      }),
      letters: "só para {letters ou}",
      points: "só para peças que valem {points ou}",
      sticks: "conta de cada vez",
    },
  },
  board: {
    empty: "A primeira jogada tem de cobrir {squares ou}.",
    word:
      "{word} {direction} a partir de {square}{blanks?|, com {blanks:uma peça em branco|peças em branco} " +
      "como {blanks e}}.",
    alone: "{letter} sozinha em {square}{blank?|, uma peça em branco}.",
    premiumSquares: "{squares:Casa|Casas} {squares e}: {premium}.",
    lastPlay: "Última jogada: {player}, {words e}, {points:# ponto|# pontos}.",
  },
  draft: {
    at: {
      hole: "sem casa onde jogar",
      start: "casa inicial",
      empty: "vazia",
      unnamed: "uma peça em branco sem letra",
      blank: "uma peça em branco",
      laid: "a ser colocada",
    },
    direction: "Colocação {direction}.",
    picked: "{tile}: levantada.",
    "put-down": "{tile}: reposta.",
    laid:
      "{letter?Peça em branco em {square}. Que letra representa?|{letter}{blank?|, uma peça em branco,} " +
      "em {square}.}",
    "laid-play": "{tiles:# peça colocada|# peças colocadas} a partir de {square} {direction}.",
    named: "A peça em branco em {square} é {letter}.",
    moved: "{letter}: movida para {square}.",
    "taken-back": "De volta ao suporte: {tiles}.",
    rack: "Suporte: {tiles}.",
    exchange: by("tiles", {
      0: "Escolha as peças a trocar.",
      null: "Sem troca.",
      other: "Escolhidas para a troca: {tiles}.",
    }),
    "no-tile": by("letter", {
      "?": "O suporte já não tem nenhuma peça em branco.",
      other: "O suporte já não tem nenhuma peça {letter}.",
    }),
    "not-a-letter": "{text} não é uma letra deste jogo.",
    "square-taken": "Não se pode colocar nenhuma peça em {square}.",
    "nothing-laid": "Não foi colocada aí nenhuma peça.",
    unreadable: "Esperado: uma coordenada e uma palavra, por exemplo 8F HORN; encontrado: {text}.",
    score: "{words}: {points:# ponto|# pontos}.{invalid?| {invalid:Não está|Não estão} no dicionário: {invalid}.}",
  },
  news: {
    "drew-for-start": "",
    dealt: "",
    played: "{you?{player}|Você} jogou {words} e marcou {points:# ponto|# pontos}.",
    exchanged: "{you?{player}|Você} trocou {returned:# peça|# peças}.",
    passed: "{you?{player}|Você} passou a vez.",
    accepted: "{you?{player}|Você} não contesta.",
    resigned: "{you?{player}|Você} desistiu.",
    "turn-set": "",
    "turn-lost": "{you?{player}|Você} perdeu a vez.",
    challenged: by("upheld", {
      true:
        "{you?{player}|Você} contestou{invalid?: pelo menos uma palavra não é permitida|. {invalid:Não é " +
        "permitida|Não são permitidas}: {invalid}}.",
      other: by("cost", {
        "lose-turn":
          "{you?{player}|Você} contestou a jogada em vão: {words:a palavra é válida|as palavras são válidas}. " +
          "{you?{player}|Você} vai perder a vez.",
        other:
          "{you?{player}|Você} contestou a jogada em vão: {words:a palavra é válida|as palavras são " +
          "válidas}.{seconds?| Isso custa {seconds:# segundo|# segundos} no relógio.}",
      }),
    }),
    "phony-returned": "{you?{player}|Você} retira a jogada e perde {points:# ponto|# pontos}.",
    "blank-exchanged": "{you?{player}|Você} ficou com a peça em branco de {square} em troca de uma peça {letter}.",
    "rack-told": "",
    "excess-returned": "{you?{player}|Você} devolveu {tiles:# peça|# peças}.",
    adjusted: "{you?{player}|Para você}: {+points:# ponto|# pontos} ({adjustments.reason}{note?|, {note}}).",
    ended: "",
    decided: "{ruling?|Decisão: {ruling}.}",
    turn: "É a {you?vez de {player}|sua vez}.",
    waiting: "{you?A partida terminou, a menos que {players ou} conteste a jogada|Aceite a jogada ou conteste-a}.",
    over: by("you", {
      true:
        "A partida terminou: {ends.reason}. {winners?Você venceu|Você{winners: e|,} {winners e} venceram}." +
        "{score?| {score}.}",
      other: "A partida terminou: {ends.reason}.{winners?| {winners:Vence|Vencem} {winners e}.}{score?| {score}.}",
    }),
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
    challengeCosts: by("cost", {
      nothing: "Se todas as palavras contestadas forem válidas, isso não lhe custa nada.",
      "lose-turn": "Se todas as palavras contestadas forem válidas, você perde a vez.",
      "lose-game": "Se todas as palavras contestadas forem válidas, você perde a partida.",
      "lose-points":
        "Se todas as palavras contestadas forem válidas, você perde {seconds?|{seconds:# segundo|# segundos} " +
        "no relógio e }{points:# ponto|# pontos}{eachWord?| por palavra}.",
      "give-points":
        "Se todas as palavras contestadas forem válidas, {opponent} recebe {points:# ponto|# " +
        "pontos}{eachWord?| por palavra}{seconds?| e você perde {seconds:# segundo|# segundos} no relógio}.",
      time: "Se todas as palavras contestadas forem válidas, você perde {seconds:# segundo|# segundos} no relógio.",
    }),
    cancel: "Cancelar",
    reveal: "Mostrar as peças de {name}",
    bag: "{tiles:# peça|# peças} no saco",
    player: "{name}: {score}{turn?|, a jogar}",
    tile: "{tile}, {points:# ponto|# pontos}{laid?|, no tabuleiro}",
  },
  labels: {
    proper: "nome próprio",
    foreign: "estrangeirismo",
    abbreviation: "abreviatura",
    acronym: "acrónimo",
    affix: "afixo",
    hyphenated: "com hífen",
    apostrophe: "com apóstrofo",
    offensive: "ofensiva",
    archaic: "arcaísmo",
    slang: "gíria",
    vulgar: "grosseira",
  },
  moves: {
    play: "jogar",
    exchange: "trocar",
    pass: "passar",
    accept: "aceitar",
    resign: "desistir",
    challenge: "contestar",
    "exchange-blank": "trocar uma peça em branco",
    adjust: "corrigir os pontos",
    "tell-rack": "indicar um suporte",
    "return-excess": "devolver peças",
    "set-turn": "atribuir a vez",
    end: "terminar a partida",
  },
  ends: {
    out: "alguém colocou todas as suas peças",
    passes: "todos passaram",
    scoreless: "demasiados turnos sem pontos",
    turns: "todos jogaram os seus últimos turnos",
    "no-plays": "já não há nenhuma jogada",
    target: "alguém atingiu a meta de pontos",
    agreed: "os jogadores assim o combinaram",
    resigned: "só resta um jogador",
    "lost-challenge": "uma contestação falhou",
    time: "o tempo acabou",
    "lost-on-time": "o tempo foi excedido",
    late: "atraso",
    disqualified: "desclassificação",
    withdrawn: "desistência do torneio",
    adjudicated: "o resultado foi decidido pelo árbitro",
    aborted: "a partida foi interrompida sem resultado",
  },
  adjustments: {
    challenge: "contestação",
    rack: "peças restantes",
    time: "tempo",
    penalty: "penalização",
    correction: "correção",
    "as-recorded": "como foi registado",
  },
}));

/** What is said of records, texts and data, in Portuguese. */
export const records: RecordMessages = /* @__PURE__ */ written<RecordMessages>(grammar, (by) => ({
  remarks: {
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
    said: "encontrado: {found}, esperado: {expected}{hint?| ({hint})}",
    reasons: {
      "not-settled": by("points", {
        null: ["os pontos das peças restantes, para {name}", "nada para {name}"],
        other: ["{points} para {name}", "nada para {name}"],
      }),
      "no-settlement": ({ settled, unknown }) => [
        unknown.length > 0
          ? `${unknown.length === 1 ? "o suporte" : "os suportes"} de ${namesOf(unknown)}`
          : `os pontos das peças restantes (${pointsOfEach(settled)})`,
        "nada",
      ],
      "list-too-long": "no máximo {limit:# peça|# peças}",
      "rack-lacks": ({ tiles }) => `um suporte com ${tileNames(tiles, "uma peça em branco")}`,
      "other-rack": by("of", { line: "as peças do suporte, {rack}", other: "o suporte da jogada, {rack}" }),
      "tile-excess": ({ tiles }) =>
        `no máximo ${mostText(
          tiles,
          (n) => counted(n, "peça em branco", "peças em branco"),
          (n) => `${n} no tabuleiro`,
        )}`,
      "not-on-turn":
        "{turn?o fim da partida|{turn}}{missing?| (talvez falte uma jogada de {missing:# ponto|# pontos})}",
      "other-side": "{gain?alguém que conteste a jogada de {name}|{name}}",
      "no-play-before": "uma jogada de {name} imediatamente antes",
      "one-square-off": "{meant} (a casa ao lado: aí as palavras, os pontos e o total estão certos)",
      "after-slip":
        "uma jogada compatível com o tabuleiro ({plays:uma jogada não o é|# jogadas não o são}, " +
        "provavelmente por causa da linha {since})",
      "bag-too-small": "pelo menos {needed:# peça|# peças} no saco, que tem {bag}",
      "not-a-coordinate": "uma coordenada como 8H (na horizontal) ou H8 (na vertical)",
      "not-a-play": "uma coordenada e uma palavra, por exemplo 8F HORN",
      "no-square": "uma casa do tabuleiro, no máximo {last}",
      "too-many-blanks":
        "no máximo {limit:# peça em branco|# peças em branco}: as minúsculas são peças em " +
        "branco, as maiúsculas são peças com letra",
      word: by("fault", {
        brackets: "parênteses aos pares",
        "not-closed": ["um parêntese a fechar", "o fim da palavra"],
        "over-the-edge": "uma palavra que termine dentro do tabuleiro",
        "nothing-laid": "pelo menos uma peça que ainda não esteja no tabuleiro",
      }),
      "not-a-letter": "uma letra do conjunto de peças {tileSet}",
      misfit: "{lies?uma peça que já esteja|{lies}, que está} em {square}",
      "not-tiles": "peças do conjunto {tileSet}{most?|, no máximo {most} caracteres}",
      "not-a-cell": "uma peça do conjunto {tileSet}, ou um número",
      hole: "nenhuma peça num buraco do tabuleiro",
      "too-large": by("of", {
        gcg: by("unit", {
          bytes: ["uma partida registada de 4 MB no máximo", "um texto de {length} bytes"],
          other: ["uma partida registada de 4 MB no máximo", "um texto de {length} caracteres"],
        }),
        other: by("unit", {
          bytes: ["um histórico de partida de 4 MB no máximo", "um texto de {length} bytes"],
          other: ["um histórico de partida de 4 MB no máximo", "um texto de {length} caracteres"],
        }),
      }),
      "not-a-game": by("found", {
        "": by("of", {
          gcg: ["uma partida registada: linhas como >Ann: HORNEIA 8F HORN +14 14", "nada"],
          other: ["um histórico de partida em JSON, com jogadores e eventos", "nada"],
        }),
        other: by("of", {
          gcg: "uma partida registada: linhas como >Ann: HORNEIA 8F HORN +14 14",
          other: "um histórico de partida em JSON, com jogadores e eventos",
        }),
      }),
      encoding: "a codificação do ficheiro",
      line: by("want", {
        colon: "dois-pontos depois do nome do jogador",
        action: "uma jogada, uma troca, um passe ou um evento entre parênteses",
        score: "uma pontuação como +14",
        total: "um total como 14",
        mark: "uma linha que comece por # ou >",
      }),
      "too-long": by("of", {
        line: "uma linha de 16 384 caracteres no máximo",
        other: "um nome de 8 000 caracteres no máximo",
      }),
      "not-here": "algo que possa ter acontecido aqui",
      "no-such-player": "um destes: {names}",
      players: "uma partida de {needed:# jogador|# jogadores}, pois as regras fixam esse número de metas de pontos",
      repeated: "um só #{pragma}",
      "too-many": by("of", {
        players: "no máximo {most:# jogador|# jogadores}",
        other: "no máximo {most:# evento|# eventos}",
      }),
      unknown: by("of", { pragma: "um pragma do formato", other: "um campo de um histórico de partida" }),
      "tile-set": "um dos conjuntos de peças {known}",
      lexicon: "uma lista de palavras para o conjunto de peças {tileSet}",
      rules: by("of", {
        board: "um tabuleiro de nome conhecido, ou regras entregues com o texto",
        game: "o jogo habitual, ou regras entregues com o texto",
        "rack-size": "um número de peças",
        rules: "regras com que se possa jogar",
        bonus: "peças e pontos, por exemplo 7 50",
      }),
      "not-a-position": "linhas, suportes, pontuações e um número de turnos{most?|, no máximo {most} caracteres}",
      rows: ["{expected:# linha|# linhas}, como o tabuleiro das regras", "{found:# linha|# linhas}"],
      squares: "{expected:# casa|# casas}",
      scores: "{expected:# pontuação|# pontuações}, uma por cada suporte",
      number: by("of", { score: "uma pontuação", other: "um número de turnos" }),
      decision: "lost-on-time/late/disqualified/withdrawn/adjudicated/aborted; quem ganhou entre {players} jogadores",
      field: "{field}: {want}",
    },
    fields: {
      text: "texto",
      integer: "um número inteiro",
      texts: "uma lista de textos",
      integers: "uma lista de números inteiros",
      objects: "uma lista de objetos",
      beginning: "uma partida desde o início",
      "at-most": "no máximo {most}",
      "one-of": "um destes: {names}",
    },
    causes: {
      "not-added": "os pontos desta linha não foram somados?",
      "blank-counted":
        "{squares:a peça em branco foi contada como a sua letra?|as peças em branco foram contadas " +
        "como as suas letras?}",
      "blank-elsewhere": "a peça em branco em {at}, e não em {not}?",
      "bonus-forgotten": "sem o bónus de {points}?",
      "bonus-undue": "com um bónus de {points}, que não se dá por {tiles:# peça|# peças}?",
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
      play: ["um passe, pois é assim que se escreve", "{tiles?nada|{tiles}}"],
      tiles: by("declared", {
        null: ["um conjunto de peças cujo nome o programa conheça", "as peças do conjunto {tileSet}"],
        other: ["{declared}", "as peças do conjunto {tileSet}"],
      }),
      bonuses: ["nada", "{text}"],
      board: ["um tabuleiro de nome conhecido", "um tabuleiro de {cols} por {rows}"],
      "no-rack": ["peças do conjunto {tileSet}", "nada"],
      operation: ["{written}", "{text}"],
      "too-long": ["linhas, suportes, pontuações e um número de turnos, no máximo {most} caracteres", "{text}"],
      line: ["um campo de um histórico de partida", "{text}"],
      "too-many": ["no máximo {most} eventos", "{events} eventos"],
    },
  },
  problems: {
    codes: {
      type: by("type", {
        object: "um objeto",
        list: "uma lista",
        text: "um texto",
        number: "um número",
        integer: "um número inteiro",
        boolean: "true ou false",
        null: "null",
        bytes: "bytes",
      }),
      unreadable: by("type", { object: "um objeto que se possa ler", list: "uma lista que se possa ler" }),
      range: by("min", { null: "no máximo {max}", other: "{max?pelo menos {min}|de {min} a {max}}" }),
      choice: "{choices}",
      "unknown-key": "uma das chaves {keys}{newer?|; uma versão mais recente do tilewright talvez a conheça}",
      "too-large": by("of", {
        characters: "no máximo {most} caracteres",
        entries: "no máximo {most} elementos",
        values: "no máximo {most} elementos e propriedades ao todo",
        tiles: "no máximo {most} peças",
        set: "no máximo {most} peças ao todo",
        words: "no máximo {most} palavras",
        events: "no máximo {most} eventos{after? e turnos devidos|, depois de {after} outros}",
        nodes: ["no máximo {most} nós com nodeBits: {nodeBits}", "{found} nós"],
        beginnings: "no máximo {most} inícios de palavras",
      }),
      empty: by("of", {
        starts: ["pelo menos uma casa inicial", "nenhuma"],
        letters: ["pelo menos uma letra", "nenhuma"],
        prices: ["um preço para a primeira contestação falhada", "nenhum"],
        targets: ["uma meta de pontos para todos, ou uma para cada jogador", "nenhuma"],
        winners: ["pelo menos um vencedor", "nenhum"],
      }),
      repeated: by("of", {
        start: ["cada casa inicial uma vez", "uma casa duas vezes"],
        seat: "cada lugar uma vez",
        letter: "cada letra uma vez",
        bonus: "um bónus para cada número de peças",
        part: "o id de nenhuma outra secção",
      }),
      count: by("of", {
        rows: "{range} {max:linha|linhas}",
        squares: "{range} {max:casa|casas}",
        players: "{range} {max:jogador|jogadores}",
        spreads: "{range} {max:diferença|diferenças}",
        targets: "{range} {max:meta|metas} de pontos",
        commitments: "{range} {max:compromisso|compromissos}",
      }),
      conflict: by("why", {
        players: "pelo menos {limit}, o mínimo",
        "max-tiles": "no máximo {limit}, o maior número de peças de uma jogada",
        multiplies: "0, porque o bónus multiplica",
        "turns-after-bag": "outro valor: com turnsAfterBag ninguém termina a partida ao colocar todas as suas peças",
        "letters-and-points": ["ou letras ou pontos", "ambos, ou nenhum"],
        "first-play": "pelo menos {limit}, para uma primeira palavra",
        "no-neighbour": ["uma casa ao lado de uma livre, para uma primeira palavra", "nenhuma"],
        "few-tiles": "pelo menos {limit} peças, para uma primeira palavra e para cada jogador",
        "no-end": ["um fim para jogadores que só passam, como passesEach: 2", "nenhum"],
      }),
      "unknown-letter": "{mark?|{mark} ou }uma letra do conjunto de peças {tileSet}",
      letter: "de 1 a 8 caracteres na forma normal C, sem ? . ( ) [ ] / nem espaços",
      legend: by("of", { key: "um só carácter", other: "um carácter da legenda" }),
      hole: by("mark", {
        "": ["uma casa que não seja um buraco", "um buraco"],
        ".": ".: isto é um buraco",
        other: ["null: isto é um buraco", "uma peça"],
      }),
      hidden: "0: uma partida com uma semente não esconde peças",
      version: "{version}",
      json: by("of", {
        text: "um texto em JSON",
        other: "uma lista de peças colocadas, em JSON; parsePlay lê um texto como 8F HORN",
      }),
      reference: by("to", {
        event: "o índice de um evento anterior do tipo {type}",
        word: "o índice de uma de {words} palavras",
        playing: "um jogador que não tenha desistido",
        left: "um jogador que ainda esteja em jogo",
        "turn-owed": ["um turno devido por uma contestação falhada", "um que ninguém deve"],
        "turns-owed": "no máximo {most}, um por cada contestação falhada",
        over: "uma partida terminada: restam menos de dois jogadores",
      }),
      rack: by("tiles", {
        0: "uma lista vazia",
        null: "null: ninguém está a ver",
        other: "{found?as peças de quem está a ver|{tiles}}",
      }),
      root: by("reversed", {
        true: ["um ponteiro para uma primeira lista", "os seus bytes pela ordem inversa"],
        other: ["um ponteiro para uma primeira lista", "{hex}"],
      }),
      cycle: ["um caminho que termina", "um caminho de volta ao nó {found}"],
      truncated: by("of", {
        node: ["4 bytes por nó", "{found:# byte|# bytes}"],
        other: ["outro nó desta lista", "o fim do ficheiro"],
      }),
      arc: "um arco para um de {nodes} nós",
      "letter-number": "uma letra de 1 a {letters}",
      separator: by("of", {
        second: ["um separador em cada palavra", "outro a seguir"],
        end: ["letras depois do separador", "o fim de uma palavra"],
        other: ["só letras no DAWG", "um separador"],
      }),
      anagrams: ["palavras", "{found} anagramas, com as letras por ordem alfabética"],
      "dead-end": ["o fim de uma palavra, ou letras a seguir", "nem uma coisa nem outra"],
      order: "uma letra depois de {after}",
      hex: "64 algarismos hexadecimais em minúsculas",
      commitment: ["o segredo do compromisso {commitment}", "outro"],
      part: by("found", {
        records: ["as mesmas partidas que noutro relatório com uma secção {id}", "outras"],
        other: ["os mesmos números que noutro relatório com uma secção {id}", "outros"],
      }),
    },
    said: "esperado: {expected}; encontrado: {found}",
  },
  found: {
    list: "uma lista",
    object: "um objeto",
    "object-that-throws": "um objeto que dá erro ao ser lido",
    bigint: "um bigint",
    function: "uma função",
    symbol: "um símbolo",
  },
  findings: {
    reasons: {
      differs: "esperado: {expected}; encontrado: {found}",
      missing: "falta {due}, e {instead?não se segue nenhum evento|no seu lugar está {instead}}",
      "not-by-itself": "nada do que vem antes leva a {what}",
      "not-on-turn": "{turn?ninguém tem a vez, nem|quem tem a vez é {turn}, não} {player}",
      refused: "{what} é contra as regras: {violations}",
      "end-reason":
        "segundo as regras a partida {expected?não termina aqui, mas termina|termina " +
        "({ends.expected}), mas termina de outro modo} ({ends.found})",
      settlement: "para {player}, as peças restantes valem {expected:# ponto|# pontos}, e não {found:# ponto|# pontos}",
      "tile-total": "há {found:# peça|# peças}, e o conjunto tem {expected}",
      "tile-excess": "{tile} aparece {found:# vez|# vezes}, e no conjunto de peças {most:# vez|# vezes}",
      "rack-too-long": "no suporte há {found:# peça|# peças}, e as regras permitem {limit}",
      "not-in-bag": "o suporte tem {drawn}, e isto não pode ter vindo do saco: {tiles}",
      "not-written-down": "o que todos publicaram antes da partida não foi registado, por isso nada fica provado",
      "unknown-seed": "sem a semente não se pode verificar nenhum sorteio",
      "other-seed": "a semente não é feita destas condições e de um segredo de cada jogador e do servidor",
      "other-secret": "{owner} publicou o hash de outro segredo",
      chosen: "isto foi {agreed?escolhido, e estava combinado sorteá|sorteado, e estava combinado escolhê}-lo",
      "early-ruling": "{what} é uma decisão antes do fim, e muda todos os sorteios seguintes",
      gone: "antes {seen:tinha sido visto # evento|tinham sido vistos # eventos}, e há {found}",
      undone: "de {from:# evento|# eventos} foram anulados todos menos {to:o primeiro|os primeiros #}",
      "other-setup": "as regras, os nomes ou o dicionário já não são os mesmos",
      "not-in-log": "o registo termina depois de {seen:# evento|# eventos}, e a partida tem {found}",
      "broken-log": "as entradas do registo não dão o seu hash final",
    },
    words: {
      player: "o jogador {number}",
      server: "o servidor",
      nothing: "nada",
      hidden: "{hidden:# escondida|# escondidas}",
      and: "e",
    },
  },
  boardFindings: {
    "tile-excess": "{tile} aparece {found:# vez|# vezes}, e no conjunto de peças {most:# vez|# vezes}.",
    "too-few-tiles": "A primeira jogada tem de ter pelo menos {needed:# peça|# peças}.",
    "start-not-covered": "Nenhuma peça cobre {squares ou}.",
    "not-connected": "{squares:A peça|As peças} em {squares e} não {squares:toca|tocam} nas outras.",
    "word-repeated": "{word} está mais de uma vez no tabuleiro.",
    "no-tiles": "Não foi acrescentada nenhuma peça.",
    "tile-changed": "Em {squares e} {squares:está uma peça diferente da|estão peças diferentes das} de antes.",
    "tile-gone": "{squares:A peça|As peças} em {squares e} já não {squares:está|estão} lá.",
  },
}));

/** What is said of whole games, in Portuguese. */
export const replay: ReplayMessages = /* @__PURE__ */ written<ReplayMessages>(grammar, (by) => ({
  story: {
    play: "{name}: {play}{from?| (suporte {from})}, {points:# ponto|# pontos}",
    exchanged: "{name} troca {tiles}.",
    adjusted: "{name}: {+points:# ponto|# pontos} ({reason}).",
    letterPremium: "{square} {premium}: em {word}, {letter} conta {points}, não {value}",
    wordPremium: "{square} {premium}: {word} multiplica-se por {factor}",
  },
  events: {
    dealt: "",
    exchanged: "{player} troca {returned:# peça|# peças}.",
    passed: "{player} passa a vez.",
    resigned: "{player} desiste.",
    "turn-set": "",
    "turn-lost": "{player} perde a vez.",
    challenged: by("upheld", {
      true:
        "{player} contesta{invalid?: pelo menos uma palavra não é permitida| {invalid}: {invalid:não " +
        "permitida|não permitidas}}.",
      other: "{player} contesta em vão.",
    }),
    "phony-returned": "{player} retira a jogada: menos {points:# ponto|# pontos}, {score} ao todo.",
    "blank-exchanged": "{player} fica com uma peça em branco em troca de {letter}.",
    "rack-told": "",
    "excess-returned": "{player} devolve as peças a mais.",
  },
  sheet: {
    exchange: "troca {tiles}",
    pass: "passa",
    missesTurn: "perde a vez",
    doesNotFit: "não pode ficar aí",
    takenOff: "retirada",
    unplayedTiles: "peças restantes",
    total: "total",
  },
  page: {
    turn: "Turno",
    showTurn: "Mostrar o turno {turn}",
    oneTurn: "Turno {turn}",
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
    won: "{name} ganhou.",
    tie: "Empate.",
    nobodyWon: "Ninguém ganhou.",
    notOver: "A partida ainda não terminou.",
    disagree: "Onde o registo e as regras não coincidem",
    place: "Linha {line}, coluna {column}",
    keys: "Com as setas para a esquerda e para a direita passa-se de um turno para o outro.",
    madeFrom:
      "Página criada com tilewright{file?| a partir de {file}}. Pontos contados de novo segundo as " +
      "regras {rules}.",
  },
}));

/** Everything in Portuguese. */
export const portugueseMessages: Messages = /* @__PURE__ */ whole(board, records, replay);
