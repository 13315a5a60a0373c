import type { Premium } from "../../board/premium.ts";
import type { Tile } from "../../tiles/tile.ts";
import { counted, listed, premiumText, tileName, tileNames } from "../helpers.ts";
import type { Words } from "../types/words.ts";

export const tiles = (count: number): string => counted(count, "peça", "peças");
export const points = (count: number): string => counted(count, "ponto", "pontos");
export const blanks = (count: number): string => counted(count, "peça em branco", "peças em branco");
export const name = (tile: Tile): string => tileName(tile, "peça em branco");
export const names = (all: readonly Tile[]): string => tileNames(all, "peça em branco");
export const times = (factor: number): string => ({ 2: "dupla", 3: "tripla", 4: "quádrupla" })[factor] ?? `×${factor}`;
export const premium = (square: Premium): string =>
  premiumText(square, {
    letter: (factor) => `letra ${times(factor)}`,
    word: (factor) => `palavra ${times(factor)}`,
    or: (texts) => listed(texts, "ou"),
    letters: (letters) => `só para ${letters}`,
    points: (points) => `só para peças que valem ${points}`,
    sticks: "conta de cada vez",
  });
export const direction = { across: "na horizontal", down: "na vertical" };
/** What a move is called where it is not allowed. */
export const moves: Words["moves"] = {
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
};
/** Labels of words that may not be played. */
export const labels: Words["labels"] = {
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
};
/** Why a game is over. */
export const ends: Words["ends"] = {
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
};
/** Why points were adjusted. */
export const adjustments: Words["adjustments"] = {
  challenge: "contestação",
  rack: "peças restantes",
  time: "tempo",
  penalty: "penalização",
  correction: "correção",
  "as-recorded": "como foi registado",
};
