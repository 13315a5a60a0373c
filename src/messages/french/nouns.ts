import type { Premium } from "../../board/premium.ts";
import type { Tile } from "../../tiles/tile.ts";
import { countedFromTwo as counted, listed, premiumText, tileName, tileNames } from "../helpers.ts";
import type { Words } from "../types/words.ts";

export const tiles = (count: number): string => counted(count, "jeton", "jetons");
export const points = (count: number): string => counted(count, "point", "points");
export const jokers = (count: number): string => counted(count, "joker", "jokers");
export const name = (tile: Tile): string => tileName(tile, "joker");
export const names = (all: readonly Tile[]): string => tileNames(all, "joker");
export const times = (factor: number): string =>
  ({ 2: "double", 3: "triple", 4: "quadruple" })[factor] ?? `${factor} fois`;
export const premium = (square: Premium): string =>
  premiumText(square, {
    letter: (factor) => `lettre compte ${times(factor)}`,
    word: (factor) => `mot compte ${times(factor)}`,
    or: (texts) => listed(texts, "ou"),
    letters: (letters) => `seulement pour ${letters}`,
    points: (points) => `seulement pour les jetons valant ${points}`,
    sticks: "compte à chaque fois",
  });
export const direction = { across: "horizontalement", down: "verticalement" };
/** What a move is called where it is not allowed. */
export const moves: Words["moves"] = {
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
};
/** Labels of words that may not be played. */
export const labels: Words["labels"] = {
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
};
/** Why a game is over. */
export const ends: Words["ends"] = {
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
};
/** Why points were adjusted. */
export const adjustments: Words["adjustments"] = {
  challenge: "contestation",
  rack: "jetons restants",
  time: "temps",
  penalty: "pénalité",
  correction: "correction",
  "as-recorded": "selon la transcription",
};
