import type { Board, Dictionary, PlayRules } from "../shapes.ts";
import { squareAt, tileAt } from "../squares.ts";
import type { Direction, FoundWord } from "./shapes.ts";

/** The words of a board: from each square on, as long as it goes, where no tile stands before and one stands after. */
export function wordsOn(rules: PlayRules, board: Board, dictionary?: Dictionary): FoundWord[] {
  return [...wordsIn("across", rules, board, dictionary), ...wordsIn("down", rules, board, dictionary)];
}

function wordsIn(direction: Direction, rules: PlayRules, board: Board, dictionary?: Dictionary): FoundWord[] {
  const { layout, tileSet } = rules;
  const [down, right] = direction === "across" ? [0, 1] : [1, 0];
  const squares = board.map((_, index) => squareAt(layout, index));
  if (direction === "down") squares.sort((one, other) => one.col - other.col || one.row - other.row);
  const words: FoundWord[] = [];
  for (const { row, col } of squares) {
    const tileFrom = (steps: number) => tileAt(layout, board, { row: row + down * steps, col: col + right * steps });
    if (tileFrom(-1) !== null || tileFrom(0) === null || tileFrom(1) === null) continue;
    const letters: FoundWord["letters"][number][] = [];
    for (let steps = 0, tile = tileFrom(0); tile !== null; tile = tileFrom(++steps))
      letters.push({ row: row + down * steps, col: col + right * steps, letter: tile.letter, blank: tile.blank });
    const word = letters.map(({ letter }) => letter).join("");
    let points = 0;
    for (const { letter, blank } of letters)
      points += blank ? tileSet.blanks.points : tileSet.letters.find((line) => line.letter === letter)!.points;
    words.push({ word, direction, letters, points, ...verdictOn(rules, word, letters, dictionary) });
  }
  return words;
}

/** A word is good if the dictionary has it, unless each of its entries has a label that is forbidden. */
function verdictOn(
  { forbiddenLabels }: PlayRules,
  word: string,
  letters: FoundWord["letters"],
  dictionary?: Dictionary,
): Pick<FoundWord, "status" | "labels"> {
  if (dictionary === undefined) return { status: "unchecked", labels: [] };
  const spelled = letters.map(({ letter }) => letter);
  if (!dictionary.has(word, spelled)) return { status: "invalid", labels: [] };
  const entries = dictionary.labels?.(word, spelled) ?? [];
  const forbidden = (labels: readonly string[]) => labels.filter((label) => forbiddenLabels.includes(label));
  const free = entries.length === 0 || entries.some((labels) => forbidden(labels).length === 0);
  return free
    ? { status: "valid", labels: [] }
    : { status: "invalid", labels: [...new Set(entries.flatMap(forbidden))] };
}
