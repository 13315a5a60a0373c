// Laying tiles (P1-P10, C1-C10, T0, T1).
import { afterPlay } from "./ending.ts";
import { faultsOnBoard, rackHolds, tilesOf } from "./placement.ts";
import type { Fact, Said } from "./said.ts";
import { pointsOfPlay } from "./score.ts";
import type { Dictionary, Laid, Move, Rules } from "./shapes.ts";
import { placeOf } from "./squares.ts";
import { put, seatOf, type Table, take } from "./table.ts";
import { type Run, wordsOf } from "./words.ts";

type Play = Extract<Move, { type: "play" }>;

/** Every violation of a play by the player on turn. */
export function faultsOfPlay(table: Table, by: number, move: Play, said: Said): string[] {
  const { rules, board } = table;
  if (move.placements.length === 0) return ["no-tiles"];
  const seat = seatOf(table, by);
  const faults = faultsOnBoard(rules, board, move.placements);
  const sound = faults.length === 0;
  const inHand = rackHolds(rules, seat.rack, move.placements);
  if (!inHand) faults.push("not-on-rack");
  const tooFull = table.drawnByHand && seat.rack.length > rules.rackSize;
  if (tooFull) faults.push("rack-too-full");
  if (!sound) return faults;

  const laid = asLaid(move);
  const words = wordsOf(rules.layout, board, laid);
  if (move.points !== undefined && move.points !== pointsOfPlay(rules, words, laid.length)) faults.push("wrong-points");
  if (rules.wordCheck === "on-play" && inHand && !tooFull) {
    const { dictionary } = said;
    if (dictionary === undefined) faults.push("no-dictionary");
    else if (!words.every((word) => isAcceptable(rules, dictionary, lettersOf(word)))) faults.push("invalid-word");
  }
  return faults;
}

/** Lays the tiles, counts, draws, opens the window of challenge and gives the turn on. */
export function carryOutPlay(table: Table, by: number, move: Play, said: Said, facts: Fact[]): void {
  const { rules } = table;
  const seat = seatOf(table, by);
  const laid = asLaid(move);
  const words = wordsOf(rules.layout, table.board, laid);
  const points = pointsOfPlay(rules, words, laid.length);

  take(seat.rack, tilesOf(rules, laid));
  for (const tile of laid) table.board[placeOf(rules.layout, tile)] = { letter: tile.letter, blank: tile.blank };
  seat.score += points;
  const drawn = draw(table, by, Math.min(table.bag.length, Math.max(0, rules.rackSize - seat.rack.length)), said);
  const texts = words.map((word) => ({ text: lettersOf(word).join(""), letters: lettersOf(word) }));
  facts.push({ type: "played", player: by, points, words: texts.map((word) => word.text) });

  table.openPlay = { by, laid, words: texts, points, drawn, judged: [], scorelessBefore: table.scorelessTurns };
  table.scorelessTurns = points === 0 ? table.scorelessTurns + 1 : 0;
  for (const each of table.seats) each.passesInRow = 0;
  afterPlay(table, by, said.canPlay, facts);
}

/** Moves the tiles that were drawn from the bag to a rack, after making sure that they can have been. */
export function draw(table: Table, by: number, count: number, said: Said): readonly string[] {
  const drawn = said.drawn ?? [];
  if (drawn.length !== count) throw new Error(`${count} tiles are to be drawn, not ${drawn.length}`);
  take(table.bag, drawn);
  put(seatOf(table, by).rack, drawn);
  return drawn;
}

/** Whether the dictionary has a word under at least one entry without a forbidden label (D26). */
export function isAcceptable(rules: Rules, dictionary: Dictionary, letters: readonly string[]): boolean {
  const word = letters.join("");
  if (!dictionary.has(word, letters)) return false;
  const entries = dictionary.labels?.(word, letters) ?? [];
  return (
    entries.length === 0 || entries.some((labels) => !labels.some((label) => rules.forbiddenLabels.includes(label)))
  );
}

function lettersOf(word: Run): string[] {
  return word.parts.map((part) => part.letter);
}

function asLaid(move: Play): Laid[] {
  return move.placements.map(({ row, col, letter, blank }) => ({
    row,
    col,
    letter: letter as string,
    blank: blank === true,
  }));
}
